import { wrapToWidth } from '../display-width.ts';
import { cleanText, oneLine } from './clean-text.ts';
import { breakLegacy } from './workflow-command.ts';

/** Text of anyone on one terminal line: no escape, no control, no line break; on a runner's log it is no command (security.md S14, S20). */
export function terminalLine(text: string): string {
  return breakLegacy(oneLine(text)).replace(/^:(?=:)/, ': ');
}

/**
 * Text of anyone as running text, broken into lines of at most `width` columns: none of them, also behind an indent of white
 * space, is a command, wherever the breaks fall. At most `most` lines are made.
 */
export function terminalLines(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const line = terminalLine(text);
  if (!line.includes('::')) return wrapToWidth(line, width, most);
  // One column is kept for the space that breaks a command.
  return wrapToWidth(line, width - 1, most).map((each) => each.replace(/^:(?=:)/, ': '));
}

/**
 * Text of anyone as a quotation: lines that begin with `│ `, of at most `width` columns together with it, so that no line
 * can pass for ours or for a command. At most `most` lines; an ellipsis ends the last one when there was more.
 */
export function terminalQuote(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const columns = width - BAR.length;
  const lines: string[] = [];
  for (const line of breakLegacy(cleanText(text)).split('\n')) {
    if (line.trim() === '') continue;
    lines.push(...wrapToWidth(line.replace(/\s+/g, ' ').trim(), columns, most + 1 - lines.length));
    if (lines.length > most) break;
  }
  if (lines.length > most) {
    lines.length = most;
    lines[most - 1] = `${wrapToWidth(lines[most - 1] as string, columns - 2, 1)[0] ?? ''} …`;
  }
  return lines.map((line) => `${BAR}${line}`);
}

const BAR = '│ ';
