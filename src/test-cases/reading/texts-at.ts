/** A text in a value that may be wrong elsewhere, with its path. */
export interface PlacedText {
  path: (string | number)[];
  text: string;
}

/**
 * Texts at a path of an unchecked value; `*` stands for every entry or key. References are looked up in what was written,
 * not in what was accepted, so that one mistake in a file does not hide the others.
 */
export function textsAt(value: unknown, pattern: readonly string[]): PlacedText[] {
  const found: PlacedText[] = [];
  // One array that grows and shrinks with the walk; it is copied only for what is found.
  const path: (string | number)[] = [];
  const enter = (here: unknown, step: string | number): void => {
    path.push(step);
    visit(here);
    path.pop();
  };
  const visit = (here: unknown): void => {
    const step = pattern[path.length];
    if (step === undefined) {
      if (typeof here === 'string') found.push({ path: [...path], text: here });
    } else if (Array.isArray(here)) {
      if (step === '*') for (let index = 0; index < here.length; index++) enter(here[index], index);
    } else if (typeof here === 'object' && here !== null) {
      const record = here as Record<string, unknown>;
      if (step === '*') for (const key of Object.keys(record)) enter(record[key], key);
      else if (Object.hasOwn(record, step)) enter(record[step], step);
    }
  };
  visit(value);
  return found;
}

/** Own keys of the object at a path, with the path of each. */
export function keysAt(value: unknown, path: readonly string[]): PlacedText[] {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return [];
    here = (here as Record<string, unknown>)[step];
  }
  if (typeof here !== 'object' || here === null || Array.isArray(here)) return [];
  return Object.keys(here).map((key) => ({ path: [...path, key], text: key }));
}
