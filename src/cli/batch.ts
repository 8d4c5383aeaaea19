import { Fault } from '../errors.ts';
import { call } from '../operations/define-operation.ts';
import { evaluateBatchOperation } from '../operations/evaluate-batch.ts';
import type { BatchResponse } from '../schema/batch.ts';
import { terminalLine } from '../text/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { namesOf, parseJson, readInput } from './read-input.ts';
import { terminal } from './terminal.ts';

interface BatchFlags extends CommonFlags {
  items?: string;
  scorers?: string;
  threshold?: number;
  failFast?: boolean;
  /** Commander's form of `--no-parallel`. */
  parallel?: boolean;
  gate?: boolean;
}

/** `assay batch`: many judgements. Exits 3 when an item could not be judged, 1 under `--gate` when one did not pass. */
export async function batchCommand(_: string[], flags: BatchFlags): Promise<number> {
  if (flags.items === undefined)
    throw new Fault('usage', 'batch needs --items FILE', { hint: 'Give a JSONL or JSON file, or "-".' });
  const engine = engineOf(flags);
  const read = readItems(await readInput(engine, flags.items), flags.items);
  const request = {
    ...read,
    ...(flags.scorers === undefined ? {} : { scorers: namesOf(flags.scorers) }),
    ...(flags.threshold === undefined ? {} : { threshold: flags.threshold }),
    config: {
      ...read.config,
      ...(flags.parallel === false ? { parallel: false } : {}),
      ...(flags.failFast === true ? { fail_fast: true } : {}),
    },
  };
  const response = await call(evaluateBatchOperation, request, engine);
  terminal().out(flags.json === true ? `${JSON.stringify(response, null, 2)}\n` : batchText(response));
  if (response.summary.errored > 0) return 3;
  return flags.gate === true && response.summary.passed < response.summary.total ? 1 : 0;
}

/** A JSON array of items, a whole request object (on however many lines), or one item a line. */
function readItems(text: string, where: string): { items: unknown; config?: object; scorers?: unknown } {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) return { items: parseJson(trimmed, where) };
  const lines = trimmed.split('\n');
  if (lines.length === 1 || isJson(trimmed)) {
    const one = parseJson(trimmed, where);
    const whole = typeof one === 'object' && one !== null && 'items' in one;
    return whole ? one : { items: [one] };
  }
  return {
    items: lines.flatMap((line, index) =>
      line.trim() === '' ? [] : [parseJson(line, `${where}:${index + 1}`)],
    ),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // Several lines with an object each, or something broken: the lines are read one by one.
  }
}

function batchText(response: BatchResponse): string {
  const lines = response.results
    .filter((result) => !result.overall_pass)
    .map((result) => {
      const detail = Object.entries(result.errors ?? {}).map(([name, error]) => `${name}: ${error.message}`);
      const scores = Object.entries(result.scores).map(([name, score]) => `${name} ${score.toFixed(2)}`);
      const word = { scored: 'FAIL', errored: 'ERR ', skipped: 'SKIP' }[result.status];
      return `${word}  item ${result.item_index}  ${terminalLine([...scores, ...detail].join(', '))}`;
    });
  const { total, passed, failed, errored, skipped, avg_scores: averages } = response.summary;
  lines.push('', `${passed} of ${total} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
  for (const [name, mean] of Object.entries(averages))
    lines.push(`  ${terminalLine(name)} ${mean.toFixed(2)}`);
  return `${lines.join('\n')}\n`;
}
