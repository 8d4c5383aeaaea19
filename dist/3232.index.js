export const id = 3232;
export const ids = [3232];
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
/* harmony export */   Yz: () => (/* binding */ parsed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
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
        output: typeof text === 'string' ? text : '',
        // An agent of a chat model shows all its calls, so none means none.
        tool_calls,
        ...usageOf((0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(root, 'usage'), 'prompt_tokens', 'completion_tokens'),
    };
}
/** An answer that never began; it is no evidence about the agent's answer. */
function withoutAnswer(provider, subcode, why, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC('agent_failed', `${provider.name} gave no answer: ${why}.`, {
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

/***/ 55327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ connectAgent)
});

// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/agents/wire-call.js
var wire_call = __webpack_require__(93478);
;// CONCATENATED MODULE: ./lib/agents/body-template.js


const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/y;
const KNOWN = new Set(wire_call/* PLACEHOLDERS */.je);
const FORM = 'application/x-www-form-urlencoded';
/**
 * A body template. JSON when it parses with every placeholder filled by a sample; inside strings a placeholder yields
 * escaped text, elsewhere a whole JSON value. What is no JSON (form, plain text) gets text; a declared form gets it
 * percent-encoded. Fault `validation_failed` for unknown names, placeholders in keys and broken JSON.
 */
function compileBody(template, contentType) {
    const declared = contentType?.toLowerCase();
    if (declared?.startsWith(FORM))
        return compiled(cut(template, 'encoded', 'invocation.body_template'), false);
    // A lone text placeholder is a plain text body: as JSON it would gain quotes that nobody wrote.
    const alone = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(template)?.[1];
    if (alone === undefined || alone === 'messages' || alone === 'attachments') {
        const pieces = cutJson(template);
        const problem = problemAsJson(pieces);
        if (problem === undefined)
            return compiled(pieces, true);
        const meantAsJson = /^\s*(\{(?!\{)|\[)/.test(template) && (declared ?? 'json').includes('json');
        if (meantAsJson)
            throw bad(`is no valid JSON: ${problem}`);
    }
    return compiled(cut(template, 'string', 'invocation.body_template'), false);
}
/** An address with placeholders, which are percent-encoded; none may stand before the path, where it would choose the host. */
function compileUrl(url) {
    const pieces = cut(url, 'encoded', 'invocation.url');
    const first = typeof pieces[0] === 'string' ? pieces[0] : '';
    if (pieces.length > 1 && !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]+[/?#]/i.test(first))
        throw bad('has a placeholder before its path: a value would choose the host', 'invocation.url');
    return compiled(pieces, false);
}
/** The template with the values of one call. */
function fill(template, values) {
    let text = '';
    for (const piece of template.pieces)
        text += typeof piece === 'string' ? piece : written(values[piece.name], piece.place);
    return text;
}
function written(value, place) {
    if (place === 'value')
        return JSON.stringify(value ?? null);
    const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
    // A lone surrogate has no UTF-8 form and makes encodeURIComponent throw.
    return place === 'encoded' ? encodeURIComponent(text.toWellFormed()) : JSON.stringify(text).slice(1, -1);
}
function compiled(pieces, json) {
    const names = new Set();
    for (const piece of pieces)
        if (typeof piece !== 'string')
            names.add(piece.name);
    return { pieces, names, json };
}
function cut(template, place, setting) {
    const pieces = [];
    let from = 0;
    for (let at = template.indexOf('{{'); at >= 0; at = template.indexOf('{{', at)) {
        const found = placeholderAt(template, at, setting);
        if (found === undefined)
            at += 2;
        else {
            pieces.push(template.slice(from, at), { name: found.name, place });
            from = at = found.end;
        }
    }
    pieces.push(template.slice(from));
    return pieces;
}
/** Cuts along the grammar of JSON strings, which is exact whenever the template turns out to be JSON. */
function cutJson(template) {
    const pieces = [];
    let from = 0;
    let inString = false;
    let filledString = false;
    for (let at = 0; at < template.length; at++) {
        const char = template[at];
        if (char === '\\' && inString)
            at++;
        else if (char === '"') {
            if (inString && filledString && /^\s*:/.test(template.slice(at + 1, at + 100)))
                throw bad('has a placeholder in the name of a key: a value would choose the field');
            inString = !inString;
            filledString = false;
        }
        else if (char === '{' && template[at + 1] === '{') {
            const found = placeholderAt(template, at, 'invocation.body_template');
            if (found === undefined)
                continue;
            pieces.push(template.slice(from, at), { name: found.name, place: inString ? 'string' : 'value' });
            from = found.end;
            at = from - 1;
            filledString = inString;
        }
    }
    pieces.push(template.slice(from));
    return pieces;
}
function problemAsJson(pieces) {
    const sample = pieces.map((piece) => typeof piece === 'string' ? piece : piece.place === 'value' ? 'null' : '');
    try {
        JSON.parse(sample.join(''));
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : 'it does not parse';
    }
}
function placeholderAt(template, at, setting) {
    PLACEHOLDER.lastIndex = at;
    const match = PLACEHOLDER.exec(template);
    if (match === null)
        return undefined;
    const name = match[1];
    if (!KNOWN.has(name))
        throw bad(`has an unknown placeholder {{ ${name.slice(0, 80)} }}`, setting, `Known are ${wire_call/* PLACEHOLDERS */.je.join(', ')}.`);
    // Membership was checked on the line above.
    return { name: name, end: at + match[0].length };
}
function bad(what, setting = 'invocation.body_template', hint) {
    return new lib_errors/* Fault */.vC('validation_failed', `${setting} ${what}.`, {
        where: setting,
        hint: hint ?? 'Write for example {"question": "{{ input }}", "history": {{ messages }}}.',
        problems: [{ path: setting, message: what }],
    });
}

// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url = __webpack_require__(71961);
;// CONCATENATED MODULE: ./lib/agents/json-path.js

/** One step: a name, `[3]`, `[-1]` (the last), or `["a.b"]` for names with dots. */
const STEP = /(?:^|\.)([^.[\]"]+)|\[(-?\d{1,9})\]|\["((?:[^"\\]|\\.)*)"\]/y;
/** Takes a mapping path apart; Fault `validation_failed` names the setting when it cannot be read. */
function compilePath(text, setting) {
    const path = text.trim().replace(/^\$\.?/, '');
    const steps = [];
    let at = 0;
    while (at < path.length) {
        STEP.lastIndex = at;
        const match = STEP.exec(path);
        if (match === null)
            break;
        const [whole, name, index, quoted] = match;
        if (index !== undefined)
            steps.push(Number(index));
        else
            steps.push(name ?? quoted.replace(/\\(.)/g, '$1'));
        at += whole.length;
    }
    if (steps.length > 0 && at === path.length)
        return { text, steps };
    throw new lib_errors/* Fault */.vC('validation_failed', `${setting} is no path: ${JSON.stringify(text.slice(0, 200))}.`, {
        where: setting,
        hint: 'Write names with dots and list positions in brackets, for example choices[0].message.content.',
        problems: [{ path: setting, message: 'is no dot path with [n]' }],
    });
}
/** What stands at a path, or undefined when the way ends before. Only own properties are followed. */
function valueAt(root, path) {
    let value = root;
    for (const step of path.steps) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        if (Array.isArray(value)) {
            const index = typeof step === 'number' ? step : /^\d{1,9}$/.test(step) ? Number(step) : undefined;
            if (index === undefined)
                return undefined;
            value = value.at(index);
        }
        else {
            if (!Object.hasOwn(value, step))
                return undefined;
            // Own property of an object: checked on the line above.
            value = value[step];
        }
    }
    return value;
}

// EXTERNAL MODULE: ./lib/agents/parse-reply.js
var parse_reply = __webpack_require__(74376);
// EXTERNAL MODULE: ./lib/agents/read-tool-calls.js
var read_tool_calls = __webpack_require__(62883);
// EXTERNAL MODULE: ./lib/agents/record.js
var agents_record = __webpack_require__(20125);
// EXTERNAL MODULE: ./lib/agents/status-fault.js
var status_fault = __webpack_require__(38355);
;// CONCATENATED MODULE: ./lib/agents/read-answer.js






const errorText = (error) => typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
/** Beyond this a cost is a mistake of the agent, and one mistake must not hide the sum of a run. */
const DEAREST_ANSWER_USD = 10_000;
const PROTOCOL_KEYS = ['output', 'tool_calls', 'context', 'agent_plan'];
/** The mapping of an agent; Fault `validation_failed` names a path that cannot be read. */
function mappingOf(invocation) {
    const { output_path, tool_calls_path, context_path, plan_path } = invocation;
    return {
        ...(output_path !== undefined && { output: compilePath(output_path, 'invocation.output_path') }),
        ...(tool_calls_path !== undefined && {
            tool_calls: compilePath(tool_calls_path, 'invocation.tool_calls_path'),
        }),
        ...(context_path !== undefined && { context: compilePath(context_path, 'invocation.context_path') }),
        ...(plan_path !== undefined && { plan: compilePath(plan_path, 'invocation.plan_path') }),
    };
}
/**
 * Reads an answer (contract 3): by the mapping, else by the keys of the program protocol, else the text itself is the
 * output. A mapped output that is missing is Fault `agent_failed` naming path and keys seen; other parts are then not captured.
 */
function readAnswer(text, mapping, where) {
    const mapped = Object.keys(mapping).length > 0;
    if (!mapped && !/^\ufeff?\s*\{/.test(text))
        return { output: text };
    const reply = (0,parse_reply/* parseReply */.UV)(text, where);
    const root = reply.kind === 'json' ? reply.value : undefined;
    const record = (0,agents_record/* asRecord */.qY)(root);
    if (mapping.output !== undefined && root === undefined)
        throw missingOutput(mapping.output, text, where);
    if (!mapped && !PROTOCOL_KEYS.some((key) => record !== undefined && Object.hasOwn(record, key))) {
        // An object that reports an error is not an answer; judging it would score a failure.
        const error = (0,agents_record/* own */.ZV)(record, 'error');
        if (error !== undefined && error !== null && error !== false)
            throw new lib_errors/* Fault */.vC('agent_failed', `the agent reported an error: ${(0,status_fault/* excerpt */.K)(errorText(error))}`, {
                where,
                subcode: 'reported_error',
            });
        return { output: text };
    }
    const part = (path, key) => path === undefined ? (0,agents_record/* own */.ZV)(record, key) : valueAt(root, path);
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
            throw missingOutput(compilePath('output', 'output'), root, where);
        answer.output = text;
    }
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
function missingOutput(path, root, where) {
    const record = (0,agents_record/* asRecord */.qY)(root);
    const keys = Object.keys(record ?? {})
        .slice(0, 20)
        .map((key) => key.slice(0, 60));
    const seen = record !== undefined
        ? `its top keys are ${keys.length === 0 ? 'none' : keys.join(', ')}`
        : Array.isArray(root)
            ? `it is a list of ${root.length}`
            : `it is no JSON object but begins with ${JSON.stringify(String(root).slice(0, 80))}`;
    return new lib_errors/* Fault */.vC('agent_failed', `The answer has no output at "${path.text}": ${seen}.`, {
        where,
        subcode: 'missing_output',
        hint: 'Set invocation.output_path to where the answer text stands, for example data.answer.',
    });
}

;// CONCATENATED MODULE: ./lib/agents/request-headers.js

/** A header name is a token (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
/** Set by the connection, or meant for a proxy on the way (security.md S33). */
const NOT_YOURS = new Set([
    'connection',
    'content-length',
    'host',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
]);
/** Checks configured headers when the agent is connected, so that all problems show before the first call. Values are never shown. */
function checkHeaders(headers) {
    const problems = Object.entries(headers ?? {}).flatMap(([name, value]) => {
        const message = !TOKEN.test(name)
            ? 'is no header name'
            : NOT_YOURS.has(name.toLowerCase())
                ? 'is set by the connection itself'
                : NOT_IN_A_VALUE.test(value)
                    ? 'has a value with a line break, a control character or a character outside Latin-1'
                    : undefined;
        return message === undefined ? [] : [{ path: `invocation.headers.${name.slice(0, 100)}`, message }];
    });
    const [first] = problems;
    if (first === undefined)
        return;
    throw new lib_errors/* Fault */.vC('validation_failed', `${JSON.stringify(first.path)} ${first.message}.`, {
        where: 'invocation.headers',
        problems,
        hint: 'Remove the header or correct it; check that an environment variable in it holds no line break.',
    });
}
/** A header by name, whatever its spelling. */
function headerNamed(headers, name) {
    return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

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
    const mapping = mappingOf(invocation);
    const url = compileUrl(invocation.url);
    const contentType = headerNamed(invocation.headers, 'content-type');
    const body = method === 'GET' || invocation.body_template === undefined
        ? undefined
        : compileBody(invocation.body_template, contentType);
    if (body !== undefined)
        checkCarriesInput(body, url);
    const headers = { ...invocation.headers };
    if (method !== 'GET' && contentType === undefined)
        headers['content-type'] =
            body === undefined || body.json ? 'application/json' : 'text/plain; charset=utf-8';
    const takesAttachments = url.names.has('attachments') || (body !== undefined ? body.names.has('attachments') : method !== 'GET');
    return {
        local: (0,local_url/* isLoopbackUrl */.tE)(invocation.url),
        async call(call, { timeoutMs, signal }) {
            if (call.attachments.length > 0 && !takesAttachments)
                throw cannotTakeAttachments(agent.id);
            const values = (0,wire_call/* wireCall */.eo)(call, agent, { paths: false });
            const address = addressOf(url, values, method);
            const where = (0,local_url/* shownUrl */.zA)(address);
            const response = await ports.http({
                method,
                url: address,
                headers: withTracing(headers, call, address),
                ...(method !== 'GET' && { body: body === undefined ? JSON.stringify(values) : fill(body, values) }),
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
            return readAnswer(response.text, mapping, where);
        },
        // Connections are kept by the port and end with it.
        async close() { },
    };
}
/** The address of one call. A GET that names no input anywhere carries it as the query parameter `input`. */
function addressOf(url, values, method) {
    const address = fill(url, values);
    if (method !== 'GET' || url.names.has('input') || url.names.has('messages'))
        return address;
    if (!URL.canParse(address))
        return address;
    const parsed = new URL(address);
    parsed.searchParams.set('input', String(values.input));
    return parsed.href;
}
/** Tracing variables as headers (`ASSAY_RUN_ID` → `x-assay-run-id`), only to this machine: they hold a key. */
function withTracing(headers, call, address) {
    const entries = Object.entries(call.tracing);
    if (entries.length === 0 || !(0,local_url/* isLoopbackUrl */.tE)(address))
        return headers;
    const all = { ...headers };
    for (const [name, value] of entries) {
        const lower = name.toLowerCase().replaceAll('_', '-');
        const header = lower === 'traceparent' ? lower : `x-${lower}`;
        if (headerNamed(headers, header) === undefined)
            all[header] = value;
    }
    return all;
}
function checkCarriesInput(body, url) {
    const names = new Set([...body.names, ...url.names]);
    if (names.has('input') || names.has('messages'))
        return;
    throw new lib_errors/* Fault */.vC('validation_failed', 'invocation.body_template never mentions the input.', {
        where: 'invocation.body_template',
        hint: 'Put {{ input }} or {{ messages }} where the agent expects the question.',
        problems: [{ path: 'invocation.body_template', message: 'needs {{ input }} or {{ messages }}' }],
    });
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
 * their results. Undefined when no AI message follows.
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
    return { output: (0,chat_answer/* contentText */.Tf)((0,agents_record/* own */.ZV)(last, 'content')) ?? '', tool_calls, ...totalUsage(replies) };
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
    const mapping = mappingOf(invocation);
    const contentType = headerNamed(invocation.headers, 'content-type');
    const template = invocation.body_template === undefined ? undefined : compileBody(invocation.body_template, contentType);
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
        return fill(template, (0,wire_call/* wireCall */.eo)(call, agent, { paths: false }));
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
    if (Object.keys(mapping).length > 0)
        return readAnswer(text, mapping, where);
    const reply = (0,parse_reply/* parseReply */.UV)(text, where);
    const root = reply.kind === 'json' ? (0,agents_record/* asRecord */.qY)(reply.value) : undefined;
    if (root === undefined)
        throw (0,provider_call/* malformed */.Qm)(LANGCHAIN, text);
    refuseGraphError(root, where);
    const messages = (0,agents_record/* own */.ZV)(root, 'messages');
    const answer = !graph
        ? chainAnswer((0,agents_record/* own */.ZV)(root, 'output'))
        : Array.isArray(messages)
            ? stateAnswer(messages)
            : chainAnswer((0,agents_record/* own */.ZV)(root, 'output'));
    if (answer !== undefined)
        return answer;
    throw new lib_errors/* Fault */.vC('agent_failed', `The answer holds no ${graph ? 'AI message' : 'output'}; its top keys are ${Object.keys(root).slice(0, 20).join(', ') || 'none'}.`, { where, subcode: 'missing_output', hint: 'Set invocation.output_path to where the answer text stands.' });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
function programOf({ agent, home }, ports) {
    const invocation = agent.invocation;
    const command = invocation?.command;
    if (command === undefined || command.length === 0)
        throw new lib_errors/* Fault */.vC('validation_failed', `Agent ${agent.id} has no invocation.command.`, {
            where: 'invocation.command',
        });
    const cwd = (0,external_node_path_.resolve)(home, invocation?.cwd ?? '.');
    const shown = command.map((word) => (/^[\w./:=@+-]+$/.test(word) ? word : JSON.stringify(word))).join(' ');
    const base = {};
    for (const name of INHERITED) {
        const value = ports.env.get(name);
        if (value !== undefined)
            base[name] = value;
    }
    return {
        command,
        cwd,
        shown,
        start(tracing) {
            const child = ports.spawn(command, { cwd, env: { ...base, ...tracing, ...invocation?.env } });
            const errors = textTail(STDERR_BYTES);
            child.onErrors((text) => errors.add(text));
            const fault = (code, what, subcode, hint) => {
                const last = errors.text().trim();
                return new lib_errors/* Fault */.vC(code, last === '' ? what : `${what} Its stderr ended with:\n${last}`, {
                    where: shown,
                    ...(subcode !== undefined && { subcode }),
                    ...(hint !== undefined && { hint }),
                });
            };
            return {
                child,
                fault,
                endFault(ending) {
                    if (ending.startError !== undefined)
                        return startFault(ending.startError, command, cwd, shown, ports);
                    if (ending.code === 0)
                        return null;
                    const how = ending.code === null ? `signal ${ending.signal}` : `exit code ${ending.code}`;
                    return fault('agent_failed', `The agent program ended with ${how}.`, 'exit', `Run it by hand: ${shown}`);
                },
            };
        },
    };
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
        const cancel = clock.after(timeoutMs, () => giveUp(() => program.fault('timeout', `The agent program did not answer within ${timeoutMs / 1000} s and was killed.`, 'total', 'Raise run.timeout_ms, or look for what the program waits for.')));
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

;// CONCATENATED MODULE: ./lib/agents/line-worker.js



/** Starts one. */
function startLineWorker(program, tracing, clock) {
    const running = program.start(tracing);
    const { child } = running;
    const caller = oneCaller();
    let state = 'good';
    function receive(line) {
        if (line.trim() === '' || caller.answer(line))
            return;
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
            caller.fail(() => running.fault('too_large', 'The agent program wrote a line of more than 10 MiB and was killed.'));
        },
    });
    child.onOutput(reader.read);
    child.ended.then((ending) => {
        const fault = running.endFault(ending);
        state = fault === null && state === 'good' ? 'left in peace' : 'ended';
        // A last line may come without its line break.
        const last = reader.unfinished();
        if (fault === null && last.trim() !== '' && caller.answer(last))
            return;
        caller.fail(() => fault ?? noAnswer(running));
    });
    return {
        ...running,
        usable: () => state === 'good' && reader.unfinished().trim() === '',
        leftInPeace: () => state === 'left in peace',
        async ask(question, limits) {
            const answer = caller.wait();
            if (state === 'good')
                child.write(`${question}\n`);
            const line = await withinLimits(answer, running, limits, clock);
            // Two lines at once of which the first is no object: most likely a log line, and then not the answer.
            if (state === 'out of step' && !/^\s*\{/.test(line))
                throw severalLines(running, line);
            return line;
        },
    };
}
/** Whoever waits for the next line. */
function oneCaller() {
    let waiting;
    function taken() {
        const caller = waiting;
        waiting = undefined;
        return caller;
    }
    return {
        wait: () => new Promise((resolve, reject) => {
            waiting = { resolve, reject };
        }),
        /** False when nobody waits. */
        answer(line) {
            const caller = taken();
            caller?.resolve(line);
            return caller !== undefined;
        },
        fail(why) {
            taken()?.reject(why());
        },
    };
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
const OF_ONE_PROCESS = new Set(['ASSAY_API_KEY', 'OTEL_EXPORTER_OTLP_ENDPOINT']);
/**
 * Long-lived processes: a call takes an idle one or starts one, so there are as many as calls are in flight. One that
 * died, answered late or wrote unasked is killed and replaced by the next call.
 */
function programLines(program, ports) {
    const workers = { idle: [], busy: new Set(), closed: false };
    return {
        async ask(question, { tracing, startedWith }, limits) {
            if (workers.closed)
                throw new lib_errors/* Fault */.vC('cancelled', 'The agent was closed.', { where: program.shown });
            const lasting = Object.entries(tracing).filter(([name]) => !OF_ONE_CALL.has(name));
            const environment = JSON.stringify(lasting.filter(([name]) => !OF_ONE_PROCESS.has(name)));
            const began = ports.clock.monotonic();
            const known = takeIdle(workers, environment);
            if (known !== undefined) {
                try {
                    startedWith?.(known.variables);
                    return await askWorker(workers, known, question, limits);
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
            const worker = startLineWorker(program, variables, ports.clock);
            const started = { worker, environment, variables };
            return askWorker(workers, started, question, { ...limits, timeoutMs });
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
async function askWorker(workers, started, question, limits) {
    const { worker } = started;
    workers.busy.add(worker);
    try {
        const line = await worker.ask(question, limits);
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
                    const fault = running.endFault(ending);
                    if (fault === null)
                        resolve(pieces.join(''));
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

;// CONCATENATED MODULE: ./lib/agents/program-agent.js





/** A custom agent that is a local program (contract 3): one JSON object in, one out, by a process per turn or a line each. */
function programAgent(reachable, ports) {
    const { agent } = reachable;
    const program = programOf(reachable, ports);
    const mapping = agent.invocation === undefined ? {} : mappingOf(agent.invocation);
    const exchange = agent.invocation?.protocol === 'lines' ? programLines(program, ports) : programOnce(program, ports);
    return {
        local: true,
        async call(call, options) {
            const question = JSON.stringify((0,wire_call/* wireCall */.eo)(call, agent, { paths: true }));
            const text = await exchange.ask(question, call, options);
            return readAnswer(text, mapping, program.shown);
        },
        close: () => exchange.close(),
    };
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
    checkHeaders(reachable.agent.invocation?.headers);
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
/* harmony export */   Qm: () => (/* binding */ malformed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41947);
/* harmony import */ var _local_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71961);
/* harmony import */ var _parse_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74376);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20125);
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
    const limits = { totalMs: timeoutMs, firstByteMs: timeoutMs, idleMs: timeoutMs };
    try {
        return await run({
            fetchOptions: { [WINDOW]: (0,_ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchOver */ .h)(http, limits), ...(0,_ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_3__/* .withSignal */ .l)(signal).fetchOptions },
            timeout: timeoutMs + BEHIND_MS,
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC
                ? signal.reason
                : new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('cancelled', `The call of ${provider.name} was cancelled.`, { cause: signal.reason });
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
    if (status === 401 || status === 403)
        return (0,_status_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .statusFault */ .j)({
            ...common,
            subcode: 'credential',
            hint: `Check ${provider.credential}: it was refused, or may not use this model.`,
        });
    if (status === 429 && errorCode(text) === 'insufficient_quota')
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
function errorCode(text) {
    try {
        const error = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .asRecord */ .qY)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .asRecord */ .qY)(JSON.parse(text)), 'error'));
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(error, 'code') ?? (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(error, 'type');
    }
    catch {
        // No JSON: then it carries no code, and the status alone decides.
        return undefined;
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

/***/ 93478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eo: () => (/* binding */ wireCall),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   je: () => (/* binding */ PLACEHOLDERS)
/* harmony export */ });
/** Names of the values that templates may use and programs receive (contract 3). */
const PLACEHOLDERS = [
    'input',
    'messages',
    'attachments',
    'system_prompt',
    'model',
    'temperature',
    'test_case_id',
    'turn_index',
];
/** What a call asks for, with the agent's own settings behind it. */
function settingsOf(call, agent) {
    const system_prompt = call.system_prompt ?? agent.system_prompt;
    const model = call.model ?? agent.invocation?.model;
    const temperature = call.temperature ?? agent.invocation?.temperature;
    return {
        ...(system_prompt !== undefined && { system_prompt }),
        ...(model !== undefined && { model }),
        ...(temperature !== undefined && { temperature }),
    };
}
/**
 * The call in the words of the program protocol (contract 3). Attachments appear only when there are some; their paths
 * are shown to programs of this machine only.
 */
function wireCall(call, agent, options) {
    const { system_prompt, model, temperature } = settingsOf(call, agent);
    return {
        input: call.input,
        messages: call.messages.map(({ role, content }) => ({ role, content })),
        system_prompt,
        model,
        temperature,
        test_case_id: call.test_case_id,
        turn_index: call.turn_index,
        attachments: call.attachments.length === 0
            ? undefined
            : call.attachments.map(({ name, media_type, data, url, path }) => ({
                name,
                media_type,
                data,
                url,
                ...(options.paths && { path }),
            })),
    };
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

/***/ 82225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/** The three date forms of RFC 9110, 5.6.7: today's, RFC 850's, asctime's. All are UTC. */
const HTTP_DATES = [
    /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
    /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
    /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];
/** Not in the RFC, but sent: an ISO instant. */
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const NUMBER = /^\d+(\.\d+)?$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/**
 * How long the other side asks to wait, in milliseconds, never negative: `retry-after-ms`, else `retry-after` as seconds
 * (fractions occur) or as a date. Undefined when there is none or it makes no sense: the own backoff decides then.
 * Header names in lower case, as the http port gives them.
 */
function parseRetryAfter(headers, nowMs) {
    const ms = headers['retry-after-ms']?.trim();
    if (ms !== undefined && NUMBER.test(ms))
        return Number(ms);
    const value = headers['retry-after']?.trim();
    if (value === undefined)
        return undefined;
    if (NUMBER.test(value))
        return Number(value) * 1000;
    const at = instant(value);
    return at === undefined ? undefined : Math.max(0, at - nowMs);
}
function instant(text) {
    if (ISO_INSTANT.test(text))
        return finite(Date.parse(text));
    for (const form of HTTP_DATES) {
        const parts = form.exec(text)?.groups;
        if (parts === undefined)
            continue;
        const { day = '', month = '', year = '', time = '' } = parts;
        const number = MONTHS.indexOf(month);
        if (number < 0)
            return undefined;
        const iso = `${fullYear(year)}-${String(number + 1).padStart(2, '0')}-${day.trim().padStart(2, '0')}T${time}Z`;
        return finite(Date.parse(iso));
    }
    return undefined;
}
/** Two digits (RFC 850): 70 and above belong to the last century, as everywhere since POSIX. */
function fullYear(year) {
    if (year.length === 4)
        return year;
    return Number(year) >= 70 ? `19${year}` : `20${year}`;
}
function finite(ms) {
    return Number.isFinite(ms) ? ms : undefined;
}


/***/ }),

/***/ 57842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ retrying)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/**
 * Runs a task again while it fails with a Fault that is worth it (`Fault.retry`). Waits with full jitter (uniform between 0
 * and the doubling limit: callers that failed together do not come back together), or as long as the other side asked.
 */
async function retrying(task, options) {
    const { retries, clock, random, signal } = options;
    const { baseMs = 500, capMs = 30_000, maxRetryAfterMs = 60_000, patience = 0 } = options;
    let waited = 0;
    for (let attempt = 1;; attempt += 1) {
        signal?.throwIfAborted();
        try {
            return await task(attempt);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || !error.retry || signal?.aborted)
                throw error;
            const retryAfterMs = error.retryAfterMs;
            if (error.code === 'rate_limited' && retryAfterMs !== undefined && waited < patience)
                waited += 1;
            else if (attempt - waited > retries)
                throw error;
            if (retryAfterMs !== undefined && retryAfterMs > maxRetryAfterMs)
                throw error;
            const limit = Math.min(capMs, baseMs * 2 ** Math.max(0, attempt - waited - 1));
            const delayMs = retryAfterMs === undefined ? random.next() * limit : Math.max(0, retryAfterMs);
            options.onRetry?.({ fault: error, attempt, delayMs });
            await clock.sleep(delayMs, signal);
        }
    }
}


/***/ }),

/***/ 41947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ fetchOver),
  l: () => (/* binding */ withSignal)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/ports/plain-headers.js
/**
 * What SDKs read of response headers, over the plain record that is here already. A real Headers object sorts and checks
 * every name again, which for an answer with ten of them costs more than reading its JSON.
 */
function plainHeaders(record) {
    const names = () => Object.keys(record).sort();
    const quick = {
        get: (name) => record[name.toLowerCase()] ?? null,
        has: (name) => record[name.toLowerCase()] !== undefined,
        getSetCookie: () => (record['set-cookie'] === undefined ? [] : [record['set-cookie']]),
        forEach(visit, self) {
            for (const name of names())
                visit.call(self, record[name] ?? '', name, this);
        },
        keys: () => names().values(),
        values: () => names()
            .map((name) => record[name] ?? '')
            .values(),
        entries: () => names()
            .map((name) => [name, record[name] ?? ''])
            .values(),
        [Symbol.iterator]() {
            return this.entries();
        },
    };
    // Every reading member is there; an answer's headers are not written.
    return Object.create(Headers.prototype, Object.getOwnPropertyDescriptors(quick));
}

;// CONCATENATED MODULE: ./lib/ports/fetch-adapter.js


/** Headers that the connection sets itself; SDKs may set them as well. */
const SET_BELOW = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);
/** The body arrives decoded, so these no longer describe it. */
const UNTRUE_AFTERWARDS = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
/** Statuses that must not carry a body (Fetch standard). */
const BODILESS = new Set([101, 103, 204, 205, 304]);
/**
 * `fetch` for the SDKs of the providers, over our own window: same limits, same address policy, connections kept. A text
 * body (what SDKs send) takes the short way; everything else fetch allows goes through a real Request.
 */
function fetchOver(http, limits = {}) {
    return async (input, init) => {
        const short = shortRequest(input, init) ?? (await longRequest(input, init));
        let answer;
        try {
            answer = await http({ ...limits, ...short });
        }
        catch (error) {
            // Like fetch itself: a cancelled call rejects with the signal's reason, which SDKs recognise.
            if (error instanceof errors/* Fault */.vC && error.code === 'cancelled' && short.signal?.aborted)
                throw short.signal.reason;
            throw error;
        }
        return responseOf(answer.status, answer.headers, answer.text, short.url);
    };
}
const SIGNAL = Symbol('signal');
/**
 * Request options that hand a caller's signal past an SDK straight to the exchange. Given a signal, the SDKs compose it
 * with their own and hold on to the answer's stream for it, which costs more than the exchange.
 */
function withSignal(signal) {
    return signal === undefined ? {} : { fetchOptions: { [SIGNAL]: signal } };
}
/** The signal handed past the SDK, else the one it gives. */
function signalOf(init) {
    const handed = init?.[SIGNAL];
    return handed ?? init?.signal ?? undefined;
}
function shortRequest(input, init) {
    if (typeof input !== 'string' && !(input instanceof URL))
        return undefined;
    const body = init?.body ?? undefined;
    const signal = signalOf(init);
    if (body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array))
        return undefined;
    return {
        method: init?.method?.toUpperCase() ?? 'GET',
        url: String(input),
        headers: requestHeaders(init?.headers),
        ...(body !== undefined && { body: body }),
        ...(signal !== undefined && { signal }),
    };
}
async function longRequest(input, init) {
    const request = new Request(input, init);
    const body = new Uint8Array(await request.arrayBuffer());
    return {
        method: request.method,
        url: request.url,
        headers: requestHeaders(request.headers),
        ...(body.length > 0 && { body }),
        signal: request.signal,
    };
}
function requestHeaders(headers) {
    const plain = Object.create(null);
    if (headers === undefined)
        return plain;
    const entries = headers instanceof Headers || Array.isArray(headers)
        ? headers
        : Object.entries(headers);
    for (const [name, value] of entries) {
        const lower = String(name).toLowerCase();
        if (value !== undefined && !SET_BELOW.has(lower))
            plain[lower] = String(value);
    }
    return plain;
}
/**
 * What the SDKs read of a Response: status, headers, and the text that is here already. A real Response would wrap it in a
 * stream first, which costs more than the rest of the exchange; whoever asks for another part gets a real one.
 */
function responseOf(status, headers, text, url) {
    const shown = Object.create(null);
    for (const name in headers)
        if (!UNTRUE_AFTERWARDS.has(name))
            shown[name] = headers[name] ?? '';
    let real;
    const whole = () => {
        real ??= new Response(BODILESS.has(status) ? null : text, { status, headers: shown });
        return real;
    };
    const quick = {
        status,
        statusText: '',
        ok: status >= 200 && status < 300,
        redirected: false,
        type: 'default',
        url,
        headers: plainHeaders(shown),
        text: async () => text,
        json: async () => JSON.parse(text),
        clone: () => responseOf(status, headers, text, url),
        arrayBuffer: () => whole().arrayBuffer(),
        blob: () => whole().blob(),
        bytes: () => whole().bytes(),
        formData: () => whole().formData(),
    };
    // Own members hide those of the class, which would ask for a stream that this object does not have.
    return Object.create(Response.prototype, {
        ...Object.getOwnPropertyDescriptors(quick),
        body: { get: () => whole().body },
        bodyUsed: { get: () => real?.bodyUsed ?? false },
    });
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

/***/ 27983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ execute),
  m: () => (/* binding */ turnIdOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool = __webpack_require__(87608);
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/runs/attempt.js
var runs_attempt = __webpack_require__(45971);
// EXTERNAL MODULE: ./lib/runs/planning/plan.js + 1 modules
var plan = __webpack_require__(57984);
// EXTERNAL MODULE: ./lib/flow/retry.js
var retry = __webpack_require__(57842);
// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var planning_subject = __webpack_require__(57266);
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
            latency_ms: latencyMs,
            tool_calls: answer.tool_calls ?? null,
            context: answer.context ?? null,
            agent_plan: answer.agent_plan ?? null,
            usage: answer.usage ?? null,
            criteria: (0,planning_subject/* criteriaOf */.pC)(turn, job.planned.agent.agent),
        });
        messages.push({ role: 'assistant', content: answer.output });
    }
    return { type: 'attempt.played', ...record, calls };
}
/** Calls the agent until it answers or the retries are used up; only cancellation and our own bugs are thrown. */
async function answerOf(job, index, messages, { connection, tracing, clock, random, attachments, maxRetries, timeoutMs, signal }) {
    const turn = job.planned.loaded.case.turns[index]; // The caller goes through them.
    const sent = clock.monotonic();
    let calls = 0;
    let traced;
    try {
        const attached = turn.input.attachments === undefined ? [] : await attachments(turn, job);
        const answer = await (0,retry/* retrying */.R)(async () => {
            // A try of its own: what a failed one traced belongs to no answer.
            traced = await tracing?.open(connection, subjectOf(job, index));
            calls++;
            try {
                const call = callOf(job, index, messages, attached, traced);
                return await connection.call(call, { timeoutMs, ...(0,defined/* defined */.s)({ signal }) });
            }
            catch (error) {
                traced?.drop();
                throw error;
            }
        }, { retries: maxRetries, patience: RATE_LIMIT_PATIENCE, clock, random, ...(0,defined/* defined */.s)({ signal }) });
        const latencyMs = Math.max(0, Math.round(clock.monotonic() - sent));
        return { calls, answer: (await traced?.collect(answer, signal)) ?? answer, latencyMs };
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.code === 'cancelled' || fault.code === 'internal')
            throw fault;
        return { calls, fault };
    }
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
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
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

// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject = __webpack_require__(95288);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/judges/spent.js
var spent = __webpack_require__(16908);
// EXTERNAL MODULE: ./lib/runs/planning/missing-secrets.js
var missing_secrets = __webpack_require__(71874);
;// CONCATENATED MODULE: ./lib/runs/execution/score-attempt.js






/** The agent's own field that a scorer needs, and how an agent hands it over. */
const MAPPING = {
    output: 'output (invocation.output_path)',
    context: 'context (invocation.context_path)',
    tool_calls: 'tool_calls (invocation.tool_calls_path)',
    agent_plan: 'agent_plan (invocation.plan_path)',
};
/** Every (turn, scorer) of an attempt that has no recorded result yet, judged at once. */
async function scoreAttempt(attempt) {
    const { job, turns, done } = attempt;
    const open = [];
    job.planned.scorers.forEach((planned, turn) => {
        if (turn >= turns.length)
            return;
        for (const one of planned) {
            if (done.some((record) => record.turn === turn && record.scorer === one.scorer.name))
                continue;
            open.push(scoreTurn(attempt, turn, one).then(attempt.onScored));
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
async function scoreTurn(attempt, turn, planned) {
    const { job, turns, judge, settings, signal } = attempt;
    const { scorer } = planned;
    const base = {
        type: 'turn.scored',
        case_id: job.planned.description.id,
        attempt: job.attempt,
        turn,
        scorer: scorer.name,
    };
    const subject = (0,planning_subject/* subjectAfter */.td)(job.planned.loaded.case.turns, turns, turn, job.planned.agent.agent, scorer);
    const missing = scorer.check(subject)[0];
    if (missing !== undefined)
        return { ...base, ...withoutField(planned, missing), usage: judges_judge/* NO_USAGE */.yJ };
    const outcome = await (0,score_subject/* scoreWith */.z7)(scorer, subject, {
        judge,
        ...(0,defined/* defined */.s)({ threshold: job.planned.threshold }),
        fallbackThreshold: settings.defaults.threshold,
        samples: settings.judge.samples,
        repeat: job.attempt,
        batch: batchOf(job, turn, scorer),
        ...(0,defined/* defined */.s)({ signal }),
    });
    const secrets = attempt.missingSecrets?.judge === true ? attempt.missingSecrets : undefined;
    const { usage } = outcome;
    if (outcome.status !== 'errored') {
        const { result } = outcome;
        const shown = secrets === undefined ? marked(result, settings) : (0,missing_secrets/* withoutJudge */.MQ)(result, secrets);
        return { ...base, result: shown, usage };
    }
    // The rules cannot judge this. The judge whose key is missing could have, so it is nobody's failure.
    if (secrets !== undefined && outcome.error.code === 'judge_error')
        return {
            ...base,
            left_out: `${scorer.name} left out where rules cannot judge; ${(0,missing_secrets/* judgedOffline */.Tm)(secrets)}`,
            usage,
        };
    return { ...base, error: outcome.error, usage };
}
/** A default scorer is left out where the agent does not supply its field; where it was named, the error explains how to supply it. */
function withoutField({ scorer, explicit }, missing) {
    const field = missing.field ?? '';
    if (!explicit && planning_subject/* AGENT_FIELDS */.SF.has(field))
        return { left_out: `default scorer ${scorer.name} left out: the agent does not supply ${field}` };
    const how = MAPPING[field] === undefined ? '' : `; the agent's answer must carry ${MAPPING[field]}`;
    return {
        error: {
            code: missing.code ?? 'missing_field',
            message: `${missing.message}${how}`,
            ...(field === '' ? {} : { field }),
        },
    };
}
/** The scorers that see the same subject: all of the turn, also those that are done, so that a resumed run asks the same questions. */
function batchOf(job, turn, scorer) {
    const planned = job.planned.scorers[turn] ?? [];
    return planned.map((one) => one.scorer).filter((other) => other.multiTurn === scorer.multiTurn);
}
/** Low-confidence offline results are shown but do not gate unless asked to (contract 4). */
function marked(result, settings) {
    if (settings.gate.offline_low_confidence)
        return result;
    const judgeInfo = result.metadata['judge'];
    if (typeof judgeInfo !== 'object' || judgeInfo === null)
        return result;
    const { mode, confidence } = judgeInfo;
    return mode === 'offline' && confidence === 'low' ? { ...result, gating: false } : result;
}

;// CONCATENATED MODULE: ./lib/runs/execution/execute.js









/** Long enough for the first calls to be sent, short enough to be over before they are answered. */
const WARM_AFTER_MS = 3;
/** No other question would be answered either (security.md R05). */
const REFUSALS = new Set(['unauthorized', 'insufficient_quota']);
/**
 * The only stage that meets agent and judge. Attempts are scored as soon as they are in, and every result is in the journal
 * before it counts. Stops taking work on cancellation, on a reached ceiling, when the judge's provider refuses the key, and on
 * a fault of the whole; work in flight ends.
 */
async function execute(work, world) {
    const { budget, judge } = work;
    const warnings = new Set();
    const stops = {};
    const connections = connectionPool(world);
    const tracing = runTracing(work.runId, world.traces, world.ports, (message) => warnings.add(message));
    const progress = caseProgress(work.planned, world.events);
    // While the first answers of the agent are under way, the judge's package loads.
    const cancelWarming = world.ports.clock.after(WARM_AFTER_MS, () => void judge.warm?.());
    await (0,resources/* withResources */.Y0)(async (open) => {
        open.atClose(() => tracing.close());
        open.atClose(() => connections.close());
        open.atClose(cancelWarming);
        await everyStep({ work, world, connections, tracing, progress, warnings, stops });
        if (stops.fatal !== undefined)
            throw stops.fatal;
    });
    // Said now, when the last bill is in; an agent's bills come after its answers, so a ceiling can be passed without a stop.
    if (stops.budget !== undefined || budget.overspent)
        stops.budget = budget.exhausted ?? stops.budget;
    return {
        usage: world.journal.usage,
        cancelled: world.signal?.aborted ?? false,
        budget: stops.budget,
        refused: stops.refused,
        warnings: [...warnings].sort(),
    };
}
/** One step after the other, until there is none or something stops the work. */
async function everyStep(execution) {
    const { work, world, stops } = execution;
    const { parallel, concurrency } = work.settings.run;
    const next = work.steps ?? oneStep(work.planned);
    const stopped = () => (stops.fatal ?? stops.budget ?? stops.refused) !== undefined;
    while (!stopped() && !world.signal?.aborted) {
        const step = await next();
        if (step === undefined)
            return;
        await (0,pool/* eachInPool */.P)(step, parallel ? concurrency : 1, (job) => attempt(job, execution), {
            signal: world.signal,
            stop: stopped,
        });
    }
}
/** Every play of the plan at once. */
function oneStep(planned) {
    let taken = false;
    return () => {
        if (taken)
            return undefined;
        taken = true;
        return (0,plan/* jobs */.L)(planned);
    };
}
/** Plays and scores one attempt, or what is left of it; a fault of the whole is why no more work is taken. */
async function attempt(job, execution) {
    const { work, stops } = execution;
    try {
        const played = await playedOf(job, execution);
        if (played !== undefined)
            await scored(job, played, execution);
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.code === 'budget_exhausted')
            stops.budget ??= work.budget.exhausted ?? fault.message;
        else if (fault.code !== 'cancelled')
            stops.fatal ??= fault;
    }
}
/** The play of an attempt: recorded, or made now; undefined where the budget allows none. */
async function playedOf(job, execution) {
    const { work, world, connections, tracing, progress, stops } = execution;
    const { runId, settings, budget } = work;
    const { journal, ports, signal } = world;
    const recorded = journal.played(job.planned.description.id, job.attempt);
    if (recorded !== undefined)
        return recorded;
    if (budget.exhausted !== undefined) {
        stops.budget ??= budget.exhausted;
        return undefined;
    }
    progress.started(job);
    const connection = await connections.of(job.planned);
    // What was answered and judged is on disk before anybody is called again: a kill costs what is in flight, no more.
    journal.settle();
    const played = await playAttempt(job, {
        connection,
        tracing,
        clock: ports.clock,
        random: ports.random,
        maxRetries: settings.run.max_retries,
        timeoutMs: settings.run.timeout_ms,
        turnId: (one, turn) => turnIdOf(runId, one, turn),
        attachments: world.attachments,
        onAnswer: (answer) => budget.spend(answer.usage?.cost_usd ?? 0),
        ...(0,defined/* defined */.s)({ signal }),
    });
    journal.append(played);
    return played;
}
/** Judges what the journal has no result of yet, and is finished with the attempt. */
async function scored(job, played, execution) {
    const { work, world, progress, warnings, stops } = execution;
    const { journal } = world;
    const { description } = job.planned;
    const records = [];
    if (played.type === 'attempt.played') {
        const done = journal.scored(description.id, job.attempt);
        records.push(...done);
        await scoreAttempt({
            ...{ job, turns: played.turns, done },
            judge: work.judge,
            settings: work.settings,
            missingSecrets: work.config.secrets_withheld,
            onScored(record) {
                journal.append(record);
                records.push(record);
                if (REFUSALS.has(record.error?.subcode ?? ''))
                    stops.refused ??= record.error?.message;
            },
            onUnscored: (usage) => journal.append({ type: 'turn.unscored', case_id: description.id, attempt: job.attempt, usage }),
            signal: world.signal,
        });
    }
    for (const { left_out } of records)
        if (left_out !== undefined)
            warnings.add(left_out);
    const result = (0,runs_attempt/* attemptOf */.tx)(played, records, description.scorers);
    journal.keep(description, job.attempt, result);
    progress.finished(job, result);
}
/** One connection an agent, made at its first case; the same agent as another commit has it stands in another folder. */
function connectionPool({ connect }) {
    const open = new Map();
    return {
        of(planned) {
            const key = `${planned.agent.home}\0${planned.agent.agent.id}`;
            let connection = open.get(key);
            if (connection === undefined) {
                connection = connect(planned.agent);
                open.set(key, connection);
            }
            return connection;
        },
        async close() {
            const connections = (0,resources/* resources */.ES)();
            for (const settled of await Promise.allSettled(open.values()))
                if (settled.status === 'fulfilled')
                    connections.atClose(() => settled.value.close());
            await connections.close();
        },
    };
}
/** Turns finished attempts into the events of contract 11; a case is finished with its last attempt. */
function caseProgress(planned, events) {
    const open = new Map();
    const total = planned.filter((one) => one.description.skip === undefined).length;
    let finished = 0;
    const describe = (one) => ({
        test_case_id: one.description.id,
        test_case_name: one.description.name,
    });
    return {
        started(job) {
            const { planned: one, attempt } = job;
            events.emit({
                type: 'case.started',
                data: { ...describe(one), agent_id: one.agent.agent.id, attempt },
            });
        },
        finished(job, result) {
            const { planned: one, attempt } = job;
            result.turns.forEach((turn, index) => {
                const { turn_id, results, errors } = turn;
                events.emit({
                    type: 'turn.scored',
                    data: {
                        test_case_id: one.description.id,
                        attempt,
                        turn_id,
                        turn_index: index,
                        results,
                        ...(0,defined/* defined */.s)({ errors }),
                    },
                });
            });
            // A play beyond the planned ones repeats a case that is finished.
            if (attempt >= one.description.repeat)
                return;
            const attempts = open.get(one) ?? [];
            attempts.push(result);
            open.set(one, attempts);
            if (attempts.length < one.description.repeat)
                return;
            open.delete(one);
            finished++;
            const error = attempts.find((each) => each.error !== undefined)?.error;
            events.emit({
                type: 'case.finished',
                data: {
                    ...describe(one),
                    status: (0,runs_attempt/* caseStatus */.TY)(attempts, one.description),
                    ...(0,defined/* defined */.s)({ error }),
                    finished,
                    test_case_count: total,
                },
            });
        },
    };
}
/** The same turn has the same id in every continuation of a run; the run can be found from it. */
function turnIdOf(runId, job, turn) {
    return `turn_${runId.slice(runId.indexOf('_') + 1)}_${job.planned.index}_${job.attempt}_${turn}`;
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
// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/otlp-answer.js
var otlp_answer = __webpack_require__(62766);
;// CONCATENATED MODULE: ./lib/traces/loopback.js







/** Largest bodies: a span, and an export of many (contract 9 and security.md S35). */
const MOST_BYTES = 1024 * 1024;
const MOST_EXPORT_BYTES = 10 * 1024 * 1024;
/**
 * POST /v1/traces (ours and OTLP), POST /v1/traces/{id}/spans, PATCH /v1/spans/{id}, and POST /otlp/{key}/v1/traces for exporters,
 * which send no Authorization header. `agent_id` may be left out: the key says whose it is.
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
            try {
                return await handled(request);
            }
            catch (error) {
                const { status, body, headers } = (0,problem_of/* problemOf */.Z)((0,errors/* asFault */.Ps)(error));
                return { status, headers, body: JSON.stringify(body) };
            }
        },
    };
}
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
    const body = await jsonOf(request, path === '/v1/traces' ? MOST_EXPORT_BYTES : MOST_BYTES);
    if ((0,otlp_answer/* isOtlpBody */.q)(body) || exporter) {
        if (!(0,otlp_answer/* isOtlpBody */.q)(body))
            throw fieldFault([{ path: 'resourceSpans', message: 'must be an array' }]);
        return answered(200, (0,otlp_answer/* otlpAnswer */.g)(await recorder.ingest(body, origin.agentId, origin)));
    }
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
async function jsonOf(request, maxBytes) {
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (type !== 'application/json' || encoding !== 'identity')
        throw new errors/* Fault */.vC('unsupported_media_type', `A body must be plain application/json, not ${type || encoding}.`, {
            hint: 'Exporters: set OTEL_EXPORTER_OTLP_PROTOCOL to http/json, without compression.',
        });
    return (0,json_body/* jsonBody */.J)(await request.body(maxBytes));
}
function checked(schema, value) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw fieldFault((0,value_problems/* valueProblems */.c)(parsed.error, value).map(({ path, message }) => ({ path: (0,value_problems/* pathText */.L)(path), message })));
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

/***/ 72424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkPlan)
/* harmony export */ });
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57266);

/** What scorers will miss that no agent can bring, for every case at once, before anything is played (contract 4). */
function checkPlan(planned) {
    return planned.flatMap((one) => {
        if (one.description.skip !== undefined)
            return [];
        const { turns } = one.loaded.case;
        return one.scorers.flatMap((scorers, index) => {
            const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectBefore */ .ms)(turns, index, one.agent.agent);
            const line = one.loaded.location.turnLines[index] ?? one.loaded.location.line;
            return scorers.flatMap(({ scorer }) => scorer
                .check(subject)
                .filter((problem) => !_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_FIELDS */ .SF.has(problem.field ?? ''))
                .map((problem) => ({
                ...problem,
                path: `${one.loaded.location.file}:${line}`,
                message: `case ${one.loaded.case.id}${turns.length > 1 ? `, turn ${index + 1}` : ''}: ${problem.message}`,
            })));
        });
    });
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
