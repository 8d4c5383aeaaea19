import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import { deliver, type Receiver, type TryOutcome } from './deliver.ts';
import type { Delivery, Tried } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import { type Round, TRY_MS, tryMs, waitMs } from './schedule.ts';
import type { Subscribers } from './subscribers.ts';

/** What tries of deliveries work with. */
export interface TryWorld {
  ports: Pick<Ports, 'clock' | 'http' | 'random'>;
  outbox: Outbox;
  subscribers: Subscribers;
  /** Hosts that may be reached although they are not public. */
  allow: readonly string[];
  /** Ends what is under way. */
  stop: AbortSignal;
  warn(message: string): void;
  /** A delivery became a dead letter; `denied` where its address may not be called. */
  givenUp(delivery: Delivery, why: string, denied: boolean): void;
}

/** What a replay did with one delivery. */
export interface Replayed {
  delivery_id: string;
  event: string;
  /** Without its query, which may hold a secret. */
  url: string;
  outcome: 'delivered' | 'failed' | 'dropped';
  detail: string;
}

/** Attempts that are kept of one delivery. */
const MOST_ATTEMPTS = 50;

/** One try of a round, the first of it being number 1. Resolves with the wait until the next one, or undefined when there is none. */
export async function tryInRound(
  world: TryWorld,
  id: string,
  round: Round,
  tries: number,
): Promise<number | undefined> {
  const { ports, outbox, subscribers, stop } = world;
  const delivery = stop.aborted ? null : outbox.read(id);
  if (delivery === null) return undefined;
  const found = await subscribers.find(delivery.webhook, delivery.event);
  if ('gone' in found) {
    outbox.remove(id);
    return undefined;
  }
  const timeoutMs = tryMs(round, ports.clock.monotonic());
  if ('unknown' in found) return giveUp(world, delivery, { at: instant(world), error: found.unknown });
  if (timeoutMs === null) return giveUp(world, delivery, undefined);
  const began = instant(world);
  const outcome = await attempt(world, delivery, found.receiver, timeoutMs);
  if (outcome.delivered || outcome.ended) {
    await taken(world, delivery, outcome);
    return undefined;
  }
  const tried = triedOf(began, outcome);
  if (outcome.denied === true) return giveUp(world, delivery, tried, true);
  const wait = waitMs(round, tries, ports.clock.monotonic(), ports.random);
  if (wait === null) return giveUp(world, delivery, tried);
  keep(world, { ...withTry(delivery, tried), next_at: instant(world, wait) });
  return wait;
}

/** One try outside of any round; nothing when the delivery is owed no more. `secret` is for a webhook whose own is not known here. */
export async function tryOnce(world: TryWorld, id: string, secret: string | undefined): Promise<Replayed[]> {
  const { outbox, subscribers } = world;
  const delivery = outbox.read(id);
  if (delivery === null) return [];
  const replayed = (outcome: Replayed['outcome'], detail: string): Replayed[] => [
    { delivery_id: id, event: delivery.event, url: shownUrl(delivery), outcome, detail },
  ];
  let found = await subscribers.find(delivery.webhook, delivery.event);
  if ('gone' in found) {
    outbox.remove(id);
    return replayed('dropped', found.gone);
  }
  if ('unknown' in found && secret !== undefined && delivery.webhook.from !== 'state')
    found = { receiver: { url: delivery.webhook.url, secret } };
  if ('unknown' in found) return replayed('failed', found.unknown);
  const began = instant(world);
  const outcome = await attempt(world, delivery, found.receiver, TRY_MS);
  if (outcome.delivered || outcome.ended) await taken(world, delivery, outcome);
  else keep(world, withTry(delivery, triedOf(began, outcome)));
  const detail = outcome.error ?? `answered ${outcome.status}`;
  return replayed(outcome.delivered ? 'delivered' : outcome.ended ? 'dropped' : 'failed', detail);
}

function attempt(
  { ports, allow, stop }: TryWorld,
  delivery: Delivery,
  receiver: Receiver,
  timeoutMs: number,
): Promise<TryOutcome> {
  return deliver(delivery, receiver, { http: ports.http, allow, timeoutMs, signal: stop });
}

/** Another process may have delivered it in the meantime: what is gone stays gone. */
function keep({ outbox }: TryWorld, delivery: Delivery): void {
  if (outbox.read(delivery.delivery_id) !== null) outbox.write(delivery);
}

async function taken(
  { outbox, subscribers, warn }: TryWorld,
  delivery: Delivery,
  { ended }: TryOutcome,
): Promise<void> {
  outbox.remove(delivery.delivery_id);
  if (!ended) return;
  await subscribers.deactivate(delivery.webhook);
  warn(`webhook ${shownUrl(delivery)} answered 410 and is not sent to any more`);
}

/** Makes it a dead letter. */
function giveUp(world: TryWorld, delivery: Delivery, tried: Tried | undefined, denied = false): undefined {
  const { owner: _, ...rest } = withTry(delivery, tried);
  keep(world, { ...rest, state: 'dead', next_at: null });
  world.givenUp(delivery, tried?.error ?? 'there was no time left to try it', denied);
}

const instant = ({ ports }: TryWorld, fromNowMs = 0) => new Date(ports.clock.now() + fromNowMs).toISOString();

const withTry = (delivery: Delivery, tried: Tried | undefined): Delivery => ({
  ...delivery,
  attempts: [...delivery.attempts, ...(tried === undefined ? [] : [tried])].slice(-MOST_ATTEMPTS),
});

const triedOf = (at: string, { status, error }: TryOutcome): Tried => ({
  at,
  ...defined({ status, error }),
});

/** An address as a message may show it: without its query, which may hold a secret. */
export function shownUrl({ webhook: { url } }: Pick<Delivery, 'webhook'>): string {
  return URL.canParse(url) ? `${new URL(url).origin}${new URL(url).pathname}` : '?';
}

/** The host that a delivery goes to, for messages and for what is counted by host. */
export function shownHost({ webhook: { url } }: Pick<Delivery, 'webhook'>): string {
  return URL.canParse(url) ? new URL(url).host : '?';
}
