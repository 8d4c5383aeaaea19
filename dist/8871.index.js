export const id = 8871;
export const ids = [8871];
export const modules = {

/***/ 34808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ findAttack),
  j: () => (/* binding */ isDegenerate)
});

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize = __webpack_require__(31093);
;// CONCATENATED MODULE: ./lib/text/lexicons/attacks.js
/**
 * Texts that try to steer a judge or lift an assistant's rules (metrics.md 10.6). Matched against folded lower-case
 * text; every gap has an upper bound, so the work stays linear.
 */
const ATTACKS = [
    /\b(?:ignore|disregard|forget|override|bypass|skip)\b(?: \w+){0,3} (?:previous|prior|above|earlier|preceding|existing|system|your|these|those|the|all)(?: \w+){0,3} (?:instructions?|rules?|prompts?|directions?|guidelines?|rubrics?|criteria|constraints?|context)\b/,
    /\b(?:ignore|disregard|forget) (?:all|everything|anything)(?: \w+){0,3} (?:above|before|previous|said|told)\b/,
    /\b(?:ignore|disregard|forget) (?:the|your|this) (?:rubric|criteria|scoring|grading|evaluation|instructions?)\b/,
    /\byou are now (?:a|an|in|dan|my|free|no longer|the|unrestricted|jailbroken)\b/,
    /\b(?:from now on|henceforth),? you (?:are|will|must|should|shall)\b/,
    /\bdo anything now\b|\bdan mode\b|\bact as dan\b|\bjailbreak(?:ed|ing)?\b|\b(?:developer|god|debug|admin|sudo) mode\b(?: (?:enabled|activated|on))?/,
    /\b(?:without|no|free (?:of|from)) (?:any )?(?:ethical|moral|safety|content) (?:guidelines|restrictions|limits|filters?|constraints)\b/,
    /\b(?:reveal|print|show|output|repeat|display|leak|disclose|tell me) (?:me )?(?:\w+ ){0,3}(?:system prompt|system message|initial instructions|hidden (?:prompt|instructions)|secret instructions|your instructions|developer message)\b/,
    /\b(?:score|rate|grade|mark|judge|evaluate) (?:this|me|it|my|the) (?:\w+ ){0,4}(?:as )?(?:a )?(?:perfect|full|highest|maximum|correct|excellent|[1-5]\/5|10\/10|10|100|1\.0|5)\b/,
    /\b(?:give|award|assign|return|output|grant) (?:\w+ ){0,4}(?:full|maximum|perfect|highest|top) (?:\w+ ){0,2}(?:marks?|scores?|points?|grades?|ratings?|credit)\b/,
    /\b(?:return|output|give|assign|respond with|answer with) (?:\w+ ){0,4}(?:score|rating|grade)(?: of| is|:| =)? ?(?:1(?:\.0)?|5|10|100)\b/,
    /\breturn 1\.0\b|\b(?:rate|rating|score)\b[^.]{0,40}\b(?:5\/5|10\/10|100\/100|1\.0)/,
    /\b(?:the )?(?:evaluator|judge|grader|assessor|reviewer|examiner)s? (?:must|should|has to|have to|needs? to|is to|will|shall|is required|are required|is instructed|please)\b/,
    /\b(?:dear|hey|hello|note to|message to|attention|instructions? (?:to|for)) (?:the )?(?:evaluator|judge|grader|assessor|llm|ai model)\b/,
    /\bmark (?:all|every|each)(?: \w+){0,3} (?:as )?(?:supported|correct|relevant|true|met|passed|yes)\b/,
    /"?(?:verdicts?|faithfulness_score|judge_score)"\s{0,4}:\s{0,4}["[{\d]/,
    /"score"\s{0,4}:\s{0,4}(?:1(?:\.0)?|5|10|100)\s{0,4}[,}]/,
    /<\|?\s{0,3}\/?(?:system|im_start|im_end|assistant|endoftext|end_of_turn|start_header_id)\s{0,3}\|?>/,
    /\[\/?(?:inst|system)\]|<<\/?sys>>|### ?(?:instruction|system|response)s?\b/,
    /(?:^|[.!?:"] )(?:system|assistant|developer) ?: (?:you|ignore|new|the|override|score|i)\b/,
];

;// CONCATENATED MODULE: ./lib/text/attack-patterns.js


/** Openers of reasoning without any reasoning behind them; they win points from careless judges (metrics.md 9). */
const BARE_OPENER = /^(?:(?:thoughts?|thinking|reasoning|analysis|solution|answer|final answer|explanation|response|output|result|step ?1) ?[:.…-]+|(?:thought|thinking|reasoning) process[\s:.…-]*|let'?s (?:think|solve|work|go|start)(?: about)?(?: this| it| the problem)?(?: problem)?(?: through| out)?(?: step[- ]by[- ]step)?[\s:.,!…-]*)$/;
/** The first passage that tries to instruct the judge or lift the rules, folded; null when there is none (metrics.md 9 and 10.6). */
function findAttack(text) {
    const folded = (0,normalize/* foldForMatch */.U8)(text);
    let first = null;
    for (const pattern of ATTACKS) {
        const found = pattern.exec(folded);
        if (found && (first === null || found.index < first.at))
            first = { at: found.index, match: found[0].trim() };
    }
    return first?.match ?? null;
}
/**
 * Whether an output holds no answer at all: punctuation alone, or only a reasoning opener (metrics.md 9, measure 7). A letter, a digit, a
 * symbol or an emoji can be a whole answer, and so can an empty list, object or string of JSON.
 */
function isDegenerate(text) {
    const folded = (0,normalize/* foldForMatch */.U8)(text);
    if (/^(?:\[\s*\]|\{\s*\}|""|'')$/.test(folded))
        return false;
    return !/[\p{L}\p{N}\p{S}]/u.test(folded) || BARE_OPENER.test(folded);
}


/***/ }),

/***/ 57394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isEnglish),
/* harmony export */   Y: () => (/* binding */ differInLanguage)
/* harmony export */ });
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39201);
/* harmony import */ var _remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8439);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4345);



/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
const ELSEWHERE_TOO = new Set('a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(' '));
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g;
/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
const isEnglish = (0,_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedByText */ .d)(readsAsEnglish, { most: 300_000 });
function readsAsEnglish(text) {
    const found = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(text);
    const unspaced = text.match(UNSPACED)?.length ?? 0;
    if (found.length + unspaced <= SHORT)
        return true;
    let stop = 0;
    for (const word of found)
        if (_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__/* .STOP_WORDS */ .$.has(word) && !ELSEWHERE_TOO.has(word))
            stop += 1;
    return stop / (found.length + unspaced) >= STOP_WORD_SHARE;
}
/** Function words of other languages that English hardly has; each is frequent in one of them. */
const FOREIGN = new Set(('der das und nicht sie mit für ein eine einen auf ich wir zu zum zur ist sind wird muss kann bei bis nur ' +
    'le les des est une vous pour dans avec nous sur qui sont ne pas el los las una usted para con por que puede del ' +
    'il gli che è della di può um os uma você com não são dos pode em het een van en voor niet dat zijn kunt').split(' '));
/** Share of the words of a short text that show its language. */
const TELLING = 0.12;
/** English, another language, or too little to tell. */
function kindOf(found) {
    if (found.length === 0)
        return null;
    let english = 0;
    let other = 0;
    for (const word of found) {
        if (FOREIGN.has(word) || /[äöüßéèàçñãõœæ]/.test(word))
            other += 1;
        else if (_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__/* .STOP_WORDS */ .$.has(word) && !ELSEWHERE_TOO.has(word))
            english += 1;
    }
    if (english > other && english >= TELLING * found.length)
        return 'english';
    return other > english && other >= TELLING * found.length ? 'other' : null;
}
/** Whether one text is plainly English and another plainly not, so that shared words say nothing. Takes the words of both. */
function differInLanguage(one, other) {
    const [left, right] = [kindOf(one.slice(0, LOOK)), kindOf(other.slice(0, LOOK))];
    return left !== null && right !== null && left !== right;
}
/** Words that are enough to tell a language. */
const LOOK = 300;


/***/ }),

/***/ 33246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ tokenizeFolded),
/* harmony export */   qw: () => (/* binding */ tokenize),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* harmony import */ var _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80860);
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31093);


const ISO_DATE = String.raw `\d{4}-\d{2}-\d{2}(?!\d)`;
const SLASH_DATE = String.raw `\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)`;
const CLOCK_TIME = String.raw `\d{1,2}:\d{1,2}(?::\d{2})?(?!\d)`;
/** `12, 000` comes from texts whose words were joined with spaces; no list writes `000`. */
const DIGITS = String.raw `\d{1,3}(?:,\d{3}|, 000)+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*`;
const ASCII = new RegExp(`([a-zA-Z]+(?:'[a-zA-Z]+)?)|(${ISO_DATE}|${SLASH_DATE}|${CLOCK_TIME}|${DIGITS})|(%)`, 'g');
const UNICODE = new RegExp(String.raw `(\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)?)|(${ISO_DATE}|${SLASH_DATE}|${CLOCK_TIME}|${DIGITS})|(%)`, 'gu');
const PLAIN_ASCII = /^[\x00-\x7f]*$/;
const CURRENCY = /[$€£¥₹]\s?$/;
const SUFFIX = /^(?:st|nd|rd|th|k|m|mn|b|bn|tn)$/i;
/** After these words `one` counts something; elsewhere it is a pronoun. */
const COUNTED = new Set('day week month year hour minute percent hundred thousand million billion'.split(' '));
const COUNTS = [..._lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.keys(), ..._lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .TENS */ .Rw.keys()];
const COUNT_INITIALS = new Set(COUNTS.map((word) => word.charCodeAt(0)));
const SHORTEST_COUNT = Math.min(...COUNTS.map(({ length }) => length));
const LONGEST_COUNT = Math.max(...COUNTS.map(({ length }) => length));
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
    return tokenizeFolded((0,_normalize_js__WEBPACK_IMPORTED_MODULE_1__/* .foldCharacters */ .sk)(text));
}
function scan(text) {
    const tokens = [];
    for (const match of text.matchAll(PLAIN_ASCII.test(text) ? ASCII : UNICODE)) {
        const start = match.index;
        const end = start + match[0].length;
        if (match[1] !== undefined) {
            const previous = tokens.at(-1);
            if (previous?.value != null && previous.end === start && SUFFIX.test(match[1])) {
                tokens[tokens.length - 1] = withSuffix(previous, match[1], end, text);
                if (tokens[tokens.length - 1] !== previous)
                    continue;
            }
            const lower = match[1].toLowerCase();
            const word = lower.endsWith("'s") && lower.length > 3 && !PRONOUN_S.has(lower) ? lower.slice(0, -2) : lower;
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
const PRONOUN_S = new Set([
    "it's",
    "he's",
    "she's",
    "that's",
    "there's",
    "what's",
    "who's",
    "here's",
    "let's",
]);
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
    const factor = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACHED_SCALES */ .Xj.get(lower);
    if (factor === undefined)
        return { ...number, end };
    const clear = lower.length === 2 || lower === 'k' || suffix !== lower || number.precision < 1;
    if (!clear && !CURRENCY.test(text.slice(Math.max(0, number.start - 2), number.start)))
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
        const factor = token.value !== null && next ? _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .SCALES */ .I.get(next.text) : undefined;
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
    return (text.length >= SHORTEST_COUNT && text.length <= LONGEST_COUNT && COUNT_INITIALS.has(text.charCodeAt(0)));
}
function spelledAt(tokens, from) {
    const first = tokens[from];
    if (first.value !== null || !(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.has(first.text) || _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .TENS */ .Rw.has(first.text)))
        return null;
    const follower = tokens[from + 1]?.text ?? '';
    if (first.text === 'one' && !COUNTED.has(follower))
        return null;
    let total = 0;
    let group = 0;
    let precision = 1;
    let at = from;
    let room = Number.POSITIVE_INFINITY;
    for (; at < tokens.length; at += 1) {
        const word = tokens[at].text;
        const unit = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.get(word);
        const ten = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .TENS */ .Rw.get(word);
        const scale = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .SCALES */ .I.get(word);
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
    return word !== undefined && (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.has(word) || _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .TENS */ .Rw.has(word));
}


/***/ }),

/***/ 4345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZF: () => (/* binding */ contentWords),
  gA: () => (/* binding */ isContentWord),
  Vc: () => (/* binding */ stemOf),
  Vw: () => (/* binding */ stems),
  aL: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./node_modules/stemmer/index.js
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}

// EXTERNAL MODULE: ./lib/text/lexicons/stop-words.js
var stop_words = __webpack_require__(39201);
// EXTERNAL MODULE: ./lib/text/language/tokens.js
var tokens = __webpack_require__(33246);
;// CONCATENATED MODULE: ./lib/text/language/words.js



/** Longer tokens are no English words (hashes, base64); they are compared as they are. */
const LONGEST_STEMMED = 40;
const ENGLISH = /^[a-z']+$/;
/** Whether a token carries topic: not a stop word, not a single letter. */
function isContentWord(word) {
    return !stop_words/* STOP_WORDS */.$.has(word) && (word.length > 1 || (word >= '0' && word <= '9') || word > '\u00ff');
}
/** Texts repeat their words, and scorers their texts; this many stems are kept before starting over. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map();
/** The Porter stem of one lower-case word; anything that is no English word stays itself. */
function stemOf(word) {
    if (word.length <= 2 || word.length > LONGEST_STEMMED)
        return word;
    const known = remembered.get(word);
    if (known !== undefined)
        return known;
    const stem = ENGLISH.test(word) ? stemmer(word) : word;
    if (remembered.size >= MOST_REMEMBERED)
        remembered.clear();
    remembered.set(word, stem);
    return stem;
}
/** All tokens of a text: lower case, number words as digits, thousands separators removed (metrics.md 10.2). */
function words(text) {
    return (0,tokens/* tokenize */.qw)(text).map((token) => token.text);
}
/** The tokens that carry topic. */
function contentWords(text) {
    return words(text).filter(isContentWord);
}
/** Stems of the content words, in order, with repetitions. */
function stems(text) {
    return contentWords(text).map(stemOf);
}


/***/ }),

/***/ 80860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ SCALES),
/* harmony export */   Jb: () => (/* binding */ HEDGES),
/* harmony export */   QN: () => (/* binding */ UNITS),
/* harmony export */   Rw: () => (/* binding */ TENS),
/* harmony export */   Xj: () => (/* binding */ ATTACHED_SCALES)
/* harmony export */ });
/** Spelled numbers below twenty. */
const UNITS = new Map(('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen')
    .split(' ')
    .map((word, value) => [word, value]));
/** Spelled tens. */
const TENS = new Map('twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]));
/** Words that multiply the number before them. */
const SCALES = new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['trillion', 1e12],
    ['bn', 1e9],
    ['mn', 1e6],
]);
/** Suffixes written directly behind the digits, as in `4.5k`. A bare lower-case `m` or `b` counts only behind money or decimals (`330m` is metres). */
const ATTACHED_SCALES = new Map([
    ['k', 1e3],
    ['m', 1e6],
    ['mn', 1e6],
    ['b', 1e9],
    ['bn', 1e9],
    ['tn', 1e12],
]);
/** Words before a number that make it a rough one (metrics.md 10.4). */
const HEDGES = new Set('about around approximately approx nearly roughly almost over some circa estimated up least most than to'.split(' '));


/***/ }),

/***/ 39201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ STOP_WORDS)
/* harmony export */ });
/**
 * Words that carry no topic. Negation cues are in here too: they never decide similarity; parity is counted on the
 * full token list instead (negation.ts), so nothing is lost.
 */
const STOP_WORDS = new Set(('a an the this that these those some any each every either neither both all another other others such same own ' +
    'i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers ' +
    'herself it its itself they them their theirs themselves one ones who whom whose which what ' +
    'am is are was were be been being do does did done doing have has had having can could will would shall should may ' +
    'might must ought get gets got getting ' +
    'and or but nor so yet if then else than because while whereas although though unless until since as ' +
    'of in on at by for with about against between into through during before after above below to from up down out off ' +
    'over under upon onto within via per among across around toward towards along ' +
    'again further once here there when where why how more most much many few less least very too also just only even ' +
    'still quite rather almost already ever well ' +
    'not no none never nobody nothing without cannot ' +
    "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't mustn't " +
    "i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll they're they've they'll that's there's " +
    "what's who's let's here's").split(' '));


/***/ }),

/***/ 8439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rememberedByText)
/* harmony export */ });
/**
 * A pure function of a text that remembers what it made of the last ones: the scorers of an evaluation, the turns of a conversation and the
 * claims of an answer look at the same texts again and again. Keeps what belongs to texts of at most `most` characters together, then
 * starts over; a text of more than `longest` would push out all others and is not kept. What comes back is shared, so nobody changes it.
 */
function rememberedByText(make, { most, longest = most }) {
    const remembered = new Map();
    let length = 0;
    return (text) => {
        const known = remembered.get(text);
        if (known !== undefined)
            return known;
        const fresh = make(text);
        if (text.length > longest)
            return fresh;
        length += text.length;
        if (length > most) {
            remembered.clear();
            length = text.length;
        }
        remembered.set(text, fresh);
        return fresh;
    };
}


/***/ })

};
