export const id = 8456;
export const ids = [8456,1916];
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

/***/ 25167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   io: () => (/* binding */ withRenamedFiles),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29255);

/** Whether a check, or one under it, names a file. */
function namesFile(checks) {
    return checks !== undefined && filesIn(checks).length > 0;
}
/**
 * Checks with what their files hold in the place of their paths, so that a changed file is a changed case; `modules` are files that
 * are part of the case and stand in no check, since they are run where they are. `say` takes what is wrong with the text of a file. The
 * checks themselves stay as they are.
 */
async function withFiles(checks, path, readText, say) {
    const modules = [];
    const copy = structuredClone(checks); // Plain values: they come from a file.
    for (const { holder, key, file, path: inside } of filesIn(copy)) {
        const place = [...path, ...inside];
        const read = await readText(file, place);
        if (read === undefined)
            continue;
        const value = (0,_registry_js__WEBPACK_IMPORTED_MODULE_0__.findKind)(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
        if (value === undefined)
            continue;
        if ('problem' in value)
            say(place, file, value.problem);
        else {
            holder[key] = value.value;
            if (value.isRunInPlace === true)
                modules.push(read);
        }
    }
    return { checks: copy, modules };
}
/** Checks whose files are named from elsewhere: each path as `renamed` has it. */
function withRenamedFiles(checks, renamed) {
    const copy = structuredClone(checks); // Plain values.
    for (const { holder, key, file } of filesIn(copy)) {
        const value = holder[key];
        holder[key] = typeof value === 'string' ? renamed(file) : { ...value, file: renamed(file) };
    }
    return copy;
}
/** The files that checks name, those under them included. */
function filesNamed(checks) {
    return filesIn(checks);
}
function filesIn(checks) {
    return checks.flatMap((check, index) => filesOf(check, [index]));
}
function filesOf(check, path) {
    if (typeof check !== 'object' || check === null || Array.isArray(check))
        return [];
    const holder = check; // An object that is no list.
    return Object.keys(holder).flatMap((key) => {
        const value = holder[key];
        const place = [...path, key];
        if (key === 'when')
            return filesOf(value, place);
        const kind = (0,_registry_js__WEBPACK_IMPORTED_MODULE_0__.findKind)(key)?.kind;
        const file = kind?.file?.of(value);
        if (file !== undefined)
            return [{ holder, key, file, path: place }];
        return (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) => 
        // A check without a step of its own shares the object of the value.
        filesOf(step.length === 0 ? value : inner, [...place, ...step]));
    });
}


/***/ }),

/***/ 93390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ checkProblems)
/* harmony export */ });
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47655);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25167);
/* harmony import */ var _read_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43701);



/**
 * Everything that is wrong with checks before anything is judged: words that name none, values of the wrong form, expressions and schemas
 * that do not compile, and names that a scorer has. Paths begin with `path`.
 */
async function checkProblems(checks, path, { isScorer, areFilesRead = false }) {
    const files = areFilesRead ? [] : (0,_check_files_js__WEBPACK_IMPORTED_MODULE_0__/* .filesNamed */ .hK)(checks);
    if (files.length > 0)
        return files.map(({ path: inside, file }) => ({
            path: [...path, ...inside],
            message: `names the file "${file}", which only a file of the evals folder can; give what stands in it`,
        }));
    const found = await Promise.all(checks.map(async (written, index) => {
        const place = [...path, index];
        const { check, problems } = (0,_read_check_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheck */ .jc)(written, place);
        if (check === undefined)
            return problems;
        const made = (await (0,_read_check_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsWhenMade */ .W_)(check)).map((message) => ({
            path: place,
            message: `: ${message}`,
        }));
        return [...nameProblem(check, place, isScorer), ...made];
    }));
    return found.flat();
}
/** Two results of one name would be averaged as one. */
function nameProblem({ name }, path, isScorer) {
    if (name === undefined || !(_schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_2__/* .AVAILABLE_SCORERS */ .iL.includes(name) || isScorer(name)))
        return [];
    return [
        { path: [...path, 'name'], message: `is the name of the scorer "${name}"; give the check another one` },
    ];
}


/***/ }),

/***/ 96540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ experimentFields),
/* harmony export */   JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
/* harmony export */   Ox: () => (/* binding */ variant),
/* harmony export */   bZ: () => (/* binding */ storedExperiment),
/* harmony export */   jz: () => (/* binding */ experimentResponse),
/* harmony export */   r2: () => (/* binding */ createExperimentRequest),
/* harmony export */   u2: () => (/* binding */ coherentExperiment)
/* harmony export */ });
/* unused harmony exports experimentConfig, variantResult, scope, experimentContrast, experimentLook, statisticalAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47655);



/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
const variant = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('System prompt of this variant.'),
        model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('Model of this variant.'),
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
});
/** Interface 4.5 with the extensions of contract 9. */
const experimentConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs_per_variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
});
const experimentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variant).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerName */ .W7)
        .min(1)
        .describe('What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here and the checks of its turns pass; where none is named, the scorers of the case judge.'),
    config: experimentConfig.prefault({}).describe('How it is run and what decides.'),
});
/** What an experiment must not contradict; tolerant of half-read input, so that it can report beside other problems. */
function coherentExperiment(value, context) {
    const seen = new Set();
    const variants = Array.isArray(value.variants) ? value.variants : [];
    variants.forEach((entry, index) => {
        if (entry?.name !== undefined && seen.has(entry.name))
            context.addIssue({
                code: 'custom',
                path: ['variants', index, 'name'],
                message: `two variants are named "${entry.name}"`,
            });
        seen.add(entry?.name);
    });
    const { baseline, primary_metric: primary } = value.config ?? {};
    if (baseline !== undefined && !seen.has(baseline))
        context.addIssue({
            code: 'custom',
            path: ['config', 'baseline'],
            message: `no variant is named "${baseline}"`,
        });
    if (primary !== undefined &&
        primary !== 'pass_rate' &&
        !(Array.isArray(value.metrics) && value.metrics.includes(primary)))
        context.addIssue({
            code: 'custom',
            path: ['config', 'primary_metric'],
            message: `"${primary}" is neither pass_rate nor one of the metrics`,
        });
}
/** Request body of POST /v1/experiments. */
const createExperimentRequest = experimentFields.superRefine(coherentExperiment, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
const variantResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    avg_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    errored: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Plays of which nothing that was judged is sure. */
    unsure: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM]).optional(),
    p50_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    p95_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional(),
});
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
const scope = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['population', 'these_test_cases']);
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
const experimentContrast = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    against: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Cases with valid plays on both sides. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: interval.nullable(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
});
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
const experimentLook = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    leader: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    nominal_alpha: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
const statisticalAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    winner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    confidence: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    effect_size: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    conclusive: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conclusive_for_these_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    scope,
    p_population: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_these_cases: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    interval: interval.nullable(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        p_value_without: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
        leader_without: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ within_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), between_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).nullable(),
    contrasts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentContrast),
    looks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentLook),
    /** Plays that were planned and not needed. */
    runs_saved: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: interval.nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
const experimentResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    experiment_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'running', 'completed']),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), variantResult).optional(),
    statistical_analysis: statisticalAnalysis.optional(),
    recommendation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
const storedExperiment = experimentResponse.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE,
    request: experimentFields,
});


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
function unknownKeys(schema, value) {
    const found = [];
    look(schema, value, [], found);
    return found;
}
/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema, value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const inner = bare(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
        lookIntoRecord(inner, value, path, found);
}
function within(schema, value, step, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    path.push(step);
    look(schema, value, path, found);
    path.pop();
}
function lookIntoObject(schema, value, path, found) {
    const { shape } = schema;
    const catchall = schema.def.catchall;
    const open = catchall !== undefined && !(catchall instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNever */ .iSc);
    const record = value;
    for (const key of Object.keys(record)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field !== undefined)
            within(field, record[key], key, path, found);
        else if (!open)
            found.push({ path: [...path], key, known: Object.keys(shape) });
    }
}
function lookIntoRecord(schema, value, path, found) {
    const names = schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 71456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadEvals: () => (/* binding */ loadEvals)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/file-kinds.js
var file_kinds = __webpack_require__(11415);
// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var test_cases_boundary = __webpack_require__(57488);
// EXTERNAL MODULE: ./lib/checks/registry.js + 44 modules
var registry = __webpack_require__(29255);
// EXTERNAL MODULE: ./lib/test-cases/check.js
var check = __webpack_require__(1136);
// EXTERNAL MODULE: ./lib/test-cases/glob.js
var glob = __webpack_require__(89204);
// EXTERNAL MODULE: ./lib/test-cases/reading/texts-at.js
var texts_at = __webpack_require__(80329);
// EXTERNAL MODULE: ./lib/test-cases/resolve-path.js
var resolve_path = __webpack_require__(25374);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
;// CONCATENATED MODULE: ./lib/test-cases/check-references.js







/** Metrics of an experiment that are measured, not scored (contract 9). */
const MEASURED = new Set(['latency_ms', 'cost_usd', 'pass_rate']);
/** Ids that unknown ones are compared with, all in all: a typing mistake is looked for among few ids or for few of them. */
const MOST_COMPARED = 200_000;
const SCORER_PATHS = {
    agent: [['default_scorers', '*']],
    case: [['turns', '*', 'scorers', '*']],
    scorer: [],
    experiment: [['metrics', '*']],
};
const FILE_PATHS = {
    agent: [['system_prompt_file']],
    case: [
        ['turns', '*', 'input', 'text_file'],
        ['turns', '*', 'ground_truth_file'],
        ['turns', '*', 'context_files', '*'],
        ['turns', '*', 'input', 'attachments', '*', 'path'],
    ],
    scorer: [['rubric_file'], ['config', 'rubric_file']],
    experiment: [['variants', '*', 'config', 'system_prompt_file']],
};
/** Names of scorers and cases that do not exist, and, where a resource is broken otherwise, files that cannot be read. */
function checkReferences(kind, resource, known, { boundary, files }) {
    const raw = resource.piece.value;
    const cases = kind === 'experiment' ? (0,texts_at/* textsAt */.i)(raw, ['test_case_ids', '*']) : [];
    const scorers = SCORER_PATHS[kind].flatMap((pattern) => (0,texts_at/* textsAt */.i)(raw, pattern).flatMap((name) => kind === 'experiment' && MEASURED.has(name.text) ? [] : checkScorer(name, known, resource)));
    const problems = [...scorers, ...checkCases(cases, known, resource)];
    // A whole resource reads its files in a moment and says it then.
    if (resource.value === undefined)
        for (const { path, text } of FILE_PATHS[kind].flatMap((pattern) => (0,texts_at/* textsAt */.i)(raw, pattern))) {
            if ((0,glob/* isGlob */.fg)(text))
                continue;
            const resolved = (0,resolve_path/* resolvePath */.o1)(text, (0,external_node_path_.dirname)(resource.path), boundary, files);
            if ('refused' in resolved)
                problems.push((0,check/* problemAt */.l4)(resource, path, `"${text}" ${resolved.refused}`));
        }
    return problems;
}
function checkCases(named, { cases }, resource) {
    const unknown = named.filter(({ text }) => !cases.has(text));
    if (unknown.length === 0)
        return [];
    const ids = cases.list();
    const hinted = Math.min(check/* MOST_OF_A_FILE */.JW, Math.max(1, Math.floor(MOST_COMPARED / (ids.length + 1))));
    return unknown.map(({ path, text }, index) => (0,check/* problemAt */.l4)(resource, path, `unknown test case "${text}"${index < hinted ? (0,suggest/* suggest */.Z)(text, ids) : ''}`));
}
/** The same for the settings: default scorers, thresholds by scorer, and minima of the gate. */
function checkSettingsReferences(source, known) {
    const raw = source.piece.value;
    return [
        ...(0,texts_at/* textsAt */.i)(raw, ['defaults', 'scorers', '*']).flatMap((name) => checkScorer(name, known, source)),
        ...(0,texts_at/* keysAt */._)(raw, ['defaults', 'thresholds']).flatMap((name) => checkScorer(name, known, source, 'key')),
        ...(0,texts_at/* keysAt */._)(raw, ['gate', 'min_scores']).flatMap((name) => checkScorer(name, known, source, 'key')),
    ];
}
/** Where nothing is near: the word may be of another tool. */
const SEE_LISTS = ' (see: assay list scorers, assay list checks)';
function checkScorer({ path, text }, known, source, what = 'value') {
    if (text === '' || known.scorers.has(text) || known.customScorers.has(text))
        return [];
    if ((0,registry.findKind)(text) !== undefined) {
        const message = `"${text}" is a check, not a scorer; write it under checks: [{ ${text}: … }]`;
        return [{ ...(0,check/* problemAt */.l4)(source, path, message, { what }), message }];
    }
    const near = (0,suggest/* suggest */.Z)(text, [...known.scorers, ...known.customScorers.list()]);
    const message = `unknown scorer "${text}"${near === '' ? SEE_LISTS : near}`;
    return [{ ...(0,check/* problemAt */.l4)(source, path, message, { what }), message }];
}
/** Which agent a resource means: null and one problem when none is meant. It may be left out when there is exactly one (contract 2). */
function agentFinder(agents, loading) {
    const all = agents.list();
    // The same text for all cases that name it.
    const byName = new Map(all.map((id) => [id, id]));
    let isReported = false;
    let compared = 0;
    const near = (word) => {
        compared += all.length;
        return compared > MOST_COMPARED ? '' : (0,suggest/* suggest */.Z)(word, all);
    };
    return (resource) => {
        const [written] = (0,texts_at/* textsAt */.i)(resource.piece.value, ['agent_id']);
        const named = written === undefined ? undefined : byName.get(written.text);
        if (named !== undefined)
            return named;
        const raw = resource.piece.value;
        const given = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'agent_id');
        if (!given && all.length === 1)
            return all[0] ?? null;
        const say = (message) => loading.problems.add((0,check/* problemAt */.l4)(resource, ['agent_id'], message));
        if (all.length === 0) {
            // A missing agent is one mistake, not one for every case.
            if (!isReported)
                say('there is no agent; add one under agents/');
            isReported = true;
        }
        else if (written !== undefined)
            say(`unknown agent "${written.text}"${near(written.text)}`);
        else if (!given)
            say(`is required: there are ${all.length} agents (${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''})`);
        return null;
    };
}

// EXTERNAL MODULE: ./lib/test-cases/ids.js
var ids = __webpack_require__(22414);
// EXTERNAL MODULE: ./lib/test-cases/interpolate.js
var interpolate = __webpack_require__(73835);
// EXTERNAL MODULE: ./lib/test-cases/load-agents.js
var load_agents = __webpack_require__(2929);
// EXTERNAL MODULE: ./lib/checks/check-files.js
var check_files = __webpack_require__(25167);
// EXTERNAL MODULE: ./lib/schema/test-case.js
var test_case = __webpack_require__(35728);
// EXTERNAL MODULE: ./lib/text/secret-paths.js
var secret_paths = __webpack_require__(7510);
// EXTERNAL MODULE: ./lib/test-cases/case-hash.js
var case_hash = __webpack_require__(24519);
;// CONCATENATED MODULE: ./lib/sandbox/javascript/imported-paths.js
/**
 * What a module imports by a path that stands in it: `import … from`, `export … from`, `import "…"` and `import("…")`. Found by
 * their form, so one in a comment is found too, and one that is put together at run time is not.
 */
const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?(?:(["'`])(\.{1,2}\/[^"'`\n]*?)\1)/g;
/** The relative paths that a module imports, each once, in the order written. */
function importedPaths(source) {
    return [...new Set([...source.matchAll(IMPORT)].map(([, , path = '']) => path))];
}

// EXTERNAL MODULE: ./lib/test-cases/reading/text-file.js
var text_file = __webpack_require__(81367);
;// CONCATENATED MODULE: ./lib/test-cases/imported-modules.js




/** Modules of one check; what imports more is looked at up to here. */
const MOST_MODULES = 500;
/**
 * The modules of the evals folder that a module imports, straight or through others, ordered by path: a verdict depends on each of
 * them. What cannot be read is left out, since the check of the code says so, with its place.
 */
async function importedModules(entry, evalsFolder, files) {
    const known = new Map([[entry.path, entry]]);
    for (const module of known.values()) {
        // JSON imports nothing, whatever stands in its texts.
        const paths = (0,external_node_path_.extname)(module.path) === '.json' ? [] : importedPaths(module.text);
        for (const path of paths) {
            if (known.size > MOST_MODULES)
                break;
            const read = await (0,text_file/* readNamedText */.L)(path, (0,external_node_path_.dirname)(module.path), evalsFolder, files);
            if (!('refused' in read) && !known.has(read.path))
                known.set(read.path, read);
        }
    }
    known.delete(entry.path);
    return [...known.values()]
        .map((module) => ({ ...module, shown: (0,test_cases_boundary/* shownPath */.pS)(evalsFolder, module.path) }))
        .sort((a, b) => (a.shown < b.shown ? -1 : 1));
}

;// CONCATENATED MODULE: ./lib/test-cases/load-cases.js











/** A test case file as a test case: shorthands written out, texts read in, content hashed. `agentId` stands in for an agent that is not named. */
async function loadCase(resource, agentId, loading) {
    const reader = new NamedTexts(resource, loading);
    const turns = [];
    for (const [index, turn] of resource.value.turns.entries())
        turns.push(isPlain(turn) ? plainTurn(turn, loading) : await reader.turn(turn, index));
    return caseOf(resource, agentId, turns, loading, reader);
}
/** The same without waiting, for a case that names no file and has no checks, as most have in large suites; undefined for any other. */
function plainCase(resource, agentId, loading) {
    const turns = [];
    for (const turn of resource.value.turns) {
        if (!isPlain(turn) || turn.checks !== undefined)
            return undefined;
        turns.push(plainTurn(turn, loading));
    }
    // A list that was pushed to keeps room for more.
    return caseOf(resource, agentId, turns.slice(), loading);
}
function caseOf(resource, agentId, turns, loading, { digests, reads } = { digests: [], reads: [] }) {
    const { piece, folder: baseFolder } = resource;
    const testCase = testCaseOf(resource, agentId, turns, loading);
    const location = piece.oneLine === true
        ? resource.location
        : { ...resource.location, turnLines: turns.map((_, index) => piece.at(['turns', index]).line) };
    const loaded = { case: testCase, location, hash: (0,case_hash/* caseHash */.T)(testCase, digests), baseFolder };
    if (reads.length > 0)
        loaded.reads = reads;
    return loaded;
}
const MARKS = Object.keys(test_case/* caseMarks */.Zs.shape); // Its own keys.
/** Written out for the usual case, which has no marks: objects that are spread together take up to twice the memory. */
function testCaseOf({ value, id, createdAt: created_at }, agent_id, turns, { shared }) {
    const { name, type } = value;
    const tags = shared(value.tags);
    if (MARKS.every((mark) => value[mark] === undefined))
        return { name, type, tags, id, agent_id, turns, created_at };
    const { $schema: _, id: __, agent_id: ___, turns: ____, ...fields } = value;
    return { ...fields, tags, id, agent_id, turns, created_at };
}
function isPlain(turn) {
    return (turn.ground_truth_file === undefined &&
        turn.context_files === undefined &&
        !(0,check_files/* namesFile */.X7)(turn.checks) &&
        (typeof turn.input === 'string' ||
            (turn.input.text !== undefined && turn.input.attachments === undefined)));
}
function plainTurn(turn, { shared }) {
    const { input, scorers } = turn;
    const plain = { ...turn, input: typeof input === 'string' ? { text: input } : input };
    if (scorers !== undefined)
        plain.scorers = shared(scorers);
    return plain;
}
/** Reads the files that the turns of one case name. */
class NamedTexts {
    /** Digests of attached files and of code that checks name, in order: part of the content. */
    digests = [];
    /** What was read, and where it was looked for. */
    reads = [];
    #resource;
    #loading;
    #folder;
    constructor(resource, loading) {
        this.#resource = resource;
        this.#loading = loading;
        this.#folder = resource.folder;
    }
    async turn(turn, index) {
        const { ground_truth_file: truthFile, context_files: contextFiles, input: written, checks, ...fields } = turn;
        const path = ['turns', index];
        const input = typeof written === 'string' ? { text: written } : written;
        const { text_file: textFile, ...rest } = input;
        const text = textFile === undefined
            ? (rest.text ?? '')
            : await this.#text(textFile, [...path, 'input', 'text_file']);
        await this.#attachments(rest.attachments ?? [], [...path, 'input', 'attachments']);
        return {
            ...fields,
            input: { ...rest, text },
            ...(checks === undefined ? {} : { checks: await this.#checks(checks, [...path, 'checks']) }),
            ...(truthFile === undefined
                ? {}
                : { ground_truth: await this.#text(truthFile, [...path, 'ground_truth_file']) }),
            ...(contextFiles === undefined
                ? {}
                : { context: await this.#context(contextFiles, [...path, 'context_files']) }),
        };
    }
    /** What the checks' files hold stands in them, so that it is part of the content. */
    async #checks(checks, path) {
        const { boundary, files, root } = this.#loading;
        const { checks: read, modules } = await (0,check_files/* withFiles */.oT)(checks, path, async (file, place) => {
            const found = await (0,text_file/* readNamedText */.L)(file, this.#folder, boundary, files);
            if (!('refused' in found)) {
                this.reads.push(found.path);
                return { text: found.text, path: (0,test_cases_boundary/* shownPath */.pS)(root, found.path) };
            }
            this.#say([...place], file, found.refused);
            return undefined;
        }, (place, file, problem) => this.#say([...place], file, problem));
        for (const { path: shown, text } of modules) {
            const imported = await importedModules({ path: (0,external_node_path_.join)(root, shown), text }, root, files);
            this.reads.push(...imported.map((one) => one.path));
            this.digests.push((0,case_hash/* sha256 */.s)(text), ...imported.map((one) => (0,case_hash/* sha256 */.s)(`${one.shown}\n${one.text}`)));
        }
        return read; // The same checks with other values.
    }
    async #text(file, path) {
        const { boundary, files } = this.#loading;
        const read = await (0,text_file/* readNamedText */.L)(file, this.#folder, boundary, files);
        if ('refused' in read)
            this.#say(path, file, read.refused);
        else
            this.reads.push(read.path);
        return 'refused' in read ? '' : read.text;
    }
    async #context(patterns, path) {
        const texts = [];
        for (const [index, pattern] of patterns.entries())
            for (const file of this.#matches(pattern, [...path, index]))
                texts.push(await this.#text(file, [...path, index]));
        return texts;
    }
    /** Files of one entry, relative to the folder of the case; a pattern that matches nothing is a mistake. */
    #matches(written, path) {
        const pattern = (0,resolve_path/* withoutScheme */.yO)(written);
        if (!(0,glob/* isGlob */.fg)(pattern))
            return [pattern];
        const { boundary, files } = this.#loading;
        const fixed = pattern.slice(0, pattern.search(/[*?]/));
        const start = (0,external_node_path_.resolve)(this.#folder, fixed.slice(0, fixed.lastIndexOf('/') + 1));
        const refused = (0,resolve_path/* refuseReference */.U)(pattern) ??
            ((0,test_cases_boundary/* isInside */.FK)(boundary, start) && !/\/\.\.(?:\/|$)/.test(pattern.slice(fixed.length))
                ? undefined
                : 'leads out of the repository');
        if (refused !== undefined) {
            this.#say(path, written, refused);
            return [];
        }
        const real = files.realPath(start);
        const found = real === null || !(0,test_cases_boundary/* isInside */.FK)(boundary, real) ? [] : (0,glob/* glob */.TI)(pattern, this.#folder, files);
        if (found === null)
            this.#say(path, written, 'matches more than 10000 files');
        const allowed = (found ?? []).filter((file) => !(0,secret_paths/* isForbidden */.U)((0,test_cases_boundary/* shownPath */.pS)(boundary, file)));
        if (found !== null && allowed.length === 0)
            this.#say(path, written, 'matches no file');
        this.reads.push((0,external_node_path_.resolve)(this.#folder, pattern));
        return allowed.map((file) => (0,test_cases_boundary/* shownPath */.pS)(this.#folder, file));
    }
    async #attachments(attachments, path) {
        const { boundary, files } = this.#loading;
        for (const [index, { path: file }] of attachments.entries()) {
            if (file === undefined)
                continue;
            const read = await (0,text_file/* readNamedBytes */.Z)(file, this.#folder, boundary, files);
            if ('refused' in read)
                this.#say([...path, index, 'path'], file, read.refused);
            else {
                this.digests.push((0,case_hash/* sha256 */.s)(read.bytes));
                this.reads.push(read.path);
            }
        }
    }
    #say(path, file, refused) {
        this.#loading.problems.add((0,check/* problemAt */.l4)(this.#resource, path, `"${file}" ${refused}`));
    }
}

;// CONCATENATED MODULE: ./lib/test-cases/load-experiments.js



/** An experiment file with the prompts of its variants read in. `agentId` stands in for an agent that is not named. */
async function loadExperiment(resource, agentId, loading) {
    const { $schema, id, agent_id: _agent, variants: written, ...fields } = resource.value;
    const variants = [];
    for (const [index, variant] of written.entries()) {
        const { system_prompt_file: file, ...config } = variant.config;
        if (file === undefined) {
            variants.push(variant);
            continue;
        }
        const read = await (0,text_file/* readNamedText */.L)(file, (0,external_node_path_.dirname)(resource.path), loading.boundary, loading.files);
        if ('refused' in read)
            loading.problems.add((0,check/* problemAt */.l4)(resource, ['variants', index, 'config', 'system_prompt_file'], `"${file}" ${read.refused}`));
        else
            variants.push({ ...variant, config: { ...config, system_prompt: read.text } });
    }
    return {
        experiment: { ...fields, variants, id: resource.id, agent_id: agentId },
        location: resource.location,
    };
}

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/test-cases/reading/piece.js
var piece = __webpack_require__(23061);
;// CONCATENATED MODULE: ./lib/test-cases/load-scorers.js








const RESERVED = new Set([...scorer_name/* BUILT_IN_SCORERS */.Zo, ...scorer_name/* SCORER_ALIASES */.EW, piece/* SWALLOWED_KEY */.t8]);
/** Names of the interface are taken (contract 4): a result must say which of two was meant. */
function checkReservedNames(resource) {
    const say = (path, name) => (0,check/* problemAt */.l4)(resource, path, `"${name}" is the name of a built-in scorer; choose another`);
    const [name] = (0,texts_at/* textsAt */.i)(resource.piece.value, ['name']);
    return [
        ...(RESERVED.has(resource.id) ? [say(['id'], resource.id)] : []),
        ...(name !== undefined && name.text !== resource.id && RESERVED.has(name.text)
            ? [say(['name'], name.text)]
            : []),
    ];
}
/** A scorer file as a custom scorer, with its rubric read in. */
async function loadScorer(resource, loading) {
    const { $schema, id, rubric_file: topFile, config: written, ...fields } = resource.value;
    const { rubric_file: innerFile, file: module, ...config } = written;
    const loaded = {
        scorer: { ...fields, config, scorer_id: resource.id },
        location: resource.location,
        place: { folder: loading.root, base: resource.path },
    };
    if (module !== undefined)
        return loadModule(module, loaded, resource, loading);
    const file = topFile ?? innerFile;
    if (file === undefined)
        return loaded;
    const read = await (0,text_file/* readNamedText */.L)(file, (0,external_node_path_.dirname)(resource.path), loading.boundary, loading.files);
    if (!('refused' in read) && read.text.trim() !== '')
        return {
            ...loaded,
            scorer: { ...loaded.scorer, config: { ...config, rubric: read.text } },
            rubricPath: read.path,
            place: { folder: loading.root, base: read.path },
        };
    const path = topFile === undefined ? ['config', 'rubric_file'] : ['rubric_file'];
    loading.problems.add((0,check/* problemAt */.l4)(resource, path, `"${file}" ${'refused' in read ? read.refused : 'is empty'}`));
    return loaded;
}
/** A scorer whose code is a module: it is run where it stands, so its text is not read here. */
function loadModule(module, loaded, resource, { root, boundary, files, problems }) {
    const found = (0,resolve_path/* resolvePath */.o1)(module, (0,external_node_path_.dirname)(resource.path), boundary, files);
    const refused = 'refused' in found
        ? found.refused
        : (0,test_cases_boundary/* isInside */.FK)(root, found.path)
            ? undefined
            : 'lies outside the evals folder, where JavaScript is not run';
    if ('refused' in found || refused !== undefined) {
        problems.add((0,check/* problemAt */.l4)(resource, ['config', 'file'], `"${module}" ${refused}`));
        return loaded;
    }
    const { scorer } = loaded;
    return {
        ...loaded,
        scorer: { ...scorer, config: { ...scorer.config, language: 'javascript' } },
        rubricPath: found.path,
        place: { folder: root, file: found.path },
    };
}

// EXTERNAL MODULE: ./lib/test-cases/load-settings.js
var load_settings = __webpack_require__(59350);
// EXTERNAL MODULE: ./lib/test-cases/problem-list.js
var problem_list = __webpack_require__(69036);
// EXTERNAL MODULE: ./lib/checks/check-problems.js
var check_problems = __webpack_require__(93390);
;// CONCATENATED MODULE: ./lib/test-cases/problems-of-checks.js


/** What is wrong with the checks of a case, each at its place in the file; they are read with their files in them. */
async function problemsOfChecks(resource, { case: testCase }, customScorers) {
    const problems = [];
    for (const [index, { checks }] of testCase.turns.entries()) {
        if (checks === undefined)
            continue;
        const found = await (0,check_problems/* checkProblems */.X)(checks, ['turns', index, 'checks'], {
            isScorer: (name) => customScorers.has(name),
            areFilesRead: true,
        });
        problems.push(...found.map(({ path, message }) => (0,check/* problemAt */.l4)(resource, path, message.replace(/^: /, ''))));
    }
    return problems;
}

// EXTERNAL MODULE: ./lib/test-cases/read-resources.js
var read_resources = __webpack_require__(48746);
// EXTERNAL MODULE: ./lib/test-cases/shared-lists.js
var shared_lists = __webpack_require__(9195);
;// CONCATENATED MODULE: ./lib/test-cases/load-evals.js
















/** Most cases of one folder (security.md S44). */
const MAX_CASES = 100_000;
/**
 * Loads the evals folder (contract 2). Every mistake in it comes back as a problem, all at once and in order; resources
 * without problems are in `evals` all the same. Throws Fault only when the folder is missing or cannot be read.
 */
async function loadEvals(options) {
    const loading = begin(options);
    const { settings, webhooks, variables, source } = await (0,load_settings/* loadSettings */.M)(loading);
    const scorers = await (0,read_resources/* readResources */.M)('scorer', file_kinds/* scorerFile */.Nd, loading);
    const agents = await (0,read_resources/* readResources */.M)('agent', file_kinds/* agentFile */.Om, loading);
    const known = {
        scorers: new Set(options.scorerNames),
        customScorers: scorers.ids,
        agents: agents.ids,
        cases: new ids/* Ids */.V(),
    };
    loading.problems.addAll(unset(variables, options));
    if (source !== undefined)
        loading.problems.addAll(checkSettingsReferences(source, known));
    const agentOf = agentFinder(agents.ids, loading);
    const evals = {
        root: loading.root,
        boundary: loading.boundary,
        settings,
        webhooks,
        agents: [],
        scorers: [],
        cases: [],
        experiments: [],
        hasOnly: false,
    };
    const check = (kind, resource) => loading.problems.addAll(checkReferences(kind, resource, known, loading));
    for (const resource of scorers.all) {
        check('scorer', resource);
        loading.problems.addAll(checkReservedNames(resource));
        if (isWhole(resource))
            evals.scorers.push(await loadScorer(resource, loading));
    }
    for (const resource of agents.all) {
        check('agent', resource);
        const variables = (0,load_agents/* noteVariables */.Y)(resource, loading);
        loading.problems.addAll(unset(variables, options));
        if (isWhole(resource))
            evals.agents.push(await (0,load_agents/* loadAgent */.e)(resource, variables, loading));
    }
    known.cases = await loadCases(evals, { agentOf, check, customScorers: scorers.ids, loading });
    const experiments = await (0,read_resources/* readResources */.M)('experiment', file_kinds/* experimentFile */.aY, loading, {
        also: options.experimentFile,
    });
    for (const resource of experiments.all) {
        check('experiment', resource);
        const agent = agentOf(resource);
        if (agent !== null && isWhole(resource))
            evals.experiments.push(await loadExperiment(resource, agent, loading));
    }
    if (options.mode === 'validate')
        adviseOnPasses(evals, loading);
    return { evals, problems: loading.problems.sorted() };
}
/** Cases are many: each is made as it is read, and nothing else is kept of it but the ids of all. */
function loadCases(evals, { agentOf, check, customScorers, loading }) {
    return (0,read_resources/* eachResource */.w)('case', file_kinds/* testCaseFile */.bw, loading, {
        limit: MAX_CASES,
        take(resource) {
            check('case', resource);
            if (resource.value?.only === true)
                evals.hasOnly = true;
            const agent = agentOf(resource);
            if (agent === null || !isWhole(resource))
                return undefined;
            const plain = plainCase(resource, agent, loading);
            if (plain === undefined)
                return loadChecked(resource, agent, customScorers, loading).then((one) => void evals.cases.push(one));
            evals.cases.push(plain);
            return undefined;
        },
    });
}
/** A case, and what is wrong with its checks: where one names a file that cannot be read, nothing else is known of them. */
async function loadChecked(resource, agent, customScorers, loading) {
    const before = loading.problems.count;
    const loaded = await loadCase(resource, agent, loading);
    if (loading.problems.count === before)
        loading.problems.addAll(await problemsOfChecks(resource, loaded, customScorers));
    return loaded;
}
/** A run asks for the variables of what it uses; `validate` for all (contract 2). */
function unset(variables, { mode, ports }) {
    return mode === 'validate' ? (0,interpolate/* missingVariables */.uM)(variables, ports.env) : [];
}
function isWhole(resource) {
    return resource.value !== undefined;
}
function begin({ evalsDir, ports, mode }) {
    const path = (0,external_node_path_.resolve)(ports.env.cwd(), evalsDir);
    const root = ports.files.realPath(path);
    if (root === null || ports.files.stat(root)?.kind !== 'directory')
        throw new errors/* Fault */.vC('not_found', root === null ? 'There is no evals folder.' : 'The evals folder is a file.', {
            where: path,
            subcode: errors/* NO_EVALS */.US,
            hint: 'Write a starter folder with: assay init',
        });
    const boundary = (0,test_cases_boundary/* findBoundary */.Wi)(root, ports.files);
    const empty = { problems: new problem_list/* ProblemList */.K(), shared: (0,shared_lists/* sharedLists */.D)() };
    return { root, boundary, home: (0,external_node_path_.dirname)(root), files: ports.files, mode, ...empty };
}
/** `min_passes` without enough repeats can only be reached when a flag raises `repeat`. */
function adviseOnPasses({ cases, settings }, loading) {
    for (const { case: testCase, location } of cases) {
        const repeat = testCase.repeat ?? settings.defaults.repeat;
        if (testCase.min_passes === undefined || testCase.min_passes <= repeat)
            continue;
        const { file, line, column } = location;
        const message = `min_passes ${testCase.min_passes} can not be reached: repeat is ${repeat}`;
        loading.problems.add({ file, line, column, severity: 'advice', message });
    }
}


/***/ }),

/***/ 23061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY),
/* harmony export */   yL: () => (/* binding */ MAX_DATA_BYTES)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read whole, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Largest data file (JSONL, CSV), in bytes: 1 GiB. It is read piece by piece. */
const MAX_DATA_BYTES = 1024 ** 3;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


/***/ }),

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
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
