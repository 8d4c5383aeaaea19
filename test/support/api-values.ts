/** Values for the schemas of an OpenAPI document, for `api-requests.ts`. */
import fc from 'fast-check';

type Parsed = ReturnType<typeof JSON.parse>;
export type Schema = Record<string, Parsed>;

/**
 * What is there to be named: values for fields and parameters by name (`agent_id`), those of one route with it before the name
 * (`DELETE /v1/agents/{id} id`). Texts are for texts, also in lists; lists and objects for the fields of that name.
 */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** A reference of the document as what it stands for. */
export function follow(document: Parsed, schema: Parsed): Parsed {
  let found = schema;
  while (typeof found?.$ref === 'string')
    found = found.$ref
      .slice(2)
      .split('/')
      .reduce(
        (value: Parsed, part: string) =>
          value[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
  return found;
}

/** Lists and whole numbers stay small, so that work stays small: what limits do is asked by the odd values. */
const MOST = 2;

/** Values that a schema of the document accepts, made of what is known where that has the name. */
export function arbitraryOf(
  document: Parsed,
  unresolved: Schema,
  known: KnownValues,
  name: string,
  depth: number,
): fc.Arbitrary<Parsed> {
  const schema = follow(document, unresolved);
  const inner = (part: Schema, key = name) => arbitraryOf(document, part, known, key, depth + 1);
  const kind = schema.type === 'array' ? 'list' : schema.type === 'object' ? 'object' : 'text';
  const named = (known[name] ?? []).filter(
    (value) => (Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : 'object') === kind,
  );
  if (named.length > 0) return fc.constantFrom(...named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const parts: Schema[] | undefined = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return fc.oneof(...parts.map((part) => inner(part)));
  if (schema.allOf !== undefined)
    return fc
      .tuple(...schema.allOf.map((part: Schema) => inner(part)))
      .map((values) => Object.assign({}, ...values));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number': {
      const least =
        schema.minimum ?? (schema.exclusiveMinimum ?? 0) + (schema.exclusiveMinimum === undefined ? 0 : 1);
      const most = Math.max(least, Math.min(schema.maximum ?? least + MOST, Math.max(least, 0) + MOST));
      return type === 'integer'
        ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
        : fc.double({ min: least, max: most, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      if (schema.prefixItems !== undefined)
        return fc.tuple(...schema.prefixItems.map((part: Schema) => inner(part)));
      if (depth > 8) return fc.constant([]);
      return fc.array(inner(schema.items ?? {}), { minLength, maxLength: Math.max(minLength, MOST) });
    }
    case 'object': {
      const required = new Set<string>(schema.required ?? []);
      const properties = Object.entries<Schema>(schema.properties ?? {}).filter(
        ([key]) => required.has(key) || depth < 4,
      );
      const own = fc.record(Object.fromEntries(properties.map(([key, part]) => [key, inner(part, key)])), {
        requiredKeys: properties.map(([key]) => key).filter((key) => required.has(key)),
      });
      const { additionalProperties: more } = schema;
      if (properties.length > 0 || more === false || more === undefined) return own;
      const keys =
        schema.propertyNames === undefined
          ? fc.constantFrom('a', 'session_id', 'ü')
          : inner(schema.propertyNames);
      return fc.dictionary(keys, more === true ? fc.jsonValue({ maxDepth: 2 }) : inner(more), { maxKeys: 2 });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const WORDS = fc.constantFrom(
  'Hello',
  'Says "Hello".',
  'Unopened tea can be returned within 30 days.',
  'Grüße 🌍',
  'a b c',
  '1',
);

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'date-time')
    return fc.integer({ min: 0, max: 3_000_000_000_000 }).map((ms) => new Date(ms).toISOString());
  if (schema.format === 'uri')
    return fc.constantFrom('https://example.com/hook', 'https://example.org/a?b=c');
  if (schema.contentEncoding === 'base64' || schema.format === 'base64')
    return fc.constantFrom('aGVsbG8=', '');
  if (typeof schema.pattern === 'string' && /\[dhmw\]/.test(schema.pattern))
    return fc.constantFrom('30d', '1h', '99999w');
  // A path inside of a folder; what looks ahead is nothing that texts are made from.
  if (typeof schema.pattern === 'string' && schema.pattern.includes('(?!'))
    return fc
      .constantFrom('src/total.mjs', 'README.md', 'a', 'b/c/d.txt')
      .filter((text) => new RegExp(schema.pattern ?? '', 'u').test(text));
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const any = fc.string({ unit: 'grapheme', maxLength: 20 });
  const fits = (text: string) =>
    text.length >= (schema.minLength ?? 0) && text.length <= (schema.maxLength ?? 1000);
  return fc.oneof({ weight: 3, arbitrary: WORDS }, { weight: 1, arbitrary: any.filter(fits) }).filter(fits);
}
