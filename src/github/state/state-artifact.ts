import type { StateAccess } from '../../engine/engine-parts.ts';
import { asFault } from '../../errors.ts';
import type { Environment } from '../../ports/ports.ts';
import type { Unread } from '../../runs/comparing/choose-baseline.ts';
import { dropAnswers } from '../../state/kept-answers.ts';
import { stateKey } from '../../state/state-key.ts';
import { statePaths } from '../../state/state-paths.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import type { GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { Inputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import { missingSecrets } from '../steps/missing-secrets.ts';
import { hasArtifacts } from './has-artifacts.ts';
import type { RestoredState } from './restore-state.ts';
import { leavesState } from './state-origin.ts';

/** How results get from one run of a workflow to the next: as the state artifact of the base branch. */
interface StateArtifact {
  /** Before the run: brings back what runs of the base branch left. */
  restore(): Promise<Restored>;
  /** After it: leaves this run for later ones, where it may. Answers with the id of the artifact, or an empty text. */
  save(runId: string): Promise<string>;
}

/** Whether there was something; and where nothing could be read, why: "earlier runs cannot be read without a token". */
export type Restored = Pick<RestoredState, 'restored' | 'unread' | 'lastGood'>;

interface StateWorld {
  inputs: Pick<Inputs, 'state' | 'stateArtifact' | 'retentionDays' | 'command' | 'shard'>;
  engine: StateAccess;
  core: Core;
  context: WorkflowContext | undefined;
  client: GitHubClient | undefined;
  env: Pick<Environment, 'get'>;
  redact: (text: string) => string;
}

/**
 * The state of a step. Nothing is saved or restored without a workflow, a token or `state: artifact`; whatever goes wrong is reported and costs
 * the comparison, never the run.
 */
export function stateArtifact(world: StateWorld): StateArtifact {
  const { inputs, engine, core, context, client, env, redact } = world;
  if (inputs.state !== 'artifact')
    return { restore: async () => ({ restored: false }), save: async () => '' };
  const begin = () => trustNoAnswers(world);
  if (context === undefined || client === undefined) {
    const unread = context === undefined ? undefined : withoutToken(context);
    const restore = async () => {
      begin();
      return { restored: false, unread };
    };
    return { restore, save: async () => '' };
  }
  if (!hasArtifacts(context.serverUrl)) return onEnterpriseServer(core, begin);
  const written = env.get('ASSAY_STATE_KEY') ?? '';
  const key = written === '' ? undefined : stateKey(written);
  const { ports, answers } = engine;
  const paths = statePaths(engine.stateDir);
  const name = inputs.stateArtifact;
  const say = (notices: readonly string[]) => {
    for (const notice of notices) core.info(logLine(`state: ${notice}`));
  };
  return {
    async restore() {
      begin();
      const { restoreState } = await import('./restore-state.ts');
      const before = await beginOfParts(inputs, context, client);
      const request = { name, key, store: await engine.store(), paths, ports, answers, before };
      const { restored, unread, lastGood, notices, warnings } = await restoreState(client, context, request);
      say(notices);
      for (const warning of warnings) core.warning(harmless(warning));
      return { restored, unread, lastGood };
    },
    async save(runId) {
      // What a pull request leaves is never taken, so it need not be saved.
      if (!leavesState(context)) return '';
      const { saveState } = await import('./save-state.ts');
      const saved = await saveState(context, {
        name,
        runId,
        key,
        retentionDays: inputs.retentionDays,
        store: await engine.store(),
        paths,
        ports,
        answers,
        tempFolder: env.get('RUNNER_TEMP') ?? engine.stateDir,
        redact,
      });
      say(saved.notices);
      return saved.artifactId === undefined ? '' : String(saved.artifactId);
    },
  };
}

/**
 * Judge answers that lie in the state folder came with the checkout, or with what ran before: whoever wrote them could have the judge say
 * anything. They are removed; and also where that fails, they do not count.
 */
function trustNoAnswers({ engine: { answers, ports, stateDir }, core }: StateWorld): void {
  answers.restrict();
  try {
    if (dropAnswers(statePaths(stateDir).cache, ports))
      core.info(
        'state: Judge answers that lay in the state folder were removed: only the state artifact brings any.',
      );
  } catch (error) {
    const line = `state: Judge answers in the state folder do not count, but could not be removed: ${asFault(error).message}`;
    core.info(logLine(line));
  }
}

/** A token that a fork was not given is nothing that its author could mend. */
const withoutToken = (context: WorkflowContext): Unread => ({
  why: 'earlier runs cannot be read without a token',
  ...(missingSecrets(context) === undefined
    ? { remedy: 'Leave the input github-token at its default, or give a token.' }
    : {}),
});

/** Nothing is ever saved there, so that "none yet" would be said for ever. */
function onEnterpriseServer(core: Core, begin: () => void): StateArtifact {
  const why = 'this server has no artifacts that a state can be kept in (GitHub Enterprise Server)';
  const remedy = 'Keep the state folder between runs yourself, with state: path.';
  return {
    async restore() {
      begin();
      core.warning(`No earlier state: ${why}. ${remedy}`);
      return { restored: false, unread: { why, remedy } };
    },
    save: async () => '',
  };
}

/**
 * When this run of the workflow began, where other jobs or attempts of it look for states too: shards that found a newer one
 * than the others would cut the suite in another way. Undefined where this job is alone, or it is not known.
 */
async function beginOfParts(
  { command, shard }: StateWorld['inputs'],
  { runId, runAttempt }: WorkflowContext,
  client: Pick<GitHubClient, 'workflowRun'>,
): Promise<string | undefined> {
  if (shard === undefined && command !== 'merge' && runAttempt === 1) return undefined;
  try {
    const { createdAt } = await client.workflowRun(runId);
    return Number.isNaN(Date.parse(createdAt)) ? undefined : createdAt;
  } catch {
    // Without the permission no state can be read either, and that is reported there.
    return undefined;
  }
}
