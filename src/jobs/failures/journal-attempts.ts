import type { AnalysedAttempt, AnalysedTurn } from '../../failure-analysis/attempts.ts';
import { leanTurn } from '../../failure-analysis/without-answers.ts';
import { MOST_ROUNDS } from '../../runs/comparing/flip-proof.ts';
import type { CaseDescription, PlayedRecord } from '../../runs/records.ts';
import type { RunJournal } from '../../runs/run-journal.ts';
import { defined } from '../../schema/defined.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { AttemptResult, RunHeader } from '../../schema/run.ts';
import { ownText } from '../../text/own-text.ts';

/** Which attempts of a run are requested, and how much of them. */
export interface AttemptSelection {
  /** Only those of this agent. */
  agent?: string | undefined;
  /** Passed and errored attempts without answers, arguments and verdicts: enough to contrast failures with and to be counted, at a fraction of the memory. */
  lean?: boolean;
  /** Without repeats: these were made to tell a flip from chance, and say nothing of how often cases fail. */
  planned?: boolean;
}

/** Code units of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;

/**
 * The attempts of a stored run one after the other, planned ones and, unless they are not asked for, repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
export function* journalAttempts(
  run: Pick<RunJournal, 'planned' | 'attempt' | 'played'>,
  header: Pick<RunHeader, 'run_id' | 'finished_at'>,
  { agent, lean = false, planned = false }: AttemptSelection = {},
): Generator<AnalysedAttempt> {
  for (const plan of run.planned) {
    if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent)) continue;
    for (let attempt = 0; attempt < plan.repeat * (planned ? 1 : 1 + MOST_ROUNDS); attempt++) {
      const result = run.attempt(plan, attempt);
      if (result === undefined || isLeftOut(result)) continue;
      const turns =
        (lean && result.status !== 'failed') || result.unsure === true
          ? leanTurns(result)
          : fullTurns(result, run.played(plan.id, attempt));
      yield analysedAttempt(plan, result, attempt, turns, header);
    }
  }
}

/** Whether an attempt has no verdict because nothing was to be judged. */
export const isLeftOut = ({ status, unsure }: AttemptResult): boolean =>
  status === 'skipped' && unsure !== true;

/** An attempt as failure analysis looks at it. */
export function analysedAttempt(
  {
    id,
    name,
    agent_id,
    tags,
    hash,
    agent_version,
  }: Pick<CaseDescription, 'id' | 'name' | 'agent_id' | 'tags' | 'hash' | 'agent_version'>,
  { status, unsure, error }: AttemptResult,
  attempt: number,
  turns: readonly AnalysedTurn[],
  { run_id, finished_at }: Pick<RunHeader, 'run_id' | 'finished_at'>,
): AnalysedAttempt {
  return {
    run_id,
    agent_id,
    case_id: id,
    case_name: name,
    case_hash: hash,
    tags,
    finished_at: Date.parse(finished_at),
    attempt,
    status: unsure === true ? 'unsure' : status === 'skipped' ? 'errored' : status,
    ...defined({ agent_version, error }),
    turns,
  };
}

const fullTurns = ({ turns }: AttemptResult, played: PlayedRecord | undefined): AnalysedTurn[] =>
  turns.map((turn, index) => ({ ...turn, criteria: criteriaOf(played?.turns[index]) }));

/** What the case asked of a turn, with the passages that the agent reported, where the case gave none. */
export function criteriaOf(played: PlayedRecord['turns'][number] | undefined): Subject {
  const { context = null, criteria = {} } = played ?? {};
  return { ...(context === null ? {} : { context }), ...criteria };
}

/** What features are read off: questions, names of tools, number of turns. */
export const leanTurns = ({ turns }: AttemptResult): AnalysedTurn[] =>
  turns.map((turn) =>
    leanTurn({
      ...turn,
      input: turn.input.length > LEAN_INPUT ? ownText(turn.input.slice(0, LEAN_INPUT)) : turn.input,
    }),
  );
