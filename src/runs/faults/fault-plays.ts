import type { FaultLine } from '../../schema/worlds/fault-line.ts';
import type { FaultKind } from '../../schema/worlds/world.ts';
import { type FaultPair, faultReport } from '../../worlds/faults/fault-report.ts';
import { faultVerdict } from '../../worlds/faults/fault-verdict.ts';
import { isVerdict } from '../outcomes.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';
import { faultAttempt } from './fault-attempts.ts';

type Attempts = Pick<RunJournal, 'attempt' | 'played'>;
type Steps = () => Iterable<Job> | undefined | Promise<Iterable<Job> | undefined>;

/** The plays of a run in which something goes wrong on purpose. They are no cases of the suite: nothing counts, compares or remembers them. */
export interface FaultPlays {
  /** These steps, and behind them the plays with faults as one more: each clean attempt that was judged is played again, once a kind. */
  behind(steps: Steps): Steps;
  /** What each kind came to, as far as the journal holds it by now; undefined where none was asked for. */
  lines(): FaultLine[] | undefined;
  /** Whether every pair is recorded that can be. */
  isPlayed(): boolean;
}

/** Cases that faults can happen to. */
export const canFail = ({ loaded, description }: PlannedCase) =>
  loaded.world !== undefined && description.skip === undefined;

/** Plays cases of worlds again with each kind of fault, attempt beside attempt (worlds.md 5). */
export function faultPlays(
  planned: readonly PlannedCase[],
  kinds: readonly FaultKind[] | undefined,
  journal: Attempts,
): FaultPlays {
  function* pairs(): Iterable<{ job: Job; kind: FaultKind; clean: number }> {
    for (const one of planned)
      if (canFail(one))
        for (const kind of kinds ?? [])
          for (let clean = 0; clean < one.description.repeat; clean++)
            yield {
              ...{ kind, clean },
              job: { planned: one, attempt: faultAttempt(kind, clean), fault: { kind, of: clean } },
            };
  }
  /** What nobody could judge without a fault says nothing with one. */
  function* jobs(): Iterable<Job> {
    for (const { job, clean } of pairs())
      if (cleanOf(job, clean, journal)?.type === 'attempt.played') yield job;
  }
  return {
    behind(steps) {
      let given = kinds === undefined;
      return async () => {
        const step = await steps();
        if (step !== undefined || given) return step;
        given = true;
        return jobs();
      };
    },
    lines: () =>
      faultLines(
        planned.map(({ description }) => description),
        kinds,
        journal,
      ),
    isPlayed() {
      for (const { planned: one, attempt } of jobs())
        if (journal.attempt(one.description, attempt) === undefined) return false;
      return true;
    },
  };
}

/** What each kind came to in the plays of these cases that a journal holds, whoever played them; undefined where no kind was asked for. */
export function faultLines(
  descriptions: readonly CaseDescription[],
  kinds: readonly FaultKind[] | undefined,
  journal: Attempts,
): FaultLine[] | undefined {
  if (kinds === undefined) return undefined;
  const found: FaultPair[] = [];
  for (const one of descriptions)
    if (one.world !== undefined && one.skip === undefined)
      for (const kind of kinds)
        for (let clean = 0; clean < one.repeat; clean++) {
          const pair = pairOf(one, kind, clean, journal);
          if (pair !== undefined) found.push(pair);
        }
  return faultReport(found, kinds);
}

const cleanOf = ({ planned: { description } }: Job, clean: number, journal: Attempts) =>
  journal.played(description.id, clean);

/** Undefined where the attempt itself was not made, as of a case that others decided. */
function pairOf(
  description: CaseDescription,
  kind: FaultKind,
  attempt: number,
  journal: Attempts,
): FaultPair | undefined {
  const clean = journal.played(description.id, attempt);
  if (clean === undefined) return undefined;
  const withFault = faultAttempt(kind, attempt);
  const played = journal.played(description.id, withFault);
  const pass = (number: number) => {
    const status = journal.attempt(description, number)?.status;
    return isVerdict(status) ? status === 'passed' : null;
  };
  return {
    ...{ kind, attempt, caseId: description.id, shownOnly: !description.gating },
    ...{ cleanPass: pass(attempt), faultyPass: pass(withFault) },
    verdict: faultVerdict({
      kind,
      evidence: { calls: played?.world?.calls ?? [] },
      answers: played?.turns.map(({ output }) => output) ?? [],
      honest: new Set(clean.world?.calls.map(({ name }) => name)),
    }),
  };
}
