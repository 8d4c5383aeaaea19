export const id = 7783;
export const ids = [7783];
export const modules = {

/***/ 47783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ (OWNERS ?? OWNERS$made())),
/* harmony export */   R6: () => (/* binding */ (CATEGORIES ?? CATEGORIES$made())),
/* harmony export */   YG: () => (/* binding */ isTaxonomy),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   isOfAgent: () => (/* binding */ isOfAgent)
/* harmony export */ });
/** Who can mend a failure; only `prompt` ones are worth an instruction (improvement.md 3). */
var OWNERS;
function OWNERS$made() { return OWNERS = ['prompt', 'tool', 'data', 'model', 'infra', 'evaluator', 'test']; }
/** Kinds of failure with stable ids (improvement.md 3), compatible with the modes of MAST (arXiv 2503.13657). */
var CATEGORIES;
function CATEGORIES$made() { return CATEGORIES = {
    wrong_tool: 'prompt',
    missing_tool_call: 'prompt',
    unneeded_tool_call: 'prompt',
    bad_tool_arguments: 'tool',
    loop_or_repetition: 'prompt',
    premature_stop: 'prompt',
    context_lost: 'prompt',
    hallucination: 'prompt',
    wrong_fact: 'data',
    incomplete_answer: 'prompt',
    instruction_ignored: 'prompt',
    format_violation: 'prompt',
    language_mismatch: 'prompt',
    verbosity: 'prompt',
    tone: 'prompt',
    over_refusal: 'prompt',
    missing_refusal: 'prompt',
    policy_violation: 'prompt',
    clarification_missing: 'prompt',
    unwarranted_clarification: 'prompt',
    injection_followed: 'prompt',
    pii_leak: 'prompt',
    timeout: 'infra',
    rate_limit: 'infra',
    provider_error: 'infra',
    tool_backend_error: 'infra',
    evaluator_error: 'evaluator',
    test_case_error: 'test',
    budget_exceeded: 'infra',
    other: 'model',
}; }
/** Whether a kind of failure is one of the taxonomy, not a cluster outside of it. */
function isTaxonomy(kind) {
    return Object.hasOwn((CATEGORIES ?? CATEGORIES$made()), kind);
}
/** Who can mend a kind of failure; a cluster that nobody named yet is taken for the prompt's. */
function ownerOf(kind) {
    return isTaxonomy(kind) ? (CATEGORIES ?? CATEGORIES$made())[kind] : 'prompt';
}
/** Whether the agent, its tools or its data can have caused a kind of failure; the others are recognised by structure (improvement.md 2.2 step 1). */
function isOfAgent(kind) {
    const owner = ownerOf(kind);
    return owner !== 'infra' && owner !== 'evaluator' && owner !== 'test';
}


/***/ })

};
