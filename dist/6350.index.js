export const id = 6350;
export const ids = [6350];
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

/***/ 16350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openCassettes: () => (/* binding */ openCassettes)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/flow/once.js
var once;
;// CONCATENATED MODULE: ./lib/cassettes/tapes/live-tape.js
/** A tape that lets everything through and keeps nothing of it. */
function liveTape() {
    return {
        mode: 'live',
        exchange: (request, live, signal) => live(request, signal),
        judge: (judge) => judge,
        beginCall: () => undefined,
        beginPlay: () => undefined,
        stands: () => undefined,
        miss: () => undefined,
        refuse: () => undefined,
        exchanges: () => undefined,
        before: async () => undefined,
        replayed: () => undefined,
        keep: async () => undefined,
    };
}

// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/cassettes/canonical/canonical-request.js + 1 modules
var canonical_request;
// EXTERNAL MODULE: ./lib/cassettes/canonical/content-encoding.js
var content_encoding;
// EXTERNAL MODULE: ./lib/cassettes/canonical/json-body.js + 1 modules
var json_body;
// EXTERNAL MODULE: ./lib/judges/prompt.js + 1 modules
var judges_prompt;
// EXTERNAL MODULE: ./lib/cassettes/canonical/binary.js
var binary;
;// CONCATENATED MODULE: ./lib/cassettes/judging/canonical-question.js



/**
 * What of a question could change its answer, in words: so a miss can say which of them differ. Who is asked is no part of it, for where
 * there are no keys nobody is; nor is the prompt's nonce.
 */
function canonicalQuestion(question) {
    const { key, model, instructions, promptInputs, form, temperature, correction, repeat, logprobs } = question;
    const asked = {
        question: key,
        prompts: (judges_prompt ??= __webpack_require__(94834))/* PROMPT_VERSION */.y0,
        model,
        instructions,
        exhibits: promptInputs,
        correction,
        repeat,
        temperature,
        logprobs,
        // The order of its properties is the order in which a judge thinks; sorted keys would lose it.
        form: form.name,
        schema: form.schema,
        order: orderOf(form.schema),
    };
    return plain(asked);
}
/** The texts whose vectors are wanted. */
const canonicalEmbedding = (texts, { model }) => plain({ texts, model });
/** As JSON has it, with what is base64 by its hash. */
const plain = (value) => (0,(json_body ??= __webpack_require__(68425))/* mapTexts */.z)(JSON.parse(JSON.stringify(value)), (binary ??= __webpack_require__(72211))/* withoutBase64 */.Wk); // An object stays one.
/** The names of a schema's properties in their order, from the top down. */
function orderOf(schema) {
    const names = [];
    const visit = (value) => {
        if (typeof value !== 'object' || value === null)
            return;
        for (const [name, one] of Object.entries(value)) {
            if (name === 'properties' && typeof one === 'object' && one !== null)
                names.push(...Object.keys(one));
            visit(one);
        }
    };
    visit(schema);
    return names.join(' ');
}

;// CONCATENATED MODULE: ./lib/cassettes/judging/recording-judge.js

/** A judge whose answers are noted. Its faults are not: a question that failed is asked again. */
function recordingJudge(judge, note) {
    const { embed } = judge;
    return {
        ...judge,
        async fill(question, signal) {
            const filled = await judge.fill(question, signal);
            const { answer: _, ...kept } = filled;
            const told = { model: filled.model, usage: recordedUsage(filled.usage) };
            note({ kind: 'judge', request: canonicalQuestion(question), response: kept, ...told });
            return filled;
        },
        ...(embed !== undefined && {
            async embed(texts, options) {
                const embedded = await embed(texts, options);
                const told = { model: embedded.model, usage: recordedUsage(embedded.usage) };
                note({ kind: 'embed', request: canonicalEmbedding(texts, options), response: embedded, ...told });
                return embedded;
            },
        }),
    };
}
const recordedUsage = ({ input_tokens, output_tokens, cost_usd }) => ({
    input_tokens,
    output_tokens,
    ...(cost_usd !== null && { cost_usd }),
});

;// CONCATENATED MODULE: ./lib/cassettes/matching/own-marks.js

/** A mark that a text holds itself, and those that were escaped before: one sign more each time, so that no two texts become one. */
var OWN;
function OWN$made() { return OWN = /\[(\\*)redacted\]/g; }
var ESCAPED;
function ESCAPED$made() { return ESCAPED = /\[\\(\\*)redacted\]/g; }
/**
 * A request without its secrets. A mark in it stands for a secret; one that the request held itself is escaped (`[\redacted]`), so that it
 * is compared as any other word.
 */
function requestWithoutSecrets(request, redact) {
    return (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)(request, (text) => withoutSecrets(text, redact));
}
function withoutSecrets(text, redact) {
    if (!text.includes('redacted]'))
        return redact(text);
    const left = redact(text.replace((OWN ?? OWN$made()), (_, signs) => `[\\${signs}redacted]`));
    const meant = left.replace((ESCAPED ?? ESCAPED$made()), (_, signs) => `[${signs}redacted]`);
    // A secret that holds a mark itself was hidden by the escape.
    return redact(meant) === meant ? left : redact(text);
}
/**
 * Parts of questions to a judge in which what is judged stands. Nothing there is any text: an answer with other words in the place of a
 * secret is another answer. A replayed answer holds the mark of its recording, so marks there are not told apart.
 */
var JUDGED;
function JUDGED$made() { return JUDGED = new Set(['exhibits', 'texts', 'correction']); }
/** Whether this part of a canonical request or question is compared sign by sign. */
const isExact = (name) => (JUDGED ?? JUDGED$made()).has(String(name));
/** A question to a judge without its secrets. */
function questionWithoutSecrets(question, redact) {
    const parts = Object.entries(question).map(([name, part]) => [
        name,
        isExact(name) ? (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)(part, redact) : requestWithoutSecrets(part, redact),
    ]);
    return Object.fromEntries(parts); // The same names; texts stay texts.
}

;// CONCATENATED MODULE: ./lib/cassettes/tapes/pieces.js
/** Faster is at once; slower than a second is late. */
const SOON_MS = 50;
const LATE_MS = 1_000;
const paceOf = (ms) => (ms < SOON_MS ? 'at_once' : ms < LATE_MS ? 'soon' : 'late');
var EVENTS;
function EVENTS$made() { return EVENTS = /^text\/event-stream/i; }
var LINES;
function LINES$made() { return LINES = /^application\/(?:x-)?(?:ndjson|jsonl|json-lines|stream\+json|jsonlines)/i; }
/**
 * The text of a body as its events or lines where it is a stream of such, else as one piece: where the network cut it says nothing, and
 * differs each time. `beganMs` is when the request was made.
 */
function piecesOf(chunks, text, type, beganMs) {
    const texts = cutText(text, type);
    if (texts.length === 1)
        return [{ text }];
    let [place, chunk, came, before] = [0, 0, 0, beganMs];
    return texts.map((one) => {
        place += Buffer.byteLength(one);
        while (chunk < chunks.length && came < place)
            came += chunks[chunk++]?.bytes.length ?? 0;
        const ms = chunks[chunk - 1]?.ms ?? before;
        const after = paceOf(ms - before);
        before = ms;
        return after === 'at_once' ? { text: one } : { text: one, after };
    });
}
/** Every text with its end: joined they are the whole. */
function cutText(text, type) {
    const end = (EVENTS ?? EVENTS$made()).test(type) ? /(?:\r\n|\n|\r)(?:\r\n|\n|\r)/g : (LINES ?? LINES$made()).test(type) ? /\n/g : undefined;
    if (end === undefined)
        return [text];
    const texts = [];
    let from = 0;
    for (const { 0: found, index } of text.matchAll(end)) {
        texts.push(text.slice(from, index + found.length));
        from = index + found.length;
    }
    if (from < text.length || texts.length === 0)
        texts.push(text.slice(from));
    return texts;
}

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
// EXTERNAL MODULE: ./lib/text/escape/redact.js + 4 modules
var redact = __webpack_require__(98153);
;// CONCATENATED MODULE: ./lib/cassettes/tapes/spread.js

/**
 * Texts that belong together, changed as one: what is taken out of them may lie across their borders. What stands for it (`mark`) goes to
 * the text in which it began; everything else stays where it was. The given list where nothing is taken out.
 */
function spread(parts, change, mark = redact/* REDACTED */.XF) {
    const whole = parts.join('');
    const changed = change(whole);
    if (changed === whole)
        return parts;
    if (parts.length === 1)
        return [changed];
    const ends = [];
    for (const part of parts)
        ends.push((ends.at(-1) ?? 0) + part.length);
    const result = parts.map(() => '');
    let at = 0;
    let part = 0;
    const put = (text) => {
        result[part] += text;
    };
    const goTo = (place) => {
        at = place;
        while (part < parts.length - 1 && (ends[part] ?? 0) <= at)
            part += 1;
    };
    const kept = (length) => {
        for (let left = length; left > 0;) {
            goTo(at);
            const here = part === parts.length - 1 ? left : Math.min(left, (ends[part] ?? 0) - at);
            put(whole.slice(at, at + here));
            left -= here;
            at += here;
        }
    };
    const segments = changed.split(mark);
    for (const [index, segment] of segments.entries()) {
        if (index > 0) {
            goTo(at);
            put(mark);
            goTo(placeOf(segment, whole, at, index === segments.length - 1));
        }
        // Where the text itself held a mark, what stands there is found again as what was kept.
        if (!whole.startsWith(segment, at))
            return [changed, ...parts.slice(1).map(() => '')];
        kept(segment.length);
    }
    return result;
}
/** Where what is kept goes on behind what was taken out. */
function placeOf(segment, whole, at, isLast) {
    if (isLast)
        return Math.max(at, whole.length - segment.length);
    const found = whole.indexOf(segment, at);
    return found < 0 ? at : found;
}

;// CONCATENATED MODULE: ./lib/cassettes/tapes/redact-pieces.js




/**
 * The pieces of a body with what `change` takes out taken out, also where it lies across their borders: texts at the same place of one event
 * after the other are read as one text, as whoever puts the answer together does, and so is all as it was sent.
 */
function changedPieces(pieces, change, mark = redact/* REDACTED */.XF) {
    const sent = spread(inEvents(pieces.map(({ text }) => text), change, mark), change, mark);
    return pieces.map((piece, at) => ({ ...piece, text: sent[at] ?? '' }));
}
/** The same inside of the JSON of events, lines or entries of a list. */
function inEvents(texts, change, mark) {
    const events = texts.map(eventOf);
    const values = events.flatMap((event) => (event === undefined ? [] : event.values));
    let isChanged = false;
    const names = new Set();
    for (const grouping of ['numbered', 'placed']) {
        const groups = new Map();
        for (const [at, value] of values.entries())
            collect(value, grouping, (text) => void (values[at] = text), { groups, names });
        for (const leaves of groups.values()) {
            const before = leaves.map(({ text }) => text);
            const after = spread(before, change, mark);
            if (after === before)
                continue;
            isChanged = true;
            for (const [at, leaf] of leaves.entries())
                if (after[at] !== leaf.text)
                    leaf.set(after[at] ?? '');
        }
    }
    const hasNames = [...names].some((name) => change(name) !== name);
    if (!isChanged && !hasNames)
        return texts;
    const named = hasNames ? values.map((value) => (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)(value, change)) : values;
    let next = 0;
    return texts.map((text, at) => {
        const event = events[at];
        if (event === undefined)
            return text;
        const own = named.slice(next, next + event.values.length);
        next += event.values.length;
        // An event of which nothing was taken stays as it was written.
        return (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(own) === (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(eventOf(text)?.values) ? text : event.write(own);
    });
}
function eventOf(text) {
    const json = parsed(text);
    // A list of answers is what some providers stream where no events were asked for.
    if (Array.isArray(json))
        return { values: json, write: (values) => withEnd(JSON.stringify(values), text) };
    if (json !== undefined)
        return { values: [json], write: ([value]) => withEnd(JSON.stringify(value), text) };
    const lines = text.split(/(\r\n|\n|\r)/);
    const data = lines.flatMap((line, at) => (line.startsWith('data:') ? [at] : []));
    if (data.length === 0)
        return undefined;
    const content = data.map((at) => (lines[at] ?? '').replace(/^data: ?/, '')).join('\n');
    const value = parsed(content) ?? content;
    return {
        values: [value],
        write([changed]) {
            const shown = typeof changed === 'string' && typeof value === 'string' ? changed : JSON.stringify(changed);
            const written = shown.split('\n').map((line) => `data: ${line}`);
            const [first = 0] = data;
            const end = lines[first + 1] ?? '\n';
            // The lines of the data stand together; what stands around them stays.
            const kept = lines.filter((_, at) => !data.includes(at) && !data.includes(at - 1));
            const before = lines.slice(0, first).length;
            return [...kept.slice(0, before), written.join(end), end, ...kept.slice(before)].join('');
        },
    };
}
const withEnd = (json, text) => json + (/\s*$/.exec(text)?.[0] ?? '');
/** An object or a list; anything else is text as it stands there. */
function parsed(text) {
    if (!/^\s*[[{]/.test(text))
        return undefined;
    try {
        return JSON.parse(text); // It begins as one.
    }
    catch {
        return undefined;
    }
}
/** Puts every text of a value into the group of its place. */
function collect(value, grouping, set, found, place = '') {
    if (typeof value === 'string') {
        const group = found.groups.get(place);
        if (group === undefined)
            found.groups.set(place, [{ text: value, set }]);
        else
            group.push({ text: value, set });
        return;
    }
    if (typeof value !== 'object' || value === null)
        return;
    const tree = value; // Lists are read by their numbers.
    const own = grouping === 'placed' || Array.isArray(value) ? place : `${place}${numbersOf(tree)}`;
    for (const name of Object.keys(tree)) {
        const inner = `${own}/${Array.isArray(value) ? entryName(tree[name], name, grouping) : name}`;
        found.names.add(name);
        collect(tree[name], grouping, (text) => void (tree[name] = text), found, inner);
    }
}
const numbersOf = (tree) => ['type', 'index', 'output_index', 'content_index']
    .map((name) => (typeof tree[name] === 'object' ? '' : String(tree[name] ?? '')))
    .join(' ');
/** An entry that says its number stands where it says. */
const entryName = (entry, name, grouping) => grouping === 'numbered' && typeof entry?.index === 'number' ? '#' : name;

;// CONCATENATED MODULE: ./lib/cassettes/tapes/recorded-response.js




/** Headers by which clients read an answer, or try again. Cookies, limits and ids of requests stay out. */
var KEPT_HEADERS;
function KEPT_HEADERS$made() { return KEPT_HEADERS = [
    'content-language',
    'content-type',
    'location',
    'mcp-protocol-version',
    'mcp-session-id',
    'retry-after',
    'retry-after-ms',
    'x-should-retry',
]; }
/** How an answer is kept: secrets and what other texts stand for taken out; undefined where it is compressed in a way nobody here knows. */
function recordedResponse(came, redact, stands) {
    const sent = Buffer.concat(came.chunks.map(({ bytes }) => bytes));
    const encoding = came.headers['content-encoding'];
    const bytes = sent.length === 0 ? sent : (0,(content_encoding ??= __webpack_require__(86871))/* decoded */.D)(sent, encoding);
    if (bytes === undefined)
        return undefined;
    const head = { status: came.status, headers: keptHeaders(came.headers, redact) };
    const broken = came.isBroken ? { broken: true } : {};
    if (bytes.length === 0)
        return { ...head, ...broken };
    const text = (0,(binary ??= __webpack_require__(72211))/* textOf */.b6)(bytes);
    if (text === undefined)
        return { ...head, ...recorded_response_binary(bytes, redact), ...broken };
    // What was compressed came as a whole, as far as can be told.
    const chunks = bytes === sent ? came.chunks : [];
    let pieces = piecesOf(chunks, text, came.headers['content-type'] ?? '', came.beganMs);
    for (const { mark, text: meant } of stands.marks)
        pieces = changedPieces(pieces, (one) => one.replaceAll(meant, () => mark), mark);
    return { ...head, pieces: changedPieces(pieces, redact), ...broken };
}
/** Bytes that are no text: as they are, unless a secret stands in them, in one byte or two a character. */
function recorded_response_binary(bytes, redact) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const loose = buffer.toString('utf8');
    const without = redact(loose);
    if (without !== loose)
        return { pieces: [{ text: without }] };
    const single = buffer.toString('latin1');
    const left = redact(single);
    return { base64: (left === single ? buffer : Buffer.from(left, 'latin1')).toString('base64') };
}
function keptHeaders(given, redact) {
    const kept = (KEPT_HEADERS ?? KEPT_HEADERS$made()).flatMap((name) => {
        const value = given[name];
        return value === undefined ? [] : [[name, redact(value)]];
    });
    return Object.fromEntries(kept);
}

;// CONCATENATED MODULE: ./lib/cassettes/tapes/stand-ins.js
/** Shorter texts stand in other words by chance. */
const SHORTEST = 4;
const markOf = (name) => `[assay:${name}]`;
function standIns() {
    const marks = [];
    return {
        marks,
        get isEmpty() {
            return marks.length === 0;
        },
        add(name, text) {
            if (text.length < SHORTEST || marks.some((one) => one.text === text))
                return;
            marks.push({ mark: markOf(name), text });
            // What holds another one is found before it.
            marks.sort((a, b) => b.text.length - a.text.length);
        },
        named: (text) => marks.reduce((left, one) => left.replaceAll(one.text, () => one.mark), text),
        meant: (text, spell = (one) => one) => marks.reduce((left, one) => left.replaceAll(one.mark, () => spell(one.text)), text),
    };
}

// EXTERNAL MODULE: ./lib/models/prices.js
var prices;
;// CONCATENATED MODULE: ./lib/cassettes/tapes/usage.js

const isTree = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const inner = (tree, name) => {
    const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
    return isTree(found) ? found : {};
};
const numberIn = (tree, ...names) => {
    for (const name of names) {
        const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
        if (typeof found === 'number' && Number.isFinite(found) && found >= 0)
            return found;
    }
    return undefined;
};
const textIn = (tree, ...names) => {
    for (const name of names) {
        const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
        if (typeof found === 'string' && found !== '')
            return found.slice(0, 200);
    }
    return undefined;
};
/** Model and tokens of an answer of OpenAI's, Anthropic's or Gemini's form, streamed or not; of a stream what it said last. */
function toldBy(pieces) {
    let model;
    let input;
    let output;
    for (const { text } of pieces)
        for (const value of valuesOf(text)) {
            // Anthropic tells at the beginning of a message, OpenAI's responses at their end.
            for (const tree of [value, inner(value, 'message'), inner(value, 'response')]) {
                model = textIn(tree, 'model', 'modelVersion') ?? model;
                const usage = { ...inner(tree, 'usage'), ...inner(tree, 'usageMetadata') };
                input = numberIn(usage, 'prompt_tokens', 'input_tokens', 'promptTokenCount') ?? input;
                output = numberIn(usage, 'completion_tokens', 'output_tokens', 'candidatesTokenCount') ?? output;
            }
        }
    const usage = usageOf(model, input, output);
    return { ...(model !== undefined && { model }), ...(usage !== undefined && { usage }) };
}
function usageOf(model = '', input, output) {
    if (input === undefined && output === undefined)
        return undefined;
    const price = (0,(prices ??= __webpack_require__(26562))/* priceOf */.xx)(model);
    return {
        ...(input !== undefined && { input_tokens: input }),
        ...(output !== undefined && { output_tokens: output }),
        ...(price !== null && { cost_usd: (0,(prices ??= __webpack_require__(26562))/* costOf */.ho)(price, input ?? 0, output ?? 0) }),
    };
}
/** The JSON objects of a piece: a body, a list of answers, a line, or the data of an event. */
function valuesOf(text) {
    const body = text.startsWith('data:') || text.startsWith('event:') ? dataOf(text) : text;
    if (!/^\s*[[{]/.test(body))
        return [];
    try {
        const json = JSON.parse(body);
        return (Array.isArray(json) ? json : [json]).filter(isTree);
    }
    catch {
        return [];
    }
}
const dataOf = (event) => event
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []))
    .join('\n');

;// CONCATENATED MODULE: ./lib/cassettes/tapes/recording-tape.js









/** A tape that lets everything through and keeps what was asked and answered. */
function recordingTape(attempt, parts) {
    const { clock, shelf } = parts;
    let taken = [];
    const judged = [];
    let judge;
    const stands = standIns();
    let [turn, play] = [0, 0];
    let [isPlayed, isNew] = [false, false];
    return {
        mode: 'record',
        async exchange(request, live, signal) {
            isPlayed = isNew = true;
            const now = { atMs: clock.now(), beganMs: clock.monotonic() };
            const one = { request, turn, play, ...now, chunks: [], bytes: 0, isBroken: false };
            taken.push(one);
            const response = await live(request, signal);
            one.response = { status: response.status, headers: response.headers };
            return { ...response, body: listened(response.body, one, parts, signal) };
        },
        judge(asked) {
            if (asked.mode === 'offline')
                return asked;
            judge = { id: asked.id, mode: asked.mode, model: asked.model };
            return recordingJudge(asked, (answer) => {
                isNew = true;
                judged.push({ ...answer, atMs: clock.now() });
            });
        },
        beginCall(begun) {
            // Also what asks for nothing any more takes the place of what it recorded before.
            isPlayed = isNew = true;
            turn = begun;
            taken = taken.filter((one) => one.play !== play || one.turn < turn);
        },
        beginPlay() {
            isPlayed = isNew = true;
            play += 1;
        },
        stands: stands.add,
        miss: () => undefined,
        refuse: () => undefined,
        exchanges: () => ({ asked: taken.length, recorded: 0 }),
        before: () => newestOf(attempt, shelf),
        replayed: () => undefined,
        async keep() {
            if (!isNew)
                return;
            isNew = false;
            const http = httpRecordings(taken, attempt, stands, parts);
            const answers = judgeRecordings(judged, attempt, stands, parts);
            await shelf.put(attempt, {
                recordings: [...http, ...answers],
                isPlayed,
                ...(judge !== undefined && answers.length > 0 && { judge }),
            });
        },
    };
}
/** What cannot be read is said by whoever replaces it. */
async function newestOf(attempt, shelf) {
    const cassette = await shelf.load(attempt).catch(() => undefined);
    const own = cassette?.recordings.filter((one) => one.attempt === attempt.attempt) ?? [];
    return own
        .map(({ at }) => at)
        .sort()
        .at(-1);
}
/** The body as it passes by, noted. */
async function* listened(body, one, { clock }, signal) {
    try {
        for await (const bytes of body) {
            one.bytes += bytes.length;
            if (one.bytes > (content_encoding ??= __webpack_require__(86871))/* MOST_BODY */.b)
                one.chunks.length = 0;
            // The bytes are another's once they have been handed on.
            else
                one.chunks.push({ bytes: bytes.slice(), ms: clock.monotonic() });
            yield bytes;
        }
    }
    catch (error) {
        one.isBroken = signal?.aborted !== true;
        throw error;
    }
}
function httpRecordings(taken, { attempt }, stands, { redact, onWarning }) {
    const recordings = [];
    for (const { request, response, turn, isBroken, bytes, atMs, beganMs, chunks } of taken) {
        if (response === undefined)
            continue;
        const asked = (0,(canonical_request ??= __webpack_require__(89852))/* canonicalRequest */.O)(request);
        const shown = requestWithoutSecrets((0,(json_body ??= __webpack_require__(68425))/* mapTexts */.z)(asked, stands.named), redact); // Texts stay texts.
        const came = { ...response, chunks, beganMs, isBroken };
        const recorded = bytes > (content_encoding ??= __webpack_require__(86871))/* MOST_BODY */.b ? undefined : recordedResponse(came, redact, stands);
        if (recorded === undefined) {
            onWarning(`The answer of ${shown.target} cannot be recorded: ${whyNot(bytes, response.headers)}.`);
            continue;
        }
        const told = toldBy(recorded.pieces ?? []);
        const head = { attempt, turn, kind: 'http', key: (0,(canonical_request ??= __webpack_require__(89852))/* keyOf */.T)(shown), at: isoOf(atMs) };
        recordings.push({ ...head, ...told, request: shown, response: recorded });
    }
    return counted(withoutRetried(recordings));
}
const whyNot = (bytes, headers) => bytes > (content_encoding ??= __webpack_require__(86871))/* MOST_BODY */.b
    ? `it is larger than ${(content_encoding ??= __webpack_require__(86871))/* MOST_BODY */.b / 1024 / 1024} MiB`
    : `its content encoding "${headers['content-encoding']}" is damaged or not known`;
function judgeRecordings(judged, { attempt }, stands, { redact }) {
    const seen = new Map();
    const recordings = [];
    for (const { atMs, ...answer } of judged) {
        const request = questionWithoutSecrets((0,(json_body ??= __webpack_require__(68425))/* mapTexts */.z)(answer.request, stands.named), redact);
        const response = (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)((0,(json_body ??= __webpack_require__(68425))/* mapTexts */.z)(answer.response, stands.named), redact);
        const key = (0,(canonical_request ??= __webpack_require__(89852))/* keyOf */.T)(request);
        const text = JSON.stringify(response);
        // Scorers that ask the same share an answer.
        if (seen.get(key) === text)
            continue;
        seen.set(key, text);
        const { kind, model, usage } = answer;
        const told = { ...(model !== undefined && { model }), ...(usage !== undefined && { usage }) };
        recordings.push({ attempt, kind, key, at: isoOf(atMs), ...told, request, response });
    }
    return counted(recordings);
}
const isoOf = (ms) => new Date(ms).toISOString();
/** What clients try again: a later answer to the same request takes its place. */
const isTriedAgain = (status) => status === 408 || status === 409 || status === 429 || status >= 500;
/** Without errors behind which the same was answered. */
function withoutRetried(recordings) {
    const answered = new Map();
    for (const [at, { key, response }] of recordings.entries())
        if (!isTriedAgain(response.status))
            answered.set(key, at);
    return recordings.filter(({ key, response }, at) => !isTriedAgain(response.status) || (answered.get(key) ?? -1) < at);
}
/** Says of each which of the equal ones it is. */
function counted(recordings) {
    const counts = new Map();
    return recordings.map((one) => {
        const k = (counts.get(one.key) ?? 0) + 1;
        counts.set(one.key, k);
        return { ...one, k };
    });
}

// EXTERNAL MODULE: ./lib/cassettes/recording.js
var recording = __webpack_require__(73774);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/cassettes/tapes/miss-answer.js
var miss_answer;
;// CONCATENATED MODULE: ./lib/cassettes/judging/replaying-judge.js






const usage = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    calls: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0),
    cached_calls: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0),
    input_tokens: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0),
    output_tokens: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0),
    cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).nullable(),
});
/** What is kept of a filled form. */
var recordedFilled;
function recordedFilled$made() { return recordedFilled = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    json: (schemas ??= __webpack_require__(88343))/* unknown */.L5J(),
    usage,
    model: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    temperature: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    logprobs: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({ token: (schemas ??= __webpack_require__(88343))/* string */.YjP(), logprob: (schemas ??= __webpack_require__(88343))/* number */.aig() })).optional(),
    warnings: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional(),
    confidence: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['medium', 'low']).optional(),
}); }
/** What is kept of vectors. */
var recordedEmbedded;
function recordedEmbedded$made() { return recordedEmbedded = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    vectors: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* number */.aig())),
    usage,
    model: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
}); }
/**
 * A judge that answers from recordings, under the name of the one that was recorded. The given one is never asked. What an answer cost is
 * what it cost when it was recorded. Rejects with `judge_error` (subcode `cassette_miss`) where nothing fits.
 */
function replayingJudge({ calibrated, ...judge }, { id, mode, model }, find, 
/** Whether it was asked for vectors: one that had none would not be asked for them now either. */
embeds = true) {
    const responseTo = (kind, request, why) => {
        const found = find(kind, request, why);
        if ('response' in found)
            return found.response;
        const { message, hint } = found.miss;
        const where = String(request['question'] ?? 'embeddings');
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('judge_error', message, { subcode: (miss_answer ??= __webpack_require__(86810))/* CASSETTE_MISS */.qv, hint, where });
    };
    return {
        ...{ id, mode, model },
        // What was measured of a judge is true of no other.
        ...(judge.model === model && (0,(defined ??= __webpack_require__(69498))/* defined */.s)({ calibrated })),
        fill: async (question) => filledBy(question, responseTo),
        ...(embeds && {
            embed: (texts, options) => embeddedBy(texts, options, responseTo),
        }),
    };
}
async function embeddedBy(texts, options, responseTo) {
    const request = canonicalEmbedding(texts, options);
    const kept = (recordedEmbedded ?? recordedEmbedded$made()).safeParse(responseTo('embed', request));
    if (!kept.success || kept.data.vectors.length !== texts.length)
        return responseTo('embed', request, 'it does not hold a vector for each text'); // Throws.
    return kept.data;
}
function filledBy(question, responseTo) {
    const request = canonicalQuestion(question);
    const kept = (recordedFilled ?? recordedFilled$made()).safeParse(responseTo('judge', request));
    if (!kept.success)
        return responseTo('judge', request, 'it is no filled form'); // Throws.
    try {
        const { logprobs, warnings, confidence, ...filled } = kept.data;
        return {
            ...filled,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ logprobs, warnings, confidence }),
            answer: question.form.read(kept.data.json),
        };
    }
    catch (error) {
        if (!(error instanceof judge/* FormError */.jQ))
            throw error;
        return responseTo('judge', request, error.message); // Throws.
    }
}

;// CONCATENATED MODULE: ./lib/cassettes/judging/judge-of-cassette.js


/**
 * Who judges by a cassette: the recorded judge, under its name. Where none was recorded every question is a miss, and so it is where another
 * one can be asked live. Rules judge for themselves: who named them wants no other judge (replay.md 5).
 */
function judgeOfCassette(asked, cassette, { findAnswer, playsChanged }) {
    if (asked.mode === 'offline')
        return asked;
    const recorded = cassette?.judge;
    const hasVectors = asked.embed !== undefined;
    if (recorded === undefined)
        return replayingJudge(asked, identityOf(asked), findAnswer, hasVectors);
    const embeds = cassette?.recordings.some(({ kind }) => kind === 'embed') ?? false;
    if (!playsChanged || asked.isAbsent === true || (0,recording/* isSameJudge */._)(recorded, asked))
        return replayingJudge(asked, identityOf(recorded), findAnswer, embeds);
    const why = otherJudge(recorded, asked);
    return replayingJudge(asked, identityOf(asked), (kind, one) => findAnswer(kind, one, why), hasVectors);
}
const identityOf = ({ id, mode, model }) => ({ id, mode, model });
/** Why what one judge said is no answer of another. */
function otherJudge(before, now) {
    const by = before.model === now.model ? 'id' : 'model';
    return `it was judged by ${before[by]}, and the judge is ${now[by]} now`;
}

;// CONCATENATED MODULE: ./lib/cassettes/matching/wildcard.js



/**
 * Whether what is asked fits what was recorded, a text without spaces standing where a secret was taken out of the recording. A mark that
 * was asked for itself fits too.
 */
function fits(recorded, asked) {
    if (typeof recorded === 'string')
        return typeof asked === 'string' && (recorded === asked || fitsText(recorded, asked));
    if (typeof recorded !== 'object' || recorded === null)
        return recorded === asked;
    if (typeof asked !== 'object' || asked === null)
        return false;
    if (Array.isArray(recorded))
        return (Array.isArray(asked) &&
            recorded.length === asked.length &&
            recorded.every((one, at) => fits(one, asked[at])));
    if (Array.isArray(asked))
        return false;
    const names = Object.keys(recorded);
    if (names.length !== Object.keys(asked).length)
        return false;
    return names.every((name) => Object.hasOwn(asked, name) &&
        fits(recorded[name], asked[name]));
}
/**
 * Whether a whole request or question fits: as `fits`, but what a judge is to judge is compared sign by sign (replay.md 4).
 */
function fitsWhole(recorded, asked) {
    if (!wildcard_isTree(recorded) || !wildcard_isTree(asked))
        return fits(recorded, asked);
    const names = Object.keys(recorded);
    if (names.length !== Object.keys(asked).length)
        return false;
    return names.every((name) => Object.hasOwn(asked, name) && fitsPart(name, recorded[name], asked[name]));
}
/** Whether a part fits that stands below this name of a request or question. */
const fitsPart = (name, recorded, asked) => isExact(name) ? (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(recorded) === (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(asked) : fits(recorded, asked);
/** A mark with the letters that it is written together with: of a secret inside of base64 the first and the last ones are half its own. */
var GLUED;
function GLUED$made() { return GLUED = /[\w+/-]{0,4}\[redacted\][\w+/=-]{0,4}/; }
/** Characters that a mark stands for at most; no key is longer, but for the next ones. */
const LONGEST_SECRET = 4_096;
/** The end of a line, which may be written as `\n`. */
var EOL;
function EOL$made() { return EOL = String.raw `(?:\r?\n|\\n|\\r\\n)`; }
/** A key or certificate in its own lines (RFC 7468), which are too long for words. */
var PEM;
function PEM$made() { return PEM = new RegExp(`^-----BEGIN [A-Z0-9 ]{1,40}-----${(EOL ?? EOL$made())}(?:[A-Za-z0-9+/=]{40,76}${(EOL ?? EOL$made())}){0,1000}[A-Za-z0-9+/=]{1,76}${(EOL ?? EOL$made())}-----END [A-Z0-9 ]{1,40}-----${(EOL ?? EOL$made())}?$`); }
/** Whether a text fits one with marks in it: what stands between the marks, in order. */
function fitsText(recorded, asked) {
    if (!recorded.includes(redact/* REDACTED */.XF))
        return false;
    return holdsInOrder(recorded.split(redact/* REDACTED */.XF), asked) || holdsInOrder(recorded.split((GLUED ?? GLUED$made())), asked);
}
function holdsInOrder(kept, asked) {
    const [first = '', last = ''] = [kept[0], kept.at(-1)];
    if (!asked.startsWith(first) || !asked.endsWith(last))
        return false;
    let at = first.length;
    const end = asked.length - last.length;
    for (const segment of kept.slice(1, -1)) {
        const found = asked.indexOf(segment, at);
        if (found < 0 || !isSecret(asked.slice(at, found)))
            return false;
        at = found + segment.length;
    }
    return at <= end && isSecret(asked.slice(at, end));
}
/** Whether a text can stand where a secret stood: one word, so that no sentence hides behind a mark. */
const isSecret = (text) => (text.length <= LONGEST_SECRET && !/\s/.test(text)) || (PEM ?? PEM$made()).test(text);
const wildcard_isTree = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a secret was taken out of any text of this value. */
function isMarked(value) {
    if (typeof value === 'string')
        return value.includes(redact/* REDACTED */.XF);
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.values(value).some(isMarked);
}

;// CONCATENATED MODULE: ./lib/cassettes/matching/find-recording.js

/** An index of recordings by their keys. */
function recordingIndex(recordings) {
    const all = [...recordings].sort((a, b) => a.k - b.k);
    const byKey = new Map();
    const marked = [];
    for (const one of all) {
        const name = `${one.kind} ${one.key}`;
        const others = byKey.get(name);
        if (others === undefined)
            byKey.set(name, [one]);
        else
            others.push(one);
        if (isMarked(one.request))
            marked.push(one);
    }
    const equal = (kind, key, request) => byKey.get(`${kind} ${key}`) ??
        marked.filter((one) => one.kind === kind && fitsWhole(one.request, request));
    return {
        all,
        equal,
        find: (kind, key, request, isUsed) => {
            const exact = byKey.get(`${kind} ${key}`)?.find((one) => !isUsed(one));
            if (exact !== undefined)
                return exact;
            return marked.find((one) => one.kind === kind && !isUsed(one) && fitsWhole(one.request, request));
        },
    };
}

// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array;
;// CONCATENATED MODULE: ./lib/cassettes/matching/changed-words.js
// The one part of the library that is used: its entry brings all of them.

var UNSPACED;
function UNSPACED$made() { return UNSPACED = String.raw `\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`; }
/** A character of a script without spaces, a word, a run of blanks, or a single sign. */
var TOKENS;
function TOKENS$made() { return TOKENS = new RegExp(String.raw `[${(UNSPACED ?? UNSPACED$made())}]|(?:(?![${(UNSPACED ?? UNSPACED$made())}])[\p{L}\p{M}\p{N}_]){1,500}|\s{1,500}|[^]`, 'gu'); }
/** Beyond so many changed words, where each of them stands says little, and finding out costs their square. */
const MOST_EDITS = 300;
/** Longer texts between the first and the last change are not taken apart. */
const LONGEST = 400_000;
/** So much of what a changed word is written together with is shown with it. */
const CONTEXT = 20;
/** What was changed in a text, word by word, in order. */
function changedWords(before, after) {
    const [a, b] = middles(before, after);
    if (a.length + b.length > LONGEST)
        return [{ before: a, after: b }];
    const [one, other] = [tokensOf(a), tokensOf(b)];
    const parts = (0,(array ??= __webpack_require__(88965))/* diffArrays */.E)(one, other, { maxEditLength: MOST_EDITS });
    if (parts === undefined)
        return [{ before: a, after: b }];
    const changes = [];
    let [x, y] = [0, 0];
    for (const { added, removed, value } of parts) {
        const [nextX, nextY] = [x + (added ? 0 : value.length), y + (removed ? 0 : value.length)];
        if (added || removed) {
            const change = { x, nextX, y, nextY };
            const last = changes.at(-1);
            if (last !== undefined && last.nextX === x && last.nextY === y)
                changes.splice(-1, 1, { ...last, nextX, nextY });
            else
                changes.push(change);
        }
        [x, y] = [nextX, nextY];
    }
    return joined(changes.map((one_) => widened(one_, one, other))).map((change) => ({
        before: one.slice(change.x, change.nextX).join(''),
        after: other.slice(change.y, change.nextY).join(''),
    }));
}
const tokensOf = (text) => text.match((TOKENS ?? TOKENS$made())) ?? [];
const isBlank = (token) => token !== undefined && /^\s*$/.test(token);
/** A change with what it is written together with, which both texts share; a change of blanks alone with its neighbours. */
function widened(change, one, other) {
    let { x, nextX, y, nextY } = change;
    const isOfBlanks = [...one.slice(x, nextX), ...other.slice(y, nextY)].every(isBlank);
    const isWholeWord = (token) => token !== undefined && !isBlank(token);
    let room = CONTEXT;
    // Words put in or taken out between blanks stand alone.
    const standsAlone = (at, list, end) => at === end || isBlank(list[at]) || isBlank(list[end - 1]);
    if (!isOfBlanks && standsAlone(x, one, nextX) && standsAlone(y, other, nextY))
        return change;
    while (x > 0 && isWholeWord(one[x - 1]) && (one[x - 1]?.length ?? 0) <= room) {
        room -= one[x - 1]?.length ?? 0;
        x -= 1;
        y -= 1;
    }
    room = CONTEXT;
    while (nextX < one.length && isWholeWord(one[nextX]) && (one[nextX]?.length ?? 0) <= room) {
        room -= one[nextX]?.length ?? 0;
        nextX += 1;
        nextY += 1;
    }
    return { x, nextX, y, nextY };
}
/** Changes that touch each other are one. */
function joined(changes) {
    const kept = [];
    for (const change of changes) {
        const last = kept.at(-1);
        if (last !== undefined && change.x <= last.nextX)
            kept.splice(-1, 1, { ...last, nextX: change.nextX, nextY: change.nextY });
        else
            kept.push(change);
    }
    return kept;
}
/** Both texts without what they begin and end with alike, cut between words, with some of them left. */
function middles(before, after) {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head))
        head += 1;
    let tail = 0;
    while (tail < shorter - head &&
        before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
        tail += 1;
    const lead = before.slice(Math.max(0, head - 2 * CONTEXT), head);
    head -= lead.length - lead.search(/(?:\S*|\s*)$/);
    const rest = before.slice(before.length - tail, before.length - tail + 2 * CONTEXT);
    tail -= /^(?:\S*\s?)/.exec(rest)?.[0].length ?? 0;
    return [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
}

;// CONCATENATED MODULE: ./lib/cassettes/matching/place-words.js
/** Lists of a body that are a conversation. */
var CONVERSATIONS;
function CONVERSATIONS$made() { return CONVERSATIONS = new Set(['messages', 'input', 'contents']); }
var SYSTEM;
function SYSTEM$made() { return SYSTEM = new Set(['system', 'systemInstruction', 'system_instruction']); }
/** Names that only lead to the text of a message. */
var SILENT;
function SILENT$made() { return SILENT = new Set(['content', 'text', 'parts', 'function', 'json']); }
/** Where a difference is, in words that a reader finds it by: `message 1 of 4 (system)`, `tool "search", parameters.city`, `parameter temperature`. */
function placeWords({ path }, recorded, asked) {
    const [first, second, ...rest] = path;
    if (first === 'body' && second === 'json')
        return inBody(rest, at(recorded, 2, path), at(asked, 2, path));
    if (first === 'body' && second === 'parts')
        return named('part', rest);
    if (first === 'body' && second === 'form')
        return named('field', rest);
    if (first === 'body')
        return 'the body';
    if (first === 'headers')
        return `header ${second ?? ''}`.trim();
    if (first === 'target')
        return 'the address';
    if (first === 'exhibits')
        return dotted(`exhibit "${second ?? ''}"`, rest);
    if (first === 'texts')
        return `text ${Number(second) + 1}`;
    if (first === 'schema' || first === 'order')
        return dotted('the form', first === 'order' ? ['order'] : path.slice(1));
    return `the ${String(first ?? 'request')}`;
}
function inBody(path, recorded, asked) {
    const [first, second, ...rest] = path;
    if (first === undefined)
        return 'the body';
    if ((CONVERSATIONS ?? CONVERSATIONS$made()).has(String(first)) && typeof second === 'number') {
        const entry = entryAt(asked, path) ?? entryAt(recorded, path);
        const count = Math.max(lengthAt(asked, first), lengthAt(recorded, first));
        const role = roleOf(entry);
        return dotted(`message ${second + 1} of ${count}${role === undefined ? '' : ` (${role})`}`, rest);
    }
    if ((SYSTEM ?? SYSTEM$made()).has(String(first)))
        return dotted('the system prompt', path.slice(1));
    if (first === 'tools' && second !== undefined)
        return inTools(second, rest);
    return `parameter ${path.map(String).join('.')}`;
}
/** Gemini has lists of functions in a list. */
function inTools(tool, rest) {
    const [list, name, ...inner] = rest;
    if (list === 'functionDeclarations' || list === 'function_declarations')
        return name === undefined ? 'the tools' : toolWords(name, inner);
    return toolWords(tool, rest);
}
const toolWords = (tool, rest) => {
    if (tool === 'order')
        return 'the order of the tools';
    return dotted(typeof tool === 'number' ? `tool ${tool + 1}` : `tool "${tool}"`, rest);
};
/** A place inside of something, without names that say nothing. */
function dotted(words, rest) {
    const inner = rest.filter((step) => typeof step === 'number' || !(SILENT ?? SILENT$made()).has(step));
    if (inner.every((step) => typeof step === 'number')) {
        const [part] = inner;
        return typeof part === 'number' && part > 0 ? `${words}, part ${part + 1}` : words;
    }
    return `${words}, ${inner.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.')}`;
}
const named = (word, [entry, ...rest]) => entry === undefined ? `the ${word}s` : dotted(`${word} ${Number(entry) + 1}`, rest);
function roleOf(entry) {
    const { role, type } = (entry ?? {});
    return [role, type].find((one) => typeof one === 'string');
}
/** The value at the first steps of a path. */
function at(value, steps, path) {
    let found = value;
    for (const step of path.slice(0, steps)) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step))
            return undefined;
        found = found[step]; // Has it.
    }
    return found;
}
const entryAt = (body, path) => at(body, 2, path);
function lengthAt(body, name) {
    const list = at(body, 1, [name]);
    return Array.isArray(list) ? list.length : 0;
}

;// CONCATENATED MODULE: ./lib/cassettes/matching/difference-text.js


/** So many places are named, and changes of one text. */
const MOST_PLACES = 3;
const MOST_CHANGES = 2;
/** So much is shown of a word, a text or a value. */
const difference_text_LONGEST = 60;
/** What differs between a recording and what was asked, in a line: which message, tool or parameter, and its words, old → new. */
function differenceText(differences, recorded, asked) {
    const shown = differences
        .slice(0, MOST_PLACES)
        .map((one) => `${placeWords(one, recorded, asked)}${changeOf(one)}`);
    const more = differences.length - shown.length;
    if (more > 0)
        shown.push(`${more} more ${more === 1 ? 'difference' : 'differences'}`);
    return shown.join('; ');
}
/** `: "old" → "new"`, or that it is new or gone. */
function changeOf({ recorded, asked }) {
    if (recorded === undefined)
        return `, which is new: ${clipped(asked)}`;
    if (asked === undefined)
        return `, which is gone: ${clipped(recorded)}`;
    if (typeof recorded !== 'string' || typeof asked !== 'string')
        return `: ${clipped(recorded)} → ${clipped(asked)}`;
    const changes = changedWords(recorded, asked);
    const shown = changes.slice(0, MOST_CHANGES).map(({ before, after }) => {
        if (before === '')
            return `${clipped(after.trim() || after)} is new`;
        if (after === '')
            return `${clipped(before.trim() || before)} is gone`;
        return `${clipped(before)} → ${clipped(after)}`;
    });
    const more = changes.length - shown.length;
    return `: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
function clipped(value) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    const cut = text.length <= difference_text_LONGEST ? text : `${text.slice(0, difference_text_LONGEST - 1).toWellFormed()}…`;
    return typeof value === 'string' ? JSON.stringify(cut) : cut;
}

;// CONCATENATED MODULE: ./lib/cassettes/matching/differences.js

/**
 * Where two canonical requests differ. What begins and ends two lists alike is taken off first, so that an entry more is one difference.
 * Undefined as soon as they are known to be further apart than `most`.
 */
function apart(recorded, asked, most = Number.POSITIVE_INFINITY) {
    const differences = [];
    let size = 0;
    /** False where it is too much already. */
    const note = (difference) => {
        differences.push(difference);
        size += sizeOfDifference(difference);
        return size <= most;
    };
    return visit(recorded, asked, [], note) ? { differences, size } : undefined;
}
function visit(recorded, asked, path, note) {
    if (recorded === undefined)
        return asked === undefined || note({ path, asked });
    if (asked === undefined)
        return note({ path, recorded });
    if (Array.isArray(recorded) && Array.isArray(asked))
        return visitLists(recorded, asked, path, note);
    if (differences_isTree(recorded) && differences_isTree(asked)) {
        for (const name of new Set([...Object.keys(recorded), ...Object.keys(asked)]))
            if (!visit(own(recorded, name), own(asked, name), [...path, name], note))
                return false;
        return true;
    }
    return fitsPart(path[0], recorded, asked) || note({ path, recorded, asked });
}
function visitLists(recorded, asked, path, note) {
    const [before, after] = [byName(recorded), byName(asked)];
    if (before !== undefined && after !== undefined)
        return visitNamed(before, after, path, note);
    const shorter = Math.min(recorded.length, asked.length);
    let head = 0;
    while (head < shorter && fitsPart(path[0], recorded[head], asked[head]))
        head += 1;
    let tail = 0;
    while (tail < shorter - head && fitsPart(path[0], recorded.at(-1 - tail), asked.at(-1 - tail)))
        tail += 1;
    const longer = Math.max(recorded.length, asked.length);
    const [endRecorded, endAsked] = [recorded.length - tail, asked.length - tail];
    for (let at = head; at < longer - tail; at += 1) {
        const one = at < endRecorded ? recorded[at] : undefined;
        const other = at < endAsked ? asked[at] : undefined;
        if (!visit(one, other, [...path, at], note))
            return false;
    }
    return true;
}
function visitNamed(recorded, asked, path, note) {
    const names = new Set([...recorded.keys(), ...asked.keys()]);
    for (const name of names)
        if (!visit(recorded.get(name), asked.get(name), [...path, name], note))
            return false;
    const [before, after] = [[...recorded.keys()], [...asked.keys()]];
    if (names.size > before.length || names.size > after.length)
        return true;
    return (before.every((name, at) => name === after[at]) ||
        note({ path: [...path, 'order'], recorded: before.join(', '), asked: after.join(', ') }));
}
/** Entries by their names, where each has one of its own: tools. */
function byName(list) {
    const named = new Map();
    for (const one of list) {
        const name = toolName(one);
        if (name === undefined || named.has(name))
            return undefined;
        named.set(name, one);
    }
    // Messages may have names as well, and are told apart by their places.
    return named.size === 0 ? undefined : named;
}
function toolName(one) {
    if (!differences_isTree(one) || own(one, 'role') !== undefined)
        return undefined;
    const inner = own(one, 'function');
    const name = own(one, 'name') ?? (differences_isTree(inner) ? own(inner, 'name') : undefined);
    return typeof name === 'string' ? name : undefined;
}
/** About how many characters were changed. */
function sizeOfDifference({ recorded, asked }) {
    if (typeof recorded !== 'string' || typeof asked !== 'string')
        return sizeOf(recorded) + sizeOf(asked);
    const shorter = Math.min(recorded.length, asked.length);
    let head = 0;
    while (head < shorter && recorded.charCodeAt(head) === asked.charCodeAt(head))
        head += 1;
    let tail = 0;
    while (tail < shorter - head &&
        recorded.charCodeAt(recorded.length - 1 - tail) === asked.charCodeAt(asked.length - 1 - tail))
        tail += 1;
    return recorded.length + asked.length - 2 * (head + tail) + 1;
}
function sizeOf(value) {
    if (value === undefined)
        return 0;
    if (typeof value === 'string')
        return value.length + 2;
    if (typeof value !== 'object' || value === null)
        return 4;
    return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + 3 + sizeOf(one), 2);
}
const differences_isTree = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (tree, name) => (Object.hasOwn(tree, name) ? tree[name] : undefined);

;// CONCATENATED MODULE: ./lib/cassettes/matching/nearest.js

/** Characters of recordings that are compared, those whose length comes nearest first: half a second. */
const MOST_COMPARED = 200_000_000;
/**
 * The recording that what was asked differs from least, in characters; of equally near ones, one that has not answered yet. Those for
 * the same place (`placeOf`) go before all others.
 */
function nearest(asked, recordings, isUsed) {
    const place = nearest_placeOf(asked);
    const same = recordings.filter(({ request }) => nearest_placeOf(request) === place);
    const length = lengthOf(asked);
    const compared = (same.length > 0 ? same : recordings)
        .map((recording) => ({
        recording,
        isUsed: isUsed(recording),
        off: Math.abs(lengthOf(recording.request) - length),
    }))
        .sort((a, b) => a.off - b.off || Number(a.isUsed) - Number(b.isUsed));
    let left = MOST_COMPARED;
    let best;
    for (const { recording, isUsed: isTaken } of compared) {
        if (left <= 0)
            break;
        left -= lengthOf(recording.request);
        const found = apart(recording.request, asked, best?.size);
        if (found === undefined)
            continue;
        if (best === undefined || found.size < best.size || (best.isUsed && !isTaken))
            best = { ...found, recording, isUsed: isTaken };
    }
    return best;
}
/** Where a request goes, or which question it is. */
function nearest_placeOf(request) {
    const { target, question } = (request ?? {});
    return target ?? question;
}
var lengths;
function lengths$made() { return lengths = new WeakMap(); }
/** Characters of a request as JSON; found out once. */
function lengthOf(request) {
    if (typeof request !== 'object' || request === null)
        return 0;
    const known = (lengths ?? lengths$made()).get(request);
    if (known !== undefined)
        return known;
    const { length } = JSON.stringify(request);
    (lengths ?? lengths$made()).set(request, length);
    return length;
}

;// CONCATENATED MODULE: ./lib/cassettes/matching/miss-of.js



/** What to say of a request that no recording answers: what was asked, which recording comes nearest, and what differs. */
function missOf(asked, where) {
    const { attempt, turn } = where;
    const inTurn = asked.kind === 'http' ? ` in turn ${turn + 1}` : '';
    const hasJudge = where.cassette === undefined || where.cassette.judge !== undefined;
    const byRules = asked.kind === 'http' || hasJudge ? '' : '. Where rules are to judge, say judge: { provider: offline }';
    return {
        message: `No recording answers ${askedWords(asked)}${inTurn}. ${miss_of_whyNot(asked, where)}`,
        hint: `Record it with: assay run --record --case ${attempt.caseId}; or play what has changed live with: assay run --replay=changed${byRules}`,
    };
}
function askedWords({ kind, request }) {
    const { method, target, question } = (request ?? {});
    if (kind === 'http')
        return `${method} ${target}`;
    return kind === 'embed' ? 'the question for embeddings' : `the question ${question} to the judge`;
}
function miss_of_whyNot({ kind, key, request, why }, where) {
    const { attempt, cassette, unusable, index, isUsed } = where;
    if (unusable !== undefined)
        return unusable;
    if (why !== undefined)
        return `What was recorded does not fit the question: ${why}`;
    if (cassette === undefined || cassette.recordings.length === 0)
        return `Nothing was recorded for the case ${attempt.caseId} with the agent ${attempt.agentId}.`;
    if (index.all.length === 0) {
        const count = new Set(cassette.recordings.map((one) => one.attempt)).size;
        return `Of this attempt (number ${attempt.attempt + 1}) nothing was recorded; ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, 'attempt')} of the case ${count === 1 ? 'was' : 'were'}.`;
    }
    const equal = index.equal(kind, key, request);
    if (equal.length > 0)
        return `It was asked ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(equal.length, 'time')} when it was recorded, and is asked once more now.`;
    const same = index.all.filter((one) => one.kind === kind);
    const near = nearest(request, same, isUsed);
    if (near === undefined)
        return kind === 'http'
            ? 'Of this attempt only answers of the judge were recorded.'
            : 'Of this attempt no answer of the judge was recorded.';
    return `The nearest recording differs in ${differenceText(near.differences, near.recording.request, request)}.`;
}

;// CONCATENATED MODULE: ./lib/cassettes/tapes/body-of.js
/** The bytes of a recorded answer, piece by piece. Nothing is waited for: how long an answer took says nothing of the agent. */
function bodyOf({ pieces = [], base64 }, change = (text) => text) {
    if (base64 !== undefined)
        return [Buffer.from(base64, 'base64')];
    return pieces.filter(({ text }) => text !== '').map(({ text }) => Buffer.from(change(text)));
}

;// CONCATENATED MODULE: ./lib/cassettes/tapes/replaying-tape.js










/** A tape that answers from the recordings of its attempt, in whatever order it is asked, and makes no exchange. */
function replayingTape(attempt, found, { redact, playsChanged = false }) {
    const unusable = found !== undefined && 'unusable' in found ? found.unusable : undefined;
    const cassette = found !== undefined && 'recordings' in found ? found : undefined;
    const own = cassette?.recordings.filter((one) => one.attempt === attempt.attempt) ?? [];
    const index = recordingIndex(own);
    /** What has answered, and in which turn of which play. */
    const used = new Map();
    const isUsed = (one) => used.has(one);
    const stands = standIns();
    let [turn, play] = [0, 0];
    let miss;
    const named = (value) => (0,(json_body ??= __webpack_require__(68425))/* mapTexts */.z)(value, stands.named); // Texts stay texts.
    const missed = (asked) => {
        const one = missOf(asked, { attempt, turn, cassette, unusable, index, isUsed });
        miss ??= one;
        return one;
    };
    const findAnswer = (kind, request, why) => {
        const shown = questionWithoutSecrets(named(request), redact);
        const asked = { kind, key: (0,(canonical_request ??= __webpack_require__(89852))/* keyOf */.T)(shown), request: shown };
        if (why !== undefined)
            return { miss: missed({ ...asked, why }) };
        // A judge that is asked the same again says the same again.
        const found = index.find(kind, asked.key, shown, isUsed) ?? index.equal(kind, asked.key, shown).at(-1);
        if (found === undefined || found.kind === 'http')
            return { miss: missed(asked) };
        used.set(found, { turn: -1, play });
        return { response: (0,(json_body ??= __webpack_require__(68425))/* mapTexts */.z)(found.response, stands.meant) };
    };
    return {
        mode: 'replay',
        async exchange(request, _live, signal) {
            signal?.throwIfAborted();
            const shown = requestWithoutSecrets(named((0,(canonical_request ??= __webpack_require__(89852))/* canonicalRequest */.O)(request)), redact);
            const asked = { kind: 'http', key: (0,(canonical_request ??= __webpack_require__(89852))/* keyOf */.T)(shown), request: shown };
            const found = index.find('http', asked.key, shown, isUsed);
            if (found?.kind !== 'http')
                return (0,(miss_answer ??= __webpack_require__(86810))/* missAnswer */.by)(shown.target, request.headers, missed(asked).message);
            used.set(found, { turn, play });
            return answerOf(found, stands.meant);
        },
        judge: (asked) => judgeOfCassette(asked, cassette, { playsChanged, findAnswer }),
        beginCall(begun) {
            turn = begun;
            for (const [one, use] of used)
                if (use.play === play && use.turn >= turn)
                    used.delete(one);
        },
        beginPlay() {
            play += 1;
        },
        refuse: (message, hint) => void (miss ??= { message: redact(message), hint }),
        ...{ stands: stands.add, miss: () => miss, before: nothing, keep: nothing },
        exchanges: () => ({ asked: exchangesIn([...used.keys()]), recorded: exchangesIn(own) }),
        replayed: () => replayedBy([...used.keys()]),
    };
}
/** Nothing is recorded here. */
const nothing = async () => undefined;
const exchangesIn = (recordings) => recordings.filter(({ kind }) => kind === 'http').length;
/** The answer as it was; the names of what is another text in each play are that text again, spelled as JSON has it. */
function answerOf({ response }, meant) {
    const isJson = /json|event-stream/i.test(response.headers['content-type'] ?? '');
    const body = bodyOf(response, (text) => meant(text, isJson ? quoted : undefined));
    return {
        status: response.status,
        headers: response.headers,
        body: response.broken === true ? brokenOff(body) : (0,(miss_answer ??= __webpack_require__(86810))/* inOrder */.al)(body),
    };
}
const quoted = (text) => JSON.stringify(text).slice(1, -1);
async function* brokenOff(body) {
    yield* body;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('connection', 'The recorded answer broke off here.', {
        hint: 'Record the case again if that was an accident.',
    });
}
function replayedBy(recordings) {
    const times = recordings.map(({ at }) => at).sort();
    const [oldest, newest] = [times[0], times.at(-1)];
    if (oldest === undefined || newest === undefined)
        return undefined;
    const exchanges = exchangesIn(recordings);
    const models = new Set(recordings.flatMap(({ model }) => model ?? []));
    return {
        exchanges,
        judge_answers: recordings.length - exchanges,
        oldest,
        newest,
        models: [...models].sort(),
    };
}

;// CONCATENATED MODULE: ./lib/cassettes/open-cassettes.js





/** The cassettes of a run: tapes that record, that answer from recordings, or that let everything through. */
function openCassettes(options) {
    const { shelf, redact, clock, record = false, replay = false, playsChanged = false } = options;
    const said = new Set();
    const onWarning = (message) => {
        if (said.has(message))
            return;
        said.add(message);
        options.onWarning?.(message);
    };
    const parts = { shelf, redact, clock, onWarning };
    const live = (0,(once ??= __webpack_require__(85211))/* once */.O)(liveTape);
    return {
        async open(attempt, { live: isLive = false } = {}) {
            if (replay && !isLive)
                return replayingTape(attempt, await loaded(shelf, attempt), { ...parts, playsChanged });
            return record ? recordingTape(attempt, parts) : live();
        },
    };
}
/** A cassette that cannot be used answers nothing, and says why: the other cases of the run are not its fault. */
async function loaded(shelf, attempt) {
    try {
        return await shelf.load(attempt);
    }
    catch (error) {
        const { code, message } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        if (code !== 'validation_failed')
            throw error;
        return { unusable: message };
    }
}


/***/ }),

/***/ 73774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSameJudge)
/* harmony export */ });
/** Whether two are the same model of the same provider; the address it is reached by is not who it is. */
const isSameJudge = (a, b) => a.model === b.model && providerOf(a) === providerOf(b);
/** Ids begin with the provider: `openai:https://…/model`. */
const providerOf = ({ id }) => id.split(':', 1)[0] ?? id;


/***/ }),

/***/ 86810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   by: () => (/* binding */ missAnswer),
/* harmony export */   qv: () => (/* binding */ CASSETTE_MISS)
/* harmony export */ });
/* harmony import */ var _canonical_rules_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _canonical_target_js__WEBPACK_IMPORTED_MODULE_1__;


/** What agents and reports find such an attempt by. */
const CASSETTE_MISS = 'cassette_miss';
/**
 * The answer to a request that no recording answers, in the provider's own form for errors. A 400, for a 5xx is tried again, by some
 * frameworks for a minute (replay.md 3).
 */
function missAnswer(target, headers, message) {
    const body = Buffer.from(JSON.stringify((ERRORS ?? ERRORS$made())[(0,(_canonical_rules_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80087))/* .dialectOf */ .E3)((0,(_canonical_target_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86623))/* .pathOf */ .X)(target), headers)](message)));
    return {
        status: 400,
        headers: {
            'content-type': 'application/json',
            'content-length': String(body.length),
            'x-should-retry': 'false',
        },
        body: inOrder([body]),
    };
}
/** Bytes that are there, one piece after the other. */
async function* inOrder(pieces) {
    yield* pieces;
}
const openAiError = (message) => ({
    error: { message, type: 'invalid_request_error', param: null, code: CASSETTE_MISS },
});
var ERRORS;
function ERRORS$made() { return ERRORS = {
    openai: openAiError,
    json: openAiError,
    anthropic: (message) => ({
        type: 'error',
        error: { type: 'invalid_request_error', message, code: CASSETTE_MISS },
    }),
    gemini: (message) => ({
        error: {
            code: 400,
            message,
            status: 'INVALID_ARGUMENT',
            details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: CASSETTE_MISS }],
        },
    }),
}; }


/***/ }),

/***/ 79059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/** Plain data (as JSON has it) with every text and name in it redacted; what holds nothing to redact is not copied. */
function redacted(value, redact) {
    if (redact === undefined)
        return value;
    const copy = (one) => {
        if (typeof one === 'string')
            return redact(one);
        if (typeof one !== 'object' || one === null)
            return one;
        if (Array.isArray(one))
            return changed(one, copy);
        const names = Object.keys(one);
        const shown = changed(names, redact);
        const parts = names.map((name) => one[name]); // Its own key.
        const copied = changed(parts, copy);
        if (shown === names && copied === parts)
            return one;
        return Object.fromEntries(shown.map((name, at) => [name, copied[at]]));
    };
    return copy(value); // Texts stay texts, so the shape is the same.
}
/** The list with every entry changed; the list itself where none is. */
function changed(list, change) {
    let copy;
    for (let at = 0; at < list.length; at++) {
        const one = list[at]; // Below its length.
        const other = change(one);
        if (other !== one)
            copy ??= list.slice(0, at);
        copy?.push(other);
    }
    return copy ?? list;
}


/***/ })

};
