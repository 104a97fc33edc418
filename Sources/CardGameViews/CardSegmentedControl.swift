/// A switch with several places of which one is selected, spelled like UIKit's `UISegmentedControl`.
///
/// On a card table it says how many cards are matched at a time.
///
/// ```swift
/// table.modeControl.selectedSegmentIndex = 1
/// table.modeControl.isEnabled = false
/// ```
public protocol CardSegmentedControl: AnyObject {
  /// How many places there are to choose from.
  var numberOfSegments: Int { get }

  /// The place that is selected, from 0, or −1 for none.
  var selectedSegmentIndex: Int { get set }

  /// Whether the control answers to touches.
  var isEnabled: Bool { get set }
}
