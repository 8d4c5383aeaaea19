import type { RunReport } from '../schema/run.ts';

/**
 * A run's report without secrets, for everything that is made of it. Before a text is cut, because half a secret is found by
 * nobody, and before it is spelled for its format (security.md S04). Cases are read when they are asked for, as before.
 */
export function redactedReport(report: RunReport, redact: (text: string) => string): RunReport {
  const { cases, ...rest } = report;
  return {
    ...redacted(rest, redact),
    cases: {
      *[Symbol.iterator]() {
        for (const one of cases) yield redacted(one, redact);
      },
    },
  };
}

/** Plain data (as JSON has it) with every text and name in it redacted; what holds nothing to redact is not copied. */
export function redacted<T>(value: T, redact: ((text: string) => string) | undefined): T {
  if (redact === undefined) return value;
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return redact(one);
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) {
      const parts = one.map(copy);
      return parts.some((part, at) => part !== one[at]) ? parts : one;
    }
    let same = true;
    const parts = Object.entries(one).map(([name, part]): [string, unknown] => {
      const entry: [string, unknown] = [redact(name), copy(part)];
      same &&= entry[0] === name && entry[1] === part;
      return entry;
    });
    return same ? one : Object.fromEntries(parts);
  };
  return copy(value) as T; // Texts stay texts, so the shape is the same.
}
