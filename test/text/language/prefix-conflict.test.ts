import { describe, expect, it } from 'vitest';
import { prefixConflict } from '../../../src/text/language/prefix-conflict.ts';
import { tokenize } from '../../../src/text/language/tokens.ts';

describe('opposites by "un"', () => {
  it.each([
    ['You can return opened tea.', 'Return tea unopened.', { claim: 'opened', evidence: 'unopened' }],
    ['It is unlikely to rain.', 'It is likely to rain.', { claim: 'unlikely', evidence: 'likely' }],
    ['Opened or unopened, you can return it.', 'Return tea unopened.', null],
    ['It opened in 1999.', 'Unopened or opened, return it.', null],
    ['The derby runs until June.', 'The team plays under lights.', null],
    ['The form is for less.', 'Unless you inform us.', null],
    ['', 'Unopened.', null],
  ])('%j against %j', (claim, evidence, expected) => {
    expect(prefixConflict(tokenize(claim), tokenize(evidence))).toEqual(expected);
  });
});
