import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/scorers/prepare.ts';
import {
  answeringTurns,
  assistantTurns,
  numberedTurns,
  turnItems,
  turnOf,
  turnsOf,
} from '../../src/scorers/turn-material.ts';

const turns = (roles: string) =>
  [...roles].map((role, index) => ({
    role: role === 'u' ? ('user' as const) : ('assistant' as const),
    content: `${role}${index}`,
  }));

describe('the material of turn scorers', () => {
  it.each([
    ['', [], []],
    ['u', [], []],
    ['a', [0], []],
    ['aa', [0, 1], []],
    ['ua', [1], [1]],
    ['aua', [0, 2], [2]],
    ['uaaua', [1, 2, 4], [1, 2, 4]],
    ['aauua', [0, 1, 4], [4]],
  ])('of "%s" has the assistant turns %j, of which %j answer', (roles, assistant, answering) => {
    expect(assistantTurns(turns(roles))).toEqual(assistant);
    expect(answeringTurns(turns(roles))).toEqual(answering);
  });

  it('numbers every turn, whoever speaks', () => {
    expect(numberedTurns(turns('aua'))).toEqual([
      { turn: 0, role: 'assistant', text: 'a0' },
      { turn: 1, role: 'user', text: 'u1' },
      { turn: 2, role: 'assistant', text: 'a2' },
    ]);
  });

  it('makes items that lead back to their turns and do not repeat their words', () => {
    const items = turnItems([0, 7, 12]);
    expect(items.map(({ id }) => turnOf(id))).toEqual([0, 7, 12]);
    expect(items.map(({ turn }) => turn)).toEqual([0, 7, 12]);
    expect(items[1]).toEqual({ id: 't7', text: 'turn 7', turn: 7 });
  });

  it('puts the transcript of a subject together once', () => {
    const subject = prepare({
      conversation_history: [
        { role: 'user', content: 'Hello.' },
        { role: 'assistant', content: '  ' },
      ],
      input: 'Are you there?',
      output: 'Yes.',
    });
    const first = turnsOf(subject);
    expect(first.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'user: Hello.',
      'user: Are you there?',
      'assistant: Yes.',
    ]);
    expect(turnsOf(subject)).toBe(first);
    expect(turnsOf({ ...subject })).not.toBe(first);
  });
});
