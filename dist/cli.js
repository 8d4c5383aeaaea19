#!/usr/bin/env node
import module from 'node:module';
module.enableCompileCache?.();
globalThis.__assayFace = 'cli';
await import('./index.js');
