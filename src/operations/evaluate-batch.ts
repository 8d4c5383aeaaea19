import { evaluateBatch } from '../evaluations/evaluate-batch.ts';
import { preflight } from '../evaluations/preflight.ts';
import { batchRequest, batchResponse } from '../schema/batch.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. */
export const evaluateBatchOperation = defineOperation({
  name: 'evaluate-batch',
  method: 'POST',
  path: '/v1/evaluate/batch',
  status: 200,
  summary: 'Judge many outputs with the same scorers.',
  input: batchRequest,
  output: batchResponse,
  async run(request, engine, { signal }) {
    const { registry, judge, settings } = await engine.scoring();
    const subjects = request.items.map(({ threshold, ...subject }, index) => ({
      subject,
      path: `items[${index}]`,
      threshold: threshold ?? request.threshold,
    }));
    const scorers = preflight(subjects, request.scorers, registry);
    const response = await evaluateBatch(engine.ports.ids.next('batch_'), request.items, scorers, {
      judge,
      threshold: request.threshold,
      samples: settings.judge.samples,
      parallel: request.config.parallel,
      failFast: request.config.fail_fast,
      concurrency: settings.run.concurrency,
      ...(signal === undefined ? {} : { signal }),
    });
    await (await engine.store()).put('batches', response.batch_id, response);
    return response;
  },
});
