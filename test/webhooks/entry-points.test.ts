import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookPayload } from '../../src/schema/event.ts';
import { type FaultyReceiver, faultyReceiver } from '../support/faulty-receiver.ts';
import { runAction } from '../support/run-action.ts';
import { runCli, suiteOf } from '../support/run-cli.ts';

const SECRET = 'a secret of the repository';
const CASES = `
- id: good
  name: Good
  agent_id: rules
  turns: [{input: {text: "refund?"}, expected_behavior: answers, scorers: [tool_correctness], expected_tools: []}]
- id: bad
  name: Bad
  agent_id: rules
  turns: [{input: {text: hello}, expected_behavior: looks it up, scorers: [tool_correctness], expected_tools: [{name: look_up}]}]
`;
const receivers: FaultyReceiver[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const one of receivers.splice(0)) await one.close();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

async function receiving(): Promise<FaultyReceiver> {
  const receiver = await faultyReceiver(() => ({ status: 200 }));
  receivers.push(receiver);
  return receiver;
}
const suite = (settings = '') => {
  const folder = suiteOf(CASES, { 'evals/assay.yaml': `judge: {provider: offline}\n${settings}` });
  folders.push(folder);
  return folder;
};
const bodies = ({ received }: FaultyReceiver) =>
  received.map(({ body }) => webhookPayload.parse(JSON.parse(body.toString())));
const trusting = ({ certificate }: FaultyReceiver) => ({
  NODE_EXTRA_CA_CERTS: certificate,
  ASSAY_ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
});

describe('the command line', () => {
  const assay = (args: string[], cwd: string, env: Record<string, string>) =>
    runCli([...args, '--quiet'], { cwd, env });
  const written = ({ url }: FaultyReceiver) =>
    `webhooks:\n  - {url: "${url}", events: [run.completed, run.failed], secret: "\${HOOK_SECRET}"}\n`;

  it('tells the webhooks of assay.yaml once of a run that failed, and of one that passed', async () => {
    const receiver = await receiving();
    const folder = suite(written(receiver));
    const env = { HOOK_SECRET: SECRET, ...trusting(receiver) };
    expect((await assay(['run'], folder, env)).code).toBe(1);
    expect((await assay(['run', '--case', 'good'], folder, env)).code).toBe(0);
    const failure_summary = expect.stringContaining('tool_correctness 0.00');
    expect(bodies(receiver)).toMatchObject([
      { event: 'run.failed', data: { test_case_id: 'bad', test_case_name: 'Bad', failure_summary } },
      { event: 'run.completed', data: { conclusion: 'passed', counts: { total: 1, passed: 1 } } },
    ]);
  });

  it('tells of a merge and not of its shards', async () => {
    const receiver = await receiving();
    const folder = suite(written(receiver));
    const env = { HOOK_SECRET: SECRET, ...trusting(receiver) };
    await assay(['run', '--shard', '1/2', '--state', 'one'], folder, env);
    await assay(['run', '--shard', '2/2', '--state', 'two'], folder, env);
    expect(receiver.received).toEqual([]);
    expect((await assay(['merge', 'one', 'two'], folder, env)).code).toBe(1);
    expect(bodies(receiver).map(({ event }) => event)).toEqual(['run.failed']);
  });

  it('plays on when the variable of a secret is not set, and names its line', async () => {
    const receiver = await receiving();
    const { code, stderr } = await assay(
      ['run', '--case', 'good'],
      suite(written(receiver)),
      trusting(receiver),
    );
    expect(code).toBe(0);
    expect(stderr).toContain('evals/assay.yaml:3: the environment variable HOOK_SECRET is not set');
    expect(receiver.received).toEqual([]);
  });
});

describe('the Action', () => {
  const action = (inputs: Record<string, string>, receiver: FaultyReceiver) => {
    const place = {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '7',
    };
    return runAction(suite(), { state: 'none', ...inputs }, { env: { ...place, ...trusting(receiver) } });
  };

  it('tells the webhook of its inputs before it ends, and masks the secret', async () => {
    const receiver = await receiving();
    const inputs = { cases: 'good', 'webhook-url': receiver.url, 'webhook-secret': SECRET };
    const { code, stdout, stderr, summary, outputs } = await action(inputs, receiver);
    expect({ code, warnings: stdout.match(/^::warning.*$/gm) }).toEqual({ code: 0, warnings: null });
    expect(stdout).toContain(`::add-mask::${SECRET}`);
    const shown = stdout.replace(/^::add-mask::.*$/gm, '') + stderr + summary + JSON.stringify(outputs);
    expect(shown).not.toContain(SECRET);
    expect(bodies(receiver)).toMatchObject([
      { event: 'run.completed', data: { url: 'https://github.com/octo/shop/actions/runs/7' } },
    ]);
  });

  it('sends nothing without the secret, says so, and gates as before', async () => {
    const receiver = await receiving();
    const { code, stdout } = await action({ 'webhook-url': receiver.url }, receiver);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::warning.*webhook-secret is empty/m);
    expect(receiver.received).toEqual([]);
  });

  it('refuses an address that is not https', async () => {
    const receiver = await receiving();
    const { code, stdout } = await action({ 'webhook-url': 'http://hooks.example.com/' }, receiver);
    expect(code).toBe(2);
    expect(stdout).toContain('webhook-url: must be an https URL');
  });
});
