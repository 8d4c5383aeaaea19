import type { RunReport } from '../../schema/run.ts';
import { markdownFence, markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { phraseMarkdown } from '../parts/phrase.ts';
import { movedCassettes } from '../parts/replayed-text.ts';
import { type BaselineSource, noBaselineYet } from '../view/baseline-view.ts';
import { type VerdictView, type ViewOptions, verdictView } from '../view/verdict-view.ts';
import { blockOf, type Rung } from './ladder.ts';

/** Warnings that stay on every rung: the sentence about a fork is one of them. */
const FEWEST_WARNINGS = 3;
/** One warning for so many rows that there is room for. */
const ROWS_A_WARNING = 3;

/** What the top of a comment knows of its rung. */
type Shown = Pick<Rung, 'rows' | 'sentence'>;

/** What the top of a comment is made of. */
interface HeadOptions extends ViewOptions {
  /** Signs before the heading. */
  level: '##' | '###';
  /** Stands in the place of the verdict in words, where that is only somebody's word: one line of ours. */
  heading?: string | undefined;
  /** Said about the baseline: which one it is, or why there is none; empty to say nothing where there is none. */
  baselineNote?: string | undefined;
  /** Where one is to come from, where none is said to be missing for another reason. */
  baselineSource?: BaselineSource | undefined;
  /** Markdown of ours that stands between the heading and everything else; empty for none. */
  opening?: string | undefined;
}

const headingOf = ({ mark, title }: VerdictView) => `${mark} ${phraseMarkdown(title)}`;

/**
 * Verdict, what changed the bar, rate and reason, what to do: heading and at most one alert. A run that passed, of which there is
 * nothing to say, has its heading alone.
 */
export function commentHead(report: RunReport, options: HeadOptions): (rung: Shown) => string {
  const view = verdictView(report, options);
  const heading = `${options.level} ${options.heading ?? headingOf(view)}`;
  return blockOf(['rows', 'sentence'], (rung) => {
    const moved = changedCriteria(report, rung);
    const warnings = warningLines(report, rung);
    const baseline = baselineLines(report, options, rung);
    const lines = [
      ...moved,
      ...(view.sentences.length === 0
        ? []
        : [view.sentences.map((one) => phraseMarkdown(one, rung.sentence)).join(' ')]),
      ...(view.advice === undefined
        ? []
        : [`**What to do:** ${phraseMarkdown(view.advice, rung.sentence).trim()}`]),
      ...warnings,
      ...baseline,
    ];
    const level = view.level ?? (moved.length + warnings.length > 0 ? 'WARNING' : 'NOTE');
    const alert =
      lines.length === 0
        ? ''
        : lines.length === baseline.length && view.mark === '✅'
          ? `\n${baseline.join('\n\n')}\n`
          : `\n> [!${level}]\n${quoted(lines)}`;
    return `${heading}\n${options.opening ? `\n${options.opening}` : ''}${alert}`;
  });
}

/** Each line a paragraph of its own but items of a list, which stand together. */
function quoted(lines: readonly string[]): string {
  return lines
    .map(
      (line, index) =>
        `${index === 0 || (line.startsWith('- ') && lines[index - 1]?.startsWith('- ')) ? '' : '>\n'}> ${line.replaceAll('\n', '\n> ')}\n`,
    )
    .join('');
}

/** What changed the measure between the baseline and this run, recorded answers first; nothing where it is the same. */
function changedCriteria({ comparison, header }: RunReport, rung: Shown): string[] {
  const { comparable = true, criteria_changed: changes = [] } = comparison ?? {};
  const messages = [...movedCassettes(header), ...changes.map(({ message }) => message)];
  if (comparable && messages.length === 0) return [];
  const judgeOnly = messages.length > 0 && changes.every(({ what }) => what === 'judge_changed');
  const head =
    judgeOnly && messages.length === changes.length
      ? 'The judge is not that of the baseline'
      : 'This branch changes the bar';
  const shown = messages.slice(0, Math.max(1, rung.rows));
  const items = shown.flatMap((message) => item(sentence(message, rung)));
  const more = messages.length - shown.length;
  if (more > 0) items.push(`- and ${formatCounted(more, 'more change')}`);
  return [
    `**${head}**, so that a difference may come from what was asked and not from the agent${items.length === 0 ? '.' : ':'}`,
    ...items,
  ];
}

/** What a reader must not miss; that the judge worked offline for a fork, for one. */
function warningLines({ header, warnings, comparison }: RunReport, rung: Shown): string[] {
  const { secrets_withheld: missingSecrets } = header;
  const isFork = (warning: string) => missingSecrets !== undefined && warning.includes(missingSecrets);
  // A merge names what is wrong with its shards in the reason already.
  const said = truncateText(header.reason, rung.sentence);
  const ordered = [...warnings, ...(comparison?.warnings ?? [])]
    .filter((warning) => !said.includes(warning))
    .sort((a, b) => Number(isFork(b)) - Number(isFork(a)));
  const most = Math.max(FEWEST_WARNINGS, Math.floor(rung.rows / ROWS_A_WARNING));
  const shown = ordered.slice(0, most).flatMap((warning) => item(sentence(warning, rung), '⚠️ '));
  const more = ordered.length - most;
  return more > 0 ? [...shown, `- ⚠️ and ${formatCounted(more, 'more warning')}`] : shown;
}

/** That there is no baseline, as the note says it or in our words. */
function baselineLines(
  { comparison, header }: RunReport,
  { baselineNote: note, baselineSource: source }: HeadOptions,
  rung: Shown,
): string[] {
  if (comparison !== undefined) return [];
  // Without evidence it serves nobody as a baseline.
  if (header.conclusion !== 'failed' && header.pass_rate === null && note === undefined) return [];
  const { text, yaml } = note === undefined ? noBaselineYet(source) : { text: note, yaml: undefined };
  const shown = sentence(text, rung);
  if (shown === '') return [];
  return yaml === undefined || rung.rows === 0 ? [shown] : [shown, markdownFence(yaml, 'yaml')];
}

/** An item of a list; none where the text has nothing that can be seen. */
const item = (text: string, mark = '') => (text === '' ? [] : [`- ${mark}${text}`]);
const sentence = (text: string, rung: Shown) => markdownProse(truncateText(text, rung.sentence));
