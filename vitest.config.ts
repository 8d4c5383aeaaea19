import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './test/support/patience.ts';
import { filesOf } from './test/support/test-projects.ts';

export default defineConfig({
  test: {
    setupFiles: ['test/support/seed.ts'],
    // Many tests wait for processes of their own: a worker on each core, instead of one core left alone.
    maxWorkers: '100%',
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
