export const id = 471;
export const ids = [471];
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

/***/ 16479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jQ: () => (/* binding */ FormError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/**
 * A judge gives structured output; it never decides a score. A model, the offline heuristics and a script in a test all give
 * the same output, and one formula (in the scorer) turns it into a number.
 */
/** What came back does not fit the schema. */
class FormError extends Error {
    constructor(message) {
        super(message);
        this.name = 'FormError';
    }
}
/** No calls, no tokens, no money. */
const NO_USAGE = {
    calls: 0,
    cached_calls: 0,
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
};
/** Sum of two usages; an unknown price stays unknown. */
function addUsage(a, b) {
    return {
        calls: a.calls + b.calls,
        cached_calls: a.cached_calls + b.cached_calls,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cost_usd: a.cost_usd === null || b.cost_usd === null ? null : a.cost_usd + b.cost_usd,
    };
}


/***/ }),

/***/ 16908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   q: () => (/* binding */ spentBefore)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16479);

/** Errors are made far below the code that counts the cost; this keeps the usage with the error until it gets there. */
const USAGE_OF_ERROR = new WeakMap();
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    USAGE_OF_ERROR.set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? USAGE_OF_ERROR.get(error) : undefined) ?? _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 38913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   X: () => (/* binding */ round4)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A score as it is shown and decided on: clamped to [0,1], four decimals (metrics.md 0.1). A value that is no number is a bug and throws. */
function round4(value) {
    if (!Number.isFinite(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `A formula gave ${value} instead of a number.`, {
            hint: 'This is a bug in Assay. Please report it with the input you evaluated.',
        });
    }
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round((clamped + Number.EPSILON) * 1e4) / 1e4;
}
/** A score for a sentence: up to four decimals, no trailing zeros. */
function shown(value) {
    return String(round4(value));
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

/***/ 31093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   U8: () => (/* binding */ foldForMatch),
/* harmony export */   Wo: () => (/* binding */ isPresent),
/* harmony export */   sk: () => (/* binding */ foldCharacters)
/* harmony export */ });
/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
function foldCharacters(text) {
    if (!NEEDS_FOLDING.test(text))
        return text;
    return text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(SINGLE_QUOTES, "'")
        .replace(DOUBLE_QUOTES, '"')
        .replace(DASHES, '-')
        .normalize('NFKC');
}
/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
function normalize(text) {
    return foldCharacters(text).replace(SPACES, ' ').trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    return normalize(normalize(text).toLowerCase().replaceAll('ς', 'σ'));
}
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text);
}


/***/ })

};
