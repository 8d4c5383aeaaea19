import type { Change, RecordedCall, WorldTool } from '../schema/worlds/world.ts';

/** The fault that a call was answered with on purpose. */
export interface MetFault {
  readonly kind: NonNullable<RecordedCall['fault']>;
  readonly injection?: NonNullable<RecordedCall['injection']>;
}

/** What a call of a tool came to. A call that failed has changed nothing. `fault` is for the record, never for the agent. */
export type ToolReply = (
  | { readonly result: unknown; readonly changes: readonly Change[] }
  | { readonly error: string }
) & { readonly fault?: MetFault };

/**
 * The state of one attempt with the tools that act on it. Rejects with Fault `agent_failed` (`world_failed`) where the tools themselves
 * have ended, with their last words; the attempt is then errored, and no other is touched.
 */
export interface ToolSession {
  /** The folder of the attempt, where the tools have made one for themselves. */
  readonly workspace?: string;
  /** Calls of one session are made one after the other, whoever asks. Arguments were validated. */
  call(name: string, args: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<ToolReply>;
  /**
   * What has changed besides what the replies said, since the state that the attempt began with: for tools that act on files or keep their
   * state to themselves. Left out: the replies said everything.
   */
  changes?(): Promise<readonly Change[]>;
  close(): Promise<void>;
}

/** The tools of a world: JavaScript, Python, an MCP server, or canned answers. One for a run, a session for each attempt. */
export interface ToolProgram {
  /** What it offers. Rejects with Fault `validation_failed` for code that cannot be loaded, naming file and line. */
  tools(): Promise<readonly WorldTool[]>;
  /** A fork of the initial state, seen by no other. `workspace` is the folder of the attempt, where the world has files. */
  open(options?: { workspace?: string; signal?: AbortSignal }): Promise<ToolSession>;
  close(): Promise<void>;
}
