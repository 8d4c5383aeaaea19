import { z } from 'zod';
/** Path of a file of a workspace, from its top; never out of it. */
export declare const pathInside: z.ZodString;
/** A commit, tag or branch, as git may be asked for it: no option of its own. */
export declare const gitRef: z.ZodString;
/** A folder that an agent works in: every attempt gets a copy of its own (worlds.md 6). */
export declare const workspace: z.ZodObject<{
    from: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        git: z.ZodString;
        path: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>]>;
    setup: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>;
}, z.core.$strip>;
export type Workspace = z.infer<typeof workspace>;
/** What kept an attempt from the files of others. */
export declare const workspaceIsolation: z.ZodObject<{
    level: z.ZodEnum<{
        full: "full";
        none: "none";
    }>;
    missing: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type WorkspaceIsolation = z.infer<typeof workspaceIsolation>;
/** A file that is not as the agent found it. */
export declare const changedFile: z.ZodObject<{
    path: z.ZodString;
    status: z.ZodEnum<{
        added: "added";
        changed: "changed";
        removed: "removed";
    }>;
    diff: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ChangedFile = z.infer<typeof changedFile>;
/** A program that a check asks about, as it ended. */
declare const ranCommand: z.ZodObject<{
    run: z.ZodArray<z.ZodString>;
    timeout_ms: z.ZodNumber;
    files: z.ZodOptional<z.ZodArray<z.ZodString>>;
    exit_code: z.ZodNullable<z.ZodNumber>;
    output: z.ZodString;
    errors: z.ZodString;
    output_cut: z.ZodOptional<z.ZodLiteral<true>>;
    failed: z.ZodOptional<z.ZodString>;
    not_found: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export type RanCommand = z.infer<typeof ranCommand>;
/** What an attempt left behind in its workspace: all that checks of files, commands and changes judge by. */
export declare const workspaceEvidence: z.ZodObject<{
    from: z.ZodString;
    changes: z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        status: z.ZodEnum<{
            added: "added";
            changed: "changed";
            removed: "removed";
        }>;
        diff: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    more_changes: z.ZodOptional<z.ZodNumber>;
    files: z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        exists: z.ZodBoolean;
        kind: z.ZodOptional<z.ZodEnum<{
            folder: "folder";
            link: "link";
            other: "other";
        }>>;
        behind: z.ZodOptional<z.ZodString>;
        text: z.ZodOptional<z.ZodString>;
        size: z.ZodOptional<z.ZodNumber>;
        unreadable: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strip>>;
    commands: z.ZodArray<z.ZodObject<{
        run: z.ZodArray<z.ZodString>;
        timeout_ms: z.ZodNumber;
        files: z.ZodOptional<z.ZodArray<z.ZodString>>;
        exit_code: z.ZodNullable<z.ZodNumber>;
        output: z.ZodString;
        errors: z.ZodString;
        output_cut: z.ZodOptional<z.ZodLiteral<true>>;
        failed: z.ZodOptional<z.ZodString>;
        not_found: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strip>>;
    isolation: z.ZodObject<{
        level: z.ZodEnum<{
            full: "full";
            none: "none";
        }>;
        missing: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type WorkspaceEvidence = z.infer<typeof workspaceEvidence>;
/** The same in short, beside an attempt in results. */
export declare const workspaceSummary: z.ZodObject<{
    changes: z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        status: z.ZodEnum<{
            added: "added";
            changed: "changed";
            removed: "removed";
        }>;
    }, z.core.$strip>>;
    more_changes: z.ZodOptional<z.ZodNumber>;
    isolation: z.ZodObject<{
        level: z.ZodEnum<{
            full: "full";
            none: "none";
        }>;
        missing: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type WorkspaceSummary = z.infer<typeof workspaceSummary>;
/** What checks ask of a workspace, to be found out while it is there. */
export interface WorkspaceWants {
    readonly files: readonly string[];
    readonly commands: readonly {
        readonly run: readonly string[];
        readonly timeout_ms: number;
        /** Files that it is given besides, by their paths from the evals folder. */
        readonly files?: readonly string[] | undefined;
    }[];
}
export {};
