import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { families } from '../../src/text/near-duplicates.ts';

interface Said {
  output: string;
  tool_calls: { name: string; result: { error?: string } }[];
}
interface Message {
  role: string;
  content: string;
}
type Name = 'looksOrdersUp' | 'asksForNumber' | 'keepsInternal' | 'ownsUp' | 'checksReturns';

const file = (name: string) => new URL(`../../evals/agents/support-agent/${name}`, import.meta.url);
const prompt = (name: string) => readFileSync(file(name), 'utf8');
// Plain programs without types; what they take and give is stated here.
const program = async <T>(name: string) => (await import(/* @vite-ignore */ file(name).href)) as T;

let say: (system_prompt: string | undefined, ...said: string[]) => Said[];
let understood: (prompt?: string) => Record<Name, boolean>;
const asked = (text: string) =>
  (Object.keys(understood(text)) as Name[]).filter((name) => understood(text)[name]);

beforeAll(async () => {
  type Request = { input: string; messages: Message[]; system_prompt: string | undefined };
  const { answer } = await program<{ answer(request: Request, policies: unknown): Said }>('answer.mjs');
  const { loadPolicies } = await program<{ loadPolicies(folder: string): unknown }>('retrieve.mjs');
  ({ instructionsIn: understood } = await program<{ instructionsIn: typeof understood }>('instructions.mjs'));
  const policies = loadPolicies(fileURLToPath(file('policies')));
  say = (system_prompt, ...said) => {
    const messages: Message[] = [];
    return said.map((input) => {
      messages.push({ role: 'user', content: input });
      const given = answer({ input, messages, system_prompt }, policies);
      messages.push({ role: 'assistant', content: given.output });
      return given;
    });
  };
});

describe('what the support agent understands of its prompt', () => {
  it('is all of it in the committed prompts, and without a prompt, and lacks three things in the careless one', () => {
    for (const text of [prompt('prompt.md'), prompt('prompt-to-the-point.md'), ''])
      expect(asked(text)).toEqual([
        'looksOrdersUp',
        'asksForNumber',
        'keepsInternal',
        'ownsUp',
        'checksReturns',
      ]);
    expect(asked(prompt('prompt-careless.md'))).toEqual(['ownsUp', 'checksReturns']);
  });

  it.each<[Name, string]>([
    ['looksOrdersUp', 'Look up an order with `get_order` before you say anything about it.'],
    ['looksOrdersUp', 'Call get_order first whenever a customer asks about a parcel.'],
    ['looksOrdersUp', 'Always check the order before answering.'],
    ['looksOrdersUp', 'Consult the order book, then answer.'],
    ['looksOrdersUp', '- Use the look-up tool, do not answer from memory'],
    ['looksOrdersUp', 'Never say how an order stands before you fetch its data with the tool.'],
    ['asksForNumber', 'When the order number is missing, ask for it.'],
    ['asksForNumber', 'If you were not told which order is meant, request its number.'],
    ['asksForNumber', 'Ask a clarifying question when something that you need is unclear.'],
    ['asksForNumber', 'An incomplete wish is answered by asking the customer for what is lacking.'],
    ['keepsInternal', 'Never reveal internal codes.'],
    ['keepsInternal', 'Leave staff notes out of your answers.'],
    ['keepsInternal', 'Answers must not contain codes for staff.'],
    ['keepsInternal', 'Keep internal information to yourself.'],
    ['ownsUp', 'When the passages do not hold the answer, say so.'],
    ['ownsUp', 'Never guess.'],
    ['ownsUp', 'Answer from the given passages alone.'],
    ['checksReturns', 'Create a return only when the order can be returned.'],
    ['checksReturns', 'Before you create a return, check that the item is eligible.'],
  ])('%s: %s', (name, sentence) => {
    expect(asked(`You help customers of a shop.\n\n${sentence}`)).toContain(name);
  });

  it.each([
    'You help customers of a shop.',
    'Do not look up orders with the tool.',
    'Never ask for what is missing.',
    'You may show internal codes.',
    'Do not hide internal codes from customers.',
    'Use the results of your tools.',
    'Call a tool only when the answer needs its result.',
    'Before a call compare the description of each tool with what is wanted.',
    'Go through the request and add what is still missing.',
    'When you have all that you need, ask nothing back.',
    'Answer questions about orders, returns and shipping.',
    '## Examples\n\nUser: Please look up my order with the tool.\nAssistant: I never reveal internal codes. When the number is missing, ask for it.',
  ])('is nothing of it in: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it.each<[string, string, RegExp, string, string[]]>([
    ['Where is my order TK-1042?', 'Look every order up first.', /18 March 2026/, 'a guess', ['get_order']],
    [
      'Where is my parcel?',
      'Ask for the order number when it is missing.',
      /order number.*\?$/,
      'no question',
      [],
    ],
    ['How do I make a warranty claim?', 'Never show notes for staff.', /^(?!.*SOP)/, 'SOP-W02', []],
  ])('decides what it does: %s', (question, sentence, good, _, tools) => {
    const careless = prompt('prompt-careless.md');
    const [before] = say(careless, question);
    const [after] = say(`${careless}\n- ${sentence}\n`, question);
    expect(before?.output).not.toMatch(good);
    expect(after?.output).toMatch(good);
    expect(after?.tool_calls.map(({ name }) => name)).toEqual(tools);
  });

  it('makes a careless agent guess, and never call a tool, where no sentence is about orders at all', () => {
    const [returned] = say('You are polite.', 'I want to return the Sencha tin from order TK-1043.');
    expect(returned?.tool_calls).toEqual([]);
    expect(returned?.output).not.toMatch(/RT-/);
    const [unknown] = say('You are polite.', 'Write a Python function that sorts a list of numbers.');
    expect(unknown?.output).not.toMatch(/I can only help/);
  });

  it('helps nothing where the order book is out of order', () => {
    process.env['ORDERS_DOWN'] = '1';
    try {
      const [answer] = say(prompt('prompt.md'), 'Where is my order TK-1042?');
      expect(answer?.tool_calls[0]?.result.error).toBe('service_unavailable');
      expect(answer?.output).toMatch(/cannot reach our order system/);
    } finally {
      delete process.env['ORDERS_DOWN'];
    }
  });
});

describe('the cases that a careless prompt fails', () => {
  const folder = new URL('../../evals/test-cases/', import.meta.url);
  const read = (name: string) =>
    parseAllDocuments(readFileSync(new URL(name, folder), 'utf8')).flatMap(
      (document) => document.toJS() as { turns: { input: string; expected_behavior: string }[] }[],
    );

  it('really differ: no two of them are near-duplicates', () => {
    const texts = ['order-numbers.yaml', 'for-staff.yaml', 'orders.yaml']
      .flatMap(read)
      .map(({ turns }) => turns.flatMap((turn) => [turn.input, turn.expected_behavior]).join('\n'));
    expect(texts.length).toBeGreaterThan(18);
    expect(families(texts)).toHaveLength(texts.length);
  });
});
