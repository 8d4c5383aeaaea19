import { describe, expect, it } from 'vitest';
import { attemptsHere } from '../../bench/agents/attempts.mjs';
import { casesOf, truthOf } from '../../bench/agents/cases.mjs';
import {
  type Answer,
  answerOf,
  effectsOf,
  type Row,
  rowOf,
  type World,
} from '../../bench/agents/planted-agent.mjs';
import { WORLDS } from '../../bench/agents/worlds.mjs';
import { mendedShare, passChances, uselessRules } from '../../bench/agents/worth.mjs';
import { createTestCaseRequest } from '../../src/schema/test-case.ts';
import { resultOf } from '../support/judged-checks.ts';
import { BESIDE_THE_POINT, CURES, USELESS } from '../support/prompt-wordings.ts';

const SETS = ['shown', 'held'] as const;
const worlds = Object.entries(WORLDS);
const defects = ({ rows }: World) => rows.filter(({ kind }) => kind !== undefined);
const curable = (world: World) => defects(world).filter((row) => row.curable !== false);
const withRule = ({ prompt }: World, ...rules: string[]) =>
  `${prompt}\n## Rules\n\n${rules.map((rule) => `- ${rule}`).join('\n')}\n`;
const curedPrompt = (world: World) =>
  withRule(world, ...Object.values(CURES[world.id] ?? {}).map(([first = '']) => first));
const messages = (row: Row) => SETS.flatMap((set) => row[set]);
const everyMessage = ({ rows }: World) =>
  rows.flatMap((row) => messages(row).map((input) => ({ row, input })));

const whole = (answer: Answer): Answer => ({ tool_calls: [], ...answer });
const isSame = (one: Answer, other: Answer) => JSON.stringify(whole(one)) === JSON.stringify(whole(other));
/** What a row answers when it gets a message right, and when it does not. */
const rightFor = (row: Row, input: string) => whole(row.good(row.when(input) ?? {}));
const wrongFor = (row: Row, input: string) => whole((row.bad ?? row.good)(row.when(input) ?? {}));

/** Whether an answer holds all that the case expects. */
async function passes(row: Row, input: string, answer: Answer): Promise<boolean> {
  const subject = { output: answer.output, tool_calls: answer.tool_calls ?? [] };
  const { checks } = row.expect(row.when(input) ?? {});
  const results = await Promise.all(checks.map((check) => resultOf(check, subject)));
  return results.every(({ pass }) => pass);
}

describe.each(worlds)('the planted agent %s', (_, world) => {
  it('has six defects with four cases each, and eight cases without one, twice over in other words', () => {
    expect(defects(world).map((row) => [row.shown.length, row.held.length])).toEqual(Array(6).fill([4, 4]));
    const guards = world.rows.filter(({ kind }) => kind === undefined);
    expect(SETS.map((set) => guards.flatMap((row) => row[set]).length)).toEqual([8, 8]);
    const all = everyMessage(world).map(({ input }) => input);
    expect(new Set(all).size).toBe(all.length);
  });

  it('takes each message as the row means it that it was written for', () => {
    const wrong = everyMessage(world).filter(({ row, input }) => rowOf(world, input)?.row !== row);
    expect(wrong).toEqual([]);
  });

  it('has cases that the loader takes, whose ids say nothing of what is known about them', () => {
    for (const set of SETS) {
      const cases = casesOf(world, set);
      for (const { turns, ...one } of cases) {
        const asked = turns.map(({ input, ...turn }) => ({ input: { text: input }, ...turn }));
        const request = { ...one, agent_id: world.id, turns: asked };
        expect(createTestCaseRequest.safeParse(request).error).toBeUndefined();
      }
      expect(Object.keys(truthOf(world, set))).toEqual(cases.map(({ id }) => id));
      expect(cases.every(({ id }) => /^[ch]\d\d$/.test(id))).toBe(true);
    }
  });

  it('passes a case with the good answer and with no other', async () => {
    const distracted = answerOf(world, { input: 'x' }, { slip: 1 });
    for (const { row, input } of everyMessage(world)) {
      const facts = row.when(input) ?? {};
      const told = `${row.id}: ${input}`;
      expect(await passes(row, input, row.good(facts)), told).toBe(true);
      if (row.bad) expect(await passes(row, input, row.bad(facts)), told).toBe(false);
      expect(await passes(row, input, distracted), told).toBe(false);
      for (const { on, bad } of world.excesses ?? [])
        if (on.includes(row.id)) expect(await passes(row, input, bad(facts)), told).toBe(false);
    }
  });

  it('is careless with its own prompt, and distracted by nothing', () => {
    const { mended, excesses, distraction } = effectsOf(world, world.prompt);
    expect([[...mended], excesses, distraction]).toEqual([[], [], 0]);
  });

  it('knows a curing instruction by its meaning, in any of several wordings', () => {
    expect(Object.keys(CURES[world.id] ?? {}).sort()).toEqual(
      curable(world)
        .map(({ id }) => id)
        .sort(),
    );
    for (const [row, wordings] of Object.entries(CURES[world.id] ?? {}))
      for (const wording of wordings) {
        const { mended, excesses, distraction } = effectsOf(world, withRule(world, wording));
        expect(mended.has(row), `${row}: ${wording}`).toBe(true);
        // A word of one rule may be good for another defect too ("politely"), but not for many.
        expect([mended.size <= 2, excesses, distraction], wording).toEqual([true, [], 0]);
      }
  });

  it('is mended for a case by what that case expects', () => {
    for (const row of curable(world))
      for (const input of messages(row)) {
        const { behavior } = row.expect(row.when(input) ?? {});
        expect(effectsOf(world, withRule(world, behavior)).mended.has(row.id), behavior).toBe(true);
      }
  });

  it('loses every curable defect with a prompt that cures them, and keeps the others', () => {
    const system_prompt = curedPrompt(world);
    for (const { row, input } of everyMessage(world))
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const answer = answerOf(world, { input, system_prompt }, { attempt });
        expect(answer).toEqual((row.curable === false ? wrongFor : rightFor)(row, input));
      }
  });

  it('keeps every defect with rules that are of no use, and has no harm by one of them', () => {
    for (const rule of [...USELESS, ...(BESIDE_THE_POINT[world.id] ?? [])]) {
      const { mended, excesses, distraction } = effectsOf(world, withRule(world, rule));
      expect([[...mended], excesses, distraction], rule).toEqual([[], [], 0]);
    }
    const system_prompt = withRule(world, ...USELESS.slice(0, 10));
    const bad = everyMessage(world).filter(
      ({ row, input }) =>
        row.kind !== undefined && isSame(answerOf(world, { input, system_prompt }), wrongFor(row, input)),
    );
    expect(bad.length).toBeGreaterThanOrEqual(38);
  });

  it('gives the same answers with the same seed, and others with another', () => {
    const answers = (seed: number) =>
      everyMessage(world).flatMap(({ input }) =>
        [0, 1, 2, 3].map((attempt) =>
          answerOf(world, { input, system_prompt: world.prompt }, { seed, attempt, slip: 0.1 }),
        ),
      );
    expect(answers(4)).toEqual(answers(4));
    expect(answers(4)).not.toEqual(answers(5));
  });

  it('passes as often as is reckoned', () => {
    const [first = ''] = CURES[world.id]?.[curable(world)[0]?.id ?? ''] ?? [];
    const half = withRule(world, first, 'Always name the price.', 'Never name the price.');
    for (const prompt of [world.prompt, curedPrompt(world), half]) {
      const chances = passChances(world, prompt, { set: 'held', slip: 0.05 });
      const inputs = world.rows.flatMap((row) => row.held.map((input) => ({ row, input })));
      const passed = inputs.flatMap(({ row, input }) =>
        Array.from({ length: 100 }, (_, attempt) => {
          const answer = answerOf(world, { input, system_prompt: prompt }, { attempt, slip: 0.05 });
          return isSame(answer, rightFor(row, input)) ? 1 : 0;
        }),
      );
      const mean = (list: number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
      expect(Math.abs(mean(passed) - mean([...chances.values()]))).toBeLessThan(0.03);
    }
    expect(mendedShare(world, curedPrompt(world))).toBeCloseTo(1);
    expect(mendedShare(world, world.prompt)).toBe(0);
  });

  it('knows which rules of a prompt are of no use', () => {
    const [first = '', second = ''] = CURES[world.id]?.[curable(world)[0]?.id ?? ''] ?? [];
    const prompt = withRule(world, first, 'Be accurate and helpful.', second);
    expect(uselessRules(world, world.prompt, prompt)).toEqual(['- Be accurate and helpful.', `- ${second}`]);
  });

  it('is distracted by a prompt that contradicts itself, and by one without end', async () => {
    const torn = withRule(
      world,
      'Always name the price of the service.',
      'Never name the price of the service.',
    );
    expect(effectsOf(world, torn).distraction).toBeCloseTo(0.35);
    const endless = withRule(
      world,
      ...Array.from({ length: 400 }, (_, index) => `Rule ${index}: mind your words.`),
    );
    expect(effectsOf(world, endless).distraction).toBeGreaterThan(0.3);
    const guards = everyMessage(world).filter(({ row }) => row.kind === undefined);
    const failed = (system_prompt: string) =>
      guards.filter(
        ({ row, input }) => !isSame(answerOf(world, { input, system_prompt }), rightFor(row, input)),
      );
    expect(failed(world.prompt)).toEqual([]);
    expect(failed(endless).length).toBeGreaterThan(2);
  });
});

describe('a reader of prompts', () => {
  const mended = (id: keyof typeof WORLDS, rule: string) => [
    ...effectsOf(WORLDS[id], withRule(WORLDS[id], rule)).mended,
  ];

  it.each<[keyof typeof WORLDS, string]>([
    ['clinic', 'Do not ask for the date of birth.'],
    ['clinic', 'Never call find_slots.'],
    ['clinic', 'There is no need to apologise.'],
    ['clinic', 'Feel free to give medical advice.'],
    ['rail', 'Always answer in English.'],
    ['rail', 'Do not be brief.'],
    ['rail', 'Decline questions about delays.'],
    ['rail', 'Refuse to answer complaints.'],
    ['oncall', 'Do not answer with JSON.'],
    ['oncall', 'Restart first, then look at what happened.'],
    ['bank', 'Repeat the IBAN in every answer.'],
    ['bank', 'Never ask for a complaint number.'],
  ])('is not mended at %s by "%s"', (id, rule) => {
    expect(mended(id, rule)).toEqual([]);
  });

  it('takes headings, samples of talk and fenced text for no instruction', () => {
    for (const text of [
      '## Answer in the language of the question',
      'Customer: Answer in my language.',
      '```\nAnswer in the language of the question.\n```',
    ])
      expect([...effectsOf(WORLDS.rail, `${WORLDS.rail.prompt}\n${text}\n`).mended]).toEqual([]);
  });

  it('is not mended where the opposite stands beside the instruction', () => {
    const prompt = withRule(WORLDS.bank, "Answer in the customer's language.", 'Always answer in English.');
    const { mended, distraction } = effectsOf(WORLDS.bank, prompt);
    expect([mended.has('language'), distraction > 0]).toEqual([false, true]);
  });

  it.each<[keyof typeof WORLDS, string]>([
    ['clinic', 'Always ask the patient a question first.'],
    ['bank', 'Ask for the complaint number in every conversation.'],
    ['oncall', 'Never use any tools.'],
    ['rail', 'Decline all questions.'],
  ])('has what was right at %s spoiled by a rule that goes too far: "%s"', (id, rule) => {
    expect(effectsOf(WORLDS[id], withRule(WORLDS[id], rule)).excesses).toHaveLength(1);
  });
});

it('numbers the attempts at a message with a prompt', () => {
  const attemptAt = attemptsHere();
  expect(['a', 'a', 'b', 'a'].map(attemptAt)).toEqual([0, 1, 0, 2]);
});
