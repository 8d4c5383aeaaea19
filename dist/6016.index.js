export const id = 6016;
export const ids = [6016];
export const modules = {

/***/ 1136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ MOST_OF_A_FILE),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rY: () => (/* binding */ checkPiece)
/* harmony export */ });
/* unused harmony export problemLine */
/* harmony import */ var _checks_registry_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__;





/** A problem of one value of a resource, with its place. */
function problemAt(source, path, message, options = {}) {
    const name = source.piece.nameOf?.(path) ?? (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path);
    return {
        file: source.file,
        ...source.piece.at(path, options.what ?? 'value'),
        severity: options.severity ?? 'error',
        message: sentence(name, message),
    };
}
/** `turns must not be empty`, but `turns: a single case has one turn`. */
function sentence(name, message) {
    // `min_passes 3 is above repeat 2` names its key already; a plain word like `name` proves nothing.
    const named = message.includes(`${name}.`) || (/[._[]/.test(name) && message.includes(name));
    if (name === '' || named)
        return message;
    return /^(?:must|is|needs|has|takes|cannot|does|holds|leads|changed|matches)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
/** Problems of one file that are shown, and as much advice: nobody reads more, and the first few often explain the others. */
const MOST_OF_A_FILE = 100;
/** Longer lists of keys help nobody. */
const MOST_LISTED = 12;
/** Keys that are right elsewhere: people write them one level too high. */
var HINTS;
function HINTS$made() { return HINTS = {
    input: '; it belongs to a turn: turns: [{ input: … }]',
    expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
    checks: '; it belongs to a turn: turns: [{ checks: … }]',
}; }
/** Keys that other tools have where a turn has checks. */
var ASSERTIONS;
function ASSERTIONS$made() { return ASSERTIONS = /^(?:assert|expect)(?:s|ed|ions?|ations?|ed_output)?$/; }
/**
 * A resource against the form of its kind: the parsed value when it is right, and everything that is wrong with it. For one of many the form
 * is compiled to code of its own, which takes as long as a few hundred are checked.
 */
function checkPiece(form, kind, source, { isOneOfMany = false } = {}) {
    const { value } = source.piece;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const what = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
        return { value: undefined, problems: [problemAt(source, [], `${kind} must be an object, not ${what}`)] };
    }
    const parsed = form.safeParse(value, { jitless: !isOneOfMany });
    const unknown = (0,(_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5354))/* .unknownKeys */ .v)(form, value);
    if (parsed.success && unknown.length === 0)
        return { value: parsed.data, problems: [] };
    const misspelt = new Set();
    const problems = unknown.map(({ path, key, known }, index) => {
        // The others are only counted.
        const isShown = index < MOST_OF_A_FILE;
        const close = isShown ? (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(key, known) : null;
        if (close !== null)
            misspelt.add(JSON.stringify([...path, close]));
        const hint = close !== null ? ` (did you mean "${close}"?)` : isShown ? hintFor(key, path, known) : '';
        const inside = path.length === 0 ? '' : ` in ${(0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path)}`;
        return {
            file: source.file,
            ...source.piece.at([...path, key], 'key'),
            severity: 'error',
            message: `unknown key "${key}"${inside}${hint}`,
        };
    });
    if (!parsed.success)
        for (const problem of (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value)) {
            // Said already, as the unknown key that was meant to be this one.
            if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path)))
                continue;
            problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
        }
    return { value: undefined, problems };
}
/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key, path, known) {
    const misplaced = path.length === 0 && known.includes('turns') && Object.hasOwn((HINTS ?? HINTS$made()), key) ? (HINTS ?? HINTS$made())[key] : undefined;
    return (misplaced ??
        checkHint(key, known) ??
        (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : ''));
}
/** For a key of a turn that is, or holds, what stands under `checks`. */
function checkHint(key, known) {
    if (!known.includes('checks'))
        return undefined;
    if ((0,(_checks_registry_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(90693)).findKind)(key.replaceAll('-', '_')) !== undefined)
        return `; it is a check: checks: [{ ${key}: … }]`;
    return (ASSERTIONS ?? ASSERTIONS$made()).test(key)
        ? '; what an answer has to be stands under checks: [{ contains: … }], or in words as expected_behavior'
        : undefined;
}
function suggestion({ word, known }) {
    return word === undefined || known === undefined ? '' : (0,(_suggest_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(98610))/* .suggest */ .Z)(word, known);
}
/** `file:line:column: message`, as editors and people read it. */
function problemLine({ file, line, column, severity, message }) {
    return `${file}:${line}:${column}: ${severity === 'advice' ? 'advice: ' : ''}${message}`;
}
/** Order of a report: by file, then by place. */
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line || one.column - other.column;
}


/***/ }),

/***/ 36016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ problemsOfExpectedState),
  requestedStateProblems: () => (/* binding */ requestedStateProblems)
});

// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/checks/read-check.js + 4 modules
var read_check;
// EXTERNAL MODULE: ./lib/checks/tools/expected-arguments.js
var expected_arguments;
// EXTERNAL MODULE: ./lib/checks/written-check.js
var written_check;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path;
// EXTERNAL MODULE: ./lib/worlds/state/state-pattern.js
var state_pattern;
// EXTERNAL MODULE: ./lib/worlds/verdict/compile-expression.js
var compile_expression;
// EXTERNAL MODULE: ./lib/worlds/verdict/expected-places.js
var expected_places;
;// CONCATENATED MODULE: ./lib/worlds/verdict/expected-state-problems.js









/**
 * Everything that is wrong with an expected state before anything is played, each with its place in it: names of tools that the world does not
 * have (`toolNames`; left out: not known yet), patterns that are none, paths and checks of `at` that cannot be read, matchers that do not compile.
 */
async function expectedStateProblems(expected, toolNames) {
    return [
        ...(expected.actions ?? []).flatMap(({ name }, index) => unknownTool(name, ['actions', index, 'name'], toolNames)),
        ...(expected.in_order && expected.actions === undefined
            ? [{ path: ['in_order'], message: 'stands without actions, whose order it would ask for' }]
            : []),
        ...(!expected.strict && expected.at === undefined
            ? [{ path: ['strict'], message: 'stands without at, beside which it would let things change' }]
            : []),
        ...(await Promise.all(Object.entries(expected.at ?? {}).map(atProblems))).flat(),
        ...(expected.unchanged ?? []).flatMap((text, index) => patternProblems(text, ['unchanged', index])),
        ...(await forbiddenProblems(expected.forbidden ?? [], toolNames)),
    ];
}
function unknownTool(name, path, toolNames) {
    if (toolNames === undefined || toolNames.includes(name))
        return [];
    const meant = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(name, toolNames);
    const hint = meant === null
        ? `; its tools are ${toolNames.slice(0, 20).join(', ') || 'none'}${toolNames.length > 20 ? ' …' : ''}`
        : ` (did you mean "${meant}"?)`;
    return [{ path, message: `"${name}" is no tool of the world${hint}` }];
}
function patternProblems(text, path) {
    const pattern = (0,(state_pattern ??= __webpack_require__(78713))/* statePattern */.gr)(text);
    return 'problem' in pattern ? [{ path, message: pattern.problem }] : [];
}
async function atProblems([text, value]) {
    const path = ['at', text];
    try {
        if ((0,(json_path ??= __webpack_require__(85545))/* compilePath */.H9)(text, 'at').steps.some((step) => String(step).includes('*')) && !text.includes('["'))
            return [
                {
                    path,
                    message: 'takes one path, not a pattern; a key with * in it is written ["*"], and places that must not change belong to unchanged',
                },
            ];
    }
    catch (error) {
        if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC))
            throw error;
        return [{ path, message: `is no path. ${error.hint ?? ''}`.trim() }];
    }
    if (!(0,(expected_places ??= __webpack_require__(22452))/* isCheckValue */.SC)(value))
        return [];
    const { check, problems } = (0,(read_check ??= __webpack_require__(38010))/* readCheck */.jc)(value, path);
    const literal = (0,(written_check ??= __webpack_require__(979))/* writtenCheck */.W)({ equals: value });
    const hint = literal === undefined ? '' : `; an object that is meant as it stands is written ${literal}`;
    if (check === undefined)
        return problems.map((one) => ({ ...one, message: `${one.message}${hint}` }));
    return (await (0,(read_check ??= __webpack_require__(38010))/* problemsWhenMade */.W_)(check)).map((message) => ({ path, message: `: ${message}` }));
}
async function forbiddenProblems(forbidden, toolNames) {
    const found = await Promise.all(forbidden.map(async ({ name, arguments: given, writes }, index) => {
        const path = ['forbidden', index];
        return [
            ...(name === undefined ? [] : unknownTool(name, [...path, 'name'], toolNames)),
            ...(writes === undefined ? [] : patternProblems(writes, [...path, 'writes'])),
            ...(given === undefined ? [] : await argumentProblems(given, [...path, 'arguments'])),
            ...(given !== undefined && name === undefined
                ? [{ path: [...path, 'arguments'], message: 'belong to a tool; give its name' }]
                : []),
        ];
    }));
    return found.flat();
}
async function argumentProblems(given, path) {
    try {
        await (0,(expected_arguments ??= __webpack_require__(52116))/* expectedArguments */.p)(given, true, (compile_expression ??= __webpack_require__(51685))/* compileExpression */.W);
        return [];
    }
    catch (error) {
        if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code !== 'validation_failed')
            throw error;
        return [{ path, message: `: ${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}` }];
    }
}

// EXTERNAL MODULE: ./lib/test-cases/check.js
var check = __webpack_require__(1136);
;// CONCATENATED MODULE: ./lib/test-cases/worlds/expected-state.js



/** What is wrong with the expected state of a case of a file, each at its place. */
async function problemsOfExpectedState(resource, { case: testCase }, world) {
    const found = await problemsIn(testCase, world);
    return found.map(({ path, message }) => (0,check/* problemAt */.l4)(resource, path, message.replace(/^: /, '')));
}
/** The same of a case of a request, which has no files beside it. */
async function requestedStateProblems(testCase, world) {
    const found = await problemsIn(testCase, world);
    const { equals } = testCase.expected_state ?? {};
    if (typeof equals === 'string')
        found.push({
            path: ['expected_state', 'equals'],
            message: `names the file "${equals}", which only a file of the evals folder can; give the object that stands in it`,
        });
    return found.map(({ path, message }) => {
        const place = (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path);
        return { path: place, message: `${place}${message.startsWith(':') ? '' : ' '}${message}` };
    });
}
async function problemsIn({ expected_state: expected }, world) {
    if (expected === undefined)
        return [];
    const found = await expectedStateProblems(expected, toolNames(world));
    return found.map((problem) => ({ ...problem, path: ['expected_state', ...problem.path] }));
}
/** The tools of a world as far as they are known without running anything: those that are written down in its file. */
function toolNames(world) {
    const mock = world?.world.tools.mock;
    return mock === undefined ? undefined : Object.keys(mock);
}


/***/ }),

/***/ 56116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   E: () => (/* binding */ rulesInto),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   SE: () => (/* binding */ comparisonProblems),
/* harmony export */   h3: () => (/* binding */ comparisonRules),
/* harmony export */   hC: () => (/* binding */ rulesAt),
/* harmony export */   qY: () => (/* binding */ (EXACT ?? EXACT$made()))
/* harmony export */ });
/* harmony import */ var _schema_instant_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _state_pattern_js__WEBPACK_IMPORTED_MODULE_0__;


var GROUPS;
function GROUPS$made() { return GROUPS = ['ignore', 'ids', 'times', 'unordered']; }
/** The rules of a world, ready to be asked; throws Fault `validation_failed` for what is no pattern, which was said where the world was read. */
function comparisonRules(comparison) {
    const reach = (group) => (0,(_state_pattern_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78713))/* .reachOf */ .xw)((0,(_state_pattern_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78713))/* .statePatterns */ .d6)(comparison[group] ?? [], `compare.${group}`));
    return {
        ignore: reach('ignore'),
        ids: reach('ids'),
        times: reach('times'),
        unordered: reach('unordered'),
    };
}
/** Everything matters. */
var EXACT;
function EXACT$made() { return EXACT = comparisonRules({}); }
function rulesInto({ ignore, ids, times, unordered }, step) {
    return {
        ignore: ignore.into(step),
        ids: ids.into(step),
        times: times.into(step),
        unordered: unordered.into(step),
    };
}
/** Rules at a path. */
const rulesAt = (rules, path) => path.reduce(rulesInto, rules);
/** Whether no rule can mean anything from here on, so that nothing has to be asked below. */
const isPlain = ({ ignore, ids, times, unordered }) => !(ignore.here ||
    ignore.below ||
    ids.here ||
    ids.below ||
    times.here ||
    times.below ||
    unordered.here ||
    unordered.below);
/** What is wrong with the patterns of a world, each with its place under `compare`. */
function comparisonProblems(comparison) {
    return (GROUPS ?? GROUPS$made()).flatMap((group) => (comparison[group] ?? []).flatMap((text, index) => {
        const pattern = (0,(_state_pattern_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78713))/* .statePattern */ .gr)(text);
        return 'problem' in pattern ? [{ path: [group, index], message: pattern.problem }] : [];
    }));
}
/** Whether a value is a moment: ISO 8601 (a blank may stand for its T), or a number of seconds or milliseconds since 1970. */
function isTime(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) && value >= 0;
    return typeof value === 'string' && (0,(_schema_instant_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(9694))/* .isoInstantMs */ .X)(value.trim().replace(' ', 'T')) !== undefined;
}


/***/ }),

/***/ 36262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tX: () => (/* binding */ differences),
  xR: () => (/* binding */ pathWords)
});

// UNUSED EXPORTS: changesBetween, isEqual

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path;
// EXTERNAL MODULE: ./lib/worlds/state/comparison-rules.js
var comparison_rules;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
;// CONCATENATED MODULE: ./lib/worlds/state/paired-entries.js


/** Entries of two lists whose order does not matter, without those that are in both as often: what is left, in its order. Linear. */
function pairedEntries(before, after, rules) {
    const texts = new Map();
    const place = (index) => (0,(comparison_rules ??= __webpack_require__(56116))/* rulesInto */.E)(rules, index);
    const wanted = before.map((entry, index) => comparedText(entry, place(index)));
    for (const text of wanted)
        texts.set(text, (texts.get(text) ?? 0) + 1);
    const more = [];
    for (const [index, entry] of after.entries()) {
        const text = comparedText(entry, place(index));
        const left = texts.get(text) ?? 0;
        if (left === 0)
            more.push(index);
        else
            texts.set(text, left - 1);
    }
    // Of equal entries the last ones are those that are missing.
    const missing = [];
    for (let index = before.length - 1; index >= 0; index -= 1) {
        const text = wanted[index]; // In range.
        const left = texts.get(text) ?? 0;
        if (left === 0)
            continue;
        texts.set(text, left - 1);
        missing.push(index);
    }
    missing.reverse();
    const pairs = more.map((index, at) => {
        const from = missing[at];
        return { index, one: from === undefined ? undefined : before[from], other: after[index] };
    });
    for (const index of missing.slice(more.length).reverse())
        pairs.push({ index, one: before[index], other: undefined });
    return pairs;
}
/** A value as a text that is the same for values that are equal by the rules. */
function comparedText(value, rules) {
    if (rules.ignore.here)
        return '~';
    if (rules.times.here && (0,(comparison_rules ??= __webpack_require__(56116))/* isTime */.K8)(value))
        return '~time';
    if ((0,(comparison_rules ??= __webpack_require__(56116))/* isPlain */.$i)(rules) || typeof value !== 'object' || value === null)
        return (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(value);
    if (Array.isArray(value)) {
        const entries = value.map((entry, index) => comparedText(entry, (0,(comparison_rules ??= __webpack_require__(56116))/* rulesInto */.E)(rules, index)));
        return `[${(rules.unordered.here ? entries.sort() : entries).join(',')}]`;
    }
    const fields = Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => `${JSON.stringify(key)}:${comparedText(inner, (0,(comparison_rules ??= __webpack_require__(56116))/* rulesInto */.E)(rules, key))}`)
        // A key that is not compared may be missing.
        .filter((field) => !field.endsWith(':~'));
    return `{${fields.sort().join(',')}}`;
}

;// CONCATENATED MODULE: ./lib/worlds/state/differences.js





/** Deeper states are a mistake, and would end the process. */
const DEEPEST = 1000;
/**
 * Where two states differ, in the order of their keys: those of the first, then those that only the second has. A value that came or went is
 * one difference, whatever it holds. Numbers compare as numbers, the order of keys does not matter; `rules` say what else does not. What both
 * share is not looked at, so that a state and its changed copy cost what was changed. Linear in both. `most`: with so many it ends.
 */
function differences(before, after, rules = (comparison_rules ??= __webpack_require__(56116))/* EXACT */.qY, most = Number.POSITIVE_INFINITY) {
    const walk = { found: [], most, path: [] };
    compare(walk, before, after, rules);
    return walk.found;
}
/** Whether two values are equal by the rules. */
const isEqual = (one, other, rules = (comparison_rules ??= __webpack_require__(56116))/* EXACT */.qY) => differences(one, other, rules, 1).length === 0;
function compare(walk, before, after, rules) {
    if (before === after || walk.found.length >= walk.most || rules.ignore.here)
        return;
    if (rules.times.here && (0,(comparison_rules ??= __webpack_require__(56116))/* isTime */.K8)(before) && (0,(comparison_rules ??= __webpack_require__(56116))/* isTime */.K8)(after))
        return;
    if (walk.path.length > DEEPEST)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `A state is nested more than ${DEEPEST} deep.`, {
            where: pathWords(walk.path).slice(0, 200),
        });
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
        differ(walk, before, after);
    else if (Array.isArray(before) && Array.isArray(after))
        compareLists(walk, before, after, rules);
    else if (Array.isArray(before) || Array.isArray(after))
        differ(walk, before, after);
    // Two objects that are no lists; only own keys are read.
    else
        compareRecords(walk, before, after, rules);
}
function compareRecords(walk, before, after, rules) {
    for (const key of Object.keys(before))
        inside(walk, key, before[key], Object.hasOwn(after, key) ? after[key] : undefined, rules);
    for (const key of Object.keys(after))
        if (!Object.hasOwn(before, key))
            inside(walk, key, undefined, after[key], rules);
}
function compareLists(walk, before, after, rules) {
    if (rules.unordered.here) {
        for (const { index, one, other } of pairedEntries(before, after, rules))
            inside(walk, index, one, other, rules);
        return;
    }
    const common = Math.min(before.length, after.length);
    // Whoever only asks whether they are equal needs no place; and asked for inside of itself it would double with each level.
    const moved = before.length === after.length || walk.most === 1 ? undefined : insertion(before, after, rules);
    if (moved === undefined)
        for (let index = 0; index < common; index += 1)
            inside(walk, index, before[index], after[index], rules);
    const from = moved ?? common;
    // What goes is named from its end, so that each place is still the one that is meant when it goes.
    for (let index = from + before.length - after.length - 1; index >= from; index -= 1)
        inside(walk, index, before[index], undefined, rules);
    for (let index = from; index < from + after.length - before.length; index += 1)
        inside(walk, index, undefined, after[index], rules);
}
/** Where entries were only put in or only taken out in one place: that place. */
function insertion(before, after, rules) {
    const common = Math.min(before.length, after.length);
    const same = (one, other) => isEqual(before[one], after[other], (0,(comparison_rules ??= __webpack_require__(56116))/* rulesInto */.E)(rules, other));
    let from = 0;
    while (from < common && same(from, from))
        from += 1;
    for (let back = 1; from + back <= common; back += 1)
        if (!same(before.length - back, after.length - back))
            return undefined;
    return from;
}
function inside(walk, step, before, after, rules) {
    if (before === after)
        return;
    walk.path.push(step);
    compare(walk, before, after, (0,(comparison_rules ??= __webpack_require__(56116))/* rulesInto */.E)(rules, step));
    walk.path.pop();
}
function differ({ found, path }, before, after) {
    found.push({
        path: [...path],
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
    });
}
/** Changes that make the second state of the first, smallest and in an order in which they apply (RFC 6902). */
function changesBetween(before, after) {
    return differences(before, after).map((one) => {
        const path = pointerOf(one.path);
        if (!('after' in one))
            return { op: 'remove', path };
        return { op: 'before' in one ? 'replace' : 'add', path, value: one.after };
    });
}
/** A way as people read and write it: `reservations.4WQ150.status`, `orders["a.b"].items[0]`. */
const pathWords = (path) => path.reduce((json_path ??= __webpack_require__(85545))/* stepText */.uw, '');


/***/ }),

/***/ 79038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ pointerNames),
/* harmony export */   Ut: () => (/* binding */ childAt),
/* harmony export */   qL: () => (/* binding */ setKey)
/* harmony export */ });
/* unused harmony export pointerOf */
/** The names of a JSON Pointer (RFC 6901); undefined for a text that is none. */
function pointerNames(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The JSON Pointer of a way. */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
/** What stands at a step of a value, own keys only; undefined where nothing does. */
function childAt(value, step) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (Array.isArray(value))
        return value[Number(step)];
    return Object.hasOwn(value, step) ? value[step] : undefined; // An own key.
}
/** Sets an own key, whatever its name: `__proto__` too is a key like others. */
function setKey(record, key, value) {
    if (key === '__proto__')
        Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
    else
        record[key] = value; // Border: an object of JSON.
}


/***/ }),

/***/ 78713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d6: () => (/* binding */ statePatterns),
/* harmony export */   gr: () => (/* binding */ statePattern),
/* harmony export */   xw: () => (/* binding */ reachOf),
/* harmony export */   yI: () => (/* binding */ touches)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_matches_name_js__WEBPACK_IMPORTED_MODULE_1__;


/** One step: a name, `*`, `**`, `[3]`, `[*]`, or `["a.b"]` for a name as it is. */
var STEP;
function STEP$made() { return STEP = /(?:^|\.)([^.[\]"]+)|\[(\d{1,9}|\*)\]|\["((?:[^"\\]|\\.)*)"\]/y; }
/**
 * Takes a pattern apart: names with dots between them, `*` for one key or place in a list (and inside of a name for any letters), `**`
 * for any number of them, none included. Or says what is wrong with it.
 */
function statePattern(text) {
    const path = text.trim().replace(/^\$\.?/, '');
    const segments = [];
    let at = 0;
    while (at < path.length) {
        (STEP ?? STEP$made()).lastIndex = at;
        const match = (STEP ?? STEP$made()).exec(path);
        if (match === null)
            break;
        const [whole, name, index, quoted] = match;
        at += whole.length;
        // Two in a row mean no more than one.
        if (name === '**' && segments.at(-1)?.kind === 'deep')
            continue;
        segments.push(segmentOf(name, index, quoted));
    }
    if (segments.length > 0 && at === path.length)
        return { text, segments };
    return {
        problem: 'is no pattern of paths; write names with dots, * for one key and ** for any number, such as users.*.email',
    };
}
/** Patterns, taken apart; throws Fault `validation_failed` for one that is none, since nothing would be held against it. */
function statePatterns(texts, where) {
    return texts.map((text) => {
        const pattern = statePattern(text);
        if (!('problem' in pattern))
            return pattern;
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${where}: ${JSON.stringify(text.slice(0, 200))} ${pattern.problem}.`, {
            where,
        });
    });
}
function segmentOf(name, index, quoted) {
    if (quoted !== undefined)
        return { kind: 'name', name: unquoted(quoted) };
    const word = name ?? index; // One of the three has matched.
    if (word === '*')
        return { kind: 'any' };
    if (word === '**')
        return { kind: 'deep' };
    return { kind: word.includes('*') ? 'wild' : 'name', name: word };
}
/** What stands between the quotes of a JSON text; as it is where it is none. */
function unquoted(text) {
    try {
        return String(JSON.parse(`"${text}"`));
    }
    catch {
        return text.replace(/\\(.)/g, '$1');
    }
}
var NOWHERE;
function NOWHERE$made() { return NOWHERE = { here: false, below: false, into: () => (NOWHERE ?? NOWHERE$made()) }; }
/** Patterns at the top of a state; each step costs no more than their segments. */
function reachOf(patterns) {
    return patterns.length === 0
        ? (NOWHERE ?? NOWHERE$made())
        : reached(patterns, patterns.map(() => [0]));
}
/** `positions`: for each pattern the segments that may come next. */
function reached(patterns, positions) {
    const open = patterns.map(({ segments }, index) => closure(segments, positions[index] ?? []));
    const here = patterns.some(({ segments }, index) => open[index]?.includes(segments.length) === true);
    const below = patterns.some(({ segments }, index) => open[index]?.some((one) => one < segments.length) === true);
    if (!below)
        return here ? { ...(NOWHERE ?? NOWHERE$made()), here } : (NOWHERE ?? NOWHERE$made());
    return {
        here,
        below,
        into: (step) => reached(patterns, patterns.map(({ segments }, index) => after(segments, open[index] ?? [], String(step)))),
    };
}
function after(segments, positions, name) {
    const next = new Set();
    for (const position of positions) {
        const segment = segments[position];
        if (segment === undefined)
            continue;
        if (segment.kind === 'deep')
            next.add(position);
        else if (isMeant(segment, name))
            next.add(position + 1);
    }
    return [...next];
}
function isMeant(segment, name) {
    if (segment.kind === 'name')
        return segment.name === name;
    return segment.kind === 'any' || (segment.kind === 'wild' && (0,(_text_matches_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(34440))/* .matchesName */ .H)(segment.name, name));
}
/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments, positions) {
    const all = new Set(positions);
    for (const position of all)
        if (segments[position]?.kind === 'deep')
            all.add(position + 1);
    return [...all];
}
/**
 * Whether a change at a path, of one value into another, concerns a place that the patterns mean: the path itself, something around it,
 * or something inside of what came or went. Linear in the path and both values.
 */
function touches(patterns, path, before, after) {
    let reach = patterns;
    for (const step of path) {
        if (reach.here)
            return true;
        reach = reach.into(step);
        if (!reach.here && !reach.below)
            return false;
    }
    return holds(reach, before) || holds(reach, after);
}
function holds(reach, value) {
    if (value === undefined)
        return false;
    if (reach.here)
        return true;
    if (!reach.below || typeof value !== 'object' || value === null)
        return false;
    return Object.entries(value).some(([key, inner]) => holds(reach.into(key), inner));
}


/***/ }),

/***/ 51685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ compileExpression)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__;


/** Compiles an expression of a matcher; rejects with Fault `validation_failed`. */
const compileExpression = (pattern) => (0,(_text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(57307))/* .compilePattern */ .E)(pattern, '', (what, hint, cause) => new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', what, { where: 'matches', hint, cause }));


/***/ }),

/***/ 22452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ stepsIn),
/* harmony export */   I8: () => (/* binding */ wrongPlaces),
/* harmony export */   SC: () => (/* binding */ isCheckValue)
/* harmony export */ });
/* unused harmony export valueIn */
/* harmony import */ var _checks_judge_check_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _checks_read_check_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _checks_registry_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _checks_texts_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_json_path_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _state_comparison_rules_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _state_differences_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _state_pointer_js__WEBPACK_IMPORTED_MODULE_3__;









var MARKS;
function MARKS$made() { return MARKS = new Set((_schema_check_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(51283))/* .CHECK_MARKS */ .Gh); }
/**
 * Whether a value of `at` is a check: an object all of whose keys are words of checks that look at a value, and what may stand beside them. Every
 * other object is the value itself; one that only looks like a check is written as `equals: …`.
 */
function isCheckValue(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    const keys = Object.keys(value);
    return (keys.some((key) => (0,(_checks_registry_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(90693)).findKind)(key)?.kind.of === true) &&
        keys.every((key) => (MARKS ?? MARKS$made()).has(key) || (0,(_checks_registry_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(90693)).findKind)(key)?.kind.of === true));
}
/** A path of `at` as steps of a state that is there: places from the end of a list are counted, digits are places where a list stands. */
function stepsIn(state, text) {
    const steps = [];
    let value = state;
    for (const step of (0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(text, 'at').steps) {
        const place = Array.isArray(value) && /^-?\d{1,9}$/.test(String(step)) ? Number(step) : String(step);
        const here = typeof place === 'number' && place < 0 ? value.length + place : place; // A list: see above.
        steps.push(here);
        value = (0,(_state_pointer_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79038))/* .childAt */ .Ut)(value, here);
    }
    return steps;
}
/** What stands at a path; undefined where nothing does. */
const valueIn = (state, path) => path.reduce((value, step) => (0,(_state_pointer_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79038))/* .childAt */ .Ut)(value, step), state);
/**
 * What of `at` does not hold in an end state, in the order written. A literal is compared by the rules of the world; `null` is there too where
 * nothing is. Rejects with a Fault where a check cannot be asked at all.
 */
async function wrongPlaces(at, state, rules, services) {
    const wrong = [];
    for (const [text, expected] of Object.entries(at)) {
        const path = stepsIn(state, text);
        const actual = valueIn(state, path);
        if (!isCheckValue(expected)) {
            if (expected === null && actual === undefined)
                continue;
            for (const one of (0,(_state_differences_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(36262))/* .differences */ .tX)(expected, actual, (0,(_state_comparison_rules_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(56116))/* .rulesAt */ .hC)(rules, path)))
                wrong.push({ path: [...path, ...one.path], expected: one.before, actual: one.after });
            continue;
        }
        const { check } = (0,(_checks_read_check_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(38010))/* .readCheck */ .jc)(expected, ['at', text]);
        const why = check === undefined ? 'it is no check' : await whyNot(check, actual, path, state, services);
        if (why !== undefined)
            wrong.push({ path, expected, actual, why });
    }
    return wrong;
}
async function whyNot(check, actual, path, state, services) {
    const at = (0,(_state_differences_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(36262))/* .pathWords */ .xR)(path);
    if (actual === undefined)
        return `nothing is there`;
    const outcome = await (0,(_checks_judge_check_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(65079))/* .judgeCheck */ .GE)(check, { subject: { state: state }, services }, { value: actual, at });
    if (outcome.status === 'not_applicable')
        return undefined;
    if (outcome.status === 'nothing')
        return `expected ${outcome.label}, but ${outcome.fault}`;
    return outcome.pass ? undefined : `expected ${outcome.label}, is ${(0,(_checks_texts_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(34545))/* .shown */ .SP)(actual)}`;
}


/***/ })

};
