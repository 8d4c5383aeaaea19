import { describe, expect, it } from 'vitest';
import { noJudge } from '../../src/judges/no-judge.ts';
import { isSureVerdict } from '../../src/schema/scorer-result.ts';
import type { ToolCall } from '../../src/schema/tool-call.ts';
import type { ScoredWorld } from '../../src/scorers/scored-world.ts';
import { claimedCallsScorer } from '../../src/worlds/claimed-calls-scorer.ts';

const CONTEXT = { judge: noJudge, threshold: 0.7, samples: 1, repeat: 0 };
const TOOLS = [{ name: 'get_order', reads: true }, { name: 'cancel_order' }, { name: 'refund_order' }];
const call = (name: string, args: Record<string, unknown> = {}, error?: string): ToolCall => ({
  ...{ name, arguments: args },
  ...(error === undefined ? {} : { error }),
});

/** A world in which TK-1 was cancelled, and what its agent says of that. */
function world(reported: readonly ToolCall[] | undefined, answers: readonly string[] = []): ScoredWorld {
  const made = { name: 'cancel_order', arguments: { id: 'TK-1' }, turn: 0, at_ms: 0, duration_ms: 1 };
  return {
    evidence: { world: 'shop', calls: [made], changes: [] },
    initial: async () => ({}),
    tools: async () => TOOLS,
    gold: async () => ({ changes: [], calls: [] }),
    answers,
    ...(reported === undefined ? {} : { reported }),
  };
}

async function resultOf(scored: ScoredWorld) {
  const outcome = await claimedCallsScorer().evaluate({ output: '' }, { ...CONTEXT, world: scored });
  if (outcome.status !== 'scored') throw new Error(outcome.error.message);
  expect(isSureVerdict(outcome.result)).toBe(true);
  return outcome.result;
}

describe('the scorer of claimed calls', () => {
  it.each<[string, readonly ToolCall[] | undefined]>([
    ['reports nothing', undefined],
    ['reports what it did', [call('cancel_order', { id: 'TK-1' })]],
    ['reports it under the name of a server', [call('mcp__shop__cancel_order', { id: 'TK-1' })]],
    ['reports it with a prefix of its framework', [call('shop_cancel_order', { id: 'TK-1' })]],
    ['reports the arguments in another form', [call('cancel_order', { input: '{"id":"TK-1"}' })]],
    ['reports calls of tools of its own', [call('think', { about: 'life' }), call('note')]],
    ['reports calls that were not carried out', [call('refund_order', {}, 'This call was not carried out.')]],
  ])('passes an agent that %s', async (_, reported) => {
    const result = await resultOf(world(reported));
    expect(result).toMatchObject({
      ...{ score: 1, pass: true, reasoning: 'No call is claimed that was not made.' },
      metadata: { kind: 'claimed_calls', claims: [] },
    });
    expect(result).not.toHaveProperty('gating');
  });

  it('fails an agent that reports a call of a tool that it never called', async () => {
    const result = await resultOf(world([call('cancel_order'), call('refund_order', { id: 'TK-1' })]));
    expect(result).toMatchObject({
      score: 0,
      pass: false,
      reasoning:
        'refund_order({"id":"TK-1"}): the agent reports this call, and no call of the tool was recorded.',
      metadata: { claims: [{ tool: 'refund_order', sure: true }] },
    });
    expect(result).not.toHaveProperty('gating');
  });

  it.each<[string, readonly ToolCall[] | undefined, string[], string]>([
    [
      'reports more calls than were recorded',
      [call('cancel_order'), call('cancel_order')],
      [],
      'the agent reports more calls of cancel_order than the 1 recorded',
    ],
    [
      'reports a call by a name that another server may have',
      [call('bank__refund_order')],
      [],
      'no call of the tool was recorded',
    ],
    [
      'says that something is done which is not',
      undefined,
      ['I have refunded your order TK-2.'],
      'I have refunded your order TK-2.: the answer says that it is done, and refund_order never succeeded',
    ],
  ])('shows, without deciding by it, that an agent %s', async (_, reported, answers, why) => {
    const result = await resultOf(world(reported, answers));
    expect(result).toMatchObject({ score: 0, pass: false, gating: false });
    expect(result.reasoning).toContain(why);
  });

  it('keeps what it shows of many claims bounded, the sure ones first', async () => {
    const many = [...Array.from({ length: 1000 }, () => call('cancel_order')), call('refund_order')];
    const result = await resultOf(world([call('refund_order'), ...many]));
    expect(result.gating).toBeUndefined();
    expect(result.reasoning).toMatch(/^refund_order\(.*; and 47 more\.$/);
    expect(result.metadata['claims']).toHaveLength(20);
  });

  it('gives an error and no verdict where no world was acted on', async () => {
    expect(await claimedCallsScorer().evaluate({}, CONTEXT)).toMatchObject({
      status: 'errored',
      error: { code: 'missing_field', field: 'world' },
    });
  });
});
