import type { Engine } from '../engine.ts';
import { Fault } from '../errors.ts';
import { evaluateBatch } from '../evaluations/evaluate-batch.ts';
import { preflight } from '../evaluations/preflight.ts';
import { type BatchRequest, type BatchResponse, batchRequest, batchResponse } from '../schema/batch.ts';
import { announce } from './announce.ts';
import { workBehind } from './background-job.ts';
import { defineOperation } from './define-operation.ts';
import { endJob, type Job, jobOf, writeJob } from './job-records.ts';

/**
 * POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. Begun in the
 * background it is `running` first; after a restart it is judged again, which costs nothing where the judge's cache knows the answer.
 */
export const evaluateBatchOperation = defineOperation({
  name: 'evaluate-batch',
  method: 'POST',
  path: '/v1/evaluate/batch',
  status: 200,
  summary: 'Judge many outputs with the same scorers.',
  input: batchRequest,
  output: batchResponse,
  async run(request, engine, { signal }) {
    const judged = await preparedBatch(request, engine);
    return judged(engine.ports.ids.next('batch_'), signal);
  },
  async begin(request, engine) {
    const id = engine.ports.ids.next('batch_');
    const store = await engine.store();
    const stored = batchResponse.safeParse(await store.get('batches', id)).data;
    if (stored !== undefined && (stored.status !== 'running' || (await jobOf(engine, id)) !== undefined))
      return stored;
    engine.live().requireRoom('batch');
    const judged = await preparedBatch(request, engine);
    const begun = unjudged(id, request);
    await writeJob(engine, { id, kind: 'batch', request });
    try {
      await store.put('batches', id, begun);
    } catch (error) {
      await endJob(engine, id);
      throw error;
    }
    engine.inBackground(batchBehind(engine, id, request, async () => judged));
    return begun;
  },
});

/** Judges a batch again after a restart, under the same id. */
export async function resumedBatch(engine: Engine, { id, request: stored }: Job): Promise<void> {
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

type Judged = (id: string, signal: AbortSignal | undefined) => Promise<BatchResponse>;

function batchBehind(
  engine: Engine,
  id: string,
  request: BatchRequest,
  prepare: () => Promise<Judged>,
): Promise<void> {
  return workBehind(
    engine,
    { id, kind: 'batch' },
    async () => {
      await (await prepare())(id, engine.live().stopping);
      return 'done';
    },
    async ({ message }) =>
      (await engine.store()).put('batches', id, {
        ...unjudged(id, request),
        status: 'failed',
        reason: message,
      } satisfies BatchResponse),
  );
}

/** Checks everything that can be checked before the judge is asked; what comes back judges, stores and announces. */
async function preparedBatch(request: BatchRequest, engine: Engine): Promise<Judged> {
  const { registry, judge, settings } = await engine.scoringWith();
  const subjects = request.items.map(({ threshold, ...subject }, index) => ({
    subject,
    path: `items[${index}]`,
    threshold: threshold ?? request.threshold,
  }));
  const scorers = preflight(subjects, request.scorers, registry);
  return async (id, signal) => {
    const response = await evaluateBatch(id, request.items, scorers, {
      judge,
      threshold: request.threshold,
      samples: settings.judge.samples,
      parallel: request.config.parallel,
      failFast: request.config.fail_fast,
      concurrency: settings.run.concurrency,
      ...(signal === undefined ? {} : { signal }),
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

const unjudged = (id: string, { items }: Pick<BatchRequest, 'items'>): BatchResponse => ({
  batch_id: id,
  status: 'running',
  results: [],
  summary: { total: items.length, passed: 0, failed: 0, errored: 0, skipped: 0, avg_scores: {} },
});
