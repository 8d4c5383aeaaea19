import { Fault } from '../errors.ts';
import { defined } from '../schema/defined.ts';

/** What the common system errors mean, in words, and what to do about them. */
const REASONS: Record<string, readonly [what: string, hint: string]> = {
  ENOSPC: ['the disk is full', 'Free some space, or choose another folder with --state or --out.'],
  EDQUOT: ['the disk quota is used up', 'Free some space, or choose another folder with --state or --out.'],
  EFBIG: ['the file is larger than the system allows', 'Raise the file size limit (ulimit -f).'],
  EACCES: ['access is denied', 'Check who owns the path and its permissions.'],
  EPERM: ['the system does not permit it', 'Check who owns the path and its permissions.'],
  EROFS: ['the file system is read-only', 'Choose a writable folder with --state or --out.'],
  ENOENT: ['it does not exist', 'Check the path.'],
  ENOTDIR: ['a part of the path is not a folder', 'Check the path.'],
  EISDIR: ['it is a folder, not a file', 'Check the path.'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n) or lower --concurrency.'],
  ENFILE: ['too many files are open on this machine', 'Lower --concurrency.'],
  EIO: ['the disk reports an error', 'Check the disk.'],
  ELOOP: ['its symbolic links go round in a circle', 'Remove the circle.'],
  ENAMETOOLONG: ['the name is too long', 'Choose a shorter name.'],
  ERR_STRING_TOO_LONG: ['it is too large to be read as one text', 'Split the file.'],
  ERR_FS_FILE_TOO_LARGE: ['it is too large to be read at once', 'Split the file.'],
};

/** A failed file operation as a Fault `storage`; the system's error code becomes the subcode. */
export function storageFault(doing: string, path: string, error: unknown): Fault {
  if (error instanceof Fault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const known = code === undefined ? undefined : REASONS[code];
  const reason = known?.[0] ?? (error instanceof Error ? error.message : String(error));
  return new Fault('storage', `Cannot ${doing} ${path}: ${reason}.`, {
    where: path,
    cause: error,
    ...(known === undefined ? {} : { hint: known[1] }),
    ...defined({ subcode: code }),
  });
}

/** Runs a file operation; what it throws comes out as Fault `storage` with path and reason. */
export function orStorageFault<T>(doing: string, path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw storageFault(doing, path, error);
  }
}

/** Whether a system error has one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
