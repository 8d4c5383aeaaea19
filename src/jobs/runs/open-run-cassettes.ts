import type { ReachableAgent } from '../../agents/agent.ts';
import type { RunCassettes } from '../../cassettes/run-cassettes.ts';
import type { RunningParts } from '../../engine/engine-parts.ts';
import { knownSecrets, secretsPassedOn, secretVariables } from '../../engine/known-secrets.ts';
import { cassetteShelf } from '../../runs/planning/cassette-shelf.ts';
import type { RunSpec } from '../../runs/run-spec.ts';

/** The cassettes of a run, and whose keys are taken out of them. */
export interface OpenCassettes extends RunCassettes {
  /** An agent is reached: what it is given for credentials is in no recording. */
  reached(agent: Pick<ReachableAgent, 'credentials'>): void;
}

/** The cassettes that a run records, or answers from; undefined where it does neither. Their code is loaded for nobody else. */
export async function openRunCassettes(
  engine: Pick<RunningParts, 'evalsDir' | 'ports' | 'options'>,
  { config: { cassettes: mode }, settings }: Pick<RunSpec, 'config' | 'settings'>,
): Promise<OpenCassettes | undefined> {
  if (mode === undefined) return undefined;
  const { openCassettes } = await import('../../cassettes/open-cassettes.ts');
  const { runCassettes } = await import('../../cassettes/run-cassettes.ts');
  const { doorAddresses } = await import('../../cassettes/door/addresses.ts');
  const { evalsDir, ports, options } = engine;
  const warnings = new Set<string>();
  const onWarning = (message: string) => void warnings.add(message);
  // Whatever is shown on a terminal: they are files that are committed.
  const secrets = knownSecrets([...secretVariables(ports.env), ...secretsPassedOn(evalsDir, ports)]);
  const cassettes = openCassettes({
    shelf: await cassetteShelf(engine, onWarning),
    record: mode.record === true,
    replay: mode.replay !== undefined,
    playsChanged: mode.replay === 'changed',
    redact: (text) => secrets.redact(options.redact?.(text) ?? text),
    ...{ clock: ports.clock, onWarning },
  });
  const { hosts, agents } = settings.cassettes;
  return {
    ...runCassettes(cassettes, { mode, agents, addresses: doorAddresses(hosts), ports, warnings }),
    reached: ({ credentials }) => void secrets.add(Object.values(credentials)),
  };
}
