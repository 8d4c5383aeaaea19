export declare function leaveOut(folder: string): void;
export declare function withoutValidators(text: string, found?: string[]): string;
