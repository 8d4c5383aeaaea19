import { join, resolve } from 'node:path';
import { asFault } from '../errors.ts';
import { isCi } from '../ports/node-environment.ts';
import type { Ports } from '../ports/ports.ts';
import { planRun } from '../runs/planning/plan-run.ts';
import { AVAILABLE_SCORERS } from '../schema/scorer-name.ts';
import { byPlace } from '../test-cases/check.ts';
import type { Evals, FileProblem } from '../test-cases/evals.ts';
import { FOLDERS } from '../test-cases/find-files.ts';
import { loadEvals } from '../test-cases/load-evals.ts';
import { makeScorers } from '../test-cases/make-scorers.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCounted } from '../text/format.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { terminal } from './terminal.ts';

/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
export async function validateCommand(
  _: string[],
  flags: CommonFlags & { allowOnly?: boolean },
): Promise<number> {
  let whole: Evals | undefined;
  const engine = engineOf(flags, { evalsRead: () => whole });
  const { evals, problems } = await loadEvals({
    evalsDir: engine.evalsDir,
    ports: engine.ports,
    mode: 'validate',
    scorerNames: AVAILABLE_SCORERS,
  });
  // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
  const { problems: unmakeable } = await makeScorers(
    evals.scorers,
    resolve(engine.evalsDir, '..'),
    engine.ports,
  );
  const found = [...problems, ...unmakeable, ...(await unusableTools(evals, engine.ports))].sort(byPlace);
  const errors = found.filter((one) => one.severity === 'error').length;
  const listed = found.map((one) => ({
    severity: one.severity,
    path: `${one.file}:${one.line}:${one.column}`,
    message: one.message,
  }));
  if (errors === 0) {
    whole = evals;
    // What only shows when cases meet their scorers: missing fields.
    try {
      await planRun(engine, { refusesOnly: isCi(engine.ports.env) && flags.allowOnly !== true });
    } catch (error) {
      const fault = asFault(error);
      if (fault.exitCode !== 2) throw fault;
      const further =
        fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
      listed.push(...further.map(({ path, message }) => ({ severity: 'error' as const, path, message })));
    }
  }
  if (evals.cases.length === 0 && errors === 0 && (await engine.cases()).length === 0)
    listed.push({
      severity: 'error',
      path: join(flags.evals ?? 'evals', FOLDERS.case),
      message: 'there is no test case, so a run would have no evidence; write one, or begin with: assay init',
    });
  const failed = listed.some((one) => one.severity === 'error');
  const { out } = terminal();
  if (flags.json === true) out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
  else {
    for (const one of listed)
      out(`${terminalLine(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
    if (!failed)
      out(
        `${formatCounted(evals.cases.length, 'case')}, ${formatCounted(evals.agents.length, 'agent')}, ${formatCounted(evals.scorers.length, 'custom scorer')}, ${formatCounted(evals.experiments.length, 'experiment')}: no problem\n`,
      );
  }
  return failed ? 2 : 0;
}

/** The tools of worlds are loaded here, and only here before something is played. */
async function unusableTools(evals: Evals, ports: Ports): Promise<FileProblem[]> {
  if (evals.worlds.length === 0) return [];
  const { problemsOfTools } = await import('../test-cases/worlds/problems-of-tools.ts');
  return problemsOfTools(evals, ports);
}
