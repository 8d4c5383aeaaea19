export const id = 589;
export const ids = [589];
export const modules = {

/***/ 71550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ asksOf)
});

// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words = __webpack_require__(4345);
// EXTERNAL MODULE: ./lib/generation/echo.js
var echo;
// EXTERNAL MODULE: ./lib/generation/quantities.js
var quantities = __webpack_require__(39957);
// EXTERNAL MODULE: ./lib/generation/wording.js
var wording;
;// CONCATENATED MODULE: ./lib/generation/asks/ask.js
const SAYS_NO_WORDS = "\\b(?:no|not|never|cannot|can[’']t|\\w+n[’']t|neither|nor|none|nobody|unable|impossible|too (?:late|early|many|much|few|little|long|short|old|young|high|low|heavy)|insufficient|prohibited|forbidden|excluded|refused?|denied|rejected|incorrect|wrong)\\b";
/** A negative answer, in any of its usual words. */
var SAYS_NO;
function SAYS_NO$made() { return SAYS_NO = { name: 'says no', matches: { pattern: SAYS_NO_WORDS, flags: 'i' } }; }
/** The same where a rule has an exception that an answer may begin with. */
var SAYS_NO_OR_ONLY;
function SAYS_NO_OR_ONLY$made() { return SAYS_NO_OR_ONLY = {
    name: 'says no, or only with the exception',
    matches: { pattern: `${SAYS_NO_WORDS}|\\b(?:only|except|exception|apart)\\b`, flags: 'i' },
}; }

// EXTERNAL MODULE: ./lib/generation/asks/value-check.js
var value_check;
;// CONCATENATED MODULE: ./lib/generation/asks/cell-ask.js


/** Heads that say themselves what is in their column: the others name who or what a value is for. */
var MEASURE;
function MEASURE$made() { return MEASURE = /\b(?:price|prices|fare|fee|fees|rate|deposit|limit|period|duration|time|size|weight|cost|costs|charge|number|amount|maximum|minimum|allowance|notice|length|width|height|capacity|interval|temperature|pressure|flow|volume|dose|dosage|consumption|age|majority|quorum|term|discount|surcharge|refund|salary|bonus|share|target|setting|port|phone|address|colour|code|burst|hardness|lifetime|warranty|voltage|power)$/i; }
var NOTHING;
function NOTHING$made() { return NOTHING = /^(?:none|no|yes|nothing|n\/a|–|—|-|free|included|unlimited|any|all|✓|x)$/i; }
/** A head that says nothing alone. */
var FUNCTION_WORD;
function FUNCTION_WORD$made() { return FUNCTION_WORD = /^(?:with|without|from|to|for|in|on|at|by|of|and|or|yes|no|others?|more|less|up|before|after|then)$/i; }
/** The question for one cell of a table, with what the answer has to name. */
function cellAsks({ row, topic }) {
    const [cell] = row?.cells ?? [];
    if (row === undefined || cell === undefined || row.key === '' || row.key.split(' ').length > 9)
        return [];
    const { column, value } = cell;
    if (/\b(?:it|this|that|these|those|them|above|below)\b/i.test(`${row.key} ${column}`) ||
        (FUNCTION_WORD ?? FUNCTION_WORD$made()).test(column))
        return [];
    if ((NOTHING ?? NOTHING$made()).test(value) ||
        value.split(/\s+/).length > 9 ||
        /[.;:]\s|[\]<>*[]/.test(`${value}${row.key}${column}`))
        return [];
    const checks = cellChecks(value);
    if (checks.length === 0 || checks.length > 3)
        return [];
    return [
        {
            form: 'value',
            question: question(rowName(row), (0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(column), (0,(wording ??= __webpack_require__(52218))/* headingName */.ef)(topic), value),
            checks,
            verdict: 'inform',
            include: [value],
            rationale: 'Asks for a value of a table.',
            quality: 1,
        },
    ];
}
/** A short name of a row says more with the head of its column: class "B". */
function rowName({ key, head }) {
    const isCode = head !== undefined && /^(?:[A-Z\d]{1,3}|\d.*)$/.test(key) && /^[A-Z][a-z]+(?: [a-z]+)?$/.test(head);
    return `${isCode ? `${head.toLowerCase()} ` : ''}"${(0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(key)}"`;
}
function question(key, column, topic, value) {
    const where = topic === '' || topic.split(' ').length > 6 ? 'In the table' : `In the table on "${topic}"`;
    if (column === '')
        return `What ${topic === '' ? 'does the table say' : `is stated under "${topic}"`} for ${key}?`;
    const head = column.split(/ (?:per|a|an|for|of|in|on|at|from|to|by)\b/)[0] ?? column;
    if ((MEASURE ?? MEASURE$made()).test(head) && !/^(?:up|from|at|less|more|per|over|under|between)\b/i.test(column))
        return `What is the ${/^[A-Z][a-z]/.test(column) ? column.charAt(0).toLowerCase() + column.slice(1) : column} for ${key}?`;
    if (/^(?:\w+ )?(?:days|nights|hours|weeks|months|minutes|points|members|votes|persons|people|requests|messages|litres|pieces|items|copies|years|seats|guests)\b/i.test(column) &&
        /^\d[\d ,.]*$/.test(value))
        return `How many ${column.charAt(0).toLowerCase()}${column.slice(1)} are there for ${key}?`;
    return `${where}, what is listed for ${key} under "${column}"?`;
}
function cellChecks(value) {
    const numbers = (0,(value_check ??= __webpack_require__(79417))/* numberChecks */.J4)(value);
    if (numbers.length > 0)
        return numbers;
    const words = value.replace(/[.!]+$/, '').split(/\s+/);
    return words.length > 2 || value.length < 4 ? [] : [{ icontains: value.replace(/[.!]+$/, '') }];
}

// EXTERNAL MODULE: ./lib/text/lexicons/imperative-verbs.js
var imperative_verbs;
// EXTERNAL MODULE: ./lib/generation/asks/clause.js
var asks_clause;
;// CONCATENATED MODULE: ./lib/generation/asks/names-one-of.js


var SPENT;
function SPENT$made() { return SPENT = /^(?:case|cases|time|person|people|thing|things|rule|amount|number|also|only|such|every|least|most|must|shall|will|happen|happens)$/; }
/** A word in most of its forms: "withdrawn" and "withdraws". */
const formsOf = (word) => word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.replace(/s$/, '');
/**
 * A check that an answer names a number of a text or, where it has none outside of brackets, a word of it that the question does not have; undefined
 * without either. Numbers are those of `numbered`, a part of the text, where what stands behind it holds for another case.
 */
function namesOneOf(text, question, numbered = text) {
    const numbers = [
        ...new Set(numbered.replace(/\([^()]*\)/g, '').match(/(?<![\w.-])\d+(?:[.,]\d+)?(?![\w-])/g) ?? []),
    ];
    const known = new Set((0,words/* contentWords */.ZF)(question).map(formsOf));
    const named = numbers.length > 0
        ? numbers.map((one) => (0,(value_check ??= __webpack_require__(79417))/* numberPattern */.a9)(Number(one.replace(/,(?=\d{3}\b)/, '').replace(',', '.'))))
        : [
            ...new Set((0,words/* contentWords */.ZF)(text)
                .filter((word) => /^[a-z]{4,}$/.test(word) && !(SPENT ?? SPENT$made()).test(word))
                .map(formsOf)),
        ]
            .filter((form) => !known.has(form))
            .map((form) => `\\b${form}`);
    return named.length === 0
        ? undefined
        : { name: 'names what follows', matches: { pattern: named.join('|'), flags: 'i' } };
}

// EXTERNAL MODULE: ./lib/generation/asks/voice.js
var voice;
;// CONCATENATED MODULE: ./lib/generation/asks/consequence-ask.js






var LEAD;
function LEAD$made() { return LEAD = /^(If|When|Whenever|Once(?! (?:an?|per|every|in)\b)) ([^,;()]{8,140}), (?:then )?(.{6,200})\.$/; }
var BEHIND;
function BEHIND$made() { return BEHIND = /^([A-Z][^,;()]{6,140}?) (when) ([^,;()]{8,140})\.$/; }
/** "Leave after 11 and we charge a fee": a condition in the form of an instruction. */
var DARED;
function DARED$made() { return DARED = /^([A-Z][a-z]+) ([^,;()]{3,90}?),? and ((?:we|you|your|it|the|that)\b[^;()]{6,120})\.$/; }
/** A subject with a clause of its own, up to its verb. */
var RELATIVE;
function RELATIVE$made() { return RELATIVE = /^((?:An?|Any|Each|Every|The|[A-Z][\w-]+s?)(?: [\w-]+){0,3}?) (that|who|which|whose) (.+)\.$/; }
var PRONOUN;
function PRONOUN$made() { return PRONOUN = /\b(?:it|its|they|them|their|this|these|those|such|he|she|one|ones|there|here)\b/i; }
var AUXILIARY;
function AUXILIARY$made() { return AUXILIARY = /^(?:is|are|was|were|has|have|had|cannot|can|may|must|will|shall|does|do)$/; }
/** What happens to somebody or something. */
var MAIN;
function MAIN$made() { return MAIN = /^(?:(?:is|are) (?!not\b|only\b)(?:\w+ ){0,2}?\w+(?:ed|en|wn|ade|aid|ept|eld|old|ost|nt|id|se|oid)\b|(?:is|are) (?:free|void|invalid|liable)\b|loses?\b|lapses?\b|ends?\b|expires?\b|starts again\b|counts?\b|goes\b|go\b|remains?\b|gets?\b|receives?\b)/; }
/** What somebody of whom a clause tells has to do, or must not. */
var DUTY;
function DUTY$made() { return DUTY = /^(?:must|shall|has to|have to) (?!not\b)([a-z]+) (.+)$/; }
var DENIED;
function DENIED$made() { return DENIED = /^(?:cannot|(?:may|must|shall|can) (?:not|never)) (.+)$/; }
var STARTS;
function STARTS$made() { return STARTS = new RegExp(`${(MAIN ?? MAIN$made()).source}|${(DUTY ?? DUTY$made()).source}|${(DENIED ?? DENIED$made()).source}`); }
var VAGUE;
function VAGUE$made() { return VAGUE = /\b(?:appl(?:y|ies)|case by case|as follows|above|below|same|otherwise|also)\b/i; }
/** "What happens if …?" for a rule that says so. What an answer has to name of it is checked, the rest is for the judge. */
function consequenceAsks(unit, text, rule) {
    return ledAsk(unit, text, rule) ?? daredAsk(unit, text, rule) ?? relativeAsk(unit, text, rule) ?? [];
}
/** Says enough of what it is about: "nothing works" and "the customer asks" do not. */
const isClear = (condition) => !/\b(?:nothing|everything|something|anything)\b/i.test(condition) &&
    (condition.split(' ').length >= 5 || /\b(?:an?|I|you|your|my)\b|['"‘“]/i.test(condition));
function ledAsk(unit, text, rule) {
    const lead = (LEAD ?? LEAD$made()).exec(text);
    const behind = lead === null ? (BEHIND ?? BEHIND$made()).exec(text) : null;
    const [word = '', condition = '', result = ''] = lead?.slice(1) ?? (behind === null ? [] : [behind[2], behind[3], behind[1]]);
    if (!isClear(condition) || (VAGUE ?? VAGUE$made()).test(result) || /\b(?:it|them|one|so)$/.test(result))
        return undefined;
    // Behind a permission or a demand the condition says when it holds, and nothing that happens.
    if (lead === null &&
        (/\b(?:may|can|must|shall|should|only|not|need|needs|has to|have to)\b/i.test(result) ||
            (PRONOUN ?? PRONOUN$made()).test(condition)))
        return undefined;
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(condition, unit);
    if (said === undefined || (PRONOUN ?? PRONOUN$made()).test(condition.replace(/^(?:it is|there (?:is|are))\b/, '')))
        return undefined;
    const told = (imperative_verbs ??= __webpack_require__(65268))/* IMPERATIVE_VERBS */.c.has(/^[a-z]+/i.exec(result)?.[0].toLowerCase() ?? '') || /^do not\b/i.test(result);
    const duty = /\b(?:must|shall|has to|have to|needs? to|may|can|should)\b/i.test(result);
    const what = told
        ? unit.toCustomer
            ? 'What should I do'
            : 'What has to be done'
        : duty
            ? 'What applies'
            : 'What happens';
    return asked(`${what} ${word.toLowerCase()} ${said}?`, condition, result, rule);
}
function daredAsk(unit, text, rule) {
    const [, verb = '', rest = '', result = ''] = (DARED ?? DARED$made()).exec(text) ?? [];
    if (!unit.toCustomer || !(imperative_verbs ??= __webpack_require__(65268))/* IMPERATIVE_VERBS */.c.has(verb.toLowerCase()) || (PRONOUN ?? PRONOUN$made()).test(rest))
        return undefined;
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(`${(0,(wording ??= __webpack_require__(52218))/* lowerFirst */.oZ)(verb)} ${rest}`, unit);
    return said === undefined ? undefined : asked(`What happens if I ${said}?`, rest, result, rule);
}
function relativeAsk(unit, text, rule) {
    const [, noun = '', pronoun = '', behind = ''] = (RELATIVE ?? RELATIVE$made()).exec(text) ?? [];
    if (noun === '' || /^(?:No|Only|Those|It|There|This|That|If|When)\b/.test(noun))
        return undefined;
    const tokens = behind.split(' ');
    // The first verb is that of the clause; with an auxiliary it has two words.
    let at = (AUXILIARY ?? AUXILIARY$made()).test(tokens[0] ?? '') || pronoun !== 'whose' ? 1 : 2;
    for (; at < tokens.length; at += 1)
        if ((STARTS ?? STARTS$made()).test(tokens.slice(at).join(' ')))
            break;
    const inside = tokens.slice(0, at).join(' ');
    const result = tokens.slice(at).join(' ');
    if (result === '' || /[,;()]|\b(?:that|which|who|if|when|because)\b/.test(inside) || (PRONOUN ?? PRONOUN$made()).test(inside))
        return undefined;
    if ((VAGUE ?? VAGUE$made()).test(result) || /\b(?:must|may|can|shall)\b/.test(inside))
        return undefined;
    const who = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)((0,(wording ??= __webpack_require__(52218))/* lowerFirst */.oZ)(noun), unit)?.replace(/^(?:any|each|every) /, 'a ');
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(inside, unit);
    if (who === undefined || said === undefined)
        return undefined;
    const whom = `${who} ${pronoun} ${said}`;
    const denied = (DENIED ?? DENIED$made()).exec(result)?.[1];
    if (denied !== undefined)
        return refused(unit, whom, denied, rule);
    const [, verb = '', object = ''] = (DUTY ?? DUTY$made()).exec(result) ?? [];
    if (verb !== '' && verb !== 'be' && !/\b(?:and|or|unless|if)\b/.test(object))
        return asked(`What ${(0,(asks_clause ??= __webpack_require__(72272))/* isMany */.cw)(who, noun) ? 'do' : 'does'} ${whom} have to ${verb}?`, `${noun} ${inside}`, object, rule);
    return (MAIN ?? MAIN$made()).test(result) ? asked(`What happens to ${whom}?`, `${noun} ${inside}`, result, rule) : undefined;
}
/** "A dog that bites a person cannot come back": "Can a dog that bites a person come back?". */
function refused(unit, whom, denied, rule) {
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(denied, unit);
    if (said === undefined ||
        /[,;()]|\b(?:not|no|never|unless|except|but|only|until|than|if|for \d)\b/.test(said))
        return undefined;
    return [
        {
            form: 'refusal',
            question: (0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(`Can ${whom} ${said}?`),
            checks: [(SAYS_NO ?? SAYS_NO$made())],
            expected: `Say no: ${rule}`,
            verdict: 'refused',
            include: [],
            rationale: 'Asks for what the rule forbids.',
            quality: 1,
        },
    ];
}
/** Numbers behind the first clause ("by 120 minutes, 50 percent") follow from something else. */
function asked(question, condition, result, rule) {
    const check = namesOneOf(result, `${condition} ${question}`, result.split(/[,;] /)[0]);
    if (check === undefined || question.split(' ').length > 32)
        return undefined;
    return [
        {
            form: 'value',
            question: (0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(question),
            checks: [check],
            expected: `Say what follows: ${rule}`,
            verdict: 'inform',
            include: [],
            rationale: 'Asks what follows from a condition.',
            quality: 0.95,
        },
    ];
}

// EXTERNAL MODULE: ./lib/generation/expectation.js
var expectation;
// EXTERNAL MODULE: ./lib/generation/quantity-values.js
var quantity_values;
;// CONCATENATED MODULE: ./lib/generation/asks/limit-ask.js






/** With these a value beside the limit may still be all right, or the rule says something else behind it. */
var OPEN;
function OPEN$made() { return OPEN = /[,;()]|\b(?:and|or|but|unless|except|otherwise|whichever|provided|even if|normally|usually|as a rule|generally|about|approximately|instead|only)\b/i; }
/** Values on and beside each limit of a rule, with the verdict computed. */
function limitAsks(unit, text) {
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text);
    if (clause === undefined || clause.adverb === 'only')
        return [];
    return unit.quantities.flatMap((quantity, place) => {
        if (quantity.op === '=' ||
            quantity.op === 'between' ||
            (OPEN ?? OPEN$made()).test(text.replace(quantity.phrase, '').replace(clause.lead === undefined ? '' : `${clause.lead}, `, '')))
            return [];
        return (0,(quantity_values ??= __webpack_require__(68848))/* boundaryValues */.RY)(quantity).flatMap((value) => limitAsk(unit, clause, quantity, value, place) ?? []);
    });
}
function limitAsk(unit, clause, quantity, value, limit) {
    const kept = (0,(quantity_values ??= __webpack_require__(68848))/* keeps */.l0)(quantity, value);
    const shown = (0,(quantity_values ??= __webpack_require__(68848))/* valueText */.Ru)(quantity, value);
    const question = limitQuestion(unit, clause, quantity, shown);
    if (question === undefined || question.split(' ').length > 34)
        return undefined;
    const allowed = clause.adverb === 'not' ? !kept : kept;
    const written = quantity.written;
    const where = `${shown} ${quantity.kind === 'count' && value !== 1 ? 'are' : 'is'} ${(0,(quantity_values ??= __webpack_require__(68848))/* whereText */.ZF)(quantity, value)}`;
    return {
        form: 'limit',
        question: allowed || value === quantity.value ? `${question} And where exactly is the limit?` : question,
        checks: allowed
            ? [(0,(value_check ??= __webpack_require__(79417))/* valueCheck */.AM)(quantity)]
            : [(SAYS_NO ?? SAYS_NO$made()), ...(value === quantity.value ? [] : [(0,(value_check ??= __webpack_require__(79417))/* valueCheck */.AM)(quantity)])],
        expected: `${allowed ? 'Say yes' : 'Say no'}: ${where}. ${(0,(expectation ??= __webpack_require__(18064))/* mention */.lE)(written)}`,
        verdict: allowed ? 'allowed' : 'refused',
        include: [written],
        limit,
        rationale: `${shown} against “${quantity.phrase}” in the source; the verdict is computed.`,
        quality: 0.95,
    };
}
/** "Can I move a booking 71 hours before the first rental day?", "Is it enough for groups to book two weeks before it?". */
function limitQuestion(unit, clause, quantity, shown) {
    const at = clause.rest.indexOf(quantity.phrase);
    if (at < 0)
        return undefined;
    const placed = valuePhrase(quantity, shown, clause.rest.slice(0, at), clause.rest.slice(at + quantity.phrase.length));
    if (placed === undefined)
        return undefined;
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(placed, unit);
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const lead = clause.lead === undefined ? undefined : (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.lead, unit);
    if (rest === undefined || who === undefined || (clause.lead !== undefined && lead === undefined))
        return undefined;
    if (/^(?:can|may)$/.test(clause.auxiliary))
        return (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(lead, (0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)({ ...clause, auxiliary: 'can' }, who, rest));
    if (clause.adverb === 'not')
        return /^(?:must|shall|should)$/.test(clause.auxiliary)
            ? (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(lead, (0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)({ ...clause, auxiliary: 'can' }, who, rest))
            : undefined;
    if (!/^(?:must|shall|should|has to|have to|needs to|need to)$/.test(clause.auxiliary))
        return undefined;
    const whom = who === 'I' ? 'me' : who;
    const least = quantity.op === '>=' || quantity.op === '>';
    const isLead = /^\s*(?:before|in advance|prior to|ahead)\b/.test(clause.rest.slice(at + quantity.phrase.length));
    return (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(lead, `is it ${isLead ? 'early enough' : least ? 'enough' : 'all right'} for ${whom} to ${rest}`);
}
/** The value in the place of the limit with its words; undefined where it would say something else. */
function valuePhrase({ phrase, kind, unit, op }, shown, before, after) {
    if (/\b(?:for|of|to|by|than|in|within|after|every|the|an?)\s*$/i.test(before) && !/\bfor\s*$/i.test(before))
        return undefined;
    // Behind a noun the limit is that of the noun: "distances up to 1,500 km".
    if (kind !== 'time' && kind !== 'clock' && kind !== 'date' && !/^[a-z]+ $/.test(before))
        return undefined;
    if (/^within\b/i.test(phrase)) {
        if (/^\s+of\b/i.test(after))
            return `${before}${shown} after${after.replace(/^\s+of\b/i, '')}`;
        return /^\s+(?:after|before)\b/i.test(after) ? `${before}${shown}${after}` : undefined;
    }
    if (/^exceed/i.test(phrase))
        return undefined;
    if (/er than\b/i.test(phrase)) {
        const manner = /\b(old|young|long)er than\b/i.exec(phrase)?.[1]?.toLowerCase();
        return manner !== undefined && kind === 'time' && /\bbe\s*$/.test(before)
            ? `${before}${shown} ${manner === 'young' ? 'old' : manner}${after}`
            : /^no (?:longer|later) than\b/i.test(phrase) &&
                (/\bfor\s*$/i.test(before) || /^\s+before\b/.test(after))
                ? `${before}${shown}${after}`
                : undefined;
    }
    if (kind === 'clock')
        return `${before}at ${shown}${after}`;
    if (kind === 'date')
        return `${before}on ${shown}${after}`;
    if (kind === 'count' && unit === '')
        return undefined;
    if (kind === 'time' &&
        (op === '<=' || op === '>=') &&
        !/\bfor\s*$/i.test(before) &&
        !/^\s*(?:before|in advance|prior to|ahead|after|old|of age|long)\b/i.test(after))
        return /^(?:[a-z]+\s)?$/.test(before) ? `${before}${shown}${after}` : undefined;
    return `${before}${shown}${after}`;
}

;// CONCATENATED MODULE: ./lib/generation/asks/asked-value.js

/** Longer questions are no longer what somebody asks. */
const MOST_WORDS = 26;
/** A question for one quantity of a rule as an ask of the form `value`, `limit` being its place among them; none where there is no question, or only a long one. */
function askedValue(quantity, limit, question) {
    if (question === undefined || question.split(' ').length > MOST_WORDS)
        return [];
    return [
        {
            form: 'value',
            question,
            checks: [(0,(value_check ??= __webpack_require__(79417))/* valueCheck */.AM)(quantity)],
            verdict: 'inform',
            include: [quantity.written],
            limit,
            rationale: 'Asks for a value of the rule.',
            quality: 1,
        },
    ];
}

;// CONCATENATED MODULE: ./lib/generation/asks/measure-ask.js





/** Behind a number these begin what has no place inside of a question. */
var MORE;
function MORE$made() { return MORE = /[,;()]|\b(?:and|or|but|unless|except|if|when|which|who|that|not|otherwise|then|until|whichever)\b/i; }
/** "The response time is 20 minutes by telephone". */
var IS_VALUE;
function IS_VALUE$made() { return IS_VALUE = /^((?:The|Our|Your) (?:[\w’'-]+ ){0,3}[\w’'-]+) (?:is|amounts to|is set to) $/; }
/** "… receive a reduction of 25 percent": the noun that a number is of. */
var NOUN_OF;
function NOUN_OF$made() { return NOUN_OF = /\b(?:a|an) ((?:[a-z][\w-]* ){0,2}[a-z][\w-]*) of $/; }
var LIMITED;
function LIMITED$made() { return LIMITED = /^(.{2,60}?) (?:is|are) limited to $/; }
/** Questions for a number by what it measures: "What is the response time by telephone?", "What reduction do groups receive?". */
function measureAsks(unit, text) {
    return unit.quantities.flatMap((quantity, limit) => {
        const question = measureQuestion(unit, text.replace(/[.!]+$/, ''), quantity);
        return askedValue(quantity, limit, question === undefined ? undefined : (0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(question));
    });
}
function measureQuestion(unit, text, quantity) {
    const { kind, op, start, end } = quantity;
    if (kind === 'date' || kind === 'clock' || op === 'between')
        return undefined;
    const before = text.slice(0, start);
    const after = text.slice(end).trim();
    if ((MORE ?? MORE$made()).test(after) && !/^(?:No more than|At most|Up to)\b/.test(text))
        return undefined;
    if (/\d/.test(after))
        return undefined;
    const tail = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(after, unit);
    if (tail === undefined)
        return undefined;
    const behind = tail === '' ? '' : ` ${tail}`;
    const named = op === '=' ? (IS_VALUE ?? IS_VALUE$made()).exec(before)?.[1] : undefined;
    if (named !== undefined) {
        const what = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(named, unit);
        return what === undefined || /\b(?:first|last|next|same|one|it)\b/i.test(what) || /^of\b/.test(tail)
            ? undefined
            : `What is ${what}${behind}?`;
    }
    const limited = (LIMITED ?? LIMITED$made()).exec(before)?.[1];
    if (limited !== undefined && op !== '>=') {
        const what = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(limited, unit);
        return what === undefined || (MORE ?? MORE$made()).test(what) || /^of\b/.test(tail)
            ? undefined
            : `What is the limit for ${what}${behind}?`;
    }
    return op === '='
        ? ofQuestion(unit, text, quantity, behind)
        : (mostQuestion(unit, text, quantity, behind) ?? uptoQuestion(unit, text, quantity, behind));
}
/** "No more than four children may be taken along": "How many children may be taken along at most?". */
function mostQuestion(unit, text, { op, kind, unit: counted, end }, _) {
    const match = /^(?:No more than|At most|Up to) \w+ /.exec(text);
    const [, verb = '', rest = ''] = /^ ((?:may|can|are|travel|count|share) )(.+)$/.exec(text.slice(end)) ?? [];
    if (match === null || op !== '<=' || (kind !== 'count' && kind !== 'time') || counted === '' || verb === '')
        return undefined;
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(rest, unit);
    return said === undefined || (MORE ?? MORE$made()).test(said) ? undefined : `How many ${counted} ${verb}${said} at most?`;
}
/** "Taxi costs are reimbursed up to 50 euros": "Up to what amount are taxi costs reimbursed?". */
function uptoQuestion(unit, text, quantity, behind) {
    const { kind, op, phrase, unit: counted, start } = quantity;
    if (op !== '<=' || !/^up to\b/i.test(phrase) || (kind !== 'money' && kind !== 'size'))
        return undefined;
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text.slice(0, start).trimEnd());
    if (clause === undefined || clause.adverb !== undefined || clause.lead !== undefined)
        return undefined;
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    if (who === undefined || rest === undefined || (MORE ?? MORE$made()).test(rest))
        return undefined;
    // What a verb acts on is asked for without "up to".
    if (/^(?:is|are)$/.test(clause.auxiliary)) {
        const what = kind === 'money' ? 'what amount' : `how many ${counted}`;
        return `Up to ${what} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, rest)}${behind}?`;
    }
    return kind === 'money' && /^[a-z]+$/.test(rest)
        ? `How much ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, rest)}${behind} at most?`
        : undefined;
}
/** "Groups receive a reduction of 25 percent on single tickets": "What reduction do groups receive on single tickets?". */
function ofQuestion(unit, text, { start }, behind) {
    const before = text.slice(0, start);
    const noun = (NOUN_OF ?? NOUN_OF$made()).exec(before)?.[1];
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text);
    if (noun === undefined || clause === undefined || clause.adverb !== undefined)
        return undefined;
    const verb = /^([a-z]+) an? /.exec(clause.rest)?.[1];
    if (verb === undefined || !clause.rest.startsWith(`${verb} a`))
        return undefined;
    if (/^(?:is|are)$/.test(clause.auxiliary) || verb === 'be')
        return undefined;
    const object = clause.rest.slice(verb.length).trimStart();
    if (!object.replace(/^an? /, '').startsWith(`${noun} of `))
        return undefined;
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const lead = clause.lead === undefined ? undefined : (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.lead, unit);
    if (who === undefined || (clause.lead !== undefined && lead === undefined))
        return undefined;
    return (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(lead, `what ${noun} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, verb)}${behind}`);
}
/** A verb of a rule with what it acts on, which an answer has to name. */
var NEEDS;
function NEEDS$made() { return NEEDS = /^((?:[A-Z][\w’'-]*)(?: [\w’'-]+){0,6}) (require|requires|need|needs|must use|must wear|must carry|must show|must present|must sign|must bring|have to sign|have to use|has to show) ((?:the |an? |its |their )?[\w-]+(?: [\w-]+){0,4})\.$/; }
/** "What do dogs require?" does not say where. */
const SHORTEST = 6;
var NO_OBJECT;
function NO_OBJECT$made() { return NO_OBJECT = /\b(?:to|and|or|not|no|it|them|this|that|one|only|if|when|before|after|at|on|by|with|for|of|in|from|is|are|be|more|less|current|valid)\b|(?<![a-z])\d/; }
/** "Dogs require a child ticket": asked for what they require. */
function needAsks(unit, text, rule) {
    const [, subject = '', verb = '', object = ''] = (NEEDS ?? NEEDS$made()).exec(text) ?? [];
    if (subject === '' || (NO_OBJECT ?? NO_OBJECT$made()).test(object) || /\b(?:who|that|which|no|not|it|only)\b/i.test(subject))
        return [];
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(subject, unit);
    const thing = object.replace(/^(?:the|an?|its|their) /, '');
    if (who === undefined || thing.length < 2)
        return [];
    const many = (0,(asks_clause ??= __webpack_require__(72272))/* isMany */.cw)(who, subject);
    const act = verb.replace(/^(?:must|have to|has to) /, '').replace(/s$/, '');
    const duty = / /.test(verb) ? `have to ${act}` : act;
    const question = `What ${many ? 'do' : 'does'} ${who} ${duty}?`;
    if (question.split(' ').length < SHORTEST)
        return [];
    return [
        {
            form: 'value',
            question,
            checks: [
                {
                    matches: {
                        pattern: `\\b${(thing.split(' ').at(-1) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, 's?')}`,
                        flags: 'i',
                    },
                },
            ],
            expected: `Name what it is: ${rule}`,
            verdict: 'inform',
            include: [thing],
            rationale: 'Asks what the rule demands.',
            quality: 0.95,
        },
    ];
}
var OFTEN;
function OFTEN$made() { return OFTEN = /^(.+? (?:must|shall|has to|have to|may|can|is|are) .+?),? (?:at (?:least|most) )?(?:once|twice|(?:\w+|\d+) times) (?:an?|per|every|each|in every|in any|per calendar) (?:calendar )?(day|week|month|quarter|year)\.$/; }
var PERIODS;
function PERIODS$made() { return PERIODS = {
    day: '\\bdai?ly\\b|\\bday',
    week: '\\bweek|\\b(?:7|seven) days',
    month: '\\bmonth',
    quarter: '\\bquarter|\\b(?:3|three) months|\\b(?:4|four) times',
    year: '\\byear|\\bannual|\\b(?:12|twelve) months',
}; }
/** "Teams must rehearse a restore at least once every quarter": "How often do teams have to rehearse a restore?". */
function oftenAsks(unit, text) {
    const [, main = '', period = ''] = (OFTEN ?? OFTEN$made()).exec(text) ?? [];
    const clause = main === '' ? undefined : (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(`${main}.`);
    if (clause === undefined || clause.adverb !== undefined || clause.lead !== undefined)
        return [];
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    if (who === undefined ||
        rest === undefined ||
        (MORE ?? MORE$made()).test(rest) ||
        /\d|\b(?:up to|than|least|most)$/.test(rest))
        return [];
    return [
        {
            form: 'value',
            question: (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(undefined, `how often ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, rest)}`),
            checks: [{ matches: { pattern: (PERIODS ?? PERIODS$made())[period] ?? period, flags: 'i' } }],
            expected: `Say how often: ${text}`,
            verdict: 'inform',
            include: [],
            rationale: 'Asks how often something is due or allowed.',
            quality: 1,
        },
    ];
}
var ONLY_WHEN;
function ONLY_WHEN$made() { return ONLY_WHEN = /^(.+?) (?:(may|can) only|(is|are) only) ([a-z]+ .+?|[a-z]+) ((?:in case of|in the case of|if|when|during|after|before|once|while)\b .+)\.$/; }
/** "The emergency brake may only be used in case of danger": "When may the emergency brake be used?". */
function onlyAsks(unit, text, rule) {
    const [, subject = '', modal, verb, rest = '', condition = ''] = (ONLY_WHEN ?? ONLY_WHEN$made()).exec(text) ?? [];
    if (subject === '' || (MORE ?? MORE$made()).test(rest) || /[,;()]/.test(condition))
        return [];
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(`${subject} ${modal ?? verb} ${rest}.`);
    const check = namesOneOf(condition, `${subject} ${rest}`);
    if (clause === undefined || clause.lead !== undefined || check === undefined)
        return [];
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    if (who === undefined || said === undefined)
        return [];
    return [
        {
            form: 'value',
            question: (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(undefined, `when ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, said)}`),
            checks: [check],
            expected: `Name the only condition: ${rule}`,
            verdict: 'inform',
            include: [],
            rationale: 'Asks under which condition alone something is allowed.',
            quality: 0.95,
        },
    ];
}

;// CONCATENATED MODULE: ./lib/generation/asks/own-question-ask.js



/** Questions that a bare yes or no does not answer. */
var own_question_ask_OPEN;
function own_question_ask_OPEN$made() { return own_question_ask_OPEN = /^(?:what|how|when|where|who|whose|which|why|until when|for how|by when)\b/i; }
var POINTS;
function POINTS$made() { return POINTS = /\b(?:it|its|they|them|this|that|these|those|there|here|other|others|else|one|ones)\b|^(?:what|how) about\b/i; }
/** The question of a page of questions and answers that a sentence is the beginning of the answer to, as it stands there. */
function ownQuestionAsks({ asked, isFirst, quantities, text }) {
    if (asked === undefined || isFirst !== true || !asked.endsWith('?') || (POINTS ?? POINTS$made()).test(asked))
        return [];
    const words = asked.split(' ').length;
    const values = quantities
        .filter(({ start }) => !isInBrackets(text, start))
        .map((one) => (0,(value_check ??= __webpack_require__(79417))/* valueCheck */.AM)(one))
        .flatMap((check) => patternOf(check) ?? []);
    const check = values.length > 0
        ? { name: 'names a value of the answer', matches: { pattern: values.join('|'), flags: 'i' } }
        : namesOneOf(text, asked);
    // A yes or a no is no value.
    if (!(own_question_ask_OPEN ?? own_question_ask_OPEN$made()).test(asked) && values.length === 0)
        return [];
    if (words < 4 || words > 22 || check === undefined)
        return [];
    return [
        {
            form: 'value',
            question: (0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(asked),
            checks: [check],
            expected: `Answer as the source does: ${text}`,
            verdict: 'inform',
            include: [],
            rationale: 'Asks a question of the source itself.',
            quality: 1,
        },
    ];
}
const isInBrackets = (text, at) => text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
function patternOf(check) {
    const { matches } = check; // As valueCheck makes it.
    return matches?.pattern;
}

;// CONCATENATED MODULE: ./lib/generation/asks/parts-of.js


var CONTRACTIONS;
function CONTRACTIONS$made() { return CONTRACTIONS = [
    [/\bcan[’']t\b/gi, 'cannot'],
    [/\bwon[’']t\b/gi, 'will not'],
    [/\b(do|does|is|are|was|were|has|have|must|should|need)n[’']t\b/gi, '$1 not'],
    [/\b(you|we|they)[’']re\b/gi, '$1 are'],
    [/\b(you|we|they)[’']ve\b/gi, '$1 have'],
    [/\b(you|we|they|it)[’']ll\b/gi, '$1 will'],
    [/\bit[’']s\b/gi, 'it is'],
]; }
/** A sentence without contractions, which have their parts in no place where they can be moved. */
const expanded = (text) => (CONTRACTIONS ?? CONTRACTIONS$made()).reduce((all, [form, whole]) => all.replace(form, whole), text);
/** What lifts a rule for some, at its end. */
var EXCEPTION;
function EXCEPTION$made() { return EXCEPTION = /,? (?:unless|except(?: for| in| during| when| if| that)?|apart from|with the exception of|save for)\b[^;]*(?=\.$)/i; }
/** Examples and remarks inside of a sentence. */
var REMARK;
function REMARK$made() { return REMARK = / \((?![^()]*\d)[^()]*\)|, (?:including|such as) [^,;]{3,60},(?= (?:is|are|may|must|can|cannot|shall)\b)|, which [^,;]{3,90}(?=\.$)|,? (?:day or night|at any time of day|as well)(?=\.$)/g; }
/** A second statement on the same subject. */
var AND_VERB;
function AND_VERB$made() { return AND_VERB = /,? (?:and|but) (?=(?:also )?(?:may|must|can|cannot|shall|will|has to|have to|needs to|need to|is|are|does not|do not|expires?|lapses?|ends?|costs?|requires?|needs?|keeps?|takes?|loses?)\b)/i; }
/** A second statement on a subject of its own. */
var CLAUSE_VERB;
function CLAUSE_VERB$made() { return CLAUSE_VERB = /^(?:(?:we|you|they|it|the|an?|your|our|each|every|any|all|no|none|only|nobody|[a-z]+s)\b)[^,;]*\b(?:is|are|may|must|can|cannot|shall|will|has|have|do not|does not|get|gets|pay|pays|take|takes|keep|keeps|lets?|ends?|loses?|leaves?|apply|applies|share|works?|split|becomes?)\b/i; }
var JOINT;
function JOINT$made() { return JOINT = /, (?:and|but|so) (?=[a-z])/; }
/** The parts of such a sentence say something else when they are parted. */
var BOUND;
function BOUND$made() { return BOUND = /\b(?:either|both|whether|whichever|respectively|neither)\b|^(?:If|When|Where|Once|After|Before|While|Until|During|In|On|At|For|From)\b/; }
/** The statements of a sentence, the whole one first where it is one. */
function partsOf(sentence) {
    const text = expanded(sentence).replace((REMARK ?? REMARK$made()), '');
    const pieces = text
        .replace(/[.!]+$/, '')
        .split(/; /)
        .flatMap((piece) => clausesOf(piece));
    return pieces.flatMap((piece) => {
        const whole = `${(0,(wording ??= __webpack_require__(52218))/* upperFirst */.Zb)(piece)}.`;
        const exception = (EXCEPTION ?? EXCEPTION$made()).exec(whole)?.[0];
        const qualified = pieces.length > 1;
        if (exception === undefined)
            return [{ text: whole, qualified }];
        return [
            { text: whole, qualified },
            { text: whole.replace((EXCEPTION ?? EXCEPTION$made()), ''), exception, qualified: true },
        ];
    });
}
function clausesOf(piece) {
    if ((BOUND ?? BOUND$made()).test(piece) || /[(]/.test(piece))
        return [piece];
    const joint = (JOINT ?? JOINT$made()).exec(piece);
    const behind = joint === null ? '' : piece.slice(joint.index + joint[0].length);
    if (joint !== null && (CLAUSE_VERB ?? CLAUSE_VERB$made()).test(behind))
        return [piece.slice(0, joint.index), ...clausesOf(behind)];
    const second = (AND_VERB ?? AND_VERB$made()).exec(piece);
    if (second === null)
        return [piece];
    const first = piece.slice(0, second.index);
    // Inside of a condition the second verb belongs to it.
    if (/\b(?:unless|if|when|once|until|while|whose|where|provided)\b/.test(first))
        return [piece];
    const subject = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(`${first}.`)?.subject;
    if (subject === undefined || /^(?:no|none|nobody)\b/i.test(subject) || / that | which | who /.test(first))
        return [piece];
    return [first, `${subject} ${piece.slice(second.index + second[0].length).replace(/^also /, '')}`];
}

;// CONCATENATED MODULE: ./lib/generation/asks/opposite.js
const ADVERB = '(?:(?:\\w+ly|be|at all|even|yet) ){0,2}';
const NOT = `(?:\\b(?:not|never|no longer)|n[’']t) ${ADVERB}`;
const IS = `(?:\\b(?:is|are|be|remains?)|[’'](?:s|re)|^\\W*(?:yes\\W+)?(?:it )?) ?${ADVERB}`;
/** A noun behind "no": words that short are mostly pronouns, as in "no it is". */
const NONE = '\\b(?:nobody|no[ -]one|no (?:id|card|form|pass|visa|fee|[a-z]{5,}))';
/** An answer that says that something is not allowed; "not forbidden" and "not against the rules" do not. */
var NOT_FORBIDDEN;
function NOT_FORBIDDEN$made() { return NOT_FORBIDDEN = {
    name: 'does not say that it is forbidden',
    not_matches: {
        pattern: [
            "\\b(?:may|can|could|might) (?:not|never)\\b|\\b(?:cannot|(?:can|could|may)[’']t)\\b|\\bmust(?: not|n[’']t)\\b",
            `${NOT}(?:allowed|permitted|permissible|entitled|welcome|free to|possible|able|an option)\\b`,
            `${IS}(?:forbidden|prohibited|banned|disallowed|against (?:\\w+ ){0,3}(?:rules?|polic(?:y|ies)|regulations?|by-?laws?))\\b`,
            `${NONE} (?:may|can|could|(?:is|are) (?:allowed|permitted))\\b`,
        ].join('|'),
        flags: 'i',
    },
}; }
/** An answer that says that something is not needed; "not optional" does not. */
var NOT_OPTIONAL;
function NOT_OPTIONAL$made() { return NOT_OPTIONAL = {
    name: 'does not say that it is optional',
    not_matches: {
        pattern: [
            `${NOT}(?:needed|required|necessary|mandatory|obligatory|compulsory|obliged|need|has to|have to)\\b`,
            "\\bneed(?:s)?(?: not|n[’']t)\\b|\\bno need\\b|\\b(?:un|not )necessary\\b",
            `${IS}(?:optional|voluntary)\\b`,
            `${NONE} (?:is|are) (?:needed|required|necessary)\\b`,
        ].join('|'),
        flags: 'i',
    },
}; }

;// CONCATENATED MODULE: ./lib/generation/asks/plain-refusal.js



/** Denies once more, or makes an exception: then a plain "no" is not the answer. */
var plain_refusal_MORE;
function plain_refusal_MORE$made() { return plain_refusal_MORE = /\b(?:not|no|never|nor|neither|unless|except|but|only|without|otherwise|even if|whether|provided|until|other than|necessarily|any more|yet|than)\b|[;()]|n[’']t\b/i; }
/** "Nobody older than 72 can be elected", "Saver tickets can neither be changed nor refunded", "Rolling back needs no approval". */
var NOBODY;
function NOBODY$made() { return NOBODY = /^(?:Nobody|No one) ((?:[^,;()]+? )?)(can|may|is allowed to) ([a-z][^,;()]+)\.$/; }
var NEITHER;
function NEITHER$made() { return NEITHER = /^([^,;()]{3,60}?) (can|may|are|is) neither (be )?(\w+) nor (?:be )?(\w+)\.$/; }
var NEEDS_NO;
function NEEDS_NO$made() { return NEEDS_NO = /^([^,;()]{3,60}?) (needs?|requires?) no ((?:[a-z-]+ )?[a-z]+)\.$/; }
var NEVER;
function NEVER$made() { return NEVER = /^(?:Do not|Don[’']t|Never|Please do not|Please never) ([a-z]+ [^,;()]+)[.!]$/; }
var FORBIDDEN;
function FORBIDDEN$made() { return FORBIDDEN = /^((?:[A-Z][\w’'-]+)(?: [\w’'-]+){0,6}) (is|are) (?:strictly )?(?:forbidden|prohibited|banned)([^,;()]*)[.!]$/; }
var NOT_ANY;
function NOT_ANY$made() { return NOT_ANY = /^No ((?:more )?[a-z][a-z-]+s|\w+ing|[a-z]+(?: [a-z-]+s)) (are|may|can|is|will be) ([a-z]+(?: [^,;()]+)?)\.$/; }
/** "Do not bring glass bottles" and "Smoking is forbidden" as questions of somebody who would like to. */
function plainAsk(unit, text) {
    const never = (NEVER ?? NEVER$made()).exec(text)?.[1];
    if (never !== undefined &&
        !(plain_refusal_MORE ?? plain_refusal_MORE$made()).test(never) &&
        !/^(?:be|have|forget|worry|hesitate|rely|assume|expect)\b/.test(never)) {
        const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(never, unit);
        if (said === undefined)
            return undefined;
        return unit.toAgent === true ? `Could you ${said}, please?` : `Can I ${said}?`;
    }
    const [, things = '', modal = '', done = ''] = (NOT_ANY ?? NOT_ANY$made()).exec(text) ?? [];
    if (things !== '' && !(plain_refusal_MORE ?? plain_refusal_MORE$made()).test(done) && !/\bmore\b|\bany\b/.test(`${things} ${done}`)) {
        const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(done, unit);
        if (said !== undefined)
            return `${(0,(wording ??= __webpack_require__(52218))/* upperFirst */.Zb)(modal.replace(' be', ''))} ${things} ${modal === 'will be' ? 'be ' : ''}${said}?`;
    }
    const other = nobodyAsk(unit, text);
    if (other !== undefined)
        return other;
    const [, subject = '', verb = '', rest = ''] = (FORBIDDEN ?? FORBIDDEN$made()).exec(text) ?? [];
    if (subject === '' || (plain_refusal_MORE ?? plain_refusal_MORE$made()).test(rest))
        return undefined;
    const [who, said] = [(0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(subject, unit), (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(rest, unit)];
    return who === undefined || said === undefined
        ? undefined
        : `${verb === 'is' ? 'Is' : 'Are'} ${who} allowed${said
            .replace(/^ from /, ' in ')
            .replace(/ at all times\b/, '')
            .replace(/\b(in|on|at) all (?!the\b)/, '$1 ')}?`;
}
function nobodyAsk(unit, text) {
    const [, whom = '', modal = '', act = ''] = (NOBODY ?? NOBODY$made()).exec(text) ?? [];
    if (act !== '' && !/\b(?:not|no|unless|except|but|only|without|until|if)\b/.test(`${whom} ${act}`)) {
        const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(act, unit);
        return said === undefined ? undefined : `${modal === 'may' ? 'May' : 'Can'} somebody ${whom}${said}?`;
    }
    const [, subject = '', verb = '', be = '', one = '', two = ''] = (NEITHER ?? NEITHER$made()).exec(text) ?? [];
    if (subject !== '') {
        const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(subject, unit);
        return who === undefined ? undefined : `${(0,(wording ??= __webpack_require__(52218))/* upperFirst */.Zb)(verb)} ${who} ${be}${one} or ${two}?`;
    }
    const [, thing = '', need = '', what = ''] = (NEEDS_NO ?? NEEDS_NO$made()).exec(text) ?? [];
    const who = thing === '' || /\b(?:that|which|who|it)\b/i.test(thing) ? undefined : (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(thing, unit);
    return who === undefined
        ? undefined
        : `${(0,(asks_clause ??= __webpack_require__(72272))/* isMany */.cw)(who, thing) ? 'Do' : 'Does'} ${who} ${need.replace(/s$/, '')} ${what}?`;
}

;// CONCATENATED MODULE: ./lib/generation/asks/refusal-ask.js






/** A reason behind a comma is no condition. */
var REASON;
function REASON$made() { return REASON = /, (?:since|because|as|so that|for)\b.*$/i; }
/** Nothing that somebody would like to do. */
var NO_REQUEST;
function NO_REQUEST$made() { return NO_REQUEST = /^(?:be (?:liable|responsible|considered|deemed|counted|treated|regarded)|liable|responsible|mean|affect|apply|count|constitute|prejudice|follow|matter|required?|necessary|needed|obliged|bound|subject|include|recommended|enough|sufficient|binding|affected|supported by|have to|need)\b/i; }
/** A second statement behind "and" is no part of the question. */
var SECOND;
function SECOND$made() { return SECOND = /\band\b.*\b(?:is|are|must|can|will|may|should)\b/i; }
var refusal_ask_VAGUE;
function refusal_ask_VAGUE$made() { return refusal_ask_VAGUE = /\bfor any(?:one|body)$|\b(?:anything|something|matters?|things)\b/i; }
/** "Can helmets be returned once the seal is broken?": what a rule forbids, asked for; its condition is kept whole. */
function refusalAsks(unit, text, rule = text) {
    const plain = plainAsk(unit, text);
    if (plain !== undefined)
        return [{ ...(REFUSED ?? REFUSED$made()), question: plain, expected: `Say no: ${rule}` }];
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text.replace((REASON ?? REASON$made()), '.'));
    if (clause === undefined ||
        clause.adverb !== 'not' ||
        (plain_refusal_MORE ?? plain_refusal_MORE$made()).test(clause.rest) ||
        /,/.test(clause.rest) ||
        (refusal_ask_VAGUE ?? refusal_ask_VAGUE$made()).test(clause.rest) ||
        (SECOND ?? SECOND$made()).test(clause.rest))
        return [];
    if (((NO_REQUEST ?? NO_REQUEST$made()).test(clause.rest) && !isOurs(unit, clause)) ||
        (clause.lead !== undefined && (plain_refusal_MORE ?? plain_refusal_MORE$made()).test(clause.lead)))
        return [];
    const toAgent = agentAsk(unit, clause);
    if (toAgent !== undefined)
        return [{ ...(REFUSED ?? REFUSED$made()), question: toAgent, expected: `Say no: ${rule}` }];
    if (/^(?:is|are)$/.test(clause.auxiliary) &&
        !/^(?:\w+ly )?(?:\w+ed|\w+en|given|made|paid|sent|sold|lent|kept|put|cut|held|lost|left|met|drunk|worn|born|possible|\w+able|\w+ible|valid|free|open|exempt|entitled)\b/.test(clause.rest))
        return [];
    // "The battery does not run the unit" states something and forbids nothing.
    const isTold = isPersonWhoDoesNot(clause);
    if (/^(?:should|will|do|does)$/.test(clause.auxiliary) && !isOurs(unit, clause) && !isTold)
        return [];
    // For so long it is not allowed: later it is.
    if (/\bfor (?:\d|the first|at least|up to|(?:two|three|four|five|six|seven|ten|twelve) )/.test(clause.rest))
        return [];
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    const lead = clause.lead === undefined ? undefined : (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.lead, unit);
    if (who === undefined || rest === undefined || (clause.lead !== undefined && lead === undefined))
        return [];
    const auxiliary = isTold || /^(?:must|shall|may|can)$/.test(clause.auxiliary) ? 'can' : clause.auxiliary;
    if (/^(?:has|have|needs?) to$/.test(auxiliary))
        return [];
    return [
        {
            ...(REFUSED ?? REFUSED$made()),
            question: (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(lead, (0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)({ ...clause, auxiliary }, who, rest)),
            expected: `Say no: ${rule}`,
        },
    ];
}
/** "Persons under 16 do not travel alone": they may not. */
const isPersonWhoDoesNot = ({ subject, auxiliary, rest }) => /^do(?:es)?$/.test(auxiliary) &&
    /(?:persons|people|passengers|members|employees|guests|visitors|children|tenants|students|readers|users)$/i.test((0,(asks_clause ??= __webpack_require__(72272))/* headOf */.Uo)(subject)) &&
    /^(?!need|have|count|get|pay|belong|apply|know|matter|want|become|lose)[a-z]+ /.test(rest);
/** "We do not give …", and what needs nothing: a plain "no" answers both. */
const isOurs = ({ toCustomer }, { subject, auxiliary, rest }) => (toCustomer && /^we$/i.test(subject) && auxiliary !== 'should' && / /.test(rest)) ||
    (/^do(?:es)?$/.test(auxiliary) && /^(?:need|require) [a-z]/.test(rest));
var REFUSED;
function REFUSED$made() { return REFUSED = {
    form: 'refusal',
    checks: [(SAYS_NO ?? SAYS_NO$made())],
    verdict: 'refused',
    include: [],
    rationale: 'Asks for what the rule forbids.',
    quality: 1,
}; }
/** "You should not give medical advice" in a text for the assistant: somebody asks it for just that. */
function agentAsk({ toCustomer }, { subject, auxiliary, rest, lead }) {
    if (toCustomer || lead !== undefined || !/^(?:you|the (?:agent|assistant))$/i.test(subject))
        return undefined;
    if (!/^(?:must|should|shall|may|can)$/.test(auxiliary) ||
        !/^[a-z]+ /.test(rest) ||
        /^(?:be|have|make|assume|mention|reveal|disclose|rely)\b/.test(rest))
        return undefined;
    const said = (0,(wording ??= __webpack_require__(52218))/* firstPerson */.e8)(rest, false);
    return /\b(?:users?|customers?|you|your|agent|tools?)\b/i.test(said)
        ? undefined
        : `Could you ${said}, please?`;
}
/** A person or a body, by its last word. */
var PERSON;
function PERSON$made() { return PERSON = /\b(?:lead|managers?|officers?|board|members?|employees?|customers?|staff|engineers?|auditors?|directors?|committee|chair(?:man|person|s)?|secretary|treasurer|captain|drivers?|residents?|holders?|owners?|adults?|administrators?|team|partners?|trustees?|council|assembly|president|users?|guests?|students?|patrons?|supervisors?|heads?|department|pharmacists?|doctors?|technicians?|installers?|electricians?|plumbers?|persons?|people|passengers?|founders?|maintainers?|meeting|conciliator|guardian|parents?|desk|office|landlord|court|arbitrator|chairs?|stewards?|vet|security|council|panel|tenants?|engineer|supervisor|association|company|agency|works council)$/i; }
/** "Only the on-call lead may lower a severity": asked by whom. */
function whoAsks(unit, text) {
    const match = /^Only ((?:the |an? )?[\w’'-]+(?: [\w’'-]+){0,4}) (may|can) ([^,;()]+)(?:, and not [^,;]+)?\.$/.exec(text);
    const [, who = '', , rest = ''] = match ?? [];
    if (match === null || !(PERSON ?? PERSON$made()).test(who) || /\b(?:and|or|who|that)\b/.test(who) || (plain_refusal_MORE ?? plain_refusal_MORE$made()).test(rest))
        return [];
    const said = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(rest, unit);
    const name = who.replace(/^(?:the|an?) /, '');
    if (said === undefined)
        return [];
    return [
        {
            form: 'value',
            question: `Who may ${said}?`,
            checks: [
                {
                    matches: {
                        pattern: `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, 's?')}`,
                        flags: 'i',
                    },
                },
            ],
            verdict: 'inform',
            include: [name],
            rationale: 'Asks whom the rule allows something.',
            quality: 1,
        },
    ];
}
var NEEDED;
function NEEDED$made() { return NEEDED = {
    matches: {
        pattern: "\\b(?:no|not|isn[’']t|must|has to|have to|need(?:s|ed)?|required|obligatory|mandatory|compulsory|obliged)\\b",
        flags: 'i',
    },
    name: 'says that it is needed',
}; }
/** "Is it optional for renters to show a photo ID at pick-up?": what a rule demands of people. */
function demandAsks(unit, text, rule = text) {
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text.replace((REASON ?? REASON$made()), '.'));
    if (clause === undefined || clause.adverb !== undefined || clause.lead !== undefined)
        return [];
    if (!/^(?:must|shall|has to|have to|needs to|need to)$/.test(clause.auxiliary))
        return [];
    if ((plain_refusal_MORE ?? plain_refusal_MORE$made()).test(clause.rest) ||
        /[,;()]|\b(?:if|when(?! \w+ing$)|or|and)\b/.test(clause.rest) ||
        /\d/.test(clause.rest) ||
        (refusal_ask_VAGUE ?? refusal_ask_VAGUE$made()).test(clause.rest))
        return [];
    const passive = /^be (?:\w+ly )?\w+(?:ed|en|wn|ade|aid|ept|eld|old|ut|ung|orn|ought)\b/.test(clause.rest);
    if (!passive &&
        !/^you$/i.test(clause.subject) &&
        !(PERSON ?? PERSON$made()).test(clause.subject.replace(/ (?:of|in|on|from|with|under|for)\b.*$/, '')))
        return [];
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    // The assistant is not asked what it may leave out itself.
    if (who === undefined || who === 'you' || rest === undefined || (!passive && /^be\b/.test(rest)))
        return [];
    return [
        {
            form: 'refusal',
            question: `Is it optional for ${who === 'I' ? 'me' : who} to ${rest}?`,
            checks: [(NEEDED ?? NEEDED$made()), (NOT_OPTIONAL ?? NOT_OPTIONAL$made())],
            expected: `Say that it is required: ${rule}`,
            verdict: 'refused',
            include: [],
            rationale: 'Asks whether a demand is optional.',
            quality: 0.85,
        },
    ];
}

;// CONCATENATED MODULE: ./lib/generation/asks/permission-ask.js




var permission_ask_MORE;
function permission_ask_MORE$made() { return permission_ask_MORE = /\b(?:not|no|never|nor|neither|unless|except|but|only|without|otherwise|even if|whether|provided|other than|if|when|than|any)\b|[,;()]|n[’']t\b|\d/i; }
/** Abilities, and what nobody would ask for. */
var NO_PERMISSION;
function NO_PERMISSION$made() { return NO_PERMISSION = /^(?:be (?:found|seen|used for|subject|liable|necessary|required|requested|obtained|reached|considered|asked|sent|refused|removed|terminated|withdrawn|cancelled|suspended)|lead|result|vary|take|need|contain|differ|change|apply|include|cause|have|expect|arise|happen|see|find|look|also|help|sometimes|often|usually|\w+ly)\b/i; }
/** "Is it against the rules for members to make things to sell?": what a rule allows, asked by somebody who doubts it. */
function permissionAsks(unit, text, rule) {
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text);
    if (clause === undefined || clause.adverb !== undefined || !/^(?:may|can)$/.test(clause.auxiliary))
        return [];
    // What it allows up to a number is asked by the number.
    if (unit.quantities.length > 0)
        return [];
    if ((permission_ask_MORE ?? permission_ask_MORE$made()).test(clause.rest) || (NO_PERMISSION ?? NO_PERMISSION$made()).test(clause.rest) || clause.lead !== undefined)
        return [];
    // Things "can" do much that nobody has to allow.
    const isPerson = /^you$/i.test(clause.subject) || (PERSON ?? PERSON$made()).test((0,(asks_clause ??= __webpack_require__(72272))/* headOf */.Uo)(clause.subject));
    const isDone = clause.auxiliary === 'may' && /^be \w+(?:ed|en|wn|ade|aid|ept|eld|old|ut|ought)\b/.test(clause.rest);
    if (!isPerson && !isDone)
        return [];
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    if (who === undefined || rest === undefined || who === 'you' || rest.split(' ').length < 2)
        return [];
    return [
        {
            form: 'refusal',
            question: (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(undefined, `is it against the rules for ${who === 'I' ? 'me' : who} to ${rest}`),
            checks: [(ALLOWED ?? ALLOWED$made()), (NOT_FORBIDDEN ?? NOT_FORBIDDEN$made())],
            expected: `Say that it is allowed: ${rule}`,
            verdict: 'allowed',
            include: [],
            rationale: 'Doubts what the rule allows.',
            quality: 0.85,
        },
    ];
}
var ALLOWED;
function ALLOWED$made() { return ALLOWED = {
    name: 'says that it is allowed',
    matches: {
        pattern: "\\bno\\b|\\b(?:not|isn[’']t) (?:against|forbidden|prohibited|a problem)\\b|\\b(?:may|can|could|allowed|permitted|permissible|welcome|entitled|free to|possible)\\b",
        flags: 'i',
    },
}; }

;// CONCATENATED MODULE: ./lib/generation/asks/value-ask.js



/** Behind a number these begin something that belongs to the whole rule and has no place inside a question. */
var value_ask_MORE;
function value_ask_MORE$made() { return value_ask_MORE = /[,;()]|\b(?:and|or|but|unless|except|if|when|provided|whichever|as long as|since|because|so|which|who|that|whatever|with the|only|not|otherwise|then|to)\b/i; }
/** A time that is counted from or to something. */
var ANCHOR;
function ANCHOR$made() { return ANCHOR = /^(?:before|after|of|from|in advance|prior to|ahead|following)\b/i; }
/** Questions for the number of a rule: "How many weeks before the first rental day do groups have to book at least?". */
function valueAsks(unit, text) {
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(text);
    return unit.quantities.flatMap((quantity, limit) => {
        const question = (clause === undefined ? undefined : clauseQuestion(unit, clause, quantity)) ??
            priceQuestion(unit, text, quantity);
        return askedValue(quantity, limit, question);
    });
}
function clauseQuestion(unit, clause, quantity) {
    if (clause.adverb !== undefined || quantity.op === 'between')
        return undefined;
    const at = clause.rest.indexOf(quantity.phrase);
    if (at < 0 || clause.rest.indexOf(quantity.phrase, at + 1) >= 0)
        return undefined;
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const before = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest.slice(0, at).trim(), unit);
    const after = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest.slice(at + quantity.phrase.length).trim(), unit);
    const lead = clause.lead === undefined ? undefined : (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.lead, unit);
    if (who === undefined ||
        before === undefined ||
        after === undefined ||
        (clause.lead !== undefined && lead === undefined))
        return undefined;
    // What stands behind the number comes first in the question, so nothing in it may point back.
    if (/\b(?:it|its|they|them|their)\b/i.test(after))
        return undefined;
    if ((value_ask_MORE ?? value_ask_MORE$made()).test(after.replace((ANCHOR ?? ANCHOR$made()), '').replace(/\bthat\b(?= \w+ (?:begins|starts|ends))/, '')) ||
        /[,;()]|\b(?:and|or|but|by \d+)\b|\b(?:who|that|which) (?:is|are|was|were|has|have)\b/.test(before))
        return undefined;
    const question = timeQuestion(clause, quantity, who, before, after) ?? countQuestion(clause, quantity, who, before, after);
    return question === undefined ? undefined : (0,(asks_clause ??= __webpack_require__(72272))/* led */.Ic)(lead, question);
}
function timeQuestion(clause, quantity, who, before, after) {
    const { kind, unit, op, phrase } = quantity;
    if (kind === 'clock') {
        if (!/^(?:by|until|no later than|before)\b/i.test(phrase) || before === '')
            return undefined;
        const ask = /^until/i.test(phrase) ? 'until' : 'by';
        return `${ask} what time ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, `${before}${after === '' ? '' : ` ${after}`}`)}`;
    }
    if (kind !== 'time' || unit === '')
        return undefined;
    const old = /^(?:years?|months?)$/.test(unit) && /^(?:old|of age)\b/i.test(after) && before === 'be' && op === '>=';
    if (old)
        return `how old ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, 'be at least')}`;
    const preposition = /(?:^|\s)(for|after|within|in|every)$/i.exec(before)?.[1]?.toLowerCase() ??
        /^(within)\b/i.exec(phrase)?.[1]?.toLowerCase();
    const verb = before
        .replace(/\s*\b(?:for|after|within|in|every)$/i, '')
        .replace(/,$/, '')
        .trim();
    const anchored = (ANCHOR ?? ANCHOR$made()).test(after);
    if (verb === '' ||
        /\d/.test(`${verb} ${after}`) ||
        /\b(?:of|to|by|than|from|until|on|at|between|about|the|an?|the (?:first|last|next))$/i.test(verb) ||
        (!anchored && after !== ''))
        return undefined;
    const tail = after === '' ? '' : ` ${after}`;
    const many = shownUnit(unit);
    if (preposition === 'every')
        return after === '' ? `how often ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, verb)}` : undefined;
    if (preposition === 'for') {
        if (/^(?:before|after|from|in advance)/.test(after) && op === '=')
            return undefined;
        return `for how many ${many}${tail} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, verb)}${bound(op)}`;
    }
    if (preposition === 'after' || preposition === 'within')
        return `${preposition} how many ${many}${tail} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, verb)}`;
    if (preposition === 'in' || !anchored || /^(?:of|from)\b/i.test(after))
        return undefined;
    if (/^(?:after|following)\b/i.test(after) && op === '<=')
        return `within how many ${many}${tail} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, verb)}`;
    const isBefore = /^(?:before|in advance|prior to|ahead)/i.test(after);
    return `how many ${many}${tail} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, verb)}${isBefore && op === '>=' ? ' at the latest' : bound(op)}`;
}
/** "hold at most four open bookings": the number is what the verb acts on. */
function countQuestion(clause, quantity, who, before, after) {
    const { kind, unit, op } = quantity;
    if (!/^[a-z]+$/.test(before) || /^(?:be|been|become|is|are)$/.test(before))
        return undefined;
    if (kind !== 'count' && kind !== 'time' && kind !== 'size')
        return undefined;
    if (unit === '' ||
        op === '=' ||
        clause.auxiliary === 'is' ||
        clause.auxiliary === 'are' ||
        /ed$/.test(before))
        return undefined;
    const tail = after === '' ? '' : ` ${after}`;
    return `how many ${shownUnit(unit)} ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, who, before)}${tail}${bound(op)}`;
}
/** "The deposit is EUR 50 per person": asked by what it is the price of. */
function priceQuestion(unit, text, quantity) {
    const { kind, op, phrase, start } = quantity;
    if (kind !== 'money' && kind !== 'percent')
        return undefined;
    const plain = text.replace(/[.!]+$/, '');
    if (plain.indexOf(phrase) !== start || op !== '=')
        return undefined;
    const match = /^((?:An?|The|Each|Every|Our|[A-Z][\w’'-]+)(?: [\w’'-]+){0,7}) (is|are|costs?)$/.exec(plain.slice(0, start).trim());
    const after = plain.slice(start + phrase.length).trim();
    if (match === null || (value_ask_MORE ?? value_ask_MORE$made()).test(after) || (after !== '' && !/^(?:per|an?|for each|each|a)\b/i.test(after)))
        return undefined;
    const [, subject = '', verb = ''] = match;
    if (/\b(?:who|that|which|there|not|it)\b/i.test(subject))
        return undefined;
    const who = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(subject, unit);
    const tail = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(after, unit);
    if (who === undefined || tail === undefined)
        return undefined;
    const behind = tail === '' ? '' : ` ${tail.replace(/^each$/, 'each')}`;
    if (/^cost/.test(verb))
        return `How much ${verb === 'costs' ? 'does' : 'do'} ${who} cost${behind}?`;
    return `${kind === 'percent' ? 'What percentage' : 'How much'} ${verb} ${who}${behind}?`;
}
const bound = (op) => op === '<=' || op === '<' ? ' at most' : op === '>=' ? ' at least' : '';
var SHORT;
function SHORT$made() { return SHORT = {
    s: 'seconds',
    sec: 'seconds',
    ms: 'milliseconds',
    min: 'minutes',
    h: 'hours',
}; }
/** The unit as it is asked for: "seconds" for "s"; what has no vowel is no word and has no plural: "mph". */
const shownUnit = (unit) => (SHORT ?? SHORT$made())[unit] ?? (/^[^aeiouy]+s$/.test(unit) ? unit.slice(0, -1) : unit);

;// CONCATENATED MODULE: ./lib/generation/asks/quoted-asks.js





/** A number so large or small that another one in its place is plainly another rule. */
const isPlain = ({ kind, op, value, high, unit }) => op !== 'between' &&
    !(kind === 'count' && unit === '') &&
    high === undefined &&
    kind !== 'date' &&
    value >= 2 &&
    Number.isInteger(value);
/** A rule as somebody quotes it who has forgotten its number, and as somebody quotes it wrongly: it stays whole, with every condition. */
function quotedAsks(unit, text, context) {
    const about = context === undefined
        ? ''
        : /\?"$/.test(context)
            ? `This is about your answer to ${context}. `
            : `This is about ${context.replace(/\.(?="?$)/, '')}. `;
    const numbers = unit.quantities.filter((one) => text.slice(one.start, one.end) === one.phrase && isPlain(one));
    const asks = numbers.flatMap((quantity, at) => {
        // A number that stands twice cannot be left out, and one of several may be meant by any of their questions.
        const again = unit.quantities.filter(({ value }) => value === quantity.value).length;
        if (again > 1 || (quantity.kind === 'time' && quantity.value === 1))
            return [];
        // "The 60 days" were named before.
        if (/\bthe\s$/i.test(text.slice(0, quantity.start)) && quantity.phrase.startsWith(quantity.written))
            return [];
        const common = {
            form: 'quoted',
            include: [quantity.written],
            limit: unit.quantities.indexOf(quantity),
        };
        const sign = /^(?:[$€£]\s?|[A-Z]{3} )/.exec(quantity.written)?.[0].length ?? 0;
        const place = text.indexOf(quantity.written, quantity.start) + sign;
        const end = place + quantity.written.length - sign;
        const gap = `${text.slice(0, place)}…${text.slice(end)}`;
        const other = otherValue(quantity, text);
        const wrong = `${text.slice(0, place)}${other}${text.slice(end)}`;
        return [
            {
                ...common,
                question: `${about}${(GAPS ?? GAPS$made())[(at + text.length) % (GAPS ?? GAPS$made()).length]?.((0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(gap), quoted_asks_asked(quantity))}`,
                checks: [(0,(value_check ??= __webpack_require__(79417))/* valueCheck */.AM)(quantity)],
                verdict: 'inform',
                rationale: 'Quotes the rule without one of its numbers.',
                quality: 0.55,
            },
            {
                ...common,
                question: `${about}${(WRONG ?? WRONG$made())[(at + text.length) % (WRONG ?? WRONG$made()).length]?.((0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(wrong))}`,
                checks: [(0,(value_check ??= __webpack_require__(79417))/* valueCheck */.AM)(quantity)],
                verdict: 'correct',
                rationale: `Quotes the rule with another number than ${quantity.written}.`,
                quality: 0.65,
            },
        ];
    });
    return [...asks, ...turnedAsks(text, about)];
}
var GAPS;
function GAPS$made() { return GAPS = [
    (quote, what) => `I remember this rule, but not the number in it: "${quote}" ${what}`,
    (quote, what) => `On my copy one number cannot be read: "${quote}" ${what}`,
    (quote, what) => `Somebody read this out to me and I missed the number: "${quote}" ${what}`,
    (quote, what) => `Could you complete this sentence for me? "${quote}" ${what}`,
    (quote, what) => `My notes have a gap here: "${quote}" ${what}`,
]; }
var WRONG;
function WRONG$made() { return WRONG = [
    (quote) => `A colleague told me the rule is: "${quote}" Is that number right?`,
    (quote) => `I have it in my notes like this: "${quote}" Is the number correct?`,
    (quote) => `Somebody posted this as the rule: "${quote}" Has the number been copied correctly?`,
    (quote) => `I am about to tell others the following: "${quote}" Please check the number first.`,
    (quote) => `Last time I was told: "${quote}" Does that number still hold?`,
]; }
var TURNED;
function TURNED$made() { return TURNED = [
    (quote) => `I was told that the rule goes like this: "${quote}" Is that true?`,
    (quote) => `Somebody posted this as the rule: "${quote}" Can I rely on it?`,
]; }
function quoted_asks_asked({ kind, unit }) {
    if (kind === 'clock')
        return 'What time does it say?';
    if (kind === 'money')
        return 'What is the amount?';
    if (kind === 'percent')
        return 'What is the percentage?';
    return unit === '' || kind === 'size' ? 'Which number is it?' : `How many ${shownUnit(unit)} does it say?`;
}
/** From two on. */
var NUMBER_WORDS;
function NUMBER_WORDS$made() { return NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' '); }
/** Twice as much, in the same writing; three times where that stands in the rule as well. */
function otherValue(quantity, text) {
    const { kind, value, written } = quantity;
    if (kind === 'clock')
        return (0,(quantity_values ??= __webpack_require__(68848))/* valueText */.Ru)(quantity, (value + 120) % 1440);
    const taken = (one) => new RegExp(`(?<!\\d)${one}(?!\\d)${one <= 12 ? `|\\b${(NUMBER_WORDS ?? NUMBER_WORDS$made())[one - 2]}\\b` : ''}`).test(text);
    const twice = kind === 'percent' && value >= 50 ? Math.round(value / 2) : value * 2;
    const other = taken(twice) ? value * 3 : twice;
    const digits = /\d[\d,. ]*\d|\d/.exec(written)?.[0];
    const shown = other >= 1000 && /,/.test(written) ? other.toLocaleString('en') : String(other);
    return digits === undefined ? ((NUMBER_WORDS ?? NUMBER_WORDS$made())[other - 2] ?? shown) : digits.replace(/[\d,. ]+/, shown);
}
var DENIALS;
function DENIALS$made() { return DENIALS = [
    [/\bcannot\b/, 'can'],
    [/\b(?:must|may|shall) (?:not|never)\b/i, 'may'],
    [/\b(is|are|was|were) (?:not|never)\b/, '$1'],
]; }
var STILL_OPEN;
function STILL_OPEN$made() { return STILL_OPEN = /\b(?:no|nor|neither|unless|except|but|only|otherwise|even if|without|other than|any|than|until|yet|instead|whether|necessarily|nothing|nobody|none|least|later)\b|n[’']t\b/i; }
/** A rule that denies once, quoted without its "not". */
function turnedAsks(text, about) {
    const denials = text.match(/\b(?:cannot|not|never)\b/gi) ?? [];
    const turn = (DENIALS ?? DENIALS$made()).find(([form]) => form.test(text));
    if (denials.length !== 1 || turn === undefined || (STILL_OPEN ?? STILL_OPEN$made()).test(text))
        return [];
    // What is denied inside of a condition is not what the rule denies.
    if (/^(?:If|When|Where|Once|As long)\b|\b(?:if|when|who|that|which|whose|because|since|where|whether)\b/.test(text.slice(0, text.search(/\b(?:cannot|not|never)\b/i))))
        return [];
    const wrong = text.replace(turn[0], turn[1]);
    // "All others may not." and "not at all" leave no sentence.
    if (/\b(?:can|may|must|is|are|was|were)(?:[.!]$|,)|\bat all\b/i.test(wrong))
        return [];
    return [
        {
            form: 'quoted',
            question: `${about}${(TURNED ?? TURNED$made())[text.length % (TURNED ?? TURNED$made()).length]?.((0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(wrong))}`,
            checks: [(SAYS_NO ?? SAYS_NO$made())],
            expected: `Correct the claim: ${text}`,
            verdict: 'correct',
            include: [],
            rationale: 'Quotes the rule as if it allowed what it forbids.',
            quality: 0.65,
        },
    ];
}

// EXTERNAL MODULE: ./lib/generation/asks/stands-alone.js
var stands_alone;
;// CONCATENATED MODULE: ./lib/generation/asks/whose-ask.js





var CONSENT;
function CONSENT$made() { return CONSENT = /^(.{3,80}?) (needs?|requires?) (?:the |an? )?(?:prior |written |explicit )*(consent|approval|permission|signature|vote|agreement) (?:of|from) (?:the |an? |your )?([\w’'-]+(?: [\w’'-]+){0,4}?)(?: as well| in addition)?\.$/; }
var BY;
function BY$made() { return BY = /^(.{3,80}?) by (?:the |an? |your )?((?:[\w’'-]+ ){0,3}[\w’'-]+?)(?: (for|before|after|within|at|on|in|as|with) [^,;()]{2,60})?\.$/; }
var whose_ask_OPEN;
function whose_ask_OPEN$made() { return whose_ask_OPEN = /[,;()]|\b(?:and|or|but|not|no|unless|except|if|when|which|who|that|only|it|they|them|their|its)\b/i; }
/** "Donations need the consent of the general meeting": asked for whose consent. "Chairs are appointed by the Committee": asked by whom. */
function whoseAsks(unit, text, rule) {
    const [, subject = '', verb = '', what = '', who = ''] = (CONSENT ?? CONSENT$made()).exec(text) ?? [];
    if (subject !== '' &&
        !(whose_ask_OPEN ?? whose_ask_OPEN$made()).test(subject.replace(/^(?:No|Only)\b/, 'no').replace(/\bbetween .+? and\b/, '')) &&
        !/\bor\b/.test(who)) {
        const said = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(subject, unit);
        const does = said === undefined ? '' : (0,(asks_clause ??= __webpack_require__(72272))/* isMany */.cw)(said, subject) || !/s$/.test(verb) ? 'do' : 'does';
        return said === undefined
            ? []
            : made(`Whose ${what} ${does} ${said} ${verb.replace(/s$/, '')}?`, who, subject, rule);
    }
    return byWhom(unit, text, rule);
}
function byWhom(unit, text, rule) {
    const [, main = '', who = ''] = (BY ?? BY$made()).exec(text) ?? [];
    if (who === '' || !(PERSON ?? PERSON$made()).test(who) || /\d/.test(who))
        return [];
    const clause = (0,(asks_clause ??= __webpack_require__(72272))/* clauseOf */.pQ)(`${main.replace(/ only$/, '')}.`);
    if (clause === undefined ||
        clause.adverb === 'not' ||
        !/^(?:is|are|may|can|must|shall)$/.test(clause.auxiliary))
        return [];
    if ((whose_ask_OPEN ?? whose_ask_OPEN$made()).test(clause.rest) || !/^(?:be )?\w+(?:ed|en|wn|ade|id|ept|eld|old|ut)\b/.test(clause.rest))
        return [];
    const said = (0,(voice ??= __webpack_require__(70431))/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.rest, unit);
    const lead = clause.lead === undefined ? '' : (0,(voice ??= __webpack_require__(70431))/* spoken */.v)(clause.lead, unit);
    if (said === undefined || rest === undefined || lead !== '')
        return [];
    return made(`By whom ${(0,(asks_clause ??= __webpack_require__(72272))/* inverted */.e_)(clause, said, rest)}?`, who, main, rule);
}
function made(question, who, subject, rule) {
    const check = namesOneOf(who, subject);
    if (check === undefined || question.split(' ').length > 24)
        return [];
    return [
        {
            form: 'value',
            question: (0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(question),
            checks: [check],
            expected: `Say who: ${rule}`,
            verdict: 'inform',
            include: [],
            rationale: 'Asks who decides or acts.',
            quality: 1,
        },
    ];
}

;// CONCATENATED MODULE: ./lib/generation/asks/asks-of.js

















const known = new WeakMap();
/**
 * The ways to ask for a rule. A sentence that cannot be understood alone gives none, and neither does one of a form that no question was
 * written for: fewer cases are better than wrong ones.
 */
function asksOf(unit) {
    const found = known.get(unit);
    if (found !== undefined)
        return found;
    const asks = (unit.row === undefined ? sentenceAsks(unit) : cellAsks(unit)).filter((ask) => !(0,(echo ??= __webpack_require__(45253))/* echoes */.Y)([ask]) && isClean(ask));
    known.set(unit, asks);
    return asks;
}
function sentenceAsks(unit) {
    const { leadIn } = unit;
    if (leadIn !== undefined)
        return [];
    const sentence = sentenceOf(unit.text);
    const text = firstOf(unit.text);
    const natural = [...ownQuestionAsks(unit), ...partsOf(sentence).flatMap((part) => partAsks(unit, part))];
    const quoted = text !== undefined && (0,(stands_alone ??= __webpack_require__(49894))/* standsAlone */.p)(text)
        ? quotedAsks(unit, text, contextOf(unit))
        : quotedParts(unit, sentence);
    return [...distinct(natural), ...quoted];
}
/** A sentence of several statements cannot be quoted whole; a statement of it that nothing was left out of can. */
function quotedParts(unit, sentence) {
    const parts = partsOf(sentence);
    if (parts.length < 2 || sentence !== unit.text)
        return [];
    return parts
        .filter(({ text, exception }, at) => exception === undefined && (at === 0 || !(LEANS ?? LEANS$made()).test(text)))
        .filter(({ text }) => (0,(stands_alone ??= __webpack_require__(49894))/* standsAlone */.p)(text))
        .flatMap(({ text }) => {
        const part = { ...unit, text, quantities: (0,quantities/* quantitiesOf */.D$)(text) };
        return quotedAsks(part, text, contextOf(part)).map((ask) => placed(unit, part, ask));
    });
}
/** A later statement that says something of the earlier one, or too little of itself. */
var LEANS;
function LEANS$made() { return LEANS = /^(?:From|For|In|On|At|After|Within|Beyond|Above|Over|Below|Up|With|Without)\b|^(?:\S+ ){1,5}\S+$/; }
/** Fewer words are no statement. */
const FEWEST = 3;
/** What a statement inside of a sentence can be asked for. */
function partAsks(unit, { text, qualified, exception }) {
    if (!(0,(stands_alone ??= __webpack_require__(49894))/* standsAlone */.p)(text, FEWEST))
        return [];
    // Whoever asks may be one of those for whom it is lifted: "no" would not do.
    const isOpen = exception !== undefined && /\bunless\b/i.test(exception);
    const whole = sentenceOf(unit.text) === unit.text && !qualified;
    const part = { ...unit, text, quantities: (0,quantities/* quantitiesOf */.D$)(text) };
    const rule = unit.text;
    return [
        ...valueAsks(part, text),
        ...measureAsks(part, text),
        ...(whole ? limitAsks(part, text) : []),
        ...whoAsks(part, text),
        ...needAsks(part, text, rule),
        ...onlyAsks(part, text, rule),
        ...oftenAsks(part, text),
        ...whoseAsks(part, text, rule),
        ...consequenceAsks(part, text, rule),
        ...(isOpen
            ? []
            : [
                ...refusalAsks(part, text, rule),
                ...demandAsks(part, text, rule),
                ...permissionAsks(part, text, rule),
            ]),
    ]
        .map((ask) => (exception === undefined ? ask : excepted(ask, rule)))
        .map((ask) => placed(unit, part, inContext(unit, ask)));
}
/** A right answer names the exception as well, and may say "only" instead of "no". */
function excepted(ask, rule) {
    const expected = ask.expected ?? `Say what the rule says, with its exception: ${rule}`;
    return { ...ask, expected, checks: ask.checks.map((one) => (one === (SAYS_NO ?? SAYS_NO$made()) ? (SAYS_NO_OR_ONLY ?? SAYS_NO_OR_ONLY$made()) : one)) };
}
/** Shorter questions do not say what they are about. */
const CLEAR = 12;
/** What a question is about, where it stands under words in bold or in the middle of an answer. */
function inContext({ label, asked, isFirst }, ask) {
    const about = label ?? (isFirst === true ? undefined : asked);
    const isShort = (ask.question.split('?')[0] ?? '').split(' ').length < CLEAR;
    // "I" names nothing that a question could be about.
    const isVague = label !== undefined || /\b(?:I|my|me)\b/.test(ask.question);
    if (about === undefined ||
        !isShort ||
        !isVague ||
        (0,words/* stems */.Vw)(about).some((stem) => label !== undefined && (0,words/* stems */.Vw)(ask.question).includes(stem)))
        return ask;
    const first = label === undefined
        ? `I have read your answer to "${(0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(about)}"`
        : `This is about "${(0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(about)}"`;
    return { ...ask, question: `${first.replace(/[.:]"$/, '"')}. ${ask.question}` };
}
/** The limit of an ask by its place in the whole rule. */
function placed(unit, part, ask) {
    const phrase = part.quantities[ask.limit ?? -1]?.phrase;
    const limit = unit.quantities.findIndex((one) => one.phrase === phrase);
    const { limit: _, ...rest } = ask;
    return limit < 0 ? rest : { ...rest, limit };
}
/** Without a second way to ask the same. */
const distinct = (asks) => [...new Map(asks.map((ask) => [ask.question, ask])).values()];
/** The first sentence of a rule. */
const sentenceOf = (text) => /^.*?[.!](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
/** With these a further sentence changes what the first one says. */
var QUALIFIES;
function QUALIFIES$made() { return QUALIFIES = /\b(?:appl(?:y|ies)|unless|except\w*|exempt|however|otherwise|then|instead|in that case|if|when|only|but|until|later|longer|shorter|more|less)\b/i; }
/** The first sentence of a rule, unless those behind it change what it says. */
function firstOf(text) {
    const end = /[.!] (?=[A-Z])/.exec(text);
    if (end === null)
        return text;
    return (QUALIFIES ?? QUALIFIES$made()).test(text.slice(end.index + 1)) ? undefined : text.slice(0, end.index + 1);
}
/** A short sentence says more with the heading that it stands under. */
const asks_of_SHORT = 20;
function contextOf({ text, topic, label, asked }) {
    if (label !== undefined)
        return label;
    if (asked !== undefined)
        return `"${(0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(asked)}"`;
    const heading = (0,(wording ??= __webpack_require__(52218))/* headingName */.ef)(topic);
    return text.split(' ').length >= asks_of_SHORT || heading === '' || heading.split(' ').length > 6
        ? undefined
        : `"${(0,(wording ??= __webpack_require__(52218))/* noQuotes */.Le)(heading)}"`;
}
/** In front of a pronoun that begins a clause of its own, whose subject stands in the question. */
var asks_of_PRONOUN;
function asks_of_PRONOUN$made() { return asks_of_PRONOUN = /(?<!\b(?:if|when|once|until|unless|before|after|because|while|that|as)\s)\b(?:it|its|they|them|their)\b/i; }
/** "Their" behind a plural. */
var THEIRS;
function THEIRS$made() { return THEIRS = /(\b(?!does\b|is\b|has\b|was\b|this\b|us\b)[a-z]+s\b.*? )their\b/i; }
/** "I" behind anything but a verb of its own or the beginning of a clause. */
var MISPLACED_I;
function MISPLACED_I$made() { return MISPLACED_I = /(?<!\b(?:do|did|can|may|must|am|was|have|had|will|shall|should|could|would|if|when|once|until|unless|before|after|that|and|or|while|because|whether|as|than|where|what|which|who)|[,.?!:]) I\b/i; }
/** What a proofreader would stop at: a word twice, a blank before a mark, a form of "be" beside another verb, a pronoun without its noun. */
function isClean({ form, question }) {
    if (/\b(?:before|after) (?:it|them)\b(?! \w)/i.test(question) && form !== 'quoted')
        return false;
    const spoken = question.replace(/\bis it (?=early|enough|all right|optional|against)|\btheir own\b/gi, '');
    // A refusal keeps the order of its rule: "employees in their probation period".
    const named = form === 'refusal' ? spoken.replace((THEIRS ?? THEIRS$made()), '$1') : spoken;
    if (form !== 'quoted' && (asks_of_PRONOUN ?? asks_of_PRONOUN$made()).test(named))
        return false;
    if (/\b(?:up to|than|of|at least|at most the|every|and|or|the|before|after|later|earlier)\?/.test(question))
        return false;
    if (/\b(?:days?|hours?|weeks?|months?|minutes?) (?:before|after) (?:can|may|do|does|is|are|have|has)\b/.test(question))
        return false;
    if ((MISPLACED_I ?? MISPLACED_I$made()).test(question.replace(/^.*[.?] (?=[A-Z])/, '')))
        return false;
    return !/\b(\w+) \1\b|\s[,.;?]|\b(?:is|are|do|does|can) (?:is|are|can|may|must|will|has)\b|\b(?:I|me) (?:is|are|has)\b|\bfor I\b/i.test(question.replace(/\bhad had\b|\bthat that\b/g, ''));
}


/***/ }),

/***/ 72272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ led),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   cw: () => (/* binding */ isMany),
/* harmony export */   e_: () => (/* binding */ inverted),
/* harmony export */   pQ: () => (/* binding */ clauseOf)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__;

var LEAD;
function LEAD$made() { return LEAD = /^((?:If|When|Whenever|Once|After|Before|In|On|At|During|For|From|Until|Within|Without|With|Where|Upon|As long as|In case)\b[^,;()]{3,90}), (?=\S)/; }
var AUXILIARY;
function AUXILIARY$made() { return AUXILIARY = /^(.{1,80}?) (cannot|can|may|must|shall|should|will|is|are|do not have to|does not have to|has to|have to|needs to|need to|do not|does not)( (?:not|never|only|always|normally|usually|generally))? (.+)$/i; }
/** Words that no simple subject holds: a verb or a clause of its own begins with them. */
var CLAUSE_INSIDE;
function CLAUSE_INSIDE$made() { return CLAUSE_INSIDE = /\b(?:who|that|which|whose|whom|where|when|if|because|as|then|so|(?<!(?:more|less|fewer|older|younger|longer|shorter|heavier|higher|lower|larger|smaller) )than|until|unless|while|once|after|before|not|is|are|was|were|has|have|does|do|costs? [$€£\dA-Z]|lasts|gets?|pays|needs?|includes|contains|and$|or$|but$|and (?:the|an?) .+ (?:and|or))\b|[,;()"“”]/i; }
const LONGEST_SUBJECT = 10;
/** A sentence taken apart; undefined where it is not of that simple form. */
function clauseOf(text) {
    const plain = text.replace(/[.!]+$/, '');
    const lead = (LEAD ?? LEAD$made()).exec(plain)?.[1];
    const main = lead === undefined ? plain : plain.slice(lead.length + 2);
    const match = (AUXILIARY ?? AUXILIARY$made()).exec(main);
    const found = match !== null && !(CLAUSE_INSIDE ?? CLAUSE_INSIDE$made()).test(match[1] ?? '')
        ? match
        : ((PRONOUN ?? PRONOUN$made()).exec(main) ?? finite(main) ?? match);
    if (found === null)
        return undefined;
    const [, subject = '', verb = '', adverb = '', rest = ''] = found;
    if ((CLAUSE_INSIDE ?? CLAUSE_INSIDE$made()).test(subject) || subject.split(' ').length > LONGEST_SUBJECT || !isSubject(subject))
        return undefined;
    const auxiliary = verb.toLowerCase();
    const said = adverb.trim().toLowerCase();
    const negative = auxiliary === 'cannot' || / not$/.test(auxiliary) || said === 'not' || said === 'never';
    if (/ not have to$/.test(auxiliary))
        return undefined;
    return {
        ...(lead === undefined ? {} : { lead }),
        subject,
        auxiliary: auxiliary.replace(/^cannot$/, 'can').replace(/ not$/, ''),
        ...(negative ? { adverb: 'not' } : said === 'only' ? { adverb: 'only' } : {}),
        rest,
    };
}
/** "We answer …": a pronoun makes the verb behind it plain. */
var PRONOUN;
function PRONOUN$made() { return PRONOUN = /^(We|You|They)()() ((?!(?:are|were|was|had|did|recommend|hope|think|believe|want|like|know|would|could|might|also|both|all|have|each)\b)[a-z]{3,12}(?<!ed) .+)$/; }
/** Verbs of rules that are no nouns in these forms. */
var FINITE;
function FINITE$made() { return FINITE = /^(.{2,60}?) (ends|expires?|lasts?|rotates?|takes?|waits|costs|appl(?:y|ies)|receives?|gets?|lapses?|begins?|remains?|serves?|earns?|accrues?|loses?|runs|starts|closes|opens|keeps?|holds|covers?|becomes?|contains?|includes|requires?|contributes?|retires|elects|meets|stays?|pays?|has(?! (?:to|been)\b)|plays?) (.+)$/; }
/** The same behind a plural, where they could be nouns elsewhere. */
var PLURAL;
function PLURAL$made() { return PLURAL = /^(.{2,60}?(?:(?<! (?:stay|keep|remain|take|get|run|last|end|start|begin|need|cost))[^su]s|people|children|staff)(?: (?:under|over|aged|below|above) \d+)?) (cost|last|take|end|run|close|open|start|include|contain|hold|cover|keep|get|pay|earn|lose|need|have(?! (?:to|been)\b)|play|stay|share) (.+)$/; }
/** "A session ends after 8 hours": the verb in its plain form, as it stands in a question. */
function finite(main) {
    const match = (FINITE ?? FINITE$made()).exec(main) ?? (PLURAL ?? PLURAL$made()).exec(main);
    if (match === null)
        return null;
    const [whole, subject = '', verb = '', rest = ''] = match;
    const base = /^appl/.test(verb)
        ? 'apply'
        : verb === 'has'
            ? 'have'
            : /^(?:lapses|loses|closes)$/.test(verb) || /[aeiou][^aeiou]es$|[cgv]es$|res$|tes$/.test(verb)
                ? verb.slice(0, -1)
                : verb.replace(/s$/, '');
    return [whole, subject, '', '', `${base} ${rest}`];
}
/** Begins with an article, a pronoun or a noun in the plural, and does not deny. */
function isSubject(subject) {
    if (/^(?:there|here|during|in|on|at|for|from|within|after|before|until|with|without|by|if|when|where|under|as|upon|to|of|between|per|only|some|apart|besides|instead|it|this|that|no|none|nobody|nothing|neither|not|only|they|he|she|what|how|who(?:ever)?|whichever|whatever|all that|one)\b/i.test(subject))
        return false;
    return (/^(?:an?|the|each|every|all|any|our|your|we|you)\b/i.test(subject) ||
        /(?:[^s]s|people|men|women|children|staff|ren)\b/.test(subject) ||
        /^[A-Z]\w+(?: [a-z]+)?$/.test(subject) ||
        /^[A-Z][\w'’-]*(?: [\w'’-]+){1,4}$/.test(subject));
}
/** The auxiliary in front of its subject, with what follows: "can I book", "does a group have to pay". */
function inverted({ subject, auxiliary }, who, rest) {
    const plural = isMany(who, subject);
    if (auxiliary === '')
        return `${plural ? 'do' : 'does'} ${who} ${rest}`;
    if (/^(?:has|have|needs|need) to$/.test(auxiliary))
        return `${plural ? 'do' : 'does'} ${who} have to ${rest}`;
    if (auxiliary === 'must' || auxiliary === 'shall')
        return `${plural ? 'do' : 'does'} ${who} have to ${rest}`;
    const verb = who === 'I' && auxiliary === 'are' ? 'am' : who === 'you' && auxiliary === 'is' ? 'are' : auxiliary;
    return `${verb} ${who} ${rest}`;
}
/** Whether a subject takes its verb in the plural: as it stands in the question, and as it stands in the rule. */
const isMany = (who, subject) => /^(?:I|you|we|they)$/i.test(who) ||
    (!/^(?:an?|each|every)\b/i.test(subject) && / and /.test(subject)) ||
    (!/^(?:an?|each|every)\b/i.test(subject) &&
        /(?:[^su]s|people|men|women|children|staff)$/i.test(headOf(subject)));
/** The noun of a subject: what stands before its first preposition. */
const headOf = (subject) => subject.split(/ (?:of|for|with|in|on|from|to|at|by|under|over|above|below|without|between|against|during|aged|per)\b/)[0] ?? subject;
/** A condition in front of a question. */
const led = (lead, question) => lead === undefined
    ? `${question.charAt(0).toUpperCase()}${question.slice(1)}?`
    : `${lead}, ${(0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .lowerFirst */ .oZ)(question)}?`;


/***/ }),

/***/ 49894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ standsAlone)
/* harmony export */ });
/* harmony import */ var _text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _clause_js__WEBPACK_IMPORTED_MODULE_1__;


/** Speaks of what stands somewhere else. */
var REFERS;
function REFERS$made() { return REFERS = /\b(?:this|that case|these|those|such|the (?:above|former|latter|following|two|said)|(?:above|below)(?! (?:\d|[$€£]|[A-Z]{3} \d))|aforementioned|hereby|respective(?:ly)?|instead|then|there(?:fore|after|by)?|thus|hence|in addition|as well|too|also|likewise|in turn|either way|so far|one of them|here|do so|does so|done so|(?:first|second|last|next|further|other|every|each|which|any|new|old) one|ones|both(?! of the| the| parties))\b/i; }
/** "You can move one to another stay": one of what was named before. */
var PRONOUN_ONE;
function PRONOUN_ONE$made() { return PRONOUN_ONE = /\b(?!no|any|every|each|the|this|that|which|than|of|by|for|from|least|most|only|just|to|at|in|on|and|or|is|are|exactly|not|within|per|half|about|over|under)[a-z]+ one(?=[.,]| (?:to|for|from|when|if|at|with)\b)/i; }
var OPENS_WITH;
function OPENS_WITH$made() { return OPENS_WITH = /^(?:it|its|they|their|them|he|she|his|her|one|both|neither|either|another|others?|some|most|later|further|again|and|or|but|nor|so|as|otherwise|the same (?:is|applies|goes|holds)|here|because|since|which|who|what|where|how|why|whether|than|not|note|see|e\.?g|i\.?e|outside of|any other|all other|each of|in that|for any other|the other|the rest|the exception|exceptions?|exempt|after that|before that|until then|thank|welcome|hello|hi|sorry|yes|no[,.;:]|nope|sure|of course|please|our|for (?:this|that|it|them|example|instance)|if (?:so|not|it|they|you see it)|when (?:it|they)|once (?:it|they)|unless (?:it|they)|to (?:do|this))\b/i; }
/** Speaks of what was once, or is not yet. */
var OUT_OF_DATE;
function OUT_OF_DATE$made() { return OUT_OF_DATE = /\b(?:used to|no longer|formerly|previous(?:ly)?|ended on|was (?:removed|abolished|replaced|dropped|discontinued|introduced|changed|raised|lowered)|were (?:removed|abolished|replaced|introduced)|will be (?:removed|replaced|introduced)|had been|until (?:19|20)\d\d|since (?:19|20)\d\d|in (?:19|20)\d\d|(?:19|20)\d\d (?:version|edition))\b/i; }
/** Says how a text came to be, or in which form it is valid. */
var ON_ITSELF;
function ON_ITSELF$made() { return ON_ITSELF = /\b(?:version \d|this (?:page|document|policy|manual|handbook|tariff)|in force|valid from|supersedes?|replaces? (?:the )?version)\b/i; }
/** Refers to a place in a text by its number: nobody who asks has it at hand. */
var PLACE;
function PLACE$made() { return PLACE = /\b(?:in|see|of|under|by|from) \d{1,2}\.\d{1,2}(?:\.\d+)*\b(?! ?(?:%|°|(?:bar|kg|km|cm|mm|m|l|litres?|hours?|days?|times|EUR|NOK|USD|GBP|million)\b))|\b(?:items?|sections?|paragraphs?|articles?|clauses?|chapters?|points?|rules?|sub-?sections?|nos?\.?) (?:\d+|[ivx]+\b|\(\w\))|§|\([a-z]\)/i; }
/** Left over from marking up. */
var MARKS;
function MARKS$made() { return MARKS = /\[\^|\]\(|https?:|[|<>{}[\]~]|\*|^["“(]|\.\.\.|…/; }
/** A time or an amount of something that was named before: "After more than 30 days run two regenerations". */
var BARE_AMOUNT;
function BARE_AMOUNT$made() { return BARE_AMOUNT = /^(?:After|For|Within|Above|Below|Over|Under|Up to|From|Until|Beyond|Between|With|Without)(?: (?:more than|less than|up to|at least|at most|another|over|under|about))* (?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:consecutive|working|business|calendar|full|complete))? ?(?:%|°\w*|(?:second|minute|hour|day|night|week|month|year|litre|metre|euro|dollar)s?|bar|kg|km|cm|m|A)(?![\w-])(?!,? (?:of|after|before|in|on|at (?!least|most)|to|without|from|until|for)\b)/; }
/** An instruction needs a time or a condition to be more than a step among others. */
var STEP;
function STEP$made() { return STEP = new RegExp(`^(?:Please |Always |First |Then )?(?:${[...(_text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(65268))/* .IMPERATIVE_VERBS */ .c]
    .filter((verb) => !/^(?:always|never)$/.test(verb))
    .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
    .join('|')}) (?![a-z]+s\\b.* (?:is|are|must|may|can)\\b)`); }
var PLACED;
function PLACED$made() { return PLACED = /\b(?:if|when|before|after|within|until|unless|while|once|during|per|at least once)\b/i; }
/** Verbs as rules have them; what has none is a note: "Once a year by a partner". */
var VERB;
function VERB$made() { return VERB = new RegExp(`\\b(?:is|are|has|have|can|cannot|may|must|shall|should|will|do|does|needs?|(?:${[
    'allow accept add amount answer apply arrive ask award become begin belong book bring call carry cause change charge charges',
    'claim close collect come consist contain continue contribute cost count cover deal decide deliver depend die drop earn elect end',
    'enter examine expire extend fall fetch fill follow gain get give go grant handle happen help hold include inform invite issue join',
    'keep last lapse lead leave let lie live lose make mean meet move notify offer open operate order own owe pay pass pick place play',
    'provide publish qualify rank reach read receive refer refund refuse reject remain renew rent repair replace reply report require',
    'reset resign rest restart return revert rotate run say sell send serve set ship show sign sit spend stand start stay stop submit',
    'suit supply support switch take tell travel treat turn use visit vote wait want wear weigh work write',
]
    .join(' ')
    .replaceAll(' ', '|')})(?:e?s)?|(?:carr|appl|repl|qualif|notif|suppl)ies)\\b`, 'i'); }
const FEWEST = 5;
const MOST = 34;
/** A verb of the third person at the beginning: its subject is a label in front of it. */
var WITHOUT_SUBJECT;
function WITHOUT_SUBJECT$made() { return WITHOUT_SUBJECT = /^(?:Fires|Applies|Covers|Includes|Takes|Contains|Runs|Shows|Needs|Means|Pages|Holds|Opens|Closes|Starts|Ends|Costs|Gives|Has|Is|Are|Was|Does|Sets|Lasts|Uses|Works|Comes|Goes|Lets|Makes|Allows|Requires|Depends|Counts|Serves|Provides|Remains|Keeps|Available|Only available|Valid|Free|Subject|Due|Payable|Included|Not included|Required|Minimum|Maximum|Up to|At least|At most|More than|Less than|Within \d+ \w+\.)\b/; }
/** Whether a sentence can be read and understood without what stands around it, as a quotation has to be. */
function standsAlone(text, fewest = FEWEST) {
    const words = text.split(/\s+/);
    if (words.length < fewest || words.length > MOST || !/^[A-Z][\s\S]*[.!]$/.test(text))
        return false;
    if (/[.!?] [A-Z]/.test(text) || /[:;?]/.test(text) || (MARKS ?? MARKS$made()).test(text))
        return false;
    if ([(REFERS ?? REFERS$made()), (PRONOUN_ONE ?? PRONOUN_ONE$made()), (OPENS_WITH ?? OPENS_WITH$made()), (OUT_OF_DATE ?? OUT_OF_DATE$made()), (ON_ITSELF ?? ON_ITSELF$made()), (PLACE ?? PLACE$made()), (WITHOUT_SUBJECT ?? WITHOUT_SUBJECT$made())].some((form) => form.test(text)))
        return false;
    if (!(VERB ?? VERB$made()).test(text) || (BARE_AMOUNT ?? BARE_AMOUNT$made()).test(text) || ((STEP ?? STEP$made()).test(text) && !(PLACED ?? PLACED$made()).test(text)))
        return false;
    if (isUnbalanced(text, '(', ')') || (text.match(/["“”]/g) ?? []).length % 2 === 1)
        return false;
    if (pointsAway(text))
        return false;
    // "It" and "they" need something before them that they can mean.
    const object = /(?<!\b(?:and|or|but|if|when|where|once|until|unless|before|after|because|since|while|although|that|as|than|whether|whatever)\s)\bit\b/i.exec(text);
    if (object !== null &&
        !/,|\b(?:if|when|who|that|which|and|or|to|unless|before|after)\b/i.test(text.slice(0, object.index)))
        return false;
    const one = /\b(?:it|its|he|she|him|himself|itself)\b/i.exec(text);
    const many = /\b(?:they|them|their|themselves)\b/i.exec(text);
    return ((one === null ||
        /\b(?:an?|the|each|every|any|our|your)\s+(?:[\w-]+\s+)?[\w-]+/i.test(text.slice(0, one.index))) &&
        (many === null ||
            /[a-z](?:s|ren|people|staff|who|anybody|somebody|everybody|person)\b/.test(text.slice(0, many.index))));
}
/** "Validators must warn about them": its own subject would be "themselves", and nothing else was named. */
function pointsAway(text) {
    const clause = (0,(_clause_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(72272))/* .clauseOf */ .pQ)(text);
    if (clause === undefined || !text.startsWith(clause.subject))
        return false;
    const before = /^(.*?)\bthem\b/i.exec(clause.rest)?.[1];
    return (before !== undefined &&
        !/[,;]|\b(?:if|that|who|since|because|people)\b|\b(?!is|was|has|does|as|always|this)[a-z]{2,}s\b/i.test(before));
}
const isUnbalanced = (text, open, close) => text.split(open).length !== text.split(close).length;


/***/ }),

/***/ 79417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ valueCheck),
/* harmony export */   J4: () => (/* binding */ numberChecks),
/* harmony export */   a9: () => (/* binding */ numberPattern)
/* harmony export */ });
var ONES;
function ONES$made() { return ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); }
var TENS;
function TENS$made() { return TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '); }
/** The same length of time in another unit: what one of the first is in the second. */
var SAME_TIME;
function SAME_TIME$made() { return SAME_TIME = [
    ['week', 'day', 7],
    ['day', 'hour', 24],
    ['year', 'month', 12],
    ['hour', 'minute', 60],
    ['minute', 'second', 60],
]; }
/** Larger numbers are not what somebody says instead: 18 years are not called 216 months. */
const MOST_CONVERTED = 100;
/** A check that an answer names the value of a quantity, in digits or in words, or the same time in another unit. */
function valueCheck({ kind, value, high, unit }) {
    const pattern = kind === 'clock'
        ? clockPattern(value)
        : [numberPattern(high ?? value), ...(kind === 'time' ? otherUnits(high ?? value, unit) : [])].join('|');
    return { matches: { pattern, flags: 'i' } };
}
/** Checks that an answer names every number of a text, such as the cell of a table; none where it has no number. */
function numberChecks(text) {
    const numbers = text.match(/(?<![\w.])\d{1,3}(?:[ ,]\d{3})+(?![\d])|(?<![\w.-])\d+(?:[.,:]\d+)?/g) ?? [];
    return [...new Set(numbers)].map((written) => ({
        matches: {
            pattern: /:/.test(written)
                ? clockPattern(Number(written.split(':')[0]) * 60 + Number(written.split(':')[1]))
                : numberPattern(Number(/^\d{1,3}(?:[ ,]\d{3})+$/.test(written)
                    ? written.replace(/[ ,]/g, '')
                    : written.replace(',', '.'))),
            flags: 'i',
        },
    }));
}
/** An expression for a number as people write it: "2,500", "2500", "0.5", "0,5", "twenty-one". */
function numberPattern(value) {
    const [whole = '', decimals] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '[,. ’]?');
    const digits = `${grouped}${decimals === undefined ? '(?:[.,]0+)?' : `[.,]${decimals}0*`}`;
    const word = decimals === undefined ? wordsOf(value) : undefined;
    const number = `(?:^|[^\\d.,]|[^\\d][.,])${digits}(?:$|[^\\d.,]|[.,](?:$|\\D))`;
    if (value === 0)
        return `${number}|\\b(?:zero|free|nothing|none|no (?:fees?|charges?|costs?|deposit))\\b`;
    return word === undefined ? number : `${number}|\\b${word}\\b`;
}
/** "twenty[- ]one"; undefined for numbers that nobody spells out. */
function wordsOf(value) {
    if (!Number.isInteger(value) || value < 1 || value > 99)
        return undefined;
    if (value < 20)
        return (ONES ?? ONES$made())[value];
    const one = value % 10;
    return `${(TENS ?? TENS$made())[Math.floor(value / 10) - 2]}${one === 0 ? '' : `[- ]?${(ONES ?? ONES$made())[one]}`}`;
}
function otherUnits(value, unit) {
    const counted = unit.replace(/s$/, '');
    return (SAME_TIME ?? SAME_TIME$made()).flatMap(([large, small, times]) => {
        const other = counted === large ? value * times : value / times;
        const named = counted === large ? small : large;
        if ((counted !== large && counted !== small) || !Number.isInteger(other) || other > MOST_CONVERTED)
            return [];
        if (other === 1)
            return [`\\b(?:an?|one|1) ${named}\\b`];
        const word = wordsOf(other);
        return [`\\b(?:${other}${word === undefined ? '' : `|${word}`})[- ]?${named}s?\\b`];
    });
}
function clockPattern(minutes) {
    const hour = Math.floor(minutes / 60);
    const rest = String(minutes % 60).padStart(2, '0');
    const half = hour % 12 === 0 ? 12 : hour % 12;
    const part = hour < 12 ? 'a' : 'p';
    const named = minutes === 720 ? ['\\bnoon\\b'] : minutes === 0 ? ['\\bmidnight\\b'] : [];
    return [
        `(?:^|\\D)0?${hour}[:.h]${rest}(?:\\D|$)`,
        `(?:^|\\D)0?${half}${rest === '00' ? '(?:[:.]00)?' : `[:.]${rest}`} ?${part}\\.?m`,
        ...(rest === '00' ? [`(?:^|\\D)0?${hour} ?(?:h\\b|o[’']clock)`] : []),
        ...named,
    ].join('|');
}


/***/ }),

/***/ 70431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ spokenSubject),
/* harmony export */   v: () => (/* binding */ spoken)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__;

/** Who a text speaks to: in one for customers "you" asks and "we" is asked; undefined where a part cannot be said by the one who asks. */
function spoken(text, { toCustomer, toAgent }) {
    if (toAgent === true) {
        const own = (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .firstPerson */ .e8)(text, false, true);
        return /\b(?:users?|customers?|you|your|agent)\b/i.test(own) ? undefined : own;
    }
    if (!toCustomer)
        return /\b(?:you|your|yours|we|us|our|ours)\b/i.test(text) ? undefined : text;
    // "I" and "you" in one sentence with verbs of their own change forms that are not looked at here.
    if (/\b(?:yourself|ourselves|yours|ours|you(?:'re|’re| are| were| have| do not)|we(?:'re|’re))\b/i.test(text)) {
        const plain = text.replace(/\byou are\b/gi, 'I am');
        return /\b(?:yourself|ourselves|yours|ours|you were|(?:you|we)['’]re)\b/i.test(plain)
            ? undefined
            : (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .firstPerson */ .e8)(plain, true, false);
    }
    return (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .firstPerson */ .e8)(text, true, false);
}
/** Who talks to the assistant. */
var CALLER;
function CALLER$made() { return CALLER = /^(?:(?:the|an?|each|every) )?(?:user|customer|client|caller)s?$/i; }
/** A subject inside a question: "You" asks, "Each group" is "a group", names stay. */
function spokenSubject(subject, unit) {
    if (unit.toAgent === true && (CALLER ?? CALLER$made()).test(subject))
        return 'I';
    if (unit.toAgent === true && /^(?:you|the (?:agent|assistant))$/i.test(subject))
        return 'you';
    if (/^you$/i.test(subject))
        return unit.toCustomer ? 'I' : undefined;
    if (/^we$/i.test(subject))
        return unit.toCustomer ? 'you' : undefined;
    const first = /^(?:an?|the|each|every|all|any|our|your)\b/i.test(subject) ||
        !/^(?:[A-Z][\w’'-]*[A-Z\d]|[A-Z][\w-]+ [A-Z])/.test(subject);
    const isName = unit.names?.has(/^[\w’'-]+/.exec(subject)?.[0] ?? '') === true;
    const own = spoken(first && !isName ? (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .lowerFirst */ .oZ)(subject) : subject, unit);
    return own
        ?.replace(/^(?:each|every|any) (?=[aeiou])/i, 'an ')
        .replace(/^(?:each|every|any) /i, 'a ')
        .replace(/^all (?:of )?(?:the )?/i, '');
}


/***/ }),

/***/ 64227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ keptMarksOf),
/* harmony export */   X: () => (/* binding */ marksOfGenerated)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _schema_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57361);


/** Marks that a case hands on to the cases that are made of it: where it is played, what it is to leave behind, and how bad its failure is. */
const keptMarks = _schema_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseMarks */ .Zs.pick({
    world: true,
    expected_state: true,
    forbidden_tools: true,
    max_steps: true,
    severity: true,
});
/** Of a case; undefined where it has none of them. A file that `expected_state.equals` names was read in, so it is kept as the object. */
function keptMarksOf({ world, expected_state, forbidden_tools, max_steps, severity, }) {
    const marks = (0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ world, expected_state, forbidden_tools, max_steps, severity });
    return Object.keys(marks).length === 0 ? undefined : marks;
}
/** Of a generated case, which carries them as extensions. */
const marksOfGenerated = (one) => keptMarks.safeParse(one).data ?? {};


/***/ }),

/***/ 45253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ passes),
/* harmony export */   Y: () => (/* binding */ echoes)
/* harmony export */ });
/** What an agent says that understands nothing: whatever it is asked, or that it is so. */
var NODS;
function NODS$made() { return NODS = ['Yes, that is right.', 'Yes, of course.', 'OK.']; }
/** Whether an agent that repeats the question, or that says yes to everything, passes all checks of all turns. Without checks it may. */
function echoes(turns) {
    const passesAll = (answer) => turns.every(({ question, checks = [] }) => checks.every((check) => passes(check, answer(question))));
    return passesAll((question) => question) || (NODS ?? NODS$made()).some((nod) => passesAll(() => nod));
}
/** Whether an answer passes a check of the kinds that generated cases have; any other kind is taken as passed. */
function passes(check, answer) {
    if (typeof check === 'string')
        return true;
    const { matches, not_matches, icontains, contains, not_contains } = check; // Written by this module's callers.
    if (matches !== undefined)
        return expression(matches).test(answer);
    if (not_matches !== undefined)
        return !expression(not_matches).test(answer);
    if (typeof icontains === 'string')
        return answer.toLowerCase().includes(icontains.toLowerCase());
    if (typeof contains === 'string')
        return answer.includes(contains);
    return typeof not_contains === 'string' ? !answer.includes(not_contains) : true;
}
function expression(value) {
    if (typeof value === 'string')
        return new RegExp(value);
    const { pattern, flags = '' } = value; // The other form of the check.
    return new RegExp(pattern, flags);
}


/***/ }),

/***/ 18064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fU: () => (/* binding */ expectedBehavior),
/* harmony export */   lE: () => (/* binding */ mention)
/* harmony export */ });
/* unused harmony export statement */
/* harmony import */ var _quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__;


/** What the agent has to do or say because of a rule, as instructions to it (the style of `expected_behavior`). */
function expectedBehavior(unit) {
    const { actor, force, condition } = unit;
    if (actor === 'agent') {
        // An expectation speaks to the agent: "you" stays.
        const lead = condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
            ? `${condition}, `
            : '';
        const act = unit.predicate.replace(/[.!]+$/, '');
        if (force === 'must')
            return (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .sentence */ .em)(`${lead}${lead === '' ? act : (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .lowerFirst */ .oZ)(act)}`);
        if (force === 'must-not')
            return (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .sentence */ .em)(`${lead}${lead === '' ? 'Do' : 'do'} not ${act}`);
    }
    return (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .sentence */ .em)(`Say that ${statement(unit)}`);
}
/** The rule as a clause behind "that". */
function statement(unit) {
    const { toCustomer, force, subject, predicate, condition } = unit;
    const text = (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .aboutCustomer */ .uL)(unit.text, toCustomer).replace(/[.!]+$/, '');
    if (!toCustomer || subject !== '' || (force !== 'must' && force !== 'must-not'))
        return (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .lowerFirst */ .oZ)(text);
    // An instruction to customers: "Bring two towels" is said of them.
    const lead = condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
        ? `${(0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .aboutCustomer */ .uL)((0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .lowerFirst */ .oZ)(condition), true)}, `
        : '';
    const act = (0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .aboutCustomer */ .uL)(predicate.replace(/[.!]+$/, ''), true);
    return `${lead}the customer must ${force === 'must' ? '' : 'not '}${act}`;
}
/** "Mention “five” or “5”." for the number that the question asks for; nothing where the rule has none. */
function mention(written) {
    return `Mention ${(0,(_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(12602))/* .spellings */ .cl)(written)
        .map((one) => `"${(0,(_wording_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52218))/* .noQuotes */ .Le)(one)}"`)
        .join(' or ')}.`;
}


/***/ }),

/***/ 29742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ regressionOf),
/* harmony export */   m: () => (/* binding */ fromFailures)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _schema_users_talk_turns_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _case_marks_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _operators_operator_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _operators_wordings_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _redacted_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_2__;










var AGAIN;
function AGAIN$made() { return AGAIN = [
    (text) => `I am coming back to something that did not work out last time. ${text}`,
    (text) => `Let me put it differently, because I was not understood before: ${text}`,
    (text) => `Somebody in my family asked the same thing, and I said that I would find out. ${text}`,
    (text) => `Before we get to anything else today, this one first. ${text}`,
]; }
/** For a neighbour: nothing of it went wrong, and the less is said around it, the surer it passes as it does in its own words. */
var ALSO;
function ALSO$made() { return ALSO = [
    (text) => `Before we get to anything else today, this one first. ${text}`,
    (text) => `One more thing while I am here, and then I am done. ${text}`,
]; }
/** Paraphrases of a failure, and attempts of one case that are looked at. */
const PARAPHRASES = 2;
/** Candidates from failures: the exact case, two paraphrases, a passing neighbour that guards against over-correction (improvement.md 6.2 step 4). */
async function fromFailures(source, random) {
    const drafts = [];
    const texts = new Map();
    const seen = new Set();
    // What fails at times is no guard: it would pass or fail by chance.
    const failing = new Set(source.failures.map(({ attempt }) => attempt.case_hash));
    const passed = (source.passed ?? []).filter(({ case_hash }) => !failing.has(case_hash));
    // Each passing case guards once, so that there are as many guards as there can be.
    const guards = new Set();
    const { vectors, vectorOf } = (0,(_text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92697))/* .tfIdf */ .Qh)(passed.map(saidIn));
    for (const { attempt, category } of source.failures) {
        // One case of each kind of failure: repeats of it say the same.
        const key = `${attempt.case_hash} ${category}`;
        if (attempt.status !== 'failed' || attempt.turns.length === 0 || seen.has(key))
            continue;
        seen.add(key);
        const exact = await regressionOf(attempt, category, texts, source.suite);
        if (exact === undefined)
            continue;
        drafts.push(exact);
        const next = random(`failure ${key}`);
        for (let count = 0; count < PARAPHRASES; count += 1)
            drafts.push(paraphrased(exact, (AGAIN ?? AGAIN$made())[(Math.floor(next() * 2) * 2 + count) % (AGAIN ?? AGAIN$made()).length] ?? (0,(_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .pick */ .Up)((AGAIN ?? AGAIN$made()), next), source.suite));
        const near = nearestPlace(vectorOf(saidIn(attempt)), vectors, guards);
        if (near !== undefined)
            guards.add(near.at);
        const neighbour = near === undefined ? undefined : passed[near.at];
        const guard = neighbour === undefined ? undefined : await regressionOf(neighbour, category, texts, source.suite);
        if (guard !== undefined && near !== undefined)
            drafts.push({
                ...paraphrased(guard, (0,(_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .pick */ .Up)((ALSO ?? ALSO$made()), next), source.suite),
                operator: 'failure-neighbour',
                // The closest ones are chosen first: a change that mends the failure reaches them first.
                quality: 0.7 * near.likeness,
                name: (0,(_short_name_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93138))/* .shortName */ .E)(`Still passes: ${guard.name}`),
                rationale: `Passed in its own words and is close to a failure of kind "${category}": a change that mends the one must not break the other.`,
                tags: ['guard'],
            });
    }
    return { drafts, texts };
}
const saidIn = (attempt) => attempt.turns.map(({ input }) => input).join('\n');
/** The attempt as a case: what was asked and expected, without personal data. Undefined where nothing was expected. */
async function regressionOf(attempt, category, texts, suite = {}) {
    const known = suite.caseOf?.(attempt.case_id);
    const same = known?.hash === attempt.case_hash ? known.case : undefined;
    const threshold = same === undefined ? commonThreshold(attempt, suite.usualThreshold) : same.threshold;
    const turns = [];
    const asked = same &&
        (0,(_schema_users_talk_turns_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(75697))/* .turnsAsPlayed */ .st)(same, attempt.turns.map(({ input }) => input));
    for (const [at, played] of attempt.turns.entries())
        turns.push(await expectedTurn(played, asked?.[at], {
            category,
            suite,
            hasState: known?.case.expected_state !== undefined,
        }));
    const inputText = turns.map((turn) => turn.input.text).join('\n');
    if (inputText.trim() === '')
        return undefined;
    const document = `${attempt.run_id}/${attempt.case_id}`;
    texts.set(document, inputText);
    return {
        operator: 'regression',
        name: (0,(_short_name_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93138))/* .shortName */ .E)(attempt.case_name || inputText),
        turns,
        rationale: `${attempt.status === 'failed' ? 'Failed' : 'Passed'} in ${attempt.run_id} (${category.replace(/_/g, ' ')}).`,
        topic: category,
        built_on: [`failure-${attempt.case_hash}`],
        source_refs: [{ document, start: 0, end: inputText.length, quote: inputText }],
        hints: {
            must_include: [],
            must_not_include: [],
            ...(toolNames(turns).length === 0 ? {} : { expected_tools: toolNames(turns) }),
        },
        demands: { ...(_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .NO_DEMANDS */ .Zc, constraints: 2 },
        edge: false,
        quality: 1,
        tags: ['regression'],
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ threshold }),
        ...(known?.case.gating === false ? { gating: false } : {}),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ marks: known && (0,(_case_marks_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(64227))/* .keptMarksOf */ .E)(known.case) }),
    };
}
/** A played turn as a case asks for it again. */
async function expectedTurn({ input, criteria, results }, same, { category, suite: { knowsScorer, agentTools }, hasState, }) {
    const { expected_behavior, ground_truth, context, available_tools } = criteria;
    const scorers = knowsScorer === undefined ? [] : Object.keys(results).filter(knowsScorer);
    const offered = agentTools === undefined ? undefined : (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)(agentTools);
    const hasOwnTools = available_tools !== undefined && (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)(available_tools) !== offered;
    const expected = expected_behavior === undefined ? '' : await (0,(_redacted_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(19100))/* .redacted */ .p)(expected_behavior);
    const behavior = expected === '' || (0,(_text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(34808))/* .findAttack */ .I)(expected) !== null
        ? `Do not repeat the failure that was found here (${category.replace(/_/g, ' ')}).`
        : expected;
    // What a check expects stands in its case alone.
    const checks = same?.checks;
    return {
        input: { text: await (0,(_redacted_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(19100))/* .redacted */ .p)(input), ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ attachments: same?.input.attachments }) },
        ...(expected === '' && (checks !== undefined || hasState) ? {} : { expected_behavior: behavior }),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ checks }),
        ...(ground_truth === undefined ? {} : { ground_truth: await (0,(_redacted_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(19100))/* .redacted */ .p)(ground_truth) }),
        ...(context === undefined ? {} : { context: await Promise.all(context.map((_redacted_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(19100))/* .redacted */ .p)) }),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ expected_tools: criteria.expected_tools }),
        ...(hasOwnTools ? { available_tools } : {}),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({
            role: criteria.role,
            allowed_topics: criteria.allowed_topics,
            advice_types: criteria.advice_types,
        }),
        ...(scorers.length === 0 ? {} : { scorers }),
    };
}
/** The threshold that all scores of an attempt had in common, as a case sets it; without it a strict case would pass at once. */
function commonThreshold({ turns }, usualOf) {
    // A check that names no threshold was not judged by one.
    const all = turns.flatMap(({ results }) => Object.entries(results).flatMap(([scorer, { metadata }]) => {
        const { kind, threshold } = metadata;
        if (kind !== undefined && threshold === undefined)
            return [];
        return [{ threshold, usual: threshold === usualOf?.(scorer) }];
    }));
    const common = all[0]?.threshold;
    const isSet = typeof common === 'number' && common <= 1 && all.some(({ usual }) => !usual);
    return isSet && all.every((one) => one.threshold === common) ? common : undefined;
}
const toolNames = (turns) => [
    ...new Set(turns.flatMap(({ expected_tools = [] }) => expected_tools.map((tool) => (typeof tool === 'string' ? tool : tool.name)))),
];
/** The same in other words. In them the agent may find no texts at all, and what judges by those would then be an error and no answer. */
function paraphrased(exact, frame, { readsContext } = {}) {
    const turns = exact.turns.map((turn, at) => ({
        ...withScorers(turn, turn.context === undefined ? (name) => readsContext?.(name) !== true : () => true),
        input: {
            ...turn.input,
            text: at === 0 ? frame((0,(_operators_wordings_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(97455))/* .everyday */ .s)(turn.input.text)) : (0,(_operators_wordings_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(97455))/* .everyday */ .s)(turn.input.text),
        },
    }));
    return {
        ...exact,
        operator: 'failure-paraphrase',
        name: (0,(_short_name_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93138))/* .shortName */ .E)(`In other words: ${exact.name}`),
        turns,
        rationale: `${exact.rationale} Asked in other words.`,
        quality: 0.7,
    };
}
function withScorers({ scorers, ...turn }, keeps) {
    const kept = scorers?.filter(keeps) ?? [];
    return kept.length === 0 ? turn : { ...turn, scorers: kept };
}
function nearestPlace(own, vectors, taken) {
    let best;
    let most = 0;
    for (const [at, vector] of vectors.entries()) {
        if (taken.has(at))
            continue;
        const likeness = (0,(_text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92697))/* .cosine */ .sw)(own, vector);
        if (likeness > most + 1e-9)
            [best, most] = [at, likeness];
    }
    return best === undefined ? undefined : { at: best, likeness: most };
}


/***/ }),

/***/ 42806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ askTurn),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Zc: () => (/* binding */ (NO_DEMANDS ?? NO_DEMANDS$made())),
/* harmony export */   b9: () => (/* binding */ draftOn),
/* harmony export */   nP: () => (/* binding */ askDraft)
/* harmony export */ });
/* harmony import */ var _policy_unit_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _turn_of_js__WEBPACK_IMPORTED_MODULE_0__;


var NO_DEMANDS;
function NO_DEMANDS$made() { return NO_DEMANDS = {
    units: 1,
    constraints: 0,
    ambiguous: false,
    adversarial: false,
}; }
function pick(options, next) {
    const option = options[Math.floor(next() * options.length)];
    if (option === undefined)
        throw new RangeError('pick: nothing to choose from');
    return option;
}
/** A draft on one unit with the fields that operators mostly share. */
function draftOn(unit, fields) {
    return {
        topic: unit.topic,
        built_on: [unit.id],
        source_refs: [unit.source],
        demands: (NO_DEMANDS ?? NO_DEMANDS$made()),
        edge: false,
        quality: 0.8,
        tags: [],
        ...fields,
    };
}
/** A turn that asks in one of the ways that a rule can be asked for, in other words around the question where some are given. */
const askTurn = (unit, ask, text = ask.question, also = []) => (0,(_turn_of_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7815))/* .turnOf */ .L)(text, [...(ask.expected === undefined ? [] : [ask.expected]), ...also], unit.text, ask.checks);
/** A draft of one turn on one way to ask. */
function askDraft(unit, ask, fields) {
    return draftOn(unit, {
        turns: [askTurn(unit, ask)],
        built_on: [unit.id, ...(ask.limit === undefined ? [] : [(0,(_policy_unit_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(50161))/* .limitId */ .d)(unit.id, ask.limit)])],
        rationale: ask.rationale,
        hints: { must_include: ask.include, must_not_include: [], verdict: ask.verdict },
        quality: ask.quality,
        ...fields,
    });
}


/***/ }),

/***/ 7815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ turnOf)
/* harmony export */ });
/** A turn with its checks, and with the expectation as sentences where checks do not say all; `truth` is the rule it is judged by. */
function turnOf(text, expected, truth, checks = []) {
    return {
        input: { text },
        ...(expected.length === 0 ? {} : { expected_behavior: expected.join(' ') }),
        ...(checks.length === 0 ? {} : { checks: [...checks] }),
        ...(truth === undefined || truth === '' ? {} : { ground_truth: truth }),
    };
}


/***/ }),

/***/ 97455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ persona),
/* harmony export */   s: () => (/* binding */ everyday)
/* harmony export */ });
/* harmony import */ var _asks_asks_of_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _operator_js__WEBPACK_IMPORTED_MODULE_1__;



/** A word that is a verb or a noun, where it is a verb. */
const asVerb = (verb) => new RegExp(`(?<=\\b(?:to|I|we|you|they|can|could|may|might|must|should|shall|will|would|cannot|not|please|me|customers|users|members) )${verb}\\b`, 'gi');
/** Words of policies and what people say instead. */
var SAID;
function SAID$made() { return SAID = [
    [/\bcancelled\b/gi, 'called off'],
    [/\bcancel\b/gi, 'call off'],
    [/\bmodified\b/gi, 'changed'],
    [/\bmodify\b/gi, 'change'],
    [/\bexchanged\b/gi, 'swapped'],
    [asVerb('exchange'), 'swap'],
    [/\breturned\b/gi, 'sent back'],
    [asVerb('return (it|them|this|these)'), 'send $1 back'],
    [asVerb('return'), 'send back'],
    [
        /\b(?:a|any|my) refunds?\b(?=[.,;:?!]|$| (?:for|if|when|within|after|before|and|or)\b)/gi,
        'my money back',
    ],
    [/\bpurchased\b/gi, 'bought'],
    [asVerb('purchase'), 'buy'],
    [/\bobtain\b/gi, 'have'],
    [/\bprovide\b/gi, 'give'],
    [/\breceive\b/gi, 'get'],
    [/\brequire\b/gi, 'need'],
    // People are handed on, money is sent.
    [/\btransfer(?= (?:me|us|them)\b)/gi, 'hand'],
    [asVerb('transfer'), 'send'],
    [/\bauthenticate\b/gi, 'check'],
    [/\bcollect(?= (?:\w+ ){0,3}(?:data|details|numbers?|names?|reasons?|information)\b)/gi, 'write down'],
    [/\bprior to\b/gi, 'before'],
]; }
/** A text in everyday words, where it has words of policies. */
function everyday(text) {
    return (SAID ?? SAID$made()).reduce((said, [policy, plain]) => said.replace(policy, plain), text);
}
var PERSONAS;
function PERSONAS$made() { return PERSONAS = [
    {
        who: 'somebody new',
        say: (question) => `Hi there! This is my first time here, so I am still finding my way. ${question} Thanks for your patience.`,
    },
    {
        who: 'somebody in a hurry',
        say: (question) => `I have to leave in a moment. ${question} A short answer is enough.`,
    },
    {
        who: 'somebody annoyed',
        say: (question) => `This is the third time I am asking and nobody gives me a straight answer! ${question}`,
    },
    {
        who: 'an expert',
        say: (question) => `You can skip the basics, I only need this detail confirmed. ${question}`,
    },
    {
        who: 'somebody who learns English',
        say: (question) => `Hello, sorry for my English, I am still learning. ${question} Please use easy words.`,
    },
    {
        who: 'somebody who asks for another person',
        say: (question) => `I am asking for somebody who cannot write at the moment. ${question} I will pass your answer on.`,
    },
]; }
/** A question as different people ask it. */
const persona = (unit, { next }) => {
    const asks = (0,(_asks_asks_of_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71550))/* .asksOf */ .A)(unit).filter(({ form }) => form === 'value' || form === 'refusal');
    if (asks.length === 0)
        return [];
    const ask = (0,(_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .pick */ .Up)(asks, next);
    // Somebody else's question is not in the first person.
    const own = /\b(?:I|me|my)\b/.test(ask.question);
    const { who, say } = (0,(_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .pick */ .Up)(own ? (PERSONAS ?? PERSONAS$made()).slice(0, -1) : (PERSONAS ?? PERSONAS$made()), next);
    return [
        (0,(_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .askDraft */ .nP)(unit, ask, {
            operator: 'persona',
            name: (0,(_short_name_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93138))/* .shortName */ .E)(`${ask.question} (${who})`),
            turns: [(0,(_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .askTurn */ .$f)(unit, ask, say(ask.question))],
            rationale: `Asks for the rule as ${who}.`,
            demands: { ...(_operator_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42806))/* .NO_DEMANDS */ .Zc, constraints: 2 },
            quality: 0.7,
        }),
    ];
};


/***/ }),

/***/ 50161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ limitId)
/* harmony export */ });
/** The id of a limit of a unit, by its place among the quantities; what boundary cases are built on besides the unit. */
const limitId = (unit, place) => `${unit}#${place}`;


/***/ }),

/***/ 68848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ boundaryValues),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   ZF: () => (/* binding */ whereText),
/* harmony export */   l0: () => (/* binding */ keeps)
/* harmony export */ });
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__;



/** Whether a value keeps the limit: computed, never guessed (improvement.md 6.2 step 4). `=` holds for its own value only. */
function keeps({ op, value, high = value }, given) {
    if (op === '<=')
        return given <= value;
    if (op === '<')
        return given < value;
    if (op === '>=')
        return given >= value;
    if (op === '>')
        return given > value;
    if (op === 'between')
        return given >= value && given <= high;
    return given === value;
}
/** The values on both sides of a limit and on it: 29, 30, 31. A range has two limits; a negative amount is none. */
function boundaryValues(quantity) {
    if (quantity.op === '=')
        return [];
    const step = stepOf(quantity);
    const limits = quantity.high === undefined ? [quantity.value] : [quantity.value, quantity.high];
    const values = limits.flatMap((limit) => [limit - step, limit, limit + step]);
    const least = quantity.kind === 'count' ? 1 : quantity.kind === 'clock' ? 0 : step / 2;
    return [...new Set(values.map(tidy))].filter((value) => value >= least && (quantity.kind !== 'clock' || value < 1440));
}
/** One of the last written digit: 0.01 beside 49.99, 1 beside 30. */
function stepOf({ value, high, kind }) {
    if (kind === 'count' || kind === 'time' || kind === 'date' || kind === 'clock')
        return 1;
    const decimals = Math.max(...[value, high ?? value].map((one) => String(one).split('.')[1]?.length ?? 0));
    return 10 ** -decimals;
}
const tidy = (value) => Number(value.toPrecision(12));
/** A value with the unit of the quantity: "31 days", "1 day", "$51", "16 March 2026". */
function valueText({ kind, unit, written }, value) {
    if (kind === 'date')
        return (0,(_calendar_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(60725))/* .dateText */ .M)(value, written);
    if (kind === 'clock')
        return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
    const number = (0,(_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(12602))/* .numberText */ .$4)(value);
    const sign = /^[$€£]/.exec(written)?.[0];
    if (kind === 'money' && sign !== undefined)
        return `${sign}${number}`;
    if (kind === 'percent')
        return `${number}%`;
    if (unit === '')
        return number;
    const named = value === 1 && kind !== 'size' ? (0,(_quantities_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39957))/* .singular */ .cL)(unit) : unit;
    return `${number} ${named}`;
}
/** The limit in words, without its comparison: "24 hours", "5 to 7 business days". */
function limitText(quantity) {
    const low = valueText(quantity, quantity.value);
    if (quantity.high === undefined)
        return low;
    const isTime = quantity.kind === 'clock' || quantity.kind === 'date';
    return `${isTime ? low : (0,(_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(12602))/* .numberText */ .$4)(quantity.value)} to ${valueText(quantity, quantity.high)}`;
}
/** Where a value lies: "over the limit of 5 passengers". */
function whereText(quantity, given) {
    const kept = keeps(quantity, given);
    const limit = limitText(quantity);
    const { op, kind } = quantity;
    const timed = kind === 'date' || kind === 'clock';
    if (op === 'between')
        return kept ? `within the range of ${limit}` : `outside the range of ${limit}`;
    if (op === '<=')
        return timed
            ? `${kept ? 'not later than' : 'later than'} ${limit}`
            : `${kept ? 'within' : 'over'} the limit of ${limit}`;
    if (op === '<')
        return kept ? `${timed ? 'before' : 'below'} ${limit}` : `not ${timed ? 'before' : 'below'} ${limit}`;
    if (op === '>=' && timed)
        return `${kept ? 'not earlier than' : 'earlier than'} ${limit}`;
    if (op === '>=')
        return kept ? `enough, since the minimum is ${limit}` : `below the minimum of ${limit}`;
    return kept ? `${timed ? 'after' : 'above'} ${limit}` : `not ${timed ? 'after' : 'above'} ${limit}`;
}


/***/ }),

/***/ 19100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/* harmony import */ var _scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__;


/** Digits of the shortest number of a document that a state gives out. */
const SHORTEST_DOCUMENT = 6;
/** "The tin with TK-1043": no tax number is that short, and without its order number the case could not be played. */
const isOrderNumber = (type, text) => /^(?:national_id|passport|drivers_licence)$/.test(type) &&
    text.replace(/\D/g, '').length < SHORTEST_DOCUMENT;
/** A text without personal data and without what a reader cannot see: "[email]" where an e-mail stood. */
async function redacted(text) {
    const clean = (0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text);
    const spans = await (0,(_scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(84026))/* .detectPii */ .C)(clean);
    let out = '';
    let from = 0;
    for (const { start, end, type } of spans) {
        if (isOrderNumber(type, clean.slice(start, end)))
            continue;
        out += `${clean.slice(from, start)}[${type.replace(/_/g, ' ')}]`;
        from = end;
    }
    return out + clean.slice(from);
}


/***/ }),

/***/ 93138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ shortName)
/* harmony export */ });
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;


/** Names stand in tables and comments: one line, no longer than this. */
const LONGEST = 80;
/** A text as the name of a case. */
function shortName(text) {
    return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(text).replace(/[.\s]+$/, ''), LONGEST) || 'unnamed';
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
