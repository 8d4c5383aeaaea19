import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEST_NODE } from '../support/run-cli.ts';

const ROOT = join(import.meta.dirname, '../..');
const node = (program: string) =>
  execFileSync(TEST_NODE, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();

describe('agent-assay/tracing', () => {
  it('exports the two helpers, which do nothing outside of a run', () => {
    const said = node(`
      import * as tracing from 'agent-assay/tracing';
      const answer = await tracing.trace('agent', () => tracing.span('step', { kind: 'tool' }, () => 7));
      console.log(Object.keys(tracing).sort().join(), answer);`);
    expect(said).toBe('span,trace 7');
  });

  it('loads nothing of the engine', () => {
    const files = ['trace', 'sender', 'plain-object', 'tracing-target'];
    const imports = files.flatMap((file) => [
      ...readFileSync(join(ROOT, `dist/tracing/${file}.js`), 'utf8').matchAll(/from '([^']+)'/g),
    ]);
    expect(new Set(imports.map((match) => match[1]))).toEqual(
      new Set(['node:async_hooks', './plain-object.js', './sender.js', './tracing-target.js']),
    );
  });
});
