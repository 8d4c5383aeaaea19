import { createEngine, type Engine } from '../engine/engine.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import { secretsPassedOn } from '../engine/known-secrets.ts';
import { defined } from '../schema/defined.ts';
import type { JudgeProvider } from '../schema/settings.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { OPENED } from './background-ended.ts';
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
}

/** The engine as the common flags describe it; warnings go to stderr. */
export function engineOf(
  flags: CommonFlags,
  more: Pick<
    EngineOptions,
    'maxCostUsd' | 'concurrency' | 'experimentFile' | 'ports' | 'publicListener'
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
    onWarning: (message) => err(`warning: ${terminalLine(message)}\n`),
  });
  secrets?.add(secretsPassedOn(engine.evalsDir, engine.ports));
  OPENED.push(engine);
  return engine;
}
