export const id = 638;
export const ids = [638,2453];
export const modules = {

/***/ 63188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nothingToCheck: () => (/* binding */ nothingToCheck),
/* harmony export */   offlineCriteria: () => (/* binding */ offlineCriteria),
/* harmony export */   offlineShare: () => (/* binding */ offlineShare)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _text_language_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2834);
/* harmony import */ var _formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75086);
/* harmony import */ var _offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66074);
/* harmony import */ var _offline_shared_criterion_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76761);





/** Sentences that tell a judge how to answer and say nothing of the output. */
const TELLS_THE_JUDGE = /^(?:please |now |then )?(?:you are an?\b.*\b(?:judge|evaluator|grader|reviewer|assessor|expert|rater)\b|you (?:will |should )?(?:review|evaluate|assess|grade|judge|rate)\b|your (?:task|job) is to (?:review|evaluate|assess|grade|judge|rate)\b|(?:score|rate|grade|evaluate|assess|judge|return|give|assign|output|respond|answer|provide)\b.*\b(?:scores?|ratings?|grades?|scale|numbers?|json|(?:from|between) \d))/i;
/** Criteria that one rubric can come to; each costs a pass over the output. */
const MOST_CRITERIA = 20;
/** The rubric, or the criteria, as single things to check. */
function offlineCriteria(task) {
    const texts = task.plainCriteria ?? (0,_text_language_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .h)(task.plainRubric).filter((text) => !TELLS_THE_JUDGE.test(text));
    const criteria = (texts.length > 0 ? texts : [task.plainRubric]).flatMap((text) => (0,_offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .criteriaOf */ .p)(text));
    return criteria.filter(({ text }) => text !== '').slice(0, MOST_CRITERIA);
}
/** Checks the output against the rubric by rules. Throws Fault `judge_error` when nothing in the rubric can be checked so. */
function offlineShare(task, subject) {
    const judge = (0,_offline_shared_criterion_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeCriterion */ .P)(subject);
    const checked = offlineCriteria(task)
        .map(({ text, kind }) => ({ text, kind, ...judge(text, kind) }))
        .filter(({ verdict }) => verdict !== 'not_applicable');
    const share = (0,_formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_3__/* .weightedShare */ .Z9)(checked, ({ kind }) => (kind === 'should' ? 1 : 2), ({ p, verdict }) => p ?? (verdict === 'met' ? 1 : verdict === 'partial' ? 0.5 : 0));
    if (share === null)
        throw nothingToCheck(task);
    const fulfilled = checked.filter(({ verdict }) => verdict === 'met').length;
    const worst = checked.find(({ verdict }) => verdict === 'not_met');
    const but = worst === undefined ? '' : ` Not seen: ${worst.text}`;
    return {
        share,
        fulfilled,
        total: checked.length,
        reason: `By rules alone, without a model: ${fulfilled} of ${checked.length} ${checked.length === 1 ? 'part' : 'parts'} of the rubric ${fulfilled === 1 ? 'looks' : 'look'} fulfilled.${but}`,
    };
}
/** A rubric of which the rules understand nothing: no score, and never a pass. */
function nothingToCheck({ id }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC('judge_error', 'The rules found nothing in the rubric that they can check.', {
        subcode: 'no_applicable_criteria',
        where: `scorers/${id}`,
        hint: 'This rubric needs a judge model.',
    });
}


/***/ }),

/***/ 98123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ expectedTools)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__;


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
        if (!(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(text))
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
    if (!(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(text) || !/^\s*[[{]/.test(text))
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
var CLAUSE_END;
function CLAUSE_END$made() { return CLAUSE_END = /[.!?;](?=\s|$)|\n|, (?:but|then|and then|instead)\b| but | instead,? | and (?=(?:then )?(?:call|use|invoke|run|query)\b)/gi; }
var NEGATION;
function NEGATION$made() { return NEGATION = /\b(?:not|never|avoid|avoiding|without|don't|doesn't|shouldn't|mustn't|refrain|instead of|rather than)\b/i; }
/** An "instead of" forbids only what follows it directly; the other cues reach to the end of the clause. */
var TOKEN;
function TOKEN$made() { return TOKEN = /[`"']?[A-Za-z_][\w.\-/:]*\w(?:\(\)?)?[`"']?|[`"']?[A-Za-z]\(?[`"']?/g; }
var CUE;
function CUE$made() { return CUE = /^(?:call|calls|called|calling|use|uses|used|using|invoke|invokes|invoked|invoking|run|runs|running|query|queries|querying|tool|tools|function|functions|api|via|with)$/i; }
var STRONG_CUE;
function STRONG_CUE$made() { return STRONG_CUE = /^(?:call|calls|called|calling|invoke|invokes|invoked|invoking|tool|function|api)$/i; }
/** How near a cue must stand (metrics.md 1.3). */
const CUE_REACH = 3;
/** Identifier-looking words of plain English, domains and files. */
var NO_IDENTIFIER;
function NO_IDENTIFIER$made() { return NO_IDENTIFIER = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|vs\.)|\.(?:com|org|net|io|pdf|csv|txt|json|xml|html?|md|py|js|ts|docx?|xlsx?|png|jpe?g)$/i; }
function scan(text, vocabulary) {
    const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const hits = [...identifierHits(plain, vocabulary), ...wordHits(plain, vocabulary)].sort((a, b) => a.at - b.at);
    const ends = [...plain.matchAll((CLAUSE_END ?? CLAUSE_END$made()))].map((match) => match.index + match[0].length);
    const tools = new Map();
    const forbidden = new Map();
    for (const { name, at } of hits) {
        const start = ends.findLast((end) => end <= at) ?? 0;
        if ((NEGATION ?? NEGATION$made()).test(plain.slice(start, at)))
            forbidden.set((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), name);
        else if (!tools.has((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name)))
            tools.set((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), { name });
    }
    for (const key of forbidden.keys())
        tools.delete(key);
    return { tools: [...tools.values()], forbidden: [...forbidden.values()] };
}
/** Quoted, written as an identifier, or standing near a word such as "call". */
function identifierHits(text, vocabulary) {
    const known = new Map(vocabulary.map((name) => [(0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), name]));
    const tokens = [...text.matchAll((TOKEN ?? TOKEN$made()))];
    const words = tokens.map(([token]) => token.replace(/^[`"']|\(?\)?[`"']?$/g, ''));
    const hits = [];
    for (const [index, match] of tokens.entries()) {
        const word = words[index];
        const quoted = /^[`"']/.test(match[0]) && /[`"']$/.test(match[0]);
        const called = /\(\)?[`"']?$/.test(match[0]);
        const near = words.slice(Math.max(0, index - CUE_REACH), index + CUE_REACH + 1);
        const cued = near.some((other) => (CUE ?? CUE$made()).test(other));
        const name = known.get((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(word));
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
    if (!cued || (NO_IDENTIFIER ?? NO_IDENTIFIER$made()).test(word))
        return false;
    if (/^[A-Za-z]\w*_\w+$/.test(word) || /^[a-z]{2,}\w*[A-Z]\w*$/.test(word))
        return true;
    if (/^[A-Za-z]\w*(?:[.-]\w+)+$/.test(word))
        return marked || near.some((other) => (STRONG_CUE ?? STRONG_CUE$made()).test(other));
    return marked && /^[A-Za-z]\w+$/.test(word) && near.some((other) => (STRONG_CUE ?? STRONG_CUE$made()).test(other));
}
/** A name of several words written as words: "search flights" for `search_flights`. */
function wordHits(text, vocabulary) {
    const lower = text.toLowerCase();
    return vocabulary.flatMap((name) => {
        const phrase = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .toolWords */ .yy)(name);
        if (!phrase.includes(' '))
            return [];
        const at = ` ${lower.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${phrase} `);
        return at < 0 ? [] : [{ name, at }];
    });
}


/***/ }),

/***/ 56198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ gramCoverage),
/* harmony export */   FK: () => (/* binding */ coverage4),
/* harmony export */   Rz: () => (/* binding */ eachGram),
/* harmony export */   gC: () => (/* binding */ gramsOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__;

/** Length of the character grams; 3, 4 and 5 measured the same (metrics.md 10.9). */
const LENGTH = 4;
/** Bits of an ASCII character. */
const ASCII_BITS = 7;
const ASCII_GRAM = 2 ** (ASCII_BITS * LENGTH) - 1;
/** Character 4-grams with their counts over the space-joined tokens, padded with one space (metrics.md 10.3). */
function gramsOf(tokens) {
    const grams = new Map();
    eachGram(tokens, (gram) => grams.set(gram, (grams.get(gram) ?? 0) + 1));
    return grams;
}
/** Every gram of the tokens in order, with repetitions; the whole where it is shorter than one. */
function eachGram(tokens, visit) {
    if (tokens.length === 0)
        return;
    const padded = ` ${tokens.join(' ')} `;
    if (padded.length < LENGTH)
        visit(padded);
    let ascii = 0;
    // Where the last character ends that is not ASCII: grams across it are texts.
    let foreignUntil = 0;
    for (let end = 1; end <= padded.length; end += 1) {
        const unit = padded.charCodeAt(end - 1);
        if (unit < 2 ** ASCII_BITS)
            ascii = ((ascii << ASCII_BITS) | unit) & ASCII_GRAM;
        else
            foreignUntil = end;
        if (end >= LENGTH)
            visit(end - LENGTH >= foreignUntil ? ascii : padded.slice(end - LENGTH, end));
    }
}
/** How many of the claim's grams the target holds, counted with multiplicity, as a share; 0 for a claim without tokens. */
function gramCoverage(claim, target) {
    let shared = 0;
    let total = 0;
    for (const [gram, count] of claim) {
        total += count;
        const there = target.get(gram);
        if (there !== undefined)
            shared += Math.min(count, there);
    }
    return total === 0 ? 0 : shared / total;
}
/** `cov4` of metrics.md 10.3: the share of the claim's character 4-grams that the target contains, in [0, 1]. */
function coverage4(claim, target) {
    return gramCoverage(gramsOf((0,(_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .words */ .aL)(claim)), gramsOf((0,(_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .words */ .aL)(target)));
}


/***/ }),

/***/ 12482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ isNoncommittal),
/* harmony export */   cq: () => (/* binding */ redirects),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__;

/** A refusal shows itself early; later "cannot" is subject matter (metrics.md 10.6). */
const LOOK = 400;
const HELP = '(?:help|assist|provide|answer|fulfil|fulfill|comply|support|discuss|share|give|offer|do that|do this|engage|create|write|generate|' +
    'process|complete|carry out|continue|advise|recommend|participate|access|reveal|disclose|tell you|say|talk about|comment|make|produce|promote|encourage|condone)';
const NOT_ABLE = "(?:cannot|can't|can not|could not|couldn't|won't|will not|am unable to|'m unable to|am not able to|'m not able to|am not allowed to|'m not allowed to|am not permitted to|'m not permitted to|must decline to|have to decline to|refuse to|decline to|am not going to|'m not going to|shouldn't|should not|do not feel comfortable|don't feel comfortable|am not comfortable|'m not comfortable)";
var REFUSALS;
function REFUSALS$made() { return REFUSALS = [
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
]; }
var NONCOMMITTAL;
function NONCOMMITTAL$made() { return NONCOMMITTAL = [
    /\b(?:i|we) (?:really |just |simply |honestly |currently )?(?:don't|do not|didn't|did not) (?:really |actually |currently |quite )?(?:know|have (?:any |enough |the |specific |sufficient |access to |that )?(?:\w+ ){0,2}(?:information|details|data|answer|knowledge|context|idea))\b/,
    /\b(?:i'm|i am|we're|we are) (?:really |quite )?(?:not|un)(?: )?(?:sure|certain|aware)\b/,
    /\b(?:i|we) (?:have|had) no (?:\w+ )?(?:information|idea|data|knowledge|clue|answer|record|way of knowing)\b/,
    /\b(?:cannot|can't|can not|could not|couldn't|unable to|not able to) (?:be )?(?:determine|determined|find|answer|say|tell|confirm|verify|locate)\b/,
    /\b(?:is|was|are|were)(?: not|n't) (?:explicitly |directly |specifically )?(?:mentioned|specified|stated|provided|available|given)\b.{0,40}\b(?:context|passage|document|text|information|source|data)/,
    /\b(?:context|passages?|documents?|text|sources?|information provided|article)\b.{0,30}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically )?(?:mention|contain|include|say|state|specify|provide|cover|address|give)\b/,
    /\bno (?:relevant |specific |further )?information (?:is |was )?(?:available|provided|found|given|about|on)\b/,
    /\b(?:insufficient|not enough) (?:information|context|data|details)\b/,
    /^(?:unknown|n\/a|not (?:mentioned|specified|stated|known|available|sure)|no idea|it depends|hard to say|who knows)[.! ]*$/,
]; }
var REDIRECTS;
function REDIRECTS$made() { return REDIRECTS = [
    /\b(?:i|we) (?:can |could )?only (?:help|assist|answer|handle|support)\b/,
    /\b(?:i'd|i would|we'd|we would|i|we) (?:strongly |kindly |highly )?(?:suggest|recommend|advise|encourage)(?: that you| you)?(?: to)? (?:\w+ ){0,2}(?:contact|reach|consult|speak|see|seek|talk|visit|call|ask|check|get in touch|contacting|reaching|consulting|speaking|seeking|talking|visiting|calling|asking|checking)/,
    /\b(?:please|you (?:should|may|might|can|could)|it's best to|feel free to) (?:\w+ ){0,2}(?:contact|reach out|consult|speak (?:to|with)|seek|talk to|get in touch|refer to|see) (?:\w+ ){0,6}(?:doctor|physician|lawyer|attorney|advisor|adviser|accountant|professional|pharmacist|expert|specialist|team|support|service|department|provider|authorit|police|hotline|helpline|website)/,
    /\b(?:is there|do you have|would you like|can i help|how (?:can|may) i help|let me know if)\b.{0,60}\b(?:instead|else|(?:about|with|related to|regarding) (?:our|your|the))\b/,
    /\b(?:instead|however|but)[, ].{0,20}\b(?:i (?:can|could|would be happy to|'d be happy to)|happy to|glad to)\b.{0,20}\b(?:help|assist|provide|offer|suggest|share|answer)\b/,
]; }
const opening = (text) => (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(text.slice(0, LOOK * 2)).slice(0, LOOK);
/** Whether the answer declines to do what was asked, judged by its first 400 characters (metrics.md 10.6). */
function isRefusal(text) {
    const start = opening(text);
    return (REFUSALS ?? REFUSALS$made()).some((pattern) => pattern.test(start));
}
/** Whether the answer says that it does not know or cannot tell. A refusal is noncommittal as well. */
function isNoncommittal(text) {
    const start = opening(text);
    return ((NONCOMMITTAL ?? NONCOMMITTAL$made()).some((pattern) => pattern.test(start)) || (REFUSALS ?? REFUSALS$made()).some((pattern) => pattern.test(start)));
}
/** Whether the answer sends the user somewhere else, or back to what the assistant is for. */
function redirects(text) {
    const whole = (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(text.slice(0, 4000));
    return (REDIRECTS ?? REDIRECTS$made()).some((pattern) => pattern.test(whole));
}


/***/ }),

/***/ 19453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ (DENYING_VERBS ?? DENYING_VERBS$made())),
/* harmony export */   l: () => (/* binding */ (NEGATIONS ?? NEGATIONS$made()))
/* harmony export */ });
/** Words that turn a statement round (metrics.md 10.4); contractions with n't are recognised by their ending. */
var NEGATIONS;
function NEGATIONS$made() { return NEGATIONS = new Set('not no never none nobody nothing nowhere without cannot unable neither nor hardly scarcely barely'.split(' ')); }
/** Verbs that deny what follows: `fails to`, `lacks`, `refuses to`. */
var DENYING_VERBS;
function DENYING_VERBS$made() { return DENYING_VERBS = new Set('fail fails failed failing lack lacks lacked lacking refuse refuses refused refusing'.split(' ')); }


/***/ })

};
