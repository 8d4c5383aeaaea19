import type { TrendPoint } from '../../schema/run.ts';
import { formatRate } from '../../text/format.ts';

/** Points of the chart. */
const MOST_RUNS = 30;
/** Two points are a difference; three show a direction. */
const FEWEST_RUNS = 3;

/**
 * The pass rates of the last runs, oldest first, as a chart and in a line. Only numbers come out of the runs: a chart is
 * drawn by GitHub from its text, so no name may stand in it (toolchain.md 4). Nothing where there are fewer than three.
 */
export function trendMarkdown(trend: readonly TrendPoint[]): string {
  const rates = trend
    .flatMap(({ pass_rate: rate }) => (rate !== null && rate >= 0 && rate <= 1 ? [rate] : []))
    .slice(-MOST_RUNS);
  if (rates.length < FEWEST_RUNS) return '';
  const points = rates.map((rate) => String(Math.round(rate * 1_000) / 10));
  return [
    `<details><summary>Pass rate of the last ${rates.length} judged runs</summary>`,
    '',
    '```mermaid',
    'xychart-beta',
    `    x-axis "run" 1 --> ${rates.length}`,
    '    y-axis "%" 0 --> 100',
    `    line [${points.join(', ')}]`,
    '```',
    '',
    `Oldest first: ${rates.map((rate) => formatRate(rate).replace(/[<>]/, entityOf)).join(', ')}`,
    '',
    '</details>',
    '',
    '',
  ].join('\n');
}

const entityOf = (sign: string) => (sign === '<' ? '&lt;' : '&gt;');
