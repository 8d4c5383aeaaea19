import { parse } from 'yaml';
import type { Check } from '../../schema/check.ts';
import { listOfTexts } from './list-of-texts.ts';
import { type ScriptContext, scriptInPython, scriptModule } from './script-code.ts';

/** An assertion of promptfoo as it stands in a configuration, its templates filled in. */
export interface Assertion {
  readonly type: string;
  readonly value?: unknown;
  readonly threshold?: number;
  readonly weight?: number;
  /** Of an `assert-set`. */
  readonly assert?: readonly Assertion[];
}

/** The check that gives the same verdict, or why there is none. */
export type Translated = { readonly check: Check } | { readonly none: string };

type Written = Record<string, unknown>;
type Translation = (assertion: Assertion, not: '' | 'not_', context: ScriptContext) => Translated;

const NOT = 'not-';
/** What promptfoo takes where an assertion names no threshold. */
const MOST_EDITS = 5;
const LEAST_BLEU = 0.5;

/** A check for an assertion that is decided by text, by figures of the call or by inline code, which sees `context`. */
export function checkOfAssertion(assertion: Assertion, context: ScriptContext = {}): Translated {
  const negated = assertion.type.startsWith(NOT);
  const type = negated ? assertion.type.slice(NOT.length) : assertion.type;
  const translate = Object.hasOwn(TRANSLATIONS, type) ? TRANSLATIONS[type] : undefined;
  if (translate === undefined) return { none: `no kind for ${type}` };
  const translated = translate(assertion, negated ? 'not_' : '', context);
  if ('none' in translated || assertion.weight === undefined) return translated;
  return { check: { ...(translated.check as Written), weight: assertion.weight } }; // Each translation writes an object.
}

const check = (written: Written): Translated => ({ check: written });
const missing = (what: string): Translated => ({ none: `needs ${what}` });

/** A kind that takes one text. */
const text =
  (kind: string): Translation =>
  ({ value }, not) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? check({ [`${not}${kind}`]: String(value) })
      : missing('a text');

/** A kind that takes several texts, `one` of which is written for each where there is no kind for all. */
const texts =
  (write: (all: string[], not: string) => Written): Translation =>
  ({ value }, not) => {
    const all =
      typeof value === 'string' ? listOfTexts(value) : Array.isArray(value) ? value.map(String) : null;
    return all === null || all.length === 0 || all.includes('') ? missing('texts') : check(write(all, not));
  };

/** A ceiling of a figure of the call. */
const ceiling =
  (kind: string): Translation =>
  ({ threshold }, not) =>
    threshold === undefined ? missing('a threshold') : check({ [`${not}${kind}`]: threshold });

/** A measure of likeness. */
const likeness =
  (bound: (threshold: number | undefined) => Written): Translation =>
  ({ value, threshold }, not) => {
    const to = Array.isArray(value) ? value.map(String) : value;
    const isText =
      typeof to === 'string' ? to !== '' : Array.isArray(to) && to.length > 0 && !to.includes('');
    return isText ? check({ [`${not}similar`]: { to, ...bound(threshold) } }) : missing('a text');
  };

/** A schema may be written as a text in YAML; undefined where there is none. */
function schemaOf(value: unknown): unknown {
  const schema: unknown = typeof value === 'string' ? parse(value) : value;
  return schema === null || schema === '' ? undefined : schema;
}

/** An object, or a list that holds one: what is found in a text there. A text that is a number as a whole is JSON, and nothing is found in it. */
const FOUND = { anyOf: [{ type: 'object' }, { type: 'array', contains: { type: 'object' } }] };

/** Inline code. */
const code =
  (kind: string, script: typeof scriptModule): Translation =>
  ({ value, threshold }, not, context) =>
    typeof value === 'string' && value.trim() !== ''
      ? check({ [`${not}${kind}`]: { code: script(value, context, threshold) } })
      : missing('inline code');

const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  equals({ value }, not) {
    if (value === undefined || value === null) return missing('a value');
    return check({ [`${not}equals`]: typeof value === 'object' ? value : String(value) });
  },
  contains: text('contains'),
  icontains: text('icontains'),
  'starts-with': text('starts_with'),
  regex: text('matches'),
  'contains-any': texts((all, not) => ({ [`${not}contains_any`]: all })),
  'contains-all': texts((all, not) => ({ [`${not}contains_all`]: all })),
  'icontains-any': texts((all, not) => ({ [`${not}any_of`]: all.map((icontains) => ({ icontains })) })),
  'icontains-all': texts((all, not) => ({ [`${not}all_of`]: all.map((icontains) => ({ icontains })) })),
  'is-json'({ value }, not) {
    const schema = schemaOf(value);
    if (schema === undefined) return check({ [`${not}json`]: true });
    return typeof schema === 'object' ? check({ [`${not}json_schema`]: schema }) : missing('a schema');
  },
  'contains-json'({ value }, not) {
    const schema = schemaOf(value);
    const found = { json_schema: FOUND, extract: true };
    // What looks like an object is taken for one there, in YAML or cut off, so nothing may look like one.
    if (not !== '')
      return schema === undefined
        ? check({ not_contains: '{' })
        : missing('what no check says: which object in a text counts');
    if (schema === undefined) return check(found);
    if (typeof schema !== 'object') return missing('a schema');
    return check({ all_of: [found, { json_schema: schema, extract: true }] });
  },
  latency: ceiling('latency_ms'),
  cost: ceiling('cost_usd'),
  levenshtein: likeness((threshold = MOST_EDITS) => ({
    by: 'levenshtein',
    max_distance: Math.max(0, Math.floor(threshold)),
  })),
  bleu: likeness((min = LEAST_BLEU) => ({ by: 'bleu', min })),
  'word-count'({ value }, not) {
    const words = (bounds: Written) => check({ [`${not}length`]: { ...bounds, unit: 'words' } });
    if (typeof value !== 'object' || value === null) {
      const count = Number(value);
      return Number.isInteger(count) && count >= 0
        ? words({ min: count, max: count })
        : missing('a number of words');
    }
    const { min, max } = value as { min?: unknown; max?: unknown }; // Looked at where the check is read.
    return words({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
  },
  javascript: code('javascript', scriptModule),
  python: code('python', scriptInPython),
  'assert-set'({ assert = [], threshold }, not, context) {
    if (threshold !== undefined && threshold <= 0) return { none: 'passes whatever the answer' };
    const members = assert.map((one) => checkOfAssertion(one, context));
    const none = members.find((one) => 'none' in one);
    if (none !== undefined) return none;
    const group = members.flatMap((one) => ('check' in one ? [one.check] : []));
    // Every member has to pass, or with a threshold the weighted mean has to reach it.
    return check({ [`${not}all_of`]: group, ...(threshold === undefined ? {} : { threshold }) });
  },
};
