import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLI } from '../support/assay.mjs';
import { seededRandom } from '../support/seeded-random.mjs';

const EVENTS = 1_000;
const KILLS = 20;
/** Time of the senders runs faster by this, so that an hour between two tries is half a minute. */
const FASTER = 120;
/** Senders that only deliver what is left; each begins the long schedule anew. */
const MOST_LOOKS = 10;

/**
 * Announces events from processes that are killed in the middle, to a local HTTPS receiver that answers 30 % of what it gets with
 * a fault, and looks whether each event came, under one id, with a signature over the bytes that came.
 */
export async function webhooks() {
  const [{ faultyReceiver }, { SECRET, webhookState }] = await Promise.all([
    import('../../test/support/faulty-receiver.ts'),
    import('../../test/support/webhook-state.ts'),
  ]);
  const { createHmac } = await import('node:crypto');
  const random = seededRandom(24);
  const receiver = await faultyReceiver(() => {
    const drawn = random();
    if (drawn < 0.1) return 'cut';
    return { status: drawn < 0.2 ? 500 : drawn < 0.25 ? 429 : drawn < 0.3 ? 302 : 200 };
  });
  const state = await webhookState(receiver);
  const env = { ASSAY_LIBRARY: pathToFileURL(resolve(CLI, '../library.js')).href };
  const announced = new Set();
  let kills = 0;
  let next = 0;
  try {
    while (announced.size < EVENTS) {
      const left = EVENTS - announced.size;
      const share = kills < KILLS ? Math.ceil(left / (KILLS - kills + 1)) : left;
      const kill = { after: Math.max(1, Math.floor(random() * share)), ms: random() * 40 };
      const killed = kills < KILLS;
      const sent = await state.send(next, next + share, {
        faster: FASTER,
        serve: true,
        env,
        ...(killed ? { kill } : {}),
      });
      if (sent.announced.length === 0) throw new Error(`the sender announced nothing: ${sent.errors}`);
      for (const one of sent.announced) announced.add(one);
      // The one after the last may be in the outbox or not: nobody announces it again.
      next = Math.max(next, ...sent.announced) + 2;
      if (killed) kills += 1;
    }
    for (let look = 0; look < MOST_LOOKS && state.owed().length > 0; look += 1)
      await state.send(0, 0, { faster: FASTER, serve: true, env });
    return figures(receiver.received, announced, {
      kills,
      owed: state.owed().length,
      sign: (body) => `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`,
    });
  } finally {
    await receiver.close();
    rmSync(state.folder, { recursive: true, force: true });
  }
}

function figures(received, announced, { kills, owed, sign }) {
  const ids = new Map();
  let forged = 0;
  for (const { headers, body } of received) {
    const name = JSON.parse(body.toString()).data.evaluation_id;
    ids.set(name, (ids.get(name) ?? new Set()).add(headers['x-service-delivery']));
    if (headers['x-service-signature'] !== sign(body)) forged += 1;
  }
  const missing = [...announced].filter((one) => !ids.has(`eval_${one}`)).length;
  const several = [...ids.values()].filter((one) => one.size !== 1).length;
  return [
    {
      figure: `${announced.size} events, 30 % faults, ${kills} kills: never delivered`,
      value: missing,
      bound: { most: 0 },
      note: `${received.length} requests`,
    },
    { figure: '  under more than one id', value: several, bound: { most: 0 } },
    { figure: '  with a wrong signature', value: forged, bound: { most: 0 } },
    { figure: '  still owed at the end', value: owed, bound: { most: 0 } },
  ];
}
