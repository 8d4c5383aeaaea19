import type { AttemptResult, CaseResult, TurnResult } from '../../schema/run.ts';
import { counts } from '../../scorers/counts.ts';
import type { ComparedRun } from '../comparing/compare-runs.ts';
import { attemptOutcome, caseOutcome } from '../outcomes.ts';
import { isSettled, type MissingSecrets } from '../planning/missing-secrets.ts';

/** What of a turn is compared: by its place and the name of the scorer. */
type Compared = (turn: number, scorer: string) => boolean;

/**
 * A run and its baseline as they are compared: as they are, or where the judge's key is missing in what needs no judge alone.
 */
export function comparedSides(
  missing: MissingSecrets | undefined,
  before: ComparedRun,
  after: ComparedRun,
): [before: ComparedRun, after: ComparedRun] {
  if (missing?.judge !== true) return [before, after];
  return [
    { header: before.header, cases: settledAlike(before.cases, after.cases) },
    { header: after.header, cases: settledOnly(after.cases) },
  ];
}

/** The cases of a run whose judge's key is missing, without the results that do not gate: nothing is read from them. */
export function settledOnly(cases: Iterable<CaseResult>): Iterable<CaseResult> {
  return mapped(cases, () => (one) => ({
    ...one,
    attempts: one.attempts.map((attempt) => ({
      ...attempt,
      turns: attempt.turns.map((turn) => ({
        ...turn,
        results: keptOf(turn.results, (_, result) => result.gating !== false),
      })),
    })),
  }));
}

/**
 * The cases of a baseline as such a run can be held against them: of every turn what that run settled without its judge, and
 * passed or failed by that alone. Whoever judged it in the baseline: where the run found an answer empty, the judge's opinion
 * of the answer before is what it is compared with. Gone through anew each time, with one look at `current` before.
 */
export function settledAlike(
  cases: Iterable<CaseResult>,
  current: Iterable<CaseResult>,
): Iterable<CaseResult> {
  return mapped(cases, () => {
    const settled = settledBy(current);
    return (one) => {
      const known = settled.get(`id ${one.id}`) ?? settled.get(`hash ${one.hash}`);
      return narrowed(
        one,
        known === undefined ? undefined : (turn, scorer) => known.has(`${turn} ${scorer}`),
      );
    };
  });
}

/** `turn scorer` of everything that counts, by id and by content of the case: it may have been renamed. */
function settledBy(cases: Iterable<CaseResult>): Map<string, Set<string>> {
  const settled = new Map<string, Set<string>>();
  for (const one of cases) {
    const known = new Set<string>();
    for (const { turns } of one.attempts)
      for (const [turn, { results }] of turns.entries())
        for (const [scorer, result] of Object.entries(results))
          if (counts(result)) known.add(`${turn} ${scorer}`);
    settled.set(`id ${one.id}`, known);
    if (one.hash !== undefined) settled.set(`hash ${one.hash}`, known);
  }
  return settled;
}

/** A case with these results alone; without a rule with those that nobody was asked about. */
function narrowed(one: CaseResult, compared: Compared | undefined): CaseResult {
  if (one.attempts.length === 0) return one;
  const attempts = one.attempts.map((attempt): AttemptResult => {
    const turns = attempt.turns.map((turn, index) => narrowedTurn(turn, index, compared));
    const { error: _, unsure: __, ...rest } = attempt;
    // An attempt that a scorer could not judge was played all the same.
    const unplayed =
      attempt.status === 'errored' && attempt.turns.every(({ errors }) => errors === undefined);
    if (unplayed || turns.some(({ errors }) => errors !== undefined)) return { ...attempt, turns };
    return { ...rest, turns, ...attemptOutcome(turns) };
  });
  const plan = { repeat: attempts.length, min_passes: one.min_passes ?? attempts.length };
  const { unsure: _, ...rest } = one;
  return { ...rest, attempts, ...caseOutcome(attempts, plan) };
}

function narrowedTurn(turn: TurnResult, index: number, compared: Compared | undefined): TurnResult {
  const { errors = {}, ...rest } = turn;
  const left = keptOf(errors, (scorer) => compared?.(index, scorer) ?? false);
  return {
    ...rest,
    results: keptOf(turn.results, (scorer, result) => compared?.(index, scorer) ?? isSettled(result)),
    ...(Object.keys(left).length === 0 ? {} : { errors: left }),
  };
}

function keptOf<T>(record: Record<string, T>, keep: (name: string, value: T) => boolean): Record<string, T> {
  const kept: Record<string, T> = Object.create(null);
  for (const [name, value] of Object.entries(record)) if (keep(name, value)) kept[name] = value;
  return kept;
}

/** An iterable that may be gone through several times; `begin` is asked each time. */
function mapped<T>(all: Iterable<T>, begin: () => (one: T) => T): Iterable<T> {
  return {
    *[Symbol.iterator]() {
      const each = begin();
      for (const one of all) yield each(one);
    },
  };
}
