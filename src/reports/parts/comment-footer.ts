import type { RunReport } from '../../schema/run.ts';
import { markdownCode } from '../../text/escape/escape-markdown.ts';
import { truncateText } from '../../text/truncate.ts';
import { calibrationLine } from './calibration-line.ts';
import { type Rung, WHOLE } from './comment-ladder.ts';
import { spendingParts } from './effort.ts';
import { repeatsLine } from './repeats-line.ts';
import { judgeMarkdown } from './verdict.ts';

/** Where a comment leads; each an https address. `source` is what file paths are appended to. */
export interface CommentLinks {
  run?: string;
  /** The report, as an artifact of the run. */
  artifact?: string;
  rerun?: string;
  source?: string;
}

/** Code points of the name of a model and of a run. */
const NAME = 100;
/** Nothing that could end a link or mean something to Markdown; longer ones are not ours. */
const ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/;

/** What repeats say, how far the judge is to be believed, who judged, what it took, and where to read on. */
export function commentFooter(
  { header, repeats, calibration = [] }: RunReport,
  links: CommentLinks,
  rung: Rung,
): string {
  const parts = [
    `judge ${judgeMarkdown(header, NAME)}`,
    ...spendingParts(header).filter((part) => !part.startsWith('cost ')),
    `run ${markdownCode(truncateText(header.run_id, NAME))}`,
    ...link('workflow run', links.run),
    ...link('report', links.artifact),
    ...link('re-run', links.rerun),
  ];
  return [
    repeats === undefined ? '' : `Repeats: ${repeatsLine(repeats).replaceAll('<', '&lt;')}\n\n`,
    calibrationLine(calibration.slice(0, rung.rows), header),
    rung === WHOLE ? '' : '<sub>Shortened to fit into a comment; the report has everything.</sub>\n\n',
    `<sub>${parts.join(' · ')}</sub>\n`,
  ].join('');
}

const link = (text: string, address: string | undefined) =>
  address !== undefined && ADDRESS.test(address) ? [`[${text}](${address})`] : [];
