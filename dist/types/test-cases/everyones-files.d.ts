/** What a changed file means to cases that do not name it: to all of them, to those that say nothing, or to none. */
type Concern = 'every' | 'undeclared' | 'none';
/** Where things stand in the repository; paths from its top with forward slashes, '' for the top itself. */
export interface SuitePlaces {
    /** The evals folder. */
    evals: string;
    /** The folder that holds it; undefined when that is outside the repository. */
    home: string | undefined;
    /** Whether a file of the evals folder belongs to a resource: the prompt of an agent, the tools of a world, the file that a case was loaded from. */
    belongs(path: string): boolean;
}
/**
 * What a changed file means, apart from cases that name it. Judge, gate and scorers, what chooses versions, the workflow, and
 * cases that are gone concern every case. Documentation and resources of others concern none. Anything else could be part of
 * the agent, so it concerns the cases that do not say what they depend on: overlooked, it would go untested; too much costs
 * only money.
 */
export declare function concernOf(path: string, places: SuitePlaces): Concern;
export {};
