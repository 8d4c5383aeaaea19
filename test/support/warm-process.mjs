// A process that runs the bundle again and again, as often as it is asked to over its channel. Each run gets arguments, a folder,
// an environment and modules of its own, and has ended when nothing of it keeps the process alive; what stays between runs is
// what is the same in each of them: a started Node, code that it has compiled already, and modules that can hold nothing of a run.
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repeatableBundle } from './stateless-modules.mjs';

module.enableCompileCache?.();
const bundle = await repeatableBundle(pathToFileURL(join(import.meta.dirname, '../../dist/index.js')).href);
const STREAMS = [process.stdout, process.stderr];
const EMITTERS = [process, ...STREAMS];

process.on('disconnect', () => process.exit());
process.on('message', (message) => void run(message));
const idle = activeResources();

async function run({ face, args, cwd, env, mark }) {
  const before = EMITTERS.map((emitter) => listenersOf(emitter));
  const globals = new Set(Reflect.ownKeys(globalThis));
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv = [process.argv[0], join(import.meta.dirname, '../../dist', `${face}.js`), ...args];
  process.exitCode = undefined;
  if (face === 'cli') globalThis.__assayFace = 'cli';
  await bundle.start();
  while (!isIdle()) await new Promise((resolve) => setTimeout(resolve, 1).unref());
  EMITTERS.forEach((emitter, at) => void withoutNew(emitter, before[at]));
  // What a library marks as lasting stays: its traces in Node's own modules do too.
  for (const key of Reflect.ownKeys(globalThis))
    if (!globals.has(key)) Reflect.deleteProperty(globalThis, key);
  bundle.forget();
  const code = process.exitCode ?? 0;
  process.stderr.write(mark);
  process.stdout.write(`${mark}${code}\n`);
}

/** How many of each kind keep this process alive. */
function activeResources() {
  const counts = new Map();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

function isIdle() {
  return [...activeResources()].every(([kind, count]) => count <= (idle.get(kind) ?? 0));
}

const listenersOf = (emitter) =>
  new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)]));

/** Takes off the listeners of a run; those for the end of the process are called first. */
function withoutNew(emitter, before) {
  for (const [name, listeners] of listenersOf(emitter))
    for (const listener of listeners) {
      if (before.get(name)?.includes(listener)) continue;
      if (emitter === process && name === 'exit') listener.call(process, process.exitCode ?? 0);
      emitter.removeListener(name, listener);
    }
}
