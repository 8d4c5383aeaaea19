import type { Subject } from '../schema/evaluation.ts';
import type { AgentUsage, AttemptError } from '../schema/run.ts';
import type { ToolCall } from '../schema/tool-call.ts';

/** One question with its answer, as somebody else's agent gave it. Null means that nobody recorded it. */
export interface TrajectoryTurn {
  input: string;
  output: string;
  tool_calls: ToolCall[] | null;
  context: string[] | null;
  latency_ms: number;
  usage: AgentUsage | null;
  /** What was asked of it, as far as the file says. */
  criteria: Subject;
}

/** How it ended, as the file says. */
export interface Outcome {
  /** Which field said so, as `reward`. */
  field: string;
  value: number | boolean;
  /** What was wrong, in the words of the file or read off its facts; empty where it says nothing. */
  reasons: string[];
  /** Facts for analysis, which are no words of the file. */
  facts?: OutcomeFacts;
}

/** What a file says of an outcome in fields rather than in words. */
export interface OutcomeFacts {
  /** Single checks by name. */
  checks?: Record<string, boolean>;
  /** Expected texts that no answer holds. */
  missing_texts?: string[];
  /** Its last step is a call, or a result: nobody spoke after it. */
  ended_with_call?: true;
  /** It was ended by a limit of steps, turns, tokens or time, as the file says. */
  ended_by_limit?: true;
  /** Of each call, how many messages had been said before it; left out where calls are recorded apart from the conversation. */
  calls_after?: number[];
  /** What the run was about: what a simulated user was to want, the one action that decides, and whether it should come about. */
  task?: { scenario?: string; goal?: string; should_succeed?: boolean };
}

/** A recorded conversation or task of an agent, whatever form it was written in. */
export interface Trajectory {
  id?: string | undefined;
  name?: string | undefined;
  agent?: string | undefined;
  tags: string[];
  turns: TrajectoryTurn[];
  /** Null where the file does not say whether it went well. */
  outcome: Outcome | null;
  /** It broke off before an answer. */
  error?: AttemptError | undefined;
}
