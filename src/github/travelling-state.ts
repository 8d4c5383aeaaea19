import type { Engine } from '../engine.ts';
import type { Environment } from '../ports/ports.ts';
import { statePaths } from '../state/state-paths.ts';
import type { GitHubClient } from './client.ts';
import type { WorkflowContext } from './context.ts';
import type { Inputs } from './inputs.ts';
import { type Core, harmless } from './runner.ts';
import { stateKey } from './state-key.ts';
import { isTrustedEvent } from './state-origin.ts';

/** How results travel from one run of a workflow to the next: as an artifact of the base branch. */
export interface TravellingState {
  /** Before the run: brings back what runs of the base branch left. */
  restore(): Promise<void>;
  /** After it: leaves this run for later ones, where it may. Answers with the id of the artifact, or an empty text. */
  save(runId: string): Promise<string>;
}

export interface StateWorld {
  inputs: Pick<Inputs, 'state' | 'stateArtifact' | 'retentionDays'>;
  engine: Engine;
  core: Core;
  context: WorkflowContext | undefined;
  client: GitHubClient | undefined;
  env: Pick<Environment, 'get'>;
  redact: (text: string) => string;
}

/**
 * The state of a step. Nothing travels without a workflow, a token or `state: artifact`; whatever goes wrong is said and costs
 * the comparison, never the run.
 */
export function travellingState(world: StateWorld): TravellingState {
  const { inputs, engine, core, context, client, env, redact } = world;
  if (inputs.state !== 'artifact' || context === undefined || client === undefined)
    return { restore: async () => undefined, save: async () => '' };
  const written = env.get('ASSAY_STATE_KEY') ?? '';
  const key = written === '' ? undefined : stateKey(written);
  const { ports } = engine;
  const paths = statePaths(engine.stateDir);
  const name = inputs.stateArtifact;
  const say = (notices: readonly string[]) => {
    for (const notice of notices) core.info(harmless(`state: ${notice}`));
  };
  return {
    async restore() {
      const { restoreState } = await import('./restore-state.ts');
      const request = { name, key, store: await engine.store(), paths, ports };
      say((await restoreState(client, context, request)).notices);
    },
    async save(runId) {
      // What a pull request leaves is never taken, so it need not be saved.
      if (!isTrustedEvent(context.event)) return '';
      const { saveState } = await import('./save-state.ts');
      const saved = await saveState(context, {
        name,
        runId,
        key,
        retentionDays: inputs.retentionDays,
        store: await engine.store(),
        paths,
        ports,
        tempFolder: env.get('RUNNER_TEMP') ?? engine.stateDir,
        redact,
      });
      say(saved.notices);
      return saved.artifactId === undefined ? '' : String(saved.artifactId);
    },
  };
}
