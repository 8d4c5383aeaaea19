import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import {
  type FaultyReceiver,
  faultyReceiver,
  type Reaction,
  type Received,
} from '../support/faulty-receiver.ts';
import { SECRET, type WebhookState, webhookState } from '../support/webhook-state.ts';

const open: (FaultyReceiver | WebhookState)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) {
    if ('close' in one) await one.close();
    else rmSync(one.folder, { recursive: true, force: true });
  }
});

async function receiving(react: (one: Received) => Reaction): Promise<FaultyReceiver> {
  const receiver = await faultyReceiver(react);
  open.push(receiver);
  return receiver;
}
async function sendingTo(receiver: FaultyReceiver): Promise<WebhookState> {
  const state = await webhookState(receiver);
  open.push(state);
  return state;
}
/** Computed by another program from the bytes on the wire. */
const independent = (body: Buffer) =>
  execFileSync(
    'python3',
    [
      '-c',
      'import hmac,sys;print("sha256="+hmac.new(sys.argv[1].encode(),sys.stdin.buffer.read(),"sha256").hexdigest())',
      SECRET,
    ],
    { input: body, encoding: 'utf8' },
  ).trim();

describe('a receiver behind HTTPS', () => {
  it('gets one request, signed over the bytes it reads', async () => {
    const receiver = await receiving(() => ({ status: 204 }));
    const state = await sendingTo(receiver);
    expect(await state.send(0, 1)).toEqual({ announced: [0], errors: '' });
    const [{ headers, body }, ...more] = receiver.received as [Received];
    expect(more).toEqual([]);
    expect(headers['x-service-signature']).toBe(independent(body));
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-service-event': 'evaluation.completed',
      'x-service-delivery': expect.stringMatching(/^del_/),
      'user-agent': expect.stringMatching(/^assay\//),
    });
    expect(Object.keys(JSON.parse(body.toString()))).toEqual(['event', 'timestamp', 'data']);
    expect(state.owed()).toEqual([]);
  });

  it.each([
    ['whose certificate is not trusted', { NODE_EXTRA_CA_CERTS: '' }, 'certificate'],
    [
      'whose address is private and not allowed',
      { ASSAY_ALLOW_PRIVATE_HOSTS: '10.0.0.0/8' },
      'must not be called',
    ],
  ])('gets nothing %s', async (_, env, reason) => {
    const receiver = await receiving(() => ({ status: 204 }));
    const state = await sendingTo(receiver);
    const { errors } = await state.send(0, 1, { env, faster: 1_000 });
    expect(receiver.received).toEqual([]);
    expect(errors).toContain(reason);
    expect(state.owed()).toHaveLength(1);
  });

  it.each([302, 308])('that redirects with %d sends nobody anywhere', async (status) => {
    const second = await receiving(() => ({ status: 200 }));
    const first = await receiving(() => ({ status, headers: { location: second.url } }));
    const state = await sendingTo(first);
    await state.send(0, 1, { faster: 1_000 });
    expect(first.received.length).toBe(3);
    expect(second.received).toEqual([]);
    expect(state.owed()).toHaveLength(1);
  });

  it('gets every event at least once and under one id, whatever it does and however often the sender is killed', async () => {
    const [reactions, random] = [seededRandom(7), seededRandom(8)];
    const receiver = await receiving(() => {
      // Not from the same row as the kills: how often it is asked before one of them is a matter of time.
      const drawn = reactions.next();
      if (drawn < 0.1) return 'cut';
      return { status: drawn < 0.2 ? 500 : drawn < 0.3 ? 429 : 200 };
    });
    const state = await sendingTo(receiver);
    const EVENTS = 60;
    const announced = new Set<number>();
    const KILLS = 4;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const from = (kill * EVENTS) / KILLS;
      const moment = { after: 1 + Math.floor(random.next() * (EVENTS / KILLS)), ms: random.next() * 30 };
      const sent = await state.send(from, from + EVENTS / KILLS, { faster: 200, serve: true, kill: moment });
      for (const one of sent.announced) announced.add(one);
    }
    for (let look = 0; look < 5 && state.owed().length > 0; look += 1)
      await state.send(0, 0, { faster: 10_000, serve: true });
    expect(state.owed()).toEqual([]);
    const idsOf = new Map<string, Set<string>>();
    for (const { headers, body } of receiver.received) {
      const { evaluation_id } = JSON.parse(body.toString()).data;
      idsOf.set(
        evaluation_id,
        (idsOf.get(evaluation_id) ?? new Set()).add(String(headers['x-service-delivery'])),
      );
    }
    expect([...announced].filter((one) => !idsOf.has(`eval_${one}`))).toEqual([]);
    expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    expect(announced.size).toBeGreaterThan(EVENTS / 4);
  });
});
