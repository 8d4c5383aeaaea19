export const id = 865;
export const ids = [865];
export const modules = {

/***/ 70865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   javaScriptCheck: () => (/* binding */ javaScriptCheck)
/* harmony export */ });
/* unused harmony exports verdictOf, requireIsolation */
/* harmony import */ var _javascript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55103);


/**
 * Asks own code whether an attempt is right: its default export (or `score`, or inline code) gets `attempt` and gives a boolean, a number
 * from 0 to 1, or `{pass, score, reason}` with at least one of `pass` and `score`. Rejects like `JavaScript`. An attempt is any JSON value;
 * its keys are globals of inline code as well.
 */
async function javaScriptCheck(ports, code, attempt, options = {}) {
    const { outcome, ...rest } = await (0,_javascript_js__WEBPACK_IMPORTED_MODULE_0__.javaScriptOf)(ports).run(code, {
        ...options,
        globals: Object.entries(attempt),
        subject: attempt,
    });
    if (outcome.status === 'failed')
        return { ...outcome, ...rest };
    const verdict = verdictOf(outcome.value);
    return typeof verdict === 'string'
        ? { status: 'failed', subcode: 'bad_result', message: verdict, ...rest }
        : { status: 'value', ...verdict, ...rest };
}
/** A result as a verdict, or what is wrong with it. */
function verdictOf(value) {
    if (typeof value === 'boolean')
        return { pass: value, score: value ? 1 : 0, reason: null };
    if (typeof value === 'number')
        return isScore(value) ? { pass: null, score: value, reason: null } : notScore(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return `the result is of type ${typeName(value)}: give a boolean, a number from 0 to 1, or {pass, score, reason}`;
    const own = new Map(Object.entries(value));
    const [pass, score, reason] = [
        own.get('pass') ?? null,
        own.get('score') ?? null,
        own.get('reason') ?? own.get('reasoning') ?? null,
    ];
    if (pass === null && score === null)
        return `the result has neither \`pass\` nor \`score\`; its keys are: ${[...own.keys()].join(', ').slice(0, 200)}`;
    if (pass !== null && typeof pass !== 'boolean')
        return `\`pass\` is of type ${typeName(pass)}, not a boolean`;
    if (reason !== null && typeof reason !== 'string')
        return `\`reason\` is of type ${typeName(reason)}, not a text`;
    if (score !== null && typeof score !== 'number')
        return `\`score\` is of type ${typeName(score)}, not a number`;
    if (score !== null && !isScore(score))
        return notScore(score);
    return { pass, score: score ?? (pass === true ? 1 : 0), reason };
}
function isScore(value) {
    return value >= 0 && value <= 1;
}
function notScore(value) {
    return `the score is ${value}, not between 0 and 1`;
}
function typeName(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'array' : typeof value;
}
/** Throws Fault `scorer_failed` (`not_isolated`) unless files, network and processes are out of reach of code here. */
async function requireIsolation(ports, where) {
    const { level, missing } = await javaScriptOf(ports).isolation();
    if (level === 'full')
        return;
    throw new Fault('scorer_failed', `${where} requires isolation, and this machine lacks: ${missing.join(', ')}.`, {
        where,
        hint: 'Run it on Linux 5.13 or later with Landlock, seccomp and python3, or take require_isolation away.',
        subcode: 'not_isolated',
    });
}


/***/ })

};
