import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../../src/ports/heap/kept-code.ts')).href;
const source = (answer: string) =>
  `'use strict';\nexports.answer = (asked) => asked + ' ${answer}';\nexports.file = __filename;\n`;

let folder: string;
let script: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-code-'));
  script = join(folder, 'script.cjs');
  writeFileSync(script, source('one'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept = () => join(folder, 'code/assay-run.code');
/** Which file holds the code: another one has taken its place when it was taken again. */
const file = () => statSync(kept()).ino;

/** What a process of its own gets from the script; it bounds its heap before and after, as the command does. */
function load({
  willKeep = true,
  codeFolder = 'code',
  flags = [] as string[],
  env = {},
  /** What is done first in it. */
  before = '',
} = {}): string {
  const program = `
    ${before};
    import { loadScript, keepCode } from ${JSON.stringify(MODULE)};
    import { boundHeap } from ${JSON.stringify(MODULE.replace('kept-code', 'bounded-heap'))};
    boundHeap();
    const folder = ${codeFolder === '' ? 'undefined' : JSON.stringify(join(folder, codeFolder))};
    const { answer, file } = loadScript(${JSON.stringify(script)}, folder, ${willKeep});
    boundHeap();
    process.stdout.write(answer('is') + (file === ${JSON.stringify(script)} ? '' : file));
    keepCode();
  `;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '--no-warnings', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

describe('the compiled code of a script', () => {
  it('is taken once, and then used by others', () => {
    expect(load()).toBe('is one');
    const first = file();
    expect(load()).toBe('is one');
    expect(load({ willKeep: false })).toBe('is one');
    expect(file()).toBe(first);
  });

  it('is neither taken nor used where coverage is measured', () => {
    const env = { NODE_V8_COVERAGE: join(folder, 'coverage') };
    expect(load({ env })).toBe('is one');
    expect(readdirSync(folder)).not.toContain('code');
  });

  it('is of this very source, although another has its length', () => {
    load();
    writeFileSync(script, source('two'));
    expect(load({ willKeep: false })).toBe('is two');
    expect(load()).toBe('is two');
    expect(load()).toBe('is two');
  });

  it.each([
    ['cut', () => truncateSync(kept(), 100)],
    ['empty', () => writeFileSync(kept(), '')],
    ['with another byte', () => writeFileSync(kept(), readFileSync(kept()).fill(7, 60, 61))],
  ])('is taken again where it is %s', (_, spoil) => {
    load();
    const whole = statSync(kept()).size;
    spoil();
    expect(load()).toBe('is one');
    expect(statSync(kept()).size).toBe(whole);
  });

  it('is taken again under other flags', () => {
    load();
    const first = file();
    expect(load({ flags: ['--max-lazy'] })).toBe('is one');
    expect(file()).not.toBe(first);
  });

  it('is not taken or used by another user, nor where everybody may write or a link leads', () => {
    load();
    const first = file();
    const code = join(folder, 'code');
    const written = readFileSync(kept());
    writeFileSync(script, source('two'));
    // Each of these would take the code of the other source.
    expect(load({ before: 'process.getuid = () => 12345' })).toBe('is two');
    chmodSync(code, 0o777);
    expect(load()).toBe('is two');
    chmodSync(code, 0o700);
    chmodSync(folder, 0o777);
    expect(load()).toBe('is two');
    chmodSync(folder, 0o700);
    renameSync(code, join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), code);
    expect(load()).toBe('is two');
    expect([file(), readFileSync(kept())]).toEqual([first, written]);
  });

  it('is taken although a process of the same number was killed over it', () => {
    mkdirSync(join(folder, 'code'), { mode: 0o700 });
    const left = `import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(join(folder, 'code/assay-run.code'))} + '.' + process.pid, ''))`;
    load({ before: `await ${left}` });
    expect(readdirSync(join(folder, 'code'))).toEqual([]);
    load();
    expect(readdirSync(join(folder, 'code'))).toEqual(['assay-run.code']);
  });

  it.each([
    ['nobody will keep it', { willKeep: false }],
    ['there is no folder for it', { codeFolder: '' }],
    ['Node is too old for it', { before: 'process.getBuiltinModule = undefined' }],
    ['its folder cannot be made', { codeFolder: 'script.cjs/code' }],
  ])('is done without where %s', (_, options) => {
    expect(load(options)).toBe('is one');
    expect(readdirSync(folder)).toEqual(['script.cjs']);
  });
});
