import type { Engine } from '../../engine/engine.ts';
import { Fault } from '../../errors.ts';
import { eventStream } from '../../flow/event-stream.ts';
import { judgingAnew } from '../../judges/judging-anew.ts';
import { forgetErrors } from '../../runs/gating/forget-errors.ts';
import { checkPlan } from '../../runs/planning/check-plan.ts';
import { type PlannedCase, plan, type Selection } from '../../runs/planning/plan.ts';
import type { PlayedRecord, RunConfig, ShardPart } from '../../runs/records.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import type { Shard } from '../../runs/sharding/shard.ts';
import type { RunEvent } from '../../runs/world.ts';
import { defined } from '../../schema/defined.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import { type AffectedWish, type Draft, onlyAffected, recordedChoice } from './affected-cases.ts';
import { baseOf } from './base-ref.ts';
import { type ChosenBaseline, chooseBaseline } from './choose-baseline.ts';
import { cutShard, shardToPlay } from './cut-shard.ts';
import type { GivenSuite } from './imported-suite.ts';
import { quarantineBy, wantsQuarantine } from './quarantined-cases.ts';
import { type AskedSettings, withOptions } from './run-settings.ts';
import { checkSameCases, checkSameJudge, refuseValidation } from './same-run.ts';
import { type StartedRun, startedRun } from './started-run.ts';
import { asksJudge, reachableCases, withheldFrom } from './without-secrets.ts';

export type { StartedRun } from './started-run.ts';

/** What a door may ask of a run, beyond what the evals folder says. */
export interface RunOptions extends AskedSettings {
  selection?: Selection;
  /** An id that was drawn for it before; what its journal holds already is neither played nor judged again. */
  id?: string;
  /** Continue this run: what its journal holds is neither played nor judged again. */
  resume?: string;
  /** Like `resume`, and errored attempts are played again. */
  retryErrors?: string;
  /** What it is compared with: a results.json file, the id of a stored run, or `none`. */
  baseline?: string;
  /** Look for a baseline in the state folder also where the gate does not ask for regressions: then it is only shown. */
  seekBaseline?: boolean;
  /** Why earlier runs could not be brought here, as a clause: then there is no baseline "yet" either. */
  unread?: string;
  /** Whose runs the state folder remembers: those of the base branch, or (default) whatever was played here. */
  historyOf?: 'base' | 'here';
  /** The run whose outputs `adopt` brings; `fresh` asks the judge anew where its cache knows an answer. */
  rescored?: { from: string; fresh: boolean };
  /** Of the selected cases only those that a change can have made different. */
  affected?: AffectedWish;
  /** The part of the suite to play; gated when all parts are merged. */
  shard?: Shard;
  /** Cases and agents instead of those of the evals folder and the state. */
  suite?: GivenSuite;
  /** Starts from outputs that exist already: changes the plan and gives the plays that the journal begins with. */
  adopt?: (planned: readonly PlannedCase[]) => { cases: PlannedCase[]; plays: PlayedRecord[] };
  /** The commit that this is a change of, in full. */
  baseRef?: string | undefined;
  signal?: AbortSignal;
}

/** What would be played, without judge, journal or agent: the answer to `--dry-run`. */
export async function planRun(
  engine: Engine,
  options: RunOptions,
  before?: Pick<RunConfig, 'shard' | 'affected'>,
): Promise<Draft & { part?: ShardPart }> {
  const settings = withOptions(await engine.settings(), options);
  const registry = await engine.registry();
  const { cases, agents } = options.suite ?? {
    cases: await engine.cases(),
    agents: await engine.agents(),
  };
  // Without stored cases the evals folder is all there is; its absence is said as such, with the way to make one.
  // Who speaks to the service chooses by name, and is told that there is none of it.
  if (cases.length === 0 && options.suite === undefined && engine.streams() === undefined)
    await engine.evals();
  const whole = plan({ cases, agents, settings, registry, selection: options.selection ?? {} });
  const problems = checkPlan(whole);
  if (problems.length > 0)
    throw new Fault('validation_failed', problems.map((problem) => problem.message).join('; '), {
      where: problems[0]!.path,
      hint: 'Add the named fields or take the scorer off the turn; nothing was played.',
      problems,
    });
  const draft = { planned: whole, settings };
  const chosen = await onlyAffected(engine, draft, options.affected, before?.affected);
  if (options.shard === undefined) return chosen;
  const cut = await cutShard(engine, chosen.planned, chosen.settings, options.shard, before?.shard);
  return { ...chosen, ...cut };
}

/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal. */
export async function startRun(engine: Engine, options: RunOptions = {}): Promise<StartedRun> {
  const { ports } = engine;
  const continued = options.resume ?? options.retryErrors;
  const runId = continued ?? options.id ?? ports.ids.next('run_');
  const paths = statePaths(engine.stateDir);
  if (continued !== undefined && ports.files.stat(paths.journal(runId)) === null)
    throw new Fault('not_found', `no run "${runId}" in this state folder`, {
      where: paths.runs,
      hint: 'See: assay list runs',
    });
  // The lock stands in the run's own folder: other runs on the same state go on beside it.
  const lock = await acquireLock(paths.runFolder(runId), ports);
  let journal: RunJournal | undefined;
  let against: ChosenBaseline | undefined;
  try {
    journal = openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
    const before = journal.config;
    refuseValidation(before, runId, options.resume === undefined ? '--retry-errors' : '--resume');
    const selection = before === undefined ? (options.selection ?? {}) : { ...before.selection };
    const narrowing = [
      ...Object.keys(options.selection ?? {}),
      ...(options.affected === undefined ? [] : ['affected']),
    ];
    if (continued !== undefined && narrowing.length > 0)
      throw new Fault('usage', `${runId} goes on with the cases it began with`, {
        where: narrowing.join(', '),
        hint: 'Leave the selection out, or start a new run.',
      });
    const gate = { minPassRate: before?.gate.min_pass_rate, failOn: before?.gate.fail_on };
    const shard = shardToPlay(options, before, runId);
    const {
      planned: drafted,
      settings,
      part,
      affected,
    } = await planRun(engine, { ...defined(gate), ...options, selection, ...defined({ shard }) }, before);
    const adopted = options.adopt?.(drafted);
    // What is not called needs no keys: stored answers, skipped cases.
    const planned = adopted?.cases ?? (await reachableCases(engine, drafted));
    const { judge: chosen, budget, judgeWithheld, emptyKeys } = await engine.scoringWith();
    const withheld = withheldFrom(engine, judgeWithheld, planned, before);
    const rescored = options.rescored ?? before?.rescored;
    const judge = rescored?.fresh === true ? judgingAnew(chosen, runId) : chosen;
    const config: RunConfig = {
      ...recordedChoice({ ...selection } as RunConfig['selection'], affected),
      judge: { mode: judge.mode, model: judge.model, id: judge.id, samples: settings.judge.samples },
      gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
      seed: engine.options.seed ?? 1,
      ...defined({ rescored, shard: part, secrets_withheld: withheld }),
      ...(emptyKeys.length === 0 || !asksJudge(planned) ? {} : { empty_keys: emptyKeys }),
    };
    if (before !== undefined) {
      checkSameCases(journal, planned, runId);
      checkSameJudge(before, config, runId);
    }
    if (before?.quarantine !== undefined) config.quarantine = before.quarantine;
    // The whole is gated, once it is merged.
    else if (
      before === undefined &&
      part === undefined &&
      wantsQuarantine(settings.gate, options.historyOf)
    ) {
      const decide = await quarantineBy(engine, judge.id);
      const quarantine = decide(planned.map(({ description }) => description));
      if (quarantine !== undefined) config.quarantine = quarantine;
    }
    // Where nothing is played there is nothing to compare.
    const wish = {
      runId,
      named: options.baseline ?? before?.baseline,
      // The whole is compared, once it is merged.
      wanted: (settings.gate.fail_on === 'regression' || options.seekBaseline === true) && part === undefined,
      rescored,
      unread: options.unread,
      selection: config.selection,
      judge: withheld?.judge === true ? undefined : config.judge,
    };
    against = affected?.chosen === 0 ? {} : await chooseBaseline(engine, wish);
    if (against.recorded !== undefined) config.baseline = against.recorded;
    const base = baseOf(engine, { runId, settings, part, before, options });
    if (base?.commit !== undefined) config.base_ref = base.commit;
    if (options.retryErrors !== undefined) forgetErrors(journal, planned);
    // What the run cost before counts against its ceilings, whoever paid it.
    const { agent, judge: judged } = journal.usage;
    budget.charge(judged.calls, (agent.cost_usd ?? 0) + (judged.cost_usd ?? 0));
    for (const play of adopted?.plays ?? []) journal.append(play);
    return startedRun(
      engine,
      {
        runId,
        planned,
        settings,
        config,
        judge,
        budget,
        journal,
        signal: options.signal,
        events: eventStream<RunEvent>(),
        baseline: against.baseline,
        noBaseline: against.missing,
        base,
      },
      affected,
      async () => {
        base?.close();
        await against?.baseline?.run.close();
        await journal?.close();
        lock.release();
      },
    );
  } catch (error) {
    await against?.baseline?.run.close();
    await journal?.close();
    lock.release();
    throw error;
  }
}
