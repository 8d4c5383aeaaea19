export const id = 5179;
export const ids = [5179];
export const modules = {

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

/***/ 77560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   binaryMode: () => (/* binding */ binaryMode)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16479);
/* harmony import */ var _judges_normalise_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59970);
/* harmony import */ var _formulas_round_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38913);
/* harmony import */ var _output_screens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99828);
/* harmony import */ var _ask_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55404);
/* harmony import */ var _chances_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24934);
/* harmony import */ var _extra_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28400);
/* harmony import */ var _judge_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81880);
/* harmony import */ var _shown_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6749);









const VERDICTS = ['yes', 'no'];
/** One criterion, the rubric as a whole: P(yes) by the token probabilities of the verdict, else the share of votes (metrics.md 7.2). */
function binaryMode(task) {
    const form = voteForm(task);
    const instructions = `Decide whether the material fulfils the rubric below. [block "LABEL"] in it stands for the block of material with that label.
evidence_quote: the exact words of the material that decide it, or empty when something missing does. verdict: yes only if the rubric is fulfilled in all it says, else no.

The rubric:
${task.rubric}`;
    return {
        formulaInWords: 'P(yes) by token probabilities, else the share of samples that say yes',
        emptyMetadata: () => ({ mode: 'binary', scoring: 'single', probability_yes: null }),
        async answers(subject, ask) {
            const attacked = (0,_output_screens_js__WEBPACK_IMPORTED_MODULE_0__/* .addressesJudge */ .gA)(subject.output ?? '');
            const filled = await (0,_ask_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .askSamples */ .$1)(ask, {
                key: `llm_judge/${task.id}/decide@${task.hash}`,
                instructions,
                promptInputs: (0,_judge_task_js__WEBPACK_IMPORTED_MODULE_2__/* .inputsOf */ .V)(task, subject),
                form,
                items: 2 + task.extras.length,
                logprobs: 'verdict',
                offline: async () => {
                    const { offlineShare } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(5518), __webpack_require__.e(638)]).then(__webpack_require__.bind(__webpack_require__, 63188));
                    const { fulfilled, total, reason } = offlineShare(task, subject);
                    return {
                        evidence_quote: '',
                        reason,
                        ...(0,_extra_form_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralExtras */ .R3)(task.extras),
                        verdict: fulfilled === total ? 'yes' : 'no',
                    };
                },
            }, attacked ? undefined : ({ answer, logprobs }) => chanceOfYes(answer, logprobs) !== null);
            const votes = filled.map(({ answer, logprobs }) => {
                const chance = chanceOfYes(answer, logprobs);
                return { ...answer, yes: chance ?? (answer.verdict === 'yes' ? 1 : 0), byTokens: chance !== null };
            });
            (0,_ask_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .noteSpread */ .wY)(ask, votes.map(({ yes }) => yes));
            return { votes, attacked };
        },
        formula: (answers) => scored(task, answers),
    };
}
function voteForm({ extras: wanted }) {
    const text = { type: 'string' };
    return (0,_extra_form_js__WEBPACK_IMPORTED_MODULE_3__/* .extraForm */ .hl)('binary_form', { evidence_quote: text, reason: text }, wanted, { verdict: { type: 'string', enum: VERDICTS } }, (answer, extras) => ({
        verdict: verdictIn(answer),
        evidence: (0,_extra_form_js__WEBPACK_IMPORTED_MODULE_3__/* .textIn */ .r7)(answer, 'evidence_quote'),
        reason: (0,_extra_form_js__WEBPACK_IMPORTED_MODULE_3__/* .textIn */ .r7)(answer, 'reason'),
        extras,
    }));
}
function scored(task, { votes, attacked }) {
    const joined = (0,_ask_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSamples */ .Az)(votes.map(({ yes }) => yes), attacked);
    const shown = votes[joined.nearest];
    const byTokens = votes.every((vote) => vote.byTokens);
    return {
        status: 'scored',
        value: joined.value,
        reasoning: `the verdict is ${shown?.verdict}. ${(0,_shown_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeText */ .H)(shown?.reason ?? '', 500)}`,
        metadata: {
            ...(0,_shown_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .extraMetadata */ .c)(task.extras, shown?.extras ?? new Map()),
            mode: 'binary',
            scoring: byTokens ? 'logprobs' : votes.length === 1 ? 'single' : 'samples',
            probability_yes: (0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_5__/* .round4 */ .X)(joined.value),
            verdict: shown?.verdict,
            evidence: (0,_shown_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeText */ .H)(shown?.evidence ?? '', 300),
            raw_scores: votes.map(({ yes }) => (0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_5__/* .round4 */ .X)(yes)),
            ...(votes.length === 1 ? {} : { aggregation: joined.aggregation }),
        },
    };
}
function verdictIn(answer) {
    const verdict = (0,_judges_normalise_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .normaliseVerdict */ .i)(Object.hasOwn(answer, 'verdict') ? answer['verdict'] : undefined, VERDICTS);
    if (verdict === undefined)
        throw new _judges_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .FormError */ .jQ('The property "verdict" must be yes or no.');
    return verdict;
}
function chanceOfYes({ verdict }, logprobs) {
    const distribution = (0,_chances_js__WEBPACK_IMPORTED_MODULE_8__/* .weighed */ .a)(logprobs, verdict, VERDICTS);
    return distribution === null ? null : (distribution['yes'] ?? 0);
}


/***/ }),

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


/***/ })

};
