import type { RepeatsSummary } from '../../schema/run.ts';
import { formatCount, formatCounted, formatPercent, formatScore } from '../../text/format.ts';

/**
 * What repeated attempts show: `12 cases were played 3 times each: 9 with the same verdict every time, 3 not. One of 3 plays passes in
 * 92 % (pass@3), all 3 in 71 % (pass^3). Scores of the same answer, judged again, differ by 0.03 on average, of different answers by
 * 0.12.` Only what was measured is shown, and no chances where every play came out alike.
 */
export function repeatsLine(repeats: RepeatsSummary): string {
  const { k, cases, pass_at_k, pass_hat_k, stable, unstable, agent_noise, judge_noise } = repeats;
  const played = `${formatCounted(cases, 'case was', 'cases were')} played ${k} times${cases === 1 ? '' : ' each'}`;
  const verdicts =
    unstable === 0
      ? `${played}, with the same verdict every time.`
      : `${played}: ${formatCount(stable)} with the same verdict every time, ${formatCount(unstable)} not. One of ${k} plays passes in ${formatPercent(pass_at_k)} (pass@${k}), all ${k} in ${formatPercent(pass_hat_k)} (pass^${k}).`;
  return [verdicts, noiseSentence(judge_noise, agent_noise)].filter((one) => one !== '').join(' ');
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
