export const id = 444;
export const ids = [444];
export const modules = {

/***/ 98123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ expectedTools)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31093);
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5315);


/** Works out which tools a case expects without asking anybody (metrics.md 1.3). */
function expectedTools(subject) {
    if (subject.expected_tools !== undefined)
        return { tools: subject.expected_tools.map(asTool), forbidden: [], source: 'expected_tools' };
    const reference = fromJson(subject.ground_truth);
    if (reference !== null)
        return { tools: reference, forbidden: [], source: 'ground_truth' };
    const vocabulary = [
        ...new Set([
            ...(subject.available_tools ?? []).map((tool) => tool.name),
            ...(subject.tool_calls ?? []).map((call) => call.name),
        ]),
    ];
    const forbidden = [];
    for (const field of ['expected_behavior', 'ground_truth', 'agent_plan']) {
        const text = subject[field];
        if (!(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .isPresent */ .Wo)(text))
            continue;
        const found = scan(text, vocabulary);
        forbidden.push(...found.forbidden.filter((name) => !forbidden.includes(name)));
        if (found.tools.length > 0)
            return { tools: found.tools, forbidden, source: field };
    }
    return { tools: [], forbidden, source: null };
}
function asTool(entry) {
    return typeof entry === 'string' ? { name: entry } : entry;
}
/** A reference answer that is a machine-readable list of tools; null when it is anything else. */
function fromJson(text) {
    if (!(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .isPresent */ .Wo)(text) || !/^\s*[[{]/.test(text))
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null; // prose that begins with a bracket: scanned as text instead
    }
    if (!Array.isArray(value) && typeof value === 'object' && value !== null) {
        const fields = value; // a JSON object: one of three known keys may hold the list
        value = fields['expected_tools'] ?? fields['tools'] ?? fields['tool_calls'];
    }
    if (!Array.isArray(value) || value.length === 0)
        return null;
    const tools = [];
    for (const entry of value) {
        if (typeof entry === 'string' && entry !== '')
            tools.push({ name: entry });
        else if (typeof entry === 'object' && entry !== null && typeof entry.name === 'string') {
            const given = entry.arguments;
            const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
            tools.push(isObject ? { name: entry.name, arguments: given } : { name: entry.name });
        }
        else
            return null;
    }
    return tools;
}
/** Where a clause ends: what a "not" in it forbids ends there too. */
const CLAUSE_END = /[.!?;](?=\s|$)|\n|, (?:but|then|and then|instead)\b| but | instead,? | and (?=(?:then )?(?:call|use|invoke|run|query)\b)/gi;
const NEGATION = /\b(?:not|never|avoid|avoiding|without|don't|doesn't|shouldn't|mustn't|refrain|instead of|rather than)\b/i;
/** An "instead of" forbids only what follows it directly; the other cues reach to the end of the clause. */
const TOKEN = /[`"']?[A-Za-z_][\w.\-/:]*\w(?:\(\)?)?[`"']?|[`"']?[A-Za-z]\(?[`"']?/g;
const CUE = /^(?:call|calls|called|calling|use|uses|used|using|invoke|invokes|invoked|invoking|run|runs|running|query|queries|querying|tool|tools|function|functions|api|via|with)$/i;
const STRONG_CUE = /^(?:call|calls|called|calling|invoke|invokes|invoked|invoking|tool|function|api)$/i;
/** How near a cue must stand (metrics.md 1.3). */
const CUE_REACH = 3;
/** Identifier-looking words of plain English, domains and files. */
const NO_IDENTIFIER = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|vs\.)|\.(?:com|org|net|io|pdf|csv|txt|json|xml|html?|md|py|js|ts|docx?|xlsx?|png|jpe?g)$/i;
function scan(text, vocabulary) {
    const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const hits = [...identifierHits(plain, vocabulary), ...wordHits(plain, vocabulary)].sort((a, b) => a.at - b.at);
    const ends = [...plain.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length);
    const tools = new Map();
    const forbidden = new Map();
    for (const { name, at } of hits) {
        const start = ends.findLast((end) => end <= at) ?? 0;
        if (NEGATION.test(plain.slice(start, at)))
            forbidden.set((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name), name);
        else if (!tools.has((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name)))
            tools.set((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name), { name });
    }
    for (const key of forbidden.keys())
        tools.delete(key);
    return { tools: [...tools.values()], forbidden: [...forbidden.values()] };
}
/** Quoted, written as an identifier, or standing near a word such as "call". */
function identifierHits(text, vocabulary) {
    const known = new Map(vocabulary.map((name) => [(0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(name), name]));
    const tokens = [...text.matchAll(TOKEN)];
    const words = tokens.map(([token]) => token.replace(/^[`"']|\(?\)?[`"']?$/g, ''));
    const hits = [];
    for (const [index, match] of tokens.entries()) {
        const word = words[index];
        const quoted = /^[`"']/.test(match[0]) && /[`"']$/.test(match[0]);
        const called = /\(\)?[`"']?$/.test(match[0]);
        const near = words.slice(Math.max(0, index - CUE_REACH), index + CUE_REACH + 1);
        const cued = near.some((other) => CUE.test(other));
        const name = known.get((0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldToolName */ .Bt)(word));
        const shaped = /[_.-]/.test(word.slice(1, -1)) || /[a-z][A-Z]/.test(word);
        if (name !== undefined && (quoted || called || shaped || cued))
            hits.push({ name, at: match.index });
        else if (name === undefined && looksLikeTool(word, called || quoted, near, cued))
            hits.push({ name: word, at: match.index });
    }
    return hits;
}
/** A name that is not in the vocabulary: this is how a tool that was never called is found. */
function looksLikeTool(word, marked, near, cued) {
    if (!cued || NO_IDENTIFIER.test(word))
        return false;
    if (/^[A-Za-z]\w*_\w+$/.test(word) || /^[a-z]{2,}\w*[A-Z]\w*$/.test(word))
        return true;
    if (/^[A-Za-z]\w*(?:[.-]\w+)+$/.test(word))
        return marked || near.some((other) => STRONG_CUE.test(other));
    return marked && /^[A-Za-z]\w+$/.test(word) && near.some((other) => STRONG_CUE.test(other));
}
/** A name of several words written as words: "search flights" for `search_flights`. */
function wordHits(text, vocabulary) {
    const lower = text.toLowerCase();
    return vocabulary.flatMap((name) => {
        const phrase = (0,_tool_name_js__WEBPACK_IMPORTED_MODULE_1__/* .toolWords */ .yy)(name);
        if (!phrase.includes(' '))
            return [];
        const at = ` ${lower.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${phrase} `);
        return at < 0 ? [] : [{ name, at }];
    });
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
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39201);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93255);


/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
const ELSEWHERE_TOO = new Set('a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(' '));
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g;
/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
function isEnglish(text) {
    const found = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(text);
    const unspaced = text.match(UNSPACED)?.length ?? 0;
    if (found.length + unspaced <= SHORT)
        return true;
    let stop = 0;
    for (const word of found)
        if (_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_1__/* .STOP_WORDS */ .$.has(word) && !ELSEWHERE_TOO.has(word))
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
        else if (_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_1__/* .STOP_WORDS */ .$.has(word) && !ELSEWHERE_TOO.has(word))
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

/***/ 12482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ isNoncommittal),
/* harmony export */   cq: () => (/* binding */ redirects),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31093);

/** A refusal shows itself early; later "cannot" is subject matter (metrics.md 10.6). */
const LOOK = 400;
const HELP = '(?:help|assist|provide|answer|fulfil|fulfill|comply|support|discuss|share|give|offer|do that|do this|engage|create|write|generate|' +
    'process|complete|carry out|continue|advise|recommend|participate|access|reveal|disclose|tell you|say|talk about|comment|make|produce|promote|encourage|condone)';
const NOT_ABLE = "(?:cannot|can't|can not|could not|couldn't|won't|will not|am unable to|'m unable to|am not able to|'m not able to|am not allowed to|'m not allowed to|am not permitted to|'m not permitted to|must decline to|have to decline to|refuse to|decline to|am not going to|'m not going to|shouldn't|should not|do not feel comfortable|don't feel comfortable|am not comfortable|'m not comfortable)";
const REFUSALS = [
    new RegExp(`\\b(?:i|we)(?: |(?='))(?:\\w+ ){0,2}${NOT_ABLE} (?:\\w+ ){0,4}${HELP}`),
    /\b(?:i'm|i am|we're|we are) (?:very |really |so |deeply )?(?:sorry|afraid)\b.{0,60}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|not something)\b/,
    /^(?:i'm sorry|i am sorry|sorry|unfortunately|apologies|i apologi[sz]e)\b.{0,40}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|against)\b/,
    /\bi (?:must|have to|need to|will have to|would have to|respectfully) (?:respectfully |politely )?(?:decline|refuse)\b/,
    /\bi (?:respectfully |politely )?(?:decline|refuse) to\b/,
    /\b(?:against|violates?|outside|goes against|conflicts? with|not in line with) (?:my|our|the|company) (?:\w+ ){0,2}(?:guidelines|polic(?:y|ies)|rules|programming|principles|terms)\b/,
    /\bas an? (?:ai|artificial|language model|virtual|responsible)\b.{0,80}\b(?:cannot|can't|can not|unable|not able|don't have|do not have|not programmed|must not|not appropriate)\b/,
    /\b(?:outside|beyond) (?:of )?(?:my|our|the) (?:scope|area|expertise|remit|capabilit)/,
    /\b(?:i|we) (?:can )?only (?:help|assist|answer|handle|deal|support|discuss|provide)\b/,
    /\b(?:i'm|i am|we're|we are) (?:only|just) (?:able|here|allowed|designed|set up) to\b/,
    /\bnot (?:something|able to|a topic|a request|a question) (?:that )?(?:i|we) (?:can|could|am able|'m able|are able|help|discuss)\b/,
    /\b(?:it is|it's|it would be|would be) (?:not appropriate|inappropriate|unethical|illegal|not ethical|wrong) (?:for me )?to (?:\w+ ){0,3}(?:provide|help|assist|give|share|offer|create|write|promote|encourage|discuss)\b/,
    /\b(?:not|isn't|never) (?:\w+ ){0,2}(?:appropriate|acceptable|ethical|okay|ok) to (?:\w+ ){0,3}(?:provide|promote|encourage|engage|create|use|make|discriminate|harm)\b/,
    /\b(?:your|this|that|the) request\b.{0,40}\b(?:cannot|can't|could not|unable|not be (?:fulfilled|processed|completed)|denied|declined)\b/,
    /^(?:no[,.!]? )?(?:i|we) (?:won't|will not|can't|cannot) (?:do|answer|help)\b/,
];
const NONCOMMITTAL = [
    /\b(?:i|we) (?:really |just |simply |honestly |currently )?(?:don't|do not|didn't|did not) (?:really |actually |currently |quite )?(?:know|have (?:any |enough |the |specific |sufficient |access to |that )?(?:\w+ ){0,2}(?:information|details|data|answer|knowledge|context|idea))\b/,
    /\b(?:i'm|i am|we're|we are) (?:really |quite )?(?:not|un)(?: )?(?:sure|certain|aware)\b/,
    /\b(?:i|we) (?:have|had) no (?:\w+ )?(?:information|idea|data|knowledge|clue|answer|record|way of knowing)\b/,
    /\b(?:cannot|can't|can not|could not|couldn't|unable to|not able to) (?:be )?(?:determine|determined|find|answer|say|tell|confirm|verify|locate)\b/,
    /\b(?:is|was|are|were)(?: not|n't) (?:explicitly |directly |specifically )?(?:mentioned|specified|stated|provided|available|given)\b.{0,40}\b(?:context|passage|document|text|information|source|data)/,
    /\b(?:context|passages?|documents?|text|sources?|information provided|article)\b.{0,30}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically )?(?:mention|contain|include|say|state|specify|provide|cover|address|give)\b/,
    /\bno (?:relevant |specific |further )?information (?:is |was )?(?:available|provided|found|given|about|on)\b/,
    /\b(?:insufficient|not enough) (?:information|context|data|details)\b/,
    /^(?:unknown|n\/a|not (?:mentioned|specified|stated|known|available|sure)|no idea|it depends|hard to say|who knows)[.! ]*$/,
];
const REDIRECTS = [
    /\b(?:i|we) (?:can |could )?only (?:help|assist|answer|handle|support)\b/,
    /\b(?:i'd|i would|we'd|we would|i|we) (?:strongly |kindly |highly )?(?:suggest|recommend|advise|encourage)(?: that you| you)?(?: to)? (?:\w+ ){0,2}(?:contact|reach|consult|speak|see|seek|talk|visit|call|ask|check|get in touch|contacting|reaching|consulting|speaking|seeking|talking|visiting|calling|asking|checking)/,
    /\b(?:please|you (?:should|may|might|can|could)|it's best to|feel free to) (?:\w+ ){0,2}(?:contact|reach out|consult|speak (?:to|with)|seek|talk to|get in touch|refer to|see) (?:\w+ ){0,6}(?:doctor|physician|lawyer|attorney|advisor|adviser|accountant|professional|pharmacist|expert|specialist|team|support|service|department|provider|authorit|police|hotline|helpline|website)/,
    /\b(?:is there|do you have|would you like|can i help|how (?:can|may) i help|let me know if)\b.{0,60}\b(?:instead|else|(?:about|with|related to|regarding) (?:our|your|the))\b/,
    /\b(?:instead|however|but)[, ].{0,20}\b(?:i (?:can|could|would be happy to|'d be happy to)|happy to|glad to)\b.{0,20}\b(?:help|assist|provide|offer|suggest|share|answer)\b/,
];
const opening = (text) => (0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForMatch */ .U8)(text.slice(0, LOOK * 2)).slice(0, LOOK);
/** Whether the answer declines to do what was asked, judged by its first 400 characters (metrics.md 10.6). */
function isRefusal(text) {
    const start = opening(text);
    return REFUSALS.some((pattern) => pattern.test(start));
}
/** Whether the answer says that it does not know or cannot tell. A refusal is noncommittal as well. */
function isNoncommittal(text) {
    const start = opening(text);
    return (NONCOMMITTAL.some((pattern) => pattern.test(start)) || REFUSALS.some((pattern) => pattern.test(start)));
}
/** Whether the answer sends the user somewhere else, or back to what the assistant is for. */
function redirects(text) {
    const whole = (0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForMatch */ .U8)(text.slice(0, 4000));
    return REDIRECTS.some((pattern) => pattern.test(whole));
}


/***/ }),

/***/ 33246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ tokenizeFolded),
/* harmony export */   qw: () => (/* binding */ tokenize),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* harmony import */ var _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80860);
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31093);


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
    return tokenizeFolded((0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCharacters */ .sk)(text));
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
    const factor = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTACHED_SCALES */ .Xj.get(lower);
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
        const spelled = spelledAt(tokens, index);
        if (spelled) {
            out.push(spelled.token);
            index = spelled.next;
            continue;
        }
        const next = tokens[index + 1];
        const factor = token.value !== null && next ? _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALES */ .I.get(next.text) : undefined;
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
function spelledAt(tokens, from) {
    const first = tokens[from];
    if (first.value !== null || !(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .UNITS */ .QN.has(first.text) || _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .TENS */ .Rw.has(first.text)))
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
        const unit = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .UNITS */ .QN.get(word);
        const ten = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .TENS */ .Rw.get(word);
        const scale = _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALES */ .I.get(word);
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
    return word !== undefined && (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .UNITS */ .QN.has(word) || _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_1__/* .TENS */ .Rw.has(word));
}


/***/ }),

/***/ 93255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   Vw: () => (/* binding */ stems),
/* harmony export */   ZF: () => (/* binding */ contentWords),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   gA: () => (/* binding */ isContentWord)
/* harmony export */ });
/* harmony import */ var stemmer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3946);
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39201);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33246);



/** Longer tokens are no English words (hashes, base64); they are compared as they are. */
const LONGEST_STEMMED = 40;
const ENGLISH = /^[a-z']+$/;
/** Whether a token carries topic: not a stop word, not a single letter. */
function isContentWord(word) {
    return !_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_0__/* .STOP_WORDS */ .$.has(word) && (word.length > 1 || (word >= '0' && word <= '9') || word > '\u00ff');
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
    const stem = ENGLISH.test(word) ? (0,stemmer__WEBPACK_IMPORTED_MODULE_1__/* .stemmer */ .I)(word) : word;
    if (remembered.size >= MOST_REMEMBERED)
        remembered.clear();
    remembered.set(word, stem);
    return stem;
}
/** All tokens of a text: lower case, number words as digits, thousands separators removed (metrics.md 10.2). */
function words(text) {
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenize */ .qw)(text).map((token) => token.text);
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

/***/ 19453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DENYING_VERBS),
/* harmony export */   l: () => (/* binding */ NEGATIONS)
/* harmony export */ });
/** Words that turn a statement round (metrics.md 10.4); contractions with n't are recognised by their ending. */
const NEGATIONS = new Set('not no never none nobody nothing nowhere without cannot unable neither nor hardly scarcely barely'.split(' '));
/** Verbs that deny what follows: `fails to`, `lacks`, `refuses to`. */
const DENYING_VERBS = new Set('fail fails failed failing lack lacks lacked lacking refuse refuses refused refusing'.split(' '));


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


/***/ })

};
