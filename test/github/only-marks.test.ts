import { describe, expect, it } from 'vitest';
import { commandsOf, runAction } from '../support/run-action.ts';
import { runCli, suiteOf } from '../support/run-cli.ts';

const CASES = `
- id: marked
  name: Marked
  only: true
  turns: [{ input: hello there, checks: [contains: hello] }]
- id: failing
  name: Cannot know
  turns: [{ input: hello, checks: [contains: goodbye forever] }]
`;
const PLACE = 'evals/test-cases/cases.yaml:2';

describe('a case that is marked only, in a workflow', () => {
  it('is invalid input, at its line, so that it hides no failing case', async () => {
    const { code, outputs, stdout } = await runAction(suiteOf(CASES), { judge: 'offline' });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 2, conclusion: 'failed' });
    const errors = commandsOf(stdout).filter(({ name }) => name === 'error');
    expect(errors[0]?.message).toContain(PLACE);
    expect(errors[0]?.message).toContain('allow-only');
  });

  it('narrows the run where that is said to be meant, and the reason says so', async () => {
    const inputs = { judge: 'offline', 'allow-only': 'true' };
    const { code, outputs } = await runAction(suiteOf(CASES), inputs);
    expect({ code, reason: outputs['reason'] }).toEqual({
      code: 0,
      reason: `1 of 1 case passed (100 %). Played: 1 of 2 cases (marked only at ${PLACE}).`,
    });
  });
});

describe('a case that is marked only, on the command line', () => {
  const args = ['--judge', 'offline', '--quiet'];
  it.each([
    ['run', { CI: 'true' }, [], 2],
    ['run', { GITHUB_ACTIONS: 'true' }, [], 2],
    ['run', { CI: 'true' }, ['--allow-only'], 0],
    ['run', {}, [], 0],
    ['validate', { CI: 'true' }, [], 2],
    ['validate', {}, [], 0],
  ] as const)('assay %s with %o %o', async (command, env, more, exitCode) => {
    const ended = await runCli([command, ...args, ...more], { cwd: suiteOf(CASES), env });
    expect(ended.code, ended.stderr).toBe(exitCode);
    if (exitCode === 2) expect(ended.stdout + ended.stderr).toContain(PLACE);
    else if (command === 'run') expect(ended.stdout).toContain('1 of 2 cases (marked only');
  });
});

describe('an evals folder without a case', () => {
  it('is no folder without a problem', async () => {
    const { code, stdout } = await runCli(['validate'], { cwd: suiteOf('[]') });
    expect({ code, stdout }).toEqual({
      code: 2,
      stdout: expect.stringMatching(/^evals\/test-cases: there is no test case/m),
    });
  });
});
