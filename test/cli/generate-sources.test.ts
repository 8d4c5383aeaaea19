import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carelessEvals } from '../support/careless-evals.ts';
import { runCli, suiteOf } from '../support/run-cli.ts';

const cli = (args: string[], cwd: string) => runCli([...args, '--judge', 'offline'], { cwd });
const LOGS = [
  { input: 'Where is parcel 4711? Mail me: maria.lopez@gmail.com', output: 'On its way.', feedback: 'good' },
  { input: 'Stop my tea subscription.', output: 'I cannot do that.', feedback: 'bad' },
  { input: 'Which teapot is dishwasher safe?', output: 'The steel one.' },
];
interface Answer {
  generated_test_cases: { turns: { input: { text: string }; expected_behavior: string }[] }[];
}

describe('assay generate --logs', () => {
  it.each([
    ['an array', 'logs.json', JSON.stringify(LOGS)],
    ['one object a line', 'logs.jsonl', LOGS.map((one) => JSON.stringify(one)).join('\n')],
  ])('reads %s, and expects of a badly rated answer behaviour only', async (_, name, text) => {
    const cwd = suiteOf('[]', { [name]: text });
    const { stdout, stderr, code } = await cli(['generate', '--logs', name, '--num', '3', '--json'], cwd);
    expect(code, stderr).toBe(0);
    expect(stdout).not.toContain('maria.lopez');
    const { generated_test_cases: cases } = JSON.parse(stdout) as Answer;
    expect(cases).toHaveLength(3);
    const bad = cases.find(({ turns }) => turns[0]?.input.text.includes('subscription'))?.turns[0];
    expect(bad?.expected_behavior).toBe(
      'Answer the request itself. Do not give the answer that was rated bad before: "I cannot do that".',
    );
    expect(bad).not.toHaveProperty('ground_truth');
  });

  it('names the line that is no JSON', async () => {
    const cwd = suiteOf('[]', { 'logs.jsonl': `${JSON.stringify(LOGS[0])}\n{` });
    const ended = await cli(['generate', '--logs', 'logs.jsonl'], cwd);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('logs.jsonl:2')]);
  });
});

describe('the example agent with the careless prompt', () => {
  it('gives failures that become cases, which validate accepts and run plays', async () => {
    const cwd = carelessEvals();
    writeFileSync(
      join(cwd, 'evals/test-cases/strict.yaml'),
      `id: strict/kettle
name: Asks which kettle it is
threshold: 0.9
turns:
  - input: My new kettle has not come yet, what is going on?
    expected_behavior: Ask for the order number.
    scorers: [playval]
    checks: [{ icontains: order number }]
`,
    );
    const run = JSON.parse((await cli(['run', '--quiet', '--json'], cwd)).stdout) as { run_id: string };
    const analysis = JSON.parse((await cli(['analyze', '--run', run.run_id, '--json'], cwd)).stdout) as {
      failure_categories: { category: string; common_patterns: string[]; suggested_fix: string }[];
    };
    const [first] = analysis.failure_categories;
    expect(first).toMatchObject({
      category: 'missing_tool_call',
      suggested_fix: expect.stringContaining('get_order'),
    });
    const kinds = analysis.failure_categories.map(({ category }) => category);
    expect(kinds).toEqual(expect.arrayContaining(['clarification_missing', 'instruction_ignored']));
    expect(first?.common_patterns.join('\n')).toContain('have the tag orders');
    expect(
      analysis.failure_categories.find(({ category }) => category === 'instruction_ignored')?.suggested_fix,
    ).toContain('no-internal-codes');

    const listed = await cli(['generate', '--failures', '--num', '10', '--json'], cwd);
    const cases = (
      JSON.parse(listed.stdout) as { generated_test_cases: { operator: string; gating?: boolean }[] }
    ).generated_test_cases;
    expect(cases).toHaveLength(10);
    expect(cases.filter(({ operator }) => operator === 'failure-neighbour')).toHaveLength(3);
    const made = await cli(
      ['generate', '--failures', '--num', '8', '--write', 'evals/test-cases/generated'],
      cwd,
    );
    expect(made.code, made.stderr).toBe(0);
    const promoted = await cli(['promote', run.run_id, 'staff/wrong-item'], cwd);
    expect(promoted.code, promoted.stderr).toBe(0);
    const folder = join(cwd, 'evals/test-cases/regressions');
    const text = readFileSync(join(folder, readdirSync(folder)[0] as string), 'utf8');
    // The tin of tea has an order number and no tax number, and the tools of the agent need no copy.
    expect(text).toContain('TK-1043');
    expect(text).not.toContain('available_tools');
    expect(text).toContain('- no-internal-codes');
    // Below the usual threshold it would fail less often than the case that it comes from.
    const strict = await cli(['promote', run.run_id, 'strict/kettle'], cwd);
    expect(strict.code, strict.stderr).toBe(0);
    expect(
      readFileSync(
        join(folder, readdirSync(folder).find((name) => name.startsWith('strict')) as string),
        'utf8',
      ),
    ).toContain('\nthreshold: 0.9\n');
    const valid = await cli(['validate'], cwd);
    expect(valid.code, valid.stderr).toBe(0);
    const played = JSON.parse(
      (await cli(['run', '--quiet', '--json', '--case', 'generated/', '--case', 'regressions/'], cwd)).stdout,
    ) as { counts: Record<string, number> };
    expect(played.counts).toMatchObject({ total: 10, errored: 0, skipped: 0 });
    expect(played.counts['failed'], 'the prompt is as careless as before').toBeGreaterThan(5);
  });
});
