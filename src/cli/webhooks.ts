import type { CommonFlags } from './common-flags.ts';

/** `assay webhooks replay|test`. */
export async function webhooksCommand(_args: string[], _flags: CommonFlags): Promise<number> {
  return 70;
}
