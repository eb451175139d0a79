import Foundation

extension Publishers {
  /// A publisher that connects another when it is first subscribed to.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is connected.
    public let upstream: Upstream
    private let connection = Locked<(any Cancellable)?>(nil)

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      guard connection.withLock({ $0 == nil }) else { return }
      let link = upstream.connect()
      connection.withLock { $0 = link }
    }
  }
}

#if !canImport(Darwin)
  extension Timer {
    /// A publisher of a timer's ticks, which never ticks: time does not pass while a screen is evaluated.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: Never? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// A publisher of a timer's ticks, which never ticks.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// The time between ticks, in seconds.
      public let interval: TimeInterval
      /// How late a tick may be, in seconds.
      public let tolerance: TimeInterval?
      public let runLoop: RunLoop
      public let mode: RunLoop.Mode

      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
        options: Never? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        subscriber.receive(subscription: Subscriptions.empty)
      }

      public func connect() -> any Cancellable { AnyCancellable {} }
    }
  }

  extension NotificationCenter {
    /// A publisher of notifications. It publishes what the program itself posts; the system posts none.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications that the program posts.
    public struct Publisher: SemanticCombine.Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      public let center: NotificationCenter
      public let name: Notification.Name
      public let object: AnyObject?

      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        let conduits = Conduits<Notification, Never>()
        let observer = center.addObserver(forName: name, object: object, queue: nil) { conduits.send($0) }
        let center = center
        AnyPublisher(connect: { conduits.add($0) })
          .handleEvents(receiveCancel: { center.removeObserver(observer) })
          .receive(subscriber: subscriber)
      }
    }
  }
#endif
