/** Which layers stood between own code and the machine, in `metadata.isolation` (security.md S38). */
export interface Isolation {
  /** `full`: files, network and processes are out of reach by two layers of the kernel. `none`: by none. */
  readonly level: 'full' | 'partial' | 'none';
  readonly layers: readonly string[];
  readonly missing: readonly string[];
}

/** The boundary proper. Limits hold back accidents, and namespaces stand behind these two where the machine allows them. */
const BOUNDARY = ['landlock', 'seccomp'];
/** What keeps code from files and processes without help of the kernel: Node's own permission model. */
const WITHOUT_KERNEL = 'permission_model';

/** What a list of layers amounts to. */
export function isolationOf({ layers, missing }: Omit<Isolation, 'level'>): Isolation {
  const held = BOUNDARY.filter((layer) => layers.includes(layer)).length;
  const isFull = held === BOUNDARY.length && layers.includes('limits');
  const isNone = held === 0 && !layers.includes(WITHOUT_KERNEL);
  return { level: isFull ? 'full' : isNone ? 'none' : 'partial', layers, missing };
}
