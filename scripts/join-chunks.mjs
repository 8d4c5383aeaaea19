// What a run needs of the bundle, in one script: of forty files each is looked up, read, hashed and linked for itself. Which chunks those
// are is measured: a run is played with the bundle, and what it loads is joined, but for what `--version` loads.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEvals } from '../bench/make-evals.mjs';
import { startModelServer } from '../bench/support/model-server.mjs';

const PART = 'run.cjs';
const CHUNK = /^(\d+)\.index\.js$/;
const HEAD = /^export const id = \d+;\nexport const ids = \[([\d,]+)\];\nexport const modules = \{\n/;
const TAIL = /\n\};\n$/;
/** What a process needs of where it is started; a workflow, a proxy or a key would decide what is loaded. */
const SURROUNDINGS = Object.fromEntries(
  ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
    .filter((name) => process.env[name] !== undefined)
    .map((name) => [name, process.env[name]]),
);
/** How the bundle begins to load a chunk. */
const LOAD = '__nccwpck_require__.f.j = (chunkId, promises) => {\n';

/** Joins the chunks of a run in the folder of the bundle into one script, and has the bundle load that instead of them. */
export async function joinChunks(folder) {
  const files = await chunksOfRun(folder);
  const chunks = files.map((file) => chunkOf(file, readFileSync(join(folder, file), 'utf8')));
  const ids = chunks.flatMap((chunk) => chunk.ids);
  const modules = chunks.map((chunk) => chunk.modules).join(',\n');
  writeFileSync(
    join(folder, PART),
    `'use strict';\nexports.ids = [${ids.join(', ')}];\nexports.modules = {\n${modules}\n};\n`,
  );
  const index = join(folder, 'index.js');
  const bundle = readFileSync(index, 'utf8');
  if (bundle.split(LOAD).length !== 2) throw new Error('the bundle loads its chunks in another way');
  writeFileSync(
    index,
    bundle.replace(
      LOAD,
      `var joined = new Set([${ids.join(', ')}]);
	${LOAD}			if (joined.has(chunkId)) {
				if (installedChunks[chunkId] !== 0)
					installChunk(globalThis.__assayPart(__WEBPACK_EXTERNAL_createRequire(import.meta.url).resolve("./${PART}")));
				return;
			}
`,
    ),
  );
  for (const file of files) rmSync(join(folder, file));
  const left = await chunksOfRun(folder);
  if (left.length > 0) throw new Error(`a run still loads ${left.join(', ')}`);
}

/** Numbers and modules of a chunk, as a script that is not a module of its own and pure ASCII, so that each character is one byte in memory. */
function chunkOf(file, text) {
  const head = HEAD.exec(text);
  if (head === null || !TAIL.test(text)) throw new Error(`${file} is no chunk of the form that is known`);
  const modules = text
    .slice(head[0].length)
    .replace(TAIL, '')
    .trimEnd()
    .replace(/^(?!\s*(?:\*|\/\/)).*\bimport\.meta\.url\b.*$/gm, (line) =>
      line.replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href'),
    );
  // A sign after a backslash would lose it to the escape.
  const lost = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(modules);
  if (lost !== null) throw new Error(`${file} escapes a sign that is not ASCII: ${lost[0]}`);
  return {
    ids: head[1].split(',').map(Number),
    modules: modules.replace(
      /[^\0-\x7f]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  };
}

/** Files of the chunks that a run loads and `--version` does not, in order. */
async function chunksOfRun(folder) {
  const work = mkdtempSync(join(tmpdir(), 'assay-run-'));
  const server = await startModelServer();
  try {
    makeEvals({ dir: work, url: server.url, n: 1, concurrency: 1, scorer: 'rubric' });
    const loaded = (...args) => chunksOf(join(folder, 'cli.js'), args, work);
    const early = await loaded('--version');
    const all = await loaded(
      'run',
      '--evals',
      join(work, 'evals'),
      '--quiet',
      '--state',
      join(work, 'state'),
    );
    return [...all]
      .filter((file) => !early.has(file))
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  } finally {
    server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Chunks that a process of the command has loaded: the coverage of V8 lists every file. */
async function chunksOf(cli, args, work) {
  const coverage = mkdtempSync(join(work, 'coverage-'));
  const env = { ...SURROUNDINGS, NODE_V8_COVERAGE: coverage, OPENAI_API_KEY: 'none' };
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: work,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`assay ${args[0]} ended with ${code} while the bundle was made`);
  const names = readdirSync(coverage)
    .flatMap((file) => JSON.parse(readFileSync(join(coverage, file), 'utf8')).result)
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => fileURLToPath(url).split(/[\\/]/).pop());
  return new Set(names.filter((name) => CHUNK.test(name)));
}
