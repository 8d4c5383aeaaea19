export declare function namedFiles(root: string): string[];
export declare function outlivedModels(
  texts: readonly { path: string; text: string }[],
  day: string,
): string[];
