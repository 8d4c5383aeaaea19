import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import type { Ports } from '../../../src/ports/ports.ts';
import { type JavaScriptResult, javaScriptOf } from '../../../src/sandbox/javascript/javascript.ts';
import {
  FILES,
  type JavaScriptAttack,
  LIMITS,
  NETWORK,
  PROCESSES,
  RESULTS,
} from '../../support/hostile-javascript.ts';
import { descendants, type HostileWorld, hostileWorld, SECRET } from '../../support/hostile-world.ts';

const ATTACKS: [against: string, attacks: JavaScriptAttack[]][] = [
  ['the network', NETWORK],
  ['files', FILES],
  ['processes', PROCESSES],
  ['the limits', LIMITS],
  ['the result', RESULTS],
];
const HELD_BY_NODE = ATTACKS.slice(0, 3);
const real = portsWith(process.env['ASSAY_TEST_NODE']);
/** Memory that is no heap is limited where the system does it. */
const hasLimits = real.runtime.platform === 'linux';

/** The real world; with the Node of this path, where one is given. */
function portsWith(node: string | undefined): Ports {
  const ports = nodePorts();
  if (node === undefined) return ports;
  const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  return { ...ports, runtime: { ...ports.runtime, node, version } };
}

describe.each<[world: string, attacks: typeof ATTACKS, ports: Ports]>([
  ['with all that this machine has', ATTACKS, real],
  // What Node holds by itself: a machine without python3, which puts the locks of the kernel on.
  [
    'without the kernel',
    HELD_BY_NODE,
    {
      ...real,
      standby: ([program = '', ...rest], options) =>
        real.standby([program === 'python3' ? '/no/python3' : program, ...rest], options),
    },
  ],
])('hostile JavaScript, %s', (_, played, ports) => {
  const results = new Map<JavaScriptAttack, JavaScriptResult>();
  let world: HostileWorld;
  let evals: string;
  let after: JavaScriptResult[];

  beforeAll(async () => {
    world = await hostileWorld();
    evals = evalsFolder(world);
    const globals = Object.entries({ ...world.variables, evals });
    const javaScript = javaScriptOf(ports);
    const call = (source: string, wallMs = 20_000) =>
      javaScript.run(
        { source, folder: evals, base: join(evals, 'scorer.yaml') },
        { globals, subject: {}, wallMs },
      );
    await Promise.all(
      played
        .flatMap(([, attacks]) => attacks)
        .map(async (attack) => results.set(attack, await call(attack.source, attack.timeoutMs))),
    );
    after = await Promise.all([call('0.75'), call(RESULTS[0]?.source ?? '')]);
  });
  afterAll(() => {
    world.close();
    rmSync(evals, { recursive: true, force: true });
  });

  describe.each(played)('against %s', (_, attacks) => {
    it.each(attacks.map((attack) => [attack.name, attack] as const))('gets nowhere: %s', (_, attack) => {
      const outcome = results.get(attack)?.outcome;
      const shown = JSON.stringify(outcome);
      expect(shown).not.toContain(SECRET);
      for (const loot of ['ESCAPED', 'root:x:0', '[object process]', 'functionfunction', 'PATH='])
        expect(shown).not.toContain(loot);
      if (attack.ends === 'value') expect(outcome?.status, shown).toBe('value');
      else {
        expect(outcome?.status, shown).toBe('failed');
        if (attack.ends !== undefined && (hasLimits || attack.ends !== 'out_of_memory'))
          expect(shown).toContain(`"subcode":"${attack.ends}"`);
      }
      if (attack.says !== undefined) expect(shown).toContain(attack.says);
    });
  });

  it('leaves the machine, this process and later calls as they were', async () => {
    expect(world.damage()).toEqual([]);
    expect(existsSync(join(evals, 'x'))).toBe(false);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(after[0]?.outcome).toEqual({ status: 'value', value: 0.75 });
    expect(after[1]?.outcome).toEqual({ status: 'value', value: 0 });
    await expect.poll(() => descendants(process.pid).length).toBeLessThanOrEqual(4 * real.runtime.cores + 2);
  });
});

/** A folder of evals with everything in it that is not for code. */
function evalsFolder({ variables }: HostileWorld): string {
  // Links resolved: macOS has its temporary folder behind one.
  const evals = realpathSync(mkdtempSync(join(tmpdir(), 'assay-hostile-evals-')));
  mkdirSync(join(evals, 'checks'));
  writeFileSync(join(evals, 'data.json'), '{"fine": true}');
  for (const name of ['.env', 'checks/.npmrc', 'checks/server.pem']) writeFileSync(join(evals, name), SECRET);
  symlinkSync(String(variables['secret']), join(evals, 'link'));
  symlinkSync(String(variables['folder']), join(evals, 'outside'));
  symlinkSync('../.env', join(evals, 'checks/to-env'));
  return evals;
}
