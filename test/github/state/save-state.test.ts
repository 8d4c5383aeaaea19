import { createCipheriv } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readArchive } from '../../../src/github/state/read-archive.ts';
import { type SaveRequest, saveState } from '../../../src/github/state/save-state.ts';
import { readState } from '../../../src/github/state/state-archive.ts';
import type { Upload } from '../../../src/github/state/upload-artifact.ts';
import { nodeFiles } from '../../../src/ports/node-files.ts';
import { stateKey } from '../../../src/state/state-key.ts';
import { openVault } from '../../../src/state/vault.ts';
import { redactor } from '../../../src/text/escape/redact.ts';
import { type FakeArtifacts, fakeArtifacts } from '../../support/fake-artifacts.ts';
import { type PlayedState, PUSH, playedState } from '../../support/played-state.ts';

const KEY = stateKey('correct horse battery staple');
const FORM = { names: ['state.json', 'journal.jsonl'], required: ['state.json'] };

let service: FakeArtifacts;
let temp: string;
beforeEach(async () => {
  service = await fakeArtifacts();
  for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value);
  // The toolkit talks to the log of the step.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  temp = realpathSync(mkdtempSync(join(tmpdir(), 'assay-save-')));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await service.close();
  rmSync(temp, { recursive: true, force: true });
});

async function requestOf(state: PlayedState, more: Partial<SaveRequest> = {}): Promise<SaveRequest> {
  return {
    name: 'assay-state',
    runId: undefined,
    store: await state.engine.store(),
    paths: state.paths,
    ports: state.engine.ports,
    answers: state.engine.answers,
    tempFolder: temp,
    ...more,
  };
}
/** Files that were handed to the upload, without GitHub. */
function catching(state: PlayedState) {
  const caught: { upload?: Upload; files: Map<string, Uint8Array> } = { files: new Map() };
  const upload = async (given: Upload) => {
    caught.upload = given;
    for (const path of given.files)
      caught.files.set(path.slice(given.folder.length + 1), await state.engine.ports.files.readBytes(path));
    return { id: 1 };
  };
  return { caught, upload };
}
const diskState = (label: string) => {
  const files = nodeFiles();
  // The evals lie in the working folder of the seeded world, in memory; only what is uploaded has to be on the disk.
  const state = playedState(label);
  const onDisk = { ...state.engine.ports.files };
  return {
    ...state,
    ports: {
      files: {
        ...onDisk,
        writeAtomic: (path: string, text: string | Uint8Array) =>
          path.startsWith(temp) ? files.writeAtomic(path, text) : onDisk.writeAtomic(path, text),
        remove: (path: string) => (path.startsWith(temp) ? files.remove(path) : onDisk.remove(path)),
      },
    },
  };
};

describe('saving the state through the toolkit', () => {
  it('uploads two files and no more, under one name, and leaves no file behind', async () => {
    const state = diskState('a');
    const runId = await state.play();
    mkdirSync(join(temp, 'assay-state-100-1'));
    writeFileSync(join(temp, 'assay-state-100-1', 'left-behind.txt'), 'x');
    const saved = await saveState(
      PUSH,
      await requestOf(state, { runId, ports: state.ports, key: KEY, retentionDays: 3 }),
    );
    expect(saved).toEqual({ artifactId: 1, notices: [] });
    expect(readdirSync(temp)).toEqual([]);
    const [artifact] = service.artifacts;
    expect(artifact).toMatchObject({ name: 'assay-state', finalized: true });
    expect(artifact?.expiresAt).toBeDefined();
    const files = await readArchive(artifact!.archive!, { ...FORM, digest: artifact!.digest });
    expect([...files.keys()].sort()).toEqual(['journal.jsonl', 'state.json']);
    const { state: stored, journal } = readState(files, KEY);
    expect(stored).toMatchObject({
      schema_version: 1,
      repository_id: 7,
      branch: 'main',
      workflow: '.github/workflows/evals.yml',
      run: { id: 100, number: 10, attempt: 1, sha: PUSH.headSha, event: 'push' },
      run_id: runId,
    });
    expect(stored.rows.map((row) => row.run_id)).toEqual([runId]);
    expect(stored.history.map(({ id }) => id).sort()).toEqual(['durations', 'outcomes', 'outcomes_by_agent']);
    expect(journal?.runId).toBe(runId);
  });

  it('goes up in blocks, whatever its size', async () => {
    const state = diskState('a');
    // What deflate cannot make smaller: a block takes 8 MiB.
    const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
    const noise = cipher.update(Buffer.alloc(8.5 * 2 ** 20)).toString('base64');
    const runId = await state.play({ ant: `yes ${noise}` });
    const saved = await saveState(PUSH, await requestOf(state, { runId, ports: state.ports }));
    expect(saved).toEqual({ artifactId: 1, notices: [] });
    expect(service.calls.filter((call) => call === 'PUT block').length).toBeGreaterThan(1);
    expect(service.calls).toContain('PUT blocklist');
    const [artifact] = service.artifacts;
    const files = await readArchive(artifact!.archive!, { ...FORM, digest: artifact!.digest });
    expect(readState(files, undefined).journal?.text).toContain(noise);
  });

  it('replaces the one of an earlier attempt', async () => {
    const state = diskState('a');
    await state.play();
    const request = await requestOf(state, { ports: state.ports });
    await saveState(PUSH, request);
    const again = await saveState({ ...PUSH, runAttempt: 2 }, request);
    expect(again).toEqual({ artifactId: 2, notices: [] });
    expect(service.artifacts.map(({ id }) => id)).toEqual([2]);
    expect(service.calls.filter((call) => !call.startsWith('PUT'))).toEqual([
      ...['CreateArtifact', 'FinalizeArtifact'],
      ...['CreateArtifact', 'ListArtifacts', 'DeleteArtifact', 'CreateArtifact', 'FinalizeArtifact'],
    ]);
  });

  it.each<[string, () => void, Record<string, string | undefined>, string]>([
    ['a name that stays taken', () => service.refuse('CreateArtifact', 409, 2), {}, 'could not be replaced'],
    ['a service that refuses', () => service.refuse('CreateArtifact', 403), {}, 'refused it (status 403)'],
    [
      'a token that is none any more',
      () => service.refuse('CreateArtifact', 401),
      {},
      'refused it (status 401)',
    ],
    ['an upload that is not accepted', () => service.refuse('FinalizeArtifact', 400), {}, 'status 400'],
    ['no runtime token', () => vi.stubEnv('ACTIONS_RUNTIME_TOKEN', ''), {}, '`uses:` steps only'],
    ['no service', () => vi.stubEnv('ACTIONS_RESULTS_URL', ''), {}, '`uses:` steps only'],
    ['a token of another shape', () => vi.stubEnv('ACTIONS_RUNTIME_TOKEN', 'x'), {}, 'the upload failed'],
    ['an enterprise server', () => undefined, { serverUrl: 'https://git.example.com' }, 'Enterprise Server'],
    ['a name that is none', () => undefined, { name: 'a/b' }, 'the upload failed'],
    ['a runner that tells little', () => undefined, { workflowPath: undefined }, 'does not tell'],
  ])('is a notice and no failure with %s', async (_, arrange, { name, ...context }, why) => {
    const state = diskState('a');
    await state.play();
    arrange();
    const request = await requestOf(state, { ports: state.ports, ...(name === undefined ? {} : { name }) });
    const saved = await saveState({ ...PUSH, ...context }, request);
    expect(saved.artifactId).toBeUndefined();
    expect(saved.notices).toHaveLength(1);
    expect(saved.notices[0]).toMatch(
      /^The state was not saved: .* Later runs have no baseline from this one\.$/,
    );
    expect(saved.notices[0]).toContain(why);
    expect(saved.notices[0]).not.toMatch(/signature|127\.0\.0\.1/);
    expect(existsSync(join(temp, 'assay-state-100-1'))).toBe(false);
  });
});

describe('what is saved', () => {
  it('is the journal of the newest run that can be a baseline', async () => {
    const state = playedState('a');
    const good = await state.play();
    const red = await state.play({ bee: 'no' });
    const { caught, upload } = catching(state);
    await saveState(PUSH, await requestOf(state, { runId: red, upload }));
    const { state: saved, journal } = readState(caught.files, undefined);
    expect(saved.run_id).toBe(red);
    expect(saved.rows.map((row) => [row.run_id, row['conclusion']])).toEqual([
      [red, 'failed'],
      [good, 'passed'],
    ]);
    expect(journal?.runId).toBe(good);
  });

  it('is no journal where none can be a baseline', async () => {
    const state = playedState('a');
    const runId = await state.play({ ant: 'no' });
    const { caught, upload } = catching(state);
    expect((await saveState(PUSH, await requestOf(state, { runId, upload }))).notices).toEqual([]);
    expect([...caught.files.keys()]).toEqual(['state.json']);
    expect(readState(caught.files, undefined).journal).toBeUndefined();
  });

  it('is no journal that is too large, and says so', async () => {
    const state = playedState('a');
    const runId = await state.play({ ant: `yes ${'x'.repeat(21 * 2 ** 20)}` });
    const { caught, upload } = catching(state);
    const saved = await saveState(PUSH, await requestOf(state, { runId, upload }));
    expect(saved.artifactId).toBe(1);
    expect(saved.notices).toEqual([
      `The journal of ${runId} is larger than 20 MiB and was not saved: it cannot be a baseline.`,
    ]);
    expect([...caught.files.keys()]).toEqual(['state.json']);
  });

  it('is no journal that is damaged, and says so', async () => {
    const state = playedState('a');
    const runId = await state.play();
    const { files } = state.engine.ports;
    const path = state.paths.journal(runId);
    files.writeAtomic(path, (await files.readText(path)).replace('attempt.played', 'attempt.plaied'));
    const { caught, upload } = catching(state);
    const saved = await saveState(PUSH, await requestOf(state, { runId, upload }));
    expect(saved.notices).toEqual([
      `The journal of ${runId} is damaged and was not saved: it cannot be a baseline.`,
    ]);
    expect([...caught.files.keys()]).toEqual(['state.json']);
  });

  it('holds long outputs in their lines, and nothing where the blob is gone', async () => {
    for (const gone of [false, true]) {
      const state = playedState('a');
      const long = `yes ${'x'.repeat(50_000)}`;
      const runId = await state.play({ ant: long });
      if (gone) state.engine.ports.files.remove(state.paths.blobs);
      const { caught, upload } = catching(state);
      const saved = await saveState(PUSH, await requestOf(state, { runId, upload }));
      expect(saved.notices).toEqual([]);
      const text = readState(caught.files, undefined).journal?.text ?? '';
      expect(text).not.toContain('output_blob');
      expect(text.includes(long)).toBe(!gone);
    }
  });

  it('holds no secret, no key, and nothing that a baseline can do without', async () => {
    const state = playedState('a');
    const canaries = {
      vault: 'canary-vault-4f9d8e21',
      state: 'correct horse battery staple',
      master: 'canary-master-77aa31c0',
      cache: 'canary-cache-5d5d5d5d',
      echoed: 'canary-echoed-90ab12cd',
    };
    const { files } = state.engine.ports;
    files.writeAtomic(state.paths.masterKey, canaries.master);
    files.writeAtomic(`${state.paths.cache}/x.json`, canaries.cache);
    const store = await state.engine.store();
    const vault = openVault(state.paths, state.engine.ports);
    const sealed = await vault.seal('agent_1', { KEY: canaries.vault });
    await store.put('case_history', 'other', { secret: canaries.cache });
    await store.put('webhooks', 'w', { url: canaries.cache });
    // An agent may say what it knows, in some spelling of it.
    const spelt = Buffer.from(canaries.echoed).toString('base64');
    const runId = await state.play({ ant: `yes ${canaries.echoed}`, bee: `yes ${spelt}` });
    await store.put('agents', 'agent_1', { id: 'agent_1', credentials: sealed });
    const { caught, upload } = catching(state);
    const redact = redactor([canaries.echoed]);
    const saved = await saveState(PUSH, await requestOf(state, { runId, upload, redact, key: KEY }));
    expect(saved.notices).toEqual([]);
    expect([...caught.files.keys()].sort()).toEqual(['journal.jsonl', 'state.json']);
    expect(caught.upload?.files.map((path) => path.slice(temp.length))).toEqual([
      '/assay-state-100-1/state.json',
      '/assay-state-100-1/journal.jsonl',
    ]);
    const all = [...caught.files.values()].map((bytes) => Buffer.from(bytes).toString()).join('');
    for (const canary of Object.values(canaries))
      for (const form of ['utf8', 'base64', 'base64url', 'hex'] as const)
        expect(all).not.toContain(Buffer.from(canary).toString(form).replace(/=+$/, '').slice(0, -1));
    expect(all).not.toContain(JSON.stringify(sealed).slice(10, 60));
    expect(all).not.toMatch(/"CTX"|"agents"|kid|salt/);
    expect(readState(caught.files, KEY).journal?.text).toContain('[redacted]');
  });
});
