export const id = 59;
export const ids = [59,1916,1101,260];
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
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__;

/** Whether a check, or one under it, names a file. */
function namesFile(checks) {
    return checks !== undefined && filesIn(checks).length > 0;
}
/**
 * Checks with what their files hold in the place of their paths, so that a changed file is a changed case; `modules` are files that
 * are part of the case and stand in no check, since they are run where they are. `say` takes what is wrong with the text of a file. The
 * checks themselves stay as they are.
 */
async function withFiles(checks, path, { readText, findFile }, say) {
    const modules = [];
    const copy = structuredClone(checks); // Plain values: they come from a file.
    for (const { holder, key, file, path: inside, isAsItIs } of filesIn(copy)) {
        const place = [...path, ...inside];
        if (isAsItIs === true) {
            holder[key] = (await findFile(file, place)) ?? file;
            continue;
        }
        const read = await readText(file, place);
        if (read === undefined)
            continue;
        const value = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
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
        const kind = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind;
        const file = kind?.file?.of(value);
        if (file !== undefined)
            return [{ holder, key, file, path: place }];
        const below = (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) => 
        // A check without a step of its own shares the object of the value.
        filesOf(step.length === 0 ? value : inner, [...place, ...step]));
        return [...asTheyAre(kind?.files?.(value) ?? [], value, place), ...below];
    });
}
function asTheyAre(named, value, place) {
    return named.map(({ step, file }) => {
        let holder = value; // Lists too: a number is a key of them.
        for (const key of step.slice(0, -1))
            holder = holder[key]; // The kind says that it leads there.
        return { holder, key: String(step.at(-1)), file, path: [...place, ...step], isAsItIs: true };
    });
}


/***/ }),

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js
var known_secrets;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: external "node:util"
var external_node_util_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
var VARIABLE;
function VARIABLE$made() { return VARIABLE = /^[A-Za-z_]\w*$/; }
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,(node_environment ??= __webpack_require__(41834))/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(here, evals)), NAME), (0,(external_node_path_ ??= __webpack_require__(76760)).join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => (VARIABLE ?? VARIABLE$made()).test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
}
/** The same environment with these variables beside those that are set. */
function withAdded(env, added) {
    return {
        get: (name) => env.get(name) ?? added.get(name),
        names: () => [...new Set([...env.names(), ...added.keys()])].sort(),
        cwd: () => env.cwd(),
    };
}
function variablesIn(path, files) {
    const hint = 'Write one NAME=value a line, or leave the file alone with --no-env-file.';
    if ((files.stat(path)?.size ?? 0) > LARGEST)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,(external_node_util_ ??= __webpack_require__(57975)).parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,(redaction ??= __webpack_require__(76739)).outputSecrets)()?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const judge = {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,(redaction ??= __webpack_require__(76739)).outputSecrets)();
    const engine = (0,(engine_engine ??= __webpack_require__(89908))/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    (background_ended ??= __webpack_require__(2505))/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 62600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  experimentCommand: () => (/* binding */ experimentCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/jobs/experiments/experiment-report.js
var experiment_report;
// EXTERNAL MODULE: ./lib/jobs/experiments/find-experiment.js + 1 modules
var find_experiment;
// EXTERNAL MODULE: ./lib/statistics/harm.js
var harm;
// EXTERNAL MODULE: ./lib/statistics/paired-interval.js + 1 modules
var paired_interval;
// EXTERNAL MODULE: ./lib/statistics/normal.js
var normal;
// EXTERNAL MODULE: ./lib/statistics/student-t.js + 1 modules
var student_t;
;// CONCATENATED MODULE: ./lib/statistics/power-paired-t.js


/** Steps of the trapezoid rule; on this bell-shaped integrand it is exact to about 12 digits. */
const STEPS = 500;
/** Weights below exp(−40), about 4e-18, cannot be seen in a double. */
const NEGLIGIBLE = 40;
/** A t test needs two pairs. */
const FEWEST_PAIRS = 2;
/** Beyond this many pairs nothing is being planned any more: the effect asked for is too small. */
const MOST_PAIRS = 1e9;
/**
 * P(|T'| > critical) for the noncentral t with `df` degrees of freedom: the normal tail averaged over the distribution
 * of the sample standard deviation s = exp(u), whose density in u is proportional to exp(df (u − exp(2u)/2)).
 */
function noncentralTwoSided(critical, df, noncentrality) {
    const spread = NEGLIGIBLE / df;
    const low = -(spread + Math.sqrt(spread));
    const step = (Math.sqrt(spread) - low) / STEPS;
    let weights = 0;
    let sum = 0;
    for (let i = 0; i <= STEPS; i += 1) {
        const u = low + i * step;
        const weight = Math.exp(df * (u - Math.expm1(2 * u) / 2));
        const edge = critical * Math.exp(u);
        weights += weight;
        sum += weight * ((0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)(edge - noncentrality) + (0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)(edge + noncentrality));
    }
    return sum / weights;
}
/**
 * Power of the two-sided paired t test: the chance that `n` pairs (test cases played by both variants) show an effect
 * of `effect_size`. Assumes roughly normal differences. Noncentral t distribution, both tails (Cohen 1988, ch. 2).
 * `n` may be a fraction. RangeError for n < 2 or an alpha outside 0..1.
 */
function pairedTPower(plan) {
    const { effect_size, alpha, n } = plan;
    if (!(n >= FEWEST_PAIRS && n < Infinity))
        throw new RangeError(`pairedTPower: n must be at least 2, got ${n}`);
    if (!(alpha > 0 && alpha < 1))
        throw new RangeError(`pairedTPower: alpha must be between 0 and 1, got ${alpha}`);
    if (!Number.isFinite(effect_size))
        throw new RangeError(`pairedTPower: effect_size must be finite, got ${effect_size}`);
    return noncentralTwoSided(-(0,(student_t ??= __webpack_require__(87870))/* tQuantile */.YW)(alpha / 2, n - 1), n - 1, Math.abs(effect_size) * Math.sqrt(n));
}
/**
 * How many pairs a two-sided paired t test needs to see `effect_size` with the wanted power. The result is the real
 * number at which the power is met (round up to plan), never under 2. RangeError when the effect is 0 or so small that
 * no realistic number of pairs would show it, or when power is not between alpha and 1.
 */
function pairedTSampleSize(plan) {
    const { effect_size, alpha, power } = plan;
    if (!(power > alpha && power < 1))
        throw new RangeError(`pairedTSampleSize: power must lie between alpha and 1, got ${power}`);
    const reached = (n) => pairedTPower({ effect_size, alpha, n }) >= power;
    if (reached(FEWEST_PAIRS))
        return FEWEST_PAIRS;
    let low = FEWEST_PAIRS;
    let high = 2 * FEWEST_PAIRS;
    while (!reached(high)) {
        low = high;
        high *= 2;
        if (high > MOST_PAIRS)
            throw new RangeError(`pairedTSampleSize: effect_size ${effect_size} is too small to plan for`);
    }
    while (high - low > 1e-11 * high) {
        const middle = (low + high) / 2;
        if (reached(middle))
            high = middle;
        else
            low = middle;
    }
    return (low + high) / 2;
}

// EXTERNAL MODULE: ./lib/experiments/guards.js
var experiments_guards;
// EXTERNAL MODULE: ./lib/experiments/looks.js + 1 modules
var looks;
// EXTERNAL MODULE: ./lib/experiments/metrics.js
var experiments_metrics;
;// CONCATENATED MODULE: ./lib/experiments/planned-power.js






/** Differences that a plan is asked about, in units of the primary metric. */
var DIFFERENCES;
function DIFFERENCES$made() { return DIFFERENCES = [0.1, 0.2]; }
/** A plan is good for a difference that it proves four times in five. */
const GOOD = 0.8;
/** Most runs that the interface takes. */
const MOST_RUNS = 1000;
/** Error level without looks. */
const ALPHA = 0.05;
/** A case passes four of five plays (or one of five), 0.8 x 0.2 on either side, and its own gain differs from the mean one by 0.15. */
var ASSUMED_SCATTER;
function ASSUMED_SCATTER$made() { return ASSUMED_SCATTER = {
    withinRuns: 2 * 0.8 * 0.2,
    betweenCases: 0.15 ** 2,
    source: { from: 'assumption' },
}; }
/**
 * Power of an experiment with this design if plays scatter like this, by the paired t-test over cases (noncentral t), at the level of the last look where
 * there are looks. Guards cost the share of harmless experiments in which they see harm, which is at most HARM_LEVEL for all of them
 * together. Undefined for times and costs, whose scatter nobody can assume. Checked against the product's own decisions by
 * `npm run bench -- calibration`: within five points from 8 cases on, too high below.
 */
function plannedPower(design, scatter) {
    const { cases, rounds, metrics, primary } = design;
    if ((0,(experiments_metrics ??= __webpack_require__(67361))/* metricOf */.a)(primary).scale === 'log')
        return undefined;
    const guards = (0,(experiments_guards ??= __webpack_require__(71628))/* guardedMetrics */.M)(metrics, primary).map(({ name }) => name);
    const sdOf = (runs) => Math.sqrt(scatter.betweenCases + scatter.withinRuns / runs);
    const sd = sdOf(rounds);
    const alpha = levelOf(design);
    const free = guards.length === 0 ? 1 : 1 - (harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6;
    const shown = (difference, level, runs = rounds) => {
        if (cases < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I)
            return 0;
        const scatterOf = sdOf(runs);
        return scatterOf === 0
            ? 1
            : pairedTPower({ effect_size: difference / scatterOf, alpha: level, n: cases });
    };
    const largest = Math.max(...(DIFFERENCES ?? DIFFERENCES$made()));
    return {
        design,
        scatter,
        guards,
        effects: (DIFFERENCES ?? DIFFERENCES$made()).map((difference) => ({
            difference,
            withoutGuards: shown(difference, alpha),
            withGuards: free * shown(difference, alpha),
            // One-sided, and the worst case of the pooled question: all others stand well.
            harmShown: guards.length === 0 ? null : shown(difference, (2 * (harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6) / guards.length),
        })),
        casesNeeded: Math.max((paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I, sd === 0 ? 0 : Math.ceil(pairedTSampleSize({ effect_size: largest / sd, alpha, power: GOOD / free }))),
        runsNeeded: runsFor((runs) => free * shown(largest, levelOf({ sequential: design.sequential, rounds: runs }), runs) >= GOOD),
    };
}
/** The fewest runs at which this holds; null where it does not at the most that the interface takes. More runs never find less. */
function runsFor(isEnough) {
    if (!isEnough(MOST_RUNS))
        return null;
    let [tooFew, enough] = [0, MOST_RUNS];
    while (enough - tooFew > 1) {
        const middle = Math.floor((tooFew + enough) / 2);
        if (isEnough(middle))
            enough = middle;
        else
            tooFew = middle;
    }
    return enough;
}
/** What the last look asks for; the looks before it spend the rest, and find about as much as giving up early loses. */
function levelOf({ sequential, rounds }) {
    return sequential ? ((0,(looks ??= __webpack_require__(21501))/* planLooks */.E)(rounds).at(-1)?.alpha ?? ALPHA) : ALPHA;
}

// EXTERNAL MODULE: ./lib/experiments/measured.js
var measured;
// EXTERNAL MODULE: ./lib/runs/planning/run-judge.js
var run_judge;
// EXTERNAL MODULE: ./lib/runs/record-run.js
var record_run;
// EXTERNAL MODULE: ./lib/schema/experiment.js + 1 modules
var experiment;
;// CONCATENATED MODULE: ./lib/jobs/experiments/earlier-scatter.js







/** A variance from fewer repeated outcomes than this says less than the assumption. */
const LEAST_FREEDOM = 10;
/**
 * How plays of this plan may be expected to scatter: as in the newest experiment of the same agent that was decided by the same metric; else, where
 * the cases' own scorers and checks decide, as the outcomes of these cases in earlier runs; else as assumed. Reads the state only.
 */
async function earlierScatter(engine, plan, primary) {
    const fromExperiment = await experimentScatter(engine, plan.definition.agent_id, primary);
    if (fromExperiment !== undefined)
        return fromExperiment;
    const isOwn = primary === 'pass_rate' && plan.metrics.every((name) => (measured ??= __webpack_require__(79586))/* MEASURED */.l.has(name));
    return (isOwn ? await historyScatter(engine, plan) : undefined) ?? (ASSUMED_SCATTER ?? ASSUMED_SCATTER$made());
}
async function experimentScatter(engine, agentId, primary) {
    const all = (await (await engine.store()).list('experiments')).flatMap(({ value }) => {
        const { data } = (experiment ??= __webpack_require__(93361))/* storedExperiment */.bZ.safeParse(value);
        return data === undefined || data.agent_id !== agentId ? [] : [data];
    });
    const newestFirst = all.sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
    for (const { experiment_id: id, statistical_analysis: analysis } of newestFirst) {
        if (analysis === undefined || analysis.variance === null)
            continue;
        const { within_runs: withinRuns, between_cases: betweenCases } = analysis.variance;
        // Where nothing varied, nothing is known of cases that can tell variants apart.
        if (analysis.cases < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I || withinRuns + betweenCases === 0)
            continue;
        if (analysis.primary_metric === primary)
            return { withinRuns, betweenCases, source: { from: 'experiment', id } };
    }
    return undefined;
}
/** Outcomes of cases that ordinary runs play once: each is a play. Other commits of the agent are among them, so it is rather too much. */
async function historyScatter(engine, { planned, cases }) {
    const judgeId = await judgeIdOf(engine, planned);
    if (judgeId === undefined)
        return undefined;
    const history = await (0,(record_run ??= __webpack_require__(72409))/* historyOf */.om)(engine, judgeId);
    let [freedom, squares, seen] = [0, 0, 0];
    for (const { description } of planned.slice(0, cases.length)) {
        const marks = history.of({ ...description, repeat: 1, min_passes: 1 }) ?? '';
        if (marks.length < 2)
            continue;
        const passed = marks.replaceAll('F', '').length;
        squares += (passed * (marks.length - passed)) / marks.length;
        freedom += marks.length - 1;
        seen += 1;
    }
    if (freedom < LEAST_FREEDOM)
        return undefined;
    return {
        withinRuns: 2 * (squares / freedom),
        betweenCases: (ASSUMED_SCATTER ?? ASSUMED_SCATTER$made()).betweenCases,
        source: { from: 'history', cases: seen },
    };
}
/** What a plan can find may be asked before there is a key: without a judge there is no history of its verdicts. */
async function judgeIdOf(engine, planned) {
    try {
        return (await (0,(run_judge ??= __webpack_require__(14785))/* choosePlanJudge */.S)(engine, { planned, settings: await engine.settings() })).judge.id;
    }
    catch (error) {
        if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/jobs/experiments/power-of.js


/** What an experiment can find, before it is played: with the scatter of earlier plays where the state has some. Undefined for times and costs. */
async function powerOf(engine, plan) {
    const primary = plan.definition.config.primary_metric ?? 'pass_rate';
    const { rounds, sequential, metrics } = plan;
    const design = { cases: plan.cases.length, rounds, sequential, metrics, primary };
    return plannedPower(design, await earlierScatter(engine, plan, primary));
}

// EXTERNAL MODULE: ./lib/jobs/experiments/start-experiment.js + 37 modules
var start_experiment;
// EXTERNAL MODULE: ./lib/operations/create-experiment.js
var create_experiment;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/text/display-width.js
var display_width;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort;
// EXTERNAL MODULE: ./lib/reports/parts/experiment-facts.js
var experiment_facts;
// EXTERNAL MODULE: ./lib/reports/parts/experiment-rows.js
var experiment_rows;
// EXTERNAL MODULE: ./lib/reports/parts/experiment-verdict.js
var experiment_verdict;
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines;
// EXTERNAL MODULE: ./lib/reports/parts/metric-text.js
var metric_text;
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase;
// EXTERNAL MODULE: ./lib/reports/parts/remarks.js
var remarks;
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style;
// EXTERNAL MODULE: ./lib/reports/parts/terminal-table.js
var terminal_table;
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict;
;// CONCATENATED MODULE: ./lib/reports/experiment-terminal.js
















var WORDS;
function WORDS$made() { return WORDS = {
    better: ['PROVEN', 'good'],
    here: ['PARTLY', 'odd'],
    leads: ['OPEN', 'odd'],
    level: ['LEVEL', 'odd'],
    nothing: ['NOTHING', 'bad'],
    unfinished: ['…', 'dim'],
}; }
/** Variants, tables of contrasts, contrasts of each and remarks that a screen shows; the JSON has them all. */
const MOST_VARIANTS = 20;
const MOST_TABLES = 8;
const MOST_CONTRASTS = 12;
const MOST_REMARKS = 12;
/** Facts that a screen shows; the recommendation speaks of the others where they matter. */
var SHOWN;
function SHOWN$made() { return SHOWN = new Set(['tested', 'looks', 'users']); }
/** Overrides of a variant, and code points of them and of its name within a sentence. */
const MOST_CHANGES = 6;
const NAME_IN_TEXT = 120;
/** Columns of a variant's name above its means. */
const NAME = 8;
/**
 * What `assay experiment` says: the verdict with what to do, the variants, each against the baseline, then how sure that
 * is and what it took. Comes line by line; texts of others are escaped.
 */
function* experimentTerminal(report, options = {}) {
    const width = Math.max((labelled_lines ??= __webpack_require__(82881))/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? (parts_style ??= __webpack_require__(10883))/* colourStyle */.e : (parts_style ??= __webpack_require__(10883))/* plainStyle */.s;
    const { response } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,(experiment_verdict ??= __webpack_require__(33343))/* headline */.P)(report);
    const [word, emphasis] = (WORDS ?? WORDS$made())[kind];
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* verdictLines */.rz)(word, emphasis, (0,(parts_phrase ??= __webpack_require__(313))/* phraseText */.tN)(phrase), width, style);
    const { recommendation = '' } = response;
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('advice', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(recommendation, (remarks ??= __webpack_require__(30455))/* RECOMMENDATION */.Q4), width);
    if (found !== undefined) {
        const shownRemarks = (0,(remarks ??= __webpack_require__(30455))/* remarks */.IW)(found, recommendation);
        for (const { kind: what, text } of shownRemarks.slice(0, MOST_REMARKS))
            yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(what === 'warning' ? 'warning' : 'because', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(text, (remarks ??= __webpack_require__(30455))/* SENTENCE */.gz), width);
        if (shownRemarks.length > MOST_REMARKS)
            yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('', `and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(shownRemarks.length - MOST_REMARKS)} more; the report lists them`, width);
    }
    const changes = report.variants.slice(0, MOST_TABLES).map((one) => {
        const what = one.changes.length === 0 ? 'nothing' : one.changes.slice(0, MOST_CHANGES).join(', ');
        return `${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(one.name, NAME_IN_TEXT)}: ${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(what, NAME_IN_TEXT)}`;
    });
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('changes', changes.join('; '), width);
    yield '\n';
    yield* variantTable(report, width, style);
    if (found !== undefined) {
        yield* contrastTables(report, found, width, style);
        for (const { label, phrase: fact } of (0,(experiment_facts ??= __webpack_require__(85329))/* experimentFacts */.z)(report))
            if ((SHOWN ?? SHOWN$made()).has(label))
                yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(label, (0,(parts_phrase ??= __webpack_require__(313))/* phraseText */.tN)(fact), width);
    }
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('played', `${report.name} · agent ${report.agent_id}`, width);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('judge', `${(0,(verdict ??= __webpack_require__(38987))/* judgeName */.Bt)(report)}${(0,(verdict ??= __webpack_require__(38987))/* judgeOrigin */.eX)(report)}`, width);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('effort', (0,(effort ??= __webpack_require__(41014))/* spendingParts */.O)(report).join(' · '), width);
    if (options.reportPath !== undefined)
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)('report')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(options.reportPath)}\n`;
    for (const [index, command] of (options.next ?? []).entries())
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)(index === 0 ? 'next' : '')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(command)}\n`;
}
function* variantTable(report, width, style) {
    const all = (0,(experiment_rows ??= __webpack_require__(43133))/* variantRows */.LQ)(report);
    if (all.length === 0)
        return;
    const rows = all.slice(0, MOST_VARIANTS);
    const lost = rows.some((row) => row.lost !== '');
    const cost = rows.some((row) => row.cost !== '');
    const best = rows.some((row) => row.best !== '');
    const head = [
        { title: 'variant', left: true },
        { title: 'plays' },
        { title: 'pass rate' },
        { title: 'mean latency' },
        ...(cost ? [{ title: 'mean cost' }] : []),
        ...(best ? [{ title: 'P(best)' }] : []),
        ...(lost ? [{ title: 'lost', left: true }] : []),
    ];
    const cells = rows.map((row) => [
        (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(row.name),
        row.plays,
        row.rate,
        row.latency,
        ...(cost ? [row.cost] : []),
        ...(best ? [row.best] : []),
        ...(lost ? [row.lost] : []),
    ]);
    yield* (0,(terminal_table ??= __webpack_require__(92125))/* terminalTable */.R)(head, cells, width, style);
    if (all.length > rows.length)
        yield `  and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(all.length - rows.length)} more variants\n\n`;
}
function* contrastTables({ response }, found, width, style) {
    const { results = {} } = response;
    const all = [...(0,(experiment_rows ??= __webpack_require__(43133))/* contrastsOf */.l0)(found)];
    const groups = all.slice(0, MOST_TABLES);
    for (const [variant, contrasts] of groups) {
        const head = [
            { title: 'metric', left: true },
            { title: (0,(display_width ??= __webpack_require__(37832))/* cutToWidth */.G1)((0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(found.baseline), NAME) },
            { title: (0,(display_width ??= __webpack_require__(37832))/* cutToWidth */.G1)((0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(variant), NAME) },
            { title: 'difference' },
            { title: 'p adj.' },
            { title: '', left: true },
        ];
        const rows = contrasts.slice(0, MOST_CONTRASTS).map((one) => [
            ...(0,(experiment_rows ??= __webpack_require__(43133))/* contrastCells */.SW)(one, variant, results, {
                name: (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)((0,(parts_phrase ??= __webpack_require__(313))/* phraseText */.tN)([(0,(metric_text ??= __webpack_require__(70958))/* metricName */.Kh)(one.metric)])),
                typical: ', typical',
            }),
            (0,(format_difference ??= __webpack_require__(54826))/* formatP */.MA)(one.p_adjusted).replace(' ', ''),
            (0,(experiment_rows ??= __webpack_require__(43133))/* contrastReading */.Tz)(one).replace('no practical difference', 'same').replace(/: .*/, ''),
        ]);
        yield* (0,(terminal_table ??= __webpack_require__(92125))/* terminalTable */.R)(head, rows, width, style);
        if (contrasts.length > MOST_CONTRASTS)
            yield `  and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(contrasts.length - MOST_CONTRASTS)} more metrics\n\n`;
    }
    if (all.length > groups.length)
        yield `  and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(all.length - groups.length)} more variants\n\n`;
    if (groups.length === 0 || !found.contrasts.some(({ label }) => label === 'exploratory'))
        return;
    const note = `Put to the test: ${(0,(parts_phrase ??= __webpack_require__(313))/* phraseText */.tN)([(0,(metric_text ??= __webpack_require__(70958))/* metricName */.Kh)(found.primary_metric)])}. The rest is exploratory: a lead is something to follow, not a finding; same: no practical difference.${(0,(experiment_rows ??= __webpack_require__(43133))/* typicalNote */.VV)(found)}`;
    for (const line of (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLines */.MJ)(note, width - 2))
        yield `${style('dim', `  ${line}`)}\n`;
    yield '\n';
}

// EXTERNAL MODULE: ./lib/reports/progress.js
var reports_progress;
// EXTERNAL MODULE: ./lib/reports/write-experiment-reports.js
var write_experiment_reports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/experiments/sentences/words.js
var words;
;// CONCATENATED MODULE: ./lib/experiments/sentences/power-ahead.js





/** Below this many cases the formula promises more than the sign-flip test keeps. */
const EXACT_CASES = 8;
/** What a plan can find, in sentences for people, before anything is played or paid: one line each. */
function powerAhead(power) {
    const { design, guards } = power;
    if (design.cases < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I)
        return [`recommendation: ${recommendAhead(power)}`];
    return [
        ...power.effects.map((effect) => chanceText(power, effect)),
        ...(guards.length === 0 ? [] : [guardText(power)]),
        assumedText(power.scatter),
        `recommendation: ${recommendAhead(power)}`,
    ];
}
/** What to do about a plan: buy it, or buy more cases first. */
function recommendAhead({ design, effects, casesNeeded, runsNeeded }) {
    const metric = (0,(experiments_metrics ??= __webpack_require__(67361))/* metricOf */.a)(design.primary);
    const { cases, rounds } = design;
    if (cases < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I)
        return `Add cases before you play it. ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(cases, 'case')} can prove nothing about others, however large the difference; at least ${(paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I} are needed, about ${casesNeeded} to prove ${(0,(words ??= __webpack_require__(9256))/* sizeText */.lP)(effects.at(-1)?.difference ?? 0, metric)} four times in five.`;
    const largest = effects.at(-1);
    const goal = (0,(words ??= __webpack_require__(9256))/* sizeText */.lP)(largest?.difference ?? 0, metric);
    const smallest = effects[0];
    if ((smallest?.withGuards ?? 0) >= 0.8)
        return `Play it; a difference of ${(0,(words ??= __webpack_require__(9256))/* sizeText */.lP)(smallest?.difference ?? 0, metric)} is found at least four times in five.`;
    if (cases >= casesNeeded)
        return `Play it if you look for a difference of ${goal} or more; smaller ones are easily missed.`;
    const more = runsNeeded === null ? '' : `, or these ${cases} played ${(0,(words ??= __webpack_require__(9256))/* timesText */.Aq)([runsNeeded, runsNeeded])},`;
    return `Plan for more before you play it, if you look for a difference of ${goal}: ${casesNeeded} cases played ${(0,(words ??= __webpack_require__(9256))/* timesText */.Aq)([rounds, rounds])}${more} would prove it four times in five.`;
}
function chanceText({ design, guards }, { difference, withGuards, withoutGuards }) {
    const metric = (0,(experiments_metrics ??= __webpack_require__(67361))/* metricOf */.a)(design.primary);
    const about = design.cases < EXACT_CASES ? 'at most' : 'about';
    const without = guards.length === 0 ? '' : ` (${whole(withoutGuards)} without guards)`;
    return `if one variant is better by ${(0,(words ??= __webpack_require__(9256))/* sizeText */.lP)(difference, metric)} on ${metric.name}: proven in ${about} ${whole(withGuards)} of such experiments${without}`;
}
function guardText({ guards, effects, design }) {
    const found = effects.flatMap(({ difference, harmShown }, index) => {
        const size = (0,(words ??= __webpack_require__(9256))/* sizeText */.lP)(difference, (0,(experiments_metrics ??= __webpack_require__(67361))/* metricOf */.a)(design.primary));
        return harmShown === null
            ? []
            : [
                index === 0
                    ? `a true loss of ${size} is noticed in about ${whole(harmShown)}`
                    : `one of ${size} in about ${whole(harmShown)}`,
            ];
    });
    const several = guards.length > 1;
    return `guards: ${(0,(words ??= __webpack_require__(9256))/* listed */.KE)(guards)}. A winner that harms ${several ? 'one of them' : 'it'} is held back. Harm is seen by mistake in at most ${whole((harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6)} of experiments${several ? ', all guards together' : ''}; ${found.join(', ')}`;
}
function assumedText({ source, withinRuns, betweenCases }) {
    const spread = Math.sqrt(betweenCases).toFixed(2);
    if (source.from === 'experiment')
        return `reckoned with the scatter of the earlier experiment ${source.id} (variance between plays of a case ${withinRuns.toFixed(3)}, the gain varies from case to case by ±${spread})`;
    const gain = `that the gain varies from case to case by ±${spread}`;
    if (source.from === 'history')
        return `reckoned with how often ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(source.cases, 'case')} passed and failed in earlier runs; assumed: ${gain}`;
    return `assumed, for want of earlier plays: that a case passes about four of five plays (or one of five), and ${gain}; agents that are steadier find more, others less`;
}
/** In whole percent: a forecast has no more digits. Almost all is not all, and almost none is not none. */
function whole(share) {
    const percent = Math.round(share * 100);
    return `${share < 1 && percent === 100 ? 99 : share > 0 && percent === 0 ? 1 : percent} %`;
}

// EXTERNAL MODULE: ./lib/schema/users/talk-turns.js
var talk_turns;
;// CONCATENATED MODULE: ./lib/cli/plan-text.js



/** What `experiment --dry-run` prints: how many plays it would take, and what these could find. */
function planText(plan, power, json) {
    const plays = plan.planned.length * plan.rounds;
    const turns = plan.planned.reduce((sum, one) => sum + (0,(talk_turns ??= __webpack_require__(75697))/* plannedTurns */.f6)(one.loaded.case).length, 0) * plan.rounds;
    const { variants, cases, metrics, rounds, sequential } = plan;
    if (json)
        return `${JSON.stringify({ dry_run: true, variants, cases, metrics, runs_per_variant: rounds, sequential, plays, agent_calls: turns, ...(power === undefined ? {} : { power: shownPower(power), recommendation: recommendAhead(power) }) }, null, 2)}\n`;
    return [
        `${variants.length} variants (${variants.join(', ')}) × ${cases.length} cases × ${rounds} runs = ${plays} plays, ${turns} agent calls`,
        `metrics: ${metrics.join(', ')}`,
        sequential
            ? 'looks on the way may end it earlier'
            : 'no looks on the way: all plays are made (config.sequential: true lets it end earlier)',
        ...(power === undefined ? [] : powerAhead(power)),
        ...plan.warnings.map((warning) => `warning: ${warning}`),
    ]
        .map((line) => `${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(line)}\n`)
        .join('');
}
function shownPower({ design, scatter, guards, effects, casesNeeded, runsNeeded }) {
    const { withinRuns, betweenCases, source } = scatter;
    return {
        primary_metric: design.primary,
        guards,
        effects: effects.map(({ difference, withoutGuards, withGuards, harmShown }) => ({
            difference,
            without_guards: withoutGuards,
            with_guards: withGuards,
            harm_shown: harmShown,
        })),
        cases_needed: casesNeeded,
        runs_needed: runsNeeded,
        assumed: { within_runs: withinRuns, between_cases: betweenCases, source },
    };
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/experiment.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




















/** `assay experiment FILE`: plays the variants against each other and says what that shows. */
async function experimentCommand([named], flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const path = named === undefined ? undefined : (0,(find_experiment ??= __webpack_require__(5641))/* experimentPath */.x)(named, (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)());
        const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags, {
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ concurrency: flags.concurrency, experimentFile: path }),
        });
        const continued = flags.resume ?? flags.retryErrors;
        const definition = await definitionOf(engine, named, continued);
        if (flags.dryRun === true) {
            const plan = await (0,(start_experiment ??= __webpack_require__(31941))/* planOf */.X)(engine, definition);
            (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().out(planText(plan, await powerOf(engine, plan), flags.json === true));
            return 0;
        }
        const interrupted = __addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        const begun = engine.ports.clock.monotonic();
        const started = __addDisposableResource(env_1, await (0,(define_operation ??= __webpack_require__(27591))/* start */.ni)((create_experiment ??= __webpack_require__(69622))/* createExperiment */.C, definition, engine, {
            signal: interrupted.signal,
            retryErrors: flags.retryErrors !== undefined,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ resume: continued, maxCostUsd: flags.maxCostUsd }),
        }), true);
        showPlays(started, engine, flags);
        const outcome = await started.finish();
        return conclude(engine, started, outcome, engine.ports.clock.monotonic() - begun, flags);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function definitionOf(engine, named, resumed) {
    if (resumed !== undefined && named !== undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `${resumed} goes on as it began`, {
            where: named,
            hint: 'Leave the file out, or start a new experiment without --resume.',
        });
    if (resumed !== undefined)
        return (await (0,(start_experiment ??= __webpack_require__(31941))/* storedDefinition */.$)(engine, resumed)).request;
    if (named === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'no experiment was named', {
            hint: 'Give a file such as evals/experiments/prompts.yaml, or an id; see: assay list experiments',
        });
    return (0,(find_experiment ??= __webpack_require__(5641))/* findExperiment */.F)(engine, named);
}
function conclude(engine, { plan, judge, experimentId }, outcome, durationMs, flags) {
    const { out, err, width, colour } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const report = (0,(redaction ??= __webpack_require__(76739)).shownValue)((0,(experiment_report ??= __webpack_require__(67475))/* experimentReport */.q)(plan, outcome, judge, durationMs));
    const folder = flags.out === undefined
        ? `${engine.stateDir}/reports/${experimentId}`
        : (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.ports.env.cwd(), flags.out);
    const written = (0,(write_experiment_reports ??= __webpack_require__(82320))/* writeExperimentReports */.Q)(folder, report, engine.ports.files);
    if (flags.json === true)
        out(`${JSON.stringify((0,(redaction ??= __webpack_require__(76739)).shownValue)(outcome.response), null, 2)}\n`);
    else {
        out([...experimentTerminal(report, { width, colour })].join(''));
        out(`        report  ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(written.html)}\n`);
    }
    if (outcome.ended !== 'complete' && outcome.ended !== 'winner' && outcome.ended !== 'futile')
        err(`warning: the experiment stopped early (${outcome.ended}); go on with: assay experiment --resume ${experimentId}${outcome.ended === 'budget' ? ' --max-cost-usd MORE' : ''}\n`);
    else if (outcome.plays.lost > 0)
        err(`warning: ${outcome.plays.lost} plays were lost; play what errored again with: assay experiment --retry-errors ${experimentId}\n`);
    if (outcome.cancelled)
        return 130;
    return outcome.plays.valid === 0 ? 3 : 0;
}
/** A bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showPlays(started, engine, flags) {
    if (flags.quiet === true)
        return;
    const { err, width, interactive } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const { plan, judge } = started;
    const total = plan.planned.length * plan.rounds;
    const { clock } = engine.ports;
    const begun = clock.monotonic();
    let done = 0;
    let shownAt = begun;
    err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${plan.variants.length} variants · ${plan.cases.length} cases · up to ${total} plays · agent ${plan.definition.agent_id} · judge ${(0,(verdict ??= __webpack_require__(38987))/* judgeName */.Bt)({ judge })}`)}\n`);
    started.events.subscribe((event) => {
        if (event.type !== 'case.started')
            return;
        done++;
        const now = clock.monotonic();
        if (now - shownAt < (interactive ? 80 : 5_000))
            return;
        shownAt = now;
        const progress = { done, total, failed: 0, errored: 0, elapsedMs: now - begun };
        err(interactive ? `\r\u001b[K${(0,(reports_progress ??= __webpack_require__(16244))/* progressLine */.oz)(progress, width)}\r` : `${(0,(reports_progress ??= __webpack_require__(16244))/* progressText */.l_)(progress)}\n`);
    });
}


/***/ }),

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runThreshold)
/* harmony export */ });
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
function runThreshold({ name, threshold }, { thresholds, threshold: forAll }) {
    const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
    return named ?? threshold ?? forAll ?? (0,(_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85351))/* .labelledThreshold */ .RQ)(name);
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ resources),
/* harmony export */   Y0: () => (/* binding */ withResources),
/* harmony export */   jd: () => (/* binding */ owning)
/* harmony export */ });
/** Nothing yet. */
function resources() {
    const open = [];
    return {
        atClose: (close) => void open.push(close),
        async close() {
            const problems = [];
            for (let close = open.pop(); close !== undefined; close = open.pop())
                try {
                    await close();
                }
                catch (error) {
                    problems.push(error);
                }
            if (problems.length > 0)
                throw problems[0];
        },
    };
}
/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
async function owning(make) {
    const open = resources();
    try {
        return await make(open);
    }
    catch (error) {
        // What cannot be closed either is a consequence, and the cause says more.
        await open.close().catch(() => undefined);
        throw error;
    }
}
/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
function withResources(work) {
    return owning(async (open) => {
        const done = await work(open);
        await open.close();
        return done;
    });
}


/***/ }),

/***/ 5641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ experimentPath),
  F: () => (/* binding */ findExperiment)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git;
;// CONCATENATED MODULE: ./lib/jobs/experiments/files-of-commits.js


/** Most of one file, in characters. */
const LONGEST = 1_000_000;
/** Variants with the texts of files that are named by a commit; the text, and not the name, is what an experiment that goes on plays. Fault `validation_failed` for what is not there. */
async function withFilesOfCommits(variants, repository, ports) {
    const read = [];
    for (const { name, config } of variants) {
        const { files: written, ...rest } = config;
        if (written === undefined) {
            read.push({ name, config: rest });
            continue;
        }
        const files = {};
        for (const [path, from] of Object.entries(written)) {
            files[path] = from === null || 'text' in from ? from : { text: await textOf(from, repository, ports) };
        }
        read.push({ name, config: { ...rest, files } });
    }
    return read;
}
async function textOf({ git: ref, path }, repository, ports) {
    const git = (0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(repository, ports);
    const inside = path.replace(/^(?:\.\/)+/, '');
    const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    const object = `${commit.out.trim()}:${inside}`;
    if (commit.code !== 0)
        throw unreadable(ref, inside, 'there is no such commit');
    const kind = await git('cat-file', '-t', object);
    if (kind.code !== 0 || kind.out.trim() !== 'blob')
        throw unreadable(ref, inside, 'that commit has no such file');
    const { code, out } = await git('cat-file', 'blob', object);
    if (code !== 0 || out.includes('\0') || out.includes('\uFFFD') || out.length > LONGEST)
        throw unreadable(ref, inside, 'it is no text, or a very long one');
    return out;
}
const unreadable = (ref, path, why) => new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The file ${path} of ${ref} cannot be laid into a workspace: ${why}.`, {
    where: `${ref}:${path}`,
    hint: 'In CI check out with fetch-depth: 0, so that all commits and tags are there.',
});

;// CONCATENATED MODULE: ./lib/jobs/experiments/find-experiment.js




/** The real path of a file that was named, or undefined when the name is no file: then it is an id. */
function experimentPath(named, { env, files }) {
    const real = files.realPath((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(env.cwd(), named));
    return real !== null && files.stat(real)?.kind === 'file' ? real : undefined;
}
/** The experiment that a path or an id names; the engine must have been given a file outside the evals folder. */
async function findExperiment(engine, named) {
    const { experiments } = await engine.evals();
    const path = experimentPath(named, engine.ports);
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..');
    const found = path === undefined
        ? experiments.filter(({ experiment }) => experiment.id === named)
        : experiments.filter(({ location }) => engine.ports.files.realPath((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(home, location.file)) === path);
    const [first, ...more] = found;
    if (first === undefined)
        throw path === undefined ? unknownExperiment(named, experiments) : emptyFile(named);
    if (more.length > 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `${named} holds ${found.length} experiments`, {
            where: named,
            hint: `Name one by its id: ${found.map(({ experiment }) => experiment.id).join(', ')}`,
        });
    const { id: _, ...definition } = first.experiment;
    const { boundary } = await engine.evals();
    return { ...definition, variants: await withFilesOfCommits(definition.variants, boundary, engine.ports) };
}
function emptyFile(named) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${named} holds no experiment`, {
        where: named,
        hint: 'Give a YAML file with name, variants, test_case_ids and metrics.',
    });
}
function unknownExperiment(named, experiments) {
    const ids = experiments.map(({ experiment }) => experiment.id);
    const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(named, ids);
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no file and no experiment "${named}"`, {
        where: named,
        hint: close === null ? 'See: assay list experiments' : `Did you mean "${close}"?`,
    });
}


/***/ }),

/***/ 40944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Pg: () => (/* binding */ writeJob),
/* harmony export */   Yl: () => (/* binding */ (job ?? job$made())),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_1__;


/** What was begun over the service and has not come to its end; it goes on when the service starts again. */
var job;
function job$made() { return job = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    /** Of what it makes: a run, an experiment, an optimization, a batch. */
    id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['run', 'experiment', 'optimization', 'batch']),
    /** As it was checked, with its defaults. */
    request: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J(),
    /** What was answered, where it cannot be read from what is stored: without addresses, which change with the service. */
    answer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional(),
    created_at: (_schema_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
}); }
/** Resolves when the job would survive the death of this process. */
async function writeJob(engine, written) {
    const whole = { ...written, created_at: new Date(engine.ports.clock.now()).toISOString() };
    await (await engine.store()).create('jobs', whole.id, whole);
    return whole;
}
/** The job of this id; undefined when there is none, or none that can be read. */
async function jobOf(engine, id) {
    return (job ?? job$made()).safeParse(await (await engine.store()).get('jobs', id)).data;
}
/** It has come to its end, whatever that was. */
async function endJob(engine, id) {
    await (await engine.store()).remove('jobs', id);
}


/***/ }),

/***/ 85103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noJudge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48277);


/** Stands where nothing asks a judge: no key is looked for, and a question to it is a bug. */
const noJudge = {
    id: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    mode: 'offline',
    model: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    async fill({ key }) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', 'a judge was asked where none was needed', {
            where: key,
            hint: 'This is a bug in Assay. Please report it with the command you ran.',
        });
    },
};


/***/ }),

/***/ 69622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ (createExperiment ?? createExperiment$made()))
/* harmony export */ });
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens.
 * Begun in the background it is `pending` first, and goes on after a restart.
 */
var createExperiment;
function createExperiment$made() { return createExperiment = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineWatched */ .c9)({
    name: 'create-experiment',
    method: 'POST',
    path: '/v1/experiments',
    tag: 'experiments',
    status: 201,
    summary: 'Compare configurations of an agent.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .createExperimentRequest */ .r2,
    output: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz,
    async start(request, engine, options) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 31941));
        return startExperiment(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined || (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireQueueSpace('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 31941));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(4911)]).then(__webpack_require__.bind(__webpack_require__, 37507));
            const started = await startExperiment(engine, request, { id, signal: engine.live().stopping });
            engine.inBackground(experimentBehind(engine, id, { start: async () => started, abandon: () => started.close() }));
        }
        catch (error) {
            await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
            throw error;
        }
        return { experiment_id: id, status: 'pending' };
    },
}); }


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Th: () => (/* binding */ BODY_LIMIT),
  $Z: () => (/* binding */ DOCUMENTS_LIMIT),
  qN: () => (/* binding */ begin),
  T1: () => (/* binding */ call),
  h9: () => (/* binding */ defineOperation),
  c9: () => (/* binding */ defineWatched),
  ni: () => (/* binding */ start)
});

// UNUSED EXPORTS: checked

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/schema/without-nulls.js
var without_nulls;
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest;
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,(unknown_keys ??= __webpack_require__(5354))/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





const MIB = 1_048_576;
/** Largest body of most requests in bytes, and of those that are a list of documents (contract 9). */
const BODY_LIMIT = MIB;
const DOCUMENTS_LIMIT = 32 * MIB;
function defineOperation(operation) {
    return operation;
}
/** An operation that is started and finished at once where it is called. */
function defineWatched(operation) {
    return {
        ...operation,
        async run(input, engine, options) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                // Border: every option beyond those of a call is optional.
                const started = __addDisposableResource(env_1, await operation.start(input, engine, options), true);
                return (await started.finish()).response;
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
async function call(operation, raw, engine, options = {}) {
    const answer = await operation.run(checked(operation, raw), engine, options);
    return operation.output.parse(answer);
}
/** The same way in for whoever does not wait: the answer of what goes on in the background. */
async function begin({ begin: run, ...operation }, raw, engine) {
    return call({ ...operation, run: run ?? operation.run }, raw, engine);
}
/** The same way in for whoever watches the work: checks the request, and hands over what is ready to go. */
async function start(operation, raw, engine, options) {
    return operation.start(checked(operation, raw), engine, options);
}
/** A client may look for its own among them; an answer much larger than its request helps nobody. */
const MOST_PROBLEMS = 1000;
/** A request as the operation takes it, with its defaults; `null` is a field left out. Fault `validation_failed` with every problem. */
function checked(operation, given) {
    const raw = (0,(without_nulls ??= __webpack_require__(61096))/* withoutNulls */.L)(operation.input, given);
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const found = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,(value_problems ??= __webpack_require__(10043))/* requestProblems */.iN)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path),
                message: `${message}${word === undefined ? '' : (0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const problems = (0,(errors ??= __webpack_require__(452))/* firstProblems */.fr)(found, MOST_PROBLEMS);
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
            where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
            hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
            problems,
        });
    return parsed.data;
}
/** Keys that an object with a fixed choice of keys does not have, such as a credential of another provider, where no likely one is meant. */
function closedKeys(error, misspelt) {
    const named = new Set(misspelt.map(({ path }) => path));
    return (error?.issues ?? []).flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => ({
            path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
}


/***/ }),

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption),
/* harmony export */   j: () => (/* binding */ onUserSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,(node_events__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78474)).setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    const end = () => {
        process.off('SIGINT', onSignal);
        process.off('SIGTERM', onSignal);
    };
    return { signal: controller.signal, interrupt: onSignal, end, [Symbol.dispose]: end };
}
/** Calls back at each SIGUSR2 until the returned function is called; Windows has no such signal. SIGUSR1 is Node's own. */
function onUserSignal(listener) {
    process.on('SIGUSR2', listener);
    return () => void process.off('SIGUSR2', listener);
}


/***/ }),

/***/ 59856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ experimentFooter),
/* harmony export */   f: () => (/* binding */ experimentMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _experiment_marks_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_remarks_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_7__;









/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
var LIMITS;
function LIMITS$made() { return LIMITS = {
    remarks: 60 * KIB,
    variants: 100 * KIB,
    contrasts: 300 * KIB,
    looks: 60 * KIB,
    facts: 60 * KIB,
}; }
const NAME = 120;
/**
 * The result of an experiment as Markdown, for files and job summaries: the decision in one line, what to do, the variants,
 * what was compared with what and how sure that is, cost. Names of others stand only as code.
 */
function* experimentMarkdown(report) {
    const { response } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,(_parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33343))/* .headline */ .P)(report);
    yield `## ${(_experiment_marks_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5649))/* .EXPERIMENT_MARKS */ .l[kind]} ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)(phrase)}\n\n`;
    const { recommendation = '' } = response;
    if (recommendation !== '')
        yield `${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(44765))/* .truncateText */ .E)(recommendation, (_parts_remarks_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(30455))/* .RECOMMENDATION */ .Q4))}\n\n`;
    if (found !== undefined)
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .remarkList */ .dE)(found, recommendation, (LIMITS ?? LIMITS$made()));
    yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .variantTable */ .Wf)(report, (LIMITS ?? LIMITS$made()));
    if (found !== undefined) {
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .contrastTable */ .TB)(report, found, (LIMITS ?? LIMITS$made()));
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .factList */ .lV)(report, (LIMITS ?? LIMITS$made()));
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .lookTable */ .Kp)(found, (LIMITS ?? LIMITS$made()));
    }
    yield `${experimentFooter(report)}\n`;
}
/** What was played, by whom it was judged and what it took. */
function experimentFooter(report, links = []) {
    const { response, name, agent_id: agent } = report;
    const found = response.statistical_analysis;
    const parts = [
        `experiment ${(0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .code */ .aY)(name)}`,
        `agent ${(0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .code */ .aY)(agent)}`,
        `judge ${(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(38987))/* .judgeMarkdown */ .vB)(report, NAME)}`,
        ...(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report),
        ...(found === undefined ? [] : [`seed ${found.seed}`]),
        (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .code */ .aY)(response.experiment_id),
        ...links,
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}


/***/ }),

/***/ 5649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ (EXPERIMENT_MARKS ?? EXPERIMENT_MARKS$made()))
/* harmony export */ });
/** The sign before the decision of an experiment. */
var EXPERIMENT_MARKS;
function EXPERIMENT_MARKS$made() { return EXPERIMENT_MARKS = {
    better: '✅',
    here: '🔶',
    leads: '⚪',
    level: '⚪',
    nothing: '⚠️',
    unfinished: '⏳',
}; }


/***/ }),

/***/ 63406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ lookTable),
/* harmony export */   TB: () => (/* binding */ contrastTable),
/* harmony export */   Wf: () => (/* binding */ variantTable),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dE: () => (/* binding */ remarkList),
/* harmony export */   lV: () => (/* binding */ factList)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_remarks_js__WEBPACK_IMPORTED_MODULE_3__;










const NAME = 120;
/** Means of scorers beside the figures of a variant. */
const MOST_SCORERS = 4;
/** A name of somebody else in a cell or a line. */
const code = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, NAME));
/** Warnings, and what is not proven. */
function* remarkList(found, recommendation, room) {
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.remarks);
    for (const { kind, text } of (0,(_parts_remarks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(30455))/* .remarks */ .IW)(found, recommendation))
        kept.add(() => `- ${kind === 'warning' ? '⚠️ ' : 'Not proven: '}${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, (_parts_remarks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(30455))/* .SENTENCE */ .gz))}\n`);
    if (kept.kept.length > 0)
        yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(kept.more, 'more remark')}\n` : ''}\n`;
}
/** Means of each variant: those of all of its plays. */
function* variantTable(report, room, mostScorers = MOST_SCORERS) {
    const rows = (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .variantRows */ .LQ)(report);
    if (rows.length === 0)
        return;
    const lost = rows.some((row) => row.lost !== '');
    const cost = rows.some((row) => row.cost !== '');
    const best = rows.some((row) => row.best !== '');
    const base = report.response.statistical_analysis?.baseline;
    // With two variants the table below has them all.
    const scorers = rows.length > 2 ? report.metrics.filter((metric) => !(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .isMeasure */ .tx)(metric)).slice(0, mostScorers) : [];
    const table = [
        ['variant', '---'],
        ['changes', '---'],
        ['plays', '--:'],
        ...(lost ? [['lost', '---']] : []),
        ['pass rate', '--:'],
        ['mean latency', '--:'],
        ...(cost ? [['mean cost', '--:']] : []),
        ...scorers.map((metric) => [code(metric), '--:']),
        ...(best ? [['chance to be best', '--:']] : []),
    ];
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.variants);
    for (const row of rows)
        kept.add(() => {
            const cells = [
                `${code(row.name)}${row.name === base ? ' (baseline)' : ''}`,
                row.changes.length === 0 ? 'nothing' : row.changes.slice(0, 6).map(code).join(', '),
                row.plays,
                ...(lost ? [row.lost] : []),
                row.rate,
                row.latency,
                ...(cost ? [row.cost === '' ? '–' : row.cost] : []),
                ...scorers.map((metric) => (0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .metricValue */ .a3)(metric, Object.hasOwn(row.scores, metric) ? row.scores[metric] : null)),
                ...(best ? [row.best === '' ? '–' : row.best.replace(/^[<>]/, '$& ')] : []),
            ];
            return `| ${cells.join(' | ')} |\n`;
        });
    yield `| ${table.map(([title]) => title).join(' | ')} |\n|${table.map(([, line]) => line).join('|')}|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(kept.more, 'more variant')}: see the JSON.\n` : ''}\n`;
}
/** Every variant against the baseline, each metric on one scale. */
function* contrastTable({ response }, found, room) {
    const { results = {} } = response;
    const groups = (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .contrastsOf */ .l0)(found);
    if (groups.size === 0)
        return;
    const several = groups.size > 1;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.contrasts);
    for (const [variant, contrasts] of groups)
        for (const one of contrasts)
            kept.add(() => {
                const cells = [
                    ...(several ? [code(variant)] : []),
                    ...(0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .contrastCells */ .SW)(one, variant, results, {
                        name: (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(one.metric)]),
                        typical: ' of a typical case',
                    }),
                    (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.p_adjusted),
                    (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .contrastReading */ .Tz)(one),
                ];
                return `| ${cells.join(' | ')} |\n`;
            });
    const [only] = groups.keys();
    const title = several ? 'Every variant' : (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([{ name: only ?? '' }]);
    yield `### ${title} against ${code(found.baseline)}\n\n`;
    yield `|${several ? ' variant |' : ''} metric | ${code(found.baseline)} | ${several ? 'variant' : title} | difference, 95 % interval | p, adjusted | reading |\n`;
    yield `|${several ? '---|' : ''}---|--:|--:|--:|--:|---|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(kept.more, 'more comparison')}: see the JSON.\n` : ''}\n`;
    if (found.contrasts.some(({ label }) => label === 'exploratory'))
        yield `Put to the test: ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric)])}. The other metrics are exploratory, their p-values adjusted for their number: a lead is something to follow, not a finding.${(0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .typicalNote */ .VV)(found)}\n\n`;
}
var DECISIONS;
function DECISIONS$made() { return DECISIONS = {
    go_on: 'go on',
    winner: 'stop: clear',
    futile: 'stop: no prospect',
    last: 'the last one',
}; }
/** What each look on the way said, folded. */
function* lookTable({ looks }, room) {
    if (looks.length === 0)
        return;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.looks);
    for (const one of looks)
        kept.add(() => {
            const chance = one.conditional_power === null ? '–' : `${Math.round(one.conditional_power * 100)} %`;
            const p = (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.p_value);
            return `| ${one.rounds} | ${code(one.leader)} | ${p} | ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.nominal_alpha)} | ${chance} | ${(DECISIONS ?? DECISIONS$made())[one.decision]} |\n`;
        });
    yield `<details><summary>${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(looks.length, 'look')} on the way</summary>\n\n`;
    yield '| after round | leads | p | needed | chance to get there | then |\n|--:|---|--:|--:|--:|---|\n';
    yield `${kept.kept.join('')}\n</details>\n\n`;
}
/** How sure that is, and what the design could have found. */
function* factList(report, room) {
    const facts = (0,(_parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(85329))/* .experimentFacts */ .z)(report);
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.facts);
    for (const { label, phrase: fact } of facts)
        kept.add(() => `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)(fact)}\n`);
    yield kept.kept.join('');
    if (kept.more > 0)
        yield `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kept.more)} more\n`;
    if (facts.length > 0)
        yield '\n';
}


/***/ }),

/***/ 78966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keeper),
/* harmony export */   v: () => (/* binding */ shortened)
/* harmony export */ });
/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
function keeper(bytes, pieces = Number.POSITIVE_INFINITY) {
    const kept = [];
    let used = 0;
    let more = 0;
    return {
        add(render) {
            if (more > 0 || kept.length >= pieces) {
                more += 1;
                return;
            }
            const piece = render();
            used += Buffer.byteLength(piece);
            if (used > bytes)
                more += 1;
            else
                kept.push(piece);
        },
        kept,
        get more() {
            return more;
        },
    };
}
/** What a keeper with less room would have kept of the same pieces. */
function shortened({ kept, more }, bytes) {
    const shorter = keeper(bytes);
    for (const piece of kept)
        shorter.add(() => piece);
    return { kept: shorter.kept, more: shorter.more + more };
}


/***/ }),

/***/ 82881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   mt: () => (/* binding */ NARROWEST),
/* harmony export */   rz: () => (/* binding */ verdictLines),
/* harmony export */   tu: () => (/* binding */ labelledLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__;


/** Narrower than this nothing can be laid out; lines are made for this width then. */
const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;
/** The label of a line, with its margin. */
const lineLabel = (label) => `${' '.repeat(LABEL)}${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(label, LABEL)}`;
/** Lines of running text behind a label, wrapped to the width; none for no text. */
function* labelledLines(label, text, width) {
    const lines = (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(56025))/* .terminalLines */ .MJ)(text, width - 2 * LABEL);
    for (const [index, line] of lines.entries())
        yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}
/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
function* verdictLines(word, emphasis, text, width, style) {
    const start = (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(word, Math.max(LABEL, word.length + 2));
    const sentence = (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(text);
    const [first = ''] = (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(sentence, width - start.length, 1);
    yield `${style(emphasis, style('strong', start))}${first}\n`;
    for (const line of (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(56025))/* .terminalLines */ .MJ)(sentence.slice(first.length), width - LABEL))
        yield `${' '.repeat(LABEL)}${line}\n`;
}


/***/ }),

/***/ 30455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   Q4: () => (/* binding */ RECOMMENDATION),
/* harmony export */   gz: () => (/* binding */ SENTENCE)
/* harmony export */ });
/** Code points of a recommendation, which is made of sentences of ours, and of a single such sentence. */
const RECOMMENDATION = 6_000;
const SENTENCE = 600;
/** Reasons and warnings that the recommendation does not say already, in its own words. */
function remarks(found, recommendation) {
    const isRepeated = (text) => recommendation.includes(text);
    return [
        ...found.not_conclusive_because
            .filter((text) => !isRepeated(text))
            .map((text) => ({ kind: 'reason', text })),
        ...found.warnings.filter((text) => !isRepeated(text)).map((text) => ({ kind: 'warning', text })),
    ];
}


/***/ }),

/***/ 10883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ colourStyle),
/* harmony export */   s: () => (/* binding */ plainStyle)
/* harmony export */ });
/** No colour: logs, pipes, NO_COLOR. */
const plainStyle = (_, text) => text;
var SGR;
function SGR$made() { return SGR = {
    good: [32, 39],
    bad: [31, 39],
    odd: [33, 39],
    dim: [2, 22],
    strong: [1, 22],
}; }
/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
const colourStyle = (emphasis, text) => `\u001b[${(SGR ?? SGR$made())[emphasis][0]}m${text}\u001b[${(SGR ?? SGR$made())[emphasis][1]}m`;


/***/ }),

/***/ 92125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__;

/** The first column keeps this much of its names. */
const LEAST_FIRST = 12;
const GAP = 2;
/** A table for a terminal: as wide as it must be, names in the first column cut where the width asks for it, and a blank line behind. Cells are escaped already. */
function* terminalTable(columns, rows, width, style) {
    const widths = columns.map(({ title }, index) => Math.max(...[title, ...(index === 0 ? [] : rows.map((cells) => cells[index] ?? ''))].map((_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)));
    const rest = widths.slice(1).reduce((sum, each) => sum + GAP + each, GAP);
    const longest = Math.max(...[columns[0]?.title ?? '', ...rows.map((cells) => cells[0] ?? '')].map((_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .displayWidth */ .F1));
    widths[0] = Math.min(longest, Math.max(LEAST_FIRST, width - rest));
    const line = (cells) => {
        const shown = cells.map((cell, index) => {
            const room = widths[index] ?? 0;
            if (columns[index]?.left === true)
                return (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)((0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(cell, room), room);
            return `${' '.repeat(Math.max(0, room - (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)(cell)))}${cell}`;
        });
        return (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(`${' '.repeat(GAP)}${shown.join(' '.repeat(GAP))}`.trimEnd(), width);
    };
    yield `${style('dim', line(columns.map(({ title }) => title)))}\n`;
    for (const cells of rows)
        yield `${line(cells)}\n`;
    yield '\n';
}


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ titleLine),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__;




/** The longest bar, in columns. */
const LONGEST_BAR = 32;
/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
function titleLine(header, cases) {
    const agent = header.agent_id === null ? [] : [`agent ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(header.agent_id)}`];
    return ['assay', (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case'), ...agent, `judge ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)((0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(38987))/* .judgeName */ .Bt)(header))}`].join(' · ');
}
/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
function progressLine(progress, width) {
    const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
    const columns = Math.min(LONGEST_BAR, width - words.length - 1);
    if (columns < 5)
        return (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(words, width);
    const full = progress.total === 0
        ? columns
        : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
    return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}
/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
function progressText(progress) {
    return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}
const count = ({ done, total }) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(done)}/${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(total)}`;
const outcomes = ({ failed, errored }) => [
    ...(failed > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(failed)} failed`] : []),
    ...(errored > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(errored)} errored`] : []),
];
/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }) {
    if (done === 0 || elapsedMs <= 0)
        return [];
    const rate = (done * 1000) / elapsedMs;
    const shown = rate >= 10 ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
    const perSecond = shown === undefined ? [] : [`${shown}/s`];
    if (done >= total)
        return [...perSecond, `took ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(elapsedMs)}`];
    return [...perSecond, `eta ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)((elapsedMs / done) * (total - done))}`];
}


/***/ }),

/***/ 82320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeExperimentReports)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _pages_experiment_data_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _pages_page_document_js__WEBPACK_IMPORTED_MODULE_2__;




/** Writes `experiment.json`, the response of the interface, `experiment.md` and `report.html` into a folder. Returns their paths. */
function writeExperimentReports(folder, report, files) {
    const paths = {
        json: `${folder}/experiment.json`,
        markdown: `${folder}/experiment.md`,
        html: `${folder}/report.html`,
    };
    files.writeStream(paths.json, [`${(0,(_text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(36671))/* .escapeJson */ .G)(JSON.stringify(report.response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,(_experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(59856))/* .experimentMarkdown */ .f)(report));
    files.writeStream(paths.html, (0,(_pages_page_document_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58083))/* .wholePage */ .PM)((0,(_pages_experiment_data_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(39370))/* .experimentHead */ .U)(report), files.pageCode?.() ?? null));
    return paths;
}


/***/ }),

/***/ 10260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ rememberDurations),
/* harmony export */   readCaseDurations: () => (/* binding */ readCaseDurations)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71750);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);




/** Durations that are kept of a case: enough for a median that one slow day does not move. */
const KEPT_DURATIONS = 5;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'durations'];
const durationsDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: what one play took in whole milliseconds, oldest first, and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers; nothing where there is no document, or none that can be read. */
async function readCaseDurations(store) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = key(described);
            return Object.hasOwn(cases, name) ? (0,_statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__/* .quantile */ .Y)(cases[name][0], 0.5) : undefined;
        },
    };
}
/** Adds what one play of each case took in a finished run, in milliseconds and in their order; null where nobody knows. */
async function rememberDurations(store, described, durations) {
    if (!durations.some((ms) => ms !== null))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        const shared = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .equalAsOne */ .B)();
        for (const [at, one] of described.entries()) {
            const ms = durations[at];
            if (ms === null || ms === undefined)
                continue;
            const name = key(one);
            const newest = [...(kept.get(name)?.[0] ?? []), Math.round(ms)].slice(-KEPT_DURATIONS);
            kept.set(name, shared([newest, runs]));
        }
        return { runs, cases: kept };
    });
}
/** What is not ours is as good as nothing: durations only balance shards, so they may begin anew. */
function documentOf(value) {
    const read = durationsDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The judge does not count: what is measured is how long the agent takes. */
function key({ hash, agent_id }) {
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hash)('sha256', JSON.stringify([hash, agent_id])).slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 41645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Nl: () => (/* binding */ readCaseHistory),
/* harmony export */   Ox: () => (/* binding */ historyKey),
/* harmony export */   jE: () => (/* binding */ rememberOutcomes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72277);




/** Outcomes that are kept of a case; a mark reads the last ten, so twenty let it change again. */
const KEPT_OUTCOMES = 20;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes'];
const historyDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: outcomes, oldest first, such as "PPFP", and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[PF]*$/), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
async function readCaseHistory(store, judgeId) {
    const { runs, cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            if (runs === 0)
                return undefined;
            const name = historyKey(described, judgeId);
            return Object.hasOwn(cases, name) ? cases[name]?.[0] : undefined;
        },
    };
}
/** Adds what became of the cases of a finished run, in their order: one step, so that runs that end at the same time both count. */
async function rememberOutcomes(store, judgeId, described, outcomes) {
    if (!outcomes.some(_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        const shared = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .equalAsOne */ .B)();
        for (const [at, one] of described.entries()) {
            const outcome = outcomes[at];
            if (!(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f)(outcome))
                continue;
            const name = historyKey(one, judgeId);
            const all = `${kept.get(name)?.[0] ?? ''}${markOf(outcome)}`.slice(-KEPT_OUTCOMES);
            kept.set(name, shared([all, runs]));
        }
        return { runs, cases: kept };
    });
}
/** A remembered outcome as it is written down. */
const markOf = (outcome) => (outcome === 'passed' ? 'P' : 'F');
/** What is not ours is as good as nothing: marks only inform, so they may begin anew. */
function documentOf(value) {
    const read = historyDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The same case asked in the same way: another agent, other criteria or another judge are another history. */
function historyKey({ hash, agent_id, repeat, min_passes }, judgeId) {
    const key = JSON.stringify([hash, agent_id, repeat, min_passes, judgeId]);
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hash)('sha256', key).slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 22877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ forgetOld),
/* harmony export */   B: () => (/* binding */ equalAsOne)
/* harmony export */ });
/* harmony import */ var _state_long_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5985);

/** Runs after which a case that nobody played any more is forgotten. */
const FORGOTTEN_AFTER = 50;
/**
 * What is remembered of cases, by key, without those that nobody played for long: an object of its own. The second place of an
 * entry is the number of the run that wrote the last of it; `runs` is that of the run that is being written down.
 */
function forgetOld(cases, runs) {
    const kept = (0,_state_long_record_js__WEBPACK_IMPORTED_MODULE_0__/* .longRecord */ .US)();
    for (const name in cases) {
        const entry = cases[name]; // Its own: a document, read from JSON.
        if (runs - entry[1] < FORGOTTEN_AFTER)
            kept.set(name, entry);
    }
    return kept;
}
/** More different entries than these are no longer few. */
const MOST_ENTRIES = 10_000;
/** Gives equal entries as one, which nobody changes: most cases of a suite went the same way. */
function equalAsOne() {
    const known = new Map();
    return (entry) => {
        const key = JSON.stringify(entry);
        const found = known.get(key);
        if (found === undefined && known.size < MOST_ENTRIES)
            known.set(key, entry);
        return found ?? entry;
    };
}


/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readOutcomeSpans),
/* harmony export */   r: () => (/* binding */ rememberSpans)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _case_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41645);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72277);




/** Outcomes that are kept of a case: the rule of quarantine.ts looks at ten, and begins by what came before them. */
const KEPT_OUTCOMES = 20;
/** Of the name of a commit: 32 bits, as of a version (agent-version.ts). */
const COMMIT_DIGITS = 8;
/** Stands for an agent whose version is unknown. */
const UNKNOWN_VERSION = 0;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes_by_agent'];
const spansDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /**
     * By key, with the run that wrote the last of them: the version of the agent that played last, then one number for each span
     * of runs that one version of the agent played, oldest first. A span is its outcomes in binary behind a one, passed as 1:
     * "PFP" is 0b1101. At the end the commit of the last outcome, where several plays agreed on it.
     */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional()])),
});
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
async function readOutcomeSpans(store, judgeId) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = (0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyKey */ .Ox)(described, judgeId);
            return Object.hasOwn(cases, name) ? cases[name][0].slice(1).map(outcomesOf).join('|') : undefined;
        },
    };
}
/** Adds what became of the cases of a finished run, in their order. */
async function rememberSpans(store, judgeId, described, outcomes, { commit, unanimous } = { commit: undefined, unanimous: [] }) {
    const here = commit === undefined ? undefined : Number.parseInt(commit.slice(0, COMMIT_DIGITS), 16);
    if (!outcomes.some(_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        const shared = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .equalAsOne */ .B)();
        for (const [at, one] of described.entries()) {
            const outcome = outcomes[at];
            if (!(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f)(outcome))
                continue;
            const [name, version, mark] = [(0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyKey */ .Ox)(one, judgeId), versionOf(one), (0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(outcome)];
            const agreed = unanimous[at] === true ? here : undefined;
            const [[last, ...spans] = [version], , agreedBefore] = kept.get(name) ?? [];
            const history = spans.map(outcomesOf);
            const newest = history.at(-1);
            const isOtherCode = newest?.endsWith(mark) === false &&
                agreed !== undefined &&
                agreedBefore !== undefined &&
                agreed !== agreedBefore;
            if (newest !== undefined && last === version && !isOtherCode)
                history.push(`${history.pop()}${mark}`);
            else
                history.push(mark);
            const numbers = [version, ...newestOf(history).map(numberOf)];
            kept.set(name, shared(agreed === undefined ? [numbers, runs] : [numbers, runs, agreed]));
        }
        return { runs, cases: kept };
    });
}
const versionOf = ({ agent_version: version }) => version === undefined ? UNKNOWN_VERSION : Number.parseInt(version, 16);
/** What is not ours is as good as nothing: without a history every case gates. */
function documentOf(value) {
    const read = spansDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The spans with the newest outcomes alone. */
function newestOf(spans) {
    let left = KEPT_OUTCOMES;
    const kept = [];
    for (const span of [...spans].reverse()) {
        if (left <= 0)
            break;
        kept.unshift(span.slice(-left));
        left -= span.length;
    }
    return kept;
}
const numberOf = (span) => Number.parseInt(`1${span.replaceAll('P', '1').replaceAll('F', '0')}`, 2);
const outcomesOf = (number) => number.toString(2).slice(1).replaceAll('1', 'P').replaceAll('0', 'F');


/***/ }),

/***/ 72409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lW: () => (/* binding */ summaryRow),
/* harmony export */   om: () => (/* binding */ historyOf),
/* harmony export */   vj: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _case_durations_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _case_history_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _outcome_spans_js__WEBPACK_IMPORTED_MODULE_2__;





/** What later runs need to know of one that ended: its row in the index, and what became of its cases. */
async function recordRun(store, { config, judge, planned, commit }, outcome, finishedBefore) {
    // Once a run, and only answers that were played for it.
    // And once a suite: what shards saw is remembered when they are merged.
    const remembered = !outcome.cancelled && !finishedBefore && config.rescored === undefined && config.shard === undefined;
    // What recordings answered says again what a run before it saw.
    const played = (ofCases) => ofCases.filter((_, at) => outcome.fromRecordings[at] !== true);
    const descriptions = played(planned.map(({ description }) => description));
    const outcomes = played(outcome.outcomes);
    await Promise.all([
        store.putRunSummary({ ...summaryRow(outcome, config), ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(69498))/* .defined */ .s)({ commit }) }),
        ...(remembered
            ? [
                // Decided by some of the scorers alone, it says nothing of how the case goes.
                ...(config.secrets_withheld === undefined
                    ? [
                        (0,(_case_history_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(41645))/* .rememberOutcomes */ .jE)(store, judge.id, descriptions, outcomes),
                        (0,(_outcome_spans_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(10530))/* .rememberSpans */ .r)(store, judge.id, descriptions, outcomes, {
                            commit,
                            unanimous: played(outcome.unanimous),
                        }),
                    ]
                    : []),
                (0,(_case_durations_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(10260))/* .rememberDurations */ .B)(store, descriptions, played(outcome.durations)),
            ]
            : []),
    ]);
}
/** What became of the cases before. Marks only inform, so a history that cannot be read is a warning. */
async function historyOf(engine, judgeId) {
    try {
        return await (0,(_case_history_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(41645))/* .readCaseHistory */ .Nl)(await engine.store(), judgeId);
    }
    catch (error) {
        engine.warn(`no case is marked as flaky: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`);
        return { of: () => undefined };
    }
}
/** One small row a run in the index (contract 8), with what a later run looks for a baseline by; the cases stay in the journal. */
function summaryRow({ report: { header, comparison } }, { selection, gate, rescored, shard, quarantine, narrowed }) {
    const { run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge } = header;
    return {
        ...{ run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge },
        selection,
        fail_on: gate.fail_on,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(69498))/* .defined */ .s)({ secrets_withheld: header.secrets_withheld }),
        ...(rescored === undefined ? {} : { rescored: true, rescored_from: rescored.from }),
        ...(narrowed === undefined ? {} : { narrowed: true }),
        ...(shard === undefined ? {} : { shard: { index: shard.index, count: shard.count } }),
        ...(comparison === undefined
            ? {}
            : {
                doubts: comparison.flips.filter(({ verdict }) => verdict !== undefined).length +
                    lostInQuarantine(comparison, quarantine) +
                    (comparison.cases.lost ?? 0) +
                    (comparison.verdict === 'suspected' ? 1 : 0),
            }),
    };
}
/** Flipped cases that did not gate: a run where they fail must not become what later ones are measured by, once they gate again. */
function lostInQuarantine({ flips }, quarantine) {
    const held = new Set(quarantine?.cases.map(({ id }) => id));
    return flips.filter(({ id, kind }) => kind === 'pass_to_fail' && held.has(id)).length;
}


/***/ }),

/***/ 93361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
  u2: () => (/* binding */ coherentExperiment),
  r2: () => (/* binding */ (createExperimentRequest ?? createExperimentRequest$made())),
  $8: () => (/* binding */ (experimentFields ?? experimentFields$made())),
  jz: () => (/* binding */ (experimentResponse ?? experimentResponse$made())),
  bZ: () => (/* binding */ (storedExperiment ?? storedExperiment$made())),
  Ox: () => (/* binding */ (variant ?? variant$made()))
});

// UNUSED EXPORTS: experimentConfig, experimentContrast, experimentLook, scope, statisticalAnalysis, variantResult

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
// EXTERNAL MODULE: ./lib/schema/users/talk.js
var talk;
// EXTERNAL MODULE: ./lib/schema/workspaces/workspace.js
var workspace;
;// CONCATENATED MODULE: ./lib/schema/workspaces/variant-files.js


const FILES = 'Files by their paths in the workspace, laid into it before the attempt; `null` takes one away.';
/** What a variant of an experiment lays into workspaces. */
var variantFiles;
function variantFiles$made() { return variantFiles = (schemas ??= __webpack_require__(88343))/* record */.g1P((workspace ??= __webpack_require__(56023))/* pathInside */._l, (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ text: (schemas ??= __webpack_require__(88343))/* string */.YjP().max(1_000_000).describe('What the file holds.') }),
    (schemas ??= __webpack_require__(88343))/* null */.chJ().describe('The file is taken away.'),
])); }

;// CONCATENATED MODULE: ./lib/schema/experiment.js





/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
var variant;
function variant$made() { return variant = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: (schemas ??= __webpack_require__(88343))/* object */.Ikc({
        system_prompt: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('System prompt of this variant.'),
        model: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).optional().describe('Model of this variant.'),
        temperature: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
        tool_descriptions: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP().min(1), (schemas ??= __webpack_require__(88343))/* string */.YjP())
            .optional()
            .describe('Descriptions of tools by name, in place of their own: of tools of the world that a case is played in, and of `invocation.tools` of a model.'),
        files: (variantFiles ?? variantFiles$made()).optional().describe(FILES),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
}); }
/** Interface 4.5 with the extensions of contract 9. */
var experimentConfig;
function experimentConfig$made() { return experimentConfig = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    runs_per_variant: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: (schemas ??= __webpack_require__(88343))/* boolean */.zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: (schemas ??= __webpack_require__(88343))/* boolean */.zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
}); }
var experimentFields;
function experimentFields$made() { return experimentFields = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Name shown in reports.'),
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: (schemas ??= __webpack_require__(88343))/* array */.YOg((variant ?? variant$made())).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: (schemas ??= __webpack_require__(88343))/* array */.YOg((scorer_name ??= __webpack_require__(47655))/* scorerName */.W7)
        .min(1)
        .describe('What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here and the checks of its turns pass; where none is named, the scorers of the case judge.'),
    config: (experimentConfig ?? experimentConfig$made()).prefault({}).describe('How it is run and what decides.'),
}); }
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
var createExperimentRequest;
function createExperimentRequest$made() { return createExperimentRequest = (experimentFields ?? experimentFields$made()).superRefine(coherentExperiment, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu); }
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
var variantResult;
function variantResult$made() { return variantResult = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    runs: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    pass_rate: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    avg_scores: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* number */.aig()),
    avg_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    errored: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Plays of which nothing that was judged is sure. */
    unsure: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: (schemas ??= __webpack_require__(88343))/* tuple */.PVZ([(common ??= __webpack_require__(86462))/* unitInterval */.oM, (common ??= __webpack_require__(86462))/* unitInterval */.oM]).optional(),
    p50_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    p95_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
    cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).optional(),
}); }
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
var scope;
function scope$made() { return scope = (schemas ??= __webpack_require__(88343))/* enum */.k5n(['population', 'these_test_cases']); }
var interval;
function interval$made() { return interval = (schemas ??= __webpack_require__(88343))/* tuple */.PVZ([(schemas ??= __webpack_require__(88343))/* number */.aig(), (schemas ??= __webpack_require__(88343))/* number */.aig()]); }
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
var experimentContrast;
function experimentContrast$made() { return experimentContrast = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    metric: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    variant: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    against: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** Cases with valid plays on both sides. */
    cases: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    difference: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    /** 95 %. */
    interval: (interval ?? interval$made()).nullable(),
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: (schemas ??= __webpack_require__(88343))/* boolean */.zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
}); }
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
var experimentLook;
function experimentLook$made() { return experimentLook = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: (schemas ??= __webpack_require__(88343))/* number */.aig().int(),
    leader: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    nominal_alpha: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    decision: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
}); }
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
var statisticalAnalysis;
function statisticalAnalysis$made() { return statisticalAnalysis = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    winner: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    confidence: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    effect_size: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* string */.YjP()),
    conclusive: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    conclusive_for_these_cases: (schemas ??= __webpack_require__(88343))/* boolean */.zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
    primary_metric: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    baseline: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    scope: (scope ?? scope$made()),
    p_population: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    p_these_cases: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    interval: (interval ?? interval$made()).nullable(),
    cases: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (common ??= __webpack_require__(86462))/* unitInterval */.oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({
        case_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
        p_value_without: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
        leader_without: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: (schemas ??= __webpack_require__(88343))/* object */.Ikc({ within_runs: (schemas ??= __webpack_require__(88343))/* number */.aig(), between_cases: (schemas ??= __webpack_require__(88343))/* number */.aig() }).nullable(),
    talk_noise: (talk ??= __webpack_require__(77216))/* talkNoise */.hV
        .optional()
        .describe('Of the primary metric, in talks with simulated users: how much of it users, agent and judge make.'),
    contrasts: (schemas ??= __webpack_require__(88343))/* array */.YOg((experimentContrast ?? experimentContrast$made())),
    looks: (schemas ??= __webpack_require__(88343))/* array */.YOg((experimentLook ?? experimentLook$made())),
    /** Plays that were planned and not needed. */
    runs_saved: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: (interval ?? interval$made()).nullable(),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().int(),
    warnings: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
}); }
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
var experimentResponse;
function experimentResponse$made() { return experimentResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    experiment_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    status: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['pending', 'running', 'completed']),
    results: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (variantResult ?? variantResult$made())).optional(),
    statistical_analysis: (statisticalAnalysis ?? statisticalAnalysis$made()).optional(),
    recommendation: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
}); }
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
var storedExperiment;
function storedExperiment$made() { return storedExperiment = (experimentResponse ?? experimentResponse$made()).extend({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    created_at: (common ??= __webpack_require__(86462))/* timestamp */.vE,
    request: (experimentFields ?? experimentFields$made()),
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

/***/ 61096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withoutNulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * A request without the fields that are `null` and may be left out: many clients write those down so. A field that has to be there, or for
 * which `null` is a value, keeps it, and so does what is free: metadata, arguments and results of tools, entries of lists and maps. Copies
 * only what it changes.
 */
function withoutNulls(schema, value) {
    if (typeof value !== 'object' || value === null)
        return value;
    const inner = (0,(_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5354))/* .bare */ .$)(schema);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodUnion */ .fZ7)
        return inner.options.reduce((left, option) => withoutNulls(option, left), value);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodPipe */ .utH)
        return withoutNulls(inner.in, value);
    if (Array.isArray(value)) {
        if (!(inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodArray */ .naA))
            return value;
        const entries = value.map((entry) => withoutNulls(inner.element, entry));
        return entries.some((entry, at) => entry !== value[at]) ? entries : value;
    }
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S)
        // The value type of a record is a schema; its own type is wider.
        return changed(value, (entry) => withoutNulls(inner.valueType, entry));
    if (!(inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH))
        return value;
    return changed(value, (entry, key) => {
        const field = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
        if (field === undefined)
            return entry;
        return entry === null && isAbsence(field) ? undefined : withoutNulls(field, entry);
    });
}
/** `null` can only mean that the field is not there. */
const isAbsence = (field) => (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43852))/* .safeParse */ .xL(field, undefined).success && !(zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43852))/* .safeParse */ .xL(field, null).success;
/** What `change` turns to undefined is left out. */
function changed(value, change) {
    const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, key), entry]);
    if (entries.every(([, after, before]) => after === before))
        return value;
    const left = entries.filter(([, after, before]) => after !== undefined || before === undefined);
    return Object.fromEntries(left.map(([key, after]) => [key, after]));
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

/***/ 10969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   U6: () => (/* binding */ HARM_LEVEL),
/* harmony export */   eT: () => (/* binding */ HARM_MARGIN),
/* harmony export */   nf: () => (/* binding */ isUnharmed),
/* harmony export */   rb: () => (/* binding */ shownHarms)
/* harmony export */ });
/* harmony import */ var _benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _case_level_p_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _paired_interval_js__WEBPACK_IMPORTED_MODULE_0__;




/** A mean that falls by less than this makes no difference in practice (statistics.md 4.3 step 7). */
const HARM_MARGIN = 0.05;
/**
 * At most this share of harmless changes is called harmful, whatever the number of metrics. Twice as readily as a gain is believed:
 * who is warned in vain plays again, who is not warned ships the loss.
 */
const HARM_LEVEL = 0.1;
/** The change of a metric over its test cases: `a` before, `b` after. RangeError without cases, or for one without values on a side. */
function changeOf(cases) {
    const { difference, sd, interval } = (0,(_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .pairedInterval */ .$)(cases, {
        binary: false,
        alpha: 0.1,
        scope: 'population',
    });
    // Differences that are all equal are their own bounds.
    return {
        cases: cases.length,
        difference,
        bounds: sd === 0 ? [difference, difference] : (interval ?? null),
    };
}
/**
 * Whether a metric stands well enough for now: its mean has not fallen by the margin over enough cases, nor beyond chance over fewer. No
 * test: of metrics that did not move, one in four does not stand well over 12 cases of 5 yes/no plays. Nothing is asked to prove that it did not suffer, which
 * would need a hundred cases and more.
 */
const isUnharmed = ({ cases, difference, bounds }) => difference > -HARM_MARGIN || (cases < (_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .POPULATION_CASES */ .I && !(bounds !== null && bounds[1] < 0));
/**
 * Is any of these metrics harmed? One question with one error rate, instead of a veto for each noisy metric. Each metric gives a
 * one-sided p (`caseLevelP`); together they are judged by Simes' test (Simes 1986), which is the smallest p adjusted by Benjamini and Hochberg: where
 * nothing is harmed, at most HARM_LEVEL of the answers say that something is, for independent metrics as for those that move together, as scorers of the same
 * answers do. Metrics that say the same cost no more than one. RangeError for a metric without cases.
 */
function shownHarms(metrics) {
    const found = metrics.map((cases) => {
        const { d, p_value } = (0,(_case_level_p_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(39677))/* .caseLevelP */ .D)(cases);
        const difference = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(71134))/* .mean */ .i)(d);
        return { difference, p: difference < 0 ? p_value / 2 : 1 - p_value / 2 };
    });
    const { adjusted } = (0,(_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(58937))/* .benjaminiHochberg */ .U)(found.map(({ p }) => p));
    return found.map(({ difference }, index) => {
        const p_value = adjusted[index] ?? 1;
        return { p_value, shown: difference <= -HARM_MARGIN && p_value <= HARM_LEVEL };
    });
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
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

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
var ROOT_TWO_PI;
function ROOT_TWO_PI$made() { return ROOT_TWO_PI = Math.sqrt(2 * Math.PI); }
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / (ROOT_TWO_PI ?? ROOT_TWO_PI$made());
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 53072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signFlip)
/* harmony export */ });
/* harmony import */ var _sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__;

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;
/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;
/** Differences up to which every pattern of signs is listed, whatever their sizes: at most 2^20 sums per half, 16 MB. */
const LISTED = 40;
/** Differences that are multiples of one number, within this part of the largest, share a grid. */
const ON_GRID = 1e-9;
/** Beyond LISTED and off a grid: the largest differences stay exact (2^12 patterns), the rest moves to a lattice. */
const EXACT_LARGEST = 12;
/** Half width of the lattice in standard deviations of its sum: beyond lies less than 1e-22. */
const REACH = 10;
/** Lattice steps on either side of zero: a step is 1/1600 of a standard deviation, which moves p by less than random draws do. */
const LATTICE_STEPS = 2 ** 14;
/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a coarse grid (pass
 * rates). Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no
 * seed, in milliseconds per thousand.
 */
function signFlip(d) {
    if (!d.every(Number.isFinite))
        throw new RangeError('signFlip: every difference must be a finite number');
    const sizes = d
        .map(Math.abs)
        .filter((size) => size > 0)
        .sort((one, other) => other - one);
    const largest = sizes[0];
    if (largest === undefined)
        return { p_value: 1, mid_p: 1 };
    // Relative to the largest, so that neither very large nor very small units overflow or vanish.
    const units = sizes.map((size) => size / largest);
    const total = sum(units);
    const tie = TIE * total;
    const [x, y] = units.length <= LISTED ? listedHalves(units, SAME * total) : latticeHalves(units, SAME * total);
    // Farther out than the lattice reaches the chance at its end stands for it: never 0, and never too small.
    const observed = Math.min(Math.abs(sum(d.map((difference) => difference / largest))), highest(x) + highest(y));
    // Flipping every sign mirrors the sum, so the two tails are equal.
    if (observed <= tie)
        return { p_value: 1, mid_p: (1 + Math.min(1, 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, tie * (1 + TIE)))) / 2 };
    const atLeast = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed - tie);
    const beyond = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed + tie);
    return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}
const sum = (numbers) => numbers.reduce((before, number) => before + number, 0);
const highest = ({ values }) => values[values.length - 1] ?? 0;
/** All sums of ±size. */
function signedSums(sizes, tolerance) {
    let sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0);
    for (const size of sizes)
        sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .mixture */ .zi)({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
    return sums;
}
function listedHalves(sizes, tolerance) {
    const half = (rest) => signedSums(sizes.filter((_, index) => index % 2 === rest), tolerance);
    return [half(0), half(1)];
}
/**
 * `sizes` descending, more than LISTED. On a grid that is no finer than the lattice the sum is exact; else outliers would make
 * the lattice coarse, so they stay out of it.
 */
function latticeHalves(sizes, tolerance) {
    const grid = gridOf(sizes, stepFor(sizes));
    if (grid !== null)
        return [(0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0), latticeSums(sizes, grid)];
    const small = sizes.slice(EXACT_LARGEST);
    return [signedSums(sizes.slice(0, EXACT_LARGEST), tolerance), latticeSums(small, stepFor(small))];
}
/** The finest lattice that reaches far enough. */
const stepFor = (sizes) => (REACH * Math.sqrt(sum(sizes.map((size) => size ** 2)))) / LATTICE_STEPS;
/** The number that all sizes are multiples of (Euclid, within ON_GRID of the largest); null when it is below `least`. */
function gridOf(sizes, least) {
    const largest = sizes[0] ?? 0;
    const nothing = ON_GRID * largest;
    let grid = largest;
    for (const size of sizes) {
        let rest = size;
        while (rest > nothing) {
            const over = grid % rest;
            [grid, rest] = [rest, rest - over <= nothing ? 0 : over];
        }
        if (grid < least)
            return null;
    }
    grid = largest / Math.round(largest / grid);
    return sizes.every((size) => Math.abs(size / grid - Math.max(1, Math.round(size / grid))) <= 1e-6)
        ? grid
        : null;
}
/** The sum of ±size, sizes descending and rounded to the lattice, as far as LATTICE_STEPS go. Symmetric, so one side is computed. */
function latticeSums(sizes, step) {
    const shifts = sizes.map((size) => Math.round(size / step));
    // What lies behind the last place stays 0, so that the loop need not ask where the list ends.
    const length = LATTICE_STEPS + 1 + (shifts[0] ?? 0);
    let chances = new Float64Array(length);
    let next = new Float64Array(length);
    chances[0] = 1;
    let farthest = 0;
    for (const shift of shifts) {
        const reached = Math.min(LATTICE_STEPS, farthest + shift);
        for (let place = 0; place <= reached; place += 1)
            next[place] = (chances[Math.abs(place - shift)] + chances[place + shift]) / 2;
        [chances, next] = [next, chances];
        farthest = reached;
    }
    // On a grid every other place may be out of reach, the last one too.
    while (chances[farthest] === 0)
        farthest -= 1;
    const places = 2 * farthest + 1;
    return {
        values: Float64Array.from({ length: places }, (_, index) => (index - farthest) * step),
        probabilities: Float64Array.from({ length: places }, (_, index) => chances[Math.abs(index - farthest)] ?? 0),
    };
}


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 26427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   VV: () => (/* binding */ mirrored),
/* harmony export */   fl: () => (/* binding */ upperTail),
/* harmony export */   pY: () => (/* binding */ certain),
/* harmony export */   zi: () => (/* binding */ mixture)
/* harmony export */ });
/** The distribution of a sum that is certain. */
const certain = (value) => ({
    values: Float64Array.of(value),
    probabilities: Float64Array.of(1),
});
/** Arrays for so many atoms. */
const roomFor = (atoms) => ({
    values: new Float64Array(atoms),
    probabilities: new Float64Array(atoms),
});
/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms. `room` is written over, for who makes thousands of mixtures.
 */
function mixture(first, second, tolerance, room) {
    const { values: lefts, probabilities: leftChances } = first.of;
    const { values: rights, probabilities: rightChances } = second.of;
    // A list that is used up counts as infinity, so the other one is taken.
    const leftAt = (index) => index < lefts.length ? lefts[index] + first.shift : Number.POSITIVE_INFINITY;
    const rightAt = (index) => index < rights.length ? rights[index] + second.shift : Number.POSITIVE_INFINITY;
    const total = lefts.length + rights.length;
    const { values, probabilities } = room !== undefined && room.values.length >= total ? room : roomFor(total);
    let [left, right, count] = [0, 0, 0];
    let [fromLeft, fromRight] = [leftAt(0), rightAt(0)];
    // Below all values: the first of them opens an atom.
    let atom = Number.NEGATIVE_INFINITY;
    let chance = 0;
    for (let taken = 0; taken < total; taken += 1) {
        let value = fromLeft;
        let probability;
        if (fromLeft <= fromRight) {
            probability = leftChances[left] * first.share;
            left += 1;
            fromLeft = leftAt(left);
        }
        else {
            value = fromRight;
            probability = rightChances[right] * second.share;
            right += 1;
            fromRight = rightAt(right);
        }
        const opens = count === 0 || value - atom > tolerance;
        if (opens) {
            atom = value;
            values[count] = value;
            count += 1;
        }
        chance = opens ? probability : chance + probability;
        probabilities[count - 1] = chance;
    }
    if (values !== room?.values && count === values.length)
        return { values, probabilities };
    return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}
/**
 * Chance that x + y reaches `bound`, for independent x and y, without listing the sums: as x falls, the smallest y that
 * suffices rises. Each tail is added up from its thin end, so a tiny chance is as accurate as a large one. Linear.
 */
function upperTail(x, y, bound) {
    let chance = 0;
    let reached = y.values.length;
    let tail = 0;
    for (let index = 0; index < x.values.length; index += 1) {
        while (reached > 0 && x.values[index] + y.values[reached - 1] >= bound) {
            reached -= 1;
            tail += y.probabilities[reached];
        }
        chance += x.probabilities[index] * tail;
    }
    return chance;
}
/** The distribution of -x, for lower tails. */
const mirrored = (x) => ({
    values: x.values.map((value) => -value).reverse(),
    probabilities: x.probabilities.slice().reverse(),
});


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__;

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
var QUANTILES;
function QUANTILES$made() { return QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
}; }
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = (QUANTILES ?? QUANTILES$made())[confidence] ?? (0,(_normal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46172))/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ }),

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
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


/***/ }),

/***/ 36671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
var LEGACY_COMMAND;
function LEGACY_COMMAND$made() { return LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu; }
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
var UNSEEN;
function UNSEEN$made() { return UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu; }
/** Most JSON is plain ASCII, which needs neither search by Unicode property: as many bytes as characters, and no DEL. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
const escapeUnits = (text) => {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1)
        escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
    return escaped;
};
/**
 * JSON text that says the same and can be printed anywhere: characters outside ASCII that act without being seen, and
 * `##[`, become `\u` escapes. Works on finished JSON, because such characters occur only inside its strings
 * (security.md F1: plain JSON on a runner's log still executes commands).
 */
function escapeJson(json) {
    if (isPlain(json))
        return json.includes('##') ? json.replace((LEGACY_COMMAND ?? LEGACY_COMMAND$made()), '\\u0023') : json;
    return json.replace((LEGACY_COMMAND ?? LEGACY_COMMAND$made()), '\\u0023').replace((UNSEEN ?? UNSEEN$made()), escapeUnits);
}


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }; }
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * (UNITS ?? UNITS$made())[read[2]]; // One of the five letters.
}


/***/ })

};
