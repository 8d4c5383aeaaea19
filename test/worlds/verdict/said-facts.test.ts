import { describe, expect, it } from 'vitest';
import { askedFact, saidFacts } from '../../../src/worlds/verdict/said-facts.ts';
import { judged } from './shop.ts';

const says = (answer: string, fact: string | number) => askedFact(fact).isIn(saidFacts(answer));

describe('a fact that an answer is asked for', () => {
  it.each<[string | number, string]>([
    ['327.50', 'It costs $327.5.'],
    [327.5, 'It costs **327,50 €**'],
    ['$327.50', 'USD327.50 in all'],
    ['1,234', '1234'],
    ['1234', 'a total of $1,234.00!'],
    ['1234', "1'234"],
    ['1234', '1\u00a0234 EUR'],
    ['1234', '1.234,00'],
    ['1234', '1.234 Euro'],
    ['1.234', '1.234'],
    ['1200000', '12,00,000'],
    ['4', 'You may take four bags.'],
    ['4', 'Bags: 4.'],
    ['4', '[4]'],
    ['4', '4kg'],
    ['0.5', '.5'],
    ['50%', '50 percent'],
    ['-50', '−$50'],
    ['50', '-$50'],
    ['9007199254740993', '9,007,199,254,740,993'],
    ['2024-05-15', 'on May 15, 2024'],
    ['2024-05-15', 'on 15 May'],
    ['2024-05-15', '05/15/2024'],
    ['2024-05-15', 'at 2024-05-15T15:00:00'],
    ['May 15, 2024', '2024-05-15'],
    ['HATHAT', 'Your code is hathat'],
    ['Gift  card', 'the gift\ncard'],
  ])('%s is in %j', (fact, answer) => {
    expect(says(answer, fact)).toBe(true);
  });

  it.each<[string | number, string]>([
    ['4', '24'],
    ['4', '4WQ150'],
    ['4', '4.5'],
    ['4', '1,004'],
    ['327', '$1,327'],
    ['136', 'flight HAT136'],
    ['15', 'on 2024-05-15'],
    ['50%', '$50'],
    ['-50', '10-50'],
    ['-50', '50'],
    ['9007199254740993', '9007199254740992'],
    ['2024-05-15', 'in May 2024'],
    ['2024-05-15', '2023-05-15'],
    ['HATHAT', 'HATHAU'],
    ['4', ''],
  ])('%s is not in %j', (fact, answer) => {
    expect(says(answer, fact)).toBe(false);
  });

  it('may stand in any answer, each in another', async () => {
    const outputs = ['20', 'cancelled'];
    const found = await judged({ outputs }, [], { answers: ['It is $20.', 'It was Cancelled.'] });
    expect([found.pass, found.reasoning]).toEqual([true, 'The answers say "20", "cancelled".']);
    const silent = await judged({ actions: [], outputs }, [], { answers: ['It is $200.'] });
    expect([silent.pass, silent.reasoning]).toEqual([false, 'no answer says "20", "cancelled".']);
    expect((await judged({ outputs }, [], { answers: [] })).pass).toBe(false);
  });

  it('is found in time that grows with the answer', () => {
    expect(says(`${'1,'.repeat(50_000)}${'9'.repeat(50_000)} ${'-$'.repeat(50_000)}`, '4')).toBe(false);
  });
});
