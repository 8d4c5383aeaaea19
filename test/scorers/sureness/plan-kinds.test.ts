import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../src/judges/offline.ts';
import type { ToolCall } from '../../../src/schema/tool-call.ts';
import { planAdherence } from '../../../src/scorers/built-in/plan-adherence.ts';
import { planQuality } from '../../../src/scorers/built-in/plan-quality.ts';
import { taskCompletion } from '../../../src/scorers/built-in/task-completion.ts';
import { toolUse } from '../../../src/scorers/built-in/tool-use.ts';
import type { ScorerOutcome } from '../../../src/scorers/scorer.ts';

const judge = () => ({ judge: offlineJudge(), threshold: 0.7, samples: 1, repeat: 0 });
const STACKED =
  'The red box is on the blue box. The blue box is on the floor. The green box is on the floor. My goal is that the blue box is on the green box.';
const TO_GOAL = ['Take the red box', 'Put down the red box', 'Take the blue box', 'Stack blue on green'];
const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

async function judged(input: string, steps: readonly string[]) {
  return worthOf(await planQuality.evaluate({ input, agent_plan: numbered(steps) }, judge()));
}

function worthOf(outcome: ScorerOutcome) {
  if (outcome.status === 'errored') throw new Error('this is judged');
  const { evidence_kind: kind, judge } = outcome.result.metadata;
  return { kind, confidence: (judge as { confidence: string }).confidence, pass: outcome.result.pass }; // judge info of every result
}

describe('kinds of evidence of a plan', () => {
  it.each([
    ['reaches the goal', STACKED, TO_GOAL, 'plays_through', 'high', true],
    ['gets stuck', STACKED, TO_GOAL.slice(2), 'does_not_play_through', 'high', false],
    ['ends too early', STACKED, TO_GOAL.slice(0, 2), 'does_not_play_through', 'high', false],
  ])('takes a plan that was played through and %s for a fact', async (_, input, steps, ...known) => {
    const [kind, confidence, pass] = known;
    expect(await judged(input, steps)).toEqual({ kind, confidence, pass });
  });

  it('takes a plan of which a part was read for no fact, also where that part gets stuck', async () => {
    const backAndForth = Array.from({ length: 5000 }, () => TO_GOAL.slice(0, 2)).flat();
    const { confidence } = await judged(STACKED, [...backAndForth, ...TO_GOAL.slice(2)]);
    expect(confidence).toBe('low');
    const stuck = await judged(STACKED, [...TO_GOAL.slice(2), ...backAndForth]);
    expect(stuck).toEqual({ kind: 'does_not_play_through', confidence: 'low', pass: false });
  });

  it.each([
    ['reach the goal', ['Think about the boxes', ...TO_GOAL], 'seems_to_play_through'],
    ['get stuck', ['Think about the boxes', ...TO_GOAL.slice(2)], 'seems_to_get_stuck'],
  ])('takes a plan that was followed in part for none, though its moves %s', async (_, steps, kind) => {
    const found = await judged(STACKED, steps);
    expect(found.kind).toBe(kind);
    expect(found.confidence).not.toBe('high');
  });

  it.each([
    [
      'Bake a cake with raspberries',
      ['Preheat the oven', 'Bake the cake for an hour'],
      'part_of_task_missing',
    ],
    ['Bake a cake with raspberries', ['Mix raspberries into the batter', 'Bake the cake'], 'task_covered'],
    ['Bake a cake with raspberries', ['Buy raspberries', 'Heat the oven', 'Wait an hour'], 'task_covered'],
    ['Bake a cake with raspberries', ['Call a taxi', 'Wait at the corner'], 'part_of_task_missing'],
  ])('names what no step takes up of "%s": %j', async (input, steps, kind) => {
    expect((await judged(input, steps)).kind).toBe(kind);
  });
});

describe('an action whose conditions nobody checked', () => {
  const conditions = ['The parcel must not have been shipped.', 'The customer must be signed in.'];
  const rules = `Rules for cancel_parcel: all of these conditions must be met:\n${conditions.map((one) => `- ${one}`).join('\n')}`;
  const plan = `1. Call cancel_parcel only if all hold.\n2. ${conditions[0]}\n3. ${conditions[1]}`;
  const signIn = { name: 'sign_in', arguments: { customer: 'c4' }, result: 'True' };
  const look = { name: 'get_parcel', arguments: { parcel: 'p7' }, result: "{'shipped': 'no'}" };
  const cancel = { name: 'cancel_parcel', arguments: { parcel: 'p7' }, result: 'True' };
  const said = 'Please cancel my parcel p7.';
  const done = 'Your parcel was cancelled.';
  const turns = [
    { role: 'user' as const, content: said },
    { role: 'assistant' as const, content: done },
  ];

  const kindsOf = async (calls: readonly ToolCall[]) => {
    const subject = { output: done, tool_calls: [...calls] };
    const outcomes = await Promise.all([
      planAdherence.evaluate({ ...subject, input: said, agent_plan: plan }, judge()),
      taskCompletion.evaluate({ ...subject, input: said, context: [rules] }, judge()),
      toolUse.evaluate({ ...subject, context: [rules], conversation_history: turns }, judge()),
    ]);
    return outcomes.map(worthOf);
  };

  it.each([
    ['at once', [cancel]],
    ['after one of two checks', [look, cancel]],
  ])('is a fact against the run: taken %s', async (_, calls) => {
    for (const found of await kindsOf(calls))
      expect(found).toEqual({ kind: 'acted_unchecked', confidence: 'high', pass: false });
  });

  it('is none where every condition was checked', async () => {
    for (const { kind } of await kindsOf([signIn, look, cancel])) expect(kind).not.toBe('acted_unchecked');
  });

  it.each([
    ['was cut short', 'page 1 of … [truncated]'],
    ['is not known', undefined],
  ])('is none where a result %s: the check may stand there', async (__, result) => {
    const open = {
      name: 'open_page',
      arguments: { parcel: 'p7' },
      ...(result === undefined ? {} : { result }),
    };
    for (const { kind } of await kindsOf([open, cancel])) expect(kind).not.toBe('acted_unchecked');
  });

  const asked = { customer: 'c4', parcel: 'p7' };
  const shipped = { ...look, result: "{'shipped': True}" };
  const no = { ...signIn, result: 'False' };
  const declined = 'I am sorry, I cannot cancel it: the conditions are not met.';

  const kindOf = async (calls: readonly ToolCall[], output: string, input: string) => {
    const subject = { input, output, tool_calls: [...calls] };
    return Promise.all([
      planAdherence.evaluate({ ...subject, agent_plan: plan }, judge()).then(worthOf),
      taskCompletion.evaluate({ ...subject, context: [rules] }, judge()).then(worthOf),
    ]);
  };
  const request = `Please cancel parcel ${asked.parcel} of customer ${asked.customer}, my code is 7781.`;

  it.each([
    ['a check said no', [no]],
    ['a result breaks a condition', [signIn, shipped]],
  ])('is declined on grounds where %s', async (_, calls) => {
    for (const found of await kindOf(calls, declined, request))
      expect(found).toEqual({ kind: 'declined_on_grounds', confidence: 'high', pass: true });
  });

  it.each<[string, readonly ToolCall[], string]>([
    ['the answer declines nothing', [no], 'One moment.'],
    ['another call broke off', [{ ...look, result: 'KeyError: p7' }, no], declined],
    ['a value was never filled in', [{ ...no, arguments: { customer: '<customer>' } }], declined],
    ['nobody gave a value', [{ ...no, arguments: { customer: 'c99' } }], declined],
    ['somebody was looked up who had not signed in', [{ ...look, arguments: asked }, no], declined],
    ['all checks came back', [signIn, look], declined],
  ])('is not for sure where %s', async (_, calls, output) => {
    for (const { kind } of await kindOf(calls, output, request)) expect(kind).not.toBe('declined_on_grounds');
  });
});
