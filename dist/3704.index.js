export const id = 3704;
export const ids = [3704];
export const modules = {

/***/ 47980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   yZ: () => (/* binding */ bareName)
/* harmony export */ });
/** A name as it is compared: `Payment_ID` and `payment id` are one. */
const bareName = (name) => name
    .toLowerCase()
    .replace(/[\s_.-]+/gu, ' ')
    .trim();
/** `{name}` in what a script says; doubled braces stand for themselves. */
var PLACEHOLDER;
function PLACEHOLDER$made() { return PLACEHOLDER = /\{\{|\}\}|\{([^{}]+)\}/gu; }
/** The names that stand in braces. */
function placeholders(text) {
    return [...text.matchAll((PLACEHOLDER ?? PLACEHOLDER$made()))].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));
}
/** The text with `of(name)` in the place of each `{name}`. */
function filledIn(text, of) {
    return text.replace((PLACEHOLDER ?? PLACEHOLDER$made()), (whole, name) => name === undefined ? whole.slice(1) : of(name.trim()));
}


/***/ }),

/***/ 20265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ lastHeard)
/* harmony export */ });
/** What the agent said since the user spoke last; undefined where it said nothing yet. */
function lastHeard(talk) {
    const heard = [];
    for (let at = talk.length - 1; at >= 0; at -= 1) {
        const message = talk[at];
        if (message?.role === 'user')
            break;
        if (message?.role === 'assistant')
            heard.unshift(message.content);
    }
    return heard.length === 0 ? undefined : heard.join('\n');
}


/***/ }),

/***/ 89598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ neverRevealed)
});

// EXTERNAL MODULE: ./lib/text/language/numbers.js + 1 modules
var language_numbers;
// EXTERNAL MODULE: ./lib/text/language/sentences.js + 1 modules
var sentences;
// EXTERNAL MODULE: ./lib/text/language/synonym-groups.js + 1 modules
var synonym_groups;
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words;
// EXTERNAL MODULE: ./lib/text/remembered-by-text.js
var remembered_by_text;
// EXTERNAL MODULE: ./lib/simulated-users/fact-names.js
var fact_names;
// EXTERNAL MODULE: ./lib/simulated-users/understand/values.js
var understand_values;
// EXTERNAL MODULE: ./lib/simulated-users/understand/find-words.js
var find_words;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/forbidden-kinds.js



/** Says how far somebody would go. */
var LIMIT_WORDS;
function LIMIT_WORDS$made() { return LIMIT_WORDS = [
    'limit',
    'maximum',
    'max',
    'most',
    'up to',
    'budget',
    'ceiling',
    'cap',
    'no more than',
    'not more than',
    'highest',
    'afford',
    'willing to pay',
    'would pay',
    'could pay',
    'spend',
    'go as high',
    'as high as',
    'stretch',
]; }
const saysLimit = (text) => (LIMIT_WORDS ?? LIMIT_WORDS$made()).some((word) => (0,(find_words ??= __webpack_require__(93015))/* placesOf */.ek)((0,(find_words ??= __webpack_require__(93015))/* plainWords */.c5)(text), word).length > 0);
/** A line about how far the user would go, whatever the figure: "says what the most is they would pay". */
var LIMIT_LINE;
function LIMIT_LINE$made() { return LIMIT_LINE = /\b(?:limit|maximum|budget|ceiling|most|highest|how much|how far|up to)\b.*\b(?:pay|spend|go|afford|have|budget|price|limit|offer|accept|maximum|would)\b|\b(?:budget|limit|maximum|price limit)\b/i; }
/** A line that forbids to find fault with something, and what it is. */
var COMPLAINT_LINE;
function COMPLAINT_LINE$made() { return COMPLAINT_LINE = /\b(?:complains?|complaining|criticis\w+|criticiz\w+|moans?|rants?|badmouths?|speaks? badly|talks? badly|is rude|insults?)\b(?: (?:about|of|on|over|at|to))? (.+)$/i; }
var HAGGLE_LINE;
function HAGGLE_LINE$made() { return HAGGLE_LINE = /\b(?:haggl\w+|bargain\w*|negotiat\w+|beats? down|asks? for (?:an? )?(?:discount|rebate|lower price|better price|price reduction))\b/i; }
/** A line that forbids to ask for something without a price. */
var FREE_LINE;
function FREE_LINE$made() { return FREE_LINE = /\b(?:asks?|asking|demands?|begs?|requests?|wants?|insists?)\b.*\bfree\b/i; }
var FAULTS;
function FAULTS$made() { return FAULTS = /\b(?:bad(?:ly)?|terrible|awful|horrible|poor(?:ly)?|rude|unfriendly|useless|disappoint\w+|slow|worse|worst|problems?|annoy\w*|dislik\w+|hate\w*|unhappy|dissatisf\w+|unprofessional|incompetent|careless|lazy|boring|dirty|loud|too \w+|complain\w*|(?:not|n't|never|hardly|nor|isn't|wasn't) (?:\w+ ){0,3}?(?:good|great|nice|friendly|helpful|content|happy|satisfied|pleased|impressed|like|enjoy|explain\w*|listen\w*|care|competent|well))\b/i; }
var HAGGLES;
function HAGGLES$made() { return HAGGLES = /\b(?:discounts?|rebate|cheaper|bargain|haggle|(?:better|lower|special|friendlier|nicer|good) (?:price|deal|rate|offer)|(?:do|go|be) (?:any |a (?:bit|little) )?(?:better|lower|cheaper)|(?:come|go|bring|get|knock|take)\b.{0,24} (?:down|off)\b|reduce|negotiable|knock|meet me (?:half|in)|(?:for|pay) less|less (?:money|than that)|last price|best price|throw in|round (?:it )?down)\b/i; }
var FREE;
function FREE$made() { return FREE = /\b(?:for free|free of charge|free for (?:us|me)|for nothing|without (?:paying|charge|a fee)|no charge|at no cost|(?:a|an|any|some|the|get|have|me|us) free \p{L}+|gratis|on the house|free \p{L}+ (?:for|please)|waive)\b/iu; }
/** Whether a line of `never` of a kind that no words of it show is broken: a limit, a complaint, haggling, something for free. */
function breaksKind(line, message) {
    if ((HAGGLE_LINE ?? HAGGLE_LINE$made()).test(line))
        return (HAGGLES ?? HAGGLES$made()).test(message);
    if ((FREE_LINE ?? FREE_LINE$made()).test(line) && (FREE ?? FREE$made()).test(message))
        return true;
    const about = (COMPLAINT_LINE ?? COMPLAINT_LINE$made()).exec(line)?.[1];
    if (about !== undefined) {
        const wanted = (0,(words ??= __webpack_require__(4345))/* stems */.Vw)(about);
        return (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(message).some((one) => {
            const said = new Set((0,(words ??= __webpack_require__(4345))/* stems */.Vw)(one));
            return (FAULTS ?? FAULTS$made()).test(one) && wanted.some((stem) => said.has(stem));
        });
    }
    return ((LIMIT_LINE ?? LIMIT_LINE$made()).test(line) &&
        !/\d/.test(line) &&
        (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(message).some((one) => /\d/.test(withoutIds(one)) && saysLimit(one)));
}
/** A text without its ids, mail addresses and long numbers: the figures in these are no amounts. */
const withoutIds = (text) => text.replace(/\S+@\S+|[\p{L}_#][\p{L}\p{N}_./-]*\d[\p{L}\p{N}_/-]*|\d[\d./-]*(?!(?:eur|usd|chf|gbp|kg|km|gb|mb|st|nd|rd|th|am|pm|k|m|h|x)\b)\p{L}[\p{L}\p{N}_-]*\d[\p{L}\p{N}_-]*/giu, (whole) => (/^(?:eur|usd|chf|gbp)\d+$/i.test(whole) ? whole : 'x'));

// EXTERNAL MODULE: ./lib/simulated-users/moves/last-heard.js
var last_heard;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/never-revealed.js









var TELLS;
function TELLS$made() { return TELLS = /^(?:(?:must |should |may |to |do |does |ever |the user |user |you |they |she |he )*(?:not |never )?)*(?:reveal|mention|tell|say|disclose|admit|give|share|state|bring|talk|let|ask|demand|accept|agree|offer|confess|name|speak|refer|hint|show|use|threaten|claim|promise|volunteer|request|insist)\w*\s*(?:away |up |about |of |on |for |to |out |slip |that |(?:the agent|anyone|anybody|them|it) (?:that |about |of )?)*/i; }
var UNPROMPTED;
function UNPROMPTED$made() { return UNPROMPTED = /[,;]?\s*\(?(?:unprompted|unasked|unless (?:\w+ )*(?:asked|prompted|asks)(?: \w+){0,4}|without being asked|without (?:a |any )?(?:prompt|request|question)|on (?:his|her|their|its|your) own(?: accord| initiative)?|of (?:his|her|their|its|your) own accord|proactively|spontaneously|voluntarily|before (?:being asked|(?:the )?(?:agent|assistant|they|it) asks?(?: \w+){0,3})|if not asked|first)\)?\.?\s*$/i; }
/** Share of the words of a line that a sentence has to hold, to say the same. */
const SHARE = 0.5;
/** Forms of verbs that share no stem. */
var IRREGULAR;
function IRREGULAR$made() { return IRREGULAR = new Map(('wear wore worn;tear tore torn;lend lent;lose lost;break broke broken;give gave given;take took taken;drive drove driven;steal stole stolen;forget forgot forgotten;' +
    'eat ate eaten;drink drank drunk;write wrote written;choose chose chosen;buy bought;sell sold;spend spent;pay paid;leave left;tell told;say said;know knew known;' +
    'hear heard;get got gotten;go went gone;come came;do did done;see saw seen;make made;sleep slept;fall fell fallen;throw threw thrown;hide hid hidden;lie lied;' +
    'quarrel dispute argument feud;mend repair fix;insurer insurance;sublet rent;firm company;fly flew flown;speak spoke spoken;fight fought;catch caught;feel felt;begin began begun;run ran;send sent;build built;hold held;win won;grow grew grown;die died dead;ill illness sick')
    .split(';')
    .flatMap((line) => {
    const [base = '', ...forms] = line.split(' ').map((words ??= __webpack_require__(4345))/* stemOf */.Vc);
    return forms.map((form) => [form, base]);
})); }
var WEAK;
function WEAK$made() { return WEAK = new Set([
    'go',
    'get',
    'have',
    'make',
    'take',
    'want',
    'need',
    'like',
    'do',
    'come',
    'put',
    'be',
    'goal',
    'fact',
    'user',
    'agent',
    'thing',
    'anyth',
    'someth',
    'own',
    'first',
    'actual',
    'real',
    'also',
    'ever',
    'plan',
    'intention',
    'afterwards',
    'later',
].map((words ??= __webpack_require__(4345))/* stemOf */.Vc)); }
var taken;
function taken$made() { return taken = (0,(remembered_by_text ??= __webpack_require__(8439))/* rememberedByText */.d)(takeApart, { most: 100_000 }); }
function takeApart(line) {
    const folded = line.normalize('NFKC').trim();
    const unprompted = (UNPROMPTED ?? UNPROMPTED$made()).test(folded);
    const object = folded
        .replace((UNPROMPTED ?? UNPROMPTED$made()), '')
        .replace((TELLS ?? TELLS$made()), '')
        .replace(/^(?:the|a|an|his|her|their|its|your|my) /i, '')
        .replace(/^(?:goal|user)(?:'s|s)? /i, '');
    return {
        object,
        about: telling(object),
        numbers: (0,(understand_values ??= __webpack_require__(95738))/* numbersIn */.MC)(object),
        ids: object.match(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{3,}\b|\S+@\S+/g) ?? [],
        unprompted,
        line: folded,
    };
}
/** What a line is about: what it says of a matter where it says something of it ("the trip is for a wedding"), else all of it. */
function telling(object) {
    const said = /^(?:\S+ ){1,5}?(?:is|are|was|were|has been|have been|will be) (.+)$/i.exec(object)?.[1] ?? '';
    const of = (text) => [...new Set(basicStems(text))].filter((stem) => !(WEAK ?? WEAK$made()).has(stem));
    const [own, all] = [of(said), of(object)];
    // "A gift for the grandson is inside": what is told stands in front.
    // "The exam was failed": what happened alone happens to much else.
    const isDeed = /^(?:\w+ly )?\w+(?:ed|en|wn|rn|ught|old|ent|one|eft|ut)(?: (?:off|out|up|down|away))?$/i.test(said);
    return own.length > 0 && !(own.length === 1 && (all.length > 2 || isDeed)) ? own : all;
}
/** Stems, those of irregular verbs as of their first form. */
const basicStems = (text) => (0,(words ??= __webpack_require__(4345))/* stems */.Vw)(text
    .replace(/\b(?:not|never|n't) (?:\w+ )?(?:pass|succeed)(?:ed)?\b/gi, 'failed')
    .replace(/\bturn(s|ed|ing)?\b(?= (?:\w+ ){0,3}o(?:n|ff)\b)/gi, 'switch$1')).map((stem) => (IRREGULAR ?? IRREGULAR$made()).get(stem) ?? stem);
/** The line of `never` that a message breaks; undefined for none. What the agent asked about may be said where the line is for what is said unprompted. */
function neverRevealed(user, talk, message) {
    if (user.never.length === 0)
        return undefined;
    const heard = (0,(last_heard ??= __webpack_require__(20265))/* lastHeard */.n)(talk);
    return user.never.find((line) => {
        const forbidden = (taken ?? taken$made())(line);
        if (!isSaid(forbidden, user, talk, message))
            return false;
        return !(forbidden.unprompted && heard !== undefined && asksAbout(heard, forbidden));
    });
}
function isSaid(forbidden, user, talk, message) {
    const heardBefore = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    const { numbers, ids, object, line } = forbidden;
    if (breaksKind(line, message))
        return true;
    const fact = factMeant(object, user);
    if (fact !== undefined)
        return (0,(understand_values ??= __webpack_require__(95738))/* statesValue */.wb)(message, fact) && !heardBefore.some((text) => (0,(understand_values ??= __webpack_require__(95738))/* statesValue */.wb)(text, fact));
    const values = numbers.filter(({ implied }) => implied !== true);
    if (values.length > 0 || ids.length > 0) {
        const told = ids.some((id) => (0,(understand_values ??= __webpack_require__(95738))/* compact */.oE)(message).includes((0,(understand_values ??= __webpack_require__(95738))/* compact */.oE)(id))) ||
            values.some((value) => (0,(understand_values ??= __webpack_require__(95738))/* numbersIn */.MC)(withoutIds(message)).some((one) => (0,(language_numbers ??= __webpack_require__(33176))/* coversNumber */.qQ)(one, value)));
        if (!told)
            return saysSame(forbidden, message, SHARE);
        const isOfAgent = heardBefore.some((text) => values.some((value) => (0,(understand_values ??= __webpack_require__(95738))/* numbersIn */.MC)(text).some((one) => (0,(language_numbers ??= __webpack_require__(33176))/* coversNumber */.qQ)(one, value))));
        return !isOfAgent || saysLimit(message) || saysSame(forbidden, message, SHARE);
    }
    return (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(message).some((sentence) => saysSame(forbidden, sentence, SHARE));
}
/** The fact that a line names: `reveals the birthday`. */
function factMeant(object, { facts }) {
    const wanted = (0,(fact_names ??= __webpack_require__(47980))/* bareName */.yZ)(object.replace(/[^\p{L}\p{N}\s_-]/gu, ''));
    const found = Object.entries(facts).find(([name]) => (0,(fact_names ??= __webpack_require__(47980))/* bareName */.yZ)(name) === wanted ||
        `${(0,(fact_names ??= __webpack_require__(47980))/* bareName */.yZ)(name)} number` === wanted ||
        `${(0,(fact_names ??= __webpack_require__(47980))/* bareName */.yZ)(name)} code` === wanted);
    return found === undefined ? undefined : (0,(understand_values ??= __webpack_require__(95738))/* shownFact */.sR)(found[1]);
}
function saysSame({ about, numbers }, text, share) {
    const wanted = about.filter((stem) => !/\d/.test(stem));
    if (wanted.length === 0 || (numbers.length > 0 && wanted.length < 2))
        return false;
    const vocabulary = new Set();
    for (const stem of basicStems(text))
        (0,(synonym_groups ??= __webpack_require__(83704))/* addTo */.D)(vocabulary, stem);
    const held = wanted.filter((stem) => holdsLike(vocabulary, stem)).length;
    return (held >= Math.min(wanted.length, Math.max(wanted.length === 1 ? 1 : 2, Math.ceil(share * wanted.length))));
}
/** Shortest beginning by which two stems of one family are told: "suspension" and "suspended". */
const FAMILY = 5;
function holdsLike(vocabulary, stem) {
    if ((0,(synonym_groups ??= __webpack_require__(83704))/* holds */.v)(vocabulary, stem))
        return true;
    if (stem.length < FAMILY + 1)
        return false;
    for (const other of vocabulary) {
        if (other.length < FAMILY + 1)
            continue;
        const least = Math.max(FAMILY, Math.min(stem.length, other.length) - 1);
        if (stem.slice(0, least) === other.slice(0, least))
            return true;
    }
    return false;
}
/** Whether the agent asked about what the line is for: a question with one of its words, or with its values. */
function asksAbout(heard, { about, numbers }) {
    const questions = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(heard).filter((sentence) => /\?|\bplease\b|\b(?:need|tell|let me know)\b/i.test(sentence));
    return questions.some((question) => {
        const vocabulary = new Set();
        for (const stem of basicStems(question))
            (0,(synonym_groups ??= __webpack_require__(83704))/* addTo */.D)(vocabulary, stem);
        if (about.some((stem) => !/\d/.test(stem) && holdsLike(vocabulary, stem)))
            return true;
        return (numbers.length > 0 &&
            (saysLimit(question) ||
                /\bhow (?:much|many|high|far)\b/i.test(question) ||
                numbers.some((value) => (0,(understand_values ??= __webpack_require__(95738))/* numbersIn */.MC)(question).some((one) => (0,(language_numbers ??= __webpack_require__(33176))/* coversNumber */.qQ)(one, value)))));
    });
}


/***/ }),

/***/ 23235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ (readAgentTurn ?? readAgentTurn$made()))
/* harmony export */ });
/* harmony import */ var _text_language_outcomes_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_language_refusal_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_language_sentences_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__;




var OPEN;
function OPEN$made() { return OPEN = /\b(?:how (?:can|may|could|might) (?:i|we) (?:help|assist|be of (?:service|help))|what (?:can|could|may) (?:i|we) (?:do|help)|what (?:brings you|would you like (?:help|assistance) with|do you need(?: help with)?)|how (?:is|are) (?:it|you)|what(?:'s| is) (?:up|on your mind|this about)|in what way can i|what would you like to (?:do|change|ask|know)(?: today)?\?)/; }
var MORE;
function MORE$made() { return MORE = /\b(?:anything|something|any) (?:else|further|more|other)\b|\b(?:further|other|more|additional) (?:questions?|requests?|assistance|help|concerns?|wish(?:es)?|needs?|matters?|issues?)\b|\bwould that be all\b|\bis (?:that|this|there) (?:all|everything)\b|\bwas (?:that|there) (?:all|everything)\b|\bis that (?:all|everything)\b|\bwill that be all\b/; }
/** The same in fewer words, where something was done just before: "Anything left to do?". */
var CLOSING;
function CLOSING$made() { return CLOSING = /^(?!.*\b(?:your|which|when|where|who|whom|how)\b).{0,60}\b(?:any|anything|something|more|else|further|left|other|all)\b.{0,40}\?$/; }
var HAND_OVER;
function HAND_OVER$made() { return HAND_OVER = /\b(?:transfer(?:red|ring)?|connect(?:ed|ing)?|forward(?:ed|ing)?|hand(?:ed|ing)?|pass(?:ed|ing)?|put(?:ting)?|escalat(?:e|ed|ing)|rout(?:ed|ing)) (?:you|this|the (?:call|case|chat|matter|request)|your (?:call|case|request|chat))? ?(?:\w+ ){0,2}?(?:over |through |on )?(?:to|with) (?:a|an|our|another|the|one of our|someone|my|human) ?(?:\w+ ){0,3}(?:agent|human|person|representative|supervisor|specialist|colleague|team|manager|advisor|adviser|operator|department|staff|support|engineer|desk|nurse|banker|clerk)\b|\b(?:a|one of our|my) (?:human |senior |live )?(?:agents?|colleagues?|representatives?|supervisors?|specialists?|colleague|team) (?:will|is going to) (?:now )?(?:take (?:it |this )?over|take over|get in touch|contact you|call you|reach out|assist you)\b|\bescalated? (?:this|your|it)\b/; }
var STALL;
function STALL$made() { return STALL = /\b(?:one|a|just a|give me a) (?:moment|second|sec|minute)\b|\bhold on\b|\bbear with me\b|\blet me (?:check|look|see|verify|pull|find|take a look|get|review|confirm|go)\b|\b(?:i'll|i will|i am going to|i'm going to|we'll|we will) (?:now |just |first |quickly )?(?:check|look|see|verify|pull|find|review|retrieve|start|investigate|get back|need|proceed|do that)\b|\bplease (?:wait|hold|stand by)\b|\b(?:checking|looking into|working on) (?:it|that|this|your|the)\b/; }
/** A yes or a no is wanted, whatever stands in it. */
var YES_NO;
function YES_NO$made() { return YES_NO = /^(?:(?:and|so|but|ok|okay|great|thanks|thank you|now|then|perfect|alright|sure|got it)[,.! ]+)*(?:shall|should|do|does|did|is|are|was|were|am|have|has|would|will|may|might|can|could|want|ready|any objection|ok|okay|right|correct|sound|sounds|agreed|deal)\b/; }
var TELL;
function TELL$made() { return TELL = /\b(?:provide|give|tell|share|send|specify|enter|verify|spell|state|supply|type|read|remind|describe|let me know|know|have|get|see|remember|recall|ask|explain|name|list|indicate|clarify|elaborate)\b/; }
var WISH;
function WISH$made() { return WISH = /\b(?:i(?:'ll| will|'d| would)?|we(?:'ll| will|'d| would)?) (?:also |just |still |first )?(?:need|require|like to know|like to have|have to know|have to ask|must know|must have)\b|\b(?:is|are) (?:needed|required|missing)\b|\bneed (?:your|the|to know|a)\b|\bneeded[:,]|^(?:please|kindly)\b|[,;] please\b|\bplease (?:provide|give|tell|share|send|specify|enter|verify|confirm|spell|state|type|let me know|indicate|supply|describe|choose|select|pick)\b/; }
var WH;
function WH$made() { return WH = /\b(?:what|which|who|whom|whose|when|where|why|how)\b/; }
var CONFIRM;
function CONFIRM$made() { return CONFIRM = /\bconfirm(?:ation)?\b(?!\s+(?:your|the|my) (?:\w+ ){0,3}(?:name|number|id|email|e-mail|address|date of birth|birthday|code|phone|account|reservation|booking|order|zip|postcode|card|dob|date)\b)|\b(?:proceed|go ahead|move forward|continue|is (?:that|this|it) (?:correct|right|ok|okay|fine|acceptable)|are you sure|do you agree|would you like me to|do you want me to|shall i|should i|can i (?:go|proceed|book|cancel|make)|would you like to (?:proceed|go|continue|book|keep|confirm)|reply (?:with )?"?yes|say "?yes|"?yes"? (?:to|or))\b/; }
var LEAD;
function LEAD$made() { return LEAD = /[:：]\s*$/; }
var ITEM;
function ITEM$made() { return ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/; }
/** Longer messages are read from their beginning and end: what is asked stands there. */
const LOOK = 6000;
/** What an agent's message asks, grants and refuses. */
var readAgentTurn;
function readAgentTurn$made() { return readAgentTurn = (0,(_text_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(8439))/* .rememberedByText */ .d)(read, { most: 200_000 }); }
function read(whole) {
    const text = whole.length <= 2 * LOOK ? whole : `${whole.slice(0, LOOK)}\n${whole.slice(-LOOK)}`;
    const folded = text
        .normalize('NFKC')
        .replace(/[‘’]/gu, "'")
        .replace(/[“”]/gu, '"')
        .replace(/\*\*/gu, '')
        .toLowerCase();
    const requests = [];
    const confirmations = [];
    let openings = 0;
    let isListing = false;
    const isDone = (0,(_text_language_sentences_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(2834))/* .sentences */ .h)(folded).some(saysDone);
    for (const line of folded.split(/\r?\n/)) {
        const isItem = (ITEM ?? ITEM$made()).test(line);
        if (!isItem && line.trim() !== '')
            isListing = false;
        for (const sentence of (0,(_text_language_sentences_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(2834))/* .sentences */ .h)(line)) {
            if (isItem && isListing)
                requests.push(sentence);
            else if ((OPEN ?? OPEN$made()).test(sentence))
                openings += 1;
            else if ((MORE ?? MORE$made()).test(sentence) || (isDone && (CLOSING ?? CLOSING$made()).test(sentence)))
                continue;
            else if (asksToTell(sentence)) {
                requests.push(sentence);
                isListing = (LEAD ?? LEAD$made()).test(sentence);
            }
            else if (wantsYesOrNo(sentence))
                confirmations.push(sentence);
        }
    }
    const outcome = (0,(_text_language_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(82460))/* .outcomeWords */ .wX)(text);
    const handsOver = (HAND_OVER ?? HAND_OVER$made()).test(folded) &&
        !/\b(?:would you like|do you want|shall i|should i|can i) (?:me to )?(?:transfer|connect|forward|escalate)/.test(folded);
    const asks = requests.length + confirmations.length > 0;
    return {
        requests,
        confirmations,
        choices: [...requests, ...confirmations].flatMap(choicesIn),
        isOpen: openings > 0 && !asks,
        asksForMore: (MORE ?? MORE$made()).test(folded) || (isDone && (0,(_text_language_sentences_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(2834))/* .sentences */ .h)(folded).some((sentence) => (CLOSING ?? CLOSING$made()).test(sentence))),
        refuses: !handsOver && ((0,(_text_language_refusal_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(12482))/* .isRefusal */ .vu)(text) || outcome.failure > 0),
        handsOver,
        isDone,
        stalls: (STALL ?? STALL$made()).test(folded) && !isDone,
    };
}
function asksToTell(sentence) {
    const isQuestion = /\?["')\]]*$/.test(sentence);
    if ((CONFIRM ?? CONFIRM$made()).test(sentence) &&
        !/\b(?:please|could you|can you)\b.*\b(?:provide|tell me|give me|share)\b/.test(sentence))
        return isQuestion && (WH ?? WH$made()).test(sentence) && !(YES_NO ?? YES_NO$made()).test(sentence) && !/\bconfirm\b/.test(sentence);
    if ((WISH ?? WISH$made()).test(sentence) &&
        !/\b(?:please (?:wait|hold|note|be aware|allow|bear|feel free|see|find)|(?:don't|do not|no longer|wouldn't) need)\b/.test(sentence))
        return true;
    if (/^(?:tell|give|share|send|enter|provide|specify|state(?!:)|describe|confirm your|let me know (?:your|which|what|when|how|the))\b/.test(sentence))
        return true;
    if (!isQuestion)
        return false;
    if ((YES_NO ?? YES_NO$made()).test(sentence))
        return (/\b(?:can|could|would|will|may|might|do|did) (?:you|i|we)\b/.test(sentence) &&
            (TELL ?? TELL$made()).test(sentence) &&
            !/\b(?:would|do|did) you (?:like|want|prefer) (?:me )?to\b/.test(sentence));
    return ((WH ?? WH$made()).test(sentence) ||
        /\b(?:your|the) [\p{L} -]+\?/u.test(sentence) ||
        /^[\p{L}\d ,'-]{1,60}\?$/u.test(sentence));
}
const wantsYesOrNo = (sentence) => ((CONFIRM ?? CONFIRM$made()).test(sentence) &&
    (/\?/.test(sentence) || /\b(?:please|reply|say|confirm|type)\b/.test(sentence)) &&
    !/\b(?:i|we)(?:'ll| will| can)? confirm\b/.test(sentence)) ||
    /\?["')\]]*$/.test(sentence);
/** Something was done: "has been enrolled", "was changed", "we have lowered your rate". */
var WAS_DONE;
function WAS_DONE$made() { return WAS_DONE = /\b(?:(?:has|have) (?:now |just |already |also )*been|(?:was|were|is now|are now|is hereby)) (?:\p{L}+ly |now |already )*(?!(?:required|needed|supposed|allowed|associated|listed|provided|based|limited|expected|asked|used|priced|interested|born|related|located|called|named|designed|made of|included|affected)\b)\p{L}+(?:ed|sent|made|done|set|paid|given|taken|put|built)\b|\b(?:i|we)(?:'ve| have) (?:now |just |already |also |gone ahead and )*\p{L}+(?:ed|sent|made|done|set|paid) (?:you|your|it|this|that|the)\b/u; }
var NOT_DONE;
function NOT_DONE$made() { return NOT_DONE = /\b(?:not|never|no|cannot|if|once|after|before|when|until|unless|would|should|could|must|will be|to be)\b|n't\b/; }
/** A success that ends a matter: finding something or checking who somebody is, is none. */
const saysDone = (sentence) => !sentence.endsWith('?') &&
    ((0,(_text_language_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(82460))/* .outcomeWords */ .wX)(sentence).success > 0 || ((WAS_DONE ?? WAS_DONE$made()).test(sentence) && !(NOT_DONE ?? NOT_DONE$made()).test(sentence))) &&
    !/\b(?:found|located|identity|verified|record|details?|here (?:is|are))\b/.test(sentence);
/** "economy or business?", "the 9:00, the 11:30 or the 15:00 one?". */
function choicesIn(sentence) {
    const asked = /(?:would you (?:like|prefer)|do you (?:want|prefer)|prefer|is it|which[^?:,]*[:,]|choose(?: between)?|select|either|pick|should it be|do you mean|are you)\s+(.+? or .+?)[?.]*$/.exec(sentence)?.[1];
    const bare = asked ?? /^([^,?]{1,40}(?:, [^,?]{1,40})*,? or [^,?]{1,40})\?$/.exec(sentence)?.[1] ?? '';
    if (bare === '' || /\b(?:or not|or something|or would|or should|or do)\b/.test(bare))
        return [];
    return bare
        .split(/,? or |, /)
        .map((one) => one.replace(/^(?:the|a|an|to|by|with|for|in|on|at)\s+/, '').trim())
        .filter((one) => one !== '');
}


/***/ }),

/***/ 16511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   r7: () => (/* binding */ askedNames),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _fact_names_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _fact_words_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _find_words_js__WEBPACK_IMPORTED_MODULE_1__;



/** The words for the facts and the unknown things of a user. */
function nameWords({ facts, unknown }, given) {
    return (0,(_fact_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(11293))/* .wordsOfNames */ .B)([...Object.keys(facts), ...unknown], given);
}
/** The names that a text speaks of, in the order of the text. Words inside longer words for something else do not count: "user name" is no name. */
function namesIn(text, words) {
    const plain = (0,(_find_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93015))/* .plainWords */ .c5)(text);
    const all = [];
    for (const [name, phrases] of words)
        for (const phrase of phrases)
            for (const { start, end } of (0,(_find_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93015))/* .placesOf */ .ek)(plain, phrase))
                if (!isOfAnother(plain, phrase, end) && !isSubject(plain, start, end))
                    all.push({ name, start, end });
    const kept = all.filter((one) => !all.some((other) => other.name !== one.name &&
        other.start <= one.start &&
        other.end >= one.end &&
        other.end - other.start > one.end - one.start));
    kept.sort((a, b) => a.start - b.start || b.end - a.end);
    const own = kept.filter((one) => !kept.some((other) => qualifies(plain, one, other)));
    return [...new Set(own.map(({ name }) => name))];
}
/** "Was the student born in May?" asks for no student. */
const isSubject = (plain, start, end) => /\b(?:was|were|did|does|has|had) (?:the|your) $/.test(`${plain.slice(0, start)} `.replace(/ {2}$/, ' ')) &&
    /^ \p{L}+/u.test(plain.slice(end)) &&
    !/^ (?:and|or|number|id|code|please|for|again|now|on|in|of|at|you|that|we|i)\b/.test(plain.slice(end));
/** "The payment id of the booking" asks for no booking. */
const qualifies = (plain, one, other) => other.name !== one.name &&
    other.end <= one.start &&
    /^ (?:of|for|on|in|with|to|from) (?:the|your|this|that|a) $/.test(`${plain.slice(other.end, one.start)} `.replace(/ {2}$/, ' '));
/** "the name of the hospital" asks for no name of the user. */
const isOfAnother = (plain, phrase, end) => (0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(phrase) === 'name' && /^ of (?:the|a|an|that|this) /.test(plain.slice(end));
/** The names that an agent asks to be told. */
const askedNames = (turn, words) => turn.requests.length === 0 ? [] : namesIn(turn.requests.join(' \n '), words);


/***/ }),

/***/ 11293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ wordsOfNames),
/* harmony export */   T: () => (/* binding */ coreName)
/* harmony export */ });
/* harmony import */ var _fact_names_js__WEBPACK_IMPORTED_MODULE_0__;

/** Words that say nothing of what a name is about: "payment id", "reservation number". */
var GENERIC;
function GENERIC$made() { return GENERIC = new Set('id ids number numbers no code codes reference ref details detail info information data value current exact full my the of'.split(' ')); }
/**
 * How agents ask for the same thing in other words: each line one thing, the names of facts before the bar, further words of questions
 * behind it. English, from service talks of many trades.
 */
var THINGS;
function THINGS$made() { return THINGS = [
    'name, full name, customer name | first and last name, surname, last name, first name, who am i speaking, who i am speaking, who am i talking, whom am i, how should i address you, what should i call you, name on the account',
    'birthday, date of birth, birth date, birthdate, dob, born, year of birth, birth year | when were you born, born, year of birth, day you were born',
    'email, e mail, email address, mail | e-mail, e-mail address, mail address, inbox',
    'phone, telephone, mobile, cell, phone number, telephone number | mobile number, contact number, cell phone, number can we reach, number to reach, call you back, callback number, reach you',
    'address, home address, delivery address, shipping address | street, where do you live, where should we send, where should we deliver, postal address',
    'zip, zip code, postcode, postal code | postal code, zip, postcode',
    'reservation, booking, reservation number, booking code, booking reference, pnr, confirmation number | reservation, booking, confirmation code, confirmation number, booking number, record locator, pnr, reservation id, locator',
    'order, order number, order id | purchase number, order no, order reference',
    'account, account number, iban, account id | account no, iban, which account',
    'user id, username, user name, login, member id, customer id, customer number, client number, membership number | login name, account id, user id, username, membership id, customer no, profile id',
    'card, credit card, card number, debit card | last four digits, last 4 digits, card ending, which card',
    'payment method, payment, method of payment | how would you like to pay, how do you want to pay, form of payment, means of payment, pay with',
    'reason, cause, motive | why, reason, what made you, purpose',
    'amount, sum, budget | how much, what amount',
    'date, day, appointment date, travel date | when, what day, which day, what date, which date',
    'time, time slot, hour | what time, which time, time of day, time slot',
    'insurance, insurance number, policy number, insurance company | insurer, policy number, coverage, health plan',
    'error, error message, error code | what does it say, message do you see, error do you get, what happens',
    'version, release | which version, what version, version are you running',
    'destination | where to, where are you going, where would you like to go, where do you want to go, flying to, travelling to, traveling to',
    'origin, departure, departure city | where from, leaving from, flying from, departing from, departure airport',
    'passengers, travellers, travelers, guests, party size | how many people, how many passengers, how many guests, how many of you',
    'student id, student number, matriculation number | student number, student no, matriculation',
    'server, host, hostname, machine, node | which machine, which host, which server',
    'service, deployment, application, app | which service, which deployment, which application',
    'cluster, environment, region | which environment, which region, which cluster, stage',
    'symptom, symptoms, complaint, problem, issue | what seems to be the problem, what is wrong, what are you experiencing, describe the problem',
    'doctor, physician, specialist | which doctor, who is your doctor, which physician',
]; }
let things;
const allThings = () => {
    things ??= (THINGS ?? THINGS$made()).map((line) => {
        const [names = '', words = ''] = line.split(' | ');
        const each = (list) => list.split(', ').map((_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ);
        return { names: new Set(each(names)), words: [...each(names), ...each(words)] };
    });
    return things;
};
/** A name without words that say nothing: `payment id` is about a payment. */
const coreName = (name) => {
    const all = (0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name).split(' ');
    const telling = all.filter((word) => !(GENERIC ?? GENERIC$made()).has(word));
    return (telling.length === 0 ? all : telling).join(' ');
};
/** "number of the agreement": neither a number nor the agreement is meant. */
const isPartOf = (name) => {
    const [first = '', second] = (0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name).split(' ');
    return second === 'of' && (GENERIC ?? GENERIC$made()).has(first);
};
/** "agreement number" for "number of the agreement". */
const turned = (name) => (0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name).replace(/^(\S+) of (?:the |a |an |my )?(.+)$/, '$2 $1');
/**
 * The words by which each name of a fact may be asked for, bare and the longest first: the name itself, its core, its last word where no other
 * name ends so, what is usual for such a thing, and `given` of the script.
 */
function wordsOfNames(names, given = {}) {
    const heads = names.map((name) => coreName(name).split(' ').at(-1) ?? '');
    const ofScript = new Map(Object.entries(given).map(([name, words]) => [(0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name), [words].flat()]));
    return new Map(names.map((name, index) => {
        const core = coreName(name);
        const head = heads[index] ?? '';
        const isOnly = heads.filter((one) => one === head).length === 1;
        const isPart = isPartOf(name);
        const own = isPart
            ? [(0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name), turned(name)]
            : [(0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name), core, ...(isOnly && head.length > 2 ? [head] : [])];
        const thing = allThings().find(({ names: of }) => of.has((0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name))) ??
            allThings().find(({ names: of }) => of.has(core)) ??
            (isOnly ? allThings().find(({ names: of }) => of.has(head)) : undefined);
        const all = [
            ...own,
            ...(isPart ? [] : (thing?.words ?? [])),
            ...(ofScript.get((0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name)) ?? []).map((_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ),
        ];
        return [name, [...new Set(all)].filter((word) => word !== '').sort((a, b) => b.length - a.length)];
    }));
}


/***/ }),

/***/ 93015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c5: () => (/* binding */ plainWords),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   o1: () => (/* binding */ saysPhrase)
/* harmony export */ });
/** A text as names are looked for in it: folded, in lower case, with a single space between words and at both ends. */
const plainWords = (text) => ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/gu, ' s')
    .replace(/[^\p{L}\p{N}@+]+/gu, ' ')
    .trim()} `;
/** Where a phrase stands in plain words, whole words only and with a plural at its end or not; the offsets of each place. */
function placesOf(plain, phrase) {
    const wanted = plainWords(phrase).trimEnd();
    const found = [];
    if (wanted.trim() === '')
        return found;
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
        const behind = plain.slice(at + wanted.length, at + wanted.length + 3);
        const plural = behind.startsWith(' ')
            ? 0
            : behind.startsWith('s ')
                ? 1
                : behind.startsWith('es ')
                    ? 2
                    : -1;
        if (plural >= 0)
            found.push({ start: at, end: at + wanted.length + plural });
    }
    return found;
}
/** Whether a phrase stands in a text, as people read it: case, punctuation and white space do not count. */
const saysPhrase = (text, phrase) => placesOf(plainWords(text), phrase).length > 0;


/***/ }),

/***/ 95738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ (numbersIn ?? numbersIn$made())),
/* harmony export */   oE: () => (/* binding */ compact),
/* harmony export */   sR: () => (/* binding */ shownFact),
/* harmony export */   wb: () => (/* binding */ statesValue)
/* harmony export */ });
/* harmony import */ var _text_language_numbers_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _find_words_js__WEBPACK_IMPORTED_MODULE_2__;



/** Letters and digits alone, in lower case: `4WQ-150` and `4wq 150` are one. */
const compact = (text) => text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
/** The numbers of a text; messages of one talk are looked at again and again. */
var numbersIn;
function numbersIn$made() { return numbersIn = (0,(_text_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(8439))/* .rememberedByText */ .d)((text) => (0,(_text_language_numbers_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(33176))/* .numbers */ .nL)(text), {
    most: 200_000,
}); }
/** Shortest value that is looked for without regard to where words begin. */
const SHORTEST = 4;
/** Whether a text states a value, in whatever spelling: dates and amounts by what they mean, ids without their separators. */
function statesValue(text, value) {
    const plain = (0,(_find_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93015))/* .plainWords */ .c5)(text);
    if (value.trim() !== '' && plain.includes((0,(_find_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93015))/* .plainWords */ .c5)(value)))
        return true;
    const bare = compact(value);
    if (bare.length >= SHORTEST && /\d/.test(bare) && compact(text).includes(bare))
        return true;
    const wanted = (numbersIn ?? numbersIn$made())(value);
    if (wanted.length === 0 || /\p{L}{3,}/u.test(withoutNumbers(value, wanted)))
        return false;
    const found = (numbersIn ?? numbersIn$made())(text);
    return wanted.every((one) => found.some((other) => (0,(_text_language_numbers_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(33176))/* .coversNumber */ .qQ)(other, one) && isWhole(other, one)));
}
/** Half a date is no date: "February" does not tell a birthday. */
const isWhole = (told, value) => value.kind !== 'date' || (told.kind === 'date' && !told.key.endsWith('?'));
const withoutNumbers = (value, found) => found.reduce((text, { phrase }) => text.replace(phrase, ''), value);
/** A fact as it is said. */
const shownFact = (value) => typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);


/***/ }),

/***/ 82460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $A: () => (/* binding */ complains),
  az: () => (/* binding */ isContent),
  wX: () => (/* binding */ outcomeWords)
});

;// CONCATENATED MODULE: ./lib/text/lexicons/outcomes.js
/**
 * How people and programs say that something worked out, failed, was given up, pleased or annoyed them. Whole phrases of
 * everyday English, matched against folded lower-case text (`foldForMatch`). Read through ../outcomes.ts.
 */
/** A thing was done, found or granted: "has been booked", "your refund is confirmed", "all set". */
var SUCCESS;
function SUCCESS$made() { return SUCCESS = [
    /\b(?:has|have) (?:now |just |also |already )?been (?:successfully |fully )?(?:accepted|activated|added|applied|approved|arranged|booked|cancell?ed|changed|completed|confirmed|corrected|created|credited|deleted|delivered|enabled|exchanged|filed|fixed|granted|issued|made|modified|moved|ordered|paid|placed|posted|processed|purchased|reactivated|rebooked|received|recorded|refunded|registered|removed|renewed|replaced|rescheduled|reserved|reset|resolved|restored|returned|saved|scheduled|sent|set|settled|shipped|submitted|transferred|unlocked|updated|upgraded)\b/,
    /\b(?:is|are|was|were) (?:now |all |already )?(?:successfully |fully )?(?:activated|approved|arranged|booked|cancell?ed|completed?|confirmed|done|finali[sz]ed|fixed|granted|processed|registered|renewed|reserved|resolved|scheduled|settled|submitted|updated)\b/,
    /\bsuccess(?:ful(?:ly)?)?\b/,
    /\b(?:i|we)(?:'ve| have)? (?:just |now |already |also |gone ahead and )*(?:added|applied|arranged|booked|cancell?ed|changed|completed|created|deleted|fixed|made|modified|moved|ordered|placed|processed|rebooked|refunded|registered|removed|renewed|rescheduled|reserved|reset|resolved|scheduled|sent|submitted|transferred|unlocked|updated) (?:your|the|a|an|it|that|this|them|everything|all|you)\b/,
    /\b(?:you're|you are|everything is|everything's|it's|it is|that's|that is|we're) all (?:set|done|sorted|booked|good|taken care of)\b|\beverything(?:'s| is) (?:done|sorted|booked|taken care of)\b|\bgood to go\b|\btaken care of\b/,
    /\b(?:i|we)(?:'ve| have)? (?:just )?found (?:a|an|the|your|you|some|several|two|three|\d+)\b/,
    /\b(?:congratulations|you're in|see you (?:then|there|soon))\b/,
    /^(?:done|completed|confirmed|fixed|solved|sorted|booked|sent)\b/,
    /\b(?:accepts|accepted|approves|confirms|happy to (?:accommodate|have|confirm)) you\b/,
]; }
/** A thing did not work, is not there, or is not allowed: "unable to", "not available", "failed". */
var FAILURE;
function FAILURE$made() { return FAILURE = [
    /\b(?:un|not )(?:successful|available|possible|able|permitted|allowed|authori[sz]ed|eligible)\b|\bunsuccessfully\b|\bunauthori[sz]ed\b|\bineligible\b|\bimpossible\b/,
    /\b(?:isn't|wasn't|aren't|weren't) (?:able|available|possible|successful|permitted|allowed|eligible)\b/,
    /\b(?:can't|cannot|can not|couldn't|could not|won't|will not) (?:\w+ )?(?:be|accommodate|accept|access|apply|approve|authenticate|book|cancel|change|complete|confirm|continue|create|do|execute|fetch|find|fulfil|fulfill|get|give|grant|help|identify|locate|make|modify|offer|perform|pick|proceed|process|provide|refund|register|renew|reserve|retrieve|schedule|send|submit|transfer|update|verify)\b/,
    /\b(?:failed|fails|failure|rejected|denied|declined|refused|invalid|incorrect|expired|timed out|went wrong)\b/,
    /\b(?:an|internal|unexpected|technical|system|some|with an) (?:error|errors|problem|difficult(?:y|ies))\b|\bran into (?:a|an|some)\b/,
    /\b(?:no|not any|aren't any|isn't any|wasn't any) (?:\w+ ){0,3}(?:availability|available|match(?:es|ing)?|results?|records?|rooms?|seats?|slots?|openings?|vacanc(?:y|ies)|options?)\b/,
    /\b(?:unfortunately|regrettably|sadly)\b/,
    /\b(?:fully|already) (?:booked|reserved|taken|occupied)\b|\bsold out\b|\bout of stock\b|\bnot (?:found|exist|match|recogni[sz]ed|authenticated|verified|valid|covered|free|open)\b/,
    /\b(?:don't|doesn't|didn't|do not|does not|did not) (?:\w+ )?(?:exist|match|meet|have|work|qualify|allow|support|permit|fit|understand|recogni[sz]e|know|see|find|go through)\b/,
    /\b(?:already has|has (?:a|another) (?:conflict|appointment|meeting|booking))\b|\bconflicts? with\b/,
    /\b(?:transfer(?:red|ring)?|connect(?:ed|ing)?|hand(?:ed|ing)?) (?:you )?(?:over )?to (?:a|an|our|another|the) (?:\w+ ){0,2}(?:agent|human|person|representative|supervisor|specialist|colleague)\b/,
]; }
/** The user is content: "thanks, that's perfect". */
var THANKS;
function THANKS$made() { return THANKS = [
    /\b(?:thank you|thanks|thank u|thx|many thanks|cheers|much appreciated|appreciate (?:it|that|your|you|the|this)|grateful)\b/,
]; }
/** The user says that it is right: praise of the result, not only manners. */
var PRAISE;
function PRAISE$made() { return PRAISE = [
    /\b(?:perfect|great|excellent|awesome|wonderful|fantastic|brilliant|amazing|lovely|superb|marvell?ous|terrific)\b/,
    /\b(?:that|it|this)(?:'s| is| was| sounds| looks| works| will work| would be| seems)(?: \w+)? (?:good|fine|great|right|correct|ideal|nice|perfect|helpful|what i (?:wanted|needed|was looking for)|exactly)\b/,
    /\b(?:works for me|sounds good|sounds great|looks good|just what i|exactly what i|(?:very|so|really|most) helpful|you've been (?:a great |very )?help(?:ful)?|problem solved|good job|well done)\b/,
]; }
/** The user objects: "that's not what I asked", "you didn't", "still wrong". */
var COMPLAINT;
function COMPLAINT$made() { return COMPLAINT = [
    /\b(?:that's|that is|this is|it's|it is|that was|this was) (?:\w+ )?(?:not|n't) (?:\w+ ){0,3}(?:what|right|correct|true|good|enough|helpful|the (?:one|answer|same)|acceptable|ok|okay|fair|mine|my)\b/,
    /\b(?:that|this|it) (?:isn't|wasn't|doesn't|didn't) (?:\w+ ){0,2}(?:what|right|correct|true|help|work|answer|make sense|good|the)\b/,
    /\byou (?:didn't|did not|don't|do not|haven't|have not|still haven't|never|forgot|missed|misunderstood|keep|already)\b/,
    /\b(?:i (?:already|just) (?:told|said|gave|mentioned|asked|explained)|i didn't (?:ask|say|want|mean)|as i (?:said|told)|like i said|i said|i asked for)\b/,
    /\b(?:wrong|incorrect|mistaken?|useless|ridiculous|terrible|awful|horrible|frustrat(?:ed|ing)|annoy(?:ed|ing)|disappoint(?:ed|ing)|unacceptable|waste of (?:my )?time|unhelpful|nonsense|upset|angry)\b/,
    /\b(?:still (?:not|(?:does|do|is|can|has|have)(?: not|n't)|cannot|wrong|waiting|need)|not (?:working|helpful|happy|satisfied|again|really))\b/,
    /\b(?:speak|talk) (?:to|with) (?:a|an|your|the|someone) ?(?:\w+ )?(?:manager|supervisor|human|person|agent|representative|else)\b/,
    /\b(?:oh no|oh man|what a (?:shame|pity)|too bad|that's (?:a shame|a pity|too bad|sad|unfortunate|disappointing)|bummer|damn|shoot|argh|ugh|are you sure|why not)\b/,
]; }
/** The user takes what there is, or gives up: "thanks anyway", "never mind", "I'll try elsewhere". */
var RESIGNATION;
function RESIGNATION$made() { return RESIGNATION = [
    /\b(?:thanks|thank you|thx)(?: so much| very much)? (?:anyway|anyways|though|nonetheless|regardless|for (?:trying|nothing|checking|your time|letting me know))\b/,
    /\b(?:never ?mind|nevermind|forget (?:it|about it|that)|oh well|no (?:problem|worries) then|(?:guess|suppose) (?:that's|i'll|i will|i have|there's|we)|leave it|let it go|don't bother|too late)\b/,
    /\b(?:i'll|i will|i can|we'll|i'm going to|i'm gonna|i have to|i'll have to|i need to|i should|let me|i'll just|i would rather) (?:\w+ ){0,2}(?:try|look|find|search|check|call|go|ask|take|walk|use|figure|think|contact|get|do|come back|see) (?:\w+ ){0,4}(?:another|else|elsewhere|somewhere|someone|myself|later|again|instead|other|different|directly|in person|another time)\b/,
    /\b(?:changed my mind|don't (?:need|want) (?:it|that|this|one|a|the|to)\b|no longer (?:need|want|interested)|i'd rather not|decided (?:not to|against))/,
]; }

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
;// CONCATENATED MODULE: ./lib/text/language/outcomes.js


/** Longer texts are read from their beginning and end: what came of a matter stands there. */
const LOOK = 2_000;
/** Words that turn a success round, and words that make it a plan, a condition or an offer. */
var NOT_YET;
function NOT_YET$made() { return NOT_YET = /\b(?:not|never|no|n't|cannot|can't|couldn't|wasn't|isn't|hasn't|haven't|unable|fail(?:ed|s)?|un(?:successful|able)|if|once|after|before|when|until|unless|would|should|could|shall|may|might|must|will be|to be)\b|n't\b/; }
/** Where one statement ends and the next begins. */
var PIECES;
function PIECES$made() { return PIECES = /[.!?;\n]+(?:\s|$)|,? (?:but|however|although|though) /; }
/**
 * Counts the statements of a text that speak of success, failure, thanks, praise, complaint or giving up (lexicons/outcomes.ts).
 * A success that is negated, conditional or still to come counts as none, so does praise; questions say nothing of the
 * outcome. Linear in the length.
 */
function outcomeWords(text) {
    const counts = { success: 0, failure: 0, thanks: 0, praise: 0, complaint: 0, resignation: 0 };
    for (const piece of pieces(text)) {
        const has = (patterns) => patterns.some((pattern) => pattern.test(piece));
        const failure = has((FAILURE ?? FAILURE$made()));
        if (failure)
            counts.failure += 1;
        if (!failure && !(NOT_YET ?? NOT_YET$made()).test(piece) && has((SUCCESS ?? SUCCESS$made())))
            counts.success += 1;
        if (has((THANKS ?? THANKS$made())))
            counts.thanks += 1;
        if (!(NOT_YET ?? NOT_YET$made()).test(piece) && has((PRAISE ?? PRAISE$made())))
            counts.praise += 1;
        if (has((COMPLAINT ?? COMPLAINT$made())))
            counts.complaint += 1;
        if (has((RESIGNATION ?? RESIGNATION$made())))
            counts.resignation += 1;
    }
    return counts;
}
/** Whether a user turn objects to what it got. */
function complains(text) {
    return outcomeWords(text).complaint > 0;
}
/** Whether a user turn is content: thanks or praise without an objection and without giving up. */
function isContent(text) {
    const { thanks, praise, complaint, resignation } = outcomeWords(text);
    return thanks + praise > 0 && complaint === 0 && resignation === 0;
}
/** The statements of a text, folded. Questions are left out where they offer or ask; a complaint in question form stays. */
function pieces(text) {
    const read = text.length <= 2 * LOOK ? text : `${text.slice(0, LOOK)}\n${text.slice(-LOOK)}`;
    const out = [];
    for (const line of read.split(/[\r\n]+/)) {
        for (const sentence of line.split(/(?<=[.!?;])\s+/)) {
            const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(sentence);
            if (folded === '' || (folded.endsWith('?') && (OFFER ?? OFFER$made()).test(folded)))
                continue;
            out.push(...folded.split((PIECES ?? PIECES$made())).filter((piece) => piece !== ''));
        }
    }
    return out;
}
/** Openings of questions that offer or ask, and so report nothing. */
var OFFER;
function OFFER$made() { return OFFER = /^(?:(?:and|so|but|ok|okay|great|alright|hi|hello|now|then)[, ]+)*(?:would|do|does|did|is|are|was|were|shall|should|may|might|can|could|will|have|has|what|which|when|where|who|how)\b/; }


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

/***/ 83704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ addTo),
  v: () => (/* binding */ holds)
});

;// CONCATENATED MODULE: ./lib/text/lexicons/synonyms.js
/**
 * Curated groups of words that say the same thing in support, product and news texts (metrics.md 10.2). Compared by
 * stem. Kept small on purpose: broad thesauri add false matches.
 */
var SYNONYMS;
function SYNONYMS$made() { return SYNONYMS = [
    'buy purchase acquire bought',
    'help assist aid assistance',
    'error failure fault',
    'bug defect',
    'cost price fee charge',
    'start begin commence began begun started',
    'end finish conclude ended',
    'big large huge great',
    'small little tiny',
    'doctor physician',
    'car vehicle automobile',
    'delete remove erase deletion removal',
    'show display',
    'visit visitor',
    'year annual annually yearly',
    'month monthly',
    'week weekly',
    'day daily',
    'hour hourly',
    'refund reimburse reimbursement',
    'return returned',
    'ship deliver shipping delivery shipment send sent dispatch',
    'order purchase',
    'customer client buyer shopper',
    'user member',
    'person people individual human',
    'man men',
    'woman women',
    'child children kid kids',
    'child son',
    'child daughter',
    'baby infant newborn',
    'job occupation work employment',
    'worker employee staff',
    'boss manager supervisor',
    'company firm business corporation',
    'shop store retailer',
    'house home residence',
    'apartment flat',
    'city town',
    'country nation',
    'street road',
    'movie film',
    'picture photo image photograph',
    'book novel',
    'author writer wrote written write',
    'song track',
    'answer reply respond response',
    'question query ask asked',
    'request ask asked',
    'tell say said state told stated says',
    'speak talk spoke spoken',
    'announce declare',
    'explain describe description explanation',
    'choose select pick chose chosen selection',
    'change modify alter modification',
    'update upgrade revise',
    'fix repair resolve solve',
    'build construct built construction',
    'make create produce made creation',
    'found establish launch',
    'make manufacture',
    'use utilize usage using used',
    'need require requirement necessary',
    'want desire wish',
    'allow permit let',
    'forbid prohibit ban',
    'cancel revoke cancellation',
    'confirm verify confirmation verification',
    'check inspect examine',
    'find locate discover found',
    'search look seek',
    'get obtain receive',
    'give provide supply gave given',
    'offer provide',
    'keep retain kept',
    'save store',
    'hold contain',
    'include contain comprise consist',
    'try attempt tried',
    'happen occur occurred',
    'cause lead led result',
    'increase rise grow rose growth risen grew',
    'decrease decline fall drop reduce fell reduction fallen',
    'improve enhance',
    'damage harm hurt',
    'destroy demolish',
    'kill murder slay',
    'die dead death died decease',
    'injure wound injury hurt',
    'sick ill illness sickness disease',
    'medicine medication drug',
    'therapy treatment',
    'hospital clinic',
    'money cash fund',
    'salary wage pay',
    'pay payment paid',
    'expensive costly pricey',
    'cheap inexpensive affordable',
    'free complimentary gratis',
    'rich wealthy',
    'poor impoverished',
    'fast quick rapid speedy quickly rapidly',
    'slow slowly',
    'easy simple',
    'hard difficult tough difficulty',
    'important significant crucial essential vital key',
    'main primary principal chief',
    'whole entire complete total',
    'correct right accurate',
    'wrong incorrect false',
    'real actual genuine',
    'new recent',
    'old elderly aged',
    'beautiful pretty attractive',
    'happy glad pleased delighted',
    'sad unhappy',
    'angry mad furious',
    'afraid scared frightened fear',
    'clever smart intelligent',
    'famous renowned',
    'common frequent usual',
    'rare uncommon infrequent',
    'often frequently',
    'often usually',
    'near close nearby',
    'far distant',
    'area region zone',
    'place location site spot',
    'part portion section segment',
    'piece item',
    'type kind sort category',
    'way method approach manner',
    'problem issue trouble',
    'goal aim objective purpose target',
    'plan scheme',
    'idea concept notion',
    'opinion view belief',
    'reason cause',
    'effect impact consequence',
    'result outcome',
    'example instance',
    'difference distinction',
    'similar alike',
    'rule regulation policy',
    'law legislation statute',
    'court tribunal',
    'lawyer attorney solicitor',
    'police officer',
    'crime offence offense',
    'arrest detain',
    'prison jail',
    'theft steal stolen stole',
    'war conflict',
    'army military',
    'soldier troop',
    'weapon gun firearm',
    'attack assault',
    'leader head chief',
    'president chairman',
    'government administration',
    'vote ballot poll',
    'election vote',
    'win victory won',
    'lose loss lost',
    'beat defeat',
    'game match',
    'team squad club',
    'player athlete',
    'coach manager trainer',
    'school college university',
    'student pupil',
    'teacher instructor tutor',
    'learn study',
    'teach instruct taught',
    'meeting conference',
    'appointment booking reservation',
    'book reserve booked reserved',
    'trip journey travel travelled',
    'flight plane aircraft airplane',
    'ticket fare',
    'luggage baggage bag',
    'holiday vacation',
    'hotel accommodation lodging',
    'guest visitor',
    'restaurant eatery diner',
    'food meal cuisine',
    'eat consume ate eaten',
    'drink beverage',
    'phone telephone mobile cellphone',
    'call phone',
    'email mail',
    'message text',
    'website site webpage',
    'internet web online',
    'wifi internet wireless',
    'computer pc laptop',
    'app application program software',
    'account profile',
    'password passcode pin',
    'register enrol enroll signup registration',
    'subscribe subscription membership',
    'file document',
    'folder directory',
    'report document',
    'data information info',
    'list enumerate',
    'number amount quantity',
    'maximum limit max',
    'minimum min',
    'average mean',
    'percent percentage',
    'several multiple',
    'begin onset',
    'close shut',
    'open opened',
    'enter entry',
    'leave depart departure left',
    'arrive arrival reach',
    'come came',
    'go went gone',
    'move relocate',
    'live reside lived resident',
    'stay remain',
    'wait await',
    'stop halt cease',
    'continue proceed',
    'follow pursue',
    'join merge combine',
    'split divide separate',
    'connect link',
    'share distribute',
    'protect secure guard safety security',
    'danger risk hazard peril',
    'safe secure',
    'warn alert caution warning',
    'guarantee warranty',
    'contract agreement',
    'agree consent agreed',
    'refuse decline reject deny',
    'admit acknowledge',
    'think believe consider thought',
    'know aware knowledge known',
    'understand comprehend understood',
    'remember recall',
    'hope expect',
    'like enjoy',
    'love adore',
    'hate dislike detest',
    'thank grateful thanks',
    'marry married marriage wed wedding',
    'wife spouse',
    'husband spouse',
    'parent mother',
    'parent father',
    'mother mom mum',
    'father dad',
    'born birth',
    'quick short brief',
    'tall high height',
    'long length',
    'wide width broad',
    'deep depth',
    'heavy weight weigh',
    'hot heat warm',
    'cold cool chilly',
    'rain rainfall rainy',
    'tree forest wood',
    'sea ocean',
    'river stream',
    'mountain peak hill',
    'animal creature',
    'dog puppy',
    'cat kitten',
    'color colour',
    'center centre middle',
    'clothes clothing garment apparel',
    'garbage trash rubbish waste',
    'gas petrol fuel',
    'review rating feedback',
    'star rating',
    'discount reduction rebate',
    'expire expiry expiration',
    'deadline due',
    'schedule timetable',
    'approve approval authorize',
    'transfer move',
    'insurance coverage cover',
    'tax levy',
    'loan credit',
    'invoice bill',
    'balance remainder',
]; }

// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words;
;// CONCATENATED MODULE: ./lib/text/language/synonym-groups.js


/**
 * Stem → marks of the groups it belongs to; two stems match when they are equal or share a group (metrics.md 10.2). A mark never
 * equals a stem: it starts with `#`. Made when it is first asked: most runs compare no texts.
 */
let made;
function groupsByStem() {
    made ??= build();
    return made;
}
function build() {
    const groups = new Map();
    for (const [index, line] of (SYNONYMS ?? SYNONYMS$made()).entries()) {
        const mark = `#${index}`;
        for (const word of line.split(' ')) {
            const stem = (0,(words ??= __webpack_require__(4345))/* stemOf */.Vc)(word);
            const marks = groups.get(stem) ?? [];
            if (!marks.includes(mark))
                marks.push(mark);
            groups.set(stem, marks);
        }
    }
    return groups;
}
/** Adds a stem and the marks of its groups to a vocabulary. */
function addTo(vocabulary, stem) {
    vocabulary.add(stem);
    const marks = groupsByStem().get(stem);
    if (marks)
        for (const mark of marks)
            vocabulary.add(mark);
}
/** Whether a vocabulary filled by `addTo` holds the stem or a synonym of it. */
function holds(vocabulary, stem) {
    if (vocabulary.has(stem))
        return true;
    const marks = groupsByStem().get(stem);
    return marks?.some((mark) => vocabulary.has(mark)) ?? false;
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
