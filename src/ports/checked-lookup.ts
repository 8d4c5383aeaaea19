import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Fault } from '../errors.ts';
import { isDeniedFor, type Reach } from './address-policy.ts';

/** Every address of a name; the system's resolver, or a table in tests. */
export type ResolveAll = (
  name: string,
  family: 0 | 4 | 6,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** The system's resolver. */
export const resolveAll: ResolveAll = (name, family, done) =>
  systemLookup(name, { all: true, family }, (error, addresses) => done(error, addresses ?? []));

/**
 * The look-up of a connection: resolves once, checks every answer, and hands on exactly what was checked, so a name that
 * changes its answer between check and connection (DNS rebinding, security.md S29) gains nothing.
 */
export function checkedLookup(reach: Reach, resolve: ResolveAll, allow?: readonly string[]): LookupFunction {
  return (name, options, callback) => {
    const family = options.family === 4 || options.family === 6 ? options.family : 0;
    resolve(name, family, (error, addresses) => {
      const first = addresses[0];
      if (error !== null || first === undefined) {
        callback(error ?? noAddress(name), '', 0);
        return;
      }
      const answer = (denied: readonly boolean[]) => {
        const index = denied.indexOf(true);
        if (index >= 0) callback(addressDenied(name, addresses[index]?.address), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      };
      const verdicts = addresses.map(({ address }) => isDeniedFor(name, address, reach, allow));
      if (verdicts.every((verdict) => typeof verdict === 'boolean')) answer(verdicts);
      else Promise.all(verdicts).then(answer, (failure) => callback(failure, '', 0));
    });
  };
}

/** The refusal of a host, naming the address that was found for it. */
export function addressDenied(host: string, address?: string): Fault {
  const found = address === undefined || address === host ? '' : ` (it resolves to ${address})`;
  return new Fault('address_denied', `The address ${host}${found} must not be called.`, {
    where: host,
    hint: 'Link-local and cloud metadata addresses are never called; webhooks go to public addresses, or where ASSAY_ALLOW_PRIVATE_HOSTS allows it.',
  });
}

function noAddress(name: string): Error {
  return Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' });
}
