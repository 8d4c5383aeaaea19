import { assayRun, assayRunPassing, workspace } from '../support/assay.mjs';
import { spent } from '../support/judged-run.mjs';

const SHAPE = { n: 500, concurrency: 20, scorer: 'rubric' };
const LATENCY = 50;
const FAULTS = { rate429: 0.05, retryAfterSeconds: 1, rate500: 0.02, rateDropped: 0.01, seed: 7 };

/** A provider that has a bad day: every fault is one of the world, so none may end as a case without a verdict, and waiting holds up nobody else. */
export async function faults({ server, cases, rounds }) {
  const place = workspace();
  const n = Math.min(SHAPE.n, cases);
  try {
    place.evals({ ...SHAPE, url: server.url, n });
    const smooth = [];
    const faulty = [];
    for (let round = 0; round < rounds; round++) {
      await server.reset({ latency: LATENCY });
      smooth.push(await assayRunPassing(place, place.freshState(), n));
      await server.reset({ ...FAULTS, latency: LATENCY, seed: FAULTS.seed + round });
      const run = await assayRun(place, place.freshState());
      if (run.counts === undefined) throw new Error(`assay run ended with ${run.exitCode}: ${run.stderr}`);
      faulty.push({ ...run, stats: await server.stats() });
    }
    return rowsOf(n, smooth, faulty);
  } finally {
    place.remove();
  }
}

/** The verdicts of all rounds, the wall time of the fastest on either side. */
function rowsOf(n, smooth, faulty) {
  const sum = (of) => faulty.reduce((total, run) => total + of(run), 0);
  const fastest = (runs) => runs.reduce((best, run) => (run.wallMs < best.wallMs ? run : best));
  const [even, odd] = [fastest(smooth), fastest(faulty)];
  const { calls, faults: made, meanInFlight } = odd.stats;
  return [
    {
      figure: `${n} cases, 5 % 429, 2 % 500, 1 % dropped: errored`,
      value: sum(({ counts }) => counts.errored),
      bound: { most: 0 },
      note: `in ${faulty.length} runs; the fastest: ${made[429]} times 429, ${made[500]} times 500, ${made.dropped} dropped in ${calls} calls`,
    },
    { figure: '  failed', value: sum(({ counts }) => counts.failed), bound: { most: 0 } },
    {
      figure: '  passed',
      value: sum(({ counts }) => counts.passed),
      bound: { least: n * faulty.length },
    },
    {
      figure: '  wall time, of that without faults',
      value: odd.wallMs / even.wallMs,
      bound: { most: 1.5 },
      note: `retry-after: 1; ${spent(odd)}; without faults ${spent(even)}`,
    },
    { figure: '  slots in use, mean', value: meanInFlight, note: `of ${SHAPE.concurrency}` },
  ];
}
