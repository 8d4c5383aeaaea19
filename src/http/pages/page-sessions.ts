import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock, Random } from '../../ports/ports.ts';

/** Who may look at the pages: people who opened a link of the terminal. Kept in memory, so that all of it ends with the service. */
export interface PageSessions {
  /** A new token for a sign-in link: for one use, ten minutes long. */
  link(): { token: string; expiresAt: number };
  /** The secret of a new session for a token that is good; undefined for one that was used, is too old or was never given. */
  redeem(token: string): string | undefined;
  /** Which session a secret is of, by a name that tells sessions apart and opens nothing; undefined for none that goes on. */
  identify(secret: string): string | undefined;
  /** Ends a session. */
  end(secret: string): void;
}

const LINK_MS = 10 * 60_000;
/** How long a person stays signed in, whatever they do. */
export const SESSION_MS = 12 * 60 * 60_000;
/** Links that wait, and sessions that go on; the oldest make room. */
const MOST_LINKS = 8;
const MOST_SESSIONS = 64;
/** Longer texts are no secrets of ours and are not hashed. */
const LONGEST = 128;

type KeepingClock = Pick<Clock, 'monotonic' | 'now'>;
interface Moment {
  monotonic: number;
  wall: number;
}

/** Secrets of 256 bits, of which only digests are kept and compared, in constant time. */
export function pageSessions({
  clock,
  random,
}: {
  clock: KeepingClock;
  random: Pick<Random, 'hex'>;
}): PageSessions {
  const links = kept(MOST_LINKS, LINK_MS, clock);
  const sessions = kept(MOST_SESSIONS, SESSION_MS, clock);
  let count = 0;
  const secret = () => random.hex(32);
  return {
    link() {
      const token = secret();
      links.add(token, '');
      return { token, expiresAt: clock.now() + LINK_MS };
    },
    redeem(token) {
      if (links.find(token) === undefined) return undefined;
      links.remove(token);
      const made = secret();
      count += 1;
      sessions.add(made, `session ${count}`);
      return made;
    },
    identify: (given) => sessions.find(given),
    end: (given) => sessions.remove(given),
  };
}

/** A few secrets with a name each, for a time. */
function kept(most: number, lastsMs: number, clock: KeepingClock) {
  let entries: { digest: Buffer; name: string; until: Moment }[] = [];
  const now = (): Moment => ({ monotonic: clock.monotonic(), wall: clock.now() });
  // A machine that sleeps may stop the one clock, and a person may set the other back.
  const isOver = ({ monotonic, wall }: Moment, at: Moment) => at.monotonic >= monotonic || at.wall >= wall;
  const digestOf = (text: string) =>
    createHash('sha256')
      .update(text.slice(0, LONGEST + 1))
      .digest();
  /** Looks at all of them, whichever it is. */
  const entryOf = (text: string) => {
    const digest = digestOf(text);
    let found: (typeof entries)[number] | undefined;
    for (const entry of entries) if (timingSafeEqual(entry.digest, digest)) found = entry;
    return text.length <= LONGEST && found !== undefined && !isOver(found.until, now()) ? found : undefined;
  };
  return {
    add(text: string, name: string): void {
      const at = now();
      const until = { monotonic: at.monotonic + lastsMs, wall: at.wall + lastsMs };
      const others = entries.filter((one) => !isOver(one.until, at));
      entries = [...others, { digest: digestOf(text), name, until }].slice(-most);
    },
    find: (text: string): string | undefined => entryOf(text)?.name,
    remove(text: string): void {
      const entry = entryOf(text);
      entries = entries.filter((one) => one !== entry);
    },
  };
}
