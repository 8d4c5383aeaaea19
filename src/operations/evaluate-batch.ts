import type { AnnouncingParts, EvalsAccess, ScoringAccess, StateAccess } from '../engine/engine-parts.ts';
import { batchBehind, preparedBatch, unjudged } from '../jobs/background-batch.ts';
import { endJob, jobOf, writeJob } from '../jobs/job-records.ts';
import { batchRequest, batchResponse } from '../schema/batch.ts';
import { DOCUMENTS_LIMIT, defineOperation } from './define-operation.ts';

/**
 * POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. Begun in the
 * background it is `running` first; after a restart it is judged again, which costs nothing where the judge's cache knows the answer.
 */
export const evaluateBatchOperation = defineOperation({
  name: 'evaluate-batch',
  method: 'POST',
  path: '/v1/evaluate/batch',
  tag: 'batches',
  status: 200,
  summary: 'Judge many outputs with the same scorers.',
  access: 'account',
  limit: DOCUMENTS_LIMIT,
  lifetime: 'caller',
  input: batchRequest,
  output: batchResponse,
  async run(request, engine: StateAccess & EvalsAccess & ScoringAccess & AnnouncingParts, { signal }) {
    const judged = await preparedBatch(request, engine);
    return judged(engine.ports.ids.next('batch_'), signal);
  },
  async begin(request, engine: StateAccess & EvalsAccess & ScoringAccess & AnnouncingParts) {
    const id = engine.ports.ids.next('batch_');
    const store = await engine.store();
    const stored = batchResponse.safeParse(await store.get('batches', id)).data;
    if (stored !== undefined && (stored.status !== 'running' || (await jobOf(engine, id)) !== undefined))
      return stored;
    engine.live().requireQueueSpace('batch');
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
