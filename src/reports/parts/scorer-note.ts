import type { ScorerRow } from '../../schema/run.ts';
import { formatCount } from '../../text/format.ts';

/** What the numbers of a scorer do not say; empty for the plain case. */
export function scorerNote(row: ScorerRow): string {
  return [
    ...(row.gating || row.unsure === row.judged ? [] : ['not gating']),
    ...(row.unsure === undefined ? [] : [`${formatCount(row.unsure)} unsure`]),
    ...(row.errored > 0 ? [`${formatCount(row.errored)} errored`] : []),
    ...(row.not_applicable > 0 ? [`${formatCount(row.not_applicable)} not applicable`] : []),
  ].join(', ');
}
