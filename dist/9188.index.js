export const id = 9188;
export const ids = [9188,9283,1916];
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

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ fileHash),
/* harmony export */   c: () => (/* binding */ fileLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Bytes read at once. */
const PIECE = 256 * 1024;
const NEWLINE = 0x0a;
/** The lines of a file one after the other: memory does not grow with the file. The last one is given even when it is empty. */
function* fileLines(path, files, longest) {
    let line = 0;
    let held = [];
    let bytes = 0;
    const hold = (more) => {
        bytes += more.length;
        // Of a line that is refused anyway nothing more is kept.
        if (bytes > longest)
            held = [];
        else
            held.push(more);
    };
    const taken = () => {
        line += 1;
        const whole = bytes > longest ? null : Buffer.concat(held);
        held = [];
        bytes = 0;
        return { line, bytes: whole };
    };
    for (const piece of pieces(path, files)) {
        let start = 0;
        for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
            hold(piece.subarray(start, end));
            yield taken();
            start = end + 1;
        }
        hold(piece.subarray(start));
    }
    yield taken();
}
/** SHA-256 (hex) of a file's bytes, read in pieces. */
function fileHash(path, files) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of pieces(path, files))
        hash.update(piece);
    return hash.digest('hex');
}
function* pieces(path, files) {
    const reader = files.reader(path);
    try {
        const size = reader.size();
        for (let offset = 0; offset < size;) {
            const piece = reader.readAt(offset, PIECE);
            if (piece.length === 0)
                break; // Cut short by somebody else.
            offset += piece.length;
            yield piece;
        }
    }
    finally {
        reader.close();
    }
}


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

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

/***/ 39283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   customScorer: () => (/* binding */ customScorer)
/* harmony export */ });
/**
 * The scorer that a stored custom scorer describes; `place` is where its code stands, if it stands in an evals folder. Throws Fault
 * `validation_failed` for what cannot work, before anything runs.
 */
async function customScorer(resource, ports, place = {}) {
    if (resource.type === 'regex')
        return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(8871), __webpack_require__.e(6732), __webpack_require__.e(6206)]).then(__webpack_require__.bind(__webpack_require__, 66206))).regexScorer(resource);
    if (resource.type === 'llm_judge')
        return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(8871), __webpack_require__.e(6732), __webpack_require__.e(5598)]).then(__webpack_require__.bind(__webpack_require__, 95598))).llmJudgeScorer(resource);
    return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(8871), __webpack_require__.e(6732), __webpack_require__.e(5103), __webpack_require__.e(3947)]).then(__webpack_require__.bind(__webpack_require__, 53947))).codeScorer(resource, ports, place);
}


/***/ }),

/***/ 1136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ MOST_OF_A_FILE),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rY: () => (/* binding */ checkPiece)
/* harmony export */ });
/* unused harmony export problemLine */
/* harmony import */ var _checks_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29255);
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5354);
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10043);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20536);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98610);





/** A problem of one value of a resource, with its place. */
function problemAt(source, path, message, options = {}) {
    const name = source.piece.nameOf?.(path) ?? (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path);
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
const HINTS = {
    input: '; it belongs to a turn: turns: [{ input: … }]',
    expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
    checks: '; it belongs to a turn: turns: [{ checks: … }]',
};
/** Keys that other tools have where a turn has checks. */
const ASSERTIONS = /^(?:assert|expect)(?:s|ed|ions?|ations?|ed_output)?$/;
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
    const problems = unknown.map(({ path, key, known }, index) => {
        // The others are only counted.
        const isShown = index < MOST_OF_A_FILE;
        const close = isShown ? (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(key, known) : null;
        if (close !== null)
            misspelt.add(JSON.stringify([...path, close]));
        const hint = close !== null ? ` (did you mean "${close}"?)` : isShown ? hintFor(key, path, known) : '';
        const inside = path.length === 0 ? '' : ` in ${(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path)}`;
        return {
            file: source.file,
            ...source.piece.at([...path, key], 'key'),
            severity: 'error',
            message: `unknown key "${key}"${inside}${hint}`,
        };
    });
    if (!parsed.success)
        for (const problem of (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblems */ .ce)(parsed.error, value)) {
            // Said already, as the unknown key that was meant to be this one.
            if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path)))
                continue;
            problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
        }
    return { value: undefined, problems };
}
/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key, path, known) {
    const misplaced = path.length === 0 && known.includes('turns') && Object.hasOwn(HINTS, key) ? HINTS[key] : undefined;
    return (misplaced ??
        checkHint(key, known) ??
        (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : ''));
}
/** For a key of a turn that is, or holds, what stands under `checks`. */
function checkHint(key, known) {
    if (!known.includes('checks'))
        return undefined;
    if ((0,_checks_registry_js__WEBPACK_IMPORTED_MODULE_3__.findKind)(key.replaceAll('-', '_')) !== undefined)
        return `; it is a check: checks: [{ ${key}: … }]`;
    return ASSERTIONS.test(key)
        ? '; what an answer has to be stands under checks: [{ contains: … }], or in words as expected_behavior'
        : undefined;
}
function suggestion({ word, known }) {
    return word === undefined || known === undefined ? '' : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(word, known);
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

/***/ 79188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeScorers: () => (/* binding */ makeScorers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39283);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33159);





/**
 * The custom scorers of the evals folder, ready to be asked, and everything that only shows when they are made: unknown
 * template variables, patterns and code that do not compile, types that are none. All of it at once and at its place
 * (contract 2). `home` is the folder that holds the evals folder.
 */
async function makeScorers(loaded, home, ports) {
    const scorers = [];
    const problems = [];
    const made = await Promise.allSettled(loaded.map(({ scorer, place }) => (0,_scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__.customScorer)(scorer, ports, place)));
    for (const [index, one] of made.entries()) {
        if (one.status === 'fulfilled')
            scorers.push(one.value);
        else
            problems.push(...(await placed(loaded[index], one.reason, home, ports)));
    }
    return { scorers, problems };
}
async function placed({ location, scorer, place }, reason, home, { files }) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC) || reason.code !== 'validation_failed')
        throw reason;
    const found = reason.problems.length > 0 ? reason.problems : [{ path: '', message: reason.message }];
    // Places are looked up again instead of being kept: most scorers have no problem.
    const { pieces } = await (0,_reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .readPieces */ .u)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, location.file), files);
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
    const named = file !== undefined || (has(piece.value, ['config', 'file']) && place?.file === undefined);
    const unread = named && scorer.config.rubric === undefined;
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

/***/ 41729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64136);


/** Bytes of a file as text: UTF-8 only, a byte order mark is dropped, NUL is refused with its place. `utf16`: no part of it is text. */
function decodeText(bytes) {
    if (isUtf16(bytes))
        return {
            problem: { line: 1, column: 1, message: 'is written in UTF-16; save it as UTF-8' },
            utf16: true,
        };
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { problem: { ...firstBadPlace(bytes), message: 'is not valid UTF-8; save it as UTF-8' } };
    const text = new TextDecoder('utf-8').decode(bytes);
    const nul = text.indexOf('\0');
    if (nul >= 0)
        return { problem: { ...(0,_line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lineIndex */ .D)(text)(nul), message: 'holds a NUL character; is it a binary file?' } };
    return { text };
}
/** Its byte order mark, which no text in UTF-8 begins with: spreadsheets and shells of Windows write it. */
const isUtf16 = ([first, second]) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
/** The first character that is no UTF-8: a newline byte never stands inside one. */
function firstBadPlace(bytes) {
    let start = 0;
    for (let line = 1;; line++) {
        const newline = bytes.indexOf(0x0a, start);
        const end = newline < 0 ? bytes.length : newline;
        const own = bytes.subarray(start, end);
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(own) || newline < 0)
            return { line, column: new TextDecoder('utf-8').decode(own).indexOf('\ufffd') + 1 || 1 };
        start = end + 1;
    }
}


/***/ }),

/***/ 64136:
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

/***/ 23061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY),
/* harmony export */   yL: () => (/* binding */ MAX_DATA_BYTES)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read whole, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Largest data file (JSONL, CSV), in bytes: 1 GiB. It is read piece by piece. */
const MAX_DATA_BYTES = 1024 ** 3;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


/***/ }),

/***/ 33159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readParts),
  u: () => (/* binding */ readPieces)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
// EXTERNAL MODULE: ./lib/test-cases/reading/decode-text.js
var decode_text = __webpack_require__(41729);
// EXTERNAL MODULE: ./lib/test-cases/reading/piece.js
var piece = __webpack_require__(23061);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/ports/file-lines.js
var file_lines = __webpack_require__(8962);
;// CONCATENATED MODULE: ./lib/test-cases/reading/text-lines.js



/** Longest line of a data file, in bytes: 10 MiB, as for whole files of other kinds (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;
const TOO_LONG = 'the line is longer than 10 MiB; move long texts into files of their own (text_file, ground_truth_file, context_files)';
/**
 * The lines of a file one after the other, in UTF-8: memory does not grow with the file. A byte order mark is dropped; what is wrong with
 * one line does not hide the others, except that nothing is read of a file in UTF-16.
 */
function* textLines(path, files) {
    for (const { line, bytes } of (0,file_lines/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: { line, column: 1, message: TOO_LONG } };
        else if (line > 1 && (0,external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0))
            yield { line, text: bytes.toString('utf8') };
        else {
            const decoded = (0,decode_text/* decodeText */.g)(bytes);
            if ('text' in decoded)
                yield { line, text: decoded.text };
            else
                yield { line, problem: { ...decoded.problem, line } };
            if ('problem' in decoded && decoded.utf16 === true)
                return;
        }
    }
}

;// CONCATENATED MODULE: ./lib/test-cases/reading/read-pieces.js





/** Reads one file of the evals folder by its extension. What is wrong with it is data; nothing is thrown for it. */
async function readPieces(path, files) {
    const read = { pieces: [], problems: [] };
    for (const { pieces, problems } of await readParts(path, files)) {
        read.pieces.push(...pieces);
        read.problems.push(...problems);
    }
    return read;
}
/**
 * The same, part by part, for files that may be larger than memory should hold: a part of a data file (JSONL, CSV) is read when it is
 * asked for. Other files are one part, whose bytes are read at once.
 */
async function readParts(path, files) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const isData = extension === 'jsonl' || extension === 'csv';
    const size = files.stat(path)?.size ?? 0;
    if (isData && size > piece/* MAX_DATA_BYTES */.yL)
        return [wrong('is larger than 1 GiB; split it into several files')];
    if (!isData && size > piece/* MAX_FILE_BYTES */.gZ)
        return [
            wrong('is larger than 10 MiB; split it, or write one case a line in a .jsonl file, which may have 1 GiB'),
        ];
    try {
        if (isData)
            return unlessUnreadable(await readData(path, extension, files));
        return await readDocument(await files.readBytes(path), extension);
    }
    catch (error) {
        return [unreadable(error)];
    }
}
const wrong = (message) => ({ pieces: [], problems: [{ line: 1, column: 1, message }] });
function unreadable(error) {
    if (error instanceof errors/* Fault */.vC)
        return wrong(`cannot be read: ${error.message}`);
    throw error;
}
/** The readers bring their parsers with them only when there is a file for them. */
async function readData(path, extension, files) {
    if (extension === 'csv') {
        const { readCsv } = await Promise.all(/* import() */[__webpack_require__.e(7556), __webpack_require__.e(9708)]).then(__webpack_require__.bind(__webpack_require__, 89708));
        return readCsv(textLines(path, files), suggest/* suggest */.Z);
    }
    const { readJsonl } = await __webpack_require__.e(/* import() */ 4364).then(__webpack_require__.bind(__webpack_require__, 14364));
    return readJsonl(textLines(path, files));
}
/** A disk may fail in the middle of a file. */
function* unlessUnreadable(parts) {
    try {
        yield* parts;
    }
    catch (error) {
        yield unreadable(error);
    }
}
async function readDocument(bytes, extension) {
    const read = extension === 'json'
        ? (await __webpack_require__.e(/* import() */ 4178).then(__webpack_require__.bind(__webpack_require__, 94178))).readJson
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1422)]).then(__webpack_require__.bind(__webpack_require__, 81422))).readYaml;
    return parsedOnce(bytes, read);
}
/** A document is taken apart when it is its turn: many may have been fetched together. */
function* parsedOnce(bytes, read) {
    const decoded = (0,decode_text/* decodeText */.g)(bytes);
    yield 'problem' in decoded ? { pieces: [], problems: [decoded.problem] } : read(decoded.text);
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
