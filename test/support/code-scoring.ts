import { execFileSync } from 'node:child_process';
import type { Ports } from '../../src/ports/ports.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import type { CustomScorer } from '../../src/schema/scorer.ts';
import type { ScorerError, ScorerResult } from '../../src/schema/scorer-result.ts';
import { customScorer } from '../../src/scorers/custom/custom-scorer.ts';
import { outcomeWith } from './evaluate-with.ts';
import { silentJudge } from './scripted-judge.ts';

/** Whether this machine has the python3 that scorers of type `code` run in; without it their tests say so and are left out. */
export const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

export interface CodeOptions {
  config?: CustomScorer['config'];
  variables?: Record<string, unknown>;
  signal?: AbortSignal;
}

/** A custom scorer with this source. */
export const codeOf = (ports: Ports, source: string, { config, variables }: CodeOptions = {}) =>
  customScorer(
    {
      scorer_id: 'scorer_py',
      name: 'My code',
      type: 'code',
      config: { rubric: source, ...config },
      ...(variables === undefined ? {} : { variables }),
    },
    ports,
  );

/** Scores once. */
export async function outcomeOf(ports: Ports, source: string, subject: Subject = {}, options?: CodeOptions) {
  const scorer = await codeOf(ports, source, options);
  if (options?.signal === undefined) return outcomeWith(silentJudge(), scorer, subject);
  const { signal } = options;
  return scorer.evaluate(subject, { judge: silentJudge(), threshold: 0.7, samples: 1, repeat: 0, signal });
}

/** The same, when a score is expected. */
export async function scoreOf(
  ports: Ports,
  source: string,
  subject?: Subject,
  options?: CodeOptions,
): Promise<ScorerResult> {
  const outcome = await outcomeOf(ports, source, subject, options);
  if (outcome.status === 'errored')
    throw new Error(`${outcome.error.code} ${outcome.error.subcode}: ${outcome.error.message}`);
  return outcome.result;
}

/** The same, when no score is expected. */
export async function errorOf(
  ports: Ports,
  source: string,
  subject?: Subject,
  options?: CodeOptions,
): Promise<ScorerError> {
  const outcome = await outcomeOf(ports, source, subject, options);
  if (outcome.status === 'scored') throw new Error(`scored ${JSON.stringify(outcome.result)}`);
  return outcome.error;
}
