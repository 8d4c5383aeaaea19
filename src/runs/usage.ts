import { addUsage, type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import type { RunHeader } from '../schema/run.ts';
import { jobs, type PlannedCase } from './plan.ts';
import type { PlayedRecord, ScoredRecord } from './records.ts';

export type RunUsage = RunHeader['usage'];

/** What agent and judge cost, added up record by record. Null means that nobody said. */
export interface UsageBooks {
  played(record: Pick<PlayedRecord, 'turns' | 'calls'>): void;
  scored(record: Pick<ScoredRecord, 'usage'>): void;
  add(usage: RunUsage): void;
  total(): RunUsage;
}

export function usageBooks(): UsageBooks {
  const agent: RunUsage['agent'] = { calls: 0, input_tokens: null, output_tokens: null, cost_usd: null };
  let judge: JudgeUsage = { ...NO_USAGE };
  const addAgent = (
    more: { [key in 'input_tokens' | 'output_tokens' | 'cost_usd']?: number | null | undefined } | null,
  ) => {
    for (const key of ['input_tokens', 'output_tokens', 'cost_usd'] as const) {
      const value = more?.[key];
      if (value !== null && value !== undefined) agent[key] = (agent[key] ?? 0) + value;
    }
  };
  return {
    played(record) {
      agent.calls += record.calls;
      for (const { usage } of record.turns) addAgent(usage);
    },
    scored(record) {
      judge = addUsage(judge, record.usage);
    },
    add(usage) {
      agent.calls += usage.agent.calls;
      addAgent(usage.agent);
      judge = addUsage(judge, usage.judge);
    },
    total: () => ({ agent: { ...agent }, judge: { ...judge } }),
  };
}

/** What a journal can tell of the costs it recorded. */
interface RecordedCosts {
  played(caseId: string, attempt: number): PlayedRecord | undefined;
  scored(caseId: string, attempt: number): ScoredRecord[];
  readonly forgotten: RunUsage;
}

/** What the records of one attempt cost. */
export function attemptUsage(
  journal: Omit<RecordedCosts, 'forgotten'>,
  caseId: string,
  attempt: number,
): RunUsage {
  const books = usageBooks();
  const played = journal.played(caseId, attempt);
  if (played !== undefined) books.played(played);
  for (const record of journal.scored(caseId, attempt)) books.scored(record);
  return books.total();
}

/** What a run cost so far, with the attempts that were played again. */
export function recordedUsage(journal: RecordedCosts, planned: readonly PlannedCase[]): RunUsage {
  const books = usageBooks();
  books.add(journal.forgotten);
  for (const { planned: one, attempt } of jobs(planned))
    books.add(attemptUsage(journal, one.description.id, attempt));
  return books.total();
}
