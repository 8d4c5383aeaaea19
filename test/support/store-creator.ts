// Adds values to a growing collection and says each id once it is added, until it is killed.
import { writeSync } from 'node:fs';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';

const ports = nodePorts();
const store = lowdbStore({ root: process.argv[2] ?? '' }, ports);
for (;;) {
  const id = ports.ids.next('eval_');
  await store.create('evaluations', id, { id, text: 'x'.repeat(20_000) });
  writeSync(1, `${id}\n`);
}
