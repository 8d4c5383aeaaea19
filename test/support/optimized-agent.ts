import type { AnalysedAttempt } from '../../src/failure-analysis/attempts.ts';
import type {
  AttemptKey,
  AttemptSource,
  Phase,
  ScoredAttempt,
} from '../../src/optimizations/attempt-source.ts';
import type {
  OptimizationMaterial,
  OptimizationSettings,
  OptimizedCase,
} from '../../src/optimizations/material.ts';
import type { PromptEdit } from '../../src/optimizations/prompt/prompt-edit.ts';
import type { Proposer, ReflectView } from '../../src/optimizations/proposing/proposer.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';

/** An insertion into the rules section. */
export function ruleEdit(text: string, category: PromptEdit['category'] = 'incomplete_answer'): PromptEdit {
  return {
    op: 'insert',
    anchor: 'rules',
    text,
    type: 'added_instruction',
    rationale: `because ${text}`,
    category,
    evidence_run_ids: ['run_1'],
  };
}

export function attempt(
  caseId: string,
  status: AnalysedAttempt['status'],
  more: Partial<AnalysedAttempt> = {},
): AnalysedAttempt {
  return {
    run_id: `run_${caseId}`,
    agent_id: 'agent',
    case_id: caseId,
    case_name: caseId,
    case_hash: caseId,
    tags: [],
    finished_at: 0,
    attempt: 0,
    status,
    turns: [],
    ...more,
  };
}

const random = seededRandom(5);
/** Twelve words that no other case has. */
const ownText = new Map<string, string>();
export function textOf(caseId: string): string {
  const known = ownText.get(caseId);
  if (known !== undefined) return known;
  const text = Array.from({ length: 12 }, () => `w${random.hex(4)}`).join(' ');
  ownText.set(caseId, text);
  return text;
}

export function caseOf(id: string, more: Partial<OptimizedCase> = {}): OptimizedCase {
  return { id, text: textOf(id), expected: `TELL ${id}`, metrics: [], ...more };
}

/** `failing` cases `f0`… of two kinds by turns, and `passing` ones `p0`…. */
export function material(
  failing: number,
  passing: number,
  prompt = 'You help customers.',
): OptimizationMaterial {
  const f = Array.from({ length: failing }, (_, index) => `f${index}`);
  const p = Array.from({ length: passing }, (_, index) => `p${index}`);
  const failed = f.map((id) => attempt(id, 'failed'));
  return {
    prompt,
    failed,
    passed: p.map((id) => attempt(id, 'passed')),
    categories: failed.map((each, index) => ({
      attempt: each,
      category: index % 2 ? 'wrong_tool' : 'hallucination',
    })),
    cases: [...f, ...p].map((id) => caseOf(id)),
  };
}

export function settings(more: Partial<OptimizationSettings> = {}): OptimizationSettings {
  return {
    type: 'error_driven',
    minFailures: 5,
    includeExamples: true,
    maxExamples: 5,
    preserve: [],
    seed: 7,
    budget: { attempts: 600, proposals: 40 },
    holdoutUses: 1,
    canPlay: true,
    ...more,
  };
}

/** What the agent does: a rule of the world, not of the test. */
export type World = (
  prompt: string,
  attempt: AttemptKey,
) => Partial<ScoredAttempt> & { status: ScoredAttempt['status'] };

/** Passing cases pass, failing ones when told, or when the prompt has the rule `GOOD` for all or `GOOD-WRONG_TOOL` for odd ones. */
export const obedient: World = (prompt, { case_id }) => {
  if (prompt.includes('HARM') && case_id.startsWith('p')) return { status: 'failed' };
  if (case_id.startsWith('p') || prompt.includes('GOOD') || prompt.includes(`TELL ${case_id}`))
    return { status: 'passed' };
  const odd = Number(case_id.slice(1)) % 2 === 1;
  return {
    status: odd
      ? prompt.includes('HALF-ODD')
        ? 'passed'
        : 'failed'
      : prompt.includes('HALF-EVEN')
        ? 'passed'
        : 'failed',
  };
};

export interface RecordedSource extends AttemptSource {
  attempts: { phase: Phase; prompts: readonly string[]; attempts: readonly AttemptKey[] }[];
  /** Attempts that were really made. */
  made(): number;
}

/** Plays in a world; `before` may throw, as an attempt source that is stopped does. `journal` survives the attempt source. */
export function sourceIn(
  world: World,
  journal = new Map<string, ScoredAttempt>(),
  before?: (made: number) => void,
): RecordedSource {
  const calls: RecordedSource['attempts'] = [];
  let made = 0;
  return {
    attempts: calls,
    made: () => made,
    async play(prompts, attempts, phase) {
      calls.push({ phase, prompts, attempts });
      return prompts.map((prompt) =>
        attempts.map((attempt) => {
          const key = JSON.stringify([prompt, attempt.case_id, attempt.repetition]);
          const known = journal.get(key);
          if (known) return known;
          before?.(made);
          made += 1;
          const score: ScoredAttempt = {
            scores: {},
            failed_safety: [],
            digest: key,
            ...attempt,
            ...world(prompt, attempt),
          };
          journal.set(key, score);
          return score;
        }),
      );
    },
  };
}

/** Proposes these sets one after the other, whoever asks; `views` keeps what it was shown. */
export function proposerOf(sets: readonly (readonly PromptEdit[])[]): Proposer & { views: ReflectView[] } {
  const views: ReflectView[] = [];
  return {
    name: 'catalogue',
    views,
    async propose(view, parent, count) {
      views.push(view);
      const have = new Set(parent.map(({ text }) => text));
      return sets
        .filter((edits) => !edits.some(({ text }) => have.has(text)))
        .map((edits) => [...edits])
        .slice(0, count);
    },
  };
}
