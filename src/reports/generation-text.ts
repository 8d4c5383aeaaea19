import type { GenerateResponse } from '../schema/generation.ts';
import { terminalLine, terminalQuote } from '../text/escape/escape-terminal.ts';
import { formatCounted } from '../text/format.ts';
import { mutationSentence } from './parts/mutation-sentence.ts';

/** Lines of a turn that are shown. */
const MOST_LINES = 8;

/** Generated cases on a terminal; with `full` their texts too, else what they cover only. */
export function* generationText(
  response: GenerateResponse,
  { width, full }: { width: number; full: boolean },
): Generator<string> {
  const { generated_test_cases: cases, coverage_analysis: coverage } = response;
  if (full)
    for (const one of cases) {
      yield `${terminalLine(`${one.difficulty.padEnd(6)}  ${one.name}`)}\n`;
      for (const { input, expected_behavior } of one.turns)
        for (const line of [
          ...terminalQuote(input.text, width - 8, MOST_LINES),
          ...terminalQuote(`→ ${expected_behavior}`, width - 8, MOST_LINES),
        ])
          yield `        ${line}\n`;
    }
  yield `${formatCounted(cases.length, 'case')}\n`;
  yield* list('covered', coverage.policy_topics_covered);
  yield* list('gap', coverage.gaps_identified);
  const mutation = mutationSentence(response);
  if (mutation !== undefined) {
    yield `${terminalLine(mutation.score)}\n`;
    yield* list('', mutation.survivors);
    if (mutation.more > 0) yield* list('', [`and ${mutation.more} more`]);
  }
  const notes = coverage['notes'];
  if (Array.isArray(notes)) yield* list('note', notes.map(String));
}

function* list(label: string, texts: readonly string[]): Generator<string> {
  for (const text of texts) yield `${label.padEnd(8)}${terminalLine(text)}\n`;
}
