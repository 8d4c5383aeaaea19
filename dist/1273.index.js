export const id = 1273;
export const ids = [1273];
export const modules = {

/***/ 11273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _ports_heap_bounded_heap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51349);
/* harmony import */ var _schema_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31608);



/** The `assay` command. Sets the exit code of contract 6; never calls exit, so that piped output is written to the end. */
async function main(argv = process.argv.slice(2)) {
    if (argv[0] === '--version' || argv[0] === '-V') {
        process.stdout.write(`${_schema_product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT */ .A.version}\n`);
        return;
    }
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', endOfReader);
    try {
        (0,_ports_heap_bounded_heap_js__WEBPACK_IMPORTED_MODULE_1__/* .boundHeap */ .Vu)();
        const { runProgram } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7375), __webpack_require__.e(8698), __webpack_require__.e(5516)]).then(__webpack_require__.bind(__webpack_require__, 35516));
        (0,_ports_heap_bounded_heap_js__WEBPACK_IMPORTED_MODULE_1__/* .boundHeap */ .Vu)();
        process.exitCode = await runProgram(argv);
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error);
        const [{ faultText }, { shownText }] = await Promise.all([
            __webpack_require__.e(/* import() */ 6472).then(__webpack_require__.bind(__webpack_require__, 26472)),
            __webpack_require__.e(/* import() */ 6739).then(__webpack_require__.bind(__webpack_require__, 76739)),
        ]);
        process.stderr.write(shownText(faultText(fault)));
        process.exitCode = fault.exitCode;
    }
}
/** `assay … | head`: whoever reads has seen enough, which is no failure of ours. Everything else that a stream says is one. */
function endOfReader(error) {
    if (error.code !== 'EPIPE')
        throw error;
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ faultSentences),
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   US: () => (/* binding */ NO_EVALS),
/* harmony export */   fr: () => (/* binding */ firstProblems),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   y2: () => (/* binding */ (FAULTS ?? FAULTS$made())),
/* harmony export */   z9: () => (/* binding */ faultLine)
/* harmony export */ });
/**
 * The one error class of the product and the one table behind it: what a fault is called, what an entry point answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the entry points. `http` is the status, `exit` the process exit code (contract 6 and 9). */
var FAULTS;
function FAULTS$made() { return FAULTS = {
    usage: { http: 400, exit: 2, retry: false },
    malformed_json: { http: 400, exit: 2, retry: false },
    unauthorized: { http: 401, exit: 2, retry: false },
    forbidden: { http: 403, exit: 2, retry: false },
    not_found: { http: 404, exit: 2, retry: false },
    method_not_allowed: { http: 405, exit: 2, retry: false },
    conflict: { http: 409, exit: 2, retry: false },
    too_large: { http: 413, exit: 2, retry: false },
    unsupported_media_type: { http: 415, exit: 2, retry: false },
    misdirected_request: { http: 421, exit: 2, retry: false },
    validation_failed: { http: 422, exit: 2, retry: false },
    scorer_failed: { http: 502, exit: 3, retry: false },
    agent_failed: { http: 502, exit: 3, retry: false },
    judge_error: { http: 502, exit: 3, retry: false },
    budget_exhausted: { http: 502, exit: 3, retry: false },
    timeout: { http: 502, exit: 3, retry: true },
    connection: { http: 502, exit: 3, retry: true },
    overloaded: { http: 502, exit: 3, retry: true },
    rate_limited: { http: 429, exit: 3, retry: true },
    provider_error: { http: 502, exit: 3, retry: false },
    address_denied: { http: 422, exit: 2, retry: false },
    storage: { http: 500, exit: 3, retry: false },
    locked: { http: 409, exit: 3, retry: false },
    cancelled: { http: 499, exit: 130, retry: false },
    internal: { http: 500, exit: 70, retry: false },
}; }
/** Subcode of the fault that there is no evals folder; each entry point has its own advice. */
const NO_EVALS = 'no_evals';
/** Problems that are listed of many: nobody reads more, and the first few often explain the others. */
const MOST_LISTED = 100;
/** The first of many problems, and a last one that says how many more there are. */
function firstProblems(problems, most = MOST_LISTED) {
    const more = problems.length - most;
    return more <= 0 ? problems : [...problems.slice(0, most), { path: '', message: `and ${more} more` }];
}
/** A fault of the whole: something that stops an operation. A fault of one item is data instead and never thrown past its item. */
class Fault extends Error {
    code;
    where;
    hint;
    problems;
    subcode;
    retryAfterMs;
    status;
    retry;
    constructor(code, what, parts = {}) {
        super(what, parts.cause === undefined ? undefined : { cause: parts.cause });
        this.name = 'Fault';
        this.code = code;
        this.where = parts.where;
        this.hint = parts.hint;
        this.problems = parts.problems ?? [];
        this.subcode = parts.subcode;
        this.retryAfterMs = parts.retryAfterMs;
        this.status = parts.status;
        this.retry = parts.retry ?? (FAULTS ?? FAULTS$made())[code].retry;
    }
    get exitCode() {
        return (FAULTS ?? FAULTS$made())[this.code].exit;
    }
}
/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
function asFault(error) {
    if (error instanceof Fault)
        return error;
    const first = beforeClosing(error);
    if (first !== undefined)
        return asFault(first.suppressed);
    const what = error instanceof Error ? error.message : String(error);
    return new Fault('internal', what, {
        cause: error,
        hint: 'This is a bug in Assay. Please report it with the command you ran.',
    });
}
/**
 * A `using` block that failed and then could not close either throws both as one SuppressedError: what went wrong first is what people
 * have to know. By its name, because Node 20 has no such class.
 */
function beforeClosing(error) {
    const both = error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error;
    return both ? error : undefined;
}
/** What happened and what to do, as sentences. */
function faultSentences({ message, hint }) {
    if (hint === undefined)
        return message;
    return `${message}${/[.!?:]$/.test(message) ? '' : '.'} ${hint}`;
}
/** One line for logs and item errors: code (and subcode) first, then the sentence. */
function faultLine(fault) {
    const code = fault.subcode === undefined ? fault.code : `${fault.code} (${fault.subcode})`;
    return `${code}: ${fault.message}${fault.where === undefined ? '' : ` [${fault.where}]`}`;
}


/***/ }),

/***/ 31608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ (PRODUCT ?? PRODUCT$made()))
/* harmony export */ });
/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
var PRODUCT;
function PRODUCT$made() { return PRODUCT = { name: 'assay', package: 'agent-assay', version: '0.1.0' }; }


/***/ })

};
