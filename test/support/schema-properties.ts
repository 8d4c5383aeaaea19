import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bare } from '../../src/schema/unknown-keys.ts';
import { ROOT } from './run-cli.ts';

/** A JSON Schema, as far as a walk needs it. */
export interface Schema {
  description?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema | Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
}

/** Every property below a schema with its path: `turns[].input.text`, `prices.*.input`; members of unions and entries of lists included. */
export function properties(schema: Schema, path = ''): [string, Schema][] {
  const {
    properties: own = {},
    items = [],
    additionalProperties: open,
    anyOf = [],
    definitions = {},
  } = schema;
  return [
    ...Object.entries(own).flatMap(([key, one]): [string, Schema][] => {
      const at = path === '' ? key : `${path}.${key}`;
      return [[at, one], ...properties(one, at)];
    }),
    ...[items].flat().flatMap((one) => properties(one, `${path}[]`)),
    ...(typeof open === 'object' ? properties(open, `${path}.*`) : []),
    ...anyOf.flatMap((one) => properties(one, path)),
    // The resource is what the file holds; everything else that is defined is referred to by its name.
    ...Object.entries(definitions).flatMap(([name, one]) =>
      properties(one, name === 'resource' ? path : name),
    ),
  ];
}

/** The paths of the properties that have no description. */
export function undescribed(schema: Schema): string[] {
  const missing = properties(schema).filter(([, one]) => !/\w/.test(one.description ?? ''));
  return [...new Set(missing.map(([path]) => path))];
}

type Zod = z.core.$ZodType;

/** Fields of the objects below a schema, with the same paths as `properties`. */
function fields(schema: Zod, path = ''): [string, Zod][] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([key, field]): [string, Zod][] => {
      const at = path === '' ? key : `${path}.${key}`;
      return [[at, field], ...fields(field, at)];
    });
  if (inner instanceof z.ZodArray) return fields(inner.element, `${path}[]`);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => fields(option, path));
  // The value type of a record is a schema; its own type is wider.
  if (inner instanceof z.ZodRecord) return fields(inner.valueType as Zod, `${path}.*`);
  return [];
}

/**
 * Where the fields of a form are written: the file of src/schema with an object that has that very field, else the file of the form.
 * A field that was taken over from another object is the same value in both; it comes from the file that imports none of the others.
 */
export async function sourceFiles(form: z.ZodType, formFile: string): Promise<Map<string, string>> {
  const folder = join(ROOT, 'src/schema');
  const isSource = (name: string) => name.endsWith('.ts') && name !== formFile;
  const owners = new Map<Zod, Set<string>>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const module: Record<string, unknown> = await import(join(folder, name));
    for (const object of Object.values(module).filter((one) => one instanceof z.ZodObject))
      for (const [, field] of fields(object)) owners.set(field, (owners.get(field) ?? new Set()).add(name));
  }
  const origin = (field: Zod) => {
    const names = [...(owners.get(field) ?? [])];
    const imports = (name: string, other: string) =>
      readFileSync(join(folder, name), 'utf8').includes(`'./${other}'`);
    return names.find((name) => !names.some((other) => imports(name, other))) ?? formFile;
  };
  return new Map(fields(form).map(([path, field]) => [path, `src/schema/${origin(field)}`]));
}
