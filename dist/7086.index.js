export const id = 7086;
export const ids = [7086];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16005);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31045);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);



/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    return (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(message)}\n`),
    });
}


/***/ }),

/***/ 7086:
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
;// CONCATENATED MODULE: ./lib/ports/file-lines.js

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
    const hash = (0,external_node_crypto_.createHash)('sha256');
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
;// CONCATENATED MODULE: ./lib/traces/json-fields.js
/** A JSON object, or undefined for anything else. */
function recordOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value // Any JSON object.
        : undefined;
}
/** An own field of an object, undefined where there is none. */
function fieldOf(value, name) {
    const record = recordOf(value);
    return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
/** The first of these fields that is text with something in it. */
function textField(value, ...names) {
    for (const name of names) {
        const field = fieldOf(value, name);
        if (typeof field === 'string' && field.trim() !== '')
            return field;
        if (typeof field === 'number')
            return String(field);
    }
    return undefined;
}
function listField(value, ...names) {
    for (const name of names) {
        const field = fieldOf(value, name);
        if (Array.isArray(field))
            return field;
    }
    return undefined;
}
/** Keys under which a text stands in an object, most telling first. */
const TEXT_KEYS = [
    'text',
    'output',
    'content',
    'message',
    'answer',
    'response',
    'input',
    'query',
    'question',
    'prompt',
];
/** What a value says: text itself, the text of its parts or of its telling key, else its JSON; empty for nothing. */
function textOf(value) {
    if (value === undefined || value === null)
        return '';
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value))
        return value
            .map((part) => (typeof part === 'string' ? part : (textField(part, 'text', 'content') ?? '')))
            .filter((part) => part !== '')
            .join('\n');
    for (const name of TEXT_KEYS) {
        const field = fieldOf(value, name);
        if (typeof field === 'string')
            return field;
    }
    return JSON.stringify(value);
}
/** JSON in a text where it is JSON, else the value as it came. */
function decoded(value) {
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value))
        return value;
    try {
        return JSON.parse(value);
    }
    catch {
        return value; // Text that only looks like it.
    }
}

// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting = __webpack_require__(52477);
;// CONCATENATED MODULE: ./lib/traces/recorded-calls.js


/**
 * A tool call in any of the forms in use: chat completions (`function.name`, arguments as JSON text), messages (`input`), our own
 * (`arguments`). Undefined where there is no name. Arguments that are no object stand under `arguments`.
 */
function recordedCall(entry) {
    const inner = fieldOf(entry, 'function');
    const name = textField(entry, 'name', 'tool', 'tool_name') ?? textField(inner, 'name');
    if (name === undefined)
        return undefined;
    const given = ['arguments', 'args', 'input', 'parameters', 'kwargs']
        .map((key) => fieldOf(entry, key) ?? fieldOf(inner, key))
        .find((value) => value !== undefined);
    const [result, error] = [fieldOf(entry, 'result') ?? fieldOf(entry, 'output'), fieldOf(entry, 'error')];
    return {
        id: textField(entry, 'id', 'tool_call_id', 'call_id'),
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
    const value = decoded(given);
    const record = recordOf(value);
    if (record === undefined)
        return value === undefined || value === null || value === '' ? {} : { arguments: value };
    // Arguments in a text were not looked into when the record was read.
    if ((0,nesting/* isDeeper */.Q)(record, nesting/* DEEPEST */.F))
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
        const inner = recordOf(fieldOf(entry, 'function')) ?? entry;
        const name = typeof entry === 'string' ? entry : textField(inner, 'name');
        if (name === undefined || name === '')
            return [];
        const description = textField(inner, 'description');
        const parameters = recordOf(fieldOf(inner, 'parameters') ?? fieldOf(inner, 'input_schema'));
        return [
            {
                name,
                ...(description === undefined ? {} : { description }),
                ...(parameters === undefined ? {} : { parameters: { ...parameters } }),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/traces/messages.js


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
        const role = (textField(entry, 'role', 'from', 'type') ?? 'assistant').toLowerCase();
        const content = fieldOf(entry, 'content') ?? fieldOf(entry, 'value') ?? fieldOf(entry, 'parts');
        const parts = Array.isArray(content) ? content : [];
        const text = spokenOf(content);
        if (SYSTEM.has(role)) {
            system ??= text;
            continue;
        }
        if (TOOLS.has(role)) {
            answered(textField(entry, 'tool_call_id'), textField(entry, 'name'), text, false);
            continue;
        }
        for (const part of parts) {
            const kind = fieldOf(part, 'type');
            if (kind === 'tool_result' || kind === 'tool_call_response')
                answered(textField(part, 'tool_use_id', 'id'), undefined, resultOf(part), fieldOf(part, 'is_error') === true);
        }
        if (USERS.has(role)) {
            if (text !== '')
                asked(text);
            continue;
        }
        for (const part of parts)
            if (fieldOf(part, 'type') === 'tool_use' || fieldOf(part, 'type') === 'tool_call') {
                const read = recordedCall(part);
                if (read !== undefined)
                    called(read);
            }
        const functionCall = fieldOf(entry, 'function_call');
        const listed = [...(listField(entry, 'tool_calls') ?? []), ...(functionCall ? [functionCall] : [])];
        for (const one of listed) {
            const read = recordedCall(one);
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
const resultOf = (part) => fieldOf(part, 'content') ?? fieldOf(part, 'response') ?? fieldOf(part, 'result');
/** The words of a content; calls and results among its parts are no words. */
function spokenOf(content) {
    if (!Array.isArray(content))
        return textOf(content);
    return textOf(content.filter((part) => {
        const kind = fieldOf(part, 'type');
        return (typeof part === 'string' ||
            kind === undefined ||
            kind === 'text' ||
            kind === 'output_text' ||
            kind === 'input_text');
    }));
}

// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
;// CONCATENATED MODULE: ./lib/traces/outcome.js


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
    const found = verdictOf(record) ?? verdictOf(fieldOf(record, 'metadata'));
    const reasons = [
        ...mistakeOf(record),
        ...REASONS.slice(1).flatMap((name) => textField(record, name) ?? []),
        ...missingOf(record, said),
        ...[record, fieldOf(record, 'meta'), fieldOf(record, 'metadata')].flatMap(failedChecks),
    ];
    const told = [...new Set(reasons.map((text) => (0,truncate/* truncateText */.E)(text.trim(), LONGEST)))].slice(0, MOST_REASONS);
    if (found !== undefined)
        return { ...found, reasons: told };
    const mistaken = REASONS[0] in (recordOf(record) ?? {}) || fieldOf(record, 'mistake_step') !== undefined;
    return mistaken ? { field: 'mistake', value: false, reasons: told } : null;
}
function verdictOf(record) {
    for (const field of VERDICTS) {
        const value = fieldOf(record, field);
        if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
            return { field, value };
    }
    return undefined;
}
function mistakeOf(record) {
    const reason = textField(record, REASONS[0]);
    if (reason === undefined)
        return [];
    const [who, step] = [textField(record, 'mistake_agent'), textField(record, 'mistake_step')];
    const where = [...(who === undefined ? [] : [who]), ...(step === undefined ? [] : [`step ${step}`])].join(', ');
    return [where === '' ? reason : `${reason} (${where})`];
}
/** Texts that the task wants said and nobody said. */
function missingOf(record, said) {
    const expected = listField(fieldOf(record, 'task'), 'expected_outputs') ?? listField(record, 'expected_outputs');
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
        const checks = recordOf(fieldOf(record, name)) ?? {};
        const failed = Object.entries(checks)
            // How much of something there was is no check; a verdict over all of them says nothing more.
            .filter(([key, value]) => (value === false || (value === 0 && key.startsWith('r_'))) && key !== 'success')
            .map(([key]) => key.replaceAll('_', ' '));
        return failed.length === 0 ? [] : [`checks that failed: ${failed.join(', ')}`];
    });
}

;// CONCATENATED MODULE: ./lib/traces/tags.js

const MOST = 20;
const tags_LONGEST = 60;
/** Fields that sort records into groups, as tags do. */
const GROUPS = ['dataset', 'subset', 'domain', 'category'];
/** Tags of a record: its own, and what sorts it into a group. */
function tagsOf(record) {
    const own = listField(record, 'tags') ?? [];
    const groups = GROUPS.map((name) => fieldOf(record, name));
    const tags = [...own, ...groups].filter((tag) => typeof tag === 'string' && tag.trim() !== ''); // Just asked.
    return [...new Set(tags.map((tag) => tag.slice(0, tags_LONGEST)))].slice(0, MOST);
}

;// CONCATENATED MODULE: ./lib/traces/chat-log.js





/**
 * A chat log as a trajectory: `messages` with tool calls, or `history` of agents that talk to each other about a `question`. Where the
 * record says what the whole should do (expected calls or texts, a right answer, a question of its own), it is one turn: the task, the
 * last answer, all calls, with the conversation beside it. Else every user message is a turn of its own.
 */
function chatLog(record) {
    const messages = listField(record, 'messages', 'history', 'conversation', 'conversations');
    if (messages === undefined)
        return { problem: 'holds no messages' };
    const talk = conversationOf(messages);
    const task = fieldOf(record, 'task');
    const question = textField(record, 'question', 'input') ?? (typeof task === 'string' ? task : undefined);
    const answer = textField(record, 'final_output', 'final_answer', 'output', 'answer');
    const first = talk.turns[0];
    const last = answer ?? talk.said.findLast(({ role }) => role === 'assistant')?.content ?? '';
    if (last === '' && talk.turns.every(({ calls }) => calls.length === 0))
        return { problem: 'holds no answer of an assistant and no tool call' };
    const asked = criteriaOf(record, talk);
    const said = [
        ...talk.said.filter(({ role }) => role === 'assistant').map(({ content }) => content),
        last,
    ].join('\n');
    const calls = listField(record, 'tool_calls')?.flatMap((entry) => recordedCall(entry)?.call ?? []);
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
    const outcome = outcomeOf(record, said);
    return {
        id: textField(record, 'id', 'case_id', 'test_case_id', 'trace_id', 'task_id', 'conversation_id'),
        name: textField(record, 'name', 'title') ?? textField(task, 'instruction') ?? question ?? first?.input,
        agent: textField(record, 'agent_id', 'agent'),
        tags: tagsOf(record),
        turns: isTask || apart.length <= 1 ? [whole] : apart,
        outcome,
    };
}
const PLAIN = { context: null, latency_ms: 0, usage: null };
function criteriaOf(record, { system }) {
    const task = fieldOf(record, 'task');
    const expected = listField(record, 'expected_tools', 'expected_tool_calls') ??
        listField(task, 'expected_tools', 'expected_tool_calls');
    const outputs = listField(task, 'expected_outputs') ?? listField(record, 'expected_outputs');
    const truth = textField(record, 'ground_truth', 'expected_output', 'reference') ??
        (outputs === undefined || outputs.length === 0 ? undefined : outputs.map(textOf).join('\n'));
    const behaviour = textField(record, 'expected_behavior') ?? textField(task, 'expected_behavior');
    const tools = listField(record, 'available_tools', 'tools');
    return {
        ...(behaviour === undefined ? {} : { expected_behavior: behaviour }),
        ...(truth === undefined ? {} : { ground_truth: truth }),
        ...(expected === undefined ? {} : { expected_tools: recordedExpectations(expected) }),
        ...(tools === undefined ? {} : { available_tools: recordedTools(tools) }),
        ...(system === undefined || system === '' ? {} : { system_prompt: system }),
    };
}
const promptOnly = ({ system_prompt: prompt }) => prompt === undefined ? {} : { system_prompt: prompt };
function contextOf(record) {
    const context = listField(record, 'context', 'retrieved');
    return context === undefined ? null : context.map(textOf).filter((text) => text !== '');
}
function millisecondsOf(record) {
    const ms = fieldOf(record, 'latency_ms') ?? fieldOf(record, 'duration_ms');
    return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? Math.round(ms) : 0;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
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
    for (const { line, bytes } of fileLines(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: 'the line is longer than 16 MiB' };
        else
            yield* parsed(bytes, line);
    }
}
/** Whether the first line that is not blank is no JSON by itself: then the file is one document over several lines. */
function isDocument(path, files) {
    let first;
    for (const { bytes } of fileLines(path, files, LONGEST_LINE)) {
        if (bytes === null)
            return false;
        const text = json_values_textOf(bytes);
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
    const text = json_values_textOf(bytes);
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
const json_values_textOf = (bytes) => bytes.toString('utf8').replace(/^\ufeff/, '');
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false; // Said with its place where the record is read.
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/schema/common.js
var common = __webpack_require__(86462);
;// CONCATENATED MODULE: ./lib/schema/trace.js


/** A moment that a client states: ISO 8601 with `Z`, an offset, or neither (then it is read as UTC). */
const instant = iso/* datetime */.w$({ offset: true, local: true });
const SPAN_KINDS = ['llm', 'tool', 'retrieval', 'agent', 'chain'];
const spanKind = schemas/* enum */.k5n(SPAN_KINDS);
const spanStatus = schemas/* enum */.k5n(['completed', 'error']);
/** Request body of POST /v1/traces (interface 4.9). `metadata.test_case_id` and `metadata.turn_index` link it to a turn (contract 12). */
const createTraceRequest = schemas/* object */.Ikc({
    agent_id: schemas/* string */.YjP().min(1),
    run_id: schemas/* string */.YjP().min(1).optional(),
    input: common/* freeObject */.oR.optional(),
    metadata: common/* freeObject */.oR.optional(),
});
const createTraceResponse = schemas/* object */.Ikc({ trace_id: schemas/* string */.YjP(), root_span_id: schemas/* string */.YjP() });
/** Request body of POST /v1/traces/{trace_id}/spans (interface 4.10). Without a parent it hangs below the root span. */
const addSpanRequest = schemas/* object */.Ikc({
    parent_span_id: schemas/* string */.YjP().min(1).optional(),
    name: schemas/* string */.YjP().min(1),
    kind: spanKind,
    input: common/* freeObject */.oR,
    start_time: instant,
});
const addSpanResponse = schemas/* object */.Ikc({ span_id: schemas/* string */.YjP() });
const tokens = schemas/* number */.aig().int().min(0);
/** Request body of PATCH /v1/spans/{span_id} (interface 4.11). */
const updateSpanRequest = schemas/* object */.Ikc({
    output: common/* freeObject */.oR,
    end_time: instant,
    tokens_input: tokens.optional(),
    tokens_output: tokens.optional(),
    cost_usd: schemas/* number */.aig().min(0).optional(),
    status: spanStatus,
    error: schemas/* string */.YjP().optional(),
});
const updateSpanResponse = schemas/* object */.Ikc({ span_id: schemas/* string */.YjP(), duration_ms: schemas/* number */.aig().int().min(0) });
/** A stored span. The fields of the update are there once it has ended; the root span has no parent. */
const span = addSpanRequest.omit({ parent_span_id: true }).extend({
    span_id: schemas/* string */.YjP(),
    trace_id: schemas/* string */.YjP(),
    parent_span_id: schemas/* string */.YjP().nullable(),
    ...updateSpanRequest.partial().shape,
    duration_ms: schemas/* number */.aig().int().min(0).optional(),
});
/** A stored trace with its spans in order of arrival, root first. */
const trace = createTraceRequest.extend({
    trace_id: schemas/* string */.YjP(),
    root_span_id: schemas/* string */.YjP(),
    created_at: iso/* datetime */.w$(),
    spans: schemas/* array */.YOg(span),
});

;// CONCATENATED MODULE: ./lib/traces/own-trace.js


/** A trace in the form of interface 2.7a, as `GET /v1/traces/{id}` gives it; what it lacks is left open. */
function ownTrace(record, list) {
    return {
        id: textField(record, 'trace_id', 'id'),
        agent: textField(record, 'agent_id', 'agent'),
        input: fieldOf(record, 'input'),
        facts: { ...recordOf(record), ...recordOf(fieldOf(record, 'metadata')) },
        spans: list.map(spanOf),
    };
}
function spanOf(entry, index) {
    const kind = fieldOf(entry, 'kind');
    const failed = fieldOf(entry, 'status') === 'error';
    return {
        id: textField(entry, 'span_id', 'id') ?? String(index),
        parent: textField(entry, 'parent_span_id', 'parent_id'),
        kind: SPAN_KINDS.find((one) => one === kind) ?? 'chain',
        name: textField(entry, 'name') ?? '',
        input: fieldOf(entry, 'input'),
        output: fieldOf(entry, 'output'),
        error: textField(entry, 'error') ?? (failed ? 'ended with an error' : undefined),
        start: instantOf(fieldOf(entry, 'start_time')),
        end: instantOf(fieldOf(entry, 'end_time')),
        tokens_input: numberOf(fieldOf(entry, 'tokens_input')),
        tokens_output: numberOf(fieldOf(entry, 'tokens_output')),
        cost_usd: numberOf(fieldOf(entry, 'cost_usd')),
    };
}
function instantOf(value) {
    // A time without a zone is UTC (schema/trace.ts).
    const text = typeof value === 'string' ? (/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`) : '';
    const parsed = Date.parse(text);
    return Number.isNaN(parsed) ? undefined : parsed;
}
/** A number that can be added up: tokens, money. */
function numberOf(value) {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : undefined;
}

;// CONCATENATED MODULE: ./lib/traces/otlp.js


const NANOSECONDS_IN_MS = 1000000n;
/** Status code of a span that failed, as number and as name (OpenTelemetry protocol, `Status.StatusCode`). */
const FAILED = new Set([2, 'STATUS_CODE_ERROR']);
/** The spans of an OTLP/JSON export (`resourceSpans`), read by the semantic conventions for generative AI. */
function otlpSpans(record) {
    return (listField(record, 'resourceSpans', 'resource_spans') ?? []).flatMap((group) => {
        const resource = attributesOf(fieldOf(group, 'resource'));
        const scopes = listField(group, 'scopeSpans', 'scope_spans', 'instrumentationLibrarySpans') ?? [];
        return scopes.flatMap((scope) => (listField(scope, 'spans') ?? []).flatMap((entry) => otlp_spanOf(entry, resource) ?? []));
    });
}
/** Spans of a trace as one record, whatever order and whatever exports they came in. */
function otlpTrace(traceId, spans) {
    const sorted = [...spans].sort((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0));
    const ids = new Set(sorted.map(({ span }) => span.id));
    const all = sorted.map(({ span }) => ({
        ...span,
        // A parent in another service is none here.
        parent: span.parent !== undefined && ids.has(span.parent) ? span.parent : undefined,
    }));
    const root = sorted.find(({ span }) => span.parent === undefined || !ids.has(span.parent)) ?? sorted[0];
    const attributes = Object.assign({}, ...sorted.map((one) => one.attributes).reverse(), root?.attributes);
    const named = sorted.map((one) => textField(one.attributes, 'gen_ai.agent.name', 'gen_ai.agent.id'));
    return {
        id: textField(attributes, 'gen_ai.conversation.id') ?? traceId,
        agent: named.find((name) => name !== undefined) ?? textField(root?.resource, 'service.name'),
        input: undefined,
        facts: factsOf(attributes),
        spans: all,
    };
}
function otlp_spanOf(entry, resource) {
    const traceId = textField(entry, 'traceId', 'trace_id');
    if (traceId === undefined)
        return undefined;
    const attributes = attributesOf(entry);
    const operation = textField(attributes, 'gen_ai.operation.name') ?? '';
    const kind = kindOf(operation, attributes);
    const failed = FAILED.has(fieldOf(fieldOf(entry, 'status'), 'code'));
    const first = (...keys) => decoded(keys.map((key) => attributes[key]).find((one) => one !== undefined));
    const tool = kind === 'tool';
    return {
        traceId,
        attributes,
        resource,
        span: {
            id: textField(entry, 'spanId', 'span_id') ?? '',
            parent: textField(entry, 'parentSpanId', 'parent_span_id'),
            kind,
            name: (tool ? textField(attributes, 'gen_ai.tool.name', 'tool.name') : undefined) ??
                textField(entry, 'name') ??
                '',
            input: tool
                ? first('gen_ai.tool.call.arguments', 'gen_ai.tool.arguments', 'input.value')
                : first('gen_ai.input.messages', 'gen_ai.prompt', 'input.value'),
            output: tool
                ? first('gen_ai.tool.call.result', 'gen_ai.tool.result', 'output.value')
                : first('gen_ai.output.messages', 'gen_ai.completion', 'output.value'),
            error: failed
                ? (textField(fieldOf(entry, 'status'), 'message') ??
                    textField(attributes, 'error.type') ??
                    'ended with an error')
                : undefined,
            start: otlp_millisecondsOf(fieldOf(entry, 'startTimeUnixNano')),
            end: otlp_millisecondsOf(fieldOf(entry, 'endTimeUnixNano')),
            tokens_input: numberOf(first('gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens')),
            tokens_output: numberOf(first('gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens')),
            cost_usd: numberOf(attributes['gen_ai.usage.cost']),
        },
    };
}
function kindOf(operation, attributes) {
    if (operation === 'execute_tool' || attributes['gen_ai.tool.name'] !== undefined)
        return 'tool';
    if (operation === 'invoke_agent' || operation === 'create_agent')
        return 'agent';
    if (operation === 'retrieval' || String(attributes['openinference.span.kind']) === 'RETRIEVER')
        return 'retrieval';
    const model = attributes['gen_ai.request.model'] ?? attributes['gen_ai.input.messages'];
    return operation !== '' || model !== undefined ? 'llm' : 'chain';
}
/** `[{key, value: {stringValue}}]` as plain values. */
function attributesOf(entry) {
    const plain = Object.create(null);
    for (const one of listField(entry, 'attributes') ?? []) {
        const key = textField(one, 'key');
        if (key !== undefined)
            plain[key] = plainValue(fieldOf(one, 'value'));
    }
    return plain;
}
function plainValue(value) {
    for (const key of ['stringValue', 'boolValue', 'doubleValue'])
        if (fieldOf(value, key) !== undefined)
            return fieldOf(value, key);
    const whole = fieldOf(value, 'intValue');
    if (whole !== undefined)
        return Number(whole);
    const list = listField(fieldOf(value, 'arrayValue'), 'values');
    if (list !== undefined)
        return list.map(plainValue);
    const pairs = listField(fieldOf(value, 'kvlistValue'), 'values');
    if (pairs !== undefined)
        return attributesOf({ attributes: pairs });
    return recordOf(value) === undefined ? value : undefined;
}
/** Attributes by the last part of their name, `assay.reward` as `reward`, where outcome and expectations are looked for. */
function factsOf(attributes) {
    const facts = {};
    for (const [key, value] of Object.entries(attributes)) {
        const name = /^(?:assay\.|eval(?:uation)?\.)?([a-z_]+)$/.exec(key)?.[1];
        if (name !== undefined)
            facts[name] = decoded(value);
    }
    const score = attributes['gen_ai.evaluation.score.value'];
    if (score !== undefined)
        facts['score'] ??= Number(score);
    const why = attributes['gen_ai.evaluation.explanation'];
    if (why !== undefined)
        facts['explanation'] ??= why;
    return facts;
}
/** Nanoseconds since 1970, as a text of digits or a number, in milliseconds. */
function otlp_millisecondsOf(value) {
    if (typeof value === 'number')
        return value / 1e6;
    return typeof value === 'string' && /^\d{1,20}$/.test(value)
        ? Number(BigInt(value) / NANOSECONDS_IN_MS)
        : undefined;
}

;// CONCATENATED MODULE: ./lib/traces/trace-trajectory.js





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
    const calls = spans.filter(({ kind }) => kind === 'tool').map(callOf);
    const retrieved = spans.filter(({ kind }) => kind === 'retrieval');
    if (answer === '' && calls.length === 0 && root?.error === undefined)
        return { problem: 'holds no answer and no tool call' };
    const expected = listField(facts, 'expected_tools', 'expected_tool_calls');
    const truth = textField(facts, 'ground_truth', 'expected_output');
    const behaviour = textField(facts, 'expected_behavior');
    return {
        id: textField(facts, 'test_case_id', 'case_id') ?? id,
        name: textField(facts, 'name') ?? (question === '' ? root?.name : question),
        agent,
        tags: tagsOf(facts),
        turns: [
            {
                input: question,
                output: answer,
                tool_calls: calls,
                context: retrieved.length === 0 ? null : retrieved.flatMap(({ output }) => documentsIn(output)),
                latency_ms: durationOf(root, spans),
                usage: usageOf(spans),
                criteria: {
                    ...(behaviour === undefined ? {} : { expected_behavior: behaviour }),
                    ...(truth === undefined ? {} : { ground_truth: truth }),
                    ...(expected === undefined ? {} : { expected_tools: recordedExpectations(expected) }),
                },
            },
        ],
        outcome: outcomeOf(facts, answer),
        ...(answer === '' && root?.error !== undefined
            ? { error: { code: 'agent_failed', message: root.error } }
            : {}),
    };
}
/** Messages stand under this key, or are the value itself. */
const messagesIn = (value) => Array.isArray(value) && value.some((one) => fieldOf(one, 'role') !== undefined)
    ? value
    : listField(value, 'messages');
function questionIn(value) {
    const messages = messagesIn(value);
    if (messages === undefined)
        return empty(value) ? '' : textOf(value);
    return conversationOf(messages).turns.findLast(({ input }) => input !== '')?.input ?? '';
}
function answerIn(value) {
    const messages = messagesIn(value);
    if (messages === undefined)
        return empty(value) ? '' : textOf(value);
    return conversationOf(messages).said.findLast(({ role }) => role === 'assistant')?.content ?? '';
}
const empty = (value) => {
    const record = recordOf(value);
    return record !== undefined && Object.keys(record).length === 0;
};
function callOf({ name, input, output, error }) {
    const result = recordOf(output);
    // Our tracing door wraps a bare result, since its spans hold objects only.
    const bare = result !== undefined && Object.keys(result).length === 1 && Object.hasOwn(result, 'result');
    const value = bare ? result['result'] : output;
    return {
        name: name === '' ? 'tool' : name,
        arguments: argumentsOf(input),
        ...(value === undefined ? {} : { result: value }),
        ...(error === undefined ? {} : { error }),
    };
}
function documentsIn(output) {
    const list = Array.isArray(output)
        ? output
        : listField(output, 'documents', 'chunks', 'results', 'context');
    return (list ?? (empty(output) ? [] : [output])).map(textOf).filter((text) => text !== '');
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
function usageOf(spans) {
    const sum = (key) => {
        const values = spans.flatMap((span) => span[key] ?? []);
        return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
    };
    const usage = {
        input_tokens: sum('tokens_input'),
        output_tokens: sum('tokens_output'),
        cost_usd: sum('cost_usd'),
    };
    return Object.values(usage).every((value) => value === null) ? null : usage;
}

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
        if (fieldOf(value, 'resourceSpans') !== undefined || fieldOf(value, 'resource_spans') !== undefined) {
            const spans = otlpSpans(value);
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
        yield { line, ...told(traceTrajectory(otlpTrace(traceId, spans))) };
}
function trajectoryOf(value) {
    if (recordOf(value) === undefined)
        return { problem: `is no object; a record is ${FORMS}` };
    if (listField(value, 'messages', 'history', 'conversation', 'conversations') !== undefined)
        return chatLog(value);
    const spans = listField(value, 'spans');
    if (spans !== undefined)
        return traceTrajectory(ownTrace(value, spans));
    return { problem: `has a form that is not known; a record is ${FORMS}` };
}
const told = (read) => ('problem' in read ? read : { trajectory: read });

// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
// EXTERNAL MODULE: ./lib/text/clean-text.js
var clean_text = __webpack_require__(18624);
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
                            result: imported_case_resultOf(outcome, passAt),
                            usage: { ...judge/* NO_USAGE */.yJ },
                        },
                    ]
                    : []),
            ];
        },
    };
}
/** The recorded outcome as a verdict. A number is a score of what is asked for, between 0 and 1. */
function imported_case_resultOf({ field, value, reasons }, passAt) {
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
            return [{ path, shown, sha256: fileHash(path, ports.files) }];
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

/***/ 31045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ terminalQuote),
/* harmony export */   MJ: () => (/* binding */ terminalLines),
/* harmony export */   tL: () => (/* binding */ terminalLine)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18624);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37832);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65258);



/** Text of anyone on one terminal line: no escape, no control, no line break; on a runner's log it is no command (security.md S14, S20). */
function terminalLine(text) {
    return (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLegacy */ .vW)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text)).replace(/^:(?=:)/, ': ');
}
/**
 * Text of anyone as running text, broken into lines of at most `width` columns: none of them, also behind an indent of white
 * space, is a command, wherever the breaks fall. At most `most` lines are made.
 */
function terminalLines(text, width, most = Number.POSITIVE_INFINITY) {
    const line = terminalLine(text);
    if (!line.includes('::'))
        return (0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line, width, most);
    // One column is kept for the space that breaks a command.
    return (0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line, width - 1, most).map((each) => each.replace(/^:(?=:)/, ': '));
}
/**
 * Text of anyone as a quotation: lines that begin with `│ `, of at most `width` columns together with it, so that no line
 * can pass for ours or for a command. At most `most` lines; an ellipsis ends the last one when there was more.
 */
function terminalQuote(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = width - BAR.length;
    const lines = [];
    for (const line of (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLegacy */ .vW)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(text)).split('\n')) {
        if (line.trim() === '')
            continue;
        lines.push(...(0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line.replace(/\s+/g, ' ').trim(), columns, most + 1 - lines.length));
        if (lines.length > most)
            break;
    }
    if (lines.length > most) {
        lines.length = most;
        lines[most - 1] = `${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(lines[most - 1], columns - 2, 1)[0] ?? ''} …`;
    }
    return lines.map((line) => `${BAR}${line}`);
}
const BAR = '│ ';


/***/ }),

/***/ 65258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   vW: () => (/* binding */ breakLegacy)
/* harmony export */ });
/* unused harmony export workflowCommand */
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18624);

/** `##[` also where ignorable characters hide in it; the runner compares by culture and looks through them (security.md F1). */
const LEGACY_START = /#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[/gu;
/** Text in which the older command form `##[` stands no more; the rest is as it was. */
const breakLegacy = (text) => text.replace(LEGACY_START, '# #[');
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/**
 * One command line for the Actions runner, escaped as its own toolkit does. The message and the values may be anyone's
 * text: they cannot end the line, add a property or start another command. Empty and undefined properties are left out.
 * A mask is passed on byte by byte, because a cleaned secret would mask something else.
 */
function workflowCommand(name, properties = {}, message = '') {
    const safe = (text) => (name === 'add-mask' ? text : breakLegacy(cleanText(text)));
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(safe(String(value)))}`)
        .join(',');
    return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(safe(message))}`;
}
/**
 * Anyone's text for a runner's log: every line begins with `│ `, no line is a command in either form, nothing moves the
 * cursor or hides. The result may hold several lines; no line break at the end.
 */
function logLine(text) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text)
        .split('\n')
        .map((line) => `│ ${breakLegacy(line).replace(/^(\s*):(?=:)/, '$1: ')}`)
        .join('\n');
}


/***/ })

};
