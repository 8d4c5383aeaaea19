import type { Comparison, Flip } from '../../schema/comparison.ts';
import { htmlCode, markdownCode, markdownFence } from '../../text/escape/escape-markdown.ts';
import { formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { answerDiff } from './answer-diff.ts';
import { nameMarkdown, placeMarkdown } from './case-markdown.ts';
import { type Rung, WHOLE } from './comment-ladder.ts';
import { flipNote, flipsOf } from './comparison-words.ts';

/** Code points of an answer shown alone, lines of a difference and its code points. */
const ANSWER = 1_200;
const DIFFERENCE_LINES = 24;
const DIFFERENCE = 2_000;
const ID = 300;

/** Cases that ended in another way than in the baseline. */
interface FlipBlocks {
  /** How many passed before and fail now. */
  worse: number;
  /** The table of those that fail now, and the others folded. */
  tables(rung: Rung): string;
  /** Folded answers of those that fail now. */
  answers(rung: Rung): string;
}

/** What a comment says about flipped cases. Answers are compared once, however many rungs ask for them. */
export function flipBlocks(comparison: Comparison, linkBase: string | undefined): FlipBlocks {
  const worse = flipsOf(comparison, 'pass_to_fail');
  const others = OTHERS.map(({ kind, title, why }) => ({ title, why, flips: flipsOf(comparison, kind) }));
  const answers = worse
    .filter(({ before, after }) => before !== null || after !== null)
    .slice(0, WHOLE.answers)
    .map(beforeAndNow);
  return {
    worse: worse.length,
    tables: (rung) =>
      [worseTable(worse, linkBase, rung), ...others.map((other) => folded(other, rung))].join(''),
    answers: (rung) => answers.slice(0, rung.answers).join(''),
  };
}

const OTHERS = [
  { kind: 'fail_to_pass', title: 'Failed before, pass now', why: 'why it failed' },
  { kind: 'changed_criteria', title: 'Under other criteria, not compared', why: 'reason' },
  { kind: 'new', title: 'Not in the baseline', why: 'reason' },
  { kind: 'removed', title: 'Only in the baseline', why: 'reason' },
] as const;

const reasonCell = ({ reason }: Flip, rung: Rung) =>
  reason === '' ? '–' : markdownCode(truncateText(reason, rung.reason));

function worseTable(flips: readonly Flip[], linkBase: string | undefined, rung: Rung): string {
  if (flips.length === 0) return '';
  const title = `**Passed before, fails now: ${formatCounted(flips.length, 'case')}**\n\n`;
  const shown = flips.slice(0, rung.rows);
  if (shown.length === 0) return title;
  const why = rung.reason > 0;
  const rows = shown.map((flip) => {
    const cells = [
      nameMarkdown(flip),
      flipNote(flip) || '–',
      ...(why ? [reasonCell(flip, rung)] : []),
      placeMarkdown(flip, linkBase),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return `${title}| case | verdict |${why ? ' why it fails |' : ''} where |\n|---|---|---|${why ? '---|' : ''}\n${rows.join('')}${moreOf(flips.length - shown.length)}\n`;
}

function folded(
  { title, why, flips }: { title: string; why: string; flips: readonly Flip[] },
  rung: Rung,
): string {
  if (flips.length === 0) return '';
  const head = `${title}: ${formatCounted(flips.length, 'case')}`;
  const shown = flips.slice(0, rung.rows);
  if (shown.length === 0) return `${head}.\n\n`;
  const hasReasons = rung.reason > 0;
  const rows = shown.map((flip) => {
    const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
    return `| ${[nameMarkdown(flip), status, ...(hasReasons ? [reasonCell(flip, rung)] : [])].join(' | ')} |\n`;
  });
  return `<details><summary>${head}</summary>\n\n| case | status |${hasReasons ? ` ${why} |` : ''}\n|---|---|${hasReasons ? '---|' : ''}\n${rows.join('')}${moreOf(flips.length - shown.length)}\n</details>\n\n`;
}

const moreOf = (count: number) =>
  count > 0 ? `\n${formatCounted(count, 'more case')}: see the report.\n` : '';

function beforeAndNow({ id, before, after }: Flip): string {
  return [
    `<details><summary>Before and now: ${htmlCode(truncateText(id, ID))}</summary>`,
    '',
    ...(before !== null && after !== null ? bothAnswers(before, after) : [oneAnswer(before, after)]),
    '',
    '</details>',
    '',
    '',
  ].join('\n');
}

function bothAnswers(before: string, after: string): string[] {
  const { lines, more } = answerDiff(before, after, DIFFERENCE_LINES);
  if (lines.length === 0)
    return ['The answer is the same in both runs:', '', markdownFence(truncateText(after, ANSWER), 'text')];
  return [
    markdownFence(truncateText(lines.join('\n'), DIFFERENCE), 'diff'),
    ...(more > 0 ? ['', `${formatCounted(more, 'more line')}.`] : []),
  ];
}

const oneAnswer = (before: string | null, after: string | null) =>
  `${before === null ? 'Now (no answer before):' : 'Before (no answer now):'}\n\n${markdownFence(truncateText(before ?? after ?? '', ANSWER), 'text')}`;
