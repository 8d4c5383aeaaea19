import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import type { Files } from '../../../src/ports/ports.ts';
import { readablePaths } from '../../../src/sandbox/javascript/readable-paths.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

/** Files in memory; `links` lead from a path to another. */
function filesWith(paths: readonly string[], links: Readonly<Record<string, string>> = {}): Files {
  const { files } = seededPorts();
  for (const path of [...paths, ...Object.keys(links)]) files.writeAtomic(path, 'x');
  return { ...files, realPath: (path) => links[path] ?? files.realPath(path) };
}

describe('what JavaScript may read of an evals folder', () => {
  it.each<[what: string, paths: string[], links: Record<string, string>, readable: string[]]>([
    ['the folder, where all in it is for code', ['/e/a.mjs', '/e/lib/b.mjs'], {}, ['/e']],
    ['what lies beside a hidden file', ['/e/.env', '/e/a.mjs', '/e/lib/b.mjs'], {}, ['/e/a.mjs', '/e/lib']],
    ['what lies beside a hidden folder', ['/e/.assay/state.json', '/e/a.mjs'], {}, ['/e/a.mjs']],
    [
      'a folder in parts, where a key lies deep in it',
      ['/e/lib/id_rsa', '/e/lib/b.mjs', '/e/x/y.mjs'],
      {},
      ['/e/lib/b.mjs', '/e/x'],
    ],
    [
      'no key or login, by any of the names that are never read',
      [
        '/e/a.mjs',
        '/e/store.p8',
        '/e/x.ppk',
        '/e/signed.asc',
        '/e/_netrc',
        '/e/id_ed25519.bak',
        '/e/KEY.PEM',
      ],
      {},
      ['/e/a.mjs'],
    ],
    ['nothing of a link that leads out', ['/e/a.mjs'], { '/e/out': '/etc/passwd' }, ['/e/a.mjs']],
    [
      'nothing of a link to a hidden file',
      ['/e/a.mjs', '/e/lib/b.mjs'],
      { '/e/lib/link': '/e/.env' },
      ['/e/a.mjs', '/e/lib/b.mjs'],
    ],
    ['a link to a file of the folder', ['/e/a.mjs'], { '/e/link.mjs': '/e/a.mjs' }, ['/e']],
    ['nothing with a star in its name, which would be a pattern', ['/e/a.mjs', '/e/*'], {}, ['/e/a.mjs']],
  ])('is %s', (_, paths, links, readable) => {
    expect(readablePaths('/e', filesWith(paths, links))).toEqual(readable);
  });

  it('is everything but links that lead in circles', () => {
    const files = filesWith(['/e/a.mjs', '/e/loop']);
    const realPath = (path: string) => {
      if (path === '/e/loop')
        throw new Fault('storage', 'Cannot resolve /e/loop: its links go round in a circle.');
      return files.realPath(path);
    };
    expect(readablePaths('/e', { ...files, realPath })).toEqual(['/e/a.mjs']);
  });

  it('is nothing of a folder with too many files', () => {
    const { files } = seededPorts();
    const many: Files = { ...files, list: () => Array.from({ length: 20_001 }, (_, index) => `f${index}`) };
    expect(() => readablePaths('/e', many)).toThrow('more than 20000 files');
  });
});
