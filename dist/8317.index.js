export const id = 8317;
export const ids = [8317];
export const modules = {

/***/ 82225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/** The three date forms of RFC 9110, 5.6.7: today's, RFC 850's, asctime's. All are UTC. */
var HTTP_DATES;
function HTTP_DATES$made() { return HTTP_DATES = [
    /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
    /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
    /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
]; }
/** Not in the RFC, but sent: an ISO instant. */
var ISO_INSTANT;
function ISO_INSTANT$made() { return ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/; }
var NUMBER;
function NUMBER$made() { return NUMBER = /^\d+(\.\d+)?$/; }
var MONTHS;
function MONTHS$made() { return MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']; }
/**
 * How long the other side asks to wait, in milliseconds, never negative: `retry-after-ms`, else `retry-after` as seconds
 * (fractions occur) or as a date. Undefined when there is none or it makes no sense: the own backoff decides then.
 * Header names in lower case, as the http port gives them.
 */
function parseRetryAfter(headers, nowMs) {
    const ms = headers['retry-after-ms']?.trim();
    if (ms !== undefined && (NUMBER ?? NUMBER$made()).test(ms))
        return Number(ms);
    const value = headers['retry-after']?.trim();
    if (value === undefined)
        return undefined;
    if ((NUMBER ?? NUMBER$made()).test(value))
        return Number(value) * 1000;
    const at = instant(value);
    return at === undefined ? undefined : Math.max(0, at - nowMs);
}
function instant(text) {
    if ((ISO_INSTANT ?? ISO_INSTANT$made()).test(text))
        return finite(Date.parse(text));
    for (const form of (HTTP_DATES ?? HTTP_DATES$made())) {
        const parts = form.exec(text)?.groups;
        if (parts === undefined)
            continue;
        const { day = '', month = '', year = '', time = '' } = parts;
        const number = (MONTHS ?? MONTHS$made()).indexOf(month);
        if (number < 0)
            return undefined;
        const iso = `${fullYear(year)}-${String(number + 1).padStart(2, '0')}-${day.trim().padStart(2, '0')}T${time}Z`;
        return finite(Date.parse(iso));
    }
    return undefined;
}
/** Two digits (RFC 850): 70 and above belong to the last century, as everywhere since POSIX. */
function fullYear(year) {
    if (year.length === 4)
        return year;
    return Number(year) >= 70 ? `19${year}` : `20${year}`;
}
function finite(ms) {
    return Number.isFinite(ms) ? ms : undefined;
}


/***/ }),

/***/ 4580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ (ENDS ?? ENDS$made())),
/* harmony export */   CQ: () => (/* binding */ (LISTED ?? LISTED$made())),
/* harmony export */   dr: () => (/* binding */ (EMBEDDINGS ?? EMBEDDINGS$made())),
/* harmony export */   ze: () => (/* binding */ (PRICES ?? PRICES$made()))
/* harmony export */ });
// Written by scripts/models.mjs from @pydantic/genai-prices 0.1.8 (MIT, Copyright (c) Pydantic Services Inc. 2025 to present),
// openai 7.55.0 and @anthropic-ai/sdk 1.12.0; not edited by hand.
/**
 * US dollars per million tokens of question and answer, standard tier, by provider and model; where longer questions cost more, also
 * the number of tokens above which they do, and both prices then.
 */
// biome-ignore format: a table
var PRICES;
function PRICES$made() { return PRICES = {
    openai: {
        'chatgpt-4o-latest': [5, 15], 'gpt-3.5-0301': [1.5, 2], 'gpt-3.5-turbo': [0.5, 1.5],
        'gpt-3.5-turbo-0301': [1.5, 2], 'gpt-3.5-turbo-0613': [1.5, 2], 'gpt-3.5-turbo-1106': [1, 2],
        'gpt-3.5-turbo-16k': [3, 4], 'gpt-35-turbo': [0.5, 1.5], 'gpt-35-turbo-16k': [3, 4],
        'gpt-4': [30, 60], 'gpt-4-0125-preview': [10, 30], 'gpt-4-1106-preview': [10, 30],
        'gpt-4-32k': [60, 120], 'gpt-4-turbo': [10, 30], 'gpt-4-turbo-0125-preview': [10, 30],
        'gpt-4.1': [2, 8], 'gpt-4.1-mini': [0.4, 1.6], 'gpt-4.1-nano': [0.1, 0.4],
        'gpt-4.5-preview': [75, 150], 'gpt-4o': [2.5, 10], 'gpt-4o-2024-05-13': [5, 15],
        'gpt-4o-mini': [0.15, 0.6], 'gpt-5': [1.25, 10], 'gpt-5-1': [1.25, 10],
        'gpt-5-1-chat': [1.25, 10], 'gpt-5-1-mini': [0.25, 2], 'gpt-5-2': [1.75, 14],
        'gpt-5-2-chat': [1.75, 14], 'gpt-5-2-pro-2025-12-11': [21, 168], 'gpt-5-3': [1.75, 14],
        'gpt-5-3-chat': [1.75, 14], 'gpt-5-4': [2.5, 15, 271999, 5, 22.5], 'gpt-5-4-mini': [0.75, 4.5],
        'gpt-5-4-nano': [0.2, 1.25], 'gpt-5-4-pro': [30, 180, 271999, 60, 270],
        'gpt-5-5': [5, 30, 271999, 10, 45], 'gpt-5-5-chat': [5, 30, 271999, 10, 45],
        'gpt-5-5-pro': [30, 180, 271999, 60, 270], 'gpt-5-6': [4, 20, 271999, 8, 30],
        'gpt-5-6-luna': [0.2, 1.2, 271999, 0.4, 1.8], 'gpt-5-6-sol': [4, 20, 271999, 8, 30],
        'gpt-5-6-terra': [2, 12, 271999, 4, 18], 'gpt-5-chat': [1.25, 10], 'gpt-5-mini': [0.25, 2],
        'gpt-5-nano': [0.05, 0.4], 'gpt-5-pro': [15, 120], 'gpt-5.1': [1.25, 10],
        'gpt-5.1-chat': [1.25, 10], 'gpt-5.1-mini': [0.25, 2], 'gpt-5.2': [1.75, 14],
        'gpt-5.2-chat': [1.75, 14], 'gpt-5.2-pro': [21, 168], 'gpt-5.3': [1.75, 14],
        'gpt-5.3-chat': [1.75, 14], 'gpt-5.4': [2.5, 15, 271999, 5, 22.5], 'gpt-5.4-mini': [0.75, 4.5],
        'gpt-5.4-nano': [0.2, 1.25], 'gpt-5.4-pro': [30, 180, 271999, 60, 270],
        'gpt-5.5': [5, 30, 271999, 10, 45], 'gpt-5.5-chat': [5, 30, 271999, 10, 45],
        'gpt-5.5-pro': [30, 180, 271999, 60, 270], 'gpt-5.6': [4, 20, 271999, 8, 30],
        'gpt-5.6-luna': [0.2, 1.2, 271999, 0.4, 1.8], 'gpt-5.6-sol': [4, 20, 271999, 8, 30],
        'gpt-5.6-terra': [2, 12, 271999, 4, 18], 'gpt-6-astra': [10, 50, 271999, 20, 75],
        'gpt-6-luna': [0.1, 0.5, 272000, 0.2, 0.75], 'gpt-6-sol': [2, 10, 272000, 4, 15], o1: [15, 60],
        'o1-mini': [1.1, 4.4], 'o1-pro': [150, 600], o3: [2, 8], 'o3-mini': [1.1, 4.4],
        'o3-pro': [20, 80], 'o4-mini': [1.1, 4.4],
    },
    anthropic: {
        'claude-2': [8, 24], 'claude-3-5-haiku': [0.8, 4], 'claude-3-5-sonnet': [3, 15],
        'claude-3-7-sonnet': [3, 15], 'claude-3-haiku': [0.25, 1.25], 'claude-3-opus': [15, 75],
        'claude-3-sonnet': [3, 15], 'claude-fable-5': [10, 50], 'claude-fable-5-1': [10, 50],
        'claude-haiku-4-5': [1, 5], 'claude-opus-4': [15, 75], 'claude-opus-4-0': [15, 75],
        'claude-opus-4-1': [15, 75], 'claude-opus-4-5': [5, 25], 'claude-opus-4-6': [5, 25],
        'claude-opus-4-7': [5, 25], 'claude-opus-4-8': [5, 25], 'claude-opus-5': [5, 25],
        'claude-opus-5-5': [4, 20], 'claude-sonnet-3-7': [3, 15], 'claude-sonnet-4': [3, 15],
        'claude-sonnet-4-0': [3, 15], 'claude-sonnet-4-5': [3, 15, 200000, 6, 22.5],
        'claude-sonnet-4-6': [3, 15], 'claude-sonnet-5': [2, 10], 'claude-sonnet-5-5': [2, 10],
    },
}; }
/** US dollars per million tokens of texts that are turned into vectors, by model. */
// biome-ignore format: a table
var EMBEDDINGS;
function EMBEDDINGS$made() { return EMBEDDINGS = {
    'text-embedding-3-large': 0.13, 'text-embedding-3-small': 0.02, 'text-embedding-ada': 0.1,
    'text-embedding-ada-002': 0.1, 'text-embedding-ada-002-v2': 0.1,
}; }
/** The day on which a model ends or ended, as the client of its provider says it (ISO 8601). */
// biome-ignore format: a table
var ENDS;
function ENDS$made() { return ENDS = {
    openai: {
        'chatgpt-4o-latest': '2026-02-17', 'gpt-3.5-turbo': '2026-10-23',
        'gpt-3.5-turbo-0125': '2026-10-23', 'gpt-3.5-turbo-0301': '2024-09-13',
        'gpt-3.5-turbo-0613': '2024-09-13', 'gpt-3.5-turbo-1106': '2026-09-28',
        'gpt-3.5-turbo-16k': '2024-09-13', 'gpt-3.5-turbo-16k-0613': '2024-09-13', 'gpt-4': '2026-10-23',
        'gpt-4-0125-preview': '2026-03-26', 'gpt-4-0314': '2026-03-26', 'gpt-4-0613': '2026-10-23',
        'gpt-4-1106-preview': '2026-10-23', 'gpt-4-32k': '2025-06-06', 'gpt-4-32k-0314': '2025-06-06',
        'gpt-4-32k-0613': '2025-06-06', 'gpt-4-turbo': '2026-10-23',
        'gpt-4-turbo-2024-04-09': '2026-10-23', 'gpt-4-turbo-preview': '2026-03-26',
        'gpt-4.1': '2027-01-14', 'gpt-4.1-2025-04-14': '2027-01-14', 'gpt-4.1-mini': '2027-01-14',
        'gpt-4.1-mini-2025-04-14': '2027-01-14', 'gpt-4.1-nano': '2026-10-23',
        'gpt-4.1-nano-2025-04-14': '2026-10-23', 'gpt-4o': '2027-01-14',
        'gpt-4o-2024-05-13': '2026-10-23', 'gpt-4o-2024-08-06': '2027-01-14',
        'gpt-4o-2024-11-20': '2027-01-14', 'gpt-4o-mini': '2027-01-14',
        'gpt-4o-mini-2024-07-18': '2027-01-14', 'gpt-5': '2026-12-11', 'gpt-5-2025-08-07': '2026-12-11',
        'gpt-5-chat-latest': '2026-07-23', 'gpt-5-mini': '2026-12-11',
        'gpt-5-mini-2025-08-07': '2026-12-11', 'gpt-5-nano': '2026-12-11',
        'gpt-5-nano-2025-08-07': '2026-12-11', 'gpt-5.1': '2027-04-01',
        'gpt-5.1-2025-11-13': '2027-04-01', 'gpt-5.1-chat-latest': '2026-07-23',
        'gpt-5.2-chat-latest': '2026-08-10', 'gpt-5.3-chat-latest': '2026-08-10',
        'gpt-5.4-nano': '2027-04-01', 'gpt-5.4-nano-2026-03-17': '2027-04-01', o1: '2026-10-23',
        'o1-2024-12-17': '2026-10-23', 'o1-mini': '2025-10-27', 'o1-mini-2024-09-12': '2025-10-27',
        'o1-preview': '2025-07-28', 'o1-preview-2024-09-12': '2025-07-28', o3: '2026-12-11',
        'o3-2025-04-16': '2026-12-11', 'o3-mini': '2026-10-23', 'o3-mini-2025-01-31': '2026-10-23',
        'o4-mini': '2026-10-23', 'o4-mini-2025-04-16': '2026-10-23',
    },
    anthropic: {
        'claude-sonnet-4-5': '2026-11-30', 'claude-sonnet-4-5-20250929': '2026-11-30',
    },
}; }
/** Models that the client of their provider lists, and of which it names no end. */
// biome-ignore format: a table
var LISTED;
function LISTED$made() { return LISTED = {
    openai: [
        'gpt-5.2', 'gpt-5.2-2025-12-11', 'gpt-5.2-pro', 'gpt-5.2-pro-2025-12-11', 'gpt-5.4',
        'gpt-5.4-mini', 'gpt-5.4-mini-2026-03-17', 'gpt-5.5', 'gpt-5.5-2026-04-23', 'gpt-5.6-luna',
        'gpt-5.6-sol', 'gpt-5.6-terra', 'gpt-6-astra', 'gpt-6-luna', 'gpt-6-sol', 'gpt-6.1-sol',
        'gpt-6.1-terra',
    ],
    anthropic: [
        'claude-fable-5', 'claude-fable-5-1', 'claude-fable-5-2', 'claude-haiku-4-5',
        'claude-haiku-4-5-20251001', 'claude-haiku-5-5', 'claude-mythos-5', 'claude-mythos-5-1',
        'claude-mythos-5-2', 'claude-opus-4-5', 'claude-opus-4-5-20251101', 'claude-opus-4-6',
        'claude-opus-4-7', 'claude-opus-4-8', 'claude-opus-5', 'claude-opus-5-5', 'claude-sonnet-4-6',
        'claude-sonnet-5', 'claude-sonnet-5-5',
    ],
}; }


/***/ }),

/***/ 86075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XA: () => (/* binding */ lifetimeOf),
/* harmony export */   _c: () => (/* binding */ endsWithin),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   kb: () => (/* binding */ dayOf)
/* harmony export */ });
/* harmony import */ var _catalogue_data_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _retirements_js__WEBPACK_IMPORTED_MODULE_1__;



var PROVIDERS;
function PROVIDERS$made() { return PROVIDERS = ['openai', 'anthropic']; }
const DAY_MS = 86_400_000;
/** The lifetime of a model, also where a router writes its maker before it (`openai/gpt-4o`); undefined where nothing is known of it. */
function lifetimeOf(name) {
    const model = name.replace(/^(?:openai|anthropic)\//, '');
    const successors = (0,(_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98894))/* .longestBeginning */ .QT)((_retirements_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(13310))/* .SUCCESSORS */ .a9, model) ?? [];
    for (const provider of (PROVIDERS ?? PROVIDERS$made())) {
        // An edition that is listed by itself need not end with the others.
        if ((_catalogue_data_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4580))/* .LISTED */ .CQ[provider].includes(model))
            return { ends: null, successors: [] };
        const ends = (0,(_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98894))/* .entryOf */ .Ms)((_catalogue_data_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4580))/* .ENDS */ .Br[provider], model);
        if (ends !== undefined)
            return { ends, successors };
    }
    const ends = (0,(_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98894))/* .entryOf */ .Ms)((_retirements_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(13310))/* .ENDED */ .hV, model);
    return ends === undefined ? undefined : { ends, successors };
}
/** The day of a moment (milliseconds since 1970), in UTC (ISO 8601). */
const dayOf = (nowMs) => new Date(nowMs).toISOString().slice(0, 10);
/** Whether a model has ended by a moment; one of which nothing is known has not. */
function hasEnded(model, nowMs) {
    const ends = lifetimeOf(model)?.ends ?? undefined;
    return ends !== undefined && ends <= dayOf(nowMs);
}
/** Whether a model has ended, or will within so many days. */
const endsWithin = (model, nowMs, days) => hasEnded(model, nowMs + days * DAY_MS);


/***/ }),

/***/ 98894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   QT: () => (/* binding */ longestBeginning)
/* harmony export */ });
/* unused harmony export withoutEdition */
/** A dated or floating edition of the same model: `-2024-04-09`, `-20250929`, `@20250929`, `-0613`, `-latest`, `-preview`. */
const EDITION = /[-@](?:\d{4}(?:-\d{2}-\d{2}|\d{4})?|latest|preview)$/;
/** The name without its edition: `gpt-4o` of `gpt-4o-2024-08-06`. */
const withoutEdition = (model) => model.replace(EDITION, '');
/** The entry of a table that stands for a model: its own, else that of the model that it is an edition of. */
function entryOf(table, model) {
    const name = [model, withoutEdition(model)].find((one) => Object.hasOwn(table, one));
    return name === undefined ? undefined : table[name];
}
/** The entry of the longest name that a model begins with. */
function longestBeginning(table, model) {
    let best;
    for (const name of Object.keys(table))
        if (model.startsWith(name) && (best === undefined || name.length > best.length))
            best = name;
    return best === undefined ? undefined : table[best];
}


/***/ }),

/***/ 26562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   uu: () => (/* binding */ dearestPrice),
/* harmony export */   xx: () => (/* binding */ priceOf)
/* harmony export */ });
/* unused harmony export estimatedPrice */
/* harmony import */ var _catalogue_data_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _lifetime_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * The price of a model, or null where it is unknown. One's own price counts for every model whose name begins with it, the longest
 * first; the catalogue only for the model itself and its editions, because a larger model of the same name costs more.
 */
function priceOf(model, own = {}) {
    return ((0,(_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98894))/* .longestBeginning */ .QT)(own, model) ??
        priceFrom((0,(_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98894))/* .entryOf */ .Ms)((_catalogue_data_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4580))/* .PRICES */ .ze.openai, model) ?? (0,(_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98894))/* .entryOf */ .Ms)((_catalogue_data_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4580))/* .PRICES */ .ze.anthropic, model)) ??
        null);
}
/** What a model may cost at most, as far as anybody can know: its price, else the dearest known one of its provider. */
function estimatedPrice(model, vendor, nowMs, own) {
    const price = priceOf(model, own);
    return price === null ? { price: dearestPrice(vendor, nowMs), known: false } : { price, known: true };
}
/** The dearest price of all models of a provider that have not ended; part by part, so that no model costs more in any respect. */
function dearestPrice(vendor, nowMs) {
    const table = (_catalogue_data_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4580))/* .PRICES */ .ze[vendor === 'anthropic' ? 'anthropic' : 'openai'];
    const rows = Object.keys(table).flatMap((model) => (0,(_lifetime_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86075))/* .hasEnded */ .hY)(model, nowMs) ? [] : [priceFrom(table[model])]);
    const tiers = rows.flatMap(({ above }) => above ?? []);
    const price = {
        input: Math.max(...rows.map(({ input }) => input)),
        output: Math.max(...rows.map(({ output }) => output)),
    };
    if (tiers.length === 0)
        return price;
    return {
        ...price,
        above: {
            tokens: Math.min(...tiers.map(({ tokens }) => tokens)),
            input: Math.max(price.input, ...tiers.map(({ input }) => input)),
            output: Math.max(price.output, ...tiers.map(({ output }) => output)),
        },
    };
}
/** US dollars for so many tokens of question and answer. */
function costOf(price, inputTokens, outputTokens) {
    const { above } = price;
    const { input, output } = above !== undefined && inputTokens > above.tokens ? above : price;
    return (input * inputTokens + output * outputTokens) / 1_000_000;
}
/** A row of the catalogue as a price. */
function priceFrom(row) {
    if (row === undefined)
        return undefined;
    const [input = 0, output = 0, tokens, longInput = input, longOutput = output] = row;
    if (tokens === undefined)
        return { input, output };
    return { input, output, above: { tokens, input: longInput, output: longOutput } };
}


/***/ }),

/***/ 13310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ SOURCES),
/* harmony export */   a9: () => (/* binding */ SUCCESSORS),
/* harmony export */   hV: () => (/* binding */ ENDED)
/* harmony export */ });
/* unused harmony export CHECKED_ON */
/** The day on which the tables of this file were last held against their sources (ISO 8601). */
const CHECKED_ON = '2026-11-22';
/** Pages on which providers announce what ends, and what follows it. */
const SOURCES = {
    openai: 'https://developers.openai.com/api/docs/deprecations',
    anthropic: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
};
/**
 * The day on which models ended that the clients of the providers (catalogue-data.ts) no longer name, or never did, from the pages
 * above. A name stands for its dated editions too.
 */
const ENDED = {
    'gpt-5-pro': '2026-12-11',
    'o3-pro': '2026-12-11',
    'o1-pro': '2026-10-23',
    'claude-opus-4-1': '2026-08-05',
    'claude-opus-4-0': '2026-06-15',
    'claude-opus-4': '2026-06-15',
    'claude-sonnet-4-0': '2026-06-15',
    'claude-sonnet-4': '2026-06-15',
    'claude-3-haiku': '2026-04-20',
    'claude-3-7-sonnet': '2026-02-19',
    'claude-3-5-haiku': '2026-02-19',
    'claude-3-opus': '2026-01-05',
    'gpt-4.5-preview': '2025-07-14',
    'claude-3-5-sonnet': '2025-10-28',
    'claude-3-sonnet': '2025-07-21',
    'claude-2': '2025-07-21',
    'claude-2.1': '2025-07-21',
    'claude-2.0': '2025-07-21',
};
const SOL = ['gpt-5.6-sol', 'gpt-5.6-terra', 'gpt-5.6-luna'];
const TERRA = ['gpt-5.6-terra', 'gpt-5.6-luna'];
const LUNA = ['gpt-5.6-luna'];
/**
 * What follows a model that ends, by the beginning of its name, the longest that fits. The first is what its provider names, smaller
 * ones come after it. OpenAI: the notices of 2026-04-22, 2026-06-11 and 2026-10-14; for the models that end in 2027 after January it
 * is the model of the same size. Anthropic: its page; where that is not known, or is itself an older model, the one of the same size.
 */
const SUCCESSORS = {
    'gpt-3.5-turbo': TERRA,
    'gpt-4': SOL,
    'gpt-4.1': ['gpt-6-luna'],
    'gpt-4.1-nano': LUNA,
    'gpt-4o': ['gpt-6-luna'],
    'gpt-4o-2024-05-13': SOL,
    'gpt-5': SOL,
    'gpt-5-mini': TERRA,
    'gpt-5-nano': LUNA,
    'gpt-5.4-nano': LUNA,
    o1: SOL,
    o3: SOL,
    'o4-mini': TERRA,
    'claude-opus-4': ['claude-opus-4-8'],
    'claude-sonnet-4': ['claude-sonnet-5'],
    'claude-3-haiku': ['claude-haiku-4-5'],
    'claude-3-5-haiku': ['claude-haiku-4-5'],
    'claude-3-5-sonnet': ['claude-sonnet-5'],
    'claude-3-7-sonnet': ['claude-sonnet-5'],
    'claude-3-sonnet': ['claude-sonnet-5'],
    'claude-3-opus': ['claude-opus-4-8'],
    'claude-2': ['claude-sonnet-5'],
};


/***/ }),

/***/ 4926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpTools: () => (/* binding */ mcpTools)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/agents/program.js + 1 modules
var program;
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/once.js
var once;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/agents/text-tail.js
var text_tail;
// EXTERNAL MODULE: ./lib/schema/product.js
var product;
// EXTERNAL MODULE: ./lib/flow/line-reader.js
var line_reader;
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
;// CONCATENATED MODULE: ./lib/worlds/programs/child-transport.js


/** Longest message that a server may send (security.md S35), and most that it may send before it is asked again. */
const MOST_MESSAGE_BYTES = 10 * 1024 * 1024;
const MOST_UNASKED_BYTES = 4 * MOST_MESSAGE_BYTES;
/**
 * MCP over standard input and output of a program: a line of JSON a message. `broken` is called once with what it did where it floods or
 * sends what cannot be read on; lines that are no JSON objects are logs that went astray.
 */
function childTransport(child, broken) {
    let unasked = 0;
    let ended = false;
    const transport = {
        async start() { },
        async send(message) {
            unasked = 0;
            child.write(`${JSON.stringify(message)}\n`);
        },
        async close() {
            end();
        },
    };
    function end() {
        if (ended)
            return;
        ended = true;
        transport.onclose?.();
    }
    function fail(what) {
        if (ended)
            return;
        broken(what);
        end();
    }
    const reader = (0,(line_reader ??= __webpack_require__(77874))/* lineReader */.g)({
        most: MOST_MESSAGE_BYTES,
        lengthOf: Buffer.byteLength,
        onLine(line) {
            if (ended)
                return;
            const message = messageOf(line);
            if (message !== undefined)
                transport.onmessage?.(message);
        },
        onTooLong: () => fail('wrote a message of more than 10 MiB'),
    });
    child.onOutput((text) => {
        if (ended)
            return;
        unasked += Buffer.byteLength(text);
        if (unasked > MOST_UNASKED_BYTES)
            return fail('wrote more than 40 MiB without being asked');
        reader.read(text);
    });
    child.ended.then(end);
    return transport;
}
function messageOf(line) {
    try {
        const value = JSON.parse(line);
        const isMessage = typeof value === 'object' && value !== null && !Array.isArray(value);
        // What kind of message it is the protocol finds out; none may be deeper than code that walks through it.
        return isMessage && !(0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(value, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F) ? value : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/worlds/programs/mcp-process.js




/** How much of stderr is kept for the failure report. */
const STDERR_BYTES = 8 * 1024;
/** Until a server has said what it can do: npx may look into its cache first. */
const START_MS = 60_000;
/** How long one that was killed is waited for: what it started itself may live on, and hold its output open. */
const END_MS = 3_000;
/** Starts one. Rejects with Fault `agent_failed` (`world_failed`). */
async function startMcpProcess(start, ports) {
    const child = ports.standby(start.command, { cwd: start.cwd, env: start.env });
    child.hold();
    const errors = (0,(text_tail ??= __webpack_require__(74066))/* textTail */._)(STDERR_BYTES, (text_tail ??= __webpack_require__(74066))/* CUT */.T);
    child.onErrors((text) => errors.add(text));
    let ending;
    let broke;
    const ended = child.ended.then((how) => {
        ending = how;
    });
    const connect = await connecting(child, (what) => {
        broke = what;
        child.kill();
    });
    let client = connect.client('legacy');
    const started = {
        get client() {
            return client;
        },
        child,
        usable: () => ending === undefined && broke === undefined,
        fault: (otherwise) => serverFault(start, broke ?? (ending && howEnded(ending)) ?? otherwise, errors.text()),
        over: () => overSoon(child, ended, ports),
        async end() {
            const over = started.over();
            child.kill();
            await client.close();
            await over;
        },
    };
    try {
        await connect.to(client).catch(async (error) => {
            // One that knows `server/discover` only says so, and goes on.
            if (!isRefusal(error) || !started.usable())
                throw error;
            client = connect.client('auto');
            await connect.to(client);
        });
        return started;
    }
    catch (error) {
        const fault = await faultOf(started, error);
        await started.end();
        throw fault;
    }
}
/** How a server is greeted: as of old, since servers of old may end at anything else, or by `server/discover`. */
async function connecting(child, broken) {
    const { Client } = await Promise.all(/* import() */[__webpack_require__.e(7164), __webpack_require__.e(39)]).then(__webpack_require__.bind(__webpack_require__, 30039));
    return {
        client: (mode) => new Client({ name: (product ??= __webpack_require__(31608))/* PRODUCT */.A.name, version: (product ??= __webpack_require__(31608))/* PRODUCT */.A.version }, { versionNegotiation: { mode } }),
        to: (client) => client.connect(childTransport(child, broken), { timeout: START_MS }),
    };
}
/** Refusals by the protocol itself have codes: the server is well. */
const isRefusal = (error) => error instanceof Error && 'code' in error && typeof error.code === 'number';
/** What went wrong with a request, once the process has had the time to end: that says more than a connection that is closed. */
async function faultOf(process, error) {
    const closed = error instanceof Error && /connection closed|not connected/i.test(error.message);
    if (closed)
        await process.over();
    return process.fault(`failed: ${error instanceof Error ? error.message : String(error)}`);
}
/** One that nobody holds would let this process end while it is waited for; one that does not end would keep it alive. */
async function overSoon(child, ended, { clock }) {
    child.hold();
    const enough = new AbortController();
    // Given up where it ends in time.
    const waited = clock.sleep(END_MS, enough.signal).catch(() => undefined);
    await Promise.race([ended, waited]);
    enough.abort();
    child.release();
}
function howEnded({ startError, code, signal }) {
    if (startError !== undefined)
        return `could not be started: ${startError.message}`;
    return code === null ? `ended with signal ${signal}` : `ended with exit code ${code}`;
}
function serverFault({ command }, what, said) {
    const last = said.trim();
    return new errors/* Fault */.vC('agent_failed', `The MCP server of the world ${what}.${last === '' ? '' : ` Its stderr ended with:\n${last}`}`, {
        subcode: 'world_failed',
        where: command.join(' ').slice(0, 500),
        hint: 'Run the command by hand: it must speak MCP on standard input and output.',
    });
}

;// CONCATENATED MODULE: ./lib/worlds/programs/mcp-calls.js


/** Longest time for one call: whoever waits longer waits for ever. */
const CALL_MS = 60_000;
/** Tools that a server may offer, and pages that it may offer them on. */
const MOST_TOOLS = 1_000;
const MOST_PAGES = 100;
/** The tools of a server. Rejects with Fault `agent_failed` (`world_failed`). */
async function listMcpTools(process) {
    const tools = new Map();
    let cursor;
    for (let page = 0; page < MOST_PAGES; page += 1) {
        const listed = await process.client
            .request({ method: 'tools/list', params: { ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ cursor }) } }, { timeout: CALL_MS })
            .catch(async (error) => {
            throw await faultOf(process, error);
        });
        for (const { name, description, inputSchema, annotations } of listed.tools) {
            if (tools.has(name))
                continue;
            if (tools.size >= MOST_TOOLS)
                throw process.fault(`offers more than ${MOST_TOOLS} tools`);
            const reads = annotations?.readOnlyHint === true ? true : undefined;
            tools.set(name, { name, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ description, reads }), parameters: inputSchema });
        }
        cursor = listed.nextCursor;
        if (cursor === undefined)
            return [...tools.values()];
    }
    throw process.fault(`offers its tools on more than ${MOST_PAGES} pages`);
}
/**
 * Calls a tool. What it changed shows elsewhere: servers keep their state to themselves. Rejects with the reason of the signal, or Fault
 * `agent_failed` (`world_failed`) where the server has ended, never answers, or answers what is no result.
 */
async function callMcpTool(process, name, args, signal) {
    signal?.throwIfAborted();
    try {
        const result = await process.client.request({ method: 'tools/call', params: { name, arguments: { ...args } } }, { timeout: CALL_MS, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) });
        return replyOf(result);
    }
    catch (error) {
        signal?.throwIfAborted();
        if (isRefusal(error))
            return { error: error.message };
        throw await faultOf(process, error);
    }
}
/** Structured content as it is, texts as one text, anything else as the list that came. */
function replyOf({ content, structuredContent, isError }) {
    const texts = content.flatMap((one) => (one.type === 'text' ? [one.text] : []));
    const text = texts.length === content.length ? texts.join('\n') : undefined;
    if (isError === true)
        return { error: text ?? JSON.stringify(content) };
    return { result: structuredContent ?? text ?? content, changes: [] };
}

;// CONCATENATED MODULE: ./lib/worlds/programs/ready-pool.js
/** Keeps `most` ready from the first `take` on. One that is no longer `usable` is ended and replaced. */
function readyPool(options) {
    const { most, make, usable, end } = options;
    const ready = [];
    let closed = false;
    function fill() {
        while (!closed && ready.length < most) {
            const made = make();
            // Whoever takes it hears of it; nobody need take it.
            made.catch(() => undefined);
            ready.push(made);
        }
    }
    return {
        async take() {
            const next = ready.shift();
            fill();
            const one = await (next ?? make());
            if (next === undefined || usable(one))
                return one;
            await end(one);
            return make();
        },
        add: (one) => void ready.push(Promise.resolve(one)),
        async close() {
            closed = true;
            await Promise.allSettled(ready.splice(0).map(async (one) => end(await one)));
        },
    };
}

;// CONCATENATED MODULE: ./lib/worlds/programs/mcp-tools.js








var WORKSPACE;
function WORKSPACE$made() { return WORKSPACE = /\{\{\s*workspace\s*\}\}/g; }
/**
 * An MCP server as the tools of a world (`tools.mcp`): a process for each attempt on standard input and output, some of which are
 * `ready` before they are asked for. With `files` each is started in a copy of the world's folder, which sessions name, whose changes they
 * say and which they remove; where `open` is given a workspace, that is used instead and nothing is ready.
 */
function mcpTools(world, ports, { files, ready = 1 } = {}) {
    const server = serverOf(world);
    const start = (workspace) => startMcpProcess(startOf(server, world, workspace, ports), ports);
    const pool = readyPool({
        most: ready,
        async make() {
            const fork = await files?.open();
            try {
                const process = await start(fork?.folder);
                process.child.release();
                return { process, fork };
            }
            catch (error) {
                await fork?.close();
                throw error;
            }
        },
        usable: ({ process }) => process.usable(),
        end,
    });
    const tools = (0,(once ??= __webpack_require__(85211))/* once */.O)(async () => {
        const first = await pool.take().catch((error) => {
            throw unusable(error);
        });
        first.process.child.hold();
        try {
            const found = await listMcpTools(first.process);
            first.process.child.release();
            pool.add(first);
            return found;
        }
        catch (error) {
            await end(first);
            throw unusable(error);
        }
    });
    return {
        tools,
        async open({ workspace, signal } = {}) {
            signal?.throwIfAborted();
            const started = workspace === undefined ? await pool.take() : { process: await start(workspace), fork: undefined };
            if (signal?.aborted === true) {
                await end(started);
                signal.throwIfAborted();
            }
            started.process.child.hold();
            return sessionOf(started);
        },
        close: () => pool.close(),
    };
}
async function end({ process, fork }) {
    await process.end();
    await fork?.close();
}
function sessionOf(started) {
    const { process, fork } = started;
    let last = Promise.resolve();
    let closing;
    return {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ workspace: fork?.folder, changes: fork && (() => fork.changes()) }),
        call(name, args, signal) {
            const reply = last.then(() => callMcpTool(process, name, args, signal));
            last = reply.catch(() => undefined);
            return reply;
        },
        close() {
            closing ??= end(started);
            return closing;
        },
    };
}
function serverOf({ id, world }) {
    const { mcp } = world.tools;
    if (mcp === undefined)
        throw new errors/* Fault */.vC('internal', `World ${id} has no tools.mcp, and was started by it.`);
    const texts = [...mcp.command, mcp.cwd ?? '', ...Object.values(mcp.env ?? {})];
    if (world.state.files === undefined && texts.some((text) => text.search((WORKSPACE ?? WORKSPACE$made())) >= 0))
        throw new errors/* Fault */.vC('validation_failed', `World ${id} has no state.files, and tools.mcp names {{ workspace }}.`, {
            where: 'tools.mcp',
            hint: 'Name the folder that each attempt gets a copy of as state.files.',
        });
    return mcp;
}
/** Command, folder and environment: of ours a server sees what agents' programs see. */
function startOf({ command, cwd, env = {} }, { root }, workspace, ports) {
    const filled = (text) => text.replace((WORKSPACE ?? WORKSPACE$made()), () => workspace ?? '');
    const own = Object.entries(env).map(([name, value]) => [name, filled(value)]);
    return {
        command: command.map(filled),
        // Where programs of agents start too: there `npx` finds what the project has installed.
        cwd: (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(root), filled(cwd ?? '.')),
        env: { ...(0,(program ??= __webpack_require__(89335))/* inherited */.Jq)(ports), ...Object.fromEntries(own) },
    };
}
/** Before anything is played it is the world that is wrong, and not an attempt. */
function unusable(error) {
    const { code, message, where, hint, subcode, cause } = (0,errors/* asFault */.Ps)(error);
    if (code !== 'agent_failed')
        return (0,errors/* asFault */.Ps)(error);
    return new errors/* Fault */.vC('validation_failed', message, { cause, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ where, hint, subcode }) });
}


/***/ })

};
