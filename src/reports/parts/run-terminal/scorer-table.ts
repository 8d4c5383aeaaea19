import type { Comparison, ScorerDelta } from '../../../schema/comparison.ts';
import type { ScorerRow } from '../../../schema/run.ts';
import { cutToWidth, padToWidth } from '../../../text/display-width.ts';
import { terminalLine } from '../../../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatScore } from '../../../text/format.ts';
import { formatDifferenceWithin } from '../../../text/format-difference.ts';
import { scorerVerdict } from '../comparison-words.ts';
import { scorerNote } from '../scorer-note.ts';
import type { Style } from '../style.ts';

/** Columns of a scorer's name where its change stands beside it. */
const WITH_DELTA = 22;
/** Verdicts on a difference that are worth a line, and the least difference that two decimals show. */
const MOVED: ReadonlySet<ScorerDelta['verdict']> = new Set(['regression', 'suspected', 'improvement']);
const VISIBLE = 0.005;

/** The scorers that moved or that something did not pass; `all` of them where that was asked for. Nothing where there is none. */
export function* scorerTable(
  rows: readonly ScorerRow[],
  deltas: Comparison['scorers'],
  { all, width, style }: { all: boolean; width: number; style: Style },
): Iterable<string> {
  const deltaOf = ({ name }: ScorerRow) => (Object.hasOwn(deltas, name) ? deltas[name] : undefined);
  const telling = all ? rows : rows.filter((row) => isTelling(row, deltaOf(row)));
  if (rows.length === 0) return;
  if (telling.length > 0) yield* table(telling, deltaOf, width, style);
  const still = rows.length - telling.length;
  if (still > 0)
    yield `${style('dim', `  ${cutToWidth(stillWords(still, telling.length > 0, Object.keys(deltas).length > 0), width - 2)}`)}\n`;
  yield '\n';
}

/** Whether a scorer says more than that nothing failed and nothing moved. */
const isTelling = (row: ScorerRow, delta: ScorerDelta | undefined) =>
  row.passed < row.judged || row.errored > 0 || (delta !== undefined && hasMoved(delta));

const hasMoved = ({ verdict, delta }: ScorerDelta) =>
  MOVED.has(verdict) || (delta !== null && Math.abs(delta) >= VISIBLE);

const stillWords = (count: number, isRest: boolean, isCompared: boolean) =>
  `${formatCounted(count, isRest ? 'more scorer' : 'scorer')}: nothing failed${isCompared ? ' or moved' : ''} (--verbose)`;

function* table(
  rows: readonly ScorerRow[],
  deltaOf: (row: ScorerRow) => ScorerDelta | undefined,
  width: number,
  style: Style,
): Iterable<string> {
  const shown = rows.map((row) => ({
    name: terminalLine(row.name),
    mean: row.mean === null ? '–' : formatScore(row.mean),
    pass: `${formatCount(row.passed)}/${formatCount(row.judged)}`,
    note: [...moved(deltaOf(row)), scorerNote(row)].filter((part) => part !== '').join(', '),
  }));
  const passWidth = Math.max(7, ...shown.map((row) => row.pass.length));
  const longest = Math.max(18, ...shown.map((row) => row.name.length));
  const compared = rows.some((row) => deltaOf(row) !== undefined);
  const nameWidth = Math.min(longest, compared ? WITH_DELTA : 32, width - passWidth - 12);
  const numbers = (mean: string, pass: string) => `${mean.padStart(6)}${pass.padStart(passWidth + 2)}`;
  yield `${style('dim', `  ${padToWidth('scorer', nameWidth)}${numbers('mean', 'pass')}`)}\n`;
  for (const { name, mean, pass, note } of shown) {
    const line = `  ${padToWidth(cutToWidth(name, nameWidth), nameWidth)}${numbers(mean, pass)}`;
    yield `${note === '' ? line : cutToWidth(`${line}   ${note}`, width)}\n`;
  }
}

/** Of a scorer that the baseline has, too: `Δ −0.09 [−0.16, −0.02] worse`. */
function moved(one: ScorerDelta | undefined): string[] {
  if (one === undefined || one.delta === null) return [];
  if (one.verdict === 'unchanged') return ['unchanged'];
  return [`Δ ${formatDifferenceWithin(one.delta, one.interval, 'score')} ${scorerVerdict(one)}`];
}
