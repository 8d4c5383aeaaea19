import { describe, expect, it } from 'vitest';
import { wentSmoothly } from '../../../../src/scorers/offline/agents/smooth-course.ts';

const GOAL = 'A table for four is booked at Luigi.';
const booked = {
  name: 'book_table',
  arguments: { seats: 'four', place: 'Luigi' },
  result: { status: 'confirmed' },
};
const looked = { name: 'opening_hours', arguments: { of: 'museum' }, result: { opens: '9 am' } };
const broke = { name: 'book_table', arguments: { seats: 'four' }, result: { status: 'booking failed' } };
const talk = (...texts: string[]) =>
  texts.map((content, at) => ({ role: at % 2 === 0 ? ('user' as const) : ('assistant' as const), content }));
const ASK = 'Book a table for four at Luigi, please.';
const DONE = 'Your table at Luigi is booked.';

describe('a conversation went smoothly', () => {
  it.each([
    ['one call was enough', talk(ASK, DONE, 'Thank you!', 'Goodbye.'), [booked]],
    ['the user praises it', talk(ASK, DONE, 'Perfect.'), [booked]],
    ['several calls were given the words of the goal', talk(ASK, DONE, 'Thanks!'), [looked, booked]],
  ])('where %s', (_, turns, calls) => {
    expect(wentSmoothly(turns, calls, GOAL)).toBe(true);
  });

  it.each([
    ['the user says nothing of it', talk(ASK, DONE), [booked]],
    ['no call was captured', talk(ASK, DONE, 'Thanks!'), undefined],
    ['no tool was called', talk(ASK, DONE, 'Thanks!'), []],
    ['a call failed on the way', talk(ASK, DONE, 'Thanks!'), [broke, booked]],
    [
      'a failure was reported on the way',
      talk(ASK, 'I am sorry, the booking failed.', 'Again!', DONE, 'Thanks!'),
      [booked],
    ],
    ['the user objects', talk(ASK, DONE, "That's wrong, not what I asked for. Thanks."), [booked]],
    ['the user wants something else', talk(ASK, DONE, 'I will take the bus instead. Thanks.'), [booked]],
    ['the user is in doubt', talk(ASK, DONE, "I don't understand.", DONE, 'Thanks.'), [booked]],
    ['several calls were about something else', talk(ASK, DONE, 'Thanks!'), [looked, looked]],
    [
      'the one call was given nothing of it',
      talk(ASK, 'Your table is booked.', 'Thanks!'),
      [{ name: 'book_table', arguments: { seats: 3, place: 'Gino' }, result: { status: 'confirmed' } }],
    ],
    ['it took many turns', talk(...Array.from({ length: 8 }, () => [ASK, DONE]).flat(), 'Thanks!'), [booked]],
  ])('but not where %s', (_, turns, calls) => {
    expect(wentSmoothly(turns, calls, GOAL)).toBe(false);
  });
});
