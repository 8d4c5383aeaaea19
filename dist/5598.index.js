export const id = 5598;
export const ids = [5598,1916];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ readArrays),
/* harmony export */   YI: () => (/* binding */ closedObject),
/* harmony export */   pO: () => (/* binding */ itemsForm)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16479);

/** Schemas repeat from case to case (the ids are c1, c2, …); this many shapes are kept before starting over. */
const MOST_REMEMBERED = 512;
const remembered = new Map();
/**
 * The structured output of metrics.md 2.1 rule 2: one array a list, one entry an item, ids and verdicts closed, evidence
 * before reason before verdict. Counts and lengths are left out of the schema because several providers refuse them;
 * reading checks them. Its reader looks at the envelope only: what is wrong with an entry is mended entry by entry.
 */
function itemsForm(lists) {
    const key = lists.map(shapeOf).join('\n');
    const known = remembered.get(key);
    if (known !== undefined)
        return known;
    const names = lists.map((list) => list.name);
    const form = {
        name: 'verdict_form',
        schema: closedObject(Object.fromEntries(lists.map((list) => [list.name, listSchema(list)]))),
        read: (json) => readArrays(json, names),
    };
    if (remembered.size >= MOST_REMEMBERED)
        remembered.clear();
    remembered.set(key, form);
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
            throw new _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .FormError */ .jQ(`The answer must be one JSON object with the array property ${wanted}.`);
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

/***/ 95598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  llmJudgeScorer: () => (/* binding */ llmJudgeScorer)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/scorers/define-scorer.js + 14 modules
var define_scorer = __webpack_require__(76732);
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/judge-task.js
var judge_task = __webpack_require__(81880);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/scorers/output-screens.js
var output_screens = __webpack_require__(99828);
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/ask-samples.js
var ask_samples = __webpack_require__(55404);
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/extra-form.js
var extra_form = __webpack_require__(28400);
// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/shown-answer.js
var shown_answer = __webpack_require__(6749);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/plain-mode.js






/**
 * The mode of interface 4.1, and the default: the rubric is the instruction, the answer has a score, a reasoning and the
 * further keys of `output_schema`. The score is normalised from `config.scale`; what lies outside it is no score.
 */
function plainMode(task) {
    const [min, max] = task.scale;
    const form = (0,extra_form/* extraForm */.hl)('rubric_form', {}, task.extras, { reasoning: { type: 'string' }, score: { type: task.scoreType } }, (answer, extras) => ({
        score: scoreIn(task, answer),
        reasoning: (0,extra_form/* textIn */.r7)(answer, 'reasoning'),
        extras,
    }));
    const instructions = instructionsFor(task);
    return {
        formulaInWords: `(score − ${min}) / (${max} − ${min}) of the score that the rubric asks for; the mean of several samples`,
        emptyMetadata: () => ({ mode: 'plain', raw_scores: [], scoring: 'single' }),
        async answers(subject, ask) {
            const samples = await (0,ask_samples/* askSamples */.$1)(ask, {
                key: `llm_judge/${task.id}/score@${task.hash}`,
                instructions,
                promptInputs: (0,judge_task/* inputsOf */.V)(task, subject),
                form,
                items: 2 + task.extras.length,
                offline: async () => {
                    const { offlineShare } = await Promise.all(/* import() */[__webpack_require__.e(5518), __webpack_require__.e(638)]).then(__webpack_require__.bind(__webpack_require__, 63188));
                    const { reason, share } = offlineShare(task, subject);
                    return { ...(0,extra_form/* neutralExtras */.R3)(task.extras), reasoning: reason, score: offlineScore(task, share) };
                },
            });
            const graded = samples.map(({ answer }) => answer);
            (0,ask_samples/* noteSpread */.wY)(ask, normalised(task, graded));
            return { samples: graded, attacked: (0,output_screens/* addressesJudge */.gA)(subject.output ?? '') };
        },
        formula: (answers) => scored(task, answers),
    };
}
function instructionsFor({ scale: [min, max], scoreType, rubric }) {
    const range = scoreType === 'boolean'
        ? 'true if the rubric is fulfilled, else false'
        : `a number from ${min} to ${max}, ${max} is best`;
    return `Judge the material by the rubric below. [block "…"] in it stands for the block of material with that label.
score: ${range}, unless the rubric says what a score means. reasoning: why, in two or three sentences. The other properties: what the rubric asks for under that name.

The rubric:
${rubric}`;
}
function scored(task, { samples, attacked }) {
    const joined = (0,ask_samples/* joinSamples */.Az)(normalised(task, samples), attacked);
    const shown = samples[joined.nearest];
    return {
        status: 'scored',
        value: joined.value,
        reasoning: (0,shown_answer/* judgeText */.H)(shown?.reasoning ?? ''),
        metadata: {
            ...(0,shown_answer/* extraMetadata */.c)(task.extras, shown?.extras ?? new Map()),
            mode: 'plain',
            raw_scores: samples.map(({ score }) => score),
            scale: [...task.scale],
            scoring: samples.length === 1 ? 'single' : 'samples',
            ...(samples.length === 1 ? {} : { aggregation: joined.aggregation }),
        },
    };
}
/** Scores on the scale of the task as values in [0, 1]. */
function normalised({ scale: [min, max] }, samples) {
    return samples.map(({ score }) => (score - min) / (max - min));
}
function scoreIn({ scale: [min, max], scoreType }, answer) {
    const score = Object.hasOwn(answer, 'score') ? answer['score'] : undefined;
    if (scoreType === 'boolean') {
        if (typeof score !== 'boolean')
            throw new judge/* FormError */.jQ('The property "score" must be true or false.');
        return score ? max : min;
    }
    const whole = scoreType === 'integer';
    if (typeof score === 'number' && score >= min && score <= max && (!whole || Number.isInteger(score)))
        return score;
    throw new judge/* FormError */.jQ(`The property "score" must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, and not a text.`);
}
function offlineScore({ scale: [min, max], scoreType }, share) {
    // Half and half is no evidence for it.
    if (scoreType === 'boolean')
        return share > 0.5;
    const score = min + share * (max - min);
    return scoreType === 'integer'
        ? Math.min(Math.floor(max), Math.max(Math.ceil(min), Math.round(score)))
        : score;
}

// EXTERNAL MODULE: ./lib/scorers/custom/llm-judge/rubric-template.js
var rubric_template = __webpack_require__(90569);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge.js





/**
 * A custom scorer of type `llm_judge` (interface 4.1, contract 4, metrics.md 7.2). Without `config.mode` the rubric is the
 * whole instruction and the answer is `output_schema` (score and reasoning at least), as the interface describes it.
 * `criteria` imply `mode: checklist`, `steps` and
 * `anchors` `mode: scale`. Throws Fault `validation_failed` with every problem of the configuration at once.
 */
async function llmJudgeScorer(resource) {
    const task = (0,judge_task/* judgeTask */.v)(resource);
    switch (task.mode) {
        case 'scale':
            return scorerOf(resource, task, (await __webpack_require__.e(/* import() */ 5175).then(__webpack_require__.bind(__webpack_require__, 45175))).scaleMode(task));
        case 'binary':
            return scorerOf(resource, task, (await __webpack_require__.e(/* import() */ 7560).then(__webpack_require__.bind(__webpack_require__, 77560))).binaryMode(task));
        case 'checklist':
            return scorerOf(resource, task, (await Promise.all(/* import() */[__webpack_require__.e(5518), __webpack_require__.e(3423), __webpack_require__.e(2060)]).then(__webpack_require__.bind(__webpack_require__, 12207))).checklistMode(task));
        case 'plain':
            return scorerOf(resource, task, plainMode(task));
    }
}
function scorerOf({ name, description, config, variables }, task, mode) {
    const needs = task.fields.length === 0 ? ['output'] : task.fields;
    return (0,define_scorer/* defineScorer */.I)({
        name: task.id,
        category: 'user',
        description: description ?? `${name}: a judge follows a rubric.`,
        formulaInWords: mode.formulaInWords,
        needs,
        uses: task.fields.length === 0 ? rubric_template/* TEMPLATE_FIELDS */.du.filter((field) => field !== 'output') : ['output'],
        version: `${task.hash} ${JSON.stringify([config.model, config.samples, Object.entries(variables ?? {})])}`,
        offlineConfidence: 'low',
        ...(0,defined/* defined */.s)({ threshold: config.threshold, samples: config.samples, model: config.model }),
        emptyMetadata: mode.emptyMetadata,
        async answers(subject, ask) {
            const answers = await mode.answers(subject, ask);
            return { answers, defaults: ask.mode === 'offline' ? task.extras.map(({ key }) => key) : [] };
        },
        formula(judged, subject) {
            const score = mode.formula(judged.answers, subject);
            if (score.status === 'failed' || judged.defaults.length === 0)
                return score;
            return { ...score, metadata: { ...score.metadata, offline_defaults: judged.defaults } };
        },
    });
}


/***/ }),

/***/ 99572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ answerField),
/* harmony export */   JK: () => (/* binding */ neutralValue),
/* harmony export */   Mb: () => (/* binding */ parseType),
/* harmony export */   cz: () => (/* binding */ fieldSchema),
/* harmony export */   dR: () => (/* binding */ readField),
/* harmony export */   et: () => (/* binding */ TYPE_NAMES)
/* harmony export */ });
/* harmony import */ var _judges_items_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(227);
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16479);


const TYPES = ['number', 'integer', 'string', 'boolean', 'array', 'object'];
/** Other words for the same types, as people write them. */
const SYNONYMS = {
    float: 'number',
    int: 'integer',
    str: 'string',
    text: 'string',
    bool: 'boolean',
    list: 'array',
    dict: 'object',
};
/** The types that a message about a wrong one names. */
const TYPE_NAMES = TYPES;
/** Names that every provider takes for a property. */
const SAFE_PROPERTY = /^[A-Za-z_][\w.-]{0,63}$/;
/** `number`, `string[]`, `array<string>`, `string | null`, `string?`; null for anything else. */
function parseType(text) {
    const bare = text.trim().toLowerCase();
    const parts = bare
        .replace(/\?$/, '|null')
        .split('|')
        .map((part) => part.trim());
    const [name = '', ...others] = parts.filter((part) => part !== 'null');
    if (others.length > 0)
        return null;
    const nullable = parts.includes('null');
    const list = /^(?:array<\s*(\w+)\s*>|(\w+)\[\])$/.exec(name);
    const type = typeNamed(list === null ? name : (list[1] ?? list[2] ?? ''));
    if (type === undefined)
        return null;
    return list === null ? { type, nullable } : { type: 'array', nullable, entries: type };
}
function typeNamed(name) {
    return TYPES.find((type) => type === name) ?? (Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined);
}
/** The field of a key; `index` names it in the structured output where the key itself cannot. */
function answerField(key, type, index, taken) {
    const usable = SAFE_PROPERTY.test(key) && !taken.includes(key) && key !== '__proto__';
    return { ...type, key, property: usable ? key : `field_${index + 1}` };
}
/**
 * JSON Schema of a field that every provider takes: strict modes refuse free objects and lists of anything, so an object
 * is asked for as a list of names and values, and a list without a kind as a list of texts.
 */
function fieldSchema(field) {
    const { key, property, type, nullable, entries = 'string' } = field;
    const described = key === property ? {} : { description: key };
    const named = nullable ? [type, 'null'] : type;
    if (type === 'array')
        return { ...described, type: named, items: plainSchema(entries) };
    if (type === 'object')
        return { ...described, ...plainSchema('object'), type: nullable ? ['array', 'null'] : 'array' };
    return { ...described, type: named };
}
function plainSchema(type) {
    const text = { type: 'string' };
    if (type === 'object')
        return { type: 'array', items: (0,_judges_items_form_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({ name: text, value: text }) };
    return type === 'array' ? { type, items: text } : { type };
}
/** The value of a field in an answer. Throws FormError when it has another type: nothing is converted by guessing. */
function readField(field, answer) {
    const { key, property, type, nullable, entries } = field;
    const name = [property, key].find((each) => Object.hasOwn(answer, each));
    if (name === undefined)
        throw new _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .FormError */ .jQ(`The property "${property}" is missing.`);
    const value = answer[name];
    if (value === null && nullable)
        return null;
    const read = typedValue(type, value);
    if (read === undefined ||
        (Array.isArray(read) &&
            entries !== undefined &&
            read.some((each) => typedValue(entries, each) === undefined)))
        throw new _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .FormError */ .jQ(`The property "${property}" must be of type ${entries === undefined ? type : `${entries}[]`}.`);
    return read;
}
function typedValue(type, value) {
    if (type === 'number')
        return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    if (type === 'integer')
        return Number.isSafeInteger(value) ? value : undefined;
    if (type === 'array')
        return Array.isArray(value) ? value : undefined;
    if (type === 'object')
        return objectOf(value);
    return typeof value === type ? value : undefined;
}
function objectOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (!Array.isArray(value))
        return value;
    const pairs = [];
    for (const pair of value) {
        if (typeof pair !== 'object' || pair === null)
            return undefined;
        const { name, value: held } = pair; // Border: checked in the next line.
        if (typeof name !== 'string')
            return undefined;
        pairs.push([name, held]);
    }
    return Object.fromEntries(pairs);
}
/** What a judge says that knows nothing of the field. */
function neutralValue({ type, nullable }) {
    if (nullable)
        return null;
    return { number: 0, integer: 0, string: '', boolean: false, array: [], object: [] }[type];
}


/***/ }),

/***/ 55404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ askSamples),
/* harmony export */   Az: () => (/* binding */ joinSamples),
/* harmony export */   wY: () => (/* binding */ noteSpread),
/* harmony export */   xU: () => (/* binding */ fillUncut)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _formulas_round_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38913);


/** Temperature of repeated samples (metrics.md 2.4). */
const SAMPLING_TEMPERATURE = 0.7;
/** Below this agreement a reader is warned (metrics.md 2.4). */
const STABLE = 0.8;
/**
 * The answers to a question, as many as the evaluation samples. `enough` looks at the first one, asked without chance: token
 * probabilities say more than further samples (metrics.md 7.2). Without `enough` all are asked at once.
 */
async function askSamples(ask, question, enough) {
    const count = Math.max(1, ask.samples);
    const taken = [];
    if (count === 1 || enough !== undefined) {
        const first = await fillUncut(ask, question);
        if (count === 1 || enough?.(first))
            return [first];
        taken.push(first);
    }
    const further = await Promise.allSettled(Array.from({ length: count - taken.length }, (_, index) => fillUncut(ask, {
        ...question,
        repeat: `s${index + taken.length}`,
        temperature: SAMPLING_TEMPERATURE,
    })));
    // Every call ends before the first failure is thrown, so that all that was spent is counted.
    for (const outcome of further) {
        if (outcome.status === 'rejected')
            throw outcome.reason;
        taken.push(outcome.value);
    }
    return taken;
}
/** Asks; an answer that did not fit its length is asked for once more with twice the output limit. */
async function fillUncut(ask, question) {
    try {
        return await ask.fillWhole(question);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.subcode !== 'truncated')
            throw error;
        return ask.fillWhole({ ...question, items: 2 * (question.items ?? 1) });
    }
}
/** Notes how far samples agree: 1 less their standard deviation in parts of the scale. */
function noteSpread(ask, values) {
    if (values.length < 2)
        return;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    const agreement = (0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_1__/* .round4 */ .X)(1 - Math.sqrt(variance));
    ask.noteAgreement(agreement);
    if (agreement < STABLE)
        ask.warn('unstable');
}
/** Joins the values of samples, at least one. */
function joinSamples(values, attacked) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const value = attacked ? Math.min(...values) : mean;
    const nearest = values.reduce((best, each, index) => (Math.abs(each - value) < Math.abs((values[best] ?? 0) - value) ? index : best), 0);
    return { value, aggregation: attacked ? 'min' : 'mean', nearest };
}


/***/ }),

/***/ 28400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ neutralExtras),
/* harmony export */   hl: () => (/* binding */ extraForm),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/* harmony import */ var _judges_items_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(227);
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16479);
/* harmony import */ var _answer_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99572);



/** A structured output of single properties: `before` the scorer's further keys, these, and `after` them (evidence before verdict). */
function extraForm(name, before, extras, after, read) {
    const fields = Object.fromEntries(extras.map((field) => [field.property, (0,_answer_field_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldSchema */ .cz)(field)]));
    return {
        name,
        schema: (0,_judges_items_form_js__WEBPACK_IMPORTED_MODULE_1__/* .closedObject */ .YI)({ ...before, ...fields, ...after }),
        read(json) {
            if (typeof json !== 'object' || json === null || Array.isArray(json))
                throw new _judges_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .FormError */ .jQ('The answer must be one JSON object.');
            const answer = json; // An object, as the line above made sure.
            return read(answer, new Map(extras.map((field) => [field.key, (0,_answer_field_js__WEBPACK_IMPORTED_MODULE_0__/* .readField */ .dR)(field, answer)])));
        },
    };
}
/** The further keys as a judge fills them in that knows nothing of them. */
function neutralExtras(extras) {
    return Object.fromEntries(extras.map((field) => [field.property, (0,_answer_field_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralValue */ .JK)(field)]));
}
/** A text property of an answer; throws FormError when it is none. */
function textIn(answer, property) {
    const value = Object.hasOwn(answer, property) ? answer[property] : undefined;
    if (typeof value === 'string')
        return value;
    throw new _judges_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .FormError */ .jQ(`The property "${property}" must be a text.`);
}


/***/ }),

/***/ 81880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ inputsOf),
/* harmony export */   v: () => (/* binding */ judgeTask)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55280);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20536);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31093);
/* harmony import */ var _answer_field_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99572);
/* harmony import */ var _rubric_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90569);







/** Changes when our words around the rubric change. */
const WORDING = 1;
/** Properties of our own structured outputs: a key of that name gets another property. */
const TAKEN = [
    'score',
    'reasoning',
    'findings',
    'strengths',
    'weaknesses',
    'verdict',
    'evidence_quote',
    'reason',
];
/** What belongs to one mode only. */
const MODE_KEYS = { criteria: 'checklist', steps: 'scale', anchors: 'scale' };
const MODE_NAMES = Object.keys(MODE_KEYS); // Keys of a closed record.
/** The task that a resource describes; a Fault `validation_failed` with every problem at once when it cannot work. */
function judgeTask(resource) {
    const { config, scorer_id: id } = resource;
    const variables = new Map(Object.entries(resource.variables ?? {}));
    const rubric = config.rubric ?? '';
    const texts = textsOf(config);
    const problems = textProblems(texts, variables);
    const mode = modeOf(config, problems);
    const { extras, scoreType } = answerOf(config.output_schema ?? {}, mode, problems);
    const scale = scaleOf(config.scale, mode, problems);
    if (problems.length > 0)
        throw refusal(id, problems);
    const names = new Set(texts.flatMap(({ text }) => (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .wX)(text, variables)));
    const used = new Map([...variables].filter(([name]) => names.has(name)));
    const identity = {
        WORDING,
        mode,
        rubric,
        scale,
        extras,
        scoreType,
        steps: config.steps,
        criteria: config.criteria,
        anchors: config.anchors,
        // Left out where there are none, so that the version of a rubric without variables is what it was.
        ...(used.size === 0 ? {} : { variables: Object.fromEntries(used), written: 'in the text' }),
    };
    return {
        id,
        mode,
        rubric: (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .withVariables */ .sO)(rubric, used),
        plainRubric: (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .withWords */ .cS)(rubric, variables),
        steps: config.steps?.map((text) => (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .withVariables */ .sO)(text, used)),
        criteria: config.criteria?.map((text) => (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .withVariables */ .sO)(text, used)),
        plainCriteria: config.criteria?.map((text) => (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .withWords */ .cS)(text, variables)),
        anchors: (config.anchors ?? []).map(({ score, description }) => ({
            score,
            description: (0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .withVariables */ .sO)(description, used),
        })),
        fields: _rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .TEMPLATE_FIELDS */ .du.filter((field) => names.has(field)),
        extras,
        scoreType,
        scale,
        hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(identity)).digest('hex').slice(0, 12),
    };
}
function textsOf({ rubric = '', steps = [], criteria = [], anchors = [], }) {
    return [
        { path: 'config.rubric', text: rubric },
        ...steps.map((text, index) => ({ path: `config.steps[${index}]`, text })),
        ...criteria.map((text, index) => ({ path: `config.criteria[${index}]`, text })),
        ...anchors.map(({ description: text }, index) => ({
            path: `config.anchors[${index}].description`,
            text,
        })),
    ];
}
/** What is wrong with the texts, the rubric first, and with the names of the variables. */
function textProblems(texts, variables) {
    const problems = [];
    const [rubric] = texts;
    if (!(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_3__/* .isPresent */ .Wo)(rubric?.text ?? ''))
        problems.push({ path: 'config.rubric', message: 'type llm_judge needs config.rubric' });
    for (const name of variables.keys())
        if ((0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .isField */ .dt)(name))
            problems.push({
                path: `variables.${name}`,
                message: `"${name}" is a field of what is judged; choose another name`,
            });
    for (const { path, text } of texts) {
        problems.push(...(0,_rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .templateProblems */ .bi)(text, path, variables));
        if (!(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_3__/* .isPresent */ .Wo)(text) && path !== 'config.rubric')
            problems.push({ path, message: 'must not be empty' });
    }
    return problems;
}
/** The material of a task, one block each: named fields (all that are there, where the rubric names none), and the output. */
function inputsOf(task, subject) {
    const shown = {};
    for (const field of _rubric_template_js__WEBPACK_IMPORTED_MODULE_1__/* .TEMPLATE_FIELDS */ .du) {
        const wanted = task.fields.length === 0 || task.fields.includes(field) || field === 'output';
        if (wanted && subject[field] !== undefined)
            shown[field] = subject[field];
    }
    return shown;
}
function modeOf(config, problems) {
    const given = MODE_NAMES.filter((key) => config[key] !== undefined);
    const mode = config.mode ?? (given[0] === undefined ? 'plain' : MODE_KEYS[given[0]]);
    for (const key of given) {
        if (MODE_KEYS[key] !== mode)
            problems.push({
                path: `config.${key}`,
                message: `belongs to mode: ${MODE_KEYS[key]}, and this scorer has mode: ${mode}`,
            });
        if (config[key]?.length === 0)
            problems.push({ path: `config.${key}`, message: 'must not be empty' });
    }
    const grades = (config.anchors ?? []).map(({ score }) => score);
    if (new Set(grades).size < grades.length)
        problems.push({ path: 'config.anchors', message: 'describes one score twice' });
    return mode;
}
function answerOf(schema, mode, problems) {
    const extras = [];
    let scoreType = 'number';
    for (const [key, text] of Object.entries(schema)) {
        const path = `config.output_schema.${key}`;
        const type = (0,_answer_field_js__WEBPACK_IMPORTED_MODULE_4__/* .parseType */ .Mb)(text);
        if (type === null) {
            const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(text, _answer_field_js__WEBPACK_IMPORTED_MODULE_4__/* .TYPE_NAMES */ .et);
            const suggestion = meant === null ? '' : ` (did you mean "${meant}"?)`;
            const hint = `Types are ${_answer_field_js__WEBPACK_IMPORTED_MODULE_4__/* .TYPE_NAMES */ .et.join(', ')}; string[] is a list of texts, string | null may be empty.`;
            problems.push({ path, message: `"${text}" is no type${suggestion}`, hint });
        }
        else if (key === 'score') {
            if (type.nullable || (type.type !== 'number' && type.type !== 'integer' && type.type !== 'boolean'))
                problems.push({ path, message: `must be number, integer or boolean, not ${text}` });
            else
                scoreType = type.type;
        }
        else if (key === 'reasoning') {
            if (type.nullable || type.type !== 'string')
                problems.push({ path, message: `must be string, not ${text}` });
        }
        else if (mode === 'checklist')
            problems.push({
                path,
                message: 'mode: checklist answers criterion by criterion and has no further keys',
            });
        else
            extras.push((0,_answer_field_js__WEBPACK_IMPORTED_MODULE_4__/* .answerField */ .DP)(key, type, extras.length, TAKEN));
    }
    return { extras, scoreType };
}
function scaleOf(scale, mode, problems) {
    if (scale === undefined)
        return [0, 1];
    const [min, max] = scale;
    const path = 'config.scale';
    if (!(min < max))
        problems.push({
            path,
            message: `[${min}, ${max}] is no range: the first number must be the smaller one`,
        });
    else if (mode === 'scale' ? min !== 1 || max !== 5 : mode !== 'plain')
        problems.push({
            path,
            message: `mode: ${mode} has its own scale${mode === 'scale' ? ', 1 to 5' : ''}; leave it out`,
        });
    return scale;
}
function refusal(id, problems) {
    const [first] = problems;
    const more = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .Fault */ .vC('validation_failed', `${first?.path}: ${first?.message}${more}`, {
        where: `scorers/${id}: ${first?.path}`,
        hint: first?.hint ?? 'Correct the configuration of the scorer.',
        problems,
    });
}


/***/ }),

/***/ 90569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bi: () => (/* binding */ templateProblems),
/* harmony export */   cS: () => (/* binding */ withWords),
/* harmony export */   dt: () => (/* binding */ isField),
/* harmony export */   du: () => (/* binding */ TEMPLATE_FIELDS),
/* harmony export */   sO: () => (/* binding */ withVariables),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** Fields of the subject that a rubric can name (interface 2.1, contract 4), and what heuristics read in their place. */
const FIELDS = {
    input: 'the question',
    output: 'the answer',
    context: 'the context',
    ground_truth: 'the reference answer',
    conversation_history: 'the conversation',
    expected_behavior: 'the expected behavior',
    tool_calls: 'the tool calls',
    agent_plan: 'the plan',
};
/** All of them, in the order in which they are shown. */
const TEMPLATE_FIELDS = Object.keys(FIELDS); // Keys of a closed record.
const BRACES = /\{\{([^{}\n]*)\}\}/g;
/** Braces around these are an example of JSON, not a placeholder. */
const JSON_LIKE = /["':]/;
const UNCLOSED = /\{\{\s*([A-Za-z_][\w.-]*)\s*\}(?!\})/g;
/** Names that get a suggestion: looking for one goes through all variables. */
const MOST_SUGGESTIONS = 20;
/** Longest value of a variable that heuristics read as part of a rubric. */
const LONGEST_VALUE = 500;
/** Whether a name in braces is a field of the subject; the others are variables. */
const isField = (name) => Object.hasOwn(FIELDS, name);
/** The fields and variables that a text names in braces, each once, in order of appearance. Any name of a variable will do. */
function namesIn(text, variables) {
    const names = Array.from(text.matchAll(BRACES), ([, inner = '']) => inner.trim());
    return [...new Set(names.filter((name) => isField(name) || variables.has(name)))];
}
/** One pass: a value that itself looks like a placeholder, or holds `$&`, stays as it is. */
function filled(text, variables, fill) {
    return text.replace(BRACES, (whole, inner) => {
        const name = inner.trim();
        return isField(name) || variables.has(name) ? fill(name) : whole;
    });
}
/** Every placeholder of a text that nothing fills, with the name that was probably meant. */
function templateProblems(text, path, variables) {
    const known = [...TEMPLATE_FIELDS, ...variables.keys()];
    const hint = `Template variables are ${TEMPLATE_FIELDS.join(', ')}, and the keys of variables.`;
    const unknown = Array.from(text.matchAll(BRACES), ([, inner = '']) => inner.trim()).filter((inner) => !isField(inner) && !variables.has(inner) && !JSON_LIKE.test(inner));
    return [
        ...[...new Set(unknown)].map((name, index) => {
            const meant = index < MOST_SUGGESTIONS ? (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(name, known) : null;
            const suggestion = meant === null ? '' : ` (did you mean "${meant}"?)`;
            return { path, message: `nothing fills {{ ${name} }}${suggestion}`, hint };
        }),
        ...Array.from(text.matchAll(UNCLOSED), ([whole]) => ({
            path,
            message: `"${whole}" is not closed: write two braces on both sides`,
            hint,
        })),
    ];
}
/**
 * The text with the values of variables in it, and a reference to a block of material in place of every field. Variables are words of the
 * author, as the text is, and become part of the instructions (interface 2.1). Fields are written by others and never do: what fills one may
 * come from an attacker (metrics.md 9, measure 2).
 */
function withVariables(text, variables) {
    return filled(text, variables, (name) => isField(name) ? `[block "${name}"]` : written(variables.get(name)));
}
/** A value as a person would write it into the text: texts as they are, lists of texts with commas, the rest as JSON. */
function written(value) {
    if (typeof value === 'string')
        return value;
    const isList = Array.isArray(value) && value.every((part) => typeof part === 'string');
    return isList ? value.join(', ') : (JSON.stringify(value) ?? '');
}
/** The text as heuristics read it: words for fields, short values for variables; lines that only announce a field are left out. */
function withWords(text, variables) {
    const lines = text.split('\n').filter((line) => !announcesField(line, variables));
    return filled(lines.join('\n'), variables, (name) => isField(name) ? FIELDS[name] : wordsOf(variables.get(name), name));
}
/** "Question: {{ input }}", "<answer>{{ output }}</answer>". */
function announcesField(line, variables) {
    const names = namesIn(line, variables);
    if (names.length === 0 || !names.every(isField))
        return false;
    const rest = line
        .replace(BRACES, '')
        .replace(/<[^<>]*>/g, '')
        .replace(/["'`*#>\s-]/g, '');
    return rest === '' || /^[^:]*:$/.test(rest);
}
function wordsOf(value, name) {
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
        return wordsOf(value.join(', '), name);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : name;
    return text.length <= LONGEST_VALUE ? text : name;
}


/***/ }),

/***/ 6749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ judgeText),
/* harmony export */   c: () => (/* binding */ extraMetadata)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31093);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);
/* harmony import */ var _pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80902);



/** Bounds of what a judge can put into a stored result. Answers are a few hundred words; more is a fault of the model. */
const LONGEST_TEXT = 2000;
const MOST_ENTRIES = 50;
const DEEPEST = 6;
/** Keys of metadata that Assay writes itself (metrics.md 0.7, 7.2); an answer's key of that name is kept under `answer`. */
const OWN_KEYS = new Set([
    ...[
        'judge',
        'threshold',
        'not_applicable',
        'not_applicable_reason',
        'warnings',
        'derived',
        'imputed_verdicts',
    ],
    ...[
        'injection_suspected',
        'degenerate_output',
        'mode',
        'scoring',
        'aggregation',
        'raw_scores',
        'offline_defaults',
    ],
    ...['expected_value', 'distribution', 'std', 'evaluation_steps', 'findings', 'strengths', 'weaknesses'],
    ...['scale', 'verdict', 'evidence', 'probability_yes', 'answer', 'alias_of', 'gating'],
]);
/** A judge's text on one line, personal data masked before it is cut: half an address would not be known as one. */
function judgeText(text, length = LONGEST_TEXT) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskPii */ .L)((0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__/* .normalize */ .S8)(text.slice(0, LONGEST_TEXT * 2))), length);
}
/** A judge's JSON as metadata keeps it: texts masked, bounded in every direction. */
function judgeValue(value, depth = 0) {
    if (typeof value === 'string')
        return judgeText(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= DEEPEST)
        return '…';
    if (Array.isArray(value))
        return value.slice(0, MOST_ENTRIES).map((part) => judgeValue(part, depth + 1));
    const entries = Object.entries(value).slice(0, MOST_ENTRIES);
    return Object.fromEntries(entries.map(([key, part]) => [judgeText(key, 200), judgeValue(part, depth + 1)]));
}
/** The further keys of an answer as metadata. */
function extraMetadata(fields, values) {
    const shown = fields.map(({ key }) => [key, judgeValue(values.get(key))]);
    const clashing = shown.filter(([key]) => OWN_KEYS.has(key));
    return {
        ...Object.fromEntries(shown.filter(([key]) => !OWN_KEYS.has(key))),
        ...(clashing.length === 0 ? {} : { answer: Object.fromEntries(clashing) }),
    };
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word) => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;
/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
function didYouMean(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return null;
    const plain = bare(word);
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let least = limit + 1;
    for (const candidate of candidates) {
        if (plain !== '' && bare(candidate) === plain)
            return candidate;
        if (Math.abs(candidate.length - word.length) > limit)
            continue;
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one, other) {
    if (one.length !== other.length)
        return false;
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return (one[at] !== undefined &&
        one[at] === other[at + 1] &&
        one[at + 1] === other[at] &&
        one.slice(at + 2) === other.slice(at + 2));
}


/***/ })

};
