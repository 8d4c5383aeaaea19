export const id = 9258;
export const ids = [9258];
export const modules = {

/***/ 59258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   anthropicAgent: () => (/* binding */ anthropicAgent)
/* harmony export */ });
/* harmony import */ var _attachment_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53860);
/* harmony import */ var _chat_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6429);
/* harmony import */ var _chat_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9115);
/* harmony import */ var _parse_reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74376);
/* harmony import */ var _provider_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51706);
/* harmony import */ var _read_tool_calls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62883);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20125);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93478);








const ANTHROPIC = { name: 'Anthropic', credential: 'ANTHROPIC_API_KEY' };
/** The API requires a limit; this is what every current model can give. */
const MAX_TOKENS = 4096;
const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
/** An agent that is an Anthropic model, called through the Messages API. */
function anthropicAgent(reachable, ports, { apiKey, baseUrl }) {
    const { agent } = reachable;
    const { headers, max_tokens, tools } = agent.invocation ?? {};
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
    return {
        async call(call, limits) {
            const { model, temperature } = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(call, agent);
            const all = (0,_chat_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .chatMessages */ .p)(call, agent, messagePart);
            const system = all.filter(({ role }) => role === 'system').map(({ content }) => content);
            const body = {
                model: model ?? '',
                max_tokens: max_tokens ?? MAX_TOKENS,
                ...(system.length > 0 && { system: system.join('\n\n') }),
                // An empty answer in the history would be refused; turns of the same side are joined by the API.
                messages: all.filter(({ role, content }) => role !== 'system' && (role === 'user' || content !== '')),
                ...(temperature !== undefined && { temperature }),
                ...(tools !== undefined && tools.length > 0 && { tools }),
            };
            const asked = { ...ANTHROPIC, ...(0,_wire_call_js__WEBPACK_IMPORTED_MODULE_1__/* .namedModel */ .h7)(call, agent) };
            const message = await (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .throughProvider */ .LG)(asked, ports, limits, async (options) => {
                client ??= makeClient();
                return (await client).messages.create(
                // Tools and parts are the user's, passed on untouched; the server checks them.
                body, options);
            });
            return messageAnswer(message);
        },
        async close() { },
    };
}
/** Reads a message: its text blocks joined, its tool_use blocks as tool calls, its tokens. */
function messageAnswer(answer) {
    const message = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY)((0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parsed */ .Yz)(answer));
    const content = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'content');
    if (message === undefined || !Array.isArray(content))
        throw (0,_provider_call_js__WEBPACK_IMPORTED_MODULE_0__/* .malformed */ .Qm)(ANTHROPIC, typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));
    const blocks = content.map(_record_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY);
    const output = (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .contentText */ .Tf)(blocks.filter((block) => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(block, 'type') === 'text')) ?? '';
    const uses = blocks.filter((block) => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(block, 'type') === 'tool_use');
    (0,_parse_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .dropPrototypeKeys */ .ce)(uses);
    const tool_calls = (0,_read_tool_calls_js__WEBPACK_IMPORTED_MODULE_6__/* .readToolCalls */ ._)(uses, 'content');
    const reason = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'stop_reason');
    if (output === '' && tool_calls.length === 0) {
        if (reason === 'refusal')
            throw (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutAnswer */ .BU)(ANTHROPIC, 'content_filter', 'its safety filter stopped the answer');
        if (reason === 'max_tokens')
            throw (0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutAnswer */ .BU)(ANTHROPIC, 'truncated', 'the token limit was reached before the answer began', 'Raise invocation.max_tokens.');
    }
    return {
        ...(0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithCalls */ .fG)(output, tool_calls),
        tool_calls,
        ...(0,_chat_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)((0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'usage'), 'input_tokens', 'output_tokens'),
    };
}
/** An attachment as a content block: image, PDF or text document. */
function messagePart(attachment) {
    const { name, media_type, data, url } = attachment;
    const bytes = data === undefined ? { type: 'url', url } : { type: 'base64', media_type, data };
    if (IMAGES.has(media_type))
        return { type: 'image', source: bytes };
    if (media_type === 'application/pdf')
        return { type: 'document', title: name, source: bytes };
    if (data !== undefined && (0,_attachment_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .isTextFile */ .CI)(media_type))
        return {
            type: 'document',
            title: name,
            source: { type: 'text', media_type: 'text/plain', data: Buffer.from(data, 'base64').toString('utf8') },
        };
    throw (0,_attachment_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseAttachment */ .iy)(attachment, 'images, PDF and text files; by URL images and PDF files');
}


/***/ })

};
