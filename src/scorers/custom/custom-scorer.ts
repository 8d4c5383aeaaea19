import type { CodePlace } from '../../sandbox/javascript/javascript.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import type { Scorer } from '../scorer.ts';
import { codeScorer } from './code.ts';
import type { CodePorts } from './code-runner.ts';
import { llmJudgeScorer } from './llm-judge.ts';
import { regexScorer } from './regex.ts';

/**
 * The scorer that a stored custom scorer describes; `place` is where its code stands, if it stands in an evals folder. Throws Fault
 * `validation_failed` for what cannot work, before anything runs.
 */
export async function customScorer(
  resource: CustomScorer,
  ports: CodePorts,
  place: CodePlace = {},
): Promise<Scorer> {
  if (resource.type === 'regex') return regexScorer(resource);
  if (resource.type === 'llm_judge') return llmJudgeScorer(resource);
  return codeScorer(resource, ports, place);
}
