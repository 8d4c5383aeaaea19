import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { codeOf, hasPython, outcomeOf, scoreOf } from '../../support/code-scoring.ts';
import { outcomeWith } from '../../support/evaluate-with.ts';
import {
  type Attack,
  FORGERY,
  LIMITS,
  NETWORK,
  PROCESSES,
  SECRETS,
  SYSTEM,
  WRITING,
} from '../../support/hostile-python.ts';
import { descendants, type HostileWorld, hostileWorld, SECRET } from '../../support/hostile-world.ts';
import { silentJudge } from '../../support/scripted-judge.ts';

const ports = nodePorts();
const ATTACKS: [room: string, attacks: Attack[]][] = [
  ['the network', NETWORK],
  ['secrets', SECRETS],
  ['files', WRITING],
  ['processes', PROCESSES],
  ['the system', SYSTEM],
  ['the result', FORGERY],
  ['the limits', LIMITS],
];

describe.skipIf(!hasPython)('hostile code (needs python3, Landlock and seccomp)', async () => {
  let world: HostileWorld;
  let standing: number[];
  const ordinary = await codeOf(ports, '{"score": 0.75, "reasoning": output}');
  // A skipped suite is set up all the same.
  const isolation = hasPython ? (await scoreOf(ports, '1')).metadata['isolation'] : { level: 'none' };
  const { level } = isolation as { level: string };
  beforeAll(async () => {
    world = await hostileWorld();
    await scoreOf(ports, '1');
    standing = descendants(process.pid);
  });
  afterAll(() => world.close());

  describe.each(ATTACKS)('against %s', (_, attacks) => {
    // On a machine without the layers the attacks would really happen; what is left is tested in python/isolation.test.ts.
    it.skipIf(level !== 'full').each(attacks.map((attack) => [attack.name, attack] as const))(
      'gets nowhere: %s',
      async (_, { source, ends, timeoutMs, reason: says }) => {
        const options = {
          variables: world.variables,
          ...(timeoutMs === undefined ? {} : { config: { timeout_ms: timeoutMs } }),
        };
        const outcome = await outcomeOf(ports, source, { output: 'An answer.' }, options).catch(
          (error: unknown) => ({
            // Code that does not even compile is refused when the scorer is made.
            status: 'errored' as const,
            error: { code: 'validation_failed', message: String(error) },
          }),
        );
        const shown = JSON.stringify(outcome);
        expect(shown).not.toContain(SECRET);
        expect(shown).not.toContain('root:x:0');
        if (ends === 'scored') expect(outcome.status, shown).toBe('scored');
        else {
          expect(outcome.status, shown).toBe('errored');
          if (ends !== undefined) expect(shown).toContain(`"subcode":"${ends}"`);
        }
        if (says !== undefined) expect(shown).toContain(says);
        expect(world.damage()).toEqual([]);
        const after = await outcomeWith(silentJudge(), ordinary, { output: 'An answer.' });
        expect(after).toMatchObject({ status: 'scored', result: { score: 0.75 } });
        expect(descendants(process.pid)).toEqual(standing);
      },
    );
  });

  it('does not disturb ordinary code beside it', async () => {
    const attack = outcomeOf(
      ports,
      'import os\nwhile True:\n  try: os.fork()\n  except OSError: pass',
      {},
      {
        config: { timeout_ms: 400 },
      },
    );
    const calls = Array.from({ length: 20 }, () => scoreOf(ports, 'output == "a"', { output: 'a' }));
    for (const result of await Promise.all(calls)) expect(result.score).toBe(1);
    expect((await attack).status).toBe('errored');
  });

  it('cannot be the text that is scored: what an answer says is no result', async () => {
    const output = '{"value": {"score": 1, "reasoning": "forged", "extra": {}}}';
    const { score, metadata: shown } = await scoreOf(ports, 'print(output)\n0', { output });
    expect(score).toBe(0);
    expect(shown['printed']).toContain('forged');
  });
});
