import { Fault, type FaultParts } from '../errors.ts';

/** System errors of a connection: finer code, sentence about the other side, advice. */
const SENTENCES: Record<string, readonly [subcode: string, what: string, hint: string]> = {
  ECONNREFUSED: [
    'refused',
    'refused the connection',
    'Check that the server is running and the port is right.',
  ],
  ECONNRESET: [
    'reset',
    'closed the connection before the answer was complete',
    'Look into the log of the server.',
  ],
  EPIPE: [
    'reset',
    'closed the connection while the request was being sent',
    'Look into the log of the server.',
  ],
  ENOTFOUND: [
    'dns',
    'has no address: the name is unknown',
    'Check the spelling of the host name, and whether this machine reaches the network (a proxy is named by https_proxy).',
  ],
  EAI_AGAIN: ['dns', 'has no address: the name server did not answer', 'Check the network connection.'],
  EHOSTUNREACH: ['unreachable', 'cannot be reached', 'Check the network connection.'],
  ENETUNREACH: ['unreachable', 'cannot be reached', 'Check the network connection.'],
  ENETDOWN: ['unreachable', 'cannot be reached: the network is down', 'Check the network connection.'],
  EMFILE: ['system', 'was not called: too many files are open', 'Lower the concurrency or raise ulimit -n.'],
  EADDRNOTAVAIL: ['system', 'was not called: no local port is free', 'Lower the concurrency.'],
};

/** Certificate problems: asking again does not help. */
const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)|^ERR_SSL/;

/** What the network reported, as a Fault with a sentence that names the other side. */
export function connectionFault(error: unknown, shown: string): Fault {
  if (error instanceof Fault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const parts: FaultParts = { where: shown, cause: error };
  const known = SENTENCES[code];
  if (known !== undefined) {
    return new Fault('connection', `${shown} ${known[1]}.`, { ...parts, subcode: known[0], hint: known[2] });
  }
  if (code === 'ETIMEDOUT') return timeoutFault('connect', undefined, shown);
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Fault('too_large', `${shown} answered with headers larger than 32 KiB.`, parts);
  }
  const message = error instanceof Error ? error.message : String(error);
  if (code.startsWith('HPE_')) {
    return new Fault('connection', `${shown} did not answer in HTTP (${message}).`, {
      ...parts,
      subcode: 'protocol',
    });
  }
  if (CERTIFICATE.test(code)) {
    return new Fault('connection', `${shown} has a certificate that cannot be trusted (${message}).`, {
      ...parts,
      subcode: 'tls',
      retry: false,
      hint: 'Repair the certificate; for an own authority set NODE_EXTRA_CA_CERTS.',
    });
  }
  return new Fault('connection', `The connection to ${shown} failed: ${message}.`, parts);
}

/** Which of the four clocks ran out. */
export type TimeoutPhase = 'connect' | 'first_byte' | 'idle' | 'total';

const PHASES: Record<TimeoutPhase, string> = {
  connect: 'did not accept a connection',
  first_byte: 'did not begin to answer',
  idle: 'stopped in the middle of its answer',
  total: 'did not finish its answer',
};

/** The other side was too slow; the subcode names the limit that was reached. */
export function timeoutFault(phase: TimeoutPhase, ms: number | undefined, shown: string): Fault {
  const within = ms === undefined ? '' : phase === 'idle' ? ` for ${ms / 1000} s` : ` within ${ms / 1000} s`;
  return new Fault('timeout', `${shown} ${PHASES[phase]}${within} (timeout: ${phase}).`, {
    where: shown,
    subcode: phase,
    hint: 'Check the server, or raise the timeout.',
  });
}
