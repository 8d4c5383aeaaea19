import { addUsage, type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import type { AgentUsage } from '../schema/agent-usage.ts';
import type { RunHeader } from '../schema/run.ts';
import type { PlayedRecord, ScoredRecord } from './records.ts';

export type RunUsage = RunHeader['usage'];

/** What agent and judge cost, added up record by record. Null means that it is unknown. */
export interface UsageBooks {
  played(record: Pick<PlayedRecord, 'turns' | 'calls' | 'stored'> & { usage?: AgentUsage }): void;
  scored(record: Pick<ScoredRecord, 'usage'>): void;
  total(): RunUsage;
}

/** Empty books; every record of a journal goes in once, also those of attempts that were played again: they were paid for. */
export function usageBooks(): UsageBooks {
  const agent: RunUsage['agent'] = { calls: 0, input_tokens: null, output_tokens: null, cost_usd: null };
  let judge: JudgeUsage = { ...NO_USAGE };
  return {
    played(record) {
      agent.calls += record.calls;
      if (record.stored === true) return;
      for (const usage of [...record.turns.map((turn) => turn.usage), record.usage])
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
