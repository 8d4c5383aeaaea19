import { call } from '../operations/define-operation.ts';
import { evaluate } from '../operations/evaluate.ts';
import type { EvaluateResponse } from '../schema/evaluation.ts';
import { isSureVerdict } from '../schema/scorer-result.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { hintsText } from './hints-text.ts';
import { judgeLine } from './judge-line.ts';
import { namesOf, parseJson, readInput } from './read-input.ts';
import { shownValue } from './redaction.ts';
import { terminal } from './terminal.ts';

interface EvaluateFlags extends CommonFlags {
  request?: string;
  input?: string;
  output?: string;
  context?: string[];
  expectedBehavior?: string;
  groundTruth?: string;
  scorers?: string;
  threshold?: number;
  gate?: boolean;
}

/** `assay evaluate`: one judgement. Exits 0 whatever the score, 3 when a scorer could not judge, 1 under `--gate` when one did not pass. */
export async function evaluateCommand(_: string[], flags: EvaluateFlags): Promise<number> {
  const engine = engineOf(flags);
  const fromFile =
    flags.request === undefined ? {} : parseJson(await readInput(engine, flags.request), flags.request);
  const request = isObject(fromFile) ? { ...fromFile, ...fromFlags(flags) } : fromFile;
  const response = shownValue(await call(evaluate, request, engine));
  terminal().out(
    flags.json === true
      ? `${JSON.stringify(response, null, 2)}\n`
      : `${evaluationText(response)}${await judgeLine(engine, Object.keys(response.results), unsureIn(response))}`,
  );
  terminal().err(hintsText(Object.values(response.errors ?? {})));
  if (response.errors !== undefined) return 3;
  return flags.gate === true && !response.overall_pass ? 1 : 0;
}

/** Anything else is handed on as it is, so that the request says what is wrong with it. */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fromFlags(flags: EvaluateFlags): Record<string, unknown> {
  const named = {
    input: flags.input,
    output: flags.output,
    context: flags.context,
    expected_behavior: flags.expectedBehavior,
    ground_truth: flags.groundTruth,
    scorers: flags.scorers === undefined ? undefined : namesOf(flags.scorers),
    threshold: flags.threshold,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** Scorers whose result may be wrong; the JSON says why, and which check would settle it. */
function unsureIn({ results }: EvaluateResponse): string[] {
  return Object.entries(results).flatMap(([name, result]) => (isSureVerdict(result) ? [] : [name]));
}

function evaluationText(response: EvaluateResponse): string {
  const lines = Object.entries(response.results).map(
    ([name, result]) =>
      `${result.pass ? 'PASS' : 'FAIL'}  ${terminalLine(name)} ${result.score.toFixed(2)}  ${terminalLine(result.reasoning)}`,
  );
  for (const [name, error] of Object.entries(response.errors ?? {}))
    lines.push(`ERR   ${terminalLine(name)}  ${terminalLine(`${error.code}: ${error.message}`)}`);
  lines.push('', response.overall_pass ? 'PASSED' : 'NOT PASSED');
  return `${lines.join('\n')}\n`;
}
