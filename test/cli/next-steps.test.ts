import { describe, expect, it } from 'vitest';
import { nextCases, nextSteps, type TypedFlags } from '../../src/cli/next/next-steps.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { mixedReport } from '../support/sample-report.ts';

/** With its errored cases, or without them. */
const report = (withErrored = true): RunReport => {
  const base = mixedReport();
  return { ...base, cases: [...base.cases].filter(({ status }) => withErrored || status !== 'errored') };
};
type Ended = Parameters<typeof nextSteps>[2];
const next = (of: RunReport, ended: Ended, flags: TypedFlags) => {
  const cases = nextCases();
  for (const one of of.cases) cases.add(one);
  return nextSteps(of, cases.found, ended, flags);
};
const ended = { exitCode: 1, cancelled: false, resumable: true, isStopped: false };
const failing = () =>
  [...report().cases].find(({ status, gating }) => status === 'failed' && gating !== false)!.id;

describe('what to type next', () => {
  it.each<[string, TypedFlags, string]>([
    ['nothing', {}, ''],
    ['agent and judge', { agent: 'py', judge: 'offline' }, ' --agent py --judge offline'],
    ['a model', { judge: 'openai', judgeModel: 'gpt-x' }, ' --judge openai --judge-model gpt-x'],
    ['folders with blanks', { evals: 'my evals', state: "it's" }, " --evals 'my evals' --state 'it'\\''s'"],
    [
      'what bounds and gates it',
      {
        repeat: 3,
        seed: 0,
        maxCostUsd: 0.5,
        failOn: 'never',
        minPassRate: 0.9,
        timeLimit: '5m',
        concurrency: 2,
      },
      ' --repeat 3 --seed 0 --concurrency 2 --min-pass-rate 0.9 --fail-on never --max-cost-usd 0.5 --time-limit 5m',
    ],
    [
      'what was switched off and on',
      { envFile: false, redact: false, allowOnly: true },
      ' --no-env-file --no-redact --allow-only',
    ],
    ['nothing that is a default', { envFile: true, redact: true, allowOnly: false }, ''],
    ['nothing of a folder that would be overwritten', { out: 'reports' }, ''],
    ['an address', { judgeBaseUrl: 'http://x/?a=1&b' }, " --judge-base-url 'http://x/?a=1&b'"],
  ])('repeats %s of what was typed', (_, flags, words) => {
    expect(next(report(false), ended, flags)).toEqual([`assay run --case ${failing()}${words}`]);
  });

  it('answers from recordings again, and records again what they do not answer', () => {
    expect(next(report(false), ended, { replay: true })).toEqual([`assay run --case ${failing()} --replay`]);
    expect(next(report(false), ended, { replay: 'changed' })).toEqual([
      `assay run --case ${failing()} --replay=changed`,
    ]);
    const [first] = [...report().cases].filter(({ status }) => status === 'errored');
    if (first === undefined) throw new Error('the sample has no errored case');
    const error = { code: 'cassette_miss', message: 'No recording answers it.' };
    const missed = { ...first, attempts: [{ status: 'errored' as const, error, turns: [] }] };
    expect(next({ ...report(), cases: [missed] }, ended, { replay: true, judge: 'openai' })).toEqual([
      'assay run --record --replay=changed --judge openai',
    ]);
  });

  it('goes on with the judge of the run, and leaves its agent to it', () => {
    const flags = { agent: 'py', repeat: 2, judge: 'offline', out: 'reports' } as const;
    const { run_id: runId } = report().header;
    const resume = [`assay run --resume ${runId} --judge offline --out reports`];
    expect(next(report(), { ...ended, exitCode: 130, cancelled: true }, flags)).toEqual(resume);
    expect(next(report(), { ...ended, isStopped: true }, flags)).toEqual(resume);
    expect(next(report(), ended, flags)).toEqual([
      `assay run --retry-errors ${runId} --judge offline --out reports`,
    ]);
    expect(next(report(), { ...ended, exitCode: 0 }, flags)).toEqual([]);
  });
});
