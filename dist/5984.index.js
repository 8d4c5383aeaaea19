export const id = 5984;
export const ids = [5984];
export const modules = {

/***/ 77283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ makeChecks)
});

// UNUSED EXPORTS: readChecks

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/flow/turn.js
var turn = __webpack_require__(813);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/scorers/offline/shared/bounded.js
var bounded = __webpack_require__(73278);
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize = __webpack_require__(31093);
// EXTERNAL MODULE: ./lib/scorers/joint-judge-info.js
var joint_judge_info = __webpack_require__(79032);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round = __webpack_require__(38913);
// EXTERNAL MODULE: ./lib/checks/place.js + 1 modules
var place = __webpack_require__(90117);
// EXTERNAL MODULE: ./lib/checks/texts.js
var checks_texts = __webpack_require__(34545);
;// CONCATENATED MODULE: ./lib/checks/judge-check.js




/** Characters of a value in the words for a check. */
const SHORT = 100;
/** Reasons shown of a negated list that holds. */
const MOST_REASONS = 3;
/** Judges a check: its condition, its place, its kind, then negation and threshold, in this order. Never throws for what an agent answered. */
async function judgeCheck(check, attempt, base) {
    const label = labelOf(check);
    if (check.when !== undefined) {
        const condition = await judgeCheck(check.when, attempt, base);
        if (condition.status === 'nothing')
            return {
                ...condition,
                label,
                fault: `its condition (${condition.label}) could not be decided: ${condition.fault}`,
            };
        if (condition.status === 'judged' && !condition.pass && condition.faultBelow !== undefined)
            return {
                status: 'nothing',
                label,
                fault: `its condition (${condition.label}) could not be decided: ${condition.faultBelow}`,
            };
        if (condition.status === 'not_applicable' || !condition.pass)
            return { status: 'not_applicable', label, reason: `its condition does not hold: ${condition.label}` };
    }
    const looked = placeOf(check, attempt, base);
    if ('fault' in looked)
        return { status: 'nothing', label, ...looked };
    const found = [];
    const place = wholePlace(check, attempt, looked);
    for (const ready of check.ready) {
        const one = await ready.evaluate(place);
        if ('fault' in one)
            return { status: 'nothing', label, ...one };
        if ('notApplicable' in one)
            return { status: 'not_applicable', label, reason: one.notApplicable };
        // A group that failed for want of evidence says nothing about its complement.
        if (check.negated && one.faultBelow !== undefined)
            return { status: 'nothing', label, fault: one.faultBelow };
        found.push(one);
    }
    return { status: 'judged', label, ...combined(check, found, looked.at) };
}
/** What a check looks at: its own path, else what stands above it, else the output. */
function placeOf(check, { subject }, base) {
    const path = check.of ?? (base === undefined ? place/* OUTPUT */.aQ : undefined);
    if (path === undefined)
        return base; // Without a path of its own there is one.
    if (!check.kind.of)
        return { value: undefined, at: (check.kind.reads ?? []).join(', ') };
    const found = (0,place/* lookUp */.TE)(path, subject, check.extract);
    return 'fault' in found ? found : { value: found.value, at: path.text };
}
function wholePlace(check, attempt, looked) {
    const texts = new Map();
    return {
        ...looked,
        ...attempt,
        text(form) {
            const text = texts.get(form) ?? form((0,checks_texts/* textOf */.b6)(looked.value));
            texts.set(form, text);
            return text;
        },
        extract: check.extract,
        weights: check.members.map(({ weight }) => weight),
        judge: (member, value) => judgeCheck(check.members[member], attempt, value), // Kinds ask for their own members.
    };
}
/** Negation is the complement of pass; what holds of none of a list holds of each of them. */
function combined({ negated, threshold, value }, found, at) {
    const judged = found.map((one) => {
        // The score that is shown is the one that decides, as of every scorer.
        const score = (0,round/* round4 */.X)(one.score ?? (one.pass ? 1 : 0));
        const reached = threshold === undefined || score >= threshold;
        const pass = threshold === undefined || one.isDecided === true ? one.pass && reached : reached;
        return { ...one, at: one.at ?? at, pass: pass !== negated, score: negated ? (0,round/* round4 */.X)(1 - score) : score };
    });
    const failed = judged.find(({ pass }) => !pass);
    if (failed !== undefined || judged.length === 1)
        return failed ?? judged[0]; // One is there.
    const reasons = judged.slice(0, MOST_REASONS).map(({ reason }) => reason);
    return {
        pass: true,
        score: Math.min(...judged.map(({ score }) => score)),
        expected: value,
        actual: judged[0]?.actual,
        at,
        reason: `${reasons.join('; ')}${judged.length > MOST_REASONS ? `; and ${judged.length - MOST_REASONS} more` : ''}`,
    };
}
/** The word that a check is written by. */
const wordOf = ({ kind, negated }) => `${negated ? 'not_' : ''}${kind.name}`;
/** A check as it is written, for sentences: `not_contains "maybe"`, `at total (equals 36)`. */
function labelOf(check) {
    const { kind, value, of, members } = check;
    // What its name alone says is not said twice.
    const isBare = value === true && kind.example.check[kind.name] === true;
    const named = kind.label === undefined ? (isBare ? undefined : (0,checks_texts/* shown */.SP)(value, SHORT)) : kind.label(value);
    const inside = members.map(labelOf).join('; ');
    return [
        wordOf(check),
        ...(named === undefined ? [] : [named]),
        ...(inside === '' ? [] : [`(${(0,truncate/* truncateText */.E)(inside, 2 * SHORT)})`]),
        ...(of === undefined ? [] : [`of ${of.text}`]),
    ].join(' ');
}

;// CONCATENATED MODULE: ./lib/checks/check-outcome.js






/** Changes when what the checks mean changes; the value of a check is part of its case. */
const VERSION = '1';
/** Length of a reasoning, as of every scorer (metrics.md 0.8). */
const LONGEST_REASONING = 800;
/** Longest value in the metadata, in characters of its JSON. */
const LONGEST_VALUE = 1000;
/** Characters of the actual value in a sentence. */
const check_outcome_SHORT = 100;
/** What became of a check, as the outcome of a scorer: with what was expected and what was there, bounded, and nobody as its judge. */
function checkOutcome(check, name, outcome) {
    const usage = { ...judges_judge/* NO_USAGE */.yJ };
    if (outcome.status === 'nothing' && outcome.code !== undefined)
        return { status: 'errored', error: { code: outcome.code, message: outcome.fault }, usage };
    const { reasoning, metadata, ...parts } = partsOf(check, outcome);
    const { warnings = [], ...facts } = metadata;
    return {
        status: 'scored',
        usage,
        result: {
            ...parts,
            reasoning: (0,truncate/* truncateText */.E)(reasoning, LONGEST_REASONING),
            metadata: {
                ...facts,
                kind: wordOf(check),
                ...(0,defined/* defined */.s)({ threshold: check.threshold }),
                ...(check.weight === 1 ? {} : { weight: check.weight }),
                derived: [],
                judge: (0,joint_judge_info/* nobodyAsked */.S)(`${name}@${VERSION}`),
                warnings,
                imputed_verdicts: [],
            },
        },
    };
}
function partsOf(check, outcome) {
    if (outcome.status === 'not_applicable')
        return {
            score: 1,
            pass: true,
            reasoning: `Not applicable: ${outcome.reason}.`,
            metadata: { expected: null, actual: null, not_applicable: true, not_applicable_reason: outcome.reason },
        };
    if (outcome.status === 'nothing')
        return {
            score: 0,
            pass: false,
            reasoning: `Expected ${outcome.label}, but ${outcome.fault}.`,
            metadata: {
                expected: check_outcome_bounded(check.value),
                actual: null,
                fault: outcome.fault,
                ...(outcome.isEmpty === true ? { empty_answer: true } : {}),
                not_applicable: false,
            },
        };
    const { pass, score, expected, actual, at, reason, label, metadata } = outcome;
    return {
        score,
        pass,
        reasoning: pass
            ? ended(`${label}: ${reason}`)
            : `${ended(`Expected ${label}: ${reason}`)}${actualBeside(reason, actual)}`,
        metadata: {
            ...metadata,
            ...{ expected: check_outcome_bounded(expected), actual: check_outcome_bounded(actual) },
            ...(at === undefined || at === '' ? {} : { at }),
            not_applicable: false,
        },
    };
}
/** A sentence with its end, where what it quotes at its end has none. */
const ended = (sentence) => (/[.…]"?$/.test(sentence) ? sentence : `${sentence}.`);
/** What was there instead, where the reason does not show it already: the difference comes first, since whoever is short of room cuts the end. */
function actualBeside(reason, actual) {
    const there = (0,checks_texts/* shown */.SP)(actual, check_outcome_SHORT);
    return reason.includes(checks_texts/* MARK */.M$.open) || reason.includes(there) ? '' : ` ${ended(`Actual: ${there}`)}`;
}
/** A value for the metadata: as it is, or the beginning of its JSON where that is long. */
function check_outcome_bounded(value) {
    if (value === undefined)
        return null;
    if (typeof value === 'string')
        return (0,truncate/* truncateText */.E)(value, LONGEST_VALUE);
    const json = (0,checks_texts/* jsonText */.s$)(value) ?? 'null';
    return json.length <= LONGEST_VALUE && json !== checks_texts/* TOO_DEEP */.gZ ? value : (0,truncate/* truncateText */.E)(json, LONGEST_VALUE);
}

// EXTERNAL MODULE: ./lib/judges/spent.js
var spent = __webpack_require__(16908);
;// CONCATENATED MODULE: ./lib/checks/metered-services.js


/** The services of one check, with the embeddings of the judge where it has some; what they cost is counted. */
function meteredServices(services, judge) {
    let usage = { ...judges_judge/* NO_USAGE */.yJ };
    let model = null;
    const { embed } = judge;
    const metered = embed === undefined
        ? services
        : {
            ...services,
            async embed(texts, options) {
                try {
                    const embedded = await embed(texts, options);
                    usage = (0,judges_judge/* addUsage */.vk)(usage, embedded.usage);
                    model = embedded.model;
                    return embedded.vectors;
                }
                catch (error) {
                    usage = (0,judges_judge/* addUsage */.vk)(usage, (0,spent/* spentBefore */.q)(error));
                    throw error;
                }
            },
        };
    return { services: metered, spent: () => ({ usage, model }) };
}

;// CONCATENATED MODULE: ./lib/checks/check-scorer.js









/** A check as a scorer: recorded, gated, reported and compared as any other. No judge is asked, and no threshold of a case or of the settings applies. */
function checkScorer(check, name, { services, isBlankWanted }) {
    const needed = [...new Set(fieldsOf(check))];
    const missing = (subject) => missingFields(name, needed, subject);
    return {
        name,
        category: 'user',
        description: labelOf(check),
        formula: check.kind.description,
        needs: needed,
        uses: [],
        version: VERSION,
        multiTurn: false,
        deterministic: isDeterministic(check),
        ...(check.weight === 0 ? { advisory: true } : {}),
        judgesEmpty: true,
        emptyMetadata: () => ({ kind: wordOf(check), expected: check_outcome_bounded(check.value), actual: null }),
        check: missing,
        verify: () => verified(check, services),
        async evaluate(subject, { signal, judge }) {
            const [problem] = missing(subject);
            if (problem !== undefined) {
                const { code = 'missing_field', message, field } = problem;
                return { status: 'errored', error: { code, message, ...(0,defined/* defined */.s)({ field }) }, usage: { ...judges_judge/* NO_USAGE */.yJ } };
            }
            if (!isBlankWanted && subject.output !== undefined && !(0,normalize/* isPresent */.Wo)(subject.output))
                return checkOutcome(check, name, {
                    status: 'nothing',
                    label: labelOf(check),
                    fault: 'the agent gave an empty answer',
                    isEmpty: true,
                });
            if ((0,bounded/* isLong */.x7)(subject))
                await (0,turn/* turn */.w)();
            const metered = meteredServices(services, judge);
            try {
                const attempt = { subject, services: metered.services, ...(0,defined/* defined */.s)({ signal }) };
                return paid(checkOutcome(check, name, await judgeCheck(check, attempt)), metered.spent());
            }
            catch (error) {
                if (!(error instanceof errors/* Fault */.vC) || error.code === 'cancelled' || error.code === 'internal')
                    throw error;
                const { code, subcode, message, hint } = error;
                return {
                    status: 'errored',
                    error: { code, message, ...(0,defined/* defined */.s)({ subcode, hint }) },
                    usage: metered.spent().usage,
                };
            }
        },
    };
}
function missingFields(name, needed, subject) {
    return needed
        .filter((field) => subject[field] === undefined)
        .map((field) => ({
        path: field,
        message: `${name} requires '${field}', which the check looks at`,
        code: 'missing_field',
        scorer: name,
        field,
        alternatives: [],
    }));
}
/** Whether a blank output is what a check asks for: `equals: ""`, or a group that holds it. */
function wantsBlank({ negated, of, ready, members }) {
    if (negated || (of !== undefined && of.text !== 'output'))
        return false;
    return ready.some(({ takesBlank }) => takesBlank) || members.some(wantsBlank);
}
/** An outcome with what was paid for it, and to whom. */
function paid(outcome, { usage, model }) {
    if (model === null)
        return outcome;
    if (outcome.status !== 'scored')
        return { ...outcome, usage };
    const { calls, cached_calls, input_tokens, output_tokens } = usage;
    const asked = { mode: 'llm', model, calls, cached_calls, input_tokens, output_tokens };
    const { metadata } = outcome.result;
    // Every result of a check carries what `nobody` made.
    const judge = { ...metadata['judge'], ...asked };
    return { ...outcome, usage, result: { ...outcome.result, metadata: { ...metadata, judge } } };
}
/** Fields of the attempt that a check looks at, with those under it. */
function fieldsOf({ kind, of, members, when }) {
    const nested = [...members, ...(when === undefined ? [] : [when])].flatMap(fieldsOf);
    // A group looks at nothing by itself.
    const own = of !== undefined ? [of.root] : (kind.reads ?? (kind.of && members.length === 0 ? ['output'] : []));
    return [...own, ...nested];
}
/** What is wrong with the code of a check, and of those under it. */
async function verified({ ready, members, when }, services) {
    const own = await Promise.all(ready.map((one) => one.verify(services)));
    const nested = [...members, ...(when === undefined ? [] : [when])].map((one) => verified(one, services));
    return [...own.filter((problem) => problem !== undefined), ...(await Promise.all(nested)).flat()];
}
function isDeterministic({ ready, members, when }) {
    return (ready.every(({ deterministic }) => deterministic) &&
        members.every(isDeterministic) &&
        (when === undefined || isDeterministic(when)));
}

// EXTERNAL MODULE: ./lib/checks/read-check.js + 5 modules
var read_check = __webpack_require__(43701);
;// CONCATENATED MODULE: ./lib/checks/make-checks.js





/**
 * Checks as scorers, each under its name: its own, else its kind, and where that is taken (`taken`: the scorers beside them, and the checks
 * before) with `#2`, `#3`. Fault `validation_failed` for checks that cannot be read, which whoever takes them in has said with their
 * place.
 */
function makeChecks(checks, services, taken = []) {
    const names = new Set(taken);
    const { checks: read, problems } = readChecks(checks, ['checks']);
    if (problems.length > 0)
        throw unreadable(problems.map(({ path, message }) => ({ path: (0,value_problems/* pathText */.LF)(path), message })));
    const isBlankWanted = read.some(wantsBlank);
    return read.map((check) => {
        const name = free(wanted(check), names);
        names.add(name);
        return checkScorer(check, name, { services, isBlankWanted });
    });
}
/** A list of checks, read; and everything that is wrong with any of them. Paths of the problems begin with `path`. */
function readChecks(checks, path) {
    const read = checks.map((written, index) => (0,read_check/* readCheck */.jc)(written, [...path, index]));
    return {
        checks: read.flatMap(({ check }) => (check === undefined ? [] : [check])),
        problems: read.flatMap(({ problems }) => problems),
    };
}
const wanted = (check) => check.name ?? wordOf(check);
function free(name, taken) {
    if (!taken.has(name))
        return name;
    let number = 2;
    while (taken.has(`${name}#${number}`))
        number += 1;
    return `${name}#${number}`;
}
function unreadable(problems) {
    const [first] = problems;
    return new errors/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path} ${message}`).join('; '), {
        ...(first === undefined ? {} : { where: first.path }),
        hint: 'Correct the check; docs/checks.md shows every kind.',
        problems,
    });
}


/***/ }),

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ batchOf),
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16908);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85351);
/* harmony import */ var _empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52469);





/** These scorers as a batch, made once for all of them. */
const batchOf = (scorers) => ({
    scorers,
    names: new Set(scorers.map(({ name }) => name)),
});
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. An empty answer scores 0 unasked. */
async function scoreWith(scorer, subject, options) {
    const threshold = options.threshold ?? scorer.threshold ?? _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_THRESHOLD */ .aV;
    if ((0,_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyAnswer */ .wR)(subject) && scorer.judgesEmpty !== true)
        return (0,_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyAnswer */ .WC)(scorer, threshold);
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ signal: options.signal }),
        ...(options.batch === undefined ? {} : { batch: options.batch.scorers, batchNames: options.batch.names }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const asked = { ...options, batch: batchOf(scorers) };
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, asked).catch(unlessExhausted)));
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
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ hint }) },
        usage: (0,_judges_spent_js__WEBPACK_IMPORTED_MODULE_4__/* .spentBefore */ .q)(error),
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
 * The JSON value of a request's body, at every entry point. Fault `malformed_json` for what is empty, no UTF-8, no JSON or
 * nested deeper than recursive code may go; `__proto__` is a key like none.
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
/**
 * Items that may wait beside those at work, for each of these. A wait is many times as long as a call (1 s against 50 ms), so with one
 * refusal in twenty there are as many that wait as that work; twice as many is room for chance. More would open ever more work at a
 * server that refuses everything.
 */
const WAITING_FOR_EACH = 2;
/**
 * Works on items, at most `concurrency` at once; resolves when everything that was begun is done. Items are taken only when there is
 * room, so sources may be endless. Work that waits (`Place.aside`) makes room, unless there is room for one only: then items come
 * strictly one after the other. An error of the worker or of the source takes no new work, and rejects when the rest is done.
 */
function eachInPool(items, concurrency, worker, { signal, stop } = {}) {
    const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const failures = [];
    const fail = (error) => void failures.push(error);
    /** The source may have more. */
    let open = true;
    /** The source thinks. */
    let asking = false;
    let ended = false;
    return new Promise((resolve, reject) => {
        const places = poolPlaces(Math.max(1, Math.floor(concurrency)), fill);
        const mayTake = () => open && failures.length === 0 && signal?.aborted !== true && stop?.() !== true;
        /** Takes as many items as there is room for, and ends when there is nothing left to do or to wait for. */
        function fill() {
            while (!asking && places.hasRoom() && mayTake())
                ask();
            if (places.isEmpty() && !(asking && mayTake()))
                end();
        }
        /** Asks for one item; a slow source is asked beside the work. */
        function ask() {
            try {
                const next = source.next();
                if (next instanceof Promise) {
                    asking = true;
                    next.then(take, fail).then(() => {
                        asking = false;
                        fill();
                    });
                }
                else
                    take(next);
            }
            catch (error) {
                fail(error);
            }
        }
        function take(next) {
            if (next.done)
                open = false;
            // An answer that comes after the stop is dropped: what was not begun is not begun any more.
            if (next.done || !mayTake())
                return;
            const place = places.take();
            (async () => worker(next.value, place))().catch(fail).then(place.leave);
        }
        function end() {
            if (ended)
                return;
            ended = true;
            signal?.removeEventListener('abort', fill);
            // Not awaited: a generator that hangs in its own `next` would never return.
            Promise.resolve(source.return?.()).catch(() => undefined);
            if (failures.length > 0)
                reject(failures[0]);
            else
                resolve();
        }
        // A source that never answers must not hold up an abort.
        signal?.addEventListener('abort', fill);
        fill();
    });
}
/** Who is at work, who waits beside, and who comes back; `changed` is called when room may have come free. */
function poolPlaces(room, changed) {
    const most = room === 1 ? 1 : room * (1 + WAITING_FOR_EACH);
    let working = 0;
    let away = 0;
    const returning = [];
    const freed = () => {
        while (working < room && returning.length > 0) {
            working += 1;
            away -= 1;
            returning.shift()();
        }
        changed();
    };
    return {
        hasRoom: () => working < room && working + away < most,
        isEmpty: () => working + away === 0,
        take() {
            working += 1;
            return placeOf({
                give() {
                    working -= 1;
                    away += 1;
                    freed();
                },
                takeAgain() {
                    return new Promise((resolve) => {
                        returning.push(resolve);
                        freed();
                    });
                },
                leave(isAway) {
                    if (isAway)
                        away -= 1;
                    else
                        working -= 1;
                    freed();
                },
            });
        },
    };
}
function placeOf(seat) {
    let tasks = 0;
    let waits = 0;
    let isAway = false;
    /** The work is over. A task that nobody waits for any more may go on; it has no place to give or to take. */
    let isOver = false;
    let back;
    const giveIfAllWait = () => {
        if (isOver || isAway || waits === 0 || waits < tasks)
            return;
        isAway = true;
        seat.give();
    };
    /** Tasks of the same work come back together: it has one place. */
    const takeAgain = () => {
        back ??= seat.takeAgain().then(() => {
            isAway = false;
            back = undefined;
        });
        return back;
    };
    return {
        async use(task) {
            if (isAway && !isOver)
                await takeAgain();
            tasks += 1;
            try {
                return await task();
            }
            finally {
                tasks -= 1;
                giveIfAllWait();
            }
        },
        async aside(wait) {
            // It waits before others go on: what it waits for may be what they do first.
            const waiting = wait().finally(() => {
                waits -= 1;
            });
            waits += 1;
            giveIfAllWait();
            const waited = await waiting;
            if (isAway && !isOver)
                await takeAgain();
            return waited;
        },
        leave() {
            isOver = true;
            // On its way back it is given the place once more, and leaves then.
            if (back === undefined)
                seat.leave(isAway);
            else
                void back.then(() => seat.leave(false));
        },
    };
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
    malformed_json: 'The body cannot be read',
    not_found: 'Not found',
    too_large: 'Too large',
    validation_failed: 'The request is not valid',
    internal: 'Internal error',
    storage: 'The state could not be read or written',
};
/**
 * A fault as a client may see it (contract 9, RFC 9457). What an `internal` or `storage` fault says is for the operator's
 * log: it can hold paths and words of other programs, and a client can do nothing about it.
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

/***/ 19890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ givingWay)
/* harmony export */ });
/** The judge of one piece of work in a pool: while all that the work has asked only waits, its place goes to other work. */
const givingWay = (judge, place) => ({
    ...judge,
    fill: (question, signal) => place.use(() => judge.fill({ ...question, aside: place.aside }, signal)),
});


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
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is distinguished from a
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


/***/ }),

/***/ 31968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ exportBody),
/* harmony export */   Cw: () => (/* binding */ protobufAnswer),
/* harmony export */   J4: () => (/* binding */ isExportForm),
/* harmony export */   Oh: () => (/* binding */ isProtobuf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const PROTOBUF = 'application/x-protobuf';
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i;
/** Whether a body is protobuf, and the answer to it has to be. */
const isProtobuf = ({ type }) => (type ?? '').split(';')[0]?.trim().toLowerCase() === PROTOBUF;
/** Whether only an export of spans may come in this form: protobuf, or anything that gzip has packed. */
const isExportForm = (form) => isPlain(form.encoding) ? isProtobuf(form) : isGzip(form.encoding) && (isProtobuf(form) || isJsonType(form));
/**
 * The JSON form of a body that came as `isExportForm` says, at most `limit` bytes also when it is unpacked. `json` reads JSON. Fault
 * `malformed_json` for what is not what it says it is, `too_large` beyond the limits.
 */
async function exportBody(bytes, form, { limit, json }) {
    const plain = isPlain(form.encoding) ? bytes : await unpacked(bytes, limit);
    if (!isProtobuf(form))
        return json(plain);
    return (await __webpack_require__.e(/* import() */ 5524).then(__webpack_require__.bind(__webpack_require__, 45524))).decodeExport(plain);
}
/** The codes of `google.rpc.Status` by the status that HTTP has for them. */
const RPC_CODES = {
    400: 3,
    401: 16,
    403: 7,
    404: 5,
    409: 10,
    413: 8,
    415: 3,
    422: 3,
    429: 8,
    503: 14,
};
const UNKNOWN = 2;
/** An answer that is written in JSON, as exporters that send protobuf expect it. */
async function protobufAnswer(answer) {
    const { encodeExportAnswer, encodeStatus } = await __webpack_require__.e(/* import() */ 5524).then(__webpack_require__.bind(__webpack_require__, 45524));
    const { status } = answer;
    // Both are answers of ours: what was taken, or a problem with its detail.
    const value = JSON.parse(answer.body);
    const body = status < 300 ? encodeExportAnswer(value) : encodeStatus(RPC_CODES[status] ?? UNKNOWN, value.detail ?? '');
    return { ...answer, headers: { ...answer.headers, 'content-type': PROTOBUF }, body };
}
const isPlain = (encoding) => /^(identity)?$/i.test((encoding ?? '').trim());
const isGzip = (encoding) => /^(x-)?gzip$/i.test((encoding ?? '').trim());
const isJsonType = ({ type }) => JSON_TYPE.test((type ?? '').trim());
async function unpacked(bytes, limit) {
    const { gunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
    return new Promise((resolve, reject) => {
        gunzip(bytes, { maxOutputLength: limit }, (error, plain) => {
            if (error === null)
                resolve(plain);
            else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('too_large', `The body is larger than ${limit / 1_048_576} MiB when it is unpacked.`, {
                    where: 'body',
                    hint: 'Send less at once.',
                }));
            else
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('malformed_json', 'The body is not valid gzip.', {
                    where: 'body',
                    hint: 'Send it without content-encoding, or packed by gzip.',
                    problems: [{ path: 'body', message: 'is not valid gzip' }],
                    cause: error,
                }));
        });
    });
}


/***/ })

};
