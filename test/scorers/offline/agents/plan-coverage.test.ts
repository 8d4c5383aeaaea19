import { describe, expect, it } from 'vitest';
import { keepsToTask } from '../../../../src/scorers/offline/agents/plan-coverage.ts';

const TASK = 'Clean a bicycle with vinegar';
const KEPT = ['Mix vinegar and water.', 'Wipe the bicycle with vinegar.', 'Dry the bicycle.'];

describe('a plan keeps to its task', () => {
  it.each([
    ['its detail and its matter stand in the steps', TASK, KEPT],
    ['a step in three is about something else', TASK, [...KEPT.slice(0, 2), 'Dry it.']],
    ['no detail is asked for', 'Clean bicycle', ['Clean the frame of the bicycle.', 'Dry the bicycle.']],
  ])('where %s', (_, task, steps) => {
    expect(keepsToTask([task], steps)).toBe(true);
  });

  it.each([
    ['its detail is left out', [TASK], ['Mix soap and water.', 'Wipe the bicycle.', 'Dry the bicycle.']],
    ['only a part of its detail stands there', ['Clean a bicycle with white vinegar'], KEPT],
    [
      'few steps are about it',
      [TASK],
      [...KEPT.slice(1, 2), 'Turn on the radio.', 'Call a friend.', 'Eat lunch.'],
    ],
    [
      'it keeps returning to other things',
      [TASK],
      Array.from(
        { length: 4 },
        () => 'Rub vinegar on the saddle leather of the bicycle and polish the saddle leather gently.',
      ),
    ],
    ['one of two tasks is left out', [TASK, 'Paint the garage with a roller'], KEPT],
    ['there is no task', [], KEPT],
    ['there are no steps', [TASK], []],
  ])('but not where %s', (_, tasks, steps) => {
    expect(keepsToTask(tasks, steps)).toBe(false);
  });
});
