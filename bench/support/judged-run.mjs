import { fileURLToPath } from 'node:url';
import { assayRunPassing } from './assay.mjs';
import { runNode } from './child.mjs';

const FLOOR = fileURLToPath(new URL('../floor.mjs', import.meta.url));

/**
 * What plays n cases of an agent call and a judge call: `ours` and the bare loops `fetch` and `http`, for `bestOf`. Each resolves to what runNode
 * does and the server's `stats`. `settings` are those of the fake model server.
 */
export function contestants(place, server, { n, concurrency, settings = {} }) {
  place.evals({ url: server.url, n, concurrency, scorer: 'rubric' });
  const measured = async (run) => {
    await server.reset(settings);
    return { ...(await run()), stats: await server.stats() };
  };
  const floor = (client) => () =>
    measured(async () => {
      const args = [FLOOR, client, server.url, String(n), String(concurrency)];
      const run = await runNode(args, { cwd: place.dir });
      if (run.exitCode !== 0) throw new Error(`the floor failed: ${run.stderr}`);
      return run;
    });
  return {
    ours: () => measured(() => assayRunPassing(place, place.freshState(), n)),
    fetch: floor('fetch'),
    http: floor('http'),
  };
}

/** What a run took, for the note of a figure. */
export function spent({ wallMs, cpuMs, peakMb }) {
  return `${(wallMs / 1000).toFixed(2)} s, CPU ${(cpuMs / 1000).toFixed(2)} s, ${Math.round(peakMb)} MB`;
}
