import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { javascript } from '../../src/checks/kinds/javascript.ts';
import { python } from '../../src/checks/kinds/python.ts';
import { makeChecks } from '../../src/checks/make-checks.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { planRun } from '../../src/runs/planning/plan-run.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import { evalsWith, without } from '../support/javascript-world.ts';
import { outcomeOf } from '../support/judged-checks.ts';

const ports = nodePorts();
const services = { code: { ports, folder: evalsWith({}) } };
const judged = async (check: object, subject: Subject) => {
  const outcome = await outcomeOf(check, subject, services);
  return outcome.status === 'errored' ? outcome.error : outcome.result;
};

it('own code that the kernel does not hold back is warned of', async () => {
  const weaker = { code: { ports: without(['python3'], ports), folder: services.code.folder } };
  const outcome = await outcomeOf({ javascript: 'true' }, { output: 'x' }, weaker);
  expect(outcome).toMatchObject({
    result: { metadata: { isolation: { level: 'partial' }, warnings: ['isolation_partial'] } },
  });
});

describe('own code', () => {
  it.each([javascript, python])('$name does with its example what its card says', async ({ example }) => {
    expect(await judged(example.check, example.passes)).toMatchObject({ score: 1, pass: true });
    expect(await judged(example.check, example.fails)).toMatchObject({ score: 0, pass: false });
  });

  it.each([
    [{ javascript: '0.7' }, { pass: true, score: 0.7 }],
    [{ javascript: '0.69' }, { pass: false, score: 0.69 }],
    [
      { javascript: '0.5', threshold: 0.5 },
      { pass: true, score: 0.5 },
    ],
    [
      { javascript: '({ pass: false, score: 0.9 })', threshold: 0.5 },
      { pass: false, score: 0.9 },
    ],
    [
      { javascript: '({ pass: true, score: 0.4 })', threshold: 0.5 },
      { pass: false, score: 0.4 },
    ],
    [{ javascript: '({ pass: true, score: 0.4 })' }, { pass: true, score: 0.4 }],
    [{ not_javascript: '0.7' }, { pass: false, score: 0.3 }],
    [{ not_javascript: '({ pass: false, score: 0 })' }, { pass: true, score: 1 }],
    [{ javascript: 'tool_calls.length === 0 && context === null' }, { pass: true }],
    [{ python: '{"pass": False, "score": 0.9, "reasoning": "no"}' }, { pass: false, score: 0.9 }],
    [
      { python: '{"pass": False, "reason": "too long"}' },
      { pass: false, score: 0, reasoning: expect.stringContaining('too long') },
    ],
    [
      { python: '0.4', threshold: 0.3 },
      { pass: true, score: 0.4 },
    ],
  ])('%j is %j', async (check, result) => {
    expect(await judged(check, { output: 'x', tool_calls: [] })).toMatchObject(result);
  });

  it.each([
    [{ javascript: 'throw new Error("broken")' }, 'broken'],
    [{ not_javascript: 'throw new Error("broken")' }, 'broken'],
    [{ javascript: '"yes"' }, 'give a boolean'],
    [{ python: '1 / 0' }, 'division'],
    [{ not_python: '{"pass": "yes", "score": 1}' }, '`pass` is no boolean'],
    [{ any_of: [{ contains: 'x' }, { javascript: 'throw new Error("broken")' }] }, 'broken'],
  ])('%j says nothing of the answer: it is an error, and no score', async (check, message) => {
    expect(await judged(check, { output: 'x' })).toMatchObject({
      code: 'scorer_failed',
      message: expect.stringContaining(message),
    });
  });

  it('that does not compile is named before anything is judged, wherever it stands', async () => {
    const checks = [
      { any_of: [{ javascript: 'output.length <' }] },
      { contains: 'x', when: { python: '1 +' } },
    ];
    const said = await Promise.all(makeChecks(checks, services).map((scorer) => scorer.verify?.()));
    expect(said.flat()).toEqual([
      expect.stringMatching(/^the code does not compile: SyntaxError/),
      expect.stringMatching(/^the code does not compile: SyntaxError/),
    ]);
  });
});

describe('own code in a file', () => {
  const AGENT = 'name: A\nprovider: custom\ninvocation: { url: "http://127.0.0.1:1/" }\n';
  const suite = (files: Record<string, string>, file = 'ok.mjs') => {
    const folder = evalsWith({
      'evals/agents/a.yaml': AGENT,
      'evals/test-cases/c.yaml': `{id: c, name: C, turns: [{input: x, checks: [{javascript: ../checks/${file}}]}]}`,
      ...files,
    });
    return createEngine({
      evals: join(folder, 'evals'),
      state: join(folder, 'state'),
      judge: { provider: 'offline' },
    });
  };
  const hashOf = async (code: string) =>
    (await planRun(suite({ 'evals/checks/ok.mjs': code }), {})).planned[0]?.description.hash;

  it('is part of its case by what stands in it, not by where the folder lies', async () => {
    const one = await hashOf('export default () => true;\n');
    expect(await hashOf('export default () => true;\n')).toBe(one);
    expect(await hashOf('export default () => false;\n')).not.toBe(one);
  });

  it('is refused where it does not compile, with the place of the case', async () => {
    await expect(
      planRun(suite({ 'evals/checks/ok.mjs': 'export default () =>;\n' }), {}),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/^case c: javascript: the code does not compile: SyntaxError/),
    });
  });

  it('is refused where it lies outside of the evals folder', async () => {
    const engine = suite(
      { 'checks/out.mjs': 'export default () => true;\n', '.git': '' },
      '../../checks/out.mjs',
    );
    await expect(planRun(engine, {})).rejects.toMatchObject({
      message: expect.stringContaining('lies outside the evals folder, where code is not run'),
    });
  });
});
