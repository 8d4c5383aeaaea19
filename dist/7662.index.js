export const id = 7662;
export const ids = [7662];
export const modules = {

/***/ 97854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ configFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** What is wrong with one key of a custom scorer's configuration, as a Fault that names scorer and key, and as a problem with a path. */
function configFault(scorer, path, what, parts) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', what, {
        ...parts,
        where: `scorers/${scorer}: ${path}`,
        problems: [{ path, message: what, hint: parts.hint }],
    });
}


/***/ }),

/***/ 66206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   regexScorer: () => (/* binding */ regexScorer)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69498);
/* harmony import */ var _text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57307);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44765);
/* harmony import */ var _define_scorer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76732);
/* harmony import */ var _config_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97854);





/** Matches kept in metadata (contract 4), and characters kept of each text. */
const MOST_MATCHES = 10;
const LONGEST_MATCH = 1000;
/**
 * A custom scorer of type `regex`: full score when the pattern is found in the field (or covers it, `match: full`), the
 * other way round with `negate` (interface 4.1, contract 4). The engine works in linear time, so no pattern can stall a
 * run; constructs that such an engine cannot do are a Fault `validation_failed` that names them.
 */
async function regexScorer(resource) {
    const { config, scorer_id: id } = resource;
    const refused = (what, hint, cause) => (0,_config_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .configFault */ .f)(id, 'config.pattern', what, { hint, cause });
    const { pattern, flags = '', match = 'search', negate = false, field = 'output' } = config;
    if (pattern === undefined)
        throw refused('A scorer of type "regex" needs config.pattern.', 'Write the expression that the output must match.');
    const compiled = await (0,_text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePattern */ .E)(pattern, flags, refused);
    return (0,_define_scorer_js__WEBPACK_IMPORTED_MODULE_2__/* .defineScorer */ .I)({
        name: id,
        category: 'user',
        description: resource.description ??
            `${resource.name}: the ${field} ${negate ? 'must not' : 'must'} match a pattern.`,
        formulaInWords: `1 if the pattern ${negate ? 'is not' : 'is'} ${match === 'full' ? `the whole of ${field}` : `found in ${field}`}, else 0`,
        needs: [field],
        uses: [],
        version: JSON.stringify([pattern, flags, match, negate, field]),
        deterministic: true,
        offlineConfidence: 'high',
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ threshold: config.threshold }),
        emptyMetadata: () => ({ matches: [], match_count: 0 }),
        answers: async (subject) => ({ matches: matchesIn(compiled, textOfField(subject, field), match) }),
        formula({ matches }) {
            const found = matches.length > 0;
            const more = matches.length > MOST_MATCHES;
            const counts = found
                ? `the pattern ${match === 'full' ? `covers the ${field}` : `occurs in the ${field} (${more ? `more than ${MOST_MATCHES}` : matches.length} time${matches.length === 1 ? '' : 's'})`}`
                : `the pattern does not ${match === 'full' ? `cover the whole ${field}` : `occur in the ${field}`}`;
            return {
                status: 'scored',
                value: found !== negate ? 1 : 0,
                reasoning: `${counts}${negate ? ', and it must not' : ''}.`,
                metadata: {
                    matches: matches.slice(0, MOST_MATCHES),
                    match_count: Math.min(matches.length, MOST_MATCHES),
                    more_matches: more,
                    matched: found,
                    field,
                    negate,
                },
            };
        },
    });
}
/** Up to one more match than is shown, so that the result can say that there are more. */
function matchesIn(compiled, text, mode) {
    const matcher = compiled.matcher(text);
    const matches = [];
    const clip = (value) => (value === null ? null : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncateText */ .E)(value, LONGEST_MATCH));
    const add = () => {
        const groups = [];
        for (let group = 1; group <= matcher.groupCount(); group++)
            groups.push(clip(matcher.group(group)));
        const named = Object.entries(matcher.getNamedGroups() ?? {}).map(([name, value]) => [name, clip(value)]);
        matches.push({
            match: clip(matcher.group(0)) ?? '',
            start: matcher.start(0),
            end: matcher.end(0),
            groups,
            named_groups: Object.fromEntries(named),
        });
    };
    if (mode === 'full') {
        if (matcher.matches())
            add();
    }
    else
        while (matches.length <= MOST_MATCHES && matcher.find())
            add();
    return matches;
}
function textOfField(subject, field) {
    return field === 'context' ? subject.chunks.map((chunk) => chunk.text).join('\n') : (subject[field] ?? '');
}


/***/ }),

/***/ 34808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ findAttack),
  j: () => (/* binding */ isDegenerate)
});

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
;// CONCATENATED MODULE: ./lib/text/lexicons/attacks.js
/**
 * Texts that try to steer a judge or lift an assistant's rules (metrics.md 10.6). Matched against folded lower-case
 * text; every gap has an upper bound, so the work stays linear.
 */
var ATTACKS;
function ATTACKS$made() { return ATTACKS = [
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
]; }

;// CONCATENATED MODULE: ./lib/text/attack-patterns.js


/** Openers of reasoning without any reasoning behind them; they win points from careless judges (metrics.md 9). */
var BARE_OPENER;
function BARE_OPENER$made() { return BARE_OPENER = /^(?:(?:thoughts?|thinking|reasoning|analysis|solution|answer|final answer|explanation|response|output|result|step ?1) ?[:.…-]+|(?:thought|thinking|reasoning) process[\s:.…-]*|let'?s (?:think|solve|work|go|start)(?: about)?(?: this| it| the problem)?(?: problem)?(?: through| out)?(?: step[- ]by[- ]step)?[\s:.,!…-]*)$/; }
/** The first passage that tries to instruct the judge or lift the rules, folded; null when there is none (metrics.md 9 and 10.6). */
function findAttack(text) {
    const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(text);
    let first = null;
    for (const pattern of (ATTACKS ?? ATTACKS$made())) {
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
    const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(text);
    if (/^(?:\[\s*\]|\{\s*\}|""|'')$/.test(folded))
        return false;
    return !/[\p{L}\p{N}\p{S}]/u.test(folded) || (BARE_OPENER ?? BARE_OPENER$made()).test(folded);
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
var GROUPS;
function GROUPS$made() { return GROUPS = [
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
]; }
/** `\p{Greek}`, `\x{1F600}`. */
var ESCAPE_WITH_BRACES;
function ESCAPE_WITH_BRACES$made() { return ESCAPE_WITH_BRACES = /^\\[pPxu]\{[^{}\\]*\}/; }
const LONGEST_ESCAPE = 80;
/** `{2}`, `{2,}`, `{2,5}`. */
var COUNTED;
function COUNTED$made() { return COUNTED = /^\{\d+(?:,\d*)?\}/; }
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
            at += ((ESCAPE_WITH_BRACES ?? ESCAPE_WITH_BRACES$made()).exec(pattern.slice(at, at + LONGEST_ESCAPE))?.[0].length ?? 2) - 1;
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
            const group = (GROUPS ?? GROUPS$made()).find(([start]) => rest.startsWith(start));
            if (group)
                return { name: group[1], text: group[0], at };
            // Other braces are literal.
            const counted = rest[0] === '{' ? (COUNTED ?? COUNTED$made()).exec(pattern.slice(at, at + LONGEST_COUNT))?.[0] : undefined;
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

/***/ 57394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ (isEnglish ?? isEnglish$made())),
/* harmony export */   MB: () => (/* binding */ isPlainlyEnglish),
/* harmony export */   Qr: () => (/* binding */ isPlainlyForeign),
/* harmony export */   YV: () => (/* binding */ differInLanguage)
/* harmony export */ });
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__;



/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
var ELSEWHERE_TOO;
function ELSEWHERE_TOO$made() { return ELSEWHERE_TOO = new Set('a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(' ')); }
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
var UNSPACED;
function UNSPACED$made() { return UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g; }
/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
var isEnglish;
function isEnglish$made() { return isEnglish = (0,(_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(8439))/* .rememberedByText */ .d)(readsAsEnglish, { most: 300_000 }); }
function readsAsEnglish(text) {
    const found = (0,(_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4345))/* .words */ .aL)(text);
    const unspaced = text.match((UNSPACED ?? UNSPACED$made()))?.length ?? 0;
    if (found.length + unspaced <= SHORT)
        return true;
    let stop = 0;
    for (const word of found)
        if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(word) && !(ELSEWHERE_TOO ?? ELSEWHERE_TOO$made()).has(word))
            stop += 1;
    return stop / (found.length + unspaced) >= STOP_WORD_SHARE;
}
/** Function words of other languages that English hardly has; each is frequent in one of them. */
var FOREIGN;
function FOREIGN$made() { return FOREIGN = new Set(('der das und nicht sie mit für ein eine einen auf ich wir zu zum zur ist sind wird muss kann bei bis nur ' +
    'le les des est une vous pour dans avec nous sur qui sont ne pas el los las una usted para con por que puede del ' +
    'il gli che è della di può um os uma você com não são dos pode em het een van en voor niet dat zijn kunt').split(' ')); }
/** Share of the words of a short text that show its language. */
const TELLING = 0.12;
/** English, another language, or too little to tell. */
function kindOf(found) {
    if (found.length === 0)
        return null;
    let english = 0;
    let other = 0;
    for (const word of found) {
        if ((FOREIGN ?? FOREIGN$made()).has(word) || /[äöüßéèàçñãõœæ]/.test(word))
            other += 1;
        else if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(word) && !(ELSEWHERE_TOO ?? ELSEWHERE_TOO$made()).has(word))
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
/** Whether the words of a text, also of a short one, are plainly of another language than English. */
const isPlainlyForeign = (found) => kindOf(found.slice(0, LOOK)) === 'other';
/** Whether the words of a text, also of a short one, are plainly English. */
const isPlainlyEnglish = (found) => kindOf(found.slice(0, LOOK)) === 'english';
/** Words that are enough to tell a language. */
const LOOK = 300;


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
var ENGLISH;
function ENGLISH$made() { return ENGLISH = /^[a-z']+$/; }
/** Whether a token carries topic: not a stop word, not a single letter. */
function isContentWord(word) {
    return !stop_words/* STOP_WORDS */.$.has(word) && (word.length > 1 || (word >= '0' && word <= '9') || word > '\u00ff');
}
/** Texts repeat their words, and scorers their texts; this many stems are kept before starting over. */
const MOST_REMEMBERED = 20_000;
var remembered;
function remembered$made() { return remembered = new Map(); }
/** The Porter stem of one lower-case word; anything that is no English word stays itself. */
function stemOf(word) {
    if (word.length <= 2 || word.length > LONGEST_STEMMED)
        return word;
    const known = (remembered ?? remembered$made()).get(word);
    if (known !== undefined)
        return known;
    const stem = (ENGLISH ?? ENGLISH$made()).test(word) ? stemmer(word) : word;
    if ((remembered ?? remembered$made()).size >= MOST_REMEMBERED)
        (remembered ?? remembered$made()).clear();
    (remembered ?? remembered$made()).set(word, stem);
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

/***/ 39201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ (STOP_WORDS ?? STOP_WORDS$made()))
/* harmony export */ });
/**
 * Words that carry no topic. Negation cues are in here too: they never decide similarity; parity is counted on the
 * full token list instead (negation.ts), so nothing is lost.
 */
var STOP_WORDS;
function STOP_WORDS$made() { return STOP_WORDS = new Set(('a an the this that these those some any each every either neither both all another other others such same own ' +
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
    "what's who's let's here's").split(' ')); }


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
