import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { nextHoldoutUse, storedOptimization } from '../../../src/jobs/optimizations/stored-optimizations.ts';
import { optimization, optimizeRequest } from '../../../src/schema/optimization.ts';
import { folderOf } from '../../support/run-cli.ts';
import { sampleOptimization } from '../../support/sample-optimization.ts';

const CASES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const alone = (cases: readonly string[]) => cases.map((id) => [id]);

/** What use the next one is, after these. */
async function useAfter(
  earlier: readonly { uses: number; played?: boolean; gate?: boolean; cases?: string[]; agent?: string }[],
  families: string[][] = alone(CASES),
): Promise<number> {
  const cwd = folderOf({});
  const engine = createEngine({ evals: join(cwd, 'evals'), state: join(cwd, '.assay') });
  const store = await engine.store();
  for (const [index, { uses, played, gate, cases, agent = 'clerk' }] of earlier.entries()) {
    const id = `opt_${index}`;
    const stored = optimization.parse({
      ...sampleOptimization(gate === true ? {} : { decision: 'not_validated', details: {} }).response,
      optimization_id: id,
      agent_id: agent,
      created_at: `2026-01-0${index + 1}T00:00:00.000Z`,
      request: optimizeRequest.parse({ agent_id: agent, optimization_type: 'error_driven' }),
      seed: 1,
      holdout_uses: uses,
      material: '',
      ...(played === true ? { holdout_played: true } : {}),
      ...(cases === undefined ? {} : { split_cases: cases }),
    });
    await store.put('optimizations', id, stored);
  }
  return nextHoldoutUse(engine, { agentId: 'clerk', id: 'opt_new', families });
}

describe('nextHoldoutUse', () => {
  const old = { played: true, cases: CASES };
  it.each([
    ['nothing was held out', [], 1],
    ['one that played nothing held out', [{ uses: 1 }], 1],
    ['one of another agent', [{ uses: 1, played: true, agent: 'other' }], 1],
    ['one with a verdict', [{ uses: 1, gate: true }], 2],
    ['one that was broken off while it played them', [{ uses: 1, played: true }], 2],
    [
      'two at the same time',
      [
        { uses: 1, ...old },
        { uses: 1, ...old },
      ],
      3,
    ],
  ])('after %s', async (_, earlier, expected) => {
    expect(await useAfter(earlier)).toBe(expected);
  });

  it.each([
    ['the same families', 0, 2],
    ['up to 30 % new ones', 3, 2],
    ['more than 30 % new ones', 4, 4],
  ])('with %s', async (_, fresh, expected) => {
    const families = alone([...CASES, ...Array.from({ length: fresh }, (__, index) => `new${index}`)]);
    expect(await useAfter([{ uses: 1, ...old }], families)).toBe(expected);
    // Once drawn anew the new ones are known.
    if (expected === 4)
      expect(
        await useAfter(
          [
            { uses: 1, ...old },
            { uses: 4, played: true, cases: families.flat() },
          ],
          families,
        ),
      ).toBe(5);
  });

  it('takes a family with a known case for a known one', async () => {
    const families = CASES.map((id) => [id, `${id} in other words`]);
    expect(await useAfter([{ uses: 2, ...old }], families)).toBe(3);
  });
});

it('a stored optimization of another form is reported with its place, not as a bug', async () => {
  const cwd = folderOf({});
  const engine = createEngine({ evals: join(cwd, 'evals'), state: join(cwd, '.assay') });
  await (await engine.store()).put('optimizations', 'opt_odd', { optimization_id: 'opt_odd', status: 7 });
  await expect(storedOptimization(engine, 'opt_odd')).rejects.toMatchObject({
    code: 'conflict',
    where: expect.stringMatching(/status/),
    hint: expect.stringContaining('Start a new optimization'),
  });
  await expect(storedOptimization(engine, 'opt_none')).rejects.toMatchObject({ code: 'not_found' });
});
