import type { EvalsAccess, StateAccess } from '../../engine/engine-parts.ts';
import { terminalLine } from '../../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from '../common-flags.ts';
import { terminal } from '../terminal.ts';
import { agentFindings } from './agent-findings.ts';
import { commitFindings } from './commit-findings.ts';
import type { Finding } from './finding.ts';
import { judgeFindings, keyFindings } from './judge-findings.ts';
import { codeFindings, folderFindings, nodeFindings } from './machine-findings.ts';
import { workflowFindings } from './workflow-findings.ts';

/** Exit code where something that is asked for cannot work. */
const WORLD_FAILED = 3;
/** Columns before what was found. */
const INDENT = 9;
const SIGNS: Readonly<Record<Finding['status'], string>> = { ok: 'ok', note: 'note', problem: 'PROBLEM' };

/** Everything that is looked at, in the order in which it is shown. */
export async function findings(
  engine: StateAccess & Pick<EvalsAccess, 'evalsDir' | 'settings' | 'evals'>,
): Promise<Finding[]> {
  const { ports } = engine;
  const [judge, agents, code, committed, workflows] = await Promise.all([
    judgeFindings(engine),
    agentFindings(engine),
    codeFindings(ports),
    commitFindings(engine.stateDir, ports),
    workflowFindings(ports),
  ]);
  return [
    ...judge,
    ...keyFindings(ports),
    ...agents,
    ...nodeFindings(ports),
    ...code,
    ...folderFindings(engine, ports),
    ...committed,
    ...workflows,
  ];
}

/** `assay doctor`: what works here, and what to do about the rest; exit 3 where what is asked for cannot work. */
export async function doctorCommand(_: string[], flags: CommonFlags): Promise<number> {
  const found = await findings(engineOf(flags));
  const isWell = found.every(({ status }) => status !== 'problem');
  const { out } = terminal();
  if (flags.json === true) out(`${JSON.stringify({ ok: isWell, findings: found }, null, 2)}\n`);
  else out(found.map(lineOf).join(''));
  return isWell ? 0 : WORLD_FAILED;
}

function lineOf({ area, status, found, remedy }: Finding): string {
  const line = `${SIGNS[status].padEnd(INDENT)}${terminalLine(`${area}: ${found}`)}\n`;
  return remedy === undefined ? line : `${line}${' '.repeat(INDENT)}${terminalLine(remedy)}\n`;
}
