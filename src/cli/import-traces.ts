import { importTraces } from '../operations/import-traces.ts';
import { defined } from '../schema/defined.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted } from '../text/format.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { asTyped } from './next/own-name.ts';
import { terminal } from './terminal.ts';

interface ImportFlags extends CommonFlags {
  agent?: string;
  passAt?: number;
}

/** `assay import-traces FILE…`: traces and chat logs as the attempts of a stored run. */
export async function importTracesCommand(files: string[], flags: ImportFlags): Promise<number> {
  const engine = engineOf(flags);
  const imported = await importTraces(engine, {
    files,
    ...defined({ agent: flags.agent, passAt: flags.passAt }),
  });
  const { out, err } = terminal();
  for (const { file, run_id } of imported.known)
    err(`${terminalLine(`${file} was imported before, as ${run_id}; it is not stored twice`)}\n`);
  if (flags.json === true) {
    out(`${escapeJson(JSON.stringify(imported, null, 2))}\n`);
    return 0;
  }
  const { run_id: runId, counts } = imported;
  if (runId === null) {
    out('nothing new to import\n');
    return 0;
  }
  const parts = (['passed', 'failed', 'errored'] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => `${formatCount(counts[status])} ${status}`);
  if (counts.skipped > 0) parts.push(`${formatCount(counts.skipped)} without an outcome`);
  out(
    [
      `${formatCounted(counts.total, 'record')} imported: ${parts.join(', ')}`,
      `        run     ${runId}`,
      `        next    ${asTyped(`assay analyze --run ${runId}`)}`,
      `                ${asTyped(`assay report ${runId}`)}`,
      '',
    ].join('\n'),
  );
  return 0;
}
