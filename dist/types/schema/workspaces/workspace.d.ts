import { z } from 'zod';
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
    exit_code: z.ZodNullable<z.ZodNumber>;
    output: z.ZodString;
    errors: z.ZodString;
    output_cut: z.ZodOptional<z.ZodLiteral<true>>;
    failed: z.ZodOptional<z.ZodString>;
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
        text: z.ZodOptional<z.ZodString>;
        size: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
    commands: z.ZodArray<z.ZodObject<{
        run: z.ZodArray<z.ZodString>;
        timeout_ms: z.ZodNumber;
        exit_code: z.ZodNullable<z.ZodNumber>;
        output: z.ZodString;
        errors: z.ZodString;
        output_cut: z.ZodOptional<z.ZodLiteral<true>>;
        failed: z.ZodOptional<z.ZodString>;
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
/** What checks ask of a workspace, to be found out while it is there. */
export interface WorkspaceWants {
    readonly files: readonly string[];
    readonly commands: readonly {
        readonly run: readonly string[];
        readonly timeout_ms: number;
    }[];
}
export {};
