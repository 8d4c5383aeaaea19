export const id = 1556;
export const ids = [1556];
export const modules = {

/***/ 71556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveState: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79059);
/* harmony import */ var _state_blobs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72693);
/* harmony import */ var _state_journal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5474);
/* harmony import */ var _state_journal_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42113);
/* harmony import */ var _baseline_records_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86537);
/* harmony import */ var _cached_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54601);
/* harmony import */ var _state_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17671);
/* harmony import */ var _state_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97771);
/* harmony import */ var _upload_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27975);











/** What the history of all cases may take; it only marks and balances, so beyond this it stays behind. */
const LARGEST_HISTORY = 16 * 1024 * 1024;
/**
 * Saves what later runs need as one artifact of up to three files: newest rows, history of the cases, the journal of a run that can
 * be a baseline, and what judges answered. Nothing else of the state folder is uploaded: no credentials, key or blobs (contract 8).
 * Never rejects: what could not be saved is a notice.
 */
async function saveState(context, request) {
    const notices = [];
    const unsaved = (reason) => ({
        artifactId: undefined,
        notices: [...notices, `The state was not saved: ${reason}. Later runs have no baseline from this one.`],
    });
    const origin = (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .wantedOrigin */ .UV)(context);
    if (origin === undefined)
        return unsaved('the runner does not tell repository, branch and workflow');
    const { files } = request.ports;
    const folder = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(request.tempFolder, `assay-state-${context.runId}-${context.runAttempt}`);
    try {
        const rows = await rowsOf(request);
        const journal = journalOf(rows, request, notices);
        const answers = (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .carriesAnswers */ .dN)(context) ? answersOf(request) : undefined;
        const state = {
            schema_version: _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_ARCHIVE_VERSION */ .cX,
            repository_id: origin.repositoryId,
            branch: origin.branch,
            workflow: origin.workflow,
            run: {
                id: context.runId,
                number: context.runNumber,
                attempt: context.runAttempt,
                sha: context.headSha,
                event: context.event,
            },
            run_id: request.runId ?? null,
            rows,
            history: await historyOf(request, notices),
            journal: journal === undefined ? null : (0,_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .journalFacts */ .lR)(journal.runId, journal.bytes),
            ...(answers === undefined ? {} : { cache: answers.facts }),
        };
        const statePath = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE */ .bv);
        // Nothing that somebody left there goes along.
        files.remove(folder);
        files.writeAtomic(statePath, (0,_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .stateText */ .r9)(state, request.key));
        const beside = [
            ...(journal === undefined ? [] : [{ path: (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL_FILE */ .RD), bytes: journal.bytes }]),
            ...(answers === undefined ? [] : [{ path: (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, _cached_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .CACHE_FILE */ .Sk), bytes: answers.bytes }]),
        ];
        for (const { path, bytes } of beside)
            files.writeAtomic(path, bytes);
        const upload = {
            name: request.name,
            folder,
            files: [statePath, ...beside.map(({ path }) => path)],
            retentionDays: request.retentionDays,
            serverUrl: context.serverUrl,
        };
        const made = await (request.upload ?? _upload_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .uploadArtifact */ .m)(upload);
        return 'id' in made ? { artifactId: made.id, notices } : unsaved(made.problem);
    }
    catch (error) {
        return unsaved((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error).message.replace(/\.$/, ''));
    }
    finally {
        cleanUp(folder, files);
    }
}
const answersOf = ({ paths, ports, answers, redact }) => (0,_cached_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .answersToCarry */ .Up)(paths.cache, ports, answers, redact);
function cleanUp(folder, files) {
    try {
        files.remove(folder);
    }
    catch {
        // The folder of the job goes away with it.
    }
}
/** Rows as they are made here: whether a journal was at hand is the business of each place. */
async function rowsOf({ store, redact }) {
    const rows = (await store.runSummaries()).map(({ journal: _, ...row }) => (0,_reports_redacted_js__WEBPACK_IMPORTED_MODULE_6__/* .redacted */ .p)(row, redact));
    return rows.filter(_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeArchived */ .UA).slice(0, _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ROWS */ .wq);
}
async function historyOf({ store }, notices) {
    const history = (0,_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .archivedHistory */ .V0)(await store.list('case_history'));
    if (JSON.stringify(history).length <= LARGEST_HISTORY)
        return history;
    notices.push('The history of the cases is too large to be saved; later runs mark no case as flaky by it.');
    return [];
}
/** The journal of this run where it can be a baseline, else of the newest earlier one that can. */
function journalOf(rows, { runId, paths, ports, redact }, notices) {
    const isHere = (row) => ports.files.stat(paths.journal(row.run_id)) !== null;
    const serving = rows.filter((row) => (0,_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .servesAsBaseline */ .ge)(row) && isHere(row));
    const chosen = serving.find((row) => row.run_id === runId) ?? serving[0];
    if (chosen === undefined)
        return undefined;
    const blobs = (0,_state_blobs_js__WEBPACK_IMPORTED_MODULE_7__/* .openBlobs */ .d)(paths.blobs, ports);
    const lines = [];
    let bytes = 0;
    let unfit = 0;
    const { bad } = (0,_state_journal_js__WEBPACK_IMPORTED_MODULE_8__/* .readJournal */ .a0)(paths.journal(chosen.run_id), ports, (value) => {
        if (bytes > _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_JOURNAL */ .pk)
            return;
        // Records are written by runs/run-journal.ts alone, or were checked when they were restored.
        const record = (0,_baseline_records_js__WEBPACK_IMPORTED_MODULE_9__/* .archived */ .xJ)(value, blobs);
        if (record === undefined)
            return;
        const plain = (0,_reports_redacted_js__WEBPACK_IMPORTED_MODULE_6__/* .redacted */ .p)(record, redact);
        // What could not be read again there would cost later runs the whole state.
        if ((0,_baseline_records_js__WEBPACK_IMPORTED_MODULE_9__/* .arrived */ .Kb)(plain) === undefined)
            unfit += 1;
        const line = (0,_state_journal_line_js__WEBPACK_IMPORTED_MODULE_10__/* .journalLine */ .Ee)(plain);
        bytes += Buffer.byteLength(line);
        lines.push(line);
    });
    if (bytes <= _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_JOURNAL */ .pk && bad + unfit === 0)
        return { runId: chosen.run_id, bytes: Buffer.from(lines.join('')) };
    notices.push(bad + unfit > 0
        ? `The journal of ${chosen.run_id} is damaged and was not saved: it cannot be a baseline.`
        : `The journal of ${chosen.run_id} is larger than ${_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_JOURNAL */ .pk / 2 ** 20} MiB and was not saved: it cannot be a baseline.`);
    return undefined;
}


/***/ })

};
