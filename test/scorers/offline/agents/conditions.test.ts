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
    ['The overdue amount must be less than 40.', call('get_card_overdue_amount', '(True, 55.0)'), true],
    ['The overdue amount must be less than 40.', call('get_card_overdue_amount', '(True, 12.0)'), false],
    ['The reader must not have an unpaid fine.', call('get_reader', { fine: 3 }), true],
    ['The reader must not have an unpaid fine.', call('get_reader', { fine: 0 }), false],
    ['The reader must have a fine.', call('get_reader', { fine: 0 }), false],
    ['The pupil must not be on leave.', call('get_pupil', "{'on_leave': True}"), true],
    ['The pupil must not be on leave.', call('get_pupil', { on_leave: false }), false],
    ['The parcel must be insured.', call('get_parcel', { is_insured: false }), true],
    ['The parcel must be insured.', call('get_parcel', { is_insured: true }), false],
  ])('%j against %j: %s', (condition, one, broken) => {
    expect(breaksCondition(condition, findingsOf([one]))).toBe(broken);
  });

  it.each<[string, boolean]>([
    ['2026-03-09T10:00:00', false],
    ['2026-03-01', false],
    ['2026-04-01T08:00:00', true],
  ])('holds the day %s against a period', (day, broken) => {
    const found = findingsOf([
      call('get_current_date', day),
      call(
        'get_calendar',
        "{'swap_period': ['2026-03-01', '2026-03-31'], 'sale_period': ['2026-05-01', '2026-05-31']}",
      ),
    ]);
    expect(breaksCondition('The current date must fall within the swap period.', found)).toBe(broken);
  });

  it('looks up what must not be in a list', () => {
    const reading = (...titles: string[]) =>
      findingsOf([
        {
          name: 'get_reader',
          arguments: { title: 'Emma' },
          result: JSON.stringify({ returned_titles: titles }),
        },
      ]);
    const condition = 'The "title" must not be among the returned titles.';
    expect(breaksCondition(condition, reading('Emma', 'Persuasion'))).toBe(true);
    expect(breaksCondition(condition, reading('Persuasion'))).toBe(false);
    expect(breaksCondition('The "title" is among the returned titles.', reading('Emma'))).toBe(false);
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

  it('is refused by checks of its conditions alone', () => {
    const other = call('find_coupon', 'False');
    expect(guardedRun(steps, [call('login', 'True'), other, call('pay', 'True')], '')?.refusedBy).toBe(-1);
    expect(guardedRun(steps, [call('login', 'False'), call('pay', 'True')], '')?.refusedBy).toBe(0);
  });

  it.each<[string, string, Record<string, unknown>, number]>([
    ['a bound on what the action is given', 'The "amount" must be less than 90.', { amount: 12 }, 0],
    ['a bound on what has to be looked up', 'The balance must be less than 90.', { amount: 12 }, 1],
    ['that something exists which a call was asked about', 'The "member" must exist.', { amount: 12 }, 0],
    ['that something exists which no call was asked about', 'The "shop" must exist.', { amount: 12 }, 1],
  ])('needs no check of %s', (_, condition, given, unchecked) => {
    const look = { name: 'open_page', arguments: { member: 'm1' }, result: 'page' };
    const pay = { name: 'pay', arguments: given, result: 'True' };
    const run = guardedRun(['Call pay only if all hold.', condition], [look, pay], '');
    expect(run?.features['acted_unchecked']).toBe(unchecked);
  });
});
