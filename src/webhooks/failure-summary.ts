import type { CaseResult, RunReport } from '../schema/run.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { truncateText } from '../text/truncate.ts';

/** What `run.failed` says (interface 6), but the run's id. */
interface RunFailure {
  test_case_id: string;
  test_case_name: string;
  failure_summary: string;
}

/** A receiver shows it as one line of a chat message. */
const LONGEST = 1_000;
const LONGEST_REASONING = 200;
/** More scorers than these are counted. */
const MOST_SCORERS = 3;

/**
 * The case that a failed run is reported by: the first that failed and gates, in file order; else the first that could not be
 * judged; else the first selected one, and empty texts where there is none (contract 10).
 */
export function runFailure({ header, cases }: Pick<RunReport, 'header' | 'cases'>): RunFailure {
  let first: CaseResult | undefined;
  let errored: CaseResult | undefined;
  for (const one of cases) {
    first ??= one;
    if (one.gating === false) continue;
    if (one.status === 'failed') return failureOf(one, header.reason);
    if (one.status === 'errored') errored ??= one;
  }
  if (errored !== undefined) return failureOf(errored, header.reason);
  return {
    test_case_id: first?.id ?? '',
    test_case_name: first?.name ?? '',
    failure_summary: shown(header.reason),
  };
}

function failureOf(one: CaseResult, reason: string): RunFailure {
  return { test_case_id: one.id, test_case_name: one.name, failure_summary: shown(why(one) ?? reason) };
}

/** Which scorers failed and why, else the error; undefined when the case says neither. */
function why({ attempts, status }: CaseResult): string | undefined {
  const attempt = attempts.find((one) => one.status === status) ?? attempts.at(-1);
  if (attempt === undefined) return undefined;
  const turns = attempt.turns;
  if (status === 'failed') {
    const failed = turns.flatMap(({ results }) =>
      Object.entries(results).filter(([, result]) => !result.pass && result.gating !== false),
    );
    const named = failed
      .slice(0, MOST_SCORERS)
      .map(([name, { score, reasoning }]) => scored(name, score, reasoning));
    const more = failed.length - named.length;
    if (named.length > 0) return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  }
  if (attempt.error !== undefined) return `${attempt.error.code}: ${attempt.error.message}`;
  const [error] = turns.flatMap(({ errors }) => Object.entries(errors ?? {}));
  return error === undefined ? undefined : `${error[0]}: ${error[1].message}`;
}

const scored = (name: string, score: number, reasoning: string) =>
  `${name} ${score.toFixed(2)}${reasoning === '' ? '' : `: ${truncateText(oneLine(reasoning), LONGEST_REASONING)}`}`;

/** Line breaks and controls would be read as more than one line. */
const shown = (text: string): string => truncateText(oneLine(text), LONGEST);
