import CardGameViews
import UIKit

/// Plays a few touches on both screens, with the stub's buttons, and stops at the first that is not
/// shown as it should be.
@main
@MainActor
enum Main {
  static func main() {
    let own = CardGameViewController()
    own.buttons = (0..<12).map { _ in UIButton() }
    own.viewDidLoad()
    own.cardTapped(own.buttons[0])
    expect(own.buttons[0].title(for: .normal) == "A♠", "UIKit's own method reads what was set.")
    expect(own.buttons[0].backgroundImage(for: .normal) == .cardFront, "A picture's name is kept.")
    expect(own.buttons[1].backgroundImage(for: .disabled) == .cardBack, "So UIKit falls back.")
    own.cardTapped(own.buttons[1])
    expect(own.score.text == "Score: 14" && !own.buttons[1].isEnabled, "Aces match.")

    let table = TableViewController()
    table.buttons = (0..<12).map { _ in UIButton() }
    table.viewDidLoad()
    table.cardTapped(table.buttons[11])
    expect(table.score.text == "Score: -1", "The kit's controller plays on UIKit's buttons.")
    expect(table.buttons[11].backgroundImage(for: .normal) == .cardFront, "And shows the card.")

    let button = UIButton()
    for mode in CardImage.RenderingMode.allCases {
      let picture = CardImage.cardBack.withRenderingMode(mode)
      button.setImage(picture, for: .selected)
      expect(button.image(for: .selected) == picture, "The rendering mode \(mode) is kept.")
    }
    button.setImage(CardImage.transparent, for: .normal)
    expect(button.image(for: .normal) == CardImage.transparent, "A transparent picture is empty.")
    button.setImage(CardImage(named: "nowhere"), for: .normal)
    expect(button.image(for: .normal) == UIImage?.none, "A picture that is not found is none.")
    button.setImage(UIImage(named: "cardback"), for: .normal)
    expect(button.image(for: .normal) == CardImage?.none, "The app's own picture has no name.")
    let card: any CardButton = button
    card.setAttributedTitle(CardText("A♥", color: .red), for: .normal)
    expect(button.attributedTitle(for: .normal)?.string == "A♥", "Words with a colour are kept.")
    expect(card.attributedTitle(for: .selected)?.color == .red, "And so is the colour.")
    card.alpha = 0.25
    expect(button.alpha == 0.25 && card.alpha == 0.25, "How opaque it is, is one number.")
    card.backgroundColor = CardColor(named: "felt")
    expect(card.backgroundColor == CardColor(named: "felt"), "A colour of the app's is kept.")
    card.addAction(CardAction { $0.isSelected = true }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expect(button.isSelected, "An action is done at a touch.")
    let slider: any CardSlider = UISlider()
    slider.value = 0.5
    let toggle: any CardSwitch = UISwitch()
    toggle.isOn = true
    expect(slider.value == 0.5 && toggle.isOn, "A slider and a switch are as they are.")
    let alert = UIAlertController(
      CardAlert(title: "Over", message: nil, actions: [.init(title: "Deal") { card.tag = 7 }]))
    alert.actions[0].handler?(alert.actions[0])
    expect(button.tag == 7, "A button of an alert does what it is for.")
    print("The two screens play as they should.")
  }

  private static func expect(_ isTrue: Bool, _ sentence: String) {
    precondition(isTrue, sentence)
  }
}
