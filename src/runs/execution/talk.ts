import { asFault, type Fault } from '../../errors.ts';
import { addUsage, type JudgeUsage, NO_USAGE } from '../../judges/judge.ts';
import { spentBefore } from '../../judges/spent.ts';
import { MODEL_GONE } from '../../models/model-words.ts';
import { defined } from '../../schema/defined.ts';
import type { Message } from '../../schema/message.ts';
import type { AttemptError } from '../../schema/run.ts';
import type { Turn } from '../../schema/turn.ts';
import { closingTurn, type TalkingCase, turnsAsPlayed } from '../../schema/users/talk-turns.ts';
import type { FaultyMove, UserMove } from '../../simulated-users/user-player.ts';
import type { Job } from '../planning/plan.ts';
import { criteriaOf } from '../planning/subject.ts';
import type { PlayedTalk, PlayedTurn } from '../records.ts';
import { USER_FAULT } from '../talk-books.ts';

/** A user as it is played in one talk, and who looks at what it says before the agent sees it. */
export interface TalkingUser {
  /** What it is played by; the same for whoever is to meet the same user. */
  readonly seed: number;
  next(talk: readonly Message[], signal?: AbortSignal): Promise<UserMove>;
  /** Why a move must not reach the agent; undefined where it may. */
  check(talk: readonly Message[], move: UserMove): FaultyMove | undefined;
}

/** What comes next: a turn, the end, or the reason why the attempt cannot be played on. */
export type NextTurn = { turn: Turn; simulated?: true } | { over: true } | { error: AttemptError };

/** The user's side of one attempt: its fixed turns, then what a simulated user says. */
export interface Talk {
  next(talk: readonly Message[], signal?: AbortSignal): Promise<NextTurn>;
  /** What the journal holds of it: nothing where all turns are fixed. */
  record(turns: readonly PlayedTurn[]): { turns?: PlayedTurn[]; talk?: PlayedTalk };
  /** Why it is to be thrown away. */
  readonly fault: FaultyMove | undefined;
  /** Why its user could not be played on. */
  readonly failure: AttemptError | undefined;
}

/** Talk of an attempt; `user` where its case has one. */
export function talkOf({ planned }: Pick<Job, 'planned'>, user: TalkingUser | undefined): Talk {
  const { case: testCase } = planned.loaded;
  const most = testCase.user?.stop.max_turns ?? 0;
  let fixed = 0;
  let simulated = 0;
  let usage: JudgeUsage = { ...NO_USAGE };
  let ended: PlayedTalk['ended'];
  let fault: FaultyMove | undefined;
  let failure: AttemptError | undefined;
  const moveOf = async (talk: readonly Message[], signal: AbortSignal | undefined): Promise<NextTurn> => {
    if (user === undefined) return { over: true };
    const move = await user.next(talk, signal);
    if (move.usage !== undefined) usage = addUsage(usage, move.usage);
    const found = silence(talk, move) ?? user.check(talk, move);
    // After its last turn it can only say why it would end; whatever else it would say nobody hears.
    if (simulated >= most) {
      ended = 'end' in move && found === undefined ? move.end : 'max_turns';
      return { over: true };
    }
    fault = found;
    if (fault !== undefined) return { error: userFault(fault) };
    if ('end' in move) {
      ended = move.end;
      return { over: true };
    }
    simulated++;
    return said(testCase.user, move.say);
  };
  return {
    async next(talk, signal) {
      const turn = testCase.turns[fixed];
      fixed++;
      if (turn !== undefined) return { turn };
      try {
        return await moveOf(talk, signal);
      } catch (error) {
        usage = addUsage(usage, spentBefore(error));
        const fallen = asFault(error);
        if (simulated >= most && isBearable(fallen)) {
          ended = 'max_turns';
          return { over: true };
        }
        failure = playerErrorOf(fallen);
        return { error: failure };
      }
    },
    record(turns) {
      if (user === undefined) return {};
      const talk = { seed: user.seed, ...defined({ ended }), usage };
      return { talk, ...(ended === undefined ? {} : { turns: closed(turns, planned) }) };
    },
    get fault() {
      return fault;
    },
    get failure() {
      return failure;
    },
  };
}

/** A turn of a simulated user. */
const said = (user: TalkingCase['user'], text: string): NextTurn => ({
  simulated: true,
  turn: turnsAsPlayed({ turns: [], user }, [text])[0]!, // One for one text.
});

/** In a talk that is complete: why its user would end it is all that could not be had. */
const isBearable = ({ code }: Fault) => code !== 'cancelled' && code !== 'internal';

/** The turns of a talk that is over: the last one holds what the whole of it is asked. */
function closed(turns: readonly PlayedTurn[], { loaded, agent }: Job['planned']): PlayedTurn[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  const asked = turnsAsPlayed(
    loaded.case,
    turns.map(({ input }) => input),
  );
  const criteria = criteriaOf(closingTurn(loaded.case, asked.at(-1)!), agent.agent); // As many as were played.
  return [...turns.slice(0, -1), { ...last, criteria }];
}

/** A user that says nothing, or ends a talk that has not begun, leaves nothing to judge. */
function silence(talk: readonly Message[], move: UserMove): FaultyMove | undefined {
  if ('end' in move && talk.length === 0)
    return { kind: 'early_stop', message: 'The simulated user ended the talk before it had said anything.' };
  return 'say' in move && move.say.trim() === ''
    ? { kind: 'early_stop', message: 'The simulated user said nothing.' }
    : undefined;
}

/** What the user said is a fault of its player, whatever was to come. */
const userFault = ({ message }: FaultyMove): AttemptError => ({
  code: USER_FAULT,
  message,
});

/** Who plays the user could not: nobody knows what the agent would have answered. What concerns the whole run is thrown. */
function playerErrorOf(fault: Fault): AttemptError {
  const { code, subcode, message, hint } = fault;
  if (code === 'cancelled' || code === 'internal' || code === 'budget_exhausted' || subcode === MODEL_GONE)
    throw fault;
  return { code: subcode ?? code, message: `simulated user: ${message}`, ...defined({ hint }) };
}
