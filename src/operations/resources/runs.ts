import { z } from 'zod';
import type { BackgroundAccess, OptionsAccess, StateAccess } from '../../engine/engine-parts.ts';
import { runEntry } from '../../schema/resource-views.ts';
import { conclusion, counts, runHeader, runStatus } from '../../schema/run.ts';
import { runView } from '../../schema/run-view.ts';
import type { RunPlace } from '../../state/store.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { readRun } from './read-run.ts';
import type { Resource } from './resource.ts';

/** Rows of the index may be of any age, and from another machine: what is not known is null, and the run stands in the list. */
const row = z.object({
  run_id: z.string(),
  status: runStatus.catch('failed'),
  conclusion: conclusion.nullable().catch(null),
  reason: z.string().catch(''),
  started_at: z.string(),
  finished_at: z.string().nullable().catch(null),
  agent_id: z.string().nullable().catch(null),
  counts: counts.nullable().catch(null),
  pass_rate: runEntry.shape.pass_rate.catch(null),
  judge: runHeader.shape.judge.nullable().catch(null),
});

/** Runs, newest first, whoever played them. */
export const runs: Resource<OptionsAccess & StateAccess & BackgroundAccess> = {
  name: 'runs',
  key: 'run_id',
  summary: 'Runs, newest first.',
  item: runEntry,
  whole: runView,
  async list(engine, { limit, cursor }) {
    const { items, next } = await (await engine.store()).runPage({
      limit,
      ...(cursor === undefined ? {} : { before: placeFrom(cursor) }),
    });
    return {
      data: items.map((one) => {
        const entry = row.parse(one);
        // What is under way in this process is newer than its row.
        return { ...entry, status: engine.live().of(entry.run_id)?.status ?? entry.status };
      }),
      next_cursor: next === null ? null : writeCursor('runs', [next.started_at, next.run_id]),
    };
  },
  get: (engine, id, query) => readRun(engine, id, { summary: query['fields'] === 'summary' }),
};

function placeFrom(cursor: string): RunPlace {
  const [started_at = '', run_id = ''] = readCursor('runs', cursor, 2);
  return { started_at, run_id };
}
