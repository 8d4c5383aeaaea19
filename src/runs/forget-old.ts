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
  const kept: Record<string, Entry> = {};
  for (const name in cases) {
    const entry = cases[name]!; // Its own: a document, read from JSON.
    if (runs - entry[1] < FORGOTTEN_AFTER) kept[name] = entry;
  }
  return kept;
}
