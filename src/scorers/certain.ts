/** What is looked at of an answer of the judge: its verdict, and how strongly a rule holds it. */
interface Verdict {
  readonly verdict: unknown;
  readonly p: unknown;
}

/**
 * The answers of the judge as bare verdicts: without the evidence `p` of rules, as a model would give them (metrics.md 10.1). What holds no
 * evidence is the same object.
 */
export function certain<T>(answers: T): T {
  return stripped(answers) as T; // Only a property goes that is optional wherever it occurs.
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(stripped);
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  if (!isPlain(value)) return value;
  if (isVerdict(value)) {
    const { p: _, ...rest } = value;
    return rest;
  }
  const entries = Object.entries(value).map(([key, entry]) => [key, stripped(entry)] as const);
  return entries.every(([key, entry]) => entry === value[key]) ? value : Object.fromEntries(entries);
}

function isVerdict(value: Readonly<Record<string, unknown>>): value is Record<string, unknown> & Verdict {
  return value['verdict'] !== undefined && value['p'] !== undefined;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
