import { normalize } from '../../../text/language/normalize.ts';
import { truncateText } from '../../../text/truncate.ts';
import { maskPii } from '../../pii/mask.ts';
import type { AnswerField } from './answer-field.ts';

/** Bounds of what a judge can put into a stored result. Answers are a few hundred words; more is a fault of the model. */
const LONGEST_TEXT = 2000;
const MOST_ENTRIES = 50;
const DEEPEST = 6;

/** Keys of metadata that Assay writes itself (metrics.md 0.7, 7.2); an answer's key of that name is kept under `answer`. */
const OWN_KEYS = new Set([
  ...[
    'judge',
    'threshold',
    'not_applicable',
    'not_applicable_reason',
    'warnings',
    'derived',
    'imputed_verdicts',
  ],
  ...[
    'injection_suspected',
    'degenerate_output',
    'mode',
    'scoring',
    'aggregation',
    'raw_scores',
    'offline_defaults',
  ],
  ...['expected_value', 'distribution', 'std', 'evaluation_steps', 'findings', 'strengths', 'weaknesses'],
  ...['scale', 'verdict', 'evidence', 'probability_yes', 'answer', 'alias_of', 'gating'],
]);

/** A judge's text on one line, personal data masked before it is cut: half an address would not be known as one. */
export function judgeText(text: string, length = LONGEST_TEXT): string {
  return truncateText(maskPii(normalize(text.slice(0, LONGEST_TEXT * 2))), length);
}

/** A judge's JSON as metadata keeps it: texts masked, bounded in every direction. */
function judgeValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return judgeText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((part) => judgeValue(part, depth + 1));
  const entries = Object.entries(value).slice(0, MOST_ENTRIES);
  return Object.fromEntries(entries.map(([key, part]) => [judgeText(key, 200), judgeValue(part, depth + 1)]));
}

/** The further keys of an answer as metadata. */
export function extraMetadata(
  fields: readonly AnswerField[],
  values: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  const shown = fields.map(({ key }): [string, unknown] => [key, judgeValue(values.get(key))]);
  const clashing = shown.filter(([key]) => OWN_KEYS.has(key));
  return {
    ...Object.fromEntries(shown.filter(([key]) => !OWN_KEYS.has(key))),
    ...(clashing.length === 0 ? {} : { answer: Object.fromEntries(clashing) }),
  };
}
