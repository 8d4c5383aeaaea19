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
