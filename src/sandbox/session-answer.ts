/** What a session of own code said, or how it ended. Own code ran where it comes from, so nothing in it is believed before it is read. */
export type SessionAnswer =
  | { readonly answer: unknown }
  /** Why there is no answer, as a sentence without its full stop, and the end of what the code printed. The session is gone. */
  | { readonly ended: string; readonly printed: string };

/** A session of own code: a state that calls change, one after the other. */
export interface CodeSession {
  /** What it said of itself when it was opened. */
  readonly opened: SessionAnswer;
  /** Has a tool called. Rejects with the reason of the signal, and the session is gone then. */
  call(name: string, args: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<SessionAnswer>;
  close(): void;
}

/** Own code whose sessions all begin with the same state. */
export interface SessionHost {
  /** Rejects with Fault `scorer_failed` where the code cannot be run on this machine at all, or with the reason of the signal. */
  open(signal?: AbortSignal): Promise<CodeSession>;
  close(): void;
}

/** What the sessions of a world are made of. */
export interface SessionCode {
  /** Absolute path of the module, links resolved. */
  readonly file: string;
  /** Absolute folder, links resolved, which is all that the code can read. */
  readonly root: string;
  /** Text of the JSON object that every session begins with. */
  readonly state: string;
}

/** Longest time of one call, in milliseconds, and of opening a session. */
export const SESSION_WALL_MS = 30_000;
