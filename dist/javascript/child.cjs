'use strict';
// Runs own code, one call after the other, each in a realm of its own. Lives in a process that is locked down already: by Node's
// permission model, by limits, and by the kernel where that is possible. A realm (node:vm) is no boundary; it keeps the calls of
// honest code apart.
//
// Standard input: a line of JSON for each call; with `do`, one about a session of tools (sessions.cjs). Standard output: a line that says what stands here, then a line for each call with its
// nonce, which own code does not know.
const fs = require('node:fs');
const path = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');
const { ImportError, realmModules } = require('./modules.cjs');
const { makeSessions } = require('./sessions.cjs');

const LONGEST_MESSAGE = 1000;
/** How Node says that its permission model refused a file, and how it is said here: its flags are nobody's to set. */
const REFUSED_BY_NODE = 'Access to this API has been restricted';
const REFUSED =
  'the code may read files of its evals folder only, none that is hidden and none that holds keys; code of a request reads none';
/** Of what is printed so many characters are shown, and so many end the call. */
const SHOWN = 2000;
const MOST_PRINTED = 1024 * 1024;
const LARGEST_RESULT = 1024 * 1024;
/** A process whose memory has grown so large takes no further call. */
const LARGEST_MEMORY = 150 * 1024 * 1024;
/** Classes of Node that code may use as globals. Who takes one holds something of this realm, and the process takes no further call. */
const LAZY = {
  AbortController: () => AbortController,
  AbortSignal: () => AbortSignal,
  Buffer: () => Buffer,
  TextDecoder: () => TextDecoder,
  TextEncoder: () => TextEncoder,
  URL: () => URL,
  URLSearchParams: () => URLSearchParams,
  atob: () => atob,
  btoa: () => btoa,
  performance: () => ({ now: () => performance.now() }),
};
const REALM = fs.readFileSync(path.join(__dirname, 'realm.cjs'), 'utf8');
const makeRealm = new vm.Script(REALM, { filename: 'realm' });
const { stdin, stdout } = { stdin: 0, stdout: 1 };
const leave = process.reallyExit.bind(process);
const usage = process.resourceUsage.bind(process);

/**
 * Bytes that values take here. The kernel's figure of the largest size begins with that of the process that started this one, which may be
 * large without any call of own code, and its present size stands in a file that is out of reach.
 */
const memory = () => {
  const { total_heap_size, external_memory, malloced_memory } = v8.getHeapStatistics();
  return total_heap_size + external_memory + malloced_memory;
};

/** What was read beyond the last line. */
let rest = Buffer.alloc(0);
/** The call that is under way. */
let current = null;
const sessions = makeSessions({
  begin,
  newRealm,
  classes: Object.values(LAZY).map((make) => make()),
  worded,
});

bareProcess();
say({
  node: process.version,
  layers: process.argv[2] === '' ? [] : process.argv[2].split(','),
  python: process.argv[3] ?? '',
  guarded: process.permission?.has('fs.write') === false,
});
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => (current === null ? lost(error) : current.fail(error)));
// Nothing is left that could go on, and the code still waits.
process.on('beforeExit', () =>
  current?.end({
    error: { kind: 'raised', type: '', message: 'the code waits for what never comes', at: '' },
  }),
);
void serve();

async function serve() {
  for (;;) {
    const line = readLine();
    if (line === null) leave(0);
    const call = JSON.parse(line);
    say(await (call.do === undefined ? answered(call) : sessions.answered(call)));
  }
}

/** What of this process own code could misuse, should it ever get hold of it. */
function bareProcess() {
  // What Node itself calls by these names.
  const kept = new Set('emit emitWarning listenerCount nextTick on _fatalException _tickCallback'.split(' '));
  for (const name of Object.getOwnPropertyNames(process))
    if (!kept.has(name) && typeof Object.getOwnPropertyDescriptor(process, name)?.value === 'function')
      delete process[name];
  // Modules of Node ask these whether they show colors, and to open them as streams takes what the kernel no longer allows.
  for (const name of ['stdin', 'stdout', 'stderr'])
    Object.defineProperty(process, name, { value: Object.freeze({ isTTY: false }), configurable: true });
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'WebAssembly'])
    delete globalThis[name];
}

/** One call as {nonce, printed, …} with `answer` or `error`. */
function answered(call) {
  return begin(call, (turn) => {
    turn.realm = newRealm(turn.state, turn.end, call);
    return run(turn.realm, call, turn.end);
  });
}

/** Begins a call: `work` gets its `state` and `end`, sets its `realm`, and may fail later. A session has one state for all its calls. */
function begin(call, work, state = { timers: new Map(), last: 0 }) {
  return new Promise((resolve) => {
    Object.assign(state, { printed: '', size: 0, touched: false, ended: false });
    const turn = { state };
    turn.end = async (what) => {
      if (state.ended || current?.nonce !== call.nonce) return;
      state.ended = true;
      if (!('answer' in what)) turn.abort?.();
      const left = state.timers.size > 0;
      for (const stop of state.timers.values()) stop();
      state.timers.clear();
      // Code that still runs in microtasks lets nothing else happen: the time of its own call ends it.
      await new Promise((next) => setImmediate(next));
      current = null;
      const { userCPUTime, systemCPUTime } = usage();
      resolve({
        nonce: call.nonce,
        printed: state.printed,
        reusable: !state.touched && !left && memory() < LARGEST_MEMORY,
        memory_mb: Math.round(memory() / 1024 / 1024),
        cpu_ms: Math.round((userCPUTime + systemCPUTime) / 1000),
        ...what,
      });
    };
    const fail = (error) => {
      state.touched = true;
      turn.end({ error: errorOf(error, turn.realm) });
    };
    current = { end: turn.end, fail, nonce: call.nonce };
    try {
      Promise.resolve(work(turn)).catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}

function newRealm(state, end, call) {
  let modules;
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: true, wasm: false },
    importModuleDynamically: (specifier) => modules.imported(specifier, call.base ?? ''),
  });
  const touch = () => {
    state.touched = true;
  };
  const tools = makeRealm.runInContext(context)(hostFor(state, end, touch));
  modules = realmModules({
    context,
    folder: call.folder ?? null,
    parse: tools.parse,
    strip: stripped,
    touch,
  });
  return { context, tools, modules };
}

/** What a realm can ask of this one. Values that go there are texts and numbers. */
function hostFor(state, end, touch) {
  return {
    print(text) {
      state.size += text.length + 1;
      if (state.printed.length < SHOWN) state.printed = `${state.printed}${text}\n`.slice(0, SHOWN);
      if (state.size > MOST_PRINTED) end({ failed: 'printed' });
    },
    timer(callback, ms, repeat) {
      if (state.ended) return 0;
      const id = ++state.last;
      const start = repeat ? setInterval : setTimeout;
      const timer = start(() => {
        if (!repeat) state.timers.delete(id);
        callback();
      }, ms);
      state.timers.set(id, () => clearTimeout(timer));
      return id;
    },
    clearTimer(id) {
      state.timers.get(id)?.();
      state.timers.delete(id);
    },
    lazyNames: Object.keys(LAZY),
    lazy(name) {
      touch();
      return LAZY[name]();
    },
    done(kind, ...texts) {
      const [first = '', message = '', stack = ''] = texts.map(String);
      if (kind === 'value')
        end(first.length > LARGEST_RESULT ? { failed: 'large_answer' } : { answer: first });
      else
        end({
          error: {
            kind,
            type: first.slice(0, 100),
            message: worded(message).slice(0, LONGEST_MESSAGE),
            at: frameOf(stack),
          },
        });
    },
  };
}

/** Compiles the code and, unless it is only to be checked, runs it. */
async function run({ context, tools, modules }, call, end) {
  const { source, name, base = '', file, check, subject = '{}' } = call;
  if (file === undefined) {
    const body = compiled(source, name, (specifier) => modules.imported(specifier, base));
    if (body !== null) {
      if (check) return end({ checked: true, files: [] });
      tools.give(call.globals ?? '[]');
      return tools.settleFunction(body.runInContext(context), subject);
    }
  }
  const module = file === undefined ? modules.ofText(source, name, base) : modules.ofFile(file);
  await modules.link(module);
  if (check) return end({ checked: true, files: modules.files() });
  tools.give(call.globals ?? '[]');
  await module.evaluate();
  tools.settleModule(module.namespace, subject);
}

/** Inline code as a function: an expression, or statements of which a `return` gives the result. Null: it is a module, or wrong as all three. */
function compiled(source, filename, importModuleDynamically) {
  const options = { filename, lineOffset: -1, importModuleDynamically };
  const forms = [
    `'use strict';(async () => (\n${source.replace(/[;\s]+$/, '')}\n))`,
    `'use strict';(async ($end) => {\n${source}\n;return $end(typeof result === 'undefined' ? void 0 : result, typeof score === 'undefined' ? void 0 : score, typeof evaluate === 'undefined' ? void 0 : evaluate)})`,
  ];
  for (const form of forms) {
    try {
      return new vm.Script(form, options);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      if (/\b(?:import|export)\b/.test(source)) continue;
      if (form === forms[1]) throw withinSource(error, source, filename);
    }
  }
  return null;
}

/** What stands behind the code is not its own: an error there says that it ends too early. */
function withinSource(error, source, filename) {
  const last = source.trimEnd().split('\n').length;
  const [, line = '0'] = /^.*:(\d+)$/m.exec(String(error.stack).split('\n')[0]) ?? [];
  if (Number(line) <= last) return error;
  const early = new SyntaxError('Unexpected end of input');
  early.stack = `${filename}:${last}\n${early.stack}`;
  return early;
}

/** Types are taken out by the process that asks: Node needs WebAssembly for it, which this one has not. */
function stripped(source, name) {
  say({ nonce: current.nonce, strip: source });
  const reply = JSON.parse(readLine() ?? '{}');
  if (typeof reply.stripped === 'string') return reply.stripped;
  if (reply.problem === undefined)
    throw new ImportError(
      `${name} is TypeScript, which Node ${process.version} cannot read; it needs Node 22.13, 23.2 or newer, or plain JavaScript`,
    );
  throw new SyntaxError(`${name}: ${reply.problem}`);
}

function worded(message) {
  return message.startsWith(REFUSED_BY_NODE) ? REFUSED : message;
}

/** An error of this realm or of the code's as the answer says it. */
function errorOf(error, realm) {
  const own = error instanceof ImportError || error instanceof SyntaxError || error instanceof RangeError;
  const [kind, type, message, stack] = own
    ? [error instanceof SyntaxError ? 'syntax' : 'raised', error.name, error.message, String(error.stack)]
    : realm.tools.describe(error);
  const syntax = type === 'SyntaxError';
  return {
    kind: syntax ? 'syntax' : kind,
    type: type.slice(0, 100),
    message: message.slice(0, LONGEST_MESSAGE),
    at: frameOf(stack),
  };
}

/** `file:line:column` of the innermost frame of a stack that is none of this program and none of Node. */
function frameOf(stack) {
  const [first = '', ...rest] = stack.slice(0, 10_000).split('\n');
  // What does not compile is shown with its place before everything else.
  if (/^(?!\w*Error\b).+:\d+$/.test(first)) return first;
  for (const line of rest) {
    const [, where = ''] = /^\s+at (?:.*\()?(.+:\d+:\d+)\)?$/.exec(line) ?? [];
    if (where !== '' && !/^(?:node:|realm:)|(?:child|modules|sessions)\.cjs/.test(where)) return where;
  }
  return '';
}

/** The end, with a word to whoever asks why. */
function lost(error) {
  fs.writeSync(2, String(error?.stack).slice(0, LONGEST_MESSAGE));
  leave(1);
}

/** Writes one line. The pipe may be full for a moment. */
function say(message) {
  let bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(fs.writeSync(stdout, bytes));
    } catch (error) {
      if (error.code !== 'EAGAIN') lost(error);
      pause();
    }
  }
}

/** The next line of the input, or null at its end. Nothing else happens in this process until it is there. */
function readLine() {
  const pieces = [];
  for (let piece = rest; piece !== null; piece = readPiece()) {
    const end = piece.indexOf(10);
    if (end >= 0) {
      pieces.push(piece.subarray(0, end));
      rest = piece.subarray(end + 1);
      return Buffer.concat(pieces).toString('utf8');
    }
    pieces.push(piece);
  }
  return null;
}

/** Bytes of the input, or null at its end. */
function readPiece() {
  const piece = Buffer.alloc(65_536);
  for (;;) {
    try {
      const size = fs.readSync(stdin, piece);
      return size === 0 ? null : piece.subarray(0, size);
    } catch (error) {
      if (error.code === 'EOF') return null;
      if (error.code !== 'EAGAIN') lost(error);
      pause();
    }
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
}
