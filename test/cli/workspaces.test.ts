import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { findStoredTurn } from '../../src/runs/stored-run.ts';
import { runResults } from '../../src/schema/run.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { BLOCKS } from '../support/documents.ts';
import { folderOf, runCli } from '../support/run-cli.ts';

/** Mends `src/add.mjs` where the question or its instructions say so, and says what it can see of the hidden test. */
const CODER = `
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const { input } = JSON.parse(readFileSync(0, 'utf8'));
const told = existsSync('AGENTS.md') ? readFileSync('AGENTS.md', 'utf8') : '';
if (/mend/.test(input + told)) writeFileSync('src/add.mjs', 'export const add = (a, b) => a + b;\\n');
console.log(JSON.stringify({ output: 'I see ' + readdirSync('.', { recursive: true }).join(' ') }));
`;
const HIDDEN = `
const { add } = await import(process.env.ASSAY_WORKSPACE + '/src/add.mjs');
if (add(2, 3) !== 5) { console.error('2 + 3 is ' + add(2, 3)); process.exit(1); }
console.log('adds up');
`;
const CHECKS = `    checks:
      - command: { run: [node, "{{ files }}/add.check.mjs"], files: [hidden/add.check.mjs], output: { contains: adds up } }
      - diff: { only: ["src/**"] }
      - file: { path: src/add.mjs, contains: a + b }
      - file: { path: installed.txt, equals: "yes" }
`;

/** The experiment that its page shows. */
const SHOWN = BLOCKS.find(({ text }) => text.startsWith('name: Did the words help?'));

let cwd: string;
const assay = (...words: string[]) => {
  const tmp = join(cwd, 'tmp');
  mkdirSync(tmp, { recursive: true });
  return runCli([...words, '--judge', 'offline'], { cwd, env: { TMPDIR: tmp } });
};

beforeAll(() => {
  cwd = folderOf({
    'coder.mjs': CODER,
    'evals/agents/coder.yaml': `name: Coder
provider: custom
invocation: { command: [node, coder.mjs] }
workspace:
  from: ../workspaces/shop
  setup: [[node, -e, "require('fs').writeFileSync('installed.txt', 'yes')"]]
`,
    'evals/workspaces/shop/src/add.mjs': 'export const add = (a, b) => a - b;\n',
    'evals/test-cases/hidden/add.check.mjs': HIDDEN,
    'evals/test-cases/mended.yaml': `name: Mended\nturns:\n  - input: Please mend it.\n${CHECKS}`,
    'evals/test-cases/adds-up.yaml': `name: Idle\nturns:\n  - input: Do what you like.\n${CHECKS}`,
    'evals/experiments/words.yaml': SHOWN?.text ?? '',
    'evals/experiments/skills/mend.md': 'Always mend what you find.\n',
  });
});

describe('a program agent in a workspace', () => {
  it('is judged by what it left, by a test that it never saw, and leaves nothing behind', async () => {
    const ended = await assay('run', '--out', 'reports');
    expect(ended.code, ended.stdout + ended.stderr).toBe(1);
    const results = runResults.parse(JSON.parse(readFileSync(join(cwd, 'reports/results.json'), 'utf8')));
    const attempts = new Map(results.cases.map((one) => [one.id, one.attempts[0]]));
    expect(attempts.get('mended')).toMatchObject({
      status: 'passed',
      workspace: { changes: [{ path: 'src/add.mjs', status: 'changed' }] },
    });
    expect(attempts.get('mended')?.turns[0]?.output).not.toContain('add.check');
    expect(attempts.get('adds-up')).toMatchObject({ status: 'failed', workspace: { changes: [] } });
    // Who reads the terminal sees what the hidden test said, and that nothing was done.
    expect(ended.stdout).toContain('it ended with exit code 1: 2 + 3 is -1');
    expect(ended.stdout).toContain('files: no file changed');
    expect(readFileSync(join(cwd, 'reports/summary.md'), 'utf8')).toContain('Files: no file changed');
    expect(readdirSync(join(cwd, 'tmp')).filter((name) => name.startsWith('assay-workspaces'))).toEqual([]);

    const again = await assay('rescore', results.run_id, '--out', 'again');
    expect(again.code, again.stderr).toBe(1);
    const rescored = runResults.parse(JSON.parse(readFileSync(join(cwd, 'again/results.json'), 'utf8')));
    expect(rescored.cases.map(({ id, status }) => [id, status])).toEqual(
      results.cases.map(({ id, status }) => [id, status]),
    );

    const turnId = attempts.get('mended')?.turns[0]?.turn_id ?? '';
    const turn = await findStoredTurn(turnId, statePaths(join(cwd, '.assay')), nodePorts());
    expect(turn.subject({ multiTurn: false }).workspace?.commands).toMatchObject([
      { exit_code: 0, output: 'adds up\n', files: ['test-cases/hidden/add.check.mjs'] },
    ]);

    const promoted = await runCli(['promote', results.run_id, 'adds-up'], { cwd });
    expect(promoted.code, promoted.stderr).toBe(0);
    const valid = await runCli(['validate'], { cwd });
    expect(valid.code, valid.stdout + valid.stderr).toBe(0);
  });

  it('is compared with and without an instruction file', async () => {
    const ended = await assay('experiment', 'evals/experiments/words.yaml', '--json', '--quiet');
    expect(ended.code, ended.stderr).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      results: { without: { pass_rate: 0 }, with: { pass_rate: 1 } },
    });
  });

  it('is compared with an instruction file as commits have it', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], { cwd, stdio: 'pipe' });
    git('init', '-q');
    for (const [tag, told] of [
      ['v1', 'Be polite.'],
      ['v2', 'Always mend what you find.'],
    ] as const) {
      writeFileSync(join(cwd, 'AGENTS.md'), told);
      git('add', 'AGENTS.md');
      git('commit', '-qm', tag);
      git('tag', tag);
    }
    writeFileSync(join(cwd, 'AGENTS.md'), "What stands there now is nobody's.");
    const variant = (tag: string) =>
      `{ name: ${tag}, config: { files: { AGENTS.md: { git: ${tag}, path: AGENTS.md } } } }`;
    const file = 'evals/experiments/commits.yaml';
    writeFileSync(
      join(cwd, file),
      `name: Commits\nagent_id: coder\nvariants: [${variant('v1')}, ${variant('v2')}]\ntest_case_ids: [adds-up]\nmetrics: [pass_rate]\nconfig: { runs_per_variant: 1 }\n`,
    );
    const ended = await assay('experiment', file, '--json', '--quiet');
    expect(ended.code, ended.stderr).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      results: { v1: { pass_rate: 0 }, v2: { pass_rate: 1 } },
    });
    writeFileSync(join(cwd, file), readFileSync(join(cwd, file), 'utf8').replace('git: v2', 'git: v3'));
    const wrong = await assay('experiment', file, '--quiet');
    rmSync(join(cwd, file));
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('v3')]);
  });

  it('is judged by the same evidence where its run was played in parts', async () => {
    for (const part of [1, 2])
      await assay(
        'run',
        '--case',
        'mended',
        '--case',
        'adds-up',
        '--shard',
        `${part}/2`,
        '--state',
        `part-${part}`,
      );
    const merged = await assay('merge', 'part-2', 'part-1', '--out', 'merged');
    expect(merged.code, merged.stderr).toBe(1);
    const read = (folder: string) =>
      runResults.parse(JSON.parse(readFileSync(join(cwd, folder, 'results.json'), 'utf8')));
    const results = read('merged');
    const short = ({ cases }: typeof results) =>
      cases.map(({ id, status, attempts }) => [id, status, attempts[0]?.workspace?.changes]).sort();
    expect(short(results)).toEqual([
      ['adds-up', 'failed', []],
      ['mended', 'passed', [{ path: 'src/add.mjs', status: 'changed' }]],
    ]);
    // Nothing is there any more but what was kept: files, what programs said, and differences.
    const again = await assay('rescore', results.run_id, '--out', 'merged-again');
    expect(again.code, again.stderr).toBe(1);
    expect(short(read('merged-again'))).toEqual(short(results));
    const turnId = results.cases.find(({ id }) => id === 'mended')?.attempts[0]?.turns[0]?.turn_id ?? '';
    const turn = await findStoredTurn(turnId, statePaths(join(cwd, '.assay')), nodePorts());
    expect(turn.subject({ multiTurn: false }).workspace).toMatchObject({
      changes: [{ diff: expect.stringContaining('+export const add = (a, b) => a + b;') }],
      commands: [{ exit_code: 0, output: 'adds up\n' }],
    });
  });
});
