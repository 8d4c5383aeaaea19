import type { Files } from '../../ports/ports.ts';

/** The event's payload as the runner left it in a file; null when there is none or it is no JSON. */
export function readPayload(path: string | undefined, files: Pick<Files, 'readTextIfThere'>): unknown {
  try {
    return JSON.parse((path === undefined ? null : files.readTextIfThere(path)) ?? 'null');
  } catch {
    return null;
  }
}

/** A value inside a payload, undefined where the way to it breaks off. Own members only: names in it may be anybody's. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, key)
        ? (here as Record<string, unknown>)[key] // Border: just found to be an object.
        : undefined,
    value,
  );
}
