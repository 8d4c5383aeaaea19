export const id = 2483;
export const ids = [2483,2144];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 49916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
function seededRandom(seed = 1) {
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = seed | 0;
    let counter = 1;
    function word() {
        const sum = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    for (let round = 0; round < 12; round += 1)
        word();
    return {
        next: () => word() / 2 ** 32,
        hex(bytes) {
            let text = '';
            for (let index = 0; index < bytes; index += 1)
                text += (word() & 255).toString(16).padStart(2, '0');
            return text;
        },
    };
}


/***/ }),

/***/ 41014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ spendingParts),
/* harmony export */   v: () => (/* binding */ effortParts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** What the run took: `agent p50 1.2 s, p95 3.4 s`, `cost $0.042 (agent $0.03, judge $0.012)`, `took 4.1 s`. What nobody measured is left out. */
function effortParts(header) {
    const { latency_ms: latency } = header;
    return [
        ...(latency.p50 === null
            ? []
            : [
                `agent p50 ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.p50)}${latency.p95 === null ? '' : `, p95 ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.p95)}`}`,
            ]),
        ...spendingParts(header),
    ];
}
/** The same without latency, with a word of `call` for what the agent was asked: `28 agent calls`, `44 judge calls (8 cached)`, `cost agent $0.030`, `took 4.1 s`. */
function spendingParts({ usage, duration_ms, judge }, call = 'agent call') {
    const { agent, judge: judging } = usage;
    const costs = [
        ...(agent.cost_usd === null ? [] : [`agent ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(agent.cost_usd)}`]),
        ...(judging.cost_usd === null || judge.mode === 'offline'
            ? []
            : [`judge ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(judging.cost_usd)}`]),
    ];
    const cached = judging.cached_calls > 0 ? ` (${judging.cached_calls} cached)` : '';
    return [
        ...(agent.calls > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(agent.calls, call)] : []),
        ...(judging.calls + judging.cached_calls > 0
            ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judging.calls, 'judge call')}${cached}`]
            : []),
        ...(costs.length > 0 ? [`cost ${costs.join(', ')}`] : []),
        `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(duration_ms)}`,
    ];
}


/***/ }),

/***/ 78966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keeper)
/* harmony export */ });
/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
function keeper(bytes, pieces = Number.POSITIVE_INFINITY) {
    const kept = [];
    let used = 0;
    let more = 0;
    return {
        add(render) {
            if (more > 0 || kept.length >= pieces) {
                more += 1;
                return;
            }
            const piece = render();
            used += Buffer.byteLength(piece);
            if (used > bytes)
                more += 1;
            else
                kept.push(piece);
        },
        kept,
        get more() {
            return more;
        },
    };
}


/***/ }),

/***/ 38987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ judgeName),
/* harmony export */   H7: () => (/* binding */ besideRate),
/* harmony export */   LQ: () => (/* binding */ rateParts),
/* harmony export */   Oj: () => (/* binding */ rateMarkdown),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);


/** The verdict in one word. */
const VERDICT_WORDS = {
    passed: 'PASSED',
    failed: 'FAILED',
    neutral: 'NEUTRAL',
};
/** The parts of the rate sentence, written so that rate and bound never look equal when they are not. */
function rateParts({ header, required_pass_rate, fail_on }) {
    const { passed, failed } = header.counts;
    const judged = passed + failed;
    const [rate, bound] = header.pass_rate === null
        ? ['', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(required_pass_rate)]
        : fail_on === 'unknown' || fail_on === 'merge'
            ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(header.pass_rate), '']
            : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercentAgainst */ .su)(header.pass_rate, required_pass_rate);
    const interval = header.pass_rate_interval;
    return {
        judged,
        count: judged === 0 ? 'no case was judged' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(judged)} passed`,
        rate: rate === '' || interval === null ? rate : `${rate} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterval */ .vy)(interval)}`,
        required: fail_on === 'failure'
            ? `required ${bound}`
            : fail_on === 'never'
                ? 'nothing gates'
                : fail_on === 'merge'
                    ? 'gated after the merge'
                    : fail_on === 'unknown'
                        ? 'gate: as the run was set'
                        : 'gate: regressions only',
    };
}
/** The rate in Markdown, `**Pass rate 92 % [75, 98]** (23 of 25 passed)`; without the count where the reason has just given it. */
function rateMarkdown(report) {
    const { count, rate, judged } = rateParts(report);
    if (judged === 0)
        return `**${count}**`;
    const { reason, counts } = report.header;
    const said = new RegExp(`\\b${counts.passed} of ${judged} (?:gating )?cases? passed`).test(reason);
    return said ? `**Pass rate ${rate}**` : `**Pass rate ${rate}** (${count})`;
}
/** What the rate leaves unsaid: errored and skipped cases, failures that do not gate. */
function besideRate({ counts }, weakFailures) {
    return [
        ...(counts.errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.errored, 'case')} errored`] : []),
        ...(counts.skipped > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.skipped, 'case')} skipped`] : []),
        ...(weakFailures > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(weakFailures, 'failure does', 'failures do')} not gate`] : []),
    ];
}
/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
function judgeName({ judge }) {
    if (judge.mode === 'offline' && judge.model === _schema_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORDED_OUTCOMES */ .RD)
        return 'nobody (outcomes as recorded)';
    return judge.mode === 'offline' ? 'offline (heuristic)' : judge.model;
}


/***/ }),

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52215);

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}


/***/ }),

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four unless told (metrics.md 0.1), and never a negative zero; null stays null. */
function rounded(value, digits = 4) {
    if (value === null)
        return value;
    const scale = 10 ** digits;
    // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
    return (Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0);
}
/** Both ends of an interval, rounded. */
const roundedInterval = (interval) => interval === null ? null : [rounded(interval[0]), rounded(interval[1])];


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word) => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;
/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
function didYouMean(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return null;
    const plain = bare(word);
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let least = limit + 1;
    for (const candidate of candidates) {
        if (plain !== '' && bare(candidate) === plain)
            return candidate;
        if (Math.abs(candidate.length - word.length) > limit)
            continue;
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one, other) {
    if (one.length !== other.length)
        return false;
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return (one[at] !== undefined &&
        one[at] === other[at + 1] &&
        one[at + 1] === other[at] &&
        one.slice(at + 2) === other.slice(at + 2));
}


/***/ }),

/***/ 41491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
const LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu;
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
const UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Most JSON is plain ASCII, which needs neither search by Unicode property. */
const BEYOND_ASCII = /[^\n\x20-\x7e]/;
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
    const unbroken = json.includes('##') || BEYOND_ASCII.test(json) ? json.replace(LEGACY_COMMAND, '\\u0023') : json;
    return BEYOND_ASCII.test(unbroken) ? unbroken.replace(UNSEEN, escapeUnits) : unbroken;
}


/***/ }),

/***/ 71852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N5: () => (/* binding */ markdownEntities),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   p0: () => (/* binding */ markdownFence)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18624);

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const entity = (character) => `&#${character.codePointAt(0)};`;
/**
 * Where an invisible space splits what GitHub turns into a link, mention, emoji or reference outside code. Also within
 * words: its link finder looks back over letters only, so `22http://` is a link.
 */
const LIVE_WORDS = /(?<=[@#])|(?<=h)(?=ttps?)|(?<=w)(?=ww)|(?<=f)(?=tp)|(?<=gh)(?=-\d)|(?<=:)(?=\w)/gi;
/** Words that GitHub may take for a commit: seven hexadecimal digits or more. Broken into pieces of six. */
const COMMIT_LIKE = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi;
const SIX_OF_MORE = /.{6}(?=.)/g;
const INVISIBLE_SPACE = '\u200b';
/** A fenced block whose fence is longer than any run of backticks inside, so nothing inside can end it (security.md F2). */
function markdownFence(text, info = '') {
    const body = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text);
    let longest = 2;
    for (const run of body.match(/`{3,}/g) ?? [])
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${info}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}`;
}
/** Every ASCII punctuation character as a numeric entity: what `markdownCode` puts between its tags. */
function markdownEntities(text) {
    return text.replace(PUNCTUATION, entity);
}
/** Text of anyone inside a table cell or a line: shown as code, without effect; a line break shows as ` ⏎ ` (toolchain.md 4). */
function markdownCode(text) {
    const line = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text)
        .trim()
        .replace(/\s*\n\s*/g, ' ⏎ ')
        .replace(/\t/g, ' ');
    return `<code>${markdownEntities(line)}</code>`;
}
/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it. For sentences of ours that quote names; text of a model belongs into code or a fence.
 */
function markdownProse(text) {
    const broken = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text)
        .replace(LIVE_WORDS, INVISIBLE_SPACE)
        .replace(COMMIT_LIKE, (word) => word.replace(SIX_OF_MORE, `$&${INVISIBLE_SPACE}`));
    return markdownEntities(broken);
}


/***/ }),

/***/ 54826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatDifferenceInterval),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   WJ: () => (/* binding */ formatDifferenceWithin),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
const UNITS = {
    share: { scale: 100, least: 0, most: 2, sign: ' pp' },
    score: { scale: 1, least: 2, most: 4, sign: '' },
    ratio: { scale: 100, least: 0, most: 2, sign: ' %' },
};
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;
/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
function formatDifference(value, unit) {
    const { scale, sign } = UNITS[unit];
    return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}
/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero. `least`: digits that it has at least.
 */
function formatDifferenceWithin(value, interval, unit, least = 0) {
    const { scale, sign } = UNITS[unit];
    const digits = Math.max(least, digitsFor([value, ...(interval ?? [])], unit));
    if (interval === null)
        return `${signed(value * scale, digits)}${sign}`;
    return `${signed(value * scale, digits)}${sign} ${bounds(interval, scale, digits)}`;
}
/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
function formatDifferenceInterval(interval, unit) {
    const { scale, sign } = UNITS[unit];
    return `${bounds(interval, scale, digitsFor([0, ...interval], unit))}${sign}`;
}
function bounds(interval, scale, digits) {
    const positive = interval.every((bound) => bound > -NOTHING);
    const shown = interval.map((bound) => {
        const text = signed(bound * scale, digits);
        return positive ? text.replace('+', '') : text;
    });
    return `[${shown.join(', ')}]`;
}
/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values, unit) {
    const { scale, least, most } = UNITS[unit];
    const first = Math.abs(values[0] ?? 0) * scale;
    let digits = least === 0 && first > NOTHING && first < FEW ? 1 : least;
    const hidden = (value) => Math.abs(value) > NOTHING && Number((value * scale).toFixed(digits)) === 0;
    const interval = values.slice(1);
    const across = interval.some((bound) => bound > NOTHING) && interval.some((bound) => bound < -NOTHING);
    const telling = interval.length === 0 ? values : across ? [] : interval;
    while (digits < most && telling.some(hidden))
        digits += 1;
    return digits;
}
function signed(value, digits) {
    const size = Math.abs(value).toFixed(digits);
    return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}
/** The level that a p-value is read against: enough digits are shown to see on which side it lies. */
const LEVEL = 0.05;
/**
 * A p-value, `p = 0.034`: two digits, more where they would hide the side of 0.05 or make it look certain; `p < 0.001`
 * below that. Never zero.
 */
function formatPValue(p) {
    const text = formatP(p);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}
/** The same without its letter, for columns headed p: `0.034`, `< 0.001`. */
function formatP(p) {
    if (p < 0.001)
        return '< 0.001';
    if (p >= 1)
        return '1';
    if (p > 0.999)
        return '> 0.999';
    for (let digits = 2; digits < 6; digits += 1) {
        const shown = Number(p.toPrecision(digits));
        if (shown < 1 && Math.sign(shown - LEVEL) === Math.sign(p - LEVEL))
            return String(shown);
    }
    return String(p);
}


/***/ })

};
