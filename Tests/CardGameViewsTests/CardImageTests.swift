import CardGameViews
import Testing

@Suite("Card image")
struct CardImageTests {
  @Test("A picture is its name, its rendering mode and whether anything of it is seen")
  func identity() {
    #expect(CardImage(named: "cardback") == .cardBack)
    #expect(CardImage.cardBack != .cardFront)
    #expect(CardImage.cardBack.withRenderingMode(.alwaysOriginal) != .cardBack)
    #expect(CardImage(named: "cardback", isTransparent: true) != .cardBack)
    #expect(CardImage.transparent.isTransparent && !CardImage.cardFront.isTransparent)
  }

  @Test("Another rendering mode makes a copy and keeps the rest")
  func renderingMode() {
    let image = CardImage.transparent
    let copy = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    #expect(copy.renderingMode == .alwaysTemplate && copy.isTransparent)
    #expect(copy.withRenderingMode(.automatic) == image)
  }
}
