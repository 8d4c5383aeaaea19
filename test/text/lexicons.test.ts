import { describe, expect, it } from 'vitest';
import {
  AMBIGUOUS_PROFANITY,
  MILD_PROFANITY,
  PERSONAL_PROFANITY,
  PROFANITY,
} from '../../src/scorers/offline/safety/lexicons/toxicity-profanity.ts';
import { AMBIGUOUS_SLURS, SLURS } from '../../src/scorers/offline/safety/lexicons/toxicity-slurs.ts';
import { addTo, holds } from '../../src/text/language/synonym-groups.ts';
import { stemOf } from '../../src/text/language/words.ts';
import { ABBREVIATIONS, MAY_END_SENTENCE } from '../../src/text/lexicons/abbreviations.ts';
import { ACTION_VERBS } from '../../src/text/lexicons/action-verbs.ts';
import { ANTONYMS } from '../../src/text/lexicons/antonyms.ts';
import { IMPERATIVE_VERBS } from '../../src/text/lexicons/imperative-verbs.ts';
import { SYNONYMS } from '../../src/text/lexicons/synonyms.ts';

const within = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].filter((word) => !whole.has(word));

describe('the lexicons', () => {
  it('are lower case, without blanks and of one word each', () => {
    for (const group of SYNONYMS) {
      const members = group.split(' ');
      expect(members.length, group).toBeGreaterThan(1);
      for (const word of members) expect(word, group).toMatch(/^[a-z]+$/);
    }
    for (const side of ANTONYMS.flat()) expect(side).toMatch(/^[a-z]+(?:,[a-z]+)*$/);
  });

  it('never call a pair of opposites synonyms', () => {
    const clashes = ANTONYMS.flatMap(([left, right]) =>
      left.split(',').flatMap((one) =>
        right.split(',').flatMap((other) => {
          const vocabulary = new Set<string>();
          addTo(vocabulary, stemOf(other));
          return holds(vocabulary, stemOf(one)) ? [`${one}/${other}`] : [];
        }),
      ),
    );
    expect(clashes).toEqual([]);
  });

  it('have sub-lists that are part of their lists', () => {
    expect(within(MAY_END_SENTENCE, ABBREVIATIONS)).toEqual([]);
    expect(within(AMBIGUOUS_SLURS, SLURS)).toEqual([]);
    expect(within(MILD_PROFANITY, PROFANITY)).toEqual([]);
    expect(within(PERSONAL_PROFANITY, PROFANITY)).toEqual([]);
    expect(within(AMBIGUOUS_PROFANITY, PROFANITY)).toEqual([]);
  });

  it('know every action verb but the few that never open a request', () => {
    expect(within(ACTION_VERBS, IMPERATIVE_VERBS).length / ACTION_VERBS.size).toBeLessThan(0.1);
  });
});
