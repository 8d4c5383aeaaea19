import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { Fault } from '../../errors.ts';
import type { Isolation } from '../isolation.ts';
import { type Outcome, readAnswer } from './read-answer.ts';
import type { JavaScriptPorts, WorkerAnswer } from './worker.ts';
import { makeWorkerPool } from './worker-pool.ts';

/** Where own code in JavaScript stands, and what it may read. */
export interface CodePlace {
  /** Absolute path of a module: .mjs, .js, .mts or .ts. */
  readonly file?: string | undefined;
  /** Absolute path of the evals folder, which is all that the code can read. Left out: it can read nothing. */
  readonly folder?: string | undefined;
  /** Absolute path of the file that `source` stands in: its relative imports start there. */
  readonly base?: string | undefined;
}

/** Own code in JavaScript: a text or a file. */
export interface JavaScriptCode extends CodePlace {
  /** An expression, statements with `return`, or a module. Left out: `file` is the code. */
  readonly source?: string | undefined;
}

/** One call of own code. */
export interface JavaScriptCall {
  /** What the code sees by name; names that begin with `__` are left out. */
  readonly globals?: readonly (readonly [name: string, value: unknown])[];
  /** The argument of its function. */
  readonly subject: unknown;
  /** Longest time in milliseconds, the start of the process not counted. Default 30,000. */
  readonly wallMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What came of a call. */
export interface JavaScriptResult {
  readonly outcome: Outcome;
  /** The beginning of what the code printed. */
  readonly printed: string;
  /** What stood between the code and the machine. */
  readonly isolation: Isolation;
}

/**
 * Runs own JavaScript in locked-down processes (security.md S38). Calls of the same code may share a process one after the other; each has
 * globals and modules of its own. All reject with Fault `scorer_failed` (`sandbox`) where Node cannot run it at all, with
 * `validation_failed` for a folder that cannot be granted, or with the signal's reason.
 */
export interface JavaScript {
  run(code: JavaScriptCode, call: JavaScriptCall): Promise<JavaScriptResult>;
  /** Compiles the code and what it imports, and runs nothing: what is wrong with it, or a fingerprint of all its text. */
  check(code: JavaScriptCode): Promise<{ problem: string } | { fingerprint: string }>;
  /** What stands between code and machine here. */
  isolation(): Promise<Isolation>;
}

/** Longest time of one call (security.md S38). */
export const JAVASCRIPT_WALL_MS = 30_000;
const CHECK_MS = 10_000;
/** What inline code is called in stacks. */
const INLINE = 'code';

const shared = new WeakMap<JavaScriptPorts['standby'], JavaScript>();

/** The one runner of a world: all its code shares it. */
export function javaScriptOf(ports: JavaScriptPorts): JavaScript {
  const known = shared.get(ports.standby);
  if (known !== undefined) return known;
  const made = makeJavaScript(ports);
  shared.set(ports.standby, made);
  return made;
}

function makeJavaScript(ports: JavaScriptPorts): JavaScript {
  const pool = makeWorkerPool(ports);

  async function asked(
    code: JavaScriptCode,
    key: string,
    more: object,
    wallMs: number,
    signal?: AbortSignal,
  ) {
    const placed = placedIn(code, ports);
    const { answer, isolation } = await pool.run({
      ...{ code: key, folder: placed.folder, wallMs, signal },
      message: { ...placed, name: INLINE, ...more },
    });
    return { answer, isolation, outcome: readAnswer(answer, wallMs) };
  }

  return {
    isolation: () => pool.isolation(),
    async run(code, { globals = [], subject, wallMs = JAVASCRIPT_WALL_MS, signal }) {
      const more = { globals: JSON.stringify(globals), subject: JSON.stringify(subject ?? null) };
      const { answer, isolation, outcome } = await asked(code, keyOf(code), more, wallMs, signal);
      return { outcome, printed: printedOf(answer), isolation };
    },
    async check(code) {
      // Nothing of it is run, so one process can look at all code of a folder.
      const key = `checks of ${code.folder ?? ''}`;
      const { answer, outcome } = await asked(code, key, { check: true }, CHECK_MS);
      if (outcome.status === 'failed') return { problem: outcome.message };
      const files = ('reply' in answer ? answer.reply.files : undefined) ?? [];
      return { fingerprint: await fingerprintOf(code, files, ports) };
    },
  };
}

/** The same code with links resolved, as its process is told of it. Throws Fault `validation_failed` for a file outside the folder. */
function placedIn({ source, file, folder, base }: JavaScriptCode, { files }: JavaScriptPorts) {
  const root = folder === undefined ? undefined : (files.realPath(folder) ?? undefined);
  if (file === undefined) {
    const place = base === undefined ? undefined : (files.realPath(base) ?? base);
    return { source, folder: root, base: place };
  }
  const real = files.realPath(file);
  if (real === null || root === undefined)
    throw new Fault('validation_failed', `There is no file ${file} to run.`, { where: file });
  const way = relative(root, real);
  if (way.startsWith('..') || join(root, way) !== real)
    throw new Fault('validation_failed', `${file} lies outside the evals folder.`, {
      where: file,
      hint: `JavaScript may stand in ${root} only.`,
    });
  return { file: real, folder: root };
}

function keyOf({ source, file, folder, base }: JavaScriptCode): string {
  return createHash('sha256')
    .update(JSON.stringify([source, file, folder, base]))
    .digest('hex');
}

async function fingerprintOf(
  { source }: JavaScriptCode,
  files: readonly string[],
  ports: JavaScriptPorts,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(source ?? null));
  const folder = files[0] === undefined ? '' : dirname(files[0]);
  // By their places among each other, so that the same code elsewhere is the same.
  for (const path of [...files].sort())
    hash.update(JSON.stringify([relative(folder, path), await ports.files.readText(path)]));
  return hash.digest('hex');
}

function printedOf(answer: WorkerAnswer): string {
  return 'reply' in answer ? answer.reply.printed.toWellFormed() : '';
}
