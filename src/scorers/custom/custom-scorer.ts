import type { CustomScorer } from '../../schema/scorer.ts';
import type { Scorer } from '../scorer.ts';
import { codeScorer } from './code.ts';
import { llmJudgeScorer } from './llm-judge.ts';
import type { PythonPorts } from '../../sandbox/python/zygote.ts';
import { regexScorer } from './regex.ts';

/** The scorer that a stored custom scorer describes. Throws Fault `validation_failed` for what cannot work, before anything runs. */
export async function customScorer(resource: CustomScorer, ports: PythonPorts): Promise<Scorer> {
  if (resource.type === 'regex') return regexScorer(resource);
  if (resource.type === 'llm_judge') return llmJudgeScorer(resource);
  return codeScorer(resource, ports);
}
