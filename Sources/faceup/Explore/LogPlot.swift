#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A picture of curves over whole numbers, whose height is a power of ten.
///
/// Curves differ by their lines and marks and by the words at their ends, and not by colour alone.
struct LogPlot {
  let title: String
  let description: String
  let horizontal: String
  let curves: [Curve]

  /// One curve.
  struct Curve {
    let name: String

    /// The pattern of its line, or `nil` for a whole one.
    let dash: String?
    let points: [(x: Double, y: Double)]
  }

  private let width = 720.0
  private let height = 400.0

  /// What is left free around the curves.
  private let margin = (left: 80.0, right: 150.0, top: 56.0, bottom: 56.0)

  /// The picture as a document in SVG, for light and for dark pages.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400" width="720" height="400" role="img" \
    aria-labelledby="title description">
      <title id="title">\(title.escaped)</title>
      <desc id="description">\(description.escaped)</desc>
      <style>
        .panel { fill: #f7f4ec; stroke: #d8d2c2 }
        .ink { fill: #24221e }
        .dim { fill: #625d53 }
        .grid { stroke: #d8d2c2 }
        .curve { fill: none; stroke: #24221e; stroke-width: 2 }
        .mark { fill: #f7f4ec; stroke: #24221e; stroke-width: 2 }
        text { font-family: system-ui, "Helvetica Neue", Arial, sans-serif; font-size: 14px }
        .strong { font-weight: bold; font-size: 15px }
        .mid { text-anchor: middle }
        .end { text-anchor: end }
        @media (prefers-color-scheme: dark) {
          .panel { fill: #23262b; stroke: #3b4048 }
          .ink { fill: #f0ede5 }
          .dim { fill: #b8b3a7 }
          .grid { stroke: #3b4048 }
          .curve { stroke: #f0ede5 }
          .mark { fill: #23262b; stroke: #f0ede5 }
        }
      </style>
      <rect class="panel" x="0.5" y="0.5" width="719" height="399" rx="12"/>
      <text class="ink strong" x="24" y="32">\(title.escaped)</text>
    \((rows + columns + curves.enumerated().flatMap(drawn)).map { "  " + $0 }.joined(separator: "\n"))
      <text class="dim mid" x="\(place(midX))" y="386">\(horizontal.escaped)</text>
    </svg>

    """
  }

  // MARK: - Axes

  private var allX: [Double] { curves.flatMap { $0.points.map(\.x) } }
  private var allY: [Double] { curves.flatMap { $0.points.map(\.y) } }
  private var midX: Double { margin.left + (width - margin.left - margin.right) / 2 }

  /// The powers of ten between which all points lie.
  private var powers: ClosedRange<Int> {
    let lowest = Int(log10(allY.min() ?? 1).rounded(.down))
    let highest = Int(log10(allY.max() ?? 10).rounded(.up))
    return lowest...max(highest, lowest + 1)
  }

  private func x(_ value: Double) -> Double {
    let (low, high) = (allX.min() ?? 0, allX.max() ?? 1)
    return margin.left + (width - margin.left - margin.right)
      * (high > low ? (value - low) / (high - low) : 0.5)
  }

  private func y(_ value: Double) -> Double {
    let share =
      (log10(value) - Double(powers.lowerBound))
      / Double(powers.upperBound - powers.lowerBound)
    return height - margin.bottom - (height - margin.top - margin.bottom) * share
  }

  private func place(_ value: Double) -> String { value.decimals(1) }

  private var rows: [String] {
    powers.flatMap { power in
      let number = pow(10, Double(power))
      let line = place(y(number))
      let name = power >= 0 ? "\(Int(number))" : number.decimals(-power)
      return [
        #"<line class="grid" x1="\#(place(margin.left))" y1="\#(line)" x2="\#(place(width - margin.right))" y2="\#(line)"/>"#,
        #"<text class="dim end" x="\#(place(margin.left - 10))" y="\#(place(y(number) + 5))">\#(name)</text>"#,
      ]
    }
  }

  private var columns: [String] {
    Set(allX).sorted().map { value in
      #"<text class="dim mid" x="\#(place(x(value)))" y="362">\#(Int(value))</text>"#
    }
  }

  // MARK: - Curves

  private func drawn(_ number: Int, _ curve: Curve) -> [String] {
    let places = curve.points.map { "\(place(x($0.x))),\(place(y($0.y)))" }
    let dash = curve.dash.map { #" stroke-dasharray="\#($0)""# } ?? ""
    var lines = [#"<polyline class="curve"\#(dash) points="\#(places.joined(separator: " "))"/>"#]
    lines += curve.points.map { point in
      let (x, y) = (x(point.x), y(point.y))
      return number == 0
        ? #"<circle class="mark" cx="\#(place(x))" cy="\#(place(y))" r="4"/>"#
        : #"<rect class="mark" x="\#(place(x - 4))" y="\#(place(y - 4))" width="8" height="8"/>"#
    }
    if let last = curve.points.last {
      lines.append(
        #"<text class="ink" x="\#(place(x(last.x) + 14))" y="\#(place(y(last.y) + 5))">"#
          + "\(curve.name.escaped)</text>")
    }
    return lines
  }
}

extension String {
  /// The text as it stands in a document of SVG.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
