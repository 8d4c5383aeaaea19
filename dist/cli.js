#!/usr/bin/env node
import { ownCompileCache } from './compile-cache.js';
globalThis.__assayFace = 'cli';
globalThis.__assayCodeFolder = ownCompileCache();
await import('./index.js');
