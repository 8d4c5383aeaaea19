import type { ScorerResult } from '../../schema/scorer-result.ts';
import { bounded, LONGEST } from './bounded.ts';
import type { PageFinding } from './page-case.ts';

/** Findings of a result that a page shows; the others are only in results.json. */
const MOST = 40;

/** Where a scorer keeps what its finding is about, what it says of it, and what that rests on. */
const TEXTS = ['text', 'claim', 'statement', 'goal', 'value', 'tool', 'quote', 'match'];
const EVIDENCE = ['evidence', 'quote', 'end_state'];
const GOOD =
  /^(?:met|supported|yes|relevant|adheres|satisfied|achieved|done|covered|executed|necessary|correct|full|attributed)$/;
const BAD =
  /^(?:not_met|contradicted|not_found|no|irrelevant|violates|unsatisfied|not_achieved|not_done|missing|redundant|incorrect|none|unsupported)$/;
/** Flags that stand in the place of a verdict. */
const FLAGS = ['supported', 'relevant', 'attributed'];

/**
 * What a scorer looked at, out of the lists of its metadata: criteria, claims, statements, passages. Each scorer names them in its own way,
 * so they are known by their keys; own scorers that use the same keys are shown alike.
 */
export function findingsOf({ metadata }: Pick<ScorerResult, 'metadata'>): PageFinding[] {
  const found: PageFinding[] = [];
  for (const list of Object.values(metadata)) {
    if (!Array.isArray(list)) continue;
    for (const entry of list) {
      const finding = isRecord(entry) ? findingOf(entry) : undefined;
      if (finding !== undefined) found.push(finding);
      if (found.length === MOST) return found;
    }
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findingOf(entry: Record<string, unknown>): PageFinding | undefined {
  const text = firstText(entry, TEXTS) ?? placeOf(entry);
  if (text === undefined) return undefined;
  const evidence = firstText(entry, EVIDENCE);
  const reason = firstText(entry, ['reason']);
  const { verdict, good } = verdictOf(entry);
  if (verdict === '' && evidence === undefined && reason === undefined) return undefined;
  return {
    text: bounded(text, LONGEST.finding),
    verdict,
    ...(good === undefined ? {} : { good }),
    ...(evidence === undefined || evidence === text ? {} : { evidence: bounded(evidence, LONGEST.finding) }),
    ...(reason === undefined ? {} : { reason: bounded(reason, LONGEST.finding) }),
  };
}

const firstText = (entry: Record<string, unknown>, keys: readonly string[]): string | undefined =>
  keys
    .map((key) => entry[key])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');

/** What is said of a passage or a turn that is only numbered. */
function placeOf({ index, turn }: Record<string, unknown>): string | undefined {
  if (typeof index === 'number') return `passage ${index + 1}`;
  return typeof turn === 'number' ? `message ${turn + 1}` : undefined;
}

function verdictOf(entry: Record<string, unknown>): { verdict: string; good?: boolean } {
  const said = firstText(entry, ['verdict', 'severity']);
  if (said !== undefined) {
    const verdict = bounded(said, LONGEST.listed).replaceAll('_', ' ');
    if (GOOD.test(said)) return { verdict, good: true };
    return BAD.test(said) ? { verdict, good: false } : { verdict };
  }
  const flag = FLAGS.find((key) => typeof entry[key] === 'boolean');
  if (flag === undefined) return { verdict: '' };
  const good = entry[flag] === true;
  return { verdict: good ? flag : `not ${flag}`, good };
}
