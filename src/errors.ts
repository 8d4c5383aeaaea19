/**
 * The one error class of the product and the one table behind it: what a fault is called, what an entry point answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */

/** What each kind of fault means at the entry points. `http` is the status, `exit` the process exit code (contract 6 and 9). */
export const FAULTS = {
  usage: { http: 400, exit: 2, retry: false },
  malformed_json: { http: 400, exit: 2, retry: false },
  unauthorized: { http: 401, exit: 2, retry: false },
  forbidden: { http: 403, exit: 2, retry: false },
  not_found: { http: 404, exit: 2, retry: false },
  method_not_allowed: { http: 405, exit: 2, retry: false },
  conflict: { http: 409, exit: 2, retry: false },
  too_large: { http: 413, exit: 2, retry: false },
  unsupported_media_type: { http: 415, exit: 2, retry: false },
  misdirected_request: { http: 421, exit: 2, retry: false },
  validation_failed: { http: 422, exit: 2, retry: false },
  scorer_failed: { http: 502, exit: 3, retry: false },
  agent_failed: { http: 502, exit: 3, retry: false },
  judge_error: { http: 502, exit: 3, retry: false },
  budget_exhausted: { http: 502, exit: 3, retry: false },
  timeout: { http: 502, exit: 3, retry: true },
  connection: { http: 502, exit: 3, retry: true },
  overloaded: { http: 502, exit: 3, retry: true },
  rate_limited: { http: 429, exit: 3, retry: true },
  provider_error: { http: 502, exit: 3, retry: false },
  address_denied: { http: 422, exit: 2, retry: false },
  storage: { http: 500, exit: 3, retry: false },
  locked: { http: 409, exit: 3, retry: false },
  cancelled: { http: 499, exit: 130, retry: false },
  internal: { http: 500, exit: 70, retry: false },
} as const;

/** Subcode of the fault that there is no evals folder; each entry point has its own advice. */
export const NO_EVALS = 'no_evals';

export type FaultCode = keyof typeof FAULTS;

/** One problem of an input: where it is (a dot path or `file:line:column`), what is wrong and, where known, what would be right. */
export interface Problem {
  path: string;
  message: string;
  hint?: string;
  /** Codes of metrics.md 0.3 where a scorer's input is concerned. */
  code?: string;
  scorer?: string;
  field?: string;
  alternatives?: string[];
}

/** Problems that are listed of many: nobody reads more, and the first few often explain the others. */
const MOST_LISTED = 100;

/** The first of many problems, and a last one that says how many more there are. */
export function firstProblems(problems: readonly Problem[], most = MOST_LISTED): readonly Problem[] {
  const more = problems.length - most;
  return more <= 0 ? problems : [...problems.slice(0, most), { path: '', message: `and ${more} more` }];
}

export interface FaultParts {
  /** Where it happened: a file position, a URL without secrets, a field. */
  where?: string;
  /** What the reader can do about it. */
  hint?: string;
  cause?: unknown;
  problems?: readonly Problem[];
  /** Finer code, e.g. `unparseable` of a `judge_error` (metrics.md 0.3). */
  subcode?: string;
  /** How long the other side asked us to wait, in milliseconds. */
  retryAfterMs?: number;
  /** HTTP status of the other side, where there was one. */
  status?: number;
  /** Overrides the table where one code covers both kinds. */
  retry?: boolean;
}

/** A fault of the whole: something that stops an operation. A fault of one item is data instead and never thrown past its item. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly where: string | undefined;
  readonly hint: string | undefined;
  readonly problems: readonly Problem[];
  readonly subcode: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;
  readonly retry: boolean;

  constructor(code: FaultCode, what: string, parts: FaultParts = {}) {
    super(what, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = 'Fault';
    this.code = code;
    this.where = parts.where;
    this.hint = parts.hint;
    this.problems = parts.problems ?? [];
    this.subcode = parts.subcode;
    this.retryAfterMs = parts.retryAfterMs;
    this.status = parts.status;
    this.retry = parts.retry ?? FAULTS[code].retry;
  }

  get exitCode(): number {
    return FAULTS[this.code].exit;
  }
}

/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const first = beforeClosing(error);
  if (first !== undefined) return asFault(first.suppressed);
  const what = error instanceof Error ? error.message : String(error);
  return new Fault('internal', what, {
    cause: error,
    hint: 'This is a bug in Assay. Please report it with the command you ran.',
  });
}

/**
 * A `using` block that failed and then could not close either throws both as one SuppressedError: what went wrong first is what people
 * have to know. By its name, because Node 20 has no such class.
 */
function beforeClosing(error: unknown): { suppressed: unknown } | undefined {
  const both = error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error;
  return both ? error : undefined;
}

/** What happened and what to do, as sentences. */
export function faultSentences({ message, hint }: Pick<Fault, 'message' | 'hint'>): string {
  if (hint === undefined) return message;
  return `${message}${/[.!?:]$/.test(message) ? '' : '.'} ${hint}`;
}

/** One line for logs and item errors: code (and subcode) first, then the sentence. */
export function faultLine(fault: Fault): string {
  const code = fault.subcode === undefined ? fault.code : `${fault.code} (${fault.subcode})`;
  return `${code}: ${fault.message}${fault.where === undefined ? '' : ` [${fault.where}]`}`;
}
