/** What was opened for one piece of work, closed together: the last that was opened first, each of them once. */
export interface Resources {
    /** Leaves it to `close`; for what was opened just now, so that nothing that throws lies between. */
    atClose(close: () => void | Promise<void>): void;
    /** Closes everything, whatever goes wrong with some of it; then rejects with what went wrong first. A second call does nothing. */
    close(): Promise<void>;
}
/** Nothing yet. */
export declare function resources(): Resources;
/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
export declare function owning<T>(make: (open: Resources) => Promise<T>): Promise<T>;
/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
export declare function withResources<T>(work: (open: Resources) => Promise<T>): Promise<T>;
