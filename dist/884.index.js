export const id = 884;
export const ids = [884,1916,1706,8848,8610,7238,2150];
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

/***/ 15747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyzeCommand: () => (/* binding */ analyzeCommand)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/failure-analysis/categories.js
var failure_analysis_categories;
// EXTERNAL MODULE: ./lib/jobs/failures/analyse-stored-failures.js
var analyse_stored_failures;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/operations/failure-analysis.js
var failure_analysis;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/failure-words.js
var failure_words;
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines;
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var phrase;
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style;
;// CONCATENATED MODULE: ./lib/reports/failure-analysis-terminal.js







/** Columns of an interval as a bar. */
const BAR = 24;
const PATTERNS = 5;
const EXAMPLES = 5;
const SENTENCE = 600;
/** What `assay analyze` says: each kind of failure with its share as a bar, what sets it apart, what to do, where to look. */
function* failureAnalysisTerminal(analysis, options = {}) {
    const width = Math.max((labelled_lines ??= __webpack_require__(82881))/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? (parts_style ??= __webpack_require__(10883))/* colourStyle */.e : (parts_style ??= __webpack_require__(10883))/* plainStyle */.s;
    const { failure_categories: kinds, total_failures: total, failed_attempts: attempts = total, period, } = analysis;
    const isRun = period === 'run';
    const where = [options.of, isRun ? undefined : `last ${period}`].filter((part) => part !== undefined);
    const head = [
        total === 0
            ? 'no failed cases'
            : `why ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(total, 'case')} failed${attempts > total ? ` (${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(attempts)} attempts)` : ''}`,
        ...where,
    ].join(' · ');
    yield `${style('strong', (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(head))}\n\n`;
    for (const kind of kinds)
        yield* kindLines(kind, isRun, width, style);
    if (options.allCases === true)
        yield* caseLines(analysis.cases ?? [], width, style);
    for (const [index, note] of (0,(failure_words ??= __webpack_require__(98356))/* failureNotes */.KH)(analysis).entries())
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(index === 0 ? 'note' : '', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(note, SENTENCE), width);
    for (const [index, command] of (options.next ?? []).entries())
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)(index === 0 ? 'next' : '')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(command)}\n`;
}
function* kindLines(kind, isRun, width, style) {
    const trend = (0,(failure_words ??= __webpack_require__(98356))/* trendWords */.nv)(kind.trend, isRun);
    const facts = [
        (0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(kind.count),
        (0,(failure_words ??= __webpack_require__(98356))/* shareWords */.hs)(kind),
        ...(trend === '' ? [] : [trend]),
        `to be mended in ${(0,(failure_words ??= __webpack_require__(98356))/* ownerWords */.$J)(kind.owner)}`,
    ];
    yield `  ${style('strong', (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)((0,(phrase ??= __webpack_require__(313))/* phraseText */.tN)((0,(failure_words ??= __webpack_require__(98356))/* kindPhrase */.W$)(kind))))}\n`;
    yield `        ${style('bad', bar(kind))}\n`;
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('share', facts.join(' · '), width);
    for (const [index, pattern] of kind.common_patterns.slice(0, PATTERNS).entries())
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(index === 0 ? 'pattern' : '', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(pattern, SENTENCE), width);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('fix', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(kind.suggested_fix, SENTENCE), width);
    if (kind.evaluator_doubts !== undefined)
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('doubt', `the scorer may be wrong in ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(kind.evaluator_doubts.count)}: ${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(kind.evaluator_doubts.reasons.join('; '), SENTENCE)}`, width);
    const cases = kind.example_case_ids ?? [];
    if (cases.length > 0)
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('cases', cases.slice(0, EXAMPLES).join(', '), width);
    if (!isRun)
        for (const [index, id] of kind.example_run_ids.slice(0, EXAMPLES).entries())
            yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)(index === 0 ? 'runs' : '')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(id)}\n`;
    yield '\n';
}
/** Each case with who can mend it, and why it is of its kind. */
function* caseLines(cases, width, style) {
    for (const { case_id: id, agent_id: agent, owner, why } of cases) {
        yield `  ${style('strong', (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(id))}\n`;
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('agent', `${agent} · to be mended in ${(0,(failure_words ??= __webpack_require__(98356))/* ownerWords */.$J)(owner)}`, width);
        if (why !== undefined)
            yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('why', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(why, SENTENCE), width);
    }
    if (cases.length > 0)
        yield '\n';
}
/** Share of 0 to 100 % as `█`, what the interval holds above it as `▒`. */
function bar({ percentage, interval }) {
    const at = (percent) => Math.min(BAR, Math.max(0, Math.round((percent / 100) * BAR)));
    const filled = at(percentage);
    const most = interval === undefined ? filled : Math.max(filled, at(interval[1]));
    return `${'█'.repeat(filled)}${'▒'.repeat(most - filled)}${'░'.repeat(BAR - most)}`;
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/schema/failure-analysis.js
var schema_failure_analysis;
// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/next/own-name.js
var own_name;
// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/analyze.js













/** `assay analyze`: why cases failed in the stored runs of a period, or in one run. */
async function analyzeCommand(_, flags) {
    if (flags.run !== undefined && flags.period !== undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', '--run and --period were both given', {
            where: '--period',
            hint: 'One run has no period; leave one of the two out.',
        });
    const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags);
    const whole = flags.run === undefined
        ? await (0,(define_operation ??= __webpack_require__(27591))/* call */.T1)((failure_analysis ??= __webpack_require__(81183))/* failureAnalysisOperation */.Y, queryOf(flags), engine)
        : (await (0,(analyse_stored_failures ??= __webpack_require__(34063))/* analyseRun */.Fr)(engine, flags.run, flags.agent)).analysis;
    const analysis = (0,(redaction ??= __webpack_require__(76739)).shownValue)(flags.kind === undefined ? whole : onlyKind(whole, flags.kind));
    const { out, width, colour } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    if (flags.json === true) {
        out(`${(0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify(analysis, null, 2))}\n`);
        return 0;
    }
    const of = [
        ...(flags.run === undefined ? [] : [`run ${flags.run}`]),
        ...(flags.agent === undefined ? [] : [`agent ${flags.agent}`]),
        ...(flags.kind === undefined ? [] : [`kind ${flags.kind}`]),
    ];
    const next = await nextAfterAnalyze(engine, analysis, flags.agent);
    const shown = {
        width,
        colour,
        next,
        allCases: flags.kind !== undefined,
        ...(of.length === 0 ? {} : { of: of.join(' · ') }),
    };
    out([...failureAnalysisTerminal(analysis, shown)].join(''));
    return 0;
}
/** Kinds that a message names; the rest is counted. */
const MOST_NAMED = 12;
/**
 * The failures of one kind, by its id or its name, each case listed; counts and shares stay those of the whole. A kind of the taxonomy that did not
 * occur has no cases; a word that is no kind at all is refused.
 */
function onlyKind(analysis, requested) {
    const folded = (text) => text
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
    const { failure_categories: categories, cases = [] } = analysis;
    const named = categories.find(({ category, name = '' }) => category === requested || folded(name) === folded(requested))?.category;
    const kind = named ?? folded(requested);
    if (named === undefined && !(0,(failure_analysis_categories ??= __webpack_require__(47783))/* isTaxonomy */.YG)(kind) && cases.every((one) => one.kind !== kind))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `there is no kind of failure "${requested}"`, {
            where: '--kind',
            hint: `Kinds here: ${categories
                .slice(0, MOST_NAMED)
                .map(({ category }) => category)
                .join(', ') || 'none'}.`,
        });
    const shown = new Set(categories.map(({ category }) => category));
    // What is too rare to be shown by itself stands under \`other\`.
    const isMeant = (each) => each === kind || (kind === 'other' && !shown.has(each));
    return {
        ...analysis,
        failure_categories: categories.filter(({ category }) => category === kind),
        cases: cases.filter((one) => isMeant(one.kind)),
    };
}
/** Failures that the prompt may mend lead to `optimize`, where the agent is one of the evals; others to the run that shows them. */
async function nextAfterAnalyze(engine, { failure_categories: kinds }, requestedAgent) {
    const [first] = kinds;
    if (first === undefined)
        return [];
    const agents = await engine.agents().catch((error) => {
        // What was imported may be analysed without evals.
        if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC)
            return [];
        throw error;
    });
    const ids = agents.map(({ agent }) => agent.id);
    const agent = requestedAgent ?? (ids.length === 1 ? ids[0] : 'NAME');
    const known = ids.length > 0 && (requestedAgent === undefined || ids.includes(requestedAgent));
    if (known && kinds.some(({ owner }) => owner === 'prompt'))
        return [(0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)(`assay optimize --agent ${agent}`)];
    const [run] = first.example_run_ids;
    return run === undefined ? [] : [(0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)(`assay report ${run}`)];
}
/** Checked before it is asked, so that what is wrong is named by its flag. */
function queryOf({ agent, period }) {
    const read = (schema_failure_analysis ??= __webpack_require__(64652))/* failureAnalysisQuery */.zr.safeParse({
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agent_id: agent, period }),
    });
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `${issue?.path[0] === 'period' ? '--period' : '--agent'} ${issue?.message ?? 'is not valid'}`, {
        where: issue?.path[0] === 'period' ? '--period' : '--agent',
        hint: 'Such as: assay analyze --agent support-bot --period 30d',
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

/***/ 84304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j4: () => (/* binding */ asTyped),
/* harmony export */   k9: () => (/* binding */ ownScript)
/* harmony export */ });
/* unused harmony export ownName */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__;


/** The package managers that name themselves in the environment of what they start, and how each starts a program of a project. */
var MANAGERS;
function MANAGERS$made() { return MANAGERS = [
    ['pnpm/', 'pnpm exec assay'],
    ['yarn/', 'yarn assay'],
    ['bun/', 'bunx assay'],
]; }
/**
 * What to type for `assay` on this machine: `assay` where that is on the PATH, `npx assay` where it is a program of the project (or as
 * its package manager says it), else `node path/to/dist/cli.js`.
 */
function ownName({ script, cwd, env }) {
    if (script === undefined)
        return 'assay';
    const folder = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).dirname)(script);
    const root = installedBelow(script);
    if (root !== undefined && isBelow(cwd, root)) {
        const agent = env['npm_config_user_agent'] ?? '';
        return (MANAGERS ?? MANAGERS$made()).find(([name]) => agent.startsWith(name))?.[1] ?? 'npx assay';
    }
    const name = script.slice(folder.length + 1);
    const isOnPath = (env['PATH'] ?? '').split((node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).delimiter).includes(folder);
    if (isOnPath && /^assay(?:\.cmd)?$/.test(name))
        return 'assay';
    const below = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).relative)(cwd, script);
    return `node ${(0,(_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69741))/* .shellWord */ .r)(below.startsWith('..') ? script : below)}`;
}
/** A command that begins with `assay`, in the form that works here. */
const asTyped = (command) => command.replace(/^assay(?= )/, ownNameHere);
/** The script that this process was started with. */
const ownScript = () => process.argv[1];
const ownNameHere = () => ownName({ script: ownScript(), cwd: process.cwd(), env: process.env });
/** The project that a script is installed in; undefined for a checkout, and for what a package runner keeps in a cache of its own. */
function installedBelow(script) {
    const at = script.search(/[\\/]node_modules[\\/](?:\.bin[\\/]|agent-assay[\\/])/);
    if (at < 0 || /[\\/]_npx[\\/]/.test(script))
        return undefined;
    return script.slice(0, at);
}
const isBelow = (folder, root) => folder === root || folder.startsWith(`${root}${(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).sep}`);


/***/ }),

/***/ 69741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ (PLAIN_WORD ?? PLAIN_WORD$made())),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** Values that need no quoting in any shell. */
var PLAIN_WORD;
function PLAIN_WORD$made() { return PLAIN_WORD = /^[\w./:@%+=,#-]+$/; }
/** A value as one word of a command that is typed into a shell. */
const shellWord = (value) => (PLAIN_WORD ?? PLAIN_WORD$made()).test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;


/***/ }),

/***/ 55385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ leanTurn),
/* harmony export */   m: () => (/* binding */ withoutAnswers)
/* harmony export */ });
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40863);
/* harmony import */ var _failed_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6726);


/** What is the same for most failures is held once. */
const NOTHING = Object.freeze({});
const NO_TEXTS = Object.freeze([]);
const NO_TOOLS = Object.freeze({
    called: NO_TEXTS,
    missing: NO_TEXTS,
    extra: NO_TEXTS,
    forbidden: NO_TEXTS,
    unknown: NO_TEXTS,
    arguments: false,
});
/** What a suggested fix names of the metadata of a result, beside its criteria. */
const NAMED = ['missing_tools', 'forbidden_called', 'matched', 'field'];
/**
 * A failure as far as it is told of once it was looked at: its case, its questions, the names of its tools and what was wrong. Answers,
 * arguments, verdicts and criteria are left out: of many failures nothing else would have room in memory.
 */
function withoutAnswers({ facet, decided }) {
    const turns = facet.attempt.turns.map(leanTurn);
    const { called, missing, extra, forbidden, unknown } = facet.tools;
    const hasTools = [called, missing, extra, forbidden, unknown].some(({ length }) => length > 0);
    return {
        facet: {
            ...facet,
            attempt: { ...facet.attempt, turns },
            turn: facet.turn && turns[facet.step],
            failed: facet.failed.map(leanCheck),
            tools: hasTools ? facet.tools : NO_TOOLS,
            reasons: facet.reasons.map(_text_own_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U),
        },
        decided,
    };
}
/** A turn as far as an attempt is told of: its question, and the names of its tools. */
function leanTurn({ turn_id, input, latency_ms, tool_calls, }) {
    return {
        turn_id,
        input,
        output: '',
        latency_ms,
        tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: NOTHING })) ?? null,
        results: NOTHING,
        criteria: NOTHING,
    };
}
function leanCheck(check) {
    const metadata = {};
    for (const name of NAMED)
        if (check.metadata[name] !== undefined)
            metadata[name] = check.metadata[name];
    const { criteria } = check.metadata;
    if (Array.isArray(criteria))
        metadata['criteria'] = criteria.map((one) => ({
            text: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'text'),
            verdict: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'verdict'),
        }));
    return { ...check, metadata: Object.keys(metadata).length === 0 ? NOTHING : metadata, reasons: NO_TEXTS };
}


/***/ }),

/***/ 34063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ analyseRun),
/* harmony export */   OR: () => (/* binding */ withExampleCases),
/* harmony export */   analysePeriod: () => (/* binding */ analysePeriod),
/* harmony export */   byStatus: () => (/* binding */ byStatus),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   n3: () => (/* binding */ seedOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _optimizations_attempts_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _scorer_names_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__;









const COLLECTION = 'failure_clusters';
/** The key of clusters over all agents; no id of an agent is empty. */
const ALL_AGENTS = '*';
/** Clusters that are remembered for an agent; those that came last stay. */
const MOST_KNOWN = 200;
/** Cases named as examples, as many as runs (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;
/** No evidence is no good news. */
const NOTHING_STORED = 'no play of this period is stored: see assay run, assay import-traces';
/** What is neither a failure nor a pass is said, with what would make it one. */
function unsureNote(attempts) {
    const count = attempts.filter(({ status }) => status === 'unsure').length;
    if (count === 0)
        return [];
    const counted = (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(count, 'attempt is', 'attempts are');
    return [`${counted} unsure, so neither failed nor passed: ${(_optimizations_attempts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(83414))/* .TO_BE_SURE */ .oP}`];
}
var knownClusters;
function knownClusters$made() { return knownClusters = (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    id: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .templateLiteral */ .Uy$(['new:', (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP()]),
    name: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    terms: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .number */ .aig()),
})); }
/**
 * Why cases failed in the runs of the period that ends now, against the equally long period before it. With a model as judge the
 * kinds come from it (improvement.md 5.2 step 13), within the budget of the settings; else, and where it fails, offline. Clusters
 * outside of the taxonomy are remembered, so that their ids stay.
 */
async function analysePeriod(engine, { agent_id: agent, period }, signal) {
    const now = engine.ports.clock.now();
    const length = (0,(_text_time_window_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(55223))/* .windowMs */ .$)(period);
    const attempts = await (0,(_stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(4134)).storedAttempts)(engine, { agent, from: now - 2 * length, to: now, lean: true });
    const [current, before] = [
        attempts.filter(isWithin(now - length)),
        attempts.filter(isBefore(now - length)),
    ];
    const evidence = {
        ...byStatus(current),
        previous: before.filter(({ status }) => status === 'failed'),
        previousPassed: before.filter(({ status }) => status === 'passed'),
    };
    const known = await knownOf(engine, agent);
    const answer = await analysed(engine, evidence, { period, seed: seedOf(engine), known }, signal);
    await remember(engine, agent, known, answer.clusters);
    const notes = current.length === 0 ? [NOTHING_STORED] : unsureNote(current);
    return withNotes(await withNames(engine, withExampleCases(answer)), notes);
}
/** Why cases failed in one run: the id of a stored one, or a results.json file. Nothing is remembered. */
async function analyseRun(engine, reference, agent, signal) {
    const attempts = await (0,(_stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(4134))/* .attemptsOfRun */ .L)(engine, reference, { agent, lean: true });
    const known = await knownOf(engine, agent);
    const options = { period: 'run', seed: seedOf(engine), known };
    const answer = await analysed(engine, byStatus(attempts), options, signal);
    return withNotes(await withNames(engine, withExampleCases(answer)), unsureNote(attempts));
}
function withNotes(answer, more) {
    if (more.length === 0)
        return answer;
    const { analysis } = answer;
    return { ...answer, analysis: { ...analysis, notes: [...(analysis.notes ?? []), ...more] } };
}
/** What people read of the answer names scorers by their names. */
async function withNames(engine, answer) {
    const named = await (0,(_scorer_names_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78671))/* .scorerNames */ .n)(engine);
    const { analysis } = answer;
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(69498))/* .defined */ .s)({ name: one.name === undefined ? undefined : named(one.name) }),
        suggested_fix: named(one.suggested_fix),
        common_patterns: one.common_patterns.map(named),
    }));
    return { ...answer, analysis: { ...analysis, failure_categories } };
}
/** Attempts by how they ended. */
function byStatus(attempts) {
    const of = (status) => attempts.filter((one) => one.status === status);
    return { failed: of('failed'), passed: of('passed'), errored: of('errored') };
}
/** The seed of the entry point's options; 1 as in runs. */
const seedOf = ({ options }) => options.seed ?? 1;
/** The answer with the ids of up to five cases of each kind, which say more than runs where there is only one run. */
function withExampleCases(answer) {
    const { analysis } = answer;
    const shown = new Set(analysis.failure_categories.map(({ category }) => category));
    const cases = new Map();
    for (const { kind, case_id: id } of analysis.cases ?? []) {
        const shownAs = shown.has(kind) ? kind : 'other';
        const known = cases.get(shownAs) ?? new Set();
        if (known.size < MOST_EXAMPLES)
            cases.set(shownAs, known.add(id));
    }
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        example_case_ids: [...(cases.get(one.category) ?? [])],
    }));
    return { ...answer, analysis: { ...analysis, failure_categories } };
}
/** What is known of the clusters of an agent; a record that cannot be read costs only the old ids. */
async function knownOf(engine, agent) {
    const read = (knownClusters ?? knownClusters$made()).safeParse(await (await engine.store()).get(COLLECTION, agent ?? ALL_AGENTS));
    return read.success ? read.data : [];
}
async function remember(engine, agent, known, clusters) {
    const ids = new Set(known.map(({ id }) => id));
    if (clusters.every(({ id }) => ids.has(id)))
        return;
    await (await engine.store()).put(COLLECTION, agent ?? ALL_AGENTS, clusters.slice(0, MOST_KNOWN));
}
/** A model is asked only where one is configured; that it cannot be reached is reported and takes nothing away. */
async function analysed(engine, evidence, options, signal) {
    if (evidence.failed.length === 0)
        return (0,(_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(5570)).analyseFailures)(evidence, options);
    try {
        const { judge } = await engine.scoring();
        if (judge.mode === 'llm') {
            const { analyseFailuresWithModel } = await Promise.all(/* import() */[__webpack_require__.e(3423), __webpack_require__.e(133)]).then(__webpack_require__.bind(__webpack_require__, 98469));
            return await analyseFailuresWithModel(judge, evidence, options, signal);
        }
    }
    catch (error) {
        const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(452))/* .Fault */ .vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        engine.warn(`no model is asked why cases fail: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
    }
    return (0,(_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(5570)).analyseFailures)(evidence, options);
}
const isWithin = (from) => ({ finished_at }) => finished_at >= from;
const isBefore = (from) => ({ finished_at }) => finished_at < from;


/***/ }),

/***/ 64556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ leanTurns),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   Zf: () => (/* binding */ analysedAttempt),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   wk: () => (/* binding */ journalAttempts)
/* harmony export */ });
/* harmony import */ var _failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55385);
/* harmony import */ var _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40863);




/** Code units of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;
/**
 * The attempts of a stored run one after the other, planned ones and, unless they are not asked for, repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
function* journalAttempts(run, header, { agent, lean = false, planned = false } = {}) {
    for (const plan of run.planned) {
        if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent))
            continue;
        for (let attempt = 0; attempt < plan.repeat * (planned ? 1 : 1 + _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ROUNDS */ .M4); attempt++) {
            const result = run.attempt(plan, attempt);
            if (result === undefined || isLeftOut(result))
                continue;
            const turns = (lean && result.status !== 'failed') || result.unsure === true
                ? leanTurns(result)
                : fullTurns(result, run.played(plan.id, attempt));
            yield analysedAttempt(plan, result, attempt, turns, header);
        }
    }
}
/** Whether an attempt has no verdict because nothing was to be judged. */
const isLeftOut = ({ status, unsure }) => status === 'skipped' && unsure !== true;
/** An attempt as failure analysis looks at it. */
function analysedAttempt({ id, name, agent_id, tags, hash, agent_version, }, { status, unsure, error }, attempt, turns, { run_id, finished_at }) {
    return {
        run_id,
        agent_id,
        case_id: id,
        case_name: name,
        case_hash: hash,
        tags,
        finished_at: Date.parse(finished_at),
        attempt,
        status: unsure === true ? 'unsure' : status === 'skipped' ? 'errored' : status,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ agent_version, error }),
        turns,
    };
}
const fullTurns = ({ turns }, played) => turns.map((turn, index) => ({ ...turn, criteria: criteriaOf(played?.turns[index]) }));
/** What the case asked of a turn, with the passages that the agent reported, where the case gave none. */
function criteriaOf(played) {
    const { context = null, criteria = {} } = played ?? {};
    return { ...(context === null ? {} : { context }), ...criteria };
}
/** What features are read off: questions, names of tools, number of turns. */
const leanTurns = ({ turns }) => turns.map((turn) => (0,_failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .leanTurn */ .c)({
    ...turn,
    input: turn.input.length > LEAN_INPUT ? (0,_text_own_text_js__WEBPACK_IMPORTED_MODULE_3__/* .ownText */ .U)(turn.input.slice(0, LEAN_INPUT)) : turn.input,
}));


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ attemptsOfRun),
/* harmony export */   storedAttempts: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__;





/** Runs that are named in a warning; the others are counted. */
const MOST_NAMED = 5;
/**
 * The judged, unsure and errored attempts of finished runs of a period, each play once, in no promised order. Journals are opened one by
 * one. Shards count through the run that they were merged into, plays of experiments and optimizations not at all. A play that
 * was judged again counts with its newest verdict, at the time when it was played. Runs that did not finish or cannot be read
 * are warned of and left out.
 */
async function storedAttempts(engine, selection) {
    const { from, to } = selection;
    const all = await (await engine.store()).runSummaries();
    const byId = new Map(all.map((row) => [row.run_id, row]));
    const rows = all
        .filter((row) => counts(row) && mayBeOf(row, selection.agent) && lastOf(row) >= from)
        // Judged again later, an earlier play keeps its own time.
        .filter((row) => row['rescored'] === true || lastOf(row) <= to)
        .sort((a, b) => lastOf(b) - lastOf(a));
    const unfinished = [];
    const plays = new Map();
    for (const row of rows) {
        if (row['status'] === 'running') {
            unfinished.push(row.run_id);
            continue;
        }
        const root = rootOf(row, byId);
        const finishedAt = lastOf(root);
        if (finishedAt < from || finishedAt > to)
            continue;
        try {
            for (const attempt of await attemptsOfStored(engine, row.run_id, selection)) {
                const key = attempt.turns[0]?.turn_id ?? JSON.stringify([root.run_id, attempt.case_id, attempt.attempt]);
                const newer = plays.get(key);
                // Nobody's judgement replaces none.
                if (newer === undefined || weightOf(attempt) > weightOf(newer))
                    plays.set(key, { ...attempt, finished_at: finishedAt });
            }
        }
        catch (error) {
            const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC) || fault.code === 'internal')
                throw error;
            engine.warn(`${row.run_id} is left out: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
        }
    }
    if (unfinished.length > 0)
        engine.warn(`${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`);
    return [...plays.values()];
}
/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
async function attemptsOfRun(engine, reference, selection = {}) {
    const run = await (0,(_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79031))/* .loadComparedRun */ .T)(engine, reference);
    try {
        if (run.selected !== undefined)
            return await attemptsOfStored(engine, run.header.run_id, selection);
        const attempts = [];
        for (const one of run.cases) {
            if (selection.agent !== undefined && one.agent_id !== selection.agent)
                continue;
            for (const [index, result] of one.attempts.entries()) {
                if ((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .isLeftOut */ .WY)(result))
                    continue;
                const turns = (selection.lean === true && result.status !== 'failed') || result.unsure === true
                    ? (0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .leanTurns */ .Pi)(result)
                    : result.turns.map((turn) => ({ ...turn, criteria: {} }));
                attempts.push((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .analysedAttempt */ .Zf)({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
            }
        }
        return attempts;
    }
    finally {
        await run.close();
    }
}
async function attemptsOfStored(engine, runId, selection) {
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, damage, config } = journal;
        // Plays of an original and a candidate prompt, not of the agent as it is.
        if (config?.validates !== undefined)
            return [];
        if (header === undefined)
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
                where: runId,
                hint: `Finish it first: assay run --resume ${runId}`,
            });
        if (damage.lines > 0)
            engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
        return [...(0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .journalAttempts */ .wk)(journal, header, selection)];
    }
    finally {
        await journal.close();
    }
}
/** A shard's plays stand in the merged run; a row without a journal came from another machine without its answers. */
const counts = (row) => row['shard'] === undefined &&
    row['journal'] !== false &&
    row['experiment'] === undefined &&
    row['optimization'] === undefined;
const mayBeOf = (row, agent) => agent === undefined || typeof row['agent_id'] !== 'string' || row['agent_id'] === agent;
/** A verdict takes the place of none, whichever is newer, and a doubt that of an error. */
const weightOf = ({ status }) => (status === 'errored' ? 0 : status === 'unsure' ? 1 : 2);
/** When it ended, or began where it did not end. */
function lastOf(row) {
    const { finished_at: finished } = row;
    return Date.parse(typeof finished === 'string' ? finished : row.started_at);
}
/** The run that played what a run judged again; itself where that is unknown or gone. */
function rootOf(row, byId) {
    let root = row;
    const seen = new Set();
    while (typeof root['rescored_from'] === 'string' && !seen.has(root.run_id)) {
        seen.add(root.run_id);
        const from = byId.get(root['rescored_from']);
        if (from === undefined)
            break;
        root = from;
    }
    return root;
}


/***/ }),

/***/ 78671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ scorerNames)
/* harmony export */ });
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;


/** The ids that are drawn for scorers of the service; those of files are chosen by people, and are as good as names. */
var DRAWN;
function DRAWN$made() { return DRAWN = /\bscorer_[0-9a-z]+\b/g; }
const LONGEST = 60;
/** Puts the names of stored scorers in place of their ids, in sentences that people read. */
async function scorerNames({ store }) {
    const stored = await (await store()).glance('scorers', ({ id, value }) => [
        id,
        typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined,
    ]);
    const names = new Map(stored);
    return (text) => text.replace((DRAWN ?? DRAWN$made()), (id) => {
        const name = names.get(id);
        return typeof name === 'string' ? (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(name), LONGEST) : id;
    });
}


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

/***/ 81183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ (failureAnalysisOperation ?? failureAnalysisOperation$made()))
/* harmony export */ });
/* harmony import */ var _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;


/** GET /v1/analytics/failure-analysis (interface 4.13): over the stored runs of the period. */
var failureAnalysisOperation;
function failureAnalysisOperation$made() { return failureAnalysisOperation = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineOperation */ .h9)({
    name: 'failure-analysis',
    method: 'GET',
    path: '/v1/analytics/failure-analysis',
    tag: 'analytics',
    status: 200,
    summary: 'Say why cases failed in the runs of a period.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(64652))/* .failureAnalysisQuery */ .zr,
    output: (_schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(64652))/* .failureAnalysis */ .bQ,
    async run(query, engine, { signal }) {
        const { analysePeriod } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(8848)]).then(__webpack_require__.bind(__webpack_require__, 34063));
        return (await analysePeriod(engine, query, signal)).analysis;
    },
}); }


/***/ }),

/***/ 83414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   EX: () => (/* binding */ MOSTLY_UNSURE),
/* harmony export */   M$: () => (/* binding */ BROKEN),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   XA: () => (/* binding */ meanDifference),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   fE: () => (/* binding */ erroredShare),
/* harmony export */   oP: () => (/* binding */ TO_BE_SURE),
/* harmony export */   s6: () => (/* binding */ valuesByCase),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   wo: () => (/* binding */ unsureShare),
/* harmony export */   zO: () => (/* binding */ (REPETITIONS ?? REPETITIONS$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__;



/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
var REPETITIONS;
function REPETITIONS$made() { return REPETITIONS = {
    select: 0,
    headroom: 500,
    screen: 700,
    search: 1000,
    check: 5000,
    holdout: 9000,
}; }
/** A candidate of whose attempts a larger share errored is broken (improvement.md 2.4). */
const BROKEN = 0.2;
/** With a larger share of unsure attempts the sure ones are a choice that nobody made on purpose. */
const MOSTLY_UNSURE = 0.5;
/** What would make unsure attempts say something. */
const TO_BE_SURE = 'give the cases checks, or a model as judge';
/** Opens the account of an optimization with a hard limit of attempts. */
function openLedger(attemptSource, limit) {
    const kept = new Map();
    let used = 0;
    let reserve = 0;
    const keyOf = ({ case_id, repetition }) => `${repetition} ${case_id}`;
    const known = (prompt, attempt) => kept.get(prompt)?.get(keyOf(attempt));
    async function playMissing(prompts, attempts, phase) {
        const missing = prompts.map((prompt) => attempts.filter((attempt) => known(prompt, attempt) === undefined));
        // Prompts that lack the same attempts are played together, interleaved by the attempt source.
        const groups = new Map();
        for (const [index, lacking] of missing.entries()) {
            if (lacking.length === 0)
                continue;
            const key = JSON.stringify(lacking);
            const group = groups.get(key) ?? { prompts: [], attempts: lacking };
            group.prompts.push(prompts[index]);
            groups.set(key, group);
        }
        for (const group of groups.values()) {
            const count = group.prompts.length * group.attempts.length;
            if (used + count > limit)
                throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
                    where: `phase ${phase}`,
                    hint: 'Raise the budget of agent runs.',
                });
            used += count;
            const answers = await attemptSource.play(group.prompts, group.attempts, phase);
            for (const [index, prompt] of group.prompts.entries()) {
                const own = kept.get(prompt) ?? new Map();
                kept.set(prompt, own);
                for (const [place, attempt] of group.attempts.entries()) {
                    const answer = answers[index]?.[place];
                    if (!answer)
                        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', 'the player left a play without an answer');
                    own.set(keyOf(attempt), answer);
                }
            }
        }
    }
    return {
        used: () => used,
        affords: (attempts) => used + attempts <= limit - reserve,
        setAside: (attempts) => {
            reserve = attempts;
        },
        async play(prompts, attempts, phase) {
            await playMissing([...new Set(prompts)], attempts, phase);
            return prompts.map((prompt) => attempts.map((attempt) => known(prompt, attempt)));
        },
        known,
    };
}
/** Attempts of these cases with repetitions from `first` on, one round after the other. */
function attemptsOf(cases, first, count) {
    return Array.from({ length: count }, (_, round) => cases.map((case_id) => ({ case_id, repetition: first + round }))).flat();
}
/** Whether an attempt says something about its prompt. */
const isJudged = ({ status }) => status === 'passed' || status === 'failed';
/** Values by case; a case without any is not there. */
function valuesByCase(attempts, worthOf) {
    const values = new Map();
    for (const attempt of attempts) {
        const value = isJudged(attempt) ? worthOf(attempt) : null;
        if (value === null || !Number.isFinite(value))
            continue;
        const own = values.get(attempt.case_id);
        if (own)
            own.push(value);
        else
            values.set(attempt.case_id, [value]);
    }
    return values;
}
/** Cases that both sides have values of: original and candidate as `a` and `b`. */
function pairs(a, b, worthOf) {
    const left = valuesByCase(a, worthOf);
    const right = valuesByCase(b, worthOf);
    return [...left].flatMap(([caseId, values]) => {
        const others = right.get(caseId);
        return others ? [{ caseId, a: values, b: others }] : [];
    });
}
/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
function meanDifference(a, b, worthOf) {
    const differences = pairs(a, b, worthOf).map((each) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.b) - (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,(_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(18597))/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(differences), error, cases: differences.length };
}
/** Share of the attempts that errored. */
const erroredShare = (attempts) => shareOf(attempts, 'errored');
/** Share of the attempts that are unsure. */
const unsureShare = (attempts) => shareOf(attempts, 'unsure');
function shareOf(attempts, wanted) {
    return attempts.length === 0
        ? 0
        : attempts.filter(({ status }) => status === wanted).length / attempts.length;
}


/***/ }),

/***/ 49916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
function seededRandom(seed = 1) {
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = seed | 0;
    let counter = 1;
    function word() {
        const sum = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    for (let round = 0; round < 12; round += 1)
        word();
    return {
        next: () => word() / 2 ** 32,
        hex(bytes) {
            let text = '';
            for (let index = 0; index < bytes; index += 1)
                text += (word() & 255).toString(16).padStart(2, '0');
            return text;
        },
    };
}


/***/ }),

/***/ 98356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ ownerWords),
/* harmony export */   D6: () => (/* binding */ failuresPhrase),
/* harmony export */   KH: () => (/* binding */ failureNotes),
/* harmony export */   W$: () => (/* binding */ kindPhrase),
/* harmony export */   hs: () => (/* binding */ shareWords),
/* harmony export */   nv: () => (/* binding */ trendWords)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__;


/** Who can mend a kind of failure, in words. */
var OWNERS;
function OWNERS$made() { return OWNERS = {
    prompt: 'the prompt',
    tool: 'a tool',
    data: 'the data it answers from',
    model: 'the model',
    infra: 'the infrastructure',
    evaluator: 'the evaluator',
    test: 'the test case',
}; }
/** What a trend is called where the period before was another run. */
var AGAINST_BASELINE;
function AGAINST_BASELINE$made() { return AGAINST_BASELINE = {
    new: 'new against the baseline',
    rising: 'more than in the baseline',
    falling: 'less than in the baseline',
    stable: '',
    resolved: 'gone',
}; }
var AGAINST_PERIOD;
function AGAINST_PERIOD$made() { return AGAINST_PERIOD = {
    new: 'new',
    rising: 'rising',
    falling: 'falling',
    stable: 'stable',
    resolved: 'resolved',
}; }
/** A name that can only be one of ours; that of a cluster is made of words of the texts. */
var OURS;
function OURS$made() { return OURS = /^[a-z]+(?: [a-z]+){0,3}$/; }
/** The kind as readers see it. What was made of words of answers and reasons is a name of somebody else. */
function kindPhrase({ category, name }) {
    const shown = name ?? category.replaceAll('_', ' ');
    return [category.startsWith('new:') || !(OURS ?? OURS$made()).test(shown) ? (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(shown) : shown];
}
/** Who can mend it; a dash where nobody said. */
const ownerWords = (owner) => (owner === undefined ? '–' : ((OWNERS ?? OWNERS$made())[owner] ?? '–'));
/** The trend in words, empty where there is nothing to say. */
function trendWords(trend, isRun) {
    if (trend === undefined)
        return '';
    return (isRun ? (AGAINST_BASELINE ?? AGAINST_BASELINE$made()) : (AGAINST_PERIOD ?? AGAINST_PERIOD$made()))[trend] ?? '';
}
/** `66.7 %`, with the interval of the share over cases: `66.7 % [43, 85]`. */
function shareWords({ percentage, interval }) {
    const share = `${percentage} %`;
    return interval === undefined ? share : `${share} [${Math.round(interval[0])}, ${Math.round(interval[1])}]`;
}
/** Kinds that are named in one line; the rest is counted. */
const IN_LINE = 3;
/** `wrong fact 2 of 3 (new on this branch), missing tool call 1`: the largest kinds in a line. `brand` is what a new one is called. */
function failuresPhrase({ total_failures: total, failure_categories: kinds, period }, brand = (AGAINST_BASELINE ?? AGAINST_BASELINE$made())['new']) {
    const shown = kinds.slice(0, IN_LINE);
    const pieces = shown.flatMap((kind, index) => {
        const trend = kind.trend === 'new' ? brand : trendWords(kind.trend, period === 'run');
        return [
            ...(index === 0 ? [] : [', ']),
            ...kindPhrase(kind),
            ` ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kind.count)}${index === 0 ? ` of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(total)}` : ''}${kind.trend === 'stable' || trend === '' ? '' : ` (${trend})`}`,
        ];
    });
    const more = kinds.length - shown.length;
    return more > 0 ? [...pieces, ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more)} more`] : pieces;
}
/** What else a reader must know, in sentences: small samples, what was left out, what more data would show, what is gone. */
function failureNotes(analysis) {
    const { excluded, saturation, notes = [], resolved = [], total_failures: total } = analysis;
    const left = excluded?.total ?? 0;
    return [
        ...notes,
        ...(left === 0
            ? []
            : [
                `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(left)} errored ${left === 1 ? 'attempt is' : 'attempts are'} no failure of the agent and left out`,
            ]),
        ...(total === 0 || saturation === undefined ? [] : [saturation.note]),
        ...(resolved.length === 0
            ? []
            : [
                `not seen again: ${resolved
                    .slice(0, IN_LINE)
                    .map(({ name }) => name)
                    .join(', ')}${resolved.length > IN_LINE ? ` and ${resolved.length - IN_LINE} more` : ''}`,
            ]),
    ];
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

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   fP: () => (/* binding */ phraseMarkdown),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   ls: () => (/* binding */ phraseHtml),
/* harmony export */   tN: () => (/* binding */ phraseText),
/* harmony export */   wO: () => (/* binding */ namedList),
/* harmony export */   yu: () => (/* binding */ quoting)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;


/** Code points of a name within a sentence, and of a sentence that quotes. */
const NAME = 120;
const SENTENCE = 600;
/** A name of somebody else. */
const named = (name) => ({ name });
/** What counts in a sentence of ours. */
const strong = (words) => ({ strong: words });
/** A sentence of ours that may quote names and errors. */
const quoting = (sentence) => ({ quoting: sentence });
/** The sentence in Markdown: names as code, our own words as they are. At most so many code points of what quotes. */
const phraseMarkdown = (phrase, longest = SENTENCE) => spoken(phrase, { code: (_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownCode */ .D9, bold: (words) => `**${words}**`, longest });
/** The same where HTML stands, in a summary. */
const phraseHtml = (phrase, longest = SENTENCE) => spoken(phrase, { code: (_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .htmlCode */ .h8, bold: (words) => `<b>${words}</b>`, longest });
const spoken = (phrase, { code, bold, longest }) => phrase
    .map((piece) => {
    if (typeof piece === 'string')
        return ours(piece);
    if ('strong' in piece)
        return bold(ours(piece.strong));
    if ('quoting' in piece)
        return (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(piece.quoting, longest));
    return code((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(piece.name, NAME));
})
    .join('');
/** A sign before a number or a space begins no tag. */
const ours = (words) => words.replace(/<(?! )/g, '&lt;');
/** The sentence as plain text; not yet escaped for its sink. */
function phraseText(phrase) {
    return phrase
        .map((piece) => {
        if (typeof piece === 'string')
            return piece;
        if ('strong' in piece)
            return piece.strong;
        return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)('quoting' in piece ? piece.quoting : piece.name, 'quoting' in piece ? SENTENCE : NAME);
    })
        .join('');
}
/** Names with commas between them. */
function namedList(names, most = 10) {
    const shown = names.slice(0, most);
    const pieces = shown.flatMap((name, index) => (index === 0 ? [named(name)] : [', ', named(name)]));
    return names.length > most ? [...pieces, ` and ${names.length - most} more`] : pieces;
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

/***/ 76752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ levelOfLastLook),
/* harmony export */   km: () => (/* binding */ MIDDLE_LOOK),
/* harmony export */   tk: () => (/* binding */ BY_EXACT_TEST),
/* harmony export */   xE: () => (/* binding */ FIRST_LOOK)
/* harmony export */ });
/* unused harmony exports FALSE_RED, BY_FAILURES */
/**
 * What may make a gate red where nothing changed: no more than `FALSE_RED` of the suites in all, whatever their cases are like, as long
 * as plays are independent and each case keeps its chance (docs/design/statistics.md 5). Each way has its share:
 *
 * - the exact tests of flips, by their history, on the base and by their own plays, `BY_EXACT_TEST` each where there is one;
 * - failures in a row without any of these (`ENOUGH_FAILURES`), which a case shows that passes one play of 26: at most `BY_FAILURES` of
 *   the suites in which some case hardly ever passes, and no others;
 * - the fall of the pass rate has all that is left, so the more the fewer of these there can be.
 */
const FALSE_RED = 0.05;
const BY_EXACT_TEST = 0.005;
const BY_FAILURES = 0.02;
/** Of what the fall of the pass rate may spend, the parts for its looks before the last. */
const FIRST_LOOK = 0.001;
const MIDDLE_LOOK = 0.002;
/** A case of that many passes hardly ever passes: one whose failures in a row prove nothing looks like that. */
const HARDLY_EVER = 1;
/** What the last look at the fall of the pass rate may spend. `passes`: how often each case passed among the plays it looks at. */
function levelOfLastLook({ history, base, ownPlays }, passes, before) {
    const exact = [history, base, ownPlays].filter(Boolean).length * BY_EXACT_TEST;
    const failures = passes.some((count) => count <= HARDLY_EVER) ? BY_FAILURES : 0;
    return FALSE_RED - exact - failures - before;
}


/***/ }),

/***/ 1901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ outcomesBefore),
/* harmony export */   B5: () => (/* binding */ isRepeated),
/* harmony export */   DZ: () => (/* binding */ LEAST_HISTORY),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   GK: () => (/* binding */ MADE_UP_FOR),
/* harmony export */   H$: () => (/* binding */ isBrokenThrough),
/* harmony export */   H_: () => (/* binding */ failuresNeeded),
/* harmony export */   M4: () => (/* binding */ MOST_ROUNDS),
/* harmony export */   S6: () => (/* binding */ provenByThemselves),
/* harmony export */   Xl: () => (/* binding */ passesNeeded),
/* harmony export */   Zm: () => (/* binding */ ENOUGH_FAILURES),
/* harmony export */   bq: () => (/* binding */ levelOfFlip),
/* harmony export */   d7: () => (/* binding */ playsOfEachSide),
/* harmony export */   pL: () => (/* binding */ MOST_REPEATED_CASES),
/* harmony export */   pk: () => (/* binding */ MOST_REPEATS),
/* harmony export */   t: () => (/* binding */ besideFlips)
/* harmony export */ });
/* harmony import */ var _statistics_fisher_greater_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _false_red_js__WEBPACK_IMPORTED_MODULE_0__;



/** Further plays of a case that count, at most. */
const MOST_REPEATS = 24;
/** Repeats of a case that nobody could judge are made up for, so many of them. */
const MADE_UP_FOR = 2;
/** Repeats that a case can have with those: no more than `MOST_REPEATS` of them count. */
const MOST_ROUNDS = MOST_REPEATS + MADE_UP_FOR;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
const MOST_REPEATED_CASES = 20;
/**
 * So many failures in a row prove a flip of which nothing else is known, where no other case passed exactly once among as many
 * plays: then the one pass would have to be the very first of 26, of the only such case. That happens in at most 1.9 % of the suites, whatever
 * their cases are like (false-red.ts).
 */
const ENOUGH_FAILURES = MOST_REPEATS;
/** So many passes show a case that does not fail in a row by itself. */
const PASSES_NOW_AND_THEN = 2;
/** Earlier outcomes that say something. */
const LEAST_HISTORY = 3;
/** What an exact test may spend on each of the flips that are looked at. */
const levelOfFlip = (flips) => (_false_red_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76752))/* .BY_EXACT_TEST */ .tk / Math.max(1, Math.min(flips, MOST_REPEATED_CASES));
/**
 * What the cases that failed in the baseline say about failures in a row: whether one of them passes so seldom that it could have been the flip.
 * More than are repeated are not looked at.
 */
function besideFlips(flips, failedBefore) {
    if (flips > MOST_REPEATED_CASES || failedBefore.length > MOST_REPEATED_CASES)
        return { state: 'unclear', toPlay: [] };
    const toPlay = [];
    const unjudged = [];
    let isClear = true;
    for (const { id, passes, repeats: repeatsNow, isGivenUp } of failedBefore) {
        const repeats = repeatsNow() ?? { played: 0, failed: 0 };
        const passed = (passes ? 1 : 0) + repeats.played - repeats.failed;
        if (passed >= PASSES_NOW_AND_THEN)
            continue;
        if (repeats.played < ENOUGH_FAILURES)
            (isGivenUp?.() ? unjudged : toPlay).push(id);
        else if (passed > 0)
            isClear = false;
    }
    if (!isClear)
        return { state: 'unclear', toPlay: [] };
    if (unjudged.length > 0)
        return { state: 'unclear', toPlay: [], unjudged };
    return { state: toPlay.length > 0 ? 'open' : 'clear', toPlay };
}
/**
 * How many further failures in a row prove that a flip is broken. The pass and the failure that made it a flip are what it was
 * picked for, so they prove nothing. By its own history where that is enough (an exact test of earlier against further plays), else
 * by `ENOUGH_FAILURES`. What failed more than once, or mostly, is measured by its history alone.
 */
function failuresNeeded(level, beside, history) {
    const past = history === undefined ? undefined : outcomesBefore(history);
    const isKnown = past !== undefined && past.played >= LEAST_HISTORY;
    const byHistory = isKnown ? byOutcomes(past, level) : undefined;
    if (isKnown && (past.episodes > 1 || past.failed * 2 > past.played))
        return { now: byHistory, atMost: byHistory };
    const enough = byHistory ?? ENOUGH_FAILURES;
    return {
        now: beside === 'clear' ? enough : byHistory,
        atMost: beside === 'unclear' ? byHistory : enough,
    };
}
/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
function outcomesBefore(history) {
    // What failed since the last pass may be the very regression that is looked at; the last pass is that of the baseline.
    const before = history.replace(/[^PF]/g, '').replace(/F*$/, '').slice(0, -1);
    const failed = before.replaceAll('P', '').length;
    return { played: before.length, failed, episodes: before.match(/F+/g)?.length ?? 0 };
}
function byOutcomes(before, level) {
    for (let failures = 1; failures <= MOST_REPEATS; failures += 1)
        if (chanceOf(before, { played: failures, failed: failures }) <= level)
            return failures;
    return undefined;
}
/** The chance, if nothing changed, that the plays before hold so many of the passes: Fisher's exact test, one-sided. */
const chanceOf = (before, now) => (0,(_statistics_fisher_greater_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(25893))/* .fisherGreater */ .o)([
    [before.played - before.failed, before.failed],
    [now.played - now.failed, now.failed],
]);
/** Plays a side that prove it where the base can be played: all of them pass there, all fail here. */
function playsOfEachSide(level) {
    let plays = 1;
    while (plays < MOST_REPEATS && passesNeeded(plays, level) > plays)
        plays += 1;
    return plays;
}
/** Passes on the base, without a failure, that prove it beside so many failures without a pass; at least one, at most `MOST_REPEATS`. */
function passesNeeded(failures, level) {
    for (let passes = 1; passes < MOST_REPEATS; passes += 1)
        if (chanceOf({ played: passes, failed: 0 }, { played: failures, failed: failures }) <= level)
            return passes;
    return MOST_REPEATS;
}
/**
 * Whether cases that are played several times in a run show by these plays alone that they are broken: all passed, now all fail. Each
 * case that passed as often in all could have done so by chance, in one of so many ways to deal its plays.
 */
function provenByThemselves(cases) {
    const alike = cases.filter(({ before, now }) => isRepeated({ before, now }) && passesOf(before) + passesOf(now) === before.length);
    const broken = alike.filter((one) => isBrokenThrough(one)).length;
    if (broken === 0)
        return false;
    const chance = Math.max(...alike.map(({ before, now }) => -(0,(_statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(411))/* .logChoose */ .O)(before.length + now.length, before.length)));
    return (0,(_statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(411))/* .logChoose */ .O)(alike.length, broken) + broken * chance <= Math.log((_false_red_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76752))/* .BY_EXACT_TEST */ .tk);
}
/** Whether both runs played a case several times. */
const isRepeated = ({ before, now }) => before.length > 1 && now.length > 1;
/** All its plays passed before, and all of several fail now. */
const isBrokenThrough = (one) => isRepeated(one) && !one.before.includes(0) && !one.now.includes(1);
const passesOf = (plays) => plays.reduce((sum, play) => sum + play, 0);


/***/ }),

/***/ 79031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadComparedRun),
/* harmony export */   V: () => (/* binding */ sameSelection)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_4__;








/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
const sameSelection = (a, b) => a !== undefined && b !== undefined && (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([a.cases, a.tags]) === (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([b.cases, b.tags]);
/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]+$/; }
/** A string holds no more (512 Mi characters in V8); a run of 10,000 cases takes some 60 MB. */
const LARGEST_FILE = 500 * 1024 * 1024;
/** Problems of a file that are named; the rest is counted. */
const PROBLEMS_NAMED = 5;
/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
async function loadComparedRun(engine, reference) {
    const { files, env } = engine.ports;
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    if ((RUN_ID ?? RUN_ID$made()).test(reference) && files.stat(paths.journal(reference)) !== null)
        return openStored(engine, reference);
    if (reference.trim() === '')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'no run is named', {
            hint: 'Give a run id or the path of a results.json file.',
        });
    const named = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(env.cwd(), reference);
    const path = files.stat(named)?.kind === 'directory' ? (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(named, 'results.json') : named;
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', (RUN_ID ?? RUN_ID$made()).test(reference)
            ? `no run "${reference}" in this state folder`
            : `no run and no results.json file "${reference}"`, {
            where: (RUN_ID ?? RUN_ID$made()).test(reference) ? paths.runs : path,
            hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
        });
    if (stat.size > LARGEST_FILE)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
            where: path,
            hint: `Up to ${LARGEST_FILE / 2 ** 20} MB can be read. Compare the stored run by its id instead.`,
        });
    const { cases, comparison, repeats: _, failure_analysis: __, ...header } = readResults(await files.readBytes(path), path);
    return {
        header,
        cases,
        comparison,
        selected: undefined,
        selection: undefined,
        close: async () => undefined,
    };
}
async function openStored(engine, runId) {
    const journal = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, cases, comparison } = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal);
        refuseUnfinished(header, runId);
        const selection = journal.config?.selection ?? {};
        return {
            ...{ header, cases, comparison, selection },
            ...(0,(_planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(82944))/* .unplayedOf */ .mI)({ ...journal.config, selection }),
            close: () => journal.close(),
        };
    }
    catch (error) {
        await journal.close();
        throw error;
    }
}
/** The content of a results.json file, or a Fault that says what is wrong with it. */
function readResults(bytes, path) {
    const value = parse(bytes, path);
    const version = typeof value === 'object' && value !== null && 'schema_version' in value
        ? value.schema_version
        : undefined;
    if (version !== undefined && version !== (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `results of version ${shown(version)}; this Assay reads version ${(_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN}`, {
            where: path,
            hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
        });
    const parsed = (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .runResults */ .Qj.safeParse(value);
    if (!parsed.success) {
        const problems = (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({
            path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .pathText */ .LF)(one.path),
            message: one.message,
        }));
        throw notResults(path, problems);
    }
    refuseUnfinished(parsed.data, path);
    const seen = new Set();
    for (const [index, { id }] of parsed.data.cases.entries()) {
        if (seen.has(id))
            throw notResults(path, [
                { path: `cases[${index}].id`, message: `a second case has the id ${shown(id)}` },
            ]);
        seen.add(id);
    }
    return parsed.data;
}
function parse(bytes, path) {
    const hint = 'Name the results.json of a run; assay report RUN_ID writes it again.';
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${cause.message}`; // Only a SyntaxError.
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', what, { where: path, hint, cause });
    }
}
function notResults(path, problems) {
    const named = problems.slice(0, PROBLEMS_NAMED);
    const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
    const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
        where: path,
        hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
    });
}
/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished({ status, run_id: runId }, where) {
    if (status === 'completed')
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish (status ${status})`, {
        where,
        hint: `Finish it first: assay run --resume ${runId}`,
    });
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};


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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

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
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(of, 'case')}`;
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
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


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

/***/ 5315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ foldToolName),
/* harmony export */   Hn: () => (/* binding */ sameTool),
/* harmony export */   Ub: () => (/* binding */ bareToolName),
/* harmony export */   yy: () => (/* binding */ toolWords)
/* harmony export */ });
var SEPARATORS;
function SEPARATORS$made() { return SEPARATORS = /[_\-. ]/g; }
/** A namespace is the text up to the last of these (metrics.md 1.3). */
var NAMESPACE;
function NAMESPACE$made() { return NAMESPACE = /^.*(?:[./:]|__)/; }
/** A tool name as it is compared: lower case, without separators (metrics.md 1.3). */
function foldToolName(name) {
    return name.toLowerCase().replace((SEPARATORS ?? SEPARATORS$made()), '');
}
/** The name without its namespace (`calendar.create_event` → `create_event`), folded; null when it has none. */
function bareToolName(name) {
    const bare = name.replace((NAMESPACE ?? NAMESPACE$made()), '');
    return bare === name || bare === '' ? null : foldToolName(bare);
}
/**
 * Whether two names mean the same tool: equal when folded, or equal once the namespace of one of them is stripped. Two
 * different namespaces are two different tools (`web.search`, `mail.search`).
 */
function sameTool(a, b) {
    const [foldedA, foldedB] = [foldToolName(a), foldToolName(b)];
    if (foldedA === foldedB)
        return true;
    const [bareA, bareB] = [bareToolName(a), bareToolName(b)];
    return (bareA === null && bareB === foldedA) || (bareB === null && bareA === foldedB);
}
/** The words of an identifier: `searchFlights_v2` → `search flights v2`. */
function toolWords(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 25893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fisherGreater)
/* harmony export */ });
/* harmony import */ var _log_choose_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Fisher's exact test, one-sided: the chance that the first row has at least so many of the first column when both rows have the
 * same rate (Fisher 1935). For looking for what is more frequent in one group than in another; the observations must be
 * independent. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
function fisherGreater([[a, b], [c, d]]) {
    if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
        throw new RangeError(`fisherGreater: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
    const row = a + b;
    const column = a + c;
    const total = row + c + d;
    const all = (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total, column);
    let sum = 0;
    for (let count = a; count <= Math.min(row, column); count += 1)
        sum += Math.exp((0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(row, count) + (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total - row, column - count) - all);
    return Math.min(1, sum);
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

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
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

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four by default (metrics.md 0.1), and never a negative zero; null stays null. */
function rounded(value, digits = 4) {
    if (value === null)
        return value;
    const scale = 10 ** digits;
    // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
    return (Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0);
}
/** Both ends of an interval, rounded. */
const roundedInterval = (interval) => interval === null ? null : [rounded(interval[0]), rounded(interval[1])];


/***/ }),

/***/ 18597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sampleVariance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
function sampleVariance(values) {
    if (values.length < 2)
        throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
    const middle = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values);
    return ((0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
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

/***/ 31093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   U8: () => (/* binding */ foldForMatch),
/* harmony export */   Wo: () => (/* binding */ isPresent),
/* harmony export */   cZ: () => (/* binding */ isSameText),
/* harmony export */   sk: () => (/* binding */ foldCharacters)
/* harmony export */ });
/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
var INVISIBLE;
function INVISIBLE$made() { return INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu; }
var SINGLE_QUOTES;
function SINGLE_QUOTES$made() { return SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g; }
var DOUBLE_QUOTES;
function DOUBLE_QUOTES$made() { return DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g; }
var DASHES;
function DASHES$made() { return DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g; }
var NEEDS_FOLDING;
function NEEDS_FOLDING$made() { return NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/; }
var SPACES;
function SPACES$made() { return SPACES = /\s+/g; }
var UNEVEN_SPACES;
function UNEVEN_SPACES$made() { return UNEVEN_SPACES = /[^\S ]| {2}/; }
/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
function foldCharacters(text) {
    if (!(NEEDS_FOLDING ?? NEEDS_FOLDING$made()).test(text))
        return text;
    return text
        .normalize('NFKC')
        .replace((INVISIBLE ?? INVISIBLE$made()), '')
        .replace((SINGLE_QUOTES ?? SINGLE_QUOTES$made()), "'")
        .replace((DOUBLE_QUOTES ?? DOUBLE_QUOTES$made()), '"')
        .replace((DASHES ?? DASHES$made()), '-')
        .normalize('NFKC');
}
/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
function normalize(text) {
    const folded = foldCharacters(text);
    return ((UNEVEN_SPACES ?? UNEVEN_SPACES$made()).test(folded) ? folded.replace((SPACES ?? SPACES$made()), ' ') : folded).trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    const lower = normalize(text).toLowerCase();
    return (NEEDS_FOLDING ?? NEEDS_FOLDING$made()).test(lower) ? normalize(lower.replaceAll('ς', 'σ')) : lower;
}
/** Characters of two texts that are folded first, and folded characters that do not depend on what follows them. */
var OPENING;
function OPENING$made() { return OPENING = { folded: 400, compared: 200 }; }
/** Whether two texts are the same once folded (`foldForMatch`). Long ones that begin differently are told apart by their beginnings. */
function isSameText(one, other) {
    if (one === other)
        return true;
    const [first, second] = [openingOf(one), openingOf(other)];
    if (first !== undefined && second !== undefined && first !== second)
        return false;
    return foldForMatch(one) === foldForMatch(other);
}
/** How a text begins once it is folded; undefined where that takes more of it. */
function openingOf(text) {
    const folded = foldForMatch(text.slice(0, (OPENING ?? OPENING$made()).folded));
    if (text.length > (OPENING ?? OPENING$made()).folded && folded.length < (OPENING ?? OPENING$made()).compared)
        return undefined;
    return folded.slice(0, (OPENING ?? OPENING$made()).compared);
}
/** Anything but white space, control characters, what is drawn as nothing, and the blank patterns of Hangul and Braille. */
var VISIBLE;
function VISIBLE$made() { return VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u; }
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && (VISIBLE ?? VISIBLE$made()).test(text);
}


/***/ }),

/***/ 33246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ tokenizeFolded),
/* harmony export */   qw: () => (/* binding */ tokenize),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* harmony import */ var _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_1__;


var ISO_DATE;
function ISO_DATE$made() { return ISO_DATE = String.raw `\d{4}-\d{2}-\d{2}(?!\d)`; }
var SLASH_DATE;
function SLASH_DATE$made() { return SLASH_DATE = String.raw `\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)`; }
var CLOCK_TIME;
function CLOCK_TIME$made() { return CLOCK_TIME = String.raw `\d{1,2}:\d{1,2}(?::\d{2})?(?!\d)`; }
/** `12, 000` comes from texts whose words were joined with spaces; no list writes `000`. */
var DIGITS;
function DIGITS$made() { return DIGITS = String.raw `\d{1,3}(?:,\d{3}|, 000)+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*`; }
var ASCII;
function ASCII$made() { return ASCII = new RegExp(`([a-zA-Z]+(?:'[a-zA-Z]+)?)|(${(ISO_DATE ?? ISO_DATE$made())}|${(SLASH_DATE ?? SLASH_DATE$made())}|${(CLOCK_TIME ?? CLOCK_TIME$made())}|${(DIGITS ?? DIGITS$made())})|(%)`, 'g'); }
var UNICODE;
function UNICODE$made() { return UNICODE = new RegExp(String.raw `(\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)?)|(${(ISO_DATE ?? ISO_DATE$made())}|${(SLASH_DATE ?? SLASH_DATE$made())}|${(CLOCK_TIME ?? CLOCK_TIME$made())}|${(DIGITS ?? DIGITS$made())})|(%)`, 'gu'); }
var PLAIN_ASCII;
function PLAIN_ASCII$made() { return PLAIN_ASCII = /^[\x00-\x7f]*$/; }
var CURRENCY;
function CURRENCY$made() { return CURRENCY = /[$€£¥₹]\s?$/; }
var SUFFIX;
function SUFFIX$made() { return SUFFIX = /^(?:st|nd|rd|th|k|m|mn|b|bn|tn)$/i; }
/** After these words `one` counts something; elsewhere it is a pronoun. */
var COUNTED;
function COUNTED$made() { return COUNTED = new Set('day week month year hour minute percent hundred thousand million billion'.split(' ')); }
var COUNTS;
function COUNTS$made() { return COUNTS = [...(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.keys(), ...(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.keys()]; }
var COUNT_INITIALS;
function COUNT_INITIALS$made() { return COUNT_INITIALS = new Set((COUNTS ?? COUNTS$made()).map((word) => word.charCodeAt(0))); }
var SHORTEST_COUNT;
function SHORTEST_COUNT$made() { return SHORTEST_COUNT = Math.min(...(COUNTS ?? COUNTS$made()).map(({ length }) => length)); }
var LONGEST_COUNT;
function LONGEST_COUNT$made() { return LONGEST_COUNT = Math.max(...(COUNTS ?? COUNTS$made()).map(({ length }) => length)); }
/** A number the way it is compared: no separators, no exponent, no rounding noise. */
function canonicalNumber(value) {
    return Number.isInteger(value) && Math.abs(value) < 1e15
        ? String(value)
        : String(Number(value.toPrecision(12)));
}
/**
 * The tokens of a text (metrics.md 10.2): words in lower case without a possessive `'s`, number words as digits,
 * separators removed, scale words multiplied in, `%` as the word `percent`. `text` must be folded (normalize.ts).
 */
function tokenizeFolded(text) {
    return mergeNumbers(scan(text), text);
}
/** `tokenizeFolded` for any text. */
function tokenize(text) {
    return tokenizeFolded((0,(_normalize_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(31093))/* .foldCharacters */ .sk)(text));
}
function scan(text) {
    const tokens = [];
    for (const match of text.matchAll((PLAIN_ASCII ?? PLAIN_ASCII$made()).test(text) ? (ASCII ?? ASCII$made()) : (UNICODE ?? UNICODE$made()))) {
        const start = match.index;
        const end = start + match[0].length;
        if (match[1] !== undefined) {
            const previous = tokens.at(-1);
            if (previous?.value != null && previous.end === start && (SUFFIX ?? SUFFIX$made()).test(match[1])) {
                tokens[tokens.length - 1] = withSuffix(previous, match[1], end, text);
                if (tokens[tokens.length - 1] !== previous)
                    continue;
            }
            const lower = match[1].toLowerCase();
            const word = lower.endsWith("'s") && lower.length > 3 && !(PRONOUN_S ?? PRONOUN_S$made()).has(lower) ? lower.slice(0, -2) : lower;
            tokens.push({ text: word, start, end, value: null, precision: 0 });
        }
        else if (match[2] !== undefined)
            tokens.push(numeral(match[2], start, end));
        else
            tokens.push({ text: 'percent', start, end, value: null, precision: 0 });
    }
    return tokens;
}
/** Contractions with `is`, not possessives. */
var PRONOUN_S;
function PRONOUN_S$made() { return PRONOUN_S = new Set([
    "it's",
    "he's",
    "she's",
    "that's",
    "there's",
    "what's",
    "who's",
    "here's",
    "let's",
]); }
function numeral(raw, start, end) {
    const digits = raw.replace(/,\s?/g, '');
    const value = Number(digits);
    if (!Number.isFinite(value) || /[-/:]|\..*\./.test(digits))
        return { text: digits, start, end, value: null, precision: 0 };
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
    return { text: canonicalNumber(value), start, end, value, precision: 10 ** -decimals };
}
function withSuffix(number, suffix, end, text) {
    const lower = suffix.toLowerCase();
    const factor = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .ATTACHED_SCALES */ .Xj.get(lower);
    if (factor === undefined)
        return { ...number, end };
    const clear = lower.length === 2 || lower === 'k' || suffix !== lower || number.precision < 1;
    if (!clear && !(CURRENCY ?? CURRENCY$made()).test(text.slice(Math.max(0, number.start - 2), number.start)))
        return number;
    return scaled(number, factor, end);
}
function scaled(number, factor, end) {
    const value = (number.value ?? 1) * factor;
    return {
        text: canonicalNumber(value),
        start: number.start,
        end,
        value,
        precision: number.precision * factor,
    };
}
/** Joins spelled numbers (`two hundred and fifty`) and scale words behind digits (`6.2 million`) into one token each. */
function mergeNumbers(tokens, text) {
    const out = [];
    for (let index = 0; index < tokens.length;) {
        const token = tokens[index];
        const spelled = mayCount(token) ? spelledAt(tokens, index) : null;
        if (spelled) {
            out.push(spelled.token);
            index = spelled.next;
            continue;
        }
        const next = tokens[index + 1];
        const factor = token.value !== null && next ? (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .SCALES */ .I.get(next.text) : undefined;
        if (factor !== undefined && next && adjacent(token, next, text)) {
            out.push(scaled(token, factor, next.end));
            index += 2;
            continue;
        }
        out.push(token);
        index += 1;
    }
    return out;
}
function adjacent(left, right, text) {
    return right.start - left.end <= 2 && /^[\s-]+$/.test(text.slice(left.end, right.start));
}
/** Whether a token may be a number word, told by its length and first letter: nearly all of a text is not, and need not be looked up. */
function mayCount({ text }) {
    return (text.length >= (SHORTEST_COUNT ?? SHORTEST_COUNT$made()) && text.length <= (LONGEST_COUNT ?? LONGEST_COUNT$made()) && (COUNT_INITIALS ?? COUNT_INITIALS$made()).has(text.charCodeAt(0)));
}
function spelledAt(tokens, from) {
    const first = tokens[from];
    if (first.value !== null || !((_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.has(first.text) || (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.has(first.text)))
        return null;
    const follower = tokens[from + 1]?.text ?? '';
    if (first.text === 'one' && !(COUNTED ?? COUNTED$made()).has(follower))
        return null;
    let total = 0;
    let group = 0;
    let precision = 1;
    let at = from;
    let room = Number.POSITIVE_INFINITY;
    for (; at < tokens.length; at += 1) {
        const word = tokens[at].text;
        const unit = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.get(word);
        const ten = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.get(word);
        const scale = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .SCALES */ .I.get(word);
        if (unit !== undefined && unit < room) {
            group += unit;
            room = 0;
        }
        else if (ten !== undefined && ten < room) {
            group += ten;
            room = 10;
        }
        else if (scale === 100 && group > 0 && group < 10) {
            group *= 100;
            room = 100;
            precision = 100;
        }
        else if (scale !== undefined && scale > 100 && group > 0) {
            total += group * scale;
            group = 0;
            room = 1000;
            precision = scale;
        }
        else if (word === 'and' && precision >= 100 && isSmall(tokens[at + 1]?.text))
            continue;
        else
            break;
        if (unit !== undefined || ten !== undefined)
            precision = 1;
    }
    const value = total + group;
    const last = tokens[at - 1];
    return {
        token: { text: canonicalNumber(value), start: first.start, end: last.end, value, precision },
        next: at,
    };
}
function isSmall(word) {
    return word !== undefined && ((_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.has(word) || (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.has(word));
}


/***/ }),

/***/ 80860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ (SCALES ?? SCALES$made())),
/* harmony export */   Jb: () => (/* binding */ (HEDGES ?? HEDGES$made())),
/* harmony export */   QN: () => (/* binding */ (UNITS ?? UNITS$made())),
/* harmony export */   Rw: () => (/* binding */ (TENS ?? TENS$made())),
/* harmony export */   Xj: () => (/* binding */ (ATTACHED_SCALES ?? ATTACHED_SCALES$made()))
/* harmony export */ });
/** Spelled numbers below twenty. */
var UNITS;
function UNITS$made() { return UNITS = new Map(('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen')
    .split(' ')
    .map((word, value) => [word, value])); }
/** Spelled tens. */
var TENS;
function TENS$made() { return TENS = new Map('twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10])); }
/** Words that multiply the number before them. */
var SCALES;
function SCALES$made() { return SCALES = new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['trillion', 1e12],
    ['bn', 1e9],
    ['mn', 1e6],
]); }
/** Suffixes written directly behind the digits, as in `4.5k`. A bare lower-case `m` or `b` counts only behind money or decimals (`330m` is metres). */
var ATTACHED_SCALES;
function ATTACHED_SCALES$made() { return ATTACHED_SCALES = new Map([
    ['k', 1e3],
    ['m', 1e6],
    ['mn', 1e6],
    ['b', 1e9],
    ['bn', 1e9],
    ['tn', 1e12],
]); }
/** Words before a number that make it a rough one (metrics.md 10.4). */
var HEDGES;
function HEDGES$made() { return HEDGES = new Set('about around approximately approx nearly roughly almost over some circa estimated up least most than to'.split(' ')); }


/***/ }),

/***/ 40863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ownText)
/* harmony export */ });
/**
 * The same text in memory of its own. A piece that was cut out of a text keeps the whole of it in memory for as long as the piece is held: a
 * reason of a line the whole page that it was cut from.
 */
function ownText(text) {
    return JSON.parse(JSON.stringify(text)); // A text stays one, with lone surrogates and all.
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
