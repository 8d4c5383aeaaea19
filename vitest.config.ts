import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './test/support/patience.ts';
import { processFiles } from './test/support/test-projects.ts';

const ofProcesses = processFiles();

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
    // Vitest starts projects in the order of their names: the long files first, the many short ones fill up the end.
    projects: [
      { extends: true, test: { name: 'process', include: ofProcesses } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ofProcesses,
          setupFiles: ['test/support/unit-guard.ts'],
          isolate: false,
        },
      },
    ],
  },
});
