import { asFault } from '../errors.ts';
import { eachInPool } from '../flow/pool.ts';
import { givingWay } from '../judges/giving-way.ts';
import type { BatchItem, BatchItemResult, BatchResponse } from '../schema/batch.ts';
import { defined } from '../schema/defined.ts';
import { round4 } from '../scorers/formulas/round.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { mean } from '../statistics/mean.ts';
import { overallPass, type ScoringOptions, scoreSubject } from './score-subject.ts';

interface BatchOptions extends ScoringOptions {
  parallel: boolean;
  failFast: boolean;
  /** Items in flight when parallel. */
  concurrency: number;
  onItem?(result: BatchItemResult): void;
}

/**
 * Judges items, each with its scorers. One entry per item, in order. Under `failFast` the first item that does not pass stops
 * the taking of new ones; items in flight finish and the rest is `skipped` (interface 4.3, contract 9).
 */
export async function evaluateBatch(
  batchId: string,
  items: readonly BatchItem[],
  scorersOf: (item: number) => readonly Scorer[],
  options: BatchOptions,
): Promise<BatchResponse> {
  const results = items.map(
    (_, index): BatchItemResult => ({
      item_index: index,
      overall_pass: false,
      scores: {},
      status: 'skipped',
    }),
  );
  let stopped = false;
  await eachInPool(
    items.keys(),
    options.parallel ? options.concurrency : 1,
    async (index, place) => {
      const { threshold, checks: _, ...subject } = items[index]!;
      let result: BatchItemResult;
      try {
        const scored = await scoreSubject(subject, scorersOf(index), {
          ...options,
          judge: givingWay(options.judge, place),
          ...defined({ threshold }),
        });
        const errored = Object.keys(scored.errors).length > 0;
        const scores = Object.fromEntries(
          Object.entries(scored.results).map(([name, one]) => [name, one.score]),
        );
        result = errored
          ? { item_index: index, overall_pass: false, scores: {}, status: 'errored', errors: scored.errors }
          : { item_index: index, overall_pass: overallPass(scored), scores, status: 'scored' };
      } catch (error) {
        const fault = asFault(error);
        if (fault.code === 'cancelled' || fault.code === 'internal') throw fault;
        const errors = { '*': { code: fault.code, message: fault.message } };
        result = { item_index: index, overall_pass: false, scores: {}, status: 'errored', errors };
      }
      results[index] = result;
      if (options.failFast && !result.overall_pass) stopped = true;
      options.onItem?.(result);
    },
    { stop: () => stopped, ...defined({ signal: options.signal }) },
  );
  return { batch_id: batchId, status: statusOf(results), results, summary: summaryOf(results) };
}

/** `failed` means that no item could be judged (contract 9). */
function statusOf(results: readonly BatchItemResult[]): BatchResponse['status'] {
  return results.some((result) => result.status === 'scored') ? 'completed' : 'failed';
}

function summaryOf(results: readonly BatchItemResult[]): BatchResponse['summary'] {
  const scored = results.filter((result) => result.status === 'scored');
  const byScorer = new Map<string, number[]>();
  for (const result of scored)
    for (const [name, score] of Object.entries(result.scores)) {
      const list = byScorer.get(name);
      if (list === undefined) byScorer.set(name, [score]);
      else list.push(score);
    }
  const passed = scored.filter((result) => result.overall_pass).length;
  const of = (status: BatchItemResult['status']) =>
    results.filter((result) => result.status === status).length;
  return {
    total: results.length,
    passed,
    failed: scored.length - passed,
    errored: of('errored'),
    skipped: of('skipped'),
    avg_scores: Object.fromEntries([...byScorer].map(([name, list]) => [name, round4(mean(list))])),
  };
}
