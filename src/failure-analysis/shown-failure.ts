import { detectPii } from '../scorers/pii/detect.ts';
import { maskValue } from '../scorers/pii/mask.ts';
import { truncateText } from '../text/truncate.ts';
import type { Facet } from './facet.ts';

const LONGEST_INPUT = 300;
const LONGEST_OUTPUT = 400;
const LONGEST_REASONS = 700;
/** What is looked through for personal data: all that can be shown, and a margin, since half an address would not be known as one. */
const MARGIN = 300;

/** A failure as a model sees it: short, and without personal data (improvement.md 5.2 step 13). */
export async function shownFailure({ turn, reasons, failed, tools, calls }: Facet): Promise<string> {
  const [input, output, complaint] = await Promise.all([
    redacted(turn?.input ?? '', LONGEST_INPUT),
    redacted(turn?.output ?? '', LONGEST_OUTPUT),
    redacted(reasons.join(' | '), LONGEST_REASONS),
  ]);
  const parts = [
    `failed: ${[...new Set(failed.map(({ scorer }) => scorer))].join(', ')}`,
    `said to be wrong: ${complaint}`,
    ...(tools.missing.length > 0 ? [`expected tools not called: ${tools.missing.join(', ')}`] : []),
    ...(calls > 0 ? [`tools called: ${tools.called.slice(0, 10).join(', ')}`] : []),
    `asked: ${input}`,
    `answered: ${output}`,
  ];
  return parts.join('\n');
}

async function redacted(text: string, longest: number): Promise<string> {
  const looked = text.slice(0, longest + MARGIN);
  let masked = '';
  let from = 0;
  for (const { type, start, end } of await detectPii(looked)) {
    masked += looked.slice(from, start) + maskValue(type, looked.slice(start, end));
    from = end;
  }
  return truncateText(masked + looked.slice(from), longest);
}
