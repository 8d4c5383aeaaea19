import { relative } from 'node:path';
import { promoteAttempt } from '../operations/promote-attempt.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { asTyped } from './next/own-name.ts';
import { terminal } from './terminal.ts';

/** `assay promote RUN_ID CASE_ID`: a failed attempt as a regression case of the evals folder. */
export async function promoteCommand(
  [runId = '', caseId = '']: string[],
  flags: CommonFlags,
): Promise<number> {
  const engine = engineOf(flags);
  const { path, id, category } = await promoteAttempt(engine, runId, caseId);
  const { out, err } = terminal();
  const asked = (await engine.evals()).cases.find((one) => one.case.id === caseId)?.location;
  if (asked !== undefined)
    err(
      `note: ${terminalLine(`${asked.file}:${asked.line}`)} asks the same in every run; keep the new case where that one may change\n`,
    );
  const shown = relative(engine.ports.env.cwd(), path);
  if (flags.json === true) out(`${escapeJson(JSON.stringify({ path: shown, id, category }, null, 2))}\n`);
  else
    out(
      `wrote ${terminalLine(shown)} (case ${terminalLine(id)}, ${terminalLine(category)})\nnext: ${terminalLine(asTyped('assay validate'))}\n`,
    );
  return 0;
}
