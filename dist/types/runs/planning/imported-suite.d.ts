import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.js';
import type { EvalsAccess } from '../../test-cases/evals-access.js';
import type { RunJournal } from '../run-journal.js';
/** Cases and agents that stand in no evals folder. */
export interface GivenSuite {
    cases: readonly LoadedCase[];
    agents: readonly LoadedAgent[];
}
/** The cases of an imported run as they were recorded, judged by these scorers, and stand-ins for its agents, which nobody can call. Fault `usage` without scorers. */
export declare function importedSuite({ evalsDir }: Pick<EvalsAccess, 'evalsDir'>, { planned, played, startedAt }: Pick<RunJournal, 'planned' | 'played' | 'startedAt'>, scorers: readonly string[] | undefined): GivenSuite;
