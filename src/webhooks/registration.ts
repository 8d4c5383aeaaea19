import { asFault, Fault } from '../errors.ts';
import { httpTarget } from '../ports/http/http-target.ts';

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Refuses an address that can never be sent to: no https, user or password in it, or a literal address that is not public and
 * not in `allow`. Names are resolved and checked at each delivery instead, because what they resolve to changes (contract
 * 10). Fault `validation_failed` with the problem at `path`.
 */
export async function checkWebhookUrl(url: string, allow: readonly string[], path = 'url'): Promise<void> {
  const message = await problemOf(url, allow);
  if (message === undefined) return;
  throw new Fault('validation_failed', `${path}: ${message}`, {
    where: path,
    hint: 'Give an https address of the public internet; ASSAY_ALLOW_PRIVATE_HOSTS names others that may be reached.',
    problems: [{ path, message }],
  });
}

async function problemOf(url: string, allow: readonly string[]): Promise<string | undefined> {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return 'must be an https URL';
  const { hostname } = new URL(url);
  try {
    await httpTarget({ method: 'POST', url, reach: 'public', allow });
  } catch (error) {
    const fault = asFault(error);
    const literal = hostname.startsWith('[') || IPV4.test(hostname);
    if (fault.code === 'address_denied' && !literal) return undefined;
    if (fault.code === 'address_denied') return `the address ${hostname} is not public`;
    return fault.message;
  }
  return undefined;
}
