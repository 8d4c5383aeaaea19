export const id = 9258;
export const ids = [9258];
export const modules = {

/***/ 59258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   anthropicAgent: () => (/* binding */ anthropicAgent)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31093);
/* harmony import */ var _attachment_kind_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53860);
/* harmony import */ var _chat_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6429);
/* harmony import */ var _chat_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9115);
/* harmony import */ var _parse_reply_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74376);
/* harmony import */ var _provider_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51706);
/* harmony import */ var _read_tool_calls_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62883);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20125);
/* harmony import */ var _tool_loop_call_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57844);
/* harmony import */ var _tool_loop_tool_loop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82243);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93478);












const ANTHROPIC = { name: 'Anthropic', credential: 'ANTHROPIC_API_KEY' };
/** The API requires a limit; this is what every current model can give. */
const MAX_TOKENS = 4096;
const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
/** An agent that is an Anthropic model, called through the Messages API. */
function anthropicAgent(reachable, ports, { apiKey, baseUrl }) {
    const { agent } = reachable;
    const { headers, max_tokens } = agent.invocation ?? {};
    let client;
    const makeClient = async () => {
        const { default: Client } = await __webpack_require__.e(/* import() */ 573).then(__webpack_require__.bind(__webpack_require__, 90573));
        return new Client({
            ..._provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_SETTINGS */ .MM,
            apiKey,
            baseURL: baseUrl ?? 'https://api.anthropic.com',
            // The header that the API documents; the SDK would send a bearer token, which gateways need not know.
            defaultHeaders: { authorization: null, 'x-api-key': apiKey, ...headers },
        });
    };
    const dialect = {
        messages: (call) => (0,_chat_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .chatMessages */ .p)(call, agent, messagePart),
        tool: ({ name, description, parameters }) => ({
            name,
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ description }),
            input_schema: { type: 'object', ...parameters },
        }),
        async ask(call, all, tools, limits) {
            const { model, temperature } = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(call, agent);
            const system = all.filter(({ role }) => role === 'system').map(({ content }) => content);
            const body = {
                model: model ?? '',
                max_tokens: max_tokens ?? MAX_TOKENS,
                ...(system.length > 0 && { system: system.join('\n\n') }),
                // An empty answer in the history would be refused; turns of the same side are joined by the API.
                messages: all.filter(({ role, content }) => role !== 'system' && (role === 'user' || content !== '')),
                ...(temperature !== undefined && { temperature }),
                ...(tools.length > 0 && { tools }),
            };
            const asked = { ...ANTHROPIC, ...(0,_wire_call_js__WEBPACK_IMPORTED_MODULE_3__/* .namedModel */ .h7)(call, agent) };
            const message = await (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .throughProvider */ .LG)(asked, ports, limits, async (options) => {
                client ??= makeClient();
                return (await client).messages.create(
                // Border: tools and parts are the user's, passed on untouched; the server checks them.
                body, options);
            });
            return saidInMessage(message, all.length);
        },
        results: (outcomes) => [{ role: 'user', content: outcomes.map(toolResult) }],
    };
    return { loops: true, call: (0,_tool_loop_tool_loop_js__WEBPACK_IMPORTED_MODULE_4__/* .conversing */ .d)(agent, dialect), async close() { } };
}
const toolResult = ({ id, text, failed }) => ({
    type: 'tool_result',
    tool_use_id: id,
    content: text,
    ...(failed && { is_error: true }),
});
/**
 * Reads a message: its text blocks joined, its tool_use blocks as tool calls, its tokens. It goes back as it came, thinking and all, but
 * for blank text, which the API refuses.
 */
function saidInMessage(said, place) {
    const { answer, blocks } = messageAnswer(said);
    const calls = [];
    const content = blocks.flatMap((block) => {
        const type = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(block, 'type');
        if (block === undefined || (type === 'text' && !(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_6__/* .isPresent */ .Wo)(String((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(block, 'text') ?? ''))))
            return [];
        if (type !== 'tool_use')
            return [block];
        const id = (0,_tool_loop_call_id_js__WEBPACK_IMPORTED_MODULE_7__/* .callId */ .A)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(block, 'id'), place, calls.length);
        const name = answer.tool_calls?.[calls.length]?.name ?? '';
        calls.push({ id, name, args: (0,_read_tool_calls_js__WEBPACK_IMPORTED_MODULE_8__/* .argumentsOrGiven */ .pt)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(block, 'input'), 'input') });
        return [{ ...block, id }];
    });
    return { answer, calls, message: content.length === 0 ? undefined : { role: 'assistant', content } };
}
/** What a message answers, and its blocks. */
function messageAnswer(answer) {
    const message = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .asRecord */ .qY)((0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .parsed */ .Yz)(answer));
    const content = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(message, 'content');
    if (message === undefined || !Array.isArray(content))
        throw (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .malformed */ .Qm)(ANTHROPIC, typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));
    const blocks = content.map(_record_js__WEBPACK_IMPORTED_MODULE_5__/* .asRecord */ .qY);
    const output = (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .contentText */ .Tf)(blocks.filter((block) => (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(block, 'type') === 'text')) ?? '';
    const uses = blocks.filter((block) => (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(block, 'type') === 'tool_use');
    (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .dropPrototypeKeys */ .ce)(uses);
    const tool_calls = (0,_read_tool_calls_js__WEBPACK_IMPORTED_MODULE_8__/* .readToolCalls */ ._q)(uses, 'content');
    const reason = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(message, 'stop_reason');
    if (output === '' && tool_calls.length === 0) {
        if (reason === 'refusal')
            throw (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutAnswer */ .BU)(ANTHROPIC, 'content_filter', 'its safety filter stopped the answer');
        if (reason === 'max_tokens')
            throw (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutAnswer */ .BU)(ANTHROPIC, 'truncated', 'the token limit was reached before the answer began', 'Raise invocation.max_tokens.');
    }
    const usage = (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .usageOf */ .Fs)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(message, 'usage'), 'input_tokens', 'output_tokens');
    return { answer: { ...(0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .textWithCalls */ .fG)(output, tool_calls), tool_calls, ...usage }, blocks };
}
/** An attachment as a content block: image, PDF or text document. */
function messagePart(attachment) {
    const { name, media_type, data, url } = attachment;
    const bytes = data === undefined ? { type: 'url', url } : { type: 'base64', media_type, data };
    if (IMAGES.has(media_type))
        return { type: 'image', source: bytes };
    if (media_type === 'application/pdf')
        return { type: 'document', title: name, source: bytes };
    if (data !== undefined && (0,_attachment_kind_js__WEBPACK_IMPORTED_MODULE_11__/* .isTextFile */ .CI)(media_type))
        return {
            type: 'document',
            title: name,
            source: { type: 'text', media_type: 'text/plain', data: Buffer.from(data, 'base64').toString('utf8') },
        };
    throw (0,_attachment_kind_js__WEBPACK_IMPORTED_MODULE_11__/* .refuseAttachment */ .iy)(attachment, 'images, PDF and text files; by URL images and PDF files');
}


/***/ }),

/***/ 57844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ callId)
/* harmony export */ });
/** The id that a model gave a call, else one of ours: `place` is that of its message in the conversation, so no other call has it. */
function callId(given, place, index) {
    return typeof given === 'string' && given !== '' ? given : `call_${place}_${index}`;
}


/***/ }),

/***/ 21103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ describedTools),
/* harmony export */   mg: () => (/* binding */ describedProviderTools),
/* harmony export */   zb: () => (/* binding */ providerToolName)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__;

/** Tools of a world with the descriptions that a variant has in place of theirs; a name that no tool has changes nothing. */
function describedTools(tools, descriptions) {
    if (descriptions === undefined)
        return tools;
    return tools.map((tool) => Object.hasOwn(descriptions, tool.name) ? { ...tool, description: descriptions[tool.name] } : tool);
}
/** The same for tools in the form of a provider: its own keys beside `name` (Anthropic), or inside of `function` (chat completions). */
function describedProviderTools(tools, descriptions) {
    if (descriptions === undefined)
        return tools;
    return tools.map((tool) => {
        const name = providerToolName(tool);
        if (name === undefined || !Object.hasOwn(descriptions, name))
            return tool;
        const description = descriptions[name];
        const inner = (0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .asRecord */ .qY)((0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)(tool, 'function'));
        return inner === undefined ? { ...tool, description } : { ...tool, function: { ...inner, description } };
    });
}
/** What a tool in the form of a provider is called; undefined where it says none. */
function providerToolName(tool) {
    const name = (0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)(tool, 'name') ?? (0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)((0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .asRecord */ .qY)((0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)(tool, 'function')), 'name');
    return typeof name === 'string' ? name : undefined;
}


/***/ }),

/***/ 82243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ conversing)
});

// UNUSED EXPORTS: NOT_CARRIED_OUT

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/agents/tool-loop/added-usage.js
var added_usage;
// EXTERNAL MODULE: ./lib/agents/tool-loop/described-tools.js
var described_tools;
;// CONCATENATED MODULE: ./lib/agents/tool-loop/offered-tools.js


/**
 * The tools of the agent and those of its world, with the descriptions that a variant gives them; a description of a tool that is not
 * there is a warning. Throws Fault `validation_failed` where both have a tool of the same name.
 */
function offeredTools(agent, call, dialect) {
    const { world, tool_descriptions: descriptions } = call;
    const given = agent.invocation?.tools ?? [];
    const owned = new Set(given.flatMap((tool) => (0,(described_tools ??= __webpack_require__(21103))/* providerToolName */.zb)(tool) ?? []));
    const ofWorld = world?.tools ?? [];
    const twice = ofWorld.find(({ name }) => owned.has(name));
    if (twice !== undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The tool "${twice.name}" is offered twice: by invocation.tools of agent ${agent.id} and by the world.`, {
            where: 'invocation.tools',
            hint: 'Take it out of invocation.tools: the tools of a world are offered to the agent by themselves.',
        });
    warnOfStrangers(call, new Set([...owned, ...ofWorld.map(({ name }) => name)]));
    return {
        tools: [
            ...(0,(described_tools ??= __webpack_require__(21103))/* describedProviderTools */.mg)(given, descriptions),
            ...(0,(described_tools ??= __webpack_require__(21103))/* describedTools */.FP)(ofWorld, descriptions).map((tool) => dialect.tool(tool)),
        ],
        isOwn: (name) => owned.has(name),
    };
}
function warnOfStrangers({ tool_descriptions, onWarning }, known) {
    if (tool_descriptions === undefined || onWarning === undefined)
        return;
    for (const name of Object.keys(tool_descriptions))
        if (!known.has(name))
            onWarning(`tool_description ${name}`, `is not offered the tool "${name}", which a variant describes (tool_descriptions)`);
}

;// CONCATENATED MODULE: ./lib/agents/tool-loop/tool-loop.js




/** What a model is told of a call that nobody carries out, and what stands with that call in the answer. */
const NOT_CARRIED_OUT = 'This tool was not carried out: it is described to you, but nothing answers its calls here.';
/**
 * Calls of an agent that is a model. Without a world a call is one request, and the calls of tools in its answer are only reported. With a
 * world the model is asked again and again: what it calls is carried out there, in the order given, and it reads the results, until it
 * answers without a call, a tool has ended the attempt, or `maxSteps` rounds of calls were made. Then its last words are the answer, and
 * a warning says so; the results of the last round stay in the conversation, where the next turn finds them.
 *
 * - A call of a tool of `invocation.tools` is not carried out: the model reads `NOT_CARRIED_OUT`, which is also the error of that call in
 *   the answer. The world never sees it.
 * - The next turn in the same world goes on from this conversation, calls and results included; a turn that failed left nothing in it.
 * - Each request goes through `options.each`, which may repeat it. A Fault that comes after the first call of a tool is final, because
 *   another try of the whole turn would act twice.
 */
function conversing(agent, dialect) {
    const conversations = new WeakMap();
    return async (call, options) => {
        const { world } = call;
        const { tools, isOwn } = offeredTools(agent, call, dialect);
        if (world === undefined)
            return (await dialect.ask(call, dialect.messages(call), tools, options)).answer;
        const messages = goneOn(call, conversations.get(world), dialect);
        const answer = await played({ call, world, dialect, messages, tools, isOwn, options });
        const said = { role: 'assistant', content: answer.output };
        conversations.set(world, { turns: [...call.messages, said], messages });
        return answer;
    };
}
/** The conversation before this turn with what the user says now; begun from the texts of the turns where there was none or another one. */
function goneOn(call, before, dialect) {
    if (before === undefined || !isBeginning(before.turns, call.messages))
        return dialect.messages(call);
    const now = { ...call, system_prompt: '', messages: call.messages.slice(before.turns.length) };
    return [...before.messages, ...dialect.messages(now)];
}
/** Whether the turns begin so; the answers between them are the agent's own, whatever became of their text. */
function isBeginning(turns, all) {
    if (turns.length >= all.length)
        return false;
    return turns.every(({ role, content }, index) => {
        const other = all[index];
        return other?.role === role && (role === 'assistant' || other.content === content);
    });
}
/** One turn in a world. */
async function played(playing) {
    const { call, world, dialect, messages, tools, options } = playing;
    const { each = (request) => request() } = options;
    const tool_calls = [];
    let usage;
    try {
        for (let round = 1;; round++) {
            const said = await each(() => dialect.ask(call, messages, tools, options));
            usage = (0,(added_usage ??= __webpack_require__(67637))/* addedUsage */.k)(usage, said.answer.usage);
            if (said.answer.usage !== undefined)
                options.onUsage?.(said.answer.usage);
            if (said.message !== undefined)
                messages.push(said.message);
            if (said.calls.length > 0)
                messages.push(...dialect.results(await carriedOut(said, playing, tool_calls)));
            const ended = said.calls.length === 0 || world.endedBy() !== undefined;
            if (!ended && round < world.maxSteps)
                continue;
            if (!ended)
                warnOfEnd(playing);
            return { ...said.answer, tool_calls, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ usage }) };
        }
    }
    catch (error) {
        const fault = faultOf(error, options.signal);
        throw tool_calls.length > 0 ? tool_loop_final(fault) : fault;
    }
}
/** Carries out the calls of one answer, one after the other, and notes each. */
async function carriedOut({ calls, answer }, { world, isOwn, options }, noted) {
    const outcomes = [];
    for (const [index, { id, name, args }] of calls.entries()) {
        const seen = { name, arguments: answer.tool_calls?.[index]?.arguments ?? {} };
        const place = noted.push(seen) - 1;
        const reply = isOwn(name) ? { error: NOT_CARRIED_OUT } : await world.call(name, args, options.signal);
        const failed = 'error' in reply;
        noted[place] = { ...seen, ...(failed ? { error: reply.error } : { result: reply.result }) };
        outcomes.push({ id, failed, text: failed ? reply.error : resultText(reply.result) });
    }
    return outcomes;
}
/** A text as it is, anything else as JSON. */
const resultText = (result) => typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null');
function warnOfEnd({ call, world: { maxSteps } }) {
    const rounds = maxSteps === 1 ? 'one round' : `${maxSteps} rounds`;
    call.onWarning?.('max_steps', `still called tools after ${rounds} of calls in one turn and was not asked again: what it said last is taken for its answer (max_steps)`);
}
/** Whoever gives a call up need not say so in a Fault. */
function faultOf(error, signal) {
    if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC || signal?.aborted !== true)
        return (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('cancelled', 'The call of the agent was cancelled.', { cause: error });
}
/** The same fault, but not to be tried again. */
function tool_loop_final(fault) {
    if (!fault.retry)
        return fault;
    const { code, message, where, hint, problems, subcode, status } = fault;
    const parts = (0,(defined ??= __webpack_require__(69498))/* defined */.s)({ where, hint, problems, subcode, status });
    return new (errors ??= __webpack_require__(452))/* Fault */.vC(code, message, { ...parts, cause: fault, retry: false });
}


/***/ })

};
