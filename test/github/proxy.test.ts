import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub } from '../support/fake-github.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import {
  type Certificate,
  certificateFor,
  type ForwardProxy,
  forwardProxy,
  tlsFront,
} from '../support/forward-proxy.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { folderOf, runCli } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const WORKFLOW = '.github/workflows/evals.yml';
const [OLD, NEW] = ['a'.repeat(40), 'c'.repeat(40)];
const USER = 'me:s3cret-of-proxy';
/** Names that only the proxy knows; each speaks https on its port 443. */
const NAMES = ['api', 'results', 'judge', 'agent', 'hooks'].map((name) => `${name}.assay.test`);
const [API, RESULTS, JUDGE, AGENT, HOOKS] = NAMES as [string, string, string, string, string];

let certificate: Certificate;
let github: FakeGitHub;
let service: FakeArtifacts;
let model: FakeModelServer;
let proxy: ForwardProxy;
let plain: { port: number; hooks: string[] };
/** What the run under way is to GitHub. */
let now = { id: 0, event: '', branch: '', sha: '' };
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

beforeAll(async () => {
  certificate = await certificateFor(NAMES);
  github = await fakeGitHub({ token: TOKEN, origin: `https://${API}` });
  service = await fakeArtifacts(({ name, archive, digest }) => {
    const { id, event, branch, sha } = now;
    const head = { head_branch: branch, head_sha: sha };
    const run = { id, event, path: WORKFLOW, run_attempt: 1, status: 'completed' };
    github.addRun({ ...run, ...head, head_repository: { id: 7 } });
    const workflow_run = { id, repository_id: 7, head_repository_id: 7, ...head };
    github.addArtifact({ name, archive, digest: digest ?? null, workflow_run });
  }, `https://${RESULTS}`);
  model = await startFakeModelServer({ quote: () => 'hello' });
  plain = await agentAndHooks();
  const ports = {
    [API]: portOf(github.url),
    [RESULTS]: portOf(service.url),
    [JUDGE]: portOf(model.url),
    [AGENT]: plain.port,
    [HOOKS]: plain.port,
  };
  const places: Record<string, number> = { [`0.0.0.0:${plain.port}`]: plain.port };
  for (const [name, port] of Object.entries(ports)) {
    const front = await tlsFront(port, certificate);
    ends.push(front.close);
    places[`${name}:443`] = front.port;
  }
  const authorization = `Basic ${Buffer.from(USER).toString('base64')}`;
  proxy = await forwardProxy({ places, authorization });
  ends.push(github.close, service.close, model.close, proxy.close);
});
beforeEach(() => {
  proxy.requests.length = 0;
  plain.hooks.length = 0;
});

const portOf = (url: string) => Number(new URL(url).port);

/** An agent that says the question again under `/ask`, and a receiver of webhooks under `/hook`. */
async function agentAndHooks() {
  const hooks: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      if (request.url === '/hook') hooks.push(body);
      response.end(JSON.stringify({ output: `you said ${JSON.parse(body).input ?? ''}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { hooks, port: (server.address() as AddressInfo).port };
}

const suite = (agentUrl = `https://${AGENT}/ask`) =>
  folderOf({
    'evals/agents/far.yaml': `name: Far\nprovider: custom\ninvocation:\n  url: ${agentUrl}\n  body_template: '{"input": "{{ input }}"}'\n  output_path: output\n`,
    'evals/test-cases/cases.yaml':
      "- { id: one, name: One, turns: [{ input: hello, expected_behavior: 'Mention hello.', scorers: [playval] }] }\n",
  });
/** Everything that the step is told about the world outside; the proxy is the only way to it. */
const outside = () => {
  const url = proxy.url.replace('//', `//${USER}@`);
  return {
    https_proxy: url,
    http_proxy: url,
    NODE_EXTRA_CA_CERTS: certificate.file,
    ASSAY_ALLOW_PRIVATE_HOSTS: HOOKS,
    OPENAI_API_KEY: 'sk-fake',
  };
};

async function step(
  event: 'push' | 'pull_request',
  run: number,
  { env = {}, inputs = {} }: { env?: Record<string, string>; inputs?: Record<string, string> } = {},
) {
  const isPush = event === 'push';
  now = { id: 1000 + run, event, branch: isPush ? 'main' : 'change', sha: isPush ? OLD : NEW };
  const cwd = suite();
  const pull = {
    number: 5,
    head: { sha: NEW, repo: { id: 7 } },
    base: { ref: 'main', sha: OLD, repo: { id: 7 } },
  };
  const payload = {
    repository: { id: 7, default_branch: 'main' },
    ...(isPush ? { before: '0'.repeat(40) } : { pull_request: pull }),
  };
  writeFileSync(join(cwd, 'event.json'), JSON.stringify(payload));
  return runAction(
    cwd,
    {
      judge: 'openai',
      'judge-base-url': `https://${JUDGE}/v1`,
      'github-token': TOKEN,
      'webhook-url': `https://${HOOKS}/hook`,
      'webhook-secret': 'a secret to sign with',
      check: 'true',
      ...inputs,
    },
    {
      env: {
        ...service.env,
        ACTIONS_RESULTS_URL: `https://${RESULTS}/`,
        GITHUB_API_URL: `https://${API}`,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REF: isPush ? 'refs/heads/main' : 'refs/pull/5/merge',
        GITHUB_RUN_ID: String(now.id),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/heads/main`,
        GITHUB_SHA: now.sha,
        ...outside(),
        ...env,
      },
    },
  );
}
/** Without the lines that tell the runner what to mask, which it shows nobody. */
const unmasked = (stdout: string) => stdout.replace(/^::add-mask::.*$/gm, '');
/** Hosts that the proxy was asked for. */
const reached = () =>
  [...new Set(proxy.requested().map((line) => line.replace(/^CONNECT (.*):443$/, '$1')))].sort();

describe('a step behind a proxy', () => {
  it('reaches artifacts, comment, check, judge, agent and webhook by it, and by nothing else', async () => {
    const saved = await step('push', 1);
    expect({
      code: saved.code,
      warnings: commandsOf(saved.stdout).filter(({ name }) => name === 'warning'),
    }).toEqual({ code: 0, warnings: [] });
    expect(github.artifacts).toHaveLength(1);
    expect(service.calls).toEqual(['CreateArtifact', 'PUT block', 'PUT blocklist', 'FinalizeArtifact']);
    expect(reached()).toEqual([...NAMES].sort());

    proxy.requests.length = 0;
    const pulled = await step('pull_request', 2);
    expect(pulled.code).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.checks.at(-1)?.conclusion).toBe('success');
    expect(github.calls.filter((line) => line.includes('/zip'))).toHaveLength(1);
    expect(github.comments[0]?.body).not.toContain('baseline when the pull request merges');
    expect(model.requests.length).toBeGreaterThan(0);
    expect(plain.hooks).toHaveLength(2);
    // What the judge says of these answers came with the state.
    expect(reached()).toEqual([AGENT, API, HOOKS].sort());
    for (const { stdout, stderr, summary } of [saved, pulled])
      expect(unmasked(stdout) + stderr + summary).not.toMatch(/s3cret-of-proxy|czNjcmV0/);
  });

  it('says which variable names a proxy that is none, and not what is in it', async () => {
    const { code, stdout, stderr } = await step('push', 3, {
      env: { https_proxy: `socks5://${USER}@127.0.0.1:1` },
      inputs: { 'webhook-url': '', check: 'false' },
    });
    expect(code).toBe(3);
    expect(stdout + stderr).toContain(
      'The environment variable https_proxy names a proxy that speaks socks5',
    );
    expect(unmasked(stdout) + stderr).not.toContain('s3cret-of-proxy');
    expect(reached()).toEqual([]);
  });
});

describe('the command line behind a proxy', () => {
  /** Another name of this machine, which is not exempt from proxies by itself. */
  const agentUrl = () => `http://0.0.0.0:${plain.port}/ask`;
  const run = (agent: string, env: Record<string, string> = {}) => {
    const cwd = suite(agent);
    writeFileSync(join(cwd, 'evals/assay.yaml'), 'judge: { provider: offline }\n');
    return runCli(['run', '--quiet'], { cwd, env: { ...outside(), ...env } });
  };
  const webhook = async (url: string) => {
    const { stdout, stderr } = await runCli(['webhooks', 'test', url], {
      cwd: folderOf({ 'a.txt': '' }),
      env: outside(),
    });
    return stdout + stderr;
  };
  const REFUSED = /address_denied|the address \S+ is not public/;

  it('calls directly what no_proxy names, and this machine', async () => {
    expect((await run(agentUrl())).code).toBe(0);
    expect(reached()).toEqual([`POST http://0.0.0.0:${plain.port}`]);
    proxy.requests.length = 0;
    for (const no_proxy of ['0.0.0.0', '*', `0.0.0.0:${plain.port}`, '0.0.0.0/8'])
      expect((await run(agentUrl(), { no_proxy })).code).toBe(0);
    expect((await run(agentUrl().replace('0.0.0.0', '127.0.0.1'))).code).toBe(0);
    expect(reached()).toEqual([]);
  });

  it.each(['169.254.169.254', '[::ffff:169.254.169.254]', 'metadata.google.internal'])(
    'asks the proxy neither for %s, which an agent names, nor for it as a webhook',
    async (host) => {
      const { code, stdout, stderr } = await run(`https://${host}/`);
      expect(code).toBe(3);
      expect(stdout + stderr).toContain('must not be called');
      expect(await webhook(`https://${host}/`)).toMatch(REFUSED);
      expect(reached()).toEqual([]);
    },
  );

  it.each(['10.0.0.1', API, 'intranet.corp'])(
    'asks it for no webhook that is not public: %s',
    async (host) => {
      expect(await webhook(`https://${host}/hook`)).toMatch(REFUSED);
      expect(reached()).toEqual([]);
    },
  );

  it('asks it for a webhook whose name is allowed', async () => {
    expect(await webhook(`https://${HOOKS}/hook`)).toContain('delivered: answered 200');
    expect(reached()).toEqual([HOOKS]);
  });
});
