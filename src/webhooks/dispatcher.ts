import { asFault, faultLine } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import type { Delivery, Owner, WebhookAddress } from './delivery.ts';
import { type HostSlots, hostSlots } from './host-slots.ts';
import { lostDeliveries } from './lost-deliveries.ts';
import type { Outbox } from './outbox.ts';
import { type Announcement, payloadBody } from './payload.ts';
import { LONG_LIVED, ONE_SHOT, type Round } from './schedule.ts';
import { type Replayed, shownHost, type TryWorld, tryInRound, tryOnce } from './tries.ts';

/** What a dispatcher works with. */
interface DispatcherWorld extends Omit<TryWorld, 'stop' | 'givenUp'> {
  ports: Pick<Ports, 'clock' | 'http' | 'ids' | 'random' | 'processes'>;
  /** Whether this is a runner of a workflow, whose state ends with the job. */
  onRunner?: boolean;
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

/** Dispatchers of this process: a process id alone does not tell two of them apart. */
const LIVING = new Set<string>();

/** Sends what is in the outbox, by the schedule of the process that it lives in (contract 10). */
export function webhookDispatcher(given: DispatcherWorld): Dispatcher {
  const { ports, outbox, subscribers, warn } = given;
  const ownership = ownershipOf(ports);
  const slots = hostSlots(PER_HOST);
  const stop = new AbortController();
  const lost = lostDeliveries(warn, given.onRunner === true);
  let lookedBack = false;
  let longLived = false;
  const world: TryWorld = {
    ...given,
    stop: stop.signal,
    givenUp(delivery, why, denied) {
      lost.add(delivery, why, denied);
      if (longLived) lost.say();
    },
  };
  const inHand = deliveriesInHand(world, slots);

  function beginAll(deliveries: Iterable<Delivery>): void {
    const schedule = longLived ? LONG_LIVED : ONE_SHOT;
    const round: Round = { schedule, begunAt: ports.clock.monotonic() };
    for (const delivery of deliveries) inHand.begin(delivery, round);
  }
  function lookBack(retryDead: boolean): void {
    const isWanted = (delivery: Delivery) =>
      delivery.state === 'dead' ? retryDead : ownership.isLeft(delivery, longLived);
    const ids = outbox.ids().filter((id) => !inHand.has(id));
    beginAll(takenOver(ids, { outbox, clock: ports.clock, owner: ownership.owner, isWanted }));
  }

  return {
    async send(announcement) {
      const addresses = await subscribers.of(announcement.event);
      if (addresses.length === 0) return 0;
      const made = drafted(announcement, addresses, ownership.owner, ports);
      for (const delivery of made) outbox.add(delivery);
      beginAll(made);
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
    waitingFor: inHand.hosts,
    async settled() {
      while (inHand.hosts().length > 0) await inHand.ended();
      lost.say();
    },
    replay: async ({ secret } = {}) => replayAll(world, slots, secret),
    async close() {
      stop.abort();
      await inHand.ended();
      ownership.end();
    },
  };
}

/** The deliveries of an announcement, one for each webhook. */
function drafted(
  announcement: Announcement,
  addresses: readonly WebhookAddress[],
  owner: Owner,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
): Delivery[] {
  const now = new Date(clock.now()).toISOString();
  const body = payloadBody(announcement, now);
  return addresses.map((webhook) => {
    const delivery_id = ids.next('del_');
    const rest = { body, created_at: now, attempts: [], next_at: now, owner };
    return { delivery_id, webhook, event: announcement.event, ...rest, state: 'pending' };
  });
}

/** Deliveries that are being tried or waited for. Only their ids are held while they wait: there may be very many. */
function deliveriesInHand(world: TryWorld, slots: HostSlots) {
  const { stop, warn, ports } = world;
  const inHand = new Map<string, { host: string; work: Promise<void> }>();

  /** Tries until it is taken, given up or stopped. */
  async function rounds(id: string, host: string, round: Round): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const wait = await slots.run(host, () => tryInRound(world, id, round, tries));
      if (wait === undefined) return;
      await ports.clock.sleep(wait, stop);
    }
  }
  return {
    has: (id: string) => inHand.has(id),
    hosts: () => [...new Set([...inHand.values()].map(({ host }) => host))].sort(),
    /** Resolves when all that are in hand now have come to their end. */
    ended: () => Promise.all([...inHand.values()].map(({ work }) => work)),
    begin(delivery: Delivery, round: Round): void {
      const id = delivery.delivery_id;
      if (stop.aborted || inHand.has(id)) return;
      const host = shownHost(delivery);
      const work = rounds(id, host, round)
        .catch((error: unknown) => {
          if (!stop.aborted) warn(`webhook delivery ${id}: ${faultLine(asFault(error))}`);
        })
        .finally(() => inHand.delete(id));
      inHand.set(id, { host, work });
    },
  };
}

/** One try for everything that is owed. */
async function replayAll(world: TryWorld, slots: HostSlots, secret: string | undefined): Promise<Replayed[]> {
  const { outbox } = world;
  const tried = outbox.ids().map((id) => {
    const delivery = outbox.read(id);
    return delivery === null ? [] : slots.run(shownHost(delivery), () => tryOnce(world, id, secret));
  });
  return (await Promise.all(tried)).flat();
}

/**
 * Makes the wanted ones of what stands in the outbox our own, and lets old dead letters go. Two processes that do so at once
 * send them twice, with one id.
 */
function* takenOver(
  ids: readonly string[],
  world: {
    outbox: Outbox;
    clock: Ports['clock'];
    owner: Owner;
    isWanted(delivery: Delivery): boolean;
  },
): Iterable<Delivery> {
  const { outbox, clock, owner, isWanted } = world;
  for (const id of ids) {
    const delivery = outbox.read(id);
    if (delivery === null) continue;
    const isOld = () => clock.now() - Date.parse(delivery.created_at) > KEEP_DEAD_MS;
    if (delivery.state === 'dead' && isOld()) outbox.remove(id);
    else if (isWanted(delivery)) {
      const next_at = new Date(clock.now()).toISOString();
      const ours: Delivery = { ...delivery, state: 'pending', owner, next_at };
      outbox.write(ours);
      yield ours;
    }
  }
}

/** Tells what a dispatcher sends itself from what others send, and from what was left by those that are no more. */
function ownershipOf({ clock, random, processes }: Pick<Ports, 'clock' | 'random' | 'processes'>) {
  const owner: Owner = { pid: processes.pid, host: processes.host, token: random.hex(8) };
  LIVING.add(owner.token);
  return {
    owner,
    isLeft({ owner: by, next_at }: Delivery, longLived: boolean): boolean {
      if (by === undefined) return true;
      if (by.token === owner.token) return false;
      const late = next_at !== null && clock.now() - Date.parse(next_at) > LATE_MS;
      if (late) return true;
      // A container has a new name after each start; whoever starts a service is the one that goes on.
      if (by.host !== processes.host) return longLived;
      return by.pid === processes.pid ? !LIVING.has(by.token) : !processes.isAlive(by.pid);
    },
    end: () => LIVING.delete(owner.token),
  };
}
