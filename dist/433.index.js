export const id = 433;
export const ids = [433];
export const modules = {

/***/ 60180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ travelling),
/* harmony export */   Kb: () => (/* binding */ arrived),
/* harmony export */   kn: () => (/* binding */ runIdSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40917);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47349);
/* harmony import */ var _runs_record_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61228);
/* harmony import */ var _schema_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66173);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14747);
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39689);





/** Shape of a run id (ports/node-ids.ts), and the longest that becomes a folder. */
const runIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^run_[a-z0-9]{1,64}$/);
const selection = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
});
const started = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.started'),
    run_id: runIdSchema,
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        selection,
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']),
            model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
        }),
        gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            min_pass_rate: _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSettings */ .dJ.shape.min_pass_rate.unwrap(),
            fail_on: _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSettings */ .dJ.shape.fail_on.unwrap(),
        }),
        seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    }),
});
const finished = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.finished'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    header: _schema_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runHeader */ .jy,
    comparison: _schema_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .comparison */ .my.optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const resumed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.resumed'), at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$() });
/**
 * A record as it travels: what a later run compares itself with, and no more. Contexts, plans, tool calls and criteria of
 * turns stay behind, long outputs come out of their blobs into the line (one that is gone is empty), and of the
 * configuration goes what says whether two runs can be compared. Undefined for records that a baseline can do without.
 */
function travelling(record, blobs) {
    switch (record.type) {
        case 'run.started': {
            const { selection: asked, judge, gate, seed } = record.config;
            const { min_pass_rate, fail_on } = gate;
            const config = { selection: asked, judge, gate: { min_pass_rate, fail_on }, seed };
            return { type: 'run.started', run_id: record.run_id, at: record.at, config };
        }
        case 'attempt.played':
        case 'attempt.errored':
            return { ...record, turns: record.turns.map((turn) => travellingTurn(turn, blobs)) };
        case 'turn.unscored':
            return undefined;
        default:
            return record;
    }
}
function travellingTurn(turn, blobs) {
    const { turn_id, input, latency_ms, usage, output_blob: blob } = turn;
    const kept = { turn_id, input, latency_ms, usage };
    const left = { tool_calls: null, context: null, agent_plan: null, criteria: {} };
    return { ...kept, output: blob === undefined ? turn.output : outputOf(blob, blobs), ...left };
}
function outputOf(blob, blobs) {
    try {
        return blobs.get(blob);
    }
    catch {
        // The verdicts about it are what a baseline is for; its text is only shown.
        return '';
    }
}
/**
 * A record that came from elsewhere, with what it may hold and nothing else; undefined for what is none, or what refers to
 * something outside of its line.
 */
function arrived(value) {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    switch (type) {
        case 'run.started':
            return parsed(started, value);
        case 'run.finished':
            return parsed(finished, value);
        case 'run.resumed':
            return parsed(resumed, value);
        default: {
            const record = (0,_runs_record_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .shardRecordOf */ .D)(value); // Checked there by the shapes of these records.
            const refers = record?.type === 'attempt.played' || record?.type === 'attempt.errored';
            return refers && record.turns.some((turn) => 'output_blob' in turn) ? undefined : record;
        }
    }
}
/** Checked by the schemas above, which describe these records. */
function parsed(schema, value) {
    const read = schema.safeParse(value);
    return read.success ? read.data : undefined;
}


/***/ }),

/***/ 50433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  saveState: () => (/* binding */ saveState)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(98209);
// EXTERNAL MODULE: ./lib/state/blobs.js
var state_blobs = __webpack_require__(34542);
// EXTERNAL MODULE: ./lib/state/journal.js
var journal = __webpack_require__(3445);
// EXTERNAL MODULE: ./lib/state/journal-line.js
var journal_line = __webpack_require__(31700);
// EXTERNAL MODULE: ./lib/github/baseline-records.js
var baseline_records = __webpack_require__(60180);
// EXTERNAL MODULE: ./lib/github/state-archive.js
var state_archive = __webpack_require__(12204);
// EXTERNAL MODULE: ./lib/github/state-origin.js
var state_origin = __webpack_require__(2378);
;// CONCATENATED MODULE: ./lib/github/upload-artifact.js
/** Enterprise servers have no artifact service that the toolkit can speak with; the same rule as the toolkit's. */
const HOSTS = /^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i;
/**
 * Uploads an artifact through GitHub's own toolkit, which comes in here and reads its variables itself. One of this name that
 * the run has already, from an earlier attempt for one, is replaced. Resolves with its id, or with why there is none, the
 * end of a sentence; never rejects.
 */
async function uploadArtifact(upload) {
    const { name, folder, files, retentionDays, serverUrl } = upload;
    if (!URL.canParse(serverUrl) || !HOSTS.test(new URL(serverUrl).hostname))
        return {
            problem: 'artifacts of this kind do not exist on GitHub Enterprise Server; use "state: path" there',
        };
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4655), __webpack_require__.e(9667), __webpack_require__.e(6591)]).then(__webpack_require__.bind(__webpack_require__, 26591));
        const client = new DefaultArtifactClient();
        const options = retentionDays === undefined ? {} : { retentionDays };
        const once = () => client.uploadArtifact(name, [...files], folder, options);
        const made = await once().catch(async (error) => {
            if (statusOf(error) !== 409)
                throw error;
            await client.deleteArtifact(name).catch((refusal) => {
                // One that was never finished is not listed, and holds its name all the same.
                if (!isNotFound(refusal))
                    throw refusal;
            });
            return once();
        });
        return made.id === undefined ? { problem: 'GitHub gave it no id' } : { id: made.id };
    }
    catch (error) {
        return { problem: problemOf(error) };
    }
}
/** In our own words: messages of the toolkit and of the store may hold signed addresses. */
function problemOf(error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: '' };
    if (name === 'GHESNotSupportedError')
        return 'artifacts of this kind do not exist on this server';
    if (name === 'UsageError' || message.includes('storage quota'))
        return 'the storage for artifacts is used up';
    if (/ACTIONS_R(?:UNTIME_TOKEN|ESULTS_URL)/.test(message))
        return 'the runner gave no access to artifacts, as it does to `uses:` steps only';
    const status = statusOf(error);
    if (status === 409)
        return 'an artifact of this name is there already and could not be replaced';
    if (status === 401 || status === 403)
        return `GitHub refused it (status ${status})`;
    return `the upload failed${status === undefined ? '' : ` (status ${status})`}`;
}
const isNotFound = (error) => error instanceof Error && error.name === 'ArtifactNotFoundError';
/** The toolkit tells the status in its message, the store as a field. */
function statusOf(error) {
    if (!(error instanceof Error))
        return undefined;
    const { statusCode } = error; // Border: RestError of the store.
    const told = /\((\d{3})\)/.exec(error.message)?.[1];
    return typeof statusCode === 'number' ? statusCode : told === undefined ? undefined : Number(told);
}

;// CONCATENATED MODULE: ./lib/github/save-state.js









/** What the history of all cases may take; it only marks and balances, so beyond this it stays behind. */
const LARGEST_HISTORY = 16 * 1024 * 1024;
/**
 * Saves what later runs need as one artifact of two files: newest rows, history of the cases, the journal of a run that can
 * be a baseline. Nothing else of the state folder travels: no credentials, key, cache or blobs (contract 8). Never rejects:
 * what could not be saved is a notice.
 */
async function saveState(context, request) {
    const notices = [];
    const unsaved = (reason) => ({
        artifactId: undefined,
        notices: [...notices, `The state was not saved: ${reason}. Later runs have no baseline from this one.`],
    });
    const origin = (0,state_origin/* wantedOrigin */.UV)(context);
    if (origin === undefined)
        return unsaved('the runner does not tell repository, branch and workflow');
    const { files } = request.ports;
    const folder = (0,external_node_path_.join)(request.tempFolder, `assay-state-${context.runId}-${context.runAttempt}`);
    try {
        const rows = await rowsOf(request);
        const journal = journalOf(rows, request, notices);
        const state = {
            schema_version: state_archive/* STATE_ARCHIVE_VERSION */.cX,
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
            journal: journal === undefined ? null : (0,state_archive/* journalFacts */.lR)(journal.runId, journal.bytes),
        };
        const [statePath, journalPath] = [(0,external_node_path_.join)(folder, state_archive/* STATE_FILE */.bv), (0,external_node_path_.join)(folder, state_archive/* JOURNAL_FILE */.RD)];
        // Nothing that somebody left there goes along.
        files.remove(folder);
        files.writeAtomic(statePath, (0,state_archive/* stateText */.r9)(state, request.key));
        if (journal !== undefined)
            files.writeAtomic(journalPath, journal.bytes);
        const upload = {
            name: request.name,
            folder,
            files: journal === undefined ? [statePath] : [statePath, journalPath],
            retentionDays: request.retentionDays,
            serverUrl: context.serverUrl,
        };
        const made = await (request.upload ?? uploadArtifact)(upload);
        return 'id' in made ? { artifactId: made.id, notices } : unsaved(made.problem);
    }
    catch (error) {
        return unsaved((0,errors/* asFault */.Ps)(error).message.replace(/\.$/, ''));
    }
    finally {
        cleanUp(folder, files);
    }
}
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
    const rows = (await store.runSummaries()).map(({ journal: _, ...row }) => redacted(row, redact));
    return rows.filter(state_archive/* canTravel */.te).slice(0, state_archive/* MOST_ROWS */.wq);
}
async function historyOf({ store }, notices) {
    const history = (0,state_archive/* travellingHistory */.l5)(await store.list('case_history'));
    if (JSON.stringify(history).length <= LARGEST_HISTORY)
        return history;
    notices.push('The history of the cases is too large to be saved; later runs mark no case as flaky by it.');
    return [];
}
/** The journal of this run where it can be a baseline, else of the newest earlier one that can. */
function journalOf(rows, { runId, paths, ports, redact }, notices) {
    const isHere = (row) => ports.files.stat(paths.journal(row.run_id)) !== null;
    const serving = rows.filter((row) => (0,state_archive/* servesAsBaseline */.ge)(row) && isHere(row));
    const chosen = serving.find((row) => row.run_id === runId) ?? serving[0];
    if (chosen === undefined)
        return undefined;
    const blobs = (0,state_blobs/* openBlobs */.d)(paths.blobs, ports);
    const lines = [];
    let bytes = 0;
    let unfit = 0;
    const { bad } = (0,journal/* readJournal */.a0)(paths.journal(chosen.run_id), ports, (value) => {
        if (bytes > state_archive/* LONGEST_JOURNAL */.pk)
            return;
        // Records are written by runs/run-journal.ts alone, or were checked when they were restored.
        const record = (0,baseline_records/* travelling */.Dn)(value, blobs);
        if (record === undefined)
            return;
        const plain = redacted(record, redact);
        // What could not be read again there would cost later runs the whole state.
        if ((0,baseline_records/* arrived */.Kb)(plain) === undefined)
            unfit += 1;
        const line = (0,journal_line/* journalLine */.E)(plain);
        bytes += Buffer.byteLength(line);
        lines.push(line);
    });
    if (bytes <= state_archive/* LONGEST_JOURNAL */.pk && bad + unfit === 0)
        return { runId: chosen.run_id, bytes: Buffer.from(lines.join('')) };
    notices.push(bad + unfit > 0
        ? `The journal of ${chosen.run_id} is damaged and was not saved: it cannot be a baseline.`
        : `The journal of ${chosen.run_id} is larger than ${state_archive/* LONGEST_JOURNAL */.pk / 2 ** 20} MiB and was not saved: it cannot be a baseline.`);
    return undefined;
}
/** A copy of a JSON value without secrets in its texts and names. */
function redacted(value, redact) {
    if (redact === undefined)
        return value;
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((one) => redacted(one, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [redact(name), redacted(one, redact)]));
}


/***/ }),

/***/ 12204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RD: () => (/* binding */ JOURNAL_FILE),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   cX: () => (/* binding */ STATE_ARCHIVE_VERSION),
/* harmony export */   ge: () => (/* binding */ servesAsBaseline),
/* harmony export */   l5: () => (/* binding */ travellingHistory),
/* harmony export */   lR: () => (/* binding */ journalFacts),
/* harmony export */   pk: () => (/* binding */ LONGEST_JOURNAL),
/* harmony export */   r9: () => (/* binding */ stateText),
/* harmony export */   te: () => (/* binding */ canTravel),
/* harmony export */   un: () => (/* binding */ readState),
/* harmony export */   wq: () => (/* binding */ MOST_ROWS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40917);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47349);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98209);
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86020);
/* harmony import */ var _state_journal_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31700);
/* harmony import */ var _baseline_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60180);
/* harmony import */ var _state_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50041);







/** Version of `state.json`; another one is not read. */
const STATE_ARCHIVE_VERSION = 1;
/** The two files of a state artifact; nothing else is put in or taken out. */
const STATE_FILE = 'state.json';
const JOURNAL_FILE = 'journal.jsonl';
/** Newest rows of the index that travel. */
const MOST_ROWS = 50;
/** A longer journal stays behind: every later run would download it. */
const LONGEST_JOURNAL = 20 * 1024 * 1024;
const LINE_FEED = 0x0a;
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0);
const id = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1);
/** Rows are the runs' own business (state/store.ts): whoever reads a field checks it. */
const row = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ run_id: _baseline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .runIdSchema */ .kn, started_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$() });
/** Whether a row of the index can travel. */
const canTravel = (found) => row.safeParse(found).success;
/** What is remembered of cases, as runs/case-history.ts and runs/case-durations.ts keep it. */
const history = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z_]{0,39}$/),
    value: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        runs: count,
        cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([
            zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[PF]{0,100}$/), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).min(1).max(100)]),
            count,
        ])),
    }),
});
/** The documents among these that can travel. */
function travellingHistory(found) {
    return found.flatMap((one) => {
        const read = history.safeParse(one);
        return read.success ? [read.data] : [];
    });
}
const MOST_HISTORIES = 20;
const stateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(STATE_ARCHIVE_VERSION),
    repository_id: id,
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    /** Path of the workflow file. */
    workflow: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    /** The run of the workflow that made it. */
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id, number: count, attempt: id, sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    /** The run of ours that it was made after; null where none was played. */
    run_id: _baseline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .runIdSchema */ .kn.nullable(),
    rows: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(row).max(MOST_ROWS),
    history: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(history).max(MOST_HISTORIES),
    /**
     * The journal beside it. It is of an earlier run where the last one cannot be a baseline: else a branch that stays red for
     * a while would forget what it is measured by.
     */
    journal: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ run_id: _baseline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .runIdSchema */ .kn, bytes: count.max(LONGEST_JOURNAL), sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
        .nullable(),
});
/** `state.json` of a state; signed where there is a key. */
function stateText(state, key) {
    // As it will be read: what JSON leaves out must not be signed.
    const plain = JSON.parse(JSON.stringify(state));
    return `${JSON.stringify(key === undefined ? plain : { ...plain, mac: (0,_state_key_js__WEBPACK_IMPORTED_MODULE_4__/* .stateMac */ .ZK)(plain, key) })}\n`;
}
/** What `state.json` says of the journal with these bytes. */
function journalFacts(runId, bytes) {
    return { run_id: runId, bytes: bytes.length, sha256: sha256(bytes) };
}
/**
 * A state from the files of an archive; everything in it is checked. Throws Fault `validation_failed` with the reason in
 * our own words. With a key, a state without its valid mac is refused; without one a mac says nothing.
 */
function readState(files, key) {
    const value = jsonOf(files.get(STATE_FILE));
    if (typeof value !== 'object' || value === null || (0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeeper */ .Q)(value, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_5__/* .DEEPEST */ .F))
        throw unusable('it is no state');
    const { mac, ...signed } = value;
    if (key !== undefined && !(0,_state_key_js__WEBPACK_IMPORTED_MODULE_4__/* .isStateMac */ .HN)(mac, signed, key))
        throw unusable(mac === undefined ? 'it is not signed' : 'it is not signed with ASSAY_STATE_KEY');
    if (signed['schema_version'] !== STATE_ARCHIVE_VERSION)
        throw unusable('it was written by another version of Assay');
    const read = stateSchema.safeParse(signed);
    if (!read.success)
        throw unusable('it does not have the form of a state');
    return { state: read.data, journal: journalOf(read.data, files.get(JOURNAL_FILE)) };
}
function jsonOf(bytes) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw unusable('it is no state');
    }
}
function journalOf({ journal: said }, bytes) {
    if (said === null && bytes === undefined)
        return undefined;
    if (said === null || bytes === undefined || bytes.length !== said.bytes || sha256(bytes) !== said.sha256)
        throw unusable('its journal is not the one that belongs to it');
    const lines = [];
    let finished = false;
    for (const line of linesOf(bytes)) {
        const value = (0,_state_journal_line_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJournalLine */ .L)(line)?.record;
        const record = value === undefined || (0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeeper */ .Q)(value, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_5__/* .DEEPEST */ .F) ? undefined : (0,_baseline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .arrived */ .Kb)(value);
        // A record less is a case lost, and a baseline that lost cases shows changes that are none.
        if (record === undefined)
            throw unusable('its journal is damaged');
        if ((record.type === 'run.started') !== (lines.length === 0))
            throw unusable('its journal is damaged');
        const named = record.type === 'run.started'
            ? record.run_id
            : record.type === 'run.finished'
                ? record.header.run_id
                : said.run_id;
        if (named !== said.run_id)
            throw unusable('its journal is of another run');
        finished = record.type === 'run.finished' || (finished && record.type !== 'run.resumed');
        lines.push((0,_state_journal_line_js__WEBPACK_IMPORTED_MODULE_6__/* .journalLine */ .E)(record));
    }
    if (!finished)
        throw unusable('its journal is of a run that did not finish');
    return { runId: said.run_id, text: lines.join('') };
}
function* linesOf(bytes) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let begin = 0; begin < all.length;) {
        const feed = all.indexOf(LINE_FEED, begin);
        // A torn end is a damaged line.
        const end = feed < 0 ? all.length : feed;
        yield all.subarray(begin, end);
        begin = end + 1;
    }
}
/**
 * Whether a run can be held against by later ones (operations/choose-baseline.ts asks the same): it ended, did not fail,
 * played answers of its own to the whole of what it was asked, and left no doubts.
 */
function servesAsBaseline(found) {
    return (found['status'] === 'completed' &&
        typeof found['pass_rate'] === 'number' &&
        (found['conclusion'] === 'passed' || found['conclusion'] === 'neutral') &&
        found['rescored'] !== true &&
        found['shard'] === undefined &&
        Number(found['doubts'] ?? 0) === 0);
}
const sha256 = (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
const unusable = (reason) => new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .Fault */ .vC('validation_failed', `The state is not taken: ${reason}.`, {
    subcode: 'bad_state',
    hint: 'A later run will make a good one.',
});


/***/ }),

/***/ 61228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ shardRecordOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40917);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47349);
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78390);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14747);
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4812);
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39689);
/* harmony import */ var _schema_tool_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8999);






/**
 * Records of a journal that came from another machine: data to be checked, whoever wrote them. Only what a merge takes over
 * is described; a record that does not fit counts as lost.
 */
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    calls: count,
    cached_calls: count,
    input_tokens: count,
    output_tokens: count,
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullable(),
});
const shardPart = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    index: count,
    count,
    suite: sha256,
    cut: sha256,
    cases: count,
    places: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(count),
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        gate: _schema_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .gateSettings */ .dJ,
        threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        max_retries: count,
        timeout_ms: count,
    }),
});
const started = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.started'),
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^run_[a-z0-9]{1,64}$/),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        selection: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
            cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
            tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
            agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
            repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
        }),
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']),
            model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
        }),
        gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            min_pass_rate: _schema_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .gateSettings */ .dJ.shape.min_pass_rate.unwrap(),
            fail_on: _schema_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .gateSettings */ .dJ.shape.fail_on.unwrap(),
        }),
        seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        secrets_withheld: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }).optional(),
        affected: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), changed: count, of: count, chosen: count, gating: count })
            .optional(),
        shard: shardPart,
    }),
});
const caseDescription = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    repeat: count.max(10_000),
    min_passes: count,
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    skip: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    unreachable: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
});
const playedTurn = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    turn_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    output_blob: sha256.optional(),
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0),
    tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_schema_tool_call_js__WEBPACK_IMPORTED_MODULE_3__/* .toolCall */ .LW).nullable(),
    context: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullable(),
    agent_plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    usage: _schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .agentUsage */ .hc.nullable(),
    criteria: _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .subject */ .bc,
});
const play = { case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), attempt: count, order: count.optional(), calls: count };
const records = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    started,
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('case.planned'), case: caseDescription }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.resumed') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('attempt.played'), ...play, turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(playedTurn) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('attempt.errored'),
        ...play,
        turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(playedTurn),
        error: _schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptError */ .wZ,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('turn.scored'),
        case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        attempt: count,
        turn: count,
        scorer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        result: _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_6__/* .scorerResult */ .sp.optional(),
        error: _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_6__/* .scorerError */ .Tz.optional(),
        left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        usage,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('turn.unscored'), case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), attempt: count, usage }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('attempt.retried'), case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), attempt: count }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.finished'), header: _schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runHeader */ .jy }),
]);
/** Undefined for what is no record of a shard. */
function shardRecordOf(value) {
    const read = records.safeParse(value);
    return read.success ? read.data : undefined;
}


/***/ }),

/***/ 78390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ evaluateRequest),
  LB: () => (/* binding */ evaluateResponse),
  bc: () => (/* binding */ subject)
});

// EXTERNAL MODULE: ../g5/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(40917);
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
const message = schemas/* object */.Ikc({
    role: schemas/* enum */.k5n(['user', 'assistant', 'system', 'tool']),
    content: schemas/* string */.YjP(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(30718);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(4812);
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call = __webpack_require__(8999);
;// CONCATENATED MODULE: ./lib/schema/evaluation.js





/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
const subject = schemas/* object */.Ikc({
    input: schemas/* string */.YjP().optional(),
    output: schemas/* string */.YjP().optional(),
    expected_behavior: schemas/* string */.YjP().optional(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    ground_truth: schemas/* string */.YjP().optional(),
    conversation_history: schemas/* array */.YOg(message).optional(),
    agent_plan: schemas/* string */.YjP().optional(),
    tool_calls: schemas/* array */.YOg(tool_call/* toolCall */.LW).optional(),
    role: schemas/* string */.YjP().optional(),
    system_prompt: schemas/* string */.YjP().optional(),
    domain: schemas/* string */.YjP().optional(),
    allowed_topics: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    advice_types: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    expected_tools: schemas/* array */.YOg(tool_call/* expectedTool */.vc).optional(),
    available_tools: schemas/* array */.YOg(tool_call/* toolDescription */.HG).optional(),
    latency_ms: schemas/* number */.aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
const evaluateRequest = subject.extend({
    turn_id: schemas/* string */.YjP().optional(),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7).min(1),
    threshold: schemas/* number */.aig().min(0).optional(),
});
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
const evaluateResponse = schemas/* object */.Ikc({
    evaluation_id: schemas/* string */.YjP(),
    overall_pass: schemas/* boolean */.zMY(),
    results: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerResult */.sp),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerError */.Tz).optional(),
});


/***/ })

};
