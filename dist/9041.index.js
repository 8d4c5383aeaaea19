export const id = 9041;
export const ids = [9041];
export const modules = {

/***/ 79041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fileShelf: () => (/* binding */ fileShelf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/cassettes/file/format.js
var file_format;
;// CONCATENATED MODULE: ./lib/cassettes/file/held-cassettes.js
/** Bytes of files whose cassettes are held: attempts under way read the same ones again and again. */
const MOST_HELD = 64 * 1024 * 1024;
function heldCassettes() {
    const held = new Map();
    return {
        get(path, stamp) {
            const known = held.get(path);
            return known?.stamp === stamp ? known.cassette : undefined;
        },
        set(path, stamp, size, cassette) {
            held.delete(path);
            held.set(path, { stamp, size, cassette });
            let bytes = [...held.values()].reduce((sum, one) => sum + one.size, 0);
            for (const [oldest, one] of held) {
                if (bytes <= MOST_HELD || oldest === path)
                    break;
                held.delete(oldest);
                bytes -= one.size;
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/cassettes/file/one-after-other.js
/** Does work on the same thing one after the other, whatever became of the one before; work on different things goes on side by side. */
function oneAfterOther() {
    const last = new Map();
    return (name, work) => {
        const before = last.get(name);
        const mine = before === undefined ? work() : before.then(work, work);
        last.set(name, mine);
        const done = () => {
            if (last.get(name) === mine)
                last.delete(name);
        };
        mine.then(done, done);
        return mine;
    };
}

// EXTERNAL MODULE: ./lib/cassettes/file/place.js
var place;
// EXTERNAL MODULE: ./lib/cassettes/file/read-cassette.js
var read_cassette;
// EXTERNAL MODULE: ./lib/cassettes/recording.js
var recording = __webpack_require__(73774);
;// CONCATENATED MODULE: ./lib/cassettes/file/shelf.js

/** A cassette with what an attempt recorded put into it; where another judge judged it, without what the one before it said. */
function withRecordings(before, { agentId, caseId, attempt }, { recordings, isPlayed, judge = before?.judge }) {
    const keys = new Set(recordings.map(({ key }) => key));
    // One judge is named for all: what another one said is not said under its name.
    const isOther = before?.judge !== undefined && judge !== undefined && !(0,recording/* isSameJudge */._)(before.judge, judge);
    const kept = (before?.recordings ?? []).filter((one) => (one.attempt !== attempt || (!isPlayed && !keys.has(one.key))) && !(isOther && one.kind !== 'http'));
    return {
        agent: agentId,
        case: caseId,
        ...(judge !== undefined && { judge }),
        recordings: [...kept, ...recordings],
    };
}
/** Cassettes in memory: of a run that records for itself, and of tests. */
function memoryShelf() {
    const cassettes = new Map();
    const nameOf = ({ agentId, caseId }) => JSON.stringify([agentId, caseId]);
    return {
        load: async (of) => cassettes.get(nameOf(of)),
        async put(attempt, recorded) {
            const name = nameOf(attempt);
            const cassette = withRecordings(cassettes.get(name), attempt, recorded);
            if (cassette.recordings.length === 0)
                cassettes.delete(name);
            else
                cassettes.set(name, cassette);
        },
    };
}

// EXTERNAL MODULE: ./lib/state/state-key.js
var state_key;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
;// CONCATENATED MODULE: ./lib/cassettes/file/write-cassette.js




/** Bytes that the first line may have. */
const HEADER_ROOM = 1024 * 1024;
/** Of bytes and lines; others in tests. */
var LIMITS;
function LIMITS$made() { return LIMITS = { longest: (file_format ??= __webpack_require__(73693))/* LONGEST_LINE */.i2, bytes: (file_format ??= __webpack_require__(73693))/* MOST_BYTES */.uZ - HEADER_ROOM }; }
var KINDS;
function KINDS$made() { return KINDS = { http: 0, judge: 1, embed: 2 }; }
/**
 * The text of a cassette: the same words give the same text, but for times, in whatever order they were asked for. Within a turn short
 * requests come first, as a conversation grows.
 */
function cassetteText(cassette, key, limits = (LIMITS ?? LIMITS$made())) {
    const rows = cassette.recordings.map((recording) => ({
        recording,
        request: (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(recording.request),
    }));
    rows.sort((a, b) => order(a.recording, b.recording, a.request.length - b.request.length));
    const kept = [];
    const lines = [];
    let room = limits.bytes;
    for (const { recording, request } of rows) {
        const line = lineOf(recording, request);
        const bytes = Buffer.byteLength(line) + 1;
        if (line.length > limits.longest || bytes > room || kept.length >= (file_format ??= __webpack_require__(73693))/* MOST_RECORDINGS */.Rv)
            continue;
        room -= bytes;
        kept.push(recording);
        lines.push(line);
    }
    const header = headerOf({ ...cassette, recordings: kept });
    const signed = key === undefined ? header : { ...header, signature: (0,(state_key ??= __webpack_require__(2690))/* stateMac */.Z)((0,(read_cassette ??= __webpack_require__(84811))/* signedPart */.Sy)(header, lines), key) };
    const text = `${[JSON.stringify(signed), ...lines].join('\n')}\n`;
    return { text, leftOut: rows.length - kept.length };
}
function order(a, b, lengths) {
    return (a.attempt - b.attempt ||
        (a.turn ?? Number.MAX_SAFE_INTEGER) - (b.turn ?? Number.MAX_SAFE_INTEGER) ||
        (KINDS ?? KINDS$made())[a.kind] - (KINDS ?? KINDS$made())[b.kind] ||
        lengths ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) ||
        a.k - b.k);
}
function lineOf({ request: _, response, ...recording }, request) {
    const { attempt, turn, k, kind, key, at, model, usage } = recording;
    const head = JSON.stringify({ attempt, turn, k, kind, key, at, model, usage });
    return `${head.slice(0, -1)},"request":${request},"response":${JSON.stringify(response)}}`;
}
function headerOf({ agent, case: caseId, judge, recordings }) {
    const models = new Set(recordings.flatMap(({ model }) => model ?? []));
    const newest = recordings.reduce((latest, { at }) => (at > latest ? at : latest), '');
    return {
        cassette: (file_format ??= __webpack_require__(73693))/* VERSION */.xv,
        agent,
        case: caseId,
        recorded_at: newest,
        models: [...models].sort(),
        ...(judge !== undefined && { judge: { ...judge, mode: 'llm' } }),
        attempts: (0,(read_cassette ??= __webpack_require__(84811))/* attemptsOf */.Or)(recordings),
    };
}

;// CONCATENATED MODULE: ./lib/cassettes/file/file-shelf.js










/** Cassettes in files, one a case. A file is written whole: a reader sees the old or the new one. */
function fileShelf({ folder, files, key, onWarning = () => undefined }) {
    const read = reader(folder, files, key);
    const inOrder = oneAfterOther();
    /** What stays of the file that is there. What nobody vouches for is not signed along. */
    async function standing(of) {
        try {
            const there = await read(of);
            if (there === undefined || key === undefined || there.trust === 'signed')
                return there;
            onWarning(`What ${shownPath(folder, of)} held of other attempts was not signed, and is left out.`);
            return undefined;
        }
        catch (error) {
            const { code, message } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
            if (code !== 'validation_failed')
                throw error;
            onWarning(`${message} It is replaced.`);
            return undefined;
        }
    }
    return {
        async load(of) {
            const cassette = await read(of);
            if (key !== undefined && cassette?.trust === 'unsigned')
                onWarning(`The cassette ${shownPath(folder, of)} is not signed; it is used all the same.`);
            return cassette;
        },
        put(attempt, recorded) {
            const path = checkedPath(attempt, folder, files);
            return inOrder(path, async () => {
                const cassette = withRecordings(await standing(attempt), attempt, recorded);
                if (cassette.recordings.length === 0) {
                    if (files.stat(path) !== null)
                        files.remove(path);
                    return;
                }
                const { text, leftOut } = cassetteText(cassette, key);
                if (leftOut > 0)
                    onWarning(`${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(leftOut, 'recording')} of ${shownPath(folder, attempt)} could not be kept: a line has at most ${(file_format ??= __webpack_require__(73693))/* LONGEST_LINE */.i2 / 1024 / 1024} MiB, and a cassette ${(file_format ??= __webpack_require__(73693))/* MOST_BYTES */.uZ / 1024 / 1024}.`);
                files.writeAtomic(path, text);
            });
        },
    };
}
/** Reads the cassette of a case. */
function reader(folder, files, key) {
    const held = heldCassettes();
    return async (of) => {
        const path = checkedPath(of, folder, files);
        const where = shownPath(folder, of);
        const stat = files.stat(path);
        if (stat === null)
            return undefined;
        if (stat.kind !== 'file' || stat.size > (file_format ??= __webpack_require__(73693))/* MOST_BYTES */.uZ)
            throw unusable(where, stat.kind === 'file');
        const stamp = `${stat.inode} ${stat.size} ${stat.modifiedMs}`;
        const known = held.get(path, stamp);
        if (known !== undefined)
            return known;
        const cassette = (0,(read_cassette ??= __webpack_require__(84811))/* readCassette */.nn)(await files.readBytes(path), { where, key });
        if (cassette.agent !== of.agentId || cassette.case !== of.caseId)
            throw misplaced(where, cassette);
        held.set(path, stamp, stat.size, cassette);
        return cassette;
    };
}
/** From the folder that holds the evals folder. */
const shownPath = (folder, of) => (0,(external_node_path_ ??= __webpack_require__(76760)).relative)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(folder)), (0,(place ??= __webpack_require__(83219)).cassettePath)(folder, of))
    .split((external_node_path_ ??= __webpack_require__(76760)).sep)
    .join('/');
/** The path of a cassette; a link that leads out of the folder is not followed. */
function checkedPath(of, folder, files) {
    (0,(place ??= __webpack_require__(83219))/* refuseLinked */.v)(folder, files);
    const path = (0,(place ??= __webpack_require__(83219)).cassettePath)(folder, of);
    const root = files.realPath(folder);
    if (root === null)
        return path;
    for (let above = path; above.length > folder.length; above = (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(above)) {
        const real = files.realPath(above);
        if (real === null)
            continue;
        if (real === root || real.startsWith(root + (external_node_path_ ??= __webpack_require__(76760)).sep))
            return path;
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The cassette of ${of.caseId} lies behind a link that leads elsewhere.`, {
            where: above,
            hint: 'Remove the link.',
        });
    }
    return path;
}
function unusable(where, isFile) {
    const why = isFile ? `it is larger than ${(file_format ??= __webpack_require__(73693))/* MOST_BYTES */.uZ / 1024 / 1024} MiB` : 'it is no file';
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The cassette ${where} cannot be used: ${why}.`, {
        where,
        hint: 'Record the case again: assay run --record',
    });
}
function misplaced(where, { agent, case: caseId }) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The cassette ${where} cannot be used: it was recorded for the case ${caseId} with the agent ${agent}.`, { where, hint: 'Record the case again, or move the file back.' });
}


/***/ }),

/***/ 73774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSameJudge)
/* harmony export */ });
/** Whether two are the same model of the same provider; the address it is reached by is not who it is. */
const isSameJudge = (a, b) => a.model === b.model && providerOf(a) === providerOf(b);
/** Ids begin with the provider: `openai:https://…/model`. */
const providerOf = ({ id }) => id.split(':', 1)[0] ?? id;


/***/ })

};
