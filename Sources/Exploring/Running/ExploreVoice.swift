import Foundation
import Terminal
import VoiceOver

/// What speaks while someone explores. It returns at once; speech goes on by itself.
public protocol ExploreVoice: AnyObject {
  /// Says utterances in place of what is being said; returns a number for the order.
  func say(_ utterances: [Utterance]) -> Int
  /// Is silent at once.
  func stop()
  /// Is silent for ever, and holds nothing any more.
  func end()
}

/// What a voice has to tell, from whatever thread it speaks on.
public final class VoiceMessages: @unchecked Sendable {
  public enum Message: Hashable, Sendable {
    /// The order of that number was heard to its end.
    case finished(Int)
    /// Nothing is heard, and why.
    case failed(String)
  }

  private let lock = NSLock()
  private var messages: [Message] = []
  private let pipe: WakePipe

  /// - Parameter pipe: is woken by each message.
  public init(waking pipe: WakePipe) { self.pipe = pipe }

  /// Leaves a message.
  public func post(_ message: Message) {
    lock.withLock { messages.append(message) }
    pipe.wake()
  }

  func take() -> [Message] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}
