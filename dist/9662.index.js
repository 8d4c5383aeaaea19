export const id = 9662;
export const ids = [9662];
export const modules = {

/***/ 69498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/**
 * An object without the keys whose value is undefined, so that spreading it hides nothing and a written document does not name them.
 * Keys keep their order.
 */
function defined(value) {
    const kept = {};
    for (const key in value) {
        const each = value[key];
        if (each !== undefined)
            kept[key] = each; // What the line before made sure of.
    }
    return kept;
}


/***/ }),

/***/ 2717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J_: () => (/* binding */ lostTalksText),
/* harmony export */   K4: () => (/* binding */ talkNoiseText),
/* harmony export */   kv: () => (/* binding */ talkText)
/* harmony export */ });
/* unused harmony export TALK_ENDS */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__;

/** Why a talk with a simulated user ended, as the rest of a sentence that begins with "ended: ". */
var TALK_ENDS;
function TALK_ENDS$made() { return TALK_ENDS = {
    goal_reached: 'the user reached its goal',
    agent_hands_over: 'the agent handed over to a person',
    user_gives_up: 'the user gave up',
    max_turns: 'as long as it may be',
}; }
/** What a reader of one attempt wants to know of its talk: `simulated user, ended: the user gave up`. */
const talkText = ({ ended }) => `simulated user, ${ended === undefined ? 'broke off' : `ended: ${(TALK_ENDS ?? TALK_ENDS$made())[ended]}`}`;
/** Where the scatter of talks comes from, in a sentence; standard deviations of `what`. */
function talkNoiseText({ user, agent, judge, users, values, }, what) {
    const of = `${(0,(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(values, 'talk')} with ${(0,(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(users, 'user')}`;
    if (users === 1 && agent !== null)
        return `Scatter of ${what} in ${of}: agent ${agent.toFixed(2)}${judge === null ? '' : ` and judge ${judge.toFixed(2)}`} (standard deviations); of users nothing can be told, since all talks had the same one.`;
    if (user === null || agent === null)
        return `What scatters in ${what} is not separable into users and agent: in ${of} each user was met once (user.seeds meets them again).`;
    const ofJudge = judge === null
        ? '(that of the judge included, which judged no answers twice)'
        : `and judge ${judge.toFixed(2)}`;
    return `Scatter of ${what} in ${of}: users ${user.toFixed(2)}, agent ${agent.toFixed(2)} ${ofJudge} (standard deviations).`;
}
/** How many talks of a run were thrown away: never a fault of the agent, and a measure of how far its users can be trusted. */
function lostTalksText({ talks, lost, errored, }) {
    const of = (0,(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(talks, 'talk');
    if (lost === 0)
        return `${of} with simulated users, none of them thrown away.`;
    const without = errored === 0 ? '' : `; ${(0,(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(errored, 'attempt')} had no other and no verdict`;
    return `${lost} of ${of} with simulated users (${(0,(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(lost / talks)}) thrown away, because the user was faulty and not the agent${without}.`;
}


/***/ })

};
