import { assayRunPassing, workspace } from '../support/assay.mjs';

const N = 200;

/** The same work twice on one state folder: what has been judged is not paid for again. */
export async function cache({ server }) {
  const place = workspace();
  try {
    place.evals({ url: server.url, n: N, concurrency: 20 });
    const state = place.freshState();
    const counted = async () => {
      await server.reset();
      const { wallMs } = await assayRunPassing(place, state, N);
      const { byModel } = await server.stats();
      return { wallMs, agent: byModel.agent ?? 0, judge: byModel.judge ?? 0 };
    };
    const first = await counted();
    const second = await counted();
    const note = ({ wallMs, agent }) => `${agent} agent calls, ${(wallMs / 1000).toFixed(2)} s`;
    return [
      {
        figure: `judge calls, first run of ${N} cases`,
        value: first.judge,
        bound: { most: N },
        note: note(first),
      },
      { figure: 'judge calls, second run', value: second.judge, bound: { most: 0 }, note: note(second) },
    ];
  } finally {
    place.remove();
  }
}
