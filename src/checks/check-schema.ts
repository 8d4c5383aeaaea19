import { z } from 'zod';
import { check } from '../schema/check.ts';
import { marks } from './read-check.ts';
import { checkKinds, needsNoValue } from './registry.ts';

/** The kind that may stand beside another one. */
const AT = 'at';

type Json = Record<string, unknown>;
/** How the schemas around it are written. */
interface Dialect {
  readonly target: 'draft-7' | 'draft-2020-12';
  /** Address of the schema of a check: groups hold checks. */
  readonly ref: string;
  /** In files some values may be paths of files. */
  readonly inFiles: boolean;
}
type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Puts a reference in the place of every check; for `z.toJSONSchema`. */
export const referringToChecks =
  (ref: string): Override =>
  ({ zodSchema, jsonSchema }) => {
    if (zodSchema !== check) return;
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    jsonSchema.$ref = ref;
  };

/** The JSON Schema of a check: every kind and every mark as a key, so that editors complete and explain them. */
export function checkSchema(dialect: Dialect): Json {
  const properties: Json = {};
  for (const kind of checkKinds) {
    const form = valueSchema(kind.value, dialect);
    const plain = { ...form, description: `${kind.description} ${String(form['description'])}` };
    const value = dialect.inFiles && kind.file !== undefined ? orPath(plain) : plain;
    properties[kind.name] = kind.name === AT ? orPath(value) : value;
    if (!kind.negatable) continue;
    const negated = { ...value, description: `The complement of \`${kind.name}\`: passes where that fails.` };
    properties[`not_${kind.name}`] = kind.noneOf === true ? orList(negated) : negated;
  }
  const { properties: beside } = valueSchema(marks, dialect) as { properties: Json };
  Object.assign(properties, beside, {
    when: {
      allOf: [{ $ref: dialect.ref }],
      description: 'A check that has to pass for this one to apply; else this one is not applicable.',
    },
  });
  return {
    description: check.description,
    anyOf: [
      { type: 'string', enum: checkKinds.flatMap(bareNames) },
      { type: 'object', minProperties: 1, additionalProperties: false, properties },
    ],
  };
}

/** Kinds that need no value may be written as their name. */
const bareNames = (kind: (typeof checkKinds)[number]): string[] =>
  needsNoValue(kind) ? [kind.name, ...(kind.negatable ? [`not_${kind.name}`] : [])] : [];

function valueSchema(form: z.ZodType, { target, ref }: Dialect): Json {
  const refer = referringToChecks(ref);
  const { $schema: _, ...schema } = z.toJSONSchema(form, {
    io: 'input',
    target,
    override: (context) => {
      const { zodSchema, jsonSchema } = context;
      if (zodSchema instanceof z.ZodObject) jsonSchema.additionalProperties = false;
      refer(context);
    },
  });
  return schema;
}

const orPath = ({ description, ...schema }: Json): Json => ({
  description,
  anyOf: [{ type: 'string' }, schema],
});

const orList = ({ description, ...schema }: Json): Json => ({
  description: `${String(description)} A list: none of them holds.`,
  anyOf: [schema, { type: 'array', minItems: 1, items: schema }],
});
