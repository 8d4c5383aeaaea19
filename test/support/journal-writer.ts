// A writer to be killed: appends records and prints the number of each once it is acknowledged.
import { writeSync } from 'node:fs';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { openJournal } from '../../src/state/journal.ts';

const [path = '', first = '0'] = process.argv.slice(2);
const journal = openJournal(path, nodePorts());
for (let number = Number(first); ; number += 1) {
  // Some lines are long, so that a kill finds the middle of one.
  journal.append({ number, text: 'x'.repeat(number % 50 === 0 ? 200_000 : 300) });
  writeSync(1, `${number}\n`);
  if (number % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
}
