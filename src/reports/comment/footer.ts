import type { Comparison } from '../../schema/comparison.ts';
import type { RunReport } from '../../schema/run.ts';
import { markdownCode, markdownProse } from '../../text/escape/escape-markdown.ts';
import { truncateText } from '../../text/truncate.ts';
import { ageWords } from '../parts/comparison-words.ts';
import { spendingParts } from '../parts/effort.ts';
import { named, phraseMarkdown } from '../parts/phrase.ts';
import { replayedPhrase } from '../parts/replayed-text.ts';
import { judgeMarkdown } from '../parts/verdict.ts';
import { type Rung, WHOLE } from './ladder.ts';

/** Where a comment leads; each an https address. `source` is what file paths are appended to. */
export interface CommentLinks {
  run?: string;
  /** The report, as an artifact of the run. */
  artifact?: string;
  rerun?: string;
  source?: string;
  /** Name of the branch that the run is compared with. */
  base?: string;
}

/** Code points of the name of a model and of a run. */
const NAME = 100;
/** Ids that need no quoting in any shell. */
const PLAIN_ID = /^[\w./#-]+$/;
/** Nothing that could end a link or mean something to Markdown; longer ones are not ours. */
const ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/;

/** What a footer needs beside the report. */
interface FooterOptions {
  rung: Rung;
  /** Id of a failing case. */
  failing: string | undefined;
  /** Said about the baseline. */
  baselineNote: string | undefined;
}

/** Who judged, what it took, what was compared, where to read on, and how to play one of the failing cases. */
export function commentFooter(
  { header, comparison }: RunReport,
  links: CommentLinks,
  { rung, failing, baselineNote }: FooterOptions,
): string {
  const parts = [
    `judge ${judgeMarkdown(header, NAME)}`,
    ...(header.replayed === undefined
      ? []
      : [`replayed: ${phraseMarkdown(replayedPhrase(header.replayed))}`]),
    ...spendingParts(header),
    `run ${markdownCode(truncateText(header.run_id, NAME))}${comparison === undefined ? '' : ` against ${against(comparison)}${noted(baselineNote, rung)}`}`,
    ...linkList(links),
    ...(failing === undefined || !PLAIN_ID.test(failing)
      ? []
      : [`reproduce: ${markdownCode(`assay run --case ${failing}`)}`]),
  ];
  return [
    rung === WHOLE ? '' : '<sub>Shortened to fit into a comment; the report has everything.</sub>\n\n',
    `<sub>${parts.join(' · ')}</sub>\n`,
  ].join('');
}

/** Where to read on; none that is no https address. */
export const linkList = ({ run, artifact, rerun }: Pick<CommentLinks, 'run' | 'artifact' | 'rerun'>) => [
  ...link('workflow run', run),
  ...link('report', artifact),
  ...link('re-run', rerun),
];

/** The run that it is compared with, and its age. */
const against = ({ run_a: before, baseline }: Comparison) =>
  phraseMarkdown([named(before), `, ${ageWords(baseline)}`]);

function noted(note: string | undefined, rung: Rung): string {
  const text = note === undefined ? '' : markdownProse(truncateText(note, rung.sentence));
  return text === '' ? '' : `, ${text}`;
}

const link = (text: string, address: string | undefined) =>
  address !== undefined && ADDRESS.test(address) ? [`[${text}](${address})`] : [];
