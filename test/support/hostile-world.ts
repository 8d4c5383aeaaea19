import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run-cli.ts';

/** In the environment of another process of the same user, in a file and in a package: wherever it turns up, something leaked. */
export const SECRET = 'canary-7f3e9a-do-not-tell';

/** Everything an attack could reach, with a way to see whether it did. */
export interface HostileWorld {
  /** For the attacks: where things are. */
  readonly variables: Record<string, unknown>;
  /** What was touched so far; empty when nothing was. */
  damage(): string[];
  close(): void;
}

/** Sets up a world of canaries. */
export async function hostileWorld(): Promise<HostileWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-world-'));
  const secret = join(folder, 'secret.txt');
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(secret, SECRET, { mode: 0o600 });
  writeFileSync(join(site, 'canary_package.py'), `SECRET = ${JSON.stringify(SECRET)}\n`);
  symlinkSync(secret, join(folder, 'link'));
  const seen = { connections: 0, datagrams: 0 };
  const server = createServer(() => void seen.connections++).listen(0, '127.0.0.1');
  const unix = createServer(() => void seen.connections++).listen(join(folder, 'sock'));
  const udp = createSocket('udp4').on('message', () => void seen.datagrams++);
  udp.bind(0, '127.0.0.1');
  const canary: ChildProcess = spawn('sleep', ['3600'], {
    env: { PATH: process.env['PATH'], SECRET },
    stdio: 'ignore',
  });
  await Promise.all([once(server, 'listening'), once(unix, 'listening'), once(udp, 'listening')]);
  const before = look();

  /** What must stay as it is: the canary files with size, mode and time, and the names in the folders that code likes to write to. */
  function look(): string {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => {
        const { size, mode, mtimeMs } = statSync(join(folder, name));
        return [name, size, mode, mtimeMs];
      });
    // Other tests write to these folders too, so only names that attacks use count, and a list of a long folder would take long.
    const strange = [tmpdir(), '/tmp', '/dev/shm', homedir(), ROOT].flatMap((place) =>
      ['assay-hostile', 'fill', 'x', 'link']
        .map((name) => join(place, name))
        .filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined),
    );
    return JSON.stringify([files, strange, readFileSync(secret, 'utf8')]);
  }

  const address = server.address();
  return {
    variables: {
      port: typeof address === 'object' ? address?.port : 0,
      udp: udp.address().port,
      sock: join(folder, 'sock'),
      secret,
      folder,
      pids: [canary.pid, process.pid],
      repo: ROOT,
      home: homedir(),
      site,
    },
    damage() {
      const damage: string[] = [];
      if (seen.connections > 0) damage.push('a connection was made');
      if (seen.datagrams > 0) damage.push('a datagram was sent');
      if (canary.exitCode !== null || canary.signalCode !== null) damage.push('the canary process is dead');
      const now = look();
      if (now !== before) damage.push(`files changed: ${before} -> ${now}`);
      return damage;
    },
    close() {
      canary.kill('SIGKILL');
      server.close();
      unix.close();
      udp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Ids of all living processes below one, by /proc; empty where there is none. */
export function descendants(of: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of list('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program stands in brackets and may hold anything.
      const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (state !== 'Z')
        children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
    } catch {
      // It ended while we looked.
    }
  }
  const found: number[] = [];
  for (const queue = [of]; queue.length > 0; ) {
    const below = children.get(queue.pop() ?? 0) ?? [];
    found.push(...below);
    queue.push(...below);
  }
  return found.sort((a, b) => a - b);
}
