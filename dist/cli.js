#!/usr/bin/env node
import { ownCodeFolder } from './compile-cache.js';
globalThis.__assayFace = 'cli';
globalThis.__assayCodeFolder = ownCodeFolder();
await import('./index.js');
