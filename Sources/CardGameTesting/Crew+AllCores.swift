public import CardGameHarness
import Dispatch
import Foundation

extension Crew {
  /// As many as this machine has cores.
  public static let allCores = Crew(count: ProcessInfo.processInfo.activeProcessorCount) {
    count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }
}
