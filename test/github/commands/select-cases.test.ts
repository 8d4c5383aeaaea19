import { describe, expect, it } from 'vitest';
import { selectCases } from '../../../src/github/commands/select-cases.ts';

const CASES = [
  { id: 'orders/late', tags: ['smoke', 'orders'] },
  { id: 'orders/late#2', tags: [] },
  { id: 'orders/shipped', tags: ['smoke'] },
  { id: 'refunds/late', tags: ['__proto__'] },
  { id: 'Grüße', tags: [] },
];

describe('the filters of a comment', () => {
  it.each([
    [['orders/late'], ['orders/late']],
    [['orders/'], ['orders/late', 'orders/late#2', 'orders/shipped']],
    [['*late'], ['orders/late', 'refunds/late']],
    [['orders/*'], ['orders/late', 'orders/late#2', 'orders/shipped']],
    [['*/s?ipped'], ['orders/shipped']],
    [['smoke'], ['orders/late', 'orders/shipped']],
    [
      ['refunds/late', 'smoke'],
      ['orders/late', 'orders/shipped', 'refunds/late'],
    ],
    [['__proto__'], ['refunds/late']],
    [['Grüße'], ['Grüße']],
  ])('%j select %j', (filters, ids) => {
    expect(selectCases(filters, CASES)).toEqual({ ids });
  });

  it.each([
    [['order/late'], '"order/late" (did you mean "orders/late"?)'],
    [['orders/', 'nothing-like-it'], '"nothing-like-it".'],
    [['ORDERS/'], '"ORDERS/"'],
    [['constructor'], '"constructor"'],
    [['.*'], '".*"'],
  ])('%j select nothing, and say so', (filters, named) => {
    expect(selectCases(filters, CASES)).toEqual({ problem: expect.stringContaining(named) });
  });

  it('take a pattern that is made to be slow', () => {
    const id = 'a'.repeat(200);
    const filter = `${'*a'.repeat(99)}*b`;
    expect(selectCases([filter], [{ id, tags: [] }])).toHaveProperty('problem');
  });
});
