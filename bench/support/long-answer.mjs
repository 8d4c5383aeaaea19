/**
 * One answer of 10 MB, judged offline: `node long-answer.mjs LIBRARY SCORER[,SCORER…] KIND`. Prints the processor time and the longest time in
 * which nothing else was heard, both in ms, after the scorers have read a short answer.
 */
import { prose, subjectOf } from './subjects.mjs';

const BYTES = 10 * 1024 * 1024 - 1024;

/** Answers that rules find hard in different ways. */
const KINDS = {
  prose: () => prose(BYTES, 3),
  lines: () => 'ok\n'.repeat(BYTES / 3),
  numbers: () => many((at) => `+1 (415) 555-${2000 + (at % 7000)} 4111 1111 1111 ${1000 + (at % 9000)} `),
  json: () => `[${many((at) => `{"id":${at},"name":"Item ${at}","note":"the order was shipped"},`)}0]`,
  unbroken: () => 'abcdefghijklmnop'.repeat(BYTES / 16),
};

const many = (make) => {
  const pieces = [];
  for (let size = 0, at = 0; size < BYTES; at++) size += pieces[pieces.push(make(at)) - 1].length;
  return pieces.join('');
};

const [, , library, scorers, kind] = process.argv;
const { createEngine, operations, call } = await import(library);
const engine = createEngine({ judge: { provider: 'offline' } });
const judged = async (output) => {
  const request = { ...subjectOf(1000), output, scorers: scorers.split(',') };
  const { results, errors } = await call(operations.evaluate, request, engine);
  if (Object.keys(results).length === 0) throw new Error(JSON.stringify(errors));
};

for (let round = 0; round < 5; round++) await judged(prose(20_000, round));
const output = KINDS[kind]();
let longest = 0;
let heard = performance.now();
const listening = setInterval(() => {
  longest = Math.max(longest, performance.now() - heard);
  heard = performance.now();
}, 1);
const before = process.cpuUsage();
await judged(output);
const { user, system } = process.cpuUsage(before);
longest = Math.max(longest, performance.now() - heard);
clearInterval(listening);
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, longestMs: longest }));
