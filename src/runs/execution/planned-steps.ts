import type { RunSettings } from '../../schema/settings.ts';
import { caseOutcome, type Outcome } from '../outcomes.ts';
import { type Job, jobs, type PlannedCase } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';

type Attempts = Pick<RunJournal, 'attempt' | 'played'>;

/** Whether the attempts that are left cannot change any more what the case came to. */
export function isDecided(attempts: readonly Outcome[], plan: CaseDescription): boolean {
  const { status } = caseOutcome(attempts, plan);
  return status === 'passed' || status === 'failed';
}

/**
 * The planned plays of a run, in steps. Of a case that needs fewer passes than it has attempts no more are played than decide
 * it: first as many as it needs, then as many as are still missing, until it passed or cannot pass any more. What the journal
 * holds counts, so a run that goes on plays what it would have played. All attempts in one step where the settings say so.
 */
export function plannedSteps(
  planned: readonly PlannedCase[],
  journal: Attempts,
  { repeats }: Pick<RunSettings, 'repeats'>,
): () => Iterable<Job> | undefined {
  const isOpenEnded = ({ description: { min_passes, repeat, skip } }: PlannedCase) =>
    repeats === 'until_decided' && skip === undefined && min_passes > 0 && min_passes < repeat;
  const open = new Map<PlannedCase, Set<number>>();
  let begun = false;
  return () => {
    if (!begun) {
      begun = true;
      for (const one of planned) if (isOpenEnded(one)) open.set(one, new Set());
      return open.size === 0 ? jobs(planned) : firstStep(planned, open, journal);
    }
    const step = [...open].flatMap(([one, asked]) => {
      const more = missingPlays(one.description, asked, journal);
      if (more.length === 0) open.delete(one);
      return jobsOf(one, more, asked);
    });
    return step.length === 0 ? undefined : step;
  };
}

function* firstStep(
  planned: readonly PlannedCase[],
  open: ReadonlyMap<PlannedCase, Set<number>>,
  journal: Attempts,
): Iterable<Job> {
  for (const one of planned) {
    const asked = open.get(one);
    if (asked === undefined) yield* jobs([one]);
    else yield* jobsOf(one, firstPlays(one.description, journal), asked);
  }
}

function jobsOf(planned: PlannedCase, attempts: readonly number[], asked: Set<number>): Job[] {
  for (const attempt of attempts) asked.add(attempt);
  return attempts.map((attempt) => ({ planned, attempt, unlessDecided: true }));
}

const attemptsOf = ({ repeat }: CaseDescription) => Array.from({ length: repeat }, (_, attempt) => attempt);

/** What was begun before has to be judged to the end; beside it so many that the case could pass. */
function firstPlays(description: CaseDescription, journal: Attempts): number[] {
  const all = attemptsOf(description);
  const begun = all.filter((attempt) => journal.played(description.id, attempt) !== undefined);
  const known = new Set(begun);
  const fresh = all.filter((attempt) => !known.has(attempt));
  return [...begun, ...fresh.slice(0, Math.max(0, description.min_passes - begun.length))];
}

/** As many more as it needs to pass, if all of them did; none where it is decided. */
function missingPlays(description: CaseDescription, asked: ReadonlySet<number>, journal: Attempts): number[] {
  const attempts = attemptsOf(description).flatMap((attempt) => journal.attempt(description, attempt) ?? []);
  if (isDecided(attempts, description)) return [];
  const passed = attempts.filter(({ status }) => status === 'passed').length;
  const left = attemptsOf(description).filter((attempt) => !asked.has(attempt));
  return left.slice(0, Math.max(1, description.min_passes - passed));
}
