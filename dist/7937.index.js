export const id = 7937;
export const ids = [7937];
export const modules = {

/***/ 68116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withCalibration: () => (/* binding */ withCalibration)
/* harmony export */ });
/* harmony import */ var _flow_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85211);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48277);
/* harmony import */ var _stored_calibration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22607);



/** A model with what labels have shown of it; the offline judge's verdicts are as sure as their evidence. */
function withCalibration(judge, evalsDir, { files }) {
    if (judge.mode !== 'llm' && !(0,_schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .hasClassifiers */ .Rh)(judge))
        return judge;
    const summary = (0,_flow_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => {
        try {
            return (0,_stored_calibration_js__WEBPACK_IMPORTED_MODULE_2__/* .readCalibration */ .hL)(evalsDir, judge, files);
        }
        catch {
            return undefined; // A run whose report would quote it says what is wrong with it.
        }
    });
    return { ...judge, calibrated: (scorer) => (0,_stored_calibration_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(scorer, summary(), judge) };
}


/***/ }),

/***/ 17937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chooseRecordedJudge: () => (/* binding */ chooseRecordedJudge),
/* harmony export */   chooseReplayJudge: () => (/* binding */ chooseReplayJudge)
/* harmony export */ });
/* harmony import */ var _calibrations_with_calibration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68116);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _judges_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6923);
/* harmony import */ var _schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92523);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69498);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44765);
/* harmony import */ var _cassette_shelf_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83709);
/* harmony import */ var _run_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14785);
/* harmony import */ var _without_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81030);









/**
 * The judge of a run that replays: the one that was recorded, without its key. Where none was recorded and no model can be asked, one that
 * answers nothing: rules judge a replay where the settings name them, and else a branch could choose them by what it takes out of its
 * recordings. Undefined where the run needs a judge as any other does: nothing asks a judge, the settings name rules, or there is a model
 * and what changed is to be judged, or none was recorded.
 */
async function chooseReplayJudge(engine, { planned, settings }, { replay }) {
    if (!(0,_without_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .asksJudge */ .Uw)(planned) || namesRules(settings))
        return undefined;
    const recorded = await recordedJudge(await (0,_cassette_shelf_js__WEBPACK_IMPORTED_MODULE_1__/* .cassetteShelf */ .V)(engine), planned, settings.judge);
    if ((recorded === undefined || replay === 'changed') && (await hasJudge(engine)))
        return undefined;
    const { max_calls: maxCalls, max_cost_usd: maxCostUsd } = settings.judge;
    return {
        judge: (0,_calibrations_with_calibration_js__WEBPACK_IMPORTED_MODULE_2__.withCalibration)(recorded ?? absentJudge(NONE, settings.judge), engine.evalsDir, engine.ports),
        budget: (0,_judges_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .budgetOf */ .n)({ maxCalls, maxCostUsd }),
        isJudgeKeyMissing: false,
        emptyKeys: [],
    };
}
/**
 * The judge of a run without secrets whose recorded cases are answered from their recordings: the one that was recorded, and for the other
 * cases that of the settings, or the one that can do without its key.
 */
async function chooseRecordedJudge(engine, plan) {
    const own = await (0,_run_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .choosePlanJudge */ .S)(engine, plan);
    const recorded = plan.planned.filter((one) => !(0,_without_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnrecorded */ .A4)(one));
    const replayed = await chooseReplayJudge(engine, { ...plan, planned: recorded }, { replay: 'all' });
    if (replayed === undefined)
        return own;
    const isJudgeKeyMissing = own.isJudgeKeyMissing && (0,_without_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .asksJudge */ .Uw)(plan.planned.filter(_without_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnrecorded */ .A4));
    return { ...replayed, budget: own.budget, isJudgeKeyMissing, unrecordedJudge: own.judge };
}
/** Whether somebody wrote that no model judges. */
const namesRules = ({ judge: { provider } }) => provider === 'offline' || provider === 'onnx';
/** Whether the settings have a model that can be asked. */
async function hasJudge(engine) {
    try {
        return (await engine.scoringWith()).judge.mode === 'llm';
    }
    catch (error) {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
        if (code === 'internal' || code === 'cancelled')
            throw error;
        return false;
    }
}
/** Who judged the first of the cases that were judged by a model. */
async function recordedJudge(shelf, planned, settings) {
    for (const { description, loaded } of planned) {
        if (description.skip !== undefined)
            continue;
        const of = { agentId: description.agent_id, caseId: loaded.case.id };
        const judge = (await shelf.load(of).catch(refused))?.judge;
        if (judge === undefined)
            continue;
        const notes = noteOfOther(judge, settings);
        return { ...absentJudge(judge, settings), ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_6__/* .defined */ .s)({ notes }) };
    }
    return undefined;
}
/** What to say where somebody named another model than the recorded one. */
function noteOfOther({ model }, { model: named }) {
    if (!named || named === model)
        return undefined;
    const [ours, theirs] = [(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateText */ .E)(model, LONGEST_NAME), (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateText */ .E)(named, LONGEST_NAME)];
    return [
        `Judged by the recorded ${ours} although assay.yaml or --judge-model names ${theirs}: record again.`,
    ];
}
/** Characters of the name of a model in a sentence. */
const LONGEST_NAME = 200;
/** What a replay says of its judge where none was recorded. */
const NONE = { id: 'recorded/none', mode: 'llm', model: 'none recorded' };
/** A judge that only its recordings speak for. It is asked for vectors where its provider has them: that there are none is then seen. */
function absentJudge(judge, { provider }) {
    const hasVectors = judge === NONE ? provider !== 'anthropic' : !judge.id.startsWith('anthropic:');
    return {
        ...judge,
        isAbsent: true,
        fill: ({ key }) => Promise.reject(nobody(judge.model, key)),
        ...(hasVectors && { embed: () => Promise.reject(nobody(judge.model, 'embeddings')) }),
    };
}
/** A cassette that cannot be used: whoever plays its case hears of it. */
function refused(error) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error).code === 'validation_failed')
        return undefined;
    throw error;
}
const nobody = (model, where) => new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Fault */ .vC('judge_error', nobodyWords(model), {
    ...{ where, subcode: _schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_8__/* .CASSETTE_MISS */ .qv },
    hint: 'Set the key of the judge, or record the case again: assay run --record',
});
const nobodyWords = (model) => model === NONE.model
    ? 'No judge was recorded that could answer this, and none can be asked here.'
    : `${model} judged this when it was recorded, and cannot be asked here.`;


/***/ })

};
