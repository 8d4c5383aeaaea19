import { describe, expect, it } from 'vitest';
import { noJudge } from '../../src/judges/no-judge.ts';
import { isSureVerdict } from '../../src/schema/scorer-result.ts';
import { expectedState } from '../../src/schema/worlds/expected-state.ts';
import { stateComparison } from '../../src/schema/worlds/world.ts';
import type { ScoredWorld } from '../../src/scorers/scored-world.ts';
import { endStateScorer } from '../../src/worlds/end-state-scorer.ts';
import { type Act, cancel, played, SHOP } from './verdict/shop.ts';

const CONTEXT = { judge: noJudge, threshold: 0.7, samples: 1, repeat: 0 };

function world(acts: readonly Act[], answers: readonly string[] = []): ScoredWorld {
  const { calls, changes } = played(acts);
  return {
    evidence: { world: 'shop', calls, changes },
    initial: async () => SHOP,
    tools: async () => [],
    gold: async ({ actions = [] }) => played(actions),
    answers,
  };
}

describe('the scorer of end states', () => {
  const scorer = endStateScorer({
    expected: expectedState.parse({ actions: [cancel('TK-1')] }),
    comparison: stateComparison.parse({}),
  });

  it('passes by what was done, whatever was said', async () => {
    const outcome = await scorer.evaluate({ output: '' }, { ...CONTEXT, world: world([cancel('TK-1')]) });
    expect(outcome).toMatchObject({ status: 'scored', result: { score: 1, pass: true } });
    expect(outcome.status === 'scored' && isSureVerdict(outcome.result)).toBe(true);
  });

  it('fails what was only claimed', async () => {
    const outcome = await scorer.evaluate(
      { output: 'I have cancelled TK-1.' },
      { ...CONTEXT, world: world([]) },
    );
    expect(outcome).toMatchObject({ status: 'scored', result: { score: 0, pass: false } });
  });

  it('gives an error and no verdict where no world was acted on', async () => {
    expect(await scorer.evaluate({ output: 'Done.' }, CONTEXT)).toMatchObject({
      status: 'errored',
      error: { code: 'missing_field', field: 'world' },
    });
  });

  it('asks for no world to be played again where no actions are expected', async () => {
    const { evaluate } = endStateScorer({
      expected: expectedState.parse({ unchanged: ['payments.*'] }),
      comparison: stateComparison.parse({}),
    });
    const gold = async () => Promise.reject(new Error('played'));
    const outcome = await evaluate({}, { ...CONTEXT, world: { ...world([cancel('TK-2')]), gold } });
    expect(outcome).toMatchObject({ status: 'scored', result: { pass: true } });
  });
});
