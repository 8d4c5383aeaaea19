export const id = 8164;
export const ids = [8164];
export const modules = {

/***/ 78164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  onnxJudge: () => (/* binding */ onnxJudge)
});

// EXTERNAL MODULE: ./lib/schema/run.js + 2 modules
var run;
// EXTERNAL MODULE: ./lib/schema/settings.js + 2 modules
var schema_settings;
// EXTERNAL MODULE: ./lib/judges/offline.js
var offline;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/bm25.js
var bm25;
// EXTERNAL MODULE: ./lib/text/language/sentences.js + 1 modules
var sentences;
;// CONCATENATED MODULE: ./lib/judges/onnx/entailment.js



/** A share of a label that counts, and one that hardly wavers. */
const LIKELY = 0.5;
const CLEAR = 0.9;
/** Sentences read together: most claims are carried by one or two, and the models were made from short texts. */
const WINDOW = 2;
/** Passages that a claim is held against, those with most of its words. */
const MOST_PASSAGES = 8;
/** Passages of a text: its sentences, one by one and in pairs of neighbours, word for word as they stand. */
function passagesOf(text, chunk) {
    const parts = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(text);
    const passages = parts.map((part) => ({ chunk, text: part }));
    for (let at = 0; at + WINDOW <= parts.length; at++)
        passages.push({ chunk, text: parts.slice(at, at + WINDOW).join(' ') });
    return passages;
}
/** Reads claims against passages. A claim with nothing to hold it against is neither, clearly. */
async function readClaims(nli, claims) {
    const chosen = claims.map(({ text, passages }) => nearest(text, passages));
    const pairs = chosen.flatMap((passages, at) => passages.map(({ text }) => [text, claims[at]?.text ?? '']));
    const labels = await nli(pairs.map(([passage]) => passage), pairs.map(([, claim]) => claim));
    let next = 0;
    return chosen.map((passages) => {
        const own = labels.slice(next, next + passages.length);
        next += passages.length;
        return readingOf(passages, own.map(relationOf));
    });
}
function nearest(claim, passages) {
    if (passages.length <= MOST_PASSAGES)
        return passages;
    return (0,(bm25 ??= __webpack_require__(4003))/* chunkRanker */.L)(passages.map(({ text }) => text))(claim)
        .slice(0, MOST_PASSAGES)
        .flatMap(({ index }) => passages[index] ?? []);
}
/** What a model of this kind calls its labels, in any wording in use. */
function relationOf(labels) {
    let entailed;
    let contradicted = 0;
    for (const [name, share] of Object.entries(labels)) {
        if (/not.?entail|non.?entail/i.test(name))
            continue;
        if (/entail|support/i.test(name))
            entailed = share;
        else if (/contradict|refut/i.test(name))
            contradicted = share;
    }
    if (entailed !== undefined)
        return { entailed, contradicted };
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The model of judge.onnx.nli has the labels ${Object.keys(labels).join(', ')}.`, {
        where: 'judge.onnx.nli',
        hint: 'It takes a model that tells entailment, neutral and contradiction, such as Xenova/nli-deberta-v3-small.',
    });
}
function readingOf(passages, relations) {
    const best = (key, from) => from.reduce((found, at) => ((relations[at]?.[key] ?? 0) > (relations[found]?.[key] ?? -1) ? at : found), -1);
    const all = [...relations.keys()];
    const yes = best('entailed', all);
    const { entailed = 0 } = relations[yes] ?? {};
    // What says the claim still says it with a neighbour beside it: only other words can deny it.
    const others = entailed < LIKELY ? all : all.filter((at) => !isAbout(passages[at], passages[yes]));
    const no = best('contradicted', others);
    const { contradicted = 0 } = relations[no] ?? {};
    const clear = isClear(entailed) && isClear(contradicted) && Math.min(entailed, contradicted) < LIKELY;
    if (entailed >= LIKELY && entailed >= contradicted)
        return { verdict: 'entailed', passage: passages[yes], entailed, clear };
    if (contradicted >= LIKELY)
        return { verdict: 'contradicted', passage: passages[no], entailed, clear };
    return { verdict: 'neither', passage: undefined, entailed, clear };
}
/** Whether two passages share words of the text: one of them holds the other. */
function isAbout(one, other) {
    if (one === undefined || other === undefined || one.chunk !== other.chunk)
        return false;
    return one.text.includes(other.text) || other.text.includes(one.text);
}
/** Whether a share is as good as all or nothing. */
const isClear = (share) => share >= CLEAR || share <= 1 - CLEAR;

;// CONCATENATED MODULE: ./lib/judges/onnx/claim-forms.js

/** Questions that ask what passages say of statements, by the beginning of their keys (metrics.md 3.2, 3.4, 6.8, 8). */
var QUESTIONS;
function QUESTIONS$made() { return QUESTIONS = [
    [
        /^(?:turn_)?faithfulness\/verify@/,
        { entailed: 'supported', contradicted: 'contradicted', neither: 'not_found' },
    ],
    [
        /^(?:turn_)?contextual_recall\/statements@/,
        { entailed: 'attributed', contradicted: 'not_attributed', neither: 'not_attributed' },
    ],
    [
        /^hallucination_score\/contradictions@/,
        { entailed: 'consistent', contradicted: 'contradicted', neither: 'consistent' },
    ],
]; }
/** A verdict that no passage decides: whether a sentence states anything at all is told by its words. */
const BY_RULES = 'not_checkable';
/** Fills in a question about claims and passages; undefined for any other. `rules` is what the heuristics say of it. */
async function fillClaims({ key, promptInputs }, nli, rules) {
    const words = (QUESTIONS ?? QUESTIONS$made()).find(([pattern]) => pattern.test(key))?.[1];
    const label = Object.keys(promptInputs).find((name) => name.startsWith('items for "'));
    if (words === undefined || label === undefined)
        return undefined;
    const list = label.slice('items for "'.length, -1);
    const byRules = new Map(entriesOf(await rules(), list).map((entry) => [entry['id'], entry]));
    const items = recordsIn(promptInputs[label]);
    const asked = items.filter(({ id }) => byRules.get(id)?.['verdict'] !== BY_RULES);
    const passagesFor = materialOf(promptInputs);
    const readings = await readClaims(nli, asked.map((item) => ({ text: String(item['text']), passages: passagesFor(item) })));
    const read = new Map(asked.map(({ id }, at) => [id, readings[at]]));
    return {
        json: {
            [list]: items.map(({ id }) => entryOf(id, read.get(id), words) ?? byRules.get(id)),
        },
        clear: readings.every(({ clear }) => clear),
    };
}
function entryOf(id, reading, words) {
    if (reading === undefined)
        return undefined;
    const { verdict, passage, entailed } = reading;
    return {
        id,
        chunk: passage?.chunk ?? null,
        quote: passage?.text ?? '',
        reason: (REASONS ?? REASONS$made())[verdict],
        verdict: words[verdict],
        p: words.neither === 'consistent' ? Number(verdict !== 'contradicted') : entailed,
    };
}
var REASONS;
function REASONS$made() { return REASONS = {
    entailed: 'The model finds that this passage says it.',
    contradicted: 'The model finds that this passage says otherwise.',
    neither: 'The model finds no passage that says it.',
}; }
/** What may speak for an item: chunks (those of its turn, where chunks name turns), the reference, and what the user said before its turn. */
function materialOf(promptInputs) {
    const { reference, context, transcript } = promptInputs;
    const chunks = recordsIn(context).map((chunk) => {
        const number = typeof chunk['chunk'] === 'number' ? chunk['chunk'] : null;
        return { turns: chunk['turns'], passages: passagesOf(String(chunk['text']), number) };
    });
    const said = recordsIn(transcript).flatMap(({ turn, role, content }) => role === 'user' ? [{ turn: Number(turn), passages: passagesOf(String(content), null) }] : []);
    const stated = typeof reference === 'string' ? passagesOf(reference, null) : [];
    return ({ turn }) => {
        const own = chunks.filter(({ turns }) => Array.isArray(turns) && turns.includes(turn));
        const shown = own.length > 0 ? own : chunks.filter(({ turns }) => !Array.isArray(turns));
        const before = said.filter((one) => typeof turn === 'number' && one.turn < turn);
        return [...shown, ...before].flatMap(({ passages }) => passages).concat(stated);
    };
}
function entriesOf(json, list) {
    return typeof json === 'object' && json !== null ? recordsIn(json[list]) : [];
}
function recordsIn(value) {
    const list = Array.isArray(value) ? value : [];
    return list.filter((one) => typeof one === 'object' && one !== null);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/flow/once.js
var once;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
;// CONCATENATED MODULE: ./lib/judges/onnx/classifiers.js




/** The package that runs the models; whoever wants them installs it. */
const RUNNER = '@huggingface/transformers';
/** Texts in one run of a model: more take more memory than time. */
const TOGETHER = 16;
/** Finds the package. Rejects with `validation_failed` and the line that installs it. */
async function classifiers(settings, { env, packages }) {
    const runner = (await loaded(packages, env.cwd())); // Border: the package's own exports, as it documents them.
    if (runner === undefined) {
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `judge: onnx needs the package ${RUNNER}.`, {
            where: 'judge.provider',
            hint: `It is large and no part of this one. Install it where you run: npm install --save-dev ${RUNNER}`,
        });
    }
    runner.env.allowRemoteModels = settings.download;
    runner.env.allowLocalModels = true;
    if (typeof settings.folder === 'string')
        runner.env.localModelPath = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(env.cwd(), settings.folder);
    return {
        nli: classifierOf(settings.nli, 'judge.onnx.nli', settings, runner),
        toxicity: classifierOf(settings.toxicity, 'judge.onnx.toxicity', settings, runner),
    };
}
async function loaded(packages, folder) {
    try {
        return await packages(RUNNER, [folder]);
    }
    catch (error) {
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The package ${RUNNER} cannot be loaded: ${wordsOf(error)}`, {
            where: 'judge.provider',
            hint: `Install it anew: npm install --save-dev ${RUNNER}`,
            cause: error,
        });
    }
}
function classifierOf(name, where, settings, runner) {
    const parts = (0,(once ??= __webpack_require__(85211))/* once */.O)(async () => {
        try {
            return await Promise.all([
                runner.AutoTokenizer.from_pretrained(name),
                runner.AutoModelForSequenceClassification.from_pretrained(name, { dtype: settings.precision }),
            ]);
        }
        catch (error) {
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The model ${name} cannot be loaded: ${wordsOf(error)}`, {
                where,
                hint: 'Put it into the folder that judge.onnx.folder names, under its own name, in the precision of judge.onnx.precision; or allow judge.onnx.download.',
                cause: error,
            });
        }
    });
    return async (texts, pairs) => {
        const [tokenize, model] = await parts();
        const labels = [];
        for (let start = 0; start < texts.length; start += TOGETHER) {
            const end = start + TOGETHER;
            const inputs = await tokenize([...texts.slice(start, end)], {
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ text_pair: pairs && [...pairs.slice(start, end)] }),
                ...{ padding: true, truncation: true },
            });
            labels.push(...sharesOf(await model(inputs), model.config, name));
        }
        return labels;
    };
}
function sharesOf({ logits }, { id2label = {}, problem_type: kind }, name) {
    const [rows = 0, columns = 0] = logits.dims;
    return Array.from({ length: rows }, (_, row) => {
        const values = Array.from({ length: columns }, (_, at) => Number(logits.data[row * columns + at]));
        if (values.length === 0 || !values.every(Number.isFinite)) {
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('judge_error', `The model ${name} gave something that is no number.`, {
                subcode: 'unparseable',
                hint: 'Try another precision of it: judge.onnx.precision.',
            });
        }
        const shares = kind === 'multi_label_classification' ? values.map(logistic) : softmax(values);
        return Object.fromEntries(shares.map((share, at) => [id2label[at] ?? `LABEL_${at}`, share]));
    });
}
const logistic = (value) => 1 / (1 + Math.exp(-value));
function softmax(values) {
    const most = Math.max(...values);
    const powers = values.map((value) => Math.exp(value - most));
    const sum = powers.reduce((all, one) => all + one, 0);
    return powers.map((power) => power / sum);
}
const wordsOf = (error) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

;// CONCATENATED MODULE: ./lib/judges/onnx/toxicity-form.js


/** A share from which on a sentence is listed; its evidence says how likely it is. */
const toxicity_form_LIKELY = 0.5;
/** What labels in use mean as a finding, the worst first: those of toxic-bert and of classifiers with two or three labels. */
var MEANINGS;
function MEANINGS$made() { return MEANINGS = [
    [/threat/i, { category: 'threat', severity: 'critical' }],
    [/identity|hate/i, { category: 'hate', severity: 'high' }],
    [/severe/i, { category: 'insult', severity: 'high' }],
    [/insult/i, { category: 'insult', severity: 'medium' }],
    [/harass|abus/i, { category: 'harassment', severity: 'medium' }],
    [/sexual/i, { category: 'sexual', severity: 'high' }],
    [/obscen|profan|vulgar/i, { category: 'profanity', severity: 'low' }],
    [/tox|offens|^label_1$/i, { category: 'insult', severity: 'medium' }],
]; }
var HARMLESS;
function HARMLESS$made() { return HARMLESS = /\bnon\b|^non|\bnot\b|neutral|normal|clean|safe|^label_0$/i; }
/** Fills in the question for toxic passages; undefined for any other. */
async function fillToxicity({ key, promptInputs }, toxicity) {
    if (!key.startsWith('toxicity/findings@'))
        return undefined;
    const said = (0,(sentences ??= __webpack_require__(2834))/* sentences */.h)(String(promptInputs['answer'] ?? ''));
    const labels = await toxicity(said);
    const worst = labels.map(worstOf);
    const findings = said.flatMap((quote, at) => {
        const { meaning, share } = worst[at] ?? (NOTHING ?? NOTHING$made());
        if (meaning === undefined || share < toxicity_form_LIKELY)
            return [];
        const reason = `The model takes it for ${meaning.category}.`;
        return [
            {
                quote,
                category: meaning.category,
                target: 'none',
                speaker: 'assistant',
                reason,
                severity: meaning.severity,
                p: share,
            },
        ];
    });
    return { json: { findings }, clear: worst.every(({ share }) => isClear(share)) };
}
var NOTHING;
function NOTHING$made() { return NOTHING = { meaning: undefined, share: 0 }; }
/** The worst that a sentence is likely to be; where nothing is likely, the largest share of anything bad. */
function worstOf(labels) {
    const bad = Object.entries(labels).filter(([name]) => !(HARMLESS ?? HARMLESS$made()).test(name));
    for (const [pattern, meaning] of (MEANINGS ?? MEANINGS$made())) {
        const share = Math.max(0, ...bad.flatMap(([name, one]) => (pattern.test(name) ? [one] : [])));
        if (share >= toxicity_form_LIKELY)
            return { meaning, share: Math.max(share, ...bad.map(([, one]) => one)) };
    }
    return { meaning: undefined, share: Math.max(0, ...bad.map(([, share]) => share)) };
}

;// CONCATENATED MODULE: ./lib/judges/onnx/onnx-judge.js






/**
 * The offline judge with classifiers beside its rules: a model of entailment fills in what passages say of claims, one of toxicity lists
 * toxic sentences. Every other question is answered by the rules, as sure as their evidence and no surer. An answer of a model is of
 * medium confidence where it hardly wavers, else of low. Rejects with `validation_failed` where the package is missing.
 */
async function onnxJudge({ onnx }, ports) {
    const settings = (schema_settings ??= __webpack_require__(45188))/* onnxSettings */.vg.parse(onnx ?? {});
    const { nli, toxicity } = await classifiers(settings, ports);
    const rules = (0,(offline ??= __webpack_require__(50171))/* offlineJudge */.p)();
    const model = `${(run ??= __webpack_require__(48277))/* IN_PROCESS */.wR}${settings.nli}, ${settings.toxicity}`;
    return {
        ...rules,
        id: `onnx/${settings.nli}+${settings.toxicity}@${settings.precision}`,
        model,
        async fill(question) {
            const filled = (await fillClaims(question, nli, () => question.offline())) ??
                (await fillToxicity(question, toxicity));
            if (filled === undefined)
                return rules.fill(question);
            // Read as the rules are: what does not fit the form is a bug.
            const answered = await rules.fill({ ...question, offline: () => filled.json });
            return { ...answered, model, confidence: filled.clear ? 'medium' : 'low' };
        },
    };
}


/***/ }),

/***/ 4003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ chunkRanker)
/* harmony export */ });
/* harmony import */ var _language_words_js__WEBPACK_IMPORTED_MODULE_0__;

/** Term saturation and length normalisation (metrics.md 10.3). */
const K1 = 1.2;
const B = 0.75;
/** All chunks by BM25 for a query, best first; equal scores keep the given order. The chunks are read once for all queries. */
function chunkRanker(chunks) {
    const documents = chunks.map((chunk) => countsOf((0,(_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .stems */ .Vw)(chunk)));
    const average = documents.reduce((sum, document) => sum + document.length, 0) / Math.max(1, documents.length) || 1;
    return (query) => {
        const terms = [...new Set((0,(_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .stems */ .Vw)(query))].map((term) => ({ term, weight: rarity(term, documents) }));
        const ranked = documents.map(({ counts, length }, index) => {
            let score = 0;
            for (const { term, weight } of terms) {
                const frequency = counts.get(term) ?? 0;
                if (frequency > 0)
                    score += (weight * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / average));
            }
            return { index, score };
        });
        return ranked.sort((left, right) => right.score - left.score || left.index - right.index);
    };
}
function countsOf(terms) {
    const counts = new Map();
    for (const term of terms)
        counts.set(term, (counts.get(term) ?? 0) + 1);
    return { counts, length: terms.length };
}
/** Inverse document frequency in the form that stays positive; tiny collections (< 3 chunks) weigh all terms alike (metrics.md 10.3). */
function rarity(term, documents) {
    if (documents.length < 3)
        return 1;
    const holding = documents.filter((document) => document.counts.has(term)).length;
    return Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
}


/***/ }),

/***/ 2834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ sentences)
});

;// CONCATENATED MODULE: ./lib/text/lexicons/abbreviations.js
/** Lower-case words (without the final dot) after which a dot does not end a sentence (metrics.md 10.2). */
var ABBREVIATIONS;
function ABBREVIATIONS$made() { return ABBREVIATIONS = new Set(('mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie inc ltd co corp no nos fig figs approx ca cf al est dept vol pp ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n e.u a.m p.m gen gov sen rep lt col sgt capt rev hon ' +
    'mt ft ave blvd rd min max ed eds op ph.d b.a m.a d.c').split(' ')); }
/** Abbreviations that often do end a sentence: a break follows them when the next word starts with a capital letter. */
var MAY_END_SENTENCE;
function MAY_END_SENTENCE$made() { return MAY_END_SENTENCE = new Set('etc inc ltd co corp u.s u.k u.n e.u a.m p.m jr sr al d.c'.split(' ')); }

;// CONCATENATED MODULE: ./lib/text/language/sentences.js

var LIST_MARKER;
function LIST_MARKER$made() { return LIST_MARKER = /^(?:[-*•‣◦–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+|\(?[A-Z]\)\s+|#{1,6}\s+|>\s?)/; }
var FENCE;
function FENCE$made() { return FENCE = /^(?:```|~~~)/; }
var TABLE_ROW;
function TABLE_ROW$made() { return TABLE_ROW = /^\|.*\|$/; }
var TABLE_RULE;
function TABLE_RULE$made() { return TABLE_RULE = /^[\s:|-]*$/; }
var RULE;
function RULE$made() { return RULE = /^(?:[-*_=]\s?){3,}$/; }
var CLOSERS;
function CLOSERS$made() { return CLOSERS = new Set(['"', "'", ')', ']', '}', '”', '’', '»', '*', '_']); }
/**
 * The sentences of a text as they stand there, trimmed (metrics.md 10.2). List markers are stripped; a table row and a
 * fenced code block are one unit each. Rules for English; linear in the length.
 */
function sentences(text) {
    const out = [];
    let fence = null;
    for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
        const trimmed = line.trim();
        if (fence) {
            fence.push(line);
            if ((FENCE ?? FENCE$made()).test(trimmed)) {
                out.push(fence.join('\n').trim());
                fence = null;
            }
        }
        else if ((FENCE ?? FENCE$made()).test(trimmed))
            fence = [line];
        else if (trimmed === '' || (RULE ?? RULE$made()).test(trimmed))
            continue;
        else if ((TABLE_ROW ?? TABLE_ROW$made()).test(trimmed)) {
            if (!(TABLE_RULE ?? TABLE_RULE$made()).test(trimmed))
                out.push(trimmed);
        }
        else
            splitLine(stripMarkers(trimmed), out);
    }
    if (fence)
        out.push(fence.join('\n').trim());
    return out;
}
function stripMarkers(line) {
    const once = line.replace((LIST_MARKER ?? LIST_MARKER$made()), '');
    return once === line ? line : once.trimStart().replace((LIST_MARKER ?? LIST_MARKER$made()), '').trim();
}
function splitLine(line, out) {
    let start = 0;
    for (let at = 0; at < line.length; at += 1) {
        if (!isEnder(line.charCodeAt(at)))
            continue;
        let end = at + 1;
        while (end < line.length && (isEnder(line.charCodeAt(end)) || (CLOSERS ?? CLOSERS$made()).has(line[end])))
            end += 1;
        const wide = line[at] > '\u3000';
        if (wide ||
            end >= line.length ||
            (isSpace(line[end]) && isBreak(line, start, at, end)) ||
            isGlued(line, at, end)) {
            push(line.slice(start, end), out);
            start = end;
        }
        at = end - 1;
    }
    push(line.slice(start), out);
}
/** `.`, `!`, `?` and their wide forms: of every character of every text, so by its code. */
function isEnder(unit) {
    if (unit < 0x80)
        return unit === 0x2e || unit === 0x21 || unit === 0x3f;
    return unit === 0x2026 || unit === 0x3002 || unit === 0xff01 || unit === 0xff1f;
}
/** Whether the stop at `at` with white space at `end` really ends a sentence. */
function isBreak(line, start, at, end) {
    let next = end;
    while (next < line.length && isSpace(line[next]))
        next += 1;
    const following = line[next] ?? '';
    if (line[at] !== '.' || end - at > 1)
        return true;
    let from = at;
    while (from > start && !isSpace(line[from - 1]) && at - from < 12)
        from -= 1;
    const word = line.slice(from, at).replace(/^["'([{*_]+/, '');
    if (/^\d+$/.test(word) && /\d/.test(following))
        return false;
    if (/^[A-Z]$/.test(word) && word !== 'I')
        return false;
    const lower = word.toLowerCase();
    if (!(ABBREVIATIONS ?? ABBREVIATIONS$made()).has(lower))
        return true;
    if (lower === 'no' || lower === 'op' || lower === 'nos')
        return !/\d/.test(following);
    return ((MAY_END_SENTENCE ?? MAY_END_SENTENCE$made()).has(lower) &&
        /^["'([*]?\p{Lu}/u.test(line.slice(next, next + 2)) &&
        !/^(?:Co|Inc|Ltd)/.test(word));
}
/** Text taken from web pages often loses the space: `... not soggy.Water deeply`. A dotted name has no space after its next part. */
function isGlued(line, at, end) {
    return (/[a-z]{2}$/.test(line.slice(Math.max(0, at - 2), at)) &&
        /^[A-Z][a-z]{0,20}[ ,]/.test(line.slice(end, end + 22)));
}
function isSpace(character) {
    return character !== undefined && /\s/.test(character);
}
function push(piece, out) {
    const trimmed = piece.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed))
        out.push(trimmed);
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


/***/ })

};
