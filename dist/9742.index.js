export const id = 9742;
export const ids = [9742];
export const modules = {

/***/ 93832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ asksOf)
});

// EXTERNAL MODULE: ./lib/generation/echo.js
var echo = __webpack_require__(45253);
// EXTERNAL MODULE: ./lib/generation/wording.js
var wording = __webpack_require__(52218);
// EXTERNAL MODULE: ./lib/generation/asks/value-check.js
var value_check = __webpack_require__(79417);
;// CONCATENATED MODULE: ./lib/generation/asks/cell-ask.js


/** Heads that say themselves what is in their column: the others name who or what a value is for. */
const MEASURE = /\b(?:price|prices|fare|fee|fees|rate|deposit|limit|period|duration|time|size|weight|cost|costs|charge|number|amount|maximum|minimum|allowance|notice|length|width|height|capacity|interval|temperature|pressure|flow|volume|dose|dosage|consumption|age|majority|quorum|term|discount|surcharge|refund|salary|bonus|share|target|setting|port|phone|address|colour|code|burst|hardness|lifetime|warranty|voltage|power)$/i;
const NOTHING = /^(?:none|no|yes|nothing|n\/a|–|—|-|free|included|unlimited|any|all|✓|x)$/i;
/** A head that says nothing alone. */
const FUNCTION_WORD = /^(?:with|without|from|to|for|in|on|at|by|of|and|or|yes|no|others?|more|less|up|before|after|then)$/i;
/** The question for one cell of a table, with what the answer has to name. */
function cellAsks({ row, topic }) {
    const [cell] = row?.cells ?? [];
    if (row === undefined || cell === undefined || row.key === '' || row.key.split(' ').length > 9)
        return [];
    const { column, value } = cell;
    if (/\b(?:it|this|that|these|those|them|above|below)\b/i.test(`${row.key} ${column}`) ||
        FUNCTION_WORD.test(column))
        return [];
    if (NOTHING.test(value) ||
        value.split(/\s+/).length > 9 ||
        /[.;:]\s|[\]<>*[]/.test(`${value}${row.key}${column}`))
        return [];
    const checks = cellChecks(value);
    if (checks.length === 0 || checks.length > 3)
        return [];
    return [
        {
            form: 'value',
            question: question(rowName(row), (0,wording/* noQuotes */.Le)(column), (0,wording/* headingName */.ef)(topic), value),
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
    return `${isCode ? `${head.toLowerCase()} ` : ''}"${(0,wording/* noQuotes */.Le)(key)}"`;
}
function question(key, column, topic, value) {
    const where = topic === '' || topic.split(' ').length > 6 ? 'In the table' : `In the table on "${topic}"`;
    if (column === '')
        return `What ${topic === '' ? 'does the table say' : `is stated under "${topic}"`} for ${key}?`;
    const head = column.split(/ (?:per|a|an|for|of|in|on|at|from|to|by)\b/)[0] ?? column;
    if (MEASURE.test(head) && !/^(?:up|from|at|less|more|per|over|under|between)\b/i.test(column))
        return `What is the ${/^[A-Z][a-z]/.test(column) ? column.charAt(0).toLowerCase() + column.slice(1) : column} for ${key}?`;
    if (/^(?:\w+ )?(?:days|nights|hours|weeks|months|minutes|points|members|votes|persons|people|requests|messages|litres|pieces|items|copies|years|seats|guests)\b/i.test(column) &&
        /^\d[\d ,.]*$/.test(value))
        return `How many ${column.charAt(0).toLowerCase()}${column.slice(1)} are there for ${key}?`;
    return `${where}, what is listed for ${key} under "${column}"?`;
}
function cellChecks(value) {
    const numbers = (0,value_check/* numberChecks */.J4)(value);
    if (numbers.length > 0)
        return numbers;
    const words = value.replace(/[.!]+$/, '').split(/\s+/);
    return words.length > 2 || value.length < 4 ? [] : [{ icontains: value.replace(/[.!]+$/, '') }];
}

// EXTERNAL MODULE: ./lib/generation/expectation.js
var expectation = __webpack_require__(18064);
// EXTERNAL MODULE: ./lib/generation/quantity-values.js
var quantity_values = __webpack_require__(68848);
;// CONCATENATED MODULE: ./lib/generation/asks/ask.js
/** A negative answer, in any of its usual words. */
const SAYS_NO = {
    name: 'says no',
    matches: {
        pattern: "\\b(?:no|not|never|cannot|can[’']t|\\w+n[’']t|neither|nor|none|nobody|unable|impossible|too (?:late|early|many|much|few|little|long|short|old|young|high|low|heavy)|insufficient|prohibited|forbidden|excluded|refused?|denied|rejected|incorrect|wrong)\\b",
        flags: 'i',
    },
};

;// CONCATENATED MODULE: ./lib/generation/asks/clause.js

const LEAD = /^((?:If|When|Whenever|Once|After|Before|In|On|At|During|For|From|Until|Within|Without|With|Where|Upon|As long as|In case)\b[^,;()]{3,90}), (?=\S)/;
const AUXILIARY = /^(.{1,80}?) (cannot|can|may|must|shall|should|will|is|are|do not have to|does not have to|has to|have to|needs to|need to|do not|does not)( (?:not|never|only|always|normally|usually|generally))? (.+)$/i;
/** Words that no simple subject holds: a verb or a clause of its own begins with them. */
const CLAUSE_INSIDE = /\b(?:who|that|which|whose|whom|where|when|if|because|as|then|so|than|until|unless|while|once|after|before|not|is|are|was|were|has|have|does|do|and (?:the|an?) .+ (?:and|or))\b|[,;()"“”]/i;
const LONGEST_SUBJECT = 8;
/** A sentence taken apart; undefined where it is not of that simple form. */
function clauseOf(text) {
    const plain = text.replace(/[.!]+$/, '');
    const lead = LEAD.exec(plain)?.[1];
    const main = lead === undefined ? plain : plain.slice(lead.length + 2);
    const match = AUXILIARY.exec(main);
    const found = match !== null && !CLAUSE_INSIDE.test(match[1] ?? '')
        ? match
        : (PRONOUN.exec(main) ?? finite(main) ?? match);
    if (found === null)
        return undefined;
    const [, subject = '', verb = '', adverb = '', rest = ''] = found;
    if (CLAUSE_INSIDE.test(subject) || subject.split(' ').length > LONGEST_SUBJECT || !isSubject(subject))
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
const PRONOUN = /^(We|You|They)()() ((?!(?:are|were|was|had|did|recommend|hope|think|believe|want|like|know|would|could|might|also|both|all|have|each)\b)[a-z]{3,12}(?<!ed) .+)$/;
/** Verbs of rules that are no nouns in these forms. */
const FINITE = /^(.{2,60}?) (ends|expires?|lasts?|rotates?|takes?|waits|costs|appl(?:y|ies)|receives?|gets?|lapses?|begins?|remains?|serves?|earns?|accrues?|loses?|runs|starts|closes|opens|keeps?|holds|covers?|becomes?|contains?|includes|requires?|contributes?|retires|elects|meets) (.+)$/;
/** "A session ends after 8 hours": the verb in its plain form, as it stands in a question. */
function finite(main) {
    const match = FINITE.exec(main);
    if (match === null)
        return null;
    const [whole, subject = '', verb = '', rest = ''] = match;
    const base = /^appl/.test(verb)
        ? 'apply'
        : /^(?:lapses|loses|closes)$/.test(verb) || /[aeiou][^aeiou]es$|[cgv]es$|res$|tes$/.test(verb)
            ? verb.slice(0, -1)
            : verb.replace(/s$/, '');
    return [whole, subject, '', '', `${base} ${rest}`];
}
/** Begins with an article, a pronoun or a noun in the plural, and does not deny. */
function isSubject(subject) {
    if (/^(?:there|here|during|in|on|at|for|from|within|after|before|until|with|without|by|if|when|where|under|as|upon|to|of|between|per|only|some|apart|besides|instead|it|this|that|no|none|nobody|nothing|neither|not|only|they|he|she|what|how|all that|one)\b/i.test(subject))
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
const isMany = (who, subject) => /^(?:I|you|we|they)$/i.test(who) ||
    (!/^(?:an?|each|every)\b/i.test(subject) && / and /.test(subject)) ||
    (!/^(?:an?|each|every)\b/i.test(subject) &&
        /(?:[^su]s|people|men|women|children|staff)$/i.test(headOf(subject)));
/** The noun of a subject: what stands before its first preposition. */
const headOf = (subject) => subject.split(/ (?:of|for|with|in|on|from|to|at|by|under|over|above|below|without|between|against|during|aged|per)\b/)[0] ?? subject;
/** A condition in front of a question. */
const led = (lead, question) => lead === undefined
    ? `${question.charAt(0).toUpperCase()}${question.slice(1)}?`
    : `${lead}, ${(0,wording/* lowerFirst */.oZ)(question)}?`;

// EXTERNAL MODULE: ./lib/generation/asks/voice.js
var voice = __webpack_require__(70431);
;// CONCATENATED MODULE: ./lib/generation/asks/limit-ask.js






/** With these a value beside the limit may still be all right, or the rule says something else behind it. */
const OPEN = /[,;()]|\b(?:and|or|but|unless|except|otherwise|whichever|provided|even if|normally|usually|as a rule|generally|about|approximately|instead|only)\b/i;
/** Values on and beside each limit of a rule, with the verdict computed. */
function limitAsks(unit, text) {
    const clause = clauseOf(text);
    if (clause === undefined || clause.adverb === 'only')
        return [];
    return unit.quantities.flatMap((quantity, place) => {
        if (quantity.op === '=' ||
            quantity.op === 'between' ||
            OPEN.test(text.replace(quantity.phrase, '').replace(clause.lead === undefined ? '' : `${clause.lead}, `, '')))
            return [];
        return (0,quantity_values/* boundaryValues */.RY)(quantity).flatMap((value) => limitAsk(unit, clause, quantity, value, place) ?? []);
    });
}
function limitAsk(unit, clause, quantity, value, limit) {
    const kept = (0,quantity_values/* keeps */.l0)(quantity, value);
    const shown = (0,quantity_values/* valueText */.Ru)(quantity, value);
    const question = limitQuestion(unit, clause, quantity, shown);
    if (question === undefined || question.split(' ').length > 34)
        return undefined;
    const allowed = clause.adverb === 'not' ? !kept : kept;
    const written = quantity.written;
    const where = `${shown} ${quantity.kind === 'count' && value !== 1 ? 'are' : 'is'} ${(0,quantity_values/* whereText */.ZF)(quantity, value)}`;
    return {
        form: 'limit',
        question: allowed || value === quantity.value ? `${question} And where exactly is the limit?` : question,
        checks: allowed
            ? [(0,value_check/* valueCheck */.AM)(quantity)]
            : [SAYS_NO, ...(value === quantity.value ? [] : [(0,value_check/* valueCheck */.AM)(quantity)])],
        expected: `${allowed ? 'Say yes' : 'Say no'}: ${where}. ${(0,expectation/* mention */.lE)(written)}`,
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
    const rest = (0,voice/* spoken */.v)(placed, unit);
    const who = (0,voice/* spokenSubject */.f)(clause.subject, unit);
    const lead = clause.lead === undefined ? undefined : (0,voice/* spoken */.v)(clause.lead, unit);
    if (rest === undefined || who === undefined || (clause.lead !== undefined && lead === undefined))
        return undefined;
    if (/^(?:can|may)$/.test(clause.auxiliary))
        return led(lead, inverted({ ...clause, auxiliary: 'can' }, who, rest));
    if (clause.adverb === 'not')
        return /^(?:must|shall|should)$/.test(clause.auxiliary)
            ? led(lead, inverted({ ...clause, auxiliary: 'can' }, who, rest))
            : undefined;
    if (!/^(?:must|shall|should|has to|have to|needs to|need to)$/.test(clause.auxiliary))
        return undefined;
    const whom = who === 'I' ? 'me' : who;
    const least = quantity.op === '>=' || quantity.op === '>';
    const isLead = /^\s*(?:before|in advance|prior to|ahead)\b/.test(clause.rest.slice(at + quantity.phrase.length));
    return led(lead, `is it ${isLead ? 'early enough' : least ? 'enough' : 'all right'} for ${whom} to ${rest}`);
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

;// CONCATENATED MODULE: ./lib/generation/asks/value-ask.js



/** Behind a number these begin something that belongs to the whole rule and has no place inside a question. */
const MORE = /[,;()]|\b(?:and|or|but|unless|except|if|when|provided|whichever|as long as|since|because|so|which|who|that|with the|only|not|otherwise|then|to)\b/i;
/** A time that is counted from or to something. */
const ANCHOR = /^(?:before|after|of|from|in advance|prior to|ahead|following)\b/i;
/** Questions for the number of a rule: "How many weeks before the first rental day do groups have to book at least?". */
function valueAsks(unit, text) {
    const clause = clauseOf(text);
    return unit.quantities.flatMap((quantity, limit) => {
        const question = (clause === undefined ? undefined : clauseQuestion(unit, clause, quantity)) ??
            priceQuestion(unit, text, quantity);
        if (question === undefined || question.split(' ').length > 26)
            return [];
        return [
            {
                form: 'value',
                question,
                checks: [(0,value_check/* valueCheck */.AM)(quantity)],
                verdict: 'inform',
                include: [quantity.written],
                limit,
                rationale: 'Asks for a value of the rule.',
                quality: 1,
            },
        ];
    });
}
function clauseQuestion(unit, clause, quantity) {
    if (clause.adverb !== undefined || quantity.op === 'between')
        return undefined;
    const at = clause.rest.indexOf(quantity.phrase);
    if (at < 0 || clause.rest.indexOf(quantity.phrase, at + 1) >= 0)
        return undefined;
    const who = (0,voice/* spokenSubject */.f)(clause.subject, unit);
    const before = (0,voice/* spoken */.v)(clause.rest.slice(0, at).trim(), unit);
    const after = (0,voice/* spoken */.v)(clause.rest.slice(at + quantity.phrase.length).trim(), unit);
    const lead = clause.lead === undefined ? undefined : (0,voice/* spoken */.v)(clause.lead, unit);
    if (who === undefined ||
        before === undefined ||
        after === undefined ||
        (clause.lead !== undefined && lead === undefined))
        return undefined;
    // What stands behind the number comes first in the question, so nothing in it may point back.
    if (/\b(?:it|its|they|them|their)\b/i.test(after))
        return undefined;
    if (MORE.test(after.replace(ANCHOR, '').replace(/\bthat\b(?= \w+ (?:begins|starts|ends))/, '')) ||
        /[,;()]|\b(?:and|or|but|by \d+)\b/.test(before))
        return undefined;
    const question = timeQuestion(clause, quantity, who, before, after) ?? countQuestion(clause, quantity, who, before, after);
    return question === undefined ? undefined : led(lead, question);
}
function timeQuestion(clause, quantity, who, before, after) {
    const { kind, unit, op, phrase } = quantity;
    if (kind === 'clock') {
        if (!/^(?:by|until|no later than|before)\b/i.test(phrase) || before === '')
            return undefined;
        const ask = /^until/i.test(phrase) ? 'until' : 'by';
        return `${ask} what time ${inverted(clause, who, `${before}${after === '' ? '' : ` ${after}`}`)}`;
    }
    if (kind !== 'time' || unit === '')
        return undefined;
    const old = /^(?:years?|months?)$/.test(unit) && /^(?:old|of age)\b/i.test(after) && before === 'be' && op === '>=';
    if (old)
        return `how old ${inverted(clause, who, 'be at least')}`;
    const preposition = /(?:^|\s)(for|after|within|in|every)$/i.exec(before)?.[1]?.toLowerCase() ??
        /^(within)\b/i.exec(phrase)?.[1]?.toLowerCase();
    const verb = before
        .replace(/\s*\b(?:for|after|within|in|every)$/i, '')
        .replace(/,$/, '')
        .trim();
    const anchored = ANCHOR.test(after);
    if (verb === '' ||
        /\b(?:of|to|by|than|from|until|on|at|between|about|the|an?|the (?:first|last|next))$/i.test(verb) ||
        (!anchored && after !== ''))
        return undefined;
    const tail = after === '' ? '' : ` ${after}`;
    const many = shownUnit(unit);
    if (preposition === 'every')
        return after === '' ? `how often ${inverted(clause, who, verb)}` : undefined;
    if (preposition === 'for') {
        if (/^(?:before|after|from|in advance)/.test(after) && op === '=')
            return undefined;
        return `for how many ${many}${tail} ${inverted(clause, who, verb)}${bound(op)}`;
    }
    if (preposition === 'after' || preposition === 'within')
        return `${preposition} how many ${many}${tail} ${inverted(clause, who, verb)}`;
    if (preposition === 'in' || !anchored || /^(?:of|from)\b/i.test(after))
        return undefined;
    if (/^(?:after|following)\b/i.test(after) && op === '<=')
        return `within how many ${many}${tail} ${inverted(clause, who, verb)}`;
    const isBefore = /^(?:before|in advance|prior to|ahead)/i.test(after);
    return `how many ${many}${tail} ${inverted(clause, who, verb)}${isBefore && op === '>=' ? ' at the latest' : bound(op)}`;
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
    return `how many ${shownUnit(unit)} ${inverted(clause, who, before)}${tail}${bound(op)}`;
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
    if (match === null || MORE.test(after) || (after !== '' && !/^(?:per|an?|for each|each|a)\b/i.test(after)))
        return undefined;
    const [, subject = '', verb = ''] = match;
    if (/\b(?:who|that|which|there|not|it)\b/i.test(subject))
        return undefined;
    const who = (0,voice/* spokenSubject */.f)(subject, unit);
    const tail = (0,voice/* spoken */.v)(after, unit);
    if (who === undefined || tail === undefined)
        return undefined;
    const behind = tail === '' ? '' : ` ${tail.replace(/^each$/, 'each')}`;
    if (/^cost/.test(verb))
        return `How much ${verb === 'costs' ? 'does' : 'do'} ${who} cost${behind}?`;
    return `${kind === 'percent' ? 'What percentage' : 'How much'} ${verb} ${who}${behind}?`;
}
const bound = (op) => op === '<=' || op === '<' ? ' at most' : op === '>=' ? ' at least' : '';
const SHORT = {
    s: 'seconds',
    sec: 'seconds',
    ms: 'milliseconds',
    min: 'minutes',
    h: 'hours',
};
/** The unit as it is asked for: "seconds" for "s". */
const shownUnit = (unit) => SHORT[unit] ?? unit;

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
                question: `${about}${GAPS[(at + text.length) % GAPS.length]?.((0,wording/* noQuotes */.Le)(gap), asked(quantity))}`,
                checks: [(0,value_check/* valueCheck */.AM)(quantity)],
                verdict: 'inform',
                rationale: 'Quotes the rule without one of its numbers.',
                quality: 0.75,
            },
            {
                ...common,
                question: `${about}${WRONG[(at + text.length) % WRONG.length]?.((0,wording/* noQuotes */.Le)(wrong))}`,
                checks: [(0,value_check/* valueCheck */.AM)(quantity)],
                verdict: 'correct',
                rationale: `Quotes the rule with another number than ${quantity.written}.`,
                quality: 0.85,
            },
        ];
    });
    return [...asks, ...turnedAsks(text, about)];
}
const GAPS = [
    (quote, what) => `I remember this rule, but not the number in it: "${quote}" ${what}`,
    (quote, what) => `On my copy one number cannot be read: "${quote}" ${what}`,
    (quote, what) => `Somebody read this out to me and I missed the number: "${quote}" ${what}`,
    (quote, what) => `Could you complete this sentence for me? "${quote}" ${what}`,
    (quote, what) => `My notes have a gap here: "${quote}" ${what}`,
];
const WRONG = [
    (quote) => `A colleague told me the rule is: "${quote}" Is that number right?`,
    (quote) => `I have it in my notes like this: "${quote}" Is the number correct?`,
    (quote) => `Somebody posted this as the rule: "${quote}" Has the number been copied correctly?`,
    (quote) => `I am about to tell others the following: "${quote}" Please check the number first.`,
    (quote) => `Last time I was told: "${quote}" Does that number still hold?`,
];
const TURNED = [
    (quote) => `I was told that the rule goes like this: "${quote}" Is that true?`,
    (quote) => `Somebody posted this as the rule: "${quote}" Can I rely on it?`,
];
function asked({ kind, unit }) {
    if (kind === 'clock')
        return 'What time does it say?';
    if (kind === 'money')
        return 'What is the amount?';
    if (kind === 'percent')
        return 'What is the percentage?';
    return unit === '' || kind === 'size' ? 'Which number is it?' : `How many ${shownUnit(unit)} does it say?`;
}
/** From two on. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Twice as much, in the same writing; three times where that stands in the rule as well. */
function otherValue(quantity, text) {
    const { kind, value, written } = quantity;
    if (kind === 'clock')
        return (0,quantity_values/* valueText */.Ru)(quantity, (value + 120) % 1440);
    const taken = (one) => new RegExp(`(?<!\\d)${one}(?!\\d)${one <= 12 ? `|\\b${NUMBER_WORDS[one - 2]}\\b` : ''}`).test(text);
    const twice = kind === 'percent' && value > 50 ? Math.round(value / 2) : value * 2;
    const other = taken(twice) ? value * 3 : twice;
    const digits = /\d[\d,. ]*\d|\d/.exec(written)?.[0];
    const shown = other >= 1000 && /,/.test(written) ? other.toLocaleString('en') : String(other);
    return digits === undefined ? (NUMBER_WORDS[other - 2] ?? shown) : digits.replace(/[\d,. ]+/, shown);
}
const DENIALS = [
    [/\bcannot\b/, 'can'],
    [/\b(?:must|may|shall) (?:not|never)\b/i, 'may'],
    [/\b(is|are|was|were) (?:not|never)\b/, '$1'],
];
const STILL_OPEN = /\b(?:no|nor|neither|unless|except|but|only|otherwise|even if|without|other than|any|than|until|yet|instead|whether|necessarily|nothing|nobody|none|least|later)\b|n[’']t\b/i;
/** A rule that denies once, quoted without its "not". */
function turnedAsks(text, about) {
    const denials = text.match(/\b(?:cannot|not|never)\b/gi) ?? [];
    const turn = DENIALS.find(([form]) => form.test(text));
    if (denials.length !== 1 || turn === undefined || STILL_OPEN.test(text))
        return [];
    // What is denied inside of a condition is not what the rule denies.
    if (/^(?:If|When|Where|Once|As long)\b|\b(?:if|when|who|that|which|whose|because|since|where|whether)\b/.test(text.slice(0, text.search(/\b(?:cannot|not|never)\b/i))))
        return [];
    const wrong = text.replace(turn[0], turn[1]);
    // "All others may not." and "not at all" leave no sentence.
    if (/\b(?:can|may|must|is|are|was|were)[.!]$|\bat all\b/i.test(wrong))
        return [];
    return [
        {
            form: 'quoted',
            question: `${about}${TURNED[text.length % TURNED.length]?.((0,wording/* noQuotes */.Le)(wrong))}`,
            checks: [SAYS_NO],
            expected: `Correct the claim: ${text}`,
            verdict: 'correct',
            include: [],
            rationale: 'Quotes the rule as if it allowed what it forbids.',
            quality: 0.85,
        },
    ];
}

;// CONCATENATED MODULE: ./lib/generation/asks/refusal-ask.js




/** Denies once more, or makes an exception: then a plain "no" is not the answer. */
const refusal_ask_MORE = /\b(?:not|no|never|nor|neither|unless|except|but|only|without|otherwise|even if|whether|provided|until|other than|necessarily|any more|yet|than)\b|[;()]|n[’']t\b/i;
/** A reason behind a comma is no condition. */
const REASON = /, (?:since|because|as|so that|for)\b.*$/i;
/** Nothing that somebody would like to do. */
const NO_REQUEST = /^(?:be (?:liable|responsible|considered|deemed|counted|treated|regarded)|liable|responsible|mean|affect|apply|count|constitute|prejudice|follow|matter|required?|necessary|needed|obliged|bound|subject|include|recommended|enough|sufficient|binding|affected|supported by|have to|need)\b/i;
/** A second statement behind "and" is no part of the question. */
const SECOND = /\band\b.*\b(?:is|are|must|can|will|may|should)\b/i;
const VAGUE = /\bfor any(?:one|body)$|\b(?:anything|something|matters?|things)\b/i;
/** "Can helmets be returned once the seal is broken?": what a rule forbids, asked for; its condition is kept whole. */
function refusalAsks(unit, text) {
    const plain = plainAsk(unit, text);
    if (plain !== undefined)
        return [{ ...REFUSED, question: plain, expected: `Say no: ${text}` }];
    const clause = clauseOf(text.replace(REASON, '.'));
    if (clause === undefined ||
        clause.adverb !== 'not' ||
        refusal_ask_MORE.test(clause.rest) ||
        /,/.test(clause.rest) ||
        VAGUE.test(clause.rest) ||
        SECOND.test(clause.rest))
        return [];
    if (NO_REQUEST.test(clause.rest) || (clause.lead !== undefined && refusal_ask_MORE.test(clause.lead)))
        return [];
    const toAgent = agentAsk(unit, clause);
    if (toAgent !== undefined)
        return [{ ...REFUSED, question: toAgent, expected: `Say no: ${text}` }];
    if (/^(?:is|are)$/.test(clause.auxiliary) &&
        !/^(?:\w+ly )?(?:\w+ed|\w+en|given|made|paid|sent|sold|lent|kept|put|cut|held|lost|left|met|drunk|worn|born|possible|\w+able|\w+ible|valid|free|open|exempt|entitled)\b/.test(clause.rest))
        return [];
    // "The battery does not run the unit" states something and forbids nothing.
    if (/^(?:should|will|do|does)$/.test(clause.auxiliary))
        return [];
    const who = (0,voice/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,voice/* spoken */.v)(clause.rest, unit);
    const lead = clause.lead === undefined ? undefined : (0,voice/* spoken */.v)(clause.lead, unit);
    if (who === undefined || rest === undefined || (clause.lead !== undefined && lead === undefined))
        return [];
    const auxiliary = /^(?:must|shall|may|can)$/.test(clause.auxiliary) ? 'can' : clause.auxiliary;
    if (/^(?:has|have|needs?) to$/.test(auxiliary))
        return [];
    return [
        {
            ...REFUSED,
            question: led(lead, inverted({ ...clause, auxiliary }, who, rest)),
            expected: `Say no: ${text}`,
        },
    ];
}
const NEVER = /^(?:Do not|Don[’']t|Never|Please do not|Please never) ([a-z]+ [^,;()]+)[.!]$/;
const FORBIDDEN = /^((?:[A-Z][\w’'-]+)(?: [\w’'-]+){0,6}) (is|are) (?:strictly )?(?:forbidden|prohibited)([^,;()]*)[.!]$/;
/** "Do not bring glass bottles" and "Smoking is forbidden" as questions of somebody who would like to. */
function plainAsk(unit, text) {
    const never = NEVER.exec(text)?.[1];
    if (never !== undefined &&
        !refusal_ask_MORE.test(never) &&
        !/^(?:be|have|forget|worry|hesitate|rely|assume|expect)\b/.test(never)) {
        const said = (0,voice/* spoken */.v)(never, unit);
        if (said === undefined)
            return undefined;
        return unit.toAgent === true ? `Could you ${said}, please?` : `Can I ${said}?`;
    }
    const [, subject = '', verb = '', rest = ''] = FORBIDDEN.exec(text) ?? [];
    if (subject === '' || refusal_ask_MORE.test(rest))
        return undefined;
    const [who, said] = [(0,voice/* spokenSubject */.f)(subject, unit), (0,voice/* spoken */.v)(rest, unit)];
    return who === undefined || said === undefined
        ? undefined
        : `${verb === 'is' ? 'Is' : 'Are'} ${who} allowed${said}?`;
}
const REFUSED = {
    form: 'refusal',
    checks: [SAYS_NO],
    verdict: 'refused',
    include: [],
    rationale: 'Asks for what the rule forbids.',
    quality: 1,
};
/** "You should not give medical advice" in a text for the assistant: somebody asks it for just that. */
function agentAsk({ toCustomer }, { subject, auxiliary, rest, lead }) {
    if (toCustomer || lead !== undefined || !/^(?:you|the (?:agent|assistant))$/i.test(subject))
        return undefined;
    if (!/^(?:must|should|shall|may|can)$/.test(auxiliary) ||
        !/^[a-z]+ /.test(rest) ||
        /^(?:be|have|make|assume|mention|reveal|disclose|rely)\b/.test(rest))
        return undefined;
    const said = (0,wording/* firstPerson */.e8)(rest, false);
    return /\b(?:users?|customers?|you|your|agent|tools?)\b/i.test(said)
        ? undefined
        : `Could you ${said}, please?`;
}
const PERSON = /\b(?:lead|managers?|officers?|board|members?|employees?|customers?|staff|engineers?|auditors?|directors?|committee|chair(?:man|person|s)?|secretary|treasurer|captain|drivers?|residents?|holders?|owners?|adults?|administrators?|team|partners?|trustees?|council|assembly|president|users?|guests?|students?|patrons?|supervisors?|heads?|department|pharmacists?|doctors?|technicians?|installers?|electricians?|plumbers?|persons?|people|passengers?|founders?|maintainers?)$/i;
/** "Only the on-call lead may lower a severity": asked by whom. */
function whoAsks(unit, text) {
    const match = /^Only ((?:the |an? )?[\w’'-]+(?: [\w’'-]+){0,4}) (may|can) ([^,;()]+)(?:, and not [^,;]+)?\.$/.exec(text);
    const [, who = '', , rest = ''] = match ?? [];
    if (match === null || !PERSON.test(who) || /\b(?:and|or|who|that)\b/.test(who) || refusal_ask_MORE.test(rest))
        return [];
    const said = (0,voice/* spoken */.v)(rest, unit);
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
const NEEDED = {
    matches: {
        pattern: "\\b(?:no|not|isn[’']t|must|has to|have to|need(?:s|ed)?|required|obligatory|mandatory|compulsory|obliged)\\b",
        flags: 'i',
    },
    name: 'says that it is needed',
};
/** "Is it optional for renters to show a photo ID at pick-up?": what a rule demands of people. */
function demandAsks(unit, text) {
    const clause = clauseOf(text);
    if (clause === undefined || clause.adverb !== undefined || clause.lead !== undefined)
        return [];
    if (!/^(?:must|shall|has to|have to|needs to|need to)$/.test(clause.auxiliary))
        return [];
    if (refusal_ask_MORE.test(clause.rest) ||
        /[,;()]|\b(?:if|when|or|and)\b/.test(clause.rest) ||
        /\d/.test(clause.rest) ||
        VAGUE.test(clause.rest))
        return [];
    if (!/^you$/i.test(clause.subject) &&
        !PERSON.test(clause.subject.replace(/ (?:of|in|on|from|with|under|for)\b.*$/, '')))
        return [];
    const who = (0,voice/* spokenSubject */.f)(clause.subject, unit);
    const rest = (0,voice/* spoken */.v)(clause.rest, unit);
    // The assistant is not asked what it may leave out itself.
    if (who === undefined || who === 'you' || rest === undefined || /^be\b/.test(rest))
        return [];
    return [
        {
            form: 'refusal',
            question: `Is it optional for ${who === 'I' ? 'me' : who} to ${rest}?`,
            checks: [{ ...NEEDED }],
            expected: `Say that it is required: ${text}`,
            verdict: 'refused',
            include: [],
            rationale: 'Asks whether a demand is optional.',
            quality: 0.85,
        },
    ];
}

// EXTERNAL MODULE: ./lib/generation/asks/stands-alone.js
var stands_alone = __webpack_require__(49894);
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
    const asks = (unit.row === undefined ? sentenceAsks(unit) : cellAsks(unit)).filter((ask) => !(0,echo/* echoes */.Y)([ask]) && isClean(ask));
    known.set(unit, asks);
    return asks;
}
function sentenceAsks(unit) {
    const { leadIn, label } = unit;
    const text = firstOf(unit.text);
    if (leadIn !== undefined || text === undefined || !(0,stands_alone/* standsAlone */.p)(text))
        return [];
    const plain = label === undefined
        ? [
            ...valueAsks(unit, text),
            ...limitAsks(unit, text),
            ...refusalAsks(unit, text),
            ...whoAsks(unit, text),
            ...demandAsks(unit, text),
        ]
        : [];
    return [
        ...plain,
        ...quotedAsks(unit, text, label ?? (unit.asked === undefined ? contextOf(unit) : `"${(0,wording/* noQuotes */.Le)(unit.asked)}"`)),
    ];
}
/** With these a further sentence changes what the first one says. */
const QUALIFIES = /\b(?:appl(?:y|ies)|unless|except\w*|exempt|however|otherwise|then|instead|in that case|if|when|only|but|until|later|longer|shorter|more|less)\b/i;
/** The first sentence of a rule, unless those behind it change what it says. */
function firstOf(text) {
    const end = /[.!] (?=[A-Z])/.exec(text);
    if (end === null)
        return text;
    return QUALIFIES.test(text.slice(end.index + 1)) ? undefined : text.slice(0, end.index + 1);
}
/** A short sentence says more with the heading that it stands under. */
const asks_of_SHORT = 16;
function contextOf({ text, topic }) {
    const heading = (0,wording/* headingName */.ef)(topic);
    return text.split(' ').length >= asks_of_SHORT || heading === '' || heading.split(' ').length > 6
        ? undefined
        : `"${(0,wording/* noQuotes */.Le)(heading)}"`;
}
/** In front of a pronoun that begins a clause of its own, whose subject stands in the question. */
const asks_of_PRONOUN = /(?<!\b(?:if|when|once|until|unless|before|after|because|while|that|as)\s)\b(?:it|its|they|them|their)\b/i;
/** What a proofreader would stop at: a word twice, a blank before a mark, a form of "be" beside another verb, a pronoun without its noun. */
function isClean({ form, question }) {
    if (form !== 'quoted' && asks_of_PRONOUN.test(question.replace(/\bis it (?=early|enough|all right|optional)/i, '')))
        return false;
    return !/\b(\w+) \1\b|\s[,.;?]|\b(?:is|are|do|does|can) (?:is|are|can|may|must|will|has)\b|\b(?:I|me) (?:is|are|has)\b|\bfor I\b/i.test(question.replace(/\bhad had\b|\bthat that\b/g, ''));
}


/***/ }),

/***/ 49894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ standsAlone)
/* harmony export */ });
/* harmony import */ var _text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);

/** Speaks of what stands somewhere else. */
const REFERS = /\b(?:this|that case|these|those|such|the (?:above|former|latter|following|two|said)|above|below|aforementioned|hereby|respective(?:ly)?|instead|then|there(?:fore|after|by)?|thus|hence|in addition|as well|too|also|likewise|in turn|either way|so far|one of them|here|do so|does so|done so|(?:first|second|last|next|further|other|every|each|which|any|new|old) one|ones|both(?! of the| the| parties))\b/i;
const OPENS_WITH = /^(?:it|its|they|their|them|he|she|his|her|one|both|neither|either|another|others?|some|most|later|further|again|and|or|but|nor|so|as|otherwise|the same (?:is|applies|goes|holds)|here|because|since|which|who|what|where|how|why|whether|than|not|note|see|e\.?g|i\.?e|outside of|any other|all other|each of|in that|for any other|the other|the rest|the exception|exceptions?|exempt|after that|before that|until then|thank|welcome|hello|hi|sorry|yes|no[,.;:]|nope|sure|of course|please|our|for (?:this|that|it|them|example|instance)|if (?:so|not|it|they|you see it)|when (?:it|they)|once (?:it|they)|unless (?:it|they)|to (?:do|this))\b/i;
/** Speaks of what was once, or is not yet. */
const OUT_OF_DATE = /\b(?:used to|no longer|formerly|previous(?:ly)?|ended on|was (?:removed|abolished|replaced|dropped|discontinued|introduced|changed|raised|lowered)|were (?:removed|abolished|replaced|introduced)|will be (?:removed|replaced|introduced)|had been|until (?:19|20)\d\d|since (?:19|20)\d\d|in (?:19|20)\d\d|(?:19|20)\d\d (?:version|edition))\b/i;
/** Says how a text came to be, or in which form it is valid. */
const ON_ITSELF = /\b(?:version \d|this (?:page|document|policy|manual|handbook|tariff)|in force|valid from|supersedes?|replaces? (?:the )?version)\b/i;
/** Refers to a place in a text by its number: nobody who asks has it at hand. */
const PLACE = /\b(?:in|see|of|under|by|from) \d{1,2}\.\d{1,2}(?:\.\d+)*\b(?! ?(?:%|°|(?:bar|kg|km|cm|mm|m|l|litres?|hours?|days?|times|EUR|NOK|USD|GBP|million)\b))|\b(?:items?|sections?|paragraphs?|articles?|clauses?|chapters?|points?|rules?|sub-?sections?|nos?\.?) (?:\d+|[ivx]+\b|\(\w\))|§|\([a-z]\)/i;
/** Left over from marking up. */
const MARKS = /\[\^|\]\(|https?:|[|<>{}[\]~]|\*|^["“(]|\.\.\.|…/;
/** A time or an amount of something that was named before: "After more than 30 days run two regenerations". */
const BARE_AMOUNT = /^(?:After|For|Within|Above|Below|Over|Under|Up to|From|Until|Beyond|Between|With|Without)(?: (?:more than|less than|up to|at least|at most|another|over|under|about))* (?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:consecutive|working|business|calendar|full|complete))? ?(?:%|°\w*|(?:second|minute|hour|day|night|week|month|year|litre|metre|euro|dollar)s?|bar|kg|km|cm|m|A)(?![\w-])(?!,? (?:of|after|before|in|on|at (?!least|most)|to|without|from|until|for)\b)/;
/** An instruction needs a time or a condition to be more than a step among others. */
const STEP = new RegExp(`^(?:Please |Always |First |Then )?(?:${[..._text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPERATIVE_VERBS */ .c]
    .filter((verb) => !/^(?:always|never)$/.test(verb))
    .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
    .join('|')}) (?![a-z]+s\\b.* (?:is|are|must|may|can)\\b)`);
const PLACED = /\b(?:if|when|before|after|within|until|unless|while|once|during|per|at least once)\b/i;
/** Verbs as rules have them; what has none is a note: "Once a year by a partner". */
const VERB = new RegExp(`\\b(?:is|are|has|have|can|cannot|may|must|shall|should|will|do|does|need|(?:${[
    'allow accept add amount answer apply arrive ask award become begin belong book bring call carry cause change charge charges',
    'claim close collect come consist contain continue contribute cost count cover deal decide deliver depend die drop earn elect end',
    'enter examine expire extend fall fetch fill follow gain get give go grant handle happen help hold include inform invite issue join',
    'keep last lapse lead leave let lie live lose make mean meet move notify offer open operate order own owe pay pass pick place play',
    'provide publish qualify rank reach read receive refer refund refuse reject remain renew rent repair replace reply report require',
    'reset resign rest restart return revert rotate run say sell send serve set ship show sign sit spend stand start stay stop submit',
    'suit supply support switch take tell travel treat turn use visit vote wait want wear weigh work write',
]
    .join(' ')
    .replaceAll(' ', '|')})(?:e?s)?|(?:carr|appl|repl|qualif|notif|suppl)ies)\\b`, 'i');
const FEWEST = 5;
const MOST = 34;
/** A verb of the third person at the beginning: its subject is a label in front of it. */
const WITHOUT_SUBJECT = /^(?:Fires|Applies|Covers|Includes|Takes|Contains|Runs|Shows|Needs|Means|Pages|Holds|Opens|Closes|Starts|Ends|Costs|Gives|Has|Is|Are|Was|Does|Sets|Lasts|Uses|Works|Comes|Goes|Lets|Makes|Allows|Requires|Depends|Counts|Serves|Provides|Remains|Keeps|Available|Only available|Valid|Free|Subject|Due|Payable|Included|Not included|Required|Minimum|Maximum|Up to|At least|At most|More than|Less than|Within \d+ \w+\.)\b/;
/** Whether a sentence can be read and understood without what stands around it, as a quotation has to be. */
function standsAlone(text) {
    const words = text.split(/\s+/);
    if (words.length < FEWEST || words.length > MOST || !/^[A-Z][\s\S]*[.!]$/.test(text))
        return false;
    if (/[.!?] [A-Z]/.test(text) || /[:;?]/.test(text) || MARKS.test(text))
        return false;
    if ([REFERS, OPENS_WITH, OUT_OF_DATE, ON_ITSELF, PLACE, WITHOUT_SUBJECT].some((form) => form.test(text)))
        return false;
    if (!VERB.test(text) || BARE_AMOUNT.test(text) || (STEP.test(text) && !PLACED.test(text)))
        return false;
    if (isUnbalanced(text, '(', ')') || (text.match(/["“”]/g) ?? []).length % 2 === 1)
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
const isUnbalanced = (text, open, close) => text.split(open).length !== text.split(close).length;


/***/ }),

/***/ 79417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ valueCheck),
/* harmony export */   J4: () => (/* binding */ numberChecks),
/* harmony export */   a9: () => (/* binding */ numberPattern)
/* harmony export */ });
const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The same length of time in another unit: what one of the first is in the second. */
const SAME_TIME = [
    ['week', 'day', 7],
    ['day', 'hour', 24],
    ['year', 'month', 12],
    ['hour', 'minute', 60],
    ['minute', 'second', 60],
];
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
        return ONES[value];
    const one = value % 10;
    return `${TENS[Math.floor(value / 10) - 2]}${one === 0 ? '' : `[- ]?${ONES[one]}`}`;
}
function otherUnits(value, unit) {
    const counted = unit.replace(/s$/, '');
    return SAME_TIME.flatMap(([large, small, times]) => {
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
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52218);

/** Who a text speaks to: in one for customers "you" asks and "we" is asked; undefined where a part cannot be said by the one who asks. */
function spoken(text, { toCustomer, toAgent }) {
    if (toAgent === true) {
        const own = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .firstPerson */ .e8)(text, false, true);
        return /\b(?:users?|customers?|you|your|agent)\b/i.test(own) ? undefined : own;
    }
    if (!toCustomer)
        return /\b(?:you|your|yours|we|us|our|ours)\b/i.test(text) ? undefined : text;
    // "I" and "you" in one sentence with verbs of their own change forms that are not looked at here.
    if (/\b(?:yourself|ourselves|yours|ours|you(?:'re|’re| are| were| have| do not)|we(?:'re|’re))\b/i.test(text)) {
        const plain = text.replace(/\byou are\b/gi, 'I am');
        return /\b(?:yourself|ourselves|yours|ours|you were|(?:you|we)['’]re)\b/i.test(plain)
            ? undefined
            : (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .firstPerson */ .e8)(plain, true, false);
    }
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .firstPerson */ .e8)(text, true, false);
}
/** Who talks to the assistant. */
const CALLER = /^(?:(?:the|an?|each|every) )?(?:user|customer|client|caller)s?$/i;
/** A subject inside a question: "You" asks, "Each group" is "a group", names stay. */
function spokenSubject(subject, unit) {
    if (unit.toAgent === true && CALLER.test(subject))
        return 'I';
    if (unit.toAgent === true && /^(?:you|the (?:agent|assistant))$/i.test(subject))
        return 'you';
    if (/^you$/i.test(subject))
        return unit.toCustomer ? 'I' : undefined;
    if (/^we$/i.test(subject))
        return unit.toCustomer ? 'you' : undefined;
    const first = /^(?:an?|the|each|every|all|any|our|your)\b/i.test(subject) ||
        !/^(?:[A-Z][\w’'-]*[A-Z\d]|[A-Z][\w-]+ [A-Z])/.test(subject);
    const own = spoken(first ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerFirst */ .oZ)(subject) : subject, unit);
    return own
        ?.replace(/^(?:each|every|any) (?=[aeiou])/i, 'an ')
        .replace(/^(?:each|every|any) /i, 'a ')
        .replace(/^all (?:of )?(?:the )?/i, '');
}


/***/ }),

/***/ 45253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ echoes)
/* harmony export */ });
/* unused harmony export passes */
/** What an agent says that understands nothing: whatever it is asked, or that it is so. */
const NODS = ['Yes, that is right.', 'Yes, of course.', 'OK.'];
/** Whether an agent that repeats the question, or that says yes to everything, passes all checks of all turns. Without checks it may. */
function echoes(turns) {
    const passesAll = (answer) => turns.every(({ question, checks = [] }) => checks.every((check) => passes(check, answer(question))));
    return passesAll((question) => question) || NODS.some((nod) => passesAll(() => nod));
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
/* harmony import */ var _quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12602);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52218);


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
            return (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(`${lead}${lead === '' ? act : (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerFirst */ .oZ)(act)}`);
        if (force === 'must-not')
            return (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(`${lead}${lead === '' ? 'Do' : 'do'} not ${act}`);
    }
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(`Say that ${statement(unit)}`);
}
/** The rule as a clause behind "that". */
function statement(unit) {
    const { toCustomer, force, subject, predicate, condition } = unit;
    const text = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutCustomer */ .uL)(unit.text, toCustomer).replace(/[.!]+$/, '');
    if (!toCustomer || subject !== '' || (force !== 'must' && force !== 'must-not'))
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerFirst */ .oZ)(text);
    // An instruction to customers: "Bring two towels" is said of them.
    const lead = condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
        ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutCustomer */ .uL)((0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerFirst */ .oZ)(condition), true)}, `
        : '';
    const act = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutCustomer */ .uL)(predicate.replace(/[.!]+$/, ''), true);
    return `${lead}the customer must ${force === 'must' ? '' : 'not '}${act}`;
}
/** "Mention “five” or “5”." for the number that the question asks for; nothing where the rule has none. */
function mention(written) {
    return `Mention ${(0,_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .spellings */ .cl)(written)
        .map((one) => `"${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(one)}"`)
        .join(' or ')}.`;
}


/***/ }),

/***/ 29742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ regressionOf),
/* harmony export */   m: () => (/* binding */ fromFailures)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69498);
/* harmony import */ var _text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34808);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55280);
/* harmony import */ var _text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92697);
/* harmony import */ var _operators_operator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42806);
/* harmony import */ var _operators_wordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97455);
/* harmony import */ var _redacted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19100);
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93138);








const AGAIN = [
    (text) => `I am coming back to something that did not work out last time. ${text}`,
    (text) => `Let me put it differently, because I was not understood before: ${text}`,
    (text) => `Somebody in my family asked the same thing, and I said that I would find out. ${text}`,
    (text) => `Before we get to anything else today, this one first. ${text}`,
];
/** For a neighbour: nothing of it went wrong, and the less is said around it, the surer it passes as it does in its own words. */
const ALSO = [
    (text) => `Before we get to anything else today, this one first. ${text}`,
    (text) => `One more thing while I am here, and then I am done. ${text}`,
];
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
    const { vectors, vectorOf } = (0,_text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__/* .tfIdf */ .Qh)(passed.map(saidIn));
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
            drafts.push(paraphrased(exact, AGAIN[(Math.floor(next() * 2) * 2 + count) % AGAIN.length] ?? (0,_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(AGAIN, next), source.suite));
        const near = nearestPlace(vectorOf(saidIn(attempt)), vectors, guards);
        if (near !== undefined)
            guards.add(near.at);
        const neighbour = near === undefined ? undefined : passed[near.at];
        const guard = neighbour === undefined ? undefined : await regressionOf(neighbour, category, texts, source.suite);
        if (guard !== undefined && near !== undefined)
            drafts.push({
                ...paraphrased(guard, (0,_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(ALSO, next), source.suite),
                operator: 'failure-neighbour',
                // The closest ones are chosen first: a change that mends the failure reaches them first.
                quality: 0.7 * near.likeness,
                name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(`Still passes: ${guard.name}`),
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
    for (const [at, played] of attempt.turns.entries())
        turns.push(await expectedTurn(played, same?.turns[at], category, suite));
    const inputText = turns.map((turn) => turn.input.text).join('\n');
    if (inputText.trim() === '')
        return undefined;
    const document = `${attempt.run_id}/${attempt.case_id}`;
    texts.set(document, inputText);
    return {
        operator: 'regression',
        name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(attempt.case_name || inputText),
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
        demands: { ..._operators_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DEMANDS */ .Zc, constraints: 2 },
        edge: false,
        quality: 1,
        tags: ['regression'],
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ threshold }),
        ...(known?.case.gating === false ? { gating: false } : {}),
    };
}
/** A played turn as a case asks for it again. */
async function expectedTurn({ input, criteria, results }, same, category, { knowsScorer, agentTools }) {
    const { expected_behavior, ground_truth, context, available_tools } = criteria;
    const scorers = knowsScorer === undefined ? [] : Object.keys(results).filter(knowsScorer);
    const offered = agentTools === undefined ? undefined : (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(agentTools);
    const hasOwnTools = available_tools !== undefined && (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(available_tools) !== offered;
    const expected = expected_behavior === undefined ? '' : await (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)(expected_behavior);
    const behavior = expected === '' || (0,_text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .findAttack */ .I)(expected) !== null
        ? `Do not repeat the failure that was found here (${category.replace(/_/g, ' ')}).`
        : expected;
    // What a check expects stands in its case alone.
    const checks = same?.checks;
    return {
        input: { text: await (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)(input), ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ attachments: same?.input.attachments }) },
        ...(expected === '' && checks !== undefined ? {} : { expected_behavior: behavior }),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ checks }),
        ...(ground_truth === undefined ? {} : { ground_truth: await (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)(ground_truth) }),
        ...(context === undefined ? {} : { context: await Promise.all(context.map(_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)) }),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ expected_tools: criteria.expected_tools }),
        ...(hasOwnTools ? { available_tools } : {}),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
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
            text: at === 0 ? frame((0,_operators_wordings_js__WEBPACK_IMPORTED_MODULE_7__/* .everyday */ .s)(turn.input.text)) : (0,_operators_wordings_js__WEBPACK_IMPORTED_MODULE_7__/* .everyday */ .s)(turn.input.text),
        },
    }));
    return {
        ...exact,
        operator: 'failure-paraphrase',
        name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(`In other words: ${exact.name}`),
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
        const likeness = (0,_text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__/* .cosine */ .sw)(own, vector);
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
/* harmony export */   Zc: () => (/* binding */ NO_DEMANDS),
/* harmony export */   b9: () => (/* binding */ draftOn),
/* harmony export */   nP: () => (/* binding */ askDraft)
/* harmony export */ });
/* harmony import */ var _policy_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50161);
/* harmony import */ var _turn_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7815);


const NO_DEMANDS = {
    units: 1,
    constraints: 0,
    ambiguous: false,
    adversarial: false,
};
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
        demands: NO_DEMANDS,
        edge: false,
        quality: 0.8,
        tags: [],
        ...fields,
    };
}
/** A turn that asks in one of the ways that a rule can be asked for, in other words around the question where some are given. */
const askTurn = (unit, ask, text = ask.question, also = []) => (0,_turn_of_js__WEBPACK_IMPORTED_MODULE_0__/* .turnOf */ .L)(text, [...(ask.expected === undefined ? [] : [ask.expected]), ...also], unit.text, ask.checks);
/** A draft of one turn on one way to ask. */
function askDraft(unit, ask, fields) {
    return draftOn(unit, {
        turns: [askTurn(unit, ask)],
        built_on: [unit.id, ...(ask.limit === undefined ? [] : [(0,_policy_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .limitId */ .d)(unit.id, ask.limit)])],
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
/* harmony import */ var _asks_asks_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93832);
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93138);
/* harmony import */ var _operator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42806);



/** A word that is a verb or a noun, where it is a verb. */
const asVerb = (verb) => new RegExp(`(?<=\\b(?:to|I|we|you|they|can|could|may|might|must|should|shall|will|would|cannot|not|please|me|customers|users|members) )${verb}\\b`, 'gi');
/** Words of policies and what people say instead. */
const SAID = [
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
];
/** A text in everyday words, where it has words of policies. */
function everyday(text) {
    return SAID.reduce((said, [policy, plain]) => said.replace(policy, plain), text);
}
const PERSONAS = [
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
];
/** A question as different people ask it. */
const persona = (unit, { next }) => {
    const asks = (0,_asks_asks_of_js__WEBPACK_IMPORTED_MODULE_0__/* .asksOf */ .A)(unit).filter(({ form }) => form === 'value' || form === 'refusal');
    if (asks.length === 0)
        return [];
    const ask = (0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(asks, next);
    // Somebody else's question is not in the first person.
    const own = /\b(?:I|me|my)\b/.test(ask.question);
    const { who, say } = (0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(own ? PERSONAS.slice(0, -1) : PERSONAS, next);
    return [
        (0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .askDraft */ .nP)(unit, ask, {
            operator: 'persona',
            name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(`${ask.question} (${who})`),
            turns: [(0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .askTurn */ .$f)(unit, ask, say(ask.question))],
            rationale: `Asks for the rule as ${who}.`,
            demands: { ..._operator_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DEMANDS */ .Zc, constraints: 2 },
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
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60725);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39957);
/* harmony import */ var _quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12602);



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
        return (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .dateText */ .M)(value, written);
    if (kind === 'clock')
        return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
    const number = (0,_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .numberText */ .$4)(value);
    const sign = /^[$€£]/.exec(written)?.[0];
    if (kind === 'money' && sign !== undefined)
        return `${sign}${number}`;
    if (kind === 'percent')
        return `${number}%`;
    if (unit === '')
        return number;
    const named = value === 1 && kind !== 'size' ? (0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .singular */ .cL)(unit) : unit;
    return `${number} ${named}`;
}
/** The limit in words, without its comparison: "24 hours", "5 to 7 business days". */
function limitText(quantity) {
    const low = valueText(quantity, quantity.value);
    if (quantity.high === undefined)
        return low;
    const isTime = quantity.kind === 'clock' || quantity.kind === 'date';
    return `${isTime ? low : (0,_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .numberText */ .$4)(quantity.value)} to ${valueText(quantity, quantity.high)}`;
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
/* harmony import */ var _scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84026);
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7460);


/** Digits of the shortest number of a document that a state gives out. */
const SHORTEST_DOCUMENT = 6;
/** "The tin with TK-1043": no tax number is that short, and without its order number the case could not be played. */
const isOrderNumber = (type, text) => /^(?:national_id|passport|drivers_licence)$/.test(type) &&
    text.replace(/\D/g, '').length < SHORTEST_DOCUMENT;
/** A text without personal data and without what a reader cannot see: "[email]" where an e-mail stood. */
async function redacted(text) {
    const clean = (0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text);
    const spans = await (0,_scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .detectPii */ .C)(clean);
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
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7460);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);


/** Names stand in tables and comments: one line, no longer than this. */
const LONGEST = 80;
/** A text as the name of a case. */
function shortName(text) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text).replace(/[.\s]+$/, ''), LONGEST) || 'unnamed';
}


/***/ })

};
