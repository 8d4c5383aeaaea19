import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExpectedState } from '../../../src/schema/worlds/expected-state.ts';
import { expectedState } from '../../../src/schema/worlds/expected-state.ts';
import { stateComparison } from '../../../src/schema/worlds/world.ts';
import { isEqual } from '../../../src/worlds/state/differences.ts';
import { endState } from '../../../src/worlds/verdict/end-state.ts';
import { type Act, act, cancel, finding, judged, look, played, refund, SHOP } from './shop.ts';

type Case = [string, Partial<ExpectedState>, Act[], boolean, string];
const GOLD = [cancel('TK-1'), refund('anna', 20)];

describe('an end state', () => {
  it.each<Case>([
    [
      'that the actions lead to',
      { actions: GOLD },
      [look('TK-1'), ...GOLD],
      true,
      'The end state is as expected.',
    ],
    [
      'reached in another order',
      { actions: GOLD },
      [...GOLD].reverse(),
      true,
      'The end state is as expected.',
    ],
    [
      'reached another way',
      { actions: GOLD },
      [cancel('TK-1'), refund('anna', 5), refund('anna', 15)],
      true,
      'The end state is as expected.',
    ],
    [
      'where nothing was to be done',
      { actions: [] },
      [look('TK-1')],
      true,
      'Nothing was to change, and nothing changed.',
    ],
    [
      'after a detour',
      { actions: [] },
      [refund('anna', 5), refund('anna', -5)],
      true,
      'Nothing was to change, and nothing changed.',
    ],
    [
      'where something was not done',
      { actions: [cancel('TK-1')] },
      [],
      false,
      'orders.TK-1.status: expected "cancelled", is "active"; no call of cancel({"id":"TK-1"}).',
    ],
    [
      'where something else was done',
      { actions: [cancel('TK-1')] },
      [cancel('TK-2')],
      false,
      'orders.TK-1.status: expected "cancelled", is "active"; orders.TK-2.status: expected "active", is "cancelled", by call 1 cancel({"id":"TK-2"}); no call of cancel({"id":"TK-1"}).',
    ],
    [
      'where something was done that was not to be',
      { actions: [] },
      [look('TK-1'), refund('anna', 5)],
      false,
      'payments.anna: expected 100, is 105, by call 2 refund({"to":"anna","amount":5}).',
    ],
    [
      'where a call failed',
      { actions: [refund('anna', 5)] },
      [{ ...refund('anna', 5), refused: 'limit' }],
      false,
      'payments.anna: expected 105, is 100; refund({"to":"anna","amount":5}) failed (call 1): refused (limit).',
    ],
    [
      'that a path names',
      { at: { 'orders.TK-1.status': 'cancelled' } },
      [cancel('TK-1')],
      true,
      'The end state is as expected.',
    ],
    [
      'in which a path is otherwise',
      { at: { 'orders.TK-1.status': 'cancelled' } },
      [],
      false,
      'orders.TK-1.status: expected "cancelled", is "active".',
    ],
    [
      'in which more than the path changed',
      { at: { 'orders.TK-1.status': 'cancelled' } },
      GOLD,
      false,
      'payments.anna: expected 100, is 120, by call 2 refund({"to":"anna","amount":20}).',
    ],
    [
      'in which more may change',
      { at: { 'orders.TK-1.status': 'cancelled' }, strict: false },
      GOLD,
      true,
      'The end state is as expected.',
    ],
    [
      'of which a part was named and more was made',
      { at: { 'orders.TK-3.total': 5 } },
      [act('order', { id: 'TK-3', total: 5 })],
      false,
      'orders.TK-3.status: expected nothing, is "active", by call 1 order({"id":"TK-3","total":5}).',
    ],
    ['in which nothing is to be', { at: { 'orders.TK-3': null } }, [], true, 'The end state is as expected.'],
    [
      'that a check holds of',
      { at: { 'orders.TK-1.note': { contains: 'late' } } },
      [act('note', { id: 'TK-1', text: 'too late' })],
      true,
      'The end state is as expected.',
    ],
    [
      'that a check does not hold of',
      { at: { 'orders.TK-1.note': { matches: '^late' } } },
      [act('note', { id: 'TK-1', text: 'too late' })],
      false,
      'orders.TK-1.note: expected matches "^late", is "too late", by call 1 note({"id":"TK-1","text":"too late"}).',
    ],
    [
      'that changed at a place whose check asks nothing there',
      { at: { 'orders.TK-1.note': { contains: 'late', when: { contains: 'sorry' } } } },
      [act('note', { id: 'TK-1', text: 'free of charge' })],
      false,
      'orders.TK-1.note: expected nothing, is "free of charge", by call 1 note({"id":"TK-1","text":"free of charge"}).',
    ],
    [
      'that may change at such a place',
      { at: { 'orders.TK-1.note': { contains: 'late', when: { contains: 'sorry' } } }, strict: false },
      [act('note', { id: 'TK-1', text: 'free of charge' })],
      true,
      'The end state is as expected.',
    ],
    [
      'that a check finds nothing of',
      { at: { 'orders.TK-1.note': { contains: 'late' } } },
      [],
      false,
      'orders.TK-1.note: nothing is there.',
    ],
    [
      'of actions and a path',
      { actions: GOLD, at: { 'payments.anna': 121 } },
      GOLD,
      false,
      'payments.anna: expected 121, is 120, by call 2 refund({"to":"anna","amount":20}).',
    ],
    [
      'in which nothing protected changed',
      { unchanged: ['payments.*'] },
      [cancel('TK-1')],
      true,
      'Nothing was done that must not be.',
    ],
    [
      'in which something protected changed',
      { unchanged: ['payments.**'] },
      [refund('ben', 1)],
      false,
      'payments.ben: must be as before, was 50 and is 51, by call 1 refund({"to":"ben","amount":1}).',
    ],
    [
      'reached in order',
      { actions: GOLD, in_order: true },
      [look('TK-1'), ...GOLD],
      true,
      'The end state is as expected.',
    ],
    [
      'not reached in order',
      { actions: GOLD, in_order: true },
      [...GOLD].reverse(),
      false,
      'not in order: refund({"to":"anna","amount":20}) was not made after cancel({"id":"TK-1"}).',
    ],
  ])('%s', async (_, expected, acts, pass, reasoning) => {
    const found = await judged(expected, acts);
    expect([found.reasoning, found.pass, found.score]).toEqual([reasoning, pass, pass ? 1 : 0]);
  });

  it('is compared with a whole state too', async () => {
    const equals = played(GOLD).state;
    expect((await judged({ equals }, GOLD, { equals })).pass).toBe(true);
    expect((await judged({ equals }, [], { equals })).reasoning).toBe(
      'orders.TK-1.status: expected "cancelled", is "active"; payments.anna: expected 120, is 100.',
    );
  });

  it('is compared by the rules of its world', async () => {
    const order = (id: string) => act('order', { id, total: 5 });
    const expected = { actions: [order('TK-3')] };
    expect((await judged(expected, [order('TK-9')])).pass).toBe(false);
    const comparison = { ids: ['orders.*'] };
    expect((await judged(expected, [order('TK-9')], { comparison })).pass).toBe(true);
    const wrong = await judged(expected, [act('order', { id: 'TK-9', total: 6 })], { comparison });
    expect(wrong.reasoning).toContain(
      'orders.TK-3.total: expected 5, is 6, by call 1 order({"id":"TK-9","total":6})',
    );
  });

  it('tells its facts', async () => {
    const { metadata } = await judged({ actions: [cancel('TK-1')], outputs: ['20'] }, [refund('ben', 1)], {
      answers: ['Done: $20.00.'],
    });
    expect(metadata).toEqual({
      kind: 'end_state',
      expected: expect.objectContaining({ outputs: ['20'] }),
      actual: '1 place changed',
      state_equal: false,
      differences: [
        { path: 'orders.TK-1.status', expected: 'cancelled', actual: 'active' },
        { path: 'payments.ben', expected: 50, actual: 51, by: 'refund({"to":"ben","amount":1}) call 1' },
      ],
      missing_calls: [{ name: 'cancel', arguments: { id: 'TK-1' } }],
      forbidden: [],
      outputs: [{ output: '20', found: true }],
      not_applicable: false,
    });
  });

  it('is told in bounded words, however much differs', async () => {
    const acts = Array.from({ length: 500 }, (_, n) => act('order', { id: `N-${n}`, total: n }));
    const { reasoning, metadata } = await judged({ actions: [] }, acts);
    expect(reasoning).toMatch(/; and 496 more\.$/);
    expect(metadata).toMatchObject({ more_differences: 480 });
    expect(JSON.stringify(metadata).length).toBeLessThan(10_000);
  });

  it('that cannot be told is an error and no verdict', async () => {
    expect(await finding({ equals: 'after.json' }, [])).toMatchObject({ status: 'errored' });
    const input = {
      comparison: stateComparison.parse({}),
      initial: SHOP,
      answers: [],
    };
    const expected = expectedState.parse({ actions: [cancel('TK-7')] });
    const evidence = { world: 'shop', calls: [], changes: [] };
    const gold = { calls: [], changes: [], problem: 'action 1, cancel, failed: no order TK-7' };
    expect(await endState({ ...input, expected, evidence, gold })).toEqual({
      status: 'errored',
      error: {
        code: 'validation_failed',
        message: 'The expected state cannot be told: action 1, cancel, failed: no order TK-7.',
        hint: expect.stringContaining('Correct expected_state.actions'),
      },
    });
    expect(await endState({ ...input, expected, evidence })).toMatchObject({ status: 'errored' });
    for (const unread of [{ unchanged: ['a..b'] }, { forbidden: [{ writes: 'a..b' }] }])
      expect(await finding(unread, [])).toMatchObject({
        status: 'errored',
        error: { message: expect.stringContaining('"a..b" is no pattern of paths') },
      });
    const broken = { ...evidence, changes: [{ op: 'remove' as const, path: '/nowhere' }] };
    expect(
      await endState({ ...input, expected: expectedState.parse({ at: { a: 1 } }), evidence: broken }),
    ).toMatchObject({ status: 'errored', error: { code: 'validation_failed' } });
  });
});

describe('an end state of changed actions', () => {
  const one = fc.oneof(
    fc.constantFrom('TK-1', 'TK-2', 'TK-3').map(cancel),
    fc.tuple(fc.constantFrom('anna', 'ben'), fc.constantFrom(0, 5, -5)).map(([to, n]) => refund(to, n)),
    fc.constantFrom('TK-1', 'TK-9').map(look),
  );
  const changed = fc
    .tuple(fc.array(one, { maxLength: 4 }), fc.nat(4), one)
    .chain(([list, at, other]) =>
      fc
        .constantFrom(
          [list, list.length === 0 ? [other] : list.with(at % list.length, other)],
          [list, list.toSpliced(at, 1)],
          [list, list.toSpliced(at, 0, other)],
          [list, [...list].reverse()],
        )
        .map(([gold, acts]) => ({ gold: gold ?? [], acts: acts ?? [] })),
    );

  it('fails exactly where it is another one', async () => {
    await fc.assert(
      fc.asyncProperty(changed, async ({ gold, acts }) => {
        const same = isEqual(played(gold).state, played(acts).state);
        const found = await judged({ actions: gold }, acts);
        expect(found.pass).toBe(same);
        expect(found.metadata['state_equal']).toBe(same);
      }),
      { numRuns: 60 },
    );
  });
});

it('looks for the calls of those places alone that are shown', async () => {
  let looks = 0;
  const calls = Array.from({ length: 200 }, (_, at) => ({
    ...{ name: 'order', arguments: { id: `N-${at}` }, turn: 0, at_ms: at, duration_ms: 1 },
    get changes() {
      looks += 1;
      return [{ op: 'add' as const, path: `/orders/N-${at}`, value: 1 }];
    },
  }));
  const changes = calls.flatMap((one) => one.changes);
  looks = 0;
  const found = await endState({
    expected: expectedState.parse({ unchanged: ['**'] }),
    ...{ comparison: stateComparison.parse({}), initial: SHOP, answers: [] },
    evidence: { world: 'shop', calls, changes },
  });
  const { differences, more_differences } = found.status === 'judged' ? found.metadata : {};
  expect(differences).toHaveLength(20);
  expect((differences as { by?: string }[]).every(({ by }) => by !== undefined)).toBe(true);
  expect(more_differences).toBe(180);
  expect(looks).toBeLessThanOrEqual(20 * calls.length);
});
