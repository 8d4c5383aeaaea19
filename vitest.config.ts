import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    // Many tests wait for processes of their own: a worker on each core, instead of one core left alone.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Imports JSON without an attribute, which plain Node refuses; Vite's pipeline takes it.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
});
