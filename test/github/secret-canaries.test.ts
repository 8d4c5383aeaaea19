import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readArchive } from '../../src/github/state/read-archive.ts';
import { cleanText } from '../../src/text/escape/clean-text.ts';
import { fakeArtifacts } from '../support/fake-artifacts.ts';
import { fakeGitHub } from '../support/fake-github.ts';
import { commandsOf, runAction, type Step } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A secret, how the agent spells it, and a part of that spelling which nothing else holds and no format changes. */
interface Canary {
  secret: string;
  spelled: string;
  kernel: string;
}
const canary = (secret: string, spelled: string, kernel: string): Canary => ({ secret, spelled, kernel });
const inside = (spelled: string) => spelled.slice(8, 24);
const spelledCanary = (secret: string, spelled: string) => canary(secret, spelled, inside(spelled));
/** Each spelling has a secret of its own, so that a find tells which one got through (security.md S04). */
const CANARIES: Record<string, Canary> = {
  raw: canary('q1-plainCanary-q1', 'q1-plainCanary-q1', 'plainCanary'),
  'a line of it': canary('first line\nlineCanary of two\n', 'lineCanary of two', 'lineCanary'),
  json: canary('q3 "jsonCanary" \\ ü', JSON.stringify('q3 "jsonCanary" \\ ü').slice(1, -1), 'jsonCanary'),
  url: canary('q4/uriCanary ü+&', encodeURIComponent('q4/uriCanary ü+&'), 'uriCanary'),
  base64: spelledCanary('q5-base64Canary-one', base64('q5-base64Canary-one')),
  'base64 behind a byte': spelledCanary('q6-base64Canary-two', base64(' q6-base64Canary-two')),
  'base64 behind two bytes': spelledCanary('q7-base64Canary-three', base64('  q7-base64Canary-three')),
  base64url: spelledCanary(
    '??>>url safe Canary four',
    Buffer.from('??>>url safe Canary four').toString('base64url'),
  ),
  hex: spelledCanary('q9-hexCanary', Buffer.from('q9-hexCanary').toString('hex')),
};
const PRINTED = Object.values(CANARIES)
  .map(({ spelled }) => spelled)
  .join(' ');

/** What a step can leave, and by which of the steps below. */
const SINKS = [
  'log',
  'annotations',
  'summary',
  'outputs',
  'comment',
  'check title',
  'check summary',
  'check annotations',
  'issue',
  'results.json',
  'summary.md',
  'report.html',
  'state artifact',
  'shard artifact',
  'report artifact',
] as const;
type Sink = (typeof SINKS)[number];
/** Not all of them get every answer in full: these hold the reason of the run, or what went wrong. */
type Found = Record<Sink, string>;

/** What the agent does with them: in an answer that passes or not, or as its error; `backwards` for a title, which is cut. */
type Mode = 'answers' | 'fails' | 'breaks' | 'breaks backwards';

/** The agent takes the secrets from what its file passes on, or has, and says them: as they are, and with what no reader sees in between. */
const checkout = (given: string[], mode: Mode) =>
  folderOf({
    'agent.mjs': `
import { createInterface } from 'node:readline';
const base64 = (text) => Buffer.from(text).toString('base64');
const [a, b, c, d, e, f, g, h, i] = Object.keys(process.env).filter((name) => /^CANARY\\d$/.test(name)).sort().map((name) => process.env[name]);
const spelled = [
  a, b.split('\\n')[1], JSON.stringify(c).slice(1, -1), encodeURIComponent(d), base64(e), base64(' ' + f), base64('  ' + g),
  Buffer.from(h).toString('base64url'), Buffer.from(i).toString('hex'),
]${mode === 'breaks backwards' ? '.reverse()' : ''};
const unseen = ['\\u200b', '\\u2060\\u00ad', '\\u001b[31m', '\\u0007', '\\u{e0061}'];
const said = [...spelled, ...unseen.flatMap((one) => spelled.map((text) => [...text].join(one)))].join(' ');
for await (const line of createInterface({ input: process.stdin })) {
  ${mode.startsWith('breaks') ? 'console.log(JSON.stringify({ error: said }));' : `console.log(JSON.stringify({ output: '${mode === 'answers' ? 'hello' : 'no'} ' + said }));`}
}`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n  env:\n${given.map((value, at) => `    CANARY${at}: ${JSON.stringify(value)}\n`).join('')}`,
    'evals/scorers/greets.yaml': 'name: Greets\ntype: regex\nconfig: { pattern: "^hello" }\n',
    'evals/test-cases/cases.yaml':
      '- { id: one, name: One, turns: [{ input: q, expected_behavior: Say hello., scorers: [greets], checks: [starts_with: hello] }] }\n',
  });

/**
 * Everything that these steps leave whose agent says the secrets. They are known by the names of their variables, or because the file of the
 * agent passes these on; or nobody knows them, since the file has them itself.
 */
async function everySink(known: 'by name' | 'by use' | 'not'): Promise<{ found: Found; steps: Step[] }> {
  const names = Object.keys(CANARIES).map((_, at) =>
    known === 'by name' ? `SHOP_${at}_TOKEN` : `SHOP_${at}_NOTE`,
  );
  const values = Object.values(CANARIES).map(({ secret }) => secret);
  const secrets = known === 'not' ? {} : Object.fromEntries(values.map((secret, at) => [names[at]!, secret]));
  const given = known === 'not' ? values : names.map((name) => `\${${name}}`);
  const github = await fakeGitHub({ token: TOKEN });
  const archives: Record<string, Uint8Array> = {};
  const service = await fakeArtifacts(({ name, archive }) => void (archives[name] = archive));
  github.alsoServe(service.handle);
  onTestFinished(() => service.close());
  onTestFinished(() => github.close());
  const steps: Step[] = [];
  async function step(
    mode: Mode,
    event: 'pull_request' | 'push' | 'schedule',
    inputs: Record<string, string>,
  ) {
    const cwd = checkout(given, mode);
    const run = steps.length + 1;
    const pull = {
      pull_request: {
        number: 5,
        head: { sha: 'a'.repeat(40), repo: { id: 7 } },
        base: { ref: 'main', repo: { id: 7 } },
      },
    };
    const more = event === 'pull_request' ? pull : {};
    writeFileSync(
      join(cwd, 'event.json'),
      JSON.stringify({ repository: { id: 7, default_branch: 'main' }, ...more }),
    );
    const ended = await runAction(
      cwd,
      { judge: 'offline', 'github-token': TOKEN, ...inputs },
      {
        env: {
          ...service.env,
          ...secrets,
          ACTIONS_RESULTS_URL: github.url,
          GITHUB_API_URL: github.url,
          GITHUB_EVENT_NAME: event,
          GITHUB_EVENT_PATH: join(cwd, 'event.json'),
          GITHUB_REF: event === 'pull_request' ? 'refs/pull/5/merge' : 'refs/heads/main',
          GITHUB_RUN_ID: String(1000 + run),
          GITHUB_RUN_NUMBER: String(run),
          GITHUB_RUN_ATTEMPT: '1',
          GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
          GITHUB_SHA: 'a'.repeat(40),
        },
      },
    );
    steps.push(ended);
    const folder = join(cwd, '.assay/reports');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    );
    return Object.fromEntries(
      files.map((name) => [name.replace(/^.*[\\/]/, ''), readFileSync(join(folder, name), 'utf8')]),
    );
  }
  const failed = await step('fails', 'pull_request', { check: 'true', 'report-artifact': 'assay-report' });
  await step('breaks', 'pull_request', { comment: 'off' });
  for (const mode of ['breaks', 'breaks backwards'] as const)
    await step(mode, 'pull_request', { comment: 'off', check: 'true' });
  await step('fails', 'schedule', { issue: 'true', state: 'none' });
  await step('answers', 'push', {});
  await step('answers', 'pull_request', { shard: '1/1' });
  const state = await texts(archives, 'assay-state', ['state.json', 'journal.jsonl']);
  const report = await texts(archives, /assay-report/, ['results.json']);
  const shard = await texts(archives, /shard/, ['journal.jsonl']);
  const [first, broken] = steps;
  const logs = steps
    .map(({ stdout, stderr }) => stdout.replace(/^::add-mask::.*$/gm, '') + stderr)
    .join('\n');
  const found: Found = {
    log: logs,
    annotations: JSON.stringify(commandsOf(broken!.stdout).filter(({ name }) => name !== 'add-mask')),
    summary: first!.summary,
    outputs: JSON.stringify(broken!.outputs),
    comment: github.comments.map(({ body }) => body).join('\n'),
    'check title': github.checks.map(({ title }) => title).join('\n'),
    'check summary': github.checks.map(({ summary }) => summary).join('\n'),
    'check annotations': JSON.stringify(github.checks.map(({ annotations }) => annotations)),
    issue: github.issues.map(({ title, body }) => `${title}\n${body}`).join('\n'),
    'results.json': failed['results.json'] ?? '',
    'summary.md': failed['summary.md'] ?? '',
    'report.html': failed['report.html'] ?? '',
    'state artifact': state,
    'shard artifact': shard,
    'report artifact': report,
  };
  return { found, steps };
}

async function texts(
  archives: Record<string, Uint8Array>,
  wanted: string | RegExp,
  names: string[],
): Promise<string> {
  const [, archive] = Object.entries(archives).find(([name]) => name.match(wanted)) ?? [];
  if (archive === undefined) return '';
  const files = await readArchive(archive, { names, required: names });
  return [...files.values()].map((bytes) => Buffer.from(bytes).toString()).join('\n');
}

/** As a reader of the page sees it: entities decoded, without the invisible spaces that break references. */
const shown = (text: string) =>
  cleanText(text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))));
/** Sink by sink, the spellings whose kernel stands in it. */
const tableOf = (found: Found) =>
  Object.fromEntries(
    SINKS.map((sink) => [
      sink,
      Object.entries(CANARIES).flatMap(([name, { kernel }]) =>
        shown(found[sink]).includes(kernel) ? [name] : [],
      ),
    ]),
  );

describe('a secret that the agent says', () => {
  it('has spellings whose kernels can be told apart', () => {
    const kernels = Object.values(CANARIES).map(({ kernel }) => kernel);
    for (const kernel of kernels) {
      expect(kernel).toMatch(/^[0-9A-Za-z]{9,}$/);
      expect(PRINTED.split(kernel)).toHaveLength(2);
    }
  });

  it.each(['by name', 'by use'] as const)(
    'stands in no sink, in none of its spellings, known %s',
    async (known) => {
      const { found } = await everySink(known);
      expect(tableOf(found)).toEqual(Object.fromEntries(SINKS.map((sink) => [sink, []])));
      for (const sink of SINKS) expect(shown(found[sink]), `${sink} is reached`).toContain('[redacted]');
    },
  );

  it('would stand in each of them in each spelling, were it not known as a secret', async () => {
    const { found } = await everySink('not');
    expect(tableOf(found)).toEqual(Object.fromEntries(SINKS.map((sink) => [sink, Object.keys(CANARIES)])));
  });
});

describe('user and password of a proxy', () => {
  const [user, password] = ['proxyUserCanary', 'pw/proxyCanary'];
  const written = `http://${user}:${encodeURIComponent(password)}@127.0.0.1:9`;
  const spoken: [string, string][] = [
    ['the address', written],
    ['the password', password],
    ['the password as it is written', encodeURIComponent(password)],
    ['the header', base64(`${user}:${password}`)],
  ];

  it.each(['https_proxy', 'HTTPS_PROXY', 'all_proxy'])('in %s stand in no sink', async (variable) => {
    const cwd = folderOf({
      'agent.mjs': `process.stdin.on('end', () => console.log('no ' + process.argv[2])).resume();`,
      'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  command: [node, agent.mjs, ${JSON.stringify(spoken.map(([, text]) => text).join(' '))}]\n`,
      'evals/scorers/greets.yaml': 'name: Greets\ntype: regex\nconfig: { pattern: "^hello" }\n',
      'evals/test-cases/cases.yaml':
        '- { id: one, name: One, turns: [{ input: q, expected_behavior: Say hello., scorers: [greets], checks: [starts_with: hello] }] }\n',
    });
    const { stdout, stderr, outputs, summary } = await runAction(
      cwd,
      { judge: 'offline', comment: 'off', state: 'none' },
      { env: { [variable]: written } },
    );
    const masked = commandsOf(stdout)
      .filter(({ name }) => name === 'add-mask')
      .map(({ message }) => message);
    expect(masked).toEqual(expect.arrayContaining([written, password, encodeURIComponent(password)]));
    const reports = join(cwd, '.assay/reports');
    const results = readdirSync(reports, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('results.json'))
      .map((name) => readFileSync(join(reports, name), 'utf8'))
      .join('\n');
    expect(results).toContain('[redacted]');
    const log = stdout.replace(/^::add-mask::.*$/gm, '');
    const found = [log, stderr, JSON.stringify(outputs), summary, results].join('\n');
    for (const [name, text] of spoken) expect(found.includes(text), name).toBe(false);
  });
});
