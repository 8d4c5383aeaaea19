export const id = 4811;
export const ids = [4811,2690];
export const modules = {

/***/ 72211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wk: () => (/* binding */ withoutBase64),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;

/** Shorter ones may be words or ids; longer ones are pictures, sounds and files. */
const SHORTEST_BASE64 = 512;
var BASE64;
function BASE64$made() { return BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/; }
var DATA_URL;
function DATA_URL$made() { return DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.-]+)*;base64,/; }
/** A text as it is compared: what is base64, alone or in a data URL, by its hash and length. */
function withoutBase64(text) {
    if (text.length < 64)
        return text;
    const [head, type] = (DATA_URL ?? DATA_URL$made()).exec(text.slice(0, 200)) ?? [];
    if (head !== undefined)
        return `[${type ?? 'data'} sha256:${sha256(text.slice(head.length))} ${text.length}]`;
    if (text.length < SHORTEST_BASE64 || !(BASE64 ?? BASE64$made()).test(text))
        return text;
    // Of one letter again and again nobody makes a file; such texts stand in tests of long inputs.
    return /^(.)\1*$/.test(text) ? text : `[base64 sha256:${sha256(text)} ${text.length}]`;
}
/** SHA-256 (hex). */
const sha256 = (data) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hash)('sha256', data);
/** Bytes as text, or undefined where they are none. */
function textOf(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 89852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ canonicalRequest),
  T: () => (/* binding */ keyOf)
});

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
// EXTERNAL MODULE: ./lib/cassettes/canonical/binary.js
var binary;
// EXTERNAL MODULE: ./lib/cassettes/canonical/content-encoding.js
var content_encoding;
// EXTERNAL MODULE: ./lib/cassettes/canonical/json-body.js + 1 modules
var json_body;
;// CONCATENATED MODULE: ./lib/cassettes/canonical/multipart.js

/** A field that is longer, or a file, is compared by its hash. */
const LONGEST_FIELD = 2_000;
const MOST_PARTS = 1_000;
/** The boundary that a content type names; undefined where it is no form of parts. */
function boundaryOf(contentType) {
    if (!/^multipart\//i.test(contentType))
        return undefined;
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? [];
    return quoted ?? plain;
}
/** The parts of a form (RFC 7578), whatever its boundary is; undefined where the bytes are no such form. */
function partsOf(bytes, boundary) {
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const mark = Buffer.from(`--${boundary}`);
    const parts = [];
    let from = body.indexOf(mark);
    while (from >= 0) {
        const begin = from + mark.length;
        const next = body.indexOf(mark, begin);
        if (body.subarray(begin, begin + 2).toString('latin1') === '--')
            return parts;
        if (next < 0 || parts.length >= MOST_PARTS)
            return undefined;
        const part = partOf(body.subarray(begin, next));
        if (part === undefined)
            return undefined;
        parts.push(part);
        from = next;
    }
    return undefined;
}
function partOf(bytes) {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0)
        return undefined;
    const head = bytes.subarray(0, end).toString('utf8');
    // A line break stands before the next boundary.
    const body = bytes.subarray(end + 4, bytes.length - 2);
    const name = /(?:^|[;\s])name="([^"]*)"/i.exec(head)?.[1];
    const file = /(?:^|[;\s])filename="([^"]*)"/i.exec(head)?.[1];
    const type = /^content-type:\s*([^\r\n;]+)/im.exec(head)?.[1]?.trim().toLowerCase();
    const text = file === undefined && body.length <= LONGEST_FIELD ? (0,(binary ??= __webpack_require__(72211))/* textOf */.b6)(body) : undefined;
    return {
        ...(name !== undefined && { name }),
        ...(file !== undefined && { file }),
        ...(type !== undefined && { type }),
        ...(text === undefined ? { bytes: body.length, sha256: (0,(binary ??= __webpack_require__(72211))/* sha256 */.sc)(body) } : { text }),
    };
}

// EXTERNAL MODULE: ./lib/cassettes/canonical/rules.js
var rules;
// EXTERNAL MODULE: ./lib/cassettes/canonical/target.js
var canonical_target;
;// CONCATENATED MODULE: ./lib/cassettes/canonical/canonical-request.js







/** What of a request counts, by the tables of rules.ts. */
function canonicalRequest(request) {
    const target = (0,(canonical_target ??= __webpack_require__(86623))/* canonicalTarget */.y)(request);
    const headers = canonicalHeaders(request.headers);
    const body = canonicalBody(request, (0,(canonical_target ??= __webpack_require__(86623))/* pathOf */.X)(target));
    return {
        method: request.method.toUpperCase(),
        target,
        ...(headers !== undefined && { headers }),
        ...(body !== undefined && { body }),
    };
}
/** The identity of a canonical request or question: SHA-256 (hex) of its JSON with sorted keys. */
const keyOf = (canonical) => (0,(binary ??= __webpack_require__(72211))/* sha256 */.sc)((0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(canonical));
function canonicalHeaders(given) {
    const kept = [];
    for (const name of (rules ??= __webpack_require__(80087))/* MATCHED_HEADERS */.e$) {
        const value = given[name]?.trim();
        if (value === undefined || value === '')
            continue;
        const isList = name.endsWith('-beta');
        const shown = isList ? betas(value) : value;
        if (shown !== '')
            kept.push([name, shown]);
    }
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
const betas = (value) => value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !(rules ??= __webpack_require__(80087))/* CLIENT_BETAS */.ce.test(one))
    .sort()
    .join(', ');
function canonicalBody({ headers, body: sent }, path) {
    if (sent.length === 0)
        return undefined;
    const body = (0,(content_encoding ??= __webpack_require__(86871))/* decoded */.D)(sent, headers['content-encoding']) ?? sent;
    const type = headers['content-type'] ?? '';
    const boundary = boundaryOf(type);
    const parts = boundary === undefined ? undefined : partsOf(body, boundary);
    if (parts !== undefined)
        return { parts };
    const text = (0,(binary ??= __webpack_require__(72211))/* textOf */.b6)(body);
    if (text === undefined)
        return { bytes: body.length, sha256: (0,(binary ??= __webpack_require__(72211))/* sha256 */.sc)(body) };
    const json = (0,(json_body ??= __webpack_require__(68425))/* canonicalJsonBody */.J)(text, (0,(rules ??= __webpack_require__(80087))/* dialectOf */.E3)(path, headers));
    if (json !== undefined)
        return json;
    if (/^application\/x-www-form-urlencoded/i.test(type)) {
        const form = [...new URLSearchParams(text)];
        return { form: form.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
    }
    return { text };
}


/***/ }),

/***/ 86871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded),
/* harmony export */   b: () => (/* binding */ MOST_BODY)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__;

/** Larger bodies are not recorded: 64 MiB, after decompression. */
const MOST_BODY = 64 * 1024 * 1024;
var DECODERS;
function DECODERS$made() { return DECODERS = {
    gzip: (bytes) => (0,(node_zlib__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(38522)).gunzipSync)(bytes, { maxOutputLength: MOST_BODY }),
    'x-gzip': (bytes) => (0,(node_zlib__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(38522)).gunzipSync)(bytes, { maxOutputLength: MOST_BODY }),
    deflate: (bytes) => (0,(node_zlib__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(38522)).inflateSync)(bytes, { maxOutputLength: MOST_BODY }),
    br: (bytes) => (0,(node_zlib__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(38522)).brotliDecompressSync)(bytes, { maxOutputLength: MOST_BODY }),
    identity: (bytes) => bytes,
}; }
/** A body as it was before it was compressed; undefined where that is not known here, damaged or too large. */
function decoded(bytes, encoding) {
    const names = (encoding ?? 'identity')
        .toLowerCase()
        .split(',')
        .map((one) => one.trim());
    let left = bytes;
    try {
        for (const name of names.reverse()) {
            const decode = Object.hasOwn((DECODERS ?? DECODERS$made()), name) ? (DECODERS ?? DECODERS$made())[name] : undefined;
            if (decode === undefined)
                return undefined;
            left = decode(left);
        }
        return left;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 68425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ canonicalJsonBody),
  z: () => (/* binding */ mapTexts)
});

// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
// EXTERNAL MODULE: ./lib/cassettes/canonical/binary.js
var binary;
// EXTERNAL MODULE: ./lib/cassettes/canonical/rules.js
var rules;
;// CONCATENATED MODULE: ./lib/cassettes/canonical/volatile-lines.js
const MONTH = '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const WEEKDAY = '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,? +)?';
var DAY;
function DAY$made() { return DAY = [
    '\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}',
    '\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}',
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
    `\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4}`,
].join('|'); }
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?';
const ZONE = '(?: ?(?:Z|UTC|GMT|[AP]M|[+-]\\d{2}:?\\d{2}))?';
const MOMENT = `${WEEKDAY}(?:${(DAY ?? DAY$made())})(?:(?:T|,? (?:at )?)${TIME}${ZONE})?${ZONE}|${TIME}${ZONE}`;
/** What says which day it is, up to the day itself: only that is taken out, for the words behind it are the prompt's own. */
var DATE;
function DATE$made() { return DATE = new RegExp(`((?:today(?:['’]s date)?|(?:the )?current (?:date|time|date and time|datetime|day))(?:\\*\\*)?(?: is|:)(?:\\*\\*)? {0,2}\`?)(?:${MOMENT})`, 'gi'); }
/** Lines about the machine, where a text has a line with the working directory. */
var WORKING_DIRECTORY;
function WORKING_DIRECTORY$made() { return WORKING_DIRECTORY = /^[ \t]*(?:[-*] )?(?:primary )?working directory:/im; }
var ENVIRONMENT_LINES;
function ENVIRONMENT_LINES$made() { return ENVIRONMENT_LINES = [
    /^([ \t]*(?:[-*] )?(?:primary |additional )?working director(?:y|ies):[ \t]*)[^\n]+$/gim,
    /^([ \t]*(?:[-*] )?(?:platform|os version|shell):[ \t]*)[^\n]+$/gim,
    /^([ \t]*(?:[-*] )?is (?:directory )?a git repo(?:sitory)?:[ \t]*)[^\n]+$/gim,
]; }
/** The version of the Claude programs, as a line of its own in a system block. */
var BILLING;
function BILLING$made() { return BILLING = /^(x-anthropic-billing-header:[ \t]*)[^\n]+$/gim; }
var GIT_STATUS;
function GIT_STATUS$made() { return GIT_STATUS = /(gitStatus: )This is the git status[^\n]*\n(?:[^\n]*\n){0,400}?Recent commits:(?:\n[^\n]+){0,40}/g; }
/** What stands for what was taken out. */
const LEFT = '$1[varies]';
/**
 * A text of a system message without what differs from day to day and from machine to machine: today's date, and in texts that tell
 * of the machine its folders, system and shell (the Claude Agent SDK writes such), the version of the program and the state of git.
 */
function withoutVolatileLines(text) {
    let left = text.replace((DATE ?? DATE$made()), LEFT).replace((BILLING ?? BILLING$made()), LEFT).replace((GIT_STATUS ?? GIT_STATUS$made()), LEFT);
    if ((WORKING_DIRECTORY ?? WORKING_DIRECTORY$made()).test(left))
        for (const line of (ENVIRONMENT_LINES ?? ENVIRONMENT_LINES$made()))
            left = left.replace(line, LEFT);
    return left;
}
const [BEGIN, END] = ['<system-reminder>', '</system-reminder>'];
/** The same of the parts of a user's message that a program put there in the name of the system. */
function withoutVolatileReminders(text) {
    let result = '';
    let copied = 0;
    for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, copied)) {
        const end = text.indexOf(END, at);
        if (end < 0)
            break;
        result += text.slice(copied, at) + withoutVolatileLines(text.slice(at, end + END.length));
        copied = end + END.length;
    }
    return result + text.slice(copied);
}

;// CONCATENATED MODULE: ./lib/cassettes/canonical/json-body.js




/** The JSON of a body as it is compared; undefined where the text is no JSON, or nests too deeply to be looked at. */
function canonicalJsonBody(text, dialect) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if ((0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(json, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F))
        return undefined;
    if (isTree(json)) {
        for (const { dialects, path } of (rules ??= __webpack_require__(80087))/* DROPPED */.BE)
            if (dialects.includes(dialect))
                dropAt(json, path);
        numberIds(json);
        cleanSystemTexts(json);
    }
    return { json: mapTexts(json, (binary ??= __webpack_require__(72211))/* withoutBase64 */.Wk) };
}
/** A JSON value with every text in it changed. */
function mapTexts(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((one) => mapTexts(one, change));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}
/** Takes a property away, and the object around it where nothing is left of that. */
function dropAt(tree, [name = '', ...rest]) {
    if (!Object.hasOwn(tree, name))
        return;
    const inner = tree[name];
    if (rest.length > 0) {
        if (!isTree(inner))
            return;
        dropAt(inner, rest);
        if (Object.keys(inner).length > 0)
            return;
    }
    delete tree[name];
}
/** Gives ids the number in which they appear first; an id that comes again has the same number. */
function numberIds(body) {
    const numbers = new Map();
    const numbered = (id) => {
        if (typeof id !== 'string')
            return id;
        const known = numbers.get(id) ?? `id-${numbers.size + 1}`;
        numbers.set(id, known);
        return known;
    };
    for (const { list, places } of (rules ??= __webpack_require__(80087))/* NUMBERED */.Z4) {
        const entries = body[list];
        if (!Array.isArray(entries))
            continue;
        for (const entry of entries)
            for (const place of places)
                changeAt(entry, place.split('.'), numbered);
    }
}
function changeAt(value, [name = '', ...rest], change) {
    if (name === '*') {
        if (Array.isArray(value))
            for (const one of value)
                changeAt(one, rest, change);
        return;
    }
    if (!isTree(value) || !Object.hasOwn(value, name))
        return;
    if (rest.length === 0)
        value[name] = change(value[name]);
    else
        changeAt(value[name], rest, change);
}
/** Texts that the system gives: top-level prompts, messages of its roles, and reminders in messages of users. */
function cleanSystemTexts(body) {
    for (const name of ['system', 'instructions', 'systemInstruction', 'system_instruction'])
        if (Object.hasOwn(body, name))
            body[name] = mapTexts(body[name], withoutVolatileLines);
    for (const name of ['messages', 'input', 'contents']) {
        const entries = body[name];
        if (!Array.isArray(entries))
            continue;
        for (const entry of entries) {
            if (!isTree(entry))
                continue;
            const isSystem = entry['role'] === 'system' || entry['role'] === 'developer';
            const clean = isSystem ? withoutVolatileLines : withoutVolatileReminders;
            for (const part of ['content', 'parts'])
                if (Object.hasOwn(entry, part))
                    entry[part] = mapTexts(entry[part], clean);
        }
    }
}
const isTree = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);


/***/ }),

/***/ 80087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ (DROPPED ?? DROPPED$made())),
/* harmony export */   E3: () => (/* binding */ dialectOf),
/* harmony export */   Z4: () => (/* binding */ (NUMBERED ?? NUMBERED$made())),
/* harmony export */   ce: () => (/* binding */ (CLIENT_BETAS ?? CLIENT_BETAS$made())),
/* harmony export */   e$: () => (/* binding */ (MATCHED_HEADERS ?? MATCHED_HEADERS$made())),
/* harmony export */   yd: () => (/* binding */ (DROPPED_PARAMETERS ?? DROPPED_PARAMETERS$made()))
/* harmony export */ });
var EVERY;
function EVERY$made() { return EVERY = ['openai', 'anthropic', 'gemini', 'json']; }
const drop = (dialects, path, why) => ({
    dialects,
    path: path.split('.'),
    why,
});
/** What is left out of a JSON body. */
var DROPPED;
function DROPPED$made() { return DROPPED = [
    drop(['anthropic'], 'metadata.user_id', 'device and session id of the Claude Agent SDK, anew in each session'),
    drop(['openai'], 'user', 'who the end user is, for finding misuse'),
    drop(['openai'], 'safety_identifier', 'the same under its new name'),
    drop(['openai'], 'prompt_cache_key', 'which cache is asked first: speed, not words'),
    drop(['openai'], 'metadata', 'labels of the answer that the provider stores'),
    drop(['gemini'], 'labels', 'labels of the bill'),
    ...[
        'request_id',
        'requestId',
        'client_request_id',
        'idempotency_key',
        'idempotencyKey',
        'trace_id',
        'traceId',
        'traceparent',
        'metadata.request_id',
        'metadata.trace_id',
    ].map((path) => drop((EVERY ?? EVERY$made()), path, 'names this one request')),
    ...['session_id', 'sessionId', 'timestamp'].map((path) => drop(['json'], path, 'names this one conversation or moment')),
]; }
/**
 * Ids that clients make and models echo: numbered in the order in which they appear. The list of the body that they stand in, and their
 * places in an entry of it. What tools are called with is no such place: an id there is content.
 */
var NUMBERED;
function NUMBERED$made() { return NUMBERED = [
    {
        list: 'messages',
        places: ['tool_calls.*.id', 'tool_call_id', 'content.*.id', 'content.*.tool_use_id', 'id'],
    },
    { list: 'input', places: ['id', 'call_id', 'approval_request_id'] },
    { list: 'contents', places: ['parts.*.functionCall.id', 'parts.*.functionResponse.id'] },
]; }
/** Headers that change what is answered. All others stay out: keys, cookies, clients and their versions, ids of requests. */
var MATCHED_HEADERS;
function MATCHED_HEADERS$made() { return MATCHED_HEADERS = [
    'anthropic-beta',
    'anthropic-version',
    'api-version',
    'openai-beta',
    'x-api-version',
]; }
/** Entries of beta headers that say which program asks. */
var CLIENT_BETAS;
function CLIENT_BETAS$made() { return CLIENT_BETAS = /^(?:claude-code|oauth|sdk)-/; }
/** Parameters of an address that prove who asks, or name this one request. */
var DROPPED_PARAMETERS;
function DROPPED_PARAMETERS$made() { return DROPPED_PARAMETERS = /^(?:(?:x[-_])?(?:api[-_]?)?key|access[-_]?token|auth|token|sig|signature|request[-_]?id|trace[-_]?id|nonce|timestamp|\$httpheaders|x-amz-.*|x-goog-.*)$/i; }
/** The form of a request, by where it goes. */
function dialectOf(path, headers) {
    if (/:(?:stream)?generateContent$|:(?:embedContent|batchEmbedContents|countTokens)$/i.test(path))
        return 'gemini';
    if (headers['anthropic-version'] !== undefined || /\/v1\/messages(?:\/|$)/.test(path))
        return 'anthropic';
    if (/\/(?:chat\/completions|completions|responses|embeddings)$/.test(path))
        return 'openai';
    return 'json';
}


/***/ }),

/***/ 86623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ pathOf),
/* harmony export */   y: () => (/* binding */ canonicalTarget)
/* harmony export */ });
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__;

var LOOPBACK;
function LOOPBACK$made() { return LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i; }
/**
 * Where a request goes, as recordings name it: the given name (`openai/chat/completions`), else host and path. Ports of this machine, keys and
 * ids of requests in the query are left out; what else is in the query is sorted.
 */
function canonicalTarget(request) {
    const { host, path, query } = partsOf(request);
    const pairs = [...new URLSearchParams(query)].filter(([name]) => !(_rules_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80087))/* .DROPPED_PARAMETERS */ .yd.test(name));
    pairs.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
    const kept = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
    return `${host}${path}${kept}`;
}
/** The path of a request without its query. */
const pathOf = (target) => target.split('?', 1)[0] ?? target;
function partsOf({ url, target }) {
    if (target !== undefined) {
        const at = target.indexOf('?');
        return at < 0
            ? { host: '', path: target, query: '' }
            : { host: '', path: target.slice(0, at), query: target.slice(at + 1) };
    }
    if (!URL.canParse(url))
        return { host: '', path: url, query: '' };
    const { hostname, host, pathname, search } = new URL(url);
    return { host: (LOOPBACK ?? LOOPBACK$made()).test(hostname) ? 'localhost' : host, path: pathname, query: search };
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 73693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ (headerSchema ?? headerSchema$made())),
/* harmony export */   Nv: () => (/* binding */ (recordingSchema ?? recordingSchema$made())),
/* harmony export */   Rv: () => (/* binding */ MOST_RECORDINGS),
/* harmony export */   i2: () => (/* binding */ LONGEST_LINE),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _canonical_content_encoding_js__WEBPACK_IMPORTED_MODULE_0__;




/**
 * The form of cassettes. They are committed, so what is read of them was written by whoever opened a pull request: everything is bounded, and
 * nothing of it reaches an answer that a server could not have given.
 */
/** Number of the form of the file. */
const VERSION = 1;
/** Bytes of a cassette, and of one of its lines: the largest body with its JSON quotes. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_LINE = 2 * (_canonical_content_encoding_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(86871))/* .MOST_BODY */ .b;
/** Recordings of a cassette. */
const MOST_RECORDINGS = 100_000;
var name;
function name$made() { return name = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).max(500); }
var count;
function count$made() { return count = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).max(1_000_000_000); }
const attempt = (count ?? count$made());
var hex;
function hex$made() { return hex = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'); }
/** The first line. */
var headerSchema;
function headerSchema$made() { return headerSchema = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({
    cassette: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz(VERSION),
    agent: (name ?? name$made()),
    case: (name ?? name$made()),
    recorded_at: (_schema_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    models: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((name ?? name$made())).max(1_000),
    judge: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ id: (name ?? name$made()), mode: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz('llm'), model: (name ?? name$made()) }).optional(),
    attempts: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg(attempt).max(MOST_RECORDINGS),
    signature: (hex ?? hex$made()).optional(),
}); }
/** A name of a header, in lower case. */
var headerName;
function headerName$made() { return headerName = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[!#$%&'*+.^_`|~0-9a-z-]{1,200}$/, 'must be the name of a header'); }
/** A value that ends no line. */
var headerValue;
function headerValue$made() { return headerValue = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP()
    .max(16_384)
    .regex(/^[^\x00-\x08\x0a-\x1f\x7f]*$/, 'must be the value of a header'); }
var headers;
function headers$made() { return headers = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .record */ .g1P((headerName ?? headerName$made()), (headerValue ?? headerValue$made())); }
/** Looked at letter by letter: one expression for the whole of a large file needs more stack than there is. */
const base64 = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP()
    .refine((text) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]|=[^=]/.test(text), 'must be base64');
var part;
function part$made() { return part = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({
    name: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    file: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    type: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    text: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    bytes: (count ?? count$made()).optional(),
    sha256: (hex ?? hex$made()).optional(),
}); }
var body;
function body$made() { return body = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .union */ .KCZ([
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ json: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .unknown */ .L5J() }),
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ text: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP() }),
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ form: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP()])) }),
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ parts: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((part ?? part$made())) }),
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ bytes: (count ?? count$made()), sha256: (hex ?? hex$made()) }),
]); }
var usage;
function usage$made() { return usage = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({
    input_tokens: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).optional(),
    output_tokens: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).optional(),
    cost_usd: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).optional(),
}); }
var head;
function head$made() { return head = {
    attempt,
    k: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).max(MOST_RECORDINGS),
    key: (hex ?? hex$made()),
    at: (_schema_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    model: (name ?? name$made()).optional(),
    usage: (usage ?? usage$made()).optional(),
}; }
var piece;
function piece$made() { return piece = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ text: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), after: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['at_once', 'soon', 'late']).optional() }); }
var tree;
function tree$made() { return tree = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .unknown */ .L5J())
    .refine((value) => !(0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(value, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(52477))/* .DEEPEST */ .F), `must not nest more than ${(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(52477))/* .DEEPEST */ .F} levels deep`); }
var httpSchema;
function httpSchema$made() { return httpSchema = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({
    ...(head ?? head$made()),
    kind: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz('http'),
    turn: (count ?? count$made()),
    request: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({
        method: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[A-Z]{1,20}$/),
        target: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().max(65_536),
        headers: (headers ?? headers$made()).optional(),
        body: (body ?? body$made()).optional(),
    }),
    response: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({
        status: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(200).max(599),
        headers: (headers ?? headers$made()),
        pieces: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((piece ?? piece$made())).optional(),
        base64: base64.optional(),
        broken: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
    })
        .refine(({ pieces, base64 }) => pieces === undefined || base64 === undefined, 'has either pieces or base64'),
}); }
/** Each other line. */
var recordingSchema;
function recordingSchema$made() { return recordingSchema = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .discriminatedUnion */ .gMt('kind', [
    (httpSchema ?? httpSchema$made()),
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ ...(head ?? head$made()), kind: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz('judge'), request: (tree ?? tree$made()), response: (tree ?? tree$made()) }),
    (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .strictObject */ .rej({ ...(head ?? head$made()), kind: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz('embed'), request: (tree ?? tree$made()), response: (tree ?? tree$made()) }),
]); }


/***/ }),

/***/ 84811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   Sy: () => (/* binding */ signedPart),
/* harmony export */   nn: () => (/* binding */ readCassette)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_key_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _canonical_binary_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _canonical_canonical_request_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__;






/**
 * Reads a cassette; every line is checked. Throws Fault `validation_failed` with the line for what is no cassette, was cut off or changed by
 * hand, and for a signature that is not of the key.
 */
function readCassette(bytes, { where, key }) {
    if (bytes.length > (_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .MOST_BYTES */ .uZ)
        throw bad(where, `it is larger than ${(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .MOST_BYTES */ .uZ / 1024 / 1024} MiB`);
    const lines = linesOf(bytes, where);
    const header = headerOf(lines[0] ?? '', where);
    if (lines.length - 1 > (_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .MOST_RECORDINGS */ .Rv)
        throw bad(where, `it has more than ${(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .MOST_RECORDINGS */ .Rv} recordings`);
    const trust = trustOf(header, lines.slice(1), key, where);
    const recordings = lines.slice(1).map((line, at) => recordingOf(line, `${where}:${at + 2}`));
    const attempts = attemptsOf(recordings);
    if (attempts.join() !== header.attempts.join())
        throw bad(where, `it holds the attempts ${attempts.join(', ') || 'none'}, and its first line says ${header.attempts.join(', ') || 'none'}`);
    const { agent, case: caseId, judge } = header;
    if (judge === undefined && recordings.some(({ kind }) => kind !== 'http'))
        throw bad(`${where}:1`, 'it holds answers of a judge, and its first line names none');
    return { agent, case: caseId, ...(judge !== undefined && { judge }), recordings, header, trust };
}
/** Numbers of the attempts that recorded anything, in order. */
const attemptsOf = (recordings) => [...new Set(recordings.map(({ attempt }) => attempt))].sort((a, b) => a - b);
/** What a signature is over: the first line without it, and the bytes of the others. */
function signedPart({ signature: _, ...header }, lines) {
    return { header, recordings: (0,(_canonical_binary_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(72211))/* .sha256 */ .sc)(lines.join('\n')) };
}
function linesOf(bytes, where) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw bad(where, 'it is no text', error);
    }
    if (text.trim() === '')
        throw bad(where, 'it is empty');
    // Git may turn line ends into those of Windows.
    const lines = text.split(/\r?\n/);
    if (lines.at(-1) !== '')
        throw bad(where, 'its last line is cut off');
    lines.pop();
    return lines;
}
function headerOf(line, where) {
    const parsed = (_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .headerSchema */ .BH.safeParse(jsonOf(line, `${where}:1`));
    if (!parsed.success)
        throw bad(`${where}:1`, problemOf(parsed.error.issues));
    return parsed.data;
}
function recordingOf(line, where) {
    const parsed = (_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .recordingSchema */ .Nv.safeParse(jsonOf(line, where));
    if (!parsed.success)
        throw bad(where, problemOf(parsed.error.issues));
    const recording = parsed.data; // The schema is its shape.
    if ((0,(_canonical_canonical_request_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(89852))/* .keyOf */ .T)(recording.request) !== recording.key)
        throw bad(where, 'its key is not that of its request');
    return recording;
}
function jsonOf(line, where) {
    if (/^(?:<{7}|={7}|>{7})/.test(line))
        throw bad(where, 'a conflict of git was left in it');
    if (line.length > (_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .LONGEST_LINE */ .i2)
        throw bad(where, `it is longer than ${(_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73693))/* .LONGEST_LINE */ .i2 / 1024 / 1024} MiB`);
    let json;
    try {
        json = JSON.parse(line);
    }
    catch (error) {
        throw bad(where, 'it is no JSON', error);
    }
    // Two levels for the line and its request.
    if ((0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(json, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(52477))/* .DEEPEST */ .F + 4))
        throw bad(where, `it nests more than ${(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(52477))/* .DEEPEST */ .F} levels deep`);
    return json;
}
function trustOf(header, lines, key, where) {
    if (header.signature === undefined)
        return 'unsigned';
    if (key === undefined)
        return 'unknown';
    if ((0,(_state_state_key_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(2690))/* .isStateMac */ .H)(header.signature, signedPart(header, lines), key))
        return 'signed';
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The cassette ${where} is not signed with ASSAY_STATE_KEY.`, {
        where,
        subcode: 'wrong_signature',
        hint: 'Whoever changed it did not have the key. Record the case again with it, or take the change back.',
    });
}
const problemOf = (issues) => {
    const [first] = issues;
    return first === undefined
        ? 'it is not of this form'
        : `${first.path.map(String).join('.')}: ${first.message}`;
};
function bad(where, what, cause) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The cassette ${where} cannot be used: ${what}.`, {
        where,
        hint: 'Record the case again (assay run --record), or restore the file.',
        cause,
    });
}


/***/ }),

/***/ 2690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CASSETTES: () => (/* binding */ CASSETTES),
/* harmony export */   H: () => (/* binding */ isStateMac),
/* harmony export */   Z: () => (/* binding */ stateMac),
/* harmony export */   stateKey: () => (/* binding */ stateKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__;



/** Labels of the derived keys: the same secret used elsewhere gives another one. */
const STATE = 'assay-state-v1';
const CASSETTES = 'assay-cassette-v1';
const KEY_BYTES = 32;
/** Shorter keys can be guessed; the same bound as for the key of the vault. */
const SHORTEST_KEY = 16;
var MAC;
function MAC$made() { return MAC = /^[0-9a-f]{64}$/; }
/** The signing key of a text (`ASSAY_STATE_KEY`), for the state or what the label says: HKDF-SHA-256 (RFC 5869). Fault `usage` for one that can be guessed. */
function stateKey(text, label = STATE) {
    const secret = text.trim();
    if (secret.length < SHORTEST_KEY)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'the key that signs the state is too short', {
            where: 'ASSAY_STATE_KEY',
            hint: `Use at least ${SHORTEST_KEY} random characters, for example from: openssl rand -hex 32`,
        });
    return { bytes: new Uint8Array((0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hkdfSync)('sha256', secret, '', label, KEY_BYTES)) };
}
/** HMAC-SHA-256 (hex) over a JSON value, whatever the order of its keys. */
function stateMac(value, key) {
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHmac)('sha256', key.bytes).update((0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)(value)).digest('hex');
}
/** Whether this is the value's mac, in a time that does not depend on where they differ. */
function isStateMac(mac, value, key) {
    if (typeof mac !== 'string' || !(MAC ?? MAC$made()).test(mac))
        return false;
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).timingSafeEqual)(Buffer.from(mac, 'hex'), Buffer.from(stateMac(value, key), 'hex'));
}


/***/ })

};
