/** The program of the pages and its style sheet, and the packages that stand in them. */
export function pageBundle(root: string): Promise<{ script: string; style: string; packages: string[] }>;
/** Writes both below `out`; the packages that stand in them. */
export function buildPages(root: string, out: string): Promise<string[]>;
