import { Fault } from '../../errors.ts';

/**
 * The place where the next part of a list begins, as opaque text. It holds what the list is sorted by and not a position, so
 * that nothing is skipped or repeated when entries come and go.
 */
export function writeCursor(list: string, place: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, ...place])).toString('base64url');
}

/** The place of a cursor of this list, `parts` long. Fault `validation_failed` for anything that we did not make for it. */
export function readCursor(list: string, cursor: string, parts: number): string[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(read) && read.length === parts + 1 && read.every((part) => typeof part === 'string')) {
      const [made, ...place] = read;
      if (made === list && writeCursor(list, place) === cursor) return place;
    }
  } catch {
    // No JSON: not ours either.
  }
  const message = `is no cursor of ${list}; give the next_cursor of the page before, unchanged`;
  throw new Fault('validation_failed', `cursor: ${message}`, {
    where: 'query parameter cursor',
    hint: 'Leave it out to begin anew.',
    problems: [{ path: 'cursor', message }],
  });
}
