import { describe, expect, it } from 'vitest';
import { faultText } from '../../src/cli/print-fault.ts';
import { Fault } from '../../src/errors.ts';

const problem = (path: string, hint: string) => ({ path, message: 'is wrong', hint });

describe('an error as people read it', () => {
  it('says once what to do when it is the same for every problem', () => {
    const problems = [problem('a', 'See: assay list cases'), problem('b', 'See: assay list cases')];
    const fault = new Fault('validation_failed', 'wrong', { hint: 'See: assay list cases', problems });
    expect(faultText(fault)).toBe(
      'error: 2 problems\n  a: is wrong\n  b: is wrong\n  what to do: See: assay list cases\n',
    );
  });

  it('says it beside each problem when it differs', () => {
    const problems = [problem('a', 'Write "x".'), problem('b', 'Write "y".')];
    const fault = new Fault('validation_failed', 'wrong', { hint: 'Nothing was judged.', problems });
    expect(faultText(fault)).toContain('  a: is wrong (Write "x".)\n  b: is wrong (Write "y".)\n');
  });

  it.each([
    ['results.json', 'cases[0].id', '  where: results.json\n'],
    ['scorers/tone: config.rubric', 'config.rubric', '  where: scorers/tone: config.rubric\n'],
    ['evals/a.yaml:3:5', 'evals/a.yaml:3:5', ''],
    ['evals/a.yaml', 'evals/a.yaml:3:5', ''],
  ])('names the place %s of a problem at %s where the problem does not', (where, path, lines) => {
    const fault = new Fault('validation_failed', 'wrong', {
      where,
      problems: [{ path, message: 'is wrong' }],
    });
    expect(faultText(fault)).toBe(`error: 1 problem\n  ${path}: is wrong\n${lines}`);
  });
});
