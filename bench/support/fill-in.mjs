/**
 * Fills in a form: a value that fits the JSON Schema. An array whose entries carry an `id` with a closed list of values
 * gets one entry for each of them, in order, as a judge model would answer. `verdict`: `best` takes the highest numbers and
 * true, `worst` the lowest and false.
 */
export function fillIn(schema, verdict = 'best') {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return fillIn(choices.find(({ type }) => type !== 'null') ?? choices[0], verdict);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, fillIn(each, verdict)]),
      );
    case 'array':
      return fillInList(schema, verdict);
    case 'number':
    case 'integer':
      return verdict === 'best' ? (schema.maximum ?? 1) : (schema.minimum ?? 0);
    case 'boolean':
      return verdict === 'best';
    case 'null':
      return null;
    default:
      return 'ok';
  }
}

function fillInList({ items = {}, minItems = 1, maxItems = Number.POSITIVE_INFINITY }, verdict) {
  const ids = items.properties?.id?.enum;
  if (ids === undefined)
    return Array.from({ length: Math.min(Math.max(1, minItems), maxItems) }, () => fillIn(items, verdict));
  return ids.map((id) => ({ ...fillIn(items, verdict), id }));
}
