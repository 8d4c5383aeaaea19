import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { RunReport } from '../schema/run.ts';
import type { ScorerResult } from '../schema/scorer-result.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { openBlobs } from '../state/blobs.ts';
import type { StatePaths } from '../state/state-paths.ts';
import { casesFrom } from './attempt.ts';
import { unjudgedOf } from './gating/gate-missing-secrets.ts';
import { emptyKeyWarnings, missingSecretsWarnings } from './planning/missing-secrets.ts';
import { subjectOf } from './planning/subject.ts';
import { openRunJournal, type RunJournal } from './run-journal.ts';
import { notesOf, talkWarnings } from './run-notes.ts';
import { tally } from './summarize.ts';

/** Opens the journal of a stored run to read from; close it after use. Fault `not_found` when there is none. */
export function openStoredRun(runId: string, paths: StatePaths, ports: Ports): RunJournal {
  if (ports.files.stat(paths.journal(runId)) === null)
    throw new Fault('not_found', `no run "${runId}" in this state folder`, {
      where: paths.runs,
      hint: 'See: assay list runs',
    });
  return openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
}

/** The report of a finished run, from its journal alone: evals may have changed since. */
export function storedReport(runId: string, journal: RunJournal): RunReport {
  const { header, config, findings } = journal;
  if (header === undefined || config === undefined)
    throw new Fault('conflict', `run ${runId} did not finish`, {
      where: runId,
      hint: `Finish it first: assay run --resume ${runId}`,
    });
  const cases = casesFrom(journal.planned, journal.attempt, new Set(findings.flaky), config.quarantine);
  const facts = tally(casesFrom(journal.planned, journal.counted, undefined, config.quarantine));
  const { scorers, repeats, gated } = facts;
  return {
    header,
    scorers,
    required_pass_rate: config.gate.min_pass_rate,
    fail_on: config.shard === undefined ? config.gate.fail_on : 'merge',
    warnings: [
      ...missingSecretsWarnings(header),
      ...emptyKeyWarnings(config.empty_keys),
      ...talkWarnings(header),
      ...(config.model_notes ?? []),
      ...(config.quarantine?.warnings ?? []),
    ],
    ...notesOf(config.quarantine, facts),
    cases,
    ...defined({ comparison: findings.comparison, repeats, gated }),
    ...unjudgedOf(config.secrets_withheld, facts, journal.planned),
  };
}

/** `turn_<run>_<case>_<attempt>_<turn>`: the run, the place of the case in it, the attempt and the turn. */
const TURN_ID = /^turn_([a-z0-9]+)_(\d+)_(\d+)_(\d+)$/;

/** A turn of a stored run, with what its case asked of it. */
export interface StoredTurn {
  /** The agent that answered; its system prompt stays with it. */
  readonly agentId: string;
  readonly runId: string;
  readonly caseId: string;
  /** From 0. */
  readonly attempt: number;
  /** What each scorer said of it, by name; those that could not judge are missing. */
  readonly results: ReadonlyMap<string, ScorerResult>;
  /** The subject that a scorer saw in the run (contract 4): a scorer of whole conversations sees all turns up to this one. */
  subject(scorer: Pick<Scorer, 'multiTurn'>, systemPrompt?: string): Subject;
}

/** The stored turn of this id. Fault `not_found` when there is none. */
export async function findStoredTurn(turnId: string, paths: StatePaths, ports: Ports): Promise<StoredTurn> {
  const match = TURN_ID.exec(turnId);
  const missing = () =>
    new Fault('not_found', `no turn "${turnId}"`, {
      where: 'turn_id',
      hint: 'Turn ids stand in results.json of a stored run.',
    });
  if (match === null) throw missing();
  const runId = `run_${match[1]}`;
  if (ports.files.stat(paths.journal(runId)) === null) throw missing();
  const journal = openStoredRun(runId, paths, ports);
  try {
    const described = journal.planned[Number(match[2])];
    const played = described === undefined ? undefined : journal.played(described.id, Number(match[3]));
    const index = Number(match[4]);
    if (described === undefined || played?.turns[index] === undefined) throw missing();
    const turns = played.turns.slice(0, index + 1);
    const attempt = Number(match[3]);
    const scored = journal.scored(described.id, attempt).filter(({ turn }) => turn === index);
    return {
      ...{ agentId: described.agent_id, runId, caseId: described.id, attempt },
      results: new Map(
        scored.flatMap(({ scorer, result }) => (result === undefined ? [] : [[scorer, result]])),
      ),
      subject: ({ multiTurn }, systemPrompt) => {
        const prompt = systemPrompt === undefined ? {} : { system_prompt: systemPrompt };
        const given = turns.map(({ input, criteria }) => ({ input, ...prompt, ...criteria }));
        const { workspace } = played;
        return { ...subjectOf(turns, given, multiTurn), ...defined({ workspace }) };
      },
    };
  } finally {
    await journal.close();
  }
}
