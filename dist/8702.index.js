export const id = 8702;
export const ids = [8702];
export const modules = {

/***/ 38702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkMove: () => (/* binding */ checkMove)
});

// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/text/near-duplicates.js
var near_duplicates;
// EXTERNAL MODULE: ./lib/simulated-users/understand/agent-turn.js
var agent_turn;
// EXTERNAL MODULE: ./lib/simulated-users/understand/find-words.js
var find_words;
// EXTERNAL MODULE: ./lib/text/language/sentences.js + 1 modules
var sentences;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/farewell.js

/** Ends a talk by itself. */
var ENDS;
function ENDS$made() { return ENDS = /\b(?:good ?bye|farewell|bye+(?: bye+)?|ciao|adieu|cheerio|so long|over and out|good (?:day|night|evening) to you|(?:is|was|'s) enough(?=[.,!]|$)|(?:matter|case|chat|call|conversation|ticket|issue) (?:is |as )?(?:closed|settled|finished|over|done)|(?<!\bnot )(?:all|everything|all what|(?:got|have|found|had|was|is) what) (?:that )?i (?:came for|need|needed|want|wanted)(?: to know)?(?: today| now)?(?=[.,!]|$)|see (?:you|ya|u)|(?:until|till) (?:next time|then)|take care(?! of)|have an? (?:\w+ )?(?:day|evening|night|weekend|week|one|time|afternoon|morning)|(?:that|this)(?:'s| is| was|'ll be| will be|'d be| would be) (?:all|everything|it)(?: (?:i|for|that|from|then|thanks|thank|today|really|we)\b|[.!,]|$)|(?:that|this|it) (?:does it|(?:wraps|sums) (?:it|this|that|everything) up|(?:concludes|settles|covers|finishes|completes) (?:it|this|that|everything|the|my))|no (?:more|further|other) (?:questions?|wishes|requests|from)|i(?:'m| am) (?:all )?(?:done|good|all set|finished)\b(?! (?:with|to|at|on))|all set(?: then)?[.!,]|we(?:'re| are) (?:all )?(?:done|finished|through|good)(?: here)?(?=[.,! ]|$)|i(?:'m| am) (?:out|through|off|leaving)(?=[.,!]| now| then|$)|i wish you an? \w+|that(?:'ll| will) do|thats (?:all|it|everything)|no need for (?:anything|more)|(?:problem|matter|issue) (?:is )?solved|i(?:'ll| will) (?:leave it (?:there|at that|here)|stop (?:here|now|there)|(?:be|get) going|be off|go now|hang up|log off)|end of (?:the |this |our )?(?:conversation|chat|call|talk|story|discussion|message|dialogue)|let's (?:end|stop|leave it|call it|close|finish)|(?:gonna|going to|will|i'll|want to|would like to|wish to) (?:hang up|log off|(?:end|close|finish|leave) (?:the|this|our|it))|(?:talk|speak|write) (?:to you )?(?:later|soon|again)|(?:i )?(?:have to|need to|must|gotta|got to) (?:go|run|leave|dash|be off)(?= now| soon|[.,!]|$)|(?:we|you) can (?:end|close|finish|stop|wrap up)|call it a day|closing (?:this|the chat)|finished here|done here)(?=\W|$)|(?:^|[.!,;:] )(?:no[,.]? )?nothing (?:else|further|more)\b|^(?:later|laters|ttyl|cya|exit|quit|end|stop)[.!]*$/i; }
/** A mark of the end in brackets or between signs: `[END OF CONVERSATION]`, `###STOP###`. */
var MARK;
function MARK$made() { return MARK = /^(?:[[({<#*_]+ ?(?:\w+[ _-]){0,3})(?:ends?|stop|done|transfer|exit|quit|finish(?:ed)?|over|closed?|terminated?)\b[\w -]{0,24}[\])}>#*_ ]+$|^(?:end|stop|done|exit|quit)[\])}>#*_]+$/i; }
/** Thanks for all of it, and the close of a letter: an end where nothing else is said. */
var THANKS;
function THANKS$made() { return THANKS = /\b(?:thanks?|thank you|thx|ty|cheers|merci|much obliged|grateful)\b/i; }
var CLOSE;
function CLOSE$made() { return CLOSE = /\b(?:kind|best|warm|many|with) (?:regards|wishes|greetings)\b|\b(?:regards|sincerely|yours (?:truly|faithfully)|for everything|for all|for your (?:time|help))\b/i; }
/** Longer messages say something. */
const MOST = 16;
/** Whether a message does nothing but take its leave, told by its form: short, without a figure or a question, and with a word of farewell in its last sentences. */
function isFarewell(message) {
    const text = message.normalize('NFKC').replace(/[‘’]/gu, "'").trim();
    if ((MARK ?? MARK$made()).test(text))
        return true;
    const words = text.split(/\s+/).length;
    if (words > MOST || /[\d@?]/.test(text))
        return false;
    const last = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(text).slice(-2).join(' ');
    return (ENDS ?? ENDS$made()).test(last) || ((THANKS ?? THANKS$made()).test(text) && (CLOSE ?? CLOSE$made()).test(text));
}

// EXTERNAL MODULE: ./lib/simulated-users/moves/last-heard.js
var last_heard;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/pending.js


/** How many of the last sentences of an agent are looked at: what it waits for stands at the end. */
const LAST = 3;
/** Questions that ask for nothing but whether it may end, or whether all is well. */
var CLOSING;
function CLOSING$made() { return CLOSING = /\b(?:anything|something|any|nothing) (?:else|further|more|other|left)\b|\b(?:is|was|will|would) (?:that|this|there|it) (?:be )?(?:all|everything|it|enough)\b|\b(?:is|was) there (?:anything|something)\b|\bany(?:thing)? (?:questions|to add|you(?:'d| would)? (?:like|want|need))\b|\b(?:further|other|more|additional) (?:questions?|requests?|assistance|help|concerns?|wish(?:es)?|needs?|matters?|issues?)\b|\b(?:does|did|do|has|have|is|are) (?:that|this|it|these|everything|all) (?:now )?(?:help|helps|helped|answer|answered|solve|solved|resolve|resolved|work|works|worked|working|clear|done)\b|\b(?:got|have) (?:it|all|everything)(?: now)?\?$|\b(?:rate|rating|feedback|survey|review)\b|\b(?:may|can|could|shall) (?:i|we) (?:do|be of|help|assist)\b.{0,40}\b(?:more|else|further)\b/; }
/** Asks to be told or shown something, or to be answered. */
var TELL_ME;
function TELL_ME$made() { return TELL_ME = /^(?:(?:so|and|then|thanks|thank you|ok|okay|alright|great|sure|first|now|also|next|fine|good)[,.! ]+)*(?:please|kindly) (?:also |first |now |just |briefly |either |do )*(?:provide|give|tell|share|send|specify|enter|verify|confirm|spell|supply|type|read|describe|let (?:me|us) (?:know|have)|state|indicate|choose|select|pick|scan|reply|answer|name|explain|upload|submit|fill)\b|\b(?:could|can|would|will) you (?:please )?(?:provide|give|tell|share|send|specify|enter|confirm)\b|^(?:(?:then|so|and|now|just|ok|okay),? )?(?:tell|give|send|show) (?:me|us)\b|^(?!(?:be|keep|bring|come|take|wait|hold|note|remember|do|don't|allow|one|just|a|stay|have)\b).{3,90}, please[.]?$|^let (?:me|us) (?:have|know)\b|\b(?:me|us) know (?:your|which|what|when|whether|where|how|who)\b/; }
var NEEDS;
function NEEDS$made() { return NEEDS = /\b(?:i|we)(?:'ll| will|'d| would)?(?: also| still| just| first| only)? (?:need|require|have to know|have to ask|must know|must ask|would like to know|like to know) (?:to know |to have |from you )?(?:your|the|a|an|one|two|some|which|what|when|where|who|how|whether)\b|\b(?:is|are) (?:still )?(?:needed|missing|required)(?: from you)?[.:]?$|\bwould help(?: (?:me|us|too|as well|a lot))?(?:,? too)?[.!]?$/; }
/** "If you have a voucher, now is the time." */
var IF_ANY;
function IF_ANY$made() { return IF_ANY = /^(?:and )?if you have (?:an?|the|any|your) .{2,60}, (?:now is|please (?:give|tell|send|enter|share|name)|(?:give|tell|send) (?:me|us)|let (?:me|us) (?:know|have)|i (?:need|would need))\b/; }
/** "We have Monday at nine or Tuesday at ten.": something to choose from, said as a statement. */
var OFFERS;
function OFFERS$made() { return OFFERS = /\b(?:there (?:is|are)(?! no\b| nothing)|(?:i|we)(?:'ve| still| also| now| can| could| do| would)* (?:got|have|offer|propose|suggest)(?! (?:\w+ )?(?:\w+ed|sent|made|put|been|set|no|not|nothing)\b)|you (?:can|could|may) choose|choice of|available:)\b.{2,90}\bor\b[^?.]{2,60}[.]?$|^between [^,.?]{1,40},? or [^,.?]{1,40}\?$/; }
/** Is told what to do later, or what the agent itself will do: nothing is waited for. */
var LATER;
function LATER$made() { return LATER = /\b(?:if you|should you|in case|feel free|whenever|as soon as you|once you|when you (?:arrive|come|get)|at any time|any time)\b/; }
var REFUSES;
function REFUSES$made() { return REFUSES = /\b(?:unfortunately|sadly|cannot|can't|unable)\b/; }
/** The agent itself says goodbye. */
var LEAVES;
function LEAVES$made() { return LEAVES = /\b(?:good ?bye|bye|see you|have an? (?:\w+ )?(?:day|evening|weekend|night|trip|stay|flight|time|week|one)|enjoy (?:your|the)|take care|all the best|(?:kind|best|warm) regards|thank you for (?:calling|contacting|choosing)|look forward to (?:seeing|welcoming|meeting))\b/; }
/** Is still at it: the user has only to wait. */
var AT_WORK;
function AT_WORK$made() { return AT_WORK = /\b(?:one|a|just a|give me a) (?:moment|second|sec|minute)\b(?! ago)|\bhold on\b|\bbear with me\b|\blet me (?:just |quickly |first )?(?:check|look|see|verify|pull|find|take a look|get|review|confirm|go)\b(?! back to you)|\b(?:i'll|i will|i am going to|i'm going to|i shall) (?:now|just|first|quickly) (?:\w+ )?\w+|\bplease (?:wait|hold|stand by)\b(?! (?:on to|your))|\bhold the line\b|^(?:(?:i'm|i am|we're|we are) )?(?:now |still |currently |just )*(?:checking|looking|working on|searching|processing)\b|\bin progress\b/; }
const folded = (text) => text.normalize('NFKC').replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\*\*/gu, '').toLowerCase();
const isQuestion = (sentence) => /\?["')\]]*$/.test(sentence);
/** Whether a sentence of an agent wants an answer: a real question, a request to be told something, or something to choose from. */
function wantsAnswer(sentence) {
    if ((CLOSING ?? CLOSING$made()).test(sentence))
        return false;
    if (isQuestion(sentence))
        return true;
    if ((IF_ANY ?? IF_ANY$made()).test(sentence))
        return true;
    if ((LATER ?? LATER$made()).test(sentence) || (REFUSES ?? REFUSES$made()).test(sentence))
        return false;
    return (TELL_ME ?? TELL_ME$made()).test(sentence) || (NEEDS ?? NEEDS$made()).test(sentence) || (OFFERS ?? OFFERS$made()).test(sentence);
}
/** Whether an agent certainly waits for an answer of the user: its last sentences ask, and it neither takes its leave nor hands over. */
function waitsForAnswer(heard) {
    const last = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(folded(heard)).slice(-LAST);
    const at = last.findLastIndex(wantsAnswer);
    if (at < 0)
        return last.length > 0 && isList(heard);
    const behind = last.slice(at + 1);
    return !behind.some((sentence) => (LEAVES ?? LEAVES$made()).test(sentence) || (CLOSING ?? CLOSING$made()).test(sentence));
}
/** "I need the following:" with a list at the end. */
const isList = (heard) => /\n\s*(?:[-*•]|\d{1,2}[.)])\s+[^\n]+\s*$/.test(heard.slice(-300)) &&
    (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard).requests.length > 0;
/** Whether an agent says with its last words that it is still at work. */
function isAtWork(heard) {
    const { isDone, handsOver } = (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard);
    const last = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(folded(heard)).slice(-2);
    return (!isDone &&
        !handsOver &&
        last.some((sentence) => (AT_WORK ?? AT_WORK$made()).test(sentence)) &&
        !last.some((sentence) => (LEAVES ?? LEAVES$made()).test(sentence)));
}

;// CONCATENATED MODULE: ./lib/simulated-users/moves/early-stop.js






/** Answers that are none, after which a user may give up without a reason that rules can see. */
const PATIENCE = 3;
/** From this share of common letters on an agent asks the same again. */
const AGAIN = 0.6;
/**
 * Why a talk ends too soon with a move, in a sentence; undefined where it goes on, ends as it should, or may do so. Only what shows that
 * the agent was not through counts: it said nothing yet, it waits for an answer, or it is still at work. Whether
 * anything came of the goal is for the checks of the case.
 */
function earlyStop(user, talk, move) {
    const heard = (0,(last_heard ??= __webpack_require__(20265))/* lastHeard */.n)(talk);
    if ('say' in move)
        return leavesEarly(user, talk, heard, move.say);
    if (move.end === 'max_turns')
        return undefined;
    if (heard === undefined)
        return `it ends (${move.end}) before the agent said anything to it`;
    if (!user.stop.when.includes(move.end))
        return `it ends by ${move.end}, which is none of stop.when`;
    if ((user.script?.answers ?? []).some(({ ends }) => ends === move.end))
        return undefined;
    if (move.end === 'agent_hands_over') {
        const { hands_over: phrases } = user.script ?? {};
        const says = (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard).handsOver || [phrases ?? []].flat().some((phrase) => (0,(find_words ??= __webpack_require__(93015))/* saysPhrase */.o1)(heard, phrase));
        const open = says ? undefined : openEnd(heard);
        return open === undefined ? undefined : `it ends as if the agent had handed over, and ${open}`;
    }
    if (hasEnding(user, heard, move.end))
        return undefined;
    const open = openEnd(heard);
    if (open === undefined)
        return undefined;
    if (move.end === 'goal_reached')
        return `it says that the goal is reached, and ${open}`;
    return mayGiveUp(talk, heard) ? undefined : `it gives up although the agent refused nothing, and ${open}`;
}
/** What the script itself says ends a talk is no mistake. */
function hasEnding({ script }, heard, end) {
    if (end === 'goal_reached' && [script?.done ?? []].flat().some((phrase) => (0,(find_words ??= __webpack_require__(93015))/* saysPhrase */.o1)(heard, phrase)))
        return true;
    return (script?.answers ?? []).some(({ ends }) => ends === end);
}
/** What shows that the agent is not through. */
function openEnd(heard) {
    if ((0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard).isOpen)
        return 'the agent only asked what it can do';
    if (waitsForAnswer(heard))
        return 'the agent has just asked something';
    return isAtWork(heard) ? 'the agent is still at it' : undefined;
}
/** The agent refused or failed, gave no answer again and again, or asked the same as before. */
function mayGiveUp(talk, heard) {
    const answers = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    if (answers.some((one) => (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(one).refuses))
        return true;
    if (answers.filter((one) => isAtWork(one) || !waitsForAnswer(one)).length >= PATIENCE)
        return true;
    return answers.slice(0, -1).some((one) => one === heard || (0,(near_duplicates ??= __webpack_require__(78836))/* gramJaccard */.y9)(one, heard) >= AGAIN);
}
/** Says goodbye while the agent waits for an answer or is still at work. */
function leavesEarly(user, talk, heard, message) {
    if (message.trim() === '')
        return 'it says nothing';
    if (!isFarewell(message))
        return undefined;
    if (heard === undefined)
        return 'it says goodbye before the agent said anything';
    if ((0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard).handsOver || hasEnding(user, heard, 'goal_reached'))
        return undefined;
    const open = openEnd(heard);
    if (open === undefined || refusedNow(talk, heard))
        return undefined;
    return `it says goodbye, and ${open}`;
}
/** Who was refused, or is asked the same over and over, may leave whatever is asked. */
const refusedNow = (talk, heard) => (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard).refuses && mayGiveUp(talk, heard);

// EXTERNAL MODULE: ./lib/text/language/entities.js
var entities;
// EXTERNAL MODULE: ./lib/text/language/numbers.js + 1 modules
var language_numbers;
// EXTERNAL MODULE: ./lib/text/lexicons/stop-words.js
var stop_words;
// EXTERNAL MODULE: ./lib/simulated-users/understand/values.js
var values;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/clock-words.js
var HOURS;
function HOURS$made() { return HOURS = [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
]; }
var MINUTES;
function MINUTES$made() { return MINUTES = new Map([
    ['half', 30],
    ['quarter', 15],
    ['five', 5],
    ['ten', 10],
    ['fifteen', 15],
    ['twenty', 20],
    ['twenty-five', 25],
    ['thirty', 30],
    ['forty-five', 45],
]); }
const HOUR = `(${(HOURS ?? HOURS$made()).join('|')}|1[0-2]|[1-9])`;
const DAY = '(?: in the (morning|afternoon|evening)| at (night))?';
var PAST;
function PAST$made() { return PAST = new RegExp(`\\b(?:a )?(half|quarter|(?<=at |around |by )(?:five|ten)|twenty|twenty-five)(?: minutes)? (past|after|to|before|till) ${HOUR}\\b(?! (?:people|persons|days|weeks|months|years|hours|minutes|of)\\b)${DAY}`, 'gi'); }
var SPOKEN;
function SPOKEN$made() { return SPOKEN = new RegExp(`\\b${HOUR}[ -](fifteen|thirty|forty-five)\\b(?! \\p{L}+s\\b)${DAY}`, 'giu'); }
var FULL;
function FULL$made() { return FULL = new RegExp(`\\b${HOUR}(?::(\\d{2}))?(?: o'?clock${DAY}| in the (morning|afternoon|evening)| at (night))\\b`, 'gi'); }
const hourOf = (word) => {
    const at = (HOURS ?? HOURS$made()).indexOf(word.toLowerCase());
    return at < 0 ? Number(word) : at + 1;
};
function clock(hour, minute, ...parts) {
    const part = parts.find((one) => one !== undefined)?.toLowerCase();
    const minutes = (hour * 60 + minute + 1440) % 1440;
    const late = part !== undefined && part !== 'morning' && minutes < 720 ? 720 : 0;
    const at = minutes + late;
    return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
}
/** A text with its times of the clock in figures: "half past nine" as 9:30, "seven in the evening" as 19:00, "nine o'clock" as 9:00. */
const withClockTimes = (text) => text
    .replace(/[‘’]/gu, "'")
    .replace((PAST ?? PAST$made()), (_, word, side, hour, day, night) => {
    const minutes = (MINUTES ?? MINUTES$made()).get(word.toLowerCase()) ?? Number(word);
    return clock(hourOf(hour), /past|after/i.test(side) ? minutes : -minutes, day, night);
})
    .replace((SPOKEN ?? SPOKEN$made()), (_, hour, minutes, day, night) => clock(hourOf(hour), (MINUTES ?? MINUTES$made()).get(minutes.toLowerCase()) ?? 0, day, night))
    .replace((FULL ?? FULL$made()), (_, hour, minutes, ...days) => clock(hourOf(hour), Number(minutes ?? 0), ...days.slice(0, 4)));

// EXTERNAL MODULE: ./lib/text/lexicons/months.js
var months;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/dates-in.js


var WEEKDAYS;
function WEEKDAYS$made() { return WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']; }
var NAMES;
function NAMES$made() { return NAMES = new Map([...(months ??= __webpack_require__(60218))/* MONTHS */.K].filter(([name]) => name.length > 3).map(([name, month]) => [month, name])); }
/** The weekdays and months that a text names, in lower case, and those on which its dates fall. */
function datesIn(text) {
    const found = calendarWords(text);
    for (const { kind, key } of (0,(values ??= __webpack_require__(95738))/* numbersIn */.MC)(text)) {
        if (kind !== 'date')
            continue;
        const [year = '?', month = '?', day = '?'] = key.split('-');
        const name = (NAMES ?? NAMES$made()).get(Number(month));
        if (name !== undefined)
            found.push(name);
        if (year === '?' || day === '?')
            continue;
        found.push((WEEKDAYS ?? WEEKDAYS$made())[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()] ?? '');
    }
    return found;
}
/** The weekdays and months that stand in a text as words; a month that may be another word counts with a capital letter. */
const calendarWords = (text) => [
    ...text.matchAll(/\b(sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|january|february|april|june|july|august|september|october|november|december)\b|(?<=\b(?:in|of|on|by|until|till|since|last|next|this|early|late|mid|from|before|after|\d|st|nd|rd|th) )\b(March|May)\b|\b(March|May)\b(?= \d)/gi),
]
    .filter(([whole, plain]) => plain !== undefined || /^[A-Z]/.test(whole))
    .map(([whole]) => whole.toLowerCase().replace(/days$/, 'day'));

;// CONCATENATED MODULE: ./lib/simulated-users/moves/harmless.js
/** Words with a capital letter that name nothing of the user. */
var HARMLESS;
function HARMLESS$made() { return HARMLESS = new Set(("i i'm i'd i've i'll im ok okay hi hello hey dear thanks thank sorry please yes no god jesus gosh internet english mr mrs ms miss sir madam dr " +
    'wi fi wifi web google online id am pm a m p today tomorrow tonight yesterday christmas easter mom dad mum sure great perfect good morning afternoon evening ' +
    'day well right understood alright hmm oh ah well anyway also actually honestly look listen excuse pardon regards sincerely best cheers bye goodbye ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'surname forename given family email e mail app website pdf sms support customer service agent team').split(' ')); }
/** What people say of a thing without telling what it is: "my address is correct". */
var STATES;
function STATES$made() { return STATES = new Set(('correct right wrong fine ok okay good bad broken working new old different same unchanged changed up down out here there below above attached gone lost missing blocked ' +
    'locked expired invalid valid full empty slow fast late early urgent important private confidential secret not no still already now just really very so too only ' +
    'always never being going going getting giving causing taking supposed meant listed stored saved known unknown none nothing all about what that this it as spelled ' +
    'written shown registered linked under for to from by of or and but if because stuck crashing failing frozen ready done open closed active inactive cancelled canceled ' +
    'available unavailable acceptable reasonable clear unclear also exactly probably maybe your yours mine').split(' ')); }

;// CONCATENATED MODULE: ./lib/simulated-users/moves/invented-fact.js









/** What a message states that the user cannot know: a number, a date, an id, an address or a name, as it is written; undefined for none. */
function inventedFact(message, material) {
    return (inventedId(message, material) ??
        inventedNumber(message, material) ??
        inventedDay(message, material) ??
        inventedName(message, material) ??
        inventedAttribute(message, material));
}
/** Letters and digits mixed, an underscore, an address, or capitals: what names one thing and no other. */
var ID;
function ID$made() { return ID = /[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}.-]+|https?:\/\/\S+|\b(?=[\p{L}\p{N}_/-]*\d)(?=[\p{L}\p{N}_/-]*[\p{L}_])[\p{L}\p{N}]+(?:[_/-][\p{L}\p{N}]+)*\b|\b\p{L}+(?:_[\p{L}\p{N}]+)+\b|\b\p{Lu}{3,}(?:-\p{Lu}+)*\b/gu; }
/** Numbers with something behind them, which are looked at as numbers. */
var WITH_UNIT;
function WITH_UNIT$made() { return WITH_UNIT = /^\d+(?:st|nd|rd|th|am|pm|kg|g|km|m|cm|mm|gb|mb|tb|kb|eur|usd|gbp|chf|h|hr|hrs|min|mins|s|sec|x|k|d|day|days|year|years|week|weeks|-?(?:day|hour|minute|week|month|year|night|star|way|bedroom|piece|person|people)s?(?:-old)?)$/i; }
/** Words with a figure in them that name no single thing. */
var COMMON;
function COMMON$made() { return COMMON = /^(?:24\/7|covid-?19|mp[34]|h2o|2fa|wi-?fi6?|ipv[46]|utf-?8|b2b|a4|a5|3d|4k|5g|4g|oauth2?|s3|k8s|i18n|1st|2nd|3rd|\d{1,2}-\d{1,2})$/i; }
var ACRONYMS;
function ACRONYMS$made() { return ACRONYMS = new Set('ASAP FYI BTW PDF SMS USA EUR USD GBP CHF PIN VAT IBAN URL FAQ CEO HTML HTTP HTTPS API SQL CSV JSON ETA LOL OMG TBH IMO THX PLS NOT YES AND THE NOW ALL CAN VERY REALLY NEVER STOP PLEASE HELP WHY WHAT HOW WHEN ANY MUST NEED WANT THIS THAT STILL AGAIN SSH VPN DNS CPU RAM SSD USB TV DOB SSN MRI GPA ATM EST PST CET UTC GMT OTP MFA SSO AWS GCP'.split(' ')); }
function inventedId(message, material) {
    const isShouting = message.replace(/[^\p{Lu}]/gu, '').length > message.replace(/[^\p{Ll}]/gu, '').length;
    for (const [found] of message.matchAll((ID ?? ID$made()))) {
        const id = found.replace(/[.,]+$/, '');
        if ((WITH_UNIT ?? WITH_UNIT$made()).test(id) || (COMMON ?? COMMON$made()).test(id))
            continue;
        if (/^\p{Lu}+$/u.test(id) && (isShouting || (ACRONYMS ?? ACRONYMS$made()).has(id)))
            continue;
        const bare = (0,(values ??= __webpack_require__(95738))/* compact */.oE)(id);
        if (bare === '' || material.compact.includes(bare))
            continue;
        return id;
    }
    return undefined;
}
function inventedNumber(message, material) {
    const found = uncovered(message, material);
    const times = withClockTimes(message);
    // "Quarter past nine": 9:15, or else a nine.
    return found === undefined || (times !== message && uncovered(times, material) === undefined)
        ? undefined
        : found;
}
function uncovered(text, material) {
    const all = (0,(values ??= __webpack_require__(95738))/* numbersIn */.MC)(text);
    return all.find((one) => !isHarmlessNumber(one, all, text) && !isCovered(one, text, material))?.phrase;
}
function isHarmlessNumber(one, all, message) {
    if (one.implied === true || (0,(language_numbers ??= __webpack_require__(33176))/* countsOwnPoints */.mm)(one, all))
        return true;
    if (one.kind === 'percent' && one.value === 100)
        return true;
    if (one.spelled && one.value <= 3 && one.unit === undefined)
        return true;
    // "Half a year ago", "half the price".
    if (one.spelled && one.value < 1)
        return true;
    if (countsTheTalk(one, message))
        return true;
    const near = message.slice(Math.max(0, one.start - 12), one.end + 14).toLowerCase();
    return (/\b(?:100 ?%|hundred percent|24\/7|one more|once|first|second|third|a (?:million|thousand|hundred) times|number one|no\.? ?1|two-factor|2fa)\b/.test(near) ||
        (one.value <= 5 &&
            /\b(?:option|number|choice|step|point)s? (?:#|no\.? )?$/.test(message.slice(0, one.start).toLowerCase())));
}
/** How often it was asked, and how long it has been waiting, a user counts itself. */
function countsTheTalk({ start }, message) {
    const after = message.slice(start, start + 40);
    if (/^(?:\d+(?:st|nd|rd|th)|\w+) (?:time|attempt|try)\b/i.test(after))
        return true;
    if (/^\S+ times\b/i.test(after))
        return /\b(?:told|said|asked|explained|tell|say|ask)\b/i.test(message);
    return (/^\S+ ?(?:minutes?|hours?|mins?)\b/i.test(after) && /\bwait(?:ed|ing)?\b/i.test(message.slice(0, start)));
}
function isCovered(one, message, { numbers, compact: letters, counts }) {
    if (numbers.some((known) => (0,(language_numbers ??= __webpack_require__(33176))/* coversNumber */.qQ)(one, known) || isSameHour(one, known)))
        return true;
    if (one.kind === 'plain' && one.unit === undefined && counts.has(one.value))
        return true;
    const digits = (0,(values ??= __webpack_require__(95738))/* compact */.oE)(one.raw);
    // The last digits of a longer number, or a day of a date.
    if (/^\d{3,}$/.test(digits) && letters.includes(digits))
        return true;
    // "on the 14th", of a date that is known.
    const isDay = /\b(?:the|on|of) $/i.test(message.slice(Math.max(0, one.start - 6), one.start));
    return isDay && numbers.some(({ kind, key }) => kind === 'date' && Number(key.split('-')[2]) === one.value);
}
/** "Quarter to three", "7:30" and "seven" of 14:45, 19:30 and 19:00. */
function isSameHour(one, known) {
    if (known.kind !== 'time')
        return false;
    if (one.kind === 'time')
        return (one.value - known.value) % HALF_DAY === 0;
    const isHour = one.kind === 'plain' && one.unit === undefined && one.value <= 24;
    return isHour && (one.value * 60 - known.value) % HALF_DAY === 0;
}
/** Minutes by which a time without "am" or "pm" may be another. */
const HALF_DAY = 720;
function inventedDay(message, { calendar }) {
    return calendarWords(message).find((day) => !calendar.has(day));
}
const knownWord = (word, { words, plain }) => {
    const lower = (0,(find_words ??= __webpack_require__(93015))/* plainWords */.c5)(word).trim();
    return (lower === '' ||
        words.has(lower) ||
        plain.includes(` ${lower} `) ||
        lower
            .split(' ')
            .every((part) => words.has(part) || words.has(part.replace(/s$/, '')) || (HARMLESS ?? HARMLESS$made()).has(part) || (stop_words ??= __webpack_require__(39201))/* STOP_WORDS */.$.has(part)));
};
/** "Maria told me so": a name that opens a sentence shows by what it does. */
var TELLER;
function TELLER$made() { return TELLER = /^(\p{Lu}[\p{Ll}'-]+)(?: (\p{Lu}[\p{L}'-]+))? (?:told|said|promised|assured|recommended|advised|mentioned|confirmed|suggested|sent)\b/u; }
var TELLERS;
function TELLERS$made() { return TELLERS = /^(?:Somebody|Someone|Nobody|Everyone|Everybody|People|Support|Customer|Service|Your?|My|They|He|She|It|This|That|Who|The|We|You|I|One|Another|Last|Yesterday|Agents?)$/; }
/** One word with a capital letter is a name for sure behind what names stand behind: "in Bremen", "my sister Ana", "Dr. Ruiz". */
var BEFORE_NAME;
function BEFORE_NAME$made() { return BEFORE_NAME = /\b(?:in|at|from|to|by|with|of|for|via|near|than|called|named|mr|mrs|ms|miss|dr|prof|professor|like|use|using|(?:my|our|his|her|their) (?:\p{L}+ )?\p{L}+|is an?|an?|the)[.,]? $/iu; }
function isNameForSure(text, sentence) {
    if (/\s/.test(text.trim()))
        return true;
    const at = sentence.indexOf(text);
    return at < 0 || (BEFORE_NAME ?? BEFORE_NAME$made()).test(sentence.slice(Math.max(0, at - 40), at));
}
function inventedName(message, material) {
    for (const sentence of (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(message)) {
        // A title in quotes is a name of its own: `Renew "Marine Biology"`.
        const plain = sentence.replace((ID ?? ID$made()), 'x').replace(/\s*["“”«»]\s*/gu, ', ');
        for (const { text } of (0,(entities ??= __webpack_require__(723))/* entities */.O)(plain))
            if (isNameForSure(text, plain) &&
                !text.split(/[\s'-]+/).every((word) => knownWord(word, material) || (HARMLESS ?? HARMLESS$made()).has(word.toLowerCase())))
                return text;
        const [, teller = '', last = ''] = (TELLER ?? TELLER$made()).exec(sentence) ?? [];
        if (teller !== '' && !(TELLERS ?? TELLERS$made()).test(teller) && !knownWord(teller, material))
            return `${teller} ${last}`.trim();
    }
    const called = /\b(?:my (?:full |first |last |sur)?name(?: is|'s)|i am called|i'm called|call me|i go by)\s+([\p{L}'-]+(?: [\p{Lu}][\p{L}'-]+)?)/iu.exec(message)?.[1];
    if (called === undefined || /^(?:not|on|in|the|a|already|later|back|when|if|as|at|spelled)\b/i.test(called))
        return undefined;
    return called.split(' ').every((word) => knownWord(word, material)) ? undefined : called;
}
/** What people have one of, and what they say of it. */
var ATTRIBUTE;
function ATTRIBUTE$made() { return ATTRIBUTE = /\bmy (?:\p{L}+ ){0,2}(name|address|street|city|town|country|birthday|phone|password|pin|plan|membership|status|job|employer|profession|occupation|school|university|bank|insurance|insurer|doctor|car|model|colou?r|seat|cabin|diagnosis|allergy|medication|blood type|department|manager|teacher|major|course|browser|operating system|provider|version|size|hotel|destination|airline|nationality|language|region|environment|database|framework)(?: (?:number|code|id|type|name|company|provider|preference))? (?:is|was|are) (?:a |an |the |in |at |with |on |called )?([\p{L}\p{N}][^.,;!?]*)/giu; }
function inventedAttribute(message, material) {
    for (const [whole, , value = ''] of message.matchAll((ATTRIBUTE ?? ATTRIBUTE$made()))) {
        const words = (0,(find_words ??= __webpack_require__(93015))/* plainWords */.c5)(value).trim().split(' ').slice(0, 4);
        const [first = ''] = words;
        if ((STATES ?? STATES$made()).has(first) || /^(?:not|n't|wrong)$/.test(first))
            continue;
        const telling = words.filter((word) => !(stop_words ??= __webpack_require__(39201))/* STOP_WORDS */.$.has(word) && !(HARMLESS ?? HARMLESS$made()).has(word) && !(STATES ?? STATES$made()).has(word));
        if (telling.length > 0 && telling.every((word) => !knownWord(word, material)))
            return whole;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var language_words;
// EXTERNAL MODULE: ./lib/simulated-users/understand/asked-names.js
var asked_names;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/ignorance.js
/** Says that something is not known, not at hand, or not to be told. */
var IGNORANCE;
function IGNORANCE$made() { return IGNORANCE = /\b(?:(?:don't|do not|dont|didn't|can't|cannot|can not|couldn't|wouldn't|won't) (?:\w+ ){0,3}?(?:know|have|remember|recall|find|see|tell|say|got|give|provide|share|locate|access|think of|be sure|want to)|no (?:idea|clue)|not (?:really |quite |entirely |100% |totally |so |very )?(?:sure|certain|known|aware|available|at hand|with me|on me|to hand)|unsure|uncertain|dunno|how (?:should|would|could|am) i\b|(?:doesn't|does not|didn't|don't) (?:say|show|tell|ring)|nowhere|who knows|hard to (?:say|tell)|search me|ask (?:someone|somebody|him|her|them)|(?:would|need|have|having) (?:have )?to (?:look|check|ask|search|find|dig)|not that i (?:know|remember)|what do you mean|why do you (?:need|ask|want)|no such|there is no|there isn't|isn't any|never heard|not (?:been )?told|not known|yet to|not yet|(?:unable|not able) to|haven't (?:\w+ )?(?:got|seen|been|any|a clue)|hasn't been|wasn't (?:told|given|aware)|never (?:got|received|had|saw|been|knew|told|given)|forgot(?:ten)?|lost|beats me|escapes me|(?:have|got) no|without (?:it|that|the)|rather not|prefer not|keep that|unknown|nobody told|no longer have|could you (?:look|find|check|see)|can you (?:look|find|check|see)|is there another way|what(?:'s| is) (?:a|that|the)|where (?:do|can|would|could) i (?:find|see|get))\b/i; }
/** Whether a text says that its speaker does not know, or will not tell. */
const saysNotKnown = (text) => (IGNORANCE ?? IGNORANCE$made()).test(text
    .normalize('NFKC')
    .replace(/[‘’]/gu, "'")
    // "cant remember", as people type.
    .replace(/\b(ca|do|did|does|could|would|wo|is|have|has|had|was|are)nt\b/giu, "$1n't"));

;// CONCATENATED MODULE: ./lib/simulated-users/moves/loop.js








/** From this share of common letters, or of common words, on two messages say the same. */
var SAME;
function SAME$made() { return SAME = { grams: 0.75, words: 0.8, telling: 4 }; }
/** Shorter messages answer many questions. */
const SHORT = 4;
/** How often a message may come at all, whatever was asked. */
const loop_MOST = 3;
/** A sentence that stands so often in one message is no message. */
const WITHIN = 3;
/** The message that a new one repeats although something else was asked, or that comes for the third time; undefined for none. */
function repeated(user, talk, message, words) {
    const within = repeatedWithin(message);
    if (within !== undefined)
        return within;
    const { past, pending } = turnsOf(talk);
    const same = past.filter(({ said }) => isSame(said, message));
    const before = same.at(-1);
    if (before === undefined)
        return undefined;
    const isShort = message.trim().split(/\s+/).length < SHORT;
    if (isShort && !saysNotKnown(message)) {
        const alike = same.filter(({ heard }) => heardAlike(heard, pending));
        // An agent that asks the same again and again gets the same answer: it is the one that loops.
        return same.length >= loop_MOST && alike.length < same.length ? message : undefined;
    }
    if (heardAlike(before.heard, pending))
        return undefined;
    // An agent that asks for a yes again, in other words, gets one again.
    if (/^(?:yes|yeah|yep|no|ok|okay)\b/i.test(message.trim()) && wantsYes(before.heard) && wantsYes(pending))
        return undefined;
    return isAskedFor(user, pending, message, words, before) ? undefined : message;
}
const wantsYes = (heard) => (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard).confirmations.length > 0 || /\b(?:confirm|proceed|would you like)\b/i.test(heard);
/** Words of not knowing that fit any question. */
var GENERIC;
function GENERIC$made() { return GENERIC = new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)('know knowing knows information idea clue tell sorry afraid sure hand regret aware unsure forgot remember recall honest honestly moment right now look find give provide share say saying')); }
/** The agent asks for what the message tells, or for what it does not know, or what it is all about. */
function isAskedFor(user, heard, message, words, before) {
    const turn = (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard);
    if (turn.isOpen)
        return true;
    if (turn.requests.length === 0)
        return false;
    const names = (0,(asked_names ??= __webpack_require__(16511))/* askedNames */.r7)(turn, words);
    if (saysNotKnown(message) && (0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(before.heard).requests.length > 0) {
        if (names.length > 0)
            return names.some((name) => !Object.hasOwn(user.facts, name));
        const specific = (0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(message).filter((stem) => !(GENERIC ?? GENERIC$made()).has(stem));
        const asked = new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(turn.requests.join(' ')));
        return turn.choices.length === 0 && (specific.length === 0 || specific.some((stem) => asked.has(stem)));
    }
    if (names.length > 0)
        return ((0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(before.heard).requests.length > 0 &&
            names.some((name) => Object.hasOwn(user.facts, name) && (0,(values ??= __webpack_require__(95738))/* statesValue */.wb)(message, (0,(values ??= __webpack_require__(95738))/* shownFact */.sR)(user.facts[name] ?? ''))));
    // Nobody says all of it again in the very same words.
    if ((0,(values ??= __webpack_require__(95738))/* compact */.oE)(before.said) === (0,(values ??= __webpack_require__(95738))/* compact */.oE)(message))
        return false;
    const asked = new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(turn.requests.join(' ')));
    return (0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(message).some((stem) => asked.has(stem));
}
function turnsOf(talk) {
    const past = [];
    let heard = '';
    for (const { role, content } of talk) {
        if (role === 'assistant')
            heard = heard === '' ? content : `${heard}\n${content}`;
        else if (role === 'user') {
            past.push({ heard, said: content });
            heard = '';
        }
    }
    return { past, pending: heard };
}
const heardAlike = (one, other) => (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(one) === (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(other) || (0,(near_duplicates ??= __webpack_require__(78836))/* gramJaccard */.y9)(one, other) >= 0.6;
function isSame(one, other) {
    if ((0,(values ??= __webpack_require__(95738))/* compact */.oE)(one) === (0,(values ??= __webpack_require__(95738))/* compact */.oE)(other))
        return true;
    if ((0,(near_duplicates ??= __webpack_require__(78836))/* gramJaccard */.y9)(one, other) >= (SAME ?? SAME$made()).grams)
        return sameNumbers(one, other);
    const [a, b] = [new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(one)), new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(other))];
    if (Math.min(a.size, b.size) < (SAME ?? SAME$made()).telling)
        return false;
    const common = [...a].filter((stem) => b.has(stem)).length;
    return common / (a.size + b.size - common) >= (SAME ?? SAME$made()).words && sameNumbers(one, other);
}
/** The same words with another number or id are another message: "cancel NQ1 too". */
const sameNumbers = (one, other) => figures(one) === figures(other);
const figures = (text) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_-]*\d[\p{L}\p{N}_-]*/gu) ?? [])].sort().join(' ');
function repeatedWithin(message) {
    const counts = new Map();
    for (const sentence of (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(message)) {
        const key = (0,(values ??= __webpack_require__(95738))/* compact */.oE)(sentence);
        if (key.length < 8)
            continue;
        const count = (counts.get(key) ?? 0) + 1;
        if (count >= WITHIN)
            return sentence;
        counts.set(key, count);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/simulated-users/moves/material.js




/** What stands in the case: goal, facts, names of what is unknown, persona and the wordings of the script. */
const caseTexts = ({ goal, facts, unknown, persona, script }) => [
    goal,
    ...Object.entries(facts).map(([name, value]) => `${name}: ${(0,(values ??= __webpack_require__(95738))/* shownFact */.sR)(value)}`),
    ...unknown,
    ...(persona === undefined ? [] : [persona]),
    ...(script === undefined ? [] : textsIn(script)),
];
/** What a user may speak of at a point of the talk. */
function materialOf(user, talk) {
    const texts = [...caseTexts(user), ...talk.map(({ content }) => content)];
    const plain = texts.map((find_words ??= __webpack_require__(93015))/* plainWords */.c5).join('\n');
    const counts = [...Object.values(user.facts).map((values ??= __webpack_require__(95738))/* shownFact */.sR), user.goal].map((text) => text.split(/,| and | & |;/).filter((one) => one.trim() !== '').length);
    return {
        plain,
        words: new Set(plain.split(/\s+/)),
        compact: texts.map((values ??= __webpack_require__(95738))/* compact */.oE).join('\n'),
        numbers: texts.flatMap(numbersRead),
        calendar: new Set(texts.flatMap(datesIn)),
        counts: new Set(counts.filter((count) => count > 1)),
    };
}
/** The numbers of a text, those of its times of the clock in words as well. */
function numbersRead(text) {
    const times = withClockTimes(text);
    return times === text ? (0,(values ??= __webpack_require__(95738))/* numbersIn */.MC)(text) : [...(0,(values ??= __webpack_require__(95738))/* numbersIn */.MC)(text), ...(0,(values ??= __webpack_require__(95738))/* numbersIn */.MC)(times)];
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// EXTERNAL MODULE: ./lib/simulated-users/moves/never-revealed.js + 1 modules
var never_revealed;
// EXTERNAL MODULE: ./lib/simulated-users/fact-names.js
var fact_names;
// EXTERNAL MODULE: ./lib/simulated-users/understand/fact-words.js
var fact_words;
;// CONCATENATED MODULE: ./lib/simulated-users/moves/agent-speech.js

/** What agents do for those whom they serve, as a first word of it. */
const SERVICE = 'change|offer|refund|grant|process|issue|waive|extend|reimburse|guarantee|exchange|let you|give you|help you|credit|reschedule|rebook';
const THEIR_PEOPLE = '(?:guides?|engineers?|technicians?|assessors?|experts?|specialists?|colleagues?|team|staff|vets?|doctors?|nurses?|tuners?|drivers?|couriers?|advisers?|advisors?|consultants?|instructors?|developers?|mechanics?|inspectors?|electricians?|plumbers?|support|department|reception|desk)';
const MATTER = '(?:damage|problem|symptoms?|issue|experience|situation|incident|pain|error|defect|accident|fault|noise|smell|leak)';
/** Sentences that only those speak who serve others, by their form. */
var FORMS;
function FORMS$made() { return FORMS = [
    new RegExp(`\\bour (?:\\w+ )?${THEIR_PEOPLE} (?:(?:will|can|shall) (?:\\w+ )?(?:meet|call|contact|visit|help|be|have a look|take|look|see|get|welcome|come|assist|reach|pick|guide|examine|inspect|repair|fix)|(?:is|are) (?:now |already |currently )?(?:investigating|looking (?:into|after)|working on|here|happy|on (?:it|their way|its way)|taking care))\\b`),
    /\bplease note that (?!(?:i|i'm|my|we|we're|our)\b)/,
    /\b(?:do not|don't|never) hesitate to (?!(?:\w+ )?(?:me|my)\b)(?:\w+ )+(?!me\b)\w+/,
    /\bshould you (?:have|need|require|wish|encounter) (?:any|further|more|additional|assistance|help)\b(?!.*\b(?:contact|call|reach|ask|write to|email|phone) me\b)/,
    /\brest assured\b|\bto (?:help|assist|serve) you (?:further|better|with)\b|\bunfortunately,? all (?:\w+ ){1,6}(?:is|are) (?:sold out|fully booked|taken|no longer available)\b/,
    new RegExp(`\\bunfortunately,? (?:i|we) (?:cannot|can't|can not|are unable to|am unable to|are not able to) (?:${SERVICE})\\b(?!.*\\b(?:my|me|our)\\b)`),
    /\b(?:i|we)(?:'ve|'ll| have| will| just| now| already| also)* (?:send|sent|put|transferred|credited|delivered|posted|added|placed|forwarded|emailed) .{0,40}\b(?:to|in|into|on) your (?:inbox|account|card|phone|mobile|basket|cart|profile|calendar)\b/,
    /\bhow about (?:i|we) \w+ (?:you|your)\b|\b(?:i|we) (?:could|can) also offer\b/,
    /\bwhat(?:'s| is| was| are| were|s) your (?:\w+ )?(?:expectations?|symptoms?|availability|preferences?|preferred \w+|budget|occupation|profession|income|height|weight|age|experience|level|score|goals?|reasons?|relationship|destination|time ?frame|party size|desired \w+)\b/,
    /\bhow (?:long|often) (?:has|have|had) (?:your (?!\w+ (?:been (?:open|in business)))|you been (?:having|experiencing|feeling|using|living|working|with us))/,
    /\bhow (?:old|tall|heavy|large|big) (?:is|are) your (?!(?:company|office|shop|store|hotel|team|rooms?|cars?|groups?|classes)\b)|\bhow many \w+ (?:will be|are|are there) in your (?:group|party|household|family|team|class)\b/,
    new RegExp(`\\b(?:could|can|would) you (?:please |kindly )?(?:describe|tell me (?:more |a (?:bit|little) )?about|explain|elaborate on) (?:the|your) (?:\\w+ )?${MATTER}\\b`),
    /^(?:could you|can you|please|kindly|may i)\b.*\bso (?:that )?(?:i|we) (?:can|may) (?:\w+ )?(?:file|process|proceed|assist|help|locate|verify|look (?:you|it) up|register|open|arrange)\b/,
    /\b(?:sorry|sad|happy|glad|pleased|delighted) to (?:hear|learn|read) (?:about (?:the|your)|of your|(?:that )?you(?:'re| are|r)\b)|\b(?:sad|sorry) to see you (?:go|leave)\b/,
    /\b(?:we|i)(?:'re| are|'m| am) (?:\w+ )?(?:happy|delighted|pleased|glad|proud|thrilled|excited|honou?red) to (?:welcome|have|inform|offer|announce|confirm|invite|help|serve|host|tell|let) (?:you|your|that)\b/,
    /\bthank(?:s| you) for (?:reporting|flagging|bringing (?:this|that|it) to our|your (?:\w+ )?(?:interest|report|feedback|trust|purchase|booking|order|application|payment|inquiry|enquiry|request|visit|cooperation))\b/,
    /\blet (?:me|us) know (?:if|whether) (?:that|this|it) (?:resolves|helps|works|fixes|solves|suits)\b(?! (?:for you|for me))|\b(?:does|did) (?:that|this|it) (?:resolve|solve|fix) your\b/,
    /\b(?:what|which) \w+ (?:you are|are you|you're) (?:calling|writing|applying|working|travell?ing|looking|interested|enquiring|inquiring|staying|flying|using|running|driving)\b/,
    /\b(?:it|this|they|everything|the \w+) will be (?:processed|handled|completed|shipped|dispatched|refunded|reviewed|credited) (?:within|in|by|shortly|soon|as soon|today|tomorrow)\b(?!.*\?)/,
    /\bour (?:opening (?:hours|times)|hotline|help ?desk|reception|front desk|terms(?: and conditions)?|guidelines|experts|specialists|museum|clinic|practice|library|hotel|restaurant|academy|gym|fleet|showroom|menu|catalogu?e|loyalty program(?:me)?|cancell?ation (?:policy|terms)|customers|guests|patients|members)\b/,
    /^(?:and )?enjoy (?:your|the) (?:show|stay|flight|trip|meal|drive|visit|tour|ride|concert|performance|holiday|course|book|game)\b|\bdrive safely\b|\bwelcome aboard\b|\b(?:good|great) news[!:,] your\b/,
    /\b(?:allow me to|let me) (?:explain|introduce|assist|help|guide|walk) (?:you|how|our)\b|\bhow (?:can|may|might|could) (?:i|we) (?:be of|assist|help|serve|make)\b/,
]; }
/** Sentences of a desk: of what it has, what it did and what comes next. */
var DESK;
function DESK$made() { return DESK = [
    /\b(?:i|we)(?:'ve| have) (?:just |now |also )*(?:scheduled|rescheduled|issued|processed|refunded|waived|credited|escalated|initiated|put you|(?:noted|written) (?:it|that|this) down)\b(?!.*\b(?:your (?:web ?site|app|portal)|myself|yesterday|ago|online|here)\b)/,
    /\b(?:i|we)(?:'m|'re| am| are|'ll| will)(?: be)? (?:now )?(?:transferring|connecting|forwarding|putting|passing) you\b/,
    /\bwhat (?:brings you (?:here|in|to)|seems to be (?:the|wrong))\b|\bwhen did (?:the|your|this|it|these) (?:\w+ ){0,2}(?:start|begin|first|occur|appear)\b/,
    /\b(?:we|i) (?:(?:don't|do not) have (?:any|a)|have no|(?:currently|only|still) have|have) (?:\w+ ){0,3}(?:slots?|appointments?|rooms?|seats?|tables?|vacanc\w+|availability|openings?) (?:\w+ )?(?:left|available|open|free)\b|\bwe(?:'re| are) (?:fully booked|sold out)\b/,
    /\bwhile i (?:check|look (?:up|into)|pull up|search|access|review) (?:the|our|your) (?:\w+ )?(?:calendar|system|schedule|availability|records?|accounts?|database|files?)\b/,
    /\bto (?:confirm|summari[sz]e|recap|clarify)[:,]? (?:you(?:'d| would) like|you want (?!me)|you(?:'re| are) (?:looking|calling))/,
    /\bneed (?:just )?(?:a few|some|a couple of) (?:more |quick )?(?:details|questions|pieces of information|things) (?:from|about) you\b/,
    /\b(?:how|when|where|what|which \w+) would you (?:like|prefer) (?:to (?!(?:know|hear|see|be)\b)|your)|\bwould you (?:like|prefer) (?:to (?:pay|book|receive|proceed|add|schedule|keep|order|reschedule|cancel|upgrade|subscribe|sign up)|an? (?:refund|replacement|reminder|voucher|upgrade))\b/,
    /\b(?:i|we)(?:'ll| will) have your \w+|\byou(?:'ll| will) (?:then |also |shortly |soon )*(?:be (?:notified|contacted|informed|refunded|redirected|reimbursed|transferred)|(?:receive|get) (?:an? |our |your )(?:\w+ )?(?:text|sms|message|call|notification|reminder|invitation|e-?mail|confirmation|ticket|number))\b(?! from me)/,
    /\b(?:i|we)(?:'ll|'ve| will| can| could| have)(?: just| now| also)? (?:squeeze|squeezed|pencil|penciled|pencilled|fit|book|booked|put|sign|signed|set|slot|get) you (?:in|down|up|on (?:the|our))\b/,
    /^(?!.*\?)(?:.*[,:] )?your (?!(?:\w+ )?(?:system|app|website|site|page|team|shop|store|office|offer|answer)\b)(?:\w+ ){1,3}(?:is|are) (?:now )?(?:ready(?: for (?:pick|collect)\w*)?|on (?:its|the) way|waiting for you|being processed)\b/,
    /\byou can (?:now )?(?:collect|download|track|view|access) your\b|\b(?:i|we)(?:'ll| will) (?:let|inform|notify|ask|tell) our (?:\w+ )?\w+(?: know)?\b(?=.*\byou\b)/,
]; }
/** The first sentence of a message that by its form only an agent speaks; undefined for none. */
const spokenAsAgent = (folded) => (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(folded).find((sentence) => [...(FORMS ?? FORMS$made()), ...(DESK ?? DESK$made())].some((form) => form.test(sentence)));

;// CONCATENATED MODULE: ./lib/simulated-users/moves/swapped-role.js






const THINGS = '(?:name|reservation|booking|order|account|appointment|ticket|request|case|refund|payment|card|subscription|flight|seat|details|profile|password|email|address|plan|policy|claim|transfer|statement|balance|loan|prescription|enrolment|enrollment|application|deployment|cluster|server|service|instance|pipeline|build|package|delivery|invoice|membership|registration|reference|information|identity|date of birth|birthday|phone|id|user id|number|library card|fine|course|grade|trip|room|stay|file|log|logs|change|cancellation|upgrade|issue|problem|concern|query|question|inquiry|enquiry|call|patience|time|understanding|records?)';
const DONE = '(?:updated|changed|cancell?ed|booked|processed|sent|issued|refunded|checked|confirmed|submitted|scheduled|rescheduled|reset|transferred|created|added|removed|applied|restarted|deployed|restored|renewed|enrolled|registered|extended|waived|credited|verified|completed|activated|blocked|unlocked|escalated|located|pulled up|moved|arranged|forwarded|opened|closed|rolled back|scaled|approved|noted|logged|prepared|corrected|fixed|resolved|reserved|shipped|replaced|upgraded|assigned)';
/** What users speak of as the agent's, in front of which "your" is theirs to say. */
const OF_SERVICE = '(?!(?:\\w+ ){0,2}(?:system|app|website|site|page|policy|policies|prices|team|company|colleagues?|store|shop|staff|agents?|drivers?|hotline|chat|bot|office|branch|messages?|emails?|letter|instructions|advice|answer|help|software|product|competitors?|service was|service has|server was|server has)\\b)';
/** How only those speak who serve others. */
var SERVING;
function SERVING$made() { return SERVING = [
    /\b(?:how|what) (?:can|may|could|might) (?:i|we) (?:help|assist|do for|be of)\b/,
    /\b(?:what|which|how) (?:can|may|could) (?:i|we) (?:\w+ ){0,3}for you\b/,
    /\b(?:anything|something|what) else (?:that )?(?:i|we) (?:can|may|could|might) (?:help|assist|do)\b|\b(?:is|was) there (?:anything|something) (?:else )?(?:you(?:'d| would)? (?:like|need|want)(?! (?:from|to know|of) ?)|i can|we can)\b|\banything else (?:for you|you need(?! from)|you'd like|today\?)/,
    /\b(?:i|we)(?:'d| would|'ll| will|'m| am|'re| are) (?:be )?(?:\w+ )?(?:happy|glad|pleased|delighted|here|able|more than happy|ready) to (?:\w+ )?(?:help|assist|support|serve|guide|check|do that|look into)\b(?! me\b)/,
    /\b(?:happy|glad|here|let me know if i can|pleased) to (?:help|assist|serve) ?(?:you|with that|with this|out|today)?\b[.!]?/,
    /\b(?:thank you|thanks) for (?:contacting|calling|reaching out|choosing|your (?:patience(?! with)|understanding|call|inquiry|enquiry|interest|business|loyalty|message|request)|being (?:a|our)|(?:providing|confirming|sharing|verifying) your|waiting|holding)\b/,
    /\b(?:i|we) (?:can |could |do |will |'ll )?(?:apologi[sz]e for (?:the|any|this|that) (?:late|long|poor|inconvenience|trouble|delay|wait|issue|experience|frustration|mistake)|understand your (?:frustration|concern|situation)(?!,? but i\b)|appreciate your (?:patience|business|understanding|cooperation))\b|\b(?:sorry|apologies) for (?:the|any) (?:inconvenience|trouble|delay|confusion) (?:this|that|it|we|caused|you)\b|\bmy apologies for the inconvenience\b/,
    /\b(?:can|could|may|might|would) (?:you|i) (?:please |kindly )*(?:provide|give|share|tell|have|get|confirm|verify|send|supply|state|spell)(?: me| us)?(?: with)? (?:your|the last four|a valid)\b/,
    /\b(?:please|kindly) (?:provide|confirm|verify|share|enter|state|give(?: me| us)?|send(?: me| us)?|tell me|supply|have ready) your\b(?![^.?!]*\bto (?:me|my|us|our)\b)/,
    /\b(?:what(?:'s| is)|may i have|i(?:'ll| will)? need|we(?:'ll| will)? need) your (?:full |first |last |current |user |customer |account |reservation |booking |order |phone |card |student |member |patient )*(?:name|number|id|email|address|code|birthday|date of birth|details|reference|phone|zip|postcode|reservation|booking|order|account|policy)\b/,
    new RegExp(`\\b(?:i|we)(?:'ve| have)? (?:just |now |already |also |successfully |gone ahead and |been able to |went ahead and )*(?:${DONE.slice(3, -1)}|found) (?:your|it for you|that for you|this for you|the \\w+(?: \\w+)? for you|you(?! (?:(?:the|my|a|an|all|both|this|that) )?(?:\\w+ )?(?:number|code|id|form|photo|picture|receipt|documents?|details|e?-?mail|message|letter|money|payment|file|proof|screenshot|logs?|everything|that|this|it|already|before|twice)\\b))\\b`),
    new RegExp(`\\byour (?:\\w+ ){0,3}${THINGS}(?: \\w+){0,4}? (?:has|have) (?:now |just |already |successfully )*been ${DONE}\\b`),
    new RegExp(`\\byour (?:\\w+ ){0,2}${THINGS} (?:is|are|was|were|will be|can be|cannot be|can't be|should be) (?:now |all |successfully |already )*(?:${DONE.slice(3, -1)}|set|ready|eligible|non-refundable|complete|on its way|active|valid|confirmed)\\b`),
    new RegExp(`\\byour ${OF_SERVICE}(?:\\w+ ){1,3}(?:has|have) (?:now |just |already |successfully )*been ${DONE}\\b`),
    /\b(?:i|we)(?:'ll| will| can|'m going to| am going to| shall| could) (?:now |just |gladly |also |certainly |then |quickly |then )*(?:\w+ ){0,2}(?:that|this|it|everything|a \w+|the \w+(?: \w+)?|your \w+(?: \w+)?|these|those|an? \w+ \w+) (?:for you|on your behalf|right away for you|to your (?:account|card|email|address|file))\b/,
    /\b(?:i|we)(?:'ll| will| can|'m going to| am going to| shall| have to| need to| must) (?:now |just |gladly |also |first |go ahead and |then )*(?:cancel|update|change|modify|process|check|verify|look up|pull up|access|review|transfer|forward|escalate|connect|issue|refund|reset|restart|book|schedule|reschedule|register|note|file|log|record|forward|handle|send|offer|assist|help|guide|walk) (?!you an? (?:\w+ )?(?:picture|photo|copy|screenshot|scan|receipt|document|e?-?mail|file|proof|link|list|video|log)\b)(?:you(?:r|rself)?\b(?! (?:manager|supervisor|boss|competitor|company))|you (?:with|a|an|to|through))/,
    /\b(?:let me|allow me to|i'll) (?:check|verify|look up|look into|pull up|review|see|find|confirm|access|help|assist|transfer|get|walk|take a look at) (?:that|this|it|your|you)\b.*\b(?:for you|your|you)\b|\blet me (?:check|verify|look|pull|see|find|get|take care of)\b.{0,40}\b(?:for you|your \w+)\b/,
    /\b(?:according to|as per|under|per|based on) (?:our|my) (?:\w+ )?(?:polic(?:y|ies)|records?|system|rules|guidelines|terms|database|tools?)\b|\b(?:our|my) (?:system|records?|database|policy|policies|records|supervisor team) (?:\w+ )?(?:shows?|indicates?|says?|allows?|does not|doesn't|do not|states?|requires?|confirms?)\b/,
    /\bas (?:an|your|the) (?:ai|assistant|virtual|language model|support|customer service|service|agent|automated|banking|digital|helpful)\b(?! (?:agent|assistant)?,? you\b)|\bi(?:'m| am) (?:an? )?(?:ai|virtual|your|the|automated|digital)? ?(?:assistant|language model|chatbot|support agent|customer service agent|service representative|virtual agent|support representative|agent here)\b/,
    /^\s*(?:\*\*|\[|<)?(?:agent|assistant|support|bot|representative|ai|customer service|operator|system)(?:\*\*|\]|>)?\s*[:>-]\s/im,
    /\bwould you like (?:me|us) to\b(?! (?:bring|send|show|upload|forward|provide|give|pay|wait|fill|return|come|call|email|repeat|spell|describe|explain|try|do|say|sign)\b(?! (?:you|an?other|it to you)\b))|(?<!\b(?:how|what|when|where) )\b(?:do|did) you want (?:me|us) to\b(?! (?:bring|send|show|upload|forward|provide|give|pay|wait|fill|return|come|call|email|repeat|spell|describe|explain|try|do|say|sign)\b(?! (?:you|an?other|it to you)\b))|(?<!\b(?:how|what|when|where) )\b(?:shall|should|may) (?:i|we) (?:go ahead|proceed|cancel|book|update|process|check|transfer|connect|send|continue|help)\b.*\?/,
    /\b(?:have|enjoy) (?:a|the rest of your) (?:nice|great|wonderful|lovely|pleasant|good)? ?(?:day|flight|trip|stay|evening|weekend)\b.*\b(?:from all of us|on behalf of|thank you for)\b/,
    /\b(?:welcome to|you've reached|you have reached|this is \w+ (?:from|with|at) (?:customer|support|the))\b/,
    /\b(?:feel free to (?:ask|reach out|contact|let me know)|don't hesitate to (?:ask|contact|reach out)|if you have any (?:other|further|more)? ?questions?|let me know if you (?:need|have|want|would like|'d like) (?:any |some )?(?:further |more |other |additional )?(?:help|assistance|questions?|support|concerns?|me to)\b|do you (?:require|need) (?:any )?(?:further |more |other |additional )?(?:assistance|help|support))/,
    /\b(?:i|we) (?:can|could|may|would like to|'d like to|am able to|are able to|'m able to) offer you\b|\byou(?:'re| are) (?:eligible|entitled) (?:for|to)\b|\byou(?:'ll| will) (?:receive|get|find|see) (?:a|an|your|the) (?:\w+ )?(?:confirmation|refund|email|e-mail|receipt|voucher|notification|update|link|code)\b/,
    /\b(?:shall|should|may|can|will|could|would) (?:i|we)\b.{0,80}\bfor you\b|\bmay (?:i|we) (?:ask|have|know|note|take)(?: for)? your\b|\bkeep you (?:posted|updated|informed)\b|\b(?:valued|dear) (?:customer|client|guest|member|patient|passenger|student|user)\b/,
    /^(?:(?:ok|okay|sure|alright|certainly|of course|great)[,.!]? )?(?:now |i'm |i am |we're |we are )?(?:currently |now |just )?(?:processing|checking|looking up|looking into|cancell?ing|updating|rolling back|booking|restarting|verifying|pulling up|transferring|reviewing|issuing|preparing|submitting|opening|resetting|renewing|scheduling|registering|sending you) your\b/,
    new RegExp(`\\byour ${OF_SERVICE}(?:\\w+ ){1,3}(?:was|were|will be|is being|has been|have been) (?:\\w+ly |now |just )*(?:\\w+ed|sent|made|done|set|paid)\\b`),
    new RegExp(`\\b(?:i|we)(?:'ve| have)? (?:\\w+ly |now |just |already )*(?!(?:received|followed|used|tried|called|checked|visited|contacted|emailed|wanted|needed|liked|loved|appreciated|accepted|noticed|missed|entered|watched|opened|asked|downloaded|installed|trusted|answered|signed|reached|phoned|messaged|joined|clicked|considered|viewed|reviewed|understood)\\b)\\w+ed your ${OF_SERVICE}\\w+`),
    /\bi can (?:give|offer|arrange|reserve|book|get) (?:you )?an? (?!(?:\w+ )?(?:copy|photo|screenshot|call|number|name|email|moment|minute|second|list|description|example|deposit|reason|document|proof|link|hint|picture|receipt)\b)/,
    /\bi(?:'ll| will| can| could|'ve| have)\b(?![^.?!]{0,60}\b(?:questions?|number|info|information|spell|repeat|another|more|news|one|this|that|it|receipts?|photos?|pictures?|screenshots?|files?|documents?|forms?|copy|copies|attached|list|proof)\b)[^.?!]{0,60}\bfor you\b/,
    /\bhow (?:can|may|could) \w+(?: \w+)? (?:help|assist|serve) you\b|\b(?:which|what|when|where) [^?.!]{0,40}\bdo you (?:want|wish|prefer)\b(?! (?:me|from|us|to (?:hear|know|see)|more)\b)|\bdo you have any (?:other |further |more )?questions\b/,
    /\bwhat (?:\w+ ){1,3}are you (?:applying|looking|trying|calling|interested|flying|travelling|traveling|having|experiencing|planning|hoping)\b|\bpurpose of your\b|\b(?:the|our|a|an) (?:\w+ ){1,2}(?:will|is going to) (?:\w+ )?(?:inform|contact|notify|call|visit|reach|help|assist|email|write to) you\b|\bwe(?:'d| would) be (?:delighted|happy|glad|pleased) to\b|\b(?:further|more|other|additional) (?:help|assistance|support)\b[^?]*\byou\b[^?]*\?/,
    /\b(?:on|in) your behalf\b|\b(?:what|which) \w+ are you (?:at|in|on|from)\b|\b(?:describe|explain|state) your (?:problem|issue|situation|symptoms?|concern|request|matter)\b|\byou(?:'ve| have) been (?:\w+ly )?(?!(?:warned|told|asked|rated|recommended)\b)\w+ed\b|\bwould you like (?:to|(?:me|us) to(?! (?:bring|send|show|upload|forward|provide|give|pay|wait|fill|return|come|call|email|repeat|spell|describe|explain|try|do|say|sign)\b(?! (?:you|an?other|it to you)\b)))\b|\b(?:can|may|could|shall) (?:i|we) (?:do|find|get|help|assist|offer|serve|be of)\b.{0,40}\b(?:for you|you (?:find|with|today)|anything else|else)\b|\bhow (?:may|can|could) (?:i|we) assist\b|\bdo you need (?:any )?(?:help|assistance|support) with\b|\bwelcome to (?:the|our)\b/,
    /\bwe (?:will|can|shall|have|wish|value|take|offer|regret|are (?:happy|glad|pleased|working|sorry)|look forward)\b(?![^.?!]{0,60}\b(?:can|could|will|would|do|did) you\b)[^,.?!]{0,60}\b(?:you\b|your (?!(?:\w+ ){0,2}(?:help|answer|message|email|letter|website|app|policy|hotline|staff|team|company|number)\b))/,
    /\b(?:a|an|our|one of our|the) (?:\w+ )?(?:technician|agent|colleague|surveyor|specialist|engineer|nurse|doctor|advisor|adviser|clerk|representative|manager|supervisor|courier|driver|team) (?:will|is going to|is about to) (?:\w+ )?(?:visit|call|contact|reach|help|assist|see|meet|email|write|inform) you\b/,
    /\bi(?:'ll| will| can| shall|'m going to) (?:\w+ )?(?:assist|refund|reimburse|credit|notify|visit|guide|connect|transfer|book|register|inform|enrol|enroll|walk) you\b/,
    /\b(?:please|kindly) (?:let me have|let us have|show me|tell me|tell us|restart|reboot|unplug|reset|check|open|log in|log into|log out of all|sign|fill|hand|bring|note|type|scan|read|press|click|select|choose|turn) (?:in |out |on |off )?(?:your|the \w+ on your)\b|\band tell (?:me|us) what you see\b|\bunder your (?:policy|contract|plan|agreement)\b/,
    /\b(?:for security|for verification|to verify your identity|to locate your|to access your|before i can (?:proceed|help|continue|access|do that))\b/,
    /\b(?:our (?:customers?|clients?|guests?|patients?|passengers?|members?|users|students)|we (?:value|care about) (?:you|your))\b/,
]; }
/** Speaks of the user as of somebody else, or stands outside of the talk. */
var OUTSIDE;
function OUTSIDE$made() { return OUTSIDE = [
    /^\s*(?:\*\*|\[|<)?(?:user|customer|client|caller|me|simulated user)(?:\*\*|\]|>)?\s*:\s/im,
    /\bthe (?:user|customer|simulated user|simulator) (?:wants|would|is|has|says|asks|should|needs|will|responds|replies|provides)\b/i,
    /\b(?:i am|i'm|as) (?:a |the )?(?:simulat(?:ed|ing|or)|role-?play(?:ing)?|user simulator|test user)\b|\bmy (?:instructions|persona|script|scenario|system prompt)\b|\bin this (?:simulation|scenario|role-?play|conversation, i (?:am|play))\b/i,
]; }
/** From here on two texts are the same wording. */
const PARROTED = 0.8;
const LEAST = 25;
/** Words behind which a matter of the user ends: "your loan was …", "your claim?". */
const BEHIND = '(?=$|[.,;:!?]|(?: (?:has|have|had|is|was|were|will|can|cannot|shall|would|should|must|may|could|does|did|remains?|stays?|needs?|shows?|ends?|starts?|begins?|expires?|covers?|includes?|i|we|you|it|there|and|or|for|until|from|to|in|on|by|please|now|with|so|at|of|that|this|first|again|number|as|before|after|right|today|yet)\\b))';
/** Speaks of what is the user's own, by its facts and its goal, as of the other's: "your library card". */
function ofTheOther({ facts, unknown, goal }, folded) {
    const names = [...Object.keys(facts), ...unknown].flatMap((name) => [
        (0,(fact_names ??= __webpack_require__(47980))/* bareName */.yZ)(name),
        (0,(fact_words ??= __webpack_require__(11293))/* coreName */.T)(name),
        (0,(fact_words ??= __webpack_require__(11293))/* coreName */.T)(name).split(' ').at(-1) ?? '',
    ]);
    const owned = [
        ...goal.toLowerCase().matchAll(/\b(?:your|my|their|his|her|user's|the) ((?:\p{L}+ )?\p{L}+)/gu),
    ].flatMap(([, noun = '']) => noun.split(' '));
    const words = [...names, ...owned].filter((word) => word.length > 2 && !(THEIRS ?? THEIRS$made()).has(word) && !(stop_words ??= __webpack_require__(39201))/* STOP_WORDS */.$.has(word));
    for (const word of new Set([...words, ...(CUSTOMERS ?? CUSTOMERS$made())])) {
        const found = new RegExp(`(?<!\\bif )\\byour ${OF_SERVICE}(?:[\\w-]+ ){0,2}?${escaped(word)}${BEHIND}`).exec(folded)?.[0];
        if (found !== undefined)
            return found;
    }
    return undefined;
}
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** What only customers have. */
var CUSTOMERS;
function CUSTOMERS$made() { return CUSTOMERS = 'request enquiry inquiry concern claim reservation booking order account appointment ticket application subscription membership registration enrolment enrollment loan prescription contract password passport identity birthday'.split(' '); }
/** What agents have of their own, whatever a goal says of it. */
var THEIRS;
function THEIRS$made() { return THEIRS = new Set('service price prices company agent policy website app staff team office hotel store shop branch product products rate rates offer course courses bill bills invoice letter reminder estimate quote advert mistake error'.split(' ')); }
/** Without what it quotes of the talk. */
function withoutQuotes(talk, folded) {
    const heard = talk.map(({ content }) => content.toLowerCase());
    return folded.replace(/["“”]([^"“”]{4,})["“”]/gu, (all, quoted) => heard.some((one) => one.includes(quoted.replace(/[.,!?]$/, ''))) ? ' ' : all);
}
/** What shows that a message is not the user's: help that is offered, words of the service, talk about the user, or the agent's own words again. */
function swappedRole(user, talk, message) {
    const folded = withoutQuotes(talk, message.normalize('NFKC').replace(/[‘’]/gu, "'").toLowerCase());
    for (const pattern of [...(SERVING ?? SERVING$made()), ...(OUTSIDE ?? OUTSIDE$made())]) {
        const found = pattern.exec(folded)?.[0];
        if (found !== undefined)
            return found.trim();
    }
    const other = spokenAsAgent(folded) ?? ofTheOther(user, folded);
    if (other !== undefined)
        return other;
    const heard = (0,(last_heard ??= __webpack_require__(20265))/* lastHeard */.n)(talk);
    return heard !== undefined && message.length >= LEAST && (0,(near_duplicates ??= __webpack_require__(78836))/* gramJaccard */.y9)(heard, message) >= PARROTED
        ? message.slice(0, 80)
        : undefined;
}

;// CONCATENATED MODULE: ./lib/simulated-users/moves/unknown-told.js








/** Opens the statement of a value. */
var STATES_VALUE;
function STATES_VALUE$made() { return STATES_VALUE = /^(?:(?:yes|yeah|yep|sure|of course|ok|okay|right|well|so|oh|ah|certainly|hmm|i think|i believe|i guess|let me see|and)[,.:! -]*)*(?:it(?:'s| is| was| would be| should be| must be)|that(?:'s| is| was| would be| should be| must be)|(?:this|mine|the answer|the one) (?:is|was)|i (?:have|had|use|used|chose|booked|paid|took|got|went with|am on|was on)|probably|maybe|about|around|under|by|with|in|on|at|from)\b\s*(.*)$/i; }
/**
 * The name of something unknown that a message tells as if it were known: stated by its name ("my payment id is …"), or as the answer to the agent
 * who asked for it. Undefined for none.
 */
function unknownTold(user, talk, message, words) {
    if (user.unknown.length === 0)
        return undefined;
    const parts = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(message);
    const unknown = new Set(user.unknown);
    for (const part of parts) {
        if (saysNotKnown(part) || part.endsWith('?'))
            continue;
        const told = (0,(asked_names ??= __webpack_require__(16511))/* namesIn */.wX)(part, words).find((name) => unknown.has(name) && isStated(part, name, words, user));
        if (told !== undefined)
            return told;
    }
    const first = askedUnknown(user, talk, message, words);
    return first !== undefined && parts.some((part) => isAnswer(part, user)) ? first : undefined;
}
/** Something unknown that the agent has just asked for, where a message does not say that it is not known. */
function askedUnknown(user, talk, message, words) {
    const heard = (0,(last_heard ??= __webpack_require__(20265))/* lastHeard */.n)(talk);
    if (heard === undefined || saysNotKnown(message))
        return undefined;
    const unknown = new Set(user.unknown);
    return (0,(asked_names ??= __webpack_require__(16511))/* askedNames */.r7)((0,(agent_turn ??= __webpack_require__(23235))/* readAgentTurn */.R)(heard), words).find((name) => unknown.has(name));
}
/** "My payment id is 77", "payment id: 77", "the payment id 77", but not "the payment id is what I need". */
function isStated(part, name, words, user) {
    const plain = (0,(find_words ??= __webpack_require__(93015))/* plainWords */.c5)(part);
    for (const phrase of words.get(name) ?? [])
        for (const { start, end } of (0,(find_words ??= __webpack_require__(93015))/* placesOf */.ek)(plain, phrase)) {
            const before = plain.slice(0, start);
            const behind = plain.slice(end).trim();
            if (/\b(?:to|how|what|which|whether|if|find|know|get|see|need|check|about|for) (?:my |the |a |an |your |out )?$/.test(before))
                continue;
            const said = /^(?:(?:number|code|id|name|no) )?(?:is|was|s|are|would be|should be|must be) (.*)$/.exec(behind)?.[1];
            const short = said ?? (/^(?:(?:number|code|id) )?((?:\S+ ){0,2}\S*\d.*|)$/.exec(behind)?.[1] || colonBehind(part));
            if (short !== undefined && isValue(short, user))
                return true;
        }
    return false;
}
/** What stands behind a colon: "Payment id: 77". */
const colonBehind = (part) => /^[^:]{2,60}:\s+(\S.*)$/.exec(part)?.[1];
/** A statement that answers, made of no fact of the user. */
function isAnswer(part, user) {
    if (part.endsWith('?'))
        return false;
    const said = (STATES_VALUE ?? STATES_VALUE$made()).exec(part.replace(/[’]/gu, "'"))?.[1];
    if (said !== undefined)
        return isValue(said, user);
    // A bare value: "credit_card_77", "Economy.".
    return ((part.split(/\s+/).length <= 2 || (part.split(/\s+/).length <= 4 && /\d|_|\s\p{Lu}/u.test(part))) &&
        isValue(part, user) &&
        !/^(?:yes|no|ok|okay|sure|thanks|thank you|please|hi|hello|alright|great|good|fine|perfect|right|correct|exactly|never|go ahead|of course|certainly|sorry|i)\b/i.test(part));
}
/** Something said of a matter that is no mere state of it, and no fact. */
function isValue(text, user) {
    const [first = ''] = (0,(find_words ??= __webpack_require__(93015))/* plainWords */.c5)(text).trim().split(' ');
    if (first === '' || (STATES ?? STATES$made()).has(first))
        return false;
    return !Object.values(user.facts).some((value) => (0,(values ??= __webpack_require__(95738))/* statesValue */.wb)(text, (0,(values ??= __webpack_require__(95738))/* shownFact */.sR)(value)));
}

;// CONCATENATED MODULE: ./lib/simulated-users/check-move.js









/** Longer messages of a user are looked at no further. */
const LONGEST = 20_000;
const QUOTED = 120;
/**
 * Whether a move may reach the agent: the first thing that is wrong with it, by rules and without a model; undefined for a move of a user as the case
 * describes it. `talk` is everything before the move, fixed turns included. Rules for English; they know values, not meanings: a fact that is
 * made up in common words alone ("I am pregnant") passes.
 */
function checkMove(user, talk, move) {
    const early = earlyStop(user, talk, move);
    if (!('say' in move))
        return early === undefined
            ? undefined
            : { kind: 'early_stop', message: `The simulated user stops too soon: ${early}.` };
    const said = move.say.slice(0, LONGEST);
    const quoted = (text) => `"${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(text, QUOTED)}"`;
    const swapped = swappedRole(user, talk, said);
    if (swapped !== undefined)
        return { kind: 'swapped_role', message: `The simulated user speaks as the agent: ${quoted(swapped)}.` };
    if (early !== undefined)
        return { kind: 'early_stop', message: `The simulated user stops too soon: ${early}.` };
    const words = (0,(asked_names ??= __webpack_require__(16511))/* nameWords */.Lo)(user, user.script?.words);
    const unknown = unknownTold(user, talk, said, words);
    if (unknown !== undefined)
        return {
            kind: 'unknown_told',
            message: `The simulated user tells "${unknown}", which it does not know: ${quoted(said)}.`,
        };
    const never = (0,(never_revealed ??= __webpack_require__(89598))/* neverRevealed */.j)(user, talk, said);
    if (never !== undefined)
        return {
            kind: 'never_revealed',
            message: `The simulated user does what it never does (${never}): ${quoted(said)}.`,
        };
    const invented = inventedFact(said, materialOf(user, talk));
    const missed = invented === undefined ? undefined : askedUnknown(user, talk, said, words);
    if (missed !== undefined)
        return {
            kind: 'unknown_told',
            message: `The simulated user tells "${missed}", which it does not know: ${quoted(said)}.`,
        };
    if (invented !== undefined)
        return {
            kind: 'invented_fact',
            message: `The simulated user states ${quoted(invented)}, which is neither in the case nor was it said before.`,
        };
    const again = repeated(user, talk, said, words);
    return again === undefined
        ? undefined
        : { kind: 'loop', message: `The simulated user repeats itself: ${quoted(again)}.` };
}


/***/ }),

/***/ 723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ entities),
/* harmony export */   Z: () => (/* binding */ entitiesOf)
/* harmony export */ });
/* harmony import */ var _lexicons_months_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__;




/** Codes that say "euros" and "dollars": they name nothing. */
var CURRENCIES;
function CURRENCIES$made() { return CURRENCIES = new Set('eur usd gbp chf jpy inr cad aud cny sek nok dkk pln'.split(' ')); }
/** Above this share of capitals a line is a heading or shouting, and capitals tell nothing. */
const HEADING_SHARE = 0.8;
const HEADING_WORDS = 4;
/** Named things of one sentence (metrics.md 10.4): capitalised words that do not merely open it; months excluded. */
function entities(text) {
    const folded = (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldCharacters */ .sk)(text);
    return entitiesOf(folded, (0,(_tokens_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(33246))/* .tokenizeFolded */ .IA)(folded));
}
/** `entities` for a folded sentence with its tokens. */
function entitiesOf(folded, tokens) {
    if (isHeading(folded, tokens))
        return [];
    const out = [];
    let run = [];
    let first = 0;
    const close = () => {
        if (run.length > 0)
            add(out, folded, run, tokens, first);
        run = [];
    };
    for (const [at, token] of tokens.entries()) {
        const joined = run.length > 0 &&
            token.start - run.at(-1).end <= 2 &&
            !/[,;:()]/.test(folded.slice(run.at(-1).end, token.start));
        if (!isName(folded, token)) {
            close();
            continue;
        }
        if (!joined)
            close();
        if (run.length === 0)
            first = at;
        run.push(token);
    }
    close();
    return out;
}
function add(out, folded, run, tokens, first) {
    const head = run[0];
    const opens = first === 0 || /[.!?:]["')\]]?\s*["'([]?$/.test(folded.slice(Math.max(0, head.start - 4), head.start));
    if (opens && run.length === 1 && !isAllCaps(folded, head))
        return;
    const last = run.at(-1);
    out.push({
        text: folded.slice(head.start, last.end),
        words: run.map((token) => token.text),
        slot: opens ? '' : (tokens[first - 1]?.text ?? ''),
        initials: run.length > 1 ? run.map((token) => token.text[0] ?? '').join('') : '',
    });
}
function isName(folded, token) {
    if (token.value !== null || (_lexicons_months_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(60218))/* .MONTHS */ .K.has(token.text))
        return false;
    const first = folded[token.start] ?? '';
    if (first === first.toLowerCase() || !/\p{L}/u.test(first))
        return false;
    if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(token.text) || (CURRENCIES ?? CURRENCIES$made()).has(token.text))
        return false;
    return token.text.length > 1;
}
function isAllCaps(folded, token) {
    const raw = folded.slice(token.start, token.end);
    return raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase();
}
function isHeading(folded, tokens) {
    let letters = 0;
    let capitals = 0;
    for (const token of tokens) {
        const first = folded[token.start] ?? '';
        if (first.toLowerCase() === first.toUpperCase() || (_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(token.text))
            continue;
        letters += 1;
        if (first !== first.toLowerCase())
            capitals += 1;
    }
    return letters >= HEADING_WORDS && capitals / letters > HEADING_SHARE;
}


/***/ }),

/***/ 78836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ duplicateFinder),
/* harmony export */   TJ: () => (/* binding */ families),
/* harmony export */   i0: () => (/* binding */ SAME_QUESTION),
/* harmony export */   pn: () => (/* binding */ similarPairs),
/* harmony export */   y9: () => (/* binding */ gramJaccard)
/* harmony export */ });
/* unused harmony export nearDuplicate */
/* harmony import */ var _language_words_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _tf_idf_js__WEBPACK_IMPORTED_MODULE_0__;


/** From this cosine on two texts are the same question in other words (improvement.md 2.2 step 3 and 6.2 step 6). */
const SAME_QUESTION = 0.85;
/** From this share of common character 5-grams on two texts are the same wording (improvement.md 6.2 step 6). */
const SAME_WORDING = 0.6;
const GRAM = 5;
/** A bound and a sum of the same products, added in another order, differ by rounding only. */
const ROUNDING = 1e-9;
/**
 * All pairs with at least this cosine. Looks only at pairs that share a telling term: terms that are so common that all of
 * them together cannot reach the bound are left out of the index (Bayardo, Ma and Srikant 2007, "Scaling up all pairs
 * similarity search", All-Pairs-1). RangeError for a bound of 0 or less, where every pair is one.
 */
function similarPairs(vectors, atLeast) {
    if (!(atLeast > 0))
        throw new RangeError(`similarPairs: the bound must be above 0, got ${atLeast}`);
    const { commonness, heaviest } = termStatistics(vectors);
    const index = new Map();
    const outside = [];
    const pairs = [];
    for (const [second, { terms, weights }] of vectors.entries()) {
        const sums = new Map();
        for (const [at, term] of terms.entries())
            for (const { place, weight } of index.get(term) ?? [])
                sums.set(place, (sums.get(place) ?? 0) + weight * weights[at]);
        for (const [first, indexed] of sums) {
            let cosine = indexed;
            const rest = outside[first];
            if (rest !== undefined && rest.size > 0)
                for (const [at, term] of terms.entries())
                    cosine += (rest.get(term) ?? 0) * weights[at];
            if (cosine >= atLeast - ROUNDING)
                pairs.push({ first, second, cosine: Math.min(1, cosine) });
        }
        const order = Array.from(terms, (term, at) => ({ term, weight: weights[at] })).sort((a, b) => (commonness.get(b.term) ?? 0) - (commonness.get(a.term) ?? 0) || a.term - b.term);
        const left = new Map();
        let bound = 0;
        for (const { term, weight } of order) {
            bound += weight * (heaviest.get(term) ?? 0);
            if (bound < atLeast - ROUNDING)
                left.set(term, weight);
            else {
                const postings = index.get(term);
                if (postings === undefined)
                    index.set(term, [{ place: second, weight }]);
                else
                    postings.push({ place: second, weight });
            }
        }
        outside.push(left);
    }
    return pairs.sort((a, b) => a.first - b.first || a.second - b.second);
}
function termStatistics(vectors) {
    const commonness = new Map();
    const heaviest = new Map();
    for (const { terms, weights } of vectors)
        for (const [at, term] of terms.entries()) {
            commonness.set(term, (commonness.get(term) ?? 0) + 1);
            heaviest.set(term, Math.max(heaviest.get(term) ?? 0, weights[at]));
        }
    return { commonness, heaviest };
}
/**
 * Texts in groups of near-duplicates, by their places: whoever is like one member belongs to the group (single link). Every
 * place is in exactly one group; groups and members ascend. A split by groups keeps questions that are the same in other
 * words on one side (improvement.md 2.2 step 3).
 */
function families(texts, atLeast = SAME_QUESTION) {
    // Equal texts are one vector: a thousand attempts of one case would be half a million pairs.
    const places = new Map();
    const which = texts.map((text) => {
        const known = places.get(text);
        if (known !== undefined)
            return known;
        places.set(text, places.size);
        return places.size - 1;
    });
    const parents = Array.from({ length: places.size }, (_, place) => place);
    const rootOf = (place) => {
        let at = place;
        while (parents[at] !== at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    };
    for (const { first, second } of similarPairs((0,(_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92697))/* .tfIdf */ .Qh)([...places.keys()]).vectors, atLeast)) {
        const [a, b] = [rootOf(first), rootOf(second)];
        parents[Math.max(a, b)] = Math.min(a, b);
    }
    const groups = new Map();
    for (const [place, unique] of which.entries()) {
        const root = rootOf(unique);
        const group = groups.get(root);
        if (group === undefined)
            groups.set(root, [place]);
        else
            group.push(place);
    }
    return [...groups.values()];
}
/** Share of the character 5-grams that two texts have in common (Jaccard), 0 to 1; texts without words have none in common. */
function gramJaccard(a, b) {
    return jaccard(fiveGrams(a), fiveGrams(b));
}
function fiveGrams(text) {
    const joined = (0,(_language_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4345))/* .words */ .aL)(text).join(' ');
    const grams = new Set();
    for (let at = 0; at + GRAM <= joined.length; at += 1)
        grams.add(joined.slice(at, at + GRAM));
    if (grams.size === 0 && joined !== '')
        grams.add(joined);
    return grams;
}
function jaccard(a, b) {
    let common = 0;
    for (const gram of a)
        if (b.has(gram))
            common += 1;
    const all = a.size + b.size - common;
    return all === 0 ? 0 : common / all;
}
/** Whether two texts are near-duplicates, in what they ask or in how they are worded (improvement.md 6.2 step 6). */
function nearDuplicate(a, b) {
    return families([a, b]).length === 1 || gramJaccard(a, b) >= SAME_WORDING;
}
/**
 * A look-up of near-duplicates among known texts, for checking many new ones against them. The weights come from the known
 * texts; it compares only with those that share a word.
 */
function duplicateFinder(known) {
    const collection = (0,(_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92697))/* .tfIdf */ .Qh)(known);
    const grams = known.map(fiveGrams);
    const postings = new Map();
    for (const [place, { terms, weights }] of collection.vectors.entries())
        for (const [at, term] of terms.entries()) {
            const entry = { place, weight: weights[at] };
            const list = postings.get(term);
            if (list === undefined)
                postings.set(term, [entry]);
            else
                list.push(entry);
        }
    const exact = new Set(known);
    return (text) => {
        if (exact.has(text))
            return text;
        const vector = collection.vectorOf(text);
        const own = fiveGrams(text);
        const sums = new Map();
        for (const [at, term] of vector.terms.entries())
            for (const { place, weight } of postings.get(term) ?? [])
                sums.set(place, (sums.get(place) ?? 0) + weight * vector.weights[at]);
        const found = [...sums]
            .filter(([place, sum]) => sum >= SAME_QUESTION || jaccard(own, grams[place]) >= SAME_WORDING)
            .map(([place]) => place);
        return found.length === 0 ? undefined : known[Math.min(...found)];
    };
}


/***/ }),

/***/ 92697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ wordsAndPairs),
/* harmony export */   Qh: () => (/* binding */ tfIdf),
/* harmony export */   sw: () => (/* binding */ cosine),
/* harmony export */   uQ: () => (/* binding */ tfIdfCollection),
/* harmony export */   vh: () => (/* binding */ centroid)
/* harmony export */ });
/* harmony import */ var _language_words_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Stems of the content words and pairs of neighbours among them. A text of stop words only ("Can you do it?") is compared by
 * those, or it would be like nothing.
 */
function wordsAndPairs(text) {
    const all = (0,(_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .words */ .aL)(text);
    const content = all.filter((_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .isContentWord */ .gA);
    const single = (content.length > 0 ? content : all).map((_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .stemOf */ .Vc);
    const pairs = single.slice(1).map((word, at) => `${single[at]} ${word}`);
    return [...single, ...pairs];
}
/**
 * TF-IDF of a collection: (1 + ln tf) x (ln((1 + n) / (1 + df)) + 1), scaled to length 1 (sublinear tf, smoothed idf; Manning,
 * Raghavan and Schütze 2008, 6.4). Linear in the length of the texts; the numbers of the terms follow their first occurrence.
 */
function tfIdf(texts, terms = wordsAndPairs) {
    const collection = tfIdfCollection(texts, terms);
    return {
        vectors: texts.map((_, place) => collection.vectorAt(place)),
        terms: collection.terms(),
        vectorOf: collection.vectorOf,
    };
}
/** As `tfIdf`. Of a text it holds the numbers of its terms and how often each occurs, in eight bytes a term. */
function tfIdfCollection(texts, terms = wordsAndPairs) {
    const numbers = new Map();
    const documents = [];
    const counted = countColumn();
    for (const text of texts) {
        const counts = new Map();
        for (const term of terms(text)) {
            let number = numbers.get(term);
            if (number === undefined) {
                number = numbers.size;
                numbers.set(term, number);
                documents.push(0);
            }
            counts.set(number, (counts.get(number) ?? 0) + 1);
        }
        for (const number of counts.keys())
            documents[number] = documents[number] + 1;
        counted.add(counts);
    }
    const rarity = documents.map((count) => rarityOf(count, texts.length));
    const weigh = (counts, unknown = 0) => unitVector(Array.from(counts, ([number, count]) => [number, (1 + Math.log(count)) * rarity[number]]), unknown);
    return {
        vectorAt: (place) => weigh(counted.at(place)),
        terms: () => [...numbers.keys()],
        vectorOf(text) {
            const counts = new Map();
            const strange = new Map();
            for (const term of terms(text)) {
                const number = numbers.get(term);
                if (number === undefined)
                    strange.set(term, (strange.get(term) ?? 0) + 1);
                else
                    counts.set(number, (counts.get(number) ?? 0) + 1);
            }
            const never = rarityOf(0, texts.length);
            let unknown = 0;
            for (const count of strange.values())
                unknown += ((1 + Math.log(count)) * never) ** 2;
            return weigh(counts, unknown);
        },
    };
}
const FIRST_ROOM = 1024;
/** Numbers with their counts, text by text, in one piece of memory: a map for each of many texts would take many times as much. */
function countColumn() {
    let pairs = new Int32Array(FIRST_ROOM);
    /** Where each text begins in it, and the end of the last one. */
    const begins = [0];
    return {
        add(counts) {
            let end = begins.at(-1);
            while (end + 2 * counts.size > pairs.length) {
                const larger = new Int32Array(2 * pairs.length);
                larger.set(pairs);
                pairs = larger;
            }
            for (const [number, count] of counts) {
                pairs[end++] = number;
                pairs[end++] = count;
            }
            begins.push(end);
        },
        *at(place) {
            for (let from = begins[place]; from < begins[place + 1]; from += 2)
                yield [pairs[from], pairs[from + 1]];
        },
    };
}
const rarityOf = (documents, total) => Math.log((1 + total) / (1 + documents)) + 1;
/** A vector of length 1 from its entries; `rest` is the square of what else it has, in terms that have no number. */
function unitVector(entries, rest = 0) {
    const sorted = [...entries].sort(([a], [b]) => a - b);
    const length = Math.sqrt(sorted.reduce((sum, [, weight]) => sum + weight * weight, rest));
    return {
        terms: Int32Array.from(sorted, ([term]) => term),
        weights: Float64Array.from(sorted, ([, weight]) => (length === 0 ? 0 : weight / length)),
    };
}
/** Cosine of two vectors of one collection, 0 to 1; 0 when one of them is empty. */
function cosine(a, b) {
    let sum = 0;
    let left = 0;
    let right = 0;
    while (left < a.terms.length && right < b.terms.length) {
        const apart = a.terms[left] - b.terms[right];
        if (apart === 0)
            sum += a.weights[left] * b.weights[right];
        if (apart <= 0)
            left += 1;
        if (apart >= 0)
            right += 1;
    }
    return Math.min(1, sum);
}
/** The direction in which the mean of the vectors lies, of length 1. */
function centroid(vectors) {
    const sums = new Map();
    for (const { terms, weights } of vectors)
        for (const [at, term] of terms.entries())
            sums.set(term, (sums.get(term) ?? 0) + weights[at]);
    return unitVector([...sums]);
}


/***/ })

};
