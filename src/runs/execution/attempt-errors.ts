import type { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { AttemptError } from '../../schema/run.ts';

/** The tools ended, or could not be started: nobody can say what the agent would have done. */
export function worldErrorOf(fault: Fault): AttemptError {
  return {
    code: fault.subcode ?? fault.code,
    message: `world: ${fault.message}`,
    ...defined({ hint: fault.hint }),
  };
}

/** A time limit is a timeout whichever phase it was; the sentence names it. */
export function attemptErrorOf(fault: Fault, calls: number): AttemptError {
  const tries = calls > 1 ? ` (${calls} tries)` : '';
  return {
    code: fault.code === 'timeout' ? 'timeout' : (fault.subcode ?? fault.code),
    message: `agent: ${fault.message}${tries}`,
    ...defined({ hint: fault.hint }),
  };
}
