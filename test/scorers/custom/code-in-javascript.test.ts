import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { codeScorer } from '../../../src/scorers/custom/code.ts';
import { scoreOf as readScore } from '../../../src/scorers/custom/code-in-javascript.ts';
import { codeOf, errorOf, scoreOf } from '../../support/code-scoring.ts';
import { evalsWith, without } from '../../support/javascript-world.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

const ports = nodePorts();
const config = { language: 'javascript' as const };
const subject = {
  input: 'How long?',
  output: 'Thirty days.',
  context: ['a', 'b'],
  tool_calls: [{ name: 'find', arguments: { id: 7 } }],
};

describe('a code scorer in JavaScript', () => {
  it.each<[form: string, source: string, score: number]>([
    ['an expression', 'output.includes("days")', 1],
    ['an expression that ends like a statement', 'context.length / 4;\n', 0.5],
    ['an object', '{ score: 0.25, reasoning: "because" }', 0.25],
    ['an expression that waits', 'await Promise.resolve(0.5)', 0.5],
    ['statements with a return', 'const n = context.length;\nif (n > 1) return n / 4;\nreturn 0;', 0.5],
    ['statements with a result', 'const result = { score: tool_calls[0].arguments.id / 14 };', 0.5],
    ['a function score()', 'function score({ input }) { return input.endsWith("?"); }', 1],
    ['a function evaluate()', 'const evaluate = async ({ factor }) => factor;', 0.75],
    ['nothing but a function', '({ output }) => output.length / 24', 0.5],
    ['a default export', 'export default ({ output }) => output.length / 24;', 0.5],
    ['a default export that is a value', 'export default 0.5;', 0.5],
    [
      'an exported score()',
      'import { posix } from "node:path";\nexport function score() { return posix.basename("a/b") === "b"; }',
      1,
    ],
    ['a variable as a global', 'factor', 0.75],
    ['all variables', 'variables.factor', 0.75],
    ['a field that is absent', 'ground_truth === null && agent_plan === null', 1],
    ['a variable that a field of the same name hides', 'input.startsWith("How")', 1],
    ['pass and reason', '{ pass: false, reason: "no" }', 0],
  ])('can be %s', async (_, source, score) => {
    const variables = { factor: 0.75, input: 'mine', result: 0.9 };
    const result = await scoreOf(ports, source, subject, { config, variables });
    expect(result.score).toBe(score);
  });

  it('keeps its own keys, what it printed, and what held it', async () => {
    const source =
      'console.log("seen", { words: 2 }); return { score: 1, reasoning: "r", words: 2, judge: "x" };';
    const { reasoning, metadata } = await scoreOf(ports, source, subject, { config });
    expect(reasoning).toContain('r');
    expect(metadata).toMatchObject({
      words: 2,
      extra: { judge: 'x' },
      printed: 'seen {"words":2}\n',
      isolation: { layers: expect.arrayContaining(['permission_model']) },
    });
  });

  it.each([
    [
      'what is thrown',
      'const a = 1;\nthrow new TypeError("no such day");',
      'code_error',
      'TypeError: no such day (line 2)',
    ],
    [
      'a name that nothing has',
      '\n\nnowhere',
      'code_error',
      'ReferenceError: nowhere is not defined (line 3)',
    ],
    [
      'statements without a result',
      'const x = output;',
      'bad_result',
      'the code gave no result: end it with `return`, or define score(…)',
    ],
    [
      'a text as the score',
      'return { score: "high" }',
      'bad_result',
      'the score is of type string, not a number',
    ],
    ['a score above 1', '2', 'bad_result', 'the score is 2, not between 0 and 1'],
  ])('says in an error %s', async (_, source, subcode, message) => {
    expect(await errorOf(ports, source, subject, { config })).toMatchObject({
      code: 'scorer_failed',
      subcode,
      message,
    });
  });

  it('that does not compile is refused when it is made, at its line', async () => {
    await expect(codeOf(ports, 'const a = 1;\nreturn ((];', { config })).rejects.toMatchObject({
      code: 'validation_failed',
      problems: [
        {
          path: 'config.rubric',
          message: expect.stringMatching(/^The code does not compile: SyntaxError: .*\(line 2\)$/),
        },
      ],
    });
    await expect(codeOf(ports, 'export default (];', { config })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('can be a module of the evals folder, whose imports belong to its version', async () => {
    const evals = evalsWith({
      'scorers/brief.mjs':
        "import { most } from './most.mjs';\nexport default ({ output }) => ({ score: output.length <= most, reasoning: `at most ${most}` });\n",
      'scorers/most.mjs': 'export const most = 20;\n',
      'scorers/other/brief.mjs':
        "import { most } from './most.mjs';\nexport default ({ output }) => ({ score: output.length <= most, reasoning: `at most ${most}` });\n",
      'scorers/other/most.mjs': 'export const most = 5;\n',
    });
    const made = (file: string) =>
      codeScorer({ scorer_id: 'brief', name: 'Brief', type: 'code', config }, ports, {
        folder: evals,
        file: join(evals, file),
      });
    const [scorer, other] = [await made('scorers/brief.mjs'), await made('scorers/other/brief.mjs')];
    expect(scorer.version).not.toBe(other.version);
    expect((await made('scorers/brief.mjs')).version).toBe(scorer.version);
  });

  it('is refused where isolation is required and the kernel does not help', async () => {
    const strict = { config: { ...config, require_isolation: true } };
    expect(await errorOf(without(['python3'], nodePorts()), '1', {}, strict)).toMatchObject({
      subcode: 'not_isolated',
      message: expect.stringContaining('landlock, seccomp'),
    });
  });

  it('can be made where nothing can run it, and is errored there', async () => {
    expect(await errorOf(seededPorts(), '1', {}, { config })).toMatchObject({
      code: 'scorer_failed',
      subcode: 'sandbox',
    });
  });

  it.each<[value: unknown, outcome: object]>([
    [
      { score: 1, pass: false },
      { score: 1, extra: { pass: false } },
    ],
    [
      { score: true, reason: 'r' },
      { score: 1, reasoning: 'r' },
    ],
    [{ pass: true }, { score: 1, extra: {} }],
    [{ reasoning: 'r' }, { message: 'the result has no `score`; its keys are: reasoning' }],
    [{ score: 1, reasoning: 7 }, { message: '`reasoning` is of type number, not a string' }],
    [[1], { message: 'the result is an array, not a score or an object with one' }],
    ['1', { message: 'the result is of type string, not a score or an object with one' }],
  ])('reads the result %j as %j', (value, outcome) => {
    expect(readScore(value)).toMatchObject(outcome);
  });
});
