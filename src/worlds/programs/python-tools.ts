import { type PythonSessionPorts, pythonSessions } from '../../sandbox/python/python-sessions.ts';
import type { LoadedWorld } from '../loaded-world.ts';
import type { ToolProgram } from '../tool-program.ts';
import { ownTools, sessionCode } from './own-tools.ts';

/**
 * Tools in Python: a module with a list `TOOLS`. Its state is changed in place; what a call raises undoes it. Throws Fault
 * `validation_failed` for a state that is too large.
 */
export function pythonTools(
  world: LoadedWorld,
  code: NonNullable<LoadedWorld['code']>,
  ports: PythonSessionPorts,
): ToolProgram {
  return ownTools(world, code, pythonSessions(sessionCode(world, code), ports));
}
