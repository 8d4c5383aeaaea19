export const id = 1300;
export const ids = [1300];
export const modules = {

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

/***/ 98424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareCommand: () => (/* binding */ compareCommand)
});

// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/comparison-blocks.js
var comparison_blocks;
// EXTERNAL MODULE: ./lib/reports/parts/comparison-words.js
var comparison_words;
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase;
;// CONCATENATED MODULE: ./lib/reports/comparison-markdown.js





/** Code points of the sentence that says why. */
const REASON = 1_000;
/**
 * Two runs side by side as Markdown: how the criteria changed, the verdict with its reason, the change of the pass rate, what to
 * do, flipped cases with both answers, scorers. Below 300 KiB. Texts of others stand only inside `<code>` or a fence.
 */
function* comparisonMarkdown(comparison) {
    const { heading, mark } = (comparison_words ??= __webpack_require__(23533))/* COMPARISON_WORDS */.QC[comparison.verdict];
    yield* (0,(comparison_blocks ??= __webpack_require__(31112))/* criteriaChangedMarkdown */.No)(comparison);
    yield `## ${mark} ${heading}\n\n`;
    yield `${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownProse */.h$)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(comparison.reason, REASON))}\n\n`;
    const rate = (0,(comparison_words ??= __webpack_require__(23533))/* rateChange */.FF)(comparison);
    if (rate !== undefined)
        yield `**Pass rate** ${rate.replaceAll('<', '&lt;')}\n\n`;
    for (const { text, command } of (0,(comparison_words ??= __webpack_require__(23533))/* comparisonAdvice */.IT)(comparison))
        yield `→ ${text}${command === undefined ? '' : ` ${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)(command)}`}\n\n`;
    yield* (0,(comparison_blocks ??= __webpack_require__(31112))/* warningsMarkdown */.FK)(comparison.warnings);
    yield* (0,(comparison_blocks ??= __webpack_require__(31112))/* flipsMarkdown */.Iw)(comparison);
    yield* (0,(comparison_blocks ??= __webpack_require__(31112))/* scorerDeltasMarkdown */.t5)(comparison);
    for (const { label, phrase } of (0,(comparison_words ??= __webpack_require__(23533))/* comparisonFacts */.tj)(comparison))
        yield `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${(0,(parts_phrase ??= __webpack_require__(313))/* phraseMarkdown */.fP)(phrase)}\n`;
}

// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/reports/parts/comparison-lines.js
var comparison_lines;
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines;
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style;
;// CONCATENATED MODULE: ./lib/reports/comparison-terminal.js








var EMPHASIS;
function EMPHASIS$made() { return EMPHASIS = {
    regression: 'bad',
    suspected: 'odd',
    noise: 'dim',
    improvement: 'good',
    unchanged: 'dim',
    insufficient_data: 'odd',
}; }
const MOST_WARNINGS = 12;
/** Code points of a sentence of ours, which may quote names. */
const SENTENCE = 600;
/**
 * What `assay compare` says: how the criteria changed, the verdict with its reason and what to do, flipped cases with both
 * answers, scorers, what else moved. Comes line by line; texts of others are quoted or escaped.
 */
function* comparisonTerminal(comparison, options = {}) {
    const width = Math.max((labelled_lines ??= __webpack_require__(82881))/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? (parts_style ??= __webpack_require__(10883))/* colourStyle */.e : (parts_style ??= __webpack_require__(10883))/* plainStyle */.s;
    const { verdict, reason, warnings } = comparison;
    yield* (0,(comparison_lines ??= __webpack_require__(95859))/* criteriaChangedLines */.nk)(comparison, width, style);
    const word = (comparison_words ??= __webpack_require__(23533))/* COMPARISON_WORDS */.QC[verdict].heading.toUpperCase();
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* verdictLines */.rz)(word, (EMPHASIS ?? EMPHASIS$made())[verdict], reason, width, style);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('rate', (0,(comparison_words ??= __webpack_require__(23533))/* rateChange */.FF)(comparison) ?? '', width);
    for (const warning of warnings.slice(0, MOST_WARNINGS))
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('warning', (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(warning, SENTENCE), width);
    if (warnings.length > MOST_WARNINGS)
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('', `and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(warnings.length - MOST_WARNINGS)} more`, width);
    for (const [index, { text, command }] of (0,(comparison_words ??= __webpack_require__(23533))/* comparisonAdvice */.IT)(comparison).entries()) {
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(index === 0 ? 'next' : '', text, width);
        if (command !== undefined)
            yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)('')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(command)}\n`;
    }
    yield '\n';
    yield* (0,(comparison_lines ??= __webpack_require__(95859))/* flipLines */.rr)(comparison, width, style);
    yield* (0,(comparison_lines ??= __webpack_require__(95859))/* scorerDeltaTable */.pd)(comparison, width, style);
    for (const { label, phrase } of (0,(comparison_words ??= __webpack_require__(23533))/* comparisonFacts */.tj)(comparison))
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(label, (0,(parts_phrase ??= __webpack_require__(313))/* phraseText */.tN)(phrase), width);
    if (options.reportPath !== undefined)
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)('report')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(options.reportPath)}\n`;
}

// EXTERNAL MODULE: ./lib/reports/pages/comparison-data.js
var comparison_data;
// EXTERNAL MODULE: ./lib/reports/pages/page-document.js
var page_document;
// EXTERNAL MODULE: ./lib/runs/comparing/compare-loaded.js
var compare_loaded;
// EXTERNAL MODULE: ./lib/runs/comparing/load-compared-run.js
var load_compared_run;
// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/reports-folder.js
var reports_folder;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/compare.js











/**
 * `assay compare A B`: what moved from run A, the baseline, to run B. Each is the id of a stored run or the path of a results.json
 * file. Exits 0 whatever the verdict; with `--gate` 1 on a regression, and on nothing else.
 */
async function compareCommand([a = '', b = ''], flags) {
    const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags);
    const folder = (0,(reports_folder ??= __webpack_require__(26210))/* reportsFolder */.U)(engine, flags.out);
    const before = await (0,(load_compared_run ??= __webpack_require__(79031))/* loadComparedRun */.T)(engine, a);
    let comparison;
    try {
        const after = await (0,(load_compared_run ??= __webpack_require__(79031))/* loadComparedRun */.T)(engine, b);
        try {
            comparison = (0,(redaction ??= __webpack_require__(76739)).shownValue)((0,(compare_loaded ??= __webpack_require__(60698))/* compareLoaded */.z)(before, after));
        }
        finally {
            await after.close();
        }
    }
    finally {
        await before.close();
    }
    const { out, width, colour } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const json = `${(0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify(comparison, null, 2))}\n`;
    if (folder !== undefined)
        writeComparison(folder, comparison, json, engine.ports.files);
    if (flags.json === true)
        out(json);
    else {
        const shown = {
            width,
            colour,
            ...(folder === undefined ? {} : { reportPath: `${folder}/report.html` }),
        };
        out([...comparisonTerminal(comparison, shown)].join(''));
    }
    return flags.gate === true && comparison.verdict === 'regression' ? 1 : 0;
}
function writeComparison(folder, comparison, json, files) {
    files.writeStream(`${folder}/comparison.json`, [json]);
    files.writeStream(`${folder}/comparison.md`, comparisonMarkdown(comparison));
    files.writeStream(`${folder}/report.html`, (0,(page_document ??= __webpack_require__(58083))/* wholePage */.PM)((0,(comparison_data ??= __webpack_require__(1860))/* comparisonHead */.G)(comparison), files.pageCode()));
}


/***/ }),

/***/ 26210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reportsFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


function reportsFolder({ ports }, out, otherwise) {
    if (out === undefined)
        return otherwise;
    const path = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(ports.env.cwd(), out);
    const kind = ports.files.stat(path)?.kind;
    if (kind !== undefined && kind !== 'directory')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', `--out ${out} is not a folder`, {
            where: path,
            hint: 'Name a folder; it is made when it is missing.',
        });
    return path;
}


/***/ }),

/***/ 84262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   QP: () => (/* binding */ mayPassOnRetry),
/* harmony export */   wV: () => (/* binding */ caseProblem)
/* harmony export */ });
/* harmony import */ var _schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_0__;

/** What to do about an error that brings no hint of its own, by its code (src/errors.ts and metrics.md 0.3). */
var REMEDIES;
function REMEDIES$made() { return REMEDIES = new Map(Object.entries({
    timeout: 'Raise run.timeout_ms, or find out why the answer takes so long.',
    connection: 'Check that the address is right and that the service is running and reachable from here.',
    overloaded: 'Try again later, or lower run.concurrency.',
    rate_limited: 'Lower run.concurrency or judge.concurrency, or ask the provider for a higher limit.',
    provider_error: 'Check the key, the model name and the account at the provider.',
    address_denied: 'Use a public address, or name the host in ASSAY_ALLOW_PRIVATE_HOSTS.',
    agent_failed: 'Run the agent by hand with the input of this case.',
    judge_error: 'Play it again with --retry-errors; if it stays, try another judge model.',
    scorer_failed: 'Play it again with --retry-errors; if it stays, check the configuration of the scorer.',
    budget_exhausted: 'Raise judge.max_cost_usd or judge.max_calls, or select fewer cases.',
    missing_field: 'Let the agent return the field (invocation mapping), or take the scorer out of the turn.',
    invalid_field: 'Correct the field in the test case or in the answer of the agent.',
    no_assistant_turn: 'Give the conversation at least one answer of the assistant.',
    cassette_miss: 'Record it again (assay run --record --replay=changed, with the key) and commit evals/cassettes.',
    cancelled: 'Continue with --resume.',
})); }
/** What an answer that is recorded lacks, or what was not recorded: it is lacking again in the same run. */
var LASTING;
function LASTING$made() { return LASTING = new Set(['missing_field', 'invalid_field', 'no_assistant_turn', (_schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92523))/* .CASSETTE_MISS */ .qv]); }
const codesOf = ({ attempts }) => attempts.flatMap(({ error, turns }) => [
    ...(error === undefined ? [] : [error.code]),
    ...turns.flatMap((turn) => Object.values(turn.errors ?? {}).map(({ code }) => code)),
]);
/** Whether an errored case asked what no recording answers. */
const isMissed = (one) => one.status === 'errored' && codesOf(one).includes((_schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92523))/* .CASSETTE_MISS */ .qv);
/** Whether an errored case may come out otherwise when what errored is played again as it is. */
function mayPassOnRetry(one) {
    if (one.status !== 'errored')
        return false;
    const codes = codesOf(one);
    return codes.length === 0 || codes.some((code) => !(LASTING ?? LASTING$made()).has(code));
}
/** The first error of a case: of its attempts, else of a scorer. */
function caseProblem(one) {
    const errored = one.attempts.filter((attempt) => attempt.status === 'errored');
    for (const attempt of errored) {
        const { error } = attempt;
        if (error !== undefined)
            return {
                code: error.code,
                message: error.message,
                remedy: error.hint ?? (REMEDIES ?? REMEDIES$made()).get(error.code) ?? '',
                attempts: errored.length,
            };
        for (const turn of attempt.turns)
            for (const [scorer, failed] of Object.entries(turn.errors ?? {}))
                return {
                    code: failed.subcode === undefined ? failed.code : `${failed.code} (${failed.subcode})`,
                    message: failed.message.startsWith(scorer) ? failed.message : `${scorer}: ${failed.message}`,
                    remedy: failed.hint ?? (REMEDIES ?? REMEDIES$made()).get(failed.code) ?? '',
                    attempts: errored.length,
                };
    }
    return {
        code: 'unknown',
        message: one.reason ?? 'The case was not judged, and nothing says why.',
        remedy: 'Play it again with --retry-errors.',
        attempts: errored.length,
    };
}


/***/ }),

/***/ 95859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ barLines),
/* harmony export */   nk: () => (/* binding */ criteriaChangedLines),
/* harmony export */   pd: () => (/* binding */ scorerDeltaTable),
/* harmony export */   rr: () => (/* binding */ flipLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _answer_diff_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _replayed_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _terminal_table_js__WEBPACK_IMPORTED_MODULE_7__;










/** Columns of the mark, of the id and before what is said about a case. */
const MARK = 6;
const ID = 22;
const INDENT = '        ';
/** Lines of a reason and of an answer; flips with answers and without, changes of criteria that a screen shows. */
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const MOST_BLOCKS = 8;
const MOST_ROWS = 15;
const MOST_CHANGES = 10;
/** Names of scorers in a line. */
const MOST_NAMES = 12;
/** Code points of a sentence of ours, which may quote names. */
const MESSAGE = 600;
/** How the criteria of two runs changed, to be said before any number; nothing where they did not. */
function* criteriaChangedLines({ comparable, criteria_changed: changes }, width, style) {
    if (comparable && changes.length === 0)
        return;
    yield* movedBar('These runs were not measured alike; what differs may come from the criteria:', changes.map(({ message }) => message), width, style);
}
/** The same of a run and its baseline, with what it was judged by that is of its branch. */
function* barLines({ comparison, header }, width, style) {
    const own = (0,(_replayed_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(93300))/* .movedCassettes */ .VW)(header);
    if (own.length === 0) {
        if (comparison !== undefined)
            yield* criteriaChangedLines(comparison, width, style);
        return;
    }
    const changes = (comparison?.criteria_changed ?? []).map(({ message }) => message);
    yield* movedBar('What this run was judged by was changed:', [...own, ...changes], width, style);
}
function* movedBar(words, messages, width, style) {
    yield `${style('odd', style('strong', 'BAR MOVED'))}\n`;
    for (const line of (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(words, width - INDENT.length))
        yield `${INDENT}${line}\n`;
    for (const message of messages.slice(0, MOST_CHANGES))
        for (const [index, line] of (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalLines */ .MJ)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(message, MESSAGE), width - INDENT.length - 2).entries())
            yield `${INDENT}${index === 0 ? '- ' : '  '}${line}\n`;
    if (messages.length > MOST_CHANGES)
        yield `${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(`${INDENT}  and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(messages.length - MOST_CHANGES, 'more change')}; the report lists them`, width)}\n`;
    yield '\n';
}
/** Flipped cases: those that fail now with both answers, the others a line each. `brief` leaves out what a run's own blocks say. */
function* flipLines(comparison, width, style, brief = false) {
    const worse = (0,(_comparison_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(23533))/* .flipsOf */ .ou)(comparison, 'pass_to_fail');
    if (worse.length > 0)
        yield '  passed before, fail now:\n';
    for (const flip of worse.slice(0, MOST_BLOCKS))
        yield* flipBlock(flip, width, style, brief);
    for (const flip of worse.slice(MOST_BLOCKS, MOST_BLOCKS + MOST_ROWS)) {
        yield* flipHead(flip, width, style);
        if (!brief)
            yield placeLine(flip, style);
    }
    const rest = worse.length - MOST_BLOCKS - MOST_ROWS;
    if (rest > 0)
        yield `${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(`${INDENT}and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(rest, 'more case')}; the report lists them`, width)}\n`;
    if (worse.length > 0)
        yield '\n';
    for (const [kind, title] of (OTHERS ?? OTHERS$made())) {
        const flips = (0,(_comparison_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(23533))/* .flipsOf */ .ou)(comparison, kind);
        if (flips.length === 0)
            continue;
        yield `  ${title}:\n`;
        for (const flip of flips.slice(0, MOST_ROWS)) {
            const id = (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(flip.id);
            const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
            const room = width - INDENT.length - 2 - (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)(status);
            yield `${INDENT}${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)((0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(id, room), Math.min(ID, room))}  ${style('dim', status)}\n`;
        }
        if (flips.length > MOST_ROWS)
            yield `${INDENT}and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(flips.length - MOST_ROWS)} more\n`;
        yield '\n';
    }
}
var OTHERS;
function OTHERS$made() { return OTHERS = [
    ['fail_to_pass', 'failed before, pass now'],
    ['changed_criteria', 'under other criteria, not compared'],
    ['new', 'not in the baseline'],
    ['removed', 'only in the baseline'],
]; }
/** Mark and id with what repeats and history say: beside a short id, below a long one. */
function* flipHead(flip, width, style) {
    const id = (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(flip.id);
    const note = (0,(_comparison_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(23533))/* .flipNote */ .Um)(flip);
    const room = width - INDENT.length;
    const emphasis = flip.verdict === 'regression' ? 'bad' : flip.verdict === 'suspected' ? 'odd' : 'dim';
    const start = `  ${style(emphasis, (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)('FLIP', MARK))}`;
    if ((0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)(id) <= ID && ID + 2 + (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)(note) <= room)
        yield `${start}${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(id, ID)}  ${note}\n`;
    else
        yield `${start}${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(id, room)}\n${INDENT}${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(note, room)}\n`;
}
function* flipBlock(flip, width, style, brief) {
    yield* flipHead(flip, width, style);
    const quoted = (text, most) => (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalQuote */ .H4)(text, width - INDENT.length, most).map((line) => `${INDENT}${style('dim', line)}\n`);
    if (!brief)
        yield* quoted(flip.reason, REASON_LINES);
    for (const [title, answer] of answersOf(flip, brief)) {
        const lines = quoted(answer, ANSWER_LINES);
        if (lines.length > 0)
            yield `${INDENT}${title}\n`;
        yield* lines;
    }
    if (!brief)
        yield placeLine(flip, style);
}
const placeLine = ({ location: { file, line } }, style) => `${INDENT}${style('dim', `at ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(file)}:${line}`)}\n`;
/** Both answers from where they part; one where they are the same. `brief`: only the old one. */
function answersOf({ before, after }, brief) {
    if (before !== null && before === after)
        return [['the same answer, before and now', before]];
    const [old, recent] = before !== null && after !== null ? (0,(_answer_diff_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(91124))/* .fromFirstDifference */ .c)(before, after) : [before, after];
    return [
        ...(old === null ? [] : [['before', old]]),
        ...(recent === null || brief ? [] : [['now', recent]]),
    ];
}
/** The scorers that moved: means over the cases that both runs judged, and what became of them; the others by name. */
function* scorerDeltaTable(comparison, width, style) {
    const { moved, still, uncompared } = (0,(_comparison_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(23533))/* .movedScorers */ .TT)(comparison);
    if (moved.length > 0)
        yield* (0,(_terminal_table_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(92125))/* .terminalTable */ .R)((COLUMNS ?? COLUMNS$made()), moved.map(deltaRow), width, style);
    const rest = [
        ['unchanged', still],
        ['not compared', uncompared],
    ];
    for (const [word, names] of rest) {
        if (names.length === 0)
            continue;
        const listed = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(names.length, 'scorer')} ${word}: ${(0,(_phrase_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(313))/* .phraseText */ .tN)((0,(_phrase_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(313))/* .namedList */ .wO)(names, MOST_NAMES))}`;
        for (const line of (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalLines */ .MJ)(listed, width - 2))
            yield `${style('dim', `  ${line}`)}\n`;
    }
    if (still.length + uncompared.length > 0)
        yield '\n';
}
var COLUMNS;
function COLUMNS$made() { return COLUMNS = [
    { title: 'scorer', left: true },
    { title: 'before' },
    { title: 'now' },
    { title: 'Δ' },
    { title: '95 % interval' },
    { title: 'p adj.' },
    { title: '', left: true },
]; }
const deltaRow = ([name, one]) => {
    const interval = (0,(_comparison_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(23533))/* .claimedInterval */ .vc)(one);
    return [
        (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(name),
        one.mean_a === null ? '–' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatScore */ .y)(one.mean_a),
        one.mean_b === null ? '–' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatScore */ .y)(one.mean_b),
        one.delta === null ? '–' : (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(54826))/* .formatDifference */ .jR)(one.delta, 'score'),
        interval === null ? '–' : (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(54826))/* .formatDifferenceInterval */ .ET)(interval, 'score'),
        one.delta === null ? '–' : (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.p_adjusted).replace(' ', ''),
        (0,(_comparison_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(23533))/* .scorerVerdict */ .K1)(one),
    ];
};


/***/ }),

/***/ 99574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ caseNotes),
/* harmony export */   Ut: () => (/* binding */ failingNotes),
/* harmony export */   ZP: () => (/* binding */ failingNumbers),
/* harmony export */   _4: () => (/* binding */ failingScorers)
/* harmony export */ });
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_talk_text_js__WEBPACK_IMPORTED_MODULE_2__;



/** The scorers that a case did not pass, those that gate first, each in the order of its first failure. */
function failingScorers(one) {
    const found = new Map();
    one.attempts.forEach((attempt, attemptIndex) => {
        attempt.turns.forEach((turn, turnIndex) => {
            for (const [scorer, result] of Object.entries(turn.results)) {
                if (result.pass || result.metadata['not_applicable'] === true)
                    continue;
                const gating = result.gating !== false;
                const key = `${gating}:${scorer}`;
                const before = found.get(key);
                const threshold = result.metadata['threshold'];
                const failedAttempts = (before?.failedAttempts ?? 0) + (before?.lastAttempt === attemptIndex ? 0 : 1);
                if (before !== undefined && before.score <= result.score) {
                    found.set(key, { ...before, failedAttempts, lastAttempt: attemptIndex });
                    continue;
                }
                found.set(key, {
                    scorer,
                    score: result.score,
                    threshold: typeof threshold === 'number' ? threshold : null,
                    reasoning: result.reasoning,
                    gating,
                    unsure: (0,(_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(60133))/* .isUnsure */ .hD)(result),
                    attempt: attemptIndex,
                    turn: turnIndex,
                    failedAttempts,
                    lastAttempt: attemptIndex,
                });
            }
        });
    });
    const all = [...found.values()].map(({ lastAttempt: _, ...failing }) => failing);
    return [...all.filter((failing) => failing.gating), ...all.filter((failing) => !failing.gating)];
}
/** The numbers of a failing scorer without its name: `0.50 < 0.70`. */
function failingNumbers({ score, threshold }) {
    return threshold === null || score >= threshold
        ? `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatScore */ .y)(score)} (not passed)`
        : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatAgainst */ .L$)(score, threshold);
}
/** What else to know about a failing scorer: the turn of a longer case, how many attempts failed, whether it gates. Empty for the plain case. */
function failingNotes(failing, one) {
    const { turns: { length: turns } = [], talk } = one.attempts[failing.attempt] ?? {};
    return [
        ...(turns > 1 ? [`turn ${failing.turn + 1}`] : []),
        ...(talk === undefined ? [] : [(0,(_text_talk_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(2717))/* .talkText */ .kv)(talk)]),
        ...(one.attempts.length > 1 ? [`${failing.failedAttempts} of ${one.attempts.length} attempts`] : []),
        ...(failing.gating ? [] : [failing.unsure ? 'unsure' : 'not gating']),
        ...caseNotes(one),
    ];
}
/** How bad its failure is, and that it went both ways in earlier runs; with its outcomes where it does not gate for that reason. Empty for others. */
function caseNotes({ severity, flaky, quarantined, outcomes }) {
    const graded = severity === undefined ? [] : [`severity ${severity}`];
    if (quarantined === true)
        return [...graded, `quarantined, flaky before: ${outcomesText(outcomes)}`];
    return flaky === true ? [...graded, 'flaky before'] : graded;
}
/** `PFP then PF` where the agent was changed in between: fit for a table, and nothing else may stand there. */
const outcomesText = (outcomes = '') => outcomes.replace(/[^PF|]/g, '').replaceAll('|', ' then ');


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

/***/ 60698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ compareLoaded)
/* harmony export */ });
/* harmony import */ var _compare_runs_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__;


/** Two runs that were opened, compared as they are asked about later: with what is known of the second one's own baseline, where that is the first. */
function compareLoaded(before, after) {
    const known = after.comparison;
    // Against its own baseline a run knows more than its cases show: the history of what flipped.
    if (known?.run_a === before.header.run_id && known.run_b === after.header.run_id)
        return known;
    const repeats = new Map(known?.flips.map((flip) => [flip.id, flip.repeats]));
    return (0,(_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(66059))/* .compareRuns */ .q)(before, after, {
        repeats: (id) => repeats.get(id),
        // A file does not say what was selected. A case that is missing then counts as gone: better asked about than overlooked.
        unaffected: after.unaffected,
        selected: (0,(_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79031))/* .sameSelection */ .V)(before.selection, after.selection) ? 'all' : (after.selected ?? 'all'),
    });
}


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

/***/ 32664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ isFlaky)
/* harmony export */ });
/* unused harmony export pastPassShare */
/** Outcomes that are looked at: older ones may belong to another agent (users.md 4.1, idea 8). */
const RECENT = 10;
/** One change of direction is what a regression or its repair looks like; two are not. */
const CHANGES = 2;
/** A case that went both ways before: at least two changes between passed and failed in its last ten judged outcomes. */
function isFlaky(history) {
    const recent = judgedOutcomes(history).slice(-RECENT);
    let changes = 0;
    for (let index = 1; index < recent.length; index += 1)
        if (recent[index] !== recent[index - 1])
            changes += 1;
    return changes >= CHANGES;
}
/** Share of judged outcomes that passed; null when nothing was judged. */
function pastPassShare(history) {
    const judged = judgedOutcomes(history);
    return judged === '' ? null : judged.replaceAll('F', '').length / judged.length;
}
const judgedOutcomes = (history) => history.replace(/[^PF]/g, '');


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

/***/ 70102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ chanceOfExcuse),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   kG: () => (/* binding */ failsOnBase),
/* harmony export */   og: () => (/* binding */ FAILURES_ON_BASE),
/* harmony export */   pP: () => (/* binding */ flipVerdict),
/* harmony export */   tv: () => (/* binding */ REPEATS_TO_EXCUSE)
/* harmony export */ });
/* unused harmony export PASSES_TO_EXCUSE */
/* harmony import */ var _flip_proof_js__WEBPACK_IMPORTED_MODULE_0__;

/** So many passes among the repeats say that the failure was chance: at least as often right as wrong. */
const PASSES_TO_EXCUSE = 2;
/** Among so many first repeats they are looked for; later ones are made for proof alone. */
const REPEATS_TO_EXCUSE = 3;
/**
 * So many failures on the base commit, and no pass, say that the case fails without the change too: one that passes nine of ten
 * plays there is excused by chance in 1 % of the runs.
 */
const FAILURES_ON_BASE = 2;
/**
 * What a case is that passed before and fails now. Without repeats it is only suspected: one failure cannot tell a regression
 * from chance. `noise` when two repeats passed, or when it fails on the base commit too, whatever the repeats say: it is not the
 * change that made it fail. `regression` when every repeat failed, and either the plays on the base passed so often that an
 * exact test over both sides proves it, or so many failed as chance would hardly give (`failuresNeeded`).
 */
function flipVerdict({ repeats, onBase, needed, level, byItself }) {
    if (failsOnBase(onBase))
        return 'noise';
    const { played, failed } = repeats ?? { played: 0, failed: 0 };
    if (played - failed >= PASSES_TO_EXCUSE)
        return 'noise';
    if (failed < played)
        return 'suspected';
    const there = onBase ?? { played: 0, failed: 0 };
    if (played > 0 && there.played > 0 && (0,(_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(1901))/* .chanceOf */ .En)(there, { played, failed }) <= level)
        return 'regression';
    // What went both ways on the base is measured by that.
    if (there.failed > 0)
        return 'suspected';
    return byItself === true || (needed !== undefined && failed >= needed) ? 'regression' : 'suspected';
}
/** Whether the plays on the base commit show that a case fails there as well. */
const failsOnBase = (onBase) => onBase !== undefined && onBase.played >= FAILURES_ON_BASE && onBase.failed === onBase.played;
/** How probably repeats excuse a flip where a play passes with this share: two passes before, or with, the third play. */
const chanceOfExcuse = (share) => share ** PASSES_TO_EXCUSE * (1 + 2 * (1 - share));
/** Whether further repeats (up to `most` in all) can still change what a flip is called; what is settled is not played again. */
function isSettled(repeats, most) {
    const { played, failed } = repeats;
    const passed = played - failed;
    if (played >= most || passed >= PASSES_TO_EXCUSE)
        return true;
    if (passed === 0)
        return false;
    // One pass rules a proof out; then only enough further passes, soon, would turn suspected into noise.
    return passed + (Math.min(most, REPEATS_TO_EXCUSE) - played) < PASSES_TO_EXCUSE;
}


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


/***/ })

};
