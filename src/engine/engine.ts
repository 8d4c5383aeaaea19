import { resolve } from 'node:path';
import { asFault, faultLine } from '../errors.ts';
import { nodePorts } from '../ports/node-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { findStoredTurn } from '../runs/stored-run.ts';
import type { Credentials } from '../schema/agent.ts';
import type { Subject } from '../schema/evaluation.ts';
import { AVAILABLE_SCORERS } from '../schema/scorer-name.ts';
import { settings as settingsSchema } from '../schema/settings.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { folderNames } from '../state/folder-names.ts';
import { journalLine, parseJournalLine } from '../state/journal-line.ts';
import { openJudgeCache } from '../state/judge-cache.ts';
import { lowdbStore } from '../state/lowdb-store.ts';
import { statePaths } from '../state/state-paths.ts';
import { openVault } from '../state/vault.ts';
import { withCeilings, withOptions } from '../test-cases/asked-settings.ts';
import { requireCallable } from '../test-cases/callable.ts';
import type { Evals } from '../test-cases/evals.ts';
import { resolveVariables } from '../test-cases/interpolate.ts';
import { problemsFault } from '../test-cases/problems-fault.ts';
import {
  type StoredAgent,
  storedAgents,
  storedCases,
  storedScorers,
} from '../test-cases/stored-resources.ts';
import { traceRecorder } from '../traces/recorder.ts';
import { engineWebhooks } from '../webhooks/engine-webhooks.ts';
import type { EngineOptions } from './engine-options.ts';
import type {
  BackgroundAccess,
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  Scoring,
  ScoringAccess,
  SecretsAccess,
  ServiceAccess,
  StateAccess,
  TracingAccess,
  WebhookAccess,
} from './engine-parts.ts';
import { liveRuns } from './live-runs.ts';

/** The engine behind every entry point, each of its parts made at its first use. */
export interface Engine
  extends OptionsAccess,
    StateAccess,
    EvalsAccess,
    ResourceAccess,
    ScoringAccess,
    SecretsAccess,
    TracingAccess,
    WebhookAccess,
    BackgroundAccess,
    ServiceAccess {
  /** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
  storedTurn(turnId: string): Promise<(scorer: Pick<Scorer, 'multiTurn'>) => Subject>;
}

export function createEngine(options: EngineOptions = {}): Engine {
  const ports = options.ports ?? nodePorts();
  const stateDir = resolve(ports.env.cwd(), options.state ?? '.assay');
  const evalsDir = resolve(ports.env.cwd(), options.evals ?? 'evals');
  const paths = statePaths(stateDir);
  const warn = options.onWarning ?? (() => undefined);
  const store = once(async () => lowdbStore({ root: stateDir, onWarning: warn }, ports));
  const vault = once(() => openVault(paths, ports, warn));
  const lines = { write: journalLine, read: parseJournalLine };
  const names = once(() => folderNames(paths.traces, ports, '.jsonl'));
  const traces = once(() => traceRecorder({ folder: paths.traces, lines, names: names(), ports }));
  const background = new Set<Promise<unknown>>();
  let folder = readFolder();
  let loaded = loadLazily();
  let { streams } = options;

  /** The evals folder with the judge that it asks for, whose purse must not be filled again by a creation. */
  function readFolder() {
    const evals = once(() => loadOrFail(evalsDir, ports, options.experimentFile));
    const evalsIfThere = once(async () => (ports.files.stat(evalsDir) === null ? undefined : evals()));
    const settings = once(async () =>
      withOptions((await evalsIfThere())?.settings ?? settingsSchema.parse({}), options),
    );
    const judgeCache = once(() => openJudgeCache(paths.cache, ports));
    const judgeWith = async (maxCostUsd?: number, maxCalls?: number): Promise<Omit<Scoring, 'registry'>> => {
      const { chooseJudge } = await import('../judges/choose-judge.ts');
      const chosen = withCeilings(await settings(), maxCostUsd, maxCalls);
      const withheld = options.secretsWithheld !== undefined;
      const { judge, budget, keyMissing, emptyKeys } = await chooseJudge(chosen.judge, ports, {
        offlineWithoutKey: withheld,
        cacheStore: judgeCache(),
        maxRetries: JUDGE_RETRIES,
        timeoutMs: chosen.run.timeout_ms,
      });
      return {
        ...{ judge, budget, settings: chosen },
        judgeWithheld: withheld && keyMissing,
        emptyKeys: withheld ? [] : emptyKeys,
      };
    };
    return { evals, evalsIfThere, settings, judgeWith, judge: once(() => judgeWith()) };
  }

  /** What is stored is read once; `forget` starts anew. */
  function loadLazily() {
    const { evalsIfThere, judge, judgeWith } = folder;
    const registry = once(async () => {
      const { scorerRegistry } = await import('../scorers/registry.ts');
      const { makeScorers } = await import('../test-cases/make-scorers.ts');
      const stored = await storedScorers(await store());
      const { scorers, problems } = await makeScorers(
        (await evalsIfThere())?.scorers ?? [],
        resolve(evalsDir, '..'),
        ports,
      );
      if (problems.length > 0)
        throw problemsFault(problems, 'Correct the files; nothing was run. See: assay validate');
      const { customScorer } = await import('../scorers/custom/custom-scorer.ts');
      return scorerRegistry([
        ...scorers,
        ...(await Promise.all(stored.map((one) => customScorer(one, ports)))),
      ]);
    });
    const home = resolve(evalsDir, '..');
    return {
      registry,
      scoring: once(async () => ({ registry: await registry(), ...(await judge()) })),
      scoringWith: async (maxCostUsd?: number, maxCalls?: number) => {
        const [resolved, chosen] = [await registry(), await judgeWith(maxCostUsd, maxCalls)];
        return { registry: resolved, ...chosen };
      },
      agents: once(async () => [
        ...((await evalsIfThere())?.agents ?? []),
        ...(await storedAgents(await store(), home)),
      ]),
      cases: once(async () => [
        ...((await evalsIfThere())?.cases ?? []),
        ...(await storedCases(await store(), home)),
      ]),
    };
  }

  return {
    ports,
    options,
    stateDir,
    evalsDir,
    warn,
    evals: () => folder.evals(),
    settings: () => folder.settings(),
    registry: () => loaded.registry(),
    scoring: () => loaded.scoring(),
    scoringWith: (maxCostUsd, maxCalls) => loaded.scoringWith(maxCostUsd, maxCalls),
    agents: () => loaded.agents(),
    cases: () => loaded.cases(),
    store,
    vault,
    traces,
    webhooks: once(() =>
      engineWebhooks({ ports, options, stateDir, evalsDir, warn, store, vault, evals: () => folder.evals() }),
    ),
    live: once(() => liveRuns()),
    streams: () => streams,
    serveAt(at) {
      streams = at;
    },
    async reach(agent) {
      requireCallable(agent.agent);
      const resolved = resolveVariables(agent, ports.env);
      if (resolved.agent === null)
        throw problemsFault(resolved.problems, 'Set the variables, or take the agent out of the selection.');
      const sealed = (agent as Partial<StoredAgent>).sealedCredentials;
      if (sealed === undefined) return resolved.agent;
      return { ...resolved.agent, credentials: (await vault().open(agent.agent.id, sealed)) as Credentials };
    },
    async storedTurn(turnId) {
      const turn = await findStoredTurn(turnId, paths, ports);
      const agent = (await loaded.agents()).find((one) => one.agent.id === turn.agentId)?.agent;
      return (scorer) => turn.subject(scorer, agent?.system_prompt);
    },
    inBackground(work) {
      const watched = work
        .catch((error: unknown) => warn(faultLine(asFault(error))))
        .finally(() => background.delete(watched));
      background.add(watched);
    },
    async settled() {
      while (background.size > 0) await Promise.all(background);
    },
    forget(also) {
      if (also?.evals === true) folder = readFolder();
      loaded = loadLazily();
    },
  };
}

/** A judge call is asked five times before the item is errored: a rate limit must not cost evidence (security.md R01). */
const JUDGE_RETRIES = 4;

/** Everything wrong in the evals folder as one Fault; nothing runs. */
async function loadOrFail(
  evalsDir: string,
  ports: Ports,
  experimentFile: string | undefined,
): Promise<Evals> {
  const { loadEvals } = await import('../test-cases/load-evals.ts');
  const { evals, problems } = await loadEvals({
    evalsDir,
    experimentFile,
    ports,
    mode: 'run',
    scorerNames: AVAILABLE_SCORERS,
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0)
    throw problemsFault(errors, 'Correct the files; nothing was run. See: assay validate');
  return evals;
}

/** The value of the first call, kept. A failed promise is kept too: the same question has the same answer. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
