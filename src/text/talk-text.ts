import { formatCounted, formatPercent } from './format.ts';

/** Why a talk with a simulated user ended, as the rest of a sentence that begins with "ended: ". */
export const TALK_ENDS = {
  goal_reached: 'the user reached its goal',
  agent_hands_over: 'the agent handed over to a person',
  user_gives_up: 'the user gave up',
  max_turns: 'as long as it may be',
} as const;

/** What a reader of one attempt wants to know of its talk: `simulated user, ended: the user gave up`. */
export const talkText = ({ ended }: { ended?: keyof typeof TALK_ENDS | undefined }): string =>
  `simulated user, ${ended === undefined ? 'broke off' : `ended: ${TALK_ENDS[ended]}`}`;

/** Where the scatter of talks comes from, in a sentence; standard deviations of `what`. */
export function talkNoiseText(
  {
    user,
    agent,
    judge,
    users,
    values,
  }: { user: number | null; agent: number | null; judge: number | null; users: number; values: number },
  what: string,
): string {
  const of = `${formatCounted(values, 'talk')} with ${formatCounted(users, 'user')}`;
  if (users === 1 && agent !== null)
    return `Scatter of ${what} in ${of}: agent ${agent.toFixed(2)}${judge === null ? '' : ` and judge ${judge.toFixed(2)}`} (standard deviations); of users nothing can be told, since all talks had the same one.`;
  if (user === null || agent === null)
    return `What scatters in ${what} is not separable into users and agent: in ${of} each user was met once (user.seeds meets them again).`;
  const ofJudge =
    judge === null
      ? '(that of the judge included, which judged no answers twice)'
      : `and judge ${judge.toFixed(2)}`;
  return `Scatter of ${what} in ${of}: users ${user.toFixed(2)}, agent ${agent.toFixed(2)} ${ofJudge} (standard deviations).`;
}

/** How many talks of a run were thrown away: never a fault of the agent, and a measure of how far its users can be trusted. */
export function lostTalksText({
  talks,
  lost,
  errored,
}: {
  talks: number;
  lost: number;
  errored: number;
}): string {
  const of = formatCounted(talks, 'talk');
  if (lost === 0) return `${of} with simulated users, none of them thrown away.`;
  const without = errored === 0 ? '' : `; ${formatCounted(errored, 'attempt')} had no other and no verdict`;
  return `${lost} of ${of} with simulated users (${formatPercent(lost / talks)}) thrown away, because the user was faulty and not the agent${without}.`;
}
