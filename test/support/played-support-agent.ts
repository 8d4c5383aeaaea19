import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import type { AnalysedAttempt, AnalysedTurn } from '../../src/failure-analysis/attempts.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import type { AttemptSource, ScoredAttempt } from '../../src/optimizations/attempt-source.ts';
import type { OptimizedCase } from '../../src/optimizations/material.ts';
import type { ToolCall } from '../../src/schema/tool-call.ts';
import { expectedTools } from '../../src/scorers/formulas/expected-tools.ts';
import type { LoadedCase } from '../../src/test-cases/evals.ts';
import { ROOT } from './run-cli.ts';

const AGENT = new URL('../../evals/agents/support-agent/', import.meta.url);
/** Those that say whether an answer is right; the whole list of a case would only take longer. */
const SCORERS = ['playval', 'tool_correctness', 'no-internal-codes', 'gives-return-number'];

interface Request {
  input: string;
  messages: { role: string; content: string }[];
  system_prompt: string;
}
interface Answer {
  output: string;
  tool_calls: ToolCall[];
  context?: string[];
}

/** The support agent of evals/, played in this process and judged by the real scorers, offline. */
export interface SupportAgent {
  cases: OptimizedCase[];
  /** An attempt at every case. */
  attempts(prompt: string): Promise<AnalysedAttempt[]>;
  attemptSource: AttemptSource;
  /** Attempts that were made. */
  made(): number;
}

export const promptOf = (name: string) => readFileSync(new URL(name, AGENT), 'utf8');

/** Opens the agent over the committed cases, those with one attempt a run, without known weaknesses and without a world. */
export async function supportAgent(): Promise<SupportAgent> {
  // A plain program without types; what it takes and gives is stated here.
  const program = async <T>(name: string) =>
    (await import(/* @vite-ignore */ new URL(name, AGENT).href)) as T;
  const { answer } = await program<{ answer(request: Request, policies: unknown): Answer }>('answer.mjs');
  const { loadPolicies } = await program<{ loadPolicies(folder: string): unknown }>('retrieve.mjs');
  const policies = loadPolicies(fileURLToPath(new URL('policies', AGENT)));
  const engine = createEngine({ evals: join(ROOT, 'evals'), judge: { provider: 'offline' } });
  const loaded = (await engine.cases()).filter(
    ({ case: one, world }) => one.gating !== false && world === undefined,
  );
  const byId = new Map(loaded.map((one) => [one.case.id, one]));
  const known = new Map<string, AnalysedAttempt>();
  let made = 0;
  const attemptOf = async (prompt: string, id: string): Promise<AnalysedAttempt> => {
    const key = JSON.stringify([prompt, id]);
    // The agent answers the same every time.
    const before = known.get(key);
    if (before) return before;
    made += 1;
    const attempt = await playedCase(engine, byId.get(id) as LoadedCase, (request) =>
      answer({ ...request, system_prompt: prompt }, policies),
    );
    known.set(key, attempt);
    return attempt;
  };
  return {
    cases: loaded.map(optimizedCase),
    made: () => made,
    attempts: async (prompt) => {
      const attempts: AnalysedAttempt[] = [];
      for (const { case: one } of loaded) attempts.push(await attemptOf(prompt, one.id));
      return attempts;
    },
    attemptSource: {
      async play(prompts, attempts) {
        const answers: ScoredAttempt[][] = [];
        for (const prompt of prompts) {
          const row: ScoredAttempt[] = [];
          for (const attempt of attempts) {
            const { status, turns } = await attemptOf(prompt, attempt.case_id);
            const digest = JSON.stringify(turns.map(({ output }) => output));
            row.push({ ...attempt, status, scores: {}, failed_safety: [], digest });
          }
          answers.push(row);
        }
        return answers;
      },
    },
  };
}

function optimizedCase({ case: one }: LoadedCase): OptimizedCase {
  return {
    id: one.id,
    text: one.turns
      .flatMap((turn) => [turn.input.text, turn.expected_behavior, turn.ground_truth ?? ''])
      .join('\n'),
    expected: one.turns.map((turn) => turn.expected_behavior).join(' '),
    metrics: [],
  };
}

async function playedCase(
  engine: Engine,
  { case: one }: LoadedCase,
  answer: (request: Omit<Request, 'system_prompt'>) => Answer,
): Promise<AnalysedAttempt> {
  const messages: Request['messages'] = [];
  const turns: AnalysedTurn[] = [];
  for (const [index, turn] of one.turns.entries()) {
    messages.push({ role: 'user', content: turn.input.text });
    const { output, tool_calls, context } = answer({ input: turn.input.text, messages: [...messages] });
    messages.push({ role: 'assistant', content: output });
    const { input: _, scorers: named = SCORERS, ...criteria } = turn;
    const scorers = SCORERS.filter((name) => named.includes(name));
    const subject = {
      ...criteria,
      input: turn.input.text,
      output,
      tool_calls,
      ...(context ? { context } : {}),
    };
    const { results } = await call(evaluate, { ...subject, scorers: judgeable(scorers, subject) }, engine);
    turns.push({
      turn_id: `${one.id}-${index}`,
      input: turn.input.text,
      output,
      latency_ms: 1,
      tool_calls,
      results,
      criteria,
    });
  }
  const passed = turns.every(({ results }) => Object.values(results).every(({ pass }) => pass));
  return {
    run_id: 'run_played',
    agent_id: 'support',
    case_id: one.id,
    case_name: one.name,
    case_hash: one.id,
    tags: one.tags ?? [],
    finished_at: 0,
    attempt: 0,
    status: passed ? 'passed' : 'failed',
    turns,
  };
}

/** `tool_correctness` by default only judges where the case names tools. */
function judgeable(scorers: readonly string[], subject: Parameters<typeof expectedTools>[0]): string[] {
  return scorers.filter(
    (name) => name !== 'tool_correctness' || expectedTools(subject).source === 'expected_tools',
  );
}
