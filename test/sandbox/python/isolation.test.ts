import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import type { Ports } from '../../../src/ports/ports.ts';
import { isolationOf } from '../../../src/sandbox/isolation.ts';
import { errorOf, hasPython, scoreOf } from '../../support/code-scoring.ts';
import { descendants } from '../../support/hostile-world.ts';

const WITHOUT = join(import.meta.dirname, '../../support/without-layers.py');
/** The real world on a kernel that lacks these layers. */
function worldWithout(layers: string): Ports {
  const ports = nodePorts();
  return {
    ...ports,
    standby: (command, options) => ports.standby(['python3', WITHOUT, layers, '--', ...command], options),
  };
}
const folder = mkdtempSync(join(tmpdir(), 'assay-isolation-'));
const file = join(folder, 'file.txt');
writeFileSync(file, 'within reach');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const reading = `{"score": 1, "reasoning": open(${JSON.stringify(file)}).read()}`;
const linux = platform() === 'linux';

describe.skipIf(!hasPython || !linux)('on a machine without all layers (needs python3, Linux)', () => {
  it.each([
    ['namespaces', 'full', ['user_namespace', 'pid_namespace', 'network_namespace', 'ipc_namespace']],
    ['landlock', 'partial', ['landlock']],
    ['seccomp', 'partial', ['seccomp']],
    ['landlock,seccomp', 'none', ['landlock', 'seccomp']],
    ['landlock,seccomp,namespaces', 'none', ['landlock', 'seccomp', 'user_namespace']],
  ])('without %s the result says so: %s', async (layers, level, missing) => {
    const { metadata } = await scoreOf(worldWithout(layers), '1');
    const isolation = metadata['isolation'] as { level: string; missing: string[]; layers: string[] };
    expect(isolation.level).toBe(level);
    for (const layer of missing) expect(isolation.missing).toContain(layer);
    expect(isolation.layers).toContain('limits');
    expect(metadata['warnings']).toEqual(level === 'full' ? [] : [`isolation_${level}`]);
  });

  it.each([
    ['landlock', 'landlock'],
    ['seccomp', 'seccomp'],
    ['landlock,seccomp', 'landlock, seccomp'],
  ])('without %s nothing is run where isolation is required', async (layers, named) => {
    const error = await errorOf(worldWithout(layers), '1', {}, { config: { require_isolation: true } });
    expect(error).toMatchObject({
      code: 'scorer_failed',
      subcode: 'not_isolated',
      message: expect.stringContaining(named),
    });
  });

  it('one of the two layers is enough to keep files from being written and processes from the network', async () => {
    const writing = `open(${JSON.stringify(join(folder, 'new.txt'))}, "w")\n1`;
    for (const layers of ['landlock', 'seccomp'])
      expect(await errorOf(worldWithout(layers), writing)).toMatchObject({ subcode: 'code_error' });
  });

  it('the tests of the sandbox would see an escape: without both layers a file can be read', async () => {
    expect((await scoreOf(worldWithout('landlock,seccomp'), reading)).reasoning).toContain('within reach');
    expect(await errorOf(nodePorts(), reading)).toMatchObject({
      message: expect.stringContaining('Permission'),
    });
  });

  it.each(['seccomp', 'landlock,seccomp,namespaces'])(
    'without %s what a call started ends with the call',
    async (layers) => {
      const world = worldWithout(layers);
      await scoreOf(world, '1');
      const standing = descendants(process.pid);
      // As root, the limit of processes does not count; for others fork fails, which is as good.
      const daemon = `
import os, time
try:
    for own in (True, False):
        if os.fork() == 0:
            if own: os.setsid()
            if os.fork() == 0: time.sleep(60)
            time.sleep(0 if own else 60)
            os._exit(0)
    time.sleep(0.1)
except OSError: pass
1`;
      await scoreOf(world, daemon);
      await errorOf(world, daemon.replace('\n1', '\nwhile True: pass'), {}, { config: { timeout_ms: 300 } });
      await scoreOf(world, '1');
      await expect.poll(() => descendants(process.pid)).toEqual(standing);
    },
  );
});

describe('isolation', () => {
  it.each([
    [['limits', 'landlock', 'seccomp'], 'full'],
    [['landlock', 'seccomp'], 'partial'],
    [['limits', 'seccomp', 'user_namespace'], 'partial'],
    [['limits', 'no_new_privileges', 'user_namespace'], 'none'],
    [[], 'none'],
  ])('by %j is %s', (layers, level) => {
    expect(isolationOf({ layers, missing: [] }).level).toBe(level);
  });
});
