export const id = 4978;
export const ids = [4978];
export const modules = {

/***/ 71961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ isPrivateUrl),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl),
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
/* harmony import */ var _ports_address_policy_js__WEBPACK_IMPORTED_MODULE_0__;

var IPV4;
function IPV4$made() { return IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/; }
/** Whether an address leads to this machine: the only place from which the tracing endpoint can be reached. */
function isLoopbackUrl(url) {
    const host = hostOf(url);
    return (host === 'localhost' ||
        host.endsWith('.localhost') ||
        host === '[::1]' ||
        /^127(\.\d{1,3}){3}$/.test(host));
}
/** Whether an address leads to this machine or its own network (RFC 1918, RFC 4193, names without a public ending). */
function isPrivateUrl(url) {
    const host = hostOf(url);
    if (host === '')
        return false;
    if (isLoopbackUrl(url))
        return true;
    if (host.startsWith('['))
        return /^\[f[cd]/.test(host);
    const match = (IPV4 ?? IPV4$made()).exec(host);
    if (match === null)
        return (0,(_ports_address_policy_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(97859))/* .isDeniedName */ .ZQ)(host, 'public');
    const [first, second] = [Number(match[1]), Number(match[2])];
    return (first === 10 ||
        (first === 172 && second >= 16 && second <= 31) ||
        (first === 192 && second === 168) ||
        // Shared address space (RFC 6598), used by mesh VPNs and cloud networks.
        (first === 100 && second >= 64 && second <= 127));
}
/** Address without query, fragment and user, for messages. */
function shownUrl(url) {
    if (!URL.canParse(url))
        return 'an address that is no URL';
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname}`;
}
function hostOf(url) {
    return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
}


/***/ }),

/***/ 24978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpBridgeCommand: () => (/* binding */ mcpBridgeCommand)
});

// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/fetch-adapter.js
var fetch_adapter;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
;// CONCATENATED MODULE: ./lib/worlds/serving/mcp-bridge.js

/** Server error of JSON-RPC, for what never became an answer. */
const NOT_ANSWERED = -32_000;
/**
 * Carries messages of MCP from one transport to the other and back, without reading more of them than the revision that both ends agree
 * on. Resolves when the near end has closed. A request that cannot be delivered is answered with an error.
 */
async function bridge(near, far) {
    let greeting;
    const closed = new Promise((resolve) => {
        near.onclose = resolve;
    });
    // Nobody reads any more: the near end has closed, or is about to.
    const back = (message) => void near.send(message).catch(() => undefined);
    near.onmessage = (message) => {
        const id = 'method' in message && 'id' in message ? message.id : undefined;
        if ('method' in message && message.method === 'initialize')
            greeting = id;
        far.send(message).catch((error) => {
            if (id === undefined)
                return;
            back({ jsonrpc: '2.0', id, error: { code: NOT_ANSWERED, message: (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message } });
        });
    };
    far.onmessage = (message) => {
        if ('result' in message && message.id === greeting) {
            const { protocolVersion } = message.result;
            if (typeof protocolVersion === 'string')
                far.setProtocolVersion(protocolVersion);
        }
        back(message);
    };
    await far.start();
    await near.start();
    await closed;
    await far.close();
}

;// CONCATENATED MODULE: ./lib/cli/mcp-bridge.js





/** As long as a tool of a world may take. */
const ANSWER_MS = 15 * 60_000;
/**
 * `assay mcp-bridge`: the world of an attempt for agents that speak MCP on standard input and output only. Started by such an agent, with
 * the variables that it was given. Ends with its input.
 */
async function mcpBridgeCommand(_args, _flags, ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)()) {
    const url = ports.env.get('ASSAY_MCP_URL') ?? '';
    const key = ports.env.get('ASSAY_TOOLS_KEY') ?? '';
    if (!(0,(local_url ??= __webpack_require__(71961))/* isLoopbackUrl */.tE)(url) || key === '')
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', url === '' || key === ''
            ? 'ASSAY_MCP_URL and ASSAY_TOOLS_KEY are not both set.'
            : 'ASSAY_MCP_URL is not an address of this machine.', {
            where: 'mcp-bridge',
            hint: 'An agent that plays in a world is given both, and hands them to the programs that it starts.',
        });
    const [{ StreamableHTTPClientTransport }, { StdioServerTransport }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(7164), __webpack_require__.e(39)]).then(__webpack_require__.bind(__webpack_require__, 30039)),
        Promise.all(/* import() */[__webpack_require__.e(7164), __webpack_require__.e(6791), __webpack_require__.e(818)]).then(__webpack_require__.bind(__webpack_require__, 40818)),
    ]);
    const far = new StreamableHTTPClientTransport(new URL(url), {
        fetch: (0,(fetch_adapter ??= __webpack_require__(16018))/* fetchOver */.h)(ports.http, { totalMs: ANSWER_MS, firstByteMs: ANSWER_MS, idleMs: ANSWER_MS }),
        requestInit: { headers: { authorization: `Bearer ${key}` } },
    });
    await bridge(new StdioServerTransport(), far);
    return 0;
}


/***/ }),

/***/ 16018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetchOver),
/* harmony export */   l: () => (/* binding */ withSignal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _plain_headers_js__WEBPACK_IMPORTED_MODULE_1__;


/** Headers that the connection sets itself; SDKs may set them as well. */
const SET_BELOW = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);
/** The body arrives decoded, so these no longer describe it. */
const UNTRUE_AFTERWARDS = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
/** Statuses that must not carry a body (Fetch standard). */
const BODILESS = new Set([101, 103, 204, 205, 304]);
/**
 * `fetch` for the SDKs of the providers, over our own window: same limits, same address policy, connections kept. A text
 * body (what SDKs send) takes the short way; everything else fetch allows goes through a real Request.
 */
function fetchOver(http, limits = {}) {
    return async (input, init) => {
        const short = shortRequest(input, init) ?? (await longRequest(input, init));
        let answer;
        try {
            answer = await http({ ...limits, ...short });
        }
        catch (error) {
            // Like fetch itself: a cancelled call rejects with the signal's reason, which SDKs recognise.
            if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC && error.code === 'cancelled' && short.signal?.aborted)
                throw short.signal.reason;
            throw error;
        }
        return responseOf(answer.status, answer.headers, answer.text, short.url);
    };
}
const SIGNAL = Symbol('signal');
/**
 * Request options that hand a caller's signal past an SDK straight to the exchange. Given a signal, the SDKs compose it
 * with their own and hold on to the answer's stream for it, which costs more than the exchange.
 */
function withSignal(signal) {
    return signal === undefined ? {} : { fetchOptions: { [SIGNAL]: signal } };
}
/** The signal handed past the SDK, else the one it gives. */
function signalOf(init) {
    const handed = init?.[SIGNAL];
    return handed ?? init?.signal ?? undefined;
}
function shortRequest(input, init) {
    if (typeof input !== 'string' && !(input instanceof URL))
        return undefined;
    const body = init?.body ?? undefined;
    const signal = signalOf(init);
    if (body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array))
        return undefined;
    return {
        method: init?.method?.toUpperCase() ?? 'GET',
        url: String(input),
        headers: requestHeaders(init?.headers),
        ...(body !== undefined && { body: body }),
        ...(signal !== undefined && { signal }),
    };
}
async function longRequest(input, init) {
    const request = new Request(input, init);
    const body = new Uint8Array(await request.arrayBuffer());
    return {
        method: request.method,
        url: request.url,
        headers: requestHeaders(request.headers),
        ...(body.length > 0 && { body }),
        signal: request.signal,
    };
}
function requestHeaders(headers) {
    const plain = Object.create(null);
    if (headers === undefined)
        return plain;
    const entries = headers instanceof Headers || Array.isArray(headers)
        ? headers
        : Object.entries(headers);
    for (const [name, value] of entries) {
        const lower = String(name).toLowerCase();
        if (value !== undefined && !SET_BELOW.has(lower))
            plain[lower] = String(value);
    }
    return plain;
}
/**
 * What the SDKs read of a Response: status, headers, and the text that is here already. A real Response would wrap it in a
 * stream first, which costs more than the rest of the exchange; whoever asks for another part gets a real one.
 */
function responseOf(status, headers, text, url) {
    const shown = Object.create(null);
    for (const name in headers)
        if (!UNTRUE_AFTERWARDS.has(name))
            shown[name] = headers[name] ?? '';
    let real;
    const whole = () => {
        real ??= new Response(BODILESS.has(status) ? null : text, { status, headers: shown });
        return real;
    };
    const quick = {
        status,
        statusText: '',
        ok: status >= 200 && status < 300,
        redirected: false,
        type: 'default',
        url,
        headers: (0,(_plain_headers_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(24435))/* .plainHeaders */ .f)(shown),
        text: async () => text,
        json: async () => JSON.parse(text),
        clone: () => responseOf(status, headers, text, url),
        arrayBuffer: () => whole().arrayBuffer(),
        blob: () => whole().blob(),
        bytes: () => whole().bytes(),
        formData: () => whole().formData(),
    };
    // Own members hide those of the class, which would ask for a stream that this object does not have.
    return Object.create(Response.prototype, {
        ...Object.getOwnPropertyDescriptors(quick),
        body: { get: () => whole().body },
        bodyUsed: { get: () => real?.bodyUsed ?? false },
    });
}


/***/ }),

/***/ 24435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ plainHeaders)
/* harmony export */ });
/**
 * What SDKs read of response headers, over the plain record that is here already. A real Headers object sorts and checks
 * every name again, which for an answer with ten of them costs more than reading its JSON.
 */
function plainHeaders(record) {
    const names = () => Object.keys(record).sort();
    const quick = {
        get: (name) => record[name.toLowerCase()] ?? null,
        has: (name) => record[name.toLowerCase()] !== undefined,
        getSetCookie: () => (record['set-cookie'] === undefined ? [] : [record['set-cookie']]),
        forEach(visit, self) {
            for (const name of names())
                visit.call(self, record[name] ?? '', name, this);
        },
        keys: () => names().values(),
        values: () => names()
            .map((name) => record[name] ?? '')
            .values(),
        entries: () => names()
            .map((name) => [name, record[name] ?? ''])
            .values(),
        [Symbol.iterator]() {
            return this.entries();
        },
    };
    // Every reading member is there; an answer's headers are not written.
    return Object.create(Headers.prototype, Object.getOwnPropertyDescriptors(quick));
}


/***/ })

};
