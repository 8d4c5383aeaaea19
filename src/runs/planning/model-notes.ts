import type { Judge } from '../../judges/judge.ts';
import { modelNotes } from '../../models/model-words.ts';
import { priceOf } from '../../models/prices.ts';
import { defined } from '../../schema/defined.ts';
import type { Settings } from '../../schema/settings.ts';
import type { PlannedCase } from './plan.ts';

/** Providers that are asked for a model by its name. */
const BY_NAME: ReadonlySet<string> = new Set(['openai', 'azure_openai', 'anthropic']);

/** Who judges by which prices. */
interface AskedJudge {
  judge: Pick<Judge, 'mode' | 'notes' | 'priceBound'>;
  settings: Pick<Settings, 'judge'>;
  nowMs: number;
}

/** What whoever reads the report of these cases should know of the judge's model and of those that scorers and agents name. */
export function runModelNotes(
  planned: readonly PlannedCase[],
  { judge, settings, nowMs }: AskedJudge,
): string[] {
  const played = planned.filter(({ description }) => description.skip === undefined);
  const agents = played.flatMap(({ agent: { agent }, overrides }) => {
    const model = overrides?.model ?? agent.invocation?.model;
    if (model === undefined || !BY_NAME.has(agent.provider)) return [];
    const named = overrides?.model === undefined ? 'invocation.model' : 'the variant';
    return modelNotes({ what: `The model ${model} of the agent ${agent.id}`, model, named, nowMs });
  });
  const own = judge.mode === 'offline' ? [] : played.flatMap(({ scorers }) => scorers.flat());
  const scorers = own.flatMap(({ scorer: { name, model } }) => {
    if (model === undefined) return [];
    const bound = priceOf(model, settings.judge.prices) === null ? judge.priceBound : undefined;
    const what = `The model ${model} of the scorer ${name}`;
    return modelNotes({ what, model, named: 'config.model', nowMs, ...defined({ bound }) });
  });
  return [...new Set([...(judge.notes ?? []), ...scorers, ...agents])];
}
