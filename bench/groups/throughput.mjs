import { fileURLToPath } from 'node:url';
import { assayRunPassing, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { bestOf } from '../support/repeat.mjs';

const FLOOR = fileURLToPath(new URL('../floor.mjs', import.meta.url));
const N = 1000;

/** How close a run comes to what the latency of the provider, and to what the runtime itself, allows. */
export async function throughput({ server }) {
  const place = workspace();
  try {
    return [
      ...(await cell(place, server, { latency: 50, concurrency: 50 }, againstIdeal)),
      ...(await cell(place, server, { latency: 0, concurrency: 20 }, againstFloor)),
    ];
  } finally {
    place.remove();
  }
}

async function cell(place, server, { latency, concurrency }, rowsOf) {
  place.evals({ url: server.url, n: N, concurrency });
  const floor = (client) => async () => {
    await server.reset({ latency });
    const run = await runNode([FLOOR, client, server.url, String(N), String(concurrency)], {
      cwd: place.dir,
    });
    if (run.exitCode !== 0) throw new Error(`the floor failed: ${run.stderr}`);
    return run;
  };
  const best = await bestOf(3, {
    ours: async () => {
      await server.reset({ latency });
      const run = await assayRunPassing(place, place.freshState(), N);
      return { ...run, stats: await server.stats() };
    },
    fetch: floor('fetch'),
    http: floor('http'),
  });
  return rowsOf(best, { latency, concurrency, at: `${N} cases, ${latency} ms, ${concurrency} at once` });
}

function againstIdeal({ ours, fetch, http }, { latency, concurrency, at }) {
  const { meanInFlight, mostInFlight, engineMs } = ours.stats;
  // An engine that plays and judges side by side has more calls in flight than cases, so less time would be ideal.
  const share = (ms, inFlight = concurrency) => (100 * 2 * N * latency) / inFlight / ms;
  return [
    {
      figure: `${at}: share of the ideal time`,
      value: share(ours.wallMs, Math.max(mostInFlight, concurrency)),
      unit: ' %',
      bound: { least: 88 },
      note: `${wall(ours)}; in flight ${meanInFlight.toFixed(1)} of ${mostInFlight}`,
    },
    {
      figure: '  first call to last answer only',
      value: share(engineMs, Math.max(mostInFlight, concurrency)),
      unit: ' %',
    },
    { figure: '  bare loop, fetch', value: share(fetch.wallMs), unit: ' %', note: wall(fetch) },
    { figure: '  bare loop, node:http', value: share(http.wallMs), unit: ' %', note: wall(http) },
    memory(ours),
  ];
}

function againstFloor({ ours, fetch, http }, { at }) {
  const rate = (ms) => (1000 * N) / ms;
  return [
    { figure: `${at}: cases a second`, value: rate(ours.wallMs), note: wall(ours) },
    {
      figure: '  share of the bare loop with fetch',
      value: (100 * fetch.wallMs) / ours.wallMs,
      unit: ' %',
      bound: { least: 50 },
    },
    { figure: '  first call to last answer only', value: rate(ours.stats.engineMs) },
    { figure: '  bare loop, fetch', value: rate(fetch.wallMs), note: wall(fetch) },
    { figure: '  bare loop, node:http', value: rate(http.wallMs), note: wall(http) },
    memory(ours),
  ];
}

function memory({ peakMb }) {
  return { figure: '  peak memory', value: peakMb, unit: ' MB', bound: { most: 250 } };
}

function wall({ wallMs, cpuMs, peakMb }) {
  return `${(wallMs / 1000).toFixed(2)} s, CPU ${(cpuMs / 1000).toFixed(2)} s, ${Math.round(peakMb)} MB`;
}
