import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PATIENCE_MS } from './patience.ts';
import { CLI, TEST_NODE } from './run-cli.ts';

/** JSON of the other side, whatever it holds: tests look at it by `expect`. */
export type Parsed = ReturnType<typeof JSON.parse>;

/** What the service answered. `body` is parsed where it is JSON, else the text. */
export interface Answer {
  status: number;
  type: string;
  headers: Headers;
  text: string;
  body: Parsed;
}

export interface RequestOptions {
  /** Bearer key in place of the account's; `null` sends none. */
  key?: string | null;
  headers?: Record<string, string>;
  /** Sent as it is, in place of a JSON body. */
  raw?: string | Uint8Array<ArrayBuffer>;
}

/** A started `assay serve`, as a client of the interface sees it. */
export interface ServiceProcess {
  url: string;
  key: string;
  /** Folder of its state (`.assay`). */
  state: string;
  child: ChildProcess;
  /** What it printed when it was ready. */
  printed: Parsed;
  stderr(): string;
  ask(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  post(path: string, body: unknown, options?: RequestOptions): Promise<Answer>;
  get(path: string, options?: RequestOptions): Promise<Answer>;
  stop(): Promise<number | null>;
}

export interface ServiceSetup {
  /** Working directory: the evals folder in it is served; a fresh empty one by default. */
  cwd?: string;
  /** Names of the evals and state folders below it. */
  evals?: string;
  state?: string;
  env?: Record<string, string>;
  flags?: string[];
}

/** The built program, or with ASSAY_TEST_SOURCES=1 the sources. */
export const SERVED =
  process.env['ASSAY_TEST_SOURCES'] === undefined ? CLI : join(import.meta.dirname, 'source-cli.mjs');
const ACCOUNT_KEY = 'account-key-of-the-tests-0123456789';

/** Starts the service on a free port as a process of its own, offline judge; resolves when it says where it listens. */
export async function serviceProcess(setup: ServiceSetup = {}): Promise<ServiceProcess> {
  const cwd = setup.cwd ?? mkdtempSync(join(tmpdir(), 'assay-serve-'));
  const state = join(cwd, setup.state ?? '.assay');
  const flags = ['--port', '0', '--judge', 'offline', '--json', '--state', state];
  const folder = setup.evals === undefined ? [] : ['--evals', setup.evals];
  const child = spawn(TEST_NODE, [SERVED, 'serve', ...flags, ...folder, ...(setup.flags ?? [])], {
    cwd,
    env: {
      PATH: `${dirname(TEST_NODE)}:${process.env['PATH'] ?? ''}`,
      HOME: cwd,
      LANG: 'C.UTF-8',
      ASSAY_API_KEY: ACCOUNT_KEY,
      // A file of tests asks faster than anybody types; what the limit does has tests of its own.
      ASSAY_RATE_LIMIT: '0',
      ...setup.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const started: Parsed = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      try {
        resolve(JSON.parse(printed));
      } catch {
        // Not all of it is there yet.
      }
    });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`serve ended with ${code}: ${printed}${errors}`)));
  });
  const url: string = started.url.replace(/\/$/, '');
  const ask: ServiceProcess['ask'] = async (method, path, body, options = {}) => {
    const key = options.key === undefined ? ACCOUNT_KEY : options.key;
    const content = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    const isJson = /^application\/(problem\+)?json/.test(type) && text !== '';
    return {
      status: answer.status,
      type,
      headers: answer.headers,
      text,
      body: isJson ? JSON.parse(text) : text,
    };
  };
  return {
    url,
    key: ACCOUNT_KEY,
    state,
    child,
    printed: started,
    stderr: () => errors,
    ask,
    post: (path, body, options) => ask('POST', path, body, options),
    get: (path, options) => ask('GET', path, undefined, options),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Asks again until the answer fits: for work that goes on behind an answer. Gives up with what came last. */
export async function eventually(
  ask: () => Promise<Answer>,
  fits: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS / 2;
  for (;;) {
    const answer = await ask();
    if (fits(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
