import type { z } from 'zod';
import type { Engine } from '../engine.js';
/** An operation of the service as a value: CLI, HTTP, Action and library are four thin doors into the same `call`. */
export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
    /** kebab-case, e.g. `create-scorer`. */
    readonly name: string;
    readonly method: 'GET' | 'POST' | 'PATCH';
    /** Path below the base address, with `{name}` parameters. */
    readonly path: string;
    /** HTTP status of success. */
    readonly status: 200 | 201 | 202;
    readonly summary: string;
    readonly input: Input;
    readonly output: Output;
    run(input: z.output<Input>, engine: Engine, options: CallOptions): Promise<z.input<Output>>;
    /** Answers as soon as the work is checked and written down; it goes on in the background (`Prefer: respond-async`). */
    begin?(input: z.output<Input>, engine: Engine, options: CallOptions): Promise<z.input<Output>>;
}
export interface CallOptions {
    signal?: AbortSignal;
}
export declare function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(operation: Operation<Input, Output>): Operation<Input, Output>;
/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
export declare function call<Input extends z.ZodType, Output extends z.ZodType>(operation: Operation<Input, Output>, raw: unknown, engine: Engine, options?: CallOptions): Promise<z.output<Output>>;
/** A request as the operation takes it, with its defaults; Fault `validation_failed` with every problem. */
export declare function checked<Input extends z.ZodType>(operation: Pick<Operation<Input>, 'input' | 'name' | 'method' | 'path'>, raw: unknown): z.output<Input>;
