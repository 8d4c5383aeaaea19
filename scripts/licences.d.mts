export declare function licences(listed: string, root: string): string;
export declare function licenceProblems(finished: string, lib: string): string[];
