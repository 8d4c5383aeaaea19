import type { PolicyUnit, Quantity } from '../policy-unit.ts';
import { valueText } from '../quantity-values.ts';
import { noQuotes } from '../wording.ts';
import { type Ask, SAYS_NO } from './ask.ts';
import { shownUnit } from './value-ask.ts';
import { valueCheck } from './value-check.ts';

/** A number so large or small that another one in its place is plainly another rule. */
const isPlain = ({ kind, op, value, high, unit }: Quantity) =>
  op !== 'between' &&
  !(kind === 'count' && unit === '') &&
  high === undefined &&
  kind !== 'date' &&
  value >= 2 &&
  Number.isInteger(value);

/** A rule as somebody quotes it who has forgotten its number, and as somebody quotes it wrongly: it stays whole, with every condition. */
export function quotedAsks(unit: PolicyUnit, text: string, context: string | undefined): Ask[] {
  const about =
    context === undefined
      ? ''
      : /\?"$/.test(context)
        ? `This is about your answer to ${context}. `
        : `This is about ${context.replace(/\.(?="?$)/, '')}. `;
  const numbers = unit.quantities.filter(
    (one) => text.slice(one.start, one.end) === one.phrase && isPlain(one),
  );
  const asks = numbers.flatMap((quantity, at): Ask[] => {
    // A number that stands twice cannot be left out, and one of several may be meant by any of their questions.
    const again = unit.quantities.filter(({ value }) => value === quantity.value).length;
    if (again > 1 || (quantity.kind === 'time' && quantity.value === 1)) return [];
    // "The 60 days" were named before.
    if (/\bthe\s$/i.test(text.slice(0, quantity.start)) && quantity.phrase.startsWith(quantity.written))
      return [];
    const common = {
      form: 'quoted' as const,
      include: [quantity.written],
      limit: unit.quantities.indexOf(quantity),
    };
    const sign = /^(?:[$€£]\s?|[A-Z]{3} )/.exec(quantity.written)?.[0].length ?? 0;
    const place = text.indexOf(quantity.written, quantity.start) + sign;
    const end = place + quantity.written.length - sign;
    const gap = `${text.slice(0, place)}…${text.slice(end)}`;
    const other = otherValue(quantity, text);
    const wrong = `${text.slice(0, place)}${other}${text.slice(end)}`;
    return [
      {
        ...common,
        question: `${about}${GAPS[(at + text.length) % GAPS.length]?.(noQuotes(gap), asked(quantity))}`,
        checks: [valueCheck(quantity)],
        verdict: 'inform',
        rationale: 'Quotes the rule without one of its numbers.',
        quality: 0.55,
      },
      {
        ...common,
        question: `${about}${WRONG[(at + text.length) % WRONG.length]?.(noQuotes(wrong))}`,
        checks: [valueCheck(quantity)],
        verdict: 'correct',
        rationale: `Quotes the rule with another number than ${quantity.written}.`,
        quality: 0.65,
      },
    ];
  });
  return [...asks, ...turnedAsks(text, about)];
}

const GAPS = [
  (quote: string, what: string) => `I remember this rule, but not the number in it: "${quote}" ${what}`,
  (quote: string, what: string) => `On my copy one number cannot be read: "${quote}" ${what}`,
  (quote: string, what: string) => `Somebody read this out to me and I missed the number: "${quote}" ${what}`,
  (quote: string, what: string) => `Could you complete this sentence for me? "${quote}" ${what}`,
  (quote: string, what: string) => `My notes have a gap here: "${quote}" ${what}`,
];
const WRONG = [
  (quote: string) => `A colleague told me the rule is: "${quote}" Is that number right?`,
  (quote: string) => `I have it in my notes like this: "${quote}" Is the number correct?`,
  (quote: string) => `Somebody posted this as the rule: "${quote}" Has the number been copied correctly?`,
  (quote: string) => `I am about to tell others the following: "${quote}" Please check the number first.`,
  (quote: string) => `Last time I was told: "${quote}" Does that number still hold?`,
];
const TURNED = [
  (quote: string) => `I was told that the rule goes like this: "${quote}" Is that true?`,
  (quote: string) => `Somebody posted this as the rule: "${quote}" Can I rely on it?`,
];

function asked({ kind, unit }: Quantity): string {
  if (kind === 'clock') return 'What time does it say?';
  if (kind === 'money') return 'What is the amount?';
  if (kind === 'percent') return 'What is the percentage?';
  return unit === '' || kind === 'size' ? 'Which number is it?' : `How many ${shownUnit(unit)} does it say?`;
}

/** From two on. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Twice as much, in the same writing; three times where that stands in the rule as well. */
function otherValue(quantity: Quantity, text: string): string {
  const { kind, value, written } = quantity;
  if (kind === 'clock') return valueText(quantity, (value + 120) % 1440);
  const taken = (one: number) =>
    new RegExp(`(?<!\\d)${one}(?!\\d)${one <= 12 ? `|\\b${NUMBER_WORDS[one - 2]}\\b` : ''}`).test(text);
  const twice = kind === 'percent' && value >= 50 ? Math.round(value / 2) : value * 2;
  const other = taken(twice) ? value * 3 : twice;
  const digits = /\d[\d,. ]*\d|\d/.exec(written)?.[0];
  const shown = other >= 1000 && /,/.test(written) ? other.toLocaleString('en') : String(other);
  return digits === undefined ? (NUMBER_WORDS[other - 2] ?? shown) : digits.replace(/[\d,. ]+/, shown);
}

const DENIALS: readonly [RegExp, string][] = [
  [/\bcannot\b/, 'can'],
  [/\b(?:must|may|shall) (?:not|never)\b/i, 'may'],
  [/\b(is|are|was|were) (?:not|never)\b/, '$1'],
];
const STILL_OPEN =
  /\b(?:no|nor|neither|unless|except|but|only|otherwise|even if|without|other than|any|than|until|yet|instead|whether|necessarily|nothing|nobody|none|least|later)\b|n[’']t\b/i;

/** A rule that denies once, quoted without its "not". */
function turnedAsks(text: string, about: string): Ask[] {
  const denials = text.match(/\b(?:cannot|not|never)\b/gi) ?? [];
  const turn = DENIALS.find(([form]) => form.test(text));
  if (denials.length !== 1 || turn === undefined || STILL_OPEN.test(text)) return [];
  // What is denied inside of a condition is not what the rule denies.
  if (
    /^(?:If|When|Where|Once|As long)\b|\b(?:if|when|who|that|which|whose|because|since|where|whether)\b/.test(
      text.slice(0, text.search(/\b(?:cannot|not|never)\b/i)),
    )
  )
    return [];
  const wrong = text.replace(turn[0], turn[1]);
  // "All others may not." and "not at all" leave no sentence.
  if (/\b(?:can|may|must|is|are|was|were)(?:[.!]$|,)|\bat all\b/i.test(wrong)) return [];
  return [
    {
      form: 'quoted',
      question: `${about}${TURNED[text.length % TURNED.length]?.(noQuotes(wrong))}`,
      checks: [SAYS_NO],
      expected: `Correct the claim: ${text}`,
      verdict: 'correct',
      include: [],
      rationale: 'Quotes the rule as if it allowed what it forbids.',
      quality: 0.65,
    },
  ];
}
