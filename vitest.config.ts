import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Imports JSON without an attribute, which plain Node refuses; Vite's pipeline takes it.
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
});
