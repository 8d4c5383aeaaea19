export const id = 2366;
export const ids = [2366];
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

/***/ 32366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importTracesCommand: () => (/* binding */ importTracesCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
;// CONCATENATED MODULE: ./lib/importing/imported-case.js






/** Name of the scorer under which the recorded outcome stands. */
const OUTCOME_SCORER = 'recorded_outcome';
const LONGEST_ID = 200;
const LONGEST_NAME = 120;
const UNKNOWN_AGENT = 'imported';
/** Every trajectory is a case of one attempt. Its id is that of the file; an id that is taken gets `#2`, `#3` as in the evals folder. */
function importedCases(world) {
    const ids = freeIds();
    return {
        get count() {
            return ids.taken();
        },
        add(trajectory, at) {
            const place = ids.taken();
            const wanted = (0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(trajectory.id ?? `${at.file}:${at.line}`).slice(0, LONGEST_ID);
            const id = ids.take(wanted || String(place + 1));
            const { turns, outcome, error } = trajectory;
            const last = turns.length - 1;
            const judged = outcome !== null && error === undefined && last >= 0;
            const questions = turns.map(({ input, criteria }) => ({ input, criteria }));
            const play = { case_id: id, attempt: 0, turns: playedTurns(turns, world.runId, place), calls: 0 };
            return [
                {
                    type: 'case.planned',
                    case: {
                        id,
                        name: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(trajectory.name ?? id), LONGEST_NAME) || id,
                        agent_id: world.agent ?? trajectory.agent ?? UNKNOWN_AGENT,
                        tags: trajectory.tags,
                        location: at,
                        hash: (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update((0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(questions)).digest('hex'),
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
                            result: resultOf(outcome, world.passAt),
                            usage: { ...(judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ },
                        },
                    ]
                    : []),
            ];
        },
    };
}
/** Ids that differ, in time that does not grow with the number of equal ones. */
function freeIds() {
    const taken = new Set();
    const next = new Map();
    return {
        taken: () => taken.size,
        take(wanted) {
            let id = wanted;
            if (taken.has(wanted)) {
                let number = next.get(wanted) ?? 2;
                while (taken.has(`${wanted}#${number}`))
                    number++;
                next.set(wanted, number + 1);
                id = `${wanted}#${number}`;
            }
            taken.add(id);
            return id;
        },
    };
}
function playedTurns(turns, runId, place) {
    return turns.map((turn, index) => ({
        ...turn,
        // A log that holds no text does not say that the agent answered with none.
        ...((0,(normalize ??= __webpack_require__(31093))/* isPresent */.Wo)(turn.output) ? {} : { output_missing: true }),
        turn_id: `turn_${runId.slice('run_'.length)}_${place}_0_${index}`,
        agent_plan: null,
    }));
}
/** The recorded outcome as a verdict. A number is a score of what is asked for, between 0 and 1. */
function resultOf({ field, value, reasons, facts = {} }, passAt) {
    const pass = typeof value === 'boolean' ? value : value >= passAt;
    const most = Math.max(1, passAt);
    const score = typeof value === 'boolean' ? Number(value) : Math.min(1, Math.max(0, value / most));
    const recorded = `recorded ${field} ${value}`;
    const said = [...reasons, ...sentencesOf(facts)];
    return {
        score: Math.round(score * 1e4) / 1e4,
        pass,
        reasoning: said.length === 0 ? recorded : said.join('; '),
        metadata: {
            recorded: { [field]: value },
            ...facts,
            // The words of the file alone; what we say of its fields is for readers, and nothing that failures have in common.
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
/** Facts as a reader wants them. */
function sentencesOf({ checks = {}, missing_texts: missing = [] }) {
    const failed = Object.keys(checks).filter((name) => checks[name] === false);
    return [
        ...missing.map((text) => `does not say: ${text}`),
        ...(failed.length === 0
            ? []
            : [`checks that failed: ${failed.map((name) => name.replaceAll('_', ' ')).join(', ')}`]),
    ];
}

// EXTERNAL MODULE: ./lib/ports/file-lines.js
var file_lines;
// EXTERNAL MODULE: ./lib/runs/attempt.js + 1 modules
var attempt;
// EXTERNAL MODULE: ./lib/runs/run-header.js
var run_header;
// EXTERNAL MODULE: ./lib/runs/run-journal.js + 6 modules
var run_journal;
// EXTERNAL MODULE: ./lib/runs/summarize.js + 4 modules
var summarize;
// EXTERNAL MODULE: ./lib/schema/run.js + 2 modules
var run;
// EXTERNAL MODULE: ./lib/state/blobs.js
var blobs;
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields;
// EXTERNAL MODULE: ./lib/traces/messages.js
var traces_messages;
// EXTERNAL MODULE: ./lib/traces/outcome.js
var traces_outcome;
// EXTERNAL MODULE: ./lib/traces/recorded-calls.js
var recorded_calls;
// EXTERNAL MODULE: ./lib/traces/tags.js
var tags;
;// CONCATENATED MODULE: ./lib/traces/chat-log.js






/**
 * A chat log as a trajectory: `messages` with tool calls, or `history` of agents that talk to each other about a `question`. Where the
 * record says what the whole should do (expected calls or texts, a right answer, a question of its own), it is one turn: the task, the
 * last answer, all calls, with the conversation beside it. Else every user message is a turn of its own.
 */
function chatLog(record) {
    const messages = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(record, 'messages', 'history', 'conversation', 'conversations');
    if (messages === undefined)
        return { problem: 'holds no messages' };
    const talk = (0,(traces_messages ??= __webpack_require__(76904))/* conversationOf */.$)(messages);
    const task = (0,(json_fields ??= __webpack_require__(54258))/* fieldOf */._F)(record, 'task');
    const question = (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'question', 'input') ?? (typeof task === 'string' ? task : undefined);
    const answer = (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'final_output', 'final_answer', 'output', 'answer');
    const first = talk.turns[0];
    const last = answer ?? talk.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const calls = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(record, 'tool_calls')?.flatMap((entry) => (0,(recorded_calls ??= __webpack_require__(35852))/* recordedCall */.xY)(entry)?.call ?? []);
    if (last === '' &&
        [calls ?? [], ...talk.turns.map((turn) => turn.calls)].every(({ length }) => length === 0))
        return { problem: 'holds no answer of an assistant and no tool call' };
    const criteria = criteriaOf(record, talk);
    const answers = [
        ...talk.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content),
        last,
    ].join('\n');
    // A record that says which calls it expects is of an agent with tools: none in it is none made.
    const recorded = calls !== undefined ||
        talk.toolsSeen ||
        criteria.available_tools !== undefined ||
        criteria.expected_tools !== undefined;
    const isTask = question !== undefined ||
        criteria.expected_tools !== undefined ||
        criteria.ground_truth !== undefined ||
        calls !== undefined;
    const whole = {
        ...(PLAIN ?? PLAIN$made()),
        input: question ?? first?.input ?? '',
        output: last,
        tool_calls: recorded ? (calls ?? talk.turns.flatMap((turn) => turn.calls)) : null,
        context: contextOf(record),
        latency_ms: millisecondsOf(record),
        criteria: talk.messages.length > 2 ? { ...criteria, conversation_history: talk.messages } : criteria,
    };
    const apart = talk.turns.map((turn, index) => ({
        ...(PLAIN ?? PLAIN$made()),
        input: turn.input,
        output: turn.output,
        tool_calls: recorded ? turn.calls : null,
        criteria: index === talk.turns.length - 1 ? criteria : promptOnly(criteria),
    }));
    const outcome = (0,(traces_outcome ??= __webpack_require__(92234))/* outcomeOf */.s)(record, answers, isListed(talk, calls) ? talk.callsAfter : []);
    return {
        id: (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'id', 'case_id', 'test_case_id', 'trace_id', 'task_id', 'conversation_id'),
        name: (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'name', 'title') ?? (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(task, 'instruction') ?? question ?? first?.input,
        agent: (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'agent_id', 'agent'),
        tags: (0,(tags ??= __webpack_require__(48345))/* tagsOf */.F)(record),
        turns: isTask || apart.length <= 1 ? [whole] : apart,
        outcome,
    };
}
/** Whether a record lists the calls of its messages, in their order, or lists none beside them. */
function isListed({ turns }, listed) {
    const spoken = turns.flatMap((turn) => turn.calls);
    return (listed === undefined ||
        (listed.length === spoken.length && listed.every(({ name }, at) => name === spoken[at]?.name)));
}
var PLAIN;
function PLAIN$made() { return PLAIN = { context: null, latency_ms: 0, usage: null }; }
function criteriaOf(record, { system }) {
    const task = (0,(json_fields ??= __webpack_require__(54258))/* fieldOf */._F)(record, 'task');
    const expected = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(record, 'expected_tools', 'expected_tool_calls') ??
        (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(task, 'expected_tools', 'expected_tool_calls');
    const outputs = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(task, 'expected_outputs') ?? (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(record, 'expected_outputs');
    const truth = (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'ground_truth', 'expected_output', 'reference') ??
        (outputs === undefined || outputs.length === 0 ? undefined : outputs.map((json_fields ??= __webpack_require__(54258))/* textOf */.b6).join('\n'));
    const behaviour = (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(record, 'expected_behavior') ?? (0,(json_fields ??= __webpack_require__(54258))/* textField */.M8)(task, 'expected_behavior');
    const tools = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(record, 'available_tools', 'tools');
    return {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ expected_behavior: behaviour, ground_truth: truth }),
        ...(expected === undefined ? {} : { expected_tools: (0,(recorded_calls ??= __webpack_require__(35852))/* recordedExpectations */.gu)(expected) }),
        ...(tools === undefined ? {} : { available_tools: (0,(recorded_calls ??= __webpack_require__(35852))/* recordedTools */.on)(tools) }),
        ...(system === undefined || system === '' ? {} : { system_prompt: system }),
    };
}
const promptOnly = ({ system_prompt: prompt }) => prompt === undefined ? {} : { system_prompt: prompt };
function contextOf(record) {
    const context = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(record, 'context', 'retrieved');
    return context === undefined ? null : context.map((json_fields ??= __webpack_require__(54258))/* textOf */.b6).filter((text) => text !== '');
}
function millisecondsOf(record) {
    const ms = (0,(json_fields ??= __webpack_require__(54258))/* fieldOf */._F)(record, 'latency_ms') ?? (0,(json_fields ??= __webpack_require__(54258))/* fieldOf */._F)(record, 'duration_ms');
    return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? Math.round(ms) : 0;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_;
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
;// CONCATENATED MODULE: ./lib/traces/json-values.js



/** Longest line and largest document that is not written line by line. */
const LONGEST_LINE = 16 * 1024 * 1024;
const LARGEST_DOCUMENT = 128 * 1024 * 1024;
/** Keys that hold the records of a document. */
var LISTS;
function LISTS$made() { return LISTS = ['traces', 'data', 'records', 'items', 'runs']; }
/**
 * The records of a JSON document, a JSON array, or a JSONL file, one after the other; of JSONL never more than a line is in
 * memory. An object that holds only a list of records (`data`, `traces`) is that list.
 */
function* jsonValues(path, files) {
    if (isDocument(path, files)) {
        yield* documentValues(path, files);
        return;
    }
    for (const { line, bytes } of (0,(file_lines ??= __webpack_require__(8962))/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: 'the line is longer than 16 MiB' };
        else
            yield* parsed(bytes, line);
    }
}
/** Whether the first line that is not blank is no JSON by itself: then the file is one document over several lines. */
function isDocument(path, files) {
    let first;
    for (const { bytes } of (0,(file_lines ??= __webpack_require__(8962))/* fileLines */.c)(path, files, LONGEST_LINE)) {
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
    if (!(0,(external_node_buffer_ ??= __webpack_require__(4573)).isUtf8)(bytes)) {
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
    if ((0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(value, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F))
        yield { line, problem: `nested more than ${(nesting ??= __webpack_require__(52477))/* DEEPEST */.F} levels deep` };
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
    const name = (LISTS ?? LISTS$made()).find((key) => Array.isArray(record[key]));
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
var otlp;
// EXTERNAL MODULE: ./lib/traces/own-trace.js
var own_trace;
// EXTERNAL MODULE: ./lib/traces/trace-trajectory.js
var trace_trajectory;
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
        if ((0,(json_fields ??= __webpack_require__(54258))/* fieldOf */._F)(value, 'resourceSpans') !== undefined || (0,(json_fields ??= __webpack_require__(54258))/* fieldOf */._F)(value, 'resource_spans') !== undefined) {
            const spans = (0,(otlp ??= __webpack_require__(68852))/* otlpSpans */.X)(value).filter((span) => span.traceId !== '');
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
        yield { line, ...entryOf(trajectoryOf(value)) };
    }
    for (const [traceId, { line, spans }] of exported)
        yield { line, ...entryOf((0,(trace_trajectory ??= __webpack_require__(31961))/* traceTrajectory */.b)((0,(otlp ??= __webpack_require__(68852))/* otlpTrace */.x)(traceId, spans))) };
}
function trajectoryOf(value) {
    if ((0,(json_fields ??= __webpack_require__(54258))/* recordOf */.zv)(value) === undefined)
        return { problem: `is no object; a record is ${FORMS}` };
    if ((0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(value, 'messages', 'history', 'conversation', 'conversations') !== undefined)
        return chatLog(value);
    const spans = (0,(json_fields ??= __webpack_require__(54258))/* listField */.FZ)(value, 'spans');
    if (spans !== undefined)
        return (0,(trace_trajectory ??= __webpack_require__(31961))/* traceTrajectory */.b)((0,(own_trace ??= __webpack_require__(970))/* ownTrace */.g)(value, spans));
    return { problem: `has a form that is not known; a record is ${FORMS}` };
}
const entryOf = (read) => ('problem' in read ? read : { trajectory: read });

;// CONCATENATED MODULE: ./lib/operations/import-traces.js
















const MOST_PROBLEMS = 50;
const MOST_RECORDS = 100_000;
/** Hexadecimal digits of the id of an imported run: 80 bits of what it was made of, as for merged runs. */
const ID_DIGITS = 20;
var NONE;
function NONE$made() { return NONE = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 }; }
/**
 * Stores the traces and chat logs of files as the attempts of one finished run: what they did, judged by the outcome that the files
 * record, or not judged. The run is neutral, gates nothing and serves as no baseline. A file whose content was imported before is left
 * out. Anything that cannot be read is one Fault with every problem as `file:line`; then nothing is stored.
 */
async function importTraces(engine, options) {
    const { ports } = engine;
    const store = await engine.store();
    const { known, fresh } = knownAmong(filesOf(engine, options.files), await store.runSummaries());
    if (fresh.length === 0)
        return { run_id: null, counts: (NONE ?? NONE$made()), known };
    const runId = idOf(fresh);
    const paths = (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir);
    return (0,(resources ??= __webpack_require__(5349))/* withResources */.Y0)(async (open) => {
        const lock = await (0,(state_lock ??= __webpack_require__(56906))/* acquireLock */.I)(paths.runFolder(runId), ports);
        open.atClose(() => lock.release());
        // What a killed import left behind has no row and is made anew.
        ports.files.remove(paths.journal(runId));
        let finished = false;
        open.atClose(() => {
            if (!finished)
                ports.files.remove(paths.journal(runId));
        });
        const journal = (0,(run_journal ??= __webpack_require__(50890))/* openRunJournal */.f)(paths.journal(runId), ports, (0,(blobs ??= __webpack_require__(72693))/* openBlobs */.d)(paths.blobs, ports));
        open.atClose(() => journal.close());
        const passAt = options.passAt ?? 1;
        const config = configOf(fresh, passAt, engine.options.seed ?? 1);
        const began = ports.clock.monotonic();
        const startedAt = new Date(ports.clock.now()).toISOString();
        journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
        readInto(journal, fresh, importedCases({ runId, agent: options.agent, passAt }), ports.files);
        const { planned } = journal;
        const facts = (0,(summarize ??= __webpack_require__(30468))/* tally */.N)((0,(attempt ??= __webpack_require__(9671))/* casesFrom */.om)(planned, journal.counted));
        const header = (0,(run_header ??= __webpack_require__(41713))/* runHeaderOf */.s)({ runId, ports, planned: planned.map((description) => ({ description })), judge: config.judge, config }, facts, {
            ...{ status: 'completed', conclusion: 'neutral', startedAt, began, usage: journal.usage },
            reason: reasonOf(facts.counts, fresh),
        });
        journal.append({ type: 'run.finished', at: header.finished_at, header });
        // What is listed is known, and never imported again.
        await journal.flush();
        await store.putRunSummary(rowOf(header, config));
        finished = true;
        return { run_id: runId, counts: facts.counts, known };
    });
}
/** Files whose content was imported before, with their runs, and the others, each content once. */
function knownAmong(all, rows) {
    const before = new Map(rows.flatMap((row) => importedFiles(row['imported']).map((sha) => [sha, row.run_id])));
    const known = all.flatMap(({ shown, sha256 }) => {
        const runId = before.get(sha256);
        return runId === undefined ? [] : [{ file: shown, run_id: runId }];
    });
    const fresh = all.filter(({ sha256 }) => !before.has(sha256));
    return { known, fresh: [...new Map(fresh.map((one) => [one.sha256, one])).values()] };
}
/** Nothing was judged, and nothing is gated. */
const configOf = (fresh, passAt, seed) => ({
    selection: {},
    judge: { mode: 'offline', model: (run ??= __webpack_require__(48277))/* RECORDED_OUTCOMES */.RD, id: (run ??= __webpack_require__(48277))/* RECORDED_OUTCOMES */.RD, samples: 1 },
    gate: { min_pass_rate: 0, fail_on: 'never' },
    seed,
    imported: { files: fresh.map(({ shown, sha256 }) => ({ name: shown, sha256 })), pass_at: passAt },
});
/** Writes the records of the files down as cases; one Fault with every line that cannot be read. */
function readInto(journal, fresh, cases, files) {
    const problems = [];
    let more = 0;
    for (const { path, shown } of fresh) {
        let records = 0;
        for (const read of readTrajectories(path, files)) {
            records++;
            const at = { file: shown, line: read.line };
            if (cases.count >= MOST_RECORDS)
                throw new (errors ??= __webpack_require__(452))/* Fault */.vC('too_large', `more than ${MOST_RECORDS} records in one import`, {
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
}
/** What the list of runs says of it. */
const rowOf = (header, { selection, gate, imported }) => ({
    ...{ run_id: header.run_id, status: header.status, conclusion: header.conclusion, reason: header.reason },
    ...{ started_at: header.started_at, finished_at: header.finished_at, agent_id: header.agent_id },
    ...{ counts: header.counts, pass_rate: header.pass_rate, judge: header.judge },
    ...{ selection, fail_on: gate.fail_on, imported },
});
function filesOf({ ports }, names) {
    if (names.length === 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'no file is named', {
            hint: 'Name JSONL or JSON files: assay import-traces logs.jsonl',
        });
    const problems = [];
    const found = names.flatMap((shown) => {
        const path = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(ports.env.cwd(), shown);
        const kind = ports.files.stat(path)?.kind;
        if (kind === 'file')
            return [{ path, shown, sha256: (0,(file_lines ??= __webpack_require__(8962))/* fileHash */.L)(path, ports.files) }];
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
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems[0]?.message ?? 'unreadable', {
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
const idOf = (files) => `run_${(0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256')
    .update(files
    .map(({ sha256 }) => sha256)
    .sort()
    .join('\n'))
    .digest('hex')
    .slice(0, ID_DIGITS)}`;
function reasonOf({ total, skipped }, files) {
    const names = files.map(({ path }) => (0,(external_node_path_ ??= __webpack_require__(76760)).basename)(path)).slice(0, 3);
    const rest = files.length - names.length;
    const from = `${names.join(', ')}${rest > 0 ? ` and ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(rest, 'more file')}` : ''}`;
    const open = skipped > 0 ? `; ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(skipped, 'record says', 'records say')} nothing of how it went` : '';
    return `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(total, 'record')} imported from ${from}${open}. Imported runs gate nothing.`;
}

// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/next/own-name.js
var own_name;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/import-traces.js








/** `assay import-traces FILE…`: traces and chat logs as the attempts of a stored run. */
async function importTracesCommand(files, flags) {
    const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags);
    const imported = await importTraces(engine, {
        files,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agent: flags.agent, passAt: flags.passAt }),
    });
    const { out, err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    for (const { file, run_id } of imported.known)
        err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${file} was imported before, as ${run_id}; it is not stored twice`)}\n`);
    if (flags.json === true) {
        out(`${(0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify(imported, null, 2))}\n`);
        return 0;
    }
    const { run_id: runId, counts } = imported;
    if (runId === null) {
        out('nothing new to import\n');
        return 0;
    }
    const parts = ['passed', 'failed', 'errored']
        .filter((status) => counts[status] > 0)
        .map((status) => `${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(counts[status])} ${status}`);
    if (counts.skipped > 0)
        parts.push(`${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(counts.skipped)} without an outcome`);
    out([
        `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(counts.total, 'record')} imported: ${parts.join(', ')}`,
        `        run     ${runId}`,
        `        next    ${(0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)(`assay analyze --run ${runId}`)}`,
        `                ${(0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)(`assay report ${runId}`)}`,
        '',
    ].join('\n'));
    return 0;
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

/***/ 16479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   jQ: () => (/* binding */ FormError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ (NO_USAGE ?? NO_USAGE$made()))
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__;
/**
 * A judge gives structured output; it never decides a score. A model, the offline heuristics and a script in a test all give
 * the same output, and one formula (in the scorer) turns it into a number.
 */

/** What came back does not fit the schema. */
class FormError extends Error {
    constructor(message) {
        super(message);
        this.name = 'FormError';
    }
}
/** Who judges, as reports and journals name it. */
const identityOf = ({ mode, model, default: byDefault, }) => ({
    mode,
    model,
    ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(69498))/* .defined */ .s)({ default: byDefault }),
});
/** No calls, no tokens, no money. */
var NO_USAGE;
function NO_USAGE$made() { return NO_USAGE = {
    calls: 0,
    cached_calls: 0,
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
}; }
/** Sum of two usages; an unknown price stays unknown. */
function addUsage(a, b) {
    return {
        calls: a.calls + b.calls,
        cached_calls: a.cached_calls + b.cached_calls,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cost_usd: a.cost_usd === null || b.cost_usd === null ? null : a.cost_usd + b.cost_usd,
    };
}


/***/ }),

/***/ 12437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ unjudgedOf),
/* harmony export */   Rv: () => (/* binding */ missingSecretsFacts),
/* harmony export */   i_: () => (/* binding */ isFelt),
/* harmony export */   zb: () => (/* binding */ missingSecretsVerdict)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_1__;


/** The missing secrets of a run and its cases, for the gate; nothing where everything was there. */
function missingSecretsFacts(missing, { undecided }, descriptions) {
    if (missing === undefined)
        return {};
    const unplayed = descriptions.filter(({ gating, unreachable }) => gating && unreachable === true).length;
    return {
        missing: {
            ...missing,
            undecided: unplayed + (missing.judge ? undecided.cases : 0),
            scorers: missing.judge ? undecided.scorers : new Set(),
        },
    };
}
/** How many gating cases were left undecided for it, for reports; nothing where none was. */
function unjudgedOf(missing, facts, descriptions) {
    const { missing: found } = missingSecretsFacts(missing, facts, descriptions);
    return found === undefined || found.undecided === 0 ? {} : { unjudged: found.undecided };
}
/** Whether it took anything away from this run. */
const isFelt = (missing) => missing !== undefined && (missing.undecided > 0 || missing.scorers.size > 0);
/**
 * The verdict of a run that was given no secrets (contract 5): what needs none of them decides alone. `decided` is the verdict
 * on that, undefined where there is none of it. Neutral without such evidence; also with less of it than `gate.min_cases` asks
 * for, unless what there is failed.
 */
function missingSecretsVerdict(decided, judged, missing, { min_cases: least }) {
    const note = isFelt(missing) ? ` ${noteOf(missing)}` : '';
    if (decided === undefined)
        return { conclusion: 'neutral', reason: `Nothing could be decided without secrets.${note}`, exitCode: 0 };
    if (decided.conclusion === 'passed' && judged < least)
        return {
            conclusion: 'neutral',
            reason: `Only ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(judged, 'case')} could be decided without secrets; ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(least)} are required (gate.min_cases). ${decided.reason}${note}`,
            exitCode: 0,
        };
    return { ...decided, reason: `${decided.reason}${note}` };
}
/** The sentence that belongs to every reason of such a run. */
function noteOf({ undecided, ...missing }) {
    const rest = undecided === 0
        ? 'what needs a judge does not gate'
        : `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(undecided, 'case')} without a verdict`;
    return `${(0,(_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71874))/* .capitalized */ .l2)((0,(_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71874))/* .missingSecretsSentence */ .jh)(missing))}; ${rest}.`;
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

/***/ 1734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ narrowedLine),
/* harmony export */   Fq: () => (/* binding */ partVerdict),
/* harmony export */   eV: () => (/* binding */ narrowedHeader)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _affected_part_js__WEBPACK_IMPORTED_MODULE_1__;


/** Places of marks that are named. */
const MOST_PLACES = 3;
/** By what a run was narrowed, in the order in which it was: `failing in run_x, sample 8, seed 1`. */
function causesOf({ failing, sample, seed, limit, only = [] }) {
    const more = only.length > MOST_PLACES ? ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(only.length - MOST_PLACES)} more` : '';
    return [
        ...(only.length === 0 ? [] : [`marked only at ${only.slice(0, MOST_PLACES).join(' and ')}${more}`]),
        ...(failing === undefined ? [] : [`failing in ${failing}`]),
        ...(sample === undefined ? [] : [`sample ${sample}, seed ${seed}`]),
        ...(limit === undefined ? [] : [`limit ${limit}`]),
    ].join(', ');
}
/** What results.json says of a run that played some of its cases alone; nothing where it played all. */
const narrowedHeader = (part) => part === undefined ? {} : { narrowed: { cases: part.chosen, of: part.of, by: causesOf(part) } };
/** One line for people: `8 of 120 cases (sample 8, seed 1)`. */
const narrowedLine = (part) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(part.chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.of, 'case')} (${causesOf(part)})`;
/** The verdict of a run that plays a part of its cases, because of a change or by choice, says so. */
function partVerdict(verdict, { affected, narrowed }) {
    const decided = (0,(_affected_part_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(82944))/* .affectedVerdict */ .oC)(verdict, affected);
    if (narrowed === undefined || verdict.exitCode === 130)
        return decided;
    const head = affected !== undefined && affected.chosen < affected.of ? 'Of these only' : 'Played:';
    return { ...decided, reason: `${decided.reason} ${head} ${narrowedLine(narrowed)}.` };
}


/***/ }),

/***/ 41713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ runHeaderOf)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _planning_narrowed_part_js__WEBPACK_IMPORTED_MODULE_2__;






/** The header of results.json as of now. */
function runHeaderOf({ runId, ports, planned, judge, config }, facts, course) {
    return {
        schema_version: (_schema_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: runId,
        status: course.status,
        conclusion: course.conclusion,
        reason: course.reason,
        started_at: course.startedAt,
        finished_at: new Date(ports.clock.now()).toISOString(),
        duration_ms: Math.round(ports.clock.monotonic() - course.began),
        judge: (0,(_judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16479))/* .identityOf */ .cu)(judge),
        ...secretsOf(config.secrets_withheld, facts, planned),
        ...(0,(_planning_narrowed_part_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(1734))/* .narrowedHeader */ .eV)(config.narrowed),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ cancelled: course.cancelled, faults: course.faults, replayed: facts.replayed }),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ changed_cassettes: config.changed_cassettes, simulated_users: facts.talks }),
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
function secretsOf(missing, facts, planned) {
    const descriptions = planned.map((one) => one.description);
    if (missing === undefined || !(0,(_gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(12437))/* .isFelt */ .i_)((0,(_gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(12437))/* .missingSecretsFacts */ .Rv)(missing, facts, descriptions).missing))
        return {};
    return { secrets_withheld: (0,(_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(71874))/* .missingSecretsSentence */ .jh)(missing) };
}
function onlyAgent(planned) {
    const ids = new Set(planned.map((one) => one.description.agent_id));
    return ids.size === 1 ? [...ids][0] : null;
}


/***/ }),

/***/ 30468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ tally),
  p: () => (/* binding */ tallyBooks)
});

// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result;
// EXTERNAL MODULE: ./lib/scorers/counts.js
var counts = __webpack_require__(79721);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round;
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/statistics/quantile.js
var quantile;
// EXTERNAL MODULE: ./lib/statistics/wilson.js
var wilson;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
;// CONCATENATED MODULE: ./lib/runs/error-books.js

/** Not infrastructure: the agent answered, but without a field that a scorer needs. */
var ANSWERED;
function ANSWERED$made() { return ANSWERED = new Set(['missing_field', 'invalid_field', 'no_assistant_turn']); }
/** What went wrong in attempts: the first error of a gating case, and whether all of them were of the infrastructure. */
function errorBooks() {
    let first;
    let onlyInfrastructure = true;
    return {
        add({ attempts, gating }) {
            for (const { error, status } of attempts) {
                if (error === undefined || status !== 'errored')
                    continue;
                if (gating !== false)
                    first ??= error;
                if ((ANSWERED ?? ANSWERED$made()).has(error.code))
                    onlyInfrastructure = false;
            }
        },
        facts: () => ({ ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ firstError: first }), onlyInfrastructure }),
    };
}

// EXTERNAL MODULE: ./lib/schema/cassettes/replayed.js
var cassettes_replayed;
;// CONCATENATED MODULE: ./lib/runs/replay-books.js

/** What was answered from recordings. */
function replayBooks() {
    let attempts = 0;
    let of = 0;
    let sum;
    return {
        add({ attempts: all }) {
            of += all.length;
            for (const { replayed } of all) {
                if (replayed === undefined)
                    continue;
                attempts++;
                sum = (0,(cassettes_replayed ??= __webpack_require__(92523))/* addReplayed */.gq)(sum, replayed);
            }
        },
        total: () => (sum === undefined ? undefined : { ...sum, attempts, of }),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
;// CONCATENATED MODULE: ./lib/statistics/pass-at-k.js
/**
 * pass@k and pass^k from `n` attempts of one case of which `c` passed: the unbiased estimates over all ways to draw k of the n
 * without putting back, 1 - C(n-c,k)/C(n,k) (Chen et al. 2021, 2107.03374) and C(c,k)/C(n,k) (Yao et al. 2024,
 * 2406.12045). Assumes attempts that are independent and alike; average over cases afterwards. RangeError unless all three are
 * whole, 0 <= c <= n and 1 <= k <= n: more attempts than were made cannot be estimated without bias.
 */
function passAtK(n, c, k) {
    if (![n, c, k].every(Number.isInteger) || c < 0 || c > n || k < 1 || k > n)
        throw new RangeError(`passAtK: ${c} of ${n} passed, k ${k}; whole numbers with c <= n and 1 <= k <= n`);
    let all = 1;
    let noneLog = 0;
    for (let drawn = 0; drawn < k; drawn += 1) {
        all *= Math.max(0, c - drawn) / (n - drawn);
        // Draw by draw instead of binomials, which overflow; in logarithms, so that a small pass@k keeps its digits.
        noneLog += Math.log1p(-Math.min(1, c / (n - drawn)));
    }
    return { pass_at_k: c === 0 ? 0 : -Math.expm1(noneLog), pass_hat_k: all };
}

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
;// CONCATENATED MODULE: ./lib/runs/stability.js






/** Empty books. Every case weighs the same, however often it was played; cost grows with the attempts, not with their pairs. */
function stabilityBooks() {
    const played = [];
    const sameAnswers = [];
    const otherAnswers = [];
    return {
        add(one) {
            // Whether it was played again hung on what came of it: its share would be another one.
            if (one.repeat !== undefined)
                return;
            const judged = one.attempts.filter(({ status }) => status === 'passed' || status === 'failed');
            if (judged.length < 2)
                return;
            played.push({
                judged: judged.length,
                passed: judged.filter(({ status }) => status === 'passed').length,
            });
            const { same, other } = scatterOf(judged);
            if (same.length > 0)
                sameAnswers.push((0,(mean ??= __webpack_require__(71134))/* mean */.i)(same));
            if (other.length > 0)
                otherAnswers.push((0,(mean ??= __webpack_require__(71134))/* mean */.i)(other));
        },
        summary() {
            if (played.length === 0)
                return undefined;
            const k = usualCount(played.map(({ judged }) => judged));
            const enough = played.filter(({ judged }) => judged >= k);
            const chances = enough.map(({ judged, passed }) => passAtK(judged, passed, k));
            const stable = played.filter(({ judged, passed }) => passed === 0 || passed === judged).length;
            return {
                k,
                cases: enough.length,
                pass_at_k: (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(chances.map(({ pass_at_k }) => pass_at_k))),
                pass_hat_k: (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(chances.map(({ pass_hat_k }) => pass_hat_k))),
                stable,
                unstable: played.length - stable,
                agent_noise: otherAnswers.length === 0 ? null : (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(otherAnswers)),
                judge_noise: sameAnswers.length === 0 ? null : (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(sameAnswers)),
            };
        },
    };
}
/** The number of judged attempts that most cases have; of two that are as frequent the larger, which asks more. */
function usualCount(judged) {
    const cases = new Map();
    for (const one of judged)
        cases.set(one, (cases.get(one) ?? 0) + 1);
    return [...cases].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0][0];
}
/** Mean absolute differences between attempts, one for each judged score of the case: of equal answers and of different ones. */
function scatterOf(attempts) {
    /** By turn and scorer: scores by what was answered up to that turn. */
    const series = new Map();
    for (const { turns } of attempts) {
        let answered = '';
        for (const [at, turn] of turns.entries()) {
            answered = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256')
                .update(answered)
                .update((0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(answerOf(turn)))
                .digest('hex');
            for (const [scorer, result] of Object.entries(turn.results)) {
                if (!(0,counts/* counts */.t)(result) || !isJudged(result.metadata))
                    continue;
                const name = `${at}:${scorer}`;
                const byAnswer = series.get(name) ?? new Map();
                series.set(name, byAnswer);
                const scores = byAnswer.get(answered) ?? [];
                byAnswer.set(answered, scores);
                scores.push(result.score);
            }
        }
    }
    const same = [];
    const other = [];
    for (const byAnswer of series.values()) {
        const groups = [...byAnswer.values()];
        const within = sumOfGaps(groups);
        const all = sumOfGaps([groups.flat()]);
        if (within.pairs > 0)
            same.push(within.gaps / within.pairs);
        // Rounding of two large sums must not make a difference of a negative one.
        if (all.pairs > within.pairs)
            other.push(Math.max(0, all.gaps - within.gaps) / (all.pairs - within.pairs));
    }
    return { same, other };
}
/** What the judge was shown of an answer, as far as the run keeps it. */
const answerOf = ({ output, tool_calls }) => [output, tool_calls];
function isJudged(metadata) {
    const judgeInfo = metadata['judge'];
    if (typeof judgeInfo !== 'object' || judgeInfo === null)
        return false;
    const { mode } = judgeInfo; // Border: our own judge info, read back from a journal.
    return mode === 'llm' || mode === 'offline';
}
/** Sum of |x - y| over all pairs inside each group; sorted, so that a thousand attempts are no half a million subtractions. */
function sumOfGaps(groups) {
    let gaps = 0;
    let pairs = 0;
    for (const group of groups) {
        const sorted = [...group].sort((a, b) => a - b);
        // The i-th smallest is the larger one of i pairs and the smaller one of the others.
        for (const [at, value] of sorted.entries())
            gaps += value * (2 * at - (sorted.length - 1));
        pairs += (sorted.length * (sorted.length - 1)) / 2;
    }
    return { gaps, pairs };
}

// EXTERNAL MODULE: ./lib/runs/talk-books.js
var talk_books;
;// CONCATENATED MODULE: ./lib/runs/summarize.js










var NO_COUNTS;
function NO_COUNTS$made() { return NO_COUNTS = { passed: 0, notApplicable: 0, errored: 0, unsure: 0, gating: false, weighs: false }; }
/** Counts of cases by how they ended. */
const noCounts = () => ({ total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 });
function count(counts, { status, unsure }) {
    counts.total++;
    counts[status]++;
    if (unsure === true)
        counts.unsure++;
}
/** What cases came to, counted by whether they gate. */
function caseBooks() {
    const totals = noCounts();
    const gating = noCounts();
    const quarantined = { total: 0, passed: 0, failed: [] };
    const critical = [];
    const outcomes = [];
    const unanimous = [];
    const durations = [];
    const fromRecordings = [];
    const stopped = { cases: 0, attempts: 0 };
    let undecided = 0;
    return {
        ...{ totals, gating, quarantined, critical, outcomes, unanimous, durations, fromRecordings, stopped },
        add(one) {
            count(totals, one);
            if (one.gating !== false) {
                count(gating, one);
                if (one.severity === 'critical' && one.status === 'failed')
                    critical.push(one.id);
                if (one.status === 'skipped' && one.attempts.length > 0)
                    undecided++;
            }
            if (one.quarantined === true) {
                quarantined.total++;
                if (one.status === 'passed')
                    quarantined.passed++;
                if (one.status === 'failed')
                    quarantined.failed.push(one.id);
            }
            if (one.repeat !== undefined) {
                stopped.cases++;
                stopped.attempts += one.repeat - one.attempts.length;
            }
            outcomes.push(one.status);
            unanimous.push(isUnanimous(one));
            durations.push(durationOf(one));
            fromRecordings.push(one.attempts.some(({ replayed }) => replayed !== undefined));
        },
        get undecided() {
            return undecided;
        },
    };
}
/** What every turn took and scored. */
function scoreBooks() {
    const sums = new Map();
    const latencies = [];
    const undecided = new Set();
    const unsure = new Set();
    const addResult = (name, result, isQuarantined) => {
        const sum = sumOf(sums, name);
        if (result.metadata['not_applicable'] === true) {
            sum.notApplicable++;
            return;
        }
        sum.all.push(result.score);
        if (result.pass)
            sum.passed++;
        if ((0,counts/* counts */.t)(result)) {
            sum.counted.push(result.score);
            if (!isQuarantined)
                sum.deciding.push(result.score);
            sum.gating = true;
        }
        else {
            undecided.add(name);
            if ((0,(scorer_result ??= __webpack_require__(60133))/* isUnsure */.hD)(result)) {
                unsure.add(name);
                sum.unsure++;
            }
            if (result.metadata['weight'] !== 0)
                sum.weighs = true;
        }
    };
    return {
        ...{ sums, latencies, undecided, unsure },
        add({ attempts, quarantined }) {
            for (const turn of attempts.flatMap(({ turns }) => turns)) {
                latencies.push(turn.latency_ms);
                for (const [name, result] of Object.entries(turn.results))
                    addResult(name, result, quarantined === true);
                for (const name of Object.keys(turn.errors ?? {}))
                    sumOf(sums, name).errored++;
            }
        },
    };
}
/** One pass over the cases. Averages leave out not-applicable and non-gating results; rates leave out errored cases (contract 5). */
function tally(cases) {
    const books = tallyBooks();
    for (const one of cases)
        books.add(one);
    return books.total();
}
/** The same for whoever is told of the cases one by one. */
function tallyBooks() {
    const [books, errors, scores, stability] = [caseBooks(), errorBooks(), scoreBooks(), stabilityBooks()];
    const [replays, talks] = [replayBooks(), (0,(talk_books ??= __webpack_require__(48237))/* talkBooks */.vA)()];
    return {
        add(one) {
            for (const each of [books, errors, scores, stability, replays, talks])
                each.add(one);
        },
        total: () => ({
            ...totalOf(books, errors, scores, stability),
            replayed: replays.total(),
            talks: talks.total(),
        }),
    };
}
function totalOf(books, errors, scores, stability) {
    const { totals, gating, quarantined, outcomes, unanimous, durations, fromRecordings, stopped } = books;
    const judged = totals.passed + totals.failed;
    const interval = judged === 0 ? null : (0,(wilson ??= __webpack_require__(52215))/* wilsonInterval */.Y)(totals.passed, judged);
    const avgScores = Object.create(null);
    for (const [name, { counted }] of scores.sums)
        if (counted.length > 0)
            avgScores[name] = (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(counted));
    return {
        counts: totals,
        passRate: judged === 0 ? null : (0,(round ??= __webpack_require__(38913))/* round4 */.X)(totals.passed / judged),
        passRateInterval: interval === null ? null : [(0,(round ??= __webpack_require__(38913))/* round4 */.X)(interval[0]), (0,(round ??= __webpack_require__(38913))/* round4 */.X)(interval[1])],
        avgScores,
        latency: latencyOf(scores.latencies),
        scorers: [...scores.sums].map(rowOf),
        ...{ outcomes, unanimous, durations, fromRecordings, stopped },
        gated: judged === gating.passed + gating.failed && totals.unsure === gating.unsure
            ? undefined
            : { passed: gating.passed, failed: gating.failed, unsure: gating.unsure },
        repeats: stability.summary(),
        undecided: { cases: books.undecided, scorers: scores.undecided },
        gateFacts: {
            selected: totals.total,
            passed: gating.passed,
            failed: gating.failed,
            errored: gating.errored,
            skipped: gating.skipped - gating.unsure,
            ...(gating.unsure === 0 ? {} : { unsure: { cases: gating.unsure, scorers: scores.unsure } }),
            avgScores: quarantined.total === 0 ? avgScores : decidingScores(scores.sums),
            nonGating: {
                total: totals.total - gating.total - quarantined.total,
                failed: totals.failed - gating.failed - quarantined.failed.length,
            },
            ...(quarantined.total === 0 ? {} : { quarantined }),
            ...(books.critical.length === 0 ? {} : { critical: books.critical }),
            ...errors.facts(),
        },
    };
}
function latencyOf(latencies) {
    if (latencies.length === 0)
        return { mean: null, p50: null, p95: null };
    const sorted = [...latencies].sort((a, b) => a - b);
    return {
        mean: Math.round((0,(mean ??= __webpack_require__(71134))/* mean */.i)(sorted)),
        p50: Math.round((0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(sorted, 0.5)),
        p95: Math.round((0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(sorted, 0.95)),
    };
}
const rowOf = ([name, sum]) => ({
    name,
    mean: sum.all.length === 0 ? null : (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(sum.all)),
    passed: sum.passed,
    judged: sum.all.length,
    not_applicable: sum.notApplicable,
    errored: sum.errored,
    ...(sum.unsure === 0 ? {} : { unsure: sum.unsure }),
    gating: sum.gating || sum.all.length === 0,
    ...(sum.gating || sum.weighs || sum.all.length === 0 ? {} : { weightless: true }),
});
/** What the gate asks: what a quarantined case scored counts only where nothing else has the scorer. */
function decidingScores(sums) {
    const scores = Object.create(null);
    for (const [name, { counted, deciding }] of sums)
        if (counted.length > 0)
            scores[name] = (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(deciding.length > 0 ? deciding : counted));
    return scores;
}
/** Where not all attempts were made, what the others would have been is not known. */
function isUnanimous({ attempts, repeat }) {
    const [first] = attempts;
    if (first === undefined || attempts.length < 2 || repeat !== undefined)
        return false;
    const isJudged = first.status === 'passed' || first.status === 'failed';
    return isJudged && attempts.every(({ status }) => status === first.status);
}
/** A play that errored ended before its time, or after a wait that says nothing of the case. */
function durationOf({ attempts }) {
    const played = attempts.filter(({ status, turns }) => status !== 'errored' && turns.length > 0);
    if (played.length === 0)
        return null;
    return (0,(mean ??= __webpack_require__(71134))/* mean */.i)(played.map(({ turns }) => turns.reduce((sum, { latency_ms: ms }) => sum + ms, 0)));
}
function sumOf(sums, name) {
    let sum = sums.get(name);
    if (sum === undefined) {
        sum = { all: [], counted: [], deciding: [], ...(NO_COUNTS ?? NO_COUNTS$made()) };
        sums.set(name, sum);
    }
    return sum;
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


/***/ })

};
