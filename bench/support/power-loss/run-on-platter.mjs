/**
 * `assay run --json` from the sources, on a disk that can lose its power:
 *
 *   node run-on-platter.mjs EVALS STATE PLATTER [--resume RUN] [--die-reported]
 *
 * With `--die-reported` the process is killed the moment its report is written.
 */
import { parseArgs } from 'node:util';
import { followed } from '../../../src/cli/run.ts';
import { createEngine } from '../../../src/engine/engine.ts';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { platterFiles } from './platter-files.mjs';

const {
  values,
  positionals: [evals, state, platter],
} = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'string' }, 'die-reported': { type: 'boolean', default: false } },
});
const ports = nodePorts();
const files = platterFiles(ports.files, { state, platter });
const engine = createEngine({ evals, state, ports: { ...ports, files } });
{
  await using started = await startRun(engine, values.resume === undefined ? {} : { resume: values.resume });
  using following = followed(engine, started.runId, { json: true, quiet: true });
  process.exitCode = following.conclude(await started.finish({ onCase: following.add }));
  if (values['die-reported']) process.kill(process.pid, 'SIGKILL');
}
