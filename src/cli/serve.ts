import { join } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import type {
  AnnouncingParts,
  BackgroundAccess,
  EvalsAccess,
  PortsAccess,
  RunningParts,
  StateAccess,
} from '../engine/engine-parts.ts';
import { resealCredentials } from '../engine/reseal.ts';
import { Fault } from '../errors.ts';
import { rateOf } from '../http/rate-limits.ts';
import { isPublicListener, type StartedService, startService } from '../http/server.ts';
import { strictAgents } from '../http/strict-agents.ts';
import { givenCertificate } from '../http/tls-certificate.ts';
import { mistakenHosts } from '../ports/allowed-hosts.ts';
import { interruption, onUserSignal } from '../ports/interruption.ts';
import type { Environment } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import { makeApiKey } from '../state/api-key.ts';
import { acquireLock } from '../state/lock.ts';
import { statePaths } from '../state/state-paths.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { ALLOW_VARIABLE, allowedPrivate } from '../webhooks/allowed-private.ts';
import { type CommonFlags, engineOf, portsOf } from './common-flags.ts';
import { terminal } from './terminal.ts';

/** Flags of `assay serve`. */
export interface ServeFlags extends CommonFlags {
  host?: string;
  port?: string;
  tlsCert?: string;
  tlsKey?: string;
  tlsPort?: string;
  publicUrl?: string;
}

const DEFAULT_PORT = 8787;
/** What works in the background has this long to stop when the service ends. */
const SETTLING_MS = 10_000;
/** Hosts that stand for every address of the machine. */
const EVERYWHERE = ['0.0.0.0', '::', '[::]', ''];
const IN_THE_CLEAR =
  'Others can reach this service, and what they send is not encrypted, keys included. Give --tls-cert and --tls-key, or put it behind a proxy that speaks https and name that in --public-url.';
/** Shorter keys can be guessed. */
const SHORTEST_KEY = 16;

/** `assay serve`: the HTTP service (contract 9), until Ctrl-C or SIGTERM. */
export async function serveCommand(_: string[], flags: ServeFlags): Promise<number> {
  const { out, err } = terminal();
  const host = flags.host ?? '127.0.0.1';
  const port = portOf(flags.port, '--port') ?? DEFAULT_PORT;
  const tlsPort = portOf(flags.tlsPort, '--tls-port');
  const publicUrl = publicUrlOf(flags.publicUrl);
  const publicListener = isPublicListener(host);
  const ports = portsOf(flags);
  const engine: Engine = engineOf(flags, {
    ports: publicListener ? strictAgents(ports, () => engine) : ports,
    publicListener,
  });
  const rate = rateOf(ports.env.get('ASSAY_RATE_LIMIT'));
  const given = accountKey(ports.env, engine);
  const key = given ?? makeApiKey(ports.random);
  const certificate = await givenCertificate(flags.tlsCert, flags.tlsKey, ports);
  // Every problem of the evals folder is reported before anybody can connect.
  const [cases, agents] = [await engine.cases(), await engine.agents()];
  // The built-in scorers are heavy; with nothing that could clash with them, they come with the first judgement.
  if (await hasOwnScorers(engine)) await engine.registry();
  const lock = await acquireLock(join(statePaths(engine.stateDir).state, 'serve'), ports, { waitMs: 0 });
  const { signal, end } = interruption();
  try {
    await resealCredentials(engine);
    for (const entry of await mistakenHosts(allowedPrivate(ports.env)))
      engine.warn(`${ALLOW_VARIABLE}: "${entry}" is no name, address or range, and allows nothing`);
    const service = await startService(engine, {
      ...{ host, port, key, rate },
      log: (line) => err(`${line}\n`),
      ...defined({ tlsPort, certificate, publicUrl }),
    });
    try {
      // Before anybody knows the address: who asks for a run of the last time learns that it goes on.
      // Webhooks first: events of a resumed run are delivered by the long schedule.
      engine.webhooks().start({ retryDead: true });
      if (publicListener && certificate === undefined && publicUrl?.protocol !== 'https:')
        engine.warn(IN_THE_CLEAR);
      await goOn(engine);
      // Before anybody knows the process: the signal would end it.
      const stopLinks = onUserSignal(() => out(newLink(service, engine, flags)));
      const freshKey = given === undefined ? key : undefined;
      const has = { cases: cases.length, agents: agents.length, host };
      out(
        flags.json === true
          ? `${JSON.stringify(started(service, engine, freshKey))}\n`
          : startText(service, engine, { ...has, ...defined({ publicUrl, key: freshKey }) }),
      );
      await aborted(signal).finally(stopLinks);
      if (flags.quiet !== true) err('ending: requests in flight have 10 s; runs go on at the next start\n');
    } finally {
      await service.close();
      await engine.webhooks().close();
    }
    await settledSoon(engine);
  } finally {
    end();
    lock.release();
  }
  return 0;
}

/** Whether the evals folder or the state may hold scorers that do not work. */
async function hasOwnScorers(engine: StateAccess & EvalsAccess): Promise<boolean> {
  if (engine.ports.files.stat(engine.evalsDir) !== null) return true;
  return (await (await engine.store()).list('scorers')).length > 0;
}

/** Goes on with what was begun; what that takes is loaded only where something was. */
async function goOn(engine: RunningParts & AnnouncingParts): Promise<void> {
  if ((await (await engine.store()).list('jobs')).length === 0) return;
  const { resumeJobs } = await import('../jobs/jobs.ts');
  await resumeJobs(engine);
}

/** Waits for background work to come to a safe point, but not for ever: what is journalled goes on at the next start. */
async function settledSoon(engine: PortsAccess & BackgroundAccess): Promise<void> {
  const done = new AbortController();
  const late = engine.ports.clock.sleep(SETTLING_MS, done.signal).then(
    () => process.exit(0),
    () => undefined,
  );
  await Promise.race([engine.settled(), late]);
  done.abort();
}

/** The key of `ASSAY_API_KEY`; undefined when there is none. */
function accountKey(env: Environment, engine: PortsAccess): string | undefined {
  const key = env.get('ASSAY_API_KEY')?.trim();
  if (key === undefined || key === '') return undefined;
  if (!/^[\x21-\x7e]{1,512}$/.test(key))
    throw new Fault('usage', 'The key in ASSAY_API_KEY cannot be sent in a header.', {
      where: 'ASSAY_API_KEY',
      hint: 'Use up to 512 visible ASCII characters, for example the output of: openssl rand -hex 32',
    });
  if (key.length < SHORTEST_KEY)
    engine.warn(
      `The key in ASSAY_API_KEY is short enough to be guessed; use at least ${SHORTEST_KEY} characters.`,
    );
  return key;
}

function portOf(text: string | undefined, flag: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Fault('usage', `${text} is no port.`, {
    where: flag,
    hint: 'Give a number from 0 (any free port) to 65535.',
  });
}

function publicUrlOf(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  )
    return url;
  throw new Fault('usage', 'The public address has to be an http or https URL without query.', {
    where: '--public-url',
    hint: 'Give it as clients write it, such as https://assay.example.com',
  });
}

/** What `--json` prints: one object, when the service takes requests. */
function started(
  { url, wssUrl, certificate, signInUrl }: StartedService,
  engine: StateAccess,
  freshKey: string | undefined,
) {
  return {
    url,
    wss_url: wssUrl,
    sign_in_url: signInUrl(),
    state: engine.stateDir,
    ...(certificate === undefined
      ? {}
      : { certificate: { path: certificate.path, sha256: certificate.fingerprint } }),
    ...defined({ api_key: freshKey }),
  };
}

function startText(
  service: StartedService,
  engine: StateAccess & EvalsAccess,
  has: { cases: number; agents: number; host: string; publicUrl?: URL; key?: string },
): string {
  const { url, wssUrl, certificate } = service;
  const everywhere = EVERYWHERE.includes(has.host);
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const loaded =
    engine.ports.files.stat(engine.evalsDir) === null
      ? 'no such folder: goes on without'
      : `${count(has.cases, 'case')}, ${count(has.agents, 'agent')}`;
  const lines = [
    has.publicUrl === undefined
      ? `listening on ${url}${everywhere ? ', and at every other address of this machine' : ''}`
      : `listening on ${everywhere ? 'every address of this machine' : has.host}, for ${url}`,
    linkLine(service, engine),
    `progress streams: ${wssUrl}`,
    ...(certificate === undefined
      ? []
      : [`certificate (self-signed): ${certificate.path}`, `SHA-256 ${certificate.fingerprint}`]),
    `evals: ${engine.evalsDir} (${loaded})`,
    `state: ${engine.stateDir}`,
    has.key === undefined ? 'API key: from ASSAY_API_KEY' : `API key (shown this once): ${has.key}`,
  ];
  return `${lines.map(terminalLine).join('\n')}\n`;
}

/** A new link, as it is printed. */
const newLink = (service: StartedService, engine: PortsAccess, { json }: ServeFlags): string =>
  `${json === true ? JSON.stringify({ sign_in_url: service.signInUrl() }) : linkLine(service, engine)}\n`;

/** Where one person signs in to the pages, and how the next one gets there. Enter is not read: in the background of a shell that would stop the process. */
function linkLine({ signInUrl }: StartedService, { ports }: PortsAccess): string {
  const { runtime, processes } = ports;
  const again = runtime.platform === 'win32' ? 'POST /sign-in/links' : `kill -USR2 ${processes.pid}`;
  return `pages: ${signInUrl()} (good once, for 10 minutes; a new link: ${again})`;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
