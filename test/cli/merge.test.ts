import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLI, runScript, suiteOf } from '../support/run-cli.ts';

const SCORER = {
  'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "^echo: y" }\n',
};
const cases = (...inputs: string[]) =>
  inputs
    .map(
      (input, at) =>
        `- { id: c${at}, name: C, turns: [{ input: ${input}, expected_behavior: Say it., scorers: [is-yes] }] }\n`,
    )
    .join('');
const assay = (cwd: string, ...args: string[]) =>
  runScript(CLI, [...args, '--judge', 'offline', '--quiet'], { cwd });

describe('assay run --shard and assay merge', () => {
  it('play a suite in parts and gate it once', async () => {
    const cwd = suiteOf(cases('yes', 'yes', 'no', 'yes', 'yes'), SCORER);
    const shards = await Promise.all(
      [1, 2, 3].map((index) => assay(cwd, 'run', '--shard', `${index}/3`, '--state', `shard-${index}`)),
    );
    expect(shards.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(shards[2]?.stdout).toContain('Shard 3 of 3: ');
    const merged = await assay(cwd, 'merge', 'shard-3', 'shard-1', 'shard-2', '--out', 'reports');
    expect({ code: merged.code, stderr: merged.stderr }).toEqual({ code: 1, stderr: '' });
    expect(merged.stdout).toMatch(/^FAILED {2}4 of 5 passed = 80 % .*; required 100 %$/m);
    expect(merged.stdout).toMatch(/ run --case c2/);
    const results = JSON.parse(readFileSync(join(cwd, 'reports/results.json'), 'utf8'));
    expect(results).toMatchObject({ conclusion: 'failed', counts: { total: 5, passed: 4, failed: 1 } });
    for (const file of ['summary.md', 'junit.xml', 'cases.csv'])
      expect(readFileSync(join(cwd, 'reports', file), 'utf8')).toContain('c2');
    // A stored run like any other.
    const listed = await assay(cwd, 'list', 'runs', '--json');
    expect(listed.stdout).toContain(results.run_id);
    const again = await assay(cwd, 'report', results.run_id, '--json');
    expect(JSON.parse(again.stdout)).toEqual(results);
    const lenient = await assay(cwd, 'merge', '.', '--min-pass-rate', '80%', '--json');
    expect([lenient.code, JSON.parse(lenient.stdout).conclusion]).toEqual([0, 'passed']);
  });

  it('name the shard that is missing, with exit code 1', async () => {
    const cwd = suiteOf(cases('yes', 'yes'), SCORER);
    await assay(cwd, 'run', '--shard', '2/2', '--state', 's2');
    const { code, stdout } = await assay(cwd, 'merge', 's2', '--json');
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({
      code: 1,
      conclusion: 'failed',
      reason: 'Shard 1 of 2 is missing. Of what is there 1 of 1 case passed.',
    });
  });

  it('show a part without playing it', async () => {
    const cwd = suiteOf(cases('yes', 'yes', 'no'), SCORER);
    const { code, stdout } = await assay(cwd, 'run', '--shard', '1/2', '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toContain('2 of 2 cases would be played');
  });

  it.each([
    [['run', '--shard', '0/2'], 'It must be one part of several'],
    [['run', '--shard', '3'], 'It must be one part of several'],
    [['merge'], "missing required argument 'dir'"],
    [['merge', 'nowhere'], 'no shard was found in nowhere'],
  ])('refuse %j', async (args, message) => {
    const { code, stderr } = await assay(suiteOf(cases('yes'), SCORER), ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
