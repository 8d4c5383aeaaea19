import type { Subject } from '../../schema/evaluation.js';
import type { Settings } from '../../schema/settings.js';
import type { Registry } from '../../scorers/by-name/registry-of.js';
import type { Scorer } from '../../scorers/scorer.js';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.js';
import type { CaseDescription } from '../records.js';
/** What scorers of cases are found in. */
export interface ScorerSources {
    cases: readonly LoadedCase[];
    agents: readonly LoadedAgent[];
    settings: Settings;
    registry: Registry;
}
/** One scorer of a turn: named by the turn itself, or by a default of the agent or the settings (contract 4). */
export interface PlannedScorer {
    scorer: Scorer;
    explicit: boolean;
    /** It is a check, or judges the state that is left behind. */
    isCheck?: true;
    /** It judges a whole talk with a simulated user, on the last turn that is played. */
    afterwards?: true;
}
/** The scorers of a case by turn, and what its description says of them. */
interface NamedScorers extends Pick<CaseDescription, 'talk'> {
    scorers: PlannedScorer[][];
    names: string[][];
}
/** Whether a scorer will have what only the case can give. */
export declare const isComplete: (scorer: Scorer, subject: Subject) => boolean;
/** Every scorer that these cases may be planned with. */
export declare function scorersNamed({ cases, agents, settings }: Omit<ScorerSources, 'registry'>): string[];
/** What cases without checks have in common that name the same scorers, turn by turn, and have the same agent: made once for all of them. */
export declare function plannedScorers(input: ScorerSources): (loaded: LoadedCase, agent: LoadedAgent) => NamedScorers;
/** Names of scorers by turn, as the description of a case has them; of a talk also which of them judge the whole. */
export declare function describedScorers({ turns, user }: LoadedCase['case'], scorers: readonly (readonly PlannedScorer[])[]): Omit<NamedScorers, 'scorers'>;
export {};
