export const id = 8126;
export const ids = [8126,2498];
export const modules = {

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 34 modules
var engine_engine = __webpack_require__(61531);
// EXTERNAL MODULE: ./lib/engine/known-secrets.js + 5 modules
var known_secrets = __webpack_require__(77069);
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 14 modules
var node_ports = __webpack_require__(13933);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal = __webpack_require__(56025);
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended = __webpack_require__(2505);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
const VARIABLE = /^[A-Za-z_]\w*$/;
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,node_environment/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(here, evals)), NAME), (0,external_node_path_.join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => VARIABLE.test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,format/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
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
        throw new errors/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    return (0,external_node_util_.parseEnv)(files.readTextIfThere(path) ?? '');
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction = __webpack_require__(76739);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,node_ports/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,terminal/* terminal */.F)().err(`${(0,escape_terminal/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,node_ports/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,redaction.outputSecrets)()?.add((0,known_secrets/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,terminal/* terminal */.F)();
    const judge = {
        ...(0,defined/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,redaction.outputSecrets)();
    const engine = (0,engine_engine/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,defined/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,escape_terminal/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,known_secrets/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    background_ended/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 17826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(452);
/* harmony import */ var _ports_node_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41834);
/* harmony import */ var _runs_planning_plan_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32092);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47655);
/* harmony import */ var _test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _test_cases_find_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85851);
/* harmony import */ var _test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20848);
/* harmony import */ var _test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79188);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56025);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23808);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64979);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32832);













/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
async function validateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const { evals, problems } = await (0,_test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__.loadEvals)({
        evalsDir: engine.evalsDir,
        ports: engine.ports,
        mode: 'validate',
        scorerNames: _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__/* .AVAILABLE_SCORERS */ .iL,
    });
    // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
    const { problems: unmakeable } = await (0,_test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__.makeScorers)(evals.scorers, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..'), engine.ports);
    const found = [...problems, ...unmakeable].sort(_test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__/* .byPlace */ .hz);
    const errors = found.filter((one) => one.severity === 'error').length;
    const listed = found.map((one) => ({
        severity: one.severity,
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    if (errors === 0) {
        // What only shows when cases meet their scorers: missing fields.
        try {
            await (0,_runs_planning_plan_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planRun */ .n)(engine, { refusesOnly: (0,_ports_node_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .isCi */ .Xt)(engine.ports.env) && flags.allowOnly !== true });
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .asFault */ .Ps)(error);
            if (fault.exitCode !== 2)
                throw fault;
            const further = fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
            listed.push(...further.map(({ path, message }) => ({ severity: 'error', path, message })));
        }
    }
    if (evals.cases.length === 0 && errors === 0 && (await engine.cases()).length === 0)
        listed.push({
            severity: 'error',
            path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(flags.evals ?? 'evals', _test_cases_find_files_js__WEBPACK_IMPORTED_MODULE_9__/* .FOLDERS */ .Y.case),
            message: 'there is no test case, so a run would have no evidence; write one, or begin with: assay init',
        });
    const failed = listed.some((one) => one.severity === 'error');
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
    else {
        for (const one of listed)
            out(`${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .terminalLine */ .tL)(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
        if (!failed)
            out(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.cases.length, 'case')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.agents.length, 'agent')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.scorers.length, 'custom scorer')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.experiments.length, 'experiment')}: no problem\n`);
    }
    return failed ? 2 : 0;
}


/***/ }),

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ shownBase),
/* harmony export */   mE: () => (/* binding */ affectedPart),
/* harmony export */   mI: () => (/* binding */ unplayedOf),
/* harmony export */   oC: () => (/* binding */ affectedVerdict),
/* harmony export */   yZ: () => (/* binding */ gateOfPart)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** The counts of a choice among the cases of a plan. */
function affectedPart({ base, changed, of }, chosen) {
    const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
    return { base, changed, of, chosen: chosen.length, gating: gating.length };
}
/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
function unplayedOf({ selection: { cases, tags }, affected }, sameSelection = false) {
    return {
        // An empty list selects nothing.
        selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
        unaffected: affected?.unaffected,
    };
}
/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
function gateOfPart(gate, { of, chosen: count }, chosen) {
    if (count === of)
        return gate;
    const played = chosen.filter(({ description }) => description.skip === undefined);
    const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
    return {
        ...gate,
        min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
        min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
    };
}
/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
function affectedVerdict(verdict, part) {
    if (part === undefined || verdict.exitCode === 130)
        return verdict;
    const { of, chosen, gating } = part;
    if (gating > 0 && chosen === of)
        return verdict;
    const share = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(chosen)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(of, 'case')}`;
    if (gating > 0)
        return {
            ...verdict,
            reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
        };
    // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
    if (of === 0)
        return verdict;
    return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}
function nothingAffected(part) {
    if (part.changed === 0)
        return `Skipped: no file changed since ${shownBase(part.base)}.`;
    if (part.chosen === 0)
        return `Skipped: no eval depends on the ${filesOf(part)}.`;
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


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
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / ROOT_TWO_PI;
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

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46172);

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
const QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
};
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = QUANTILES[confidence] ?? (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((1 + confidence) / 2);
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

/***/ 79188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeScorers: () => (/* binding */ makeScorers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52571);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2903);





/**
 * The custom scorers of the evals folder, ready to be asked, and everything that only shows when they are made: unknown
 * template variables, patterns and code that do not compile, types that are none. All of it at once and at its place
 * (contract 2). `home` is the folder that holds the evals folder.
 */
async function makeScorers(loaded, home, ports) {
    const scorers = [];
    const problems = [];
    const made = await Promise.allSettled(loaded.map(({ scorer, place }) => (0,_scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__.customScorer)(scorer, ports, place)));
    for (const [index, one] of made.entries()) {
        if (one.status === 'fulfilled')
            scorers.push(one.value);
        else
            problems.push(...(await placed(loaded[index], one.reason, home, ports)));
    }
    return { scorers, problems };
}
async function placed({ location, scorer, place }, reason, home, { files }) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC) || reason.code !== 'validation_failed')
        throw reason;
    const found = reason.problems.length > 0 ? reason.problems : [{ path: '', message: reason.message }];
    // Places are looked up again instead of being kept: most scorers have no problem.
    const { pieces } = await (0,_reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .readPieces */ .u)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, location.file), files);
    const piece = pieces.find((one) => {
        const { line, column } = one.at([]);
        return line === location.line && column === location.column;
    });
    if (piece === undefined)
        return found.map(({ path, message }) => ({
            ...location,
            severity: 'error',
            message: path === '' ? message : `${path}: ${message}`,
        }));
    const source = { piece, file: location.file };
    const file = [['config', 'rubric_file'], ['rubric_file']].find((one) => has(piece.value, one));
    // A file that could not be read was named when it was looked for.
    const named = file !== undefined || (has(piece.value, ['config', 'file']) && place?.file === undefined);
    const unread = named && scorer.config.rubric === undefined;
    const news = found.filter(({ path }) => !(unread && path === 'config.rubric'));
    return news.map(({ path, message }) => {
        const steps = stepsOf(path, piece.value);
        // A text that has its own file is named where the file is.
        if (path === 'config.rubric' && file !== undefined && !has(piece.value, steps))
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, file, `config.rubric: ${message}`);
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, steps, message);
    });
}
/** `config.steps[0]` as steps. Keys may hold dots themselves, so the longest key that is there wins. */
function stepsOf(path, value) {
    const steps = [];
    let [here, rest] = [value, path];
    while (rest !== '') {
        const index = /^\[(\d+)\]\.?/.exec(rest);
        const key = index === null ? keyAt(here, rest) : undefined;
        const step = index === null ? (key ?? rest.split(/[.[]/, 1)[0] ?? rest) : Number(index[1]);
        steps.push(step);
        rest = index === null ? rest.slice(String(step).length).replace(/^\./, '') : rest.slice(index[0].length);
        here = Reflect.get(Object(here), step);
    }
    return steps;
}
function keyAt(value, rest) {
    const keys = Object.keys(Object(value)).filter((key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/.test(rest.slice(key.length)));
    return keys.sort((one, other) => other.length - one.length)[0];
}
function has(value, path) {
    let here = value;
    for (const step of path) {
        if (!Object.hasOwn(Object(here), step))
            return false;
        here = Reflect.get(Object(here), step);
    }
    return true;
}


/***/ })

};
