export const id = 7705;
export const ids = [7705,1916];
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

/***/ 656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   Tx: () => (/* binding */ checkOutcome),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _judge_check_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_5__;






/** Changes when what the checks mean changes; the value of a check is part of its case. */
const VERSION = '1';
/** Length of a reasoning, as of every scorer (metrics.md 0.8). */
const LONGEST_REASONING = 800;
/** Longest value in the metadata, in characters of its JSON. */
const LONGEST_VALUE = 1000;
/** Characters of the actual value in a sentence. */
const SHORT = 100;
/** What became of a check, as the outcome of a scorer: with what was expected and what was there, bounded, and nobody as its judge. */
function checkOutcome(check, name, outcome) {
    const usage = { ...(_judges_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ };
    if (outcome.status === 'nothing' && outcome.code !== undefined)
        return { status: 'errored', error: { code: outcome.code, message: outcome.fault }, usage };
    const { reasoning, metadata, ...parts } = partsOf(check, outcome);
    const { warnings = [], ...facts } = metadata;
    return {
        status: 'scored',
        usage,
        result: {
            ...parts,
            reasoning: (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(reasoning, LONGEST_REASONING),
            metadata: {
                ...facts,
                kind: (0,(_judge_check_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(65079))/* .wordOf */ .aG)(check),
                ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ threshold: check.threshold }),
                ...(check.weight === 1 ? {} : { weight: check.weight }),
                derived: [],
                judge: (0,(_scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(79032))/* .nobodyAsked */ .S)(`${name}@${VERSION}`),
                warnings,
                imputed_verdicts: [],
            },
        },
    };
}
function partsOf(check, outcome) {
    if (outcome.status === 'not_applicable')
        return {
            score: 1,
            pass: true,
            reasoning: `Not applicable: ${outcome.reason}.`,
            metadata: { expected: null, actual: null, not_applicable: true, not_applicable_reason: outcome.reason },
        };
    if (outcome.status === 'nothing')
        return {
            score: 0,
            pass: false,
            reasoning: `Expected ${outcome.label}, but ${outcome.fault}.`,
            metadata: {
                expected: bounded(check.value),
                actual: null,
                fault: outcome.fault,
                ...(outcome.isEmpty === true ? { empty_answer: true } : {}),
                not_applicable: false,
            },
        };
    const { pass, score, expected, actual, at, reason, label, metadata } = outcome;
    return {
        score,
        pass,
        reasoning: pass
            ? ended(`${label}: ${reason}`)
            : `${ended(`Expected ${label}: ${reason}`)}${actualBeside(reason, actual)}`,
        metadata: {
            ...metadata,
            ...{ expected: bounded(expected), actual: bounded(actual) },
            ...(at === undefined || at === '' ? {} : { at }),
            not_applicable: false,
        },
    };
}
/** A sentence with its end, where what it quotes at its end has none. */
const ended = (sentence) => (/[.…]"?$/.test(sentence) ? sentence : `${sentence}.`);
/** What was there instead, where the reason does not show it already: the difference comes first, since whoever is short of room cuts the end. */
function actualBeside(reason, actual) {
    const there = (0,(_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .shown */ .SP)(actual, SHORT);
    return reason.includes((_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .MARK */ .M$.open) || reason.includes(there) ? '' : ` ${ended(`Actual: ${there}`)}`;
}
/** A value for the metadata: as it is, or the beginning of its JSON where that is long. */
function bounded(value) {
    if (value === undefined)
        return null;
    if (typeof value === 'string')
        return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(value, LONGEST_VALUE);
    const json = (0,(_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .jsonText */ .s$)(value) ?? 'null';
    return json.length <= LONGEST_VALUE && json !== (_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .TOO_DEEP */ .gZ ? value : (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(json, LONGEST_VALUE);
}


/***/ }),

/***/ 86463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ makeChecks)
});

// UNUSED EXPORTS: readChecks

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/flow/turn.js
var turn;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/offline/shared/bounded.js
var bounded;
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
// EXTERNAL MODULE: ./lib/checks/check-outcome.js
var check_outcome;
// EXTERNAL MODULE: ./lib/checks/judge-check.js
var judge_check;
// EXTERNAL MODULE: ./lib/judges/spent.js
var spent;
;// CONCATENATED MODULE: ./lib/checks/metered-services.js


/** The services of one check, with the embeddings of the judge where it has some; what they cost is counted. */
function meteredServices(services, judge) {
    let usage = { ...(judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ };
    let model = null;
    const { embed } = judge;
    const metered = embed === undefined
        ? services
        : {
            ...services,
            async embed(texts, options) {
                try {
                    const embedded = await embed(texts, options);
                    usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, embedded.usage);
                    model = embedded.model;
                    return embedded.vectors;
                }
                catch (error) {
                    usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, (0,(spent ??= __webpack_require__(16908))/* spentBefore */.q)(error));
                    throw error;
                }
            },
        };
    return { services: metered, spent: () => ({ usage, model }) };
}

;// CONCATENATED MODULE: ./lib/checks/check-scorer.js









/** A check as a scorer: recorded, gated, reported and compared as any other. No judge is asked, and no threshold of a case or of the settings applies. */
function checkScorer(check, name, { services, isBlankWanted }) {
    const needed = [...new Set(fieldsOf(check))];
    const missing = (subject) => missingFields(name, needed, subject);
    return {
        name,
        category: 'user',
        description: (0,(judge_check ??= __webpack_require__(65079))/* labelOf */.Wy)(check),
        formula: check.kind.description,
        needs: needed,
        uses: [],
        version: (check_outcome ??= __webpack_require__(656))/* VERSION */.xv,
        multiTurn: false,
        deterministic: isDeterministic(check),
        ...(check.weight === 0 ? { advisory: true } : {}),
        judgesEmpty: true,
        emptyMetadata: () => ({ kind: (0,(judge_check ??= __webpack_require__(65079))/* wordOf */.aG)(check), expected: (0,(check_outcome ??= __webpack_require__(656))/* bounded */.Mm)(check.value), actual: null }),
        check: missing,
        verify: () => verified(check, services),
        async evaluate(subject, { signal, judge }) {
            const [problem] = missing(subject);
            if (problem !== undefined) {
                const { code = 'missing_field', message, field } = problem;
                return { status: 'errored', error: { code, message, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ field }) }, usage: { ...(judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ } };
            }
            if (!isBlankWanted && subject.output !== undefined && !(0,(normalize ??= __webpack_require__(31093))/* isPresent */.Wo)(subject.output))
                return (0,(check_outcome ??= __webpack_require__(656))/* checkOutcome */.Tx)(check, name, {
                    status: 'nothing',
                    label: (0,(judge_check ??= __webpack_require__(65079))/* labelOf */.Wy)(check),
                    fault: 'the agent gave an empty answer',
                    isEmpty: true,
                });
            if ((0,(bounded ??= __webpack_require__(73278))/* isLong */.x7)(subject))
                await (0,(turn ??= __webpack_require__(813))/* turn */.w)();
            const metered = meteredServices(services, judge);
            try {
                const attempt = { subject, services: metered.services, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) };
                return paid((0,(check_outcome ??= __webpack_require__(656))/* checkOutcome */.Tx)(check, name, await (0,(judge_check ??= __webpack_require__(65079))/* judgeCheck */.GE)(check, attempt)), metered.spent());
            }
            catch (error) {
                if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code === 'cancelled' || error.code === 'internal')
                    throw error;
                const { code, subcode, message, hint } = error;
                return {
                    status: 'errored',
                    error: { code, message, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ subcode, hint }) },
                    usage: metered.spent().usage,
                };
            }
        },
    };
}
function missingFields(name, needed, subject) {
    return needed
        .filter((field) => subject[field] === undefined)
        .map((field) => ({
        path: field,
        message: `${name} requires '${field}', which the check looks at`,
        code: 'missing_field',
        scorer: name,
        field,
        alternatives: [],
    }));
}
/** Whether a blank output is what a check asks for: `equals: ""`, or a group that holds it. */
function wantsBlank({ negated, of, ready, members }) {
    if (negated || (of !== undefined && of.text !== 'output'))
        return false;
    return ready.some(({ takesBlank }) => takesBlank) || members.some(wantsBlank);
}
/** An outcome with what was paid for it, and to whom. */
function paid(outcome, { usage, model }) {
    if (model === null)
        return outcome;
    if (outcome.status !== 'scored')
        return { ...outcome, usage };
    const { calls, cached_calls, input_tokens, output_tokens } = usage;
    const asked = { mode: 'llm', model, calls, cached_calls, input_tokens, output_tokens };
    const { metadata } = outcome.result;
    // Every result of a check carries what `nobody` made.
    const judge = { ...metadata['judge'], ...asked };
    return { ...outcome, usage, result: { ...outcome.result, metadata: { ...metadata, judge } } };
}
/** Fields of the attempt that a check looks at, with those under it. */
function fieldsOf({ kind, of, members, when }, isGiven = false) {
    const nested = [
        // What is under a kind that looks elsewhere looks at what that one finds.
        ...members.flatMap((member) => fieldsOf(member, isGiven || !kind.of)),
        ...(when === undefined ? [] : fieldsOf(when, isGiven)),
    ];
    const looksAtOutput = kind.of && members.length === 0 && !isGiven;
    // A group looks at nothing by itself.
    const own = of !== undefined ? [of.root] : (kind.reads ?? (looksAtOutput ? ['output'] : []));
    return [...own, ...nested];
}
/** What is wrong with the code of a check, and of those under it. */
async function verified({ ready, members, when }, services) {
    const own = await Promise.all(ready.map((one) => one.verify(services)));
    const nested = [...members, ...(when === undefined ? [] : [when])].map((one) => verified(one, services));
    return [...own.filter((problem) => problem !== undefined), ...(await Promise.all(nested)).flat()];
}
function isDeterministic({ ready, members, when }) {
    return (ready.every(({ deterministic }) => deterministic) &&
        members.every(isDeterministic) &&
        (when === undefined || isDeterministic(when)));
}

// EXTERNAL MODULE: ./lib/checks/read-check.js + 4 modules
var read_check;
;// CONCATENATED MODULE: ./lib/checks/make-checks.js





/**
 * Checks as scorers, each under its name: its own, else its kind, and where that is taken (`taken`: the scorers beside them, and the checks
 * before) with `#2`, `#3`. Fault `validation_failed` for checks that cannot be read, which whoever takes them in has said with their
 * place.
 */
function makeChecks(checks, services, taken = []) {
    const names = new Set(taken);
    const { checks: read, problems } = readChecks(checks, ['checks']);
    if (problems.length > 0)
        throw unreadable(problems.map(({ path, message }) => ({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message })));
    const isBlankWanted = read.some(wantsBlank);
    return read.map((check) => {
        const name = free(wanted(check), names);
        names.add(name);
        return checkScorer(check, name, { services, isBlankWanted });
    });
}
/** A list of checks, read; and everything that is wrong with any of them. Paths of the problems begin with `path`. */
function readChecks(checks, path) {
    const read = checks.map((written, index) => (0,(read_check ??= __webpack_require__(38010))/* readCheck */.jc)(written, [...path, index]));
    return {
        checks: read.flatMap(({ check }) => (check === undefined ? [] : [check])),
        problems: read.flatMap(({ problems }) => problems),
    };
}
const wanted = (check) => check.name ?? (0,(judge_check ??= __webpack_require__(65079))/* wordOf */.aG)(check);
function free(name, taken) {
    if (!taken.has(name))
        return name;
    let number = 2;
    while (taken.has(`${name}#${number}`))
        number += 1;
    return `${name}#${number}`;
}
function unreadable(problems) {
    const [first] = problems;
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path} ${message}`).join('; '), {
        ...(first === undefined ? {} : { where: first.path }),
        hint: 'Correct the check; docs/checks.md shows every kind.',
        problems,
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

/***/ 86142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hintsText)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56025);

/** What can be done about scorers that could not judge, each thing once; for stderr, beside the results on stdout. */
function hintsText(errors) {
    const hints = new Set(errors.flatMap(({ hint }) => hint ?? []));
    return [...hints].map((hint) => `what to do: ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(hint)}\n`).join('');
}


/***/ }),

/***/ 62740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ judgeLine)
/* harmony export */ });
/* harmony import */ var _reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38987);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56025);


/** Who judged by these scorers, and of which results the judge is unsure; empty where nobody was asked. */
async function judgeLine(engine, names, unsure = []) {
    const registry = await engine.registry();
    const judged = registry.all().filter(({ name, deterministic }) => !deterministic && names.includes(name));
    if (judged.length === 0)
        return '';
    // Made where somebody was asked: it may need a key.
    const { judge } = await engine.scoring();
    const parts = [
        `judge ${(0,_reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeName */ .Bt)({ judge })}${(0,_reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeOrigin */ .eX)({ judge })}`,
        ...(unsure.length === 0 ? [] : [`unsure: ${unsure.join(', ')}`]),
    ];
    return `${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(parts.join(' · '))}\n`;
}


/***/ }),

/***/ 43369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Text of a file named on the command line, or of standard input for `-`. */
async function readInput(engine, path) {
    if (path !== '-') {
        const absolute = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(engine.ports.env.cwd(), path);
        if (engine.ports.files.stat(absolute)?.kind !== 'file')
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', `no file ${path}`, {
                where: absolute,
                hint: 'Check the path; "-" reads standard input.',
            });
        return withoutMark(await engine.ports.files.readText(absolute));
    }
    const pieces = [];
    for await (const piece of process.stdin)
        pieces.push(piece);
    return withoutMark(Buffer.concat(pieces).toString('utf8'));
}
/** Some editors begin UTF-8 with a byte order mark, which is no JSON. */
const withoutMark = (text) => text.replace(/^\ufeff/, '');
/** JSON with a message that says where it stands. */
function parseJson(text, where) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
            where,
            hint: 'Give one JSON object, or one a line for JSONL.',
            cause: error,
        });
    }
}
/** Names separated by commas, blanks dropped. */
function namesOf(text) {
    return (text ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}


/***/ }),

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ batchOf),
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _empty_answer_js__WEBPACK_IMPORTED_MODULE_1__;





/** These scorers as a batch, made once for all of them. */
const batchOf = (scorers) => ({
    scorers,
    names: new Set(scorers.map(({ name }) => name)),
});
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. An empty answer scores 0 unasked. */
async function scoreWith(scorer, subject, options) {
    const threshold = options.threshold ?? scorer.threshold ?? (_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85351))/* .DEFAULT_THRESHOLD */ .aV;
    if ((0,(_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(52469))/* .isEmptyAnswer */ .wR)(subject) && scorer.judgesEmpty !== true)
        return (0,(_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(52469))/* .emptyAnswer */ .WC)(scorer, threshold);
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ signal: options.signal, world: options.world }),
        ...(options.batch === undefined ? {} : { batch: options.batch.scorers, batchNames: options.batch.names }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const asked = { ...options, batch: batchOf(scorers) };
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, asked).catch(unlessExhausted)));
    const results = Object.create(null);
    const errors = Object.create(null);
    outcomes.forEach((outcome, index) => {
        const name = scorers[index].name;
        if (outcome.status === 'scored')
            results[name] = outcome.result;
        else
            errors[name] = outcome.error;
    });
    return { results, errors };
}
function unlessExhausted(error) {
    if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ hint }) },
        usage: (0,(_judges_spent_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(16908))/* .spentBefore */ .q)(error),
    };
}
/** True only when every scorer asked for gave a passing result (interface 4.2 rule 2); an error is not a pass. */
function overallPass(scored) {
    const results = Object.values(scored.results);
    return (Object.keys(scored.errors).length === 0 && results.length > 0 && results.every((result) => result.pass));
}


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

/***/ 38987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ judgeName),
/* harmony export */   LQ: () => (/* binding */ rateParts),
/* harmony export */   Z3: () => (/* binding */ narrowedParts),
/* harmony export */   _G: () => (/* binding */ (VERDICT_WORDS ?? VERDICT_WORDS$made())),
/* harmony export */   eX: () => (/* binding */ judgeOrigin),
/* harmony export */   vB: () => (/* binding */ judgeMarkdown)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__;





/** The verdict in one word. */
var VERDICT_WORDS;
function VERDICT_WORDS$made() { return VERDICT_WORDS = {
    passed: 'PASSED',
    failed: 'FAILED',
    neutral: 'NEUTRAL',
}; }
/**
 * The parts of the rate sentence, written so that rate and bound never look equal when they are not. The rate is the one that is
 * gated: where cases that do not gate were judged beside the others, that of the gating cases.
 */
function rateParts(report) {
    const { required_pass_rate, fail_on } = report;
    const { passed, judged, unsure, share, interval } = ratedOf(report);
    const [rate, bound] = share === null
        ? ['', (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(required_pass_rate)]
        : fail_on === 'unknown' || fail_on === 'merge'
            ? [(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatRate */ .CE)(share), '']
            : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercentAgainst */ .su)(share, required_pass_rate);
    return {
        judged,
        passed,
        unsure,
        rate: rate === '' || interval === null ? rate : `${rate} ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatInterval */ .vy)(interval)}`,
        required: fail_on === 'failure'
            ? `required ${bound}`
            : fail_on === 'never'
                ? 'nothing gates'
                : fail_on === 'merge'
                    ? 'gated after the merge'
                    : fail_on === 'unknown'
                        ? 'gate: as the run was set'
                        : 'gate: regressions only',
    };
}
/** The cases that a rate is over, and the rate. */
function ratedOf({ header, gated }) {
    if (gated === undefined) {
        const { passed, failed, unsure = 0 } = header.counts;
        const interval = header.pass_rate_interval;
        return { passed, judged: passed + failed, unsure, share: header.pass_rate, interval };
    }
    const { passed, failed, unsure } = gated;
    const judged = passed + failed;
    if (judged === 0)
        return { passed, judged, unsure, share: null, interval: null };
    return { passed, judged, unsure, share: passed / judged, interval: (0,(_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(passed, judged) };
}
/** Why a judge is the one that it is, where nobody named it: ` (default; gpt-4-turbo was retired on 2026-10-23)`; else nothing. */
function judgeOrigin({ judge }) {
    const { default: byDefault } = judge;
    return byDefault === undefined
        ? ''
        : ` (default; ${byDefault.model} was retired on ${byDefault.retired_on})`;
}
/** Who judged as Markdown, the name of a model cut to so many characters, and why it is this one where nobody named it. */
function judgeMarkdown({ judge }, longest) {
    const code = (name) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(name, longest));
    const { default: byDefault } = judge;
    const isOwnName = judge.mode === 'offline' && !(0,(_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .hasClassifiers */ .Rh)(judge);
    const name = isOwnName ? judgeName({ judge }) : code(judgeName({ judge }));
    if (byDefault === undefined)
        return name;
    return `${name} (default; ${code(byDefault.model)} was retired on ${byDefault.retired_on})`;
}
/** Of a run of some of its cases what it is of the whole, `8 of 120 cases (sample 8, seed 1)`; places may be named, so it is to be escaped. */
function narrowedParts({ narrowed }) {
    if (narrowed === undefined)
        return [];
    return [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(narrowed.cases)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(narrowed.of, 'case')} (${narrowed.by})`];
}
/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
function judgeName({ judge }) {
    if (judge.mode === 'offline' && judge.model === (_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .RECORDED_OUTCOMES */ .RD)
        return 'nobody (outcomes as recorded)';
    if (judge.mode === 'offline' && judge.model === (_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .NO_JUDGE */ .Qo)
        return 'none (nothing asks one)';
    return judge.mode === 'offline' && !(0,(_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .hasClassifiers */ .Rh)(judge) ? 'offline (heuristic)' : judge.model;
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


/***/ })

};
