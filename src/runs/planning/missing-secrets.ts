import type { RunHeader } from '../../schema/run.ts';
import type { JudgeInfo, ScorerResult } from '../../schema/scorer-result.ts';
import { truncateText } from '../../text/truncate.ts';

/** metrics.md 0.8. */
const LONGEST_REASONING = 800;

/** Why a run was given no secrets, such as "secrets are not given to forks", and what that took away. */
export interface MissingSecrets {
  reason: string;
  /** Whether the judge that the settings name is missing; else only agents are that need a key. */
  judge: boolean;
}

/** Who judged, and why not the judge that the settings name; without a full stop. */
export const judgedOffline = ({ reason }: Pick<MissingSecrets, 'reason'>) => `judged offline: ${reason}`;

/**
 * Whether a result is the same with and without the judge's key: nobody was asked (regex, code, references, validated
 * personal data), and what was found is certain. What only looks like something is of lower confidence (metrics.md 10.7).
 */
export function isSettled({ metadata }: Pick<ScorerResult, 'metadata'>): boolean {
  const judgeInfo = metadata['judge'];
  if (typeof judgeInfo !== 'object' || judgeInfo === null) return false;
  const { mode, confidence } = judgeInfo as Partial<JudgeInfo>; // Border: may have been read from disk; both are compared below.
  return mode === 'none' && confidence === 'high';
}

/** What a run had to do without, and why, as its header says it; without a full stop. */
export const missingSecretsSentence = ({ reason, judge }: MissingSecrets) =>
  judge ? judgedOffline({ reason }) : `not all agents could be called: ${reason}`;

/** What that sentence says, of a header that was read. */
export function readMissingSecrets(sentence: string | undefined): MissingSecrets | undefined {
  if (sentence === undefined) return undefined;
  return { reason: sentence, judge: sentence.startsWith(judgedOffline({ reason: '' })) };
}

/** As the beginning of a sentence. */
export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A result of a run whose judge's key is missing: shown, and outside the gate unless it is settled (contract 5). */
export function withoutJudge(result: ScorerResult, missing: MissingSecrets): ScorerResult {
  if (isSettled(result)) return result;
  const why = `${judgedOffline(missing)}.`;
  const reasoning = truncateText(result.reasoning.replace(/\.$/, ''), LONGEST_REASONING - why.length - 2);
  const shown = {
    ...result,
    gating: false as const,
    reasoning: reasoning === '' ? why : `${reasoning}; ${why}`,
  };
  if (result.metadata['unsure'] === undefined) return shown;
  // Not the rules' doubt keeps it from gating, but that nobody asked the judge: it is not among the unsure ones.
  const { unsure: _, ...metadata } = result.metadata;
  return { ...shown, metadata };
}

/** What reports say beside the verdict of a run that was given no secrets. */
export function missingSecretsWarnings({
  secrets_withheld: reason,
}: Pick<RunHeader, 'secrets_withheld'>): string[] {
  return reason === undefined ? [] : [`${capitalized(reason)}; only what needs no secret gates.`];
}

/** What reports and the log say where a key's variable is empty on a run that is given secrets: a name that is misspelt, most likely. */
export function emptyKeyWarnings(names: readonly string[] | undefined = []): string[] {
  if (names.length === 0) return [];
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    `Judged offline, by heuristics and no model: ${names.join(' and ')} ${are} set but empty. Check the name of the secret, or take ${them} out.`,
  ];
}
