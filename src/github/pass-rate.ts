import type { Problem } from '../errors.ts';

/** A number in plain decimals: `0x0` and `-0` are slips, and would open the gate as 0. */
const plain = (value: string) => (/^(?:\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : Number.NaN);

/** `0.8`, `80%` or `100%`. A bare 1 could mean 1 % or 100 % (a YAML 1.0 arrives as 1), so it is refused. */
export function passRate(value: string | undefined, problems: Problem[]): number | undefined {
  if (value === undefined) return undefined;
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(value);
  const rate = percent === null ? plain(value) : Number(percent[1]) / 100;
  if (percent === null && Number.isFinite(rate) && rate >= 1) {
    problems.push({
      path: 'min-pass-rate',
      message: `"${value}" is ambiguous: write ${rate === 1 ? '100%' : `${value}%`}, or a share below 1 such as 0.95`,
    });
    return undefined;
  }
  if (percent !== null && rate > 0 && rate < 0.01) {
    problems.push({
      path: 'min-pass-rate',
      message: `"${value}" is ambiguous: write ${percent[1]} for a share, or a whole percentage such as 95%`,
    });
    return undefined;
  }
  if (rate >= 0 && rate <= 1) return rate;
  problems.push({ path: 'min-pass-rate', message: `"${value}" is not a share such as 0.95 or 95%` });
  return undefined;
}
