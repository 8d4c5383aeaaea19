import type { Fault } from '../errors.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';

/** An error as people read it: what, where, what to do. A bug of ours also shows its stack, because we need it. */
export function faultText(fault: Fault): string {
  const lines: string[] = [];
  const listed = fault.problems.length > 1 || (fault.problems[0]?.path ?? '') !== '';
  if (listed) {
    lines.push(`error: ${fault.problems.length === 1 ? '1 problem' : `${fault.problems.length} problems`}`);
    // What stands below for all of them need not stand beside each.
    const alike = fault.problems.every(({ hint }) => hint === undefined || hint === fault.hint);
    for (const { path, message, hint } of fault.problems)
      lines.push(
        `  ${terminalLine(`${path === '' ? '' : `${path}: `}${message}${hint === undefined || alike ? '' : ` (${hint})`}`)}`,
      );
  } else lines.push(`error: ${terminalLine(fault.message)}`);
  const { where } = fault;
  // A path may be all there is to say of the place, or count from a file that only stands here.
  const isListed = listed && fault.problems.some(({ path }) => path.includes(where ?? ''));
  if (where !== undefined && !isListed) lines.push(`  where: ${terminalLine(where)}`);
  if (fault.hint !== undefined) lines.push(`  what to do: ${terminalLine(fault.hint)}`);
  if (fault.code === 'internal' && fault.cause instanceof Error && fault.cause.stack !== undefined)
    lines.push(...fault.cause.stack.split('\n').map(terminalLine));
  return `${lines.join('\n')}\n`;
}
