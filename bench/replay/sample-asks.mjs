import { seededRandom } from '../support/seeded-random.mjs';

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo ya zu bre cli dro fla gri plo sta tru'.split(
    ' ',
  );
const VERBS = ['get', 'set', 'list', 'close', 'open', 'merge'];

/** A source of words that no other word is like, and of chances, from a seed. */
export function drawing(seed) {
  const random = seededRandom(seed);
  const below = (count) => Math.floor(random() * count);
  const used = new Set();
  const word = () => {
    let made;
    do made = Array.from({ length: 4 + below(2) }, () => SYLLABLES[below(SYLLABLES.length)]).join('');
    while (used.has(made));
    used.add(made);
    return made;
  };
  return { below, word, words: (count) => Array.from({ length: count }, word).join(' ') };
}

/**
 * What an agent could ask a model (`bodies.mjs`): a system prompt, a talk of several messages, four tools with three parameters each, settings in
 * the words of `dialect`.
 */
export function sampleAsk({ below, word, words }, dialect) {
  const talk = Array.from({ length: 3 + 2 * below(2) }, () => `${words(14)}.`);
  const tools = VERBS.slice(0, 4).map((verb) => ({
    name: `${verb}_${word()}`,
    description: `${words(9)}.`,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 3 }, () => [
          word(),
          { type: 'string', description: `${words(5)}.`, enum: [word(), word(), word()] },
        ]),
      ),
      additionalProperties: false,
    },
  }));
  return { system: `${words(12)}.\n${words(12)}.`, talk, tools, settings: settingsOf(dialect) };
}

const settingsOf = (dialect) =>
  ({
    chat: { temperature: 0.2, top_p: 0.9, max_completion_tokens: 512 },
    responses: { temperature: 0.2, top_p: 0.9, max_output_tokens: 512 },
    gemini: { temperature: 0.2, topP: 0.9, maxOutputTokens: 512 },
    anthropic: { temperature: 0.2, top_p: 0.9, top_k: 40 },
  })[dialect];

/** Changes one word of the ask where `kind` says. Gives back `ask`, the word `before` and `after`, and texts that name the `place`. */
export function changeOne(ask, kind, draw) {
  const changed = structuredClone(ask);
  return { ask: changed, ...KINDS[kind](changed, draw) };
}

const KINDS = {
  system(ask, draw) {
    const { text, ...change } = otherWord(ask.system, draw);
    ask.system = text;
    return { ...change, place: ['system', 'instructions'] };
  },
  message(ask, draw) {
    const at = draw.below(ask.talk.length);
    const { text, ...change } = otherWord(ask.talk[at], draw);
    ask.talk[at] = text;
    return { ...change, place: ['message', 'input', 'contents'] };
  },
  description(ask, draw) {
    const tool = ask.tools[draw.below(ask.tools.length)];
    const { text, ...change } = otherWord(tool.description, draw);
    tool.description = text;
    return { ...change, place: [tool.name] };
  },
  schema(ask, draw) {
    const tool = ask.tools[draw.below(ask.tools.length)];
    const names = Object.keys(tool.parameters.properties);
    const name = names[draw.below(names.length)];
    const values = tool.parameters.properties[name].enum;
    const before = values[1];
    const after = draw.word();
    values[1] = after;
    return { before, after, place: [tool.name] };
  },
  parameter(ask, draw) {
    const names = Object.keys(ask.settings);
    const name = names[draw.below(names.length)];
    const before = ask.settings[name];
    const after = before < 1 ? 0.6 : before + 87;
    ask.settings[name] = after;
    return { before: String(before), after: String(after), place: [name] };
  },
};
export const CHANGES = Object.keys(KINDS);

function otherWord(text, draw) {
  const found = text.match(/[a-z]+/g);
  const before = found[draw.below(found.length)];
  const after = draw.word();
  return { text: text.replace(before, after), before, after };
}
