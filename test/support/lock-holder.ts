// Takes the lock of a folder, says so, and never lets go.
import { nodePorts } from '../../src/ports/node-ports.ts';
import { acquireLock } from '../../src/state/lock.ts';

await acquireLock(process.argv[2] ?? '', nodePorts());
process.stdout.write('held\n');
setInterval(() => undefined, 1_000);
