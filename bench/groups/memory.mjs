import { assayRunPassing, workspace } from '../support/assay.mjs';
import { spent } from '../support/judged-run.mjs';

const CONCURRENCY = 20;
/** Most memory of a run, by its cases. */
const SIZES = [
  { n: 1000, mostMb: 130 },
  { n: 10_000, mostMb: 200 },
  { n: 100_000, mostMb: 300 },
];
const LONG = { n: 20_000, answerBytes: 20_000 };

/** What a run holds, by the number and the size of its answers: the kernel's high water mark. One run each, memory is steady. */
export async function memory({ server, cases }) {
  const place = workspace();
  const play = async (n, settings, options) => {
    place.evals({ url: server.url, n, concurrency: CONCURRENCY, scorer: 'rubric' });
    await server.reset(settings);
    return assayRunPassing(place, place.freshState(), n, options);
  };
  try {
    const rows = [];
    for (const { n, mostMb } of SIZES) {
      const played = Math.min(n, cases);
      const run = await play(played, {});
      rows.push({
        figure: `${played.toLocaleString('en')} judged cases: peak memory`,
        value: run.peakMb,
        unit: ' MB',
        bound: { most: mostMb },
        note: spent(run),
      });
      if (n === 100_000)
        rows.push({ figure: '  wall', value: run.wallMs / 1000, unit: ' s', bound: { most: 60 } });
      if (played < n) break;
    }
    const n = Math.min(LONG.n, cases);
    const failing = await play(n, { answerBytes: LONG.answerBytes, verdict: 'worst' }, { wanted: 'failed' });
    return [...rows, ...failingRows(failing, n)];
  } finally {
    place.remove();
  }
}

function failingRows(run, n) {
  return [
    {
      figure: `${n.toLocaleString('en')} failing cases of 20 KB: peak memory`,
      value: run.peakMb,
      unit: ' MB',
      bound: { most: 300 },
      note: spent(run),
    },
    // An answer is read, recorded, judged (as a prompt of its size) and reported; four times the bound of a short one.
    { figure: '  CPU a case', value: run.cpuMs / n, unit: ' ms', bound: { most: 2 } },
  ];
}
