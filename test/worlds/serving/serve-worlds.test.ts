import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { nodeListen } from '../../../src/ports/node-listen.ts';
import { nodeRandom } from '../../../src/ports/node-random.ts';
import { serveWorlds } from '../../../src/worlds/serving/serve-worlds.ts';
import { toldWorld } from '../../support/told-world.ts';

const server = serveWorlds({ listen: nodeListen(), random: nodeRandom() });
afterAll(() => server.close());

interface Asked {
  method?: string;
  path?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** One request, with every header in the hands of the test. */
async function ask(
  variables: Readonly<Record<string, string>>,
  { method = 'GET', path = '', body, headers }: Asked,
) {
  const sent = request(`${variables['ASSAY_TOOLS_URL']}${path}`, {
    method,
    headers: { authorization: `Bearer ${variables['ASSAY_TOOLS_KEY']}`, ...headers },
  });
  const answer = new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  );
  sent.end(body);
  const response = await answer;
  const shown = await text(response);
  return { status: response.statusCode, body: JSON.parse(shown), allow: response.headers.allow };
}

describe('the HTTP door of a world', () => {
  it('lists what can be called', async () => {
    const { world, calls } = toldWorld();
    const served = await server.open(world);
    const listed = { name: 'get_order', description: 'Looks up an order.', parameters: expect.anything() };
    for (const path of ['', '/', '?all=1'])
      expect(await ask(served.variables, { path })).toMatchObject({ status: 200, body: [listed, {}] });
    expect(calls).toEqual([]);
  });

  it.each([
    ['its arguments', '/get_order', '{"id":"TK-1"}', { id: 'TK-1' }, 'get_order'],
    ['nothing', '/get_order', '', {}, 'get_order'],
    ['a name with signs in it', '/cancel%20order%2Fnow', '{}', {}, 'cancel order/now'],
    ['no object, which the attempt is told', '/get_order', '[1]', [1], 'get_order'],
    ['a name that is badly written', '/%E0%A4%A', '{}', {}, '%E0%A4%A'],
  ])('calls a tool with %s', async (_, path, body, args, name) => {
    const { world, calls } = toldWorld(() => ({ result: { status: 'shipped' } }));
    const served = await server.open(world);
    expect(await ask(served.variables, { method: 'POST', path, body })).toMatchObject({
      status: 200,
      body: { result: { status: 'shipped' } },
    });
    expect(calls).toEqual([{ name, args }]);
  });

  it.each([
    ['a result', { result: null }, 200, { result: null }],
    ['a result without a value', { result: undefined }, 200, { result: null }],
    ['an error of the tool', { error: 'no such order' }, 200, { error: 'no such order' }],
    ['an unknown tool', { error: 'no such tool', refused: 'unknown_tool' }, 404, { error: 'no such tool' }],
    ['arguments that do not fit', { error: 'id', refused: 'invalid_arguments' }, 422, { error: 'id' }],
    ['an attempt that a tool has ended', { error: 'over', refused: 'ended' }, 409, { error: 'over' }],
    ['too many calls', { error: 'enough', refused: 'limit' }, 409, { error: 'enough' }],
  ] as const)('answers %s', async (_, reply, status, body) => {
    const served = await server.open(toldWorld(() => reply).world);
    const answer = await ask(served.variables, { method: 'POST', path: '/get_order', body: '{}' });
    expect(answer).toMatchObject({ status, body });
  });

  it('answers a call that the attempt cannot go on after', async () => {
    const { world } = toldWorld(() => {
      throw new Fault('agent_failed', 'The tools have ended.', { subcode: 'world_failed' });
    });
    const served = await server.open(world);
    const answer = await ask(served.variables, { method: 'POST', path: '/get_order', body: '{}' });
    expect(answer).toMatchObject({ status: 502, body: { error: 'The tools have ended.' } });
  });

  const call = { method: 'POST', path: '/get_order', body: '{}' };
  it.each<[string, Asked, number]>([
    ['no key', { ...call, headers: { authorization: '' } }, 401],
    ['another key', { ...call, headers: { authorization: 'Bearer assay_0' } }, 401],
    ['a key that is no bearer', { ...call, headers: { authorization: 'Basic YTpi' } }, 401],
    ['the name of another host', { ...call, headers: { host: 'attacker.example' } }, 421],
    ['a page of the web', { ...call, headers: { origin: 'https://attacker.example' } }, 403],
    ['a page of no origin', { ...call, headers: { origin: 'null' } }, 403],
    ['half of its JSON', { ...call, body: '{"id":' }, 400],
    ['what is no text', { ...call, body: Buffer.from([0xff, 0xfe]) }, 400],
    ['too deep a body', { ...call, body: '['.repeat(5_000) + ']'.repeat(5_000) }, 400],
    ['a packed body', { ...call, headers: { 'content-encoding': 'gzip' } }, 415],
    ['a call by GET', { path: '/get_order' }, 405],
    ['a call without a tool', { method: 'POST', body: '{}' }, 405],
    ['another path', { path: 'x' }, 404],
  ])('refuses %s, and the attempt hears nothing of it', async (_, asked, status) => {
    const { world, calls } = toldWorld();
    const served = await server.open(world);
    const answer = await ask(served.variables, asked);
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) } });
    expect(calls).toEqual([]);
  });

  it('refuses a body that is larger than arguments are', async () => {
    const { world, calls } = toldWorld();
    const { variables } = await server.open(world);
    const body = JSON.stringify({ id: 'x'.repeat(4 * 1024 * 1024) });
    // The answer may overtake the body, whose connection is then closed.
    const answer = await ask(variables, { ...call, body }).catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
    expect(calls).toEqual([]);
  });
});

describe('the key of an attempt', () => {
  it('opens that attempt alone, and nothing once it is over', async () => {
    const [one, two] = [toldWorld(), toldWorld()];
    const [first, second] = [await server.open(one.world), await server.open(two.world)];
    expect(first.variables['ASSAY_TOOLS_KEY']).not.toBe(second.variables['ASSAY_TOOLS_KEY']);
    const asked = { method: 'POST', path: '/get_order', body: '{}' };
    await ask(second.variables, asked);
    expect([one.calls.length, two.calls.length]).toEqual([0, 1]);
    first.close();
    first.close();
    expect((await ask(first.variables, asked)).status).toBe(410);
    expect((await ask(second.variables, asked)).status).toBe(200);
    expect(one.calls).toEqual([]);
  });

  it('goes with a long-lived process from call to call', async () => {
    const [one, two] = [toldWorld(), toldWorld()];
    const first = await server.open(one.world);
    const asked = { method: 'POST', path: '/get_order', body: '{}' };
    await ask(first.variables, asked);
    first.close();
    const second = await server.open(two.world);
    second.startedWith(first.variables);
    second.startedWith({});
    expect((await ask(first.variables, asked)).status).toBe(200);
    expect((await ask(second.variables, asked)).status).toBe(200);
    expect([one.calls.length, two.calls.length]).toEqual([1, 2]);
    second.close();
    expect((await ask(first.variables, asked)).status).toBe(410);
    expect((await ask(second.variables, asked)).status).toBe(410);
  });

  it('leaves the attempt that it opened before', async () => {
    const [one, two] = [toldWorld(), toldWorld()];
    const [first, second] = [await server.open(one.world), await server.open(two.world)];
    second.startedWith(first.variables);
    first.close();
    expect((await ask(first.variables, { path: '' })).status).toBe(200);
  });
});

it('opens no port where nothing is served', async () => {
  const listen = () => Promise.reject(new Error('opened'));
  await serveWorlds({ listen, random: nodeRandom() }).close();
});
