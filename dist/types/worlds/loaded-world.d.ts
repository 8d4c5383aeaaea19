import type { World } from '../schema/worlds/world.js';
/** A world of the evals folder with everything that it names. */
export interface LoadedWorld {
    readonly id: string;
    readonly world: World;
    readonly location: {
        file: string;
        line: number;
        column: number;
    };
    /** The state that attempts begin with, as the text of one JSON object. */
    readonly state: string;
    /** Absolute path of `tools.file`, links resolved, and its language. */
    readonly code?: {
        readonly path: string;
        readonly language: 'javascript' | 'python';
    };
    /** Absolute path of `state.files`, links resolved. */
    readonly files?: string;
    /** Absolute folder of its file. */
    readonly folder: string;
    /** Absolute evals folder, which is all that its code can read. */
    readonly root: string;
    /** SHA-256 of the state that attempts begin with, its files included. */
    readonly stateHash?: string;
    /** SHA-256 of everything that can change what happens in it. */
    readonly hash: string;
    /** Absolute paths of the files that it reads. */
    readonly reads: readonly string[];
}
