import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeFiles } from '../../src/ports/node-files.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { problemLine } from '../../src/test-cases/check.ts';
import type { Evals } from '../../src/test-cases/evals.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { seededPorts } from './seeded-ports.ts';

/** Texts by path below the project folder. */
export type Tree = Record<string, string | Uint8Array>;

/** An agent file that is right. */
export const AGENT = 'name: Shop\nprovider: custom\ninvocation: {url: "http://127.0.0.1:1/chat"}\n';
/** A test case file that is right, with anything added to its turn. */
export const testCase = (turn = '', top = '') =>
  `name: Return window\n${top}turns:\n  - input: How long can I return it?\n    expected_behavior: Says 30 days.\n${turn}`;

/** A world in memory with these files below `/repo`. */
export function memoryWorld(tree: Tree, variables: Record<string, string> = {}): Ports {
  const ports = seededPorts({ variables });
  for (const [path, text] of Object.entries(tree)) ports.files.writeAtomic(join('/repo', path), text);
  return ports;
}

export interface Loaded {
  evals: Evals;
  /** `file:line:column: message`, advice included. */
  problems: string[];
}

/** Loads `/repo/evals` of a world with the scorers `playval` and `relevance`. */
export async function load(
  tree: Tree,
  options: { mode?: 'run' | 'validate'; variables?: Record<string, string> } = {},
): Promise<Loaded> {
  return loadFrom(memoryWorld(tree, options.variables), '/repo/evals', options.mode);
}

export async function loadFrom(
  ports: Pick<Ports, 'files' | 'env'>,
  evalsDir: string,
  mode: 'run' | 'validate' = 'run',
): Promise<Loaded> {
  const scorerNames = ['playval', 'relevance'];
  const { evals, problems } = await loadEvals({
    evalsDir,
    ports,
    mode,
    scorerNames,
  });
  return { evals, problems: problems.map(problemLine) };
}

/** A real folder with these files, for what only a disk can do; `remove` deletes it. */
export function realFolder(tree: Tree): { folder: string; ports: Ports; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-evals-')));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    ports: { ...seededPorts(), files: nodeFiles() },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
