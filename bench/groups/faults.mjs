import { assayRun, workspace } from '../support/assay.mjs';

const N = 500;
const FAULTS = { rate429: 0.05, retryAfterSeconds: 1, rate500: 0.02, rateDropped: 0.01, seed: 7 };

/** A provider that has a bad day: every fault is one of the world, so none may end as a case without a verdict. */
export async function faults({ server }) {
  const place = workspace();
  try {
    place.evals({ url: server.url, n: N, concurrency: 20 });
    await server.reset(FAULTS);
    const { results, wallMs, exitCode, stderr } = await assayRun(place, place.freshState());
    if (results === undefined) throw new Error(`assay run ended with ${exitCode}: ${stderr}`);
    const { calls, faults: made } = await server.stats();
    const { errored, failed, passed } = results.counts;
    return [
      {
        figure: `${N} cases, 5 % 429, 2 % 500, 1 % dropped: errored`,
        value: errored,
        bound: { most: 0 },
        note: `${made[429]} times 429, ${made[500]} times 500, ${made.dropped} dropped in ${calls} calls`,
      },
      { figure: '  failed', value: failed, bound: { most: 0 } },
      { figure: '  passed', value: passed, bound: { least: N } },
      { figure: '  wall', value: wallMs / 1000, unit: ' s', note: 'retry-after: 1' },
    ];
  } finally {
    place.remove();
  }
}
