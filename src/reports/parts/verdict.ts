import {
  type Conclusion,
  hasClassifiers,
  NO_JUDGE,
  RECORDED_OUTCOMES,
  type RunHeader,
  type RunReport,
} from '../../schema/run.ts';
import { wilsonInterval } from '../../statistics/wilson.ts';
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

/** Pass rate with its interval and what the gate asks for: `92 % [75, 98]`, `required 100 %`. */
interface RateParts {
  judged: number;
  passed: number;
  /** Of the same cases; 0 where none is. */
  unsure: number;
  /** `92 % [75, 98]`; empty when nothing was judged. */
  rate: string;
  /** `required 100 %`, or what gates instead of a rate. */
  required: string;
}

/**
 * The parts of the rate sentence, written so that rate and bound never look equal when they are not. The rate is the one that is
 * gated: where cases that do not gate were judged beside the others, that of the gating cases.
 */
export function rateParts(report: RunReport): RateParts {
  const { required_pass_rate, fail_on } = report;
  const { passed, judged, unsure, share, interval } = ratedOf(report);
  const [rate, bound] =
    share === null
      ? ['', formatPercent(required_pass_rate)]
      : fail_on === 'unknown' || fail_on === 'merge'
        ? [formatRate(share), '']
        : formatPercentAgainst(share, required_pass_rate);
  return {
    judged,
    passed,
    unsure,
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

/** The cases that a rate is over, and the rate. */
function ratedOf({ header, gated }: RunReport) {
  if (gated === undefined) {
    const { passed, failed, unsure = 0 } = header.counts;
    const interval = header.pass_rate_interval;
    return { passed, judged: passed + failed, unsure, share: header.pass_rate, interval };
  }
  const { passed, failed, unsure } = gated;
  const judged = passed + failed;
  if (judged === 0) return { passed, judged, unsure, share: null, interval: null };
  return { passed, judged, unsure, share: passed / judged, interval: wilsonInterval(passed, judged) };
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
  const isOwnName = judge.mode === 'offline' && !hasClassifiers(judge);
  const name = isOwnName ? judgeName({ judge }) : code(judgeName({ judge }));
  if (byDefault === undefined) return name;
  return `${name} (default; ${code(byDefault.model)} was retired on ${byDefault.retired_on})`;
}

/** Of a run of some of its cases what it is of the whole, `8 of 120 cases (sample 8, seed 1)`; places may be named, so it is to be escaped. */
export function narrowedParts({ narrowed }: Pick<RunHeader, 'narrowed'>): string[] {
  if (narrowed === undefined) return [];
  return [`${formatCount(narrowed.cases)} of ${formatCounted(narrowed.of, 'case')} (${narrowed.by})`];
}

/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
export function judgeName({ judge }: Pick<RunHeader, 'judge'>): string {
  if (judge.mode === 'offline' && judge.model === RECORDED_OUTCOMES) return 'nobody (outcomes as recorded)';
  if (judge.mode === 'offline' && judge.model === NO_JUDGE) return 'none (nothing asks one)';
  return judge.mode === 'offline' && !hasClassifiers(judge) ? 'offline (heuristic)' : judge.model;
}
