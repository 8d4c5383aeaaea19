import { type Conclusion, RECORDED_OUTCOMES, type RunHeader, type RunReport } from '../../schema/run.ts';
import { markdownCode } from '../../text/escape/escape-markdown.ts';
import {
  formatCount,
  formatCounted,
  formatInterval,
  formatPercent,
  formatPercentAgainst,
  formatRate,
} from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';

/** The verdict in one word. */
export const VERDICT_WORDS: Record<Conclusion, string> = {
  passed: 'PASSED',
  failed: 'FAILED',
  neutral: 'NEUTRAL',
};

/** Pass rate with its interval and what the gate asks for, `23 of 25 passed = 92 % [75, 98]; required 100 %`. */
interface RateParts {
  judged: number;
  /** `23 of 25 passed` */
  count: string;
  /** `92 % [75, 98]`; empty when nothing was judged. */
  rate: string;
  /** `required 100 %`, or what gates instead of a rate. */
  required: string;
}

/** The parts of the rate sentence, written so that rate and bound never look equal when they are not. */
export function rateParts({ header, required_pass_rate, fail_on }: RunReport): RateParts {
  const { passed, failed } = header.counts;
  const judged = passed + failed;
  const [rate, bound] =
    header.pass_rate === null
      ? ['', formatPercent(required_pass_rate)]
      : fail_on === 'unknown' || fail_on === 'merge'
        ? [formatRate(header.pass_rate), '']
        : formatPercentAgainst(header.pass_rate, required_pass_rate);
  const interval = header.pass_rate_interval;
  return {
    judged,
    count: judged === 0 ? 'no case was judged' : `${formatCount(passed)} of ${formatCount(judged)} passed`,
    rate: rate === '' || interval === null ? rate : `${rate} ${formatInterval(interval)}`,
    required:
      fail_on === 'failure'
        ? `required ${bound}`
        : fail_on === 'never'
          ? 'nothing gates'
          : fail_on === 'merge'
            ? 'gated after the merge'
            : fail_on === 'unknown'
              ? 'gate: as the run was set'
              : 'gate: regressions only',
  };
}

/** The rate in Markdown, `**Pass rate 92 % [75, 98]** (23 of 25 passed)`; without the count where the reason has just given it. */
export function rateMarkdown(report: RunReport): string {
  const { count, rate, judged } = rateParts(report);
  if (judged === 0) return `**${count}**`;
  const { reason, counts } = report.header;
  const isStated = new RegExp(`\\b${counts.passed} of ${judged} (?:gating )?cases? passed`).test(reason);
  return isStated ? `**Pass rate ${rate}**` : `**Pass rate ${rate}** (${count})`;
}

/** What the rate leaves unsaid: errored and skipped cases, failures that do not gate. */
export function besideRate({ counts, narrowed }: RunHeader, weakFailures: number): string[] {
  return [
    ...(narrowed === undefined
      ? []
      : [`${formatCount(narrowed.cases)} of ${formatCounted(narrowed.of, 'case')} (${narrowed.by})`]),
    ...(counts.errored > 0 ? [`${formatCounted(counts.errored, 'case')} errored`] : []),
    ...(counts.skipped > 0 ? [`${formatCounted(counts.skipped, 'case')} skipped`] : []),
    ...(weakFailures > 0 ? [`${formatCounted(weakFailures, 'failure does', 'failures do')} not gate`] : []),
  ];
}

/** Why a judge is the one that it is, where nobody named it: ` (default; gpt-4-turbo was retired on 2026-10-23)`; else nothing. */
export function judgeOrigin({ judge }: Pick<RunHeader, 'judge'>): string {
  const { default: byDefault } = judge;
  return byDefault === undefined
    ? ''
    : ` (default; ${byDefault.model} was retired on ${byDefault.retired_on})`;
}

/** Who judged as Markdown, the name of a model cut to so many characters, and why it is this one where nobody named it. */
export function judgeMarkdown({ judge }: Pick<RunHeader, 'judge'>, longest: number): string {
  const code = (name: string) => markdownCode(truncateText(name, longest));
  const { default: byDefault } = judge;
  const name = judge.mode === 'offline' ? judgeName({ judge }) : code(judgeName({ judge }));
  if (byDefault === undefined) return name;
  return `${name} (default; ${code(byDefault.model)} was retired on ${byDefault.retired_on})`;
}

/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
export function judgeName({ judge }: Pick<RunHeader, 'judge'>): string {
  if (judge.mode === 'offline' && judge.model === RECORDED_OUTCOMES) return 'nobody (outcomes as recorded)';
  return judge.mode === 'offline' ? 'offline (heuristic)' : judge.model;
}
