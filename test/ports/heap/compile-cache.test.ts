import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../../src/ports/heap/compile-cache.ts')).href;

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  writeFileSync(join(temporary, 'script.cjs'), 'exports.answer = 1;\n');
});
afterEach(() => rmSync(temporary, { recursive: true, force: true }));

const cache = () => join(temporary, 'node-compile-cache');
/** The folder of a version of Node in it. */
const version = () => join(cache(), readdirSync(cache())[0] ?? 'none');

/** Where a process of its own keeps what it compiles; empty where nowhere. */
function start({ env = {}, before = '' }: { env?: Record<string, string>; before?: string } = {}): string {
  const program = `
    ${before};
    import { ownCompileCache } from ${JSON.stringify(MODULE)};
    const folder = ownCompileCache();
    await import(${JSON.stringify(pathToFileURL(join(temporary, 'script.cjs')).href)});
    process.stdout.write(folder ?? '');
  `;
  const {
    NODE_COMPILE_CACHE: _,
    NODE_DISABLE_COMPILE_CACHE: __,
    NODE_V8_COVERAGE: ___,
    ...rest
  } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', program], {
    encoding: 'utf8',
    env: { ...rest, TMPDIR: temporary, ...env },
  });
}

describe('the compile cache of Node', () => {
  it('is a folder of ours alone among those for temporary files', () => {
    const folder = start();
    expect(folder).toBe(version());
    expect(statSync(cache()).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).not.toEqual([]);
    expect(start()).toBe(folder);
  });

  it.each([
    ['is of somebody else', () => undefined, 'process.getuid = () => 12345'],
    ['may be filled by everybody', () => chmodSync(cache(), 0o777), ''],
    [
      'is a link',
      () => {
        renameSync(cache(), `${cache()}-elsewhere`);
        symlinkSync(`${cache()}-elsewhere`, cache());
      },
      '',
    ],
    ['holds a folder that everybody may fill', () => chmodSync(version(), 0o777), ''],
    [
      'is a file',
      () => {
        rmSync(cache(), { recursive: true });
        writeFileSync(cache(), '');
      },
      '',
    ],
  ])('is not used where its folder %s', (_, spoil, before) => {
    start();
    spoil();
    expect(start({ before })).toBe('');
  });

  it('is not used where the folder for temporary files cannot be written', () => {
    expect(start({ env: { TMPDIR: join(temporary, 'gone') } })).toBe('');
  });

  it('is the folder that a person has named, and none where they want none', () => {
    const named = join(temporary, 'named');
    mkdirSync(named);
    expect(start({ env: { NODE_COMPILE_CACHE: named } })).toBe(join(named, readdirSync(named)[0] ?? 'none'));
    expect(start({ env: { NODE_DISABLE_COMPILE_CACHE: '1' } })).toBe('');
    expect(existsSync(cache())).toBe(false);
  });

  it('is none where Node is too old for one', () => {
    const before = `import module from 'node:module'; module.enableCompileCache = undefined`;
    expect(start({ before })).toBe('');
    expect(existsSync(cache())).toBe(false);
  });
});
