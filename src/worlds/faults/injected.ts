/** Field in which instructions stand in a result that is an object. */
const FIELD = 'note';

/** A result with instructions in it, where an agent that reads it sees them: a field of an object, the end of a text, one more entry of a list. */
export function injected(result: unknown, text: string): unknown {
  if (typeof result === 'string') return `${result}\n\n${text}`;
  if (Array.isArray(result)) return [...result, { [FIELD]: text }];
  if (typeof result === 'object' && result !== null) return { ...result, [freeField(result)]: text };
  return { result: result ?? null, [FIELD]: text };
}

/** Nothing of the result is lost. */
function freeField(result: object): string {
  let name = FIELD;
  while (Object.hasOwn(result, name)) name = `${name}_`;
  return name;
}
