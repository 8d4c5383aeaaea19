import { describe, expect, it } from 'vitest';
import { compileSchema } from '../../src/checks/compile-schema.ts';
import { Fault } from '../../src/errors.ts';
import type { WorldTool } from '../../src/schema/worlds/world.ts';
import { type AttemptWorld, attemptWorld, type CheckedTool } from '../../src/worlds/attempt-world.ts';
import type { ToolReply, ToolSession } from '../../src/worlds/tool-program.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const id = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const TOOLS: WorldTool[] = [
  { name: 'get_order', parameters: id, reads: true },
  { name: 'cancel_order', parameters: id },
  { name: 'hand_over', parameters: { type: 'object', properties: {} }, ends: true },
];

/** An attempt whose tools answer by these functions. */
async function attempt(
  answers: Record<string, (args: Record<string, unknown>) => ToolReply | Promise<ToolReply>>,
  more: Partial<ToolSession> = {},
): Promise<AttemptWorld & { reached: string[] }> {
  const reached: string[] = [];
  const tools = new Map<string, CheckedTool>();
  for (const tool of TOOLS) tools.set(tool.name, { tool, problem: await compileSchema(tool.parameters) });
  const session: ToolSession = {
    async call(name, args) {
      reached.push(name);
      return (await answers[name]?.(args)) ?? { result: null, changes: [] };
    },
    close: async () => undefined,
    ...more,
  };
  const { clock } = seededPorts();
  const world = attemptWorld({
    ...{ worldId: 'shop', tools, session, clock, maxSteps: 3 },
    serve: async () => ({ variables: {}, startedWith: () => undefined, close: () => undefined }),
  });
  return Object.assign(world, { reached });
}

const cancelled = ({ id }: Record<string, unknown>): ToolReply => ({
  result: { id },
  changes: [{ op: 'replace', path: `/orders/${id}/status`, value: 'cancelled' }],
});

describe('an attempt in a world', () => {
  it('cannot be judged where its changes are too many to be recorded, and says which call came last', async () => {
    const value = 'x'.repeat(9 * 1024 * 1024);
    const large = () => ({ result: 'ok', changes: [{ op: 'replace' as const, path: '/text', value }] });
    const world = await attempt({ cancel_order: large });
    expect(await world.call('cancel_order', { id: 'B-7' })).toEqual({ result: 'ok' });
    await expect(world.call('cancel_order', { id: 'B-8' })).rejects.toMatchObject({
      subcode: 'world_failed',
      message: expect.stringContaining('more than 16 MiB with those of cancel_order'),
    });
    expect(world.failure()).toMatchObject({ code: 'agent_failed' });
    const { calls, changes } = await world.evidence();
    expect([calls.map((one) => one.changes?.length), changes.length]).toEqual([[1, undefined], 1]);
  });

  it('records each call with its turn, its result and the change that it made', async () => {
    const world = await attempt({ cancel_order: cancelled });
    await world.call('get_order', { id: 'B-7' });
    world.beginTurn(1);
    expect(await world.call('cancel_order', { id: 'B-7' })).toEqual({ result: { id: 'B-7' } });
    const { calls, changes } = await world.evidence();
    const change = { op: 'replace', path: '/orders/B-7/status', value: 'cancelled' };
    expect(calls).toMatchObject([
      { name: 'get_order', arguments: { id: 'B-7' }, result: null, turn: 0, reads: true },
      { name: 'cancel_order', arguments: { id: 'B-7' }, result: { id: 'B-7' }, turn: 1, changes: [change] },
    ]);
    expect(calls[0]).not.toHaveProperty('changes');
    expect(changes).toEqual([change]);
  });

  it.each<[string, string, unknown, string, string]>([
    ['a tool that there is not', 'cancel_ordr', {}, 'unknown_tool', 'Did you mean cancel_order?'],
    ['a tool like no other', 'x', {}, 'unknown_tool', 'The tools are: get_order, cancel_order, hand_over.'],
    ['arguments that are a list', 'get_order', ['B-7'], 'invalid_arguments', 'must be a JSON object'],
    ['no arguments', 'get_order', undefined, 'invalid_arguments', 'must be a JSON object'],
    ['a missing argument', 'get_order', {}, 'invalid_arguments', "must have required property 'id'"],
    ['an argument of another type', 'get_order', { id: 7 }, 'invalid_arguments', 'id must be string, not 7'],
  ])('tells the agent of %s, records it, and calls no tool', async (_, name, args, refused, words) => {
    const world = await attempt({});
    expect(await world.call(name, args)).toMatchObject({ refused, error: expect.stringContaining(words) });
    expect(world.reached).toEqual([]);
    expect((await world.evidence()).calls).toMatchObject([{ name, refused }]);
  });

  it('tells the agent what a tool says is wrong, and has changed nothing', async () => {
    const world = await attempt({ cancel_order: () => ({ error: 'it was sent already' }) });
    expect(await world.call('cancel_order', { id: 'B-8' })).toEqual({ error: 'it was sent already' });
    const { calls, changes } = await world.evidence();
    expect(calls).toMatchObject([{ error: 'it was sent already' }]);
    expect(changes).toEqual([]);
    expect(world.failure()).toBeUndefined();
  });

  it('ends with a tool that ends it, and only if that worked', async () => {
    let works = false;
    const world = await attempt({
      hand_over: () => (works ? { result: 'ok', changes: [] } : { error: 'nobody is there' }),
    });
    await world.call('hand_over', {});
    expect(world.endedBy()).toBeUndefined();
    works = true;
    await world.call('hand_over', {});
    expect(world.endedBy()).toBe('hand_over');
    expect(await world.call('cancel_order', { id: 'B-7' })).toMatchObject({ refused: 'ended' });
    expect(await world.evidence()).toMatchObject({ ended_by: 'hand_over', changes: [] });
  });

  it('carries calls out one after the other, in the order in which they came', async () => {
    const order: string[] = [];
    const world = await attempt({
      async cancel_order({ id }) {
        order.push(`begin ${id}`);
        await Promise.resolve();
        order.push(`end ${id}`);
        return { result: id, changes: [] };
      },
    });
    const asked = ['1', '2', '3'].map((id) => world.call('cancel_order', { id }));
    expect((await Promise.all(asked)).map((answer) => 'result' in answer && answer.result)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(order).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  });

  it('carries out a thousand calls, and refuses what comes then', async () => {
    const world = await attempt({});
    for (let call = 0; call < 1000; call += 1) await world.call('get_order', { id: '1' });
    expect(await world.call('get_order', { id: '1' })).toMatchObject({ refused: 'limit' });
    expect((await world.evidence()).calls).toHaveLength(1000);
  });

  it('keeps the beginning of a large result only, and what it changed in full', async () => {
    const large = 'x'.repeat(100_000);
    const world = await attempt({
      cancel_order: () => ({ result: { large }, changes: [{ op: 'add', path: '/large', value: large }] }),
    });
    expect(await world.call('cancel_order', { id: '1' })).toEqual({ result: { large } });
    const { calls, changes } = await world.evidence();
    expect(String(calls[0]?.result)).toMatch(/^\{"large":"x+…$/);
    expect(JSON.stringify(calls[0]?.result).length).toBeLessThan(20_000);
    expect(changes).toEqual([{ op: 'add', path: '/large', value: large }]);
  });

  it('has failed once its tools have ended, whatever is called then', async () => {
    const ended = new Fault('agent_failed', 'the tools ended: out of memory', { subcode: 'world_failed' });
    const world = await attempt({
      cancel_order: () => {
        throw ended;
      },
    });
    await expect(world.call('cancel_order', { id: '1' })).rejects.toBe(ended);
    expect(await world.call('get_order', { id: '1' })).toEqual({ result: null });
    expect(world.failure()).toBe(ended);
  });

  it('adds what its session knows of changes that no reply told', async () => {
    const change = { op: 'add' as const, path: '/files/a.txt', value: 'x' };
    const world = await attempt({ cancel_order: cancelled }, { changes: async () => [change] });
    await world.call('cancel_order', { id: '1' });
    expect((await world.evidence()).changes).toMatchObject([{ path: '/orders/1/status' }, change]);
  });
});
