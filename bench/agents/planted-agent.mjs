// An agent whose defects are planted by a table: what it gets wrong, when, how often, and which instruction of its prompt mends it.
//
// A world is `{ id, name, prompt, tools, rows, excesses, fallback }`. A row speaks for the messages that its `when` takes facts from (the first
// row that does), and answers by `good(facts)`, or by `bad(facts)` where it is a defect that the prompt does not mend:
//
//   id, kind     its name, and the kind of failure in the product's words; a row without a kind is a guard, which has no defect
//   curable      false: no prompt mends it, because what it lacks is in no prompt (a gap or an error of the documents)
//   cure         readings of the instruction that mends it (instructions/); `against`: readings of its opposite, which undoes it
//   chance       how often the defect shows while nothing mends it
//   expect       `(facts) => { behavior, tools, checks }`, what a case expects
//   shown, held  messages for cases: those that an optimizer may see, and others in other words that it never gets
//
// A prompt can also do harm: one that contradicts itself or is very long distracts the agent from anything, and an excess of the world
// (`{ when, on, bad }`: readings of a rule that goes too far, and the guards that it spoils) turns what was right.

import { uniformOf } from './chance.mjs';
import { contradictsItself, says, sentencesOf } from './read-prompt.mjs';

/** Characters that a prompt may have before it begins to distract, and what each further thousand adds to the chance of that. */
const LONG = 6000;
const A_THOUSAND = 0.1;
const MOST_BY_LENGTH = 0.6;
const BY_CONTRADICTION = 0.35;
/** What somebody says who has lost the thread. */
const DISTRACTED = { output: 'Let me look into this and come back to you.', tool_calls: [] };

/** What a prompt does to an agent: ids of the rows that it mends, excesses, and the chance of losing the thread. */
export function effectsOf(world, prompt = '') {
  const sentences = sentencesOf(prompt);
  const told = world.rows.filter(({ cure }) => cure !== undefined && says(sentences, cure));
  const undone = world.rows.filter(({ against }) => against !== undefined && says(sentences, against));
  const torn = contradictsItself(sentences) || told.some((row) => undone.includes(row));
  const tooLong = Math.min(MOST_BY_LENGTH, Math.max(0, (prompt.length - LONG) / 1000) * A_THOUSAND);
  return {
    mended: new Set(told.filter((row) => row.curable !== false && !undone.includes(row)).map(({ id }) => id)),
    excesses: (world.excesses ?? []).filter(({ when }) => says(sentences, when)),
    distraction: 1 - (1 - tooLong) * (1 - (torn ? BY_CONTRADICTION : 0)),
  };
}

/** What the prompt that a world was asked with last does to it: whoever asks, asks many times with one. */
const last = new WeakMap();
function effectsAsBefore(world, prompt) {
  let known = last.get(world);
  if (known?.prompt !== prompt) {
    known = { prompt, effects: effectsOf(world, prompt) };
    last.set(world, known);
  }
  return known.effects;
}

/** The row that a message falls to, with the facts it takes from it. */
export function rowOf(world, text) {
  for (const row of world.rows) {
    const facts = row.when(text);
    if (facts !== undefined) return { row, facts };
  }
  return undefined;
}

/**
 * One answer in the form of the program protocol. The same world, request, `seed` and `attempt` give the same answer; another prompt draws
 * anew. `slip` is the chance that any answer goes wrong by itself.
 */
export function answerOf(
  world,
  { input = '', messages = [], system_prompt = '' },
  { seed = 1, attempt = 0, slip = 0 } = {},
) {
  const text = messages.findLast(({ role }) => role === 'user')?.content ?? input;
  const effects = effectsAsBefore(world, system_prompt);
  const draw = (what) => uniformOf(JSON.stringify([seed, what, attempt, system_prompt, text]));
  if (draw('thread') < 1 - (1 - effects.distraction) * (1 - slip)) return DISTRACTED;
  const found = rowOf(world, text);
  if (found === undefined) return { output: world.fallback, tool_calls: [] };
  const { row, facts } = found;
  const excess = effects.excesses.find(({ on }) => on.includes(row.id));
  if (excess !== undefined) return finished(excess.bad(facts));
  const goesWrong = row.kind !== undefined && !effects.mended.has(row.id) && draw('defect') < row.chance;
  return finished(goesWrong || row.curable === false ? row.bad(facts) : row.good(facts));
}

const finished = (answer) => ({ tool_calls: [], ...answer });
