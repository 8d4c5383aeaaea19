import { isIP, type LookupFunction } from 'node:net';
import { Fault } from '../errors.ts';

/** How long this machine may take to resolve a name that the proxy will resolve anyway. */
const LOCAL_MS = 1_000;
/** How long a name without an answer is handed to the proxy without asking again, and one with a late denial to nobody. */
const KEPT_MS = 60_000;
const MOST_KEPT = 256;

/** A name that had no answer in time, or none at all. */
interface Unanswered {
  /** When it is asked for again, as `performance.now()` tells. */
  until: number;
  /** Aborted with the refusal where the late answer is a denied one. */
  denial: AbortController;
}

/**
 * Looks at the addresses of a name that the proxy will resolve itself, and rejects where one is denied. A name that this machine does
 * not know, or not soon, is the proxy's alone: many machines behind a proxy have no names of the outside. A late answer counts
 * all the same: the signal that is returned while one may come is aborted by a denial, which every later call rejects with
 * until there is another answer.
 */
export function namesKnownHere(lookup: LookupFunction): (host: string) => Promise<AbortSignal | undefined> {
  const kept = new Map<string, Unanswered>();

  function keep(host: string, one: Unanswered): void {
    if (kept.size >= MOST_KEPT && !kept.has(host)) kept.clear();
    one.until = performance.now() + KEPT_MS;
    kept.set(host, one);
  }

  return async (host) => {
    if (isIP(host) !== 0) return undefined;
    const before = kept.get(host);
    if (before !== undefined && before.until > performance.now()) return stillOpen(before);
    const answer = resolved(host, lookup);
    const found = await inTime(answer);
    if (found === undefined) keep(host, { until: 0, denial: new AbortController() });
    else if (found !== 'late') kept.delete(host);
    if (found !== 'late') return undefined;
    const one = before?.denial.signal.aborted === true ? before : { until: 0, denial: new AbortController() };
    keep(host, one);
    answer.then(
      (addresses) => {
        if (addresses !== undefined && kept.get(host) === one) kept.delete(host);
      },
      (refusal) => {
        keep(host, one);
        one.denial.abort(refusal);
      },
    );
    return stillOpen(one);
  };
}

/** Throws the refusal where it has come. */
function stillOpen({ denial }: Unanswered): AbortSignal {
  denial.signal.throwIfAborted();
  return denial.signal;
}

async function inTime<T>(answer: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, LOCAL_MS, 'late');
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Every address of a name, or undefined where it cannot be resolved; rejects where one of them is denied. */
export function resolved(host: string, lookup: LookupFunction): Promise<string[] | undefined> {
  return new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, found) => {
      if (error instanceof Fault) reject(error);
      else resolve(error === null && Array.isArray(found) ? found.map(({ address }) => address) : undefined);
    }),
  );
}
