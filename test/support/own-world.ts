import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Ports } from '../../src/ports/ports.ts';
import type { Change } from '../../src/schema/worlds/world.ts';
import type { LoadedWorld } from '../../src/worlds/loaded-world.ts';
import type { ToolProgram } from '../../src/worlds/tool-program.ts';
import { toolProgram } from '../../src/worlds/tool-program-of.ts';
import { evalsWith } from './javascript-world.ts';

/** A loaded world whose tools stand in the first of these files. */
export function worldOf(files: Readonly<Record<string, string>>, state: unknown = {}): LoadedWorld {
  const root = realpathSync(evalsWith(files));
  const [file = ''] = Object.keys(files);
  return {
    ...{ id: 'shop', folder: join(root, 'worlds'), root, hash: '', reads: [] },
    world: {
      state: {},
      tools: { file },
      compare: { ignore: [], ids: [], times: [], unordered: [] },
      faults: [],
    },
    location: { file: 'worlds/shop.yaml', line: 1, column: 1 },
    state: typeof state === 'string' ? state : JSON.stringify(state),
    code: { path: join(root, file), language: file.endsWith('.py') ? 'python' : 'javascript' },
  };
}

/** Its tools, until the tests of the file are over. */
export async function programOf(world: LoadedWorld, ports: Ports = nodePorts()): Promise<ToolProgram> {
  const program = await toolProgram(world, ports, undefined);
  afterAll(() => program.close());
  return program;
}

/** A state after these changes (RFC 6902). */
export function patched(state: unknown, changes: readonly Change[]): unknown {
  const root = { top: structuredClone(state) };
  for (const { op, path, value } of changes) {
    const way = [
      'top',
      ...path
        .split('/')
        .slice(1)
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    ];
    const key = way.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: any JSON
    const place = way.reduce((at: any, step) => at[step], root);
    if (!Array.isArray(place)) {
      if (op !== 'add' && !Object.hasOwn(place, key)) throw new Error(`nothing at ${path}`);
      if (op === 'remove') delete place[key];
      else place[key] = structuredClone(value);
    } else {
      if (Number(key) > place.length - (op === 'add' ? 0 : 1)) throw new Error(`nothing at ${path}`);
      place.splice(Number(key), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [structuredClone(value)]));
    }
  }
  return root.top;
}
