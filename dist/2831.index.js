export const id = 2831;
export const ids = [2831];
export const modules = {

/***/ 52831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ analyseRun),
/* harmony export */   OR: () => (/* binding */ withExampleCases),
/* harmony export */   analysePeriod: () => (/* binding */ analysePeriod),
/* harmony export */   byStatus: () => (/* binding */ byStatus),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   n3: () => (/* binding */ seedOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80895);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55223);
/* harmony import */ var _stored_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11958);





const COLLECTION = 'failure_clusters';
/** The key of clusters over all agents; no id of an agent is empty. */
const ALL_AGENTS = '*';
/** Clusters that are remembered for an agent; those that came last stay. */
const MOST_KNOWN = 200;
/** Cases named as examples, as many as runs (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;
/** No evidence is no good news. */
const NOTHING_STORED = 'no play of this period is stored: see assay run, assay import-traces';
const knownClusters = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .templateLiteral */ .Uy$(['new:', zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    terms: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
}));
/**
 * Why cases failed in the runs of the period that ends now, against the equally long period before it. With a model as judge the
 * kinds come from it (improvement.md 5.2 step 13), within the budget of the settings; else, and where it fails, offline. Clusters
 * outside of the taxonomy are remembered, so that their ids stay.
 */
async function analysePeriod(engine, { agent_id: agent, period }, signal) {
    const now = engine.ports.clock.now();
    const length = (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_1__/* .windowMs */ .$)(period);
    const attempts = await (0,_stored_attempts_js__WEBPACK_IMPORTED_MODULE_2__.storedAttempts)(engine, { agent, from: now - 2 * length, to: now, lean: true });
    const [current, before] = [
        attempts.filter(isWithin(now - length)),
        attempts.filter(isBefore(now - length)),
    ];
    const evidence = {
        ...byStatus(current),
        previous: before.filter(({ status }) => status === 'failed'),
        previousPassed: before.filter(({ status }) => status === 'passed'),
    };
    const known = await knownOf(engine, agent);
    const answer = await analysed(engine, evidence, { period, seed: seedOf(engine), known }, signal);
    await remember(engine, agent, known, answer.clusters);
    const told = withExampleCases(answer);
    if (current.length > 0)
        return told;
    return {
        ...told,
        analysis: { ...told.analysis, notes: [...(told.analysis.notes ?? []), NOTHING_STORED] },
    };
}
/** Why cases failed in one run: the id of a stored one, or a results.json file. Nothing is remembered. */
async function analyseRun(engine, reference, agent, signal) {
    const attempts = await (0,_stored_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsOfRun */ .L)(engine, reference, { agent, lean: true });
    const known = await knownOf(engine, agent);
    const options = { period: 'run', seed: seedOf(engine), known };
    return withExampleCases(await analysed(engine, byStatus(attempts), options, signal));
}
/** Attempts by how they ended. */
function byStatus(attempts) {
    const of = (status) => attempts.filter((one) => one.status === status);
    return { failed: of('failed'), passed: of('passed'), errored: of('errored') };
}
/** The seed that the door gave; 1 as in runs. */
const seedOf = ({ options }) => options.seed ?? 1;
/** The answer with the ids of up to five cases of each kind, which say more than runs where there is only one run. */
function withExampleCases(answer) {
    const { analysis, assignments } = answer;
    const shown = new Set(analysis.failure_categories.map(({ category }) => category));
    const cases = new Map();
    for (const { category, attempt } of assignments) {
        const kind = shown.has(category) ? category : 'other';
        const known = cases.get(kind) ?? new Set();
        if (known.size < MOST_EXAMPLES)
            cases.set(kind, known.add(attempt.case_id));
    }
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        example_case_ids: [...(cases.get(one.category) ?? [])],
    }));
    return { ...answer, analysis: { ...analysis, failure_categories } };
}
/** What is known of the clusters of an agent; a record that cannot be read costs only the old ids. */
async function knownOf(engine, agent) {
    const read = knownClusters.safeParse(await (await engine.store()).get(COLLECTION, agent ?? ALL_AGENTS));
    return read.success ? read.data : [];
}
async function remember(engine, agent, known, clusters) {
    const ids = new Set(known.map(({ id }) => id));
    if (clusters.every(({ id }) => ids.has(id)))
        return;
    await (await engine.store()).put(COLLECTION, agent ?? ALL_AGENTS, clusters.slice(0, MOST_KNOWN));
}
/** A model is asked only where one is configured; that it cannot be reached is told and takes nothing away. */
async function analysed(engine, evidence, options, signal) {
    if (evidence.failed.length === 0)
        return (0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__.analyseFailures)(evidence, options);
    try {
        const { judge } = await engine.scoring();
        if (judge.mode === 'llm') {
            const { analyseFailuresWithModel } = await Promise.all(/* import() */[__webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(5224)]).then(__webpack_require__.bind(__webpack_require__, 98469));
            return await analyseFailuresWithModel(judge, evidence, options, signal);
        }
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        engine.warn(`no model is asked why cases fail: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .faultLine */ .z9)(fault)}`);
    }
    return (0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__.analyseFailures)(evidence, options);
}
const isWithin = (from) => ({ finished_at }) => finished_at >= from;
const isBefore = (from) => ({ finished_at }) => finished_at < from;


/***/ })

};
