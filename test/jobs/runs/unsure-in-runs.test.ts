import { describe, expect, it } from 'vitest';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { answeringSuite } from '../../support/answering-suite.ts';
import { finished } from '../../support/finished.ts';

const KIND = 'name: Kind\ntype: llm_judge\nconfig: { rubric: "Is it kind? {{ output }}" }\n';
const sure = (id: string) =>
  `- id: ${id}\n  name: ${id}\n  turns: [{ input: hello, checks: [{ contains: yes }] }]\n`;
const unsure = (id: string, marks = '') =>
  `- id: ${id}\n  name: ${id}\n${marks}  turns: [{ input: hello, expected_behavior: 'Says "yes".', scorers: [kind] }]\n`;

async function played(cases: string, settings = '') {
  const engine = answeringSuite(
    {
      'assay.yaml': `judge: { provider: offline }\n${settings}`,
      'scorers/kind.yaml': KIND,
      'test-cases/cases.yaml': cases,
    },
    () => ({ output: 'yes, of course' }),
  );
  return finished(startRun(engine, {}), ({ report }) => ({
    header: report.header,
    cases: [...report.cases],
  }));
}

describe('a run of cases that rules cannot decide', () => {
  it('counts them apart, and says what could not be told of each', async () => {
    const { header, cases } = await played(`${sure('a')}${sure('b')}${unsure('c')}`);
    expect(header).toMatchObject({
      conclusion: 'passed',
      reason: '2 of 2 sure cases passed (100 %). 1 case is unsure.',
      counts: { total: 3, passed: 2, failed: 0, errored: 0, skipped: 1, unsure: 1 },
      pass_rate: 1,
    });
    expect(cases[2]).toMatchObject({
      status: 'skipped',
      unsure: true,
      reason: expect.stringMatching(/^unsure: kind: /),
      attempts: [{ status: 'skipped', unsure: true }],
    });
  });

  it('is neutral where most are unsure, whatever they lean to, and lets them gate where that is asked for', async () => {
    const suite = `${sure('a')}${unsure('b')}${unsure('c')}`;
    expect((await played(suite)).header).toMatchObject({ conclusion: 'neutral', pass_rate: 1 });
    const { header } = await played(suite, 'gate: { offline_low_confidence: true }\n');
    expect(header.counts).toMatchObject({ skipped: 0, unsure: 0 });
    expect(header.conclusion).not.toBe('neutral');
  });

  it('makes all attempts that could still decide a case', async () => {
    const { cases } = await played(unsure('a', '  repeat: 3\n  min_passes: 1\n'));
    expect(cases[0]).toMatchObject({ status: 'skipped', unsure: true });
    expect(cases[0]?.attempts).toHaveLength(3);
  });
});
