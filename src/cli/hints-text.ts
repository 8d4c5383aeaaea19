import type { ScorerError } from '../schema/scorer-result.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';

/** What can be done about scorers that could not judge, each thing once; for stderr, beside the results on stdout. */
export function hintsText(errors: readonly ScorerError[]): string {
  const hints = new Set(errors.flatMap(({ hint }) => hint ?? []));
  return [...hints].map((hint) => `what to do: ${terminalLine(hint)}\n`).join('');
}
