import { delimiter, dirname, relative, sep } from 'node:path';
import { shellWord } from './shell-word.ts';

/** How this process was started, as far as the next command has to be started the same way. */
interface Started {
  /** Absolute path of the script; undefined where there is none. */
  script: string | undefined;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** The package managers that name themselves in the environment of what they start, and how each starts a program of a project. */
const MANAGERS = [
  ['pnpm/', 'pnpm exec assay'],
  ['yarn/', 'yarn assay'],
  ['bun/', 'bunx assay'],
] as const;

/**
 * What to type for `assay` on this machine: `assay` where that is on the PATH, `npx assay` where it is a program of the project (or as
 * its package manager says it), else `node path/to/dist/cli.js`.
 */
export function ownName({ script, cwd, env }: Started): string {
  if (script === undefined) return 'assay';
  const folder = dirname(script);
  const root = installedBelow(script);
  if (root !== undefined && isBelow(cwd, root)) {
    const agent = env['npm_config_user_agent'] ?? '';
    return MANAGERS.find(([name]) => agent.startsWith(name))?.[1] ?? 'npx assay';
  }
  const name = script.slice(folder.length + 1);
  const isOnPath = (env['PATH'] ?? '').split(delimiter).includes(folder);
  if (isOnPath && /^assay(?:\.cmd)?$/.test(name)) return 'assay';
  const below = relative(cwd, script);
  return `node ${shellWord(below.startsWith('..') ? script : below)}`;
}

/** A command that begins with `assay`, in the form that works here. */
export const asTyped = (command: string): string => command.replace(/^assay(?= )/, ownNameHere);

/** The script that this process was started with. */
export const ownScript = (): string | undefined => process.argv[1];

const ownNameHere = () => ownName({ script: ownScript(), cwd: process.cwd(), env: process.env });

/** The project that a script is installed in; undefined for a checkout, and for what a package runner keeps in a cache of its own. */
function installedBelow(script: string): string | undefined {
  const at = script.search(/[\\/]node_modules[\\/](?:\.bin[\\/]|agent-assay[\\/])/);
  if (at < 0 || /[\\/]_npx[\\/]/.test(script)) return undefined;
  return script.slice(0, at);
}

const isBelow = (folder: string, root: string) => folder === root || folder.startsWith(`${root}${sep}`);
