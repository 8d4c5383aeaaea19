/** An agent program that leaves its own row in the world and answers `alone`, or with the rows of others that it has seen. */
import { asked, call } from './door.mjs';

const { test_case_id: id } = asked();
const before = (await call('rows', {})).result;
await call('put', { row: id });
const after = (await call('rows', {})).result;
const foreign = [...before, ...after.filter((row) => row !== id)];
process.stdout.write(
  JSON.stringify({
    output: foreign.length === 0 && after.length === 1 ? 'alone' : `saw ${JSON.stringify({ before, after })}`,
  }),
);
