import { progressKey } from '../engine/progress-log.ts';
import { identityOf } from '../judges/judge.ts';
import { caseOutcome } from '../runs/outcomes.ts';
import type { RunJournal } from '../runs/run-journal.ts';
import type { RunEvent } from '../runs/world.ts';
import { defined } from '../schema/defined.ts';
import type { AttemptResult } from '../schema/run.ts';

/** Sent already, of the same run: how many messages, and the keys of their events. */
export interface SentBefore {
  last: number;
  keys: ReadonlySet<string>;
}

/**
 * The messages of a run whose progress no service reported while it was played (command line, workflow), as JSON texts: made of its journal,
 * case by case in the order of the plan, always the same with the same numbers. Of a run that is not finished they end before the
 * first case that is not.
 */
export function* journalProgress(
  journal: RunJournal,
  runId: string,
  before: SentBefore = { last: 0, keys: new Set() },
): Generator<{ seq: number; text: string; type: RunEvent['type'] }> {
  let seq = before.last;
  const start = journal.startedAt ?? journal.header?.started_at;
  const at = journal.header?.finished_at ?? start;
  for (const event of journalEvents(journal, runId)) {
    if (before.keys.has(progressKey(event))) continue;
    seq += 1;
    const { type, data } = event;
    yield { seq, type, text: JSON.stringify({ seq, type, at: type === 'run.started' ? start : at, data }) };
  }
}

/** The same as events, without numbers. */
export function* journalEvents(journal: RunJournal, runId: string): Generator<RunEvent> {
  const { config, header, planned } = journal;
  if (config === undefined) return;
  const judge = identityOf(config.judge);
  yield { type: 'run.started', data: { run_id: runId, test_case_count: planned.length, judge } };
  const played = planned.filter(({ skip }) => skip === undefined);
  let finished = 0;
  for (const one of played) {
    const id = { test_case_id: one.id };
    const attempts: AttemptResult[] = [];
    for (let attempt = 0; attempt < one.repeat; attempt += 1) {
      const result = journal.attempt(one, attempt);
      if (result === undefined) {
        if (header === undefined) return;
        continue;
      }
      attempts.push(result);
      yield {
        type: 'case.started',
        data: { ...id, attempt, test_case_name: one.name, agent_id: one.agent_id },
      };
      for (const [index, { turn_id, results, errors }] of result.turns.entries())
        yield {
          type: 'turn.scored',
          data: {
            ...{ ...id, attempt, turn_id, turn_index: index, results },
            ...defined({ errors }),
          },
        };
    }
    if (attempts.length < one.repeat) continue; // The run stopped first.
    finished += 1;
    const error = attempts.find((each) => each.error !== undefined)?.error;
    yield {
      type: 'case.finished',
      data: {
        ...{ ...id, test_case_name: one.name, ...caseOutcome(attempts, one) },
        ...defined({ error }),
        ...{ finished, test_case_count: played.length },
      },
    };
  }
  if (header === undefined) return;
  const { status, conclusion, reason, counts, pass_rate, duration_ms } = header;
  yield {
    type: 'run.finished',
    data: { run_id: runId, status, conclusion, reason, counts, pass_rate, duration_ms },
  };
}
