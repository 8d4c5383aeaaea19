#!/usr/bin/env node
import module from 'node:module';
module.enableCompileCache?.();
globalThis.__assayFace = 'cli';
globalThis.__assayCodeFolder = module.getCompileCacheDir?.();
await import('./index.js');
