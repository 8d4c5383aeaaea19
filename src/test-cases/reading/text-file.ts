import { Fault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import { resolvePath } from '../resolve-path.ts';
import { decodeText } from './decode-text.ts';
import { MAX_FILE_BYTES } from './piece.ts';

/** Bytes of a file that another file names, or why it cannot be used. */
export async function readNamedBytes(
  reference: string,
  folder: string,
  boundary: string,
  files: Files,
): Promise<{ bytes: Uint8Array; path: string } | { refused: string }> {
  const resolved = resolvePath(reference, folder, boundary, files);
  if ('refused' in resolved) return resolved;
  const { path } = resolved;
  if ((files.stat(path)?.size ?? 0) > MAX_FILE_BYTES) return { refused: 'is larger than 10 MiB' };
  try {
    const bytes = await files.readBytes(path);
    // Swapped for a link between the check and the reading: what was read is thrown away.
    if (files.realPath(path) !== path) return { refused: 'changed while it was read' };
    return { bytes, path };
  } catch (error) {
    if (error instanceof Fault) return { refused: `cannot be read: ${error.message}` };
    throw error;
  }
}

/**
 * The text of a file that another file names. Line ends become `\n` and the one that closes the file is dropped, so that a
 * text means the same in a file and in YAML, on every system.
 */
export async function readNamedText(
  reference: string,
  folder: string,
  boundary: string,
  files: Files,
): Promise<{ text: string; path: string } | { refused: string }> {
  const read = await readNamedBytes(reference, folder, boundary, files);
  if ('refused' in read) return read;
  const decoded = decodeText(read.bytes);
  if ('problem' in decoded) return { refused: `${decoded.problem.message} (line ${decoded.problem.line})` };
  return { text: decoded.text.replaceAll('\r\n', '\n').replace(/\n$/, ''), path: read.path };
}
