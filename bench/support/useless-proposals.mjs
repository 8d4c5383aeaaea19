/**
 * An agent and a model in one server, whose truth is known: the agent passes each case by that case's own chance, whatever rules its
 * prompt has, and only with the expected behaviour of a case told does it pass more often, so that there seems to be something to gain. The model
 * proposes rules that read well and do nothing.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { uniformOf } from '../agents/chance.mjs';
import { fillIn } from './fill-in.mjs';
import { seededRandom } from './seeded-random.mjs';

/** What a case gains when its expected behaviour stands in the prompt. */
const TOLD = 0.5;
const WHEN = [
  'Before you answer,',
  'In every answer,',
  'When a request is hard to read,',
  'For each request,',
  'At the beginning of your work,',
  'Where several readings are possible,',
  'Whenever somebody is in a hurry,',
  'With long messages,',
  'As a matter of course,',
  'Before you send anything,',
];
const WHAT = [
  'read the whole message twice and keep its main point in mind.',
  'name to yourself what the person wants to reach with it.',
  'think through the steps one after the other.',
  'weigh what is known against what is not.',
  'check that each sentence says what you mean.',
  'put the most important statement first.',
  'use plain and exact words.',
  'keep to what the request is about.',
  'compare the answer with the request once more.',
  'leave out whatever does not help the reader.',
  'take the time that a careful answer needs.',
  'follow the instructions above with care.',
  'treat the matter as an expert of the field would.',
  'make sure that nothing in the answer contradicts the rest.',
  'look at the matter from the side of the person who asks.',
];

/** What a case expects; the agent takes it for a hint where its prompt has it. */
export const expected = (index) => `Settle matter ${index} and say that it is settled.`;
const PASSES = 'This matter is settled.';
const FAILS = 'This matter has been looked at.';

/** Listens on a free port. `suite(seed, chances)` begins a suite and gives its addresses; `asked(seed)` counts the questions to the model. */
export async function uselessProposals() {
  const suites = new Map();
  const server = createServer(async (request, response) => {
    const [, seed, role] = request.url.split('/');
    const body = JSON.parse(await text(request));
    const suite = suites.get(seed);
    const answer = role === 'agent' ? play(suite, body) : completion(suite, body);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    suite(seed, chances) {
      suites.set(`${seed}`, { seed, chances, next: seededRandom(seed), attempts: new Map(), asked: 0 });
      return { agent: `${address}/${seed}/agent`, model: `${address}/${seed}/v1` };
    },
    asked: (seed) => suites.get(`${seed}`).asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Draws by prompt, case and number of the attempt, so that neither the order of the plays nor how many there are at once matters. */
function play({ seed, chances, attempts }, { input, system_prompt = '' }) {
  const index = Number(/\d+/.exec(input)[0]);
  const key = JSON.stringify([seed, system_prompt, index]);
  const attempt = attempts.get(key) ?? 0;
  attempts.set(key, attempt + 1);
  const told = system_prompt.includes(expected(index)) ? TOLD : 0;
  return { output: uniformOf(`${key} ${attempt}`) < chances[index] + told ? PASSES : FAILS };
}

function completion(suite, { model, response_format }) {
  const { name, schema } = response_format?.json_schema ?? {};
  if (name === 'lessons_form') suite.asked += 1;
  const answer =
    name === 'lessons_form' ? { lessons: lessons(suite.next) } : fillIn(schema ?? { type: 'string' });
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1767225600,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: JSON.stringify(answer), refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 500, completion_tokens: 200, total_tokens: 700 },
  };
}

const lessons = (next) =>
  Array.from({ length: 4 }, () => ({
    root_cause: 'The answers are given in haste.',
    lesson: 'More care leads to answers that fit.',
    op: 'insert',
    anchor: 'rules',
    text: `${drawn(WHEN, next)} ${drawn(WHAT, next)}`,
    evidence: ['f1', 'f2'],
  }));

const drawn = (list, next) => list[Math.floor(next() * list.length)];
