import { workspace } from '../support/assay.mjs';
import { contestants, spent } from '../support/judged-run.mjs';
import { bestOf } from '../support/repeat.mjs';

/** How close a run comes to what the latency of the provider, and to what the runtime itself, allows. */
export async function throughput({ server, cases, rounds }) {
  const place = workspace();
  // A run of ten thousand cases takes 20 s at this latency, whoever plays it.
  const long = { n: Math.min(cases, 10_000), concurrency: 50, latency: 50, rounds: Math.min(rounds, 2) };
  const short = { n: Math.min(cases, 1000), concurrency: 50, latency: 50, rounds };
  const busy = { n: Math.min(cases, 10_000), concurrency: 20, latency: 0, rounds };
  try {
    return [
      ...againstIdeal(await cell(place, server, long, ['ours', 'http']), { ...long, least: 95 }),
      ...againstIdeal(await cell(place, server, short), { ...short, least: 85 }),
      ...againstFloor(await cell(place, server, busy), busy),
    ];
  } finally {
    place.remove();
  }
}

function cell(place, server, { n, concurrency, latency, rounds }, who = ['ours', 'http', 'fetch']) {
  const all = contestants(place, server, { n, concurrency, settings: { latency } });
  return bestOf(rounds, Object.fromEntries(who.map((name) => [name, all[name]])));
}

function titleOf({ n, latency, concurrency }) {
  return `${n.toLocaleString('en')} cases, ${latency} ms, ${concurrency} at once`;
}

function againstIdeal({ ours, fetch, http }, shape) {
  const { n, latency, concurrency, least } = shape;
  const share = (ms) => (100 * 2 * n * latency) / Math.min(concurrency, n) / ms;
  const { meanInFlight, mostInFlight, engineMs } = ours.stats;
  const floorOf = (name, run) => ({
    figure: `  bare loop, ${name}`,
    value: share(run.wallMs),
    unit: ' %',
    note: `${spent(run)}; slots in use ${run.stats.meanInFlight.toFixed(1)}`,
  });
  return [
    {
      figure: `${titleOf(shape)}: share of the ideal time`,
      value: share(ours.wallMs),
      unit: ' %',
      bound: { least },
      note: spent(ours),
    },
    { figure: '  first call to last answer only', value: share(engineMs), unit: ' %' },
    // More than there are slots would be another work than the ideal is reckoned for.
    { figure: '  most calls in flight', value: mostInFlight, bound: { most: concurrency } },
    { figure: '  slots in use, mean', value: meanInFlight, note: `of ${concurrency}` },
    floorOf('node:http', http),
    ...(fetch === undefined ? [] : [floorOf('fetch', fetch)]),
  ];
}

function againstFloor({ ours, fetch, http }, shape) {
  const rate = ({ wallMs }) => (1000 * shape.n) / wallMs;
  return [
    { figure: `${titleOf(shape)}: cases a second`, value: rate(ours), note: spent(ours) },
    {
      figure: '  of the bare loop with fetch',
      value: (100 * fetch.wallMs) / ours.wallMs,
      unit: ' %',
      bound: { least: 100 },
      note: `fetch ${rate(fetch).toFixed(0)}, node:http ${rate(http).toFixed(0)} cases a second`,
    },
    {
      figure: '  CPU a case',
      value: ours.cpuMs / shape.n,
      unit: ' ms',
      bound: { most: 0.5 },
      note: `with start and end; fetch ${(fetch.cpuMs / shape.n).toPrecision(2)}, node:http ${(http.cpuMs / shape.n).toPrecision(2)}`,
    },
  ];
}
