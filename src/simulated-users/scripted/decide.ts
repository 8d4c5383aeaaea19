import type { Message } from '../../schema/message.ts';
import { filledIn } from '../fact-names.ts';
import { neverRevealed } from '../moves/never-revealed.ts';
import { type AgentTurn, readAgentTurn } from '../understand/agent-turn.ts';
import { askedNames, type NameWords } from '../understand/asked-names.ts';
import { saysPhrase } from '../understand/find-words.ts';
import type { TalkEnd, UserMove } from '../user-player.ts';
import { factNamed } from './facts.ts';
import { isQuestion } from './goal-steps.ts';
import { reply } from './reply.ts';
import type { TalkState } from './talk-state.ts';
import { chosen, SAYINGS, withGoal } from './wordings.ts';

/** Moves that say nothing, after which a user gives up. */
const MOST_IDLE = 3;
/** What a user says whom the case forbids to tell. */
const RATHER_NOT = [
  "I'd rather not say.",
  "I don't want to tell that.",
  "I'd prefer to keep that to myself.",
];

/** The next move, after `heard` of the agent; the state goes on with it. */
export function decide(
  state: TalkState,
  heard: string | undefined,
  said: readonly string[],
  talk: readonly Message[],
): UserMove {
  const move = next(state, heard, said, talk);
  state.told += 1;
  return move;
}

function next(
  state: TalkState,
  heard: string | undefined,
  said: readonly string[],
  talk: readonly Message[],
): UserMove {
  if (state.ending !== undefined) return { end: state.ending };
  if (heard === undefined) return { say: state.pending.shift() ?? goOn(state, said) };
  const turn = readAgentTurn(heard);
  if (turn.isDone) state.isDone = true;
  const scripted = byScript(state, turn, heard, said);
  if (scripted !== undefined) return scripted;
  const ended = endOf(state, turn, heard);
  if (ended !== undefined) return { end: ended };
  const answered = reply(state, turn, heard, said);
  if (answered !== undefined) {
    state.idle = 0;
    if (neverRevealed(state.user, talk, answered) === undefined) return { say: answered };
    return { say: chosen(RATHER_NOT, 'rather not', { seed: state.seed, said }) };
  }
  const own = state.pending.shift();
  if (own !== undefined) {
    state.idle = 0;
    return { say: own };
  }
  if (turn.isOpen && state.idle === 0) {
    state.idle += 1;
    const wordings = SAYINGS.again[state.manner];
    return {
      say: chosen(wordings, 'again', { seed: state.seed, said }, (text) => withGoal(text, state.wish)),
    };
  }
  if (turn.refuses || turn.asksForMore) return insist(state, said);
  state.idle += 1;
  if (state.idle > MOST_IDLE && mayEnd(state, 'user_gives_up')) return { end: 'user_gives_up' };
  return { say: goOn(state, said) };
}

/** The first entry of the script that fits what was heard. */
function byScript(
  state: TalkState,
  turn: AgentTurn,
  heard: string,
  said: readonly string[],
): UserMove | undefined {
  const { user, used, words, seed } = state;
  for (const [index, { asked, when, say, times, ends }] of (user.script?.answers ?? []).entries()) {
    const count = used.get(index) ?? 0;
    if (times !== undefined && count >= times) continue;
    if (asked !== undefined && !isAsked([asked].flat(), turn, words)) continue;
    if (when !== undefined && ![when].flat().some((phrase) => saysPhrase(heard, phrase))) continue;
    used.set(index, count + 1);
    state.idle = 0;
    if (say === undefined) return { end: ends ?? 'user_gives_up' };
    if (ends !== undefined) state.ending = ends;
    return {
      say: chosen([say].flat(), `answer ${index}`, { seed, said }, (text) =>
        filledIn(text, (name) => factNamed(user, name)),
      ),
    };
  }
  return undefined;
}

/** Whether one of the names, or of the words, is asked for. */
function isAsked(wanted: readonly string[], turn: AgentTurn, words: NameWords): boolean {
  const questions = [...turn.requests, ...turn.confirmations];
  if (questions.length === 0) return false;
  const names = askedNames(turn, words);
  return wanted.some((one) => names.includes(one) || questions.some((question) => saysPhrase(question, one)));
}

const mayEnd = ({ user }: TalkState, end: Exclude<TalkEnd, 'max_turns'>): boolean =>
  user.stop.when.includes(end);

function endOf(state: TalkState, turn: AgentTurn, heard: string): TalkEnd | undefined {
  const { user, pending } = state;
  const says = (phrases: string | readonly string[] | undefined) =>
    phrases !== undefined && [phrases].flat().some((phrase) => saysPhrase(heard, phrase));
  const { done, hands_over: handsOver } = user.script ?? {};
  if (mayEnd(state, 'agent_hands_over') && (handsOver === undefined ? turn.handsOver : says(handsOver)))
    return 'agent_hands_over';
  if (!mayEnd(state, 'goal_reached')) return undefined;
  if (done !== undefined) return says(done) ? 'goal_reached' : undefined;
  const asks = turn.requests.length + turn.confirmations.length > 0;
  if (asks || pending.length > 0 || turn.isOpen || turn.refuses) return undefined;
  if (state.isDone && (turn.isDone || turn.asksForMore)) return 'goal_reached';
  const isTold =
    isQuestion(user.goal) && !turn.stalls && heard.trim().split(/\s+/).length >= 4 && state.told > 0;
  return isTold ? 'goal_reached' : undefined;
}

/** Asks again after a refusal, as often as the script says, then gives up. */
function insist(state: TalkState, said: readonly string[]): UserMove {
  const { user, seed, manner } = state;
  const { times = 1, say } = user.script?.insists ?? {};
  state.refusals += 1;
  if (state.refusals > times && mayEnd(state, 'user_gives_up')) return { end: 'user_gives_up' };
  const wordings = say === undefined ? SAYINGS.insist[manner] : [say].flat();
  return {
    say: chosen(wordings, 'insist', { seed, said }, (text) =>
      filledIn(text, (name) => factNamed(user, name)),
    ),
  };
}

function goOn({ user, seed, manner }: TalkState, said: readonly string[]): string {
  const { otherwise } = user.script ?? {};
  const wordings: readonly string[] = otherwise === undefined ? SAYINGS.goOn[manner] : [otherwise].flat();
  return chosen(wordings, 'go on', { seed, said }, (text) => filledIn(text, (name) => factNamed(user, name)));
}
