import type { RunReport } from '../schema/run.ts';
import { redacted } from '../text/escape/redacted-value.ts';

export { redacted };

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
