import { describe, expect, it } from 'vitest';
import { clusterNames } from '../../src/failure-analysis/cluster-names.ts';
import { contrast } from '../../src/failure-analysis/contrast.ts';
import { exampleRunIds } from '../../src/failure-analysis/examples.ts';
import { errorCategory } from '../../src/failure-analysis/exclusions.ts';
import { repeatedCall } from '../../src/failure-analysis/repeated-call.ts';
import { clusterTexts } from '../../src/failure-analysis/residual-clusters.ts';
import { saturation } from '../../src/failure-analysis/saturation.ts';
import { stableIds } from '../../src/failure-analysis/stable-ids.ts';
import { trendOf } from '../../src/failure-analysis/trend.ts';
import { tfIdf } from '../../src/text/tf-idf.ts';
import { failedWith } from '../support/analysed-attempts.ts';

describe('saturation', () => {
  it.each([
    [[], 0, 0],
    [[1], 1, 1],
    [[5, 5], 0, 2],
    // Six failures, three kinds seen once and one twice... f1 = 3, f2 = 1: 5 + 3 * 2 / (2 * 2).
    [[1, 1, 1, 2, 5], 0.3, 6.5],
  ])('of %j is %d unseen and %d kinds', (counts, unseen, kinds) => {
    expect(saturation(counts)).toMatchObject({ unseen_mass: unseen, expected_categories: kinds });
  });

  it('says whether more data would show more', () => {
    expect(saturation([1, 1, 1]).note).toContain('would likely show new ones');
    expect(saturation([9, 9]).note).toContain('few new ones');
  });
});

describe('trendOf', () => {
  const share = (failed: number, judged: number) => ({ failed, judged });
  it.each([
    [share(0, 50), share(3, 50), 'new'],
    [share(3, 50), share(0, 50), 'resolved'],
    [share(2, 50), share(25, 50), 'rising'],
    [share(25, 50), share(2, 50), 'falling'],
    [share(5, 50), share(6, 50), 'stable'],
    [share(0, 0), share(6, 50), null],
    [share(0, 5), share(0, 5), null],
  ])('from %j to %j is %s', (before, now, expected) => {
    expect(trendOf(before, now)).toBe(expected);
  });
});

describe('contrast', () => {
  const counted = (cases: number, features: Record<string, number>) => ({
    cases,
    features: new Map(Object.entries(features)),
  });

  it('tells counts, odds with 0.5 added and their interval', () => {
    // (14.5 * 117.5) / (4.5 * 3.5) = 108.2; the logarithm's error is sqrt(1/14.5 + 1/4.5 + 1/3.5 + 1/117.5).
    expect(contrast(counted(18, { 'use x': 14 }), counted(120, { 'use x': 3 }))).toEqual([
      '14 of 18 failing cases vs 3 of 120 passing cases use x, odds x108 [24, 485]',
    ]);
  });

  it.each([
    ['too few cases', { 'use x': 2 }, 3],
    ['too small a share', { 'use x': 3 }, 100],
    ['no difference to the passes', { 'use x': 9 }, 18],
  ])('says nothing with %s', (_, features, cases) => {
    expect(contrast(counted(cases, features), counted(100, { 'use x': 50 }))).toEqual([]);
  });

  it('asks more of a feature the more it looks at', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`speak of ${at}`, 5]));
    const passes = counted(20, Object.fromEntries(Object.keys(many).map((name) => [name, 10])));
    const failures = (features: Record<string, number>) => counted(10, { ...features, 'use x': 6 });
    const withX = { ...passes, features: new Map([...passes.features, ['use x', 3]]) };
    expect(contrast(failures({}), withX)).toHaveLength(1);
    expect(contrast(failures(many), withX)).toHaveLength(0);
  });
});

describe('stableIds', () => {
  it('gives each earlier id once, to the closest cluster', () => {
    const known = [{ id: 'new:old' as const, name: 'old', terms: { gift: 0.8, box: 0.6 } }];
    const ids = stableIds(
      [{ terms: { gift: 0.6, box: 0.5, red: 0.62 } }, { terms: { gift: 0.8, box: 0.6 } }],
      known,
    );
    expect(ids[1]).toBe('new:old');
    expect(ids[0]).not.toBe('new:old');
  });

  it('depends on the terms only, not on their order or exact weights', () => {
    const [a] = stableIds([{ terms: { gift: 0.8, box: 0.6 } }], []);
    const [b] = stableIds([{ terms: { box: 0.61, gift: 0.79 } }], []);
    expect(a).toBe(b);
  });

  it('gives two clusters two ids', () => {
    const terms = { gift: 1 };
    expect(new Set(stableIds([{ terms }, { terms }], [])).size).toBe(2);
  });
});

describe('clusterNames', () => {
  it('takes a phrase that most texts of a group have and those of others have not, in whatever order', () => {
    const names = clusterNames([
      ['The order has a late refund', 'The refund of the order was late'],
      ['The order went to a wrong address', 'wrong address on the order'],
    ]);
    expect(names).toEqual(['late refund', 'wrong address']);
  });

  it.each([
    ['texts without words', [['!!', '']]],
    ['texts that share one word alone', [['the whale sang', 'a whale slept', 'whale of a time']]],
    [
      'a frame that all groups share',
      [
        ['recorded reward below threshold', 'recorded reward below threshold'],
        ['recorded reward below threshold', 'recorded reward below threshold'],
      ],
    ],
    ['words of its minority', [['late refund', 'green tea', 'loud bell', 'salt water']]],
  ])('is null for %s', (_, groups) => {
    expect(clusterNames(groups)[0]).toBeNull();
  });
});

describe('exampleRunIds', () => {
  it('starts with the typical one, prefers other cases, and repeats no run', () => {
    const attempts = [
      failedWith('x', { run_id: 'r1', case_id: 'a' }),
      failedWith('x', { run_id: 'r2', case_id: 'a' }),
      failedWith('x', { run_id: 'r2', case_id: 'b' }),
      failedWith('x', { run_id: 'r3', case_id: 'c' }),
    ];
    const { vectors } = tfIdf(['late refund order', 'late refund order', 'late refund', 'whale song']);
    const ids = exampleRunIds(attempts, () => vectors);
    expect(ids[0]).toBe('r1');
    expect([...ids].sort()).toEqual(['r1', 'r2', 'r3']);
  });
});

it('names the one run that there is without comparing its failures', () => {
  const attempts = ['a', 'b'].map((case_id) => failedWith('x', { run_id: 'r1', case_id }));
  const never = () => {
    throw new Error('compared');
  };
  expect(exampleRunIds(attempts, never)).toEqual(['r1']);
  expect(exampleRunIds([], never)).toEqual([]);
});

describe('errorCategory', () => {
  it.each([
    ['timeout', 'timeout'],
    ['rate_limited', 'rate_limit'],
    ['budget_exhausted', 'budget_exceeded'],
    ['scorer_failed', 'evaluator_error'],
    ['judge_error', 'evaluator_error'],
    ['missing_field', 'test_case_error'],
    ['connection', 'provider_error'],
    ['agent_failed', 'provider_error'],
  ])('of %s is %s', (code, expected) => {
    expect(errorCategory(code)).toBe(expected);
  });
});

describe('repeatedCall', () => {
  const call = (name: string, id: number) => ({ name, arguments: { id } });
  it('needs three calls with the same arguments', () => {
    expect(repeatedCall([call('get', 1), call('get', 1)])).toBeNull();
    expect(repeatedCall([call('get', 1), call('get', 2), call('get', 3)])).toBeNull();
    expect(repeatedCall([call('get', 1), call('put', 1), call('get', 1), call('get', 1)])).toEqual({
      name: 'get',
      times: 3,
    });
  });
});

describe('clusterTexts', () => {
  it('groups by what is said, whatever the numbers', () => {
    const texts = [
      'refund of order 17 is late',
      'whales sing',
      'refund of order 99 is late',
      'password "abc" expired',
      'password "xyz" expired',
    ];
    const { clusters, other } = clusterTexts(texts, 1);
    expect(clusters.map(({ members }) => members)).toEqual([
      [0, 2],
      [3, 4],
    ]);
    expect(other).toEqual([1]);
  });

  it('gives small groups up, later ones with more texts', () => {
    const pair = ['refund late', 'refund late'];
    expect(clusterTexts(pair, 1).clusters).toHaveLength(1);
    const many = [...pair, ...Array.from({ length: 60 }, (_, at) => `w${at}ord${'x'.repeat(at % 7)} u${at}`)];
    expect(clusterTexts(many, 1).other).toContain(0);
  });

  it('leaves texts without words out of every group', () => {
    expect(clusterTexts(['', '!!', ''], 1)).toMatchObject({ clusters: [], other: [0, 1, 2] });
    expect(clusterTexts([], 1)).toMatchObject({ clusters: [], other: [] });
  });

  it('clusters a seeded sample of more than 2,000 and gives the rest to the nearest group', () => {
    const kinds = ['refund order late', 'password reset mail', 'parcel lost post'];
    const texts = Array.from({ length: 2400 }, (_, at) => `${kinds[at % 3]} thing${at % 5}`);
    const { clusters, other } = clusterTexts(texts, 3);
    expect(clusters.map(({ members }) => members.length)).toEqual([800, 800, 800]);
    expect(other).toEqual([]);
    expect(clusterTexts(texts, 3)).toEqual(clusterTexts(texts, 3));
  });
});
