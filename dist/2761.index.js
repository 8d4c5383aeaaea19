export const id = 2761;
export const ids = [2761];
export const modules = {

/***/ 60725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ dateText),
/* harmony export */   Q: () => (/* binding */ dateOf)
/* harmony export */ });
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY_MS = 86_400_000;
/** Days since 1970 of a date as documents write it (ISO, "15 March 2026", "March 15, 2026"), or undefined. */
function dateOf(text) {
    const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    const long = /^(?:(\d{1,2}) )?([A-Z][a-z]+)(?: (\d{1,2}),)? (\d{4})$/i.exec(text);
    const month = iso
        ? Number(iso[2]) - 1
        : MONTHS.findIndex((name) => name.toLowerCase() === long?.[2]?.toLowerCase());
    const day = Number(iso ? iso[3] : (long?.[1] ?? long?.[3]));
    const year = Number(iso ? iso[1] : long?.[4]);
    if (month < 0 || !(day >= 1))
        return undefined;
    const at = new Date(Date.UTC(year, month, day));
    return at.getUTCMonth() === month && at.getUTCDate() === day ? at.getTime() / DAY_MS : undefined;
}
/** The day in the manner of `like`: "16 March 2026" beside "15 March 2026". */
function dateText(days, like) {
    const at = new Date(days * DAY_MS);
    const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
    if (/^\d{4}-/.test(like))
        return at.toISOString().slice(0, 10);
    return /^\d/.test(like) ? `${day} ${MONTHS[month]} ${year}` : `${MONTHS[month]} ${day}, ${year}`;
}


/***/ }),

/***/ 39957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ quantitiesOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   cL: () => (/* binding */ singular)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_language_words_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__;




const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const DATE = '\\d{4}-\\d{2}-\\d{2}|(?:\\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{1,2},)? \\d{4}';
const CLOCK = '(?<![\\d:])\\d{1,2}:\\d{2}(?![\\d:])';
const CURRENCY = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD';
const DIGITS = '(?:\\d{1,3}(?:[ ,]\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?)';
const PLAIN = `(?:[$€£]|(?<!\\w)(?:${CURRENCY}) )\\s?${DIGITS}|${DIGITS}|(?<![\\w-])(?:${WORD})(?![\\w-])`;
var NUMBER;
function NUMBER$made() { return NUMBER = new RegExp(`(?<![\\w.#/-])(?:(${DATE})|(${CLOCK})|(${PLAIN}))(?!\\w*[/#]|-?\\d)`, 'gi'); }
var TIME;
function TIME$made() { return TIME = /^[\s-]?((?:business|working|calendar|full|rental|consecutive) )?(second|minute|hour|day|night|week|month|quarter|year)s?\b/i; }
/** Short forms of times, as technical texts have them. */
var SHORT_TIME;
function SHORT_TIME$made() { return SHORT_TIME = /^\s?(ms|s|sec|min|h)\b(?!\.\w)/; }
var MONEY;
function MONEY$made() { return MONEY = /^\s?(dollars?|euros?|pounds?|cents?|kroner|francs?|usd|eur|gbp|chf|sek|nok|dkk|cad|aud|€)(?![a-z])/i; }
var SIZE;
function SIZE$made() { return SIZE = /^\s?(gib|mib|kib|gb|mb|tb|kb|kg|cl|ml|l|g|lb|lbs|km|cm|mm|m|kwh|megabytes?|gigabytes?|(?:kilo)?grams?|(?:kilo|centi|milli)?met(?:re|er)s?|pounds?|miles?|feet|inch(?:es)?|litres?|liters?)\b/i; }
var PERCENT;
function PERCENT$made() { return PERCENT = /^\s?(?:%|percent\b|per cent\b)/i; }
var RANGE_GAP;
function RANGE_GAP$made() { return RANGE_GAP = /^\s?(?:to|and|-|–)\s?$/i; }
/** Words in front of a number that its comparison may have: "at most ~", "at most the last". */
const REACH = 24;
/**
 * The numbers of a rule with what they limit (improvement.md 6.2 step 1). Bare counts without a comparison are left out: "one
 * payment method" limits nothing that a test could cross. Linear in the length of the text.
 */
function quantitiesOf(text) {
    const found = [...text.matchAll((NUMBER ?? NUMBER$made()))].flatMap((match) => numberAt(text, match) ?? []);
    const out = [];
    for (let at = 0; at < found.length; at += 1) {
        const one = found[at];
        const next = found[at + 1];
        if (next !== undefined && isRange(text, one, next)) {
            out.push(quantity(text, { ...next, start: one.start, value: one.value }, 'between', next.value));
            at += 1;
        }
        else {
            const limit = comparison(text, one);
            if (limit !== undefined)
                out.push(quantity(text, { ...one, ...limit }, limit.op));
            else if (one.kind !== 'count' && one.kind !== 'date' && one.kind !== 'clock')
                out.push(quantity(text, one, '='));
        }
    }
    return out;
}
function numberAt(text, match) {
    const [whole, date, clock] = match;
    const start = match.index ?? 0;
    const end = start + whole.length;
    const base = { start, numberEnd: end, end, written: whole, unit: '' };
    if (date !== undefined) {
        const value = (0,(_calendar_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(60725))/* .dateOf */ .Q)(date);
        return value === undefined ? undefined : { ...base, value, kind: 'date' };
    }
    if (clock !== undefined) {
        const [hours = 0, minutes = 0] = clock.split(':').map(Number);
        return hours > 23 || minutes > 59 ? undefined : { ...base, value: hours * 60 + minutes, kind: 'clock' };
    }
    const value = (0,(_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(12602))/* .wordValue */ .Io)(whole) ?? numberOf(whole.replace(/^(?:[$€£]|[A-Z]+)\s*/i, ''));
    const rest = text.slice(end, end + 60);
    if (!Number.isFinite(value) || isPartOfName(text.slice(0, start), whole, rest))
        return undefined;
    const unit = unitBehind(rest, /^(?:[$€£]|[A-Z]{3} )/.test(whole));
    return unit && { ...base, ...unit, value, end: end + unit.length };
}
/** "5,000" and "5 000" are thousands, "3,5" is three and a half. */
function numberOf(digits) {
    const thousands = /^\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?$/.test(digits);
    return Number(thousands ? digits.replace(/[ ,]/g, '') : digits.replace(',', '.'));
}
/** Nouns with a number behind them that is their name and no amount: "Form 7", "level 3". */
var NUMBERED;
function NUMBERED$made() { return NUMBERED = /\b(?:versions?|releases?|levels?|forms?|sections?|items?|paragraphs?|articles?|clauses?|chapters?|schedules?|annex(?:es)?|appendix|tables?|figures?|steps?|severity|tiers?|grades?|class(?:es)?|rooms?|piers?|ports?|pages?|no\.?|nos\.?|numbers?|rules?|status(?:es)?|codes?|errors?|lines?|models?|types?|series|phases?|stages?|zones?|category|categories|bands?|options?|days?|weeks?|years?|RFC|ISO|deck|gate|platform|berth|quay|setting|program(?:me)?|mode|position|point|part|volume|standard|firmware)\s$/i; }
var MONTH;
function MONTH$made() { return MONTH = /^\s?(?:st|nd|rd|th)?\s?(?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/; }
var MONTH_BEFORE;
function MONTH_BEFORE$made() { return MONTH_BEFORE = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) $/; }
/** Whether a number belongs to a name, a version, a place in a text or a day of the year: "TLS 1.3", "2.Y+1", "section 4", "5 September". */
function isPartOfName(before, whole, rest) {
    if (/^(?:[$€£]|[A-Z]{3} )/.test(whole))
        return false;
    // Measures of several sides are one thing.
    if (/^\s?[x×]\s?\d/.test(rest) || /\d\s?[x×]\s?$/.test(before))
        return true;
    if (/^(?:\.?[\w+]|[.-]\w|['’`])/.test(rest) &&
        !/^(?:s|h|min|ms|kg|g|km|m|cm|mm|l|ml|gb|mb|kb|tb|gib|mib|kib)\b/i.test(rest) &&
        !(TIME ?? TIME$made()).test(rest))
        return true;
    if ((MONTH ?? MONTH$made()).test(rest) || (MONTH_BEFORE ?? MONTH_BEFORE$made()).test(before) || (NUMBERED ?? NUMBERED$made()).test(before))
        return true;
    // A word with a capital letter inside of a sentence is a name, and so is what stands in quotes or code.
    return ((/[\w,;] [A-Z][\w-]*\s$/.test(before) &&
        !/\b(?:MUST|SHALL|SHOULD|MAY|NOT|OR|AND|[A-Z]{3}) $/.test(before)) ||
        (/[`#§(]\w*[.\s]?$/.test(before) && /^[`]/.test(rest)));
}
function unitBehind(rest, sign) {
    if (sign)
        return { kind: 'money', unit: '', length: 0 };
    const percent = (PERCENT ?? PERCENT$made()).exec(rest);
    if (percent !== null)
        return { kind: 'percent', unit: '%', length: percent[0].length };
    const money = (MONEY ?? MONEY$made()).exec(rest);
    if (money !== null)
        return {
            kind: 'money',
            unit: plural(/^[A-Z]{3}$/.test(money[1] ?? '') ? (money[1] ?? '') : (money[1] ?? '').toLowerCase()),
            length: money[0].length,
        };
    const time = (TIME ?? TIME$made()).exec(rest);
    if (time !== null)
        return {
            kind: 'time',
            unit: `${(time[1] ?? '').toLowerCase()}${(time[2] ?? '').toLowerCase()}s`,
            length: time[0].length,
        };
    const short = (SHORT_TIME ?? SHORT_TIME$made()).exec(rest);
    if (short !== null)
        return { kind: 'time', unit: short[1] ?? '', length: short[0].length };
    const size = (SIZE ?? SIZE$made()).exec(rest);
    if (size !== null)
        return { kind: 'size', unit: size[1] ?? '', length: size[0].length };
    // The first number of a range: the second one has the unit.
    if (/^\s?(?:to|and|-|–)\s?[$€£\d]/.test(rest))
        return { kind: 'count', unit: '', length: 0 };
    const nouns = /^ ([a-z][a-z-]+)(?: ([a-z][a-z-]+))?(?: ([a-z][a-z-]+))?/.exec(rest);
    if (nouns === null)
        return { kind: 'count', unit: '', length: 0 };
    const taken = [];
    for (const word of nouns.slice(1)) {
        if (word === undefined || !isNoun(word))
            break;
        taken.push(word);
        if (/s$/.test(word) && !/ss$/.test(word))
            break;
    }
    if (taken.length === 0)
        return undefined;
    const noun = taken.join(' ');
    return { kind: 'count', unit: plural(noun), length: noun.length + 1 };
}
/** Function words and verbs end the noun: "at most five can fly". */
const isNoun = (word) => (0,(_text_language_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4345))/* .isContentWord */ .gA)(word) &&
    !/^(?:can|may|must|shall|will|per|each|is|are|times?|applies|apply|without|within|during|ed|needs?|pays?|gets?|receives?|takes?|requires?|cannot|does|do|has|have)$|(?:[^e]ed)$/.test(word);
var KEPT;
function KEPT$made() { return KEPT = new Set(['usd', 'eur', 'gbp', '€', 'people', 'feet', 'kroner']); }
/** "gift card" → "gift cards". */
function plural(noun) {
    if ((KEPT ?? KEPT$made()).has(noun) || /^[A-Z]{3}$/.test(noun) || /(?:[^s]s|ren)$/.test(noun))
        return noun;
    if (/(?:s|x|ch|sh)$/.test(noun))
        return `${noun}es`;
    return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
/** "hours" → "hour". */
function singular(noun) {
    if (/\bpeople$/.test(noun))
        return noun.replace(/people$/, 'person');
    if (/ies$/.test(noun))
        return `${noun.slice(0, -3)}y`;
    if (/(?:ss|x|ch|sh)es$/.test(noun))
        return noun.slice(0, -2);
    return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
function isRange(text, low, high) {
    if (high.kind === 'count' && high.unit === '')
        return false;
    const gap = text.slice(low.numberEnd, high.start);
    if (!(RANGE_GAP ?? RANGE_GAP$made()).test(gap) || low.value >= high.value)
        return false;
    const before = text.slice(Math.max(0, low.start - 9), low.start);
    return !/and/i.test(gap) || /between\s$/i.test(before);
}
/** A time that is counted backwards from something: "24 hours before departure", "two weeks in advance". */
var BACKWARDS;
function BACKWARDS$made() { return BACKWARDS = /^\s*(?:or (?:more|less|longer|earlier)\s+)?(?:before(?:hand)?|in advance|ahead|prior to|previously|earlier than the)\b/i; }
/** Comparisons that speak of the moment: the later the moment, the less time is left before what follows. */
var OF_MOMENT;
function OF_MOMENT$made() { return OF_MOMENT = /^(?:up to|by|until|no later than|not later than|(?:not|no|never) (?:be |is |are )?(?:later|earlier|before|after)(?: than)?|later than|earlier than|or (?:earlier|later)|at the latest|at the earliest)$/i; }
var EARLIEST;
function EARLIEST$made() { return EARLIEST = /\b(?:book|booked|reserve|reserved|made|ordered|buy|bought|purchased?|enrol|available|placed|on sale|scheduled?|open)\b/i; }
/** What is done to something that was booked before: its limit is the latest moment. */
var LATEST;
function LATEST$made() { return LATEST = /\b(?:moved?|chang\w+|cancel\w*|amend\w*|modif\w+|withdraw\w*|return\w*|alter\w*|upgrad\w+|transfer\w*|rebook\w*|postpon\w+|refund\w*|revok\w+|correct\w*|swap\w*|submit\w*)\b/i; }
var TURNED;
function TURNED$made() { return TURNED = { '<=': '>=', '<': '>', '>=': '<=', '>': '<' }; }
/** The comparison of a number; for times before something it is that of the time left, whatever the words are. */
function comparison(text, one) {
    const found = writtenComparison(text, one);
    if (found === undefined || one.kind !== 'time')
        return found;
    const { words, op, ...place } = found;
    const behind = text.slice(one.end);
    if (!(BACKWARDS ?? BACKWARDS$made()).test(behind) || !(OF_MOMENT ?? OF_MOMENT$made()).test(words))
        return { ...place, op };
    if (/^up to$/i.test(words)) {
        if (/^\s*(?:in advance|ahead|beforehand)/i.test(behind))
            return { ...place, op };
        // "Booked up to six months before": the earliest moment or the latest, nobody can tell by the words.
        const before = text.slice(0, one.start);
        if ((EARLIEST ?? EARLIEST$made()).test(before) && !(LATEST ?? LATEST$made()).test(before))
            return { ...place, op: '=' };
    }
    return { ...place, op: (TURNED ?? TURNED$made())[op] };
}
function writtenComparison(text, one) {
    const before = text.slice(Math.max(0, one.start - REACH), one.start).trimEnd();
    for (const [pattern, op] of (_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(12602))/* .COMPARISONS */ .F) {
        const match = new RegExp(`(?<![\\w-])${pattern.source}`, 'i').exec(before);
        // "by 5" and "from 3" compare only with dates and times of day.
        if (match === null ||
            (/^(?:by|from|before|until|max\.?|min\.?)$/i.test(match[0]) &&
                one.kind !== 'date' &&
                one.kind !== 'clock' &&
                !(/^(?:by|until)$/i.test(match[0]) && (BACKWARDS ?? BACKWARDS$made()).test(text.slice(one.end)))))
            continue;
        const start = text.lastIndexOf(match[0], one.start);
        return { op, words: match[0], start, end: one.end };
    }
    const said = /\b(maximum|minimum|limit)\b[^.,;]{0,60}\b(?:is|of|to)$/i.exec(text.slice(Math.max(0, one.start - 90), one.start).trimEnd());
    if (said !== null)
        return { op: /min/i.test(said[1] ?? '') ? '>=' : '<=', words: '', start: one.start, end: one.end };
    const behind = text.slice(one.end, one.end + REACH);
    for (const [pattern, op] of (_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(12602))/* .COMPARISONS_BEHIND */ .W5) {
        const match = pattern.exec(behind);
        if (match !== null)
            return { op, words: match[0].trim(), start: one.start, end: one.end + match[0].length };
    }
    const moment = /^\s*(?:before|prior to)\b[^.,;]*?\b(at the (?:latest|earliest))/i.exec(text.slice(one.end));
    const words = moment?.[1]?.toLowerCase();
    return words === undefined
        ? undefined
        : { op: words === 'at the latest' ? '<=' : '>=', words, start: one.start, end: one.end };
}
function quantity(text, one, op, high) {
    const start = op === 'between' ? rangeStart(text, one.start) : one.start;
    return {
        op,
        value: one.value,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ high }),
        kind: one.kind,
        unit: one.unit,
        phrase: text.slice(start, one.end),
        written: op === 'between' ? text.slice(one.start, one.numberEnd) : one.written,
        start,
        end: one.end,
    };
}
const rangeStart = (text, start) => {
    const before = /between\s$/i.exec(text.slice(Math.max(0, start - 9), start));
    return before === null ? start : start - before[0].length;
};


/***/ }),

/***/ 12602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   F: () => (/* binding */ (COMPARISONS ?? COMPARISONS$made())),
/* harmony export */   Io: () => (/* binding */ wordValue),
/* harmony export */   W5: () => (/* binding */ (COMPARISONS_BEHIND ?? COMPARISONS_BEHIND$made())),
/* harmony export */   cl: () => (/* binding */ spellings)
/* harmony export */ });
/** Words in front of a number that compare, longest first. "within" and "until" include their end. */
var COMPARISONS;
function COMPARISONS$made() { return COMPARISONS = [
    // A comparison with "not" before it is the other one, with its end.
    [
        /(?:not|no|never) (?:be |is |are )?(?:older|later|higher|larger|bigger|heavier|greater|above|over|beyond|after) (?:than)?$|not (?:be )?(?:above|over|beyond|after)$/i,
        '<=',
    ],
    [
        /(?:not|no|never) (?:be |is |are )?(?:younger|earlier|lower|smaller|shorter|lighter) than$|not (?:be )?(?:below|under|before)$/i,
        '>=',
    ],
    [
        /(?:at most|up to|no more than|not more than|not exceed(?:ing)?|(?:a )?maximum of|maximum is|max\.?|within|no later than|not later than|no longer than|not longer than|no older than|by|until)$/i,
        '<=',
    ],
    [
        /(?:at least|no fewer than|no less than|not less than|(?:a )?minimum of|minimum is|min\.?|no earlier than|not earlier than|from)$/i,
        '>=',
    ],
    [
        /(?:more than|greater than|over|above|beyond|exceed(?:s|ing)?|longer than|earlier than|later than|older than)$/i,
        '>',
    ],
    [/(?:less than|fewer than|lower than|under|below|before|younger than)$/i, '<'],
]; }
/** Words behind a number and its unit that compare. */
var COMPARISONS_BEHIND;
function COMPARISONS_BEHIND$made() { return COMPARISONS_BEHIND = [
    [
        /^\s*(?:or (?:less|fewer|under|below|earlier|younger|sooner|lower)|at most|maximum|max|at the latest)\b/i,
        '<=',
    ],
    [
        /^\s*(?:or (?:more|above|over|older|longer|later|higher)|at least|minimum|min(?!\w)|at the earliest)\b/i,
        '>=',
    ],
]; }
var WORDS;
function WORDS$made() { return WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' '); }
/** The value of a number word from one to twelve, or undefined. */
function wordValue(word) {
    const at = (WORDS ?? WORDS$made()).indexOf(word.toLowerCase());
    return at < 0 ? undefined : at + 1;
}
/** Both spellings of a number, the written one first: "five" and "5". */
function spellings(written) {
    const value = wordValue(written);
    if (value !== undefined)
        return [written.toLowerCase(), String(value)];
    return [written];
}
/** A number as people write it: thousands separated, at most four decimals. */
function numberText(value) {
    return value.toLocaleString('en', { maximumFractionDigits: 4 });
}


/***/ }),

/***/ 52218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ noQuotes),
/* harmony export */   Zb: () => (/* binding */ upperFirst),
/* harmony export */   e8: () => (/* binding */ firstPerson),
/* harmony export */   ef: () => (/* binding */ headingName),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   jJ: () => (/* binding */ topicPhrase),
/* harmony export */   lK: () => (/* binding */ askedSubject),
/* harmony export */   oZ: () => (/* binding */ lowerFirst),
/* harmony export */   uL: () => (/* binding */ aboutCustomer)
/* harmony export */ });
/* unused harmony export thirdPerson */
/* harmony import */ var _text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__;

/** Verbs of which a customer makes one: "book a flight"; others act on what they have: "cancel my order". */
var MAKES;
function MAKES$made() { return MAKES = new Set('add apply book buy create get make open order place purchase register rent request reserve send submit'.split(' ')); }
const PERSON = 'user|customer|client|guest|buyer|caller|shopper|member|passenger|patient|patron|student|subscriber';
/** Verbs in the third person behind "and" or "or" of a person. */
var JOINED;
function JOINED$made() { return JOINED = /\b(and|or)((?: explicitly| also| still)?) (has|is|wants|needs|complains|flies|asks|provides|requests|prefers|uses|pays|lives|owns|holds|agrees|confirms|buys|chooses|accepts)\b/gi; }
var THIRD;
function THIRD$made() { return THIRD = {
    is: 'am',
    are: 'am',
    was: 'was',
    were: 'was',
    has: 'have',
    does: 'do',
}; }
/** Lower-case first letter, unless the word is a name or an acronym. */
function lowerFirst(text) {
    return /^(?:[A-Z][A-Z0-9]|I\b|[A-Z]\w*[A-Z])/.test(text)
        ? text
        : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
function upperFirst(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
/**
 * A part of a rule as the person it is about says it: "the user wants" becomes "I want", "the user id" "my user id". `isTheirs`: "they"
 * is that person, as in the predicate of a rule on users.
 */
function firstPerson(text, toCustomer, isTheirs = hasPerson(text)) {
    const swapped = toCustomer ? swapVoice(text) : text;
    // In a text that calls the customer "you", guests and members may be others.
    const own = toCustomer ? swapped : fromPerson(swapped);
    return isTheirs ? ownTheirs(own) : own;
}
function fromPerson(text) {
    return text
        .replace(new RegExp(`\\bthe (\\w+) of (?:the|a) (?:${PERSON})\\b`, 'gi'), 'my $1')
        .replace(new RegExp(`\\b(?:the|a) (?:${PERSON})'s\\b`, 'gi'), 'my')
        .replace(new RegExp(`\\bthe (${PERSON}) (?=(?:id|identity|profile|account|number|name|address|confirmation|status)\\b)`, 'gi'), 'my $1 ')
        .replace(/\b(?:explicit |an explicit )?(?:user|customer) confirmation\b/gi, 'my confirmation')
        .replace(/(?<!\b(?:my|the|a|your|their|his|her) )\buser (?=(?:profile|id|account)\b)/gi, 'my user ')
        .replace(new RegExp(`(^|, (?=[^,]* (?:will|can|may|must|should|cannot) )|\\b(?:if|when|once|that|unless|until|after|before|while|because|and|or|whether) )(?:the|a) (?:booking |current |authenticated )?(?:${PERSON}) (\\w+)`, 'gi'), (_, before, verb) => `${before}I ${verbForI(verb)}`)
        .replace(new RegExp(`\\bthe (?:${PERSON}) (\\w+ed|gave|chose|wants|has)\\b`, 'gi'), (_, verb) => `I ${verbForI(verb)}`)
        .replace((JOINED ?? JOINED$made()), (whole, joint, adverb, verb) => /\bI \w+/.test(text) || (PERSON_AS_SUBJECT ?? PERSON_AS_SUBJECT$made()).test(text) ? `${joint}${adverb} ${verbForI(verb)}` : whole)
        .replace(new RegExp(`\\b(?:the|a) (?:${PERSON})\\b|(?<!other )\\b(?:users|customers|clients)\\b(?! who)`, 'gi'), 'me')
        .replace(/\byou(?:r agent)? (?:is|are)\b/gi, 'you are')
        .replace(/\bthe agent\b/gi, 'you');
}
const hasPerson = (text) => new RegExp(`\\b(?:${PERSON})s?\\b`, 'i').test(text);
function ownTheirs(text) {
    return text
        .replace(/\btheir own\b/gi, 'my own')
        .replace(/\b(?:their|his or her|his|her)\b/gi, 'my')
        .replace(/\b(?:they|he or she) (\w+)/gi, (_, verb) => `I ${verbForI(verb)}`)
        .replace(/\bthem\b/gi, 'me')
        .replace(/\bthemselves\b/gi, 'myself');
}
var PERSON_AS_SUBJECT;
function PERSON_AS_SUBJECT$made() { return PERSON_AS_SUBJECT = new RegExp(`\\b(?:if|when|once|unless) (?:the|a) (?:\\w+ )?(?:${PERSON})\\b`, 'i'); }
function verbForI(verb) {
    const known = (THIRD ?? THIRD$made())[verb.toLowerCase()];
    if (known !== undefined)
        return known;
    if (/(?:ss|sh|ch|x|o)es$/.test(verb))
        return verb.slice(0, -2);
    if (/[^aeiou]ies$/.test(verb))
        return `${verb.slice(0, -3)}y`;
    return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
/** A customer's text turned round: "you" is the one who asks, "we" the one who is asked. */
function swapVoice(text) {
    const swaps = {
        you: 'I',
        your: 'my',
        yours: 'mine',
        yourself: 'myself',
        we: 'you',
        our: 'your',
        ours: 'yours',
        us: 'you',
    };
    return text
        .replace(/\b(to|for|with|from|give|send|tell|contact|refund|charge|offer|inform|show|email|notify|let) you\b/gi, '$1 me')
        .replace(/\b(?:you are|you're)\b/gi, 'I am')
        .replace(/\b(?:you|your|yours|yourself|we|our|ours|us)\b/gi, (word) => swaps[word.toLowerCase()] ?? word);
}
/** "You" as the subject of a verb in the present: "if you move". */
var YOU_DO;
function YOU_DO$made() { return YOU_DO = /(^|[,;:] |\b(?:if|when|once|that|unless|until|after|before|while|because|and|or|whether|as|what|where|than) )you((?: already| also| still| never| only)?) ([a-z]+)\b/gi; }
/** No present of a verb that takes an s. */
var TAKES_NO_S;
function TAKES_NO_S$made() { return TAKES_NO_S = /^(?:can|cannot|may|must|will|would|should|could|shall|might|both|all|already|also|still|never|only|\w+ed)$/i; }
var WITH_S;
function WITH_S$made() { return WITH_S = {
    are: 'is',
    have: 'has',
    do: 'does',
    go: 'goes',
    were: 'was',
}; }
/**
 * A rule as a statement about customers, for expectations: "you" in a customer's text becomes "the customer". In a text for the agent
 * "you" stays: an expectation speaks to the agent as well.
 */
function aboutCustomer(text, toCustomer) {
    if (!toCustomer)
        return text;
    return text
        .replace((YOU_DO ?? YOU_DO$made()), (_, before, adverb, verb) => `${before}the customer${adverb} ${(TAKES_NO_S ?? TAKES_NO_S$made()).test(verb) ? verb : thirdPerson(verb)}`)
        .replace(/\byour\b/gi, 'the')
        .replace(/\byours(?:elf)?\b/gi, 'the customer')
        .replace(/\byou\b/gi, 'the customer');
}
/** "move" → "moves". */
function thirdPerson(verb) {
    const known = (WITH_S ?? WITH_S$made())[verb.toLowerCase()];
    if (known !== undefined)
        return known;
    if (/(?:s|x|ch|sh)$/.test(verb))
        return `${verb}es`;
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
/** The subject of a rule inside a question: "Each reservation" becomes "a reservation", "All orders" "orders". */
function askedSubject(subject, toCustomer) {
    const own = firstPerson(subject, toCustomer);
    const first = lowerFirst(own)
        .replace(/^(?:each|every|any) (?=[aeiou])/i, 'an ')
        .replace(/^(?:each|every|any) /i, 'a ')
        .replace(/^all (?:of )?(?:the )?/i, '');
    return /^me$/i.test(first) ? 'I' : first;
}
/** "Cancel pending order" as a request: "cancel my pending order". Undefined for a heading that is no request. */
function requestOf(heading) {
    const last = heading.split(' / ').at(-1) ?? heading;
    const [verb = '', ...rest] = lowerFirst(last.replace(/\(.*?\)|[:.!?]/g, '').trim()).split(/\s+/);
    const base = verb.toLowerCase().replace(/^(cancel)l?ing$/, '$1');
    const known = (_text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(65268))/* .IMPERATIVE_VERBS */ .c.has(base) ? base : undefined;
    if (known === undefined || rest.length === 0 || rest.length > 5)
        return undefined;
    const object = rest.join(' ').toLowerCase();
    if (/^(?:a|an|the|my|your|for|to|with|by|on|up|and|or|of)\b/.test(object))
        return `${known} ${object.replace(/^your\b/, 'my')}`;
    const plural = /s$/.test(object) && !/ss$/.test(object);
    if (!(MAKES ?? MAKES$made()).has(known))
        return `${known} my ${object}`;
    return `${known} ${plural ? 'some ' : /^[aeiou]/.test(object) ? 'an ' : 'a '}${object}`;
}
/** How a topic is spoken of: "cancelling a pending order" is not worth the risk, "the topic “Cancel pending order”" is safe. */
function topicPhrase(topic) {
    const last = (topic.split(' / ').at(-1) ?? topic)
        .replace(/\.(?:md|txt|html?|rst)$/i, '')
        .replace(/[_-]+/g, ' ')
        .trim();
    const shown = last.replace(/[:.!?"“”]+/g, '').trim();
    return requestOf(topic) ?? shown.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
/** Ends a sentence once. */
function sentence(text) {
    const trimmed = upperFirst(text.trim().replace(/[\s,;:]+$/, ''));
    return /[.!?…]["”')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
/** The innermost heading of a topic, without the number in front of it. */
function headingName(topic) {
    const last = topic.split(' / ').at(-1) ?? topic;
    const name = last.replace(/^(?:(?:Article|Section|Chapter|Part|Annex)\s+)?(?:[A-Z]?\d+(?:\.\d+)*|[IVX]+|§\s?\d+)[.):]?\s+(?:[-—–]\s*)?/, '');
    return name === '' ? last : name;
}
/** Quotes inside quotes would end them. */
const noQuotes = (text) => text.replace(/["“”]/g, "'");


/***/ }),

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

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ (IMPERATIVE_VERBS ?? IMPERATIVE_VERBS$made()))
/* harmony export */ });
/** Base forms with which users open a request, or with which an instruction opens (metrics.md 10.2). */
var IMPERATIVE_VERBS;
function IMPERATIVE_VERBS$made() { return IMPERATIVE_VERBS = new Set(('add adjust advise analyze analyse answer apply approve arrange ask assess assign assist attach avoid block book build ' +
    'buy calculate call cancel categorize change check choose cite clarify classify clean close combine compare compile ' +
    'complete compose compute confirm connect consider contact continue contrast convert copy correct count create ' +
    'debug decide define delete deliver demonstrate deploy describe design determine develop disable discuss display ' +
    'distinguish download draft draw edit elaborate email enable enter estimate evaluate examine exchange execute expand ' +
    'explain explore export extract fetch file fill filter find finish fix follow forward format forget generate get give ' +
    'go grant guess guide help highlight identify ignore illustrate imagine implement import improve include increase ' +
    'indicate inform insert install investigate invite issue keep label learn leave let limit list locate log look lower ' +
    'mail make map mark match measure mention merge modify monitor move name narrate note notify offer open order ' +
    'organize outline paraphrase pay perform pick place plan play post predict prepare present print prioritize process ' +
    'produce proofread propose prove provide publish purchase put quote raise rank rate read rebook recall recommend ' +
    'record redact reduce refactor refund register reject remember remind remove rename renew rent reorder rephrase replace ' +
    'reply report request reschedule reserve reset resolve respond restart retrieve return reverse review rewrite run save ' +
    'say scan schedule score search select send set share ship show sign simplify sketch solve sort specify split start ' +
    'state stop submit subscribe subtract suggest sum summarize summarise support switch take talk teach tell test ' +
    'think track train transfer translate transform troubleshoot try turn understand unlock unsubscribe update upgrade upload ' +
    'use validate verify visit wait walk watch withdraw write act pretend roleplay always never ensure disregard reveal').split(' ')); }


/***/ })

};
