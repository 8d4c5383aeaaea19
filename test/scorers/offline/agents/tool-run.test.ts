import { describe, expect, it } from 'vitest';
import { type ToolRunMaterial, toolRun } from '../../../../src/scorers/offline/agents/tool-run.ts';
import { verdictsInRun } from '../../../../src/scorers/offline/agents/tool-run-verdicts.ts';

const say = (...texts: string[]) =>
  texts.map((content, at) => ({ role: at % 2 === 0 ? ('user' as const) : ('assistant' as const), content }));
const find = { name: 'find_order', arguments: { order_id: 'W-1' }, result: { status: 'shipped' } };
const run = (given: Partial<ToolRunMaterial> = {}) =>
  toolRun({
    turns: say('Where is my order W-1?', 'It was shipped.'),
    calls: [find],
    expectedBehavior: '',
    context: [],
    needed: [true],
    unknown: [0],
    notBare: false,
    ...given,
  });

describe('toolRun', () => {
  it.each<[string, Partial<ToolRunMaterial>, string, number]>([
    ['the share of needed calls', { calls: [find, find], needed: [true, false] }, 'needed_calls', 0.5],
    ['calls that broke off', { calls: [{ ...find, result: 'KeyError: W-1' }] }, 'broken_calls', 1],
    [
      'a failure made good as none',
      { calls: [{ ...find, result: { error: 'busy' } }, find], needed: [false, true] },
      'broken_calls',
      0,
    ],
    [
      'no need for a call that was tried again',
      { calls: [{ ...find, result: { error: 'busy' } }, find], needed: [false, true] },
      'needed_calls',
      1,
    ],
    ['values that nobody gave', { unknown: [1, 0] }, 'unknown_values', 0.5],
    [
      'a user who asks again',
      { turns: say('Find my blue bicycle order.', 'Which?', 'My blue bicycle order!', 'Sorry.') },
      'asked_again',
      0.5,
    ],
    [
      'a user who objects',
      { turns: say('Find it.', 'Here is a lamp.', 'No, I meant the bicycle.', 'Here.') },
      'objected',
      1,
    ],
    [
      'an assistant that excuses itself',
      { turns: say('Find it.', 'Sorry, I cannot find it.') },
      'excused',
      1,
    ],
    ['a user who gives up', { turns: say('Find it.', 'Which one?', 'Never mind.', 'Fine.') }, 'gave_up', 1],
    [
      'what of the expected behavior the tools were given',
      { expectedBehavior: 'order W-1' },
      'wish_given',
      1,
    ],
    ['no expected behavior as one that tells nothing', {}, 'wish_given', 0.5],
  ])('sees %s', (_, given, feature, value) => {
    expect(run(given).features[feature]).toBe(value);
  });

  const rules = [
    'Rules for cancel_order: it is done only if all of this holds:\n• The order must not have been shipped.\n• The customer must be logged in.',
  ];
  const cancel = { name: 'cancel_order', arguments: { order_id: 'W-1' }, result: 'True' };

  it('goes by rules of the context where they say when an action is allowed', () => {
    const login = { name: 'login_user', arguments: { user: 'ann' }, result: 'True' };
    const checked = run({ calls: [login, find, cancel], context: rules, needed: [true, true, true] });
    const unchecked = run({ calls: [cancel], context: rules, needed: [true] });
    expect([checked.ruled, unchecked.ruled, run().ruled]).toEqual([true, true, false]);
    expect(unchecked.features['rule_acted_few_checks']).toBeGreaterThan(
      checked.features['rule_acted_few_checks'] ?? 0,
    );
    expect(unchecked.why).toContain('cancel_order');
    expect([checked.breach, unchecked.breach, run().breach]).toEqual([-1, 0, -1]);
  });

  it('takes the call of an action whose conditions nobody checked for wrong, and the others not', () => {
    const look = { name: 'open_page', arguments: {}, result: 'page' };
    const material = { calls: [look, cancel], context: rules, needed: [true, true] };
    const own = { verdict: 'needed' as const, reason: 'Its result is used.', p: 0.9 };
    const { call } = verdictsInRun(run(material));
    expect(call(own, 1)).toMatchObject({ verdict: 'wrong', p: 0 });
    expect(call(own, 0).verdict).not.toBe('wrong');
  });

  it('reads nothing into an empty conversation', () => {
    const { features, ruled } = run({ turns: [], calls: [], needed: [], unknown: [] });
    expect(ruled).toBe(false);
    expect(Object.values(features).every(Number.isFinite)).toBe(true);
  });
});

describe('verdictsInRun', () => {
  const good = verdictsInRun(run());
  const bad = verdictsInRun(
    run({
      turns: say('Find my blue bicycle order.', 'Sorry, no.', 'My blue bicycle order!', 'Sorry.'),
      calls: [{ ...find, result: 'KeyError' }, find, find],
      needed: [false, false, false],
      unknown: [1],
    }),
  );
  const own = { verdict: 'needed' as const, reason: 'Its result is used.', p: 0.9 };

  it('leaves a call that failed for good', () => {
    const wrong = { verdict: 'wrong' as const, reason: 'It failed.', p: 0 };
    expect(good.call(wrong, 0)).toBe(wrong);
  });

  it('weighs the other calls by the conversation, and says so where it lowers one', () => {
    expect(good.call(own, 0)).toMatchObject({ verdict: 'needed', reason: own.reason });
    const lowered = bad.call(own, 0);
    expect(lowered.verdict).toBe('helpful');
    expect(lowered.p).toBeLessThan(good.call(own, 0).p ?? 0);
    expect(lowered.reason).not.toBe(own.reason);
  });

  it('keeps an unneeded call and an unprovided value below the middle', () => {
    const unneeded = good.call({ verdict: 'unneeded', reason: 'Nothing asks for it.', p: 0.1 }, 0);
    expect(unneeded.verdict).toBe('unneeded');
    expect(unneeded.p).toBeLessThan(0.5);
    const invented = good.argument({ verdict: 'ungrounded', reason: 'Nobody provided it.', p: 0.1 });
    expect(invented.verdict).toBe('ungrounded');
    expect(invented.p).toBeLessThan(0.5);
    const given = { verdict: 'correct' as const, reason: 'It was given.', p: 1 };
    expect(good.argument(given)).toBe(given);
  });
});
