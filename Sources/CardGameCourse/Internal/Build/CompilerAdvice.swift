/// What the compiler's commonest errors mean, and what to do about them.
enum CompilerAdvice {
  /// Explains an error, or returns `nil` when there is nothing to add to it.
  static func advice(on message: String) -> String? {
    table.first { entry in entry.parts.allSatisfy { message.contains($0) } }?.advice
  }

  private static let outsideOfMethods =
    "This line stands outside of any method: there may be a brace } too many above it."

  /// The parts that a message must have, and the advice; the first line that fits is taken.
  private static let table: [(parts: [String], advice: String)] = [
    (["expected '}'"], "A brace { has no partner: count them from this line upwards."),
    (["extraneous '}'"], "There is a brace } too many: count them from this line upwards."),
    (["expected declaration"], outsideOfMethods),
    (["expected 'func' keyword"], outsideOfMethods),
    (
      ["expected '{'"],
      "Here a brace { should open a block: look for what is missing at the end of the line."
    ),
    (
      ["cannot find", "in scope"],
      "Swift knows nothing of that name here: is it misspelt, or declared elsewhere?"
    ),
    (
      ["has no member"],
      "The type has nothing of that name: is it misspelt? Names tell capitals apart."
    ),
    (
      ["must be unwrapped"],
      "The value may be nil: take it out first, with guard let or if let."
    ),
    (
      ["cannot convert value"],
      "The two types differ: what is between the first pair of ' is what you have."
    ),
    (["cannot convert return"], "The function promises another type, after its ->."),
    (
      ["missing return"],
      "There is a way through the function that ends without return."
    ),
    (
      ["is a 'let' constant"],
      "What was declared with let never changes: declare it with var."
    ),
    (
      ["'self' is immutable"],
      "A method of a struct that changes something is declared as mutating func."
    ),
    (
      ["unterminated string"],
      "The text has no quotation mark \" at its end, on the same line."
    ),
    (
      ["must be exhaustive"],
      "The switch leaves cases out: add them, or default:."
    ),
    (
      ["use of '=' in a boolean context"],
      "= gives a value, == compares two."
    ),
    (
      ["unicode curly quote"],
      "Only the straight quotation mark \" begins a text: this one came from a word processor."
    ),
    (
      ["consecutive statements"],
      "Begin a new line for each statement; or something is missing between the two."
    ),
    (["can throw"], "Put try before the call, and say what happens when it fails."),
    (
      ["missing argument label"],
      "Write the label and a colon before the value, as the message shows."
    ),
    (["missing argument for parameter"], "The call leaves a value out that the function needs."),
    (["extra argument"], "The call gives a value that the function does not take."),
    (["invalid redeclaration"], "The name is declared twice: take one of the two away."),
    (
      ["does not conform to protocol"],
      "Something that the protocol asks for is missing or misspelt."
    ),
    (["without initializing"], "Every property needs a value: give the new one a starting value."),
    (["invalid UTF-8"], "Save the file again as UTF-8: your editor has that among its encodings."),
  ]
}
