/**
 * JavaScript that attacks the machine it runs on (security.md S38, S39). Each attack returns `loot`, whatever it got hold of, or ends in
 * an error. It knows the world of its test by the globals `port`, `udp`, `sock`, `secret`, `folder`, `pids`, `repo` and `home`, and the
 * folder that it may read by `evals`.
 */
export interface JavaScriptAttack {
  readonly name: string;
  readonly source: string;
  /** What comes of it: an error of this kind, or a value. Default: any error. */
  readonly ends?: 'value' | string;
  readonly timeoutMs?: number;
  /** Words of the error or of the value. */
  readonly says?: string;
}

/** A module that reads by `fs`. */
const reading = (expression: string, before = '') =>
  `import fs from 'node:fs';\nimport path from 'node:path';\nimport url from 'node:url';\n${before}\nexport default async () => ({ score: 1, loot: String(${expression}) });`;
/** Functions of the outer realm, by every way that is known. */
const OUTER = `
const outer = [];
for (const name of ['Buffer', 'URL', 'TextEncoder', 'AbortController', 'atob', 'performance']) outer.push(globalThis[name]);
try { performance.now.call(null); } catch (error) { outer.push(error); }
try { new URL('nowhere'); } catch (error) { outer.push(error); }
try { Buffer.alloc(-1); } catch (error) { outer.push(error); }
const promise = import('node:path');
outer.push(promise, await promise, (await promise).join);
await import('node:net').catch((error) => outer.push(error));
const deep = () => { try { deep(); } catch (error) { outer.push(error); try { console.log(1); } catch (other) { outer.push(other); } } };
deep();
Error.prepareStackTrace = (error, sites) => { for (const site of sites) outer.push(site.getThis?.(), site.getFunction?.()); return ''; };
try { Buffer.alloc(-1); } catch (error) { void error.stack; }
const functions = [...new Set(outer.filter((one) => one !== null && one !== undefined).flatMap((one) => {
  try { return [one.constructor, one.constructor?.constructor, Object.getPrototypeOf(one)?.constructor?.constructor]; } catch { return []; }
}))].filter((one) => typeof one === 'function');
const tried = (text) => functions.map((one) => { try { return one(text)(); } catch (error) { return undefined; } }).filter((one) => one !== undefined);
`;
/** The attack gets hold of the outer realm's globals, and takes something there. */
const byOuter = (text: string) =>
  `${OUTER}\nconst loot = tried(${JSON.stringify(text)});\nreturn { score: 1, loot: loot.map((one) => typeof one + String(one)).join(';') };`;
const importing = (module: string): JavaScriptAttack => ({
  name: `import of node:${module}`,
  source: `import * as taken from 'node:${module}';\nexport default () => ({ score: 1, loot: Object.keys(taken).join() });`,
  ends: 'code_error',
  says: `cannot import node:${module}`,
});
const absent = (expression: string): JavaScriptAttack => ({
  name: expression,
  source: `return { score: 1, loot: String(${expression}) }`,
});

export const NETWORK: JavaScriptAttack[] = [
  ...['net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'dns/promises', 'undici'].map(importing),
  absent('await fetch(`http://127.0.0.1:${port}/`)'),
  absent('new WebSocket(`ws://127.0.0.1:${port}/`)'),
  absent('new EventSource(`http://127.0.0.1:${port}/`)'),
  {
    name: 'fetch of the outer realm',
    source: byOuter('return fetch("http://127.0.0.1:" + 80)'),
    ends: 'value',
  },
  {
    name: 'net by an import that functions of the outer realm make',
    source: `${OUTER}
      const loot = [];
      for (const one of functions) await Promise.resolve('return import("node:net")').then(one).then((made) => made()).then((net) => loot.push('ESCAPED' + net.connect), () => undefined);
      return { score: 1, loot: loot.join() };`,
    ends: 'value',
  },
  {
    name: 'net by code that is made here',
    source: `const loot = await new Function('return import("node:net")')().then((net) => 'ESCAPED' + net.connect); return { score: 1, loot };`,
    ends: 'code_error',
    says: 'cannot import',
  },
  {
    name: 'net by an import from nowhere',
    source: `const loot = await Promise.resolve('return import("node:net")').then(Function).then((made) => made()).then((net) => 'ESCAPED' + net.connect); return { score: 1, loot };`,
    ends: 'code_error',
  },
  {
    name: 'a module from the network',
    source: `import taken from 'https://example.com/x.mjs';\nexport default taken;`,
    ends: 'code_error',
    says: 'cannot import from',
  },
  {
    name: 'a module in a data: address',
    source: `export default (await import('data:text/javascript,export default 1')).default;`,
    ends: 'code_error',
    says: 'cannot import from',
  },
  {
    name: 'a module in a blob: address',
    source: `export default (await import('blob:nodedata:1')).default;`,
    ends: 'code_error',
  },
];

export const FILES: JavaScriptAttack[] = [
  { name: 'the canary file', source: reading('fs.readFileSync(secret, "utf8")') },
  { name: 'the canary file, later', source: reading('await fs.promises.readFile(secret, "utf8")') },
  { name: 'the canary file by its bytes', source: reading('fs.readFileSync(Buffer.from(secret))') },
  {
    name: 'the canary file by other bytes',
    source: reading('fs.readFileSync(new TextEncoder().encode(secret))'),
  },
  { name: 'the canary file by its address', source: reading('fs.readFileSync(url.pathToFileURL(secret))') },
  {
    name: 'the canary file by a way around',
    source: reading(
      'fs.readFileSync(evals + "/../../" + path.relative(path.dirname(path.dirname(evals)), secret))',
    ),
  },
  {
    name: 'bytes of a path that change while they are looked at',
    source: reading(
      'fs.readFileSync(bytes)',
      'const bytes = Buffer.from(secret); bytes.toString = () => evals + "/data.json"; bytes[Symbol.toPrimitive] = () => evals + "/data.json";',
    ),
  },
  { name: '/etc/passwd', source: reading('fs.readFileSync("/etc/passwd")') },
  { name: 'the list of /', source: reading('fs.readdirSync("/")') },
  { name: '.git/config of the repository', source: reading('fs.readFileSync(repo + "/.git/config")') },
  { name: 'the list of the home folder', source: reading('fs.readdirSync(home)') },
  { name: '.env of the evals folder', source: reading('fs.readFileSync(evals + "/.env")') },
  { name: '.npmrc of the evals folder', source: reading('fs.readFileSync(evals + "/checks/.npmrc")') },
  { name: 'a key in the evals folder', source: reading('fs.readFileSync(evals + "/checks/server.pem")') },
  { name: 'a link out of the folder', source: reading('fs.readFileSync(evals + "/link")') },
  { name: 'a link to a folder outside', source: reading('fs.readFileSync(evals + "/outside/secret.txt")') },
  { name: 'a link to the hidden file', source: reading('fs.readFileSync(evals + "/checks/to-env")') },
  {
    name: 'a module outside',
    source: `import taken from '../../secret.txt';\nexport default taken;`,
    ends: 'code_error',
  },
  {
    name: 'a module behind a link',
    source: `import taken from './outside/x.mjs';\nexport default taken;`,
    ends: 'code_error',
  },
  {
    name: 'a module by its file address',
    source: `export default (await import('file:///etc/passwd')).default;`,
    ends: 'code_error',
    says: 'outside',
  },
  { name: 'its own environment', source: reading('fs.readFileSync("/proc/self/environ")') },
  {
    name: 'the environment of the one who asked',
    source: reading('fs.readFileSync(`/proc/${pids[1]}/environ`)'),
  },
  { name: 'the environment of another', source: reading('fs.readFileSync(`/proc/${pids[0]}/environ`)') },
  { name: 'its descriptors', source: reading('fs.readFileSync("/proc/self/fd/2")') },
  { name: 'the input of its process', source: reading('fs.readFileSync(0)'), timeoutMs: 300 },
  { name: 'a file written', source: reading('fs.writeFileSync(evals + "/x", "x")') },
  { name: 'a stream to write', source: reading('fs.createWriteStream(evals + "/x")') },
  { name: 'a descriptor to write', source: reading('fs.openSync(evals + "/x", "w")') },
  { name: 'the canary file, removed', source: reading('fs.rmSync(secret)') },
  { name: 'a link made', source: reading('fs.symlinkSync(secret, evals + "/x")') },
  {
    name: 'a library as an engine',
    source: `import crypto from 'node:crypto';\nexport default () => crypto.setEngine('/tmp/x.so');`,
  },
];

export const PROCESSES: JavaScriptAttack[] = [
  ...[
    'child_process',
    'cluster',
    'worker_threads',
    'process',
    'module',
    'inspector',
    'vm',
    'v8',
    'repl',
    'wasi',
    'sqlite',
    'test',
    'os',
    'trace_events',
    'diagnostics_channel',
    'async_hooks',
  ].map(importing),
  ...[
    'process.exit(0)',
    'process.abort()',
    'process.kill(pids[0])',
    'process.binding("fs")',
    'process.env.PATH',
    'process.on("SIGTERM", () => undefined)',
    'require("node:fs")',
    'module.constructor._load("fs")',
    'new Worker("x")',
    'new WebAssembly.Memory({ initial: 1 })',
  ].map(absent),
  ...[
    'return process.env',
    'return process',
    'return require',
    'return globalThis.process.mainModule',
    'return this.process.kill',
    'return import("node:child_process")',
  ].map((text) => ({ name: `${text}, in the outer realm`, source: byOuter(text), ends: 'value' })),
  {
    name: 'the outer realm by the function that called',
    source:
      'return { score: 1, loot: String((function f() { return f.caller ?? arguments.callee.caller; })()) }',
  },
  {
    name: 'the outer realm by the object of a timer',
    source:
      'const self = await new Promise((done) => setTimeout(function () { done(this); }, 1)); return { score: 1, loot: typeof self?.constructor?.constructor("return process")() };',
    ends: 'value',
  },
  {
    name: 'the outer realm by what is printed',
    source:
      'let loot; console.log({ toJSON() { loot = (function f() { return f; })().caller; return 1; } }); return { score: 1, loot: String(loot) };',
    ends: 'value',
  },
  {
    name: 'a thief in an inherited getter',
    source:
      'for (const name of ["then", "nonce", "timer", "source", "answer"]) Object.defineProperty(Object.prototype, name, { get() { throw new Error("taken " + name); }, set() { throw new Error("taken"); }, configurable: true }); return true;',
    ends: 'value',
  },
];

export const LIMITS: JavaScriptAttack[] = [
  { name: 'a loop', source: 'for (;;);', ends: 'timeout', timeoutMs: 300 },
  { name: 'a loop before anything', source: 'for (;;);\nexport default 1;', ends: 'timeout', timeoutMs: 300 },
  { name: 'a loop of microtasks', source: 'for (;;) await null;', ends: 'timeout', timeoutMs: 300 },
  {
    name: 'a loop of microtasks that nobody waits for',
    source: '(async () => { for (;;) await null; })(); return true;',
    ends: 'timeout',
    timeoutMs: 300,
  },
  {
    name: 'a loop of timers',
    source: 'await new Promise(() => setInterval(() => undefined, 1));',
    ends: 'timeout',
    timeoutMs: 300,
  },
  {
    name: 'a loop of immediates',
    source: 'const on = () => setImmediate(on); on(); await new Promise(() => undefined);',
    ends: 'timeout',
    timeoutMs: 300,
  },
  { name: 'a promise that nobody keeps', source: 'await new Promise(() => undefined);', says: 'never comes' },
  {
    name: 'a lock that nobody opens',
    source: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    ends: 'timeout',
    timeoutMs: 300,
  },
  {
    name: 'a slow regular expression',
    source: 'return /^(a+)+$/.test("a".repeat(40) + "b");',
    ends: 'timeout',
    timeoutMs: 300,
  },
  {
    name: 'a message that hangs',
    source: 'throw { get message() { for (;;); } };',
    ends: 'timeout',
    timeoutMs: 300,
  },
  {
    name: 'memory by objects',
    source: 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
    ends: 'out_of_memory',
  },
  {
    name: 'memory by buffers',
    source: 'const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1));',
    ends: 'code_error',
  },
  {
    name: 'memory by buffers, although refused',
    source:
      'const all = []; for (;;) try { all.push(new Uint8Array(1e7).fill(1)); } catch { all.push(new Array(1e5).fill(1)); }',
  },
  {
    name: 'memory that is shared',
    source: 'const all = []; for (;;) all.push(new Uint8Array(new SharedArrayBuffer(5e7)).fill(1));',
  },
  {
    name: 'memory by text',
    source:
      'let all = "x"; const kept = []; for (;;) { all += all.slice(0, 1e7); kept.push([...all.slice(0, 1e6)]); }',
  },
  {
    name: 'a flood of prints',
    source: 'for (;;) console.log("x".repeat(1000));',
    ends: 'timeout',
    timeoutMs: 300,
  },
  {
    name: 'a flood of prints, and an end',
    source: 'for (let i = 0; i < 2000; i++) console.log("x".repeat(1000)); return true;',
    ends: 'too_large',
  },
  { name: 'a large result', source: 'return { score: 1, reasoning: "x".repeat(2e6) };', ends: 'too_large' },
  {
    name: 'recursion',
    source: 'const f = () => f() + 1; return f();',
    ends: 'code_error',
    says: 'RangeError',
  },
];

export const RESULTS: JavaScriptAttack[] = [
  {
    name: 'a printed reply',
    source:
      'console.log(JSON.stringify({ nonce: "a", answer: "1", printed: "", reusable: true, cpu_ms: 1 })); return 0;',
    ends: 'value',
  },
  { name: 'a reply as the result', source: 'return { nonce: "a", answer: "1", score: 0 };', ends: 'value' },
  {
    name: 'a polluting result',
    source:
      'return JSON.parse(\'{"score": 1, "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}\');',
    ends: 'value',
  },
  {
    name: 'pollution of every prototype',
    source:
      'Object.prototype.polluted = 1; Array.prototype.polluted = 1; Function.prototype.polluted = 1; return true;',
    ends: 'value',
  },
  {
    name: 'JSON that lies',
    source: 'JSON.stringify = () => "{\\"score\\": 9}"; JSON.parse = () => 9; return 0.25;',
    ends: 'value',
  },
  {
    name: 'a promise that lies',
    source: 'Promise.prototype.then = () => { throw new Error("no"); }; return 0.25;',
    ends: 'value',
  },
  {
    name: 'a deep result',
    source: 'let all = 1; for (let i = 0; i < 1000; i++) all = [all]; return { score: 1, all };',
    ends: 'bad_result',
  },
  {
    name: 'a result deeper than any stack',
    source: 'let all = 1; for (let i = 0; i < 1e6; i++) all = [all]; return { score: 1, all };',
    ends: 'bad_result',
  },
  {
    name: 'a result in a circle',
    source: 'const all = { score: 1 }; all.all = all; return all;',
    ends: 'bad_result',
    says: 'circular',
  },
  { name: 'NaN', source: 'return { score: 0 / 0 };', ends: 'bad_result', says: '`score` is NaN' },
  { name: 'Infinity', source: 'return 1 / 0;', ends: 'bad_result', says: 'Infinity' },
  { name: 'a BigInt', source: 'return { score: 1n };', ends: 'bad_result', says: 'BigInt' },
  { name: 'a symbol', source: 'return Symbol("x");', ends: 'bad_result' },
  { name: 'a function', source: 'return () => () => 1;', ends: 'bad_result' },
  { name: 'nothing', source: 'return undefined;', ends: 'bad_result', says: 'no result' },
  { name: 'null', source: 'return null;', ends: 'bad_result', says: 'no result' },
  {
    name: 'a getter that throws',
    source: 'return { get score() { throw new Error("mine"); } };',
    ends: 'bad_result',
    says: 'mine',
  },
  {
    name: 'a getter that changes',
    source: 'let n = 0; return { get score() { return n++ === 0 ? 0.5 : 9; } };',
    ends: 'value',
  },
  {
    name: 'a proxy of everything',
    source:
      'return new Proxy({}, { get: () => { throw new Error("mine"); }, ownKeys: () => { throw new Error("mine"); } });',
  },
  { name: 'a thenable that never ends', source: 'return { then() {} };', says: 'never comes' },
  { name: 'an error of the lowest kind', source: 'throw null;', ends: 'code_error' },
  {
    name: 'a throw from a timer',
    source:
      'setTimeout(() => { throw new Error("late"); }, 1); await new Promise((done) => setTimeout(done, 50)); return true;',
    ends: 'code_error',
    says: 'late',
  },
  {
    name: 'a promise that is broken',
    source:
      'Promise.reject(new Error("lost")); await new Promise((done) => setTimeout(done, 20)); return true;',
    ends: 'code_error',
    says: 'lost',
  },
  { name: 'half a character', source: 'return { score: 1, reasoning: "\\ud800" };', ends: 'value' },
  {
    name: 'a timer after the end',
    source: 'setTimeout(() => console.log("ESCAPED"), 1); return true;',
    ends: 'value',
  },
];
