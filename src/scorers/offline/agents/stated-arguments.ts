import type { ToolCall } from '../../../schema/tool-call.ts';
import { normalize } from '../../../text/language/normalize.ts';
import { unitNamed } from '../../../text/language/quantities.ts';
import { stemOf, words } from '../../../text/language/words.ts';
import type { UnitOfMeasure } from '../../../text/lexicons/units.ts';
import type { CheckedCall } from '../../formulas/argument-checks.ts';
import { toolWords } from '../../formulas/tool-name.ts';
import { argumentFacts } from './argument-facts.ts';
import { type KnownValues, knownValues } from './known-values.ts';
import { unusedRequest } from './unused-request.ts';

interface Material {
  readonly input: string;
  readonly history: string;
  readonly calls: readonly ToolCall[];
  readonly checked: readonly CheckedCall[];
}

/** What was said, and what its numbers are looked up in. */
interface Said {
  readonly text: string;
  readonly known: KnownValues;
  readonly stems: ReadonlySet<string>;
}

/** Characters of what was said that are searched; in a longer text a value stands by chance. */
const MOST_SEARCHED = 4_000;
/** What was said may be what is not wanted. */
const TURNED =
  /\b(?:not|never|nor|neither|except|instead|rather than|other than|without|but no|no longer|avoid\w*|anything but|\w+n['’]t|cannot)\b/i;
/** Characters behind a number in which its unit stands. */
const LONGEST_UNIT = 40;
/** Signs that an argument may be wrong although its words were said (argument-facts.ts). */
const MARKS = ['percent_kept', 'not_bare', 'unlike_example', 'unasked_setting'] as const;
const EXAMPLE =
  /(?:\be\.?g\.?,?:?|\bfor example,?|\bsuch as|\bfor instance,?|\bexample:?)\s*["'`]?([^"'`.;)]{1,60})/i;
/** Parameters that take the code of a currency, not its name. */
const CURRENCY = /(?:^|_)currency(?:_|$)/i;
const CAPITALS = /^[A-Z]{3}$/;
/** A capitalised word or a number beside a name belongs to it: "Green Park Hotel", "Terminal 3". */
const NAME_BEFORE = /(?:[^\s.!?:]\s+|-)\p{Lu}[\p{L}\p{N}.&'-]*\s$/u;
const NAME_BEHIND = /^\s(?:\p{Lu}|\d)/u;

/**
 * Whether the request states every argument of the one call as it was given: numbers as they stand and in the order of the
 * parameters, with none left over; texts that are whole names, quoted, or one word. What may be meant otherwise is not of this kind: switches,
 * nested values, lists of texts, optional amounts, phrases, forms unlike the example of the description.
 */
export function stated({ input, history, calls, checked }: Material): boolean {
  const [call, ...others] = calls;
  const check = checked[0];
  if (call === undefined || check === undefined || others.length > 0) return false;
  const text = normalize(`${input}\n${history}`);
  if (text.length > MOST_SEARCHED) return false;
  if (TURNED.test(text)) return false;
  const said = { text, known: knownValues(input, history), stems: new Set(words(text).map(stemOf)) };
  const unused = unusedRequest(text, calls);
  if (unused.numbers > 0 || unused.quoted > 0) return false;
  const names = [...(check.schema?.properties.keys() ?? [])];
  const given = Object.entries(call.arguments ?? {})
    .filter(([name]) => !check.decided.has(name))
    .sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
  if (given.length === 0 || sharesNumber(given.map(([, value]) => value))) return false;
  if (!given.every(([name, value]) => statedAs(name, value, check, said))) return false;
  const texts = given.flatMap(([, value]) => (typeof value === 'string' ? [normalize(value).trim()] : []));
  return (
    isInOrder(given.flatMap(([, value]) => numbersOf(value)).map((value) => placeOf(value, text))) &&
    isInOrder(texts.map((value) => placeOfText(value, text)).filter((place) => place >= 0))
  );
}

/** Two of a kind belong to their parameters in the order in which they were said, or nobody knows which is which. */
const isInOrder = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));

function statedAs(name: string, value: unknown, { schema }: CheckedCall, said: Said): boolean {
  const property = schema?.properties.get(name);
  const required = schema?.required.has(name) ?? false;
  const { given, features } = argumentFacts({ name, value, schema: property, required }, said.known);
  if (given === 'default')
    return !otherChoiceSaid(value, property?.['enum'], said) && !otherUnitSaid(value, said);
  if (MARKS.some((mark) => (features[mark] ?? 0) > 0)) return false;
  if (typeof value === 'string')
    return textStated(name, value, said.text, { required, about: String(property?.['description'] ?? '') });
  const numbers = numbersOf(value);
  const unit = unitIn(`${toolWords(name)} ${property?.['description'] ?? ''}`);
  return (
    numbers.length > 0 &&
    required &&
    numbers.every((number) => numberStated(number, said) && inUnit(number, unit, said))
  );
}

/** The unit that a parameter is counted in, as its name or description says. */
function unitIn(about: string): UnitOfMeasure | undefined {
  return words(about.replace(/_/g, ' '))
    .map(unitNamed)
    .find((unit) => unit !== undefined);
}

/** Whether a number was said in the unit of its parameter, or without one of that dimension. */
function inUnit(value: number, unit: UnitOfMeasure | undefined, { text }: Said): boolean {
  if (unit === undefined) return true;
  const at = placeOf(value, text);
  const behind = text.slice(at + String(Math.abs(value)).length, at + LONGEST_UNIT);
  const said = unitNamed(words(behind)[0]);
  return said === undefined || said.dimension !== unit.dimension || said.name === unit.name;
}

/** Whether one number went into two arguments, into a text and by itself: it belongs to one of them. */
function sharesNumber(values: readonly unknown[]): boolean {
  const texts = values.flatMap((value) => (typeof value === 'string' ? words(value) : []));
  return values.flatMap(numbersOf).some((number) => texts.includes(String(number)));
}

/** Numbers of a value that is a number or a list of numbers; empty for any other. */
function numbersOf(value: unknown): number[] {
  const members = Array.isArray(value) ? value.flat(2) : [value];
  return members.every((member) => typeof member === 'number') ? members : [];
}

/** Whether another choice of the schema was said: the default is not what is wanted then. */
function otherChoiceSaid(value: unknown, choices: unknown, { stems }: Said): boolean {
  return (
    Array.isArray(choices) &&
    choices.some((choice) => {
      const own = words(String(choice)).map(stemOf);
      return choice !== value && own.length > 0 && own.every((stem) => stems.has(stem));
    })
  );
}

/** The same of a default that is a unit. */
function otherUnitSaid(value: unknown, { text }: Said): boolean {
  const unit = typeof value === 'string' ? unitNamed(value.toLowerCase()) : undefined;
  if (unit === undefined) return false;
  const said = words(text).flatMap((word) => unitNamed(word) ?? []);
  return said.some(({ name, dimension }) => dimension === unit.dimension && name !== unit.name);
}

function numberStated(value: number, { text, known }: Said): boolean {
  if (known.of(value).share < 1) return false;
  return value >= 0 || new RegExp(`[-−–]\\s?\\$?${Math.abs(value)}(?!\\d)`).test(text);
}

/** Where a number stands; 0 for one that stands there in words. */
function placeOf(value: number, text: string): number {
  const digits = String(Math.abs(value)).replace('.', '\\.');
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return Math.max(0, plain.search(new RegExp(`(?<![\\d.])${digits}(?!\\d)`)));
}

function textStated(
  name: string,
  value: string,
  text: string,
  { required, about }: { readonly required: boolean; readonly about: string },
): boolean {
  const wanted = normalize(value).trim();
  if (wanted === '' || /(?<!\p{L})['"]|['"](?!\p{L})/u.test(wanted)) return false;
  if (CURRENCY.test(name) && !CAPITALS.test(wanted)) return false;
  const example = EXAMPLE.exec(about)?.[1]?.trim() ?? '';
  const many = /\s/.test(wanted);
  if (example !== '' && ((many && !/\s/.test(example)) || hasOtherSigns(wanted, example))) return false;
  const at = placeOfText(wanted, text);
  if (at < 0) return false;
  const [before, found, behind] = [
    text.slice(0, at),
    text.slice(at, at + wanted.length),
    text.slice(at + wanted.length),
  ];
  if (/["'“‘]$/.test(before) && /^["'”’]/.test(behind)) return true;
  if (!/\p{Lu}/u.test(wanted) && !/^\p{Lu}/u.test(found)) return !many && required;
  return !NAME_BEFORE.test(before) && !NAME_BEHIND.test(behind);
}

/** Whether a value holds signs that the example of its parameter is without. */
function hasOtherSigns(value: string, example: string): boolean {
  return [...value.replace(/[\p{L}\p{N}\s.,'-]/gu, '')].some((sign) => !example.includes(sign));
}

/** Where a text stands as whole words, whatever its case. */
function placeOfText(wanted: string, text: string): number {
  const [low, all] = [wanted.toLowerCase(), text.toLowerCase()];
  const inWord = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = all.indexOf(low); at >= 0; at = all.indexOf(low, at + 1))
    if (!inWord(all[at - 1]) && !inWord(all[at + low.length])) return at;
  return -1;
}
