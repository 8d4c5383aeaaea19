import type { RunHeader } from '../../schema/run.js';
import type { ScorerResult } from '../../schema/scorer-result.js';
/** Why a run was given no secrets, such as "secrets are not given to forks", and what that took away. */
export interface MissingSecrets {
    reason: string;
    /** Whether the judge that the settings name is missing; else only agents are that need a key. */
    judge: boolean;
}
/** Who judged, and why not the judge that the settings name; without a full stop. */
export declare const judgedOffline: ({ reason }: Pick<MissingSecrets, 'reason'>) => string;
/**
 * Whether a result is the same with and without the judge's key: nobody was asked (regex, code, references, validated
 * personal data), and what was found is certain. What only looks like something is of lower confidence (metrics.md 10.7).
 */
export declare function isSettled({ metadata }: Pick<ScorerResult, 'metadata'>): boolean;
/** What a run had to do without, and why, as its header says it; without a full stop. */
export declare const missingSecretsSentence: ({ reason, judge }: MissingSecrets) => string;
/** What that sentence says, of a header that was read. */
export declare function readMissingSecrets(sentence: string | undefined): MissingSecrets | undefined;
/** As the beginning of a sentence. */
export declare const capitalized: (text: string) => string;
/** A result of a run whose judge's key is missing: shown, and outside the gate unless it is settled (contract 5). */
export declare function withoutJudge(result: ScorerResult, missing: MissingSecrets): ScorerResult;
/** What reports say beside the verdict of a run that was given no secrets. */
export declare function missingSecretsWarnings({ secrets_withheld: reason, }: Pick<RunHeader, 'secrets_withheld'>): string[];
/** What reports and the log say where a key's variable is empty on a run that is given secrets: a name that is misspelt, most likely. */
export declare function emptyKeyWarnings(names?: readonly string[] | undefined): string[];
