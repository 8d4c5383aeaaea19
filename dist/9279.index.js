export const id = 9279;
export const ids = [9279];
export const modules = {

/***/ 9279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generateStep: () => (/* binding */ generateStep)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var test_cases_boundary;
// EXTERNAL MODULE: ./lib/test-cases/glob.js
var glob;
// EXTERNAL MODULE: ./lib/test-cases/reading/text-file.js
var text_file;
// EXTERNAL MODULE: ./lib/test-cases/resolve-path.js
var resolve_path;
// EXTERNAL MODULE: ./lib/text/path-pattern.js
var path_pattern;
// EXTERNAL MODULE: ./lib/text/secret-paths.js
var secret_paths;
;// CONCATENATED MODULE: ./lib/jobs/generation/named-sources.js








/** Most documents that patterns may stand for together; a policy has far fewer, and each is held in memory. */
const MOST_DOCUMENTS = 1_000;
/**
 * Reads what the settings name to generate from: documents, else conversation logs, else nothing, which means stored failures. Paths
 * start at `assay.yaml` and stay inside of the boundary (contract 2). One Fault `validation_failed` holds every problem.
 */
async function namedSources({ evalsDir, ports: { files } }, settings) {
    const { agent_id: _, documents, logs, ...config } = settings;
    const folder = files.realPath(evalsDir) ?? evalsDir;
    const place = { folder, boundary: (0,(test_cases_boundary ??= __webpack_require__(57488))/* findBoundary */.Wi)(folder, files), files, problems: [] };
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
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        where: `${(0,(test_cases_boundary ??= __webpack_require__(57488))/* shownPath */.pS)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(folder, '..'), folder)}/assay.yaml`,
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
            const read = await (0,(text_file ??= __webpack_require__(81367))/* readNamedText */.L)(name, place.folder, place.boundary, place.files);
            if ('refused' in read)
                place.problems.push({ path, message: `${name} ${read.refused}` });
            else
                found.set(read.path, { name: (0,(test_cases_boundary ??= __webpack_require__(57488))/* shownPath */.pS)(place.boundary, read.path), content: read.text });
        }
    }
    return [...found.values()];
}
/** Paths from the folder that a pattern stands for; none is a problem. */
function matches(written, path, { folder, boundary, files, problems }) {
    const pattern = (0,(resolve_path ??= __webpack_require__(25374))/* withoutScheme */.yO)(written);
    if (!(0,(path_pattern ??= __webpack_require__(77723))/* isGlob */.fg)(pattern))
        return [pattern];
    const fixed = pattern.slice(0, pattern.search(/[*?]/));
    const start = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(folder, fixed.slice(0, fixed.lastIndexOf('/') + 1));
    const real = files.realPath(start);
    const isWithin = (0,(test_cases_boundary ??= __webpack_require__(57488))/* isInside */.FK)(boundary, start) &&
        (real === null || (0,(test_cases_boundary ??= __webpack_require__(57488))/* isInside */.FK)(boundary, real)) &&
        !/\/\.\.(?:\/|$)/.test(pattern.slice(fixed.length));
    const refused = (0,(resolve_path ??= __webpack_require__(25374))/* refuseReference */.U)(pattern) ?? (isWithin ? undefined : 'leads out of the repository');
    const found = refused === undefined && real !== null ? (0,(glob ??= __webpack_require__(89204))/* glob */.T)(pattern, folder, files) : [];
    const allowed = (found ?? []).filter((file) => !(0,(secret_paths ??= __webpack_require__(7510))/* isForbidden */.U)((0,(test_cases_boundary ??= __webpack_require__(57488))/* shownPath */.pS)(boundary, file)));
    const wrong = refused ?? (found === null ? 'matches too many files' : undefined);
    if (wrong !== undefined || allowed.length === 0)
        problems.push({ path, message: `${pattern} ${wrong ?? 'matches no file'}` });
    return allowed.map((file) => (0,(test_cases_boundary ??= __webpack_require__(57488))/* shownPath */.pS)(folder, file));
}
/** JSON with an array, or one object a line; the schema of the request looks at the entries. */
async function logsOf(file, { folder, boundary, files, problems }) {
    const path = 'generate.logs';
    const read = await (0,(text_file ??= __webpack_require__(81367))/* readNamedText */.L)(file, folder, boundary, files);
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
            const message = `${file}:${index + 1} is not JSON: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`;
            problems.push({ path, message });
            return [];
        }
    }
    return rows.flat(); // Border: checked by the schema of the request.
}

// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 1 modules
var generate_test_cases;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/keeper.js
var keeper;
// EXTERNAL MODULE: ./lib/reports/parts/mutation-sentence.js
var mutation_sentence;
;// CONCATENATED MODULE: ./lib/reports/generation-markdown.js





/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
var LIMITS;
function LIMITS$made() { return LIMITS = { cases: 300 * KIB, list: 60 * KIB }; }
const NAME = 120;
const SENTENCE = 300;
/** How many cases were made of those asked for, in one line and in plain words. */
function generationSentence(response, requested) {
    const made = response.generated_test_cases.length;
    const notes = notesOf(response);
    if (made >= requested)
        return `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(made, 'case')} generated, to be read before they are used.`;
    const why = notes[0] ?? response.coverage_analysis.gaps_identified[0] ?? 'the sources hold no more';
    return `${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(made)} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(requested, 'case')} generated: ${why.replace(/\.$/, '')}.`;
}
/** Generated cases as Markdown, for a file and the job summary: what there is, from what, what is missing. Texts of others stand only inside `<code>` or escaped prose. */
function* generationMarkdown(response, requested) {
    const { generated_test_cases: cases, coverage_analysis: coverage } = response;
    yield `## Generated test cases\n\n${prose(generationSentence(response, requested))}\n\n`;
    if (cases.length > 0) {
        const kept = (0,(keeper ??= __webpack_require__(78966))/* keeper */.t)((LIMITS ?? LIMITS$made()).cases);
        for (const { name, difficulty, rationale } of cases)
            kept.add(() => `| ${code(name)} | ${difficulty} | ${prose(rationale)} |\n`);
        yield `| case | difficulty | why |\n|---|---|---|\n${kept.kept.join('')}`;
        yield kept.more > 0 ? `\n${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(kept.more, 'more case')}: see generation.json.\n\n` : '\n';
    }
    yield* list('Covered', coverage.policy_topics_covered);
    yield* list('Gaps', coverage.gaps_identified);
    const mutation = (0,(mutation_sentence ??= __webpack_require__(36849))/* mutationSentence */.d)(response);
    if (mutation !== undefined) {
        yield `${prose(mutation.score)}\n\n`;
        for (const text of mutation.survivors)
            yield `- ${prose(text)}\n`;
        if (mutation.more > 0)
            yield `- and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(mutation.more)} more\n`;
        yield '\n';
    }
    yield* list('Notes', notesOf(response));
}
function* list(title, texts) {
    if (texts.length === 0)
        return;
    const kept = (0,(keeper ??= __webpack_require__(78966))/* keeper */.t)((LIMITS ?? LIMITS$made()).list);
    for (const text of texts)
        kept.add(() => `- ${prose(text)}\n`);
    const more = kept.more > 0 ? `- and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(kept.more)} more\n` : '';
    yield `### ${title}\n\n${kept.kept.join('')}${more}\n`;
}
function notesOf({ coverage_analysis: coverage }) {
    const { notes } = coverage;
    return Array.isArray(notes) ? notes.map(String) : [];
}
const code = (text) => (0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(text, NAME));
const prose = (text) => (0,(escape_markdown ??= __webpack_require__(14576))/* markdownProse */.h$)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(text, SENTENCE));

// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/schema/settings.js + 2 modules
var schema_settings;
// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json;
// EXTERNAL MODULE: ./lib/text/escape/workflow-command.js
var workflow_command;
// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
// EXTERNAL MODULE: ./lib/github/state/state-artifact.js
var state_artifact;
// EXTERNAL MODULE: ./lib/github/steps/optimization-artifact.js
var optimization_artifact;
;// CONCATENATED MODULE: ./lib/github/steps/generate-step.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});














/**
 * `command: generate`: test cases from what `generate` of `assay.yaml` names, else from stored failures, as files of an artifact for
 * somebody to read. It gates nothing: done is neutral, also with fewer cases than asked for, and the reason says why.
 */
async function generateStep(world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core, redact } = world;
        const { files, env } = engine.ports;
        const settings = (await engine.settings()).generate ?? (schema_settings ??= __webpack_require__(45188))/* generateSettings */.tl.parse({});
        const agentId = inputs.agent ?? settings.agent_id ?? (await onlyAgent(world));
        const sources = await namedSources(engine, settings);
        const interrupted = __addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        if (sources.source_type === 'failure_analysis') {
            const rows = await (await engine.store()).runSummaries();
            if (rows.length === 0)
                await (0,(state_artifact ??= __webpack_require__(62375))/* stateArtifact */.M)({ ...world, env }).restore();
        }
        const made = await (0,(define_operation ??= __webpack_require__(27591))/* call */.T1)((generate_test_cases ??= __webpack_require__(491))/* generateTestCases */.Z7, { agent_id: agentId, ...sources }, engine, {
            signal: interrupted.signal,
        });
        // Before they are written: sources may hold what nobody is to read.
        const response = (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)(made, redact);
        const requested = sources.generation_config.num_test_cases;
        const reason = generationSentence(response, requested).replaceAll('\n', ' ');
        const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.stateDir, 'generated');
        const written = await (0,(generate_test_cases ??= __webpack_require__(491))/* writeGenerated */.nF)(engine, (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, 'test-cases'), response, agentId);
        const paths = { json: (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, 'generation.json'), markdown: (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, 'generation.md') };
        files.writeStream(paths.json, [`${(0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify(response, null, 2))}\n`]);
        files.writeStream(paths.markdown, generationMarkdown(response, requested));
        const left = [...written.written, ...written.kept, paths.json, paths.markdown];
        const artifact = await (0,(optimization_artifact ??= __webpack_require__(17097))/* leaveGenerated */.Fg)({ folder, files: left }, world);
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, {
            conclusion: 'neutral',
            reason,
            total: String(response.generated_test_cases.length),
            'artifact-id': artifact,
            'results-path': paths.json,
            'report-path': paths.markdown,
            'state-path': `${engine.stateDir}/state`,
        }));
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the job summary', () => core.summary.addRaw([...generationMarkdown(response, requested)].join('')).write());
        core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(reason));
        return 0;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function onlyAgent({ engine }) {
    const ids = (await engine.agents()).map(({ agent }) => agent.id);
    if (ids.length === 1)
        return ids[0];
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', ids.length === 0 ? 'there is no agent' : 'there are several agents', {
        where: 'input agent',
        hint: ids.length === 0 ? 'See: assay init' : `Name one, here or as agent_id: ${ids.join(', ')}`,
    });
}


/***/ }),

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z7: () => (/* binding */ (generateTestCases ?? generateTestCases$made())),
  Ye: () => (/* binding */ suiteFacts),
  nF: () => (/* binding */ writeGenerated),
  aG: () => (/* binding */ writtenFrom)
});

// UNUSED EXPORTS: failuresOf

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/checks/check-files.js
var check_files;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/evaluations/run-thresholds.js
var run_thresholds;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/schema/generation/config.js
var config;
// EXTERNAL MODULE: ./lib/schema/turn.js + 1 modules
var turn = __webpack_require__(48983);
;// CONCATENATED MODULE: ./lib/schema/generation.js




var SOURCE_TYPES;
function SOURCE_TYPES$made() { return SOURCE_TYPES = ['documents', 'conversation_logs', 'failure_analysis']; }
var sourceDocument;
function sourceDocument$made() { return sourceDocument = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    content: (common ??= __webpack_require__(86462))/* presentText */.TU.describe('Text of the document.'),
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Name of the document, by which cases cite it.'),
}); }
var conversationLog;
function conversationLog$made() { return conversationLog = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    input: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What the user asked.'),
    output: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What the agent answered.'),
    feedback: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['good', 'bad', 'neutral'])
        .optional()
        .describe('What the user made of it: a `good` answer becomes the expectation, a `bad` one what must not come again.'),
}); }
/** Request body of POST /v1/test-cases/generate. */
var generateRequest;
function generateRequest$made() { return generateRequest = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Id of the agent that the cases are for.'),
    source_type: (schemas ??= __webpack_require__(88343))/* enum */.k5n((SOURCE_TYPES ?? SOURCE_TYPES$made()))
        .describe('What cases are made from: `documents`, `conversation_logs`, or `failure_analysis` of the stored runs of the last 30 days.'),
    documents: (schemas ??= __webpack_require__(88343))/* array */.YOg((sourceDocument ?? sourceDocument$made())).optional().describe('The documents, for `source_type` `documents`.'),
    conversation_logs: (schemas ??= __webpack_require__(88343))/* array */.YOg((conversationLog ?? conversationLog$made()))
        .optional()
        .describe('The conversations, for `source_type` `conversation_logs`.'),
    generation_config: (config ??= __webpack_require__(10046))/* generationConfig */.Xv.prefault({}).describe('How many cases, and of which kinds.'),
})
    .superRefine((value, context) => {
    for (const source of ['documents', 'conversation_logs'])
        if (value.source_type === source && (value[source]?.length ?? 0) === 0)
            context.addIssue({
                code: 'custom',
                path: [source],
                message: `source_type ${source} needs at least one entry in ${source}`,
            });
}, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu); }
/**
 * A case to review. Extensions beside the four fields: `id`, `tags`, `operator`, `source_refs`, `hints`; with a model `empirical_difficulty` (share
 * of its answers that fail the checks), `closed_book` (`answered` where it passes the checks without the source) and `confirmed` (`false` where it
 * ended early, by its budget or a fault, before it confirmed the case).
 */
var generatedTestCase;
function generatedTestCase$made() { return generatedTestCase = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    turns: (schemas ??= __webpack_require__(88343))/* array */.YOg(turn/* turn */.wC).min(1),
    difficulty: (schemas ??= __webpack_require__(88343))/* enum */.k5n((config ??= __webpack_require__(10046))/* DIFFICULTIES */.Ke),
    rationale: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
}); }
/** Extension: how many rules broken on purpose in the prompt the cases noticed; `unit` is a rule as it stands, `mutant` as nobody noticed it. */
var mutationAnalysis;
function mutationAnalysis$made() { return mutationAnalysis = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    mutants: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(1),
    killed: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    score: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(1),
    survivors: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({ unit: (schemas ??= __webpack_require__(88343))/* string */.YjP(), mutant: (schemas ??= __webpack_require__(88343))/* string */.YjP() })),
}); }
/** Response of POST /v1/test-cases/generate. The cases are answered, not stored. Extensions may stand beside the coverage. */
var generateResponse;
function generateResponse$made() { return generateResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    generated_test_cases: (schemas ??= __webpack_require__(88343))/* array */.YOg((generatedTestCase ?? generatedTestCase$made())),
    coverage_analysis: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
        policy_topics_covered: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
        gaps_identified: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
        mutation: (mutationAnalysis ?? mutationAnalysis$made()).optional(),
    }),
}); }

// EXTERNAL MODULE: ./lib/text/time-window.js
var time_window;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
;// CONCATENATED MODULE: ./lib/operations/generate-test-cases.js








/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';
/**
 * A turn as it can be posted: there `expected_behavior` is required (interface 4.6). Where checks decide alone it says what they ask, and no
 * scorer is to judge by it.
 */
const asPosted = ({ input, ...rest }) => rest.expected_behavior === undefined
    ? { input, expected_behavior: wantedBy(rest), ...rest, scorers: rest.scorers ?? [] }
    : { input, ...rest };
const wantedBy = ({ ground_truth: rule, checks }) => {
    if (rule !== undefined)
        return `Says what the rule says: ${rule}`;
    return checks === undefined ? 'Leaves its world as the case expects.' : 'Passes the checks of this turn.';
};
/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
var generateTestCases;
function generateTestCases$made() { return generateTestCases = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'generate-test-cases',
    method: 'POST',
    path: '/v1/test-cases/generate',
    tag: 'test-cases',
    status: 200,
    summary: 'Generate test cases from documents, conversation logs or failures.',
    access: 'account',
    limit: (define_operation ??= __webpack_require__(27591))/* DOCUMENTS_LIMIT */.$Z,
    lifetime: 'caller',
    input: (generateRequest ?? generateRequest$made()),
    output: (generateResponse ?? generateResponse$made()),
    async run(request, engine, { signal }) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map(({ agent }) => agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const existing = (await engine.cases())
            .map((loaded) => loaded.case)
            .filter((one) => one.agent_id === request.agent_id);
        const scoring = await engine.scoring();
        const { source_type: source, documents = [], conversation_logs: logs = [] } = request;
        const { generateCases } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(3423), __webpack_require__.e(2761), __webpack_require__.e(589), __webpack_require__.e(6817), __webpack_require__.e(1561)]).then(__webpack_require__.bind(__webpack_require__, 2559));
        const response = await generateCases({
            ...(source === 'documents' ? { documents } : {}),
            ...(source === 'conversation_logs' ? { logs } : {}),
            ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
        }, request.generation_config, existing, { seed: engine.options.seed ?? 1, judge: scoring.judge, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) });
        const made = response.generated_test_cases.map((one) => ({ ...one, turns: one.turns.map(asPosted) }));
        if (request.generation_config.mutation !== true)
            return { ...response, generated_test_cases: made };
        const { coverage_analysis: coverage } = response;
        const { measureMutation } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(2761), __webpack_require__.e(6817), __webpack_require__.e(8180)]).then(__webpack_require__.bind(__webpack_require__, 51705));
        const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
        const allNotes = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
        return {
            ...response,
            generated_test_cases: made,
            coverage_analysis: {
                ...coverage,
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ mutation }),
                ...(allNotes.length === 0 ? {} : { notes: allNotes }),
            },
        };
    },
}); }
/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
async function failuresOf(engine, agent) {
    const { storedAttempts } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(481)]).then(__webpack_require__.bind(__webpack_require__, 4134));
    const { byStatus } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 34063));
    const { analyseFailures } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 5570));
    const { isOfAgent } = await __webpack_require__.e(/* import() */ 7783).then(__webpack_require__.bind(__webpack_require__, 47783));
    const to = engine.ports.clock.now();
    const attempts = await storedAttempts(engine, { agent, from: to - (0,(time_window ??= __webpack_require__(55223))/* windowMs */.$)(WINDOW), to });
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
    const { defaults } = await engine.settings();
    const tools = (await engine.agents()).find(({ agent }) => agent.id === agentId)?.agent.available_tools;
    return {
        usualThreshold: (name) => {
            const { threshold } = registry.find(name) ?? {};
            return (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)({ name, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ threshold }) }, defaults);
        },
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
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agentTools: tools }),
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
                attachments: turn.input.attachments.map((one) => one.path === undefined ? one : { ...one, path: (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(before, one.path)) }),
            },
        });
}
/** Turns with what they name in files as a case in `folder` names it; their checks name files from the evals folder. */
function writtenFrom(turns, evalsDir, folder) {
    return attachedFrom(turns, evalsDir, folder).map(({ checks, ...turn }) => {
        if (checks === undefined)
            return turn;
        const renamed = (file) => (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evalsDir, file)).replaceAll('\\', '/');
        return { ...turn, checks: (0,(check_files ??= __webpack_require__(25167))/* withRenamedFiles */.io)(checks, renamed) }; // The same checks with other paths.
    });
}
/** Writes each case into a file of its own below `folder` (absolute). A file that exists is kept as it is. */
async function writeGenerated(engine, folder, response, agentId) {
    const { caseFile, generatedFile } = await __webpack_require__.e(/* import() */ 2055).then(__webpack_require__.bind(__webpack_require__, 42055));
    const result = { written: [], kept: [] };
    for (const one of response.generated_test_cases) {
        const { name, content } = generatedFile(one, agentId);
        const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name);
        const turns = writtenFrom(content.turns, engine.evalsDir, folder);
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;


/** Survivors that are named, and characters of each; all of them stand in the answer. */
const NAMED = 3;
const LONGEST = 160;
/** Whether the cases would notice a broken rule in the prompt, with those that they would not; undefined where nobody measured it. */
function mutationSentence({ coverage_analysis: { mutation }, }) {
    if (mutation === undefined)
        return undefined;
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(mutation.killed)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(mutation.mutants)}`;
    const unnoticed = mutation.survivors.length === 0 ? '.' : '; not noticed:';
    return {
        score: `Mutation score ${share}: of the rules broken on purpose in the prompt, ${share} would be noticed${unnoticed}`,
        survivors: mutation.survivors.slice(0, NAMED).map(({ mutant }) => (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(mutant, LONGEST)),
        more: Math.max(0, mutation.survivors.length - NAMED),
    };
}


/***/ }),

/***/ 89204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ glob)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__;


/** Most files that one pattern may stand for (security.md S44). */
const MAX_HITS = 10_000;
/**
 * Files that match a pattern of `/`-separated segments below `folder`, sorted. `**` stands for any number of folders. Hidden
 * names match only a segment that begins with a dot, `node_modules` only its own name; links to folders are not followed.
 * Null when more than 10,000 match.
 */
function glob(pattern, folder, files) {
    const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
    const found = new Set();
    /** Positions in the pattern that are possible here: a set, so that several `**` stay linear. */
    const visit = (path, positions) => {
        for (const name of files.list(path)) {
            const here = step(segments, positions, name);
            if (here.next.size === 0 && !here.match)
                continue;
            const child = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(path, name);
            const kind = files.stat(child)?.kind;
            if (kind === 'file' && here.match) {
                found.add(child);
                if (found.size > MAX_HITS)
                    return false;
            }
            if (kind === 'directory' &&
                here.next.size > 0 &&
                files.realPath(child) === child &&
                !visit(child, here.next))
                return false;
        }
        return true;
    };
    let start = folder;
    let first = 0;
    // Leading `..` and fixed names need no search.
    while (first < segments.length - 1 && !(0,(_text_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77723))/* .isGlob */ .fg)(segments[first] ?? ''))
        start = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(start, segments[first++] ?? '');
    const complete = visit(files.realPath(start) ?? start, closure(segments, new Set([first])));
    return complete ? [...found].sort() : null;
}
/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments, positions) {
    const all = new Set(positions);
    for (const position of all)
        if (segments[position] === '**')
            all.add(position + 1);
    return all;
}
function step(segments, positions, name) {
    const next = new Set();
    let match = false;
    for (const position of positions) {
        const segment = segments[position];
        if (segment === undefined)
            continue;
        if (segment === '**') {
            if (!name.startsWith('.') && name !== 'node_modules') {
                next.add(position);
                match ||= position === segments.length - 1;
            }
        }
        else if ((0,(_text_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77723))/* .matchesSegment */ .vO)(segment, name)) {
            if (position === segments.length - 1)
                match = true;
            else
                next.add(position + 1);
        }
    }
    return { next: closure(segments, next), match };
}


/***/ })

};
