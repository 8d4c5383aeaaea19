import { hash as digestOf } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../state/store.ts';
import { quantile } from '../statistics/quantile.ts';
import { equalAsOne, forgetOld, type Remembered } from './forget-old.ts';
import type { CaseDescription } from './records.ts';

/** Durations that are kept of a case: enough for a median that one slow day does not move. */
const KEPT_DURATIONS = 5;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;

/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'durations'] as const;

const durationsDocument = z.object({
  /** Runs written down so far. */
  runs: z.number().int().min(0),
  /** By key: what one play took in whole milliseconds, oldest first, and the run that wrote the last of them. */
  cases: z.record(z.string(), z.tuple([z.array(z.number().min(0)).min(1), z.number().int()])),
});
type DurationsDocument = z.infer<typeof durationsDocument>;
type DurationsEntry = DurationsDocument['cases'][string];

type Described = Pick<CaseDescription, 'hash' | 'agent_id'>;

/** How long cases took in earlier runs. */
export interface CaseDurations {
  /** What one play of this very case takes by the same agent: the median in milliseconds; undefined when it is new. */
  of(described: Described): number | undefined;
}

/** What the state remembers; nothing where there is no document, or none that can be read. */
export async function readCaseDurations(store: Pick<Store, 'get'>): Promise<CaseDurations> {
  const { cases } = documentOf(await store.get(...DOCUMENT));
  return {
    of(described) {
      const name = key(described);
      return Object.hasOwn(cases, name) ? quantile(cases[name]![0], 0.5) : undefined;
    },
  };
}

/** Adds what one play of each case took in a finished run, in milliseconds and in their order; null where nobody knows. */
export async function rememberDurations(
  store: Pick<Store, 'rewrite'>,
  described: readonly Described[],
  durations: readonly (number | null)[],
): Promise<void> {
  if (!durations.some((ms) => ms !== null)) return;
  await store.rewrite(...DOCUMENT, (value) => {
    const before = documentOf(value);
    const runs = before.runs + 1;
    const kept = forgetOld(before.cases, runs);
    const shared = equalAsOne<DurationsEntry>();
    for (const [at, one] of described.entries()) {
      const ms = durations[at];
      if (ms === null || ms === undefined) continue;
      const name = key(one);
      const newest = [...(kept.get(name)?.[0] ?? []), Math.round(ms)].slice(-KEPT_DURATIONS);
      kept.set(name, shared([newest, runs]));
    }
    return { runs, cases: kept } satisfies Remembered<DurationsEntry>;
  });
}

/** What is not ours is as good as nothing: durations only balance shards, so they may begin anew. */
function documentOf(value: unknown): DurationsDocument {
  const read = durationsDocument.safeParse(value);
  return read.success ? read.data : { runs: 0, cases: {} };
}

/** The judge does not count: what is measured is how long the agent takes. */
function key({ hash, agent_id }: Described): string {
  return digestOf('sha256', JSON.stringify([hash, agent_id])).slice(0, KEY_DIGITS);
}
