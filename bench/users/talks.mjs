/** Talks of simulated users, whole ones and ones with one fault, made of material by a seed: the same seed makes the same talks. */
import { seededRandom } from '../support/seeded-random.mjs';
import { filled, valuesOfTalk } from './values.mjs';

export const KINDS = [
  'invented_fact',
  'unknown_told',
  'never_revealed',
  'swapped_role',
  'early_stop',
  'loop',
];

/** Draws a whole talk: `steps` are the moves with the talk before each, the last one ends it. */
function drawTalk(scenario, next) {
  const values = valuesOfTalk(next);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const steps = [];
  const messages = [];
  const endsInWords = next() < 0.5;
  for (const turn of scenario.turns) {
    if (turn.agent !== undefined) messages.push({ role: 'assistant', content: filled(turn.agent, values) });
    const talk = [...messages];
    const say = filled(pick(turn.says), values);
    const ends = turn.end !== undefined && !endsInWords;
    steps.push({ talk, move: ends ? { end: turn.end } : { say }, turn });
    messages.push({ role: 'user', content: say });
  }
  return { user: filled(scenario.user, values), values, steps };
}

/** A talk without a fault: the user, and each of its moves with what was said before. */
export function cleanTalk(scenario, seed) {
  const { user, steps } = drawTalk(scenario, seededRandom(seed));
  return { domain: scenario.domain, user, steps: steps.map(({ talk, move }) => ({ talk, move })) };
}

/** One faulty move of a kind in a talk that is clean up to there. */
export function faultyMove(scenario, stops, kind, seed) {
  const next = seededRandom(seed);
  const { user, values, steps } = drawTalk(scenario, next);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const made = (step, move) => ({ domain: scenario.domain, user, kind, talk: step.talk, move });
  const inner = steps.slice(1, -1);
  if (kind === 'early_stop') {
    const step = pick(inner.filter(({ move }) => 'say' in move));
    const move = pick([
      { end: 'goal_reached' },
      { end: 'user_gives_up' },
      { end: 'agent_hands_over' },
      { say: pick(stops) },
      { say: pick(stops) },
    ]);
    return made(step, move);
  }
  if (kind === 'loop') {
    const at = 2 + Math.floor(next() * (steps.length - 3));
    const before = steps.slice(0, at).filter(({ move }) => move.say.split(/\s+/).length >= 4);
    return made(steps[at], { say: pick(before.length > 0 ? before : [steps[0]]).move.say });
  }
  const text = filled(pick(scenario.faults[kind]), values);
  const asking = steps.find(({ turn }) => turn.asks === 'unknown');
  const step = kind === 'unknown_told' ? asking : pick(inner);
  // A fault stands alone, or behind what the user would have said.
  const own = step.move.say;
  const alone = kind === 'unknown_told' || kind === 'swapped_role' || own === undefined || next() < 0.5;
  return made(step, { say: alone ? text : `${own} ${text}` });
}

/** As many faulty moves of each kind, over all scenarios in turn. */
export function faultyMoves(scenarios, stops, perKind, seed) {
  return KINDS.flatMap((kind, index) =>
    Array.from({ length: perKind }, (_, at) =>
      faultyMove(scenarios[at % scenarios.length], stops, kind, seed + index * 100_003 + at * 7),
    ),
  );
}

export const cleanTalks = (scenarios, count, seed) =>
  Array.from({ length: count }, (_, at) => cleanTalk(scenarios[at % scenarios.length], seed + at * 13));
