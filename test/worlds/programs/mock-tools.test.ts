import { describe, expect, it } from 'vitest';
import { mockTools } from '../../../src/worlds/programs/mock-tools.ts';
import { loadedWorld } from '../../support/loaded-worlds.ts';

const world = loadedWorld({
  tools: {
    mock: {
      get_order: [
        { when: { id: 'TK-1' }, returns: { status: 'shipped' } },
        { when: { id: 'TK-2', deep: { b: [1, 2], a: null } }, returns: 'deep' },
        { when: { id: 'TK-3' }, error: 'The shop is closed.' },
        { when: { id: 'TK-1', never: true }, returns: 'shadowed' },
      ],
      today: [{ returns: '2026-01-01' }],
      ping: [{}],
      nothing: [],
    },
  },
});

describe('tools without code', () => {
  it('are offered by name, with the arguments that answers ask for', async () => {
    const tools = await mockTools(world).tools();
    expect(tools.map(({ name }) => name)).toEqual(['get_order', 'today', 'ping', 'nothing']);
    expect(tools[0]?.parameters).toEqual({
      type: 'object',
      properties: { id: {}, deep: {}, never: {} },
      additionalProperties: true,
    });
  });

  it.each([
    [
      'an answer for its arguments',
      'get_order',
      { id: 'TK-1' },
      { result: { status: 'shipped' }, changes: [] },
    ],
    [
      'the first of several that fit',
      'get_order',
      { id: 'TK-1', never: true },
      { result: { status: 'shipped' }, changes: [] },
    ],
    [
      'an answer where others stand beside',
      'get_order',
      { more: 1, deep: { a: null, b: [1, 2] }, id: 'TK-2' },
      { result: 'deep', changes: [] },
    ],
    ['an error', 'get_order', { id: 'TK-3' }, { error: 'The shop is closed.' }],
    ['an answer for any call', 'today', { zone: 'UTC' }, { result: '2026-01-01', changes: [] }],
    ['nothing', 'ping', {}, { result: null, changes: [] }],
  ])('give %s', async (_, name, args, reply) => {
    const session = await mockTools(world).open();
    expect(await session.call(name, args)).toEqual(reply);
  });

  it.each([
    ['get_order', { id: 'TK-9' }, 'get_order has no answer for {"id":"TK-9"}: it knows {"id":"TK-1"}, '],
    ['get_order', { id: 'TK-2', deep: { b: [2, 1], a: null } }, 'get_order has no answer for '],
    ['get_order', {}, 'get_order has no answer for {}: '],
    ['nothing', {}, 'nothing has no answer for {}: it knows no call.'],
  ])('say what they know where %s is asked something else', async (name, args, error) => {
    const session = await mockTools(world).open();
    expect(await session.call(name, args)).toEqual({ error: expect.stringContaining(error) });
  });

  it('keep what they answer to themselves', async () => {
    const session = await mockTools(world).open();
    const first = await session.call('get_order', { id: 'TK-1' });
    if ('result' in first) (first.result as { status: string }).status = 'changed';
    expect(await session.call('get_order', { id: 'TK-1' })).toMatchObject({ result: { status: 'shipped' } });
  });
});
