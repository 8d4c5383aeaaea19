import { describe, expect, it } from 'vitest';
import { type Mutant, mutantsOf, mutationScore, spreadMutants } from '../../src/generation/mutation.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';
import { POLICY } from './sample-policy.ts';

const mutantsIn = (content: string) =>
  mutantsOf(readPolicy([{ name: 'd', content }]).units, new Map([['d', content]]));
const PAD = 'You are the clerk of a shop, and you answer the questions of its customers.\n\n';
const broken = (rule: string) => mutantsIn(PAD + rule).map(({ content }) => content.slice(PAD.length));

describe('mutants of a policy', () => {
  it.each([
    ['Items may be returned within 30 days.', 'Items may be returned within 60 days.'],
    ['You can store at most five addresses.', 'You can store at most 10 addresses.'],
    ['Orders over $1,000 need a signature.', 'Orders over $2000 need a signature.'],
    ['Only 15 of at most 5 parcels are free.', 'Only 15 of at most 10 parcels are free.'],
    ['Orders must be paid by 31 May 2026.', 'Orders must be paid by 30 May 2026.'],
    ['Opened food cannot be returned.', 'Opened food can be returned.'],
    ['You must not open the parcel.', 'You must open the parcel.'],
    ["You don't ship if it is late.", 'You do ship if it is late.'],
    ['Never tell a customer the price of a bag.', 'Always tell a customer the price of a bag.'],
    ['Members can use the lounge.', 'Members can not use the lounge.'],
    ['Use only the passages that you were given.', 'Use the passages that you were given.'],
    ['Bags can be returned, unless they were worn.', 'Bags can be returned.'],
    ['Bags can be returned (except when worn) for free.', 'Bags can be returned for free.'],
    [
      'Bags can be returned to every shop,\nunless **they\nwere** worn.',
      'Bags can be returned to every shop.',
    ],
    ['Bags can be returned, unless\r\n  they were worn.', 'Bags can be returned.'],
  ])('%j is broken as %j', (rule, wanted) => {
    expect(broken(rule)).toContain(wanted);
  });

  it('breaks one rule at a time, and nothing where there is no rule', () => {
    const mutants = mutantsIn(POLICY);
    expect(new Set(mutants.map(({ content }) => content)).size).toBe(mutants.length);
    for (const { content, rule, broken: text } of mutants) {
      expect(content).not.toBe(POLICY);
      expect(text).not.toBe(rule);
    }
    expect(mutantsIn(`${PAD}Be brief. Say please.`)).toEqual([]);
  });

  it('are spread over the units, and drawn alike by the same seed', () => {
    const mutants = mutantsIn(POLICY);
    const units = new Set(mutants.map(({ unit }) => unit));
    const some = spreadMutants(mutants, units.size, 3);
    expect(new Set(some.map(({ unit }) => unit))).toEqual(units);
    expect(spreadMutants(mutants, 2, 3)).toEqual(spreadMutants(mutants, 2, 3));
    const draws = [1, 2, 3, 4, 5].map((seed) => spreadMutants(mutants, 2, seed).map(({ id }) => id));
    expect(new Set(draws.map(String)).size).toBeGreaterThan(1);
    expect(spreadMutants(mutants, 99, 1)).toEqual(mutants);
  });

  it('count where they were judged; what could not be judged counts for nothing', async () => {
    const fates = ['killed', 'survived', 'errored', 'killed'] as const;
    const mutants = mutantsIn(POLICY).slice(0, 4);
    const at = (one: Mutant) => fates[mutants.indexOf(one)] ?? 'errored';
    const score = await mutationScore(mutants, async (one) => at(one));
    expect(score).toMatchObject({ score: 2 / 3, killed: 2, errored: 1, survivors: [mutants[1]] });
    expect((await mutationScore(mutants.slice(0, 1), async () => 'errored')).score).toBeNull();
  });
});
