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
        let button = make()
        button.setTitle("A♠", for: .normal)
        button.setTitle("gone", for: .disabled)
        button.setBackgroundImage(.cardFront, for: .normal)
        button.setBackgroundImage(.cardBack, for: .disabled)
        let both: ControlState = [.selected, .disabled]
        for (state, title, picture) in [
          (ControlState.normal, "A♠", CardImage.cardFront), (.disabled, "gone", .cardBack),
          (.selected, "A♠", .cardFront), (both, "A♠", .cardFront),
        ] {
          let shown = (button.title(for: state), button.backgroundImage(for: state))
          guard shown == (title, picture) else {
            return "With a title and a background for .normal and others for .disabled, the state "
              + "\(state) should have \(title) on \(picture.name) and has \(button.values(in: state))."
          }
        }
        button.setTitle(nil, for: .disabled)
        return button.title(for: .disabled) == "A♠"
          ? nil : "After taking the title for .disabled away, it should be that of .normal again."
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
