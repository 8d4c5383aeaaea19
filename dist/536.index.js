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
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 33 modules
var generate_test_cases = __webpack_require__(63473);
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
