export const id = 3839;
export const ids = [3839];
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

/***/ 53839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  restoreState: () => (/* binding */ restoreState)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(98209);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(14331);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/github/read-archive.js



/** security.md S07. */
const MOST_ENTRIES = 16;
const MOST_BYTES = 64 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
/** Encrypted, strongly encrypted, central directory encrypted (APPNOTE 4.4.4: bits 0, 6 and 13). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
/** Kind of a file in the Unix mode (the upper half of the attributes): none said, or a regular file. */
const KIND = 0o170000;
const REGULAR = 0o100000;
/**
 * Reads a zip archive from outside in memory, by name; nothing is ever written under a name of it (security.md S07). Whatever
 * is odd refuses the whole of it: another name, an entry twice, a link or folder, encryption, a wrong checksum, size or
 * digest, over 16 entries, over 64 MiB inflated. Rejects with Fault `validation_failed`, subcode `bad_archive`, in our own
 * words: names of the archive stand in no message.
 */
async function readArchive(bytes, form) {
    checkDigest(bytes, form.digest);
    const { fromBuffer } = await __webpack_require__.e(/* import() */ 5491).then(__webpack_require__.t.bind(__webpack_require__, 65491, 19));
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const options = {
        lazyEntries: true,
        decodeStrings: false,
        validateEntrySizes: true,
        strictFileNames: true,
    };
    const file = await promised((done) => fromBuffer(buffer, options, done));
    if (file.entryCount > MOST_ENTRIES)
        throw bad(`it holds over ${MOST_ENTRIES} entries`);
    const entries = checkEntries(await entriesOf(file), form);
    const contents = new Map();
    // Sizes were summed up before the first is inflated, and no stream gives more than its size says.
    for (const [name, entry] of entries)
        contents.set(name, await contentOf(file, entry));
    return contents;
}
function checkDigest(bytes, digest) {
    if (digest === undefined)
        return;
    if (digest.toLowerCase() !== `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`)
        throw bad('its digest is another one than GitHub tells');
}
async function entriesOf(file) {
    const entries = [];
    await promised((done) => {
        file.on('error', (error) => done(error));
        file.on('end', () => done(null));
        file.on('entry', (entry) => {
            entries.push(entry);
            // The count of the directory may be a lie.
            if (entries.length > MOST_ENTRIES)
                done(bad(`it holds over ${MOST_ENTRIES} entries`));
            else
                file.readEntry();
        });
        file.readEntry();
    });
    return entries;
}
function checkEntries(entries, { names, required }) {
    const found = new Map();
    let size = 0;
    for (const entry of entries) {
        const name = names.find((one) => entry.fileName.equals(Buffer.from(one)));
        if (name === undefined)
            throw bad('it holds something else than the files expected');
        if (found.has(name))
            throw bad('it holds a file twice');
        const kind = (entry.externalFileAttributes >>> 16) & KIND;
        if (kind !== 0 && kind !== REGULAR)
            throw bad('it holds a link or another special file');
        if (isEncrypted(entry))
            throw bad('it is encrypted');
        if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
            throw bad('it is compressed in an unknown way');
        size += entry.uncompressedSize;
        if (size > MOST_BYTES)
            throw bad(`it holds over ${MOST_BYTES / 2 ** 20} MiB`);
        found.set(name, entry);
    }
    for (const name of required)
        if (!found.has(name))
            throw bad(`there is no ${name} in it`);
    return found;
}
const isEncrypted = ({ generalPurposeBitFlag }) => (generalPurposeBitFlag & ENCRYPTED) !== 0;
async function contentOf(file, entry) {
    const local = await promised((done) => file.readLocalFileHeader(entry, done));
    if (!local.fileName.equals(entry.fileName) ||
        local.compressionMethod !== entry.compressionMethod ||
        isEncrypted(local))
        throw bad('its directory and its files contradict each other');
    const content = await promised((done) => {
        file.openReadStream(entry, (error, stream) => {
            if (error !== null)
                return done(error);
            const pieces = [];
            stream.on('data', (piece) => pieces.push(piece));
            stream.on('error', (fault) => done(fault));
            stream.on('end', () => done(null, Buffer.concat(pieces)));
        });
    });
    if (content.length !== entry.uncompressedSize)
        throw bad('a file has another size than it says');
    if ((0,external_node_zlib_.crc32)(content) !== entry.crc32)
        throw bad('a checksum does not fit');
    return content;
}
/** A callback of yauzl as a promise; its errors hold texts of the archive, which stay in the cause. */
function promised(start) {
    return new Promise((resolve, reject) => {
        const done = (error, value) => {
            if (error === null)
                resolve(value); // Without an error there is a value, or none is asked for.
            else
                reject(error instanceof errors/* Fault */.vC ? error : bad('it is damaged or no zip archive', error));
        };
        try {
            start(done);
        }
        catch (error) {
            done(error); // Border: yauzl throws for what it cannot even begin with.
        }
    });
}
function bad(reason, cause) {
    return new errors/* Fault */.vC('validation_failed', `The archive is not accepted: ${reason}.`, {
        subcode: 'bad_archive',
        hint: 'A later run will make a good one.',
        ...(cause === undefined ? {} : { cause }),
    });
}

// EXTERNAL MODULE: ./lib/github/state-archive.js
var state_archive = __webpack_require__(12204);
// EXTERNAL MODULE: ./lib/github/state-origin.js
var state_origin = __webpack_require__(2378);
;// CONCATENATED MODULE: ./lib/github/restore-state.js





/** One page: pull requests and forks leave artifacts of this name too, and must not push those of the branch out of sight. */
const LISTED = 100;
/** Candidates that are looked into when the newest ones are no good. */
const MOST_TRIED = 15;
/** States that are put together: runs that end at the same time know nothing of each other (toolchain.md 3). */
const MERGED = 3;
/** A state of 64 MiB at the most is text, which deflate makes far smaller than this. */
const LARGEST_ARCHIVE = 32 * 1024 * 1024;
/**
 * Brings the newest states of the branch back into the store of this run: rows of the index, history of the cases, journals
 * that can be a baseline. Only what a run of this workflow made on that branch of this repository is taken (security.md
 * S06). Never rejects: whatever is wrong is a notice, and the run starts without a baseline.
 */
async function restoreState(client, context, request) {
    const origin = (0,state_origin/* wantedOrigin */.UV)(context);
    if (origin === undefined)
        return cold('the runner does not tell repository, branch and workflow, so no state can be trusted');
    const notices = [];
    try {
        const listed = await client.artifacts(request.name, LISTED);
        const candidates = listed.filter((one) => (0,state_origin/* mayBeOurs */.UN)(one, origin)).sort(newestRunFirst);
        const { good, refused, stopped } = await look(client, candidates.slice(0, MOST_TRIED), origin, request);
        if (refused.length > 0)
            notices.push(passedOver(refused));
        if (stopped !== undefined)
            notices.push(unreadable(stopped));
        if (good.length === 0) {
            if (stopped === undefined)
                notices.push(...cold(whyNone(listed, candidates, origin)).notices);
            return { baseline: undefined, notices };
        }
        return { baseline: await merge(good, request), notices };
    }
    catch (error) {
        notices.push(unreadable((0,errors/* asFault */.Ps)(error)));
        return { baseline: undefined, notices };
    }
}
/** By the run, not by the upload: a rerun of an old commit uploads late, and its run keeps its number. */
const newestRunFirst = (a, b) => b.run.id - a.run.id || b.id - a.id;
async function look(client, candidates, origin, request) {
    const good = [];
    const refused = [];
    let stopped;
    for (let next = 0; next < candidates.length && good.length < MERGED && stopped === undefined;) {
        const wave = candidates.slice(next, next + MERGED - good.length);
        next += wave.length;
        for (const found of await Promise.all(wave.map((one) => lookInto(client, one, origin, request))))
            if ('read' in found)
                good.push(found.read);
            else if ('refused' in found)
                refused.push(found.refused);
            else
                stopped ??= found.stopped;
    }
    return { good, refused, stopped };
}
async function lookInto(client, { id, run: made, sizeBytes, digest }, origin, { key }) {
    const refuse = (reason) => ({ refused: `artifact ${id}: ${reason}` });
    try {
        const run = await client.workflowRun(made.id);
        const problem = (0,state_origin/* originProblem */.QS)(run, made, origin);
        if (problem !== undefined)
            return refuse(problem);
        if (sizeBytes > LARGEST_ARCHIVE)
            return refuse('its archive is too large');
        const bytes = await client.artifactArchive(id, LARGEST_ARCHIVE);
        const form = { names: [state_archive/* STATE_FILE */.bv, state_archive/* JOURNAL_FILE */.RD], required: [state_archive/* STATE_FILE */.bv], digest };
        const read = (0,state_archive/* readState */.un)(await readArchive(bytes, form), key);
        const mismatch = (0,state_origin/* stateProblem */.TF)(read.state, run, origin);
        return mismatch === undefined ? { read } : refuse(mismatch);
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_state')
            return refuse(fault.message.replace(/^The (?:archive|state) is not (?:accepted|taken): |\.$/g, ''));
        if (fault.code === 'too_large')
            return refuse('its archive is too large');
        if (fault.subcode === 'gone')
            return refuse('it has expired');
        if (fault.code === 'internal')
            return refuse('it cannot be read');
        if (fault.subcode === 'not_found')
            return refuse('it is not there any more');
        // The next one would meet the same: a permission, a limit, the line.
        return { stopped: fault };
    }
}
/** Everything of the good states that is not here yet, of the newest first. */
async function merge(good, { store, paths, ports }) {
    const { files } = ports;
    for (const { journal } of good)
        if (journal !== undefined && files.stat(paths.runFolder(journal.runId)) === null)
            files.writeAtomic(paths.journal(journal.runId), journal.text);
    const known = new Set((await store.runSummaries()).map((row) => row.run_id));
    const rows = new Map();
    for (const { state } of good)
        for (const row of state.rows)
            if (!known.has(row.run_id) && !rows.has(row.run_id))
                rows.set(row.run_id, row);
    const histories = new Map();
    for (const { state } of good)
        for (const { id, value } of state.history)
            if (!histories.has(id))
                histories.set(id, value);
    const isHere = (runId) => files.stat(paths.journal(runId)) !== null;
    await Promise.all([
        // Oldest first, as they were put where they come from: of two of one moment the later one is the newer. A row alone
        // tells of a trend; as a baseline it would be tried in vain.
        ...[...rows.values()]
            .reverse()
            .map((row) => store.putRunSummary(isHere(row.run_id) ? row : { ...row, journal: false })),
        ...[...histories].map(([id, value]) => store.update('case_history', id, (here) => here ?? value)),
    ]);
    const baseline = good.find(({ state, journal }) => state.rows.some((row) => row.run_id === journal?.runId && (0,state_archive/* servesAsBaseline */.ge)(row)));
    return baseline?.journal?.runId;
}
const cold = (reason) => ({
    baseline: undefined,
    notices: [`No earlier state: ${reason}. This run starts without a baseline.`],
});
function whyNone(listed, tried, origin) {
    if (tried.length > 0)
        return `none of ${origin.branch} could be taken`;
    if (listed.some((one) => one.expired && (0,state_origin/* mayBeOurs */.UN)({ ...one, expired: false }, origin)))
        return `that of ${origin.branch} has expired`;
    return `${origin.branch} has none yet`;
}
/** Refusals that are named; the rest is counted. */
const MOST_NAMED = 3;
function passedOver(refused) {
    const more = refused.length > MOST_NAMED ? `; and ${refused.length - MOST_NAMED} more` : '';
    const named = refused.slice(0, MOST_NAMED).join('; ');
    return `${(0,format/* formatCounted */.So)(refused.length, 'state artifact')} passed over (${named}${more}).`;
}
function unreadable(fault) {
    if (fault.subcode === 'forbidden')
        return 'Earlier states could not be read: give the job the permission "actions: read". This run starts without a baseline.';
    return `Earlier states could not all be read: ${fault.message.replace(/\.$/, '')}.`;
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
