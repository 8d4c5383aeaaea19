import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../../src/agents/program.ts';
import { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Ports } from '../../src/ports/ports.ts';
import type { LoadedWorkspace } from '../../src/workspaces/loaded-workspace.ts';
import { type Workspaces, workspacesOf } from '../../src/workspaces/workspaces.ts';

const NOTHING = { files: [], commands: [] };
let top: string;
let ports: Ports;
let repository: string;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'workspaces-'));
  const temporary = join(top, 'tmp');
  mkdirSync(temporary);
  const real = nodePorts();
  ports = { ...real, folders: { ...real.folders, temporary: () => temporary } };
  repository = join(top, 'repository');
  mkdirSync(join(repository, 'evals', 'workspaces', 'shop', 'src'), { recursive: true });
  const shop = join(repository, 'evals', 'workspaces', 'shop');
  writeFileSync(join(repository, 'evals', 'expected.txt'), 'expected value');
  writeFileSync(join(shop, 'src', 'a.mjs'), 'export const a = 1;\n');
  writeFileSync(join(shop, 'bytes.bin'), Buffer.from([0, 255, 1]));
  writeFileSync(join(shop, '.env'), 'KEY=1');
  symlinkSync('src/a.mjs', join(shop, 'inside'));
  symlinkSync('../../expected.txt', join(shop, 'outside'));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

const shop = (more: Partial<LoadedWorkspace> = {}): LoadedWorkspace => ({
  from: { folder: join(repository, 'evals', 'workspaces', 'shop') },
  ...{ shown: 'evals/workspaces/shop', setup: [], digest: 'shop' },
  hidden: [join(repository, 'evals')],
  root: join(repository, 'evals'),
  ...more,
});

async function using<T>(work: (workspaces: Workspaces, warnings: string[]) => Promise<T>): Promise<T> {
  const warnings: string[] = [];
  const workspaces = workspacesOf(ports, { hidden: [], warn: (message) => warnings.push(message) });
  try {
    return await work(workspaces, warnings);
  } finally {
    workspaces.close();
  }
}

describe('a workspace', () => {
  it('is a copy without secrets and links that lead out, outside of the repository, and gone at the end', async () => {
    const folder = await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      expect(readdirSync(one.folder)).toEqual(['bytes.bin', 'inside', 'src']);
      expect(one.folder.startsWith(join(top, 'tmp'))).toBe(true);
      return one.folder;
    });
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(join(top, 'tmp'))).toEqual([]);
  });

  it('says what was added, changed and removed, and nothing where nothing was', async () => {
    await using(async (workspaces) => {
      const [one, other] = [await workspaces.open(shop()), await workspaces.open(shop())];
      writeFileSync(join(one.folder, 'src', 'a.mjs'), 'export const a = 2;\n');
      writeFileSync(join(one.folder, 'bytes.bin'), Buffer.from([0, 255, 2]));
      rmSync(join(one.folder, 'inside'));
      mkdirSync(join(one.folder, 'node_modules'));
      writeFileSync(join(one.folder, 'node_modules', 'x'), '');
      const left = await one.leftBehind({ files: ['src/a.mjs', './bytes.bin', 'no', 'src'], commands: [] });
      expect(left.changes.map(({ path, status }) => `${status} ${path}`)).toEqual([
        'changed bytes.bin',
        'removed inside',
        'changed src/a.mjs',
      ]);
      expect(left.changes[2]?.diff).toContain('-export const a = 1;\n+export const a = 2;\n');
      expect(left.changes[0]).not.toHaveProperty('diff');
      expect(left.files).toEqual([
        { path: 'src/a.mjs', exists: true, size: 20, text: 'export const a = 2;\n' },
        { path: './bytes.bin', exists: true, size: 3 },
        { path: 'no', exists: false },
        { path: 'src', exists: true, kind: 'folder' },
      ]);
      expect((await other.leftBehind(NOTHING)).changes).toEqual([]);
    });
  });

  it('does not follow what an agent links to', async () => {
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      symlinkSync(join(repository, 'evals', 'expected.txt'), join(one.folder, 'notes'));
      symlinkSync(join(repository, 'evals'), join(one.folder, 'all'));
      const left = await one.leftBehind({ files: ['notes', 'all/expected.txt'], commands: [] });
      // The first is there, whatever it leads to; of the second nobody can say.
      expect(left.files).toEqual([
        { path: 'notes', exists: true, kind: 'link' },
        { path: 'all/expected.txt', exists: false, behind: 'all' },
      ]);
      expect(JSON.stringify(left)).not.toContain('expected value');
    });
  });

  it.each([
    ['node_modules/x/index.js', { size: 1, text: 'x' }],
    ['.git/config', { size: 1, text: 'x' }],
    ['made/', { kind: 'folder' }],
    ['./made//', { kind: 'folder' }],
    ['made/file/', { size: 1, text: 'x' }],
    ['to-nothing', { kind: 'link' }],
  ])('holds %s where an agent made it', async (path, more) => {
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      for (const folder of ['node_modules/x', '.git', 'made'])
        mkdirSync(join(one.folder, folder), { recursive: true });
      for (const file of ['node_modules/x/index.js', '.git/config', 'made/file'])
        writeFileSync(join(one.folder, file), 'x');
      symlinkSync('nowhere', join(one.folder, 'to-nothing'));
      const asked = { files: [path, 'made/file/below', 'a/b'], commands: [] };
      expect((await one.leftBehind(asked)).files).toEqual([
        { path, exists: true, ...more },
        { path: 'made/file/below', exists: false },
        { path: 'a/b', exists: false },
      ]);
    });
  });

  it('with more in it than can be looked at is an error, never an empty folder', async () => {
    let most = Number.POSITIVE_INFINITY;
    const walk: Ports['folders']['walk'] = (folder, options) =>
      ports.folders.walk(folder, { ...options, most: Math.min(most, options.most) });
    const workspaces = workspacesOf(
      { ...ports, folders: { ...ports.folders, walk } },
      { hidden: [], warn: () => undefined },
    );
    try {
      const one = await workspaces.open(shop());
      most = 1;
      const said = 'holds more than 200,000 files and folders';
      await expect(one.leftBehind(NOTHING)).rejects.toMatchObject({
        ...{ code: 'agent_failed', message: expect.stringContaining(said) },
      });
      await expect(workspaces.open(shop())).rejects.toMatchObject({
        ...{ code: 'validation_failed', message: expect.stringContaining(said) },
      });
    } finally {
      workspaces.close();
    }
  });

  it('begins again with a fresh copy', async () => {
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      writeFileSync(join(one.folder, 'half'), '');
      await one.renew();
      expect((await one.leftBehind(NOTHING)).changes).toEqual([]);
    });
  });

  it('is set up once for all attempts, and says why that failed', async () => {
    await using(async (workspaces) => {
      const setup = [
        [process.execPath, '-e', "require('fs').writeFileSync('made', require('crypto').randomUUID())"],
      ];
      const made = shop({ setup, digest: 'made' });
      const [one, other] = [await workspaces.open(made), await workspaces.open(made)];
      const text = async (at: typeof one) =>
        (await at.leftBehind({ files: ['made'], commands: [] })).files[0]?.text;
      expect(await text(one)).toBe(await text(other));
      const broken = shop({ setup: [['sh', '-c', 'echo no such package >&2; exit 3']], digest: 'broken' });
      await expect(workspaces.open(broken)).rejects.toThrow(/exit code 3.*no such package/s);
    });
  });

  it('has its own of what setup links to in its folder, and what setup links to elsewhere', async () => {
    const link = (to: string, name: string) => ['sh', '-c', `ln -s "${to}" ${name}`];
    await using(async (workspaces) => {
      const made = shop({
        setup: [link('$PWD/src/a.mjs', 'whole'), link('$PWD', 'top'), link('/bin/sh', 'shell')],
        digest: 'linked by setup',
      });
      const laid = { 'AGENTS.md': 'Be brief.\n' };
      for (const one of [await workspaces.open(made), await workspaces.open({ ...made, laid })]) {
        const to = (name: string) => readlinkSync(join(one.folder, name));
        expect([to('whole'), to('top'), to('shell'), to('inside')]).toEqual([
          ...[join(one.folder, 'src/a.mjs'), one.folder, '/bin/sh', 'src/a.mjs'],
        ]);
        expect((await one.leftBehind(NOTHING)).changes).toEqual([]);
      }
      for (const [digest, to] of [
        ['a', '$TMPDIR/x'],
        ['b', '../tmp/x'],
      ] as const)
        await expect(workspaces.open(shop({ setup: [link(to, 'lost')], digest }))).rejects.toMatchObject({
          code: 'validation_failed',
          message: expect.stringMatching(
            /made the link lost, which leads to template-\d+\/tmp\/x: no attempt/,
          ),
        });
    });
  });

  it('that an agent has closed is looked at as far as that can be done', async () => {
    const denied = Object.assign(new Error('EACCES'), { code: 'EACCES' });
    const workspaces = workspacesOf(
      {
        ...ports,
        files: {
          ...ports.files,
          readBytes: async (path) => {
            if (!/attempt-.*\.closed$/.test(path)) return ports.files.readBytes(path);
            throw new Fault('storage', 'Cannot read it: access is denied.', { cause: denied });
          },
        },
        folders: {
          ...ports.folders,
          walk: async (folder, options) => {
            const entries = await ports.folders.walk(folder, options);
            const isSrc = (path: string) => path.startsWith('src') && existsSync(join(folder, 'shut'));
            return (entries ?? []).flatMap((one) =>
              !isSrc(one.path) ? [one] : one.kind === 'folder' ? [{ ...one, closed: true as const }] : [],
            );
          },
        },
      },
      { hidden: [], warn: () => undefined },
    );
    try {
      const one = await workspaces.open(shop());
      for (const name of ['shut', 'new.closed']) writeFileSync(join(one.folder, name), 'x');
      const left = await one.leftBehind({ files: ['new.closed', 'bytes.bin'], commands: [] });
      expect(left.changes.map(({ path, status, diff }) => [status, path, typeof diff])).toEqual([
        ['added', 'new.closed', 'undefined'],
        ['added', 'shut', 'string'],
        ['changed', 'src', 'undefined'],
      ]);
      expect(left.files).toEqual([
        { path: 'new.closed', exists: true, size: 1, unreadable: true },
        { path: 'bytes.bin', exists: true, size: 3 },
      ]);
    } finally {
      workspaces.close();
    }
  });

  it('with many large changes lets others in between', async () => {
    const source = join(repository, 'evals', 'workspaces', 'large');
    mkdirSync(source);
    const text = (seed: number) =>
      Array.from({ length: 4_000 }, (_, at) => `${at * seed} ${'x'.repeat(20)}\n`).join('');
    for (let at = 0; at < 12; at += 1) writeFileSync(join(source, `${at}.txt`), text(1));
    await using(async (workspaces) => {
      const one = await workspaces.open(shop({ from: { folder: source }, digest: 'large' }));
      for (let at = 0; at < 12; at += 1) writeFileSync(join(one.folder, `${at}.txt`), text(3));
      writeFileSync(join(one.folder, 'small.txt'), 'x\n');
      let turns = 0;
      const count = setInterval(() => (turns += 1), 1);
      const { changes } = await one.leftBehind(NOTHING);
      clearInterval(count);
      expect(changes).toHaveLength(13);
      expect(turns).toBeGreaterThan(5);
    });
  });

  it('is laid out from a commit, whatever stands in the folder now', async () => {
    const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, stdio: 'pipe' });
    writeFileSync(join(repository, 'evals', 'workspaces', 'shop', 'old.txt'), 'old');
    git('init', '-q');
    git('add', '-A', '-f');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first');
    rmSync(join(repository, 'evals', 'workspaces', 'shop', 'old.txt'));
    await using(async (workspaces) => {
      const from = { repository, git: 'HEAD', path: 'evals/workspaces/shop' };
      const one = await workspaces.open(shop({ from, digest: 'commit' }));
      expect(readdirSync(one.folder)).toEqual(['bytes.bin', 'inside', 'old.txt', 'src']);
      const wrong = (git: string, path: string) =>
        workspaces.open(shop({ from: { repository, git, path }, digest: git + path }));
      await expect(wrong('nowhere', 'evals')).rejects.toThrow('there is no such commit');
      await expect(wrong('HEAD', 'nowhere')).rejects.toThrow('it has no folder nowhere');
    });
  });

  it('of a commit never holds the evals folder', async () => {
    const place = join(top, 'whole');
    mkdirSync(join(place, 'app', 'evals', 'hidden'), { recursive: true });
    mkdirSync(join(place, 'evals'));
    for (const file of ['app/a.mjs', 'app/evals/case.yaml', 'app/evals/hidden/t.mjs', 'evals/b.mjs'])
      writeFileSync(join(place, file), 'x');
    const git = (...words: string[]) => execFileSync('git', words, { cwd: place, stdio: 'pipe' });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first');
    const root = join(place, 'app', 'evals');
    await using(async (workspaces) => {
      const open = (path: string | undefined, evals = root) =>
        workspaces.open(
          shop({
            ...{ from: { repository: place, git: 'HEAD', path }, root: evals },
            digest: `${path} ${evals}`,
          }),
        );
      const names = async (path: string | undefined) =>
        readdirSync((await open(path)).folder, { recursive: true }).sort();
      expect(await names(undefined)).toEqual(['app', 'app/a.mjs', 'evals', 'evals/b.mjs']);
      expect(await names('app')).toEqual(['a.mjs']);
      expect(await names('app/evals/hidden')).toEqual(['t.mjs']);
      await expect(open('app/evals')).rejects.toThrow('that is the evals folder');
      await expect(open(undefined, place)).rejects.toThrow('that is the evals folder');
    });
  });

  it('takes away what dead processes left, and nothing else', async () => {
    const left = join(top, 'tmp', `assay-workspaces-999999999-${'0'.repeat(16)}`);
    const kept = join(top, 'tmp', `assay-workspaces-${process.pid}-${'0'.repeat(16)}`);
    for (const folder of [left, kept]) mkdirSync(folder);
    await using(async (workspaces) => void (await workspaces.open(shop())));
    expect([existsSync(left), existsSync(kept)]).toEqual([false, true]);
    rmSync(kept, { recursive: true });
  });

  it('runs what checks ask, and kills what does not end', async () => {
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      const commands = [
        { run: ['sh', '-c', 'cat src/a.mjs; echo $ASSAY_WORKSPACE; exit 4'], timeout_ms: 60_000 },
        { run: ['sh', '-c', 'sleep 60'], timeout_ms: 100 },
        // Out of its group, where no signal of ours reaches, with its output in hand.
        { run: ['sh', '-c', 'setsid sleep 5 & sleep 60'], timeout_ms: 100 },
        { run: ['sh', '-c', 'setsid sleep 5 & echo served'], timeout_ms: 60_000 },
      ];
      const [first, second, third, fourth] = (await one.leftBehind({ files: [], commands })).commands;
      expect(third).toMatchObject({ exit_code: null, failed: expect.stringContaining('0.1 s') });
      expect(fourth).toMatchObject({ exit_code: 0, output: 'served\n' });
      expect(first).toMatchObject({ exit_code: 4, output: `export const a = 1;\n${one.folder}\n` });
      expect(second).toMatchObject({ exit_code: null, failed: expect.stringContaining('0.1 s') });
    });
  });

  it('says which programs the machine lacks, and never of those of the workspace', async () => {
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      const names = ['no-such-program', '/no/such/program', './gone.sh', join(one.folder, 'gone.sh'), 'sh'];
      const asked = names.map((name) => ({ run: [name, '-c', 'exit 127'], timeout_ms: 60_000 }));
      const { commands } = await one.leftBehind({ files: [], commands: asked });
      expect(commands.map(({ not_found }) => not_found ?? false)).toEqual([true, true, false, false, false]);
      expect(commands.map(({ exit_code }) => exit_code)).not.toContain(0);
    });
  });

  it('lays files of a check beside it for that check alone', async () => {
    const hidden = 'evals/hidden.txt';
    writeFileSync(join(repository, hidden), 'what is right');
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      const look = (files?: string[]) => ({
        run: ['sh', '-c', 'cat "$0"; find .. 2>/dev/null | grep -c hidden.txt', '{{ files }}/hidden.txt'],
        ...{ timeout_ms: 60_000, ...(files === undefined ? {} : { files }) },
      });
      const { commands, changes } = await one.leftBehind({
        files: [],
        commands: [look(), look(['hidden.txt']), look()],
      });
      expect(commands.map(({ output }) => output.trim().startsWith('what is right'))).toEqual([
        ...[false, true, false],
      ]);
      expect(commands[2]?.output.trim()).toBe('0');
      expect(changes).toEqual([]);
      const gone = one.leftBehind({ files: [], commands: [look(['no.txt'])] });
      await expect(gone).rejects.toThrow('The file no.txt of a check is no longer there.');
    });
  });

  it('has the files of its variant, which are no change of the agent', async () => {
    await using(async (workspaces) => {
      const laid = { 'AGENTS.md': 'Be brief.\n', 'skills/a/SKILL.md': 'x', 'src/a.mjs': null };
      const [one, other] = [await workspaces.open(shop({ laid })), await workspaces.open(shop())];
      const left = await one.leftBehind({ files: Object.keys(laid), commands: [] });
      expect(left.files.map(({ text }) => text)).toEqual(['Be brief.\n', 'x', undefined]);
      expect(left.changes).toEqual([]);
      writeFileSync(join(one.folder, 'AGENTS.md'), 'Be long.\n');
      expect((await one.leftBehind(NOTHING)).changes).toMatchObject([
        { path: 'AGENTS.md', status: 'changed' },
      ]);
      expect((await other.leftBehind(NOTHING)).changes).toEqual([]);
      expect(readdirSync(other.folder)).toEqual(['bytes.bin', 'inside', 'src']);
    });
  });

  it('takes no file of a variant through a link', async () => {
    symlinkSync('src', join(repository, 'evals', 'workspaces', 'shop', 'linked'));
    await using(async (workspaces) => {
      const opening = workspaces.open(shop({ laid: { 'linked/a.mjs': 'x' }, digest: 'linked' }));
      await expect(opening).rejects.toThrow('a link leads it elsewhere');
    });
    rmSync(join(repository, 'evals', 'workspaces', 'shop', 'linked'));
  });

  it('is where a program of the repository is started', async () => {
    await using(async (workspaces) => {
      const one = await workspaces.open(shop());
      writeFileSync(join(repository, 'bot.mjs'), 'console.log(process.cwd(), process.argv[2])');
      const reachable = {
        agent: {
          ...{ id: 'bot', name: 'Bot', provider: 'custom' as const, created_at: '' },
          invocation: { command: [process.execPath, 'bot.mjs', 'src/a.mjs'], cwd: 'src' },
        },
        ...{ credentials: {}, home: repository },
      };
      // Border: what stands in a file, with its defaults left out.
      const running = programOf(reachable as never, ports).start({}, { workspace: one });
      const said: string[] = [];
      running.child.onOutput((text) => said.push(text));
      expect(await running.child.ended).toMatchObject({ code: 0 });
      expect(said.join('')).toBe(`${join(one.folder, 'src')} src/a.mjs\n`);
    });
  });
});
