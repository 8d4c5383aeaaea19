/**
 * Which answers of a cache of judges count, where others may have written into its files: a checkout that brings some along, an agent
 * that appends while it is tested. Until it is restricted all of them do, as in a state folder that somebody keeps himself.
 */
export interface TrustedAnswers {
    /** From now on only what is noted after this counts. */
    restrict(): void;
    /** An answer that this process was given by a judge, or restored from where it is trusted. */
    note(key: string, text: string): void;
    /** Whether the answer counts; one that is used is as new as one that was noted just now. */
    use(key: string, text: string): boolean;
    /** The higher, the later it was noted or used; undefined for what was not, and for everything where nothing is restricted. */
    rank(key: string, text: string): number | undefined;
}
/** Answers are held as digests, so that many of them take little memory. */
export declare function trustedAnswers(most?: number): TrustedAnswers;
