import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OptimizeResponse, optimizeResponse } from '../../src/schema/optimization.ts';
import { CARELESS, callCount, holdCalls, optimizationSuite } from '../support/optimization-suite.ts';
import { folderOf, runCli, until } from '../support/run-cli.ts';

const cli = (
  cwd: string,
  args: readonly string[],
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
  input?: string,
) =>
  runCli([...args, '--judge', 'offline'], {
    cwd,
    ...(onStart === undefined ? {} : { onStart }),
    ...(input === undefined ? {} : { input }),
  });
const optimize = (cwd: string, ...args: string[]) =>
  cli(cwd, ['optimize', '--seed', '7', '--quiet', ...args]);

/** A suite whose cases were played once. */
async function playedSuite(hard: number, easy: number, more: Record<string, string> = {}): Promise<string> {
  const cwd = optimizationSuite(hard, easy, more);
  const { code, stderr } = await cli(cwd, ['run', '--quiet']);
  expect(code, stderr).toBe(1);
  return cwd;
}

async function answerOf(cwd: string, ...args: string[]): Promise<OptimizeResponse> {
  const { stdout, stderr, code } = await optimize(cwd, '--json', ...args);
  expect(code, stderr).toBe(0);
  return optimizeResponse.parse(JSON.parse(stdout));
}

/** What of an answer is the same in every folder. */
function lasting(response: OptimizeResponse): unknown {
  const ids = [response.optimization_id, response.validation_run_id];
  return JSON.parse(
    JSON.stringify(response, (key, value) => (key === 'evidence_run_ids' ? undefined : value)).replaceAll(
      new RegExp(ids.join('|'), 'g'),
      'ID',
    ),
  );
}

describe('assay optimize', () => {
  it('decides first, shows the diff with its evidence, and says how to apply it', async () => {
    const cwd = await playedSuite(12, 6);
    const { stdout, stderr, code } = await cli(cwd, ['optimize', '--seed', '7']);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^(ACCEPTED|PROVISIONAL) .*hold-out 0\/\d+ → /);
    expect(stdout).toContain('--- a/evals/agents/prompt.md');
    expect(stdout).toMatch(/^ {2}\+## Rules learned from failures$/m);
    expect(stdout).toMatch(/because/);
    const id = / optimize --resume (opt_\w+) --write/.exec(stdout)?.[1] ?? '';
    expect(stderr.indexOf('At most 600 agent runs'), 'the bound is told before the plays').toBeLessThan(
      stderr.indexOf('headroom:'),
    );
    const folder = join(cwd, '.assay/reports', id);
    expect(readdirSync(folder).sort()).toEqual([
      'optimization.json',
      'optimization.md',
      'prompt.diff',
      'prompt.md',
      'report.html',
    ]);
    const prompt = readFileSync(join(folder, 'prompt.md'), 'utf8');
    const before = callCount(cwd);
    const written = await cli(cwd, ['optimize', '--resume', id, '--write', '--quiet']);
    expect(written.code, written.stderr).toBe(0);
    expect(callCount(cwd), 'nothing is played again').toBe(before);
    expect(readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8')).toBe(prompt);
    const file = readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8');
    expect(file.endsWith('\n') && !file.endsWith('\n\n')).toBe(true);
    expect(written.stdout).toMatch(/^ *next +node \S+cli\.js run --agent clerk$/m);
    for (const more of [['--write'], []]) {
      const again = await cli(cwd, ['optimize', '--resume', id, '--quiet', ...more]);
      expect(again.code, again.stderr).toBe(0);
      expect(again.stderr).toContain('already written');
      expect(again.stdout).toMatch(/^(ACCEPTED|PROVISIONAL) .*hold-out 0\/\d+ → /);
      expect(readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8')).toBe(file);
    }
    const run = JSON.parse(readFileSync(join(folder, 'optimization.json'), 'utf8')).validation_run_id;
    const shown = await cli(cwd, ['report', run, '--json']);
    expect(JSON.parse(shown.stdout).reason).toContain(id);
    expect((await cli(cwd, ['list', 'runs'])).stdout).toContain(run);
    const listed = await cli(cwd, ['list', 'optimizations', '--json']);
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { id, agent_id: 'clerk', status: 'completed', validation_run_id: run },
    ]);
    for (const flag of ['--resume', '--retry-errors']) {
      const refused = await cli(cwd, ['run', flag, run]);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain(`${run} is the validation of ${id}`);
      expect(refused.stderr).toContain(` optimize --resume ${id}`);
    }
    expect(callCount(cwd), 'nothing is played for a run that is none').toBe(before);
  });

  it('keeps line ends and preserved sections byte for byte in the file', async () => {
    const file = `${CARELESS}\n`.replaceAll('\n', '\r\n');
    const cwd = await playedSuite(10, 3, { 'evals/agents/prompt.md': file });
    const { code, stderr, stdout } = await optimize(
      cwd,
      '--write',
      '--preserve',
      '## House style',
      '--no-examples',
    );
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('written');
    const text = readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8');
    expect(text).toContain('## House style\r\n\r\nSay please.\r\n');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text.startsWith(file)).toBe(true);
    expect(text.length).toBeGreaterThan(file.length);
  });

  it('writes nothing where nothing was improved', async () => {
    const cwd = await playedSuite(2, 2);
    const { code, stdout, stderr } = await optimize(cwd, '--write');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^TOO FEW FAILURES/);
    expect(stderr).toContain('nothing was written: the decision is insufficient_failures');
    expect(stdout).toMatch(/^ *next +node \S+cli\.js run --agent clerk --repeat 3$/m);
    expect(readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8')).toBe(`${CARELESS}\n`);
  });

  it('writes exactly what its diff says, however the file ends', async () => {
    for (const end of ['', '\n', '\n\n']) {
      const cwd = await playedSuite(10, 3, { 'evals/agents/prompt.md': CARELESS + end });
      const { code, stderr, stdout } = await optimize(cwd, '--write', '--no-examples');
      expect(code, stderr).toBe(0);
      const folder = /report +(\S+)\/report\.html/.exec(stdout)?.[1] ?? '';
      const diff = readFileSync(join(folder, 'prompt.diff'), 'utf8');
      const other = folderOf({ 'evals/agents/prompt.md': CARELESS + end });
      execFileSync('git', ['apply', '-'], { cwd: other, input: diff });
      expect(readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8')).toBe(
        readFileSync(join(other, 'evals/agents/prompt.md'), 'utf8'),
      );
    }
  });

  it('refuses a length that no deletion reaches before it plays anything', async () => {
    const cwd = await playedSuite(10, 3);
    const before = callCount(cwd);
    const { code, stderr } = await optimize(cwd, '--max-prompt-length', '5');
    expect(code).toBe(2);
    expect(stderr).toContain('no deletion of sentences gets it there');
    expect(callCount(cwd)).toBe(before);
  });

  it('says what budget is enough where it is too small', async () => {
    const cwd = await playedSuite(10, 3);
    const { stdout } = await optimize(cwd, '--max-agent-runs', '20');
    const enough = /(\d+) are\s+enough/.exec(stdout)?.[1] ?? '';
    expect(stdout).toContain(` optimize --agent clerk --max-agent-runs ${enough}`);
    expect((await optimize(cwd, '--max-agent-runs', enough)).stdout).not.toContain('too small');
  });

  it('leaves the prompt as it is where no instruction helps', async () => {
    const cwd = optimizationSuite(8, 4);
    writeFileSync(join(cwd, 'down'), '');
    await cli(cwd, ['run', '--quiet']);
    const answer = await answerOf(cwd);
    expect(['no_headroom', 'insufficient_failures']).toContain(answer.decision);
    expect(answer.optimized_prompt).toBe(answer.original_prompt);
    expect(answer.changes_made).toEqual([]);
  });

  it('loses nothing to kill -9 in any phase, and ends as if nothing had happened', async () => {
    const whole = await playedSuite(10, 3);
    const expected = await answerOf(whole);
    const total = callCount(whole) - 13;
    for (const share of [0.1, 0.4, 0.9]) {
      const cwd = await playedSuite(10, 3);
      const calls = () => callCount(cwd) - 13;
      const last = Math.ceil(share * total);
      const release = holdCalls(cwd, 13 + last);
      const killed = await cli(cwd, ['optimize', '--seed', '7', '--quiet'], (kill) => {
        void until(() => calls() >= last).then(() => kill('SIGKILL'));
      });
      expect(killed.signal).toBe('SIGKILL');
      release();
      const [id = ''] = readdirSync(join(cwd, '.assay/state/optimizations'));
      const { stdout, stderr, code } = await cli(cwd, ['optimize', '--resume', id, '--quiet', '--json']);
      expect(code, stderr).toBe(0);
      // At most what was in flight is played again: four at a time.
      expect(calls()).toBeLessThanOrEqual(total + 4);
      expect(lasting(JSON.parse(stdout))).toEqual(lasting(expected));
    }
  });

  it('ends with 130 and a way to go on when it is interrupted', async () => {
    const cwd = await playedSuite(10, 3);
    holdCalls(cwd, 31);
    const ended = await cli(cwd, ['optimize', '--seed', '7', '--quiet', '--json'], (kill) => {
      void until(() => callCount(cwd) > 30).then(() => kill('SIGINT'));
    });
    expect(ended.code, ended.stderr).toBe(130);
    expect(JSON.parse(ended.stdout)).toMatchObject({ status: 'failed', decision: 'not_validated' });
    expect(ended.stderr).toMatch(/ optimize --resume opt_/);
  });

  it.each([
    [['--resume', 'opt_x', '--agent', 'clerk'], /goes on as it began/],
    [['--resume', 'opt_none'], /no optimization "opt_none"/],
    [['--target', 'exact'], /is no target/],
    [['--type', 'metric_driven'], /needs target_metrics/],
    [['--agent', 'clark'], /unknown agent "clark"/],
  ])('refuses %j', async (args, message) => {
    const cwd = optimizationSuite(1, 1);
    const { code, stderr } = await optimize(cwd, ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(existsSync(join(cwd, '.assay/state/optimizations.json'))).toBe(false);
  });

  it('takes a request from standard input', async () => {
    const cwd = optimizationSuite(1, 1);
    const body = JSON.stringify({ agent_id: 'clerk', optimization_type: 'error_driven', seed: 3 });
    const { stdout, code } = await cli(
      cwd,
      ['optimize', '--request', '-', '--json', '--quiet'],
      undefined,
      body,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ decision: 'insufficient_failures', details: { seed: 3 } });
  });
});
