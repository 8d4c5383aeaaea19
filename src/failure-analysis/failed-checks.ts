import { truncateText } from '../text/truncate.ts';
import type { AnalysedTurn } from './attempts.ts';

/** A scorer below its threshold, with what it says was wrong. */
export interface FailedCheck {
  scorer: string;
  /** Index of the turn, from 0. */
  turn: number;
  score: number;
  /** Whether somebody judged, rather than computed; only then can the verdict itself be wrong. */
  judged: boolean;
  /** Its metadata, read with care: a custom scorer may write anything there. */
  metadata: Readonly<Record<string, unknown>>;
  reasons: readonly string[];
  /** How many other scorers of the same turn passed. */
  against: number;
}

/** Lists in which scorers name what failed; each entry is a text, or an object that holds one (metrics.md 0.7). */
const LISTS = [
  'failed_criteria',
  'unmet_requirements',
  'missing_requirements',
  'missing_statements',
  'missing_steps',
  'unsupported_claims',
  'contradicted_claims',
  'irrelevant_statements',
  'incorrect_arguments',
  'schema_errors',
  'unsatisfied',
  'violations',
  'flags',
  'issues',
] as const;
const TEXTS = ['text', 'statement', 'claim', 'requirement', 'intention', 'goal', 'step', 'issue'] as const;
const MOST_REASONS = 12;
const LONGEST = 300;

/** How sentences of an import begin. */
const OF_IMPORT = /^(?:checks that failed|does not say): /;

/** The failed scorers of a turn. Results that do not gate are no reason why the attempt failed. */
export function failedChecks(turn: AnalysedTurn, index: number): FailedCheck[] {
  const results = Object.entries(turn.results).filter(
    ([, result]) => result.gating !== false && result.metadata['not_applicable'] !== true,
  );
  const passed = results.filter(([, result]) => result.pass).length;
  return results
    .filter(([, result]) => !result.pass)
    .map(([scorer, { score, reasoning, metadata }]) => ({
      scorer,
      turn: index,
      score,
      judged: fieldOf(metadata['judge'], 'mode') !== 'none',
      metadata,
      reasons: reasonsOf(reasoning, metadata),
      against: passed,
    }));
}

/** What the lists of the metadata say, or, where they say nothing, the reasoning without its preface. */
function reasonsOf(reasoning: string, metadata: Readonly<Record<string, unknown>>): string[] {
  const criteria = criteriaReasons(metadata['criteria']);
  const listed = LISTS.filter((name) => criteria.length === 0 || name !== 'failed_criteria').flatMap((name) =>
    entriesOf(metadata[name]).map((entry) => {
      const text = textIn(entry);
      const reason = fieldOf(entry, 'reason');
      return typeof reason === 'string' && reason !== text ? `${text}: ${reason}` : text;
    }),
  );
  const reasons = [...criteria, ...listed].map((text) => truncateText(text.trim(), LONGEST));
  const unique = [...new Set(reasons.filter((text) => text !== ''))].slice(0, MOST_REASONS);
  // The reasoning of a recorded outcome is what an import says of fields; imports of before listed it among the words of the file.
  if (metadata['recorded'] !== undefined) return unique.filter((text) => !OF_IMPORT.test(text));
  if (unique.length > 0) return unique;
  const plain = reasoning.replace(/^Score [\d.]+ (?:is below|meets) the threshold [\d.]+: /, '').trim();
  return plain === '' ? [] : [truncateText(plain, LONGEST * 2)];
}

/**
 * Failed criteria as what happened: a demand that was not met is denied ("does not mention Visa"), a ban that was broken is
 * stated ("invent a date"), so that a negation in the sentence means that something is lacking.
 */
function criteriaReasons(criteria: unknown): string[] {
  return entriesOf(criteria).flatMap((entry) => {
    const [text, verdict] = [textIn(entry), fieldOf(entry, 'verdict')];
    if (text === '' || (verdict !== 'not_met' && verdict !== 'partial')) return [];
    const reason = fieldOf(entry, 'reason');
    const why = typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
    if (fieldOf(entry, 'kind') === 'must_not')
      return [
        `${text.replace(/\b(?:(?:must|should|may|do|does) not|never|don't|doesn't|cannot)\b/gi, 'does')}${why}`,
      ];
    return [`does not ${text.replace(/^(?:it )?(?:must|should|has to)\s+/i, '')}${why}`];
  });
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  for (const name of TEXTS) {
    const value = fieldOf(entry, name);
    if (typeof value === 'string') return value;
  }
  return '';
}

/** A field of what may be anything. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name] // An object that has the key: TypeScript keeps no track of hasOwn.
    : undefined;
}
