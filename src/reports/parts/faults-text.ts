import type { RunHeader } from '../../schema/run.ts';
import { markdownProse } from '../../text/escape/escape-markdown.ts';
import { truncateText } from '../../text/truncate.ts';

/** Code points of a sentence, which names cases. */
const SENTENCE = 600;

/** What each kind of fault came to, a line each, as Markdown; empty where nothing was played with faults. */
export function faultsMarkdown({ faults = [] }: RunHeader): string {
  if (faults.length === 0) return '';
  const items = faults.map(
    ({ sentence, obeyed }) =>
      `- ${obeyed > 0 ? '❌ ' : ''}${markdownProse(truncateText(sentence, SENTENCE))}\n`,
  );
  return `### When tools fail\n\n${items.join('')}\n`;
}
