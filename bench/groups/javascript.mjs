import { nodePorts } from '../../src/ports/node-ports.ts';
import { javaScriptOf } from '../../src/sandbox/javascript/javascript.ts';
import { javaScriptCheck } from '../../src/sandbox/javascript/javascript-check.ts';
import { median } from '../support/repeat.mjs';

const TIMES = 5;
const MANY = 60;
const LARGE = 'x'.repeat(10_000_000);

/** What checks in JavaScript cost: a process for each code, one call after the other in it, and all code compiled before a run. */
export async function javascript() {
  const start = await typical(TIMES, (index) => ask(`output.length > ${index}`));
  const call = await typical(50, () => ask('output.length > -1'));
  const many = Array.from({ length: MANY }, (_, index) => `output.length > ${index + 1000}`);
  return [
    { figure: 'first call of a code: its process starts', value: start, unit: ' ms', bound: { most: 1000 } },
    { figure: 'further call of the same code', value: call, unit: ' ms', bound: { most: 60 } },
    {
      figure: `${MANY} codes compiled, none run`,
      value: await taken(() => Promise.all(many.map((source) => javaScriptOf(ports).check({ source })))),
      unit: ' ms',
      // Less than a fourth of what a process each would take.
      bound: { most: (MANY * start) / 4 },
    },
    {
      figure: `${MANY} codes run once each`,
      value: await taken(() => Promise.all(many.map((source) => ask(source)))),
      unit: ' ms',
    },
    {
      figure: 'a call with an answer of 10 MB',
      value: await taken(() => ask('output.length > -1', LARGE)),
      unit: ' ms',
      bound: { most: 3000 },
    },
  ];
}

const ports = nodePorts();

async function ask(source, output = 'x') {
  const said = await javaScriptCheck(ports, { source }, { output });
  if (said.status !== 'value') throw new Error(`${source}: ${said.message}`);
}

async function taken(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function typical(times, work) {
  const all = [];
  for (let index = 0; index < times; index += 1) all.push(await taken(() => work(index)));
  return median(all);
}
