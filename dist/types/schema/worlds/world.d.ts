import { z } from 'zod';
/** One change of a state: an operation of JSON Patch (RFC 6902), of which three are used. */
export declare const change: z.ZodObject<{
    op: z.ZodEnum<{
        add: "add";
        remove: "remove";
        replace: "replace";
    }>;
    path: z.ZodString;
    value: z.ZodOptional<z.ZodUnknown>;
}, z.core.$strip>;
export type Change = z.infer<typeof change>;
/** A tool as a world offers it. */
export declare const worldTool: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
    required: z.ZodOptional<z.ZodArray<z.ZodString>>;
    parameters: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    reads: z.ZodOptional<z.ZodBoolean>;
    ends: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export type WorldTool = z.infer<typeof worldTool>;
/** Kinds of faults that a world can answer calls with. */
export declare const FAULT_KINDS: readonly ['timeout', 'error', 'truncated', 'stale', 'injection'];
export type FaultKind = (typeof FAULT_KINDS)[number];
/** One call of a tool of a world, recorded by us: what the agent reports plays no part in it. */
export declare const recordedCall: z.ZodObject<{
    name: z.ZodString;
    arguments: z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>;
    result: z.ZodOptional<z.ZodUnknown>;
    error: z.ZodOptional<z.ZodString>;
    turn: z.ZodNumber;
    at_ms: z.ZodNumber;
    duration_ms: z.ZodNumber;
    reads: z.ZodOptional<z.ZodBoolean>;
    changes: z.ZodOptional<z.ZodArray<z.ZodObject<{
        op: z.ZodEnum<{
            add: "add";
            remove: "remove";
            replace: "replace";
        }>;
        path: z.ZodString;
        value: z.ZodOptional<z.ZodUnknown>;
    }, z.core.$strip>>>;
    refused: z.ZodOptional<z.ZodEnum<{
        ended: "ended";
        invalid_arguments: "invalid_arguments";
        limit: "limit";
        unknown_tool: "unknown_tool";
    }>>;
    fault: z.ZodOptional<z.ZodEnum<{
        error: "error";
        injection: "injection";
        stale: "stale";
        timeout: "timeout";
        truncated: "truncated";
    }>>;
    injection: z.ZodOptional<z.ZodObject<{
        canary: z.ZodString;
        action: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type RecordedCall = z.infer<typeof recordedCall>;
/** What an attempt left behind in its world: all that its verdict stands on, beside the answers. */
export declare const worldEvidence: z.ZodObject<{
    world: z.ZodString;
    calls: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>;
        result: z.ZodOptional<z.ZodUnknown>;
        error: z.ZodOptional<z.ZodString>;
        turn: z.ZodNumber;
        at_ms: z.ZodNumber;
        duration_ms: z.ZodNumber;
        reads: z.ZodOptional<z.ZodBoolean>;
        changes: z.ZodOptional<z.ZodArray<z.ZodObject<{
            op: z.ZodEnum<{
                add: "add";
                remove: "remove";
                replace: "replace";
            }>;
            path: z.ZodString;
            value: z.ZodOptional<z.ZodUnknown>;
        }, z.core.$strip>>>;
        refused: z.ZodOptional<z.ZodEnum<{
            ended: "ended";
            invalid_arguments: "invalid_arguments";
            limit: "limit";
            unknown_tool: "unknown_tool";
        }>>;
        fault: z.ZodOptional<z.ZodEnum<{
            error: "error";
            injection: "injection";
            stale: "stale";
            timeout: "timeout";
            truncated: "truncated";
        }>>;
        injection: z.ZodOptional<z.ZodObject<{
            canary: z.ZodString;
            action: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    changes: z.ZodArray<z.ZodObject<{
        op: z.ZodEnum<{
            add: "add";
            remove: "remove";
            replace: "replace";
        }>;
        path: z.ZodString;
        value: z.ZodOptional<z.ZodUnknown>;
    }, z.core.$strip>>;
    ended_by: z.ZodOptional<z.ZodString>;
    state: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type WorldEvidence = z.infer<typeof worldEvidence>;
/** The world that an attempt acted on, for results.json: how many calls were made, and how many changes they came to. */
export declare const worldFigures: z.ZodObject<{
    id: z.ZodString;
    calls: z.ZodNumber;
    changes: z.ZodNumber;
}, z.core.$strip>;
/** What two states may differ in and still be equal. */
export declare const stateComparison: z.ZodObject<{
    ignore: z.ZodDefault<z.ZodArray<z.ZodString>>;
    ids: z.ZodDefault<z.ZodArray<z.ZodString>>;
    times: z.ZodDefault<z.ZodArray<z.ZodString>>;
    unordered: z.ZodDefault<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
export type StateComparison = z.infer<typeof stateComparison>;
declare const mockAnswer: z.ZodObject<{
    when: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    returns: z.ZodOptional<z.ZodUnknown>;
    error: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type MockAnswer = z.infer<typeof mockAnswer>;
export declare const mcpServer: z.ZodObject<{
    command: z.ZodArray<z.ZodString>;
    cwd: z.ZodOptional<z.ZodString>;
    env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
}, z.core.$strip>;
export type McpServer = z.infer<typeof mcpServer>;
export declare const worldTools: z.ZodObject<{
    file: z.ZodOptional<z.ZodString>;
    mcp: z.ZodOptional<z.ZodObject<{
        command: z.ZodArray<z.ZodString>;
        cwd: z.ZodOptional<z.ZodString>;
        env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    }, z.core.$strip>>;
    mock: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodObject<{
        when: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        returns: z.ZodOptional<z.ZodUnknown>;
        error: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>>;
}, z.core.$strip>;
export type WorldTools = z.infer<typeof worldTools>;
/** What goes wrong on purpose. */
export declare const worldFault: z.ZodObject<{
    kind: z.ZodEnum<{
        error: "error";
        injection: "injection";
        stale: "stale";
        timeout: "timeout";
        truncated: "truncated";
    }>;
    tools: z.ZodOptional<z.ZodArray<z.ZodString>>;
    rate: z.ZodDefault<z.ZodNumber>;
    text: z.ZodOptional<z.ZodString>;
    action: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type WorldFault = z.infer<typeof worldFault>;
/** `evals/worlds/<id>.yaml`: a state and the tools that act on it (worlds.md 1). */
export declare const worldFields: z.ZodObject<{
    name: z.ZodOptional<z.ZodString>;
    state: z.ZodDefault<z.ZodObject<{
        data: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        files: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    tools: z.ZodObject<{
        file: z.ZodOptional<z.ZodString>;
        mcp: z.ZodOptional<z.ZodObject<{
            command: z.ZodArray<z.ZodString>;
            cwd: z.ZodOptional<z.ZodString>;
            env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        }, z.core.$strip>>;
        mock: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodObject<{
            when: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            returns: z.ZodOptional<z.ZodUnknown>;
            error: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>>;
    }, z.core.$strip>;
    compare: z.ZodPrefault<z.ZodObject<{
        ignore: z.ZodDefault<z.ZodArray<z.ZodString>>;
        ids: z.ZodDefault<z.ZodArray<z.ZodString>>;
        times: z.ZodDefault<z.ZodArray<z.ZodString>>;
        unordered: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    faults: z.ZodDefault<z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            error: "error";
            injection: "injection";
            stale: "stale";
            timeout: "timeout";
            truncated: "truncated";
        }>;
        tools: z.ZodOptional<z.ZodArray<z.ZodString>>;
        rate: z.ZodDefault<z.ZodNumber>;
        text: z.ZodOptional<z.ZodString>;
        action: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type World = z.infer<typeof worldFields>;
export {};
