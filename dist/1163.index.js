export const id = 1163;
export const ids = [1163,1916];
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

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readLabel)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation;
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call;
;// CONCATENATED MODULE: ./lib/schema/label-row.js



const { input, output, expected_behavior, context, ground_truth, conversation_history, agent_plan } = (evaluation ??= __webpack_require__(10008))/* subject */.bc.shape;
const { role, domain, allowed_topics, advice_types, expected_tools, available_tools } = (evaluation ??= __webpack_require__(10008))/* subject */.bc.shape;
/** What a scorer needs of a labelled row besides its texts. */
var labelParams;
function labelParams$made() { return labelParams = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    role,
    domain,
    topics: allowed_topics,
    advice_types,
    expected_tools,
    available_tools,
    /** What the agent must not give away: a part of its hidden instructions. */
    secret: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
}); }
/**
 * One line of a file of human labels: the fields of an evaluation, the scorer that they are meant for (`metric`) and what a
 * person judged of it. `label` 1 = should pass, 0 = should fail. Rows of one `meta.group` (document, task, conversation)
 * belong together and are resampled together.
 */
var labelRow;
function labelRow$made() { return labelRow = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    id: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    dataset: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    metric: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    input,
    output,
    expected_behavior,
    context,
    ground_truth,
    conversation_history,
    agent_plan,
    /** As logs hold them: a call without a name is the agent's mistake, not the file's. */
    tool_calls: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolCall */.LW.extend({ name: (schemas ??= __webpack_require__(88343))/* string */.YjP() })).optional(),
    params: (labelParams ?? labelParams$made()).optional(),
    label: (schemas ??= __webpack_require__(88343))/* literal */.euz([0, 1]),
    /** A finer judgement in [0, 1] where the source has one, higher is better. */
    human_score: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(1).nullish(),
    meta: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
        group: (schemas ??= __webpack_require__(88343))/* union */.KCZ([(schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* number */.aig()]).nullish(),
        /** Where the label comes from; what begins with `human` is a person's judgement of this very row. */
        label_kind: (schemas ??= __webpack_require__(88343))/* string */.YjP().nullish(),
    })
        .optional(),
}); }

// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/calibrations/read-label.js





/** A line as a labelled row, or everything that is wrong with it, in sentences that say what to write. */
function readLabel(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        // JSON.parse throws nothing but SyntaxError.
        return { problems: [`not JSON: ${error.message}; a line holds one JSON object`] };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { problems: ['a line must hold one JSON object, such as {"output": "…", "label": 1}'] };
    if ((0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(value, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F))
        return { problems: [`values are nested more than ${(nesting ??= __webpack_require__(52477))/* DEEPEST */.F} deep`] };
    const parsed = (labelRow ?? labelRow$made()).safeParse(value);
    const misspelt = (0,(unknown_keys ??= __webpack_require__(5354))/* unknownKeys */.v)((labelRow ?? labelRow$made()), value).flatMap(({ path, key, known }) => {
        const meant = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, known);
        return meant === null || isThere(value, [...path, meant])
            ? []
            : [{ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...path, meant]), message: `unknown key "${key}" (did you mean "${meant}"?)` }];
    });
    if (parsed.success && misspelt.length === 0)
        return { row: parsed.data };
    const wrong = parsed.success ? [] : (0,(value_problems ??= __webpack_require__(10043))/* valueProblems */.ce)(parsed.error, value);
    return {
        problems: [
            ...misspelt.map(({ message }) => message),
            ...wrong
                .map(({ path, message }) => ({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message }))
                // Said already, as the unknown key that was meant to be this one.
                .filter(({ path, message }) => !(message.startsWith('is required') && misspelt.some((one) => one.path === path)))
                .map(({ path, message }) => `${path} ${message}${(HINTS ?? HINTS$made())[path] ?? ''}`),
        ],
    };
}
var HINTS;
function HINTS$made() { return HINTS = {
    label: ' (1 = should pass, 0 = should fail)',
    human_score: ' (higher is better)',
}; }
function isThere(value, path) {
    let here = value;
    for (const step of path) {
        if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step))
            return false;
        here = Reflect.get(here, step);
    }
    return true;
}


/***/ }),

/***/ 98517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ calibrateLabels)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/evaluations/run-thresholds.js
var run_thresholds;
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject;
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool;
// EXTERNAL MODULE: ./lib/judges/giving-way.js
var giving_way;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_;
// EXTERNAL MODULE: ./lib/ports/file-lines.js
var file_lines;
;// CONCATENATED MODULE: ./lib/calibrations/label-lines.js


/** Longest line that is taken, as for whole files of the evals folder (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;
/**
 * The lines of a JSONL file that are not blank, one after the other: memory does not grow with the file. A byte order mark
 * and Windows line ends are passed over. What is wrong with one line does not hide the others.
 */
function* labelLines(path, files) {
    for (const { line, bytes } of (0,(file_lines ??= __webpack_require__(8962))/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: 'the line is longer than 10 MiB' };
        else if (!(0,(external_node_buffer_ ??= __webpack_require__(4573)).isUtf8)(bytes))
            yield { line, problem: 'the line is not valid UTF-8' };
        else {
            const text = bytes.toString('utf8');
            const plain = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
            if (plain.trim() !== '')
                yield { line, text: plain };
        }
    }
}

// EXTERNAL MODULE: ./lib/calibrations/read-label.js + 1 modules
var read_label;
;// CONCATENATED MODULE: ./lib/calibrations/subject-of-label.js
/** The evaluation that a labelled row describes: its texts, with `params` under the field names of metrics.md 1.2. */
function subjectOfLabel(row) {
    const { input, output, expected_behavior, context, ground_truth, conversation_history } = row;
    const { role, domain, topics, advice_types, expected_tools, available_tools, secret } = row.params ?? {};
    const fields = {
        input,
        output,
        expected_behavior,
        context,
        ground_truth,
        conversation_history,
        agent_plan: row.agent_plan,
        tool_calls: row.tool_calls,
        role,
        domain,
        allowed_topics: topics,
        advice_types,
        expected_tools,
        available_tools,
        system_prompt: secret,
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
;// CONCATENATED MODULE: ./lib/statistics/balanced-accuracy.js
/**
 * Mean of the share of good rows that passed and the share of bad rows that failed (Brodersen et al. 2010, ICPR). Unlike
 * plain accuracy it is 0.5 for whoever always says the same, however rare the failures are. Null when one of the classes is
 * missing: half of it would be made up.
 */
function balancedAccuracy({ tp, fp, tn, fn }) {
    const good = tp + fn;
    const bad = tn + fp;
    return good === 0 || bad === 0 ? null : (tp / good + tn / bad) / 2;
}

;// CONCATENATED MODULE: ./lib/statistics/best-threshold.js
/**
 * The threshold t at which "passes when score >= t" has the highest balanced accuracy: the point of the ROC curve farthest above
 * the diagonal (Youden 1950). It lies half way between two neighbouring scores; among equally good ones in the widest gap, because
 * the next row may fall into it. Where no cut is better than chance it is the lowest score, at which everything passes. `labels`: 1 =
 * good, 0 = bad. Null when one of the classes is missing.
 */
function bestThreshold(scores, labels) {
    const order = Array.from(scores, (_, row) => row).sort((a, b) => scores[a] - scores[b]);
    const good = order.reduce((sum, row) => sum + Number(labels[row] === 1), 0);
    const bad = order.length - good;
    if (good === 0 || bad === 0)
        return null;
    const scoreAt = (place) => scores[order[place]];
    let best = { threshold: scoreAt(0), won: 0, gap: 0 };
    let goodBelow = 0;
    let badBelow = 0;
    for (let place = 0; place + 1 < order.length; place += 1) {
        if (labels[order[place]] === 1)
            goodBelow += 1;
        else
            badBelow += 1;
        const gap = scoreAt(place + 1) - scoreAt(place);
        if (gap === 0)
            continue;
        // Youden's J times both class sizes: whole numbers, so that equal ones are equal.
        const won = badBelow * good - goodBelow * bad;
        if (won > best.won || (won === best.won && gap > best.gap && best.won > 0))
            best = { threshold: between(scoreAt(place), scoreAt(place + 1)), won, gap };
    }
    return { threshold: best.threshold, balancedAccuracy: (1 + best.won / (good * bad)) / 2 };
}
/** Half way, without the noise of binary fractions; never as low as `low`, which must fail. */
function between(low, high) {
    const half = low + (high - low) / 2;
    const short = Number(half.toPrecision(12));
    return short > low && short <= high ? short : high;
}

// EXTERNAL MODULE: ./lib/statistics/quantile.js
var quantile;
;// CONCATENATED MODULE: ./lib/statistics/cluster-bootstrap.js

/** Below this share of resamples with a value, what is left is not a fair sample of them. */
const LEAST_DEFINED = 0.5;
/**
 * Percentile intervals by cluster bootstrap (Efron 1979; Field and Welsh 2007): whole groups are drawn with replacement, as
 * many as there are, because rows of one document or conversation are not independent; drawing rows would promise too much.
 * Assumes that the groups are a sample of the groups one wants to speak about. `groups` names the group of each row;
 * `figures` computes any number of figures when each row counts `weights[row]` times (the array is used again, keep nothing
 * of it), null where a figure is not defined. Null for a figure with fewer than two groups, or when most resamples leave it
 * undefined; the others are left out. For few groups (below about 25) the intervals are too narrow, and rows that are told
 * apart without any mistake give an interval of no width: for display, never for a decision (statistics.md 1.3).
 */
function clusterBootstrap(groups, figures, { next, resamples = 1000, confidence = 0.95 }) {
    const numbers = new Map();
    const groupOf = Uint32Array.from(groups, (group) => {
        const known = numbers.get(group);
        if (known === undefined)
            numbers.set(group, numbers.size);
        return known ?? numbers.size - 1;
    });
    const weights = new Uint32Array(groups.length).fill(1);
    // The names; the values under full weights are nobody's resample.
    const names = Object.keys(figures(weights));
    const found = new Map(names.map((name) => [name, []]));
    const drawn = new Uint32Array(numbers.size);
    for (let resample = 0; resample < resamples && numbers.size > 1; resample += 1) {
        drawn.fill(0);
        for (let draw = 0; draw < drawn.length; draw += 1) {
            const group = Math.floor(next() * drawn.length);
            drawn[group] = drawn[group] + 1;
        }
        for (let row = 0; row < weights.length; row += 1)
            weights[row] = drawn[groupOf[row]];
        const values = figures(weights);
        for (const name of names)
            if (values[name] !== null)
                found.get(name)?.push(values[name]);
    }
    const tail = (1 - confidence) / 2;
    const intervals = names.map((name) => {
        const values = found.get(name) ?? [];
        const enough = values.length > 0 && values.length >= resamples * LEAST_DEFINED;
        return [name, enough ? [(0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(values, tail), (0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(values, 1 - tail)] : null];
    });
    return Object.fromEntries(intervals); // Made of all the names, one by one.
}

// EXTERNAL MODULE: ./lib/statistics/cohens-kappa.js
var cohens_kappa;
;// CONCATENATED MODULE: ./lib/statistics/confusion.js
/**
 * Counts decisions against labels (1 = good, 0 = bad), row by row; `weights` says how often each row counts (default once).
 * All three run in parallel. Every figure of agreement at one threshold follows from these four numbers.
 */
function confusion(labels, passed, weights) {
    let tp = 0;
    let fp = 0;
    let tn = 0;
    let fn = 0;
    for (let row = 0; row < labels.length; row += 1) {
        const weight = weights === undefined ? 1 : weights[row];
        if (labels[row] === 1) {
            if (passed[row])
                tp += weight;
            else
                fn += weight;
        }
        else if (passed[row])
            fp += weight;
        else
            tn += weight;
    }
    return { tp, fp, tn, fn };
}

;// CONCATENATED MODULE: ./lib/statistics/failure-f1.js
/**
 * F1 of the failing class: harmonic mean of precision (how many of the rows that failed are bad) and recall (how many of the
 * bad ones failed), as van Rijsbergen 1979 defines it. It depends on how common failures are, so it compares scorers on the same rows only.
 * 0 when no bad row was found; null when there is none to find.
 */
function failureF1({ fp, tn, fn }) {
    return tn + fp === 0 ? null : (2 * tn) / (2 * tn + fp + fn);
}

;// CONCATENATED MODULE: ./lib/statistics/ranked-auroc.js
/**
 * The area under the ROC curve of `auroc`, for asking again and again under other weights: rows are ranked once, then each
 * answer takes one pass. Made for resampling, where a row counts as often as it was drawn. The answer is null when one of the classes is
 * missing. `scores` and `labels` (1 = good, 0 = bad) run in parallel and are not kept.
 */
function rankedAuroc(scores, labels) {
    const order = Uint32Array.from(scores, (_, row) => row).sort((a, b) => scores[a] - scores[b]);
    const good = Uint8Array.from(order, (row) => Number(labels[row] === 1));
    // 1 where a row scores as much as the one before it.
    const tied = Uint8Array.from(order, (row, place) => Number(place > 0 && scores[row] === scores[order[place - 1]]));
    return (weights) => {
        let wins = 0;
        let goodBefore = 0;
        let badBefore = 0;
        let goodHere = 0;
        let badHere = 0;
        for (let place = 0; place < order.length; place += 1) {
            if (tied[place] === 0) {
                wins += goodHere * (badBefore + badHere / 2);
                goodBefore += goodHere;
                badBefore += badHere;
                goodHere = 0;
                badHere = 0;
            }
            const weight = weights[order[place]];
            if (good[place] === 1)
                goodHere += weight;
            else
                badHere += weight;
        }
        wins += goodHere * (badBefore + badHere / 2);
        goodBefore += goodHere;
        badBefore += badHere;
        return goodBefore === 0 || badBefore === 0 ? null : wins / (goodBefore * badBefore);
    };
}

// EXTERNAL MODULE: ./lib/statistics/spearman.js
var spearman;
;// CONCATENATED MODULE: ./lib/calibrations/held-out-decisions.js

/** As many as are usual; fewer where there are fewer groups. */
const FOLDS = 5;
/**
 * For each row, whether it passes the threshold that the other rows would have chosen: what a threshold that is tuned on
 * labels is worth on rows it has not seen. Whole groups are put into five folds, so that no document stands on both
 * sides, and those with more good rows are dealt out like those with more bad ones. Null with fewer than two groups, or when
 * some fold leaves only one class to choose by.
 */
function heldOutDecisions(rows, next) {
    const surplus = new Map();
    for (const { group, label } of rows)
        surplus.set(group, (surplus.get(group) ?? 0) + (label === 1 ? 1 : -1));
    if (surplus.size < 2)
        return null;
    const shuffled = shuffle([...surplus.keys()], next);
    const dealt = [
        ...shuffled.filter((group) => (surplus.get(group) ?? 0) > 0),
        ...shuffled.filter((group) => (surplus.get(group) ?? 0) <= 0),
    ];
    const folds = Math.min(FOLDS, dealt.length);
    const foldOf = new Map(dealt.map((group, place) => [group, place % folds]));
    const passed = new Uint8Array(rows.length);
    for (let fold = 0; fold < folds; fold += 1) {
        const others = rows.filter(({ group }) => foldOf.get(group) !== fold);
        const chosen = bestThreshold(others.map((row) => row.score), others.map((row) => row.label));
        if (chosen === null)
            return null;
        for (const [index, { group, score }] of rows.entries())
            if (foldOf.get(group) === fold)
                passed[index] = Number(score >= chosen.threshold);
    }
    return passed;
}
/** Fisher and Yates, on a copy. */
function shuffle(items, next) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
        const place = Math.floor(next() * (last + 1));
        [result[last], result[place]] = [result[place], result[last]];
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/calibrations/agreement.js











/** Fewer pairs than this make no rank correlation worth showing. */
const LEAST_HUMAN_SCORES = 10;
/**
 * How one scorer's scores agree with labels, and how its evidence ranks them: every figure with its 95 % interval from one cluster bootstrap. Pure: the same
 * rows in the same order and the same seed give the same figures. Four decimals.
 */
function agreement(rows, options) {
    const { threshold, seed, resamples } = options;
    const decisions = decisionsOf(rows, threshold, seed);
    const { labels, nowPassed } = decisions;
    const figures = (weights) => figuresOf(decisions, weights);
    const values = figures();
    const groups = rows.map((row) => row.group);
    const spans = clusterBootstrap(groups, figures, { next: (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next, resamples });
    const positives = labels.reduce((sum, label) => sum + label, 0);
    const reason = whyNull(rows.length, positives);
    return {
        n: rows.length,
        positives,
        groups: new Set(groups).size,
        auroc: rounded(values.auroc),
        auroc_interval: span(spans.auroc),
        balanced_accuracy: rounded(values.balanced_accuracy),
        balanced_accuracy_interval: span(spans.balanced_accuracy),
        f1_fail: rounded(values.f1_fail),
        f1_fail_interval: span(spans.f1_fail),
        kappa: rounded(values.kappa),
        kappa_interval: span(spans.kappa),
        threshold,
        confusion: confusion(labels, nowPassed),
        confusion_interval: countSpans(spans, 'now'),
        best: bestFigures(decisions, values, spans),
        ...rankAgreement(rows),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ reason }),
    };
}
function decisionsOf(rows, threshold, seed) {
    const labels = Uint8Array.from(rows, (row) => row.label);
    const scores = Float64Array.from(rows, (row) => row.score);
    const best = bestThreshold(scores, labels);
    return {
        labels,
        areaUnder: rankedAuroc(Float64Array.from(rows, (row) => row.rank), labels),
        nowPassed: passing(scores, threshold),
        best: best === null ? null : { ...best, passed: passing(scores, best.threshold) },
        heldOut: best === null ? null : heldOutDecisions(rows, (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next),
    };
}
/** All figures of one sample; `weights` says how often each row is in it. */
function figuresOf({ labels, areaUnder, nowPassed, best, heldOut }, weights) {
    const now = confusion(labels, nowPassed, weights);
    const then = best === null ? null : confusion(labels, best.passed, weights);
    return {
        auroc: areaUnder(weights ?? ones(labels.length)),
        balanced_accuracy: balancedAccuracy(now),
        f1_fail: failureF1(now),
        kappa: kappaOf(now),
        ...prefixed('now', now),
        best: then === null ? null : balancedAccuracy(then),
        ...prefixed('best', then),
        held_out: heldOut === null ? null : balancedAccuracy(confusion(labels, heldOut, weights)),
    };
}
function bestFigures({ labels, best }, values, spans) {
    if (best === null)
        return null;
    return {
        threshold: best.threshold,
        balanced_accuracy: round(best.balancedAccuracy),
        balanced_accuracy_interval: span(spans.best),
        confusion: confusion(labels, best.passed),
        confusion_interval: countSpans(spans, 'best'),
        held_out: values.held_out === null
            ? null
            : {
                balanced_accuracy: round(values.held_out),
                balanced_accuracy_interval: span(spans.held_out),
            },
    };
}
var CELLS;
function CELLS$made() { return CELLS = ['tp', 'fp', 'tn', 'fn']; }
const passing = (scores, threshold) => Uint8Array.from(scores, (score) => Number(score >= threshold));
const ones = (length) => new Uint8Array(length).fill(1);
/** Labels that know one class only would give 0, which looks like a finding. */
const kappaOf = ({ tp, fp, tn, fn }) => tp + fn === 0 || fp + tn === 0
    ? null
    : (0,(cohens_kappa ??= __webpack_require__(27979))/* cohensKappa */.I)([
        [tp, fp],
        [fn, tn],
    ]);
const round = (value) => Math.round(value * 1e4) / 1e4;
const rounded = (value) => (value === null ? null : round(value));
const span = (found) => found === null ? null : [round(found[0]), round(found[1])];
function prefixed(when, counts) {
    const entries = (CELLS ?? CELLS$made()).map((cell) => [`${when}_${cell}`, counts?.[cell] ?? null]);
    return Object.fromEntries(entries); // Made of all four cells.
}
function countSpans(spans, when) {
    const found = (CELLS ?? CELLS$made()).map((cell) => [cell, span(spans[`${when}_${cell}`])]);
    if (found.some(([, interval]) => interval === null))
        return null;
    return Object.fromEntries(found); // None of them is null.
}
function rankAgreement(rows) {
    const graded = rows.filter((row) => row.humanScore !== undefined);
    if (graded.length < LEAST_HUMAN_SCORES)
        return {};
    const [scores, humans] = [graded.map((row) => row.rank), graded.map((row) => row.humanScore)];
    return { spearman: rounded((0,(spearman ??= __webpack_require__(75348))/* spearman */.C)(scores, humans)) };
}
function whyNull(n, positives) {
    if (n === 0)
        return 'no row could be judged';
    if (positives === 0)
        return 'every label is 0: without rows that should pass nothing can be told apart';
    if (positives === n)
        return 'every label is 1: without rows that should fail nothing can be told apart';
    return undefined;
}

;// CONCATENATED MODULE: ./lib/calibrations/observation.js
/** What ranks a result among others: the offline judge's evidence, where scores only count verdicts (metrics.md 10.1), else the score. */
function rankOf({ score, metadata }) {
    const { evidence } = metadata;
    return typeof evidence === 'number' && evidence >= 0 && evidence <= 1 ? evidence : score;
}

// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result;
;// CONCATENATED MODULE: ./lib/calibrations/sure-verdicts.js

/** Counts sure passes and sure fails, and how many of them the labels agree with. */
function sureVerdicts() {
    const counts = { passed: { n: 0, right: 0 }, failed: { n: 0, right: 0 }, unsure: 0 };
    return {
        counts,
        /** What does not apply is no verdict. */
        add(result, label) {
            if (result.metadata['not_applicable'] === true)
                return;
            if (!(0,(scorer_result ??= __webpack_require__(60133))/* isSureVerdict */.TT)(result)) {
                counts.unsure += 1;
                return;
            }
            const side = result.pass ? counts.passed : counts.failed;
            side.n += 1;
            if (result.pass === (label === 1))
                side.right += 1;
        },
    };
}

// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
;// CONCATENATED MODULE: ./lib/calibrations/wrong-rows.js



/** Code points of the texts of a row: enough to know it again. */
const TEXT = 200;
const REASONING = 400;
/** Keeps the rows that a scorer is most wrong about: where pass and label differ, sure verdicts first, then by distance. */
function wrongRows(most) {
    let kept = [];
    const trim = () => {
        kept.sort((one, other) => other.distance - one.distance || one.index - other.index);
        kept = kept.slice(0, most);
    };
    return {
        add(given, { index, at }, result) {
            if (most === 0 || result.pass === (given.label === 1))
                return;
            const sure = (0,(scorer_result ??= __webpack_require__(60133))/* isSureVerdict */.TT)(result);
            const distance = Math.abs(rankOf(result) - given.label) + (sure ? 1 : 0);
            kept.push({ index, distance, row: rowOf(given, at, result, sure) });
            if (kept.length > 2 * most + 16)
                trim();
        },
        list() {
            trim();
            return kept.map(({ row }) => row);
        },
    };
}
function rowOf({ id, label, ...row }, at, result, sure) {
    const texts = {};
    const take = (name, text) => {
        if (text !== undefined && text !== '')
            texts[name] = (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(text, TEXT);
    };
    take('input', row.input);
    take('expected_behavior', row.expected_behavior);
    take('output', row.output ?? row.conversation_history?.at(-1)?.content);
    return {
        at,
        ...(id === undefined ? {} : { id }),
        ...{ label, score: result.score, pass: result.pass, sure, texts },
        reasoning: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(result.reasoning, REASONING),
    };
}

;// CONCATENATED MODULE: ./lib/calibrations/tally.js





/** Kinds of errors that are counted apart. */
const MOST_ERRORS = 5;
/** An empty tally; `threshold` is what passes today, `mostWrong` rows are kept on which scorer and label differ. A row that could not be judged is counted, and is no observation. */
function tally(scorer, threshold, mostWrong = 0) {
    const seen = [];
    const errors = new Map();
    const sure = sureVerdicts();
    const wrong = wrongRows(mostWrong);
    let notApplicable = 0;
    return {
        add(row, { index, at }, outcome) {
            if (outcome.status === 'errored') {
                const { code, subcode, message } = outcome.error;
                const key = subcode === undefined ? code : `${code} (${subcode})`;
                const before = errors.get(key);
                const first = before === undefined || index < before.index ? { index, first: at, message } : before;
                errors.set(key, { ...first, rows: (before?.rows ?? 0) + 1 });
                return;
            }
            if (outcome.result.metadata['not_applicable'] === true)
                notApplicable += 1;
            sure.add(outcome.result, row.label);
            wrong.add(row, { index, at }, outcome.result);
            const group = row.meta?.group ?? row.id;
            seen.push({
                index,
                kind: row.meta?.label_kind ?? null,
                observation: {
                    score: outcome.result.score,
                    rank: rankOf(outcome.result),
                    label: row.label,
                    // A row that belongs to nothing stands for itself; the blank keeps it apart from groups that are named.
                    group: group === undefined ? ` ${index}` : String(group),
                    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ dataset: row.dataset }),
                    ...(typeof row.human_score === 'number' ? { humanScore: row.human_score } : {}),
                },
            });
        },
        figures({ seed, resamples }) {
            seen.sort((one, other) => one.index - other.index);
            const rows = seen.map((one) => one.observation);
            const of = (some) => agreement(some, { threshold, seed, resamples });
            return {
                version: scorer.version,
                errors: [...errors.values()].reduce((sum, one) => sum + one.rows, 0),
                not_applicable: notApplicable,
                ...of(rows),
                by_dataset: byDataset(rows, of),
                sure: sure.counts,
                ...(mostWrong === 0 ? {} : { wrong: wrong.list() }),
                label_kinds: counted(seen.flatMap((one) => (one.kind === null ? [] : [one.kind]))),
                ...errorDetails(errors),
            };
        },
    };
}
/** The kinds of errors, the most frequent first; nothing without any. */
function errorDetails(errors) {
    if (errors.size === 0)
        return {};
    const details = [...errors].sort(([, one], [, other]) => other.rows - one.rows || one.index - other.index);
    return {
        error_details: details
            .slice(0, MOST_ERRORS)
            .map(([code, { rows, first, message }]) => ({ code, rows, first, message })),
    };
}
function byDataset(rows, of) {
    const groups = new Map();
    for (const row of rows) {
        if (row.dataset === undefined)
            continue;
        const some = groups.get(row.dataset);
        if (some === undefined)
            groups.set(row.dataset, [row]);
        else
            some.push(row);
    }
    return Object.fromEntries([...groups].sort(inOrder).map(([name, some]) => [name, of(some)]));
}
function counted(words) {
    const counts = new Map();
    for (const word of words)
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(inOrder));
}
const inOrder = ([one], [other]) => (one < other ? -1 : 1);

;// CONCATENATED MODULE: ./lib/calibrations/calibrate.js










/**
 * Judges every labelled row and says how the scores agree with the labels. Rows are read again as they are needed, and of
 * each only numbers are kept. The files were surveyed before; a row that is not readable any more is passed over.
 */
async function calibrate(files, survey, disk, options) {
    const { samples, defaults, signal } = options;
    const tallies = new Map();
    for (const scorer of survey.named ?? survey.byMetric.values())
        tallies.set(scorer.name, { scorer, tally: tally(scorer, (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)(scorer, defaults), options.wrong) });
    let usage = { ...(judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ };
    let done = 0;
    await (0,(pool ??= __webpack_require__(87608))/* eachInPool */.P)(rowsOf(files, disk), options.concurrency, async ({ row, place }, own) => {
        const judge = (0,(giving_way ??= __webpack_require__(19890))/* givingWay */.M)(options.judge, own);
        const scorers = survey.named ?? [survey.byMetric.get(row.metric ?? '')];
        const subject = subjectOfLabel(row);
        for (const scorer of scorers) {
            if (scorer === undefined)
                continue;
            const outcome = await (0,(score_subject ??= __webpack_require__(95288))/* scoreWith */.z7)(scorer, subject, {
                judge,
                samples,
                threshold: (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)(scorer, defaults),
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }),
            });
            usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, outcome.usage);
            tallies.get(scorer.name)?.tally.add(row, place, outcome);
        }
        done += 1;
        options.onRow?.(done, survey.rows);
    }, signal === undefined ? {} : { signal });
    signal?.throwIfAborted();
    const scorers = [...tallies].map(([name, one]) => [name, one.tally.figures(options)]);
    return { scorers: Object.fromEntries(scorers), usage };
}
function* rowsOf(files, disk) {
    let index = 0;
    for (const { path, shown } of files)
        for (const found of labelLines(path, disk)) {
            const read = 'text' in found ? (0,(read_label ??= __webpack_require__(39531))/* readLabel */.V)(found.text) : undefined;
            if (read === undefined || !('row' in read))
                continue;
            yield { row: read.row, place: { index, at: `${shown}:${found.line}` } };
            index += 1;
        }
}

// EXTERNAL MODULE: ./lib/calibrations/stored-calibration.js
var stored_calibration;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/calibrations/suggest-threshold.js

/** Rows of each label that a threshold has to rest on: with fewer, a handful of rows moves it anywhere. */
const FEWEST_ROWS = 20;
/** A cut that passes, or fails, nearly all rows tells nothing apart, however well it fits. */
const LEAST_SHARE = 0.05;
/**
 * What to do with the threshold of a scorer after looking at labels. Only the figure of held-out rows speaks for a change: on
 * the rows that it was chosen on, the best threshold always looks at least as good. Refused where it would rest on a few rows, or
 * pass or fail nearly everything. Undefined where there is none to choose.
 */
function suggestThreshold(name, { best, balanced_accuracy: now, threshold: current, n, positives }, custom) {
    if (best === null || now === null)
        return undefined;
    const { threshold, held_out: heldOut } = best;
    const refusal = tooFew(positives, n - positives) ?? tooWide(best.confusion);
    if (refusal !== undefined)
        return { threshold, advice: 'refused', reason: refusal, write: [] };
    const better = heldOut !== null && heldOut.balanced_accuracy > now;
    const nothingGained = threshold === current || best.balanced_accuracy <= now;
    const advice = nothingGained ? 'keep' : heldOut === null ? 'unproven' : better ? 'change' : 'keep';
    return {
        threshold,
        advice,
        write: [
            custom
                ? { where: `the scorer's file (${name})`, text: `config: { threshold: ${threshold} }` }
                : { where: 'assay.yaml', text: `defaults: { thresholds: { ${name}: ${threshold} } }` },
            { where: 'a case, for all its scorers', text: `threshold: ${threshold}` },
        ],
    };
}
function tooFew(good, bad) {
    if (Math.min(good, bad) >= FEWEST_ROWS)
        return undefined;
    const rows = `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(good, 'row')} that should pass and ${bad} that should fail`;
    return `${rows} are too few to choose a threshold by: label at least ${FEWEST_ROWS} of each`;
}
function tooWide({ tp, fp, tn, fn }) {
    const [passes, fails] = [tp + fp, tn + fn];
    const all = passes + fails;
    if (Math.min(passes, fails) >= LEAST_SHARE * all)
        return undefined;
    const [what, count] = passes > fails ? ['pass', passes] : ['fail', fails];
    return `it would ${what} ${count} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(all, 'row')}, which switches the scorer off: its scores do not tell these rows apart`;
}

// EXTERNAL MODULE: ./lib/calibrations/summary.js
var summary;
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
;// CONCATENATED MODULE: ./lib/calibrations/survey-labels.js





/** Nobody reads more at once. */
const MOST_PROBLEMS = 50;
/** Reads all files once and checks every row: malformed ones, equal ids, and scorers that do not exist, all with `file:line`. */
function surveyLabels(files, names, registry, disk) {
    const found = {
        rows: 0,
        problems: [],
        more: 0,
        isNamed: names !== undefined,
        metrics: new Map(),
        places: new Map(),
    };
    const resolved = names === undefined ? undefined : (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([...new Set(names)], registry);
    for (const { message, hint } of resolved?.problems ?? [])
        complain(found, '--scorers', message, hint);
    // Nobody asked would look like a measurement without findings.
    if (names?.length === 0)
        complain(found, '--scorers', 'names no scorer');
    for (const file of files)
        readFile(file, disk, found);
    const byMetric = scorersOf(found, registry);
    const { rows, problems, more } = found;
    if (more > 0)
        problems.push({ path: '', message: `and ${more} more` });
    return { rows, byMetric, named: resolved?.scorers, problems };
}
function complain(found, path, message, hint) {
    if (found.problems.length < MOST_PROBLEMS)
        found.problems.push({ path, message, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ hint }) });
    else
        found.more += 1;
}
function readFile({ path, shown }, disk, found) {
    const kind = disk.stat(path)?.kind;
    if (kind !== 'file') {
        const what = kind === undefined ? 'there is no such file' : 'is not a file; name the files in it';
        complain(found, shown, what);
        return;
    }
    let lines = 0;
    let unnamed = 0;
    let firstUnnamed = '';
    for (const line of labelLines(path, disk)) {
        lines += 1;
        const at = `${shown}:${line.line}`;
        const row = survey_labels_rowOf(line, at, found);
        if (row === undefined)
            continue;
        noteRow(row, at, found);
        if (found.isNamed || row.metric !== undefined)
            continue;
        unnamed += 1;
        if (unnamed === 1)
            firstUnnamed = at;
    }
    if (lines === 0)
        complain(found, shown, 'holds no rows; a line holds one labelled row as a JSON object');
    if (unnamed > 0) {
        const further = unnamed === 1 ? '' : ` here and in ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(unnamed - 1, 'more row')} of the file`;
        complain(found, firstUnnamed, `metric is missing${further}; write the scorer's name there, or name it with --scorers`);
    }
}
/** The row of a line; undefined where it is malformed, which is among the problems then. */
function survey_labels_rowOf(line, at, found) {
    if ('problem' in line) {
        complain(found, at, line.problem);
        return undefined;
    }
    const read = (0,(read_label ??= __webpack_require__(39531))/* readLabel */.V)(line.text);
    if ('row' in read)
        return read.row;
    for (const message of read.problems)
        complain(found, at, message);
    return undefined;
}
function noteRow({ id, metric }, at, found) {
    const { isNamed, places, metrics } = found;
    found.rows += 1;
    if (id !== undefined) {
        const key = JSON.stringify([isNamed ? null : metric, id]);
        const before = places.get(key);
        if (before === undefined)
            places.set(key, at);
        else
            complain(found, at, `the id "${id}" is taken by ${before}; each row needs its own`);
    }
    if (!isNamed && metric !== undefined && !metrics.has(metric))
        metrics.set(metric, at);
}
function scorersOf(found, registry) {
    const byMetric = new Map();
    for (const [metric, at] of found.metrics) {
        const { scorers, problems } = (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([metric], registry);
        const [scorer] = scorers;
        if (scorer !== undefined)
            byMetric.set(metric, scorer);
        for (const { message, hint } of problems)
            complain(found, at, message, hint);
    }
    return byMetric;
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/operations/calibrate.js








/**
 * How well scorers agree with human labels (contract 6). Every problem of the files comes at once as one Fault, before
 * anything is judged. Not an operation of the service: it reads files that the caller names.
 */
async function calibrateLabels(engine, options = {}) {
    const { files: disk, env } = engine.ports;
    const files = labelFiles(engine, options.files ?? [], env.cwd());
    const registry = await engine.registry();
    const { judge, settings } = await engine.scoring();
    const survey = surveyLabels(files, options.scorers, registry, disk);
    const [first] = survey.problems;
    if (first !== undefined)
        throw new errors/* Fault */.vC('validation_failed', first.message, {
            where: first.path,
            hint: 'Correct the rows; nothing was judged. The form of a row: assay calibrate --help',
            problems: survey.problems,
        });
    const shown = { mode: judge.mode, model: judge.model };
    // Said before rows are paid for: the summary there must be readable to be written on.
    if (options.write === true)
        (0,(stored_calibration ??= __webpack_require__(22607))/* readCalibration */.hL)(engine.evalsDir, shown, disk);
    const seed = engine.options.seed ?? 1;
    const resamples = options.resamples ?? 1000;
    const { scorers, usage } = await calibrate(files, survey, disk, {
        judge,
        samples: settings.judge.samples,
        defaults: settings.defaults,
        concurrency: settings.run.concurrency,
        seed,
        resamples,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal: options.signal, onRow: options.onRow, wrong: options.wrong }),
    });
    const calibration = {
        judge: shown,
        seed,
        resamples,
        rows: survey.rows,
        scorers: options.suggestThreshold === true ? withSuggestions(scorers, registry) : scorers,
        usage: { ...usage },
    };
    options.onFigures?.(calibration);
    if (options.write !== true)
        return { calibration };
    // Read only now: another calibration may have written while this one judged.
    const before = (0,(stored_calibration ??= __webpack_require__(22607))/* readCalibration */.hL)(engine.evalsDir, shown, disk);
    return {
        calibration,
        summaryPath: (0,(stored_calibration ??= __webpack_require__(22607))/* writeCalibration */.wR)(engine.evalsDir, (0,(summary ??= __webpack_require__(8917))/* summaryOf */.YG)(calibration, before), disk),
    };
}
function withSuggestions(scorers, registry) {
    const entries = Object.entries(scorers).map(([name, one]) => {
        const suggestion = suggestThreshold(name, one, registry.find(name)?.category === 'user');
        return [name, suggestion === undefined ? one : { ...one, suggestion }];
    });
    return Object.fromEntries(entries);
}
function labelFiles(engine, named, cwd) {
    if (named.length > 0) {
        const paths = new Map(named.map((shown) => [(0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(cwd, shown), shown]));
        return [...paths].map(([path, shown]) => ({ path, shown }));
    }
    const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(engine.evalsDir, 'labels');
    const found = engine.ports.files.list(folder).filter((name) => name.endsWith('.jsonl'));
    if (found.length === 0)
        throw new errors/* Fault */.vC('usage', 'calibrate needs files of labels', {
            where: folder,
            hint: 'Name them: assay calibrate LABELS.jsonl…, or mark verdicts in the pages of assay serve.',
        });
    return found.map((name) => ({ path: (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name), shown: (0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).basename)(folder), name) }));
}


/***/ }),

/***/ 40268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ (agentUsage ?? agentUsage$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/** Tokens and money of one agent answer; null where it is unknown. */
var agentUsage;
function agentUsage$made() { return agentUsage = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    input_tokens: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('Tokens that the agent read.'),
    output_tokens: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('Tokens that the agent wrote.'),
    cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('What it cost, in US dollars.'),
}); }


/***/ }),

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ (evaluateRequest ?? evaluateRequest$made())),
  LB: () => (/* binding */ (evaluateResponse ?? evaluateResponse$made())),
  bc: () => (/* binding */ (subject ?? subject$made()))
});

// UNUSED EXPORTS: judgedBySomething

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/agent-usage.js
var agent_usage;
// EXTERNAL MODULE: ./lib/schema/check.js
var check;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
var message;
function message$made() { return message = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    role: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['user', 'assistant', 'system', 'tool']).describe('Who speaks.'),
    content: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What is said.'),
    context: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional().describe('Passages that belong to this turn alone.'),
}); }

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result;
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call;
// EXTERNAL MODULE: ./lib/schema/trace.js
var trace;
// EXTERNAL MODULE: ./lib/schema/workspaces/workspace.js
var workspace;
;// CONCATENATED MODULE: ./lib/schema/evaluation.js










/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
var subject;
function subject$made() { return subject = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    input: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the user asked.'),
    output: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the agent answered.'),
    expected_behavior: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What a good answer does, in plain sentences.'),
    context: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional().describe('Passages that the answer is to be based on.'),
    ground_truth: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Reference answer or facts that the answer is compared with.'),
    conversation_history: (schemas ??= __webpack_require__(88343))/* array */.YOg((message ?? message$made())).optional().describe('The conversation, oldest entry first.'),
    agent_plan: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('The plan that the agent made.'),
    tool_calls: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolCall */.LW)
        .optional()
        .describe('Tools that the agent called. An empty list: none. Left out: unknown.'),
    role: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Role of the agent in a sentence.'),
    system_prompt: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('System prompt of the agent, as its instructions.'),
    domain: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the agent is there for, for `misuse`.'),
    allowed_topics: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP())
        .optional()
        .describe('Topics that the agent may speak about, for `topic_adherence`.'),
    advice_types: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP())
        .optional()
        .describe('Kinds of advice that the agent must not give. Left out: `non_advice` looks for medical, financial and legal advice.'),
    expected_tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* expectedTool */.vc).optional().describe('Tools that the agent should have called.'),
    available_tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolDescription */.HG).optional().describe('Tools that the agent could have called.'),
    latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('How long the answer took, in milliseconds, for `latency_ms`.'),
    usage: (agent_usage ??= __webpack_require__(40268))/* agentUsage */.h
        .optional()
        .describe('What the answer took, in tokens and US dollars, for checks of them.'),
    workspace: (workspace ??= __webpack_require__(56023))/* workspaceEvidence */.$W
        .optional()
        .describe('What the answer left behind in its workspace, for checks of files, commands and changes.'),
    spans: (schemas ??= __webpack_require__(88343))/* array */.YOg((trace ??= __webpack_require__(85070))/* seenSpan */.oy)
        .max((trace ??= __webpack_require__(85070))/* MOST_SPANS */.Ud)
        .optional()
        .describe('Spans that were traced for the answer, in the order in which they began, for `spans`. Left out: unknown.'),
    state: (common ??= __webpack_require__(86462))/* freeObject */.oR.optional().describe('What the answer left behind, for checks of `state…`.'),
}); }
/** Without scorers there have to be checks. */
function judgedBySomething(value, context) {
    const { scorers, checks } = value; // Half-read: only whether they are there.
    if (scorers === undefined && checks === undefined)
        context.addIssue({ code: 'custom', path: ['scorers'], message: 'is required (or checks)' });
}
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
var evaluateRequest;
function evaluateRequest$made() { return evaluateRequest = (subject ?? subject$made())
    .extend({
    turn_id: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .optional()
        .describe('Id of a turn of a stored run to judge again; fields that are given beside it win over those of the turn.'),
    scorers: (schemas ??= __webpack_require__(88343))/* array */.YOg((scorer_name ??= __webpack_require__(47655))/* scorerName */.W7)
        .min(1)
        .optional()
        .describe('Built-in names, aliases or ids of custom scorers; one result each. May be left out where there are `checks`.'),
    checks: (check ??= __webpack_require__(51283))/* checks */.AV.optional(),
    threshold: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('Lowest score that passes; above 1 it is the budget of `latency_ms` in milliseconds. Left out: that of the scorer, else 0.7.'),
})
    .superRefine(judgedBySomething, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu)
    .meta({ anyOf: [{ required: ['scorers'] }, { required: ['checks'] }] }); }
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
var evaluateResponse;
function evaluateResponse$made() { return evaluateResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    evaluation_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    overall_pass: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    results: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (scorer_result ??= __webpack_require__(60133))/* scorerResult */.sp),
    errors: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (scorer_result ??= __webpack_require__(60133))/* scorerError */.Tz).optional(),
}); }


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

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
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S)
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
    const open = catchall !== undefined && !(catchall instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodNever */ .iSc);
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
    const names = schema.keyType instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH || schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA || schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodOptional */ .IiU ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodNullable */ .l1C ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodDefault */ .XiL ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 34813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

/** The scorers of a request by name, and a problem for every name that is none. */
function resolveScorers(names, registry) {
    const scorers = [];
    const problems = [];
    for (const [index, name] of names.entries()) {
        const scorer = registry.find(name);
        if (scorer)
            scorers.push(scorer);
        else
            problems.push(unknownScorer(name, index, registry, problems));
    }
    return { scorers, problems };
}
/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name, index, registry, before) {
    const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
    if (registry.isCheck(name))
        return {
            ...problem,
            message: `"${name}" is a check, not a scorer.`,
            hint: `Write it under checks: checks: [{ ${name}: … }].`,
        };
    const meant = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(name, registry.names());
    if (meant !== null)
        return {
            ...problem,
            message: `There is no scorer "${name}". Did you mean "${meant}"?`,
            hint: `Write "${meant}".`,
        };
    const list = `Scorers are ${registry.names().join(', ')}.`;
    const said = before.some((one) => one.hint === list);
    return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
}


/***/ }),

/***/ 85351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ labelledThreshold),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD)
/* harmony export */ });
/* unused harmony export ANY_FAULT_THRESHOLDS */
/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
var ANY_FAULT_THRESHOLDS;
function ANY_FAULT_THRESHOLDS$made() { return ANY_FAULT_THRESHOLDS = {
    argument_correctness: 1,
    pii_leakage: 1,
    tool_correctness: 1,
}; }
/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
function labelledThreshold(scorer) {
    return ((Object.hasOwn((ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made()), scorer) ? (ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made())[scorer] : undefined) ??
        DEFAULT_THRESHOLD);
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

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 75348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spearman)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Spearman's rank correlation: how far two lists put the same things in the same order (Spearman 1904), ties sharing their mean
 * rank. 1 is the same order, 0 none, -1 the reverse. Null for fewer than two pairs, or when one side never changes.
 */
function spearman(first, second) {
    if (first.length !== second.length)
        throw new RangeError(`spearman: ${first.length} values beside ${second.length}`);
    if (first.length < 2)
        return null;
    const [a, b] = [centred(ranks(first)), centred(ranks(second))];
    let both = 0;
    let ownA = 0;
    let ownB = 0;
    for (const [row, value] of a.entries()) {
        const other = b[row];
        both += value * other;
        ownA += value * value;
        ownB += other * other;
    }
    return ownA === 0 || ownB === 0 ? null : Math.max(-1, Math.min(1, both / Math.sqrt(ownA * ownB)));
}
function centred(values) {
    const middle = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values);
    return values.map((value) => value - middle);
}
function ranks(values) {
    const order = values.map((_, row) => row).sort((a, b) => values[a] - values[b]);
    const result = new Array(values.length);
    for (let start = 0; start < order.length;) {
        let end = start + 1;
        while (end < order.length && values[order[end]] === values[order[start]])
            end += 1;
        for (let place = start; place < end; place += 1)
            result[order[place]] = (start + 1 + end) / 2;
        start = end;
    }
    return result;
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__;

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
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,(fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(21916))/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
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
