/**
 * What a formula can answer. Three things can happen, and they never look alike: a number, nothing to judge, or a failure.
 * A failure is never a number (metrics.md 0.3), and nothing to judge is shown at the interface as score 1 with
 * `metadata.not_applicable` (metrics.md 0.4).
 */
export type Score =
  | {
      status: 'scored';
      value: number;
      reasoning: string;
      metadata: Record<string, unknown>;
      warnings?: string[];
    }
  | { status: 'not_applicable'; reasoning: string; metadata: Record<string, unknown>; warnings?: string[] }
  | { status: 'failed'; code: string; subcode?: string; message: string; field?: string };
