import { resolve } from 'node:path';
import { once } from '../flow/once.ts';
import { nodePorts } from '../ports/node-ports.ts';
import { folderNames } from '../state/folder-names.ts';
import { journalLine, parseJournalLine } from '../state/journal-line.ts';
import { lowdbStore } from '../state/lowdb-store.ts';
import { statePaths } from '../state/state-paths.ts';
import { trustedAnswers } from '../state/trusted-answers.ts';
import { openVault } from '../state/vault.ts';
import { traceRecorder } from '../traces/recorder.ts';
import type { EngineOptions } from './engine-options.ts';
import type { OptionsAccess, SecretsAccess, StateAccess, TracingAccess } from './engine-parts.ts';

/** What the other parts are made on. */
export type StatePart = OptionsAccess & StateAccess & SecretsAccess & TracingAccess;

/** The outside world and what is kept in the state folder. Nothing is opened before its first use. */
export function statePart(options: EngineOptions): StatePart {
  const ports = options.ports ?? nodePorts();
  const stateDir = resolve(ports.env.cwd(), options.state ?? '.assay');
  const paths = statePaths(stateDir);
  // What is written for people is handed on by them, also by steps of a workflow that run as somebody else.
  ports.files.keepPrivate(stateDir, ['reports', 'generated']);
  const warn = options.onWarning ?? (() => undefined);
  const lines = { write: journalLine, read: parseJournalLine };
  return {
    options,
    ports,
    stateDir,
    warn,
    answers: trustedAnswers(),
    store: once(async () => lowdbStore({ root: stateDir, onWarning: warn }, ports)),
    vault: once(() => openVault(paths, ports, warn)),
    traces: once(() => {
      const names = folderNames(paths.traces, ports, '.jsonl');
      return traceRecorder({ folder: paths.traces, lines, names, ports });
    }),
  };
}
