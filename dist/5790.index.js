export const id = 5790;
export const ids = [5790];
export const modules = {

/***/ 6923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ budgetOf)
/* harmony export */ });
/**
 * The budget that judge and agents share (security.md R10). A reservation holds its worst case until it is settled, so what
 * was spent can never pass a ceiling; one that does not fit now waits for others to settle, and fails only when nothing is
 * outstanding any more. Once exhausted it stays so: an honest partial result, not a lottery of small questions.
 */
function budgetOf(ceilings) {
    const spending = {
        mostCalls: ceilings.maxCalls ?? Number.POSITIVE_INFINITY,
        mostUsd: ceilings.maxCostUsd ?? Number.POSITIVE_INFINITY,
        calls: 0,
        usd: 0,
        held: { calls: 0, usd: 0, count: 0 },
        exhausted: false,
        refused: false,
        waiting: new Set(),
    };
    return {
        capped: Number.isFinite(spending.mostUsd),
        get exhausted() {
            return spending.exhausted ? whyExhausted(spending) : undefined;
        },
        get overspent() {
            return spending.usd > spending.mostUsd + 1e-9;
        },
        get spentUsd() {
            return spending.usd;
        },
        get calls() {
            return spending.calls;
        },
        spend: (more) => charge(spending, 0, more),
        charge: (calls, usd) => charge(spending, calls, usd),
        async reserve(worst, aside = (wait) => wait()) {
            while (!spending.exhausted) {
                const amount = worst.find((each) => fits(spending, each));
                if (amount !== undefined)
                    return hold(spending, amount);
                if (spending.held.count === 0) {
                    spending.refused = true;
                    exhaust(spending);
                }
                else
                    await aside(() => new Promise((resolve) => spending.waiting.add(resolve)));
            }
            return undefined;
        },
    };
}
/** Made when it is asked for: what was under way when the ceiling was reached still has to be paid. */
function whyExhausted({ calls, mostCalls, usd, mostUsd, refused }) {
    if (calls >= mostCalls)
        return `${calls} of ${mostCalls} judge calls were made`;
    const spent = `$${usd.toFixed(4)} of $${mostUsd} were spent`;
    return refused && usd < mostUsd ? `${spent}, and the next judge call could cost more than is left` : spent;
}
function charge(spending, moreCalls, moreUsd) {
    spending.calls += moreCalls;
    spending.usd += Number.isFinite(moreUsd) && moreUsd > 0 ? moreUsd : 0;
    const { calls, mostCalls, usd, mostUsd } = spending;
    if ((moreCalls > 0 && calls >= mostCalls) || (moreUsd > 0 && usd >= mostUsd))
        exhaust(spending);
}
function exhaust(spending) {
    spending.exhausted = true;
    wake(spending);
}
function wake({ waiting }) {
    const all = [...waiting];
    waiting.clear();
    for (const go of all)
        go();
}
function fits({ calls, mostCalls, usd, mostUsd, held }, amount) {
    return !(calls + held.calls + amount.calls > mostCalls || usd + held.usd + amount.usd > mostUsd);
}
/** Holds an amount until it is settled. */
function hold(spending, amount) {
    const { held } = spending;
    held.calls += amount.calls;
    held.usd += amount.usd;
    held.count += 1;
    return {
        amount,
        settle(spent) {
            held.calls -= amount.calls;
            held.count -= 1;
            // Sums of fractions leave dust; with nothing outstanding nothing is held.
            held.usd = held.count === 0 ? 0 : held.usd - amount.usd;
            charge(spending, spent.calls, spent.usd);
            wake(spending);
        },
    };
}


/***/ }),

/***/ 97640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ cacheKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55280);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);



/**
 * The identity of a question to a judge: SHA-256 (hex) over everything that could change the answer, and nothing else. The
 * prompt's nonce is no part of it, nor is the order of keys.
 */
function cacheKey(judgeId, question) {
    const { key, model, instructions, promptInputs, form, temperature, correction, repeat, logprobs } = question;
    const identity = {
        correction,
        exhibits: promptInputs,
        instructions,
        judgeId,
        key,
        logprobs,
        model,
        prompts: _prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .PROMPT_VERSION */ .y0,
        repeat,
        temperature,
    };
    // Property order is part of a schema: it is the order in which the judge thinks.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(identity)).update((0,_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaText */ .tk)(form.schema)).digest('hex');
}


/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ chatConnection),
/* harmony export */   Nx: () => (/* binding */ complaintOf),
/* harmony export */   SH: () => (/* binding */ NO_KEY),
/* harmony export */   WX: () => (/* binding */ chatCompletions),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   hg: () => (/* binding */ SDK_BEHIND_MS),
/* harmony export */   iN: () => (/* binding */ askedOf),
/* harmony export */   jt: () => (/* binding */ tokenCount),
/* harmony export */   s1: () => (/* binding */ clientOptions),
/* harmony export */   ue: () => (/* binding */ openAiClient)
/* harmony export */ });
/* harmony import */ var _ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16018);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69498);
/* harmony import */ var _chat_post_chat_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8078);
/* harmony import */ var _model_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37683);
/* harmony import */ var _model_traits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89611);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94834);
/* harmony import */ var _provider_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65578);
/* harmony import */ var _value_chances_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90885);








/** Stands in for a key where a server of one's own asks for none; the SDK insists on one. */
const NO_KEY = 'no-key';
const SDK_BEHIND_MS = 5_000;
/** Several parts of one request may be refused one after the other: format and probabilities twice, temperature, seed, limit. */
const MOST_TRIES = 8;
/** A judge behind any OpenAI-compatible endpoint. */
function chatCompletions(endpoint, ports) {
    const connection = chatConnection('openai', endpoint, ports, (0,_chat_post_chat_js__WEBPACK_IMPORTED_MODULE_0__/* .directPost */ .KL)(endpoint, ports));
    return (0,_model_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .modelJudge */ .J)(connection, ports.random, endpoint.prices);
}
/** A client of any OpenAI-compatible endpoint; its package is loaded here. */
async function openAiClient(endpoint, ports) {
    const { OpenAI: Client } = await __webpack_require__.e(/* import() */ 8193).then(__webpack_require__.bind(__webpack_require__, 98193));
    return new Client({ ...clientOptions(endpoint, ports), baseURL: endpoint.baseUrl });
}
/** What both clients of the `openai` package are given: our window, our retries, nothing from the process environment. */
function clientOptions(endpoint, ports) {
    return {
        apiKey: endpoint.apiKey,
        adminAPIKey: null,
        organization: ports.env.get('OPENAI_ORG_ID') ?? null,
        project: ports.env.get('OPENAI_PROJECT_ID') ?? null,
        webhookSecret: null,
        logLevel: 'off',
        maxRetries: 0,
        // The SDK's own clock runs a little behind ours, so that ours decides and names the limit.
        timeout: endpoint.timeoutMs + SDK_BEHIND_MS,
        fetch: (0,_ports_fetch_adapter_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchOver */ .h)(ports.http, (0,_chat_post_chat_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsOf */ .Af)(endpoint)),
    };
}
/** The chat completions dialect, whichever way its requests go. */
function chatConnection(provider, endpoint, ports, { post, warm }) {
    const where = withoutSecrets(endpoint.baseUrl);
    return {
        id: `${provider}:${where}`,
        model: endpoint.model,
        schemaIgnored(model) {
            // Only from here: a server that ignores json_object as well does no harm, for the prompt holds the schema from there on.
            const traits = (0,_model_traits_js__WEBPACK_IMPORTED_MODULE_3__/* .traitsOf */ .JC)(endpoint.baseUrl, model);
            if (traits.rung === 'json_schema')
                (0,_model_traits_js__WEBPACK_IMPORTED_MODULE_3__/* .stepDown */ .v6)(traits, 'json_schema');
        },
        warm,
        async exchange(request, signal) {
            const traits = (0,_model_traits_js__WEBPACK_IMPORTED_MODULE_3__/* .traitsOf */ .JC)(endpoint.baseUrl, request.model);
            for (let attempt = 1;; attempt++) {
                const sent = { ...traits, logprobs: request.logprobs ? traits.logprobs : 0 };
                try {
                    const answer = await post(bodyOf(request, sent), signal);
                    return replyOf(answer, request, sent) ?? fail((0,_provider_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .malformed */ .Qm)(where));
                }
                catch (error) {
                    const complaint = complaintOf(error);
                    if (complaint !== undefined && attempt < MOST_TRIES && (0,_model_traits_js__WEBPACK_IMPORTED_MODULE_3__/* .learn */ .nB)(traits, sent, complaint))
                        continue;
                    throw (0,_provider_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .providerFault */ .o$)(error, { ...askedOf(endpoint, request), nowMs: ports.clock.now(), signal });
                }
            }
        },
    };
}
function bodyOf(request, traits) {
    const { form } = request;
    return {
        model: request.model,
        messages: [
            { role: 'system', content: request.system },
            { role: 'user', content: userOf(request, traits) },
        ],
        [traits.limit]: request.maxTokens,
        ...(traits.temperature ? { temperature: request.temperature } : {}),
        ...(traits.seed ? { seed: request.seed } : {}),
        ...(traits.logprobs > 0 ? { logprobs: true, top_logprobs: traits.logprobs } : {}),
        ...(traits.rung === 'text'
            ? {}
            : {
                response_format: traits.rung === 'json_object'
                    ? { type: 'json_object' }
                    : {
                        type: 'json_schema',
                        json_schema: { name: form.name, schema: form.schema, strict: true },
                    },
            }),
    };
}
/** Where the schema is sent beside the messages it is not said in them again. */
const userOf = ({ user, form, unseen = '' }, { rung }) => rung === 'json_schema' ? `${user}${unseen}` : `${user}${(0,_prompt_js__WEBPACK_IMPORTED_MODULE_5__/* .formInText */ .Xi)(form.schema)}`;
/** Servers differ in what they leave out, so nothing of the answer is taken for granted. */
function replyOf(answer, request, sent) {
    const { choices, model, usage } = (answer ?? {}); // Border: read field by field below.
    if (!Array.isArray(choices))
        return undefined;
    const choice = choices[0] ?? {};
    const { content, refusal } = (choice.message ?? {});
    const refused = choice.finish_reason === 'content_filter' || (typeof refusal === 'string' && refusal !== '');
    const tokens = sent.logprobs > 0 ? (0,_value_chances_js__WEBPACK_IMPORTED_MODULE_6__/* .readTokens */ .He)(choice.logprobs?.content) : undefined;
    return {
        text: typeof content === 'string' ? (0,_model_traits_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutThoughts */ .$h)(content) : '',
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_7__/* .defined */ .s)({ tokens }),
        finish: refused ? 'refused' : choice.finish_reason === 'length' ? 'length' : 'stop',
        model: typeof model === 'string' && model !== '' ? model : request.model,
        inputTokens: tokenCount(usage?.prompt_tokens),
        outputTokens: tokenCount(usage?.completion_tokens),
        temperature: sent.temperature ? request.temperature : null,
        seed: sent.seed ? request.seed : null,
    };
}
/** Who was asked for what, as a fault says it. */
function askedOf({ baseUrl, keyName, apiKey, modelNamed }, request) {
    const { model, modelNamed: named = modelNamed } = request;
    return { where: withoutSecrets(baseUrl), keyName, apiKey, model, named };
}
/** A count that can be believed; anything else is as good as none. */
function tokenCount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
/** What a 400 or 422 complains about. Only the server's own words: some echo the whole request beside them. */
function complaintOf(error) {
    if (!(error instanceof Error))
        return undefined;
    const { status, param, error: body } = error;
    if (status !== 400 && status !== 422)
        return undefined;
    const said = (body ?? {}); // Border: an error body of an unknown server.
    const details = Array.isArray(said.detail) ? said.detail : [said.detail];
    const words = details.map((detail) => typeof detail === 'object' && detail !== null
        ? `${String(detail.loc)} ${String(detail.msg)}`
        : String(detail ?? ''));
    const message = typeof said.message === 'string' ? said.message : error.message;
    return { param, text: [message.slice(0, 500), ...words.slice(0, 5)].join(' ') };
}
/** A base URL as it may be shown and kept: no user, no password, no query. */
function withoutSecrets(baseUrl) {
    try {
        const url = new URL(baseUrl);
        return `${url.origin}${url.pathname}`.replace(/\/$/, '');
    }
    catch {
        return '(unreadable URL)'; // The call itself will say what is wrong with it.
    }
}
function fail(error) {
    throw error;
}


/***/ }),

/***/ 8078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KL: () => (/* binding */ directPost),
  Af: () => (/* binding */ limitsOf),
  lA: () => (/* binding */ packagePost)
});

// EXTERNAL MODULE: ./lib/flow/once.js
var once = __webpack_require__(85211);
// EXTERNAL MODULE: ./lib/ports/chat-endpoint.js
var chat_endpoint = __webpack_require__(76844);
// EXTERNAL MODULE: ./lib/ports/fetch-adapter.js
var fetch_adapter = __webpack_require__(16018);
// EXTERNAL MODULE: ./lib/ports/plain-headers.js
var plain_headers = __webpack_require__(24435);
;// CONCATENATED MODULE: ./lib/judges/chat/api-failure.js

/** A refusal of a server of the OpenAI dialect, with the fields and the message that the `openai` package gives it. */
function apiFailure({ status, headers, text }) {
    const body = parsed(text);
    const holder = typeof body === 'object' && body !== null ? body : undefined;
    const error = holder === undefined ? undefined : (holder.error ?? holder);
    const { code, type, param } = (error ?? {}); // Border: readers ask for their types.
    const words = wordsOf(error) ?? (body ? undefined : text);
    return Object.assign(new Error(words ? `${status} ${words}` : `${status} status code (no body)`), {
        status,
        headers: (0,plain_headers/* plainHeaders */.f)(headers),
        error,
        code,
        type,
        param,
    });
}
function wordsOf(error) {
    if (!error)
        return undefined;
    const { message } = error; // Border: an error body of an unknown server.
    return typeof message === 'string' && message !== '' ? message : JSON.stringify(message || error);
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined; // Then the text itself is what was said.
    }
}

;// CONCATENATED MODULE: ./lib/judges/chat/post-chat.js




/** One limit for every phase of a call. */
const limitsOf = ({ timeoutMs }) => ({
    totalMs: timeoutMs,
    firstByteMs: timeoutMs,
    idleMs: timeoutMs,
});
/** Straight to a server of the OpenAI dialect: a prepared request, one reading of the answer. */
function directPost(access, { http, env }) {
    const limits = limitsOf(access);
    // At the first call, which says what is wrong with a base URL.
    let endpoint;
    return {
        async post(body, signal) {
            endpoint ??= (0,chat_endpoint/* chatEndpoint */.ki)(access, env);
            const response = await http({
                ...(0,chat_endpoint/* chatRequest */.GI)(endpoint, body),
                ...limits,
                ...(signal !== undefined && { signal }),
            });
            if (response.status < 200 || response.status > 299)
                throw apiFailure(response);
            return (0,chat_endpoint/* chatValue */.qK)(response);
        },
        warm: async () => undefined,
    };
}
/** Through a client of the `openai` package, made at the first call. */
function packagePost(makeClient) {
    const client = (0,once/* once */.O)(makeClient);
    return {
        post: async (body, signal) => (await client()).chat.completions.create(body, (0,fetch_adapter/* withSignal */.l)(signal)),
        warm: client,
    };
}


/***/ }),

/***/ 75790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chooseJudge: () => (/* binding */ chooseJudge)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/adaptive-limit.js + 1 modules
var adaptive_limit = __webpack_require__(66639);
// EXTERNAL MODULE: ./lib/flow/once.js
var once = __webpack_require__(85211);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/ports/fetch-adapter.js
var fetch_adapter = __webpack_require__(16018);
// EXTERNAL MODULE: ./lib/judges/chat/post-chat.js + 1 modules
var post_chat = __webpack_require__(8078);
// EXTERNAL MODULE: ./lib/judges/chat-completions.js
var chat_completions = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/judges/model-judge.js + 1 modules
var model_judge = __webpack_require__(37683);
// EXTERNAL MODULE: ./lib/judges/model-traits.js
var model_traits = __webpack_require__(89611);
// EXTERNAL MODULE: ./lib/judges/provider-fault.js
var provider_fault = __webpack_require__(65578);
;// CONCATENATED MODULE: ./lib/judges/anthropic.js






const NEXT = {
    forced: 'forced_without_thinking',
    forced_without_thinking: 'offered',
};
/** Temperature and two steps of forcing can be refused one after the other. */
const MOST_TRIES = 4;
const learnt = new Map();
/** A judge behind the Anthropic Messages API. The schema is sent as the input of one tool; there is no other. */
function anthropic(endpoint, ports) {
    const where = (0,chat_completions/* withoutSecrets */.cT)(endpoint.baseUrl);
    let client;
    return (0,model_judge/* modelJudge */.J)({
        id: `anthropic:${where}`,
        model: endpoint.model,
        schemaIgnored() { }, // A tool has one dialect; there is no gentler one to step down to.
        warm: () => (client ??= clientOf(endpoint, ports)),
        async exchange(request, signal) {
            client ??= clientOf(endpoint, ports);
            const { messages } = await client;
            const habits = habitsOf(endpoint.baseUrl, request.model);
            for (let attempt = 1;; attempt++) {
                const sent = { ...habits };
                try {
                    const answer = await messages.create(bodyOf(request, sent), (0,fetch_adapter/* withSignal */.l)(signal));
                    return replyOf(answer, request, sent) ?? fail((0,provider_fault/* malformed */.Qm)(where));
                }
                catch (error) {
                    if (attempt < MOST_TRIES && learn(habits, sent, error))
                        continue;
                    throw (0,provider_fault/* providerFault */.o$)(error, { ...(0,chat_completions/* askedOf */.iN)(endpoint, request), nowMs: ports.clock.now(), signal });
                }
            }
        },
    }, ports.random, endpoint.prices);
}
async function clientOf(endpoint, ports) {
    const { Anthropic: Client } = await __webpack_require__.e(/* import() */ 573).then(__webpack_require__.bind(__webpack_require__, 90573));
    return new Client({
        apiKey: endpoint.apiKey,
        authToken: null,
        webhookKey: null,
        baseURL: endpoint.baseUrl,
        // The header that the API documents; the SDK would send a bearer token, which gateways need not know.
        defaultHeaders: { authorization: null, 'x-api-key': endpoint.apiKey },
        logLevel: 'off',
        maxRetries: 0,
        timeout: endpoint.timeoutMs + chat_completions/* SDK_BEHIND_MS */.hg,
        fetch: (0,fetch_adapter/* fetchOver */.h)(ports.http, (0,post_chat/* limitsOf */.Af)(endpoint)),
    });
}
function habitsOf(baseUrl, model) {
    const key = `${baseUrl} ${model}`;
    const known = learnt.get(key);
    if (known !== undefined)
        return known;
    const habits = { temperature: (0,model_traits/* claudeTakesTemperature */.tc)(model), forcing: 'forced' };
    learnt.set(key, habits);
    return habits;
}
function learn(habits, sent, error) {
    const text = (0,chat_completions/* complaintOf */.Nx)(error)?.text ?? '';
    if (sent.temperature && /\btemperature\b/.test(text)) {
        habits.temperature = false;
        return true;
    }
    const next = NEXT[sent.forcing];
    if (next === undefined || !/tool_choice|thinking/.test(text))
        return false;
    if (habits.forcing === sent.forcing)
        habits.forcing = next;
    return true;
}
function bodyOf(request, habits) {
    const { form } = request;
    return {
        model: request.model,
        max_tokens: request.maxTokens,
        system: request.system,
        messages: [{ role: 'user', content: request.user }],
        tools: [
            {
                name: form.name,
                description: 'Hands in the filled form. Call it exactly once.',
                input_schema: { ...form.schema, type: 'object' },
            },
        ],
        tool_choice: habits.forcing === 'offered'
            ? { type: 'auto', disable_parallel_tool_use: true }
            : { type: 'tool', name: form.name, disable_parallel_tool_use: true },
        ...(habits.forcing === 'forced_without_thinking' ? { thinking: { type: 'disabled' } } : {}),
        // This API takes 0..1.
        ...(habits.temperature ? { temperature: Math.min(1, request.temperature) } : {}),
    };
}
function replyOf(answer, request, sent) {
    const { content, model, stop_reason: stop, usage } = (answer ?? {}); // Border: read field by field below.
    if (!Array.isArray(content))
        return undefined;
    const call = content.findLast((block) => block?.type === 'tool_use' && block.name === request.form.name);
    const text = content.map((block) => (block?.type === 'text' ? block.text : '')).join('');
    return {
        text,
        ...(call?.type === 'tool_use' ? { json: call.input } : {}),
        finish: stop === 'refusal' ? 'refused' : stop === 'max_tokens' ? 'length' : 'stop',
        model: typeof model === 'string' && model !== '' ? model : request.model,
        inputTokens: (0,chat_completions/* tokenCount */.jt)(usage?.input_tokens),
        outputTokens: (0,chat_completions/* tokenCount */.jt)(usage?.output_tokens),
        temperature: sent.temperature ? Math.min(1, request.temperature) : null,
        seed: null,
    };
}
function fail(error) {
    throw error;
}

;// CONCATENATED MODULE: ./lib/judges/azure.js



/** First stable version with structured output; OPENAI_API_VERSION overrides it. */
const API_VERSION = '2024-10-21';
/**
 * A judge behind Azure OpenAI. `baseUrl` is the resource (`https://name.openai.azure.com`), any deeper URL of it, or its
 * `/openai/v1` surface, which speaks plain OpenAI. The model is the name of the deployment.
 */
function azureOpenAi(endpoint, ports) {
    const post = (0,post_chat/* packagePost */.lA)(() => azureClient(endpoint, ports));
    const connection = (0,chat_completions/* chatConnection */.Do)('azure_openai', endpoint, ports, post);
    return (0,model_judge/* modelJudge */.J)(connection, ports.random, endpoint.prices);
}
/** A client of Azure OpenAI; its package is loaded here. */
async function azureClient(endpoint, ports) {
    const { AzureOpenAI, OpenAI: Client } = await __webpack_require__.e(/* import() */ 8193).then(__webpack_require__.bind(__webpack_require__, 98193));
    const options = (0,chat_completions/* clientOptions */.s1)(endpoint, ports);
    const url = endpoint.baseUrl.replace(/\/+$/, '');
    if (url.endsWith('/openai/v1'))
        return new Client({ ...options, baseURL: url, defaultHeaders: { 'api-key': endpoint.apiKey } });
    return new AzureOpenAI({
        ...options,
        baseURL: /\/openai(\/|$)/.test(url) ? url : `${url}/openai`,
        apiVersion: ports.env.get('OPENAI_API_VERSION') ?? API_VERSION,
    });
}

// EXTERNAL MODULE: ./lib/judges/budget.js
var judges_budget = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/judges/budgeted.js
var budgeted = __webpack_require__(33558);
// EXTERNAL MODULE: ./lib/judges/cache-key.js
var cache_key = __webpack_require__(97640);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
;// CONCATENATED MODULE: ./lib/judges/cached.js



/**
 * A judge that never pays twice for one question: answers come from the store, and equal questions under way at the same
 * time share one call. A hit costs nothing and counts in `cached_calls`. What is kept is the judge's JSON, not our
 * reading of it, so every hit is read by the question that asks now; a record that does not fit is asked for anew.
 */
function cached(judge, store) {
    const underWay = new Map();
    return {
        ...judge,
        async fill(question, signal) {
            const key = (0,cache_key/* cacheKey */.k)(judge.id, question);
            const hit = read(question, recall(store.get(key)));
            if (hit !== undefined)
                return hit;
            const other = underWay.get(key);
            if (other !== undefined) {
                const waiting = () => unlessCancelled(other);
                // Whoever makes the call may wait for the place that this one would hold.
                const shared = read(question, await (question.aside?.(waiting) ?? waiting()));
                if (shared !== undefined)
                    return shared;
                signal?.throwIfAborted();
            }
            const call = judge.fill(question, signal);
            underWay.set(key, call);
            try {
                const filled = await call;
                const { answer: _, ...kept } = filled;
                store.put(key, JSON.stringify(kept));
                return filled;
            }
            finally {
                if (underWay.get(key) === call)
                    underWay.delete(key);
            }
        },
    };
}
/** A kept record as an answer to this question, or undefined when it is none. */
function read(question, kept) {
    if (kept === undefined)
        return undefined;
    try {
        const usage = { ...judges_judge/* NO_USAGE */.yJ, cached_calls: 1 };
        return { ...kept, answer: question.form.read(kept.json), usage };
    }
    catch {
        return undefined; // Kept for an older schema or damaged: ask again.
    }
}
function recall(text) {
    if (text === null)
        return undefined;
    try {
        const kept = JSON.parse(text);
        return typeof kept === 'object' && kept !== null && 'json' in kept && 'model' in kept
            ? kept // Border: our own record; its `json` is read by the question, the rest is only shown.
            : undefined;
    }
    catch {
        return undefined; // Torn or foreign text: ask again.
    }
}
/** The other caller's answer; its cancellation is not ours. */
async function unlessCancelled(other) {
    try {
        return await other;
    }
    catch (error) {
        if (error instanceof errors/* Fault */.vC && error.code !== 'cancelled' && error.code !== 'timeout')
            throw error;
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/models/catalogue-data.js
var catalogue_data = __webpack_require__(4580);
// EXTERNAL MODULE: ./lib/models/prices.js
var models_prices = __webpack_require__(26562);
// EXTERNAL MODULE: ./lib/judges/spent.js
var judges_spent = __webpack_require__(16908);
;// CONCATENATED MODULE: ./lib/judges/embeddings.js









/** Asked where nobody names a model: small, cheap, and known to the servers that speak the dialect. */
const EMBEDDING_MODEL = 'text-embedding-3-small';
/** US dollars per million tokens, by the catalogue; `judge.prices` overrides them. */
const EMBEDDING_PRICES = Object.fromEntries(Object.entries(catalogue_data/* EMBEDDINGS */.dr).map(([model, input]) => [model, { input, output: 0 }]));
/** Where a server reports no usage: the usual rough measure, rounded to the safe side. */
const CHARACTERS_PER_TOKEN = 3;
/** One vector. Its schema is part of the identity of a question only; no model sees it. */
const VECTOR = {
    name: 'embedding',
    schema: { type: 'array', items: { type: 'number' } },
    read(json) {
        if (!Array.isArray(json) || json.length === 0 || !json.every((one) => Number.isFinite(one)))
            throw new judges_judge/* FormError */.jQ('An embedding is a list of numbers.');
        return json; // Each of them was looked at.
    },
};
/**
 * The embeddings endpoint of a provider in the shape of a judge, so that cache, budget, rate limit and retries are those of every judge
 * call. It answers the questions of `embedding` only.
 */
function embeddingJudge(provider, endpoint, ports, makeClient) {
    const where = (0,chat_completions/* withoutSecrets */.cT)(endpoint.baseUrl);
    const client = (0,once/* once */.O)(makeClient);
    return {
        id: `${provider}:${where}/embeddings`,
        mode: 'llm',
        model: EMBEDDING_MODEL,
        async fill(question, signal) {
            const { embeddings } = (await client());
            const model = question.model ?? EMBEDDING_MODEL;
            const input = String(question.promptInputs['text']);
            const answer = await embeddings
                .create({ model, input, encoding_format: 'float' }, (0,fetch_adapter/* withSignal */.l)(signal))
                .catch((error) => {
                const { apiKey, keyName } = endpoint;
                const named = question.model === undefined ? `${provider_fault/* NOBODY */.oQ} of embeddings` : 'similar.model';
                const asked = { where, keyName, apiKey, model, named };
                throw (0,provider_fault/* providerFault */.o$)(error, { ...asked, nowMs: ports.clock.now(), signal });
            });
            const { data, usage } = (answer ?? {}); // Border: servers differ in what they leave out.
            const spent = usageOf(model, (0,chat_completions/* tokenCount */.jt)(usage?.prompt_tokens), input, endpoint.prices);
            const json = Array.isArray(data) ? data[0]?.embedding : undefined;
            try {
                return { answer: question.form.read(json), json, usage: spent, model, temperature: null, seed: null };
            }
            catch (error) {
                throw (0,judges_spent/* withSpent */.H)((0,provider_fault/* malformed */.Qm)(where, error, 'embedding'), spent);
            }
        },
    };
}
/** Embeddings of texts through such a judge, each text a question of its own, so that what was asked before is not asked again. */
function embedder(judge) {
    return async (texts, { model, signal }) => {
        const asked = judge();
        const settled = await Promise.allSettled(texts.map((text) => asked.fill(embedding(text, model), signal)));
        const failed = settled.find((one) => one.status === 'rejected');
        const filled = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        const usage = filled.reduce((sum, one) => (0,judges_judge/* addUsage */.vk)(sum, one.usage), judges_judge/* NO_USAGE */.yJ);
        if (failed !== undefined)
            throw (0,judges_spent/* withSpent */.H)(failed.reason, (0,judges_judge/* addUsage */.vk)((0,judges_spent/* spentBefore */.q)(failed.reason), usage));
        return { vectors: filled.map(({ answer }) => answer), usage, model: model ?? EMBEDDING_MODEL };
    };
}
function embedding(text, model) {
    return {
        key: 'embedding@1',
        instructions: '',
        promptInputs: { text },
        form: VECTOR,
        attempts: 1,
        shared: true,
        ...(0,defined/* defined */.s)({ model }),
        offline: () => null,
    };
}
/** What one text cost. */
function usageOf(model, reported, text, prices) {
    const input_tokens = reported ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN);
    const price = (0,models_prices/* priceOf */.xx)(model, { ...EMBEDDING_PRICES, ...prices });
    const cost_usd = price === null ? null : (0,models_prices/* costOf */.ho)(price, input_tokens, 0);
    return { calls: 1, cached_calls: 0, input_tokens, output_tokens: 0, cost_usd };
}

// EXTERNAL MODULE: ./lib/models/default-model.js
var default_model = __webpack_require__(54379);
// EXTERNAL MODULE: ./lib/models/lifetime.js
var lifetime = __webpack_require__(86075);
// EXTERNAL MODULE: ./lib/models/model-words.js
var model_words = __webpack_require__(80843);
;// CONCATENATED MODULE: ./lib/judges/judge-model.js






/** Where a judge's model is named, unless an entry point named it. */
const IN_THE_SETTINGS = 'judge.model in assay.yaml';
/**
 * The model of the settings. Where they name none it is the living model that follows the identifier of the interface, whichever
 * server is asked: none was ever set up to be asked for that identifier by name. A model that is named is asked as it is named, also
 * when its maker has ended it: a deployment or another server may have it under this name.
 */
function judgeModel({ model, prices }, { provider, nowMs, isCapped, named = IN_THE_SETTINGS }) {
    const { identifier, asked } = default_model/* DEFAULT_JUDGE_MODEL */.s;
    const bound = isCapped ? (0,models_prices/* dearestPrice */.uu)(provider, nowMs) : undefined;
    const about = (chosen, where) => (0,model_words/* modelNotes */.rk)({
        ...{ what: `The judge model ${chosen}`, model: chosen, nowMs },
        ...(0,defined/* defined */.s)({ named: where, bound: (0,models_prices/* priceOf */.xx)(chosen, prices) === null ? bound : undefined }),
    });
    if (typeof model === 'string')
        return { model, named, notes: about(model, named), ...(0,defined/* defined */.s)({ bound }) };
    const ends = (0,lifetime/* lifetimeOf */.XA)(identifier)?.ends ?? undefined;
    return {
        ...{ model: asked, named: provider_fault/* NOBODY */.oQ, notes: about(asked) },
        ...(0,defined/* defined */.s)({ bound }),
        ...(ends === undefined ? {} : { default: { model: identifier, retired_on: ends } }),
    };
}
/** A model of a server of one's own: nobody retires it, and it costs nothing. */
const localModel = (model, { isNamed, named = IN_THE_SETTINGS, notes, }) => ({ model, named: isNamed ? named : 'nobody: its server lists it', notes });

// EXTERNAL MODULE: ./lib/judges/local/find-server.js
var find_server = __webpack_require__(15865);
;// CONCATENATED MODULE: ./lib/judges/local/form-in-words.js
/**
 * A form in one line, for servers that hold a model to the schema without showing it (a grammar): it sees which properties it will be
 * asked for, and in which order, at a fraction of the length of the schema.
 */
function formInWords(schema) {
    return `\n\nThe form: ${shapeOf(schema)}`;
}
function shapeOf(schema) {
    if (Array.isArray(schema['enum']))
        return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
    const types = [schema['type']].flat();
    if (types.includes('object')) {
        const properties = Object.entries((schema['properties'] ?? {})); // JSON Schema: properties are schemas.
        return `{${properties.map(([name, one]) => `${JSON.stringify(name)}: ${shapeOf(one)}`).join(', ')}}`;
    }
    if (types.includes('array'))
        return `[${shapeOf((schema['items'] ?? {}))}, …]`;
    return types.map((type) => (type === 'string' ? 'text' : String(type ?? 'anything'))).join(' | ');
}

;// CONCATENATED MODULE: ./lib/judges/local/local-judge.js




/** What the models of this machine cost. */
const FREE = { '': { input: 0, output: 0 } };
/** A judge behind a model server of one's own, which asks for no key and holds models to a schema that they do not see. */
function localJudge(endpoint, ports) {
    const connection = (0,chat_completions/* chatConnection */.Do)('local', endpoint, ports, (0,post_chat/* directPost */.KL)(endpoint, ports));
    return (0,model_judge/* modelJudge */.J)({
        ...connection,
        exchange: (request, signal) => connection.exchange({ ...request, unseen: formInWords(request.form.schema) }, signal),
    }, ports.random, endpoint.prices);
}

// EXTERNAL MODULE: ./lib/judges/offline.js
var offline = __webpack_require__(50171);
;// CONCATENATED MODULE: ./lib/judges/once-gone.js


/** A judge that asks no more for a model once its provider has said that it does not serve it: whoever asks hears the same fault. */
function onceGone(judge) {
    const gone = new Map();
    return {
        ...judge,
        async fill(question, signal) {
            const model = question.model ?? judge.model;
            const known = gone.get(model);
            if (known !== undefined)
                throw known;
            try {
                return await judge.fill(question, signal);
            }
            catch (error) {
                if (error instanceof errors/* Fault */.vC && error.subcode === model_words/* MODEL_GONE */.eG)
                    gone.set(model, error);
                throw error;
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/flow/retry.js
var retry = __webpack_require__(57842);
;// CONCATENATED MODULE: ./lib/judges/patient.js

/**
 * A judge that has only so many calls under way as its provider takes (security.md R06), and tries a failed one again where the Fault
 * says that it helps (R01, R02). One that waits to be tried again holds no place, neither of the limit nor, by `Question.aside`, of the
 * work that asks.
 */
function patient(judge, limit, options) {
    return {
        ...judge,
        fill: (question, signal) => (0,retry/* retrying */.R)((attempt) => limit.run(() => judge.fill(question, signal), { signal, again: attempt > 1 }), {
            ...options,
            aside: question.aside,
            signal,
        }),
    };
}

;// CONCATENATED MODULE: ./lib/judges/choose-judge.js

















/** Waits for a rate limit beside the retries, as for agents. */
const RATE_LIMIT_PATIENCE = 10;
/** Waits are short for a person and long for a provider's blip. */
const DEFAULTS = { maxRetries: 2, timeoutMs: 60_000 };
const KEYS = {
    openai: 'OPENAI_API_KEY',
    azure_openai: 'AZURE_OPENAI_API_KEY',
    anthropic: 'ANTHROPIC_API_KEY',
};
/**
 * The judge that the settings ask for, with cache, budget, rate limit and retries around it, outermost first
 * (src/README.md). `auto` takes the first provider whose key is present, else the offline heuristics. Rejects with
 * `validation_failed` where a key, a model, an address or a price is missing.
 */
async function chooseJudge(settings, ports, options = {}) {
    const budget = options.budget ?? (0,judges_budget/* budgetOf */.n)({ maxCalls: settings.max_calls, maxCostUsd: settings.max_cost_usd });
    const keyMissing = isKeyMissing(settings, ports.env);
    const emptyKeys = keyMissing && settings.provider === 'auto' ? setAndEmpty(ports.env) : [];
    const provider = keyMissing && options.offlineWithoutKey === true ? 'offline' : resolve(settings, ports.env);
    if (provider === 'offline' || provider === 'onnx') {
        const judge = provider === 'offline' ? (0,offline/* offlineJudge */.p)() : await inThisProcess(settings, ports);
        const { model } = judge;
        const { prices } = settings;
        return { judge, budget, settings: { mode: 'offline', model, provider }, prices, keyMissing, emptyKeys };
    }
    const { judge, prices } = await modelOf(provider, settings, ports, { ...options, budget });
    return {
        judge,
        budget,
        settings: { mode: 'llm', model: judge.model, provider },
        prices,
        keyMissing: false,
        emptyKeys,
    };
}
/** The model of a provider with everything around it, and what it costs. */
async function modelOf(provider, settings, ports, options) {
    const { budget, cacheStore = { get: () => null, put: () => { } } } = options;
    const { access, asked, prices } = await accessTo(provider, settings, ports, {
        isCapped: budget.capped,
        named: options.modelNamed,
    });
    const endpoint = {
        ...access,
        ...{ model: asked.model, modelNamed: asked.named, prices },
        timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
    };
    const make = { openai: chat_completions/* chatCompletions */.WX, azure_openai: azureOpenAi, anthropic: anthropic, local: localJudge }[provider];
    const { clock, random } = ports;
    const limit = (0,adaptive_limit/* adaptiveLimit */.W)({ max: settings.concurrency, clock });
    const around = (one, known) => cached(onceGone((0,budgeted/* budgeted */.h)(one, budget, known, asked.bound)), cacheStore);
    const retries = options.maxRetries ?? DEFAULTS.maxRetries;
    const limited = (one) => patient(one, limit, { retries, patience: RATE_LIMIT_PATIENCE, clock, random });
    const known = {
        ...limited(make(endpoint, ports)),
        ...(0,defined/* defined */.s)({ default: asked.default, notes: asked.notes }),
    };
    const embed = embedOf(provider, endpoint, ports, (one) => around(limited(one), { ...EMBEDDING_PRICES, ...prices }));
    return { judge: { ...around(known, prices), ...(0,defined/* defined */.s)({ embed }) }, prices };
}
/** The models of `judge: onnx`, whose packages are loaded only here. */
async function inThisProcess(settings, ports) {
    const { onnxJudge } = await __webpack_require__.e(/* import() */ 8164).then(__webpack_require__.bind(__webpack_require__, 78164));
    return onnxJudge(settings, ports);
}
/** How the provider is entered, which model is asked there, and what it costs. A server of this machine is looked for here. */
async function accessTo(provider, settings, { env, http, clock }, about) {
    const { prices } = settings;
    if (provider === 'local') {
        const server = await (0,find_server/* findLocalServer */.E_)(settings, http);
        const notes = settings.model ? [] : [(0,find_server/* serverNote */.A4)(server)];
        const asked = localModel(server.model, { isNamed: Boolean(settings.model), named: about.named, notes });
        const access = { baseUrl: server.baseUrl, apiKey: chat_completions/* NO_KEY */.SH, keyName: '' };
        return { access, asked, prices: { ...FREE, ...prices } };
    }
    const access = accessOf(provider, settings, env);
    return { access, asked: judgeModel(settings, { ...about, provider, nowMs: clock.now() }), prices };
}
/** Embeddings by the provider of the judge, made at first use; undefined where it has none. */
function embedOf(provider, endpoint, ports, around) {
    if (provider === 'anthropic')
        return undefined;
    const client = { openai: chat_completions/* openAiClient */.ue, local: chat_completions/* openAiClient */.ue, azure_openai: azureClient }[provider];
    return embedder((0,once/* once */.O)(() => around(embeddingJudge(provider, endpoint, ports, () => client(endpoint, ports)))));
}
function resolve(settings, env) {
    if (settings.provider !== 'auto')
        return settings.provider;
    const byKey = Object.keys(KEYS).find((provider) => valueIn(env, KEYS[provider]) !== undefined); // Keys of a closed record.
    return byKey ?? 'offline';
}
function isKeyMissing(settings, env) {
    const { provider } = settings;
    if (provider === 'offline' || provider === 'local' || provider === 'onnx')
        return false;
    return provider === 'auto'
        ? resolve(settings, env) === 'offline'
        : valueIn(env, KEYS[provider]) === undefined;
}
const setAndEmpty = (env) => Object.values(KEYS).filter((name) => env.get(name)?.trim() === '');
/** How a provider behind a key is entered. Throws where key, address or the model of a provider without a default is missing. */
function accessOf(provider, settings, env) {
    const keyName = KEYS[provider];
    const key = valueIn(env, keyName);
    const own = settings.base_url ?? undefined;
    if (key === undefined && !(provider === 'openai' && own !== undefined)) {
        throw missing(`The judge provider "${provider}" needs a key.`, 'judge.provider', `Set the environment variable ${keyName}, or use judge.provider: offline.`);
    }
    if (provider === 'anthropic' && !settings.model) {
        throw missing('The judge provider "anthropic" needs a model.', 'judge.model', 'Name one, for example judge.model: claude-sonnet-5.');
    }
    return {
        baseUrl: own ?? addressOf(provider, env),
        apiKey: key ?? chat_completions/* NO_KEY */.SH,
        keyName,
    };
}
function addressOf(provider, env) {
    if (provider === 'openai')
        return valueIn(env, 'OPENAI_BASE_URL') ?? 'https://api.openai.com/v1';
    if (provider === 'anthropic')
        return valueIn(env, 'ANTHROPIC_BASE_URL') ?? 'https://api.anthropic.com';
    const address = valueIn(env, 'AZURE_OPENAI_ENDPOINT');
    if (address !== undefined)
        return address;
    throw missing('The judge provider "azure_openai" needs an address.', 'judge.base_url', 'Set the environment variable AZURE_OPENAI_ENDPOINT or judge.base_url.');
}
/** A set variable; an empty one is as good as none. */
function valueIn(env, name) {
    const value = env.get(name)?.trim();
    return value === '' ? undefined : value;
}
function missing(what, where, hint) {
    return new errors/* Fault */.vC('validation_failed', what, { where, hint });
}


/***/ }),

/***/ 16479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   jQ: () => (/* binding */ FormError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);
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
    ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ default: byDefault }),
});
/** No calls, no tokens, no money. */
const NO_USAGE = {
    calls: 0,
    cached_calls: 0,
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
};
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

/***/ 15865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ serverNote),
/* harmony export */   ES: () => (/* binding */ USUAL_SERVERS),
/* harmony export */   E_: () => (/* binding */ findLocalServer)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16574);


/** Servers that speak the API of OpenAI, at the port that each takes unless told otherwise. */
const USUAL_SERVERS = [
    { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
    { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
    { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
];
/** Listed beside models that answer; they only make vectors, ranks or texts of speech. */
const NO_CHAT = /embed|minilm|\bbge\b|\be5\b|\bgte\b|rerank|whisper|\bclip\b|\btts\b/i;
/**
 * The server that judges under `judge: local`: the one that the settings name, else the first of the usual ones that answers and has the
 * model. Which model: the one that is named, else the first that is listed and answers questions. Rejects with Fault `connection`, which
 * says what was tried, or `validation_failed` where only a model is missing.
 */
async function findLocalServer({ model, base_url: baseUrl }, http) {
    const named = model ?? undefined;
    if (typeof baseUrl === 'string')
        return atAddress(baseUrl, named, http);
    const tried = await Promise.all(USUAL_SERVERS.map(async ({ name, baseUrl: url }) => ({ name, list: await (0,_model_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listModels */ .D)(url, http) })));
    const found = tried.flatMap(({ name, list }) => 'models' in list ? [{ name, baseUrl: list.baseUrl, models: list.models }] : []);
    for (const server of found) {
        const asked = modelOf(server.models, named);
        if (asked !== undefined)
            return { ...server, model: asked };
    }
    throw found.length === 0 ? nobodyAnswers(tried) : noModel(tried, named);
}
async function atAddress(address, named, http) {
    const lists = await Promise.all(addressesOf(address).map((url) => (0,_model_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listModels */ .D)(url, http)));
    const list = lists.find((one) => 'models' in one && one.models.length > 0) ?? lists.find((one) => 'models' in one);
    const name = 'the server';
    if (list !== undefined && 'models' in list) {
        // Servers with one model answer under any name, and some lists leave out what can be asked for.
        const asked = modelOf(list.models, named) ?? named;
        if (asked !== undefined)
            return { name, baseUrl: list.baseUrl, models: list.models, model: asked };
        throw noModel([{ name, list }], named);
    }
    const isSilent = lists.every((one) => 'problem' in one && /listens|in time/.test(one.problem));
    if (named !== undefined && !isSilent)
        return { name, baseUrl: address, models: [], model: named };
    throw nobodyAnswers(lists.map((one) => ({ name, list: one })));
}
/** People name a server with and without the path of its API. */
function addressesOf(address) {
    const bare = address.replace(/\/+$/, '');
    return /\/v\d+$/.test(bare) ? [bare] : [bare, `${bare}/v1`];
}
/** The model of a list that is asked: by its name, with or without the tag that Ollama adds, else the first that answers questions. */
function modelOf(models, named) {
    if (named === undefined)
        return models.find((one) => !NO_CHAT.test(one));
    return models.find((one) => one === named) ?? models.find((one) => one === `${named}:latest`);
}
function nobodyAnswers(tried) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('connection', 'No model server answers for judge: local.', {
        where: 'judge.provider',
        hint: `Tried ${triedWords(tried)}. Start one of them, for example: ollama serve; or name its address in judge.base_url. assay doctor looks again.`,
    });
}
function noModel(tried, named) {
    const what = named === undefined
        ? 'The model servers of this machine have no model that could judge.'
        : `No model server of this machine has the judge model "${named}".`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', what, {
        where: 'judge.model',
        hint: `Tried ${triedWords(tried)}. Get one, for example: ollama pull ${named ?? 'llama3.1'}; or name one that is there.`,
    });
}
/** Models named in a sentence; a full disk of them helps nobody. */
const MOST_NAMED = 8;
function triedWords(tried) {
    return tried.map(({ name, list }) => `${name} at ${(0,_model_list_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(list.baseUrl)} (${said(list)})`).join(', ');
}
function said(list) {
    if ('problem' in list)
        return list.problem;
    if (list.models.length === 0)
        return 'has no models';
    const more = list.models.length - MOST_NAMED;
    return `has ${list.models.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
/** Which model judges and where, for whoever reads a report and named neither. */
function serverNote({ name, baseUrl, model, models }) {
    const which = models.length > 1 ? `the first of ${models.length} that it has` : 'the one that it has';
    return `judge: local asks ${model} of ${name} at ${(0,_model_list_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(baseUrl)}, ${which}; judge.model names another.`;
}


/***/ }),

/***/ 16574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listModels),
/* harmony export */   z: () => (/* binding */ shownUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _chat_completions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51246);


/** A server that runs answers at once; one that loads a model first still lists it at once. */
const WAIT = { connectMs: 1_000, totalMs: 4_000, firstByteMs: 4_000, idleMs: 4_000, maxBytes: 1_000_000 };
/** Asks an OpenAI-compatible address for its models. Never rejects but for cancelling; a server of another kind is a problem in words. */
async function listModels(baseUrl, http) {
    const url = `${baseUrl.replace(/\/+$/, '')}/models`;
    try {
        const { status, text } = await http({
            method: 'GET',
            url,
            headers: { accept: 'application/json' },
            ...WAIT,
        });
        if (status !== 200)
            return { baseUrl, problem: `answers ${status} to a request for its models` };
        const models = namesIn(text);
        return models === undefined
            ? { baseUrl, problem: 'answers, but with no list of models: another kind of server' }
            : { baseUrl, models };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code === 'cancelled')
            throw error;
        const silent = error.code === 'timeout' ? 'does not answer in time' : 'nothing listens there';
        return { baseUrl, problem: error.code === 'address_denied' ? error.message : silent };
    }
}
/** Models in the form of OpenAI, `{ data: [{ id }] }`; undefined where the text is nothing of the kind. */
function namesIn(text) {
    try {
        const { data } = (JSON.parse(text) ?? {}); // Border: an unknown server; read field by field.
        if (data === null)
            return []; // So one of them says that it has none.
        if (!Array.isArray(data))
            return undefined;
        return data.flatMap((one) => {
            const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
            return typeof id === 'string' && id !== '' ? [id] : [];
        });
    }
    catch {
        return undefined; // A page or a text: said by the caller.
    }
}
/** An address as it may be shown. */
const shownUrl = (baseUrl) => (0,_chat_completions_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(baseUrl);


/***/ }),

/***/ 37683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ modelJudge)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/models/prices.js
var models_prices = __webpack_require__(26562);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/language/refusal.js
var language_refusal = __webpack_require__(12482);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/judges/model-traits.js
var model_traits = __webpack_require__(89611);
// EXTERNAL MODULE: ./lib/judges/prompt.js + 1 modules
var judges_prompt = __webpack_require__(94834);
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting = __webpack_require__(52477);
;// CONCATENATED MODULE: ./lib/judges/read-reply.js



/** Deepest answer accepted. Schemas are four levels deep; what is far deeper cannot be written back (security.md F10). */
const DEEPEST = 64;
const NO_JSON = 'The answer held no complete JSON object.';
/**
 * From a model's reply to an answer: strict JSON, else the last complete object in the text (a model that first quotes a
 * verdict from the material and then gives its own means its own), else that object repaired. A reply that breaks off is
 * never completed: half a list would look like a short one (security.md R09). `json` is what a tool call already parsed; the
 * `at` of an answer is where its JSON begins in the text, unless it had to be repaired.
 */
async function readReply(reply, form) {
    let json = reply.json;
    let at;
    if (json === undefined) {
        const parsed = parse(reply.text);
        if (parsed === undefined)
            return { ok: false, problem: NO_JSON };
        json = parsed.strict ? parsed.json : await repaired(parsed.text);
        if (parsed.strict)
            at = parsed.at;
        if (json === undefined)
            return { ok: false, problem: 'The answer was no valid JSON.' };
    }
    if ((0,nesting/* isDeeper */.Q)(json, DEEPEST))
        return { ok: false, problem: 'The answer is nested too deeply.' };
    try {
        return { ok: true, answer: form.read(json), json, ...(0,defined/* defined */.s)({ at }) };
    }
    catch (error) {
        if (error instanceof judge/* FormError */.jQ)
            return { ok: false, problem: error.message, json };
        throw error;
    }
}
function parse(text) {
    const whole = strict(text.trim(), text.length - text.trimStart().length);
    if (whole !== undefined)
        return whole;
    const last = lastObject(text);
    return last === undefined ? undefined : (strict(last.text, last.at) ?? { strict: false, text: last.text });
}
function strict(text, at) {
    try {
        return { strict: true, json: JSON.parse(text), at };
    }
    catch {
        return undefined; // Not strict JSON: the caller has gentler ways.
    }
}
/** The last `{…}` of the top level whose braces close; undefined as soon as the text ends inside one. */
function lastObject(text) {
    let depth = 0;
    let start = 0;
    let inString = false;
    let last;
    for (let at = 0; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at++;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = depth > 0;
        else if (char === '{') {
            if (depth === 0)
                start = at;
            depth++;
        }
        else if (char === '}' && depth > 0) {
            depth--;
            if (depth === 0)
                last = { text: text.slice(start, at + 1), at: start };
        }
    }
    return depth === 0 && !inString ? last : undefined;
}
async function repaired(text) {
    try {
        const { jsonrepair } = await __webpack_require__.e(/* import() */ 9864).then(__webpack_require__.bind(__webpack_require__, 9864));
        return JSON.parse(jsonrepair(text));
    }
    catch {
        return undefined; // Beyond repair: the judge is asked again.
    }
}

// EXTERNAL MODULE: ./lib/judges/spent.js
var spent = __webpack_require__(16908);
// EXTERNAL MODULE: ./lib/judges/value-chances.js
var value_chances = __webpack_require__(90885);
;// CONCATENATED MODULE: ./lib/judges/model-judge.js










/** Where a server reports no usage: the usual rough measure, rounded to the safe side. */
const CHARACTERS_PER_TOKEN = 3;
/**
 * The judge behind a model: prompt, call, reading, and one second try: with a higher output limit when the answer of a
 * single item was cut, with the reason when it could not be read. An answer of several items that was cut is a Fault
 * `truncated`, so that the caller asks for fewer. A failed question carries what it cost (spent.ts).
 */
function modelJudge(connection, random, prices) {
    return {
        id: `${connection.id}/${connection.model}`,
        mode: 'llm',
        model: connection.model,
        // What goes wrong here goes wrong again at the first call, where it is heard.
        warm: () => connection.warm().then(() => undefined, () => undefined),
        async fill(question, signal) {
            const model = question.model ?? connection.model;
            const items = question.items ?? 1;
            let { correction } = question;
            let longer = false;
            let usage = judge/* NO_USAGE */.yJ;
            for (let attempt = 1;; attempt++) {
                const last = attempt >= (question.attempts ?? 2);
                const messages = (0,judges_prompt/* judgeMessages */.In)({ ...question, correction }, random.hex(16));
                const request = requestOf(question, messages, model, (0,model_traits/* answerTokens */.x0)(model, items, longer));
                const reply = await connection.exchange(request, signal).catch((error) => {
                    throw typeof error === 'object' && error !== null ? (0,spent/* withSpent */.H)(error, usage) : error;
                });
                usage = (0,judge/* addUsage */.vk)(usage, usageOf(reply, request, (0,models_prices/* priceOf */.xx)(model, prices)));
                if (reply.finish === 'refused')
                    throw failure(REFUSED, question, usage);
                if (reply.finish === 'length') {
                    if (items > 1 || last)
                        throw failure(TRUNCATED, question, usage);
                    longer = true;
                    continue;
                }
                const read = await readReply(reply, question.form);
                if (read.ok)
                    return { ...filledBy(reply, read, usage, messages), ...chancesIn(reply, read, question) };
                const refusal = (0,language_refusal/* isRefusal */.vu)(reply.text);
                if (!refusal && !hasShape(read.json, question.form.schema))
                    connection.schemaIgnored(model);
                if (last)
                    throw failure(refusal ? REFUSED : unparseable(read.problem), question, usage);
                const again = `Your previous answer could not be used. ${read.problem}`;
                correction = question.correction === undefined ? again : `${question.correction} ${again}`;
            }
        },
    };
}
function requestOf(question, { system, user }, model, maxTokens) {
    return {
        model,
        ...(0,defined/* defined */.s)({ modelNamed: question.modelNamed }),
        system,
        user,
        form: question.form,
        maxTokens,
        temperature: question.temperature ?? 0,
        seed: seedOf(question.repeat ?? ''),
        logprobs: question.logprobs !== undefined,
    };
}
const REFUSED = {
    subcode: 'refused',
    what: 'The judge model refused to answer.',
    hint: 'Try another judge model for this case.',
};
const TRUNCATED = {
    subcode: 'truncated',
    what: 'The judge answer was cut at its length limit.',
    hint: 'Judge fewer items at once.',
};
const unparseable = (problem) => ({
    subcode: 'unparseable',
    what: `The judge answer could not be read: ${problem}`,
    hint: 'A judge model with structured output answers in the form; nothing is scored from a broken answer.',
});
function failure({ subcode, what, hint }, { key }, usage) {
    return (0,spent/* withSpent */.H)(new errors/* Fault */.vC('judge_error', what, { subcode, where: key, hint }), usage);
}
function filledBy({ model, temperature, seed }, { answer, json }, usage, { truncated }) {
    return { answer, json, usage, model, temperature, seed, warnings: truncated ? ['truncated'] : [] };
}
/** Token probabilities of the value that the question is after, where the provider tells them. */
function chancesIn({ text, tokens }, { at }, { logprobs: name }) {
    if (name === undefined || tokens === undefined || at === undefined)
        return {};
    return (0,defined/* defined */.s)({ logprobs: (0,value_chances/* chancesOfValue */.Kq)(text, at, name, tokens) });
}
/** Whether an answer at least looks like the schema: an enforced schema never lets a property be left out. */
function hasShape(json, schema) {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    return typeof json === 'object' && json !== null && required.every((name) => Object.hasOwn(json, name));
}
function usageOf(reply, { system, user, form }, price) {
    const estimate = (characters) => Math.ceil(characters / CHARACTERS_PER_TOKEN);
    const input = reply.inputTokens ?? estimate(system.length + user.length + (0,judges_prompt/* schemaText */.tk)(form.schema).length);
    const output = reply.outputTokens ?? estimate(reply.text.length);
    return {
        calls: 1,
        cached_calls: 0,
        input_tokens: input,
        output_tokens: output,
        cost_usd: price === null ? null : (0,models_prices/* costOf */.ho)(price, input, output),
    };
}
/** The same seed for the same repeat, another one for another sample: equal seeds would make samples agree by force. FNV-1a, 31 bits. */
function seedOf(repeat) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < repeat.length; at++)
        hash = Math.imul(hash ^ repeat.charCodeAt(at), 0x01000193);
    return hash >>> 1;
}


/***/ }),

/***/ 50171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ offlineJudge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16479);


/** Name under which the heuristics of metrics.md 10 appear in results. */
const OFFLINE_MODEL = 'heuristic-v1';
/** The judge without a model: answers every question by the question's own heuristics. No network, no clock, no chance. */
function offlineJudge() {
    return {
        id: `offline/${OFFLINE_MODEL}`,
        mode: 'offline',
        model: OFFLINE_MODEL,
        async fill(question) {
            const json = await question.offline();
            try {
                const answer = question.form.read(json);
                return { answer, json, usage: _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ, model: OFFLINE_MODEL, temperature: null, seed: null };
            }
            catch (error) {
                if (!(error instanceof _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .FormError */ .jQ))
                    throw error;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', `The offline answer does not fit its own form: ${error.message}`, {
                    where: question.key,
                    cause: error,
                    hint: 'This is a bug in Assay. Please report it with the command you ran.',
                });
            }
        },
    };
}


/***/ }),

/***/ 65578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qm: () => (/* binding */ malformed),
/* harmony export */   o$: () => (/* binding */ providerFault),
/* harmony export */   oQ: () => (/* binding */ NOBODY)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _flow_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82225);
/* harmony import */ var _models_gone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15203);
/* harmony import */ var _models_model_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80843);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);





/** Longest sentence of a provider that is passed on. */
const LONGEST = 300;
/**
 * Any error of a provider, as its package or `apiFailure` tells it, as a Fault (security.md R01, R02, R05): overload and lost
 * connections are worth a retry, wrong keys and empty accounts never are.
 */
function providerFault(error, context) {
    const known = faultWithin(error);
    if (known !== undefined && known.code !== 'cancelled')
        return known;
    const { signal, where } = context;
    if (signal?.aborted) {
        return signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC
            ? signal.reason
            : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('cancelled', 'The call to the judge was cancelled.', { where, cause: error });
    }
    if (!(error instanceof Error))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', 'The provider failed.', { where, cause: error });
    const api = error;
    if (api.status === undefined)
        return withoutStatus(error, where);
    return withStatus(api, api.status, context);
}
function withoutStatus(error, where) {
    if (/timeout|timed out/i.test(`${error.constructor.name} ${error.message}`)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('timeout', 'The provider did not answer in time.', {
            where,
            cause: error,
            hint: 'Raise run.timeout_ms, or use a faster judge model.',
        });
    }
    if (error instanceof SyntaxError)
        return malformed(where, error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('connection', `The connection to the provider failed: ${error.message.slice(0, LONGEST)}`, {
        where,
        cause: error,
        hint: 'Check judge.base_url and the network.',
    });
}
/** An answer with status 200 that is none. Worth another try: proxies send such pages while something restarts. */
function malformed(where, cause, what = 'chat answer') {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', `The provider sent something that is no ${what}.`, {
        where,
        cause,
        retry: true,
        subcode: 'malformed',
        hint: 'Check that judge.base_url points to an API and not to a web page.',
    });
}
function withStatus(error, status, context) {
    const { where, keyName } = context;
    const said = sentence(error, context.apiKey);
    const headers = Object.fromEntries(error.headers?.entries() ?? []);
    const retryAfterMs = (0,_flow_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(headers, context.nowMs);
    const parts = { where, status, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ retryAfterMs }) };
    const shouldRetry = headers['x-should-retry'];
    const retry = shouldRetry === 'false' ? { retry: false } : {};
    const codes = `${error.code ?? ''} ${error.type ?? ''} ${typeof error.error === 'object' ? JSON.stringify(error.error).slice(0, 2000) : ''}`;
    if (/insufficient_quota|billing_error|credit balance/i.test(codes)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', `The account of the judge has no credit left: ${said}`, {
            ...parts,
            retry: false,
            subcode: 'insufficient_quota',
            hint: `Add credit to the account behind ${keyName}, or judge offline.`,
        });
    }
    if (/content_filter|content_policy|ResponsibleAI/i.test(codes)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('judge_error', `The provider's filter refused the material: ${said}`, {
            ...parts,
            subcode: 'refused',
            hint: 'Try another judge model for this case.',
        });
    }
    if ((0,_models_gone_js__WEBPACK_IMPORTED_MODULE_3__/* .isModelGone */ .P)({ status, codes, text: wordsOf(error) }))
        return goneFault(said, parts, context);
    if (status === 401 || status === 403)
        return keyFault(said, status, parts, context);
    if (status === 429) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('rate_limited', `The provider asks for fewer calls (429): ${said}`, {
            ...parts,
            ...retry,
            hint: 'Lower judge.concurrency.',
        });
    }
    if (status === 408)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('timeout', `The provider gave up waiting (408): ${said}`, { ...parts, ...retry });
    if (status === 409 || status >= 500) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('overloaded', `The provider failed (${status}): ${said}`, {
            ...parts,
            ...retry,
            hint: 'Usually passes by itself; run again later.',
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', `The provider refused the request (${status}): ${said}`, {
        ...parts,
        hint: status === 404
            ? 'Check judge.model and judge.base_url.'
            : 'The message above is the provider’s; judge.model may not support this request.',
    });
}
/** How a model that nobody named is said to be named, and where one is. */
const NOBODY = 'nobody: it is the default';
const NAMED_BY = 'in assay.yaml as judge.model, or by --judge-model (in a workflow judge-model)';
/** Where a model is named that nobody named. */
function placeOf(named) {
    if (named === NOBODY)
        return NAMED_BY;
    return named.startsWith(NOBODY) ? 'as similar.model of the check' : undefined;
}
/** That a key is refused, or missing where none is sent. */
function keyFault(said, status, parts, { keyName }) {
    const refused = { ...parts, subcode: 'unauthorized' };
    if (keyName === '') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', `The server asks for a key (${status}): ${said}`, {
            ...refused,
            hint: 'judge: local sends none. Use judge.provider: openai with judge.base_url, and set OPENAI_API_KEY to its key.',
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', `The provider refused the key in ${keyName} (${status}): ${said}`, {
        ...refused,
        hint: `Check the environment variable ${keyName}.`,
    });
}
/** That nobody serves the model: where it was named, and what follows it. */
function goneFault(said, parts, { model, named, nowMs }) {
    const status = parts.status === undefined ? '' : ` (${parts.status})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('provider_error', `The provider does not serve the judge model "${model}", named by ${named}${status}: ${said}`, { ...parts, retry: false, subcode: _models_model_words_js__WEBPACK_IMPORTED_MODULE_4__/* .MODEL_GONE */ .eG, hint: (0,_models_model_words_js__WEBPACK_IMPORTED_MODULE_4__/* .goneHint */ .d9)(model, nowMs, placeOf(named)) });
}
/** The provider's own words, which one of the SDKs leaves inside the body. */
function wordsOf({ error, message }) {
    const body = (error ?? {}); // Border: an error body of an unknown server.
    const words = body.error?.message ?? body.message;
    return typeof words === 'string' ? words : message;
}
function sentence(error, apiKey) {
    const text = error.message.replace(/^\d{3}\s+/, '');
    return (apiKey.length < 8 ? text : text.replaceAll(apiKey, '***')).slice(0, LONGEST);
}
/** SDKs wrap what their fetch threw; the Fault of our own window is somewhere along the causes. */
function faultWithin(error) {
    for (let at = error, steps = 0; at instanceof Error && steps < 5; at = at.cause, steps++) {
        if (at instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC)
            return at;
    }
    return undefined;
}


/***/ }),

/***/ 16908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   q: () => (/* binding */ spentBefore)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16479);

/** Errors are made far below the code that counts the cost; this keeps the usage with the error until it gets there. */
const USAGE_OF_ERROR = new WeakMap();
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    USAGE_OF_ERROR.set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? USAGE_OF_ERROR.get(error) : undefined) ?? _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 90885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ readTokens),
/* harmony export */   Kq: () => (/* binding */ chancesOfValue)
/* harmony export */ });
/* unused harmony export valueOffset */
/**
 * The alternatives at the place where the value of a top-level property begins. The place is found by walking the JSON of
 * the answer to the value and counting bytes, never by looking for the value: a grade that the reasoning mentions must not
 * count (metrics.md 7.2). `at` is where the JSON begins in `text`. Undefined when tokens and text do not agree. Of a token
 * that reaches back before the value (a blank, a quotation mark) the part before it is taken off, of its alternatives too.
 */
function chancesOfValue(text, at, property, tokens) {
    const offset = valueOffset(text, at, property);
    if (offset === undefined)
        return undefined;
    const pieces = tokens.map(({ token, bytes }) => bytes === undefined ? Buffer.from(token) : Buffer.from(bytes));
    // Some servers tell of tokens before the text (thoughts) or behind it (the end mark).
    const start = Buffer.concat(pieces).lastIndexOf(Buffer.from(text));
    if (start < 0)
        return undefined;
    const target = start + Buffer.byteLength(text.slice(0, offset));
    let begin = 0;
    for (const [index, piece] of pieces.entries()) {
        const end = begin + piece.length;
        const chosen = tokens[index];
        if (target < end && chosen !== undefined) {
            const before = piece.subarray(0, target - begin).toString();
            const choices = chosen.alternatives.some(({ token }) => token === chosen.token)
                ? chosen.alternatives
                : [chosen, ...chosen.alternatives];
            return choices.flatMap(({ token, logprob }) => token.startsWith(before) ? [{ token: token.slice(before.length), logprob }] : []);
        }
        begin = end;
    }
    return undefined;
}
/** Where the value of a top-level property begins in valid JSON (a text: behind its quotation mark); of a repeated property the last, as for a parser. */
function valueOffset(text, from, property) {
    let depth = 0;
    let before = '';
    let key = '';
    let found;
    for (let at = from; at < text.length; at++) {
        const char = text.charAt(at);
        if (' \t\n\r'.includes(char))
            continue;
        if (depth === 1 && before === ':' && key === property)
            found = char === '"' ? at + 1 : at;
        if (char === '"') {
            const end = closingQuote(text, at);
            if (depth === 1 && (before === '{' || before === ','))
                key = JSON.parse(text.slice(at, end + 1));
            at = end;
        }
        else if (char === '{' || char === '[')
            depth += 1;
        else if ((char === '}' || char === ']') && --depth === 0)
            return found;
        before = char;
    }
    return found;
}
function closingQuote(text, opening) {
    let at = opening + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at;
}
/** Tokens as chat completions tell them; undefined when there are none or one of them is malformed, since places would shift. */
function readTokens(content) {
    if (!Array.isArray(content) || content.length === 0)
        return undefined;
    const tokens = [];
    for (const entry of content) {
        const chance = readChance(entry);
        if (chance === undefined)
            return undefined;
        const { bytes, top_logprobs: top } = entry; // An object: readChance has looked.
        const alternatives = (Array.isArray(top) ? top : []).flatMap((each) => readChance(each) ?? []);
        tokens.push({ ...chance, bytes: isBytes(bytes) ? bytes : undefined, alternatives });
    }
    return tokens;
}
function readChance(entry) {
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const { token, logprob } = entry; // Border: checked in the next line.
    return typeof token === 'string' && typeof logprob === 'number' ? { token, logprob } : undefined;
}
function isBytes(value) {
    return Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
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
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
const UNEVEN_SPACES = /[^\S ]| {2}/;
/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
function foldCharacters(text) {
    if (!NEEDS_FOLDING.test(text))
        return text;
    return text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(SINGLE_QUOTES, "'")
        .replace(DOUBLE_QUOTES, '"')
        .replace(DASHES, '-')
        .normalize('NFKC');
}
/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
function normalize(text) {
    const folded = foldCharacters(text);
    return (UNEVEN_SPACES.test(folded) ? folded.replace(SPACES, ' ') : folded).trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    const lower = normalize(text).toLowerCase();
    return NEEDS_FOLDING.test(lower) ? normalize(lower.replaceAll('ς', 'σ')) : lower;
}
/** Characters of two texts that are folded first, and folded characters that do not depend on what follows them. */
const OPENING = { folded: 400, compared: 200 };
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
    const folded = foldForMatch(text.slice(0, OPENING.folded));
    if (text.length > OPENING.folded && folded.length < OPENING.compared)
        return undefined;
    return folded.slice(0, OPENING.compared);
}
/** Anything but white space, control characters, what is drawn as nothing, and the blank patterns of Hangul and Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && VISIBLE.test(text);
}


/***/ }),

/***/ 12482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ isNoncommittal),
/* harmony export */   cq: () => (/* binding */ redirects),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31093);

/** A refusal shows itself early; later "cannot" is subject matter (metrics.md 10.6). */
const LOOK = 400;
const HELP = '(?:help|assist|provide|answer|fulfil|fulfill|comply|support|discuss|share|give|offer|do that|do this|engage|create|write|generate|' +
    'process|complete|carry out|continue|advise|recommend|participate|access|reveal|disclose|tell you|say|talk about|comment|make|produce|promote|encourage|condone)';
const NOT_ABLE = "(?:cannot|can't|can not|could not|couldn't|won't|will not|am unable to|'m unable to|am not able to|'m not able to|am not allowed to|'m not allowed to|am not permitted to|'m not permitted to|must decline to|have to decline to|refuse to|decline to|am not going to|'m not going to|shouldn't|should not|do not feel comfortable|don't feel comfortable|am not comfortable|'m not comfortable)";
const REFUSALS = [
    new RegExp(`\\b(?:i|we)(?: |(?='))(?:\\w+ ){0,2}${NOT_ABLE} (?:\\w+ ){0,4}${HELP}`),
    /\b(?:i'm|i am|we're|we are) (?:very |really |so |deeply )?(?:sorry|afraid)\b.{0,60}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|not something)\b/,
    /^(?:i'm sorry|i am sorry|sorry|unfortunately|apologies|i apologi[sz]e)\b.{0,40}\b(?:can't|cannot|can not|unable|won't|will not|not able|not allowed|not permitted|against)\b/,
    /\bi (?:must|have to|need to|will have to|would have to|respectfully) (?:respectfully |politely )?(?:decline|refuse)\b/,
    /\bi (?:respectfully |politely )?(?:decline|refuse) to\b/,
    /\b(?:against|violates?|outside|goes against|conflicts? with|not in line with) (?:my|our|the|company) (?:\w+ ){0,2}(?:guidelines|polic(?:y|ies)|rules|programming|principles|terms)\b/,
    /\bas an? (?:ai|artificial|language model|virtual|responsible)\b.{0,80}\b(?:cannot|can't|can not|unable|not able|don't have|do not have|not programmed|must not|not appropriate)\b/,
    /\b(?:outside|beyond) (?:of )?(?:my|our|the) (?:scope|area|expertise|remit|capabilit)/,
    /\b(?:i|we) (?:can )?only (?:help|assist|answer|handle|deal|support|discuss|provide)\b/,
    /\b(?:i'm|i am|we're|we are) (?:only|just) (?:able|here|allowed|designed|set up) to\b/,
    /\bnot (?:something|able to|a topic|a request|a question) (?:that )?(?:i|we) (?:can|could|am able|'m able|are able|help|discuss)\b/,
    /\b(?:it is|it's|it would be|would be) (?:not appropriate|inappropriate|unethical|illegal|not ethical|wrong) (?:for me )?to (?:\w+ ){0,3}(?:provide|help|assist|give|share|offer|create|write|promote|encourage|discuss)\b/,
    /\b(?:not|isn't|never) (?:\w+ ){0,2}(?:appropriate|acceptable|ethical|okay|ok) to (?:\w+ ){0,3}(?:provide|promote|encourage|engage|create|use|make|discriminate|harm)\b/,
    /\b(?:your|this|that|the) request\b.{0,40}\b(?:cannot|can't|could not|unable|not be (?:fulfilled|processed|completed)|denied|declined)\b/,
    /^(?:no[,.!]? )?(?:i|we) (?:won't|will not|can't|cannot) (?:do|answer|help)\b/,
];
const NONCOMMITTAL = [
    /\b(?:i|we) (?:really |just |simply |honestly |currently )?(?:don't|do not|didn't|did not) (?:really |actually |currently |quite )?(?:know|have (?:any |enough |the |specific |sufficient |access to |that )?(?:\w+ ){0,2}(?:information|details|data|answer|knowledge|context|idea))\b/,
    /\b(?:i'm|i am|we're|we are) (?:really |quite )?(?:not|un)(?: )?(?:sure|certain|aware)\b/,
    /\b(?:i|we) (?:have|had) no (?:\w+ )?(?:information|idea|data|knowledge|clue|answer|record|way of knowing)\b/,
    /\b(?:cannot|can't|can not|could not|couldn't|unable to|not able to) (?:be )?(?:determine|determined|find|answer|say|tell|confirm|verify|locate)\b/,
    /\b(?:is|was|are|were)(?: not|n't) (?:explicitly |directly |specifically )?(?:mentioned|specified|stated|provided|available|given)\b.{0,40}\b(?:context|passage|document|text|information|source|data)/,
    /\b(?:context|passages?|documents?|text|sources?|information provided|article)\b.{0,30}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically )?(?:mention|contain|include|say|state|specify|provide|cover|address|give)\b/,
    /\bno (?:relevant |specific |further )?information (?:is |was )?(?:available|provided|found|given|about|on)\b/,
    /\b(?:insufficient|not enough) (?:information|context|data|details)\b/,
    /^(?:unknown|n\/a|not (?:mentioned|specified|stated|known|available|sure)|no idea|it depends|hard to say|who knows)[.! ]*$/,
];
const REDIRECTS = [
    /\b(?:i|we) (?:can |could )?only (?:help|assist|answer|handle|support)\b/,
    /\b(?:i'd|i would|we'd|we would|i|we) (?:strongly |kindly |highly )?(?:suggest|recommend|advise|encourage)(?: that you| you)?(?: to)? (?:\w+ ){0,2}(?:contact|reach|consult|speak|see|seek|talk|visit|call|ask|check|get in touch|contacting|reaching|consulting|speaking|seeking|talking|visiting|calling|asking|checking)/,
    /\b(?:please|you (?:should|may|might|can|could)|it's best to|feel free to) (?:\w+ ){0,2}(?:contact|reach out|consult|speak (?:to|with)|seek|talk to|get in touch|refer to|see) (?:\w+ ){0,6}(?:doctor|physician|lawyer|attorney|advisor|adviser|accountant|professional|pharmacist|expert|specialist|team|support|service|department|provider|authorit|police|hotline|helpline|website)/,
    /\b(?:is there|do you have|would you like|can i help|how (?:can|may) i help|let me know if)\b.{0,60}\b(?:instead|else|(?:about|with|related to|regarding) (?:our|your|the))\b/,
    /\b(?:instead|however|but)[, ].{0,20}\b(?:i (?:can|could|would be happy to|'d be happy to)|happy to|glad to)\b.{0,20}\b(?:help|assist|provide|offer|suggest|share|answer)\b/,
];
const opening = (text) => (0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForMatch */ .U8)(text.slice(0, LOOK * 2)).slice(0, LOOK);
/** Whether the answer declines to do what was asked, judged by its first 400 characters (metrics.md 10.6). */
function isRefusal(text) {
    const start = opening(text);
    return REFUSALS.some((pattern) => pattern.test(start));
}
/** Whether the answer says that it does not know or cannot tell. A refusal is noncommittal as well. */
function isNoncommittal(text) {
    const start = opening(text);
    return (NONCOMMITTAL.some((pattern) => pattern.test(start)) || REFUSALS.some((pattern) => pattern.test(start)));
}
/** Whether the answer sends the user somewhere else, or back to what the assistant is for. */
function redirects(text) {
    const whole = (0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForMatch */ .U8)(text.slice(0, 4000));
    return REDIRECTS.some((pattern) => pattern.test(whole));
}


/***/ })

};
