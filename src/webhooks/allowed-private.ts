import type { Environment } from '../ports/ports.ts';

/** Variable with the hosts that webhooks may reach although they are not public (contract 10). */
export const ALLOW_VARIABLE = 'ASSAY_ALLOW_PRIVATE_HOSTS';

/** Its names, addresses and ranges, separated by commas or spaces. */
export function allowedPrivate(env: Pick<Environment, 'get'>): readonly string[] {
  return (env.get(ALLOW_VARIABLE) ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}
