import type { Confidence, JudgeInfo } from '../schema/scorer-result.ts';
import type { Ask } from './ask.ts';

/** Where the version of a scorer stands that asked nobody. */
const NOBODY = 'none';

/** Who gave the result: a model, the rules of the offline judge, or nobody where no question was asked. */
export function modeOf(ask: Ask): JudgeInfo['mode'] {
  return ask.record.keys.length === 0 ? 'none' : ask.mode;
}

/** `metadata.judge` of a result: who judged, by which version of the questions, and what it took. */
export function judgeInfoOf(
  scorer: { readonly name: string; readonly version: string },
  ask: Ask,
  confidence: Confidence,
): JudgeInfo {
  const { usage, model, temperature, seed, agreement, keys } = ask.record;
  const mode = modeOf(ask);
  return {
    mode,
    model: mode === 'none' ? NOBODY : model,
    prompt_version: keys.length === 0 ? `${scorer.name}@${scorer.version}` : keys.join(', '),
    calls: usage.calls,
    cached_calls: usage.cached_calls,
    input_tokens: usage.input_tokens,
    output_tokens: usage.output_tokens,
    temperature,
    seed,
    samples: mode === 'llm' ? ask.samples : 1,
    agreement,
    confidence,
    fallback: false,
  };
}
