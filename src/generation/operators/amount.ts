import type { PolicyUnit, Quantity } from '../policy-unit.ts';
import { plural } from '../quantities.ts';
import { numberText } from '../quantity-phrases.ts';
import { valueText } from '../quantity-values.ts';
import { numberPattern } from '../asks/value-check.ts';
import { shortName } from '../short-name.ts';
import { turnOf } from './turn-of.ts';
import { draftOn, NO_DEMANDS, type UnitOperator } from './operator.ts';

const COUNTS = [2, 3, 4, 5];
const BY_TIME = /^(?:minute|hour|day|night|week|month|year)\b/i;

/** A price for several: "30 dollars per passenger" asked for three, with the sum computed. */
export const amount: UnitOperator = (unit, { next, units }) =>
  unit.quantities.flatMap((quantity) => {
    if (quantity.kind !== 'money' || quantity.op !== '=') return [];
    // The price of some people, or from some number on, is none for any number of anybody.
    if (/\bpays?$/i.test(unit.text.slice(0, quantity.start).trimEnd())) return [];
    if (unit.quantities.some(({ kind, op }) => kind === 'count' && op !== '=')) return [];
    const behind = /^\s+per ([a-z]+(?: [a-z]+)?)(?=[\s,.;]|$)/
      .exec(unit.text.slice(quantity.end))?.[1]
      ?.replace(/ (?:and|or|for|if|of|to|in)$/, '');
    const before = /^each (?:extra |additional )?([a-z]+(?: [a-z]+)?)\s+(?:is|costs?)\s*$/i.exec(
      unit.text.slice(0, quantity.start),
    );
    const item =
      behind ??
      (before === null ? undefined : before[0].replace(/^each /i, '').replace(/\s+(?:is|costs?)\s*$/i, ''));
    if (item === undefined) return [];
    // What is paid by time often has free days, a most, or a rate for somebody else in another sentence.
    if (BY_TIME.test(item) && isQualified(unit, units)) return [];
    const count = COUNTS[Math.floor(next() * COUNTS.length)] ?? 3;
    const total = Number((count * quantity.value).toPrecision(12));
    const what =
      behind === undefined
        ? undefined
        : /([\w' -]{3,40}?), (?:which|that) (?:is|costs?)\s*$/i
            .exec(unit.text.slice(0, quantity.start))?.[1]
            ?.replace(/^.*\b(?=the |an? )/i, '');
    // "4 years" of what is not said.
    if (what === undefined && BY_TIME.test(item)) return [];
    const named = /(?:baggage|luggage|equipment|furniture)$/i.test(item)
      ? `${count} pieces of ${item}`
      : `${count} ${plural(item)}`;
    const asked = what === undefined ? `${named}` : `${what.trim()} for ${named}`;
    const sum = numberText(total);
    return [
      draftOn(unit, {
        operator: 'amount',
        name: shortName(`The sum for ${named}`),
        turns: [
          turnOf(
            `What would I pay altogether for ${asked}? Please give me the sum.`,
            [`Say that it comes to "${sum}" altogether, in ${currencyOf(quantity)}.`],
            unit.text,
            [{ matches: { pattern: numberPattern(total), flags: 'i' } }],
          ),
        ],
        rationale: `${count} × ${valueText(quantity, quantity.value)} = ${valueText(quantity, total)}, computed from the price in the source.`,
        hints: { must_include: [sum], must_not_include: [], computed: [sum], verdict: 'inform' },
        demands: { ...NO_DEMANDS, constraints: 1 },
        quality: 0.9,
        tags: ['boundary'],
      }),
    ];
  });

const SIGNS: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };
/** The money of a price, so that the sum is not a bare number. */
const currencyOf = ({ unit, written }: Quantity) =>
  SIGNS[unit === '' ? written.charAt(0) : unit] ??
  (/^(?:usd|eur|gbp)$/.test(unit) ? unit.toUpperCase() : unit);

/** Whether this rule or one beside it makes an exception to the price. */
function isQualified(unit: PolicyUnit, units: readonly PolicyUnit[]): boolean {
  if (unit.quantities.length > 1) return true;
  return units.some(
    ({ topic, text }) =>
      topic === unit.topic &&
      /\b(?:free|half|less|waive[sd]?|discounts?|no (?:fees?|charge)|except)\b/i.test(text),
  );
}
