import type { PortsAccess, WebhookAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { allowedPrivate } from '../webhooks/allowed-private.ts';
import { deliver } from '../webhooks/deliver.ts';
import { payloadBody } from '../webhooks/payload.ts';
import { checkWebhookUrl } from '../webhooks/registration.ts';
import { TRY_MS } from '../webhooks/schedule.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { tableText } from './table-text.ts';
import { terminal } from './terminal.ts';

interface WebhookFlags extends CommonFlags {
  secret?: string;
}

/** Exit code where something was not delivered: a fault of somebody else, as in contract 6. */
const NOT_DELIVERED = 3;

/** `assay webhooks replay|test URL`: what is owed to webhooks once more, or a signed event to see whether a receiver works. */
export async function webhooksCommand([what, url]: string[], flags: WebhookFlags): Promise<number> {
  if (what === 'replay' && url === undefined) return replay(engineOf(flags), flags);
  if (what === 'test' && url !== undefined) return sendTest(engineOf(flags), url, flags);
  throw new Fault(
    'usage',
    what === 'test' ? 'webhooks test needs a URL' : `webhooks cannot ${[what, url].join(' ').trim()}`,
    {
      hint: 'Write: assay webhooks replay, or assay webhooks test https://host/path',
    },
  );
}

/** Every pending and dead delivery of the state is tried once. */
async function replay(engine: WebhookAccess, flags: WebhookFlags): Promise<number> {
  const { out, screen, width } = terminal();
  const tried = await engine.webhooks().replay(flags.secret === undefined ? {} : { secret: flags.secret });
  if (flags.json === true) out(`${JSON.stringify({ deliveries: tried })}\n`);
  else {
    const rows = tried.map((one) => ({ ...one, outcome: `${one.outcome}: ${one.detail}` }));
    out(tableText(rows, ['delivery_id', 'event', 'url', 'outcome'], screen ? width : undefined));
  }
  return tried.some(({ outcome }) => outcome === 'failed') ? NOT_DELIVERED : 0;
}

/** One event whose ids say that it is a test, sent once. */
async function sendTest(engine: PortsAccess, url: string, flags: WebhookFlags): Promise<number> {
  const { out } = terminal();
  const { clock, env, http, ids, random } = engine.ports;
  const allow = allowedPrivate(env);
  await checkWebhookUrl(url, allow, 'URL');
  // 32 bytes are what HMAC-SHA256 is at its strongest with (RFC 2104, 3).
  const secret = flags.secret ?? random.hex(32);
  const body = payloadBody(testEvent, new Date(clock.now()).toISOString());
  const letter = { delivery_id: ids.next('del_test_'), event: testEvent.event, body };
  const begun = clock.monotonic();
  const { delivered, status, error } = await deliver(
    letter,
    { url, secret },
    { http, allow, timeoutMs: TRY_MS },
  );
  const duration_ms = Math.round(clock.monotonic() - begun);
  const made = flags.secret === undefined ? { secret } : {};
  if (flags.json === true) {
    const { delivery_id } = letter;
    out(
      `${JSON.stringify({ delivered, delivery_id, status: status ?? null, duration_ms, error, ...made })}\n`,
    );
  } else {
    if (flags.secret === undefined) out(`signed with the secret ${secret}\n`);
    const what = delivered ? `delivered: answered ${status}` : `not delivered: ${error?.replace(/\.$/, '')}`;
    out(`${what} after ${duration_ms} ms\n`);
    const hint = delivered ? undefined : adviceFor(status, error ?? '', flags.secret);
    if (hint !== undefined) out(`what to do: ${hint}\n`);
  }
  return delivered ? 0 : NOT_DELIVERED;
}

/** What may help where a test event was not taken; nothing where the answer of the receiver says all that is known. */
function adviceFor(
  status: number | undefined,
  error: string,
  secret: string | undefined,
): string | undefined {
  if (error.startsWith('address_denied'))
    return 'Give an https address of the public internet; ASSAY_ALLOW_PRIVATE_HOSTS names others that may be reached.';
  // In the words of OpenSSL; a name that does not match, or an old certificate, no authority mends.
  if (/self-signed certificate|unable to (verify|get)/.test(error))
    return 'Name the file of its authority (PEM) in NODE_EXTRA_CA_CERTS if you trust it.';
  // What a receiver answers to a signature that is not of its secret.
  if ((status === 401 || status === 403) && secret === undefined)
    return 'Give the secret of the receiver with --secret; this event was signed with one made for it.';
  return undefined;
}

const testEvent = {
  event: 'run.completed',
  data: {
    run_id: 'run_test',
    agent_id: 'agent_test',
    conclusion: 'passed',
    reason: 'This is a test event; no run was played.',
    pass_rate: 1,
    counts: { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0, unsure: 0 },
    avg_scores: { exact_match: 1 },
    duration_ms: 0,
  },
} as const;
