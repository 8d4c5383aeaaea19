export const id = 4836;
export const ids = [4836,6457];
export const modules = {

/***/ 68969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ mappingOf),
/* harmony export */   QY: () => (/* binding */ PROTOCOL_KEYS),
/* harmony export */   cx: () => (/* binding */ mapsParts)
/* harmony export */ });
/* harmony import */ var _text_json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85545);

/** Keys of the program protocol of which an answer has at least one. */
const PROTOCOL_KEYS = ['output', 'tool_calls', 'context', 'agent_plan'];
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
        () => void (0,_answer_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(invocation),
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

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ shownBase),
/* harmony export */   mE: () => (/* binding */ affectedPart),
/* harmony export */   mI: () => (/* binding */ unplayedOf),
/* harmony export */   oC: () => (/* binding */ affectedVerdict),
/* harmony export */   yZ: () => (/* binding */ gateOfPart)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** The counts of a choice among the cases of a plan. */
function affectedPart({ base, changed, of }, chosen) {
    const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
    return { base, changed, of, chosen: chosen.length, gating: gating.length };
}
/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
function unplayedOf({ selection: { cases, tags }, affected }, sameSelection = false) {
    return {
        // An empty list selects nothing.
        selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
        unaffected: affected?.unaffected,
    };
}
/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
function gateOfPart(gate, { of, chosen: count }, chosen) {
    if (count === of)
        return gate;
    const played = chosen.filter(({ description }) => description.skip === undefined);
    const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
    return {
        ...gate,
        min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
        min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
    };
}
/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
function affectedVerdict(verdict, part) {
    if (part === undefined || verdict.exitCode === 130)
        return verdict;
    const { of, chosen, gating } = part;
    if (gating > 0 && chosen === of)
        return verdict;
    const share = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(chosen)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(of, 'case')}`;
    if (gating > 0)
        return {
            ...verdict,
            reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
        };
    // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
    if (of === 0)
        return verdict;
    return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}
function nothingAffected(part) {
    if (part.changed === 0)
        return `Skipped: no file changed since ${shownBase(part.base)}.`;
    if (part.chosen === 0)
        return `Skipped: no eval depends on the ${filesOf(part)}.`;
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ }),

/***/ 72424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkPlan),
/* harmony export */   b: () => (/* binding */ problemsOfCode)
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
            const line = one.loaded.location.turnLines?.[index] ?? one.loaded.location.line;
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
/** Code of checks that does not compile, for every case at once; each code is looked at once. */
async function problemsOfCode(planned) {
    const found = planned.flatMap(({ description, loaded, scorers }) => {
        if (description.skip !== undefined)
            return [];
        return scorers.flatMap((ofTurn, index) => ofTurn.flatMap(({ scorer: { name, verify } }) => {
            // Few scorers are code, and few cases have one: the others cost nothing.
            if (verify === undefined)
                return [];
            const path = `${loaded.location.file}:${loaded.location.turnLines?.[index] ?? loaded.location.line}`;
            const say = (message) => ({
                path,
                message: `case ${loaded.case.id}: ${name}: ${message}`,
                scorer: name,
            });
            return [verify().then((messages) => messages.map(say))];
        }));
    });
    return (await Promise.all(found)).flat();
}


/***/ }),

/***/ 57984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LR: () => (/* binding */ jobs),
  et: () => (/* binding */ plan),
  ne: () => (/* binding */ scorersNamed)
});

// EXTERNAL MODULE: ./lib/checks/make-checks.js + 4 modules
var make_checks = __webpack_require__(77283);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/runs/planning/agent-version.js


/** Hexadecimal digits: 32 bits, so that a version is also a whole number that JSON keeps. */
const DIGITS = 8;
/**
 * A short digest of what an agent is given and how it is called: prompt, model, tools, program. Two runs with the same one called
 * the same agent, as far as its file says; the code behind a program or an address is not seen. Where it is found (address,
 * headers, variables) is left out: that differs from machine to machine, and may be secret.
 */
function agentVersion({ provider, system_prompt, role, available_tools, invocation = {}, }) {
    const { url: _, headers: __, env: ___, base_url: ____, ...visible } = invocation;
    const content = (0,canonical_json/* canonicalJson */.d)({ provider, system_prompt, role, available_tools, invocation: visible });
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, DIGITS);
}

// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var planning_subject = __webpack_require__(57266);
;// CONCATENATED MODULE: ./lib/runs/planning/plan.js






/**
 * Decides what will be played: selectors are a union, `tags` mean any, no selector means all (contract 5). Pure, so
 * `--dry-run` prints it. Throws one Fault for every explicit id that matches nothing.
 */
function plan(input) {
    const { selection } = input;
    checkIds(selection, input);
    const chosen = input.cases.filter((loaded) => selects(selection, loaded));
    const only = chosen.some((loaded) => loaded.case.only === true);
    const agents = new Map(input.agents.map((agent) => [agent.agent.id, agent]));
    const versions = new Map(input.agents.map(({ agent }) => [agent.id, agentVersion(agent)]));
    const scorersOf = plannedScorers(input);
    return chosen.map((loaded, index) => {
        const agentId = selection.agent ?? loaded.case.agent_id;
        const agent = agents.get(agentId);
        if (agent === undefined)
            throw new errors/* Fault */.vC('validation_failed', `case ${loaded.case.id} needs agent "${agentId}", which does not exist`, {
                where: `${loaded.location.file}:${loaded.location.line}`,
                hint: suggestion(agentId, [...agents.keys()], 'agents'),
            });
        const own = loaded.case.repeat ?? input.settings.defaults.repeat;
        const repeat = selection.repeat ?? own;
        const skip = loaded.case.skip ?? (only && loaded.case.only !== true ? 'another case is marked only' : undefined);
        const { scorers, names } = scorersOf(loaded, agent);
        const { id, name, tags } = loaded.case;
        return {
            index,
            loaded,
            agent,
            threshold: loaded.case.threshold,
            scorers,
            description: {
                id,
                name,
                agent_id: agentId,
                tags,
                location: { file: loaded.location.file, line: loaded.location.line },
                hash: loaded.hash,
                gating: loaded.case.gating !== false,
                repeat,
                min_passes: minPasses(loaded, own, repeat),
                scorers: names,
                agent_version: versions.get(agentId),
                ...(0,defined/* defined */.s)({ skip }),
            },
        };
    });
}
/** How many attempts must pass: all, or the case's own share of them when an entry point asks for another number. */
function minPasses(loaded, own, repeat) {
    const wanted = loaded.case.min_passes;
    if (wanted === undefined)
        return repeat;
    if (wanted > own)
        throw new errors/* Fault */.vC('validation_failed', `case ${loaded.case.id} needs ${wanted} passes but is played ${own === 1 ? 'once' : `${own} times`}`, {
            where: `${loaded.location.file}:${loaded.location.line}`,
            hint: 'Raise repeat, or lower min_passes.',
        });
    return Math.ceil((wanted / own) * repeat);
}
/** Every play in file order, repeats of a case next to each other. */
function* jobs(planned) {
    for (const one of planned)
        if (one.description.skip === undefined)
            for (let attempt = 0; attempt < one.description.repeat; attempt++)
                yield { planned: one, attempt };
}
function selects(selection, loaded) {
    if (selection.cases === undefined && selection.tags === undefined)
        return true;
    if (selection.cases?.some((id) => matchesId(id, loaded.case.id)))
        return true;
    return selection.tags?.some((tag) => loaded.case.tags.includes(tag)) ?? false;
}
/** An id selects itself; a trailing `/` or `*` selects everything below. */
function matchesId(wanted, id) {
    if (wanted.endsWith('*'))
        return id.startsWith(wanted.slice(0, -1));
    return wanted === id || (wanted.endsWith('/') && id.startsWith(wanted));
}
function checkIds(selection, input) {
    const problems = [];
    const ids = input.cases.map((loaded) => loaded.case.id);
    for (const wanted of selection.cases ?? [])
        if (!ids.some((id) => matchesId(wanted, id)))
            problems.push({
                path: 'test_case_ids',
                message: `no test case "${wanted}"`,
                hint: suggestion(wanted, ids, 'cases'),
            });
    const tags = new Set(input.cases.flatMap((loaded) => loaded.case.tags));
    for (const tag of selection.tags ?? [])
        if (!tags.has(tag))
            problems.push({
                path: 'tags',
                message: `no test case has the tag "${tag}"`,
                hint: suggestion(tag, [...tags], 'cases'),
            });
    const agents = input.agents.map((agent) => agent.agent.id);
    if (selection.agent !== undefined && !agents.includes(selection.agent))
        problems.push({
            path: 'override_agent_id',
            message: `no agent "${selection.agent}"`,
            hint: suggestion(selection.agent, agents, 'agents'),
        });
    const first = problems[0];
    if (first !== undefined)
        throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
            where: first.path,
            hint: first.hint,
            problems,
        });
}
function suggestion(word, known, list) {
    const close = (0,distance/* didYouMean */.a)(word, known);
    return close === null ? `See: assay list ${list}` : `Did you mean "${close}"?`;
}
const isComplete = (scorer, subject) => scorer.check(subject).every(({ field = '' }) => planning_subject/* AGENT_FIELDS */.SF.has(field));
/** Every scorer that these cases may be planned with. */
function scorersNamed({ cases, agents, settings, }) {
    const turns = cases.flatMap((loaded) => loaded.case.turns);
    const byDefault = turns.every(({ scorers }) => scorers !== undefined)
        ? []
        : [...settings.defaults.scorers, ...agents.flatMap(({ agent }) => agent.default_scorers ?? [])];
    return [...new Set([...turns.flatMap(({ scorers = [] }) => scorers), ...byDefault])];
}
/** What cases without checks have in common that name the same scorers, turn by turn, and have the same agent: made once for all of them. */
function plannedScorers(input) {
    const known = new Map();
    return (loaded, agent) => {
        const { turns } = loaded.case;
        const key = turns.some(({ checks }) => checks !== undefined)
            ? undefined
            : JSON.stringify([agent.agent.id, ...turns.map(({ scorers }) => scorers ?? null)]);
        const found = key === undefined ? undefined : known.get(key);
        if (found !== undefined)
            return found;
        const scorers = scorersByTurn(loaded, agent, input);
        const made = { scorers, names: scorers.map((turn) => turn.map(({ scorer }) => scorer.name)) };
        if (key !== undefined)
            known.set(key, made);
        return made;
    };
}
/** Checks of a turn stand behind its scorers. Turn → agent's `default_scorers` → settings → playval (contract 4). */
function scorersByTurn(loaded, agent, input) {
    const turns = loaded.case.turns.map((turn, index) => {
        const explicit = turn.scorers !== undefined;
        const names = turn.scorers ?? agent.agent.default_scorers ?? input.settings.defaults.scorers;
        const scorers = [...new Set(names)].map((name) => {
            const scorer = input.registry.find(name);
            if (scorer === undefined)
                throw new errors/* Fault */.vC('validation_failed', `unknown scorer "${name}"`, {
                    where: `${loaded.location.file}:${loaded.location.line}`,
                    hint: suggestion(name, input.registry.names(), 'scorers'),
                });
            return { scorer, explicit };
        });
        if (turn.checks === undefined)
            return scorers;
        // Beside checks a default that lacks what only the case could give is not meant.
        const before = (0,planning_subject/* subjectBefore */.ms)(loaded.case.turns, index, agent.agent);
        const meant = scorers.filter(({ scorer }) => explicit || isComplete(scorer, before));
        const taken = meant.map(({ scorer }) => scorer.name);
        const checks = (0,make_checks/* makeChecks */.K)(turn.checks, input.registry.services, taken);
        return [...meant, ...checks.map((scorer) => ({ scorer, explicit: true }))];
    });
    const lastTurn = new Map();
    turns.forEach((planned, index) => {
        for (const { scorer } of planned)
            if (scorer.multiTurn)
                lastTurn.set(scorer.name, index);
    });
    return turns.map((planned, index) => planned.filter(({ scorer }) => !scorer.multiTurn || lastTurn.get(scorer.name) === index));
}


/***/ })

};
