import { createScorerRequest, createScorerResponse } from '../schema/scorer.ts';
import { customScorer } from '../scorers/custom/custom-scorer.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/scorers (interface 4.1). What the scorer cannot do is said now, not at its first use. */
export const createScorer = defineOperation({
  name: 'create-scorer',
  method: 'POST',
  path: '/v1/scorers',
  status: 201,
  summary: 'Store a custom scorer.',
  input: createScorerRequest,
  output: createScorerResponse,
  async run(request, engine) {
    const stored = { ...request, scorer_id: engine.ports.ids.next('scorer_') };
    await customScorer(stored, engine.ports);
    await (await engine.store()).put('scorers', stored.scorer_id, stored);
    engine.forget();
    return { scorer_id: stored.scorer_id, name: stored.name };
  },
});
