import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type FaultyReceiver, faultyReceiver } from '../support/faulty-receiver.ts';
import { runCli } from '../support/run-cli.ts';
import { webhookState } from '../support/webhook-state.ts';

const KEY = 'k'.repeat(32);
const folders: string[] = [];
let receiver: FaultyReceiver | undefined;
afterEach(async () => {
  await receiver?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'assay-cli-webhooks-'));
  folders.push(made);
  return made;
};
const assay = (args: string[], cwd: string, certificate = '', allowed = '127.0.0.1') =>
  runCli(args, {
    cwd,
    env: {
      ASSAY_ENCRYPTION_KEY: KEY,
      ASSAY_ALLOW_PRIVATE_HOSTS: allowed,
      NODE_EXTRA_CA_CERTS: certificate,
    },
  });

describe('assay webhooks', () => {
  it('test sends one signed event whose ids say what it is, and prints the secret it made', async () => {
    receiver = await faultyReceiver(() => ({ status: 202 }));
    const { code, stdout } = await assay(['webhooks', 'test', receiver.url], folder(), receiver.certificate);
    expect(stdout).toMatch(/^signed with the secret [0-9a-f]{64}\ndelivered: answered 202 after \d+ ms\n$/);
    expect(code).toBe(0);
    const [{ headers, body }, ...more] = receiver.received as [FaultyReceiver['received'][0]];
    expect(more).toEqual([]);
    expect(headers['x-service-delivery']).toMatch(/^del_test_/);
    expect(JSON.parse(body.toString())).toMatchObject({
      event: 'run.completed',
      data: { run_id: 'run_test' },
    });
  });

  it('test says what a receiver answered that does not work', async () => {
    receiver = await faultyReceiver(() => ({ status: 404, text: 'no such hook' }));
    const args = ['webhooks', 'test', receiver.url, '--secret', 'one of mine', '--json'];
    const { code, stdout } = await assay(args, folder(), receiver.certificate);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      delivered: false,
      status: 404,
      error: 'answered 404: no such hook',
    });
    expect(stdout).not.toContain('one of mine');
  });

  it('test says what may help: an address to allow, an authority to trust, the secret of the receiver', async () => {
    receiver = await faultyReceiver(() => ({ status: 401 }));
    const { url, certificate } = receiver;
    const testWebhook = async (trusted: string, ...flags: string[]) =>
      (await assay(['webhooks', 'test', url, ...flags], folder(), trusted)).stdout;
    const hidden = url.replace('127.0.0.1', 'localhost');
    expect((await assay(['webhooks', 'test', hidden], folder(), certificate, '')).stdout).toMatch(
      /not delivered: address_denied: .*[^.] after \d+ ms\nwhat to do: .*ASSAY_ALLOW_PRIVATE_HOSTS.*\n$/,
    );
    expect(await testWebhook('')).toMatch(
      /certificate.*after \d+ ms\nwhat to do: .*NODE_EXTRA_CA_CERTS.*\n$/,
    );
    expect(await testWebhook(certificate)).toMatch(/answered 401.*\nwhat to do: .*--secret.*\n$/);
    expect(await testWebhook(certificate, '--secret', 'mine')).toMatch(/answered 401[^\n]*\n$/);
  });

  it.each([
    [['webhooks', 'test', 'http://hooks.example.com/'], 'must be an https URL'],
    [['webhooks', 'test', 'https://10.0.0.1/'], 'is not public'],
    [['webhooks', 'test'], 'needs a URL'],
    [['webhooks', 'resend'], 'cannot resend'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await assay(args, folder());
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it('replay sends what is owed, and fails as long as something is left', async () => {
    let status = 500;
    receiver = await faultyReceiver(() => ({ status }));
    const state = await webhookState(receiver);
    folders.push(state.folder);
    await state.send(0, 2, { faster: 1_000 });
    expect(state.owed()).toHaveLength(2);
    const replay = () =>
      assay(['webhooks', 'replay', '--state', state.folder, '--json'], state.folder, receiver?.certificate);
    const failed = await replay();
    expect(failed.code).toBe(3);
    expect(JSON.parse(failed.stdout).deliveries.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'failed',
      'failed',
    ]);
    status = 200;
    const done = await replay();
    expect(done.code).toBe(0);
    expect(state.owed()).toEqual([]);
    expect(JSON.parse((await replay()).stdout)).toEqual({ deliveries: [] });
  });
});
