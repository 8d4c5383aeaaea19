import type { Aside } from '../flow/retry.js';
import { type ModelPrice } from '../models/prices.js';
import type { Price } from '../schema/settings.js';
import type { Judge, JudgeUsage } from './judge.js';
export interface Amount {
    calls: number;
    usd: number;
}
export interface Reservation {
    readonly amount: Amount;
    /** Gives the worst case back and charges what it really was. Exactly once. */
    settle(spent: Amount): void;
}
/** The ceilings of a run and what is spent of them; `budgetOf` makes one. */
export interface Budget {
    /** Whether there is a ceiling in dollars, so that every price needs a bound. */
    readonly capped: boolean;
    /** Why nothing more may be spent; undefined while there is something left. */
    readonly exhausted: string | undefined;
    /** More than the ceiling was spent: others than the judge are paid after the fact. */
    readonly overspent: boolean;
    readonly spentUsd: number;
    readonly calls: number;
    /** Charges what others than the judge have spent, in US dollars. */
    spend(usd: number): void;
    /** Charges what was paid before, by another process. */
    charge(calls: number, usd: number): void;
    /** Holds the first of these amounts that fits, waiting (`aside`) for others to settle; undefined when none ever will. */
    reserve(worst: readonly Amount[], aside?: Aside): Promise<Reservation | undefined>;
}
/**
 * A judge that never spends past the budget: it reserves the worst case of a question before asking (security.md R10). A price that
 * nobody knows stops nothing: `bound` stands in for it, in the reservation and in what is charged. Prices are those of the settings.
 */
export declare function budgeted(judge: Judge, budget: Budget, prices?: Readonly<Record<string, Price>>, bound?: ModelPrice): Judge;
/** What was paid for so much use, in US dollars; where the price is unknown, what it was at most by a bound. */
export declare const paidFor: ({ cost_usd, input_tokens, output_tokens }: Pick<JudgeUsage, 'cost_usd' | 'input_tokens' | 'output_tokens'>, bound?: ModelPrice) => number;
