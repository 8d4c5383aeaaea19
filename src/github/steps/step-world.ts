import type { AnnouncingParts, RunningParts } from '../../engine/engine-parts.ts';
import type { Unread } from '../../runs/comparing/choose-baseline.ts';
import type { RunReport } from '../../schema/run.ts';
import type { GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { Posting } from '../comments/post-results.ts';
import type { Inputs } from '../inputs.ts';
import type { Core } from '../runner.ts';

/** What a step knows. */
export interface StepWorld {
  inputs: Inputs;
  engine: RunningParts & AnnouncingParts;
  core: Core;
  context: WorkflowContext | undefined;
  /** Undefined where there is nothing to post on, or no token. */
  client: GitHubClient | undefined;
  redact: (text: string) => string;
  /** Said on the pull request in the place of what is said about the baseline: who asked for this run. */
  note?: string;
  /** Why no earlier run could be read; undefined where they could, or are not to be. */
  unread?: Unread | undefined;
  /** The commit of the last run of the base branch that passed, where the state that was restored tells. */
  lastGood?: string | undefined;
}

/** What a step begins with, before it has spoken to GitHub. */
export type StepStart = Omit<StepWorld, 'client' | 'unread' | 'lastGood'>;

/** A run whose answers failed the gate, after it was reported. */
export interface FailedRun {
  /** Without secrets; its cases can be read no more once the run has ended. */
  report: RunReport;
  /** Failed gating cases by agent, in the order of the cases. */
  failures: ReadonlyMap<string, number>;
  /** How it was posted; undefined where it was not. */
  posting: Posting | undefined;
  /** Empty where there is no comment. */
  commentUrl: string;
}
