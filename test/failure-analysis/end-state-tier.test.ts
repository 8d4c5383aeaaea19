import { describe, expect, it } from 'vitest';
import { facetOf } from '../../src/failure-analysis/facet.ts';
import { structureTier } from '../../src/failure-analysis/structure-tier.ts';
import { attemptOf, failing } from '../support/analysed-attempts.ts';

const cancel = { name: 'cancel_order', arguments: { id: 'B-7' } };
const differs = { path: 'orders.B-7.status', expected: 'cancelled', actual: 'paid' };

describe('an end state that is not the expected one', () => {
  it.each<[string, object, object[], string | null, string]>([
    [
      'a call that was never made',
      { missing_calls: [cancel], differences: [differs] },
      [],
      'missing_tool_call',
      'did not call cancel_order',
    ],
    [
      'a call with other arguments',
      { missing_calls: [cancel], differences: [differs] },
      [{ ...cancel, arguments: { id: 'B-8' } }],
      'bad_tool_arguments',
      'called cancel_order with other arguments than were asked for',
    ],
    [
      'a call that changed too much',
      { missing_calls: [], differences: [{ ...differs, by: 'refund({"id":"B-7"})' }] },
      [{ name: 'refund', arguments: { id: 'B-7' } }],
      'unneeded_tool_call',
      'changed what should have stayed as it was (orders.B-7.status), by refund({"id":"B-7"})',
    ],
    [
      'a call that is forbidden',
      { missing_calls: [], differences: [], forbidden: [{ name: 'refund' }] },
      [{ name: 'refund', arguments: {} }],
      'unneeded_tool_call',
      'did what the case rules out',
    ],
    ['a fact that no answer holds', { missing_calls: [], differences: [], forbidden: [] }, [], null, ''],
  ])('shows %s', (_, more, tool_calls, category, why) => {
    const results = { end_state: failing('It differs.', { kind: 'end_state', ...more }) };
    const found = structureTier(facetOf(attemptOf({ results, tool_calls: tool_calls as never })));
    if (category === null) expect(['missing_tool_call', 'unneeded_tool_call']).not.toContain(found?.category);
    else expect(found).toEqual({ category, why });
  });
});
