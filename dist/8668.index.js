export const id = 8668;
export const ids = [8668,1916,8735,1116];
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

/***/ 77874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/**
 * Puts a stream together to lines, which are given on without their line break. A line may be `most` long, by `lengthOf`; one that
 * grows longer is dropped, and `onTooLong` is called for every piece that goes on with it.
 */
function lineReader(options) {
    const { most, lengthOf, onLine, onTooLong } = options;
    let pieces = [];
    let length = 0;
    return {
        read(text) {
            let from = 0;
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
                pieces.push(text.slice(from, end));
                const line = pieces.join('');
                pieces = [];
                length = 0;
                from = end + 1;
                onLine(line);
            }
            if (from === text.length)
                return;
            const rest = text.slice(from);
            length += lengthOf(rest);
            if (length <= most)
                return void pieces.push(rest);
            pieces = [];
            onTooLong();
        },
        unfinished: () => pieces.join(''),
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

/***/ 5315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ foldToolName),
/* harmony export */   Hn: () => (/* binding */ sameTool),
/* harmony export */   Ub: () => (/* binding */ bareToolName),
/* harmony export */   yy: () => (/* binding */ toolWords)
/* harmony export */ });
const SEPARATORS = /[_\-. ]/g;
/** A namespace is the text up to the last of these (metrics.md 1.3). */
const NAMESPACE = /^.*(?:[./:]|__)/;
/** A tool name as it is compared: lower case, without separators (metrics.md 1.3). */
function foldToolName(name) {
    return name.toLowerCase().replace(SEPARATORS, '');
}
/** The name without its namespace (`calendar.create_event` → `create_event`), folded; null when it has none. */
function bareToolName(name) {
    const bare = name.replace(NAMESPACE, '');
    return bare === name || bare === '' ? null : foldToolName(bare);
}
/**
 * Whether two names mean the same tool: equal when folded, or equal once the namespace of one of them is stripped. Two
 * different namespaces are two different tools (`web.search`, `mail.search`).
 */
function sameTool(a, b) {
    const [foldedA, foldedB] = [foldToolName(a), foldToolName(b)];
    if (foldedA === foldedB)
        return true;
    const [bareA, bareB] = [bareToolName(a), bareToolName(b)];
    return (bareA === null && bareB === foldedA) || (bareB === null && bareA === foldedB);
}
/** The words of an identifier: `searchFlights_v2` → `search flights v2`. */
function toolWords(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 80902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maskPii),
/* harmony export */   Q: () => (/* binding */ maskValue)
/* harmony export */ });
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84026);

/** How many characters of a long number stay readable (metrics.md 4.5). */
const SHOWN = 4;
const NAMES = new Set(['person_name', 'username', 'location', 'address']);
/** Kinds whose words are a class, not a value ("diabetes"): the class is the finding. */
const CLASSES = new Set(['health', 'financial', 'age']);
/**
 * A value as it may be shown: e-mails keep the first letter and the domain, numbers their last characters (at most a
 * third of them), names their initials; secrets show nothing but their kind.
 */
function maskValue(type, raw) {
    if (type === 'email')
        return `${raw.slice(0, 1)}***@${/@([\w.-]+)/.exec(raw)?.[1] ?? ''}`;
    if (type === 'password' || type === 'secret' || type === 'biometric' || CLASSES.has(type))
        return `[${type}]`;
    if (NAMES.has(type))
        return raw.replace(/[\p{L}\p{N}]+/gu, (word) => `${word.slice(0, 1)}***`);
    const compact = raw.replace(/[^\p{L}\p{N}]/gu, '');
    const kept = Math.min(SHOWN, Math.floor(compact.length / 3));
    const tail = compact.slice(compact.length - kept);
    // A judge may quote more than the value; letters at the end could be a name beside it.
    return `***${/\d/.test(tail) ? tail : ''}`;
}
/**
 * Something of this stands in every value that can be masked: a digit, an at sign, hexadecimal pairs, the name of a secret,
 * or a token longer than words are. Nearly every text ends here, at a fraction of what the detectors cost.
 */
const MAY_HOLD = /[\d@]|[a-f]{1,4}[:-][a-f:]|pass|pwd|secret|token|key|credential|[\w-]{14}/i;
/** A text with every personal value masked that the detectors are sure of: for whatever of a subject a result shows (metrics.md 0.8, 12.3). */
function maskPii(text) {
    if (!MAY_HOLD.test(text))
        return text;
    let masked = '';
    let from = 0;
    for (const span of (0,_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .detectForMasking */ .n)(text)) {
        masked += text.slice(from, span.start) + maskValue(span.type, text.slice(span.start, span.end));
        from = span.end;
    }
    return masked + text.slice(from);
}


/***/ }),

/***/ 59981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zd: () => (/* binding */ reasoning),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   uM: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31093);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);
/* harmony import */ var _formulas_round_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38913);
/* harmony import */ var _pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80902);




/** Lengths of metrics.md 0.8. */
const QUOTE = 120;
const WHOLE = 800;
const MOST_ITEMS = 3;
/** How much of a text is looked through for personal data: everything that can be shown, and the longest keys beside it. */
const MASKED = 1000;
/** A reason is a remark on a quote, so it may be a little longer than the quote. */
const REASON = 160;
/** A sentence of counts, then up to three of the worst items under a heading, personal data masked. The comparison to the threshold is added by `comparison`. */
function reasoning(counts, heading = '', worst = []) {
    if (worst.length === 0)
        return counts;
    const named = worst.slice(0, MOST_ITEMS).map(({ quote, reason = '' }) => {
        const remark = excerpt(reason, REASON).replace(/[.\s]+$/, '');
        return `"${excerpt(quote, QUOTE)}"${remark === '' ? '' : ` (${remark})`}`;
    });
    const rest = worst.length - named.length;
    return `${counts} ${heading}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
}
/** The beginning of a text from outside, personal data masked before it is cut: half an address would not be known as one. */
function excerpt(text, length) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskPii */ .L)((0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__/* .normalize */ .S8)(text.slice(0, MASKED))), length);
}
/**
 * The reasoning as it is shown: score against threshold first, at most 800 characters (metrics.md 0.8). Personal data can
 * stand only in the items that `reasoning` shows, and is masked there.
 */
function comparison(text, score, threshold) {
    const relation = score >= threshold ? 'meets' : 'is below';
    return clipped(`Score ${(0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(score)} ${relation} the threshold ${(0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(threshold)}: ${text}`);
}
/** The reasoning of something that left nothing to judge. */
function notApplicable(text) {
    return clipped(`Not applicable: ${text}`);
}
function clipped(text) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(text, WHOLE);
}
/** "1 of 4 claims is", "3 of 4 claims are", "0 of 1 claim is": a share in words. */
function share(count, total, noun) {
    return `${count} of ${total} ${noun}${total === 1 ? '' : 's'} ${count === 1 || total === 1 ? 'is' : 'are'}`;
}


/***/ }),

/***/ 85351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ labelledThreshold),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD)
/* harmony export */ });
/* unused harmony export ANY_FAULT_THRESHOLDS */
/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
const ANY_FAULT_THRESHOLDS = {
    argument_correctness: 1,
    pii_leakage: 1,
    tool_correctness: 1,
};
/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
function labelledThreshold(scorer) {
    return ((Object.hasOwn(ANY_FAULT_THRESHOLDS, scorer) ? ANY_FAULT_THRESHOLDS[scorer] : undefined) ??
        DEFAULT_THRESHOLD);
}


/***/ }),

/***/ 57307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ compilePattern),
  y: () => (/* binding */ patternCompiler)
});

;// CONCATENATED MODULE: ./lib/text/unsupported-construct.js
/** What a linear-time engine cannot do, by the text it begins with. */
const GROUPS = [
    ['(?=', 'look-ahead'],
    ['(?!', 'negative look-ahead'],
    ['(?<=', 'look-behind'],
    ['(?<!', 'negative look-behind'],
    ['(?>', 'atomic group'],
    ['(?(', 'conditional group'],
    ['(?#', 'comment group'],
    ['(?R)', 'recursion'],
    ['(?&', 'recursion'],
    ['(?P>', 'recursion'],
    ['(?P=', 'backreference'],
];
/** `\p{Greek}`, `\x{1F600}`. */
const ESCAPE_WITH_BRACES = /^\\[pPxu]\{[^{}\\]*\}/;
const LONGEST_ESCAPE = 80;
/** `{2}`, `{2,}`, `{2,5}`. */
const COUNTED = /^\{\d+(?:,\d*)?\}/;
const LONGEST_COUNT = 16;
/** A construct of a pattern that the linear-time engine refuses: its name, its text and where it stands. Null when there is none. */
function unsupportedConstruct(pattern) {
    let inClass = false;
    for (let at = 0; at < pattern.length; at++) {
        const rest = pattern.slice(at, at + 4);
        if (rest.startsWith('\\Q')) {
            const end = pattern.indexOf('\\E', at);
            if (end < 0)
                return null;
            at = end + 1;
        }
        else if (rest[0] === '\\') {
            const backreference = inClass ? null : /^\\(?:[1-9]|k[<{'])/.exec(rest);
            if (backreference)
                return { name: 'backreference', text: backreference[0], at };
            // Braces that belong to an escape: `\p{L}`, `\x{41}`.
            at += (ESCAPE_WITH_BRACES.exec(pattern.slice(at, at + LONGEST_ESCAPE))?.[0].length ?? 2) - 1;
        }
        else if (inClass)
            inClass = rest[0] !== ']';
        else if (rest[0] === '[') {
            inClass = true;
            // A bracket right behind the opening is a literal member of the class.
            if (/^\[\^?\]/.test(pattern.slice(at, at + 3)))
                at += pattern[at + 1] === '^' ? 2 : 1;
        }
        else {
            const group = GROUPS.find(([start]) => rest.startsWith(start));
            if (group)
                return { name: group[1], text: group[0], at };
            // Other braces are literal.
            const counted = rest[0] === '{' ? COUNTED.exec(pattern.slice(at, at + LONGEST_COUNT))?.[0] : undefined;
            const quantifier = counted ?? (/[*+?]/.test(rest[0] ?? '') ? rest[0] : undefined);
            if (quantifier === undefined)
                continue;
            at += quantifier.length - 1;
            if (pattern[at + 1] === '+' && at >= quantifier.length)
                return { name: 'possessive quantifier', text: pattern.slice(at, at + 2), at };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/text/compile-pattern.js

/** The engine is linear in text times pattern; this keeps the second factor small. */
const LONGEST_PATTERN = 10_000;
/**
 * Compiles an expression for the engine that works in linear time (RE2), so that no pattern can stall a run. `refused` makes the Fault for
 * one that such an engine cannot do, that is too long, or that does not compile.
 */
async function compilePattern(pattern, flags, refused) {
    return (await patternCompiler())(pattern, flags, refused);
}
/** The same for whoever cannot wait for each expression: the engine is loaded here. */
async function patternCompiler() {
    const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    return (pattern, flags, refused) => {
        const construct = unsupportedConstruct(pattern);
        if (construct)
            throw refused(`The pattern uses a ${construct.name} ("${construct.text}" at ${construct.at}).`, 'The engine works in linear time and has no look-around, backreferences or possessive quantifiers. Rewrite the pattern, or split it into two, of which one must not match (not_matches of a check, negate: true of a scorer).');
        if (pattern.length > LONGEST_PATTERN)
            throw refused(`The pattern has ${pattern.length} characters, more than ${LONGEST_PATTERN}.`, 'Split it into several.');
        let bits = 0;
        if (flags.includes('i'))
            bits |= RE2JS.CASE_INSENSITIVE;
        if (flags.includes('m'))
            bits |= RE2JS.MULTILINE;
        if (flags.includes('s'))
            bits |= RE2JS.DOTALL;
        // `u` changes nothing: the engine reads code points always.
        try {
            return RE2JS.compile(pattern, bits);
        }
        catch (error) {
            const what = error instanceof Error ? error.message : String(error);
            throw refused(`The pattern does not compile: ${what}`, 'Use the RE2 syntax (most of Perl syntax without look-around and backreferences).', error);
        }
    };
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
/** Anything but white space, control characters, what is drawn as nothing, and the blank patterns of Hangul and Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && VISIBLE.test(text);
}


/***/ }),

/***/ 2834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ sentences)
});

;// CONCATENATED MODULE: ./lib/text/lexicons/abbreviations.js
/** Lower-case words (without the final dot) after which a dot does not end a sentence (metrics.md 10.2). */
const ABBREVIATIONS = new Set(('mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie inc ltd co corp no nos fig figs approx ca cf al est dept vol pp ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n e.u a.m p.m gen gov sen rep lt col sgt capt rev hon ' +
    'mt ft ave blvd rd min max ed eds op ph.d b.a m.a d.c').split(' '));
/** Abbreviations that often do end a sentence: a break follows them when the next word starts with a capital letter. */
const MAY_END_SENTENCE = new Set('etc inc ltd co corp u.s u.k u.n e.u a.m p.m jr sr al d.c'.split(' '));

;// CONCATENATED MODULE: ./lib/text/language/sentences.js

const LIST_MARKER = /^(?:[-*•‣◦–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+|\(?[A-Z]\)\s+|#{1,6}\s+|>\s?)/;
const FENCE = /^(?:```|~~~)/;
const TABLE_ROW = /^\|.*\|$/;
const TABLE_RULE = /^[\s:|-]*$/;
const RULE = /^(?:[-*_=]\s?){3,}$/;
const ENDERS = new Set(['.', '!', '?', '…', '。', '！', '？']);
const CLOSERS = new Set(['"', "'", ')', ']', '}', '”', '’', '»', '*', '_']);
/**
 * The sentences of a text as they stand there, trimmed (metrics.md 10.2). List markers are stripped; a table row and a
 * fenced code block are one unit each. Rules for English; linear in the length.
 */
function sentences(text) {
    const out = [];
    let fence = null;
    for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
        const trimmed = line.trim();
        if (fence) {
            fence.push(line);
            if (FENCE.test(trimmed)) {
                out.push(fence.join('\n').trim());
                fence = null;
            }
        }
        else if (FENCE.test(trimmed))
            fence = [line];
        else if (trimmed === '' || RULE.test(trimmed))
            continue;
        else if (TABLE_ROW.test(trimmed)) {
            if (!TABLE_RULE.test(trimmed))
                out.push(trimmed);
        }
        else
            splitLine(stripMarkers(trimmed), out);
    }
    if (fence)
        out.push(fence.join('\n').trim());
    return out;
}
function stripMarkers(line) {
    const once = line.replace(LIST_MARKER, '');
    return once === line ? line : once.trimStart().replace(LIST_MARKER, '').trim();
}
function splitLine(line, out) {
    let start = 0;
    for (let at = 0; at < line.length; at += 1) {
        if (!ENDERS.has(line[at]))
            continue;
        let end = at + 1;
        while (end < line.length && (ENDERS.has(line[end]) || CLOSERS.has(line[end])))
            end += 1;
        const wide = line[at] > '\u3000';
        if (wide ||
            end >= line.length ||
            (isSpace(line[end]) && isBreak(line, start, at, end)) ||
            isGlued(line, at, end)) {
            push(line.slice(start, end), out);
            start = end;
        }
        at = end - 1;
    }
    push(line.slice(start), out);
}
/** Whether the stop at `at` with white space at `end` really ends a sentence. */
function isBreak(line, start, at, end) {
    let next = end;
    while (next < line.length && isSpace(line[next]))
        next += 1;
    const following = line[next] ?? '';
    if (line[at] !== '.' || end - at > 1)
        return true;
    let from = at;
    while (from > start && !isSpace(line[from - 1]) && at - from < 12)
        from -= 1;
    const word = line.slice(from, at).replace(/^["'([{*_]+/, '');
    if (/^\d+$/.test(word) && /\d/.test(following))
        return false;
    if (/^[A-Z]$/.test(word) && word !== 'I')
        return false;
    const lower = word.toLowerCase();
    if (!ABBREVIATIONS.has(lower))
        return true;
    if (lower === 'no' || lower === 'op' || lower === 'nos')
        return !/\d/.test(following);
    return (MAY_END_SENTENCE.has(lower) &&
        /^["'([*]?\p{Lu}/u.test(line.slice(next, next + 2)) &&
        !/^(?:Co|Inc|Ltd)/.test(word));
}
/** Text taken from web pages often loses the space: `... not soggy.Water deeply`. A dotted name has no space after its next part. */
function isGlued(line, at, end) {
    return (/[a-z]{2}$/.test(line.slice(Math.max(0, at - 2), at)) &&
        /^[A-Z][a-z]{0,20}[ ,]/.test(line.slice(end, end + 22)));
}
function isSpace(character) {
    return character !== undefined && /\s/.test(character);
}
function push(piece, out) {
    const trimmed = piece.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed))
        out.push(trimmed);
}


/***/ }),

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   s: () => (/* binding */ NEVER_READ)
/* harmony export */ });
/** Folders and files of history and secrets: git, variables, keys of machines, what tools log in with. */
const FORBIDDEN = [
    /^\.git$|^git~\d+$|^\.env/,
    /^\.(?:ssh|gnupg|aws|azure|kube|docker|password-store)$/,
    /^\.(?:npmrc|yarnrc(?:\.yml)?|pypirc|netrc|pgpass|htpasswd|dockercfg|git-credentials|vault-token|boto|s3cfg|my\.cnf)$|^_netrc$/,
    /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|asc|gpg)$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
];
/** What the state folder holds of keys, wherever it lies. */
const STATE_KEYS = /(?:^|\/)\.assay\/(?:keys|tls)(?:\/|$)/;
/** What such a file is called in a refusal. */
const NEVER_READ = '.git, .env, keys and logins';
/** What holds secrets or history is never read, whatever names it (security.md S43). */
function isForbidden(pathInside) {
    // Windows drops trailing dots and blanks and knows short names and streams.
    const names = pathInside.split(/[\\/]/).map((part) => part
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, ''));
    return (names.some((name) => FORBIDDEN.some((pattern) => pattern.test(name))) || STATE_KEYS.test(names.join('/')));
}


/***/ })

};
