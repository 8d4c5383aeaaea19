export const id = 7238;
export const ids = [7238];
export const modules = {

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

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 25893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fisherGreater)
/* harmony export */ });
/* harmony import */ var _log_choose_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Fisher's exact test, one-sided: the chance that the first row has at least so many of the first column when both rows have the
 * same rate (Fisher 1935). For looking for what is more frequent in one group than in another; the observations must be
 * independent. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
function fisherGreater([[a, b], [c, d]]) {
    if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
        throw new RangeError(`fisherGreater: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
    const row = a + b;
    const column = a + c;
    const total = row + c + d;
    const all = (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total, column);
    let sum = 0;
    for (let count = a; count <= Math.min(row, column); count += 1)
        sum += Math.exp((0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(row, count) + (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total - row, column - count) - all);
    return Math.min(1, sum);
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}


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

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four by default (metrics.md 0.1), and never a negative zero; null stays null. */
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

/***/ 33246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ tokenizeFolded),
/* harmony export */   qw: () => (/* binding */ tokenize),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* harmony import */ var _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_1__;


var ISO_DATE;
function ISO_DATE$made() { return ISO_DATE = String.raw `\d{4}-\d{2}-\d{2}(?!\d)`; }
var SLASH_DATE;
function SLASH_DATE$made() { return SLASH_DATE = String.raw `\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)`; }
var CLOCK_TIME;
function CLOCK_TIME$made() { return CLOCK_TIME = String.raw `\d{1,2}:\d{1,2}(?::\d{2})?(?!\d)`; }
/** `12, 000` comes from texts whose words were joined with spaces; no list writes `000`. */
var DIGITS;
function DIGITS$made() { return DIGITS = String.raw `\d{1,3}(?:,\d{3}|, 000)+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*`; }
var ASCII;
function ASCII$made() { return ASCII = new RegExp(`([a-zA-Z]+(?:'[a-zA-Z]+)?)|(${(ISO_DATE ?? ISO_DATE$made())}|${(SLASH_DATE ?? SLASH_DATE$made())}|${(CLOCK_TIME ?? CLOCK_TIME$made())}|${(DIGITS ?? DIGITS$made())})|(%)`, 'g'); }
var UNICODE;
function UNICODE$made() { return UNICODE = new RegExp(String.raw `(\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)?)|(${(ISO_DATE ?? ISO_DATE$made())}|${(SLASH_DATE ?? SLASH_DATE$made())}|${(CLOCK_TIME ?? CLOCK_TIME$made())}|${(DIGITS ?? DIGITS$made())})|(%)`, 'gu'); }
var PLAIN_ASCII;
function PLAIN_ASCII$made() { return PLAIN_ASCII = /^[\x00-\x7f]*$/; }
var CURRENCY;
function CURRENCY$made() { return CURRENCY = /[$€£¥₹]\s?$/; }
var SUFFIX;
function SUFFIX$made() { return SUFFIX = /^(?:st|nd|rd|th|k|m|mn|b|bn|tn)$/i; }
/** After these words `one` counts something; elsewhere it is a pronoun. */
var COUNTED;
function COUNTED$made() { return COUNTED = new Set('day week month year hour minute percent hundred thousand million billion'.split(' ')); }
var COUNTS;
function COUNTS$made() { return COUNTS = [...(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.keys(), ...(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.keys()]; }
var COUNT_INITIALS;
function COUNT_INITIALS$made() { return COUNT_INITIALS = new Set((COUNTS ?? COUNTS$made()).map((word) => word.charCodeAt(0))); }
var SHORTEST_COUNT;
function SHORTEST_COUNT$made() { return SHORTEST_COUNT = Math.min(...(COUNTS ?? COUNTS$made()).map(({ length }) => length)); }
var LONGEST_COUNT;
function LONGEST_COUNT$made() { return LONGEST_COUNT = Math.max(...(COUNTS ?? COUNTS$made()).map(({ length }) => length)); }
/** A number the way it is compared: no separators, no exponent, no rounding noise. */
function canonicalNumber(value) {
    return Number.isInteger(value) && Math.abs(value) < 1e15
        ? String(value)
        : String(Number(value.toPrecision(12)));
}
/**
 * The tokens of a text (metrics.md 10.2): words in lower case without a possessive `'s`, number words as digits,
 * separators removed, scale words multiplied in, `%` as the word `percent`. `text` must be folded (normalize.ts).
 */
function tokenizeFolded(text) {
    return mergeNumbers(scan(text), text);
}
/** `tokenizeFolded` for any text. */
function tokenize(text) {
    return tokenizeFolded((0,(_normalize_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(31093))/* .foldCharacters */ .sk)(text));
}
function scan(text) {
    const tokens = [];
    for (const match of text.matchAll((PLAIN_ASCII ?? PLAIN_ASCII$made()).test(text) ? (ASCII ?? ASCII$made()) : (UNICODE ?? UNICODE$made()))) {
        const start = match.index;
        const end = start + match[0].length;
        if (match[1] !== undefined) {
            const previous = tokens.at(-1);
            if (previous?.value != null && previous.end === start && (SUFFIX ?? SUFFIX$made()).test(match[1])) {
                tokens[tokens.length - 1] = withSuffix(previous, match[1], end, text);
                if (tokens[tokens.length - 1] !== previous)
                    continue;
            }
            const lower = match[1].toLowerCase();
            const word = lower.endsWith("'s") && lower.length > 3 && !(PRONOUN_S ?? PRONOUN_S$made()).has(lower) ? lower.slice(0, -2) : lower;
            tokens.push({ text: word, start, end, value: null, precision: 0 });
        }
        else if (match[2] !== undefined)
            tokens.push(numeral(match[2], start, end));
        else
            tokens.push({ text: 'percent', start, end, value: null, precision: 0 });
    }
    return tokens;
}
/** Contractions with `is`, not possessives. */
var PRONOUN_S;
function PRONOUN_S$made() { return PRONOUN_S = new Set([
    "it's",
    "he's",
    "she's",
    "that's",
    "there's",
    "what's",
    "who's",
    "here's",
    "let's",
]); }
function numeral(raw, start, end) {
    const digits = raw.replace(/,\s?/g, '');
    const value = Number(digits);
    if (!Number.isFinite(value) || /[-/:]|\..*\./.test(digits))
        return { text: digits, start, end, value: null, precision: 0 };
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
    return { text: canonicalNumber(value), start, end, value, precision: 10 ** -decimals };
}
function withSuffix(number, suffix, end, text) {
    const lower = suffix.toLowerCase();
    const factor = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .ATTACHED_SCALES */ .Xj.get(lower);
    if (factor === undefined)
        return { ...number, end };
    const clear = lower.length === 2 || lower === 'k' || suffix !== lower || number.precision < 1;
    if (!clear && !(CURRENCY ?? CURRENCY$made()).test(text.slice(Math.max(0, number.start - 2), number.start)))
        return number;
    return scaled(number, factor, end);
}
function scaled(number, factor, end) {
    const value = (number.value ?? 1) * factor;
    return {
        text: canonicalNumber(value),
        start: number.start,
        end,
        value,
        precision: number.precision * factor,
    };
}
/** Joins spelled numbers (`two hundred and fifty`) and scale words behind digits (`6.2 million`) into one token each. */
function mergeNumbers(tokens, text) {
    const out = [];
    for (let index = 0; index < tokens.length;) {
        const token = tokens[index];
        const spelled = mayCount(token) ? spelledAt(tokens, index) : null;
        if (spelled) {
            out.push(spelled.token);
            index = spelled.next;
            continue;
        }
        const next = tokens[index + 1];
        const factor = token.value !== null && next ? (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .SCALES */ .I.get(next.text) : undefined;
        if (factor !== undefined && next && adjacent(token, next, text)) {
            out.push(scaled(token, factor, next.end));
            index += 2;
            continue;
        }
        out.push(token);
        index += 1;
    }
    return out;
}
function adjacent(left, right, text) {
    return right.start - left.end <= 2 && /^[\s-]+$/.test(text.slice(left.end, right.start));
}
/** Whether a token may be a number word, told by its length and first letter: nearly all of a text is not, and need not be looked up. */
function mayCount({ text }) {
    return (text.length >= (SHORTEST_COUNT ?? SHORTEST_COUNT$made()) && text.length <= (LONGEST_COUNT ?? LONGEST_COUNT$made()) && (COUNT_INITIALS ?? COUNT_INITIALS$made()).has(text.charCodeAt(0)));
}
function spelledAt(tokens, from) {
    const first = tokens[from];
    if (first.value !== null || !((_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.has(first.text) || (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.has(first.text)))
        return null;
    const follower = tokens[from + 1]?.text ?? '';
    if (first.text === 'one' && !(COUNTED ?? COUNTED$made()).has(follower))
        return null;
    let total = 0;
    let group = 0;
    let precision = 1;
    let at = from;
    let room = Number.POSITIVE_INFINITY;
    for (; at < tokens.length; at += 1) {
        const word = tokens[at].text;
        const unit = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.get(word);
        const ten = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.get(word);
        const scale = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .SCALES */ .I.get(word);
        if (unit !== undefined && unit < room) {
            group += unit;
            room = 0;
        }
        else if (ten !== undefined && ten < room) {
            group += ten;
            room = 10;
        }
        else if (scale === 100 && group > 0 && group < 10) {
            group *= 100;
            room = 100;
            precision = 100;
        }
        else if (scale !== undefined && scale > 100 && group > 0) {
            total += group * scale;
            group = 0;
            room = 1000;
            precision = scale;
        }
        else if (word === 'and' && precision >= 100 && isSmall(tokens[at + 1]?.text))
            continue;
        else
            break;
        if (unit !== undefined || ten !== undefined)
            precision = 1;
    }
    const value = total + group;
    const last = tokens[at - 1];
    return {
        token: { text: canonicalNumber(value), start: first.start, end: last.end, value, precision },
        next: at,
    };
}
function isSmall(word) {
    return word !== undefined && ((_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.has(word) || (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.has(word));
}


/***/ }),

/***/ 80860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ (SCALES ?? SCALES$made())),
/* harmony export */   Jb: () => (/* binding */ (HEDGES ?? HEDGES$made())),
/* harmony export */   QN: () => (/* binding */ (UNITS ?? UNITS$made())),
/* harmony export */   Rw: () => (/* binding */ (TENS ?? TENS$made())),
/* harmony export */   Xj: () => (/* binding */ (ATTACHED_SCALES ?? ATTACHED_SCALES$made()))
/* harmony export */ });
/** Spelled numbers below twenty. */
var UNITS;
function UNITS$made() { return UNITS = new Map(('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen')
    .split(' ')
    .map((word, value) => [word, value])); }
/** Spelled tens. */
var TENS;
function TENS$made() { return TENS = new Map('twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10])); }
/** Words that multiply the number before them. */
var SCALES;
function SCALES$made() { return SCALES = new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['trillion', 1e12],
    ['bn', 1e9],
    ['mn', 1e6],
]); }
/** Suffixes written directly behind the digits, as in `4.5k`. A bare lower-case `m` or `b` counts only behind money or decimals (`330m` is metres). */
var ATTACHED_SCALES;
function ATTACHED_SCALES$made() { return ATTACHED_SCALES = new Map([
    ['k', 1e3],
    ['m', 1e6],
    ['mn', 1e6],
    ['b', 1e9],
    ['bn', 1e9],
    ['tn', 1e12],
]); }
/** Words before a number that make it a rough one (metrics.md 10.4). */
var HEDGES;
function HEDGES$made() { return HEDGES = new Set('about around approximately approx nearly roughly almost over some circa estimated up least most than to'.split(' ')); }


/***/ })

};
