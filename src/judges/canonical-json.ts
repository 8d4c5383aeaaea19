/**
 * JSON with sorted keys and no blanks, so that equal values are equal texts (the idea of RFC 8785, without its number
 * formats). `undefined` is left out of objects and null in arrays, as JSON.stringify does. Deep nesting is no danger to
 * the stack below 10,000 levels.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${fields.join(',')}}`;
}
