import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../../src/runs/comparing/compare-runs.ts';
import type { CaseResult } from '../../../src/schema/run.ts';
import { comparedCase, comparedRun, judgedResult } from '../../support/compared-runs.ts';

const compare = (a: readonly CaseResult[], b: readonly CaseResult[]) =>
  compareRuns(comparedRun('run_a', a), comparedRun('run_b', b), { selected: 'all' });
const kinds = ({ flips }: ReturnType<typeof compare>) => flips.map(({ id, kind }) => [id, kind]);
/** A case whose content is what `hash` says. */
const of = (id: string, hash: string, more: Partial<CaseResult> = {}) =>
  comparedCase(id, ['P'], { hash, question: hash, ...more });

describe('cases find each other', () => {
  it('by id, by content where the id is new, and by name where both are', () => {
    const result = compare(
      [of('a', '1'), of('old/b', '2'), of('old/c', '3', { name: 'The third' })],
      [of('new/c', '4', { name: 'The third' }), of('new/b', '2'), of('a', '1')],
    );
    expect(kinds(result)).toEqual([]);
    expect(result.cases).toEqual({ compared: 2, left_out: 1 });
    expect(result.criteria_changed).toMatchObject([{ what: 'case_changed', id: 'new/c' }]);
    expect(result.warnings).toContain('Renamed: old/c → new/c, old/b → new/b.');
  });

  it.each([
    ['copies of one content', [of('a', '1'), of('b', '1')], [of('x', '1'), of('y', '1')], 4],
    ['one content that is there twice now', [of('a', '1')], [of('x', '1'), of('y', '1')], 3],
    ['a copy beside the original', [of('a', '1')], [of('a', '1'), of('y', '1')], 1],
    [
      'two of one name',
      [of('a', '1', { name: 'N' }), of('b', '2', { name: 'N' })],
      [of('x', '3', { name: 'N' }), of('b', '2', { name: 'N' })],
      2,
    ],
  ])('%s are not guessed at', (_, a, b, flips) => {
    expect(kinds(compare(a, b))).toHaveLength(flips);
  });

  it('does not take a swapped id for the same case', () => {
    const result = compare([of('a', '1'), of('b', '2')], [of('a', '2'), of('b', '1')]);
    expect(result.criteria_changed.map(({ what }) => what)).toEqual(['case_changed', 'case_changed']);
    expect(result.cases.compared).toBe(0);
  });

  it('of results without hashes are compared as long as the question is the same', () => {
    const plain = (question: string): CaseResult => {
      const { hash: _, min_passes: __, ...one } = comparedCase('a', ['P'], { question });
      return one;
    };
    expect(compare([plain('q')], [plain('q')]).cases.compared).toBe(1);
    expect(compare([plain('q')], [of('a', 'q', { attempts: plain('q').attempts })]).cases.compared).toBe(1);
    expect(compare([plain('q')], [plain('r')]).criteria_changed).toMatchObject([{ what: 'case_changed' }]);
  });
});

describe('two runs of any kind', () => {
  it('keep a scorer or a case named like a prototype', () => {
    const odd = (score: number) => {
      const results = Object.fromEntries(
        ['constructor', 'toString'].map((name) => [name, judgedResult(score)]),
      );
      Object.defineProperty(results, '__proto__', { value: judgedResult(score), enumerable: true });
      return ['__proto__', 'constructor', 'a', 'b', 'c', 'd', 'e'].map((id) => comparedCase(id, [results]));
    };
    const result = compare(odd(0.9), odd(0.2));
    expect(Object.keys(result.scorers).sort()).toEqual(['__proto__', 'constructor', 'toString']);
    expect(new Map(Object.entries(result.scorers)).get('__proto__')).toMatchObject({ cases: 7, delta: -0.7 });
    expect(result.flips).toHaveLength(7);
    expect(JSON.parse(JSON.stringify(result)).scorers.constructor.delta).toBe(-0.7);
  });

  it('take the first of two cases with one id, and say so', () => {
    const result = compare([of('a', '1'), of('a', '2')], [of('a', '1')]);
    expect(result.cases).toEqual({ compared: 1, left_out: 0 });
    expect(result.warnings.join()).toContain(
      'Ids that stand twice in a run, of which the first is taken: a.',
    );
  });

  it('survive metadata of any form', () => {
    const strange = [null, 7, 'x', [], { mode: 3, model: {}, prompt_version: [] }].map((judge, at) =>
      comparedCase(`c/${at}`, [{ playval: judgedResult(1, { metadata: { judge, threshold: 'high' } }) }]),
    );
    expect(compare(strange, strange)).toMatchObject({ comparable: true, verdict: 'unchanged' });
  });

  it('are streams: each is gone through at most twice, and nothing is taken out of order', () => {
    const passes = { a: 0, b: 0 };
    const stream = (side: 'a' | 'b', mark: 'P' | 'F') => ({
      *[Symbol.iterator]() {
        passes[side] += 1;
        for (let at = 0; at < 30; at += 1) yield comparedCase(`c/${at}`, [mark]);
      },
    });
    const header = comparedRun('run_a', []).header;
    const result = compareRuns(
      { header, cases: stream('a', 'P') },
      { header: { ...header, run_id: 'run_b' }, cases: stream('b', 'F') },
    );
    expect(result).toMatchObject({ verdict: 'regression', cases: { compared: 30 } });
    expect(passes).toEqual({ a: 2, b: 2 });
  });
});
