import { DEFAULT_JUDGE_MODEL } from '../models/default-model.ts';
import { lifetimeOf } from '../models/lifetime.ts';
import { modelNotes } from '../models/model-words.ts';
import { dearestPrice, type ModelPrice, priceOf } from '../models/prices.ts';
import { defined } from '../schema/defined.ts';
import type { JudgeProvider, JudgeSettings } from '../schema/settings.ts';
import type { Judge } from './judge.ts';
import { NOBODY } from './provider-fault.ts';

type Provider = Exclude<JudgeProvider, 'auto' | 'offline' | 'local' | 'onnx'>;

/** The model that a judge asks, and what is known of it. */
export interface JudgeModel extends Pick<Judge, 'default' | 'notes'> {
  model: string;
  /** Where it was named, for a fault about it. */
  named: string;
  /** What a call counts at most where the price of its model is unknown; absent without a ceiling in dollars. */
  bound?: ModelPrice;
}

/** What a model is chosen in view of. */
interface Circumstances {
  provider: Provider;
  nowMs: number;
  /** Whether there is a ceiling in dollars. */
  isCapped: boolean;
  /** Where an entry point named it, if one did. */
  named?: string | undefined;
}

/** Where a judge's model is named, unless an entry point named it. */
const IN_THE_SETTINGS = 'judge.model in assay.yaml';
/**
 * The model of the settings. Where they name none it is the living model that follows the identifier of the interface, whichever
 * server is asked: none was ever set up to be asked for that identifier by name. A model that is named is asked as it is named, also
 * when its maker has ended it: a deployment or another server may have it under this name.
 */
export function judgeModel(
  { model, prices }: Pick<JudgeSettings, 'model' | 'prices'>,
  { provider, nowMs, isCapped, named = IN_THE_SETTINGS }: Circumstances,
): JudgeModel {
  const { identifier, asked } = DEFAULT_JUDGE_MODEL;
  const bound = isCapped ? dearestPrice(provider, nowMs) : undefined;
  const about = (chosen: string, where?: string) =>
    modelNotes({
      ...{ what: `The judge model ${chosen}`, model: chosen, nowMs },
      ...defined({ named: where, bound: priceOf(chosen, prices) === null ? bound : undefined }),
    });
  if (typeof model === 'string') return { model, named, notes: about(model, named), ...defined({ bound }) };
  const ends = lifetimeOf(identifier)?.ends ?? undefined;
  return {
    ...{ model: asked, named: NOBODY, notes: about(asked) },
    ...defined({ bound }),
    ...(ends === undefined ? {} : { default: { model: identifier, retired_on: ends } }),
  };
}

/** A model of a server of one's own: nobody retires it, and it costs nothing. */
export const localModel = (
  model: string,
  {
    isNamed,
    named = IN_THE_SETTINGS,
    notes,
  }: { isNamed: boolean; named?: string | undefined; notes: string[] },
): JudgeModel => ({ model, named: isNamed ? named : 'nobody: its server lists it', notes });
