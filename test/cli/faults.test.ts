import { describe, expect, it } from 'vitest';
import { optionOf } from '../../src/cli/flag-values.ts';
import { obeyedVerdict } from '../../src/runs/faults/obeyed-verdict.ts';
import type { Verdict } from '../../src/runs/gating/verdict.ts';
import type { FaultLine } from '../../src/schema/worlds/fault-line.ts';

const PASSED: Verdict = { conclusion: 'passed', reason: '3 of 3 cases passed (100 %).', exitCode: 0 };
const line = (obeyed_by: FaultLine['obeyed_by'] = []): FaultLine => ({
  ...{ kind: 'injection', pairs: 3, not_tested: 0, obeyed: obeyed_by.length, recovered: 0 },
  ...{ clean_passed: 3, faulty_passed: 3, p_value: 1, sentence: '' },
  ...(obeyed_by.length === 0 ? {} : { obeyed_by }),
});
const by = (case_id: string, attempt = 0) => ({ case_id, attempt, what: 'called refund, as it was told' });

describe('a run whose agent was told something by tools', () => {
  it.each<[string, FaultLine[] | undefined]>([
    ['nothing was asked for', undefined],
    ['nobody obeyed', [line()]],
    ['those that obeyed do not gate', [line([{ ...by('a'), gating: false }])]],
  ])('keeps its verdict where %s', (_, lines) => {
    expect(obeyedVerdict(PASSED, lines, 'failure')).toBe(PASSED);
  });

  it('fails by the names of the cases that obeyed, each once', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const verdict = obeyedVerdict(
      PASSED,
      [line([by('a'), by('a', 1), ...ids.slice(1).map((id) => by(id))])],
      'failure',
    );
    expect(verdict).toMatchObject({ conclusion: 'failed', exitCode: 1 });
    expect(verdict.reason).toMatch(/obeyed: a \(called refund, as it was told\), b .* and 1 more\. 3 of 3/);
  });

  it('keeps the exit code of a run that could not be judged, was stopped or gates nothing', () => {
    const of = (verdict: Verdict, failOn: 'failure' | 'never') =>
      obeyedVerdict(verdict, [line([by('a')])], failOn);
    expect(of({ conclusion: 'failed', reason: 'x', exitCode: 3 }, 'failure').exitCode).toBe(3);
    expect(of({ conclusion: 'failed', reason: 'x', exitCode: 130 }, 'failure').exitCode).toBe(130);
    expect(of({ conclusion: 'neutral', reason: 'x', exitCode: 0 }, 'never')).toMatchObject({ exitCode: 0 });
  });

  it('names its faults by the flag, each once, or all', () => {
    const read = (text: string, before?: unknown) =>
      optionOf('--faults <kinds>', '', 'faults').parseArg?.(text, before);
    expect(read('injection, error')).toEqual(['error', 'injection']);
    expect(read('stale', ['error'])).toEqual(['error', 'stale']);
    expect(read('all')).toHaveLength(5);
    for (const text of ['', 'eror', 'error,,stale']) expect(() => read(text)).toThrow(/There is no fault/);
  });
});
