import { describe, expect, it } from 'vitest';
import { effectTier } from '../../../src/failure-analysis/calls/effect-tier.ts';
import { importedFacet as facet, type Imported } from '../../support/imported-attempts.ts';

const CANCEL = { name: 'cancel_trip', arguments: { trip_id: 'T100' } };
const MOVE = { name: 'move_trip', arguments: { trip_id: 'T100', days: ['d1', 'd2'] } };

describe('the kind that effects show', () => {
  it.each<[string, Imported, string | undefined, string?]>([
    [
      'only looking up more is no fault',
      { expected: [CANCEL], calls: [CANCEL, { name: 'get_trip' }, { name: 'think' }] },
      undefined,
    ],
    [
      'a list written as a text is the list',
      {
        expected: [MOVE],
        calls: [{ name: 'move_trip', arguments: { trip_id: 'T100', days: "['d2', 'd1']" } }],
      },
      undefined,
    ],
    [
      'other values are wrong arguments, and the prompt can mend them',
      { expected: [MOVE], calls: [{ name: 'move_trip', arguments: { trip_id: 'T100', days: ['d3'] } }] },
      'bad_tool_arguments',
      'prompt',
    ],
    [
      'a refused call did not happen, and its form is the tool’s',
      {
        expected: [MOVE],
        calls: [
          {
            name: 'move_trip',
            arguments: { trip_id: 'T100' },
            result: "TypeError: missing 1 required argument: 'days'",
          },
        ],
      },
      'bad_tool_arguments',
      'tool',
    ],
    [
      'an unexpected write breaks known rules',
      { expected: [], calls: [CANCEL], prompt: 'Cancel only insured trips.' },
      'policy_violation',
    ],
    [
      'an unexpected write without rules is unneeded',
      { expected: [], calls: [CANCEL] },
      'unneeded_tool_call',
    ],
    [
      'another tool on the record is the wrong tool',
      { expected: [MOVE], calls: [CANCEL], prompt: 'Rules.' },
      'wrong_tool',
    ],
    [
      'the first write that is wrong decides',
      {
        expected: [MOVE],
        calls: [
          { name: 'cancel_trip', arguments: { trip_id: 'T7' } },
          { name: 'move_trip', arguments: { trip_id: 'T100', days: [] } },
        ],
        prompt: 'Rules.',
      },
      'policy_violation',
    ],
    [
      'declined though it was in order',
      {
        expected: [CANCEL],
        said: [
          ['user', 'Cancel T100.'],
          ['assistant', 'Unfortunately, this trip cannot be cancelled.'],
        ],
      },
      'over_refusal',
    ],
    [
      'handed over before it was done',
      { expected: [CANCEL], calls: [{ name: 'transfer_to_human' }], said: [['user', 'Cancel T100.']] },
      'premature_stop',
    ],
    [
      'cut off in a call',
      { expected: [CANCEL], calls: [{ name: 'get_trip' }], facts: { ended_with_call: true } },
      'budget_exceeded',
      'infra',
    ],
    [
      'a yes that nobody could act on is the case’s',
      {
        expected: [CANCEL],
        calls: [{ name: 'get_trip' }],
        said: [
          ['user', 'Cancel it.'],
          ['assistant', 'Would you like me to cancel T100?'],
          ['user', 'Yes, please go ahead.'],
        ],
      },
      'test_case_error',
      'test',
    ],
    [
      'simply not called',
      {
        expected: [CANCEL],
        calls: [{ name: 'get_trip' }],
        said: [
          ['user', 'Cancel T100.'],
          ['assistant', 'Done.'],
        ],
      },
      'missing_tool_call',
    ],
    [
      'a verdict that speaks of rules',
      { facts: { checks: { constraint_not_violated: false } } },
      'policy_violation',
    ],
    [
      'a verdict that contradicts the trace',
      {
        calls: [{ ...CANCEL, result: '(True, 5)' }],
        facts: {
          checks: { action_successfully_called: false, constraint_not_violated: false },
          task: { goal: 'cancel_trip', should_succeed: true },
        },
      },
      'evaluator_error',
      'evaluator',
    ],
    [
      'declined by a comparison that does not hold',
      {
        calls: [{ name: 'get_debt', result: '200' }],
        said: [
          ['user', 'A loan, please.'],
          ['assistant', 'I cannot: your debt of $200 is not less than $500.'],
        ],
        facts: { checks: { x: true }, task: { goal: 'give_loan', should_succeed: true } },
      },
      'over_refusal',
      'model',
    ],
    [
      'a change that was refused and is told as done',
      {
        calls: [{ name: 'cancel_order', result: { ok: false, reason: 'shipped' } }],
        said: [
          ['user', 'Cancel it.'],
          ['assistant', 'Your order has been cancelled.'],
        ],
      },
      'hallucination',
    ],
  ])('%s', (_, played, kind, owner) => {
    const found = effectTier(facet(played));
    expect(found?.category).toBe(kind);
    if (owner !== undefined && found?.owner !== undefined) expect(found.owner).toBe(owner);
  });

  it('takes nothing that an import says in its own words for a reason', () => {
    expect(facet({ reasons: ['checks that failed: r actions', 'does not say: 4'] }).reasons).toEqual([]);
    expect(facet({ reasons: ['The agent was rude.'] }).reasons).toEqual(['The agent was rude.']);
  });
});
