/**
 * `assay run --json` from the sources, on a disk that can lose its power: node run-on-platter.mjs EVALS STATE PLATTER [RUN TO RESUME].
 */
import { conclude } from '../../../src/cli/run.ts';
import { createEngine } from '../../../src/engine/engine.ts';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { platterFiles } from './platter-files.mjs';

const [evals, state, platter, resume] = process.argv.slice(2);
const ports = nodePorts();
const files = platterFiles(ports.files, { state, platter });
const engine = createEngine({ evals, state, ports: { ...ports, files } });
{
  await using started = await startRun(engine, resume === undefined ? {} : { resume });
  process.exitCode = conclude(engine, await started.finish(), { json: true, quiet: true });
}
