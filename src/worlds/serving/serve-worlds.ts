import { isLoopbackUrl } from '../../agents/local-url.ts';
import type { LoopbackAnswer, LoopbackListener, LoopbackRequest, Ports } from '../../ports/ports.ts';
import { type AttemptKeys, attemptKeys, type ServedAttempt } from './attempt-keys.ts';
import { refusal } from './door-answers.ts';
import { httpDoor, TOOLS_PATH } from './http-door.ts';
import { MCP_PATH, type McpDoor, mcpDoor } from './mcp-door.ts';

/** A tool may take as long as an attempt; who waits for it is not stuck. */
const REQUEST_MS = 15 * 60_000;

/** An attempt that agents of this machine can reach. */
export interface ServedWorld {
  /** `ASSAY_MCP_URL`, `ASSAY_TOOLS_URL` and `ASSAY_TOOLS_KEY`. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * The process that plays a call of the attempt was started with the variables of an earlier one: its key means this attempt until
   * another one takes it.
   */
  startedWith(variables: Readonly<Record<string, string>>): void;
  /** Nobody reaches the attempt any more. A second call does nothing. */
  close(): void;
}

/** Where the attempts of one or several runs are served. */
export interface WorldServer {
  /** Serves an attempt. Rejects with Fault `connection` where no port can be opened. */
  open(attempt: ServedAttempt): Promise<ServedWorld>;
  /** Ends the listener with every connection. */
  close(): Promise<void>;
}

/** One listener on loopback for all attempts, opened when the first is served: each has a key of its own, and is reached by nothing else. */
export function serveWorlds(ports: Pick<Ports, 'listen' | 'random'>): WorldServer {
  const keys = attemptKeys(ports.random);
  const mcp = mcpDoor();
  let opening: Promise<LoopbackListener> | undefined;
  return {
    async open(attempt) {
      opening ??= ports.listen((request) => handled(request, keys, mcp), { requestMs: REQUEST_MS });
      const { url } = await opening;
      // Made anew: whoever serves one attempt twice closes each by itself.
      const served: ServedAttempt = {
        tools: attempt.tools,
        call: (name, args, signal) => attempt.call(name, args, signal),
        endedBy: () => attempt.endedBy(),
      };
      const key = keys.make(served);
      return {
        variables: {
          ASSAY_MCP_URL: `${url}${MCP_PATH}`,
          ASSAY_TOOLS_URL: `${url}${TOOLS_PATH}`,
          ASSAY_TOOLS_KEY: key,
        },
        startedWith(variables) {
          const held = variables['ASSAY_TOOLS_KEY'];
          if (held !== undefined && held !== key) keys.bind(held, served);
        },
        close: () => keys.close(served),
      };
    },
    async close() {
      await mcp.close();
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** Host, origin, key and path, in this order, before an attempt hears of a request. */
async function handled(request: LoopbackRequest, keys: AttemptKeys, mcp: McpDoor): Promise<LoopbackAnswer> {
  const { host = '', origin, authorization = '' } = request.headers;
  // A name that somebody made lead here, and pages of the web: neither is an agent that was given the address.
  if (!isLoopbackUrl(`http://${host}`)) return refusal(421, 'Nothing is served under this host name.');
  if (origin !== undefined && !isLoopbackUrl(origin))
    return refusal(403, 'Pages of other origins are refused.');
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  const holder = key === undefined ? 'unknown' : keys.holder(key);
  if (holder === 'unknown')
    return refusal(401, 'The key is missing or wrong: send ASSAY_TOOLS_KEY as a bearer token.', {
      'www-authenticate': 'Bearer',
    });
  if (holder === 'closed') return refusal(410, 'The attempt that this key was for is over.');
  const path = request.path.replace(/[?#].*$/s, '');
  if (path === MCP_PATH || path === `${MCP_PATH}/`) return mcp.answer(request, holder.attempt);
  if (path === TOOLS_PATH || path.startsWith(`${TOOLS_PATH}/`))
    return httpDoor(request, path, holder.attempt);
  return refusal(404, `There is nothing at ${path.slice(0, 200)}.`);
}
