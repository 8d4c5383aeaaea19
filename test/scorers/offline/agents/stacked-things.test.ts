import { describe, expect, it } from 'vitest';
import { playStacking } from '../../../../src/scorers/offline/agents/stacked-things.ts';

const TASK =
  'The red box is on the blue box. The blue box is on the floor. The green box is on the floor. My goal is that the blue box is on the green box.';

describe('playStacking', () => {
  it.each<[string, string[], number[], boolean]>([
    [
      'from the top',
      ['Take the red box', 'Put down the red box', 'Take the blue box', 'Put the blue box on the green box'],
      [],
      true,
    ],
    ['by moves alone', ['Move the red box to the floor', 'Move the blue box onto the green box'], [], true],
    [
      'by putting alone',
      ['Put the red box on the floor', 'Put the blue box on top of the green box'],
      [],
      true,
    ],
    [
      'with reasons behind the steps',
      [
        'Take the red box (it stands on the blue box)',
        'Put down the red box. Now the blue box is free',
        'Take the blue box',
        'Stack the blue box on the green box, so that it is there',
      ],
      [],
      true,
    ],
    ['by colours alone', ['Take red', 'Put down red', 'Take blue', 'Stack blue on green'], [], true],
    ['from below', ['Take the blue box', 'Put the blue box on the green box'], [0], true],
    [
      'with both hands',
      ['Take the red box', 'Take the blue box', 'Put the blue box on the green box'],
      [1],
      true,
    ],
    ['onto something covered', ['Take the green box', 'Put the green box on the blue box'], [1], false],
    [
      'without taking it',
      ['Take the red box', 'Put down the red box', 'Put the blue box on the green box'],
      [2],
      true,
    ],
    ['to another place', ['Take the red box', 'Put the red box on the green box'], [], false],
    ['from where it is not', ['Take the red box from the green box', 'Put down the red box'], [0], false],
  ])('plays a plan %s', (_, steps, obstacles, reached) => {
    const played = playStacking(TASK, steps);
    expect(played?.obstacles.map(({ step }) => step)).toEqual(obstacles);
    expect(played?.goals).toMatchObject([{ text: 'the blue box is on the green box', reached }]);
  });

  it('knows that a task may allow picking up only from the table', () => {
    const task = `${TASK.replaceAll('floor', 'table')} You may only pick up boxes that stand on the table.`;
    expect(playStacking(task, ['Pick up the red box', 'Put down the red box'])?.obstacles).toHaveLength(1);
    expect(playStacking(task, ['Unstack the red box', 'Put down the red box'])?.obstacles).toHaveLength(0);
  });

  it('reads a summary behind the plan as the plan once more', () => {
    const steps = ['Take the red box', 'Put down the red box', 'Take blue', 'Place blue on the green box'];
    const summary = ['Take red off the blue box', 'Put down red', 'Take the blue box', 'Place it: blue'];
    expect(playStacking(TASK, [...steps, ...steps.map((step) => `${step}.`)])).toMatchObject({
      obstacles: [],
      goals: [{ reached: true }],
      whole: true,
    });
    expect(playStacking(TASK, [...steps, ...summary])?.obstacles).not.toHaveLength(0);
  });

  it('takes the same thing twice where it goes to another place', () => {
    const steps = [
      'Take the red box',
      'Put down the red box',
      'Take the red box',
      'Put the red box on the green box',
    ];
    expect(playStacking(TASK, steps)).toMatchObject({ obstacles: [], goals: [{ reached: false }] });
    expect(
      playStacking(TASK.replace('the blue box is on the green', 'the red box is on the green'), steps)?.goals,
    ).toMatchObject([{ reached: true }]);
  });

  it.each<[string, string[], number]>([
    ['stacking on a box', ['Take the red box', 'Stack the red box on the green box'], 0],
    ['stacking on the floor', ['Take the red box', 'Stack the red box on the floor'], 1],
    ['putting down on the floor', ['Take the red box', 'Put down the red box on the floor'], 0],
    ['putting down on a box', ['Take the red box', 'Put down the red box on the green box'], 1],
  ])('keeps deeds apart that the task keeps apart: %s', (_, steps, obstacles) => {
    const task = `You can put down a box or stack a box on top of another box. ${TASK}`;
    expect(playStacking(task, steps)?.obstacles).toHaveLength(obstacles);
    expect(playStacking(TASK, steps)?.obstacles).toHaveLength(0);
  });

  it.each<[string, string[], boolean]>([
    ['every step moves a known box', ['Take the red box', 'Put down the red box'], true],
    ['a step says something else', ['Look at the boxes', 'Take the red box', 'Put down the red box'], false],
    ['a step moves what nobody knows', ['Take the red box', 'Put down the red box', 'Take the lamp'], false],
  ])('has followed the whole plan only where %s', (_, steps, whole) => {
    expect(playStacking(TASK, steps)?.whole).toBe(whole);
  });

  it.each([
    [
      'a task about nothing that stands on anything',
      'Book a flight to Rome.',
      ['Search flights', 'Take the first'],
    ],
    ['a plan that moves nothing', TASK, ['Think about the boxes', 'Report']],
    ['no plan', TASK, []],
    ['one thing alone', 'The red box is on the floor.', ['Take the red box']],
    ['no task', '', ['Take the red box']],
  ])('leaves %s alone', (_, task, steps) => {
    expect(playStacking(task, steps)).toBeUndefined();
  });
});
