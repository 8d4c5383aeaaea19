export const id = 4628;
export const ids = [4628,6457];
export const modules = {

/***/ 68969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ mappingOf),
/* harmony export */   c: () => (/* binding */ mapsParts)
/* harmony export */ });
/* harmony import */ var _text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85545);

/** The mapping of an agent; Fault `validation_failed` names a path that cannot be read. */
function mappingOf(invocation) {
    const { output_path, tool_calls_path, context_path, plan_path, error_path } = invocation;
    return {
        ...(output_path !== undefined && { output: (0,_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePath */ .H)(output_path, 'invocation.output_path') }),
        ...(tool_calls_path !== undefined && {
            tool_calls: (0,_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePath */ .H)(tool_calls_path, 'invocation.tool_calls_path'),
        }),
        ...(context_path !== undefined && { context: (0,_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePath */ .H)(context_path, 'invocation.context_path') }),
        ...(plan_path !== undefined && { plan: (0,_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePath */ .H)(plan_path, 'invocation.plan_path') }),
        ...(error_path !== undefined && { error: (0,_text_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePath */ .H)(error_path, 'invocation.error_path') }),
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93478);


const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/y;
const KNOWN = new Set(_wire_call_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDERS */ .je);
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
        throw bad(`has an unknown placeholder {{ ${name.slice(0, 80)} }}`, setting, `Known are ${_wire_call_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDERS */ .je.join(', ')}.`);
    // Membership was checked on the line above.
    return { name: name, end: at + match[0].length };
}
function bad(what, setting = 'invocation.body_template', hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `${setting} ${what}.`, {
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _answer_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68969);
/* harmony import */ var _body_template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2923);
/* harmony import */ var _request_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72464);




/**
 * What connecting would refuse of an agent, found without its variables and keys: templates, headers and paths, all at once. Paths
 * begin with `invocation`.
 */
function invocationProblems({ invocation }) {
    if (invocation === undefined)
        return [];
    const { url, body_template: template, headers, method } = invocation;
    const contentType = (0,_request_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerNamed */ .J)(headers, 'content-type');
    const checks = [
        () => (0,_request_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkHeaders */ .Z)(headers),
        () => void (0,_answer_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .G)(invocation),
        () => {
            const address = url === undefined ? undefined : (0,_body_template_js__WEBPACK_IMPORTED_MODULE_2__/* .compileUrl */ .pT)(url);
            if (template === undefined || address === undefined || method === 'GET')
                return;
            checkCarriesInput((0,_body_template_js__WEBPACK_IMPORTED_MODULE_2__/* .compileBody */ .Cp)(template, contentType), address);
        },
    ];
    return checks.flatMap((check) => problemsOf(check));
}
/** Fault `validation_failed` for a body template that leaves the question out, where the address does not carry it. */
function checkCarriesInput(body, url) {
    const names = new Set([...body.names, ...url.names]);
    if (names.has('input') || names.has('messages'))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('validation_failed', 'invocation.body_template never mentions the input.', {
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
        const { code, problems, where, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error);
        if (code !== 'validation_failed')
            throw error;
        return problems.length > 0 ? problems : [{ path: where ?? 'invocation', message }];
    }
}


/***/ }),

/***/ 72464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ headerNamed),
/* harmony export */   Z: () => (/* binding */ checkHeaders)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('validation_failed', `${JSON.stringify(first.path)} ${first.message}.`, {
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

/***/ 34380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ problemsWhenMade),
/* harmony export */   Z8: () => (/* binding */ marks),
/* harmony export */   jc: () => (/* binding */ readCheck)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51283);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47655);
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5354);
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20536);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90117);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38822);









/** Groups in groups, deeper than anybody means it. */
const DEEPEST_GROUP = 10;
/** What may stand beside a kind. */
const marks = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(100)
        .regex(/^[^\s\p{Cc}#](?:[^\p{Cc}#]*[^\s\p{Cc}#])?$/u, 'must be one line without # and without blanks around it')
        .refine((name) => name !== '__proto__', 'cannot be a name')
        .optional()
        .describe('Name of its result. Left out: the kind, from the second on numbered: `contains`, `contains#2`.'),
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(1000)
        .optional()
        .describe('What it looks at, as a path of the attempt: `output.json.total`, `tool_calls[0].arguments.id`, `context`, `state.order`. Left out: `output`.'),
    extract: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('`true`: the first fenced or bare JSON value in the text counts, not the whole text.'),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(1e6)
        .optional()
        .describe('What it counts in the score of its group. 0: shown only, and not counted. Left out: 1.'),
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .gt(0)
        .max(1)
        .optional()
        .describe('Lowest score that passes, for what gives a number: own code, groups. Left out: what the kind says.'),
});
const MARKS = new Set(_schema_check_js__WEBPACK_IMPORTED_MODULE_1__/* .CHECK_MARKS */ .Gh);
/** A check as it is written, read; or everything that is wrong with it. Paths of the problems begin at the check. */
function readCheck(written, path = [], depth = 0) {
    const raw = typeof written === 'string' ? named(written) : written;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return wrong(path, `must be a check, such as contains: "36", not ${kindOf(raw)}`);
    if (depth > DEEPEST_GROUP)
        return wrong(path, `must not be nested more than ${DEEPEST_GROUP} deep`);
    // Border: an object that is no list; its values are looked at below.
    const record = raw;
    const kindKeys = Object.keys(record).filter((key) => !MARKS.has(key));
    const folded = atWithSibling(record, kindKeys);
    if (folded !== undefined)
        return readCheck(folded, path, depth);
    const [key, other] = kindKeys;
    if (key === undefined)
        return wrong(path, `names no check; checks are ${(0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .L)().join(', ')}`);
    const kind = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__.findKind)(key);
    if (kind === undefined)
        return { problems: kindKeys.flatMap((one) => unknown(one, path)) };
    if (other !== undefined)
        return (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__.findKind)(other) === undefined
            ? { problems: unknown(other, path) }
            : wrong([...path, other], `stands beside ${key}: each check is an entry of its own`);
    return readKind(kind, key, record, path, depth);
}
/** `at: total` with another check beside it is the short form of `at: { path: total, check: … }`. */
function atWithSibling(record, kindKeys) {
    const { at, ...rest } = record;
    const beside = kindKeys.filter((key) => key !== 'at');
    if (typeof at !== 'string' || beside.length !== 1)
        return undefined;
    const key = beside[0]; // One is there.
    const { [key]: value, ...others } = rest;
    return { ...others, at: { path: at, check: { [key]: value } } };
}
/** A kind that needs no value may be written as its name alone. */
function named(word) {
    const kind = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__.findKind)(word);
    return kind === undefined || kind.kind.value.safeParse(true).success ? { [word]: true } : word;
}
function readKind({ kind, negated }, key, record, path, depth) {
    const problems = [];
    const place = [...path, key];
    const given = record[key];
    if (negated && !kind.negatable)
        problems.push({ path: place, message: `cannot be negated; there is only ${kind.name}` });
    const values = negated && kind.noneOf === true && Array.isArray(given) ? given : [given];
    if (kind.noneOf === true && !negated && Array.isArray(given))
        return wrong(place, `takes one text; a list belongs to contains_any (at least one), contains_all (every one), any_of and all_of, or to not_${kind.name} (none)`);
    if (values.length === 0)
        problems.push({ path: place, message: 'must not be empty' });
    const ready = [];
    const members = [];
    for (const [index, value] of values.entries()) {
        const at = values === given ? [...place, index] : place;
        if (kind.members !== undefined) {
            const nested = kind.members(value);
            if (nested !== undefined)
                for (const { step, check } of nested) {
                    const inner = readCheck(check, [...at, ...step], depth + 1);
                    problems.push(...inner.problems);
                    if (inner.check !== undefined)
                        members.push(inner.check);
                }
        }
        const parsed = kind.value.safeParse(value);
        if (parsed.success)
            ready.push(kind.ready(parsed.data));
        else
            problems.push(...(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({ ...one, path: [...at, ...one.path] })));
        problems.push(...unknownWords(kind.value, value, at));
    }
    const beside = readMarks(kind, record, path, depth);
    problems.push(...beside.problems);
    if (problems.length > 0)
        return { problems };
    const { marks: read, of, when } = beside;
    return {
        problems,
        check: {
            ...{ kind, negated, value: given, ready, members },
            extract: read.extract ?? false,
            weight: read.weight ?? 1,
            ...(read.name === undefined ? {} : { name: read.name }),
            ...(read.threshold === undefined ? {} : { threshold: read.threshold }),
            ...(of === undefined ? {} : { of }),
            ...(when === undefined ? {} : { when }),
        },
    };
}
function readMarks(kind, record, path, depth) {
    const problems = [];
    const given = Object.fromEntries(Object.entries(record).filter(([key]) => Object.hasOwn(marks.shape, key)));
    const parsed = marks.safeParse(given);
    if (!parsed.success)
        problems.push(...(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .valueProblems */ .ce)(parsed.error, given).map((one) => ({ ...one, path: [...path, ...one.path] })));
    const read = parsed.data ?? {};
    let of;
    if (read.of !== undefined) {
        const found = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptPath */ .X9)(read.of);
        if (!kind.of)
            problems.push({
                path: [...path, 'of'],
                message: `does not belong to ${kind.name}, which looks at ${(kind.reads ?? ['output']).join(', ')}`,
            });
        else if ('problem' in found)
            problems.push({ ...found, path: [...path, 'of'], message: found.problem });
        else
            of = found;
    }
    if (read.threshold !== undefined && kind.ownThreshold === true)
        problems.push({
            path: [...path, 'threshold'],
            message: `does not belong to ${kind.name}, whose value says from where on it passes`,
        });
    if (read.extract !== undefined && kind.extracts !== true && of?.json !== true)
        problems.push({
            path: [...path, 'extract'],
            message: `belongs to ${_registry_js__WEBPACK_IMPORTED_MODULE_2__.checkKinds
                .filter(({ extracts }) => extracts)
                .map(({ name }) => name)
                .join(', ')} and to paths into JSON, not to ${kind.name}`,
        });
    let when;
    if (record['when'] !== undefined) {
        const condition = readCheck(record['when'], [...path, 'when'], depth + 1);
        problems.push(...condition.problems);
        when = condition.check;
    }
    return { marks: read, of, when, problems };
}
/** What is wrong with the values of a check that only shows when they are made: expressions, schemas, code that do not compile. */
async function problemsWhenMade(check) {
    const own = await Promise.all(check.ready.map(async (one) => {
        try {
            await one.compiled();
            return [];
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Fault */ .vC) || error.code !== 'validation_failed')
                throw error;
            return [`${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}`];
        }
    }));
    const nested = await Promise.all([...check.members, ...(check.when === undefined ? [] : [check.when])].map(problemsWhenMade));
    return [...own, ...nested].flat();
}
function unknown(key, path) {
    const problem = (message) => [{ path: [...path, key], message }];
    if (_schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_6__/* .AVAILABLE_SCORERS */ .iL.includes(key))
        return problem(`is a scorer, not a check; name it under scorers`);
    const words = [...(0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .L)(), ..._schema_check_js__WEBPACK_IMPORTED_MODULE_1__/* .CHECK_MARKS */ .Gh];
    const meant = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .synonymOf */ .D)(key) ?? (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(key, words);
    return problem(meant === null
        ? `is no check; checks are ${(0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .L)().join(', ')}`
        : `is no check (did you mean "${meant}"?)`);
}
function unknownWords(form, value, path) {
    return (0,_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .unknownKeys */ .v)(form, value).map(({ path: inside, key, known }) => {
        const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(key, known);
        const hint = meant === null ? `; known: ${known.join(', ')}` : ` (did you mean "${meant}"?)`;
        return { path: [...path, ...inside, key], message: `is not known here${hint}` };
    });
}
function wrong(path, message) {
    return { problems: [{ path: [...path], message }] };
}
const kindOf = (value) => value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `${JSON.stringify(value)?.slice(0, 60)}`;


/***/ })

};
