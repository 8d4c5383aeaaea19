import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, runCli } from '../support/run-cli.ts';

/** Answers "yes" and "no" in turn, counted in a file over all processes; every answer costs what COST says. */
const COIN_AGENT = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
let text = '';
for await (const piece of process.stdin) text += piece;
const { input, turn_index } = JSON.parse(text);
const count = existsSync('count') ? Number(readFileSync('count', 'utf8')) : 0;
writeFileSync('count', String(count + 1));
if (input.includes('break') && (!input.includes('once') || !existsSync('broken'))) {
  writeFileSync('broken', '');
  process.exit(3);
}
const output = input.includes('always') ? 'yes' : count % 2 === 0 ? 'yes' : 'no';
console.log(JSON.stringify({ output, tool_calls: [], usage: { cost_usd: Number(process.env.COST) } }));
`;

function suite(cases: string, settings = '', cost = '0'): string {
  return folderOf({
    'agent.mjs': COIN_AGENT,
    'evals/assay.yaml': `run: { concurrency: 1, max_retries: 0 }\n${settings}`,
    'evals/agents/coin.yaml': `name: Coin\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  env: { COST: "${cost}" }\n`,
    'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'evals/test-cases/coin.yaml': cases,
  });
}
const coin = (marks = '', input = 'coin') =>
  `- id: coin\n  name: Coin\n${marks}  turns: [{ input: ${input}, expected_behavior: Say yes., scorers: [is-yes] }]\n`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => coin('', 'always').replaceAll('coin', `c${index}`)).join('');

async function run(cwd: string, ...args: string[]) {
  const ended = await runCli(['run', '--json', '--judge', 'offline', '--quiet', ...args], { cwd });
  return { code: ended.code, stderr: ended.stderr, results: JSON.parse(ended.stdout) };
}

describe('the criteria', () => {
  it('of a run stay those of its rescored answers', async () => {
    const cwd = suite(coin());
    const first = await run(cwd, '--repeat', '4');
    expect([first.code, first.results.conclusion]).toEqual([1, 'failed']);
    const again = await runCli(['rescore', first.results.run_id, '--json', '--judge', 'offline', '--quiet'], {
      cwd,
    });
    expect(again.code).toBe(1);
    expect(JSON.parse(again.stdout)).toMatchObject({ conclusion: 'failed', counts: { failed: 1 } });
  });

  it.each([
    ['all of its plays, so all of more plays', 'repeat: 2\n  min_passes: 2', 1],
    ['half of its plays, so half of more plays', 'repeat: 2\n  min_passes: 1', 0],
  ])('of a case that needs %s', async (_, marks, code) => {
    expect((await run(suite(coin(`  ${marks}\n`)), '--repeat', '4')).code).toBe(code);
  });

  it('that can never be reached is an error with its place', async () => {
    const ended = await runCli(['run', '--judge', 'offline'], { cwd: suite(coin('  min_passes: 3\n')) });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/needs 3 passes but is played once[\s\S]*coin\.yaml:1/);
  });

  it('given on the command line still stands when the run goes on', async () => {
    const cwd = suite(many(2) + coin('', 'break'));
    const first = await run(cwd, '--min-pass-rate', '0.4', '--fail-on', 'never');
    const resumed = await run(cwd, '--resume', first.results.run_id);
    expect([resumed.code, resumed.results.conclusion]).toEqual([first.code, first.results.conclusion]);
  });

  it('cannot be moved by naming other cases when the run goes on', async () => {
    const cwd = suite(many(2));
    const first = await run(cwd);
    const ended = await runCli(['run', '--resume', first.results.run_id, '--case', 'c0'], { cwd });
    expect([ended.code, ended.stderr]).toEqual([
      2,
      expect.stringContaining('goes on with the cases it began with'),
    ]);
  });
});

describe('a ceiling in dollars', () => {
  it('that agents passed is never a pass, with the sum that was really spent', async () => {
    const { code, results } = await run(
      suite(many(3), 'judge: { max_cost_usd: 1 }\n', '0.5'),
      '--concurrency',
      '3',
    );
    expect([code, results.conclusion]).toEqual([1, 'failed']);
    expect(results.reason).toContain('$1.5000 of $1 were spent');
    expect(results.usage.agent.cost_usd).toBe(1.5);
  });

  it('counts what was spent before the run was resumed', async () => {
    const cwd = suite(many(4), '', '0.5');
    const first = await run(cwd, '--max-cost-usd', '0.6');
    expect(first.results).toMatchObject({ conclusion: 'failed', counts: { passed: 2, skipped: 2 } });
    const resumed = await run(cwd, '--max-cost-usd', '0.6', '--resume', first.results.run_id);
    expect(resumed.results).toMatchObject({ conclusion: 'failed', usage: { agent: { cost_usd: 1 } } });
    const enough = await run(cwd, '--max-cost-usd', '5', '--resume', first.results.run_id);
    expect(enough.results).toMatchObject({
      conclusion: 'passed',
      usage: { agent: { calls: 4, cost_usd: 2 } },
    });
  });

  it('of nothing lets an agent through that costs nothing', async () => {
    expect((await run(suite(many(2)), '--max-cost-usd', '0')).results.conclusion).toBe('passed');
  });

  it('that ends the plays of a case early does not let the case pass', async () => {
    const { results } = await run(
      suite(coin('  repeat: 3\n', 'always'), 'judge: { max_cost_usd: 0.9 }\n', '0.5'),
    );
    expect(results).toMatchObject({ conclusion: 'failed', counts: { passed: 0, skipped: 1 } });
    expect(results.cases[0].reason).toContain('not played to the end');
  });
});

describe('an errored attempt', () => {
  const twoTurns = (second: string) =>
    `- id: flip\n  name: Flip\n  type: multi\n  turns:\n    - { input: always, expected_behavior: Say yes., scorers: [is-yes] }\n    - { input: ${second}, expected_behavior: Say yes., scorers: [is-yes] }\n`;

  it('in its second turn was tried once when nothing is tried again', async () => {
    const { results } = await run(suite(twoTurns('break')));
    expect(results.cases[0].attempts[0].error.message).not.toContain('tries');
  });

  it('does not keep the others from being judged again', async () => {
    const cwd = suite(twoTurns('break once always'));
    const first = await run(cwd, '--repeat', '2');
    expect(first.results.cases[0].attempts.map((one: { status: string }) => one.status)).toEqual([
      'errored',
      'passed',
    ]);
    const again = await runCli(['rescore', first.results.run_id, '--json', '--judge', 'offline', '--quiet'], {
      cwd,
    });
    expect(JSON.parse(again.stdout).cases[0].attempts.map((one: { status: string }) => one.status)).toEqual([
      'errored',
      'passed',
    ]);
  });

  it('that ran out of time says so by its code', async () => {
    const cwd = suite(coin('', 'always'), 'defaults: { repeat: 1 }\n');
    writeFileSync(join(cwd, 'agent.mjs'), 'setInterval(() => {}, 1000);\n');
    writeFileSync(join(cwd, 'evals/assay.yaml'), 'run: { max_retries: 0, timeout_ms: 200 }\n');
    expect((await run(cwd)).results.cases[0].attempts[0].error.code).toBe('timeout');
  });
});

describe('files on the command line', () => {
  it('may begin with a byte order mark', async () => {
    const cwd = folderOf({
      'request.json': '\ufeff{"input":"Who?","output":"Ada did it.","scorers":["toxicity"]}',
    });
    expect(
      (await runCli(['evaluate', '--request', 'request.json', '--judge', 'offline'], { cwd })).code,
    ).toBe(0);
  });

  it('are files, and an output folder is a folder, before anything is played', async () => {
    const cwd = suite(many(1));
    expect((await runCli(['evaluate', '--request', 'evals', '--judge', 'offline'], { cwd })).code).toBe(2);
    const ended = await runCli(['run', '--judge', 'offline', '--out', 'agent.mjs'], { cwd });
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('is not a folder')]);
    expect(() => readFileSync(join(cwd, 'count'))).toThrow();
  });

  it('must be a folder for the reports of what was played before, too', async () => {
    const cwd = suite(many(1));
    const { results } = await run(cwd);
    for (const command of [
      ['rescore', results.run_id],
      ['report', results.run_id],
      ['compare', results.run_id, results.run_id],
    ]) {
      const ended = await runCli([...command, '--judge', 'offline', '--out', 'agent.mjs'], { cwd });
      expect([command[0], ended.code, ended.stdout]).toEqual([command[0], 2, '']);
      expect(ended.stderr).toContain('--out agent.mjs is not a folder');
    }
    const { stdout } = await runCli(['list', 'runs', '--json'], { cwd });
    expect(JSON.parse(stdout)).toHaveLength(1);
  });
});
