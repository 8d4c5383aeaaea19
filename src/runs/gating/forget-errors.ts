import { faultAttempts } from '../faults/fault-attempts.ts';
import { jobs, type PlannedCase } from '../planning/plan.ts';
import type { RunJournal } from '../run-journal.ts';
import { baseAttempts } from './base-plays.ts';
import { repeatAttempts } from './confirm-flips.ts';

/** Forgets every errored attempt of a run, those of repeats, on the base and with faults included, so that it is played again. */
export function forgetErrors(journal: RunJournal, planned: readonly PlannedCase[]): void {
  const forgetIfErrored = (id: string, attempt: number) => {
    const errored =
      journal.played(id, attempt)?.type === 'attempt.errored' ||
      journal.scored(id, attempt).some((record) => record.error !== undefined);
    if (errored) journal.forget(id, attempt);
  };
  for (const { planned: one, attempt } of jobs(planned)) forgetIfErrored(one.description.id, attempt);
  for (const { description, loaded } of planned) {
    const faulty = loaded.world === undefined ? [] : faultAttempts(description);
    for (const attempt of [...repeatAttempts(description), ...baseAttempts(description), ...faulty])
      forgetIfErrored(description.id, attempt);
  }
}
