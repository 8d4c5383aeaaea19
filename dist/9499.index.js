export const id = 9499;
export const ids = [9499];
export const modules = {

/***/ 29499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  transportsByProxy: () => (/* binding */ transportsByProxy)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/allowed-hosts.js
var allowed_hosts;
// EXTERNAL MODULE: ./lib/ports/checked-lookup.js
var checked_lookup;
// EXTERNAL MODULE: ./lib/ports/connection-fault.js
var connection_fault;
// EXTERNAL MODULE: ./lib/ports/http/connection-pool.js + 1 modules
var connection_pool;
// EXTERNAL MODULE: ./lib/ports/http/direct-transports.js
var direct_transports;
;// CONCATENATED MODULE: ./lib/ports/names-known-here.js


/** How long this machine may take to resolve a name that the proxy will resolve anyway. */
const LOCAL_MS = 1_000;
/** How long a name without an answer is handed to the proxy without asking again, and one with a late denial to nobody. */
const KEPT_MS = 60_000;
const MOST_KEPT = 256;
/**
 * Looks at the addresses of a name that the proxy will resolve itself, and rejects where one is denied. A name that this machine does
 * not know, or not soon, is the proxy's alone: many machines behind a proxy have no names of the outside. A late answer counts
 * all the same: the signal that is returned while one may come is aborted by a denial, which every later call rejects with
 * until there is another answer.
 */
function namesKnownHere(lookup) {
    const kept = new Map();
    function keep(host, one) {
        if (kept.size >= MOST_KEPT && !kept.has(host))
            kept.clear();
        one.until = performance.now() + KEPT_MS;
        kept.set(host, one);
    }
    return async (host) => {
        if ((0,(external_node_net_ ??= __webpack_require__(77030)).isIP)(host) !== 0)
            return undefined;
        const before = kept.get(host);
        if (before !== undefined && before.until > performance.now())
            return stillOpen(before);
        const answer = resolved(host, lookup);
        const found = await inTime(answer);
        if (found === undefined)
            keep(host, { until: 0, denial: new AbortController() });
        else if (found !== 'late')
            kept.delete(host);
        if (found !== 'late')
            return undefined;
        const one = before?.denial.signal.aborted === true ? before : { until: 0, denial: new AbortController() };
        keep(host, one);
        answer.then((addresses) => {
            if (addresses !== undefined && kept.get(host) === one)
                kept.delete(host);
        }, (refusal) => {
            keep(host, one);
            one.denial.abort(refusal);
        });
        return stillOpen(one);
    };
}
/** Throws the refusal where it has come. */
function stillOpen({ denial }) {
    denial.signal.throwIfAborted();
    return denial.signal;
}
async function inTime(answer) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, LOCAL_MS, 'late');
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
/** Every address of a name, or undefined where it cannot be resolved; rejects where one of them is denied. */
function resolved(host, lookup) {
    return new Promise((resolve, reject) => lookup(host, { all: true }, (error, found) => {
        if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC)
            reject(error);
        else
            resolve(error === null && Array.isArray(found) ? found.map(({ address }) => address) : undefined);
    }));
}

// EXTERNAL MODULE: ./lib/ports/proxy-rule.js
var proxy_rule;
// EXTERNAL MODULE: external "node:http"
var external_node_http_;
;// CONCATENATED MODULE: ./lib/ports/proxy-tunnel.js




/** What can be done where the proxy is in the way. */
const HINT = 'Look into the log of the proxy, or name in no_proxy what is called without it.';
/** An error of a connection is seen where it is waited for; anywhere else it is its end that is seen. */
const ignore = () => undefined;
/** A connection to the proxy; Fault `connection` that names it where there is none. */
async function proxyConnection(proxy, signal) {
    const { host, port } = proxy;
    try {
        if (proxy.protocol === 'http:')
            return await settled((0,(external_node_net_ ??= __webpack_require__(77030)).connect)({ host, port }), 'connect', signal);
        const tls = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 41692, 19));
        // An address is no name that a certificate could be asked for.
        const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
        return await settled(tls.connect({ host, port, ...servername }), 'secureConnect', signal);
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        const { code, message, subcode, retry } = (0,(connection_fault ??= __webpack_require__(87975))/* connectionFault */.x)(error, `The proxy ${proxy.shown}`);
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC(code, message, {
            where: proxy.shown,
            ...(subcode === undefined ? {} : { subcode }),
            retry,
            cause: error,
            hint: HINT,
        });
    }
}
/** The socket as soon as it says that it stands. Destroyed where it breaks, or the signal comes, before that. */
function settled(socket, event, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => {
            socket.off(event, stands).off('error', fail).off('close', closed);
            signal.removeEventListener('abort', aborted);
        };
        const stands = () => {
            stop();
            resolve(socket);
        };
        const fail = (error) => {
            stop();
            socket.destroy();
            reject(error);
        };
        const closed = () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' }));
        const aborted = () => fail(signal.reason);
        socket.on('error', ignore);
        socket.once(event, stands).once('error', fail).once('close', closed);
        signal.addEventListener('abort', aborted, { once: true });
        if (signal.aborted)
            aborted();
    });
}
/**
 * Asks the proxy at the other end of the socket for a tunnel to `authority` (host and port). The socket leads there afterwards; Fault
 * `connection` with subcode `proxy` where the proxy does not make one.
 */
function tunnelThrough(socket, authority, proxy, signal) {
    return new Promise((resolve, reject) => {
        const connecting = (0,(external_node_http_ ??= __webpack_require__(37067)).request)({
            method: 'CONNECT',
            path: authority,
            createConnection: () => socket,
            headers: { host: authority, ...proxyHeaders(proxy) },
        });
        let isMade = false;
        const fail = (error) => {
            // Once there is a tunnel its request is over, which is no fault.
            if (isMade)
                return;
            signal.removeEventListener('abort', aborted);
            socket.destroy();
            reject(error);
        };
        const aborted = () => fail(signal.reason);
        const broken = (error) => fail(isUnreadable(error)
            ? noTunnel(proxy, authority, 'sent an answer that cannot be read', error, false)
            : noTunnel(proxy, authority, 'closed the connection', error));
        signal.addEventListener('abort', aborted, { once: true });
        connecting.on('error', broken).on('close', broken);
        connecting.once('connect', ({ statusCode = 0 }, _, head) => {
            if (statusCode < 200)
                return fail(noTunnel(proxy, authority, `answered ${statusCode} instead of making a tunnel`, undefined, false));
            if (statusCode > 299)
                return fail(refusedBy(proxy, authority, statusCode));
            // Whoever is behind the tunnel waits for this side to begin.
            if (head.length > 0)
                return fail(noTunnel(proxy, authority, 'sent something before it was asked'));
            isMade = true;
            signal.removeEventListener('abort', aborted);
            resolve(socket);
        });
        connecting.end();
    });
}
/** Headers about this client for the proxy, beside the request itself. */
function proxyHeaders({ authorization }) {
    return authorization === undefined ? {} : { 'proxy-authorization': authorization };
}
/** The proxy's refusal of what it was asked for; `what` is an address or a request. */
function refusedBy(proxy, what, status) {
    if (status !== 407)
        return new (errors ??= __webpack_require__(452))/* Fault */.vC('connection', `The proxy ${proxy.shown} refused ${what} (status ${status}).`, {
            where: proxy.shown,
            subcode: 'proxy',
            status,
            retry: status === 429 || status >= 500,
            hint: HINT,
        });
    const problem = proxy.authorization === undefined ? 'wants a user and a password' : 'did not accept user and password';
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('connection', `The proxy ${proxy.shown} ${problem} (status 407).`, {
        where: proxy.shown,
        subcode: 'proxy',
        status,
        retry: false,
        hint: 'Write them before the host, percent-encoded where they hold signs of an address: http://user:password@host:port.',
    });
}
/** Of the parser of Node: no HTTP, or a head that is too long; the same proxy says the same again. */
const isUnreadable = (error) => error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_');
function noTunnel(proxy, authority, problem, cause, retry) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('connection', `The proxy ${proxy.shown} ${problem} when it was asked for ${authority}.`, {
        where: proxy.shown,
        subcode: 'proxy',
        ...(retry === undefined ? {} : { retry }),
        cause,
        hint: HINT,
    });
}

;// CONCATENATED MODULE: ./lib/ports/proxied.js










/** Addresses of one name that the proxy is asked for in turn. */
const MOST_ADDRESSES = 4;
/** Transports by the proxies that the environment names; `direct` ones for what it exempts. */
function transportsByProxy(world) {
    const found = new WeakMap();
    const made = new Map();
    async function find(target) {
        const proxy = await (0,(proxy_rule ??= __webpack_require__(55107))/* proxyFor */.iJ)(target, world.env);
        if (proxy === undefined)
            return world.direct(target);
        const way = wayTo(target);
        const key = `${target.pool} ${way}`;
        const transport = made.get(key) ?? makeTransport(target, proxy, way, world);
        made.set(key, transport);
        return transport;
    }
    return (target) => {
        const transport = found.get(target) ?? find(target);
        found.set(target, transport);
        return transport;
    };
}
/** What somebody else chose is called at the address that was checked, unless its name was allowed. */
function wayTo({ url, host, reach, allow }) {
    if (reach === 'public' && !(0,(allowed_hosts ??= __webpack_require__(18198))/* allowsName */.IH)(allow, host))
        return 'pinned';
    return url.protocol === 'https:' ? 'tunnel' : 'forwarded';
}
async function makeTransport({ url, reach, allow }, proxy, way, { resolve }) {
    const tls = url.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 41692, 19)) : undefined;
    const { readerFor } = await Promise.all(/* import() */[__webpack_require__.e(866), __webpack_require__.e(6658)]).then(__webpack_require__.bind(__webpack_require__, 46658));
    const lookup = (0,(checked_lookup ??= __webpack_require__(33364))/* checkedLookup */.yG)(reach, resolve, allow);
    const open = connectionOpener(proxy, way, lookup);
    return {
        poolOf: (0,(connection_pool ??= __webpack_require__(83892))/* poolsByAuthority */.e)(),
        stands: 'connect',
        readerFor,
        async open({ host, port = tls === undefined ? '80' : '443' }, came, within) {
            const secured = (socket) => tls?.connect({ socket, host, ALPNProtocols: (direct_transports ??= __webpack_require__(63503))/* PROTOCOLS */.yv, ...(0,(direct_transports ??= __webpack_require__(63503))/* serverName */.L5)(host) }) ?? socket; // The host is what the certificate is checked for.
            const socket = await open({ host, port }, within, tls === undefined ? undefined : secured);
            return socket.on('data', came);
        },
        proxied: {
            headers: way === 'forwarded' ? proxyHeaders(proxy) : undefined,
            // Of a tunnel nothing but its making is the proxy's; and of what it forwards only this is surely its own.
            refused: (status) => way === 'forwarded' && status === 407 ? refusedBy(proxy, 'the request', status) : undefined,
        },
    };
}
function connectionOpener(proxy, way, lookup) {
    const lookAt = namesKnownHere(lookup);
    return async ({ host, port }, { ms, signal: ended }, secured) => {
        const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
        const limit = new AbortController();
        const late = () => limit.abort((0,(connection_fault ??= __webpack_require__(87975))/* timeoutFault */.q)('connect', ms, `${authority}, by the proxy ${proxy.shown},`));
        const timer = setTimeout(late, ms).unref(); // The connection itself keeps the process waiting.
        try {
            const places = way === 'pinned' ? await pinned(host, authority, lookup) : [authority];
            const denial = way === 'pinned' ? undefined : await lookAt(host);
            const signal = anyOf(limit.signal, denial, ended);
            if (way === 'forwarded')
                return endedBy(denial, await proxyConnection(proxy, signal));
            const tunnel = await firstTunnel(places, proxy, signal);
            if (secured === undefined)
                return endedBy(denial, tunnel);
            return endedBy(denial, await settled(secured(tunnel), 'secureConnect', signal));
        }
        finally {
            clearTimeout(timer);
        }
    };
}
const anyOf = (...signals) => AbortSignal.any(signals.filter((signal) => signal !== undefined));
/** The connection, which breaks with the reason of the signal when that comes. */
function endedBy(signal, socket) {
    if (signal === undefined)
        return socket;
    if (signal.aborted) {
        socket.destroy();
        throw signal.reason;
    }
    const end = () => socket.destroy(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', end));
    return socket;
}
/** A tunnel to the first place that the proxy reaches. */
async function firstTunnel(places, proxy, signal) {
    for (const [index, place] of places.entries()) {
        const socket = await proxyConnection(proxy, signal);
        try {
            return await tunnelThrough(socket, place, proxy, signal);
        }
        catch (error) {
            const isUnreached = error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && (error.status ?? 0) >= 500;
            if (!isUnreached || index === places.length - 1)
                throw error;
        }
    }
    throw new Error('there is no place to go to');
}
/** The checked addresses of a host, with its port; what cannot be resolved here cannot be checked, and is refused. */
async function pinned(host, authority, lookup) {
    if ((0,(external_node_net_ ??= __webpack_require__(77030)).isIP)(host) !== 0)
        return [authority];
    const port = authority.slice(authority.lastIndexOf(':'));
    const addresses = await resolved(host, lookup);
    if (addresses === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('connection', `${authority} was not called: this machine cannot resolve its name.`, {
            where: host,
            subcode: 'dns',
            hint: 'Also behind a proxy the addresses of a webhook are checked first. Name the host in ASSAY_ALLOW_PRIVATE_HOSTS to have the proxy resolve it.',
        });
    return addresses
        .slice(0, MOST_ADDRESSES)
        .map((address) => (address.includes(':') ? `[${address}]${port}` : `${address}${port}`));
}


/***/ }),

/***/ 55107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Tv: () => (/* binding */ bypassList),
/* harmony export */   iJ: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _allowed_hosts_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * The proxy through which a target is called, or undefined where it is called directly. The rule is that of GitHub's toolkit:
 * `https_proxy` for https, `http_proxy` for http, lower case before upper case; loopback is always called directly.
 * `no_proxy` may hold ranges of addresses beside what the toolkit knows, as for curl. Fault `validation_failed` for a variable
 * that names no proxy.
 */
async function proxyFor({ url, host }, env) {
    const found = (0,(_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .firstOf */ .Ku)(env, (_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .PROXY_VARIABLES */ .bD[url.protocol === 'https:' ? 'https:' : 'http:']);
    if (found === undefined || isThisMachine(host))
        return undefined;
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
    if (await isBypassed(host, port, bypassList(env)))
        return undefined;
    return proxyOf(found.name, found.value);
}
/** Entries of `no_proxy`, in lower case. */
function bypassList(env) {
    const written = (0,(_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .firstOf */ .Ku)(env, (_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .BYPASS_VARIABLES */ .nQ)?.value ?? '';
    return written
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((entry) => entry !== '');
}
/** Names and addresses of loopback, as `URL` writes them. */
function isThisMachine(host) {
    const name = host.replace(/\.$/, '');
    return (name === 'localhost' ||
        name.endsWith('.localhost') ||
        host === '::1' ||
        /^127(\.\d{1,3}){3}$|^::ffff:7f[\da-f]{2}:/.test(host));
}
/**
 * Whether an entry names the host: itself or a name that it ends with, each with or without a port; `*` names every host.
 * Addresses and ranges name a host that is written as an address; what a name resolves to is not looked at.
 */
async function isBypassed(host, port, entries) {
    const name = host.replace(/\.$/, '');
    const isNamed = (entry) => {
        if (entry === '*')
            return true;
        const [, suffix = ''] = /^(?:\*?\.)?(.*?)\.?$/.exec(withoutPort(entry, port)) ?? [];
        return suffix !== '' && (name === suffix || name.endsWith(`.${suffix}`));
    };
    const isAddress = host.includes(':') || /^\d+(\.\d+){3}$/.test(host);
    if (!isAddress)
        return entries.some(isNamed);
    // Addresses have no names below them: 12.3 is no end of 10.11.12.3.
    const addresses = entries.map((entry) => withoutPort(entry, port));
    return entries.includes('*') || (await (0,(_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(18198))/* .allowsAddress */ .h6)(addresses, host));
}
/** An entry without its port where that is the one called; IPv6 addresses have a port only behind brackets. */
function withoutPort(entry, port) {
    const ends = `:${port}`;
    const hasPort = entry.endsWith(ends) && (entry.endsWith(`]${ends}`) || entry.indexOf(':') === entry.length - ends.length);
    return hasPort ? entry.slice(0, -ends.length) : entry;
}
/** The proxy that a variable with this value names; Fault `validation_failed` where it names none. */
function proxyOf(variable, written) {
    const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `http://${written}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isKnown = url?.protocol === 'http:' || url?.protocol === 'https:';
    if (url === undefined || !isKnown || url.port === '0')
        throw badProxy(variable, url === undefined || isKnown
            ? 'is no address of a proxy'
            : `names a proxy that speaks ${url.protocol.slice(0, -1)}`);
    const { protocol, hostname } = url;
    const port = url.port === '' ? (protocol === 'https:' ? 443 : 80) : Number(url.port);
    return {
        protocol: protocol === 'https:' ? 'https:' : 'http:',
        host: hostname.replace(/^\[(.*)\]$/, '$1'),
        port,
        authorization: authorizationOf(variable, url),
        url: url.href,
        shown: `${protocol}//${hostname}:${port} (${variable})`,
    };
}
function authorizationOf(variable, { username, password }) {
    if (username === '' && password === '')
        return undefined;
    try {
        const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
        return `Basic ${Buffer.from(user).toString('base64')}`;
    }
    catch {
        throw badProxy(variable, 'has a user or password with a "%" that encodes no character');
    }
}
/** Without the value: it may hold a password. */
function badProxy(variable, problem) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The environment variable ${variable} ${problem}.`, {
        where: variable,
        hint: 'Write http://host:port or https://host:port, with user:password@ before the host where the proxy wants it; name in no_proxy what is called without it.',
    });
}


/***/ })

};
