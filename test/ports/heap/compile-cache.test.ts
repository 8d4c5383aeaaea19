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
import { basename, dirname, join } from 'node:path';
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

/** Where a process of its own keeps what it compiles, or code of ours; empty where nowhere. */
function start({
  env = {},
  before = '',
  door = 'ownCompileCache',
}: {
  env?: Record<string, string>;
  before?: string;
  door?: 'ownCompileCache' | 'ownCodeFolder';
} = {}): string {
  const program = `
    ${before};
    import { ${door} } from ${JSON.stringify(MODULE)};
    const folder = ${door}();
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

describe('the folder for compiled code of ours', () => {
  const older = {
    door: 'ownCodeFolder',
    before: `import module from 'node:module'; module.enableCompileCache = undefined`,
  } as const;

  it('is that of the compile cache of Node', () => {
    expect(start({ door: 'ownCodeFolder' })).toBe(version());
    expect(readdirSync(version())).not.toEqual([]);
  });

  it('stands where that would be, in a folder of ours alone, where Node is too old for one', () => {
    const folder = start(older);
    expect(dirname(folder)).toBe(cache());
    expect(basename(folder)).toBe(`${process.version}-${process.arch}-${process.getuid?.()}`);
    expect(statSync(cache()).mode & 0o777).toBe(0o700);
    mkdirSync(folder);
    expect(start(older)).toBe(folder);
    chmodSync(folder, 0o777);
    expect(start(older)).toBe('');
    chmodSync(folder, 0o700);
    chmodSync(cache(), 0o777);
    expect(start(older)).toBe('');
  });

  it('is none where a person has decided what is kept, and where nothing can be written', () => {
    expect(start({ ...older, env: { NODE_DISABLE_COMPILE_CACHE: '1' } })).toBe('');
    expect(start({ ...older, env: { NODE_COMPILE_CACHE: temporary } })).toBe('');
    expect(existsSync(cache())).toBe(false);
    expect(start({ ...older, env: { TMPDIR: join(temporary, 'gone') } })).toBe('');
  });

  it('is none where Node cannot be asked for what it brings', () => {
    expect(start({ ...older, before: 'process.getBuiltinModule = undefined' })).toBe('');
  });
});
