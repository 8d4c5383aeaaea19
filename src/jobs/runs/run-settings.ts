import type { Settings } from '../../schema/settings.ts';

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
export function defined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>;
}

/** The settings with what was asked for in their place. */
export function withOptions(settings: Settings, options: AskedSettings): Settings {
  return {
    ...settings,
    run: {
      ...settings.run,
      ...(options.maxRetries === undefined ? {} : { max_retries: options.maxRetries }),
      ...(options.timeoutMs === undefined ? {} : { timeout_ms: options.timeoutMs }),
      ...(options.parallel === undefined ? {} : { parallel: options.parallel }),
    },
    gate: {
      ...settings.gate,
      ...(options.minPassRate === undefined ? {} : { min_pass_rate: options.minPassRate }),
      ...(options.failOn === undefined ? {} : { fail_on: options.failOn }),
      ...(options.baselineRefCheck === undefined ? {} : { baseline_ref_check: options.baselineRefCheck }),
    },
  };
}
