import type { z } from 'zod';
import type { Engine } from '../../engine/engine.js';
import { Fault } from '../../errors.js';
/** Which part of a list is wanted; `cursor` is the `next_cursor` of the part before. */
export interface PageRequest {
    limit: number;
    cursor?: string;
}
/** Part of a list (contract 9); `next_cursor` is null at its end. */
export interface ResourcePage {
    data: unknown[];
    next_cursor: string | null;
}
/** The path segment of a resource: what operations that make or change one of them are about. */
export type ResourceName = 'agents' | 'batches' | 'evaluations' | 'experiments' | 'optimizations' | 'runs' | 'scorers' | 'test-cases' | 'traces' | 'webhooks';
/** Something that can be read, and maybe deleted, under `/v1/{name}`: HTTP makes its routes of this. `Parts` is what it uses of the engine. */
export interface Resource<Parts = Engine> {
    readonly name: ResourceName;
    /** Path parameter of one of them, e.g. `scorer_id`: its name in the answers. */
    readonly key: string;
    /** One sentence for the description of the service. */
    readonly summary: string;
    /** One entry of a list. */
    readonly item: z.ZodType;
    /** The answer of GET …/{id}. */
    readonly whole: z.ZodType;
    /** Fault `validation_failed` for a cursor of something else. */
    list(engine: Parts, page: PageRequest): Promise<ResourcePage>;
    /** The whole as a value, or as the pieces of its JSON where it may be large; undefined when there is none. */
    get(engine: Parts, id: string, query: Readonly<Record<string, string>>): Promise<{
        value: unknown;
    } | {
        text: Iterable<string>;
    } | undefined>;
    /** Fault `not_found`; `conflict` for what the evals folder holds. */
    remove?(engine: Parts, id: string): Promise<void>;
}
/** That there is nothing of this id to delete. */
export declare function notThere(what: string, id: string): Fault;
/** That something stands in a file, which the service only reads. */
export declare function inEvals(what: string, id: string, file: string): Fault;
