import CardGameBugs
import CardGameHarness
import CardGameTesting
import CardGameViews

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("The kit tells right from wrong")
struct GalleryPromiseTests {
  @Test(
    "Every mistake of the gallery is named by its own diagnosis",
    arguments: Set(Gallery.bugs.map(\.exercise)).sorted())
  func named(exercise: String) {
    for bug in Gallery.bugs where bug.exercise == exercise && bug.risk == nil {
      #expect(bug.diagnoses(recording: .changes).map(\.code) == [bug.intended], "\(bug.id)")
    }
  }

  @Test(
    "A mistake that crashes or hangs is named when a child process tries it",
    arguments: Gallery.bugs.filter { $0.risk != nil }.map(\.id))
  func dangerous(id: String) async throws {
    let child = try await #require(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { [id = id as String] in
      endAfterMuchWork()
      Gallery.bug(id)?.tryHere { step in
        print(step.line)
        fflush(nil)
      }
    }
    let end = TrialEnd(
      child.exitStatus == .signal(SIGPROF) ? .timedOut : .crashed,
      log: String(decoding: child.standardOutputContent, as: UTF8.self))
    #expect(diagnose(end).map(\.code) == [try #require(Gallery.bug(id)).intended])
  }

  @Test("Nothing is said of a correct controller", arguments: Gallery.variants.map(\.id))
  func silent(id: String) throws {
    let variant = try #require(Gallery.variants.first { $0.id == id })
    for seed in UInt64(0)..<100 {
      let diagnoses = variant.diagnoses(inRandomGame: seed)
      #expect(diagnoses.isEmpty, "seed \(seed): \(diagnoses.first?.report ?? "")")
    }
  }
}

/// Ends this process with a signal when it has worked for 0.1 s, however long it was kept waiting.
///
/// To come to the mistake takes a tenth of that, so that a slow machine need not hurry. A limit of
/// processor time would count in whole seconds.
private func endAfterMuchWork() {
  var timer = itimerval()
  timer.it_value.tv_usec = 100_000
  #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  #else
    setitimer(ITIMER_PROF, &timer, nil)
  #endif
}
