import type { Fault } from '../../errors.ts';
import { placeMarkdown } from '../../reports/parts/case-markdown.ts';
import { markdownCode, markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { placeOf } from './fault-places.ts';
import { link } from './nightly-words.ts';

/** What a comment, a check and an issue are called where no verdict could be reached. */
export const FAULT_TITLE = 'Evals could not run';

/** Code points of a sentence and of a place; whoever needs more reads the log. */
const SENTENCE = 1_000;
const PLACE = 200;
/** Problems that are listed, tried one after the other until the budget is kept. */
const ROWS = [30, 10, 3, 0];

/** What the words lead to and stand under. */
interface FaultWordsOptions {
  /** The text stays below this many bytes. */
  budget: number;
  /** First line, by which a comment is found again; empty for none. */
  marker: string;
  /** Markdown of ours behind the heading. */
  opening?: string;
  /** Address of this attempt of the run; empty where it is read there. */
  run: string;
  /** An https address that places in files are appended to; without it they are not linked. */
  source?: string;
}

/**
 * Why the evals could not run, for a comment, check or issue: what, where, what to do. Faults quote names, keys and values of
 * files that anybody may have written: they stand in `<code>` or escaped prose (security.md S17).
 */
export function faultMarkdown(fault: Fault, options: FaultWordsOptions): string {
  const { budget, marker, run, source, opening = '' } = options;
  const begun = opening === '' ? '' : `${opening}\n`;
  const head = `${marker === '' ? '' : `${marker}\n`}### ❌ ${FAULT_TITLE}\n\n${begun}`;
  const many = fault.problems.length > 1;
  const what = many ? `${formatCounted(fault.problems.length, 'problem')}:` : sentence(fault.message);
  const rest = [
    many || fault.where === undefined ? '' : `**Where:** ${place(fault.where, source)}\n\n`,
    fault.hint === undefined ? '' : `**What to do:** ${sentence(fault.hint)}\n\n`,
    `Nothing was judged at this commit, so there is no verdict.${run === '' ? '' : ` <sub>${link('workflow run', run)}</sub>`}\n`,
  ].join('');
  for (const rows of ROWS) {
    const text = `${head}${what}\n\n${many ? list(fault, rows, source) : ''}${rest}`;
    // Text has never fewer bytes than characters.
    if (Buffer.byteLength(text) < budget) return text;
  }
  return `${head}The log of the ${link('workflow run', run)} says why.\n`;
}

function list({ problems }: Fault, rows: number, source: string | undefined): string {
  const shown = problems.slice(0, rows).map(({ path, message, hint }) => {
    const where = path === '' ? '' : `${place(path, source)}: `;
    return `- ${where}${sentence(message)}${hint === undefined ? '' : ` ${sentence(hint)}`}\n`;
  });
  const more = problems.length - shown.length;
  if (more > 0)
    shown.push(`- ${rows === 0 ? formatCount(more) : `and ${formatCount(more)} more`}; see the log\n`);
  return `${shown.join('')}\n`;
}

const sentence = (text: string) => markdownProse(truncateText(text, SENTENCE));

function place(text: string, source: string | undefined): string {
  const found = source === undefined || text.length > PLACE ? undefined : placeOf(text);
  // As failing cases are linked.
  return found === undefined
    ? markdownCode(truncateText(text, PLACE))
    : placeMarkdown({ location: found }, source);
}
