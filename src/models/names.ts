/** A dated or floating edition of the same model: `-2024-04-09`, `-20250929`, `@20250929`, `-0613`, `-latest`, `-preview`. */
const EDITION = /[-@](?:\d{4}(?:-\d{2}-\d{2}|\d{4})?|latest|preview)$/;

/** The name without its edition: `gpt-4o` of `gpt-4o-2024-08-06`. */
export const withoutEdition = (model: string): string => model.replace(EDITION, '');

/** The entry of a table that stands for a model: its own, else that of the model that it is an edition of. */
export function entryOf<T>(table: Readonly<Record<string, T>>, model: string): T | undefined {
  const name = [model, withoutEdition(model)].find((one) => Object.hasOwn(table, one));
  return name === undefined ? undefined : table[name];
}

/** The entry of the longest name that a model begins with. */
export function longestBeginning<T>(table: Readonly<Record<string, T>>, model: string): T | undefined {
  let best: string | undefined;
  for (const name of Object.keys(table))
    if (model.startsWith(name) && (best === undefined || name.length > best.length)) best = name;
  return best === undefined ? undefined : table[best];
}
