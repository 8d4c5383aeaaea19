import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBudget } from '../../src/optimizations/budget-plan.ts';
import type { Family } from '../../src/optimizations/collect.ts';
import { caseFamilies } from '../../src/optimizations/families.ts';
import { seal, unsealed } from '../../src/optimizations/sealed.ts';
import { kindOf, sizesOf, splitFamilies } from '../../src/optimizations/split.ts';
import { attempt, caseOf } from '../support/optimized-agent.ts';

const KINDS = ['wrong_tool', 'hallucination', 'tone'] as const;
const familyOf = (caseId: string, category: Family['category']): Family => ({
  cases: [caseOf(caseId)],
  caseId,
  failures: category === null ? [] : [{ attempt: attempt(caseId, 'failed'), category }],
  passes: [],
  category,
  strand: category ?? '',
});
const failing = (count: number, kinds = 3) =>
  Array.from({ length: count }, (_, index) => familyOf(`f${index}`, KINDS[index % kinds] ?? 'other'));
const passing = (count: number) => Array.from({ length: count }, (_, index) => familyOf(`p${index}`, null));
const ids = (families: readonly Family[]) => families.map(({ caseId }) => caseId);

describe('splitFamilies', () => {
  it.each([
    [0, 'too_few'],
    [4, 'too_few'],
    [5, 'cross_fitted'],
    [9, 'cross_fitted'],
    [10, 'two_fold'],
    [19, 'two_fold'],
    [20, 'held_out'],
  ])('%i failing families: %s', (count, kind) => {
    expect(kindOf(count)).toBe(kind);
    expect(splitFamilies({ failing: failing(count), passing: [] }, 1).kind).toBe(kind);
  });

  it('splits as the plan says, without sharing a family, and equally for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer(),
        (f, p, seed) => {
          const given = { failing: failing(f), passing: passing(p) };
          const split = splitFamilies(given, seed);
          const held = unsealed(split.holdout);
          const closed = ids([...held.failing, ...held.guards]);
          const open = [...new Set([...split.open.reflect, ...split.open.select])];
          const all = [...closed, ...ids(open)];
          expect(new Set(all).size).toBe(all.length);
          // Three parts where there is enough for them.
          expect(ids(split.open.reflect).some((id) => ids(split.open.select).includes(id))).toBe(
            f < 40 && open.length > 0,
          );
          expect(all.filter((id) => id.startsWith('f'))).toHaveLength(f);
          const guards = Math.min(p, Math.max(10, f));
          expect(all.filter((id) => id.startsWith('p'))).toHaveLength(guards);
          const { reflect, select, holdout } = split.sizes;
          expect({ reflect, select, holdout, open: open.length }).toEqual(sizesOf(f, guards));
          if (split.halves) expect(ids(split.halves.flat()).sort()).toEqual(ids(open).sort());
          expect(ids(splitFamilies(given, seed).open.reflect)).toEqual(ids(split.open.reflect));
        },
      ),
    );
  });

  it('gives every part its share of every kind of failure', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const split = splitFamilies({ failing: failing(60), passing: [] }, seed);
      for (const kind of KINDS) {
        const count = (list: readonly Family[]) => list.filter(({ category }) => category === kind).length;
        expect(Math.abs(count(split.open.reflect) - 10)).toBeLessThanOrEqual(1);
        expect(Math.abs(count(split.open.select) - 4)).toBeLessThanOrEqual(1);
        expect(Math.abs(count(unsealed(split.holdout).failing) - 6)).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each([
    [6, 4],
    [5, 3],
    [10, 2],
    [8, 6],
    [12, 5],
  ])('has each of %i kinds with %i cases where edits are made, chosen and tested', (kinds, each) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const all = Array.from({ length: kinds * each }, (_, index) =>
        familyOf(`f${String(index).padStart(2, '0')}`, `new:${index % kinds}`),
      );
      const { open, holdout } = splitFamilies({ failing: all, passing: passing(20) }, seed);
      for (const part of [open.reflect, open.select, unsealed(holdout).failing])
        expect(new Set(part.flatMap(({ category }) => category ?? [])).size).toBe(kinds);
    }
  });

  it('draws the same part of every kind where not all can be used', () => {
    const split = splitFamilies({ failing: failing(60), passing: [] }, 3, 30);
    const used = [...split.open.reflect, ...unsealed(split.holdout).failing];
    for (const kind of KINDS) expect(used.filter(({ category }) => category === kind)).toHaveLength(10);
  });
});

describe('Sealed', () => {
  it('shows nothing of what is in it', () => {
    const box = seal({ text: 'secret' });
    expect(JSON.stringify(box)).toBe('{}');
    expect(Object.keys(box)).toEqual([]);
    expect(JSON.stringify({ ...box })).toBe('{}');
    expect(unsealed(box)).toEqual({ text: 'secret' });
    expect(() => unsealed({})).toThrow(TypeError);
  });

  it('is opened by the gate and the static checks alone', () => {
    const src = join(import.meta.dirname, '../../src');
    const opening = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.ts') && /import[^;]*\bunsealed\b/.test(readFileSync(join(src, file), 'utf8')),
      )
      .map((file) => file.split(/[\\/]/).at(-1))
      .sort();
    expect(opening).toEqual(['gate.ts', 'static-checks.ts']);
  });
});

describe('caseFamilies', () => {
  it('unites lineages and near-duplicates, through each other too', () => {
    const text = 'please cancel my order of the red lamp and send the money back to my card';
    const cases = [
      caseOf('a', { text, lineage: 'x' }),
      caseOf('b', { lineage: 'x' }),
      caseOf('c', { text: `${text}!` }),
      caseOf('d'),
    ];
    expect(caseFamilies(cases).map((family) => family.map(({ id }) => id))).toEqual([['a', 'b', 'c'], ['d']]);
  });
});

describe('planBudget', () => {
  it('sets the gate aside first and tells the bound', () => {
    const plan = planBudget({ failing: 20, passing: 20, limit: 600 });
    // The example of improvement.md 2.2 step 14: 20 open and 20 held-out families.
    expect(plan).toMatchObject({
      baselineAttempts: 2,
      holdoutAttempts: 5,
      reserve: 200,
      worstCase: 600,
      failing: 20,
    });
    expect(plan?.words).toContain(
      'At most 600 agent runs: 40 for the fresh baseline, 10 for the headroom test, 200 set aside',
    );
  });

  it('uses fewer families before it gives up', () => {
    expect(planBudget({ failing: 200, passing: 0, limit: 600 })?.failing).toBeLessThan(200);
    expect(planBudget({ failing: 20, passing: 20, limit: 30 })).toBeUndefined();
    expect(planBudget({ failing: 20, passing: 20, limit: 600, judgeNoise: 0.3 })?.baselineAttempts).toBe(3);
  });
});
