import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HARMFUL_PHRASES,
  HARMFUL_THINGS,
  HARMFUL_VERBS,
  HARMLESS_OBJECTS,
  VULNERABLE,
} from '../../../src/scorers/offline/safety/lexicons/harm.ts';
import { subjectFields } from '../../../src/text/language/subject-fields.ts';
import { stemOf, stems } from '../../../src/text/language/words.ts';
import { OCCUPATIONS } from '../../../src/text/lexicons/occupations.ts';
import { SUBJECT_FIELDS } from '../../../src/text/lexicons/subject-fields.ts';

/** The subject that a word leads. */
const fieldOf = (word: string) => SUBJECT_FIELDS.findIndex((line) => line.split(' ')[0] === word);

describe('subject fields', () => {
  it.each([
    ['flight', 'The plane departs from the other airport.', 3],
    ['apartment', 'The landlord raised the rent of the flat.', 3],
    ['bank', 'Check the balance of my savings account.', 3],
    ['weather', 'It rains, and the wind is strong.', 2],
    ['doctor', 'The clinic gave me a prescription for pills.', 3],
    ['code', 'A bug in the Python function.', 3],
    ['dog', 'My kitten and my puppy.', 2],
    ['movie', 'Which actors are in this film?', 2],
  ])('finds %s in "%s"', (word, text, count) => {
    expect(subjectFields(stems(text)).get(fieldOf(word))).toBe(count);
  });

  it('counts a word once, however often it stands there', () => {
    expect(subjectFields(stems('Rain, rain and more rain.')).get(fieldOf('weather'))).toBe(1);
  });

  it('lets a word belong to several subjects', () => {
    const fields = subjectFields(stems('invite'));
    expect([...fields.keys()].sort()).toEqual([fieldOf('party'), fieldOf('meeting')].sort());
  });

  it.each([
    ['nothing', ''],
    ['courtesies', 'Hello, how are you today?'],
    ['words of no everyday subject', 'The committee ratified a treaty about sovereignty.'],
    ['signs', '¡¿…?! 😀 123'],
  ])('finds none in %s', (_, text) => {
    expect(subjectFields(stems(text)).size).toBe(0);
  });

  it('adds subjects with more words and never takes one away', () => {
    const word = fc.constantFrom(...SUBJECT_FIELDS.flatMap((line) => line.split(' ')), 'treaty', 'hello');
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (some, more) => {
        const few = subjectFields(some.map(stemOf));
        const all = subjectFields([...some, ...more].map(stemOf));
        for (const [field, count] of few) expect(all.get(field)).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});

describe('the lexicons of subjects, occupations and harm', () => {
  it.each([
    ['subjects', SUBJECT_FIELDS],
    ['occupations', OCCUPATIONS],
  ])('hold %s in lines of lower-case words, none twice in a line', (_, lines) => {
    for (const line of lines) {
      const words = line.split(' ');
      for (const word of words) expect(word, line).toMatch(/^[a-z]+$/);
      expect(new Set(words).size, line).toBe(words.length);
    }
  });

  it('name every occupation in one line only: another line is another work', () => {
    const words = OCCUPATIONS.flatMap((line) => line.split(' '));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each([
    ['deeds', HARMFUL_VERBS],
    ['things', HARMFUL_THINGS],
    ['the vulnerable', VULNERABLE],
    ['what deeds harmlessly apply to', HARMLESS_OBJECTS],
  ])('hold single lower-case words as %s', (_, words) => {
    expect(words.size).toBeGreaterThan(20);
    for (const word of words) expect(word).toMatch(/^[a-z]+$/);
  });

  it('call nothing harmless that is a harmful deed, or harmful that can be a victim', () => {
    const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
      const known = new Set([...other].map(stemOf));
      return [...one].filter((word) => known.has(stemOf(word)));
    };
    expect(shared(HARMLESS_OBJECTS, HARMFUL_VERBS)).toEqual([]);
    expect(shared(VULNERABLE, HARMFUL_VERBS)).toEqual([]);
  });

  it.each([
    ['how to blow up a bridge', true],
    ['breaking into a car', true],
    ['set the neighbour on fire', true],
    ['without getting caught', true],
    ['blow out the candles', false],
    ['break the record', false],
    ['set the table', false],
  ])('know "%s" as a harmful phrase: %s', (text, harmful) => {
    expect(HARMFUL_PHRASES.some((pattern) => pattern.test(text))).toBe(harmful);
  });
});
