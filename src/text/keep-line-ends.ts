import { closedTexts } from './closed-texts.ts';
import { diffSteps, linesOf } from './unified-diff.ts';

/**
 * A changed text in the line ends of the file that it came from: `file` is the raw text (line ends of any kind, perhaps one that
 * closes it), `before` the same with `\n` and without the closing one, `after` what `before` became. Lines that were not changed keep
 * their bytes; new ones get the line end that most lines have. Undefined when `before` is not what the file holds.
 */
export function keepLineEnds(file: string, before: string, after: string): string | undefined {
  const plain = file.replaceAll('\r\n', '\n');
  const closed = plain.endsWith('\n') ? '\n' : '';
  if (plain !== before + closed) return undefined;
  const raw = linesOf(file);
  const carriage = raw.filter((line) => line.endsWith('\r\n')).length;
  const usual = carriage * 2 > raw.length ? '\r\n' : '\n';
  let at = 0;
  let text = '';
  for (const { kind, line } of diffSteps(...closedTexts(before, after, closed))) {
    if (kind === '+') text += line.endsWith('\n') ? line.slice(0, -1) + usual : line;
    else {
      if (kind === ' ') text += raw[at];
      at += 1;
    }
  }
  return text;
}
