// The command line from its sources, which Node 24 reads as they are: what `dist/cli.js` is after a build.
globalThis.__assayFace = 'cli';
await import('../../src/main.ts');
