import type { ToolCall } from '../../../schema/tool-call.ts';
import { stemOf, words } from '../../../text/language/words.ts';
import { toolWords } from '../../formulas/tool-name.ts';

/** One value that a call brought to light, under the words of its key. */
interface Fact {
  /** Stems of the key: `insurance_status` → `insur`, `statu`; of a bare result those of the tool's name. */
  readonly key: readonly string[];
  readonly value: string | number;
}

/** Characters of one result, and facts of all, that are read. */
const READ = { characters: 4_000, facts: 400 };
/** Words that open the name of a look-up and belong to no key. */
const LOOK_UP = new Set('get fetch find read check list internal query retrieve show lookup load'.split(' '));
/** `key: value` in JSON and in the printed form of other languages. */
const PAIRS =
  /["']([A-Za-z_]\w{0,60})["']\s*:\s*(?:'([^'\n]{0,80})'|"([^"\n]{0,80})"|(-?\d+(?:\.\d+)?)|(true|false)\b)/gi;
const BARE_NUMBER = /^\(?(?:true,\s*)?'?"?(-?\d+(?:\.\d+)?)"?'?\)?$/i;
const NUMBER = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)`;
/** "not more", "never below", "or above": what says that the bound itself is allowed. */
const STRICT = '(?<!(?:not|never|no|or) )(?<!(?:not|never) be )';
const AT_LEAST = new RegExp(
  String.raw`\b(?:at least|(?:a )?minimum(?: \w+){0,2} of|no less than|(?:not|cannot|never) (?:be )?(?:(?:less|lower|fewer) than|below|under)|>=|(?:\w+ )?or (?:more|above)) ${NUMBER}`,
);
const MORE = new RegExp(
  String.raw`${STRICT}\b(?:more than|greater than|higher than|above|over|exceeds?) ${NUMBER}`,
);
const AT_MOST = new RegExp(
  String.raw`\b(?:at most|no more than|(?:not|cannot|never) (?:exceed|(?:be )?(?:(?:more|greater|higher) than|above|over))|(?:a )?maximum(?: \w+){0,2} of|up to|<=|(?:\w+ )?or (?:less|below)) ${NUMBER}`,
);
const LESS = new RegExp(String.raw`${STRICT}\b(?:less than|fewer than|lower than|under|below) ${NUMBER}`);
const LITERAL = /\b(?:of|be|is|as|equals?|marked|to)\s+(?:"([^"\n]{1,40})"|'([^'\n]{1,40})')/g;
const FORBIDDEN = /\b(?:not|never|n't)\b/;
const MORE_THAN_OTHER = /\b(?:more|greater|higher|larger)\b.{1,80}\bthan\b/;

/** What results say, as key and value. */
export function factsOf(calls: readonly ToolCall[]): Fact[] {
  const facts: Fact[] = [];
  for (const { name, result } of calls) {
    if (facts.length >= READ.facts) break;
    if (result === undefined || result === null) continue;
    const text = (typeof result === 'string' ? result : (JSON.stringify(result) ?? '')).slice(
      0,
      READ.characters,
    );
    const bare = BARE_NUMBER.exec(text.trim())?.[1];
    if (bare !== undefined)
      facts.push({ key: keyOf(toolWords(name).replace(/_/g, ' ')), value: Number(bare) });
    for (const match of text.matchAll(PAIRS)) {
      if (facts.length >= READ.facts) break;
      const [, key = '', single, double, number, truth] = match;
      const value = number === undefined ? (single ?? double ?? truth ?? '') : Number(number);
      facts.push({ key: keyOf(toolWords(key)), value });
    }
  }
  return facts.filter(({ key }) => key.length > 0);
}

function keyOf(spaced: string): string[] {
  return spaced
    .split(' ')
    .filter((word) => !LOOK_UP.has(word))
    .map(stemOf);
}

/**
 * Whether what the calls brought to light breaks a condition that names the key: a bound on a number ("at least 18"), a
 * quoted value ("status of 'valid'"), or one number that must be above another. Conditions of other kinds break nothing here.
 */
export function breaksCondition(condition: string, facts: readonly Fact[]): boolean {
  const text = condition.toLowerCase().replace(/\*+/g, '');
  const stems = words(text.replace(/_/g, ' ')).map(stemOf);
  const known = new Set(stems);
  const about = facts.filter(({ key }) => key.every((stem) => known.has(stem)));
  if (about.length === 0) return false;
  const numbers = about.flatMap(({ key, value }) => (typeof value === 'number' ? [{ key, value }] : []));
  const longest = numbers.reduce((most, { key }) => Math.max(most, key.length), 0);
  const figures = numbers.filter(({ key }) => key.length === longest).map(({ value }) => value);
  if (figures.length > 0 && beyond(text, figures)) return true;
  if (MORE_THAN_OTHER.test(text) && reversed(stems, numbers)) return true;
  const literals = [...text.matchAll(LITERAL)].map(([, double, single]) => (double ?? single ?? '').trim());
  if (literals.length === 0) return false;
  const factTexts = about.flatMap(({ value, key }) =>
    typeof value === 'string' && key.length > 1 ? [value.toLowerCase()] : [],
  );
  if (factTexts.length === 0) return false;
  const same = factTexts.some((value) => literals.includes(value));
  return FORBIDDEN.test(text) ? same : !same;
}

/** Whether a figure is on the wrong side of the bound in the text. */
function beyond(text: string, figures: readonly number[]): boolean {
  const bound = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    return found === undefined ? undefined : Number(found.replace(/,/g, ''));
  };
  const [least, more, most, less] = [bound(AT_LEAST), bound(MORE), bound(AT_MOST), bound(LESS)];
  const breaks = (value: number) =>
    (least !== undefined && value < least) ||
    (more !== undefined && value <= more) ||
    (most !== undefined && value > most) ||
    (less !== undefined && value >= less);
  return figures.every(breaks);
}

/** Whether of two numbers, named in this order, the first is not above the second. */
function reversed(stems: readonly string[], numbers: readonly { key: readonly string[]; value: number }[]) {
  const than = stems.lastIndexOf('than');
  const at = (key: readonly string[]) => Math.max(...key.map((stem) => stems.lastIndexOf(stem)));
  const left = numbers.find(({ key }) => at(key) < than);
  const right = numbers.find(({ key }) => at(key) > than);
  return left !== undefined && right !== undefined && left.value <= right.value;
}
