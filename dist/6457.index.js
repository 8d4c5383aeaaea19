export const id = 6457;
export const ids = [6457];
export const modules = {

/***/ 68969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ mappingOf),
/* harmony export */   QY: () => (/* binding */ (PROTOCOL_KEYS ?? PROTOCOL_KEYS$made())),
/* harmony export */   cx: () => (/* binding */ mapsParts)
/* harmony export */ });
/* harmony import */ var _text_json_path_js__WEBPACK_IMPORTED_MODULE_0__;

/** Keys of the program protocol of which an answer has at least one. */
var PROTOCOL_KEYS;
function PROTOCOL_KEYS$made() { return PROTOCOL_KEYS = ['output', 'tool_calls', 'context', 'agent_plan']; }
/** The mapping of an agent; Fault `validation_failed` names a path that cannot be read. */
function mappingOf(invocation) {
    const { output_path, tool_calls_path, context_path, plan_path, error_path } = invocation;
    return {
        ...(output_path !== undefined && { output: (0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(output_path, 'invocation.output_path') }),
        ...(tool_calls_path !== undefined && {
            tool_calls: (0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(tool_calls_path, 'invocation.tool_calls_path'),
        }),
        ...(context_path !== undefined && { context: (0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(context_path, 'invocation.context_path') }),
        ...(plan_path !== undefined && { plan: (0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(plan_path, 'invocation.plan_path') }),
        ...(error_path !== undefined && { error: (0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(error_path, 'invocation.error_path') }),
    };
}
/** Whether a mapping says where a part of the answer stands. */
const mapsParts = ({ output, tool_calls, context, plan }) => (output ?? tool_calls ?? context ?? plan) !== undefined;


/***/ }),

/***/ 2923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ compileBody),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   pT: () => (/* binding */ compileUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _local_world_access_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_0__;



var PLACEHOLDERS;
function PLACEHOLDERS$made() { return PLACEHOLDERS = [...(_wire_call_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(93478))/* .PLACEHOLDERS */ .je, ...(_local_world_access_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16973))/* .WORLD_PLACEHOLDERS */ ._]; }
var PLACEHOLDER;
function PLACEHOLDER$made() { return PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/y; }
var KNOWN;
function KNOWN$made() { return KNOWN = new Set((PLACEHOLDERS ?? PLACEHOLDERS$made())); }
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
    (PLACEHOLDER ?? PLACEHOLDER$made()).lastIndex = at;
    const match = (PLACEHOLDER ?? PLACEHOLDER$made()).exec(template);
    if (match === null)
        return undefined;
    const name = match[1];
    if (!(KNOWN ?? KNOWN$made()).has(name))
        throw bad(`has an unknown placeholder {{ ${name.slice(0, 80)} }}`, setting, `Known are ${(PLACEHOLDERS ?? PLACEHOLDERS$made()).join(', ')}.`);
    // Membership was checked on the line above.
    return { name: name, end: at + match[0].length };
}
function bad(what, setting = 'invocation.body_template', hint) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${setting} ${what}.`, {
        where: setting,
        hint: hint ?? 'Write for example {"question": "{{ input }}", "history": {{ messages }}}.',
        problems: [{ path: setting, message: what }],
    });
}


/***/ }),

/***/ 76457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   invocationProblems: () => (/* binding */ invocationProblems),
/* harmony export */   m: () => (/* binding */ checkCarriesInput)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _answer_mapping_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _body_template_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _request_headers_js__WEBPACK_IMPORTED_MODULE_0__;




/**
 * What connecting would refuse of an agent, found without its variables and keys: templates, headers and paths, all at once. Paths
 * begin with `invocation`.
 */
function invocationProblems({ invocation }) {
    if (invocation === undefined)
        return [];
    const { url, body_template: template, headers, method } = invocation;
    const contentType = (0,(_request_headers_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72464))/* .headerNamed */ .J)(headers, 'content-type');
    const checks = [
        () => (0,(_request_headers_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72464))/* .checkHeaders */ .Z)(headers),
        () => void (0,(_answer_mapping_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(68969))/* .mappingOf */ .GS)(invocation),
        () => {
            const address = url === undefined ? undefined : (0,(_body_template_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(2923))/* .compileUrl */ .pT)(url);
            if (template === undefined || address === undefined || method === 'GET')
                return;
            checkCarriesInput((0,(_body_template_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(2923))/* .compileBody */ .Cp)(template, contentType), address);
        },
    ];
    return checks.flatMap((check) => problemsOf(check));
}
/** Fault `validation_failed` for a body template that leaves the question out, where the address does not carry it. */
function checkCarriesInput(body, url) {
    const names = new Set([...body.names, ...url.names]);
    if (names.has('input') || names.has('messages'))
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', 'invocation.body_template never mentions the input.', {
        where: 'invocation.body_template',
        hint: 'Put {{ input }} or {{ messages }} where the agent expects the question.',
        problems: [{ path: 'invocation.body_template', message: 'needs {{ input }} or {{ messages }}' }],
    });
}
function problemsOf(check) {
    try {
        check();
        return [];
    }
    catch (error) {
        const { code, problems, where, message } = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        if (code !== 'validation_failed')
            throw error;
        return problems.length > 0 ? problems : [{ path: where ?? 'invocation', message }];
    }
}


/***/ }),

/***/ 16973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ (WORLD_PLACEHOLDERS ?? WORLD_PLACEHOLDERS$made())),
/* harmony export */   j: () => (/* binding */ worldAccess)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** Placeholders for what leads to the world of an attempt, and the variables that they stand for. */
var VARIABLES;
function VARIABLES$made() { return VARIABLES = {
    mcp_url: 'ASSAY_MCP_URL',
    tools_url: 'ASSAY_TOOLS_URL',
    tools_key: 'ASSAY_TOOLS_KEY',
}; }
var WORLD_PLACEHOLDERS;
function WORLD_PLACEHOLDERS$made() { return WORLD_PLACEHOLDERS = Object.keys((VARIABLES ?? VARIABLES$made())); }
/** In a header, where any other braces are text. */
var IN_HEADER;
function IN_HEADER$made() { return IN_HEADER = new RegExp(`\\{\\{\\s*(${(WORLD_PLACEHOLDERS ?? WORLD_PLACEHOLDERS$made()).join('|')})\\s*\\}\\}`, 'g'); }
/**
 * What an agent behind an address is told of the world of a call. `names` are the placeholders of its templates. Rejects with Fault
 * `validation_failed` where it is told to go to a world that it cannot reach: worlds are served on this machine only.
 */
function worldAccess(options) {
    const { agentId, local, headers } = options;
    const templates = Object.entries(headers).filter(([, value]) => value.search((IN_HEADER ?? IN_HEADER$made())) >= 0);
    const known = (WORLD_PLACEHOLDERS ?? WORLD_PLACEHOLDERS$made());
    const used = [...options.names].find((name) => known.includes(name)) ??
        templates.flatMap(([, value]) => [...value.matchAll((IN_HEADER ?? IN_HEADER$made()))].map(([, name]) => name))[0];
    const filled = (variables) => {
        if (templates.length === 0)
            return headers;
        const own = templates.map(([name, value]) => [
            name,
            value.replace((IN_HEADER ?? IN_HEADER$made()), (_, placeholder) => variables[(VARIABLES ?? VARIABLES$made())[placeholder]] ?? ''),
        ]);
        return { ...headers, ...Object.fromEntries(own) };
    };
    const without = { values: {}, variables: {}, headers: filled({}) };
    return async ({ world }) => {
        if (world === undefined)
            return without;
        if (!local && used !== undefined)
            throw outOfReach(agentId, used);
        if (!local)
            return without;
        const variables = await world.variables();
        const values = Object.fromEntries((WORLD_PLACEHOLDERS ?? WORLD_PLACEHOLDERS$made()).map((name) => [name, variables[(VARIABLES ?? VARIABLES$made())[name]]]));
        return { values, variables, headers: filled(variables) };
    };
}
const outOfReach = (agentId, placeholder) => new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `Agent ${agentId} uses {{ ${placeholder} }}, and its address is not on this machine: a world is served here only.`, {
    where: 'invocation.url',
    hint: 'Start the agent on this machine and give its address as http://127.0.0.1:PORT, or play these cases against a local program.',
});


/***/ }),

/***/ 72464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ headerNamed),
/* harmony export */   Z: () => (/* binding */ checkHeaders)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** A header name is a token (RFC 9110, 5.6.2). */
var TOKEN;
function TOKEN$made() { return TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/; }
var NOT_IN_A_VALUE;
function NOT_IN_A_VALUE$made() { return NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/; }
/** Set by the connection, or meant for a proxy on the way (security.md S33). */
var NOT_YOURS;
function NOT_YOURS$made() { return NOT_YOURS = new Set([
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
]); }
/** Checks configured headers when the agent is connected, so that all problems show before the first call. Values are never shown. */
function checkHeaders(headers) {
    const problems = Object.entries(headers ?? {}).flatMap(([name, value]) => {
        const message = !(TOKEN ?? TOKEN$made()).test(name)
            ? 'is no header name'
            : (NOT_YOURS ?? NOT_YOURS$made()).has(name.toLowerCase())
                ? 'is set by the connection itself'
                : (NOT_IN_A_VALUE ?? NOT_IN_A_VALUE$made()).test(value)
                    ? 'has a value with a line break, a control character or a character outside Latin-1'
                    : undefined;
        return message === undefined ? [] : [{ path: `invocation.headers.${name.slice(0, 100)}`, message }];
    });
    const [first] = problems;
    if (first === undefined)
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${JSON.stringify(first.path)} ${first.message}.`, {
        where: 'invocation.headers',
        problems,
        hint: 'Remove the header or correct it; check that an environment variable in it holds no line break.',
    });
}
/** A header by name, whatever its spelling. */
function headerNamed(headers, name) {
    return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}


/***/ }),

/***/ 93478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eo: () => (/* binding */ wireCall),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   h7: () => (/* binding */ namedModel),
/* harmony export */   je: () => (/* binding */ (PLACEHOLDERS ?? PLACEHOLDERS$made()))
/* harmony export */ });
/** Names of the values that templates may use and programs receive (contract 3). */
var PLACEHOLDERS;
function PLACEHOLDERS$made() { return PLACEHOLDERS = [
    'input',
    'messages',
    'attachments',
    'system_prompt',
    'model',
    'temperature',
    'test_case_id',
    'turn_index',
    'workspace',
]; }
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
/** The model that a call asks for, and where it was named: by the agent itself, else by whoever varies it. */
function namedModel(call, agent) {
    const model = agent.invocation?.model;
    if (call.model !== undefined && call.model !== model)
        return { model: call.model, named: `a variant of the agent ${agent.id}` };
    const deployment = agent.provider === 'anthropic' ? undefined : agent.invocation?.deployment;
    // On Azure it is the deployment that is called, whatever model is behind it.
    const isDeployment = deployment !== undefined && (model === undefined || agent.provider === 'azure_openai');
    return {
        model: (isDeployment ? deployment : model) ?? '',
        named: `invocation.${isDeployment ? 'deployment' : 'model'} of the agent ${agent.id}`,
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
        workspace: call.workspace?.folder,
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


/***/ })

};
