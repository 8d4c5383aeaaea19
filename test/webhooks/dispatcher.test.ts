import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { Fault } from '../../src/errors.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import type { Announcement } from '../../src/webhooks/payload.ts';
import { answerOf, HOOK, webhookWorld } from '../support/webhook-world.ts';

const event = (evaluation_id = 'eval_1'): Announcement => ({
  event: 'evaluation.completed',
  data: { evaluation_id, overall_pass: true, scores: {} },
});
const bodyText = ({ body }: HttpRequest) => new TextDecoder().decode(body as Uint8Array); // Always bytes here.
const idOf = ({ headers }: HttpRequest) => headers?.['X-Service-Delivery'];
const seconds = (sent: { at: number }[]) => sent.map(({ at }) => at / 1_000);
const HOUR = 3_600_000;

describe('a delivery', () => {
  it('is one signed POST to a public address, and leaves the outbox when it was taken', async () => {
    const world = webhookWorld(() => answerOf(204));
    expect(await world.dispatcher.send(event())).toBe(1);
    await world.dispatcher.settled();
    const { request } = world.sent[0]!;
    const hmac = createHmac('sha256', 'a secret of this webhook').update(bodyText(request)).digest('hex');
    expect(request).toMatchObject({
      ...{ method: 'POST', url: HOOK.url, reach: 'public', allow: ['10.0.0.0/8'], totalMs: 10_000 },
      headers: {
        'content-type': 'application/json',
        'X-Service-Signature': `sha256=${hmac}`,
        'X-Service-Event': 'evaluation.completed',
        'X-Service-Delivery': 'del_1',
      },
    });
    expect(Object.keys(JSON.parse(bodyText(request)))).toEqual(['event', 'timestamp', 'data']);
    expect(world.sent).toHaveLength(1);
    expect(world.outbox.ids()).toEqual([]);
    expect(world.warnings).toEqual([]);
  });

  it('is on disk before it is announced as sent, without its secret', async () => {
    const world = webhookWorld(() => new Promise(() => undefined));
    await world.dispatcher.send(event());
    expect(world.outbox.read('del_1')).toMatchObject({ state: 'pending', event: 'evaluation.completed' });
    expect(JSON.stringify(world.outbox.read('del_1'))).not.toContain('a secret of');
  });

  it('is tried three times within a minute by a command, with one id and one body, and is then a dead letter', async () => {
    const world = webhookWorld(() => answerOf(500, `oops ${'x'.repeat(9_000)}`));
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    const [first, second, third, ...more] = seconds(world.sent);
    expect([first, more.length]).toEqual([0, 0]);
    expect(second).toBeGreaterThanOrEqual(4);
    expect(second).toBeLessThanOrEqual(6);
    expect(third! - second!).toBeGreaterThanOrEqual(24);
    expect(third! - second!).toBeLessThanOrEqual(36);
    expect(new Set(world.sent.map(({ request }) => idOf(request)))).toEqual(new Set(['del_1']));
    expect(new Set(world.sent.map(({ request }) => bodyText(request))).size).toBe(1);
    const dead = world.outbox.read('del_1')!;
    expect(dead).toMatchObject({ state: 'dead', next_at: null });
    expect(dead.attempts.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(dead.attempts[0]!.error!.length).toBeLessThan(220);
    expect(world.warnings).toEqual([
      expect.stringMatching(
        /^webhook not delivered: evaluation\.completed to https:\/\/hooks\.example\.com\/a \(answered 500/,
      ),
    ]);
    expect(world.warnings[0]).not.toContain('key=1');
  });

  it('is tried for more than an hour by a service', async () => {
    const world = webhookWorld((_, count) => answerOf(count < 6 ? 503 : 200));
    world.dispatcher.start();
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    const waits = seconds(world.sent).map((at, index, all) => at - (all[index - 1] ?? 0));
    for (const [index, expected] of [0, 5, 30, 120, 600, 3_600].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(expected * 0.8);
      expect(waits[index]).toBeLessThanOrEqual(expected * 1.2);
    }
    expect(world.outbox.ids()).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])(
    'that is answered %d is a failure, whose address is not asked',
    async (status) => {
      const world = webhookWorld(() => ({
        status,
        headers: { location: 'https://other.example.com/' },
        text: '',
      }));
      await world.dispatcher.send(event());
      await world.dispatcher.settled();
      expect(new Set(world.sent.map(({ request }) => request.url))).toEqual(new Set([HOOK.url]));
      expect(world.outbox.read('del_1')).toMatchObject({ state: 'dead' });
    },
  );

  it('that is answered 410 is the last one: the webhook is not active any more', async () => {
    const world = webhookWorld(() => answerOf(410));
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.sent).toHaveLength(1);
    expect(world.ended).toEqual([HOOK]);
    expect(world.outbox.ids()).toEqual([]);
  });

  it('counts as taken when its answer is 200 and too long to be read', async () => {
    const world = webhookWorld(() => {
      throw new Fault('too_large', 'long', { status: 200 });
    });
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.sent).toHaveLength(1);
    expect(world.outbox.ids()).toEqual([]);
  });

  it.each(['connection', 'timeout', 'too_large'] as const)(
    'is tried again after a fault: %s',
    async (code) => {
      const world = webhookWorld((_, count) => {
        if (count === 1) throw new Fault(code, 'no');
        return answerOf(200);
      });
      await world.dispatcher.send(event());
      await world.dispatcher.settled();
      expect(world.sent).toHaveLength(2);
      expect(world.outbox.ids()).toEqual([]);
    },
  );

  it.each([
    {
      where: 'on a machine',
      onRunner: false,
      advice:
        /; kept as dead letter, send again with: assay webhooks replay\. Nothing was sent there: .*ASSAY_ALLOW_PRIVATE_HOSTS\.$/,
      never: /env:/,
    },
    {
      where: 'on a runner',
      onRunner: true,
      advice: /\. Nothing was sent there: .*ASSAY_ALLOW_PRIVATE_HOSTS \(under "env:" of the step\)\.$/,
      never: /dead letter|replay/,
    },
  ])('fails at once where its address may not be called, with what to do $where', async (found) => {
    const world = webhookWorld(
      () => {
        throw new Fault('address_denied', 'The address 10.0.0.1 must not be called.');
      },
      [HOOK],
      { onRunner: found.onRunner },
    );
    const begun = world.ports.clock.monotonic();
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.sent).toHaveLength(1);
    expect(world.ports.clock.monotonic() - begun).toBeLessThan(1_000);
    expect(world.outbox.read('del_1')).toMatchObject({ state: 'dead' });
    expect(world.warnings).toEqual([expect.stringMatching(found.advice)]);
    expect(world.warnings[0]).not.toMatch(found.never);
  });

  it('fails at once in a service as well, where its address may not be called', async () => {
    const world = webhookWorld(() => {
      throw new Fault('address_denied', 'The address 10.0.0.1 must not be called.');
    });
    world.dispatcher.start();
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.sent).toHaveLength(1);
  });

  it('that is given up on a runner names no command for a state that is gone', async () => {
    const world = webhookWorld(() => answerOf(500), [HOOK], { onRunner: true });
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.warnings).toEqual([expect.stringContaining('the next run of the workflow sends its own')]);
    expect(world.warnings[0]).not.toMatch(/replay|dead letter/);
  });

  it('is dropped when its webhook is gone, and kept when its secret is not known here', async () => {
    const world = webhookWorld(() => answerOf(200));
    world.found.clear();
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.outbox.ids()).toEqual([]);
    world.found.set(HOOK.url, { unknown: 'NAME is not set' });
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    expect(world.sent).toHaveLength(0);
    expect(world.outbox.read('del_2')).toMatchObject({ state: 'dead' });
    expect(world.warnings.join()).toContain('NAME is not set');
  });
});

describe('many deliveries', () => {
  it('are at most four at once for a host, and one that hangs holds up no other', async () => {
    const slow = { ...HOOK, url: 'https://slow.example.com/' };
    let running = 0;
    let most = 0;
    const done: string[] = [];
    const world = webhookWorld(
      async ({ url }) => {
        const isSlow = url === slow.url;
        if (isSlow) most = Math.max(most, ++running);
        await world.ports.clock.sleep(isSlow ? 9_000 : 10);
        if (isSlow) running -= 1;
        done.push(url);
        return answerOf(200);
      },
      [slow, HOOK],
    );
    world.dispatcher.start();
    for (let index = 0; index < 20; index += 1) await world.dispatcher.send(event(`eval_${index}`));
    await world.dispatcher.settled();
    expect(most).toBe(4);
    expect(done.slice(0, 20).every((url) => url === HOOK.url)).toBe(true);
    expect(done).toHaveLength(40);
  });

  it('that wait for a host that is down are given up after a minute by a command, in one sentence', async () => {
    const world = webhookWorld(async ({ totalMs }) => {
      await world.ports.clock.sleep(totalMs ?? 0);
      throw new Fault('timeout', 'no answer');
    });
    for (let index = 0; index < 50; index += 1) await world.dispatcher.send(event(`eval_${index}`));
    await world.dispatcher.settled();
    expect(world.ports.clock.monotonic()).toBeLessThanOrEqual(60_001);
    expect(world.outbox.ids()).toHaveLength(50);
    expect(world.warnings).toEqual([expect.stringMatching(/and 49 more; kept as dead letters/)]);
  });
});

describe('what a process leaves', () => {
  const left = async (state: 'pending' | 'dead') => {
    const world = webhookWorld((_, count) => (count === 1 ? new Promise(() => undefined) : answerOf(200)));
    await world.another(99).send(event());
    expect(world.sent).toHaveLength(1);
    const delivery = world.outbox.read('del_1')!;
    world.outbox.write({ ...delivery, state });
    return world;
  };

  it('is sent by the next one under the same id', async () => {
    const world = await left('pending');
    await world.dispatcher.send(event('eval_2'));
    await world.dispatcher.settled();
    expect(world.sent.map(({ request }) => idOf(request)).sort()).toEqual(['del_1', 'del_1', 'del_2']);
    expect(world.outbox.ids()).toEqual([]);
  });

  it('is left alone while that process lives', async () => {
    const world = webhookWorld((_, count) => (count === 1 ? new Promise(() => undefined) : answerOf(200)));
    await world.another(1).send(event());
    await world.dispatcher.send(event('eval_2'));
    await world.dispatcher.settled();
    expect(world.outbox.ids()).toEqual(['del_1']);
    expect(world.sent).toHaveLength(2);
  });

  it('is tried again by a service also when it was given up, but not for ever', async () => {
    const world = await left('dead');
    await world.dispatcher.send(event('eval_2'));
    await world.dispatcher.settled();
    expect(world.outbox.ids()).toEqual(['del_1']);
    world.another(1).start({ retryDead: true });
    await world.ports.clock.sleep(1);
    expect(world.outbox.ids()).toEqual([]);
    world.outbox.add({ ...(await left('dead')).outbox.read('del_1')!, delivery_id: 'del_old' });
    await world.ports.clock.sleep(31 * 24 * HOUR);
    world.another(1).start({ retryDead: true });
    expect(world.outbox.ids()).toEqual([]);
    expect(world.sent.map(({ request }) => idOf(request))).not.toContain('del_old');
  });

  it('stays pending when it is closed in the middle, for whoever comes next', async () => {
    const world = webhookWorld((_, count) => answerOf(count === 1 ? 500 : 200));
    world.dispatcher.start();
    await world.dispatcher.send(event());
    await world.ports.clock.sleep(1);
    await world.dispatcher.close();
    expect(world.outbox.read('del_1')).toMatchObject({ state: 'pending' });
    expect(world.sent).toHaveLength(1);
    const next = world.another(1);
    next.start();
    await next.settled();
    expect(world.sent.map(({ request }) => idOf(request))).toEqual(['del_1', 'del_1']);
    expect(world.outbox.ids()).toEqual([]);
  });
});

describe('a replay', () => {
  it('that fails does not bring back what another process delivered meanwhile', async () => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const world = webhookWorld((_, count) =>
      count === 2 ? failing.then(() => answerOf(500)) : answerOf(count === 1 ? 500 : 204),
    );
    await world.dispatcher.send(event());
    await vi.waitFor(() => expect(world.sent).toHaveLength(1));
    const replayed = world.another(2).replay();
    await world.dispatcher.settled();
    expect(world.outbox.ids()).toEqual([]);
    fail();
    expect(await replayed).toMatchObject([{ outcome: 'failed' }]);
    expect(world.outbox.ids()).toEqual([]);
  });

  it('tries everything that is owed once, and says what became of it', async () => {
    const address = { from: 'door', url: 'https://door.example.com/x' } as const;
    let status = 500;
    const world = webhookWorld(() => answerOf(status), [HOOK, address]);
    await world.dispatcher.send(event());
    await world.dispatcher.settled();
    world.found.set(address.url, { unknown: 'not known here' });
    const before = world.sent.length;
    expect(await world.dispatcher.replay()).toEqual([
      {
        delivery_id: 'del_1',
        event: 'evaluation.completed',
        url: 'https://hooks.example.com/a',
        outcome: 'failed',
        detail: 'answered 500',
      },
      {
        delivery_id: 'del_2',
        event: 'evaluation.completed',
        url: 'https://door.example.com/x',
        outcome: 'failed',
        detail: 'not known here',
      },
    ]);
    expect(world.sent.length - before).toBe(1);
    status = 200;
    const again = await world.dispatcher.replay({ secret: 'another secret' });
    expect(again.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
    expect(world.outbox.ids()).toEqual([]);
    expect(await world.dispatcher.replay()).toEqual([]);
  });
});
