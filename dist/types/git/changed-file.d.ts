/** A file that differs; its path from the top of the repository. */
export interface ChangedFile {
    path: string;
    /** It is a submodule or a link to a folder: anything below may differ. */
    folder?: true;
}
