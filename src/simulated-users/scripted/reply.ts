import type { SimulatedUser } from '../../schema/users/user.ts';
import { coversNumber } from '../../text/language/numbers.ts';
import { stems } from '../../text/language/words.ts';
import type { AgentTurn } from '../understand/agent-turn.ts';
import { askedNames, namesIn } from '../understand/asked-names.ts';
import { placesOf, plainWords } from '../understand/find-words.ts';
import { numbersIn, statesValue } from '../understand/values.ts';
import { factNamed, limitsOf } from './facts.ts';
import type { TalkState } from './talk-state.ts';
import { chosen, closed, SAYINGS, type Saying, upperFirst } from './wordings.ts';

/** Says one thing, in a wording of the manner that was not used yet. */
type Say = (saying: Saying, filling?: Readonly<Record<string, string>>) => string;

/** The answer to what the agent asks; undefined where it asks nothing that can be answered. */
export function reply(
  state: TalkState,
  turn: AgentTurn,
  heard: string,
  said: readonly string[],
): string | undefined {
  const { manner, seed } = state;
  const say: Say = (saying, filling = {}) =>
    chosen(SAYINGS[saying][manner], `${saying} ${filling['name'] ?? ''}`, { seed, said }, (wording) =>
      closed(
        // An id is told as it is written, also where it begins the sentence.
        (wording.startsWith('{value}') ? (text: string) => text : upperFirst)(
          wording.replace(/\{(\w+)\}/g, (whole, key: string) => filledOf(filling, key) ?? whole),
        ),
      ),
    );
  const told = toldNames(state, turn, say);
  if (told !== '')
    return [told, ...(turn.confirmations.length > 0 ? [agreed(state, turn, heard, say)] : [])].join(' ');
  if (turn.choices.length > 1) return picked(state, turn.choices, say);
  if (turn.confirmations.length > 0) return agreed(state, turn, heard, say);
  if (turn.requests.length === 0) return undefined;
  // Asked for something else: what is to be said next may be it.
  return state.pending.shift() ?? fromGoal(state, turn.requests.join(' '), said) ?? say('unknownThing');
}

/** `{Name}` begins with a large letter where `{name}` does not. */
const filledOf = (filling: Readonly<Record<string, string>>, key: string): string | undefined =>
  filling[key] ??
  (filling[key.toLowerCase()] === undefined ? undefined : upperFirst(filling[key.toLowerCase()] ?? ''));

/** Facts that are asked for, and what the user does not know of it. */
function toldNames({ user, words }: TalkState, turn: AgentTurn, say: Say): string {
  const names = askedNames(turn, words);
  const known = names.filter((name) => Object.hasOwn(user.facts, name));
  const unknown = names.filter((name) => !Object.hasOwn(user.facts, name));
  const parts: string[] = [];
  const [first] = known;
  if (known.length === 1 && first !== undefined)
    parts.push(
      typeof user.facts[first] === 'boolean'
        ? closed(upperFirst(factNamed(user, first)))
        : say('tell', { name: first, value: factNamed(user, first) }),
    );
  if (known.length > 1)
    parts.push(
      say('tellSeveral', { list: known.map((name) => `${name}: ${factNamed(user, name)}`).join(', ') }),
    );
  if (unknown.length > 0) parts.push(say('unknown', { name: unknown.join(' and the ') }));
  return parts.join(' ');
}

/** Yes, unless what is asked goes against facts or the limits of the goal, or the script says no. */
function agreed(state: TalkState, { confirmations }: AgentTurn, heard: string, say: Say): string {
  const { user, words } = state;
  for (const question of confirmations)
    for (const name of namesIn(question, words)) {
      const value = factNamed(user, name);
      const stated = valueBehind(question, name, state);
      if (value === '' || stated === '' || statesValue(question, value)) continue;
      return say('correct', { name, value });
    }
  if (user.script?.agrees === false) return say('no');
  return isBeyond(user, confirmations.join(' '), heard) ? say('no') : say('yes');
}

/** Words behind which no value stands: "is your booking correct?". */
const NO_VALUE =
  /^(?:correct|right|still|ok|okay|fine|to|for|on|in|at|with|and|or|now|as|from|first|up|date|the same|available|by|via|of|please|again|then|today|instead|details?|yet)\b/;

/** What a question says that a fact is: "is your birthday May 3?"; empty where it says nothing of that. */
function valueBehind(question: string, name: string, { words }: TalkState): string {
  const plain = plainWords(question);
  if (!/\b(?:is|was) (?:your|the)\b|\byour\b.* is\b/.test(plain)) return '';
  for (const phrase of words.get(name) ?? [])
    for (const { end } of placesOf(plain, phrase)) {
      const rest = plain
        .slice(end)
        .trim()
        .replace(/^(?:number|code|id|is|name|was|address)\s+/, '');
      if (rest !== '' && !NO_VALUE.test(rest)) return rest;
    }
  return '';
}

/** Whether what shall be agreed to is above a limit of the goal. */
function isBeyond({ goal }: SimulatedUser, question: string, heard: string): boolean {
  const limits = limitsOf(goal).flatMap((amount) => numbersIn(amount));
  if (limits.length === 0) return false;
  const own = numbersIn(question).filter(({ kind }) => kind === 'money');
  const all =
    own.length > 0
      ? own
      : numbersIn(heard)
          .filter(({ kind }) => kind === 'money')
          .slice(-1);
  return limits.some((limit) =>
    all.some((amount) => amount.value > limit.value && !coversNumber(amount, limit)),
  );
}

/** The choice that goal or facts speak of; without one, any will do. */
function picked({ user }: TalkState, choices: readonly string[], say: Say): string {
  const wanted = new Set(stems(`${user.goal} ${Object.values(user.facts).join(' ')}`));
  const fits = choices.map((choice) => {
    const of = stems(choice);
    return of.length === 0 ? 0 : of.filter((stem) => wanted.has(stem)).length / of.length;
  });
  const best = Math.max(...fits);
  if (best === 0 || fits.filter((fit) => fit === best).length > 1) return say('noPreference');
  return say('choose', { choice: choices[fits.indexOf(best)] ?? '' });
}

/** The part of the goal that a question is about, where it was not said yet. */
function fromGoal({ user }: TalkState, question: string, said: readonly string[]): string | undefined {
  const asked = new Set(stems(question));
  const parts = Object.entries(user.facts).map(([name, value]) => ({
    name,
    value: String(value),
    shared: stems(name).filter((stem) => asked.has(stem)).length,
  }));
  const best = parts.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared)[0];
  if (best === undefined) return undefined;
  const text = `${upperFirst(best.name)}: ${best.value}.`;
  return said.includes(text) ? undefined : text;
}
