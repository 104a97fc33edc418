import CardGameViews
import UIKit

/// What any app writes: none of it may become ambiguous, or mean something else, beside the kit.
@MainActor
func ordinaryCalls(on button: UIButton) {
  button.setTitle("x", for: .normal)
  button.setTitle(nil, for: .normal)
  button.setTitle("x", for: [.selected, .disabled])
  button.setTitle("x", for: .focused)
  button.setImage(UIImage(named: "x"), for: .normal)
  button.setImage(nil, for: .normal)
  button.setImage(UIImage(named: "x")?.withRenderingMode(.alwaysOriginal), for: .highlighted)
  button.setBackgroundImage(UIImage(named: "x"), for: .normal)
  button.setBackgroundImage(nil, for: .selected)
  button.isEnabled = button.title(for: .normal) != nil
  button.isSelected = button.image(for: .normal) == nil
  button.isHidden = button.backgroundImage(for: .selected) == nil

  button.setAttributedTitle(
    NSAttributedString(string: "A♥", attributes: [.foregroundColor: UIColor.red]), for: .normal)
  button.setAttributedTitle(nil, for: .selected)
  button.alpha = button.attributedTitle(for: .normal) == nil ? 1 : 0.5
  button.backgroundColor = .red
  button.backgroundColor = nil
  button.titleLabel?.text = "x"
  button.addAction(UIAction { _ in }, for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  let color = button.backgroundColor
  let label = UILabel()
  label.attributedText = NSAttributedString(string: "x")
  print(color ?? .clear, label.attributedText?.string ?? "", button.tag)

  let title = button.title(for: .normal)
  let image = button.image(for: .normal)
  let background: UIImage? = button.backgroundImage(for: .normal)
  let images: [UIImage?] = [image, background]
  print(title ?? "", images.count)
}

/// What the kit adds: its pictures and its states, on the same button.
@MainActor
func kitCalls(on button: UIButton) {
  button.setTitle("A♠", for: ControlState.normal)
  button.setImage(.transparent, for: .normal)
  button.setBackgroundImage(.cardFront, for: .normal)
  button.setBackgroundImage(CardImage(named: "cardback"), for: [.selected, .disabled])
  let background: CardImage? = button.backgroundImage(for: .normal)
  let card: any CardButton = button
  card.setTitle("A♠", for: .normal)
  card.setImage(nil, for: .normal)
  card.setAttributedTitle(CardText("A♥", color: .red), for: .normal)
  card.alpha = 0.5
  card.backgroundColor = .white
  card.addAction(CardAction { $0.isSelected = true }, for: .touchUpInside)
  print(background == .cardFront, card.title(for: .normal) ?? "")
}
