export const id = 2060;
export const ids = [2060,2453];
export const modules = {

/***/ 6166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ askList)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _text_language_verify_quote_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _assess_entries_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _list_form_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _normalise_verdict_js__WEBPACK_IMPORTED_MODULE_4__;







/**
 * Asks for a list that the judge makes itself (claims, criteria, findings). Blank entries are dropped, closed properties are
 * read like verdicts, quotes are checked (metrics.md 2.2); entries that do not hold are asked for once more. A quote that
 * is still not found drops or keeps its entry, as the question says, with the warning `unverified_quote`; a grade that is
 * still unreadable, or a list of which nothing is left, is a Fault `judge_error` (`incomplete_verdicts`). Ids are given
 * here: `c1`, `c2`, … for `claims`.
 */
async function askList(ask, question) {
    const raw = await fillUncut(ask, question);
    const entries = raw.filter((entry) => (0,(_assess_entries_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(48465))/* .isEntry */ .T)(entry) && !isBlank(question, entry)).filter((_assess_entries_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(48465))/* .isEntry */ .T);
    if (entries.length > question.max)
        ask.warn(`${question.name}_truncated`);
    const drafts = entries
        .slice(0, question.max)
        .map((entry, index) => draftOf(question, `e${index + 1}`, entry));
    const open = drafts.filter((draft) => draft.flaw !== undefined);
    const mended = open.length === 0 || ask.mode === 'offline' ? undefined : await mend(ask, question, open);
    const kept = [];
    for (const draft of drafts) {
        const { values, flaw } = mended?.get(draft.id) ?? draft;
        if (flaw === 'invalid')
            throw unreadable(question);
        if (flaw === 'unverified')
            ask.warn('unverified_quote');
        if (flaw === 'unverified' && question.quote?.otherwise === 'drop')
            continue;
        kept.push({ values, unverified: flaw === 'unverified' });
    }
    // Nothing of what it listed stands in the material: that is no empty list, it is a failed one (metrics.md 6.3).
    if (drafts.length > 0 && kept.length === 0)
        throw invented(question);
    const letter = question.name.charAt(0);
    return kept.map((entry, index) => ({ id: `${letter}${index + 1}`, ...entry }));
}
/** Asks; an answer that did not fit its length is asked for once more with twice the output limit. */
async function fillUncut(ask, question) {
    const whole = (items) => {
        const form = (0,(_list_form_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93241))/* .listForm */ .R)(question);
        return {
            key: question.key,
            instructions: question.instructions,
            promptInputs: question.promptInputs,
            form: { ...form, read: (json) => form.read(json)[question.name] ?? [] },
            items,
            ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ shared: question.shared }),
            offline: () => ({ [question.name]: question.offline() }),
        };
    };
    try {
        return await ask.fill(whole(question.max));
    }
    catch (error) {
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC) || error.subcode !== 'truncated')
            throw error;
        return ask.fill(whole(question.max * 2));
    }
}
async function mend(ask, question, open) {
    const ids = open.map((draft) => draft.id);
    const say = (flaw, what) => {
        const named = open.filter((draft) => draft.flaw === flaw).map((draft) => draft.id);
        return named.length === 0 ? [] : [`${named.join(', ')}: ${what}`];
    };
    const problems = [
        ...say('unverified', 'the quote does not stand in the material; copy the exact words'),
        ...say('invalid', 'a value is outside the list of the form'),
    ];
    try {
        const raw = await ask.fill({
            key: question.key,
            instructions: question.instructions,
            promptInputs: {
                ...question.promptInputs,
                'entries to correct': open.map((draft) => ({ ...draft.values, id: draft.id })),
            },
            form: (0,(_list_form_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93241))/* .listForm */ .R)(question, ids),
            items: open.length,
            ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ shared: question.shared }),
            correction: `Give only the entries to correct again, each under its id. ${problems.join('. ')}.`,
            offline: () => ({ [question.name]: [] }),
        });
        const mended = new Map();
        for (const entry of raw[question.name] ?? []) {
            if (!(0,(_assess_entries_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(48465))/* .isEntry */ .T)(entry) || typeof entry['id'] !== 'string' || isBlank(question, entry))
                continue;
            const before = open.find((draft) => draft.id === entry['id']);
            const draft = draftOf(question, entry['id'], entry);
            // A second answer replaces the first only where it is better.
            if (before !== undefined && rank(draft) > rank(mended.get(draft.id) ?? before))
                mended.set(draft.id, draft);
        }
        return mended;
    }
    catch (error) {
        if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC && error.code === 'judge_error')
            return new Map();
        throw error;
    }
}
const rank = (draft) => (draft.flaw === undefined ? 2 : draft.flaw === 'unverified' ? 1 : 0);
/** Reads one entry: only declared properties, closed ones normalised. */
function draftOf(question, id, entry) {
    const values = {};
    let flaw;
    for (const [name, schema] of Object.entries(question.entry)) {
        const value = Object.hasOwn(entry, name) ? entry[name] : undefined;
        const closed = closedValues(schema);
        if (closed === undefined)
            values[name] = value ?? (schema['type'] === 'string' ? '' : null);
        else {
            const read = (0,(_normalise_verdict_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(59970))/* .normaliseVerdict */ .i)(value, closed);
            if (read === undefined)
                flaw = 'invalid';
            values[name] = read ?? value ?? null;
        }
    }
    if (flaw === undefined && !isQuoted(question, values))
        flaw = 'unverified';
    return { id, values, flaw };
}
function isQuoted(question, values) {
    if (question.quote === undefined)
        return true;
    const quote = values[question.quote.field];
    if (typeof quote !== 'string')
        return false;
    try {
        return (0,(_text_language_verify_quote_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(77204))/* .verifyQuote */ .C)(quote, question.quote.source(values));
    }
    catch {
        // The source is looked up by what the judge wrote; a look-up that fails proves nothing.
        return false;
    }
}
/** Nothing said: every free text of the entry is empty. A finding without a quote is not blank, it is unproven. */
function isBlank(question, entry) {
    const texts = Object.entries(question.entry).filter(([, schema]) => schema['type'] === 'string' && closedValues(schema) === undefined);
    return texts.length === 0
        ? Object.keys(entry).length === 0
        : texts.every(([name]) => !(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(entry[name]));
}
function closedValues(schema) {
    const values = schema['enum'];
    return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
}
function invented(question) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('judge_error', `None of the ${question.name} that the judge listed stands in the material.`, {
        subcode: 'incomplete_verdicts',
        where: question.key,
        hint: 'Asked twice. A stronger judge model copies its quotes from the material.',
    });
}
function unreadable(question) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('judge_error', `The judge gave entries of "${question.name}" without a usable grade.`, {
        subcode: 'incomplete_verdicts',
        where: question.key,
        hint: 'Asked twice. A stronger judge model answers complete forms; nothing is scored from half of one.',
    });
}


/***/ }),

/***/ 93241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listForm)
/* harmony export */ });
/* harmony import */ var _items_form_js__WEBPACK_IMPORTED_MODULE_0__;

/** Questions with a list of the judge's own are a few dozen; repair forms differ by their ids. */
const MOST_REMEMBERED = 256;
var remembered;
function remembered$made() { return remembered = new Map(); }
/** The structured output of a list that the judge makes; with `ids`, that of its repair, which names the entries to mend. */
function listForm(question, ids) {
    const key = `${question.name}|${ids?.join(' ') ?? ''}|${JSON.stringify(question.entry)}`;
    const known = (remembered ?? remembered$made()).get(key);
    if (known !== undefined)
        return known;
    const id = ids === undefined ? {} : { id: { type: 'string', enum: ids } };
    const form = {
        name: 'list_form',
        schema: (0,(_items_form_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(227))/* .closedObject */ .YI)({
            [question.name]: { type: 'array', items: (0,(_items_form_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(227))/* .closedObject */ .YI)({ ...id, ...question.entry }) },
        }),
        read: (json) => (0,(_items_form_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(227))/* .readArrays */ .Hc)(json, [question.name]),
    };
    if ((remembered ?? remembered$made()).size >= MOST_REMEMBERED)
        (remembered ?? remembered$made()).clear();
    (remembered ?? remembered$made()).set(key, form);
    return form;
}


/***/ }),

/***/ 14937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ askChecklist),
/* harmony export */   NJ: () => (/* binding */ checklistScore),
/* harmony export */   TE: () => (/* binding */ (CRITERION_ENTRY ?? CRITERION_ENTRY$made())),
/* harmony export */   WX: () => (/* binding */ checklistOf),
/* harmony export */   _B: () => (/* binding */ checklistMetadata),
/* harmony export */   oW: () => (/* binding */ checklistEvidence)
/* harmony export */ });
/* harmony import */ var _flow_once_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _judges_ask_items_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _offline_shared_criterion_checks_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _reasoning_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_1__;







var WEIGHTS;
function WEIGHTS$made() { return WEIGHTS = { must: 2, must_not: 2, should: 1 }; }
/** No output that did what it must not scores more (metrics.md 7.1). */
const VIOLATED_CAP = 0.3;
/** `not_applicable` leaves the sum; as the better half of a tie it would hide a failure, so it ranks with "met". */
var VALUES;
function VALUES$made() { return VALUES = { met: 1, partial: 0.5, not_met: 0, not_applicable: 1 }; }
/** Properties of a criterion when a judge makes the checklist of a text. */
var CRITERION_ENTRY;
function CRITERION_ENTRY$made() { return CRITERION_ENTRY = {
    text: { type: 'string' },
    source_quote: { type: 'string' },
    kind: { type: 'string', enum: (_offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(66074))/* .CRITERION_KINDS */ .C },
}; }
/** A checklist that a judge made; what has no known kind is required. */
function checklistOf(entries) {
    return entries.map(({ id, values }) => ({
        id,
        text: (0,(_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27751))/* .textOf */ .b6)(values, 'text'),
        kind: (_offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(66074))/* .CRITERION_KINDS */ .C.find((kind) => kind === values['kind']) ?? 'must',
    }));
}
/** A verdict for every criterion: met, partial, not_met or not_applicable (metrics.md 7.1). */
async function askChecklist(ask, items, subject, question) {
    const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
    const judge = (0,(_flow_once_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(85211))/* .once */ .O)(() => (0,(_offline_shared_criterion_checks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(76761))/* .judgeCriterion */ .P)(subject));
    const list = {
        name: 'verdicts',
        items: items.map(({ id, text, kind }) => ({ id, text, kind })),
        values: (VALUES ?? VALUES$made()),
        evidence: { evidence_quote: { type: 'string' } },
        offline: ({ id, text }) => judge()(text, kinds.get(id) ?? 'must'),
    };
    const answers = await (0,(_judges_ask_items_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(13423))/* .askItems */ .K)(ask, { ...question, lists: [list] });
    return (0,(_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27751))/* .verdictsOf */ .W5)(answers, list).map((verdict) => ({ verdict, kind: kinds.get(verdict.id) ?? 'must' }));
}
/** The evidence of the weakest criterion: one that is not met fails an answer that meets all others. Wishes count where nothing else is asked. */
function checklistEvidence(criteria) {
    const asked = criteria.filter(({ kind, verdict }) => kind !== 'should' && verdict.verdict !== 'not_applicable');
    const decisive = asked.length > 0 ? asked : criteria;
    return decisive.reduce((least, { verdict }) => Math.min(least ?? 1, (0,(_formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(75086))/* .worth */ .xj)(verdict, (VALUES ?? VALUES$made()))), null);
}
/** Σwv/Σw over the criteria that apply; something forbidden that happened caps it (metrics.md 7.1). */
function checklistScore(criteria, whatHasCriteria) {
    const applicable = criteria.filter(({ verdict }) => verdict.verdict !== 'not_applicable');
    const value = (0,(_formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(75086))/* .weightedShare */ .Z9)(applicable, ({ kind }) => (WEIGHTS ?? WEIGHTS$made())[kind], ({ verdict }) => (0,(_formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(75086))/* .worth */ .xj)(verdict, (VALUES ?? VALUES$made())));
    if (value === null)
        return {
            status: 'failed',
            code: 'judge_error',
            subcode: 'no_applicable_criteria',
            message: `The judge found no criterion in the ${whatHasCriteria} that applies to this output.`,
        };
    const violated = applicable.some(({ verdict, kind }) => kind === 'must_not' && verdict.verdict === 'not_met');
    const met = applicable.filter(({ verdict }) => verdict.verdict === 'met').length;
    const worst = applicable
        .filter(({ verdict }) => verdict.verdict !== 'met')
        .sort((a, b) => badness(b) - badness(a))
        .map(({ verdict }) => ({ quote: verdict.item.text, reason: verdict.reason }));
    const counts = `${met} of ${applicable.length} ${applicable.length === 1 ? 'criterion' : 'criteria'} met${violated ? ', and something forbidden happened' : ''}.`;
    return {
        status: 'scored',
        value: violated ? Math.min(value, VIOLATED_CAP) : value,
        metadata: checklistMetadata(criteria),
        reasoning: (0,(_reasoning_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(59981))/* .reasoning */ .Zd)(counts, 'Not met', worst),
    };
}
/** Forbidden things first, then by what is lost. */
function badness({ verdict, kind }) {
    return (1 - (VALUES ?? VALUES$made())[verdict.verdict]) * (WEIGHTS ?? WEIGHTS$made())[kind] + (kind === 'must_not' ? 1 : 0);
}
/** The criteria as metadata shows them. */
function checklistMetadata(criteria) {
    return {
        criteria: criteria.map(({ verdict, kind }) => ({
            text: (0,(_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27751))/* .shownText */ .f$)(verdict.item.text),
            kind,
            verdict: verdict.verdict,
            evidence: (0,(_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27751))/* .shownText */ .f$)((0,(_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27751))/* .textOf */ .b6)(verdict.evidence, 'evidence_quote')),
            reason: verdict.reason,
        })),
        failed_criteria: criteria
            .filter(({ verdict }) => verdict.verdict === 'not_met')
            .map(({ verdict }) => (0,(_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27751))/* .shownText */ .f$)(verdict.item.text)),
        mode: 'checklist',
    };
}


/***/ }),

/***/ 12207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checklistMode: () => (/* binding */ checklistMode)
/* harmony export */ });
/* harmony import */ var _judges_ask_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6166);
/* harmony import */ var _checklist_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14937);
/* harmony import */ var _offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66074);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27751);
/* harmony import */ var _judge_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81880);
/* harmony import */ var _offline_rubric_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63188);






/** Criteria made of one rubric; an author may write as many as there are batches for. */
const MOST_CRITERIA = 12;
const CRITERIA = `Turn the rubric into a checklist of one to twelve criteria. Each criterion is one thing that can be checked in the material by itself. Add nothing that the rubric does not ask for, and leave nothing out; what it says of scores and of the form of the answer is no criterion.
kind: must = required; should = wished for, preferred, optional; must_not = forbidden.
Copy into source_quote the exact words of the rubric that the criterion comes from.`;
const VERDICTS = `Check the material against every criterion by itself. [block "LABEL"] in a criterion stands for the block of material with that label.
met, partial or not_met; not_applicable only if the situation that the criterion speaks of did not arise.
For a criterion of kind must_not: met means that the forbidden thing did not happen, not_met that it did, however the criterion is worded.
Copy into evidence_quote the words that decide it, or leave it empty when it is decided by something missing.
Length, style and confidence earn nothing unless a criterion names them.
Example: "names price and date" is met by "5 euros, on 3 May", only partial by "5 euros", not_met by "prices vary".`;
/** The rubric as a list of criteria, each judged by itself, with the formula of playval (metrics.md 7.1, 7.2). */
function checklistMode(task) {
    return {
        formulaInWords: 'Σ weight · value / Σ weight over criteria (must and must_not 2, should 1; met 1, partial .5, not met 0); a violated must_not caps it at 0.3',
        emptyMetadata: () => (0,_checklist_js__WEBPACK_IMPORTED_MODULE_0__/* .checklistMetadata */ ._B)([]),
        async answers(subject, ask) {
            const criteria = await (0,_checklist_js__WEBPACK_IMPORTED_MODULE_0__/* .askChecklist */ .EA)(ask, await askCriteria(ask, task), subject, {
                key: `llm_judge/${task.id}/verdicts2@${task.hash}`,
                instructions: `${VERDICTS}\n\nThe criteria belong to this rubric:\n${task.rubric}`,
                promptInputs: (0,_judge_task_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsOf */ .V)(task, subject),
            });
            return { criteria };
        },
        formula: ({ criteria }) => (0,_checklist_js__WEBPACK_IMPORTED_MODULE_0__/* .checklistScore */ .NJ)(criteria, 'rubric'),
    };
}
/** The author's own criteria, else those that the judge makes of the rubric: once per rubric. */
async function askCriteria(ask, task) {
    const own = ask.mode === 'offline' ? task.plainCriteria : task.criteria;
    if (own !== undefined)
        return (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)('c', own).map((item) => ({ ...item, kind: kindOf(item.text) }));
    const entries = await (0,_judges_ask_list_js__WEBPACK_IMPORTED_MODULE_3__/* .askList */ .Q)(ask, {
        key: `llm_judge/criteria@${task.hash}`,
        instructions: CRITERIA,
        promptInputs: { rubric: task.rubric },
        name: 'criteria',
        entry: _checklist_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITERION_ENTRY */ .TE,
        shared: true,
        max: MOST_CRITERIA,
        quote: {
            field: 'source_quote',
            source: () => (ask.mode === 'offline' ? task.plainRubric : task.rubric),
            otherwise: 'drop',
        },
        offline: () => (0,_offline_rubric_js__WEBPACK_IMPORTED_MODULE_4__.offlineCriteria)(task).map((criterion) => ({ ...criterion, source_quote: criterion.text })),
    });
    return (0,_checklist_js__WEBPACK_IMPORTED_MODULE_0__/* .checklistOf */ .WX)(entries);
}
/** What a criterion demands by its words; one that demands several things is required as a whole. */
function kindOf(text) {
    const kinds = new Set((0,_offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_5__/* .criteriaOf */ .p)(text).map(({ kind }) => kind));
    const [only = 'must'] = kinds;
    return kinds.size === 1 ? only : 'must';
}


/***/ }),

/***/ 63188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nothingToCheck: () => (/* binding */ nothingToCheck),
/* harmony export */   offlineCriteria: () => (/* binding */ offlineCriteria),
/* harmony export */   offlineShare: () => (/* binding */ offlineShare)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _text_language_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2834);
/* harmony import */ var _formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75086);
/* harmony import */ var _offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66074);
/* harmony import */ var _offline_shared_criterion_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76761);





/** Sentences that tell a judge how to answer and say nothing of the output. */
const TELLS_THE_JUDGE = /^(?:please |now |then )?(?:you are an?\b.*\b(?:judge|evaluator|grader|reviewer|assessor|expert|rater)\b|you (?:will |should )?(?:review|evaluate|assess|grade|judge|rate)\b|your (?:task|job) is to (?:review|evaluate|assess|grade|judge|rate)\b|(?:score|rate|grade|evaluate|assess|judge|return|give|assign|output|respond|answer|provide)\b.*\b(?:scores?|ratings?|grades?|scale|numbers?|json|(?:from|between) \d))/i;
/** Criteria that one rubric can come to; each costs a pass over the output. */
const MOST_CRITERIA = 20;
/** The rubric, or the criteria, as single things to check. */
function offlineCriteria(task) {
    const texts = task.plainCriteria ?? (0,_text_language_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .h)(task.plainRubric).filter((text) => !TELLS_THE_JUDGE.test(text));
    const criteria = (texts.length > 0 ? texts : [task.plainRubric]).flatMap((text) => (0,_offline_shared_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .criteriaOf */ .p)(text));
    return criteria.filter(({ text }) => text !== '').slice(0, MOST_CRITERIA);
}
/** Checks the output against the rubric by rules. Throws Fault `judge_error` when nothing in the rubric can be checked so. */
function offlineShare(task, subject) {
    const judge = (0,_offline_shared_criterion_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeCriterion */ .P)(subject);
    const checked = offlineCriteria(task)
        .map(({ text, kind }) => ({ text, kind, ...judge(text, kind) }))
        .filter(({ verdict }) => verdict !== 'not_applicable');
    const share = (0,_formulas_weighted_share_js__WEBPACK_IMPORTED_MODULE_3__/* .weightedShare */ .Z9)(checked, ({ kind }) => (kind === 'should' ? 1 : 2), ({ p, verdict }) => p ?? (verdict === 'met' ? 1 : verdict === 'partial' ? 0.5 : 0));
    if (share === null)
        throw nothingToCheck(task);
    const fulfilled = checked.filter(({ verdict }) => verdict === 'met').length;
    const worst = checked.find(({ verdict }) => verdict === 'not_met');
    const but = worst === undefined ? '' : ` Not seen: ${worst.text}`;
    return {
        share,
        fulfilled,
        total: checked.length,
        reason: `By rules alone, without a model: ${fulfilled} of ${checked.length} ${checked.length === 1 ? 'part' : 'parts'} of the rubric ${fulfilled === 1 ? 'looks' : 'look'} fulfilled.${but}`,
    };
}
/** A rubric of which the rules understand nothing: no score, and never a pass. */
function nothingToCheck({ id }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC('judge_error', 'The rules found nothing in the rubric that they can check.', {
        subcode: 'no_applicable_criteria',
        where: `scorers/${id}`,
        hint: 'This rubric needs a judge model.',
    });
}


/***/ }),

/***/ 98123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ expectedTools)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tool_name_js__WEBPACK_IMPORTED_MODULE_1__;


/** Works out which tools a case expects without asking anybody (metrics.md 1.3). */
function expectedTools(subject) {
    if (subject.expected_tools !== undefined)
        return { tools: subject.expected_tools.map(asTool), forbidden: [], source: 'expected_tools' };
    const reference = fromJson(subject.ground_truth);
    if (reference !== null)
        return { tools: reference, forbidden: [], source: 'ground_truth' };
    const vocabulary = [
        ...new Set([
            ...(subject.available_tools ?? []).map((tool) => tool.name),
            ...(subject.tool_calls ?? []).map((call) => call.name),
        ]),
    ];
    const forbidden = [];
    for (const field of ['expected_behavior', 'ground_truth', 'agent_plan']) {
        const text = subject[field];
        if (!(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(text))
            continue;
        const found = scan(text, vocabulary);
        forbidden.push(...found.forbidden.filter((name) => !forbidden.includes(name)));
        if (found.tools.length > 0)
            return { tools: found.tools, forbidden, source: field };
    }
    return { tools: [], forbidden, source: null };
}
function asTool(entry) {
    return typeof entry === 'string' ? { name: entry } : entry;
}
/** A reference answer that is a machine-readable list of tools; null when it is anything else. */
function fromJson(text) {
    if (!(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(text) || !/^\s*[[{]/.test(text))
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null; // prose that begins with a bracket: scanned as text instead
    }
    if (!Array.isArray(value) && typeof value === 'object' && value !== null) {
        const fields = value; // a JSON object: one of three known keys may hold the list
        value = fields['expected_tools'] ?? fields['tools'] ?? fields['tool_calls'];
    }
    if (!Array.isArray(value) || value.length === 0)
        return null;
    const tools = [];
    for (const entry of value) {
        if (typeof entry === 'string' && entry !== '')
            tools.push({ name: entry });
        else if (typeof entry === 'object' && entry !== null && typeof entry.name === 'string') {
            const given = entry.arguments;
            const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
            tools.push(isObject ? { name: entry.name, arguments: given } : { name: entry.name });
        }
        else
            return null;
    }
    return tools;
}
/** Where a clause ends: what a "not" in it forbids ends there too. */
var CLAUSE_END;
function CLAUSE_END$made() { return CLAUSE_END = /[.!?;](?=\s|$)|\n|, (?:but|then|and then|instead)\b| but | instead,? | and (?=(?:then )?(?:call|use|invoke|run|query)\b)/gi; }
var NEGATION;
function NEGATION$made() { return NEGATION = /\b(?:not|never|avoid|avoiding|without|don't|doesn't|shouldn't|mustn't|refrain|instead of|rather than)\b/i; }
/** An "instead of" forbids only what follows it directly; the other cues reach to the end of the clause. */
var TOKEN;
function TOKEN$made() { return TOKEN = /[`"']?[A-Za-z_][\w.\-/:]*\w(?:\(\)?)?[`"']?|[`"']?[A-Za-z]\(?[`"']?/g; }
var CUE;
function CUE$made() { return CUE = /^(?:call|calls|called|calling|use|uses|used|using|invoke|invokes|invoked|invoking|run|runs|running|query|queries|querying|tool|tools|function|functions|api|via|with)$/i; }
var STRONG_CUE;
function STRONG_CUE$made() { return STRONG_CUE = /^(?:call|calls|called|calling|invoke|invokes|invoked|invoking|tool|function|api)$/i; }
/** How near a cue must stand (metrics.md 1.3). */
const CUE_REACH = 3;
/** Identifier-looking words of plain English, domains and files. */
var NO_IDENTIFIER;
function NO_IDENTIFIER$made() { return NO_IDENTIFIER = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|vs\.)|\.(?:com|org|net|io|pdf|csv|txt|json|xml|html?|md|py|js|ts|docx?|xlsx?|png|jpe?g)$/i; }
function scan(text, vocabulary) {
    const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const hits = [...identifierHits(plain, vocabulary), ...wordHits(plain, vocabulary)].sort((a, b) => a.at - b.at);
    const ends = [...plain.matchAll((CLAUSE_END ?? CLAUSE_END$made()))].map((match) => match.index + match[0].length);
    const tools = new Map();
    const forbidden = new Map();
    for (const { name, at } of hits) {
        const start = ends.findLast((end) => end <= at) ?? 0;
        if ((NEGATION ?? NEGATION$made()).test(plain.slice(start, at)))
            forbidden.set((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), name);
        else if (!tools.has((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name)))
            tools.set((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), { name });
    }
    for (const key of forbidden.keys())
        tools.delete(key);
    return { tools: [...tools.values()], forbidden: [...forbidden.values()] };
}
/** Quoted, written as an identifier, or standing near a word such as "call". */
function identifierHits(text, vocabulary) {
    const known = new Map(vocabulary.map((name) => [(0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(name), name]));
    const tokens = [...text.matchAll((TOKEN ?? TOKEN$made()))];
    const words = tokens.map(([token]) => token.replace(/^[`"']|\(?\)?[`"']?$/g, ''));
    const hits = [];
    for (const [index, match] of tokens.entries()) {
        const word = words[index];
        const quoted = /^[`"']/.test(match[0]) && /[`"']$/.test(match[0]);
        const called = /\(\)?[`"']?$/.test(match[0]);
        const near = words.slice(Math.max(0, index - CUE_REACH), index + CUE_REACH + 1);
        const cued = near.some((other) => (CUE ?? CUE$made()).test(other));
        const name = known.get((0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .foldToolName */ .Bt)(word));
        const shaped = /[_.-]/.test(word.slice(1, -1)) || /[a-z][A-Z]/.test(word);
        if (name !== undefined && (quoted || called || shaped || cued))
            hits.push({ name, at: match.index });
        else if (name === undefined && looksLikeTool(word, called || quoted, near, cued))
            hits.push({ name: word, at: match.index });
    }
    return hits;
}
/** A name that is not in the vocabulary: this is how a tool that was never called is found. */
function looksLikeTool(word, marked, near, cued) {
    if (!cued || (NO_IDENTIFIER ?? NO_IDENTIFIER$made()).test(word))
        return false;
    if (/^[A-Za-z]\w*_\w+$/.test(word) || /^[a-z]{2,}\w*[A-Z]\w*$/.test(word))
        return true;
    if (/^[A-Za-z]\w*(?:[.-]\w+)+$/.test(word))
        return marked || near.some((other) => (STRONG_CUE ?? STRONG_CUE$made()).test(other));
    return marked && /^[A-Za-z]\w+$/.test(word) && near.some((other) => (STRONG_CUE ?? STRONG_CUE$made()).test(other));
}
/** A name of several words written as words: "search flights" for `search_flights`. */
function wordHits(text, vocabulary) {
    const lower = text.toLowerCase();
    return vocabulary.flatMap((name) => {
        const phrase = (0,(_tool_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5315))/* .toolWords */ .yy)(name);
        if (!phrase.includes(' '))
            return [];
        const at = ` ${lower.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${phrase} `);
        return at < 0 ? [] : [{ name, at }];
    });
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

/***/ 12482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ isNoncommittal),
/* harmony export */   cq: () => (/* binding */ redirects),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__;

/** A refusal shows itself early; later "cannot" is subject matter (metrics.md 10.6). */
const LOOK = 400;
const HELP = '(?:help|assist|provide|answer|fulfil|fulfill|comply|support|discuss|share|give|offer|do that|do this|engage|create|write|generate|' +
    'process|complete|carry out|continue|advise|recommend|participate|access|reveal|disclose|tell you|say|talk about|comment|make|produce|promote|encourage|condone)';
const NOT_ABLE = "(?:cannot|can't|can not|could not|couldn't|won't|will not|am unable to|'m unable to|am not able to|'m not able to|am not allowed to|'m not allowed to|am not permitted to|'m not permitted to|must decline to|have to decline to|refuse to|decline to|am not going to|'m not going to|shouldn't|should not|do not feel comfortable|don't feel comfortable|am not comfortable|'m not comfortable)";
var REFUSALS;
function REFUSALS$made() { return REFUSALS = [
    new RegExp(`\\b(?:i|we)(?: |(?='))(?:\\w+ ){0,2}${NOT_ABLE} (?:\\w+ ){0,4}${HELP}`),
    /\b(?:i'm|i am|we're|we are) (?:very |really |so |deeply )?(?:sorry|afraid)\b.{0,60}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|not something)\b/,
    /^(?:i'm sorry|i am sorry|sorry|unfortunately|apologies|i apologi[sz]e)\b.{0,40}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|against)\b/,
    /\bi (?:must|have to|need to|will have to|would have to|respectfully) (?:respectfully |politely )?(?:decline|refuse)\b/,
    /\bi (?:respectfully |politely )?(?:decline|refuse) to\b/,
    /\b(?:against|violates?|outside|goes against|conflicts? with|not in line with) (?:my|our|the|company) (?:\w+ ){0,2}(?:guidelines|polic(?:y|ies)|rules|programming|principles|terms)\b/,
    /\bas an? (?:ai|artificial|language model|virtual|responsible)\b.{0,80}\b(?:cannot|can't|can not|unable|not able|don't have|do not have|not programmed|must not|not appropriate)\b/,
    /\b(?:outside|beyond) (?:of )?(?:my|our|the) (?:scope|area|expertise|remit|capabilit)/,
    /\b(?:i|we) (?:can )?only (?:help|assist|answer|handle|deal|support|discuss|provide)\b/,
    /\b(?:i'm|i am|we're|we are) (?:only|just) (?:able|here|allowed|designed|set up) to\b/,
    /\bnot (?:something|able to|a topic|a request|a question) (?:that )?(?:i|we) (?:can|could|am able|'m able|are able|help|discuss)\b/,
    /\b(?:it is|it's|it would be|would be) (?:not appropriate|inappropriate|unethical|illegal|not ethical|wrong) (?:for me )?to (?:\w+ ){0,3}(?:provide|help|assist|give|share|offer|create|write|promote|encourage|discuss)\b/,
    /\b(?:not|isn't|never) (?:\w+ ){0,2}(?:appropriate|acceptable|ethical|okay|ok) to (?:\w+ ){0,3}(?:provide|promote|encourage|engage|create|use|make|discriminate|harm)\b/,
    /\b(?:your|this|that|the) request\b.{0,40}\b(?:cannot|can't|could not|unable|not be (?:fulfilled|processed|completed)|denied|declined)\b/,
    /^(?:no[,.!]? )?(?:i|we) (?:won't|will not|can't|cannot) (?:do|answer|help)\b/,
]; }
var NONCOMMITTAL;
function NONCOMMITTAL$made() { return NONCOMMITTAL = [
    /\b(?:i|we) (?:really |just |simply |honestly |currently )?(?:don't|do not|didn't|did not) (?:really |actually |currently |quite )?(?:know|have (?:any |enough |the |specific |sufficient |access to |that )?(?:\w+ ){0,2}(?:information|details|data|answer|knowledge|context|idea))\b/,
    /\b(?:i'm|i am|we're|we are) (?:really |quite )?(?:not|un)(?: )?(?:sure|certain|aware)\b/,
    /\b(?:i|we) (?:have|had) no (?:\w+ )?(?:information|idea|data|knowledge|clue|answer|record|way of knowing)\b/,
    /\b(?:cannot|can't|can not|could not|couldn't|unable to|not able to) (?:be )?(?:determine|determined|find|answer|say|tell|confirm|verify|locate)\b/,
    /\b(?:is|was|are|were)(?: not|n't) (?:explicitly |directly |specifically )?(?:mentioned|specified|stated|provided|available|given)\b.{0,40}\b(?:context|passage|document|text|information|source|data)/,
    /\b(?:context|passages?|documents?|text|sources?|information provided|article)\b.{0,30}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically )?(?:mention|contain|include|say|state|specify|provide|cover|address|give)\b/,
    /\bno (?:relevant |specific |further )?information (?:is |was )?(?:available|provided|found|given|about|on)\b/,
    /\b(?:insufficient|not enough) (?:information|context|data|details)\b/,
    /^(?:unknown|n\/a|not (?:mentioned|specified|stated|known|available|sure)|no idea|it depends|hard to say|who knows)[.! ]*$/,
]; }
var REDIRECTS;
function REDIRECTS$made() { return REDIRECTS = [
    /\b(?:i|we) (?:can |could )?only (?:help|assist|answer|handle|support)\b/,
    /\b(?:i'd|i would|we'd|we would|i|we) (?:strongly |kindly |highly )?(?:suggest|recommend|advise|encourage)(?: that you| you)?(?: to)? (?:\w+ ){0,2}(?:contact|reach|consult|speak|see|seek|talk|visit|call|ask|check|get in touch|contacting|reaching|consulting|speaking|seeking|talking|visiting|calling|asking|checking)/,
    /\b(?:please|you (?:should|may|might|can|could)|it's best to|feel free to) (?:\w+ ){0,2}(?:contact|reach out|consult|speak (?:to|with)|seek|talk to|get in touch|refer to|see) (?:\w+ ){0,6}(?:doctor|physician|lawyer|attorney|advisor|adviser|accountant|professional|pharmacist|expert|specialist|team|support|service|department|provider|authorit|police|hotline|helpline|website)/,
    /\b(?:is there|do you have|would you like|can i help|how (?:can|may) i help|let me know if)\b.{0,60}\b(?:instead|else|(?:about|with|related to|regarding) (?:our|your|the))\b/,
    /\b(?:instead|however|but)[, ].{0,20}\b(?:i (?:can|could|would be happy to|'d be happy to)|happy to|glad to)\b.{0,20}\b(?:help|assist|provide|offer|suggest|share|answer)\b/,
]; }
const opening = (text) => (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(text.slice(0, LOOK * 2)).slice(0, LOOK);
/** Whether the answer declines to do what was asked, judged by its first 400 characters (metrics.md 10.6). */
function isRefusal(text) {
    const start = opening(text);
    return (REFUSALS ?? REFUSALS$made()).some((pattern) => pattern.test(start));
}
/** Whether the answer says that it does not know or cannot tell. A refusal is noncommittal as well. */
function isNoncommittal(text) {
    const start = opening(text);
    return ((NONCOMMITTAL ?? NONCOMMITTAL$made()).some((pattern) => pattern.test(start)) || (REFUSALS ?? REFUSALS$made()).some((pattern) => pattern.test(start)));
}
/** Whether the answer sends the user somewhere else, or back to what the assistant is for. */
function redirects(text) {
    const whole = (0,(_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .foldForMatch */ .U8)(text.slice(0, 4000));
    return (REDIRECTS ?? REDIRECTS$made()).some((pattern) => pattern.test(whole));
}


/***/ }),

/***/ 19453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ (DENYING_VERBS ?? DENYING_VERBS$made())),
/* harmony export */   l: () => (/* binding */ (NEGATIONS ?? NEGATIONS$made()))
/* harmony export */ });
/** Words that turn a statement round (metrics.md 10.4); contractions with n't are recognised by their ending. */
var NEGATIONS;
function NEGATIONS$made() { return NEGATIONS = new Set('not no never none nobody nothing nowhere without cannot unable neither nor hardly scarcely barely'.split(' ')); }
/** Verbs that deny what follows: `fails to`, `lacks`, `refuses to`. */
var DENYING_VERBS;
function DENYING_VERBS$made() { return DENYING_VERBS = new Set('fail fails failed failing lack lacks lacked lacking refuse refuses refused refusing'.split(' ')); }


/***/ })

};
