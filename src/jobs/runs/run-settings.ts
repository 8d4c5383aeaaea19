import { defined } from '../../schema/defined.ts';
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

/** The settings with what was asked for in their place. */
export function withOptions(settings: Settings, options: AskedSettings): Settings {
  return {
    ...settings,
    run: {
      ...settings.run,
      ...defined({
        max_retries: options.maxRetries,
        timeout_ms: options.timeoutMs,
        parallel: options.parallel,
      }),
    },
    gate: {
      ...settings.gate,
      ...defined({
        min_pass_rate: options.minPassRate,
        fail_on: options.failOn,
        baseline_ref_check: options.baselineRefCheck,
      }),
    },
  };
}
