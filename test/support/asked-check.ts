import { makeChecks } from '../../src/checks/make-checks.ts';
import { readCheck } from '../../src/checks/read-check.ts';
import type { Judge } from '../../src/judges/judge.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import type { Check } from '../../src/schema/check.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import type { ScorerOutcome } from '../../src/scorers/scorer.ts';

/** What a check says about a subject; the heuristics stand for a judge that has no embeddings. */
export async function askedCheck(
  check: Check,
  subject: Subject,
  judge: Judge = offlineJudge(),
): Promise<ScorerOutcome> {
  const [scorer] = makeChecks([check], {});
  if (scorer === undefined) throw new Error('one check makes one scorer');
  return scorer.evaluate(subject, { judge, threshold: 0.7, samples: 1, repeat: 0 });
}

/** The same in a word: `pass`, `fail`, or the code of the error. */
export async function verdictOf(check: Check, subject: Subject, judge?: Judge): Promise<string> {
  const outcome = await askedCheck(check, subject, judge);
  return outcome.status === 'errored' ? outcome.error.code : outcome.result.pass ? 'pass' : 'fail';
}

/** Its reasoning, or the message of the error. */
export async function reasonOf(check: Check, subject: Subject): Promise<string> {
  const outcome = await askedCheck(check, subject);
  return outcome.status === 'errored' ? outcome.error.message : outcome.result.reasoning;
}

/** What is wrong with a check as it is written: `path: message` each. */
export function problemsOf(check: unknown): string[] {
  return readCheck(check).problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
