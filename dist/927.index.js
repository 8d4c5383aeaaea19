export const id = 927;
export const ids = [927];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61531);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56025);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);





/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .createEngine */ .P)({
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_4__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 17826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _runs_planning_plan_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49227);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47655);
/* harmony import */ var _test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88718);
/* harmony import */ var _test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79188);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56025);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23808);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);











/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
async function validateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const { evals, problems } = await (0,_test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__.loadEvals)({
        evalsDir: engine.evalsDir,
        ports: engine.ports,
        mode: 'validate',
        scorerNames: _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__/* .AVAILABLE_SCORERS */ .iL,
    });
    // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
    const { problems: unmakeable } = await (0,_test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__.makeScorers)(evals.scorers, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..'), engine.ports);
    const found = [...problems, ...unmakeable].sort(_test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__/* .byPlace */ .hz);
    const errors = found.filter((one) => one.severity === 'error').length;
    const listed = found.map((one) => ({
        severity: one.severity,
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    if (errors === 0) {
        // What only shows when cases meet their scorers: missing fields.
        try {
            await (0,_runs_planning_plan_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planRun */ .n)(engine, {});
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .asFault */ .Ps)(error);
            if (fault.exitCode !== 2)
                throw fault;
            const further = fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
            listed.push(...further.map(({ path, message }) => ({ severity: 'error', path, message })));
        }
    }
    const failed = listed.some((one) => one.severity === 'error');
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
    else {
        for (const one of listed)
            out(`${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
        if (!failed)
            out(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.cases.length, 'case')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.agents.length, 'agent')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.scorers.length, 'custom scorer')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.experiments.length, 'experiment')}: no problem\n`);
    }
    return failed ? 2 : 0;
}


/***/ }),

/***/ 16479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jQ: () => (/* binding */ FormError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
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
/* harmony export */   G: () => (/* binding */ checkPlan)
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
            const line = one.loaded.location.turnLines[index] ?? one.loaded.location.line;
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


/***/ }),

/***/ 57984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ jobs),
  e: () => (/* binding */ plan)
});

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
        const scorers = scorersByTurn(loaded, agent, input);
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
                scorers: scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
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
/** Turn → agent's `default_scorers` → settings → playval (contract 4). */
function scorersByTurn(loaded, agent, input) {
    const turns = loaded.case.turns.map((turn) => {
        const explicit = turn.scorers !== undefined;
        const names = turn.scorers ?? agent.agent.default_scorers ?? input.settings.defaults.scorers;
        return [...new Set(names)].map((name) => {
            const scorer = input.registry.find(name);
            if (scorer === undefined)
                throw new errors/* Fault */.vC('validation_failed', `unknown scorer "${name}"`, {
                    where: `${loaded.location.file}:${loaded.location.line}`,
                    hint: suggestion(name, input.registry.names(), 'scorers'),
                });
            return { scorer, explicit };
        });
    });
    const lastTurn = new Map();
    turns.forEach((planned, index) => {
        for (const { scorer } of planned)
            if (scorer.multiTurn)
                lastTurn.set(scorer.name, index);
    });
    return turns.map((planned, index) => planned.filter(({ scorer }) => !scorer.multiTurn || lastTurn.get(scorer.name) === index));
}


/***/ }),

/***/ 57266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ AGENT_FIELDS),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   ms: () => (/* binding */ subjectBefore),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   td: () => (/* binding */ subjectAfter)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31093);


/** Fields that only the agent's answer can bring; they are checked after it (contract 4). */
const AGENT_FIELDS = new Set(['output', 'context', 'tool_calls', 'agent_plan']);
/** The part of a subject that is known before the agent answers. */
function given(turn, agent) {
    const subject = { input: turn.input.text, expected_behavior: turn.expected_behavior };
    const copy = (key, value) => {
        if (value !== undefined)
            subject[key] = value;
    };
    copy('ground_truth', turn.ground_truth);
    copy('context', turn.context);
    copy('expected_tools', turn.expected_tools);
    copy('available_tools', turn.available_tools ?? agent.available_tools);
    copy('role', turn.role ?? agent.role);
    copy('system_prompt', agent.system_prompt);
    copy('allowed_topics', turn.allowed_topics);
    copy('advice_types', turn.advice_types);
    return subject;
}
/** What a stored turn keeps of its case; the system prompt, the same for all, stays with the agent. */
function criteriaOf(turn, agent) {
    const { input: _, system_prompt: __, ...criteria } = given(turn, agent);
    return criteria;
}
/** A subject with stand-ins for what the agent will bring, to check everything else before the run starts. */
function subjectBefore(turns, index, agent) {
    const turn = turns[index];
    return {
        context: ['-'],
        ...given(turn, agent),
        output: '-',
        tool_calls: [],
        agent_plan: '1. -',
        latency_ms: 0,
        conversation_history: [
            { role: 'user', content: turn.input.text || '-' },
            { role: 'assistant', content: '-' },
        ],
    };
}
/** What a scorer sees of a played turn; a multi-turn scorer sees the whole transcript and all calls. */
function subjectAfter(turns, played, index, agent, scorer) {
    const inputs = turns.slice(0, index + 1).map((turn) => given(turn, agent));
    return subjectOf(played.slice(0, index + 1), inputs, scorer.multiTurn);
}
/**
 * The last of the turns that were played, as a subject: `asked` is what the case gave for each of them, the agent's own answers
 * win. For a scorer of whole conversations the transcript ends with the turn itself, the calls of all turns say which turn of
 * the transcript made them, and tools count as expected where every turn names its own.
 */
function subjectOf(played, inputs, wholeConversation) {
    const answer = played.at(-1);
    const subject = { ...inputs.at(-1), output: answer.output, latency_ms: answer.latency_ms };
    if (answer.context !== null)
        subject.context = answer.context;
    if (answer.agent_plan !== null)
        subject.agent_plan = answer.agent_plan;
    const seen = wholeConversation ? played : played.slice(0, -1);
    const history = seen.flatMap((one, at) => {
        const context = one.context ?? inputs[at]?.context;
        return [
            { role: 'user', content: inputs[at]?.input ?? one.input },
            { role: 'assistant', content: one.output, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ context }) },
        ];
    });
    if (history.length > 0)
        subject.conversation_history = history;
    if (!wholeConversation) {
        if (answer.tool_calls !== null)
            subject.tool_calls = answer.tool_calls;
        return subject;
    }
    if (seen.some((one) => one.tool_calls !== null))
        subject.tool_calls = callsByTurn(seen, history);
    const expected = inputs.slice(0, seen.length).map((one) => one.expected_tools);
    if (expected.every((tools) => tools !== undefined))
        subject.expected_tools = expected.flat();
    else
        delete subject.expected_tools;
    return subject;
}
/** The calls of all turns, each with the index of the assistant turn that made it, or of the user turn where that stayed silent. */
function callsByTurn(seen, history) {
    let index = -1;
    return seen.flatMap((one, at) => {
        // The transcript leaves out what is blank (metrics.md 0.5).
        for (const { content } of history.slice(2 * at, 2 * at + 2))
            if ((0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_1__/* .isPresent */ .Wo)(content))
                index += 1;
        const turn = Math.max(0, index);
        return (one.tool_calls ?? []).map((call) => ({ ...call, turn }));
    });
}


/***/ }),

/***/ 38913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   X: () => (/* binding */ round4)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A score as it is shown and decided on: clamped to [0,1], four decimals (metrics.md 0.1). A value that is no number is a bug and throws. */
function round4(value) {
    if (!Number.isFinite(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `A formula gave ${value} instead of a number.`, {
            hint: 'This is a bug in Assay. Please report it with the input you evaluated.',
        });
    }
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round((clamped + Number.EPSILON) * 1e4) / 1e4;
}
/** A score for a sentence: up to four decimals, no trailing zeros. */
function shown(value) {
    return String(round4(value));
}


/***/ }),

/***/ 71750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/**
 * The value below which the share `p` of the numbers lies, by linear interpolation between neighbours (type 7 of Hyndman
 * and Fan 1996, the default of numpy and R). The median is `quantile(values, 0.5)`. The input need not be sorted and stays as it is.
 * RangeError for no numbers: there is no such value.
 */
function quantile(values, p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`quantile: p must lie in 0..1, not ${p}`);
    if (values.length === 0)
        throw new RangeError('quantile: no numbers');
    const sorted = Float64Array.from(values).sort();
    const position = (sorted.length - 1) * p;
    const below = sorted[Math.floor(position)];
    const above = sorted[Math.ceil(position)];
    return below === above ? below : below + (above - below) * (position - Math.floor(position));
}


/***/ }),

/***/ 79188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeScorers: () => (/* binding */ makeScorers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41928);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2903);





/**
 * The custom scorers of the evals folder, ready to be asked, and everything that only shows when they are made: unknown
 * template variables, patterns and code that do not compile, types that are none. All of it at once and at its place
 * (contract 2). `home` is the folder that holds the evals folder.
 */
async function makeScorers(loaded, home, ports) {
    const scorers = [];
    const problems = [];
    const made = await Promise.allSettled(loaded.map(({ scorer }) => (0,_scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__.customScorer)(scorer, ports)));
    for (const [index, one] of made.entries()) {
        if (one.status === 'fulfilled')
            scorers.push(one.value);
        else
            problems.push(...(await placed(loaded[index], one.reason, home, ports)));
    }
    return { scorers, problems };
}
async function placed({ location, scorer }, reason, home, { files }) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC) || reason.code !== 'validation_failed')
        throw reason;
    const found = reason.problems.length > 0 ? reason.problems : [{ path: '', message: reason.message }];
    // Places are looked up again instead of being kept: most scorers have no problem.
    const { pieces } = await (0,_reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .readPieces */ .u)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, location.file), files);
    const piece = pieces.find((one) => {
        const { line, column } = one.at([]);
        return line === location.line && column === location.column;
    });
    if (piece === undefined)
        return found.map(({ path, message }) => ({
            ...location,
            severity: 'error',
            message: path === '' ? message : `${path}: ${message}`,
        }));
    const source = { piece, file: location.file };
    const file = [['config', 'rubric_file'], ['rubric_file']].find((one) => has(piece.value, one));
    // A file that could not be read was named when it was looked for.
    const unread = file !== undefined && scorer.config.rubric === undefined;
    const news = found.filter(({ path }) => !(unread && path === 'config.rubric'));
    return news.map(({ path, message }) => {
        const steps = stepsOf(path, piece.value);
        // A text that has its own file is named where the file is.
        if (path === 'config.rubric' && file !== undefined && !has(piece.value, steps))
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, file, `config.rubric: ${message}`);
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, steps, message);
    });
}
/** `config.steps[0]` as steps. Keys may hold dots themselves, so the longest key that is there wins. */
function stepsOf(path, value) {
    const steps = [];
    let [here, rest] = [value, path];
    while (rest !== '') {
        const index = /^\[(\d+)\]\.?/.exec(rest);
        const key = index === null ? keyAt(here, rest) : undefined;
        const step = index === null ? (key ?? rest.split(/[.[]/, 1)[0] ?? rest) : Number(index[1]);
        steps.push(step);
        rest = index === null ? rest.slice(String(step).length).replace(/^\./, '') : rest.slice(index[0].length);
        here = Reflect.get(Object(here), step);
    }
    return steps;
}
function keyAt(value, rest) {
    const keys = Object.keys(Object(value)).filter((key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/.test(rest.slice(key.length)));
    return keys.sort((one, other) => other.length - one.length)[0];
}
function has(value, path) {
    let here = value;
    for (const step of path) {
        if (!Object.hasOwn(Object(here), step))
            return false;
        here = Reflect.get(Object(here), step);
    }
    return true;
}


/***/ }),

/***/ 23808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   su: () => (/* binding */ formatPercentAgainst),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   zJ: () => (/* binding */ ratesThatAddUp)
/* harmony export */ });
const round = (value, digits) => value.toFixed(digits);
/** The fewest digits (up to `most`) at which both numbers, once rounded, still compare as they truly do. */
function tellingDigits(a, b, least, most) {
    for (let digits = least; digits < most; digits += 1) {
        const order = Math.sign(Number(round(a, digits)) - Number(round(b, digits)));
        if (order === Math.sign(a - b))
            return digits;
    }
    return most;
}
/** A number of percent without trailing zeros; never 0 or 100 unless it is exactly that. */
function percentNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    const digits = Math.max(tellingDigits(percent, 100, 0, 2), tellingDigits(percent, 0, 0, 2));
    return String(Number(round(percent, digits)));
}
/** A share as percent, `92 %`. Almost all is never shown as 100 %, almost none never as 0 %. */
function formatPercent(share) {
    return `${percentNumber(share)} %`;
}
/** How many digits a rate in percent has: none where it is whole, else one, or as many as tell it from all and none. */
function rateDigits(percent) {
    if (Math.abs(percent - Math.round(percent)) < 1e-9)
        return 0;
    return Math.max(tellingDigits(percent, 100, 1, 2), tellingDigits(percent, 0, 1, 2));
}
/** A rate as percent with a digit where it is not whole, as the reason of a run says it: `92 %`, `87.5 %`. */
function formatRate(share) {
    return `${rateNumber(share)} %`;
}
function rateNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    return round(percent, rateDigits(percent));
}
/** Both rates as `formatRate` shows them, and the difference as a reader who subtracts them finds it, with its digits. */
function ratesThatAddUp(a, b) {
    const digits = Math.max(rateDigits(a * 100), rateDigits(b * 100));
    const shown = (share) => Number(round(share * 100, rateDigits(share * 100)));
    return { a: formatRate(a), b: formatRate(b), delta: (shown(b) - shown(a)) / 100, digits };
}
/** A share beside its bound, with as many digits as show on which side of it the share lies: `89.6 %` and `90 %`. */
function formatPercentAgainst(share, bound) {
    const against = Number(round(bound * 100, 4));
    const side = Math.sign(share - bound);
    const least = tellingDigits(share * 100, bound * 100, 0, 4);
    const digits = [1, 2, 3, 4].filter((count) => count >= least);
    const candidates = [
        ...(least === 0 || rateDigits(share * 100) >= least ? [rateNumber(share)] : []),
        ...digits.map((count) => round(share * 100, count)),
    ];
    // The same on paper as in truth: below, equal or above.
    const shown = candidates.find((text) => Math.sign(Number(text.replace(/[<>]/, '')) - against) === side);
    return [`${shown ?? round(share * 100, 4)} %`, `${against} %`];
}
/** A confidence interval of a share in percent, `[75, 98]`. */
function formatInterval(interval) {
    return `[${percentNumber(interval[0])}, ${percentNumber(interval[1])}]`;
}
/** A score with two digits, `0.50`. */
function formatScore(score) {
    return round(score, 2);
}
/** A score beside its threshold, `0.50 < 0.70`; more digits where two would hide the difference, `0.6996 < 0.70`. */
function formatAgainst(score, threshold) {
    const digits = tellingDigits(score, threshold, 2, 4);
    return `${round(score, digits)} ${score < threshold ? '<' : '≥'} ${String(threshold).length > 4 ? threshold : formatScore(threshold)}`;
}
/** A duration: `420 ms`, `1.3 s`, `2 min 5 s`, `1 h 4 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${round(ms / 1000, 1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
/** US dollars: two digits from one dollar up, two telling digits below, `$0.042`. */
function formatMoney(usd) {
    if (usd === 0)
        return '$0';
    if (usd < 0.0001)
        return '<$0.0001';
    if (usd >= 0.995) {
        const [whole, cents] = round(usd, 2).split('.');
        return `$${formatCount(Number(whole))}.${cents}`;
    }
    const shown = Number(usd.toPrecision(2));
    return `$${shown.toFixed(Math.max(2, 1 - Math.floor(Math.log10(shown))))}`;
}
/** A whole number with thousands separators, `12,345`; the same in every locale. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A count with its noun, `1 case`, `2 cases`; for nouns that take an s, or with the plural given. */
function formatCounted(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 31093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   U8: () => (/* binding */ foldForMatch),
/* harmony export */   Wo: () => (/* binding */ isPresent),
/* harmony export */   sk: () => (/* binding */ foldCharacters)
/* harmony export */ });
/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
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
    return foldCharacters(text).replace(SPACES, ' ').trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    return normalize(normalize(text).toLowerCase().replaceAll('ς', 'σ'));
}
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text);
}


/***/ })

};
