import { createEngine, type Engine } from '../engine/engine.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import { secretsPassedOn, secretVariables } from '../engine/known-secrets.ts';
import { nodePorts } from '../ports/node-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { JudgeProvider } from '../schema/settings.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { OPENED } from './background-ended.ts';
import { readEnvFile, withAdded } from './env-file.ts';
import { outputSecrets } from './redaction.ts';
import { terminal } from './terminal.ts';

/** Flags that every command takes (contract 6). */
export interface CommonFlags {
  evals?: string;
  state?: string;
  judge?: JudgeProvider;
  judgeModel?: string;
  judgeBaseUrl?: string;
  seed?: number;
  json?: boolean;
  /** False under `--no-redact`. */
  redact?: boolean;
  quiet?: boolean;
  /** False where `--no-env-file` was given. */
  envFile?: boolean;
}

/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
export function portsOf({ evals = 'evals', envFile }: Pick<CommonFlags, 'evals' | 'envFile'>): Ports {
  const ports = nodePorts();
  const read = envFile === false ? undefined : readEnvFile(evals, ports);
  if (read === undefined) return ports;
  terminal().err(`${terminalLine(read.line)}\n`);
  const withFile = nodePorts(withAdded(ports.env, read.added));
  outputSecrets()?.add(secretVariables(withFile.env));
  return withFile;
}

/** The engine as the common flags describe it; warnings go to stderr. */
export function engineOf(
  flags: CommonFlags,
  more: Pick<
    EngineOptions,
    'maxCostUsd' | 'concurrency' | 'experimentFile' | 'evalsRead' | 'ports' | 'publicListener'
  > = {},
): Engine {
  const { err } = terminal();
  const judge = {
    ...defined({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
  };
  const secrets = outputSecrets();
  const engine = createEngine({
    ...(secrets === undefined
      ? {}
      : { redact: secrets.redact, onSecrets: (values: readonly string[]) => void secrets.add(values) }),
    ...defined({ evals: flags.evals, state: flags.state, seed: flags.seed }),
    ...(Object.keys(judge).length === 0 ? {} : { judge }),
    ...more,
    ports: more.ports ?? portsOf(flags),
    onWarning: (message) => err(`warning: ${terminalLine(message)}\n`),
  });
  secrets?.add(secretsPassedOn(engine.evalsDir, engine.ports));
  OPENED.push(engine);
  return engine;
}
