import type { RunHeader } from '../schema/run.ts';
import { cutToWidth } from '../text/display-width.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatDuration } from '../text/format.ts';
import { judgeName } from './parts/verdict.ts';

/** How far a run is; times in milliseconds. */
interface Progress {
  done: number;
  total: number;
  failed: number;
  errored: number;
  elapsedMs: number;
}

/** The longest bar, in columns. */
const LONGEST_BAR = 32;

/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
export function titleLine(header: Pick<RunHeader, 'agent_id' | 'judge'>, cases: number): string {
  const agent = header.agent_id === null ? [] : [`agent ${terminalLine(header.agent_id)}`];
  return ['assay', formatCounted(cases, 'case'), ...agent, `judge ${terminalLine(judgeName(header))}`].join(
    ' · ',
  );
}

/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
export function progressLine(progress: Progress, width: number): string {
  const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
  const columns = Math.min(LONGEST_BAR, width - words.length - 1);
  if (columns < 5) return cutToWidth(words, width);
  const full =
    progress.total === 0
      ? columns
      : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
  return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}

/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
export function progressText(progress: Progress): string {
  return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}

const count = ({ done, total }: Progress) => `${formatCount(done)}/${formatCount(total)}`;
const outcomes = ({ failed, errored }: Progress) => [
  ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
  ...(errored > 0 ? [`${formatCount(errored)} errored`] : []),
];

/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }: Progress): string[] {
  if (done === 0 || elapsedMs <= 0) return [];
  const rate = (done * 1000) / elapsedMs;
  const shown = rate >= 10 ? formatCount(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
  const perSecond = shown === undefined ? [] : [`${shown}/s`];
  if (done >= total) return [...perSecond, `took ${formatDuration(elapsedMs)}`];
  return [...perSecond, `eta ${formatDuration((elapsedMs / done) * (total - done))}`];
}
