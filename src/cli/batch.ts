import { asFault, Fault } from '../errors.ts';
import { call } from '../operations/define-operation.ts';
import { evaluateBatchOperation } from '../operations/evaluate-batch.ts';
import type { BatchResponse } from '../schema/batch.ts';
import { defined } from '../schema/defined.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { hintsText } from './hints-text.ts';
import { judgeLine } from './judge-line.ts';
import { namesOf, parseJson, readInput } from './read-input.ts';
import { shownValue } from './redaction.ts';
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

/** Nobody reads more broken lines at once. */
const MOST_BROKEN = 50;

/** `assay batch`: many judgements. Exits 3 when an item could not be judged, 1 under `--gate` when one did not pass. */
export async function batchCommand(_: string[], flags: BatchFlags): Promise<number> {
  if (flags.items === undefined)
    throw new Fault('usage', 'batch needs --items FILE', { hint: 'Give a JSONL or JSON file, or "-".' });
  const engine = engineOf(flags);
  const { lines, ...read } = readItems(await readInput(engine, flags.items), flags.items);
  const request = {
    ...read,
    ...(flags.scorers === undefined ? {} : { scorers: namesOf(flags.scorers) }),
    ...defined({ threshold: flags.threshold }),
    ...(isObject(read.config ?? {}) ? { config: withFlags(read.config ?? {}, flags) } : {}),
  };
  const answer = await call(evaluateBatchOperation, request, engine).catch((error: unknown) => {
    throw lines === undefined ? error : atLines(error, lines);
  });
  const response = shownValue(answer);
  terminal().out(
    flags.json === true
      ? `${JSON.stringify(response, null, 2)}\n`
      : `${batchText(response)}${await judgeLine(engine, Object.keys(response.summary.avg_scores))}`,
  );
  terminal().err(hintsText(response.results.flatMap(({ errors }) => Object.values(errors ?? {}))));
  if (response.summary.errored > 0) return 3;
  return flags.gate === true && response.summary.passed < response.summary.total ? 1 : 0;
}

interface Items {
  items: unknown;
  config?: unknown;
  scorers?: unknown;
  /** Of items that stand on a line each: the place of each, for messages. */
  lines?: string[];
}

/** A JSON array of items, a whole request object (on however many lines), or one item a line. */
function readItems(text: string, where: string): Items {
  const trimmed = text.trim();
  if (trimmed === '')
    throw new Fault('malformed_json', 'not JSON: there is nothing in it', {
      where: where === '-' ? 'standard input' : where,
      hint: 'Give one JSON item a line, or a JSON array of items.',
    });
  if (trimmed.startsWith('[')) return { items: parseJson(trimmed, where) };
  if (!trimmed.includes('\n') || isJson(trimmed)) {
    const one = parseJson(trimmed, where);
    const whole = isObject(one) && 'items' in one;
    return whole ? one : { items: [one] };
  }
  return readLines(text, where);
}

function readLines(text: string, where: string): Items {
  const items: unknown[] = [];
  const lines: string[] = [];
  const broken: { path: string; message: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const at = `${where}:${index + 1}`;
    lines.push(at);
    try {
      items.push(parseJson(line, at));
    } catch (error) {
      broken.push({ path: at, message: asFault(error).message });
    }
  }
  const [first] = broken;
  if (first === undefined) return { items, lines };
  const more = broken.length - MOST_BROKEN;
  throw new Fault('malformed_json', first.message, {
    where: first.path,
    hint: 'A line holds one JSON object; nothing was judged.',
    problems:
      broken.length === 1
        ? []
        : [...broken.slice(0, MOST_BROKEN), ...(more > 0 ? [{ path: '', message: `and ${more} more` }] : [])],
  });
}

/** The same fault with the line of each item before its path: blank lines have no index, so people would count wrong. */
function atLines(error: unknown, lines: readonly string[]): unknown {
  if (!(error instanceof Fault) || error.problems.length === 0) return error;
  const problems = error.problems.map((problem) => {
    const index = /^items\[(\d+)\]/.exec(problem.path)?.[1];
    const line = index === undefined ? undefined : lines[Number(index)];
    return line === undefined ? problem : { ...problem, path: `${line}: ${problem.path}` };
  });
  const { code, message, hint } = error;
  return new Fault(code, message, { ...defined({ hint }), problems, cause: error });
}

function withFlags(config: object, flags: BatchFlags): object {
  return {
    ...config,
    ...(flags.parallel === false ? { parallel: false } : {}),
    ...(flags.failFast === true ? { fail_fast: true } : {}),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
