import type { ToolCall } from '../../../schema/tool-call.ts';
import { stemOf, words } from '../../../text/language/words.ts';
import { toolWords } from '../../formulas/tool-name.ts';

/** One value that a call brought to light, under the words of its key. */
interface Fact {
  /** Stems of the key: `insurance_status` → `insur`, `statu`; of a bare result those of the tool's name. */
  readonly key: readonly string[];
  readonly value: string | number;
}

/** What the calls before an action brought to light. */
export interface Findings {
  readonly facts: readonly Fact[];
  /** Lists of results: what somebody has, the ends of a period. */
  readonly lists: readonly { readonly key: readonly string[]; readonly members: readonly string[] }[];
  /** Values that parameters were given, by the name of the parameter. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Characters of one result, and facts of all, that are read. */
const READ = { characters: 4_000, facts: 400 };
/** Words that open the name of a look-up and belong to no key. */
const LOOK_UP = new Set(
  'get fetch find read check list internal query retrieve show lookup load is has was'.split(' '),
);
/** `key: value` in JSON and in the printed form of other languages. */
const PAIRS =
  /["']([A-Za-z_]\w{0,60})["']\s*:\s*(?:'([^'\n]{0,80})'|"([^"\n]{0,80})"|(-?\d+(?:\.\d+)?)|(true|false)\b)/gi;
/** A list of texts under a key, in JSON and in the printed form of other languages. */
const LISTS = /["']([A-Za-z_]\w{0,60})["']\s*:\s*\[([^[\]{}]{0,400})\]/g;
const MEMBER = /'([^'\n]{1,80})'|"([^"\n]{1,80})"/g;
/** A date as a result, or as a value. */
const DAY = /^\W{0,3}(?:true,\s*)?\W{0,3}(\d{4}-\d{2}-\d{2})(?:[T ][\d:.+Z-]{0,30})?\W{0,3}$/i;
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
/** A condition that nothing of a kind is left over. */
const NOTHING_LEFT =
  /\b(?:(?:not|never|n't) (?:have|owe|carry)|without|free of)\b[^.;]{0,20}?\b(?:outstanding|unpaid|overdue|open|remaining|owed|due)\b/;
/** A condition on when something is done. */
const WITHIN =
  /\b(?:falls?|be|is|lies?|made|within|during|inside)\b[^.;]{0,40}\b(?:within|during|inside|in)\b/;
const PERIOD = /\b(?:period|window|range|term|dates|season)\b/;
/** Parameters that a condition names. */
const PARAMETER = /["'`“]([a-z]\w{1,40})["'`”]/g;
const MORE_THAN_OTHER = /\b(?:more|greater|higher|larger)\b.{1,80}\bthan\b/;

/** Reads what results say: values and lists by their key, and what parameters were given. */
export function findingsOf(calls: readonly ToolCall[]): Findings {
  const facts: Fact[] = [];
  const lists: { key: string[]; members: string[] }[] = [];
  const given = new Map<string, Set<string>>();
  for (const { name, arguments: own, result } of calls) {
    for (const [parameter, value] of Object.entries(own ?? {}))
      if (typeof value === 'string' || typeof value === 'number')
        given.set(parameter, (given.get(parameter) ?? new Set()).add(String(value).toLowerCase()));
    if (facts.length >= READ.facts) break;
    if (result === undefined || result === null) continue;
    const whole = typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
    const text = whole.slice(0, READ.characters);
    const alone = bareValue(text.trim());
    if (alone !== undefined) facts.push({ key: keyOf(toolWords(name).replace(/_/g, ' ')), value: alone });
    for (const match of text.matchAll(PAIRS)) {
      if (facts.length >= READ.facts) break;
      const [, key = '', single, double, number, truth] = match;
      const value = number === undefined ? (single ?? double ?? truth ?? '') : Number(number);
      facts.push({ key: keyOf(toolWords(key)), value });
    }
    for (const [, key = '', members = ''] of text.matchAll(LISTS))
      if (lists.length < READ.facts)
        lists.push({
          key: keyOf(toolWords(key)),
          members: [...members.matchAll(MEMBER)].map((one) => (one[1] ?? one[2] ?? '').toLowerCase()),
        });
  }
  const named = <T extends { key: readonly string[] }>(one: T) => one.key.length > 0;
  return { facts: facts.filter(named), lists: lists.filter(named), given };
}

/** A result that is a number or a day and nothing else. */
function bareValue(text: string): number | string | undefined {
  const bare = BARE_NUMBER.exec(text)?.[1];
  return bare === undefined ? DAY.exec(text)?.[1] : Number(bare);
}

function keyOf(spaced: string): string[] {
  return spaced
    .split(' ')
    .filter((word) => !LOOK_UP.has(word))
    .map(stemOf);
}

/**
 * Whether what the calls brought to light breaks a condition that names the key: a bound on a number ("at least 18"), a
 * quoted value ("status of 'valid'"), one number that must be above another, something left over, a state that must not be, a
 * member that must not be there, a day outside of a period. Conditions of other kinds break nothing here.
 */
export function breaksCondition(condition: string, { facts, lists, given }: Findings): boolean {
  const text = condition.toLowerCase().replace(/\*+/g, '');
  const stems = words(text.replace(/_/g, ' ')).map(stemOf);
  const about = facts.filter(({ key }) => names(stems, key));
  if (breaksByLists(text, stems, { facts, lists, given })) return true;
  if (about.length === 0) return false;
  const numbers = about.flatMap(({ key, value }) => (typeof value === 'number' ? [{ key, value }] : []));
  const longest = numbers.reduce((most, { key }) => Math.max(most, key.length), 0);
  const figures = numbers.filter(({ key }) => key.length === longest).map(({ value }) => value);
  if (figures.length > 0 && beyond(text, figures)) return true;
  if (figures.length > 0 && NOTHING_LEFT.test(text) && figures.every((value) => value > 0)) return true;
  if (MORE_THAN_OTHER.test(text) && reversed(stems, numbers)) return true;
  if (holdsForbidden(text, about)) return true;
  const literals = [...text.matchAll(LITERAL)].map(([, double, single]) => (double ?? single ?? '').trim());
  if (literals.length === 0) return false;
  const factTexts = about.flatMap(({ value, key }) =>
    typeof value === 'string' && key.length > 1 ? [value.toLowerCase()] : [],
  );
  if (factTexts.length === 0) return false;
  const same = factTexts.some((value) => literals.includes(value));
  return FORBIDDEN.test(text) ? same : !same;
}

/** Whether a condition speaks of a key: all its words are there, or its last two stand side by side. */
function names(stems: readonly string[], key: readonly string[]): boolean {
  if (key.every((stem) => stems.includes(stem))) return true;
  const [first, second] = key.slice(-2);
  return key.length > 2 && stems.some((stem, at) => stem === first && stems[at + 1] === second);
}

/** Whether something that must not be is true, or the other way round: "must not be on probation" with `probation: true`. */
function holdsForbidden(text: string, about: readonly Fact[]): boolean {
  const states = about.flatMap(({ value }) =>
    typeof value === 'string' && /^(?:true|false)$/i.test(value) ? [value.toLowerCase()] : [],
  );
  if (states.length === 0 || !/\b(?:must|may|should|can|cannot|has to|have to)\b/.test(text)) return false;
  const wanted = /\b(?:not|never|cannot)\b/.test(text) ? 'false' : 'true';
  return states.every((state) => state !== wanted);
}

/** Whether a list holds what it must not, or a day lies outside of a period. */
function breaksByLists(text: string, stems: readonly string[], { facts, lists, given }: Findings): boolean {
  const about = lists.filter(({ key }) => key.every((stem) => stems.includes(stem)));
  if (about.length === 0) return false;
  if (WITHIN.test(text) && PERIOD.test(text)) {
    const period = about.map(({ members }) => members.map((one) => DAY.exec(one)?.[1])).find(isPeriod);
    const days = facts.flatMap(({ key, value }) =>
      typeof value === 'string' && key.every((stem) => stems.includes(stem))
        ? (DAY.exec(value)?.[1] ?? [])
        : [],
    );
    if (period !== undefined && days.length > 0)
      return days.every((day) => day < (period[0] ?? '') || day > (period[1] ?? ''));
  }
  if (!/\b(?:must|may|should|can) not\b|\bcannot\b|\bnever\b/.test(text)) return false;
  const parameters = [...text.matchAll(PARAMETER)].map(([, name = '']) => name);
  const values = parameters.flatMap((name) => [...(given.get(name) ?? [])]);
  return about.some(({ members }) => values.some((value) => members.includes(value)));
}

function isPeriod(days: readonly (string | undefined)[]): boolean {
  return days.length === 2 && days.every((day) => day !== undefined);
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
