import { readLabel } from '../../calibrations/read-label.ts';
import { redacted } from '../../reports/redacted.ts';
import { criteriaOf, subjectAfter } from '../../runs/planning/subject.ts';
import type { PlayedTurn } from '../../runs/records.ts';
import type { Subject } from '../../schema/evaluation.ts';
import { labelFileName, labelOfVerdict } from '../../schema/labels/label-of-verdict.ts';
import type { RunReport } from '../../schema/run.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import { suggest } from '../../test-cases/suggest.ts';
import { inRepository } from '../api/in-repository.ts';
import { REPORT_ARTIFACT } from '../state/report-artifact.ts';
import type { StepStart } from '../steps/step-world.ts';
import { type AcceptedCommand, answer } from './answer.ts';
import type { Command } from './parse-command.ts';
import { nothing, refuse } from './refuse.ts';
import { reportOfHead } from './report-of-head.ts';
import { meantVerdict, type ReportedVerdict } from './wrong-verdict.ts';
import { wrongMarkdown } from './wrong-words.ts';

type Wrong = Command & { name: 'wrong' };

/**
 * Answers with the label that somebody gave by calling a verdict wrong, as a row that is ready to be committed. It changes no verdict and
 * no file: the row counts once it stands in the repository, where it is reviewed like everything else.
 */
export async function markWrong(
  wanted: Wrong,
  accepted: AcceptedCommand,
  { engine, redact }: Pick<StepStart, 'engine' | 'redact'>,
): Promise<number> {
  const { inputs, context, client, clock, asked, core } = accepted;
  const { cases, agents } = await engine.evals();
  const loaded = cases.find((one) => one.case.id === wanted.testCase);
  if (loaded === undefined) {
    const ids = cases.map((one) => one.case.id);
    const hint = suggest(wanted.testCase, ids);
    return refuse(`No case of this pull request has the id "${wanted.testCase}"${hint}.`, accepted);
  }
  const name = inputs.reportArtifact ?? REPORT_ARTIFACT;
  const { headSha, repositoryId } = context;
  const found = await reportOfHead(client, { headSha, repositoryId, name });
  if (found.status === 'none') return refuse(found.problem, accepted);
  const verdict = verdictIn(found.report, wanted, loaded);
  if ('problem' in verdict) return refuse(verdict.problem, accepted);
  const seen = await seenBy(verdict, loaded, agents, engine);
  if ('problem' in seen) return refuse(seen.problem, accepted);
  const runId = found.report.header.run_id;
  const row = labelOfVerdict(
    {
      ...{ run_id: runId, case_id: wanted.testCase, attempt: verdict.attempt, subject: seen.subject },
      turn_id: verdict.turns.at(-1)?.turn_id ?? '',
    },
    {
      ...{ scorer: verdict.scorer, result: verdict.result, said: 'wrong' },
      marked_at: new Date(engine.ports.clock.now()).toISOString(),
    },
  );
  const reason = wanted.reason === '' ? {} : { reason: wanted.reason };
  const meta = { ...row.meta, ...reason, marked_by: asked.author, sha: headSha };
  const text = JSON.stringify(redacted({ ...row, meta }, redact));
  const path = inRepository(engine.ports.env.cwd(), `${inputs.evals}/labels/${labelFileName(runId)}`);
  const there = engine.ports.files.stat(`${engine.evalsDir}/labels/${labelFileName(runId)}`) !== null;
  if (!('row' in readLabel(text))) return refuse('The verdict cannot be made a label.', accepted);
  const words = wrongMarkdown({ asked, verdict, testCase: wanted.testCase, text, path, there }, context);
  if (words === undefined) return refuse('The texts of this case are too long for a comment.', accepted);
  const url = await answer({ ...accepted, redact, clock }, (_, marker) => `${marker}\n${words}`);
  await nothing(core, 'A verdict was marked wrong; the row is in the answer.', { 'comment-url': url });
  return 0;
}

/** The verdict that is meant, of a report of the case as it is checked out. */
function verdictIn(
  report: RunReport,
  { testCase, scorer }: Wrong,
  loaded: LoadedCase,
): ReportedVerdict | { problem: string } {
  const found = [...report.cases].find(({ id }) => id === testCase);
  if (found === undefined) return { problem: 'The last report of this commit does not hold the case.' };
  if (found.hash !== undefined && found.hash !== loaded.hash)
    return { problem: 'The last report is of another version of the case.' };
  return meantVerdict(found, scorer);
}

/** What the scorer saw, as far as report and case hold it; a label without that would mislead. */
async function seenBy(
  { scorer: name, turns }: ReportedVerdict,
  loaded: LoadedCase,
  agents: readonly LoadedAgent[],
  engine: StepStart['engine'],
): Promise<{ subject: Subject } | { problem: string }> {
  const scorer = (await engine.registry([name])).find(name);
  const agent = agents.find((one) => one.agent.id === loaded.case.agent_id)?.agent;
  if (scorer === undefined || agent === undefined)
    return { problem: `There is no scorer "${name}" any more, or no agent of the case.` };
  if (loaded.case.user !== undefined)
    return {
      problem:
        'A report does not hold all that a verdict on a talk with a simulated user saw. Mark it where the run is stored.',
    };
  const asked = loaded.case.turns;
  const played = turns.map(({ turn_id, input, output, latency_ms, tool_calls }, at): PlayedTurn => {
    const turn = asked[at];
    const criteria = turn === undefined ? {} : criteriaOf(turn, agent);
    return {
      ...{ turn_id, input, output, latency_ms, tool_calls, criteria },
      ...{ context: null, agent_plan: null, usage: null },
    };
  });
  if (played.length > asked.length) return { problem: 'The last report is of another version of the case.' };
  const subject = subjectAfter(asked, played, played.length - 1, agent, scorer);
  const missing = scorer.check(subject).flatMap(({ field }) => field ?? []);
  return missing.length === 0
    ? { subject }
    : {
        problem: `A report does not hold all that ${name} saw (${missing.join(', ')}). Mark the verdict where the run is stored.`,
      };
}
