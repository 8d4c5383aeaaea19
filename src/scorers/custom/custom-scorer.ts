import type { CodePlace } from '../../sandbox/javascript/javascript.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import type { Scorer } from '../scorer.ts';
import type { CodePorts } from './code-runner.ts';

/**
 * The scorer that a stored custom scorer describes; `place` is where its code stands, if it stands in an evals folder. Throws Fault
 * `validation_failed` for what cannot work, before anything runs.
 */
export async function customScorer(
  resource: CustomScorer,
  ports: CodePorts,
  place: CodePlace = {},
): Promise<Scorer> {
  if (resource.type === 'regex') return (await import('./regex.ts')).regexScorer(resource);
  if (resource.type === 'llm_judge') return (await import('./llm-judge.ts')).llmJudgeScorer(resource);
  return (await import('./code.ts')).codeScorer(resource, ports, place);
}
