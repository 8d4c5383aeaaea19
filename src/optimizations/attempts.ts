import { Fault } from '../errors.ts';
import { mean } from '../statistics/mean.ts';
import { sampleVariance } from '../statistics/sample-variance.ts';
import type { AttemptKey, AttemptSource, Phase, ScoredAttempt } from './attempt-source.ts';

/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
export const REPETITIONS = {
  select: 0,
  headroom: 500,
  screen: 700,
  search: 1000,
  check: 5000,
  holdout: 9000,
} as const;

/** A candidate of whose attempts a larger share errored is broken (improvement.md 2.4). */
export const BROKEN = 0.2;

/** With a larger share of unsure attempts the sure ones are a choice that nobody made on purpose. */
export const MOSTLY_UNSURE = 0.5;
/** What would make unsure attempts say something. */
export const TO_BE_SURE = 'give the cases checks, or a model as judge';

/** All attempts of one optimization: each is played once, counted, and kept by prompt. */
export interface Ledger {
  /** Fresh attempts so far, those out of the journal included: the same call counts the same after a restart. */
  used(): number;
  /** Whether this many more can be played without touching what is set aside. */
  affords(attempts: number): boolean;
  /** Attempts that are set aside for the gate. */
  setAside(attempts: number): void;
  /** Plays what has not been played. Fault `budget_exhausted` when that is more than there is left. */
  play(prompts: readonly string[], attempts: readonly AttemptKey[], phase: Phase): Promise<ScoredAttempt[][]>;
  /** What an attempt said, if it was played. */
  known(prompt: string, attempt: AttemptKey): ScoredAttempt | undefined;
}

/** Opens the account of an optimization with a hard limit of attempts. */
export function openLedger(attemptSource: AttemptSource, limit: number): Ledger {
  const kept = new Map<string, Map<string, ScoredAttempt>>();
  let used = 0;
  let reserve = 0;
  const keyOf = ({ case_id, repetition }: AttemptKey) => `${repetition} ${case_id}`;
  const known = (prompt: string, attempt: AttemptKey) => kept.get(prompt)?.get(keyOf(attempt));
  async function playMissing(prompts: readonly string[], attempts: readonly AttemptKey[], phase: Phase) {
    const missing = prompts.map((prompt) =>
      attempts.filter((attempt) => known(prompt, attempt) === undefined),
    );
    // Prompts that lack the same attempts are played together, interleaved by the attempt source.
    const groups = new Map<string, { prompts: string[]; attempts: AttemptKey[] }>();
    for (const [index, lacking] of missing.entries()) {
      if (lacking.length === 0) continue;
      const key = JSON.stringify(lacking);
      const group = groups.get(key) ?? { prompts: [], attempts: lacking };
      group.prompts.push(prompts[index] as string);
      groups.set(key, group);
    }
    for (const group of groups.values()) {
      const count = group.prompts.length * group.attempts.length;
      if (used + count > limit)
        throw new Fault('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
          where: `phase ${phase}`,
          hint: 'Raise the budget of agent runs.',
        });
      used += count;
      const answers = await attemptSource.play(group.prompts, group.attempts, phase);
      for (const [index, prompt] of group.prompts.entries()) {
        const own = kept.get(prompt) ?? new Map<string, ScoredAttempt>();
        kept.set(prompt, own);
        for (const [place, attempt] of group.attempts.entries()) {
          const answer = answers[index]?.[place];
          if (!answer) throw new Fault('internal', 'the player left a play without an answer');
          own.set(keyOf(attempt), answer);
        }
      }
    }
  }
  return {
    used: () => used,
    affords: (attempts) => used + attempts <= limit - reserve,
    setAside: (attempts) => {
      reserve = attempts;
    },
    async play(prompts, attempts, phase) {
      await playMissing([...new Set(prompts)], attempts, phase);
      return prompts.map((prompt) => attempts.map((attempt) => known(prompt, attempt) as ScoredAttempt));
    },
    known,
  };
}

/** Attempts of these cases with repetitions from `first` on, one round after the other. */
export function attemptsOf(cases: readonly string[], first: number, count: number): AttemptKey[] {
  return Array.from({ length: count }, (_, round) =>
    cases.map((case_id) => ({ case_id, repetition: first + round })),
  ).flat();
}

/** Whether an attempt says something about its prompt. */
export const isJudged = ({ status }: Pick<ScoredAttempt, 'status'>): boolean =>
  status === 'passed' || status === 'failed';

/** What one attempt says; null when it says nothing, as an errored one. */
export type WorthOf = (attempt: ScoredAttempt) => number | null;

/** Values by case; a case without any is not there. */
export function valuesByCase(attempts: readonly ScoredAttempt[], worthOf: WorthOf): Map<string, number[]> {
  const values = new Map<string, number[]>();
  for (const attempt of attempts) {
    const value = isJudged(attempt) ? worthOf(attempt) : null;
    if (value === null || !Number.isFinite(value)) continue;
    const own = values.get(attempt.case_id);
    if (own) own.push(value);
    else values.set(attempt.case_id, [value]);
  }
  return values;
}

/** Cases that both sides have values of: original and candidate as `a` and `b`. */
export function pairs(
  a: readonly ScoredAttempt[],
  b: readonly ScoredAttempt[],
  worthOf: WorthOf,
): { caseId: string; a: number[]; b: number[] }[] {
  const left = valuesByCase(a, worthOf);
  const right = valuesByCase(b, worthOf);
  return [...left].flatMap(([caseId, values]) => {
    const others = right.get(caseId);
    return others ? [{ caseId, a: values, b: others }] : [];
  });
}

/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
export function meanDifference(
  a: readonly ScoredAttempt[],
  b: readonly ScoredAttempt[],
  worthOf: WorthOf,
): { mean: number; error: number; cases: number } | null {
  const differences = pairs(a, b, worthOf).map((each) => mean(each.b) - mean(each.a));
  if (differences.length === 0) return null;
  const error = differences.length < 2 ? 0 : Math.sqrt(sampleVariance(differences) / differences.length);
  return { mean: mean(differences), error, cases: differences.length };
}

/** Share of the attempts that errored. */
export const erroredShare = (attempts: readonly ScoredAttempt[]): number => shareOf(attempts, 'errored');

/** Share of the attempts that are unsure. */
export const unsureShare = (attempts: readonly ScoredAttempt[]): number => shareOf(attempts, 'unsure');

function shareOf(attempts: readonly ScoredAttempt[], wanted: ScoredAttempt['status']): number {
  return attempts.length === 0
    ? 0
    : attempts.filter(({ status }) => status === wanted).length / attempts.length;
}
