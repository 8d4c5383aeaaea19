import type { Subject } from '../schema/evaluation.ts';
import { round4 } from '../scorers/formulas/round.ts';
import { truncateText } from '../text/truncate.ts';
import type { CheckServices, Finding, Outcome, Place } from './check-kind.ts';
import { lookUp, OUTPUT } from './place.ts';
import type { ReadCheck } from './read-check.ts';
import { shown, textOf } from './texts.ts';

/** What all checks of one attempt share. */
export interface Attempt {
  readonly subject: Subject;
  readonly services: CheckServices;
  readonly signal?: AbortSignal;
}

/** Characters of a value in the words for a check. */
const SHORT = 100;
/** Reasons shown of a negated list that holds. */
const MOST_REASONS = 3;

/** A value and its path. */
type Base = Pick<Place, 'value' | 'at'>;

/** Judges a check: its condition, its place, its kind, then negation and threshold, in this order. Never throws for what an agent answered. */
export async function judgeCheck(check: ReadCheck, attempt: Attempt, base?: Base): Promise<Outcome> {
  const label = labelOf(check);
  if (check.when !== undefined) {
    const condition = await judgeCheck(check.when, attempt, base);
    if (condition.status === 'nothing')
      return {
        ...condition,
        label,
        fault: `its condition (${condition.label}) could not be decided: ${condition.fault}`,
      };
    if (condition.status === 'judged' && !condition.pass && condition.faultBelow !== undefined)
      return {
        status: 'nothing',
        label,
        fault: `its condition (${condition.label}) could not be decided: ${condition.faultBelow}`,
      };
    if (condition.status === 'not_applicable' || !condition.pass)
      return { status: 'not_applicable', label, reason: `its condition does not hold: ${condition.label}` };
  }
  const looked = placeOf(check, attempt, base);
  if ('fault' in looked) return { status: 'nothing', label, ...looked };
  const found: Finding[] = [];
  const place = wholePlace(check, attempt, looked);
  for (const ready of check.ready) {
    const one = await ready.evaluate(place);
    if ('fault' in one) return { status: 'nothing', label, ...one };
    if ('notApplicable' in one) return { status: 'not_applicable', label, reason: one.notApplicable };
    // A group that failed for want of evidence says nothing about its complement.
    if (check.negated && one.faultBelow !== undefined)
      return { status: 'nothing', label, fault: one.faultBelow };
    found.push(one);
  }
  return { status: 'judged', label, ...combined(check, found, looked.at) };
}

/** What a check looks at: its own path, else what stands above it, else the output. */
function placeOf(check: ReadCheck, { subject }: Attempt, base: Base | undefined): Base | { fault: string } {
  const path = check.of ?? (base === undefined ? OUTPUT : undefined);
  if (path === undefined) return base as Base; // Without a path of its own there is one.
  if (!check.kind.of) return { value: undefined, at: (check.kind.reads ?? []).join(', ') };
  const found = lookUp(path, subject, check.extract);
  return 'fault' in found ? found : { value: found.value, at: path.text };
}

function wholePlace(check: ReadCheck, attempt: Attempt, looked: Base): Place {
  const texts = new Map<(text: string) => string, string>();
  return {
    ...looked,
    ...attempt,
    text(form) {
      const text = texts.get(form) ?? form(textOf(looked.value));
      texts.set(form, text);
      return text;
    },
    extract: check.extract,
    weights: check.members.map(({ weight }) => weight),
    judge: (member, value) => judgeCheck(check.members[member] as ReadCheck, attempt, value), // Kinds ask for their own members.
  };
}

/** Negation is the complement of pass; what holds of none of a list holds of each of them. */
function combined(
  { negated, threshold, value }: ReadCheck,
  found: readonly Finding[],
  at: string,
): Finding & { score: number } {
  const judged = found.map((one) => {
    // The score that is shown is the one that decides, as of every scorer.
    const score = round4(one.score ?? (one.pass ? 1 : 0));
    const reached = threshold === undefined || score >= threshold;
    const pass = threshold === undefined || one.isDecided === true ? one.pass && reached : reached;
    return { ...one, at: one.at ?? at, pass: pass !== negated, score: negated ? round4(1 - score) : score };
  });
  const failed = judged.find(({ pass }) => !pass);
  if (failed !== undefined || judged.length === 1)
    return failed ?? (judged[0] as Finding & { score: number }); // One is there.
  const reasons = judged.slice(0, MOST_REASONS).map(({ reason }) => reason);
  return {
    pass: true,
    score: Math.min(...judged.map(({ score }) => score)),
    expected: value,
    actual: judged[0]?.actual,
    at,
    reason: `${reasons.join('; ')}${judged.length > MOST_REASONS ? `; and ${judged.length - MOST_REASONS} more` : ''}`,
  };
}

/** The word that a check is written by. */
export const wordOf = ({ kind, negated }: Pick<ReadCheck, 'kind' | 'negated'>) =>
  `${negated ? 'not_' : ''}${kind.name}`;

/** A check as it is written, for sentences: `not_contains "maybe"`, `at total (equals 36)`. */
export function labelOf(check: ReadCheck): string {
  const { kind, value, of, members } = check;
  // What its name alone says is not said twice.
  const isBare = value === true && kind.example.check[kind.name] === true;
  const named = kind.label === undefined ? (isBare ? undefined : shown(value, SHORT)) : kind.label(value);
  const inside = members.map(labelOf).join('; ');
  return [
    wordOf(check),
    ...(named === undefined ? [] : [named]),
    ...(inside === '' ? [] : [`(${truncateText(inside, 2 * SHORT)})`]),
    ...(of === undefined ? [] : [`of ${of.text}`]),
  ].join(' ');
}
