import type { ResourceAccess, StateAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { createScorerRequest, createScorerResponse } from '../schema/scorer.ts';
import { RESERVED_NAMES } from '../schema/scorer-name.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/scorers (interface 4.1). What the scorer cannot do is an error now, not at its first use. */
export const createScorer = defineOperation({
  name: 'create-scorer',
  method: 'POST',
  path: '/v1/scorers',
  tag: 'scorers',
  status: 201,
  summary: 'Store a custom scorer.',
  access: 'account',
  lifetime: 'service',
  input: createScorerRequest,
  output: createScorerResponse,
  async run(request, engine: StateAccess & ResourceAccess) {
    // Results must say which of two was meant (contract 4).
    if (RESERVED_NAMES.includes(request.name))
      throw new Fault('validation_failed', `"${request.name}" is the name of a built-in scorer.`, {
        where: 'create-scorer request, field name',
        hint: 'Give the scorer another name.',
        problems: [
          { path: 'name', message: `"${request.name}" is the name of a built-in scorer; choose another` },
        ],
      });
    const stored = { ...request, scorer_id: engine.ports.ids.next('scorer_') };
    const { customScorer } = await import('../scorers/custom/custom-scorer.ts');
    await customScorer(stored, engine.ports);
    await (await engine.store()).put('scorers', stored.scorer_id, stored);
    engine.forget();
    return { scorer_id: stored.scorer_id, name: stored.name };
  },
});
