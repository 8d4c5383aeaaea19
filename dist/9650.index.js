export const id = 9650;
export const ids = [9650];
export const modules = {

/***/ 65693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   Qn: () => (/* binding */ callFailed),
/* harmony export */   SE: () => (/* binding */ collapseRetries),
/* harmony export */   Uk: () => (/* binding */ valueEqual),
/* harmony export */   bL: () => (/* binding */ argumentSimilarity)
/* harmony export */ });
/* unused harmony export sameCall */
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__;


var FAILURE_STATUS;
function FAILURE_STATUS$made() { return FAILURE_STATUS = new Set(['error', 'failed', 'failure']); }
/** The words of metrics.md 1.4, and the name of an error as programs print it: `KeyError: 'x'`. */
var FAILURE_START;
function FAILURE_START$made() { return FAILURE_START = /^\s*(?:(?:error|exception|traceback|failed|fatal)\b|[A-Za-z_.]{1,60}(?:Error|Exception)\s*[:(])/i; }
/** HTTP statuses from here on are failures. */
const FIRST_FAILURE_STATUS = 400;
/** Whether a call visibly failed (metrics.md 1.4). A missing result means unknown, not failed. */
function callFailed(call) {
    if (call.error !== undefined && call.error !== null && call.error !== false && call.error !== '')
        return true;
    const { result } = call;
    if (typeof result === 'string')
        return (FAILURE_START ?? FAILURE_START$made()).test(result) || /timed out/i.test(result);
    if (typeof result !== 'object' || result === null || Array.isArray(result))
        return false;
    const fields = result; // a JSON object: its keys are what we look for
    if (['error', 'errors', 'is_error', 'isError'].some((key) => isTruthy(fields[key])))
        return true;
    if (fields['success'] === false)
        return true;
    const status = fields['status'];
    if (typeof status === 'number')
        return status >= FIRST_FAILURE_STATUS;
    return typeof status === 'string' && (FAILURE_STATUS ?? FAILURE_STATUS$made()).has(status.toLowerCase());
}
/** An empty list of errors reports none. */
function isTruthy(value) {
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
/** Deepest nesting that is compared; what lies below could only be an attack on the stack. */
const DEEPEST = 64;
/** A value as canonical JSON: sorted keys, trimmed strings, undefined dropped; 1 and 1.0 are the same number anyway. */
function canonical(value, depth = 0) {
    if (depth > DEEPEST)
        return '"…"';
    if (typeof value === 'string')
        return JSON.stringify(value.trim());
    if (Array.isArray(value))
        return `[${value.map((inner) => canonical(inner, depth + 1)).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
        const entries = Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
        return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner, depth + 1)}`).join(',')}}`;
    }
    return JSON.stringify(value) ?? 'null';
}
/** Same tool, same arguments (metrics.md 1.4). */
function sameCall(a, b) {
    return sameTool(a.name, b.name) && canonical(a.arguments) === canonical(b.arguments);
}
var NUMERIC;
function NUMERIC$made() { return NUMERIC = /^[-+]?\d+(?:\.\d+)?$/; }
var ISO_DATE;
function ISO_DATE$made() { return ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/; }
/** Whether an actual argument is the expected one (metrics.md 1.4): numbers numerically, texts without regard to case and spacing, dates by instant, lists of scalars in any order. */
function valueEqual(a, b) {
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length)
            return false;
        if (!a.every(isScalar) || !b.every(isScalar))
            return a.every((value, index) => valueEqual(value, b[index]));
        const [left, right] = [a.map(scalarKey).sort(), b.map(scalarKey).sort()];
        return left.every((key, index) => key === right[index]);
    }
    if (isScalar(a) && isScalar(b))
        return scalarKey(a) === scalarKey(b);
    if (isScalar(a) || isScalar(b) || Array.isArray(a) || Array.isArray(b))
        return false;
    const [left, right] = [a, b]; // neither scalar nor list: an object
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].every((key) => valueEqual(left[key], right[key]));
}
function isScalar(value) {
    return value === null || typeof value !== 'object';
}
function scalarKey(value) {
    if (typeof value === 'number')
        return `n${value}`;
    if (typeof value !== 'string')
        return `${typeof value}:${String(value)}`;
    const text = (0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .normalize */ .S8)(value).toLowerCase();
    if ((NUMERIC ?? NUMERIC$made()).test(text))
        return `n${Number(text)}`;
    if ((ISO_DATE ?? ISO_DATE$made()).test(text.toUpperCase())) {
        const at = Date.parse(text.toUpperCase().replace(' ', 'T'));
        if (Number.isFinite(at))
            return `d${at}`;
    }
    return `s${text}`;
}
/**
 * How alike two argument objects are: matched equal keys over the union of keys, objects inside counted the same way
 * (metrics.md 5.2). Two empty objects are alike.
 */
function argumentSimilarity(expected, actual) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    if (keys.size === 0)
        return 1;
    let matched = 0;
    for (const key of keys) {
        const [left, right] = [expected[key], actual[key]];
        if (isObject(left) && isObject(right))
            matched += argumentSimilarity(left, right);
        else if (key in expected && key in actual && valueEqual(left, right))
            matched += 1;
    }
    return matched / keys.size;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Drops calls that failed and were tried again later: a retry is no second use of the tool. */
function collapseRetries(calls) {
    const later = new Set();
    const kept = [];
    const retried = [];
    for (let index = calls.length - 1; index >= 0; index--) {
        const call = calls[index];
        const name = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(call.name);
        (callFailed(call) && later.has(name) ? retried : kept).push(index);
        later.add(name);
    }
    return { kept: kept.reverse(), retried: retried.reverse() };
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

/***/ 35872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ (ACTION_VERBS ?? ACTION_VERBS$made()))
/* harmony export */ });
/** Verbs that ask for a change in the world, not for words: they need evidence of a tool call (metrics.md 5.1 and 10.7). */
var ACTION_VERBS;
function ACTION_VERBS$made() { return ACTION_VERBS = new Set(('add adjust apply approve archive arrange assign attach block book buy call cancel change charge close confirm connect ' +
    'create deactivate delete deliver deploy disable dispatch download email enable exchange execute file forward grant ' +
    'import insert install invite issue lock mail merge modify move notify open order pay place post publish purchase rebook ' +
    'refund register remove rename renew reorder replace reschedule reserve reset restart return revoke run save schedule ' +
    'send set ship sign start stop submit subscribe switch transfer turn unlock unsubscribe update upgrade upload withdraw').split(' ')); }


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

/***/ 59650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   claimedCalls: () => (/* binding */ claimedCalls)
/* harmony export */ });
/* harmony import */ var _scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65693);
/* harmony import */ var _scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5315);
/* harmony import */ var _text_language_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2834);
/* harmony import */ var _text_language_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4345);
/* harmony import */ var _text_lexicons_action_verbs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35872);





/** Longest sentence that is read for claims, and most findings that are shown. */
const LONGEST = 1000;
const MOST = 50;
/** An id of something: letters or digits with a digit among them, as it stands in the text. */
const ID = /[#]?\b(?=[\p{L}\p{N}_-]*\p{N})[\p{L}\p{N}][\p{L}\p{N}_-]{2,}/gu;
/** What is asked, wished, denied, conditional, still to come, or done by others is no claim. */
const UNSURE = /\?|\b(?:not|never|no|cannot|unable|fail(?:ed|s)?|if|once|when|unless|until|before|after|would|could|should|will|shall|can|may|might|want|like|need|please|let me|going to|about to|already|previously|earlier|yesterday|last|ago|you(?:'ve| have)? (?:\w+ed|said)|by (?:you|the|a|an|your)|example|policy)\b|n't\b/i;
/** What the agent reports of its calls and what it says it did, against what was recorded (worlds.md 1). Silent wherever it is not sure. */
function claimedCalls(claims) {
    return [...reportedOnly(claims), ...saidOnly(claims)].slice(0, MOST);
}
/**
 * Reported calls without a recorded one. Names decide, not arguments, which frameworks report in forms of their own; and a call of which the
 * agent says that it failed is no claim. Only tools of the world are known to be recorded: an agent may have others.
 */
function reportedOnly({ calls, tools, reported = [] }) {
    const meant = toolMeant(tools);
    const made = new Map();
    for (const { name } of calls) {
        const tool = meant(name);
        if (tool !== undefined)
            made.set(tool, (made.get(tool) ?? 0) + 1);
    }
    const said = new Map();
    return reported.flatMap(({ name, arguments: args, error }) => {
        const tool = error === undefined ? meant(name) : undefined;
        if (tool === undefined)
            return [];
        const count = (said.get(tool) ?? 0) + 1;
        said.set(tool, count);
        const recorded = made.get(tool) ?? 0;
        if (count <= recorded)
            return [];
        const quote = `${name}(${(0,_scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(args ?? {})})`.slice(0, 300);
        return [
            recorded > 0
                ? claim(quote, name, `the agent reports more calls of ${tool} than the ${recorded} recorded`, false)
                : // Another server of the agent may have a tool of this name.
                    claim(quote, name, REPORTED, (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name) === (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(tool)),
        ];
    });
}
const REPORTED = 'the agent reports this call, and no call of the tool was recorded';
/** The tool of the world that a name means, also where a framework puts the name of a server before it (`shop_get_order`): the longest that fits. */
function toolMeant(tools) {
    const known = new Map();
    return (name) => {
        if (!known.has(name)) {
            const fitting = tools.filter((tool) => (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTool */ .Hn)(tool.name, name) || endsWithTool(name, tool.name));
            known.set(name, fitting.sort((a, b) => b.name.length - a.name.length)[0]?.name);
        }
        return known.get(name);
    };
}
function endsWithTool(name, tool) {
    const [long, short] = [name.toLowerCase(), tool.toLowerCase()];
    return long.endsWith(short) && /[^\p{L}\p{N}]/u.test(long.at(-short.length - 1) ?? '');
}
/** Sentences that say in the first person, or of what was asked for, that something was done which no recorded call did. */
function saidOnly({ calls, tools, answers }) {
    const writes = tools.flatMap(({ name, reads }) => {
        const words = (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .toolWords */ .yy)(name).split(' ');
        const verb = words.find((word) => _text_lexicons_action_verbs_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTION_VERBS */ .s.has(word));
        if (reads === true || verb === undefined)
            return [];
        const things = words.filter((word) => word !== verb).map(_text_language_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stemOf */ .Vc);
        return [{ name, verb: (0,_text_language_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stemOf */ .Vc)(verb), things }];
    });
    const done = calls.filter(({ error, refused }) => error === undefined && refused === undefined);
    const told = done.map(({ result }) => (0,_scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(result ?? null).toLowerCase());
    // Whatever was done to a thing, that its name was said of it is no proof of a lie.
    const touched = done
        .filter(({ name }) => tools.find((tool) => (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTool */ .Hn)(tool.name, name))?.reads !== true)
        .map((call) => (0,_scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(call.arguments).toLowerCase());
    return answers.flatMap((answer) => (0,_text_language_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .sentences */ .h)(answer).flatMap((sentence) => {
        if (sentence.length > LONGEST || UNSURE.test(sentence))
            return [];
        const said = /\b(?:i|we)(?:'ve| have)? (?:now |just |successfully )*(\w+)\b|\b(?:has|have) (?:now |just |successfully )*been (?:successfully )?(\w+)\b/i.exec(sentence);
        const verb = said?.[1] ?? said?.[2];
        if (verb === undefined || !/(?:ed|sent|paid|made|bought|sold|put|set)$/i.test(verb))
            return [];
        // "It has been cancelled" may be what a look-up told.
        if (said?.[1] === undefined && told.some((text) => text.includes((0,_text_language_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stemOf */ .Vc)(verb.toLowerCase()))))
            return [];
        const ids = [...sentence.matchAll(ID)].map(([id]) => id.replace(/^#/, '').toLowerCase());
        const words = new Set((sentence.toLowerCase().match(/\p{L}+/gu) ?? []).map(_text_language_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stemOf */ .Vc));
        const meant = writes.find((tool) => tool.verb === (0,_text_language_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stemOf */ .Vc)(verb.toLowerCase()) &&
            tool.things.some((thing) => words.has(thing)) &&
            !done.some((call) => (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTool */ .Hn)(call.name, tool.name)));
        if (meant === undefined || ids.length === 0)
            return [];
        if (ids.some((id) => touched.some((text) => text.includes(id))))
            return [];
        // Another tool of the same verb may be what did it.
        if (writes.some((tool) => tool.verb === meant.verb && done.some((call) => (0,_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTool */ .Hn)(call.name, tool.name))))
            return [];
        return [
            claim(sentence.trim().slice(0, 300), meant.name, `the answer says that it is done, and ${meant.name} never succeeded`, false),
        ];
    }));
}
const claim = (quote, tool, why, sure) => ({
    finding: 'claimed_call',
    quote,
    tool,
    why,
    sure,
});


/***/ })

};
