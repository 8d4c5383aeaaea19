import type { Engine } from '../engine.ts';
import { preflight } from '../evaluations/preflight.ts';
import { overallPass, scoreSubject } from '../evaluations/score-subject.ts';
import {
  type EvaluateRequest,
  evaluateRequest,
  evaluateResponse,
  type Subject,
} from '../schema/evaluation.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
export const evaluate = defineOperation({
  name: 'evaluate',
  method: 'POST',
  path: '/v1/evaluate',
  status: 200,
  summary: 'Judge one output with built-in or custom scorers.',
  input: evaluateRequest,
  output: evaluateResponse,
  async run(request, engine, { signal }) {
    const subject = await subjectOf(request, engine);
    const { registry, judge, settings } = await engine.scoring();
    const scorers = preflight(
      [{ subject, path: '', threshold: request.threshold }],
      request.scorers,
      registry,
    );
    const scored = await scoreSubject(subject, scorers, {
      judge,
      threshold: request.threshold,
      samples: settings.judge.samples,
      ...(signal === undefined ? {} : { signal }),
    });
    const failed = Object.keys(scored.errors).length > 0;
    return {
      evaluation_id: engine.ports.ids.next('eval_'),
      overall_pass: overallPass(scored),
      results: scored.results,
      ...(failed ? { errors: scored.errors } : {}),
    };
  },
});

/** The request's own fields over those of the stored turn it names (contract 4). */
async function subjectOf(request: EvaluateRequest, engine: Engine): Promise<Subject> {
  const { turn_id: turnId, scorers: _, threshold: __, ...explicit } = request;
  return turnId === undefined ? explicit : { ...(await engine.storedTurn(turnId)), ...explicit };
}
