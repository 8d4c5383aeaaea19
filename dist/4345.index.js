export const id = 4345;
export const ids = [4345,2831,3719];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21407);
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

/***/ 84579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  optimizeCommand: () => (/* binding */ optimizeCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/optimization.js
var optimization = __webpack_require__(16458);
// EXTERNAL MODULE: ./lib/operations/stored-optimizations.js
var stored_optimizations = __webpack_require__(67228);
;// CONCATENATED MODULE: ./lib/operations/already-written.js


/** The stored answer of an optimization whose prompt the agent has by now; undefined where there is something left to do, or to write. */
async function alreadyWritten(engine, id) {
    const stored = await (0,stored_optimizations/* storedOptimization */.RX)(engine, id);
    const { report: effort, agent_id, original_prompt: before, optimized_prompt: after } = stored;
    if (effort === undefined || before === after)
        return undefined;
    const agent = (await engine.agents()).find((one) => one.agent.id === agent_id);
    const now = agent?.agent.system_prompt;
    // The line feed that closes a text may have closed its file.
    const plain = (text) => text.replace(/\n$/, '');
    if (agent === undefined ||
        now === undefined ||
        plain(now) !== plain(after) ||
        plain(before) === plain(after))
        return undefined;
    return { report: { response: optimization/* optimizeResponse */.p2.parse(stored), agent_id, ...effort }, agent };
}

// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
// EXTERNAL MODULE: ./lib/operations/optimize-prompt.js
var optimize_prompt = __webpack_require__(75658);
// EXTERNAL MODULE: ./lib/operations/start-optimization.js + 50 modules
var start_optimization = __webpack_require__(33341);
// EXTERNAL MODULE: ./lib/operations/write-prompt.js + 1 modules
var write_prompt = __webpack_require__(68415);
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(71209);
// EXTERNAL MODULE: ./lib/text/escape-terminal.js
var escape_terminal = __webpack_require__(31045);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort = __webpack_require__(41014);
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines = __webpack_require__(82881);
// EXTERNAL MODULE: ./lib/reports/parts/optimization-words.js
var optimization_words = __webpack_require__(46429);
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style = __webpack_require__(10883);
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/optimization-terminal.js








const WORDS = {
    accepted: ['ACCEPTED', 'good'],
    provisional: ['PROVISIONAL', 'odd'],
    rejected: ['REJECTED', 'bad'],
    no_headroom: ['NO HEADROOM', 'odd'],
    not_validated: ['NOT VALIDATED', 'odd'],
    insufficient_failures: ['TOO FEW FAILURES', 'odd'],
};
/** Lines of a diff, changes and runs of each that a screen shows; the report has them all. */
const MOST_LINES = 120;
const MOST_CHANGES = 12;
const MOST_RUNS = 3;
const RATIONALE = 400;
/**
 * What `assay optimize` says: the decision with its numbers, the diff, why each change was made and what it does, then how sure that is
 * and what it took. Comes line by line; texts of others are escaped.
 */
function* optimizationTerminal(report, options = {}) {
    const width = Math.max(labelled_lines/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? parts_style/* colourStyle */.e : parts_style/* plainStyle */.s;
    const { response } = report;
    const [word, emphasis] = WORDS[response.decision];
    yield* (0,labelled_lines/* verdictLines */.rz)(word, emphasis, (0,optimization_words/* decisionSentence */.II)(response), width, style);
    if ((0,optimization_words/* isImproved */.T3)(response)) {
        yield '\n';
        yield* diffLines(report, style);
        yield '\n';
        yield* changeLines(response, width);
    }
    for (const { label, text } of (0,optimization_words/* optimizationFacts */.p$)(report))
        yield* (0,labelled_lines/* labelledLines */.tu)(label, text, width);
    if ((0,optimization_words/* detailsOf */.cz)(response).plays !== 0)
        yield* (0,labelled_lines/* labelledLines */.tu)('checked', `in run ${response.validation_run_id}`, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('agent', report.agent_id, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('judge', (0,verdict/* judgeName */.Bt)(report), width);
    yield* (0,labelled_lines/* labelledLines */.tu)('effort', (0,effort/* spendingParts */.O)(report, 'agent turn').join(' · '), width);
    if (report.written === true)
        yield `${(0,labelled_lines/* lineLabel */.bQ)('written')}${(0,escape_terminal/* terminalLine */.tL)(report.prompt_file ?? 'the prompt file')}\n`;
    if (options.reportPath !== undefined)
        yield `${(0,labelled_lines/* lineLabel */.bQ)('report')}${(0,escape_terminal/* terminalLine */.tL)(options.reportPath)}\n`;
    for (const [index, command] of (options.next ?? []).entries())
        yield `${(0,labelled_lines/* lineLabel */.bQ)(index === 0 ? 'next' : '')}${(0,escape_terminal/* terminalLine */.tL)(command)}\n`;
}
/** The diff; behind two blanks no line of it is a command to a runner. */
function* diffLines(report, style) {
    const lines = (0,optimization_words/* promptDiff */.eM)(report).trimEnd().split('\n');
    for (const line of lines.slice(0, MOST_LINES)) {
        const emphasis = line.startsWith('+') ? 'good' : line.startsWith('-') ? 'bad' : undefined;
        const shown = (0,escape_terminal/* terminalLine */.tL)(line.replaceAll('\t', '  '));
        yield `  ${emphasis === undefined ? shown : style(emphasis, shown)}\n`;
    }
    if (lines.length > MOST_LINES)
        yield `  and ${(0,format/* formatCount */.B4)(lines.length - MOST_LINES)} more lines; the report has them\n`;
}
function* changeLines(response, width) {
    const { changes_made: changes } = response;
    for (const change of changes.slice(0, MOST_CHANGES)) {
        const runs = change.evidence_run_ids ?? [];
        const told = [
            `${change.type}${change.category === undefined ? '' : ` for ${change.category}`}: ${(0,truncate/* truncateText */.E)(change.rationale, RATIONALE)}`,
            (0,optimization_words/* effectWords */.zT)(change.measured_effect, response),
            runs.length === 0
                ? ''
                : `seen in ${runs.slice(0, MOST_RUNS).join(', ')}${runs.length > MOST_RUNS ? ` and ${runs.length - MOST_RUNS} more` : ''}`,
        ];
        yield* (0,labelled_lines/* labelledLines */.tu)('because', told.filter((text) => text !== '').join(' · '), width);
    }
    if (changes.length > MOST_CHANGES)
        yield* (0,labelled_lines/* labelledLines */.tu)('', `and ${(0,format/* formatCount */.B4)(changes.length - MOST_CHANGES)} more; the report lists them`, width);
}

// EXTERNAL MODULE: ./lib/reports/progress.js
var reports_progress = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/reports/write-optimization-reports.js
var write_optimization_reports = __webpack_require__(79870);
// EXTERNAL MODULE: ./lib/cli/common-flags.js
var common_flags = __webpack_require__(7807);
;// CONCATENATED MODULE: ./lib/cli/next-after-optimize.js

/** Commands worth typing after an optimization, most useful first. */
function nextAfterOptimize({ optimization_id, decision, details }, agent, file) {
    const { interrupted, enough_agent_runs: enough, evidence } = optimization/* shownDetails */.IR.parse(details);
    switch (decision) {
        case 'accepted':
        case 'provisional':
            if (file === 'none')
                return [];
            return file === 'written'
                ? [`assay run --agent ${agent}`]
                : [`assay optimize --resume ${optimization_id} --write`];
        case 'no_headroom':
        case 'rejected':
            return [`assay analyze --agent ${agent}`];
        case 'insufficient_failures':
            return [`assay run --agent ${agent} --repeat 3`, `assay optimize --agent ${agent}`];
        case 'not_validated':
            // How to go on is said with why it stopped.
            if (interrupted !== undefined)
                return [];
            if (enough !== undefined)
                return [`assay optimize --agent ${agent} --max-agent-runs ${enough}`];
            return evidence === 'too_few'
                ? ['assay generate --failures --num 10 --write evals/test-cases/from-failures']
                : [`assay analyze --agent ${agent}`];
    }
}

// EXTERNAL MODULE: ./lib/cli/read-input.js
var read_input = __webpack_require__(43369);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/optimize.js

















/** `assay optimize`: improves the prompt of an agent by its failures, and proves it on cases held out. */
async function optimizeCommand(_, flags) {
    const engine = (0,common_flags/* engineOf */.k)(flags, flags.concurrency === undefined ? {} : { concurrency: flags.concurrency });
    const request = await requestOf(engine, flags);
    if (flags.resume !== undefined) {
        const already = await alreadyWritten(engine, flags.resume);
        if (already !== undefined)
            return await showWritten(engine, already, flags);
    }
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const started = await (0,start_optimization.startOptimization)(engine, request, {
            signal: interrupted.signal,
            ...(flags.resume === undefined ? {} : { resume: flags.resume }),
            ...(flags.maxCostUsd === undefined ? {} : { maxCostUsd: flags.maxCostUsd }),
            // Said before anything is paid: where there is no file to write there is nothing to wait for.
            ...(flags.write === true ? { check: (agent) => void (0,write_prompt/* promptFileOf */.kf)(engine, agent) } : {}),
        });
        showProgress(started, engine, flags);
        return await conclude(engine, started, await started.finish(), flags);
    }
    finally {
        interrupted.end();
    }
}
const FLAGS_OF_A_REQUEST = [
    'agent',
    'type',
    'failureWindow',
    'minFailures',
    'target',
    'maxExamples',
    'maxPromptLength',
    'preserve',
    'maxAgentRuns',
];
/** The request of a file, of flags, or of the optimization that goes on. */
async function requestOf(engine, flags) {
    const given = FLAGS_OF_A_REQUEST.filter((name) => flags[name] !== undefined).map((name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    if (flags.examples === false)
        given.push('--no-examples');
    if (flags.resume !== undefined) {
        const more = [...given, ...(flags.request === undefined ? [] : ['--request'])];
        if (more.length > 0)
            throw new errors/* Fault */.vC('usage', `${flags.resume} goes on as it began`, {
                where: more.join(', '),
                hint: 'Leave these out, or start a new optimization without --resume.',
            });
        return (await (0,stored_optimizations/* storedOptimization */.RX)(engine, flags.resume)).request;
    }
    if (flags.request !== undefined) {
        if (given.length > 0)
            throw new errors/* Fault */.vC('usage', 'the request is in the file already', {
                where: given.join(', '),
                hint: 'Give --request alone, or flags alone.',
            });
        return (0,define_operation/* checked */.KD)(optimize_prompt/* optimizePromptOperation */.j, (0,read_input/* parseJson */.qF)(await (0,read_input/* readInput */.R5)(engine, flags.request), flags.request));
    }
    return (0,define_operation/* checked */.KD)(optimize_prompt/* optimizePromptOperation */.j, await requestOfFlags(engine, flags));
}
async function requestOfFlags(engine, flags) {
    const constraints = defined({
        max_prompt_length: flags.maxPromptLength,
        preserve_sections: flags.preserve,
    });
    return defined({
        agent_id: flags.agent ?? (await onlyAgent(engine)),
        optimization_type: flags.type ?? (flags.target === undefined ? 'error_driven' : 'full'),
        failure_window: flags.failureWindow,
        min_failures: flags.minFailures,
        target_metrics: flags.target === undefined ? undefined : Object.fromEntries(flags.target.map(targetOf)),
        include_examples: flags.examples === false ? false : undefined,
        max_examples: flags.maxExamples,
        constraints: Object.keys(constraints).length === 0 ? undefined : constraints,
        budget: flags.maxAgentRuns === undefined ? undefined : { max_agent_runs: flags.maxAgentRuns },
    });
}
async function onlyAgent(engine) {
    const agents = (await engine.agents()).map(({ agent }) => agent.id);
    if (agents.length === 1)
        return agents[0];
    throw new errors/* Fault */.vC('usage', agents.length === 0 ? 'there is no agent' : 'there are several agents', {
        where: '--agent',
        hint: agents.length === 0 ? 'See: assay init' : `Name one: ${agents.join(', ')}`,
    });
}
/** `faithfulness=0.9`. */
function targetOf(text) {
    const at = text.lastIndexOf('=');
    const target = Number(text.slice(at + 1));
    if (at > 0 && text.slice(at + 1).trim() !== '' && Number.isFinite(target))
        return [text.slice(0, at).trim(), { target }];
    throw new errors/* Fault */.vC('usage', `"${text}" is no target`, {
        where: '--target',
        hint: 'Write it as --target faithfulness=0.9',
    });
}
function defined(value) {
    return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
async function conclude(engine, { optimizationId, agent }, { response, report, cancelled }, flags) {
    const { out, err, width, colour } = (0,terminal/* terminal */.F)();
    const file = agent.systemPromptPath === undefined ? undefined : (0,write_prompt/* promptFileOf */.kf)(engine, agent);
    const improved = response.decision === 'accepted' || response.decision === 'provisional';
    const write = flags.write === true && improved && file !== undefined;
    const told = {
        ...report,
        ...(file === undefined ? {} : { prompt_file: file.shown, file_end: await (0,write_prompt/* promptEnd */.sb)(engine, file.path) }),
        ...(write ? { written: true } : {}),
    };
    const folder = flags.out === undefined
        ? `${engine.stateDir}/reports/${optimizationId}`
        : (0,external_node_path_.resolve)(engine.ports.env.cwd(), flags.out);
    const written = (0,write_optimization_reports/* writeOptimizationReports */.S)(folder, told, engine.ports.files);
    if (write)
        await (0,write_prompt/* writePrompt */.UW)(engine, file.path, response);
    if (flags.json === true)
        out(`${JSON.stringify(response, null, 2)}\n`);
    else {
        const state = file === undefined ? 'none' : write ? 'written' : 'unwritten';
        const next = nextAfterOptimize(response, agent.agent.id, state);
        out([...optimizationTerminal(told, { width, colour, reportPath: written.markdown, next })].join(''));
    }
    if (flags.write === true && !improved)
        err(`warning: nothing was written: the decision is ${response.decision}\n`);
    const interrupted = response.details['interrupted'];
    if (interrupted !== undefined)
        err(`warning: the optimization stopped early (${interrupted}); go on with: assay optimize --resume ${optimizationId}${interrupted === 'budget_exhausted' ? ' --max-cost-usd MORE' : ''}\n`);
    return cancelled ? 130 : 0;
}
/** The stored answer of an optimization whose prompt stands in the file already. */
async function showWritten(engine, { report, agent }, flags) {
    const { out, err, width, colour } = (0,terminal/* terminal */.F)();
    const { response } = report;
    const file = agent.systemPromptPath === undefined ? undefined : (0,write_prompt/* promptFileOf */.kf)(engine, agent);
    if (flags.json === true)
        out(`${JSON.stringify(response, null, 2)}\n`);
    else {
        const shown = {
            ...report,
            ...(file === undefined
                ? {}
                : {
                    prompt_file: file.shown,
                    file_end: await (0,write_prompt/* promptEnd */.sb)(engine, file.path),
                    written: true,
                }),
        };
        const next = nextAfterOptimize(response, agent.agent.id, 'written');
        out([...optimizationTerminal(shown, { width, colour, next })].join(''));
    }
    const where = file === undefined ? `agent ${agent.agent.id}` : file.shown;
    err(`note: already written: ${(0,escape_terminal/* terminalLine */.tL)(where)} has the prompt of ${response.optimization_id}\n`);
    return 0;
}
/** What it can take at most, then a bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showProgress(started, engine, flags) {
    if (flags.quiet === true)
        return;
    const { err, width, interactive } = (0,terminal/* terminal */.F)();
    const { judge, agent, expense, notes } = started;
    const { clock } = engine.ports;
    const begun = clock.monotonic();
    let done = 0;
    let shownAt = begun;
    const say = (text) => err(`${interactive ? '\r\u001b[K' : ''}${(0,escape_terminal/* terminalLine */.tL)(text)}\n`);
    say(`${started.optimizationId} · agent ${agent.agent.id} · judge ${judge.mode === 'offline' ? 'offline (heuristic)' : judge.model}`);
    for (const note of notes)
        say(`note: ${note}`);
    say(expense.words);
    started.subscribe((event) => {
        if (event.type === 'phase') {
            // The plan is said above.
            if (event.phase !== 'baseline')
                say(`${event.phase}: ${event.words}`);
            return;
        }
        done++;
        const now = clock.monotonic();
        if (now - shownAt < (interactive ? 80 : 5_000))
            return;
        shownAt = now;
        const progress = { done, total: expense.agent_runs, failed: 0, errored: 0, elapsedMs: now - begun };
        err(interactive ? `\r\u001b[K${(0,reports_progress/* progressLine */.oz)(progress, width)}\r` : `${(0,reports_progress/* progressText */.l_)(progress)}\n`);
    });
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

/***/ 59828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ randomFor),
/* harmony export */   V: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49916);
/* harmony import */ var _statistics_shuffled_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81768);



/** Random numbers for one purpose of one seed, so that what one part draws does not move what another draws. */
function randomFor(seed, purpose) {
    return (0,_ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_1__/* .seededRandom */ .I)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${seed}:${purpose}`).digest().readInt32LE(0));
}
/**
 * One round as a randomised complete block (statistics.md 4.3 step 3): one play of every case with every variant, cases
 * shuffled, variants shuffled within a case and side by side, so that a provider that drifts hits all of them alike. The
 * same seed and round give the same order. Without `randomize` cases and variants stay in the order of the request.
 */
function blockOf(round, design) {
    const random = randomFor(design.seed, `order ${round}`);
    const places = (count) => {
        const list = Array.from({ length: count }, (_, place) => place);
        return design.randomize ? (0,_statistics_shuffled_js__WEBPACK_IMPORTED_MODULE_2__/* .shuffled */ .A)(list, random.next) : list;
    };
    const start = round * design.cases * design.variants;
    return places(design.cases)
        .flatMap((caseIndex) => places(design.variants).map((variantIndex) => ({ caseIndex, variantIndex, round })))
        .map((place, index) => ({ ...place, order: start + index }));
}


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

/***/ 52831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ analyseRun),
/* harmony export */   OR: () => (/* binding */ withExampleCases),
/* harmony export */   analysePeriod: () => (/* binding */ analysePeriod),
/* harmony export */   byStatus: () => (/* binding */ byStatus),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   n3: () => (/* binding */ seedOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80895);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55223);
/* harmony import */ var _stored_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11958);





const COLLECTION = 'failure_clusters';
/** The key of clusters over all agents; no id of an agent is empty. */
const ALL_AGENTS = '*';
/** Clusters that are remembered for an agent; those that came last stay. */
const MOST_KNOWN = 200;
/** Cases named as examples, as many as runs (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;
/** No evidence is no good news. */
const NOTHING_STORED = 'no play of this period is stored: see assay run, assay import-traces';
const knownClusters = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .templateLiteral */ .Uy$(['new:', zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    terms: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
}));
/**
 * Why cases failed in the runs of the period that ends now, against the equally long period before it. With a model as judge the
 * kinds come from it (improvement.md 5.2 step 13), within the budget of the settings; else, and where it fails, offline. Clusters
 * outside of the taxonomy are remembered, so that their ids stay.
 */
async function analysePeriod(engine, { agent_id: agent, period }, signal) {
    const now = engine.ports.clock.now();
    const length = (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_1__/* .windowMs */ .$)(period);
    const attempts = await (0,_stored_attempts_js__WEBPACK_IMPORTED_MODULE_2__.storedAttempts)(engine, { agent, from: now - 2 * length, to: now, lean: true });
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
    const told = withExampleCases(answer);
    if (current.length > 0)
        return told;
    return {
        ...told,
        analysis: { ...told.analysis, notes: [...(told.analysis.notes ?? []), NOTHING_STORED] },
    };
}
/** Why cases failed in one run: the id of a stored one, or a results.json file. Nothing is remembered. */
async function analyseRun(engine, reference, agent, signal) {
    const attempts = await (0,_stored_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsOfRun */ .L)(engine, reference, { agent, lean: true });
    const known = await knownOf(engine, agent);
    const options = { period: 'run', seed: seedOf(engine), known };
    return withExampleCases(await analysed(engine, byStatus(attempts), options, signal));
}
/** Attempts by how they ended. */
function byStatus(attempts) {
    const of = (status) => attempts.filter((one) => one.status === status);
    return { failed: of('failed'), passed: of('passed'), errored: of('errored') };
}
/** The seed that the door gave; 1 as in runs. */
const seedOf = ({ options }) => options.seed ?? 1;
/** The answer with the ids of up to five cases of each kind, which say more than runs where there is only one run. */
function withExampleCases(answer) {
    const { analysis, assignments } = answer;
    const shown = new Set(analysis.failure_categories.map(({ category }) => category));
    const cases = new Map();
    for (const { category, attempt } of assignments) {
        const kind = shown.has(category) ? category : 'other';
        const known = cases.get(kind) ?? new Set();
        if (known.size < MOST_EXAMPLES)
            cases.set(kind, known.add(attempt.case_id));
    }
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        example_case_ids: [...(cases.get(one.category) ?? [])],
    }));
    return { ...answer, analysis: { ...analysis, failure_categories } };
}
/** What is known of the clusters of an agent; a record that cannot be read costs only the old ids. */
async function knownOf(engine, agent) {
    const read = knownClusters.safeParse(await (await engine.store()).get(COLLECTION, agent ?? ALL_AGENTS));
    return read.success ? read.data : [];
}
async function remember(engine, agent, known, clusters) {
    const ids = new Set(known.map(({ id }) => id));
    if (clusters.every(({ id }) => ids.has(id)))
        return;
    await (await engine.store()).put(COLLECTION, agent ?? ALL_AGENTS, clusters.slice(0, MOST_KNOWN));
}
/** A model is asked only where one is configured; that it cannot be reached is told and takes nothing away. */
async function analysed(engine, evidence, options, signal) {
    if (evidence.failed.length === 0)
        return (0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__.analyseFailures)(evidence, options);
    try {
        const { judge } = await engine.scoring();
        if (judge.mode === 'llm') {
            const { analyseFailuresWithModel } = await Promise.all(/* import() */[__webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(5224)]).then(__webpack_require__.bind(__webpack_require__, 98469));
            return await analyseFailuresWithModel(judge, evidence, options, signal);
        }
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        engine.warn(`no model is asked why cases fail: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .faultLine */ .z9)(fault)}`);
    }
    return (0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__.analyseFailures)(evidence, options);
}
const isWithin = (from) => ({ finished_at }) => finished_at >= from;
const isBefore = (from) => ({ finished_at }) => finished_at < from;


/***/ }),

/***/ 97534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ refuseValidation),
/* harmony export */   eo: () => (/* binding */ checkSameJudge),
/* harmony export */   yn: () => (/* binding */ checkSameCases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A run can only be continued with the cases and the judge that it began with; anything else would be two runs in one. */
function checkSameCases(journal, planned, runId) {
    const before = journal.planned;
    const now = new Map(planned.map(({ description }) => [description.id, description]));
    const changed = before.filter((one) => now.get(one.id)?.hash !== one.hash || now.get(one.id)?.repeat !== one.repeat);
    // Cases are written down before the first is played: a kill in between leaves a shorter list, and nothing else.
    const begun = before.some((one) => journal.played(one.id, 0) !== undefined);
    if (changed.length === 0 && (before.length === planned.length || !begun))
        return;
    const which = changed
        .map((one) => one.id)
        .slice(0, 5)
        .join(', ') || 'cases were added';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `the evals folder changed since ${runId} began: ${which}`, {
        where: runId,
        hint: 'Start a new run; its judge calls come from the cache where nothing changed.',
    });
}
/** A validation run holds two prompts, and its optimization goes on with it. */
function refuseValidation(config, runId, where) {
    const validated = config?.validates;
    if (validated === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${runId} is the validation of ${validated}, not a run of the suite`, {
        where,
        hint: `Go on with: assay optimize --resume ${validated}`,
    });
}
/** Judged by two, it would have two bars. */
function checkSameJudge(before, now, runId) {
    if (before.judge.id === now.judge.id)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `${runId} was judged by ${before.judge.model}, now the judge is ${now.judge.model}`, {
        where: runId,
        hint: 'Pass the same --judge and --judge-model, or start a new run.',
    });
}


/***/ }),

/***/ 68415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ae: () => (/* binding */ optimizedFile),
  sb: () => (/* binding */ promptEnd),
  kf: () => (/* binding */ promptFileOf),
  UW: () => (/* binding */ writePrompt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/text/closed-texts.js
var closed_texts = __webpack_require__(83546);
// EXTERNAL MODULE: ./lib/text/unified-diff.js
var unified_diff = __webpack_require__(81093);
;// CONCATENATED MODULE: ./lib/text/keep-line-ends.js


/**
 * A changed text in the line ends of the file that it came from: `file` is the raw text (line ends of any kind, perhaps one that
 * closes it), `before` the same with `\n` and without the closing one, `after` what `before` became. Lines that were not changed keep
 * their bytes; new ones get the line end that most lines have. Undefined when `before` is not what the file holds.
 */
function keepLineEnds(file, before, after) {
    const plain = file.replaceAll('\r\n', '\n');
    const closed = plain.endsWith('\n') ? '\n' : '';
    if (plain !== before + closed)
        return undefined;
    const raw = (0,unified_diff/* linesOf */.Dx)(file);
    const carriage = raw.filter((line) => line.endsWith('\r\n')).length;
    const usual = carriage * 2 > raw.length ? '\r\n' : '\n';
    let at = 0;
    let text = '';
    for (const { kind, line } of (0,unified_diff/* diffSteps */.Fo)(...(0,closed_texts/* closedTexts */.x)(before, after, closed))) {
        if (kind === '+')
            text += line.endsWith('\n') ? line.slice(0, -1) + usual : line;
        else {
            if (kind === ' ')
                text += raw[at];
            at += 1;
        }
    }
    return text;
}

;// CONCATENATED MODULE: ./lib/operations/write-prompt.js



/** Some editors begin UTF-8 with it; the file keeps it. */
const BYTE_ORDER_MARK = '\ufeff';
/** The file of an agent's prompt, to be replaced: absolute, and as it is shown. Fault `usage` where the prompt has none of its own. */
function promptFileOf(engine, { agent, systemPromptPath, location }) {
    if (systemPromptPath === undefined)
        throw new errors/* Fault */.vC('usage', `the prompt of agent ${agent.id} stands in no file of its own`, {
            where: `${location.file}:${location.line}`,
            hint: 'Move it into a file that system_prompt_file names; without --write the prompt is only shown.',
        });
    const home = engine.ports.files.realPath((0,external_node_path_.resolve)(engine.evalsDir, '..')) ?? (0,external_node_path_.resolve)(engine.evalsDir, '..');
    return { path: systemPromptPath, shown: (0,external_node_path_.relative)(home, systemPromptPath).replaceAll('\\', '/') };
}
/**
 * The bytes of the prompt file with the optimized prompt in it, line ends and mark kept. Fault `conflict` when the file holds another
 * prompt by now.
 */
async function optimizedFile(engine, path, { original_prompt, optimized_prompt }) {
    const raw = await engine.ports.files.readText(path);
    const mark = raw.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const text = keepLineEnds(raw.slice(mark.length), original_prompt, optimized_prompt);
    if (text === undefined)
        throw new errors/* Fault */.vC('conflict', 'the prompt file changed while the prompt was optimized', {
            where: path,
            hint: 'It was left as it is. The proposed prompt stands in the report; put it in by hand.',
        });
    return mark + text;
}
/** What closes the prompt file behind the prompt. */
async function promptEnd(engine, path) {
    return (await engine.ports.files.readText(path)).endsWith('\n') ? '\n' : '';
}
/** Replaces the prompt file. */
async function writePrompt(engine, path, response) {
    engine.ports.files.writeAtomic(path, await optimizedFile(engine, path, response));
}


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

/***/ 82881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   mt: () => (/* binding */ NARROWEST),
/* harmony export */   rz: () => (/* binding */ verdictLines),
/* harmony export */   tu: () => (/* binding */ labelledLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31045);


/** Narrower than this nothing can be laid out; lines are made for this width then. */
const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;
/** The label of a line, with its margin. */
const lineLabel = (label) => `${' '.repeat(LABEL)}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(label, LABEL)}`;
/** Lines of running text behind a label, wrapped to the width; none for no text. */
function* labelledLines(label, text, width) {
    const lines = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(text, width - 2 * LABEL);
    for (const [index, line] of lines.entries())
        yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}
/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
function* verdictLines(word, emphasis, text, width, style) {
    const start = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(word, Math.max(LABEL, word.length + 2));
    const sentence = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(text);
    const [first = ''] = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(sentence, width - start.length, 1);
    yield `${style(emphasis, style('strong', start))}${first}\n`;
    for (const line of (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(sentence.slice(first.length), width - LABEL))
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
const SGR = {
    good: [32, 39],
    bad: [31, 39],
    odd: [33, 39],
    dim: [2, 22],
    strong: [1, 22],
};
/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
const colourStyle = (emphasis, text) => `\u001b[${SGR[emphasis][0]}m${text}\u001b[${SGR[emphasis][1]}m`;


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ titleLine),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38987);




/** The longest bar, in columns, as in faces.md. */
const LONGEST_BAR = 32;
/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
function titleLine(header, cases) {
    const agent = header.agent_id === null ? [] : [`agent ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(header.agent_id)}`];
    return ['assay', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case'), ...agent, `judge ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)((0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeName */ .Bt)(header))}`].join(' · ');
}
/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
function progressLine(progress, width) {
    const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
    const columns = Math.min(LONGEST_BAR, width - words.length - 1);
    if (columns < 5)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_3__/* .cutToWidth */ .G1)(words, width);
    const full = progress.total === 0
        ? columns
        : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
    return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}
/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
function progressText(progress) {
    return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}
const count = ({ done, total }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(done)}/${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}`;
const outcomes = ({ failed, errored }) => [
    ...(failed > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(failed)} failed`] : []),
    ...(errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(errored)} errored`] : []),
];
/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }) {
    if (done === 0 || elapsedMs <= 0)
        return [];
    const rate = (done * 1000) / elapsedMs;
    const shown = rate >= 10 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
    const perSecond = shown === undefined ? [] : [`${shown}/s`];
    if (done >= total)
        return [...perSecond, `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(elapsedMs)}`];
    return [...perSecond, `eta ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)((elapsedMs / done) * (total - done))}`];
}


/***/ }),

/***/ 79870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeOptimizationReports)
/* harmony export */ });
/* harmony import */ var _text_escape_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41491);
/* harmony import */ var _optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33046);
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46429);



/** Writes `optimization.json` (the response of the interface) and `optimization.md`, and where the prompt was improved `prompt.md` and `prompt.diff`. */
function writeOptimizationReports(folder, report, files) {
    const { response } = report;
    const paths = {
        json: `${folder}/optimization.json`,
        markdown: `${folder}/optimization.md`,
        ...((0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isImproved */ .T3)(response) ? { prompt: `${folder}/prompt.md`, diff: `${folder}/prompt.diff` } : {}),
    };
    files.writeStream(paths.json, [`${(0,_text_escape_json_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeJson */ .G)(JSON.stringify(response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .optimizationMarkdown */ .V)(report));
    if (paths.prompt !== undefined)
        files.writeStream(paths.prompt, [(0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTexts */ .b5)(report)[1]]);
    if (paths.diff !== undefined)
        files.writeStream(paths.diff, [(0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__/* .promptDiff */ .eM)(report)]);
    return paths;
}


/***/ }),

/***/ 62775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ withheldVerdict),
/* harmony export */   d0: () => (/* binding */ withheldFacts),
/* harmony export */   i_: () => (/* binding */ isFelt)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9599);


/** What was withheld from a run and its cases, for the gate; nothing where everything was there. */
function withheldFacts(withheld, { undecided }, descriptions) {
    if (withheld === undefined)
        return {};
    const unplayed = descriptions.filter(({ gating, unreachable }) => gating && unreachable === true).length;
    return {
        withheld: {
            ...withheld,
            undecided: unplayed + (withheld.judge ? undecided.cases : 0),
            scorers: withheld.judge ? undecided.scorers : new Set(),
        },
    };
}
/** Whether it took anything away from this run. */
const isFelt = (withheld) => withheld !== undefined && (withheld.undecided > 0 || withheld.scorers.size > 0);
/**
 * The verdict of a run that was given no secrets (contract 5): what needs none of them decides alone. `decided` is the verdict
 * on that, undefined where there is none of it. Neutral without such evidence; also with less of it than `gate.min_cases` asks
 * for, unless what there is failed.
 */
function withheldVerdict(decided, judged, withheld, { min_cases: least }) {
    const said = isFelt(withheld) ? ` ${noteOf(withheld)}` : '';
    if (decided === undefined)
        return { conclusion: 'neutral', reason: `Nothing could be decided without secrets.${said}`, exitCode: 0 };
    if (decided.conclusion === 'passed' && judged < least)
        return {
            conclusion: 'neutral',
            reason: `Only ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judged, 'case')} could be decided without secrets; ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(least)} are required (gate.min_cases). ${decided.reason}${said}`,
            exitCode: 0,
        };
    return { ...decided, reason: `${decided.reason}${said}` };
}
/** The sentence that belongs to every reason of such a run. */
function noteOf({ undecided, ...withheld }) {
    const rest = undecided === 0
        ? 'what needs a judge does not gate'
        : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(undecided, 'case')} without a verdict`;
    return `${(0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)((0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .withheldSentence */ .T8)(withheld))}; ${rest}.`;
}


/***/ }),

/***/ 41713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ runHeaderOf)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22626);
/* harmony import */ var _gate_withheld_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62775);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9599);



/** The header of results.json as of now. */
function runHeaderOf({ runId, ports, planned, judge, config }, facts, course) {
    return {
        schema_version: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: runId,
        status: course.status,
        conclusion: course.conclusion,
        reason: course.reason,
        started_at: course.startedAt,
        finished_at: new Date(ports.clock.now()).toISOString(),
        duration_ms: Math.round(ports.clock.monotonic() - course.began),
        judge: { mode: judge.mode, model: judge.model },
        ...secretsOf(config.secrets_withheld, facts, planned),
        agent_id: onlyAgent(planned),
        counts: facts.counts,
        pass_rate: facts.passRate,
        pass_rate_interval: facts.passRateInterval,
        avg_scores: facts.avgScores,
        latency_ms: facts.latency,
        usage: course.usage,
    };
}
/** Told only where it took something away. */
function secretsOf(withheld, facts, planned) {
    const descriptions = planned.map((one) => one.description);
    if (withheld === undefined || !(0,_gate_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .isFelt */ .i_)((0,_gate_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .withheldFacts */ .d0)(withheld, facts, descriptions).withheld))
        return {};
    return { secrets_withheld: (0,_withheld_js__WEBPACK_IMPORTED_MODULE_2__/* .withheldSentence */ .T8)(withheld) };
}
function onlyAgent(planned) {
    const ids = new Set(planned.map((one) => one.description.agent_id));
    return ids.size === 1 ? [...ids][0] : null;
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


/***/ })

};
