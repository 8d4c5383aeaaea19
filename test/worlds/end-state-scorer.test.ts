import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { noJudge } from '../../src/judges/no-judge.ts';
import { isSureVerdict } from '../../src/schema/scorer-result.ts';
import { expectedState } from '../../src/schema/worlds/expected-state.ts';
import { stateComparison, worldFields } from '../../src/schema/worlds/world.ts';
import type { ScoredWorld } from '../../src/scorers/scored-world.ts';
import { endStateScorer } from '../../src/worlds/end-state-scorer.ts';
import { type Act, cancel, played, SHOP } from './verdict/shop.ts';

/** A world whose tools change a state that is seen. */
const SEEN = {
  comparison: stateComparison.parse({}),
  world: worldFields.parse({ tools: { file: 'tools.mjs' } }),
};
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
    ...SEEN,
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
      ...SEEN,
    });
    const gold = async () => Promise.reject(new Error('played'));
    const outcome = await evaluate({}, { ...CONTEXT, world: { ...world([cancel('TK-2')]), gold } });
    expect(outcome).toMatchObject({ status: 'scored', result: { pass: true } });
  });

  it.each<[string, object, object]>([
    ['canned answers', { tools: { mock: { cancel: [{ returns: 'ok' }] } } }, { actions: [cancel('TK-1')] }],
    ['canned answers', { tools: { mock: { cancel: [{ returns: 'ok' }] } } }, { actions: [] }],
    ['a server without files', { tools: { mcp: { command: ['x'] } } }, { actions: [cancel('TK-1')] }],
    [
      'a server without files',
      { tools: { mcp: { command: ['x'] } } },
      { forbidden: [{ writes: 'orders.**' }] },
    ],
  ])('never passes what %s cannot show', async (_, world_, expected) => {
    const { evaluate } = endStateScorer({
      expected: expectedState.parse(expected),
      comparison: SEEN.comparison,
      world: worldFields.parse(world_),
    });
    const outcome = await evaluate({ output: 'Done.' }, { ...CONTEXT, world: world([]) });
    expect(outcome).toMatchObject({ status: 'errored', error: { code: 'validation_failed' } });
  });

  it('is an error of its attempt, and of no other, where the world cannot be played again', async () => {
    const broken = async () => Promise.reject(new Fault('agent_failed', 'The tools ended.'));
    const outcome = await scorer.evaluate({}, { ...CONTEXT, world: { ...world([]), gold: broken } });
    expect(outcome).toMatchObject({ status: 'errored', error: { code: 'agent_failed' } });
  });
});
