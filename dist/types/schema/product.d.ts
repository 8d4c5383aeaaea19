/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
export declare const PRODUCT: {
    readonly name: 'assay';
    readonly package: 'agent-assay';
    readonly version: '0.1.0';
};
/** The program of a page that comes with it, and its style sheet, with the digests by which a page allows these two and nothing else. */
export interface PageCode {
    script: string;
    style: string;
    /** `sha256-…`, as a content security policy names them. */
    scriptHash: string;
    styleHash: string;
}
