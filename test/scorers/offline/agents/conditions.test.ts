import { describe, expect, it } from 'vitest';
import { callOutcome, cameBack } from '../../../../src/scorers/offline/agents/call-outcome.ts';
import { breaksCondition, findingsOf } from '../../../../src/scorers/offline/agents/conditions.ts';
import { guardedParts, guardedRun } from '../../../../src/scorers/offline/agents/guarded-plan.ts';

const call = (name: string, result?: unknown) => ({
  name,
  arguments: {},
  ...(result === undefined ? {} : { result }),
});

describe('callOutcome', () => {
  it.each<[unknown, string]>([
    [undefined, 'unknown'],
    ['', 'unknown'],
    [null, 'no'],
    [false, 'no'],
    ['False', 'no'],
    ['None', 'no'],
    ['not found', 'no'],
    [[], 'no'],
    ['(True, False)', 'no'],
    [[true, false], 'no'],
    [true, 'yes'],
    ['True', 'yes'],
    ['(True, True)', 'yes'],
    ['ok', 'yes'],
    ['2026-01-01', 'content'],
    [{ id: 1 }, 'content'],
    ['No seats, but a waiting list', 'content'],
    [{ error: 'down' }, 'broke'],
    ["KeyError: 'x'", 'broke'],
    ['Could not connect', 'broke'],
  ])('reads %j as %s', (result, outcome) => {
    expect(callOutcome(call('get', result))).toBe(outcome);
    expect(cameBack(call('get', result))).toBe(outcome !== 'no' && outcome !== 'broke');
  });
});

describe('breaksCondition', () => {
  it.each<[string, ReturnType<typeof call>, boolean]>([
    ['The age must be at least 18.', call('get_user', { age: 17 }), true],
    ['The age must be at least 18.', call('get_user', { age: 18 }), false],
    ['The age must be at least 18.', call('get_user', "{'name': 'Lee', 'age': 12}"), true],
    ['The credit score must be higher than 600.', call('get_credit_score', '600'), true],
    ['The credit score must be higher than 600.', call('get_credit_score', 601), false],
    ['The total must not exceed 1,000 euros.', call('get_cart', { total: 1200 }), true],
    ['The total must not exceed 1,000 euros.', call('get_cart', { total: 900 }), false],
    ['The weight must be under 20.', call('get_parcel', { weight: 20 }), true],
    ['The balance must not be below 0.', call('get_account', { balance: -5 }), true],
    ['The balance must not be below 0.', call('get_account', { balance: 0 }), false],
    ['The age must never be under 18.', call('get_user', { age: 17 }), true],
    ['The weight must not be over 20.', call('get_parcel', { weight: 21 }), true],
    ['The weight must not be over 20.', call('get_parcel', { weight: 20 }), false],
    ['The total cannot exceed 500.', call('get_cart', { total: 501 }), true],
    ['The total must never exceed 500.', call('get_cart', { total: 300 }), false],
    ['The score must be equal to or above 600.', call('get_score', { score: 600 }), false],
    ['The score must be equal to or above 600.', call('get_score', { score: 599 }), true],
    ['The weight must be equal to or below 20.', call('get_parcel', { weight: 20 }), false],
    ["The order status must be 'delivered'.", call('get_order', { order_status: 'pending' }), true],
    ["The order status must be 'delivered'.", call('get_order', { order_status: 'Delivered' }), false],
    ["The order status must not be 'locked'.", call('get_order', { order_status: 'locked' }), true],
    ['The age must be at least 18.', call('get_user', { height: 12 }), false],
    ['The user must be known.', call('get_user', { age: 12 }), false],
  ])('%j against %j: %s', (condition, one, broken) => {
    expect(breaksCondition(condition, findingsOf([one]))).toBe(broken);
  });

  it('compares one number with another', () => {
    const facts = (balance: number, fee: number) =>
      findingsOf([call('get_account_balance', balance), call('get_membership_fee', fee)]);
    const condition = 'The account balance must be more than the membership fee.';
    expect(breaksCondition(condition, facts(3, 5))).toBe(true);
    expect(breaksCondition(condition, facts(8, 5))).toBe(false);
  });
});

describe('guardedRun', () => {
  const steps = [
    'Verify everything.',
    'Call pay only if all hold.',
    'The user must be logged in.',
    'Otherwise decline.',
  ];

  it('tells the parts of a plan', () => {
    expect(guardedParts(steps)).toEqual(['order', 'gate', 'condition', 'fallback']);
    expect(guardedParts(['Search flights', 'Book one'])).toBeUndefined();
    expect(guardedParts(['Book only if there is a seat'])).toBeUndefined();
  });

  it.each<[string, ReturnType<typeof call>[], number, Record<string, number>]>([
    [
      'taken after the check',
      [call('login', 'True'), call('pay', 'True')],
      1,
      { acted_first: 0, acted_after_no: 0 },
    ],
    ['taken first', [call('pay', 'True')], 0, { acted_first: 1, acted_unchecked: 1 }],
    ['taken after a no', [call('login', 'False'), call('pay', 'True')], 1, { acted_after_no: 1 }],
    [
      'taken after a second try',
      [call('login', 'False'), call('login', 'True'), call('pay', 'True')],
      2,
      { acted_after_no: 0 },
    ],
    ['taken in vain', [call('login', 'True'), call('pay', 'KeyError')], 1, { acted_in_vain: 1 }],
    ['held back after a no', [call('login', 'False')], -1, { held_back: 1, held_back_unfounded: 0 }],
    ['held back without grounds', [call('login', 'True')], -1, { held_back: 0, held_back_unfounded: 1 }],
    ['held back asking', [], -1, { held_back_asking: 1 }],
    [
      'taken beside another change',
      [call('login', 'True'), call('delete_user', 'ok'), call('pay', 'True')],
      2,
      { strays: 1 },
    ],
  ])('sees an action %s', (_, calls, action, features) => {
    expect(guardedRun(steps, calls, 'Here you are.')).toMatchObject({ action, features });
  });
});
