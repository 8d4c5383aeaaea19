export const id = 2328;
export const ids = [2328,260];
export const modules = {

/***/ 76393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ workflowCommit)
/* harmony export */ });
/** The commit that a workflow says it runs on; undefined elsewhere, and where what stands there is none. */
function workflowCommit({ env }) {
    const commit = env.get('GITHUB_SHA')?.toLowerCase() ?? '';
    return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}


/***/ }),

/***/ 10260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ rememberDurations),
/* harmony export */   readCaseDurations: () => (/* binding */ readCaseDurations)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71750);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);




/** Durations that are kept of a case: enough for a median that one slow day does not move. */
const KEPT_DURATIONS = 5;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'durations'];
const durationsDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: what one play took in whole milliseconds, oldest first, and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers; nothing where there is no document, or none that can be read. */
async function readCaseDurations(store) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = key(described);
            return Object.hasOwn(cases, name) ? (0,_statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__/* .quantile */ .Y)(cases[name][0], 0.5) : undefined;
        },
    };
}
/** Adds what one play of each case took in a finished run, in milliseconds and in their order; null where nobody knows. */
async function rememberDurations(store, described, durations) {
    if (!durations.some((ms) => ms !== null))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        for (const [at, one] of described.entries()) {
            const ms = durations[at];
            if (ms === null || ms === undefined)
                continue;
            const name = key(one);
            kept[name] = [[...(kept[name]?.[0] ?? []), Math.round(ms)].slice(-KEPT_DURATIONS), runs];
        }
        return { runs, cases: kept };
    });
}
/** What is not ours is as good as nothing: durations only balance shards, so they may begin anew. */
function documentOf(value) {
    const read = durationsDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The judge does not count: what is measured is how long the agent takes. */
function key({ hash, agent_id }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify([hash, agent_id])).slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 22877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ forgetOld)
/* harmony export */ });
/** Runs after which a case that nobody played any more is forgotten. */
const FORGOTTEN_AFTER = 50;
/**
 * What is remembered of cases, by key, without those that nobody played for long: an object of its own. The second place of an
 * entry is the number of the run that wrote the last of it; `runs` is that of the run that is being written down.
 */
function forgetOld(cases, runs) {
    const kept = {};
    for (const name in cases) {
        const entry = cases[name]; // Its own: a document, read from JSON.
        if (runs - entry[1] < FORGOTTEN_AFTER)
            kept[name] = entry;
    }
    return kept;
}


/***/ }),

/***/ 32092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ planRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/runs/sharding/cut-shard.js
var cut_shard = __webpack_require__(33154);
// EXTERNAL MODULE: ./lib/runs/planning/affected-cases.js + 4 modules
var affected_cases = __webpack_require__(76433);
// EXTERNAL MODULE: ./lib/runs/planning/check-plan.js
var check_plan = __webpack_require__(72424);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/runs/attempt.js
var attempt = __webpack_require__(45971);
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run = __webpack_require__(17675);
;// CONCATENATED MODULE: ./lib/runs/planning/last-failures.js




/**
 * What failed or errored in the last run of this state folder that played the suite here, or a part of it, whether it came to its
 * end or was stopped. Fault `usage` where there is none.
 */
async function lastFailures({ store, ports, stateDir }) {
    const last = (await (await store()).runSummaries()).find(isPlayedHere);
    if (last === undefined)
        throw new errors/* Fault */.vC('usage', 'there is no earlier run whose failing cases could be played', {
            where: '--failing',
            hint: 'Play the suite once without --failing. The state folder keeps runs (--state, default .assay).',
        });
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    const journal = (0,stored_run.openStoredRun)(last.run_id, paths, ports);
    try {
        const ids = new Set();
        for (const { id, status } of (0,attempt/* casesFrom */.om)(journal.planned, journal.counted))
            if (status === 'failed' || status === 'errored')
                ids.add(id);
        return { runId: last.run_id, ids };
    }
    finally {
        await journal.close();
    }
}
/** Not one that is under way, whose answers were recorded elsewhere, or that played other prompts than those of the agent. */
const isPlayedHere = (row) => row['status'] !== 'running' &&
    row['imported'] === undefined &&
    row['optimization'] === undefined &&
    row['journal'] !== false;

;// CONCATENATED MODULE: ./lib/runs/planning/narrow.js





/**
 * A plan with fewer of its cases, as it was asked for, or as `only` marks of cases have it already. Where every case that could be
 * played is played it is the plan itself. `before` is what a run chose that goes on.
 */
async function narrowed(engine, plan, requested, before) {
    if (before !== undefined)
        return { ...plan, narrowed: before };
    const { planned } = plan;
    const playable = planned.filter(({ description }) => description.skip === undefined);
    const only = marksOf(planned);
    const asked = planned.length === 0 ? undefined : await chosenBy(engine, playable, requested);
    if (asked === undefined && only === undefined)
        return plan;
    const chosen = asked?.chosen ?? playable;
    return {
        ...plan,
        ...(asked === undefined ? {} : { planned: asked.chosen.map((one, index) => ({ ...one, index })) }),
        narrowed: {
            of: planned.length,
            chosen: chosen.length,
            ...asked?.by,
            ...(0,defined/* defined */.s)({ only }),
            ...(asked === undefined ? {} : { ids: asked.chosen.map(({ description }) => description.id) }),
        },
    };
}
/** Undefined where nothing that could be played is left out. */
async function chosenBy(engine, playable, { failing, sample, limit }) {
    let chosen = playable;
    const by = {};
    if (failing === true) {
        const last = await lastFailures(engine);
        chosen = chosen.filter(({ description }) => last.ids.has(description.id));
        if (chosen.length === 0)
            throw noneOf(last.runId, last.ids.size);
        if (chosen.length < playable.length)
            by.failing = last.runId;
    }
    if (sample !== undefined && sample < chosen.length) {
        const seed = engine.options.seed ?? 1;
        chosen = sampled(chosen, sample, seed);
        Object.assign(by, { sample, seed });
    }
    if (limit !== undefined && limit < chosen.length) {
        chosen = chosen.slice(0, limit);
        by.limit = limit;
    }
    return chosen.length === playable.length ? undefined : { chosen, by };
}
/**
 * So many cases drawn by the seed, in their own order. Each case has a place in the draw by its id alone: files in another order
 * give the same sample, a larger sample holds the smaller one, and a new case changes one place at most.
 */
function sampled(cases, count, seed) {
    const drawn = cases
        .map((one) => ({ one, place: placeOf(one.description.id, seed) }))
        .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
        .slice(0, count);
    const taken = new Set(drawn.map(({ one }) => one));
    return cases.filter((one) => taken.has(one));
}
const placeOf = (id, seed) => (0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${id}`).digest('hex');
/** Where cases are marked `only` and others are left out for it. */
function marksOf(planned) {
    const marked = planned.filter(({ loaded }) => loaded.case.only === true);
    if (marked.length === 0 || marked.length === planned.length)
        return undefined;
    return [...new Set(marked.map(({ loaded: { location } }) => `${location.file}:${location.line}`))];
}
/** A mark that was left in a file would take every other case out of the gate: refused where nobody looks at the cases. */
function refuseOnly(planned) {
    const marked = planned.filter(({ loaded }) => loaded.case.only === true);
    const [first] = marked;
    if (first === undefined)
        return;
    const problems = marked.map(({ loaded: { case: one, location } }) => ({
        path: `${location.file}:${location.line}`,
        message: `case ${one.id} is marked only, which plays no other case`,
    }));
    const left = planned.length - marked.length;
    throw new errors/* Fault */.vC('validation_failed', `${(0,format/* formatCounted */.So)(marked.length, 'case')} marked only would leave ${(0,format/* formatCounted */.So)(left, 'case')} out of this run: ${first.loaded.case.id}`, {
        where: problems[0].path,
        hint: 'Take the mark off (only: true), or say that it is meant: allow-only: true in a workflow, --allow-only on the command line.',
        problems,
    });
}
function noneOf(runId, failed) {
    const message = failed === 0
        ? `no case failed or errored in the last run (${runId})`
        : `none of the ${(0,format/* formatCounted */.So)(failed, 'case')} that failed or errored in the last run (${runId}) is selected`;
    return new errors/* Fault */.vC('usage', message, {
        where: '--failing',
        hint: 'Leave --failing out to play every selected case.',
    });
}

// EXTERNAL MODULE: ./lib/runs/planning/plan.js + 1 modules
var plan = __webpack_require__(57984);
;// CONCATENATED MODULE: ./lib/runs/planning/plan-run.js







/**
 * What would be played, without judge, journal or agent: the answer to `--dry-run`. `before` is what a run that goes on chose when it
 * began.
 */
async function planRun(engine, options, before = {}) {
    const settings = withOptions(await engine.settings(), options);
    const { cases, agents } = options.suite ?? {
        cases: await engine.cases(),
        agents: await engine.agents(),
    };
    const registry = await engine.registry((0,plan/* scorersNamed */.ne)({ cases, agents, settings }));
    // Without stored cases the evals folder is all there is; its absence is reported as such, with the way to make one.
    // A client of the service chooses by name, and gets the answer that there is none of it.
    if (cases.length === 0 && options.suite === undefined && engine.streams() === undefined)
        await engine.evals();
    const whole = (0,plan/* plan */.et)({ cases, agents, settings, registry, selection: options.selection ?? {} });
    if (options.refusesOnly === true)
        refuseOnly(whole);
    const missing = (0,check_plan/* checkPlan */.G)(whole);
    const problems = (0,errors/* firstProblems */.fr)([...missing, ...(await (0,check_plan/* problemsOfCode */.b)(whole))]);
    if (problems.length > 0)
        throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
            where: problems[0].path,
            hint: missing.length === 0
                ? 'Correct the code of the check; nothing was played.'
                : 'Add the named fields or take the scorer off the turn; nothing was played.',
            problems,
        });
    const selected = await (0,affected_cases/* onlyAffected */.j6)(engine, { planned: whole, settings }, options.affected, before.affected);
    const chosen = await narrowed(engine, selected, options.narrowing ?? {}, before.narrowed);
    if (options.shard === undefined)
        return chosen;
    const cut = await (0,cut_shard/* cutShard */.zv)(engine, chosen, options.shard, before.shard);
    return { ...chosen, ...cut };
}
/** The settings with what was asked for in their place. */
function withOptions(settings, options) {
    const { maxRetries, timeoutMs, parallel, minPassRate, failOn, baselineRefCheck, requireBaseline } = options;
    return {
        ...settings,
        run: {
            ...settings.run,
            // Whoever says how often every case is played wants to see the plays.
            ...(options.selection?.repeat === undefined ? {} : { repeats: 'all' }),
            ...(0,defined/* defined */.s)({ max_retries: maxRetries, timeout_ms: timeoutMs, parallel, time_limit: options.timeLimit }),
        },
        gate: {
            ...settings.gate,
            ...(0,defined/* defined */.s)({ min_pass_rate: minPassRate, fail_on: failOn }),
            ...(0,defined/* defined */.s)({ baseline_ref_check: baselineRefCheck, require_baseline: requireBaseline }),
        },
    };
}


/***/ }),

/***/ 33154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ shardToContinue),
/* harmony export */   gE: () => (/* binding */ refuseBaselineOfPart),
/* harmony export */   zv: () => (/* binding */ cutShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _git_workflow_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76393);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69498);
/* harmony import */ var _case_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10260);
/* harmony import */ var _suite_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20712);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77351);






/**
 * The part of the whole plan that this shard plays, balanced by the durations that the state remembers. Machines with the same
 * evals folder and the same remembered durations cut alike. A shard that goes on (`before`) keeps the cases that it began with.
 */
async function cutShard(engine, whole, shard, before) {
    if (!(0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .isShard */ .ze)(shard))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is no shard ${shard.index} of ${shard.count}`, {
            where: 'shard',
            hint: 'Shards count from 1: 1/8 to 8/8.',
        });
    const suite = (0,_suite_key_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteKey */ .a)(whole.planned.map(({ description }) => description));
    const part = before ?? (await newPart(engine, whole, shard, suite));
    if (part.suite !== suite)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('conflict', `the suite changed since ${(0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .shardName */ .Az)(shard)} began`, {
            where: 'shard',
            hint: 'Start all shards anew; judge calls come from the cache where nothing changed.',
        });
    const planned = part.places.map((place, index) => ({ ...whole.planned[place], index }));
    return { planned, part };
}
/** The shard that a run goes on as, if any: the one that it began as. Fault where it was merged, or another one is asked for. */
function shardToContinue(before, requested, runId) {
    if (before.merged !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('conflict', `${runId} was merged from shards, which are played elsewhere`, {
            where: runId,
            hint: 'Go on with the shard that did not finish, then merge again.',
        });
    const part = before.shard;
    if (requested !== undefined && (requested.index !== part?.index || requested.count !== part.count))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${runId} goes on as what it began: ${nameOf(part)}`, {
            where: 'shard',
            hint: 'Leave the shard out, or start a new run.',
        });
    return part;
}
/** A part is compared with nothing, so that a baseline named for it is a mistake. */
function refuseBaselineOfPart(part, baseline) {
    if (part === undefined || baseline === undefined || baseline === 'none')
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${nameOf(part)} is compared with nothing: the whole suite is`, {
        where: 'baseline',
        hint: 'Name the baseline where the shards are merged.',
    });
}
const nameOf = (shard) => (shard === undefined ? 'the whole suite' : (0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .shardName */ .Az)(shard));
async function newPart(engine, { planned: whole, settings }, { index, count }, suite) {
    const durations = await durationsOf(engine);
    const shards = (0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .cutSuite */ .Vq)(whole.map(({ description }) => {
        if (description.skip !== undefined)
            return { ms: null };
        const ms = durations.of(description);
        return { ms: ms === undefined ? undefined : ms * description.repeat };
    }), count);
    const { gate, defaults, run } = settings;
    const commit = (0,_git_workflow_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowCommit */ .v)(engine.ports);
    return {
        index,
        count,
        suite,
        cut: (0,_suite_key_js__WEBPACK_IMPORTED_MODULE_2__/* .cutKey */ .s)(shards),
        cases: whole.length,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({ commit }),
        places: shards.flatMap((one, place) => (one === index ? [place] : [])),
        settings: {
            gate,
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({ threshold: defaults.threshold }),
            ...(Object.keys(defaults.thresholds).length === 0 ? {} : { thresholds: defaults.thresholds }),
            max_retries: run.max_retries,
            timeout_ms: run.timeout_ms,
        },
    };
}
/** Durations only balance, so what cannot be read is a warning; a merge notices when the machines then cut otherwise. */
async function durationsOf(engine) {
    try {
        return await (0,_case_durations_js__WEBPACK_IMPORTED_MODULE_5__.readCaseDurations)(await engine.store());
    }
    catch (error) {
        engine.warn(`shards are not balanced by durations: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error))}`);
        return { of: () => undefined };
    }
}


/***/ }),

/***/ 20712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ suiteKey),
/* harmony export */   s: () => (/* binding */ cutKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55280);


/** SHA-256 (hex) over what the whole suite plays, in order: shards with the same key are parts of the same suite. */
const suiteKey = (descriptions) => keyOf(descriptions.map(({ id, hash, agent_id, repeat, min_passes, scorers, gating, skip }) => [
    ...[id, hash, agent_id, repeat, min_passes],
    ...[scorers, gating, skip ?? null],
]));
/** SHA-256 (hex) over who plays what: shards with the same key leave nothing out and play nothing twice. */
const cutKey = (shards) => keyOf(shards);
const keyOf = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value)).digest('hex');


/***/ }),

/***/ 22414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Ids),
/* harmony export */   j: () => (/* binding */ defaultId)
/* harmony export */ });
/** Ids of one kind: unique, and a clash names both places (contract 2). */
class Ids {
    #places = new Map();
    /** Takes an id for a place; a sentence when it is taken already. */
    take(id, place) {
        const first = this.#places.get(id);
        if (first === undefined) {
            this.#places.set(id, place);
            return undefined;
        }
        return `the id "${id}" is already used at ${first.file}:${first.line}:${first.column}`;
    }
    has(id) {
        return this.#places.has(id);
    }
    list() {
        return [...this.#places.keys()];
    }
}
/** Path below the folder without extension; the second resource of a file gets `#2`, the third `#3`. */
function defaultId(fileName, index) {
    return index === 0 ? fileName : `${fileName}#${index + 1}`;
}


/***/ }),

/***/ 2929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ noteVariables),
/* harmony export */   e: () => (/* binding */ loadAgent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_check_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76457);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _reading_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81367);
/* harmony import */ var _reading_texts_at_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80329);
/* harmony import */ var _variable_uses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36355);






/** The variables of an agent with their places, found in what was written. */
function noteVariables(resource, loading) {
    const raw = resource.piece.value;
    const secrets = (0,_reading_texts_at_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(raw, ['credentials', '*']);
    const others = [
        ...(0,_reading_texts_at_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(raw, ['invocation', 'headers', '*']),
        ...(0,_reading_texts_at_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(raw, ['invocation', 'env', '*']),
    ];
    if (loading.mode === 'validate')
        for (const { path, text } of secrets)
            if (!text.includes('${'))
                loading.problems.add((0,_variable_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenSecret */ .M)(resource, path));
    return [...secrets, ...others].flatMap(({ path, text }) => (0,_variable_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .variableUses */ .T)(resource, path, text, loading));
}
/** An agent file as an agent, with its prompt read in. */
async function loadAgent(resource, variables, loading) {
    const { $schema, id, credentials, system_prompt_file: promptFile, ...fields } = resource.value;
    const loaded = {
        agent: { ...fields, id: resource.id, created_at: resource.createdAt },
        rawCredentials: credentials ?? {},
        home: loading.home,
        location: resource.location,
        variables,
    };
    for (const { path, message } of (0,_agents_check_invocation_js__WEBPACK_IMPORTED_MODULE_3__.invocationProblems)(loaded.agent))
        loading.problems.add((0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(resource, stepsOf(path), message));
    if (promptFile === undefined)
        return loaded;
    const read = await (0,_reading_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedText */ .L)(promptFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(resource.path), loading.boundary, loading.files);
    if ('refused' in read) {
        loading.problems.add((0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(resource, ['system_prompt_file'], `"${promptFile}" ${read.refused}`));
        return loaded;
    }
    return { ...loaded, agent: { ...loaded.agent, system_prompt: read.text }, systemPromptPath: read.path };
}
/** The steps of `invocation.headers.x-shop.v2`: the name of a header may hold dots. */
function stepsOf(path) {
    const [first, second, ...rest] = path.split('.');
    return [first, second, rest.length === 0 ? undefined : rest.join('.')].filter((step) => step !== undefined);
}


/***/ }),

/***/ 69036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ProblemList)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1136);


/** Everything that is wrong in the evals folder. Of one file only so much is kept, and the rest is counted. */
class ProblemList {
    #kept = [];
    #seen = new Map();
    #count = 0;
    /** How many there were so far, those that were only counted included. */
    get count() {
        return this.#count;
    }
    add(problem) {
        this.#count += 1;
        const key = `${problem.severity} ${problem.file}`;
        const seen = this.#seen.get(key) ?? { count: 0, last: problem };
        this.#seen.set(key, seen);
        seen.count += 1;
        if (seen.count <= _check_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_A_FILE */ .JW)
            this.#kept.push(problem);
        if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .byPlace */ .hz)(problem, seen.last) > 0)
            seen.last = problem;
    }
    addAll(problems) {
        for (const problem of problems)
            this.add(problem);
    }
    /** Sorted by file and place. Where a file had more, its last line says how many. */
    sorted() {
        const others = [...this.#seen.values()].flatMap(({ count, last }) => {
            if (count <= _check_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_A_FILE */ .JW)
                return [];
            const what = last.severity === 'advice' ? 'more piece' : 'more problem';
            const message = `and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(count - _check_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_A_FILE */ .JW, what)} ${last.severity === 'advice' ? 'of advice ' : ''}in this file`;
            return [{ ...last, message }];
        });
        return [...this.#kept, ...others].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__/* .byPlace */ .hz);
    }
}


/***/ }),

/***/ 48746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readResources),
/* harmony export */   w: () => (/* binding */ eachResource)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57488);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85851);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22414);
/* harmony import */ var _reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33159);






/** Files fetched at once: enough to keep the disk busy, few enough for any open-file limit. */
const FILES_AT_ONCE = 32;
/** Bytes of files fetched at once, where they are more than one. */
const BYTES_AT_ONCE = 16 * 1024 * 1024;
const NAMES = {
    agent: 'an agent',
    case: 'a test case',
    scorer: 'a scorer',
    experiment: 'an experiment',
};
/** Reads, checks and names every resource of one kind, in file order. */
async function readResources(kind, form, loading, options = {}) {
    const all = [];
    const ids = await eachResource(kind, form, loading, {
        ...options,
        take: (resource) => void all.push(resource),
    });
    return { all, ids };
}
/**
 * The same one by one, for resources that are too many to be held as they were written. `limit` stops a folder that no run could take; the
 * answer is the ids of all.
 */
async function eachResource(kind, form, loading, { take, limit, also }) {
    const { files, home, problems } = loading;
    const { found, refused } = (0,_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .l)(loading.root, kind, loading.boundary, files);
    if (also !== undefined && !found.some(({ path }) => path === also))
        found.push({ path: also, name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(also, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(also)), size: files.stat(also)?.size ?? 0 });
    const say = (path, message) => problems.add({ file: (0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(home, path), line: 1, column: 1, severity: 'error', message });
    for (const { path, message } of refused)
        say(path, message);
    const taking = {
        kind,
        form,
        loading,
        take,
        ids: new _ids_js__WEBPACK_IMPORTED_MODULE_3__/* .Ids */ .V(),
        left: limit ?? Number.POSITIVE_INFINITY,
    };
    for (const batch of batches(found)) {
        const contents = await Promise.all(batch.map(({ path }) => (0,_reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_4__/* .readParts */ .f)(path, files)));
        for (const [index, parts] of contents.entries()) {
            const file = batch[index];
            if (await takeFile(taking, file, parts))
                continue;
            say(file.path, `with this file there are more than ${limit} ${kind === 'case' ? 'test cases' : `${kind}s`}`);
            return taking.ids;
        }
    }
    return taking.ids;
}
function* batches(found) {
    let batch = [];
    let bytes = 0;
    for (const file of found) {
        if (batch.length === FILES_AT_ONCE || (batch.length > 0 && bytes + file.size > BYTES_AT_ONCE)) {
            yield batch;
            [batch, bytes] = [[], 0];
        }
        batch.push(file);
        bytes += file.size;
    }
    if (batch.length > 0)
        yield batch;
}
/** False where a file brings more resources than there may be. */
async function takeFile(taking, found, parts) {
    const { loading } = taking;
    const file = (0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(loading.home, found.path);
    const createdAt = new Date(loading.files.stat(found.path)?.modifiedMs ?? 0).toISOString();
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(found.path);
    const counts = { pieces: 0, unnamed: 0, problems: 0 };
    for (const { pieces, problems } of parts) {
        counts.problems += problems.length;
        for (const problem of problems)
            loading.problems.add({ file, severity: 'error', ...problem });
        for (const piece of pieces) {
            if (taking.left-- <= 0)
                return false;
            const index = counts.pieces++;
            if (index === 1)
                counts.second = piece.at([]);
            const id = writtenId(piece.value);
            if (id === undefined)
                counts.unnamed++;
            const resource = checked(taking, { piece, file }, id, (0,_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultId */ .j)(found.name, index));
            const waiting = taking.take({ ...resource, path: found.path, folder, createdAt });
            if (waiting !== undefined)
                await waiting;
        }
    }
    // Its name still counts, so that what refers to it is not called unknown as well.
    if (counts.pieces === 0 && counts.problems > 0)
        taking.ids.take(found.name, { file, line: 1, column: 1 });
    if (loading.mode === 'validate')
        advise(taking, found, file, counts);
    return true;
}
/** A resource against the form of its kind; its id, written or not, is taken. */
function checked({ kind, form, loading, ids }, { piece, file }, given, otherwise) {
    const { value, problems } = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPiece */ .rY)(form, NAMES[kind], { piece, file });
    loading.problems.addAll(problems);
    const placeOf = (path) => {
        const { line, column } = piece.at(path);
        return { file, line, column };
    };
    const id = given ?? otherwise;
    const location = placeOf([]);
    const clash = ids.take(id, given === undefined ? location : placeOf(['id']));
    if (clash !== undefined)
        loading.problems.add((0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .problemAt */ .l4)({ piece, file }, given === undefined ? [] : ['id'], clash));
    return { piece, file, id, value: clash === undefined ? value : undefined, location };
}
function advise({ kind, loading }, found, file, { pieces, unnamed, problems, second }) {
    const say = (place, message) => loading.problems.add({ file, ...place, severity: 'advice', message });
    if (pieces === 0 && problems === 0)
        say({ line: 1, column: 1 }, `does not hold ${NAMES[kind]}`);
    if (second !== undefined && unnamed > 0)
        say(second, `give each of the ${pieces} resources in this file an id: numbered ids (${(0,_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultId */ .j)(found.name, 1)}, …) move when one is inserted`);
}
function writtenId(value) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id'))
        return undefined;
    const { id } = value;
    return typeof id === 'string' && id !== '' ? id : undefined;
}


/***/ }),

/***/ 81367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readNamedText),
/* harmony export */   Z: () => (/* binding */ readNamedBytes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _resolve_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25374);
/* harmony import */ var _decode_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41729);
/* harmony import */ var _piece_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23061);




/** Bytes of a file that another file names, or why it cannot be used. */
async function readNamedBytes(reference, folder, boundary, files) {
    const resolved = (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)(reference, folder, boundary, files);
    if ('refused' in resolved)
        return resolved;
    const { path } = resolved;
    if ((files.stat(path)?.size ?? 0) > _piece_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FILE_BYTES */ .gZ)
        return { refused: 'is larger than 10 MiB' };
    try {
        const bytes = await files.readBytes(path);
        // Swapped for a link between the check and the reading: what was read is thrown away.
        if (files.realPath(path) !== path)
            return { refused: 'changed while it was read' };
        return { bytes, path };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC)
            return { refused: `cannot be read: ${error.message}` };
        throw error;
    }
}
/**
 * The text of a file that another file names. Line ends become `\n` and the one that closes the file is dropped, so that a
 * text means the same in a file and in YAML, on every system.
 */
async function readNamedText(reference, folder, boundary, files) {
    const read = await readNamedBytes(reference, folder, boundary, files);
    if ('refused' in read)
        return read;
    const decoded = (0,_decode_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g)(read.bytes);
    if ('problem' in decoded)
        return { refused: `${decoded.problem.message} (line ${decoded.problem.line})` };
    return { text: decoded.text.replaceAll('\r\n', '\n').replace(/\n$/, ''), path: read.path };
}


/***/ }),

/***/ 25374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ refuseReference),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   yO: () => (/* binding */ withoutScheme)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7510);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57488);



/** Says what is wrong with a written path before the disk is asked; the same on every system. */
function refuseReference(reference) {
    if (reference.includes('\0'))
        return 'holds a NUL character';
    if (reference.includes('\\'))
        return 'must be written with / instead of \\';
    if (/^(?:\/|[a-z]:)/i.test(reference))
        return 'must be relative to this file';
    if (reference.endsWith('/'))
        return 'is not a file';
    if (/^~/.test(reference))
        return 'must be relative to this file; ~ is not expanded';
    return undefined;
}
/** `file://` is how some tools mark a path; what follows is read as a path and nothing else. */
function withoutScheme(reference) {
    return reference.startsWith('file://') ? reference.slice('file://'.length) : reference;
}
/**
 * A path as a file names it: relative to that file's folder, inside the boundary before and after its symbolic links are
 * followed, and nothing that holds secrets (contract 2, security.md S43). The answer is the real path of a file.
 */
function resolvePath(written, folder, boundary, files) {
    const reference = withoutScheme(written);
    const refused = refuseReference(reference);
    if (refused !== undefined)
        return { refused };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, reference);
    if (!(0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(boundary, path))
        return { refused: 'leads out of the repository' };
    if ((0,_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbidden */ .U)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(boundary, path)))
        return { refused: `is a file that is never read (${_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER_READ */ .s})` };
    const real = realPath(path, files);
    if (real === null)
        return { refused: 'does not exist' };
    if (!(0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(boundary, real))
        return { refused: 'is a link that leads out of the repository' };
    if ((0,_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbidden */ .U)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(boundary, real)))
        return { refused: `is a link to a file that is never read (${_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER_READ */ .s})` };
    if (files.stat(real)?.kind !== 'file')
        return { refused: 'is not a file' };
    return { path: real };
}
/** A link that leads in circles, or a name too long for the disk, is as good as nothing. */
function realPath(path, files) {
    try {
        return files.realPath(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ sharedLists)
/* harmony export */ });
/** Lists of more words than these are seldom equal. */
const MOST_WORDS = 20;
/** More different lists than these are no vocabulary any more. */
const MOST_LISTS = 10_000;
/** Gives equal lists of words (tags, scorers) as one, which nobody can change: a hundred thousand cases hold few different ones. */
function sharedLists() {
    const known = new Map();
    return (words) => {
        if (words.length > MOST_WORDS)
            return words;
        const key = JSON.stringify(words);
        const found = known.get(key);
        if (found !== undefined)
            return found;
        if (known.size >= MOST_LISTS)
            return words;
        const shared = [...words];
        Object.freeze(shared);
        known.set(key, shared);
        return shared;
    };
}


/***/ })

};
