import type { RunReport } from '../../../schema/run.ts';
import { formatCount, formatCounted } from '../../../text/format.ts';
import { rateParts } from '../verdict.ts';

/** Cases that failed without gating: marked so by their author, or because they were flaky before. */
export interface FailedBeside {
  weak: number;
  quarantined: number;
}

/**
 * What a run counts to, in one sentence without its end: `58 of 58 gating cases; 3 known weaknesses fail, 2 unsure`, and where not all
 * pass `33 of 58 gating cases passed = 56.9 % [44, 69]; required 95 %`.
 */
export function verdictText(report: RunReport, beside: FailedBeside): string {
  const { judged, passed, unsure, rate, required } = rateParts(report);
  const sure = unsure > 0 ? 'sure ' : '';
  const isWhole = judged > 0 && passed === judged;
  const gating = report.gated === undefined ? '' : 'gating ';
  const noun = judged === 1 ? 'case' : 'cases';
  const cases = sure === '' && gating === '' && !isWhole ? '' : ` ${sure}${gating}${noun}`;
  const count = `${formatCount(passed)} of ${formatCount(judged)}${cases}`;
  const said = isWhole ? count : judged === 0 ? `no ${gating}case was judged` : `${count} passed = ${rate}`;
  const bound = isWhole && report.fail_on === 'failure' ? [] : [required];
  return [said, ...bound, besideText(report, unsure, beside)].filter((part) => part !== '').join('; ');
}

/** What the rate leaves unsaid: failures that do not gate, unsure, errored and skipped cases. */
function besideText({ header: { counts } }: RunReport, unsure: number, failed: FailedBeside): string {
  const skipped = counts.skipped - (counts.unsure ?? 0);
  const { weak, quarantined } = failed;
  return [
    ...(weak > 0 ? [formatCounted(weak, 'known weakness fails', 'known weaknesses fail')] : []),
    ...(quarantined > 0
      ? [formatCounted(quarantined, 'quarantined case fails', 'quarantined cases fail')]
      : []),
    ...(unsure > 0 ? [`${formatCount(unsure)} unsure`] : []),
    ...(counts.errored > 0 ? [`${formatCount(counts.errored)} errored`] : []),
    ...(skipped > 0 ? [`${formatCount(skipped)} skipped`] : []),
  ].join(', ');
}

/** Sentences of a reason that the counts above say too. */
const COUNTED = [
  /\b\d+ of \d+ (?:sure )?(?:gating )?cases? passed \([^)]*\)\.?/,
  /\bRequired: [\d.]+ %\./,
  /\b\d+ cases? (?:is|are) unsure\./,
  /\b\d+ of \d+ non-gating cases? failed\./,
];

/** The reason of a run as far as it says more than the counts do; empty where they say it all. */
export function reasonBesideCounts(reason: string): string {
  const rest = COUNTED.reduce((text, pattern) => text.replace(pattern, ''), reason);
  return /[\p{L}\p{N}]/u.test(rest) ? reason : '';
}
