import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { JudgeUsage } from '../../judges/judge.ts';
import type { Ports } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import { openJournal, readJournal } from '../../state/journal.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { CHANGE_TYPES, type PromptEdit } from '../prompt/prompt-edit.ts';
import type { Asking, Proposer, ReflectView } from './proposer.ts';

const edit = z.object({
  op: z.enum(['insert', 'replace', 'delete', 'add_example']),
  anchor: z.string(),
  text: z.string(),
  type: z.enum(CHANGE_TYPES),
  rationale: z.string(),
  category: z.string(),
  evidence_run_ids: z.array(z.string()),
});
const record = z.object({
  key: z.string(),
  sets: z.array(z.array(edit)),
  calls: z.number(),
  cost_usd: z.number().nullable(),
  asking: z
    .object({ left: z.number(), inVain: z.number(), failures: z.record(z.string(), z.number()) })
    .optional(),
});

/** A proposer whose answers stand in a file. */
export interface RecordedProposer extends Proposer {
  /** What all recorded answers cost, those of earlier processes among them. */
  readonly spent: { calls: number; cost_usd: number };
  close(): Promise<void>;
}

/**
 * Writes every proposal down before it is used, and answers the same question from there: who goes on after a kill gets the same
 * proposals, and a model is not paid twice (improvement.md 2.2 step 15). `usage` tells what the last answer cost; `asking` is
 * brought to where the last recorded proposal has left it.
 */
export function recordedProposer(
  inner: Proposer,
  path: string,
  ports: Pick<Ports, 'clock' | 'files'>,
  usage: () => Pick<JudgeUsage, 'calls' | 'cost_usd'>,
  asking?: Asking,
): RecordedProposer {
  const known = new Map<string, PromptEdit[][]>();
  const spent = { calls: 0, cost_usd: 0 };
  readJournal(path, ports, (raw) => {
    const read = record.safeParse(raw);
    if (!read.success) return;
    // Border: categories are words here, a closed list and `new:…` where they came from.
    known.set(read.data.key, read.data.sets as PromptEdit[][]);
    spent.calls += read.data.calls;
    spent.cost_usd += read.data.cost_usd ?? 0;
    if (asking !== undefined) Object.assign(asking, read.data.asking);
  });
  let journal: ReturnType<typeof openJournal> | undefined;
  return {
    name: inner.name,
    // Free and the same every time: nothing to record.
    ...(inner.instead === undefined ? {} : { instead: inner.instead }),
    spent,
    async propose(view, parent, count) {
      const key = keyOf(inner.name, view, parent, count);
      const before = known.get(key);
      if (before !== undefined) return before;
      const paid = usage();
      const sets = await inner.propose(view, parent, count);
      const now = usage();
      const calls = now.calls - paid.calls;
      const cost_usd = now.cost_usd === null ? null : now.cost_usd - (paid.cost_usd ?? 0);
      journal ??= openJournal(path, ports);
      journal.append({ key, sets, calls, cost_usd, ...defined({ asking }) });
      known.set(key, sets);
      spent.calls += calls;
      spent.cost_usd += cost_usd ?? 0;
      return sets;
    },
    async close() {
      await journal?.close();
    },
  };
}

/** Digest of all that a proposer is shown. */
function keyOf(name: string, view: ReflectView, parent: readonly PromptEdit[], count: number): string {
  return createHash('sha256')
    .update(canonicalJson([name, view, parent, count]))
    .digest('hex');
}
