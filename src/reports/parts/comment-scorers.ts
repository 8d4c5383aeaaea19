import type { ComparisonVerdict } from '../../schema/comparison.ts';
import type { RunReport, ScorerRow } from '../../schema/run.ts';
import { markdownCode } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted, formatScore } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import type { Rung } from './comment-ladder.ts';
import { deltaCells } from './comparison-blocks.ts';
import { scorerNote } from './scorer-note.ts';

const MARKS: Partial<Record<ComparisonVerdict, string>> = {
  regression: '🔻 ',
  suspected: '⚠️ ',
  improvement: '🔺 ',
};
const RANK: Partial<Record<ComparisonVerdict, number>> = { regression: 0, suspected: 1, improvement: 2 };
const RANK_OF_OTHERS = 3;

/** Mean of each scorer, and beside a baseline its change with interval and verdict; those that moved come first. */
export function commentScorers({ scorers, comparison }: RunReport, rung: Rung): string {
  const deltas = comparison?.scorers ?? {};
  const deltaOf = ({ name }: ScorerRow) => (Object.hasOwn(deltas, name) ? deltas[name] : undefined);
  const compared = scorers.some((row) => deltaOf(row) !== undefined);
  const rank = (row: ScorerRow) => RANK[deltaOf(row)?.verdict ?? 'unchanged'] ?? RANK_OF_OTHERS;
  const shown = [...scorers].sort((a, b) => rank(a) - rank(b)).slice(0, rung.rows);
  if (shown.length === 0) return '';
  const noted = shown.some((row) => scorerNote(row) !== '');
  const rows = shown.map((row) => {
    const delta = deltaOf(row);
    const [change, interval, , verdict] = deltaCells(delta);
    const cells = [
      markdownCode(truncateText(row.name, 100)),
      row.mean === null ? '–' : formatScore(row.mean),
      `${formatCount(row.passed)}/${formatCount(row.judged)}`,
      ...(compared
        ? [change, interval, `${delta === undefined ? '' : (MARKS[delta.verdict] ?? '')}${verdict}`]
        : []),
      ...(noted ? [scorerNote(row)] : []),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  const more = scorers.length - shown.length;
  return [
    `| scorer | mean | passed |${compared ? ' Δ baseline | 95 % interval | verdict |' : ''}${noted ? ' note |' : ''}\n`,
    `|---|--:|--:|${compared ? '--:|--:|---|' : ''}${noted ? '---|' : ''}\n`,
    ...rows,
    more > 0 ? `\n${formatCounted(more, 'more scorer')}: see the report.\n` : '',
    '\n',
  ].join('');
}
