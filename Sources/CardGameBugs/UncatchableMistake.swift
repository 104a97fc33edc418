/// A mistake that nothing which looks on from outside can catch, and why not.
///
/// ```swift
/// for mistake in Gallery.notCatchable { print(mistake.id, mistake.why) }
/// // lang-if-equals-super Swift does not compile it: …
/// ```
public struct UncatchableMistake: Identifiable, Hashable, Sendable {
  /// The mistake's stable name, in lower case with hyphens.
  public let id: String

  /// What the mistake is, in one line.
  public let title: String

  /// Why nothing can catch it, in whole sentences.
  public let why: String
}

extension Gallery {
  /// The mistakes of other languages that cannot be made here, or show nothing when they are.
  public static let notCatchable: [UncatchableMistake] = [
    UncatchableMistake(
      id: "lang-if-equals-super", title: "A comparison stands where an assignment was meant",
      why: """
        It shows nothing: the object is the same one either way, so that everything works. Swift does \
        not compile it, and other compilers warn of it.
        """),
    UncatchableMistake(
      id: "lang-view-tag-as-pointer", title: "An object's address is kept in a button's tag",
      why: """
        Whether it crashes depends on what else lies in memory, and so on nothing that a script could \
        repeat. Swift has no way back from a number to an object but an unsafe one that says so.
        """),
  ]
}
