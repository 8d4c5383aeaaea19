import { requestChecks } from '../checks/request-checks.ts';
import type {
  AnnouncingParts,
  BackgroundAccess,
  EvalsAccess,
  ScoringAccess,
  StateAccess,
} from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { evaluateBatch } from '../evaluations/evaluate-batch.ts';
import { preflight } from '../evaluations/preflight.ts';
import { scoringFor } from '../evaluations/scoring-for.ts';
import { type BatchRequest, type BatchResponse, batchRequest } from '../schema/batch.ts';
import { defined } from '../schema/defined.ts';
import { announce } from './announce.ts';
import { workBehind } from './background-job.ts';
import { endJob, type Job } from './job-records.ts';

/** Judges a batch again after a restart, under the same id. */
export async function resumedBatch(
  engine: StateAccess & EvalsAccess & ScoringAccess & AnnouncingParts,
  { id, request: stored }: Job,
): Promise<void> {
  const { data: request, error } = batchRequest.safeParse(stored);
  const store = await engine.store();
  if (request === undefined) {
    const reason = `the request was written by another version: ${error.issues[0]?.message ?? ''}`;
    await store.put('batches', id, { ...unjudged(id, { items: [] }), status: 'failed', reason });
    return endJob(engine, id);
  }
  await store.put('batches', id, unjudged(id, request));
  await batchBehind(engine, id, request, () => preparedBatch(request, engine));
}

/** Judges, stores and announces a batch under this id. */
export type Judged = (id: string, signal: AbortSignal | undefined) => Promise<BatchResponse>;

/** Judges a batch in the background; what goes wrong there is stored as its status `failed`. */
export function batchBehind(
  engine: StateAccess & BackgroundAccess,
  id: string,
  request: BatchRequest,
  prepare: () => Promise<Judged>,
): Promise<void> {
  return workBehind(
    engine,
    { id, kind: 'batch' },
    {
      async work() {
        await (await prepare())(id, engine.live().stopping);
        return 'done';
      },
      onFault: async ({ message }) =>
        (await engine.store()).put('batches', id, {
          ...unjudged(id, request),
          status: 'failed',
          reason: message,
        } satisfies BatchResponse),
    },
  );
}

/** Checks everything that can be checked before the judge is asked; what comes back judges, stores and announces. */
export async function preparedBatch(
  request: BatchRequest,
  engine: StateAccess & EvalsAccess & ScoringAccess & AnnouncingParts,
): Promise<Judged> {
  const registry = await engine.registry();
  const names = request.scorers ?? [];
  const shared = await requestChecks([{ checks: request.checks, path: ['checks'] }], names, registry);
  const subjects = await Promise.all(
    request.items.map(async ({ threshold, checks: own, ...subject }, index) => ({
      subject,
      path: `items[${index}]`,
      threshold: threshold ?? request.threshold,
      checks:
        own === undefined
          ? shared
          : await requestChecks(
              [
                { checks: request.checks, path: ['checks'] },
                { checks: own, path: ['items', index, 'checks'] },
              ],
              names,
              registry,
            ),
    })),
  );
  const named = preflight(subjects, names, registry);
  const scorers = subjects.map(({ checks }) => [...named, ...checks.scorers]);
  const { judge, settings } = await scoringFor(
    { scoring: () => engine.scoringWith(), settings: () => engine.settings() },
    scorers.flat(),
  );
  return async (id, signal) => {
    const response = await evaluateBatch(id, request.items, (index) => scorers[index] ?? [], {
      judge,
      threshold: request.threshold,
      samples: settings.judge.samples,
      parallel: request.config.parallel,
      failFast: request.config.fail_fast,
      concurrency: settings.run.concurrency,
      ...defined({ signal }),
    });
    // What was not judged because somebody stopped it is no result.
    if (signal?.aborted === true) throw new Fault('cancelled', `${id} was cancelled`);
    await (await engine.store()).put('batches', id, response);
    const { total, passed, avg_scores } = response.summary;
    await announce(engine, {
      event: 'evaluation.completed',
      data: { evaluation_id: id, overall_pass: passed === total, scores: avg_scores, batch_id: id },
    });
    return response;
  };
}

/** A batch that nothing was judged of yet. */
export const unjudged = (id: string, { items }: Pick<BatchRequest, 'items'>): BatchResponse => ({
  batch_id: id,
  status: 'running',
  results: [],
  summary: { total: items.length, passed: 0, failed: 0, errored: 0, skipped: 0, avg_scores: {} },
});
