/** What is noticed of the attempts of a run that have a tape, and is said once it is over. */
export interface TapeNotes {
    /** An attempt was played by an agent whose exchanges reach its tape, and asked it something or nothing. */
    played(agentId: string, hasAsked: boolean): void;
    /** An attempt errored while it was recorded, and keeps recordings of which the newest was made then (ISO 8601, UTC). */
    kept(at: string): void;
    /** Whole sentences: one for each agent that asked nothing, in the order of ids, and one on what was kept. */
    warnings(): string[];
}
/** Counts in memory: one number for each agent, and one day for each attempt that keeps what it had. */
export declare function tapeNotes(): TapeNotes;
