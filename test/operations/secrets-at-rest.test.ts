import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { resealCredentials } from '../../src/engine/reseal.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createWebhook } from '../../src/operations/create-webhook.ts';
import { call } from '../../src/operations/define-operation.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { hashKey } from '../../src/state/api-key.ts';
import { offlineEngine } from '../support/offline-engine.ts';
import { filesBelow, filesWith, formsOf } from '../support/secret-forms.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-secrets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const KEY = 'a passphrase of some length';
const CREDENTIALS = {
  OPENAI_API_KEY: 'sk-proj-geheim-0123456789"\\?>',
  ANTHROPIC_API_KEY: 'sk-ant-vertraulich-ü🙂-9876543210',
};
const REQUEST = {
  name: 'Rules',
  provider: 'openai',
  credentials: CREDENTIALS,
  invocation: { model: 'm' },
  system_prompt: 'Be kind.',
} as const;
const WEBHOOK = {
  // An address needs no look-up of names; nothing is sent to it.
  url: 'https://93.184.215.14/events',
  events: ['run.completed'],
  secret: 'whsec-streng-geheim-0123456789',
};

function engineIn(folder: string, variables: Record<string, string>) {
  const ports = { ...nodePorts(), env: recordEnvironment(variables, root) };
  return offlineEngine({ ports, evals: join(root, 'no-evals'), state: join(root, folder) });
}

describe('a state folder with credentials of an agent and the secret of a webhook', () => {
  it.each([
    ['sealed with a key of the environment', { ASSAY_ENCRYPTION_KEY: KEY, CI: 'true' }],
    ['sealed with a key file', {}],
    ['held in memory, in CI without a key', { CI: 'true' }],
  ])('holds neither them nor the key of the agent: %s', async (name, variables: Record<string, string>) => {
    const folder = name.replaceAll(/\W+/g, '-');
    const engine = engineIn(folder, variables);
    const { id, api_key } = await call(createAgent, REQUEST, engine);
    await call(createWebhook, WEBHOOK, engine);
    const [loaded] = await engine.agents();
    if (loaded === undefined) throw new Error('one was made');
    expect(await engine.reach(loaded)).toMatchObject({ credentials: CREDENTIALS });
    if ('ASSAY_ENCRYPTION_KEY' in variables) {
      const rotated = { ASSAY_ENCRYPTION_KEY: 'the next passphrase', ASSAY_ENCRYPTION_KEY_PREVIOUS: KEY };
      expect(await resealCredentials(engineIn(folder, rotated))).toEqual({ resealed: 2, unreadable: [] });
    }
    const files = filesBelow(join(root, folder));
    const texts = files.map((path) => readFileSync(path, 'utf8'));
    // The agent is there, with what its key is checked against.
    expect(texts.some((text) => text.includes(id) && text.includes(hashKey(api_key)))).toBe(true);
    const secrets = [
      api_key,
      api_key.slice('assay_'.length, -6),
      WEBHOOK.secret,
      ...Object.values(CREDENTIALS),
    ];
    for (const secret of secrets) expect(filesWith(secret, join(root, folder))).toEqual([]);
    expect(filesWith(KEY, join(root, folder))).toEqual([]);
    for (const warning of engine.warnings)
      for (const secret of secrets) expect(warning).not.toContain(secret);
  });

  it('holds the key of a key file in that file alone', async () => {
    const engine = engineIn('key-file', {});
    await call(createAgent, REQUEST, engine);
    const path = join(engine.stateDir, 'keys', 'master.key');
    const found = filesWith(readFileSync(path, 'utf8').trim(), engine.stateDir);
    expect(found).toEqual([`${path}: raw`, `${path}: json`, `${path}: url encoding`]);
  });
});

describe('the search for secrets', () => {
  const secret = CREDENTIALS.ANTHROPIC_API_KEY;

  it.each(Object.entries(formsOf(secret)))('finds one that stands in a file as %s', (_, form) => {
    const folder = mkdtempSync(join(root, 'found-'));
    writeFileSync(join(folder, 'file'), `{"before":1,"x":"${form}","after":2}`);
    expect(filesWith(secret, folder)).not.toEqual([]);
  });

  it.each([0, 1, 2, 3, 4])('finds one within a longer text in base64, after %i characters', (before) => {
    const folder = mkdtempSync(join(root, 'found-'));
    const text = `${'a'.repeat(before)}${secret} and more`;
    for (const encoding of ['base64', 'base64url'] as const) {
      writeFileSync(join(folder, 'file'), Buffer.from(text).toString(encoding));
      expect(filesWith(secret, folder)).toContainEqual(
        expect.stringContaining(`: ${encoding} after ${before % 3}`),
      );
    }
  });
});
