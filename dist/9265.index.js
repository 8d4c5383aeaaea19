export const id = 9265;
export const ids = [9265];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61531);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56025);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);





/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .createEngine */ .P)({
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_4__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 86142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hintsText)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56025);

/** What can be done about scorers that could not judge, each thing once; for stderr, beside the results on stdout. */
function hintsText(errors) {
    const hints = new Set(errors.flatMap(({ hint }) => hint ?? []));
    return [...hints].map((hint) => `what to do: ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(hint)}\n`).join('');
}


/***/ }),

/***/ 62740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ judgeLine)
/* harmony export */ });
/* harmony import */ var _reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38987);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56025);


/** Who judged, and whose verdicts are a screen only without a model (metrics.md 10.7); empty where nobody was asked. */
async function judgeLine(engine, names) {
    const { judge, registry } = await engine.scoring();
    const judged = registry.all().filter(({ name, deterministic }) => !deterministic && names.includes(name));
    if (judged.length === 0)
        return '';
    const low = judged.filter(({ offlineConfidence }) => judge.mode === 'offline' && offlineConfidence === 'low');
    const parts = [
        `judge ${(0,_reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeName */ .Bt)({ judge })}`,
        ...(low.length === 0 ? [] : [`low confidence: ${low.map(({ name }) => name).join(', ')}`]),
    ];
    return `${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(parts.join(' · '))}\n`;
}


/***/ }),

/***/ 43369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Text of a file named on the command line, or of standard input for `-`. */
async function readInput(engine, path) {
    if (path !== '-') {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.ports.env.cwd(), path);
        if (engine.ports.files.stat(absolute)?.kind !== 'file')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no file ${path}`, {
                where: absolute,
                hint: 'Check the path; "-" reads standard input.',
            });
        return withoutMark(await engine.ports.files.readText(absolute));
    }
    const pieces = [];
    for await (const piece of process.stdin)
        pieces.push(piece);
    return withoutMark(Buffer.concat(pieces).toString('utf8'));
}
/** Some editors begin UTF-8 with a byte order mark, which is no JSON. */
const withoutMark = (text) => text.replace(/^\ufeff/, '');
/** JSON with a message that says where it stands. */
function parseJson(text, where) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
            where,
            hint: 'Give one JSON object, or one a line for JSONL.',
            cause: error,
        });
    }
}
/** Names separated by commas, blanks dropped. */
function namesOf(text) {
    return (text ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}


/***/ }),

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16908);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);



/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. */
async function scoreWith(scorer, subject, options) {
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold: options.threshold ?? scorer.threshold ?? options.fallbackThreshold ?? DEFAULT_THRESHOLD,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ signal: options.signal }),
        ...(options.batch === undefined
            ? {}
            : { batch: options.batch, batchNames: new Set(options.batch.map(({ name }) => name)) }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, { ...options, batch: scorers }).catch(unlessExhausted)));
    const results = Object.create(null);
    const errors = Object.create(null);
    outcomes.forEach((outcome, index) => {
        const name = scorers[index].name;
        if (outcome.status === 'scored')
            results[name] = outcome.result;
        else
            errors[name] = outcome.error;
    });
    return { results, errors };
}
function unlessExhausted(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ hint }) },
        usage: (0,_judges_spent_js__WEBPACK_IMPORTED_MODULE_2__/* .spentBefore */ .q)(error),
    };
}
/** True only when every scorer asked for gave a passing result (interface 4.2 rule 2); an error is not a pass. */
function overallPass(scored) {
    const results = Object.values(scored.results);
    return (Object.keys(scored.errors).length === 0 && results.length > 0 && results.every((result) => result.pass));
}


/***/ }),

/***/ 16908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   q: () => (/* binding */ spentBefore)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16479);

/** Errors are made far below the code that counts the cost; this keeps the usage with the error until it gets there. */
const USAGE_OF_ERROR = new WeakMap();
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    USAGE_OF_ERROR.set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? USAGE_OF_ERROR.get(error) : undefined) ?? _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Th: () => (/* binding */ BODY_LIMIT),
  $Z: () => (/* binding */ DOCUMENTS_LIMIT),
  qN: () => (/* binding */ begin),
  T1: () => (/* binding */ call),
  h9: () => (/* binding */ defineOperation),
  c9: () => (/* binding */ defineWatched),
  ni: () => (/* binding */ start)
});

// UNUSED EXPORTS: checked

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys = __webpack_require__(5354);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,unknown_keys/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,distance/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,value_problems/* pathText */.L)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const MIB = 1_048_576;
/** Largest body of most requests in bytes, and of those that are a list of documents (contract 9). */
const BODY_LIMIT = MIB;
const DOCUMENTS_LIMIT = 32 * MIB;
function defineOperation(operation) {
    return operation;
}
/** An operation that is started and finished at once where it is called. */
function defineWatched(operation) {
    return {
        ...operation,
        async run(input, engine, options) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                // Border: every option beyond those of a call is optional.
                const started = __addDisposableResource(env_1, await operation.start(input, engine, options), true);
                return (await started.finish()).response;
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
async function call(operation, raw, engine, options = {}) {
    const answer = await operation.run(checked(operation, raw), engine, options);
    return operation.output.parse(answer);
}
/** The same way in for whoever does not wait: the answer of what goes on in the background. */
async function begin({ begin: run, ...operation }, raw, engine) {
    return call({ ...operation, run: run ?? operation.run }, raw, engine);
}
/** The same way in for whoever watches the work: checks the request, and hands over what is ready to go. */
async function start(operation, raw, engine, options) {
    return operation.start(checked(operation, raw), engine, options);
}
/** A request as the operation takes it, with its defaults; Fault `validation_failed` with every problem. */
function checked(operation, raw) {
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const problems = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,value_problems/* valueProblems */.c)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,value_problems/* pathText */.L)(path),
                message: `${message}${word === undefined ? '' : (0,suggest/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new errors/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
            where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
            hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
            problems,
        });
    return parsed.data;
}
/** Keys that an object with a fixed choice of keys does not have, such as a credential of another provider, where no likely one is meant. */
function closedKeys(error, misspelt) {
    const named = new Set(misspelt.map(({ path }) => path));
    return (error?.issues ?? []).flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => ({
            path: (0,value_problems/* pathText */.L)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
}


/***/ }),

/***/ 38987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ judgeName),
/* harmony export */   H7: () => (/* binding */ besideRate),
/* harmony export */   LQ: () => (/* binding */ rateParts),
/* harmony export */   Oj: () => (/* binding */ rateMarkdown),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);


/** The verdict in one word. */
const VERDICT_WORDS = {
    passed: 'PASSED',
    failed: 'FAILED',
    neutral: 'NEUTRAL',
};
/** The parts of the rate sentence, written so that rate and bound never look equal when they are not. */
function rateParts({ header, required_pass_rate, fail_on }) {
    const { passed, failed } = header.counts;
    const judged = passed + failed;
    const [rate, bound] = header.pass_rate === null
        ? ['', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(required_pass_rate)]
        : fail_on === 'unknown' || fail_on === 'merge'
            ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(header.pass_rate), '']
            : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercentAgainst */ .su)(header.pass_rate, required_pass_rate);
    const interval = header.pass_rate_interval;
    return {
        judged,
        count: judged === 0 ? 'no case was judged' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(judged)} passed`,
        rate: rate === '' || interval === null ? rate : `${rate} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterval */ .vy)(interval)}`,
        required: fail_on === 'failure'
            ? `required ${bound}`
            : fail_on === 'never'
                ? 'nothing gates'
                : fail_on === 'merge'
                    ? 'gated after the merge'
                    : fail_on === 'unknown'
                        ? 'gate: as the run was set'
                        : 'gate: regressions only',
    };
}
/** The rate in Markdown, `**Pass rate 92 % [75, 98]** (23 of 25 passed)`; without the count where the reason has just given it. */
function rateMarkdown(report) {
    const { count, rate, judged } = rateParts(report);
    if (judged === 0)
        return `**${count}**`;
    const { reason, counts } = report.header;
    const isStated = new RegExp(`\\b${counts.passed} of ${judged} (?:gating )?cases? passed`).test(reason);
    return isStated ? `**Pass rate ${rate}**` : `**Pass rate ${rate}** (${count})`;
}
/** What the rate leaves unsaid: errored and skipped cases, failures that do not gate. */
function besideRate({ counts }, weakFailures) {
    return [
        ...(counts.errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.errored, 'case')} errored`] : []),
        ...(counts.skipped > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.skipped, 'case')} skipped`] : []),
        ...(weakFailures > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(weakFailures, 'failure does', 'failures do')} not gate`] : []),
    ];
}
/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
function judgeName({ judge }) {
    if (judge.mode === 'offline' && judge.model === _schema_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORDED_OUTCOMES */ .RD)
        return 'nobody (outcomes as recorded)';
    return judge.mode === 'offline' ? 'offline (heuristic)' : judge.model;
}


/***/ }),

/***/ 23808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   su: () => (/* binding */ formatPercentAgainst),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   zJ: () => (/* binding */ ratesThatAddUp)
/* harmony export */ });
const round = (value, digits) => value.toFixed(digits);
/** The fewest digits (up to `most`) at which both numbers, once rounded, still compare as they truly do. */
function tellingDigits(a, b, least, most) {
    for (let digits = least; digits < most; digits += 1) {
        const order = Math.sign(Number(round(a, digits)) - Number(round(b, digits)));
        if (order === Math.sign(a - b))
            return digits;
    }
    return most;
}
/** A number of percent without trailing zeros; never 0 or 100 unless it is exactly that. */
function percentNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    const digits = Math.max(tellingDigits(percent, 100, 0, 2), tellingDigits(percent, 0, 0, 2));
    return String(Number(round(percent, digits)));
}
/** A share as percent, `92 %`. Almost all is never shown as 100 %, almost none never as 0 %. */
function formatPercent(share) {
    return `${percentNumber(share)} %`;
}
/** How many digits a rate in percent has: none where it is whole, else one, or as many as tell it from all and none. */
function rateDigits(percent) {
    if (Math.abs(percent - Math.round(percent)) < 1e-9)
        return 0;
    return Math.max(tellingDigits(percent, 100, 1, 2), tellingDigits(percent, 0, 1, 2));
}
/** A rate as percent with a digit where it is not whole, as the reason of a run says it: `92 %`, `87.5 %`. */
function formatRate(share) {
    return `${rateNumber(share)} %`;
}
function rateNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    return round(percent, rateDigits(percent));
}
/** Both rates as `formatRate` shows them, and the difference as a reader who subtracts them finds it, with its digits. */
function ratesThatAddUp(a, b) {
    const digits = Math.max(rateDigits(a * 100), rateDigits(b * 100));
    const shown = (share) => Number(round(share * 100, rateDigits(share * 100)));
    return { a: formatRate(a), b: formatRate(b), delta: (shown(b) - shown(a)) / 100, digits };
}
/** A share beside its bound, with as many digits as show on which side of it the share lies: `89.6 %` and `90 %`. */
function formatPercentAgainst(share, bound) {
    const against = Number(round(bound * 100, 4));
    const side = Math.sign(share - bound);
    const least = tellingDigits(share * 100, bound * 100, 0, 4);
    const digits = [1, 2, 3, 4].filter((count) => count >= least);
    const candidates = [
        ...(least === 0 || rateDigits(share * 100) >= least ? [rateNumber(share)] : []),
        ...digits.map((count) => round(share * 100, count)),
    ];
    // The same on paper as in truth: below, equal or above.
    const shown = candidates.find((text) => Math.sign(Number(text.replace(/[<>]/, '')) - against) === side);
    return [`${shown ?? round(share * 100, 4)} %`, `${against} %`];
}
/** A confidence interval of a share in percent, `[75, 98]`. */
function formatInterval(interval) {
    return `[${percentNumber(interval[0])}, ${percentNumber(interval[1])}]`;
}
/** A score with two digits, `0.50`. */
function formatScore(score) {
    return round(score, 2);
}
/** A score beside its threshold, `0.50 < 0.70`; more digits where two would hide the difference, `0.6996 < 0.70`. */
function formatAgainst(score, threshold) {
    const digits = tellingDigits(score, threshold, 2, 4);
    return `${round(score, digits)} ${score < threshold ? '<' : '≥'} ${String(threshold).length > 4 ? threshold : formatScore(threshold)}`;
}
/** A duration: `420 ms`, `1.3 s`, `2 min 5 s`, `1 h 4 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${round(ms / 1000, 1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
/** US dollars: two digits from one dollar up, two telling digits below, `$0.042`. */
function formatMoney(usd) {
    if (usd === 0)
        return '$0';
    if (usd < 0.0001)
        return '<$0.0001';
    if (usd >= 0.995) {
        const [whole, cents] = round(usd, 2).split('.');
        return `$${formatCount(Number(whole))}.${cents}`;
    }
    const shown = Number(usd.toPrecision(2));
    return `$${shown.toFixed(Math.max(2, 1 - Math.floor(Math.log10(shown))))}`;
}
/** A whole number with thousands separators, `12,345`; the same in every locale. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A count with its noun, `1 case`, `2 cases`; for nouns that take an s, or with the plural given. */
function formatCounted(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}


/***/ })

};
