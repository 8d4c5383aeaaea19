import { describe, expect, it } from 'vitest';
import type { CustomScorer } from '../../../src/schema/scorer.ts';
import { customScorer } from '../../../src/scorers/custom/custom-scorer.ts';
import { outcomeWith, resultWith } from '../../support/evaluate-with.ts';
import { silentJudge } from '../../support/scripted-judge.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

const make = (config: CustomScorer['config']) =>
  customScorer({ scorer_id: 'scorer_x', name: 'My pattern', type: 'regex', config }, seededPorts());
const scoreOf = async (config: CustomScorer['config'], subject: Record<string, unknown>) =>
  resultWith(silentJudge(), await make(config), subject);

describe('a regex scorer', () => {
  it.each<[CustomScorer['config'], Record<string, unknown>, number]>([
    [{ pattern: 'order \\d+' }, { output: 'Your order 12 is here.' }, 1],
    [{ pattern: 'order \\d+' }, { output: 'Your order is here.' }, 0],
    [{ pattern: 'order \\d+', negate: true }, { output: 'Your order 12 is here.' }, 0],
    [{ pattern: 'order \\d+', negate: true }, { output: 'Nothing.' }, 1],
    [{ pattern: '[a-z]+', match: 'full' }, { output: 'hello' }, 1],
    [{ pattern: '[a-z]+', match: 'full' }, { output: 'hello you' }, 0],
    [{ pattern: 'HELLO', flags: 'i' }, { output: 'hello' }, 1],
    [{ pattern: '^two$', flags: 'm' }, { output: 'one\ntwo' }, 1],
    [{ pattern: '^two$' }, { output: 'one\ntwo' }, 0],
    [{ pattern: 'one.two', flags: 's' }, { output: 'one\ntwo' }, 1],
    [{ pattern: '^😀.$', flags: 'u' }, { output: '😀é' }, 1],
    [{ pattern: 'paris', field: 'context', flags: 'i' }, { context: ['', 'In Paris.'] }, 1],
    [{ pattern: 'x', field: 'input' }, { input: 'axb' }, 1],
  ])('%j on %j gives %d', async (config, subject, score) => {
    const result = await scoreOf(config, subject);
    expect(result).toMatchObject({ score, pass: score === 1 });
    expect(result.metadata['judge']).toMatchObject({ mode: 'none', confidence: 'high', calls: 0 });
  });

  it('shows up to ten matches with their groups', async () => {
    const { metadata } = await scoreOf(
      { pattern: '(?P<key>\\w)=(\\d)?' },
      { output: Array.from({ length: 12 }, (_, index) => `k=${index < 1 ? '' : 1}`).join(' ') },
    );
    expect(metadata['matches']).toHaveLength(10);
    expect(metadata).toMatchObject({ more_matches: true, match_count: 10 });
    expect((metadata['matches'] as unknown[])[0]).toEqual({
      match: 'k=',
      start: 0,
      end: 2,
      groups: ['k', null],
      named_groups: { key: 'k' },
    });
  });

  it.each([
    ['a(?=b)', 'look-ahead'],
    ['a(?!b)', 'negative look-ahead'],
    ['(?<=a)b', 'look-behind'],
    ['(?<!a)b', 'negative look-behind'],
    ['(a)\\1', 'backreference'],
    ['(?<n>a)\\k<n>', 'backreference'],
    ['(?>a)', 'atomic group'],
    ['a++', 'possessive quantifier'],
    ['a*+', 'possessive quantifier'],
    ['a?+', 'possessive quantifier'],
    ['a{2}+', 'possessive quantifier'],
    ['a{2,}+', 'possessive quantifier'],
    ['(ab){2,5}+c', 'possessive quantifier'],
    ['\\p{L}++', 'possessive quantifier'],
  ])('names what a linear-time engine cannot do in %s', async (pattern, construct) => {
    await expect(make({ pattern })).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining(construct),
    });
  });

  it.each(['[(?=]', '\\(\\?=', '[]+]+', '\\Q(?=\\E', 'a\\+\\+', '\\\\d', '[\\1-\\3]?x|y'.slice(-1)])(
    'does not mistake %s for one',
    async (pattern) => {
      await expect(make({ pattern })).resolves.toBeDefined();
    },
  );

  it.each([
    ['\\p{L}+', 'é', '1'],
    ['\\p{Lu}+x', 'ÀBx', 'x'],
    ['\\P{L}+', '1', 'é'],
    ['\\p{Greek}+?$', 'αβγ', 'abc'],
    ['\\p{L}*1', 'é1', '2'],
    ['[\\p{L}]+', 'é', '1'],
    ['(?:\\p{L})+', 'é', '1'],
    ['\\x{41}+', 'AA', 'a'],
    ['\\x{1F600}+', '😀', 'a'],
    ['a}+', 'a}}', 'a'],
    ['}+', '}', '{'],
    ['\\}+', '}', '{'],
    ['a\\{2}+', 'a{2}', 'aa'],
    ['x{,5}+', 'x{,5}}', 'xx'],
    ['[}]+', '}', '{'],
    ['\\{"a":\\s*\\{\\}\\}+', '{"a": {}}}', '{}'],
  ])('takes %s, whose braces are none of a quantifier', async (pattern, matching, other) => {
    expect((await scoreOf({ pattern }, { output: matching })).score).toBe(1);
    expect((await scoreOf({ pattern }, { output: other })).score).toBe(0);
  });

  it.each([
    ['(', /does not compile/],
    ['a{2,1}', /does not compile/],
    ['x'.repeat(10_001), /characters/],
  ])('refuses a pattern that cannot work: %.20s', async (pattern, message) => {
    await expect(make({ pattern })).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(message),
    });
  });

  it('refuses to be made without a pattern', async () => {
    await expect(make({})).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('needs its field', async () => {
    const scorer = await make({ pattern: 'a', field: 'ground_truth' });
    expect(scorer.check({ output: 'a' })).toMatchObject([
      { code: 'missing_field', field: 'ground_truth', scorer: 'scorer_x' },
    ]);
    expect((await outcomeWith(silentJudge(), scorer, { output: 'a' })).status).toBe('errored');
  });

  it('carries its own threshold and changes its version with its pattern', async () => {
    expect((await make({ pattern: 'a', threshold: 0.9 })).threshold).toBe(0.9);
    expect((await make({ pattern: 'a' })).version).not.toBe((await make({ pattern: 'b' })).version);
  });

  it('stays linear on the patterns that stall other engines', async () => {
    const result = await scoreOf({ pattern: '(a+)+$' }, { output: `${'a'.repeat(20_000)}!` });
    expect(result.score).toBe(0);
  });
});
