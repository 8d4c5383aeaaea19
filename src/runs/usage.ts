import { addUsage, type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import type { AgentUsage } from '../schema/agent-usage.ts';
import type { RunHeader } from '../schema/run.ts';
import type { PlayedRecord, ScoredRecord } from './records.ts';

export type RunUsage = RunHeader['usage'];

/** What agent and judge cost, added up record by record. Null means that it is unknown. */
export interface UsageBooks {
  played(
    record: Pick<PlayedRecord, 'turns' | 'calls' | 'stored' | 'replayed' | 'talk'> & { usage?: AgentUsage },
  ): void;
  scored(record: Pick<ScoredRecord, 'usage'> & Partial<Pick<ScoredRecord, 'replayed'>>): void;
  total(): RunUsage;
  /** Without what recordings answered: that was paid when it was recorded. */
  paid(): RunUsage;
}

/** Empty books; every record of a journal goes in once, also those of attempts that were played again: they were paid for. */
export function usageBooks(): UsageBooks {
  const all = sums();
  const paid = sums();
  return {
    played(record) {
      all.played(record);
      if (record.replayed === undefined) paid.played(record);
    },
    scored(record) {
      all.scored(record);
      if (record.replayed === undefined) paid.scored(record);
    },
    total: all.total,
    paid: paid.total,
  };
}

function sums(): Omit<UsageBooks, 'paid'> {
  const agent: RunUsage['agent'] = { calls: 0, input_tokens: null, output_tokens: null, cost_usd: null };
  let judge: JudgeUsage = { ...NO_USAGE };
  return {
    played(record) {
      agent.calls += record.calls;
      if (record.stored === true) return;
      if (record.talk !== undefined) judge = addUsage(judge, record.talk.usage);
      // What was thrown away was paid for as well.
      const used = [...record.turns, ...(record.talk?.lost ?? [])].map(({ usage }) => usage);
      for (const usage of [...used, record.usage])
        for (const key of ['input_tokens', 'output_tokens', 'cost_usd'] as const) {
          const value = usage?.[key];
          if (value !== null && value !== undefined) agent[key] = (agent[key] ?? 0) + value;
        }
    },
    scored(record) {
      judge = addUsage(judge, record.usage);
    },
    total: () => ({ agent: { ...agent }, judge: { ...judge } }),
  };
}
