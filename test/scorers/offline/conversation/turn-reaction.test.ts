import { describe, expect, it } from 'vitest';
import { type Reaction, reactions } from '../../../../src/scorers/offline/conversation/turn-reaction.ts';

const talk = (...lines: string[]) =>
  lines.map((content, at) => ({ role: at % 2 === 0 ? ('user' as const) : ('assistant' as const), content }));

describe('reactions', () => {
  it.each<[string, Reaction]>([
    ['What?', 'thrown_off'],
    ['???', 'thrown_off'],
    ['That makes no sense.', 'thrown_off'],
    ["I don't understand", 'thrown_off'],
    ['I asked about the warranty.', 'thrown_off'],
    ["You didn't answer my question", 'thrown_off'],
    ['What are you talking about', 'thrown_off'],
    ['Thanks, and when do you close?', 'went_on'],
    ['What does it cost?', 'went_on'],
    ['No, the blue one.', 'went_on'],
    ['', 'went_on'],
  ])('reads %j as %s', (reply, reaction) => {
    expect(reactions(talk('When do you open?', 'At nine.', reply))[1]).toBe(reaction);
  });

  it('goes by the next words of the user, over further turns of the assistant', () => {
    const [first] = talk('Hello.');
    const said = (content: string) => ({ role: 'assistant' as const, content });
    const turns = [...(first ? [first] : []), said('Hi.'), said('Bananas.'), ...talk('What?', 'Sorry!')];
    expect(reactions(turns)).toEqual(['thrown_off', 'thrown_off', 'thrown_off', 'none', 'none']);
  });

  it('is linear in a long run of turns', () => {
    const turns = Array.from({ length: 50_000 }, () => ({ role: 'assistant' as const, content: 'Yes.' }));
    expect(reactions(turns)).toHaveLength(50_000);
  });
});
