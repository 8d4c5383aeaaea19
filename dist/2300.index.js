export const id = 2300;
export const ids = [2300,966];
export const modules = {

/***/ 62300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   azureOpenaiAgent: () => (/* binding */ azureOpenaiAgent)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _flow_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85211);
/* harmony import */ var _openai_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(966);
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

/***/ 966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chatAgent: () => (/* binding */ chatAgent),
/* harmony export */   openaiAgent: () => (/* binding */ openaiAgent)
/* harmony export */ });
/* harmony import */ var _ports_chat_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76844);
/* harmony import */ var _chat_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6429);
/* harmony import */ var _chat_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9115);
/* harmony import */ var _provider_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51706);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93478);





const OPENAI = { name: 'OpenAI', credential: 'OPENAI_API_KEY' };
/** An agent that is an OpenAI model, or any server of the same API under `base_url`. Its calls are posted without the package. */
function openaiAgent(reachable, ports, { apiKey, baseUrl }) {
    const headers = reachable.agent.invocation?.headers;
    const endpoint = (0,_ports_chat_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .chatEndpoint */ .ki)({ baseUrl: baseUrl ?? 'https://api.openai.com/v1', apiKey, headers }, ports.env);
    const limitName = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
    return chatAgent(reachable, OPENAI, limitName, (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_1__/* .postToProvider */ .hj)(endpoint, ports));
}
/** An agent that is a model behind chat completions. */
function chatAgent({ agent }, provider, 
/** What the token limit is called; servers other than OpenAI's own know only the older name. */
limitName, ask) {
    const { deployment, max_tokens, tools } = agent.invocation ?? {};
    return {
        async call(call, limits) {
            const { model, temperature } = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(call, agent);
            const body = {
                model: model ?? deployment ?? '',
                messages: (0,_chat_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .chatMessages */ .p)(call, agent, _chat_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .chatPart */ .c),
                ...(temperature !== undefined && { temperature }),
                ...(max_tokens !== undefined && { [limitName]: max_tokens }),
                // Tools and parts are the user's, passed on untouched; the server checks them.
                ...(tools !== undefined && tools.length > 0 && { tools }),
            };
            return (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .chatAnswer */ .T$)(await ask({ ...provider, ...(0,_wire_call_js__WEBPACK_IMPORTED_MODULE_2__/* .namedModel */ .h7)(call, agent) }, body, limits), provider);
        },
        async close() { },
    };
}


/***/ })

};
