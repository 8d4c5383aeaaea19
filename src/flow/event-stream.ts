/** Something that happens, reported to whoever listens. */
export interface EventStream<Event> {
  /** Tells every listener, in the order of their subscription. */
  emit(event: Event): void;
  /** Listens from now on; the returned function ends it. */
  subscribe(listener: (event: Event) => void): () => void;
}

/**
 * A stream of events for the progress of a run: terminal, web socket, webhooks and journal are its listeners. One that
 * throws breaks neither the others nor the run; `onError` is called.
 */
export function eventStream<Event>(
  onError: (error: unknown, event: Event) => void = () => undefined,
): EventStream<Event> {
  const listeners = new Map<symbol, (event: Event) => void>();
  return {
    emit(event) {
      // A copy: who subscribes while it is reported hears the next event first.
      for (const [key, listener] of [...listeners]) {
        if (!listeners.has(key)) continue;
        try {
          listener(event);
        } catch (error) {
          onError(error, event);
        }
      }
    },
    subscribe(listener) {
      const key = Symbol('listener');
      listeners.set(key, listener);
      return () => void listeners.delete(key);
    },
  };
}
