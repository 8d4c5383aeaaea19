import { cleanText, oneLine } from './clean-text.ts';
import { wrapToWidth } from './display-width.ts';
import { breakLegacy } from './workflow-command.ts';

/** Text of anyone on one terminal line: no escape, no control, no line break; on a runner's log it is no command (security.md S14, S20). */
export function terminalLine(text: string): string {
  return breakLegacy(oneLine(text)).replace(/^:(?=:)/, ': ');
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
