export const id = 2464;
export const ids = [2464];
export const modules = {

/***/ 1633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonBody)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__;


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
    if ((0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(value, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52477))/* .DEEPEST */ .F))
        throw malformed(`The body is nested more than ${(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52477))/* .DEEPEST */ .F} levels deep.`, 'body');
    if (text.includes('"__proto__"') || text.includes('\\u'))
        dropPrototypes(value);
    return value;
}
function malformed(what, where) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', what, {
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

/***/ 55651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ hashKey),
/* harmony export */   EX: () => (/* binding */ makeApiKey)
/* harmony export */ });
/* unused harmony exports isApiKey, keyMatches */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__;


const PREFIX = 'assay_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of base 62 hold 256 bits, 6 hold the 32 of the checksum. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
var SHAPE;
function SHAPE$made() { return SHAPE = /^assay_[0-9A-Za-z]{49}$/; }
/**
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is distinguished from a
 * revoked key without a look-up); security.md S47. Shown once; only `hashKey` of it is kept.
 */
function makeApiKey(random) {
    const body = PREFIX + base62(BigInt(`0x${random.hex(32)}`), SECRET_DIGITS);
    return body + base62(BigInt((0,(node_zlib__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(38522)).crc32)(body)), CHECKSUM_DIGITS);
}
/** Whether a text has the form of a key with a checksum that fits. */
function isApiKey(text) {
    if (!(SHAPE ?? SHAPE$made()).test(text))
        return false;
    const body = text.slice(0, -CHECKSUM_DIGITS);
    return text.slice(-CHECKSUM_DIGITS) === base62(BigInt(crc32(body)), CHECKSUM_DIGITS);
}
/** SHA-256 in hex. A plain hash is enough: a key of 256 random bits cannot be guessed from it. */
function hashKey(key) {
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(key).digest('hex');
}
/** Whether a key belongs to a stored hash; takes the same time wherever they differ (security.md S46). */
function keyMatches(key, storedHash) {
    const given = createHash('sha256').update(key).digest();
    const stored = Buffer.from(storedHash, 'hex');
    // A stored hash of the wrong length is compared with itself: same work, never a match.
    return (timingSafeEqual(given, stored.length === given.length ? stored : given) && stored.length === given.length);
}
/** So many digits at once leave a rest that is exact as a number. */
const AT_ONCE = 8;
const ONE_SPLIT = 62n ** BigInt(AT_ONCE);
/** Every call of a run has a key, and a big integer costs as much as all the digits that are split off it as numbers. */
function base62(value, digits) {
    let text = '';
    for (let rest = value; text.length < digits; rest /= ONE_SPLIT) {
        let numbered = Number(rest % ONE_SPLIT);
        let part = '';
        for (let place = 0; place < AT_ONCE; place += 1, numbered = Math.floor(numbered / 62))
            part = DIGITS[numbered % 62] + part;
        text = part + text;
    }
    return text.slice(-digits);
}


/***/ }),

/***/ 82464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveWorlds: () => (/* binding */ serveWorlds)
});

// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url;
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: ./lib/state/api-key.js
var api_key;
;// CONCATENATED MODULE: ./lib/worlds/serving/attempt-keys.js


/** Keys of closed attempts that are still told from keys that never were. */
const MOST_CLOSED = 4_096;
/** Only hashes of keys are kept: how long a look-up takes says nothing about a key. */
function attemptKeys(random) {
    const entries = new Map();
    const keysOf = new Map();
    const closed = new Set();
    function bind(key, attempt) {
        const name = (0,(api_key ??= __webpack_require__(55651))/* hashKey */.EN)(key);
        const before = entries.get(name)?.attempt;
        if (before !== undefined)
            keysOf.get(before)?.delete(name);
        closed.delete(name);
        entries.set(name, { hash: Buffer.from(name, 'hex'), attempt });
        keysOf.set(attempt, (keysOf.get(attempt) ?? new Set()).add(name));
    }
    return {
        make(attempt) {
            const key = (0,(api_key ??= __webpack_require__(55651))/* makeApiKey */.EX)(random);
            bind(key, attempt);
            return key;
        },
        bind,
        holder(key) {
            const name = (0,(api_key ??= __webpack_require__(55651))/* hashKey */.EN)(key);
            const entry = entries.get(name);
            if (entry === undefined || !(0,(external_node_crypto_ ??= __webpack_require__(77598)).timingSafeEqual)(entry.hash, Buffer.from(name, 'hex')))
                return 'unknown';
            return entry.attempt === undefined ? 'closed' : { attempt: entry.attempt };
        },
        close(attempt) {
            for (const name of keysOf.get(attempt) ?? []) {
                const entry = entries.get(name);
                if (entry !== undefined)
                    entry.attempt = undefined;
                closed.add(name);
            }
            keysOf.delete(attempt);
            for (const oldest of closed) {
                if (closed.size <= MOST_CLOSED)
                    break;
                closed.delete(oldest);
                entries.delete(oldest);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/worlds/serving/door-answers.js
/** Largest body of a request at either door: the arguments of one call. */
const MOST_BODY_BYTES = 4 * 1024 * 1024;
/** An answer in JSON. A value that has no JSON form is null. */
const answered = (status, body, headers = {}) => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body) ?? 'null',
});
/** What went wrong, in the form in which failed calls are answered. */
const refusal = (status, error, headers) => answered(status, { error }, headers);

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/flow/json-body.js
var json_body;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
;// CONCATENATED MODULE: ./lib/worlds/serving/http-door.js




/** Where the tools of an attempt stand below the address of the listener. */
const TOOLS_PATH = '/tools';
/** What a call is answered with that never reached a tool. Nothing that clients try again by themselves (429, 503). */
var REFUSED;
function REFUSED$made() { return REFUSED = {
    unknown_tool: 404,
    invalid_arguments: 422,
    ended: 409,
    limit: 409,
}; }
/**
 * The tools of an attempt as plain HTTP: `GET /tools` lists them, `POST /tools/NAME` calls one with its arguments as the body. A call
 * that reached its tool is 200 with `result` or `error`; everything else has an `error` as well. An empty body is no arguments.
 */
async function httpDoor(request, path, attempt) {
    const name = path.slice(TOOLS_PATH.length).replace(/^\//, '');
    if (name === '') {
        if (request.method !== 'GET')
            return wrongMethod(request, 'GET');
        return answered(200, attempt.tools.map((tool) => ({
            name: tool.name,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ description: tool.description }),
            parameters: tool.parameters,
        })));
    }
    if (request.method !== 'POST')
        return wrongMethod(request, 'POST');
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
        return refusal(415, 'The arguments must be plain JSON, not packed.');
    try {
        const body = await request.body(MOST_BODY_BYTES);
        const reply = await attempt.call(plainName(name), body.byteLength === 0 ? {} : (0,(json_body ??= __webpack_require__(1633))/* jsonBody */.J)(body));
        if ('result' in reply)
            return answered(200, { result: reply.result ?? null });
        return refusal(reply.refused === undefined ? 200 : (REFUSED ?? REFUSED$made())[reply.refused], reply.error);
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return refusal((errors ??= __webpack_require__(452))/* FAULTS */.y2[fault.code].http, fault.message);
    }
}
const wrongMethod = ({ method }, allow) => refusal(405, `${method.slice(0, 20)} is not possible here, ${allow} is.`, { allow });
/** A name as it was before it became part of an address; one that is badly written stays as it is, and is the name of no tool. */
function plainName(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded;
    }
}

// EXTERNAL MODULE: ./lib/flow/once.js
var once;
// EXTERNAL MODULE: ./lib/schema/product.js
var product;
;// CONCATENATED MODULE: ./lib/worlds/serving/mcp-door.js





/** Where MCP stands below the address of the listener. */
const MCP_PATH = '/mcp';
/**
 * MCP by Streamable HTTP: revision 2026-07-28, and clients of earlier ones, without sessions. Nothing is kept between two requests but
 * the attempt itself, so a client that never says goodbye costs nothing. The protocol is loaded with the first request.
 */
function mcpDoor() {
    const handler = (0,(once ??= __webpack_require__(85211))/* once */.O)(makeHandler);
    let opened = false;
    return {
        async answer(request, attempt) {
            opened = true;
            const body = request.method === 'POST' ? await bodyOf(request) : undefined;
            if (body !== undefined && 'status' in body)
                return body;
            const { fetch } = await handler();
            const headers = { ...request.headers };
            // Of the body as it came, which the request made of it does not send.
            delete headers['content-length'];
            const response = await fetch(new Request(`http://127.0.0.1${MCP_PATH}`, {
                method: request.method,
                headers,
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ body: body?.bytes }),
            }), { authInfo: { token: '', clientId: '', scopes: [], extra: { attempt } } });
            const { status } = response;
            return { status, headers: Object.fromEntries(response.headers), body: await response.text() };
        },
        async close() {
            if (opened)
                await (await handler()).close();
        },
    };
}
async function bodyOf(request) {
    try {
        return { bytes: Uint8Array.from(await request.body(MOST_BODY_BYTES)) };
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return refusal(fault.code === 'too_large' ? 413 : 400, fault.message);
    }
}
async function makeHandler() {
    const { createMcpHandler, Server } = await Promise.all(/* import() */[__webpack_require__.e(7164), __webpack_require__.e(6791), __webpack_require__.e(3797)]).then(__webpack_require__.bind(__webpack_require__, 73797));
    /** A server a request, as the protocol wants it: it holds two functions. */
    function serverOf(attempt) {
        const server = new Server({ name: `${(product ??= __webpack_require__(31608))/* PRODUCT */.A.name}-world`, version: (product ??= __webpack_require__(31608))/* PRODUCT */.A.version }, { capabilities: { tools: {} }, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ jsonSchemaValidator: (NO_VALIDATOR ?? NO_VALIDATOR$made()) }) });
        server.setRequestHandler('tools/list', () => ({ tools: toolsOf(attempt) }));
        server.setRequestHandler('tools/call', async ({ params }) => resultOf(attempt, params.name, params.arguments ?? {}));
        return server;
    }
    return createMcpHandler(({ authInfo }) => serverOf(authInfo?.extra?.['attempt']), {
        // Tools of an attempt never change, and an answer that never ends could not be sent.
        maxSubscriptions: 0,
        maxRequestBodySize: MOST_BODY_BYTES,
    });
}
/** Arguments are checked by the attempt, which records what does not fit; only answers of clients, who are asked nothing, would come here. */
var NO_VALIDATOR;
function NO_VALIDATOR$made() { return NO_VALIDATOR = {
    getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'is not asked for' }),
}; }
const toolsOf = (attempt) => attempt.tools.map(({ name, description, parameters, reads }) => ({
    name,
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ description }),
    inputSchema: { ...parameters, type: 'object' },
    ...(reads === true && { annotations: { readOnlyHint: true } }),
}));
/** What a call came to: texts as they are, other values as JSON, objects once more as such. */
async function resultOf(attempt, name, args) {
    const failed = (text) => ({ content: [{ type: 'text', text }], isError: true });
    try {
        const reply = await attempt.call(name, args);
        if (!('result' in reply))
            return failed(reply.error);
        const { result = null } = reply;
        const text = typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null');
        const isObject = typeof result === 'object' && result !== null && !Array.isArray(result);
        return {
            content: [{ type: 'text', text }],
            ...(isObject && { structuredContent: result }),
        };
    }
    catch (error) {
        return failed((0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message);
    }
}

;// CONCATENATED MODULE: ./lib/worlds/serving/serve-worlds.js





/** A tool may take as long as an attempt; who waits for it is not stuck. */
const REQUEST_MS = 15 * 60_000;
/** One listener on loopback for all attempts, opened when the first is served: each has a key of its own, and is reached by nothing else. */
function serveWorlds(ports) {
    const keys = attemptKeys(ports.random);
    const mcp = mcpDoor();
    let opening;
    return {
        async open(attempt) {
            opening ??= ports.listen((request) => handled(request, keys, mcp), { requestMs: REQUEST_MS });
            const { url } = await opening;
            // Made anew: whoever serves one attempt twice closes each by itself.
            const served = {
                tools: attempt.tools,
                call: (name, args, signal) => attempt.call(name, args, signal),
                endedBy: () => attempt.endedBy(),
            };
            const key = keys.make(served);
            return {
                variables: {
                    ASSAY_MCP_URL: `${url}${MCP_PATH}`,
                    ASSAY_TOOLS_URL: `${url}${TOOLS_PATH}`,
                    ASSAY_TOOLS_KEY: key,
                },
                startedWith(variables) {
                    const held = variables['ASSAY_TOOLS_KEY'];
                    if (held !== undefined && held !== key)
                        keys.bind(held, served);
                },
                close: () => keys.close(served),
            };
        },
        async close() {
            await mcp.close();
            await (await opening?.catch(() => undefined))?.close();
        },
    };
}
/** Host, origin, key and path, in this order, before an attempt hears of a request. */
async function handled(request, keys, mcp) {
    const { host = '', origin, authorization = '' } = request.headers;
    // A name that somebody made lead here, and pages of the web: neither is an agent that was given the address.
    if (!(0,(local_url ??= __webpack_require__(71961))/* isLoopbackUrl */.tE)(`http://${host}`))
        return refusal(421, 'Nothing is served under this host name.');
    if (origin !== undefined && !(0,(local_url ??= __webpack_require__(71961))/* isLoopbackUrl */.tE)(origin))
        return refusal(403, 'Pages of other origins are refused.');
    const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    const holder = key === undefined ? 'unknown' : keys.holder(key);
    if (holder === 'unknown')
        return refusal(401, 'The key is missing or wrong: send ASSAY_TOOLS_KEY as a bearer token.', {
            'www-authenticate': 'Bearer',
        });
    if (holder === 'closed')
        return refusal(410, 'The attempt that this key was for is over.');
    const path = request.path.replace(/[?#].*$/s, '');
    if (path === MCP_PATH || path === `${MCP_PATH}/`)
        return mcp.answer(request, holder.attempt);
    if (path === TOOLS_PATH || path.startsWith(`${TOOLS_PATH}/`))
        return httpDoor(request, path, holder.attempt);
    return refusal(404, `There is nothing at ${path.slice(0, 200)}.`);
}


/***/ })

};
