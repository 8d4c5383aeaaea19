/**
 * JSON with sorted keys and no blanks, so that equal values are equal texts (the idea of RFC 8785, without its number
 * formats). `undefined` is left out of objects and null in arrays, as JSON.stringify does. Deep nesting is no danger to
 * the stack below 10,000 levels.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const name of inOrder(Object.keys(value))) {
    const each: unknown = (value as Record<string, unknown>)[name]; // An own key of a plain object.
    if (each !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(each)}`;
  }
  return `{${text}}`;
}

/** Sorting copies the list, and most objects of ours have their keys in order. */
function inOrder(names: string[]): string[] {
  for (let at = 1; at < names.length; at += 1) if (names[at - 1]! > names[at]!) return names.sort(); // In range.
  return names;
}
