import { resolve } from 'node:path';
import { once } from '../flow/once.ts';
import type { Registry, RegistryParts } from '../scorers/by-name/registry-of.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { openJudgeCache } from '../state/judge-cache.ts';
import { statePaths } from '../state/state-paths.ts';
import { problemsFault } from '../test-cases/problems-fault.ts';
import { withCeilings } from '../test-cases/requested-settings.ts';
import { storedScorers } from '../test-cases/stored-resources.ts';
import type { OptionsAccess, Scoring, StateAccess } from './engine-parts.ts';
import type { EvalsFolder } from './evals-part.ts';

/** A judge call is asked five times before the item is errored: a rate limit must not cost evidence (security.md R01). */
const JUDGE_RETRIES = 4;

/** Makes judges as the settings ask for them, each with a budget of its own; their cache is one. */
export function judgeMaker(
  { options, ports, stateDir, answers }: OptionsAccess & Pick<StateAccess, 'ports' | 'stateDir' | 'answers'>,
  { settings }: EvalsFolder,
  evalsDir: string,
): (maxCostUsd?: number, maxCalls?: number) => Promise<Scoring> {
  const cache = once(() => openJudgeCache(statePaths(stateDir).cache, ports, answers));
  return async (maxCostUsd, maxCalls) => {
    const { chooseJudge } = await import('../judges/choose-judge.ts');
    const { withCalibration } = await import('../calibrations/with-calibration.ts');
    const chosen = withCeilings(await settings(), maxCostUsd, maxCalls);
    const areSecretsMissing = options.secretsWithheld !== undefined;
    const { judge, budget, prices, keyMissing, emptyKeys } = await chooseJudge(chosen.judge, ports, {
      offlineWithoutKey: areSecretsMissing,
      ...(options.judge?.model === undefined ? {} : { modelNamed: 'judge-model (flag or input)' }),
      cacheStore: cache(),
      maxRetries: JUDGE_RETRIES,
      timeoutMs: chosen.run.timeout_ms,
    });
    return {
      ...{ judge: withCalibration(judge, evalsDir, ports), budget },
      settings: { ...chosen, judge: { ...chosen.judge, prices } },
      isJudgeKeyMissing: areSecretsMissing && keyMissing,
      emptyKeys: areSecretsMissing ? [] : emptyKeys,
    };
  };
}

/** Built-in scorers, then those of the evals folder, then those of the state; one Fault with every problem of the folder's own. */
export function registries(
  state: Pick<StateAccess, 'ports' | 'store'>,
  folder: EvalsFolder,
  evalsDir: string,
): (names?: readonly string[]) => Promise<Registry> {
  const own = once(() => ownScorers(state, folder, evalsDir));
  const alone = once(async () => {
    const { registryOf } = await import('../scorers/by-name/registry-of.ts');
    return registryOf([], ...(await own()));
  });
  const all = once(async () => {
    const { scorerRegistry } = await import('../scorers/registry.ts');
    return scorerRegistry(...(await own()));
  });
  return async (names) => {
    if (names === undefined) return all();
    const custom = await alone();
    return names.every((name) => custom.find(name) !== undefined) ? custom : all();
  };
}

/** The custom scorers, and what a registry takes from above. */
async function ownScorers(
  { ports, store }: Pick<StateAccess, 'ports' | 'store'>,
  { evalsIfThere }: EvalsFolder,
  evalsDir: string,
): Promise<[Scorer[], RegistryParts]> {
  const { makeScorers } = await import('../test-cases/make-scorers.ts');
  const stored = await storedScorers(await store());
  const evals = await evalsIfThere();
  const { scorers, problems } = await makeScorers(evals?.scorers ?? [], resolve(evalsDir, '..'), ports);
  if (problems.length > 0)
    throw problemsFault(problems, 'Correct the files; nothing was run. See: assay validate');
  const { customScorer } = await import('../scorers/custom/custom-scorer.ts');
  const { findKind } = await import('../checks/registry.ts');
  return [
    [...scorers, ...(await Promise.all(stored.map((one) => customScorer(one, ports))))],
    {
      isCheck: (name) => findKind(name) !== undefined,
      services: { code: { ports, folder: evals?.root ?? resolve(evalsDir) } },
    },
  ];
}
