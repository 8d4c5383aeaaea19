import type { Budget } from '../judges/budgeted.js';
import type { Judge } from '../judges/judge.js';
import type { Settings } from '../schema/settings.js';
import type { Registry } from '../scorers/registry.js';
/** What scorers need to work. */
export interface Scoring {
    registry: Registry;
    judge: Judge;
    settings: Settings;
    budget: Budget;
    /** The judge that the settings ask for is not this one: its key is among the missing secrets. */
    isJudgeKeyMissing: boolean;
    /** Variables for keys that are set and empty although no secret is missing: the heuristics judge by mistake, maybe. */
    emptyKeys: string[];
}
/** Scorers, and the judge behind them. */
export interface ScoringAccess {
    registry(): Promise<Registry>;
    scoring(): Promise<Scoring>;
    /** A judge with a budget of its own, and with these ceilings (US dollars, judge calls) where they are below those of the settings. */
    scoringWith(maxCostUsd?: number, maxCalls?: number): Promise<Scoring>;
}
