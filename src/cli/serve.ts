import type { CommonFlags } from './common-flags.ts';

/** `assay serve`: the HTTP service (contract 9). */
export async function serveCommand(_args: string[], _flags: CommonFlags): Promise<number> {
  return 70;
}
