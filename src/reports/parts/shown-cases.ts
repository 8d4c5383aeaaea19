import type { CaseResult, RunHeader } from '../../schema/run.ts';
import { formatCount, formatCounted } from '../../text/format.ts';

/** Whether a skipped case has results, all of which are only shown. One whose results would gate just was not played to the end. */
export function isShownOnly({ status, attempts }: CaseResult): boolean {
  if (status !== 'skipped') return false;
  const results = attempts
    .flatMap(({ turns }) => turns.flatMap((turn) => Object.values(turn.results)))
    .filter(({ metadata }) => metadata['not_applicable'] !== true);
  return results.length > 0 && results.every(({ gating }) => gating === false);
}

/** `5 cases judged offline, for you to read: 2 below the bar` */
export const shownHeading = (
  { count, below }: { count: number; below: number },
  { judge }: Pick<RunHeader, 'judge'>,
): string =>
  `${formatCounted(count, 'case')} ${judge.mode === 'offline' ? 'judged offline' : 'shown without gating'}, for you to read: ${formatCount(below)} below the bar`;
