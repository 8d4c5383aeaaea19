import { Fault } from '../errors.ts';
import { problemOf } from '../flow/problem-of.ts';
import type { EvaluateResponse } from '../schema/evaluation.ts';
import { type Answer, jsonAnswer } from './answer.ts';

/**
 * An evaluation in which a scorer could not judge is 502 `scorer_failed`: what was judged stands in `results`, the others in
 * `errors` (contract 4), as a list like that of every problem, and by their names in `scorer_errors`.
 */
export function evaluationAnswer(status: number, evaluation: EvaluateResponse): Answer {
  const failed = Object.entries(evaluation.errors ?? {});
  if (failed.length === 0) return jsonAnswer(status, evaluation);
  const problem = problemOf(
    new Fault(
      'scorer_failed',
      `${failed.length} of ${failed.length + Object.keys(evaluation.results).length} scorers could not judge.`,
      {
        problems: failed.map(([scorer, { code, message }]) => ({
          path: `scorers.${scorer}`,
          message,
          code,
          scorer,
        })),
      },
    ),
  );
  const { evaluation_id, results, errors } = evaluation;
  return jsonAnswer(
    problem.status,
    { ...problem.body, evaluation_id, results, scorer_errors: errors },
    problem.headers,
  );
}
