import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POLICY } from '../generation/sample-policy.ts';
import { runCli, suiteOf } from '../support/run-cli.ts';

const CASES = `
- id: refund-late
  name: Late refund
  turns:
    - input: Tell me about refunds. I am Maria, maria.lopez@gmail.com.
      expected_behavior: Mention "forty years".
      scorers: [playval]
      checks: [{ contains: forty years }]
`;
const cli = (args: string[], cwd: string) => runCli([...args, '--judge', 'offline'], { cwd });

describe('assay generate and promote', () => {
  it('writes cases that validate accepts', async () => {
    const cwd = suiteOf(CASES, { 'docs/policy.md': POLICY });
    const first = await cli(
      ['generate', '--documents', 'docs/*.md', '--num', '6', '--write', 'evals/test-cases/generated'],
      cwd,
    );
    expect(first.stderr).toBe('');
    expect(first.code).toBe(0);
    const folder = join(cwd, 'evals/test-cases/generated');
    expect(readdirSync(folder)).toHaveLength(6);
    expect((await cli(['validate'], cwd)).code).toBe(0);
  });

  it('asks for one source', async () => {
    const none = await cli(['generate'], suiteOf(CASES));
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('--documents');
    const both = await cli(['generate', '--failures', '--logs', 'x'], suiteOf(CASES));
    expect(both.stderr).toContain('several sources');
    const missing = await cli(['generate', '--documents', 'nowhere/*.md'], suiteOf(CASES));
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('no document matches nowhere/*.md'),
    ]);
  });

  it('turns a failed attempt into a regression case without personal data, once', async () => {
    const cwd = suiteOf(CASES);
    const run = await cli(['run', '--json'], cwd);
    const { run_id: id } = JSON.parse(run.stdout) as { run_id: string };
    const promoted = await cli(['promote', id, 'refund-late'], cwd);
    expect(promoted.stderr).toMatch(
      /^note: evals\/test-cases\/cases\.yaml:2 asks the same in every run; keep the new case where that one may change\n$/,
    );
    const folder = join(cwd, 'evals/test-cases/regressions');
    const [file = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(`# Promoted from ${id}, case refund-late`);
    expect(text).not.toContain('maria.lopez');
    expect(text).toContain('scorers:\n      - playval');
    expect((await cli(['validate'], cwd)).code).toBe(0);
    const again = await cli(['promote', id, 'refund-late'], cwd);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('promoted before')]);
    const wrong = await cli(['promote', id, 'refund-lat'], cwd);
    expect(wrong.stderr).toContain('Did you mean "refund-late"?');
  });

  it('makes cases of stored failures', async () => {
    const cwd = suiteOf(CASES);
    await cli(['run', '--json'], cwd);
    const made = await cli(['generate', '--failures', '--num', '3', '--json'], cwd);
    expect(made.stderr).toBe('');
    const { generated_test_cases: cases } = JSON.parse(made.stdout) as {
      generated_test_cases: { operator: string }[];
    };
    expect(cases.map(({ operator }) => operator)).toContain('failure-paraphrase');
    expect(existsSync(join(cwd, 'evals/test-cases/generated'))).toBe(false);
  });
});
