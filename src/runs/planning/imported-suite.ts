import { resolve } from 'node:path';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { TestCase } from '../../schema/test-case.ts';
import type { Turn } from '../../schema/turn.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import type { EvalsAccess } from '../../test-cases/evals-access.ts';
import type { RunJournal } from '../run-journal.ts';

/** Cases and agents that stand in no evals folder. */
export interface GivenSuite {
  cases: readonly LoadedCase[];
  agents: readonly LoadedAgent[];
}

/** The cases of an imported run as they were recorded, judged by these scorers, and stand-ins for its agents, which nobody can call. Fault `usage` without scorers. */
export function importedSuite(
  { evalsDir }: Pick<EvalsAccess, 'evalsDir'>,
  { planned, played, startedAt }: Pick<RunJournal, 'planned' | 'played' | 'startedAt'>,
  scorers: readonly string[] | undefined,
): GivenSuite {
  if (scorers === undefined || scorers.length === 0)
    throw new Fault('usage', 'the cases of an imported run name no scorers', {
      where: '--scorers',
      hint: 'Name them: assay rescore RUN_ID --scorers task_completion,tool_correctness',
    });
  const home = resolve(evalsDir, '..');
  const created_at = startedAt ?? new Date(0).toISOString();
  const agents = new Map<string, LoadedAgent>();
  const cases = planned.map(({ id, name, agent_id, tags, location, hash }): LoadedCase => {
    const place = { ...location, column: 1 };
    agents.set(agent_id, {
      agent: { id: agent_id, name: agent_id, provider: 'custom', created_at },
      ...{ rawCredentials: {}, home, location: place, variables: [] },
    });
    const turns = (played(id, 0)?.turns ?? []).map(({ input, criteria }): Turn => {
      const { expected_behavior, ground_truth, context, expected_tools, available_tools } = criteria;
      return {
        input: { text: input },
        expected_behavior: expected_behavior ?? '',
        scorers: [...scorers],
        ...defined({ ground_truth, context, expected_tools, available_tools }),
      };
    });
    const type: TestCase['type'] = turns.length > 1 ? 'multi' : 'single';
    return {
      case: { id, name, agent_id, type, turns, tags, created_at },
      location: place,
      hash,
      baseFolder: home,
    };
  });
  return { cases, agents: [...agents.values()] };
}
