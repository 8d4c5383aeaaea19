export const id = 1040;
export const ids = [1040];
export const modules = {

/***/ 37105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ shownFailure)
/* harmony export */ });
/* harmony import */ var _scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _scorers_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__;



const LONGEST_INPUT = 300;
const LONGEST_OUTPUT = 400;
const LONGEST_REASONS = 700;
/** What is looked through for personal data: all that can be shown, and a margin, since half an address would not be known as one. */
const MARGIN = 300;
/** A failure as a model sees it: short, and without personal data (improvement.md 5.2 step 13). */
async function shownFailure({ turn, reasons, failed, tools, calls }) {
    const [input, output, complaint] = await Promise.all([
        redacted(turn?.input ?? '', LONGEST_INPUT),
        redacted(turn?.output ?? '', LONGEST_OUTPUT),
        redacted(reasons.join(' | '), LONGEST_REASONS),
    ]);
    const parts = [
        `failed: ${[...new Set(failed.map(({ scorer }) => scorer))].join(', ')}`,
        `said to be wrong: ${complaint}`,
        ...(tools.missing.length > 0 ? [`expected tools not called: ${tools.missing.join(', ')}`] : []),
        ...(calls > 0 ? [`tools called: ${tools.called.slice(0, 10).join(', ')}`] : []),
        `asked: ${input}`,
        `answered: ${output}`,
    ];
    return parts.join('\n');
}
async function redacted(text, longest) {
    const looked = text.slice(0, longest + MARGIN);
    let masked = '';
    let from = 0;
    for (const { type, start, end } of await (0,(_scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(84026))/* .detectPii */ .C)(looked)) {
        masked += looked.slice(from, start) + (0,(_scorers_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(80902))/* .maskValue */ .Q)(type, looked.slice(start, end));
        from = end;
    }
    return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(44765))/* .truncateText */ .E)(masked + looked.slice(from), longest);
}


/***/ }),

/***/ 94784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ formOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_1__;


/** Problems shown to a judge at once; more would be noise. */
const MOST_PROBLEMS = 3;
/**
 * A single structured output from a zod type: its JSON Schema for the model, its parser as the reader. Making one costs
 * about a millisecond, so make it once, beside the question, not per call. `name` is `[a-z_]+`.
 */
function formOf(name, type) {
    const { $schema: _, ...schema } = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(98439))/* .toJSONSchema */ .bl(type);
    return {
        name,
        schema,
        read(json) {
            const parsed = type.safeParse(json);
            if (parsed.success)
                return parsed.data;
            const problems = parsed.error.issues
                .slice(0, MOST_PROBLEMS)
                .map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`);
            throw new (_judge_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16479))/* .FormError */ .jQ(`The answer does not fit the form: ${problems.join('; ')}.`);
        },
    };
}


/***/ }),

/***/ 51040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  modelProposer: () => (/* binding */ modelProposer)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/judges/spent.js
var judges_spent;
// EXTERNAL MODULE: ./lib/optimizations/prompt/parse-prompt.js
var parse_prompt;
// EXTERNAL MODULE: ./lib/failure-analysis/facet.js + 2 modules
var facet;
// EXTERNAL MODULE: ./lib/failure-analysis/shown-failure.js
var shown_failure;
// EXTERNAL MODULE: ./lib/text/tf-idf.js
var tf_idf;
// EXTERNAL MODULE: ./lib/optimizations/prompt/locked-parts.js
var locked_parts;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/judges/form-of.js
var form_of;
;// CONCATENATED MODULE: ./lib/optimizations/proposing/lesson-form.js


/** Code points of an instruction or example that a model may add; longer ones are no single lesson. */
const LONGEST_TEXT = 700;
const lesson = (schemas ??= __webpack_require__(88343))/* strictObject */.rej({
    root_cause: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).max(600),
    lesson: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).max(600),
    op: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['insert', 'replace', 'delete', 'add_example']),
    anchor: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).max(20),
    text: (schemas ??= __webpack_require__(88343))/* string */.YjP().max(LONGEST_TEXT),
    evidence: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).max(50),
});
/** What a model fills in about one kind of failure (improvement.md 2.2 step 6): every lesson is one hypothesis with one edit. */
var lessonsForm;
function lessonsForm$made() { return lessonsForm = (0,(form_of ??= __webpack_require__(94784))/* formOf */.Q)('lessons_form', (schemas ??= __webpack_require__(88343))/* strictObject */.rej({ lessons: (schemas ??= __webpack_require__(88343))/* array */.YOg(lesson).max(6) })); }

;// CONCATENATED MODULE: ./lib/optimizations/proposing/lesson-question.js






/** Tried edits that a model is given; the newest say most. */
const MOST_TRIED = 12;
/** Passing attempts that the nearest one is looked for among. */
const MOST_PASSES = 300;
const INSTRUCTIONS = `You improve the system prompt of an AI agent. "prompt" holds it in numbered parts; "failures" are answers of the agent that failed in one way, each with a passing answer of the same or a similar case where there is one.
Find out why these answers failed where the others passed, and propose lessons. Each lesson is one hypothesis with exactly one edit:
- op insert: anchor "rules" (a section of rules at the end), or the id of a part that the new text follows; text is one or two sentences that tell the agent what to do.
- op replace: anchor is the id of a part; text takes its place and keeps what was right in it.
- op delete: anchor is the id of a part that does harm; text is empty.
- op add_example: anchor "examples"; text is a short made-up question and answer. Only when "examples_allowed" is above 0.
Parts marked locked stay as they are. State rules in general words. Do not copy names, numbers, dates or phrases of the cases. Do not change the form in which the agent has to answer. Do not speak of tests, checks, grading or scores. Do not repeat what "tried" shows to have failed; word it differently or look for another cause.
Name in evidence the ids of the failures that a lesson would mend. Give the most promising lesson first.`;
/**
 * Asks about failures of one kind (improvement.md 2.2 step 6): at most the root of their number of traces, since more in one question make worse
 * lessons, each beside a passing one, without personal data. What is held out cannot be in a `ReflectView`.
 */
async function lessonQuestion(view, weakness, parent, count) {
    const { failures, category } = weakness;
    const most = Math.ceil(Math.sqrt(failures.length));
    const chosen = distinctCases(failures).slice(0, most);
    const passing = nearestPasses(chosen, view.passes);
    const runOf = new Map();
    const traces = await Promise.all(chosen.map(async (attempt, index) => {
        const id = `f${index + 1}`;
        runOf.set(id, attempt.run_id);
        const pass = passing[index];
        return {
            id,
            failing: await (0,(shown_failure ??= __webpack_require__(37105))/* shownFailure */.O)((0,(facet ??= __webpack_require__(85449))/* facetOf */.B)(attempt)),
            ...(pass === undefined ? {} : { passing: await (0,(shown_failure ??= __webpack_require__(37105))/* shownFailure */.O)((0,(facet ??= __webpack_require__(85449))/* facetOf */.B)(pass)) }),
        };
    }));
    const locked = (0,(locked_parts ??= __webpack_require__(29400))/* lockedParts */.$)(view.prompt, view.preserve);
    const isLocked = ({ start, end }) => locked.some((part) => start < part.end && end > part.start);
    const units = (0,(parse_prompt ??= __webpack_require__(6709))/* parsePrompt */.e)(view.prompt).units.map((unit) => ({
        id: unit.id,
        text: unit.text,
        ...(isLocked(unit) ? { locked: true } : {}),
    }));
    const question = {
        key: 'optimize/lessons@1',
        instructions: INSTRUCTIONS,
        promptInputs: {
            prompt: units,
            'kind of failure': category,
            failures: traces,
            'already added': parent.map(({ op, anchor, text }) => ({ op, anchor, text })),
            tried: view.tried.slice(-MOST_TRIED).map(({ edits, gain }) => ({
                gain,
                edits: edits.map(({ op, anchor, text }) => ({ op, anchor, text })),
            })),
            examples_allowed: examplesLeft(view, parent),
            'lessons wanted': count,
        },
        form: (lessonsForm ?? lessonsForm$made()),
        items: 2 * count,
        offline: () => ({ lessons: [] }),
    };
    return { question, runOf };
}
/** How many more examples the prompt may get. */
function examplesLeft({ maxExamples }, parent) {
    return Math.max(0, maxExamples - parent.filter(({ op }) => op === 'add_example').length);
}
/** One failure a case first, then the others, so that a few traces show as much as they can. */
function distinctCases(failures) {
    const seen = new Set();
    const [first, others] = [[], []];
    for (const failure of failures) {
        (seen.has(failure.case_id) ? others : first).push(failure);
        seen.add(failure.case_id);
    }
    return [...first, ...others];
}
/** For each failure a passing attempt of its own case, else of the case with the most similar question. */
function nearestPasses(failures, all) {
    const passes = distinctCases(all).slice(0, MOST_PASSES);
    const inputOf = ({ turns }) => turns.map(({ input }) => input).join('\n');
    const { vectors } = (0,(tf_idf ??= __webpack_require__(92697))/* tfIdf */.Qh)([...passes, ...failures].map(inputOf));
    return failures.map((failure, index) => {
        const own = all.find(({ case_id }) => case_id === failure.case_id);
        if (own !== undefined)
            return own;
        const vector = vectors[passes.length + index];
        let best;
        for (const [place, pass] of passes.entries()) {
            const other = vectors[place];
            const likeness = vector === undefined || other === undefined ? 0 : (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(vector, other);
            if (best === undefined || likeness > best.likeness)
                best = { pass, likeness };
        }
        return best?.pass;
    });
}

;// CONCATENATED MODULE: ./lib/optimizations/proposing/model-proposer.js





/**
 * Lessons from a model (improvement.md 2.2 step 6): one question for each kind of failure, heaviest and least tried first. Whatever is wrong with an answer, the
 * catalogue answers that question instead, so a weak model makes an optimization no worse than none. `asking` is counted on;
 * with no call left, after failures in a row or a refused key the catalogue goes on alone. Rejects with `cancelled`, and with
 * `budget_exhausted` when the budget that it shares with the judge is used up.
 */
function modelProposer(judge, catalogue, asking, signal) {
    let usage = (judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ;
    const spend = (more, calls) => {
        usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, more);
        asking.left -= calls;
    };
    async function ask(view, weakness, parent, count) {
        if (asking.left <= 0 || asking.inVain >= MOST_IN_VAIN)
            return [];
        const { question, runOf } = await lessonQuestion(view, weakness, parent, count);
        try {
            // A second try would be one call more than there is.
            const filled = await judge.fill(asking.left === 1 ? { ...question, attempts: 1 } : question, signal);
            spend(filled.usage, filled.usage.calls);
            asking.inVain = 0;
            return filled.answer.lessons.flatMap((lesson) => {
                const edit = editOf(lesson, view, weakness, parent, runOf);
                return edit === undefined ? [] : [[edit]];
            });
        }
        catch (error) {
            const spent = (0,(judges_spent ??= __webpack_require__(16908))/* spentBefore */.q)(error);
            // A call without an answer is a call.
            spend(spent, Math.max(1, spent.calls));
            countFailure(asking, error);
            return [];
        }
    }
    return {
        usage: () => usage,
        notes: () => notesOf(asking),
        proposer: {
            name: 'model',
            instead: catalogue,
            async propose(view, parent, count) {
                const sets = [];
                for (const weakness of leastTried(view, parent).slice(0, Math.max(1, count))) {
                    const share = Math.max(1, count - sets.length);
                    sets.push(...(await ask(view, weakness, parent, share)).slice(0, share));
                    if (sets.length >= count)
                        break;
                }
                if (sets.length > 0)
                    return sets;
                return catalogue.propose(view, parent, count);
            },
        },
    };
}
/** Questions in a row that failed, after which no further one is put: each may have waited as long as a call can. */
const MOST_IN_VAIN = 3;
/** What the next question would meet too (security.md R05). */
var FINAL;
function FINAL$made() { return FINAL = new Set(['unauthorized', 'insufficient_quota']); }
/** Counts what is a failure of the model; throws on what is none. */
function countFailure(asking, error) {
    const reason = modelFailure(error);
    if (reason === null)
        throw error;
    asking.inVain = (FINAL ?? FINAL$made()).has(reason) ? MOST_IN_VAIN : asking.inVain + 1;
    asking.failures[reason] = (asking.failures[reason] ?? 0) + 1;
}
function notesOf({ failures }) {
    return Object.entries(failures).map(([reason, times]) => `The model gave no usable lessons (${reason}, ${times} times); the catalogue proposed instead.`);
}
/** Why the model gave nothing to use; null for a bug of ours, a budget that is used up, or that nobody waits any more. */
function modelFailure(error) {
    if (error instanceof (judges_judge ??= __webpack_require__(16479))/* FormError */.jQ)
        return 'unparseable';
    if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC))
        return null;
    if (error.code === 'cancelled' || error.code === 'internal' || error.code === 'budget_exhausted')
        return null;
    // The subcode of a timeout says which limit it was, which tells a reader nothing.
    return error.code === 'timeout' ? error.code : (error.subcode ?? error.code);
}
/** Kinds of failure for which the least was tried come first, then the heaviest. */
function leastTried(view, parent) {
    const tries = new Map();
    for (const { category } of [...parent, ...view.tried.flatMap(({ edits }) => edits)])
        tries.set(category, (tries.get(category) ?? 0) + 1);
    const count = ({ category }) => tries.get(category) ?? 0;
    return [...view.weaknesses].sort((a, b) => count(a) - count(b) || b.weight - a.weight || (a.category < b.category ? -1 : 1));
}
var TYPES;
function TYPES$made() { return TYPES = {
    insert: 'added_instruction',
    replace: 'replaced_instruction',
    delete: 'removed_instruction',
    add_example: 'added_few_shot',
}; }
/** The edit of a lesson; undefined for one that points nowhere, says nothing, or says what is said already. */
function editOf({ op, anchor, text, lesson, root_cause, evidence }, view, { category, failures }, parent, runOf) {
    // A rule is one paragraph: what starts a section or a fence would change more than was asked.
    const words = op === 'add_example' ? text.trim() : text.replace(/\s+/g, ' ').trim();
    if (op === 'delete' ? words !== '' : words === '' || /^\s*(?:#|```|~~~)/m.test(words))
        return undefined;
    if (op === 'add_example' && (anchor !== 'examples' || examplesLeft(view, parent) === 0))
        return undefined;
    const known = (0,(parse_prompt ??= __webpack_require__(6709))/* parsePrompt */.e)(view.prompt).units.some(({ id }) => id === anchor);
    if (op !== 'add_example' && !known && !(op === 'insert' && anchor === 'rules'))
        return undefined;
    if (parent.some((edit) => edit.op === op && edit.anchor === anchor && edit.text === words))
        return undefined;
    const named = evidence.flatMap((id) => runOf.get(id) ?? []);
    const runs = named.length > 0 ? named : failures.slice(0, 5).map(({ run_id }) => run_id);
    return {
        op,
        anchor,
        text: words,
        type: (TYPES ?? TYPES$made())[op],
        rationale: `${root_cause.trim()} ${lesson.trim()}`.trim(),
        category,
        evidence_run_ids: [...new Set(runs)],
    };
}


/***/ })

};
