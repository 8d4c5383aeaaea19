import type { PageFinding } from '../../reports/pages/page-case.ts';

/** Passages that are marked, whose they are, and who is told of others. */
export interface Quotes {
  chosen: string;
  choose(scorer: string, quotes: readonly string[]): void;
}

/** The passages that findings rest on. */
export const quotesOf = (findings: readonly PageFinding[]): string[] =>
  findings.flatMap(({ text, evidence }) => (evidence === undefined ? [text] : [evidence, text]));
