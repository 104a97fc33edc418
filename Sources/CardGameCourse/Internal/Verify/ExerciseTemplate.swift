/// The files of an exercise that is still to be written.
///
/// They are about something small that everybody understands, the number of cards in a pack, so that
/// an author sees how the parts belong together and replaces one after the other.
struct ExerciseTemplate {
  let exercise: Exercise

  private var name: String { exercise.files[0].split(separator: ".").first.map(String.init) ?? "" }
  private var mark: String { ExerciseTexts.mark }
  private static let expectations = "CardGameTesting"
  private static let check = "A pack has as many cards as ranks times suits"

  /// The files of its attempts by their paths in the folder of those.
  var attempts: [String: String] {
    [
      "Constant/\(exercise.files[0])": source("    return 52"),
      "Attempts.json": listOfAttempts,
    ]
  }

  /// The files by their paths in the folder of the exercise.
  var files: [String: String] {
    let file = exercise.files[0]
    let starter = source("    // \(mark): say here what the learner has to do.\n    return 0")
    return [
      "README.md": readMe,
      "Hints.md": hints,
      file: starter,
      "Starter/\(file)": starter,
      "Checks/\(name)Checks.swift": checks,
      "Solution/\(file)": source("    return ranks * suits"),
      "Solution/README.md": solution,
      "Alternatives/Adding/\(file)": source(
        """
            var count = 0
            for _ in 0..<suits { count += ranks }
            return count
        """),
      "Alternatives/Summing/\(file)": source(
        "    return Array(repeating: ranks, count: suits).reduce(0, +)"),
    ]
  }

  private func source(_ body: String) -> String {
    """
    /// \(mark): what this is.
    struct \(name) {
      /// Returns how many cards there are with so many ranks in each of so many suits.
      func cardCount(ranks: Int, suits: Int) -> Int {
    \(body)
      }
    }

    """
  }

  private var checks: String {
    """
    import \(Self.expectations)

    @testable import \(exercise.moduleName)

    /// \(mark): what the learner's code must do.
    @Suite(
      "\(exercise.number) \(exercise.title)", .exercise("\(exercise.number)", file: "\(exercise.files[0])"),
      .serialized)
    struct \(name)Checks {
      @Test("\(Self.check)")
      func cardCount() {
        #expect(\(name)().cardCount(ranks: 13, suits: 4) == 52)
        #expect(\(name)().cardCount(ranks: 8, suits: 4) == 32)
        #expect(\(name)().cardCount(ranks: 0, suits: 4) == 0)
      }
    }

    """
  }

  private var readMe: String {
    """
    # \(exercise.number) \(exercise.title)

    **You practise** \(mark).
    **You need** \(mark).
    **It takes** about \(exercise.minutes) minutes.

    ## The story

    \(mark): a few sentences.

    ## Your task

    Write `cardCount(ranks:suits:)` in [`\(exercise.files[0])`](\(exercise.files[0])).
    \(mark): what it must do, and an example.

    ## Check your work

    From the folder of the package:

    ```sh
    swift test --filter \(exercise.moduleName)
    ```

    or, in fewer words, `swift run faceup check \(exercise.number)`. On every save,
    `swift run faceup watch \(exercise.number)` checks by itself.

    As long as you have changed nothing, the checks are skipped. From your first change on they run. Red
    output is how this works: it says what is still to be done.

    ## What you may change

    Only `\(exercise.files[0])`. The files in `Checks` say what is expected, and are good to read.

    Another exercise that does not compile can stand in your way. `FACEUP_ONLY=\(exercise.number)`
    builds this one alone:

    ```sh
    FACEUP_ONLY=\(exercise.number) swift test --filter \(exercise.moduleName)
    ```

    Stuck? [Hints](Hints.md) has three for every check, each telling more than the one before, and
    `swift run faceup hint \(exercise.number)` gives the right one. To begin again,
    `swift run faceup reset \(exercise.number)` puts `Starter/\(exercise.files[0])` back, and keeps what
    you wrote.

    ## Go further

    - Read the [solution and others](Solution/README.md). Which is nearest to yours?
    - \(mark): a question that leads on.

    """
  }

  private var hints: String {
    """
    # Hints for \(exercise.number) \(exercise.title)

    Find the first check that fails, or the name at the end of its report. Read one hint, then try again.

    ## \(Self.check)

    ### 1 Question

    \(mark): a question that makes the learner look in the right place.

    ### 2 Pointer

    \(mark): what to use, or which line to look at.

    ### 3 Nearly code

    ```swift
    return …  // \(mark)
    ```

    """
  }

  private var solution: String {
    """
    # \(exercise.number) \(exercise.title): a solution

    [`\(exercise.files[0])`](\(exercise.files[0])) \(mark): why it is written like this.

    ## In another style

    - [Adding](../Alternatives/Adding/\(exercise.files[0])) \(mark): what is different, and what that is good for.
    - [Summing](../Alternatives/Summing/\(exercise.files[0])) \(mark): the same of this one.

    """
  }

  private var listOfAttempts: String {
    """
    [
      {
        "name": "Constant",
        "fails": [
          "\(Self.check)"
        ],
        "diagnosis": null,
        "why": "Knows the answer of the example only."
      }
    ]

    """
  }
}
