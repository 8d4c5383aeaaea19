export const id = 133;
export const ids = [133];
export const modules = {

/***/ 98469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyseFailuresWithModel: () => (/* binding */ analyseFailuresWithModel)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/judges/ask.js
var ask = __webpack_require__(15465);
// EXTERNAL MODULE: ./lib/judges/ask-items.js + 2 modules
var ask_items;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/statistics/cohens-kappa.js
var cohens_kappa;
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded;
// EXTERNAL MODULE: ./lib/statistics/shuffled.js
var shuffled;
// EXTERNAL MODULE: ./lib/text/tf-idf.js
var tf_idf;
// EXTERNAL MODULE: ./lib/failure-analysis/analyse-failures.js + 10 modules
var analyse_failures;
// EXTERNAL MODULE: ./lib/failure-analysis/assign.js + 16 modules
var failure_analysis_assign;
// EXTERNAL MODULE: ./lib/failure-analysis/categories.js
var categories;
// EXTERNAL MODULE: ./lib/judges/items-form.js
var items_form;
// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks;
;// CONCATENATED MODULE: ./lib/failure-analysis/propose-kinds.js




/** As many as are shown; the last place is for what fits none (improvement.md 5.2 step 6). */
const MOST_KINDS = 11;
const LONGEST_NAME = 60;
const LONGEST_DESCRIPTION = 300;
/** Kinds that a prompt, a tool or its data can have caused; the others are recognised by structure. */
var AGENT_KINDS;
function AGENT_KINDS$made() { return AGENT_KINDS = Object.keys((categories ??= __webpack_require__(47783))/* CATEGORIES */.R6) // Widened by TypeScript.
    .filter((id) => id !== 'other' && (0,(categories ??= __webpack_require__(47783)).isOfAgent)(id)); }
const PROPOSE = `Each failure is one answer of an AI agent that did not pass a check, with what the check said. Find the kinds of failure among them: for each failure, the first thing that went wrong; then group what has the same cause.
For each kind give the id of the list that fits it, or new when none does, a name of two to five words, and a description of one sentence that says when a failure belongs to it. At most 8 kinds. Describe behaviour of the agent, not the subject that the users asked about. Use no names, numbers or personal data of the material.`;
const MERGE = `The kinds of failure were proposed by several people who each saw a part. Merge what is the same, keep what is different, and give one list of at most ${MOST_KINDS} kinds with id, name and description. A kind with an id other than new appears once.`;
var FORM;
function FORM$made() { return FORM = {
    name: 'failure_kinds',
    schema: (0,(items_form ??= __webpack_require__(227))/* closedObject */.YI)({
        kinds: {
            type: 'array',
            items: (0,(items_form ??= __webpack_require__(227))/* closedObject */.YI)({
                description: { type: 'string' },
                name: { type: 'string' },
                id: { type: 'string', enum: [...(AGENT_KINDS ?? AGENT_KINDS$made()), 'new'] },
            }),
        },
    }),
    read(json) {
        const kinds = ((0,(items_form ??= __webpack_require__(227))/* readArrays */.Hc)(json, ['kinds'])['kinds'] ?? []).map(kindOf);
        if (kinds.length === 0)
            throw new judge/* FormError */.jQ('The list "kinds" must have at least one entry.');
        return kinds;
    },
}; }
function kindOf(entry) {
    const [id, name, description] = ['id', 'name', 'description'].map((field) => (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(entry, field));
    const known = id === 'new' ? 'new' : (AGENT_KINDS ?? AGENT_KINDS$made()).find((each) => each === id);
    if (known === undefined)
        throw new judge/* FormError */.jQ(`The id ${JSON.stringify(id)} is none of the form.`);
    if (typeof name !== 'string' || name.trim() === '' || typeof description !== 'string')
        throw new judge/* FormError */.jQ('Each entry of "kinds" needs the texts "name" and "description".');
    return {
        id: known,
        name: name.trim().slice(0, LONGEST_NAME),
        description: description.trim().slice(0, LONGEST_DESCRIPTION),
    };
}
/**
 * The kinds of failure that a model sees in a sample: proposed in groups of the square root of its size, then merged
 * (improvement.md 5.2 step 13). Each kind of the taxonomy comes at most once. Rejects as the judge does.
 */
async function proposeKinds(judge, shown, signal) {
    const size = Math.max(1, Math.ceil(Math.sqrt(shown.length)));
    const groups = Array.from({ length: Math.ceil(shown.length / size) }, (_, at) => shown.slice(at * size, (at + 1) * size));
    const ask = async (key, instructions, promptInputs) => (await judge.fill({ key, instructions, promptInputs, form: (FORM ?? FORM$made()), items: MOST_KINDS, offline: () => ({ kinds: [] }) }, signal)).answer;
    const proposals = [];
    for (const group of groups)
        proposals.push(...(await ask('failure_analysis/propose@1', PROPOSE, {
            failures: group.map((text, at) => ({ id: `f${at}`, text })),
        })));
    const merged = groups.length < 2 ? proposals : await ask('failure_analysis/merge@1', MERGE, { kinds: proposals });
    const taken = new Set();
    return merged
        .filter(({ id, name }) => {
        const key = id === 'new' ? `new ${name.toLowerCase()}` : id;
        return !taken.has(key) && taken.add(key);
    })
        .slice(0, MOST_KINDS);
}

// EXTERNAL MODULE: ./lib/failure-analysis/shown-failure.js
var shown_failure;
// EXTERNAL MODULE: ./lib/failure-analysis/stable-ids.js
var stable_ids;
;// CONCATENATED MODULE: ./lib/failure-analysis/model-tier.js
















/** Failures that the kinds are proposed from (improvement.md 5.2 step 13). */
const MOST_SAMPLED = 150;
/** Each failure is classified so often, with the labels in another order each time. */
const PASSES = 2;
const CLASSIFY = `Each item is one answer of an AI agent that did not pass a check, with what the check said. "labels" in the material lists the kinds of failure with their meaning. Give each item the label of the first thing that went wrong in it; other when none fits. The order of the labels means nothing.`;
/**
 * `analyseFailures` with a model (improvement.md 5.2 step 13): it proposes kinds of failure from a sample, then classifies every
 * failure twice; where the two disagree the offline tiers decide. What is nobody's prompt (infrastructure, evaluator, test) stays as
 * structure says. Whatever goes wrong with the model, the answer is the offline one with a note; only cancelling rejects.
 */
async function analyseFailuresWithModel(judge, evidence, options, signal) {
    const offline = (0,(failure_analysis_assign ??= __webpack_require__(18747))/* assignOffline */.Rr)((0,(failure_analysis_assign ??= __webpack_require__(18747))/* inOrder */.al)(evidence.failed), (0,(analyse_failures ??= __webpack_require__(5570))/* offlineOptions */.Kv)(options));
    const open = offline.assignments.filter(({ category }) => (0,(categories ??= __webpack_require__(47783)).isOfAgent)(category));
    if (judge.mode !== 'llm' || open.length === 0)
        return (0,(analyse_failures ??= __webpack_require__(5570))/* analysed */.yR)(offline, evidence, options);
    try {
        const { assigned, agreement } = await byModel(judge, offline, open, options, signal);
        const answer = (0,(analyse_failures ??= __webpack_require__(5570))/* analysed */.yR)(assigned, evidence, options);
        return { ...answer, analysis: { ...answer.analysis, judge_agreement: agreement } };
    }
    catch (error) {
        if (signal?.aborted === true)
            throw error;
        const reason = modelFailure(error);
        if (reason === null)
            throw error;
        const answer = (0,(analyse_failures ??= __webpack_require__(5570))/* analysed */.yR)(offline, evidence, options);
        const notes = [
            ...answer.analysis['notes'], // Written by reportFailures.
            `the model could not be used (${reason}): this is the result without it`,
        ];
        return { ...answer, analysis: { ...answer.analysis, notes } };
    }
}
/** Why the model gave nothing to use; null for what is no failure of a model: a bug of ours, or that nobody waits any more. */
function modelFailure(error) {
    if (error instanceof judge/* FormError */.jQ)
        return 'unparseable';
    if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code === 'cancelled' || error.code === 'internal')
        return null;
    return error.subcode ?? error.code;
}
async function byModel(judge, offline, open, options, signal) {
    const shown = new Map();
    for (const assignment of open)
        shown.set(assignment, await (0,(shown_failure ??= __webpack_require__(37105))/* shownFailure */.O)(assignment.facet));
    const sample = stratified(open, options.seed).map((assignment) => shown.get(assignment));
    const proposed = await proposeKinds(judge, sample, signal);
    const { labels, clusters } = labelsOf(proposed, offline, options.known ?? []);
    const passes = [];
    for (let pass = 0; pass < PASSES; pass += 1)
        passes.push(await classified(judge, open, shown, labels, { ...options, pass }, signal));
    const [first, second] = passes;
    const given = new Map(open.flatMap((assignment, at) => first[at] === second[at] ? [[assignment, first[at]]] : []));
    const assignments = offline.assignments.map((assignment) => {
        const category = given.get(assignment);
        if (category === undefined)
            return assignment;
        const same = category === assignment.category;
        return {
            ...(same ? assignment : { facet: assignment.facet, owner: (0,(categories ??= __webpack_require__(47783))/* ownerOf */.bf)(category) }),
            ...{ category, tier: 'model', why: 'a model classified it so twice' },
        };
    });
    const counts = new Map();
    for (const { category } of assignments)
        counts.set(category, (counts.get(category) ?? 0) + 1);
    const used = new Set(counts.keys());
    const compared = open.filter((assignment) => assignment.tier === 1 && given.has(assignment));
    return {
        assigned: {
            assignments,
            clusters: clusters.filter(({ id }) => used.has(id)),
            finest: [...counts.values()],
        },
        agreement: {
            model: judge.model,
            classified: open.length,
            undecided: open.length - given.size,
            compared_with_structure: compared.length,
            kappa: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(kappaOf(compared.map((each) => [each.category, given.get(each)]))),
        },
    };
}
/** At most 150, from every kind in proportion and at least one of each, drawn by seed; in the order of the attempts. */
function stratified(open, seed) {
    if (open.length <= MOST_SAMPLED)
        return [...open];
    const { next } = (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed);
    const strata = new Map();
    for (const assignment of open)
        strata.set(assignment.category, [...(strata.get(assignment.category) ?? []), assignment]);
    const chosen = new Set();
    const sizes = [...strata.values()].sort((a, b) => a.length - b.length);
    for (const members of sizes) {
        const wanted = Math.max(1, Math.floor((MOST_SAMPLED * members.length) / open.length));
        const rest = [...members];
        for (let count = 0; count < wanted && rest.length > 0 && chosen.size < MOST_SAMPLED; count += 1)
            chosen.add(rest.splice(Math.floor(next() * rest.length), 1)[0]);
    }
    return open.filter((assignment) => chosen.has(assignment));
}
/** The closed set: what was proposed, what the offline tiers found, and `other`. New kinds keep the ids of earlier ones like them. */
function labelsOf(proposed, offline, known) {
    const fresh = proposed.filter(({ id }) => id === 'new');
    const collection = (0,(tf_idf ??= __webpack_require__(92697))/* tfIdf */.Qh)(fresh.map(({ name, description }) => `${name}. ${description}`));
    const kept = collection.vectors.map((centre) => ({ terms: (0,(stable_ids ??= __webpack_require__(63143))/* keptTerms */.gV)(centre, collection.terms) }));
    const ids = (0,(stable_ids ??= __webpack_require__(63143))/* stableIds */.G8)(kept, [...offline.clusters, ...known]);
    const clusters = new Map(offline.clusters.map((cluster) => [cluster.id, cluster]));
    for (const [at, { name }] of fresh.entries()) {
        const id = ids[at];
        clusters.set(id, clusters.get(id) ?? { id, name, terms: kept[at]?.terms ?? {} });
    }
    const meanings = new Map();
    for (const { category } of offline.assignments)
        if ((0,(categories ??= __webpack_require__(47783)).isOfAgent)(category) && !category.startsWith('new:'))
            meanings.set(category, category.replaceAll('_', ' '));
    for (const { id, name } of clusters.values())
        meanings.set(id, name);
    for (const { id, name, description } of proposed)
        if (id !== 'new')
            meanings.set(id, `${name}. ${description}`);
    for (const [at, { name, description }] of fresh.entries())
        meanings.set(ids[at], `${name}. ${description}`);
    meanings.set('other', 'none of the others');
    const labels = [...meanings].map(([kind, meaning], at) => ({
        label: kind.startsWith('new:') ? `kind_${at}` : kind,
        kind,
        meaning,
    }));
    return { labels, clusters: [...clusters.values()] };
}
async function classified(judge, open, shown, labels, { seed, pass }, signal) {
    const order = (0,(shuffled ??= __webpack_require__(81768))/* shuffled */.A)(labels, (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed * PASSES + pass + 1).next);
    const kinds = new Map(labels.map(({ label, kind }) => [label, kind]));
    const answers = await (0,(ask_items ??= __webpack_require__(13423))/* askItems */.K)((0,ask/* askThrough */.B)(judge, { repeat: pass, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) }), {
        key: 'failure_analysis/classify@1',
        instructions: CLASSIFY,
        promptInputs: { labels: order.map(({ label, meaning }) => ({ label, meaning })) },
        lists: [
            {
                name: 'failures',
                items: open.map((assignment, at) => ({ id: `f${at}`, text: shown.get(assignment) })),
                values: Object.fromEntries(order.map(({ label }) => [label, 0])),
                verdictField: 'label',
                offline: () => ({ verdict: 'other', reason: '' }),
            },
        ],
    });
    return (answers['failures'] ?? []).map(({ verdict }) => kinds.get(verdict) ?? 'other');
}
/** Agreement beyond chance of structure and model; null where there is nothing to compare. */
function kappaOf(pairs) {
    const kinds = [...new Set(pairs.flat())];
    const table = kinds.map(() => kinds.map(() => 0));
    for (const [structure, model] of pairs) {
        const row = table[kinds.indexOf(structure)];
        const column = kinds.indexOf(model);
        row[column] = row[column] + 1;
    }
    return (0,(cohens_kappa ??= __webpack_require__(27979))/* cohensKappa */.I)(table);
}


/***/ }),

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

/***/ 15465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ askThrough)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _spent_js__WEBPACK_IMPORTED_MODULE_2__;



/** Failures whose cost is in somebody's record: callers that waited for one question get the same error, and one of them paid. */
var COUNTED;
function COUNTED$made() { return COUNTED = new WeakSet(); }
function askThrough(judge, options = {}) {
    const record = {
        usage: { ...(_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ },
        warnings: [],
        model: judge.model,
        temperature: null,
        seed: null,
        agreement: null,
        keys: [],
    };
    const warn = (warning) => {
        if (!record.warnings.includes(warning))
            record.warnings.push(warning);
    };
    const fillWhole = async (question) => {
        const attempt = question.shared === true ? 0 : (options.repeat ?? 0);
        const repeat = `${attempt}${question.repeat === undefined ? '' : `.${question.repeat}`}`;
        const filled = await judge
            .fill({
            ...question,
            model: question.model ?? options.model,
            ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69498))/* .defined */ .s)({ modelNamed: options.modelNamed }),
            repeat,
        }, options.signal)
            .catch((error) => {
            record.usage = (0,(_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .addUsage */ .vk)(record.usage, costOfFailure(error));
            throw error;
        });
        for (const warning of filled.warnings ?? [])
            warn(warning);
        record.usage = (0,(_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .addUsage */ .vk)(record.usage, filled.usage);
        if (filled.confidence !== undefined && record.confidence !== 'low')
            record.confidence = filled.confidence;
        // Rules beside a model prepare what it answers: the model is the judge.
        if (record.confidence === undefined || filled.confidence !== undefined)
            record.model = filled.model;
        record.temperature = filled.temperature;
        record.seed = filled.seed;
        if (!record.keys.includes(question.key))
            record.keys.push(question.key);
        return filled;
    };
    return {
        mode: judge.mode,
        samples: judge.mode === 'offline' ? 1 : (options.samples ?? 1),
        batchNames: options.batchNames ?? new Set(),
        together: (question) => (judge.mode === 'offline' ? [] : (options.together?.(question) ?? [])),
        record,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69498))/* .defined */ .s)({ signal: options.signal }),
        warn,
        fillWhole,
        fill: async (question) => (await fillWhole(question)).answer,
        noteAgreement(agreement) {
            record.agreement = record.agreement === null ? agreement : Math.min(record.agreement, agreement);
        },
    };
}
/** What a failed question had cost, the first time that its failure is heard of. */
function costOfFailure(error) {
    if (typeof error !== 'object' || error === null || (COUNTED ?? COUNTED$made()).has(error))
        return (_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ;
    (COUNTED ?? COUNTED$made()).add(error);
    return (0,(_spent_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(16908))/* .spentBefore */ .q)(error);
}


/***/ }),

/***/ 227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ readArrays),
/* harmony export */   YI: () => (/* binding */ closedObject),
/* harmony export */   pO: () => (/* binding */ itemsForm)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__;

/** Schemas repeat from case to case (the ids are c1, c2, …); this many shapes are kept before starting over. */
const MOST_REMEMBERED = 512;
var remembered;
function remembered$made() { return remembered = new Map(); }
/**
 * The structured output of metrics.md 2.1 rule 2: one array a list, one entry an item, ids and verdicts closed, evidence
 * before reason before verdict. Counts and lengths are left out of the schema because several providers refuse them;
 * reading checks them. Its reader looks at the envelope only: what is wrong with an entry is mended entry by entry.
 */
function itemsForm(lists) {
    const key = lists.map(shapeOf).join('\n');
    const known = (remembered ?? remembered$made()).get(key);
    if (known !== undefined)
        return known;
    const names = lists.map((list) => list.name);
    const form = {
        name: 'verdict_form',
        schema: closedObject(Object.fromEntries(lists.map((list) => [list.name, listSchema(list)]))),
        read: (json) => readArrays(json, names),
    };
    if ((remembered ?? remembered$made()).size >= MOST_REMEMBERED)
        (remembered ?? remembered$made()).clear();
    (remembered ?? remembered$made()).set(key, form);
    return form;
}
/** Schema of an object with exactly these properties, in this order. */
function closedObject(properties) {
    return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}
/** The named arrays of an answer. Throws FormError when the answer is no object that holds them. */
function readArrays(json, names) {
    const lists = {};
    for (const name of names) {
        const entries = typeof json === 'object' && json !== null && Object.hasOwn(json, name)
            ? json[name] // An object that has the key: TypeScript keeps no track of hasOwn.
            : undefined;
        if (!Array.isArray(entries)) {
            const wanted = names.map((each) => `"${each}"`).join(', ');
            throw new (_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .FormError */ .jQ(`The answer must be one JSON object with the array property ${wanted}.`);
        }
        lists[name] = entries;
    }
    return lists;
}
function listSchema(list) {
    return {
        type: 'array',
        items: closedObject({
            id: { type: 'string', enum: list.items.map((item) => item.id) },
            ...list.evidence,
            reason: { type: 'string' },
            [list.verdictField ?? 'verdict']: { type: 'string', enum: Object.keys(list.values) },
        }),
    };
}
function shapeOf(list) {
    const ids = list.items.map((item) => item.id).join(' ');
    const verdicts = Object.keys(list.values).join(' ');
    const evidence = list.evidence === undefined ? '' : JSON.stringify(list.evidence);
    return `${list.name}|${ids}|${list.verdictField ?? ''}|${verdicts}|${evidence}`;
}


/***/ }),

/***/ 45934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ STABLE),
/* harmony export */   c_: () => (/* binding */ modelConfidence),
/* harmony export */   oQ: () => (/* binding */ waverNote),
/* harmony export */   y_: () => (/* binding */ classifierConfidence)
/* harmony export */ });
/** Below this agreement of its samples a model's verdicts are worth less, and a reader is warned (metrics.md 2.4). */
const STABLE = 0.8;
/**
 * How sure a model is of a result. One answer says nothing of that; samples that agree do (`agreement` from 0 to 1, null for one sample),
 * and so do labels on which the model was measured.
 */
function modelConfidence(agreement, { calibrated }, scorer) {
    if (agreement !== null)
        return agreement < STABLE ? 'medium' : 'high';
    return calibrated?.(scorer) === true ? 'high' : 'medium';
}
/** How sure a classifier is of a result, by what it said of its answers (undefined where rules gave them all): no more than medium unless it was measured. */
function classifierConfidence(said, { calibrated }, scorer) {
    return said === 'medium' && calibrated?.(scorer) === true ? 'high' : said;
}
/** What a result says of classifiers that waver, which is no ground to gate on; nothing where they do not, or where there are none. */
const waverNote = ({ confidence }) => confidence === 'low'
    ? { unsure: true, unsure_reason: 'the classifiers of judge: onnx waver between two verdicts' }
    : {};


/***/ }),

/***/ 16908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   q: () => (/* binding */ spentBefore)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__;

/** Errors are made far below the code that counts the cost; this keeps the usage with the error until it gets there. */
var USAGE_OF_ERROR;
function USAGE_OF_ERROR$made() { return USAGE_OF_ERROR = new WeakMap(); }
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    (USAGE_OF_ERROR ?? USAGE_OF_ERROR$made()).set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? (USAGE_OF_ERROR ?? USAGE_OF_ERROR$made()).get(error) : undefined) ?? (_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 27979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cohensKappa)
/* harmony export */ });
/**
 * Cohen's kappa: agreement of two raters beyond what chance would give them (Cohen 1960; weighted: Cohen 1968). `table[i][j]`
 * counts the rows to which the first gave category i and the second category j; categories are in order where weights are
 * used. 1 is full agreement, 0 what chance gives, below 0 less than that. Assumes independent rows; counts may be fractions. It falls when one
 * category is rare, so it stands beside balanced accuracy, not in its place. Null when chance alone explains everything (no rows, or
 * both raters know one category only).
 */
function cohensKappa(table, weights = 'none') {
    const size = table.length;
    if (table.some((row) => row.length !== size))
        throw new RangeError('cohensKappa: the table must be square, one row and one column per category');
    const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0));
    const columns = rows.map((_, column) => table.reduce((sum, row) => sum + row[column], 0));
    const total = rows.reduce((sum, count) => sum + count, 0);
    let observed = 0;
    let expected = 0;
    for (let i = 0; i < size; i += 1)
        for (let j = 0; j < size; j += 1) {
            const apart = weights === 'none' ? Number(i !== j) : Math.abs(i - j) ** (weights === 'linear' ? 1 : 2);
            observed += apart * table[i][j];
            expected += (apart * rows[i] * columns[j]) / total;
        }
    return total > 0 && expected > 0 ? 1 - observed / expected : null;
}


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


/***/ })

};
