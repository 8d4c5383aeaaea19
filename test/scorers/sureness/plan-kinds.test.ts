import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../src/judges/offline.ts';
import { planQuality } from '../../../src/scorers/built-in/plan-quality.ts';

const STACKED =
  'The red box is on the blue box. The blue box is on the floor. The green box is on the floor. My goal is that the blue box is on the green box.';
const TO_GOAL = ['Take the red box', 'Put down the red box', 'Take the blue box', 'Stack blue on green'];
const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

async function judged(input: string, steps: readonly string[]) {
  const context = { judge: offlineJudge(), threshold: 0.7, samples: 1, repeat: 0 };
  const outcome = await planQuality.evaluate({ input, agent_plan: numbered(steps) }, context);
  if (outcome.status === 'errored') throw new Error('a plan is judged');
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
    ['Bake a cake with raspberries', ['Call a taxi', 'Wait at the corner'], 'part_of_task_missing'],
  ])('names what no step takes up of "%s": %j', async (input, steps, kind) => {
    expect((await judged(input, steps)).kind).toBe(kind);
  });
});
