import { expect, it } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { faultOf } from '../support/github-world.ts';

it.each([
  ['--repeat', '1e15', 'a whole number from 1 to 1000'],
  ['--repeat', '1001', 'a whole number from 1 to 1000'],
  ['--concurrency', '1e9', 'a whole number from 1 to 1000'],
  ['--seed', '1e300', 'a whole number of 0 or more'],
  ['--seed', '1.5', 'a whole number of 0 or more'],
  ['--min-pass-rate', '0x0', 'a share such as'],
  ['--min-pass-rate=-0', undefined, 'a share such as'],
  ['--min-pass-rate', '0e5', 'a share such as'],
])('run %s %s is refused before anything is read', async (flag, value, message) => {
  const fault = await faultOf(runProgram(['run', flag, ...(value === undefined ? [] : [value])]));
  expect(fault).toMatchObject({ code: 'usage', message: expect.stringContaining(`It must be ${message}`) });
});
