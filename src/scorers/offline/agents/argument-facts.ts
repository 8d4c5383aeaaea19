import { normalize } from '../../../text/language/normalize.ts';
import { isContentWord, stemOf, words } from '../../../text/language/words.ts';
import { valueEqual } from '../../formulas/call-helpers.ts';
import { toolWords } from '../../formulas/tool-name.ts';
import type { Features } from '../shared/fitted.ts';
import type { Grounding, KnownValues } from './known-values.ts';

type Schema = Readonly<Record<string, unknown>>;

/** One argument, and what the tool says of its parameter. */
interface Argument {
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
  readonly required: boolean;
}

/** What can be seen of an argument: features for the fit, and what the reason and the source are made of. */
export interface ArgumentFacts {
  readonly features: Features;
  readonly grounding: Grounding;
  /** Right whatever the request says: a choice of the schema, the stated default, a setting. */
  readonly given: 'choice' | 'default' | 'setting' | null;
}

/** Scalars of a nested value that are looked up; the first ones are what it is about. */
const MOST_LEAVES = 50;
/** Keys that set how something is shown or cut, not what is asked for (metrics.md 10.7). */
const SETTING =
  /^(?:(?:max|min|num|number|top)?_?(?:limit|results|count|k|items|rows|size)|page(?:_?size|_?number)?|offset|cursor|units?|lang(?:uage)?|locale|format|time_?zone|tz|currency|sort(?:_?by|_?order)?|order(?:_?by)?|verbose|debug|timeout|encoding|precision|round(?:_?off)?|decimals?)$/i;
/** Words of a parameter name that say nothing about what it switches. */
const SWITCH_WORDS = new Set(
  'is has have with include includes including included only allow enable enabled use show get return returns flag option details detail information info extra additional'.split(
    ' ',
  ),
);
const STATED_DEFAULT = /\bdefaults?(?: value)?(?: is| to|:|=)?\s*(?:set to |to )?["'`]?([^"'`.;,)]{1,40})/i;
const CUT_OUT = /^(?:the|an?|my|your|our|in|at|on|near|for|from|to|of|with) \S/i;
const EXAMPLES = /(?:\be\.g\.?,?|\bfor example,?|\bsuch as|\bfor instance,?|\blike)\s*["'`]?([^.;)]{1,80})/i;

/** Reads one argument against what was known when the call was made. */
export function argumentFacts(
  { name, value, schema, required }: Argument,
  known: KnownValues,
): ArgumentFacts {
  const description = typeof schema?.['description'] === 'string' ? schema['description'] : '';
  const leaves = leavesOf(value);
  const looked = leaves.flatMap((leaf) =>
    typeof leaf === 'boolean' || leaf === null ? [] : [known.of(leaf)],
  );
  const grounding = worstOf(looked);
  const share = looked.length === 0 ? 1 : looked.reduce((sum, one) => sum + one.share, 0) / looked.length;
  const isDefault = saysDefault(value, schema, description);
  const given = isDefault
    ? 'default'
    : Array.isArray(schema?.['enum'])
      ? 'choice'
      : SETTING.test(name)
        ? 'setting'
        : null;
  const isNumber = typeof value === 'number';
  const unknown = looked.length > 0 && share < 1;
  return {
    grounding,
    given,
    features: {
      unknown_share: 1 - share,
      unknown_number: isNumber && unknown ? 1 : 0,
      unknown_optional: !required && unknown && !isDefault ? 1 : 0,
      unknown_choice: given === 'choice' || given === 'setting' ? 1 - share : 0,
      switched_unasked: switchedUnasked(name, value, known) ? 1 : 0,
      stated_default: isDefault ? 1 : 0,
      percent_kept: isNumber && looked.some((one) => one.percent) && !/percent|%/i.test(description) ? 1 : 0,
      unasked_setting: given === 'setting' && !required && !isDefault && !saysName(name, known) ? 1 : 0,
      not_bare: leaves.some((leaf) => typeof leaf === 'string' && isCutOut(leaf, name)) ? 1 : 0,
      unlike_example: leaves.some((leaf) => typeof leaf === 'string' && unlikeExample(leaf, description))
        ? 1
        : 0,
    },
  };
}

/** Scalars of a value, in order. */
export function leavesOf(value: unknown): (string | number | boolean | null)[] {
  const leaves: (string | number | boolean | null)[] = [];
  const open: unknown[] = [value];
  while (open.length > 0 && leaves.length < MOST_LEAVES) {
    const next = open.pop();
    if (next === null || typeof next === 'string' || typeof next === 'number' || typeof next === 'boolean')
      leaves.push(next);
    else if (typeof next === 'object') open.push(...Object.values(next).slice(0, MOST_LEAVES).reverse());
  }
  return leaves;
}

/** Stems that tell what a parameter is about. */
function nameStems(name: string): string[] {
  return toolWords(name)
    .split(' ')
    .filter((word) => isContentWord(word) && !SWITCH_WORDS.has(word))
    .map(stemOf);
}

function worstOf(looked: readonly Grounding[]): Grounding {
  const [first, ...others] = looked;
  if (first === undefined) return { share: 1, source: 'none', percent: false };
  return others.reduce((worst, one) => (one.share < worst.share ? one : worst), first);
}

function saysDefault(value: unknown, schema: Schema | undefined, description: string): boolean {
  if (schema !== undefined && Object.hasOwn(schema, 'default') && valueEqual(schema['default'], value))
    return true;
  const stated = STATED_DEFAULT.exec(description)?.[1]?.trim();
  if (stated === undefined || typeof value === 'object') return false;
  return normalize(String(value)).toLowerCase() === normalize(stated).toLowerCase();
}

/** A switch that nobody asked to turn on, or that stays off although it was asked for. */
function switchedUnasked(name: string, value: unknown, known: KnownValues): boolean {
  if (typeof value !== 'boolean') return false;
  const stems = nameStems(name);
  const isRequested = stems.length > 0 && stems.filter((stem) => known.says(stem)).length * 2 >= stems.length;
  return value !== isRequested;
}

/** Whether the words of a parameter's name were said; a name of switch words alone says nothing. */
function saysName(name: string, known: KnownValues): boolean {
  return nameStems(name).some((stem) => known.says(stem));
}

/** A value with what stood around it: in quotes of its own, with its article or preposition, or with the word for what it is. */
function isCutOut(value: string, name: string): boolean {
  if (/^(['"`]).*\1$/.test(value) || CUT_OUT.test(value)) return true;
  const parts = words(value);
  return (
    parts.length > 1 &&
    parts.length <= 4 &&
    nameStems(name).some((stem) => parts.some((part) => stemOf(part) === stem))
  );
}

/** Whether a text is written unlike the example in the description: no region behind the comma, words for a code, another date. */
function unlikeExample(value: string, description: string): boolean {
  const example = EXAMPLES.exec(description)?.[1] ?? '';
  if (
    /[A-Z]\w+, ?[A-Z]/.test(example) &&
    /city|state|location|country|region|place/i.test(description) &&
    !value.includes(',')
  )
    return true;
  if (/^["'`]?[A-Z]{2,5}\b/.test(example) && !/^[A-Z]{2,5}\b/.test(value)) return true;
  if (/yyyy-mm-dd|\d{4}-\d{2}-\d{2}/i.test(description)) return !/^\d{4}-\d{2}-\d{2}/.test(value);
  return false;
}
