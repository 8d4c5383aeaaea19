import type { SureVerdicts } from '../schema/calibration.ts';
import { isSureVerdict, type ScorerResult } from '../schema/scorer-result.ts';

/** Counts sure passes and sure fails, and how many of them the labels agree with. */
export function sureVerdicts() {
  const counts: SureVerdicts = { passed: { n: 0, right: 0 }, failed: { n: 0, right: 0 }, unsure: 0 };
  return {
    counts,
    /** What does not apply is no verdict. */
    add(result: ScorerResult, label: 0 | 1): void {
      if (result.metadata['not_applicable'] === true) return;
      if (!isSureVerdict(result)) {
        counts.unsure += 1;
        return;
      }
      const side = result.pass ? counts.passed : counts.failed;
      side.n += 1;
      if (result.pass === (label === 1)) side.right += 1;
    },
  };
}
