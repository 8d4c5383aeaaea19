import type { Environment } from '../../ports/ports.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import type { CassetteMode } from '../../schema/cassettes/replayed.ts';
import type { EvalsAccess } from '../../test-cases/evals-access.ts';
import type { RunOptions } from './run-options.ts';

/** What a run that begins asks of its cassettes; undefined where it leaves them alone. */
export function cassetteMode({
  record,
  replay,
}: Pick<RunOptions, 'record' | 'replay'>): CassetteMode | undefined {
  if (record !== true && replay === undefined) return undefined;
  return { ...(record === true ? { record } : {}), ...(replay === undefined ? {} : { replay }) };
}

/** Where a replay answers nobody is called: what stands for variables that are not set. */
export async function replayEnvironment(
  { settings, ports: { env } }: Pick<EvalsAccess, 'settings'> & PortsAccess,
  mode: CassetteMode | undefined,
): Promise<Pick<Environment, 'get'> | undefined> {
  if (mode?.replay === undefined) return undefined;
  const { doorAddresses, withStandIns } = await import('../../cassettes/door/addresses.ts');
  return withStandIns(env, doorAddresses((await settings()).cassettes.hosts));
}
