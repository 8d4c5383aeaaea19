import { padToWidth, wrapToWidth } from '../../text/display-width.ts';
import { terminalLine, terminalLines } from '../../text/escape/escape-terminal.ts';
import type { Emphasis, Style } from './style.ts';

/** Narrower than this nothing can be laid out; lines are made for this width then. */
export const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;

/** The label of a line, with its margin. */
export const lineLabel = (label: string) => `${' '.repeat(LABEL)}${padToWidth(label, LABEL)}`;

/** Lines of running text behind a label, wrapped to the width; none for no text. */
export function* labelledLines(label: string, text: string, width: number): Iterable<string> {
  const lines = terminalLines(text, width - 2 * LABEL);
  for (const [index, line] of lines.entries()) yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}

/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
export function* verdictLines(
  word: string,
  emphasis: Emphasis,
  text: string,
  width: number,
  style: Style,
): Iterable<string> {
  const start = padToWidth(word, Math.max(LABEL, word.length + 2));
  const sentence = terminalLine(text);
  const [first = ''] = wrapToWidth(sentence, width - start.length, 1);
  yield `${style(emphasis, style('strong', start))}${first}\n`;
  for (const line of terminalLines(sentence.slice(first.length), width - LABEL))
    yield `${' '.repeat(LABEL)}${line}\n`;
}
