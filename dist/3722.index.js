export const id = 3722;
export const ids = [3722,2144];
export const modules = {

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

/***/ 17826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _operations_start_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14922);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47655);
/* harmony import */ var _test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88718);
/* harmony import */ var _test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79188);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23808);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);











/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
async function validateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const { evals, problems } = await (0,_test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__.loadEvals)({
        evalsDir: engine.evalsDir,
        ports: engine.ports,
        mode: 'validate',
        scorerNames: _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__/* .AVAILABLE_SCORERS */ .iL,
    });
    // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
    const { problems: unmakeable } = await (0,_test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__.makeScorers)(evals.scorers, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..'), engine.ports);
    const found = [...problems, ...unmakeable].sort(_test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__/* .byPlace */ .hz);
    const errors = found.filter((one) => one.severity === 'error').length;
    const listed = found.map((one) => ({
        severity: one.severity,
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    if (errors === 0) {
        // What only shows when cases meet their scorers: missing fields.
        try {
            await (0,_operations_start_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planRun */ .n)(engine, {});
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .asFault */ .Ps)(error);
            if (fault.exitCode !== 2)
                throw fault;
            const further = fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
            listed.push(...further.map(({ path, message }) => ({ severity: 'error', path, message })));
        }
    }
    const failed = listed.some((one) => one.severity === 'error');
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
    else {
        for (const one of listed)
            out(`${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
        if (!failed)
            out(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.cases.length, 'case')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.agents.length, 'agent')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.scorers.length, 'custom scorer')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.experiments.length, 'experiment')}: no problem\n`);
    }
    return failed ? 2 : 0;
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

/***/ 1633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonBody)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52477);


/**
 * The JSON value of a request's body, at every door. Fault `malformed_json` for what is empty, no UTF-8, no JSON or nested deeper
 * than recursive code may go; `__proto__` is a key like none.
 */
function jsonBody(bytes, whyNot = () => ['The body is not valid JSON.', 'body']) {
    if (bytes.byteLength === 0)
        throw malformed('The request has no body.', 'body');
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw malformed('The body is not valid UTF-8.', 'body');
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw malformed(...whyNot(text));
    }
    if ((0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeper */ .Q)(value, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST */ .F))
        throw malformed(`The body is nested more than ${_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST */ .F} levels deep.`, 'body');
    if (text.includes('"__proto__"') || text.includes('\\u'))
        dropPrototypes(value);
    return value;
}
function malformed(what, where) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('malformed_json', what, {
        where,
        hint: 'Send one JSON object in UTF-8.',
        problems: [{ path: where, message: what }],
    });
}
/** Takes away the key that would change what an object is when it is copied. Depth was checked before. */
function dropPrototypes(value) {
    if (typeof value !== 'object' || value === null)
        return;
    if (Object.hasOwn(value, '__proto__'))
        Reflect.deleteProperty(value, '__proto__');
    for (const inner of Object.values(value))
        dropPrototypes(inner);
}


/***/ }),

/***/ 87608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ eachInPool)
/* harmony export */ });
/* unused harmony export mapPool */
/**
 * Works on items, at most `concurrency` at once, and yields results in the order in which they are done. Items are taken
 * only when there is room, and at most `concurrency` results wait to be collected, so sources may be endless. Leaving the
 * loop early (`break`) takes no new work and waits for what is in flight; so does an error of the worker, which then comes
 * out of the generator.
 */
async function* mapPool(items, concurrency, worker, options = {}) {
    const { signal, stop } = options;
    const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const room = Math.max(1, Math.floor(concurrency));
    const inFlight = new Set();
    const done = [];
    const failures = [];
    let wake = () => undefined;
    let taken = 0;
    let open = true;
    function start(item) {
        const index = taken;
        taken += 1;
        const work = (async () => worker(item, index))()
            .then((result) => void done.push(result), (error) => void failures.push(error))
            .then(() => {
            inFlight.delete(work);
            wake();
        });
        inFlight.add(work);
    }
    const mayTake = () => open && failures.length === 0 && !signal?.aborted && !stop?.();
    // A slow source is asked beside the loop, so results are handed out while it thinks.
    let asking;
    function ask() {
        const next = source.next();
        if (!(next instanceof Promise)) {
            take(next);
            return;
        }
        asking = next.then(take, (error) => {
            failures.push(error);
            open = false;
        });
        asking = asking.then(() => {
            asking = undefined;
            wake();
        });
    }
    function take(next) {
        if (next.done)
            open = false;
        // An answer that comes after the stop is dropped: what was not begun is not begun any more.
        else if (mayTake())
            start(next.value);
    }
    // A source that never answers must not hold up an abort.
    const onAbort = () => wake();
    signal?.addEventListener('abort', onAbort);
    try {
        for (;;) {
            while (asking === undefined && inFlight.size + done.length < room && mayTake())
                ask();
            if (done.length > 0) {
                yield done.shift(); // R may include undefined: that the queue was not empty says it is one
                continue;
            }
            if (inFlight.size === 0 && (asking === undefined || !mayTake()))
                break;
            await new Promise((resolve) => {
                wake = resolve;
            });
        }
    }
    finally {
        open = false;
        signal?.removeEventListener('abort', onAbort);
        await Promise.all(inFlight);
        // Not awaited: a generator that hangs in its own `next` would never return.
        Promise.resolve(source.return?.()).catch(() => undefined);
    }
    if (failures.length > 0)
        throw failures[0];
}
/** The same for work without results to collect: resolves when everything that was begun is done. */
async function eachInPool(items, concurrency, worker, options = {}) {
    for await (const _ of mapPool(items, concurrency, worker, options))
        ;
}


/***/ }),

/***/ 36289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ problemOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** What the status of a code means, where the code does not say it by itself. */
const TITLES = {
    usage: 'Bad request',
    malformed_json: 'The body is not JSON',
    not_found: 'Not found',
    too_large: 'Too large',
    validation_failed: 'The request is not valid',
    internal: 'Internal error',
    storage: 'The state could not be read or written',
};
/**
 * A fault as a client may see it (contract 9, RFC 9457). What an `internal` or `storage` fault says is for the operator's log: it
 * can hold paths and words of other programs, and a client can do nothing about it.
 */
function problemOf(fault) {
    const { http: status } = _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FAULTS */ .y2[fault.code];
    const hidden = HIDDEN[fault.code];
    const title = TITLES[fault.code] ?? sentence(fault.code);
    const headers = { 'content-type': 'application/problem+json' };
    if (fault.retryAfterMs !== undefined)
        headers['retry-after'] = String(Math.max(1, Math.ceil(fault.retryAfterMs / 1_000)));
    if (status === 401)
        headers['www-authenticate'] = 'Bearer';
    const body = {
        type: `urn:assay:problem:${fault.code}`,
        title,
        status,
        detail: hidden ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSentences */ .Lm)(fault),
        code: fault.code,
    };
    if (hidden === undefined && fault.problems.length > 0)
        body.errors = fault.problems.map((problem) => ({ ...problem }));
    return { status, body, headers };
}
const HIDDEN = {
    internal: 'Something went wrong inside the service. Its log says what.',
    storage: 'The state could not be read or written. The log of the service says why.',
};
/** `rate_limited` as "Rate limited". */
function sentence(code) {
    const words = code.replaceAll('_', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
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

/***/ 49916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
function seededRandom(seed = 1) {
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = seed | 0;
    let counter = 1;
    function word() {
        const sum = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    for (let round = 0; round < 12; round += 1)
        word();
    return {
        next: () => word() / 2 ** 32,
        hex(bytes) {
            let text = '';
            for (let index = 0; index < bytes; index += 1)
                text += (word() & 255).toString(16).padStart(2, '0');
            return text;
        },
    };
}


/***/ }),

/***/ 55651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ hashKey),
/* harmony export */   EX: () => (/* binding */ makeApiKey)
/* harmony export */ });
/* unused harmony exports isApiKey, keyMatches */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


const PREFIX = 'assay_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of base 62 hold 256 bits, 6 hold the 32 of the checksum. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const SHAPE = /^assay_[0-9A-Za-z]{49}$/;
/**
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is told apart from a
 * revoked key without a look-up); security.md S47. Shown once; only `hashKey` of it is kept.
 */
function makeApiKey(random) {
    const body = PREFIX + base62(BigInt(`0x${random.hex(32)}`), SECRET_DIGITS);
    return body + base62(BigInt((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(body)), CHECKSUM_DIGITS);
}
/** Whether a text has the form of a key with a checksum that fits. */
function isApiKey(text) {
    if (!SHAPE.test(text))
        return false;
    const body = text.slice(0, -CHECKSUM_DIGITS);
    return text.slice(-CHECKSUM_DIGITS) === base62(BigInt(crc32(body)), CHECKSUM_DIGITS);
}
/** SHA-256 in hex. A plain hash is enough: a key of 256 random bits cannot be guessed from it. */
function hashKey(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex');
}
/** Whether a key belongs to a stored hash; takes the same time wherever they differ (security.md S46). */
function keyMatches(key, storedHash) {
    const given = createHash('sha256').update(key).digest();
    const stored = Buffer.from(storedHash, 'hex');
    // A stored hash of the wrong length is compared with itself: same work, never a match.
    return (timingSafeEqual(given, stored.length === given.length ? stored : given) && stored.length === given.length);
}
function base62(value, digits) {
    let text = '';
    for (let rest = value, place = 0; place < digits; place += 1, rest /= 62n)
        text = DIGITS[Number(rest % 62n)] + text;
    return text;
}


/***/ }),

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52215);

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}


/***/ }),

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four unless told (metrics.md 0.1), and never a negative zero; null stays null. */
function rounded(value, digits = 4) {
    if (value === null)
        return value;
    const scale = 10 ** digits;
    // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
    return (Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0);
}
/** Both ends of an interval, rounded. */
const roundedInterval = (interval) => interval === null ? null : [rounded(interval[0]), rounded(interval[1])];


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 79188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeScorers: () => (/* binding */ makeScorers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28879);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _read_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39636);





/**
 * The custom scorers of the evals folder, ready to be asked, and everything that only shows when they are made: unknown
 * template variables, patterns and code that do not compile, types that are none. All of it at once and at its place
 * (contract 2). `home` is the folder that holds the evals folder.
 */
async function makeScorers(loaded, home, ports) {
    const scorers = [];
    const problems = [];
    const made = await Promise.allSettled(loaded.map(({ scorer }) => (0,_scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__.customScorer)(scorer, ports)));
    for (const [index, one] of made.entries()) {
        if (one.status === 'fulfilled')
            scorers.push(one.value);
        else
            problems.push(...(await placed(loaded[index], one.reason, home, ports)));
    }
    return { scorers, problems };
}
async function placed({ location, scorer }, reason, home, { files }) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC) || reason.code !== 'validation_failed')
        throw reason;
    const found = reason.problems.length > 0 ? reason.problems : [{ path: '', message: reason.message }];
    // Places are looked up again instead of being kept: most scorers have no problem.
    const { pieces } = await (0,_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .readPieces */ .u)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, location.file), files);
    const piece = pieces.find((one) => {
        const { line, column } = one.at([]);
        return line === location.line && column === location.column;
    });
    if (piece === undefined)
        return found.map(({ path, message }) => ({
            ...location,
            severity: 'error',
            message: path === '' ? message : `${path}: ${message}`,
        }));
    const source = { piece, file: location.file };
    const file = [['config', 'rubric_file'], ['rubric_file']].find((one) => has(piece.value, one));
    // A file that could not be read was named when it was looked for.
    const unread = file !== undefined && scorer.config.rubric === undefined;
    const news = found.filter(({ path }) => !(unread && path === 'config.rubric'));
    return news.map(({ path, message }) => {
        const steps = stepsOf(path, piece.value);
        // A text that has its own file is named where the file is.
        if (path === 'config.rubric' && file !== undefined && !has(piece.value, steps))
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, file, `config.rubric: ${message}`);
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, steps, message);
    });
}
/** `config.steps[0]` as steps. Keys may hold dots themselves, so the longest key that is there wins. */
function stepsOf(path, value) {
    const steps = [];
    let [here, rest] = [value, path];
    while (rest !== '') {
        const index = /^\[(\d+)\]\.?/.exec(rest);
        const key = index === null ? keyAt(here, rest) : undefined;
        const step = index === null ? (key ?? rest.split(/[.[]/, 1)[0] ?? rest) : Number(index[1]);
        steps.push(step);
        rest = index === null ? rest.slice(String(step).length).replace(/^\./, '') : rest.slice(index[0].length);
        here = Reflect.get(Object(here), step);
    }
    return steps;
}
function keyAt(value, rest) {
    const keys = Object.keys(Object(value)).filter((key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/.test(rest.slice(key.length)));
    return keys.sort((one, other) => other.length - one.length)[0];
}
function has(value, path) {
    let here = value;
    for (const step of path) {
        if (!Object.hasOwn(Object(here), step))
            return false;
        here = Reflect.get(Object(here), step);
    }
    return true;
}


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Milliseconds of a window such as `30d`, `12h`, `90m` or `2w` (`timeWindow` of schema/common.ts checks the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([mhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * UNITS[read[2]]; // One of the four letters.
}


/***/ }),

/***/ 62766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ otlpAnswer),
/* harmony export */   q: () => (/* binding */ isOtlpBody)
/* harmony export */ });
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);

/** Whether a body is an export and no request of ours. */
const isOtlpBody = (body) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(body, 'resourceSpans') !== undefined;
/** Answer to an export (OpenTelemetry protocol 1.x, `ExportTraceServiceResponse`). */
function otlpAnswer({ rejected, message, }) {
    return rejected === 0 ? {} : { partialSuccess: { rejectedSpans: rejected, errorMessage: message ?? '' } };
}


/***/ })

};
