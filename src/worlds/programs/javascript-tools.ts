import { javaScriptSessions } from '../../sandbox/javascript/javascript-sessions.ts';
import type { JavaScriptPorts } from '../../sandbox/javascript/worker.ts';
import type { LoadedWorld } from '../loaded-world.ts';
import type { ToolProgram } from '../tool-program.ts';
import { ownTools, sessionCode } from './own-tools.ts';

/**
 * Tools in JavaScript: a module that exports `tools`. Its state is changed in place; what a call throws undoes it. Throws Fault
 * `validation_failed` for a state that is too large.
 */
export function javaScriptTools(
  world: LoadedWorld,
  code: NonNullable<LoadedWorld['code']>,
  ports: JavaScriptPorts,
): ToolProgram {
  return ownTools(world, code, javaScriptSessions(sessionCode(world, code), ports));
}
