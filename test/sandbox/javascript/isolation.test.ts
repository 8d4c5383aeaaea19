import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import type { Ports } from '../../../src/ports/ports.ts';
import { type JavaScriptCode, javaScriptOf } from '../../../src/sandbox/javascript/javascript.ts';
import { hasPython } from '../../support/code-scoring.ts';
import { evalsWith, without } from '../../support/javascript-world.ts';

const WITHOUT = join(import.meta.dirname, '../../support/without-layers.py');
const isLinux = nodePorts().runtime.platform === 'linux';
const evals = evalsWith({
  'data.json': '{"size": 3}',
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

  it('keeps its calls apart, also where they share a process', async () => {
    const ports = nodePorts();
    let started = 0;
    const counted: Ports = {
      ...ports,
      standby: (...values) => {
        started += 1;
        return ports.standby(...values);
      },
    };
    const code = { file: join(evals, 'counter.mjs'), folder: evals };
    for (let call = 0; call < 3; call++)
      expect((await run(counted, code)).outcome).toEqual({ status: 'value', value: { n: 1, m: 1 } });
    expect(started).toBe(1);
    const left = { source: 'setTimeout(() => console.log("late"), 1); return true' };
    for (let call = 0; call < 2; call++) expect((await run(counted, left)).printed).toBe('');
    expect(started).toBe(3);
  });
});
