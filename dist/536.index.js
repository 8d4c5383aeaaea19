export const id = 536;
export const ids = [536];
export const modules = {

/***/ 536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generateStep: () => (/* binding */ generateStep)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js
var generate_test_cases = __webpack_require__(50704);
// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var test_cases_boundary = __webpack_require__(57488);
// EXTERNAL MODULE: ./lib/test-cases/glob.js
var glob = __webpack_require__(89204);
// EXTERNAL MODULE: ./lib/test-cases/resolve-path.js
var resolve_path = __webpack_require__(25374);
// EXTERNAL MODULE: ./lib/test-cases/text-file.js
var text_file = __webpack_require__(71800);
;// CONCATENATED MODULE: ./lib/operations/named-sources.js






/** Most documents that patterns may stand for together; a policy has far fewer, and each is held in memory. */
const MOST_DOCUMENTS = 1_000;
/**
 * Reads what the settings name to generate from: documents, else conversation logs, else nothing, which means stored failures. Paths
 * start at `assay.yaml` and stay inside of the boundary (contract 2). One Fault `validation_failed` holds every problem.
 */
async function namedSources({ evalsDir, ports: { files } }, settings) {
    const { agent_id: _, documents, logs, ...config } = settings;
    const folder = files.realPath(evalsDir) ?? evalsDir;
    const place = { folder, boundary: (0,test_cases_boundary/* findBoundary */.Wi)(folder, files), files, problems: [] };
    const read = documents !== undefined
        ? {
            source_type: 'documents',
            documents: await documentsOf(documents, place),
            generation_config: config,
        }
        : logs !== undefined
            ? {
                source_type: 'conversation_logs',
                conversation_logs: await logsOf(logs, place),
                generation_config: config,
            }
            : { source_type: 'failure_analysis', generation_config: config };
    const { problems } = place;
    if (problems.length === 0)
        return read;
    throw new errors/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        where: `${(0,test_cases_boundary/* shownPath */.pS)((0,external_node_path_.resolve)(folder, '..'), folder)}/assay.yaml`,
        hint: 'Paths start at the folder of assay.yaml, such as ../docs/policy.md or ../docs/**/*.md.',
        problems,
    });
}
async function documentsOf(patterns, place) {
    const found = new Map();
    for (const [index, pattern] of patterns.entries()) {
        const path = `generate.documents[${index}]`;
        for (const name of matches(pattern, path, place)) {
            if (found.size >= MOST_DOCUMENTS) {
                place.problems.push({ path, message: `together these are more than ${MOST_DOCUMENTS} documents` });
                return [];
            }
            const read = await (0,text_file/* readNamedText */.L)(name, place.folder, place.boundary, place.files);
            if ('refused' in read)
                place.problems.push({ path, message: `${name} ${read.refused}` });
            else
                found.set(read.path, { name: (0,test_cases_boundary/* shownPath */.pS)(place.boundary, read.path), content: read.text });
        }
    }
    return [...found.values()];
}
/** Paths from the folder that a pattern stands for; none is a problem. */
function matches(written, path, { folder, boundary, files, problems }) {
    const pattern = (0,resolve_path/* withoutScheme */.yO)(written);
    if (!(0,glob/* isGlob */.fg)(pattern))
        return [pattern];
    const fixed = pattern.slice(0, pattern.search(/[*?]/));
    const start = (0,external_node_path_.resolve)(folder, fixed.slice(0, fixed.lastIndexOf('/') + 1));
    const real = files.realPath(start);
    const isWithin = (0,test_cases_boundary/* isInside */.FK)(boundary, start) &&
        (real === null || (0,test_cases_boundary/* isInside */.FK)(boundary, real)) &&
        !/\/\.\.(?:\/|$)/.test(pattern.slice(fixed.length));
    const refused = (0,resolve_path/* refuseReference */.U)(pattern) ?? (isWithin ? undefined : 'leads out of the repository');
    const found = refused === undefined && real !== null ? (0,glob/* glob */.TI)(pattern, folder, files) : [];
    const allowed = (found ?? []).filter((file) => !(0,test_cases_boundary/* isForbidden */.US)((0,test_cases_boundary/* shownPath */.pS)(boundary, file)));
    const wrong = refused ?? (found === null ? 'matches too many files' : undefined);
    if (wrong !== undefined || allowed.length === 0)
        problems.push({ path, message: `${pattern} ${wrong ?? 'matches no file'}` });
    return allowed.map((file) => (0,test_cases_boundary/* shownPath */.pS)(folder, file));
}
/** JSON with an array, or one object a line; the schema of the request looks at the entries. */
async function logsOf(file, { folder, boundary, files, problems }) {
    const path = 'generate.logs';
    const read = await (0,text_file/* readNamedText */.L)(file, folder, boundary, files);
    if ('refused' in read) {
        problems.push({ path, message: `${file} ${read.refused}` });
        return [];
    }
    const pieces = read.text.trimStart().startsWith('[') ? [read.text] : read.text.split('\n');
    const rows = [];
    for (const [index, piece] of pieces.entries()) {
        if (piece.trim() === '')
            continue;
        try {
            rows.push(JSON.parse(piece));
        }
        catch (error) {
            const message = `${file}:${index + 1} is not JSON: ${(0,errors/* asFault */.Ps)(error).message}`;
            problems.push({ path, message });
            return [];
        }
    }
    return rows.flat(); // Border: checked by the schema of the request.
}

// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(71209);
// EXTERNAL MODULE: ./lib/text/escape-markdown.js
var escape_markdown = __webpack_require__(71852);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/parts/keeper.js
var keeper = __webpack_require__(78966);
// EXTERNAL MODULE: ./lib/reports/parts/mutation-sentence.js
var mutation_sentence = __webpack_require__(36849);
;// CONCATENATED MODULE: ./lib/reports/generation-markdown.js





/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const ROOM = { cases: 300 * KIB, list: 60 * KIB };
const NAME = 120;
const SENTENCE = 300;
/** How many cases were made of those asked for, in one line and in plain words. */
function generationSentence(response, asked) {
    const made = response.generated_test_cases.length;
    const notes = notesOf(response);
    if (made >= asked)
        return `${(0,format/* formatCounted */.So)(made, 'case')} generated, to be read before they are used.`;
    const why = notes[0] ?? response.coverage_analysis.gaps_identified[0] ?? 'the sources hold no more';
    return `${(0,format/* formatCount */.B4)(made)} of ${(0,format/* formatCounted */.So)(asked, 'case')} generated: ${why.replace(/\.$/, '')}.`;
}
/** Generated cases as Markdown, for a file and the job summary: what there is, from what, what is missing. Texts of others stand only inside `<code>` or escaped prose. */
function* generationMarkdown(response, asked) {
    const { generated_test_cases: cases, coverage_analysis: coverage } = response;
    yield `## Generated test cases\n\n${prose(generationSentence(response, asked))}\n\n`;
    if (cases.length > 0) {
        const kept = (0,keeper/* keeper */.t)(ROOM.cases);
        for (const { name, difficulty, rationale } of cases)
            kept.add(() => `| ${code(name)} | ${difficulty} | ${prose(rationale)} |\n`);
        yield `| case | difficulty | why |\n|---|---|---|\n${kept.kept.join('')}`;
        yield kept.more > 0 ? `\n${(0,format/* formatCounted */.So)(kept.more, 'more case')}: see generation.json.\n\n` : '\n';
    }
    yield* list('Covered', coverage.policy_topics_covered);
    yield* list('Gaps', coverage.gaps_identified);
    const mutation = (0,mutation_sentence/* mutationSentence */.d)(response);
    if (mutation !== undefined) {
        yield `${prose(mutation.score)}\n\n`;
        for (const text of mutation.survivors)
            yield `- ${prose(text)}\n`;
        if (mutation.more > 0)
            yield `- and ${(0,format/* formatCount */.B4)(mutation.more)} more\n`;
        yield '\n';
    }
    yield* list('Notes', notesOf(response));
}
function* list(title, texts) {
    if (texts.length === 0)
        return;
    const kept = (0,keeper/* keeper */.t)(ROOM.list);
    for (const text of texts)
        kept.add(() => `- ${prose(text)}\n`);
    const more = kept.more > 0 ? `- and ${(0,format/* formatCount */.B4)(kept.more)} more\n` : '';
    yield `### ${title}\n\n${kept.kept.join('')}${more}\n`;
}
function notesOf({ coverage_analysis: coverage }) {
    const { notes } = coverage;
    return Array.isArray(notes) ? notes.map(String) : [];
}
const code = (text) => (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(text, NAME));
const prose = (text) => (0,escape_markdown/* markdownProse */.h$)((0,truncate/* truncateText */.E)(text, SENTENCE));

// EXTERNAL MODULE: ./lib/schema/settings.js
var schema_settings = __webpack_require__(1114);
// EXTERNAL MODULE: ./lib/text/escape-json.js
var escape_json = __webpack_require__(41491);
// EXTERNAL MODULE: ./lib/text/workflow-command.js
var workflow_command = __webpack_require__(65258);
// EXTERNAL MODULE: ./lib/github/optimization-artifact.js
var optimization_artifact = __webpack_require__(58269);
// EXTERNAL MODULE: ./lib/github/redacted.js
var redacted = __webpack_require__(85819);
// EXTERNAL MODULE: ./lib/github/runner.js
var runner = __webpack_require__(93581);
// EXTERNAL MODULE: ./lib/github/travelling-state.js
var travelling_state = __webpack_require__(28767);
;// CONCATENATED MODULE: ./lib/github/generate-step.js














/**
 * `command: generate`: test cases from what `generate` of `assay.yaml` names, else from stored failures, as files of an artifact for
 * somebody to read. It gates nothing: done is neutral, also with fewer cases than asked for, and the reason says why.
 */
async function generateStep(world) {
    const { inputs, engine, core, redact } = world;
    const { files, env } = engine.ports;
    const settings = (await engine.settings()).generate ?? schema_settings/* generateSettings */.tl.parse({});
    const agentId = inputs.agent ?? settings.agent_id ?? (await onlyAgent(world));
    const sources = await namedSources(engine, settings);
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        if (sources.source_type === 'failure_analysis') {
            const rows = await (await engine.store()).runSummaries();
            if (rows.length === 0)
                await (0,travelling_state/* travellingState */.g)({ ...world, env }).restore();
        }
        const made = await (0,define_operation/* call */.T1)(generate_test_cases/* generateTestCases */.Z7, { agent_id: agentId, ...sources }, engine, {
            signal: interrupted.signal,
        });
        // Before they are written: sources may hold what nobody is to read.
        const response = (0,redacted/* redacted */.p)(made, redact);
        const asked = sources.generation_config.num_test_cases;
        const reason = generationSentence(response, asked).replaceAll('\n', ' ');
        const folder = (0,external_node_path_.resolve)(engine.stateDir, 'generated');
        const written = await (0,generate_test_cases/* writeGenerated */.nF)(engine, (0,external_node_path_.join)(folder, 'test-cases'), response, agentId);
        const paths = { json: (0,external_node_path_.join)(folder, 'generation.json'), markdown: (0,external_node_path_.join)(folder, 'generation.md') };
        files.writeStream(paths.json, [`${(0,escape_json/* escapeJson */.G)(JSON.stringify(response, null, 2))}\n`]);
        files.writeStream(paths.markdown, generationMarkdown(response, asked));
        const left = [...written.written, ...written.kept, paths.json, paths.markdown];
        const artifact = await (0,optimization_artifact/* leaveGenerated */.Fg)({ folder, files: left }, world);
        await (0,runner/* optional */.lq)(core, 'the outputs', () => (0,runner/* setOutputs */.n0)(core, {
            conclusion: 'neutral',
            reason,
            total: String(response.generated_test_cases.length),
            'artifact-id': artifact,
            'results-path': paths.json,
            'report-path': paths.markdown,
            'state-path': `${engine.stateDir}/state`,
        }));
        await (0,runner/* optional */.lq)(core, 'the job summary', () => core.summary.addRaw([...generationMarkdown(response, asked)].join('')).write());
        core.info((0,workflow_command/* logLine */.BP)(reason));
        return 0;
    }
    finally {
        interrupted.end();
    }
}
async function onlyAgent({ engine }) {
    const ids = (await engine.agents()).map(({ agent }) => agent.id);
    if (ids.length === 1)
        return ids[0];
    throw new errors/* Fault */.vC('usage', ids.length === 0 ? 'there is no agent' : 'there are several agents', {
        where: 'input agent',
        hint: ids.length === 0 ? 'See: assay init' : `Name one, here or as agent_id: ${ids.join(', ')}`,
    });
}


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ call),
  KD: () => (/* binding */ checked),
  h9: () => (/* binding */ defineOperation)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys = __webpack_require__(5354);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,unknown_keys/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,distance/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,value_problems/* pathText */.L)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js




function defineOperation(operation) {
    return operation;
}
/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
async function call(operation, raw, engine, options = {}) {
    const answer = await operation.run(checked(operation, raw), engine, options);
    return operation.output.parse(answer);
}
/** A request as the operation takes it, with its defaults; Fault `validation_failed` with every problem. */
function checked(operation, raw) {
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const problems = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,value_problems/* valueProblems */.c)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,value_problems/* pathText */.L)(path),
                message: `${message}${word === undefined ? '' : (0,suggest/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new errors/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
            where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
            hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
            problems,
        });
    return parsed.data;
}
/** Keys that an object with a fixed choice of keys does not have, such as a credential of another provider, where no likely one is meant. */
function closedKeys(error, misspelt) {
    const named = new Set(misspelt.map(({ path }) => path));
    return (error?.issues ?? []).flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => ({
            path: (0,value_problems/* pathText */.L)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
}


/***/ }),

/***/ 50704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ suiteFacts),
/* harmony export */   Z7: () => (/* binding */ generateTestCases),
/* harmony export */   bL: () => (/* binding */ attachedFrom),
/* harmony export */   nF: () => (/* binding */ writeGenerated)
/* harmony export */ });
/* unused harmony export failuresOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18045);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55223);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27591);





/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';
/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
const generateTestCases = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .defineOperation */ .h9)({
    name: 'generate-test-cases',
    method: 'POST',
    path: '/v1/test-cases/generate',
    status: 200,
    summary: 'Generate test cases from documents, conversation logs or failures.',
    input: _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__/* .generateRequest */ .vC,
    output: _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__/* .generateResponse */ .x0,
    async run(request, engine, { signal }) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map(({ agent }) => agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const existing = (await engine.cases())
            .map((loaded) => loaded.case)
            .filter((one) => one.agent_id === request.agent_id);
        const scoring = await engine.scoring();
        const { source_type: source, documents = [], conversation_logs: logs = [] } = request;
        const { generateCases } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(2761), __webpack_require__.e(7818), __webpack_require__.e(1436)]).then(__webpack_require__.bind(__webpack_require__, 11436));
        const response = await generateCases({
            ...(source === 'documents' ? { documents } : {}),
            ...(source === 'conversation_logs' ? { logs } : {}),
            ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
        }, request.generation_config, existing, { seed: engine.options.seed ?? 1, judge: scoring.judge, ...(signal === undefined ? {} : { signal }) });
        if (request.generation_config.mutation !== true)
            return response;
        const { coverage_analysis: coverage, generated_test_cases: made } = response;
        const { measureMutation } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(5580), __webpack_require__.e(368), __webpack_require__.e(7818), __webpack_require__.e(6500)]).then(__webpack_require__.bind(__webpack_require__, 77064));
        const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
        const told = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
        return {
            ...response,
            coverage_analysis: {
                ...coverage,
                ...(mutation === undefined ? {} : { mutation }),
                ...(told.length === 0 ? {} : { notes: told }),
            },
        };
    },
});
/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
async function failuresOf(engine, agent) {
    const { storedAttempts } = await __webpack_require__.e(/* import() */ 1958).then(__webpack_require__.bind(__webpack_require__, 11958));
    const { byStatus } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(3470)]).then(__webpack_require__.bind(__webpack_require__, 52831));
    const { analyseFailures } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(2144)]).then(__webpack_require__.bind(__webpack_require__, 80895));
    const { isOfAgent } = await __webpack_require__.e(/* import() */ 7783).then(__webpack_require__.bind(__webpack_require__, 47783));
    const to = engine.ports.clock.now();
    const attempts = await storedAttempts(engine, { agent, from: to - (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_4__/* .windowMs */ .$)(WINDOW), to });
    const evidence = byStatus(attempts);
    const { assignments } = analyseFailures(evidence, { period: WINDOW, seed: engine.options.seed ?? 1 });
    const failures = assignments
        .map(({ attempt, category }) => ({ attempt, category }))
        .filter(({ category }) => isOfAgent(category));
    return { failures, passed: evidence.passed, suite: await suiteFacts(engine, agent) };
}
/** What cases made from attempts of an agent need not say, and what they may name. */
async function suiteFacts(engine, agentId) {
    const registry = await engine.registry();
    const cases = new Map((await engine.cases()).map((loaded) => [loaded.case.id, loaded]));
    const tools = (await engine.agents()).find(({ agent }) => agent.id === agentId)?.agent.available_tools;
    return {
        usualThreshold: (await engine.settings()).defaults.threshold,
        caseOf: (id) => {
            const loaded = cases.get(id);
            return (loaded && {
                hash: loaded.hash,
                case: {
                    ...loaded.case,
                    turns: attachedFrom(loaded.case.turns, loaded.baseFolder, engine.evalsDir),
                },
            });
        },
        knowsScorer: (name) => registry.find(name) !== undefined,
        readsContext: (name) => registry.find(name)?.needs.flat().includes('context') === true,
        ...(tools === undefined ? {} : { agentTools: tools }),
    };
}
/** Turns whose attached files are named from another folder. */
function attachedFrom(turns, before, folder) {
    return turns.map((turn) => turn.input.attachments === undefined
        ? turn
        : {
            ...turn,
            input: {
                ...turn.input,
                attachments: turn.input.attachments.map((one) => one.path === undefined ? one : { ...one, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(before, one.path)) }),
            },
        });
}
/** Writes each case into a file of its own below `folder` (absolute). A file that exists is kept as it is. */
async function writeGenerated(engine, folder, response, agentId) {
    const { caseFile, generatedFile } = await __webpack_require__.e(/* import() */ 2055).then(__webpack_require__.bind(__webpack_require__, 42055));
    const result = { written: [], kept: [] };
    for (const one of response.generated_test_cases) {
        const { name, content } = generatedFile(one, agentId);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
        const turns = attachedFrom(content.turns, engine.evalsDir, folder);
        const created = engine.ports.files.createExclusive(path, await caseFile({ ...content, turns }));
        (created ? result.written : result.kept).push(path);
    }
    return result;
}


/***/ }),

/***/ 36849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mutationSentence)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);


/** Survivors that are named, and characters of each; all of them stand in the answer. */
const NAMED = 3;
const LONGEST = 160;
/** Whether the cases would notice a broken rule in the prompt, with those that they would not; undefined where nobody measured it. */
function mutationSentence({ coverage_analysis: { mutation }, }) {
    if (mutation === undefined)
        return undefined;
    const share = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(mutation.killed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(mutation.mutants)}`;
    const unnoticed = mutation.survivors.length === 0 ? '.' : '; not noticed:';
    return {
        score: `Mutation score ${share}: of the rules broken on purpose in the prompt, ${share} would be noticed${unnoticed}`,
        survivors: mutation.survivors.slice(0, NAMED).map(({ mutant }) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(mutant, LONGEST)),
        more: Math.max(0, mutation.survivors.length - NAMED),
    };
}


/***/ })

};
