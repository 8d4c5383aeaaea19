import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Ports } from '../../src/ports/ports.ts';
import type { LoadedWorkspace } from '../../src/workspaces/loaded-workspace.ts';
import { workspacesOf } from '../../src/workspaces/workspaces.ts';
import { SECRET, TRIES } from '../support/hostile-tries.ts';

let top: string;
let ports: Ports;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'hostile-'));
  const temporary = join(top, 'tmp');
  for (const folder of ['tmp', 'home', 'repo/evals/shop', 'repo/.assay/state'])
    mkdirSync(join(top, folder), { recursive: true });
  for (const file of ['repo/evals/case.yaml', 'repo/.assay/state/run.jsonl'])
    writeFileSync(join(top, file), SECRET);
  writeFileSync(join(top, 'repo/evals/shop/a.txt'), 'a');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
      cwd: join(top, 'repo'),
      stdio: 'pipe',
    });
  git('init', '-q');
  git('add', '-A', '-f');
  git('commit', '-qm', 'first');
  const real = nodePorts();
  const env: Ports['env'] = {
    ...real.env,
    get: (name) => (name === 'HOME' ? join(top, 'home') : real.env.get(name)),
  };
  ports = { ...real, env, folders: { ...real.folders, temporary: () => temporary } };
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Runs the tries in one workspace beside another that holds the secret; what each of them printed. */
async function attacked(): Promise<{ level: string; hits: string[]; can: string }> {
  const hidden = [join(top, 'repo/evals'), join(top, 'repo/.git')];
  const workspace: LoadedWorkspace = {
    ...{ from: { folder: join(top, 'repo/evals/shop') }, shown: 'evals/shop', setup: [] },
    ...{ digest: 'shop', hidden, root: join(top, 'repo/evals') },
  };
  const workspaces = workspacesOf(ports, { hidden: [join(top, 'repo/.assay')], warn: () => undefined });
  try {
    const [sibling, own] = [await workspaces.open(workspace), await workspaces.open(workspace)];
    writeFileSync(join(sibling.folder, 'secret.txt'), SECRET);
    writeFileSync(join(sibling.folder, '..', 'tmp', 'secret.txt'), SECRET);
    const path = { PATH: process.env['PATH'] ?? '' };
    const busy = ports.spawn(sibling.confined(['sleep', '600'], []), {
      cwd: sibling.folder,
      env: { ...path, ASSAY_TOOLS_KEY: SECRET },
    });
    const env = {
      ...{ ...path, ...own.variables, HOME: join(top, 'home'), PID: String(busy.pid) },
      ...{ EVALS: join(top, 'repo/evals'), STATE: join(top, 'repo/.assay'), REPO: join(top, 'repo') },
      ...{ SIBLING: sibling.folder, ASSAY_RUNNER: String(process.pid), GIT_CONFIG_NOSYSTEM: '1' },
    };
    // One program for all: each try in a shell of its own, told apart by a line before it.
    const script = TRIES.map(
      (one, index) => `echo; echo "#${index}"; ( ${one} ) 2>/dev/null </dev/null`,
    ).join('\n');
    const works =
      'echo; echo "#can"; echo new > made.txt && cat made.txt a.txt; echo x > "$TMPDIR/x"; echo y > "$HOME/y" && cat "$HOME/y"';
    const child = ports.spawn(own.confined(['sh', '-c', `${script}\n${works}`], []), {
      cwd: own.folder,
      env,
    });
    const said: string[] = [];
    child.onOutput((text) => said.push(text));
    child.closeInput();
    await child.ended;
    busy.kill();
    await busy.ended;
    const parts = said.join('').split(/^#(\d+|can)$/m);
    const shown = new Map<string, string>();
    for (let at = 1; at < parts.length; at += 2) shown.set(parts[at] ?? '', parts[at + 1] ?? '');
    const { isolation } = await own.leftBehind({ files: [], commands: [] });
    return {
      level: isolation.level,
      hits: TRIES.filter((_, index) => (shown.get(String(index)) ?? SECRET).includes(SECRET)),
      can: shown.get('can') ?? '',
    };
  } finally {
    workspaces.close();
  }
}

describe('a hostile program in a workspace', () => {
  it('reaches neither what is expected nor another attempt, and can still work', async ({ skip }) => {
    const { level, hits, can } = await attacked();
    if (level !== 'full') skip('this machine has no Landlock, or no python3');
    expect(hits).toEqual([]);
    expect(can.trim()).toBe('new\nay');
  });
});
