#!/usr/bin/env node
// Says which models that this repository names, or asks by itself, have ended by a day or will within 60 days of it:
// `node scripts/model-lifetimes.mjs 2026-11-22`. Without a day it is the one on which the tables were last held against their
// sources, so that the answer does not hang on when it is asked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKED_ON } from '../src/models/retirements.ts';
import { namedFiles, outlivedModels } from './named-models.mjs';

const root = join(import.meta.dirname, '..');
const day = process.argv[2] ?? CHECKED_ON;
if (Number.isNaN(Date.parse(day))) throw new Error(`"${day}" is no day; write it as 2026-11-22`);

const problems = outlivedModels(
  namedFiles(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  day,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
