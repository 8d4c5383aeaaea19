import { standsAlone } from '../asks/stands-alone.ts';
import { numberPattern } from '../asks/value-check.ts';
import { spokenSubject } from '../asks/voice.ts';
import { plural } from '../quantities.ts';
import { numberText } from '../quantity-phrases.ts';
import { valueText } from '../quantity-values.ts';
import { shortName } from '../short-name.ts';
import { draftOn, NO_DEMANDS, type UnitOperator } from './operator.ts';
import { turnOf } from './turn-of.ts';

const COUNTS = [2, 3, 4, 5];
/** "Express delivery is 12 euros per parcel", "Each additional kilogram costs EUR 12": nothing in front, nothing behind. */
const PER = /^((?:The |An? |Our )?[\w’'-]+(?: [\w’'-]+){0,4}) (?:is|costs?) $/;
const EACH = /^(?:Each|Every) ((?:extra |additional |further )[a-z]+) (?:is|costs) $/;

/** A price for several, with the sum computed. */
export const amount: UnitOperator = (unit, { next }) =>
  unit.quantities.flatMap((quantity) => {
    const { kind, op, value, start, end } = quantity;
    if (
      kind !== 'money' ||
      op !== '=' ||
      unit.quantities.length > 1 ||
      unit.label !== undefined ||
      !standsAlone(unit.text)
    )
      return [];
    const before = unit.text.slice(0, start);
    const item = /^\s+per ([a-z]+)[.!]?$/.exec(unit.text.slice(end))?.[1];
    const subject = PER.exec(before)?.[1];
    const each = /^[.!]?$/.test(unit.text.slice(end).trim()) ? EACH.exec(before)?.[1] : undefined;
    const who = subject === undefined ? undefined : spokenSubject(subject, unit);
    const count = COUNTS[Math.floor(next() * COUNTS.length)] ?? 3;
    const total = Number((count * value).toPrecision(12));
    const question =
      each !== undefined
        ? `How much do ${count} ${plural(each)} cost altogether?`
        : item !== undefined && who !== undefined && !/^(?:there|it|this|each|every)\b/i.test(who)
          ? `How much is ${who} altogether for ${count} ${plural(item)}?`
          : undefined;
    if (question === undefined) return [];
    const sum = numberText(total);
    return [
      draftOn(unit, {
        operator: 'amount',
        name: shortName(question),
        turns: [
          turnOf(question, [], unit.text, [{ matches: { pattern: numberPattern(total), flags: 'i' } }]),
        ],
        rationale: `${count} × ${valueText(quantity, value)} = ${valueText(quantity, total)}, computed from the price in the source.`,
        hints: { must_include: [sum], must_not_include: [], computed: [sum], verdict: 'inform' },
        demands: { ...NO_DEMANDS, constraints: 1 },
        quality: 0.9,
        tags: ['boundary'],
      }),
    ];
  });
