import type { Ajv2020, ErrorObject, KeywordDefinition } from 'ajv/dist/2020.js';
import { Fault } from '../errors.ts';
import { once } from '../flow/once.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { patternCompiler } from '../text/compile-pattern.ts';
import { shown } from './texts.ts';

/** Why a value is not as a schema says. */
export interface SchemaProblem {
  /** From the top of the value: `.items[0].price`. */
  readonly path: string;
  /** As the rest of a sentence: `must be number`. */
  readonly expected: string;
  readonly actual: unknown;
  /** The rule that it breaks, from the top of the schema: `properties/total/type`. */
  readonly rule: string;
}

/** Meta-schemas of earlier drafts; what those drafts do otherwise is refused word by word, so the name alone does no harm. */
const EARLIER = /^https?:\/\/json-schema\.org\/(?:draft-0[467]|draft\/2019-09)\/schema#?$/;

/**
 * A JSON Schema (draft 2020-12) as a function that finds the first problem of a value. Patterns run in linear time, as does `uniqueItems`;
 * nothing is fetched. Fault `validation_failed` for what is no schema.
 */
export async function compileSchema(
  schema: Readonly<Record<string, unknown>>,
): Promise<(value: unknown) => SchemaProblem | undefined> {
  if (isDeeper(schema, DEEPEST)) throw noSchema(`it is nested more than ${DEEPEST} deep`);
  const { $schema, ...rest } = schema;
  const named = typeof $schema === 'string' && !EARLIER.test($schema) ? schema : rest;
  const { metaSchema, compiler } = await tools();
  if (metaSchema.validateSchema(named) !== true) {
    const [error] = metaSchema.errors ?? [];
    throw noSchema(error === undefined ? 'it is none' : whyNoSchema(problemOf(error)));
  }
  try {
    const validate = compiler().compile(named);
    return (value) => {
      if (validate(value) === true) return undefined;
      const [error] = validate.errors ?? [];
      return error === undefined
        ? { path: '', expected: 'must be as the schema says', actual: value, rule: '#' }
        : problemOf(error);
    };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw noSchema(error instanceof Error ? plainly(error.message) : String(error), error);
  }
}

/** Loaded at first use. The meta-schema is compiled once; a schema gets a compiler of its own, so that nothing of it stays. */
const tools = once(async () => {
  // In the bundle a module that is a function has no exports by name; as its default it has them everywhere.
  const [
    {
      default: { Ajv2020 },
    },
    formats,
    compilePattern,
  ] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats'), patternCompiler()]);
  // The types of the package say that its default export is the function; as an ES module it is one level deeper.
  const addFormats =
    (formats.default as unknown as { default?: FormatsPlugin }).default ??
    (formats.default as unknown as FormatsPlugin);
  const regExp = Object.assign(
    (pattern: string) => {
      const compiled = compilePattern(
        pattern,
        '',
        (what, hint, cause) => new Fault('validation_failed', what, { where: 'json_schema', hint, cause }),
      );
      // The text is the key under which the validator keeps it.
      return { test: (text: string) => compiled.matcher(text).find(), toString: () => `/${pattern}/` };
    },
    { code: 'compilePattern' },
  );
  const compiler = () => {
    const ajv = new Ajv2020({
      ...{ meta: false, validateSchema: false, addUsedSchema: false, logger: false },
      ...{ strict: true, strictTypes: false, strictTuples: false, strictRequired: false },
      // What an object inherits is not in its JSON.
      ...{ ownProperties: true, verbose: true, code: { regExp } },
    });
    addFormats(ajv, { keywords: true });
    ajv.removeKeyword('uniqueItems');
    ajv.addKeyword(UNIQUE_ITEMS);
    return ajv;
  };
  const metaSchema = new Ajv2020({ strict: false, logger: false, validateFormats: false, verbose: true });
  return { metaSchema, compiler };
});

type FormatsPlugin = (ajv: Ajv2020, options: { keywords: boolean }) => unknown;

/** The validator's own compares each with each. */
const UNIQUE_ITEMS: KeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must NOT have duplicate items' },
  validate: (unique: boolean, items: readonly unknown[]) =>
    !unique || new Set(items.map(canonicalJson)).size === items.length,
};

function problemOf({ instancePath, schemaPath, message, data, params }: ErrorObject): SchemaProblem {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const path = steps
    .map((step) =>
      /^\d+$/.test(step) ? `[${step}]` : /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`,
    )
    .join('');
  const named = Object.values(params).filter((value) => typeof value === 'string' || Array.isArray(value));
  const said = message ?? 'must be as the schema says';
  const more = named
    .map((value) => shown(value))
    .filter((value) => !said.includes(value.replaceAll('"', '')));
  return {
    path,
    expected: more.length === 0 ? said : `${said} (${more.join(', ')})`,
    actual: data,
    rule: schemaPath.replace(/^#\//, ''),
  };
}

/** What is wrong with a schema as the meta-schema says it: `properties.total.type must be … , not "numbr"`. */
const whyNoSchema = ({ path, expected, actual }: SchemaProblem) =>
  `${path === '' ? 'it' : path.replace(/^\./, '')} ${expected}, not ${shown(actual)}`;

/** A message of the validator without what only its own makers read. */
const plainly = (message: string) =>
  message.replace(/^strict mode: /, '').replace(/ ignored in schema at path "#?([^"]*)"$/, ' at "$1"');

function noSchema(why: string, cause?: unknown): Fault {
  return new Fault('validation_failed', `The JSON Schema cannot be used: ${why}.`, {
    where: 'json_schema',
    hint: 'Write a JSON Schema of draft 2020-12; it may refer to its own parts only.',
    cause,
  });
}
