import type { LaidFiles } from './lay-files.js';
/** A workspace of a file of the evals folder, with its paths looked up. */
export interface LoadedWorkspace {
    /** A folder, or a folder of a commit. */
    readonly from: {
        readonly folder: string;
    } | {
        readonly repository: string;
        readonly git: string;
        readonly path: string | undefined;
    };
    /** As messages show it. */
    readonly shown: string;
    readonly setup: readonly (readonly string[])[];
    /** SHA-256 of everything in it that can change a result; of a commit only its name. */
    readonly digest: string;
    /** What a variant of an experiment lays over it, after `setup`. */
    readonly laid?: LaidFiles;
    /** Absolute paths that no attempt may read: the evals folder, the history of the repository. */
    readonly hidden: readonly string[];
    /** The evals folder, absolute: files that checks name begin there. */
    readonly root: string;
}
