/// What is tested by rules of its own, and knows which.
///
/// It lets each kind of `ConformanceRule` list them as `all`.
public protocol RuleSubject {
  /// The rules that everything of this kind must keep.
  static var rules: [ConformanceRule<Self>] { get }
}

extension ConformanceRule where Subject: RuleSubject {
  /// What everything of the subject's kind must do.
  public static var all: [ConformanceRule<Subject>] { Subject.rules }
}
