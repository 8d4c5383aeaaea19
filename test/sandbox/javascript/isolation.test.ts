import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import type { Ports } from '../../../src/ports/ports.ts';
import { type JavaScriptCode, javaScriptOf } from '../../../src/sandbox/javascript/javascript.ts';
import { sourceFolder as pythonFolder } from '../../../src/sandbox/python/source-folder.ts';
import { hasPython } from '../../support/code-scoring.ts';
import { evalsWith, without } from '../../support/javascript-world.ts';

const WITHOUT = join(import.meta.dirname, '../../support/without-layers.py');
const isLinux = nodePorts().runtime.platform === 'linux';
const evals = evalsWith({
  'data.json': '{"size": 3}',
  'spare.json': '{}',
  'counter.mjs':
    'let n = 0;\nexport default () => { n += 1; globalThis.m = (globalThis.m ?? 0) + 1; return { n, m }; };',
});

/** The real world on a kernel that lacks these layers. */
function worldWithout(layers: string): Ports {
  const ports = nodePorts();
  return {
    ...ports,
    standby: (command, options) => ports.standby(['python3', WITHOUT, layers, '--', ...command], options),
  };
}

const run = async (ports: Ports, code: JavaScriptCode, subject: unknown = {}) =>
  javaScriptOf(ports).run(code, { subject });

describe.skipIf(!hasPython || !isLinux)(
  'JavaScript on a machine without all layers (needs python3, Linux)',
  () => {
    it.each([
      ['nothing', 'full', []],
      ['namespaces', 'full', ['user_namespace', 'network_namespace', 'ipc_namespace']],
      ['landlock', 'partial', ['landlock']],
      ['seccomp', 'partial', ['seccomp']],
      ['landlock,seccomp,namespaces', 'partial', ['landlock', 'seccomp', 'network_namespace']],
    ])('without %s the result says so: %s', async (layers, level, missing) => {
      const { outcome, isolation } = await run(worldWithout(layers), { source: '1' });
      expect(outcome).toEqual({ status: 'value', value: 1 });
      expect(isolation.level).toBe(level);
      for (const layer of missing) expect(isolation.missing).toContain(layer);
      expect(isolation.layers).toEqual(expect.arrayContaining(['permission_model', 'limits']));
    });
  },
);

const runFile = promisify(execFile);
/** What a program of Node can do that has all of Node: no permission model, no realm. Each line is a name and what came of it. */
const UNBOUND = `
const fs = require('node:fs'), net = require('node:net'), { spawnSync } = require('node:child_process');
const [own, foreign, port, pid] = JSON.parse(process.argv[1]);
const came = {};
const attempt = (name, work) => { try { work(); came[name] = 'done'; } catch (error) { came[name] = error.code ?? String(error); } };
attempt('read own', () => fs.readFileSync(own));
attempt('read foreign', () => fs.readFileSync(foreign));
attempt('list', () => fs.readdirSync('/'));
attempt('environment', () => fs.readFileSync('/proc/' + pid + '/environ'));
attempt('write', () => fs.writeFileSync(own + '.new', 'x'));
attempt('remove', () => fs.rmSync(own));
attempt('signal', () => process.kill(pid, 0));
attempt('start', () => { const { error } = spawnSync(process.execPath, ['-v']); if (error) throw error; });
net.connect(port, '127.0.0.1').on('connect', () => end('done')).on('error', (error) => end(error.code));
const end = (what) => { came.connect = what; fs.writeSync(1, JSON.stringify(came)); process.exit(0); };
`;

describe.skipIf(!hasPython || !isLinux)('the kernel (needs python3, Linux)', () => {
  it('holds a program that has all of Node, so nothing rests on the realm or the permission model', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const came = async (command: string, own: string, args: string[]): Promise<Record<string, string>> => {
      const told = JSON.stringify([join(evals, own), import.meta.filename, port, process.pid]);
      // The last argument names what the lock lets through; without the permission model Node has no such option.
      const options = { encoding: 'utf8', env: { ...process.env, OPENSSL_CONF: '/dev/null' } } as const;
      const { stdout } = await runFile(
        command,
        [...args, '--jitless', '-e', UNBOUND, '--', told, `--allow-fs-read=${evals}`],
        options,
      );
      return JSON.parse(stdout);
    };
    const lock = ['-s', '-S', '-B', join(pythonFolder(), 'lock_node.py'), process.execPath];
    const locked = await came('python3', 'data.json', lock);
    // The same program without the lock: the test would see an escape.
    const free = await came(process.execPath, 'spare.json', []);
    server.close();
    expect(new Set(Object.values(free))).toEqual(new Set(['done']));
    const { 'read own': read, ...others } = locked;
    expect(read).toBe('done');
    expect(Object.keys(others).sort()).toEqual([
      'connect',
      'environment',
      'list',
      'read foreign',
      'remove',
      'signal',
      'start',
      'write',
    ]);
    for (const [name, what] of Object.entries(others)) expect(what, name).toMatch(/^(?:EACCES|EPERM)$/);
  });
});

describe('JavaScript', () => {
  it('without python3 is kept by the permission model of Node and by limits, and says that the rest is missing', async () => {
    const { outcome, isolation } = await run(without(['python3'], nodePorts()), { source: '1' });
    expect(outcome).toEqual({ status: 'value', value: 1 });
    expect(isolation.level).toBe('partial');
    expect(isolation.missing).toEqual(expect.arrayContaining(['landlock', 'seccomp', 'network_namespace']));
    if (isLinux) expect(isolation.layers).toEqual(['permission_model', 'limits']);
  });

  it('is refused where Node itself does not guard', async () => {
    const ports = nodePorts();
    const unguarded: Ports = {
      ...ports,
      standby: (command, options) =>
        ports.standby(
          command.filter((word) => !/^--(?:experimental-)?permission$|^--allow/.test(word)),
          options,
        ),
    };
    await expect(run(unguarded, { source: '1' })).rejects.toMatchObject({
      code: 'scorer_failed',
      subcode: 'sandbox',
      message: expect.stringContaining('permission model of Node is off'),
    });
  });

  it('reads what it was granted: the tests of hostile code would see an escape', async () => {
    const source = `import fs from 'node:fs';\nexport default () => fs.readFileSync(${JSON.stringify(join(evals, 'data.json'))}, 'utf8');`;
    const granted = { source, folder: evals, base: join(evals, 'scorer.yaml') };
    expect((await run(nodePorts(), granted)).outcome).toEqual({ status: 'value', value: '{"size": 3}' });
    expect((await run(nodePorts(), { source })).outcome).toMatchObject({ subcode: 'code_error' });
  });

  /** The real world, and how many processes it has started. */
  function countedWorld(): { ports: Ports; started(): number } {
    const ports = nodePorts();
    let started = 0;
    return {
      ports: {
        ...ports,
        standby: (...values) => {
          started += 1;
          return ports.standby(...values);
        },
      },
      started: () => started,
    };
  }

  it('keeps its calls apart, also where they share a process', async () => {
    const { ports, started } = countedWorld();
    const code = { file: join(evals, 'counter.mjs'), folder: evals };
    for (let call = 0; call < 3; call++)
      expect((await run(ports, code)).outcome).toEqual({ status: 'value', value: { n: 1, m: 1 } });
    expect(started()).toBe(1);
    const left = { source: 'setTimeout(() => console.log("late"), 1); return true' };
    for (let call = 0; call < 2; call++) expect((await run(ports, left)).printed).toBe('');
    expect(started()).toBe(3);
  });

  it('shares processes also when the one that starts them is large, and none that own code made large', async () => {
    const ballast = Buffer.alloc(260 * 2 ** 20, 1);
    const { ports, started } = countedWorld();
    for (let call = 0; call < 3; call++)
      expect((await run(ports, { source: 'return true' })).outcome).toMatchObject({ value: true });
    expect([started(), ballast.length]).toEqual([1, 260 * 2 ** 20]);
    const large = { source: 'return new Array(20_000_000).fill(0.5).length' };
    for (let call = 0; call < 2; call++)
      expect((await run(ports, large)).outcome).toMatchObject({ value: 20_000_000 });
    expect(started()).toBe(3);
  });
});
