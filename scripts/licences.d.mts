export declare function licences(listed: string, root: string, inPages?: readonly string[]): string;
export declare function licenceProblems(finished: string, lib: string, root: string): string[];
