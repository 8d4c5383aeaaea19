import type { Client } from '@modelcontextprotocol/client';
import { CUT, textTail } from '../../agents/text-tail.ts';
import { Fault } from '../../errors.ts';
import type { Ports, Standby } from '../../ports/ports.ts';
import { PRODUCT } from '../../schema/product.ts';
import { childTransport } from './child-transport.ts';

/** How much of stderr is kept for the failure report. */
const STDERR_BYTES = 8 * 1024;
/** Until a server has said what it can do: npx may look into its cache first. */
const START_MS = 60_000;
/** How long one that was killed is waited for: what it started itself may live on, and hold its output open. */
const END_MS = 3_000;

/** How a server is started. */
export interface ServerStart {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Record<string, string>;
}

/** An MCP server that has said what it can do. */
export interface McpProcess {
  readonly client: Client;
  readonly child: Standby;
  /** False once it has ended or sent what cannot be read on. */
  usable(): boolean;
  /** Why it cannot be asked any more, as the fault of the attempt, with its last words; `otherwise` where it still runs. */
  fault(otherwise: string): Fault;
  /** Settles when it has ended, or when that has been waited for long enough. This process lives until then. */
  over(): Promise<void>;
  /** Kills it; settles as `over` does. */
  end(): Promise<void>;
}

type Ending = Awaited<Standby['ended']>;

/** Starts one. Rejects with Fault `agent_failed` (`world_failed`). */
export async function startMcpProcess(
  start: ServerStart,
  ports: Pick<Ports, 'standby' | 'clock'>,
): Promise<McpProcess> {
  const child = ports.standby(start.command, { cwd: start.cwd, env: start.env });
  child.hold();
  const errors = textTail(STDERR_BYTES, CUT);
  child.onErrors((text) => errors.add(text));
  let ending: Ending | undefined;
  let broke: string | undefined;
  const ended = child.ended.then((how) => {
    ending = how;
  });
  const connect = await connecting(child, (what) => {
    broke = what;
    child.kill();
  });
  let client = connect.client('legacy');
  const started: McpProcess = {
    get client() {
      return client;
    },
    child,
    usable: () => ending === undefined && broke === undefined,
    fault: (otherwise) =>
      serverFault(start, broke ?? (ending && howEnded(ending)) ?? otherwise, errors.text()),
    over: () => overSoon(child, ended, ports),
    async end() {
      const over = started.over();
      child.kill();
      await client.close();
      await over;
    },
  };
  try {
    await connect.to(client).catch(async (error) => {
      // One that knows `server/discover` only says so, and goes on.
      if (!isRefusal(error) || !started.usable()) throw error;
      client = connect.client('auto');
      await connect.to(client);
    });
    return started;
  } catch (error) {
    const fault = await faultOf(started, error);
    await started.end();
    throw fault;
  }
}

/** How a server is greeted: as of old, since servers of old may end at anything else, or by `server/discover`. */
async function connecting(child: Standby, broken: (what: string) => void) {
  const { Client } = await import('@modelcontextprotocol/client');
  return {
    client: (mode: 'legacy' | 'auto') =>
      new Client({ name: PRODUCT.name, version: PRODUCT.version }, { versionNegotiation: { mode } }),
    to: (client: Client) => client.connect(childTransport(child, broken), { timeout: START_MS }),
  };
}

/** Refusals by the protocol itself have codes: the server is well. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

/** What went wrong with a request, once the process has had the time to end: that says more than a connection that is closed. */
export async function faultOf(process: McpProcess, error: unknown): Promise<Fault> {
  const closed = error instanceof Error && /connection closed|not connected/i.test(error.message);
  if (closed) await process.over();
  return process.fault(`failed: ${error instanceof Error ? error.message : String(error)}`);
}

/** One that nobody holds would let this process end while it is waited for; one that does not end would keep it alive. */
async function overSoon(
  child: Standby,
  ended: Promise<void>,
  { clock }: Pick<Ports, 'clock'>,
): Promise<void> {
  child.hold();
  const enough = new AbortController();
  // Given up where it ends in time.
  const waited = clock.sleep(END_MS, enough.signal).catch(() => undefined);
  await Promise.race([ended, waited]);
  enough.abort();
  child.release();
}

function howEnded({ startError, code, signal }: Ending): string {
  if (startError !== undefined) return `could not be started: ${startError.message}`;
  return code === null ? `ended with signal ${signal}` : `ended with exit code ${code}`;
}

function serverFault({ command }: ServerStart, what: string, said: string): Fault {
  const last = said.trim();
  return new Fault(
    'agent_failed',
    `The MCP server of the world ${what}.${last === '' ? '' : ` Its stderr ended with:\n${last}`}`,
    {
      subcode: 'world_failed',
      where: command.join(' ').slice(0, 500),
      hint: 'Run the command by hand: it must speak MCP on standard input and output.',
    },
  );
}
