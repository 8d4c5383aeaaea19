import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import type { Issue } from '../../../src/github/api/client.ts';
import {
  type IssueClient,
  type IssueRequest,
  isNightly,
  keepIssue,
  NIGHTLY_LABEL,
} from '../../../src/github/comments/nightly-issue.ts';
import {
  markedIssues,
  type NightlyMark,
  nextStep,
  nightlyMarker,
} from '../../../src/github/comments/nightly-mark.ts';
import { nightlyHistory, nightlyTitle } from '../../../src/github/comments/nightly-words.ts';
import { postResults } from '../../../src/github/comments/post-results.ts';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import { type FakeGitHub, fakeGitHub } from '../../support/fake-github.ts';
import { HAS_GIT, repositoryIn } from '../../support/git-repository.ts';
import { githubWorld } from '../../support/github-world.ts';
import { markdownPayloads } from '../../support/hostile-texts.ts';
import { liveReferences } from '../../support/live-markdown.ts';
import { virtualTime } from '../../support/memory-github.ts';
import { commandsOf, runAction } from '../../support/run-action.ts';
import { folderOf, type RunOptions, until } from '../../support/run-cli.ts';
import { hostileReport, mixedReport } from '../../support/sample-report.ts';

const TOKEN = 'ghs_faketoken';
const sha = (letter: string) => letter.repeat(40);
const run = (number: number, passed: boolean, commit = 'a', attempt = 1) => ({
  version: { run: number, attempt },
  id: 1000 + number,
  sha: sha(commit),
  passed,
});
const failing = (more: Partial<NightlyMark> = {}): NightlyMark => ({
  version: { run: 5, attempt: 1 },
  sha: sha('a'),
  failing: 2,
  first: { run: 4, id: 1004, sha: sha('9') },
  good: sha('8'),
  ...more,
});
const mended = failing({ failing: 0, good: sha('a') });

describe('what an issue remembers', () => {
  it('comes back from its marker, also where a commit is not known', () => {
    for (const mark of [failing(), failing({ sha: '', good: '', first: { run: 1, id: 2, sha: '' } })]) {
      const marker = nightlyMarker('a--b --> c', mark);
      expect(marker).toMatch(/^<!-- (?:(?!--)[^<>\n])+ -->$/);
      const issue = {
        number: 1,
        title: '',
        body: `${marker}\nwords`,
        state: 'open',
        author: '',
        url: '',
      } as const;
      expect(markedIssues([issue], 'a--b --> c')).toEqual([{ ...issue, mark }]);
      expect(markedIssues([issue], 'a')).toEqual([]);
      expect(markedIssues([{ ...issue, body: ` ${issue.body}` }], 'a--b --> c')).toEqual([]);
    }
  });

  it('holds nothing but numbers and hexadecimal digits, whatever it is given', () => {
    const marker = nightlyMarker('evals', failing({ sha: '--> @octocat', good: 'xyz' }));
    expect(marker).toBe(
      `<!-- assay-issue:evals run=5.1 sha=0 failing=2 first=4.1004 bad=${sha('9')} good=0 -->`,
    );
  });

  it.each([
    ['a first failure', undefined, run(1, false), { failing: 1, state: 'open' }],
    ['a good run without an issue', undefined, run(1, true), undefined],
    [
      'another failure',
      { mark: failing(), state: 'open' },
      run(6, false, 'b'),
      { failing: 3, state: 'open' },
    ],
    [
      'a failing rerun',
      { mark: failing(), state: 'open' },
      run(5, false, 'a', 2),
      { failing: 2, state: 'open' },
    ],
    ['a good run', { mark: failing(), state: 'open' }, run(6, true, 'b'), { failing: 0, state: 'closed' }],
    [
      'a good rerun',
      { mark: failing(), state: 'open' },
      run(5, true, 'a', 2),
      { failing: 0, state: 'closed' },
    ],
    ['a good job beside a failing one', { mark: failing(), state: 'open' }, run(5, true), undefined],
    ['an older failure', { mark: mended, state: 'closed' }, run(4, false), undefined],
    ['an older good run', { mark: failing(), state: 'open' }, run(4, true), undefined],
    [
      'a failure after it was mended',
      { mark: mended, state: 'closed' },
      run(6, false),
      { failing: 1, state: 'open' },
    ],
    [
      'the same commit, closed by hand',
      { mark: failing(), state: 'closed' },
      run(6, false, 'a'),
      { failing: 3, state: 'closed' },
    ],
    [
      'another commit, closed by hand',
      { mark: failing(), state: 'closed' },
      run(6, false, 'b'),
      { failing: 3, state: 'open' },
    ],
    [
      'a good run, closed by hand',
      { mark: failing(), state: 'closed' },
      run(6, true, 'b'),
      { failing: 0, state: 'closed' },
    ],
    [
      'a good run, opened by hand',
      { mark: mended, state: 'open' },
      run(6, true, 'b'),
      { failing: 0, state: 'open' },
    ],
  ] as const)('changes by %s', (_, before, now, expected) => {
    const step = nextStep(before, now);
    expect(step === undefined ? undefined : { failing: step.mark.failing, state: step.state }).toEqual(
      expected,
    );
  });

  it('knows the last good commit from the state of earlier runs, where no issue was open', () => {
    const good = sha('7');
    expect(nextStep(undefined, { ...run(6, false, 'b'), good })?.mark.good).toBe(good);
    const unknown = { mark: failing({ good: '' }), state: 'open' } as const;
    expect(nextStep(unknown, { ...run(6, false, 'b'), good })?.mark.good).toBe(good);
    const known = { mark: failing(), state: 'open' } as const;
    expect(nextStep(known, { ...run(6, false, 'b'), good })?.mark.good).toBe(sha('8'));
  });

  it('keeps the first failing run while it fails, and the last good commit from before', () => {
    const next = nextStep({ mark: failing(), state: 'open' }, run(6, false, 'b'));
    expect(next?.mark).toEqual(failing({ version: { run: 6, attempt: 1 }, sha: sha('b'), failing: 3 }));
    const again = nextStep({ mark: mended, state: 'closed' }, run(7, false, 'c'));
    expect(again?.mark).toMatchObject({ first: { run: 7, id: 1007, sha: sha('c') }, good: sha('a') });
  });
});

describe('an issue', () => {
  const request = (
    now: IssueRequest['run'],
    clock: IssueRequest['clock'],
    more: Partial<IssueRequest> = {},
  ) => ({
    key: 'evals',
    run: now,
    title: now.passed ? 'good' : 'bad',
    body: (_: number, marker: string) => `${marker}\nrun ${now.version.run}`,
    clock,
    ...more,
  });

  it.each([
    ['schedule', undefined, true],
    ['push', undefined, true],
    ['workflow_dispatch', undefined, true],
    ['merge_group', undefined, false],
    ['pull_request', { number: 1, fromFork: false }, false],
    ['workflow_run', undefined, false],
  ])('is for runs that are of no pull request: %s', (event, pullRequest, expected) => {
    expect(isNightly({ event, pullRequest, baseBranch: 'main' })).toBe(expected);
  });

  it('of a stranger is never touched, whatever its marker says', async () => {
    const { github, client, clock } = await githubWorld();
    const body = `${nightlyMarker('evals', failing({ version: { run: 900, attempt: 1 } }))}\nspoofed`;
    github.issues.push({
      number: 1,
      title: 't',
      body,
      state: 'open',
      author: 'mallory',
      labels: [NIGHTLY_LABEL],
    });
    expect(await keepIssue(client, request(run(6, false), clock))).toMatchObject({ status: 'written' });
    expect(github.issues[0]).toMatchObject({ body, state: 'open', title: 't' });
    expect(github.issues).toHaveLength(2);
    await keepIssue(client, request(run(7, true), clock));
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed']);
  });

  it('is found again by a token of another identity', async () => {
    const { github, client, clock } = await githubWorld({ identity: 'octo-app[bot]' });
    for (const number of [6, 7, 8]) await keepIssue(client, request(run(number, false), clock));
    expect(github.issues).toHaveLength(1);
    expect(github.issues[0]?.body).toContain('failing=3');
  });

  it('is the one with the lowest number; doubles are closed and lead to it', async () => {
    const { github, client, clock } = await githubWorld();
    const add = (number: number, version: number) =>
      github.issues.push({
        number,
        title: 'bad',
        body: `${nightlyMarker('evals', failing({ version: { run: version, attempt: 1 } }))}\nwords`,
        state: 'open',
        author: 'github-actions[bot]',
        labels: [NIGHTLY_LABEL],
      });
    add(12, 5);
    add(11, 4);
    await keepIssue(client, request(run(6, false, 'b'), clock));
    expect(github.issues.map(({ number, state }) => [number, state])).toEqual([
      [12, 'closed'],
      [11, 'open'],
    ]);
    expect(github.issues[0]?.body).toContain('is #11.');
    expect(github.issues[1]?.body).toContain('run=6.1');
  });

  it('opened by a call whose answer was lost is not opened twice', async () => {
    const { github, client, clock } = await githubWorld();
    const lost = {
      ...client,
      createIssue: async (issue: Parameters<typeof client.createIssue>[0]) => {
        await client.createIssue(issue);
        throw new Fault('connection', 'The answer was lost');
      },
    };
    expect(await keepIssue(lost, request(run(6, false), clock))).toMatchObject({ status: 'written' });
    expect(github.issues).toMatchObject([{ state: 'open', body: expect.stringContaining('failing=1') }]);
  });

  it('opened twice, because a line broke and the window asked again, stands open once', async () => {
    const { github, client, clock } = await githubWorld();
    github.refuse({ match: /^POST .*\/issues$/, status: 0, lost: true });
    expect(await keepIssue(client, request(run(6, false), clock))).toMatchObject({ status: 'written' });
    expect(github.issues.filter(({ state }) => state === 'open')).toMatchObject([
      { number: github.issues[0]?.number, body: expect.stringContaining('failing=1') },
    ]);
  });

  it('gets smaller when GitHub finds it too long', async () => {
    const { github, client, clock } = await githubWorld({ longestBody: 20_000 });
    const body = (budget: number, marker: string) => `${marker}\n${'x'.repeat(budget - 300)}`;
    for (const number of [6, 7])
      expect(await keepIssue(client, request(run(number, false), clock, { body }))).toMatchObject({
        status: 'written',
      });
    expect(github.issues[0]?.body.length).toBeLessThan(15_000);
  });

  it.each(['none', 'read'] as const)('with the permission %s names the one that it needs', async (issues) => {
    const { github, client, clock } = await githubWorld({ permissions: { issues } });
    const outcome = await keepIssue(client, request(run(6, false), clock));
    expect(outcome).toEqual({ status: 'forbidden', reason: expect.stringContaining('"issues: write"') });
    expect(github.issues).toEqual([]);
  });

  it('that cannot be told from that of a stranger is not opened anew', async () => {
    const { client, clock, github } = await githubWorld();
    const body = `${nightlyMarker('evals', failing())}\n`;
    github.issues.push({
      number: 1,
      title: 't',
      body,
      state: 'open',
      author: 'someone',
      labels: [NIGHTLY_LABEL],
    });
    const silent = { ...client, viewer: () => Promise.reject(new Fault('timeout', 'No answer')) };
    expect(await keepIssue(silent, request(run(6, false), clock))).toMatchObject({ status: 'failed' });
    expect(github.issues).toHaveLength(1);
  });

  it('comes out of every race as one, with the newest run in it', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const time = virtualTime();
      const random = seededRandom(seed);
      const { client, issues } = racing(time, () => random.next());
      const numbers = [1, 2, 3].sort(() => random.next() - 0.5);
      const start = async (number: number) => {
        await time.sleep(random.next() * 400);
        return keepIssue(client, request(run(number, false, 'abc'[number - 1]), time));
      };
      const outcomes = await time.run(numbers.map(start));
      const open = issues.filter(({ state }) => state === 'open');
      expect(open, `seed ${seed}`).toHaveLength(1);
      expect(open[0]?.number, `seed ${seed}`).toBe(Math.min(...issues.map(({ number }) => number)));
      expect(open[0]?.body, `seed ${seed}`).toMatch(/run=3\.1 .*\nrun 3$/);
      expect(outcomes.map(({ status }) => status).filter((status) => status === 'failed')).toEqual([]);
    }
  });

  it('a good job never closes what a failing one of the same night needs, whichever writes last', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const time = virtualTime();
      const random = seededRandom(seed);
      const { client, issues } = racing(time, () => random.next());
      await time.run([keepIssue(client, request(run(4, false, '9'), time))]);
      const start = async (passed: boolean) => {
        await time.sleep(random.next() * 400);
        return keepIssue(client, request(run(5, passed), time));
      };
      await time.run([start(false), start(true)]);
      expect(
        issues.map(({ state }) => state),
        `seed ${seed}`,
      ).toEqual(['open']);
      expect(issues[0]?.body, `seed ${seed}`).toMatch(/run=5\.1 .* failing=[12] /);
    }
  });
});

/** Issues as a server keeps them: a call takes up to 100 ms each way and acts in its middle. */
function racing(time: ReturnType<typeof virtualTime>, next: () => number) {
  const issues: Issue[] = [];
  const delay = () => time.sleep(1 + next() * 100);
  const around = async <T>(work: () => T): Promise<T> => {
    await delay();
    const done = structuredClone(work());
    await delay();
    return done;
  };
  const client: IssueClient = {
    viewer: async () => 'github-actions[bot]',
    issues: () => around(() => [...issues].reverse()),
    createIssue: ({ title, body }) =>
      around(() => {
        const number = issues.length + 1;
        const issue: Issue = {
          number,
          title,
          body,
          state: 'open',
          author: 'github-actions[bot]',
          url: `u${number}`,
        };
        issues.push(issue);
        return issue;
      }),
    updateIssue: (number, change) => around(() => Object.assign(issues[number - 1]!, change)),
  };
  return { client, issues };
}

describe('the words of an issue', () => {
  const place = {
    serverUrl: 'https://github.com',
    owner: 'octo',
    repository: 'shop',
    runId: 1009,
    runNumber: 9,
  };

  it('lead to the first failing run, the last good commit and what lies between', () => {
    const text = nightlyHistory(failing(), undefined, place);
    expect(text).toContain('[run 4](https://github.com/octo/shop/actions/runs/1004)');
    expect(text).toContain(`https://github.com/octo/shop/compare/${sha('8')}...${sha('9')}`);
    expect(text).toMatch(/^- \*\*Fails since\*\* \[run 4\].*: 2 failing runs\n- \*\*Last good commit\*\* /);
    expect(nightlyHistory(failing({ good: '' }), undefined, place)).not.toContain('/compare/');
    expect(nightlyHistory(failing({ good: sha('9') }), undefined, place)).toContain(
      'The same commit passed before',
    );
    const good = nightlyHistory(mended, failing(), place);
    expect(good).toContain(': 2 failing runs');
    expect(good).toMatch(/^- \*\*Passes since\*\* \[run 9\]/);
    expect(good).toContain('[run 9](https://github.com/octo/shop/actions/runs/1009)');
  });

  it('have a title of numbers and plain letters', () => {
    const title = nightlyTitle(mixedReport(), 'nightly/@octocat#1 `x`@release');
    expect(title).toMatch(
      /^Evals failed \(nightly\/ on octocat\?1 \?x\? on release\): \d+ of \d+ cases passed/,
    );
  });

  it('hold no live text of others', async () => {
    const { github, client, clock } = await githubWorld();
    for (const text of markdownPayloads.slice(0, 40)) {
      github.issues.length = 0;
      await postResults(hostileReport(text), {
        client,
        clock: { ...clock, monotonic: () => 0 },
        context: {
          ...place,
          repositoryId: 7,
          apiUrl: github.url,
          event: 'schedule',
          runAttempt: 1,
          workflowPath: '.github/workflows/nightly.yml',
          job: 'evals',
          headSha: sha('a'),
          baseSha: undefined,
          baseBranch: 'main',
          defaultBranch: 'main',
          pullRequest: undefined,
          actor: 'octocat',
        },
        inputs: {
          comment: 'off',
          commentKey: undefined,
          check: false,
          checkName: 'Assay',
          issue: true,
          workingDirectory: undefined,
          evals: 'evals',
        },
        annotations: [],
        home: '',
        redact: (text) => text,
      });
      const body = github.issues[0]?.body ?? '';
      expect(body).toMatch(/^<!-- .*\n### .*\n\n- \*\*Fails since\*\* /);
      // Our own addresses are meant to be links.
      const ours = body.replace(/\]\(https:\/\/github\.com\/octo\/shop\/[^)\s]*\)/g, ']()');
      expect(liveReferences(ours.slice(ours.indexOf('\n'))), text).toEqual([]);
    }
  });
});

describe('a night in a workflow', () => {
  let github: FakeGitHub;
  beforeEach(async () => {
    github = await fakeGitHub({ token: TOKEN });
  });
  afterEach(() => github.close());

  const suite = () =>
    folderOf({
      'agent.mjs': `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: readFileSync('answer.txt', 'utf8') + ' ' + JSON.parse(line).input }));
`,
      'answer.txt': 'hello',
      'event.json': JSON.stringify({ repository: { id: 7, default_branch: 'main' } }),
      'evals/agents/a.yaml':
        'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
      'evals/test-cases/cases.yaml':
        '- { id: greets, name: Greets, tags: [smoke], turns: [{ input: q, checks: [contains: hello] }] }\n',
    });
  const night = (
    cwd: string,
    number: number,
    answer: string,
    commit: string,
    {
      inputs = {},
      env = {},
      ...options
    }: Pick<Partial<RunOptions>, 'onStart'> & {
      inputs?: Record<string, string>;
      env?: Record<string, string>;
    } = {},
  ) => {
    writeFileSync(join(cwd, 'answer.txt'), answer);
    return runAction(
      cwd,
      { judge: 'offline', 'github-token': TOKEN, issue: 'true', state: 'none', ...inputs },
      {
        ...options,
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_SERVER_URL: 'https://github.com',
          GITHUB_EVENT_NAME: 'schedule',
          GITHUB_EVENT_PATH: join(cwd, 'event.json'),
          GITHUB_REF: 'refs/heads/main',
          GITHUB_RUN_ID: String(1000 + number),
          GITHUB_RUN_NUMBER: String(number),
          GITHUB_RUN_ATTEMPT: '1',
          GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/nightly.yml@refs/heads/main',
          GITHUB_SHA: sha(commit),
          ...env,
        },
      },
    );
  };
  const warnings = (stdout: string) => commandsOf(stdout).filter(({ name }) => name === 'warning');

  it('goes red, stays red, gets green and goes red again in one issue', async () => {
    const cwd = suite();
    expect((await night(cwd, 1, 'hello', 'a')).code).toBe(0);
    expect(github.issues, 'nothing failed yet').toEqual([]);

    const red = await night(cwd, 2, 'no', 'b');
    expect({ code: red.code, warnings: warnings(red.stdout) }).toEqual({ code: 1, warnings: [] });
    expect(github.issues).toMatchObject([
      { title: 'Evals failed (nightly): 0 of 1 case passed', state: 'open', labels: ['assay'] },
    ]);
    const [issue] = github.issues;
    expect(issue?.body).toMatch(/^<!-- assay-issue:nightly run=2\.1 .* failing=1 .*-->\n### ❌ Evals failed/);
    expect(issue?.body).toContain('`greets`');
    expect(issue?.body).toContain('**Last good commit** not known');

    await night(cwd, 3, 'no', 'c');
    expect(github.issues).toHaveLength(1);
    expect(issue?.body).toContain(': 2 failing runs');
    expect(issue?.body).toContain('[run 2](https://github.com/octo/shop/actions/runs/1002)');

    await night(cwd, 4, 'no', 'c', { inputs: { 'fail-on': 'never' } });
    expect(issue, 'a neutral run leaves it').toMatchObject({ state: 'open' });
    expect(issue?.body).toContain('run=3.1');

    expect((await night(cwd, 5, 'hello', 'd')).code).toBe(0);
    expect(issue).toMatchObject({
      state: 'closed',
      title: 'Evals passed again (nightly): 1 of 1 case passed',
    });
    expect(issue?.body).toMatch(/^<!-- .* failing=0 .*-->\n### ✅ Evals passed/);
    expect(issue?.body).toContain(': 2 failing runs');

    await night(cwd, 6, 'hello', 'e');
    expect(issue?.body, 'the story stays').toContain('**Passes since** [run 5]');

    await night(cwd, 7, 'no', 'f');
    expect(github.issues).toHaveLength(1);
    expect(issue).toMatchObject({ state: 'open' });
    expect(issue?.body).toContain(`/compare/${sha('e')}...${sha('f')}`);
    expect(issue?.body).toContain(': 1 failing run\n');
    expect(github.comments, 'nobody is written to').toEqual([]);
  });

  it('closed by hand, is opened again at another commit only', async () => {
    const cwd = suite();
    await night(cwd, 1, 'no', 'a');
    const issue = github.issues[0]!;
    issue.state = 'closed';
    await night(cwd, 2, 'no', 'a');
    expect(issue).toMatchObject({ state: 'closed', body: expect.stringContaining('failing=2') });
    await night(cwd, 3, 'no', 'b');
    expect(issue).toMatchObject({ state: 'open', body: expect.stringContaining('failing=3') });
    expect(github.issues).toHaveLength(1);
  });

  it.each([
    ['cases chosen by hand', 'workflow_dispatch', { cases: 'greets' }, 'open'],
    ['tags chosen by hand', 'workflow_dispatch', { tags: 'smoke' }, 'open'],
    ['another agent', 'repository_dispatch', { agent: 'a' }, 'open'],
    ['the whole suite by hand', 'workflow_dispatch', {}, 'closed'],
    ['what the workflow calls its suite', 'schedule', { tags: 'smoke', agent: 'a' }, 'closed'],
  ])('that is good for %s leaves the issue %s', async (_, event, inputs, state) => {
    const cwd = suite();
    await night(cwd, 1, 'no', 'a');
    const good = await night(cwd, 2, 'hello', 'b', { inputs, env: { GITHUB_EVENT_NAME: event } });
    expect(good.code, good.stdout).toBe(0);
    expect(github.issues).toMatchObject([{ state }]);
  });

  it.each([
    ['cases chosen by hand', { cases: 'greets' }, 'open'],
    ['the whole suite', {}, 'closed'],
  ])('of shards that were good for %s leaves the issue as a run would', async (_, inputs, state) => {
    const cwd = suite();
    await night(cwd, 1, 'no', 'a');
    const by = { env: { GITHUB_EVENT_NAME: 'workflow_dispatch' } };
    const part = await night(cwd, 2, 'hello', 'b', {
      inputs: { shard: '1/1', ...inputs, state: 'path' },
      ...by,
    });
    expect(part.code, part.stdout).toBe(0);
    expect(github.issues, 'a shard tells nobody').toMatchObject([{ state: 'open' }]);
    const home = folderOf({
      'answer.txt': '',
      'event.json': '{"repository":{"id":7,"default_branch":"main"}}',
    });
    cpSync(join(cwd, '.assay/state'), join(home, '.assay/shards/1/state'), { recursive: true });
    const merged = await night(home, 2, '', 'b', { inputs: { command: 'merge', state: 'path' }, ...by });
    expect(merged.code, merged.stdout).toBe(0);
    expect(github.issues).toMatchObject([{ state }]);
  });

  it('without the permission costs one warning that names it, and never the verdict', async () => {
    github.permissions.issues = 'none';
    const { code, stdout } = await night(suite(), 1, 'hello', 'a');
    expect(code).toBe(0);
    expect(warnings(stdout)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('issues: write') }),
    ]);
  });

  it.each([
    ['switched off', { inputs: { issue: 'false' } }],
    ['of a merge queue', { env: { GITHUB_EVENT_NAME: 'merge_group' } }],
    ['of a tag', { env: { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/tags/v1' } }],
  ])('%s calls nobody', async (_, options) => {
    await night(suite(), 1, 'no', 'a', options);
    expect(github.calls).toEqual([]);
  });

  it('that somebody stops leaves the issue as it is', async () => {
    const cwd = suite();
    await night(cwd, 1, 'no', 'a');
    const before = structuredClone(github.issues);
    writeFileSync(
      join(cwd, 'agent.mjs'),
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('hanging', '');\nsetInterval(() => {}, 1_000);\n",
    );
    const { code } = await night(cwd, 2, 'no', 'b', {
      onStart: (kill) => void until(() => existsSync(join(cwd, 'hanging'))).then(() => kill('SIGTERM')),
    });
    expect(code).toBe(130);
    expect(github.issues).toEqual(before);
  });

  it.skipIf(!HAS_GIT)('that played the affected cases only may open it, but closes nothing', async () => {
    const cwd = suite();
    const ties = (folder: string) => `affects: [${folder}/**]\nname: A case\n`;
    const turns = (text: string) => `turns: [{ input: q, checks: [contains: ${text}] }]\n`;
    const { commit, git } = repositoryIn(cwd);
    commit({
      'evals/test-cases/cases.yaml': null,
      'evals/test-cases/greets.yaml': `${ties('greeting')}${turns('hello')}`,
      'evals/test-cases/asks.yaml': `${ties('question')}${turns('q')}`,
      'greeting/a.md': 'a',
      'question/a.md': 'a',
    });
    const push = (number: number, changed: string) => {
      const before = git('rev-parse', 'HEAD').trim();
      commit({ [`${changed}/a.md`]: String(number) });
      const payload = { repository: { id: 7, default_branch: 'main' }, before };
      writeFileSync(join(cwd, 'event.json'), JSON.stringify(payload));
      const env = { GITHUB_EVENT_NAME: 'push' };
      return night(cwd, number, 'no', 'ab'[number - 1]!, { inputs: { 'affected-only': 'true' }, env });
    };
    git('rm', '--cached', '--quiet', 'answer.txt', 'event.json');
    commit({ '.gitignore': 'answer.txt\nevent.json\n.assay/\n' });
    expect((await push(1, 'greeting')).outputs).toMatchObject({ conclusion: 'failed', total: '1' });
    expect(github.issues).toMatchObject([{ state: 'open' }]);
    expect((await push(2, 'question')).outputs).toMatchObject({ conclusion: 'passed', total: '1' });
    expect(github.issues).toMatchObject([{ state: 'open', body: expect.stringContaining('run=1.1') }]);
  });

  it('of another branch has an issue of its own', async () => {
    const cwd = suite();
    await night(cwd, 1, 'no', 'a');
    await night(cwd, 2, 'no', 'b', {
      env: { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/release/1' },
    });
    expect(github.issues.map(({ title }) => title)).toEqual([
      expect.stringContaining('(nightly)'),
      expect.stringContaining('(nightly on release/1)'),
    ]);
  });
});
