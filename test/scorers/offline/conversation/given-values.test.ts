import { describe, expect, it } from 'vitest';
import { givenFaults } from '../../../../src/scorers/offline/conversation/given-values.ts';

const talk = (...contents: string[]) =>
  contents.map((content, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  }));

describe('what the user gave', () => {
  it.each<[string, string[]]>([
    ['an error code', ['The pump stops with error code 21.', 'Which error code do you see?']],
    ['a size', ['I take size 42 in boots.', 'Sure. What size do you need?']],
    ['a limit', ['The job has a memory limit of 512 MB and dies.', "What's the memory limit?"]],
  ])('is not asked for again: %s', (_, contents) => {
    const turns = talk(...contents);
    expect(givenFaults(turns)(1)).toMatchObject({ type: 're_asks' });
  });

  it.each<[string, string[]]>([
    ['a town', ['Send it to Leeds. No wait, to York.', 'Fine.', 'When?', 'It reaches Leeds on Friday.']],
    ['a time', ['Book it for 17:00, I mean 19:00.', 'Fine.', 'Thanks.', 'Your table at 17:00 is booked.']],
    [
      'a street',
      ['We live in Elm Row now and no longer in Fox Street.', 'Noted.', 'And?', 'It goes to Fox Street.'],
    ],
  ])('does not count any more once it was taken back: %s', (_, contents) => {
    expect(givenFaults(talk(...contents))(3)).toMatchObject({ type: 'contradicts' });
  });

  it.each<[string, string[]]>([
    ['a question that makes sure', ['I see error code 21.', 'Error code 21, is that right?']],
    ['a question for something else', ['I see error code 21.', 'Which model is it?']],
    ['a question for one more', ['My order number is 7781.', 'Is there another order number?']],
    ['a thing of which no value was given', ['My order is late.', 'Which order number is it?']],
  ])('is left alone by %s', (_, contents) => {
    expect(givenFaults(talk(...contents))(1)).toBeUndefined();
  });

  it('may be named to say that it no longer holds', () => {
    const turns = talk('To Leeds. No wait, to York.', 'Fine.', 'Sure?', 'Yes, it will not go to Leeds.');
    expect(givenFaults(turns)(3)).toBeUndefined();
  });
});
