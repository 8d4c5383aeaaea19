export const id = 7005;
export const ids = [7005];
export const modules = {

/***/ 25167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   io: () => (/* binding */ withRenamedFiles),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__;

/** Whether a check, or one under it, names a file. */
function namesFile(checks) {
    return checks !== undefined && filesIn(checks).length > 0;
}
/**
 * Checks with what their files hold in the place of their paths, so that a changed file is a changed case; `modules` are files that
 * are part of the case and stand in no check, since they are run where they are. `say` takes what is wrong with the text of a file. The
 * checks themselves stay as they are.
 */
async function withFiles(checks, path, { readText, findFile }, say) {
    const modules = [];
    const copy = structuredClone(checks); // Plain values: they come from a file.
    for (const { holder, key, file, path: inside, isAsItIs } of filesIn(copy)) {
        const place = [...path, ...inside];
        if (isAsItIs === true) {
            holder[key] = (await findFile(file, place)) ?? file;
            continue;
        }
        const read = await readText(file, place);
        if (read === undefined)
            continue;
        const value = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
        if (value === undefined)
            continue;
        if ('problem' in value)
            say(place, file, value.problem);
        else {
            holder[key] = value.value;
            if (value.isRunInPlace === true)
                modules.push(read);
        }
    }
    return { checks: copy, modules };
}
/** Checks whose files are named from elsewhere: each path as `renamed` has it. */
function withRenamedFiles(checks, renamed) {
    const copy = structuredClone(checks); // Plain values.
    for (const { holder, key, file } of filesIn(copy)) {
        const value = holder[key];
        holder[key] = typeof value === 'string' ? renamed(file) : { ...value, file: renamed(file) };
    }
    return copy;
}
/** The files that checks name, those under them included. */
function filesNamed(checks) {
    return filesIn(checks);
}
function filesIn(checks) {
    return checks.flatMap((check, index) => filesOf(check, [index]));
}
function filesOf(check, path) {
    if (typeof check !== 'object' || check === null || Array.isArray(check))
        return [];
    const holder = check; // An object that is no list.
    return Object.keys(holder).flatMap((key) => {
        const value = holder[key];
        const place = [...path, key];
        if (key === 'when')
            return filesOf(value, place);
        const kind = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind;
        const file = kind?.file?.of(value);
        if (file !== undefined)
            return [{ holder, key, file, path: place }];
        const below = (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) => 
        // A check without a step of its own shares the object of the value.
        filesOf(step.length === 0 ? value : inner, [...place, ...step]));
        return [...asTheyAre(kind?.files?.(value) ?? [], value, place), ...below];
    });
}
function asTheyAre(named, value, place) {
    return named.map(({ step, file }) => {
        let holder = value; // Lists too: a number is a key of them.
        for (const key of step.slice(0, -1))
            holder = holder[key]; // The kind says that it leads there.
        return { holder, key: String(step.at(-1)), file, path: [...place, ...step], isAsItIs: true };
    });
}


/***/ }),

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runThreshold)
/* harmony export */ });
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
function runThreshold({ name, threshold }, { thresholds, threshold: forAll }) {
    const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
    return named ?? threshold ?? forAll ?? (0,(_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85351))/* .labelledThreshold */ .RQ)(name);
}


/***/ }),

/***/ 79586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ (MEASURED ?? MEASURED$made()))
/* harmony export */ });
/** Metrics of an experiment that are measured, not scored (contract 9). */
var MEASURED;
function MEASURED$made() { return MEASURED = new Set(['latency_ms', 'cost_usd', 'pass_rate']); }


/***/ }),

/***/ 59828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ randomFor),
/* harmony export */   V: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_shuffled_js__WEBPACK_IMPORTED_MODULE_2__;



/** Random numbers for one purpose of one seed, so that what one part draws does not move what another draws. */
function randomFor(seed, purpose) {
    return (0,(_ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49916))/* .seededRandom */ .I)((0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(`${seed}:${purpose}`).digest().readInt32LE(0));
}
/**
 * One round as a randomised complete block (statistics.md 4.3 step 3): one play of every case with every variant, cases
 * shuffled, variants shuffled within a case and side by side, so that a provider that drifts hits all of them alike. The
 * same seed and round give the same order. Without `randomize` cases and variants stay in the order of the request.
 */
function blockOf(round, design) {
    const random = randomFor(design.seed, `order ${round}`);
    const places = (count) => {
        const list = Array.from({ length: count }, (_, place) => place);
        return design.randomize ? (0,(_statistics_shuffled_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(81768))/* .shuffled */ .A)(list, random.next) : list;
    };
    const start = round * design.cases * design.variants;
    return places(design.cases)
        .flatMap((caseIndex) => places(design.variants).map((variantIndex) => ({ caseIndex, variantIndex, round })))
        .map((place, index) => ({ ...place, order: start + index }));
}


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ playOfAttempt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;




/**
 * A recorded attempt as evidence: valid when it passed or failed, lost otherwise (contract 5: what errored is not a failed
 * answer). A scorer's value is the mean over the turns where it counts; latency the mean over the answers, in milliseconds.
 */
function playOfAttempt(key, attempt, record) {
    if (attempt.status === 'errored' || attempt.status === 'skipped')
        return {
            lost: {
                ...key,
                status: attempt.unsure === true ? 'unsure' : attempt.status,
                message: attempt.error?.message ?? (whyUnsure(attempt) || 'no scorer had anything to judge'),
            },
        };
    const costs = record.turns.map((turn) => turn.usage?.cost_usd);
    return {
        play: {
            ...key,
            order: record.order ?? 0,
            passed: attempt.status === 'passed',
            scores: scoresOf(attempt),
            latencyMs: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(record.turns.map((turn) => turn.latency_ms)),
            costUsd: costs.every((cost) => typeof cost === 'number')
                ? costs.reduce((sum, cost) => sum + cost, 0)
                : null,
            digest: digestOf(record),
            ...(record.talk === undefined ? {} : { user: record.talk.seed }),
        },
    };
}
/** What could not be told, by the first scorer that says so; empty for an attempt that is not unsure. */
function whyUnsure({ unsure, turns }) {
    if (unsure !== true)
        return '';
    for (const { results } of turns)
        for (const [scorer, result] of Object.entries(results))
            if ((0,(_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(60133))/* .isUnsure */ .hD)(result))
                return `${scorer} is unsure: ${String(result.metadata['unsure_reason'])}`;
    return '';
}
function scoresOf(attempt) {
    const values = new Map();
    for (const turn of attempt.turns)
        for (const [name, result] of Object.entries(turn.results))
            if ((0,(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79721))/* .counts */ .t)(result))
                values.set(name, [...(values.get(name) ?? []), result.score]);
    const scores = Object.create(null);
    for (const [name, list] of values)
        scores[name] = (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(list);
    return scores;
}
/** Of what was answered and called, without the time it took. */
function digestOf({ turns }) {
    const answers = turns.map(({ output, tool_calls }) => [output, tool_calls]);
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 93595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unreachedOverrides)
/* harmony export */ });
/** Settings that a body template can hand over, as it writes them. */
var HANDED;
function HANDED$made() { return HANDED = ['system_prompt', 'model', 'temperature']; }
/**
 * Overrides that a custom HTTP agent would never receive, because its body template does not hand them over: the variants would
 * be the same agent, and the experiment would find, at full price, that nothing differs.
 */
function unreachedOverrides(agent, variants) {
    const { invocation } = agent;
    if (agent.provider !== 'custom' || invocation?.url === undefined)
        return [];
    const body = invocation.method.toUpperCase() === 'GET' ? '' : invocation.body_template;
    // Without a template the body carries everything.
    if (body === undefined)
        return [];
    const written = `${invocation.url} ${body}`;
    return variants.flatMap(({ config }, index) => (HANDED ?? HANDED$made()).filter((name) => config[name] !== undefined && !handsOver(written, name)).map((name) => ({
        path: `variants[${index}].config.${name}`,
        message: `never reaches agent ${agent.id}: its body_template has no {{ ${name} }}`,
        hint: `Add {{ ${name} }} to invocation.body_template, or take the override out.`,
    })));
}
const handsOver = (template, name) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);


/***/ }),

/***/ 57301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be notified is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,(_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73880))/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`);
    }
}


/***/ }),

/***/ 79031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadComparedRun),
/* harmony export */   V: () => (/* binding */ sameSelection)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_4__;








/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
const sameSelection = (a, b) => a !== undefined && b !== undefined && (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([a.cases, a.tags]) === (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([b.cases, b.tags]);
/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]+$/; }
/** A string holds no more (512 Mi characters in V8); a run of 10,000 cases takes some 60 MB. */
const LARGEST_FILE = 500 * 1024 * 1024;
/** Problems of a file that are named; the rest is counted. */
const PROBLEMS_NAMED = 5;
/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
async function loadComparedRun(engine, reference) {
    const { files, env } = engine.ports;
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    if ((RUN_ID ?? RUN_ID$made()).test(reference) && files.stat(paths.journal(reference)) !== null)
        return openStored(engine, reference);
    if (reference.trim() === '')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'no run is named', {
            hint: 'Give a run id or the path of a results.json file.',
        });
    const named = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(env.cwd(), reference);
    const path = files.stat(named)?.kind === 'directory' ? (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(named, 'results.json') : named;
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', (RUN_ID ?? RUN_ID$made()).test(reference)
            ? `no run "${reference}" in this state folder`
            : `no run and no results.json file "${reference}"`, {
            where: (RUN_ID ?? RUN_ID$made()).test(reference) ? paths.runs : path,
            hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
        });
    if (stat.size > LARGEST_FILE)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
            where: path,
            hint: `Up to ${LARGEST_FILE / 2 ** 20} MB can be read. Compare the stored run by its id instead.`,
        });
    const { cases, comparison, repeats: _, failure_analysis: __, ...header } = readResults(await files.readBytes(path), path);
    return {
        header,
        cases,
        comparison,
        selected: undefined,
        selection: undefined,
        close: async () => undefined,
    };
}
async function openStored(engine, runId) {
    const journal = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, cases, comparison } = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal);
        refuseUnfinished(header, runId);
        const selection = journal.config?.selection ?? {};
        return {
            ...{ header, cases, comparison, selection },
            ...(0,(_planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(82944))/* .unplayedOf */ .mI)({ ...journal.config, selection }),
            close: () => journal.close(),
        };
    }
    catch (error) {
        await journal.close();
        throw error;
    }
}
/** The content of a results.json file, or a Fault that says what is wrong with it. */
function readResults(bytes, path) {
    const value = parse(bytes, path);
    const version = typeof value === 'object' && value !== null && 'schema_version' in value
        ? value.schema_version
        : undefined;
    if (version !== undefined && version !== (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `results of version ${shown(version)}; this Assay reads version ${(_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN}`, {
            where: path,
            hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
        });
    const parsed = (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .runResults */ .Qj.safeParse(value);
    if (!parsed.success) {
        const problems = (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({
            path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .pathText */ .LF)(one.path),
            message: one.message,
        }));
        throw notResults(path, problems);
    }
    refuseUnfinished(parsed.data, path);
    const seen = new Set();
    for (const [index, { id }] of parsed.data.cases.entries()) {
        if (seen.has(id))
            throw notResults(path, [
                { path: `cases[${index}].id`, message: `a second case has the id ${shown(id)}` },
            ]);
        seen.add(id);
    }
    return parsed.data;
}
function parse(bytes, path) {
    const hint = 'Name the results.json of a run; assay report RUN_ID writes it again.';
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${cause.message}`; // Only a SyntaxError.
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', what, { where: path, hint, cause });
    }
}
function notResults(path, problems) {
    const named = problems.slice(0, PROBLEMS_NAMED);
    const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
    const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
        where: path,
        hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
    });
}
/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished({ status, run_id: runId }, where) {
    if (status === 'completed')
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish (status ${status})`, {
        where,
        hint: `Finish it first: assay run --resume ${runId}`,
    });
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};


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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

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
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(of, 'case')}`;
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
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ }),

/***/ 1734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ narrowedLine),
/* harmony export */   Fq: () => (/* binding */ partVerdict),
/* harmony export */   eV: () => (/* binding */ narrowedHeader)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _affected_part_js__WEBPACK_IMPORTED_MODULE_1__;


/** Places of marks that are named. */
const MOST_PLACES = 3;
/** By what a run was narrowed, in the order in which it was: `failing in run_x, sample 8, seed 1`. */
function causesOf({ failing, sample, seed, limit, only = [] }) {
    const more = only.length > MOST_PLACES ? ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(only.length - MOST_PLACES)} more` : '';
    return [
        ...(only.length === 0 ? [] : [`marked only at ${only.slice(0, MOST_PLACES).join(' and ')}${more}`]),
        ...(failing === undefined ? [] : [`failing in ${failing}`]),
        ...(sample === undefined ? [] : [`sample ${sample}, seed ${seed}`]),
        ...(limit === undefined ? [] : [`limit ${limit}`]),
    ].join(', ');
}
/** What results.json says of a run that played some of its cases alone; nothing where it played all. */
const narrowedHeader = (part) => part === undefined ? {} : { narrowed: { cases: part.chosen, of: part.of, by: causesOf(part) } };
/** One line for people: `8 of 120 cases (sample 8, seed 1)`. */
const narrowedLine = (part) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(part.chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.of, 'case')} (${causesOf(part)})`;
/** The verdict of a run that plays a part of its cases, because of a change or by choice, says so. */
function partVerdict(verdict, { affected, narrowed }) {
    const decided = (0,(_affected_part_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(82944))/* .affectedVerdict */ .oC)(verdict, affected);
    if (narrowed === undefined || verdict.exitCode === 130)
        return decided;
    const head = affected !== undefined && affected.chosen < affected.of ? 'Of these only' : 'Played:';
    return { ...decided, reason: `${decided.reason} ${head} ${narrowedLine(narrowed)}.` };
}


/***/ }),

/***/ 66822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ refuseValidation),
/* harmony export */   eo: () => (/* binding */ checkSameJudge),
/* harmony export */   fc: () => (/* binding */ checkContinuable),
/* harmony export */   yn: () => (/* binding */ checkSameCases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** Whether this run is one of the suite, and its cases are left as they were chosen. Fault `usage` where not. */
function checkContinuable(before, options, runId) {
    refuseValidation(before, runId, options.resume === undefined ? '--retry-errors' : '--resume');
    const narrowing = [
        ...Object.keys(options.selection ?? {}),
        ...(options.affected === undefined ? [] : ['affected']),
        ...Object.keys(options.narrowing ?? {}),
        ...(options.faults === undefined ? [] : ['faults']),
        ...(options.record === true ? ['record'] : []),
        ...(options.replay === undefined ? [] : ['replay']),
    ];
    if (narrowing.length > 0)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', `${runId} goes on with the cases it began with`, {
            where: narrowing.join(', '),
            hint: 'Leave the selection out, or start a new run.',
        });
}
/** A run can only be continued with the cases and the judge that it began with; anything else would be two runs in one. */
function checkSameCases(journal, planned, runId) {
    const before = journal.planned;
    const now = new Map(planned.map(({ description }) => [description.id, description]));
    const changed = before.filter((one) => now.get(one.id)?.hash !== one.hash || now.get(one.id)?.repeat !== one.repeat);
    // Cases are written down before the first is played: a kill in between leaves a shorter list, and nothing else.
    const begun = before.some((one) => journal.played(one.id, 0) !== undefined);
    if (changed.length === 0 && (before.length === planned.length || !begun))
        return;
    const which = changed
        .map((one) => one.id)
        .slice(0, 5)
        .join(', ') || 'cases were added';
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `the evals folder changed since ${runId} began: ${which}`, {
        where: runId,
        hint: 'Start a new run; its judge calls come from the cache where nothing changed.',
    });
}
/** A validation run holds two prompts, and its optimization goes on with it. */
function refuseValidation(config, runId, where) {
    const validated = config?.validates;
    if (validated === undefined)
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', `${runId} is the validation of ${validated}, not a run of the suite`, {
        where,
        hint: `Go on with: assay optimize --resume ${validated}`,
    });
}
/** Judged by two, it would have two sets of criteria. */
function checkSameJudge(before, now, runId) {
    if (before.judge.id === now.judge.id)
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `${runId} was judged by ${before.judge.model}, now the judge is ${now.judge.model}`, {
        where: runId,
        hint: 'Pass the same --judge and --judge-model, or start a new run.',
    });
}


/***/ }),

/***/ 41713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ runHeaderOf)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _planning_narrowed_part_js__WEBPACK_IMPORTED_MODULE_2__;






/** The header of results.json as of now. */
function runHeaderOf({ runId, ports, planned, judge, config }, facts, course) {
    return {
        schema_version: (_schema_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: runId,
        status: course.status,
        conclusion: course.conclusion,
        reason: course.reason,
        started_at: course.startedAt,
        finished_at: new Date(ports.clock.now()).toISOString(),
        duration_ms: Math.round(ports.clock.monotonic() - course.began),
        judge: (0,(_judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16479))/* .identityOf */ .cu)(judge),
        ...secretsOf(config.secrets_withheld, facts, planned),
        ...(0,(_planning_narrowed_part_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(1734))/* .narrowedHeader */ .eV)(config.narrowed),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ cancelled: course.cancelled, faults: course.faults, replayed: facts.replayed }),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ changed_cassettes: config.changed_cassettes, simulated_users: facts.talks }),
        agent_id: onlyAgent(planned),
        counts: facts.counts,
        pass_rate: facts.passRate,
        pass_rate_interval: facts.passRateInterval,
        avg_scores: facts.avgScores,
        latency_ms: facts.latency,
        usage: course.usage,
    };
}
/** Told only where it took something away. */
function secretsOf(missing, facts, planned) {
    const descriptions = planned.map((one) => one.description);
    if (missing === undefined || !(0,(_gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(12437))/* .isFelt */ .i_)((0,(_gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(12437))/* .missingSecretsFacts */ .Rv)(missing, facts, descriptions).missing))
        return {};
    return { secrets_withheld: (0,(_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(71874))/* .missingSecretsSentence */ .jh)(missing) };
}
function onlyAgent(planned) {
    const ids = new Set(planned.map((one) => one.description.agent_id));
    return ids.size === 1 ? [...ids][0] : null;
}


/***/ }),

/***/ 85351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ labelledThreshold),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD)
/* harmony export */ });
/* unused harmony export ANY_FAULT_THRESHOLDS */
/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
var ANY_FAULT_THRESHOLDS;
function ANY_FAULT_THRESHOLDS$made() { return ANY_FAULT_THRESHOLDS = {
    argument_correctness: 1,
    pii_leakage: 1,
    tool_correctness: 1,
}; }
/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
function labelledThreshold(scorer) {
    return ((Object.hasOwn((ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made()), scorer) ? (ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made())[scorer] : undefined) ??
        DEFAULT_THRESHOLD);
}


/***/ }),

/***/ 81768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled)
/* harmony export */ });
/** A copy in random order (Fisher and Yates, in Durstenfeld's form); `next` is uniform in [0, 1). */
function shuffled(values, next) {
    const out = [...values];
    for (let last = out.length - 1; last > 0; last -= 1) {
        const at = Math.floor(next() * (last + 1));
        [out[last], out[at]] = [out[at], out[last]];
    }
    return out;
}


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }; }
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * (UNITS ?? UNITS$made())[read[2]]; // One of the five letters.
}


/***/ })

};
