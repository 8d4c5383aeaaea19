import type {
  EvalsAccess,
  OptionsAccess,
  PortsAccess,
  ResourceAccess,
  Scoring,
  ScoringAccess,
  StateAccess,
  TracingAccess,
} from '../../engine/engine-parts.ts';
import { asFault, Fault, faultLine } from '../../errors.ts';
import { eventStream } from '../../flow/event-stream.ts';
import { withResources } from '../../flow/resources.ts';
import {
  type Mutant,
  type MutantFate,
  mutantsOf,
  mutationScore,
  spreadMutants,
} from '../../generation/mutation.ts';
import { readPolicy } from '../../generation/policy-units.ts';
import { identityOf } from '../../judges/judge.ts';
import type { AttemptKey, ScoredAttempt } from '../../optimizations/attempt-source.ts';
import { BROKEN } from '../../optimizations/attempts.ts';
import { storedAttempts } from '../../optimizations/stored-attempts.ts';
import { caseAttachments } from '../../runs/execution/case-attachments.ts';
import type { RunConfig } from '../../runs/records.ts';
import { openRunJournal } from '../../runs/run-journal.ts';
import type { RunEvent } from '../../runs/world.ts';
import type { GenerateResponse, MutationAnalysis } from '../../schema/generation.ts';
import { testCase } from '../../schema/test-case.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import { caseHash } from '../../test-cases/case-hash.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import { formatCounted } from '../../text/format.ts';
import { isReachable } from '../optimizations/before-optimization.ts';
import { agentWithPrompt, plannedCases } from '../optimizations/optimization-material.ts';
import { sharedConnections } from '../runs/shared-connections.ts';

/** Each is a play of the suite; more of them say little more. */
const MOST_MUTANTS = 20;
/** What the prompt is called as a source of rules. */
const PROMPT = 'system prompt';

/** A mutation score, or why there is none; a note may also stand beside a score that is not of all mutants. */
export interface MeasuredMutation {
  mutation?: MutationAnalysis;
  notes: string[];
}

/**
 * Whether the cases would notice a broken rule in the agent's prompt (improvement.md 6.2 step 10): they are played with the prompt as
 * it is, and those that pass and gate once with each mutant. Every play is journaled and paid from the budget of `scoring`; a ceiling
 * ends it with what was measured. Rejects with `cancelled`.
 */
export async function measureMutation(
  engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & TracingAccess,
  scoring: Scoring,
  agentId: string,
  generated: GenerateResponse['generated_test_cases'],
  signal: AbortSignal | undefined,
): Promise<MeasuredMutation> {
  try {
    const agent = await agentWithPrompt(engine, agentId);
    const prompt = agent.agent.system_prompt ?? '';
    const notes: string[] = [];
    if (!(await isReachable(engine, agent, notes))) return without(notes[0] ?? 'the agent cannot be played');
    const { units } = readPolicy([{ name: PROMPT, content: prompt }]);
    const seed = engine.options.seed ?? 1;
    const all = mutantsOf(units, new Map([[PROMPT, prompt]]));
    if (all.length === 0) return without('the prompt states no rule that could be broken');
    const mutants = spreadMutants(all, MOST_MUTANTS, seed);
    const suite = (await engine.cases()).filter((one) => one.case.agent_id === agentId);
    const known = new Set(suite.map((one) => one.case.id));
    const cases = [...suite, ...loadedOf(engine, agent, generated).filter((one) => !known.has(one.case.id))];
    const measured = await played(engine, scoring, { agent, prompt, cases, mutants, seed }, signal);
    if (all.length > mutants.length)
      measured.notes.push(
        `${mutants.length} of ${all.length} broken rules were tried for the mutation score, spread over all rules`,
      );
    return measured;
  } catch (error) {
    const fault = asFault(error);
    if (fault.code !== 'validation_failed' && fault.code !== 'budget_exhausted') throw error;
    return without(faultLine(fault));
  }
}

const without = (why: string): MeasuredMutation => ({
  notes: [`mutation score not measured: ${why.replace(/\.$/, '')}`],
});

/** Cases that stand in no file, as they would be read from one. */
function loadedOf(
  { evalsDir, ports }: PortsAccess & EvalsAccess,
  { agent }: LoadedAgent,
  generated: GenerateResponse['generated_test_cases'],
): LoadedCase[] {
  const created_at = new Date(ports.clock.now()).toISOString();
  return generated.map((one, index) => {
    const parsed = testCase.parse({ id: `generated-${index}`, ...one, agent_id: agent.id, created_at });
    return {
      case: parsed,
      location: { file: 'generated', line: 1 },
      hash: caseHash(parsed),
      baseFolder: evalsDir,
    };
  });
}

interface Trial {
  agent: LoadedAgent;
  prompt: string;
  cases: readonly LoadedCase[];
  mutants: readonly Mutant[];
  seed: number;
}

async function played(
  engine: StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & TracingAccess,
  scoring: Scoring,
  { agent, prompt, cases, mutants, seed }: Trial,
  signal: AbortSignal | undefined,
): Promise<MeasuredMutation> {
  const { ports } = engine;
  const { judge, settings, budget } = scoring;
  const planned = await plannedCases(
    engine,
    agent,
    cases.filter((one) => one.case.gating !== false && one.case.skip === undefined),
  );
  const id = ports.ids.next('mut_');
  const paths = statePaths(engine.stateDir);
  return withResources(async (open) => {
    const lock = await acquireLock(paths.mutationFolder(id), ports);
    open.atClose(() => lock.release());
    const connections = sharedConnections(engine);
    open.atClose(() => connections.close());
    const journal = openRunJournal(paths.mutationJournal(id), ports, openBlobs(paths.blobs, ports));
    open.atClose(() => journal.close());
    const config: RunConfig = {
      selection: { agent: agent.agent.id },
      judge: { ...identityOf(judge), id: judge.id, samples: settings.judge.samples },
      gate: { min_pass_rate: 0, fail_on: 'never' },
      seed,
    };
    journal.append({
      type: 'run.started',
      run_id: id,
      at: new Date(ports.clock.now()).toISOString(),
      config,
    });
    const ground = { runId: id, journal, config };
    const attemptSource = storedAttempts({
      ...{ ports, settings, judge, budget, signal, original: prompt, measured: [] },
      ...{
        traces: connections.traces,
        connect: connections.of,
        attachments: caseAttachments(engine),
        hidden: [engine.stateDir],
        events: eventStream<RunEvent>(),
      },
      ...{ search: ground, validation: ground, cases: planned },
    });
    const playWith = async (content: string, plays: readonly AttemptKey[]): Promise<ScoredAttempt[]> =>
      (await attemptSource.play([content], plays, 'baseline'))[0] ?? [];
    const plays = [...planned.keys()].map((case_id): AttemptKey => ({ case_id, repetition: 0 }));
    const asIs = plays.length === 0 ? [] : await playWith(prompt, plays);
    const passing = plays.filter((_, index) => asIs[index]?.status === 'passed');
    if (passing.length === 0) return without('no case that gates passes with the prompt as it is');
    return await triedAll(mutants, async ({ content }) => fateOf(await playWith(content, passing)));
  });
}

/** One failure is enough; without one, too many errors leave it open whether there would have been one. */
function fateOf(scores: readonly ScoredAttempt[]): MutantFate {
  if (scores.some(({ status }) => status === 'failed')) return 'killed';
  const errored = scores.filter(({ status }) => status === 'errored').length;
  return errored > BROKEN * scores.length ? 'errored' : 'survived';
}

/** The score over the mutants that were played to the end before a ceiling was reached. */
async function triedAll(
  mutants: readonly Mutant[],
  play: (mutant: Mutant) => Promise<MutantFate>,
): Promise<MeasuredMutation> {
  let stopped: Fault | undefined;
  let untried = 0;
  const { score, killed, errored, survivors } = await mutationScore(mutants, async (mutant) => {
    if (stopped === undefined)
      try {
        return await play(mutant);
      } catch (error) {
        if (!(error instanceof Fault) || error.code !== 'budget_exhausted') throw error;
        stopped = error;
      }
    untried += 1;
    return 'errored';
  });
  const because = stopped === undefined ? '' : `: ${stopped.message}`;
  if (score === null) return without(`no broken rule could be played${because}`);
  const notes = [
    ...(untried === 0
      ? []
      : [`not tried for the mutation score: ${formatCounted(untried, 'broken rule')}${because}`]),
    ...(errored === untried
      ? []
      : [
          `left out of the mutation score: ${formatCounted(errored - untried, 'broken rule')}, whose plays ended in errors`,
        ]),
  ];
  return {
    mutation: {
      mutants: killed + survivors.length,
      killed,
      score,
      survivors: survivors.map(({ rule, broken }) => ({ unit: rule, mutant: broken })),
    },
    notes,
  };
}
