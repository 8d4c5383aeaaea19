import { seededRandom } from '../ports/seeded-random.ts';
import { shuffled } from '../statistics/shuffled.ts';
import type { PolicyUnit } from './policy-unit.ts';
import { wordValue } from './quantity-phrases.ts';

/** A policy with one rule broken on purpose. */
export interface Mutant {
  id: string;
  unit: string;
  /** The rule as it stands and as it was broken, in one line each. */
  rule: string;
  broken: string;
  document: string;
  /** The whole document with the change. */
  content: string;
}

/** Whether the suite noticed; `errored` says nothing about the suite. */
export type MutantFate = 'killed' | 'survived' | 'errored';

/** The first that fits turns a rule round; those that forbid come first, since "must not" holds a "must" too. */
const TURNS: readonly [RegExp, string][] = [
  [/\bcannot\b|\bcan not\b|\bcan['’]t\b/i, 'can'],
  [/\b(must|should|may|shall|will|is|are|do|does) not\b/i, '$1'],
  [/\b(must|should|is|are|do|does)n['’]t\b/i, '$1'],
  [/\bNever\b/, 'Always'],
  [/\bnever\b/, 'always'],
  [/\bcan only\b/i, 'can'],
  [/\b(can|may|must|should)\b(?! not\b)/i, '$1 not'],
  [/\bAlways\b/, 'Never'],
  [/\balways\b/, 'never'],
  [/\bonly /i, ''],
];

/** Broken variants of the rules: another number, a turned "not", a dropped exception (improvement.md 6.2 step 10). At most one of each kind a unit. */
export function mutantsOf(units: readonly PolicyUnit[], documents: ReadonlyMap<string, string>): Mutant[] {
  const found = new Map<string, Mutant>();
  for (const unit of units) {
    const { document, start, end, quote } = unit.source;
    const content = documents.get(document);
    if (content === undefined) continue;
    const variants = {
      number: otherNumber(unit, quote),
      polarity: turned(quote),
      exception: withoutException(unit, quote),
    };
    for (const [kind, text] of Object.entries(variants)) {
      if (text === undefined || text === quote) continue;
      const whole = content.slice(0, start) + text + content.slice(end);
      // Cells of a row share its text; what breaks it is one mutant.
      const key = `${document}\n${whole}`;
      if (!found.has(key))
        found.set(key, {
          ...{ id: `${unit.id}-${kind}`, unit: unit.id, document, content: whole },
          ...{ rule: inOneLine(quote), broken: inOneLine(text) },
        });
    }
  }
  return [...found.values()];
}

/** At most so many mutants, in turn from all units, drawn by seed where not each unit gets one; in the order given. */
export function spreadMutants(mutants: readonly Mutant[], most: number, seed: number): Mutant[] {
  if (mutants.length <= most) return [...mutants];
  const groups = new Map<string, Mutant[]>();
  for (const one of mutants) {
    const group = groups.get(one.unit);
    if (group === undefined) groups.set(one.unit, [one]);
    else group.push(one);
  }
  const drawn = shuffled([...groups.values()], seededRandom(seed).next);
  const kept = new Set<Mutant>();
  for (let round = 0; kept.size < most; round += 1)
    for (const group of drawn) {
      const one = group[round];
      if (one !== undefined && kept.size < most) kept.add(one);
    }
  return mutants.filter((one) => kept.has(one));
}

/** Share of the broken policies that the suite notices; null where none could be judged. `play` runs the suite on one. */
export async function mutationScore(
  mutants: readonly Mutant[],
  play: (mutant: Mutant) => Promise<MutantFate>,
) {
  const survivors: Mutant[] = [];
  let killed = 0;
  let errored = 0;
  for (const mutant of mutants) {
    const fate = await play(mutant);
    if (fate === 'killed') killed += 1;
    else if (fate === 'errored') errored += 1;
    else survivors.push(mutant);
  }
  const judged = killed + survivors.length;
  return { score: judged === 0 ? null : killed / judged, killed, errored, survivors };
}

function otherNumber({ quantities }: PolicyUnit, quote: string): string | undefined {
  const [quantity] = quantities;
  const place = quantity === undefined ? undefined : placeOf(quote, quantity.written, true);
  if (quantity === undefined || place === undefined) return undefined;
  const { written, kind } = quantity;
  // A date or a clock time twice as large is none.
  const other = (value: number) =>
    kind === 'date' || kind === 'clock' ? (value <= 1 ? 2 : value - 1) : value === 0 ? 1 : value * 2;
  const word = wordValue(written);
  const number = kind === 'date' ? /(\d+)/ : /^\D*?(\d[\d,]*(?:\.\d+)?)\D*$/;
  const digits = number.exec(written)?.[1];
  if (word === undefined && digits === undefined) return undefined;
  const said =
    digits === undefined
      ? String(other(word ?? 0))
      : written.replace(digits, String(other(Number(digits.replaceAll(',', '')))));
  return quote.slice(0, place.start) + said + quote.slice(place.end);
}

function turned(text: string): string | undefined {
  const rule = TURNS.find(([pattern]) => pattern.test(text));
  return rule === undefined ? undefined : text.replace(rule[0], rule[1]);
}

function withoutException({ exception }: PolicyUnit, quote: string): string | undefined {
  const place =
    exception === undefined
      ? undefined
      : placeOf(quote, exception.replace(/^([^()]*)\).*$/, '$1').replace(/[.!\s]+$/, ''));
  if (place === undefined || place.start === 0) return undefined;
  const before = quote.slice(0, place.start).replace(/[\s,;]+$/, '');
  const after = quote.slice(place.end);
  if (before.endsWith('(')) return before.slice(0, -1).trimEnd() + after.replace(/^[.!\s]*\)/, '');
  // The exception was a sentence of its own.
  return /[.!]$/.test(before) ? before + after.replace(/^[.!]/, '') : before + after;
}

/**
 * Where a text stands in a quote, although the text has none of its line breaks, indents and marks for bold and code. With `whole` not
 * inside a longer number or word.
 */
function placeOf(quote: string, text: string, whole = false): { start: number; end: number } | undefined {
  let shown = '';
  const places: number[] = [];
  for (const { 0: piece, index } of quote.matchAll(/\*\*|__|`|\s+|[\s\S]/g)) {
    if (piece === '**' || piece === '__' || piece === '`') continue;
    shown += piece.trim() === '' ? ' ' : piece;
    places.push(index);
  }
  let at = text === '' ? -1 : shown.indexOf(text);
  while (whole && at >= 0 && isInside(shown, at, at + text.length)) at = shown.indexOf(text, at + 1);
  if (at < 0) return undefined;
  const [start, last] = [places[at], places[at + text.length - 1]];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

const isInside = (text: string, start: number, end: number) =>
  (/[\w.,]$/.test(text.slice(0, start)) && /^\w/.test(text.slice(start))) ||
  (/\w$/.test(text.slice(0, end)) && /^(?:\w|[.,]\d)/.test(text.slice(end)));

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
