import { Fault } from '../errors.ts';
import type { Confidence, JudgeInfo, ScorerResult } from '../schema/scorer-result.ts';

const CONFIDENCES: readonly Confidence[] = ['low', 'medium', 'high'];

/** One judge info for several results: sums, and of everything that says how sure the verdicts are the weakest. */
export function jointJudgeInfo(results: readonly ScorerResult[]): JudgeInfo {
  // Every scorer puts its judge info into its result (metrics.md 0.7); metadata is an open record, so the type is said here.
  const infos = results.map(({ metadata }) => metadata['judge'] as JudgeInfo);
  const judged = infos.filter(({ mode }) => mode !== 'none');
  const [first] = judged.length > 0 ? judged : infos;
  if (first === undefined) throw new Fault('internal', 'Results of no scorer were put together.');
  const sum = (field: 'calls' | 'cached_calls' | 'input_tokens' | 'output_tokens') =>
    infos.reduce((total, info) => total + info[field], 0);
  const agreements = infos.flatMap(({ agreement }) => (agreement === null ? [] : [agreement]));
  return {
    ...first,
    mode: judged.some(({ mode }) => mode === 'llm') ? 'llm' : first.mode,
    model: [...new Set((judged.length > 0 ? judged : infos).map(({ model }) => model))].join(', '),
    prompt_version: [...new Set(infos.map((info) => info.prompt_version))].join(', '),
    calls: sum('calls'),
    cached_calls: sum('cached_calls'),
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    samples: Math.max(...infos.map(({ samples }) => samples)),
    agreement: agreements.length === 0 ? null : Math.min(...agreements),
    confidence: confidenceOf(results, infos),
    fallback: infos.some(({ fallback }) => fallback),
  };
}

/**
 * All components must hold for a pass, so it is as sure as the least sure of them; one is enough for a failure, so that is
 * as sure as the surest component that failed. Otherwise an offline screen would make a leaked key a doubtful matter.
 */
function confidenceOf(results: readonly ScorerResult[], infos: readonly JudgeInfo[]): Confidence {
  const of = (indices: readonly number[]) => indices.flatMap((index) => infos[index]?.confidence ?? []);
  const failing = results.flatMap(({ pass }, index) => (pass ? [] : [index]));
  return failing.length === 0 ? lowestConfidence(of([...results.keys()])) : highest(of(failing));
}

/** The judge info of a result for which nobody was asked; `version` is the scorer's name, an at sign and its version. */
export function nobodyAsked(version: string): JudgeInfo {
  return {
    mode: 'none',
    model: 'none',
    prompt_version: version,
    calls: 0,
    cached_calls: 0,
    input_tokens: 0,
    output_tokens: 0,
    temperature: null,
    seed: null,
    samples: 1,
    agreement: null,
    confidence: 'high',
    fallback: false,
  };
}

/** The least sure of some. */
function lowestConfidence(values: readonly Confidence[]): Confidence {
  return CONFIDENCES.find((level) => values.includes(level)) ?? 'low';
}

function highest(values: readonly Confidence[]): Confidence {
  return CONFIDENCES.findLast((level) => values.includes(level)) ?? 'low';
}
