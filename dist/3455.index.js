export const id = 3455;
export const ids = [3455];
export const modules = {

/***/ 53860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ isTextFile),
/* harmony export */   c0: () => (/* binding */ mediaTypeOf),
/* harmony export */   iy: () => (/* binding */ refuseAttachment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Media types by extension; anything else must be named by the attachment or counts as bytes. */
const BY_EXTENSION = {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    svg: 'image/svg+xml',
    bmp: 'image/bmp',
    pdf: 'application/pdf',
    txt: 'text/plain',
    md: 'text/markdown',
    csv: 'text/csv',
    tsv: 'text/tab-separated-values',
    html: 'text/html',
    htm: 'text/html',
    xml: 'application/xml',
    json: 'application/json',
    jsonl: 'application/jsonl',
    yaml: 'application/yaml',
    yml: 'application/yaml',
    wav: 'audio/wav',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    mp4: 'video/mp4',
    webm: 'video/webm',
    zip: 'application/zip',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
/** Bytes of unknown kind (RFC 2046). */
const UNKNOWN_KIND = 'application/octet-stream';
const TEXT_TYPES = new Set(['application/json', 'application/jsonl', 'application/xml', 'application/yaml']);
/** The media type of a file name. */
function mediaTypeOf(name) {
    const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
    return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : UNKNOWN_KIND;
}
/** Whether a model can simply read it. */
function isTextFile(mediaType) {
    return mediaType.startsWith('text/') || TEXT_TYPES.has(mediaType);
}
/** An attachment that an agent cannot take; it is never left out silently (contract 3). */
function refuseAttachment(attachment, takes) {
    const by = attachment.data === undefined ? ' by URL' : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('agent_failed', `The agent cannot take the attachment ${JSON.stringify(attachment.name)} (${attachment.media_type}${by}).`, { where: 'attachments', subcode: 'attachment', hint: `It takes ${takes}.` });
}


/***/ }),

/***/ 6429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ withoutAnswer),
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   T$: () => (/* binding */ chatAnswer),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   Yz: () => (/* binding */ parsed),
/* harmony export */   fG: () => (/* binding */ textWithCalls)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31093);
/* harmony import */ var _parse_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74376);
/* harmony import */ var _provider_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51706);
/* harmony import */ var _read_tool_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62883);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20125);






/**
 * Reads a chat completion: the first choice's text (or its refusal, which is an answer too), tool calls with parsed
 * arguments, tokens. A completion without any message is the provider's failure; one that a filter stopped has no answer.
 */
function chatAnswer(completion, provider) {
    const root = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(parsed(completion));
    const broken = () => (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_1__/* .malformed */ .Qm)(provider, typeof completion === 'string' ? completion : JSON.stringify(completion ?? null));
    const choices = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(root, 'choices');
    const choice = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(Array.isArray(choices) ? choices[0] : undefined);
    const reason = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(choice, 'finish_reason');
    const message = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(choice, 'message'));
    const text = contentText((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(message, 'content')) ?? (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(message, 'refusal');
    const calls = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(message, 'tool_calls') ?? undefined;
    if (calls !== undefined)
        (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .dropPrototypeKeys */ .ce)(calls);
    const tool_calls = calls === undefined ? [] : (0,_read_tool_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .readToolCalls */ ._)(calls, 'tool_calls');
    if ((typeof text !== 'string' || text === '') && tool_calls.length === 0) {
        if (reason === 'content_filter')
            throw withoutAnswer(provider, 'content_filter', 'its content filter stopped the answer');
        if (reason === 'length')
            throw withoutAnswer(provider, 'truncated', 'the token limit was reached before the answer began', 'Raise invocation.max_tokens.');
        if (typeof text !== 'string')
            throw broken();
    }
    return {
        ...textWithCalls(typeof text === 'string' ? text : '', tool_calls),
        // An agent of a chat model shows all its calls, so none means none.
        tool_calls,
        ...usageOf((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(root, 'usage'), 'prompt_tokens', 'completion_tokens'),
    };
}
/** The text of a message. Beside tool calls a blank one is none: servers write "" there as well as null. */
function textWithCalls(text, calls) {
    return calls.length > 0 && !(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_4__/* .isPresent */ .Wo)(text) ? { output: '', output_missing: true } : { output: text };
}
/** An answer that never began; it is no evidence about the agent's answer. */
function withoutAnswer(provider, subcode, why, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Fault */ .vC('agent_failed', `${provider.name} gave no answer: ${why}.`, {
        subcode,
        ...(hint !== undefined && { hint }),
    });
}
/** Tokens under the names that the provider uses. */
function usageOf(value, input, output) {
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    const input_tokens = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, input));
    const output_tokens = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, output));
    if (input_tokens === undefined && output_tokens === undefined)
        return {};
    return {
        usage: {
            ...(input_tokens !== undefined && { input_tokens }),
            ...(output_tokens !== undefined && { output_tokens }),
        },
    };
}
/** Content as text: a text, or the text parts of a list. */
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return undefined;
    return content
        .map((part) => (typeof part === 'string' ? part : (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(part), 'text')))
        .filter((text) => typeof text === 'string')
        .join('');
}
/** An SDK hands over text when the content type is not JSON; the body decides, not its label. */
function parsed(answer) {
    if (typeof answer !== 'string')
        return answer;
    const reply = (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReply */ .UV)(answer, 'the answer');
    return reply.kind === 'json' ? reply.value : undefined;
}


/***/ }),

/***/ 9115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ chatPart),
/* harmony export */   p: () => (/* binding */ chatMessages)
/* harmony export */ });
/* harmony import */ var _attachment_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53860);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93478);


/**
 * A call as chat messages: system prompt first, then all turns; attachments go with the current user turn. Tool entries of
 * a history are left out, because they have no call that they answer.
 */
function chatMessages(call, agent, part) {
    const { system_prompt } = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsOf */ .f5)(call, agent);
    const messages = [];
    if (system_prompt !== undefined && system_prompt !== '')
        messages.push({ role: 'system', content: system_prompt });
    for (const { role, content } of call.messages)
        if (role !== 'tool')
            messages.push({ role, content });
    const last = messages.at(-1);
    if (last === undefined || last.role !== 'user')
        messages.push({ role: 'user', content: call.input });
    if (call.attachments.length === 0)
        return messages;
    const current = messages[messages.length - 1];
    const text = typeof current.content === 'string' ? current.content : '';
    messages[messages.length - 1] = {
        role: 'user',
        content: [...(text === '' ? [] : [{ type: 'text', text }]), ...call.attachments.map(part)],
    };
    return messages;
}
const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const SOUNDS = {
    'audio/wav': 'wav',
    'audio/x-wav': 'wav',
    'audio/mpeg': 'mp3',
    'audio/mp3': 'mp3',
};
/** An attachment as a part of a chat completion: image, sound, file (PDF) or text. Throws Fault `agent_failed` for others. */
function chatPart(attachment) {
    const { name, media_type, data, url } = attachment;
    if (IMAGES.has(media_type))
        return { type: 'image_url', image_url: { url: url ?? `data:${media_type};base64,${data}` } };
    if (data !== undefined && media_type === 'application/pdf')
        return { type: 'file', file: { filename: name, file_data: `data:${media_type};base64,${data}` } };
    const sound = SOUNDS[media_type];
    if (data !== undefined && sound !== undefined)
        return { type: 'input_audio', input_audio: { data, format: sound } };
    if (data !== undefined && (0,_attachment_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isTextFile */ .CI)(media_type))
        return { type: 'text', text: `${name}:\n${Buffer.from(data, 'base64').toString('utf8')}` };
    throw (0,_attachment_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseAttachment */ .iy)(attachment, 'images, PDF files, wav and mp3 sound, and text files; by URL images only');
}


/***/ }),

/***/ 19628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ connectAgent)
});

// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/agents/answer-mapping.js
var answer_mapping = __webpack_require__(68969);
// EXTERNAL MODULE: ./lib/agents/body-template.js
var body_template = __webpack_require__(2923);
// EXTERNAL MODULE: ./lib/agents/check-invocation.js
var check_invocation = __webpack_require__(76457);
// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url = __webpack_require__(71961);
// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path = __webpack_require__(85545);
// EXTERNAL MODULE: ./lib/agents/parse-reply.js
var parse_reply = __webpack_require__(74376);
// EXTERNAL MODULE: ./lib/agents/record.js
var agents_record = __webpack_require__(20125);
// EXTERNAL MODULE: ./lib/agents/status-fault.js
var status_fault = __webpack_require__(38355);
;// CONCATENATED MODULE: ./lib/agents/reported-error.js




/** Keys under which an error says in words what it is, most telling first. */
const WORDS = ['message', 'detail', 'error', 'error_message', 'error_description', 'description', 'reason'];
/** Keys that say it less well: what was answered beside `is_error`, and the name of the kind of error. */
const LESSER_WORDS = ['text', 'result', 'output', 'title', 'type', 'code', 'name'];
/** Errors inside of errors that are looked into for words. */
const DEEPEST_WORDS = 4;
/**
 * Fault `agent_failed` (`reported_error`) for an answer that says that it is an error, with the words of the agent: judging it would
 * score a failure of the infrastructure. That is something at `errorPath`, `is_error: true`, and without an output a text or an
 * object under `error` or the `errors` of GraphQL. What is blank, `false`, `null` or 0 is no error.
 */
function refuseReportedError(root, { errorPath, hasOutput, where }) {
    const record = (0,agents_record/* asRecord */.qY)(root);
    const named = errorPath === undefined ? undefined : (0,json_path/* valueAt */.f)(root, errorPath);
    if (saysError(named))
        throw reported(wordsOf(named) ?? wordsOf(record), named, where);
    const flagged = (0,agents_record/* own */.ZV)(record, 'is_error') === true;
    const error = (0,agents_record/* own */.ZV)(record, 'error');
    const bare = !hasOutput && saysError(error);
    if (flagged || bare)
        throw reported(wordsOf(error) ?? wordsOf(record), bare ? error : record, where);
    const list = (0,agents_record/* own */.ZV)(record, 'errors');
    if (!hasOutput && isGraphqlErrors(list))
        throw reported(wordsOf(list), list, where);
}
/** Whether what stands in the place of an error is one: nothing blank, `false`, `null`, 0 or without content. */
function saysError(value) {
    if (value === undefined || value === null || value === false || value === 0)
        return false;
    if (typeof value === 'string')
        return value.trim() !== '';
    return typeof value !== 'object' || Object.keys(value).length > 0;
}
/** Every error of GraphQL has a message (its specification, 7.1.2); other lists of that name may be an answer. */
function isGraphqlErrors(value) {
    return (Array.isArray(value) &&
        value.length > 0 &&
        value.every((entry) => typeof (0,agents_record/* own */.ZV)((0,agents_record/* asRecord */.qY)(entry), 'message') === 'string'));
}
/** What an error says in words; undefined where it has none. */
function wordsOf(value, depth = 0) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value;
    if (depth > DEEPEST_WORDS)
        return undefined;
    if (Array.isArray(value))
        return wordsOf(value[0], depth + 1);
    const record = (0,agents_record/* asRecord */.qY)(value);
    if (record === undefined)
        return undefined;
    for (const key of [...WORDS, ...LESSER_WORDS]) {
        const words = wordsOf((0,agents_record/* own */.ZV)(record, key), depth + 1);
        if (words !== undefined)
            return words;
    }
    return undefined;
}
function reported(words, error, where) {
    const said = words ?? JSON.stringify(error) ?? String(error);
    return new lib_errors/* Fault */.vC('agent_failed', `the agent reported an error: ${(0,status_fault/* excerpt */.K)(said)}`, {
        where,
        subcode: 'reported_error',
    });
}

;// CONCATENATED MODULE: ./lib/agents/answer-among-text.js





/** Keys under which loggers write how bad it is. */
const LEVELS = ['level', 'severity', 'levelname'];
/** How much of the text around an answer is quoted. */
const QUOTED = 60;
/**
 * The answer of a program that also logs to standard output: a line that is a JSON object with an output or tool calls (the last one),
 * else one object that is laid out over several lines, else one behind other text on the last line. Undefined where there is none. The
 * work is linear in the text: no piece of it is parsed more than a few times.
 */
function answerAmongText(text, mapping) {
    const whole = text.trim();
    return onOneLine(whole, mapping) ?? overLines(whole, mapping) ?? behindText(whole, mapping);
}
/** The JSON object on the last line of a text of several lines. */
function lastObject(text) {
    const whole = text.trim();
    const start = whole.lastIndexOf('\n') + 1;
    return start === 0 ? undefined : objectOf(whole.slice(start));
}
/** What a line of a program is: an answer or an error that it reports, another JSON object, as loggers write too, or text. */
function kindOfLine(line, mapping) {
    const record = objectOf(line.trim());
    if (record === undefined)
        return 'text';
    if (isAnswer(record, mapping, true))
        return 'answer';
    const keys = mapping.output === undefined ? answer_mapping/* PROTOCOL_KEYS */.QY : [];
    return keys.some((key) => (0,agents_record/* own */.ZV)(record, key) !== undefined) ? 'answer' : 'object';
}
function onOneLine(text, mapping) {
    for (let end = text.length; end > 0;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        // Not indented: a line within an object that is laid out is no answer.
        const line = text.slice(start, end).trimEnd();
        if (isAnswer(objectOf(line), mapping, end === text.length))
            return { json: line, around: beginning(text.slice(0, start)) || beginning(text.slice(end)) };
        end = start - 1;
    }
    return undefined;
}
/** From the first line that begins with a brace, or the last that is nothing else, to the last that ends with one. */
function overLines(text, mapping) {
    const end = text.endsWith('}') ? text.length : text.lastIndexOf('}\n') + 1;
    const first = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
    const last = text.lastIndexOf('\n{\n') + 1;
    for (const start of new Set([first, last])) {
        const json = text.slice(start, end);
        if (isAnswer(objectOf(json), mapping, end === text.length))
            return { json, around: beginning(text.slice(0, start)) || beginning(text.slice(end)) };
    }
    return undefined;
}
/** From the first object of the last line, or from the one behind it where the line begins with one of a logger. */
function behindText(text, mapping) {
    const line = text.lastIndexOf('\n') + 1;
    const first = text.indexOf('{"', line);
    const next = /\}[ \t]*\{"/.exec(text.slice(line));
    const second = next === null ? -1 : line + next.index + next[0].length - 2;
    for (const start of [first, second]) {
        if (start <= 0)
            continue;
        const json = text.slice(start);
        if (isAnswer(objectOf(json), mapping, true))
            return { json, around: beginning(text.slice(0, start)) };
    }
    return undefined;
}
/** Log lines may be JSON too: only an output or tool calls make an answer, and at the end an error. */
function isAnswer(record, mapping, atEnd) {
    if (record === undefined)
        return false;
    const paths = [mapping.output, mapping.tool_calls].filter((path) => path !== undefined);
    if (paths.some((path) => (0,json_path/* valueAt */.f)(record, path) !== undefined))
        return true;
    if (mapping.error !== undefined && saysError((0,json_path/* valueAt */.f)(record, mapping.error)))
        return true;
    const keys = mapping.output === undefined ? ['output', 'tool_calls'] : [];
    if (keys.some((key) => (0,agents_record/* own */.ZV)(record, key) !== undefined))
        return true;
    // What has a level is of a logger, and an error that it tells of is none of the answer.
    if (!atEnd || LEVELS.some((key) => (0,agents_record/* own */.ZV)(record, key) !== undefined))
        return false;
    return saysError((0,agents_record/* own */.ZV)(record, 'error')) || (0,agents_record/* own */.ZV)(record, 'is_error') === true;
}
function objectOf(text) {
    if (!text.startsWith('{') || !text.endsWith('}'))
        return undefined;
    try {
        (0,parse_reply/* refuseHostile */.pm)(text, '');
        return (0,agents_record/* asRecord */.qY)(JSON.parse(text));
    }
    catch {
        return undefined; // It only looks like one; an answer that is too deep stays text.
    }
}
const beginning = (text) => text.trim().slice(0, QUOTED);

// EXTERNAL MODULE: ./lib/agents/read-tool-calls.js
var read_tool_calls = __webpack_require__(62883);
;// CONCATENATED MODULE: ./lib/agents/read-answer.js









/** Beyond this a cost is a mistake of the agent, and one mistake must not hide the sum of a run. */
const DEAREST_ANSWER_USD = 10_000;
/** Keys of an answer that are named in a message. */
const MOST_KEYS = 20;
const LONGEST_KEY = 60;
/** An object with a key of the protocol, as JSON, as Python writes a dict, or cut off. */
const LIKE_AN_ANSWER = /\{\s*["'](?:output|tool_calls|context|agent_plan)["']\s*:/;
/**
 * Reads an answer (contract 3): by the mapping, else by the keys of the program protocol, else the text itself is the
 * output. A mapped output that is missing is Fault `agent_failed` naming path and keys seen; other parts are then not captured.
 * An answer that says that it is an error is a Fault too, with its own words. With `logs` the answer may stand among other text.
 */
function readAnswer(text, mapping, where, { warn, logs = false } = {}) {
    const mapped = (0,answer_mapping/* mapsParts */.cx)(mapping);
    const isObject = /^\ufeff?\s*\{/.test(text);
    const reply = mapped || mapping.error !== undefined || isObject ? (0,parse_reply/* parseReply */.UV)(text, where) : undefined;
    const root = reply?.kind === 'json' ? reply.value : undefined;
    const record = (0,agents_record/* asRecord */.qY)(root);
    if (record === undefined && logs) {
        const found = answerAmongText(text, mapping);
        if (found !== undefined) {
            warn?.('text_around', textAround(found.around));
            return readAnswer(found.json, mapping, where, { warn });
        }
    }
    if (reply === undefined) {
        const last = logs ? lastObject(text) : undefined;
        if (last !== undefined)
            warn?.('unknown_keys', unknownKeys(last));
        else
            warnOfLikeness(text, warn);
        return { output: text };
    }
    const given = mapping.output === undefined ? (0,agents_record/* own */.ZV)(record, 'output') : (0,json_path/* valueAt */.f)(root, mapping.output);
    refuseReportedError(root, { errorPath: mapping.error, hasOutput: !isBlank(given), where });
    if (mapping.output !== undefined && root === undefined)
        throw missingOutput(mapping.output, text, where);
    if (!mapped && !answer_mapping/* PROTOCOL_KEYS */.QY.some((key) => record !== undefined && Object.hasOwn(record, key))) {
        if (record !== undefined)
            warn?.('unknown_keys', unknownKeys(record));
        else
            warnOfLikeness(text, warn);
        return { output: text };
    }
    return partsOf(text, root, mapping, where);
}
/** A text is an answer, but not where it holds one that cannot be read: its tool calls would be lost without a word. */
function warnOfLikeness(text, warn) {
    if (LIKE_AN_ANSWER.test(text))
        warn?.('like_an_answer', LIKE_ONE);
}
const LIKE_ONE = 'answered with text in which an answer seems to stand that cannot be read as one JSON object, so the whole text was taken as the output and no tool call was read; print one JSON object and nothing else (in Python json.dumps), or set invocation.output_path';
const isBlank = (value) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
/** The parts of an answer that has a mapping, or a key of the program protocol. */
function partsOf(text, root, mapping, where) {
    const mapped = (0,answer_mapping/* mapsParts */.cx)(mapping);
    const record = (0,agents_record/* asRecord */.qY)(root);
    const part = (path, key) => path === undefined ? (0,agents_record/* own */.ZV)(record, key) : (0,json_path/* valueAt */.f)(root, path);
    // Beside a mapping the protocol's keys may belong to somebody else: what does not fit there is left alone.
    const lenient = (path) => mapped && path === undefined;
    const answer = { output: '' };
    const calls = part(mapping.tool_calls, 'tool_calls') ?? undefined;
    if (calls !== undefined && !(lenient(mapping.tool_calls) && !looksLikeCalls(calls)))
        answer.tool_calls = (0,read_tool_calls/* readToolCalls */._)(calls, mapping.tool_calls?.text ?? 'tool_calls');
    const context = readContext(part(mapping.context, 'context'), mapping.context?.text ?? 'context', lenient(mapping.context));
    if (context !== undefined)
        answer.context = context;
    const plan = readText(part(mapping.plan, 'agent_plan'));
    if (plan !== undefined)
        answer.agent_plan = plan;
    const usage = readUsage((0,agents_record/* own */.ZV)(record, 'usage'));
    if (usage !== undefined)
        answer.usage = usage;
    const output = readText(part(mapping.output, 'output'));
    if (output !== undefined)
        answer.output = output;
    else if (mapping.output !== undefined && !answer.tool_calls?.length)
        throw missingOutput(mapping.output, root, where);
    else if (!answer.tool_calls?.length) {
        if (!mapped)
            throw missingOutput((0,json_path/* compilePath */.H)('output', 'output'), root, where);
        answer.output = text;
    }
    else
        answer.output_missing = true;
    return answer;
}
/** A text as it is, a structured value as JSON; nothing for null and undefined. */
function readText(value) {
    if (value === undefined || value === null)
        return undefined;
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function looksLikeCalls(value) {
    return Array.isArray(value) && value.every((entry) => (0,agents_record/* asRecord */.qY)(entry) !== undefined);
}
/** Context documents: texts, or objects that carry their text under a usual name. */
function readContext(value, path, lenient = false) {
    if (value === undefined || value === null)
        return undefined;
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value))
        return value.map(documentText);
    if (lenient)
        return undefined;
    throw new lib_errors/* Fault */.vC('agent_failed', `The answer's ${path} is neither a text nor a list of documents.`, {
        where: path,
        subcode: 'unreadable_answer',
        hint: 'Context is a list of texts.',
    });
}
function documentText(value) {
    const record = (0,agents_record/* asRecord */.qY)(value);
    const named = ['text', 'content', 'page_content', 'document'].map((key) => (0,agents_record/* own */.ZV)(record, key));
    return named.find((text) => typeof text === 'string') ?? readText(value) ?? '';
}
function readUsage(value) {
    const record = (0,agents_record/* asRecord */.qY)(value);
    const usage = {};
    for (const key of ['input_tokens', 'output_tokens', 'cost_usd']) {
        const number = (0,agents_record/* amount */.vj)((0,agents_record/* own */.ZV)(record, key));
        const sane = key === 'cost_usd' ? (number ?? 0) <= DEAREST_ANSWER_USD : Number.isSafeInteger(number ?? 0);
        if (number !== undefined && sane)
            usage[key] = number;
    }
    return Object.keys(usage).length === 0 ? undefined : usage;
}
/** The first keys of an object, for a message. */
function keysOf(record) {
    const keys = Object.keys(record)
        .slice(0, MOST_KEYS)
        .map((key) => (0,status_fault/* excerpt */.K)(key.slice(0, LONGEST_KEY)));
    return keys.length === 0 ? 'none' : keys.join(', ');
}
const textAround = (around) => `printed other text on standard output beside its JSON answer, which begins with ${JSON.stringify((0,status_fault/* excerpt */.K)(around))} and was left out; logs belong on standard error`;
const unknownKeys = (record) => `answered with a JSON object that has none of the keys ${answer_mapping/* PROTOCOL_KEYS */.QY.join(', ')}, so its whole text was taken as the output and no tool call was read; its top keys are ${keysOf(record)}. Name the answer "output", or set invocation.output_path`;
function missingOutput(path, root, where) {
    if ((0,json_path/* valueAt */.f)(root, path) === null)
        return new lib_errors/* Fault */.vC('agent_failed', `The answer has no output: "${path.text}" is null.`, {
            where,
            subcode: 'missing_output',
            hint: 'Answer with a text; an empty one is an answer, and fails. What went wrong belongs under "error".',
        });
    const record = (0,agents_record/* asRecord */.qY)(root);
    const seen = record !== undefined
        ? `its top keys are ${keysOf(record)}`
        : Array.isArray(root)
            ? `it is a list of ${root.length}`
            : `it is no JSON object but begins with ${JSON.stringify(String(root).slice(0, 80))}`;
    return new lib_errors/* Fault */.vC('agent_failed', `The answer has no output at "${path.text}": ${seen}.`, {
        where,
        subcode: 'missing_output',
        hint: 'Set invocation.output_path to where the answer text stands, for example data.answer.',
    });
}

// EXTERNAL MODULE: ./lib/agents/request-headers.js
var request_headers = __webpack_require__(72464);
// EXTERNAL MODULE: ./lib/agents/wire-call.js
var wire_call = __webpack_require__(93478);
;// CONCATENATED MODULE: ./lib/agents/http-agent.js









/**
 * A custom agent behind an HTTP endpoint (interface 4.8, contract 3). Template, headers and paths are checked here, at
 * connecting; the body default is the object of the program protocol.
 */
function httpAgent({ agent }, ports) {
    const invocation = agent.invocation;
    if (invocation?.url === undefined)
        throw new lib_errors/* Fault */.vC('validation_failed', `Agent ${agent.id} has no invocation.url.`, {
            where: 'invocation.url',
        });
    const { method } = invocation;
    const mapping = (0,answer_mapping/* mappingOf */.GS)(invocation);
    const url = (0,body_template/* compileUrl */.pT)(invocation.url);
    const contentType = (0,request_headers/* headerNamed */.J)(invocation.headers, 'content-type');
    const body = method === 'GET' || invocation.body_template === undefined
        ? undefined
        : (0,body_template/* compileBody */.Cp)(invocation.body_template, contentType);
    if (body !== undefined)
        (0,check_invocation/* checkCarriesInput */.m)(body, url);
    const headers = { ...invocation.headers };
    if (method !== 'GET' && contentType === undefined)
        headers['content-type'] =
            body === undefined || body.json ? 'application/json' : 'text/plain; charset=utf-8';
    Object.freeze(headers);
    const tracing = tracingHeaders(headers);
    // A placeholder stands behind the host, so where the address leads is known beforehand.
    const local = (0,local_url/* isLoopbackUrl */.tE)(invocation.url);
    const shown = url.names.size === 0 ? (0,local_url/* shownUrl */.zA)(invocation.url) : undefined;
    const takesAttachments = url.names.has('attachments') || (body !== undefined ? body.names.has('attachments') : method !== 'GET');
    return {
        local,
        async call(call, { timeoutMs, signal }) {
            if (call.attachments.length > 0 && !takesAttachments)
                throw cannotTakeAttachments(agent.id);
            const values = (0,wire_call/* wireCall */.eo)(call, agent, { paths: false });
            const address = addressOf(url, values, method);
            const where = shown ?? (0,local_url/* shownUrl */.zA)(address);
            const response = await ports.http({
                method,
                url: address,
                headers: local ? tracing(call) : headers,
                ...(method !== 'GET' && { body: body === undefined ? JSON.stringify(values) : (0,body_template/* fill */.GS)(body, values) }),
                ...(signal && { signal }),
                // The one limit that the user set: an agent may think as long as it says.
                totalMs: timeoutMs,
                firstByteMs: timeoutMs,
                idleMs: timeoutMs,
            });
            if (response.status < 200 || response.status > 299)
                throw (0,status_fault/* statusFault */.j)({
                    who: 'The agent',
                    where,
                    response,
                    clock: ports.clock,
                    otherwise: 'agent_failed',
                    hint: 'Look into the log of the agent, or check invocation.url, headers and body_template.',
                });
            return readAnswer(response.text, mapping, where, { warn: call.onWarning });
        },
        // Connections are kept by the port and end with it.
        async close() { },
    };
}
/** The address of one call. A GET that names no input anywhere carries it as the query parameter `input`. */
function addressOf(url, values, method) {
    const address = (0,body_template/* fill */.GS)(url, values);
    if (method !== 'GET' || url.names.has('input') || url.names.has('messages'))
        return address;
    if (!URL.canParse(address))
        return address;
    const parsed = new URL(address);
    parsed.searchParams.set('input', String(values.input));
    return parsed.href;
}
/** Adds the tracing variables of a call as headers (`ASSAY_RUN_ID` → `x-assay-run-id`), for this machine only: they hold a key. */
function tracingHeaders(headers) {
    const taken = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
    // The variables are the same few in every call.
    const names = new Map();
    const headerFor = (variable) => {
        const lower = variable.toLowerCase().replaceAll('_', '-');
        const header = lower === 'traceparent' ? lower : `x-${lower}`;
        return taken.has(header) ? undefined : header;
    };
    return ({ tracing }) => {
        let all;
        for (const variable in tracing) {
            if (!names.has(variable))
                names.set(variable, headerFor(variable));
            const header = names.get(variable);
            if (header === undefined)
                continue;
            all ??= { ...headers };
            all[header] = tracing[variable] ?? '';
        }
        return all ?? headers;
    };
}
function cannotTakeAttachments(id) {
    return new lib_errors/* Fault */.vC('agent_failed', `Agent ${id} cannot take attachments: its template does not name them.`, {
        where: 'invocation.body_template',
        subcode: 'attachment',
        hint: 'Put {{ attachments }} into invocation.body_template.',
    });
}

// EXTERNAL MODULE: ./lib/agents/attachment-kind.js
var attachment_kind = __webpack_require__(53860);
// EXTERNAL MODULE: ./lib/agents/chat-messages.js
var chat_messages = __webpack_require__(9115);
// EXTERNAL MODULE: ./lib/agents/chat-answer.js
var chat_answer = __webpack_require__(6429);
;// CONCATENATED MODULE: ./lib/agents/langchain-answer.js





/** Keys under which chains put their answer, most usual first. */
const ANSWER_KEYS = ['output', 'answer', 'result', 'text', 'response'];
/**
 * The `output` of LangServe: a text, a message, a state with messages, or an object with the answer under a usual key;
 * anything else counts as JSON text. Undefined when there is nothing.
 */
function chainAnswer(output) {
    if (output === undefined || output === null)
        return undefined;
    if (typeof output === 'string')
        return { output };
    const record = (0,agents_record/* asRecord */.qY)(output);
    if (record === undefined)
        return { output: JSON.stringify(output) };
    if (Array.isArray((0,agents_record/* own */.ZV)(record, 'messages')))
        return stateAnswer(record['messages']);
    if ((0,agents_record/* own */.ZV)(record, 'content') !== undefined)
        return stateAnswer([{ type: 'ai', ...record }]);
    const key = ANSWER_KEYS.find((name) => (0,agents_record/* own */.ZV)(record, name) !== undefined && record[name] !== null);
    if (key === undefined)
        return { output: JSON.stringify(output) };
    const inner = record[key];
    const answer = typeof inner === 'string' ? { output: inner } : chainAnswer(inner);
    if (answer === undefined)
        return undefined;
    const context = readContext((0,agents_record/* own */.ZV)(record, 'context'), 'output.context', true);
    const steps = (0,agents_record/* own */.ZV)(record, 'intermediate_steps');
    return {
        ...answer,
        ...(context !== undefined && { context }),
        ...(Array.isArray(steps) && { tool_calls: steps.flatMap(stepCall) }),
    };
}
/**
 * The answer of a list of messages: the text of the last AI message, and the tool calls since the last human message with
 * their results. Undefined when no AI message follows, or the last one holds neither text nor calls.
 */
function stateAnswer(messages) {
    const records = messages.map(agents_record/* asRecord */.qY);
    const from = records.findLastIndex((message) => ['human', 'user'].includes(kindOf(message))) + 1;
    const turn = records.slice(from);
    const replies = turn.filter((message) => ['ai', 'assistant', 'AIMessageChunk'].includes(kindOf(message)));
    const last = replies.at(-1);
    if (last === undefined)
        return undefined;
    const results = new Map();
    for (const message of turn)
        if (message !== undefined && kindOf(message) === 'tool' && (0,agents_record/* own */.ZV)(message, 'tool_call_id') !== undefined)
            results.set((0,agents_record/* own */.ZV)(message, 'tool_call_id'), message);
    const tool_calls = replies.flatMap((message) => {
        const calls = (0,agents_record/* own */.ZV)(message, 'tool_calls');
        if (!Array.isArray(calls))
            return [];
        return (0,read_tool_calls/* readToolCalls */._)(calls, 'tool_calls').map((call, index) => withResult(call, results.get((0,agents_record/* own */.ZV)((0,agents_record/* asRecord */.qY)(calls[index]), 'id'))));
    });
    // Calls of earlier messages were answered already; only those of the last one stand in the place of a text.
    const open = (0,agents_record/* own */.ZV)(last, 'tool_calls');
    const calls = Array.isArray(open) ? open : [];
    const text = (0,chat_answer/* contentText */.Tf)((0,agents_record/* own */.ZV)(last, 'content'));
    if (text === undefined && calls.length === 0)
        return undefined;
    return { ...(0,chat_answer/* textWithCalls */.fG)(text ?? '', calls), tool_calls, ...totalUsage(replies) };
}
function withResult(call, message) {
    if (message === undefined)
        return call;
    const content = (0,agents_record/* own */.ZV)(message, 'content');
    const text = (0,chat_answer/* contentText */.Tf)(content) ?? content;
    return (0,agents_record/* own */.ZV)(message, 'status') === 'error' ? { ...call, error: text } : { ...call, result: text };
}
function stepCall(step) {
    if (!Array.isArray(step))
        return [];
    const action = (0,agents_record/* asRecord */.qY)(step[0]);
    const name = (0,agents_record/* own */.ZV)(action, 'tool');
    if (typeof name !== 'string' || name === '')
        return [];
    return [
        { name, arguments: (0,read_tool_calls/* readArguments */.l)((0,agents_record/* own */.ZV)(action, 'tool_input'), 'intermediate_steps'), result: step[1] },
    ];
}
function kindOf(message) {
    const kind = (0,agents_record/* own */.ZV)(message, 'type') ?? (0,agents_record/* own */.ZV)(message, 'role');
    return typeof kind === 'string' ? kind : '';
}
function totalUsage(messages) {
    const totals = { input_tokens: 0, output_tokens: 0 };
    let known = false;
    for (const message of messages) {
        const { usage } = (0,chat_answer/* usageOf */.Fs)((0,agents_record/* own */.ZV)(message, 'usage_metadata'), 'input_tokens', 'output_tokens');
        if (usage === undefined)
            continue;
        known = true;
        totals.input_tokens += usage.input_tokens ?? 0;
        totals.output_tokens += usage.output_tokens ?? 0;
    }
    return known ? { usage: totals } : {};
}
/** LangGraph reports a failed run with status 200 and this key. */
function refuseGraphError(state, where) {
    const error = (0,agents_record/* own */.ZV)(state, '__error__');
    if (error === undefined || error === null)
        return;
    const record = (0,agents_record/* asRecord */.qY)(error);
    const what = [(0,agents_record/* own */.ZV)(record, 'error'), (0,agents_record/* own */.ZV)(record, 'message')]
        .filter((part) => typeof part === 'string')
        .join(': ');
    throw new lib_errors/* Fault */.vC('agent_failed', `The graph failed: ${(what || JSON.stringify(error)).slice(0, 300)}`, {
        where,
        hint: 'Look into the log of the LangGraph server.',
    });
}

// EXTERNAL MODULE: ./lib/agents/provider-call.js
var provider_call = __webpack_require__(51706);
;// CONCATENATED MODULE: ./lib/agents/langchain-agent.js
















const LANGCHAIN = { name: 'The LangChain server', credential: 'invocation.headers' };
/** Roles of chat messages in LangServe's serialised form. */
const KINDS = { system: 'system', user: 'human', assistant: 'ai' };
/**
 * A LangServe chain (`POST {url}/invoke`), or with `invocation.graph` a LangGraph assistant (`POST {url}/runs/wait`). A
 * body_template and mapping paths work as for HTTP agents.
 */
function langchainAgent(reachable, ports) {
    const { agent } = reachable;
    const invocation = agent.invocation;
    if (invocation?.url === undefined)
        throw new lib_errors/* Fault */.vC('validation_failed', `Agent ${agent.id} has no invocation.url.`, {
            where: 'invocation.url',
        });
    const { graph } = invocation;
    const mapping = (0,answer_mapping/* mappingOf */.GS)(invocation);
    const contentType = (0,request_headers/* headerNamed */.J)(invocation.headers, 'content-type');
    const template = invocation.body_template === undefined ? undefined : (0,body_template/* compileBody */.Cp)(invocation.body_template, contentType);
    if (template !== undefined)
        (0,check_invocation/* checkCarriesInput */.m)(template, (0,body_template/* compileUrl */.pT)(invocation.url));
    const url = `${invocation.url.replace(/\/+$/, '')}${graph === undefined ? '/invoke' : '/runs/wait'}`;
    const where = (0,local_url/* shownUrl */.zA)(url);
    const headers = {
        ...(contentType === undefined && { 'content-type': 'application/json' }),
        ...invocation.headers,
    };
    return {
        async call(call, { timeoutMs, signal }) {
            const response = await ports.http({
                method: 'POST',
                url,
                headers,
                body: bodyOf(call, reachable, template),
                ...(signal && { signal }),
                totalMs: timeoutMs,
                firstByteMs: timeoutMs,
                idleMs: timeoutMs,
            });
            if (response.status < 200 || response.status > 299)
                throw (0,status_fault/* statusFault */.j)({
                    who: LANGCHAIN.name,
                    where,
                    response,
                    clock: ports.clock,
                    otherwise: 'provider_error',
                    retryConflict: true,
                    hint: `Check invocation.url${graph === undefined ? '' : ' and graph'}, and headers.`,
                });
            return answerOf(response.text, mapping, graph !== undefined, where);
        },
        async close() { },
    };
}
function bodyOf(call, { agent }, template) {
    const graph = agent.invocation?.graph;
    if (template !== undefined) {
        const [first] = call.attachments;
        if (first !== undefined && !template.names.has('attachments'))
            throw (0,attachment_kind/* refuseAttachment */.iy)(first, 'attachments only where body_template names {{ attachments }}');
        return (0,body_template/* fill */.GS)(template, (0,wire_call/* wireCall */.eo)(call, agent, { paths: false }));
    }
    const messages = (0,chat_messages/* chatMessages */.p)(call, agent, graph === undefined ? takesNone : imagePart);
    const configurable = configurableOf(call);
    const config = configurable === undefined ? {} : { config: { configurable } };
    if (graph !== undefined)
        return JSON.stringify({ assistant_id: graph, input: { messages }, ...config });
    return JSON.stringify({ input: { input: call.input, messages: messages.map(serialised) }, ...config });
}
/** Overrides of the call itself (experiments); what the agent was made with is the server's own business. */
function configurableOf(call) {
    const { model, temperature } = call;
    if (model === undefined && temperature === undefined)
        return undefined;
    return { ...(model !== undefined && { model }), ...(temperature !== undefined && { temperature }) };
}
function serialised({ role, content }) {
    return { type: KINDS[role], content };
}
function takesNone(attachment) {
    throw (0,attachment_kind/* refuseAttachment */.iy)(attachment, 'attachments only by a body_template with {{ attachments }}');
}
function imagePart(attachment) {
    const { media_type, data, url } = attachment;
    if (!media_type.startsWith('image/'))
        throw (0,attachment_kind/* refuseAttachment */.iy)(attachment, 'images');
    return { type: 'image_url', image_url: { url: url ?? `data:${media_type};base64,${data}` } };
}
function answerOf(text, mapping, graph, where) {
    if ((0,answer_mapping/* mapsParts */.cx)(mapping))
        return readAnswer(text, mapping, where);
    const reply = (0,parse_reply/* parseReply */.UV)(text, where);
    const root = reply.kind === 'json' ? (0,agents_record/* asRecord */.qY)(reply.value) : undefined;
    if (root === undefined)
        throw (0,provider_call/* malformed */.Qm)(LANGCHAIN, text);
    refuseGraphError(root, where);
    const messages = (0,agents_record/* own */.ZV)(root, 'messages');
    const hasOutput = [(0,agents_record/* own */.ZV)(root, 'output'), messages].some((part) => part !== undefined && part !== null);
    refuseReportedError(root, { errorPath: mapping.error, hasOutput, where });
    const answer = !graph
        ? chainAnswer((0,agents_record/* own */.ZV)(root, 'output'))
        : Array.isArray(messages)
            ? stateAnswer(messages)
            : chainAnswer((0,agents_record/* own */.ZV)(root, 'output'));
    if (answer !== undefined)
        return answer;
    throw new lib_errors/* Fault */.vC('agent_failed', `The answer holds no ${graph ? 'AI message' : 'output'}; its top keys are ${Object.keys(root).slice(0, 20).join(', ') || 'none'}.`, { where, subcode: 'missing_output', hint: 'Set invocation.output_path to where the answer text stands.' });
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/schema/agent.js
var agent = __webpack_require__(79622);
;// CONCATENATED MODULE: ./lib/agents/missing-variables.js

/** How much of a text is searched: a complaint stands at its beginning or is the end of standard error. */
const MOST_SEARCHED = 8 * 1024;
/** Variables that one piece of advice names. */
const MOST_NAMED = 3;
/** A name of at least two words in capitals, as variables have and hardly anything else. */
const VARIABLE = /\b[A-Z][A-Z0-9]{0,39}(?:_[A-Z0-9]{1,40}){1,8}\b/g;
/** Python's complaint about `os.environ["NAME"]`. */
const KEY_ERROR = /\bKeyError: ['"]([A-Z][A-Z0-9_]{1,80})['"]/g;
/** Words that make a name a missing variable, before it or behind it on its line. */
const IS_MISSING = /\b(?:not set|unset|unbound|missing|required|must be set|undefined|not found|not defined|not provided|environment variable|env var|setting the)\b/i;
/**
 * What to add to the file of an agent so that its program sees the variables that a text of it speaks of and that it was not given.
 * Where the text speaks of none and `guess` is given: the keys of providers that are set here and not handed over.
 */
function missingVariables(text, { agentId, passed, env }, { guess = false } = {}) {
    const given = (name) => (env.get(name) ?? '') !== '';
    const searched = text.slice(-MOST_SEARCHED);
    const absent = namesIn(searched).filter((name) => !passed.has(name));
    const set = absent.filter(given).slice(0, MOST_NAMED);
    if (set.length > 0)
        return `The program does not see ${set.join(', ')}: it gets only the variables that its file names. Add ${linesFor(agentId, set)}`;
    const unset = absent.filter((name) => isComplaint(searched, name)).slice(0, MOST_NAMED);
    if (unset.length > 0)
        return `${unset.join(', ')} ${unset.length === 1 ? 'is' : 'are'} not set here either: set ${unset.length === 1 ? 'it' : 'them'}. The program gets only the variables that its file names. Add ${linesFor(agentId, unset)}`;
    const keys = guess ? providerKeys(env).filter((name) => !passed.has(name) && given(name)) : [];
    if (keys.length === 0)
        return undefined;
    const shown = keys.slice(0, MOST_NAMED);
    return `It does not see your environment. If it needs ${shown.join(' or ')}, add ${linesFor(agentId, shown)}`;
}
/** Names of variables that are set here, were not handed over, and that an answer speaks of. */
const setButMissing = (text, { passed, env }) => namesIn(text.slice(0, MOST_SEARCHED))
    .filter((name) => !passed.has(name) && (env.get(name) ?? '') !== '')
    .slice(0, MOST_NAMED);
function namesIn(text) {
    const keyErrors = [...text.matchAll(KEY_ERROR)].map((match) => match[1]);
    return [...new Set([...keyErrors, ...[...text.matchAll(VARIABLE)].map(([name]) => name)])];
}
function isComplaint(text, name) {
    return text
        .split('\n')
        .some((line) => line.includes(name) && (/\bKeyError:/.test(line) || IS_MISSING.test(line)));
}
function providerKeys(env) {
    const known = agent/* CREDENTIAL_KEYS */.lk;
    return env
        .names()
        .filter((name) => known.includes(name) || (/_API_KEY$/.test(name) && !name.startsWith('ASSAY_')));
}
/** Where to add which lines, laid out so that they can be copied. */
function linesFor(agentId, names) {
    const lines = names.map((name) => `    ${name}: "\${${name}}"`);
    return `under invocation in the file of agent ${agentId}:\n  env:\n${lines.join('\n')}`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/agents/crash-line.js
/** Longest line of a crash that a message shows. */
const LONGEST = 300;
/** How runtimes begin the line that says what went wrong: `ValueError: …`, `java.io.IOException: …`, `panic: …`. */
const NAMES_THE_ERROR = /^(?: {2,20}\| |\[|Uncaught |Unhandled |Exception in thread "[^"]{0,80}" |fatal:? )?(?:[\w$]{1,80}(?:\.|::)){0,10}[\w$]{0,80}(?:Error|Exception|Interrupt|Exit|Rejection|panic|Failure)(?: \[\w{1,80}\])?(?::|$)/i;
/** What runtimes write behind the error. */
const AFTER_THE_ERROR = /^(?:Node\.js v\d|Bun v\d|\(Use `node --trace|note: run with `RUST_BACKTRACE|exit status \d+$|sys:\d+: )/;
const TRACEBACK = 'Traceback (most recent call last):';
/**
 * The line of a program's standard error that says what went wrong: what stands behind the last traceback of Python, the last line
 * that names an error, else the last one that is neither a stack nor what a runtime writes behind it. Empty for nothing.
 */
function crashLine(errors) {
    const lines = errors.split('\n').map((line) => line.replace(/\r$/, ''));
    const traceback = lines.lastIndexOf(TRACEBACK);
    const raised = traceback < 0 ? undefined : lines.slice(traceback + 1).find((line) => /^\S/.test(line));
    const named = lines.findLastIndex((line) => NAMES_THE_ERROR.test(line));
    // A message of several lines begins on the line that names the error; what a runtime wrote at its start is no end.
    const line = raised ?? lines[named] ?? lines.findLast(isUnindented) ?? lines.findLast(isTelling) ?? '';
    const clean = line
        .replace(/^\s*\| /, '')
        .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
        .trim();
    return clean.length > LONGEST ? `${clean.slice(0, LONGEST).toWellFormed()} …` : clean;
}
const isTelling = (line) => line.trim() !== '' && !/^\s*(?:at |[\^~}\])]|\.\.\.)/.test(line) && !AFTER_THE_ERROR.test(line);
const isUnindented = (line) => /^\S/.test(line) && isTelling(line);

;// CONCATENATED MODULE: ./lib/agents/text-tail.js
/** The last `bytes` of what was added, as UTF-8; memory stays at twice that. */
function textTail(bytes) {
    let kept = '';
    return {
        add(text) {
            kept += text;
            if (kept.length > 2 * bytes)
                kept = kept.slice(-bytes);
        },
        text() {
            const all = Buffer.from(kept);
            if (all.length <= bytes)
                return kept;
            let start = all.length - bytes;
            // Not into the middle of a character: continuation bytes begin with the bits 10.
            while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80)
                start++;
            return all.toString('utf8', start);
        },
    };
}

;// CONCATENATED MODULE: ./lib/agents/program.js





/** Most text that a program may answer with on one call (security.md S35). */
const MOST_OUTPUT_BYTES = 10 * 1024 * 1024;
/** How much of stderr is kept for the failure report (contract 3). */
const STDERR_BYTES = 8 * 1024;
/** What every program gets from our environment, and nothing else (contract 3). */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
/** The program of an agent; Fault `validation_failed` when it names none. */
function programOf({ agent, credentials, home }, ports) {
    const invocation = agent.invocation;
    const command = invocation?.command;
    if (command === undefined || command.length === 0)
        throw new lib_errors/* Fault */.vC('validation_failed', `Agent ${agent.id} has no invocation.command.`, {
            where: 'invocation.command',
        });
    const cwd = (0,external_node_path_.resolve)(home, invocation?.cwd ?? '.');
    const shown = command.map((word) => (/^[\w./:=@+-]+$/.test(word) ? word : JSON.stringify(word))).join(' ');
    const base = inherited(ports);
    // The keys of providers that its file names are its own, under `credentials` as under `env`.
    const own = { ...credentials, ...invocation?.env };
    const environment = {
        agentId: agent.id,
        passed: new Set([...Object.keys(base), ...Object.keys(own)]),
        env: ports.env,
    };
    const program = { command, cwd, shown, environment };
    return {
        ...program,
        start: (tracing) => started(program, { ...base, ...besides(tracing, own), ...own }, ports),
    };
}
function inherited({ env }) {
    const base = {};
    for (const name of INHERITED) {
        const value = env.get(name);
        if (value !== undefined)
            base[name] = value;
    }
    return base;
}
/** A process of a program in this environment, and what its end means. */
function started(program, env, ports) {
    const { command, cwd, shown, environment } = program;
    const child = ports.spawn(command, { cwd, env });
    const errors = textTail(STDERR_BYTES);
    child.onErrors((text) => errors.add(text));
    const fault = (code, what, subcode, hint) => {
        const last = errors.text().trim();
        // One line that the sentence quotes already is not shown twice.
        const shownAlready = last === '' || what.endsWith(`: ${last}`);
        const stop = /[.!?]$/.test(what) ? '' : '.';
        return new lib_errors/* Fault */.vC(code, shownAlready ? what : `${what}${stop} Its stderr ended with:\n${last}`, {
            where: shown,
            ...(subcode !== undefined && { subcode }),
            ...(hint !== undefined && { hint }),
        });
    };
    return {
        child,
        fault,
        endFault(ending, printed = '') {
            if (ending.startError !== undefined)
                return startFault(ending.startError, command, cwd, shown, ports);
            if (ending.code === 0)
                return null;
            const how = ending.code === null ? `signal ${ending.signal}` : `exit code ${ending.code}`;
            const said = errors.text();
            const last = printed.slice(-STDERR_BYTES);
            const why = crashLine(said) || crashLine(last);
            const ended = `The agent program ended with ${how}`;
            return fault('agent_failed', why === '' ? `${ended} and wrote nothing.` : `${ended}: ${why}`, 'exit', adviceFor(`${last}\n${said}`, shown, environment));
        },
    };
}
/** Tracing variables without those of exporters where the agent names a place of its own for its spans: ours would win over it. */
function besides(tracing, own) {
    if (!Object.keys(own).some((name) => /^OTEL_EXPORTER_OTLP_(?:TRACES_)?ENDPOINT$/.test(name)))
        return tracing;
    return Object.fromEntries(Object.entries(tracing).filter(([name]) => !name.startsWith('OTEL_EXPORTER_')));
}
/** What to do about a crash: hand over what it lacks, else look for the reason. */
function adviceFor(said, shown, environment) {
    const named = missingVariables(said, environment);
    if (named !== undefined)
        return named;
    const guess = missingVariables(said, environment, { guess: true });
    return `Run it by hand: ${shown}${guess === undefined ? '' : `\n${guess}`}`;
}
/** Why a program never started; a missing folder looks to the system like a missing command, so it is looked at first. */
function startFault(error, command, cwd, shown, ports) {
    const code = 'code' in error ? String(error.code) : error.message;
    const folder = ports.files.stat(cwd)?.kind === 'directory';
    const program = command[0] ?? '';
    const reason = !folder
        ? `the folder ${cwd} does not exist`
        : code === 'ENOENT'
            ? `${program} was not found`
            : code === 'EACCES'
                ? `${program} may not be executed`
                : code;
    const advice = !folder
        ? 'Correct invocation.cwd; a relative one starts at the folder that holds the evals folder.'
        : (0,external_node_path_.isAbsolute)(program) || !program.includes('/')
            ? 'Install it, put it on the PATH, or correct invocation.command.'
            : 'A relative command starts at the folder above; correct invocation.command or invocation.cwd.';
    return new lib_errors/* Fault */.vC('agent_failed', `The agent program could not be started: ${reason}.`, {
        where: shown,
        subcode: 'cannot_start',
        retry: false,
        cause: error,
        hint: `Command ${JSON.stringify(command)} in ${cwd}. ${advice}`,
    });
}

;// CONCATENATED MODULE: ./lib/agents/end-all.js
/** How long a program may take to end by itself after its input was closed, for example to send its last spans. */
const GRACE_MS = 1000;
/** Ends programs: closes their input, waits a moment for those that leave by themselves, kills the groups of all. */
async function endAll(children, clock) {
    if (children.length === 0)
        return;
    for (const child of children)
        child.closeInput();
    await inTime(children, clock);
    for (const child of children)
        child.kill();
    await inTime(children, clock);
}
/** Until all have ended, at most for the time of grace: a grandchild outside the group can hold the pipes for ever. */
function inTime(children, clock) {
    return new Promise((resolve) => {
        const cancel = clock.after(GRACE_MS, resolve);
        Promise.all(children.map((child) => child.ended)).then(() => {
            cancel();
            resolve();
        });
    });
}

// EXTERNAL MODULE: ./lib/flow/line-reader.js
var line_reader = __webpack_require__(77874);
;// CONCATENATED MODULE: ./lib/agents/call-limits.js

/**
 * Waits for a program's answer, but no longer than the call may take. A program that answers late or whose call was given
 * up is killed with everything it started. Rejects with Fault `timeout` or `cancelled`.
 */
function withinLimits(answer, program, { timeoutMs, signal }, clock) {
    return new Promise((resolve, reject) => {
        const giveUp = (reason) => {
            settle();
            program.child.kill();
            reject(reason());
        };
        const aborted = () => giveUp(() => signal?.reason instanceof lib_errors/* Fault */.vC
            ? signal.reason
            : program.fault('cancelled', 'The call of the agent program was cancelled.'));
        const cancel = clock.after(timeoutMs, () => giveUp(() => program.fault('timeout', `The agent program did not answer within ${Math.round(timeoutMs / 100) / 10} s and was killed.`, 'total', 'Raise run.timeout_ms, or look for what the program waits for.')));
        const settle = () => {
            cancel();
            signal?.removeEventListener('abort', aborted);
        };
        signal?.addEventListener('abort', aborted, { once: true });
        answer.then((value) => {
            settle();
            resolve(value);
        }, (error) => {
            settle();
            reject(error);
        });
        if (signal?.aborted)
            aborted();
    });
}

;// CONCATENATED MODULE: ./lib/agents/line-caller.js
/** How long a first line of text waits for a JSON object behind it: a log line at the start of a program looks like an answer. */
const line_caller_GRACE_MS = 2_000;
/** Log lines that are kept for one question. */
const MOST_HELD = 100;
/**
 * Tells answers from log lines. A JSON object is the answer at once. Text is a log line as soon as the program has answered with an
 * object; until it has, text waits a while for an object and is the answer when none comes.
 */
function lineCaller(manner, clock) {
    let waiting;
    let lines = [];
    let graceMs = 0;
    let cancel = () => { };
    function settled() {
        const caller = waiting;
        waiting = undefined;
        cancel();
        return caller;
    }
    function answerHeld() {
        const [line, ...more] = lines;
        if (line === undefined || waiting === undefined || manner.answers === 'objects')
            return;
        if (more.length === 0)
            manner.answers = 'text';
        settled()?.resolve({ line, logged: more });
    }
    function take(line, isObject) {
        if (waiting === undefined)
            return manner.answers === 'objects' && !isObject ? 'log line' : 'unasked';
        if (isObject || manner.answers === 'text') {
            if (isObject)
                manner.answers = 'objects';
            settled()?.resolve({ line, logged: lines });
            return 'taken';
        }
        if (lines.length < MOST_HELD)
            lines.push(line);
        if (lines.length === 1 && manner.answers === 'unknown')
            cancel = clock.after(graceMs, answerHeld);
        return 'taken';
    }
    return {
        wait(timeoutMs) {
            lines = [];
            graceMs = Math.min(line_caller_GRACE_MS, timeoutMs / 2);
            return new Promise((resolve, reject) => {
                waiting = { resolve, reject };
            });
        },
        take,
        held: () => lines,
        end(last, isObject) {
            if (last.trim() !== '')
                take(last, isObject);
            answerHeld();
        },
        fail(why) {
            settled()?.reject(why());
        },
    };
}

;// CONCATENATED MODULE: ./lib/agents/line-worker.js






/** Longer lines are told from log lines by their first and last character, without reading them twice. */
const LONGEST_READ = 64 * 1024;
/** Starts one. */
function startLineWorker({ program, mapping, manner }, tracing, clock) {
    const running = program.start(tracing);
    const { child } = running;
    const caller = lineCaller(manner, clock);
    let state = 'good';
    let warn;
    function receive(line) {
        if (line.trim() === '')
            return;
        const taken = caller.take(line, isAnswerLine(line, mapping));
        if (taken === 'log line')
            warn?.('text_around', loggedText(line));
        if (taken !== 'unasked')
            return;
        if (isAnswerLine(line, mapping))
            learnFromLate(manner, warn);
        if (state === 'good')
            state = 'out of step';
        child.kill();
    }
    const reader = (0,line_reader/* lineReader */.g)({
        most: MOST_OUTPUT_BYTES,
        lengthOf: Buffer.byteLength,
        onLine: receive,
        onTooLong() {
            state = 'out of step';
            child.kill();
            caller.fail(() => endlessLine(running));
        },
    });
    child.onOutput(reader.read);
    child.ended.then((ending) => {
        const last = reader.unfinished(); // A last line may come without its line break.
        const fault = running.endFault(ending, [...caller.held(), last].join('\n'));
        state = fault === null && state === 'good' ? 'left in peace' : 'ended';
        if (fault === null)
            caller.end(last, isAnswerLine(last, mapping));
        caller.fail(() => fault ?? noAnswer(running));
    });
    return {
        ...running,
        usable: () => state === 'good' && reader.unfinished().trim() === '',
        leftInPeace: () => state === 'left in peace',
        async ask(question, limits, onWarning) {
            warn = onWarning;
            const answer = caller.wait(limits.timeoutMs);
            if (state === 'good')
                child.write(`${question}\n`);
            const { line, logged } = await withinLimits(answer, running, limits, clock).catch((error) => {
                throw withLogLine(error, caller.held(), mapping);
            });
            const isAlone = logged.length === 0 && state !== 'out of step';
            if (!isAlone && !isAnswerLine(line, mapping))
                throw severalLines(running, line);
            if (logged[0] !== undefined)
                warn?.('text_around', loggedText(logged[0]));
            return line;
        },
    };
}
/** What was taken for the answer was a log line: from now on text is none. */
function learnFromLate(manner, warn) {
    if (manner.answers !== 'text')
        return;
    manner.answers = 'objects';
    warn?.('late_answer', 'wrote its JSON answer after a line of text that was taken for the answer; logs belong on standard error');
}
const endlessLine = (running) => running.fault('too_large', 'The agent program wrote a line of more than 10 MiB and was killed.');
function isAnswerLine(line, mapping) {
    return line.length > LONGEST_READ ? /^\s*\{/.test(line) : kindOfLine(line, mapping) === 'answer';
}
const loggedText = (line) => `printed lines of text on standard output beside its JSON answer, such as ${shown(line)}, which were left out; logs belong on standard error`;
const shown = (line) => JSON.stringify(line.trim().slice(0, 80));
/** A program that ran into its time limit after it had written text says so. */
function withLogLine(error, held, mapping) {
    const [first] = held;
    if (!(error instanceof lib_errors/* Fault */.vC) || error.code !== 'timeout' || first === undefined)
        return error;
    return new lib_errors/* Fault */.vC(error.code, error.message, {
        ...(error.where !== undefined && { where: error.where }),
        ...(error.subcode !== undefined && { subcode: error.subcode }),
        hint: `It wrote ${shown(first)}, which is no JSON object${kindOfLine(first, mapping) === 'object' ? ' with an answer' : ''}. With protocol: lines an answer is one line of JSON, and logs belong on standard error.`,
    });
}
function noAnswer(running) {
    return running.fault('agent_failed', 'The agent program ended without an answer.', 'exit', 'With protocol: lines it must go on reading lines until its input is closed.');
}
function severalLines(running, first) {
    return running.fault('agent_failed', `The agent program wrote several lines for one question, beginning with ${JSON.stringify(first.slice(0, 80))}.`, 'out_of_step', 'Write exactly one line of JSON an answer to stdout, and log messages to stderr.');
}

;// CONCATENATED MODULE: ./lib/agents/program-lines.js



/** Tracing variables that name one call. A long-lived program learns the case from its input instead. */
const OF_ONE_CALL = new Set(['ASSAY_TEST_CASE_ID', 'TRACEPARENT']);
/** What a process keeps from its first call although the next one would be given another: it plays one call at a time. */
const OF_ONE_PROCESS = new Set([
    'ASSAY_API_KEY',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
]);
/**
 * Long-lived processes: a call takes an idle one or starts one, so there are as many as calls are in flight. One that
 * died, answered late or wrote unasked is killed and replaced by the next call.
 */
function programLines(program, mapping, ports) {
    const workers = { idle: [], busy: new Set(), closed: false };
    const shared = { program, mapping, manner: { answers: 'unknown' } };
    return {
        async ask(question, { tracing, startedWith, onWarning }, limits) {
            if (workers.closed)
                throw new lib_errors/* Fault */.vC('cancelled', 'The agent was closed.', { where: program.shown });
            const lasting = Object.entries(tracing).filter(([name]) => !OF_ONE_CALL.has(name));
            const environment = JSON.stringify(lasting.filter(([name]) => !OF_ONE_PROCESS.has(name)));
            const began = ports.clock.monotonic();
            const known = takeIdle(workers, environment);
            if (known !== undefined) {
                try {
                    startedWith?.(known.variables);
                    return await askWorker(workers, known, { question, onWarning }, limits);
                }
                catch (error) {
                    // It had left with exit code 0 before it saw the question (a program that serves only so many): a new one takes over.
                    if (!known.worker.leftInPeace())
                        throw error;
                }
            }
            const timeoutMs = Math.max(1, limits.timeoutMs - (ports.clock.monotonic() - began));
            const variables = Object.fromEntries(lasting);
            startedWith?.(variables);
            const worker = startLineWorker(shared, variables, ports.clock);
            const started = { worker, environment, variables };
            return askWorker(workers, started, { question, onWarning }, { ...limits, timeoutMs });
        },
        async close() {
            workers.closed = true;
            for (const worker of workers.busy)
                worker.child.kill();
            const all = [...workers.busy, ...workers.idle.splice(0).map((entry) => entry.worker)];
            await endAll(all.map((worker) => worker.child), ports.clock);
        },
    };
}
/** The most recently used idle process of the same environment; those that are no longer usable go on the way. */
function takeIdle({ idle }, environment) {
    for (let entry = idle.pop(); entry !== undefined; entry = idle.pop()) {
        if (entry.worker.usable() && entry.environment === environment)
            return entry;
        entry.worker.child.kill();
    }
    return undefined;
}
/** One call of a process, which stands by for the next one afterwards if it still can. */
async function askWorker(workers, started, { question, onWarning }, limits) {
    const { worker } = started;
    workers.busy.add(worker);
    try {
        const line = await worker.ask(question, limits, onWarning);
        if (worker.usable() && !workers.closed)
            workers.idle.push(started);
        else
            worker.child.kill();
        return line;
    }
    catch (error) {
        worker.child.kill();
        throw error;
    }
    finally {
        workers.busy.delete(worker);
    }
}

;// CONCATENATED MODULE: ./lib/agents/program-once.js



/** A process per turn: the question on stdin, which is then closed; everything on stdout is the answer. */
function programOnce(program, ports) {
    const living = new Set();
    return {
        async ask(question, { tracing }, limits) {
            const running = program.start(tracing);
            const { child } = running;
            living.add(child);
            const pieces = [];
            let size = 0;
            const answer = new Promise((resolve, reject) => {
                child.onOutput((text) => {
                    size += Buffer.byteLength(text);
                    if (size <= MOST_OUTPUT_BYTES)
                        return void pieces.push(text);
                    pieces.length = 0;
                    child.kill();
                    reject(running.fault('too_large', 'The agent program wrote more than 10 MiB and was killed.'));
                });
                child.ended.then((ending) => {
                    const printed = pieces.join('');
                    const fault = running.endFault(ending, printed) ?? (size === 0 ? printedNothing(running) : null);
                    if (fault === null)
                        resolve(printed);
                    else
                        reject(fault);
                });
            });
            child.write(`${question}\n`);
            child.closeInput();
            try {
                return (await withinLimits(answer, running, limits, ports.clock)).replace(/\r?\n$/, '');
            }
            finally {
                // Also after a good end: what it left running in its group ends with the turn.
                child.kill();
                living.delete(child);
            }
        },
        async close() {
            await endAll([...living], ports.clock);
        },
    };
}
/** Not even a line break: an answer that is blank would be one. */
const printedNothing = (running) => running.fault('agent_failed', 'The agent program printed nothing and ended with exit code 0.', 'no_output', 'Print the answer, or a JSON object with "output", to standard output.');

;// CONCATENATED MODULE: ./lib/agents/program-agent.js









/** A custom agent that is a local program (contract 3): one JSON object in, one out, by a process per turn or a line each. */
function programAgent(reachable, ports) {
    const { agent } = reachable;
    const program = programOf(reachable, ports);
    const mapping = agent.invocation === undefined ? {} : (0,answer_mapping/* mappingOf */.GS)(agent.invocation);
    const exchange = agent.invocation?.protocol === 'lines'
        ? programLines(program, mapping, ports)
        : programOnce(program, ports);
    return {
        local: true,
        async call(call, options) {
            const question = JSON.stringify((0,wire_call/* wireCall */.eo)(call, agent, { paths: true }));
            const text = await exchange.ask(question, call, options);
            const answer = answered(program, () => readAnswer(text, mapping, program.shown, { warn: call.onWarning, logs: true }));
            warnOfMissing(answer, program, call);
            return answer;
        },
        close: () => exchange.close(),
    };
}
/** What the program answered; an error that it reports and that speaks of a variable it does not see says how to hand it over. */
function answered({ environment }, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof lib_errors/* Fault */.vC) || error.subcode !== 'reported_error')
            throw error;
        const { code, message, subcode, where } = error;
        const hint = missingVariables(message, environment);
        throw hint === undefined ? error : new lib_errors/* Fault */.vC(code, message, { ...(0,defined/* defined */.s)({ where, subcode }), hint });
    }
}
/** An answer that speaks of a variable which is set and which the program was not given is most likely a complaint. */
function warnOfMissing({ output }, { environment }, call) {
    if (call.onWarning === undefined)
        return;
    const names = setButMissing(output, environment);
    if (names.length === 0)
        return;
    const line = names.map((name) => `${name}: "\${${name}}"`).join(', ');
    call.onWarning('missing_variable', `speaks of ${names.join(', ')}, which it does not see: a program gets only the variables that its file names; add env: { ${line} } under invocation`);
}

;// CONCATENATED MODULE: ./lib/agents/provider-access.js


/** What providers call their key (contract 1) and their address in the environment. */
const NAMES = {
    openai: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
    azure_openai: { key: 'AZURE_OPENAI_API_KEY' },
    anthropic: { key: 'ANTHROPIC_API_KEY', baseUrl: 'ANTHROPIC_BASE_URL' },
};
/** Sent where a local server asks for no key; the SDKs refuse an empty one. */
const NO_KEY = 'no-key-needed';
/**
 * Key and address of a provider. The key is the agent's own credential, else the environment's; a server in the own network
 * needs none. Throws Fault `validation_failed` naming the variable, never its value.
 */
function checkedAccess(provider, { agent, credentials }, { env }) {
    const { key: name, baseUrl: variable } = NAMES[provider];
    const baseUrl = agent.invocation?.base_url ?? (variable === undefined ? undefined : env.get(variable) || undefined);
    if (baseUrl !== undefined && !URL.canParse(baseUrl))
        throw new lib_errors/* Fault */.vC('validation_failed', `The base_url of agent ${agent.id} is no URL.`, {
            where: 'invocation.base_url',
            hint: 'Write for example http://127.0.0.1:8000/v1.',
        });
    // The interface knows two credential keys only, so an Azure agent may carry its key under the vendor's general name.
    const own = credentials[name] ?? (provider === 'azure_openai' ? credentials.OPENAI_API_KEY : undefined);
    const apiKey = (own ?? env.get(name) ?? '').trim();
    if (/[^\x21-\x7e]/.test(apiKey))
        throw new lib_errors/* Fault */.vC('validation_failed', `${name} holds a character that no key has, such as a line break.`, {
            where: `agent ${agent.id}`,
            hint: 'Set the secret again, without quotes and line breaks.',
        });
    if (apiKey !== '')
        return { apiKey, baseUrl };
    if (baseUrl !== undefined && (0,local_url/* isPrivateUrl */.Dd)(baseUrl))
        return { apiKey: NO_KEY, baseUrl };
    throw new lib_errors/* Fault */.vC('validation_failed', `Agent ${agent.id} needs ${name}, which is not set.`, {
        where: `agent ${agent.id}`,
        hint: `Give the agent credentials.${name}, or set the environment variable ${name} (in a workflow: env: with a secret).`,
        problems: [{ path: `credentials.${name}`, message: 'is not set' }],
    });
}

;// CONCATENATED MODULE: ./lib/agents/connect.js





/** The agents we know, one line a provider (contract 3). What stands before an SDK is loaded at the first call. */
const PROVIDERS = {
    custom: (reachable, ports) => isProgram(reachable) ? programAgent(reachable, ports) : httpAgent(reachable, ports),
    openai: (reachable, ports) => lazily(checkedAccess('openai', reachable, ports), async (access) => (await __webpack_require__.e(/* import() */ 966).then(__webpack_require__.bind(__webpack_require__, 966))).openaiAgent(reachable, ports, access)),
    azure_openai: (reachable, ports) => lazily(checkedAccess('azure_openai', reachable, ports), async (access) => (await __webpack_require__.e(/* import() */ 2300).then(__webpack_require__.bind(__webpack_require__, 62300))).azureOpenaiAgent(reachable, ports, access)),
    anthropic: (reachable, ports) => lazily(checkedAccess('anthropic', reachable, ports), async (access) => (await __webpack_require__.e(/* import() */ 9258).then(__webpack_require__.bind(__webpack_require__, 59258))).anthropicAgent(reachable, ports, access)),
    langchain: langchainAgent,
};
/**
 * A connection to an agent. What can be seen without a call is checked here: template, paths, headers, key. Throws Fault
 * `validation_failed` that names the setting.
 */
function connectAgent(reachable, ports) {
    (0,request_headers/* checkHeaders */.Z)(reachable.agent.invocation?.headers);
    return PROVIDERS[reachable.agent.provider](reachable, ports);
}
function isProgram({ agent }) {
    return agent.invocation?.command !== undefined;
}
/** A connection that is opened by its first call. */
function lazily(access, open) {
    let opened;
    return {
        async call(call, options) {
            opened ??= open(access);
            return (await opened).call(call, options);
        },
        async close() {
            await (await opened)?.close();
        },
    };
}


/***/ }),

/***/ 71961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ isPrivateUrl),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl),
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
/* harmony import */ var _ports_address_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97859);

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/;
/** Whether an address leads to this machine: the only place from which the tracing endpoint can be reached. */
function isLoopbackUrl(url) {
    const host = hostOf(url);
    return (host === 'localhost' ||
        host.endsWith('.localhost') ||
        host === '[::1]' ||
        /^127(\.\d{1,3}){3}$/.test(host));
}
/** Whether an address leads to this machine or its own network (RFC 1918, RFC 4193, names without a public ending). */
function isPrivateUrl(url) {
    const host = hostOf(url);
    if (host === '')
        return false;
    if (isLoopbackUrl(url))
        return true;
    if (host.startsWith('['))
        return /^\[f[cd]/.test(host);
    const match = IPV4.exec(host);
    if (match === null)
        return (0,_ports_address_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeniedName */ .ZQ)(host, 'public');
    const [first, second] = [Number(match[1]), Number(match[2])];
    return (first === 10 ||
        (first === 172 && second >= 16 && second <= 31) ||
        (first === 192 && second === 168) ||
        // Shared address space (RFC 6598), used by mesh VPNs and cloud networks.
        (first === 100 && second >= 64 && second <= 127));
}
/** Address without query, fragment and user, for messages. */
function shownUrl(url) {
    if (!URL.canParse(url))
        return 'an address that is no URL';
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname}`;
}
function hostOf(url) {
    return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
}


/***/ }),

/***/ 74376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ parseReply),
/* harmony export */   ce: () => (/* binding */ dropPrototypeKeys),
/* harmony export */   pm: () => (/* binding */ refuseHostile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20125);


/** Deepest nesting accepted (security.md F10, S35): deeper values cannot be written into the state. */
const DEEPEST = 100;
/** Most values (objects, lists, texts, numbers) accepted in one reply (security.md S35). */
const MOST_VALUES = 200_000;
const PROTOTYPE_KEY = '__proto__';
/**
 * Reads what an agent sent. The text is measured before it is parsed, so a hostile one costs no memory; keys named
 * `__proto__` are dropped. Throws Fault `agent_failed` (`hostile_reply`) beyond the limits.
 */
function parseReply(text, where) {
    const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
    refuseHostile(bare, where);
    let value;
    try {
        value = JSON.parse(bare);
    }
    catch (error) {
        return { kind: 'text', problem: error instanceof Error ? error.message : 'no JSON' };
    }
    // An escaped letter can hide the key from the search, so any escape of that page asks for a look.
    if (bare.includes(PROTOTYPE_KEY) || bare.includes('\\u00'))
        dropPrototypeKeys(value);
    return { kind: 'json', value };
}
/** Refuses a text that would parse into something too deep or too large. Linear, and nothing is built. */
function refuseHostile(text, where) {
    let depth = 0;
    let values = 1;
    let opened = false;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)
            continue;
        const justOpened = opened;
        opened = false;
        if (code === 0x22) {
            at = endOfString(text, at);
        }
        else if (code === 0x5b || code === 0x7b) {
            opened = true;
            values++;
            if (++depth > DEEPEST)
                throw hostile(`is nested deeper than ${DEEPEST} levels`, where);
        }
        else if (code === 0x5d || code === 0x7d) {
            depth--;
            // An empty list holds nothing, so its opening bracket was counted once too often.
            if (justOpened)
                values--;
        }
        else if (code === 0x2c) {
            values++;
        }
        if (values > MOST_VALUES && !opened)
            throw hostile(`holds more than ${MOST_VALUES} values`, where);
    }
}
/** Index of the quote that ends the string begun at `start`; the end of the text when there is none. */
function endOfString(text, start) {
    let at = start;
    for (;;) {
        at = text.indexOf('"', at + 1);
        if (at < 0)
            return text.length;
        let backslashes = 0;
        while (at - backslashes > start + 1 && text.charCodeAt(at - backslashes - 1) === 0x5c)
            backslashes++;
        if (backslashes % 2 === 0)
            return at;
    }
}
/** Removes own keys named `__proto__` from a freshly parsed value; a later copy by assignment would change prototypes. */
function dropPrototypeKeys(value) {
    const open = [value];
    while (open.length > 0) {
        const next = open.pop();
        if (Array.isArray(next)) {
            for (const entry of next)
                if (typeof entry === 'object' && entry !== null)
                    open.push(entry);
            continue;
        }
        const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(next);
        if (record === undefined)
            continue;
        if (Object.hasOwn(record, PROTOTYPE_KEY))
            delete record[PROTOTYPE_KEY];
        for (const key of Object.keys(record)) {
            const entry = record[key];
            if (typeof entry === 'object' && entry !== null)
                open.push(entry);
        }
    }
}
function hostile(what, where) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('agent_failed', `The answer ${what}.`, {
        where,
        subcode: 'hostile_reply',
        hint: 'Let the agent answer with less; only its output, tool calls and context are needed.',
    });
}


/***/ }),

/***/ 51706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ throughProvider),
/* harmony export */   MM: () => (/* binding */ CLIENT_SETTINGS),
/* harmony export */   Qm: () => (/* binding */ malformed),
/* harmony export */   hj: () => (/* binding */ postToProvider)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _models_gone_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15203);
/* harmony import */ var _models_model_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80843);
/* harmony import */ var _ports_chat_endpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76844);
/* harmony import */ var _ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16018);
/* harmony import */ var _local_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71961);
/* harmony import */ var _parse_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74376);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20125);
/* harmony import */ var _status_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38355);









/** Key under which a call's own fetch is passed through the SDK's request options. */
const WINDOW = Symbol('window');
/** What an SDK client is made with, once for all calls: our window, no retries of its own, no log. */
const CLIENT_SETTINGS = {
    // Every call brings its own window, so that what the network said is noted with the call it belongs to.
    fetch: ((input, init) => {
        // Put there by throughProvider; the SDKs pass on what they do not know.
        const { [WINDOW]: window } = init;
        return window(input, init);
    }),
    maxRetries: 0,
    logLevel: 'off',
};
/** The SDK's own clock runs a little behind ours, so that ours decides and names the limit. */
const BEHIND_MS = 5000;
/**
 * One call through a provider's SDK. What the network and the provider said is noted on the way, so every failure becomes
 * the same Faults whatever the SDK makes of it.
 */
async function throughProvider(provider, ports, { timeoutMs, signal }, run) {
    let fault;
    let last;
    const http = async (request) => {
        try {
            const response = await ports.http(request);
            last = { where: (0,_local_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(request.url), response };
            (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseHostile */ .pm)(response.text, last.where);
            return response;
        }
        catch (error) {
            fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error);
            throw fault;
        }
    };
    try {
        return await run({
            fetchOptions: { [WINDOW]: (0,_ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchOver */ .h)(http, oneLimit(timeoutMs)), ...(0,_ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_3__/* .withSignal */ .l)(signal).fetchOptions },
            timeout: timeoutMs + BEHIND_MS,
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw givenUp(provider, signal);
        if (fault !== undefined)
            throw fault;
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC)
            throw error;
        if (last === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('provider_error', `${provider.name} could not be called: ${(0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .K)(String(error))}`, {
                cause: error,
                hint: 'Check base_url and the settings of the agent.',
            });
        const { status } = last.response;
        if (status < 200 || status > 299)
            throw refused(provider, last.where, last.response, ports);
        throw malformed(provider, last.response.text, error);
    }
}
/**
 * Chat completions posted straight to a prepared endpoint; what goes wrong becomes the same Faults as through an SDK. Resolves what the
 * server said.
 */
function postToProvider(endpoint, ports) {
    const where = (0,_local_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(endpoint.url);
    return async (provider, body, { timeoutMs, signal }) => {
        try {
            const response = await ports.http({
                ...(0,_ports_chat_endpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .chatRequest */ .GI)(endpoint, body),
                ...oneLimit(timeoutMs),
                ...(signal !== undefined && { signal }),
            });
            (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseHostile */ .pm)(response.text, where);
            if (response.status < 200 || response.status > 299)
                throw refused(provider, where, response, ports);
            return valueIn(provider, response);
        }
        catch (error) {
            throw signal?.aborted ? givenUp(provider, signal) : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error);
        }
    };
}
function valueIn(provider, response) {
    try {
        return (0,_ports_chat_endpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .chatValue */ .qK)(response);
    }
    catch (error) {
        throw malformed(provider, response.text, error);
    }
}
/** The one limit of a call, for each of its phases. */
const oneLimit = (ms) => ({ totalMs: ms, firstByteMs: ms, idleMs: ms });
/** The caller gave the call up, with a Fault of its own or without. */
const givenUp = ({ name }, { reason }) => reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC
    ? reason
    : new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('cancelled', `The call of ${name} was cancelled.`, { cause: reason });
/** A 200 whose body is not what the provider promises: often a proxy on the way, so it may be tried again (security.md R08). */
function malformed(provider, text, cause) {
    const begins = text.trim() === '' ? 'an empty body' : `a body that begins with: ${(0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .K)(text)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('provider_error', `${provider.name} answered with ${begins}`, {
        subcode: 'unparseable',
        retry: true,
        cause,
        hint: 'Check that base_url leads to the API itself and not to a web page or a proxy.',
    });
}
/** What kind of refusal it is, by status and the code that the provider gives in the body. */
function refused(provider, where, response, ports) {
    const common = {
        who: provider.name,
        where,
        response,
        clock: ports.clock,
        otherwise: 'provider_error',
        retryConflict: true,
    };
    const text = response.text.slice(0, 20_000);
    const { status } = response;
    const { codes, words } = spoken(text);
    if ((0,_models_gone_js__WEBPACK_IMPORTED_MODULE_6__/* .isModelGone */ .P)({ status, codes, text: words })) {
        const { name, model, named } = provider;
        const said = (0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .K)(words);
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('provider_error', `${name} does not serve the model "${model}", named by ${named} (${status})${said === '' ? '' : `: ${said}`}`, { where, status, subcode: _models_model_words_js__WEBPACK_IMPORTED_MODULE_7__/* .MODEL_GONE */ .eG, retry: false, hint: (0,_models_model_words_js__WEBPACK_IMPORTED_MODULE_7__/* .goneHint */ .d9)(model, ports.clock.now()) });
    }
    if (status === 401 || status === 403)
        return (0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .statusFault */ .j)({
            ...common,
            subcode: 'credential',
            hint: `Check ${provider.credential}: it was refused, or may not use this model.`,
        });
    if (status === 429 && codes.split(' ')[0] === 'insufficient_quota')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('provider_error', `${provider.name} says that the quota is used up (status 429).`, {
            where,
            status,
            subcode: 'quota',
            hint: `Add credit to the account of ${provider.credential}, or use another key.`,
        });
    if (isTooLong(status, text))
        return (0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .statusFault */ .j)({
            ...common,
            subcode: 'context_length',
            hint: 'The conversation is longer than the model can read: shorten the case or choose another model.',
        });
    return (0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .statusFault */ .j)({
        ...common,
        ...(status === 404 && { hint: 'Check model (deployment) and base_url.' }),
    });
}
/** The code and the type of an error, in this order, and its words; of a body that is no such error, the body. */
function spoken(text) {
    try {
        const error = (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .asRecord */ .qY)((0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)((0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .asRecord */ .qY)(JSON.parse(text)), 'error'));
        const codes = [(0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)(error, 'code'), (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)(error, 'type')].filter((one) => typeof one === 'string');
        const message = (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)(error, 'message');
        return { codes: codes.join(' '), words: typeof message === 'string' ? message : text };
    }
    catch {
        // No JSON: then it carries no code, and status and words decide.
        return { codes: '', words: text };
    }
}
/** Providers name it by a code, or only in the sentence. */
function isTooLong(status, text) {
    if (status !== 400 && status !== 413 && status !== 422)
        return false;
    return /context_length_exceeded|maximum context length|prompt is too long|context window/i.test(text);
}


/***/ }),

/***/ 62883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readToolCalls),
/* harmony export */   l: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _parse_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74376);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20125);



/**
 * Tool calls as agents write them: our own form, that of chat completions (`function.name`, arguments as JSON text), of
 * messages (`input`) and of chains (`args`). Throws Fault `agent_failed` naming the first entry that is none.
 */
function readToolCalls(value, path) {
    if (!Array.isArray(value))
        throw unreadable(path, 'is no list');
    return value.map((entry, index) => readToolCall(entry, `${path}[${index}]`));
}
function readToolCall(entry, path) {
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(entry);
    const inner = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'function'));
    const name = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'name') ?? (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(inner, 'name') ?? (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'tool');
    if (record === undefined || typeof name !== 'string' || name === '')
        throw unreadable(path, 'is no object with a name');
    const given = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'arguments') ??
        (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(inner, 'arguments') ??
        (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'args') ??
        (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'input') ??
        (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'tool_input');
    const turn = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(record, 'turn');
    return {
        name,
        arguments: readArguments(given, path),
        ...(Object.hasOwn(record, 'result') && { result: record['result'] }),
        ...(Object.hasOwn(record, 'error') && record['error'] !== null && { error: record['error'] }),
        ...(typeof turn === 'number' && Number.isInteger(turn) && turn >= 0 && { turn }),
    };
}
/** Arguments as an object. Text that is no JSON object is kept under `unparsed`: the mistake is the agent's and shall be seen. */
function readArguments(given, where) {
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(given);
    if (record !== undefined)
        return record;
    if (given === undefined || given === null || given === '')
        return {};
    if (typeof given !== 'string')
        return { unparsed: given };
    const reply = (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReply */ .UV)(given, where);
    return (reply.kind === 'json' ? (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(reply.value) : undefined) ?? { unparsed: given };
}
function unreadable(path, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('agent_failed', `The answer's ${path} ${what}.`, {
        where: path,
        subcode: 'unreadable_answer',
        hint: 'Tool calls are a list of {"name", "arguments", "result"}.',
    });
}


/***/ }),

/***/ 20125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   qY: () => (/* binding */ asRecord),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/** A value as an object with string keys, or undefined when it is something else (null, list, text, number). */
function asRecord(value) {
    // The check is complete: whatever is an object and no list can be read by string keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : undefined;
}
/** A property that the object itself has; what it inherits (`constructor`, `toString`) does not count. */
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
/** A token count or a sum of money: finite and not negative; anything else was not said. */
function amount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}


/***/ }),

/***/ 38355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   j: () => (/* binding */ statusFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _flow_retry_after_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82225);


/** How much of a refusing answer is shown. */
const SHOWN = 300;
/** Statuses that a later call may overcome, beside all of 5xx. */
const PASSING = new Set([408, 429]);
/**
 * An answer outside 2xx as a Fault: `rate_limited` and `overloaded` (with the time the other side asked for) may be
 * retried, everything else is final and shows status and the beginning of the body.
 */
function statusFault(refusal) {
    const { who, where, response, clock, otherwise } = refusal;
    const { status } = response;
    const passing = PASSING.has(status) || status >= 500 || (status === 409 && refusal.retryConflict === true);
    const retryAfterMs = passing ? (0,_flow_retry_after_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetryAfter */ .m)(response.headers, clock.now()) : undefined;
    const code = status === 429 ? 'rate_limited' : passing ? 'overloaded' : otherwise;
    const body = excerpt(response.text);
    const location = status >= 300 && status < 400 ? ' (redirects are not followed)' : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(code, `${who} answered with status ${status}${location}${body === '' ? '' : `: ${body}`}`, {
        where,
        status,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
        ...(refusal.subcode !== undefined && { subcode: refusal.subcode }),
        ...(refusal.hint !== undefined && { hint: refusal.hint }),
    });
}
/** The beginning of a foreign text on one line, without control characters. */
function excerpt(text) {
    return text
        .slice(0, SHOWN)
        .toWellFormed()
        .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
        .trim();
}


/***/ }),

/***/ 47217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ eventStream)
/* harmony export */ });
/**
 * A stream of events for the progress of a run: terminal, web socket, webhooks and journal are its listeners. One that
 * throws breaks neither the others nor the run; `onError` is called.
 */
function eventStream(onError = () => undefined) {
    const listeners = new Map();
    return {
        emit(event) {
            // A copy: who subscribes while it is reported hears the next event first.
            for (const [key, listener] of [...listeners]) {
                if (!listeners.has(key))
                    continue;
                try {
                    listener(event);
                }
                catch (error) {
                    onError(error, event);
                }
            }
        },
        subscribe(listener) {
            const key = Symbol('listener');
            listeners.set(key, listener);
            return () => void listeners.delete(key);
        },
    };
}


/***/ }),

/***/ 77874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/**
 * Puts a stream together to lines, which are given on without their line break. A line may be `most` long, by `lengthOf`; one that
 * grows longer is dropped, and `onTooLong` is called for every piece that goes on with it.
 */
function lineReader(options) {
    const { most, lengthOf, onLine, onTooLong } = options;
    let pieces = [];
    let length = 0;
    return {
        read(text) {
            let from = 0;
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
                pieces.push(text.slice(from, end));
                const line = pieces.join('');
                pieces = [];
                length = 0;
                from = end + 1;
                onLine(line);
            }
            if (from === text.length)
                return;
            const rest = text.slice(from);
            length += lengthOf(rest);
            if (length <= most)
                return void pieces.push(rest);
            pieces = [];
            onTooLong();
        },
        unfinished: () => pieces.join(''),
    };
}


/***/ }),

/***/ 78671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ scorerNames)
/* harmony export */ });
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7460);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);


/** The ids that are drawn for scorers of the service; those of files are chosen by people, and are as good as names. */
const DRAWN = /\bscorer_[0-9a-z]+\b/g;
const LONGEST = 60;
/** Puts the names of stored scorers in place of their ids, in sentences that people read. */
async function scorerNames({ store }) {
    const stored = await (await store()).glance('scorers', ({ id, value }) => [
        id,
        typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined,
    ]);
    const names = new Map(stored);
    return (text) => text.replace(DRAWN, (id) => {
        const name = names.get(id);
        return typeof name === 'string' ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name), LONGEST) : id;
    });
}


/***/ }),

/***/ 32664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pastPassShare),
/* harmony export */   s: () => (/* binding */ isFlaky)
/* harmony export */ });
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

/***/ 70102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ chanceOfExcuse),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   gg: () => (/* binding */ REPEATS_TO_CONFIRM),
/* harmony export */   kG: () => (/* binding */ failsOnBase),
/* harmony export */   og: () => (/* binding */ FAILURES_ON_BASE),
/* harmony export */   pP: () => (/* binding */ flipVerdict)
/* harmony export */ });
/* unused harmony export PASSES_TO_EXCUSE */
/* harmony import */ var _flaky_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32664);

/**
 * So many further failures in a row confirm a regression: with the first one, a case that passes half of its plays fails
 * all four in 6 % of the runs, one that passes four of five in 0.2 %.
 */
const REPEATS_TO_CONFIRM = 3;
/** So many passes among the repeats say that the failure was chance: at least as often right as wrong. */
const PASSES_TO_EXCUSE = 2;
/**
 * So many failures on the base commit, and no pass, say that the case fails without the change too: one that passes nine of ten
 * plays there is excused by chance in 1 % of the runs.
 */
const FAILURES_ON_BASE = 2;
/** A case that fails by habit proves nothing by failing as often as it would anyway. */
const ALPHA = 0.05;
/**
 * What a case is that passed before and fails now. Without repeats it is only suspected: one failure cannot tell a
 * regression from chance. `regression` when at least three repeats were played and every one failed; `noise` when two
 * passed. A case that went both ways before (`isFlaky`, and failed more than once) is at most suspected as long as as many failures in a row are
 * what its past share of passes gives in more than one run of twenty. What fails on the base commit too is `noise`, whatever the
 * repeats say: it is not the change that made it fail.
 */
function flipVerdict(repeats, history, onBase) {
    if (failsOnBase(onBase))
        return 'noise';
    const { played, failed } = repeats ?? { played: 0, failed: 0 };
    if (played - failed >= PASSES_TO_EXCUSE)
        return 'noise';
    if (played < REPEATS_TO_CONFIRM || failed < played)
        return 'suspected';
    return history !== undefined && failsByHabit(history, 1 + failed) ? 'suspected' : 'regression';
}
/** Whether the plays on the base commit show that a case fails there as well. */
const failsOnBase = (onBase) => onBase !== undefined && onBase.played >= FAILURES_ON_BASE && onBase.failed === onBase.played;
/** How probably repeats excuse a flip where a play passes with this share: two passes before, or with, the third play. */
const chanceOfExcuse = (share) => share ** PASSES_TO_EXCUSE * (1 + 2 * (1 - share));
/** Whether further repeats (up to `most` in all) can still change `flipVerdict`; what is settled is not played again. */
function isSettled(repeats, most = REPEATS_TO_CONFIRM) {
    const { played, failed } = repeats;
    const passed = played - failed;
    if (played >= most || passed >= PASSES_TO_EXCUSE)
        return true;
    // One pass rules a regression out; then only enough further passes would turn suspected into noise.
    return passed > 0 && passed + (most - played) < PASSES_TO_EXCUSE;
}
function failsByHabit(history, failures) {
    const share = (0,_flaky_js__WEBPACK_IMPORTED_MODULE_0__/* .pastPassShare */ .H)(history);
    // Failures in one piece, with passes before and after, are what a regression and its repair look like.
    const episodes = history.match(/F+/g)?.length ?? 0;
    return episodes > 1 && (0,_flaky_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlaky */ .s)(history) && share !== null && (1 - share) ** failures > ALPHA;
}


/***/ }),

/***/ 64947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ caseAttachments)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/agents/attachment-kind.js
var attachment_kind = __webpack_require__(53860);
;// CONCATENATED MODULE: ./lib/agents/attachments.js



/** Largest attachment (contract 3). */
const MOST_BYTES = 10 * 1024 * 1024;
/**
 * Reads the attachments of an input. A problem is Fault `validation_failed` (missing, outside the boundary, no file, no web
 * address) or `too_large`, naming the attachment.
 */
async function loadAttachments(attachments, place) {
    return Promise.all(attachments.map((attachment, index) => load(attachment, `attachments[${index}]`, place)));
}
async function load(attachment, where, place) {
    const { path, url, data } = attachment;
    const described = (fallback) => {
        const name = attachment.name ?? fallback;
        return { name, media_type: attachment.media_type ?? (0,attachment_kind/* mediaTypeOf */.c0)(fallback === '' ? name : fallback) };
    };
    if (path !== undefined) {
        const real = insideBoundary(path, where, place);
        const bytes = await place.ports.files.readBytes(real);
        // Measured again: the file may have grown since it was looked at.
        if (bytes.length > MOST_BYTES)
            throw tooLarge(bytes.length, `${where} ${path}`);
        return {
            ...described((0,external_node_path_.basename)(path)),
            data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'),
            path: real,
        };
    }
    if (url !== undefined) {
        const { protocol, pathname } = new URL(url);
        if (protocol !== 'https:' && protocol !== 'http:')
            throw invalid(where, `${protocol} is no web address`, 'Give an https URL, or the content as base64 under data.');
        return { ...described(fileName(pathname)), url };
    }
    const text = (data ?? '').replace(/\s+/g, '');
    const size = Math.floor((text.length * 3) / 4);
    if (size > MOST_BYTES + 2)
        throw tooLarge(size, where);
    const { name, media_type } = described(attachment.name ?? '');
    return { name: name === '' ? 'attachment' : name, media_type, data: text };
}
function insideBoundary(path, where, { baseFolder, boundary, ports }) {
    const { files } = ports;
    const root = files.realPath(boundary) ?? boundary;
    const absolute = (0,external_node_path_.resolve)(baseFolder, path);
    const real = files.realPath(absolute);
    const inside = (target) => {
        const way = (0,external_node_path_.relative)(root, target);
        return way !== '' && way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
    };
    // A path outside is refused before it is said whether it exists.
    if (real === null) {
        if (!inside((0,external_node_path_.resolve)(files.realPath(baseFolder) ?? baseFolder, path)))
            throw outside(path, where);
        throw invalid(where, `${path} does not exist`, `Paths start at ${baseFolder}.`);
    }
    if (!inside(real))
        throw outside(path, where);
    const stat = files.stat(real);
    if (stat?.kind !== 'file')
        throw invalid(where, `${path} is no file`, 'Name a file, not a folder or device.');
    if (stat.size > MOST_BYTES)
        throw tooLarge(stat.size, `${where} ${path}`);
    return real;
}
function fileName(pathname) {
    const last = pathname.slice(pathname.lastIndexOf('/') + 1);
    try {
        return decodeURIComponent(last) || 'attachment';
    }
    catch {
        // A stray percent sign: the raw name is as good.
        return last;
    }
}
function outside(path, where) {
    return invalid(where, `${path} leads out of the repository`, 'Attachments stay inside it, links included.');
}
function invalid(where, message, hint) {
    return new errors/* Fault */.vC('validation_failed', `The attachment ${message}.`, {
        where,
        hint,
        problems: [{ path: where, message, hint }],
    });
}
function tooLarge(size, where) {
    return new errors/* Fault */.vC('too_large', `The attachment has ${(size / 1024 / 1024).toFixed(1)} MiB; 10 MiB are allowed.`, {
        where,
        hint: 'Use a smaller file.',
    });
}

;// CONCATENATED MODULE: ./lib/runs/execution/case-attachments.js


/** Reads what is attached to a turn, from where its case stands and never from outside the boundary (contract 2). */
function caseAttachments(engine) {
    return async (turn, job) => loadAttachments(turn.input.attachments ?? [], {
        baseFolder: job.planned.loaded.baseFolder,
        boundary: await boundaryOf(engine),
        ports: engine.ports,
    });
}
/** The folder that attachments may not leave; without an evals folder the one that would hold it. */
async function boundaryOf(engine) {
    if (engine.ports.files.stat(engine.evalsDir) === null)
        return (0,external_node_path_.resolve)(engine.evalsDir, '..');
    return (await engine.evals()).boundary;
}


/***/ }),

/***/ 8857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ execute),
  m: () => (/* binding */ turnIdOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/adaptive-limit.js + 1 modules
var adaptive_limit = __webpack_require__(66639);
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool = __webpack_require__(87608);
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/judges/giving-way.js
var giving_way = __webpack_require__(19890);
// EXTERNAL MODULE: ./lib/models/model-words.js
var model_words = __webpack_require__(80843);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/runs/attempt.js
var attempt = __webpack_require__(45971);
// EXTERNAL MODULE: ./lib/runs/planning/plan.js + 1 modules
var plan = __webpack_require__(57984);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./lib/runs/execution/breakable-waits.js


/** Waits that end with `signal`, and when no more work is taken: nobody sits them out for a call that is not made any more. */
function breakableWaits(signal) {
    const ending = new AbortController();
    const broken = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
    // Every attempt that waits listens; many of them are no leak.
    (0,external_node_events_.setMaxListeners)(0, broken);
    return {
        of: (place) => ({
            use: place.use,
            async aside(wait) {
                const waited = await place.aside(() => wait(broken));
                broken.throwIfAborted();
                return waited;
            },
        }),
        end: () => ending.abort(new errors/* Fault */.vC('cancelled', 'No more work is taken.')),
    };
}

// EXTERNAL MODULE: ./lib/runs/outcomes.js
var outcomes = __webpack_require__(72277);
// EXTERNAL MODULE: ./lib/runs/execution/planned-steps.js
var planned_steps = __webpack_require__(58047);
;// CONCATENATED MODULE: ./lib/runs/execution/case-progress.js



/** Turns attempts into the events of contract 11; a case is finished with the last attempt that it takes. */
function caseProgress(planned, events) {
    const cases = new Map();
    const total = planned.filter((one) => one.description.skip === undefined).length;
    const closed = new Set();
    const openCase = (one) => {
        const known = cases.get(one) ?? { attempts: [], error: undefined, underWay: 0 };
        cases.set(one, known);
        return known;
    };
    // A play beyond the planned ones repeats a case that is finished.
    const isPlanned = ({ planned: one, attempt }) => attempt < one.description.repeat;
    const decided = (one) => closed.has(one) || (0,planned_steps/* isDecided */.d)(cases.get(one)?.attempts ?? [], one.description);
    const close = ({ planned: one, unlessDecided }) => {
        const { attempts, error, underWay } = openCase(one);
        const isOver = unlessDecided === true && underWay === 0 && decided(one);
        if (closed.has(one) || (attempts.length < one.description.repeat && !isOver))
            return;
        cases.delete(one);
        closed.add(one);
        events.emit({
            type: 'case.finished',
            data: {
                ...describe(one),
                ...(0,outcomes/* caseOutcome */.X_)(attempts, one.description),
                ...(0,defined/* defined */.s)({ error }),
                finished: closed.size,
                test_case_count: total,
            },
        });
    };
    return {
        taken(job) {
            if (isPlanned(job))
                openCase(job.planned).underWay++;
        },
        dropped(job) {
            openCase(job.planned).underWay--;
            return undefined;
        },
        started(job) {
            const { planned: one, attempt } = job;
            events.emit({
                type: 'case.started',
                data: { ...describe(one), agent_id: one.agent.agent.id, attempt },
            });
        },
        finished(job, result) {
            for (const event of turnEvents(job, result))
                events.emit(event);
            if (!isPlanned(job))
                return;
            const known = openCase(job.planned);
            known.underWay--;
            known.attempts.push({ status: result.status, ...(0,defined/* defined */.s)({ unsure: result.unsure }) });
            known.error ??= result.error;
            close(job);
        },
        isDecided: decided,
    };
}
const describe = ({ description: { id, name } }) => ({
    test_case_id: id,
    test_case_name: name,
});
function* turnEvents({ planned, attempt }, { turns }) {
    for (const [turn_index, { turn_id, results, errors }] of turns.entries())
        yield {
            type: 'turn.scored',
            data: {
                test_case_id: planned.description.id,
                ...{ attempt, turn_id, turn_index, results },
                ...(0,defined/* defined */.s)({ errors }),
            },
        };
}

// EXTERNAL MODULE: ./lib/runs/execution/gone-fault.js
var gone_fault = __webpack_require__(88741);
// EXTERNAL MODULE: ./lib/flow/retry.js
var retry = __webpack_require__(57842);
// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var subject = __webpack_require__(57266);
;// CONCATENATED MODULE: ./lib/runs/execution/play-attempt.js




/** Waits for a rate limit beside the retries; ten of them are a minute at the usual few seconds. */
const RATE_LIMIT_PATIENCE = 10;
/**
 * Plays one attempt: turns in order, the agent's own answers become history. A call that fails for good makes the attempt
 * `errored`, which is never a failed answer; only cancellation is thrown.
 */
async function playAttempt(job, options) {
    const { case: testCase } = job.planned.loaded;
    const turns = [];
    const messages = [];
    let calls = 0;
    const record = {
        case_id: job.planned.description.id,
        attempt: job.attempt,
        ...(0,defined/* defined */.s)({ order: job.order }),
        turns,
    };
    for (const [index, turn] of testCase.turns.entries()) {
        messages.push({ role: 'user', content: turn.input.text });
        const answered = await answerOf(job, index, messages, options);
        calls += answered.calls;
        if ('fault' in answered)
            return {
                type: 'attempt.errored',
                ...record,
                calls,
                error: attemptErrorOf(answered.fault, answered.calls),
            };
        const { answer, latencyMs } = answered;
        options.onAnswer?.(answer);
        turns.push({
            turn_id: options.turnId(job, index),
            input: turn.input.text,
            output: answer.output,
            ...(0,defined/* defined */.s)({ output_missing: answer.output_missing }),
            latency_ms: latencyMs,
            tool_calls: answer.tool_calls ?? null,
            context: answer.context ?? null,
            agent_plan: answer.agent_plan ?? null,
            usage: answer.usage ?? null,
            criteria: (0,subject/* criteriaOf */.pC)(turn, job.planned.agent.agent),
        });
        messages.push({ role: 'assistant', content: answer.output });
    }
    return { type: 'attempt.played', ...record, calls };
}
/** Calls the agent until it answers or the retries are used up; only cancellation and our own bugs are thrown. */
async function answerOf(job, index, messages, options) {
    const { connection, tracing, clock, attachments, timeoutMs, onWarning, signal } = options;
    const turn = job.planned.loaded.case.turns[index]; // The caller goes through them.
    const sent = clock.monotonic();
    let calls = 0;
    let traced;
    try {
        const attached = turn.input.attachments === undefined ? [] : await attachments(turn, job);
        const { answer, queuedMs } = await whereThereIsRoom(options, async () => {
            // A try of its own: what a failed one traced belongs to no answer.
            traced = await tracing?.open(connection, subjectOf(job, index));
            calls++;
            try {
                const call = { ...callOf(job, index, messages, attached, traced), ...(0,defined/* defined */.s)({ onWarning }) };
                return await connection.call(call, { timeoutMs, ...(0,defined/* defined */.s)({ signal }) });
            }
            catch (error) {
                traced?.drop();
                throw error;
            }
        });
        const latencyMs = Math.max(0, Math.round(clock.monotonic() - sent - queuedMs));
        return { calls, answer: (await traced?.collect(answer, signal)) ?? answer, latencyMs };
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.code === 'cancelled' || fault.code === 'internal')
            throw fault;
        return { calls, fault };
    }
}
/**
 * Makes a call, again where that helps, each time when there is room for it. Says how long it waited for room: that is ours, and no part
 * of how long the agent took, which the waits that its server asks for are.
 */
async function whereThereIsRoom({ limit, aside = (wait) => wait(), clock, random, maxRetries, signal }, call) {
    let queuedMs = 0;
    let since = clock.monotonic();
    const begun = () => {
        queuedMs += clock.monotonic() - since;
        return call();
    };
    const answer = await (0,retry/* retrying */.R)((attempt) => (limit === undefined ? begun() : limit.run(begun, { signal, again: attempt > 1 })), {
        ...{ retries: maxRetries, patience: RATE_LIMIT_PATIENCE, clock, random, signal },
        aside: (wait) => aside(async (given) => {
            const waited = await wait(given);
            since = clock.monotonic();
            return waited;
        }),
    });
    return { answer, queuedMs };
}
const subjectOf = (job, turnIndex) => ({
    agentId: job.planned.agent.agent.id,
    testCaseId: job.planned.loaded.case.id,
    turnIndex,
});
function callOf(job, turn, messages, attachments, traced) {
    const { agent } = job.planned.agent;
    const { overrides = {} } = job.planned;
    const system_prompt = overrides.system_prompt ?? agent.system_prompt;
    const model = overrides.model ?? agent.invocation?.model;
    const temperature = overrides.temperature ?? agent.invocation?.temperature;
    return {
        input: messages[messages.length - 1].content,
        messages: [...messages],
        attachments,
        ...(0,defined/* defined */.s)({ system_prompt, model, temperature }),
        test_case_id: job.planned.loaded.case.id,
        turn_index: turn,
        tracing: traced?.variables ?? {},
        ...(traced === undefined ? {} : { startedWith: traced.startedWith }),
    };
}
/** A time limit is a timeout whichever phase it was; the sentence names it. */
function attemptErrorOf(fault, calls) {
    const tries = calls > 1 ? ` (${calls} tries)` : '';
    return {
        code: fault.code === 'timeout' ? 'timeout' : (fault.subcode ?? fault.code),
        message: `agent: ${fault.message}${tries}`,
        ...(0,defined/* defined */.s)({ hint: fault.hint }),
    };
}

// EXTERNAL MODULE: ./lib/state/api-key.js
var api_key = __webpack_require__(55651);
// EXTERNAL MODULE: ./lib/traces/own-trace.js
var own_trace = __webpack_require__(970);
// EXTERNAL MODULE: ./lib/traces/trace-trajectory.js
var trace_trajectory = __webpack_require__(31961);
;// CONCATENATED MODULE: ./lib/traces/call-evidence.js


/**
 * Tool spans as calls in the order in which they began, retrieval spans as context, tokens and money added up (contract 12). That no
 * tool was called is known only where a span of the agent as a whole was traced: a library that traces its own requests says nothing
 * about tools.
 */
function callEvidence(traces) {
    const spans = traces
        .flatMap((trace) => [...(0,own_trace/* ownTrace */.g)(trace, trace.spans).spans])
        .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
    const calls = (0,trace_trajectory/* toolCallsIn */.l9)(spans);
    const context = (0,trace_trajectory/* documentsRetrieved */.zY)(spans);
    const usage = (0,trace_trajectory/* usageOf */.Fs)(spans);
    const whole = calls.length > 0 || spans.some(({ kind }) => kind === 'agent');
    return {
        ...(whole ? { tool_calls: calls } : {}),
        ...(context === null ? {} : { context }),
        ...(usage === null ? {} : { usage }),
    };
}
/** Whether a step below the root has begun and not ended. A root that nobody ends is ended with its run. */
function hasOpenSteps(trace) {
    return trace.spans.some((span) => span.span_id !== trace.root_span_id && span.end_time === undefined);
}

;// CONCATENATED MODULE: ./lib/runs/execution/run-tracing.js



/** Longest wait for spans that were begun and are not ended when the answer is there, and how often it looks. */
const GRACE_MS = 500;
const LOOK_MS = 20;
/**
 * Traces the agents of a run: local ones are given an address on this machine to send spans to, and what a remote one sends to the service is found by what
 * it states. Where no such address can be opened that is a warning, and the run goes on without it.
 */
function runTracing(runId, traced, ports, warn) {
    if (traced === undefined)
        return { open: async () => UNTRACED, close: async () => undefined };
    const { recorder } = traced;
    return {
        async open({ local = false }, subject) {
            const place = local ? await traced.place() : undefined;
            if (place !== undefined && 'problem' in place)
                warn(`agents are not traced: ${place.problem}`);
            const receiver = place !== undefined && 'url' in place ? place : undefined;
            const call = {
                runId,
                ...subject,
                traceHex: ports.random.hex(16),
                openedAt: ports.clock.now(),
                traces: new Set(),
            };
            let key = receiver === undefined ? undefined : (0,api_key/* makeApiKey */.EX)(ports.random);
            recorder.calls.open(call, key);
            const quiet = () => key === undefined || receiver?.handler.isBusy(key) !== true;
            return {
                variables: receiver === undefined || key === undefined
                    ? {}
                    : variablesOf(receiver.url, key, call, ports.random.hex(8)),
                startedWith(variables) {
                    key = variables['ASSAY_API_KEY'] ?? key;
                    if (key !== undefined)
                        recorder.calls.bind(key, call);
                },
                async collect(answer, signal) {
                    try {
                        return withEvidence(answer, await settledTraces(call, recorder, quiet, ports, signal));
                    }
                    finally {
                        recorder.calls.close(call);
                    }
                },
                drop: () => recorder.calls.close(call),
            };
        },
        close: () => recorder.endRun(runId),
    };
}
const UNTRACED = {
    variables: {},
    startedWith: () => undefined,
    collect: async (answer) => answer,
    drop: () => undefined,
};
/** Environment of a program (as headers: `ASSAY_RUN_ID` → `x-assay-run-id`). The exporter's address carries the key in its path. */
function variablesOf(url, key, call, spanHex) {
    return {
        ASSAY_BASE_URL: url,
        ASSAY_API_KEY: key,
        ASSAY_RUN_ID: call.runId,
        ASSAY_TEST_CASE_ID: call.testCaseId,
        // W3C Trace Context, version 00, sampled.
        TRACEPARENT: `00-${call.traceHex}-${spanHex}-01`,
        OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/otlp/${key}`,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/otlp/${key}/v1/traces`,
        // What the SDK of every language speaks; that of Python has no http/json.
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    };
}
/** The traces of a call when none has an open step and nothing is on its way, or when the grace is over. */
async function settledTraces(call, recorder, quiet, { clock }, signal) {
    const until = clock.monotonic() + GRACE_MS;
    for (;;) {
        const traces = [];
        for (const id of call.traces) {
            const trace = await recorder.read(id);
            if (trace !== undefined)
                traces.push(trace);
        }
        if ((quiet() && !traces.some(hasOpenSteps)) || clock.monotonic() >= until)
            return traces;
        await clock.sleep(LOOK_MS, signal);
    }
}
/** An answer's own word wins, also an empty one. */
function withEvidence(answer, traces) {
    if (traces.length === 0)
        return answer;
    const traced = callEvidence(traces);
    const tool_calls = answer.tool_calls ?? traced.tool_calls;
    const context = answer.context ?? traced.context;
    const usage = answer.usage ?? traced.usage;
    return {
        ...answer,
        ...(0,defined/* defined */.s)({ tool_calls, context, usage }),
    };
}

// EXTERNAL MODULE: ./lib/runs/execution/score-attempt.js + 1 modules
var score_attempt = __webpack_require__(45553);
;// CONCATENATED MODULE: ./lib/runs/execution/settled-together.js
/**
 * Resolves once everything appended until then survives the death of this process. All that ask in one turn of the event loop wait for
 * its end and share one write: answers come many in a turn, and a write is a system call.
 */
function settledTogether(journal) {
    let next;
    return () => {
        next ??= new Promise((resolve, reject) => {
            setImmediate(() => {
                next = undefined;
                try {
                    journal.settle();
                    resolve();
                }
                catch (error) {
                    reject(error);
                }
            });
        });
        return next;
    };
}

// EXTERNAL MODULE: ./lib/text/time-window.js
var time_window = __webpack_require__(55223);
;// CONCATENATED MODULE: ./lib/runs/execution/time-limit.js



/** A limit such as `10m`, counted from now, beside the signal that stops the run; undefined is no limit. */
function timeLimit(limit, clock, stop) {
    if (limit === undefined)
        return { signal: stop, isOver: () => false, [Symbol.dispose]: () => undefined };
    const all = (0,time_window/* windowMs */.$)(limit);
    const end = clock.monotonic() + all;
    const over = new AbortController();
    // The same fault as of a run that is stopped: nothing that was broken off counts as an error of the agent.
    const cancel = clock.after(all, () => over.abort(new errors/* Fault */.vC('cancelled', `The time limit of the run, ${limit}, was reached.`)));
    const signal = stop === undefined ? over.signal : AbortSignal.any([over.signal, stop]);
    // Every call under way listens; many of them are no leak.
    (0,external_node_events_.setMaxListeners)(0, signal);
    return {
        signal,
        isOver: () => over.signal.aborted || clock.monotonic() >= end,
        [Symbol.dispose]: cancel,
    };
}

;// CONCATENATED MODULE: ./lib/runs/execution/tolerated-answers.js
/** Collects it; a warning shows the words of the first answer. */
function toleratedAnswers() {
    const found = new Map();
    return {
        of: (agentId) => (kind, message) => {
            const key = JSON.stringify([agentId, kind]);
            const before = found.get(key);
            if (before === undefined)
                found.set(key, { agentId, message, answers: 1 });
            else
                before.answers++;
        },
        warnings: () => [...found.values()].map(({ agentId, message, answers }) => `agent ${agentId} ${message}${answers === 1 ? '' : ` (${answers} times; this is the first)`}`),
    };
}

;// CONCATENATED MODULE: ./lib/runs/execution/execute.js
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


















/** Long enough for the first calls to be sent, short enough to be over before they are answered. */
const WARM_AFTER_MS = 3;
/** No other question would be answered either (security.md R05). */
const REFUSALS = new Set(['unauthorized', 'insufficient_quota']);
/**
 * The only stage that meets agent and judge. Attempts are scored as soon as they are in, and every result is in the journal
 * before it counts. Stops taking work on cancellation, on a reached ceiling, when the time is over, when the judge's provider
 * refuses the key, when nobody serves a model, and on a fault of the whole. Work in flight ends; on cancellation and when the time is
 * over it is broken off and not recorded, so that a run that goes on does it again.
 */
async function execute(work, world) {
    const { budget, judge } = work;
    const warnings = new Set();
    const tolerated = toleratedAnswers();
    const stops = {};
    const connections = connectionPool(world, concurrencyOf(work));
    const settled = settledTogether(world.journal);
    const tracing = runTracing(work.runId, world.traces, world.ports, (message) => warnings.add(message));
    const progress = caseProgress(work.planned, world.events);
    // While the first answers of the agent are under way, the judge's package loads.
    const cancelWarming = world.ports.clock.after(WARM_AFTER_MS, () => void judge.warm?.());
    await (0,resources/* withResources */.Y0)(async (open) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            open.atClose(() => tracing.close());
            open.atClose(() => connections.close());
            open.atClose(cancelWarming);
            const time = __addDisposableResource(env_1, timeLimit(work.timeLimit, world.ports.clock, world.signal), false);
            const waits = breakableWaits(time.signal);
            // A scorer that failed may have left a question behind that would be asked again.
            open.atClose(waits.end);
            await everyStep({
                ...{ work, world, connections, settled, tracing, progress, warnings, tolerated, stops, time, waits },
            });
            if (stops.fatal !== undefined)
                throw stops.fatal;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    });
    // Said now, when the last bill is in; an agent's bills come after its answers, so a ceiling can be passed without a stop.
    if (stops.budget !== undefined || budget.overspent)
        stops.budget = budget.exhausted ?? stops.budget;
    return {
        usage: world.journal.usage,
        cancelled: world.signal?.aborted ?? false,
        budget: stops.budget,
        overtime: stops.overtime,
        refused: stops.refused,
        modelGone: stops.modelGone ?? false,
        warnings: [...warnings, ...tolerated.warnings()].sort(),
    };
}
/** One step after the other, until there is none or something stops the work. */
async function everyStep(execution) {
    const { work, world, stops } = execution;
    const next = work.steps ?? oneStep(work.planned);
    const stopped = () => isStopped(stops);
    while (!stopped() && !world.signal?.aborted) {
        const step = await next();
        if (step === undefined)
            return;
        await (0,pool/* eachInPool */.P)(step, concurrencyOf(work), (job, place) => execute_attempt(job, place, execution), {
            signal: world.signal,
            stop: stopped,
        });
    }
}
const isStopped = ({ fatal, budget, overtime, refused }) => (fatal ?? budget ?? overtime ?? refused) !== undefined;
const concurrencyOf = ({ settings: { run } }) => (run.parallel ? run.concurrency : 1);
/** Every play of the plan at once. */
function oneStep(planned) {
    let taken = false;
    return () => {
        if (taken)
            return undefined;
        taken = true;
        return (0,plan/* jobs */.LR)(planned);
    };
}
/** Plays and scores one attempt, or what is left of it; a fault of the whole is why no more work is taken. */
async function execute_attempt(job, own, execution) {
    const { work, world, stops, progress, time, waits } = execution;
    const place = waits.of(own);
    try {
        progress.taken(job);
        const played = await playedOf(job, place, execution);
        if (played !== undefined)
            await scored(job, played, place, execution);
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.code === 'budget_exhausted')
            stops.budget ??= work.budget.exhausted ?? fault.message;
        else if (fault.subcode === model_words/* MODEL_GONE */.eG && stops.refused === undefined)
            Object.assign(stops, { refused: (0,errors/* faultSentences */.Lm)(fault), modelGone: true });
        else if (fault.code !== 'cancelled' && fault.subcode !== model_words/* MODEL_GONE */.eG)
            stops.fatal ??= fault;
        else if (fault.code === 'cancelled' && time.isOver() && world.signal?.aborted !== true)
            stops.overtime ??= work.timeLimit;
    }
    if (isStopped(stops))
        waits.end();
}
/** The play of an attempt: recorded, or made now; undefined where the budget allows none. */
async function playedOf(job, place, execution) {
    const { work, world, connections, settled, tracing, progress, tolerated, stops, time } = execution;
    const { runId, settings, budget } = work;
    const { journal, ports } = world;
    const recorded = journal.played(job.planned.description.id, job.attempt);
    if (recorded !== undefined)
        return recorded;
    if (job.unlessDecided === true && progress.isDecided(job.planned))
        return progress.dropped(job);
    if (time.isOver()) {
        stops.overtime ??= work.timeLimit;
        return undefined;
    }
    if (budget.exhausted !== undefined) {
        stops.budget ??= budget.exhausted;
        return undefined;
    }
    progress.started(job);
    const { connection, limit } = await connections.of(job.planned);
    // What was answered and judged is on disk before anybody is called again: a kill costs what is in flight, no more.
    await settled();
    const played = await playAttempt(job, {
        ...{ connection, limit, tracing },
        aside: place.aside,
        clock: ports.clock,
        random: ports.random,
        maxRetries: settings.run.max_retries,
        timeoutMs: settings.run.timeout_ms,
        turnId: (one, turn) => turnIdOf(runId, one, turn),
        attachments: world.attachments,
        onAnswer: (answer) => budget.spend(answer.usage?.cost_usd ?? 0),
        onWarning: tolerated.of(job.planned.agent.agent.id),
        ...(0,defined/* defined */.s)({ signal: time.signal }),
    });
    if (played.type === 'attempt.errored' && played.error.code === model_words/* MODEL_GONE */.eG) {
        const { file, line } = job.planned.agent.location;
        throw (0,gone_fault/* goneFault */.O)(played.error, `${file}:${line}`);
    }
    journal.append(played);
    return played;
}
/** Judges what the journal has no result of yet, and is finished with the attempt. */
async function scored(job, played, place, execution) {
    const { work, world, progress, warnings, stops } = execution;
    const { journal } = world;
    const { description } = job.planned;
    const records = [];
    if (played.type === 'attempt.played') {
        const done = journal.scored(description.id, job.attempt);
        records.push(...done);
        await (0,score_attempt/* scoreAttempt */.i)({
            ...{ job, turns: played.turns, done },
            judge: (0,giving_way/* givingWay */.M)(work.judge, place),
            settings: work.settings,
            missingSecrets: work.config.secrets_withheld,
            onScored(record) {
                journal.append(record);
                records.push(record);
                if (REFUSALS.has(record.error?.subcode ?? ''))
                    stops.refused ??= record.error?.message;
            },
            onUnscored: (usage) => journal.append({ type: 'turn.unscored', case_id: description.id, attempt: job.attempt, usage }),
            signal: execution.time.signal,
        });
    }
    for (const { left_out } of records)
        if (left_out !== undefined)
            warnings.add(left_out);
    const result = (0,attempt/* attemptOf */.tx)(played, records, description.scorers);
    progress.finished(job, result);
}
/** One connection an agent, made at its first case; the same agent as another commit has it stands in another folder. */
function connectionPool({ connect, ports: { clock } }, max) {
    const open = new Map();
    return {
        of({ agent }) {
            const key = `${agent.home}\0${agent.agent.id}`;
            let line = open.get(key);
            if (line === undefined) {
                line = connect(agent).then((connection) => ({
                    connection,
                    limit: (0,adaptive_limit/* adaptiveLimit */.W)({ max, start: max, clock }),
                }));
                open.set(key, line);
            }
            return line;
        },
        async close() {
            const connections = (0,resources/* resources */.ES)();
            for (const settled of await Promise.allSettled(open.values()))
                if (settled.status === 'fulfilled')
                    connections.atClose(() => settled.value.connection.close());
            await connections.close();
        },
    };
}
/** The same turn has the same id in every continuation of a run; the run can be found from it. */
function turnIdOf(runId, job, turn) {
    return `turn_${runId.slice(runId.indexOf('_') + 1)}_${job.planned.index}_${job.attempt}_${turn}`;
}


/***/ }),

/***/ 88741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ goneFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _models_model_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80843);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);



/**
 * A model that its provider does not serve, as the one fault of the whole run: every other case would end with the same words. Nothing
 * of it is written down as a result, so that the run can go on once another model is named. `where` is the place in a file that names it.
 */
function goneFault({ message, hint }, where) {
    const what = where === undefined ? message : `${message} [${where}]`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', what, { subcode: _models_model_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MODEL_GONE */ .eG, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ hint, where }) });
}


/***/ }),

/***/ 58047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isDecided),
/* harmony export */   i: () => (/* binding */ plannedSteps)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72277);
/* harmony import */ var _planning_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57984);


/** Whether the attempts that are left cannot change any more what the case came to. */
function isDecided(attempts, plan) {
    const { status } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .caseOutcome */ .X_)(attempts, plan);
    return status === 'passed' || status === 'failed';
}
/**
 * The planned plays of a run, in steps. Of a case that needs fewer passes than it has attempts no more are played than decide
 * it: first as many as it needs, then as many as are still missing, until it passed or cannot pass any more. What the journal
 * holds counts, so a run that goes on plays what it would have played. All attempts in one step where the settings say so.
 */
function plannedSteps(planned, journal, { repeats }) {
    const isOpenEnded = ({ description: { min_passes, repeat, skip } }) => repeats === 'until_decided' && skip === undefined && min_passes > 0 && min_passes < repeat;
    const open = new Map();
    let begun = false;
    return () => {
        if (!begun) {
            begun = true;
            for (const one of planned)
                if (isOpenEnded(one))
                    open.set(one, new Set());
            return open.size === 0 ? (0,_planning_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .jobs */ .LR)(planned) : firstStep(planned, open, journal);
        }
        const step = [...open].flatMap(([one, asked]) => {
            const more = missingPlays(one.description, asked, journal);
            if (more.length === 0)
                open.delete(one);
            return jobsOf(one, more, asked);
        });
        return step.length === 0 ? undefined : step;
    };
}
function* firstStep(planned, open, journal) {
    for (const one of planned) {
        const asked = open.get(one);
        if (asked === undefined)
            yield* (0,_planning_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .jobs */ .LR)([one]);
        else
            yield* jobsOf(one, firstPlays(one.description, journal), asked);
    }
}
function jobsOf(planned, attempts, asked) {
    for (const attempt of attempts)
        asked.add(attempt);
    return attempts.map((attempt) => ({ planned, attempt, unlessDecided: true }));
}
const attemptsOf = ({ repeat }) => Array.from({ length: repeat }, (_, attempt) => attempt);
/** What was begun before has to be judged to the end; beside it so many that the case could pass. */
function firstPlays(description, journal) {
    const all = attemptsOf(description);
    const begun = all.filter((attempt) => journal.played(description.id, attempt) !== undefined);
    const known = new Set(begun);
    const fresh = all.filter((attempt) => !known.has(attempt));
    return [...begun, ...fresh.slice(0, Math.max(0, description.min_passes - begun.length))];
}
/** As many more as it needs to pass, if all of them did; none where it is decided. */
function missingPlays(description, asked, journal) {
    const attempts = attemptsOf(description).flatMap((attempt) => journal.attempt(description, attempt) ?? []);
    if (isDecided(attempts, description))
        return [];
    const passed = attempts.filter(({ status }) => status === 'passed').length;
    const left = attemptsOf(description).filter((attempt) => !asked.has(attempt));
    return left.slice(0, Math.max(1, description.min_passes - passed));
}


/***/ }),

/***/ 33674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ judgedRounds),
/* harmony export */   RT: () => (/* binding */ recordedRound),
/* harmony export */   i5: () => (/* binding */ attemptsOfRound)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72277);

/**
 * Attempts of one more play of a whole case, a round: as many as the case has, numbered from `first`, after those of the rounds
 * before (the first is 0).
 */
const attemptsOfRound = ({ repeat }, first, round) => Array.from({ length: repeat }, (_, play) => first + round * repeat + play);
/** What the journal holds of a round; fewer than the case has where it was not played to the end. */
function recordedRound(description, first, round, journal) {
    return attemptsOfRound(description, first, round)
        .map((attempt) => journal.attempt(description, attempt))
        .filter((attempt) => attempt !== undefined);
}
/**
 * What the first so many rounds came to, under the pass rule of the case: those that were judged, and those of them that failed. A
 * round that nobody could judge says nothing.
 */
function judgedRounds(description, first, rounds, journal) {
    let played = 0;
    let failed = 0;
    for (let round = 0; round < rounds; round++) {
        const attempts = recordedRound(description, first, round, journal);
        if (attempts.length < description.repeat)
            continue;
        const { status } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .caseOutcome */ .X_)(attempts, description);
        if (status !== 'passed' && status !== 'failed')
            continue;
        played++;
        if (status === 'failed')
            failed++;
    }
    return { played, failed };
}


/***/ }),

/***/ 45553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ scoreAttempt)
});

// EXTERNAL MODULE: ./lib/evaluations/empty-answer.js
var empty_answer = __webpack_require__(52469);
// EXTERNAL MODULE: ./lib/evaluations/run-thresholds.js
var run_thresholds = __webpack_require__(92091);
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject = __webpack_require__(95288);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/judges/spent.js
var spent = __webpack_require__(16908);
// EXTERNAL MODULE: ./lib/models/model-words.js
var model_words = __webpack_require__(80843);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/runs/planning/missing-secrets.js
var missing_secrets = __webpack_require__(71874);
// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var subject = __webpack_require__(57266);
// EXTERNAL MODULE: ./lib/runs/execution/gone-fault.js
var gone_fault = __webpack_require__(88741);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
;// CONCATENATED MODULE: ./lib/runs/execution/mark-unsure.js

/** What is said of a scorer that gives no reason of its own: its rules are a screen. */
const BY_RULES = 'its rules alone are wrong too often on answers like this one; a model would have to read it';
/**
 * A result as a run takes it: one of the offline judge that is not sure is shown and does not gate, unless the settings ask for it
 * (contract 5). It always says why.
 */
function markUnsure(result, { gate }) {
    const { metadata } = result;
    if (gate.offline_low_confidence || (0,scorer_result/* isSureVerdict */.TT)(result))
        return result;
    if (metadata['not_applicable'] === true)
        return { ...result, gating: false };
    return {
        ...result,
        gating: false,
        metadata: { ...metadata, unsure: true, unsure_reason: metadata['unsure_reason'] ?? BY_RULES },
    };
}

;// CONCATENATED MODULE: ./lib/runs/execution/score-attempt.js











/** The agent's own field that a scorer needs, and how an agent hands it over. */
const MAPPING = {
    output: 'output (invocation.output_path)',
    context: 'context (invocation.context_path)',
    tool_calls: 'tool_calls (invocation.tool_calls_path)',
    agent_plan: 'agent_plan (invocation.plan_path)',
    usage: 'usage (input_tokens, output_tokens, cost_usd)',
};
/** Providers whose agent is a model: it answers in the form of the provider, which no path of ours maps. */
const AS_MODEL = new Set(['openai', 'azure_openai', 'anthropic']);
/** What to do where a model cannot hand a field over. */
function ofModel(field, provider) {
    const given = field === 'context' ? 'Give the turn a context, or play' : 'Play';
    return `An agent of provider ${provider} answers with text and tool calls only. ${given} the agent as a program or an HTTP endpoint that returns ${field}, or take the scorer out of the turn.`;
}
/** Every (turn, scorer) of an attempt that has no recorded result yet, judged at once. */
async function scoreAttempt(attempt) {
    const { job, turns, done } = attempt;
    const open = [];
    job.planned.scorers.forEach((planned, turn) => {
        if (turn >= turns.length)
            return;
        const seenBy = seenInTurn(attempt, turn);
        for (const one of planned) {
            if (done.some((record) => record.turn === turn && record.scorer === one.scorer.name))
                continue;
            open.push(scoreTurn(attempt, turn, one, seenBy(one.scorer)).then(attempt.onScored));
        }
    });
    // Every scorer ends before the first failure is thrown, so that nothing that was paid for is dropped.
    const failures = (await Promise.allSettled(open)).filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failures) {
        const usage = (0,spent/* spentBefore */.q)(reason);
        if (usage.calls + usage.cached_calls > 0)
            attempt.onUnscored(usage);
    }
    if (failures[0] !== undefined)
        throw failures[0].reason;
}
async function scoreTurn(attempt, turn, planned, { subject, batch }) {
    const { job, judge, settings, signal } = attempt;
    const { scorer } = planned;
    const base = {
        type: 'turn.scored',
        case_id: job.planned.description.id,
        attempt: job.attempt,
        turn,
        scorer: scorer.name,
    };
    const missing = (0,empty_answer/* isEmptyAnswer */.wR)(subject) ? undefined : scorer.check(subject)[0];
    if (missing !== undefined)
        return {
            ...base,
            ...withoutField(planned, missing, job.planned.agent.agent.provider),
            usage: judges_judge/* NO_USAGE */.yJ,
        };
    const outcome = await (0,score_subject/* scoreWith */.z7)(scorer, subject, {
        judge,
        threshold: job.planned.threshold ?? (0,run_thresholds/* runThreshold */.R)(scorer, settings.defaults),
        samples: settings.judge.samples,
        repeat: job.attempt,
        batch,
        ...(0,defined/* defined */.s)({ signal }),
    });
    const secrets = attempt.missingSecrets?.judge === true ? attempt.missingSecrets : undefined;
    const { usage } = outcome;
    if (outcome.status !== 'errored') {
        const { result } = outcome;
        const judged = secrets === undefined ? markUnsure(result, settings) : (0,missing_secrets/* withoutJudge */.MQ)(result, secrets);
        const shown = scorer.advisory === true ? { ...judged, gating: false } : judged;
        return { ...base, result: shown, usage };
    }
    // The rules cannot judge this. The judge whose key is missing could have, so it is nobody's failure.
    if (secrets !== undefined && outcome.error.code === 'judge_error')
        return {
            ...base,
            left_out: `${scorer.name} left out where rules cannot judge; ${(0,missing_secrets/* judgedOffline */.Tm)(secrets)}`,
            usage,
        };
    if (outcome.error.subcode === model_words/* MODEL_GONE */.eG)
        throw (0,spent/* withSpent */.H)((0,gone_fault/* goneFault */.O)(outcome.error), usage);
    return { ...base, error: outcome.error, usage };
}
/**
 * A default scorer is left out where the agent does not supply its field; where it was named, the error explains how to supply it.
 * An output that is missing leaves nothing out: every agent has to give one (contract 5).
 */
function withoutField({ scorer, explicit }, missing, provider) {
    const field = missing.field ?? '';
    if (!explicit && field !== 'output' && subject/* AGENT_FIELDS */.SF.has(field))
        return { left_out: `default scorer ${scorer.name} left out: the agent does not supply ${field}` };
    const model = AS_MODEL.has(provider) && subject/* AGENT_FIELDS */.SF.has(field);
    const how = model || MAPPING[field] === undefined ? '' : `; the agent's answer must carry ${MAPPING[field]}`;
    return {
        error: {
            code: missing.code ?? 'missing_field',
            message: `${missing.message}${how}`,
            ...(field === '' ? {} : { field }),
            ...(model && { hint: ofModel(field, provider) }),
        },
    };
}
/** Made once for all scorers of single turns, and once for those of whole conversations. */
function seenInTurn({ job, turns }, turn) {
    const { loaded, agent, scorers } = job.planned;
    const made = new Map();
    return (scorer) => {
        const known = made.get(scorer.multiTurn);
        if (known !== undefined)
            return known;
        const all = (scorers[turn] ?? []).map((planned) => planned.scorer);
        const seen = {
            subject: (0,subject/* subjectAfter */.td)(loaded.case.turns, turns, turn, agent.agent, scorer),
            batch: (0,score_subject/* batchOf */.Kb)(all.filter(({ multiTurn }) => multiTurn === scorer.multiTurn)),
        };
        made.set(scorer.multiTurn, seen);
        return seen;
    };
}


/***/ }),

/***/ 20007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ tracedAgents)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/json-body.js
var json_body = __webpack_require__(1633);
// EXTERNAL MODULE: ./lib/flow/problem-of.js
var problem_of = __webpack_require__(36289);
// EXTERNAL MODULE: ./lib/schema/trace.js
var trace = __webpack_require__(85070);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/schema/without-nulls.js
var without_nulls = __webpack_require__(61096);
// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/otlp-answer.js
var otlp_answer = __webpack_require__(62766);
// EXTERNAL MODULE: ./lib/traces/otlp-body.js
var otlp_body = __webpack_require__(31968);
;// CONCATENATED MODULE: ./lib/traces/loopback.js









/** Largest bodies: a span, and an export of many (contract 9 and security.md S35). */
const MOST_BYTES = 1024 * 1024;
const MOST_EXPORT_BYTES = 10 * 1024 * 1024;
/**
 * POST /v1/traces (ours and OTLP), POST /v1/traces/{id}/spans, PATCH /v1/spans/{id}, and POST /otlp/{key}/v1/traces for exporters,
 * which send no Authorization header. `agent_id` may be left out: the key says whose it is. An export may be JSON or protobuf, packed
 * by gzip or not, and is answered as it came.
 */
function tracingHandler(recorder) {
    const busy = new Map();
    async function handled(request) {
        const path = request.path.replace(/[?#].*$/s, '');
        const exporter = /^\/otlp\/([^/]+)(\/.*)$/.exec(path);
        const key = exporter?.[1] ?? /^Bearer +(\S+) *$/i.exec(request.headers['authorization'] ?? '')?.[1];
        const call = key === undefined ? undefined : recorder.calls.ofKey(key);
        if (key === undefined || call === undefined)
            throw new errors/* Fault */.vC('unauthorized', 'The key is missing, or it is of no call of a run that is under way.', {
                hint: 'Send ASSAY_API_KEY as a bearer token to ASSAY_BASE_URL, as this program was given them.',
            });
        const origin = { key, runId: call.runId, agentId: call.agentId };
        busy.set(key, (busy.get(key) ?? 0) + 1);
        try {
            const target = { path: exporter?.[2] ?? path, exporter: exporter !== null };
            return await route(recorder, request, target, origin);
        }
        finally {
            const left = (busy.get(key) ?? 1) - 1;
            if (left === 0)
                busy.delete(key);
            else
                busy.set(key, left);
        }
    }
    return {
        isBusy: (key) => busy.has(key),
        async handle(request) {
            const answer = await handled(request).catch((error) => {
                const { status, body, headers } = (0,problem_of/* problemOf */.Z)((0,errors/* asFault */.Ps)(error));
                return { status, headers, body: JSON.stringify(body) };
            });
            return (0,otlp_body/* isProtobuf */.Oh)(formOf(request)) ? (0,otlp_body/* protobufAnswer */.Cw)(answer) : answer;
        },
    };
}
const formOf = ({ headers }) => ({
    type: headers['content-type'],
    encoding: headers['content-encoding'],
});
/** The operation that a path names, for the holder of a key. */
async function route(recorder, request, { path, exporter }, origin) {
    const spansOf = /^\/v1\/traces\/([^/]+)\/spans$/.exec(path)?.[1];
    const spanId = /^\/v1\/spans\/([^/]+)$/.exec(path)?.[1];
    const method = spanId === undefined ? 'POST' : 'PATCH';
    if (path !== '/v1/traces' && (exporter || (spansOf ?? spanId) === undefined))
        throw new errors/* Fault */.vC('not_found', `There is nothing at ${path.slice(0, 200)}; a run takes traces only.`);
    if (request.method !== method)
        throw new errors/* Fault */.vC('method_not_allowed', `${path.slice(0, 200)} takes ${method} only.`);
    const named = spansOf ?? spanId;
    const owner = named === undefined ? origin.agentId : await recorder.agentOf(named);
    if (owner !== undefined && owner !== origin.agentId)
        throw new errors/* Fault */.vC('forbidden', 'That trace is of another agent.');
    const packed = path === '/v1/traces' && (0,otlp_body/* isExportForm */.J4)(formOf(request));
    const body = packed
        ? await exportOf(request)
        : await jsonOf(request, path === '/v1/traces' ? MOST_EXPORT_BYTES : MOST_BYTES);
    if ((0,otlp_answer/* isOtlpBody */.q)(body) || exporter) {
        if (!(0,otlp_answer/* isOtlpBody */.q)(body))
            throw fieldFault([{ path: 'resourceSpans', message: 'must be an array' }]);
        return answered(200, (0,otlp_answer/* otlpAnswer */.g)(await recorder.ingest(body, origin.agentId, origin)));
    }
    if (packed)
        throw unsupported(formOf(request));
    if (spanId !== undefined)
        return answered(200, await recorder.updateSpan(spanId, checked(trace/* updateSpanRequest */.jr, body)));
    if (spansOf !== undefined)
        return answered(201, await recorder.addSpan(spansOf, checked(trace/* addSpanRequest */.hK, body)));
    const given = (0,json_fields/* recordOf */.zv)(body);
    const complete = given === undefined ? body : { agent_id: origin.agentId, ...given };
    return answered(201, await recorder.createTrace(checked(trace/* createTraceRequest */.rG, complete), origin));
}
const answered = (status, body) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
});
async function exportOf(request) {
    const options = { limit: MOST_EXPORT_BYTES, json: json_body/* jsonBody */.J };
    return (0,otlp_body/* exportBody */.$Q)(await request.body(MOST_EXPORT_BYTES), formOf(request), options);
}
async function jsonOf(request, maxBytes) {
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (type !== 'application/json' || encoding !== 'identity')
        throw unsupported(formOf(request));
    return (0,json_body/* jsonBody */.J)(await request.body(maxBytes));
}
const unsupported = ({ type, encoding }) => new errors/* Fault */.vC('unsupported_media_type', `A body must be plain application/json, not ${[encoding, type].filter(Boolean).join(' ').slice(0, 200)}.`, {
    hint: 'Exporters of spans may send application/x-protobuf as well, and pack it by gzip: set OTEL_EXPORTER_OTLP_PROTOCOL to http/protobuf.',
});
function checked(schema, given) {
    const value = (0,without_nulls/* withoutNulls */.L)(schema, given);
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw fieldFault((0,value_problems/* requestProblems */.iN)(parsed.error, value).map(({ path, message }) => ({ path: (0,value_problems/* pathText */.LF)(path), message })));
}
function fieldFault(problems) {
    return new errors/* Fault */.vC('validation_failed', problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '), { problems });
}

;// CONCATENATED MODULE: ./lib/runs/execution/traced-agents.js


/** Opens a call of an agent for tracing, and the loopback listener with the first one. */
function tracedAgents(recorder, { listen }) {
    let opening;
    async function open() {
        const handler = tracingHandler(recorder);
        try {
            const listener = await listen(handler.handle);
            return { place: { url: listener.url, handler }, listener };
        }
        catch (error) {
            return { place: { problem: (0,errors/* asFault */.Ps)(error).message } };
        }
    }
    return {
        recorder,
        async place() {
            opening ??= open();
            return (await opening).place;
        },
        async close() {
            await (await opening)?.listener?.close();
        },
    };
}


/***/ }),

/***/ 65522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ confirmFlips),
/* harmony export */   UY: () => (/* binding */ repeatsOf),
/* harmony export */   pL: () => (/* binding */ MOST_REPEATED_CASES),
/* harmony export */   pk: () => (/* binding */ MOST_REPEATS),
/* harmony export */   wv: () => (/* binding */ repeatAttempts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70102);
/* harmony import */ var _execution_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33674);



/** A repeat of a case costs what the case costs: no more of them than can change the verdict. */
const MOST_REPEATS = _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .REPEATS_TO_CONFIRM */ .gg;
/** Of more flips than that none is repeated where the paired comparison decides by itself; where it does not, so many are. */
const MOST_REPEATED_CASES = 20;
/**
 * Plays again, on the current side, what passed in the baseline and fails now (users.md 4.1, ideas 6 and 7): chance must not
 * be called a regression. A repeat is one play of the whole case, turns and attempts; its attempts follow the planned ones in
 * the journal, so a resumed run repeats nothing twice. A case is done as soon as its verdict cannot change any more.
 */
function confirmFlips({ planned, plays, journal, budget, flipped }) {
    const byId = new Map(planned.map((one) => [one.description.id, one]));
    let ended = false;
    let planPlayed = false;
    let note;
    let round = 0;
    const isBegun = ({ description }) => playsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
    const isRecorded = ({ description }, index) => playsOf(description, index).every((attempt) => journal.attempt(description, attempt) !== undefined);
    /** Cases whose next repeat can still change what they are called. */
    const open = () => {
        const { flips, proven } = flipped();
        const cases = flips.slice(0, MOST_REPEATED_CASES).flatMap(({ id }) => byId.get(id) ?? []);
        const repeated = cases.some(isBegun);
        planPlayed ||= !budget.overspent || repeated;
        if (flips.length > MOST_REPEATED_CASES) {
            note = tooManyNote(flips.length, proven && !repeated);
            if (proven)
                return [];
        }
        const suspected = new Set(flips.filter(({ verdict }) => verdict === 'suspected').map(({ id }) => id));
        return cases.filter(({ description }) => suspected.has(description.id));
    };
    /** The next round; one that stands in the journal already costs nothing, whatever is left, and is passed over. */
    const nextRound = () => {
        const suspected = open();
        for (;; round++) {
            const cases = suspected.filter(({ description }) => !isDone(description, round, journal));
            if (cases.length === 0)
                return undefined;
            if (cases.every((one) => isRecorded(one, round)))
                continue;
            if (budget.exhausted === undefined)
                return roundOf(cases, round++);
            note = `the budget left no${round === 0 ? '' : ' more'} repeats (${budget.exhausted})`;
            return undefined;
        }
    };
    return {
        steps() {
            const next = plays() ?? nextRound();
            ended = next === undefined;
            return next;
        },
        get ended() {
            return ended;
        },
        get planPlayed() {
            return planPlayed;
        },
        get note() {
            return note;
        },
    };
}
/** Why not every case that flipped is repeated. */
const tooManyNote = (flipped, decided) => decided
    ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(flipped, 'case')} flipped; above ${MOST_REPEATED_CASES} none is repeated where the paired comparison decides`
    : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(flipped, 'case')} flipped, of which the first ${MOST_REPEATED_CASES} are repeated`;
/** What the repeats of a case came to: those that were judged, and those of them that failed. Undefined when it had none. */
function repeatsOf(description, journal) {
    const repeats = repeatsBefore(description, MOST_REPEATS, journal);
    const tried = [...repeatAttempts(description)].some((attempt) => journal.attempt(description, attempt) !== undefined);
    return tried ? repeats : undefined;
}
/** Attempts of all repeats that a case can have, for whoever forgets errors. */
function* repeatAttempts(description) {
    for (let index = 0; index < MOST_REPEATS; index++)
        yield* playsOf(description, index);
}
function* roundOf(cases, index) {
    for (const planned of cases)
        for (const attempt of playsOf(planned.description, index))
            yield { planned, attempt };
}
/** Attempts of a repeat: after the planned ones and those of the repeats before. */
const playsOf = (description, index) => (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsOfRound */ .i5)(description, description.repeat, index);
const repeatsBefore = (description, rounds, journal) => (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedRounds */ .Lv)(description, description.repeat, rounds, journal);
/** Whether the repeats that are left after so many rounds cannot change the verdict any more; errored ones are lost. */
function isDone(description, rounds, journal) {
    if (rounds >= MOST_REPEATS)
        return true;
    const { played, failed } = repeatsBefore(description, rounds, journal);
    return (0,_comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettled */ .Is)({ played, failed }, played + MOST_REPEATS - rounds);
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
 * Messages of roles user, assistant and tool as turns: a user message begins one, the last message of the assistant in it is its
 * answer, results find their calls by id, else by order. Calls may stand in `tool_calls`, in `function_call` or among the parts of the
 * content; whoever is neither user, system nor tool is taken for the assistant. A last question that nobody answered is left out.
 */
function conversationOf(messages) {
    const log = conversationLog();
    for (const entry of messages)
        readMessage(entry, log);
    return log.conversation();
}
/** A conversation while it is read: what is written and called finds its turn, a result its call. */
function conversationLog() {
    const turns = [];
    const messages = [];
    const open = new Map();
    const unanswered = [];
    let system;
    let toolsSeen = false;
    const turn = () => {
        if (turns.length === 0)
            turns.push({ input: '', output: '', calls: [] });
        return turns[turns.length - 1];
    };
    return {
        instructed(text) {
            system ??= text;
        },
        userSpoke(text) {
            const last = turns.at(-1);
            if (last !== undefined && isUnanswered(last))
                last.input = [last.input, text].filter((part) => part !== '').join('\n');
            else
                turns.push({ input: text, output: '', calls: [] });
            messages.push({ role: 'user', content: text });
        },
        called({ id, call }) {
            toolsSeen = true;
            turn().calls.push(call);
            if (id !== undefined)
                open.set(id, call);
            if (call.result === undefined)
                unanswered.push(call);
        },
        resulted(id, name, result, failed) {
            toolsSeen = true;
            const call = (id === undefined ? undefined : open.get(id)) ??
                unanswered.find((one) => one.result === undefined && (name === undefined || one.name === name));
            if (call === undefined)
                return;
            call.result = result;
            if (failed)
                call.error = result;
        },
        answered(text) {
            // A greeting before the first question answers nothing.
            if (turns.length > 0)
                turn().output = text;
            messages.push({ role: 'assistant', content: text });
        },
        conversation() {
            const last = turns.at(-1);
            if (turns.length > 1 && last !== undefined && isUnanswered(last))
                turns.pop();
            return { system, turns, messages, toolsSeen };
        },
    };
}
const isUnanswered = ({ output, calls }) => output === '' && calls.length === 0;
/** One message, by its role. */
function readMessage(entry, log) {
    const role = ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'role', 'from', 'type') ?? 'assistant').toLowerCase();
    const content = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'content') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'value') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'parts');
    const text = spokenOf(content);
    if (SYSTEM.has(role))
        log.instructed(text);
    else if (TOOLS.has(role))
        log.resulted((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'tool_call_id'), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'name'), text, false);
    else {
        const parts = Array.isArray(content) ? content : [];
        for (const part of parts.filter((one) => isOf(one, 'tool_result', 'tool_call_response'))) {
            const id = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(part, 'tool_use_id', 'id');
            log.resulted(id, undefined, resultOf(part), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'is_error') === true);
        }
        const asks = USERS.has(role);
        if (!asks)
            for (const call of callsOf(entry, parts))
                log.called(call);
        if (text === '')
            return;
        if (asks)
            log.userSpoke(text);
        else
            log.answered(text);
    }
}
/** The calls of a message, wherever in it they stand. */
function callsOf(entry, parts) {
    const functionCall = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'function_call');
    return [
        ...parts.filter((part) => isOf(part, 'tool_use', 'tool_call')),
        ...((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(entry, 'tool_calls') ?? []),
        ...(functionCall ? [functionCall] : []),
    ].flatMap((one) => (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedCall */ .xY)(one) ?? []);
}
const isOf = (part, ...types) => types.some((type) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(part, 'type') === type);
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
 * How a record ended, with what it says was wrong: its own words, checks that are false, expected texts that occur in no answer (`answers`).
 * Null where it does not say whether it went well. A record that names a mistake went wrong.
 */
function outcomeOf(record, answers) {
    const found = verdictOf(record) ?? verdictOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'metadata'));
    const reasons = [
        ...mistakeOf(record),
        ...REASONS.slice(1).flatMap((name) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, name) ?? []),
        ...missingOf(record, answers),
        ...[record, (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'meta'), (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'metadata')].flatMap(failedChecks),
    ];
    const distinct = [...new Set(reasons.map((text) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text.trim(), LONGEST)))].slice(0, MOST_REASONS);
    if (found !== undefined)
        return { ...found, reasons: distinct };
    const mistaken = REASONS[0] in ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(record) ?? {}) || (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'mistake_step') !== undefined;
    return mistaken ? { field: 'mistake', value: false, reasons: distinct } : null;
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
/** Texts that the task expects in an answer and that are in none. */
function missingOf(record, answers) {
    const expected = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'task'), 'expected_outputs') ?? (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(record, 'expected_outputs');
    const folded = answers.toLowerCase().replaceAll(',', '');
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
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52477);
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
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ result }),
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
    if ((0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeper */ .Q)(record, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST */ .F))
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
                ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ description }),
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
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76904);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92234);
/* harmony import */ var _recorded_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35852);
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
                    ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ expected_behavior: behaviour, ground_truth: truth }),
                    ...(expected === undefined ? {} : { expected_tools: (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .recordedExpectations */ .gu)(expected) }),
                },
            },
        ],
        outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .s)(facts, answer),
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
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .conversationOf */ .$)(messages).turns.findLast(({ input }) => input !== '')?.input ?? '';
}
function answerIn(value) {
    const messages = messagesIn(value);
    if (messages === undefined)
        return empty(value) ? '' : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value);
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .conversationOf */ .$)(messages).messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
}
const empty = (value) => {
    const record = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(value);
    return record !== undefined && Object.keys(record).length === 0;
};
function callOf({ name, input, output, error }) {
    const result = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(output);
    // Our tracing entry point wraps a bare result, since its spans hold objects only.
    const bare = result !== undefined && Object.keys(result).length === 1 && Object.hasOwn(result, 'result');
    const value = bare ? result['result'] : output;
    return {
        name: name === '' ? 'tool' : name,
        arguments: (0,_recorded_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .argumentsOf */ .aX)(input),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ result: value, error }),
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
        const ofModels = models.flatMap((span) => span[key] ?? []);
        const values = ofModels.length > 0 ? ofModels : spans.flatMap((span) => span[key] ?? []);
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
