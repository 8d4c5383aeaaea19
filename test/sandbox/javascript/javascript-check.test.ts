import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { javaScriptOf } from '../../../src/sandbox/javascript/javascript.ts';
import { javaScriptCheck, verdictOf } from '../../../src/sandbox/javascript/javascript-check.ts';
import { evalsWith } from '../../support/javascript-world.ts';

const ports = nodePorts();
const evals = evalsWith({
  'checks/totals.mjs': `import { sum } from './lib/sum.mjs';
import limits from '../limits.json' with { type: 'json' };
export default async ({ output }) => {
  const total = sum(JSON.parse(output));
  return { pass: total <= limits.most, score: 0.5, reason: 'total ' + total };
};
`,
  'checks/lib/sum.mjs': 'export const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);\n',
  'limits.json': '{"most": 10}',
  'checks/typed.ts':
    'type Attempt = { output: string };\nexport default (attempt: Attempt): boolean => attempt.output === "[1]";\n',
  'checks/broken.mjs': 'export default () => {\n  return nowhere.length;\n};\n',
  'checks/wrong.mjs': 'export default () => {\n  return (];\n};\n',
  'checks/none.mjs': 'export const other = 1;\n',
  'checks/package.mjs': "import all from 'lodash';\nexport default all;\n",
  'checks/missing.mjs': "import './gone.mjs';\nexport default 1;\n",
  'checks/old.cjs': 'module.exports = () => true;\n',
  'checks/imports-old.mjs': "import './old.cjs';\nexport default 1;\n",
});
const check = (file: string, output = '[1, 2]') =>
  javaScriptCheck(ports, { file: join(evals, file), folder: evals }, { output });

describe('a check in JavaScript', () => {
  it('is the default export of a module, which imports others of its folder', async () => {
    const { isolation, ...verdict } = await check('checks/totals.mjs');
    expect(verdict).toEqual({ status: 'value', pass: true, score: 0.5, reason: 'total 3', printed: '' });
    expect(isolation.layers).toContain('permission_model');
    expect(await check('checks/totals.mjs', '[9, 9]')).toMatchObject({ pass: false, reason: 'total 18' });
  });

  it.each([
    [
      'in its own code',
      'checks/totals.mjs',
      'no JSON',
      'code_error',
      /^SyntaxError: .*\(checks\/totals\.mjs:4:\d+\)$/,
    ],
    [
      'of a name that nothing has',
      'checks/broken.mjs',
      '',
      'code_error',
      'ReferenceError: nowhere is not defined (checks/broken.mjs:2:3)',
    ],
    [
      'of its form',
      'checks/wrong.mjs',
      '',
      'syntax_error',
      "SyntaxError: Unexpected token ']' (checks/wrong.mjs:2)",
    ],
    [
      'of a module that exports nothing to call',
      'checks/none.mjs',
      '',
      'bad_result',
      /export a default function/,
    ],
    ['of a package', 'checks/package.mjs', '', 'code_error', /cannot import the package "lodash"/],
    [
      'of a file that is not there',
      'checks/missing.mjs',
      '',
      'code_error',
      /checks\/gone\.mjs does not exist/,
    ],
    ['of require', 'checks/imports-old.mjs', '', 'code_error', /import and export instead of require/],
  ])('says where it went wrong: an error %s', async (_, file, output, subcode, message) => {
    expect(await check(file, output)).toMatchObject({
      status: 'failed',
      subcode,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('can be TypeScript where Node takes the types out, and else says which Node does', async () => {
    const file = { file: join(evals, 'checks/typed.ts'), folder: evals };
    if (ports.runtime.stripTypes !== undefined)
      expect(await javaScriptCheck(ports, file, { output: '[1]' })).toMatchObject({ pass: true });
    const { stripTypes, ...runtime } = ports.runtime;
    const older = { ...nodePorts(), runtime };
    expect(await javaScriptCheck(older, file, { output: '[1]' })).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/checks\/typed\.ts is TypeScript.*needs Node 22\.13/),
    });
  });

  it('is compiled without being run, and known by the text of all that it imports', async () => {
    const javaScript = javaScriptOf(ports);
    const code = { file: join(evals, 'checks/totals.mjs'), folder: evals };
    const first = await javaScript.check(code);
    expect(first).toEqual({ fingerprint: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(await javaScript.check(code)).toEqual(first);
    expect(await javaScript.check({ ...code, file: join(evals, 'checks/wrong.mjs') })).toEqual({
      problem: "SyntaxError: Unexpected token ']' (checks/wrong.mjs:2)",
    });
    const other = await javaScript.check({ ...code, file: join(evals, 'checks/none.mjs') });
    expect(other).not.toEqual(first);
  });

  it('cannot stand outside of the folder', async () => {
    const code = { file: join(evals, 'limits.json'), folder: join(evals, 'checks') };
    await expect(javaScriptCheck(ports, code, {})).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('ends with the run that asked for it', async () => {
    const running = new AbortController();
    const call = javaScriptCheck(ports, { source: 'for (;;);' }, {}, { signal: running.signal });
    running.abort(new Error('the run was stopped'));
    await expect(call).rejects.toThrow('the run was stopped');
  });
});

describe('the modules of Node that code may import', () => {
  it.each(
    'assert assert/strict buffer crypto events fs fs/promises path path/posix path/win32 querystring string_decoder url util'.split(
      ' ',
    ),
  )('%s is there, by both of its names', async (name) => {
    const source = `import whole, * as all from 'node:${name}';\nimport other from '${name}';\nexport default () => whole === other && Object.keys(all).length > 1;`;
    expect(await javaScriptCheck(ports, { source }, {})).toMatchObject({ status: 'value', pass: true });
  });
});

describe('code that does not compile', () => {
  it.each([
    ['output.length <', 'SyntaxError: Unexpected end of input (line 1)'],
    ['(output', 'SyntaxError: Unexpected end of input (line 1)'],
    ['if (output) {\n  return true;\n', 'SyntaxError: Unexpected end of input (line 2)'],
    ['output < < 1', "SyntaxError: Unexpected token '<' (line 1)"],
  ])('%j is told with its own lines', async (source, problem) => {
    expect(await javaScriptOf(ports).check({ source })).toEqual({ problem });
  });

  it('is looked at by few processes, however much of it there is', async () => {
    let started = 0;
    const counted: typeof ports = {
      ...ports,
      standby: (command, options) => {
        started += 1;
        return ports.standby(command, options);
      },
    };
    const sources = Array.from({ length: 40 }, (_, index) => `output.length > ${index}`);
    await Promise.all(sources.map((source) => javaScriptOf(counted).check({ source })));
    expect(started).toBeLessThanOrEqual(ports.runtime.cores);
  });
});

describe('the verdict of a check', () => {
  it.each<[value: unknown, verdict: ReturnType<typeof verdictOf>]>([
    [true, { pass: true, score: 1, reason: null }],
    [false, { pass: false, score: 0, reason: null }],
    [0.5, { pass: null, score: 0.5, reason: null }],
    [{ pass: true }, { pass: true, score: 1, reason: null }],
    [
      { pass: false, score: 0.9, reason: 'no' },
      { pass: false, score: 0.9, reason: 'no' },
    ],
    [
      { score: 1, reasoning: 'yes' },
      { pass: null, score: 1, reason: 'yes' },
    ],
    [
      JSON.parse('{"__proto__": {"pass": true}}'),
      'the result has neither `pass` nor `score`; its keys are: __proto__',
    ],
    [{ pass: 'yes' }, '`pass` is of type string, not a boolean'],
    [{ score: '1' }, '`score` is of type string, not a number'],
    [{ pass: true, reason: 7 }, '`reason` is of type number, not a text'],
    [1.5, 'the score is 1.5, not between 0 and 1'],
    [{ score: -1 }, 'the score is -1, not between 0 and 1'],
    ['yes', 'the result is of type string: give a boolean, a number from 0 to 1, or {pass, score, reason}'],
    [[true], 'the result is of type array: give a boolean, a number from 0 to 1, or {pass, score, reason}'],
  ])('of %j is %j', (value, verdict) => {
    expect(verdictOf(value)).toEqual(verdict);
  });
});
