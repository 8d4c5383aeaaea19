export declare function pageBundle(
  root: string,
): Promise<{ script: string; style: string; packages: string[] }>;
export declare function buildPages(root: string, out: string): Promise<string[]>;
