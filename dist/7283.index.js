export const id = 7283;
export const ids = [7283];
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
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
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
var texts = __webpack_require__(34545);
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
    for (const ready of check.ready) {
        const one = await ready.evaluate(wholePlace(check, attempt, looked));
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
    return {
        ...looked,
        ...attempt,
        extract: check.extract,
        weights: check.members.map(({ weight }) => weight),
        judge: (member, value) => judgeCheck(check.members[member], attempt, value), // Kinds ask for their own members.
    };
}
/** Negation is the complement of pass; what holds of none of a list holds of each of them. */
function combined({ negated, threshold, value }, found, at) {
    const judged = found.map((one) => {
        const score = one.score ?? (one.pass ? 1 : 0);
        const reached = threshold === undefined || score >= threshold;
        const pass = threshold === undefined || one.isDecided === true ? one.pass && reached : reached;
        return { ...one, at: one.at ?? at, pass: pass !== negated, score: (0,round/* round4 */.X)(negated ? 1 - score : score) };
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
/** A check as it is written, for sentences: `not_contains "maybe"`. */
function labelOf(check) {
    const { kind, value, of } = check;
    const word = wordOf(check);
    const where = of === undefined ? '' : ` of ${of.text}`;
    return value === true || kind.members !== undefined
        ? `${word}${where}`
        : `${word} ${(0,texts/* shown */.SP)(value, SHORT)}${where}`;
}

;// CONCATENATED MODULE: ./lib/checks/check-outcome.js






/** Changes when what the checks mean changes; the value of a check is part of its case. */
const VERSION = '1';
/** Length of a reasoning, as of every scorer (metrics.md 0.8). */
const LONGEST_REASONING = 800;
/** Longest value in the metadata, in characters of its JSON. */
const LONGEST_VALUE = 1000;
/** Characters of the actual value in a sentence that goes on with the difference. */
const check_outcome_SHORT = 100;
/** What became of a check, as the outcome of a scorer: with what was expected and what was there, bounded, and nobody as its judge. */
function checkOutcome(check, name, outcome) {
    const usage = { ...judges_judge/* NO_USAGE */.yJ };
    if (outcome.status === 'nothing' && outcome.code !== undefined)
        return { status: 'errored', error: { code: outcome.code, message: outcome.fault }, usage };
    const { reasoning, metadata, ...parts } = partsOf(check, outcome);
    return {
        status: 'scored',
        usage,
        result: {
            ...parts,
            reasoning: (0,truncate/* truncateText */.E)(reasoning, LONGEST_REASONING),
            metadata: {
                ...metadata,
                kind: wordOf(check),
                ...(0,defined/* defined */.s)({ threshold: check.threshold }),
                ...(check.weight === 1 ? {} : { weight: check.weight }),
                derived: [],
                judge: (0,joint_judge_info/* nobodyAsked */.Sp)(`${name}@${VERSION}`),
                warnings: [],
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
                expected: bounded(check.value),
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
            ? `${label}: ${reason}.`
            : `Expected ${label}, actual ${(0,texts/* shown */.SP)(actual, check_outcome_SHORT)}: ${reason}.`,
        metadata: {
            ...metadata,
            ...{ expected: bounded(expected), actual: bounded(actual) },
            ...(0,defined/* defined */.s)({ at }),
            not_applicable: false,
        },
    };
}
/** A value for the metadata: as it is, or the beginning of its JSON where that is long. */
function bounded(value) {
    if (value === undefined)
        return null;
    if (typeof value === 'string')
        return (0,truncate/* truncateText */.E)(value, LONGEST_VALUE);
    const json = (0,texts/* jsonText */.s$)(value) ?? 'null';
    return json.length <= LONGEST_VALUE && json !== texts/* TOO_DEEP */.gZ ? value : (0,truncate/* truncateText */.E)(json, LONGEST_VALUE);
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
        offlineConfidence: 'high',
        ...(check.weight === 0 ? { advisory: true } : {}),
        judgesEmpty: true,
        emptyMetadata: () => ({ kind: wordOf(check), expected: bounded(check.value), actual: null }),
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

// EXTERNAL MODULE: ./lib/checks/read-check.js
var read_check = __webpack_require__(34380);
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

/***/ 34380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ problemsWhenMade),
/* harmony export */   Z8: () => (/* binding */ marks),
/* harmony export */   jc: () => (/* binding */ readCheck)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51283);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47655);
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5354);
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20536);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90117);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38822);









/** Groups in groups, deeper than anybody means it. */
const DEEPEST_GROUP = 10;
/** What may stand beside a kind. */
const marks = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(100)
        .regex(/^[^\s\p{Cc}#](?:[^\p{Cc}#]*[^\s\p{Cc}#])?$/u, 'must be one line without # and without blanks around it')
        .refine((name) => name !== '__proto__', 'cannot be a name')
        .optional()
        .describe('Name of its result. Left out: the kind, from the second on numbered: `contains`, `contains#2`.'),
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(1000)
        .optional()
        .describe('What it looks at, as a path of the attempt: `output.json.total`, `tool_calls[0].arguments.id`, `context`, `state.order`. Left out: `output`.'),
    extract: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('`true`: the first fenced or bare JSON value in the text counts, not the whole text.'),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(1e6)
        .optional()
        .describe('What it counts in the score of its group. 0: shown only, and not counted. Left out: 1.'),
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .gt(0)
        .max(1)
        .optional()
        .describe('Lowest score that passes, for what gives a number: own code, groups. Left out: what the kind says.'),
});
const MARKS = new Set(_schema_check_js__WEBPACK_IMPORTED_MODULE_1__/* .CHECK_MARKS */ .Gh);
/** A check as it is written, read; or everything that is wrong with it. Paths of the problems begin at the check. */
function readCheck(written, path = [], depth = 0) {
    const raw = typeof written === 'string' ? named(written) : written;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return wrong(path, `must be a check, such as contains: "36", not ${kindOf(raw)}`);
    if (depth > DEEPEST_GROUP)
        return wrong(path, `must not be nested more than ${DEEPEST_GROUP} deep`);
    // Border: an object that is no list; its values are looked at below.
    const record = raw;
    const kindKeys = Object.keys(record).filter((key) => !MARKS.has(key));
    const folded = atWithSibling(record, kindKeys);
    if (folded !== undefined)
        return readCheck(folded, path, depth);
    const [key, other] = kindKeys;
    if (key === undefined)
        return wrong(path, `names no check; checks are ${(0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .L)().join(', ')}`);
    const kind = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__.findKind)(key);
    if (kind === undefined)
        return { problems: kindKeys.flatMap((one) => unknown(one, path)) };
    if (other !== undefined)
        return (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__.findKind)(other) === undefined
            ? { problems: unknown(other, path) }
            : wrong([...path, other], `stands beside ${key}: each check is an entry of its own`);
    return readKind(kind, key, record, path, depth);
}
/** `at: total` with another check beside it is the short form of `at: { path: total, check: … }`. */
function atWithSibling(record, kindKeys) {
    const { at, ...rest } = record;
    const beside = kindKeys.filter((key) => key !== 'at');
    if (typeof at !== 'string' || beside.length !== 1)
        return undefined;
    const key = beside[0]; // One is there.
    const { [key]: value, ...others } = rest;
    return { ...others, at: { path: at, check: { [key]: value } } };
}
/** A kind that needs no value may be written as its name alone. */
function named(word) {
    const kind = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__.findKind)(word);
    return kind === undefined || kind.kind.value.safeParse(true).success ? { [word]: true } : word;
}
function readKind({ kind, negated }, key, record, path, depth) {
    const problems = [];
    const place = [...path, key];
    const given = record[key];
    if (negated && !kind.negatable)
        problems.push({ path: place, message: `cannot be negated; there is only ${kind.name}` });
    const values = negated && kind.noneOf === true && Array.isArray(given) ? given : [given];
    if (kind.noneOf === true && !negated && Array.isArray(given))
        return wrong(place, `takes one text; a list belongs to contains_any (at least one), contains_all (every one), any_of and all_of, or to not_${kind.name} (none)`);
    if (values.length === 0)
        problems.push({ path: place, message: 'must not be empty' });
    const ready = [];
    const members = [];
    for (const [index, value] of values.entries()) {
        const at = values === given ? [...place, index] : place;
        if (kind.members !== undefined) {
            const nested = kind.members(value);
            if (nested !== undefined)
                for (const { step, check } of nested) {
                    const inner = readCheck(check, [...at, ...step], depth + 1);
                    problems.push(...inner.problems);
                    if (inner.check !== undefined)
                        members.push(inner.check);
                }
        }
        const parsed = kind.value.safeParse(value);
        if (parsed.success)
            ready.push(kind.ready(parsed.data));
        else
            problems.push(...(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({ ...one, path: [...at, ...one.path] })));
        problems.push(...unknownWords(kind.value, value, at));
    }
    const beside = readMarks(kind, record, path, depth);
    problems.push(...beside.problems);
    if (problems.length > 0)
        return { problems };
    const { marks: read, of, when } = beside;
    return {
        problems,
        check: {
            ...{ kind, negated, value: given, ready, members },
            extract: read.extract ?? false,
            weight: read.weight ?? 1,
            ...(read.name === undefined ? {} : { name: read.name }),
            ...(read.threshold === undefined ? {} : { threshold: read.threshold }),
            ...(of === undefined ? {} : { of }),
            ...(when === undefined ? {} : { when }),
        },
    };
}
function readMarks(kind, record, path, depth) {
    const problems = [];
    const given = Object.fromEntries(Object.entries(record).filter(([key]) => Object.hasOwn(marks.shape, key)));
    const parsed = marks.safeParse(given);
    if (!parsed.success)
        problems.push(...(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .valueProblems */ .ce)(parsed.error, given).map((one) => ({ ...one, path: [...path, ...one.path] })));
    const read = parsed.data ?? {};
    let of;
    if (read.of !== undefined) {
        const found = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptPath */ .X9)(read.of);
        if (!kind.of)
            problems.push({
                path: [...path, 'of'],
                message: `does not belong to ${kind.name}, which looks at ${(kind.reads ?? ['output']).join(', ')}`,
            });
        else if ('problem' in found)
            problems.push({ ...found, path: [...path, 'of'], message: found.problem });
        else
            of = found;
    }
    if (read.threshold !== undefined && kind.ownThreshold === true)
        problems.push({
            path: [...path, 'threshold'],
            message: `does not belong to ${kind.name}, whose value says from where on it passes`,
        });
    if (read.extract !== undefined && kind.extracts !== true && of?.json !== true)
        problems.push({
            path: [...path, 'extract'],
            message: `belongs to ${_registry_js__WEBPACK_IMPORTED_MODULE_2__.checkKinds
                .filter(({ extracts }) => extracts)
                .map(({ name }) => name)
                .join(', ')} and to paths into JSON, not to ${kind.name}`,
        });
    let when;
    if (record['when'] !== undefined) {
        const condition = readCheck(record['when'], [...path, 'when'], depth + 1);
        problems.push(...condition.problems);
        when = condition.check;
    }
    return { marks: read, of, when, problems };
}
/** What is wrong with the values of a check that only shows when they are made: expressions, schemas, code that do not compile. */
async function problemsWhenMade(check) {
    const own = await Promise.all(check.ready.map(async (one) => {
        try {
            await one.compiled();
            return [];
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Fault */ .vC) || error.code !== 'validation_failed')
                throw error;
            return [`${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}`];
        }
    }));
    const nested = await Promise.all([...check.members, ...(check.when === undefined ? [] : [check.when])].map(problemsWhenMade));
    return [...own, ...nested].flat();
}
function unknown(key, path) {
    const problem = (message) => [{ path: [...path, key], message }];
    if (_schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_6__/* .AVAILABLE_SCORERS */ .iL.includes(key))
        return problem(`is a scorer, not a check; name it under scorers`);
    const words = [...(0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .L)(), ..._schema_check_js__WEBPACK_IMPORTED_MODULE_1__/* .CHECK_MARKS */ .Gh];
    const meant = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .synonymOf */ .D)(key) ?? (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(key, words);
    return problem(meant === null
        ? `is no check; checks are ${(0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .L)().join(', ')}`
        : `is no check (did you mean "${meant}"?)`);
}
function unknownWords(form, value, path) {
    return (0,_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .unknownKeys */ .v)(form, value).map(({ path: inside, key, known }) => {
        const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(key, known);
        const hint = meant === null ? `; known: ${known.join(', ')}` : ` (did you mean "${meant}"?)`;
        return { path: [...path, ...inside, key], message: `is not known here${hint}` };
    });
}
function wrong(path, message) {
    return { problems: [{ path: [...path], message }] };
}
const kindOf = (value) => value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `${JSON.stringify(value)?.slice(0, 60)}`;


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


/***/ })

};
