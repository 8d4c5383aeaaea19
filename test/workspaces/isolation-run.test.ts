import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runResults } from '../../src/schema/run.ts';
import { SECRET, TRIES } from '../support/hostile-tries.ts';
import { runScript } from '../support/run-cli.ts';

/** The sources: another Node than this one may not read them. */
const cli = join(import.meta.dirname, '../support/source-cli.mjs');

/** More ways, which only a repository with another worktree, another run beside this one and a world of files have. */
const MORE = [
  'cat "$TREE/evals/case.yaml"',
  'git -C "$TREE" show HEAD:evals/case.yaml',
  'cat "$TREE/.assay/state/run.jsonl"',
  'cat "$OTHER/attempt-0/files/secret.txt"',
  'cat "$TMP"/assay-workspaces-*/*/secret.txt "$TMP"/assay-workspaces-*/*/*/secret.txt',
  'grep -rl assay_ "$TMP" "$REPO" && echo the-expected-value',
];

/**
 * Two attempts that run side by side. The one waits with secrets in its folders and its environment; the other tries to get at them, and
 * calls the tools of the world in every name but its own. They tell each other only where they are, in the home folder that both may use.
 */
const AGENT = `
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const { HOME, ASSAY_WORKSPACE, ASSAY_TOOLS_URL: url, ASSAY_TOOLS_KEY: key, TMPDIR } = process.env;
const { input } = JSON.parse(readFileSync(0, 'utf8'));
const there = async (name) => {
  const path = join(HOME, name);
  for (let tries = 0; tries < 1200 && !existsSync(path); tries += 1) await new Promise((next) => setTimeout(next, 25));
  return readFileSync(path, 'utf8');
};
const tell = (name, text) => writeFileSync(join(HOME, name), text);
const call = async (headers, name = 'take') => {
  const reply = await fetch(url + '/' + name, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
  return reply.status;
};
if (input === 'wait') {
  for (const folder of [ASSAY_WORKSPACE, TMPDIR]) writeFileSync(join(folder, 'secret.txt'), '${SECRET} ' + key);
  tell('waits', JSON.stringify({ SIBLING: ASSAY_WORKSPACE, PID: String(process.pid), begin: key.slice(0, 4) }));
  await there('tried');
  const own = await call({ authorization: 'Bearer ' + key });
  console.log(JSON.stringify({ output: JSON.stringify({ key, own }) }));
} else {
  const { SIBLING, PID, begin } = JSON.parse(await there('waits'));
  const env = { ...process.env, SIBLING, PID, ASSAY_RUNNER: String(process.ppid), GIT_CONFIG_NOSYSTEM: '1' };
  const said = JSON.parse(Buffer.from(process.env.TRIES, 'base64')).map((one) => {
    try { return execFileSync('sh', ['-c', '( ' + one + ' ) 2>/dev/null </dev/null'], { env, encoding: 'utf8' }); }
    catch (error) { return String(error.stdout); }
  });
  const others = [];
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer ' + begin }, { authorization: 'Bearer ' + key.slice(0, -1) }, { authorization: 'Basic ' + key }, { cookie: key }])
    others.push(await call(headers));
  const own = await call({ authorization: 'Bearer ' + key });
  tell('tried', '');
  console.log(JSON.stringify({ output: JSON.stringify({ said, others, own }) }));
}
`;

let top: string;
const at = (...path: string[]) => join(top, ...path);
const put = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'isolated-run-')));
  for (const folder of ['tmp', 'home']) mkdirSync(at(folder));
  put('repo/evals/case.yaml', SECRET);
  put('repo/evals/files/note.txt', 'a note');
  put('repo/.assay/state/run.jsonl', SECRET);
  put('repo/agent.mjs', AGENT);
  put('repo/evals/shop/a.txt', 'a');
  // Beside the folders that are read: nothing there is a case.
  put('repo/evals/worlds/stock.yaml', 'state: { data: stock.json }\ntools: { file: stock.mjs }\n');
  put('repo/evals/worlds/stock.json', '{ "left": 1 }');
  put(
    'repo/evals/worlds/stock.mjs',
    "export const tools = [{ name: 'take', description: 'Takes one.', parameters: { type: 'object', properties: {} }, run: (state) => { state.left -= 1; return state.left; } }];\n",
  );
  put(
    'repo/evals/agents/one.yaml',
    `name: One
provider: custom
invocation:
  command: [node, agent.mjs]
  env:
    EVALS: ${JSON.stringify(at('repo/evals'))}
    STATE: ${JSON.stringify(at('repo/.assay'))}
    REPO: ${JSON.stringify(at('repo'))}
    TREE: ${JSON.stringify(at('tree'))}
    TMP: ${JSON.stringify(at('tmp'))}
    OTHER: ${JSON.stringify(at(`tmp/assay-workspaces-${process.pid}-${'0'.repeat(16)}`))}
    TRIES: ${Buffer.from(JSON.stringify([...TRIES, ...MORE])).toString('base64')}
workspace: { from: ../shop }
`,
  );
  const played = (input: string) =>
    `name: ${input}\nworld: stock\nturns: [{ input: ${input} }]\nexpected_state: { at: { left: 0 } }\n`;
  put('repo/evals/test-cases/c.yaml', `${played('wait')}---\n${played('try')}`);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
      cwd: at('repo'),
      stdio: 'pipe',
    });
  git('init', '-q');
  git('add', '-A', '-f');
  git('commit', '-qm', 'first');
  git('worktree', 'add', '-q', at('tree'), 'HEAD');
  // Of another process, which is this one.
  put(`tmp/assay-workspaces-${process.pid}-${'0'.repeat(16)}/attempt-0/files/secret.txt`, SECRET);
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('attempts that run side by side, in a workspace and a world each', () => {
  it('see and call nothing of one another, of the evals folder, of other worktrees and of other runs', async ({
    skip,
  }) => {
    const args = ['run', '--judge', 'offline', '--concurrency', '2', '--out', 'reports'];
    const ended = await runScript(cli, args, {
      cwd: at('repo'),
      node: process.execPath,
      env: { HOME: at('home'), TMPDIR: at('tmp') },
    });
    const results = runResults.parse(JSON.parse(readFileSync(at('repo/reports/results.json'), 'utf8')));
    const attempts = results.cases.map((one) => one.attempts[0]);
    if (attempts[0]?.workspace?.isolation.level !== 'full')
      skip('this machine has no Landlock, or no python3');
    // Each took one of its own stock, and of no other.
    expect([ended.code, attempts.map((one) => one?.status)]).toEqual([0, ['passed', 'passed']]);
    const [waited, tried] = attempts.map((one) => JSON.parse(one?.turns[0]?.output ?? '{}'));
    expect([waited.own, tried.own]).toEqual([200, 200]);
    expect(tried.others).toEqual([401, 401, 401, 401, 401, 401]);
    const all = [...TRIES, ...MORE];
    expect(tried.said).toHaveLength(all.length);
    const isHit = (said: string) => said.includes(SECRET) || said.includes(waited.key);
    expect(all.filter((_, index) => isHit(tried.said[index] ?? SECRET))).toEqual([]);
  });
});
