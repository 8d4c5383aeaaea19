import { NO_USAGE } from '../judges/judge.ts';
import { defined } from '../schema/defined.ts';
import type { ScorerResult } from '../schema/scorer-result.ts';
import { nobodyAsked } from '../scorers/joint-judge-info.ts';
import type { ScorerOutcome } from '../scorers/scorer.ts';
import { truncateText } from '../text/truncate.ts';
import type { Outcome } from './check-kind.ts';
import { wordOf } from './judge-check.ts';
import type { ReadCheck } from './read-check.ts';
import { jsonText, MARK, shown, TOO_DEEP } from './texts.ts';

/** Changes when what the checks mean changes; the value of a check is part of its case. */
export const VERSION = '1';
/** Length of a reasoning, as of every scorer (metrics.md 0.8). */
const LONGEST_REASONING = 800;
/** Longest value in the metadata, in characters of its JSON. */
const LONGEST_VALUE = 1000;
/** Characters of the actual value in a sentence. */
const SHORT = 100;

/** What became of a check, as the outcome of a scorer: with what was expected and what was there, bounded, and nobody as its judge. */
export function checkOutcome(check: ReadCheck, name: string, outcome: Outcome): ScorerOutcome {
  const usage = { ...NO_USAGE };
  if (outcome.status === 'nothing' && outcome.code !== undefined)
    return { status: 'errored', error: { code: outcome.code, message: outcome.fault }, usage };
  const { reasoning, metadata, ...parts } = partsOf(check, outcome);
  const { warnings = [], ...facts } = metadata;
  return {
    status: 'scored',
    usage,
    result: {
      ...parts,
      reasoning: truncateText(reasoning, LONGEST_REASONING),
      metadata: {
        ...facts,
        kind: wordOf(check),
        ...defined({ threshold: check.threshold }),
        ...(check.weight === 1 ? {} : { weight: check.weight }),
        derived: [],
        judge: nobodyAsked(`${name}@${VERSION}`),
        warnings,
        imputed_verdicts: [],
      },
    },
  };
}

function partsOf(check: ReadCheck, outcome: Outcome): ScorerResult {
  if (outcome.status === 'not_applicable')
    return {
      score: 1,
      pass: true,
      reasoning: `Not applicable: ${outcome.reason}.`,
      metadata: { expected: null, actual: null, not_applicable: true, not_applicable_reason: outcome.reason },
    };
  if (outcome.status === 'nothing')
    return {
      score: 0,
      pass: false,
      reasoning: `Expected ${outcome.label}, but ${outcome.fault}.`,
      metadata: {
        expected: bounded(check.value),
        actual: null,
        fault: outcome.fault,
        ...(outcome.isEmpty === true ? { empty_answer: true } : {}),
        not_applicable: false,
      },
    };
  const { pass, score, expected, actual, at, reason, label, metadata } = outcome;
  return {
    score,
    pass,
    reasoning: pass
      ? ended(`${label}: ${reason}`)
      : `${ended(`Expected ${label}: ${reason}`)}${actualBeside(reason, actual)}`,
    metadata: {
      ...metadata,
      ...{ expected: bounded(expected), actual: bounded(actual) },
      ...(at === undefined || at === '' ? {} : { at }),
      not_applicable: false,
    },
  };
}

/** A sentence with its end, where what it quotes at its end has none. */
const ended = (sentence: string) => (/[.…]"?$/.test(sentence) ? sentence : `${sentence}.`);

/** What was there instead, where the reason does not show it already: the difference comes first, since whoever is short of room cuts the end. */
function actualBeside(reason: string, actual: unknown): string {
  const there = shown(actual, SHORT);
  return reason.includes(MARK.open) || reason.includes(there) ? '' : ` ${ended(`Actual: ${there}`)}`;
}

/** A value for the metadata: as it is, or the beginning of its JSON where that is long. */
export function bounded(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return truncateText(value, LONGEST_VALUE);
  const json = jsonText(value) ?? 'null';
  return json.length <= LONGEST_VALUE && json !== TOO_DEEP ? value : truncateText(json, LONGEST_VALUE);
}
