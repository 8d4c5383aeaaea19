import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { WorkflowContext } from '../../src/github/api/context.ts';
import { readInputs } from '../../src/github/inputs.ts';
import type { Core } from '../../src/github/runner.ts';
import { fetchShards } from '../../src/github/state/fetch-shards.ts';
import { restoreState } from '../../src/github/state/restore-state.ts';
import { concludeRun } from '../../src/github/steps/conclude-run.ts';
import type { Refusal } from '../support/fake-github.ts';
import { faultOf, githubWorld } from '../support/github-world.ts';
import { PUSH, playedState } from '../support/played-state.ts';
import { mixedReport, passedReport } from '../support/sample-report.ts';
import { SEEDED_START_MS } from '../support/seeded-clock.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** Waits for limits in all of a step; beside them the settle times of comment and issue, and tries after faults of the line. */
const PATIENCE_MS = 120_000;
const SETTLE_MS = 20_000;

const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
const ABUSE = 'You have triggered an abuse detection mechanism. Please retry your request again later.';
const CREATION =
  'You have exceeded a secondary rate limit and have been temporarily blocked from content creation.';
const resetIn = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(SEEDED_START_MS / 1000 + seconds),
});

const COMMENT = /^POST .*\/issues\/3\/comments/;
const CHECK = /^POST .*\/check-runs/;
const ISSUE = /^POST .*\/issues$/;
const LOOK = /^GET .*\/issues\/3\/comments/;
const ALL = /./;
const long = (match: RegExp, more: Partial<Refusal>): Refusal => ({
  match,
  status: 403,
  times: 1_000,
  ...more,
});

/** What GitHub answers, what is written all the same, and how long is waited for it at least, in seconds. */
const LIMITS: [limit: string, Refusal, written: string, waits: number][] = [
  [
    'the primary limit until soon',
    { match: COMMENT, status: 403, headers: resetIn(30) },
    'comment check',
    30,
  ],
  ['the primary limit for an hour', long(ALL, { headers: resetIn(3600) }), '', 0],
  [
    'a secondary limit of a minute',
    { match: COMMENT, status: 403, headers: { 'retry-after': '60' } },
    'comment check',
    60,
  ],
  [
    'a secondary limit of two minutes',
    { match: COMMENT, status: 403, headers: { 'retry-after': '120' } },
    'comment check',
    120,
  ],
  ['a limit of over two minutes', long(COMMENT, { headers: { 'retry-after': '121' } }), 'check', 0],
  [
    'a secondary limit that tells no time',
    { match: COMMENT, status: 403, message: SECONDARY },
    'comment check',
    60,
  ],
  [
    '429 that tells a time',
    { match: COMMENT, status: 429, headers: { 'retry-after': '5' } },
    'comment check',
    5,
  ],
  ['429 that tells none', { match: CHECK, status: 429 }, 'comment check', 60],
  ['detected abuse', { match: CHECK, status: 403, message: ABUSE }, 'comment check', 60],
  ['too much content', long(COMMENT, { message: CREATION }), 'check', 60],
  [
    'too much content, also by 422',
    long(COMMENT, { status: 422, message: 'was submitted too quickly' }),
    'check',
    0,
  ],
  ['a limit on looking', { match: LOOK, status: 429, headers: { 'retry-after': '7' } }, 'comment check', 7],
  ['a limit that does not end', long(ALL, { headers: { 'retry-after': '50' } }), '', 50],
  ['a limit that comes back each second', long(ALL, { status: 429, headers: { 'retry-after': '1' } }), '', 1],
  ['a server in trouble, twice', { match: LOOK, status: 502, times: 2 }, 'comment check', 0],
  ['a server in trouble', long(ALL, { status: 503 }), '', 0],
  ['a refusal that is no limit', long(ALL, { message: 'Resource not accessible by integration' }), '', 0],
];

const PULL: WorkflowContext = { ...PUSH, event: 'pull_request', pullRequest: { number: 3, fromFork: false } };

/** The end of a step: its exit code, what it reported to the runner, and how long it waited. */
async function conclude(
  refusals: Refusal | Refusal[],
  passed: boolean,
  context: WorkflowContext,
  earlier = '',
) {
  const { github, client, clock } = await githubWorld();
  for (const refusal of [refusals].flat()) github.refuse(refusal);
  if (earlier !== '') github.addComment({ body: earlier });
  const variables: Record<string, string> = { INPUT_CHECK: 'true', INPUT_ISSUE: 'true' };
  const inputs = readInputs({ get: (name) => variables[name], names: () => Object.keys(variables) });
  const warnings: string[] = [];
  let summary = '';
  const silent = () => undefined;
  const summaryFile = {
    addRaw: (text: string) => {
      summary += text;
      return { write: async () => undefined };
    },
  };
  const spoken = {
    info: silent,
    notice: silent,
    error: silent,
    warning: (text: string) => warnings.push(text),
    setOutput: silent,
  };
  const { cases, ...report } = passed ? passedReport() : mixedReport();
  const { exitCode } = await concludeRun(
    {
      report: { ...report, cases: [...cases] },
      verdict: { conclusion: passed ? 'passed' : 'failed', reason: 'so', exitCode: passed ? 0 : 1 },
      ...{ cancelled: false, outcomes: [], unanimous: [], durations: [], fromRecordings: [] },
    },
    {
      inputs,
      context,
      client,
      engine: createEngine({ ports: seededPorts({ clock }) }),
      core: { ...spoken, summary: summaryFile } as unknown as Core, // Border: the parts of the toolkit that a step uses.
      redact: (text) => text,
    },
  );
  const written = [
    ...github.comments.map(() => 'comment'),
    ...github.checks.map(() => 'check'),
    ...github.issues.map(() => 'issue'),
  ].join(' ');
  return { exitCode, warnings, summary, written, waited: clock.monotonic() };
}

describe.each(LIMITS)('%s', (_, refusal, expected, waits) => {
  it.each([
    ['passed', true],
    ['failed', false],
  ] as const)('leaves a run that %s as it is, with its summary', async (__, passed) => {
    const { exitCode, warnings, summary, written, waited } = await conclude({ ...refusal }, passed, PULL);
    expect(written).toBe(expected);
    // The check carries the red where it was made.
    expect(exitCode).toBe(passed || expected.includes('check') ? 0 : 1);
    expect(summary).toContain(passed ? '✅ Evals passed' : '❌ Evals failed');
    const warned = warnings.filter((one) =>
      /was not (?:written|made)|could not be (?:posted|created)/.test(one),
    );
    expect(warned).toHaveLength(expected === '' ? 2 : expected === 'check' ? 1 : 0);
    expect(waited).toBeGreaterThanOrEqual(waits * 1_000);
    expect(waited).toBeLessThanOrEqual((waits === 0 ? 0 : PATIENCE_MS) + SETTLE_MS);
  });
});

describe('limits one after the other', () => {
  const older = '<!-- assay:evals run=1.1 sha=x -->\nolder words';
  const times = (match: RegExp, seconds: number) => ({
    ...{ match, status: 403, headers: { 'retry-after': String(seconds) }, message: SECONDARY },
  });
  const UPDATE = /^PATCH .*\/issues\/comments/;
  it.each([
    ['that fit into two minutes are all waited for', [times(LOOK, 50), times(UPDATE, 50)], 0, 100],
    [
      'are not waited for longer than two minutes, the look first',
      [times(LOOK, 100), times(UPDATE, 100)],
      1,
      100,
    ],
  ] as const)('%s', async (_, refusals, warned, waits) => {
    const { exitCode, warnings, waited } = await conclude(
      refusals.map((one) => ({ ...one })),
      true,
      PULL,
      older,
    );
    expect(exitCode).toBe(0);
    expect(warnings).toHaveLength(warned);
    expect(waited).toBeGreaterThanOrEqual(waits * 1_000);
    expect(waited).toBeLessThanOrEqual(PATIENCE_MS + SETTLE_MS);
  });

  it('count what a writer waits before it looks again', async () => {
    const { github, client, clock } = await githubWorld();
    const { id } = github.addComment({ body: older });
    github.refuse(times(UPDATE, 100));
    const fault = await faultOf(client.updateComment(id, 'newer words'));
    expect(fault).toMatchObject({ retry: true, retryAfterMs: 100_000 });
    await clock.sleep(100_000);
    github.refuse(times(LOOK, 100));
    expect(await faultOf(client.comments(3))).toMatchObject({ code: 'rate_limited' });
    expect(clock.monotonic()).toBe(100_000);
  });
});

describe('limits elsewhere', () => {
  const night: WorkflowContext = { ...PUSH, event: 'schedule' };
  it.each([
    [
      'that can be waited for',
      { match: ISSUE, status: 403, headers: { 'retry-after': '60' } },
      'check issue',
      0,
    ],
    ['that cannot', long(ISSUE, { headers: { 'retry-after': '600' } }), 'check', 1],
  ] as const)('while the issue is opened, %s', async (_, refusal, expected, warned) => {
    const { exitCode, written, warnings, waited } = await conclude({ ...refusal }, false, night);
    expect({ exitCode, written }).toEqual({ exitCode: 0, written: expected });
    expect(warnings.filter((one) => one.includes('was not written'))).toHaveLength(warned);
    expect(waited).toBeLessThanOrEqual(PATIENCE_MS);
  });

  it.each([
    ['that can be waited for', 60, 60_000],
    ['that cannot', 600, 0],
  ])('while states are looked for, %s', async (_, seconds, waits) => {
    const { github, client, clock } = await githubWorld();
    github.refuse(long(/artifacts/, { headers: { 'retry-after': String(seconds) } }));
    const here = playedState('x');
    const back = await restoreState(client, PULL, {
      name: 'assay-state',
      store: await here.engine.store(),
      paths: here.paths,
      ports: here.engine.ports,
      answers: here.engine.answers,
    });
    expect(back).toMatchObject({ baseline: undefined, warnings: [] });
    expect(back.notices).toEqual([expect.stringContaining('could not all be read')]);
    expect(clock.monotonic()).toBeGreaterThanOrEqual(waits);
    expect(clock.monotonic()).toBeLessThanOrEqual(PATIENCE_MS);
  });

  it('while shards are taken is waited for, and else ends the merge by its name', async () => {
    const { github, client, clock } = await githubWorld();
    const files = seededPorts().files;
    const take = () => fetchShards(client, PULL, { stateArtifact: 'assay-state', folder: '/shards', files });
    github.refuse({ match: /artifacts/, status: 429, headers: { 'retry-after': '60' } });
    expect(await take()).toMatchObject({ taken: 0, problems: [] });
    expect(clock.monotonic()).toBe(60_000);
    github.refuse(long(/artifacts/, { headers: { 'retry-after': '61' } }));
    expect(await faultOf(take())).toMatchObject({ code: 'rate_limited' });
    expect(clock.monotonic()).toBeLessThanOrEqual(PATIENCE_MS);
  });
});
