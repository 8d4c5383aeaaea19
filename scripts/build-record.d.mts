export declare const RECORD: string;
export declare function buildRecord(root: string, dist: string): { sources: string; files: string };
export declare function recordProblems(root: string, dist: string): string[];
export declare function buildInputs(root: string): string[];
export declare function otherPackages(root: string): string[];
