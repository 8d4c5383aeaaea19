export const id = 5701;
export const ids = [5701,466];
export const modules = {

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

/***/ 466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KEY_OF_PRESET: () => (/* binding */ (KEY_OF_PRESET ?? KEY_OF_PRESET$made())),
/* harmony export */   doorAddresses: () => (/* binding */ doorAddresses),
/* harmony export */   v: () => (/* binding */ STAND_IN),
/* harmony export */   withStandIns: () => (/* binding */ withStandIns)
/* harmony export */ });
/* unused harmony export standInFor */
/** How the clients of the providers are told another address. */
var PROVIDERS;
function PROVIDERS$made() { return PROVIDERS = [
    { name: 'openai', variable: 'OPENAI_BASE_URL', url: 'https://api.openai.com/v1' },
    { name: 'anthropic', variable: 'ANTHROPIC_BASE_URL', url: 'https://api.anthropic.com' },
    { name: 'gemini', variable: 'GOOGLE_GEMINI_BASE_URL', url: 'https://generativelanguage.googleapis.com' },
    {
        name: 'azure_openai',
        variable: 'AZURE_OPENAI_ENDPOINT',
        url: 'https://replayed.openai.azure.com',
        onlyWhereGiven: true,
    },
]; }
/** Every address that has a recorder before it: those of the providers, and the hosts that the settings name. */
const doorAddresses = (hosts) => [
    ...(PROVIDERS ?? PROVIDERS$made()).filter(({ variable }) => hosts.every((host) => host.variable !== variable)),
    ...hosts,
];
/** Keys without which a known command line does not start; a program of one's own names its keys in its file. */
var KEY_OF_PRESET;
function KEY_OF_PRESET$made() { return KEY_OF_PRESET = {
    claude: 'ANTHROPIC_API_KEY',
    codex: 'OPENAI_API_KEY',
    gemini: 'GEMINI_API_KEY',
}; }
/** Stands where a client refuses to start without a key. Nobody who would check it is asked. */
const STAND_IN = 'assay-replay-needs-no-key';
var SECRET;
function SECRET$made() { return SECRET = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|APIKEY|PAT)$/i; }
/** What stands in a replay for a variable that is not set: for keys and the addresses that are recorded; undefined for any other. */
function standInFor(name, addresses) {
    return (addresses.find(({ variable }) => variable === name)?.url ?? ((SECRET ?? SECRET$made()).test(name) ? STAND_IN : undefined));
}
/** An environment in which what a replay can do without is set. */
const withStandIns = (env, addresses) => ({ get: (name) => env.get(name) || standInFor(name, addresses) });


/***/ }),

/***/ 35701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCassettes: () => (/* binding */ runCassettes)
});

// EXTERNAL MODULE: ./lib/cassettes/door/addresses.js
var door_addresses;
// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
;// CONCATENATED MODULE: ./lib/ports/http/streamed.js

/**
 * One exchange whose answer is handed on while it comes: by the same connections, limits, address policy and proxies as any other. What
 * comes packed is unpacked, and comes as a whole.
 */
function streamed(http, request) {
    const given = new AbortController();
    const signal = request.signal === undefined ? given.signal : AbortSignal.any([request.signal, given.signal]);
    const course = { pieces: [], ended: false, wake() { } };
    const body = read(course, given);
    return new Promise((resolve, reject) => {
        const end = (error) => {
            course.ended = true;
            if (error !== undefined)
                course.error = error;
            course.wake();
        };
        let isTold = false;
        const head = (status, headers) => {
            isTold = true;
            resolve({ status, headers, body });
        };
        const piece = (bytes) => {
            course.pieces.push(bytes);
            course.wake();
        };
        http({ ...request, signal, binary: true, onPiece: { head, piece } }).then(({ status, headers, bytes, text }) => {
            if (!isTold) {
                const whole = bytes ?? Buffer.from(text);
                if (whole.byteLength > 0)
                    piece(whole);
                const { 'content-encoding': _, ...plain } = headers;
                head(status, plain);
            }
            end();
        }, (error) => {
            reject(error);
            end(error);
        });
    });
}
async function* read(course, given) {
    try {
        for (;;) {
            const next = course.pieces.shift();
            if (next !== undefined)
                yield next;
            else if (course.ended)
                break;
            else
                await new Promise((resolve) => {
                    course.wake = resolve;
                });
        }
        if (course.error !== undefined)
            throw course.error;
    }
    finally {
        if (!course.ended)
            given.abort(new (errors ??= __webpack_require__(452))/* Fault */.vC('cancelled', 'Nobody reads the answer any more.'));
    }
}

// EXTERNAL MODULE: ./lib/cassettes/canonical/target.js
var canonical_target;
// EXTERNAL MODULE: ./lib/cassettes/tapes/miss-answer.js
var miss_answer;
;// CONCATENATED MODULE: ./lib/cassettes/door/leads.js
/**
 * Where the `location` of an answer leads; `url` is what was asked. Of several names of one host the one whose base address reaches furthest,
 * else the one that was asked. Undefined where it is no address.
 */
function leadOf(location, url, asked, bases) {
    if (!URL.canParse(location, url))
        return undefined;
    const to = new URL(location, url);
    let best;
    for (const [name, base] of bases) {
        if (!URL.canParse(base) || new URL(base).origin !== to.origin)
            continue;
        const prefix = new URL(base).pathname.replace(/\/+$/, '');
        const isBelow = to.pathname === prefix || to.pathname.startsWith(`${prefix}/`);
        const reach = (isBelow ? 2 * prefix.length + 1 : -1) + (name === asked ? 1 : 0);
        if (best === undefined || reach > best.reach)
            best = { name, reach };
    }
    if (best === undefined)
        return { elsewhere: to.host === '' ? to.protocol : to.host };
    return { name: best.name, path: `${to.pathname}${to.search}${to.hash}` };
}

;// CONCATENATED MODULE: ./lib/cassettes/door/door-exchange.js





/** Largest request that is taken: a conversation with its pictures. */
const MOST_BODY_BYTES = 64 * 1024 * 1024;
/** A model may think for a while before it says something, and between two words. */
var PATIENT;
function PATIENT$made() { return PATIENT = { firstByteMs: 15 * 60_000, idleMs: 5 * 60_000, totalMs: 60 * 60_000 }; }
/** What belongs to one connection and not to what is asked (RFC 9110, 7.6.1), and what our own connection says by itself. */
var OF_CONNECTION;
function OF_CONNECTION$made() { return OF_CONNECTION = new Set([
    ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te'],
    ...['trailer', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'expect', 'accept-encoding'],
]); }
/** Headers of a message that go on to the other side. */
function handedOn(headers) {
    const named = new Set((headers['connection'] ?? '').split(',').map((name) => name.trim().toLowerCase()));
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !(OF_CONNECTION ?? OF_CONNECTION$made()).has(name) && !named.has(name)));
}
/** Makes an exchange for real, streaming, with the connections, the address policy and the proxies of any other. */
const liveOver = (http) => ({ method, url, headers, body }, signal) => streamed(http, {
    ...{ method, url, headers: handedOn(headers), ...(PATIENT ?? PATIENT$made()), maxBytes: MOST_BODY_BYTES },
    ...(body.byteLength > 0 && { body }),
    ...(signal !== undefined && { signal }),
});
/** What to do about an answer that leads away from everything that is recorded. */
const NAME_THE_HOST = 'Name the host under cassettes.hosts of assay.yaml, and record the case again.';
/** A request of an agent, answered by the tape of its attempt. */
async function exchanged(request, route, asking) {
    const { tape, live, signal } = asking;
    const { url, target } = route;
    try {
        const body = await request.body(MOST_BODY_BYTES);
        const { method } = request;
        const asked = { method, url, target, headers: handedOn(request.headers), body };
        const answer = await tape.exchange(asked, live, signal);
        const headers = ledBack(handedOn(answer.headers), route, asking);
        if (headers === undefined)
            return refusal(400, (miss_answer ??= __webpack_require__(86810))/* CASSETTE_MISS */.qv, leadsAway(target));
        const { status, body: pieces } = answer;
        return isBodiless(method, status)
            ? { status, headers, body: await drained(pieces) }
            : { status, headers, pieces };
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        // Who left asked for nothing any more.
        if (!signal.aborted)
            tape.refuse(`The recorder could not answer ${request.method} ${target}: ${fault.message}`, fault.hint ?? 'Record the case again with: assay run --record');
        return refusal(fault.code === 'too_large' ? 413 : 502, fault.code, fault.message);
    }
}
/**
 * Headers of an answer that lead to the door where they led to a host that is recorded: what is asked there is recorded too. Undefined for
 * a replay that would lead out to the network.
 */
function ledBack(headers, { url, target, name, door, bases }, { tape, onWarning }) {
    const { location } = headers;
    const lead = location === undefined ? undefined : leadOf(location, url, name, bases);
    if (lead === undefined)
        return headers;
    if ('name' in lead)
        return { ...headers, location: `${door}/${lead.name}${lead.path}` };
    const where = `leads to ${lead.elsewhere}, which no host of assay.yaml names`;
    if (tape.mode === 'record')
        onWarning(`The answer of ${(0,(canonical_target ??= __webpack_require__(86623))/* pathOf */.X)(target)} ${where}: what is asked there is not recorded.`);
    if (tape.mode !== 'replay')
        return headers;
    tape.refuse(`The recording of ${(0,(canonical_target ??= __webpack_require__(86623))/* pathOf */.X)(target)} ${where}.`, NAME_THE_HOST);
    return undefined;
}
const leadsAway = (target) => `The recording of ${(0,(canonical_target ??= __webpack_require__(86623))/* pathOf */.X)(target)} leads to a host that is not recorded.`;
const isBodiless = (method, status) => method === 'HEAD' || status === 204 || status === 304;
/** Read to its end, so that it counts as whole; there is nothing in it. */
async function drained(pieces) {
    for await (const _ of pieces)
        ;
    return '';
}
/** What never became an answer, in a form that the clients of all providers show. */
const refusal = (status, code, message) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'error', error: { type: code, code, message } }),
});

;// CONCATENATED MODULE: ./lib/cassettes/door/tape-door.js



/** A model may take as long as an attempt; who waits for it is not stuck. */
const REQUEST_MS = 15 * 60_000;
/** `/TOKEN/NAME` and what stands behind the base address. */
var PLACE;
function PLACE$made() { return PLACE = /^\/([0-9a-f]{32})\/([a-z0-9_-]{1,40})(\/[^?#]*)?(\?[^#]*)?/; }
/** The token alone, whatever stands behind it. */
var TOKEN;
function TOKEN$made() { return TOKEN = /^\/([0-9a-f]{32})(?![0-9a-f])/; }
const WHOLE = 'The variables that lead to it (such as OPENAI_BASE_URL) must be used whole, with their path, by a program of this machine.';
/**
 * One listener on loopback for all attempts of a run, opened when the first agent asks for it. The path of each request names its attempt by
 * a token that only its agent was told, so what agents ask side by side is never mixed up.
 */
function tapeDoor(ports, addresses, onWarning = () => undefined) {
    const entries = new Map();
    const live = liveOver(ports.http);
    let opening;
    const open = () => (opening ??= ports.listen((request) => handled(request, entries, { live, onWarning }), {
        requestMs: REQUEST_MS,
    }));
    return {
        of(tape) {
            const entry = { tape, bases: new Map(), left: new AbortController() };
            let made;
            return {
                variables(own, preset) {
                    made ??= open().then(({ url }) => {
                        const token = ports.random.hex(16);
                        entries.set(token, entry);
                        const asked = addresses.filter((one) => one.onlyWhereGiven !== true || (own[one.variable] ?? '') !== '');
                        const base = (one) => own[one.variable] || ports.env.get(one.variable) || one.url;
                        entry.bases = new Map(asked.map((one) => [one.name, base(one)]));
                        return {
                            ...Object.fromEntries(asked.map((one) => [one.variable, `${url}/${token}/${one.name}${pathOf(base(one))}`])),
                            ...pastProxies(own),
                            ...(tape.mode === 'replay' ? keyOf(preset, own) : {}),
                        };
                    });
                    return made;
                },
                startedWith(variables) {
                    for (const token of tokensIn(variables))
                        entries.set(token, entry);
                },
                close() {
                    entry.left.abort();
                    for (const [token, known] of entries)
                        if (known === entry)
                            entries.delete(token);
                },
            };
        },
        async close() {
            entries.clear();
            await (await opening?.catch(() => undefined))?.close();
        },
    };
}
/** The path of a base address, without a slash at its end. */
const pathOf = (base) => URL.canParse(base) ? new URL(base).pathname.replace(/\/+$/, '') : '';
/** Tokens of the addresses that a process was started with. */
function tokensIn(variables) {
    const found = Object.values(variables).map((value) => /^http:\/\/127\.0\.0\.1:\d+\/([0-9a-f]{32})\//.exec(value)?.[1]);
    return new Set(found.filter((token) => token !== undefined));
}
/** Where the program has a proxy, loopback is not behind it. */
function pastProxies(own) {
    if (!Object.keys(own).some((name) => /^https?_proxy$|^all_proxy$/i.test(name)))
        return {};
    const listed = [own['NO_PROXY'] ?? own['no_proxy'], '127.0.0.1'].filter(Boolean).join(',');
    return { NO_PROXY: listed, no_proxy: listed };
}
/** The key that a known command line does not start without. */
function keyOf(preset, own) {
    const name = preset === undefined ? undefined : (door_addresses ??= __webpack_require__(466)).KEY_OF_PRESET[preset];
    return name === undefined || (own[name] ?? '') !== '' ? {} : { [name]: (door_addresses ??= __webpack_require__(466))/* STAND_IN */.v };
}
/**
 * Host, origin and token, in this order, before a tape hears of a request. What is refused of an attempt that is known is told its tape: its
 * agent may make an answer of its own out of the refusal.
 */
async function handled(request, entries, run) {
    const { host = '', origin } = request.headers;
    const [, token = '', name = '', path = '', query = ''] = (PLACE ?? PLACE$made()).exec(request.path) ?? [];
    const entry = entries.get(token || ((TOKEN ?? TOKEN$made()).exec(request.path)?.[1] ?? ''));
    const refused = (status, code, message) => {
        entry?.tape.refuse(`The recorder refused a request of the agent (${status}): ${message}`, WHOLE);
        return refusal(status, code, message);
    };
    // A name that somebody made lead here, and pages of the web: neither is an agent that was given the address.
    if (!(0,(local_url ??= __webpack_require__(71961))/* isLoopbackUrl */.tE)(`http://${host}`))
        return refused(421, 'misdirected', 'Nothing is served under this host name.');
    if (origin !== undefined && !(0,(local_url ??= __webpack_require__(71961))/* isLoopbackUrl */.tE)(origin))
        return refused(403, 'forbidden', 'Pages of other origins are refused.');
    const base = entry?.bases.get(name);
    if (entry !== undefined && base === undefined)
        return refused(410, 'gone', 'Behind this address stands no host that is recorded.');
    if (entry === undefined || base === undefined) {
        // A token is of an attempt that is over; without one nobody can tell whose request it is.
        if (!(TOKEN ?? TOKEN$made()).test(request.path))
            run.onWarning(`A request reached the recorder without its path. ${WHOLE}`);
        return refusal(410, 'gone', 'The attempt that this address was for is over.');
    }
    const signals = request.signal === undefined ? [entry.left.signal] : [entry.left.signal, request.signal];
    const route = { ...routeOf({ name, base, path, query }), name, bases: entry.bases };
    return exchanged(request, { ...route, door: `http://${host}/${token}` }, { ...run, tape: entry.tape, signal: AbortSignal.any(signals) });
}
/** Where a request goes: what the variable was before, and the path behind it. A path that leaves the base address stays below its host. */
function routeOf({ name, base, path, query, }) {
    const prefix = pathOf(base);
    const isBelow = path === prefix || path.startsWith(`${prefix}/`);
    const behind = isBelow ? path.slice(prefix.length) : path;
    const origin = URL.canParse(base) ? new URL(base).origin : base;
    return { url: `${origin}${path}${query}`, target: `${name}${behind}${query}` };
}

// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cassettes/tape-notes.js

/** Counts in memory: one number for each agent, and one day for each attempt that keeps what it had. */
function tapeNotes() {
    const agents = new Map();
    const days = [];
    return {
        played(agentId, hasAsked) {
            const { silent, of } = agents.get(agentId) ?? { silent: 0, of: 0 };
            agents.set(agentId, { silent: silent + (hasAsked ? 0 : 1), of: of + 1 });
        },
        kept: (at) => void days.push(at.slice(0, 10)),
        warnings() {
            const silent = [...agents].filter(([, counts]) => counts.silent > 0).sort();
            return [...silent.map(silentText), ...keptText([...days].sort())];
        },
    };
}
/** True of an agent without a model too. */
const silentText = ([id, { silent, of }]) => `Agent ${id} asked nothing through the recorder in ${silent} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(of, 'attempt')}; what it reaches by other addresses is not recorded (docs/replay.md).`;
function keptText(days) {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined)
        return [];
    const when = first === last ? first : `${first} to ${last}`;
    const whose = days.length === 1 ? 'it' : 'they';
    return [
        `The recordings of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(days.length, 'attempt')} are still those of ${when}: ${whose} errored while being recorded.`,
    ];
}

;// CONCATENATED MODULE: ./lib/cassettes/taped-http.js
/** Where the calls of each provider go behind its base address: what recordings call them, whatever the address is here. */
var BEHIND_BASE;
function BEHIND_BASE$made() { return BEHIND_BASE = {
    openai: /\/chat\/completions(?:\?.*)?$/,
    azure_openai: /\/openai\/deployments\/.*$/,
    anthropic: /\/v1\/messages(?:\/[a-z_]+)?(?:\?.*)?$/,
}; }
/** The `http` port of a connection to an agent of this provider, by the tape of an attempt. */
function tapedHttp(tape, http, provider) {
    return async (request) => {
        const { method, url, headers = {}, body = '', signal } = request;
        const behind = (BEHIND_BASE ?? BEHIND_BASE$made())[provider]?.exec(url)?.[0];
        const asked = {
            ...{ method, url, headers: lowerCase(headers) },
            ...(behind !== undefined && { target: `${provider}${behind}` }),
            body: typeof body === 'string' ? Buffer.from(body) : body,
        };
        const answer = await tape.exchange(asked, liveOf(http, request), signal);
        const bytes = await whole(answer.body);
        const binary = request.binary === true;
        return {
            status: answer.status,
            headers: { ...answer.headers },
            text: binary ? '' : bytes.toString('utf8'),
            ...(binary && { bytes }),
        };
    };
}
/** The exchange as it was asked for, with its own limits. */
const liveOf = (http, request) => async () => {
    const { status, headers, text, bytes } = await http(request);
    const { 'content-encoding': _, ...plain } = headers;
    return { status, headers: plain, body: inOnePiece(bytes ?? Buffer.from(text)) };
};
async function* inOnePiece(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
async function whole(pieces) {
    const all = [];
    for await (const piece of pieces)
        all.push(piece);
    return Buffer.concat(all);
}
const lowerCase = (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

;// CONCATENATED MODULE: ./lib/cassettes/run-cassettes.js




/** Opens nothing before an attempt asks for it. */
function runCassettes(cassettes, { mode, agents, addresses, ports, warnings }) {
    const door = tapeDoor(ports, addresses, (message) => void warnings.add(message));
    const notes = tapeNotes();
    return {
        mode,
        agents,
        notes,
        withStandIns: (env) => (0,(door_addresses ??= __webpack_require__(466)).withStandIns)(env, addresses),
        async open(attempt, options) {
            const tape = await cassettes.open(attempt, options);
            return { tape, program: door.of(tape), http: (provider) => tapedHttp(tape, ports.http, provider) };
        },
        warnings: () => [...warnings, ...notes.warnings()],
        close: () => door.close(),
    };
}


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


/***/ })

};
