import { once } from '../flow/once.ts';
import type { Ask } from '../judges/ask.ts';
import { askItems } from '../judges/ask-items.ts';
import type { ItemList, ItemVerdict, ListEntry } from '../judges/items.ts';
import type { Score } from '../schema/score.ts';
import { weightedShare, worth } from './formulas/weighted-share.ts';
import { CRITERION_KINDS, type CriterionKind } from './offline/shared/criteria.ts';
import { judgeCriterion } from './offline/shared/criterion-checks.ts';
import type { Prepared } from './prepare.ts';
import { reasoning } from './reasoning.ts';
import { shownText, textOf, verdictsOf } from './verdicts.ts';

const WEIGHTS: Readonly<Record<CriterionKind, number>> = { must: 2, must_not: 2, should: 1 };
/** No output that did what it must not scores more (metrics.md 7.1). */
const VIOLATED_CAP = 0.3;

/** `not_applicable` leaves the sum; as the better half of a tie it would hide a failure, so it ranks with "met". */
const VALUES = { met: 1, partial: 0.5, not_met: 0, not_applicable: 1 } as const;
type Verdict = keyof typeof VALUES;

/** One thing to check in an answer by itself. */
export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  readonly kind: CriterionKind;
}

/** A criterion with its verdict. */
export interface CheckedItem {
  readonly verdict: ItemVerdict<Verdict>;
  readonly kind: CriterionKind;
}

/** Properties of a criterion when a judge makes the checklist of a text. */
export const CRITERION_ENTRY = {
  text: { type: 'string' },
  source_quote: { type: 'string' },
  kind: { type: 'string', enum: CRITERION_KINDS },
} as const;

/** A checklist that a judge made; what has no known kind is required. */
export function checklistOf(entries: readonly ListEntry[]): ChecklistItem[] {
  return entries.map(({ id, values }) => ({
    id,
    text: textOf(values, 'text'),
    kind: CRITERION_KINDS.find((kind) => kind === values['kind']) ?? 'must',
  }));
}

/** What a checklist is asked with, besides its items. */
interface ChecklistQuestion {
  readonly key: string;
  readonly instructions: string;
  readonly promptInputs: Readonly<Record<string, unknown>>;
}

/** A verdict for every criterion: met, partial, not_met or not_applicable (metrics.md 7.1). */
export async function askChecklist(
  ask: Ask,
  items: readonly ChecklistItem[],
  subject: Prepared,
  question: ChecklistQuestion,
): Promise<CheckedItem[]> {
  const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
  const judge = once(() => judgeCriterion(subject));
  const list: ItemList<Verdict> = {
    name: 'verdicts',
    items: items.map(({ id, text, kind }) => ({ id, text, kind })),
    values: VALUES,
    evidence: { evidence_quote: { type: 'string' } },
    offline: ({ id, text }) => judge()(text, kinds.get(id) ?? 'must'),
  };
  const answers = await askItems(ask, { ...question, lists: [list] });
  return verdictsOf(answers, list).map((verdict) => ({ verdict, kind: kinds.get(verdict.id) ?? 'must' }));
}

/** The evidence of the weakest criterion: one that is not met fails an answer that meets all others. Wishes count where nothing else is asked. */
export function checklistEvidence(criteria: readonly CheckedItem[]): number | null {
  const asked = criteria.filter(
    ({ kind, verdict }) => kind !== 'should' && verdict.verdict !== 'not_applicable',
  );
  const decisive = asked.length > 0 ? asked : criteria;
  return decisive.reduce<number | null>(
    (least, { verdict }) => Math.min(least ?? 1, worth(verdict, VALUES)),
    null,
  );
}

/** Σwv/Σw over the criteria that apply; something forbidden that happened caps it (metrics.md 7.1). */
export function checklistScore(criteria: readonly CheckedItem[], whatHasCriteria: string): Score {
  const applicable = criteria.filter(({ verdict }) => verdict.verdict !== 'not_applicable');
  const value = weightedShare(
    applicable,
    ({ kind }) => WEIGHTS[kind],
    ({ verdict }) => worth(verdict, VALUES),
  );
  if (value === null)
    return {
      status: 'failed',
      code: 'judge_error',
      subcode: 'no_applicable_criteria',
      message: `The judge found no criterion in the ${whatHasCriteria} that applies to this output.`,
    };
  const violated = applicable.some(
    ({ verdict, kind }) => kind === 'must_not' && verdict.verdict === 'not_met',
  );
  const met = applicable.filter(({ verdict }) => verdict.verdict === 'met').length;
  const worst = applicable
    .filter(({ verdict }) => verdict.verdict !== 'met')
    .sort((a, b) => badness(b) - badness(a))
    .map(({ verdict }) => ({ quote: verdict.item.text, reason: verdict.reason }));
  const counts = `${met} of ${applicable.length} ${applicable.length === 1 ? 'criterion' : 'criteria'} met${violated ? ', and something forbidden happened' : ''}.`;
  return {
    status: 'scored',
    value: violated ? Math.min(value, VIOLATED_CAP) : value,
    metadata: checklistMetadata(criteria),
    reasoning: reasoning(counts, 'Not met', worst),
  };
}

/** Forbidden things first, then by what is lost. */
function badness({ verdict, kind }: CheckedItem): number {
  return (1 - VALUES[verdict.verdict]) * WEIGHTS[kind] + (kind === 'must_not' ? 1 : 0);
}

/** The criteria as metadata shows them. */
export function checklistMetadata(criteria: readonly CheckedItem[]) {
  return {
    criteria: criteria.map(({ verdict, kind }) => ({
      text: shownText(verdict.item.text),
      kind,
      verdict: verdict.verdict,
      evidence: shownText(textOf(verdict.evidence, 'evidence_quote')),
      reason: verdict.reason,
    })),
    failed_criteria: criteria
      .filter(({ verdict }) => verdict.verdict === 'not_met')
      .map(({ verdict }) => shownText(verdict.item.text)),
    mode: 'checklist',
  };
}
