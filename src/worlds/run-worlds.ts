import type { SchemaProblem } from '../checks/compile-schema.ts';
import { Fault } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { ExpectedState } from '../schema/worlds/expected-state.ts';
import type { WorldTool } from '../schema/worlds/world.ts';
import type { GoldState } from '../scorers/scored-world.ts';
import { ownFolder } from '../workspaces/own-folder.ts';
import { type AttemptWorld, attemptWorld, type CheckedTool } from './attempt-world.ts';
import { type AttemptFaults, faultySession } from './faults/faulty-session.ts';
import { type FilesState, filesState } from './files-state.ts';
import type { LoadedWorld } from './loaded-world.ts';
import type { ServedWorld, WorldServer } from './serving/serve-worlds.ts';
import type { ToolProgram, ToolSession } from './tool-program.ts';
import { toolProgram } from './tool-program-of.ts';

/** The worlds of one run: their tools are started once, and each attempt gets a fork of its own. */
export interface RunWorlds {
  /** Names of the tools that it offers. Rejects with Fault `validation_failed` for tools that cannot be loaded. */
  toolNames(world: LoadedWorld): Promise<string[]>;
  /** `faults` says by what seed those of the world happen, and which one is to happen besides; without it nothing goes wrong. */
  open(
    world: LoadedWorld,
    options: { maxSteps: number; signal?: AbortSignal; faults?: AttemptFaults },
  ): Promise<AttemptWorld>;
  /** Begins to load the tools of a world that will be opened; what is wrong with them is heard by whoever opens it. */
  warm(world: LoadedWorld): void;
  /** The state that attempts begin with, parsed once; not to be changed. */
  initial(world: LoadedWorld): Promise<Readonly<Record<string, unknown>>>;
  /** The tools that it offers. */
  tools(world: LoadedWorld): Promise<readonly WorldTool[]>;
  /** What the actions of a case come to; played once a case. */
  gold(world: LoadedWorld, expected: ExpectedState): Promise<GoldState>;
  close(): Promise<void>;
}

/** One world with its tools. */
interface OpenWorld {
  readonly program: Promise<ToolProgram>;
  readonly tools: () => Promise<ReadonlyMap<string, CheckedTool>>;
  readonly initial: () => Promise<Readonly<Record<string, unknown>>>;
  readonly files: FilesState | undefined;
  /** Its tools copy the files themselves: a server is started for its copy, ahead of the attempt. */
  readonly takesFiles: boolean;
  readonly golds: Map<string, Promise<GoldState>>;
}

/** Opens worlds for attempts; nothing is started before the first one. */
export function runWorlds(ports: Ports): RunWorlds {
  const open = new Map<string, OpenWorld>();
  const serving = once(
    async (): Promise<WorldServer> => (await import('./serving/serve-worlds.ts')).serveWorlds(ports),
  );
  let isServing = false;
  const place = once(() => {
    hasPlace = true;
    return ownFolder(ports);
  });
  let hasPlace = false;
  const warming: Promise<unknown>[] = [];

  function opened(world: LoadedWorld): OpenWorld {
    const made = open.get(world.hash) ?? openedAnew(world, ports, () => place().path);
    open.set(world.hash, made);
    return made;
  }

  async function serve(attempt: AttemptWorld): Promise<ServedWorld> {
    isServing = true;
    return (await serving()).open(attempt);
  }

  return {
    warm(world) {
      warming.push(opened(world).tools().catch(unheard));
    },
    initial: (world) => opened(world).initial(),
    tools: async (world) => [...(await opened(world).tools()).values()].map(({ tool }) => tool),
    toolNames: async (world) => [...(await opened(world).tools()).keys()],
    async open(world, { maxSteps, signal, faults }) {
      const one = opened(world);
      const checked = await one.tools();
      const { session: plain, workspace } = await sessionOf(one, signal);
      const session = faults === undefined ? plain : faulty(plain, { faults, world, checked, one, signal });
      return attemptWorld({
        ...{ worldId: world.id, tools: checked, session, clock: ports.clock, maxSteps, serve },
        state: world.stateHash,
        ...(workspace === undefined ? {} : { more: { ASSAY_WORKSPACE: workspace } }),
      });
    },
    gold(world, expected) {
      const one = opened(world);
      const key = JSON.stringify(expected.actions ?? []);
      const known = one.golds.get(key) ?? played(expected, world, one, ports);
      one.golds.set(key, known);
      return known;
    },
    async close() {
      // What is still being started could not be ended.
      await Promise.all(warming);
      if (isServing) await (await serving()).close();
      for (const { program } of open.values()) await (await program.catch(() => undefined))?.close();
      if (hasPlace) place().remove();
    },
  };
}

/** Whoever opens the world hears of it. */
const unheard = () => undefined;

/** A world with its tools, which begin to load. `root` is the folder below which its files are copied. */
function openedAnew(world: LoadedWorld, ports: Ports, root: () => string): OpenWorld {
  const files = world.files === undefined ? undefined : filesState(world, ports, { root: root() });
  const program = toolProgram(world, ports, files);
  program.catch(() => undefined); // Heard by whoever asks for it.
  return {
    program,
    files,
    takesFiles: world.world.tools.mcp !== undefined,
    tools: once(async () => checkedTools(await program, world)),
    initial: once(async () => {
      const data = JSON.parse(world.state) as Record<string, unknown>; // The loader saw an object.
      return files === undefined ? data : { ...data, files: await files.initial() };
    }),
    golds: new Map(),
  };
}

/** A session with the files of its attempt, where the world has files; closing the one removes the others. */
async function sessionOf(
  { program, files: state, takesFiles }: OpenWorld,
  signal: AbortSignal | undefined,
): Promise<{ session: ToolSession; workspace: string | undefined }> {
  if (state === undefined || takesFiles) {
    const session = await (await program).open(defined({ signal }));
    return { session, workspace: session.workspace };
  }
  const files = await state.open();
  try {
    const session = await (await program).open({ workspace: files.folder, ...defined({ signal }) });
    return {
      workspace: files.folder,
      session: {
        call: session.call,
        changes: async () => [...((await session.changes?.()) ?? []), ...(await files.changes())],
        async close() {
          await session.close();
          await files.close();
        },
      },
    };
  } catch (error) {
    await files.close();
    throw error;
  }
}

/** The session of an attempt in which something is to go wrong. */
function faulty(
  session: ToolSession,
  {
    faults,
    world,
    checked,
    one,
    signal,
  }: {
    faults: AttemptFaults;
    world: LoadedWorld;
    checked: ReadonlyMap<string, CheckedTool>;
    one: OpenWorld;
    signal: AbortSignal | undefined;
  },
): ToolSession {
  return faultySession(session, {
    ...faults,
    faults: world.world.faults,
    tools: [...checked.values()].map(({ tool }) => tool),
    fresh: async () => (await sessionOf(one, signal)).session,
  });
}

/** A fault of a tool that is not there would never happen, and nobody would know. */
function checkFaults({ id, world, location }: LoadedWorld, tools: ReadonlyMap<string, CheckedTool>): void {
  for (const { tools: named = [], kind } of world.faults)
    for (const name of named)
      if (!tools.has(name))
        throw new Fault(
          'validation_failed',
          `faults of world "${id}": there is no tool "${name}" (${kind})`,
          {
            where: `${location.file}:${location.line}`,
            hint: `Its tools are: ${[...tools.keys()].slice(0, 20).join(', ')}.`,
          },
        );
}

async function checkedTools(
  program: ToolProgram,
  world: LoadedWorld,
): Promise<ReadonlyMap<string, CheckedTool>> {
  const { compileSchema } = await import('../checks/compile-schema.ts');
  const checked = new Map<string, CheckedTool>();
  for (const tool of await program.tools()) {
    const problem = await compileSchema(tool.parameters).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.code === 'internal') throw error;
      throw new Fault('validation_failed', `Tool "${tool.name}" of world "${world.id}": ${error.message}`, {
        where: `${world.location.file}:${world.location.line}`,
        ...defined({ hint: error.hint }),
      });
    });
    checked.set(tool.name, { tool, problem: (args): SchemaProblem | undefined => problem(args) });
  }
  checkFaults(world, checked);
  return checked;
}

/** Plays the expected calls on a fork of their own. */
async function played(
  expected: ExpectedState,
  world: LoadedWorld,
  one: OpenWorld,
  ports: Ports,
): Promise<GoldState> {
  const { session } = await sessionOf(one, undefined);
  const attempt = attemptWorld({
    ...{ worldId: world.id, tools: await one.tools(), session, clock: ports.clock, maxSteps: 0 },
    serve: async () => {
      throw new Fault('internal', 'Expected calls are made by nobody outside.');
    },
  });
  try {
    for (const [index, { name, arguments: args }] of (expected.actions ?? []).entries()) {
      const answer = await attempt.call(name, args);
      if (!('error' in answer)) continue;
      const { calls, changes } = await attempt.evidence();
      return {
        calls,
        changes,
        problem: `action ${index + 1} of expected_state, ${name}, fails: ${answer.error}`,
      };
    }
    const { calls, changes } = await attempt.evidence();
    return { calls, changes };
  } finally {
    await attempt.close();
  }
}
