import type { CodePlace } from '../sandbox/javascript/javascript.js';
import type { Agent, Credentials } from '../schema/agent.js';
import type { Variant } from '../schema/experiment.js';
import type { ExperimentFile } from '../schema/file-kinds.js';
import type { CustomScorer } from '../schema/scorer.js';
import type { Settings } from '../schema/settings.js';
import type { TestCase } from '../schema/test-case.js';
import type { LoadedWorkspace } from '../workspaces/loaded-workspace.js';
import type { LoadedWorld } from '../worlds/loaded-world.js';
/** Where something stands. `file` is relative to the folder that holds the evals folder, with forward slashes; both numbers start at 1. */
export interface Location {
    file: string;
    line: number;
    column: number;
}
/** One thing that is wrong in the evals folder (`error`), or that could be better (`advice`, only in `validate`). */
export interface FileProblem extends Location {
    severity: 'error' | 'advice';
    message: string;
}
/** A `${NAME}` that was written where interpolation is allowed (contract 2), with its place for the message when it is unset. */
export interface VariableUse extends Location {
    name: string;
}
/**
 * An agent of the evals folder. Its credentials, headers and environment are raw: they still say `${NAME}`; what calls the
 * agent goes through `resolveVariables` first.
 */
export interface LoadedAgent {
    agent: Agent;
    rawCredentials: Credentials;
    /** Folder that holds the evals folder; a program's relative `cwd` starts here (contract 3). */
    home: string;
    location: Location;
    variables: VariableUse[];
    /** What it works in, where its file or the settings say so. */
    workspace?: LoadedWorkspace;
    /** Absolute path of `system_prompt_file`, which `optimize --write` replaces. */
    systemPromptPath?: string;
}
export interface LoadedScorer {
    scorer: CustomScorer;
    location: Location;
    /** Absolute path of `rubric_file` or `file`, links resolved. */
    rubricPath?: string;
    /** Where code stands and what it may read. */
    place?: CodePlace;
}
/** Place of a case with the line of each of its turns. */
interface CaseLocation extends Omit<Location, 'column'> {
    /** Left out where all stand on the line of the case. */
    turnLines?: number[];
}
/** A test case with every text file read in. Marks are as written: defaults of the settings are applied when a run is planned. */
export interface LoadedCase {
    case: TestCase;
    location: CaseLocation;
    /** SHA-256 over everything that can change its result; not its name, tags or place. */
    hash: string;
    /** Absolute folder of its file: attachment paths start here. */
    baseFolder: string;
    /** What its attempts work in, where the case itself says so. */
    workspace?: LoadedWorkspace;
    /** Absolute paths of the files that it names, links resolved, and patterns of `context_files` as they are written. */
    reads?: string[];
    /** The world that it is played in. */
    world?: LoadedWorld;
}
/** An experiment with its agent filled in and its prompt files read. */
export interface LoadedExperiment {
    experiment: ResolvedExperiment;
    location: Location;
}
type ResolvedExperiment = Omit<ExperimentFile, 'agent_id' | 'id' | 'variants'> & {
    id: string;
    agent_id: string;
    variants: LoadedVariant[];
};
/** A variant with its texts read in; a file of a commit is read when it is played. */
export interface LoadedVariant {
    name: string;
    config: Omit<Variant['config'], 'files'> & {
        files?: LaidFiles | undefined;
    };
}
export type LaidFiles = Record<string, {
    text: string;
} | {
    git: string;
    path: string;
} | null>;
/** A webhook of `assay.yaml`; its secret is raw. */
export interface LoadedWebhook {
    webhook: Settings['webhooks'][number];
    variables: VariableUse[];
}
/** Everything the evals folder holds (contract 2). */
export interface Evals {
    /** The evals folder, absolute, symbolic links resolved. */
    root: string;
    /** Files may be read from here down: the git top level, else the folder that holds the evals folder. */
    boundary: string;
    /** Webhook secrets in here are raw; see `webhooks`. */
    settings: Settings;
    webhooks: LoadedWebhook[];
    agents: LoadedAgent[];
    scorers: LoadedScorer[];
    cases: LoadedCase[];
    experiments: LoadedExperiment[];
    worlds: LoadedWorld[];
    /** Some case is marked `only`. */
    hasOnly: boolean;
}
export {};
