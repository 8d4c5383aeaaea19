/** Who can mend a failure; only `prompt` ones are worth an instruction (improvement.md 3). */
export declare const OWNERS: readonly ['prompt', 'tool', 'data', 'model', 'infra', 'evaluator', 'test'];
export type Owner = (typeof OWNERS)[number];
/** Kinds of failure with stable ids (improvement.md 3), compatible with the modes of MAST (arXiv 2503.13657). */
export declare const CATEGORIES: {
    readonly wrong_tool: 'prompt';
    readonly missing_tool_call: 'prompt';
    readonly unneeded_tool_call: 'prompt';
    readonly bad_tool_arguments: 'tool';
    readonly loop_or_repetition: 'prompt';
    readonly premature_stop: 'prompt';
    readonly context_lost: 'prompt';
    readonly hallucination: 'prompt';
    readonly wrong_fact: 'data';
    readonly incomplete_answer: 'prompt';
    readonly instruction_ignored: 'prompt';
    readonly format_violation: 'prompt';
    readonly language_mismatch: 'prompt';
    readonly verbosity: 'prompt';
    readonly tone: 'prompt';
    readonly over_refusal: 'prompt';
    readonly missing_refusal: 'prompt';
    readonly policy_violation: 'prompt';
    readonly clarification_missing: 'prompt';
    readonly unwarranted_clarification: 'prompt';
    readonly injection_followed: 'prompt';
    readonly pii_leak: 'prompt';
    readonly timeout: 'infra';
    readonly rate_limit: 'infra';
    readonly provider_error: 'infra';
    readonly tool_backend_error: 'infra';
    readonly evaluator_error: 'evaluator';
    readonly test_case_error: 'test';
    readonly budget_exceeded: 'infra';
    readonly other: 'model';
};
export type CategoryId = keyof typeof CATEGORIES;
/** A category with the fact that it was read off. */
export interface Found {
    category: CategoryId;
    why: string;
    /** Who can mend this one, where it is not who mends most of its kind. */
    owner?: Owner;
}
/** Whether a kind of failure is one of the taxonomy, not a cluster outside of it. */
export declare function isTaxonomy(kind: string): kind is CategoryId;
/** Who can mend a kind of failure; a cluster that nobody named yet is taken for the prompt's. */
export declare function ownerOf(kind: string): Owner;
/** Whether the agent, its tools or its data can have caused a kind of failure; the others are recognised by structure (improvement.md 2.2 step 1). */
export declare function isOfAgent(kind: string): boolean;
