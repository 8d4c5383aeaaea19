import type { Comparison, Flip } from '../../schema/comparison.ts';
import { htmlCode, markdownCode, markdownFence } from '../../text/escape/escape-markdown.ts';
import { formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { answerDiff } from '../parts/answer-diff.ts';
import { nameMarkdown, placeMarkdown } from '../parts/case-markdown.ts';
import { flipNote, flipsOf } from '../parts/comparison-words.ts';
import { bareReason } from '../view/why-view.ts';
import { blockOf, type Rung, WHOLE } from './ladder.ts';

/** Code points of an answer shown alone, lines of a difference and its code points. */
const ANSWER = 1_200;
const DIFFERENCE_LINES = 24;
const DIFFERENCE = 2_000;
const ID = 300;

/** Cases that ended in another way than in the baseline. */
interface FlipBlocks {
  /** Ids of those that passed before and fail now. */
  worse: ReadonlySet<string>;
  /** Those that fail now, folded: why, where, and what they answered before and now. */
  block(rung: Rung): string;
  /** What else is not as it was, for the fold of everything else: tables without folds, and what they come to in a few words. */
  others(rung: Rung): string;
  counts: string[];
}

/** What a comment says about flipped cases. Answers are compared once, however many rungs ask for them. */
export function flipBlocks(comparison: Comparison, linkBase: string | undefined): FlipBlocks {
  const worse = flipsOf(comparison, 'pass_to_fail');
  const others = OTHERS.map((other) => ({ ...other, flips: flipsOf(comparison, other.kind) })).filter(
    ({ flips }) => flips.length > 0,
  );
  const answers = worse
    .filter(({ before, after }) => before !== null || after !== null)
    .slice(0, WHOLE.answers)
    .map(beforeAndNow);
  return {
    worse: new Set(worse.map(({ id }) => id)),
    block: blockOf(['rows', 'reason', 'answers'], (rung) =>
      worseBlock(worse, answers.slice(0, rung.answers), linkBase, rung),
    ),
    others: blockOf(['rows', 'reason'], (rung) => others.map((other) => table(other, rung)).join('')),
    counts: others.map(({ count, flips }) => `${flips.length} ${count}`),
  };
}

const OTHERS = [
  { kind: 'fail_to_pass', title: 'Failed before, pass now', count: 'mended', why: 'why it failed' },
  {
    kind: 'changed_criteria',
    title: 'Under other criteria, not compared',
    count: 'under other criteria',
    why: 'reason',
  },
  { kind: 'new', title: 'Not in the baseline', count: 'new', why: 'reason' },
  { kind: 'removed', title: 'Only in the baseline', count: 'gone', why: 'reason' },
] as const;

const reasonCell = ({ reason }: Flip, rung: Pick<Rung, 'reason'>) =>
  reason === '' ? '–' : markdownCode(truncateText(bareReason(reason), rung.reason));

function worseBlock(
  flips: readonly Flip[],
  answers: readonly string[],
  linkBase: string | undefined,
  rung: Pick<Rung, 'rows' | 'reason'>,
): string {
  if (flips.length === 0) return '';
  const notes = flips.map(flipNote);
  // What is the same of all of them is said once.
  const same = new Set(notes).size === 1 ? notes[0] : undefined;
  const head = `<b>${formatCounted(flips.length, 'case')} that passed before</b>${same === undefined || same === '' ? '' : ` (${same})`}`;
  const shown = flips.slice(0, rung.rows);
  if (shown.length === 0) return `${head.replaceAll(/<\/?b>/g, '**')}.\n\n`;
  const why = rung.reason > 0;
  const columns = [
    'case',
    ...(same === undefined ? ['verdict'] : []),
    ...(why ? ['why it fails'] : []),
    'where',
  ];
  const rows = shown.map((flip, index) => {
    const cells = [
      nameMarkdown(flip),
      ...(same === undefined ? [notes[index] || '–'] : []),
      ...(why ? [reasonCell(flip, rung)] : []),
      placeMarkdown(flip, linkBase),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return [
    `<details><summary>${head}${answers.length > 0 ? ': what they say now' : ''}</summary>\n\n`,
    `| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}\n`,
    ...rows,
    `${moreOf(flips.length - shown.length)}\n`,
    ...answers,
    '</details>\n\n',
  ].join('');
}

function table(
  { title, why, flips }: (typeof OTHERS)[number] & { flips: readonly Flip[] },
  rung: Pick<Rung, 'rows' | 'reason'>,
): string {
  const shown = flips.slice(0, rung.rows);
  if (shown.length === 0) return '';
  const hasReasons = rung.reason > 0 && shown.some(({ reason }) => reason !== '');
  const rows = shown.map((flip) => {
    const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
    return `| ${[nameMarkdown(flip), status, ...(hasReasons ? [reasonCell(flip, rung)] : [])].join(' | ')} |\n`;
  });
  return `**${title}**\n\n| case | status |${hasReasons ? ` ${why} |` : ''}\n|---|---|${hasReasons ? '---|' : ''}\n${rows.join('')}${moreOf(flips.length - shown.length)}\n`;
}

const moreOf = (count: number) =>
  count > 0 ? `\n${formatCounted(count, 'more case')}: see the report.\n` : '';

function beforeAndNow({ id, before, after }: Flip): string {
  return [
    `<details><summary>${htmlCode(truncateText(id, ID))}: before and now</summary>`,
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
