import { resolve } from 'node:path';
import type { PortsAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';

/**
 * The absolute folder that `--out` names, `otherwise` without it. A Fault `usage` where a file has that name: said before
 * anything is played, judged or paid, because reports need a folder.
 */
export function reportsFolder(engine: PortsAccess, out: string | undefined): string | undefined;
export function reportsFolder(engine: PortsAccess, out: string | undefined, otherwise: string): string;
export function reportsFolder(
  { ports }: PortsAccess,
  out: string | undefined,
  otherwise?: string,
): string | undefined {
  if (out === undefined) return otherwise;
  const path = resolve(ports.env.cwd(), out);
  const kind = ports.files.stat(path)?.kind;
  if (kind !== undefined && kind !== 'directory')
    throw new Fault('usage', `--out ${out} is not a folder`, {
      where: path,
      hint: 'Name a folder; it is made when it is missing.',
    });
  return path;
}
