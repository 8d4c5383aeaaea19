import { z } from 'zod';
import type { Isolation } from '../sandbox/isolation.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { CheckExample, Finding, FoundNothing } from './check-kind.ts';
import { shown } from './texts.ts';

/** Score from which on a bare number passes, where no `threshold` stands beside the code: the default of every threshold (interface 4.2). */
const PASSES_FROM = 0.7;
/** Longest time of one call. */
const WALL_MS = 30_000;

/** Own code as it is written: the code, or an object with a limit of time. In files also the path of a file. */
const ownCode = (language: string) =>
  z
    .union([
      z.string().min(1).max(100_000),
      z
        .object({
          code: z.string().min(1).max(100_000).optional().describe(`The code, in ${language}.`),
          file: z.string().min(1).optional().describe('Path of a file of code, from the evals folder.'),
          timeout_ms: z
            .number()
            .int()
            .min(1)
            .max(300_000)
            .default(WALL_MS)
            .describe('Longest time of one call, in milliseconds.'),
        })
        .refine(
          ({ code, file }) => (code === undefined) !== (file === undefined),
          'needs code or file, and not both',
        ),
    ])
    .describe(`Code in ${language}; in files also the path of a file with it, relative to the file.`);
export type OwnCode = z.infer<ReturnType<typeof ownCode>>;

/** What the kinds of own code have in common; `shortAnswer` is the check of their cards, which wants less than 20 characters. */
export const ofOwnCode = (language: string, shortAnswer: CheckExample['check']) => ({
  value: ownCode(language),
  example: {
    check: shortAnswer,
    passes: { output: 'Shipped.' },
    fails: { output: 'It left our warehouse on Monday.' },
  },
  label: codeLabel,
  negatable: true,
  of: false,
  reads: [],
});

/** Both ways to write it as one. */
export function codeOf(value: OwnCode): { code?: string; file?: string; wallMs: number } {
  if (typeof value === 'string') return { code: value, wallMs: WALL_MS };
  const { code, file, timeout_ms: wallMs } = value;
  return { ...(code === undefined ? {} : { code }), ...(file === undefined ? {} : { file }), wallMs };
}

/** The path that a value names in a file: a text that ends as a file of code does, or `file`. */
export function namedFile(value: unknown, endings: RegExp): string | undefined {
  if (typeof value === 'string')
    return /^[^\n()=;"'`]+$/.test(value) && endings.test(value) ? value : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'file')) return undefined;
  const { file } = value as { file: unknown }; // An own key, looked at on the next line.
  return typeof file === 'string' ? file : undefined;
}

/** Own code in sentences: its file, else the code itself, in one line and cut. */
function codeLabel(value: unknown): string {
  const { file, code } =
    typeof value === 'string' ? { code: value } : (value as { file?: string; code?: string }); // It has passed `ownCode`.
  return file ?? shown(code);
}

/** What code sees of an attempt, by name; what is not known is null. */
export function attemptFields(subject: Subject): Record<string, unknown> {
  const { input, output, context, ground_truth, conversation_history, expected_behavior } = subject;
  const { tool_calls, agent_plan, latency_ms, usage, state } = subject;
  const known = {
    ...{ input, output, context, ground_truth, conversation_history, expected_behavior },
    ...{ tool_calls, agent_plan, latency_ms, usage, state },
  };
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? null]));
}

/** What code said, or how it failed; either language gives this. */
type Said =
  | {
      status: 'value';
      pass: boolean | null;
      score: number;
      reason: string | null;
      printed: string;
      isolation: Isolation;
    }
  | { status: 'failed'; message: string; printed: string };

/** What own code said as a finding. Code that fails says nothing about the answer: the check is errored, and its negation too. */
export function findingOf(said: Said, output: unknown): Finding | FoundNothing {
  if (said.status === 'failed') return { fault: `the code failed: ${said.message}`, code: 'scorer_failed' };
  const { pass, score, reason, printed, isolation } = said;
  return {
    pass: pass ?? score >= PASSES_FROM,
    score,
    ...(pass === null ? {} : { isDecided: true }),
    expected: pass === null ? `a score from ${PASSES_FROM} on` : 'true',
    actual: output ?? null,
    reason:
      reason === null || reason.trim() === '' ? `the code gave ${pass === null ? score : pass}` : reason,
    metadata: {
      ...(printed === '' ? {} : { printed }),
      isolation,
      ...(isolation.level === 'full' ? {} : { warnings: [`isolation_${isolation.level}`] }),
    },
  };
}
