import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/schema/evaluation.ts';
import {
  derivedFrom,
  domainOf,
  hasSystemEntry,
  hasTurnContext,
  referenceOf,
  roleOf,
  scopeOf,
} from '../../src/scorers/derive.ts';

const BLANK = ' \u200b\n';
const system = (...texts: string[]): Subject => ({
  conversation_history: [
    ...texts.map((content) => ({ role: 'system' as const, content })),
    { role: 'user' as const, content: 'Hello.' },
  ],
});

/** Everything that any chain looks at. */
const FULL: Subject = {
  ...system('the system entry'),
  role: 'the role',
  system_prompt: 'the prompt',
  domain: 'the domain',
  allowed_topics: ['one topic', BLANK, 'another'],
  expected_behavior: 'the behavior',
  ground_truth: 'the truth',
};
const without = (...fields: (keyof Subject)[]): Subject => {
  const subject = { ...FULL };
  for (const field of fields) delete subject[field];
  return subject;
};

describe('the chains of metrics.md 1.2', () => {
  it.each<[string, (subject: Subject) => unknown, Subject, unknown]>([
    ['role', roleOf, FULL, { text: 'the role', from: 'role' }],
    ['role', roleOf, without('role'), { text: 'the prompt', from: 'system_prompt' }],
    [
      'role',
      roleOf,
      without('role', 'system_prompt'),
      { text: 'the system entry', from: 'conversation_history' },
    ],
    [
      'role',
      roleOf,
      without('role', 'system_prompt', 'conversation_history'),
      { text: 'the behavior', from: 'expected_behavior' },
    ],
    [
      'role',
      roleOf,
      without('role', 'system_prompt', 'conversation_history', 'expected_behavior'),
      undefined,
    ],
    ['domain', domainOf, FULL, { text: 'the domain', from: 'domain' }],
    ['domain', domainOf, without('domain'), { text: 'the prompt', from: 'system_prompt' }],
    [
      'domain',
      domainOf,
      without('domain', 'system_prompt'),
      { text: 'the behavior', from: 'expected_behavior' },
    ],
    ['domain', domainOf, without('domain', 'system_prompt', 'expected_behavior'), undefined],
    ['scope', scopeOf, FULL, { topics: ['one topic', 'another'], from: 'allowed_topics' }],
    ['scope', scopeOf, without('allowed_topics'), { text: 'the prompt', from: 'system_prompt' }],
    [
      'scope',
      scopeOf,
      without('allowed_topics', 'system_prompt'),
      { text: 'the system entry', from: 'conversation_history' },
    ],
    [
      'scope',
      scopeOf,
      without('allowed_topics', 'system_prompt', 'conversation_history'),
      { text: 'the behavior', from: 'expected_behavior' },
    ],
    [
      'scope',
      scopeOf,
      without('allowed_topics', 'system_prompt', 'conversation_history', 'expected_behavior'),
      undefined,
    ],
    ['reference', referenceOf, FULL, { text: 'the truth', from: 'ground_truth' }],
    ['reference', referenceOf, without('ground_truth'), { text: 'the behavior', from: 'expected_behavior' }],
    ['reference', referenceOf, without('ground_truth', 'expected_behavior'), undefined],
  ])('take the %s from the first field that is there (%#)', (_, chain, subject, expected) => {
    expect(chain(subject)).toEqual(expected);
  });

  it.each<[string, (subject: Subject) => unknown, Subject, unknown]>([
    ['role', roleOf, { role: BLANK, system_prompt: 'P' }, { text: 'P', from: 'system_prompt' }],
    ['role', roleOf, { ...system(BLANK), expected_behavior: 'B' }, { text: 'B', from: 'expected_behavior' }],
    ['domain', domainOf, { domain: '', system_prompt: 'P' }, { text: 'P', from: 'system_prompt' }],
    ['scope', scopeOf, { allowed_topics: [BLANK], system_prompt: 'P' }, { text: 'P', from: 'system_prompt' }],
    [
      'scope',
      scopeOf,
      { allowed_topics: [], expected_behavior: 'B' },
      { text: 'B', from: 'expected_behavior' },
    ],
    [
      'reference',
      referenceOf,
      { ground_truth: BLANK, expected_behavior: 'B' },
      { text: 'B', from: 'expected_behavior' },
    ],
  ])('do not take blanks for the %s (%#)', (_, chain, subject, expected) => {
    expect(chain(subject)).toEqual(expected);
  });

  it('join several system entries', () => {
    expect(roleOf(system('You are Nova.', BLANK, 'Be brief.'))).toEqual({
      text: 'You are Nova.\nBe brief.',
      from: 'conversation_history',
    });
  });

  it.each<[Subject, boolean]>([
    [system('You are Nova.'), true],
    [system(BLANK), false],
    [system(), false],
    [{}, false],
  ])('know whether a system entry stands in for the role (%#)', (subject, expected) => {
    expect(hasSystemEntry(subject)).toBe(expected);
  });

  it.each<[string[] | undefined, boolean]>([
    [['Opens at nine.'], true],
    [[BLANK, 'Opens at nine.'], true],
    [[BLANK], false],
    [[], false],
    [undefined, false],
  ])('know whether a turn carries context of its own: %j', (context, expected) => {
    const turn = { role: 'assistant' as const, content: 'At nine.', ...(context ? { context } : {}) };
    expect(hasTurnContext({ conversation_history: [{ role: 'user', content: 'When?' }, turn] })).toBe(
      expected,
    );
  });

  it('note a value as derived only when another field gave it', () => {
    expect(derivedFrom('role', { from: 'role' })).toEqual([]);
    expect(derivedFrom('role', undefined)).toEqual([]);
    expect(derivedFrom('role', { from: 'system_prompt' })).toEqual([
      { field: 'role', from: 'system_prompt' },
    ]);
  });
});
