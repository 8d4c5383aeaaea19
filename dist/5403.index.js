export const id = 5403;
export const ids = [5403];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61363);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31045);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);




/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 95186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generateCommand: () => (/* binding */ generateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 33 modules
var generate_test_cases = __webpack_require__(63473);
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(71209);
// EXTERNAL MODULE: ./lib/text/escape-terminal.js
var escape_terminal = __webpack_require__(31045);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/reports/parts/mutation-sentence.js
var mutation_sentence = __webpack_require__(36849);
;// CONCATENATED MODULE: ./lib/reports/generation-text.js



/** Lines of a turn that are shown. */
const MOST_LINES = 8;
/** Generated cases on a terminal; with `full` their texts too, else what they cover only. */
function* generationText(response, { width, full }) {
    const { generated_test_cases: cases, coverage_analysis: coverage } = response;
    if (full)
        for (const one of cases) {
            yield `${(0,escape_terminal/* terminalLine */.tL)(`${one.difficulty.padEnd(6)}  ${one.name}`)}\n`;
            for (const { input, expected_behavior } of one.turns)
                for (const line of [
                    ...(0,escape_terminal/* terminalQuote */.H4)(input.text, width - 8, MOST_LINES),
                    ...(0,escape_terminal/* terminalQuote */.H4)(`→ ${expected_behavior}`, width - 8, MOST_LINES),
                ])
                    yield `        ${line}\n`;
        }
    yield `${(0,format/* formatCounted */.So)(cases.length, 'case')}\n`;
    yield* list('covered', coverage.policy_topics_covered);
    yield* list('gap', coverage.gaps_identified);
    const mutation = (0,mutation_sentence/* mutationSentence */.d)(response);
    if (mutation !== undefined) {
        yield `${(0,escape_terminal/* terminalLine */.tL)(mutation.score)}\n`;
        yield* list('', mutation.survivors);
        if (mutation.more > 0)
            yield* list('', [`and ${mutation.more} more`]);
    }
    const notes = coverage['notes'];
    if (Array.isArray(notes))
        yield* list('note', notes.map(String));
}
function* list(label, texts) {
    for (const text of texts)
        yield `${label.padEnd(8)}${(0,escape_terminal/* terminalLine */.tL)(text)}\n`;
}

// EXTERNAL MODULE: ./lib/test-cases/glob.js
var glob = __webpack_require__(89204);
// EXTERNAL MODULE: ./lib/text/escape-json.js
var escape_json = __webpack_require__(41491);
// EXTERNAL MODULE: ./lib/cli/common-flags.js
var common_flags = __webpack_require__(7807);
// EXTERNAL MODULE: ./lib/cli/read-input.js
var read_input = __webpack_require__(43369);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/generate.js












/** `assay generate`: test cases from documents, logs or failures, printed or written as files of the evals folder. */
async function generateCommand(_, flags) {
    const engine = (0,common_flags/* engineOf */.k)(flags, flags.maxCostUsd === undefined ? {} : { maxCostUsd: flags.maxCostUsd });
    const given = [flags.documents !== undefined, flags.logs !== undefined, flags.failures === true].filter(Boolean).length;
    if (given !== 1)
        throw new errors/* Fault */.vC('usage', given === 0 ? 'nothing to generate from' : 'several sources were given', {
            hint: 'Give one of --documents GLOB…, --logs FILE, --failures.',
        });
    const agentId = await agentOf(engine, flags.agent);
    const source = flags.documents !== undefined
        ? { source_type: 'documents', documents: await readDocuments(engine, flags.documents) }
        : flags.logs !== undefined
            ? { source_type: 'conversation_logs', conversation_logs: await readLogs(engine, flags.logs) }
            : { source_type: 'failure_analysis' };
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const response = await (0,define_operation/* call */.T1)(generate_test_cases/* generateTestCases */.Z7, {
            agent_id: agentId,
            ...source,
            generation_config: {
                ...(flags.num === undefined ? {} : { num_test_cases: flags.num }),
                ...(flags.focus === undefined ? {} : { focus_areas: flags.focus }),
                ...(flags.edgeCases === false ? { include_edge_cases: false } : {}),
                ...(flags.mutation === true ? { mutation: true } : {}),
            },
        }, engine, { signal: interrupted.signal });
        const { out, width } = (0,terminal/* terminal */.F)();
        const cwd = engine.ports.env.cwd();
        const folder = flags.write === undefined ? undefined : (0,external_node_path_.resolve)(cwd, flags.write);
        const files = folder === undefined ? undefined : await (0,generate_test_cases/* writeGenerated */.nF)(engine, folder, response, agentId);
        if (flags.json === true)
            out(`${(0,escape_json/* escapeJson */.G)(JSON.stringify(response, null, 2))}\n`);
        else {
            out([...generationText(response, { width, full: files === undefined })].join(''));
            for (const file of files?.written ?? [])
                out(`wrote ${(0,escape_terminal/* terminalLine */.tL)((0,external_node_path_.relative)(cwd, file))}\n`);
            for (const file of files?.kept ?? [])
                out(`kept  ${(0,escape_terminal/* terminalLine */.tL)((0,external_node_path_.relative)(cwd, file))}\n`);
        }
        return 0;
    }
    finally {
        interrupted.end();
    }
}
async function agentOf(engine, named) {
    if (named !== undefined)
        return named;
    const ids = (await engine.agents()).map(({ agent }) => agent.id);
    if (ids.length === 1)
        return ids[0];
    throw new errors/* Fault */.vC('usage', ids.length === 0 ? 'there is no agent to test' : 'there are several agents', {
        where: '--agent',
        hint: ids.length === 0 ? 'Write one, or start with: assay init' : `Name one: ${ids.join(', ')}`,
    });
}
async function readDocuments(engine, patterns) {
    const { files, env } = engine.ports;
    const paths = [];
    for (const pattern of patterns) {
        const whole = (0,external_node_path_.resolve)(env.cwd(), pattern);
        // A name with wildcard signs in it is meant as it stands.
        const found = files.stat(whole)?.kind === 'file'
            ? [whole]
            : (0,glob/* glob */.TI)(pattern, pattern.startsWith('/') ? '/' : env.cwd(), files);
        if (found === null || found.length === 0)
            throw new errors/* Fault */.vC('not_found', `no document matches ${pattern}`, {
                where: '--documents',
                hint: 'Check the pattern; ** stands for any number of folders.',
            });
        for (const path of found)
            if (!paths.includes(path))
                paths.push(path);
    }
    return Promise.all(paths.map(async (path) => ({
        name: (0,external_node_path_.relative)(env.cwd(), path) || (0,external_node_path_.basename)(path),
        content: await (0,read_input/* readInput */.R5)(engine, path),
    })));
}
/** JSON with an array, or one object a line. */
async function readLogs(engine, file) {
    const text = await (0,read_input/* readInput */.R5)(engine, file);
    const rows = text.trimStart().startsWith('[')
        ? (0,read_input/* parseJson */.qF)(text, file)
        : text
            .split('\n')
            .flatMap((line, at) => (line.trim() === '' ? [] : [(0,read_input/* parseJson */.qF)(line, `${file}:${at + 1}`)]));
    // The request's schema checks every entry and names what is wrong.
    return rows;
}


/***/ }),

/***/ 43369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Text of a file named on the command line, or of standard input for `-`. */
async function readInput(engine, path) {
    if (path !== '-') {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.ports.env.cwd(), path);
        if (engine.ports.files.stat(absolute)?.kind !== 'file')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no file ${path}`, {
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
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

/***/ 79586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MEASURED)
/* harmony export */ });
/** Metrics of an experiment that are measured, not scored (contract 9). */
const MEASURED = new Set(['latency_ms', 'cost_usd', 'pass_rate']);


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ playOfAttempt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79721);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71134);



/**
 * A recorded attempt as evidence: valid when it passed or failed, lost otherwise (contract 5: what errored is not a failed
 * answer). A scorer's value is the mean over the turns where it counts; latency the mean over the answers, in milliseconds.
 */
function playOfAttempt(key, attempt, record) {
    if (attempt.status === 'errored' || attempt.status === 'skipped')
        return {
            lost: {
                ...key,
                status: attempt.status,
                message: attempt.error?.message ?? 'no scorer had anything to judge',
            },
        };
    const costs = record.turns.map((turn) => turn.usage?.cost_usd);
    return {
        play: {
            ...key,
            order: record.order ?? 0,
            passed: attempt.status === 'passed',
            scores: scoresOf(attempt),
            latencyMs: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(record.turns.map((turn) => turn.latency_ms)),
            costUsd: costs.every((cost) => typeof cost === 'number')
                ? costs.reduce((sum, cost) => sum + cost, 0)
                : null,
            digest: digestOf(record),
        },
    };
}
function scoresOf(attempt) {
    const values = new Map();
    for (const turn of attempt.turns)
        for (const [name, result] of Object.entries(turn.results))
            if ((0,_scorers_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .counts */ .t)(result))
                values.set(name, [...(values.get(name) ?? []), result.score]);
    const scores = Object.create(null);
    for (const [name, list] of values)
        scores[name] = (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(list);
    return scores;
}
/** Of what was answered and called, without the time it took. */
function digestOf({ turns }) {
    const said = turns.map(({ output, tool_calls }) => [output, tool_calls]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 93595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unreachedOverrides)
/* harmony export */ });
/** Settings that a body template can hand over, as it writes them. */
const HANDED = ['system_prompt', 'model', 'temperature'];
/**
 * Overrides that a custom HTTP agent would never hear of, because its body template does not hand them over: the variants would
 * be the same agent, and the experiment would find, at full price, that nothing differs.
 */
function unreachedOverrides(agent, variants) {
    const { invocation } = agent;
    if (agent.provider !== 'custom' || invocation?.url === undefined)
        return [];
    const body = invocation.method.toUpperCase() === 'GET' ? '' : invocation.body_template;
    // Without a template the body carries everything.
    if (body === undefined)
        return [];
    const written = `${invocation.url} ${body}`;
    return variants.flatMap(({ config }, index) => HANDED.filter((name) => config[name] !== undefined && !handsOver(written, name)).map((name) => ({
        path: `variants[${index}].config.${name}`,
        message: `never reaches agent ${agent.id}: its body_template has no {{ ${name} }}`,
        hint: `Add {{ ${name} }} to invocation.body_template, or take the override out.`,
    })));
}
const handsOver = (template, name) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);


/***/ }),

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return {
        signal: controller.signal,
        end() {
            process.off('SIGINT', onSignal);
            process.off('SIGTERM', onSignal);
        },
    };
}


/***/ }),

/***/ 36849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mutationSentence)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);


/** Survivors that are named, and characters of each; all of them stand in the answer. */
const NAMED = 3;
const LONGEST = 160;
/** Whether the cases would notice a broken rule in the prompt, with those that they would not; undefined where nobody measured it. */
function mutationSentence({ coverage_analysis: { mutation }, }) {
    if (mutation === undefined)
        return undefined;
    const share = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(mutation.killed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(mutation.mutants)}`;
    const unnoticed = mutation.survivors.length === 0 ? '.' : '; not noticed:';
    return {
        score: `Mutation score ${share}: of the rules broken on purpose in the prompt, ${share} would be noticed${unnoticed}`,
        survivors: mutation.survivors.slice(0, NAMED).map(({ mutant }) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(mutant, LONGEST)),
        more: Math.max(0, mutation.survivors.length - NAMED),
    };
}


/***/ }),

/***/ 18597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sampleVariance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
function sampleVariance(values) {
    if (values.length < 2)
        throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
    const middle = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
    return ((0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
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

/***/ 41491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
const LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu;
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
const UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Most JSON is plain ASCII, which needs neither search by Unicode property. */
const BEYOND_ASCII = /[^\n\x20-\x7e]/;
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
    const unbroken = json.includes('##') || BEYOND_ASCII.test(json) ? json.replace(LEGACY_COMMAND, '\\u0023') : json;
    return BEYOND_ASCII.test(unbroken) ? unbroken.replace(UNSEEN, escapeUnits) : unbroken;
}


/***/ })

};
