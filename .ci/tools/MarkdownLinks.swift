import Foundation

/// Checks that the links of Markdown files to files, and to headings in them, lead somewhere.
///
/// Addresses on the web are not followed: this must work without a network.
@main
struct MarkdownLinks {
  static func main() {
    let documents = CommandLine.arguments.dropFirst().filter { !$0.contains(".docc/") }
    var linkCount = 0
    var problems: [String] = []
    for document in documents {
      for link in Document(path: document).links where !link.isOnTheWeb {
        linkCount += 1
        if let problem = link.problem { problems.append(problem) }
      }
    }
    print("\(linkCount) links in \(documents.count) documents, \(problems.count) lead nowhere.")
    for problem in problems { print(problem) }
    if !problems.isEmpty { exit(1) }
  }
}

/// A link as it stands in a document.
struct Link {
  let document: String
  let line: Int
  let target: String

  var isOnTheWeb: Bool { target.contains("://") || target.hasPrefix("mailto:") }

  /// What is wrong with the link, or `nil`.
  var problem: String? {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts[0]).removingPercentEncoding ?? String(parts[0])
    let folder = (document as NSString).deletingLastPathComponent
    let path = file.isEmpty ? document : (folder as NSString).appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: path) else {
      return "\(document):\(line): there is no file \(file)."
    }
    guard parts.count == 2, !Document(path: path).anchors.contains(String(parts[1])) else {
      return nil
    }
    return "\(document):\(line): \(path) has no heading #\(parts[1])."
  }
}

/// A Markdown file, read as far as its links and headings.
struct Document {
  let path: String

  /// The lines outside code blocks, with their numbers.
  private var prose: [(number: Int, text: String)] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var isInCode = false
    var lines: [(Int, String)] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isInCode.toggle()
      } else if !isInCode {
        lines.append((index + 1, line))
      }
    }
    return lines
  }

  /// Links and pictures of the form `[words](target)`, and `src="target"` and `srcset="target"`.
  var links: [Link] {
    prose.flatMap { number, text in
      var targets = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      targets += text.matches(of: /src(?:set)?="([^"\s]+)"/).map { String($0.output.1) }
      return targets.map { Link(document: path, line: number, target: $0) }
    }
  }

  /// The names by which headings can be linked to.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for (_, text) in prose where text.hasPrefix("#") {
      let heading = text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
      let anchor = heading.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacingOccurrences(of: " ", with: "-")
      var unique = anchor
      var repeats = 0
      while !anchors.insert(unique).inserted {
        repeats += 1
        unique = "\(anchor)-\(repeats)"
      }
    }
    return anchors
  }
}
