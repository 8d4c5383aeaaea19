export const id = 4103;
export const ids = [4103];
export const modules = {

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

/***/ 77418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ experimentReport)
/* harmony export */ });
/** What reports of an experiment are made of. */
function experimentReport(plan, outcome, judge, durationMs) {
    return {
        response: outcome.response,
        name: plan.definition.name,
        agent_id: plan.definition.agent_id,
        judge,
        variants: plan.definition.variants.map(({ name, config }) => ({ name, changes: changesOf(config) })),
        metrics: plan.metrics,
        usage: outcome.usage,
        duration_ms: Math.round(durationMs),
    };
}
/** What a variant replaces, in a few words; empty when it is the agent as it is. */
function changesOf({ system_prompt, model, temperature }) {
    return [
        ...(system_prompt === undefined ? [] : ['system_prompt']),
        ...(model === undefined ? [] : [`model ${model}`]),
        ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
    ];
}


/***/ }),

/***/ 37875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findExperiment),
/* harmony export */   x: () => (/* binding */ experimentPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20536);



/** The real path of a file that was named, or undefined when the name is no file: then it is an id. */
function experimentPath(named, { env, files }) {
    const real = files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(env.cwd(), named));
    return real !== null && files.stat(real)?.kind === 'file' ? real : undefined;
}
/** The experiment that a path or an id names; the engine must have been told of a file outside the evals folder. */
async function findExperiment(engine, named) {
    const { experiments } = await engine.evals();
    const path = experimentPath(named, engine.ports);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..');
    const found = path === undefined
        ? experiments.filter(({ experiment }) => experiment.id === named)
        : experiments.filter(({ location }) => engine.ports.files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(home, location.file)) === path);
    const [first, ...more] = found;
    if (first === undefined)
        throw path === undefined ? unknownExperiment(named, experiments) : emptyFile(named);
    if (more.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${named} holds ${found.length} experiments`, {
            where: named,
            hint: `Name one by its id: ${found.map(({ experiment }) => experiment.id).join(', ')}`,
        });
    const { id: _, ...definition } = first.experiment;
    return definition;
}
function emptyFile(named) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `${named} holds no experiment`, {
        where: named,
        hint: 'Give a YAML file with name, variants, test_case_ids and metrics.',
    });
}
function unknownExperiment(named, experiments) {
    const ids = experiments.map(({ experiment }) => experiment.id);
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(named, ids);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no file and no experiment "${named}"`, {
        where: named,
        hint: close === null ? 'See: assay list experiments' : `Did you mean "${close}"?`,
    });
}


/***/ }),

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return {
        signal: controller.signal,
        end() {
            process.off('SIGINT', onSignal);
            process.off('SIGTERM', onSignal);
        },
    };
}


/***/ }),

/***/ 59856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ experimentMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71852);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54826);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41014);
/* harmony import */ var _parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85329);
/* harmony import */ var _parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43133);
/* harmony import */ var _parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33343);
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78966);
/* harmony import */ var _parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70958);
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(313);
/* harmony import */ var _parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30455);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38987);













/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const ROOM = {
    remarks: 60 * KIB,
    variants: 100 * KIB,
    contrasts: 300 * KIB,
    looks: 60 * KIB,
    facts: 60 * KIB,
};
const NAME = 120;
const MARKS = {
    better: '✅',
    here: '🔶',
    leads: '⚪',
    level: '⚪',
    nothing: '⚠️',
    unfinished: '⏳',
};
/** Means of scorers beside the figures of a variant. */
const MOST_SCORERS = 4;
const entity = (character) => (character === '<' ? '&lt;' : '&gt;');
const code = (text) => (0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, NAME));
/**
 * The result of an experiment as Markdown, for files and job summaries: the verdict in one line, what to do, the variants,
 * what was compared with what and how sure that is, cost. Names of others stand only inside `<code>`.
 */
function* experimentMarkdown(report) {
    const { response, judge } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,_parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .P)(report);
    yield `## ${MARKS[kind]} ${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)(phrase)}\n\n`;
    const { recommendation } = response;
    if (recommendation !== undefined && recommendation !== '')
        yield `${(0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(recommendation, _parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__/* .RECOMMENDATION */ .Q4))}\n\n`;
    const parts = [
        `experiment ${code(report.name)}`,
        `agent ${code(report.agent_id)}`,
        `judge: ${judge.mode === 'offline' ? (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeName */ .Bt)(report) : code((0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeName */ .Bt)(report))}`,
    ];
    yield `${parts.join(' · ')}\n\n`;
    if (found !== undefined)
        yield* remarkList(found, recommendation ?? '');
    yield* variantTable(report);
    if (found !== undefined) {
        yield* contrastTable(report, found);
        const facts = (0,_parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .experimentFacts */ .z)(report);
        const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(ROOM.facts);
        for (const { label, phrase: fact } of facts)
            kept.add(() => `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)(fact)}\n`);
        yield kept.kept.join('');
        if (kept.more > 0)
            yield `- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(kept.more)} more\n`;
        if (facts.length > 0)
            yield '\n';
        yield* lookTable(found);
    }
    const seed = found === undefined ? [] : [`seed ${found.seed}`];
    yield `<sub>${[...(0,_parts_effort_js__WEBPACK_IMPORTED_MODULE_9__/* .spendingParts */ .O)(report), ...seed, code(response.experiment_id)].join(' · ')}</sub>\n`;
}
function* remarkList(found, recommendation) {
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(ROOM.remarks);
    for (const { kind, text } of (0,_parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__/* .remarks */ .IW)(found, recommendation))
        kept.add(() => `- ${kind === 'warning' ? '⚠️ ' : 'Not proven: '}${(0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, _parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__/* .SENTENCE */ .gz))}\n`);
    if (kept.kept.length > 0)
        yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(kept.more, 'more remark')}\n` : ''}\n`;
}
function* variantTable(report) {
    const rows = (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .variantRows */ .LQ)(report);
    if (rows.length === 0)
        return;
    const lost = rows.some((row) => row.lost !== '');
    const cost = rows.some((row) => row.cost !== '');
    const best = rows.some((row) => row.best !== '');
    const base = report.response.statistical_analysis?.baseline;
    // With two variants the table below has them all.
    const scorers = rows.length > 2 ? report.metrics.filter((metric) => !(0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .isMeasure */ .tx)(metric)).slice(0, MOST_SCORERS) : [];
    const table = [
        ['variant', '---'],
        ['changes', '---'],
        ['plays', '--:'],
        ...(lost ? [['lost', '---']] : []),
        ['pass rate', '--:'],
        ['latency', '--:'],
        ...(cost ? [['cost of a play', '--:']] : []),
        ...scorers.map((metric) => [code(metric), '--:']),
        ...(best ? [['chance to be best', '--:']] : []),
    ];
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(ROOM.variants);
    for (const row of rows)
        kept.add(() => {
            const cells = [
                `${code(row.name)}${row.name === base ? ' (baseline)' : ''}`,
                row.changes.length === 0 ? 'nothing' : row.changes.slice(0, 6).map(code).join(', '),
                row.plays,
                ...(lost ? [row.lost] : []),
                row.rate,
                row.latency,
                ...(cost ? [row.cost === '' ? '–' : row.cost] : []),
                ...scorers.map((metric) => (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricValue */ .a3)(metric, Object.hasOwn(row.scores, metric) ? row.scores[metric] : null)),
                ...(best ? [(row.best === '' ? '–' : row.best).replace(/[<>]/, entity)] : []),
            ];
            return `| ${cells.join(' | ')} |\n`;
        });
    yield `| ${table.map(([title]) => title).join(' | ')} |\n|${table.map(([, line]) => line).join('|')}|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(kept.more, 'more variant')}: see the JSON.\n` : ''}\n`;
}
function* contrastTable({ response }, found) {
    const { results = {} } = response;
    const groups = (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .contrastsOf */ .l0)(found);
    if (groups.size === 0)
        return;
    const several = groups.size > 1;
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(ROOM.contrasts);
    for (const [variant, contrasts] of groups)
        for (const one of contrasts)
            kept.add(() => {
                const cells = [
                    ...(several ? [code(variant)] : []),
                    (0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)([(0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricName */ .Kh)(one.metric)]),
                    (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricValue */ .a3)(one.metric, (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(one.metric, one.against, results)),
                    (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricValue */ .a3)(one.metric, (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(one.metric, variant, results)),
                    (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricDifference */ .cG)(one.metric, one.difference, one.interval),
                    (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__/* .formatP */ .MA)(one.p_adjusted).replace('<', '&lt;'),
                    (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .contrastReading */ .Tz)(one),
                ];
                return `| ${cells.join(' | ')} |\n`;
            });
    const [only] = groups.keys();
    const title = several ? 'Every variant' : (0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)([{ name: only ?? '' }]);
    yield `### ${title} against ${code(found.baseline)}\n\n`;
    yield `|${several ? ' variant |' : ''} metric | ${code(found.baseline)} | ${several ? 'variant' : title} | difference, 95 % interval | p, adjusted | reading |\n`;
    yield `|${several ? '---|' : ''}---|--:|--:|--:|--:|---|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(kept.more, 'more comparison')}: see the JSON.\n` : ''}\n`;
    if (found.contrasts.some(({ label }) => label === 'exploratory'))
        yield `Put to the test: ${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)([(0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricName */ .Kh)(found.primary_metric)])}. The other metrics are exploratory, their p-values adjusted for their number: a lead is something to follow, not a finding.${(0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .typicalNote */ .VV)(found)}\n\n`;
}
const DECISIONS = {
    go_on: 'go on',
    winner: 'stop: clear',
    futile: 'stop: no prospect',
    last: 'the last one',
};
function* lookTable({ looks }) {
    if (looks.length === 0)
        return;
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(ROOM.looks);
    for (const one of looks)
        kept.add(() => {
            const chance = one.conditional_power === null ? '–' : `${Math.round(one.conditional_power * 100)} %`;
            const p = (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__/* .formatP */ .MA)(one.p_value).replace('<', '&lt;');
            return `| ${one.rounds} | ${code(one.leader)} | ${p} | ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__/* .formatP */ .MA)(one.nominal_alpha).replace('<', '&lt;')} | ${chance} | ${DECISIONS[one.decision]} |\n`;
        });
    yield `<details><summary>${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(looks.length, 'look')} on the way</summary>\n\n`;
    yield '| after round | leads | p | needed | chance to get there | then |\n|--:|---|--:|--:|--:|---|\n';
    yield `${kept.kept.join('')}\n</details>\n\n`;
}


/***/ }),

/***/ 85329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ experimentFacts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54826);
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70958);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(313);




/** Cases that are named in the line on influence. */
const MOST_CASES = 5;
/** What stands beside a verdict, each with a short label: what was tested, when it ended, what it could have found. */
function experimentFacts({ response }) {
    const found = response.statistical_analysis;
    if (found === undefined)
        return [];
    return [
        ...tested(found),
        ...found.looks.flatMap((look) => dropped(look)),
        ...ending(found),
        ...influence(found),
        ...power(found),
    ];
}
function tested(found) {
    if (found.difference === null || found.cases === 0)
        return [];
    const { scope, p_population, p_these_cases } = found;
    const wide = `for other cases like these ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(p_population)}`;
    const near = `for exactly these ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(p_these_cases)}`;
    return [
        {
            label: 'tested',
            phrase: [
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(found.winner),
                ' against ',
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(found.compared_with),
                ' on ',
                (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh)(found.primary_metric),
                `, case by case: ${scope === 'population' ? `${wide}, ${near}` : near}. `,
                found.conclusive
                    ? 'Holds for other cases like these.'
                    : found.conclusive_for_these_cases === true
                        ? `Holds for exactly these cases; ${fewCases(found)}.`
                        : scope === 'population'
                            ? 'Not conclusive.'
                            : `Speaks for exactly these cases only; ${fewCases(found)}.`,
            ],
        },
    ];
}
const fewCases = ({ cases }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(cases, 'case')} ${cases === 1 ? 'is' : 'are'} too few to speak for others (at least 6)`;
function dropped({ rounds, dropped: names }) {
    if (names.length === 0)
        return [];
    return [
        {
            label: 'dropped',
            phrase: [...(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .namedList */ .wO)(names), ` after round ${rounds}: clearly behind, not played any more`],
        },
    ];
}
function ending({ looks, runs_saved: saved, repeated_interval: repeated, primary_metric: primary, }) {
    const last = looks.at(-1);
    if (last === undefined)
        return [];
    const spared = saved > 0
        ? ` ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(saved, 'play')} of the plan ${saved === 1 ? 'was' : 'were'} not needed.`
        : '';
    const all = repeated === null
        ? ''
        : ` Allowing for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(looks.length, 'look')}, the 95 % interval is ${(0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricInterval */ .gf)(primary, repeated)}.`;
    const at = `after round ${last.rounds}`;
    const words = {
        winner: `Ended early ${at}: the difference was clear.${spared} Stopping early makes it look slightly too large.${all}`,
        futile: `Ended early ${at}: going on would hardly have shown a difference${last.conditional_power === null ? '' : ` (chance ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(last.conditional_power)})`}.${spared}`,
        last: `All ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(last.rounds, 'round')} were played, with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(looks.length, 'look')} on the way; to pay for them the last one asks for p ≤ ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatP */ .MA)(last.nominal_alpha)}.${spared}${all}`,
        go_on: `Ended ${at}, before the plan was done.`,
    };
    return [{ label: 'looks', phrase: [words[last.decision]] }];
}
function influence({ influence: cases, conclusive, }) {
    if (cases.length === 0)
        return [];
    const shown = cases.slice(0, MOST_CASES);
    const rest = cases.length - shown.length;
    return [
        {
            label: 'fragile',
            phrase: [
                conclusive ? 'the verdict would not hold without ' : 'the verdict would turn without ',
                ...shown.flatMap(({ case_id: id, p_value_without: p }, index) => [
                    index === 0 ? '' : ' or without ',
                    (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(id),
                    ` (${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(p)})`,
                ]),
                rest > 0 ? ` or one of ${rest} more` : '',
            ],
        },
    ];
}
function power(found) {
    const { minimum_detectable_effect: smallest, primary_metric: primary } = found;
    if (smallest === null)
        return [];
    const size = (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDifference */ .jR)(smallest, (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricUnit */ .n2)(primary)).replace('+', '');
    return [
        { label: 'finds', phrase: [`this design finds a difference of ${size} or more four times in five`] },
    ];
}


/***/ }),

/***/ 43133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ variantRows),
/* harmony export */   Tz: () => (/* binding */ contrastReading),
/* harmony export */   VV: () => (/* binding */ typicalNote),
/* harmony export */   hm: () => (/* binding */ meanOf),
/* harmony export */   l0: () => (/* binding */ contrastsOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70958);


/** The variants in the order of the request; those without a result are left out. */
function variantRows({ response, variants }) {
    const { results = {}, statistical_analysis: found } = response;
    return variants.flatMap(({ name, changes }) => {
        const result = Object.hasOwn(results, name) ? results[name] : undefined;
        return result === undefined ? [] : [variantRow(name, changes, result, found)];
    });
}
function variantRow(name, changes, result, found) {
    const { runs, pass_rate_interval: interval, cost_usd: cost, errored = 0, skipped = 0 } = result;
    const chances = found?.probability_best ?? {};
    const best = Object.hasOwn(chances, name) ? chances[name] : undefined;
    const rate = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(result.pass_rate)}${interval === undefined ? '' : ` ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterval */ .vy)(interval)}`}`;
    return {
        name,
        changes,
        plays: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(runs),
        rate: runs === 0 ? '–' : rate,
        latency: runs === 0 ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(result.avg_latency_ms),
        cost: runs === 0 || cost === undefined ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(cost / runs),
        lost: [
            ...(errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(errored)} errored`] : []),
            ...(skipped > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(skipped)} skipped`] : []),
        ].join(', '),
        best: best === undefined ? '' : chance(best),
        scores: result.avg_scores,
    };
}
/** Of some thousand draws: never all of them, never none. */
const chance = (share) => share < 0.001 ? '<0.1 %' : share > 0.999 ? '>99.9 %' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(Math.round(share * 1000) / 1000);
/** A mean of a metric as the results hold it: pass rate and latency stand beside the averages. */
function meanOf(metric, variant, results) {
    const result = Object.hasOwn(results, variant) ? results[variant] : undefined;
    if (result === undefined || result.runs === 0)
        return null;
    if (metric === 'pass_rate')
        return result.pass_rate;
    if (metric === 'latency_ms')
        return result.avg_latency_ms;
    return (Object.hasOwn(result.avg_scores, metric) ? result.avg_scores[metric] : undefined) ?? null;
}
/** What a contrast may be called: `holds: better`, `not proven`; where exploratory `lead: worse`, `no practical difference`, or nothing. */
function contrastReading({ label, holds, equivalent, metric, difference, }) {
    const better = (difference ?? 0) > 0 !== (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lessIsBetter */ .Qc)(metric);
    const side = difference === null || difference === 0 ? '' : better ? ': better' : ': worse';
    if (holds && equivalent !== true)
        return `${label === 'primary' ? 'holds' : 'lead'}${side}`;
    if (equivalent === true)
        return 'no practical difference';
    return label === 'primary' ? 'not proven' : '';
}
/** Why means and change need not agree where ratios are compared; empty where none is. */
const typicalNote = ({ contrasts }) => contrasts.some(({ metric }) => (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lessIsBetter */ .Qc)(metric))
    ? ' Latency and cost: means of all plays, and the change of a typical case, which single slow or dear plays hardly move.'
    : '';
/** Contrasts by variant, the primary metric first, then the measures, then scorers as they came; a variant without any measured difference is left out. */
function contrastsOf(found) {
    const rank = ({ metric, label }) => label === 'primary' ? 0 : (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMeasure */ .tx)(metric) ? 1 : 2;
    const groups = new Map();
    for (const one of found.contrasts) {
        if (one.difference === null)
            continue;
        const group = groups.get(one.variant);
        if (group === undefined)
            groups.set(one.variant, [one]);
        else
            group.push(one);
    }
    for (const group of groups.values())
        group.sort((a, b) => rank(a) - rank(b));
    return groups;
}


/***/ }),

/***/ 33343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54826);
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70958);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(313);




/** A leader that is ahead by less is level (statistics.md 4.3 step 7). */
const TIE = 1e-12;
/** One line for the heading: who is better, or leads and is no winner yet, by how much, and how sure that is. */
function headline({ response }) {
    const { statistical_analysis: found, results, status } = response;
    if (status !== 'completed' || found === undefined || results === undefined)
        return {
            kind: 'unfinished',
            phrase: [status === 'pending' ? 'The experiment has not begun' : 'The experiment is not finished'],
        };
    const measured = Object.entries(results).filter(([, result]) => result.runs > 0);
    const [only] = measured;
    if (only === undefined)
        return { kind: 'nothing', phrase: ['Nothing was measured: no play gave evidence'] };
    if (measured.length === 1)
        return { kind: 'nothing', phrase: ['No comparison: only ', (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(only[0]), ' could be measured'] };
    if (found.difference === null || found.cases === 0)
        return {
            kind: 'nothing',
            phrase: [
                'No comparison: no case was measured with both ',
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
                ' and ',
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
            ],
        };
    const others = measured.length - 1;
    if (found.conclusive)
        return {
            kind: 'better',
            phrase: [
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
                ' is better than ',
                ...(others > 1 ? [`${others === 2 ? 'both' : `all ${others}`} others; the closest is `] : []),
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
                ': ',
                ...figures(found),
                ` over ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(found.cases, 'case')}`,
            ],
        };
    const level = Math.abs(found.difference) <= TIE;
    if (level)
        return {
            kind: 'level',
            phrase: [
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
                ' and ',
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
                ' are level: ',
                ...figures(found),
                ` over ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(found.cases, 'case')}`,
            ],
        };
    const against = [
        (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)} against `,
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
        `, ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPValue */ .td)(found.p_value)}`,
    ];
    if (found.conclusive_for_these_cases === true)
        return {
            kind: 'here',
            phrase: [
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
                ` is ahead on exactly ${theseCases(found.cases)}, not proven for others: `,
                ...against,
            ],
        };
    return {
        kind: 'leads',
        phrase: [
            (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
            ' leads, not conclusive: ',
            ...against,
            found.scope === 'population'
                ? ` over ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(found.cases, 'case')}`
                : ` on exactly ${theseCases(found.cases)}`,
        ],
    };
}
const theseCases = (cases) => (cases === 1 ? 'this case' : `these ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case')}`);
function figures(found) {
    return [
        (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)}, ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPValue */ .td)(found.p_value)}`,
    ];
}


/***/ }),

/***/ 70958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Qc: () => (/* binding */ lessIsBetter),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   cG: () => (/* binding */ metricDifference),
/* harmony export */   gf: () => (/* binding */ metricInterval),
/* harmony export */   n2: () => (/* binding */ metricUnit),
/* harmony export */   tx: () => (/* binding */ isMeasure)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54826);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(313);



/** Metrics that are no scorers, by the names of contract 9: how people call them, and how values and differences are written. */
const MEASURES = new Map([
    ['pass_rate', { label: 'pass rate', unit: 'share', show: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9 }],
    ['latency_ms', { label: 'latency', unit: 'ratio', show: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3 }],
    ['cost_usd', { label: 'cost', unit: 'ratio', show: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up }],
]);
/** The metric as people call it: `pass rate`, `latency`, `cost`, or the scorer's own name. */
function metricName(metric) {
    return MEASURES.get(metric)?.label ?? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(metric);
}
/** Whether the metric is measured without a scorer: pass rate, latency or cost. */
const isMeasure = (metric) => MEASURES.has(metric);
/** A mean of the metric, `79 %`, `1.3 s`, `$0.0021`, `0.84`; a dash where it was not measured. */
function metricValue(metric, value) {
    return value === null || value === undefined ? '–' : (MEASURES.get(metric)?.show ?? _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(value);
}
/** How a difference of the metric is written. */
const metricUnit = (metric) => MEASURES.get(metric)?.unit ?? 'score';
/** A difference of the metric with its interval, `+18 pp [6, 30]`; a dash where it was not measured. */
function metricDifference(metric, value, interval) {
    return value === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDifferenceWithin */ .WJ)(value, interval, metricUnit(metric));
}
/** Only the interval of a difference of the metric. */
const metricInterval = (metric, interval) => (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDifferenceInterval */ .ET)(interval, metricUnit(metric));
/** Whether less of the metric is better. */
const lessIsBetter = (metric) => metric === 'latency_ms' || metric === 'cost_usd';


/***/ }),

/***/ 30455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   Q4: () => (/* binding */ RECOMMENDATION),
/* harmony export */   gz: () => (/* binding */ SENTENCE)
/* harmony export */ });
/** Code points of a recommendation, which is made of sentences of ours, and of a single such sentence. */
const RECOMMENDATION = 6_000;
const SENTENCE = 600;
/** Reasons and warnings that the recommendation does not say already, in its own words. */
function remarks(found, recommendation) {
    const told = (text) => recommendation.includes(text);
    return [
        ...found.not_conclusive_because
            .filter((text) => !told(text))
            .map((text) => ({ kind: 'reason', text })),
        ...found.warnings.filter((text) => !told(text)).map((text) => ({ kind: 'warning', text })),
    ];
}


/***/ }),

/***/ 82320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeExperimentReports)
/* harmony export */ });
/* harmony import */ var _text_escape_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41491);
/* harmony import */ var _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59856);


/** Writes `experiment.json`, the response of the interface, and `experiment.md` into a folder. Returns their paths. */
function writeExperimentReports(folder, report, files) {
    const paths = { json: `${folder}/experiment.json`, markdown: `${folder}/experiment.md` };
    files.writeStream(paths.json, [`${(0,_text_escape_json_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeJson */ .G)(JSON.stringify(report.response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,_experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .experimentMarkdown */ .f)(report));
    return paths;
}


/***/ }),

/***/ 96540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ experimentFields),
/* harmony export */   JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
/* harmony export */   Ox: () => (/* binding */ variant),
/* harmony export */   bZ: () => (/* binding */ storedExperiment),
/* harmony export */   jz: () => (/* binding */ experimentResponse),
/* harmony export */   r2: () => (/* binding */ createExperimentRequest),
/* harmony export */   u2: () => (/* binding */ coherentExperiment)
/* harmony export */ });
/* unused harmony exports experimentConfig, variantResult, scope, experimentContrast, experimentLook, statisticalAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47655);



/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
const variant = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name'),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional(),
    }),
});
/** Interface 4.5 with the extensions of contract 9. */
const experimentConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs_per_variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).optional(),
    randomize: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional(),
    sequential: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    min_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional(),
});
const experimentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    variants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variant).min(2),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerName */ .W7).min(1),
    config: experimentConfig.prefault({}),
});
/** What an experiment must not contradict; tolerant of half-read input, so that it can speak beside other problems. */
function coherentExperiment(value, context) {
    const seen = new Set();
    const variants = Array.isArray(value.variants) ? value.variants : [];
    variants.forEach((entry, index) => {
        if (entry?.name !== undefined && seen.has(entry.name))
            context.addIssue({
                code: 'custom',
                path: ['variants', index, 'name'],
                message: `two variants are named "${entry.name}"`,
            });
        seen.add(entry?.name);
    });
    const { baseline, primary_metric: primary } = value.config ?? {};
    if (baseline !== undefined && !seen.has(baseline))
        context.addIssue({
            code: 'custom',
            path: ['config', 'baseline'],
            message: `no variant is named "${baseline}"`,
        });
    if (primary !== undefined &&
        primary !== 'pass_rate' &&
        !(Array.isArray(value.metrics) && value.metrics.includes(primary)))
        context.addIssue({
            code: 'custom',
            path: ['config', 'primary_metric'],
            message: `"${primary}" is neither pass_rate nor one of the metrics`,
        });
}
/** Request body of POST /v1/experiments. */
const createExperimentRequest = experimentFields.superRefine(coherentExperiment, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
const variantResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    avg_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    errored: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM]).optional(),
    p50_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    p95_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Of all its plays, as the agent said; missing where it did not say of each. */
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional(),
});
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
const scope = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['population', 'these_test_cases']);
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
const experimentContrast = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    against: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Cases with valid plays on both sides. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: interval.nullable(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
});
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
const experimentLook = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    leader: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    nominal_alpha: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
const statisticalAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    winner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    confidence: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    effect_size: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    conclusive: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conclusive_for_these_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    scope,
    p_population: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_these_cases: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    interval: interval.nullable(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        p_value_without: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
        leader_without: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ within_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), between_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).nullable(),
    contrasts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentContrast),
    looks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentLook),
    /** Plays that were planned and not needed. */
    runs_saved: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: interval.nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
const experimentResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    experiment_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'running', 'completed']),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), variantResult).optional(),
    statistical_analysis: statisticalAnalysis.optional(),
    recommendation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
const storedExperiment = experimentResponse.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE,
    request: experimentFields,
});


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
