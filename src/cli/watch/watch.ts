import { basename, dirname, resolve, sep } from 'node:path';
import { Fault } from '../../errors.ts';
import { interruption } from '../../ports/interruption.ts';
import type { Ports } from '../../ports/ports.ts';
import { type FolderWatch, nodeWatch, type WatchFolders } from '../../ports/watch/node-watch.ts';
import { terminalLine } from '../../text/escape/escape-terminal.ts';
import { formatCount } from '../../text/format.ts';
import { portsOf } from '../common-flags.ts';
import { faultText } from '../print-fault.ts';
import type { RunFlags } from '../run.ts';
import { terminal } from '../terminal.ts';
import { readKeys } from './keys.ts';
import { isOfSuite } from './of-suite.ts';
import { rounds } from './rounds.ts';
import { type Key, watchSession } from './watch-session.ts';

/** What a watched run cannot be, by the names of the flags. */
const REFUSED = ['json', 'dryRun', 'resume', 'retryErrors', 'shard', 'affected', 'faults'] as const;
/** Folders of tools, in which nobody edits an agent. */
const NOT_CODE =
  /^(?:node_modules|\.git|\.hg|\.svn|\.venv|venv|__pycache__|\.tox|\.mypy_cache|\.pytest_cache|\.ruff_cache|\.gradle|\.idea|\.vscode)$/;
/** What editors write beside a file while they save it. */
const SCRATCH = /(?:~|\.sw[a-z]|\.tmp|\.bak)$|^(?:\.#.*|#.*#|4913|\.DS_Store)$/;

/** What a session is driven by; the real ones by default. */
interface WatchSources {
  watch: WatchFolders;
  keys: typeof readKeys;
}

/** `assay run --watch`: plays, then plays again what each change concerns, until `q` (exit code of the last run) or Ctrl-C (130). */
export async function watchCommand(
  flags: RunFlags,
  sources: WatchSources = { watch: nodeWatch, keys: readKeys },
): Promise<number> {
  const refused = REFUSED.find((name) => flags[name] !== undefined && flags[name] !== false);
  if (refused !== undefined)
    throw new Fault('usage', 'this cannot be watched', {
      where: `--${refused.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      hint: 'Leave it out, or leave --watch out.',
    });
  const ports = portsOf(flags);
  using interrupted = interruption();
  const heard = { change: (_: string) => {}, key: (_: Key) => {} };
  const home = homeOf(flags, ports);
  const watched = await sources.watch([home], {
    isIgnored: ignoring(flags, ports, home),
    onChange: (path) => heard.change(path),
    onFault: (fault) => terminal().err(faultText(fault)),
  });
  const leaveKeys = sources.keys((key) => heard.key(key), interrupted.interrupt);
  try {
    return await session(flags, {
      ports,
      watched,
      home,
      heard,
      signal: interrupted.signal,
      hasKeys: leaveKeys !== undefined,
    });
  } finally {
    leaveKeys?.();
    await watched.close();
  }
}

interface Session {
  ports: Ports;
  watched: FolderWatch;
  home: string;
  heard: { change(path: string): void; key(key: Key): void };
  signal: AbortSignal;
  hasKeys: boolean;
}

async function session(flags: RunFlags, { ports, watched, home, heard, signal, hasKeys }: Session) {
  const { out, err, interactive, screen } = terminal();
  let isFirst = true;
  const onBegin = () => {
    if (screen && interactive && !isFirst) out(CLEAR);
    isFirst = false;
  };
  const played = rounds({ flags, ports, watched: () => watched, onBegin });
  const evals = resolve(home, basename(evalsOf(flags, ports)));
  await watchSession({
    clock: ports.clock,
    signal,
    onChange(told) {
      heard.change = told;
    },
    onKey(told) {
      heard.key = told;
    },
    play: played.play,
    waiting: () => err(`\n${waitingLine(played.failing().length, hasKeys)}\n`),
    isOfSuite: (path) => isOfSuite(evals, path, played.named()),
    ignoring: (path) =>
      err(
        `${terminalLine(path)} changes whenever cases are played: it does not count until you press Enter\n`,
      ),
  });
  return signal.aborted ? CANCELLED : played.exitCode;
}

const evalsOf = ({ evals = 'evals' }: RunFlags, { env }: Ports) => resolve(env.cwd(), evals);

/** The folder that holds the evals folder, where its agents are at home; by its real name, as the evals are loaded. */
function homeOf(flags: RunFlags, ports: Ports): string {
  const home = dirname(evalsOf(flags, ports));
  return ports.files.realPath(home) ?? home;
}

/** What is never looked at: tools, what editors put beside a file, and what runs write. */
function ignoring({ state = '.assay', out }: RunFlags, ports: Ports, home: string) {
  const cwd = ports.env.cwd();
  const written = [state, ...(out === undefined ? [] : [out])].flatMap((path) => {
    const folder = resolve(cwd, path);
    return [folder, ports.files.realPath(folder) ?? folder];
  });
  return (path: string) => {
    const name = basename(path);
    if (path !== home && (NOT_CODE.test(name) || SCRATCH.test(name))) return true;
    return written.some((folder) => path === folder || path.startsWith(folder + sep));
  };
}

const CANCELLED = 130;
/** Puts the cursor at the top of an empty screen; what was there stays above it, to be scrolled to. */
const CLEAR = '\u001b[2J\u001b[H';

/** `waiting for changes · Enter: all · f: failing (3) · q: quit` */
const waitingLine = (failing: number, hasKeys: boolean) =>
  [
    'waiting for changes',
    ...(hasKeys ? ['Enter: all', `f: failing (${formatCount(failing)})`, 'q: quit'] : ['Ctrl-C: quit']),
  ].join(' · ');
