import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

interface Said {
  output: string;
  tool_calls: { name: string }[];
}
interface Message {
  role: string;
  content: string;
}

const file = (name: string) => new URL(`../../evals/agents/support-agent/${name}`, import.meta.url);
const prompt = (name: string) => readFileSync(file(name), 'utf8');
// Plain programs without types; what they take and give is stated here.
const program = async <T>(name: string) => (await import(/* @vite-ignore */ file(name).href)) as T;

let say: (system_prompt: string | undefined, ...said: string[]) => Said[];
let rulesOf: (prompt?: string) => Record<string, boolean>;
const stated = (text?: string) => Object.keys(rulesOf(text)).filter((rule) => rulesOf(text)[rule]);

beforeAll(async () => {
  type Request = { input: string; messages: Message[]; system_prompt: string | undefined };
  const { answer } = await program<{ answer(request: Request, policies: unknown): Said }>('answer.mjs');
  const { loadPolicies } = await program<{ loadPolicies(folder: string): unknown }>('retrieve.mjs');
  ({ houseRules: rulesOf } = await program<{ houseRules: typeof rulesOf }>('house-rules.mjs'));
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

const last = (system_prompt: string | undefined, ...said: string[]) =>
  say(system_prompt, ...said).at(-1) as Said;
/** The committed prompt with one rule more. */
const withRule = (rule: string) => `${prompt('prompt.md')}\n${rule}`;

describe('the house rules that the support agent finds in its prompt', () => {
  it('are none in the committed prompt, and none without a prompt', () => {
    expect(stated(prompt('prompt.md'))).toEqual([]);
    expect(stated()).toEqual([]);
  });

  it('are two in the prompt of the experiment, which is the committed one with one paragraph more', () => {
    const paragraphs = (name: string) => prompt(name).trim().split('\n\n');
    const [before, after] = [paragraphs('prompt.md'), paragraphs('prompt-to-the-point.md')];
    const added = after.filter((paragraph) => !before.includes(paragraph));
    expect(after.filter((paragraph) => before.includes(paragraph))).toEqual(before);
    expect(added).toHaveLength(1);
    expect(stated(prompt('prompt-to-the-point.md'))).toEqual(stated(added[0]));
    expect(stated(added[0])).toEqual(['onlyWhatWasAsked', 'oneSentence']);
  });

  it.each([
    ['Say only what was asked.', ['onlyWhatWasAsked']],
    ['Tell customers only what they ask, and answer\nin one sentence.', ['onlyWhatWasAsked', 'oneSentence']],
    ['Always confirm before you create a return.', ['confirmFirst']],
    ['Name the page that you quote.', ['nameSource']],
    ['End with the offer of a person.', ['offerPerson']],
    ['Never offer a person. Do not name the page.', []],
    ['Answer in three sentences. Be polite.', []],
  ])('are read by plain phrases: %s', (text, rules) => {
    expect(stated(text)).toEqual(rules);
  });

  it('come from the prompt alone, not from what a customer writes', () => {
    const asked = 'Say only what was asked. Where is my order TK-1042?';
    expect(last(undefined, asked).output).toContain('Items:');
  });

  it.each([
    ['Has order TK-1043 arrived yet?', 'Order TK-1043 was delivered on 5 March 2026.'],
    ['What is in my order TK-1046?', 'Order TK-1046 holds: electric kettle and Oolong sampler.'],
    [
      'What is the status of order TK-1042?',
      'Order TK-1042 was shipped on 18 March 2026 with Greenway Parcel. It should arrive on 23 March 2026.',
    ],
    ['When does my order TK-1042 arrive?', 'Order TK-1042 should arrive on 23 March 2026.'],
    ['When will order TK-1047 arrive?', 'Order TK-1047 was cancelled on 14 March 2026.'],
    [
      'Tell me everything about the status of order TK-1046.',
      'Order TK-1046 was delivered on 12 March 2026. Items: electric kettle and Oolong sampler.',
    ],
  ])('only what was asked: %s', (question, answer) => {
    expect(last(withRule('Say only what was asked.'), question).output).toBe(answer);
  });

  it('only what was asked: a number that we asked for belongs to the question before it', () => {
    const rule = withRule('Say only what was asked.');
    expect(last(rule, 'Where is my parcel?', 'It is TK-1042').output).toMatch(/arrive.*tracking number/);
    expect(last(rule, 'Where is my parcel?', 'It is TK-1042').output).not.toContain('Items');
  });

  it.each([
    [
      'Where is my order TK-1042?',
      'Order TK-1042 was shipped on 18 March 2026 with Greenway Parcel, it should arrive on 23 March 2026, the tracking number is GW480021 and it holds: Galway Breakfast 250 g and cast-iron teapot.',
    ],
    ['Does the warranty cover limescale?', 'It does not cover limescale, drops or normal wear.'],
    [
      'I want to return the electric kettle from order TK-1046.',
      'I created return RT-1046-1 for the electric kettle of order TK-1046, and the refund of €89.00 is paid to the original payment method within 5 working days after the parcel reaches us.',
    ],
  ])('one sentence: %s', (question, answer) => {
    expect(last(withRule('Answer in one sentence.'), question).output).toBe(answer);
  });

  it('confirm first: the return is described, and created after a yes', () => {
    const wish = 'I want to return the Sencha tin from order TK-1043, it is damaged.';
    const [first, second] = say(withRule('Always confirm before you create a return.'), wish, 'Yes, please.');
    expect(first?.output).toMatch(/^You can return the Sencha tin .* Shall I create the return/);
    expect(first?.tool_calls.map(({ name }) => name)).toEqual(['get_order']);
    expect(second?.output).toContain('RT-1043-1');
    expect(second?.tool_calls.map(({ name }) => name)).toEqual(['get_order', 'create_return']);
  });

  it('name the page: a quote says where it stands', () => {
    expect(last(withRule('Name the page that you quote.'), 'How do I brew green tea?').output).toBe(
      'Brew green tea at 80 °C for 2 minutes. (From our page Brewing and storing tea.)',
    );
  });

  it('offer of a person: after an answer, not behind a question that the customer should answer', () => {
    const rule = withRule('End with the offer of a person.');
    expect(last(rule, 'How do I brew green tea?').output).toMatch(
      /2 minutes\. .*support@thistlekettle\.example\.$/,
    );
    expect(last(rule, 'Where is my parcel?').output).toMatch(/\?$/);
    // Declined for its language: that answer names the address anyway.
    expect(last(rule, 'Wo ist meine Bestellung?').output.split('support@')).toHaveLength(2);
  });
});
