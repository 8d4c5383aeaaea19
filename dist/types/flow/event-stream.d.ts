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
export declare function eventStream<Event>(onError?: (error: unknown, event: Event) => void): EventStream<Event>;
