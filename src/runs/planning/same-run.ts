import { Fault } from '../../errors.ts';
import type { RunConfig } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';
import type { PlannedCase } from './plan.ts';
import type { RunOptions } from './run-options.ts';

/** Whether this run is one of the suite, and its cases are left as they were chosen. Fault `usage` where not. */
export function checkContinuable(before: RunConfig | undefined, options: RunOptions, runId: string): void {
  refuseValidation(before, runId, options.resume === undefined ? '--retry-errors' : '--resume');
  const narrowing = [
    ...Object.keys(options.selection ?? {}),
    ...(options.affected === undefined ? [] : ['affected']),
    ...Object.keys(options.narrowing ?? {}),
    ...(options.faults === undefined ? [] : ['faults']),
    ...(options.record === true ? ['record'] : []),
    ...(options.replay === undefined ? [] : ['replay']),
  ];
  if (narrowing.length > 0)
    throw new Fault('usage', `${runId} goes on with the cases it began with`, {
      where: narrowing.join(', '),
      hint: 'Leave the selection out, or start a new run.',
    });
}

/** A run can only be continued with the cases and the judge that it began with; anything else would be two runs in one. */
export function checkSameCases(journal: RunJournal, planned: readonly PlannedCase[], runId: string): void {
  const before = journal.planned;
  const now = new Map(planned.map(({ description }) => [description.id, description]));
  const changed = before.filter(
    (one) => now.get(one.id)?.hash !== one.hash || now.get(one.id)?.repeat !== one.repeat,
  );
  // Cases are written down before the first is played: a kill in between leaves a shorter list, and nothing else.
  const begun = before.some((one) => journal.played(one.id, 0) !== undefined);
  if (changed.length === 0 && (before.length === planned.length || !begun)) return;
  const which =
    changed
      .map((one) => one.id)
      .slice(0, 5)
      .join(', ') || 'cases were added';
  throw new Fault('conflict', `the evals folder changed since ${runId} began: ${which}`, {
    where: runId,
    hint: 'Start a new run; its judge calls come from the cache where nothing changed.',
  });
}

/** A validation run holds two prompts, and its optimization goes on with it. */
export function refuseValidation(config: RunConfig | undefined, runId: string, where: string): void {
  const validated = config?.validates;
  if (validated === undefined) return;
  throw new Fault('usage', `${runId} is the validation of ${validated}, not a run of the suite`, {
    where,
    hint: `Go on with: assay optimize --resume ${validated}`,
  });
}

/** Judged by two, it would have two sets of criteria. */
export function checkSameJudge(before: RunConfig, now: RunConfig, runId: string): void {
  if (before.judge.id === now.judge.id) return;
  throw new Fault(
    'conflict',
    `${runId} was judged by ${before.judge.model}, now the judge is ${now.judge.model}`,
    {
      where: runId,
      hint: 'Pass the same --judge and --judge-model, or start a new run.',
    },
  );
}
