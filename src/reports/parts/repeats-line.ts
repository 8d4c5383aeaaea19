import type { RepeatsSummary } from '../../schema/run.ts';
import { formatCount, formatCounted, formatPercent, formatScore } from '../../text/format.ts';

/**
 * What repeated attempts show: `one of 3 plays passes 92 % (pass@3), all 3 71 % (pass^3), over 12 cases; 9 gave the same verdict
 * every time, 3 did not. Scores of the same answer, judged again, differ by 0.03 on average, of different answers by 0.12.`
 * Only what was measured is shown.
 */
export function repeatsLine({
  k,
  cases,
  pass_at_k,
  pass_hat_k,
  stable,
  unstable,
  agent_noise,
  judge_noise,
}: RepeatsSummary): string {
  const chances = `one of ${k} plays passes ${formatPercent(pass_at_k)} (pass@${k}), all ${k} ${formatPercent(pass_hat_k)} (pass^${k}), over ${formatCounted(cases, 'case')}`;
  const verdicts =
    unstable === 0
      ? `${stable === 1 ? 'it' : `all ${formatCount(stable)}`} gave the same verdict every time`
      : `${formatCount(stable)} gave the same verdict every time, ${formatCount(unstable)} did not`;
  return [`${chances}; ${verdicts}.`, noiseSentence(judge_noise, agent_noise)]
    .filter((one) => one !== '')
    .join(' ');
}

/** Where the answers are the same, what moved is the judge; where they differ, the two cannot be told apart. */
function noiseSentence(judge: number | null, both: number | null): string {
  if (judge === null)
    return both === null
      ? ''
      : `Scores of different answers to the same question differ by ${formatScore(both)} on average.`;
  const other = both === null ? '' : `, of different answers by ${formatScore(both)}`;
  return `Scores of the same answer, judged again, differ by ${formatScore(judge)} on average${other}.`;
}
