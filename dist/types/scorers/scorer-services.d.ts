import type { CodePorts } from './custom/code-runner.js';
/** What scorers and checks may use beyond what they judge. Each is given where it can be had. */
export interface ScorerServices {
    /** Where own code runs, and the evals folder (absolute, links resolved) that its files stand in. */
    readonly code?: {
        readonly ports: CodePorts;
        readonly folder: string;
    };
}
