import { join } from 'node:path';
import { asFault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Isolation, isolationOf } from '../../sandbox/isolation.ts';
import { javaScriptOf } from '../../sandbox/javascript/javascript.ts';
import { interpreterOf } from '../../sandbox/python/interpreter.ts';
import { type Finding, note, ok, problem } from './finding.ts';

/** Versions that `engines` of package.json asks for. */
const OLDEST_NODE = [20, 19] as const;

/** Node, and what its permission model holds own JavaScript back from. */
export function nodeFindings({ runtime: { version } }: Pick<Ports, 'runtime'>): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const area = 'node';
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    return [problem(area, `Node ${version} is too old.`, `Use Node ${OLDEST_NODE.join('.')} or newer.`)];
  const holds = 'its permission model keeps own JavaScript from files, processes and workers';
  return [
    ok(area, `Node ${version}; ${holds}${major >= 25 ? ' and the network' : ', not from the network'}.`),
  ];
}

/** Whether own code can be run in each language, and what stands between it and this machine. */
export async function codeFindings(ports: Ports): Promise<Finding[]> {
  const languages = [
    ['javascript', 'scorers and checks in JavaScript', () => javaScriptOf(ports).isolation()],
    ['python', 'scorers and checks in Python', async () => isolationOf(await interpreterOf(ports).hello())],
  ] as const;
  return Promise.all(
    languages.map(async ([area, what, isolation]) => {
      try {
        return isolationFinding(area, await isolation());
      } catch (error) {
        const { message, hint = 'Install python3.' } = asFault(error);
        return note(area, `Nothing can run ${what}: ${message}`, `Only they need it. ${hint}`);
      }
    }),
  );
}

function isolationFinding(area: string, { level, layers, missing }: Isolation): Finding {
  const held = layers.length === 0 ? 'nothing' : layers.join(', ');
  if (level === 'full') return ok(area, `Own code is kept in by ${held}.`);
  return note(
    area,
    `Own code is kept in by ${held}; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    level === 'none'
      ? 'Run code of others only where the whole machine may be lost: a container, or a runner that is thrown away.'
      : 'On Linux with Landlock and seccomp both layers of the kernel hold; elsewhere run code of others in a container.',
  );
}

/** Whether the evals folder is there, and the state can be written. */
export function folderFindings(
  { evalsDir, stateDir }: { evalsDir: string; stateDir: string },
  { files, random }: Pick<Ports, 'files' | 'random'>,
): Finding[] {
  const evals =
    files.stat(evalsDir)?.kind === 'directory'
      ? ok('evals', `${evalsDir} is there; assay validate checks it.`)
      : note('evals', `There is no folder ${evalsDir}.`, 'assay init writes one; --evals names another.');
  return [evals, stateFinding(stateDir, { files, random })];
}

function stateFinding(stateDir: string, { files, random }: Pick<Ports, 'files' | 'random'>): Finding {
  if (files.stat(stateDir) === null)
    return ok('state', `${stateDir} is not there yet; the first run makes it.`);
  const probe = join(stateDir, `doctor-${random.hex(8)}`);
  try {
    files.createExclusive(probe, '');
    files.remove(probe);
    return ok('state', `${stateDir} can be written.`);
  } catch (error) {
    return problem(
      'state',
      `${stateDir} cannot be written: ${asFault(error).message}`,
      'Give yourself the right to write there, or name another folder: --state.',
    );
  }
}
