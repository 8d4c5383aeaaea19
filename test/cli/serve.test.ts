import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CLI } from '../support/run-cli.ts';

type Parsed = ReturnType<typeof JSON.parse>;

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'assay-serve-'));
  ending.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

interface Serving {
  child: ChildProcess;
  ended: Promise<number | null>;
  out(): string;
  err(): string;
}

function serve(cwd: string, flags: string[] = [], env: Record<string, string> = {}): Serving {
  const child = spawn(process.execPath, [CLI, 'serve', '--judge', 'offline', '--port', '0', ...flags], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  ending.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, out: () => out, err: () => err };
}

/** What `--json` prints when the service takes requests. */
async function started(
  cwd: string,
  flags: string[] = [],
  env?: Record<string, string>,
): Promise<Serving & { at: Parsed }> {
  const serving = serve(cwd, [...flags, '--json'], env);
  while (!serving.out().includes('\n'))
    await Promise.race([
      once(serving.child.stdout as NodeJS.ReadableStream & NodeJS.EventEmitter, 'data'),
      serving.ended.then(() => Promise.reject(new Error(serving.err()))),
    ]);
  return { ...serving, at: JSON.parse(serving.out()) };
}

describe('assay serve', () => {
  it('makes a key, shows it once, and ends in good order when it is told to', async () => {
    const cwd = folder();
    const { at, child, ended, out, err } = await started(cwd);
    expect(at).toMatchObject({ state: join(cwd, '.assay'), api_key: expect.stringMatching(/^assay_/) });
    const headers = { authorization: `Bearer ${at.api_key}` };
    expect((await fetch(`${at.url}/v1/agents`, { headers })).status).toBe(200);
    expect((await fetch(`${at.url}/v1/agents`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(`${out()}${err()}`.split(at.api_key)).toHaveLength(2);
    // A second one has nothing in its way.
    const again = await started(cwd, [], { ASSAY_API_KEY: 'a-key-of-some-length' });
    expect(again.at.api_key).toBeUndefined();
  });

  it('prints a link by which one person signs in, and another one at each SIGUSR2', async () => {
    const { at, child, out, ended } = await started(folder());
    child.kill('SIGUSR2');
    await expect.poll(() => out().split('\n').length).toBe(3);
    const { sign_in_url: second } = JSON.parse(out().split('\n')[1] ?? '');
    expect(second).not.toBe(at.sign_in_url);
    for (const link of [at.sign_in_url, second]) {
      const answer = await fetch(link);
      expect([answer.status, (await fetch(link)).status]).toEqual([200, 401]);
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect((await fetch(`${at.url}/pages/data/runs`, { headers: { cookie } })).status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('lets only one process serve a state folder, and names it; a killed one is no obstacle', async () => {
    const cwd = folder();
    const first = await started(cwd);
    const second = serve(cwd);
    expect(await second.ended).toBe(3);
    expect(second.err()).toContain(`process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await first.ended;
    expect((await fetch(`${(await started(cwd)).at.url}/healthz`)).status).toBe(200);
  });

  it('tells people where it listens, what it has loaded and how to trust it', async () => {
    const serving = serve(folder());
    while (!serving.out().includes('API key'))
      await once(serving.child.stdout as NodeJS.EventEmitter, 'data');
    expect(serving.out()).toMatch(
      /listening on http:\/\/127\.0\.0\.1:\d+\npages: http:\/\/127\.0\.0\.1:\d+\/sign-in\?token=[0-9a-f]{64} \(good once, for 10 minutes; a new link: kill -USR2 \d+\)\nprogress streams: wss:\/\/127\.0\.0\.1:\d+\n.*certificate.*cert\.pem\n.*SHA-256 [0-9A-F:]{95}\nevals: .*\(no such folder: goes on without\)\nstate: .*\.assay\nAPI key \(shown this once\): assay_/,
    );
  });

  /** What it prints for people, on both streams. */
  const printedWith = async (flags: string[], cwd = folder()) => {
    const serving = serve(cwd, flags, { ASSAY_API_KEY: 'a-key-of-some-length' });
    while (!serving.out().includes('API key'))
      await once(serving.child.stdout as NodeJS.EventEmitter, 'data');
    return { out: serving.out(), err: serving.err() };
  };

  it('counts what it has loaded from an evals folder', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'evals', 'agents'), { recursive: true });
    writeFileSync(
      join(cwd, 'evals', 'agents', 'a.yaml'),
      'name: A\nprovider: custom\ninvocation: { command: [node] }\n',
    );
    expect((await printedWith([], cwd)).out).toMatch(/evals: .*evals \(0 cases, 1 agent\)\n/);
  });

  it('says so where everybody can reach it, and that keys are sent in the clear', async () => {
    const { out, err } = await printedWith(['--host', '0.0.0.0']);
    expect(out).toMatch(
      /^listening on http:\/\/127\.0\.0\.1:\d+, and at every other address of this machine\n/,
    );
    expect(err).toMatch(/warning: .*not encrypted.*--tls-cert.*--public-url/);
    const alone = await printedWith([]);
    expect(alone.out).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\n/);
    expect(alone.err).toBe('');
  });

  it('tells where it listens and under which address it is known, behind a proxy', async () => {
    const { out, err } = await printedWith([
      '--host',
      '0.0.0.0',
      '--public-url',
      'https://assay.example.com',
    ]);
    expect(out).toMatch(/^listening on every address of this machine, for https:\/\/assay\.example\.com\n/);
    expect(err).toBe('');
    expect((await printedWith(['--public-url', 'https://assay.example.com'])).out).toMatch(
      /^listening on 127\.0\.0\.1, for https:\/\/assay\.example\.com\n/,
    );
  });

  it.each([
    ['--port', ['--port', '70000']],
    ['--tls-key', ['--tls-cert', 'cert.pem']],
    ['cert.pem', ['--tls-cert', 'cert.pem', '--tls-key', 'key.pem']],
    ['--public-url', ['--public-url', 'ftp://x']],
    ['--host', ['--host', '203.0.113.7']],
  ])('says what is wrong with %s and exits 2', async (words, flags) => {
    const serving = serve(folder(), flags);
    expect(await serving.ended).toBe(2);
    expect(serving.err()).toContain(words);
    expect(serving.out()).toBe('');
  });

  it('tells every problem of the evals folder before it listens', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'evals', 'test-cases'), { recursive: true });
    writeFileSync(join(cwd, 'evals', 'test-cases', 'a.yaml'), 'name: a\nturns: nothing\n');
    writeFileSync(join(cwd, 'evals', 'test-cases', 'b.yaml'), 'name: [\n');
    const serving = serve(cwd);
    expect(await serving.ended).toBe(2);
    expect(serving.err()).toMatch(/a\.yaml[\s\S]*b\.yaml/);
    expect(serving.out()).toBe('');
  });

  it('starts no programs and calls no private addresses that clients name when others can reach it', async () => {
    const { at } = await started(folder(), ['--host', '0.0.0.0'], {
      ASSAY_ALLOW_PRIVATE_HOSTS: 'agent.internal',
    });
    const create = async (invocation: object) => {
      const answer = await fetch(`${at.url}/v1/agents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${at.api_key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'a', provider: 'custom', invocation }),
      });
      const body: Parsed = await answer.json();
      return [answer.status, body.errors?.[0]?.path];
    };
    expect(await create({ command: ['sh'] })).toEqual([422, 'invocation.command']);
    expect(await create({ url: 'http://127.0.0.1:1/' })).toEqual([422, 'invocation.url']);
    expect(await create({ url: 'http://169.254.169.254/' })).toEqual([422, 'invocation.url']);
    expect(await create({ url: 'http://localhost/' })).toEqual([422, 'invocation.url']);
    expect(await create({ url: 'http://10.1.2.3/' })).toEqual([422, 'invocation.url']);
    expect(await create({ url: 'http://agent.internal/' })).toEqual([201, undefined]);
    expect(await create({ url: 'https://agent.example.com/' })).toEqual([201, undefined]);
  });
});
