import { isAbsolute, resolve, sep } from 'node:path';
import { Fault } from '../errors.ts';
import type { Child, Ports } from '../ports/ports.ts';
import type { ReachableAgent } from './agent.ts';
import type { AgentWorkspace } from './agent-workspace.ts';
import { presetOf } from './command-lines/presets.ts';
import { startedFrom } from './command-lines/script-of.ts';
import { crashLine } from './crash-line.ts';
import { missingVariables, type ProgramEnvironment } from './missing-variables.ts';
import { CUT, textTail } from './text-tail.ts';

/** Most text that a program may answer with on one call (security.md S35). */
export const MOST_OUTPUT_BYTES = 10 * 1024 * 1024;
/** How much of stderr is kept for the failure report (contract 3). */
const STDERR_BYTES = 8 * 1024;
/** What every program gets from our environment, and nothing else (contract 3). */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** A local program that plays an agent. */
export interface Program {
  readonly command: readonly string[];
  readonly cwd: string;
  /** Command as messages show it. */
  readonly shown: string;
  /** The variables that its file gives it. */
  readonly own: Readonly<Record<string, string>>;
  /** What of the environment it gets. */
  readonly environment: ProgramEnvironment;
  /**
   * Starts it, in the workspace where there is one; the tracing variables are added unless the agent names its own, those of `instead`
   * whatever it names. A known command line is told the model of the call in its arguments.
   */
  start(
    tracing: Readonly<Record<string, string>>,
    call?: {
      instead?: Readonly<Record<string, string>> | undefined;
      workspace?: AgentWorkspace | undefined;
      model?: string | undefined;
    },
  ): RunningProgram;
}

/** How a program ended. */
type Ending = Awaited<Child['ended']>;

export interface RunningProgram {
  readonly child: Child;
  /** A Fault of this process, with the end of its stderr. */
  fault(
    code: 'agent_failed' | 'timeout' | 'too_large' | 'cancelled',
    what: string,
    subcode?: string,
    hint?: string,
  ): Fault;
  /**
   * What an ending means for the call that was waiting; null for exit code 0. `printed` is what it wrote instead of an answer, which
   * says why where its stderr does not.
   */
  endFault(ending: Ending, printed?: string): Fault | null;
}

/** The program of an agent; Fault `validation_failed` when it names none. */
export function programOf({ agent, credentials, home }: ReachableAgent, ports: Ports): Program {
  const invocation = agent.invocation;
  const { preset, model } = invocation ?? {};
  const given = invocation?.command;
  const words = (ofCall: string | undefined) =>
    preset === undefined ? given : presetOf(preset).command(given ?? [preset], ofCall ?? model);
  const command = words(undefined);
  if (command === undefined || command.length === 0)
    throw new Fault('validation_failed', `Agent ${agent.id} has no invocation.command.`, {
      where: 'invocation.command',
    });
  const cwd = resolve(home, invocation?.cwd ?? '.');
  const shown = command.map((word) => (/^[\w./:=@+-]+$/.test(word) ? word : JSON.stringify(word))).join(' ');
  const base = inherited(ports);
  // The keys of providers that its file names are its own, under `credentials` as under `env`.
  const own = { ...credentials, ...invocation?.env };
  const environment = {
    agentId: agent.id,
    passed: new Set([...Object.keys(base), ...Object.keys(own)]),
    env: ports.env,
  };
  const program = { command, cwd, shown, own, environment };
  return {
    ...program,
    start: (tracing, call = {}) => {
      const { workspace } = call;
      const asked = { ...program, command: words(call.model) ?? command };
      const env = { ...base, ...workspace?.variables, ...besides(tracing, own), ...own, ...call.instead };
      const placed =
        workspace === undefined
          ? asked
          : {
              ...asked,
              ...inWorkspace(
                asked,
                { workspace, home, cwd: invocation?.cwd, files: tracing['ASSAY_WORKSPACE'] },
                ports,
              ),
            };
      return started(placed, env, ports);
    },
  };
}

/** A program that works in a workspace: what its file names of the repository stays there, a relative `cwd` is inside of the workspace. */
function inWorkspace(
  { command, shown }: Pick<Program, 'command' | 'shown'>,
  place: {
    workspace: AgentWorkspace;
    home: string;
    cwd: string | undefined;
    /** The files of its world, where it has both; else the workspace. */
    files: string | undefined;
  },
  ports: Pick<Ports, 'files' | 'packagePath'>,
): Pick<Program, 'command' | 'cwd'> {
  const { folder } = place.workspace;
  const cwd = resolve(folder, place.cwd ?? '.');
  if (!isAbsolute(place.cwd ?? '.') && cwd !== folder && !cwd.startsWith(`${folder}${sep}`))
    throw new Fault('validation_failed', 'invocation.cwd leads out of the workspace.', {
      where: shown,
      hint: 'With a workspace a relative cwd begins at its top.',
    });
  const { command: words, reads } = startedFrom(command, place.home, ports);
  const ofWorld = place.files === undefined || place.files === folder ? [] : [place.files];
  return { command: place.workspace.confined(words, [...reads, ...ofWorld]), cwd };
}

/** What every program of a user gets of our environment. */
export function inherited({ env }: Pick<Ports, 'env'>): Record<string, string> {
  const base: Record<string, string> = {};
  for (const name of INHERITED) {
    const value = env.get(name);
    if (value !== undefined) base[name] = value;
  }
  return base;
}

/** A process of a program in this environment, and what its end means. */
function started(program: Omit<Program, 'start'>, env: Record<string, string>, ports: Ports): RunningProgram {
  const { command, cwd, shown, environment } = program;
  const child = ports.spawn(command, { cwd, env });
  const errors = textTail(STDERR_BYTES, CUT);
  child.onErrors((text) => errors.add(text));
  const fault: RunningProgram['fault'] = (code, what, subcode, hint) => {
    const last = errors.text().trim();
    // One line that the sentence quotes already is not shown twice.
    const shownAlready = last === '' || what.endsWith(`: ${last}`);
    const stop = /[.!?]$/.test(what) ? '' : '.';
    return new Fault(code, shownAlready ? what : `${what}${stop} Its stderr ended with:\n${last}`, {
      where: shown,
      ...(subcode !== undefined && { subcode }),
      ...(hint !== undefined && { hint }),
    });
  };
  return {
    child,
    fault,
    endFault(ending, printed = '') {
      if (ending.startError !== undefined) return startFault(ending.startError, command, cwd, shown, ports);
      if (ending.code === 0) return null;
      const how = ending.code === null ? `signal ${ending.signal}` : `exit code ${ending.code}`;
      const said = errors.text();
      const last = printed.slice(-STDERR_BYTES);
      const why = crashLine(said) || crashLine(last);
      const ended = `The agent program ended with ${how}`;
      return fault(
        'agent_failed',
        why === '' ? `${ended} and wrote nothing.` : `${ended}: ${why}`,
        'exit',
        adviceFor(`${last}\n${said}`, shown, environment),
      );
    },
  };
}

/** Tracing variables without those of exporters where the agent names a place of its own for its spans: ours would win over it. */
function besides(
  tracing: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!Object.keys(own).some((name) => /^OTEL_EXPORTER_OTLP_(?:TRACES_)?ENDPOINT$/.test(name)))
    return tracing;
  return Object.fromEntries(Object.entries(tracing).filter(([name]) => !name.startsWith('OTEL_EXPORTER_')));
}

/** What to do about a crash: hand over what it lacks, else look for the reason. */
function adviceFor(said: string, shown: string, environment: ProgramEnvironment): string {
  const named = missingVariables(said, environment);
  if (named !== undefined) return named;
  const guess = missingVariables(said, environment, { guess: true });
  return `Run it by hand: ${shown}${guess === undefined ? '' : `\n${guess}`}`;
}

/** Why a program never started; a missing folder looks to the system like a missing command, so it is looked at first. */
function startFault(
  error: Error,
  command: readonly string[],
  cwd: string,
  shown: string,
  ports: Ports,
): Fault {
  const code = 'code' in error ? String(error.code) : error.message;
  const folder = ports.files.stat(cwd)?.kind === 'directory';
  const program = command[0] ?? '';
  const reason = !folder
    ? `the folder ${cwd} does not exist`
    : code === 'ENOENT'
      ? `${program} was not found`
      : code === 'EACCES'
        ? `${program} may not be executed`
        : code;
  const advice = !folder
    ? 'Correct invocation.cwd; a relative one starts at the folder that holds the evals folder.'
    : isAbsolute(program) || !program.includes('/')
      ? 'Install it, put it on the PATH, or correct invocation.command.'
      : 'A relative command starts at the folder above; correct invocation.command or invocation.cwd.';
  return new Fault('agent_failed', `The agent program could not be started: ${reason}.`, {
    where: shown,
    subcode: 'cannot_start',
    retry: false,
    cause: error,
    hint: `Command ${JSON.stringify(command)} in ${cwd}. ${advice}`,
  });
}
