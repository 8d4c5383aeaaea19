import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import type { Attachment } from '../schema/attachment.ts';
import type { LoadedAttachment } from './agent.ts';
import { mediaTypeOf } from './attachment-kind.ts';

/** Largest attachment (contract 3). */
const MOST_BYTES = 10 * 1024 * 1024;

interface AttachmentPlace {
  /** Folder of the file that names the attachments; relative paths start here. */
  baseFolder: string;
  /** Folder that no path may leave, symbolic links resolved (contract 2). */
  boundary: string;
  ports: Pick<Ports, 'files'>;
}

/**
 * Reads the attachments of an input. A problem is Fault `validation_failed` (missing, outside the boundary, no file, no web
 * address) or `too_large`, naming the attachment.
 */
export async function loadAttachments(
  attachments: readonly Attachment[],
  place: AttachmentPlace,
): Promise<LoadedAttachment[]> {
  return Promise.all(
    attachments.map((attachment, index) => load(attachment, `attachments[${index}]`, place)),
  );
}

async function load(
  attachment: Attachment,
  where: string,
  place: AttachmentPlace,
): Promise<LoadedAttachment> {
  const { path, url, data } = attachment;
  const described = (fallback: string) => {
    const name = attachment.name ?? fallback;
    return { name, media_type: attachment.media_type ?? mediaTypeOf(fallback === '' ? name : fallback) };
  };
  if (path !== undefined) {
    const real = insideBoundary(path, where, place);
    const bytes = await place.ports.files.readBytes(real);
    // Measured again: the file may have grown since it was looked at.
    if (bytes.length > MOST_BYTES) throw tooLarge(bytes.length, `${where} ${path}`);
    return {
      ...described(basename(path)),
      data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'),
      path: real,
    };
  }
  if (url !== undefined) {
    const { protocol, pathname } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
      throw invalid(
        where,
        `${protocol} is no web address`,
        'Give an https URL, or the content as base64 under data.',
      );
    return { ...described(fileName(pathname)), url };
  }
  const text = (data ?? '').replace(/\s+/g, '');
  const size = Math.floor((text.length * 3) / 4);
  if (size > MOST_BYTES + 2) throw tooLarge(size, where);
  const { name, media_type } = described(attachment.name ?? '');
  return { name: name === '' ? 'attachment' : name, media_type, data: text };
}

function insideBoundary(
  path: string,
  where: string,
  { baseFolder, boundary, ports }: AttachmentPlace,
): string {
  const { files } = ports;
  const root = files.realPath(boundary) ?? boundary;
  const absolute = resolve(baseFolder, path);
  const real = files.realPath(absolute);
  const inside = (target: string) => {
    const way = relative(root, target);
    return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  };
  // A path outside is refused before it is said whether it exists.
  if (real === null) {
    if (!inside(resolve(files.realPath(baseFolder) ?? baseFolder, path))) throw outside(path, where);
    throw invalid(where, `${path} does not exist`, `Paths start at ${baseFolder}.`);
  }
  if (!inside(real)) throw outside(path, where);
  const stat = files.stat(real);
  if (stat?.kind !== 'file')
    throw invalid(where, `${path} is no file`, 'Name a file, not a folder or device.');
  if (stat.size > MOST_BYTES) throw tooLarge(stat.size, `${where} ${path}`);
  return real;
}

function fileName(pathname: string): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last) || 'attachment';
  } catch {
    // A stray percent sign: the raw name is as good.
    return last;
  }
}

function outside(path: string, where: string): Fault {
  return invalid(where, `${path} leads out of the repository`, 'Attachments stay inside it, links included.');
}

function invalid(where: string, message: string, hint: string): Fault {
  return new Fault('validation_failed', `The attachment ${message}.`, {
    where,
    hint,
    problems: [{ path: where, message, hint }],
  });
}

function tooLarge(size: number, where: string): Fault {
  return new Fault(
    'too_large',
    `The attachment has ${(size / 1024 / 1024).toFixed(1)} MiB; 10 MiB are allowed.`,
    {
      where,
      hint: 'Use a smaller file.',
    },
  );
}
