export const id = 2300;
export const ids = [2300,211];
export const modules = {

/***/ 62300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   azureOpenaiAgent: () => (/* binding */ azureOpenaiAgent)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _flow_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85211);
/* harmony import */ var _openai_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20211);
/* harmony import */ var _provider_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51706);




const AZURE = { name: 'Azure OpenAI', credential: 'AZURE_OPENAI_API_KEY' };
/** The last general availability version of the dated API. */
const API_VERSION = '2024-10-21';
/**
 * An agent that is a deployment of Azure OpenAI. An endpoint ending in `/openai/v1` is called without a version and with
 * the deployment as model; any other by deployment path and `api-version`.
 */
function azureOpenaiAgent(reachable, ports, { apiKey }) {
    const { base_url, deployment, model, api_version, headers } = reachable.agent.invocation ?? {};
    const target = deployment ?? model;
    if (base_url === undefined || target === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('validation_failed', `Agent ${reachable.agent.id} needs invocation.base_url and deployment.`, {
            where: 'invocation',
        });
    const endpoint = base_url.replace(/\/+$/, '');
    const undated = endpoint.endsWith('/openai/v1');
    const client = (0,_flow_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(async () => {
        const { AzureOpenAI, OpenAI } = await __webpack_require__.e(/* import() */ 8193).then(__webpack_require__.bind(__webpack_require__, 98193));
        const common = { ..._provider_call_js__WEBPACK_IMPORTED_MODULE_2__/* .CLIENT_SETTINGS */ .MM, apiKey, organization: null, project: null };
        if (undated)
            return new OpenAI({
                ...common,
                baseURL: endpoint,
                defaultHeaders: { 'api-key': apiKey, ...headers },
            });
        return new AzureOpenAI({
            ...common,
            baseURL: endpoint.endsWith('/openai') ? endpoint : `${endpoint}/openai`,
            apiVersion: api_version ?? ports.env.get('OPENAI_API_VERSION') ?? API_VERSION,
            deployment: target,
            ...(headers !== undefined && { defaultHeaders: headers }),
        });
    });
    return (0,_openai_agent_js__WEBPACK_IMPORTED_MODULE_3__.chatAgent)(reachable, AZURE, undated ? 'max_completion_tokens' : 'max_tokens', (asked, body, limits) => (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_2__/* .throughProvider */ .LG)(asked, ports, limits, async (options) => (await client()).chat.completions.create(
    // Border: what chatAgent makes; the server checks it.
    body, options)));
}


/***/ }),

/***/ 20211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chatAgent: () => (/* binding */ chatAgent),
  openaiAgent: () => (/* binding */ openaiAgent)
});

// EXTERNAL MODULE: ./lib/ports/chat-endpoint.js
var chat_endpoint;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/agents/chat-messages.js
var chat_messages;
// EXTERNAL MODULE: ./lib/agents/provider-call.js
var provider_call;
// EXTERNAL MODULE: ./lib/agents/chat-answer.js
var chat_answer;
// EXTERNAL MODULE: ./lib/agents/read-tool-calls.js
var read_tool_calls;
// EXTERNAL MODULE: ./lib/agents/record.js
var record;
// EXTERNAL MODULE: ./lib/agents/tool-loop/call-id.js
var call_id;
;// CONCATENATED MODULE: ./lib/agents/tool-loop/chat-said.js




/**
 * What a chat completion says. Its message goes back as it came, what the server adds to it included, but without what is null or an empty
 * list of calls, which strict servers refuse. `place` is where in the conversation it will stand.
 */
function saidInChat(completion, provider, place) {
    const { answer, message } = (0,(chat_answer ??= __webpack_require__(6429))/* chatReply */.RY)(completion, provider);
    const { tool_calls: written, ...rest } = message;
    const entries = Array.isArray(written) ? written.map((entry) => (0,(record ??= __webpack_require__(20125))/* asRecord */.qY)(entry) ?? {}) : [];
    const calls = entries.map((entry, index) => {
        const given = (0,(record ??= __webpack_require__(20125))/* own */.ZV)(entry, 'arguments') ?? (0,(record ??= __webpack_require__(20125))/* own */.ZV)((0,(record ??= __webpack_require__(20125))/* asRecord */.qY)((0,(record ??= __webpack_require__(20125))/* own */.ZV)(entry, 'function')), 'arguments');
        return {
            id: (0,(call_id ??= __webpack_require__(57844))/* callId */.A)((0,(record ??= __webpack_require__(20125))/* own */.ZV)(entry, 'id'), place, index),
            name: answer.tool_calls?.[index]?.name ?? '',
            args: (0,(read_tool_calls ??= __webpack_require__(62883))/* argumentsOrGiven */.pt)(given, 'tool_calls'),
        };
    });
    const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    return {
        answer,
        calls,
        message: {
            ...{ content: null, ...kept, role: 'assistant' },
            ...(calls.length > 0 && {
                tool_calls: entries.map((entry, index) => ({ type: 'function', ...entry, id: calls[index]?.id })),
            }),
        },
    };
}
/** The result of one call. Chat completions have no mark for an error, so its text says that it is one. */
function chatResult({ id, text, failed }) {
    return { role: 'tool', tool_call_id: id, content: failed ? `Error: ${text}` : text };
}

// EXTERNAL MODULE: ./lib/agents/tool-loop/tool-loop.js + 1 modules
var tool_loop;
// EXTERNAL MODULE: ./lib/agents/wire-call.js
var wire_call;
;// CONCATENATED MODULE: ./lib/agents/openai-agent.js







var OPENAI;
function OPENAI$made() { return OPENAI = { name: 'OpenAI', credential: 'OPENAI_API_KEY' }; }
/** An agent that is an OpenAI model, or any server of the same API under `base_url`. Its calls are posted without the package. */
function openaiAgent(reachable, ports, { apiKey, baseUrl }) {
    const headers = reachable.agent.invocation?.headers;
    const endpoint = (0,(chat_endpoint ??= __webpack_require__(76844))/* chatEndpoint */.ki)({ baseUrl: baseUrl ?? 'https://api.openai.com/v1', apiKey, headers }, ports.env);
    const limitName = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
    return chatAgent(reachable, (OPENAI ?? OPENAI$made()), limitName, (0,(provider_call ??= __webpack_require__(51706))/* postToProvider */.hj)(endpoint, ports));
}
/** An agent that is a model behind chat completions. */
function chatAgent({ agent }, provider, 
/** What the token limit is called; servers other than OpenAI's own know only the older name. */
limitName, ask) {
    const { deployment, max_tokens } = agent.invocation ?? {};
    const dialect = {
        messages: (call) => (0,(chat_messages ??= __webpack_require__(9115))/* chatMessages */.p)(call, agent, (chat_messages ??= __webpack_require__(9115))/* chatPart */.c),
        tool: ({ name, description, parameters }) => ({
            type: 'function',
            function: { name, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ description }), parameters: { type: 'object', ...parameters } },
        }),
        async ask(call, messages, tools, limits) {
            const { model, temperature } = (0,(wire_call ??= __webpack_require__(93478))/* settingsOf */.f5)(call, agent);
            const body = {
                model: model ?? deployment ?? '',
                messages,
                ...(temperature !== undefined && { temperature }),
                ...(max_tokens !== undefined && { [limitName]: max_tokens }),
                // Tools and parts are the user's, passed on untouched; the server checks them.
                ...(tools.length > 0 && { tools }),
            };
            const completion = await ask({ ...provider, ...(0,(wire_call ??= __webpack_require__(93478))/* namedModel */.h7)(call, agent) }, body, limits);
            return saidInChat(completion, provider, messages.length);
        },
        results: (outcomes) => outcomes.map(chatResult),
    };
    return { loops: true, call: (0,(tool_loop ??= __webpack_require__(82243))/* conversing */.d)(agent, dialect), async close() { } };
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
