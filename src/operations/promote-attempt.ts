import { join, relative, resolve } from 'node:path';
import type {
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  ScoringAccess,
  StateAccess,
} from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { analyseFailures } from '../failure-analysis/analyse-failures.ts';
import type { AnalysedAttempt } from '../failure-analysis/attempts.ts';
import { caseFile, slugOf } from '../generation/case-file.ts';
import { regressionOf } from '../generation/from-failures.ts';
import { redacted } from '../generation/redacted.ts';
import { attemptsOfRun } from '../jobs/failures/stored-attempts.ts';
import { redacted as withoutSecrets } from '../reports/redacted.ts';
import { defined } from '../schema/defined.ts';
import type { Workspace } from '../schema/workspaces/workspace.ts';
import { counts } from '../scorers/counts.ts';
import { sha256 } from '../test-cases/case-hash.ts';
import { didYouMean } from '../text/distance.ts';
import { suiteFacts, writtenFrom } from './generate-test-cases.ts';
import { promotedTalk } from './promoted-talk.ts';

/** Below the evals folder. */
const FOLDER = 'test-cases/regressions';

/** What was promoted, and where it stands now. */
export interface Promotion {
  path: string;
  /** Its id in the evals folder. */
  id: string;
  category: string;
  text: string;
}

/**
 * A failed attempt of a stored run as a regression case of the evals folder (contract 6), without personal data, with where it comes
 * from as a comment. Fault `not_found` for an unknown case, `conflict` where it did not fail, is unsure, or the file is there already.
 */
export async function promoteAttempt(
  engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess,
  runId: string,
  caseId: string,
): Promise<Promotion> {
  const attempts = await attemptsOfRun(engine, runId);
  const failed = failedAttempt(attempts, runId, caseId);
  const { assignments } = analyseFailures(
    { failed: [failed], passed: [], errored: [] },
    { period: 'run', seed: engine.options.seed ?? 1 },
  );
  const kind: unknown = assignments[0]?.category;
  const category = typeof kind === 'string' ? kind : String(Reflect.get(Object(kind), 'id') ?? 'other');
  const draft = await regressionOf(failed, category, new Map(), await suiteFacts(engine, failed.agent_id));
  if (draft === undefined)
    throw new Fault('conflict', `case ${caseId} said nothing that could be asked again`, {
      where: runId,
      hint: 'Write the case by hand.',
    });
  const digest = sha256(JSON.stringify([runId, caseId, failed.attempt])).slice(0, 6);
  const id = `regressions/${slugOf(caseId)}-${digest}`;
  const folder = join(engine.evalsDir, FOLDER);
  const path = join(folder, `${slugOf(caseId)}-${digest}.yaml`);
  const made = {
    name: `${draft.name} (regression)`,
    agent_id: failed.agent_id,
    tags: ['regression', category.replace(/[^\w-]+/g, '-')],
    ...((await promotedTalk(engine, failed, folder)) ?? {
      turns: writtenFrom(draft.turns, engine.evalsDir, folder),
    }),
    ...defined({
      threshold: draft.threshold,
      marks: draft.marks,
      workspace: await workspaceFrom(engine, caseId, folder),
    }),
    provenance: [
      `Promoted from ${runId}, case ${caseId}, attempt ${failed.attempt + 1} of ${new Date(failed.finished_at).toISOString().slice(0, 10)}.`,
      ...(await reasonsOf(failed)),
      'Personal data was taken out; read it before you keep it.',
    ],
  };
  const text = await caseFile(withoutSecrets(made, engine.options.redact));
  if (!engine.ports.files.createExclusive(path, text))
    throw new Fault('conflict', `case ${caseId} of ${runId} was promoted before`, {
      where: path,
      hint: 'Nothing was overwritten. Remove the file to promote it anew.',
    });
  engine.forget({ evals: true });
  return { path, id, category, text };
}

/** The workspace of the case itself, as a file in `folder` names it; that of an agent or of the settings holds for the new case as well. */
async function workspaceFrom(
  engine: ResourceAccess,
  caseId: string,
  folder: string,
): Promise<Workspace | undefined> {
  const loaded = (await engine.cases()).find((one) => one.case.id === caseId);
  const workspace = loaded?.case.workspace;
  if (loaded === undefined || workspace === undefined || typeof workspace.from !== 'string') return workspace;
  const from = relative(folder, resolve(loaded.baseFolder, workspace.from)).replaceAll('\\', '/');
  return { ...workspace, from };
}

/** The first failed attempt of a case; else the Fault that says why there is none. */
function failedAttempt(attempts: readonly AnalysedAttempt[], runId: string, caseId: string): AnalysedAttempt {
  const own = attempts.filter((one) => one.case_id === caseId);
  const failed = own.find((one) => one.status === 'failed');
  if (failed !== undefined) return failed;
  if (own.length === 0) {
    const ids = [...new Set(attempts.map((one) => one.case_id))];
    const close = didYouMean(caseId, ids);
    throw new Fault('not_found', `no judged case "${caseId}" in ${runId}`, {
      where: runId,
      hint:
        close === null ? 'The cases of a run: assay report RUN_ID --format csv' : `Did you mean "${close}"?`,
    });
  }
  if (own.every((one) => one.status === 'unsure'))
    throw new Fault('conflict', `case ${caseId} is unsure in ${runId}: it neither passed nor failed`, {
      where: runId,
      hint: `Give the case a check of what its answer has to say, then: assay rescore ${runId}`,
    });
  throw new Fault('conflict', `case ${caseId} did not fail in ${runId}`, {
    where: runId,
    hint: 'Only a failed attempt can become a regression case.',
  });
}

/** What failed the attempt; a result that does not gate did not. */
async function reasonsOf(attempt: AnalysedAttempt): Promise<string[]> {
  const failing = attempt.turns.flatMap((turn, at) =>
    Object.entries(turn.results)
      .filter(([, result]) => counts(result) && !result.pass)
      .map(([scorer, result]) => `Turn ${at + 1} failed ${scorer} with ${result.score}: ${result.reasoning}`),
  );
  return Promise.all(failing.map(redacted));
}
