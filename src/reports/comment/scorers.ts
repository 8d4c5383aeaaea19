import type { RunReport, ScorerRow } from '../../schema/run.ts';
import { markdownCode } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted, formatScore } from '../../text/format.ts';
import { formatDifference } from '../../text/format-difference.ts';
import { truncateText } from '../../text/truncate.ts';
import { deltaCells } from '../parts/comparison-blocks.ts';
import { movedScorers } from '../parts/comparison-words.ts';
import { named, type Phrase, phraseHtml } from '../parts/phrase.ts';
import { scorerNote } from '../parts/scorer-note.ts';
import type { Rung } from './ladder.ts';

const MARKS: Record<string, string> = { regression: '🔻 ', suspected: '⚠️ ', improvement: '🔺 ' };
/** Scorers that are named in the line that is seen, and code points of a name. */
const IN_LINE = 3;
const NAME = 100;

/** The scorers that moved for certain against the baseline: a line in HTML that names the first of them, and the table. */
export interface MovedScorers {
  /** `1 of 3 scorers worse` */
  count: string;
  named: string;
  table: string;
}

/** Undefined where none did, or there is no room. */
export function movedScorersOf({ comparison }: RunReport, rung: Rung): MovedScorers | undefined {
  if (comparison === undefined || rung.rows === 0) return undefined;
  const all = Object.keys(comparison.scorers).length;
  const moved = movedScorers(comparison).moved.filter(([, { verdict }]) => verdict in MARKS);
  if (moved.length === 0) return undefined;
  const named3 = moved
    .slice(0, IN_LINE)
    .flatMap(
      ([name, { delta }], index): Phrase => [
        index === 0 ? '' : ', ',
        named(name),
        delta === null ? '' : ` ${formatDifference(delta, 'score')}`,
      ],
    );
  const worse = moved.filter(([, { verdict }]) => verdict !== 'improvement').length;
  const how = worse === 0 ? 'better' : worse === moved.length ? 'worse' : 'moved';
  const rows = moved.slice(0, rung.rows).map(([name, delta]) => {
    const [change, interval, , verdict] = deltaCells(delta);
    const cells = [
      markdownCode(truncateText(name, NAME)),
      delta.mean_a === null ? '–' : formatScore(delta.mean_a),
      delta.mean_b === null ? '–' : formatScore(delta.mean_b),
      ...[change, interval, `${MARKS[delta.verdict] ?? ''}${verdict}`],
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  const more = moved.length - rows.length;
  return {
    count: `${formatCount(moved.length)} of ${formatCounted(all, 'scorer')} ${how}`,
    named: `${phraseHtml(named3)}${moved.length > IN_LINE ? ' …' : ''}`,
    table: [
      '| scorer | before | now | Δ | 95 % interval | verdict |\n|---|--:|--:|--:|--:|---|\n',
      ...rows,
      more > 0 ? `\n${formatCounted(more, 'more scorer')}: see the report.\n` : '',
      '\n',
    ].join(''),
  };
}

/** The same as a fold of its own; empty where none moved. */
export const movedScorersBlock = (moved: MovedScorers | undefined) =>
  moved === undefined
    ? ''
    : `<details><summary><b>${moved.count}</b>: ${moved.named}</summary>\n\n${moved.table}</details>\n\n`;

/** Mean of each scorer and how many results passed, in a line: for whoever wants to know. */
export function scorersLine({ scorers }: RunReport, rung: Rung): string {
  const shown = scorers.slice(0, rung.rows);
  if (shown.length === 0) return '';
  const more = scorers.length - shown.length;
  return `**Scorers** (mean, passed): ${shown.map(scorerWords).join(' · ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}\n\n`;
}

function scorerWords(row: ScorerRow): string {
  const mean = row.mean === null ? '–' : formatScore(row.mean);
  const note = scorerNote(row);
  return `${markdownCode(truncateText(row.name, NAME))} ${mean} (${formatCount(row.passed)}/${formatCount(row.judged)}${note === '' ? '' : `, ${note}`})`;
}
