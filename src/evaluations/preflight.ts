import type { MadeChecks } from '../checks/request-checks.ts';
import { Fault, type Problem } from '../errors.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { Registry } from '../scorers/by-name/registry-of.ts';
import { resolveScorers } from '../scorers/by-name/resolve-scorers.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { asAnswered } from './empty-answer.ts';

/** Of a batch whose every item lacks a field nobody reads more; the rest is counted. */
const MOST_PROBLEMS = 1000;

/** Aliases of measured values take thresholds in their own unit; everything else takes 0 to 1 (contract 9). */
function thresholdProblems(scorers: readonly Scorer[], threshold: number | undefined): Problem[] {
  if (threshold === undefined || threshold <= 1) return [];
  if (scorers.length > 0 && scorers.every((scorer) => scorer.name === 'latency_ms')) return [];
  return [
    {
      path: 'threshold',
      code: 'invalid_field',
      field: 'threshold',
      message: `threshold ${threshold} is above 1; scores go from 0 to 1 (only latency_ms takes milliseconds)`,
    },
  ];
}

/** A subject, or the one that each scorer sees. */
type SubjectFor = Subject | ((scorer: Scorer) => Subject);

/** What is to be judged, and where it stands in the request. */
interface ToJudge {
  subject: SubjectFor;
  path: string;
  threshold?: number;
  /** Its own checks, or what is wrong with them. */
  checks?: MadeChecks;
}

/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). A blank output is no missing one (contract 5). */
export function preflight(
  subjects: readonly ToJudge[],
  names: readonly string[],
  registry: Registry,
): Scorer[] {
  const { scorers, problems } = resolveScorers([...new Set(names)], registry);
  const all: Problem[] = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
  // What is wrong with the checks beside the items of a batch is said once.
  const said = new Set<string>();
  for (const { subject, path, threshold, checks } of subjects) {
    all.push(...(checks?.problems ?? []).filter(({ message }) => !said.has(message)));
    for (const { message } of checks?.problems ?? []) said.add(message);
    all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
    for (const scorer of [...scorers, ...(checks?.scorers ?? [])]) {
      const seen = typeof subject === 'function' ? subject(scorer) : subject;
      all.push(...scorer.check(asAnswered(seen)).map((problem) => prefixed(path, problem)));
    }
  }
  if (all.length > 0) {
    const first = all[0]!;
    const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
    const shown = all.slice(0, MOST_PROBLEMS);
    if (shown.length < all.length) shown.push({ path: '', message: `and ${all.length - shown.length} more` });
    throw new Fault('validation_failed', `${first.message}${more}`, {
      where: first.path,
      hint:
        first.hint ??
        (first.field === 'checks'
          ? 'Correct the checks (docs/checks.md shows every kind); nothing was judged.'
          : 'Add the named fields or leave the scorer out; nothing was judged.'),
      problems: shown,
    });
  }
  return scorers;
}

function prefixed(path: string, problem: Problem): Problem {
  const field = problem.path || problem.field || '';
  return { ...problem, path: path === '' ? field : field === '' ? path : `${path}.${field}` };
}
