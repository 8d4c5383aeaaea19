/** What stands in a tree of files; links are never followed. */
export interface TreeEntry {
    /** From the top of the tree, with forward slashes. */
    readonly path: string;
    readonly kind: 'file' | 'folder' | 'link' | 'other';
    readonly size: number;
    /** Number of the file on its disk. */
    readonly inode: number;
    /** When anything of it was changed last, its name or its times included; no program can set it. */
    readonly changedMs: number;
    /** Of a link: where it leads, as it is written. */
    readonly target?: string;
    /** Of a folder: it may not be listed, so nobody knows what is in it. */
    readonly closed?: true;
}
/** Whole folders. All paths are absolute; methods reject with Fault `storage`. */
export interface Folders {
    /** The folder of the system for what lasts no longer than a process; links resolved. */
    temporary(): string;
    /** Makes a folder that only its owner can enter. */
    makePrivate(path: string): void;
    /** Everything below a folder, sorted by path; what `skip` names is not entered. Null where there is more than `most`. */
    walk(folder: string, options: {
        skip(path: string): boolean;
        most: number;
    }): Promise<readonly TreeEntry[] | null>;
    /**
     * What stands at a path below a folder; undefined where nothing does. Where a link, or a folder that may not be entered, stands on the
     * way there, it is that one, with its own path.
     */
    look(folder: string, path: string): TreeEntry | undefined;
    /**
     * Copies a tree into a folder, without its bytes where the disk can share them. What is neither file, folder nor link is left out, and so are
     * links that lead out of the tree, unless `linked` says of a link (its path, where it leads) where it leads in the copy.
     */
    copy(from: string, to: string, skip: (path: string) => boolean, linked?: (path: string, target: string) => string | undefined): Promise<void>;
}
