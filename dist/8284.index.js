export const id = 8284;
export const ids = [8284];
export const modules = {

/***/ 45971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   om: () => (/* binding */ casesFrom),
/* harmony export */   tx: () => (/* binding */ attemptOf),
/* harmony export */   vV: () => (/* binding */ UNPLAYED)
/* harmony export */ });
/* unused harmony export caseOf */
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60133);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72277);



/** Puts an attempt together from its journal records. Pure: the same records give the same attempt, before and after a crash. */
function attemptOf(played, scored, scorers) {
    const turns = played.turns.map((turn, index) => {
        const results = Object.create(null);
        const errors = Object.create(null);
        // In the order planned, not in the order in which judges happened to answer.
        for (const name of scorers[index] ?? []) {
            const record = scored.find((one) => one.turn === index && one.scorer === name);
            if (record?.result !== undefined)
                results[name] = record.result;
            if (record?.error !== undefined)
                errors[name] = record.error;
        }
        return {
            turn_id: turn.turn_id,
            input: turn.input,
            output: turn.output,
            latency_ms: turn.latency_ms,
            tool_calls: turn.tool_calls,
            results,
            ...(Object.keys(errors).length === 0 ? {} : { errors }),
        };
    });
    if (played.type === 'attempt.errored')
        return { status: 'errored', error: played.error, turns };
    const failing = turns.flatMap((turn) => Object.entries(turn.errors ?? {}));
    if (failing.length > 0) {
        const [scorer, error] = failing[0];
        const more = failing.length === 1 ? '' : ` (and ${failing.length - 1} more)`;
        return {
            status: 'errored',
            error: {
                code: error.code,
                message: `${scorer}: ${error.message}${more}`,
                ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ hint: error.hint }),
            },
            turns,
        };
    }
    return { ...(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptOutcome */ .St)(turns), turns };
}
/** Why a case has no verdict of which some attempts are missing. */
const UNPLAYED = 'not played to the end: the run stopped first';
/**
 * The case as results.json shows it. `reason` says why a case was skipped. `quarantined` are its outcomes in earlier runs, where
 * it does not gate because of them.
 */
function caseOf(plan, attempts, flaky = false, quarantined) {
    const { status, unsure } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .caseOutcome */ .X_)(attempts, plan);
    return {
        id: plan.id,
        name: plan.name,
        agent_id: plan.agent_id,
        tags: plan.tags,
        location: plan.location,
        status,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ unsure }),
        ...(plan.gating && quarantined === undefined ? {} : { gating: false }),
        ...(status === 'skipped' ? { reason: whySkipped(plan, attempts, unsure) } : {}),
        ...(plan.unreachable === true ? { unreachable: true } : {}),
        hash: plan.hash,
        min_passes: plan.min_passes,
        ...((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isVerdict */ ._f)(status) && attempts.length < plan.repeat ? { repeat: plan.repeat } : {}),
        ...(flaky ? { flaky: true } : {}),
        ...(quarantined === undefined ? {} : { quarantined: true, outcomes: quarantined }),
        attempts,
    };
}
function whySkipped(plan, attempts, unsure) {
    if (plan.skip !== undefined)
        return plan.skip;
    if (attempts.length < plan.repeat)
        return UNPLAYED;
    return unsure === true ? whyUnsure(attempts) : `not_applicable: ${noEvidence(attempts)}`;
}
/** What could not be told of the first unsure result, with its scorer; that of other attempts stands there. */
function whyUnsure(attempts) {
    for (const { unsure, turns } of attempts)
        if (unsure === true)
            for (const { results } of turns)
                for (const [scorer, result] of Object.entries(results))
                    if ((0,_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsure */ .hD)(result)) {
                        const said = result.metadata['unsure_reason'];
                        return `unsure: ${scorer}: ${typeof said === 'string' ? said : 'no rule decides it without a model'}`;
                    }
    return 'unsure: no rule decides it without a model';
}
/** Why no result of a skipped case counts: those that are there may be shown and not gate. */
function noEvidence(attempts) {
    const shown = attempts.some(({ turns }) => turns.some(({ results }) => Object.values(results).some(({ gating, metadata }) => gating === false && metadata['not_applicable'] !== true)));
    return shown ? 'its results are shown and do not gate' : 'no scorer had anything to judge';
}
/**
 * Cases in the order planned, put together from the journal each time they are asked for, so memory stays bounded. `flaky`
 * holds the ids of those that went both ways in earlier runs, `quarantine` those that do not gate for that reason.
 */
function casesFrom(plans, attemptOf, flaky = new Set(), quarantine) {
    const quarantined = new Map(quarantine?.cases.map(({ id, outcomes }) => [id, outcomes]));
    return {
        *[Symbol.iterator]() {
            for (const plan of plans) {
                const attempts = [];
                if (plan.skip === undefined)
                    for (let attempt = 0; attempt < plan.repeat; attempt++) {
                        const result = attemptOf(plan, attempt);
                        if (result !== undefined)
                            attempts.push(result);
                    }
                yield caseOf(plan, attempts, flaky.has(plan.id), quarantined.get(plan.id));
            }
        },
    };
}


/***/ }),

/***/ 72277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ attemptOutcome),
/* harmony export */   X_: () => (/* binding */ caseOutcome),
/* harmony export */   _f: () => (/* binding */ isVerdict)
/* harmony export */ });
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60133);
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79721);


const UNSURE = { status: 'skipped', unsure: true };
/**
 * What an attempt came to that was played and judged without an error. A turn fails by one sure failure, passes by sure passes,
 * whatever unsure results stand beside them, and is unsure with results of which none is sure; with none at all it is not judged.
 * An attempt with a failed turn failed; else one with an unsure turn is unsure, because not all of its turns passed.
 */
function attemptOutcome(turns) {
    let [judged, unsure] = [false, false];
    for (const { results } of turns) {
        const all = Object.values(results);
        const sure = all.filter(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .t);
        if (sure.some(({ pass }) => !pass))
            return { status: 'failed' };
        if (sure.length > 0)
            judged = true;
        else if (all.some(_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsure */ .hD))
            unsure = true;
    }
    if (unsure)
        return UNSURE;
    return { status: judged ? 'passed' : 'skipped' };
}
/**
 * What a case came to (contract 5). It passes with `min_passes` passes; attempts that had nothing to judge lower that number, and
 * so do unsure ones as long as no more attempts are unsure than sure. It has failed when the passes could not be reached even if
 * every errored and every unsure attempt had passed. Between the two nobody knows: errored, or unsure where nothing errored.
 */
function caseOutcome(attempts, plan) {
    const of = (status) => attempts.filter((attempt) => attempt.status === status).length;
    const [passed, errored, skipped] = [of('passed'), of('errored'), of('skipped')];
    const unsure = attempts.filter((attempt) => attempt.unsure === true).length;
    const unplayed = plan.repeat - attempts.length;
    // What was never played leaves the number of passes required as it is.
    const requiredOf = (leftOut) => Math.min(plan.min_passes, plan.repeat - leftOut);
    const required = requiredOf(skipped - unsure);
    if (skipped + unplayed >= plan.repeat)
        return unsure > 0 && unplayed === 0 ? UNSURE : { status: 'skipped' };
    const mostlySure = unsure <= passed + of('failed');
    if (passed >= (mostlySure ? requiredOf(skipped) : required))
        return { status: 'passed' };
    if (passed + errored + unsure + unplayed < required)
        return { status: 'failed' };
    if (unplayed > 0)
        return { status: 'skipped' };
    return errored > 0 ? { status: 'errored' } : UNSURE;
}
/** Whether a case was decided: no other outcome says anything of how it goes. */
const isVerdict = (status) => status === 'passed' || status === 'failed';


/***/ }),

/***/ 71874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   MQ: () => (/* binding */ withoutJudge),
/* harmony export */   Tm: () => (/* binding */ judgedOffline),
/* harmony export */   jh: () => (/* binding */ missingSecretsSentence),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   lm: () => (/* binding */ missingSecretsWarnings),
/* harmony export */   sF: () => (/* binding */ emptyKeyWarnings)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);

/** metrics.md 0.8. */
const LONGEST_REASONING = 800;
/** Who judged, and why not the judge that the settings name; without a full stop. */
const judgedOffline = ({ reason }) => `judged offline: ${reason}`;
/**
 * Whether a result is the same with and without the judge's key: nobody was asked (regex, code, references, validated
 * personal data), and what was found is certain. What only looks like something is of lower confidence (metrics.md 10.7).
 */
function isSettled({ metadata }) {
    const judgeInfo = metadata['judge'];
    if (typeof judgeInfo !== 'object' || judgeInfo === null)
        return false;
    const { mode, confidence } = judgeInfo; // Border: may have been read from disk; both are compared below.
    return mode === 'none' && confidence === 'high';
}
/** What a run had to do without, and why, as its header says it; without a full stop. */
const missingSecretsSentence = ({ reason, judge }) => judge ? judgedOffline({ reason }) : `not all agents could be called: ${reason}`;
/** As the beginning of a sentence. */
const capitalized = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** A result of a run whose judge's key is missing: shown, and outside the gate unless it is settled (contract 5). */
function withoutJudge(result, missing) {
    if (isSettled(result))
        return result;
    const why = `${judgedOffline(missing)}.`;
    const reasoning = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(result.reasoning.replace(/\.$/, ''), LONGEST_REASONING - why.length - 2);
    const shown = {
        ...result,
        gating: false,
        reasoning: reasoning === '' ? why : `${reasoning}; ${why}`,
    };
    if (result.metadata['unsure'] === undefined)
        return shown;
    // Not the rules' doubt keeps it from gating, but that nobody asked the judge: it is not among the unsure ones.
    const { unsure: _, ...metadata } = result.metadata;
    return { ...shown, metadata };
}
/** What reports say beside the verdict of a run that was given no secrets. */
function missingSecretsWarnings({ secrets_withheld: reason, }) {
    return reason === undefined ? [] : [`${capitalized(reason)}; only what needs no secret gates.`];
}
/** What reports and the log say where a key's variable is empty on a run that is given secrets: a name that is misspelt, most likely. */
function emptyKeyWarnings(names = []) {
    if (names.length === 0)
        return [];
    const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
    return [
        `Judged offline, by heuristics and no model: ${names.join(' and ')} ${are} set but empty. Check the name of the secret, or take ${them} out.`,
    ];
}


/***/ }),

/***/ 50890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openRunJournal),
  K: () => (/* binding */ unpacked)
});

// EXTERNAL MODULE: ./lib/state/blobs.js
var state_blobs = __webpack_require__(72693);
// EXTERNAL MODULE: ./lib/state/journal.js
var state_journal = __webpack_require__(5474);
;// CONCATENATED MODULE: ./lib/state/read-ahead.js
/** What is read at once, and how much of it lies before the place that was asked for: neighbours are asked for in no strict order. */
const WINDOW_BYTES = 512 * 1024;
const BEFORE_BYTES = 128 * 1024;
/**
 * A reader of an append-only file for somebody who goes through it roughly in order: many small reads are one of the system. One
 * that is far from the one before is read alone, so that going through it in another order costs no more than before. What it
 * gives is only good until it is asked again.
 */
function readAhead(reader) {
    /** Made once it is needed, and read into again and again. */
    let room;
    let window = new Uint8Array(0);
    let start = 0;
    let last = 0;
    return {
        size: reader.size,
        close: reader.close,
        readAt(offset, length, place) {
            if (place !== undefined)
                return reader.readAt(offset, length, place);
            const isNear = Math.abs(offset - last) <= BEFORE_BYTES;
            last = offset;
            const holds = () => offset >= start && offset + length <= start + window.length;
            if (!holds()) {
                if (!isNear || length > WINDOW_BYTES - BEFORE_BYTES)
                    return reader.readAt(offset, length);
                start = Math.max(0, offset - BEFORE_BYTES);
                room ??= Buffer.allocUnsafeSlow(WINDOW_BYTES);
                window = reader.readAt(start, WINDOW_BYTES, room);
                // Behind what is there: fewer bytes, as without a window.
                if (!holds())
                    return reader.readAt(offset, length);
            }
            return window.subarray(offset - start, offset - start + length);
        },
    };
}

// EXTERNAL MODULE: ./lib/runs/attempt.js
var runs_attempt = __webpack_require__(45971);
;// CONCATENATED MODULE: ./lib/state/number-column.js
const FIRST_ROOM = 256;
/** An empty list, of numbers that fit into the kind of array. */
function numberColumn(Kind) {
    let numbers = new Kind(FIRST_ROOM);
    let length = 0;
    return {
        get length() {
            return length;
        },
        at: (place) => numbers[place], // Of a place that was pushed.
        set(place, value) {
            numbers[place] = value;
        },
        push(value) {
            if (length === numbers.length) {
                const larger = new Kind(2 * length);
                larger.set(numbers);
                numbers = larger;
            }
            numbers[length] = value;
            return length++;
        },
    };
}

;// CONCATENATED MODULE: ./lib/runs/lean-result.js
/** What metadata can say that results are counted by. */
const COUNTED_BY = [
    ['not_applicable', true],
    ['unsure', true],
    ['weight', 0],
];
/** Behind a mark for each of those. */
const PASS = 1 << COUNTED_BY.length;
const SHOWN_ONLY = PASS << 1;
/** Metadata without anything else: one object for all results that are counted alike. */
const LEAN_METADATA = Array.from({ length: PASS }, (_, marks) => Object.freeze(Object.fromEntries(COUNTED_BY.filter((__, place) => (marks & (1 << place)) !== 0))));
/** All that a result is counted by besides its score, as one number of five bits: many are held at a time. */
function marksOf({ pass, gating, metadata }) {
    let marks = (pass ? PASS : 0) | (gating === false ? SHOWN_ONLY : 0);
    for (const [place, [name, value]] of COUNTED_BY.entries())
        if (metadata[name] === value)
            marks |= 1 << place;
    return marks;
}
/** The result as far as it is counted, without its texts. */
function leanResult(score, marks) {
    const pass = (marks & PASS) !== 0;
    const metadata = LEAN_METADATA[marks & (PASS - 1)]; // One for each.
    const lean = { score, pass, reasoning: '', metadata };
    return (marks & SHOWN_ONLY) === 0 ? lean : { ...lean, gating: false };
}

;// CONCATENATED MODULE: ./lib/runs/attempt-table.js


/** Stands where there is no play, no latency or no further result. */
const NONE = -1;
function attemptTable() {
    const rows = attemptRows();
    const plays = playColumns();
    const scores = scoreColumns();
    return {
        played(record, location) {
            plays.put(rows.made(record), record, location);
        },
        scored(record, location) {
            scores.add(rows.made(record), record, location);
        },
        forget: rows.forget,
        entry(key) {
            const row = rows.of(key);
            return row === undefined ? undefined : { played: plays.of(row), scored: scores.of(row) };
        },
    };
}
/** The row of each attempt. Most cases have one, which is found by the id of the case itself. */
function attemptRows() {
    const first = new Map();
    const further = new Map();
    let count = 0;
    const placeOf = ({ case_id, attempt }) => attempt === 0 ? { map: first, key: case_id } : { map: further, key: `${attempt}:${case_id}` };
    return {
        of(key) {
            const place = placeOf(key);
            return place.map.get(place.key);
        },
        made(of) {
            const { map, key } = placeOf(of);
            const known = map.get(key);
            if (known !== undefined)
                return known;
            map.set(key, count);
            return count++;
        },
        forget(of) {
            const { map, key } = placeOf(of);
            map.delete(key);
        },
    };
}
/** Plays by row. */
function playColumns() {
    const offsets = numberColumn(Float64Array);
    const lengths = numberColumn(Int32Array);
    /** Where its latencies begin among those of all, and how many they are. */
    const begins = numberColumn(Int32Array);
    const turns = numberColumn(Int32Array);
    const latencies = numberColumn(Float64Array);
    return {
        put(row, record, { offset, length }) {
            while (offsets.length <= row)
                for (const column of [offsets, lengths, begins, turns])
                    column.push(NONE);
            offsets.set(row, offset);
            lengths.set(row, length);
            begins.set(row, latencies.length);
            const isErrored = record.type === 'attempt.errored';
            turns.set(row, isErrored ? NONE : record.turns.length);
            if (!isErrored)
                for (const { latency_ms } of record.turns)
                    latencies.push(latency_ms);
        },
        of(row) {
            if (row >= offsets.length || offsets.at(row) === NONE)
                return undefined;
            const count = turns.at(row);
            const begin = begins.at(row);
            return {
                offset: offsets.at(row),
                length: lengths.at(row),
                latencies: count === NONE ? undefined : Array.from({ length: count }, (_, turn) => latencies.at(begin + turn)),
            };
        },
    };
}
/** Behind the marks of a result (lean-result.ts). */
const HAS_RESULT = 1 << 6;
const IS_ERROR = 1 << 7;
/** Results of all attempts, each with the next one of its attempt. */
function scoreColumns() {
    /** By row: the first of its results and the last. */
    const firsts = numberColumn(Int32Array);
    const lasts = numberColumn(Int32Array);
    const nexts = numberColumn(Int32Array);
    const offsets = numberColumn(Float64Array);
    const lengths = numberColumn(Int32Array);
    const turns = numberColumn(Int32Array);
    const scorers = numberColumn(Int32Array);
    const scores = numberColumn(Float64Array);
    const marks = numberColumn(Uint8Array);
    const names = numberedNames();
    const entryAt = (place) => {
        const bits = marks.at(place);
        return {
            offset: offsets.at(place),
            length: lengths.at(place),
            turn: turns.at(place),
            scorer: names.name(scorers.at(place)),
            result: (bits & HAS_RESULT) === 0 ? undefined : leanResult(scores.at(place), bits & (HAS_RESULT - 1)),
            isError: (bits & IS_ERROR) !== 0,
        };
    };
    return {
        add(row, { turn, scorer, result, error }, { offset, length }) {
            while (firsts.length <= row)
                for (const column of [firsts, lasts])
                    column.push(NONE);
            const place = nexts.push(NONE);
            offsets.push(offset);
            lengths.push(length);
            turns.push(turn);
            scorers.push(names.number(scorer));
            scores.push(result?.score ?? 0);
            marks.push((result ? HAS_RESULT | marksOf(result) : 0) | (error === undefined ? 0 : IS_ERROR));
            if (firsts.at(row) === NONE)
                firsts.set(row, place);
            else
                nexts.set(lasts.at(row), place);
            lasts.set(row, place);
        },
        of(row) {
            const entries = [];
            if (row < firsts.length)
                for (let place = firsts.at(row); place !== NONE; place = nexts.at(place))
                    entries.push(entryAt(place));
            return entries;
        },
    };
}
/** Numbers for names, of which there are few. */
function numberedNames() {
    const numbers = new Map();
    const names = [];
    return {
        name: (number) => names[number], // One that `number` gave out.
        number(name) {
            const known = numbers.get(name);
            if (known !== undefined)
                return known;
            numbers.set(name, names.length);
            return names.push(name) - 1;
        },
    };
}

// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
;// CONCATENATED MODULE: ./lib/runs/usage.js

/** Empty books; every record of a journal goes in once, also those of attempts that were played again: they were paid for. */
function usageBooks() {
    const agent = { calls: 0, input_tokens: null, output_tokens: null, cost_usd: null };
    let judge = { ...judges_judge/* NO_USAGE */.yJ };
    return {
        played(record) {
            agent.calls += record.calls;
            if (record.stored === true)
                return;
            for (const { usage } of record.turns)
                for (const key of ['input_tokens', 'output_tokens', 'cost_usd']) {
                    const value = usage?.[key];
                    if (value !== null && value !== undefined)
                        agent[key] = (agent[key] ?? 0) + value;
                }
        },
        scored(record) {
            judge = (0,judges_judge/* addUsage */.vk)(judge, record.usage);
        },
        total: () => ({ agent: { ...agent }, judge: { ...judge } }),
    };
}

;// CONCATENATED MODULE: ./lib/runs/journal-index.js


/** Where the records of a journal are, and what those add up to that hold for all of it. */
function journalIndex() {
    const attempts = attemptTable();
    const planned = new Map();
    const books = usageBooks();
    const whole = {};
    return {
        planned,
        books,
        whole,
        /** What is known of an attempt. */
        entry: (caseId, attempt) => attempts.entry({ case_id: caseId, attempt }),
        note(record, location) {
            switch (record.type) {
                case 'run.started':
                    whole.config = record.config;
                    whole.startedAt = record.at;
                    break;
                case 'case.planned':
                    planned.set(record.case.id, record.case);
                    break;
                case 'run.finished':
                    whole.finished = record;
                    break;
                case 'attempt.played':
                case 'attempt.errored':
                    attempts.played(record, location);
                    books.played(record);
                    break;
                case 'turn.scored':
                    attempts.scored(record, location);
                    books.scored(record);
                    break;
                case 'turn.unscored':
                    books.scored(record);
                    break;
                case 'attempt.retried':
                    attempts.forget(record);
                    break;
                case 'run.resumed':
                    whole.finished = undefined;
                    break;
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/runs/run-journal.js





/** Reads and writes records where they are. */
function recordFile(path, ports, blobs) {
    // Opened at the first append: a reader must not touch the journal of a run that another process is writing.
    let journal;
    let reader;
    const read = (location) => {
        journal?.settle();
        reader ??= readAhead(ports.files.reader(path));
        return (0,state_journal/* readRecord */.aE)(reader, location); // As above.
    };
    const opened = () => {
        // What was read ahead may hold a torn last line, which is cut off now.
        reader?.close();
        reader = undefined;
        return (0,state_journal/* openJournal */._0)(path, ports);
    };
    return {
        write(record) {
            journal ??= opened();
            const isPlay = record.type === 'attempt.played' || record.type === 'attempt.errored';
            return journal.appendSoon(isPlay ? packed(record, blobs) : record);
        },
        settle: () => journal?.settle(),
        flush: async () => journal?.flush(),
        play: (location) => unpacked(read(location), blobs),
        score: (location) => read(location),
        async close() {
            reader?.close();
            await journal?.close();
        },
    };
}
function openRunJournal(path, ports, blobs) {
    const { note, entry, planned, books, whole } = journalIndex();
    // Records are written by this file alone and carry a checksum, so what can be read has the shape it was written with.
    const { bad, tornBytes } = (0,state_journal/* readJournal */.a0)(path, ports, (record, location) => note(record, location));
    const file = recordFile(path, ports, blobs);
    const append = (record) => note(record, file.write(record));
    /** An attempt whose scorer results are all there. */
    const ended = (plan, attempt) => {
        const known = entry(plan.id, attempt);
        const wanted = known?.played?.latencies === undefined ? 0 : countOf(plan.scorers);
        return known?.played === undefined || known.scored.length < wanted ? undefined : known;
    };
    const attemptAt = (plan, attempt) => {
        const known = ended(plan, attempt);
        if (known?.played === undefined)
            return undefined;
        return (0,runs_attempt/* attemptOf */.tx)(file.play(known.played), known.scored.map(file.score), plan.scorers);
    };
    return {
        append,
        settle: file.settle,
        flush: file.flush,
        played(caseId, attempt) {
            const location = entry(caseId, attempt)?.played;
            return location === undefined ? undefined : file.play(location);
        },
        scored: (caseId, attempt) => (entry(caseId, attempt)?.scored ?? []).map(file.score),
        attempt: attemptAt,
        counted(plan, attempt) {
            const known = ended(plan, attempt);
            const latencies = known?.played?.latencies;
            const isWhole = plan.repeat > 1 || latencies === undefined || known?.scored.some((one) => one.isError);
            if (known === undefined || isWhole)
                return attemptAt(plan, attempt);
            return (0,runs_attempt/* attemptOf */.tx)(leanPlay(latencies), known.scored, plan.scorers);
        },
        forget: (caseId, attempt) => append({ type: 'attempt.retried', case_id: caseId, attempt }),
        get usage() {
            return books.total();
        },
        get config() {
            return whole.config;
        },
        get startedAt() {
            return whole.startedAt;
        },
        get planned() {
            return [...planned.values()];
        },
        get header() {
            return whole.finished?.header;
        },
        get findings() {
            return { comparison: whole.finished?.comparison, flaky: whole.finished?.flaky };
        },
        damage: { lines: bad, bytes: tornBytes },
        close: file.close,
    };
}
const countOf = (scorers) => scorers.reduce((sum, { length }) => sum + length, 0);
const LEAN_TURN = { turn_id: '', input: '', output: '', tool_calls: null };
const leanPlay = (latencies) => ({
    type: 'attempt.played',
    turns: latencies.map((latency_ms) => ({ ...LEAN_TURN, latency_ms })),
});
function packed(record, blobs) {
    if (!record.turns.some((turn) => turn.output.length > state_blobs/* LONGEST_IN_LINE */.O))
        return record;
    const turns = record.turns.map((turn) => turn.output.length > state_blobs/* LONGEST_IN_LINE */.O
        ? { ...turn, output: '', output_blob: blobs.put(turn.output) }
        : turn);
    return { ...record, turns };
}
/** A record with the outputs that its blobs hold; Fault `storage` when one is missing or damaged. */
function unpacked(record, blobs) {
    if (!record.turns.some((turn) => turn.output_blob !== undefined))
        return record;
    const turns = record.turns.map((turn) => {
        if (turn.output_blob === undefined)
            return turn;
        const { output_blob: blob, ...rest } = turn;
        return { ...rest, output: blobs.get(blob) };
    });
    return { ...record, turns };
}


/***/ }),

/***/ 79721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ counts)
/* harmony export */ });
/** Shown, but outside turn pass, averages and gate: nothing was judged, or the judgement is only a screen (contract 4, 5). */
function counts(result) {
    return result.gating !== false && result.metadata['not_applicable'] !== true;
}


/***/ }),

/***/ 38913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   X: () => (/* binding */ round4)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A score as it is shown and decided on: clamped to [0,1], four decimals (metrics.md 0.1). A value that is no number is a bug and throws. */
function round4(value) {
    if (!Number.isFinite(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `A formula gave ${value} instead of a number.`, {
            hint: 'This is a bug in Assay. Please report it with the input you evaluated.',
        });
    }
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round((clamped + Number.EPSILON) * 1e4) / 1e4;
}
/** A score for a sentence: up to four decimals, no trailing zeros. */
function shown(value) {
    return String(round4(value));
}


/***/ }),

/***/ 72693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ LONGEST_IN_LINE),
/* harmony export */   d: () => (/* binding */ openBlobs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** Texts longer than this (in characters) belong here, not into journal lines (toolchain.md 5). */
const LONGEST_IN_LINE = 32 * 1024;
const SHA256 = /^[0-9a-f]{64}$/;
/** The blobs of a folder. A lone surrogate, which UTF-8 cannot hold, comes back as U+FFFD. */
function openBlobs(folder, { files }) {
    return {
        put(text) {
            const bytes = Buffer.from(text);
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, sha256);
            if (files.stat(path)?.size !== bytes.length)
                files.writeAtomic(path, bytes);
            return sha256;
        },
        get(sha256) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, sha256);
            const text = SHA256.test(sha256) ? files.readTextIfThere(path) : null;
            if (text !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex') === sha256)
                return text;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('storage', `The stored text ${sha256} is ${text === null ? 'missing' : 'damaged'}.`, {
                where: path,
                hint: 'Resume the run: what is missing is run again.',
            });
        },
    };
}


/***/ }),

/***/ 5474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   aE: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _journal_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42113);


/** Flushed to disk at the latest after so many records or so much time (security.md R12). */
const FLUSH_RECORDS = 64;
const FLUSH_MS = 1_000;
const PIECE_BYTES = 1024 * 1024;
/** More than this does not wait for the end of the turn. */
const MOST_HELD_BYTES = 256 * 1024;
/** A longer line is passed over instead of being held in memory; texts that large belong into blobs. */
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
const LINE_FEED = 0x0a;
/** Opens a journal for appending; a torn last line of a killed writer is cut off first. */
function openJournal(path, { clock, files }) {
    cutTornTail(path, files);
    const log = files.appendLog(path);
    const flusher = flusherOf(log, clock);
    const lines = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_0__/* .journalLines */ .nQ)();
    function settle() {
        const { count } = lines;
        if (count === 0)
            return;
        log.append(lines.take());
        flusher.written(count);
    }
    return {
        append(record) {
            flusher.throwIfFailed();
            settle();
            const length = lines.add(record) - 1;
            const offset = log.append(lines.take());
            flusher.written(1);
            return { offset, length };
        },
        appendSoon(record) {
            flusher.throwIfFailed();
            if (lines.size >= MOST_HELD_BYTES)
                settle();
            const offset = log.size() + lines.size;
            const length = lines.add(record) - 1;
            if (lines.count === 1)
                setImmediate(() => {
                    try {
                        settle();
                    }
                    catch (error) {
                        flusher.fail(error); // Comes out of the next call, as a failed flush does.
                    }
                });
            return { offset, length };
        },
        settle,
        async flush() {
            settle();
            await flusher.flush();
        },
        async close() {
            try {
                settle();
                await flusher.flush();
            }
            finally {
                flusher.end();
                log.close();
            }
        },
    };
}
/** Brings what was written to disk: one flush at a time, beside the appends. A failure comes out of the next call. */
function flusherOf(log, clock) {
    let unflushed = 0;
    let flushing;
    let cancelTimer;
    let failure;
    function flushSoon() {
        cancelTimer?.();
        cancelTimer = undefined;
        if (flushing !== undefined)
            return flushing;
        unflushed = 0;
        flushing = log
            .sync()
            .catch((error) => {
            failure = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
        })
            .finally(() => {
            flushing = undefined;
            if (unflushed > 0)
                cancelTimer ??= clock.after(FLUSH_MS, () => void flushSoon());
        });
        return flushing;
    }
    function throwIfFailed() {
        if (failure !== undefined)
            throw failure;
    }
    return {
        throwIfFailed,
        fail(error) {
            failure = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
        },
        written(records) {
            unflushed += records;
            if (unflushed >= FLUSH_RECORDS && flushing === undefined)
                void flushSoon();
            else
                cancelTimer ??= clock.after(FLUSH_MS, () => void flushSoon());
        },
        async flush() {
            // What is under way may have begun before the last append.
            await flushing;
            if (unflushed > 0)
                await flushSoon();
            throwIfFailed();
        },
        end: () => cancelTimer?.(),
    };
}
/**
 * Reads a journal from the beginning in pieces: memory holds one piece and one line. Damaged lines are counted and passed
 * over; a journal that does not exist is empty.
 */
function readJournal(path, { files }, onRecord) {
    const reading = { records: 0, bad: 0, tornBytes: 0 };
    if (files.stat(path) === null)
        return reading;
    const reader = files.reader(path);
    try {
        /** Read into again and again; it holds a line that is not whole yet, and what comes next. */
        let room = Buffer.allocUnsafeSlow(PIECE_BYTES);
        /** Bytes of the line that is not whole yet, from `lineStart` on; of one that is too long none are kept. */
        let begun = 0;
        let lineStart = 0;
        const finishLine = (line, offset, length) => {
            const parsed = length > LONGEST_LINE_BYTES ? undefined : (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJournalLine */ .Ln)(line);
            if (parsed === undefined)
                reading.bad += 1;
            else {
                reading.records += 1;
                onRecord(parsed.record, { offset, length });
            }
        };
        for (let offset = 0;;) {
            if (begun > room.length / 2)
                room = Buffer.concat([room.subarray(0, begun)], 2 * room.length);
            const read = reader.readAt(offset, room.length - begun, room.subarray(begun)).length;
            if (read === 0) {
                reading.tornBytes = offset - lineStart;
                return reading;
            }
            const piece = room.subarray(0, begun + read);
            let begin = 0;
            for (let feed = piece.indexOf(LINE_FEED, begun); feed >= 0; feed = piece.indexOf(LINE_FEED, begin)) {
                const lineEnd = offset - begun + feed;
                finishLine(piece.subarray(begin, feed), lineStart, lineEnd - lineStart);
                begin = feed + 1;
                lineStart = lineEnd + 1;
            }
            offset += read;
            begun = offset - lineStart > LONGEST_LINE_BYTES ? 0 : piece.length - begin;
            room.copyWithin(0, begin, begin + begun);
        }
    }
    finally {
        reader.close();
    }
}
/** One record by its location; Fault `storage` when the bytes there are not the ones that were written. */
function readRecord(reader, location) {
    const parsed = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJournalLine */ .Ln)(asBuffer(reader.readAt(location.offset, location.length)));
    if (parsed === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('storage', `The journal is damaged at byte ${location.offset}.`, {
            hint: 'Resume the run: what is damaged is run again.',
        });
    }
    return parsed.record;
}
function cutTornTail(path, files) {
    const stat = files.stat(path);
    if (stat === null || stat.size === 0)
        return;
    const reader = files.reader(path);
    let end = 0;
    try {
        // Backwards from the end to the last line feed.
        for (let until = stat.size; until > 0 && end === 0;) {
            const from = Math.max(0, until - PIECE_BYTES);
            const feed = asBuffer(reader.readAt(from, until - from)).lastIndexOf(LINE_FEED);
            if (feed >= 0)
                end = from + feed + 1;
            until = from;
        }
    }
    finally {
        reader.close();
    }
    if (end < stat.size)
        files.truncate(path, end);
}
function asBuffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 71750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/**
 * The value below which the share `p` of the numbers lies, by linear interpolation between neighbours (type 7 of Hyndman
 * and Fan 1996, the default of numpy and R). The median is `quantile(values, 0.5)`. The input need not be sorted and stays as it is.
 * RangeError for no numbers: there is no such value.
 */
function quantile(values, p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`quantile: p must lie in 0..1, not ${p}`);
    if (values.length === 0)
        throw new RangeError('quantile: no numbers');
    const sorted = Float64Array.from(values).sort();
    const position = (sorted.length - 1) * p;
    const below = sorted[Math.floor(position)];
    const above = sorted[Math.ceil(position)];
    return below === above ? below : below + (above - below) * (position - Math.floor(position));
}


/***/ })

};
