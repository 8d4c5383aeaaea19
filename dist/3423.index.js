export const id = 3423;
export const ids = [3423];
export const modules = {

/***/ 13423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ askItems)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/judges/assess-entries.js
var assess_entries;
// EXTERNAL MODULE: ./lib/judges/items-form.js
var items_form;
;// CONCATENATED MODULE: ./lib/judges/majority.js
/**
 * One verdict from several samples of the same item (metrics.md 2.4): the most frequent one; a tie goes to the lower value in
 * the formula. `share` is the part of the samples that agreed with it.
 */
function majority(list, samples) {
    const counts = new Map();
    for (const sample of samples)
        counts.set(sample.verdict, (counts.get(sample.verdict) ?? 0) + 1);
    const value = (verdict) => list.values[verdict] ?? 0;
    const [winner, count] = [...counts].reduce((best, next) => next[1] > best[1] || (next[1] === best[1] && value(next[0]) < value(best[0])) ? next : best);
    const agreeing = samples.filter((sample) => sample.verdict === winner);
    const shown = agreeing.find((sample) => !sample.unverified) ?? agreeing[0];
    if (shown === undefined)
        throw new RangeError('a majority needs at least one sample');
    return { verdict: shown, share: count / samples.length };
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
;// CONCATENATED MODULE: ./lib/judges/merge-questions.js


/** Lists of one merged question: more verdicts about one thing colour each other (metrics.md 2.5). */
const MOST_LISTS = 6;
/**
 * Puts the questions of scorers that look at the same material into one call (metrics.md 2.5): instructions one after the
 * other, each for its own lists; prompt inputs shown once; lists renamed after their question. The order of the questions
 * does not matter, so every scorer of an evaluation makes the same merged question and the judge's cache answers all but
 * the first. Undefined when they show different things under one label: then each asks alone.
 */
function mergeQuestions(questions) {
    const ordered = [...questions].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const promptInputs = new Map();
    const lists = [];
    const instructions = [];
    const { split } = ordered[0] ?? {};
    // Material that one of them shows by pieces and another as a whole is not the same.
    if (ordered.some((question) => (question.split === undefined) !== (split === undefined)))
        return undefined;
    for (const question of ordered) {
        for (const [label, value] of Object.entries(question.promptInputs)) {
            if (promptInputs.has(label) && (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(promptInputs.get(label)) !== (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(value))
                return undefined;
            promptInputs.set(label, value);
        }
        const names = question.lists.map((list) => nameIn(question, list.name));
        const own = renamed(question);
        const head = `${names.join(' and ')}:`;
        instructions.push(own.startsWith(head) ? own : `For ${head}\n${own}`);
        lists.push(...question.lists.map((list) => ({ ...list, name: nameIn(question, list.name) })));
    }
    if (lists.length > MOST_LISTS)
        return undefined;
    return {
        question: {
            key: ordered.map((question) => question.key).join('+'),
            instructions: `Several separate questions about the same material. Decide each by its own rules; the verdict of one says nothing about another.\n\n${instructions.join('\n\n')}`,
            promptInputs: Object.fromEntries(promptInputs),
            lists,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ split }),
        },
        answersOf: (question, answers) => Object.fromEntries(question.lists.map((list) => [list.name, answers[nameIn(question, list.name)] ?? []])),
    };
}
/** The instructions with the names that its lists have in the merged question; a name of one word is an ordinary word as well. */
function renamed(question) {
    const known = new Map(question.lists.map(({ name }) => [name, nameIn(question, name)]));
    return question.instructions.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (word) => known.get(word) ?? word);
}
/** `argument_correctness/calls@1` and `arguments` make `argument_correctness_arguments`. */
function nameIn(question, list) {
    const scorer = question.key.split('/')[0] ?? question.key;
    return `${scorer}_${list}`.replace(/[^a-zA-Z_]/g, '_');
}

// EXTERNAL MODULE: ./lib/judges/model-confidence.js
var model_confidence;
;// CONCATENATED MODULE: ./lib/judges/ask-items.js






/** Most items in one call (metrics.md 2.3). */
const BATCH = 20;
/** Temperature of repeated samples (metrics.md 2.4). */
const SAMPLING_TEMPERATURE = 0.7;
var CORRECTIONS;
function CORRECTIONS$made() { return CORRECTIONS = {
    missing: 'had no entry',
    conflicting: 'had several entries with different verdicts',
    invalid: 'had a verdict outside the list of the form',
    unverified: 'had a quote that does not stand in the material; copy the exact words, or choose the verdict that needs none',
}; }
/**
 * Asks for one verdict per item and gives back exactly one for every item asked, in the order asked, by list name
 * (metrics.md 2.1, 2.2, 2.4). What cannot be read is asked for once more; what is still missing then is a Fault
 * `judge_error` (`incomplete_verdicts`), never a shorter list. What other scorers of the batch ask about the same material
 * goes into the same call (2.5).
 */
async function askItems(ask, question) {
    const others = ask.together(question);
    const merged = others.length === 0 ? undefined : mergeQuestions([question, ...others]);
    if (merged === undefined)
        return askAlone(ask, question);
    try {
        return merged.answersOf(question, await askAlone(ask, merged.question));
    }
    catch (error) {
        // What a judge cannot fill in whole, it may still fill in by parts.
        if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && mayBeTheSize(error))
            return askAlone(ask, question);
        throw error;
    }
}
/** An answer that could not be used, or a request refused as it is: too long, or a schema too complex. A key that is refused stays so. */
function mayBeTheSize({ code, status }) {
    if (code === 'judge_error' || code === 'too_large')
        return true;
    return code === 'provider_error' && (status === 400 || status === 413 || status === 422);
}
async function askAlone(ask, question) {
    checkIds(question);
    const pieces = question.split?.(question) ?? [question];
    const batches = pieces.flatMap((piece) => inBatches(piece.lists).map((lists) => ({ piece, lists })));
    const count = Math.max(1, ask.samples);
    const samples = await Promise.all(Array.from({ length: count }, async (_, sample) => {
        const sampling = count === 1 ? {} : { repeat: `s${sample}`, temperature: SAMPLING_TEMPERATURE };
        return merge(await Promise.all(batches.map(({ piece, lists }) => askBatch(ask, piece, lists, sampling, true))));
    }));
    const answers = {};
    const shares = [];
    for (const list of question.lists) {
        answers[list.name] = list.items.map((item) => {
            const given = samples.map((sample) => verdictIn(sample, list.name, item.id));
            const { verdict, share } = majority(list, given);
            if (verdict.unverified)
                ask.warn('unverified_quote');
            shares.push(share);
            return verdict;
        });
    }
    if (count > 1 && shares.length > 0) {
        const agreement = shares.reduce((sum, share) => sum + share, 0) / shares.length;
        ask.noteAgreement(agreement);
        if (agreement < (model_confidence ??= __webpack_require__(45934))/* STABLE */.MI)
            ask.warn('unstable');
    }
    return answers;
}
/** Splits all items, list after list, into batches of nearly equal size; a batch names only the lists it holds items of. */
function inBatches(lists) {
    const total = lists.reduce((sum, list) => sum + list.items.length, 0);
    if (total === 0)
        return [];
    const size = Math.ceil(total / Math.ceil(total / BATCH));
    const batches = [];
    let room = 0;
    for (const list of lists) {
        for (let start = 0; start < list.items.length;) {
            if (room === 0) {
                batches.push([]);
                room = size;
            }
            const items = list.items.slice(start, start + room);
            batches.at(-1)?.push(items.length === list.items.length ? list : withItems(list, items));
            room -= items.length;
            start += items.length;
        }
    }
    return batches;
}
async function askBatch(ask, question, lists, sampling, mayHalve) {
    let first;
    try {
        first = await askOnce(ask, question, lists, sampling);
    }
    catch (error) {
        if (!mayHalve || sizeOf(lists) < 2 || !(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.subcode !== 'truncated')
            throw error;
        const halves = halve(lists).map((half) => askBatch(ask, question, half, sampling, false));
        return merge(await Promise.all(halves));
    }
    const open = openLists(lists, first);
    if (open.length === 0)
        return first.verdicts;
    const second = ask.mode === 'offline' ? none() : await repair(ask, question, open, first, sampling);
    const unanswered = [];
    for (const list of open) {
        for (const { id } of list.items) {
            const verdict = second.verdicts.get(list.name)?.get(id) ?? first.verdicts.get(list.name)?.get(id);
            if (verdict === undefined)
                unanswered.push(id);
            else
                first.verdicts.get(list.name)?.set(id, verdict);
        }
    }
    if (unanswered.length > 0) {
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('judge_error', `The judge gave no usable verdict for ${unanswered.join(', ')}.`, {
            subcode: 'incomplete_verdicts',
            where: question.key,
            hint: 'Asked twice. A stronger judge model answers complete forms; nothing is scored from half of one.',
        });
    }
    return first.verdicts;
}
/** The one repair call (2.1 rule 4). When only quotes are in doubt, a failed repair leaves the first verdicts, downgraded. */
async function repair(ask, question, open, first, sampling) {
    const flaws = [...first.flaws.values()].flatMap((byId) => [...byId]);
    const correction = flaws.map(([id, flaw]) => `${id} ${(CORRECTIONS ?? CORRECTIONS$made())[flaw]}`).join('; ');
    try {
        return await askOnce(ask, question, open, {
            ...sampling,
            correction: `In your first answer ${correction}.`,
        });
    }
    catch (error) {
        const onlyQuotes = flaws.every(([, flaw]) => flaw === 'unverified');
        if (onlyQuotes && error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && error.code === 'judge_error')
            return none();
        throw error;
    }
}
const none = () => ({ verdicts: new Map(), flaws: new Map() });
async function askOnce(ask, question, lists, sampling) {
    const promptInputs = { ...question.promptInputs };
    for (const list of lists)
        promptInputs[`items for "${list.name}"`] = list.items;
    const raw = await ask.fill({
        key: question.key,
        instructions: question.instructions,
        promptInputs,
        form: (0,(items_form ??= __webpack_require__(227))/* itemsForm */.pO)(lists),
        items: sizeOf(lists),
        ...sampling,
        offline: () => Object.fromEntries(lists.map((list) => [list.name, offlineEntries(list)])),
    });
    const assessed = none();
    for (const list of lists) {
        const of = (0,(assess_entries ??= __webpack_require__(48465))/* assessEntries */.v)(list, raw[list.name] ?? [], ask.mode === 'offline');
        assessed.verdicts.set(list.name, new Map(of.verdicts));
        assessed.flaws.set(list.name, of.flaws);
    }
    return assessed;
}
function offlineEntries(list) {
    return list.items.map((item) => {
        const { verdict, ...rest } = list.offline(item);
        return { ...rest, id: item.id, [list.verdictField ?? 'verdict']: verdict };
    });
}
function openLists(lists, assessed) {
    return lists
        .map((list) => {
        const flaws = assessed.flaws.get(list.name);
        return withItems(list, list.items.filter((item) => flaws?.has(item.id) === true));
    })
        .filter((list) => list.items.length > 0);
}
function halve(lists) {
    const half = Math.ceil(sizeOf(lists) / 2);
    let room = half;
    const parts = [[], []];
    for (const list of lists) {
        const items = list.items.slice(0, room);
        if (items.length > 0)
            parts[0].push(withItems(list, items));
        if (items.length < list.items.length)
            parts[1].push(withItems(list, list.items.slice(items.length)));
        room -= items.length;
    }
    return parts;
}
function withItems(list, items) {
    return { ...list, items, offline: (item) => list.offline(item) };
}
function merge(parts) {
    const [only, ...others] = parts;
    if (only !== undefined && others.length === 0)
        return only;
    const all = new Map();
    for (const part of parts) {
        for (const [name, verdicts] of part) {
            const known = all.get(name);
            if (known === undefined)
                all.set(name, new Map(verdicts));
            else
                for (const [id, verdict] of verdicts)
                    known.set(id, verdict);
        }
    }
    return all;
}
function verdictIn(verdicts, name, id) {
    const verdict = verdicts.get(name)?.get(id);
    if (verdict !== undefined)
        return verdict;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('internal', `No verdict for ${id} of ${name}, although every batch was complete.`);
}
const sizeOf = (lists) => lists.reduce((sum, list) => sum + list.items.length, 0);
/** Ids tell items apart; two of the same would let one verdict count twice. */
function checkIds(question) {
    for (const list of question.lists) {
        if (new Set(list.items.map((item) => item.id)).size < list.items.length) {
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('internal', `Two items of "${list.name}" share an id.`, { where: question.key });
        }
    }
}


/***/ }),

/***/ 48465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isEntry),
/* harmony export */   v: () => (/* binding */ assessEntries)
/* harmony export */ });
/* harmony import */ var _text_language_verify_quote_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _normalise_verdict_js__WEBPACK_IMPORTED_MODULE_0__;


/** Longest reason kept (metrics.md 2.1 rule 2). */
const LONGEST_REASON = 300;
/**
 * Reads raw entries against the items asked (metrics.md 2.1 rules 3–5, 2.2). Never throws for an odd entry: ids nobody asked
 * for are ignored, equal duplicates collapse, everything else that cannot be used becomes a flaw of its item.
 * `trusted` says that the entries come from our own heuristics, whose `p` counts.
 */
function assessEntries(list, raw, trusted) {
    const byId = new Map();
    for (const entry of raw) {
        if (!isEntry(entry))
            continue;
        const id = typeof entry['id'] === 'string' ? entry['id'].trim() : '';
        const same = byId.get(id);
        if (same === undefined)
            byId.set(id, [entry]);
        else
            same.push(entry);
    }
    const verdicts = new Map();
    const flaws = new Map();
    const allowed = Object.keys(list.values);
    for (const item of list.items) {
        const entries = byId.get(item.id) ?? [];
        const read = entries.map((entry) => (0,(_normalise_verdict_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(59970))/* .normaliseVerdict */ .i)(entry[list.verdictField ?? 'verdict'], allowed, list.middle));
        const verdict = read[0];
        if (entries.length === 0)
            flaws.set(item.id, 'missing');
        else if (verdict === undefined || read.includes(undefined))
            flaws.set(item.id, 'invalid');
        else if (read.some((other) => other !== verdict))
            flaws.set(item.id, 'conflicting');
        else {
            const proven = entries.find((entry) => isProven(list, entry, item, verdict));
            if (proven === undefined)
                flaws.set(item.id, 'unverified');
            const entry = proven ?? entries[0] ?? {};
            verdicts.set(item.id, verdictOf(list, item, entry, verdict, proven !== undefined, trusted));
        }
    }
    return { verdicts, flaws };
}
/** Whether the verdict needs no quote, or its quote stands in the source. */
function isProven(list, entry, item, verdict) {
    const rule = list.quote;
    if (rule === undefined || !rule.requiredFor.includes(verdict))
        return true;
    const quote = entry[rule.field];
    if (typeof quote !== 'string')
        return false;
    try {
        return (0,(_text_language_verify_quote_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77204))/* .verifyQuote */ .C)(quote, rule.source(entry, item));
    }
    catch {
        // The source is looked up by what the judge wrote (a chunk number, say); a look-up that fails proves nothing.
        return false;
    }
}
function verdictOf(list, item, entry, verdict, proven, trusted) {
    const otherwise = list.quote?.otherwise ?? 'keep';
    const evidence = {};
    for (const name of Object.keys(list.evidence ?? {})) {
        if (Object.hasOwn(entry, name))
            evidence[name] = entry[name];
    }
    const p = entry['p'];
    return {
        id: item.id,
        item,
        verdict: proven || otherwise === 'keep' ? verdict : otherwise,
        reason: typeof entry['reason'] === 'string' ? entry['reason'].slice(0, LONGEST_REASON) : '',
        ...(trusted && proven && typeof p === 'number' ? { p } : {}),
        evidence,
        unverified: !proven,
    };
}
/** A JSON object, as far as a reader needs to know. */
function isEntry(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 59970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ normaliseVerdict)
/* harmony export */ });
const SYNONYMS = {
    true: 'yes',
    y: 'yes',
    yeah: 'yes',
    false: 'no',
    n: 'no',
};
const UNDECIDED = new Set(['unclear', 'unknown', 'maybe', 'partially relevant']);
/** A verdict is a word or a short sentence; an essay in its place is none. */
const LONGEST = 500;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/**
 * The verdict that a judge's text stands for, or undefined when it stands for none or for several (metrics.md 2.1 rule 3).
 * `allowed` is the closed set; `middle` is what "unclear", "unknown", "maybe" are taken for. Used wherever a verdict is read.
 */
function normaliseVerdict(raw, allowed, middle) {
    const exact = allowed.find((value) => value === raw);
    if (exact !== undefined)
        return exact;
    if (typeof raw !== 'string' && typeof raw !== 'boolean' && typeof raw !== 'number')
        return undefined;
    const text = spoken(String(raw));
    if (text.length > LONGEST)
        return undefined;
    const named = (word) => allowed.find((value) => spoken(value) === word);
    const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const whole = named(text) ?? named(bare) ?? named(SYNONYMS[bare] ?? '');
    if (whole !== undefined)
        return whole;
    if (UNDECIDED.has(bare))
        return middle;
    return leading(text.replace(/^[^\p{L}\p{N}]+/u, ''), allowed);
}
/** The value that a sentence begins with, if it names no other one. */
function leading(text, allowed) {
    const first = [...allowed]
        .sort((a, b) => b.length - a.length)
        .find((value) => text.startsWith(spoken(value)) && !isWordAt(text, spoken(value).length));
    if (first === undefined)
        return undefined;
    const rest = text.slice(spoken(first).length);
    return allowed.some((value) => value !== first && hasWord(rest, spoken(value))) ? undefined : first;
}
/** Case, width, and the difference between a blank, a hyphen and an underscore carry no meaning in a verdict. */
function spoken(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, ' ')
        .trim();
}
function hasWord(text, word) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (!isWordAt(text, at - 1) && !isWordAt(text, at + word.length))
            return true;
    }
    return false;
}
function isWordAt(text, index) {
    return index >= 0 && index < text.length && LETTER_OR_DIGIT.test(text.charAt(index));
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

/***/ 77204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ verifyQuote)
/* harmony export */ });
/* harmony import */ var _remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ngrams_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__;





/** Shorter fragments must occur literally (metrics.md 2.2). */
const LOOSE_LENGTH = 12;
const LOOSE_COVERAGE = 0.85;
/** A quote in more pieces proves nothing, and each piece may cost a pass over the source. */
const MOST_FRAGMENTS = 20;
/** An answer is the source of many quotes. */
var foldedSource;
function foldedSource$made() { return foldedSource = (0,(_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(8439))/* .rememberedByText */ .d)((_normalize_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8, { most: 300_000 }); }
/**
 * Whether a quote really stands in its source (metrics.md 2.2): after folding, every fragment between ellipses occurs,
 * in order; a fragment of at least 12 characters may instead be covered to 0.85 by one sentence of the source.
 */
function verifyQuote(quote, source) {
    const folded = (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(quote);
    if (!/[\p{L}\p{N}]/u.test(folded))
        return false;
    const haystack = (foldedSource ?? foldedSource$made())(source);
    if (haystack.includes(folded))
        return true;
    const unquoted = folded.replace(/^["']+|["']+$/g, '');
    let from = 0;
    let sentenceGrams = null;
    const parts = unquoted.split(/\.{3,}/);
    if (parts.length > MOST_FRAGMENTS)
        return false;
    for (const part of parts) {
        const fragment = part.trim();
        if (fragment === '')
            continue;
        const at = haystack.indexOf(fragment, from);
        if (at >= 0) {
            from = at + fragment.length;
            continue;
        }
        if (fragment.length < LOOSE_LENGTH)
            return false;
        sentenceGrams ??= (0,(_sentences_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(2834))/* .sentences */ .h)(source).map((sentence) => (0,(_ngrams_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(56198))/* .gramsOf */ .gC)((0,(_words_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(4345))/* .words */ .aL)(sentence)));
        const grams = (0,(_ngrams_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(56198))/* .gramsOf */ .gC)((0,(_words_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(4345))/* .words */ .aL)(fragment));
        if (!sentenceGrams.some((target) => (0,(_ngrams_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(56198))/* .gramCoverage */ .En)(grams, target) >= LOOSE_COVERAGE))
            return false;
    }
    return true;
}


/***/ })

};
