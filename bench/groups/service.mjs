import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { CLI, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { median } from '../support/repeat.mjs';
import { clientOf, loaded, quantiles, startServed } from '../support/served.mjs';

const STARTS = 9;
const STORED_RUNS = 10_000;
const SLOW = 500;
const EVALUATION = {
  input: 'Can unopened tea be returned?',
  output: 'Yes, unopened tea can be returned within 30 days of delivery.',
  expected_behavior: 'Says that tea can be returned. Says "30 days".',
  scorers: ['playval', 'toxicity'],
};

/** What the service takes: a start, an evaluation, a trace with one span, a page of many runs, and patience with slow clients. */
export async function service() {
  const place = workspace();
  try {
    return [...(await startRows(place)), ...(await requestRows(place)), ...(await slowRows(place))];
  } finally {
    place.remove();
  }
}

/**
 * CPU from the start to the first answered GET /healthz, and the end that follows at once: what is loaded behind the line that says it
 * listens counts as well. The first start in a state folder also makes the certificate of the progress streams.
 */
async function startRows(place) {
  const bare = await runNode(['-e', '0'], { cwd: place.dir });
  const withEvals = workspace();
  try {
    withEvals.evals({ url: 'http://127.0.0.1:9', n: 10, concurrency: 1, agent: 'http' });
    const kept = place.freshState('start');
    const later = await starts(place.dir, () => kept);
    const first = await starts(place.dir, () => place.freshState('first-start'));
    const checked = await starts(withEvals.dir, () => join(withEvals.dir, 'state'));
    return [
      {
        figure: 'start of serve to the first GET /healthz',
        value: later,
        unit: ' ms CPU',
        bound: { most: 200 },
        note: `median of ${STARTS}, its end included; node alone ${bare.cpuMs.toFixed(0)} ms`,
      },
      { figure: '  first start, which makes a certificate', value: first, unit: ' ms CPU' },
      {
        figure: '  with an evals folder, checked before it listens',
        value: checked,
        unit: ' ms CPU',
        note: '10 cases and every built-in scorer',
      },
    ];
  } finally {
    withEvals.remove();
  }
}

/** Median CPU in ms of so many starts; `state` names the state folder of each. */
async function starts(cwd, state) {
  const taken = [];
  for (let start = 0; start <= STARTS; start++) {
    const served = await startServed({ cwd, state: state() });
    const { ask, close } = clientOf(served.url, 1);
    const { status } = await ask('GET', '/healthz');
    close();
    const { cpuMs } = await served.stop();
    if (status !== 200) throw new Error(`GET /healthz: ${status}`);
    // The first may find a cold disk, and makes what the others keep.
    if (start > 0) taken.push(cpuMs);
  }
  return median(taken);
}

async function requestRows(place) {
  const state = place.freshState('requests');
  await storeRuns(place, state);
  const served = await startServed({ cwd: place.dir, state });
  const { ask, close } = clientOf(served.url, 20);
  const timed = async (expected, ...asked) => {
    const { status, ms, body } = await ask(...asked);
    if (status !== expected) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${JSON.stringify(body)}`);
    return { ms, body };
  };
  try {
    const evaluate = async () => (await timed(200, 'POST', '/v1/evaluate', EVALUATION)).ms;
    await loaded(200, 10, evaluate);
    const agent = await timed(201, 'POST', '/v1/agents', {
      name: 'traced',
      provider: 'custom',
      invocation: { url: 'http://127.0.0.1:9' },
    });
    const trace = async () => {
      const start = performance.now();
      const { body } = await timed(201, 'POST', '/v1/traces', { agent_id: agent.body.id });
      const added = await timed(201, 'POST', `/v1/traces/${body.trace_id}/spans`, {
        name: 'get_order',
        kind: 'tool',
        input: { order: 'TK-1042' },
        start_time: '2026-01-05T09:00:00Z',
      });
      const ended = { output: { status: 'sent' }, end_time: '2026-01-05T09:00:01Z', status: 'completed' };
      await timed(200, 'PATCH', `/v1/spans/${added.body.span_id}`, ended);
      return performance.now() - start;
    };
    const list = async () => {
      const { ms, body } = await timed(200, 'GET', '/v1/runs?limit=50');
      if (body.data.length !== 50) throw new Error(`a page of ${body.data.length}`);
      return ms;
    };
    let cursor = '';
    const walk = async () => {
      const { ms, body } = await timed(200, 'GET', `/v1/runs?limit=50${cursor}`);
      cursor = body.next_cursor === null ? '' : `&cursor=${encodeURIComponent(body.next_cursor)}`;
      return ms;
    };
    await loaded(20, 1, list);
    return [
      ...rows('POST /v1/evaluate, offline, 10 at once', await loaded(2000, 10, evaluate)),
      ...rows('a trace, a span and its end, 10 at once', await loaded(1000, 10, trace)),
      ...rows(
        `GET /v1/runs, first of ${STORED_RUNS.toLocaleString('en')}, 4 at once`,
        await loaded(500, 4, list),
        50,
      ),
      ...rows('  every page in turn, one at a time', await loaded(STORED_RUNS / 50, 1, walk), 50),
    ];
  } finally {
    close();
    await served.stop();
  }
}

function rows(figure, { perSecond, p50, p99 }, most) {
  return [
    { figure, value: perSecond, unit: ' a second', note: `p50 ${p50.toFixed(1)} ms` },
    { figure: '  p99', value: p99, unit: ' ms', ...(most === undefined ? {} : { bound: { most } }) },
  ];
}

/** Plays one run and puts the row that it left into the index again and again, each with an id and a start of its own. */
async function storeRuns(place, state) {
  const evals = join(place.dir, 'hello');
  for (const kind of ['agents', 'test-cases']) mkdirSync(join(evals, kind), { recursive: true });
  writeFileSync(join(place.dir, 'agent.mjs'), "for await (const _ of process.stdin);console.log('Hello')");
  writeFileSync(
    join(evals, 'agents', 'hello.yaml'),
    'name: Hello\nprovider: custom\ninvocation: { command: [node, agent.mjs] }\n',
  );
  writeFileSync(
    join(evals, 'test-cases', 'hello.yaml'),
    'id: hello\nname: Hello\nturns:\n  - input: { text: Hi }\n    expected_behavior: Says "Hello".\n',
  );
  const args = [CLI, 'run', '--evals', evals, '--judge', 'offline', '--quiet', '--state', state];
  const run = await runNode(args, { cwd: place.dir });
  if (run.exitCode !== 0) throw new Error(`the run to copy ended with ${run.exitCode}: ${run.stderr}`);
  const file = join(state, 'state', 'index.json');
  const index = JSON.parse(readFileSync(file, 'utf8'));
  const [name, [row]] = Object.entries(index).find(([, value]) => Array.isArray(value)) ?? ['', []];
  const start = Date.parse(row.started_at);
  index[name] = Array.from({ length: STORED_RUNS }, (_, at) => ({
    ...row,
    run_id: `run_${String(at).padStart(16, '0')}`,
    started_at: new Date(start - 60_000 * (STORED_RUNS - at)).toISOString(),
  }));
  writeFileSync(file, JSON.stringify(index));
}

/** Sockets that send a request a byte at a time, beside 50 good requests a second for ten seconds. */
async function slowRows(place) {
  const served = await startServed({ cwd: place.dir, state: place.freshState('slow') });
  const { ask, close } = clientOf(served.url, 20);
  const { hostname, port } = new URL(served.url);
  let closed = 0;
  const open = [];
  const opened = performance.now();
  let lastClosed = 0;
  for (let at = 0; at < SLOW; at++) {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .resume()
      .on('close', () => {
        closed += 1;
        lastClosed = performance.now() - opened;
      });
    socket.write('POST /v1/evaluate HTTP/1.1\r\nhost: 127.0.0.1\r\n');
    open.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of open) if (!socket.destroyed) socket.write('x');
  }, 1000);
  try {
    const taken = [];
    const failed = [];
    const asked = [];
    const begin = performance.now();
    for (let at = 0; at < 500; at++) {
      const due = begin + 20 * at;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      asked.push(
        ask('POST', '/v1/evaluate', EVALUATION).then(
          ({ status, ms }) => (status === 200 ? taken.push(ms) : failed.push(status)),
          (error) => failed.push(error.code),
        ),
      );
    }
    await Promise.all(asked);
    const limit = opened + 14_000;
    while (closed < SLOW && performance.now() < limit)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return [
      {
        figure: `50 requests/s beside ${SLOW} slow sockets: p99`,
        value: quantiles(taken).p99,
        unit: ' ms',
        bound: { most: 300 },
        note: `p50 ${quantiles(taken).p50.toFixed(1)} ms`,
      },
      { figure: '  failed', value: failed.length, bound: { most: 0 }, note: [...new Set(failed)].join(' ') },
      {
        figure: '  slow sockets still open after 12 s',
        value: SLOW - closed,
        bound: { most: 0 },
        note: `last after ${(lastClosed / 1000).toFixed(1)} s`,
      },
    ];
  } finally {
    clearInterval(drip);
    for (const socket of open) socket.destroy();
    close();
    await served.stop();
  }
}
