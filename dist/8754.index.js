export const id = 8754;
export const ids = [8754];
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
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21407);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31045);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);




/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 86142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hintsText)
/* harmony export */ });
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31045);

/** What can be done about scorers that could not judge, each thing once; for stderr, beside the results on stdout. */
function hintsText(errors) {
    const hints = new Set(errors.flatMap(({ hint }) => hint ?? []));
    return [...hints].map((hint) => `what to do: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(hint)}\n`).join('');
}


/***/ }),

/***/ 62740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ judgeLine)
/* harmony export */ });
/* harmony import */ var _reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38987);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31045);


/** Who judged, and whose verdicts are a screen only without a model (metrics.md 10.7); empty where nobody was asked. */
async function judgeLine(engine, names) {
    const { judge, registry } = await engine.scoring();
    const asked = registry.all().filter(({ name, deterministic }) => !deterministic && names.includes(name));
    if (asked.length === 0)
        return '';
    const low = asked.filter(({ offlineConfidence }) => judge.mode === 'offline' && offlineConfidence === 'low');
    const parts = [
        `judge ${(0,_reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeName */ .Bt)({ judge })}`,
        ...(low.length === 0 ? [] : [`low confidence: ${low.map(({ name }) => name).join(', ')}`]),
    ];
    return `${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(parts.join(' · '))}\n`;
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

/***/ 72984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _scorers_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67365);


/** Of a batch whose every item lacks a field nobody reads more; the rest is counted. */
const MOST_PROBLEMS = 1000;
/** Aliases of measured values take thresholds in their own unit; everything else takes 0 to 1 (contract 9). */
function thresholdProblems(scorers, threshold) {
    if (threshold === undefined || threshold <= 1)
        return [];
    if (scorers.length > 0 && scorers.every((scorer) => scorer.name === 'latency_ms'))
        return [];
    return [
        {
            path: 'threshold',
            code: 'invalid_field',
            field: 'threshold',
            message: `threshold ${threshold} is above 1; scores go from 0 to 1 (only latency_ms takes milliseconds)`,
        },
    ];
}
/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). */
function preflight(subjects, names, registry) {
    const { scorers, problems } = (0,_scorers_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScorers */ .K)([...new Set(names)], registry);
    const all = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
    for (const { subject, path, threshold } of subjects) {
        all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
        for (const scorer of scorers) {
            const seen = typeof subject === 'function' ? subject(scorer) : subject;
            all.push(...scorer.check(seen).map((problem) => prefixed(path, problem)));
        }
    }
    if (all.length > 0) {
        const first = all[0];
        const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
        const shown = all.slice(0, MOST_PROBLEMS);
        if (shown.length < all.length)
            shown.push({ path: '', message: `and ${all.length - shown.length} more` });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `${first.message}${more}`, {
            where: first.path,
            hint: first.hint ?? 'Add the named fields or leave the scorer out; nothing was judged.',
            problems: shown,
        });
    }
    return scorers;
}
function prefixed(path, problem) {
    const field = problem.path || problem.field || '';
    return { ...problem, path: path === '' ? field : field === '' ? path : `${path}.${field}` };
}


/***/ }),

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* unused harmony export DEFAULT_THRESHOLD */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16908);


/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. */
async function scoreWith(scorer, subject, options) {
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold: options.threshold ?? scorer.threshold ?? options.fallbackThreshold ?? DEFAULT_THRESHOLD,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(options.signal === undefined ? {} : { signal: options.signal }),
        ...(options.partners === undefined
            ? {}
            : { partners: options.partners, companions: new Set(options.partners.map(({ name }) => name)) }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, { ...options, partners: scorers }).catch(unlessExhausted)));
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
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(hint === undefined ? {} : { hint }) },
        usage: (0,_judges_spent_js__WEBPACK_IMPORTED_MODULE_1__/* .spentBefore */ .q)(error),
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

/** Errors are made far below whoever keeps the books; this is the slip that travels with them. */
const SLIPS = new WeakMap();
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    SLIPS.set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? SLIPS.get(error) : undefined) ?? _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 20563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73880);


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be told is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error))}`);
    }
}


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ call),
  KD: () => (/* binding */ checked),
  h9: () => (/* binding */ defineOperation)
});

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




function defineOperation(operation) {
    return operation;
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
    const said = new RegExp(`\\b${counts.passed} of ${judged} (?:gating )?cases? passed`).test(reason);
    return said ? `**Pass rate ${rate}**` : `**Pass rate ${rate}** (${count})`;
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

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ evaluateRequest),
  LB: () => (/* binding */ evaluateResponse),
  bc: () => (/* binding */ subject)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
const message = schemas/* object */.Ikc({
    role: schemas/* enum */.k5n(['user', 'assistant', 'system', 'tool']),
    content: schemas/* string */.YjP(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call = __webpack_require__(65086);
;// CONCATENATED MODULE: ./lib/schema/evaluation.js





/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
const subject = schemas/* object */.Ikc({
    input: schemas/* string */.YjP().optional(),
    output: schemas/* string */.YjP().optional(),
    expected_behavior: schemas/* string */.YjP().optional(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    ground_truth: schemas/* string */.YjP().optional(),
    conversation_history: schemas/* array */.YOg(message).optional(),
    agent_plan: schemas/* string */.YjP().optional(),
    tool_calls: schemas/* array */.YOg(tool_call/* toolCall */.LW).optional(),
    role: schemas/* string */.YjP().optional(),
    system_prompt: schemas/* string */.YjP().optional(),
    domain: schemas/* string */.YjP().optional(),
    allowed_topics: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    advice_types: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    expected_tools: schemas/* array */.YOg(tool_call/* expectedTool */.vc).optional(),
    available_tools: schemas/* array */.YOg(tool_call/* toolDescription */.HG).optional(),
    latency_ms: schemas/* number */.aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
const evaluateRequest = subject.extend({
    turn_id: schemas/* string */.YjP().optional(),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7).min(1),
    threshold: schemas/* number */.aig().min(0).optional(),
});
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
const evaluateResponse = schemas/* object */.Ikc({
    evaluation_id: schemas/* string */.YjP(),
    overall_pass: schemas/* boolean */.zMY(),
    results: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerResult */.sp),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerError */.Tz).optional(),
});


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
function unknownKeys(schema, value) {
    const found = [];
    look(schema, value, [], found);
    return found;
}
/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema, value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const inner = bare(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
        lookIntoRecord(inner, value, path, found);
}
function within(schema, value, step, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    path.push(step);
    look(schema, value, path, found);
    path.pop();
}
function lookIntoObject(schema, value, path, found) {
    const { shape } = schema;
    const catchall = schema.def.catchall;
    const open = catchall !== undefined && !(catchall instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNever */ .iSc);
    const record = value;
    for (const key of Object.keys(record)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field !== undefined)
            within(field, record[key], key, path, found);
        else if (!open)
            found.push({ path: [...path], key, known: Object.keys(shape) });
    }
}
function lookIntoRecord(schema, value, path, found) {
    const names = schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 67365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** The scorers of a request by name, and a problem for every name that is none. */
function resolveScorers(names, registry) {
    const scorers = [];
    const problems = [];
    for (const [index, name] of names.entries()) {
        const scorer = registry.find(name);
        if (scorer)
            scorers.push(scorer);
        else
            problems.push(unknownScorer(name, index, registry, problems));
    }
    return { scorers, problems };
}
/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name, index, registry, before) {
    const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
    const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(name, registry.names());
    if (meant !== null)
        return {
            ...problem,
            message: `There is no scorer "${name}". Did you mean "${meant}"?`,
            hint: `Write "${meant}".`,
        };
    const list = `Scorers are ${registry.names().join(', ')}.`;
    const said = before.some((one) => one.hint === list);
    return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
}


/***/ }),

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word) => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;
/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
function didYouMean(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return null;
    const plain = bare(word);
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let least = limit + 1;
    for (const candidate of candidates) {
        if (plain !== '' && bare(candidate) === plain)
            return candidate;
        if (Math.abs(candidate.length - word.length) > limit)
            continue;
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one, other) {
    if (one.length !== other.length)
        return false;
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return (one[at] !== undefined &&
        one[at] === other[at + 1] &&
        one[at + 1] === other[at] &&
        one.slice(at + 2) === other.slice(at + 2));
}


/***/ })

};
