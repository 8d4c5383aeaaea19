import type { Tape } from '../../cassettes/tape.ts';
import { addUsage, type JudgeUsage, NO_USAGE } from '../../judges/judge.ts';
import type { AgentUsage, AttemptError } from '../../schema/run.ts';
import { MOST_RETRIES, seedOf } from '../../simulated-users/seeds.ts';
import type { Job } from '../planning/plan.ts';
import type { PlayedRecord, PlayedTalk, PlayedTurn } from '../records.ts';
import { type Talk, type TalkingUser, talkOf } from './talk.ts';

/**
 * What the user of an attempt is played by: its case and which attempt it is, and nothing else, so that variants, base and head and two
 * prompts meet the same users. A play that repeats an attempt meets the user of that attempt. `anew`: how many talks were thrown away before.
 */
export function userSeed({ planned, attempt, userOf, fault }: Job, anew = 0): number {
  const { id, user } = planned.loaded.case;
  return seedOf(id, (fault?.of ?? userOf ?? attempt) + 1, user?.seeds, anew);
}

/** What it takes to play the simulated user of an attempt. */
export interface UserAccess {
  open(job: Job, seed: number): Promise<TalkingUser>;
  /** Told why a user could not be played on. */
  onFailure(failure: AttemptError): void;
  /** Takes what users had cost in an attempt that could not end. */
  onUnfinished(usage: JudgeUsage): void;
}

/**
 * Plays an attempt whose user is simulated, with another user where that one was faulty: at most twice, each time as if it were the first
 * time. After that the attempt has no verdict. An attempt without such a user is just played.
 */
export async function talksAnew(
  job: Job,
  users: UserAccess,
  play: (talk: Talk | undefined) => Promise<PlayedRecord>,
  tape?: Pick<Tape, 'beginPlay'>,
): Promise<PlayedRecord> {
  if (job.planned.loaded.case.user === undefined) return play(undefined);
  const lost: NonNullable<PlayedTalk['lost']> = [];
  let usage: JudgeUsage = { ...NO_USAGE };
  let calls = 0;
  for (let anew = 0; ; anew++) {
    // What the talk before asked was asked; a replay goes through it as well.
    if (anew > 0) tape?.beginPlay();
    const seed = userSeed(job, anew);
    const talk = talkOf(job, await users.open(job, seed));
    let played: PlayedRecord;
    try {
      played = await play(talk);
    } catch (error) {
      const spent = addUsage(usage, talk.record([]).talk?.usage ?? NO_USAGE);
      if (spent.calls + spent.cached_calls > 0) users.onUnfinished(spent);
      throw error;
    }
    usage = addUsage(usage, played.talk?.usage ?? NO_USAGE);
    calls += played.calls;
    const { fault, failure } = talk;
    if (failure !== undefined) users.onFailure(failure);
    const isLast = fault === undefined || anew === MOST_RETRIES;
    // The turns of the last one stay, and what they took with them.
    if (fault !== undefined) lost.push({ ...fault, usage: isLast ? {} : usageOf(played.turns) });
    if (!isLast) continue;
    const told = { ...played.talk, seed, ...(lost.length === 0 ? {} : { lost }), usage };
    return { ...(fault === undefined ? played : givenUp(played, lost.length)), calls, talk: told };
  }
}

/** An attempt that has no verdict because no user kept to its role. */
function givenUp(played: PlayedRecord, talks: number): PlayedRecord {
  if (played.type !== 'attempt.errored') return played;
  const { code, message } = played.error;
  return {
    ...played,
    error: {
      code,
      message: `${message.replace(/\.$/, '')} (the last of ${talks} talks that were thrown away)`,
      hint: 'Say more in facts, goal or script, or let another player play it; the agent is not to blame.',
    },
  };
}

/** What the agent said that its answers took, added up. */
function usageOf(turns: readonly PlayedTurn[]): AgentUsage {
  const sum: AgentUsage = {};
  for (const { usage } of turns)
    for (const key of ['input_tokens', 'output_tokens', 'cost_usd'] as const) {
      const value = usage?.[key];
      if (typeof value === 'number') sum[key] = (sum[key] ?? 0) + value;
    }
  return sum;
}
