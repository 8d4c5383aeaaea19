import type { SPAN_KINDS } from '../schema/trace.ts';

/** A step of a trace, whoever recorded it. */
export interface SpanRecord {
  id: string;
  parent: string | undefined;
  kind: (typeof SPAN_KINDS)[number];
  name: string;
  input: unknown;
  output: unknown;
  /** Why it broke off. */
  error: string | undefined;
  /** Milliseconds since 1970. */
  start: number | undefined;
  end: number | undefined;
  tokens_input: number | undefined;
  tokens_output: number | undefined;
  cost_usd: number | undefined;
}

/** A trace before it is read as a trajectory. */
export interface TraceRecord {
  id: string | undefined;
  agent: string | undefined;
  input: unknown;
  /** Where outcome, tags and the criteria are looked for. */
  facts: Readonly<Record<string, unknown>>;
  /** In order of time, as far as that is known. */
  spans: readonly SpanRecord[];
}
