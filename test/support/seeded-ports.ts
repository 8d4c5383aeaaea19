import { Fault } from '../../src/errors.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { neverStarted } from '../../src/ports/node-spawn.ts';
import type { Ids, Ports } from '../../src/ports/ports.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { memoryFiles } from './memory-files.ts';
import { type SeededClock, seededClock } from './seeded-clock.ts';

export interface SeededOptions extends Partial<Ports> {
  /** Seed of the random numbers. */
  seed?: number;
  /** Environment variables of this world; none by default. */
  variables?: Record<string, string>;
}

/** A world that repeats, with the clock in the caller's hand. */
export type SeededPorts = Ports & { clock: SeededClock };

/**
 * A world that repeats: time stands still but for sleeps, ids count (`run_1`, `run_2`, `case_1`), random numbers follow
 * the seed, files live in memory, the environment is a record. Network and processes fail loudly unless handed in.
 */
export function seededPorts(options: SeededOptions & { clock: SeededClock }): SeededPorts;
export function seededPorts(options?: Omit<SeededOptions, 'clock'>): SeededPorts;
export function seededPorts(options: SeededOptions): Ports;
export function seededPorts(options: SeededOptions = {}): Ports {
  const { seed, variables, ...given } = options;
  const clock = given.clock ?? seededClock();
  return {
    clock,
    ids: countingIds(),
    random: seededRandom(seed),
    files: memoryFiles(clock),
    folders: {
      temporary: () => '/tmp',
      makePrivate: noFolders,
      walk: noFolders,
      look: noFolders,
      copy: noFolders,
    },
    http: async ({ method, url }) => {
      throw new Fault('internal', `The seeded world has no network, but ${method} ${url} was asked for.`, {
        hint: 'Hand in an http port.',
      });
    },
    listen: async () => {
      throw new Fault('connection', 'The seeded world opens no ports, but one was asked for.', {
        hint: 'Hand in a listen port.',
      });
    },
    spawn: (command) => {
      throw new Fault('internal', `The seeded world starts no programs, but ${command[0]} was asked for.`, {
        hint: 'Hand in a spawn port.',
      });
    },
    // Like a machine that has no such program: what stands by is optional everywhere.
    standby: ([program]) => ({
      ...neverStarted(new Error(`the seeded world has no ${program}`)),
      hold: () => undefined,
      release: () => undefined,
    }),
    env: recordEnvironment(variables ?? {}),
    processes: { pid: 1, host: 'seeded', isAlive: (pid) => pid === 1 },
    runtime: { node: '/bin/node', version: '24.0.0', platform: 'linux', cores: 2 },
    packages: async () => undefined,
    packagePath: () => undefined,
    ...given,
  };
}

function noFolders(): never {
  throw new Fault('internal', 'The seeded world copies no folders, but one was asked for.', {
    hint: 'Hand in a folders port.',
  });
}

function countingIds(): Ids {
  const counts = new Map<string, number>();
  return {
    next(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}${count}`;
    },
  };
}
