import { Fault, type Problem } from '../errors.ts';
import { checkPlan, unreachedWorlds } from '../runs/planning/check-plan.ts';
import { type PlannedCase, plan } from '../runs/planning/plan.ts';
import { describedScorers } from '../runs/planning/planned-scorers.ts';
import { defined } from '../schema/defined.ts';
import { type CreateExperimentRequest, DEFAULT_RUNS_PER_VARIANT } from '../schema/experiment.ts';
import type { Settings } from '../schema/settings.ts';
import type { Registry } from '../scorers/by-name/registry-of.ts';
import { resolveScorers } from '../scorers/by-name/resolve-scorers.ts';
import type { Scorer } from '../scorers/scorer.ts';
import type { LoadedAgent, LoadedCase } from '../test-cases/evals.ts';
import { didYouMean } from '../text/distance.ts';
import { planLooks } from './looks.ts';
import { MEASURED } from './measured.ts';
import { scorersOfExperiment } from './scorers-of-experiment.ts';
import { named } from './sentences/words.ts';
import { unknownTools } from './unknown-tools.ts';
import { unreachedOverrides } from './unreached-overrides.ts';
import { laidInto, withoutWorkspace } from './variant-workspace.ts';

/** An experiment that can be played: what was asked, checked and multiplied out. */
export interface ExperimentPlan {
  definition: CreateExperimentRequest;
  /** Plays of each case with each variant. */
  rounds: number;
  /** Whether looks may end it early. */
  sequential: boolean;
  seed: number;
  variants: string[];
  /** Ids of the cases that are played. */
  cases: string[];
  metrics: string[];
  /** Every case with every variant: the case of index c with the variant of index v stands at v × cases + c. */
  planned: PlannedCase[];
  warnings: string[];
}

interface ExperimentInput {
  definition: CreateExperimentRequest;
  cases: readonly LoadedCase[];
  agents: readonly LoadedAgent[];
  settings: Settings;
  registry: Registry;
  /** Where the experiment does not name one. */
  seed: number;
  /** Overrides that never reach the agent are reported, not refused: a client of the service knows only the documented interface. */
  tellUnreached?: boolean;
  /** Names of all tools that the agent is offered in the cases, where they are known: a description of any other is a problem. */
  offered?: ReadonlySet<string>;
}

/**
 * Checks an experiment and multiplies it out. Scorers among the metrics judge every turn (those of conversations the last one), beside
 * the checks of the turn; without any the turns' own scorers do (contract 9). One Fault `validation_failed` with every problem, before anything is played.
 */
export function planExperiment(input: ExperimentInput): ExperimentPlan {
  const { definition, registry } = input;
  const metrics = [...new Set(definition.metrics)];
  const { scorers, problems } = scorersOf(definition.metrics, registry);
  const agent = input.agents.find((one) => one.agent.id === definition.agent_id);
  const known = input.agents.map((one) => one.agent.id);
  if (agent === undefined) problems.push(unknown('agent', definition.agent_id, 'agent_id', known));
  const unreached = agent === undefined ? [] : unreachedOverrides(agent.agent, definition.variants);
  if (input.tellUnreached !== true) problems.push(...unreached);
  if (input.offered !== undefined) problems.push(...unknownTools(definition.variants, input.offered));
  const { chosen, unknownCases } = casesOf(definition.test_case_ids, input.cases);
  problems.push(...unknownCases);
  throwIfAny(problems);

  const skipped = chosen.filter(({ case: one }) => one.skip !== undefined);
  const played = chosen.filter(({ case: one }) => one.skip === undefined);
  if (played.length === 0)
    throwIfAny([{ path: 'test_case_ids', message: 'every named test case is marked skip' }]);
  const drafted = plan({
    ...input,
    // Marks that choose among cases are for runs; here the request has chosen.
    cases: played.map((one) => ({ ...one, case: without(one.case) })),
    selection: { agent: definition.agent_id, repeat: 1 },
  });
  const rounds = definition.config.runs_per_variant ?? DEFAULT_RUNS_PER_VARIANT;
  const planned = definition.variants.flatMap((variant, v) =>
    drafted.map((one, c) =>
      withVariant(one, { index: v * drafted.length + c, prefix: v, variant, scorers, rounds, registry }),
    ),
  );
  throwIfAny([
    ...withoutWorkspace(definition, drafted),
    ...unreachedWorlds(drafted),
    ...checkPlan(planned.slice(0, drafted.length)),
  ]);
  return {
    definition,
    rounds,
    sequential: looksOnTheWay(definition, rounds),
    seed: definition.config.seed ?? input.seed,
    variants: definition.variants.map(({ name }) => name),
    cases: played.map(({ case: one }) => one.id),
    metrics,
    planned,
    warnings: [
      ...alike(definition),
      ...unreached.map(({ path, message }) => `${path} ${message}.`),
      ...skipped.map(({ case: one }) => `Case ${one.id} is marked skip (${one.skip}) and was not played.`),
    ],
  };
}

/** A single look is the end: there is nothing on the way. */
function looksOnTheWay({ config }: CreateExperimentRequest, rounds: number): boolean {
  return (config.sequential ?? config.runs_per_variant === undefined) && planLooks(rounds).length > 1;
}

/** A case as it is played with one variant. Without scorers of the experiment its own stay. */
function withVariant(
  one: PlannedCase,
  given: {
    index: number;
    /** Place of the variant; makes the key of the journal. The agent is given the id of the case. */
    prefix: number;
    variant: CreateExperimentRequest['variants'][number];
    scorers: readonly Scorer[];
    rounds: number;
    registry: Registry;
  },
): PlannedCase {
  const { index, prefix, variant, rounds } = given;
  const scorers =
    given.scorers.length === 0 ? one.scorers : scorersOfExperiment(one, given.scorers, given.registry);
  const described = describedScorers(one.loaded.case, scorers);
  return {
    ...one,
    index,
    scorers,
    overrides: variant.config,
    ...defined({ workspace: laidInto(one.workspace, variant.config.files) }),
    description: {
      ...one.description,
      id: `${prefix}:${one.description.id}`,
      repeat: rounds,
      min_passes: 0,
      scorers: described.names,
      ...defined({ talk: described.talk }),
    },
  };
}

function throwIfAny(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new Fault(
    'validation_failed',
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
    {
      where: first.path,
      hint: first.hint ?? 'Correct the experiment; nothing was played.',
      problems,
    },
  );
}

function scorersOf(
  metrics: readonly string[],
  registry: Registry,
): { scorers: Scorer[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const scorers = new Map<string, Scorer>();
  for (const [index, name] of metrics.entries()) {
    if (MEASURED.has(name)) continue;
    const resolved = resolveScorers([name], registry);
    for (const problem of resolved.problems) problems.push({ ...problem, path: `metrics[${index}]` });
    for (const scorer of resolved.scorers) scorers.set(name, scorer);
  }
  return { scorers: [...scorers.values()], problems };
}

function casesOf(ids: readonly string[], cases: readonly LoadedCase[]) {
  const byId = new Map(cases.map((one) => [one.case.id, one]));
  const unknownCases = ids.flatMap((id, index) =>
    byId.has(id) ? [] : [unknown('test case', id, `test_case_ids[${index}]`, [...byId.keys()])],
  );
  const chosen = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { chosen, unknownCases };
}

function unknown(noun: string, id: string, path: string, known: readonly string[]): Problem {
  const close = didYouMean(id, known);
  const message = `unknown ${noun} "${id}"`;
  return close === null ? { path, message } : { path, message, hint: `Did you mean "${close}"?` };
}

function without(testCase: LoadedCase['case']): LoadedCase['case'] {
  const { only: _, repeat: __, min_passes: ___, ...rest } = testCase;
  return rest;
}

/** Two variants with the same settings are an A/A test: allowed, and said. */
function alike({ variants }: CreateExperimentRequest): string[] {
  const seen = new Map<string, string>();
  return variants.flatMap(({ name, config }) => {
    const key = JSON.stringify([
      config.system_prompt,
      config.model,
      config.temperature,
      worded(config.tool_descriptions),
      worded(config.files),
    ]);
    const twin = seen.get(key);
    seen.set(key, twin ?? name);
    return twin === undefined
      ? []
      : [
          `Variants ${named(twin)} and ${named(name)} have the same settings: an A/A test, any difference is chance.`,
        ];
  });
}

/** Descriptions of tools and files in one order, however they were written. */
const worded = (named: Readonly<Record<string, unknown>> = {}) =>
  Object.keys(named)
    .sort()
    .map((name) => [name, named[name]]);
