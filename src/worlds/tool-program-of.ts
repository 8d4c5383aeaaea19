import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { FilesState } from './files-state.ts';
import type { LoadedWorld } from './loaded-world.ts';
import type { ToolProgram } from './tool-program.ts';

/** The tools of a world, whatever they are made of. Nothing runs until they are asked for. Rejects with Fault `validation_failed` for a state that is too large. */
export async function toolProgram(
  world: LoadedWorld,
  ports: Ports,
  files: FilesState | undefined,
): Promise<ToolProgram> {
  const { code } = world;
  if (code?.language === 'javascript')
    return (await import('./programs/javascript-tools.ts')).javaScriptTools(world, code, ports);
  if (code?.language === 'python')
    return (await import('./programs/python-tools.ts')).pythonTools(world, code, ports);
  if (world.world.tools.mcp !== undefined)
    return (await import('./programs/mcp-tools.ts')).mcpTools(world, ports, defined({ files }));
  return (await import('./programs/mock-tools.ts')).mockTools(world);
}
