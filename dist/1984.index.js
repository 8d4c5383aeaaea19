export const id = 1984;
export const ids = [1984];
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

/***/ 21984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importTracesCommand: () => (/* binding */ importTracesCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/file-lines.js
var file_lines = __webpack_require__(8962);
// EXTERNAL MODULE: ./lib/runs/attempt.js
var attempt = __webpack_require__(45971);
// EXTERNAL MODULE: ./lib/runs/run-header.js
var run_header = __webpack_require__(41713);
// EXTERNAL MODULE: ./lib/runs/run-journal.js + 1 modules
var run_journal = __webpack_require__(98708);
// EXTERNAL MODULE: ./lib/runs/summarize.js + 2 modules
var summarize = __webpack_require__(66191);
// EXTERNAL MODULE: ./lib/schema/run.js
var run = __webpack_require__(22626);
// EXTERNAL MODULE: ./lib/state/blobs.js
var blobs = __webpack_require__(72693);
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock = __webpack_require__(56906);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/messages.js
var traces_messages = __webpack_require__(76904);
// EXTERNAL MODULE: ./lib/traces/outcome.js
var traces_outcome = __webpack_require__(92234);
// EXTERNAL MODULE: ./lib/traces/recorded-calls.js
var recorded_calls = __webpack_require__(35852);
// EXTERNAL MODULE: ./lib/traces/tags.js
var tags = __webpack_require__(48345);
;// CONCATENATED MODULE: ./lib/traces/chat-log.js





/**
 * A chat log as a trajectory: `messages` with tool calls, or `history` of agents that talk to each other about a `question`. Where the
 * record says what the whole should do (expected calls or texts, a right answer, a question of its own), it is one turn: the task, the
 * last answer, all calls, with the conversation beside it. Else every user message is a turn of its own.
 */
function chatLog(record) {
    const messages = (0,json_fields/* listField */.FZ)(record, 'messages', 'history', 'conversation', 'conversations');
    if (messages === undefined)
        return { problem: 'holds no messages' };
    const talk = (0,traces_messages/* conversationOf */.$)(messages);
    const task = (0,json_fields/* fieldOf */._F)(record, 'task');
    const question = (0,json_fields/* textField */.M8)(record, 'question', 'input') ?? (typeof task === 'string' ? task : undefined);
    const answer = (0,json_fields/* textField */.M8)(record, 'final_output', 'final_answer', 'output', 'answer');
    const first = talk.turns[0];
    const last = answer ?? talk.said.findLast(({ role }) => role === 'assistant')?.content ?? '';
    if (last === '' && talk.turns.every(({ calls }) => calls.length === 0))
        return { problem: 'holds no answer of an assistant and no tool call' };
    const asked = criteriaOf(record, talk);
    const said = [
        ...talk.said.filter(({ role }) => role === 'assistant').map(({ content }) => content),
        last,
    ].join('\n');
    const calls = (0,json_fields/* listField */.FZ)(record, 'tool_calls')?.flatMap((entry) => (0,recorded_calls/* recordedCall */.xY)(entry)?.call ?? []);
    const recorded = calls !== undefined || talk.toolsSeen || asked.available_tools !== undefined;
    const isTask = question !== undefined ||
        asked.expected_tools !== undefined ||
        asked.ground_truth !== undefined ||
        calls !== undefined;
    const whole = {
        ...PLAIN,
        input: question ?? first?.input ?? '',
        output: last,
        tool_calls: recorded ? (calls ?? talk.turns.flatMap((turn) => turn.calls)) : null,
        context: contextOf(record),
        latency_ms: millisecondsOf(record),
        criteria: talk.said.length > 2 ? { ...asked, conversation_history: talk.said } : asked,
    };
    const apart = talk.turns.map((turn, index) => ({
        ...PLAIN,
        input: turn.input,
        output: turn.output,
        tool_calls: recorded ? turn.calls : null,
        criteria: index === talk.turns.length - 1 ? asked : promptOnly(asked),
    }));
    const outcome = (0,traces_outcome/* outcomeOf */.s)(record, said);
    return {
        id: (0,json_fields/* textField */.M8)(record, 'id', 'case_id', 'test_case_id', 'trace_id', 'task_id', 'conversation_id'),
        name: (0,json_fields/* textField */.M8)(record, 'name', 'title') ?? (0,json_fields/* textField */.M8)(task, 'instruction') ?? question ?? first?.input,
        agent: (0,json_fields/* textField */.M8)(record, 'agent_id', 'agent'),
        tags: (0,tags/* tagsOf */.F)(record),
        turns: isTask || apart.length <= 1 ? [whole] : apart,
        outcome,
    };
}
const PLAIN = { context: null, latency_ms: 0, usage: null };
function criteriaOf(record, { system }) {
    const task = (0,json_fields/* fieldOf */._F)(record, 'task');
    const expected = (0,json_fields/* listField */.FZ)(record, 'expected_tools', 'expected_tool_calls') ??
        (0,json_fields/* listField */.FZ)(task, 'expected_tools', 'expected_tool_calls');
    const outputs = (0,json_fields/* listField */.FZ)(task, 'expected_outputs') ?? (0,json_fields/* listField */.FZ)(record, 'expected_outputs');
    const truth = (0,json_fields/* textField */.M8)(record, 'ground_truth', 'expected_output', 'reference') ??
        (outputs === undefined || outputs.length === 0 ? undefined : outputs.map(json_fields/* textOf */.b6).join('\n'));
    const behaviour = (0,json_fields/* textField */.M8)(record, 'expected_behavior') ?? (0,json_fields/* textField */.M8)(task, 'expected_behavior');
    const tools = (0,json_fields/* listField */.FZ)(record, 'available_tools', 'tools');
    return {
        ...(behaviour === undefined ? {} : { expected_behavior: behaviour }),
        ...(truth === undefined ? {} : { ground_truth: truth }),
        ...(expected === undefined ? {} : { expected_tools: (0,recorded_calls/* recordedExpectations */.gu)(expected) }),
        ...(tools === undefined ? {} : { available_tools: (0,recorded_calls/* recordedTools */.on)(tools) }),
        ...(system === undefined || system === '' ? {} : { system_prompt: system }),
    };
}
const promptOnly = ({ system_prompt: prompt }) => prompt === undefined ? {} : { system_prompt: prompt };
function contextOf(record) {
    const context = (0,json_fields/* listField */.FZ)(record, 'context', 'retrieved');
    return context === undefined ? null : context.map(json_fields/* textOf */.b6).filter((text) => text !== '');
}
function millisecondsOf(record) {
    const ms = (0,json_fields/* fieldOf */._F)(record, 'latency_ms') ?? (0,json_fields/* fieldOf */._F)(record, 'duration_ms');
    return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? Math.round(ms) : 0;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting = __webpack_require__(52477);
;// CONCATENATED MODULE: ./lib/traces/json-values.js



/** Longest line and largest document that is not written line by line. */
const LONGEST_LINE = 16 * 1024 * 1024;
const LARGEST_DOCUMENT = 128 * 1024 * 1024;
/** Keys that hold the records of a document. */
const LISTS = ['traces', 'data', 'records', 'items', 'runs'];
/**
 * The records of a JSON document, a JSON array, or a JSONL file, one after the other; of JSONL never more than a line is in
 * memory. An object that holds only a list of records (`data`, `traces`) is that list.
 */
function* jsonValues(path, files) {
    if (isDocument(path, files)) {
        yield* documentValues(path, files);
        return;
    }
    for (const { line, bytes } of (0,file_lines/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: 'the line is longer than 16 MiB' };
        else
            yield* parsed(bytes, line);
    }
}
/** Whether the first line that is not blank is no JSON by itself: then the file is one document over several lines. */
function isDocument(path, files) {
    let first;
    for (const { bytes } of (0,file_lines/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            return false;
        const text = textOf(bytes);
        if (text.trim() === '')
            continue;
        if (first === undefined) {
            first = text;
            if (isJson(text))
                return false;
            // A document that is laid out begins with little: a bracket, perhaps with its first entry behind it.
            if (!/^\s*[[{]/.test(text))
                return false;
            continue;
        }
        // A broken first record of a JSONL file has whole records behind it.
        return !(/^\s*\{/.test(text) && isJson(text));
    }
    return false;
}
function* documentValues(path, files) {
    if ((files.stat(path)?.size ?? 0) > LARGEST_DOCUMENT) {
        yield { line: 1, problem: 'a JSON document of more than 128 MiB; write one record a line (JSONL)' };
        return;
    }
    const reader = files.reader(path);
    try {
        yield* parsed(Buffer.from(reader.readAt(0, reader.size())), 1);
    }
    finally {
        reader.close();
    }
}
function* parsed(bytes, line) {
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        yield { line, problem: 'not valid UTF-8' };
        return;
    }
    const text = textOf(bytes);
    if (text.trim() === '')
        return;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        yield {
            line,
            problem: `not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}`,
        };
        return;
    }
    if ((0,nesting/* isDeeper */.Q)(value, nesting/* DEEPEST */.F))
        yield { line, problem: `nested more than ${nesting/* DEEPEST */.F} levels deep` };
    else
        for (const one of listIn(value))
            yield { line, value: one };
}
function listIn(value) {
    if (Array.isArray(value))
        return value;
    if (typeof value !== 'object' || value === null)
        return [value];
    const record = value; // Any JSON object.
    const name = LISTS.find((key) => Array.isArray(record[key]));
    const isRecord = ['messages', 'history', 'spans', 'resourceSpans'].some((key) => Object.hasOwn(record, key));
    return name === undefined || isRecord ? [value] : record[name];
}
/** Without the byte order mark that some editors write. */
const textOf = (bytes) => bytes.toString('utf8').replace(/^\ufeff/, '');
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false; // Said with its place where the record is read.
    }
}

// EXTERNAL MODULE: ./lib/traces/otlp.js + 1 modules
var otlp = __webpack_require__(68852);
// EXTERNAL MODULE: ./lib/traces/own-trace.js
var own_trace = __webpack_require__(970);
// EXTERNAL MODULE: ./lib/traces/trace-trajectory.js
var trace_trajectory = __webpack_require__(31961);
;// CONCATENATED MODULE: ./lib/traces/read-trajectories.js






/** Spans of exports are kept until the end of their file, since the parts of a trace come in any order. */
const MOST_SPANS = 500_000;
const FORMS = 'a chat log (messages), a log of agents (history), a trace (spans) or OTLP (resourceSpans)';
/** Everything a file of traces or chat logs holds, in its order, each in the form that it shows by its keys; OTLP traces come last. */
function* readTrajectories(path, files) {
    const exported = new Map();
    let count = 0;
    for (const found of jsonValues(path, files)) {
        if ('problem' in found) {
            yield found;
            continue;
        }
        const { line, value } = found;
        if ((0,json_fields/* fieldOf */._F)(value, 'resourceSpans') !== undefined || (0,json_fields/* fieldOf */._F)(value, 'resource_spans') !== undefined) {
            const spans = (0,otlp/* otlpSpans */.X)(value).filter((span) => span.traceId !== '');
            count += spans.length;
            if (count > MOST_SPANS) {
                yield { line, problem: `more than ${MOST_SPANS} spans in one file; split it` };
                return;
            }
            if (spans.length === 0)
                yield { line, problem: 'an export without spans' };
            for (const span of spans) {
                const trace = exported.get(span.traceId) ?? { line, spans: [] };
                trace.spans.push(span);
                exported.set(span.traceId, trace);
            }
            continue;
        }
        yield { line, ...told(trajectoryOf(value)) };
    }
    for (const [traceId, { line, spans }] of exported)
        yield { line, ...told((0,trace_trajectory/* traceTrajectory */.b)((0,otlp/* otlpTrace */.x)(traceId, spans))) };
}
function trajectoryOf(value) {
    if ((0,json_fields/* recordOf */.zv)(value) === undefined)
        return { problem: `is no object; a record is ${FORMS}` };
    if ((0,json_fields/* listField */.FZ)(value, 'messages', 'history', 'conversation', 'conversations') !== undefined)
        return chatLog(value);
    const spans = (0,json_fields/* listField */.FZ)(value, 'spans');
    if (spans !== undefined)
        return (0,trace_trajectory/* traceTrajectory */.b)((0,own_trace/* ownTrace */.g)(value, spans));
    return { problem: `has a form that is not known; a record is ${FORMS}` };
}
const told = (read) => ('problem' in read ? read : { trajectory: read });

// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
// EXTERNAL MODULE: ./lib/text/clean-text.js
var clean_text = __webpack_require__(18624);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
;// CONCATENATED MODULE: ./lib/operations/imported-case.js





/** Name of the scorer under which the recorded outcome stands. */
const OUTCOME_SCORER = 'recorded_outcome';
const LONGEST_ID = 200;
const LONGEST_NAME = 120;
const UNKNOWN_AGENT = 'imported';
/** Every trajectory is a case of one attempt. Its id is that of the file; an id that is taken gets `#2`, `#3` as in the evals folder. */
function importedCases(world) {
    const { runId, passAt } = world;
    const taken = new Set();
    const next = new Map();
    const idFor = (wanted) => {
        if (!taken.has(wanted)) {
            taken.add(wanted);
            return wanted;
        }
        let number = next.get(wanted) ?? 2;
        while (taken.has(`${wanted}#${number}`))
            number++;
        next.set(wanted, number + 1);
        taken.add(`${wanted}#${number}`);
        return `${wanted}#${number}`;
    };
    return {
        get count() {
            return taken.size;
        },
        add(trajectory, at) {
            const place = taken.size;
            const id = idFor((0,clean_text/* oneLine */.T)(trajectory.id ?? `${at.file}:${at.line}`).slice(0, LONGEST_ID) || String(place + 1));
            const { turns, outcome, error } = trajectory;
            const last = turns.length - 1;
            const judged = outcome !== null && error === undefined && last >= 0;
            const played = turns.map((turn, index) => ({
                ...turn,
                turn_id: `turn_${runId.slice('run_'.length)}_${place}_0_${index}`,
                agent_plan: null,
            }));
            const asked = turns.map(({ input, criteria }) => ({ input, criteria }));
            const play = { case_id: id, attempt: 0, turns: played, calls: 0 };
            return [
                {
                    type: 'case.planned',
                    case: {
                        id,
                        name: (0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.T)(trajectory.name ?? id), LONGEST_NAME) || id,
                        agent_id: world.agent ?? trajectory.agent ?? UNKNOWN_AGENT,
                        tags: trajectory.tags,
                        location: at,
                        hash: (0,external_node_crypto_.createHash)('sha256').update((0,canonical_json/* canonicalJson */.d)(asked)).digest('hex'),
                        gating: true,
                        repeat: 1,
                        min_passes: 1,
                        scorers: turns.map((_, index) => (judged && index === last ? [OUTCOME_SCORER] : [])),
                    },
                },
                error === undefined
                    ? { type: 'attempt.played', ...play }
                    : { type: 'attempt.errored', ...play, error },
                ...(judged
                    ? [
                        {
                            type: 'turn.scored',
                            case_id: id,
                            attempt: 0,
                            turn: last,
                            scorer: OUTCOME_SCORER,
                            result: resultOf(outcome, passAt),
                            usage: { ...judge/* NO_USAGE */.yJ },
                        },
                    ]
                    : []),
            ];
        },
    };
}
/** The recorded outcome as a verdict. A number is a score of what is asked for, between 0 and 1. */
function resultOf({ field, value, reasons }, passAt) {
    const pass = typeof value === 'boolean' ? value : value >= passAt;
    const most = Math.max(1, passAt);
    const score = typeof value === 'boolean' ? Number(value) : Math.min(1, Math.max(0, value / most));
    const recorded = `recorded ${field} ${value}`;
    return {
        score: Math.round(score * 1e4) / 1e4,
        pass,
        reasoning: reasons.length === 0 ? recorded : `${reasons.join('; ')}`,
        metadata: {
            recorded: { [field]: value },
            // What is listed here is what analysis reads; a bare number says nothing of the kind of failure.
            ...(pass || reasons.length === 0 ? {} : { issues: reasons }),
            judge: {
                ...{ mode: 'none', model: 'none', prompt_version: `${OUTCOME_SCORER}@1`, calls: 0, cached_calls: 0 },
                ...{ input_tokens: 0, output_tokens: 0, temperature: null, seed: null, samples: 1, agreement: null },
                ...{ confidence: 'high', fallback: false },
            },
            threshold: passAt,
            not_applicable: false,
            warnings: [],
        },
    };
}

;// CONCATENATED MODULE: ./lib/operations/import-traces.js















const MOST_PROBLEMS = 50;
const MOST_RECORDS = 100_000;
/** Hexadecimal digits of the id of an imported run: 80 bits of what it was made of, as for merged runs. */
const ID_DIGITS = 20;
const NONE = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 };
/**
 * Stores the traces and chat logs of files as the attempts of one finished run: what they did, judged by the outcome that the files
 * record, or not judged. The run is neutral, gates nothing and serves as no baseline. A file whose content was imported before is left
 * out. Anything that cannot be read is one Fault with every problem as `file:line`; then nothing is stored.
 */
async function importTraces(engine, options) {
    const { ports } = engine;
    const store = await engine.store();
    const all = filesOf(engine, options.files);
    const before = new Map((await store.runSummaries()).flatMap((row) => importedFiles(row['imported']).map((sha) => [sha, row.run_id])));
    const known = all.flatMap(({ shown, sha256 }) => {
        const runId = before.get(sha256);
        return runId === undefined ? [] : [{ file: shown, run_id: runId }];
    });
    // The same content named twice is one file, too.
    const fresh = [
        ...new Map(all.filter(({ sha256 }) => !before.has(sha256)).map((one) => [one.sha256, one])).values(),
    ];
    if (fresh.length === 0)
        return { run_id: null, counts: NONE, known };
    const runId = idOf(fresh);
    const paths = (0,state_paths/* statePaths */.m)(engine.stateDir);
    const lock = await (0,state_lock/* acquireLock */.I)(paths.runFolder(runId), ports);
    // What a killed import left behind has no row and is made anew.
    ports.files.remove(paths.journal(runId));
    const journal = (0,run_journal/* openRunJournal */.f)(paths.journal(runId), ports, (0,blobs/* openBlobs */.d)(paths.blobs, ports));
    let finished = false;
    try {
        const began = ports.clock.monotonic();
        const startedAt = new Date(ports.clock.now()).toISOString();
        const passAt = options.passAt ?? 1;
        const config = {
            selection: {},
            judge: { mode: 'offline', model: run/* RECORDED_OUTCOMES */.RD, id: run/* RECORDED_OUTCOMES */.RD, samples: 1 },
            gate: { min_pass_rate: 0, fail_on: 'never' },
            seed: engine.options.seed ?? 1,
            imported: { files: fresh.map(({ shown, sha256 }) => ({ name: shown, sha256 })), pass_at: passAt },
        };
        journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
        const problems = [];
        let more = 0;
        const cases = importedCases({ runId, agent: options.agent, passAt });
        for (const { path, shown } of fresh) {
            let records = 0;
            for (const read of readTrajectories(path, ports.files)) {
                records++;
                const at = { file: shown, line: read.line };
                if (cases.count >= MOST_RECORDS)
                    throw new errors/* Fault */.vC('too_large', `more than ${MOST_RECORDS} records in one import`, {
                        where: `${shown}:${read.line}`,
                        hint: 'Import the files one by one, or split the file.',
                    });
                if ('trajectory' in read)
                    for (const record of cases.add(read.trajectory, at))
                        journal.append(record);
                else if (problems.length < MOST_PROBLEMS)
                    problems.push({ path: `${shown}:${read.line}`, message: read.problem });
                else
                    more++;
            }
            if (records === 0)
                problems.push({ path: `${shown}:1`, message: 'holds no records' });
        }
        if (problems.length > 0)
            throw problemsFault(problems, more);
        const { planned } = journal;
        const facts = (0,summarize/* tally */.N)((0,attempt/* casesFrom */.om)(planned, journal.attempt));
        const header = (0,run_header/* runHeaderOf */.s)({ runId, ports, planned: planned.map((description) => ({ description })), judge: config.judge, config }, facts, {
            ...{ status: 'completed', conclusion: 'neutral', startedAt, began, usage: journal.usage },
            reason: reasonOf(facts.counts, fresh),
        });
        journal.append({ type: 'run.finished', at: header.finished_at, header });
        await store.putRunSummary({
            ...{ run_id: runId, status: header.status, conclusion: header.conclusion, reason: header.reason },
            ...{ started_at: header.started_at, finished_at: header.finished_at, agent_id: header.agent_id },
            ...{ counts: header.counts, pass_rate: header.pass_rate, judge: header.judge },
            ...{ selection: config.selection, fail_on: config.gate.fail_on, imported: config.imported },
        });
        finished = true;
        return { run_id: runId, counts: facts.counts, known };
    }
    finally {
        await journal.close();
        if (!finished)
            ports.files.remove(paths.journal(runId));
        lock.release();
    }
}
function filesOf({ ports }, names) {
    if (names.length === 0)
        throw new errors/* Fault */.vC('usage', 'no file is named', {
            hint: 'Name JSONL or JSON files: assay import-traces logs.jsonl',
        });
    const problems = [];
    const found = names.flatMap((shown) => {
        const path = (0,external_node_path_.resolve)(ports.env.cwd(), shown);
        const kind = ports.files.stat(path)?.kind;
        if (kind === 'file')
            return [{ path, shown, sha256: (0,file_lines/* fileHash */.L)(path, ports.files) }];
        problems.push({
            path: shown,
            message: kind === undefined ? 'there is no such file' : 'is not a file; name the files in it',
        });
        return [];
    });
    if (problems.length > 0)
        throw problemsFault(problems, 0);
    return found;
}
function problemsFault(problems, more) {
    const all = more === 0 ? problems : [...problems, { path: '', message: `and ${more} more` }];
    return new errors/* Fault */.vC('validation_failed', problems[0]?.message ?? 'unreadable', {
        ...(problems[0] === undefined ? {} : { where: problems[0].path }),
        hint: 'Correct or take out these lines; nothing was imported. See: assay import-traces --help',
        problems: all,
    });
}
function importedFiles(imported) {
    if (typeof imported !== 'object' || imported === null || !('files' in imported))
        return [];
    const { files } = imported;
    if (!Array.isArray(files))
        return [];
    return files.flatMap((one) => typeof one === 'object' && one !== null && 'sha256' in one && typeof one.sha256 === 'string'
        ? [one.sha256]
        : []);
}
/** Made of what it holds: the same files are the same run. */
const idOf = (files) => `run_${(0,external_node_crypto_.createHash)('sha256')
    .update(files
    .map(({ sha256 }) => sha256)
    .sort()
    .join('\n'))
    .digest('hex')
    .slice(0, ID_DIGITS)}`;
function reasonOf({ total, skipped }, files) {
    const names = files.map(({ path }) => (0,external_node_path_.basename)(path)).slice(0, 3);
    const rest = files.length - names.length;
    const from = `${names.join(', ')}${rest > 0 ? ` and ${(0,format/* formatCounted */.So)(rest, 'more file')}` : ''}`;
    const open = skipped > 0 ? `; ${(0,format/* formatCounted */.So)(skipped, 'record says', 'records say')} nothing of how it went` : '';
    return `${(0,format/* formatCounted */.So)(total, 'record')} imported from ${from}${open}. Imported runs gate nothing.`;
}

// EXTERNAL MODULE: ./lib/text/escape-json.js
var escape_json = __webpack_require__(41491);
// EXTERNAL MODULE: ./lib/text/escape-terminal.js
var escape_terminal = __webpack_require__(31045);
// EXTERNAL MODULE: ./lib/cli/common-flags.js
var common_flags = __webpack_require__(7807);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/import-traces.js






/** `assay import-traces FILE…`: traces and chat logs as the attempts of a stored run. */
async function importTracesCommand(files, flags) {
    const engine = (0,common_flags/* engineOf */.k)(flags);
    const imported = await importTraces(engine, {
        files,
        ...(flags.agent === undefined ? {} : { agent: flags.agent }),
        ...(flags.passAt === undefined ? {} : { passAt: flags.passAt }),
    });
    const { out, err } = (0,terminal/* terminal */.F)();
    for (const { file, run_id } of imported.known)
        err(`${(0,escape_terminal/* terminalLine */.tL)(`${file} was imported before, as ${run_id}; it is not stored twice`)}\n`);
    if (flags.json === true) {
        out(`${(0,escape_json/* escapeJson */.G)(JSON.stringify(imported, null, 2))}\n`);
        return 0;
    }
    const { run_id: runId, counts } = imported;
    if (runId === null) {
        out('nothing new to import\n');
        return 0;
    }
    const parts = ['passed', 'failed', 'errored']
        .filter((status) => counts[status] > 0)
        .map((status) => `${(0,format/* formatCount */.B4)(counts[status])} ${status}`);
    if (counts.skipped > 0)
        parts.push(`${(0,format/* formatCount */.B4)(counts.skipped)} without an outcome`);
    out([
        `${(0,format/* formatCounted */.So)(counts.total, 'record')} imported: ${parts.join(', ')}`,
        `        run     ${runId}`,
        `        next    assay analyze --run ${runId}    assay report ${runId}`,
        '',
    ].join('\n'));
    return 0;
}


/***/ }),

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ fileHash),
/* harmony export */   c: () => (/* binding */ fileLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Bytes read at once. */
const PIECE = 256 * 1024;
const NEWLINE = 0x0a;
/** The lines of a file one after the other: memory does not grow with the file. The last one is given even when it is empty. */
function* fileLines(path, files, longest) {
    let line = 0;
    let held = [];
    let bytes = 0;
    const hold = (more) => {
        bytes += more.length;
        // Of a line that is refused anyway nothing more is kept.
        if (bytes > longest)
            held = [];
        else
            held.push(more);
    };
    const taken = () => {
        line += 1;
        const whole = bytes > longest ? null : Buffer.concat(held);
        held = [];
        bytes = 0;
        return { line, bytes: whole };
    };
    for (const piece of pieces(path, files)) {
        let start = 0;
        for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
            hold(piece.subarray(start, end));
            yield taken();
            start = end + 1;
        }
        hold(piece.subarray(start));
    }
    yield taken();
}
/** SHA-256 (hex) of a file's bytes, read in pieces. */
function fileHash(path, files) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of pieces(path, files))
        hash.update(piece);
    return hash.digest('hex');
}
function* pieces(path, files) {
    const reader = files.reader(path);
    try {
        const size = reader.size();
        for (let offset = 0; offset < size;) {
            const piece = reader.readAt(offset, PIECE);
            if (piece.length === 0)
                break; // Cut short by somebody else.
            offset += piece.length;
            yield piece;
        }
    }
    finally {
        reader.close();
    }
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


/***/ }),

/***/ 76904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ conversationOf)
/* harmony export */ });
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);
/* harmony import */ var _recorded_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35852);


const USERS = new Set(['user', 'human', 'customer']);
const SYSTEM = new Set(['system', 'developer']);
const TOOLS = new Set(['tool', 'function', 'tool_result', 'ipython']);
/**
 * Messages of roles user, assistant and tool as turns: a user message begins one, the last thing that the assistant said in it is its
 * answer, results find their calls by id, else by order. Calls may stand in `tool_calls`, in `function_call` or among the parts of the
 * content; whoever is neither user, system nor tool is taken for the assistant. A last question that nobody answered is left out.
 */
function conversationOf(messages) {
    const turns = [];
    const said = [];
    const open = new Map();
    const unanswered = [];
    let system;
    let toolsSeen = false;
    const turn = () => {
        if (turns.length === 0)
            turns.push({ input: '', output: '', calls: [] });
        return turns[turns.length - 1];
    };
    const asked = (text) => {
        const last = turns.at(-1);
        if (last !== undefined && last.output === '' && last.calls.length === 0)
            last.input = [last.input, text].filter((part) => part !== '').join('\n');
        else
            turns.push({ input: text, output: '', calls: [] });
        said.push({ role: 'user', content: text });
    };
    const called = ({ id, call }) => {
        toolsSeen = true;
        turn().calls.push(call);
        if (id !== undefined)
            open.set(id, call);
        if (call.result === undefined)
            unanswered.push(call);
    };
    const answered = (id, name, result, failed) => {
        toolsSeen = true;
        const call = (id === undefined ? undefined : open.get(id)) ??
            unanswered.find((one) => one.result === undefined && (name === undefined || one.name === name));
        if (call === undefined)
            return;
        call.result = result;
        if (failed)
            call.error = result;
    };
    for (const entry of messages) {
        const role = ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'role', 'from', 'type') ?? 'assistant').toLowerCase();
        const content = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'content') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'value') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'parts');
        const parts = Array.isArray(content) ? content : [];
        const text = spokenOf(content);
        if (SYSTEM.has(role)) {
            system ??= text;
            continue;
        }
        if (TOOLS.has(role)) {
            answered((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'tool_call_id'), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'name'), text, false);
            continue;
        }
        for (const part of parts) {
            const kind = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'type');
            if (kind === 'tool_result' || kind === 'tool_call_response')
                answered((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(part, 'tool_use_id', 'id'), undefined, resultOf(part), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'is_error') === true);
        }
        if (USERS.has(role)) {
            if (text !== '')
                asked(text);
            continue;
        }
        for (const part of parts)
            if ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'type') === 'tool_use' || (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'type') === 'tool_call') {
                const read = (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedCall */ .xY)(part);
                if (read !== undefined)
                    called(read);
            }
        const functionCall = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'function_call');
        const listed = [...((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(entry, 'tool_calls') ?? []), ...(functionCall ? [functionCall] : [])];
        for (const one of listed) {
            const read = (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedCall */ .xY)(one);
            if (read !== undefined)
                called(read);
        }
        if (text !== '') {
            // A greeting before the first question answers nothing.
            if (turns.length > 0)
                turn().output = text;
            said.push({ role: 'assistant', content: text });
        }
    }
    const last = turns.at(-1);
    if (turns.length > 1 && last !== undefined && last.output === '' && last.calls.length === 0)
        turns.pop();
    return { system, turns, said, toolsSeen };
}
const resultOf = (part) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'content') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'response') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'result');
/** The words of a content; calls and results among its parts are no words. */
function spokenOf(content) {
    if (!Array.isArray(content))
        return (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(content);
    return (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(content.filter((part) => {
        const kind = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'type');
        return (typeof part === 'string' ||
            kind === undefined ||
            kind === 'text' ||
            kind === 'output_text' ||
            kind === 'input_text');
    }));
}


/***/ }),

/***/ 92234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);


/** Fields that say how a record ended, the most explicit first. */
const VERDICTS = ['pass', 'passed', 'success', 'reward', 'score', 'label'];
/** Fields that say what was wrong. */
const REASONS = ['mistake_reason', 'failure_reason', 'reason', 'feedback', 'explanation', 'error'];
/** Objects of single checks, true or false (1 or 0). */
const CHECKS = ['evaluation', 'reward_detail', 'reward_info', 'checks'];
const MOST_REASONS = 8;
const LONGEST = 1_000;
/**
 * How a record ended, with what it says was wrong: its own words, checks that are false, expected texts that occur in no answer (`said`).
 * Null where it does not say whether it went well. A record that names a mistake went wrong.
 */
function outcomeOf(record, said) {
    const found = verdictOf(record) ?? verdictOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'metadata'));
    const reasons = [
        ...mistakeOf(record),
        ...REASONS.slice(1).flatMap((name) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, name) ?? []),
        ...missingOf(record, said),
        ...[record, (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'meta'), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'metadata')].flatMap(failedChecks),
    ];
    const told = [...new Set(reasons.map((text) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text.trim(), LONGEST)))].slice(0, MOST_REASONS);
    if (found !== undefined)
        return { ...found, reasons: told };
    const mistaken = REASONS[0] in ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(record) ?? {}) || (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'mistake_step') !== undefined;
    return mistaken ? { field: 'mistake', value: false, reasons: told } : null;
}
function verdictOf(record) {
    for (const field of VERDICTS) {
        const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, field);
        if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
            return { field, value };
    }
    return undefined;
}
function mistakeOf(record) {
    const reason = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, REASONS[0]);
    if (reason === undefined)
        return [];
    const [who, step] = [(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, 'mistake_agent'), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, 'mistake_step')];
    const where = [...(who === undefined ? [] : [who]), ...(step === undefined ? [] : [`step ${step}`])].join(', ');
    return [where === '' ? reason : `${reason} (${where})`];
}
/** Texts that the task wants said and nobody said. */
function missingOf(record, said) {
    const expected = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'task'), 'expected_outputs') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(record, 'expected_outputs');
    const folded = said.toLowerCase().replaceAll(',', '');
    return (expected ?? []).flatMap((one) => {
        const text = typeof one === 'number' ? String(one) : one;
        if (typeof text !== 'string' || text === '')
            return [];
        return folded.includes(text.toLowerCase().replaceAll(',', '')) ? [] : [`does not say: ${text}`];
    });
}
function failedChecks(record) {
    return CHECKS.flatMap((name) => {
        const checks = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, name)) ?? {};
        const failed = Object.entries(checks)
            // How much of something there was is no check; a verdict over all of them says nothing more.
            .filter(([key, value]) => (value === false || (value === 0 && key.startsWith('r_'))) && key !== 'success')
            .map(([key]) => key.replaceAll('_', ' '));
        return failed.length === 0 ? [] : [`checks that failed: ${failed.join(', ')}`];
    });
}


/***/ }),

/***/ 35852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   gu: () => (/* binding */ recordedExpectations),
/* harmony export */   on: () => (/* binding */ recordedTools),
/* harmony export */   xY: () => (/* binding */ recordedCall)
/* harmony export */ });
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52477);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);


/**
 * A tool call in any of the forms in use: chat completions (`function.name`, arguments as JSON text), messages (`input`), our own
 * (`arguments`). Undefined where there is no name. Arguments that are no object stand under `arguments`.
 */
function recordedCall(entry) {
    const inner = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'function');
    const name = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'name', 'tool', 'tool_name') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(inner, 'name');
    if (name === undefined)
        return undefined;
    const given = ['arguments', 'args', 'input', 'parameters', 'kwargs']
        .map((key) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, key) ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(inner, key))
        .find((value) => value !== undefined);
    const [result, error] = [(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'result') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'output'), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'error')];
    return {
        id: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'id', 'tool_call_id', 'call_id'),
        call: {
            name,
            arguments: argumentsOf(given),
            ...(result === undefined ? {} : { result }),
            ...(error === undefined || error === null ? {} : { error }),
        },
    };
}
/** Arguments by name. `__proto__` as a key would vanish later and is left out. */
function argumentsOf(given) {
    const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH)(given);
    const record = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(value);
    if (record === undefined)
        return value === undefined || value === null || value === '' ? {} : { arguments: value };
    // Arguments in a text were not looked into when the record was read.
    if ((0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeeper */ .Q)(record, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .DEEPEST */ .F))
        return { arguments: given };
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}
/** Tools that should have been called, by name or with arguments; entries without a name are left out. */
function recordedExpectations(list) {
    return list.flatMap((entry) => {
        if (typeof entry === 'string')
            return entry === '' ? [] : [entry];
        const read = recordedCall(entry);
        if (read === undefined)
            return [];
        const { name, arguments: given } = read.call;
        return [Object.keys(given).length === 0 ? name : { name, arguments: given }];
    });
}
/** Tools that were offered, in our form or that of chat completions. */
function recordedTools(list) {
    return list.flatMap((entry) => {
        const inner = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'function')) ?? entry;
        const name = typeof entry === 'string' ? entry : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(inner, 'name');
        if (name === undefined || name === '')
            return [];
        const description = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(inner, 'description');
        const parameters = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(inner, 'parameters') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(inner, 'input_schema'));
        return [
            {
                name,
                ...(description === undefined ? {} : { description }),
                ...(parameters === undefined ? {} : { parameters: { ...parameters } }),
            },
        ];
    });
}


/***/ }),

/***/ 48345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ tagsOf)
/* harmony export */ });
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);

const MOST = 20;
const LONGEST = 60;
/** Fields that sort records into groups, as tags do. */
const GROUPS = ['dataset', 'subset', 'domain', 'category'];
/** Tags of a record: its own, and what sorts it into a group. */
function tagsOf(record) {
    const own = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(record, 'tags') ?? [];
    const groups = GROUPS.map((name) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, name));
    const tags = [...own, ...groups].filter((tag) => typeof tag === 'string' && tag.trim() !== ''); // Just asked.
    return [...new Set(tags.map((tag) => tag.slice(0, LONGEST)))].slice(0, MOST);
}


/***/ }),

/***/ 31961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   b: () => (/* binding */ traceTrajectory),
/* harmony export */   l9: () => (/* binding */ toolCallsIn),
/* harmony export */   zY: () => (/* binding */ documentsRetrieved)
/* harmony export */ });
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76904);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92234);
/* harmony import */ var _recorded_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35852);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48345);





/**
 * A trace as a trajectory of one turn: its question and its answer from the root span or else from the first and last span of a model,
 * tool spans as calls, retrieval spans as context, tokens and money added up.
 */
function traceTrajectory({ id, agent, input, facts, spans, }) {
    if (spans.length === 0)
        return { problem: 'holds no spans' };
    const root = spans.find(({ parent }) => parent === undefined) ?? spans[0];
    const models = spans.filter(({ kind }) => kind === 'llm');
    const questions = [input, root?.input, models[0]?.input].map(questionIn);
    const answers = [root?.output, ...models.map(({ output }) => output).reverse()].map(answerIn);
    const question = questions.find((text) => text !== '') ?? '';
    const answer = answers.find((text) => text !== '') ?? '';
    const calls = toolCallsIn(spans);
    if (answer === '' && calls.length === 0 && root?.error === undefined)
        return { problem: 'holds no answer and no tool call' };
    const expected = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(facts, 'expected_tools', 'expected_tool_calls');
    const truth = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(facts, 'ground_truth', 'expected_output');
    const behaviour = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(facts, 'expected_behavior');
    return {
        id: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(facts, 'test_case_id', 'case_id') ?? id,
        name: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(facts, 'name') ?? (question === '' ? root?.name : question),
        agent,
        tags: (0,_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .tagsOf */ .F)(facts),
        turns: [
            {
                input: question,
                output: answer,
                tool_calls: calls,
                context: documentsRetrieved(spans),
                latency_ms: durationOf(root, spans),
                usage: usageOf(spans),
                criteria: {
                    ...(behaviour === undefined ? {} : { expected_behavior: behaviour }),
                    ...(truth === undefined ? {} : { ground_truth: truth }),
                    ...(expected === undefined ? {} : { expected_tools: (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedExpectations */ .gu)(expected) }),
                },
            },
        ],
        outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .s)(facts, answer),
        ...(answer === '' && root?.error !== undefined
            ? { error: { code: 'agent_failed', message: root.error } }
            : {}),
    };
}
/** Tool spans as calls of the agent, in their order. */
function toolCallsIn(spans) {
    return spans.filter(({ kind }) => kind === 'tool').map(callOf);
}
/** What retrieval spans brought, as texts; null where nothing was retrieved. */
function documentsRetrieved(spans) {
    const retrieved = spans.filter(({ kind }) => kind === 'retrieval');
    return retrieved.length === 0 ? null : retrieved.flatMap(({ output }) => documentsIn(output));
}
/** Messages stand under this key, or are the value itself. */
const messagesIn = (value) => Array.isArray(value) && value.some((one) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(one, 'role') !== undefined)
    ? value
    : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(value, 'messages');
function questionIn(value) {
    const messages = messagesIn(value);
    if (messages === undefined)
        return empty(value) ? '' : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value);
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .conversationOf */ .$)(messages).turns.findLast(({ input }) => input !== '')?.input ?? '';
}
function answerIn(value) {
    const messages = messagesIn(value);
    if (messages === undefined)
        return empty(value) ? '' : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value);
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .conversationOf */ .$)(messages).said.findLast(({ role }) => role === 'assistant')?.content ?? '';
}
const empty = (value) => {
    const record = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(value);
    return record !== undefined && Object.keys(record).length === 0;
};
function callOf({ name, input, output, error }) {
    const result = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(output);
    // Our tracing door wraps a bare result, since its spans hold objects only.
    const bare = result !== undefined && Object.keys(result).length === 1 && Object.hasOwn(result, 'result');
    const value = bare ? result['result'] : output;
    return {
        name: name === '' ? 'tool' : name,
        arguments: (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .argumentsOf */ .aX)(input),
        ...(value === undefined ? {} : { result: value }),
        ...(error === undefined ? {} : { error }),
    };
}
function documentsIn(output) {
    const list = Array.isArray(output)
        ? output
        : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(output, 'documents', 'chunks', 'results', 'context');
    return (list ?? (empty(output) ? [] : [output])).map(_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).filter((text) => text !== '');
}
function durationOf(root, spans) {
    const [start, end] = root?.start !== undefined && root.end !== undefined
        ? [root.start, root.end]
        : [
            spans.reduce((least, span) => Math.min(least, span.start ?? least), Number.POSITIVE_INFINITY),
            spans.reduce((most, span) => Math.max(most, span.end ?? most), Number.NEGATIVE_INFINITY),
        ];
    return Number.isFinite(end - start) ? Math.max(0, Math.round(end - start)) : 0;
}
/** Tokens and money of the model's spans. Spans above them often repeat the sum, so they count only where no model's span says it. */
function usageOf(spans) {
    const models = spans.filter(({ kind }) => kind === 'llm');
    const sum = (key) => {
        const told = models.flatMap((span) => span[key] ?? []);
        const values = told.length > 0 ? told : spans.flatMap((span) => span[key] ?? []);
        return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
    };
    const usage = {
        input_tokens: sum('tokens_input'),
        output_tokens: sum('tokens_output'),
        cost_usd: sum('cost_usd'),
    };
    return Object.values(usage).every((value) => value === null) ? null : usage;
}


/***/ })

};
