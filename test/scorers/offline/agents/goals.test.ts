import { describe, expect, it } from 'vitest';
import { goalsOfReference, goalsOfTurns } from '../../../../src/scorers/offline/agents/goals.ts';

describe('goalsOfReference', () => {
  it.each<[string, string[]]>([
    [
      'The order is cancelled. The user knows the fee.',
      ['The order is cancelled.', 'The user knows the fee.'],
    ],
    ['You are Lee. You want to cancel order 7.', ['You want to cancel order 7.']],
    ['Your name is Lee. Book a table. If there is none, say goodbye.', ['Book a table.']],
    ['You are Lee and want to cancel order 7.', ['You are Lee and want to cancel order 7.']],
    ['You live in Rome.', ['You live in Rome.']],
    ['', []],
  ])('of %j are %j', (reference, goals) => {
    expect(goalsOfReference(reference)).toEqual(goals);
  });

  it('are five at most', () => {
    expect(goalsOfReference('The box is moved. '.repeat(50))).toHaveLength(5);
  });
});

describe('goalsOfTurns', () => {
  const turn = (content: string) => ({ role: 'user' as const, content });
  it.each<[string[], string[]]>([
    [['Hello!', 'I need a taxi to the airport.', 'Thanks.'], ['I need a taxi to the airport.']],
    [
      ['Where is my parcel now?', 'Lee', 'Please cancel the whole order.'],
      ['Where is my parcel now?', 'Please cancel the whole order.'],
    ],
    [['Taxi?'], ['Taxi?']],
    [['Hello!', 'Thank you!'], []],
    [['How much is the lamp?', 'Never mind.'], ['How much is the lamp?']],
    [[], []],
  ])('of %j are %j', (turns, goals) => {
    expect(goalsOfTurns(turns.map(turn))).toEqual(goals);
  });
});
