export const id = 6817;
export const ids = [6817];
export const modules = {

/***/ 1974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/test-cases/case-hash.js
var case_hash;
// EXTERNAL MODULE: ./lib/text/attack-patterns.js + 1 modules
var attack_patterns;
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
// EXTERNAL MODULE: ./lib/text/language/language.js
var language;
// EXTERNAL MODULE: ./lib/text/lexicons/imperative-verbs.js
var imperative_verbs;
;// CONCATENATED MODULE: ./lib/generation/frame.js


var LABEL;
function LABEL$made() { return LABEL = /^((?:\*\*)?[A-Z][\w/& -]{1,40}(?:\*\*)?):\s+(?=\S)/; }
/** Openers that say nothing of the rule. */
var OPENER;
function OPENER$made() { return OPENER = /^(?:as an? [^,]{2,60}, |otherwise, |generally, |in general, |note that |please note that |also, |however, |in addition, |additionally, |remember that )+/i; }
/** A condition in front, with commas in brackets and with further parts behind "and" or "or". */
var LEAD;
function LEAD$made() { return LEAD = /^((?:If|When|Whenever|Once|After|Before|For|In case|Unless|During|At|On|Until|While|Upon|Within|To(?= \w+ ))\b(?:[^,(]|\([^)]*\)|, (?=(?:and|or) \w+s\b)){2,300}),\s+(?:then )?(?=\S)/i; }
/** Modal verbs with what they mean, the longer ones first. */
var MODALS;
function MODALS$made() { return MODALS = [
    ['can only|may only|could only|(?:is|are) only (?:allowed|permitted|able) to|(?:is|are) only', 'only'],
    [
        "cannot|can not|can't|may not|could not|(?:is|are) not (?:allowed|permitted|able) to|(?:is|are) unable to",
        'may-not',
    ],
    [
        "must not|must never|mustn't|should not|shouldn't|should never|shall not|(?:is|are) never to|(?:is|are) not to",
        'must-not',
    ],
    ['(?:do|does) not (?:need|have) to', 'may'],
    ['must|shall|should|(?:need|needs|has|have) to|(?:is|are) required to|ought to', 'must'],
    ['can|may|(?:is|are) (?:allowed|permitted|able|entitled|eligible) to|could', 'may'],
    ["will not|won't", 'may-not'],
    ['will', 'will'],
]; }
var SPLIT;
function SPLIT$made() { return SPLIT = new RegExp(`^(.{1,120}?)\\s(?:${(MODALS ?? MODALS$made()).map(([words]) => words).join('|')})\\s+`, 'i'); }
var NEVER;
function NEVER$made() { return NEVER = /^(?:do not|don't|never|avoid(?=\s\w+ing\b)|under no circumstances)\s+/i; }
var ALWAYS;
function ALWAYS$made() { return ALWAYS = /^(?:please |always |also |in particular, |first,? |then,? |be sure to |make sure to |remember to )+/i; }
var MORE_VERBS;
function MORE_VERBS$made() { return MORE_VERBS = new Set('apologise apologize assure authenticate bring deny ensure escalate greet hand inform keep make obtain reassure redirect request resume thank'.split(' ')); }
var AGENT;
function AGENT$made() { return AGENT = /^(?:you|the agent|agents?|an agent|the assistant|assistants?|we|our (?:team|staff|agents?)|representatives?|the representative|staff|support|the bot|employees)$/i; }
var USER;
function USER$made() { return USER = /^(?:(?:the|a|an|each|every|any|all|one|our|new|existing|registered)\s+)*(?:(?!agents?\b)\w+\s+)?(?:user|customer|client|guest|buyer|caller|shopper|patient|student|member|traveler|traveller|subscriber|patron|cardholder|account holder)s?$/i; }
var EXCEPTION;
function EXCEPTION$made() { return EXCEPTION = /(?:[,;(]\s*|\s)((?:unless|except(?: for| when| if| that| in)?|other than|but (?:not|cannot|only|can not|nothing)|with the exception of|even if|otherwise)\b.*)$/i; }
/** The frame of a statement; undefined where it has no modal verb and is no instruction. `toCustomer`: "you" is the customer. */
function frameOf(sentence, toCustomer) {
    const label = (LABEL ?? LABEL$made()).exec(sentence)?.[1];
    const unlabelled = sentence
        .replace((LABEL ?? LABEL$made()), '')
        .replace(/[.;!]+$/, '')
        .trim()
        .replace((OPENER ?? OPENER$made()), '');
    const first = (LEAD ?? LEAD$made()).exec(unlabelled);
    // "Within 14 days you may withdraw, unless …": the comma ends the rule, not its condition.
    const lead = first !== null && /^(?:Within|To) .*\b(?:may|can|cannot|must|will|shall)\b/i.test(first[1] ?? '')
        ? null
        : first;
    const clause = lead === null ? unlabelled : unlabelled.slice(lead[0].length);
    const parts = ((COMMAND ?? COMMAND$made()).test(clause) ? imperativeParts(clause, toCustomer) : undefined) ??
        modalParts(clause, toCustomer) ??
        imperativeParts(clause, toCustomer) ??
        (lead === null ? undefined : (STATED ?? STATED$made()));
    if (parts === undefined)
        return undefined;
    const exception = (EXCEPTION ?? EXCEPTION$made()).exec(parts.predicate);
    const behind = (BEHIND ?? BEHIND$made()).exec(parts.predicate);
    const condition = lead?.[1] ?? ('condition' in parts ? parts.condition : undefined) ?? behind?.[1];
    return {
        ...(label === undefined ? {} : { label: label.replace(/\*\*/g, '') }),
        ...parts,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ condition }),
        ...(exception === null ? {} : { exception: exception[1] ?? '' }),
    };
}
/** "Once a year" and "even if" open no condition. */
var BEHIND;
function BEHIND$made() { return BEHIND = /\s((?:(?<!\beven )if|when|(?<!\bat )once(?! (?:a|an|per|every|and|or|more)\b)|provided that|as long as|in case)\s.+)$/i; }
/** An instruction whose modal verb stands in a clause of its own: "Transfer the user only if the request cannot be handled". */
var COMMAND;
function COMMAND$made() { return COMMAND = new RegExp(`^(?:always )?(?:${[...(imperative_verbs ??= __webpack_require__(65268))/* IMPERATIVE_VERBS */.c, ...(MORE_VERBS ?? MORE_VERBS$made())].join('|')}) [^,;]*?\\b(?:if|when|unless|that|which|who)\\b`, 'i'); }
/** A time in front of the person that the rule is about, without a comma: "After three no-shows you cannot". */
var TIMED;
function TIMED$made() { return TIMED = /^((?:After|Within|Before|During|Until|From|On|At)\b.{2,100}?)\s+(you|we|they|the (?:user|customer|member|patron|guest|client))$/i; }
function modalParts(clause, toCustomer) {
    const split = (SPLIT ?? SPLIT$made()).exec(clause);
    if (split === null)
        return undefined;
    // "…, so the agent must": the last clause in front of the modal verb is its subject.
    const subject = (split[1] ?? '')
        .replace(/^.*[,;] (?:(?:so|and|but|therefore)\s+|(?=(?:you|the agent|the user|the customer|it|they)$))/i, '')
        .trim();
    if (/\b(?:that|which|who|what|where)$/i.test(subject))
        return undefined;
    const modal = split[0].slice((split[1] ?? '').length).trim();
    const force = (MODALS ?? MODALS$made()).find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(modal))?.[1];
    if (force === undefined)
        return undefined;
    const rest = clause.slice(split[0].length);
    // "an order is only returned": the verb "be" belongs to the predicate.
    const passive = /^(?:is|are) only$/i.test(modal);
    const negated = /^(?:not|never)\s+/i.exec(rest);
    const predicate = `${passive ? 'be ' : ''}${rest.slice(negated?.[0].length ?? 0)}`;
    const only = /^only\s+/i.exec(predicate);
    const timed = (TIMED ?? TIMED$made()).exec(subject);
    const who = timed?.[2] ?? subject;
    return {
        ...(timed?.[1] === undefined ? {} : { condition: timed[1] }),
        subject: who,
        actor: actorOf(who, toCustomer),
        force: negated !== null ? opposite(force) : only !== null && force === 'may' ? 'only' : force,
        predicate: predicate.replace(force === 'must'
            ? /^(?:always|also|therefore|then|already)\s+/i
            : /^(?:always|also|only|therefore|then|already)\s+/i, ''),
    };
}
/** A condition with a statement that allows or demands nothing. */
var STATED;
function STATED$made() { return STATED = {
    subject: '',
    actor: 'thing',
    force: 'state',
    predicate: '',
}; }
const opposite = (force) => (force === 'must' ? 'must-not' : 'may-not');
/** In a text for customers it is the customer who is told what to do. */
function imperativeParts(clause, toCustomer) {
    const never = (NEVER ?? NEVER$made()).exec(clause);
    const rest = clause.slice(never?.[0].length ?? 0).replace((ALWAYS ?? ALWAYS$made()), '');
    const verb = /^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? '';
    const told = never !== null || /^(?:please|always|be sure to|make sure to|remember to) /i.test(clause);
    if (!told && !(imperative_verbs ??= __webpack_require__(65268))/* IMPERATIVE_VERBS */.c.has(verb) && !(MORE_VERBS ?? MORE_VERBS$made()).has(verb))
        return undefined;
    const force = never === null ? 'must' : 'must-not';
    return {
        subject: '',
        actor: toCustomer ? 'user' : 'agent',
        force,
        predicate: `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`,
    };
}
function actorOf(subject, toCustomer) {
    if (/^you$/i.test(subject))
        return toCustomer ? 'user' : 'agent';
    if ((AGENT ?? AGENT$made()).test(subject))
        return 'agent';
    return (USER ?? USER$made()).test(subject) || /^(?:they|he|she)$/i.test(subject) ? 'user' : 'thing';
}

// EXTERNAL MODULE: ./lib/generation/quantities.js
var generation_quantities;
// EXTERNAL MODULE: ./lib/text/language/sentences.js + 1 modules
var sentences;
;// CONCATENATED MODULE: ./lib/generation/read-statements.js


var HEADING;
function HEADING$made() { return HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/; }
/** A line below a title, or between parts. */
var UNDERLINE;
function UNDERLINE$made() { return UNDERLINE = /^\s*(?:=+|(?:[-*_]\s?){3,})\s*$/; }
/** Longer lines above a rule are text. */
const LONGEST_TITLE = 80;
/** A line with one of these is a sentence. */
var VERB;
function VERB$made() { return VERB = /\b(?:is|are|must|may|can|shall|will|has|have|should|do|does|not|you|we|check|use|wait|open|close|press|start|stop)\b/i; }
var FENCE;
function FENCE$made() { return FENCE = /^\s*(?:```|~~~)/; }
var ROW;
function ROW$made() { return ROW = /^\s*\|(.+)\|\s*$/; }
var RULE;
function RULE$made() { return RULE = /^[\s:|-]*$/; }
var ITEM;
function ITEM$made() { return ITEM = /^\s*(?:[-*•‣◦–+]|\d{1,3}[.)]|\(?[a-z\d]{1,2}\)|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+/; }
/** The number of a clause, as contracts and tariffs have it: "2.1 Students have to …". */
var CLAUSE_NUMBER;
function CLAUSE_NUMBER$made() { return CLAUSE_NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\S)/; }
/** A question in bold alone, as pages of questions and answers have it; answers may be marked as such. */
var QUESTION;
function QUESTION$made() { return QUESTION = /^\s*(\*\*|__)(?:Q(?:uestion)?[.:]\s*(.{3,90}?)|([^*_]{3,90}\?))\1\s*$/; }
/** The same without bold, where it is marked. */
var MARKED_QUESTION;
function MARKED_QUESTION$made() { return MARKED_QUESTION = /^\s*Q(?:uestion)?[.:]\s+(\S.{3,120}\?)\s*$/; }
var ANSWER;
function ANSWER$made() { return ANSWER = /^A(?:nswer)?[.:]\s+(?=\S)/; }
/** "2. Membership.": a number with a few words, alone. */
var NUMBERED_TITLE;
function NUMBERED_TITLE$made() { return NUMBERED_TITLE = /^(?:(?:Article|Section|Part|Chapter)\s+)?(?:\d{1,2}|[IVX]{1,4})[.:)]?\s+((?:[A-Z][\p{L}’'-]*)(?:,? (?:and |of |the |for |to )?[\p{L}’'-]+){0,4})\.?\s*$/u; }
/** A line in bold alone, with a short note behind it at most. */
var BOLD_TITLE;
function BOLD_TITLE$made() { return BOLD_TITLE = /^\s*(\*\*|__)([^*_]{2,60})\1(?:\s*\([^)]{1,40}\))?\s*$/; }
/** Longer sentences hold several rules at once, and no test of them is worth reading. */
const LONGEST = 500;
/** Everything that a document states, with its exact place; headings, code and empty lines are no statements. Linear. */
function readStatements(document) {
    const { content } = document;
    const out = [];
    const path = [];
    let columns;
    let leadIn;
    let asked;
    let fenced = false;
    let from = 0;
    // End of the block that was read last; its further lines are passed over.
    let read = 0;
    const lines = content.split('\n');
    for (const [place, line] of lines.entries()) {
        const start = from;
        from += line.length + 1;
        if ((FENCE ?? FENCE$made()).test(line))
            fenced = !fenced;
        if (fenced || (FENCE ?? FENCE$made()).test(line))
            continue;
        const heading = headingOf(lines, place);
        if (heading !== undefined) {
            while ((path.at(-1)?.level ?? 0) >= heading.level)
                path.pop();
            path.push(heading);
            [columns, leadIn, asked] = [undefined, undefined, undefined];
            continue;
        }
        const headings = path.map(({ title }) => title);
        const cells = cellsOf(line);
        if (cells !== undefined) {
            if ((RULE ?? RULE$made()).test(line) && line.includes('-'))
                continue;
            if (columns === undefined)
                columns = cells;
            else {
                const source = refOf(document, start, line);
                out.push({ headings, text: line.trim(), source, row: rowOf(columns, cells), ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ asked }) });
            }
            continue;
        }
        columns = undefined;
        const question = questionOf(line);
        if (question !== undefined) {
            [asked, leadIn] = [question, undefined];
            continue;
        }
        if (line.trim() === '' || (UNDERLINE ?? UNDERLINE$made()).test(line))
            continue;
        const isItem = (ITEM ?? ITEM$made()).test(line);
        if (!isItem && from <= read)
            continue;
        if (!isItem)
            leadIn = undefined;
        read = endOfBlock(content, from);
        const label = labelOf(content.slice(start, read));
        for (const { text, source } of sentencesBetween(document, start, read)) {
            if (!isItem && text.endsWith(':'))
                leadIn = text;
            out.push({
                headings,
                text,
                source,
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ label, asked, isFirst: beginsAnswer(asked, out.at(-1)) }),
                ...(isItem ? (0,(defined ??= __webpack_require__(69498))/* defined */.s)({ leadIn }) : {}),
            });
        }
    }
    return out;
}
const beginsAnswer = (asked, before) => asked !== undefined && asked !== before?.asked ? true : undefined;
/** The question that a line is, on a page of questions and answers. */
function questionOf(line) {
    const match = (QUESTION ?? QUESTION$made()).exec(line);
    const found = match === null ? (MARKED_QUESTION ?? MARKED_QUESTION$made()).exec(line)?.[1] : (match[2] ?? match[3]);
    return found === undefined ? undefined : plain(found);
}
/** Words in bold that a paragraph or an item begins with, as a title of its own: "**Deposit.** It is …". */
function labelOf(block) {
    const match = /^\s*(?:(?:[-*•]|\d{1,3}[.)])\s+)?(\*\*|__|\*)(?!\s)([^*_\n]{2,60}?)([.:?]?)\1\s*([.:(–—-])?/.exec(block);
    if (match === null || (match[3] === '' && match[4] === undefined))
        return undefined;
    return match[2]?.trim();
}
/** The cells of a row of a table; undefined for any other line. */
function cellsOf(line) {
    return (ROW ?? ROW$made()).exec(line)?.[1]
        ?.split('|')
        .map((cell) => plain(cell.trim()));
}
/** The sentences of a block, each with its place in the document. */
function sentencesBetween({ name, content }, start, end) {
    // Line breaks inside are blanks of the same length, so that places stay.
    const block = content.slice(start, end).replace(/[\r\n]/g, ' ');
    let cursor = 0;
    return (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(block).flatMap((found) => {
        const sentence = found.replace((CLAUSE_NUMBER ?? CLAUSE_NUMBER$made()), '').replace((ANSWER ?? ANSWER$made()), '');
        const at = block.indexOf(sentence, cursor);
        if (at < 0)
            return [];
        cursor = at + sentence.length;
        if (sentence.length > LONGEST)
            return [];
        const place = { start: start + at, end: start + cursor };
        const source = { document: name, ...place, quote: content.slice(place.start, place.end) };
        return [{ text: sentence.replace(/\s+/g, ' '), source }];
    });
}
/** The title that a line is: marked by `#`, or alone above a line of `=` or `-`. */
function headingOf(lines, place) {
    const line = lines[place]?.trimEnd() ?? '';
    const marked = (HEADING ?? HEADING$made()).exec(line);
    if (marked !== null)
        return { level: marked[1]?.length ?? 1, title: plain(marked[2] ?? '') };
    const bold = (BOLD_TITLE ?? BOLD_TITLE$made()).exec(line);
    const isAbove = [lines[place - 1], lines[place + 1]].every((one = '') => one.trim() === '');
    if (bold !== null && isAbove && !/[.:!?]$/.test(bold[2] ?? ''))
        return { level: 7, title: plain(bold[2] ?? '') };
    const numbered = (NUMBERED_TITLE ?? NUMBERED_TITLE$made()).exec(line);
    if (numbered !== null && isAbove && !(VERB ?? VERB$made()).test(line))
        return { level: 6, title: numbered[1] ?? '' };
    const below = /^\s*(=+|-{3,})\s*$/.exec(lines[place + 1] ?? '')?.[1];
    const alone = (lines[place - 1] ?? '').trim() === '';
    if (below === undefined || !alone || line.trim() === '' || line.length > LONGEST_TITLE)
        return undefined;
    if ([(ROW ?? ROW$made()), (ITEM ?? ITEM$made()), (UNDERLINE ?? UNDERLINE$made())].some((form) => form.test(line)) || /[.!?:;]$/.test(line))
        return undefined;
    return { level: below.startsWith('=') ? 1 : 2, title: plain(line.trim()) };
}
/** Lines this long are broken where the margin is, so the next one goes on with the sentence, whatever it begins with. */
const WRAPPED = 50;
/** Where the sentence of the line that ends at `from` ends: lines that were broken at a margin belong together. */
function endOfBlock(content, from) {
    let begin = content.lastIndexOf('\n', from - 2) + 1;
    let end = from;
    while (end < content.length) {
        const line = content.slice(begin, end).trimEnd();
        const stop = content.indexOf('\n', end);
        const next = stop < 0 ? content.length + 1 : stop + 1;
        const following = content.slice(end, next);
        if (/[.!?:;]["”’)*_]*$/.test(line) && !/^\s*\p{Ll}/u.test(following))
            break;
        if (!/^\s*\p{Ll}/u.test(following) && line.length < WRAPPED)
            break;
        if (following.trim() === '' ||
            [(HEADING ?? HEADING$made()), (UNDERLINE ?? UNDERLINE$made()), (FENCE ?? FENCE$made()), (ROW ?? ROW$made()), (ITEM ?? ITEM$made())].some((form) => form.test(following.trimEnd())))
            break;
        [begin, end] = [end, next];
    }
    return Math.min(end, content.length + 1);
}
/** Without the marks for bold and code. */
function plain(text) {
    return text.replace(/\*\*|__|`/g, '').trim();
}
function refOf({ name, content }, start, line) {
    const quote = line.trim();
    const at = content.indexOf(quote, start);
    return { document: name, start: at, end: at + quote.length, quote };
}
function rowOf(columns, cells) {
    const named = cells.slice(1).map((value, index) => ({ column: columns[index + 1] ?? '', value }));
    // A table without heads is a list of names with their values.
    const isList = columns.every((column) => column === '') && cells.length === 2;
    return {
        key: cells[0] ?? '',
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ head: columns[0] || undefined }),
        cells: named.filter(({ column, value }) => (column !== '' || isList) && value !== ''),
    };
}

// EXTERNAL MODULE: ./lib/generation/wording.js
var wording;
;// CONCATENATED MODULE: ./lib/generation/policy-units.js









/** Words that make a sentence a rule (improvement.md 6.2 step 1). */
var RULE_WORDS;
function RULE_WORDS$made() { return RULE_WORDS = /\b(?:is|are) (?:not )?(?:appointed|elected|decided|approved|adopted|chosen|published|kept|deleted|erased|destroyed|withdrawn|forfeited|excluded|exempt|free|refunded|reimbursed|charged|billed|sold|reserved|replaced|suspended|rejected|closed)\b|\b(?:lapses?|loses?|forfeits?)\b|\b(?:must|shall|should|may|can|cannot|can't|only|within|unless|except|at least|at most|up to|no more than|maximum|minimum|required|requires?|needs? to|ha(?:s|ve) to|free of charge|not|never|always|if|when|once|allowed|prohibited|forbidden|eligible|entitled|refundable|valid|expires?|will|needs?|banned|liable|responsible)\b/i; }
/** Digits of an id: 48 bits tell the units of any set of documents apart. */
const ID_DIGITS = 12;
/** Characters by which the language of a document is told. */
const TOLD_BY = 50_000;
/** Columns of a table that become tests; wider ones are mostly data. */
const MOST_CELLS = 6;
/** Shorter sentences say too little to be tested; words. */
const FEWEST_WORDS = 3;
/** The policy units of documents (improvement.md 6.2 step 1). Instructions to a model in a document are left out and counted. */
function readPolicy(documents) {
    const reading = { units: [], topics: [], suspicious: 0, notEnglish: [] };
    const topics = new Set();
    for (const document of documents) {
        const english = (0,(language ??= __webpack_require__(57394))/* isEnglish */.L6)(document.content.slice(0, TOLD_BY));
        if (!english)
            reading.notEnglish.push(document.name);
        const toCustomer = speaksToCustomer(document.content);
        const toAgent = !toCustomer && (AGENT_TOLD ?? AGENT_TOLD$made()).test(document.content);
        const statements = readStatements(document);
        const names = namesIn(document.content);
        const titled = statements.some(({ headings }) => headings.length > 1);
        for (const statement of statements) {
            const topic = topicOf(statement, titled);
            if (topic !== '')
                topics.add(topic);
            if (!english)
                continue;
            if ((0,(attack_patterns ??= __webpack_require__(34808))/* findAttack */.I)(statement.text) !== null) {
                reading.suspicious += 1;
                continue;
            }
            const before = reading.units.at(-1);
            if (before !== undefined && continues(before, statement)) {
                reading.units[reading.units.length - 1] = continued(before, statement, document.content);
                continue;
            }
            if (statement.row !== undefined)
                reading.units.push(...rowUnits(statement, topic, toCustomer));
            else {
                const unit = unitOf(statement, topic, toCustomer);
                if (unit !== undefined)
                    reading.units.push({ ...unit, names, ...(toAgent ? { toAgent } : {}) });
            }
        }
    }
    reading.topics = [...topics];
    return reading;
}
/** Words with a capital letter behind one without, that stand nowhere without it. Linear. */
function namesIn(content) {
    const small = new Set(content.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]+/gu));
    const capital = [...content.matchAll(/(?<=\p{Ll},? )\p{Lu}[\p{L}’'-]+/gu)].map(([word]) => word);
    return new Set(capital.filter((word) => !small.has(word.toLowerCase())));
}
/** An assistant or an agent is told what to do. */
var AGENT_TOLD;
function AGENT_TOLD$made() { return AGENT_TOLD = /\byou are (?:the|an?) [\w -]{0,30}(?:agent|assistant)\b|\bas an? [\w -]{0,30}(?:agent|assistant)\b|\b(?:the|an) (?:agent|assistant) (?:must|should|can|may|cannot)\b/i; }
/**
 * Whether "you" in a document is the customer: it speaks of no agent, and of users or customers less often than a house that calls
 * itself "we" speaks of itself. Guests and members may be others than the customer.
 */
function speaksToCustomer(content) {
    const count = (pattern) => content.match(pattern)?.length ?? 0;
    if (count(/\b(?:the|as an?|an|each|every|any) (?:\w+ )?(?:agent|assistant)s?\b/gi) > 0)
        return false;
    const others = count(/\b(?:the|an?|each|every|any) (?:\w+ )?(?:user|customer|client|patron|guest|member)s?\b|\b(?:users|customers|clients|patrons)\b/gi);
    return others <= count(/\b(?:we|our|us)\b/gi);
}
/** "This is something that …": a sentence that points back belongs to the one before it. */
function continues({ source, row }, { source: own, text }) {
    // What stands behind a table belongs to no row of it.
    if (row !== undefined)
        return false;
    if (own.document !== source.document || own.start < source.end || own.start - source.end > 2)
        return false;
    return ((POINTS_BACK ?? POINTS_BACK$made()).test(text) || (UNTIL_THEN ?? UNTIL_THEN$made()).test(text)) && !/[:?]$/.test(text);
}
var POINTS_BACK;
function POINTS_BACK$made() { return POINTS_BACK = /^(?:this|these|those|it|they|such|otherwise|even then|in that case|if not|if it is not|the same|to do so)\b/i; }
var UNTIL_THEN;
function UNTIL_THEN$made() { return UNTIL_THEN = /\b(?:until|by|before|since) then\b/i; }
function continued(unit, { source, text }, content) {
    const quote = content.slice(unit.source.start, source.end);
    const exception = unit.exception ?? (/^otherwise/i.test(text) ? visible(text) : undefined);
    return {
        ...unit,
        id: idOf({ ...unit.source, end: source.end, quote }),
        source: { ...unit.source, end: source.end, quote },
        text: `${unit.text} ${visible(text)}`,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ exception }),
    };
}
const idOf = ({ document, start, end, quote }) => (0,(case_hash ??= __webpack_require__(24519))/* sha256 */.s)(`${document}\n${start}\n${end}\n${quote}`).slice(0, ID_DIGITS);
/** The headings below the title; without them the title. Empty for a text without headings, which has no topics. */
function topicOf({ headings }, titled) {
    const below = titled && headings.length > 1 ? headings.slice(1) : headings;
    return below.join(' / ');
}
function unitOf(statement, topic, toCustomer) {
    const { source, leadIn, label, asked, isFirst } = statement;
    const text = visible(statement.text);
    const id = idOf(source);
    if (text.split(/\s+/).length < FEWEST_WORDS || /[?:]$/.test(text) || (POINTS_BACK ?? POINTS_BACK$made()).test(text))
        return undefined;
    const frame = frameOf(text, toCustomer);
    // "Otherwise" stays: without it a rule would hold always.
    const own = (frame?.label === undefined ? text : text.replace(/^[^:]+:\s+/, '')).replace(/^otherwise\b/i.test(text) ? /^$/ : (OPENER ?? OPENER$made()), '');
    const quantities = (0,(generation_quantities ??= __webpack_require__(39957))/* quantitiesOf */.D$)(own);
    if (!(RULE_WORDS ?? RULE_WORDS$made()).test(text) && quantities.length === 0 && !isDuty(frame, leadIn))
        return undefined;
    // Entries of a list of names: "device ID (if applicable)".
    if (frame === undefined && quantities.length === 0 && !/[.!]$/.test(text))
        return undefined;
    const [action = '', ...rest] = (frame?.predicate ?? '').split(/\s+/);
    const passive = action === 'be' ? rest[0] : undefined;
    return {
        ...(NOTHING ?? NOTHING$made()),
        id,
        topic,
        text: (0,(wording ??= __webpack_require__(52218))/* upperFirst */.Zb)(own),
        source,
        toCustomer,
        quantities,
        ...(frame === undefined
            ? {}
            : { subject: frame.subject, actor: frame.actor, force: frame.force, predicate: frame.predicate }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({
            condition: frame?.condition,
            exception: frame?.exception,
            leadIn,
            label: label ?? frame?.label,
            asked,
            isFirst,
        }),
        action: passive ?? action,
        object: /^[^,;.]*/.exec(rest.slice(passive === undefined ? 0 : 1).join(' '))?.[0].trim() ?? '',
    };
}
/** A unit for each cell of a row: each can be asked for on its own. */
function rowUnits({ source, row }, topic, toCustomer) {
    if (row === undefined || row.key === '')
        return [];
    return row.cells.slice(0, MOST_CELLS).map((cell) => ({
        ...(NOTHING ?? NOTHING$made()),
        id: idOf({ ...source, quote: `${source.quote}\n${cell.column}` }),
        topic,
        text: visible(`${cell.column} of ${row.key}: ${cell.value}`),
        source,
        row: { ...row, cells: [cell] },
        toCustomer,
        quantities: [],
    }));
}
const isDuty = (frame, leadIn) => frame?.actor === 'agent' && frame.subject === '' && leadIn !== undefined;
var NOTHING;
function NOTHING$made() { return NOTHING = {
    actor: 'thing',
    force: 'state',
    subject: '',
    predicate: '',
    action: '',
    object: '',
}; }
/** One visible line: what a reader of the test sees is what it says. */
const visible = (text) => plain((0,(clean_text ??= __webpack_require__(7460))/* cleanText */.X5)(text)).replace(/\s+/g, ' ').trim();


/***/ }),

/***/ 81768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled)
/* harmony export */ });
/** A copy in random order (Fisher and Yates, in Durstenfeld's form); `next` is uniform in [0, 1). */
function shuffled(values, next) {
    const out = [...values];
    for (let last = out.length - 1; last > 0; last -= 1) {
        const at = Math.floor(next() * (last + 1));
        [out[last], out[at]] = [out[at], out[last]];
    }
    return out;
}


/***/ })

};
