/** One step of the way to a value of a state: a key, or the place in a list. */
export type Step = string | number;

/** The names of a JSON Pointer (RFC 6901); undefined for a text that is none. */
export function pointerNames(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON Pointer of a way. */
export function pointerOf(path: readonly Step[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** What stands at a step of a value, own keys only; undefined where nothing does. */
export function childAt(value: unknown, step: Step): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value[Number(step)] as unknown;
  return Object.hasOwn(value, step) ? (value as Record<Step, unknown>)[step] : undefined; // An own key.
}

/** Sets an own key, whatever its name: `__proto__` too is a key like others. */
export function setKey(record: object, key: Step, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else (record as Record<Step, unknown>)[key] = value; // Border: an object of JSON.
}
