import type { Judge } from '../judges/judge.js';
/** A request to a model's provider or a named host, as the agent made it. */
export interface WireRequest {
    readonly method: string;
    /** Where it goes, in full: the provider or the named host, never the door. */
    readonly url: string;
    /**
     * What recordings call that, with the path behind the base address and the query: `openai/chat/completions`. So a recording answers
     * whatever address the provider has here. Default host and path of `url`.
     */
    readonly target?: string;
    /** Lower-case names. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
}
/** An answer, piece by piece as it came. */
export interface WireResponse {
    readonly status: number;
    /** Lower-case names. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: AsyncIterable<Uint8Array>;
}
/** Makes an exchange for real. */
export type Live = (request: WireRequest, signal?: AbortSignal) => Promise<WireResponse>;
/** A request that no recording answers, and the recording that comes nearest. */
export interface CassetteMiss {
    /** Whole sentences: what was asked, and which words of which message, tool or parameter differ. */
    readonly message: string;
    readonly hint: string;
}
/** What was answered from recordings, for reports. */
export interface Replayed {
    readonly exchanges: number;
    readonly judge_answers: number;
    /** When the oldest and the newest of them were recorded (ISO 8601, UTC). */
    readonly oldest: string;
    readonly newest: string;
    /** Models that answered, as they name themselves, sorted. */
    readonly models: readonly string[];
}
/**
 * What one attempt asks of models and hosts: recorded, answered from its recording, or let through. Order-free within the attempt: the
 * k-th equal request is answered by the k-th recording of it.
 */
export interface Tape {
    readonly mode: 'record' | 'replay' | 'live';
    /** One exchange. In replay `live` is never called: what no recording answers is answered by a 400 and noted as the miss of the attempt. */
    exchange(request: WireRequest, live: Live, signal?: AbortSignal): Promise<WireResponse>;
    /** A judge whose answers are recorded, or come from the recording; in replay the given one is never asked. */
    judge(judge: Judge): Judge;
    /** The turn that is asked now, and again where the call is made anew: what the failed try asked does not count. */
    beginCall(turn: number): void;
    /**
     * The attempt begins anew although what was asked until now counts: a talk that was thrown away, and is thrown away in replay too. What a
     * failed try asked is dropped since then only.
     */
    beginPlay(): void;
    /**
     * A text that is another one in each play, such as the folder of the attempt's workspace: in recordings its name stands for it, in what is
     * asked and in what is answered. At least 4 characters.
     */
    stands(name: string, text: string): void;
    /** The first request that no recording answered; the attempt is errored by it, whatever its agent made of it. */
    miss(): CassetteMiss | undefined;
    /**
     * A request that was refused before the tape was asked, or whose answer leads where nobody records: in replay the miss of the attempt, for
     * an agent may make an answer of its own out of the refusal. Whole sentences. Does nothing otherwise.
     */
    refuse(message: string, hint: string): void;
    /**
     * Exchanges that count now: `asked` of the tape, and how many its attempt has `recorded`, none where it is being recorded. Undefined where the
     * tape lets everything through unseen.
     */
    exchanges(): {
        readonly asked: number;
        readonly recorded: number;
    } | undefined;
    /** When the newest recording that the attempt had before was made (ISO 8601, UTC), where it would be replaced; reads the cassette. */
    before(): Promise<string | undefined>;
    /** Undefined where nothing was replayed. */
    replayed(): Replayed | undefined;
    /**
     * Puts what was recorded on disk, whole; called before what was asked for counts: the attempt as played, a turn as judged. What an attempt
     * recorded before is replaced once anything of it was played again; where it was only judged again, only answers to the same questions are.
     * Does nothing where nothing new was recorded.
     */
    keep(): Promise<void>;
}
/** Which attempt of which case, with whom. */
export interface TapedAttempt {
    readonly agentId: string;
    readonly caseId: string;
    readonly attempt: number;
}
/** The cassettes of a run. */
export interface Cassettes {
    /** A tape for an attempt. `live` plays it without its recording (it had a miss, and misses are to be played), and records where the run records. */
    open(attempt: TapedAttempt, options?: {
        live?: boolean;
    }): Promise<Tape>;
}
