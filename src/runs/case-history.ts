import { hash as digestOf } from 'node:crypto';
import { z } from 'zod';
import type { OutcomeStatus } from '../schema/run.ts';
import type { Store } from '../state/store.ts';
import { equalAsOne, forgetOld, type Remembered } from './forget-old.ts';
import { isVerdict } from './outcomes.ts';
import type { CaseDescription } from './records.ts';

/** Outcomes that are kept of a case; a mark reads the last ten, so twenty let it change again. */
const KEPT_OUTCOMES = 20;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;

/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes'] as const;

const historyDocument = z.object({
  /** Runs written down so far. */
  runs: z.number().int().min(0),
  /** By key: outcomes, oldest first, such as "PPFP", and the run that wrote the last of them. */
  cases: z.record(z.string(), z.tuple([z.string().regex(/^[PF]*$/), z.number().int()])),
});
type HistoryDocument = z.infer<typeof historyDocument>;
type HistoryEntry = HistoryDocument['cases'][string];

type Described = Pick<CaseDescription, 'hash' | 'agent_id' | 'repeat' | 'min_passes'>;

/** What became of cases in earlier runs. */
export interface CaseHistory {
  /** Outcomes of this very case under the same judge, oldest first, such as "PPFP"; undefined when it is new. */
  of(described: Described): string | undefined;
}

/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
export async function readCaseHistory(store: Store, judgeId: string): Promise<CaseHistory> {
  const { runs, cases } = documentOf(await store.get(...DOCUMENT));
  return {
    of(described) {
      if (runs === 0) return undefined;
      const name = historyKey(described, judgeId);
      return Object.hasOwn(cases, name) ? cases[name]?.[0] : undefined;
    },
  };
}

/** Adds what became of the cases of a finished run, in their order: one step, so that runs that end at the same time both count. */
export async function rememberOutcomes(
  store: Store,
  judgeId: string,
  described: readonly Described[],
  outcomes: readonly OutcomeStatus[],
): Promise<void> {
  if (!outcomes.some(isVerdict)) return;
  await store.rewrite(...DOCUMENT, (value) => {
    const before = documentOf(value);
    const runs = before.runs + 1;
    const kept = forgetOld(before.cases, runs);
    const shared = equalAsOne<HistoryEntry>();
    for (const [at, one] of described.entries()) {
      const outcome = outcomes[at];
      if (!isVerdict(outcome)) continue;
      const name = historyKey(one, judgeId);
      const all = `${kept.get(name)?.[0] ?? ''}${markOf(outcome)}`.slice(-KEPT_OUTCOMES);
      kept.set(name, shared([all, runs]));
    }
    return { runs, cases: kept } satisfies Remembered<HistoryEntry>;
  });
}

/** A remembered outcome as it is written down. */
export const markOf = (outcome: 'passed' | 'failed') => (outcome === 'passed' ? 'P' : 'F');

/** What is not ours is as good as nothing: marks only inform, so they may begin anew. */
function documentOf(value: unknown): HistoryDocument {
  const read = historyDocument.safeParse(value);
  return read.success ? read.data : { runs: 0, cases: {} };
}

/** The same case asked in the same way: another agent, other criteria or another judge are another history. */
export function historyKey({ hash, agent_id, repeat, min_passes }: Described, judgeId: string): string {
  const key = JSON.stringify([hash, agent_id, repeat, min_passes, judgeId]);
  return digestOf('sha256', key).slice(0, KEY_DIGITS);
}
