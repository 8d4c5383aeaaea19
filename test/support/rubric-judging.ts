import type { Engine } from '../../src/engine/engine.ts';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import type { EvaluateResponse } from '../../src/schema/evaluation.ts';
import type { FakeModel } from './fake-model.ts';
import { memoryPorts, offlineEngine } from './offline-engine.ts';

/** Configuration of an `llm_judge`, and variables beside it. */
export interface RubricScorer {
  config: Record<string, unknown>;
  variables?: Record<string, unknown>;
}

/** An engine in memory whose judge is this model. */
export function engineFor(server: FakeModel, samples?: number): Engine {
  const engine = offlineEngine({
    ports: memoryPorts({ OPENAI_API_KEY: 'sk-test-0123456789' }, server.http),
    // A model that takes a temperature and tells probabilities; the default thinks first and does neither.
    judge: { provider: 'openai', base_url: server.openaiUrl, model: 'own-model' },
  });
  if (samples === undefined) return engine;
  const scoring = async () => {
    const { settings, ...rest } = await engine.scoring();
    return { ...rest, settings: { ...settings, judge: { ...settings.judge, samples } } };
  };
  return { ...engine, scoring };
}

/** Creates the scorer and evaluates with it, both by the public operations. */
export async function judgeWith(
  engine: Engine,
  { config, variables }: RubricScorer,
  subject: Record<string, unknown> = { output: 'The kettle is blue.' },
): Promise<{ response: EvaluateResponse; id: string }> {
  const request = {
    name: 'Rubric',
    type: 'llm_judge',
    config,
    ...(variables === undefined ? {} : { variables }),
  };
  const { scorer_id: id } = await call(createScorer, request, engine);
  return { id, response: await call(evaluate, { ...subject, scorers: [id] }, engine) };
}

/** The one result of such an evaluation; throws when there is none. */
export async function resultOf(engine: Engine, scorer: RubricScorer, subject?: Record<string, unknown>) {
  const { response, id } = await judgeWith(engine, scorer, subject);
  const result = response.results[id];
  if (result === undefined) throw new Error(JSON.stringify(response.errors));
  return result;
}

/** The one error of such an evaluation; throws when there was a result. */
export async function errorOf(engine: Engine, scorer: RubricScorer, subject?: Record<string, unknown>) {
  const { response, id } = await judgeWith(engine, scorer, subject);
  const error = response.errors?.[id];
  if (error === undefined) throw new Error(`scored: ${JSON.stringify(response.results[id])}`);
  return error;
}
