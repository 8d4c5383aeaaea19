import { describe, expect, it } from 'vitest';
import {
  type Persona,
  personaOf,
  selfStatements,
} from '../../../../src/scorers/offline/conversation/persona.ts';
import { readPersonaTalk } from '../../../../src/scorers/offline/conversation/persona-talk.ts';
import { selfFacts } from '../../../../src/scorers/offline/conversation/self-facts.ts';
import { stems } from '../../../../src/text/language/words.ts';

const NURSE = 'i am a nurse. i have two dogs. i am 34 years old. i love swimming in cold lakes.';
const nurse = personaOf(NURSE) as Persona; // it tells of a person: first test
const talk = (...lines: string[]) =>
  lines.map((content, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  }));

describe('the person of a role', () => {
  it.each([
    ['sentences of a person', NURSE],
    ['sentences announced as a profile', `Speak as somebody of whom these facts are true: ${NURSE}`],
    ['sentences with capitals', "I'm a chef. My favourite colour is red. I have never been to Rome."],
  ])('is found in %s', (_, role) => {
    expect(personaOf(role)).not.toBeNull();
  });

  it.each([
    ['orders to an agent', 'You are a support agent of a shop. Never promise a delivery date.'],
    ['one sentence in the first person', 'I am the assistant of a shop.'],
    [
      'orders with an example',
      'You help customers. A customer may say: I want to return it. I have no receipt. Then ask for the number. Be polite. Never promise a date.',
    ],
    ['nothing', ''],
  ])('is not found in %s', (_, role) => {
    expect(personaOf(role)).toBeNull();
  });

  it('is known by telling words, not by what everybody likes and does', () => {
    expect(nurse.stems).toEqual(expect.arrayContaining(stems('nurse dogs swimming cold lakes')));
    expect(nurse.stems).not.toEqual(expect.arrayContaining(stems('love')));
  });
});

describe('own statements', () => {
  it.each([
    ['I work as a nurse. Do you like it?', ['I work as a nurse.']],
    ['My dogs are asleep. They are old.', ['My dogs are asleep.']],
    ["I am fine, thanks. I'm sorry.", []],
    ['Where do I find my ticket?', []],
    ['The museum opens at nine.', []],
  ])('of "%s" are %j', (content, expected) => {
    expect(selfStatements(content)).toEqual(expected);
  });
});

describe('facts that can be only one at a time', () => {
  it.each([
    ['I am 34 years old.', [{ kind: 'age', value: ['34'] }]],
    ["i'm 19 and collect old stamps.", [{ kind: 'age', value: ['19'] }]],
    ['I am a woman.', [{ kind: 'gender', value: ['female'] }]],
    ['My favorite color is blue.', [{ kind: 'favorite color', value: ['blue'] }]],
  ])('are read from "%s"', (sentence, facts) => {
    expect(selfFacts(sentence)).toEqual(facts);
  });

  it('take two words for the same work as one', () => {
    const [doctor] = selfFacts('I am a doctor.');
    expect(selfFacts('I work as a heart surgeon.')).toEqual([doctor]);
    expect(selfFacts('I am a lawyer.')).not.toEqual([doctor]);
  });

  it.each([
    'I have 34 books.',
    'I am 34 minutes late.',
    'I used to be a teacher.',
    'I live with a nurse.',
    'I am a friend of the doctor.',
    'My sister is a lawyer.',
  ])('are not read from "%s"', (sentence) => {
    expect(selfFacts(sentence)).toEqual([]);
  });
});

describe('a talk held against the person', () => {
  it('tells more of the person the more of each sentence is taken up', () => {
    const coverage = (...lines: string[]) =>
      readPersonaTalk(talk('Hi.', ...lines), nurse).features['coverage'] ?? -1;
    const none = coverage('I restore guitars.');
    const some = coverage('I work as a nurse.');
    const more = coverage('I work as a nurse.', 'Pets?', 'I have two dogs.');
    expect(none).toBe(0);
    expect(some).toBeGreaterThan(none);
    expect(more).toBeGreaterThan(some);
  });

  it('is not read from the words of the user', () => {
    expect(readPersonaTalk(talk(NURSE, 'I see.'), nurse).features).toMatchObject({ coverage: 0, backed: 0 });
  });

  it.each([
    ['I am 71 years old.', 'i am 34 years old.', 'another age than the role tells'],
    ['I work as a lawyer.', 'i am a nurse.', 'another occupation than the role tells'],
    ['I have never had any dogs.', 'i have two dogs.', 'it denies what the role tells'],
  ])('holds "%s" against "%s"', (quote, rule, reason) => {
    const { turns } = readPersonaTalk(talk('Well?', quote), nurse);
    expect(turns.get(1)?.denials).toEqual([{ quote, rule, reason }]);
  });

  it.each([
    'I am a nurse.',
    'No, I am a nurse.',
    'I am 34 years old and swim.',
    'I have no time today.',
    'Do you have dogs?',
  ])('holds nothing against "%s"', (content) => {
    expect(readPersonaTalk(talk('Well?', content), nurse).turns.get(1)?.denials).toEqual([]);
  });

  it('reads turns of the assistant only, also the empty talk', () => {
    expect([...readPersonaTalk(talk('a', 'b', 'c', 'd'), nurse).turns.keys()]).toEqual([1, 3]);
    expect(readPersonaTalk([], nurse)).toMatchObject({ own: 0, features: { coverage: 0, backed: 0 } });
  });
});
