export const id = 350;
export const ids = [350];
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

/***/ 34808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ findAttack),
  j: () => (/* binding */ isDegenerate)
});

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
;// CONCATENATED MODULE: ./lib/text/lexicons/attacks.js
/**
 * Texts that try to steer a judge or lift an assistant's rules (metrics.md 10.6). Matched against folded lower-case
 * text; every gap has an upper bound, so the work stays linear.
 */
var ATTACKS;
function ATTACKS$made() { return ATTACKS = [
    /\b(?:ignore|disregard|forget|override|bypass|skip)\b(?: \w+){0,3} (?:previous|prior|above|earlier|preceding|existing|system|your|these|those|the|all)(?: \w+){0,3} (?:instructions?|rules?|prompts?|directions?|guidelines?|rubrics?|criteria|constraints?|context)\b/,
    /\b(?:ignore|disregard|forget) (?:all|everything|anything)(?: \w+){0,3} (?:above|before|previous|said|told)\b/,
    /\b(?:ignore|disregard|forget) (?:the|your|this) (?:rubric|criteria|scoring|grading|evaluation|instructions?)\b/,
    /\byou are now (?:a|an|in|dan|my|free|no longer|the|unrestricted|jailbroken)\b/,
    /\b(?:from now on|henceforth),? you (?:are|will|must|should|shall)\b/,
    /\bdo anything now\b|\bdan mode\b|\bact as dan\b|\bjailbreak(?:ed|ing)?\b|\b(?:developer|god|debug|admin|sudo) mode\b(?: (?:enabled|activated|on))?/,
    /\b(?:without|no|free (?:of|from)) (?:any )?(?:ethical|moral|safety|content) (?:guidelines|restrictions|limits|filters?|constraints)\b/,
    /\b(?:reveal|print|show|output|repeat|display|leak|disclose|tell me) (?:me )?(?:\w+ ){0,3}(?:system prompt|system message|initial instructions|hidden (?:prompt|instructions)|secret instructions|your instructions|developer message)\b/,
    /\b(?:score|rate|grade|mark|judge|evaluate) (?:this|me|it|my|the) (?:\w+ ){0,4}(?:as )?(?:a )?(?:perfect|full|highest|maximum|correct|excellent|[1-5]\/5|10\/10|10|100|1\.0|5)\b/,
    /\b(?:give|award|assign|return|output|grant) (?:\w+ ){0,4}(?:full|maximum|perfect|highest|top) (?:\w+ ){0,2}(?:marks?|scores?|points?|grades?|ratings?|credit)\b/,
    /\b(?:return|output|give|assign|respond with|answer with) (?:\w+ ){0,4}(?:score|rating|grade)(?: of| is|:| =)? ?(?:1(?:\.0)?|5|10|100)\b/,
    /\breturn 1\.0\b|\b(?:rate|rating|score)\b[^.]{0,40}\b(?:5\/5|10\/10|100\/100|1\.0)/,
    /\b(?:the )?(?:evaluator|judge|grader|assessor|reviewer|examiner)s? (?:must|should|has to|have to|needs? to|is to|will|shall|is required|are required|is instructed|please)\b/,
    /\b(?:dear|hey|hello|note to|message to|attention|instructions? (?:to|for)) (?:the )?(?:evaluator|judge|grader|assessor|llm|ai model)\b/,
    /\bmark (?:all|every|each)(?: \w+){0,3} (?:as )?(?:supported|correct|relevant|true|met|passed|yes)\b/,
    /"?(?:verdicts?|faithfulness_score|judge_score)"\s{0,4}:\s{0,4}["[{\d]/,
    /"score"\s{0,4}:\s{0,4}(?:1(?:\.0)?|5|10|100)\s{0,4}[,}]/,
    /<\|?\s{0,3}\/?(?:system|im_start|im_end|assistant|endoftext|end_of_turn|start_header_id)\s{0,3}\|?>/,
    /\[\/?(?:inst|system)\]|<<\/?sys>>|### ?(?:instruction|system|response)s?\b/,
    /(?:^|[.!?:"] )(?:system|assistant|developer) ?: (?:you|ignore|new|the|override|score|i)\b/,
]; }

;// CONCATENATED MODULE: ./lib/text/attack-patterns.js


/** Openers of reasoning without any reasoning behind them; they win points from careless judges (metrics.md 9). */
var BARE_OPENER;
function BARE_OPENER$made() { return BARE_OPENER = /^(?:(?:thoughts?|thinking|reasoning|analysis|solution|answer|final answer|explanation|response|output|result|step ?1) ?[:.…-]+|(?:thought|thinking|reasoning) process[\s:.…-]*|let'?s (?:think|solve|work|go|start)(?: about)?(?: this| it| the problem)?(?: problem)?(?: through| out)?(?: step[- ]by[- ]step)?[\s:.,!…-]*)$/; }
/** The first passage that tries to instruct the judge or lift the rules, folded; null when there is none (metrics.md 9 and 10.6). */
function findAttack(text) {
    const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(text);
    let first = null;
    for (const pattern of (ATTACKS ?? ATTACKS$made())) {
        const found = pattern.exec(folded);
        if (found && (first === null || found.index < first.at))
            first = { at: found.index, match: found[0].trim() };
    }
    return first?.match ?? null;
}
/**
 * Whether an output holds no answer at all: punctuation alone, or only a reasoning opener (metrics.md 9, measure 7). A letter, a digit, a
 * symbol or an emoji can be a whole answer, and so can an empty list, object or string of JSON.
 */
function isDegenerate(text) {
    const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(text);
    if (/^(?:\[\s*\]|\{\s*\}|""|'')$/.test(folded))
        return false;
    return !/[\p{L}\p{N}\p{S}]/u.test(folded) || (BARE_OPENER ?? BARE_OPENER$made()).test(folded);
}


/***/ }),

/***/ 57394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ (isEnglish ?? isEnglish$made())),
/* harmony export */   MB: () => (/* binding */ isPlainlyEnglish),
/* harmony export */   Qr: () => (/* binding */ isPlainlyForeign),
/* harmony export */   YV: () => (/* binding */ differInLanguage)
/* harmony export */ });
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__;



/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
var ELSEWHERE_TOO;
function ELSEWHERE_TOO$made() { return ELSEWHERE_TOO = new Set('a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(' ')); }
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
var UNSPACED;
function UNSPACED$made() { return UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g; }
/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
var isEnglish;
function isEnglish$made() { return isEnglish = (0,(_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(8439))/* .rememberedByText */ .d)(readsAsEnglish, { most: 300_000 }); }
function readsAsEnglish(text) {
    const found = (0,(_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4345))/* .words */ .aL)(text);
    const unspaced = text.match((UNSPACED ?? UNSPACED$made()))?.length ?? 0;
    if (found.length + unspaced <= SHORT)
        return true;
    let stop = 0;
    for (const word of found)
        if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(word) && !(ELSEWHERE_TOO ?? ELSEWHERE_TOO$made()).has(word))
            stop += 1;
    return stop / (found.length + unspaced) >= STOP_WORD_SHARE;
}
/** Function words of other languages that English hardly has; each is frequent in one of them. */
var FOREIGN;
function FOREIGN$made() { return FOREIGN = new Set(('der das und nicht sie mit für ein eine einen auf ich wir zu zum zur ist sind wird muss kann bei bis nur ' +
    'le les des est une vous pour dans avec nous sur qui sont ne pas el los las una usted para con por que puede del ' +
    'il gli che è della di può um os uma você com não são dos pode em het een van en voor niet dat zijn kunt').split(' ')); }
/** Share of the words of a short text that show its language. */
const TELLING = 0.12;
/** English, another language, or too little to tell. */
function kindOf(found) {
    if (found.length === 0)
        return null;
    let english = 0;
    let other = 0;
    for (const word of found) {
        if ((FOREIGN ?? FOREIGN$made()).has(word) || /[äöüßéèàçñãõœæ]/.test(word))
            other += 1;
        else if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(word) && !(ELSEWHERE_TOO ?? ELSEWHERE_TOO$made()).has(word))
            english += 1;
    }
    if (english > other && english >= TELLING * found.length)
        return 'english';
    return other > english && other >= TELLING * found.length ? 'other' : null;
}
/** Whether one text is plainly English and another plainly not, so that shared words say nothing. Takes the words of both. */
function differInLanguage(one, other) {
    const [left, right] = [kindOf(one.slice(0, LOOK)), kindOf(other.slice(0, LOOK))];
    return left !== null && right !== null && left !== right;
}
/** Whether the words of a text, also of a short one, are plainly of another language than English. */
const isPlainlyForeign = (found) => kindOf(found.slice(0, LOOK)) === 'other';
/** Whether the words of a text, also of a short one, are plainly English. */
const isPlainlyEnglish = (found) => kindOf(found.slice(0, LOOK)) === 'english';
/** Words that are enough to tell a language. */
const LOOK = 300;


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

/***/ 4345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZF: () => (/* binding */ contentWords),
  gA: () => (/* binding */ isContentWord),
  Vc: () => (/* binding */ stemOf),
  Vw: () => (/* binding */ stems),
  aL: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./node_modules/stemmer/index.js
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}

// EXTERNAL MODULE: ./lib/text/lexicons/stop-words.js
var stop_words = __webpack_require__(39201);
// EXTERNAL MODULE: ./lib/text/language/tokens.js
var tokens = __webpack_require__(33246);
;// CONCATENATED MODULE: ./lib/text/language/words.js



/** Longer tokens are no English words (hashes, base64); they are compared as they are. */
const LONGEST_STEMMED = 40;
var ENGLISH;
function ENGLISH$made() { return ENGLISH = /^[a-z']+$/; }
/** Whether a token carries topic: not a stop word, not a single letter. */
function isContentWord(word) {
    return !stop_words/* STOP_WORDS */.$.has(word) && (word.length > 1 || (word >= '0' && word <= '9') || word > '\u00ff');
}
/** Texts repeat their words, and scorers their texts; this many stems are kept before starting over. */
const MOST_REMEMBERED = 20_000;
var remembered;
function remembered$made() { return remembered = new Map(); }
/** The Porter stem of one lower-case word; anything that is no English word stays itself. */
function stemOf(word) {
    if (word.length <= 2 || word.length > LONGEST_STEMMED)
        return word;
    const known = (remembered ?? remembered$made()).get(word);
    if (known !== undefined)
        return known;
    const stem = (ENGLISH ?? ENGLISH$made()).test(word) ? stemmer(word) : word;
    if ((remembered ?? remembered$made()).size >= MOST_REMEMBERED)
        (remembered ?? remembered$made()).clear();
    (remembered ?? remembered$made()).set(word, stem);
    return stem;
}
/** All tokens of a text: lower case, number words as digits, thousands separators removed (metrics.md 10.2). */
function words(text) {
    return (0,tokens/* tokenize */.qw)(text).map((token) => token.text);
}
/** The tokens that carry topic. */
function contentWords(text) {
    return words(text).filter(isContentWord);
}
/** Stems of the content words, in order, with repetitions. */
function stems(text) {
    return contentWords(text).map(stemOf);
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


/***/ }),

/***/ 39201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ (STOP_WORDS ?? STOP_WORDS$made()))
/* harmony export */ });
/**
 * Words that carry no topic. Negation cues are in here too: they never decide similarity; parity is counted on the
 * full token list instead (negation.ts), so nothing is lost.
 */
var STOP_WORDS;
function STOP_WORDS$made() { return STOP_WORDS = new Set(('a an the this that these those some any each every either neither both all another other others such same own ' +
    'i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers ' +
    'herself it its itself they them their theirs themselves one ones who whom whose which what ' +
    'am is are was were be been being do does did done doing have has had having can could will would shall should may ' +
    'might must ought get gets got getting ' +
    'and or but nor so yet if then else than because while whereas although though unless until since as ' +
    'of in on at by for with about against between into through during before after above below to from up down out off ' +
    'over under upon onto within via per among across around toward towards along ' +
    'again further once here there when where why how more most much many few less least very too also just only even ' +
    'still quite rather almost already ever well ' +
    'not no none never nobody nothing without cannot ' +
    "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't mustn't " +
    "i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll they're they've they'll that's there's " +
    "what's who's let's here's").split(' ')); }


/***/ }),

/***/ 8439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rememberedByText)
/* harmony export */ });
/**
 * A pure function of a text that remembers what it made of the last ones: the scorers of an evaluation, the turns of a conversation and the
 * claims of an answer look at the same texts again and again. Keeps what belongs to texts of at most `most` characters together, then
 * starts over; a text of more than `longest` would push out all others and is not kept. What comes back is shared, so nobody changes it.
 */
function rememberedByText(make, { most, longest = most }) {
    const remembered = new Map();
    let length = 0;
    return (text) => {
        const known = remembered.get(text);
        if (known !== undefined)
            return known;
        const fresh = make(text);
        if (text.length > longest)
            return fresh;
        length += text.length;
        if (length > most) {
            remembered.clear();
            length = text.length;
        }
        remembered.set(text, fresh);
        return fresh;
    };
}


/***/ })

};
