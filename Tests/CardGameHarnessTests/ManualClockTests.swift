import CardGameControllers
import CardGameHarness
import Testing

@Suite("A clock that is moved on by hand")
struct ManualClockTests {
  private let clock = ManualClock()

  @Test("Work is done when its time has come, the earlier first")
  func order() {
    var done: [String] = []
    clock.schedule(after: 2) { done.append("two") }
    clock.schedule(after: 1) { done.append("one") }
    clock.advance(by: 0.5)
    #expect(done.isEmpty && clock.pendingCount == 2)
    clock.advance(by: 2)
    #expect(done == ["one", "two"] && clock.now == 2.5)
  }

  @Test("Work that is asked for by work is done in the same stretch of time")
  func nested() {
    var times: [Double] = []
    clock.schedule(after: 1) {
      times.append(clock.now)
      clock.schedule(after: 1) { times.append(clock.now) }
    }
    clock.advance(by: 3)
    #expect(times == [1, 2])
  }

  @Test("What repeats goes on until it is cancelled")
  func repeating() {
    var count = 0
    let timer = clock.schedule(after: 1, repeats: true) { count += 1 }
    clock.advance(by: 3.5)
    timer.cancel()
    clock.advance(by: 3)
    #expect(count == 3 && clock.pendingCount == 0)
  }

  @Test("Sleep is noted, and no work is done in it")
  func sleep() {
    var isDone = false
    clock.schedule(after: 1) { isDone = true }
    clock.sleep(for: 2)
    #expect(!isDone && clock.secondsSlept == 2)
    clock.advance(by: 0)
    #expect(isDone)
  }
}
