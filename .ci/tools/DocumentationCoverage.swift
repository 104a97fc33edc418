import Foundation

/// Checks the documentation of the public symbols of some modules.
///
/// The arguments are the folder of the symbol graphs, the folder of the catalogs, and the names of
/// the modules.
@main
struct DocumentationCoverage {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3 else {
      print("Give a folder of symbol graphs, a folder of catalogs, and one module or more.")
      exit(2)
    }
    let graphs = URL(fileURLWithPath: arguments[1])
    let catalogs = URL(fileURLWithPath: arguments[2])
    var problemCount = 0
    for module in arguments.dropFirst(2) {
      let symbols = try SymbolGraph.all(of: module, in: graphs).flatMap(\.ownSymbols)
      var problems = symbols.flatMap(\.problems)
      if symbols.isEmpty { problems.append("no public symbol was found") }
      let page = catalogs.appendingPathComponent("\(module).docc/\(module).md")
      if let topics = try? String(contentsOf: page, encoding: .utf8) {
        for symbol in symbols where symbol.isTopLevel && !topics.contains("- ``\(symbol.path)``") {
          problems.append("\(symbol.path): not among the topics of \(page.lastPathComponent)")
        }
      } else {
        problems.append("there is no page \(page.relativePath): write one with its topics")
      }
      let documented = symbols.count { $0.docComment != nil }
      print("\(module): \(documented) of \(symbols.count) public symbols documented.")
      for problem in problems { print("  \(problem)") }
      problemCount += problems.count
    }
    if problemCount > 0 { exit(1) }
  }
}

/// What the compiler wrote about a module, as far as it is needed here.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Relationship: Decodable {
    var source: String
    var kind: String
    var sourceOrigin: Origin?
    struct Origin: Decodable {}

    /// Whether the source satisfies a requirement of a protocol or overrides a member of a class.
    var inherits: Bool {
      sourceOrigin != nil || ["defaultImplementationOf", "overrides"].contains(kind)
    }
  }

  /// The graph of a module, and those of what it adds to other modules.
  static func all(of module: String, in folder: URL) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { file in
        let name = file.lastPathComponent
        return name == "\(module).symbols.json" || name.hasPrefix("\(module)@")
      }
      .sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  /// The symbols that stand in the source; the compiler's own have no place in it.
  var ownSymbols: [Symbol] {
    let inheriting = Set(relationships.filter(\.inherits).map(\.source))
    let written = symbols.filter { $0.location != nil && $0.kind.identifier != "swift.extension" }
    return written.map { symbol in
      var symbol = symbol
      symbol.isWitness = inheriting.contains(symbol.identifier.precise)
      return symbol
    }
  }
}

/// A declaration and its comment.
struct Symbol: Decodable {
  var identifier: Identifier
  var kind: Kind
  var pathComponents: [String]
  var docComment: Comment?
  var location: Location?
  var declarationFragments: [Fragment]
  var functionSignature: Signature?

  /// Whether the declaration satisfies a requirement, whose comment says the rest.
  var isWitness = false

  enum CodingKeys: CodingKey {
    case identifier, kind, pathComponents, docComment, location, declarationFragments
    case functionSignature
  }

  struct Identifier: Decodable { var precise: String }
  struct Kind: Decodable { var identifier: String }
  struct Comment: Decodable {
    var lines: [Line]
    struct Line: Decodable { var text: String }
  }
  struct Location: Decodable {}
  struct Fragment: Decodable {
    var kind: String
    var spelling: String
  }
  struct Signature: Decodable {
    var parameters: [Parameter]?
    var returns: [Fragment]?
    struct Parameter: Decodable {
      var name: String
      var internalName: String?
    }
  }

  var path: String { pathComponents.joined(separator: "/") }
  var isTopLevel: Bool { pathComponents.count == 1 }

  /// What the documentation lacks, a sentence each.
  var problems: [String] {
    guard let docComment else { return ["\(path): not documented"] }
    let lines = docComment.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
    var problems: [String] = []
    let sentence = Self.firstSentence(of: lines)
    if sentence.count > 100 {
      problems.append("\(path): the first sentence has \(sentence.count) characters, not 100")
    }
    if sentence.last != "." {
      problems.append("\(path): the first sentence does not end with a full stop")
    }
    guard !isWitness else { return problems }

    for parameter in functionSignature?.parameters ?? [] {
      let name = parameter.internalName ?? parameter.name
      if !lines.contains(where: { ["- Parameter \(name):", "- \(name):"].contains($0.upToColon) }) {
        problems.append("\(path): the parameter \(name) is not documented")
      }
    }
    let throwing = declarationFragments.contains { $0.kind == "keyword" && $0.spelling == "throws" }
    if throwing, !lines.contains(where: { $0.hasPrefix("- Throws:") }) {
      problems.append("\(path): what it throws is not documented")
    }
    if returnsSomething, !lines.contains(where: { $0.hasPrefix("- Returns:") }) {
      problems.append("\(path): what it returns is not documented")
    }
    return problems
  }

  private var returnsSomething: Bool {
    let kinds = ["swift.func", "swift.method", "swift.type.method", "swift.func.op"]
    let returns = (functionSignature?.returns ?? []).map(\.spelling).joined()
    return kinds.contains(kind.identifier) && !["", "()", "Void"].contains(returns)
  }

  private static func firstSentence(of lines: [String]) -> String {
    let paragraph = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    guard let end = paragraph.range(of: ". ") else { return paragraph }
    return String(paragraph[..<end.lowerBound]) + "."
  }
}

extension String {
  /// The beginning of the text up to its first colon, which is included.
  fileprivate var upToColon: String {
    firstIndex(of: ":").map { String(self[...$0]) } ?? self
  }
}
