import { join } from 'node:path';
import type { Shelf } from '../../cassettes/file/shelf.ts';
import type { Ports } from '../../ports/ports.ts';

/** Folder of the cassettes in the evals folder. */
const FOLDER = 'cassettes';

/** The cassettes of an evals folder, signed where there is a key for it. Rejects with Fault `usage` for a key that can be guessed. */
export async function cassetteShelf(
  {
    evalsDir,
    ports: { files, env },
  }: { readonly evalsDir: string; readonly ports: Pick<Ports, 'files' | 'env'> },
  onWarning?: (message: string) => void,
): Promise<Shelf> {
  const { fileShelf } = await import('../../cassettes/file/file-shelf.ts');
  const { CASSETTES, stateKey } = await import('../../state/state-key.ts');
  const text = env.get('ASSAY_STATE_KEY')?.trim() ?? '';
  const key = text === '' ? undefined : stateKey(text, CASSETTES);
  return fileShelf({ folder: join(evalsDir, FOLDER), files, key, onWarning });
}
