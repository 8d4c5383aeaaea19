/** Runs after which a case that nobody played any more is forgotten. */
const FORGOTTEN_AFTER = 50;

/**
 * What is remembered of cases, by key, without those that nobody played for long: an object of its own. The second place of an
 * entry is the number of the run that wrote the last of it; `runs` is that of the run that is being written down.
 */
export function forgetOld<Entry extends readonly [unknown, number, ...unknown[]]>(
  cases: Readonly<Record<string, Entry>>,
  runs: number,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(cases).filter(([, [, last]]) => runs - last < FORGOTTEN_AFTER));
}
