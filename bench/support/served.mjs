import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { CLI } from './assay.mjs';

const USAGE = new URL('usage-at-exit.mjs', import.meta.url).href;
const KEY = 'account-key-of-the-benchmark-0123';

/** Starts `assay serve` on a free port with an offline judge and no limit of requests; `stop` resolves to what it used. */
export async function startServed({ cwd, state }) {
  const flags = ['--port', '0', '--json', '--judge', 'offline', '--state', state];
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  const own = { ASSAY_API_KEY: KEY, ASSAY_RATE_LIMIT: '0' };
  const child = spawn(process.execPath, ['--import', USAGE, CLI, 'serve', ...flags], {
    cwd,
    env: {
      ...Object.fromEntries(Object.entries({ PATH, HOME, LANG, TMPDIR }).filter(([, value]) => value)),
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [stderr, usage] = [textOf(child.stderr), textOf(child.stdio[3])];
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { url } = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      if (printed.trimEnd().endsWith('}')) resolve(JSON.parse(printed));
    });
    void ended.then(async (code) => reject(new Error(`serve ended with ${code}: ${await stderr}`)));
  });
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return JSON.parse(await usage);
    },
  };
}

/** A client that keeps `connections` open; `ask` resolves to {status, body, ms}. */
export function clientOf(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (method, path, body) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const content = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${KEY}`,
        ...(content === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
      };
      const asked = request(new URL(path, url), { method, headers, agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece) => {
          text += piece;
        });
        answer.on('end', () => {
          const ms = performance.now() - start;
          resolve({ status: answer.statusCode, body: text === '' ? undefined : JSON.parse(text), ms });
        });
      });
      asked.on('error', reject).end(content);
    });
  return { ask, close: () => agent.destroy() };
}

/** Makes `act` happen `times` times, `width` at once; resolves to {perSecond, p50, p99} of what it resolves to, in ms. */
export async function loaded(times, width, act) {
  const taken = [];
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    while (next < times) taken.push(await act(next++));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return { perSecond: (1000 * times) / (performance.now() - start), ...quantiles(taken) };
}

export function quantiles(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) };
}

async function textOf(stream) {
  let text = '';
  stream.setEncoding('utf8');
  for await (const piece of stream) text += piece;
  return text;
}
