import { z } from 'zod';
import { referringToChecks } from '../../checks/check-schema.ts';

/** Where a check is described: requests and groups hold checks. */
export const CHECK = '#/components/schemas/Check';

export type JsonSchema = Record<string, unknown>;

/** `create-test-case` as `CreateTestCase`. */
export function componentName(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** A schema as components of an OpenAPI document: itself under its name, and what it defines inside under names of their own. */
export function jsonSchemaOf(
  name: string,
  schema: z.ZodType,
  io: 'input' | 'output',
): [string, JsonSchema][] {
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: referringToChecks(CHECK),
  }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  // A definition keeps its name out of those of others: two schemas may both have a `__schema0`.
  const inner = (defined: string) => `${name}.${defined.replace(/[^\w.-]/g, '_')}`;
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, key === '$ref' ? reference(one) : moved(one)]),
    );
  };
  const reference = (to: unknown): unknown => {
    if (to === '#') return `#/components/schemas/${name}`;
    const defined = typeof to === 'string' ? /^#\/\$defs\/(.*)$/.exec(to)?.[1] : undefined;
    return defined === undefined ? to : `#/components/schemas/${inner(defined)}`;
  };
  return [
    [name, moved(own) as JsonSchema], // `moved` makes an object of an object.
    ...Object.entries($defs ?? {}).map(([defined, one]): [string, JsonSchema] => [
      inner(defined),
      moved(one) as JsonSchema,
    ]),
  ];
}
