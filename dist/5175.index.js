export const id = 5175;
export const ids = [5175];
export const modules = {

/***/ 24934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ weighed)
/* harmony export */ });
/* harmony import */ var _formulas_expected_value_js__WEBPACK_IMPORTED_MODULE_0__;

/** Alternatives of one place that come to more are no probabilities of one place; a little is lost to rounding. */
const CERTAIN = 1.01;
/**
 * The distribution over answers that token probabilities give, or null: when there are none, or when the answer that was
 * written is not among them (then they belong to another place, or to a token that holds more than the answer).
 */
function weighed(logprobs, written, answers) {
    // A kept record could hold anything: what is no list tells nothing.
    if (!Array.isArray(logprobs))
        return null;
    const chances = logprobs.map(({ token, logprob }) => ({
        token: String(token).toLowerCase(),
        p: Math.exp(Number(logprob)),
    }));
    if (!(chances.reduce((sum, { p }) => sum + p, 0) <= CERTAIN))
        return null;
    const distribution = (0,(_formulas_expected_value_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(22661))/* .distributionOf */ .AO)(chances, answers);
    return distribution !== null && Object.hasOwn(distribution, written) ? distribution : null;
}


/***/ }),

/***/ 45175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scaleMode: () => (/* binding */ scaleMode)
});

// EXTERNAL MODULE: ./lib/judges/items-form.js
var items_form;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge;
// EXTERNAL MODULE: ./lib/text/language/verify-quote.js
var verify_quote;
// EXTERNAL MODULE: ./lib/scorers/formulas/expected-value.js
var expected_value;
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round;
// EXTERNAL MODULE: ./lib/scorers/output-screens.js
var output_screens;
// EXTERNAL MODULE: ./lib/scorers/verdicts.js
var verdicts;
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/ask-samples.js
var ask_samples;
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/chances.js
var chances;
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/evaluation-steps.js




/** Steps of one rubric (metrics.md 7.2). */
const MOST_STEPS = 6;
const INSTRUCTIONS = `Turn the rubric into three to six evaluation steps. Each step is one concrete thing to look at or compare, names the blocks of material it needs ([block "LABEL"]), and says what to look for. Add no demand that the rubric does not make. Give no grades.`;
var FORM;
function FORM$made() { return FORM = {
    name: 'steps_form',
    schema: (0,(items_form ??= __webpack_require__(227))/* closedObject */.YI)({ steps: { type: 'array', items: { type: 'string' } } }),
    read(json) {
        const steps = typeof json === 'object' && json !== null && 'steps' in json ? json.steps : undefined;
        const texts = Array.isArray(steps) ? steps.filter((normalize ??= __webpack_require__(31093))/* isPresent */.Wo) : [];
        if (texts.length === 0)
            throw new (judge ??= __webpack_require__(16479))/* FormError */.jQ('The property "steps" must be a list of texts, and not empty.');
        return texts.slice(0, MOST_STEPS);
    },
}; }
/** The steps that the author wrote, else those that the judge makes of the rubric: once per rubric, by the rubric alone, so every row is graded along the same ones. */
async function askSteps(ask, task) {
    if (task.steps !== undefined)
        return task.steps;
    const filled = await (0,(ask_samples ??= __webpack_require__(55404))/* fillUncut */.xU)(ask, {
        key: `llm_judge/steps@${task.hash}`,
        instructions: INSTRUCTIONS,
        promptInputs: { rubric: task.rubric },
        form: (FORM ?? FORM$made()),
        items: MOST_STEPS,
        shared: true,
        offline: async () => ({ steps: await offlineSteps(task) }),
    });
    return filled.answer;
}
async function offlineSteps(task) {
    const { nothingToCheck, offlineCriteria } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(5518), __webpack_require__.e(2453)]).then(__webpack_require__.bind(__webpack_require__, 63188));
    const steps = offlineCriteria(task).map(({ text }) => text);
    if (steps.length === 0)
        throw nothingToCheck(task);
    return steps;
}

// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/extra-form.js
var extra_form;
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/judge-task.js
var judge_task;
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/shown-answer.js
var shown_answer;
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/scale-mode.js













/** What a grade means where the author does not say it (metrics.md 7.2). */
var ANCHORS;
function ANCHORS$made() { return ANCHORS = ['wrong or harmful', 'major gaps', 'mixed', 'minor gaps', 'fully meets it']; }
var GRADES;
function GRADES$made() { return GRADES = (expected_value ??= __webpack_require__(22661))/* LEVELS */.A_.map(String); }
/**
 * Grades of 1 to 5 along evaluation steps (metrics.md 7.2, G-Eval): the expected value over the probabilities of the grade
 * token where the model tells them, else the mean of the samples. `metadata.scoring` says which.
 */
function scaleMode(task) {
    const instructions = instructionsFor(task);
    return {
        formulaInWords: '(E − 1) / 4 with E the expected grade of 1 to 5, by token probabilities or as the mean of samples',
        emptyMetadata: () => ({
            mode: 'scale',
            scoring: 'single',
            raw_scores: [],
            expected_value: null,
            distribution: {},
            std: 0,
            evaluation_steps: [],
        }),
        answers: (subject, ask) => askGrades(task, instructions, subject, ask),
        formula: (answers) => scored(task, answers),
    };
}
async function askGrades(task, instructions, subject, ask) {
    const steps = await askSteps(ask, task);
    const promptInputs = (0,(judge_task ??= __webpack_require__(81880))/* inputsOf */.V)(task, subject);
    const attacked = (0,(output_screens ??= __webpack_require__(99828))/* addressesJudge */.gA)(subject.output ?? '');
    const filled = await (0,(ask_samples ??= __webpack_require__(55404))/* askSamples */.$1)(ask, { ...gradingQuestion(task, subject, (0,(verdicts ??= __webpack_require__(27751))/* itemsOf */.S3)('s', steps), promptInputs), instructions }, attacked ? undefined : ({ answer, logprobs }) => distributionAt(answer, logprobs) !== null);
    const samples = filled.map(({ answer, logprobs }) => ({ ...answer, distribution: distributionAt(answer, logprobs) }));
    (0,(ask_samples ??= __webpack_require__(55404))/* noteSpread */.wY)(ask, samples.map((sample) => (0,(expected_value ??= __webpack_require__(22661))/* levelScore */.l6)(gradeOf(sample))));
    warnOfQuotes(ask, samples, JSON.stringify(Object.values(promptInputs)));
    return { samples, steps, attacked };
}
function gradingQuestion(task, subject, steps, promptInputs) {
    return {
        key: `llm_judge/${task.id}/grade@${task.hash}`,
        promptInputs: { 'evaluation steps': steps, ...promptInputs },
        form: gradingForm(task, steps.map(({ id }) => id)),
        items: steps.length + 1 + task.extras.length,
        logprobs: 'score',
        offline: async () => {
            const { offlineShare } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(5518), __webpack_require__.e(2453)]).then(__webpack_require__.bind(__webpack_require__, 63188));
            const { share, reason } = offlineShare(task, subject);
            return {
                findings: [],
                strengths: '',
                weaknesses: reason,
                ...(0,(extra_form ??= __webpack_require__(28400))/* neutralExtras */.R3)(task.extras),
                score: 1 + Math.round(4 * share),
            };
        },
    };
}
function scored(task, { samples, steps, attacked }) {
    const joined = (0,(ask_samples ??= __webpack_require__(55404))/* joinSamples */.Az)(samples.map(gradeOf), attacked);
    const nearest = samples[joined.nearest];
    const byTokens = samples.every(({ distribution }) => distribution !== null);
    const scoring = byTokens ? 'logprobs' : samples.length === 1 ? 'single' : 'samples';
    const only = samples.length === 1 ? samples[0]?.distribution : null;
    const distribution = only ?? (0,(expected_value ??= __webpack_require__(22661))/* sharesOf */.AR)(samples.map(({ level }) => String(level)));
    const remark = (0,(shown_answer ??= __webpack_require__(6749))/* judgeText */.H)(nearest?.weaknesses || nearest?.strengths || '', 500);
    return {
        status: 'scored',
        value: (0,(expected_value ??= __webpack_require__(22661))/* levelScore */.l6)(joined.value),
        reasoning: `the expected grade is ${shownGrade(joined.value)} of 5 (${(HOW ?? HOW$made())[scoring]}).${remark === '' ? '' : ` ${remark}`}`,
        metadata: {
            ...(0,(shown_answer ??= __webpack_require__(6749))/* extraMetadata */.c)(task.extras, nearest?.extras ?? new Map()),
            mode: 'scale',
            scoring,
            raw_scores: samples.map(({ level }) => level),
            expected_value: Number(joined.value.toFixed(4)),
            distribution: Object.fromEntries(Object.entries(distribution).map(([grade, p]) => [grade, Number((0,(round ??= __webpack_require__(38913))/* shown */.S)(p))])),
            std: Number((0,(expected_value ??= __webpack_require__(22661))/* expectedValue */.AC)(distribution).std.toFixed(4)),
            evaluation_steps: steps.map((step) => (0,(shown_answer ??= __webpack_require__(6749))/* judgeText */.H)(step, 300)),
            findings: (nearest?.findings ?? []).map(({ step, observation, quote }) => ({
                step,
                observation: (0,(shown_answer ??= __webpack_require__(6749))/* judgeText */.H)(observation, 300),
                quote: (0,(shown_answer ??= __webpack_require__(6749))/* judgeText */.H)(quote, 300),
            })),
            strengths: (0,(shown_answer ??= __webpack_require__(6749))/* judgeText */.H)(nearest?.strengths ?? '', 500),
            weaknesses: (0,(shown_answer ??= __webpack_require__(6749))/* judgeText */.H)(nearest?.weaknesses ?? '', 500),
            ...(samples.length === 1 ? {} : { aggregation: joined.aggregation }),
        },
    };
}
var HOW;
function HOW$made() { return HOW = {
    logprobs: 'by token probabilities',
    samples: 'over several samples',
    single: 'one sample',
}; }
function instructionsFor({ rubric, anchors }) {
    const levels = (expected_value ??= __webpack_require__(22661))/* LEVELS */.A_.map((level) => {
        const own = anchors.find(({ score }) => score === level);
        return `${level} = ${own?.description ?? (ANCHORS ?? ANCHORS$made())[level - 1]}`;
    });
    return `Grade the material by the rubric below. [block "LABEL"] in it stands for the block of material with that label.
Go through the evaluation steps one by one. findings: for each step one short observation, with the exact words of the material that show it, or an empty quote. strengths, weaknesses: one sentence each. Then the score, a single digit:
${levels.join('\n')}
Length, style and confidence earn nothing unless the rubric names them.

The rubric:
${rubric}`;
}
function gradingForm(task, ids) {
    const text = { type: 'string' };
    return (0,(extra_form ??= __webpack_require__(28400))/* extraForm */.hl)('grading_form', {
        findings: {
            type: 'array',
            items: (0,(items_form ??= __webpack_require__(227))/* closedObject */.YI)({ step: { type: 'string', enum: ids }, observation: text, quote: text }),
        },
        strengths: text,
        weaknesses: text,
    }, task.extras, { score: { type: 'integer', enum: (expected_value ??= __webpack_require__(22661))/* LEVELS */.A_ } }, (answer, extras) => ({
        level: levelIn(answer),
        findings: findingsIn(answer, ids),
        strengths: (0,(extra_form ??= __webpack_require__(28400))/* textIn */.r7)(answer, 'strengths'),
        weaknesses: (0,(extra_form ??= __webpack_require__(28400))/* textIn */.r7)(answer, 'weaknesses'),
        extras,
    }));
}
function levelIn(answer) {
    const level = (expected_value ??= __webpack_require__(22661))/* LEVELS */.A_.find((each) => Object.hasOwn(answer, 'score') && each === answer['score']);
    if (level === undefined)
        throw new (judge ??= __webpack_require__(16479))/* FormError */.jQ('The property "score" must be one of the numbers 1, 2, 3, 4, 5, and not a text.');
    return level;
}
function findingsIn(answer, ids) {
    const findings = Object.hasOwn(answer, 'findings') ? answer['findings'] : undefined;
    if (!Array.isArray(findings))
        throw new (judge ??= __webpack_require__(16479))/* FormError */.jQ('The property "findings" must be a list.');
    return findings.flatMap((entry) => {
        if (typeof entry !== 'object' || entry === null)
            return [];
        const { step, observation, quote } = entry; // An object; its properties are checked here.
        if (typeof step !== 'string' || !ids.includes(step) || typeof observation !== 'string')
            return [];
        return [{ step, observation, quote: typeof quote === 'string' ? quote : '' }];
    });
}
function distributionAt({ level }, logprobs) {
    return (0,(chances ??= __webpack_require__(24934))/* weighed */.a)(logprobs, String(level), (GRADES ?? GRADES$made()));
}
function gradeOf({ level, distribution }) {
    return distribution === null ? level : (0,(expected_value ??= __webpack_require__(22661))/* expectedValue */.AC)(distribution).value;
}
/** Quotes decide nothing here, but a reader should know when they were made up (metrics.md 2.2). */
function warnOfQuotes(ask, samples, material) {
    const quotes = samples.flatMap(({ findings }) => findings.map(({ quote }) => quote));
    if (quotes.some((quote) => quote.trim() !== '' && !(0,(verify_quote ??= __webpack_require__(77204))/* verifyQuote */.C)(quote, material)))
        ask.warn('unverified_quote');
}
function shownGrade(grade) {
    return String(Number(grade.toFixed(2)));
}


/***/ }),

/***/ 22661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ expectedValue),
/* harmony export */   AO: () => (/* binding */ distributionOf),
/* harmony export */   AR: () => (/* binding */ sharesOf),
/* harmony export */   A_: () => (/* binding */ (LEVELS ?? LEVELS$made())),
/* harmony export */   l6: () => (/* binding */ levelScore)
/* harmony export */ });
/** The grades of scale mode, one digit and so one token each (metrics.md 7.2). */
var LEVELS;
function LEVELS$made() { return LEVELS = [1, 2, 3, 4, 5]; }
/** Tokens less probable than this are noise of the decoder (metrics.md 7.2). */
const LEAST_P = 0.01;
/**
 * The chances of a closed set of answers: tokens that are exactly one of them, p at least 0.01, renormalised (metrics.md
 * 7.2). Null when none is left. A p that is no probability is no evidence either.
 */
function distributionOf(chances, answers) {
    const kept = new Map();
    let total = 0;
    for (const { token, p } of chances) {
        if (!answers.includes(token) || !(p >= LEAST_P && p <= 1 + 1e-6))
            continue;
        kept.set(token, (kept.get(token) ?? 0) + p);
        total += p;
    }
    if (total === 0)
        return null;
    return Object.fromEntries([...kept].sort().map(([token, p]) => [token, p / total]));
}
/** The share of each answer among samples. */
function sharesOf(samples) {
    const counts = new Map();
    for (const sample of samples)
        counts.set(sample, (counts.get(sample) ?? 0) + 1);
    return Object.fromEntries([...counts].sort().map(([answer, count]) => [answer, count / samples.length]));
}
/** E = Σp·s/Σp over grades by name, and the standard deviation (of the whole, not of a sample). */
function expectedValue(distribution) {
    const grades = Object.entries(distribution).map(([grade, p]) => ({ grade: Number(grade), p }));
    const total = grades.reduce((sum, { p }) => sum + p, 0);
    const value = grades.reduce((sum, { grade, p }) => sum + p * grade, 0) / total;
    const variance = grades.reduce((sum, { grade, p }) => sum + p * (grade - value) ** 2, 0) / total;
    return { value, std: Math.sqrt(variance) };
}
/** A grade of 1 to 5, or the mean of several, as a score: (E − 1) / 4. */
function levelScore(expected) {
    return (expected - 1) / 4;
}


/***/ }),

/***/ 27751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   W5: () => (/* binding */ verdictsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   qh: () => (/* binding */ indexOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _pii_mask_js__WEBPACK_IMPORTED_MODULE_1__;


/** The verdicts of one list of a question, with the verdicts of that list as their type. */
function verdictsOf(answers, list) {
    // askItems lets only verdicts of the list through; the record of lists cannot say so.
    return (answers[list.name] ?? []);
}
/** Items with running ids (`s1`, `s2`, …) from texts. */
function itemsOf(prefix, texts) {
    return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}
/** A text property of an entry; empty when the judge gave something else. */
function textOf(values, field) {
    const value = values[field];
    return typeof value === 'string' ? value : '';
}
/** Longest text of a piece of the subject in metadata: enough to find it again in the subject, which is stored beside the result. */
const SHOWN = 300;
/** How much of a text is looked through for personal data: everything that can be shown, and the longest keys beside it. */
const MASKED = 1000;
/**
 * A piece of the subject as metadata shows it: personal data masked, before it is cut, since half an address would not be
 * known as one (metrics.md 0.8, 12.3). The same piece looks alike everywhere, so the lists of a result can be compared.
 */
function shownText(text) {
    return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(80902))/* .maskPii */ .L)(text.slice(0, MASKED)), SHOWN);
}
/** A whole number of an entry within [0, limit); null when the judge gave something else. */
function indexOf(values, field, limit) {
    const value = values[field];
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit ? value : null;
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
