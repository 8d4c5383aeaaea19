import { dirname, resolve } from 'node:path';
import { inherited } from '../../agents/program.ts';
import { asFault, Fault } from '../../errors.ts';
import { once } from '../../flow/once.ts';
import type { Ports } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import type { McpServer, WorldTool } from '../../schema/worlds/world.ts';
import type { FilesFork, FilesState } from '../files-state.ts';
import type { LoadedWorld } from '../loaded-world.ts';
import type { ToolProgram, ToolSession } from '../tool-program.ts';
import { callMcpTool, listMcpTools } from './mcp-calls.ts';
import { type McpProcess, type ServerStart, startMcpProcess } from './mcp-process.ts';
import { readyPool } from './ready-pool.ts';

/** A server with the folder that it was started for. */
interface Started {
  readonly process: McpProcess;
  readonly fork: FilesFork | undefined;
}

const WORKSPACE = /\{\{\s*workspace\s*\}\}/g;

/**
 * An MCP server as the tools of a world (`tools.mcp`): a process for each attempt on standard input and output, some of which are
 * `ready` before they are asked for. With `files` each is started in a copy of the world's folder, which sessions name, whose changes they
 * say and which they remove; where `open` is given a workspace, that is used instead and nothing is ready.
 */
export function mcpTools(
  world: Pick<LoadedWorld, 'id' | 'world' | 'root'>,
  ports: Pick<Ports, 'standby' | 'env' | 'clock'>,
  { files, ready = 1 }: { files?: FilesState; ready?: number } = {},
): ToolProgram {
  const server = serverOf(world);
  const start = (workspace: string | undefined) =>
    startMcpProcess(startOf(server, world, workspace, ports), ports);
  const pool = readyPool<Started>({
    most: ready,
    async make() {
      const fork = await files?.open();
      try {
        const process = await start(fork?.folder);
        process.child.release();
        return { process, fork };
      } catch (error) {
        await fork?.close();
        throw error;
      }
    },
    usable: ({ process }) => process.usable(),
    end,
  });
  const tools = once(async (): Promise<readonly WorldTool[]> => {
    const first = await pool.take().catch((error) => {
      throw unusable(error);
    });
    first.process.child.hold();
    try {
      const found = await listMcpTools(first.process);
      first.process.child.release();
      pool.add(first);
      return found;
    } catch (error) {
      await end(first);
      throw unusable(error);
    }
  });
  return {
    tools,
    async open({ workspace, signal } = {}) {
      signal?.throwIfAborted();
      const started =
        workspace === undefined ? await pool.take() : { process: await start(workspace), fork: undefined };
      if (signal?.aborted === true) {
        await end(started);
        signal.throwIfAborted();
      }
      started.process.child.hold();
      return sessionOf(started);
    },
    close: () => pool.close(),
  };
}

async function end({ process, fork }: Started): Promise<void> {
  await process.end();
  await fork?.close();
}

function sessionOf(started: Started): ToolSession {
  const { process, fork } = started;
  let last: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;
  return {
    ...defined({ workspace: fork?.folder, changes: fork && (() => fork.changes()) }),
    call(name, args, signal) {
      const reply = last.then(() => callMcpTool(process, name, args, signal));
      last = reply.catch(() => undefined);
      return reply;
    },
    close() {
      closing ??= end(started);
      return closing;
    },
  };
}

function serverOf({ id, world }: Pick<LoadedWorld, 'id' | 'world'>): McpServer {
  const { mcp } = world.tools;
  if (mcp === undefined) throw new Fault('internal', `World ${id} has no tools.mcp, and was started by it.`);
  const texts = [...mcp.command, mcp.cwd ?? '', ...Object.values(mcp.env ?? {})];
  if (world.state.files === undefined && texts.some((text) => text.search(WORKSPACE) >= 0))
    throw new Fault(
      'validation_failed',
      `World ${id} has no state.files, and tools.mcp names {{ workspace }}.`,
      {
        where: 'tools.mcp',
        hint: 'Name the folder that each attempt gets a copy of as state.files.',
      },
    );
  return mcp;
}

/** Command, folder and environment: of ours a server sees what agents' programs see. */
function startOf(
  { command, cwd, env = {} }: McpServer,
  { root }: Pick<LoadedWorld, 'root'>,
  workspace: string | undefined,
  ports: Pick<Ports, 'env'>,
): ServerStart {
  const filled = (text: string) => text.replace(WORKSPACE, () => workspace ?? '');
  const own = Object.entries(env).map(([name, value]) => [name, filled(value)]);
  return {
    command: command.map(filled),
    // Where programs of agents start too: there `npx` finds what the project has installed.
    cwd: resolve(dirname(root), filled(cwd ?? '.')),
    env: { ...inherited(ports), ...Object.fromEntries(own) },
  };
}

/** Before anything is played it is the world that is wrong, and not an attempt. */
function unusable(error: unknown): Fault {
  const { code, message, where, hint, subcode, cause } = asFault(error);
  if (code !== 'agent_failed') return asFault(error);
  return new Fault('validation_failed', message, { cause, ...defined({ where, hint, subcode }) });
}
