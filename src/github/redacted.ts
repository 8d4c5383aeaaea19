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

/** A copy of plain data (as JSON has it) with every text and name in it redacted; the value itself where nothing is to be. */
export function redacted<T>(value: T, redact: ((text: string) => string) | undefined): T {
  if (redact === undefined) return value;
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return redact(one);
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [redact(name), copy(part)]));
  };
  return copy(value) as T; // Texts stay texts, so the shape is the same.
}
