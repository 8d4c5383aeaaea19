// One of two processes on one store: adds to a counter and puts rows of its own.
import { nodePorts } from '../../src/ports/node-ports.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';

const [root = '', name = '', times = '0'] = process.argv.slice(2);
const store = lowdbStore({ root, onWarning: (message) => process.stderr.write(message) }, nodePorts());
for (let number = 0; number < Number(times); number += 1) {
  await store.update('agents', 'counter', (value) => ((value as number | null) ?? 0) + 1);
  if (number % 10 === 0) await store.put('scorers', `${name}-${number}`, { number });
}
