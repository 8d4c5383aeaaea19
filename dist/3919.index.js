export const id = 3919;
export const ids = [3919];
export const modules = {

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js
var known_secrets;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: external "node:util"
var external_node_util_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
var VARIABLE;
function VARIABLE$made() { return VARIABLE = /^[A-Za-z_]\w*$/; }
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,(node_environment ??= __webpack_require__(41834))/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(here, evals)), NAME), (0,(external_node_path_ ??= __webpack_require__(76760)).join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => (VARIABLE ?? VARIABLE$made()).test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
}
/** The same environment with these variables beside those that are set. */
function withAdded(env, added) {
    return {
        get: (name) => env.get(name) ?? added.get(name),
        names: () => [...new Set([...env.names(), ...added.keys()])].sort(),
        cwd: () => env.cwd(),
    };
}
function variablesIn(path, files) {
    const hint = 'Write one NAME=value a line, or leave the file alone with --no-env-file.';
    if ((files.stat(path)?.size ?? 0) > LARGEST)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,(external_node_util_ ??= __webpack_require__(57975)).parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,(redaction ??= __webpack_require__(76739)).outputSecrets)()?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const judge = {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,(redaction ??= __webpack_require__(76739)).outputSecrets)();
    const engine = (0,(engine_engine ??= __webpack_require__(89908))/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    (background_ended ??= __webpack_require__(2505))/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 97849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCommand: () => (/* binding */ serveCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/engine/reseal.js

/** Where secrets stand, and in which field of their records. */
var SEALED;
function SEALED$made() { return SEALED = [
    { kind: 'agents', field: 'credentials' },
    { kind: 'webhooks', field: 'secret' },
]; }
/**
 * Seals with the present key what another one sealed (security.md S49): the previous key of the environment, or the key file
 * once `ASSAY_ENCRYPTION_KEY` is set. Each record changes in one step, so that at any moment the two keys together open all of
 * them. What cannot be opened stays as it is, with a warning each. In CI without a key there is nothing to seal with.
 */
async function resealCredentials(engine) {
    const vault = engine.vault();
    const done = { resealed: 0, unreadable: [] };
    if (!vault.sealed)
        return done;
    const store = await engine.store();
    for (const { kind, field } of (SEALED ?? SEALED$made())) {
        const sealed = [];
        for (const { id, value } of await store.list(kind)) {
            const before = fieldOf(value, field);
            if (before === undefined || vault.isCurrent(before))
                continue;
            const secrets = await vault.open(id, before).catch((error) => {
                if (!(error instanceof errors/* Fault */.vC))
                    throw error;
                engine.warn([error.message, error.hint ?? []].flat().join(' '));
            });
            if (secrets === undefined)
                done.unreadable.push(id);
            else
                sealed.push({ id, before, after: await vault.seal(id, secrets) });
        }
        // Asked for together: the store then writes the collection once, not once for each record.
        const changes = sealed.map((each) => replaced(store, kind, field, each));
        done.resealed += (await Promise.all(changes)).filter((changed) => changed).length;
    }
    if (done.resealed > 0)
        engine.forget();
    return done;
}
/** Whether it was still there as it was read; secrets that somebody set or removed meanwhile are left alone. */
async function replaced(store, kind, field, { id, before, after }) {
    const text = JSON.stringify(before);
    let changed = false;
    await store.update(kind, id, (value) => {
        if (JSON.stringify(fieldOf(value, field)) !== text)
            return value;
        changed = true;
        return { ...Object(value), [field]: after };
    });
    return changed;
}
function fieldOf(value, field) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

;// CONCATENATED MODULE: ./lib/http/rate-limits.js

/** Far above what a client needs, far below what keeps others from being served. */
var DEFAULT;
function DEFAULT$made() { return DEFAULT = { perSecond: 100, burst: 200 }; }
/** Buckets kept at most; those that are full again are forgotten first. */
const MOST_BUCKETS = 10_000;
/** `ASSAY_RATE_LIMIT`: requests a second for each key, twice as many at once; 0 for no limit. */
function rateOf(text) {
    if (text === undefined || text.trim() === '')
        return (DEFAULT ?? DEFAULT$made());
    const perSecond = Number(text);
    if (!Number.isFinite(perSecond) || perSecond < 0)
        throw new errors/* Fault */.vC('usage', `ASSAY_RATE_LIMIT is not a number of requests a second: ${text}`, {
            where: 'ASSAY_RATE_LIMIT',
            hint: 'Set it to a number such as 100, or to 0 for no limit.',
        });
    return perSecond === 0 ? undefined : { perSecond, burst: Math.max(1, 2 * perSecond) };
}
/** A bucket of tokens for each caller; Fault `rate_limited` says when there is one again (security.md S55). */
function rateLimits(rate, clock) {
    if (rate === undefined)
        return { take: () => undefined };
    const { perSecond, burst } = rate;
    const buckets = new Map();
    const prune = (now) => {
        for (const [who, { tokens, at }] of buckets)
            if (tokens + ((now - at) / 1000) * perSecond >= burst)
                buckets.delete(who);
        // Somebody with very many addresses: the oldest half goes, which at worst gives them new buckets.
        for (const who of buckets.keys()) {
            if (buckets.size <= MOST_BUCKETS / 2)
                break;
            buckets.delete(who);
        }
    };
    return {
        take(who) {
            const now = clock.monotonic();
            let bucket = buckets.get(who);
            if (bucket === undefined) {
                if (buckets.size >= MOST_BUCKETS)
                    prune(now);
                bucket = { tokens: burst, at: now };
                buckets.set(who, bucket);
            }
            bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
            bucket.at = now;
            if (bucket.tokens < 1)
                throw new errors/* Fault */.vC('rate_limited', `More than ${perSecond} requests a second.`, {
                    hint: 'Wait as long as retry-after says, then go on.',
                    retryAfterMs: Math.max(1000, ((1 - bucket.tokens) / perSecond) * 1000),
                });
            bucket.tokens -= 1;
        },
    };
}

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist;
// EXTERNAL MODULE: ./lib/flow/problem-of.js
var problem_of;
;// CONCATENATED MODULE: ./lib/ports/node-server.js

/** security.md S54: Node's own defaults let a client hold a connection for five minutes. */
const HEADERS_MS = 10_000;
/** For receiving a request; the answer may take as long as it takes. */
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 5_000;
const CHECK_MS = 1_000;
const MOST_CONNECTIONS = 1_024;
/** Connections that have not sent a whole request, in all and from one address. */
const MOST_WAITING = 256;
const MOST_WAITING_OF_ONE = 32;
/** A client in good order has sent its request by then: a burst of new connections is no attack. */
const SLOW_MS = 1_000;
const HEADER_BYTES = 16 * 1024;
const HANDSHAKE_MS = 10_000;
/** What still comes of a request that was answered: dropped for so long and so much, twice the largest body that is taken. */
const LINGER_MS = 10_000;
const LINGER_BYTES = 64 * 1024 * 1024;
/** So long after its last piece a client is taken to have stopped. */
const QUIET_MS = 1_000;
/** Starts a server; Fault `usage` when the address cannot be listened on or the certificate cannot be used. */
async function listen(setup) {
    const server = await serverFor(setup);
    server.maxConnections = MOST_CONNECTIONS;
    let closing = false;
    const guard = guardConnections(server, setup.tls === undefined ? 'connection' : 'secureConnection');
    server.on('request', (request, response) => {
        if (closing)
            response.setHeader('connection', 'close');
        if (hasBody(request))
            takeInBeforeClosing(request, response);
        // RFC 9112, 3.2; what HTTP/1.0 does without is for whoever takes the requests to say.
        if (request.httpVersion === '1.1' && request.headers.host === undefined) {
            refuse(request.socket, [400, 'Bad Request', 'usage'], 'A request of HTTP/1.1 has to name its Host.');
            return;
        }
        setup.onRequest(request, response);
    });
    server.on('upgrade', setup.onUpgrade);
    server.on('clientError', answerClientError);
    server.on('checkExpectation', ({ socket }) => refuse(socket, [417, 'Expectation Failed', 'usage'], 'Only 100-continue can be expected.'));
    await new Promise((resolve, reject) => {
        server.once('error', (error) => reject(cannotListen(error, setup)));
        server.listen({ host: setup.host, port: setup.port }, resolve);
    });
    // What may go wrong from here on concerns one connection.
    server.on('error', () => undefined);
    return {
        port: server.address().port, // It listens on a port, not on a pipe.
        async close(graceMs) {
            closing = true;
            await node_server_closed(server, graceMs);
            guard.end();
        },
    };
}
/** The server with its limits, plain or with TLS; it does not listen yet. */
async function serverFor({ tls }) {
    const limits = {
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_MS,
        maxHeaderSize: HEADER_BYTES,
        // Whoever takes the requests says which hosts they may be for.
        requireHostHeader: false,
    };
    if (tls === undefined)
        return (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19))).createServer(limits);
    const { createServer } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19));
    try {
        return createServer({ ...limits, ...tls, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS });
    }
    catch (cause) {
        throw new errors/* Fault */.vC('usage', 'The certificate and its key cannot be used.', {
            where: '--tls-cert, --tls-key',
            hint: 'Give a certificate chain and the private key that belongs to it, both as PEM.',
            cause,
        });
    }
}
/** Takes nothing more and resolves when the last connection has ended, those still open after `graceMs` by force. */
async function node_server_closed(server, graceMs) {
    const ended = new Promise((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const last = setTimeout(() => server.closeAllConnections(), graceMs);
    // Connections that become idle while others are still answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await ended;
    clearTimeout(last);
    clearInterval(idle);
}
/** Keeps slow clients from holding all connections: of those that send nothing whole, the oldest are closed. */
function guardConnections(server, event) {
    /** Since when a whole request is waited for; in the order in which it began. */
    const waiting = new Map();
    const idle = new Set();
    server.on(event, (socket) => {
        waiting.set(socket, performance.now());
        socket.once('close', () => {
            waiting.delete(socket);
            idle.delete(socket);
        });
        socket.on('error', () => undefined);
        // A place for the next: one that waits for nothing, else the one that has waited longest.
        if (waiting.size + idle.size >= MOST_CONNECTIONS - 64)
            for (const oldest of [...idle, ...waiting.keys()].slice(0, 1))
                oldest.destroy();
    });
    server.on('request', (request, response) => {
        const { socket } = request;
        idle.delete(socket);
        // One without a body is whole; Node reports the end of the others only to who reads them.
        if (!hasBody(request))
            waiting.delete(socket);
        else {
            if (!waiting.has(socket))
                waiting.set(socket, performance.now());
            request.once('end', () => waiting.delete(socket));
        }
        response.once('close', () => {
            waiting.delete(socket);
            if (!socket.destroyed)
                idle.add(socket);
        });
    });
    server.prependListener('upgrade', ({ socket }) => {
        waiting.delete(socket);
        idle.delete(socket);
    });
    const sweep = setInterval(() => {
        const now = performance.now();
        const slow = [...waiting].filter(([, since]) => now - since > SLOW_MS).map(([socket]) => socket);
        const byAddress = new Map();
        for (const socket of slow) {
            const address = socket.remoteAddress ?? '';
            byAddress.set(address, [...(byAddress.get(address) ?? []), socket]);
        }
        for (const sockets of byAddress.values())
            for (const socket of sockets.slice(0, Math.max(0, sockets.length - MOST_WAITING_OF_ONE)))
                socket.destroy();
        const left = slow.filter(({ destroyed }) => !destroyed);
        for (const socket of left.slice(0, Math.max(0, left.length - MOST_WAITING)))
            socket.destroy();
    }, CHECK_MS);
    sweep.unref();
    return { end: () => clearInterval(sweep) };
}
/**
 * An answer that is sent before its request was read whole (too large, not allowed) reaches a client that writes first and reads then, when
 * what it still writes is taken and dropped, for a while and up to a size; a connection that is closed at once breaks under its hands.
 */
function takeInBeforeClosing(request, response) {
    let keepAlive = response.shouldKeepAlive;
    // Node closes a connection that is not kept as soon as the answer is written.
    Object.defineProperty(response, 'shouldKeepAlive', {
        get: () => keepAlive || !request.complete,
        set(wanted) {
            keepAlive = wanted;
        },
    });
    response.once('prefinish', () => {
        if (request.complete)
            return;
        const { socket } = request;
        const close = () => socket.destroySoon();
        const limit = setTimeout(close, LINGER_MS).unref();
        const quiet = setTimeout(close, QUIET_MS).unref();
        let left = LINGER_BYTES;
        request.on('data', ({ byteLength }) => {
            quiet.refresh();
            left -= byteLength;
            if (left < 0)
                socket.destroy();
        });
        const over = () => {
            clearTimeout(limit);
            clearTimeout(quiet);
            if (!keepAlive)
                close();
        };
        request.once('end', over).once('close', over).resume();
        // What nobody has begun to read Node drops itself when the answer is out, uncounted.
        request.read(0);
    });
}
const hasBody = ({ headers }) => headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
/** Status, words and code for what goes wrong below HTTP. */
const BELOW_HTTP = {
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request_timeout'],
    HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'too_large'],
};
/** What is no HTTP, or came too slowly. */
function answerClientError(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
    }
    const kind = BELOW_HTTP[error.code ?? ''] ?? [400, 'Bad Request', 'usage'];
    refuse(socket, kind, 'The connection sent no whole HTTP request in time and in form.');
}
/** A problem as every other (RFC 9457), then the end of the connection. */
function refuse(socket, [status, title, code], detail) {
    const body = JSON.stringify({ type: `urn:assay:problem:${code}`, title, status, detail, code });
    const head = `HTTP/1.1 ${status} ${title}\r\nconnection: close\r\ncontent-type: application/problem+json`;
    socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
function cannotListen(error, { host, port }) {
    const where = `${host}:${port}`;
    if (error.code === 'EADDRINUSE')
        return new errors/* Fault */.vC('usage', `Port ${port} is in use.`, {
            where,
            hint: 'End the program that listens there, or choose another port with --port, or --tls-port for progress streams (0 for any free one).',
            cause: error,
        });
    if (error.code === 'EACCES')
        return new errors/* Fault */.vC('usage', `Port ${port} needs rights that this process does not have.`, {
            where,
            hint: 'Choose a port above 1023 with --port.',
            cause: error,
        });
    return new errors/* Fault */.vC('usage', `This address cannot be listened on: ${error.message}`, {
        where,
        hint: 'Give an address of this machine with --host, such as 127.0.0.1 or 0.0.0.0.',
        cause: error,
    });
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: external "node:events"
var external_node_events_;
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var hono_dist;
// EXTERNAL MODULE: ./lib/traces/otlp-body.js
var otlp_body;
// EXTERNAL MODULE: ./lib/http/answer.js
var http_answer;
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: ./lib/state/api-key.js
var api_key;
;// CONCATENATED MODULE: ./lib/http/callers.js



/** Longer headers are no keys of ours and are not hashed. */
const LONGEST = 1_024;
function callers(accountKey, engine) {
    const account = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(accountKey).digest();
    /** Digests are compared, so that timing reveals nothing about the key (security.md S46). */
    const fits = (key) => (0,(external_node_crypto_ ??= __webpack_require__(77598)).timingSafeEqual)((0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(key).digest(), account);
    return {
        isAccount(authorization) {
            const key = bearer(authorization);
            return key !== undefined && fits(key);
        },
        async identify(authorization) {
            const key = bearer(authorization);
            if (key === undefined)
                return undefined;
            if (fits(key))
                return { kind: 'account', id: 'account' };
            const hash = (0,(api_key ??= __webpack_require__(55651))/* hashKey */.EN)(key);
            // Found by the digest of the key: how far two digests agree says nothing about a key.
            const store = await engine.store();
            const ids = await store.glance('agents', ({ id, value }) => value?.api_key_sha256 === hash ? id : undefined);
            const agentId = ids.find((id) => id !== undefined);
            return agentId === undefined ? undefined : { kind: 'agent', id: `agent ${agentId}`, agentId };
        },
    };
}
/** Fault for a request that nobody we know has sent. */
function unauthorized() {
    return new errors/* Fault */.vC('unauthorized', 'The request carries no valid key.', {
        where: 'Authorization',
        hint: 'Send the header "Authorization: Bearer <API key>"; keys in addresses and cookies are not read.',
    });
}
function bearer(authorization) {
    if (!authorization || authorization.length > LONGEST)
        return undefined;
    return /^bearer +([\x21-\x7e]+) *$/i.exec(authorization)?.[1];
}

// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
;// CONCATENATED MODULE: ./lib/http/fault-answer.js



/** A fault as `application/problem+json` (contract 9). What is ours alone goes to the log, under an id that stands in both. */
function faultAnswer(fault, { ids, log }, extensions = {}) {
    const { status, body, headers } = (0,(problem_of ??= __webpack_require__(36289))/* problemOf */.Z)(fault);
    const own = status >= 500 && (fault.code === 'internal' || fault.code === 'storage');
    const request = own ? ids.next('req_') : undefined;
    if (request !== undefined)
        log((0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${request} ${(0,errors/* faultLine */.z9)(fault)}${stackOf(fault)}`));
    return {
        status,
        body: JSON.stringify({
            ...forClients(body),
            ...(request === undefined ? {} : { instance: `urn:assay:request:${request}` }),
            ...extensions,
        }),
        headers: {
            ...headers,
            // A limit of somebody else's may not say for how long.
            ...(status === 429 && headers['retry-after'] === undefined ? { 'retry-after': '1' } : {}),
        },
    };
}
/** What `assay list` calls the resources that have another name in an address. */
var ADDRESSES;
function ADDRESSES$made() { return ADDRESSES = { cases: 'test-cases' }; }
/** Advice to list something by a command, as the request that does the same: a client has no command line here. */
function forClients(body) {
    const { detail, errors } = body;
    return {
        ...body,
        detail: asRequest(detail),
        ...(errors === undefined
            ? {}
            : {
                errors: errors.map((one) => typeof one['hint'] === 'string' ? { ...one, hint: asRequest(one['hint']) } : one),
            }),
    };
}
const asRequest = (text) => text.replaceAll(/See: assay list (\w+)/g, (_, what) => `See GET /v1/${(ADDRESSES ?? ADDRESSES$made())[what] ?? what}.`);
function stackOf({ cause, stack }) {
    const text = cause instanceof Error ? cause.stack : stack;
    return text === undefined ? '' : ` | ${text.replace(/\s*\n\s*/g, ' | ')}`;
}

;// CONCATENATED MODULE: ./lib/http/hosts.js

var IPV4;
function IPV4$made() { return IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/; }
/** Whether a host name or address means this machine only. */
function isLoopback(hostname) {
    const plain = bare(hostname);
    return plain === 'localhost' || plain === '::1' || ((IPV4 ?? IPV4$made()).test(plain) && plain.startsWith('127.'));
}
/** Fault `misdirected_request` unless the `Host` of a request is ours. */
function checkHost(host, policy) {
    if (host && isOurs(host, policy))
        return;
    throw new errors/* Fault */.vC('misdirected_request', 'This service does not answer under the host name of the request.', {
        where: 'Host',
        hint: 'Use the address that `assay serve` printed, or start it with --public-url.',
    });
}
/** Fault `forbidden` when a page of another origin sends the request. Other clients send no `Origin`. */
function checkOrigin(origin, host, policy) {
    if (origin === null || origin === undefined)
        return;
    if (URL.canParse(origin)) {
        const given = new URL(origin);
        // `null` and file origins have no host.
        if (given.host !== '' && /^https?:$/.test(given.protocol)) {
            if (given.origin === policy.publicUrl?.origin)
                return;
            if (host && URL.canParse(`${given.protocol}//${host}`)) {
                if (new URL(`${given.protocol}//${host}`).host === given.host)
                    return;
            }
        }
    }
    throw new errors/* Fault */.vC('forbidden', 'Requests of pages from another origin are refused.', {
        where: 'Origin',
        hint: 'Call the service from a program, not from a page in a browser.',
    });
}
function isOurs(host, { bound, publicUrl }) {
    // Only a name and a port: no user, path or blank.
    if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`))
        return false;
    const hostname = bare(new URL(`http://${host}`).hostname);
    if (isLoopback(hostname) || hostname === bare(bound))
        return true;
    if (publicUrl !== undefined && hostname === bare(publicUrl.hostname))
        return true;
    // An address cannot be rebound: a name is what an attacker can make resolve to us.
    return !isLoopback(bound) && ((IPV4 ?? IPV4$made()).test(hostname) || hostname.includes(':'));
}
/** Lower case, without brackets and without the dot that ends a full name. */
function bare(hostname) {
    return hostname
        .toLowerCase()
        .replace(/^\[|\]$/g, '')
        .replace(/(?<=[^.])\.$/, '');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
// EXTERNAL MODULE: ./lib/ports/sorted-id.js
var sorted_id;
;// CONCATENATED MODULE: ./lib/http/derived-ids.js


/**
 * Ids that follow from a seed and the moment at which its request began: a request that is made again after the process was
 * killed makes the same things again instead of second ones.
 */
function derivedIds(seed, beganMs) {
    const last = new Map();
    return {
        next(prefix) {
            const known = last.get(prefix);
            // They count up from a place of the prefix's own: none comes twice, and their order is kept.
            const value = known === undefined ? placeOf(seed, prefix) : known + 1;
            last.set(prefix, value);
            return (0,(sorted_id ??= __webpack_require__(28285))/* sortedId */.P)(prefix, beganMs, value);
        },
    };
}
/** A number in the lower half, so that as many can follow. */
const placeOf = (seed, prefix) => (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHmac)('sha256', seed).update(prefix).digest().readUIntBE(0, 5) % ((sorted_id ??= __webpack_require__(28285))/* MORE_LIMIT */.a / 2);

;// CONCATENATED MODULE: ./lib/http/idempotency.js





const DAY_MS = 24 * 60 * 60 * 1000;
/** Larger answers are not kept: a batch of thousands of items is stored under its own id anyway. */
const LARGEST_KEPT = 4 * 1024 * 1024;
var record;
function record$made() { return record = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    /** `begun` stands for a request that was under way when the process ended. */
    state: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['begun', 'done', 'too_large']),
    body_sha256: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    seed: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    began_ms: (schemas ??= __webpack_require__(88343))/* number */.aig(),
    status: (schemas ??= __webpack_require__(88343))/* number */.aig().optional(),
    headers: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* string */.YjP()).optional(),
    /** The body, unless it is sealed or too large. */
    body: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    sealed: (schemas ??= __webpack_require__(88343))/* unknown */.L5J().optional(),
}); }
/** A key as a client may choose it: visible ASCII, 1 to 255 characters; Fault `usage` otherwise. */
function idempotencyKey(header) {
    if (/^[\x21-\x7e]{1,255}$/.test(header))
        return header;
    throw new errors/* Fault */.vC('usage', 'An Idempotency-Key has 1 to 255 visible ASCII characters.', {
        where: 'Idempotency-Key',
        hint: 'Use a UUID, for one.',
    });
}
/** Answers of requests with an `Idempotency-Key`, each made once and kept for a day (contract 9, security.md R29). */
function idempotency(engine) {
    const { clock } = engine.ports;
    const running = new Map();
    const answers = { engine, inMemory: new Map() };
    async function answer(id, request, work) {
        const store = await engine.store();
        const begun = await begunBefore(id, request, engine);
        if (begun.state !== 'begun')
            return replay(answers, id, begun);
        const ids = derivedIds(begun.seed, begun.began_ms);
        let made;
        try {
            made = await work({ ...engine, ports: { ...engine.ports, ids } });
        }
        catch (error) {
            // Nothing was made, or nobody knows: a later try with this key starts anew, with the ids of this one where we failed.
            if (error instanceof errors/* Fault */.vC && isClients(error))
                await store.remove('idempotency', id);
            throw error;
        }
        if (made.status < 300)
            await store.create('idempotency', id, await keptAs(answers, id, begun, made, request.secret));
        else if (made.status < 500)
            await store.remove('idempotency', id);
        return made;
    }
    return {
        async once(request, work) {
            const { key, callerId, method, path } = request;
            const id = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256')
                .update(JSON.stringify([callerId, method, path, key]))
                .digest('hex');
            for (let first = running.get(id); first !== undefined; first = running.get(id))
                await first.catch(() => undefined);
            const mine = answer(id, request, work).finally(() => running.delete(id));
            running.set(id, mine);
            return mine;
        },
        async forgetOld() {
            const store = await engine.store();
            const old = clock.now() - DAY_MS;
            const { inMemory } = answers;
            for (const [id, { beganMs }] of inMemory)
                if (beganMs < old)
                    inMemory.delete(id);
            await store.forgetBefore('idempotency', old);
        },
    };
}
/** The first request with this key, or this one where there was none that counts. Fault `conflict` where it had another body. */
async function begunBefore(id, { body }, { ports: { clock, random }, store: open }) {
    const store = await open();
    const bodyHash = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update((0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(body)).digest('hex');
    const parsed = (record ?? record$made()).safeParse(await store.get('idempotency', id));
    const known = parsed.success && clock.now() - parsed.data.began_ms < DAY_MS ? parsed.data : undefined;
    if (known !== undefined && known.body_sha256 !== bodyHash)
        throw new errors/* Fault */.vC('conflict', 'This Idempotency-Key was used with another body.', {
            where: 'Idempotency-Key',
            hint: 'Use a new key for a new request.',
        });
    if (known !== undefined)
        return known;
    const begun = {
        state: 'begun',
        body_sha256: bodyHash,
        seed: random.hex(16),
        began_ms: clock.now(),
    };
    await store.create('idempotency', id, begun);
    return begun;
}
/** How an answer is written down: as it is, sealed, or without its body. */
async function keptAs({ engine, inMemory }, id, begun, made, secret) {
    const body = typeof made.body === 'string' ? made.body : '';
    if (body.length > LARGEST_KEPT)
        return { ...begun, state: 'too_large' };
    const done = { ...begun, state: 'done', status: made.status, headers: made.headers ?? {} };
    if (!secret)
        return { ...done, body };
    const vault = engine.vault();
    if (vault.sealed)
        return { ...done, sealed: await vault.seal(id, { body }) };
    inMemory.set(id, { body, beganMs: begun.began_ms });
    return done;
}
/** The answer of the first request once more. */
async function replay({ engine, inMemory }, id, known) {
    if (known.state === 'too_large')
        throw new errors/* Fault */.vC('conflict', 'This request was answered before, and its answer was too large to keep.', {
            where: 'Idempotency-Key',
            hint: 'Read what it made with GET, or use a new key to do it again.',
        });
    const body = known.body ??
        (known.sealed === undefined
            ? inMemory.get(id)?.body
            : (await engine.vault().open(id, known.sealed))['body']);
    if (body === undefined)
        throw new errors/* Fault */.vC('conflict', 'This request was answered before, and its answer was held in memory only.', {
            where: 'Idempotency-Key',
            hint: 'It holds a key that is shown once. Delete what it made, and use a new Idempotency-Key; ASSAY_ENCRYPTION_KEY lets answers be kept sealed.',
        });
    return {
        status: known.status ?? 200,
        body,
        headers: { ...known.headers, 'idempotency-replayed': 'true' },
    };
}
/** The request itself was refused: the same one may fit later, so nothing is kept. Where it was broken off, something may have been made. */
const isClients = ({ code }) => errors/* FAULTS */.y2[code].http < 500 && code !== 'cancelled';

;// CONCATENATED MODULE: ./lib/http/run-token.js

/** HMAC-SHA256 over the id of the run, under a key that HKDF-SHA256 (RFC 5869) derives of the account key's hash for this purpose alone. */
function runTokens(accountKey) {
    const digest = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(accountKey).digest();
    const key = Buffer.from((0,(external_node_crypto_ ??= __webpack_require__(77598)).hkdfSync)('sha256', digest, '', 'assay progress stream of one run', 32));
    const macOf = (runId) => (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHmac)('sha256', key).update(runId).digest();
    return {
        runToken: (runId) => macOf(runId).toString('base64url'),
        tokenFits(runId, token) {
            const expected = macOf(runId);
            // Digests of both: of one length, whatever was sent.
            const given = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(token).digest();
            const wanted = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(expected.toString('base64url')).digest();
            return (0,(external_node_crypto_ ??= __webpack_require__(77598)).timingSafeEqual)(given, wanted);
        },
    };
}

;// CONCATENATED MODULE: ./lib/http/pages/lazy-pages.js


function lazyPages({ engine, key, hosts, pageCode }, sessions, guard) {
    return async (request, address) => {
        const { pageAnswer } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(2653), __webpack_require__.e(562), __webpack_require__.e(5663), __webpack_require__.e(702), __webpack_require__.e(6059), __webpack_require__.e(7583), __webpack_require__.e(9000), __webpack_require__.e(1245)]).then(__webpack_require__.bind(__webpack_require__, 10657));
        return pageAnswer(request, {
            ...{ engine, sessions, code: pageCode ?? engine.ports.files.pageCode, whyNoLabels: whyNoLabels(hosts) },
            isAccount: guard.isAccount,
            streamToken: runTokens(key).runToken,
            take: (caller) => guard.take(caller, address),
        });
    };
}
/** Labels are files of the person who looks at the pages: they are kept where nobody else can look. */
function whyNoLabels({ bound, publicUrl }) {
    if (isLoopback(bound) && (publicUrl === undefined || isLoopback(publicUrl.hostname)))
        return undefined;
    return 'Labels are kept only where the service listens on this machine alone; here others can reach it.';
}

// EXTERNAL MODULE: ./lib/http/pages/page-cookie.js
var page_cookie;
// EXTERNAL MODULE: ./lib/http/pages/page-sessions.js
var page_sessions;
// EXTERNAL MODULE: ./lib/flow/json-body.js
var json_body;
// EXTERNAL MODULE: ./lib/test-cases/reading/json-reader.js
var json_reader;
;// CONCATENATED MODULE: ./lib/http/parse-body.js



/**
 * Fault `unsupported_media_type` unless a body is JSON in UTF-8; a form that any page may send is none (security.md S52). Where exports
 * of spans come too, it says in which forms those may.
 */
function checkContentType(type, encoding, exports = false) {
    const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i.test((type ?? '').trim());
    if (json && /^(identity)?$/i.test(encoding ?? ''))
        return;
    if (exports)
        throw new errors/* Fault */.vC('unsupported_media_type', `${[encoding, type ?? 'A body without a content-type'].filter(Boolean).join(' ').slice(0, 200)} is not understood.`, {
            where: json ? 'content-encoding' : 'content-type',
            hint: 'Send application/json, or an export of spans as application/json or application/x-protobuf, packed by gzip or not at all.',
        });
    throw new errors/* Fault */.vC('unsupported_media_type', json
        ? `Bodies in the encoding ${encoding} are not understood.`
        : 'The body has to be JSON, and its content-type has to say so.', {
        where: json ? 'content-encoding' : 'content-type',
        hint: 'Send the header "content-type: application/json" and a body that is not compressed.',
    });
}
/** Fault for a request of ours that came packed, as only exports of spans may. */
const packedRequest = () => new errors/* Fault */.vC('unsupported_media_type', 'Only exports of spans may be packed.', {
    where: 'content-encoding',
    hint: 'Send a body that is not compressed.',
});
/** The JSON value of a body; what is no JSON is reported with its line and column. */
const parseBody = (bytes) => (0,(json_body ??= __webpack_require__(1633))/* jsonBody */.J)(bytes, whyNot);
/** What is wrong and where; the engine's own parser tells the place only sometimes, and shows pieces of the text. */
function whyNot(text) {
    try {
        new (json_reader ??= __webpack_require__(96593))/* JsonReader */.O(text).document();
    }
    catch (error) {
        if (error instanceof (json_reader ??= __webpack_require__(96593))/* JsonError */.N) {
            const before = text.slice(0, error.offset);
            const line = before.split('\n').length;
            const place = `line ${line}, column ${error.offset - before.lastIndexOf('\n')}`;
            return [`The body is not valid JSON at ${place}: ${error.message}.`, `body, ${place}`];
        }
    }
    return ['The body is not valid JSON.', 'body'];
}

;// CONCATENATED MODULE: ./lib/http/read-body.js

/**
 * The bytes of a body. Fault `too_large` before reading when its length says so, and while reading when it lied or said
 * nothing (security.md S53); `connection` when the client went away.
 */
async function readBody(request, incoming, limit) {
    const length = Number(request.headers.get('content-length') ?? 0);
    if (length > limit)
        throw tooLarge(limit);
    if (incoming !== undefined)
        return fromNode(incoming, limit);
    const { body } = request;
    if (body === null)
        return new Uint8Array();
    const pieces = [];
    let size = 0;
    const reader = body.getReader();
    for (;;) {
        const { value, done } = await reader.read();
        if (done)
            return Buffer.concat(pieces);
        size += value.byteLength;
        if (size > limit) {
            await reader.cancel();
            throw tooLarge(limit);
        }
        pieces.push(value);
    }
}
function fromNode(incoming, limit) {
    return new Promise((resolve, reject) => {
        const pieces = [];
        let size = 0;
        const gone = (cause) => reject(new errors/* Fault */.vC('cancelled', 'The client went away before its request was complete.', { cause }));
        incoming.on('data', (piece) => {
            size += piece.byteLength;
            if (size <= limit)
                pieces.push(piece);
            else {
                incoming.removeAllListeners('data');
                incoming.pause();
                reject(tooLarge(limit));
            }
        });
        incoming.on('end', () => resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)));
        incoming.on('error', gone);
        incoming.on('close', () => {
            if (!incoming.readableEnded)
                gone();
        });
    });
}
/** Fault for a body above the limit (bytes) of its route. */
function tooLarge(limit) {
    return new errors/* Fault */.vC('too_large', `The body is larger than ${limit / 1_048_576} MiB.`, {
        where: 'body',
        hint: 'Send less at once.',
    });
}

// EXTERNAL MODULE: ./lib/operations/registry.js + 9 modules
var registry;
// EXTERNAL MODULE: ./lib/operations/resources.js + 10 modules
var resources;
// EXTERNAL MODULE: ./lib/operations/resources/page-request.js
var page_request;
// EXTERNAL MODULE: ./lib/operations/run-events-path.js
var run_events_path;
// EXTERNAL MODULE: ./lib/schema/product.js
var product;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/http/operation-forms.js + 2 modules
var operation_forms;
;// CONCATENATED MODULE: ./lib/http/operation-route.js







/** An operation as a route: its request is the body or the query, with the parameters of the path. */
function operationRoute(operation) {
    const { method, path, access, secret, limit = (define_operation ??= __webpack_require__(27591))/* BODY_LIMIT */.Th } = operation;
    const form = (0,(operation_forms ??= __webpack_require__(43731))/* operationForm */.K)(operation);
    const { otherBody } = form;
    const largest = method === 'GET' ? undefined : Math.max(limit, otherBody?.limit ?? 0);
    return {
        method,
        path,
        access: access === 'account' ? 'account' : 'tracing',
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ limit: largest, secret, exports: otherBody === undefined ? undefined : true }),
        async answer(request) {
            const { bytes, packed, params, query, engine, caller } = request;
            const body = method === 'GET' ? query : objectIn(request.body, `${method} ${path}`);
            if (otherBody?.isOne(body) === true) {
                const agentId = caller?.kind === 'agent' ? caller.agentId : undefined;
                return (0,(http_answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(200, await otherBody.answer(body, engine, agentId));
            }
            if (packed)
                throw packedRequest();
            // The route reads as much as the larger of the two kinds may have.
            if (bytes > limit)
                throw tooLarge(limit);
            const raw = { ...body, ...params };
            await checkOwner(operation, raw, request);
            if (!request.async || operation.begin === undefined)
                return called(operation, raw, request, form.answer);
            const begun = await (0,(define_operation ??= __webpack_require__(27591))/* begin */.qN)(operation, raw, engine);
            return (0,(http_answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(202, begun, { 'preference-applied': 'respond-async' });
        },
    };
}
async function called(operation, raw, { engine, signal, stopping }, answer = (http_answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ) {
    const signals = { caller: { signal }, service: { signal: stopping }, background: {} };
    return answer(operation.status, await (0,(define_operation ??= __webpack_require__(27591))/* call */.T1)(operation, raw, engine, signals[operation.lifetime]));
}
/** Fault `forbidden` when an agent's key is used for the trace of another agent. What does not exist is for the operation to say. */
async function checkOwner({ access }, raw, { caller, engine }) {
    if (caller?.kind !== 'agent' || access === 'account')
        return;
    const owner = await access.ownerOf(raw, engine);
    if (owner === undefined || owner === caller.agentId)
        return;
    throw new errors/* Fault */.vC('forbidden', 'The key of an agent opens only the traces of this agent.', {
        where: 'Authorization',
        hint: 'Use the account key, or the key of the agent that the trace is of.',
    });
}
function objectIn(body, request) {
    // Arrays and null are objects to `typeof`.
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
        return { ...body };
    throw new errors/* Fault */.vC('validation_failed', 'The body has to be a JSON object.', {
        where: 'body',
        hint: `See the request of ${request}.`,
        problems: [{ path: '', message: 'has to be a JSON object' }],
    });
}

;// CONCATENATED MODULE: ./lib/http/routes.js







/** Every route of the service. */
function routes() {
    return [
        (health ?? health$made()),
        (openApi ?? openApi$made()),
        ...Object.values((registry ??= __webpack_require__(4095))/* operations */.z).map((operation) => operationRoute(operation)), // Each has types of its own; a route knows them only as schemas.
        ...(resources ??= __webpack_require__(70425))/* resources */.ES.flatMap(resourceRoutes),
        (progressRoute ?? progressRoute$made()),
    ];
}
var health;
function health$made() { return health = {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    answer: async () => (0,(http_answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(200, { status: 'ok', version: (product ??= __webpack_require__(31608))/* PRODUCT */.A.version }),
}; }
var openApi;
function openApi$made() { return openApi = {
    method: 'GET',
    path: '/openapi.json',
    access: 'account',
    async answer() {
        const { openApiText } = await __webpack_require__.e(/* import() */ 629).then(__webpack_require__.bind(__webpack_require__, 10629));
        return (0,(http_answer ??= __webpack_require__(46788))/* textAnswer */.CI)(200, [openApiText()]);
    },
}; }
/** The stream itself is an upgrade and never gets here. */
var progressRoute;
function progressRoute$made() { return progressRoute = {
    method: 'GET',
    path: (run_events_path ??= __webpack_require__(26253))/* RUN_EVENTS_PATH */.e_,
    access: 'account',
    async answer() {
        throw new errors/* Fault */.vC('usage', 'The progress of a run is a WebSocket.', {
            where: 'Upgrade',
            hint: 'Connect to the webhook_url or stream_url of the run with a WebSocket client.',
        });
    },
}; }
function resourceRoutes(resource) {
    const path = `/v1/${resource.name}`;
    const one = `${path}/{${resource.key}}`;
    const remove = resource.remove?.bind(resource);
    const list = {
        method: 'GET',
        path,
        access: 'account',
        answer: async ({ query, engine }) => (0,(http_answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(200, await resource.list(engine, (0,(page_request ??= __webpack_require__(10989))/* pageRequest */.n)(query))),
    };
    const get = {
        method: 'GET',
        path: one,
        access: 'account',
        async answer({ params, query, engine }) {
            const id = params[resource.key] ?? '';
            const found = await resource.get(engine, id, query);
            if (found === undefined)
                throw new errors/* Fault */.vC('not_found', `There is no ${id} among the ${resource.name}.`, {
                    where: `${resource.name}/${id}`,
                    hint: `See GET ${path}.`,
                });
            return 'text' in found ? (0,(http_answer ??= __webpack_require__(46788))/* textAnswer */.CI)(200, found.text) : (0,(http_answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(200, found.value);
        },
    };
    if (remove === undefined)
        return [list, get];
    return [
        list,
        get,
        {
            method: 'DELETE',
            path: one,
            access: 'account',
            async answer({ params, engine }) {
                await remove(engine, params[resource.key] ?? '');
                return { status: 204, body: null };
            },
        },
    ];
}

;// CONCATENATED MODULE: ./lib/http/app.js
















/**
 * Checks in the order of security.md 1.6: host, origin, route, caller, rate, content type, size and form of the body, then the
 * operation. Nothing of a request is read before its sender is known.
 */
function serviceApp(options) {
    const { engine, hosts, log = () => undefined, stopping = new AbortController().signal } = options;
    // Every call of a judge under way listens; many of them are no leak.
    (0,(external_node_events_ ??= __webpack_require__(78474)).setMaxListeners)(0, stopping);
    const world = {
        ...{ engine, stopping },
        who: callers(options.key, engine),
        limits: rateLimits(options.rate, engine.ports.clock),
        keyed: idempotency(engine),
    };
    const failed = (error) => faultAnswer((0,errors/* asFault */.Ps)(error), { ids: engine.ports.ids, log });
    const app = new (hono_dist ??= __webpack_require__(31894))/* Hono */.$();
    app.onError((error) => (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(failed(error)));
    app.use('*', async (c, next) => {
        const host = c.req.header('host');
        // The address of the request line may name another host than the header.
        checkHost(new URL(c.req.url).host, hosts);
        if (host !== undefined)
            checkHost(host, hosts);
        checkOrigin(c.req.header('origin'), host ?? new URL(c.req.url).host, hosts);
        await next();
    });
    const sessions = (0,(page_sessions ??= __webpack_require__(60588))/* pageSessions */.Z)(engine.ports);
    const pages = pagesOf(options, sessions, world);
    for (const path of (PAGE_PATHS ?? PAGE_PATHS$made()))
        app.all(path, (c) => answeredPage(c, pages, hosts).then((http_answer ??= __webpack_require__(46788))/* responseOf */.lR, (error) => (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(failed(error))));
    for (const [path, methods] of byPath(options.routes ?? routes()))
        app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
            // HEAD is GET without the body, which Hono takes away.
            const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
            const route = methods.get(method); // Any text may be asked for; the map knows which are methods.
            if (route?.exports === true && (0,(otlp_body ??= __webpack_require__(31968))/* isProtobuf */.Oh)(formOf(c)))
                return (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(await inProtobuf(await answered(c, route, world).catch(failed)));
            try {
                if (route !== undefined)
                    return (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(await answered(c, route, world));
                if (![...methods.values()].some(({ access }) => access === 'public'))
                    await admitted(c, world);
                return (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(methodNotAllowed(c.req.method, [...methods.keys()], failed));
            }
            catch (error) {
                return (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(failed(error));
            }
        });
    app.notFound(async (c) => {
        try {
            await admitted(c, world);
            throw new errors/* Fault */.vC('not_found', 'There is no such address here.', { hint: 'See GET /openapi.json.' });
        }
        catch (error) {
            return (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(failed(error));
        }
    });
    return {
        fetch: (request, bindings) => app.fetch(request, bindings),
        callers: world.who,
        sessions,
        fault: (fault) => (0,(http_answer ??= __webpack_require__(46788))/* responseOf */.lR)(failed(fault)),
        limit: (address) => world.limits.take(ofAddress(address)),
        tidy: () => world.keyed.forgetOld(),
    };
}
/** Everything of the pages, and what people sign in by. */
var PAGE_PATHS;
function PAGE_PATHS$made() { return PAGE_PATHS = [
    ...['/', '/runs/*', '/compare', '/experiments/*', '/optimizations/*', '/pages/*'],
    ...['/sign-in', '/sign-in/links', '/sign-out'],
]; }
const pagesOf = (options, sessions, { who, limits }) => lazyPages(options, sessions, {
    isAccount: who.isAccount,
    take: (caller, address) => limits.take(caller ?? ofAddress(address)),
});
async function answeredPage(c, pages, hosts) {
    const header = (name) => c.req.header(name);
    const url = new URL(c.req.url);
    const host = header('host') ?? url.host;
    const request = {
        ...{ method: c.req.method, path: url.pathname, query: c.req.query(), host, header },
        place: (0,(page_cookie ??= __webpack_require__(37951))/* cookiePlace */.ki)(url.protocol, host, hosts.publicUrl),
        body: async (limit) => (await bodyOf(c, limit, false)).body,
    };
    return pages(request, c.env?.incoming?.socket.remoteAddress);
}
/** Who asks, with a token of theirs taken; who sends no valid key has the tokens of their address. */
async function admitted(c, { who, limits }) {
    const caller = await who.identify(c.req.header('authorization'));
    limits.take(caller?.id ?? ofAddress(c.env?.incoming?.socket.remoteAddress));
    if (caller === undefined)
        throw unauthorized();
    return caller;
}
async function answered(c, route, world) {
    const { engine, keyed, stopping } = world;
    const caller = route.access === 'public' ? undefined : await admitted(c, world);
    if (caller?.kind === 'agent' && route.access !== 'tracing')
        throw new errors/* Fault */.vC('forbidden', 'The key of an agent opens only the tracing operations.', {
            where: 'Authorization',
            hint: 'Use the account key.',
        });
    const { limit } = route;
    const form = formOf(c);
    const packed = route.exports === true && limit !== undefined && (0,(otlp_body ??= __webpack_require__(31968))/* isExportForm */.J4)(form);
    const read = packed
        ? exportOf(c, form, limit)
        : limit === undefined
            ? (NO_BODY ?? NO_BODY$made())
            : bodyOf(c, limit, route.exports);
    const { body, bytes } = await read;
    const request = {
        ...{ params: c.req.param(), query: c.req.query(), body, bytes, packed, caller, stopping },
        async: prefersAsync(c.req.header('prefer')),
    };
    const header = c.req.header('idempotency-key');
    const signal = header === undefined ? gone(c, stopping) : stopping;
    if (header === undefined || route.method !== 'POST' || caller === undefined)
        return route.answer({ ...request, engine, signal });
    const { method, secret = false } = route;
    return keyed.once({ key: idempotencyKey(header), callerId: caller.id, method, path: c.req.path, body, secret }, 
    // Who sends a key may come back for the answer: the work does not end with the connection.
    (view) => route.answer({ ...request, engine: view, signal }));
}
const ofAddress = (address = '') => `address ${address}`;
var NO_BODY;
function NO_BODY$made() { return NO_BODY = { body: undefined, bytes: 0 }; }
const formOf = (c) => ({
    type: c.req.header('content-type'),
    encoding: c.req.header('content-encoding'),
});
/** An export of spans in protobuf, or packed. */
async function exportOf(c, form, limit) {
    const bytes = await readBody(c.req.raw, c.env?.incoming, limit);
    return { body: await (0,(otlp_body ??= __webpack_require__(31968))/* exportBody */.$Q)(bytes, form, { limit, json: parseBody }), bytes: bytes.byteLength };
}
/** An answer as exporters expect it that send protobuf: it is whole and JSON until here. */
async function inProtobuf(answer) {
    const { body } = answer;
    if (typeof body !== 'string')
        return answer;
    const written = await (0,(otlp_body ??= __webpack_require__(31968))/* protobufAnswer */.Cw)({ ...answer, body });
    return { ...written, body: new Uint8Array(written.body) };
}
async function bodyOf(c, limit, exports) {
    const header = (name) => c.req.header(name) ?? null;
    const empty = header('transfer-encoding') === null && /^0?$/.test(header('content-length') ?? '');
    if (!(empty && header('content-type') === null && (c.env?.incoming !== undefined || c.req.raw.body === null)))
        checkContentType(header('content-type'), header('content-encoding'), exports);
    const bytes = await readBody(c.req.raw, c.env?.incoming, limit);
    return { body: parseBody(bytes), bytes: bytes.byteLength };
}
/** RFC 7240: preferences are a list, each with parameters. */
const prefersAsync = (prefer) => (prefer ?? '').split(',').some((one) => /^\s*respond-async\s*(;|$)/i.test(one));
/** Aborts when the client has gone away before its answer, or the service ends. */
function gone(c, stopping) {
    const outgoing = c.env?.outgoing;
    if (outgoing === undefined)
        return stopping;
    const away = new AbortController();
    outgoing.once('close', () => {
        if (!outgoing.writableFinished)
            away.abort(new errors/* Fault */.vC('cancelled', 'The client went away before the answer was complete.'));
    });
    const signal = AbortSignal.any([away.signal, stopping]);
    (0,(external_node_events_ ??= __webpack_require__(78474)).setMaxListeners)(0, signal);
    return signal;
}
function methodNotAllowed(method, allowed, failed) {
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
    const answer = failed(new errors/* Fault */.vC('method_not_allowed', `${method} is not possible here.`, { hint: `Possible: ${allow}.` }));
    return { ...answer, headers: { ...answer.headers, allow } };
}
function byPath(list) {
    const paths = new Map();
    for (const route of list) {
        const methods = paths.get(route.path) ?? new Map();
        methods.set(route.method, route);
        paths.set(route.path, methods);
    }
    return paths;
}

// EXTERNAL MODULE: ./lib/http/pages/sign-in-path.js
var sign_in_path;
;// CONCATENATED MODULE: ./lib/http/tls-certificate.js



const tls_certificate_DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 365;
/** Renewed this long before its end: clients that pin it learn the new fingerprint in time. */
const RENEW_DAYS = 30;
/** The files of `--tls-cert` and `--tls-key`; Fault `usage` when one is missing, unreadable or not the other's. */
async function givenCertificate(certFile, keyFile, { files }) {
    if (certFile === undefined && keyFile === undefined)
        return undefined;
    const bad = (what, where, cause) => new errors/* Fault */.vC('usage', what, {
        where,
        hint: 'Give both --tls-cert and --tls-key: a certificate chain and its private key, as PEM.',
        cause,
    });
    if (certFile === undefined)
        throw bad('--tls-key needs --tls-cert.', '--tls-cert');
    if (keyFile === undefined)
        throw bad('--tls-cert needs --tls-key.', '--tls-key');
    const read = async (file, flag) => {
        try {
            return await files.readText(file);
        }
        catch (error) {
            throw bad(`The file of ${flag} cannot be read.`, file, error);
        }
    };
    const [cert, key] = [await read(certFile, '--tls-cert'), await read(keyFile, '--tls-key')];
    const parsed = (() => {
        try {
            return new (external_node_crypto_ ??= __webpack_require__(77598)).X509Certificate(cert);
        }
        catch (error) {
            throw bad('This is no certificate in PEM.', certFile, error);
        }
    })();
    const fits = (() => {
        try {
            return parsed.checkPrivateKey((0,(external_node_crypto_ ??= __webpack_require__(77598)).createPrivateKey)(key));
        }
        catch (error) {
            throw bad('This is no private key in PEM, or it is encrypted.', keyFile, error);
        }
    })();
    if (!fits)
        throw bad('The private key does not belong to the certificate.', keyFile);
    return { cert, key };
}
/** The self-signed certificate below `tls/` of the state folder; made anew when it is about to end or is for other hosts. */
async function ownCertificate(stateDir, hosts, { files, clock }) {
    const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(stateDir, 'tls', 'cert.pem');
    const keyPath = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(stateDir, 'tls', 'key.pem');
    const [cert, key] = [files.readTextIfThere(path), files.readTextIfThere(keyPath)];
    if (cert !== null && key !== null && isGood(cert, key, hosts, clock.now()))
        return { cert, key, path, fingerprint: new (external_node_crypto_ ??= __webpack_require__(77598)).X509Certificate(cert).fingerprint256 };
    const { generate } = await __webpack_require__.e(/* import() */ 7686).then(__webpack_require__.t.bind(__webpack_require__, 7686, 19));
    const now = clock.now();
    const made = await generate([{ name: 'commonName', value: 'assay serve' }], {
        keyType: 'ec',
        curve: 'P-256',
        algorithm: 'sha256',
        notBeforeDate: new Date(now - tls_certificate_DAY_MS),
        notAfterDate: new Date(now + VALID_DAYS * tls_certificate_DAY_MS),
        extensions: [
            { name: 'basicConstraints', cA: false },
            { name: 'keyUsage', digitalSignature: true },
            { name: 'extKeyUsage', serverAuth: true },
            {
                name: 'subjectAltName',
                altNames: hosts.map((host) => (isAddress(host) ? { type: 7, ip: host } : { type: 2, value: host })),
            },
        ],
    });
    // The key first: a certificate without its key would be taken for a whole one by nobody.
    files.writeAtomic(keyPath, made.private, { mode: 0o600 });
    files.writeAtomic(path, made.cert);
    return {
        cert: made.cert,
        key: made.private,
        path,
        fingerprint: new (external_node_crypto_ ??= __webpack_require__(77598)).X509Certificate(made.cert).fingerprint256,
    };
}
function isGood(cert, key, hosts, now) {
    try {
        const parsed = new (external_node_crypto_ ??= __webpack_require__(77598)).X509Certificate(cert);
        return (Date.parse(parsed.validTo) - now > RENEW_DAYS * tls_certificate_DAY_MS &&
            parsed.checkPrivateKey((0,(external_node_crypto_ ??= __webpack_require__(77598)).createPrivateKey)(key)) &&
            hosts.every((host) => (isAddress(host) ? parsed.checkIP(host) : parsed.checkHost(host)) !== undefined));
    }
    catch {
        // Damaged by somebody: a new one takes its place.
        return false;
    }
}
const isAddress = (host) => host.includes(':') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host);

;// CONCATENATED MODULE: ./lib/http/server.js










/** What is in flight when the service ends has this long to end by itself. */
const GRACE_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** Starts the service. The engine is given the address of the progress streams before the first request can come. */
async function startService(engine, options) {
    const { host, publicUrl } = options;
    const { clock } = engine.ports;
    const hosts = { bound: host, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ publicUrl }) };
    const ending = new AbortController();
    const app = serviceApp({
        ...{ engine, key: options.key, hosts, rate: options.rate, stopping: ending.signal },
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ log: options.log, routes: options.routes, pageCode: options.pageCode }),
    });
    const onRequest = (0,(dist ??= __webpack_require__(26652))/* getRequestListener */.SE)((request, bindings) => app.fetch(request, bindings), {
        // Only what was no request reaches this: a host or an address that nothing can be made of.
        // What is not read of a request is taken in where the connection is held (ports/node-server.ts), with more patience.
        autoCleanupIncoming: false,
        errorHandler: (error) => app.fault(error instanceof errors/* Fault */.vC ? error : notARequest(error)),
    });
    const { runToken, tokenFits } = runTokens(options.key);
    const admit = (request) => server_admitted(request, hosts, app);
    const { isAccount } = app.callers;
    const upgrades = lazyUpgrades({ engine, admit, isAccount, tokenFits }, options.log);
    const listening = await listenTwice({ host, onRequest, onUpgrade: upgrades.onUpgrade }, engine, options);
    const { servers, url, stream, wss, certificate } = listening;
    engine.serveAt({ wss, plain: stream, token: runToken });
    const stopTidying = hourly(app, clock, options.log);
    return {
        url,
        wssUrl: wss,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ certificate }),
        signInUrl: () => `${url}${(0,(sign_in_path ??= __webpack_require__(76770))/* signInPath */.c)(app.sessions.link().token)}`,
        async close() {
            stopTidying();
            engine.live().stop();
            const closing = servers.map((server) => server.close(GRACE_MS));
            await upgrades.close();
            // What is still worked at when time is nearly up is asked to end, so that its answer can say so.
            const stopped = clock.after(GRACE_MS - 2_000, () => ending.abort(shuttingDown()));
            await Promise.all(closing);
            stopped();
            ending.abort(shuttingDown());
        },
    };
}
/** What WebSockets need is loaded with the first of them. */
function lazyUpgrades(world, log) {
    let upgrades;
    return {
        onUpgrade(request, socket, head) {
            upgrades ??= __webpack_require__.e(/* import() */ 3637).then(__webpack_require__.bind(__webpack_require__, 33637)).then(({ progressUpgrades }) => progressUpgrades(world));
            socket.on('error', () => undefined);
            upgrades.then(({ upgrade }) => upgrade(request, socket, head), (error) => {
                log?.(String(error));
                socket.destroy();
            });
        },
        async close() {
            await (await upgrades)?.close();
        },
    };
}
/** The plain listener, and one over TLS beside it where clients would reach the service in the clear. */
async function listenTwice(serving, { stateDir, ports }, options) {
    const { host, publicUrl } = options;
    const plain = await listen({
        ...{ ...serving, port: options.port },
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ tls: options.certificate }),
    });
    const shown = shownHost(host);
    const secure = options.certificate !== undefined;
    const url = publicUrl?.href.replace(/\/+$/, '') ?? `${secure ? 'https' : 'http'}://${shown}:${plain.port}`;
    const stream = url.replace(/^http/, 'ws');
    if (stream.startsWith('wss:'))
        return { servers: [plain], url, stream, wss: stream, certificate: undefined };
    try {
        const own = ['localhost', '127.0.0.1', '::1', plainHost(shown)];
        const names = new Set([...own, plainHost(publicUrl?.hostname ?? shown)]);
        const certificate = await ownCertificate(stateDir, [...names], ports);
        const { cert, key } = certificate;
        const over = await listenBeside({ ...serving, tls: { cert, key } }, plain.port, options);
        const wss = `wss://${publicUrl?.hostname ?? shown}:${over.port}`;
        return { servers: [plain, over], url, stream, wss, certificate };
    }
    catch (error) {
        await plain.close(0);
        throw error;
    }
}
/** The TLS listener: where it was asked for, else beside the plain one, else anywhere. */
async function listenBeside(setup, plainPort, { tlsPort, port }) {
    if (tlsPort !== undefined)
        return listen({ ...setup, port: tlsPort });
    if (port === 0 || plainPort === 65_535)
        return listen({ ...setup, port: 0 });
    try {
        return await listen({ ...setup, port: plainPort + 1 });
    }
    catch {
        return listen({ ...setup, port: 0 });
    }
}
/** Host and origin of an upgrade, checked as those of every request (security.md S51), and the rate of its address. */
function server_admitted(request, hosts, app) {
    try {
        checkHost(request.headers.host, hosts);
        checkOrigin(request.headers.origin, request.headers.host, hosts);
        app.limit(request.socket.remoteAddress ?? '');
        return { ok: true };
    }
    catch (error) {
        const { status, body } = (0,(problem_of ??= __webpack_require__(36289))/* problemOf */.Z)((0,errors/* asFault */.Ps)(error));
        return { ok: false, status, body: JSON.stringify(body) };
    }
}
function notARequest(cause) {
    const host = cause instanceof Error && /host/i.test(cause.message);
    return new errors/* Fault */.vC(host ? 'misdirected_request' : 'usage', host ? 'The Host of the request is missing or no host name.' : 'The address of the request is not valid.', { hint: 'Use the address that `assay serve` printed.', cause });
}
const shuttingDown = () => new errors/* Fault */.vC('cancelled', 'The service is ending.', { hint: 'Ask again when it has started anew.' });
/** Forgets old answers at the start and once an hour, behind the requests. */
function hourly(app, clock, log) {
    let cancel = clock.after(1_000, tidy);
    function tidy() {
        cancel = clock.after(HOUR_MS, tidy);
        app.tidy().catch((error) => log?.((0,errors/* asFault */.Ps)(error).message));
    }
    return () => cancel();
}
/** A host as it stands in an address; what means every address of a machine is shown as the nearest one. */
function shownHost(host) {
    if (host === '0.0.0.0' || host === '::' || host === '')
        return '127.0.0.1';
    return host.includes(':') ? `[${plainHost(host)}]` : host;
}
const plainHost = (host) => host.replace(/^\[|\]$/g, '');
/** Whether others than this machine can reach a listener on this host. */
const isPublicListener = (host) => !isLoopback(host);

// EXTERNAL MODULE: ./lib/webhooks/allowed-private.js
var allowed_private;
;// CONCATENATED MODULE: ./lib/http/strict-agents.js

/**
 * Ports for a service that others can reach: what a client named as the address of an agent is called only where it is public
 * or allowed by ASSAY_ALLOW_PRIVATE_HOSTS, checked on every resolution (security.md 1.4). Agents of the evals folder and the
 * judge are the operator's own choice.
 */
function strictAgents(ports, engine) {
    const known = new WeakMap();
    const named = async () => {
        const agents = await engine().agents();
        const origins = known.get(agents) ?? originsOf(agents);
        known.set(agents, origins);
        return origins;
    };
    const allow = (0,(allowed_private ??= __webpack_require__(45824))/* allowedPrivate */.q)(ports.env);
    return {
        ...ports,
        http: async (request) => {
            const origin = originOf(request.url);
            const strict = origin !== undefined && (await named()).has(origin);
            return ports.http(strict ? { ...request, reach: 'public', allow } : request);
        },
    };
}
function originsOf(agents) {
    const origins = new Set();
    for (const one of agents) {
        // Only what came through an operation has sealed credentials beside it, also where there are none in it.
        if (!('sealedCredentials' in one))
            continue;
        const { url, base_url: base } = one.agent.invocation ?? {};
        for (const text of [url, base]) {
            const origin = text === undefined ? undefined : originOf(text);
            if (origin !== undefined)
                origins.add(origin);
        }
    }
    return origins;
}
const originOf = (url) => (URL.canParse(url) ? new URL(url).origin : undefined);

// EXTERNAL MODULE: ./lib/ports/allowed-hosts.js
var allowed_hosts;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/serve.js

















const DEFAULT_PORT = 8787;
/** What works in the background has this long to stop when the service ends. */
const SETTLING_MS = 10_000;
/** Hosts that stand for every address of the machine. */
var EVERYWHERE;
function EVERYWHERE$made() { return EVERYWHERE = ['0.0.0.0', '::', '[::]', '']; }
const IN_THE_CLEAR = 'Others can reach this service, and what they send is not encrypted, keys included. Give --tls-cert and --tls-key, or put it behind a proxy that speaks https and name that in --public-url.';
/** Shorter keys can be guessed. */
const SHORTEST_KEY = 16;
/** `assay serve`: the HTTP service (contract 9), until Ctrl-C or SIGTERM. */
async function serveCommand(_, flags) {
    const { out, err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const host = flags.host ?? '127.0.0.1';
    const port = portOf(flags.port, '--port') ?? DEFAULT_PORT;
    const tlsPort = portOf(flags.tlsPort, '--tls-port');
    const publicUrl = publicUrlOf(flags.publicUrl);
    const publicListener = isPublicListener(host);
    const ports = (0,(common_flags ??= __webpack_require__(64979))/* portsOf */.a)(flags);
    const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags, {
        ports: publicListener ? strictAgents(ports, () => engine) : ports,
        publicListener,
    });
    const rate = rateOf(ports.env.get('ASSAY_RATE_LIMIT'));
    const given = accountKey(ports.env, engine);
    const key = given ?? (0,(api_key ??= __webpack_require__(55651))/* makeApiKey */.EX)(ports.random);
    const certificate = await givenCertificate(flags.tlsCert, flags.tlsKey, ports);
    // Every problem of the evals folder is reported before anybody can connect.
    const [cases, agents] = [await engine.cases(), await engine.agents()];
    // The built-in scorers are heavy; with nothing that could clash with them, they come with the first judgement.
    if (await hasOwnScorers(engine))
        await engine.registry();
    const lock = await (0,(state_lock ??= __webpack_require__(56906))/* acquireLock */.I)((0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir).state, 'serve'), ports, { waitMs: 0 });
    const { signal, end } = (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)();
    try {
        await resealCredentials(engine);
        for (const entry of await (0,(allowed_hosts ??= __webpack_require__(18198))/* mistakenHosts */.MI)((0,(allowed_private ??= __webpack_require__(45824))/* allowedPrivate */.q)(ports.env)))
            engine.warn(`${(allowed_private ??= __webpack_require__(45824))/* ALLOW_VARIABLE */.$}: "${entry}" is no name, address or range, and allows nothing`);
        const service = await startService(engine, {
            ...{ host, port, key, rate },
            log: (line) => err(`${line}\n`),
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ tlsPort, certificate, publicUrl }),
        });
        try {
            // Before anybody knows the address: who asks for a run of the last time learns that it goes on.
            // Webhooks first: events of a resumed run are delivered by the long schedule.
            engine.webhooks().start({ retryDead: true });
            if (publicListener && certificate === undefined && publicUrl?.protocol !== 'https:')
                engine.warn(IN_THE_CLEAR);
            await goOn(engine);
            // Before anybody knows the process: the signal would end it.
            const stopLinks = (0,(interruption ??= __webpack_require__(71209))/* onUserSignal */.j)(() => out(newLink(service, engine, flags)));
            const freshKey = given === undefined ? key : undefined;
            const has = { cases: cases.length, agents: agents.length, host };
            out(flags.json === true
                ? `${JSON.stringify(started(service, engine, freshKey))}\n`
                : startText(service, engine, { ...has, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ publicUrl, key: freshKey }) }));
            await aborted(signal).finally(stopLinks);
            if (flags.quiet !== true)
                err('ending: requests in flight have 10 s; runs go on at the next start\n');
        }
        finally {
            await service.close();
            await engine.webhooks().close();
        }
        await settledSoon(engine);
    }
    finally {
        end();
        lock.release();
    }
    return 0;
}
/** Whether the evals folder or the state may hold scorers that do not work. */
async function hasOwnScorers(engine) {
    if (engine.ports.files.stat(engine.evalsDir) !== null)
        return true;
    return (await (await engine.store()).list('scorers')).length > 0;
}
/** Goes on with what was begun; what that takes is loaded only where something was. */
async function goOn(engine) {
    if ((await (await engine.store()).list('jobs')).length === 0)
        return;
    const { resumeJobs } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(101), __webpack_require__.e(3377), __webpack_require__.e(5663), __webpack_require__.e(2092), __webpack_require__.e(9129), __webpack_require__.e(1941), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(8872)]).then(__webpack_require__.bind(__webpack_require__, 47646));
    await resumeJobs(engine);
}
/** Waits for background work to come to a safe point, but not for ever: what is journalled goes on at the next start. */
async function settledSoon(engine) {
    const done = new AbortController();
    const late = engine.ports.clock.sleep(SETTLING_MS, done.signal).then(() => process.exit(0), () => undefined);
    await Promise.race([engine.settled(), late]);
    done.abort();
}
/** The key of `ASSAY_API_KEY`; undefined when there is none. */
function accountKey(env, engine) {
    const key = env.get('ASSAY_API_KEY')?.trim();
    if (key === undefined || key === '')
        return undefined;
    if (!/^[\x21-\x7e]{1,512}$/.test(key))
        throw new errors/* Fault */.vC('usage', 'The key in ASSAY_API_KEY cannot be sent in a header.', {
            where: 'ASSAY_API_KEY',
            hint: 'Use up to 512 visible ASCII characters, for example the output of: openssl rand -hex 32',
        });
    if (key.length < SHORTEST_KEY)
        engine.warn(`The key in ASSAY_API_KEY is short enough to be guessed; use at least ${SHORTEST_KEY} characters.`);
    return key;
}
function portOf(text, flag) {
    if (text === undefined)
        return undefined;
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new errors/* Fault */.vC('usage', `${text} is no port.`, {
        where: flag,
        hint: 'Give a number from 0 (any free port) to 65535.',
    });
}
function publicUrlOf(text) {
    if (text === undefined)
        return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url !== undefined &&
        /^https?:$/.test(url.protocol) &&
        url.search === '' &&
        url.hash === '' &&
        url.username === '')
        return url;
    throw new errors/* Fault */.vC('usage', 'The public address has to be an http or https URL without query.', {
        where: '--public-url',
        hint: 'Give it as clients write it, such as https://assay.example.com',
    });
}
/** What `--json` prints: one object, when the service takes requests. */
function started({ url, wssUrl, certificate, signInUrl }, engine, freshKey) {
    return {
        url,
        wss_url: wssUrl,
        sign_in_url: signInUrl(),
        state: engine.stateDir,
        ...(certificate === undefined
            ? {}
            : { certificate: { path: certificate.path, sha256: certificate.fingerprint } }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ api_key: freshKey }),
    };
}
function startText(service, engine, has) {
    const { url, wssUrl, certificate } = service;
    const everywhere = (EVERYWHERE ?? EVERYWHERE$made()).includes(has.host);
    const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
    const loaded = engine.ports.files.stat(engine.evalsDir) === null
        ? 'no such folder: goes on without'
        : `${count(has.cases, 'case')}, ${count(has.agents, 'agent')}`;
    const lines = [
        has.publicUrl === undefined
            ? `listening on ${url}${everywhere ? ', and at every other address of this machine' : ''}`
            : `listening on ${everywhere ? 'every address of this machine' : has.host}, for ${url}`,
        linkLine(service, engine),
        `progress streams: ${wssUrl}`,
        ...(certificate === undefined
            ? []
            : [`certificate (self-signed): ${certificate.path}`, `SHA-256 ${certificate.fingerprint}`]),
        `evals: ${engine.evalsDir} (${loaded})`,
        `state: ${engine.stateDir}`,
        has.key === undefined ? 'API key: from ASSAY_API_KEY' : `API key (shown this once): ${has.key}`,
    ];
    return `${lines.map((escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL).join('\n')}\n`;
}
/** A new link, as it is printed. */
const newLink = (service, engine, { json }) => `${json === true ? JSON.stringify({ sign_in_url: service.signInUrl() }) : linkLine(service, engine)}\n`;
/** Where one person signs in to the pages, and how the next one gets there. Enter is not read: in the background of a shell that would stop the process. */
function linkLine({ signInUrl }, { ports }) {
    const { runtime, processes } = ports;
    const again = runtime.platform === 'win32' ? 'POST /sign-in/links' : `kill -USR2 ${processes.pid}`;
    return `pages: ${signInUrl()} (good once, for 10 minutes; a new link: ${again})`;
}
const aborted = (signal) => new Promise((resolve) => {
    if (signal.aborted)
        resolve();
    else
        signal.addEventListener('abort', () => resolve(), { once: true });
});


/***/ }),

/***/ 46788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ textAnswer),
/* harmony export */   lR: () => (/* binding */ responseOf),
/* harmony export */   tQ: () => (/* binding */ jsonAnswer)
/* harmony export */ });
const JSON_TYPE = 'application/json';
/** Characters that are handed over at once: small pieces cost a system call each. */
const PIECE = 64 * 1024;
function jsonAnswer(status, value, headers = {}) {
    return { status, body: JSON.stringify(value), headers: { 'content-type': JSON_TYPE, ...headers } };
}
/** Text that already is JSON, in pieces. */
function textAnswer(status, pieces) {
    return { status, body: pieces, headers: { 'content-type': JSON_TYPE } };
}
/** The answer on the wire. Nothing is cached, guessed or framed: answers hold evals, and one of them a key. */
function responseOf({ status, body, headers }) {
    const whole = typeof body === 'string' || body === null || body instanceof Uint8Array;
    return new Response(whole ? body : streamed(body), {
        status,
        headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
    });
}
/** Pieces as a stream that makes them only as fast as they are taken. */
function streamed(pieces) {
    const iterator = pieces[Symbol.iterator]();
    const encoder = new TextEncoder();
    return new ReadableStream({
        pull(controller) {
            let text = '';
            while (text.length < PIECE) {
                const next = iterator.next();
                if (next.done) {
                    if (text !== '')
                        controller.enqueue(encoder.encode(text));
                    controller.close();
                    return;
                }
                text += next.value;
            }
            controller.enqueue(encoder.encode(text));
        },
        cancel() {
            iterator.return?.();
        },
    });
}


/***/ }),

/***/ 43731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ operationForm)
});

// EXTERNAL MODULE: ./lib/operations/create-trace.js
var create_trace;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/operations/evaluate.js
var evaluate;
// EXTERNAL MODULE: ./lib/errors.js
var lib_errors;
// EXTERNAL MODULE: ./lib/traces/otlp-answer.js
var otlp_answer;
// EXTERNAL MODULE: ./lib/operations/agents-of-run.js
var agents_of_run;
;// CONCATENATED MODULE: ./lib/operations/ingest-spans.js



/**
 * OTLP/HTTP JSON on POST /v1/traces (contract 12): a body with `resourceSpans`, mapped by the conventions for generative AI. `agentId`
 * is the agent whose key sent it; a run of another one is not joined. Answers as exporters expect: `{}`, or what was rejected and why.
 */
async function ingestSpans(body, engine, agentId) {
    if (!(0,(otlp_answer ??= __webpack_require__(62766))/* isOtlpBody */.q)(body))
        throw new (lib_errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', 'resourceSpans: must be an array', {
            where: 'resourceSpans',
            problems: [{ path: 'resourceSpans', message: 'must be an array' }],
        });
    const ofAnother = async (run) => agentId !== undefined && (await (0,(agents_of_run ??= __webpack_require__(22574))/* agentsOfRun */.Z)(engine, run))?.has(agentId) === false;
    return (0,(otlp_answer ??= __webpack_require__(62766))/* otlpAnswer */.g)(await engine.traces().ingest(body, agentId, undefined, ofAnother));
}

// EXTERNAL MODULE: ./lib/flow/problem-of.js
var problem_of;
// EXTERNAL MODULE: ./lib/http/answer.js
var answer;
;// CONCATENATED MODULE: ./lib/http/evaluation-answer.js



/**
 * An evaluation in which a scorer could not judge is 502 `scorer_failed`: what was judged stands in `results`, the others in
 * `errors` (contract 4), as a list like that of every problem, and by their names in `scorer_errors`.
 */
function evaluationAnswer(status, evaluation) {
    const failed = Object.entries(evaluation.errors ?? {});
    if (failed.length === 0)
        return (0,(answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(status, evaluation);
    const problem = (0,(problem_of ??= __webpack_require__(36289))/* problemOf */.Z)(new (lib_errors ??= __webpack_require__(452))/* Fault */.vC('scorer_failed', `${failed.length} of ${failed.length + Object.keys(evaluation.results).length} scorers could not judge.`, {
        problems: failed.map(([scorer, { code, message }]) => ({
            path: `scorers.${scorer}`,
            message,
            code,
            scorer,
        })),
    }));
    const { evaluation_id, results, errors } = evaluation;
    return (0,(answer ??= __webpack_require__(46788))/* jsonAnswer */.tQ)(problem.status, { ...problem.body, evaluation_id, results, scorer_errors: errors }, problem.headers);
}

;// CONCATENATED MODULE: ./lib/http/operation-forms.js






/** Spans of other tools come to the address of traces (contract 12). */
var spansExport;
function spansExport$made() { return spansExport = {
    isOne: (otlp_answer ??= __webpack_require__(62766))/* isOtlpBody */.q,
    limit: (define_operation ??= __webpack_require__(27591))/* DOCUMENTS_LIMIT */.$Z,
    answer: ingestSpans,
    binary: 'application/x-protobuf',
    request: { type: 'object', required: ['resourceSpans'], properties: { resourceSpans: { type: 'array' } } },
    response: {
        description: 'Spans of an OTLP/HTTP export taken; the answer to protobuf is protobuf',
        schema: {
            type: 'object',
            properties: {
                partialSuccess: {
                    type: 'object',
                    properties: { rejectedSpans: { type: 'integer' }, errorMessage: { type: 'string' } },
                },
            },
        },
    },
}; }
var FORMS;
function FORMS$made() { return FORMS = new Map([
    formOf((create_trace ??= __webpack_require__(24212))/* createTrace */.s, { otherBody: (spansExport ?? spansExport$made()) }),
    formOf((evaluate ??= __webpack_require__(70491))/* evaluate */._, { answer: evaluationAnswer }),
]); }
/** How an operation is mapped to HTTP, where it does so otherwise than the rest. */
const operationForm = (operation) => (FORMS ?? FORMS$made()).get(operation) ?? {};
/** `answer` is given what `call` has checked by the schema of the operation. */
function formOf(operation, form) {
    return [operation, form];
}


/***/ }),

/***/ 37951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ sessionCookie),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   ki: () => (/* binding */ cookiePlace)
/* harmony export */ });
/* harmony import */ var _page_sessions_js__WEBPACK_IMPORTED_MODULE_0__;

/** The place of a request by the protocol of its connection, its host as the client names it, and the address that a proxy answers under. */
function cookiePlace(protocol, host, publicUrl) {
    const atProxy = publicUrl?.protocol === 'https:' && publicUrl.host === host.toLowerCase();
    const secure = protocol === 'https:' || atProxy;
    const { port } = new URL(`${secure ? 'https' : 'http'}://${host}`);
    return { secure, port: port === '' ? (secure ? '443' : '80') : port };
}
const nameOf = ({ secure, port }) => `${secure ? '__Host-' : ''}assay-${port}`;
/** The secret of the session that a request carries. */
function sessionOf(cookies, place) {
    const wanted = nameOf(place);
    for (const pair of (cookies ?? '').split(';')) {
        const at = pair.indexOf('=');
        if (at > 0 && pair.slice(0, at).trim() === wanted)
            return pair.slice(at + 1).trim();
    }
    return undefined;
}
/** The cookie that keeps a person signed in: no script reads it, no page of another site sends it. Without a secret it is taken away. */
function sessionCookie(secret, place) {
    const seconds = secret === undefined ? 0 : Math.floor((_page_sessions_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(60588))/* .SESSION_MS */ .S / 1_000);
    const flags = [
        'Path=/',
        `Max-Age=${seconds}`,
        'HttpOnly',
        'SameSite=Strict',
        ...(place.secure ? ['Secure'] : []),
    ];
    return [`${nameOf(place)}=${secret ?? ''}`, ...flags].join('; ');
}


/***/ }),

/***/ 60588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ SESSION_MS),
/* harmony export */   Z: () => (/* binding */ pageSessions)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;

const LINK_MS = 10 * 60_000;
/** How long a person stays signed in, whatever they do. */
const SESSION_MS = 12 * 60 * 60_000;
/** Links that wait, and sessions that go on; the oldest make room. */
const MOST_LINKS = 8;
const MOST_SESSIONS = 64;
/** Longer texts are no secrets of ours and are not hashed. */
const LONGEST = 128;
/** Secrets of 256 bits, of which only digests are kept and compared, in constant time. */
function pageSessions({ clock, random, }) {
    const links = kept(MOST_LINKS, LINK_MS, clock);
    const sessions = kept(MOST_SESSIONS, SESSION_MS, clock);
    let count = 0;
    const secret = () => random.hex(32);
    return {
        link() {
            const token = secret();
            links.add(token, '');
            return { token, expiresAt: clock.now() + LINK_MS };
        },
        redeem(token) {
            if (links.find(token) === undefined)
                return undefined;
            links.remove(token);
            const made = secret();
            count += 1;
            sessions.add(made, `session ${count}`);
            return made;
        },
        identify: (given) => sessions.find(given),
        end: (given) => sessions.remove(given),
    };
}
/** A few secrets with a name each, for a time. */
function kept(most, lastsMs, clock) {
    let entries = [];
    const now = () => ({ monotonic: clock.monotonic(), wall: clock.now() });
    // A machine that sleeps may stop the one clock, and a person may set the other back.
    const isOver = ({ monotonic, wall }, at) => at.monotonic >= monotonic || at.wall >= wall;
    const digestOf = (text) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256')
        .update(text.slice(0, LONGEST + 1))
        .digest();
    /** Looks at all of them, whichever it is. */
    const entryOf = (text) => {
        const digest = digestOf(text);
        let found;
        for (const entry of entries)
            if ((0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).timingSafeEqual)(entry.digest, digest))
                found = entry;
        return text.length <= LONGEST && found !== undefined && !isOver(found.until, now()) ? found : undefined;
    };
    return {
        add(text, name) {
            const at = now();
            const until = { monotonic: at.monotonic + lastsMs, wall: at.wall + lastsMs };
            const others = entries.filter((one) => !isOver(one.until, at));
            entries = [...others, { digest: digestOf(text), name, until }].slice(-most);
        },
        find: (text) => entryOf(text)?.name,
        remove(text) {
            const entry = entryOf(text);
            entries = entries.filter((one) => one !== entry);
        },
    };
}


/***/ }),

/***/ 76770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ signInPath),
/* harmony export */   i: () => (/* binding */ SIGN_IN)
/* harmony export */ });
/** Where the token of a link is exchanged for a session. */
const SIGN_IN = '/sign-in';
/** The path of a link. */
const signInPath = (token) => `${SIGN_IN}?token=${token}`;


/***/ }),

/***/ 70425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ES: () => (/* binding */ (resources ?? resources$made()))
});

// UNUSED EXPORTS: pageQuery, pageRequest

// EXTERNAL MODULE: ./lib/schema/resource-views.js
var resource_views;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
;// CONCATENATED MODULE: ./lib/operations/resources/resource.js

/** That there is nothing of this id to delete. */
function notThere(what, id) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no ${what} "${id}"`, {
        where: 'id',
        hint: 'It may have been deleted before.',
    });
}
/** That something stands in a file, which the service only reads. */
function inEvals(what, id, file) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `${what} "${id}" is part of the evals folder, which is only read`, {
        where: file,
        hint: `Delete it in ${file}, and start the service again.`,
    });
}

// EXTERNAL MODULE: ./lib/operations/resources/sorted-page.js
var sorted_page;
;// CONCATENATED MODULE: ./lib/operations/resources/with-source.js

/** The evals folder comes first; within each of both, ids in their order: those of the state sort by the time they were made. */
const placeOf = ({ source, id }) => [
    source === 'evals' ? '0' : '1',
    id,
];
/** The evals folder, or undefined where there is none: the service starts without one. */
async function evalsIfThere(engine) {
    return engine.ports.files.stat(engine.evalsDir) === null ? undefined : engine.evals();
}
/**
 * The sorted views of a list that the engine holds, made once for as long as it holds that list. Of two with one id the first
 * is shown: it is the one that is played.
 */
function viewsOnce(make) {
    const kept = new WeakMap();
    return (loaded, engine) => {
        const known = kept.get(loaded) ?? make(loaded, engine).then((views) => (0,(sorted_page ??= __webpack_require__(25463))/* sorted */.I)(firstOfEach(views), placeOf));
        kept.set(loaded, known);
        return known;
    };
}
/** Without those whose id was there before. */
function firstOfEach(views) {
    const seen = new Set();
    return views.filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined);
}

;// CONCATENATED MODULE: ./lib/operations/resources/agents.js




const views = viewsOnce(async (loaded) => loaded.map((one) => {
    const source = isStored(one) ? 'stored' : 'evals';
    return { id: one.agent.id, source, file: one.location.file, view: withoutSecrets(one, source) };
}));
/** Only an agent of the state carries the place of its credentials, also where it has none. */
const isStored = (one) => 'sealedCredentials' in one;
/** Agents of the evals folder and of the state. Deleting one ends its key at once; its test cases stay, and say so when they are run. */
var agents;
function agents$made() { return agents = {
    name: 'agents',
    key: 'id',
    summary: 'Agents, without keys and credentials.',
    item: (resource_views ??= __webpack_require__(53136))/* agentEntry */.IS,
    whole: (resource_views ??= __webpack_require__(53136))/* agentView */.lN,
    async list(engine, page) {
        const { data, next_cursor } = (0,(sorted_page ??= __webpack_require__(25463))/* sortedPage */.P)('agents', await views(await engine.agents(), engine), placeOf, page);
        const entries = data.map(({ view: { id, name, provider, created_at, source } }) => ({
            ...{ id, name, provider, created_at, source },
        }));
        return { data: entries, next_cursor };
    },
    async get(engine, id) {
        const found = (await views(await engine.agents(), engine)).find((one) => one.id === id);
        return found === undefined ? undefined : { value: found.view };
    },
    async remove(engine, id) {
        const found = (await views(await engine.agents(), engine)).find((one) => one.id === id);
        if (found?.source === 'evals')
            throw inEvals('agent', id, found.file);
        if (!(await (await engine.store()).remove('agents', id)))
            throw notThere('agent', id);
        engine.forget();
    },
}; }
function withoutSecrets({ agent }, source) {
    const { invocation, ...rest } = agent;
    if (invocation === undefined)
        return { ...rest, source };
    const { headers, env, url, base_url, ...how } = invocation;
    return {
        ...rest,
        source,
        invocation: {
            ...how,
            ...(url === undefined ? {} : { url: maskedUrl(url) }),
            ...(base_url === undefined ? {} : { base_url: maskedUrl(base_url) }),
            ...(headers === undefined ? {} : { headers: maskedValues(headers) }),
            ...(env === undefined ? {} : { env: maskedValues(env) }),
        },
    };
}
function maskedValues(values) {
    return Object.fromEntries(Object.keys(values).map((name) => [name, (resource_views ??= __webpack_require__(53136))/* MASKED */.uA]));
}
/** Keys are put into addresses as well: before the host, or as a value of the query. Works on texts that are no whole address, too. */
function maskedUrl(url) {
    return url
        .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, `$1${(resource_views ??= __webpack_require__(53136))/* MASKED */.uA}@`)
        .replace(/([?&][^=&#]*=)[^&#]*/g, `$1${(resource_views ??= __webpack_require__(53136))/* MASKED */.uA}`);
}

// EXTERNAL MODULE: ./lib/schema/batch.js
var batch;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/operations/resources/cursor.js
var resources_cursor;
;// CONCATENATED MODULE: ./lib/operations/resources/newest-page.js


/** Part of a growing collection, newest first. Nothing is read but this part. */
async function newestPage(engine, kind, { limit, cursor }) {
    const before = cursor === undefined ? undefined : (0,(resources_cursor ??= __webpack_require__(91320))/* readCursor */.f)(kind, cursor, 1)[0];
    const store = await engine.store();
    const { items, next } = await store.page(kind, { limit, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ before }) });
    return { items, next_cursor: next === null ? null : (0,(resources_cursor ??= __webpack_require__(91320))/* writeCursor */.W)(kind, [next]) };
}

// EXTERNAL MODULE: ./lib/operations/resources/readable.js
var readable;
;// CONCATENATED MODULE: ./lib/operations/resources/batches.js




/** Batch evaluations, newest first. */
var batches;
function batches$made() { return batches = {
    name: 'batches',
    key: 'batch_id',
    summary: 'Batch evaluations, newest first.',
    item: (resource_views ??= __webpack_require__(53136))/* batchEntry */.nJ,
    whole: (batch ??= __webpack_require__(51))/* batchResponse */.iG,
    async list(engine, page) {
        const { items, next_cursor } = await newestPage(engine, 'batches', page);
        return { data: (0,(readable ??= __webpack_require__(27650))/* readable */.H)((resource_views ??= __webpack_require__(53136))/* batchEntry */.nJ, items, 'batches', engine), next_cursor };
    },
    get: async (engine, id) => (0,(readable ??= __webpack_require__(27650))/* readWhole */.o)((batch ??= __webpack_require__(51))/* batchResponse */.iG, await (await engine.store()).get('batches', id), 'batches', id),
}; }

// EXTERNAL MODULE: ./lib/schema/stored-evaluation.js
var stored_evaluation;
;// CONCATENATED MODULE: ./lib/operations/resources/evaluations.js




/** Evaluations of every entry point, newest first: the verdicts, not the texts that were judged. */
var evaluations;
function evaluations$made() { return evaluations = {
    name: 'evaluations',
    key: 'evaluation_id',
    summary: 'Evaluations, newest first.',
    item: (resource_views ??= __webpack_require__(53136))/* evaluationEntry */.T1,
    whole: (stored_evaluation ??= __webpack_require__(65039))/* storedEvaluation */.m,
    async list(engine, page) {
        const { items, next_cursor } = await newestPage(engine, 'evaluations', page);
        const data = (0,(readable ??= __webpack_require__(27650))/* readable */.H)((stored_evaluation ??= __webpack_require__(65039))/* storedEvaluation */.m, items, 'evaluations', engine).map(({ results, errors: _, ...entry }) => ({ ...entry, scores: (0,(stored_evaluation ??= __webpack_require__(65039))/* scoresOf */.x)(results) }));
        return { data, next_cursor };
    },
    get: async (engine, id) => (0,(readable ??= __webpack_require__(27650))/* readWhole */.o)((stored_evaluation ??= __webpack_require__(65039))/* storedEvaluation */.m, await (await engine.store()).get('evaluations', id), 'evaluations', id),
}; }

// EXTERNAL MODULE: ./lib/operations/resources/experiments.js
var experiments;
// EXTERNAL MODULE: ./lib/operations/resources/optimizations.js
var optimizations;
// EXTERNAL MODULE: ./lib/operations/resources/runs.js
var runs;
// EXTERNAL MODULE: ./lib/test-cases/stored-resources.js
var stored_resources;
;// CONCATENATED MODULE: ./lib/operations/resources/scorers.js





async function scorers_views(engine) {
    const written = (await evalsIfThere(engine))?.scorers ?? [];
    const stored = await (0,(stored_resources ??= __webpack_require__(19957))/* storedScorers */.tf)(await engine.store());
    const all = [
        ...written.map(({ scorer, location }) => ({
            ...{ id: scorer.scorer_id, source: 'evals', file: location.file, view: scorer },
        })),
        ...stored.map((view) => ({ id: view.scorer_id, source: 'stored', file: '', view })),
    ];
    return (0,(sorted_page ??= __webpack_require__(25463))/* sorted */.I)(firstOfEach(all), placeOf);
}
/** Custom scorers of the evals folder and of the state; the built-in ones stand in interface 4.2. */
var scorers;
function scorers$made() { return scorers = {
    name: 'scorers',
    key: 'scorer_id',
    summary: 'Custom scorers.',
    item: (resource_views ??= __webpack_require__(53136))/* scorerView */.oF,
    whole: (resource_views ??= __webpack_require__(53136))/* scorerView */.oF,
    async list(engine, page) {
        const { data, next_cursor } = (0,(sorted_page ??= __webpack_require__(25463))/* sortedPage */.P)('scorers', await scorers_views(engine), placeOf, page);
        return { data: data.map(({ view, source }) => ({ ...view, source })), next_cursor };
    },
    async get(engine, id) {
        const found = (await scorers_views(engine)).find((one) => one.id === id);
        return found === undefined ? undefined : { value: { ...found.view, source: found.source } };
    },
    async remove(engine, id) {
        const written = (await evalsIfThere(engine))?.scorers.find(({ scorer }) => scorer.scorer_id === id);
        if (written !== undefined)
            throw inEvals('scorer', id, written.location.file);
        if (!(await (await engine.store()).remove('scorers', id)))
            throw notThere('scorer', id);
        engine.forget();
    },
}; }

;// CONCATENATED MODULE: ./lib/operations/resources/test-cases.js




var test_cases_views;
function test_cases_views$made() { return test_cases_views = viewsOnce(async (loaded, engine) => {
    const written = new Set((await evalsIfThere(engine))?.cases);
    return loaded.map((one) => {
        const source = written.has(one) ? 'evals' : 'stored';
        return { id: one.case.id, source, file: one.location.file, view: { ...one.case, source } };
    });
}); }
/** Test cases of the evals folder and of the state. */
var testCases;
function testCases$made() { return testCases = {
    name: 'test-cases',
    key: 'id',
    summary: 'Test cases.',
    item: (resource_views ??= __webpack_require__(53136))/* testCaseView */.C0,
    whole: (resource_views ??= __webpack_require__(53136))/* testCaseView */.C0,
    async list(engine, page) {
        const { data, next_cursor } = (0,(sorted_page ??= __webpack_require__(25463))/* sortedPage */.P)('test-cases', await (test_cases_views ?? test_cases_views$made())(await engine.cases(), engine), placeOf, page);
        return { data: data.map(({ view }) => view), next_cursor };
    },
    async get(engine, id) {
        const found = (await (test_cases_views ?? test_cases_views$made())(await engine.cases(), engine)).find((one) => one.id === id);
        return found === undefined ? undefined : { value: found.view };
    },
    async remove(engine, id) {
        const found = (await (test_cases_views ?? test_cases_views$made())(await engine.cases(), engine)).find((one) => one.id === id);
        if (found?.source === 'evals')
            throw inEvals('test case', id, found.file);
        if (!(await (await engine.store()).remove('test_cases', id)))
            throw notThere('test case', id);
        engine.forget();
    },
}; }

// EXTERNAL MODULE: ./lib/schema/trace.js
var trace;
;// CONCATENATED MODULE: ./lib/operations/resources/traces.js



/** Traces, newest first; a list has no spans. */
var traces;
function traces$made() { return traces = {
    name: 'traces',
    key: 'trace_id',
    summary: 'Traces, newest first.',
    item: (trace ??= __webpack_require__(85070))/* traceEntry */.G7,
    whole: (trace ??= __webpack_require__(85070))/* trace */.uP,
    async list(engine, { limit, cursor }) {
        const before = cursor === undefined ? undefined : (0,(resources_cursor ??= __webpack_require__(91320))/* readCursor */.f)('traces', cursor, 1)[0];
        const { items, next } = await engine.traces().page({ limit, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ before }) });
        return { data: items, next_cursor: next === null ? null : (0,(resources_cursor ??= __webpack_require__(91320))/* writeCursor */.W)('traces', [next]) };
    },
    async get(engine, id) {
        const value = await engine.traces().read(id);
        return value === undefined ? undefined : { value };
    },
}; }

// EXTERNAL MODULE: ./lib/schema/webhook.js
var webhook;
;// CONCATENATED MODULE: ./lib/operations/resources/webhooks.js




const webhooks_placeOf = ({ webhook_id }) => ['', webhook_id];
/** Webhooks that were created; those of `assay.yaml` are not listed. The secret is never shown. */
var webhooks;
function webhooks$made() { return webhooks = {
    name: 'webhooks',
    key: 'webhook_id',
    summary: 'Webhooks, without their secrets.',
    item: (webhook ??= __webpack_require__(75414))/* webhook */.C5,
    whole: (webhook ??= __webpack_require__(75414))/* webhook */.C5,
    async list(engine, page) {
        const stored = await (await engine.store()).list('webhooks');
        return (0,(sorted_page ??= __webpack_require__(25463))/* sortedPage */.P)('webhooks', (0,(sorted_page ??= __webpack_require__(25463))/* sorted */.I)((0,(readable ??= __webpack_require__(27650))/* readable */.H)((webhook ??= __webpack_require__(75414))/* webhook */.C5, stored, 'webhooks', engine), webhooks_placeOf), webhooks_placeOf, page);
    },
    get: async (engine, id) => (0,(readable ??= __webpack_require__(27650))/* readWhole */.o)((webhook ??= __webpack_require__(75414))/* webhook */.C5, await (await engine.store()).get('webhooks', id), 'webhooks', id),
    async remove(engine, id) {
        if (!(await (await engine.store()).remove('webhooks', id)))
            throw notThere('webhook', id);
    },
}; }

;// CONCATENATED MODULE: ./lib/operations/resources.js











/** Everything that can be read under `/v1/{name}` (contract 9), in the order of interface 2; scorers, cases, agents and webhooks can be deleted. */
var resources;
function resources$made() { return resources = [
    (scorers ?? scorers$made()),
    (evaluations ?? evaluations$made()),
    (batches ?? batches$made()),
    (optimizations ??= __webpack_require__(31810))/* optimizations */.F,
    (experiments ??= __webpack_require__(40052))/* experiments */.r,
    (testCases ?? testCases$made()),
    (agents ?? agents$made()),
    (traces ?? traces$made()),
    (runs ??= __webpack_require__(31612))/* runs */.N,
    (webhooks ?? webhooks$made()),
]; }


/***/ }),

/***/ 91320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ writeCursor),
/* harmony export */   f: () => (/* binding */ readCursor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * The place where the next part of a list begins, as opaque text. It holds what the list is sorted by and not a position, so
 * that nothing is skipped or repeated when entries come and go.
 */
function writeCursor(list, place) {
    return Buffer.from(JSON.stringify([list, ...place])).toString('base64url');
}
/** The place of a cursor of this list, `parts` long. Fault `validation_failed` for anything that we did not make for it. */
function readCursor(list, cursor, parts) {
    try {
        const read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
        if (Array.isArray(read) && read.length === parts + 1 && read.every((part) => typeof part === 'string')) {
            const [made, ...place] = read;
            if (made === list && writeCursor(list, place) === cursor)
                return place;
        }
    }
    catch {
        // No JSON: not ours either.
    }
    const message = `is no cursor of ${list}; give the next_cursor of the page before, unchanged`;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `cursor: ${message}`, {
        where: 'query parameter cursor',
        hint: 'Leave it out to begin anew.',
        problems: [{ path: 'cursor', message }],
    });
}


/***/ }),

/***/ 40052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ (experiments ?? experiments$made()))
/* harmony export */ });
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _newest_stored_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_3__;




/** Experiments that were begun, newest first; one that is only written in the evals folder was never created. */
var experiments;
function experiments$made() { return experiments = {
    name: 'experiments',
    key: 'experiment_id',
    summary: 'Experiments, newest first.',
    item: (_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(53136))/* .experimentEntry */ .A2,
    whole: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .storedExperiment */ .bZ,
    async list(engine, page) {
        const { items, next_cursor } = await (0,(_newest_stored_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(42050))/* .newestStored */ .o)(engine, 'experiments', page);
        return { data: (0,(_readable_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(27650))/* .readable */ .H)((_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(53136))/* .experimentEntry */ .A2, items, 'experiments', engine), next_cursor };
    },
    get: async (engine, id) => (0,(_readable_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(27650))/* .readWhole */ .o)((_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .storedExperiment */ .bZ, await (await engine.store()).get('experiments', id), 'experiments', id),
}; }


/***/ }),

/***/ 42050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ newestStored)
/* harmony export */ });
/* harmony import */ var _sorted_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25463);

/** Part of a small collection whose values say when they were made, newest first. Only the values of this part are copied. */
async function newestStored(engine, kind, page) {
    const store = await engine.store();
    const places = await store.glance(kind, ({ id, value }) => [createdAt(value), id]);
    const placeOf = (place) => place;
    const { data, next_cursor } = (0,_sorted_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedPage */ .P)(kind, (0,_sorted_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sorted */ .I)(places, placeOf, true), placeOf, page, true);
    const values = await Promise.all(data.map(async ([, id]) => ({ id, value: await store.get(kind, id) })));
    // What was removed meanwhile is null.
    return { items: values.filter(({ value }) => value !== null), next_cursor };
}
/** Empty for what does not say: it comes last. */
function createdAt(value) {
    if (typeof value !== 'object' || value === null || !('created_at' in value))
        return '';
    return typeof value.created_at === 'string' ? value.created_at : '';
}


/***/ }),

/***/ 31810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ (optimizations ?? optimizations$made()))
/* harmony export */ });
/* harmony import */ var _schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _newest_stored_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_2__;



/** Prompt optimizations, newest first. */
var optimizations;
function optimizations$made() { return optimizations = {
    name: 'optimizations',
    key: 'optimization_id',
    summary: 'Prompt optimizations, newest first.',
    item: (_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(53136))/* .optimizationEntry */ .__,
    whole: (_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(53136))/* .optimizationView */ .Dh,
    async list(engine, page) {
        const { items, next_cursor } = await (0,(_newest_stored_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42050))/* .newestStored */ .o)(engine, 'optimizations', page);
        return { data: (0,(_readable_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(27650))/* .readable */ .H)((_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(53136))/* .optimizationEntry */ .__, items, 'optimizations', engine), next_cursor };
    },
    get: async (engine, id) => (0,(_readable_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(27650))/* .readWhole */ .o)((_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(53136))/* .optimizationView */ .Dh, await (await engine.store()).get('optimizations', id), 'optimizations', id),
}; }


/***/ }),

/***/ 10989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ (pageQuery ?? pageQuery$made())),
/* harmony export */   n: () => (/* binding */ pageRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__;



/** Of a list: how many entries at most (contract 9). */
const DEFAULT_LIMIT = 50;
const LARGEST_LIMIT = 200;
/** Query of a list as it is described; values are texts when they come from an address. */
var pageQuery;
function pageQuery$made() { return pageQuery = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    limit: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).max(LARGEST_LIMIT).default(DEFAULT_LIMIT),
    cursor: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
}); }
/** Which part of a list a query asks for. Fault `validation_failed` with the path `limit`. */
function pageRequest(query) {
    const { limit: text, cursor } = query;
    const limit = text === undefined ? DEFAULT_LIMIT : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(limit >= 1 && limit <= LARGEST_LIMIT)) {
        const message = `must be a whole number from 1 to ${LARGEST_LIMIT}`;
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `limit: ${message}`, {
            where: 'query parameter limit',
            hint: `Leave it out for ${DEFAULT_LIMIT}.`,
            problems: [{ path: 'limit', message }],
        });
    }
    return { limit, ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ cursor }) };
}


/***/ }),

/***/ 87898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var _jobs_follow_progress_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _reports_results_json_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _runs_attempt_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _runs_summarize_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _schema_run_view_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _scorers_formulas_round_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__;










/**
 * A run by its id (contract 9), whoever played it: results.json once it is finished (without its cases for a `summary`), the counts so far
 * while it is under way or waits. Undefined when there is none.
 */
async function readRun(engine, runId, { summary }) {
    if (!(0,(_jobs_follow_progress_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(82247))/* .isRunId */ .Pk)(runId))
        return undefined;
    const live = engine.live().of(runId);
    if (live !== undefined) {
        const { status, startedAt, agentId, counts } = live;
        const reason = status === 'queued' ? 'Waits for its turn.' : 'Under way.';
        return { value: view({ runId, status, reason, startedAt, agentId, counts }, summary) };
    }
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    if (engine.ports.files.stat(paths.journal(runId)) === null)
        return listedRun(engine, runId, summary);
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(17675)).openStoredRun)(runId, paths, engine.ports);
    try {
        if (journal.header === undefined || journal.config === undefined) {
            const row = await rowOf(engine, runId);
            const { counts } = (0,(_runs_summarize_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(30468))/* .tally */ .N)((0,(_runs_attempt_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(9671))/* .casesFrom */ .om)(journal.planned, journal.counted));
            // What was not played to the end is not left out: it is not there yet.
            const marked = journal.planned.filter(({ skip }) => skip !== undefined).length;
            const agents = new Set(journal.planned.map(({ agent_id }) => agent_id));
            const known = {
                agentId: agents.size === 1 ? [...agents][0] : null,
                counts: { ...counts, skipped: marked + (counts.unsure ?? 0) },
                startedAt: journal.startedAt,
            };
            return { value: brokenOff(engine, { runId, row, summary, ...known }) };
        }
        const { withStoredFailureAnalysis } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(7583), __webpack_require__.e(2150)]).then(__webpack_require__.bind(__webpack_require__, 87583));
        // As `assay report` writes it.
        const report = await withStoredFailureAnalysis(engine, (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal), journal);
        if (!summary)
            return { text: wholeText(engine, runId, report) };
        const { cases: _, ...rest } = JSON.parse([...(0,(_reports_results_json_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(58227))/* .resultsJson */ .j)({ ...report, cases: [] })].join(''));
        return { value: rest };
    }
    finally {
        await journal.close();
    }
}
/** Opens the journal when the first piece is asked for and closes it with the last, also when nobody wants the rest. */
function* wholeText(engine, runId, report) {
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        yield* (0,(_reports_results_json_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(58227))/* .resultsJson */ .j)({ ...report, cases: (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal).cases });
    }
    finally {
        void journal.close();
    }
}
/** A run without a journal: it waits to go on after a restart, or failed before it began. */
async function listedRun(engine, runId, summary) {
    const row = await rowOf(engine, runId);
    const begun = row === undefined ? await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, runId) : undefined;
    if (row === undefined && begun === undefined)
        return undefined;
    const facts = { runId, row, summary, agentId: null, counts: (NONE ?? NONE$made()), startedAt: begun?.created_at };
    return { value: brokenOff(engine, facts) };
}
/** A run that is not under way in this process and has no results: what its row says of it. */
function brokenOff(engine, { runId, row, summary, ...known }) {
    const stored = (_schema_run_view_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(71598))/* .unfinishedRun */ .z.partial().safeParse({ cases: [], ...row }).data;
    const status = stored?.status ?? 'running';
    return view({
        ...{ runId, status },
        reason: stored?.reason ?? 'Not finished: under way in another process, or interrupted.',
        startedAt: known.startedAt ?? stored?.started_at ?? new Date(engine.ports.clock.now()).toISOString(),
        agentId: known.agentId ?? stored?.agent_id ?? null,
        counts: known.counts.total > 0 ? known.counts : (stored?.counts ?? known.counts),
        ...(status === 'failed' ? { finishedAt: stored?.finished_at ?? undefined } : {}),
    }, summary);
}
var NONE;
function NONE$made() { return NONE = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 }; }
function view(facts, summary) {
    const { runId, status, reason, startedAt, finishedAt, agentId, counts } = facts;
    const judged = counts.passed + counts.failed;
    return {
        schema_version: (_schema_run_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: runId,
        status,
        conclusion: status === 'failed' ? 'failed' : null,
        reason,
        started_at: startedAt,
        finished_at: finishedAt ?? null,
        agent_id: agentId,
        counts: { ...counts },
        pass_rate: judged === 0 ? null : (0,(_scorers_formulas_round_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(38913))/* .round4 */ .X)(counts.passed / judged),
        ...(summary ? {} : { cases: [] }),
    };
}
async function rowOf(engine, runId) {
    return (await (await engine.store()).runSummary(runId)) ?? undefined;
}


/***/ }),

/***/ 27650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readable),
/* harmony export */   o: () => (/* binding */ readWhole)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** What of the stored values this version can read. The others are left out of lists with a warning: they must not hide the rest. */
function readable(schema, stored, kind, engine) {
    return stored.flatMap(({ id, value }) => {
        const read = schema.safeParse(value);
        if (read.success)
            return [read.data];
        engine.warn(`${kind}/${id} is left out: it is stored in a form that this Assay does not read`);
        return [];
    });
}
/** A stored value as an answer; undefined when there is none. Fault `conflict` when it is of another form. */
function readWhole(schema, value, kind, id) {
    if (value === null || value === undefined)
        return undefined;
    const read = schema.safeParse(value);
    if (read.success)
        return { value: read.data };
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `${kind}/${id} is stored in a form that this Assay does not read`, {
        where: read.error.issues[0]?.path.join('.') ?? '',
        hint: 'Was it written by another version, or by hand?',
    });
}


/***/ }),

/***/ 31612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ (runs ?? runs$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_resource_views_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_run_view_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_6__;






/** Rows of the index may be of any age, and from another machine: what is not known is null, and the run stands in the list. */
var row;
function row$made() { return row = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    run_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (_schema_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(48277))/* .runStatus */ .em.catch('failed'),
    conclusion: (_schema_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(48277))/* .conclusion */ .q$.nullable().catch(null),
    reason: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().catch(''),
    started_at: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    finished_at: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable().catch(null),
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable().catch(null),
    counts: (_schema_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(80023))/* .counts */ .tQ.nullable().catch(null),
    pass_rate: (_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(53136))/* .runEntry */ .CN.shape.pass_rate.catch(null),
    judge: (_schema_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(48277))/* .runHeader */ .jy.shape.judge.nullable().catch(null),
}); }
/** Runs, newest first, whoever played them. */
var runs;
function runs$made() { return runs = {
    name: 'runs',
    key: 'run_id',
    summary: 'Runs, newest first.',
    item: (_schema_resource_views_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(53136))/* .runEntry */ .CN,
    whole: (_schema_run_view_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(71598))/* .runView */ .P,
    async list(engine, { limit, cursor }) {
        const { items, next } = await (await engine.store()).runPage({
            limit,
            ...(cursor === undefined ? {} : { before: placeFrom(cursor) }),
        });
        return {
            data: items.map((one) => {
                const entry = (row ?? row$made()).parse(one);
                // What is under way in this process is newer than its row.
                return { ...entry, status: engine.live().of(entry.run_id)?.status ?? entry.status };
            }),
            next_cursor: next === null ? null : (0,(_cursor_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(91320))/* .writeCursor */ .W)('runs', [next.started_at, next.run_id]),
        };
    },
    get: (engine, id, query) => (0,(_read_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(87898))/* .readRun */ .c)(engine, id, { summary: query['fields'] === 'summary' }),
}; }
function placeFrom(cursor) {
    const [started_at = '', run_id = ''] = (0,(_cursor_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(91320))/* .readCursor */ .f)('runs', cursor, 2);
    return { started_at, run_id };
}


/***/ }),

/***/ 25463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sorted),
/* harmony export */   P: () => (/* binding */ sortedPage)
/* harmony export */ });
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_0__;

/** Entries in the order of their places; `descending` for newest first. */
function sorted(entries, placeOf, descending = false) {
    const sign = descending ? -1 : 1;
    return [...entries].sort((a, b) => sign * compare(placeOf(a), placeOf(b)));
}
/** Part of a list that is held in memory, sorted as `sorted` does it. */
function sortedPage(list, entries, placeOf, { limit, cursor }, descending = false) {
    const sign = descending ? -1 : 1;
    const [group = '', id = ''] = cursor === undefined ? [] : (0,(_cursor_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(91320))/* .readCursor */ .f)(list, cursor, 2);
    let [low, high] = [0, cursor === undefined ? 0 : entries.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        // It is inside.
        if (sign * compare(placeOf(entries[middle]), [group, id]) <= 0)
            low = middle + 1;
        else
            high = middle;
    }
    const data = entries.slice(low, low + limit);
    const last = data.at(-1);
    const more = last !== undefined && low + limit < entries.length;
    return { data, next_cursor: more ? (0,(_cursor_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(91320))/* .writeCursor */ .W)(list, placeOf(last)) : null };
}
function compare(a, b) {
    for (const part of [0, 1])
        if (a[part] !== b[part])
            return a[part] < b[part] ? -1 : 1;
    return 0;
}


/***/ }),

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption),
/* harmony export */   j: () => (/* binding */ onUserSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,(node_events__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78474)).setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    const end = () => {
        process.off('SIGINT', onSignal);
        process.off('SIGTERM', onSignal);
    };
    return { signal: controller.signal, interrupt: onSignal, end, [Symbol.dispose]: end };
}
/** Calls back at each SIGUSR2 until the returned function is called; Windows has no such signal. SIGUSR1 is Node's own. */
function onUserSignal(listener) {
    process.on('SIGUSR2', listener);
    return () => void process.off('SIGUSR2', listener);
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ (NOTHING ?? NOTHING$made())),
/* harmony export */   X: () => (/* binding */ piecesOf)
/* harmony export */ });
/** Nothing to say yet. */
var NOTHING;
function NOTHING$made() { return NOTHING = []; }
/** One report for itself, piece by piece, in a pass of its own. */
function* piecesOf(made, report) {
    yield* made.begin(report);
    for (const one of report.cases)
        yield* made.add(one);
    yield* made.end(report);
}


/***/ }),

/***/ 58227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ resultsJson),
  h: () => (/* binding */ resultsJsonReport)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json;
// EXTERNAL MODULE: ./lib/reports/case-report.js
var case_report;
;// CONCATENATED MODULE: ./lib/reports/parts/ordered-comparison.js

const change = ({ what, id, scorer, from, to, message }) => ({
    what,
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ id, scorer, from, to }),
    message,
});
const delta = (one) => ({
    verdict: one.verdict,
    delta: one.delta,
    interval: one.interval,
    p_value: one.p_value,
    p_adjusted: one.p_adjusted,
    q_value: one.q_value,
    mean_a: one.mean_a,
    mean_b: one.mean_b,
    cases: one.cases,
});
const flip = (one) => ({
    id: one.id,
    name: one.name,
    kind: one.kind,
    from: one.from,
    to: one.to,
    before: one.before,
    after: one.after,
    reason: one.reason,
    location: { file: one.location.file, line: one.location.line },
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ verdict: one.verdict }),
    ...(one.repeats === undefined
        ? {}
        : { repeats: { played: one.repeats.played, failed: one.repeats.failed } }),
    ...(one.on_base === undefined
        ? {}
        : { on_base: { played: one.on_base.played, failed: one.on_base.failed } }),
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ flaky: one.flaky }),
});
/** A comparison with its keys in the order of contract 6, whatever the order of the object that came. */
function orderedComparison(one) {
    const { pass_rate: rate, latency, cost, baseline, judge_noise: noise } = one;
    return {
        run_a: one.run_a,
        run_b: one.run_b,
        comparable: one.comparable,
        criteria_changed: one.criteria_changed.map(change),
        verdict: one.verdict,
        reason: one.reason,
        p_value: one.p_value,
        pass_rate: { a: rate.a, b: rate.b, delta: rate.delta, interval: rate.interval },
        cases: {
            compared: one.cases.compared,
            left_out: one.cases.left_out,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ lost: one.cases.lost }),
        },
        scorers: Object.fromEntries(Object.entries(one.scorers).map(([name, each]) => [name, delta(each)])),
        flips: one.flips.map(flip),
        latency: {
            a_ms: latency.a_ms,
            b_ms: latency.b_ms,
            change: latency.change,
            interval: latency.interval,
            p_value: latency.p_value,
        },
        cost: { a_usd: cost.a_usd, b_usd: cost.b_usd, delta_usd: cost.delta_usd },
        baseline: {
            finished_at: baseline.finished_at,
            age_days: baseline.age_days,
            stale: baseline.stale,
        },
        ...(noise === undefined
            ? {}
            : {
                judge_noise: {
                    results: noise.results,
                    mean_absolute: noise.mean_absolute,
                    verdicts_flipped: noise.verdicts_flipped,
                },
            }),
        warnings: one.warnings,
    };
}

;// CONCATENATED MODULE: ./lib/reports/results-json.js




const turn = ({ turn_id, simulated, input, output, latency_ms, tool_calls, results, errors, }) => ({
    turn_id,
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ simulated }),
    input,
    output,
    latency_ms,
    tool_calls,
    results,
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ errors }),
});
const recorded = ({ exchanges, judge_answers, oldest, newest, models }) => ({
    exchanges,
    judge_answers,
    oldest,
    newest,
    models,
});
const attempt = ({ status, unsure, error, replayed, world, talk, turns, workspace, }) => ({
    status,
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ unsure, error, replayed: replayed && recorded(replayed), world, talk }),
    turns: turns.map(turn),
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ workspace }),
});
/** A case with its keys in the order of contract 6, whatever the order of the object that came. */
function orderedCase(one) {
    return {
        id: one.id,
        name: one.name,
        agent_id: one.agent_id,
        tags: one.tags,
        location: { file: one.location.file, line: one.location.line },
        status: one.status,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({
            unsure: one.unsure,
            gating: one.gating,
            severity: one.severity,
            reason: one.reason,
            unreachable: one.unreachable,
            hash: one.hash,
            min_passes: one.min_passes,
            repeat: one.repeat,
            flaky: one.flaky,
            quarantined: one.quarantined,
            outcomes: one.outcomes,
        }),
        attempts: one.attempts.map(attempt),
    };
}
function orderedHeader({ counts, latency_ms: latency, usage, replayed, ...header }) {
    const { agent, judge } = usage;
    return {
        schema_version: header.schema_version,
        run_id: header.run_id,
        status: header.status,
        conclusion: header.conclusion,
        reason: header.reason,
        started_at: header.started_at,
        finished_at: header.finished_at,
        duration_ms: header.duration_ms,
        judge: header.judge,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({
            secrets_withheld: header.secrets_withheld,
            narrowed: header.narrowed,
            cancelled: header.cancelled,
            faults: header.faults,
            replayed: replayed && {
                ...recorded(replayed),
                ...{ attempts: replayed.attempts, of: replayed.of },
            },
            changed_cassettes: header.changed_cassettes,
            simulated_users: header.simulated_users,
        }),
        agent_id: header.agent_id,
        counts: {
            total: counts.total,
            passed: counts.passed,
            failed: counts.failed,
            errored: counts.errored,
            skipped: counts.skipped,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ unsure: counts.unsure }),
        },
        pass_rate: header.pass_rate,
        pass_rate_interval: header.pass_rate_interval,
        avg_scores: header.avg_scores,
        latency_ms: { mean: latency.mean, p50: latency.p50, p95: latency.p95 },
        usage: {
            agent: {
                calls: agent.calls,
                input_tokens: agent.input_tokens,
                output_tokens: agent.output_tokens,
                cost_usd: agent.cost_usd,
            },
            judge: {
                calls: judge.calls,
                cached_calls: judge.cached_calls,
                input_tokens: judge.input_tokens,
                output_tokens: judge.output_tokens,
                cost_usd: judge.cost_usd,
            },
        },
    };
}
const pretty = (value) => (0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify(value, null, 2));
/** As it stands in a list of lists, which is where its lines are indented by four: cut out, what stands around it is gone. */
var INDENTED_BY_4;
function INDENTED_BY_4$made() { return INDENTED_BY_4 = { before: '[\n  [\n    '.length, behind: '\n  ]\n]'.length }; }
const prettyBy4 = (value) => (0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify([[value]], null, 2).slice((INDENTED_BY_4 ?? INDENTED_BY_4$made()).before, -(INDENTED_BY_4 ?? INDENTED_BY_4$made()).behind));
/** As it stands in an object, of which the name comes along. */
const prettyMember = (name, value) => (0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify({ [name]: value }, null, 2).slice(1, -'\n}'.length));
/**
 * results.json (contract 6): every number and every text of the run, its keys always in the same order, two spaces of
 * indent, so that two runs can be compared by `diff`. Comes case by case. Safe to print: see `escapeJson`.
 */
function resultsJsonReport() {
    let first = true;
    return {
        *begin({ header, repeats, comparison, failure_analysis: failures }) {
            const head = { ...orderedHeader(header), ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ repeats }) };
            yield `${pretty(head).slice(0, -2)},`;
            if (comparison !== undefined)
                yield `${prettyMember('comparison', orderedComparison(comparison))},`;
            if (failures !== undefined)
                yield `${prettyMember('failure_analysis', failures)},`;
            yield '\n  "cases": [';
        },
        add(one) {
            const before = first ? '\n    ' : ',\n    ';
            first = false;
            return [before, prettyBy4(orderedCase(one))];
        },
        end: () => [`${first ? '' : '\n  '}]\n}\n`],
    };
}
/** results.json alone, piece by piece. */
const resultsJson = (report) => (0,(case_report ??= __webpack_require__(3882))/* piecesOf */.X)(resultsJsonReport(), report);


/***/ }),

/***/ 53136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ (experimentEntry ?? experimentEntry$made())),
/* harmony export */   C0: () => (/* binding */ (testCaseView ?? testCaseView$made())),
/* harmony export */   CN: () => (/* binding */ (runEntry ?? runEntry$made())),
/* harmony export */   Dh: () => (/* binding */ (optimizationView ?? optimizationView$made())),
/* harmony export */   IS: () => (/* binding */ (agentEntry ?? agentEntry$made())),
/* harmony export */   T1: () => (/* binding */ (evaluationEntry ?? evaluationEntry$made())),
/* harmony export */   __: () => (/* binding */ (optimizationEntry ?? optimizationEntry$made())),
/* harmony export */   lN: () => (/* binding */ (agentView ?? agentView$made())),
/* harmony export */   nJ: () => (/* binding */ (batchEntry ?? batchEntry$made())),
/* harmony export */   oF: () => (/* binding */ (scorerView ?? scorerView$made())),
/* harmony export */   uA: () => (/* binding */ MASKED)
/* harmony export */ });
/* unused harmony export resourceSource */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _experiment_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _optimization_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _scorer_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _stored_evaluation_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_2__;










/** Where a resource is kept: in a file of the evals folder, which the service only reads, or in the state. */
var resourceSource;
function resourceSource$made() { return resourceSource = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['evals', 'stored']); }
var source;
function source$made() { return source = { source: (resourceSource ?? resourceSource$made()) }; }
/** What stands in place of a value that may be a secret. */
const MASKED = '***';
var masked;
function masked$made() { return masked = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(MASKED)); }
/** A custom scorer as it is read back (interface 2.1). */
var scorerView;
function scorerView$made() { return scorerView = (_scorer_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(87835))/* .scorer */ .lM.extend((source ?? source$made())); }
/** A test case as it is read back (interface 2.6). */
var testCaseView;
function testCaseView$made() { return testCaseView = (_test_case_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(57361))/* .testCase */ .DH.safeExtend((source ?? source$made())); }
/** An agent in a list (interface 2.7). */
var agentEntry;
function agentEntry$made() { return agentEntry = (_agent_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79622))/* .agent */ .MA
    .pick({ id: true, name: true, provider: true, created_at: true })
    .extend((source ?? source$made())); }
/** An agent as it is read back: never its keys; of headers and environment the names only. */
var agentView;
function agentView$made() { return agentView = (_agent_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79622))/* .agent */ .MA.omit({ invocation: true }).extend({
    ...(source ?? source$made()),
    invocation: (_agent_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79622))/* .invocation */ .He.extend({ headers: (masked ?? masked$made()).optional(), env: (masked ?? masked$made()).optional() }).optional(),
}); }
/** A run in a list: its row of the index. What is not known before the end is null. */
var runEntry;
function runEntry$made() { return runEntry = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    run_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .runStatus */ .em,
    conclusion: (_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .conclusion */ .q$.nullable(),
    reason: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    started_at: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    finished_at: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable(),
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable(),
    counts: (_run_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(80023))/* .counts */ .tQ.nullable(),
    pass_rate: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).max(1).nullable(),
    judge: (_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .runHeader */ .jy.shape.judge.nullable(),
}); }
/** An experiment in a list; the whole is what the state keeps, with what it was asked to do. */
var experimentEntry;
function experimentEntry$made() { return experimentEntry = (_experiment_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(93361))/* .storedExperiment */ .bZ.pick({
    experiment_id: true,
    name: true,
    agent_id: true,
    created_at: true,
    status: true,
    recommendation: true,
}); }
/** An optimization as it is read back: the fields of interface 2.4, whose it is and when it began. */
var optimizationView;
function optimizationView$made() { return optimizationView = (_optimization_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(16458))/* .optimizeResponse */ .p2.extend({ agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), created_at: (_common_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(86462))/* .timestamp */ .vE }); }
/** In a list without its details. */
var optimizationEntry;
function optimizationEntry$made() { return optimizationEntry = (optimizationView ?? optimizationView$made()).omit({ details: true }); }
/** In a list with the bare scores. */
var evaluationEntry;
function evaluationEntry$made() { return evaluationEntry = (_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(65039))/* .storedEvaluation */ .m
    .omit({ results: true, errors: true })
    .extend({ scores: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()) }); }
/** A batch in a list without its items. */
var batchEntry;
function batchEntry$made() { return batchEntry = (_batch_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(51))/* .batchResponse */ .iG.omit({ results: true }); }


/***/ }),

/***/ 71598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ runView),
/* harmony export */   z: () => (/* binding */ unfinishedRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48277);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80023);



/** A run that is under way, waits, or broke off without results: what is known so far, under the names of results.json. */
const unfinishedRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_SCHEMA_VERSION */ .ZN),
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['queued', 'running', 'failed']),
    /** Null until it is decided. */
    conclusion: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusion */ .q$.nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    started_at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE,
    finished_at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE.nullable(),
    /** Null where cases have several agents, and where that is not known. */
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Of the cases that are finished; `total` counts all that were selected. */
    counts: _run_js__WEBPACK_IMPORTED_MODULE_3__/* .counts */ .tQ,
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM.nullable(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([]).optional(),
});
/** Answer of GET /v1/runs/{run_id}: results.json, the same without its cases (`?fields=summary`), or what is known so far. */
const runView = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runResults */ .Qj, _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runResults */ .Qj.omit({ cases: true }), unfinishedRun]);


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
var ROOT_TWO_PI;
function ROOT_TWO_PI$made() { return ROOT_TWO_PI = Math.sqrt(2 * Math.PI); }
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / (ROOT_TWO_PI ?? ROOT_TWO_PI$made());
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__;

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
var QUANTILES;
function QUANTILES$made() { return QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
}; }
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = (QUANTILES ?? QUANTILES$made())[confidence] ?? (0,(_normal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46172))/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ }),

/***/ 96593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   O: () => (/* binding */ JsonReader)
/* harmony export */ });
/* harmony import */ var _piece_js__WEBPACK_IMPORTED_MODULE_0__;

/** Where and why a JSON text cannot be read. */
class JsonError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
var NUMBER;
function NUMBER$made() { return NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y; }
var BLANKS;
function BLANKS$made() { return BLANKS = /[ \t\n\r]*/y; }
var LITERALS;
function LITERALS$made() { return LITERALS = new Map([
    ['t', ['true', true]],
    ['f', ['false', false]],
    ['n', ['null', null]],
]); }
/**
 * Strict JSON (RFC 8259) in one linear pass. `JSON.parse` is not enough here: it takes any depth (security.md F10), keeps the
 * last of two equal keys in silence, and cannot say where a value stands.
 */
class JsonReader {
    /** Keys that were given twice: the text can be read all the same, and the first value stands. */
    duplicates = [];
    #text;
    #offset = 0;
    #depth = 0;
    constructor(text) {
        this.#text = text;
    }
    /** The one value of the text. Throws JsonError. */
    document() {
        const value = this.#value();
        this.#end();
        return value;
    }
    /** The value with the offset of each entry when it is a list, else of the value itself. Throws JsonError. */
    entries() {
        this.#blanks();
        const start = this.#offset;
        if (this.#text[start] !== '[')
            return { list: false, entries: [{ value: this.document(), offset: start }] };
        const entries = [];
        this.#list((offset, value) => entries.push({ value, offset }));
        this.#end();
        return { list: true, entries };
    }
    /** Where the entries of the object or list at `offset` stand, by key or index; nothing for other values. The text was read before. */
    children(offset) {
        const found = new Map();
        this.#offset = offset;
        this.#depth = 0;
        if (this.#text[offset] === '[')
            this.#list((value) => found.set(found.size, { key: value, value }));
        else if (this.#text[offset] === '{')
            this.#object((key, keyOffset, value) => {
                if (!found.has(key))
                    found.set(key, { key: keyOffset, value });
            });
        return found;
    }
    #value() {
        this.#blanks();
        const first = this.#text[this.#offset];
        if (first === '"')
            return this.#string();
        if (first === '{') {
            const result = {};
            this.#object((key, keyOffset, _offset, value) => {
                if (!Object.hasOwn(result, key))
                    result[key] = value;
                else
                    this.duplicates.push(new JsonError(`the key ${JSON.stringify(key)} is given twice`, keyOffset));
            });
            return result;
        }
        if (first === '[') {
            const result = [];
            this.#list((_offset, value) => result.push(value));
            return result;
        }
        const literal = (LITERALS ?? LITERALS$made()).get(first ?? '');
        if (literal !== undefined && this.#text.startsWith(literal[0], this.#offset)) {
            this.#offset += literal[0].length;
            return literal[1];
        }
        return this.#number();
    }
    #number() {
        (NUMBER ?? NUMBER$made()).lastIndex = this.#offset;
        const match = (NUMBER ?? NUMBER$made()).exec(this.#text);
        if (match === null)
            throw this.#unexpected('a value');
        const value = Number(match[0]);
        if (!Number.isFinite(value))
            throw new JsonError('the number is too large', this.#offset);
        this.#offset += match[0].length;
        return value;
    }
    #string() {
        const text = this.#text;
        const start = this.#offset;
        let plain = true;
        for (let index = start + 1; index < text.length; index++) {
            const code = text.charCodeAt(index);
            if (code === 0x22) {
                this.#offset = index + 1;
                if (plain)
                    return text.slice(start + 1, index);
                try {
                    return JSON.parse(text.slice(start, index + 1));
                }
                catch {
                    throw new JsonError('the text has an escape that JSON does not know', start);
                }
            }
            if (code === 0x5c) {
                plain = false;
                index++;
            }
            else if (code < 0x20)
                throw new JsonError('a line break or control character in a text must be escaped', index);
        }
        throw new JsonError('the text is not closed', start);
    }
    #list(each) {
        this.#enter();
        this.#blanks();
        const empty = this.#text[this.#offset] === ']';
        if (empty)
            this.#leave();
        while (!empty) {
            this.#blanks();
            const offset = this.#offset;
            each(offset, this.#value());
            if (this.#after(']'))
                return;
        }
    }
    #object(each) {
        this.#enter();
        this.#blanks();
        const empty = this.#text[this.#offset] === '}';
        if (empty)
            this.#leave();
        while (!empty) {
            this.#blanks();
            const keyOffset = this.#offset;
            if (this.#text[keyOffset] !== '"')
                throw this.#unexpected('a key in double quotes');
            const key = this.#string();
            if (key === (_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .SWALLOWED_KEY */ .t8)
                throw new JsonError(`the key ${(_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .SWALLOWED_KEY */ .t8} is not allowed`, keyOffset);
            this.#blanks();
            if (this.#text[this.#offset] !== ':')
                throw this.#unexpected('":"');
            this.#offset++;
            this.#blanks();
            const offset = this.#offset;
            each(key, keyOffset, offset, this.#value());
            if (this.#after('}'))
                return;
        }
    }
    #enter() {
        if (++this.#depth > (_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .MAX_DEPTH */ .lr)
            throw new JsonError(`nested deeper than ${(_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .MAX_DEPTH */ .lr} levels`, this.#offset);
        this.#offset++;
    }
    #leave() {
        this.#depth--;
        this.#offset++;
    }
    /** After an entry: true at the end, false when another entry follows. */
    #after(close) {
        this.#blanks();
        if (this.#text[this.#offset] === close) {
            this.#leave();
            return true;
        }
        if (this.#text[this.#offset] !== ',')
            throw this.#unexpected(`"," or "${close}"`);
        this.#offset++;
        return false;
    }
    #blanks() {
        // Most tokens follow each other at once or after one space.
        if (this.#text.charCodeAt(this.#offset) > 0x20)
            return;
        (BLANKS ?? BLANKS$made()).lastIndex = this.#offset;
        (BLANKS ?? BLANKS$made()).exec(this.#text);
        this.#offset = (BLANKS ?? BLANKS$made()).lastIndex;
    }
    #end() {
        this.#blanks();
        if (this.#offset < this.#text.length)
            throw this.#unexpected('the end of the file');
    }
    #unexpected(wanted) {
        const found = this.#text[this.#offset];
        const what = found === undefined ? 'the text ends' : `found ${JSON.stringify(found)}`;
        return new JsonError(`not JSON: ${what} where ${wanted} should be`, this.#offset);
    }
}


/***/ }),

/***/ 36671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
var LEGACY_COMMAND;
function LEGACY_COMMAND$made() { return LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu; }
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
var UNSEEN;
function UNSEEN$made() { return UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu; }
/** Most JSON is plain ASCII, which needs neither search by Unicode property: as many bytes as characters, and no DEL. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
const escapeUnits = (text) => {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1)
        escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
    return escaped;
};
/**
 * JSON text that says the same and can be printed anywhere: characters outside ASCII that act without being seen, and
 * `##[`, become `\u` escapes. Works on finished JSON, because such characters occur only inside its strings
 * (security.md F1: plain JSON on a runner's log still executes commands).
 */
function escapeJson(json) {
    if (isPlain(json))
        return json.includes('##') ? json.replace((LEGACY_COMMAND ?? LEGACY_COMMAND$made()), '\\u0023') : json;
    return json.replace((LEGACY_COMMAND ?? LEGACY_COMMAND$made()), '\\u0023').replace((UNSEEN ?? UNSEEN$made()), escapeUnits);
}


/***/ })

};
