import type { AgentRecorder } from '../../agents/local/agent-recorder.ts';
import { isLoopbackUrl } from '../../agents/local-url.ts';
import type {
  LoopbackAnswer,
  LoopbackListener,
  LoopbackRequest,
  Ports,
  StreamedAnswer,
} from '../../ports/ports.ts';
import type { Live, Tape } from '../tape.ts';
import { type DoorAddress, KEY_OF_PRESET, STAND_IN } from './addresses.ts';
import { exchanged, liveOver, type Route, refusal } from './door-exchange.ts';

/** A model may take as long as an attempt; who waits for it is not stuck. */
const REQUEST_MS = 15 * 60_000;

/** What stands between the programs of one attempt and their models. */
export interface TapedProgram extends AgentRecorder {
  /**
   * The process that plays a call of the attempt was started with the variables of an earlier one: what it asks belongs to this attempt
   * until another one takes it.
   */
  startedWith(variables: Readonly<Record<string, string>>): void;
  /** Nobody is answered for the attempt any more, and what was under way ends. A second call does nothing. */
  close(): void;
}

/** The door of a run: agents of this machine find the models of providers and named hosts behind it. */
export interface TapeDoor {
  /** Nothing is opened before an agent asks for the variables. */
  of(tape: Tape): TapedProgram;
  /** Ends the listener with every connection. */
  close(): Promise<void>;
}

/** An attempt as it is known to the door. */
interface Entry {
  readonly tape: Tape;
  /** Where each name leads. */
  bases: ReadonlyMap<string, string>;
  readonly left: AbortController;
}

/** `/TOKEN/NAME` and what stands behind the base address. */
const PLACE = /^\/([0-9a-f]{32})\/([a-z0-9_-]{1,40})(\/[^?#]*)?(\?[^#]*)?/;

/** The token alone, whatever stands behind it. */
const TOKEN = /^\/([0-9a-f]{32})(?![0-9a-f])/;
const WHOLE =
  'The variables that lead to it (such as OPENAI_BASE_URL) must be used whole, with their path, by a program of this machine.';

/**
 * One listener on loopback for all attempts of a run, opened when the first agent asks for it. The path of each request names its attempt by
 * a token that only its agent was told, so what agents ask side by side is never mixed up.
 */
export function tapeDoor(
  ports: Pick<Ports, 'listen' | 'random' | 'http' | 'env'>,
  addresses: readonly DoorAddress[],
  onWarning: (message: string) => void = () => undefined,
): TapeDoor {
  const entries = new Map<string, Entry>();
  const live = liveOver(ports.http);
  let opening: Promise<LoopbackListener> | undefined;
  const open = () =>
    (opening ??= ports.listen((request) => handled(request, entries, { live, onWarning }), {
      requestMs: REQUEST_MS,
    }));
  return {
    of(tape) {
      const entry: Entry = { tape, bases: new Map(), left: new AbortController() };
      let made: Promise<Readonly<Record<string, string>>> | undefined;
      return {
        variables(own, preset) {
          made ??= open().then(({ url }) => {
            const token = ports.random.hex(16);
            entries.set(token, entry);
            const asked = addresses.filter(
              (one) => one.onlyWhereGiven !== true || (own[one.variable] ?? '') !== '',
            );
            const base = (one: DoorAddress) => own[one.variable] || ports.env.get(one.variable) || one.url;
            entry.bases = new Map(asked.map((one) => [one.name, base(one)]));
            return {
              ...Object.fromEntries(
                asked.map((one) => [one.variable, `${url}/${token}/${one.name}${pathOf(base(one))}`]),
              ),
              ...pastProxies(own),
              ...(tape.mode === 'replay' ? keyOf(preset, own) : {}),
            };
          });
          return made;
        },
        startedWith(variables) {
          for (const token of tokensIn(variables)) entries.set(token, entry);
        },
        close() {
          entry.left.abort();
          for (const [token, known] of entries) if (known === entry) entries.delete(token);
        },
      };
    },
    async close() {
      entries.clear();
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** The path of a base address, without a slash at its end. */
const pathOf = (base: string): string =>
  URL.canParse(base) ? new URL(base).pathname.replace(/\/+$/, '') : '';

/** Tokens of the addresses that a process was started with. */
function tokensIn(variables: Readonly<Record<string, string>>): Set<string> {
  const found = Object.values(variables).map(
    (value) => /^http:\/\/127\.0\.0\.1:\d+\/([0-9a-f]{32})\//.exec(value)?.[1],
  );
  return new Set(found.filter((token) => token !== undefined));
}

/** Where the program has a proxy, loopback is not behind it. */
function pastProxies(own: Readonly<Record<string, string | undefined>>): Record<string, string> {
  if (!Object.keys(own).some((name) => /^https?_proxy$|^all_proxy$/i.test(name))) return {};
  const listed = [own['NO_PROXY'] ?? own['no_proxy'], '127.0.0.1'].filter(Boolean).join(',');
  return { NO_PROXY: listed, no_proxy: listed };
}

/** The key that a known command line does not start without. */
function keyOf(
  preset: string | undefined,
  own: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const name = preset === undefined ? undefined : KEY_OF_PRESET[preset];
  return name === undefined || (own[name] ?? '') !== '' ? {} : { [name]: STAND_IN };
}

/**
 * Host, origin and token, in this order, before a tape hears of a request. What is refused of an attempt that is known is told its tape: its
 * agent may make an answer of its own out of the refusal.
 */
async function handled(
  request: LoopbackRequest,
  entries: ReadonlyMap<string, Entry>,
  run: { readonly live: Live; readonly onWarning: (message: string) => void },
): Promise<LoopbackAnswer | StreamedAnswer> {
  const { host = '', origin } = request.headers;
  const [, token = '', name = '', path = '', query = ''] = PLACE.exec(request.path) ?? [];
  const entry = entries.get(token || (TOKEN.exec(request.path)?.[1] ?? ''));
  const refused = (status: number, code: string, message: string) => {
    entry?.tape.refuse(`The recorder refused a request of the agent (${status}): ${message}`, WHOLE);
    return refusal(status, code, message);
  };
  // A name that somebody made lead here, and pages of the web: neither is an agent that was given the address.
  if (!isLoopbackUrl(`http://${host}`))
    return refused(421, 'misdirected', 'Nothing is served under this host name.');
  if (origin !== undefined && !isLoopbackUrl(origin))
    return refused(403, 'forbidden', 'Pages of other origins are refused.');
  const base = entry?.bases.get(name);
  if (entry !== undefined && base === undefined)
    return refused(410, 'gone', 'Behind this address stands no host that is recorded.');
  if (entry === undefined || base === undefined) {
    // A token is of an attempt that is over; without one nobody can tell whose request it is.
    if (!TOKEN.test(request.path)) run.onWarning(`A request reached the recorder without its path. ${WHOLE}`);
    return refusal(410, 'gone', 'The attempt that this address was for is over.');
  }
  const signals = request.signal === undefined ? [entry.left.signal] : [entry.left.signal, request.signal];
  const route = { ...routeOf({ name, base, path, query }), name, bases: entry.bases };
  return exchanged(
    request,
    { ...route, door: `http://${host}/${token}` },
    { ...run, tape: entry.tape, signal: AbortSignal.any(signals) },
  );
}

/** Where a request goes: what the variable was before, and the path behind it. A path that leaves the base address stays below its host. */
function routeOf({
  name,
  base,
  path,
  query,
}: Record<'name' | 'base' | 'path' | 'query', string>): Pick<Route, 'url' | 'target'> {
  const prefix = pathOf(base);
  const isBelow = path === prefix || path.startsWith(`${prefix}/`);
  const behind = isBelow ? path.slice(prefix.length) : path;
  const origin = URL.canParse(base) ? new URL(base).origin : base;
  return { url: `${origin}${path}${query}`, target: `${name}${behind}${query}` };
}
