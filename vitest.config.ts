import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Vite } from 'vitest/node';
import { NODE_FLAGS } from './test/support/node-flags.ts';
import { PATIENCE_MS } from './test/support/patience.ts';
import { runFolder } from './test/support/run-folder.ts';
import { filesOf } from './test/support/test-projects.ts';

const folder = runFolder();

/**
 * Packages as users have them. Vite asks for their `development` builds, which check themselves at each step.
 */
const asReleased = {
  name: 'as-released',
  configResolved({ ssr, environments }: Vite.ResolvedConfig) {
    let found = 0;
    for (const { resolve } of [ssr, ...Object.values(environments)]) {
      const { conditions } = resolve ?? {};
      const at = conditions?.indexOf('development|production') ?? -1;
      if (at < 0) continue;
      conditions?.splice(at, 1);
      found += 1;
    }
    if (found === 0) throw new Error('Vite asks for development builds in another way');
  },
};

export default defineConfig({
  plugins: [asReleased],
  test: {
    setupFiles: ['test/support/seed.ts'],
    execArgv: [...NODE_FLAGS],
    // Programs that the tests start from the sources are compiled once.
    env: { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compile-cache') },
    // Many tests wait, for processes of their own or for time that has to pass: two workers more than there are cores.
    maxWorkers: availableParallelism() + 2,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Imports JSON without an attribute, which plain Node refuses; Vite's pipeline takes it.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    // Vitest starts projects in the order of their names: files of processes first, the many short units fill up the end.
    projects: [
      { extends: true, test: { name: 'process', include: filesOf('process') } },
      {
        extends: true,
        test: {
          name: 'machine',
          include: filesOf('machine'),
          setupFiles: ['test/support/machine-guard.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: filesOf('unit'),
          setupFiles: ['test/support/unit-guard.ts'],
          isolate: false,
        },
      },
    ],
  },
});
