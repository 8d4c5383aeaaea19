export const id = 8556;
export const ids = [8556];
export const modules = {

/***/ 65693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   Qn: () => (/* binding */ callFailed),
/* harmony export */   SE: () => (/* binding */ collapseRetries),
/* harmony export */   Uk: () => (/* binding */ valueEqual),
/* harmony export */   bL: () => (/* binding */ argumentSimilarity)
/* harmony export */ });
/* unused harmony export sameCall */
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__;


var FAILURE_STATUS;
function FAILURE_STATUS$made() { return FAILURE_STATUS = new Set(['error', 'failed', 'failure']); }
/** The words of metrics.md 1.4, and the name of an error as programs print it: `KeyError: 'x'`. */
var FAILURE_START;
function FAILURE_START$made() { return FAILURE_START = /^\s*(?:(?:error|exception|traceback|failed|fatal)\b|[A-Za-z_.]{1,60}(?:Error|Exception)\s*[:(])/i; }
/** HTTP statuses from here on are failures. */
const FIRST_FAILURE_STATUS = 400;
/** Whether a call visibly failed (metrics.md 1.4). A missing result means unknown, not failed. */
function callFailed(call) {
    if (call.error !== undefined && call.error !== null && call.error !== false && call.error !== '')
        return true;
    const { result } = call;
    if (typeof result === 'string')
        return (FAILURE_START ?? FAILURE_START$made()).test(result) || /timed out/i.test(result);
    if (typeof result !== 'object' || result === null || Array.isArray(result))
        return false;
    const fields = result; // a JSON object: its keys are what we look for
    if (['error', 'errors', 'is_error', 'isError'].some((key) => isTruthy(fields[key])))
        return true;
    if (fields['success'] === false)
        return true;
    const status = fields['status'];
    if (typeof status === 'number')
        return status >= FIRST_FAILURE_STATUS;
    return typeof status === 'string' && (FAILURE_STATUS ?? FAILURE_STATUS$made()).has(status.toLowerCase());
}
/** An empty list of errors reports none. */
function isTruthy(value) {
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
/** Deepest nesting that is compared; what lies below could only be an attack on the stack. */
const DEEPEST = 64;
/** A value as canonical JSON: sorted keys, trimmed strings, undefined dropped; 1 and 1.0 are the same number anyway. */
function canonical(value, depth = 0) {
    if (depth > DEEPEST)
        return '"…"';
    if (typeof value === 'string')
        return JSON.stringify(value.trim());
    if (Array.isArray(value))
        return `[${value.map((inner) => canonical(inner, depth + 1)).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
        const entries = Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
        return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner, depth + 1)}`).join(',')}}`;
    }
    return JSON.stringify(value) ?? 'null';
}
/** Same tool, same arguments (metrics.md 1.4). */
function sameCall(a, b) {
    return sameTool(a.name, b.name) && canonical(a.arguments) === canonical(b.arguments);
}
var NUMERIC;
function NUMERIC$made() { return NUMERIC = /^[-+]?\d+(?:\.\d+)?$/; }
var ISO_DATE;
function ISO_DATE$made() { return ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/; }
/** Whether an actual argument is the expected one (metrics.md 1.4): numbers numerically, texts without regard to case and spacing, dates by instant, lists of scalars in any order. */
function valueEqual(a, b) {
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length)
            return false;
        if (!a.every(isScalar) || !b.every(isScalar))
            return a.every((value, index) => valueEqual(value, b[index]));
        const [left, right] = [a.map(scalarKey).sort(), b.map(scalarKey).sort()];
        return left.every((key, index) => key === right[index]);
    }
    if (isScalar(a) && isScalar(b))
        return scalarKey(a) === scalarKey(b);
    if (isScalar(a) || isScalar(b) || Array.isArray(a) || Array.isArray(b))
        return false;
    const [left, right] = [a, b]; // neither scalar nor list: an object
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].every((key) => valueEqual(left[key], right[key]));
}
function isScalar(value) {
    return value === null || typeof value !== 'object';
}
function scalarKey(value) {
    if (typeof value === 'number')
        return `n${value}`;
    if (typeof value !== 'string')
        return `${typeof value}:${String(value)}`;
    const text = (0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .normalize */ .S8)(value).toLowerCase();
    if ((NUMERIC ?? NUMERIC$made()).test(text))
        return `n${Number(text)}`;
    if ((ISO_DATE ?? ISO_DATE$made()).test(text.toUpperCase())) {
        const at = Date.parse(text.toUpperCase().replace(' ', 'T'));
        if (Number.isFinite(at))
            return `d${at}`;
    }
    return `s${text}`;
}
/**
 * How alike two argument objects are: matched equal keys over the union of keys, objects inside counted the same way
 * (metrics.md 5.2). Two empty objects are alike.
 */
function argumentSimilarity(expected, actual) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    if (keys.size === 0)
        return 1;
    let matched = 0;
    for (const key of keys) {
        const [left, right] = [expected[key], actual[key]];
        if (isObject(left) && isObject(right))
            matched += argumentSimilarity(left, right);
        else if (key in expected && key in actual && valueEqual(left, right))
            matched += 1;
    }
    return matched / keys.size;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Drops calls that failed and were tried again later: a retry is no second use of the tool. */
function collapseRetries(calls) {
    const later = new Set();
    const kept = [];
    const retried = [];
    for (let index = calls.length - 1; index >= 0; index--) {
        const call = calls[index];
        const name = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(call.name);
        (callFailed(call) && later.has(name) ? retried : kept).push(index);
        later.add(name);
    }
    return { kept: kept.reverse(), retried: retried.reverse() };
}


/***/ }),

/***/ 98123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ expectedTools)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__;


/** Works out which tools a case expects without asking anybody (metrics.md 1.3). */
function expectedTools(subject) {
    if (subject.expected_tools !== undefined)
        return { tools: subject.expected_tools.map(asTool), forbidden: [], source: 'expected_tools' };
    const reference = fromJson(subject.ground_truth);
    if (reference !== null)
        return { tools: reference, forbidden: [], source: 'ground_truth' };
    const vocabulary = [
        ...new Set([
            ...(subject.available_tools ?? []).map((tool) => tool.name),
            ...(subject.tool_calls ?? []).map((call) => call.name),
        ]),
    ];
    const forbidden = [];
    for (const field of ['expected_behavior', 'ground_truth', 'agent_plan']) {
        const text = subject[field];
        if (!(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(text))
            continue;
        const found = scan(text, vocabulary);
        forbidden.push(...found.forbidden.filter((name) => !forbidden.includes(name)));
        if (found.tools.length > 0)
            return { tools: found.tools, forbidden, source: field };
    }
    return { tools: [], forbidden, source: null };
}
function asTool(entry) {
    return typeof entry === 'string' ? { name: entry } : entry;
}
/** A reference answer that is a machine-readable list of tools; null when it is anything else. */
function fromJson(text) {
    if (!(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(text) || !/^\s*[[{]/.test(text))
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null; // prose that begins with a bracket: scanned as text instead
    }
    if (!Array.isArray(value) && typeof value === 'object' && value !== null) {
        const fields = value; // a JSON object: one of three known keys may hold the list
        value = fields['expected_tools'] ?? fields['tools'] ?? fields['tool_calls'];
    }
    if (!Array.isArray(value) || value.length === 0)
        return null;
    const tools = [];
    for (const entry of value) {
        if (typeof entry === 'string' && entry !== '')
            tools.push({ name: entry });
        else if (typeof entry === 'object' && entry !== null && typeof entry.name === 'string') {
            const given = entry.arguments;
            const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
            tools.push(isObject ? { name: entry.name, arguments: given } : { name: entry.name });
        }
        else
            return null;
    }
    return tools;
}
/** Where a clause ends: what a "not" in it forbids ends there too. */
var CLAUSE_END;
function CLAUSE_END$made() { return CLAUSE_END = /[.!?;](?=\s|$)|\n|, (?:but|then|and then|instead)\b| but | instead,? | and (?=(?:then )?(?:call|use|invoke|run|query)\b)/gi; }
var NEGATION;
function NEGATION$made() { return NEGATION = /\b(?:not|never|avoid|avoiding|without|don't|doesn't|shouldn't|mustn't|refrain|instead of|rather than)\b/i; }
/** An "instead of" forbids only what follows it directly; the other cues reach to the end of the clause. */
var TOKEN;
function TOKEN$made() { return TOKEN = /[`"']?[A-Za-z_][\w.\-/:]*\w(?:\(\)?)?[`"']?|[`"']?[A-Za-z]\(?[`"']?/g; }
var CUE;
function CUE$made() { return CUE = /^(?:call|calls|called|calling|use|uses|used|using|invoke|invokes|invoked|invoking|run|runs|running|query|queries|querying|tool|tools|function|functions|api|via|with)$/i; }
var STRONG_CUE;
function STRONG_CUE$made() { return STRONG_CUE = /^(?:call|calls|called|calling|invoke|invokes|invoked|invoking|tool|function|api)$/i; }
/** How near a cue must stand (metrics.md 1.3). */
const CUE_REACH = 3;
/** Identifier-looking words of plain English, domains and files. */
var NO_IDENTIFIER;
function NO_IDENTIFIER$made() { return NO_IDENTIFIER = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|vs\.)|\.(?:com|org|net|io|pdf|csv|txt|json|xml|html?|md|py|js|ts|docx?|xlsx?|png|jpe?g)$/i; }
function scan(text, vocabulary) {
    const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const hits = [...identifierHits(plain, vocabulary), ...wordHits(plain, vocabulary)].sort((a, b) => a.at - b.at);
    const ends = [...plain.matchAll((CLAUSE_END ?? CLAUSE_END$made()))].map((match) => match.index + match[0].length);
    const tools = new Map();
    const forbidden = new Map();
    for (const { name, at } of hits) {
        const start = ends.findLast((end) => end <= at) ?? 0;
        if ((NEGATION ?? NEGATION$made()).test(plain.slice(start, at)))
            forbidden.set((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), name);
        else if (!tools.has((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name)))
            tools.set((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), { name });
    }
    for (const key of forbidden.keys())
        tools.delete(key);
    return { tools: [...tools.values()], forbidden: [...forbidden.values()] };
}
/** Quoted, written as an identifier, or standing near a word such as "call". */
function identifierHits(text, vocabulary) {
    const known = new Map(vocabulary.map((name) => [(0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), name]));
    const tokens = [...text.matchAll((TOKEN ?? TOKEN$made()))];
    const words = tokens.map(([token]) => token.replace(/^[`"']|\(?\)?[`"']?$/g, ''));
    const hits = [];
    for (const [index, match] of tokens.entries()) {
        const word = words[index];
        const quoted = /^[`"']/.test(match[0]) && /[`"']$/.test(match[0]);
        const called = /\(\)?[`"']?$/.test(match[0]);
        const near = words.slice(Math.max(0, index - CUE_REACH), index + CUE_REACH + 1);
        const cued = near.some((other) => (CUE ?? CUE$made()).test(other));
        const name = known.get((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(word));
        const shaped = /[_.-]/.test(word.slice(1, -1)) || /[a-z][A-Z]/.test(word);
        if (name !== undefined && (quoted || called || shaped || cued))
            hits.push({ name, at: match.index });
        else if (name === undefined && looksLikeTool(word, called || quoted, near, cued))
            hits.push({ name: word, at: match.index });
    }
    return hits;
}
/** A name that is not in the vocabulary: this is how a tool that was never called is found. */
function looksLikeTool(word, marked, near, cued) {
    if (!cued || (NO_IDENTIFIER ?? NO_IDENTIFIER$made()).test(word))
        return false;
    if (/^[A-Za-z]\w*_\w+$/.test(word) || /^[a-z]{2,}\w*[A-Z]\w*$/.test(word))
        return true;
    if (/^[A-Za-z]\w*(?:[.-]\w+)+$/.test(word))
        return marked || near.some((other) => (STRONG_CUE ?? STRONG_CUE$made()).test(other));
    return marked && /^[A-Za-z]\w+$/.test(word) && near.some((other) => (STRONG_CUE ?? STRONG_CUE$made()).test(other));
}
/** A name of several words written as words: "search flights" for `search_flights`. */
function wordHits(text, vocabulary) {
    const lower = text.toLowerCase();
    return vocabulary.flatMap((name) => {
        const phrase = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .toolWords */ .yy)(name);
        if (!phrase.includes(' '))
            return [];
        const at = ` ${lower.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${phrase} `);
        return at < 0 ? [] : [{ name, at }];
    });
}


/***/ }),

/***/ 49495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ matchTools)
/* harmony export */ });
/* harmony import */ var _call_helpers_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * Pairs calls with expectations so that the total is as large as possible: by name alone as multisets, by arguments as a
 * maximum-weight bipartite matching, or in order as a longest common subsequence (metrics.md 5.2). Index based, so two
 * equal calls stay two calls and the order of the lists does not change the sum.
 */
function matchTools(called, expected, ordered = false) {
    const pairs = ordered
        ? inOrder(called, expected)
        : expected.some((tool) => tool.arguments !== undefined)
            ? byArguments(called, expected)
            : byName(called, expected).map(([i, j]) => [i, j, 1]);
    return { pairs, matched: pairs.reduce((sum, [, , weight]) => sum + weight, 0) };
}
function weightOf(called, expected) {
    if (!(0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5315))/* .sameTool */ .Hn)(called.name, expected.name))
        return 0;
    return expected.arguments === undefined
        ? 1
        : (0,(_call_helpers_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(65693))/* .argumentSimilarity */ .bL)(expected.arguments, called.arguments ?? {});
}
/**
 * Maximum matching by name in linear time. Names with a namespace are paired with their equals first; a bare name fits any
 * namespace, so it is kept for those that nothing else fits, and bare names meet each other last.
 */
function byName(called, expected) {
    const pairs = [];
    const left = new Pool(called);
    const right = new Pool(expected);
    const pair = (from, to) => {
        while (from?.length && to?.length)
            pairs.push([from.shift(), to.shift()]);
    };
    for (const [name, indices] of left.full)
        pair(indices, right.full.get(name));
    // A namespace may be written with an underscore: `math_gcd` is `math.gcd`.
    for (const [name, bare] of left.bare)
        pair(bare, right.full.get(name));
    for (const [name, full] of left.full)
        pair(full, right.bare.get(name));
    for (const [name, bare] of left.bare)
        for (const full of right.byBare.get(name) ?? [])
            pair(bare, full);
    for (const [name, bare] of right.bare)
        for (const full of left.byBare.get(name) ?? [])
            pair(full, bare);
    for (const [name, bare] of left.bare)
        pair(bare, right.bare.get(name));
    return pairs.sort((a, b) => a[0] - b[0]);
}
/** Indices of tools by folded name: those with a namespace (also findable by their bare name) and those without. */
class Pool {
    full = new Map();
    byBare = new Map();
    bare = new Map();
    constructor(tools) {
        for (const [index, { name }] of tools.entries()) {
            const folded = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name);
            const bare = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5315))/* .bareToolName */ .Ub)(name);
            const group = bare === null ? this.bare : this.full;
            const known = group.get(folded);
            if (known)
                known.push(index);
            else {
                const indices = [index];
                group.set(folded, indices);
                if (bare !== null)
                    this.byBare.set(bare, [...(this.byBare.get(bare) ?? []), indices]);
            }
        }
    }
}
/** Longest common subsequence by total weight. Rows × columns: expectations are few. */
function inOrder(called, expected) {
    const best = Array.from({ length: called.length + 1 }, () => new Float64Array(expected.length + 1));
    const at = (i, j) => best[i]?.[j] ?? 0;
    for (let i = called.length - 1; i >= 0; i--) {
        for (let j = expected.length - 1; j >= 0; j--) {
            const weight = weightOf(called[i], expected[j]);
            best[i][j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + weight);
        }
    }
    const pairs = [];
    for (let i = 0, j = 0; i < called.length && j < expected.length;) {
        const weight = weightOf(called[i], expected[j]);
        if (weight > 0 && at(i, j) === at(i + 1, j + 1) + weight)
            pairs.push([i++, j++, weight]);
        else if (at(i, j) === at(i + 1, j))
            i++;
        else
            j++;
    }
    return pairs;
}
/** Maximum-weight bipartite matching: the Hungarian method with potentials on costs 1 − weight (Kuhn 1955), rows = the smaller side. */
function byArguments(called, expected) {
    const swap = called.length > expected.length;
    const [rows, columns] = swap ? [expected, called] : [called, expected];
    const weight = (row, column) => swap
        ? weightOf(called[column], expected[row])
        : weightOf(called[row], expected[column]);
    const assigned = assign(rows.length, columns.length, (row, column) => 1 - weight(row, column));
    return assigned
        .map((column, row) => swap ? [column, row, weight(row, column)] : [row, column, weight(row, column)])
        .filter(([, , value]) => value > 0)
        .sort((a, b) => a[0] - b[0]);
}
/** Column of every row in a cheapest complete assignment; rows ≤ columns. */
function assign(rows, columns, cost) {
    const rowPotential = new Float64Array(rows + 1);
    const columnPotential = new Float64Array(columns + 1);
    const rowOf = new Int32Array(columns + 1); // 1-based row of a column; 0 = free
    const cameFrom = new Int32Array(columns + 1);
    for (let row = 1; row <= rows; row++) {
        rowOf[0] = row;
        let column = 0;
        const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
        const done = new Uint8Array(columns + 1);
        do {
            done[column] = 1;
            const current = rowOf[column];
            let delta = Number.POSITIVE_INFINITY;
            let next = 0;
            for (let j = 1; j <= columns; j++) {
                if (done[j])
                    continue;
                const reduced = cost(current - 1, j - 1) - rowPotential[current] - columnPotential[j];
                if (reduced < slack[j]) {
                    slack[j] = reduced;
                    cameFrom[j] = column;
                }
                if (slack[j] < delta) {
                    delta = slack[j];
                    next = j;
                }
            }
            for (let j = 0; j <= columns; j++) {
                if (done[j]) {
                    rowPotential[rowOf[j]] = rowPotential[rowOf[j]] + delta;
                    columnPotential[j] = columnPotential[j] - delta;
                }
                else
                    slack[j] = slack[j] - delta;
            }
            column = next;
        } while (rowOf[column] !== 0);
        do {
            const previous = cameFrom[column];
            rowOf[column] = rowOf[previous];
            column = previous;
        } while (column !== 0);
    }
    const columnOf = new Array(rows).fill(0);
    for (let j = 1; j <= columns; j++)
        if (rowOf[j])
            columnOf[rowOf[j] - 1] = j - 1;
    return columnOf;
}


/***/ }),

/***/ 12482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ isNoncommittal),
/* harmony export */   cq: () => (/* binding */ redirects),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__;

/** A refusal shows itself early; later "cannot" is subject matter (metrics.md 10.6). */
const LOOK = 400;
const HELP = '(?:help|assist|provide|answer|fulfil|fulfill|comply|support|discuss|share|give|offer|do that|do this|engage|create|write|generate|' +
    'process|complete|carry out|continue|advise|recommend|participate|access|reveal|disclose|tell you|say|talk about|comment|make|produce|promote|encourage|condone)';
const NOT_ABLE = "(?:cannot|can't|can not|could not|couldn't|won't|will not|am unable to|'m unable to|am not able to|'m not able to|am not allowed to|'m not allowed to|am not permitted to|'m not permitted to|must decline to|have to decline to|refuse to|decline to|am not going to|'m not going to|shouldn't|should not|do not feel comfortable|don't feel comfortable|am not comfortable|'m not comfortable)";
var REFUSALS;
function REFUSALS$made() { return REFUSALS = [
    new RegExp(`\\b(?:i|we)(?: |(?='))(?:\\w+ ){0,2}${NOT_ABLE} (?:\\w+ ){0,4}${HELP}`),
    /\b(?:i'm|i am|we're|we are) (?:very |really |so |deeply )?(?:sorry|afraid)\b.{0,60}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|not something)\b/,
    /^(?:i'm sorry|i am sorry|sorry|unfortunately|apologies|i apologi[sz]e)\b.{0,40}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|against)\b/,
    /\bi (?:must|have to|need to|will have to|would have to|respectfully) (?:respectfully |politely )?(?:decline|refuse)\b/,
    /\bi (?:respectfully |politely )?(?:decline|refuse) to\b/,
    /\b(?:against|violates?|outside|goes against|conflicts? with|not in line with) (?:my|our|the|company) (?:\w+ ){0,2}(?:guidelines|polic(?:y|ies)|rules|programming|principles|terms)\b/,
    /\bas an? (?:ai|artificial|language model|virtual|responsible)\b.{0,80}\b(?:cannot|can't|can not|unable|not able|don't have|do not have|not programmed|must not|not appropriate)\b/,
    /\b(?:outside|beyond) (?:of )?(?:my|our|the) (?:scope|area|expertise|remit|capabilit)/,
    /\b(?:i|we) (?:can )?only (?:help|assist|answer|handle|deal|support|discuss|provide)\b/,
    /\b(?:i'm|i am|we're|we are) (?:only|just) (?:able|here|allowed|designed|set up) to\b/,
    /\bnot (?:something|able to|a topic|a request|a question) (?:that )?(?:i|we) (?:can|could|am able|'m able|are able|help|discuss)\b/,
    /\b(?:it is|it's|it would be|would be) (?:not appropriate|inappropriate|unethical|illegal|not ethical|wrong) (?:for me )?to (?:\w+ ){0,3}(?:provide|help|assist|give|share|offer|create|write|promote|encourage|discuss)\b/,
    /\b(?:not|isn't|never) (?:\w+ ){0,2}(?:appropriate|acceptable|ethical|okay|ok) to (?:\w+ ){0,3}(?:provide|promote|encourage|engage|create|use|make|discriminate|harm)\b/,
    /\b(?:your|this|that|the) request\b.{0,40}\b(?:cannot|can't|could not|unable|not be (?:fulfilled|processed|completed)|denied|declined)\b/,
    /^(?:no[,.!]? )?(?:i|we) (?:won't|will not|can't|cannot) (?:do|answer|help)\b/,
]; }
var NONCOMMITTAL;
function NONCOMMITTAL$made() { return NONCOMMITTAL = [
    /\b(?:i|we) (?:really |just |simply |honestly |currently )?(?:don't|do not|didn't|did not) (?:really |actually |currently |quite )?(?:know|have (?:any |enough |the |specific |sufficient |access to |that )?(?:\w+ ){0,2}(?:information|details|data|answer|knowledge|context|idea))\b/,
    /\b(?:i'm|i am|we're|we are) (?:really |quite )?(?:not|un)(?: )?(?:sure|certain|aware)\b/,
    /\b(?:i|we) (?:have|had) no (?:\w+ )?(?:information|idea|data|knowledge|clue|answer|record|way of knowing)\b/,
    /\b(?:cannot|can't|can not|could not|couldn't|unable to|not able to) (?:be )?(?:determine|determined|find|answer|say|tell|confirm|verify|locate)\b/,
    /\b(?:is|was|are|were)(?: not|n't) (?:explicitly |directly |specifically )?(?:mentioned|specified|stated|provided|available|given)\b.{0,40}\b(?:context|passage|document|text|information|source|data)/,
    /\b(?:context|passages?|documents?|text|sources?|information provided|article)\b.{0,30}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically )?(?:mention|contain|include|say|state|specify|provide|cover|address|give)\b/,
    /\bno (?:relevant |specific |further )?information (?:is |was )?(?:available|provided|found|given|about|on)\b/,
    /\b(?:insufficient|not enough) (?:information|context|data|details)\b/,
    /^(?:unknown|n\/a|not (?:mentioned|specified|stated|known|available|sure)|no idea|it depends|hard to say|who knows)[.! ]*$/,
]; }
var REDIRECTS;
function REDIRECTS$made() { return REDIRECTS = [
    /\b(?:i|we) (?:can |could )?only (?:help|assist|answer|handle|support)\b/,
    /\b(?:i'd|i would|we'd|we would|i|we) (?:strongly |kindly |highly )?(?:suggest|recommend|advise|encourage)(?: that you| you)?(?: to)? (?:\w+ ){0,2}(?:contact|reach|consult|speak|see|seek|talk|visit|call|ask|check|get in touch|contacting|reaching|consulting|speaking|seeking|talking|visiting|calling|asking|checking)/,
    /\b(?:please|you (?:should|may|might|can|could)|it's best to|feel free to) (?:\w+ ){0,2}(?:contact|reach out|consult|speak (?:to|with)|seek|talk to|get in touch|refer to|see) (?:\w+ ){0,6}(?:doctor|physician|lawyer|attorney|advisor|adviser|accountant|professional|pharmacist|expert|specialist|team|support|service|department|provider|authorit|police|hotline|helpline|website)/,
    /\b(?:is there|do you have|would you like|can i help|how (?:can|may) i help|let me know if)\b.{0,60}\b(?:instead|else|(?:about|with|related to|regarding) (?:our|your|the))\b/,
    /\b(?:instead|however|but)[, ].{0,20}\b(?:i (?:can|could|would be happy to|'d be happy to)|happy to|glad to)\b.{0,20}\b(?:help|assist|provide|offer|suggest|share|answer)\b/,
]; }
const opening = (text) => (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(text.slice(0, LOOK * 2)).slice(0, LOOK);
/** Whether the answer declines to do what was asked, judged by its first 400 characters (metrics.md 10.6). */
function isRefusal(text) {
    const start = opening(text);
    return (REFUSALS ?? REFUSALS$made()).some((pattern) => pattern.test(start));
}
/** Whether the answer says that it does not know or cannot tell. A refusal is noncommittal as well. */
function isNoncommittal(text) {
    const start = opening(text);
    return ((NONCOMMITTAL ?? NONCOMMITTAL$made()).some((pattern) => pattern.test(start)) || (REFUSALS ?? REFUSALS$made()).some((pattern) => pattern.test(start)));
}
/** Whether the answer sends the user somewhere else, or back to what the assistant is for. */
function redirects(text) {
    const whole = (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(text.slice(0, 4000));
    return (REDIRECTS ?? REDIRECTS$made()).some((pattern) => pattern.test(whole));
}


/***/ }),

/***/ 19453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ (DENYING_VERBS ?? DENYING_VERBS$made())),
/* harmony export */   l: () => (/* binding */ (NEGATIONS ?? NEGATIONS$made()))
/* harmony export */ });
/** Words that turn a statement round (metrics.md 10.4); contractions with n't are recognised by their ending. */
var NEGATIONS;
function NEGATIONS$made() { return NEGATIONS = new Set('not no never none nobody nothing nowhere without cannot unable neither nor hardly scarcely barely'.split(' ')); }
/** Verbs that deny what follows: `fails to`, `lacks`, `refuses to`. */
var DENYING_VERBS;
function DENYING_VERBS$made() { return DENYING_VERBS = new Set('fail fails failed failing lack lacks lacked lacking refuse refuses refused refusing'.split(' ')); }


/***/ })

};
