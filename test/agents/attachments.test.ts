import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAttachments } from '../../src/agents/attachments.ts';
import type { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { type Attachment, attachment } from '../../src/schema/attachment.ts';

const ports = nodePorts();
let top = '';
let boundary = '';
let baseFolder = '';
beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'attachments-')));
  boundary = join(top, 'repo');
  baseFolder = join(boundary, 'evals', 'test-cases');
  mkdirSync(join(baseFolder, 'files'), { recursive: true });
  mkdirSync(join(top, 'repo-secrets'));
  writeFileSync(join(baseFolder, 'files', 'photo.PNG'), Buffer.from([0, 1, 255]));
  writeFileSync(join(boundary, 'policy.pdf'), '%PDF');
  writeFileSync(join(baseFolder, 'noext'), 'x');
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(top, 'repo-secrets', 'a.txt'), 'secret');
  symlinkSync(join(top, 'secret.txt'), join(baseFolder, 'link.txt'));
  symlinkSync(top, join(baseFolder, 'up'));
  symlinkSync(join(boundary, 'policy.pdf'), join(baseFolder, 'good-link.pdf'));
  symlinkSync(boundary, join(top, 'alias'));
  for (const [name, size] of [
    ['limit.bin', 10 * 1024 * 1024],
    ['over.bin', 10 * 1024 * 1024 + 1],
  ] as const) {
    writeFileSync(join(baseFolder, name), '');
    truncateSync(join(baseFolder, name), size);
  }
});
afterAll(() => rmSync(top, { recursive: true }));

const load = (list: unknown[], place = { baseFolder, boundary }) =>
  loadAttachments(
    list.map((entry) => attachment.parse(entry) as Attachment),
    { ...place, ports },
  );

describe('loadAttachments', () => {
  it('reads files, passes URLs and data on, each with name and media type, in order', async () => {
    expect(
      await load([
        { path: 'files/photo.PNG' },
        { path: '../../policy.pdf', name: 'Policy', media_type: 'application/x-own' },
        { path: 'noext' },
        { path: 'good-link.pdf' },
        { url: 'https://x.example/a%20b.jpg?size=1' },
        { url: 'https://x.example/', name: 'page', media_type: 'text/html' },
        { data: 'YQ==', name: 'note.txt' },
        { data: 'YQ==' },
      ]),
    ).toEqual([
      {
        name: 'photo.PNG',
        media_type: 'image/png',
        data: 'AAH/',
        path: join(baseFolder, 'files', 'photo.PNG'),
      },
      {
        name: 'Policy',
        media_type: 'application/x-own',
        data: 'JVBERg==',
        path: join(boundary, 'policy.pdf'),
      },
      {
        name: 'noext',
        media_type: 'application/octet-stream',
        data: 'eA==',
        path: join(baseFolder, 'noext'),
      },
      {
        name: 'good-link.pdf',
        media_type: 'application/pdf',
        data: 'JVBERg==',
        path: join(boundary, 'policy.pdf'),
      },
      { name: 'a b.jpg', media_type: 'image/jpeg', url: 'https://x.example/a%20b.jpg?size=1' },
      { name: 'page', media_type: 'text/html', url: 'https://x.example/' },
      { name: 'note.txt', media_type: 'text/plain', data: 'YQ==' },
      { name: 'attachment', media_type: 'application/octet-stream', data: 'YQ==' },
    ]);
  });

  it('accepts a boundary that is itself reached by a link', async () => {
    const place = { baseFolder: join(top, 'alias', 'evals', 'test-cases'), boundary: join(top, 'alias') };
    expect((await load([{ path: 'noext' }], place))[0]?.data).toBe('eA==');
  });

  it('accepts 10 MiB exactly', async () => {
    expect((await load([{ path: 'limit.bin' }]))[0]?.data?.length).toBe(
      Math.ceil((10 * 1024 * 1024) / 3) * 4,
    );
  });

  it.each([
    [{ path: '../../../secret.txt' }, 'validation_failed', 'leads out of the repository'],
    [{ path: '../../../no-such.txt' }, 'validation_failed', 'leads out of the repository'],
    [{ path: '../../../repo-secrets/a.txt' }, 'validation_failed', 'leads out of the repository'],
    [{ path: '/etc/passwd' }, 'validation_failed', 'leads out of the repository'],
    [{ path: 'link.txt' }, 'validation_failed', 'leads out of the repository'],
    [{ path: 'up/secret.txt' }, 'validation_failed', 'leads out of the repository'],
    [{ path: 'files' }, 'validation_failed', 'is no file'],
    [{ path: 'missing.png' }, 'validation_failed', 'does not exist'],
    [{ path: 'over.bin' }, 'too_large', '10 MiB are allowed'],
    [{ data: 'A'.repeat(14 * 1024 * 1024) }, 'too_large', '10 MiB are allowed'],
    [{ url: 'file:///etc/passwd' }, 'validation_failed', 'is no web address'],
    [{ url: 'data:text/plain,x' }, 'validation_failed', 'is no web address'],
  ])('refuses %.60j as %s', async (entry, code, message) => {
    try {
      await load([{ data: 'YQ==' }, entry]);
      expect.unreachable();
    } catch (error) {
      expect((error as Fault).code).toBe(code);
      expect((error as Fault).message).toContain(message);
      expect((error as Fault).where).toContain('attachments[1]');
    }
  });
});
