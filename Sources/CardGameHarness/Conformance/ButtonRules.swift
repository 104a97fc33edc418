public import CardGameViews

/// A rule for a button of one's own: the subject makes a new one.
///
/// ```swift
/// @Test(arguments: ButtonRule.all)
/// func button(rule: ButtonRule) { expectRule(rule, of: { MyButton() }) }
/// ```
public typealias ButtonRule = ConformanceRule<() -> any CardButton>

extension ConformanceRule where Subject == () -> any CardButton {
  /// What every button must do, as UIKit's does.
  public static var all: [ButtonRule] {
    [
      ButtonRule(
        DiagnosisCode("button-begins-otherwise"),
        "A new button is enabled, not selected and not hidden",
        reason: "A controller that changes nothing of it leaves a button that can be touched.",
        advice: "var isEnabled = true, var isSelected = false, var isHidden = false"
      ) { make in
        let button = make()
        guard button.isEnabled, !button.isSelected, !button.isHidden else {
          return "A new button has isEnabled \(button.isEnabled), isSelected \(button.isSelected), "
            + "isHidden \(button.isHidden)."
        }
        return nil
      },
      ButtonRule(
        DiagnosisCode("button-forgets"),
        "What is set on a button for the normal state is read back",
        reason: "Whoever draws the button asks it for what was set; so does a person's touch.",
        advice: "Keep a value for each of title, image and background image."
      ) { make in
        let button = make()
        button.setTitle("A♠", for: .normal)
        button.setImage(.transparent, for: .normal)
        button.setBackgroundImage(.cardFront, for: .normal)
        let isKept =
          button.title(for: .normal) == "A♠" && button.image(for: .normal) == .transparent
          && button.backgroundImage(for: .normal) == .cardFront
        guard isKept else {
          return "After setting the title A♠, the image transparent and the background image "
            + "cardfront, the button has \(button.values(in: .normal))."
        }
        return nil
      },
      ButtonRule(
        DiagnosisCode("button-keeps-the-old"),
        "Setting nothing takes away what was set for the normal state",
        reason: "A card that is turned down must lose its title.",
        advice: "Let nil remove the value, and an empty title be empty."
      ) { make in
        let button = make()
        button.setTitle("A♠", for: .normal)
        button.setImage(.transparent, for: .normal)
        button.setBackgroundImage(.cardFront, for: .normal)
        button.setTitle(nil, for: .normal)
        button.setImage(nil, for: .normal)
        button.setBackgroundImage(nil, for: .normal)
        let isGone =
          (button.title(for: .normal) ?? "").isEmpty && button.image(for: .normal) == nil
          && button.backgroundImage(for: .normal) == nil
        return isGone
          ? nil
          : "After setting title, image and background image to nil, the button has "
            + "\(button.values(in: .normal))."
      },
      ButtonRule(
        DiagnosisCode("button-slots-mixed"), "Title, image and background image are kept apart",
        reason: "The picture in front pushes the title out; the one behind does not.",
        advice: "Three properties, none of which sets another."
      ) { make in
        let setters: [(any CardButton) -> Void] = [
          { $0.setTitle("A♠", for: .normal) }, { $0.setImage(.cardFront, for: .normal) },
          { $0.setBackgroundImage(.cardFront, for: .normal) },
        ]
        for (changed, set) in setters.enumerated() {
          let button = make()
          let before = button.values(in: .normal)
          set(button)
          let after = button.values(in: .normal)
          for slot in 0..<3 where slot != changed && before.slots[slot] != after.slots[slot] {
            return "Setting the \(Values.names[changed]) has changed the \(Values.names[slot])."
          }
        }
        return nil
      },
      ButtonRule(
        DiagnosisCode("button-ignores-states"),
        "A state has what was set for it, or else what the normal state has",
        reason: "As in UIKit: a matched card may have a title of its own while it is disabled.",
        advice:
          "values[state] ?? values[.normal], with [.selected, .disabled] as a state of its own"
      ) { make in
        for slot in ButtonSlot.all where slot.isKept(by: make()) {
          for state in ControlState.others {
            if let words = slot.violation(of: state, on: make()) { return words }
          }
        }
        let button = make()
        button.setTitle("A♠", for: .normal)
        button.setTitle("", for: .disabled)
        return (button.title(for: .disabled) ?? "").isEmpty
          ? nil
          : "With the title A♠ for .normal and an empty one for .disabled, the title for "
            + ".disabled should be empty and is \(button.title(for: .disabled) ?? "nil")."
      },
      ButtonRule(
        DiagnosisCode("button-flags-mixed"),
        "Enabled, selected and hidden are kept, each by itself",
        reason:
          "A disabled button swallows touches, a hidden one cannot be seen; one is not the other.",
        advice: "Three stored properties."
      ) { make in
        let flags: [ButtonFlag] = [
          .init("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
          .init("isSelected", { $0.isSelected }, { $0.isSelected = $1 }),
          .init("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
        ]
        for flag in flags {
          let button = make()
          for value in [!flag.get(button), flag.get(button)] {
            let others = flags.filter { $0.name != flag.name }
            let before = others.map { $0.get(button) }
            flag.set(button, value)
            if flag.get(button) != value {
              return "After setting \(flag.name) to \(value), it is \(!value)."
            }
            if let changed = zip(others, before).first(where: { $0.0.get(button) != $0.1 }) {
              return "Setting \(flag.name) has changed \(changed.0.name)."
            }
          }
        }
        return nil
      },
    ]
  }
}

/// A property of a button that is true or false.
private struct ButtonFlag {
  let name: String
  let get: (any CardButton) -> Bool
  let set: (any CardButton, Bool) -> Void

  init(
    _ name: String, _ get: @escaping (any CardButton) -> Bool,
    _ set: @escaping (any CardButton, Bool) -> Void
  ) {
    self.name = name
    self.get = get
    self.set = set
  }
}

/// A title or a picture of a button, which can be set for every state.
private struct ButtonSlot {
  let name: String
  /// Three values that can be told apart.
  let values: [String]
  let get: (any CardButton, ControlState) -> String?
  let set: (any CardButton, String?, ControlState) -> Void

  static var all: [ButtonSlot] {
    [
      ButtonSlot(
        name: "title", values: ["A♠", "gone", "K♦"],
        get: { $0.title(for: $1) }, set: { $0.setTitle($1, for: $2) }),
      ButtonSlot(
        name: "image", values: pictures,
        get: { $0.image(for: $1)?.name },
        set: { $0.setImage($1.map { CardImage(named: $0) }, for: $2) }),
      ButtonSlot(
        name: "background image", values: pictures,
        get: { $0.backgroundImage(for: $1)?.name },
        set: { $0.setBackgroundImage($1.map { CardImage(named: $0) }, for: $2) }),
    ]
  }

  private static let pictures = [CardImage.cardFront.name, CardImage.cardBack.name, "third"]

  /// Whether a button keeps the value for the normal state, which another rule is about.
  func isKept(by button: any CardButton) -> Bool {
    set(button, values[0], .normal)
    return get(button, .normal) == values[0]
  }

  /// Sets the slot for the normal state, for another, for the normal one again, and takes the other away.
  func violation(of state: ControlState, on button: any CardButton) -> String? {
    let steps: [(words: String, value: String?, state: ControlState, normal: Int, own: Int)] = [
      ("setting \(values[0]) for .normal", values[0], .normal, 0, 0),
      ("then \(values[1]) for \(state)", values[1], state, 0, 1),
      ("then \(values[2]) for .normal", values[2], .normal, 2, 1),
      ("then nil for \(state)", nil, state, 2, 2),
    ]
    var done: [String] = []
    for step in steps {
      set(button, step.value, step.state)
      done.append(step.words)
      for asked in [.normal] + ControlState.others {
        let expected = values[asked == state ? step.own : step.normal]
        let shown = get(button, asked)
        if shown != expected {
          return "After \(done.joined(separator: ", ")), the \(name) for \(asked) should be "
            + "\(expected) and is \(shown ?? "nil")."
        }
      }
    }
    return nil
  }
}

extension ControlState {
  /// Some states besides the normal one, each of them a state of its own.
  fileprivate static let others: [ControlState] = [
    .disabled, .selected, .highlighted, [.selected, .disabled], [.selected, .highlighted],
  ]
}

/// What a button has in a state.
private struct Values: CustomStringConvertible {
  static let names = ["title", "image", "background image"]
  let slots: [String?]

  var description: String {
    zip(Self.names, slots).map { "\($0) \($1 ?? "nil")" }.joined(separator: ", ")
  }
}

extension CardButton {
  fileprivate func values(in state: ControlState) -> Values {
    Values(slots: [title(for: state), image(for: state)?.name, backgroundImage(for: state)?.name])
  }
}
