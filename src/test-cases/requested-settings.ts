import { defined } from '../schema/defined.ts';
import type { JudgeProvider, Settings } from '../schema/settings.ts';

/** What an entry point requests in place of what `assay.yaml` says. */
interface RequestedSettings {
  judge?: { provider?: JudgeProvider; model?: string; base_url?: string };
  maxCostUsd?: number;
  concurrency?: number;
}

/** What the entry point requests wins over `assay.yaml`. */
export function withOptions(settings: Settings, options: RequestedSettings): Settings {
  const { judge, concurrency, maxCostUsd } = options;
  return {
    ...settings,
    judge: {
      ...settings.judge,
      ...defined({
        provider: judge?.provider,
        model: judge?.model,
        base_url: judge?.base_url,
        concurrency,
        max_cost_usd: maxCostUsd,
      }),
    },
    run: { ...settings.run, ...defined({ concurrency }) },
  };
}

/** Settings with the lower of both ceilings: US dollars, and calls of the judge. */
export function withCeilings(settings: Settings, maxCostUsd?: number, maxCalls?: number): Settings {
  const { judge } = settings;
  const lower = (ours: number | undefined, theirs: number | null | undefined) =>
    ours === undefined ? theirs : Math.min(ours, theirs ?? Number.POSITIVE_INFINITY);
  if (maxCostUsd === undefined && maxCalls === undefined) return settings;
  const max_cost_usd = lower(maxCostUsd, judge.max_cost_usd);
  const max_calls = lower(maxCalls, judge.max_calls);
  return { ...settings, judge: { ...judge, max_cost_usd, max_calls } };
}
