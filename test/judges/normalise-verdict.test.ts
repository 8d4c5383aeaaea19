import { describe, expect, it } from 'vitest';
import { normaliseVerdict } from '../../src/judges/normalise-verdict.ts';

const YES_NO = ['yes', 'no'] as const;
const SUPPORT = ['supported', 'contradicted', 'not_found'] as const;

describe('normaliseVerdict', () => {
  it.each([
    ['yes', 'yes'],
    ['Yes.', 'yes'],
    [' YES ', 'yes'],
    ['yes — because the text says so', 'yes'],
    ['"No"', 'no'],
    ['ｙｅｓ', 'yes'],
    ['**yes**', 'yes'],
    ['true', 'yes'],
    [true, 'yes'],
    ['Y', 'yes'],
    ['yeah!', 'yes'],
    ['n', 'no'],
    [false, 'no'],
    ['No, the model never does that', 'no'],
    ['No, it does not say yes', undefined],
    ['yes and no', undefined],
    ['yesterday', undefined],
    ['nothing', undefined],
    ['unclear', undefined],
    ['', undefined],
    ['...', undefined],
    [null, undefined],
    [undefined, undefined],
    [{ verdict: 'yes' }, undefined],
    [['yes'], undefined],
    [1, undefined],
    [`yes ${'x'.repeat(600)}`, undefined],
  ])('reads %j as %j among yes and no', (raw, verdict) => {
    expect(normaliseVerdict(raw, YES_NO)).toBe(verdict);
  });

  it.each([
    ['not found', 'not_found'],
    ['Not-Found', 'not_found'],
    ['NOT_FOUND: nothing about it', 'not_found'],
    ['Supported by the second chunk', 'supported'],
    ['supported, not contradicted', undefined],
    ['unsupported', undefined],
  ])('reads %j as %j among support verdicts', (raw, verdict) => {
    expect(normaliseVerdict(raw, SUPPORT)).toBe(verdict);
  });

  it.each(['unclear', 'Unknown.', 'maybe', 'partially relevant'])('takes %j for the middle value', (raw) => {
    expect(normaliseVerdict(raw, ['yes', 'partly', 'no'], 'partly')).toBe('partly');
  });

  it('takes the longest value that a sentence begins with', () => {
    expect(normaliseVerdict('not supported at all', ['supported', 'not_supported'])).toBe('not_supported');
    expect(normaliseVerdict('supported, or rather not supported', ['supported', 'not_supported'])).toBe(
      undefined,
    );
  });

  it('knows grades that are digits', () => {
    expect(normaliseVerdict('3', ['1', '2', '3'])).toBe('3');
    expect(normaliseVerdict(2, ['1', '2', '3'])).toBe('2');
    expect(normaliseVerdict('3.', ['1', '2', '3'])).toBe('3');
    expect(normaliseVerdict('3 or 2', ['1', '2', '3'])).toBe(undefined);
    expect(normaliseVerdict('10', ['1', '0'])).toBe(undefined);
  });

  it('does not take a synonym for a value that the set does not have', () => {
    expect(normaliseVerdict('true', SUPPORT)).toBe(undefined);
    expect(normaliseVerdict('constructor', YES_NO)).toBe(undefined);
  });
});
