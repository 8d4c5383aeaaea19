export const id = 966;
export const ids = [966];
export const modules = {

/***/ 966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chatAgent: () => (/* binding */ chatAgent),
/* harmony export */   openaiAgent: () => (/* binding */ openaiAgent)
/* harmony export */ });
/* harmony import */ var _chat_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6429);
/* harmony import */ var _chat_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9115);
/* harmony import */ var _provider_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51706);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93478);




const OPENAI = { name: 'OpenAI', credential: 'OPENAI_API_KEY' };
/** An agent that is an OpenAI model, or any server of the same API under `base_url`. */
function openaiAgent(reachable, ports, { apiKey, baseUrl }) {
    const headers = reachable.agent.invocation?.headers;
    return chatAgent(reachable, ports, OPENAI, baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens', async () => {
        const { OpenAI } = await __webpack_require__.e(/* import() */ 8193).then(__webpack_require__.bind(__webpack_require__, 98193));
        return new OpenAI({
            ..._provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_SETTINGS */ .MM,
            apiKey,
            baseURL: baseUrl ?? 'https://api.openai.com/v1',
            organization: ports.env.get('OPENAI_ORG_ID') ?? null,
            project: ports.env.get('OPENAI_PROJECT_ID') ?? null,
            ...(headers !== undefined && { defaultHeaders: headers }),
        });
    });
}
/** Chat completions through a client of the `openai` package, made at the first call. */
function chatAgent({ agent }, ports, provider, 
/** What the token limit is called; servers other than OpenAI's own know only the older name. */
limitName, makeClient) {
    let client;
    const { deployment, max_tokens, tools } = agent.invocation ?? {};
    return {
        async call(call, limits) {
            const { model, temperature } = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(call, agent);
            const body = {
                model: model ?? deployment ?? '',
                messages: (0,_chat_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .chatMessages */ .p)(call, agent, _chat_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .chatPart */ .c),
                ...(temperature !== undefined && { temperature }),
                ...(max_tokens !== undefined && { [limitName]: max_tokens }),
                ...(tools !== undefined && tools.length > 0 && { tools }),
            };
            const asked = { ...provider, ...(0,_wire_call_js__WEBPACK_IMPORTED_MODULE_1__/* .namedModel */ .h7)(call, agent) };
            const completion = await (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .throughProvider */ .LG)(asked, ports, limits, async (options) => {
                client ??= makeClient();
                return (await client).chat.completions.create(
                // Tools and parts are the user's, passed on untouched; the server checks them.
                body, options);
            });
            return (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .chatAnswer */ .T$)(completion, provider);
        },
        async close() { },
    };
}


/***/ })

};
