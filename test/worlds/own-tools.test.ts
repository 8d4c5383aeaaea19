import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { ToolReply, ToolSession } from '../../src/worlds/tool-program.ts';
import { hasPython } from '../support/code-scoring.ts';
import { without } from '../support/javascript-world.ts';
import { patched, programOf, worldOf } from '../support/own-world.ts';

/** The same tools in both languages. */
const JAVASCRIPT = `
import { readFileSync } from 'node:fs';
let calls = 0;
let kept;
function at(state, path) { let here = state; for (const key of path) here = here[key]; return here; }
const containers = (state) => { const all = []; const walk = (one) => { if (typeof one !== 'object' || one === null) return; all.push(one); for (const part of Object.values(one)) walk(part); }; walk(state); return all; };
function mutate(state, steps) {
  for (const { where, how, key, value } of steps) {
    const all = containers(state);
    const one = all[where % all.length];
    if (Array.isArray(one)) {
      const i = one.length === 0 ? 0 : where % one.length;
      if (how === 'set' && one.length > 0) one[i] = value;
      else if (how === 'drop') one.splice(i, 1);
      else if (how === 'move') one.reverse();
      else if (how === 'insert') one.splice(i, 0, value);
      else one.push(value);
    } else if (how === 'drop') delete one[Object.keys(one)[where % (Object.keys(one).length || 1)]];
    else if (how === 'move') { const from = Object.keys(one)[0]; if (from !== undefined) { const value = one[from]; delete one[from]; one[key] = value; } }
    else one[key] = value;
  }
}
const runs = {
  put: (state, { path, key, value }) => { at(state, path)[key] = value; return null; },
  get: (state, { path }) => at(state, path),
  nothing: () => undefined,
  mutate: (state, { steps }) => mutate(state, steps),
  broken: (state, { steps }) => { mutate(state, steps); throw new Error('it is broken'); },
  count: () => { calls += 1; globalThis.stash = (globalThis.stash ?? 0) + 1; return [calls, globalThis.stash]; },
  later: async (state) => { await new Promise((done) => setTimeout(done, 1)); state.later = true; return 'done'; },
  keep: (state) => { kept = { inner: [] }; state.kept = kept; kept.inner.push(1); return state.kept === kept; },
  kept: (state) => { kept.inner.push(2); return state.kept; },
  unwritable: (state) => { state.bad = new Map(); },
  unsayable: () => 1n,
  circle: (state) => { state.self = state; },
  outside: () => readFileSync('/etc/passwd', 'utf8').length,
  crash: () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); },
};
export const tools = Object.entries(runs).map(([name, run]) => ({ name, description: name + ' it', parameters: { type: 'object', properties: {} }, run, ...(name === 'get' ? { reads: true } : {}), ...(name === 'nothing' ? { ends: true } : {}) }));
`;
const PYTHON = `
import copy, heapq, json, os, sys
calls = 0
kept = None
def at(state, path):
    for key in path:
        state = state[key]
    return state
def containers(state):
    found = []
    def walk(one):
        if isinstance(one, (dict, list)):
            found.append(one)
            for part in (one.values() if isinstance(one, dict) else one):
                walk(part)
    walk(state)
    return found
def mutate(state, args):
    for step in args["steps"]:
        where, how, key, value = step["where"], step["how"], step["key"], step["value"]
        found = containers(state)
        one = found[where % len(found)]
        if isinstance(one, list):
            i = where % len(one) if one else 0
            if how == "set" and one: one[i] = value
            elif how == "drop": del one[i:i + 1]
            elif how == "move": one.reverse()
            elif how == "insert": one.insert(i, value)
            else: one.append(value)
        elif how == "drop":
            if one: del one[list(one)[where % len(one)]]
        elif how == "move":
            if one:
                first = next(iter(one))
                one[key] = one.pop(first)
        else:
            one[key] = value
def broken(state, args):
    mutate(state, args)
    raise ValueError("it is broken")
def put(state, args):
    at(state, args["path"])[args["key"]] = args["value"]
def count(state, args):
    global calls
    calls += 1
    sys.stash = getattr(sys, "stash", 0) + 1
    return [calls, sys.stash]
def keep(state, args):
    global kept
    kept = {"inner": []}
    state["kept"] = kept
    kept["inner"].append(1)
    return state["kept"] is kept
def use_kept(state, args):
    kept["inner"].append(2)
    return state["kept"]
def unwritable(state, args): state["bad"] = {1, 2}
def circle(state, args): state["self"] = state
def crash(state, args):
    print("about to go")
    sys.stdout.flush()
    os._exit(3)
def later(state, args):
    state["later"] = True
    return "done"
def ways(state, args):
    rows = state["rows"]
    copied = copy.deepcopy(state)
    copied["rows"][0]["a"] = 99
    json.dumps(state)
    heapq.heappush(state["heap"], 0)
    state["rows"] = sorted(rows, key=lambda row: -row["a"])
    {**state}["rows"][0]["b"] = 1
    list(state["rows"])[1]["b"] = 2
    for row in [*state["rows"], *([] + state["rows"])]: row["c"] = True
    state["map"] |= {"x": [1]}
    state["map"].setdefault("y", {})["z"] = 1
    return [isinstance(state, dict), isinstance(rows, list), len(copied["rows"])]
runs = {"put": put, "get": lambda state, args: at(state, args["path"]), "nothing": lambda state, args: None, "mutate": mutate, "broken": broken,
  "count": count, "later": later, "keep": keep, "kept": use_kept, "unwritable": unwritable, "unsayable": lambda state, args: {1}, "circle": circle,
  "outside": lambda state, args: len(open("/etc/passwd").read()), "crash": crash, "ways": ways}
TOOLS = [{"name": name, "description": name + " it", "parameters": {"type": "object", "properties": {}}, "run": run,
  "reads": True if name == "get" else None, "ends": True if name == "nothing" else None} for name, run in runs.items()]
`;

const STATE = {
  n: 1,
  'a/b~c': { '': [] },
  list: [1, 'two', { three: [3, null] }, [[], {}]],
  orders: { 'TK-1': { status: 'open', items: [{ id: 1 }, { id: 2 }] } },
};

const steps = fc.array(
  fc.record({
    where: fc.nat(50),
    how: fc.constantFrom('set', 'drop', 'move', 'insert', 'push'),
    key: fc.constantFrom('a', 'b/c', '~', '', 'n'),
    value: fc.jsonValue({ maxDepth: 2, noUnicodeString: true } as never),
  }),
  { maxLength: 6 },
);

const changesOf = (reply: ToolReply) => ('changes' in reply ? reply.changes : []);

const resultOf = async (session: ToolSession, name: string, args: Record<string, unknown> = {}) => {
  const reply = await session.call(name, args);
  return 'error' in reply ? `error: ${reply.error}` : reply.result;
};

describe.each([
  ['JavaScript', 'tools.mjs', JAVASCRIPT],
  ['Python', 'tools.py', PYTHON],
])('tools in %s', (language, file, source) => {
  const isPython = language === 'Python';
  const made = () => programOf(worldOf({ [file]: source }, STATE));
  let one: ReturnType<typeof made> | undefined;
  const program = () => {
    one ??= made();
    return one;
  };
  const opened = async () => (await program()).open();
  const that = it.skipIf(isPython && !hasPython);

  that('say what they are', async () => {
    const tools = await (await program()).tools();
    expect(tools.slice(0, 3)).toEqual([
      { name: 'put', description: 'put it', parameters: { type: 'object', properties: {} } },
      { name: 'get', description: 'get it', parameters: { type: 'object', properties: {} }, reads: true },
      {
        name: 'nothing',
        description: 'nothing it',
        parameters: { type: 'object', properties: {} },
        ends: true,
      },
    ]);
  });

  that('tell every change they make, whatever they change', async () => {
    const host = await program();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 4 }), async (calls) => {
        const session = await host.open();
        let state: unknown = STATE;
        for (const [at, some] of calls.entries()) {
          const reply = await session.call(at % 3 === 2 ? 'broken' : 'mutate', { steps: some });
          if (at % 3 === 2) expect(reply).toEqual({ error: 'it is broken' });
          else state = patched(state, changesOf(reply));
          expect(await resultOf(session, 'get', { path: [] })).toEqual(state);
        }
        await session.close();
      }),
      { numRuns: 25 },
    );
  });

  that('see nothing of other attempts, however they are interleaved', async () => {
    const host = await program();
    const attempts = await Promise.all(Array.from({ length: 20 }, () => host.open()));
    const put = (session: ToolSession, value: string) =>
      session.call('put', { path: ['orders', 'TK-1'], key: 'status', value });
    await Promise.all(attempts.map((session, at) => put(session, `canary ${at}`)));
    const seen = await Promise.all(attempts.map((session) => resultOf(session, 'get', { path: [] })));
    for (const [at, state] of seen.entries())
      expect(state).toEqual({
        ...STATE,
        orders: { 'TK-1': { ...STATE.orders['TK-1'], status: `canary ${at}` } },
      });
    const counted = await Promise.all(attempts.map((session) => resultOf(session, 'count')));
    expect(new Set(counted.map(String))).toEqual(new Set(['1,1']));
    expect(await resultOf(attempts[3] as ToolSession, 'count')).toEqual([2, 2]);
    await Promise.all(attempts.map((session) => session.close()));
  });

  that('give null for nothing, wait for what comes later, and answer calls in order', async () => {
    const session = await opened();
    const [nothing, later, read] = await Promise.all([
      session.call('nothing', {}),
      session.call('later', {}),
      resultOf(session, 'get', { path: ['later'] }),
    ]);
    expect(nothing).toEqual({ result: null, changes: [] });
    expect(later).toEqual({ result: 'done', changes: [{ op: 'add', path: '/later', value: true }] });
    expect(read).toBe(true);
    await session.close();
  });

  that('keep no hold of the state through what they put in', async () => {
    const session = await opened();
    expect(await session.call('keep', {})).toEqual({
      result: true,
      changes: [{ op: 'add', path: '/kept', value: { inner: [1] } }],
    });
    expect(await session.call('kept', {})).toEqual({ result: { inner: [1] }, changes: [] });
    await session.close();
  });

  that.each([
    ['unwritable', /no JSON value/],
    ['unsayable', /no JSON value/],
    ['circle', /nested/],
    ['outside', /denied|not permitted|evals folder/i],
  ])('change nothing where they fail: %s', async (name, said) => {
    const session = await opened();
    expect(await session.call(name, {})).toEqual({ error: expect.stringMatching(said) });
    expect(await resultOf(session, 'get', { path: [] })).toEqual(STATE);
    await session.close();
  });

  that('that end their process fail their own attempt, and no other', async () => {
    const host = await program();
    const guilty = await host.open();
    // Some of them share its process, where a process serves several.
    const others = await Promise.all(Array.from({ length: 5 }, () => host.open()));
    for (const other of others) await other.call('put', { path: ['list'], key: 1, value: 'mine' });
    await expect(guilty.call('crash', {})).rejects.toMatchObject({
      ...{ code: 'agent_failed', subcode: 'world_failed' },
      message: expect.stringMatching(isPython ? /last words: about to go/ : /memory/),
    });
    await expect(guilty.call('get', { path: [] })).rejects.toMatchObject({ subcode: 'world_failed' });
    for (const other of others)
      expect(await resultOf(other, 'get', { path: [] })).toEqual({
        ...STATE,
        list: STATE.list.with(1, 'mine'),
      });
    await Promise.all([guilty, ...others].map((session) => session.close()));
  });

  that('stop with the attempt that called them', async () => {
    const host = await program();
    const session = await host.open();
    const stop = new AbortController();
    const call = session.call('count', {}, stop.signal);
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    await expect(host.open({ signal: AbortSignal.abort(new Error('never')) })).rejects.toThrow('never');
  });
});

it.skipIf(!hasPython)('tools in Python may use a state as any dict or list', async () => {
  const state = { rows: [{ a: 1 }, { a: 2 }], heap: [3, 5], map: {} };
  const session = await (await programOf(worldOf({ 'tools.py': PYTHON }, state))).open();
  const reply = await session.call('ways', {});
  expect(reply).toMatchObject({ result: [true, true, 2] });
  const after = patched(state, changesOf(reply));
  expect(after).toEqual({
    rows: [
      { a: 2, b: 1, c: true },
      { a: 1, b: 2, c: true },
    ],
    heap: [0, 5, 3],
    map: { x: [1], y: { z: 1 } },
  });
  expect(await resultOf(session, 'get', { path: [] })).toEqual(after);
});

describe('a module that is no list of tools is refused with its place', () => {
  it.each([
    ['tools.mjs', 'export const tools = [\n  {,\n];', 'tools.mjs:2', /SyntaxError/],
    ['tools.mjs', 'export default [];', 'tools.mjs', /no export `tools`/],
    ['tools.mjs', 'export const tools = {};', 'tools.mjs', /of type object/],
    ['tools.mjs', '\nthrow new Error("not today");', 'tools.mjs:2', /not today/],
    [
      'tools.mjs',
      'export const tools = [];',
      'tools.mjs',
      /tools\.mjs offers no tool: its list `tools` is empty/,
    ],
    ['tools.py', 'TOOLS = []', 'tools.py', /tools\.py offers no tool: its list `TOOLS` is empty/],
    ['tools.mjs', "import './other.mjs';", 'tools.mjs', /other\.mjs does not exist/],
    [
      'tools.mjs',
      'const run = () => 1;\nexport const tools = [{ name: "a", run }, { name: "a", run }];',
      'tools.mjs',
      /Tool 2 .*\(a\) has the name of one before it/,
    ],
    ['tools.mjs', 'export const tools = [{ run() {} }];', 'tools.mjs', /Tool 1 .*no `name`/],
    ['tools.mjs', 'export const tools = [{ name: "a" }];', 'tools.mjs', /no function `run`/],
    [
      'tools.mjs',
      'export const tools = [{ name: "a", parameters: "x", run() {} }];',
      'tools.mjs',
      /`parameters` that are no object/,
    ],
    ['tools.py', 'TOOLS = [\n  {"name": ],\n]', 'tools.py:2', /SyntaxError/],
    ['tools.py', 'tools = []', 'tools.py', /no `TOOLS`/],
    ['tools.py', 'TOOLS = 1', 'tools.py', /of type int/],
    ['tools.py', '\nraise ValueError("not today")', 'tools.py:2', /ValueError: not today/],
    ['tools.py', 'import other', 'tools.py:1', /No module named 'other'/],
    ['tools.py', 'TOOLS = [{"name": "a", "run": 1}]', 'tools.py', /no function `run`/],
  ])('%s: %j', async (file, source, where, message) => {
    if (file.endsWith('.py') && !hasPython) return;
    const program = await programOf(worldOf({ [file]: source }));
    await expect(program.tools()).rejects.toMatchObject({
      ...{ code: 'validation_failed', where },
      message: expect.stringMatching(message),
      hint: expect.any(String),
    });
    await program.close();
  });

  it('and so is a state that is too large', async () => {
    const world = worldOf({ 'tools.mjs': JAVASCRIPT }, JSON.stringify({ a: 'x'.repeat(33 * 1024 * 1024) }));
    await expect(programOf(world)).rejects.toMatchObject({ code: 'validation_failed', message: /32 MiB/ });
  });
});

it('without python3 tools in Python say so as code scorers do', async () => {
  const program = await programOf(worldOf({ 'tools.py': PYTHON }), without(['python3'], nodePorts()));
  await expect(program.tools()).rejects.toMatchObject({ code: 'scorer_failed', subcode: 'no_python' });
});
