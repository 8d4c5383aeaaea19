import { asFault, faultLine } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import { deliver, type TryOutcome } from './deliver.ts';
import type { Delivery, Owner, Tried } from './delivery.ts';
import { hostSlots } from './host-slots.ts';
import type { Outbox } from './outbox.ts';
import { type Announcement, payloadBody } from './payload.ts';
import { LONG_LIVED, ONE_SHOT, type Round, TRY_MS, tryMs, waitMs } from './schedule.ts';
import type { Subscribers } from './subscribers.ts';

/** What a dispatcher works with. */
export interface DispatcherWorld {
  ports: Pick<Ports, 'clock' | 'http' | 'ids' | 'random' | 'processes'>;
  outbox: Outbox;
  subscribers: Subscribers;
  /** Hosts that may be reached although they are not public. */
  allow: readonly string[];
  warn(message: string): void;
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

/** Sends what is announced to whoever subscribed, through an outbox on disk: at least once, with one id over all tries. */
export interface Dispatcher {
  /** Resolves with the number of deliveries when they are on disk; the sending goes on. Takes over what a dead process left. */
  send(announcement: Announcement): Promise<number>;
  /** From now on this process lives long: tries go on by the long schedule. Takes over what was left, dead letters too if asked. */
  start(options?: { retryDead?: boolean }): void;
  /** Whether it was started: nobody waits for its deliveries then. */
  longLived(): boolean;
  /** Hosts that are being waited for. */
  waitingFor(): string[];
  /** Resolves when everything in hand was delivered or given up; what was not delivered is one warning. */
  settled(): Promise<void>;
  /** One try for everything that is owed. `secret` is for those whose own is not known here. */
  replay(options?: { secret?: string }): Promise<Replayed[]>;
  /** Stops; what is pending stays in the outbox for the next process. Resolves when nothing is on its way any more. */
  close(): Promise<void>;
}

/** Requests at once to one host: a receiver is somebody's small service. */
const PER_HOST = 4;
/** Dead letters that nobody asked for in so long are let go, in milliseconds. */
const KEEP_DEAD_MS = 30 * 24 * 3_600_000;
/** The owner of a delivery that should have been tried so long ago does not live, whoever has its process id now. */
const LATE_MS = 5 * 60_000;
/** Attempts that are kept of one delivery. */
const MOST_ATTEMPTS = 50;

/** Dispatchers of this process: a process id alone does not tell two of them apart. */
const LIVING = new Set<string>();

/** Sends what is in the outbox, by the schedule of the process that it lives in (contract 10). */
export function webhookDispatcher({ ports, outbox, subscribers, allow, warn }: DispatcherWorld): Dispatcher {
  const { clock, http, ids, random, processes } = ports;
  const owner: Owner = { pid: processes.pid, host: processes.host, token: random.hex(8) };
  LIVING.add(owner.token);
  const slots = hostSlots(PER_HOST);
  const stop = new AbortController();
  const inHand = new Map<string, { host: string; work: Promise<void> }>();
  /** Given up since this was last said. */
  let lost: { where: string; why: string }[] = [];
  let lookedBack = false;
  let longLived = false;

  const at = (ms = 0) => new Date(clock.now() + ms).toISOString();

  function begin(delivery: Delivery, round: Round): void {
    const id = delivery.delivery_id;
    if (stop.signal.aborted || inHand.has(id)) return;
    const host = shownHost(delivery);
    const work = rounds(id, host, round)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) warn(`webhook delivery ${id}: ${faultLine(asFault(error))}`);
      })
      .finally(() => inHand.delete(id));
    inHand.set(id, { host, work });
  }

  /** Tries until it is taken, given up or stopped. Only the id is held while it waits: there may be very many. */
  async function rounds(id: string, host: string, round: Round): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const wait = await slots.run(host, () => tryOnce(id, round, tries));
      if (wait === undefined) return;
      await clock.sleep(wait, stop.signal);
    }
  }

  /** One try. Resolves with the wait until the next one, or undefined when there is none. */
  async function tryOnce(id: string, round: Round, tries: number): Promise<number | undefined> {
    const delivery = stop.signal.aborted ? null : outbox.read(id);
    if (delivery === null) return undefined;
    const found = await subscribers.find(delivery.webhook, delivery.event);
    if ('gone' in found) {
      outbox.remove(id);
      return undefined;
    }
    const timeoutMs = tryMs(round, clock.monotonic());
    if ('unknown' in found) return giveUp(delivery, { at: at(), error: found.unknown });
    if (timeoutMs === null) return giveUp(delivery, undefined);
    const began = at();
    const outcome = await attempt(delivery, found.receiver, timeoutMs);
    if (outcome.delivered || outcome.ended) {
      await taken(delivery, outcome);
      return undefined;
    }
    const tried = triedOf(began, outcome);
    const wait = waitMs(round, tries, clock.monotonic(), random);
    if (wait === null) return giveUp(delivery, tried);
    keep({ ...withTry(delivery, tried), next_at: at(wait) });
    return wait;
  }

  const attempt = (delivery: Delivery, receiver: { url: string; secret: string }, timeoutMs: number) =>
    deliver(delivery, receiver, { http, allow, timeoutMs, signal: stop.signal });

  /** Another process may have delivered it in the meantime: what is gone stays gone. */
  function keep(delivery: Delivery): void {
    if (outbox.read(delivery.delivery_id) !== null) outbox.write(delivery);
  }

  async function taken(delivery: Delivery, { ended }: TryOutcome): Promise<void> {
    outbox.remove(delivery.delivery_id);
    if (!ended) return;
    await subscribers.deactivate(delivery.webhook);
    warn(`webhook ${shownUrl(delivery)} answered 410 and is not sent to any more`);
  }

  function giveUp(delivery: Delivery, tried: Tried | undefined): undefined {
    const { owner: _, ...rest } = withTry(delivery, tried);
    keep({ ...rest, state: 'dead', next_at: null });
    const why = tried?.error ?? 'there was no time left to try it';
    lost.push({ where: `${delivery.event} to ${shownUrl(delivery)}`, why });
    if (longLived) sayLost();
  }

  function sayLost(): void {
    const [first] = lost;
    if (first === undefined) return;
    const more = lost.length === 1 ? '' : ` and ${lost.length - 1} more`;
    lost = [];
    warn(
      `webhook not delivered: ${first.where} (${first.why})${more}; kept as dead letter${more === '' ? '' : 's'}, send again with: assay webhooks replay`,
    );
  }

  const newRound = (): Round => ({
    schedule: longLived ? LONG_LIVED : ONE_SHOT,
    begunAt: clock.monotonic(),
  });

  function isLeft({ owner: by, next_at }: Delivery): boolean {
    if (by === undefined) return true;
    if (by.token === owner.token) return false;
    const late = next_at !== null && clock.now() - Date.parse(next_at) > LATE_MS;
    if (late) return true;
    // A container has a new name after each start; whoever starts a service is the one that goes on.
    if (by.host !== processes.host) return longLived;
    return by.pid === processes.pid ? !LIVING.has(by.token) : !processes.isAlive(by.pid);
  }

  /** Takes over what a process left that is no more; two that do so at once send it twice, with one id. */
  function lookBack(retryDead: boolean): void {
    const round = newRound();
    for (const id of outbox.ids()) {
      const delivery = inHand.has(id) ? null : outbox.read(id);
      if (delivery === null) continue;
      const dead = delivery.state === 'dead';
      if (dead && clock.now() - Date.parse(delivery.created_at) > KEEP_DEAD_MS) outbox.remove(id);
      else if (dead ? retryDead : isLeft(delivery)) {
        const mine: Delivery = { ...delivery, state: 'pending', owner, next_at: at() };
        outbox.write(mine);
        begin(mine, round);
      }
    }
  }

  return {
    async send(announcement) {
      const addresses = await subscribers.of(announcement.event);
      if (addresses.length === 0) return 0;
      const now = at();
      const body = payloadBody(announcement, now);
      const made = addresses.map((webhook): Delivery => {
        const delivery_id = ids.next('del_');
        const rest = { body, created_at: now, attempts: [], next_at: now, owner };
        return { delivery_id, webhook, event: announcement.event, ...rest, state: 'pending' };
      });
      for (const delivery of made) outbox.add(delivery);
      const round = newRound();
      for (const delivery of made) begin(delivery, round);
      if (!lookedBack) lookBack(false);
      lookedBack = true;
      return made.length;
    },
    start({ retryDead = false } = {}) {
      longLived = true;
      lookedBack = true;
      lookBack(retryDead);
    },
    longLived: () => longLived,
    waitingFor: () => [...new Set([...inHand.values()].map(({ host }) => host))].sort(),
    async settled() {
      while (inHand.size > 0) await Promise.all([...inHand.values()].map(({ work }) => work));
      sayLost();
    },
    async replay({ secret } = {}) {
      const again = async (id: string): Promise<Replayed[]> => {
        const delivery = outbox.read(id);
        if (delivery === null) return [];
        const told = { delivery_id: id, event: delivery.event, url: shownUrl(delivery) };
        let found = await subscribers.find(delivery.webhook, delivery.event);
        if ('gone' in found) {
          outbox.remove(id);
          return [{ ...told, outcome: 'dropped', detail: found.gone }];
        }
        if ('unknown' in found && secret !== undefined && delivery.webhook.from !== 'state')
          found = { receiver: { url: delivery.webhook.url, secret } };
        if ('unknown' in found) return [{ ...told, outcome: 'failed', detail: found.unknown }];
        const began = at();
        const outcome = await attempt(delivery, found.receiver, TRY_MS);
        if (outcome.delivered || outcome.ended) await taken(delivery, outcome);
        else keep(withTry(delivery, triedOf(began, outcome)));
        const detail = outcome.error ?? `answered ${outcome.status}`;
        return [
          {
            ...told,
            outcome: outcome.delivered ? 'delivered' : outcome.ended ? 'dropped' : 'failed',
            detail,
          },
        ];
      };
      const tried = outbox.ids().map((id) => {
        const delivery = outbox.read(id);
        return delivery === null ? [] : slots.run(shownHost(delivery), () => again(id));
      });
      return (await Promise.all(tried)).flat();
    },
    async close() {
      stop.abort();
      await Promise.all([...inHand.values()].map(({ work }) => work));
      LIVING.delete(owner.token);
    },
  };
}

const withTry = (delivery: Delivery, tried: Tried | undefined): Delivery => ({
  ...delivery,
  attempts: [...delivery.attempts, ...(tried === undefined ? [] : [tried])].slice(-MOST_ATTEMPTS),
});

const triedOf = (at: string, { status, error }: TryOutcome): Tried => ({
  at,
  ...defined({ status, error }),
});

/** An address as a message may show it: without its query, which may hold a secret. */
function shownUrl({ webhook: { url } }: Pick<Delivery, 'webhook'>): string {
  return URL.canParse(url) ? `${new URL(url).origin}${new URL(url).pathname}` : '?';
}

function shownHost({ webhook: { url } }: Pick<Delivery, 'webhook'>): string {
  return URL.canParse(url) ? new URL(url).host : '?';
}
