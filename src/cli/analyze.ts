import type { ResourceAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { isTaxonomy } from '../failure-analysis/categories.ts';
import { analyseRun } from '../jobs/failures/analyse-stored-failures.ts';
import { call } from '../operations/define-operation.ts';
import { failureAnalysisOperation } from '../operations/failure-analysis.ts';
import { failureAnalysisTerminal } from '../reports/failure-analysis-terminal.ts';
import { defined } from '../schema/defined.ts';
import { type FailureAnalysis, failureAnalysisQuery } from '../schema/failure-analysis.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { asTyped } from './next/own-name.ts';
import { shownValue } from './redaction.ts';
import { terminal } from './terminal.ts';

interface AnalyzeFlags extends CommonFlags {
  agent?: string;
  period?: string;
  run?: string;
  kind?: string;
}

/** `assay analyze`: why cases failed in the stored runs of a period, or in one run. */
export async function analyzeCommand(_: string[], flags: AnalyzeFlags): Promise<number> {
  if (flags.run !== undefined && flags.period !== undefined)
    throw new Fault('usage', '--run and --period were both given', {
      where: '--period',
      hint: 'One run has no period; leave one of the two out.',
    });
  const engine = engineOf(flags);
  const whole =
    flags.run === undefined
      ? await call(failureAnalysisOperation, queryOf(flags), engine)
      : (await analyseRun(engine, flags.run, flags.agent)).analysis;
  const analysis = shownValue(flags.kind === undefined ? whole : onlyKind(whole, flags.kind));
  const { out, width, colour } = terminal();
  if (flags.json === true) {
    out(`${escapeJson(JSON.stringify(analysis, null, 2))}\n`);
    return 0;
  }
  const of = [
    ...(flags.run === undefined ? [] : [`run ${flags.run}`]),
    ...(flags.agent === undefined ? [] : [`agent ${flags.agent}`]),
    ...(flags.kind === undefined ? [] : [`kind ${flags.kind}`]),
  ];
  const next = await nextAfterAnalyze(engine, analysis, flags.agent);
  const shown = {
    width,
    colour,
    next,
    allCases: flags.kind !== undefined,
    ...(of.length === 0 ? {} : { of: of.join(' · ') }),
  };
  out([...failureAnalysisTerminal(analysis, shown)].join(''));
  return 0;
}

/** Kinds that a message names; the rest is counted. */
const MOST_NAMED = 12;

/**
 * The failures of one kind, by its id or its name, each case listed; counts and shares stay those of the whole. A kind of the taxonomy that did not
 * occur has no cases; a word that is no kind at all is refused.
 */
function onlyKind(analysis: FailureAnalysis, requested: string): FailureAnalysis {
  const folded = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
  const { failure_categories: categories, cases = [] } = analysis;
  const named = categories.find(
    ({ category, name = '' }) => category === requested || folded(name) === folded(requested),
  )?.category;
  const kind = named ?? folded(requested);
  if (named === undefined && !isTaxonomy(kind) && cases.every((one) => one.kind !== kind))
    throw new Fault('usage', `there is no kind of failure "${requested}"`, {
      where: '--kind',
      hint: `Kinds here: ${
        categories
          .slice(0, MOST_NAMED)
          .map(({ category }) => category)
          .join(', ') || 'none'
      }.`,
    });
  const shown = new Set(categories.map(({ category }) => category));
  // What is too rare to be shown by itself stands under \`other\`.
  const isMeant = (each: string) => each === kind || (kind === 'other' && !shown.has(each));
  return {
    ...analysis,
    failure_categories: categories.filter(({ category }) => category === kind),
    cases: cases.filter((one) => isMeant(one.kind)),
  };
}

/** Failures that the prompt may mend lead to `optimize`, where the agent is one of the evals; others to the run that shows them. */
async function nextAfterAnalyze(
  engine: ResourceAccess,
  { failure_categories: kinds }: FailureAnalysis,
  requestedAgent: string | undefined,
): Promise<string[]> {
  const [first] = kinds;
  if (first === undefined) return [];
  const agents = await engine.agents().catch((error: unknown) => {
    // What was imported may be analysed without evals.
    if (error instanceof Fault) return [];
    throw error;
  });
  const ids = agents.map(({ agent }) => agent.id);
  const agent = requestedAgent ?? (ids.length === 1 ? ids[0] : 'NAME');
  const known = ids.length > 0 && (requestedAgent === undefined || ids.includes(requestedAgent));
  if (known && kinds.some(({ owner }) => owner === 'prompt'))
    return [asTyped(`assay optimize --agent ${agent}`)];
  const [run] = first.example_run_ids;
  return run === undefined ? [] : [asTyped(`assay report ${run}`)];
}

/** Checked before it is asked, so that what is wrong is named by its flag. */
function queryOf({ agent, period }: AnalyzeFlags) {
  const read = failureAnalysisQuery.safeParse({
    ...defined({ agent_id: agent, period }),
  });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Fault(
    'usage',
    `${issue?.path[0] === 'period' ? '--period' : '--agent'} ${issue?.message ?? 'is not valid'}`,
    {
      where: issue?.path[0] === 'period' ? '--period' : '--agent',
      hint: 'Such as: assay analyze --agent support-bot --period 30d',
    },
  );
}
