export const id = 3389;
export const ids = [3389,2181,2569];
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

/***/ 98123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ expectedTools)
/* harmony export */ });
/* harmony import */ var _text_normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69784);
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5315);


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
        if (!(0,_text_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .isPresent */ .Wo)(text))
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
    if (!(0,_text_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .isPresent */ .Wo)(text) || !/^\s*[[{]/.test(text))
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
const CLAUSE_END = /[.!?;](?=\s|$)|\n|, (?:but|then|and then|instead)\b| but | instead,? | and (?=(?:then )?(?:call|use|invoke|run|query)\b)/gi;
const NEGATION = /\b(?:not|never|avoid|avoiding|without|don't|doesn't|shouldn't|mustn't|refrain|instead of|rather than)\b/i;
/** An "instead of" forbids only what follows it directly; the other cues reach to the end of the clause. */
const TOKEN = /[`"']?[A-Za-z_][\w.\-/:]*\w(?:\(\)?)?[`"']?|[`"']?[A-Za-z]\(?[`"']?/g;
const CUE = /^(?:call|calls|called|calling|use|uses|used|using|invoke|invokes|invoked|invoking|run|runs|running|query|queries|querying|tool|tools|function|functions|api|via|with)$/i;
const STRONG_CUE = /^(?:call|calls|called|calling|invoke|invokes|invoked|invoking|tool|function|api)$/i;
/** How near a cue must stand (metrics.md 1.3). */
const CUE_REACH = 3;
/** Identifier-looking words of plain English, domains and files. */
const NO_IDENTIFIER = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|vs\.)|\.(?:com|org|net|io|pdf|csv|txt|json|xml|html?|md|py|js|ts|docx?|xlsx?|png|jpe?g)$/i;
function scan(text, vocabulary) {
    const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const hits = [...identifierHits(plain, vocabulary), ...wordHits(plain, vocabulary)].sort((a, b) => a.at - b.at);
    const ends = [...plain.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length);
    const tools = new Map();
    const forbidden = new Map();
    for (const { name, at } of hits) {
        const start = ends.findLast((end) => end <= at) ?? 0;
        if (NEGATION.test(plain.slice(start, at)))
            forbidden.set((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name), name);
        else if (!tools.has((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name)))
            tools.set((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name), { name });
    }
    for (const key of forbidden.keys())
        tools.delete(key);
    return { tools: [...tools.values()], forbidden: [...forbidden.values()] };
}
/** Quoted, written as an identifier, or standing near a word such as "call". */
function identifierHits(text, vocabulary) {
    const known = new Map(vocabulary.map((name) => [(0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name), name]));
    const tokens = [...text.matchAll(TOKEN)];
    const words = tokens.map(([token]) => token.replace(/^[`"']|\(?\)?[`"']?$/g, ''));
    const hits = [];
    for (const [index, match] of tokens.entries()) {
        const word = words[index];
        const quoted = /^[`"']/.test(match[0]) && /[`"']$/.test(match[0]);
        const called = /\(\)?[`"']?$/.test(match[0]);
        const near = words.slice(Math.max(0, index - CUE_REACH), index + CUE_REACH + 1);
        const cued = near.some((other) => CUE.test(other));
        const name = known.get((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(word));
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
    if (!cued || NO_IDENTIFIER.test(word))
        return false;
    if (/^[A-Za-z]\w*_\w+$/.test(word) || /^[a-z]{2,}\w*[A-Z]\w*$/.test(word))
        return true;
    if (/^[A-Za-z]\w*(?:[.-]\w+)+$/.test(word))
        return marked || near.some((other) => STRONG_CUE.test(other));
    return marked && /^[A-Za-z]\w+$/.test(word) && near.some((other) => STRONG_CUE.test(other));
}
/** A name of several words written as words: "search flights" for `search_flights`. */
function wordHits(text, vocabulary) {
    const lower = text.toLowerCase();
    return vocabulary.flatMap((name) => {
        const phrase = (0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .toolWords */ .yy)(name);
        if (!phrase.includes(' '))
            return [];
        const at = ` ${lower.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${phrase} `);
        return at < 0 ? [] : [{ name, at }];
    });
}


/***/ }),

/***/ 5315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ foldToolName),
/* harmony export */   Hn: () => (/* binding */ sameTool),
/* harmony export */   Ub: () => (/* binding */ bareToolName),
/* harmony export */   yy: () => (/* binding */ toolWords)
/* harmony export */ });
const SEPARATORS = /[_\-. ]/g;
/** A namespace is the text up to the last of these (metrics.md 1.3). */
const NAMESPACE = /^.*(?:[./:]|__)/;
/** A tool name as it is compared: lower case, without separators (metrics.md 1.3). */
function foldToolName(name) {
    return name.toLowerCase().replace(SEPARATORS, '');
}
/** The name without its namespace (`calendar.create_event` → `create_event`), folded; null when it has none. */
function bareToolName(name) {
    const bare = name.replace(NAMESPACE, '');
    return bare === name || bare === '' ? null : foldToolName(bare);
}
/**
 * Whether two names mean the same tool: equal when folded, or equal once the namespace of one of them is stripped. Two
 * different namespaces are two different tools (`web.search`, `mail.search`).
 */
function sameTool(a, b) {
    const [foldedA, foldedB] = [foldToolName(a), foldToolName(b)];
    if (foldedA === foldedB)
        return true;
    const [bareA, bareB] = [bareToolName(a), bareToolName(b)];
    return (bareA === null && bareB === foldedA) || (bareB === null && bareA === foldedB);
}
/** The words of an identifier: `searchFlights_v2` → `search flights v2`. */
function toolWords(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 1136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rY: () => (/* binding */ checkPiece)
/* harmony export */ });
/* unused harmony export problemLine */
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5354);
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10043);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20536);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98610);




/** A problem of one value of a resource, with its place. */
function problemAt(source, path, message, options = {}) {
    const name = source.piece.nameOf?.(path) ?? (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .L)(path);
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
/** Longer lists of keys help nobody. */
const MOST_LISTED = 12;
/** Keys that are right elsewhere: people write them one level too high. */
const HINTS = {
    input: '; it belongs to a turn: turns: [{ input: … }]',
    expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
};
/** A resource against the form of its kind: the parsed value when it is right, and everything that is wrong with it. */
function checkPiece(form, kind, source) {
    const { value } = source.piece;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const what = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
        return { value: undefined, problems: [problemAt(source, [], `${kind} must be an object, not ${what}`)] };
    }
    const parsed = form.safeParse(value);
    const unknown = (0,_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownKeys */ .v)(form, value);
    if (parsed.success && unknown.length === 0)
        return { value: parsed.data, problems: [] };
    const misspelt = new Set();
    const problems = unknown.map(({ path, key, known }) => {
        const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(key, known);
        if (close !== null)
            misspelt.add(JSON.stringify([...path, close]));
        const hint = close === null ? hintFor(key, path, known) : ` (did you mean "${close}"?)`;
        const inside = path.length === 0 ? '' : ` in ${(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .L)(path)}`;
        return {
            file: source.file,
            ...source.piece.at([...path, key], 'key'),
            severity: 'error',
            message: `unknown key "${key}"${inside}${hint}`,
        };
    });
    if (!parsed.success)
        for (const problem of (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblems */ .c)(parsed.error, value)) {
            // Said already, as the unknown key that was meant to be this one.
            if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path)))
                continue;
            problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
        }
    return { value: undefined, problems };
}
/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key, path, known) {
    const misplaced = path.length === 0 && known.includes('turns') ? HINTS[key] : undefined;
    return misplaced ?? (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : '');
}
function suggestion({ word, known }) {
    return word === undefined || known === undefined ? '' : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z)(word, known);
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

/***/ 90434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64369);


/** Bytes of a file as text: UTF-8 only, a byte order mark is dropped, NUL is refused with its place. */
function decodeText(bytes) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { problem: { ...firstBadLine(bytes), message: 'is not valid UTF-8' } };
    const text = new TextDecoder('utf-8').decode(bytes);
    const nul = text.indexOf('\0');
    if (nul >= 0)
        return { problem: { ...(0,_line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lineIndex */ .D)(text)(nul), message: 'holds a NUL character; is it a binary file?' } };
    return { text };
}
/** The first line that is no UTF-8: a newline byte never stands inside a character. */
function firstBadLine(bytes) {
    let start = 0;
    for (let line = 1;; line++) {
        const newline = bytes.indexOf(0x0a, start);
        const end = newline < 0 ? bytes.length : newline;
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)) || newline < 0)
            return { line, column: 1 };
        start = end + 1;
    }
}


/***/ }),

/***/ 64369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ lineIndex)
/* harmony export */ });
/** Turns offsets of a text into lines and columns. The table of lines is made at the first question. */
function lineIndex(text) {
    let starts;
    return (offset) => {
        starts ??= lineStarts(text);
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
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

/***/ 44370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


/***/ }),

/***/ 39636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readPieces)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _decode_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90434);
/* harmony import */ var _piece_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44370);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98610);




/** Reads one file of the evals folder by its extension. What is wrong with it is data; nothing is thrown for it. */
async function readPieces(path, files) {
    const wrong = (message) => ({
        pieces: [],
        problems: [{ line: 1, column: 1, message }],
    });
    if ((files.stat(path)?.size ?? 0) > _piece_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_FILE_BYTES */ .gZ)
        return wrong('is larger than 10 MiB');
    let bytes;
    try {
        bytes = await files.readBytes(path);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC)
            return wrong(`cannot be read: ${error.message}`);
        throw error;
    }
    const decoded = (0,_decode_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g)(bytes);
    if ('problem' in decoded)
        return { pieces: [], problems: [decoded.problem] };
    return readText(path, decoded.text);
}
/** The readers bring their parsers with them only when there is a file for them. */
async function readText(path, text) {
    switch (path.slice(path.lastIndexOf('.') + 1).toLowerCase()) {
        case 'json':
            return (await __webpack_require__.e(/* import() */ 4521).then(__webpack_require__.bind(__webpack_require__, 24521))).readJson(text);
        case 'jsonl':
            return (await __webpack_require__.e(/* import() */ 7649).then(__webpack_require__.bind(__webpack_require__, 77649))).readJsonl(text);
        case 'csv':
            return (await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(1451)]).then(__webpack_require__.bind(__webpack_require__, 31451))).readCsv(text, _suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z);
        default:
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4681)]).then(__webpack_require__.bind(__webpack_require__, 64681))).readYaml(text);
    }
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


/***/ }),

/***/ 19453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DENYING_VERBS),
/* harmony export */   l: () => (/* binding */ NEGATIONS)
/* harmony export */ });
/** Words that turn a statement round (metrics.md 10.4); contractions with n't are recognised by their ending. */
const NEGATIONS = new Set('not no never none nobody nothing nowhere without cannot unable neither nor hardly scarcely barely'.split(' '));
/** Verbs that deny what follows: `fails to`, `lacks`, `refuses to`. */
const DENYING_VERBS = new Set('fail fails failed failing lack lacks lacked lacking refuse refuses refused refusing'.split(' '));


/***/ }),

/***/ 13931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ isNoncommittal),
/* harmony export */   cq: () => (/* binding */ redirects),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69784);

/** A refusal shows itself early; later "cannot" is subject matter (metrics.md 10.6). */
const LOOK = 400;
const HELP = '(?:help|assist|provide|answer|fulfil|fulfill|comply|support|discuss|share|give|offer|do that|do this|engage|create|write|generate|' +
    'process|complete|carry out|continue|advise|recommend|participate|access|reveal|disclose|tell you|say|talk about|comment|make|produce|promote|encourage|condone)';
const NOT_ABLE = "(?:cannot|can't|can not|could not|couldn't|won't|will not|am unable to|'m unable to|am not able to|'m not able to|am not allowed to|'m not allowed to|am not permitted to|'m not permitted to|must decline to|have to decline to|refuse to|decline to|am not going to|'m not going to|shouldn't|should not|do not feel comfortable|don't feel comfortable|am not comfortable|'m not comfortable)";
const REFUSALS = [
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
];
const NONCOMMITTAL = [
    /\b(?:i|we) (?:really |just |simply |honestly |currently )?(?:don't|do not|didn't|did not) (?:really |actually |currently |quite )?(?:know|have (?:any |enough |the |specific |sufficient |access to |that )?(?:\w+ ){0,2}(?:information|details|data|answer|knowledge|context|idea))\b/,
    /\b(?:i'm|i am|we're|we are) (?:really |quite )?(?:not|un)(?: )?(?:sure|certain|aware)\b/,
    /\b(?:i|we) (?:have|had) no (?:\w+ )?(?:information|idea|data|knowledge|clue|answer|record|way of knowing)\b/,
    /\b(?:cannot|can't|can not|could not|couldn't|unable to|not able to) (?:be )?(?:determine|determined|find|answer|say|tell|confirm|verify|locate)\b/,
    /\b(?:is|was|are|were)(?: not|n't) (?:explicitly |directly |specifically )?(?:mentioned|specified|stated|provided|available|given)\b.{0,40}\b(?:context|passage|document|text|information|source|data)/,
    /\b(?:context|passages?|documents?|text|sources?|information provided|article)\b.{0,30}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically )?(?:mention|contain|include|say|state|specify|provide|cover|address|give)\b/,
    /\bno (?:relevant |specific |further )?information (?:is |was )?(?:available|provided|found|given|about|on)\b/,
    /\b(?:insufficient|not enough) (?:information|context|data|details)\b/,
    /^(?:unknown|n\/a|not (?:mentioned|specified|stated|known|available|sure)|no idea|it depends|hard to say|who knows)[.! ]*$/,
];
const REDIRECTS = [
    /\b(?:i|we) (?:can |could )?only (?:help|assist|answer|handle|support)\b/,
    /\b(?:i'd|i would|we'd|we would|i|we) (?:strongly |kindly |highly )?(?:suggest|recommend|advise|encourage)(?: that you| you)?(?: to)? (?:\w+ ){0,2}(?:contact|reach|consult|speak|see|seek|talk|visit|call|ask|check|get in touch|contacting|reaching|consulting|speaking|seeking|talking|visiting|calling|asking|checking)/,
    /\b(?:please|you (?:should|may|might|can|could)|it's best to|feel free to) (?:\w+ ){0,2}(?:contact|reach out|consult|speak (?:to|with)|seek|talk to|get in touch|refer to|see) (?:\w+ ){0,6}(?:doctor|physician|lawyer|attorney|advisor|adviser|accountant|professional|pharmacist|expert|specialist|team|support|service|department|provider|authorit|police|hotline|helpline|website)/,
    /\b(?:is there|do you have|would you like|can i help|how (?:can|may) i help|let me know if)\b.{0,60}\b(?:instead|else|(?:about|with|related to|regarding) (?:our|your|the))\b/,
    /\b(?:instead|however|but)[, ].{0,20}\b(?:i (?:can|could|would be happy to|'d be happy to)|happy to|glad to)\b.{0,20}\b(?:help|assist|provide|offer|suggest|share|answer)\b/,
];
const opening = (text) => (0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForMatch */ .U8)(text.slice(0, LOOK * 2)).slice(0, LOOK);
/** Whether the answer declines to do what was asked, judged by its first 400 characters (metrics.md 10.6). */
function isRefusal(text) {
    const start = opening(text);
    return REFUSALS.some((pattern) => pattern.test(start));
}
/** Whether the answer says that it does not know or cannot tell. A refusal is noncommittal as well. */
function isNoncommittal(text) {
    const start = opening(text);
    return (NONCOMMITTAL.some((pattern) => pattern.test(start)) || REFUSALS.some((pattern) => pattern.test(start)));
}
/** Whether the answer sends the user somewhere else, or back to what the assistant is for. */
function redirects(text) {
    const whole = (0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForMatch */ .U8)(text.slice(0, 4000));
    return REDIRECTS.some((pattern) => pattern.test(whole));
}


/***/ })

};
