#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CardText {
    /// UIKit's words of one colour.
    var attributedString: NSAttributedString {
      NSAttributedString(
        string: string, attributes: color.map { [.foregroundColor: $0.uiColor] } ?? [:])
    }

    /// Takes the words and the colour of the first of them.
    init?(_ words: NSAttributedString?) {
      guard let words else { return nil }
      let color =
        words.length > 0
        ? words.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
      self.init(words.string, color: CardColor(color))
    }
  }

  extension CardColor {
    private static let known: [(CardColor, UIColor)] = [
      (.black, .black), (.white, .white), (.red, .red), (.clear, .clear),
    ]

    /// UIKit's colour, or else the app's of this name; black when there is none.
    var uiColor: UIColor {
      Self.known.first { $0.0 == self }?.1 ?? UIColor(named: name) ?? .black
    }

    /// Finds out which colour this is; one that this library does not know has UIKit's own words.
    init?(_ color: UIColor?) {
      guard let color else { return nil }
      self = Self.known.first { $0.1 == color }?.0 ?? CardColor(named: "\(color)")
    }
  }
#endif
