import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { type Facet, facetOf } from '../../failure-analysis/facet.ts';
import { fieldOf } from '../../failure-analysis/failed-checks.ts';
import { maskPii } from '../../scorers/pii/mask.ts';
import { findAttack } from '../../text/attack-patterns.ts';
import { demandsOf } from './demands.ts';
import { entriesOf, jsonKeys, quotedIn } from './evidence-reading.ts';
import {
  askedFor,
  declinedIn,
  expectationsOf,
  IN_LANGUAGE,
  LANGUAGES,
  languagesIn,
} from './expectation-reading.ts';
import { ruleNames } from './rule-names.ts';
import { topicWords } from './topic-words.ts';

/** Names of the places in a wording that evidence fills. */
export const SLOT_NAMES = [
  'tools',
  'extra',
  'order',
  'arguments',
  'repeated',
  'ask',
  'declined',
  'rule',
  'banned',
  'phrases',
  'keys',
  'format',
  'language',
  'limit',
  'topic',
  'demand',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** What each slot says for some failures; a slot without common evidence is left out. */
export type Slots = Readonly<Partial<Record<SlotName, string>>>;

/**
 * A value has to occur in this many cases (improvement.md 2.3 step 2). A share of the kind alone would not do: where it is fewer than two
 * cases, the value would be the data of a single one, which must never be copied.
 */
const LEAST_CASES = 2;

interface Slot {
  read(facet: Facet): readonly string[];
  /** What a value may look like. Texts of cases are data: nothing longer than a name or a few plain words gets through. */
  charset: RegExp;
  most: number;
  /** It says how every answer has to be: filled only where no case wants another value. */
  alone?: true;
  shown(values: readonly string[]): string;
}

/** Letters and digits as identifiers have them. */
const NAME = /^[A-Za-z_][\w.-]{0,63}$/;
/** Two of them, the first one to be called first. */
const ORDER = /^[A-Za-z_][\w.-]{0,63} before [A-Za-z_][\w.-]{0,63}$/;
/** Up to five plain words. */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N}'’%€$£°-]{0,23}(?: [\p{L}\p{N}'’%€$£°-]{1,24}){0,4}$/u;

const SLOTS: Readonly<Record<Exclude<SlotName, 'topic' | 'demand'>, Slot>> = {
  tools: {
    read: (facet) => [...new Set([...facet.tools.missing, ...checkedFor(facet, 'called')])],
    charset: NAME,
    most: 3,
    shown: code,
  },
  extra: {
    read: (facet) => [
      ...new Set([...facet.tools.forbidden, ...facet.tools.extra, ...checkedFor(facet, 'not_called')]),
    ],
    charset: NAME,
    most: 3,
    shown: code,
  },
  order: {
    read: orderOf,
    charset: ORDER,
    most: 1,
    shown: (values) => values.map((value) => value.replace(/[^\s]+(?= before|$)/g, '`$&`')).join(''),
  },
  arguments: { read: wrongArguments, charset: NAME, most: 3, shown: code },
  repeated: {
    read: ({ repeated }) => (repeated === null ? [] : [repeated.name]),
    charset: NAME,
    most: 3,
    shown: code,
  },
  ask: { read: askedFor, charset: WORDS, most: 2, shown: (values) => listed(values, 'or') },
  declined: { read: declinedIn, charset: WORDS, most: 2, shown: (values) => listed(values, 'and no') },
  rule: { read: ({ failed }) => ruleNames(failed).rules, charset: WORDS, most: 2, shown: quoted },
  banned: { read: ({ failed }) => ruleNames(failed).bans, charset: WORDS, most: 2, shown: listed },
  phrases: { read: forbiddenTexts, charset: WORDS, most: 3, shown: (values) => quoted(values, 'or') },
  keys: { read: missingKeys, charset: NAME, most: 8, shown: code },
  format: {
    read: (facet) => [
      ...named(facet, /\b(?:json|xml|yaml|csv|html|markdown)\b/gi, (name) => FORMATS[name] ?? name),
      ...(checkedFor(facet, 'json', 'json_schema', 'at').length > 0 ? ['JSON'] : []),
    ],
    charset: WORDS,
    most: 1,
    shown: listed,
  },
  language: {
    read: (facet) => [...named(facet, IN_LANGUAGE, (name) => LANGUAGES.get(name)), ...languagesIn(facet)],
    charset: WORDS,
    most: 1,
    alone: true,
    shown: listed,
  },
  limit: {
    read: (facet) => [
      ...checkedFor(facet, 'length').flatMap((most) => most.replace(/^\d+ to (\d+ [a-z]+)$/, 'at most $1')),
      ...named(
        facet,
        /\b((?:at most|no more than|fewer than|less than|up to) \d{1,4} (?:words?|sentences?|characters?|lines?|paragraphs?))\b/gi,
      ),
    ],
    charset: WORDS,
    most: 1,
    shown: listed,
  },
};

const FORMATS: Readonly<Record<string, string>> = {
  json: 'JSON',
  xml: 'XML',
  yaml: 'YAML',
  csv: 'CSV',
  html: 'HTML',
  markdown: 'Markdown',
};

/**
 * Fills the slots from what the failures have in common: only values that occur in at least two cases, the most frequent first, so that
 * nothing of a single case is copied (improvement.md 2.3 step 2). `passes` tell which words are those of the failures alone.
 */
export function slotsFrom(failures: readonly AnalysedAttempt[], passes: readonly AnalysedAttempt[]): Slots {
  const facets = failures.map((attempt) => facetOf(attempt));
  const filled: Partial<Record<SlotName, string>> = {};
  for (const [name, { read, charset, most, alone, shown }] of Object.entries(SLOTS)) {
    if (alone && new Set(facets.flatMap((facet) => read(facet))).size > 1) continue;
    const values = commonValues(facets, (facet) => read(facet).filter((value) => isHarmless(value, charset)));
    if (values.length > 0) filled[name as SlotName] = shown(values.slice(0, most)); // The keys of SLOTS.
  }
  const topics = topicWords(failures, passes).filter((word) => isHarmless(word, WORDS));
  if (topics.length > 0) filled.topic = listed(topics);
  const [demand] = demandsOf(expectationsOf(facets));
  if (demand !== undefined) filled.demand = demand;
  return filled;
}

/** A wording with its slots filled; undefined when one cannot be. */
export function filledWording(wording: string, slots: Slots): string | undefined {
  let complete = true;
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(slots, name) ? slots[name as SlotName] : undefined; // Checked on the line above.
    complete &&= value !== undefined;
    return value ?? '';
  });
  return complete ? text : undefined;
}

function commonValues(facets: readonly Facet[], read: (facet: Facet) => readonly string[]): string[] {
  const cases = new Map<string, Set<string>>();
  for (const facet of facets)
    for (const value of read(facet))
      cases.set(value, (cases.get(value) ?? new Set()).add(facet.attempt.case_id));
  return [...cases]
    .filter(([, { size }]) => size >= LEAST_CASES)
    .sort(([a, left], [b, right]) => right.size - left.size || (a < b ? -1 : 1))
    .map(([value]) => value);
}

function isHarmless(value: string, charset: RegExp): boolean {
  return charset.test(value) && findAttack(value) === null && maskPii(value) === value;
}

/** Tools of which the case lists one before another, and the other was called without it: "`look_up` before `change`". */
function orderOf({ turn, tools }: Facet): string[] {
  const expected = (turn?.criteria.expected_tools ?? []).map(nameOf);
  return expected.slice(1).flatMap((then, index) => {
    const first = expected[index] as string;
    const [at, before] = [tools.called.indexOf(then), tools.called.indexOf(first)];
    return first !== then && at >= 0 && (before < 0 || before > at) ? [`${first} before ${then}`] : [];
  });
}

/** Arguments that a call of an expected tool has otherwise than the case wants them. */
function wrongArguments({ turn }: Facet): string[] {
  const calls = turn?.tool_calls ?? [];
  const wrong = (turn?.criteria.expected_tools ?? []).flatMap((tool) => {
    if (typeof tool === 'string') return [];
    const own = calls.filter(({ name }) => name === tool.name);
    return Object.entries(tool.arguments ?? {}).flatMap(([argument, wanted]) =>
      own.length > 0 && isPlain(wanted) && own.every((call) => call.arguments[argument] !== wanted)
        ? [argument]
        : [],
    );
  });
  return [...new Set(wrong)];
}

const nameOf = (tool: string | { name: string }) => (typeof tool === 'string' ? tool : tool.name);
const isPlain = (value: unknown) => value === null || typeof value !== 'object';

/** What must not be written and was: finds of a negated pattern, and quotes in broken bans that the answer holds. */
function forbiddenTexts({ failed, turn }: Facet): string[] {
  const found = failed.flatMap(({ metadata }) =>
    metadata['negate'] === true && metadata['field'] === 'output'
      ? entriesOf(metadata['matches']).map((match) => fieldOf(match, 'match'))
      : entriesOf(metadata['criteria'])
          .filter((entry) => fieldOf(entry, 'kind') === 'must_not' && fieldOf(entry, 'verdict') === 'not_met')
          .flatMap((entry) => quotedIn(fieldOf(entry, 'text')))
          .filter((text) => turn?.output.includes(text)),
  );
  return [
    ...new Set([
      ...found.filter((text) => typeof text === 'string'),
      ...checkedFor({ failed }, 'not_contains', 'not_icontains', 'not_contains_any'),
    ]),
  ];
}

/** What checks of these kinds that failed looked for. */
function checkedFor({ failed }: Pick<Facet, 'failed'>, ...kinds: readonly string[]): string[] {
  return failed
    .filter(({ metadata }) => kinds.includes(String(metadata['kind'])))
    .flatMap(({ metadata }) => metadata['expected'])
    .filter((wanted) => typeof wanted === 'string');
}

function missingKeys({ turn }: Facet): string[] {
  const wanted = jsonKeys(turn?.criteria.ground_truth ?? '');
  const given = new Set(jsonKeys(turn?.output ?? ''));
  return wanted.filter((key) => !given.has(key));
}

/** What the demands that were not met name in words of this form. */
function named(
  { failed }: Facet,
  form: RegExp,
  nameOf: (found: string) => string | undefined = (found) => found,
): string[] {
  const texts = failed.flatMap(({ metadata }) =>
    entriesOf(metadata['criteria'])
      .filter((entry) => fieldOf(entry, 'verdict') === 'not_met')
      .map((entry) => fieldOf(entry, 'text')),
  );
  const found = texts.flatMap((text) =>
    typeof text === 'string'
      ? [...text.matchAll(form)].map((match) => (match[1] ?? match[0]).toLowerCase())
      : [],
  );
  return [...new Set(found.flatMap((name) => nameOf(name) ?? []))];
}

function code(names: readonly string[]): string {
  return listed(names.map((name) => `\`${name}\``));
}

function quoted(values: readonly string[], last = 'and'): string {
  return listed(
    values.map((value) => `"${value}"`),
    last,
  );
}

function listed(values: readonly string[], last = 'and'): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;
}
