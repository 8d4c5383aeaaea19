import type { Files } from '../ports/ports.js';
/** Files by their paths in a workspace: their text, or null for one that is taken away. */
export type LaidFiles = Readonly<Record<string, string | null>>;
type FilePorts = {
    readonly files: Pick<Files, 'writeAtomic' | 'remove' | 'realPath' | 'makeFolder' | 'copyFile'>;
};
/** Puts files into a folder, or takes them out of it. Fault `validation_failed` where a link would lead one out of the folder. */
export declare function layFiles(laid: LaidFiles, folder: string, { files }: FilePorts): void;
/** Copies files of the evals folder under their own names into a folder beside a workspace. Fault `validation_failed` for one that is gone. */
export declare function layBeside(named: readonly string[], { root, folder }: {
    root: string;
    folder: string;
}, { files }: FilePorts): Promise<void>;
export {};
