import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNamedText } from '../../../src/test-cases/reading/text-file.ts';
import { realFolder } from '../../support/evals-folder.ts';

describe('a file that another file names', () => {
  const world = realFolder({
    'outside.txt': 'secret',
    'repo/evals/cases/near.txt': 'near\r\nby\r\n',
    'repo/prompts/a.txt': '\ufeffprompt',
    'repo/prompts/.hidden': 'hidden',
    'repo/...': 'dots',
    'repo/.env': 'KEY=1',
    'repo/.env.local': 'KEY=1',
    'repo/.git/config': 'token',
    'repo/.assay/keys/other': 'key',
    'repo/.npmrc': '_authToken=1',
    'repo/id_rsa.pub.md': 'how to make one',
    'repo/keynote.md': 'a key note',
    'repo/latin.txt': new Uint8Array([0x61, 0x0a, 0xe9, 0x0a]),
    'repo/nul.txt': 'a\0b',
    'repo/empty.txt': '',
  });
  const repo = join(world.folder, 'repo');
  const folder = join(repo, 'evals/cases');
  const read = (reference: string) => readNamedText(reference, folder, repo, world.ports.files);

  beforeAll(() => {
    symlinkSync('../outside.txt', join(repo, 'link-out.txt'));
    symlinkSync('/etc', join(repo, 'link-folder'));
    symlinkSync('prompts/a.txt', join(repo, 'link-in.txt'));
    symlinkSync('.env', join(repo, 'link-env.txt'));
    symlinkSync('.git/config', join(repo, 'link-git.txt'));
    symlinkSync('.npmrc', join(repo, 'link-npm.txt'));
    symlinkSync('.assay/keys', join(repo, 'link-keys'));
    symlinkSync('loop', join(repo, 'loop'));
    mkdirSync(join(repo, 'folder'));
    writeFileSync(join(repo, 'big.txt'), Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));
  });
  afterAll(() => world.remove());

  it.each([
    ['near.txt', 'near\nby'],
    ['./near.txt', 'near\nby'],
    ['../../prompts/a.txt', 'prompt'],
    ['../../prompts//a.txt', 'prompt'],
    ['../../prompts/.hidden', 'hidden'],
    ['../../...', 'dots'],
    ['../../link-in.txt', 'prompt'],
    ['file://near.txt', 'near\nby'],
    ['../../empty.txt', ''],
    ['../../keynote.md', 'a key note'],
  ])('%s is read', async (reference, text) => {
    expect(await read(reference)).toMatchObject({ text });
  });

  it.each([
    ['../../../outside.txt', 'leads out of the repository'],
    ['../../prompts/../../outside.txt', 'leads out of the repository'],
    ['../../link-out.txt', 'is a link that leads out of the repository'],
    ['../../link-folder/passwd', 'is a link that leads out of the repository'],
    ['/etc/passwd', 'must be relative to this file'],
    ['//host/share', 'must be relative to this file'],
    ['file:///etc/passwd', 'must be relative to this file'],
    ['C:/Windows/win.ini', 'must be relative to this file'],
    ['C:\\Windows\\win.ini', 'must be written with / instead of \\'],
    ['..\\..\\x', 'must be written with / instead of \\'],
    ['~/.ssh/id_rsa', 'must be relative to this file; ~ is not expanded'],
    ['near.txt\0.md', 'holds a NUL character'],
    ['../../.env', 'is a file that is never read (.git, .env, keys and logins)'],
    ['../../.ENV.local', 'is a file that is never read (.git, .env, keys and logins)'],
    ['../../.git/config', 'is a file that is never read (.git, .env, keys and logins)'],
    ['../../.GIT./config', 'is a file that is never read (.git, .env, keys and logins)'],
    ['../../git~1/config', 'is a file that is never read (.git, .env, keys and logins)'],
    ['../../link-env.txt', 'is a link to a file that is never read (.git, .env, keys and logins)'],
    ['../../link-git.txt', 'is a link to a file that is never read (.git, .env, keys and logins)'],
    ...[
      ...[
        '.assay/keys/master.key',
        '.ASSAY/keys/x',
        '.assay/tls/cert.txt',
        '.npmrc',
        '.NPMRC.',
        '.yarnrc.yml',
      ],
      ...['.pypirc', '.netrc', '_netrc', '.pgpass', '.git-credentials', '.ssh/config', '.aws/credentials'],
      ...[
        '.docker/config.json',
        '.kube/config',
        'certs/server.pem',
        'certs/SERVER.KEY',
        'app.p12',
        'app.pfx',
      ],
      ...[
        'release.jks',
        'vault.kdbx',
        'id_rsa',
        'ID_ED25519',
        'keys/id_ecdsa.old',
        'id_ed25519_sk',
        'x.pem::$DATA',
      ],
    ].map((name): [string, string] => [
      `../../${name}`,
      'is a file that is never read (.git, .env, keys and logins)',
    ]),
    ['../../link-npm.txt', 'is a link to a file that is never read (.git, .env, keys and logins)'],
    ['../../link-keys/other', 'is a link to a file that is never read (.git, .env, keys and logins)'],
    ['../../loop', 'does not exist'],
    ['../../missing.txt', 'does not exist'],
    ['near.txt/', 'is not a file'],
    ['../../folder', 'is not a file'],
    ['../..', 'is not a file'],
    ['../../big.txt', 'is larger than 10 MiB'],
    ['../../latin.txt', 'is not valid UTF-8; save it as UTF-8 (line 2)'],
    ['../../nul.txt', 'holds a NUL character; is it a binary file? (line 1)'],
    ['..%2f..%2foutside.txt', 'does not exist'],
    ['$HOME/x', 'does not exist'],
    [`${'a'.repeat(5000)}`, 'does not exist'],
  ])('%s is not', async (reference, refused) => {
    expect(await read(reference)).toEqual({ refused });
  });

  it('throws away what it read when the file was swapped for a link meanwhile', async () => {
    const { files } = world.ports;
    let reads = 0;
    const swapping = {
      ...files,
      readBytes: async (path: string) => {
        reads++;
        return files.readBytes(path);
      },
      realPath: (path: string) => (reads > 0 ? '/etc/passwd' : files.realPath(path)),
    };
    expect(await readNamedText('near.txt', folder, repo, swapping)).toEqual({
      refused: 'changed while it was read',
    });
  });
});
