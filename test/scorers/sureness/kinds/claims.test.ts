import { describe, expect, it } from 'vitest';
import type { TurnWording } from '../../../../src/scorers/offline/retrieval/turn-faithfulness.ts';
import { claimsKind, statementsKind, turnClaimsKind } from '../../../../src/scorers/sureness/kinds/claims.ts';

const judged = (...verdicts: string[]) => verdicts.map((verdict) => ({ verdict, item: { text: 'x' } }));

describe('kinds of evidence of the claims of an answer', () => {
  it.each([
    ['all_words_there', ['supported', 'supported']],
    ['a_part_there', ['supported', 'not_found']],
    ['not_there', ['not_found']],
    ['contradicted', ['supported', 'contradicted', 'not_found']],
  ])('are %s for %j', (kind, verdicts) => {
    expect(claimsKind(judged(...verdicts))).toEqual({ kind });
  });

  it.each([
    ['new_words', { newWords: 3, farNumbers: 0 }, ['not_found']],
    ['new_words', { newWords: 9, farNumbers: 3 }, ['supported', 'not_found']],
    ['not_there', { newWords: 2, farNumbers: 0 }, ['not_found']],
    ['not_there', { newWords: 9, farNumbers: 4 }, ['not_found']],
    ['all_words_there', { newWords: 9, farNumbers: 0 }, ['supported']],
  ])('are %s with %j for %j', (kind, loose, verdicts) => {
    expect(claimsKind(judged(...verdicts), loose)).toEqual({ kind });
  });
});

describe('kinds of evidence of the claims of turns', () => {
  const words = (count: number, content = '') => [
    { content, chunks: [{ index: 0, text: 'word '.repeat(count) }], said: [] },
  ];
  const wording = (given: Partial<TurnWording>): TurnWording[] => [
    { agreement: 1, newShare: 0, likeness: 1, ...given },
  ];
  it.each<[string, string[], Partial<TurnWording>, number]>([
    ['all_words_there', ['supported'], {}, 35],
    ['all_words_there_in_a_line', ['supported'], {}, 34],
    ['some_words_there', ['supported'], { newShare: 0.2 }, 80],
    ['nothing_like_it', ['not_found'], { likeness: 0.3 }, 40],
    ['nothing_like_it_in_a_line', ['not_found'], { likeness: 0 }, 39],
    ['not_there', ['not_found'], { likeness: 0.31 }, 80],
    ['a_part_there', ['supported', 'not_found'], { likeness: 0.9 }, 80],
  ])('are %s for %j with %j and a source of so many words', (kind, verdicts, given, count) => {
    expect(turnClaimsKind(judged(...verdicts), wording(given), words(count))).toEqual({ kind });
  });

  it('are a denial where a turn without words of its sources says no', () => {
    const turn = (content: string) =>
      turnClaimsKind(judged('not_found'), wording({ likeness: 0 }), words(80, content));
    expect(turn('We do not trade on that day.')).toEqual({ kind: 'denied' });
    expect(turn('We trade on that day.')).toEqual({ kind: 'nothing_like_it' });
  });

  it('are told by the shortest source of several turns', () => {
    expect(turnClaimsKind(judged('supported'), wording({}), [...words(90), ...words(5)]).kind).toBe(
      'all_words_there_in_a_line',
    );
  });
});

describe('kinds of evidence of statements that a context should carry', () => {
  const missing = (text: string) => [{ verdict: 'not_attributed', item: { text } }];
  const CONTEXT = ['The lighthouse of Orvik was built in 1871 of grey stone.'];
  it.each([
    ['half_there', missing('The lighthouse of Orvik was built in 1902.'), CONTEXT],
    ['missing', missing('Seals bask near the old herring factory.'), CONTEXT],
    ['missing', missing('The lighthouse of Orvik was built in 1902.'), [...CONTEXT, 'word '.repeat(110)]],
    ['all_there', [{ verdict: 'attributed', item: { text: 'It is of stone.' } }], CONTEXT],
    [
      'half_there',
      [
        ...missing('The lighthouse of Orvik was built in 1902.'),
        { verdict: 'not_checkable', item: { text: 'Be polite to callers.' } },
      ],
      CONTEXT,
    ],
  ])('are %s', (kind, statements, context) => {
    expect(statementsKind(statements, context)).toEqual({ kind });
  });
});
