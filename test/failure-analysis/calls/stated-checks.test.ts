import { describe, expect, it } from 'vitest';
import { effectTier } from '../../../src/failure-analysis/calls/effect-tier.ts';
import { type Imported, importedFacet } from '../../support/imported-attempts.ts';

const DONE = { name: 'renew_pass', arguments: { user: 'ada' }, result: 'True' };
const ASKED = (text: string): Imported['said'] => [
  ['user', 'Renew my pass. My name is "ada", my code is "x9,z".'],
  ['assistant', text],
];
const facts = (should_succeed: boolean, checks: Record<string, boolean>) => ({
  checks,
  task: { goal: 'renew_pass', should_succeed },
});

describe('what the checks of a recorded verdict say together with the calls', () => {
  it.each<[string, Imported, string, string?]>([
    [
      'a step is missing where no rule is broken, whatever is said of the call',
      {
        calls: [DONE],
        facts: facts(true, { action_successfully_called: false, graph_satisfied: false, rules_kept: true }),
      },
      'missing_tool_call',
    ],
    [
      'a change of the state that should not be breaks a rule',
      { calls: [DONE], facts: facts(false, { database_match: false, action_called: true }) },
      'policy_violation',
    ],
    [
      'without a changed state and without a missing step the case is wrong',
      { calls: [DONE], facts: facts(false, { action_called: false, database_match: true }) },
      'test_case_error',
    ],
    [
      'going on after a refused login breaks a rule',
      {
        calls: [{ name: 'login_user', result: 'False' }, DONE],
        facts: facts(false, { action_called: false, database_match: true }),
      },
      'policy_violation',
    ],
    [
      'the form of a call is all that is wrong',
      {
        calls: [{ name: 'renew_pass', result: 'TypeError: missing 1 required positional argument' }],
        facts: facts(false, { no_tool_call_error: false, database_match: true }),
      },
      'bad_tool_arguments',
      'tool',
    ],
    [
      'what the user gave does not let it in',
      {
        calls: [{ name: 'login_user', arguments: { user: 'ada', code: 'x9,z' }, result: 'False' }],
        said: ASKED('I could not log you in.'),
        facts: facts(true, { action_successfully_called: false }),
      },
      'test_case_error',
      'test',
    ],
    [
      'it logged in with what nobody gave',
      {
        calls: [{ name: 'login_user', arguments: { user: 'ada', code: 'secret' }, result: 'False' }],
        said: ASKED('I could not log you in.'),
        facts: facts(true, { action_successfully_called: false }),
      },
      'bad_tool_arguments',
      'prompt',
    ],
    [
      'it asked back for what no rule demands',
      {
        calls: [{ name: 'get_pass', result: 'True' }],
        said: ASKED('Please provide your second password.'),
        facts: facts(true, { action_successfully_called: false }),
      },
      'unwarranted_clarification',
    ],
    [
      'it looked and then declined',
      {
        calls: [{ name: 'get_pass', result: 'True' }],
        said: ASKED('I cannot renew this pass. Anything else?'),
        facts: facts(true, { action_successfully_called: false }),
      },
      'over_refusal',
    ],
  ])('%s', (_, imported, kind, owner) => {
    const found = effectTier(importedFacet(imported));
    expect(found?.category).toBe(kind);
    if (owner !== undefined && found?.owner !== undefined) expect(found.owner).toBe(owner);
  });
});
