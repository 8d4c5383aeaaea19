import type { Flip } from '../../schema/comparison.js';
import { type CaseFacts } from './case-facts.js';
import type { ComparedPair } from './compared-pair.js';
import { type FlipRepeats } from './flip-proof.js';
/** A case that did not end as before, still without its texts. */
export interface FoundFlip {
    kind: Flip['kind'];
    a: CaseFacts | undefined;
    b: CaseFacts | undefined;
    /** Of a gating case that passed and fails. */
    verdict?: NonNullable<Flip['verdict']>;
    repeats?: FlipRepeats;
    onBase?: FlipRepeats;
    /** Further failures in a row that prove it, or may; absent where no number of repeats does, and where there is no verdict. */
    needed?: number;
    flaky?: true;
    /** It was played again, and no repeat could be judged: why the first could not, empty where that is not known. */
    unjudgedRepeats?: string;
    /** Ids of cases beside it that nobody could judge often enough: without that its failures in a row would be, or become, proof. */
    unjudgedBeside?: readonly string[];
    /** The answers are the same texts on both sides. */
    sameAnswers: boolean;
}
/** What is known of a case beside the two runs. */
export interface FlipEvidence {
    /** By the id in run b; none played where repeats were tried and could not be judged. */
    repeats?: ((caseId: string) => FlipRepeats | undefined) | undefined;
    /** By the id in run b: what the first of its repeats that nobody could judge says. */
    errorOfRepeats?: ((caseId: string) => string | undefined) | undefined;
    /** By the id in run b: whether more of its repeats could not be judged than are made up for. */
    isGivenUp?: ((caseId: string) => boolean) | undefined;
    /** By the id in run b: what plays of the case on the base commit came to; none where none was judged. */
    onBase?: ((caseId: string) => FlipRepeats | undefined) | undefined;
    /** By the hash of the case. */
    history?: ((caseHash: string) => string | undefined) | undefined;
}
/** Every case that did not end as before, by kind and then in the order of run b. `removed` is empty unless b was to play all. */
export declare function findFlips(pairs: readonly ComparedPair[], added: readonly CaseFacts[], removed: readonly CaseFacts[], evidence: FlipEvidence): FoundFlip[];
/** Ids of the cases that failed before and have to be played again, since a flip that failed all its repeats waits for them. */
export declare function toPlayBeside(pairs: readonly ComparedPair[], flips: readonly FoundFlip[], evidence: FlipEvidence): readonly string[];
/** How a case ended in earlier runs, where that is known. */
export declare const historyOf: ({ hash }: CaseFacts, evidence: FlipEvidence) => string | undefined;
