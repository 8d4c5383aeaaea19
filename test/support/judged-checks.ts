import { makeChecks } from '../../src/checks/make-checks.ts';
import { noJudge } from '../../src/judges/no-judge.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import type { ScorerOutcome } from '../../src/scorers/scorer.ts';
import type { ScorerServices } from '../../src/scorers/scorer-services.ts';

/** What the only check of a list says of an attempt; a threshold of the case is given, which checks do not read. */
export async function outcomeOf(
  check: unknown,
  subject: Subject,
  services: ScorerServices = {},
): Promise<ScorerOutcome> {
  const [scorer] = makeChecks([check as Record<string, unknown>], services); // Tests write wrong ones too.
  if (scorer === undefined) throw new Error('no check was made');
  return scorer.evaluate(subject, { judge: noJudge, threshold: 0.9, samples: 1, repeat: 0 });
}

/** The result of a check that has one. */
export async function resultOf(check: unknown, subject: Subject | string): Promise<ScorerResult> {
  const outcome = await outcomeOf(check, typeof subject === 'string' ? { output: subject } : subject);
  if (outcome.status === 'errored') throw new Error(`errored: ${outcome.error.message}`);
  return outcome.result;
}
