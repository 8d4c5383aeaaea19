export const id = 6739;
export const ids = [6739];
export const modules = {

/***/ 76739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   outputSecrets: () => (/* binding */ outputSecrets),
/* harmony export */   redactOutput: () => (/* binding */ redactOutput),
/* harmony export */   shownReport: () => (/* binding */ shownReport),
/* harmony export */   shownText: () => (/* binding */ shownText),
/* harmony export */   shownValue: () => (/* binding */ shownValue)
/* harmony export */ });
/* harmony import */ var _engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_2__;


/** The secrets of this command; undefined under `--no-redact`. Whatever is printed or written asks here. */
let secrets;
/** Takes secrets out of everything that this command prints and writes from now on, or no longer. */
function redactOutput(env) {
    secrets = env === undefined ? undefined : (0,(_engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7741))/* .knownSecrets */ .xU)((0,(_engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7741))/* .secretVariables */ .c8)(env));
    return secrets;
}
/** The secrets that are taken out; undefined where none are. */
const outputSecrets = () => secrets;
/** A text as it may be printed. */
const shownText = (text) => secrets?.redact(text) ?? text;
/** Plain data as it may be printed and written: before it is cut and spelled, because half a secret is found by nobody. */
const shownValue = (value) => secrets === undefined || secrets.isEmpty() ? value : (0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79059))/* .redacted */ .p)(value, secrets.redact);
/** The report of a run as it may be printed and written. */
const shownReport = (report) => secrets === undefined || secrets.isEmpty() ? report : (0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(32815))/* .redactedReport */ .d)(report, secrets.redact);


/***/ }),

/***/ 7741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vn: () => (/* binding */ secretsPassedOn),
/* harmony export */   c8: () => (/* binding */ secretVariables),
/* harmony export */   xU: () => (/* binding */ knownSecrets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ports_proxy_variables_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _test_cases_interpolate_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_escape_redact_js__WEBPACK_IMPORTED_MODULE_2__;




/** Variables whose values are secrets by their names: `OPENAI_API_KEY`, `db_password`, `TOKEN_2`. */
var NAMED_LIKE_A_SECRET;
function NAMED_LIKE_A_SECRET$made() { return NAMED_LIKE_A_SECRET = /(^|_)(KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|APIKEY|PAT)(_\d+)?$/i; }
/** Variables that say where something is, or who and how, whatever uses them: taking their values out would only garble paths. */
var PLACES;
function PLACES$made() { return PLACES = new Set('PATH HOME LANG TMPDIR TMP TEMP PWD USER USERNAME LOGNAME SHELL GITHUB_WORKSPACE RUNNER_TEMP'.split(' ')); }
/** User and password in an address, such as that of a database. */
var IN_ADDRESS;
function IN_ADDRESS$made() { return IN_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@:]*:([^\s/?#@]+)@/i; }
/** What is named like a secret in the environment, passwords in its addresses, and who a proxy is told we are (security.md S04). */
function secretVariables(env) {
    const values = env.names().flatMap((name) => {
        const value = env.get(name) ?? '';
        const password = (IN_ADDRESS ?? IN_ADDRESS$made()).exec(value)?.[1];
        return [
            ...((NAMED_LIKE_A_SECRET ?? NAMED_LIKE_A_SECRET$made()).test(name) ? [value] : []),
            ...(password === undefined ? [] : [password, decoded(password)]),
        ];
    });
    return [...values, ...(0,(_ports_proxy_variables_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(24636))/* .proxySecrets */ .Wm)(env)].filter((_text_escape_redact_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(98153))/* .isRedactable */ .sv);
}
/**
 * The values of variables that an evals folder passes on to agents and webhooks (`${NAME}`), but for those that are places. The files are
 * looked through as text, so that what is known of secrets does not depend on whether they are valid, or needed by a command.
 */
function secretsPassedOn(evalsDir, { files, env }) {
    const names = new Set();
    const lookInto = (path, depth) => {
        const stat = files.stat(path);
        if (stat?.kind === 'directory' && depth < DEEPEST_FOLDER)
            for (const name of files.list(path))
                lookInto((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(path, name), depth + 1);
        if (stat?.kind !== 'file' || stat.size > LARGEST_FILE)
            return;
        for (const name of (0,(_test_cases_interpolate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(73835))/* .variablesIn */ .DF)(files.readTextIfThere(path) ?? '').names)
            names.add(name);
    };
    for (const place of ['assay.yaml', 'assay.yml', 'agents']) {
        try {
            lookInto((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(evalsDir, place), 0);
        }
        catch {
            // What cannot be read is reported by whoever needs it.
        }
    }
    return [...names].filter((name) => !(PLACES ?? PLACES$made()).has(name)).map((name) => env.get(name) ?? '');
}
const DEEPEST_FOLDER = 8;
/** Larger files are no agents. */
const LARGEST_FILE = 4 * 1024 * 1024;
/** Secrets, of which more may become known; what removes them is made when it is first needed. */
function knownSecrets(values) {
    const known = new Set();
    let made;
    const add = (more) => {
        const fresh = [...new Set(more)].filter((value) => (0,(_text_escape_redact_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(98153))/* .isRedactable */ .sv)(value) && !known.has(value));
        for (const value of fresh)
            known.add(value);
        if (fresh.length > 0)
            made = undefined;
        return fresh;
    };
    add(values);
    return {
        redact(text) {
            made ??= (0,(_text_escape_redact_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(98153))/* .redactor */ .$p)([...known]);
            return made(text);
        },
        isEmpty: () => known.size === 0,
        add,
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 24636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Wm: () => (/* binding */ proxySecrets),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES),
/* harmony export */   nQ: () => (/* binding */ BYPASS_VARIABLES),
/* harmony export */   pk: () => (/* binding */ namesProxy),
/* harmony export */   xV: () => (/* binding */ proxySnapshot)
/* harmony export */ });
/** Variables that name a proxy, by the protocol of what is called; the first that is not empty counts. */
const PROXY_VARIABLES = {
    'https:': ['https_proxy', 'HTTPS_PROXY'],
    'http:': ['http_proxy', 'HTTP_PROXY'],
};
/** Variables that name what is called without a proxy. */
const BYPASS_VARIABLES = ['no_proxy', 'NO_PROXY'];
/** The first of these variables that holds something, with its value; empty and missing are the same. */
function firstOf(env, names) {
    return names
        .map((name) => ({ name, value: env.get(name)?.trim() ?? '' }))
        .find(({ value }) => value !== '');
}
/** Whether the environment names any proxy: nothing of proxies is loaded where it does not. */
function namesProxy(env) {
    return Object.values(PROXY_VARIABLES).some((names) => firstOf(env, names) !== undefined);
}
/** What the environment says of proxies now, whatever becomes of it. */
function proxySnapshot(env) {
    const names = [...Object.values(PROXY_VARIABLES).flat(), ...BYPASS_VARIABLES];
    const values = new Map(names.map((name) => [name, env.get(name)]));
    return { get: (name) => values.get(name) };
}
/** Every variable that any program reads the address of a proxy from, `no_proxy` being a list of what has none. */
const NAMES_A_PROXY = /^(?!no_)[a-z]+_proxy$/i;
/** User and password of an address, also of one that cannot be parsed: up to the last `@`. */
const USER_INFO = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is;
/**
 * What must never be printed of the variables that name a proxy: addresses with a user or password, both together, and the password
 * alone (the user, where there is no password), as written and decoded; and what is made of both for the proxy.
 */
function proxySecrets(env) {
    const found = env.names().flatMap((name) => {
        const address = NAMES_A_PROXY.test(name) ? (env.get(name)?.trim() ?? '') : '';
        const [, written = ''] = USER_INFO.exec(address) ?? [];
        return written === '' ? [] : [address, ...userInfoSecrets(written)];
    });
    return [...new Set(found)];
}
function userInfoSecrets(written) {
    const colon = written.indexOf(':');
    const user = colon < 0 ? written : written.slice(0, colon);
    const password = colon < 0 ? '' : written.slice(colon + 1);
    const basic = Buffer.from(`${decoded(user)}:${decoded(password)}`).toString('base64');
    const alone = password === '' ? user : password;
    return [written, decoded(written), basic, alone, decoded(alone)];
}
/** Percent-decoded; as it is where it encodes no text. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 32815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ redactedReport)
/* harmony export */ });
/* harmony import */ var _text_escape_redacted_value_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * A run's report without secrets, for everything that is made of it. Before a text is cut, because half a secret is found by
 * nobody, and before it is spelled for its format (security.md S04). Cases are read when they are asked for, as before.
 */
function redactedReport(report, redact) {
    const { cases, ...rest } = report;
    return {
        ...(0,(_text_escape_redacted_value_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(79059))/* .redacted */ .p)(rest, redact),
        cases: {
            *[Symbol.iterator]() {
                for (const one of cases)
                    yield (0,(_text_escape_redacted_value_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(79059))/* .redacted */ .p)(one, redact);
            },
        },
    };
}


/***/ }),

/***/ 73835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ resolveVariables),
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Q7: () => (/* binding */ resolveWebhook),
/* harmony export */   uM: () => (/* binding */ missingVariables)
/* harmony export */ });
/** `${NAME}`. Anything else between the braces is a mistake worth naming. */
var USE;
function USE$made() { return USE = /\$\{([^}]*)\}/g; }
var NAME;
function NAME$made() { return NAME = /^[A-Za-z_][A-Za-z0-9_]*$/; }
/** Names that a text uses, and what stands in braces but is no name. */
function variablesIn(text) {
    const inside = [...text.matchAll((USE ?? USE$made()))].map((match) => match[1] ?? '');
    return {
        names: inside.filter((name) => (NAME ?? NAME$made()).test(name)),
        malformed: inside.filter((name) => !(NAME ?? NAME$made()).test(name)),
    };
}
/** Says for every use of an unset or empty variable where it stands (contract 2). */
function missingVariables(uses, env) {
    return uses
        .filter(({ name }) => (env.get(name) ?? '') === '')
        .map(({ name, ...location }) => ({
        ...location,
        severity: 'error',
        message: `the environment variable ${name} is ${env.get(name) === undefined ? 'not set' : 'empty'}`,
    }));
}
/** An agent with its variables filled in, ready to be called; problems instead when one is unset. */
function resolveVariables(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { agent: null, problems };
    const { invocation } = loaded.agent;
    const fill = (record) => fillRecord(record, env);
    return {
        agent: {
            agent: invocation === undefined
                ? loaded.agent
                : {
                    ...loaded.agent,
                    invocation: {
                        ...invocation,
                        ...(invocation.headers === undefined ? {} : { headers: fill(invocation.headers) }),
                        ...(invocation.env === undefined ? {} : { env: fill(invocation.env) }),
                    },
                },
            credentials: fill(loaded.rawCredentials),
            home: loaded.home,
        },
        problems: [],
    };
}
/** A webhook with its secret filled in; problems instead when a variable is unset. */
function resolveWebhook(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { webhook: null, problems };
    return { webhook: { ...loaded.webhook, secret: fillText(loaded.webhook.secret, env) }, problems: [] };
}
/** A value that a variable brings is never looked into again. */
function fillText(text, env) {
    return text.replace((USE ?? USE$made()), (whole, name) => ((NAME ?? NAME$made()).test(name) ? (env.get(name) ?? '') : whole));
}
function fillRecord(record, env) {
    const filled = Object.entries(record).map(([key, text]) => [
        key,
        text === undefined ? text : fillText(text, env),
    ]);
    // The keys are those of `record`, which the type of fromEntries cannot say.
    return Object.fromEntries(filled);
}


/***/ }),

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   _p: () => (/* binding */ (ESCAPE_SEQUENCE ?? ESCAPE_SEQUENCE$made()))
/* harmony export */ });
/**
 * Escape sequences of terminals: CSI (colours, cursor), string sequences that end properly (OSC titles and links, DCS,
 * SOS, PM, APC), then the short forms. ECMA-48 5.4 and 5.6; both the ESC form and the single C1 character. String
 * bodies stop at the next control, so an unterminated one loses its introducer only and the scan stays linear.
 */
var ESCAPE_SEQUENCE;
function ESCAPE_SEQUENCE$made() { return ESCAPE_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x08\x0a-\x1f\x80-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g; }
var LINE_BREAK;
function LINE_BREAK$made() { return LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g; }
/** C0 and C1 but tab and newline, DEL, annotation marks and noncharacters. */
var CONTROL;
function CONTROL$made() { return CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\ufffe\uffff]/g; }
/**
 * Everything that Unicode calls ignorable in display: bidi controls, zero-width characters, soft hyphen, tag characters,
 * variation selectors. The emoji variation selector stays where it belongs, behind a pictograph.
 */
var INVISIBLE;
function INVISIBLE$made() { return INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu; }
/**
 * Anything but the characters of most scripts, of which none is a control and none ignorable. Most texts have none of it, and to look
 * for it takes half of what `SUSPECT` takes.
 */
var UNUSUAL;
function UNUSUAL$made() { return UNUSUAL = /[^\t\n\x20-\x7e\xa0-\xac\xae-\u034e\u0370-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2027\u2030-\u205f\u3000-\u3163\u3165-\ud7ff]/; }
var SUSPECT;
function SUSPECT$made() { return SUSPECT = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufff9-\uffff]|\p{Default_Ignorable_Code_Point}/u; }
/**
 * Text from outside without what a reader cannot see: no terminal escapes, no control characters but newline and tab, no
 * bidi or zero-width controls, no tag characters; every line break is `\n` and lone surrogates are U+FFFD. What is
 * visible stays as it was. Cleaning twice changes nothing (security.md S14, S20).
 */
function cleanText(text) {
    if (!(UNUSUAL ?? UNUSUAL$made()).test(text))
        return text;
    const whole = text.isWellFormed() ? text : text.toWellFormed();
    if (!(SUSPECT ?? SUSPECT$made()).test(whole))
        return whole;
    return whole
        .replace((ESCAPE_SEQUENCE ?? ESCAPE_SEQUENCE$made()), '')
        .replace((LINE_BREAK ?? LINE_BREAK$made()), '\n')
        .replace((CONTROL ?? CONTROL$made()), '')
        .replace((INVISIBLE ?? INVISIBLE$made()), '');
}
/** Cleaned text on one line: every run of white space is one space. For table cells, titles and terminal lines. */
function oneLine(text) {
    return cleanText(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 79160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__;

var ENTITIES;
function ENTITIES$made() { return ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
}; }
/** Text for HTML, in element content or a quoted attribute. Never for a URL attribute, a script or a style. */
function escapeHtml(text) {
    return (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text).replace(/[&<>"']/g, (character) => (ENTITIES ?? ENTITIES$made())[character]);
}
/** Text for XML 1.0 element content. Characters that XML forbids are gone with the controls; `]]>` cannot appear. */
function xmlText(text) {
    return (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text).replace(/[&<>]/g, (character) => (ENTITIES ?? ENTITIES$made())[character]);
}
/** Text for a double-quoted XML attribute; tab and newline survive attribute normalisation (XML 1.0, 3.3.3). */
function xmlAttribute(text) {
    return escapeHtml(text).replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
}


/***/ }),

/***/ 14576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N5: () => (/* binding */ markdownEntities),
/* harmony export */   PE: () => (/* binding */ proseEntities),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   p0: () => (/* binding */ markdownFence)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__;

var PUNCTUATION;
function PUNCTUATION$made() { return PUNCTUATION = /[!-/:-@[-`{-~]/g; }
const entity = (character) => `&#${character.codePointAt(0)};`;
/**
 * Where an invisible space splits what GitHub turns into a link, mention, emoji or reference outside code. Also within
 * words: its link finder looks back over letters only, so `22http://` is a link.
 */
var LIVE_WORDS;
function LIVE_WORDS$made() { return LIVE_WORDS = /(?<=[@#])|(?<=h)(?=ttps?)|(?<=w)(?=ww)|(?<=f)(?=tp)|(?<=gh)(?=-\d)|(?<=:)(?=\w)/gi; }
/** Words that GitHub may take for a commit: seven hexadecimal digits or more. Broken into pieces of six. */
var COMMIT_LIKE;
function COMMIT_LIKE$made() { return COMMIT_LIKE = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi; }
var SIX_OF_MORE;
function SIX_OF_MORE$made() { return SIX_OF_MORE = /.{6}(?=.)/g; }
const INVISIBLE_SPACE = '\u200b';
/** A fenced block whose fence is longer than any run of backticks inside, so nothing inside can end it (security.md F2). */
function markdownFence(text, info = '') {
    const body = (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text);
    let longest = 2;
    for (const run of body.match(/`{3,}/g) ?? [])
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${info}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}`;
}
/** Every ASCII punctuation character as a numeric entity: what `htmlCode` puts between its tags. */
function markdownEntities(text) {
    return text.replace((PUNCTUATION ?? PUNCTUATION$made()), entity);
}
/** On one line; a line break shows as ` ⏎ `. */
const codeLine = (text) => {
    const clean = (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text).trim();
    // Line by line, since an expression for a break with its white space looks at every space for one.
    const line = clean.includes('\n')
        ? clean
            .split('\n')
            .map((each) => each.trim())
            .filter((each) => each !== '')
            .join(' ⏎ ')
        : clean;
    return line.replaceAll('\t', ' ');
};
/**
 * Text of anyone inside a table cell or a line of Markdown: shown as code, without effect (toolchain.md 4). A code span, which is
 * also read well as it stands; where that could be ended from within, or would not stand in a cell of a table, as `htmlCode`.
 * Within a line that HTML begins, such as a summary, there is no Markdown: that takes `htmlCode`.
 */
function markdownCode(text) {
    const line = codeLine(text);
    return line === '' || /[`|]/.test(line) ? htmlCode(text) : `\`${line}\``;
}
/** The same where HTML stands: within `<summary>`. */
function htmlCode(text) {
    return `<code>${markdownEntities(codeLine(text))}</code>`;
}
/**
 * What could mean something to Markdown, HTML or GitHub in a line of words. Between letters or digits `_` is none, before a
 * space `<` and `&` are none, and brackets around numbers that no address follows (CommonMark 0.31 6.2, 6.6, 2.5, 6.3). What only
 * matters at the start of a line is `AT_START`.
 */
var MEANINGFUL;
function MEANINGFUL$made() { return MEANINGFUL = /[\\`*{}|~$@#]|<(?! )|&(?! )|(?<![0-9a-z])_|_(?![0-9a-z])|\[(?![-+−\d., %]{1,40}\](?![:([]))|\](?=[:([])|(?<!\[[-+−\d., %]{1,40})\]/gi; }
/** A heading, list, quotation or line below a heading, before any other word: its sign, or the one behind a number. */
var AT_START;
function AT_START$made() { return AT_START = /^(?:[=>:]|[-+](?=[ -]|$))|(?<=^\d{1,9})[.)](?= |$)/; }
/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it; everything else stays as it is read. For sentences of ours that quote names; text of a
 * model belongs into code or a fence.
 */
function markdownProse(text) {
    const broken = (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(text)
        .replace((LIVE_WORDS ?? LIVE_WORDS$made()), INVISIBLE_SPACE)
        .replace((COMMIT_LIKE ?? COMMIT_LIKE$made()), (word) => word.replace((SIX_OF_MORE ?? SIX_OF_MORE$made()), `$&${INVISIBLE_SPACE}`));
    return proseEntities(broken).replace((AT_START ?? AT_START$made()), entity);
}
/** The part of `markdownProse` that puts entities in the place of signs, wherever in a line. */
const proseEntities = (text) => text.replace((MEANINGFUL ?? MEANINGFUL$made()), entity);


/***/ }),

/***/ 98153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XF: () => (/* binding */ REDACTED),
  sv: () => (/* binding */ isRedactable),
  $p: () => (/* binding */ redactor)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
;// CONCATENATED MODULE: ./lib/text/escape/find-any.js
const TABLE = 65_536;
/** Three units at a time: so rare in any text that most places of it are passed by. */
const BLOCK = 3;
const blockAt = (text, at) => (text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 5) ^ (text.charCodeAt(at + 2) << 10)) & (TABLE - 1);
/**
 * A finder of texts of at least three units each, by their shortest one's length in steps as long as it can be (Wu and Manber, A Fast
 * Algorithm for Multi-Pattern Searching, 1994): how many texts there are costs nearly nothing, which alternatives of a regular
 * expression do not promise.
 */
function findAny(texts) {
    // Longest first, so that the longest one at a place is found.
    const wanted = [...new Set(texts)].sort((a, b) => b.length - a.length);
    const shortest = wanted.at(-1)?.length;
    if (shortest === undefined)
        return function* nothing() { };
    if (shortest < BLOCK)
        throw new RangeError('a text to find has at least three units');
    const shifts = new Uint8Array(TABLE).fill(Math.min(255, shortest - BLOCK + 1));
    const endingIn = new Map();
    for (const one of wanted) {
        for (let at = 0; at <= shortest - BLOCK; at++) {
            const block = blockAt(one, at);
            shifts[block] = Math.min(shifts[block] ?? 0, shortest - BLOCK - at);
        }
        const last = blockAt(one, shortest - BLOCK);
        const others = endingIn.get(last);
        if (others === undefined)
            endingIn.set(last, [one]);
        else
            others.push(one);
    }
    return function* find(text) {
        for (let at = 0; at + shortest <= text.length;) {
            const block = blockAt(text, at + shortest - BLOCK);
            const shift = shifts[block] ?? 0;
            if (shift > 0) {
                at += shift;
                continue;
            }
            const found = endingIn.get(block)?.find((one) => text.startsWith(one, at));
            if (found !== undefined)
                yield { start: at, end: at + found.length };
            at += 1;
        }
    };
}

;// CONCATENATED MODULE: ./lib/text/escape/find-cut.js

/** So many characters tell the beginning or the end of a text from other words. */
const EDGE = 8;
/** Longer beginnings are looked for no further back, and longer ends no further on. */
const LONGEST = 512;
const ELLIPSIS = '…';
/** Texts are cut at their ends, and parts of a text where it shows an ellipsis; whoever writes more of them is not cut by us. */
const MOST_CUTS = 16;
/** Between a cut and what is left of a text may stand quotes, or the rest of an escape sequence through which it went. */
const MOST_BETWEEN = 8;
var QUOTES_BEFORE;
function QUOTES_BEFORE$made() { return QUOTES_BEFORE = /^[\s"'`]+/; }
var QUOTES_BEHIND;
function QUOTES_BEHIND$made() { return QUOTES_BEHIND = /[\s"'`]+$/; }
/**
 * Finds where a text was cut in the middle of one of these: the first half of it or more, and eight characters, stand at the end of the
 * text, or before an ellipsis; or its last half at the beginning, or behind an ellipsis; or half of it between two of those.
 */
function findCut(texts) {
    const all = [...texts].filter((text) => text.length >= EDGE);
    const longest = Math.min(LONGEST, all.reduce((most, text) => Math.max(most, text.length), 0));
    const [begun, ended, inner] = [findBegun(all, longest), findEnded(all, longest), findInner(all)];
    return function* cut(text) {
        // From the end on; the last ones where there are many.
        const ellipses = ellipsesOf(text);
        const ends = [text.length, ...ellipses];
        const beginnings = [...ellipses.map((at) => at + ELLIPSIS.length), 0];
        for (const [index, end] of ends.entries()) {
            yield* begun(text, end);
            const from = beginnings[index] ?? 0;
            yield* ended(text, from);
            if (index > 0 && from > 0)
                yield* inner(text, from, end);
        }
    };
}
/** The beginning of a text before a place. */
function findBegun(texts, longest) {
    const byHead = byEdge(texts, (text) => text.slice(0, EDGE));
    const find = findAny(byHead.keys());
    return function* begunBefore(text, end) {
        const from = Math.max(0, end - longest - MOST_BETWEEN);
        const window = text.slice(from, end);
        for (const { start, end: edge } of find(window))
            for (const one of byHead.get(window.slice(start, edge)) ?? []) {
                let same = EDGE;
                while (same < one.length && window[start + same] === one[same])
                    same += 1;
                if (same * 2 < one.length || start + same + MOST_BETWEEN < window.length)
                    continue;
                yield { start: from + start, end: from + start + same };
            }
    };
}
/** The end of a text behind a place. */
function findEnded(texts, longest) {
    const byTail = byEdge(texts, (text) => text.slice(-EDGE));
    const find = findAny(byTail.keys());
    return function* endedBehind(text, from) {
        const window = text.slice(from, from + longest + MOST_BETWEEN);
        for (const { start, end } of find(window))
            for (const one of byTail.get(window.slice(start, end)) ?? []) {
                let same = EDGE;
                while (same < one.length && same < end && window[end - same - 1] === one[one.length - same - 1])
                    same += 1;
                if (same * 2 < one.length || end - same > MOST_BETWEEN)
                    continue;
                yield { start: from + end - same, end: from + end };
            }
    };
}
/** A text of which only a part is left, without beginning and end. */
function findInner(texts) {
    return function* innerBetween(text, from, end) {
        if (end - from > 2 * LONGEST)
            return;
        const [quotes = ''] = (QUOTES_BEFORE ?? QUOTES_BEFORE$made()).exec(text.slice(from, end)) ?? [];
        const part = text.slice(from + quotes.length, end).replace((QUOTES_BEHIND ?? QUOTES_BEHIND$made()), '');
        if (part.length < EDGE || !texts.some((one) => one.length <= part.length * 2 && one.includes(part)))
            return;
        const start = from + quotes.length;
        yield { start, end: start + part.length };
    };
}
function byEdge(texts, edgeOf) {
    const map = new Map();
    for (const text of texts) {
        const edge = edgeOf(text);
        const same = map.get(edge);
        if (same === undefined)
            map.set(edge, [text]);
        else
            same.push(text);
    }
    return map;
}
/** Where a text has an ellipsis, the last one first. */
function ellipsesOf(text) {
    const places = [];
    for (let at = text.lastIndexOf(ELLIPSIS); at >= 0 && places.length < MOST_CUTS;) {
        places.push(at);
        at = at === 0 ? -1 : text.lastIndexOf(ELLIPSIS, at - 1);
    }
    return places;
}

// EXTERNAL MODULE: ./lib/text/escape/escape-html.js
var escape_html;
// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
;// CONCATENATED MODULE: ./lib/text/escape/secret-spellings.js


const utf8 = (text) => new TextEncoder().encode(text);
/** Two bytes a character, low byte first: what other systems make base64 of. */
function utf16(text) {
    const bytes = new Uint8Array(text.length * 2);
    for (let at = 0; at < bytes.length; at++)
        bytes[at] = text.charCodeAt(at >> 1) >> (at % 2 === 0 ? 0 : 8);
    return bytes;
}
const base64 = (bytes) => {
    let binary = '';
    for (const byte of bytes)
        binary += String.fromCharCode(byte);
    return btoa(binary);
};
const hexOf = (byte) => byte.toString(16).padStart(2, '0');
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** RFC 4648 section 6, without padding; an unfinished group is left out. */
function base32(bytes) {
    let text = '';
    let bits = 0;
    let count = 0;
    for (const byte of bytes) {
        // At most four bits wait for the next byte.
        bits = ((bits << 8) | byte) & 0xfff;
        for (count += 8; count >= 5; count -= 5)
            text += BASE32[(bits >> (count - 5)) & 31];
    }
    return text;
}
/**
 * The characters of a base64 text that depend on these bytes alone, for the three ways in which they can lie in it:
 * `shift` bytes before them spoil the first 0, 2 or 3 characters, an unfinished group the last one.
 */
function base64Cores(bytes) {
    return [0, 1, 2].map((shift) => base64(behind(bytes, shift)).slice([0, 2, 3][shift], Math.floor(((shift + bytes.length) * 8) / 6)));
}
/** The same of base32, where five bytes are a group of eight characters. */
const base32Cores = (bytes) => [0, 1, 2, 3, 4].map((shift) => base32(behind(bytes, shift)).slice(Math.ceil((shift * 8) / 5)));
function behind(bytes, shift) {
    const shifted = new Uint8Array(shift + bytes.length);
    shifted.set(bytes, shift);
    return shifted;
}
/** What Markdown may have a backslash before: all that its standard lets, and what writers of it usually do. */
var MARKDOWN_MARKS;
function MARKDOWN_MARKS$made() { return MARKDOWN_MARKS = [/[!-/:-@[-`{-~]/g, /[\\`*_{}[\]()#+.!|<>~-]/g, /[\\`*_[\]<>~|]/g, /[*_`]/g, /_/g]; }
/**
 * Every spelling in which a secret may turn up in a report, a log, an error or an artifact; also as checks compare texts (without regard
 * to case, characters composed), and each as JSON quotes it.
 */
function spellings(secret) {
    const composed = secret.normalize('NFC');
    const forms = [...spelled(secret), composed, composed.toLowerCase()];
    const quoted = forms.filter((form) => (QUOTED ?? QUOTED$made()).test(form)).map((form) => JSON.stringify(form).slice(1, -1));
    return [...new Set([...forms, ...quoted])];
}
/** What JSON writes in another way, and more. */
var QUOTED;
function QUOTED$made() { return QUOTED = /["\\\x00-\x1f\ud800-\udfff]/; }
function spelled(secret) {
    const bytes = utf8(secret);
    const hexes = Array.from(bytes, hexOf);
    const units = secret.split('').map((unit) => unit.charCodeAt(0));
    const points = [...secret].map((one) => one.codePointAt(0) ?? 0);
    const json = JSON.stringify(secret).slice(1, -1);
    const ascii = json.replace(/[^\x00-\x7f]/g, (unit) => `\\u${hex4(unit.charCodeAt(0))}`);
    const uri = encodeURIComponent(secret.toWellFormed());
    const strictUri = uri.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    const form = new URLSearchParams([['', secret]]).toString().slice(1);
    const uris = [uri, strictUri, encodeURI(secret.toWellFormed()), strictUri.replaceAll('%20', '+'), form];
    const cores = [...base64Cores(bytes), ...base64Cores(utf16(secret))];
    const cores32 = base32Cores(bytes);
    const codes = [
        hexes.join(''),
        ...[' ', ':', '-'].map((between) => hexes.join(between)),
        hexes.map((byte) => `%${byte}`).join(''),
        hexes.map((byte) => `\\x${byte}`).join(''),
        units.map((unit) => `\\u${hex4(unit)}`).join(''),
        points.map((point) => `&#x${point.toString(16)};`).join(''),
        ...cores32,
    ];
    return [
        secret,
        json,
        ascii,
        JSON.stringify(json).slice(1, -1),
        json.replaceAll('/', '\\/'),
        ...uris,
        ...uris.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
        ...cores,
        ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
        ...cores.map((core) => encodeURIComponent(core)),
        ...codes,
        // As a whole, but for what leads in a code: `\x`, `\u`, `&#x`.
        ...codes.map((text) => text.toUpperCase().replaceAll('\\X', '\\x').replaceAll('\\U', '\\u').replaceAll('&#X', '&#x')),
        ...cores32.map((core) => core.toLowerCase()),
        points.map((point) => `&#${point};`).join(''),
        (0,(escape_html ??= __webpack_require__(79160))/* xmlText */.xK)(secret),
        (0,(escape_html ??= __webpack_require__(79160))/* xmlText */.xK)(secret).replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
        (0,(escape_markdown ??= __webpack_require__(14576))/* markdownEntities */.N5)(secret),
        (0,(escape_markdown ??= __webpack_require__(14576))/* proseEntities */.PE)(secret),
        ...(MARKDOWN_MARKS ?? MARKDOWN_MARKS$made()).map((marks) => secret.replace(marks, '\\$&')),
        secret.replaceAll('"', '""'),
    ];
}
const hex4 = (unit) => unit.toString(16).padStart(4, '0');

// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
;// CONCATENATED MODULE: ./lib/text/escape/visible-text.js

/** White space of all kinds but a plain space. */
const ODD_SPACE = '\\t\\n\\r\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
/** The brackets with which the sentence of a check marks a place, which may lie in a secret. */
const MARKS = '\\u27e6\\u27e7';
const UNSEEN_UNIT = `[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\ufff9-\\ufffb\\ufffe\\uffff${MARKS}]|\\p{Default_Ignorable_Code_Point}`;
/** A character as JSON spells it, of which `isSeen` says more; a quoted answer is such a text. */
const SPELLED = '\\\\u[dD][89abAB][\\dA-Fa-f]{2}\\\\u[dD][c-fC-F][\\dA-Fa-f]{2}|\\\\u[\\dA-Fa-f]{4}|\\\\[bf]';
/** Escape sequences in that spelling. Like the others they end at the next control. */
const SPELLED_SEQUENCE = '\\\\u(?:001[bB]\\[|009[bB])[0-?]*[ -\\/]*[@-~]|\\\\u(?:001[bB][\\]PX^_]|009[dDeEfF08])[^\\\\\\x00-\\x1f]*(?:\\\\u0007|\\\\u001[bB]\\\\\\\\|\\\\u009[cC])|\\\\u001[bB][ -\\/]*(?:[0-\\[\\]-~]|\\\\\\\\)';
/**
 * What `cleanText` takes out a character at a time, and white space that is not a single space: `cleanText` and `oneLine` turn it into line
 * breaks and single spaces.
 */
const UNSEEN = `${UNSEEN_UNIT}|[${ODD_SPACE}][ ${ODD_SPACE}]*| [ ${ODD_SPACE}]+|${SPELLED}`;
var UNSEEN_ALONE;
function UNSEEN_ALONE$made() { return UNSEEN_ALONE = new RegExp(UNSEEN, 'gu'); }
var UNSEEN_IN_SEQUENCES;
function UNSEEN_IN_SEQUENCES$made() { return UNSEEN_IN_SEQUENCES = new RegExp(`${(clean_text ??= __webpack_require__(7460))/* ESCAPE_SEQUENCE */._p.source}|${SPELLED_SEQUENCE}|${UNSEEN}`, 'gu'); }
var IS_UNSEEN;
function IS_UNSEEN$made() { return IS_UNSEEN = new RegExp(`^(?:${UNSEEN_UNIT})$`, 'u'); }
var CODES;
function CODES$made() { return CODES = /^(?:\\u[\dA-Fa-f]{4}){1,2}$/; }
var BEGINS_SEQUENCE;
function BEGINS_SEQUENCE$made() { return BEGINS_SEQUENCE = /[\x1b\x80-\x9f]|\\u00(?:1[bB]|9)/; }
var SPACE;
function SPACE$made() { return SPACE = new RegExp(`^[ ${ODD_SPACE}]`); }
/** What is there in hardly any text. A space is looked at only where it is not a single one. */
var HIDDEN;
function HIDDEN$made() { return HIDDEN = new RegExp(`[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ufff9-\\uffff${MARKS}]|\\p{Default_Ignorable_Code_Point}`, 'u'); }
var WIDE_SPACE;
function WIDE_SPACE$made() { return WIDE_SPACE = / {2}|[\t-\r\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/; }
var SPELLS;
function SPELLS$made() { return SPELLS = /\\(?:u[\dA-Fa-f]{4}|[bf])/; }
/** Text without even a foreign letter, as most is: nothing of it has to be looked up. */
var PLAIN;
function PLAIN$made() { return PLAIN = /^[\t\n\x20-\x7e]*$/; }
/**
 * A text as it reads once it is cleaned and put on one line: without what `cleanText` takes out (and without emoji variation selectors,
 * which it leaves), also where JSON spells that, and without the marks of checks, every run of white space one space where `spaces` says so.
 * None where that changes nothing; two where escape sequences of terminals may be in it, since whoever reads may take the character behind
 * an escape along with it or leave it there.
 */
function visibleTexts(text, spaces) {
    const hides = (!(PLAIN ?? PLAIN$made()).test(text) && (HIDDEN ?? HIDDEN$made()).test(text)) || (SPELLS ?? SPELLS$made()).test(text);
    if (!hides && !(spaces && (WIDE_SPACE ?? WIDE_SPACE$made()).test(text)))
        return [];
    const alone = without((UNSEEN_ALONE ?? UNSEEN_ALONE$made()), text, spaces);
    if (alone.text === text)
        return [];
    return (BEGINS_SEQUENCE ?? BEGINS_SEQUENCE$made()).test(text) ? [alone, without((UNSEEN_IN_SEQUENCES ?? UNSEEN_IN_SEQUENCES$made()), text, spaces)] : [alone];
}
function without(unseen, text, spaces) {
    const places = new Int32Array(text.length);
    let kept = '';
    let count = 0;
    let copied = 0;
    const keep = (start, to) => {
        // Two spaces between which something was taken out.
        const from = spaces && text[start] === ' ' && kept.endsWith(' ') ? start + 1 : start;
        kept += text.slice(from, to);
        for (let at = from; at < to; at++)
            places[count++] = at;
    };
    for (const { 0: found, index } of text.matchAll(unseen)) {
        if (isSeen(found))
            continue;
        keep(copied, index);
        copied = index + found.length;
        if (!(SPACE ?? SPACE$made()).test(found))
            continue;
        if (!spaces)
            keep(index, copied);
        else if (!kept.endsWith(' ')) {
            kept += ' ';
            places[count++] = index;
        }
    }
    keep(copied, text.length);
    return { text: kept, places: places.subarray(0, count) };
}
/** Whether this spells a character that a reader sees. */
function isSeen(found) {
    if (!(CODES ?? CODES$made()).test(found))
        return false;
    const units = found.match(/[\dA-Fa-f]{4}/g) ?? [];
    return !(IS_UNSEEN ?? IS_UNSEEN$made()).test(String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
}

;// CONCATENATED MODULE: ./lib/text/escape/redact.js





/** Shorter values occur in ordinary text by chance; taking them out would garble reports and point at the secret (security.md S04). */
const SHORTEST_SECRET = 8;
/** What stands in a text for a secret that was taken out. */
const REDACTED = '[redacted]';
/** Short texts come again and again (names of keys, scorers and models): so many are remembered as free of secrets. */
const SHORT = 80;
const MOST_REMEMBERED = 4_096;
/** Whether `redactor` takes this value: long enough to be distinguished from ordinary text. */
function isRedactable(secret) {
    return secret.trim().length >= SHORTEST_SECRET;
}
/**
 * A function that takes every secret out of a text: as it is, line by line, and in its JSON, URL, base64 (any alignment), base64url, base32,
 * hexadecimal, XML, HTML, CSV and Markdown spellings, each also in quotes. What no reader sees does not hide one: a secret that cleaning the
 * text would put together, out of characters with invisible ones between them, is taken out with these, and so is one in which a check marks
 * a place. Where the text was cut, half of a secret is taken out as well. Overlapping finds are removed together. Empty values are no
 * secrets. Throws Fault `usage` for a value under 8 characters, without showing it (security.md S04).
 */
function redactor(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        if (secret === '')
            continue;
        if (!isRedactable(secret))
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `a secret of ${secret.length} characters is too short to be kept out of reports`, {
                hint: `Use a value of at least ${SHORTEST_SECRET} characters.`,
            });
        // Most secrets are one line without a space around it: all three the same.
        const parts = new Set([secret, secret.trim(), ...secret.split(/\r\n?|\n/)]);
        for (const part of parts)
            if (isRedactable(part))
                for (const form of spellings(part))
                    forms.add(form);
    }
    if (forms.size === 0)
        return (text) => text;
    const spaces = secrets.some((secret) => /\s/.test(secret.trim()));
    const find = [findAny(forms), findCut(forms)];
    let made;
    // Made for the first text that hides something, as hardly any does.
    const findSeen = () => {
        made ??= findersOfSeen(forms, spaces);
        return made;
    };
    const clean = new Set();
    return (text) => {
        if (text.length < SHORTEST_SECRET || clean.has(text))
            return text;
        const left = removeAll(text, placesIn(text, { find, findSeen, spaces }));
        if (left === text && text.length <= SHORT) {
            if (clean.size >= MOST_REMEMBERED)
                clean.clear();
            clean.add(text);
        }
        return left;
    };
}
/** What finds secrets in a text as it is seen: a secret may itself hold what is not, or spaces that become one. */
function findersOfSeen(forms, spaces) {
    const seen = [...forms].map((form) => visibleTexts(form, spaces)[0]?.text ?? form).filter(isRedactable);
    return [findAny(seen), findCut(seen)];
}
/** Where secrets stand in a text, in order. */
function placesIn(text, { find, findSeen, spaces, }) {
    const places = find.flatMap((one) => [...one(text)]);
    for (const visible of visibleTexts(text, spaces))
        for (const { start, end } of findSeen().flatMap((one) => [...one(visible.text)]))
            places.push({ start: visible.places[start] ?? 0, end: (visible.places[end - 1] ?? 0) + 1 });
    return places.sort((a, b) => a.start - b.start);
}
function removeAll(text, places) {
    if (places.length === 0)
        return text;
    let result = '';
    let copied = 0;
    let end = -1;
    for (const place of places) {
        if (place.start > end)
            result += `${text.slice(copied, place.start)}${REDACTED}`;
        end = Math.max(end, place.end);
        copied = end;
    }
    return result + text.slice(copied);
}


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
