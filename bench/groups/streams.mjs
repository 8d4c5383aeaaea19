import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { workspace } from '../support/assay.mjs';
import { clientOf, quantiles, startServed } from '../support/served.mjs';

const CASES = 100;
/** Each play is told of twice: 100,000 events and those of the cases. */
const PLAYS = Number(process.env.ASSAY_BENCH_PLAYS ?? 50_000);
const GOOD = 45;
const STALLED = 5;
/** Paced by the agent, so that the machine is not full: some 800 events/s to each client. */
const PACE = { latency: 18, concurrency: 8 };
const SAMPLE_MS = 250;
/** Beyond the 10 s after which the service loses its patience. */
const COMES_AGAIN_MS = 15_000;

/** One run with 50 clients at its progress stream, of which 5 take nothing: what that costs, and how late the others hear of it. */
export async function streams({ server }) {
  const place = workspace();
  try {
    writeEvals(place.dir, server.url);
    const alone = await playedRun(place, server, 0);
    const watched = await playedRun(place, server, GOOD + STALLED);
    const { p50, p99, most } = quantiles(watched.delays);
    return [
      {
        figure: `events to each of ${GOOD} clients`,
        value: Math.min(...watched.received),
        bound: { least: 2 * PLAYS + CASES + 2 },
        note: `${Math.round(watched.seconds)} s; ${watched.gaps} gaps`,
      },
      { figure: 'gaps and duplicates', value: watched.gaps, bound: { most: 0 } },
      {
        figure: 'delay of good clients, p99',
        value: p99,
        unit: ' ms',
        bound: { most: 100 },
        note: `median ${p50} ms, most ${most} ms`,
      },
      {
        figure: `memory for ${GOOD + STALLED} clients, ${STALLED} of them stalled`,
        value: watched.peakMb - alone.peakMb,
        unit: ' MB',
        bound: { most: 50 },
        note: `${Math.round(alone.peakMb)} MB without clients; ${watched.stalls} stalls`,
      },
    ];
  } finally {
    place.remove();
  }
}

/** One play is one call of the agent and one linear-time pattern: the stream is measured, not a judge. */
function writeEvals(dir, url) {
  const write = (path, value) => {
    mkdirSync(join(dir, 'evals', path, '..'), { recursive: true });
    writeFileSync(join(dir, 'evals', path), `${JSON.stringify(value)}\n`);
  };
  write('assay.yaml', { run: { concurrency: PACE.concurrency } });
  write('agents/fake.yaml', {
    name: 'Fake',
    provider: 'custom',
    invocation: {
      url: `${url}/chat/completions`,
      headers: { 'content-type': 'application/json' },
      body_template: '{"model":"agent","messages":{{ messages }}}',
      output_path: 'choices[0].message.content',
    },
  });
  write('scorers/any.yaml', { name: 'Any', type: 'regex', config: { pattern: '.' } });
  write(
    'test-cases/all.json',
    Array.from({ length: CASES }, (_, index) => ({
      id: `case-${index}`,
      name: `case ${index}`,
      tags: ['all'],
      repeat: Math.ceil(PLAYS / CASES),
      turns: [{ input: `Question ${index}`, expected_behavior: 'Any answer.', scorers: ['any'] }],
    })),
  );
}

async function playedRun(place, server, clients) {
  await server.reset({ latency: PACE.latency });
  const served = await startServed({ cwd: place.dir, state: place.freshState(`state-${clients}`) });
  const { ask, close } = clientOf(served.url, 2);
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, rssMb(served.pid));
  }, SAMPLE_MS);
  const books = { delays: [], received: [], gaps: 0, stalls: 0 };
  try {
    const { status, body } = await ask('POST', '/v1/runs', { tags: ['all'] });
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
    const begun = performance.now();
    const good = Array.from({ length: Math.max(1, clients - STALLED) }, () =>
      listening(body.stream_url, books, clients > 0),
    );
    const stalled =
      clients === 0 ? [] : Array.from({ length: STALLED }, () => stalling(body.stream_url, books));
    await Promise.all(good);
    for (const end of stalled) end();
    return { ...books, peakMb, seconds: (performance.now() - begun) / 1000 };
  } finally {
    clearInterval(timer);
    close();
    await served.stop();
  }
}

/** A client that takes everything to the end. One that only waits for the end takes no figures. */
function listening(url, books, isMeasured) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    let last = 0;
    socket.on('message', (data) => {
      const head = data.toString('latin1', 0, 120);
      const [, seq, type, at] = /^\{"seq":(\d+),"type":"([a-z.]+)","at":"([^"]+)"/.exec(head) ?? [];
      if (type === 'heartbeat') return;
      if (Number(seq) !== last + 1) books.gaps += 1;
      last = Number(seq);
      if (isMeasured) books.delays.push(Math.max(0, Date.now() - Date.parse(at)));
    });
    socket.once('error', reject);
    socket.once('close', (code) => {
      if (code !== 1000) reject(new Error(`a stream ended with ${code}`));
      books.received.push(last);
      resolve();
    });
  });
}

/** A client that takes nothing, and comes again when the service has sent it away: there is always one that is stalled. */
function stalling(url, books) {
  let socket;
  const open = () => {
    socket?.terminate();
    socket = new WebSocket(url);
    socket.on('open', () => socket.pause());
    socket.on('error', () => undefined);
    books.stalls += 1;
  };
  open();
  const again = setInterval(open, COMES_AGAIN_MS);
  return () => {
    clearInterval(again);
    socket.terminate();
  };
}

function rssMb(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
