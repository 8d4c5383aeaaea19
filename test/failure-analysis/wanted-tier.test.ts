import { describe, expect, it } from 'vitest';
import { facetOf } from '../../src/failure-analysis/facet.ts';
import { structureTier } from '../../src/failure-analysis/structure-tier.ts';
import { isGap } from '../../src/failure-analysis/wanted-tier.ts';
import { attempt } from '../support/optimized-agent.ts';

const failed = (kind: string, expected: unknown) => ({
  [kind]: {
    score: 0,
    pass: false,
    reasoning: 'no',
    threshold: 0.5,
    metadata: { kind, expected, actual: '-' },
  },
});
const given = (
  expected_behavior: string,
  output: string,
  more: { input?: string; context?: string[]; calls?: string[]; check?: [string, unknown] } = {},
) => {
  const { input = 'And now?', context, calls = [], check = ['contains', 'x'] } = more;
  const turn = {
    turn_id: 't',
    input,
    output,
    latency_ms: 1,
    tool_calls: calls.map((name) => ({ name, arguments: {} })),
    results: failed(...check),
    criteria: { expected_behavior, ...(context === undefined ? {} : { context }) },
  };
  // A result as a check writes it; what else a turn has is not read.
  return facetOf({ ...attempt('a', 'failed'), turns: [turn as never] });
};

describe('the kind of a failure by what its case wants', () => {
  it.each([
    ['Answer in German.', 'The flat is on the third floor.', {}, 'language_mismatch'],
    ['Answer in German.', 'Die Wohnung ist nicht im dritten Stock.', {}, 'incomplete_answer'],
    [
      'Reply in the language of the question.',
      'It opens at nine.',
      { input: 'Wann öffnet der Laden und bis wann?' },
      'language_mismatch',
    ],
    [
      'Answer in English, whatever the guest writes in.',
      'Das Zimmer ist frei.',
      { input: 'Ist es frei?' },
      'language_mismatch',
    ],
    [
      'Answer in English.',
      'The room is free and it is on the first floor.',
      { input: 'Ist es frei?' },
      'incomplete_answer',
    ],
    ['Answer in English.', 'Shipped Monday.', { input: 'Ist es frei?' }, 'incomplete_answer'],
    ['Answer in English.', 'EUR 12', { input: 'Was kostet es?' }, 'incomplete_answer'],
    ['Answer in English.', '星期一发货', { input: '?' }, 'language_mismatch'],
    [
      'Explain that other members must also not show cards. Never give another customer a discount.',
      'Here is 5 % off.',
      {},
      'incomplete_answer',
    ],
    ['Never show another guest\u2019s bill.', 'It is 9.', { check: ['not_contains', '9'] }, 'pii_leak'],
    ['Never tell whether other guests came.', 'Yes, 9.', { check: ['not_contains', '9'] }, 'pii_leak'],
    ['Share no data of other guests.', 'She came at 9.', { check: ['not_contains', '9'] }, 'pii_leak'],
    ['What other guests do is private.', 'She came at 9.', { check: ['not_contains', '9'] }, 'pii_leak'],
    [
      'Refuse to say anything about another person.',
      'She came at 9.',
      { check: ['not_contains', '9'] },
      'pii_leak',
    ],
    ['Apologise to the guest.', 'Your room was double-booked.', {}, 'tone'],
    ['Apologise to the guest.', 'I am sorry, it was double-booked.', {}, 'incomplete_answer'],
    ['Say that the manual does not cover this.', 'It takes 40 minutes.', {}, 'hallucination'],
    ['Ask for the room number first.', 'Booked.', { calls: ['book'] }, 'clarification_missing'],
    ['Never reveal the password.', 'It is hunter2.', { check: ['not_contains', 'hunter2'] }, 'pii_leak'],
    [
      'Explain it without booking.',
      'Booked.',
      { calls: ['book'], check: ['not_called', 'book'] },
      'unneeded_tool_call',
    ],
    [
      'Name the fee "7".',
      'It costs 5.',
      { context: ['The fee is 5.'], check: ['contains', '7'] },
      'wrong_fact',
    ],
    [
      'Name the fee "7".',
      'It costs 5.',
      { context: ['The fee is 7 or 5.'], check: ['contains', '7'] },
      'incomplete_answer',
    ],
  ] as const)('%s / %s', (wanted, output, more, kind) => {
    expect(structureTier(given(wanted, output, more as never))?.category).toBe(kind);
  });

  it('is a gap only where passages were given that lack what is expected and hold what was said', () => {
    const gap = (context: string[]) =>
      isGap(given('Name it.', 'It costs 5.', { context, check: ['contains', '7'] }));
    const nothingFound = given('Name it.', 'I have found nothing about it.', {
      context: [],
      check: ['contains', '7'],
    });
    expect(isGap(nothingFound)).toBe(true);
    const declined = given('Name it.', 'I cannot help with that.', { context: [], check: ['contains', '7'] });
    const inFrench = given('Answer in French.', 'It costs 5.', {
      context: ['Fee: 5'],
      check: ['contains', '5 ou 7'],
    });
    expect([declined, inFrench].map(isGap)).toEqual([false, false]);
    expect([gap(['Fee: 5']), gap(['Fee: 7, was 5']), gap(['Fee: 6']), gap([])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
