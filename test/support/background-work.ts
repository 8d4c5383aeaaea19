/** A process that does what a service does with its background work: `node background-work.ts STATE [begin]`. */
import { flushCompileCache } from 'node:module';
import { createEngine } from '../../src/engine/engine.ts';
import { resumeJobs } from '../../src/jobs/jobs.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { call } from '../../src/operations/define-operation.ts';

const [state = '', begin] = process.argv.slice(2);
const engine = createEngine({
  state,
  evals: `${state}/no-evals`,
  concurrency: 3,
  judge: { provider: 'offline' },
  streams: { wss: 'wss://localhost', plain: 'ws://localhost', token: () => 't' },
  onWarning: (message) => void process.stderr.write(`${message}\n`),
});
// A process that is killed keeps nothing of what it has compiled.
flushCompileCache();
await resumeJobs(engine);
if (begin !== undefined)
  process.stdout.write(`${(await call(createRun, { tags: ['all'] }, engine)).run_id}\n`);
await engine.settled();
process.stdout.write('done\n');
