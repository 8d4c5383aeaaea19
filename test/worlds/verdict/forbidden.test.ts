import { describe, expect, it } from 'vitest';
import type { ExpectedState } from '../../../src/schema/worlds/expected-state.ts';
import { expectedState } from '../../../src/schema/worlds/expected-state.ts';
import { stateComparison } from '../../../src/schema/worlds/world.ts';
import { endState } from '../../../src/worlds/verdict/end-state.ts';
import { type Act, cancel, judged, refund, SHOP } from './shop.ts';

type Forbidden = NonNullable<ExpectedState['forbidden']>;

describe('what must not be done', () => {
  it.each<[string, Forbidden, Act[], string | null]>([
    ['and was not', [{ name: 'refund' }], [cancel('TK-1')], null],
    [
      'was called',
      [{ name: 'refund' }],
      [cancel('TK-1'), refund('ben', 1)],
      'forbidden by refund: refund({"to":"ben","amount":1}) (call 2)',
    ],
    [
      'was called with other arguments',
      [{ name: 'refund', arguments: { to: 'ben' } }],
      [refund('anna', 1)],
      null,
    ],
    [
      'was called with its arguments and others',
      [{ name: 'refund', arguments: { to: 'ben' } }],
      [refund('ben', 1)],
      'forbidden by refund: refund({"to":"ben","amount":1}) (call 1)',
    ],
    [
      'was called with what a matcher means',
      [{ name: 'refund', arguments: { amount: { approx: 5, within: 1 } } }],
      [refund('ben', 5.5)],
      'forbidden by refund: refund({"to":"ben","amount":5.5}) (call 1)',
    ],
    [
      'was tried and failed',
      [{ name: 'cancel' }],
      [cancel('TK-9')],
      'forbidden by cancel: cancel({"id":"TK-9"}) (call 1, which failed)',
    ],
    ['never reached its tool', [{ name: 'cancel' }], [{ ...cancel('TK-1'), refused: 'limit' }], null],
    [
      'was written',
      [{ writes: 'payments.**' }],
      [refund('ben', 1)],
      'forbidden by writes payments.**: refund({"to":"ben","amount":1}) changed payments.ben (call 1)',
    ],
    [
      'was written and undone',
      [{ writes: 'payments.ben' }],
      [refund('ben', 1), refund('ben', -1)],
      'forbidden by writes payments.ben: refund({"to":"ben","amount":1}) changed payments.ben (call 1); forbidden by writes payments.ben: refund({"to":"ben","amount":-1}) changed payments.ben (call 2)',
    ],
    ['was not written', [{ writes: 'payments.ben' }], [refund('anna', 1), refund('ben', 0)], null],
  ])('%s', async (_, forbidden, acts, wrong) => {
    const found = await judged({ forbidden }, acts);
    expect([found.pass, found.reasoning]).toEqual(
      wrong === null ? [true, 'Nothing was done that must not be.'] : [false, `${wrong}.`],
    );
    expect(found.metadata['state_equal']).toBeNull();
  });

  it('is seen in the end state where no call says that it did it', async () => {
    const found = await endState({
      expected: expectedState.parse({ forbidden: [{ writes: 'payments.**' }] }),
      comparison: stateComparison.parse({}),
      initial: SHOP,
      evidence: { world: 'shop', calls: [], changes: [{ op: 'remove', path: '/payments' }] },
      answers: [],
    });
    expect(found).toMatchObject({
      pass: false,
      reasoning: 'forbidden by writes payments.**: payments was changed.',
    });
  });
});
