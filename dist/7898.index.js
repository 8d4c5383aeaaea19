export const id = 7898;
export const ids = [7898];
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

/***/ 52592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tableText)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__;


/** A last column narrower than this is not worth breaking lines for. */
const NARROWEST = 20;
/**
 * Rows as a table for people. With `width`, that of a terminal, the last column is broken into lines that stay in their
 * column; without it every row is one line, so that other programs can read the table.
 */
function tableText(rows, columns, width) {
    if (rows.length === 0)
        return 'none\n';
    const cells = [
        [...columns],
        ...rows.map((row) => columns.map((column) => (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(cellOf(row[column])))),
    ];
    const widths = columns.map((_, index) => cells.reduce((most, row) => Math.max(most, (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)(row[index] ?? '')), 0));
    const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
    const room = (width ?? 0) - before;
    const linesOf = (text) => (room >= NARROWEST ? (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(text, room) : [text]);
    return cells
        .map((row) => {
        const head = row.slice(0, -1).map((cell, index) => `${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(cell, widths[index] ?? 0)}  `);
        const [first = '', ...more] = linesOf(row.at(-1) ?? '');
        return [head.join('') + first, ...more.map((line) => ' '.repeat(before) + line)]
            .map((line) => `${line.trimEnd()}\n`)
            .join('');
    })
        .join('');
}
function cellOf(value) {
    if (value === null || value === undefined)
        return '-';
    return Array.isArray(value) ? value.join(', ') : String(value);
}


/***/ }),

/***/ 67898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   webhooksCommand: () => (/* binding */ webhooksCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _webhooks_allowed_private_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45824);
/* harmony import */ var _webhooks_deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32147);
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73880);
/* harmony import */ var _webhooks_registration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16617);
/* harmony import */ var _webhooks_schedule_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93237);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64979);
/* harmony import */ var _table_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52592);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87873);









/** Exit code where something was not delivered: a fault of somebody else, as in contract 6. */
const NOT_DELIVERED = 3;
/** `assay webhooks replay|test URL`: what is owed to webhooks once more, or a signed event to see whether a receiver works. */
async function webhooksCommand([what, url], flags) {
    if (what === 'replay' && url === undefined)
        return replay((0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags), flags);
    if (what === 'test' && url !== undefined)
        return sendTest((0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags), url, flags);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', what === 'test' ? 'webhooks test needs a URL' : `webhooks cannot ${[what, url].join(' ').trim()}`, {
        hint: 'Write: assay webhooks replay, or assay webhooks test https://host/path',
    });
}
/** Every pending and dead delivery of the state is tried once. */
async function replay(engine, flags) {
    const { out, screen, width } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .F)();
    const tried = await engine.webhooks().replay(flags.secret === undefined ? {} : { secret: flags.secret });
    if (flags.json === true)
        out(`${JSON.stringify({ deliveries: tried })}\n`);
    else {
        const rows = tried.map((one) => ({ ...one, outcome: `${one.outcome}: ${one.detail}` }));
        out((0,_table_text_js__WEBPACK_IMPORTED_MODULE_3__/* .tableText */ .q)(rows, ['delivery_id', 'event', 'url', 'outcome'], screen ? width : undefined));
    }
    return tried.some(({ outcome }) => outcome === 'failed') ? NOT_DELIVERED : 0;
}
/** One event whose ids say that it is a test, sent once. */
async function sendTest(engine, url, flags) {
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .F)();
    const { clock, env, http, ids, random } = engine.ports;
    const allow = (0,_webhooks_allowed_private_js__WEBPACK_IMPORTED_MODULE_4__/* .allowedPrivate */ .q)(env);
    await (0,_webhooks_registration_js__WEBPACK_IMPORTED_MODULE_5__/* .checkWebhookUrl */ .L)(url, allow, 'URL');
    // 32 bytes are what HMAC-SHA256 is at its strongest with (RFC 2104, 3).
    const secret = flags.secret ?? random.hex(32);
    const body = (0,_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_6__/* .payloadBody */ .jX)(testEvent, new Date(clock.now()).toISOString());
    const letter = { delivery_id: ids.next('del_test_'), event: testEvent.event, body };
    const begun = clock.monotonic();
    const { delivered, status, error } = await (0,_webhooks_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .c)(letter, { url, secret }, { http, allow, timeoutMs: _webhooks_schedule_js__WEBPACK_IMPORTED_MODULE_8__/* .TRY_MS */ .Jv });
    const duration_ms = Math.round(clock.monotonic() - begun);
    const made = flags.secret === undefined ? { secret } : {};
    if (flags.json === true) {
        const { delivery_id } = letter;
        out(`${JSON.stringify({ delivered, delivery_id, status: status ?? null, duration_ms, error, ...made })}\n`);
    }
    else {
        if (flags.secret === undefined)
            out(`signed with the secret ${secret}\n`);
        const what = delivered ? `delivered: answered ${status}` : `not delivered: ${error?.replace(/\.$/, '')}`;
        out(`${what} after ${duration_ms} ms\n`);
        const hint = delivered ? undefined : adviceFor(status, error ?? '', flags.secret);
        if (hint !== undefined)
            out(`what to do: ${hint}\n`);
    }
    return delivered ? 0 : NOT_DELIVERED;
}
/** What may help where a test event was not taken; nothing where the answer of the receiver says all that is known. */
function adviceFor(status, error, secret) {
    if (error.startsWith('address_denied'))
        return 'Give an https address of the public internet; ASSAY_ALLOW_PRIVATE_HOSTS names others that may be reached.';
    // In the words of OpenSSL; a name that does not match, or an old certificate, no authority mends.
    if (/self-signed certificate|unable to (verify|get)/.test(error))
        return 'Name the file of its authority (PEM) in NODE_EXTRA_CA_CERTS if you trust it.';
    // What a receiver answers to a signature that is not of its secret.
    if ((status === 401 || status === 403) && secret === undefined)
        return 'Give the secret of the receiver with --secret; this event was signed with one made for it.';
    return undefined;
}
const testEvent = {
    event: 'run.completed',
    data: {
        run_id: 'run_test',
        agent_id: 'agent_test',
        conclusion: 'passed',
        reason: 'This is a test event; no run was played.',
        pass_rate: 1,
        counts: { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0, unsure: 0 },
        avg_scores: { exact_match: 1 },
        duration_ms: 0,
    },
};


/***/ }),

/***/ 16617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkWebhookUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ports_http_http_target_js__WEBPACK_IMPORTED_MODULE_1__;


var IPV4;
function IPV4$made() { return IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/; }
/**
 * Refuses an address that can never be sent to: no https, user or password in it, or a literal address that is not public and
 * not in `allow`. Names are resolved and checked at each delivery instead, because what they resolve to changes (contract
 * 10). Fault `validation_failed` with the problem at `path`.
 */
async function checkWebhookUrl(url, allow, path = 'url') {
    const message = await problemOf(url, allow);
    if (message === undefined)
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${path}: ${message}`, {
        where: path,
        hint: 'Give an https address of the public internet; ASSAY_ALLOW_PRIVATE_HOSTS names others that may be reached.',
        problems: [{ path, message }],
    });
}
async function problemOf(url, allow) {
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
        return 'must be an https URL';
    const { hostname } = new URL(url);
    try {
        await (0,(_ports_http_http_target_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(81755))/* .httpTarget */ .SA)({ method: 'POST', url, reach: 'public', allow });
    }
    catch (error) {
        const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        const literal = hostname.startsWith('[') || (IPV4 ?? IPV4$made()).test(hostname);
        if (fault.code === 'address_denied' && !literal)
            return undefined;
        if (fault.code === 'address_denied')
            return `the address ${hostname} is not public`;
        return fault.message;
    }
    return undefined;
}


/***/ })

};
