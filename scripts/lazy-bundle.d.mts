/** One file of a bundle, of which `paths` says what the modules are called. */
export function lazily(text: string, paths: ReadonlyMap<string, string>): string;
