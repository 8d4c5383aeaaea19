import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import type { Clock, StartStandby } from '../../../src/ports/ports.ts';
import { filesState } from '../../../src/worlds/files-state.ts';
import { mcpTools } from '../../../src/worlds/programs/mcp-tools.ts';
import type { ToolProgram } from '../../../src/worlds/tool-program.ts';
import { loadedWorld } from '../../support/loaded-worlds.ts';

const ports = nodePorts();
const top = realpathSync(mkdtempSync(join(tmpdir(), 'assay-mcp-')));
const programs: ToolProgram[] = [];
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.close()));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

const odd = join(import.meta.dirname, '../../support/odd-mcp-server.mjs');
/** Counts what is started, and what of it has ended. */
function counted() {
  const pids: number[] = [];
  let living = 0;
  const standby: StartStandby = (command, options) => {
    const child = ports.standby(command, options);
    pids.push(child.pid);
    living += 1;
    child.ended.then(() => (living -= 1));
    return child;
  };
  return { standby, pids, living: () => living };
}
function oddTools(
  how = 'well',
  more: { standby?: StartStandby; clock?: Clock; ready?: number; mcp?: object } = {},
) {
  const mcp = { command: [process.execPath, odd, how], ...more.mcp };
  const program = mcpTools(
    loadedWorld({ tools: { mcp } }, { folder: top, root: join(top, 'evals') }),
    { ...ports, ...more },
    more,
  );
  programs.push(program);
  return program;
}

describe('an MCP server as the tools of a world', () => {
  it('offers what it lists, and says what only reads', async () => {
    expect(await oddTools('logs').tools()).toEqual([
      { name: 'look', description: 'Looks.', reads: true, parameters: { type: 'object', properties: {} } },
      { name: 'act', parameters: { type: 'object', properties: {} } },
    ]);
  });

  it('answers by texts, objects, other content and errors, and lives on', async () => {
    const session = await oddTools().open();
    const replies = [];
    for (const name of ['text', 'object', 'picture', 'nothing', 'error', 'refuse'])
      replies.push(await session.call(name, { id: 'TK-1' }));
    expect(replies).toEqual([
      { result: 'one\ntwo', changes: [] },
      { result: { n: 1 }, changes: [] },
      { result: [{ type: 'image', data: 'AA==', mimeType: 'image/png' }], changes: [] },
      { result: '', changes: [] },
      { error: 'no such order' },
      { error: expect.stringContaining('id is missing') },
    ]);
    await session.close();
  });

  it.each([
    ['crash', /ended with exit code 7\. Its stderr ended with:\nTypeError: undefined is no order/],
    ['lie', /^The MCP server of the world failed: /],
    ['endless line', /wrote a message of more than 10 MiB/],
    ['flood', /wrote more than 40 MiB without being asked/],
  ])('fails the attempt by %s, and no other', async (name, message) => {
    const program = oddTools();
    const [one, other] = [await program.open(), await program.open()];
    const fault = await one.call(name, {}).catch((error: unknown) => error);
    expect(fault).toMatchObject({
      code: 'agent_failed',
      subcode: 'world_failed',
      message: expect.stringMatching(message),
    });
    expect(await other.call('text', {})).toMatchObject({ result: 'one\ntwo' });
    await Promise.all([one.close(), other.close()]);
  });

  it('is not waited for once its attempt is over', async () => {
    const session = await oddTools().open();
    const over = new AbortController();
    const asked = session.call('silence', {}, over.signal);
    over.abort(new Error('over'));
    await expect(asked).rejects.toThrow('over');
    await session.close();
    await expect(session.call('text', {})).rejects.toMatchObject({ subcode: 'world_failed' });
  });

  it.each([
    ['dies at once', 'ended with exit code 3. Its stderr ended with:\nno database'],
    ['lists without end', 'offers its tools on more than 100 pages'],
    ['lists many', 'offers more than 1000 tools'],
    ['lists nonsense', 'failed: '],
  ])('makes a world wrong that %s', async (how, message) => {
    const { standby, living } = counted();
    await expect(oddTools(how, { standby, ready: 0 }).tools()).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining(message),
    });
    expect(living()).toBe(0);
  });

  it('makes a world wrong whose command is nowhere', async () => {
    const mcp = { command: ['no-such-program-of-ours'] };
    await expect(oddTools('', { mcp }).tools()).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('could not be started'),
      where: 'no-such-program-of-ours',
    });
  });

  it('sees its own variables and those that every program sees', async () => {
    const session = await oddTools('well', { mcp: { env: { SHOP: 'mine' }, cwd: '.' } }).open();
    const reply = await session.call('environment', {});
    const seen = JSON.parse('result' in reply ? String(reply.result) : '{}');
    const known = ['HOME', 'LANG', 'PATH', 'SHOP', 'TMPDIR', 'cwd'];
    expect([seen.SHOP, seen.cwd]).toEqual(['mine', top]);
    expect(Object.keys(seen).filter((name) => !known.includes(name))).toEqual([]);
    await session.close();
  });

  it('is started ahead, once for each attempt, and none is left', async () => {
    const { standby, pids, living } = counted();
    const program = oddTools('well', { standby, ready: 2 });
    await program.tools();
    const first = await program.open();
    const started = pids.length;
    expect(started).toBe(3);
    const second = await program.open();
    await Promise.all([first.close(), second.close(), second.close()]);
    await program.close();
    expect(living()).toBe(0);
    expect(new Set(pids).size).toBe(pids.length);
  });

  it('is not waited for without end where something holds its output after it was killed', async () => {
    const standby: StartStandby = (command, options) => ({
      ...ports.standby(command, options),
      ended: new Promise(() => undefined),
    });
    const waits: number[] = [];
    const clock = { ...ports.clock, sleep: async (ms: number) => void waits.push(ms) };
    const session = await oddTools('well', { standby, clock, ready: 0 }).open();
    await session.close();
    expect(waits).toEqual([3_000]);
  });

  it('is refused where it names a folder that the world does not have', () => {
    const mcp = { command: ['x', '{{ workspace }}'] };
    expect(() => oddTools('', { mcp })).toThrow('names {{ workspace }}');
  });
});

describe('a server that knows the newest greeting only', () => {
  const newest = join(import.meta.dirname, '../../support/newest-mcp-server.mjs');

  it('is greeted so, and acts', async () => {
    const program = oddTools('', { mcp: { command: [process.execPath, newest] } });
    expect((await program.tools()).map(({ name, reads }) => [name, reads])).toEqual([
      ['look', true],
      ['fail', undefined],
    ]);
    const session = await program.open();
    expect(await session.call('look', {})).toEqual({ result: 'one', changes: [] });
    expect(await session.call('fail', {})).toEqual({ error: expect.stringContaining('no such order') });
    expect(await session.call('nothing', {})).toHaveProperty('error');
    await session.close();
  });
});

describe('servers that others wrote', () => {
  const module = createRequire(import.meta.url);
  const entry = (name: string) => {
    const file = module.resolve(`@modelcontextprotocol/${name}/package.json`);
    return join(dirname(file), 'dist/index.js');
  };
  function withFiles(mcp: object, given: Record<string, string>) {
    const base = mkdtempSync(join(top, 'world-'));
    mkdirSync(join(base, 'source'));
    for (const [name, content] of Object.entries(given)) writeFileSync(join(base, 'source', name), content);
    const world = loadedWorld(
      { tools: { mcp }, state: { files: 'source' } },
      { folder: base, files: join(base, 'source') },
    );
    const files = filesState(world, ports, { root: join(base, 'copies') });
    const program = mcpTools(world, ports, { files, ready: 0 });
    programs.push(program);
    return program;
  }

  it('act on the folder of an attempt: files', async () => {
    const command = [process.execPath, entry('server-filesystem'), '{{ workspace }}'];
    const session = await withFiles({ command }, { 'order.txt': 'active' }).open();
    const path = join(session.workspace ?? '', 'order.txt');
    expect(await session.call('read_text_file', { path })).toMatchObject({
      result: { content: 'active' },
    });
    expect(await session.call('write_file', { path, content: 'cancelled' })).not.toHaveProperty('error');
    expect(await session.call('read_text_file', { path: '/etc/passwd' })).toMatchObject({
      error: expect.stringContaining('denied'),
    });
    expect(await session.changes?.()).toEqual([
      { op: 'replace', path: '/files/order.txt', value: 'cancelled' },
    ]);
    await session.close();
    expect(() => readFileSync(path)).toThrow();
  });

  it('act on the folder of an attempt: a memory', async () => {
    const command = [process.execPath, entry('server-memory')];
    const env = { MEMORY_FILE_PATH: '{{workspace}}/memory.jsonl' };
    const program = withFiles({ command, env }, {});
    expect((await program.tools()).find(({ name }) => name === 'read_graph')?.reads).toBe(true);
    const session = await program.open();
    const entities = [{ name: 'TK-1', entityType: 'order', observations: ['cancelled'] }];
    expect(await session.call('create_entities', { entities })).toMatchObject({ result: { entities } });
    expect(await session.changes?.()).toEqual([
      { op: 'add', path: '/files/memory.jsonl', value: expect.stringContaining('cancelled') },
    ]);
    await session.close();
  });
});
