import { assayRunPassing, workspace } from '../support/assay.mjs';
import { bestOf } from '../support/repeat.mjs';

const SIZES = [1, 100, 1000, 10_000];

/** Whether the cost of a run grows no faster than its cases. */
export async function growth({ server }) {
  const place = workspace();
  const best = new Map();
  try {
    for (const n of SIZES) {
      place.evals({ url: server.url, n, concurrency: 20 });
      const { ours } = await bestOf(n === 10_000 ? 2 : 3, {
        ours: async () => {
          await server.reset();
          return assayRunPassing(place, place.freshState(), n);
        },
      });
      best.set(n, ours);
    }
  } finally {
    place.remove();
  }
  // What one case costs is nearly all start-up.
  const net = (n) => best.get(n).wallMs - best.get(1).wallMs;
  const slope = (from, to) => Math.log(net(to) / net(from)) / Math.log(to / from);
  return [
    ...SIZES.map((n) => ({
      figure: `${n.toLocaleString('en')} case${n === 1 ? '' : 's'}, 0 ms, 20 at once`,
      value: best.get(n).wallMs / 1000,
      unit: ' s',
      note: `CPU ${(best.get(n).cpuMs / 1000).toFixed(2)} s, ${Math.round(best.get(n).peakMb)} MB`,
    })),
    { figure: 'exponent, 100 to 1,000 cases', value: slope(100, 1000), note: 'start-up subtracted' },
    { figure: 'exponent, 1,000 to 10,000 cases', value: slope(1000, 10_000), bound: { most: 1.05 } },
  ];
}
