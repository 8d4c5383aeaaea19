import type { Hello } from './messages.ts';

/** Which layers stood between the code and the machine, in `metadata.isolation` (security.md S38). */
export interface Isolation {
  /** `full`: files, network and processes are out of reach by two layers of the kernel. `none`: by none. */
  readonly level: 'full' | 'partial' | 'none';
  readonly layers: readonly string[];
  readonly missing: readonly string[];
}

/** The boundary proper. Limits hold back accidents, and namespaces stand behind these two where the machine allows them. */
const BOUNDARY = ['landlock', 'seccomp'];

/** What the interpreter's own list of layers amounts to. */
export function isolationOf({ layers, missing }: Pick<Hello, 'layers' | 'missing'>): Isolation {
  const held = BOUNDARY.filter((layer) => layers.includes(layer)).length;
  const level =
    held === 0 ? 'none' : held === BOUNDARY.length && layers.includes('limits') ? 'full' : 'partial';
  return { level, layers, missing };
}
