import { describe, expect, it } from 'vitest';
import { tellingValues, usesOf } from '../../../../src/scorers/offline/agents/call-values.ts';
import { stepUses } from '../../../../src/scorers/offline/agents/step-facts.ts';

describe('telling values', () => {
  it.each<[unknown, string[]]>([
    ['Rome', ['rome']],
    ['#W5001', ['w5001']],
    [8276.2, ['8276.2']],
    ['$8,276.20', ['8276.2']],
    [12, []],
    [true, []],
    ['True', []],
    [null, []],
    [undefined, []],
    [{ id: 'user_4711', ok: true, tags: ['blue'] }, ['user_4711', 'blue']],
    ['{"order_id": "W5001", "user_2": "ann", "total": 93.20}', ['w5001', '93.2']],
    ['007123', ['007123']],
  ])('of %j are %j', (value, values) => {
    expect(tellingValues(value)).toEqual(values);
  });

  it('are the first ones of a long result', () => {
    expect(tellingValues(Array.from({ length: 5000 }, (_, at) => `value-${at}`)).length).toBeLessThanOrEqual(
      200,
    );
  });
});

describe('the use of a result', () => {
  const find = { name: 'find_user', arguments: { mail: 'ann@example.org' }, result: { id: 'user_4711' } };
  const orders = { name: 'get_orders', arguments: { user: 'user_4711' }, result: '{"total": "1,200.50"}' };

  it('shows in a later call, not in an earlier one', () => {
    expect(usesOf([find, orders], '').inLaterCall(0)).toBe(true);
    expect(usesOf([orders, find], '').inLaterCall(1)).toBe(false);
  });

  it.each([
    ['It is $1200.50 in total.', true],
    ['It is 1,200.5.', true],
    ['It is 1200.', false],
    ['', false],
  ])('shows in the answer %j: %s', (answer, used) => {
    expect(usesOf([find, orders], answer).inAnswer(1)).toBe(used);
  });

  it('is no use when only the question is echoed', () => {
    const echo = { name: 'get', arguments: { id: 'W5001' }, result: { id: 'W5001' } };
    expect(usesOf([echo], 'About W5001.').inAnswer(0)).toBe(false);
    expect(usesOf([echo], 'About W5001.').isFollowedUp(0)).toBe(true);
  });

  it('names near duplicates, but never changes or other numbers', () => {
    const look = (q: string, id: number) => ({
      name: 'search',
      arguments: { q, id },
      result: 'the same three pages about kettles',
    });
    const text = 'cheap copper kettles with a wooden handle';
    expect(stepUses([look(text, 1), look(`${text}s`, 1)], '')[1]).toBe('near_duplicate');
    expect(stepUses([look(text, 1), look(`${text}s`, 2)], '')[1]).not.toBe('near_duplicate');
    const send = { name: 'send_mail', arguments: { text }, result: 'sent to the list' };
    expect(stepUses([send, { ...send, arguments: { text: `${text}s` } }], '')[1]).toBe('changes_state');
  });
});
