/**
 * An agent program that makes the calls of a recorded conversation and says what was said in it. The folder `$PLAYS` has one file
 * for each case, `<id>.json` with `{calls, output}`; what the tools answered is written beside it, with the time of each call, as
 * `<id>.answers.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, call } from './door.mjs';

const { test_case_id: id } = asked();
const { calls, output } = JSON.parse(readFileSync(join(process.env.PLAYS, `${id}.json`), 'utf8'));
const answers = [];
for (const { name, arguments: args } of calls) {
  const start = performance.now();
  const answer = await call(name, args);
  answers.push({ ...answer, ms: performance.now() - start });
}
const { timeOrigin } = performance;
const record = { startedAt: timeOrigin, endedAt: timeOrigin + performance.now(), answers };
writeFileSync(join(process.env.PLAYS, `${id}.answers.json`), JSON.stringify(record));
process.stdout.write(JSON.stringify({ output }));
