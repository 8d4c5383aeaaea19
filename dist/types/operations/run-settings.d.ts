import type { Settings } from '../schema/settings.js';
/** What a door may ask of a run otherwise than the settings of the evals folder. */
export interface AskedSettings {
    minPassRate?: number;
    failOn?: Settings['gate']['fail_on'];
    maxRetries?: number;
    timeoutMs?: number;
    parallel?: boolean;
    /** Play flipped cases on the base commit before they are called a regression. */
    baselineRefCheck?: boolean;
}
/** Without what is undefined, so that it does not hide anything. */
export declare function defined<T extends object>(value: T): Partial<T>;
/** The settings with what was asked for in their place. */
export declare function withOptions(settings: Settings, options: AskedSettings): Settings;
