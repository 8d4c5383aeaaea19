export const id = 1407;
export const ids = [1407];
export const modules = {

/***/ 21407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./lib/operations/live-runs.js


/** Works of one kind that go on at once; the others wait, so that a hundred requests do not open a hundred agents. */
const AT_ONCE = 4;
/** Works of one kind that wait at most: each holds a lock and its plan in memory. */
const MOST_WAITING = 500;
/** When it is worth asking again, in milliseconds. */
const ASK_AGAIN_MS = 10_000;
/** An empty list; `atOnce` works of a kind go on at the same time, and `mostWaiting` wait. */
function liveRuns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
    const runs = new Map();
    const gates = new Map();
    /** Who waits for a turn, of every kind. */
    const asleep = new Set();
    const ending = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,external_node_events_.setMaxListeners)(0, ending.signal);
    function gateOf(kind) {
        const known = gates.get(kind) ?? { inside: 0, waiting: new Set() };
        gates.set(kind, known);
        return known;
    }
    return {
        of: (runId) => runs.get(runId),
        add: (run) => void runs.set(run.runId, run),
        remove: (runId) => void runs.delete(runId),
        requireRoom(kind) {
            if ((gates.get(kind)?.waiting.size ?? 0) < mostWaiting)
                return;
            throw new errors/* Fault */.vC('rate_limited', `${mostWaiting} works of this kind (${kind}) wait already.`, {
                hint: 'Ask again when some of them have ended.',
                retryAfterMs: ASK_AGAIN_MS,
            });
        },
        slot(kind) {
            const gate = gateOf(kind);
            const free = gate.inside < atOnce;
            let inside = free;
            let left = false;
            let wake = () => undefined;
            const awake = new Promise((resolve) => {
                wake = resolve;
            });
            const admit = () => {
                inside = true;
                gate.inside += 1;
                asleep.delete(wake);
                wake();
            };
            if (free)
                admit();
            else
                gate.waiting.add(admit);
            if (ending.signal.aborted)
                wake();
            else if (!free)
                asleep.add(wake);
            return {
                free,
                ready: () => awake,
                leave() {
                    if (left)
                        return;
                    left = true;
                    gate.waiting.delete(admit);
                    asleep.delete(wake);
                    if (!inside)
                        return;
                    gate.inside -= 1;
                    const [next] = gate.waiting;
                    if (next === undefined)
                        return;
                    gate.waiting.delete(next);
                    next();
                },
            };
        },
        stopping: ending.signal,
        stop() {
            ending.abort();
            for (const wake of asleep)
                wake();
            asleep.clear();
        },
    };
}

// EXTERNAL MODULE: ./lib/ports/node-ports.js + 19 modules
var node_ports = __webpack_require__(73819);
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run = __webpack_require__(17675);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/settings.js
var schema_settings = __webpack_require__(1114);
;// CONCATENATED MODULE: ./lib/text/sorted-place.js
/** How many of the names, sorted by their code units, come before this one. */
function sortedPlace(names, name) {
    let [low, high] = [0, names.length];
    // Asked for the end more often than for anything else.
    if (high > 0 && names[high - 1] < name)
        return high;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (names[middle] < name)
            low = middle + 1; // it is inside
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/state/folder-names.js

/** Coarsest tick of modification times on the usual file systems is 10 ms (Linux at 100 Hz); with room. */
const TICK_MS = 50;
/** What another process wrote at the very moment of a write of ours is seen after this, at the latest. */
const NOTED_MS = 2_000;
/**
 * The names in a folder that grows: the folder is read again only when somebody else changed it, which its modification
 * time tells. Nothing is kept, and nothing is looked at, before they are asked for the first time.
 */
function folderNames(folder, { files, clock }, ending = '.json') {
    let known;
    const holds = (found, { stat, readMs, fresh, noted }) => found.modifiedMs === stat.modifiedMs &&
        found.inode === stat.inode &&
        !fresh &&
        !(noted && clock.monotonic() - readMs > NOTED_MS);
    return {
        all() {
            const stat = files.stat(folder);
            if (stat === null) {
                known = undefined;
                return [];
            }
            if (known !== undefined && holds(stat, known))
                return known.names;
            const fresh = clock.now() - stat.modifiedMs < TICK_MS;
            const names = files.list(folder).filter((name) => name.endsWith(ending));
            known = { names, stat, readMs: clock.monotonic(), fresh, noted: false };
            return names;
        },
        noting(name, write) {
            const before = known === undefined ? null : files.stat(folder);
            write();
            if (known === undefined)
                return;
            if (before === null || !holds(before, known)) {
                known = undefined;
                return;
            }
            const stat = files.stat(folder);
            insert(known.names, name);
            known = stat === null ? undefined : { ...known, stat, noted: true };
        },
    };
}
/** Fresh ids sort last, so this is nearly always an append. */
function insert(names, name) {
    const at = sortedPlace(names, name);
    if (names[at] !== name)
        names.splice(at, 0, name);
}

// EXTERNAL MODULE: ./lib/state/journal-line.js
var journal_line = __webpack_require__(42113);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/state/judge-cache.js




/** A file of answers grows to this size, then becomes the older one of two; the oldest answers go with the one before. */
const LARGEST_FILE = 64 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
/**
 * A cache in two append-only files of lines with checksums, found by an index in memory. Appending costs a hundredth of
 * creating a file an answer, which on a quick endpoint was half of a run. Several processes may append at once: each reads
 * what the others added, and a damaged line is a miss.
 */
function openJudgeCache(folder, { files }) {
    const current = (0,external_node_path_.join)(folder, 'answers.jsonl');
    const older = (0,external_node_path_.join)(folder, 'answers-older.jsonl');
    let sources;
    let log;
    const opened = () => {
        if (sources !== undefined)
            return sources;
        if ((files.stat(current)?.size ?? 0) > LARGEST_FILE)
            files.rename(current, older);
        // The older file is only ever replaced at opening: when it is not there now, it is not looked for again.
        sources = [source(current, files), ...(files.stat(older) === null ? [] : [source(older, files)])];
        return sources;
    };
    return {
        get(key) {
            try {
                for (const one of opened()) {
                    const text = one.find(digest(key));
                    if (text !== null)
                        return text;
                }
            }
            catch (error) {
                if (!(error instanceof errors/* Fault */.vC))
                    throw error; // An unreadable cache is an empty one.
            }
            return null;
        },
        put(key, text) {
            try {
                if (log === undefined) {
                    opened();
                    log = files.appendLog(current);
                    // A line that a killed process left unfinished is closed, so that it damages no other.
                    if (log.size() > 0 && !endsWithLineFeed(current, files))
                        log.append('\n');
                }
                const name = digest(key);
                const offset = log.append((0,journal_line/* journalLine */.E)([name, text]));
                opened()[0]?.note(name, offset, log.size() - offset - 1);
            }
            catch (error) {
                // A full disk must not fail an answer that was paid for; what matters is in the journal.
                if (!(error instanceof errors/* Fault */.vC))
                    throw error;
            }
        },
    };
}
/** One file with the places of its answers. What was appended since the last look is read first. */
function source(path, files) {
    const places = new Map();
    let reader;
    let scanned = 0;
    /** Indexes what was appended since the last look; says whether there was anything. */
    const scan = (open) => {
        const before = scanned;
        for (let size = open.size(); scanned < size;) {
            const piece = buffer(open.readAt(scanned, Math.min(PIECE_BYTES, size - scanned)));
            let begin = 0;
            for (let feed = piece.indexOf(LINE_FEED); feed >= 0; feed = piece.indexOf(LINE_FEED, begin)) {
                const key = keyOf(piece.subarray(begin, feed));
                if (key !== undefined)
                    places.set(key, { offset: scanned + begin, length: feed - begin });
                begin = feed + 1;
            }
            // A line longer than a piece is passed over; an unfinished one at the end is looked at again next time.
            if (begin === 0 && piece.length < PIECE_BYTES)
                break;
            scanned += begin === 0 ? piece.length : begin;
        }
        return scanned > before;
    };
    const read = (open, digest) => {
        const place = places.get(digest);
        if (place === undefined)
            return null;
        const record = (0,journal_line/* parseJournalLine */.L)(buffer(open.readAt(place.offset, place.length)))?.record;
        return Array.isArray(record) && record[0] === digest && typeof record[1] === 'string' ? record[1] : null;
    };
    return {
        find(digest) {
            if (reader === undefined) {
                if (files.stat(path) === null)
                    return null;
                reader = files.reader(path);
            }
            return read(reader, digest) ?? (scan(reader) ? read(reader, digest) : null);
        },
        note(digest, offset, length) {
            places.set(digest, { offset, length });
            // Nobody else wrote: what we appended need not be scanned.
            if (scanned === offset)
                scanned = offset + length + 1;
        },
    };
}
/** The key stands at a fixed place of the line, so that an index is made without parsing answers. */
const KEY_OFFSET = (0,journal_line/* journalLine */.E)(['']).indexOf('[') + 2;
const KEY_LENGTH = 64;
function keyOf(line) {
    if (line.length < KEY_OFFSET + KEY_LENGTH)
        return undefined;
    const key = line.toString('latin1', KEY_OFFSET, KEY_OFFSET + KEY_LENGTH);
    return /^[0-9a-f]{64}$/.test(key) ? key : undefined;
}
function endsWithLineFeed(path, files) {
    const reader = files.reader(path);
    try {
        return reader.readAt(reader.size() - 1, 1)[0] === LINE_FEED;
    }
    finally {
        reader.close();
    }
}
function buffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** A key that is a SHA-256 already (as `cacheKey` makes them) is its own name. */
const NAME = /^[0-9a-f]{64}$/;
/** Over UTF-16, so that a lone surrogate counts as itself. */
function digest(text) {
    if (NAME.test(text))
        return text;
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'utf16le').digest('hex');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./lib/state/cached-document.js
/**
 * Keeps the parsed document until its file is another one: each write makes a new file, which size, time and number tell.
 * `read` looks at the disk all the same: what is written back must rest on nothing less.
 */
function cachedDocument(document, path, files) {
    let kept;
    return {
        read: document.read,
        async write(data) {
            kept = undefined;
            await document.write(data);
            const stat = files.stat(path);
            kept = stat === null ? undefined : { stat, data };
        },
        async shared() {
            // Looked at before it is read: a file that changes between the two is read again the next time.
            const stat = files.stat(path);
            if (kept !== undefined && stat !== null && same(stat, kept.stat))
                return kept.data;
            const data = await document.read();
            kept = stat === null ? undefined : { stat, data };
            return data;
        },
    };
}
function same(a, b) {
    return a.size === b.size && a.modifiedMs === b.modifiedMs && a.inode === b.inode;
}

;// CONCATENATED MODULE: ./lib/state/migrations.js

/**
 * Brings a document to the version of this build, step by step; the input is left alone. A document of a newer build is
 * Fault `validation_failed`: it must not be touched (security.md R16). Undefined when no chain of steps leads there, i.e.
 * the version is none that ever existed.
 */
function migrated(document, version, migrations, where) {
    let current = document;
    for (;;) {
        const found = current['schema_version'];
        if (found === version)
            return current;
        if (typeof found === 'number' && found > version) {
            throw new errors/* Fault */.vC('validation_failed', `This file was written by a newer Assay (schema ${found}, known: ${version}).`, {
                where,
                hint: 'Update Assay, or work on another folder with --state.',
            });
        }
        const step = migrations.find(({ from }) => from === found);
        if (step === undefined || step.to <= step.from)
            return undefined;
        current = { ...step.migrate(structuredClone(current)), schema_version: step.to };
    }
}

;// CONCATENATED MODULE: ./lib/state/document.js


/**
 * One JSON document through lowdb, with an adapter of our own: lowdb's writes under one fixed temporary name without a
 * flush, which two processes tear (security.md F4, F5). Older versions are migrated on reading; a damaged file is set aside
 * as `<name>.corrupt-<time>` and never deleted; a newer version is refused and left alone.
 */
function storedDocument(options, ports) {
    const adapter = {
        read: async () => readDocument(options, ports),
        write: async (document) => ports.files.writeAtomic(options.path, documentText(document, options.path)),
    };
    // One object for each access: what it holds is nobody else's, however many read at the same time.
    const opened = async (data) => {
        const { Low } = await __webpack_require__.e(/* import() */ 5911).then(__webpack_require__.bind(__webpack_require__, 65911));
        return new Low(adapter, data);
    };
    return {
        async read() {
            const low = await opened(options.initial());
            await low.read();
            return low.data;
        },
        async write(document) {
            await (await opened(document)).write();
        },
    };
}
function readDocument(options, ports) {
    const text = ports.files.readTextIfThere(options.path);
    if (text === null)
        return null;
    const problem = (reason) => {
        setAside(options.path, text, reason, ports, options.onWarning);
        return null;
    };
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return problem('is no JSON');
    }
    if (!isRecord(parsed))
        return problem('holds no object');
    const current = migrated(parsed, options.version, options.migrations ?? [], options.path);
    if (current === undefined)
        return problem('has no known schema_version');
    const checked = options.schema.safeParse(current);
    if (checked.success)
        return checked.data;
    const issue = checked.error.issues[0];
    return problem(`does not fit its schema (${issue?.path.join('.')}: ${issue?.message})`);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A document as it stands in its file. Fault `too_large` when it cannot be stored. */
function documentText(document, path) {
    try {
        return `${JSON.stringify(document)}\n`;
    }
    catch (error) {
        throw new errors/* Fault */.vC('too_large', 'A document cannot be stored: it nests too deeply or is too large.', {
            where: path,
            cause: error,
            hint: 'Limit depth and size of what is stored.',
        });
    }
}
function setAside(path, text, reason, { clock, files }, onWarning) {
    // Another process may have written a good file meanwhile.
    if (files.readTextIfThere(path) !== text)
        return;
    const aside = freeName(`${path}.corrupt-${new Date(clock.now()).toISOString().replaceAll(':', '')}`, files);
    files.rename(path, aside);
    onWarning?.(`${path} ${reason}; it was set aside as ${aside}, and an empty one takes its place.`);
}
function freeName(name, files) {
    if (files.stat(name) === null)
        return name;
    for (let number = 2;; number += 1)
        if (files.stat(`${name}-${number}`) === null)
            return `${name}-${number}`;
}

// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
;// CONCATENATED MODULE: ./lib/state/growing-collection.js







/** Version of these documents; steps between versions belong into the `migrations` of `storedDocument`. */
const VERSION = 1;
const valueSchema = schemas/* object */.Ikc({
    schema_version: schemas/* literal */.euz(VERSION),
    id: schemas/* string */.YjP(),
    /** Place in the list: wall clock of the first put. Null stands for no value, i.e. no file. */
    first_put_ms: schemas/* number */.aig().nullable(),
    value: schemas/* unknown */.L5J(),
});
/** Files that are looked at between two pauses: other requests are served meanwhile. */
const SWEPT_AT_ONCE = 256;
/** File of a value; pages are in the order of these. */
const fileOfValue = (id) => `${(0,state_paths/* fileNameOf */.b)(id)}.json`;
/** The collection in a folder. */
function growingCollection(folder, onWarning, ports) {
    const { files, clock } = ports;
    const names = folderNames(folder, ports);
    // Not kept in a table: there may be very many. Changes of a burst are not gathered, which costs only doubled writes.
    const document = (id, name = fileOfValue(id)) => {
        const path = (0,external_node_path_.join)(folder, name);
        const initial = () => ({ schema_version: VERSION, id, first_put_ms: null, value: null });
        const stored = storedDocument({ path, schema: valueSchema, version: VERSION, initial, ...onWarning }, ports);
        return {
            read: stored.read,
            write: async (data) => (data.first_put_ms === null ? files.remove(path) : stored.write(data)),
        };
    };
    const read = async (name) => {
        const data = await document('', name).read();
        return data.first_put_ms === null ? undefined : data;
    };
    return {
        document: (id) => document(id),
        create(id, value) {
            if (value === undefined || value === null)
                throw new errors/* Fault */.vC('internal', 'Only JSON values can be stored.', { where: (0,external_node_path_.join)(folder, id) });
            const data = { schema_version: VERSION, id, first_put_ms: clock.now(), value };
            const name = fileOfValue(id);
            const path = (0,external_node_path_.join)(folder, name);
            const text = documentText(data, path);
            names.noting(name, () => files.writeAtomic(path, text, { sync: false }));
        },
        async list() {
            const found = [];
            for (const name of [...names.all()]) {
                const data = await read(name);
                if (data !== undefined)
                    found.push(data);
            }
            found.sort((a, b) => (a.first_put_ms ?? 0) - (b.first_put_ms ?? 0));
            return found.map(({ id, value }) => ({ id, value }));
        },
        async page({ limit, before }) {
            const items = [];
            let last = before === undefined ? undefined : fileOfValue(before);
            // The place is found anew by its name for each piece: names come and go while files are read.
            const above = () => {
                const all = names.all();
                return [all, last === undefined ? all.length : sortedPlace(all, last)];
            };
            for (;;) {
                const [all, end] = above();
                if (end === 0)
                    return { items, next: null };
                for (const name of all.slice(Math.max(0, end - limit + items.length), end).reverse()) {
                    last = name;
                    const data = await read(name);
                    // Gone since the folder was read, or damaged and set aside.
                    if (data !== undefined)
                        items.push({ id: data.id, value: data.value });
                }
                if (items.length === limit)
                    return { items, next: above()[1] > 0 ? (items.at(-1)?.id ?? null) : null };
            }
        },
        async forgetBefore(ms) {
            let removed = 0;
            for (const [index, name] of files.list(folder).entries()) {
                if (index % SWEPT_AT_ONCE === SWEPT_AT_ONCE - 1)
                    await clock.sleep(0);
                // What a killed process left half-written goes as well; what was set aside as damaged never does.
                if (!name.endsWith('.json') && !name.endsWith('.tmp'))
                    continue;
                const path = (0,external_node_path_.join)(folder, name);
                const stat = files.stat(path);
                if (stat === null || stat.modifiedMs >= ms)
                    continue;
                files.remove(path);
                if (name.endsWith('.json'))
                    removed += 1;
            }
            return removed;
        },
    };
}

// EXTERNAL MODULE: ./lib/state/lock.js
var lock = __webpack_require__(56906);
;// CONCATENATED MODULE: ./lib/state/run-pages.js
/**
 * Pages of the index of runs. `read` gives the rows as they are now, the same array as long as nothing changed: they are
 * sorted once for each state of the index. What comes out is a copy of the few rows that were asked for.
 */
function runPages(read) {
    const kept = new WeakMap();
    const sorted = async () => {
        const rows = await read();
        const known = kept.get(rows) ?? {
            rows: [...rows].sort(compare),
            byId: new Map(rows.map((row) => [row.run_id, row])),
        };
        kept.set(rows, known);
        return known;
    };
    return {
        async page({ limit, before }) {
            const { rows } = await sorted();
            const start = before === undefined ? 0 : firstAfter(rows, before);
            const items = structuredClone(rows.slice(start, start + limit));
            const last = items.at(-1);
            const more = last !== undefined && start + limit < rows.length;
            return { items, next: more ? { started_at: last.started_at, run_id: last.run_id } : null };
        },
        find: async (runId) => structuredClone((await sorted()).byId.get(runId) ?? null),
    };
}
/** Newest first; of the same start the greatest id, which was made last. */
function compare(a, b) {
    if (a.started_at !== b.started_at)
        return a.started_at < b.started_at ? 1 : -1;
    return a.run_id === b.run_id ? 0 : a.run_id < b.run_id ? 1 : -1;
}
/** Where in the sorted rows those begin that come after a place. */
function firstAfter(rows, place) {
    let [low, high] = [0, rows.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (compare(rows[middle], place) <= 0)
            low = middle + 1; // it is inside
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/state/store.js

/** Collections that stay small: one document each. */
const SMALL_COLLECTIONS = (/* unused pure expression or super */ null && ([
    'scorers',
    'test_cases',
    'agents',
    'webhooks',
    'experiments',
    'optimizations',
    'failure_clusters',
]));
/** Collections that grow with use: one document for each value, so that a write costs the same on the last day. */
const GROWING_COLLECTIONS = [
    'evaluations',
    'batches',
    'deliveries',
    'case_history',
    'jobs',
    'idempotency',
];
/** A value as it will come back: a copy through JSON. Fault `too_large` when it cannot be stored. */
function storable(value, where) {
    let text;
    try {
        text = JSON.stringify(value);
    }
    catch (error) {
        throw new errors/* Fault */.vC('too_large', 'A value cannot be stored: it nests too deeply or is too large.', {
            where,
            cause: error,
            hint: 'Limit its depth and size.',
        });
    }
    if (text === undefined)
        throw new errors/* Fault */.vC('internal', 'Only JSON values can be stored.', { where });
    return JSON.parse(text);
}
/** Rows newest first; of two that began at the same time the one put later comes first. */
function newestFirst(rows) {
    return [...rows]
        .reverse()
        .sort((a, b) => (a.started_at < b.started_at ? 1 : a.started_at > b.started_at ? -1 : 0));
}

;// CONCATENATED MODULE: ./lib/state/write-burst.js

/**
 * Gathers the changes that come while the lock is being waited for or a write is under way: however many there are, a
 * document is read and written once for all of them, and the lock is held for that long only.
 */
function writeBurst(lock) {
    let waiting = [];
    let draining = false;
    async function drain() {
        draining = true;
        while (waiting.length > 0) {
            let held;
            try {
                held = await lock();
                for (const [document, changes] of byDocument(takeAll()))
                    await applyAll(document, changes, held);
            }
            catch (error) {
                // No lock: nobody who waits can be served.
                for (const change of takeAll())
                    change.reject(error);
            }
            finally {
                letGo(held);
            }
        }
        draining = false;
    }
    function takeAll() {
        const all = waiting;
        waiting = [];
        return all;
    }
    return {
        change: (document, apply) => new Promise((resolve, reject) => {
            // Types meet again inside: `apply` is only ever given what `document` reads.
            waiting.push({ document, apply, resolve, reject });
            if (!draining)
                void drain();
        }),
    };
}
/** What was asked for is on disk. A lock that cannot be removed at this moment goes stale by itself: its heart beats no more. */
function letGo(held) {
    try {
        held?.release();
    }
    catch {
        // Whoever comes next waits for it, at most until it counts as dead.
    }
}
function byDocument(changes) {
    const groups = new Map();
    for (const change of changes) {
        const group = groups.get(change.document);
        if (group === undefined)
            groups.set(change.document, [change]);
        else
            group.push(change);
    }
    return groups;
}
/** A change that throws fails alone; a write that fails fails all of its document. */
async function applyAll(document, changes, lock) {
    const applied = [];
    try {
        let data = await document.read();
        for (const change of changes) {
            try {
                data = change.apply(data);
                applied.push(change);
            }
            catch (error) {
                change.reject(error);
            }
        }
        if (applied.length === 0)
            return;
        if (!lock.held()) {
            throw new errors/* Fault */.vC('locked', 'Another process took the state folder over while this one stood still.', {
                hint: 'Run the command again.',
                retry: true,
            });
        }
        await document.write(data);
        for (const change of applied)
            change.resolve();
    }
    catch (error) {
        for (const change of changes)
            change.reject(error);
    }
}

;// CONCATENATED MODULE: ./lib/state/lowdb-store.js









/** Version of every document of the store; steps between versions belong into the `migrations` of its documents. */
const lowdb_store_VERSION = 1;
const version = schemas/* literal */.euz(lowdb_store_VERSION);
const collectionSchema = schemas/* object */.Ikc({
    schema_version: version,
    items: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), value: schemas/* unknown */.L5J() })),
});
const indexSchema = schemas/* object */.Ikc({
    schema_version: version,
    runs: schemas/* array */.YOg(schemas/* looseObject */._H3({ run_id: schemas/* string */.YjP(), started_at: schemas/* string */.YjP() })),
});
const runSchema = schemas/* object */.Ikc({ schema_version: version, run_id: schemas/* string */.YjP(), document: schemas/* unknown */.L5J() });
/**
 * The store on disk, in the layout of toolchain.md 5: JSON documents through lowdb, each write atomic, flushed and under
 * the lock of the folder, on top of what is on disk at that moment. Several processes may share one folder. What is read often
 * is parsed again only when its file is another one; what comes out of that is copied value by value, never as a whole.
 */
function lowdbStore(options, ports) {
    const { files, clock } = ports;
    const paths = (0,state_paths/* statePaths */.m)(options.root);
    const wait = options.waitMs === undefined ? {} : { waitMs: options.waitMs };
    const burst = writeBurst(() => (0,lock/* acquireLock */.I)(paths.state, ports, wait));
    const onWarning = options.onWarning === undefined ? {} : { onWarning: options.onWarning };
    const documents = new Map();
    /** One object for each path: changes of a burst are gathered by it. */
    function documentAt(path, schema, initial) {
        const known = documents.get(path) ??
            cachedDocument(storedDocument({ path, schema, version: lowdb_store_VERSION, initial, ...onWarning }, ports), path, files);
        documents.set(path, known);
        return known; // a path is always opened with the same schema
    }
    const collection = (kind) => documentAt(paths.collection(kind), collectionSchema, () => ({ schema_version: lowdb_store_VERSION, items: [] }));
    const growing = new Map();
    const grown = (kind) => {
        const known = growing.get(kind) ?? growingCollection(paths.collectionFolder(kind), onWarning, ports);
        growing.set(kind, known);
        return known;
    };
    const index = documentAt(paths.index, indexSchema, () => ({ schema_version: lowdb_store_VERSION, runs: [] }));
    const run = (runId) => storedDocument({
        path: paths.runDocument(runId),
        schema: runSchema,
        version: lowdb_store_VERSION,
        initial: () => ({ schema_version: lowdb_store_VERSION, run_id: runId, document: null }),
        ...onWarning,
    }, ports);
    const grows = (kind) => GROWING_COLLECTIONS.some((one) => one === kind);
    const update = async (kind, id, change) => {
        let result = null;
        const next = (value) => {
            const changed = change(structuredClone(value)) ?? null;
            result = changed === null ? null : storable(changed, `${kind}/${id}`);
            return result;
        };
        if (grows(kind)) {
            await burst.change(grown(kind).document(id), (data) => {
                const value = next(data.value ?? null);
                return { ...data, value, first_put_ms: value === null ? null : (data.first_put_ms ?? clock.now()) };
            });
        }
        else {
            await burst.change(collection(kind), (data) => {
                const at = data.items.findIndex((item) => item.id === id);
                const value = next(data.items[at]?.value ?? null);
                const items = data.items.filter((_, place) => place !== at);
                if (value !== null)
                    items.splice(at < 0 ? items.length : at, 0, { id, value });
                return { ...data, items };
            });
        }
        return structuredClone(result);
    };
    const { page: runPage, find: runSummary } = runPages(async () => (await index.shared()).runs);
    return {
        update,
        async put(kind, id, value) {
            const copy = storable(value, `${kind}/${id}`);
            await update(kind, id, () => copy);
        },
        async get(kind, id) {
            if (grows(kind))
                return (await grown(kind).document(id).read()).value ?? null;
            const { items } = await collection(kind).shared();
            return structuredClone(items.find((item) => item.id === id)?.value ?? null);
        },
        async list(kind) {
            if (grows(kind))
                return grown(kind).list();
            const { items } = await collection(kind).shared();
            return items.map(({ id, value }) => ({ id, value: structuredClone(value) }));
        },
        glance: async (kind, pick) => (await collection(kind).shared()).items.map(({ id, value }) => pick({ id, value })),
        create: async (kind, id, value) => grown(kind).create(id, value),
        page: (kind, page) => grown(kind).page(page),
        forgetBefore: (kind, ms) => grown(kind).forgetBefore(ms),
        async remove(kind, id) {
            let found = false;
            await update(kind, id, (value) => {
                found = value !== null;
                return null;
            });
            return found;
        },
        putRunSummary: (row) => {
            const copy = storable(row, `runs/${row.run_id}`); // a copy of what it was
            return burst.change(index, (data) => ({
                ...data,
                runs: [...data.runs.filter(({ run_id }) => run_id !== copy.run_id), copy],
            }));
        },
        runSummaries: async () => newestFirst((await index.read()).runs),
        runPage,
        runSummary,
        runFolder: paths.runFolder,
        writeRunDocument: (runId, document) => burst.change(run(runId), (data) => ({ ...data, document })),
        readRunDocument: async (runId) => (await run(runId).read()).document ?? null,
    };
}

// EXTERNAL MODULE: ./lib/state/vault.js + 2 modules
var state_vault = __webpack_require__(92839);
;// CONCATENATED MODULE: ./lib/test-cases/asked-settings.js
/** What the door asks for wins over `assay.yaml`. */
function withOptions(settings, options) {
    const { judge, concurrency, maxCostUsd } = options;
    return {
        ...settings,
        judge: {
            ...settings.judge,
            ...(judge?.provider === undefined ? {} : { provider: judge.provider }),
            ...(judge?.model === undefined ? {} : { model: judge.model }),
            ...(judge?.base_url === undefined ? {} : { base_url: judge.base_url }),
            ...(concurrency === undefined ? {} : { concurrency }),
            ...(maxCostUsd === undefined ? {} : { max_cost_usd: maxCostUsd }),
        },
        run: { ...settings.run, ...(concurrency === undefined ? {} : { concurrency }) },
    };
}
/** Settings with the lower of both ceilings: US dollars, and calls of the judge. */
function withCeilings(settings, maxCostUsd, maxCalls) {
    const { judge } = settings;
    const lower = (ours, theirs) => ours === undefined ? theirs : Math.min(ours, theirs ?? Number.POSITIVE_INFINITY);
    if (maxCostUsd === undefined && maxCalls === undefined)
        return settings;
    const max_cost_usd = lower(maxCostUsd, judge.max_cost_usd);
    const max_calls = lower(maxCalls, judge.max_calls);
    return { ...settings, judge: { ...judge, max_cost_usd, max_calls } };
}

// EXTERNAL MODULE: ./lib/schema/agent.js
var schema_agent = __webpack_require__(79622);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
;// CONCATENATED MODULE: ./lib/test-cases/callable.js



/** Fault `validation_failed` for an agent that lacks what its provider needs to be called; it may have been created without. */
function requireCallable(agent) {
    const parsed = schema_agent/* callableAgent */.Y_.safeParse(agent);
    if (parsed.success)
        return;
    const problems = (0,value_problems/* valueProblems */.c)(parsed.error, agent).map(({ path, message }) => ({
        path: (0,value_problems/* pathText */.L)(path),
        message: `${message} (agent ${agent.id})`,
    }));
    throw new errors/* Fault */.vC('validation_failed', problems.map(({ message }) => message).join('; '), {
        where: `agent ${agent.id}`,
        hint: 'Create the agent again with what is missing, and name it in the cases or as the agent to play.',
        problems,
    });
}

// EXTERNAL MODULE: ./lib/test-cases/interpolate.js
var interpolate = __webpack_require__(73835);
;// CONCATENATED MODULE: ./lib/test-cases/problems-fault.js

/** Problems of files as a Fault, each with its `file:line:column`. */
function problemsFault(problems, hint) {
    const listed = problems.map((one) => ({
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    return new errors/* Fault */.vC('validation_failed', listed[0]?.message ?? 'invalid evals folder', {
        ...(listed[0] === undefined ? {} : { where: listed[0].path }),
        hint,
        problems: listed,
    });
}

// EXTERNAL MODULE: ./lib/test-cases/stored-resources.js
var stored_resources = __webpack_require__(19957);
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting = __webpack_require__(52477);
// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/otlp.js + 1 modules
var otlp = __webpack_require__(68852);
;// CONCATENATED MODULE: ./lib/traces/exported-spans.js



const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
const SPAN_ID = /^(?!0{16})[0-9a-f]{16}$/;
/** Latest moment that a date can name (ECMA-262, time values). */
const LATEST_MS = 8.64e15;
/** The spans of an OTLP/JSON body by trace in the form of interface 2.7a, and how many cannot be stored. */
function exportedTraces(body) {
    const traces = new Map();
    let rejected = 0;
    for (const one of (0,otlp/* otlpSpans */.X)(body)) {
        const hex = one.traceId.toLowerCase();
        const span = spanOf(hex, one);
        if (span === undefined) {
            rejected++;
            continue;
        }
        const trace = traces.get(hex) ?? { hex, spans: [], attributes: {}, agent: undefined };
        trace.spans.push(span);
        for (const [key, value] of [...Object.entries(one.resource), ...Object.entries(one.attributes)])
            if (key.startsWith('assay.'))
                trace.attributes[key] = value;
        trace.agent ??= textOf(one.attributes['gen_ai.agent.name']) ?? textOf(one.resource['service.name']);
        traces.set(hex, trace);
    }
    return { traces: [...traces.values()], rejected };
}
function spanOf(hex, { span }) {
    const id = span.id.toLowerCase();
    if (!TRACE_ID.test(hex) || !SPAN_ID.test(id))
        return undefined;
    const start = momentOf(span.start);
    const end = momentOf(span.end ?? span.start);
    if (span.start === undefined || start === undefined || end === undefined)
        return undefined;
    const parent = span.parent?.toLowerCase();
    return {
        span_id: `span_${hex}_${id}`,
        trace_id: `trace_${hex}`,
        parent_span_id: parent === undefined || !SPAN_ID.test(parent) ? null : `span_${hex}_${parent}`,
        name: span.name === '' ? span.kind : span.name,
        kind: span.kind,
        input: objectOf(span.input, 'value'),
        start_time: start,
        output: objectOf(span.output, 'result'),
        end_time: end,
        ...whole('tokens_input', span.tokens_input),
        ...whole('tokens_output', span.tokens_output),
        ...(span.cost_usd === undefined ? {} : { cost_usd: span.cost_usd }),
        status: span.error === undefined ? 'completed' : 'error',
        ...(span.error === undefined ? {} : { error: span.error }),
        duration_ms: Math.max(0, Math.round((span.end ?? span.start) - span.start)),
    };
}
/** A span holds objects only: messages and documents stand under their names, anything else under `bare`. */
function objectOf(value, bare) {
    if (value === undefined || value === null || value === '')
        return {};
    // Text of an attribute that was JSON inside was not looked into by the door.
    if ((0,nesting/* isDeeper */.Q)(value, nesting/* DEEPEST */.F))
        return { [bare]: JSON.stringify(value) };
    const record = (0,json_fields/* recordOf */.zv)(value);
    if (record !== undefined)
        return { ...record };
    const messages = Array.isArray(value) && value.some((one) => (0,json_fields/* recordOf */.zv)(one)?.['role'] !== undefined);
    if (messages)
        return { messages: value };
    return Array.isArray(value) ? { documents: value } : { [bare]: value };
}
const momentOf = (ms) => ms === undefined || !Number.isFinite(ms) || Math.abs(ms) > LATEST_MS
    ? undefined
    : new Date(ms).toISOString();
const whole = (name, value) => value === undefined ? {} : { [name]: Math.round(value) };
const textOf = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

// EXTERNAL MODULE: ./lib/traces/instant-ms.js
var instant_ms = __webpack_require__(51916);
;// CONCATENATED MODULE: ./lib/traces/exported-trace.js

/** Why a span of an export cannot be stored. */
const UNREADABLE = 'spans need a traceId of 32 and a spanId of 16 hex digits, and a start';
/** A trace that an exporter begins, still without its spans. Without a key that says whose it is, the spans say it. */
function exportedTrace({ hex, attributes, agent }, agentId, runId, createdAt) {
    return {
        created: {
            type: 'trace.created',
            agent_id: agentId ?? agent ?? 'unknown',
            ...(runId === undefined ? {} : { run_id: runId }),
            ...(Object.keys(attributes).length === 0 ? {} : { metadata: attributes }),
            trace_id: `trace_${hex}`,
            created_at: createdAt,
        },
        spans: new Map(),
        bytes: 0,
        torn: false,
    };
}
/** Those that the trace does not hold, each once. */
function newSpans(trace, spans) {
    const each = new Map(spans.map((span) => [span.span_id, span]));
    return [...each.values()].filter((span) => !trace.spans.has(span.span_id));
}
/** When the last of them ended, in milliseconds since 1970. */
function lastEndOf(spans) {
    return spans.reduce((latest, span) => Math.max(latest, (0,instant_ms/* instantMs */.O)(span.end_time ?? '') ?? 0), 0);
}

;// CONCATENATED MODULE: ./lib/traces/stored-trace.js
/** Puts a line on top; the first end of a span counts. */
function applyLine(trace, line) {
    if (line.type === 'spans.added') {
        for (const span of line.spans)
            if (!trace.spans.has(span.span_id))
                trace.spans.set(span.span_id, span);
    }
    else if (line.type === 'span.ended') {
        const { type: _, ...end } = line;
        const span = trace.spans.get(line.span_id);
        if (span !== undefined && span.end_time === undefined)
            trace.spans.set(line.span_id, { ...span, ...end });
    }
}
/** Folds the lines of a file; undefined where its first line was lost, so that nobody knows what it is. */
function foldTrace(records, file) {
    const lines = records; // Written by the recorder, guarded by checksums.
    const created = lines.find((line) => line.type === 'trace.created');
    if (created === undefined)
        return undefined;
    const trace = { created, spans: new Map(), ...file };
    for (const line of lines)
        applyLine(trace, line);
    return trace;
}
/** The root: named by the trace, or of an export the first span whose parent is not in it. */
function rootOf({ created, spans }) {
    if (created.root_span_id !== undefined)
        return spans.get(created.root_span_id);
    for (const span of spans.values())
        if (span.parent_span_id === null || !spans.has(span.parent_span_id))
            return span;
    return spans.values().next().value;
}
/** A trace as `GET /v1/traces/{id}` answers it: root first; a parent that is not in it is none, and none is its own ancestor. */
function shownTrace(stored) {
    const root = rootOf(stored);
    const orphans = withoutParent(stored.spans, root);
    const shown = [...stored.spans.values()].map((span) => span.parent_span_id !== null && orphans.has(span.span_id) ? { ...span, parent_span_id: null } : span);
    const index = shown.findIndex((span) => span.span_id === root?.span_id);
    if (index > 0)
        shown.unshift(...shown.splice(index, 1));
    const { type: _, ...created } = stored.created;
    return { ...created, root_span_id: root?.span_id ?? '', spans: shown };
}
/** Spans that hang below none: the root, those whose parent is not there, and one of each circle, which only a broken export has. */
function withoutParent(spans, root) {
    const without = new Set(root === undefined ? [] : [root.span_id]);
    /** Walk on which a span was first met: one that is met twice on the same walk closes a circle. */
    const met = new Map();
    let walk = 0;
    for (const begin of spans.values()) {
        walk++;
        for (let span = begin; span !== undefined && !met.has(span.span_id);) {
            met.set(span.span_id, walk);
            const parent = spans.get(span.parent_span_id ?? '');
            if (without.has(span.span_id))
                break;
            if (parent === undefined || met.get(parent.span_id) === walk)
                without.add(span.span_id);
            span = parent;
        }
    }
    return without;
}
/** The same for a list. */
function traceEntryOf(stored) {
    const { type: _, ...created } = stored.created;
    return { ...created, root_span_id: rootOf(stored)?.span_id ?? '', span_count: stored.spans.size };
}

;// CONCATENATED MODULE: ./lib/traces/held-traces.js

const MOST_TRACES = 1_000;
/** Of their files; in memory it is a small multiple. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The traces used last, kept in memory as long as they are few and small enough. */
function heldTraces(log) {
    /** In the order of their last use. */
    const held = new Map();
    let total = 0;
    function drop(traceId) {
        const trace = held.get(traceId);
        if (trace === undefined)
            return;
        total -= trace.bytes;
        held.delete(traceId);
    }
    function keep(traceId, trace, bytes) {
        drop(traceId);
        trace.bytes = bytes;
        held.set(traceId, trace);
        total += bytes;
        // The one in hand stays, however large it is.
        while (held.size > 1 && (held.size > MOST_TRACES || total > MOST_BYTES)) {
            const oldest = held.keys().next().value;
            if (oldest !== undefined)
                drop(oldest);
        }
    }
    return {
        keep,
        drop,
        of(traceId) {
            const known = held.get(traceId);
            if (known !== undefined && log.size(traceId) === known.bytes) {
                held.delete(traceId);
                held.set(traceId, known);
                return known;
            }
            drop(traceId);
            const reading = log.read(traceId);
            const trace = reading === undefined ? undefined : foldTrace(reading.records, reading);
            if (trace !== undefined)
                keep(traceId, trace, trace.bytes);
            return trace;
        },
    };
}

;// CONCATENATED MODULE: ./lib/traces/open-calls.js

/** Agents that are still sending when so many further calls were made are past collecting. */
const MOST_KEYS = 4_096;
const MOST_LINKS = 65_536;
/** Calls at once that state the same turn cannot be told apart by what they state. */
const turnKey = (runId, testCaseId, turnIndex) => JSON.stringify([runId, testCaseId, turnIndex]);
function openCalls() {
    const open = new Set();
    const byHex = new Map();
    const byTurn = new Map();
    const byKey = new Map();
    /** Run by trace. A trace stays with the call it was first found to be of: its later spans do not wander into the next. */
    const linked = new Map();
    const turnOf = (call) => turnKey(call.runId, call.testCaseId, call.turnIndex);
    /** The holder of the key was heard of now; keys of calls that ended long ago make room. */
    function bind(key, call) {
        byKey.delete(key);
        byKey.set(key, call);
        const oldest = byKey.entries().next().value;
        if (byKey.size <= MOST_KEYS || oldest === undefined)
            return;
        byKey.delete(oldest[0]);
        if (open.has(oldest[1]))
            byKey.set(...oldest);
    }
    function callOf(stated, from) {
        const handed = from.traceHex === undefined ? undefined : byHex.get(from.traceHex);
        if (handed !== undefined)
            return handed;
        if (from.key !== undefined) {
            const call = byKey.get(from.key);
            // A long-lived process can send late what belongs to the call before.
            const late = call !== undefined && from.endedMs !== undefined && from.endedMs < call.openedAt;
            return call === undefined || late || contradicts(stated, call) ? undefined : call;
        }
        const { runId, testCaseId, turnIndex } = stated;
        if (runId === undefined || testCaseId === undefined)
            return undefined;
        const candidates = byTurn.get(turnKey(runId, testCaseId, turnIndex ?? 0));
        return candidates?.size === 1 ? candidates.values().next().value : undefined;
    }
    return {
        open(call, key) {
            open.add(call);
            byHex.set(call.traceHex, call);
            const same = byTurn.get(turnOf(call)) ?? new Set();
            byTurn.set(turnOf(call), same.add(call));
            if (key !== undefined)
                bind(key, call);
        },
        bind,
        close(call) {
            open.delete(call);
            byHex.delete(call.traceHex);
            const same = byTurn.get(turnOf(call));
            same?.delete(call);
            if (same?.size === 0)
                byTurn.delete(turnOf(call));
        },
        ofKey: (key) => byKey.get(key),
        link(traceId, stated, from) {
            if (linked.has(traceId))
                return;
            const call = callOf(stated, from);
            if (call === undefined || !open.has(call))
                return;
            linked.set(traceId, call.runId);
            call.traces.add(traceId);
            const oldest = linked.keys().next().value;
            if (linked.size > MOST_LINKS && oldest !== undefined)
                linked.delete(oldest);
        },
        endRun(runId) {
            for (const [key, call] of byKey)
                if (call.runId === runId)
                    byKey.delete(key);
            for (const [traceId, of] of linked)
                if (of === runId)
                    linked.delete(traceId);
        },
    };
}
/** Where a trace created through our own operations says that it belongs (contract 12). */
function statedBy(runId, metadata) {
    return {
        runId,
        testCaseId: textIn((0,json_fields/* fieldOf */._F)(metadata, 'test_case_id')),
        turnIndex: indexIn((0,json_fields/* fieldOf */._F)(metadata, 'turn_index')),
    };
}
/** The same by attributes of an export. */
function statedByAttributes(attributes) {
    return {
        runId: textIn(attributes['assay.run_id']),
        testCaseId: textIn(attributes['assay.test_case_id']),
        turnIndex: indexIn(attributes['assay.turn_index']),
    };
}
/** Whether something states that it belongs elsewhere. */
const contradicts = (stated, call) => (stated.runId !== undefined && stated.runId !== call.runId) ||
    (stated.testCaseId !== undefined && stated.testCaseId !== call.testCaseId) ||
    (stated.turnIndex !== undefined && stated.turnIndex !== call.turnIndex);
const textIn = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
function indexIn(value) {
    const index = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : undefined;
}

;// CONCATENATED MODULE: ./lib/traces/span-ids.js
/** How the ids of a trace's spans begin. They carry that of their trace: no index is needed to find it. */
const spanPrefix = (traceId) => `span_${traceId.slice('trace_'.length)}_`;
/** The trace of a span by the span's id; undefined where the text is no such id. */
function traceOfSpan(spanId) {
    const rest = /^span_([a-z0-9]+)_[a-z0-9]+$/.exec(spanId)?.[1];
    return rest === undefined ? undefined : `trace_${rest}`;
}

;// CONCATENATED MODULE: ./lib/traces/trace-log.js


/** Nothing else becomes part of a path: ours, and the hex ids of exports. */
const ID = /^trace_[a-z0-9]{1,64}$/;
const ENDING = '.jsonl';
const trace_log_LINE_FEED = 0x0a;
/** Whether a text can be the id of a trace. */
const isTraceId = (text) => ID.test(text);
/** Opens the files of a folder. A file is open only while it is written: many agents may be traced at once. */
function traceLog(folder, files, lines, names = { all: () => files.list(folder), noting: (_, write) => write() }) {
    const pathOf = (id) => (0,external_node_path_.join)(folder, `${id}${ENDING}`);
    return {
        *ids(before) {
            const sorted = names.all();
            const end = before === undefined ? sorted.length : sortedPlace(sorted, `${before}${ENDING}`);
            for (let index = end - 1; index >= 0; index--) {
                const name = sorted[index] ?? '';
                const id = name.slice(0, -ENDING.length);
                if (name.endsWith(ENDING) && isTraceId(id))
                    yield id;
            }
        },
        size: (id) => files.stat(pathOf(id))?.size,
        read(id) {
            const path = pathOf(id);
            if (!isTraceId(id) || files.stat(path) === null)
                return undefined;
            const bytes = contentOf(path, files);
            const records = [];
            let begin = 0;
            for (let feed = bytes.indexOf(trace_log_LINE_FEED); feed >= 0; feed = bytes.indexOf(trace_log_LINE_FEED, begin)) {
                const parsed = lines.read(bytes.subarray(begin, feed));
                if (parsed !== undefined)
                    records.push(parsed.record);
                begin = feed + 1;
            }
            return { records, bytes: bytes.length, torn: begin < bytes.length };
        },
        append(id, records, torn) {
            const text = `${torn ? '\n' : ''}${records.map((record) => lines.write(record)).join('')}`;
            if (files.stat(pathOf(id)) !== null)
                return appended(pathOf(id), text, files);
            let written = { offset: 0, bytes: 0 };
            names.noting(`${id}${ENDING}`, () => {
                written = appended(pathOf(id), text, files);
            });
            return written;
        },
    };
}
function appended(path, text, files) {
    const log = files.appendLog(path);
    try {
        const offset = log.append(text);
        return { offset, bytes: log.size() };
    }
    finally {
        log.close();
    }
}
function contentOf(path, files) {
    const reader = files.reader(path);
    try {
        const bytes = reader.readAt(0, reader.size());
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    finally {
        reader.close();
    }
}

;// CONCATENATED MODULE: ./lib/traces/recorder.js









/** Spans and bytes of one trace; beyond them an agent is going round in circles. */
const MOST_SPANS = 10_000;
const recorder_MOST_BYTES = 64 * 1024 * 1024;
/** Traces of runs whose root is still open, which the end of the run ends. Older ones stay open. */
const MOST_OPEN_ROOTS = 20_000;
const ROOTS_AT_ONCE = 64;
const HEAVY = 'the trace holds 64 MiB, which is the most; begin another';
/** A recorder over a folder of append-only files. Several processes may write beside each other. */
function traceRecorder({ folder, lines, names, ports }) {
    const log = traceLog(folder, ports.files, lines, names);
    const held = heldTraces(log);
    const calls = openCalls();
    /** Run by trace whose root is open. */
    const openRoots = new Map();
    const now = () => new Date(ports.clock.now()).toISOString();
    function append(traceId, trace, records) {
        const written = log.append(traceId, records, trace.torn);
        // Somebody else wrote in between: what is held is no longer all, and is read again at its next use.
        if (written.offset !== trace.bytes) {
            held.drop(traceId);
            return;
        }
        for (const record of records)
            applyLine(trace, record);
        trace.torn = false;
        held.keep(traceId, trace, written.bytes);
    }
    function found(traceId) {
        const trace = held.of(traceId);
        if (trace !== undefined)
            return trace;
        throw new errors/* Fault */.vC('not_found', `There is no trace ${JSON.stringify(traceId.slice(0, 100))}.`, {
            where: 'trace_id',
            hint: 'Create one with POST /v1/traces.',
        });
    }
    function end(trace, span, update) {
        const started = (0,instant_ms/* instantMs */.O)(span.start_time) ?? 0;
        const ended = (0,instant_ms/* instantMs */.O)(update.end_time) ?? 0;
        const duration_ms = Math.round(ended - started);
        if (ended < started)
            throw invalid('end_time', `must not be before the start of the span, ${span.start_time}`);
        const line = { type: 'span.ended', span_id: span.span_id, ...update, duration_ms };
        append(span.trace_id, trace, [line]);
        if (span.parent_span_id === null)
            openRoots.delete(span.trace_id);
        return { span_id: span.span_id, duration_ms };
    }
    return {
        calls,
        async createTrace(request, origin, ids = ports.ids) {
            const trace_id = ids.next('trace_');
            const root_span_id = ids.next(spanPrefix(trace_id));
            const begun = log.read(trace_id);
            if (begun !== undefined && held.of(trace_id)?.spans.has(root_span_id))
                return { trace_id, root_span_id };
            const created_at = now();
            const { run_id = origin?.runId } = request;
            const agent_id = origin?.agentId ?? request.agent_id;
            const stated = statedBy(run_id, request.metadata);
            const call = origin === undefined ? undefined : calls.ofKey(origin.key);
            // What its key says and it does not, so that the turn can be told from the stored trace.
            const turn = call === undefined || contradicts(stated, call)
                ? {}
                : { metadata: { test_case_id: call.testCaseId, turn_index: call.turnIndex, ...request.metadata } };
            const created = {
                type: 'trace.created',
                ...request,
                ...turn,
                agent_id,
                ...(run_id === undefined ? {} : { run_id }),
                ...{ trace_id, root_span_id, created_at },
            };
            const root = {
                span_id: root_span_id,
                trace_id,
                parent_span_id: null,
                name: agent_id,
                kind: 'agent',
                input: request.input ?? {},
                start_time: created_at,
            };
            const { bytes, torn } = begun ?? { bytes: 0, torn: false };
            const trace = { created, spans: new Map(), bytes, torn };
            append(trace_id, trace, [created, { type: 'spans.added', spans: [root] }]);
            calls.link(trace_id, stated, origin === undefined ? {} : { key: origin.key });
            if (run_id !== undefined) {
                openRoots.set(trace_id, run_id);
                const oldest = openRoots.keys().next().value;
                if (openRoots.size > MOST_OPEN_ROOTS && oldest !== undefined)
                    openRoots.delete(oldest);
            }
            return { trace_id, root_span_id };
        },
        async addSpan(traceId, request, ids = ports.ids) {
            const trace = found(traceId);
            const { parent_span_id: parent, ...fields } = request;
            if (parent !== undefined && !trace.spans.has(parent))
                throw invalid('parent_span_id', `is no span of the trace ${traceId}`);
            const span_id = ids.next(spanPrefix(traceId));
            if (trace.spans.has(span_id))
                return { span_id };
            const full = fullness(trace);
            if (full !== undefined)
                throw invalid('trace_id', full);
            const parent_span_id = parent ?? rootOf(trace)?.span_id ?? null;
            const span = { span_id, trace_id: traceId, parent_span_id, ...fields };
            append(traceId, trace, [{ type: 'spans.added', spans: [span] }]);
            return { span_id };
        },
        async updateSpan(spanId, request) {
            const traceId = traceOfSpan(spanId);
            const trace = traceId === undefined ? undefined : held.of(traceId);
            const span = trace?.spans.get(spanId);
            if (trace === undefined || span === undefined)
                throw new errors/* Fault */.vC('not_found', `There is no span ${JSON.stringify(spanId.slice(0, 200))}.`, {
                    where: 'span_id',
                    hint: 'Add one with POST /v1/traces/{trace_id}/spans.',
                });
            if (span.end_time !== undefined)
                throw new errors/* Fault */.vC('conflict', `The span ${spanId} has ended already, at ${span.end_time}.`, {
                    where: 'span_id',
                    hint: 'A span ends once.',
                });
            if (trace.bytes >= recorder_MOST_BYTES)
                throw invalid('span_id', HEAVY);
            return end(trace, span, request);
        },
        async agentOf(id) {
            const traceId = id.startsWith('span_') ? traceOfSpan(id) : id;
            return traceId === undefined ? undefined : held.of(traceId)?.created.agent_id;
        },
        async ingest(body, agentId, origin) {
            const { traces, rejected } = exportedTraces(body);
            const ours = origin?.agentId ?? agentId;
            const refusals = rejected === 0 ? [] : [{ spans: rejected, why: UNREADABLE }];
            for (const exported of traces) {
                const traceId = `trace_${exported.hex}`;
                const stated = statedByAttributes(exported.attributes);
                const before = held.of(traceId);
                const trace = before ?? exportedTrace(exported, ours, stated.runId ?? origin?.runId, now());
                if (ours !== undefined && trace.created.agent_id !== ours) {
                    refusals.push({
                        spans: exported.spans.length,
                        why: `the trace ${exported.hex} is of another agent`,
                    });
                    continue;
                }
                const fresh = newSpans(trace, exported.spans);
                const room = fullness(trace) === undefined ? MOST_SPANS - trace.spans.size : 0;
                if (fresh.length > room)
                    refusals.push({ spans: fresh.length - room, why: `the trace ${exported.hex} is full` });
                const taken = fresh.slice(0, room);
                if (taken.length > 0) {
                    const added = { type: 'spans.added', spans: taken };
                    append(traceId, trace, before === undefined ? [trace.created, added] : [added]);
                }
                calls.link(traceId, stated, {
                    traceHex: exported.hex,
                    endedMs: lastEndOf(exported.spans),
                    ...(origin === undefined ? {} : { key: origin.key }),
                });
            }
            const refused = refusals.reduce((total, { spans }) => total + spans, 0);
            return refused === 0
                ? { rejected: 0 }
                : { rejected: refused, message: refusals.map(({ why }) => why).join('; ') };
        },
        async read(traceId) {
            const trace = held.of(traceId);
            return trace === undefined ? undefined : shownTrace(trace);
        },
        async page({ limit, before }) {
            const items = [];
            let last;
            for (const id of log.ids(before)) {
                if (items.length === limit)
                    return { items, next: last ?? null };
                const trace = held.of(id);
                if (trace === undefined || trace.spans.size === 0)
                    continue;
                items.push(traceEntryOf(trace));
                last = id;
            }
            return { items, next: null };
        },
        async endRun(runId) {
            calls.endRun(runId);
            const open = [...openRoots].flatMap(([traceId, of]) => (of === runId ? [traceId] : []));
            for (const [index, traceId] of open.entries()) {
                // A large run must not hold up what else the process does.
                if (index % ROOTS_AT_ONCE === ROOTS_AT_ONCE - 1)
                    await new Promise((resolve) => setImmediate(resolve));
                openRoots.delete(traceId);
                const trace = held.of(traceId);
                const root = trace === undefined ? undefined : rootOf(trace);
                if (trace === undefined || root === undefined || root.end_time !== undefined)
                    continue;
                // By the clock of this machine; an agent's own clock may be ahead.
                const end_time = new Date(Math.max(ports.clock.now(), Math.ceil((0,instant_ms/* instantMs */.O)(root.start_time) ?? 0))).toISOString();
                end(trace, root, { output: {}, end_time, status: 'completed' });
            }
        },
    };
}
function fullness({ spans, bytes }) {
    if (spans.size >= MOST_SPANS)
        return `the trace holds ${MOST_SPANS} spans, which is the most; begin another`;
    if (bytes >= recorder_MOST_BYTES)
        return HEAVY;
    return undefined;
}
function invalid(path, message) {
    return new errors/* Fault */.vC('validation_failed', `${path}: ${message}`, {
        where: path,
        problems: [{ path, message }],
    });
}

// EXTERNAL MODULE: ./lib/webhooks/allowed-private.js
var allowed_private = __webpack_require__(45824);
// EXTERNAL MODULE: ./lib/webhooks/deliver.js + 1 modules
var deliver = __webpack_require__(32147);
;// CONCATENATED MODULE: ./lib/webhooks/host-slots.js
/** Slots for each host apart, so that one that hangs holds up nobody else. */
function hostSlots(perHost) {
    const hosts = new Map();
    return {
        async run(host, task) {
            const slot = hosts.get(host) ?? { running: 0, waiting: [], next: 0 };
            hosts.set(host, slot);
            if (slot.running >= perHost)
                await new Promise((resolve) => slot.waiting.push(resolve));
            else
                slot.running += 1;
            try {
                return await task();
            }
            finally {
                // The slot is handed on; taking from the front of an array would cost its length each time.
                const go = slot.waiting[slot.next];
                slot.next += 1;
                if (go !== undefined)
                    go();
                else {
                    slot.running -= 1;
                    slot.waiting = [];
                    slot.next = 0;
                    if (slot.running === 0)
                        hosts.delete(host);
                }
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/webhooks/payload.js
var payload = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/webhooks/schedule.js
var schedule = __webpack_require__(93237);
;// CONCATENATED MODULE: ./lib/webhooks/dispatcher.js





/** Requests at once to one host: a receiver is somebody's small service. */
const PER_HOST = 4;
/** Dead letters that nobody asked for in so long are let go, in milliseconds. */
const KEEP_DEAD_MS = 30 * 24 * 3_600_000;
/** The owner of a delivery that should have been tried so long ago does not live, whoever has its process id now. */
const LATE_MS = 5 * 60_000;
/** Attempts that are kept of one delivery. */
const MOST_ATTEMPTS = 50;
/** Dispatchers of this process: a process id alone does not tell two of them apart. */
const LIVING = new Set();
/** Sends what is in the outbox, by the schedule of the process that it lives in (contract 10). */
function webhookDispatcher({ ports, outbox, subscribers, allow, warn }) {
    const { clock, http, ids, random, processes } = ports;
    const owner = { pid: processes.pid, host: processes.host, token: random.hex(8) };
    LIVING.add(owner.token);
    const slots = hostSlots(PER_HOST);
    const stop = new AbortController();
    const inHand = new Map();
    /** Given up since this was last said. */
    let lost = [];
    let lookedBack = false;
    let longLived = false;
    const at = (ms = 0) => new Date(clock.now() + ms).toISOString();
    function begin(delivery, round) {
        const id = delivery.delivery_id;
        if (stop.signal.aborted || inHand.has(id))
            return;
        const host = shownHost(delivery);
        const work = rounds(id, host, round)
            .catch((error) => {
            if (!stop.signal.aborted)
                warn(`webhook delivery ${id}: ${(0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))}`);
        })
            .finally(() => inHand.delete(id));
        inHand.set(id, { host, work });
    }
    /** Tries until it is taken, given up or stopped. Only the id is held while it waits: there may be very many. */
    async function rounds(id, host, round) {
        for (let tries = 1;; tries += 1) {
            const wait = await slots.run(host, () => tryOnce(id, round, tries));
            if (wait === undefined)
                return;
            await clock.sleep(wait, stop.signal);
        }
    }
    /** One try. Resolves with the wait until the next one, or undefined when there is none. */
    async function tryOnce(id, round, tries) {
        const delivery = stop.signal.aborted ? null : outbox.read(id);
        if (delivery === null)
            return undefined;
        const found = await subscribers.find(delivery.webhook, delivery.event);
        if ('gone' in found) {
            outbox.remove(id);
            return undefined;
        }
        const timeoutMs = (0,schedule/* tryMs */.Ye)(round, clock.monotonic());
        if ('unknown' in found)
            return giveUp(delivery, { at: at(), error: found.unknown });
        if (timeoutMs === null)
            return giveUp(delivery, undefined);
        const began = at();
        const outcome = await attempt(delivery, found.receiver, timeoutMs);
        if (outcome.delivered || outcome.ended) {
            await taken(delivery, outcome);
            return undefined;
        }
        const tried = triedOf(began, outcome);
        const wait = (0,schedule/* waitMs */.Cu)(round, tries, clock.monotonic(), random);
        if (wait === null)
            return giveUp(delivery, tried);
        keep({ ...withTry(delivery, tried), next_at: at(wait) });
        return wait;
    }
    const attempt = (delivery, receiver, timeoutMs) => (0,deliver/* deliver */.c)(delivery, receiver, { http, allow, timeoutMs, signal: stop.signal });
    /** Another process may have delivered it in the meantime: what is gone stays gone. */
    function keep(delivery) {
        if (outbox.read(delivery.delivery_id) !== null)
            outbox.write(delivery);
    }
    async function taken(delivery, { ended }) {
        outbox.remove(delivery.delivery_id);
        if (!ended)
            return;
        await subscribers.deactivate(delivery.webhook);
        warn(`webhook ${shownUrl(delivery)} answered 410 and is not sent to any more`);
    }
    function giveUp(delivery, tried) {
        const { owner: _, ...rest } = withTry(delivery, tried);
        keep({ ...rest, state: 'dead', next_at: null });
        const why = tried?.error ?? 'there was no time left to try it';
        lost.push({ where: `${delivery.event} to ${shownUrl(delivery)}`, why });
        if (longLived)
            sayLost();
    }
    function sayLost() {
        const [first] = lost;
        if (first === undefined)
            return;
        const more = lost.length === 1 ? '' : ` and ${lost.length - 1} more`;
        lost = [];
        warn(`webhook not delivered: ${first.where} (${first.why})${more}; kept as dead letter${more === '' ? '' : 's'}, send again with: assay webhooks replay`);
    }
    const newRound = () => ({
        schedule: longLived ? schedule/* LONG_LIVED */.yJ : schedule/* ONE_SHOT */.A5,
        begunAt: clock.monotonic(),
    });
    function isLeft({ owner: by, next_at }) {
        if (by === undefined)
            return true;
        if (by.token === owner.token)
            return false;
        const late = next_at !== null && clock.now() - Date.parse(next_at) > LATE_MS;
        if (late)
            return true;
        // A container has a new name after each start; whoever starts a service is the one that goes on.
        if (by.host !== processes.host)
            return longLived;
        return by.pid === processes.pid ? !LIVING.has(by.token) : !processes.isAlive(by.pid);
    }
    /** Takes over what a process left that is no more; two that do so at once send it twice, with one id. */
    function lookBack(retryDead) {
        const round = newRound();
        for (const id of outbox.ids()) {
            const delivery = inHand.has(id) ? null : outbox.read(id);
            if (delivery === null)
                continue;
            const dead = delivery.state === 'dead';
            if (dead && clock.now() - Date.parse(delivery.created_at) > KEEP_DEAD_MS)
                outbox.remove(id);
            else if (dead ? retryDead : isLeft(delivery)) {
                const mine = { ...delivery, state: 'pending', owner, next_at: at() };
                outbox.write(mine);
                begin(mine, round);
            }
        }
    }
    return {
        async send(announcement) {
            const addresses = await subscribers.of(announcement.event);
            if (addresses.length === 0)
                return 0;
            const now = at();
            const body = (0,payload/* payloadBody */.jX)(announcement, now);
            const made = addresses.map((webhook) => {
                const delivery_id = ids.next('del_');
                const rest = { body, created_at: now, attempts: [], next_at: now, owner };
                return { delivery_id, webhook, event: announcement.event, ...rest, state: 'pending' };
            });
            for (const delivery of made)
                outbox.add(delivery);
            const round = newRound();
            for (const delivery of made)
                begin(delivery, round);
            if (!lookedBack)
                lookBack(false);
            lookedBack = true;
            return made.length;
        },
        start({ retryDead = false } = {}) {
            longLived = true;
            lookedBack = true;
            lookBack(retryDead);
        },
        longLived: () => longLived,
        waitingFor: () => [...new Set([...inHand.values()].map(({ host }) => host))].sort(),
        async settled() {
            while (inHand.size > 0)
                await Promise.all([...inHand.values()].map(({ work }) => work));
            sayLost();
        },
        async replay({ secret } = {}) {
            const again = async (id) => {
                const delivery = outbox.read(id);
                if (delivery === null)
                    return [];
                const told = { delivery_id: id, event: delivery.event, url: shownUrl(delivery) };
                let found = await subscribers.find(delivery.webhook, delivery.event);
                if ('gone' in found) {
                    outbox.remove(id);
                    return [{ ...told, outcome: 'dropped', detail: found.gone }];
                }
                if ('unknown' in found && secret !== undefined && delivery.webhook.from !== 'state')
                    found = { receiver: { url: delivery.webhook.url, secret } };
                if ('unknown' in found)
                    return [{ ...told, outcome: 'failed', detail: found.unknown }];
                const began = at();
                const outcome = await attempt(delivery, found.receiver, schedule/* TRY_MS */.Jv);
                if (outcome.delivered || outcome.ended)
                    await taken(delivery, outcome);
                else
                    keep(withTry(delivery, triedOf(began, outcome)));
                const detail = outcome.error ?? `answered ${outcome.status}`;
                return [
                    {
                        ...told,
                        outcome: outcome.delivered ? 'delivered' : outcome.ended ? 'dropped' : 'failed',
                        detail,
                    },
                ];
            };
            const tried = outbox.ids().map((id) => {
                const delivery = outbox.read(id);
                return delivery === null ? [] : slots.run(shownHost(delivery), () => again(id));
            });
            return (await Promise.all(tried)).flat();
        },
        async close() {
            stop.abort();
            await Promise.all([...inHand.values()].map(({ work }) => work));
            LIVING.delete(owner.token);
        },
    };
}
const withTry = (delivery, tried) => ({
    ...delivery,
    attempts: [...delivery.attempts, ...(tried === undefined ? [] : [tried])].slice(-MOST_ATTEMPTS),
});
const triedOf = (at, { status, error }) => ({
    at,
    ...(status === undefined ? {} : { status }),
    ...(error === undefined ? {} : { error }),
});
/** An address as a message may show it: without its query, which may hold a secret. */
function shownUrl({ webhook: { url } }) {
    return URL.canParse(url) ? `${new URL(url).origin}${new URL(url).pathname}` : '?';
}
function shownHost({ webhook: { url } }) {
    return URL.canParse(url) ? new URL(url).host : '?';
}

// EXTERNAL MODULE: ./lib/schema/common.js
var common = __webpack_require__(86462);
// EXTERNAL MODULE: ./lib/schema/event.js
var schema_event = __webpack_require__(46819);
;// CONCATENATED MODULE: ./lib/webhooks/delivery.js



/** Where a webhook was set up: registered in the state, written in `assay.yaml`, or given to the door (Action inputs). */
const addressSchema = schemas/* discriminatedUnion */.gMt('from', [
    schemas/* strictObject */.rej({ from: schemas/* literal */.euz('state'), url: schemas/* string */.YjP(), webhook_id: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ from: schemas/* literal */.euz('settings'), url: schemas/* string */.YjP(), place: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ from: schemas/* literal */.euz('door'), url: schemas/* string */.YjP() }),
]);
/** One try: the status that was answered, or why there was no answer. */
const triedSchema = schemas/* object */.Ikc({
    at: common/* timestamp */.vE,
    status: schemas/* number */.aig().int().optional(),
    error: schemas/* string */.YjP().optional(),
});
/** The process that sends a pending delivery; a dead one's are taken over. */
const ownerSchema = schemas/* object */.Ikc({ pid: schemas/* number */.aig().int(), host: schemas/* string */.YjP(), token: schemas/* string */.YjP() });
/**
 * One event for one webhook that was not taken yet: `pending` while it is tried, `dead` when its tries are used up. What was
 * taken leaves the outbox. It holds no secret: that is looked up at each try.
 */
const deliverySchema = schemas/* object */.Ikc({
    /** `del_…`; the same over all tries, so that a receiver can tell a repetition. */
    delivery_id: schemas/* string */.YjP(),
    webhook: addressSchema,
    event: schema_event/* webhookEvent */.y1,
    /** Exactly what is sent and signed. */
    body: schemas/* string */.YjP(),
    created_at: common/* timestamp */.vE,
    attempts: schemas/* array */.YOg(triedSchema),
    next_at: common/* timestamp */.vE.nullable(),
    state: schemas/* enum */.k5n(['pending', 'dead']),
    owner: ownerSchema.optional(),
});

;// CONCATENATED MODULE: ./lib/webhooks/outbox.js




/** In the form of the store's growing collections, so that it can be listed there too. */
const documentSchema = schemas/* object */.Ikc({
    schema_version: schemas/* literal */.euz(1),
    id: schemas/* string */.YjP(),
    first_put_ms: schemas/* number */.aig(),
    value: deliverySchema,
});
/** The outbox in a folder of its own below the state. */
function openOutbox(folder, files) {
    const pathOf = (id) => (0,external_node_path_.join)(folder, `${(0,state_paths/* fileNameOf */.b)(id)}.json`);
    const save = (delivery, sync) => {
        const document = {
            schema_version: 1,
            id: delivery.delivery_id,
            first_put_ms: Date.parse(delivery.created_at),
            value: delivery,
        };
        files.writeAtomic(pathOf(delivery.delivery_id), `${JSON.stringify(document)}\n`, { sync });
    };
    return {
        add: (delivery) => save(delivery, true),
        write: (delivery) => save(delivery, false),
        read(id) {
            const text = files.readTextIfThere(pathOf(id));
            try {
                return text === null ? null : documentSchema.parse(JSON.parse(text)).value;
            }
            catch {
                // Damaged: what cannot be read cannot be sent. It stays for whoever looks.
                return null;
            }
        },
        remove: (id) => files.remove(pathOf(id)),
        // Ids of ours are plain, so their file names are they.
        ids: () => files.list(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : [])),
    };
}

// EXTERNAL MODULE: ./lib/webhooks/subscribers.js
var webhooks_subscribers = __webpack_require__(69957);
;// CONCATENATED MODULE: ./lib/webhooks/engine-webhooks.js





/** The webhooks of an engine: those of its state, of its `assay.yaml` and of its door, and one outbox for them all. */
function engineWebhooks(parts) {
    const { ports, options, stateDir, evalsDir, warn, store, vault, evals } = parts;
    const { files, env } = ports;
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    const written = async () => files.stat(evalsDir) === null ? [] : (await evals()).webhooks;
    const stateMark = () => {
        const stat = files.stat(paths.collection('webhooks'));
        return stat === null ? '' : `${stat.modifiedMs} ${stat.size} ${stat.inode ?? ''}`;
    };
    const subscribers = (0,webhooks_subscribers/* subscribersIn */.bI)({ store, vault, written, door: options.webhook, env, stateMark, warn });
    const outbox = openOutbox(paths.collectionFolder('deliveries'), files);
    return webhookDispatcher({ ports, outbox, subscribers, allow: (0,allowed_private/* allowedPrivate */.q)(env), warn });
}

;// CONCATENATED MODULE: ./lib/engine.js




















function createEngine(options = {}) {
    const ports = options.ports ?? (0,node_ports/* nodePorts */.b)();
    const stateDir = (0,external_node_path_.resolve)(ports.env.cwd(), options.state ?? '.assay');
    const evalsDir = (0,external_node_path_.resolve)(ports.env.cwd(), options.evals ?? 'evals');
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    const warn = options.onWarning ?? (() => undefined);
    const store = once(async () => lowdbStore({ root: stateDir, onWarning: warn }, ports));
    const vault = once(() => (0,state_vault/* openVault */.Z)(paths, ports, warn));
    const lines = { write: journal_line/* journalLine */.E, read: journal_line/* parseJournalLine */.L };
    const names = once(() => folderNames(paths.traces, ports, '.jsonl'));
    const traces = once(() => traceRecorder({ folder: paths.traces, lines, names: names(), ports }));
    const background = new Set();
    let folder = readFolder();
    let loaded = loadLazily();
    let { streams } = options;
    /** The evals folder with the judge that it asks for, whose purse must not be filled again by a creation. */
    function readFolder() {
        const evals = once(() => loadOrFail(evalsDir, ports, options.experimentFile));
        const evalsIfThere = once(async () => (ports.files.stat(evalsDir) === null ? undefined : evals()));
        const settings = once(async () => withOptions((await evalsIfThere())?.settings ?? schema_settings/* settings */.W0.parse({}), options));
        const judgeCache = once(() => openJudgeCache(paths.cache, ports));
        const judgeWith = async (maxCostUsd, maxCalls) => {
            const { chooseJudge } = await __webpack_require__.e(/* import() */ 5199).then(__webpack_require__.bind(__webpack_require__, 15199));
            const chosen = withCeilings(await settings(), maxCostUsd, maxCalls);
            const withheld = options.secretsWithheld !== undefined;
            const { judge, budget, keyMissing, emptyKeys } = await chooseJudge(chosen.judge, ports, {
                offlineWithoutKey: withheld,
                cacheStore: judgeCache(),
                maxRetries: JUDGE_RETRIES,
                timeoutMs: chosen.run.timeout_ms,
            });
            return {
                ...{ judge, budget, settings: chosen },
                judgeWithheld: withheld && keyMissing,
                emptyKeys: withheld ? [] : emptyKeys,
            };
        };
        return { evals, evalsIfThere, settings, judgeWith, judge: once(() => judgeWith()) };
    }
    /** What is stored is read once; `forget` starts anew. */
    function loadLazily() {
        const { evalsIfThere, judge, judgeWith } = folder;
        const registry = once(async () => {
            const { scorerRegistry } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(7805), __webpack_require__.e(238)]).then(__webpack_require__.bind(__webpack_require__, 70238));
            const { makeScorers } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(7805), __webpack_require__.e(8879), __webpack_require__.e(3389)]).then(__webpack_require__.bind(__webpack_require__, 79188));
            const stored = await (0,stored_resources/* storedScorers */.tf)(await store());
            const { scorers, problems } = await makeScorers((await evalsIfThere())?.scorers ?? [], (0,external_node_path_.resolve)(evalsDir, '..'), ports);
            if (problems.length > 0)
                throw problemsFault(problems, 'Correct the files; nothing was run. See: assay validate');
            const { customScorer } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(7805), __webpack_require__.e(8879), __webpack_require__.e(2181)]).then(__webpack_require__.bind(__webpack_require__, 28879));
            return scorerRegistry([
                ...scorers,
                ...(await Promise.all(stored.map((one) => customScorer(one, ports)))),
            ]);
        });
        const home = (0,external_node_path_.resolve)(evalsDir, '..');
        return {
            registry,
            scoring: once(async () => ({ registry: await registry(), ...(await judge()) })),
            scoringWith: async (maxCostUsd, maxCalls) => {
                const [resolved, chosen] = [await registry(), await judgeWith(maxCostUsd, maxCalls)];
                return { registry: resolved, ...chosen };
            },
            agents: once(async () => [
                ...((await evalsIfThere())?.agents ?? []),
                ...(await (0,stored_resources/* storedAgents */.Cs)(await store(), home)),
            ]),
            cases: once(async () => [
                ...((await evalsIfThere())?.cases ?? []),
                ...(await (0,stored_resources/* storedCases */.fM)(await store(), home)),
            ]),
        };
    }
    return {
        ports,
        options,
        stateDir,
        evalsDir,
        warn,
        evals: () => folder.evals(),
        settings: () => folder.settings(),
        registry: () => loaded.registry(),
        scoring: () => loaded.scoring(),
        scoringWith: (maxCostUsd, maxCalls) => loaded.scoringWith(maxCostUsd, maxCalls),
        agents: () => loaded.agents(),
        cases: () => loaded.cases(),
        store,
        vault,
        traces,
        webhooks: once(() => engineWebhooks({ ports, options, stateDir, evalsDir, warn, store, vault, evals: () => folder.evals() })),
        live: once(() => liveRuns()),
        streams: () => streams,
        serveAt(at) {
            streams = at;
        },
        async reach(agent) {
            requireCallable(agent.agent);
            const resolved = (0,interpolate/* resolveVariables */.CO)(agent, ports.env);
            if (resolved.agent === null)
                throw problemsFault(resolved.problems, 'Set the variables, or take the agent out of the selection.');
            const sealed = agent.sealedCredentials;
            if (sealed === undefined)
                return resolved.agent;
            return { ...resolved.agent, credentials: (await vault().open(agent.agent.id, sealed)) };
        },
        async storedTurn(turnId) {
            const turn = await (0,stored_run/* findStoredTurn */.q)(turnId, paths, ports);
            const agent = (await loaded.agents()).find((one) => one.agent.id === turn.agentId)?.agent;
            return (scorer) => turn.subject(scorer, agent?.system_prompt);
        },
        inBackground(work) {
            const watched = work
                .catch((error) => warn((0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))))
                .finally(() => background.delete(watched));
            background.add(watched);
        },
        async settled() {
            while (background.size > 0)
                await Promise.all(background);
        },
        forget(also) {
            if (also?.evals === true)
                folder = readFolder();
            loaded = loadLazily();
        },
    };
}
/** A judge call is asked five times before the item is errored: a rate limit must not cost evidence (security.md R01). */
const JUDGE_RETRIES = 4;
/** Everything wrong in the evals folder as one Fault; nothing runs. */
async function loadOrFail(evalsDir, ports, experimentFile) {
    const { loadEvals } = await Promise.all(/* import() */[__webpack_require__.e(1897), __webpack_require__.e(9462)]).then(__webpack_require__.bind(__webpack_require__, 88718));
    const { evals, problems } = await loadEvals({
        evalsDir,
        experimentFile,
        ports,
        mode: 'run',
        scorerNames: scorer_name/* AVAILABLE_SCORERS */.iL,
    });
    const errors = problems.filter((problem) => problem.severity === 'error');
    if (errors.length > 0)
        throw problemsFault(errors, 'Correct the files; nothing was run. See: assay validate');
    return evals;
}
/** The value of the first call, kept. A failed promise is kept too: the same question has the same answer. */
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 16479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jQ: () => (/* binding */ FormError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/**
 * A judge fills in a form; it never decides a score. A model, the offline heuristics and a script in a test all fill in the
 * same form, and one formula (in the scorer) turns it into a number.
 */
/** What came back does not fit the form. */
class FormError extends Error {
    constructor(message) {
        super(message);
        this.name = 'FormError';
    }
}
/** No calls, no tokens, no money. */
const NO_USAGE = {
    calls: 0,
    cached_calls: 0,
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
};
/** Sum of two usages; an unknown price stays unknown. */
function addUsage(a, b) {
    return {
        calls: a.calls + b.calls,
        cached_calls: a.cached_calls + b.cached_calls,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cost_usd: a.cost_usd === null || b.cost_usd === null ? null : a.cost_usd + b.cost_usd,
    };
}


/***/ }),

/***/ 97859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T$: () => (/* binding */ isDeniedFor),
/* harmony export */   ZQ: () => (/* binding */ isDeniedName)
/* harmony export */ });
/* unused harmony export isDeniedAddress */
/* harmony import */ var _allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18198);

/** Names under which clouds serve credentials to their own machines. */
const METADATA_NAMES = new Set([
    'metadata',
    'metadata.google.internal',
    'metadata.goog',
    'instance-data',
    'instance-data.ec2.internal',
    'metadata.azure.internal',
]);
/** Addresses of metadata services outside the link-local range: Azure WireServer (looks public), Alibaba, Oracle. */
const METADATA_IPV4 = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192']);
/** IPv6 addresses of metadata services: AWS, Google. */
const METADATA_IPV6 = new Set(['fd00:ec2::254', 'fd20:ce::254']);
/** Endings that never name a host of the public internet (RFC 6761, 6762, 8375, 9476 and ICANN's reserved ones). */
const PRIVATE_ENDINGS = [
    'localhost',
    'local',
    'internal',
    'intranet',
    'private',
    'corp',
    'home',
    'lan',
    'localdomain',
    'home.arpa',
    'in-addr.arpa',
    'ip6.arpa',
    'test',
    'invalid',
    'onion',
    'alt',
];
/** IPv6 prefixes whose last 32 bits are an IPv4 address: compatible, mapped, translated, NAT64. */
const IPV4_AT_THE_END = ['0:0:0:0:0:0', '0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'];
/** Whether a host name (lower case, as `URL` gives it) is out of reach before any look-up; for `allow` see `HttpRequest.allow`. */
function isDeniedName(name, reach, allow = []) {
    const bare = name.replace(/\.$/, '');
    if (METADATA_NAMES.has(bare))
        return true;
    if (reach === 'anywhere' || (0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsName */ .IH)(allow, bare) || (0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsAddresses */ .rX)(allow))
        return false;
    return (bare.split('.').some((label) => label === '' || label.length > 63) ||
        !bare.includes('.') ||
        PRIVATE_ENDINGS.some((ending) => bare === ending || bare.endsWith(`.${ending}`)));
}
/**
 * Whether an address is out of reach (security.md F3, S28, S31). Plain IPv4 is decided at once for the wide reach; the
 * rest needs the address library, which is loaded only then.
 */
function isDeniedAddress(address, reach) {
    if (reach === 'anywhere') {
        if (address === '::1')
            return false;
        if (!address.includes(':'))
            return isMetadataIpv4(address);
    }
    return decideWithLibrary(address, reach);
}
function isMetadataIpv4(address) {
    return address.startsWith('169.254.') || METADATA_IPV4.has(address);
}
/**
 * Whether an address is out of reach for the host it was found for (or is): as `isDeniedAddress`, but what `allow` names is
 * only kept from metadata services.
 */
function isDeniedFor(host, address, reach, allow) {
    if (allow === undefined || allow.length === 0)
        return isDeniedAddress(address, reach);
    if ((0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsName */ .IH)(allow, host))
        return isDeniedAddress(address, 'anywhere');
    return (0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsAddress */ .h6)(allow, address).then((allowed) => isDeniedAddress(address, allowed ? 'anywhere' : reach));
}
async function decideWithLibrary(address, reach) {
    const { default: library } = await __webpack_require__.e(/* import() */ 8280).then(__webpack_require__.t.bind(__webpack_require__, 48280, 19));
    // A zone (`fe80::1%eth0`) is dropped: the library would refuse what the system connects to.
    const bare = address.replace(/%.*$/, '');
    if (!library.isValid(bare))
        return true;
    const parsed = library.parse(bare);
    if ('toIPv4Address' in parsed)
        return reach === 'public' ? !isPublicIpv6(parsed) : isMetadataIpv6(parsed);
    return isMetadataIpv4(parsed.toString()) || (reach === 'public' && !isPublicIpv4(parsed));
}
function isPublicIpv4(address) {
    return address.range() === 'unicast';
}
/** Only what the registries hand out (2000::/3), and of that nothing with a special purpose. */
function isPublicIpv6(address) {
    const first = address.parts[0] ?? 0;
    return first >> 13 === 1 && address.range() === 'unicast';
}
function isMetadataIpv6(address) {
    if (address.range() === 'linkLocal' || METADATA_IPV6.has(address.toString()))
        return true;
    return embeddedIpv4(address).some(isMetadataIpv4);
}
/** The IPv4 addresses that a gateway could read out of an IPv6 address. */
function embeddedIpv4(address) {
    const parts = address.parts;
    const dotted = (high = 0, low = 0) => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
    const prefix = parts
        .slice(0, 6)
        .map((part) => part.toString(16))
        .join(':');
    const atTheEnd = IPV4_AT_THE_END.includes(prefix) || prefix.startsWith('64:ff9b:1:') || prefix.endsWith(':5efe');
    return [
        ...(atTheEnd ? [dotted(parts[6], parts[7])] : []),
        ...(parts[0] === 0x2002 ? [dotted(parts[1], parts[2])] : []),
        // Teredo keeps the client's address with every bit turned over (RFC 4380, 4).
        ...(address.range() === 'teredo' ? [dotted(~(parts[6] ?? 0) & 0xffff, ~(parts[7] ?? 0) & 0xffff)] : []),
    ];
}


/***/ }),

/***/ 18198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ allowsName),
/* harmony export */   MI: () => (/* binding */ mistakenHosts),
/* harmony export */   h6: () => (/* binding */ allowsAddress),
/* harmony export */   rX: () => (/* binding */ allowsAddresses)
/* harmony export */ });
/** Four decimal numbers, or anything with a colon, each with or without a range: no name looks so. */
const ADDRESS = /^\d{1,3}(\.\d{1,3}){3}(\/\d+)?$|:/;
/** An entry of `HttpRequest.allow` as it is compared: lower case, without the brackets of an IPv6 address or a final dot. */
const plain = (entry) => entry
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
/** Whether a host name is allowed by name: then whatever it resolves to is, but for metadata services. */
function allowsName(allow, name) {
    const bare = plain(name);
    return allow.some((entry) => !ADDRESS.test(plain(entry)) && plain(entry) === bare);
}
/** Whether some entry is an address or a range: then a name is not refused for its ending alone, its addresses decide. */
function allowsAddresses(allow) {
    return allow.some((entry) => ADDRESS.test(plain(entry)));
}
/** Whether an address is one of those named, or in one of the ranges (CIDR); an entry that is neither allows nothing. */
async function allowsAddress(allow, address) {
    if (allow.length === 0)
        return false;
    const { default: library } = await __webpack_require__.e(/* import() */ 8280).then(__webpack_require__.t.bind(__webpack_require__, 48280, 19));
    if (!library.isValid(address))
        return false;
    const parsed = library.parse(address);
    return allow.some((entry) => {
        const text = plain(entry);
        // The library would also take the short and octal forms of old, which mean something else to whoever writes them today.
        if (!ADDRESS.test(text) || /(^|\.)0\d/.test(text))
            return false;
        try {
            if (!text.includes('/'))
                return sameAddress(library.parse(text), parsed);
            const [range, bits] = library.parseCIDR(text);
            return range.kind() === parsed.kind() && parsed.match(range, bits);
        }
        catch {
            // A mistake: it allows no address.
            return false;
        }
    });
}
const sameAddress = (a, b) => a.kind() === b.kind() && a.toNormalizedString() === b.toNormalizedString();
/** A host name as it may be resolved; labels of letters, digits, hyphens and underscores. */
const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;
/** Entries that allow nothing, because they are neither a name nor an address nor a range: whoever wrote them meant something. */
async function mistakenHosts(allow) {
    if (allow.length === 0)
        return [];
    const { default: library } = await __webpack_require__.e(/* import() */ 8280).then(__webpack_require__.t.bind(__webpack_require__, 48280, 19));
    return allow.filter((entry) => {
        const text = plain(entry);
        if (!ADDRESS.test(text))
            return !NAME.test(text);
        if (/(^|\.)0\d/.test(text))
            return true;
        return text.includes('/') ? !library.isValidCIDR(text) : !library.isValid(text);
    });
}


/***/ }),

/***/ 33364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ resolveAll),
/* harmony export */   _k: () => (/* binding */ addressDenied),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _address_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97859);



/** The system's resolver. */
const resolveAll = (name, family, done) => (0,node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup)(name, { all: true, family }, (error, addresses) => done(error, addresses ?? []));
/**
 * The look-up of a connection: resolves once, checks every answer, and hands on exactly what was checked, so a name that
 * changes its answer between check and connection (DNS rebinding, security.md S29) gains nothing.
 */
function checkedLookup(reach, resolve, allow) {
    return (name, options, callback) => {
        const family = options.family === 4 || options.family === 6 ? options.family : 0;
        resolve(name, family, (error, addresses) => {
            const first = addresses[0];
            if (error !== null || first === undefined) {
                callback(error ?? noAddress(name), '', 0);
                return;
            }
            const answer = (denied) => {
                const index = denied.indexOf(true);
                if (index >= 0)
                    callback(addressDenied(name, addresses[index]?.address), '', 0);
                else if (options.all)
                    callback(null, addresses);
                else
                    callback(null, first.address, first.family);
            };
            const verdicts = addresses.map(({ address }) => (0,_address_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeniedFor */ .T$)(name, address, reach, allow));
            if (verdicts.every((verdict) => typeof verdict === 'boolean'))
                answer(verdicts);
            else
                Promise.all(verdicts).then(answer, (failure) => callback(failure, '', 0));
        });
    };
}
/** The refusal of a host, naming the address that was found for it. */
function addressDenied(host, address) {
    const found = address === undefined || address === host ? '' : ` (it resolves to ${address})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('address_denied', `The address ${host}${found} must not be called.`, {
        where: host,
        hint: 'Link-local and cloud metadata addresses are never called; webhooks go to public addresses, or where ASSAY_ALLOW_PRIVATE_HOSTS allows it.',
    });
}
function noAddress(name) {
    return Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' });
}


/***/ }),

/***/ 56186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ httpTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _address_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97859);
/* harmony import */ var _checked_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33364);



/** A header name is a token (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** What a header value must not hold: line ends, other controls, anything that is no single byte. */
const NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
/** Headers that belong to the connection, not to the request: set here or not at all (security.md S33). */
const OURS = new Set([
    'connection',
    'content-length',
    'host',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
]);
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** Checked addresses seen lately: a run asks the same few over and over. */
const KNOWN = new Map();
const MOST_KNOWN = 64;
/**
 * Checks address and headers of a request; Fault `validation_failed` or `address_denied` says what is wrong. Answers at once
 * where no look-up tables have to be loaded first.
 */
function httpTarget(request) {
    const reach = request.reach ?? 'anywhere';
    const allow = reach === 'public' ? (request.allow ?? []) : [];
    const key = `${reach} ${allow.join(',')} ${request.url}`;
    const known = KNOWN.get(key);
    if (known !== undefined) {
        checkHeaders(request.headers, known.shown);
        return known;
    }
    return newTarget(request, reach, allow).then((target) => {
        if (KNOWN.size >= MOST_KNOWN)
            KNOWN.clear();
        KNOWN.set(key, target);
        return target;
    });
}
async function newTarget(request, reach, allow) {
    const url = parseUrl(request.url);
    const shown = `${url.origin}${url.pathname}`;
    checkHeaders(request.headers, shown);
    const literal = url.hostname.startsWith('[') || IPV4.test(url.hostname);
    const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
    if (literal) {
        const verdict = (0,_address_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeniedFor */ .T$)(host, host, reach, allow);
        if (typeof verdict === 'boolean' ? verdict : await verdict)
            throw (0,_checked_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addressDenied */ ._k)(host);
    }
    else if ((0,_address_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeniedName */ .ZQ)(host, reach, allow))
        throw (0,_checked_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addressDenied */ ._k)(host);
    return { url, host, reach, allow, shown };
}
function parseUrl(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    const problem = url === null
        ? 'is no URL'
        : url.protocol !== 'http:' && url.protocol !== 'https:'
            ? `uses ${url.protocol} instead of http: or https:`
            : url.username !== '' || url.password !== ''
                ? 'carries a user or password'
                : url.port === '0'
                    ? 'names port 0'
                    : undefined;
    if (url !== null && problem === undefined)
        return url;
    // The text itself is shown only when it cannot hide a secret in a query or a user part.
    const where = /[?@#]/.test(text) ? text.replace(/\/\/[^/]*@/, '//').replace(/[?#].*$/s, '') : text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('validation_failed', `The address ${where.slice(0, 200)} ${problem}.`, {
        hint: 'Write http://host/path or https://host/path; secrets belong into headers.',
    });
}
function checkHeaders(headers, shown) {
    for (const name in headers) {
        const problem = !TOKEN.test(name)
            ? 'is no header name'
            : OURS.has(name.toLowerCase())
                ? 'is set by the connection itself'
                : NOT_IN_A_VALUE.test(headers[name] ?? '')
                    ? 'has a value with a line break, a control character or a character outside Latin-1'
                    : undefined;
        if (problem === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('validation_failed', `The header ${JSON.stringify(name.slice(0, 100))} ${problem}.`, {
            where: shown,
            hint: 'Remove it or correct its value; check that an environment variable in it holds no line break.',
        });
    }
}


/***/ }),

/***/ 73819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ nodePorts)
});

;// CONCATENATED MODULE: ./lib/ports/node-clock.js
/** Longest delay a Node timer takes: a larger one fires at once (32-bit signed milliseconds). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The clock of this machine. */
function nodeClock() {
    return {
        now: () => Date.now(),
        monotonic: () => performance.now(),
        sleep,
        after(ms, callback) {
            const timer = setTimeout(callback, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
            timer.unref();
            return () => clearTimeout(timer);
        },
    };
}
function sleep(ms, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const aborted = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', aborted);
            resolve();
        }, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
        signal?.addEventListener('abort', aborted, { once: true });
    });
}

;// CONCATENATED MODULE: ./lib/ports/node-environment.js
/** The environment this process was started in. */
function nodeEnvironment() {
    return {
        get: (name) => process.env[name],
        names: () => Object.keys(process.env).sort(),
        cwd: () => process.cwd(),
    };
}
/** An environment from a plain record, for tests and for callers of the library that have their own settings. */
function recordEnvironment(variables, cwd = '/work') {
    const table = new Map(Object.entries(variables));
    return { get: (name) => table.get(name), names: () => [...table.keys()].sort(), cwd: () => cwd };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/ports/storage-fault.js

/** What the common system errors mean, in words, and what to do about them. */
const REASONS = {
    ENOSPC: ['the disk is full', 'Free some space, or choose another folder with --state or --out.'],
    EDQUOT: ['the disk quota is used up', 'Free some space, or choose another folder with --state or --out.'],
    EFBIG: ['the file is larger than the system allows', 'Raise the file size limit (ulimit -f).'],
    EACCES: ['access is denied', 'Check who owns the path and its permissions.'],
    EPERM: ['the system does not permit it', 'Check who owns the path and its permissions.'],
    EROFS: ['the file system is read-only', 'Choose a writable folder with --state or --out.'],
    ENOENT: ['it does not exist', 'Check the path.'],
    ENOTDIR: ['a part of the path is not a folder', 'Check the path.'],
    EISDIR: ['it is a folder, not a file', 'Check the path.'],
    EMFILE: ['too many files are open', 'Raise the limit (ulimit -n) or lower --concurrency.'],
    ENFILE: ['too many files are open on this machine', 'Lower --concurrency.'],
    EIO: ['the disk reports an error', 'Check the disk.'],
    ELOOP: ['its symbolic links go round in a circle', 'Remove the circle.'],
    ENAMETOOLONG: ['the name is too long', 'Choose a shorter name.'],
    ERR_STRING_TOO_LONG: ['it is too large to be read as one text', 'Split the file.'],
    ERR_FS_FILE_TOO_LARGE: ['it is too large to be read at once', 'Split the file.'],
};
/** A failed file operation as a Fault `storage`; the system's error code becomes the subcode. */
function storageFault(doing, path, error) {
    if (error instanceof errors/* Fault */.vC)
        return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    const known = code === undefined ? undefined : REASONS[code];
    const reason = known?.[0] ?? (error instanceof Error ? error.message : String(error));
    return new errors/* Fault */.vC('storage', `Cannot ${doing} ${path}: ${reason}.`, {
        where: path,
        cause: error,
        ...(known === undefined ? {} : { hint: known[1] }),
        ...(code === undefined ? {} : { subcode: code }),
    });
}
/** Runs a file operation; what it throws comes out as Fault `storage` with path and reason. */
function orStorageFault(doing, path, operation) {
    try {
        return operation();
    }
    catch (error) {
        throw storageFault(doing, path, error);
    }
}
/** Whether a system error has one of these codes. */
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

;// CONCATENATED MODULE: ./lib/ports/write-all.js


const systemWrite = (fd, bytes, offset, length) => (0,external_node_fs_.writeSync)(fd, bytes, offset, length);
/**
 * Writes every byte or throws. `write(2)` may take fewer bytes than it was given without an error (on a nearly full disk
 * it does): whoever ignores the count renames a cut file over the good one (security.md F4).
 */
function writeAll(fd, bytes, path, write = systemWrite) {
    let written = 0;
    while (written < bytes.length) {
        const count = write(fd, bytes, written, bytes.length - written);
        if (count <= 0) {
            throw new errors/* Fault */.vC('storage', `Cannot write ${path}: the system took ${written} of ${bytes.length} bytes.`, {
                where: path,
                hint: 'Check that the disk has space left.',
            });
        }
        written += count;
    }
}

;// CONCATENATED MODULE: ./lib/ports/append-log.js



/** Opens a file for appending only (O_APPEND); `write` stands in for the system's write in tests of a failing disk. */
function openAppendLog(path, write) {
    const fd = orStorageFault('open', path, () => (0,external_node_fs_.openSync)(path, 'a', 0o666));
    let size = orStorageFault('read the size of', path, () => (0,external_node_fs_.fstatSync)(fd).size);
    let open = true;
    return {
        append(text) {
            const offset = size;
            const bytes = Buffer.from(text);
            try {
                writeAll(fd, bytes, path, write);
            }
            catch (error) {
                takeBack(fd, offset);
                throw storageFault('append to', path, error);
            }
            size += bytes.length;
            return offset;
        },
        size: () => size,
        sync: () => new Promise((resolve, reject) => {
            (0,external_node_fs_.fdatasync)(fd, (error) => (error ? reject(storageFault('flush', path, error)) : resolve()));
        }),
        close() {
            if (!open)
                return;
            open = false;
            orStorageFault('close', path, () => (0,external_node_fs_.closeSync)(fd));
        },
    };
}
/** Removes the piece that a failed append left behind. When even that fails, readers drop the torn tail themselves. */
function takeBack(fd, size) {
    try {
        (0,external_node_fs_.ftruncateSync)(fd, size);
    }
    catch {
        // The append itself is reported; a second error would only hide it.
    }
}

;// CONCATENATED MODULE: ./lib/ports/atomic-write.js




let counter = 0;
/**
 * Replaces a file as a whole: writes beside under a name of its own, checks every count, flushes, renames, flushes the
 * folder. Whatever fails before the rename leaves the old file as it was and no temporary file behind.
 */
function replaceFile(path, pieces, options = {}) {
    counter += 1;
    const temporary = `${path}.${process.pid}-${counter}.tmp`;
    let fd;
    try {
        // `wx`: a leftover of a dead process with our pid is an error here and removed below, never written into.
        fd = (0,external_node_fs_.openSync)(temporary, 'wx', options.mode ?? 0o666);
        for (const piece of pieces)
            writeAll(fd, piece, path, options.write);
        if (options.sync !== false)
            (0,external_node_fs_.fsyncSync)(fd);
        (0,external_node_fs_.closeSync)(fd);
        fd = undefined;
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch (error) {
        discard(fd, temporary);
        throw storageFault('write', path, error);
    }
    if (options.sync !== false)
        flushFolder((0,external_node_path_.dirname)(path));
}
function discard(fd, temporary) {
    try {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        (0,external_node_fs_.rmSync)(temporary, { force: true });
    }
    catch {
        // The write itself is reported; a second error would only hide it.
    }
}
/** Makes the rename itself survive a power cut. Best effort: Windows and some network disks cannot flush a folder. */
function flushFolder(folder) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(folder, 'r');
        (0,external_node_fs_.fsyncSync)(fd);
    }
    catch {
        // Best effort, see above.
    }
    finally {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
    }
}

;// CONCATENATED MODULE: ./lib/ports/text-pieces.js
/** Pieces smaller than this are gathered: a system call per table cell would dominate a long report. */
const PIECE_CHARACTERS = 64 * 1024;
/** Gathers texts into UTF-8 pieces of at least 64 Ki characters (the last may be shorter), never splitting a character. */
function* textPieces(texts) {
    let waiting = [];
    let characters = 0;
    for (const text of texts) {
        waiting.push(text);
        characters += text.length;
        if (characters < PIECE_CHARACTERS)
            continue;
        const joined = waiting.join('');
        // The second half of a surrogate pair may come with the next text.
        const cut = isHighSurrogate(joined.charCodeAt(joined.length - 1)) ? joined.length - 1 : joined.length;
        yield Buffer.from(joined.slice(0, cut));
        waiting = [joined.slice(cut)];
        characters = joined.length - cut;
    }
    if (characters > 0)
        yield Buffer.from(waiting.join(''));
}
function isHighSurrogate(code) {
    return code >= 0xd800 && code <= 0xdbff;
}

;// CONCATENATED MODULE: ./lib/ports/node-files.js








/** The disk of this machine. */
function nodeFiles() {
    return {
        readText: async (path) => decode(path, await readWhole(path)),
        readBytes: readWhole,
        readTextIfThere: (path) => unlessMissing('read', path, () => (0,external_node_fs_.readFileSync)(path, 'utf8')),
        stat: (path) => unlessMissing('look at', path, () => statOf(path)),
        list: (path) => unlessMissing('list', path, () => (0,external_node_fs_.readdirSync)(path).sort()) ?? [],
        realPath: (path) => unlessMissing('resolve', path, () => external_node_fs_.realpathSync.native(path)),
        makeFolder: (path) => void orStorageFault('make the folder', path, () => makeFolders(path)),
        writeAtomic: (path, text, options) => withFolder(path, () => replaceFile(path, [bytesOf(text)], options)),
        // The folder is made first here: pieces may come from a generator, which cannot be read twice.
        writeStream: (path, pieces) => {
            makeFolderOf(path);
            // Not flushed: what a report says can be made again from the journal.
            replaceFile(path, textPieces(pieces), { sync: false });
        },
        createExclusive,
        rename: (from, to) => withFolder(to, () => orStorageFault('rename', from, () => (0,external_node_fs_.renameSync)(from, to))),
        remove: (path) => orStorageFault('remove', path, () => (0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 2 })),
        truncate: (path, size) => orStorageFault('shorten', path, () => (0,external_node_fs_.truncateSync)(path, size)),
        appendLog: (path) => withFolder(path, () => openAppendLog(path)),
        reader: openReader,
        touch: (path) => {
            const now = new Date();
            orStorageFault('touch', path, () => (0,external_node_fs_.utimesSync)(path, now, now));
        },
    };
}
async function readWhole(path) {
    try {
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        throw storageFault('read', path, error);
    }
}
/** Fault `storage` when the bytes are more than one text can hold (512 MiB). */
function decode(path, bytes) {
    return orStorageFault('read', path, () => bytes.toString('utf8'));
}
function bytesOf(text) {
    return typeof text === 'string' ? Buffer.from(text) : text;
}
function statOf(path) {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    const kind = stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
    return { kind, size: stat.size, modifiedMs: stat.mtimeMs, inode: stat.ino };
}
/** Null when there is nothing at the path (or what should be a folder above it is a file). */
function unlessMissing(doing, path, operation) {
    try {
        return operation();
    }
    catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return null;
        throw storageFault(doing, path, error);
    }
}
function makeFolderOf(path) {
    const folder = (0,external_node_path_.dirname)(path);
    orStorageFault('make the folder', folder, () => makeFolders(folder));
}
/** Tries first and makes the folder only when it was missing: the usual case costs no extra system call. */
function withFolder(path, operation) {
    try {
        return operation();
    }
    catch (error) {
        if (!(error instanceof Error) || !hasCode(error.cause, 'ENOENT'))
            throw error;
        makeFolderOf(path);
        return operation();
    }
}
function createExclusive(path, text) {
    return withFolder(path, () => {
        let fd;
        try {
            fd = (0,external_node_fs_.openSync)(path, 'wx');
        }
        catch (error) {
            if (hasCode(error, 'EEXIST'))
                return false;
            throw storageFault('create', path, error);
        }
        try {
            writeAll(fd, Buffer.from(text), path);
        }
        catch (error) {
            (0,external_node_fs_.rmSync)(path, { force: true });
            throw storageFault('write', path, error);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        return true;
    });
}
function openReader(path) {
    const fd = orStorageFault('open', path, () => (0,external_node_fs_.openSync)(path, 'r'));
    let open = true;
    return {
        size: () => orStorageFault('read the size of', path, () => (0,external_node_fs_.fstatSync)(fd).size),
        readAt: (offset, length) => orStorageFault('read', path, () => {
            const size = (0,external_node_fs_.fstatSync)(fd).size;
            const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - offset)));
            let read = 0;
            while (read < bytes.length) {
                const count = (0,external_node_fs_.readSync)(fd, bytes, read, bytes.length - read, offset + read);
                if (count === 0)
                    break;
                read += count;
            }
            return bytes.subarray(0, read);
        }),
        close() {
            if (!open)
                return;
            open = false;
            (0,external_node_fs_.closeSync)(fd);
        },
    };
}
/** Folder by folder: Node's own recursive form never ends where a folder cannot be made and its parent can be seen (/proc). */
function makeFolders(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        if (hasCode(error, 'EEXIST') && (0,external_node_fs_.statSync)(path).isDirectory())
            return;
        const parent = (0,external_node_path_.dirname)(path);
        if (!hasCode(error, 'ENOENT') || parent === path || (0,external_node_fs_.existsSync)(parent))
            throw error;
        makeFolders(parent);
        makeFolders(path); // Somebody else may have made it meanwhile.
    }
}

// EXTERNAL MODULE: ./lib/ports/checked-lookup.js
var checked_lookup = __webpack_require__(33364);
;// CONCATENATED MODULE: ./lib/ports/http-body.js

/** More layers than this only serve to hide something. */
const MOST_ENCODINGS = 3;
/** A body as UTF-8 text; undoes gzip, deflate and br, with the size limit holding after inflation (security.md S35). */
function bodyText(body, encoding, maxBytes, shown) {
    return encoding === undefined || body.length === 0
        ? http_body_decode(body)
        : inflated(body, encoding, maxBytes, shown).then(http_body_decode);
}
/** The same for a body that is no text. */
function bodyBytes(body, encoding, maxBytes, shown) {
    return encoding === undefined || body.length === 0 ? body : inflated(body, encoding, maxBytes, shown);
}
async function inflated(body, encoding, maxBytes, shown) {
    const encodings = encoding
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && name !== 'identity');
    if (encodings.length === 0)
        return body;
    if (encodings.length > MOST_ENCODINGS)
        throw badEncoding(shown, encodings.join(', '));
    let plain = body;
    for (const name of encodings.reverse())
        plain = await inflate(name, plain, maxBytes, shown);
    return plain;
}
/** Without a byte order mark, which JSON.parse would stumble over. */
function http_body_decode(body) {
    const mark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
    return body.toString('utf8', mark ? 3 : 0);
}
async function inflate(name, body, maxBytes, shown) {
    const zlib = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
    const options = { maxOutputLength: maxBytes };
    return new Promise((resolve, reject) => {
        const done = (error, plain) => {
            if (error === null)
                resolve(plain);
            else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
                reject(tooLarge(maxBytes, shown));
            else
                reject(badEncoding(shown, name, error));
        };
        if (name === 'gzip' || name === 'x-gzip')
            zlib.gunzip(body, options, done);
        else if (name === 'br')
            zlib.brotliDecompress(body, options, done);
        else if (name !== 'deflate')
            reject(badEncoding(shown, name));
        // Some servers send raw deflate under this name; the zlib header gives itself away by its low four bits (RFC 1950).
        else if (((body[0] ?? 0) & 0x0f) === 8)
            zlib.inflate(body, options, done);
        else
            zlib.inflateRaw(body, options, done);
    });
}
function badEncoding(shown, name, cause) {
    return new errors/* Fault */.vC('connection', `${shown} answered with a body that is no valid "${name}".`, {
        where: shown,
        subcode: 'encoding',
        cause,
        hint: 'Look into the server, or into the proxy before it.',
    });
}
/** An answer beyond the size limit. */
function tooLarge(maxBytes, shown, status) {
    return new errors/* Fault */.vC('too_large', `${shown} answered with more than ${maxBytes} bytes.`, {
        where: shown,
        ...(status === undefined ? {} : { status }),
        hint: 'Let the server answer with less.',
    });
}

;// CONCATENATED MODULE: ./lib/ports/connection-fault.js

/** System errors of a connection: finer code, sentence about the other side, advice. */
const SENTENCES = {
    ECONNREFUSED: [
        'refused',
        'refused the connection',
        'Check that the server is running and the port is right.',
    ],
    ECONNRESET: [
        'reset',
        'closed the connection before the answer was complete',
        'Look into the log of the server.',
    ],
    EPIPE: [
        'reset',
        'closed the connection while the request was being sent',
        'Look into the log of the server.',
    ],
    ENOTFOUND: ['dns', 'has no address: the name is unknown', 'Check the spelling of the host name.'],
    EAI_AGAIN: ['dns', 'has no address: the name server did not answer', 'Check the network connection.'],
    EHOSTUNREACH: ['unreachable', 'cannot be reached', 'Check the network connection.'],
    ENETUNREACH: ['unreachable', 'cannot be reached', 'Check the network connection.'],
    ENETDOWN: ['unreachable', 'cannot be reached: the network is down', 'Check the network connection.'],
    EMFILE: ['system', 'was not called: too many files are open', 'Lower the concurrency or raise ulimit -n.'],
    EADDRNOTAVAIL: ['system', 'was not called: no local port is free', 'Lower the concurrency.'],
};
/** Certificate problems: asking again does not help. */
const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)|^ERR_SSL/;
/** What the network reported, as a Fault with a sentence that names the other side. */
function connectionFault(error, shown) {
    if (error instanceof errors/* Fault */.vC)
        return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const parts = { where: shown, cause: error };
    const known = SENTENCES[code];
    if (known !== undefined) {
        return new errors/* Fault */.vC('connection', `${shown} ${known[1]}.`, { ...parts, subcode: known[0], hint: known[2] });
    }
    if (code === 'ETIMEDOUT')
        return timeoutFault('connect', undefined, shown);
    if (code === 'HPE_HEADER_OVERFLOW') {
        return new errors/* Fault */.vC('too_large', `${shown} answered with headers larger than 32 KiB.`, parts);
    }
    const message = error instanceof Error ? error.message : String(error);
    if (code.startsWith('HPE_')) {
        return new errors/* Fault */.vC('connection', `${shown} did not answer in HTTP (${message}).`, {
            ...parts,
            subcode: 'protocol',
        });
    }
    if (CERTIFICATE.test(code)) {
        return new errors/* Fault */.vC('connection', `${shown} has a certificate that cannot be trusted (${message}).`, {
            ...parts,
            subcode: 'tls',
            retry: false,
            hint: 'Repair the certificate; for an own authority set NODE_EXTRA_CA_CERTS.',
        });
    }
    return new errors/* Fault */.vC('connection', `The connection to ${shown} failed: ${message}.`, parts);
}
const PHASES = {
    connect: 'did not accept a connection',
    first_byte: 'did not begin to answer',
    idle: 'stopped in the middle of its answer',
    total: 'did not finish its answer',
};
/** The other side was too slow; the subcode names the limit that was reached. */
function timeoutFault(phase, ms, shown) {
    const within = ms === undefined ? '' : phase === 'idle' ? ` for ${ms / 1000} s` : ` within ${ms / 1000} s`;
    return new errors/* Fault */.vC('timeout', `${shown} ${PHASES[phase]}${within} (timeout: ${phase}).`, {
        where: shown,
        subcode: phase,
        hint: 'Check the server, or raise the timeout.',
    });
}

;// CONCATENATED MODULE: ./lib/ports/http-watch.js
/** How late a limit may be noticed. */
const TICK_MS = 20;
const watchedNow = new Set();
let ticking;
/**
 * Limits of many exchanges on one clock: three timers an exchange, each with another length, cost more than the exchange
 * itself. The tick runs only while something is watched.
 */
function watch(expire, totalMs) {
    const now = performance.now();
    const one = {
        phase: 'total',
        ms: totalMs,
        due: now + totalMs,
        totalMs,
        totalDue: now + totalMs,
        expire,
    };
    watchedNow.add(one);
    ticking ??= setInterval(tick, TICK_MS);
    return {
        enter(phase, ms) {
            one.phase = phase;
            one.ms = ms;
            one.due = performance.now() + ms;
        },
        refresh() {
            one.due = performance.now() + one.ms;
        },
        end() {
            watchedNow.delete(one);
            if (watchedNow.size > 0 || ticking === undefined)
                return;
            clearInterval(ticking);
            ticking = undefined;
        },
    };
}
function tick() {
    const now = performance.now();
    for (const one of watchedNow) {
        if (now >= one.totalDue)
            one.expire('total', one.totalMs);
        else if (now >= one.due)
            one.expire(one.phase, one.ms);
    }
}

;// CONCATENATED MODULE: ./lib/ports/http-exchange.js




/** Limits of security.md R07; body size of S35. */
const CONNECT_MS = 10_000;
const FIRST_BYTE_MS = 60_000;
const IDLE_MS = 30_000;
const TOTAL_MS = 300_000;
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_HEADER_BYTES = 32 * 1024;
/** Methods that may arrive twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']);
/** Whether a request may go out again although the first one may have done its work: by its method, or by a key that says so. */
function mayArriveTwice({ method, headers = {} }) {
    return (IDEMPOTENT.has(method.toUpperCase()) ||
        Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key'));
}
/**
 * One exchange on one connection. Resolves null when a kept connection turned out to be closed before a byte of the answer
 * came: most likely the server had ended it while idle, so a request that may arrive twice can go out again on a fresh one.
 * Any other is a `connection` fault, because the server may just as well have done its work and then have died.
 */
function exchange(request, target, transport) {
    return new Promise((resolve, reject) => {
        const { shown } = target;
        const maxBytes = request.maxBytes ?? MOST_BYTES;
        const outgoing = transport.request(optionsOf(request, target, transport));
        let settled = false;
        let answering = false;
        const watched = watch(expire, request.totalMs ?? TOTAL_MS);
        function settle() {
            if (settled)
                return false;
            settled = true;
            watched.end();
            request.signal?.removeEventListener('abort', aborted);
            return true;
        }
        function fail(fault) {
            if (!settle())
                return;
            outgoing.destroy();
            reject(fault);
        }
        function expire(which, ms) {
            fail(timeoutFault(which, ms, shown));
        }
        function enter(which, ms) {
            if (!settled)
                watched.enter(which, ms);
        }
        function aborted() {
            fail(cancelled(request.signal, shown));
        }
        function broken(error) {
            const isStale = outgoing.reusedSocket && transport.agent !== false && !answering && wasClosed(error);
            if (isStale && mayArriveTwice(request)) {
                if (settle())
                    resolve(null);
                return;
            }
            fail(connectionFault(error, shown));
        }
        request.signal?.addEventListener('abort', aborted, { once: true });
        outgoing.on('socket', (socket) => {
            const firstByte = () => enter('first_byte', request.firstByteMs ?? FIRST_BYTE_MS);
            if (!socket.connecting)
                return firstByte();
            enter('connect', request.connectMs ?? CONNECT_MS);
            socket.once(target.url.protocol === 'https:' ? 'secureConnect' : 'connect', firstByte);
        });
        outgoing.on('error', broken);
        // A connection that closes without an error event (e.g. after an unasked-for upgrade) must not leave anybody waiting.
        outgoing.on('close', () => {
            if (!settled)
                broken(Object.assign(new Error('closed'), { code: 'ECONNRESET' }));
        });
        outgoing.on('response', (answer) => {
            answering = true;
            enter('idle', request.idleMs ?? IDLE_MS);
            if (Number(answer.headers['content-length'] ?? 0) > maxBytes)
                return fail(tooLarge(maxBytes, shown, answer.statusCode));
            const pieces = [];
            let size = 0;
            answer.on('data', (piece) => {
                size += piece.length;
                if (size > maxBytes)
                    return fail(tooLarge(maxBytes, shown, answer.statusCode));
                pieces.push(piece);
                watched.refresh();
            });
            answer.on('error', broken);
            answer.on('end', () => {
                if (!answer.complete)
                    return broken(Object.assign(new Error('cut'), { code: 'ECONNRESET' }));
                const only = pieces.length === 1 ? pieces[0] : undefined;
                const body = only ?? Buffer.concat(pieces, size);
                if (settle())
                    resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body });
            });
        });
        outgoing.end(request.body);
    });
}
function optionsOf(request, target, transport) {
    const headers = { ...request.headers };
    // Known beforehand, so the body goes out with the head in one piece and never chunked.
    if (request.body !== undefined)
        headers['content-length'] = Buffer.byteLength(request.body);
    return {
        host: target.host,
        // undefined: the module's own port, 80 or 443
        port: target.url.port === '' ? undefined : target.url.port,
        path: target.url.pathname + target.url.search,
        method: request.method,
        headers,
        agent: transport.agent,
        lookup: transport.lookup,
        maxHeaderSize: MOST_HEADER_BYTES,
    };
}
function wasClosed(error) {
    return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}
/** From the raw list: Node's own table drops some repeated headers. Without a prototype: names come from outside. */
function headersOf(answer) {
    const headers = Object.create(null);
    const raw = answer.rawHeaders;
    for (let index = 0; index + 1 < raw.length; index += 2) {
        const name = (raw[index] ?? '').toLowerCase();
        const value = raw[index + 1] ?? '';
        const before = headers[name];
        headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
    return headers;
}
/** The caller gave up: its own Fault when it gave one as the reason, else `cancelled`. */
function cancelled(signal, shown) {
    if (signal?.reason instanceof errors/* Fault */.vC)
        return signal.reason;
    return new errors/* Fault */.vC('cancelled', `The request to ${shown} was cancelled.`, {
        where: shown,
        cause: signal?.reason,
    });
}

// EXTERNAL MODULE: ./lib/ports/http-target.js
var http_target = __webpack_require__(56186);
;// CONCATENATED MODULE: ./lib/ports/node-http.js




const transportKey = ({ url, reach, allow }) => `${url.protocol}${reach} ${allow.join(',')}`;
/**
 * The most recently used connection first: the others age out. No limit: concurrency is decided upstairs (flow/). A connection
 * that was idle for `timeout` is closed: before the 5 s after which Node's and uvicorn's servers close theirs.
 */
const POOL = {
    timeout: 4_000,
    keepAlive: true,
    scheduling: 'lifo',
    maxSockets: Number.POSITIVE_INFINITY,
    maxFreeSockets: 256,
};
const keepsIdle = ({ agent }) => agent !== false && Object.keys(agent.freeSockets).length > 0;
/**
 * One turn of the event loop and the end of the one before: what servers closed while this process was busy is read, and such
 * connections have left the pool. A request that must not arrive twice could not be sent again on a fresh one.
 */
const closingsSeen = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
/**
 * HTTP over node:http, measured at a fraction of what fetch costs per exchange. No encoding is asked for (inflating costs
 * more than it saves on small answers), but what comes compressed is understood. node:http (20 ms to load) and
 * node:https come in at first need.
 */
function nodeHttp(resolve = checked_lookup/* resolveAll */.WZ) {
    const transports = new Map();
    // One pool for each reach and what is allowed beside it: a kept connection must not carry a request that would not have been allowed to open it.
    async function makeTransport(target) {
        const key = transportKey(target);
        const { url, reach, allow } = target;
        const lookup = (0,checked_lookup/* checkedLookup */.yG)(reach, resolve, allow);
        // Two literal imports: a bundler cannot follow a computed one.
        const { request, Agent } = url.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
        const transport = { request: (options) => request(options), agent: new Agent(POOL), lookup };
        const meanwhile = transports.get(key);
        if (meanwhile !== undefined)
            return meanwhile;
        transports.set(key, transport);
        return transport;
    }
    return async (request) => {
        const checked = (0,http_target/* httpTarget */.S)(request);
        const target = checked instanceof Promise ? await checked : checked;
        const transport = transports.get(transportKey(target)) ?? (await makeTransport(target));
        if (!mayArriveTwice(request) && keepsIdle(transport))
            await closingsSeen();
        if (request.signal?.aborted)
            throw cancelled(request.signal, target.shown);
        const answer = (await exchange(request, target, transport)) ??
            (await exchange(request, target, { ...transport, agent: false }));
        // `agent: false` never resolves null: a fresh connection is not a reused one.
        if (answer === null)
            throw new Error('a fresh connection cannot be stale');
        const { status, headers, body } = answer;
        const [encoding, most] = [headers['content-encoding'], request.maxBytes ?? MOST_BYTES];
        if (request.binary === true)
            return { status, headers, text: '', bytes: await bodyBytes(body, encoding, most, target.shown) };
        const text = bodyText(body, encoding, most, target.shown);
        return { status, headers, text: typeof text === 'string' ? text : await text };
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/ports/sorted-id.js
var sorted_id = __webpack_require__(28285);
;// CONCATENATED MODULE: ./lib/ports/node-ids.js



/** Within a millisecond the random part grows by a random step below this: order is kept, and the next id cannot be told. */
const LARGEST_STEP = 2 ** 20;
/** Random words are drawn in pages: one system call for 512 ids. */
const PAGE = 512 * 8;
/**
 * Opaque ids from the system's random source that sort by the time they were made: a growing collection is read page by
 * page by its names alone. Within a process each id is greater than the one before, also when the clock goes back.
 */
function nodeIds(clock = nodeClock()) {
    const page = Buffer.alloc(PAGE);
    let used = PAGE;
    let time = 0;
    let random = 0;
    function drawn(below) {
        if (used + 8 > PAGE) {
            (0,external_node_crypto_.randomFillSync)(page);
            used = 0;
        }
        // 53 bits at most; both limits are powers of two, so the remainder is uniform.
        const word = (page.readUInt32LE(used) & 0x1fffff) * 2 ** 32 + page.readUInt32LE(used + 4);
        used += 8;
        return word % below;
    }
    return {
        next(prefix) {
            const now = Math.floor(clock.now());
            if (now > time) {
                time = now;
                random = drawn(sorted_id/* MORE_LIMIT */.a);
            }
            else {
                random += 1 + drawn(LARGEST_STEP);
                if (random >= sorted_id/* MORE_LIMIT */.a) {
                    time += 1;
                    random = drawn(sorted_id/* MORE_LIMIT */.a);
                }
            }
            return (0,sorted_id/* sortedId */.P)(prefix, time, random);
        },
    };
}

;// CONCATENATED MODULE: ./lib/ports/node-listen.js

const HOST = '127.0.0.1';
/** Programs of this machine send at once; who does not is stuck. From the head of a request to its answer, and between two of them. */
const REQUEST_MS = 30_000;
/** More programs at once than any run plays. */
const MOST_CONNECTIONS = 1_024;
/**
 * Doors on loopback. Most programs never knock, so the port is a bare socket until somebody does; only then Node's HTTP server is
 * loaded and given the connections. Its own limits begin to count when it listens, which it never does: they are kept here.
 */
function nodeListen({ requestMs = REQUEST_MS } = {}) {
    return async (handle) => {
        const { createServer } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 77030, 19));
        const sockets = new Map();
        const giveTime = (socket) => {
            clearTimeout(sockets.get(socket));
            sockets.set(socket, setTimeout(() => socket.destroy(), requestMs).unref());
        };
        let http;
        const server = createServer({ pauseOnConnect: true }, (socket) => {
            giveTime(socket);
            socket.on('close', () => {
                clearTimeout(sockets.get(socket));
                sockets.delete(socket);
            });
            socket.on('error', () => socket.destroy());
            http ??= httpServer(handle, requestMs, giveTime);
            http.then((ready) => {
                ready.emit('connection', socket);
                socket.resume();
            }, () => socket.destroy());
        });
        server.maxConnections = MOST_CONNECTIONS;
        await listening(server);
        server.unref();
        const address = server.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        return {
            url: `http://${HOST}:${port}`,
            async close() {
                const closed = new Promise((resolve) => server.close(() => resolve()));
                for (const socket of sockets.keys())
                    socket.destroy();
                await closed;
            },
        };
    };
}
function listening(server) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => reject(new errors/* Fault */.vC('connection', `No port could be opened on ${HOST}: ${error.message}`, { cause: error })));
        server.listen(0, HOST, resolve);
    });
}
async function httpServer(handle, keepAliveTimeout, giveTime) {
    const { createServer } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
    const server = createServer({ keepAliveTimeout }, (request, response) => {
        const { socket } = request;
        giveTime(socket);
        response.on('finish', () => {
            if (!socket.destroyed)
                giveTime(socket);
        });
        void answer(request, response, handle);
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    return server;
}
async function answer(request, response, handle) {
    const asked = {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: node_listen_headersOf(request),
        body: (maxBytes) => bodyOf(request, maxBytes),
    };
    const { status, headers, body } = await handle(asked);
    // What was not read of the request would be taken for the next one.
    const rest = request.complete ? {} : { connection: 'close' };
    response.writeHead(status, { ...headers, ...rest, 'content-length': Buffer.byteLength(body) });
    response.end(body);
}
function node_listen_headersOf({ headers }) {
    const named = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return Object.fromEntries(named);
}
async function bodyOf(request, maxBytes) {
    const pieces = [];
    let size = 0;
    try {
        for await (const piece of request) {
            size += piece.length;
            if (size > maxBytes)
                throw new errors/* Fault */.vC('too_large', `The body is larger than ${maxBytes} bytes.`, {
                    hint: 'Send less at once.',
                });
            pieces.push(piece);
        }
    }
    catch (error) {
        if (error instanceof errors/* Fault */.vC)
            throw error;
        throw new errors/* Fault */.vC('connection', 'The body broke off.', { cause: (0,errors/* asFault */.Ps)(error) });
    }
    return Buffer.concat(pieces);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/ports/node-processes.js

/** The processes of this machine. */
function nodeProcesses() {
    return {
        pid: process.pid,
        host: (0,external_node_os_.hostname)(),
        isAlive(pid) {
            if (!Number.isSafeInteger(pid) || pid <= 0)
                return false;
            try {
                process.kill(pid, 0);
                return true;
            }
            catch (error) {
                // EPERM: it exists and belongs to somebody else. Anything else (ESRCH): it does not exist.
                return error.code === 'EPERM';
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/ports/node-random.js

/** Strong bytes are drawn in pages: a system call for each nonce would cost more than the rest of a prompt. */
const node_random_PAGE = 4096;
/** Random numbers of this machine: fast ones for jitter and sampling, strong ones for keys. */
function nodeRandom() {
    const page = Buffer.alloc(node_random_PAGE);
    let used = node_random_PAGE;
    return {
        next: () => Math.random(),
        hex(bytes) {
            if (bytes > node_random_PAGE)
                return (0,external_node_crypto_.randomFillSync)(Buffer.alloc(bytes)).toString('hex');
            if (used + bytes > node_random_PAGE) {
                (0,external_node_crypto_.randomFillSync)(page);
                used = 0;
            }
            const text = page.toString('hex', used, used + bytes);
            // What was handed out is not kept.
            page.fill(0, used, used + bytes);
            used += bytes;
            return text;
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/ports/node-spawn.js

/**
 * Starts programs without a shell, each as the leader of its own process group, so that ending one ends what it started
 * (security.md S36). Output that nobody listens to is dropped: a full pipe must not stop the child.
 */
function nodeSpawn() {
    return (command, options) => {
        try {
            return childOf(startProcess(command, options));
        }
        catch (error) {
            return neverStarted(error);
        }
    };
}
/** The process itself, for the ports of this room. Throws what could not even be tried, such as a name with a null byte. */
function startProcess([program, ...rest], options) {
    return (0,external_node_child_process_.spawn)(program ?? '', rest, {
        cwd: options.cwd,
        env: options.env,
        stdio: 'pipe',
        windowsHide: true,
        // On Windows this would open a console window; the tree is ended by taskkill there.
        detached: process.platform !== 'win32',
    });
}
/** A process as the rest of the house sees it. */
function childOf(child) {
    const output = [];
    const errors = [];
    // Decoding at the stream keeps a character whole that arrives in two pieces.
    child.stdout.setEncoding('utf8').on('data', (text) => {
        for (const listener of output)
            listener(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
        for (const listener of errors)
            listener(text);
    });
    // A child that ends without reading its input is no error of ours: its exit code tells.
    child.stdin.on('error', () => undefined);
    const ended = new Promise((resolve) => {
        let startError;
        child.on('error', (error) => {
            // An error without a pid means it never started, and then `close` need not come.
            if (child.pid !== undefined)
                return;
            startError = error;
            resolve({ code: null, signal: null, startError });
        });
        child.on('close', (code, signal) => resolve({ code, signal, ...(startError && { startError }) }));
    });
    return {
        pid: child.pid ?? 0,
        write: (text) => void (child.stdin.writable && child.stdin.write(text)),
        closeInput: () => void child.stdin.end(),
        onOutput: (listener) => void output.push(listener),
        onErrors: (listener) => void errors.push(listener),
        ended,
        kill: () => killGroup(child),
    };
}
/** Also after the leader has ended: what it left behind in its group is still ours to end. */
function killGroup(child) {
    const pid = child.pid;
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        (0,external_node_child_process_.spawn)('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => child.kill('SIGKILL'));
        return;
    }
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // ESRCH: the whole group is gone already, which is what was wanted.
    }
}
/** A child that ended before it began. */
function neverStarted(error) {
    const startError = error instanceof Error ? error : new Error(String(error));
    const nothing = () => undefined;
    return {
        pid: 0,
        write: nothing,
        closeInput: nothing,
        onOutput: nothing,
        onErrors: nothing,
        ended: Promise.resolve({ code: null, signal: null, startError }),
        kill: nothing,
    };
}

;// CONCATENATED MODULE: ./lib/ports/node-standby.js

/** What stands by in this process. One exit handler serves them all. */
const standing = new Set();
/**
 * Starts programs that outlast single calls. Unless held they do not keep this process alive; they are killed with their
 * process group when it ends, and see the end of their input even when it is killed.
 */
function nodeStandby() {
    return (command, options) => {
        try {
            const started = startProcess(command, options);
            const child = childOf(started);
            // The pipes of a child are sockets in Node, which alone can be let go of; the types say streams.
            const parts = [started, ...[started.stdin, started.stdout, started.stderr]];
            const hold = () => {
                for (const part of parts)
                    part.ref();
            };
            const release = () => {
                for (const part of parts)
                    part.unref();
            };
            if (standing.size === 0)
                process.on('exit', endAll);
            standing.add(child);
            child.ended.then(() => {
                standing.delete(child);
                if (standing.size === 0)
                    process.off('exit', endAll);
            });
            release();
            return { ...child, hold, release };
        }
        catch (error) {
            return { ...neverStarted(error), hold: () => undefined, release: () => undefined };
        }
    };
}
function endAll() {
    for (const child of standing)
        child.kill();
}

;// CONCATENATED MODULE: ./lib/ports/node-ports.js










/** The real world. Made once, at the door. */
function nodePorts() {
    return {
        clock: nodeClock(),
        ids: nodeIds(),
        random: nodeRandom(),
        files: nodeFiles(),
        http: nodeHttp(),
        listen: nodeListen(),
        spawn: nodeSpawn(),
        standby: nodeStandby(),
        env: nodeEnvironment(),
        processes: nodeProcesses(),
    };
}


/***/ }),

/***/ 28285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sortedId),
/* harmony export */   a: () => (/* binding */ MORE_LIMIT)
/* harmony export */ });
/** Crockford's base 32 in lower case: no i, l, o, u, so an id survives being read aloud and case-blind file systems. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 9 digits are 45 bits: milliseconds since the epoch until the year 3084. */
const TIME_DIGITS = 9;
/** 7 digits are 35 bits: two processes that make an id in the same millisecond collide with a chance of 1 in 34 thousand million. */
const MORE_DIGITS = 7;
/** What the second part of an id has to stay below. */
const MORE_LIMIT = 2 ** 35;
/** An id that sorts by its milliseconds since the epoch, then by `more` (a whole number below `MORE_LIMIT`). */
const sortedId = (prefix, ms, more) => prefix + digits(ms, TIME_DIGITS) + digits(more, MORE_DIGITS);
function digits(value, count) {
    let text = '';
    for (let rest = Math.floor(value), place = 0; place < count; place += 1, rest = Math.floor(rest / 32))
        text = ALPHABET[rest % 32] + text;
    return text;
}


/***/ }),

/***/ 45971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TY: () => (/* binding */ caseStatus),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   om: () => (/* binding */ casesFrom),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/* unused harmony export caseOf */
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79721);

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
                ...(error.hint === undefined ? {} : { hint: error.hint }),
            },
            turns,
        };
    }
    return { status: statusOf(turns), turns };
}
/** A turn whose results are all not applicable or non-gating is not evidence; without any judged turn the attempt is skipped. */
function statusOf(turns) {
    const judged = turns
        .map((turn) => Object.values(turn.results).filter(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .t))
        .filter((results) => results.length > 0);
    if (judged.length === 0)
        return 'skipped';
    return judged.flat().every((result) => result.pass) ? 'passed' : 'failed';
}
/**
 * A case passes when enough of its attempts pass (contract 5). It has failed when the passes could not be reached even if
 * every errored attempt had passed; between the two nobody knows, and it is errored.
 */
function caseStatus(attempts, plan) {
    const of = (status) => attempts.filter((attempt) => attempt.status === status).length;
    const unplayed = plan.repeat - attempts.length;
    // Only what had nothing to judge lowers the bar; what was never played leaves it where it is.
    const needed = Math.min(plan.min_passes, plan.repeat - of('skipped'));
    if (of('skipped') + unplayed >= plan.repeat)
        return 'skipped';
    if (of('passed') >= needed)
        return 'passed';
    if (of('passed') + of('errored') + unplayed < needed)
        return 'failed';
    return unplayed > 0 ? 'skipped' : 'errored';
}
/**
 * The case as results.json shows it. `reason` says why a case was skipped. `quarantined` are its outcomes in earlier runs, where
 * it does not gate because of them.
 */
function caseOf(plan, attempts, flaky = false, quarantined) {
    const status = caseStatus(attempts, plan);
    const unplayed = attempts.length < plan.repeat ? 'not played to the end: the run stopped first' : undefined;
    const reason = plan.skip ?? unplayed ?? `not_applicable: ${noEvidence(attempts)}`;
    return {
        id: plan.id,
        name: plan.name,
        agent_id: plan.agent_id,
        tags: plan.tags,
        location: plan.location,
        status,
        ...(plan.gating && quarantined === undefined ? {} : { gating: false }),
        ...(status === 'skipped' ? { reason } : {}),
        hash: plan.hash,
        min_passes: plan.min_passes,
        ...(flaky ? { flaky: true } : {}),
        ...(quarantined === undefined ? {} : { quarantined: true, outcomes: quarantined }),
        attempts,
    };
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

/***/ 47204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ quarantineOf),
/* harmony export */   T9: () => (/* binding */ gatingIds),
/* harmony export */   h$: () => (/* binding */ notesOf)
/* harmony export */ });
/* unused harmony export isQuarantined */
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** Outcomes that are looked at (users.md 4.1, idea 8); older ones may be those of another code. */
const RECENT = 10;
/** A regression is one change of side, its repair the second; the third is a habit. */
const CHANGES = 3;
/** So many equal outcomes end it: a case that goes either way half of the time shows them in one of sixteen. */
const SETTLED = 5;
/** Share of the gating cases that may be quarantined at once, and at least one: beyond it the gate would be a shell. */
const MOST_SHARE = 0.2;
/** Ids that a sentence names. */
const NAMED = 5;
/** What a report says of a quarantine besides its cases. */
const notesOf = (quarantine) => quarantine === undefined || quarantine.notes.length === 0 ? {} : { notes: quarantine.notes };
/** Ids of the cases that gate. */
function gatingIds(cases, quarantine) {
    const gating = new Set(cases.filter((one) => one.gating).map(({ id }) => id));
    for (const { id } of quarantine?.cases ?? [])
        gating.delete(id);
    return gating;
}
/**
 * Which of these cases are reported and do not gate, because they went both ways in earlier runs while nothing changed; undefined
 * where there is nothing to say. `historyOf` gives the outcomes of a case, oldest first, such as "PFP|PF"; `|` stands where its
 * agent was changed, so that a change of side there counts as an effect of that and not as flakiness. More flaky cases than a
 * fifth of those that gate are an unstable suite: then all of them gate, and a warning says so.
 */
function quarantineOf(cases, historyOf) {
    const gating = cases.filter((one) => one.gating && one.skip === undefined);
    const known = gating.flatMap((one) => {
        const outcomes = historyOf(one);
        return outcomes === undefined ? [] : [{ id: one.id, outcomes }];
    });
    const held = known.filter(({ outcomes }) => isQuarantined(outcomes));
    const most = Math.max(1, Math.floor(gating.length * MOST_SHARE));
    if (held.length > most)
        return {
            cases: [],
            notes: [],
            warnings: [
                `The suite or its agent is unstable: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(held.length)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(gating.length, 'gating case')} went both ways in earlier runs, and at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)} may be quarantined at once, so all of them gate (${named(held)}).`,
            ],
        };
    const wasHeld = ({ outcomes }) => isQuarantined(withoutLast(outcomes));
    const begun = held.filter((one) => !wasHeld(one));
    const released = known.filter((one) => !isQuarantined(one.outcomes) && wasHeld(one));
    const of = (last) => released.filter(({ outcomes }) => outcomes.endsWith(last));
    const notes = [
        ...said('Newly quarantined, went both ways in earlier runs', begun),
        ...said(`Released from quarantine, passed ${SETTLED} times in a row and gates again`, of('P')),
        ...said(`Released from quarantine, failed ${SETTLED} times in a row: broken, not flaky, and gates again`, of('F')),
    ];
    return held.length === 0 && notes.length === 0 ? undefined : { cases: held, notes, warnings: [] };
}
/**
 * Whether a case with these outcomes is quarantined: from three changes of side among ten outcomes on, until five outcomes in a
 * row are equal. Gone through from the oldest outcome, so that it does not depend on what was decided before.
 */
function isQuarantined(history) {
    const outcomes = [];
    const flips = [];
    let isEdited = false;
    let isHeld = false;
    for (const mark of history) {
        if (mark !== 'P' && mark !== 'F') {
            isEdited ||= mark === '|';
            continue;
        }
        flips.push(outcomes.length > 0 && outcomes.at(-1) !== mark && !isEdited);
        outcomes.push(mark);
        isEdited = false;
        const last = outcomes.slice(-SETTLED);
        // Of ten outcomes the first has nothing before it.
        if (last.length === SETTLED && last.every((one) => one === mark))
            isHeld = false;
        else if (flips.slice(-(RECENT - 1)).filter(Boolean).length >= CHANGES)
            isHeld = true;
    }
    return isHeld;
}
/** As it was before the last run. */
const withoutLast = (history) => history.replace(/\|?[PF]$/, '');
function said(head, cases) {
    if (cases.length === 0)
        return [];
    const shown = cases.slice(0, NAMED).map(({ id, outcomes }) => `${id} (${outcomes})`);
    return [`${head}: ${shown.join(', ')}${more(cases.length)}.`];
}
const named = (cases) => `${cases
    .slice(0, NAMED)
    .map(({ id }) => id)
    .join(', ')}${more(cases.length)}`;
const more = (count) => (count > NAMED ? ` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count - NAMED)} more` : '');


/***/ }),

/***/ 98708:
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
// EXTERNAL MODULE: ./lib/runs/attempt.js
var runs_attempt = __webpack_require__(45971);
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

;// CONCATENATED MODULE: ./lib/runs/run-journal.js




/** Serialized bytes of attempts kept in memory; the rest is read from the journal again when a report asks. */
const KEPT_BYTES = 24 * 1024 * 1024;
function openRunJournal(path, ports, blobs) {
    const entries = new Map();
    let config;
    let startedAt;
    let finished;
    const books = usageBooks();
    const planned = new Map();
    let keptBytes = 0;
    const keyOf = (caseId, attempt) => `${attempt}:${caseId}`;
    const entryOf = (key) => {
        let entry = entries.get(key);
        if (entry === undefined) {
            entry = { scored: [] };
            entries.set(key, entry);
        }
        return entry;
    };
    const note = (record, location) => {
        switch (record.type) {
            case 'run.started':
                config = record.config;
                startedAt = record.at;
                break;
            case 'case.planned':
                planned.set(record.case.id, record.case);
                break;
            case 'run.finished':
                finished = record;
                break;
            case 'attempt.played':
            case 'attempt.errored':
                entryOf(keyOf(record.case_id, record.attempt)).played = location;
                books.played(record);
                break;
            case 'turn.scored':
                entryOf(keyOf(record.case_id, record.attempt)).scored.push(location);
                books.scored(record);
                break;
            case 'turn.unscored':
                books.scored(record);
                break;
            case 'attempt.retried':
                entries.delete(keyOf(record.case_id, record.attempt));
                break;
            case 'run.resumed':
                finished = undefined;
                break;
        }
    };
    // Records are written by this file alone and carry a checksum, so what can be read has the shape it was written with.
    const { bad, tornBytes } = (0,state_journal/* readJournal */.a0)(path, ports, (record, location) => note(record, location));
    // Opened at the first append: a reader must not touch the journal of a run that another process is writing.
    let journal;
    const write = (record) => {
        journal ??= (0,state_journal/* openJournal */._0)(path, ports);
        return journal.appendSoon(record);
    };
    let reader;
    const read = (location) => {
        journal?.settle();
        reader ??= ports.files.reader(path);
        return (0,state_journal/* readRecord */.aE)(reader, location);
    };
    const playedAt = (location) => unpacked(read(location), blobs);
    return {
        append(record) {
            note(record, write(record.type === 'attempt.played' || record.type === 'attempt.errored'
                ? packed(record, blobs)
                : record));
        },
        settle: () => journal?.settle(),
        played(caseId, attempt) {
            const location = entries.get(keyOf(caseId, attempt))?.played;
            return location === undefined ? undefined : playedAt(location);
        },
        scored: (caseId, attempt) => (entries.get(keyOf(caseId, attempt))?.scored ?? []).map((location) => read(location)),
        keep(plan, attempt, result) {
            const entry = entries.get(keyOf(plan.id, attempt));
            if (entry?.played === undefined)
                return;
            const size = entry.scored.reduce((sum, location) => sum + location.length, entry.played.length);
            if (keptBytes + size > KEPT_BYTES)
                return;
            keptBytes += size;
            entry.kept = result;
        },
        attempt(plan, attempt) {
            const entry = entries.get(keyOf(plan.id, attempt));
            if (entry?.played === undefined)
                return undefined;
            if (entry.kept !== undefined)
                return entry.kept;
            const played = playedAt(entry.played);
            if (played.type === 'attempt.played' && entry.scored.length < plan.scorers.flat().length)
                return undefined;
            const records = entry.scored.map((location) => read(location));
            return (0,runs_attempt/* attemptOf */.tx)(played, records, plan.scorers);
        },
        forget(caseId, attempt) {
            const record = { type: 'attempt.retried', case_id: caseId, attempt };
            note(record, write(record));
        },
        get usage() {
            return books.total();
        },
        get config() {
            return config;
        },
        get startedAt() {
            return startedAt;
        },
        get planned() {
            return [...planned.values()];
        },
        get header() {
            return finished?.header;
        },
        get findings() {
            return { comparison: finished?.comparison, flaky: finished?.flaky };
        },
        damage: { lines: bad, bytes: tornBytes },
        async close() {
            reader?.close();
            await journal?.close();
        },
    };
}
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

/***/ 17675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ storedReport),
/* harmony export */   openStoredRun: () => (/* binding */ openStoredRun),
/* harmony export */   q: () => (/* binding */ findStoredTurn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _state_blobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72693);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45971);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47204);
/* harmony import */ var _run_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98708);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82222);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66191);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9599);








/** Opens the journal of a stored run to read from; close it after use. Fault `not_found` when there is none. */
function openStoredRun(runId, paths, ports) {
    if (ports.files.stat(paths.journal(runId)) === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('not_found', `no run "${runId}" in this state folder`, {
            where: paths.runs,
            hint: 'See: assay list runs',
        });
    return (0,_run_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunJournal */ .f)(paths.journal(runId), ports, (0,_state_blobs_js__WEBPACK_IMPORTED_MODULE_2__/* .openBlobs */ .d)(paths.blobs, ports));
}
/** The report of a finished run, from its journal alone: evals may have changed since. */
function storedReport(runId, journal) {
    const { header, config, findings } = journal;
    if (header === undefined || config === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
            where: runId,
            hint: `Finish it first: assay run --resume ${runId}`,
        });
    const cases = (0,_attempt_js__WEBPACK_IMPORTED_MODULE_3__/* .casesFrom */ .om)(journal.planned, journal.attempt, new Set(findings.flaky), config.quarantine);
    const { scorers, repeats } = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N)(cases);
    return {
        header,
        scorers,
        required_pass_rate: config.gate.min_pass_rate,
        fail_on: config.shard === undefined ? config.gate.fail_on : 'merge',
        warnings: [
            ...(0,_withheld_js__WEBPACK_IMPORTED_MODULE_5__/* .withheldWarnings */ .ll)(header),
            ...(0,_withheld_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyKeyWarnings */ .sF)(config.empty_keys),
            ...(config.quarantine?.warnings ?? []),
        ],
        ...(0,_quarantine_js__WEBPACK_IMPORTED_MODULE_6__/* .notesOf */ .h$)(config.quarantine),
        cases,
        ...(findings.comparison === undefined ? {} : { comparison: findings.comparison }),
        ...(repeats === undefined ? {} : { repeats }),
    };
}
/** `turn_<run>_<case>_<attempt>_<turn>`: the run, the place of the case in it, the attempt and the turn. */
const TURN_ID = /^turn_([a-z0-9]+)_(\d+)_(\d+)_(\d+)$/;
/** The stored turn of this id. Fault `not_found` when there is none. */
async function findStoredTurn(turnId, paths, ports) {
    const match = TURN_ID.exec(turnId);
    const missing = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('not_found', `no turn "${turnId}"`, {
        where: 'turn_id',
        hint: 'Turn ids stand in results.json of a stored run.',
    });
    if (match === null)
        throw missing();
    const runId = `run_${match[1]}`;
    if (ports.files.stat(paths.journal(runId)) === null)
        throw missing();
    const journal = openStoredRun(runId, paths, ports);
    try {
        const described = journal.planned[Number(match[2])];
        const played = described === undefined ? undefined : journal.played(described.id, Number(match[3]));
        const index = Number(match[4]);
        if (described === undefined || played?.turns[index] === undefined)
            throw missing();
        const turns = played.turns.slice(0, index + 1);
        return {
            agentId: described.agent_id,
            subject: ({ multiTurn }, systemPrompt) => {
                const prompt = systemPrompt === undefined ? {} : { system_prompt: systemPrompt };
                const asked = turns.map(({ input, criteria }) => ({ input, ...prompt, ...criteria }));
                return (0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .subjectOf */ .et)(turns, asked, multiTurn);
            },
        };
    }
    finally {
        await journal.close();
    }
}


/***/ }),

/***/ 82222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ AGENT_FIELDS),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   ms: () => (/* binding */ subjectBefore),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   td: () => (/* binding */ subjectAfter)
/* harmony export */ });
/* harmony import */ var _text_normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69784);

/** Fields that only the agent's answer can bring; they are checked after it (contract 4). */
const AGENT_FIELDS = new Set(['output', 'context', 'tool_calls', 'agent_plan']);
/** The part of a subject that is known before the agent answers. */
function given(turn, agent) {
    const subject = { input: turn.input.text, expected_behavior: turn.expected_behavior };
    const copy = (key, value) => {
        if (value !== undefined)
            subject[key] = value;
    };
    copy('ground_truth', turn.ground_truth);
    copy('context', turn.context);
    copy('expected_tools', turn.expected_tools);
    copy('available_tools', turn.available_tools ?? agent.available_tools);
    copy('role', turn.role ?? agent.role);
    copy('system_prompt', agent.system_prompt);
    copy('allowed_topics', turn.allowed_topics);
    copy('advice_types', turn.advice_types);
    return subject;
}
/** What a stored turn keeps of its case; the system prompt, the same for all, stays with the agent. */
function criteriaOf(turn, agent) {
    const { input: _, system_prompt: __, ...criteria } = given(turn, agent);
    return criteria;
}
/** A subject with stand-ins for what the agent will bring, to check everything else before the run starts. */
function subjectBefore(turns, index, agent) {
    const turn = turns[index];
    return {
        context: ['-'],
        ...given(turn, agent),
        output: '-',
        tool_calls: [],
        agent_plan: '1. -',
        latency_ms: 0,
        conversation_history: [
            { role: 'user', content: turn.input.text || '-' },
            { role: 'assistant', content: '-' },
        ],
    };
}
/** What a scorer sees of a played turn; a multi-turn scorer sees the whole transcript and all calls. */
function subjectAfter(turns, played, index, agent, scorer) {
    const asked = turns.slice(0, index + 1).map((turn) => given(turn, agent));
    return subjectOf(played.slice(0, index + 1), asked, scorer.multiTurn);
}
/**
 * The last of the turns that were played, as a subject: `asked` is what the case gave for each of them, the agent's own answers
 * win. For a scorer of whole conversations the transcript ends with the turn itself, the calls of all turns say which turn of
 * the transcript made them, and tools count as expected where every turn names its own.
 */
function subjectOf(played, asked, wholeConversation) {
    const answer = played.at(-1);
    const subject = { ...asked.at(-1), output: answer.output, latency_ms: answer.latency_ms };
    if (answer.context !== null)
        subject.context = answer.context;
    if (answer.agent_plan !== null)
        subject.agent_plan = answer.agent_plan;
    const seen = wholeConversation ? played : played.slice(0, -1);
    const history = seen.flatMap((one, at) => {
        const context = one.context ?? asked[at]?.context;
        return [
            { role: 'user', content: asked[at]?.input ?? one.input },
            { role: 'assistant', content: one.output, ...(context === undefined ? {} : { context }) },
        ];
    });
    if (history.length > 0)
        subject.conversation_history = history;
    if (!wholeConversation) {
        if (answer.tool_calls !== null)
            subject.tool_calls = answer.tool_calls;
        return subject;
    }
    if (seen.some((one) => one.tool_calls !== null))
        subject.tool_calls = callsByTurn(seen, history);
    const expected = asked.slice(0, seen.length).map((one) => one.expected_tools);
    if (expected.every((tools) => tools !== undefined))
        subject.expected_tools = expected.flat();
    else
        delete subject.expected_tools;
    return subject;
}
/** The calls of all turns, each with the index of the assistant turn that made it, or of the user turn where that stayed silent. */
function callsByTurn(seen, history) {
    let index = -1;
    return seen.flatMap((one, at) => {
        // The transcript leaves out what is blank (metrics.md 0.5).
        for (const { content } of history.slice(2 * at, 2 * at + 2))
            if ((0,_text_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .isPresent */ .Wo)(content))
                index += 1;
        const turn = Math.max(0, index);
        return (one.tool_calls ?? []).map((call) => ({ ...call, turn }));
    });
}


/***/ }),

/***/ 66191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ tally)
});

// EXTERNAL MODULE: ./lib/scorers/counts.js
var counts = __webpack_require__(79721);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round = __webpack_require__(38913);
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean = __webpack_require__(71134);
// EXTERNAL MODULE: ./lib/statistics/quantile.js
var quantile = __webpack_require__(71750);
// EXTERNAL MODULE: ./lib/statistics/wilson.js
var wilson = __webpack_require__(52215);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/statistics/pass-at-k.js
/**
 * pass@k and pass^k from `n` attempts of one case of which `c` passed: the unbiased estimates over all ways to draw k of the n
 * without putting back, 1 - C(n-c,k)/C(n,k) (Chen et al. 2021, 2107.03374) and C(c,k)/C(n,k) (Yao et al. 2024,
 * 2406.12045). Assumes attempts that are independent and alike; average over cases afterwards. RangeError unless all three are
 * whole, 0 <= c <= n and 1 <= k <= n: more attempts than were made cannot be estimated without bias.
 */
function passAtK(n, c, k) {
    if (![n, c, k].every(Number.isInteger) || c < 0 || c > n || k < 1 || k > n)
        throw new RangeError(`passAtK: ${c} of ${n} passed, k ${k}; whole numbers with c <= n and 1 <= k <= n`);
    let all = 1;
    let noneLog = 0;
    for (let drawn = 0; drawn < k; drawn += 1) {
        all *= Math.max(0, c - drawn) / (n - drawn);
        // Draw by draw instead of binomials, which overflow; in logarithms, so that a small pass@k keeps its digits.
        noneLog += Math.log1p(-Math.min(1, c / (n - drawn)));
    }
    return { pass_at_k: c === 0 ? 0 : -Math.expm1(noneLog), pass_hat_k: all };
}

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/runs/stability.js






/** Empty books. Every case weighs the same, however often it was played; cost grows with the attempts, not with their pairs. */
function stabilityBooks() {
    const played = [];
    const sameAnswers = [];
    const otherAnswers = [];
    return {
        add(one) {
            const judged = one.attempts.filter(({ status }) => status === 'passed' || status === 'failed');
            if (judged.length < 2)
                return;
            played.push({
                judged: judged.length,
                passed: judged.filter(({ status }) => status === 'passed').length,
            });
            const { same, other } = scatterOf(judged);
            if (same.length > 0)
                sameAnswers.push((0,mean/* mean */.i)(same));
            if (other.length > 0)
                otherAnswers.push((0,mean/* mean */.i)(other));
        },
        summary() {
            if (played.length === 0)
                return undefined;
            const k = usualCount(played.map(({ judged }) => judged));
            const enough = played.filter(({ judged }) => judged >= k);
            const chances = enough.map(({ judged, passed }) => passAtK(judged, passed, k));
            const stable = played.filter(({ judged, passed }) => passed === 0 || passed === judged).length;
            return {
                k,
                cases: enough.length,
                pass_at_k: (0,round/* round4 */.X)((0,mean/* mean */.i)(chances.map(({ pass_at_k }) => pass_at_k))),
                pass_hat_k: (0,round/* round4 */.X)((0,mean/* mean */.i)(chances.map(({ pass_hat_k }) => pass_hat_k))),
                stable,
                unstable: played.length - stable,
                agent_noise: otherAnswers.length === 0 ? null : (0,round/* round4 */.X)((0,mean/* mean */.i)(otherAnswers)),
                judge_noise: sameAnswers.length === 0 ? null : (0,round/* round4 */.X)((0,mean/* mean */.i)(sameAnswers)),
            };
        },
    };
}
/** The number of judged attempts that most cases have; of two that are as frequent the larger, which asks more. */
function usualCount(judged) {
    const cases = new Map();
    for (const one of judged)
        cases.set(one, (cases.get(one) ?? 0) + 1);
    return [...cases].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0][0];
}
/** Mean absolute differences between attempts, one for each judged score of the case: of equal answers and of different ones. */
function scatterOf(attempts) {
    /** By turn and scorer: scores by what was answered up to that turn. */
    const series = new Map();
    for (const { turns } of attempts) {
        let answered = '';
        for (const [at, turn] of turns.entries()) {
            answered = (0,external_node_crypto_.createHash)('sha256')
                .update(answered)
                .update((0,canonical_json/* canonicalJson */.d)(answerOf(turn)))
                .digest('hex');
            for (const [scorer, result] of Object.entries(turn.results)) {
                if (!(0,counts/* counts */.t)(result) || !isJudged(result.metadata))
                    continue;
                const name = `${at}:${scorer}`;
                const byAnswer = series.get(name) ?? new Map();
                series.set(name, byAnswer);
                const scores = byAnswer.get(answered) ?? [];
                byAnswer.set(answered, scores);
                scores.push(result.score);
            }
        }
    }
    const same = [];
    const other = [];
    for (const byAnswer of series.values()) {
        const groups = [...byAnswer.values()];
        const within = sumOfGaps(groups);
        const all = sumOfGaps([groups.flat()]);
        if (within.pairs > 0)
            same.push(within.gaps / within.pairs);
        // Rounding of two large sums must not make a difference of a negative one.
        if (all.pairs > within.pairs)
            other.push(Math.max(0, all.gaps - within.gaps) / (all.pairs - within.pairs));
    }
    return { same, other };
}
/** What the judge was shown of an answer, as far as the run keeps it. */
const answerOf = ({ output, tool_calls }) => [output, tool_calls];
function isJudged(metadata) {
    const stamp = metadata['judge'];
    if (typeof stamp !== 'object' || stamp === null)
        return false;
    const { mode } = stamp; // Border: our own stamp, read back from a journal.
    return mode === 'llm' || mode === 'offline';
}
/** Sum of |x - y| over all pairs inside each group; sorted, so that a thousand attempts are no half a million subtractions. */
function sumOfGaps(groups) {
    let gaps = 0;
    let pairs = 0;
    for (const group of groups) {
        const sorted = [...group].sort((a, b) => a - b);
        // The i-th smallest is the larger one of i pairs and the smaller one of the others.
        for (const [at, value] of sorted.entries())
            gaps += value * (2 * at - (sorted.length - 1));
        pairs += (sorted.length * (sorted.length - 1)) / 2;
    }
    return { gaps, pairs };
}

;// CONCATENATED MODULE: ./lib/runs/summarize.js






/** Not infrastructure: the agent answered, but without a field that a scorer needs. */
const ANSWERED = new Set(['missing_field', 'invalid_field', 'no_assistant_turn']);
/** One pass over the cases. Averages leave out not-applicable and non-gating results; rates leave out errored cases (contract 5). */
function tally(cases) {
    const totals = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 };
    const gating = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 };
    const sums = new Map();
    const latencies = [];
    const outcomes = [];
    const unanimous = [];
    const durations = [];
    const stability = stabilityBooks();
    const undecided = { cases: 0, scorers: new Set() };
    const quarantined = { total: 0, passed: 0, failed: [] };
    let firstError;
    let onlyInfrastructure = true;
    for (const one of cases) {
        totals.total++;
        totals[one.status]++;
        if (one.gating !== false) {
            gating.total++;
            gating[one.status]++;
            if (one.status === 'skipped' && one.attempts.length > 0)
                undecided.cases++;
        }
        if (one.quarantined === true) {
            quarantined.total++;
            if (one.status === 'passed')
                quarantined.passed++;
            if (one.status === 'failed')
                quarantined.failed.push(one.id);
        }
        outcomes.push(one.status);
        unanimous.push(isUnanimous(one));
        durations.push(durationOf(one));
        stability.add(one);
        for (const attempt of one.attempts) {
            if (attempt.error !== undefined && attempt.status === 'errored') {
                if (one.gating !== false)
                    firstError ??= attempt.error;
                if (ANSWERED.has(attempt.error.code))
                    onlyInfrastructure = false;
            }
            for (const turn of attempt.turns) {
                latencies.push(turn.latency_ms);
                for (const [name, result] of Object.entries(turn.results)) {
                    const sum = sumOf(sums, name);
                    if (result.metadata['not_applicable'] === true) {
                        sum.notApplicable++;
                        continue;
                    }
                    sum.all.push(result.score);
                    if (result.pass)
                        sum.passed++;
                    if ((0,counts/* counts */.t)(result)) {
                        sum.counted.push(result.score);
                        if (one.quarantined !== true)
                            sum.deciding.push(result.score);
                        sum.gating = true;
                    }
                    else
                        undecided.scorers.add(name);
                }
                for (const name of Object.keys(turn.errors ?? {}))
                    sumOf(sums, name).errored++;
            }
        }
    }
    const judged = totals.passed + totals.failed;
    const interval = judged === 0 ? null : (0,wilson/* wilsonInterval */.Y)(totals.passed, judged);
    const avgScores = Object.create(null);
    for (const [name, sum] of sums)
        if (sum.counted.length > 0)
            avgScores[name] = (0,round/* round4 */.X)((0,mean/* mean */.i)(sum.counted));
    latencies.sort((a, b) => a - b);
    return {
        counts: totals,
        passRate: judged === 0 ? null : (0,round/* round4 */.X)(totals.passed / judged),
        passRateInterval: interval === null ? null : [(0,round/* round4 */.X)(interval[0]), (0,round/* round4 */.X)(interval[1])],
        avgScores,
        latency: latencies.length === 0
            ? { mean: null, p50: null, p95: null }
            : {
                mean: Math.round((0,mean/* mean */.i)(latencies)),
                p50: Math.round((0,quantile/* quantile */.Y)(latencies, 0.5)),
                p95: Math.round((0,quantile/* quantile */.Y)(latencies, 0.95)),
            },
        scorers: [...sums].map(([name, sum]) => ({
            name,
            mean: sum.all.length === 0 ? null : (0,round/* round4 */.X)((0,mean/* mean */.i)(sum.all)),
            passed: sum.passed,
            judged: sum.all.length,
            not_applicable: sum.notApplicable,
            errored: sum.errored,
            gating: sum.gating || sum.all.length === 0,
        })),
        outcomes,
        unanimous,
        durations,
        repeats: stability.summary(),
        undecided,
        gateFacts: {
            selected: totals.total,
            passed: gating.passed,
            failed: gating.failed,
            errored: gating.errored,
            skipped: gating.skipped,
            avgScores: quarantined.total === 0 ? avgScores : decidingScores(sums),
            nonGating: {
                total: totals.total - gating.total - quarantined.total,
                failed: totals.failed - gating.failed - quarantined.failed.length,
            },
            ...(quarantined.total === 0 ? {} : { quarantined }),
            ...(firstError === undefined ? {} : { firstError }),
            onlyInfrastructure,
        },
    };
}
/** What the gate asks: what a quarantined case scored counts only where nothing else has the scorer. */
function decidingScores(sums) {
    const scores = Object.create(null);
    for (const [name, { counted, deciding }] of sums)
        if (counted.length > 0)
            scores[name] = (0,round/* round4 */.X)((0,mean/* mean */.i)(deciding.length > 0 ? deciding : counted));
    return scores;
}
function isUnanimous({ attempts }) {
    const [first] = attempts;
    if (first === undefined || attempts.length < 2)
        return false;
    const isJudged = first.status === 'passed' || first.status === 'failed';
    return isJudged && attempts.every(({ status }) => status === first.status);
}
/** A play that errored ended before its time, or after a wait that says nothing of the case. */
function durationOf({ attempts }) {
    const played = attempts.filter(({ status, turns }) => status !== 'errored' && turns.length > 0);
    if (played.length === 0)
        return null;
    return (0,mean/* mean */.i)(played.map(({ turns }) => turns.reduce((sum, { latency_ms: ms }) => sum + ms, 0)));
}
function sumOf(sums, name) {
    let sum = sums.get(name);
    if (sum === undefined) {
        sum = { all: [], counted: [], deciding: [], passed: 0, notApplicable: 0, errored: 0, gating: false };
        sums.set(name, sum);
    }
    return sum;
}


/***/ }),

/***/ 9599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   MQ: () => (/* binding */ withoutJudge),
/* harmony export */   T8: () => (/* binding */ withheldSentence),
/* harmony export */   Tm: () => (/* binding */ judgedOffline),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   ll: () => (/* binding */ withheldWarnings),
/* harmony export */   sF: () => (/* binding */ emptyKeyWarnings)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);

/** metrics.md 0.8. */
const LONGEST_REASONING = 800;
/** Who judged, and why not the judge that the settings name; without a full stop. */
const judgedOffline = ({ reason }) => `judged offline: ${reason}`;
/**
 * Whether a result says the same with and without the judge's key: nobody was asked (regex, code, references, validated
 * personal data), and what was found is certain. What only looks like something is of lower confidence (metrics.md 10.7).
 */
function isSettled({ metadata }) {
    const stamp = metadata['judge'];
    if (typeof stamp !== 'object' || stamp === null)
        return false;
    const { mode, confidence } = stamp; // Border: may have been read from disk; both are compared below.
    return mode === 'none' && confidence === 'high';
}
/** What a run had to do without, and why, as its header says it; without a full stop. */
const withheldSentence = ({ reason, judge }) => judge ? judgedOffline({ reason }) : `not all agents could be called: ${reason}`;
/** As the beginning of a sentence. */
const capitalized = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** A result of a run whose judge's key was withheld: shown, and outside the gate unless it is settled (contract 5). */
function withoutJudge(result, withheld) {
    if (isSettled(result))
        return result;
    const why = `${judgedOffline(withheld)}.`;
    const told = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(result.reasoning.replace(/\.$/, ''), LONGEST_REASONING - why.length - 2);
    return { ...result, gating: false, reasoning: told === '' ? why : `${told}; ${why}` };
}
/** What reports say beside the verdict of a run that was given no secrets. */
function withheldWarnings({ secrets_withheld: reason, }) {
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

/***/ 79622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ createAgentRequest),
/* harmony export */   F$: () => (/* binding */ agentFields),
/* harmony export */   He: () => (/* binding */ invocation),
/* harmony export */   MA: () => (/* binding */ agent),
/* harmony export */   PA: () => (/* binding */ completeAgent),
/* harmony export */   Tr: () => (/* binding */ createAgentResponse),
/* harmony export */   Y_: () => (/* binding */ callableAgent)
/* harmony export */ });
/* unused harmony exports PROVIDERS, CREDENTIAL_KEYS, credentials */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47655);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65086);




const PROVIDERS = ['openai', 'anthropic', 'azure_openai', 'langchain', 'custom'];
const CREDENTIAL_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'AZURE_OPENAI_API_KEY'];
/** Keys of the providers; encrypted at rest, never returned. */
const credentials = zod__WEBPACK_IMPORTED_MODULE_0__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CREDENTIAL_KEYS), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1));
/** How an agent is reached (interface 4.8, contract 3): HTTP endpoint, local program, or settings of a provider. */
const invocation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    method: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['GET', 'POST', 'PUT', 'PATCH']).default('POST'),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    headers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    body_template: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    output_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tool_calls_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    context_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    plan_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1).optional(),
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    protocol: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['once', 'lines']).default('once'),
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional(),
    max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
    tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR).optional(),
    api_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    deployment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    graph: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const agentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(PROVIDERS),
    credentials: credentials.optional(),
    invocation: invocation.optional(),
    system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    default_scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerName */ .W7).optional(),
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    available_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_tool_call_js__WEBPACK_IMPORTED_MODULE_3__/* .toolDescription */ .HG).optional(),
});
/** What each provider cannot do without: said where an agent is written down in a file, and before the first call. */
function completeAgent(value, context) {
    const how = value.invocation;
    const say = (path, message) => context.addIssue({ code: 'custom', path, message });
    if (value.provider === 'custom') {
        if (how?.url === undefined && how?.command === undefined)
            say(['invocation'], 'a custom agent needs invocation.url or invocation.command');
        if (how?.url !== undefined && how.command !== undefined)
            say(['invocation'], 'give invocation.url or invocation.command, not both');
    }
    if (value.provider === 'langchain' && how?.url === undefined)
        say(['invocation', 'url'], 'a langchain agent needs invocation.url');
    if ((value.provider === 'openai' || value.provider === 'anthropic') && how?.model === undefined)
        say(['invocation', 'model'], `an ${value.provider} agent needs invocation.model`);
    if (value.provider === 'azure_openai') {
        if (how?.base_url === undefined)
            say(['invocation', 'base_url'], 'an azure_openai agent needs invocation.base_url (the endpoint)');
        if (how?.deployment === undefined && how?.model === undefined)
            say(['invocation', 'deployment'], 'an azure_openai agent needs invocation.deployment');
    }
}
/** An agent that can be called. */
const callableAgent = agentFields
    .pick({ provider: true, invocation: true })
    .superRefine(completeAgent, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** Request body of POST /v1/agents: name and provider will do (interface 4.8); what is missing for a call is said when it is played. */
const createAgentRequest = agentFields.superRefine((value, context) => {
    if (value.invocation?.url !== undefined && value.invocation.command !== undefined)
        context.addIssue({
            code: 'custom',
            path: ['invocation'],
            message: 'give invocation.url or invocation.command, not both',
        });
}, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** Response of POST /v1/agents: all strings, `api_key` is shown this once. */
const createAgentResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(PROVIDERS),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    api_key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A stored agent as it is read back: without credentials and keys. */
const agent = agentFields
    .omit({ credentials: true })
    .extend({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE });


/***/ }),

/***/ 41866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ attachment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/** A file that goes with an input (contract 3): exactly one of `path`, `url`, `data` (base64); at most 10 MiB. */
const attachment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5().optional(),
    data: zod__WEBPACK_IMPORTED_MODULE_0__/* .base64 */ .K39().optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    media_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
})
    .refine((value) => [value.path, value.url, value.data].filter((part) => part !== undefined).length === 1, 'needs exactly one of path, url, data');


/***/ }),

/***/ 86462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ timeWindow),
/* harmony export */   TU: () => (/* binding */ presentText),
/* harmony export */   Uu: () => (/* binding */ evenIfIncomplete),
/* harmony export */   oM: () => (/* binding */ unitInterval),
/* harmony export */   oR: () => (/* binding */ freeObject),
/* harmony export */   vE: () => (/* binding */ timestamp)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

/** A score or share: 0 to 1. */
const unitInterval = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
/** Text with at least one visible character. */
const presentText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text), 'must not be empty');
/** ISO 8601 timestamp in UTC. */
const timestamp = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
/** Free keys, any JSON value. */
const freeObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
/** A time window: a number plus `d` (`h`, `m`, `w` as extensions). */
const timeWindow = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[1-9]\d{0,4}[dhmw]$/, 'must be a number plus d, h, m or w, for example 30d');
/** For cross-field rules that must speak even when single fields are wrong, so that all problems come at once; they see raw values. */
const evenIfIncomplete = {
    when: (payload) => typeof payload.value === 'object' && payload.value !== null,
};


/***/ }),

/***/ 76902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ flip),
/* harmony export */   my: () => (/* binding */ comparison)
/* harmony export */ });
/* unused harmony exports comparisonVerdict, criteriaChange, scorerDelta, flipRepeats */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80023);



/** How two runs differ (contract 6), per scorer and overall. Only `regression` fails a gate. */
const comparisonVerdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'regression',
    'suspected',
    'noise',
    'improvement',
    'unchanged',
    'insufficient_data',
]);
/** What moved the bar between two runs: scores before and after it are not the same measurement. */
const criteriaChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'judge_changed',
        'scorer_changed',
        'threshold_lowered',
        'threshold_raised',
        'case_removed',
        'case_changed',
        'passes_lowered',
        'passes_raised',
        'scorer_removed',
        'gating_removed',
    ]),
    /** The case concerned; absent when it concerns all. */
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    scorer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    to: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    /** One sentence. */
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
/** One scorer in both runs: case means, paired. `delta` is b minus a. */
const scorerDelta = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verdict: comparisonVerdict,
    delta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: interval.nullable(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    /** Holm over the scorers. */
    p_adjusted: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    /** Benjamini-Hochberg over the scorers. */
    q_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    mean_a: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    mean_b: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Cases that were compared. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
});
/** Plays of a flipped case beyond its own, made to tell a regression from chance. */
const flipRepeats = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ played: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0), failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0) });
const flip = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass_to_fail', 'fail_to_pass', 'new', 'removed', 'changed_criteria']),
    from: _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeStatus */ .j.nullable(),
    to: _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeStatus */ .j.nullable(),
    /** The answers: of the failing play where there is one. Null where the case was not played. */
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Why it fails now, or why it failed before. */
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }),
    /** Only of `pass_to_fail`: what the repeats and the history of the case say. */
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['regression', 'suspected', 'noise']).optional(),
    repeats: flipRepeats.optional(),
    /** What the case came to on the base commit; it is not the change that made it fail where all of at least two plays failed. */
    on_base: flipRepeats.optional(),
    /** It went both ways before, without a change. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
});
/** `comparison` of results.json and the output of `compare --json` (contract 6). `a` is before, `b` is now. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_a: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    run_b: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** False when the bar moved: then read `criteria_changed` before any number. */
    comparable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    criteria_changed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(criteriaChange),
    verdict: comparisonVerdict,
    /** One sentence: why this verdict. */
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of the pass rate, paired on cases. */
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    pass_rate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        a: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.nullable(),
        b: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.nullable(),
        /** Over the cases compared. */
        delta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        interval: interval.nullable(),
    }),
    /** Cases that were compared, and those that could not be: changed, new, removed, or not judged on one side. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        compared: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
        left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
        /** Of those, played now and passed before, without a verdict now: one of them may be a regression. Absent when none. */
        lost: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    }),
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), scorerDelta),
    flips: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(flip),
    latency: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        a_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        b_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Geometric mean over cases of b / a, minus 1. */
        change: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        interval: interval.nullable(),
        p_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    }),
    /** Agent and judge together, in US dollars. Null where nobody said. */
    cost: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        a_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        b_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        delta_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ finished_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE, age_days: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
    /** Present when both runs hold the same answers: what the judge alone moved. */
    judge_noise: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), mean_absolute: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), verdicts_flipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() })
        .optional(),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ }),

/***/ 46819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y1: () => (/* binding */ webhookEvent)
/* harmony export */ });
/* unused harmony exports WEBHOOK_EVENTS, runCompletedData, runFailedData, evaluationCompletedData, optimizationCompletedData, webhookPayload, progressEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80023);
/* harmony import */ var _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60133);




/** Events that a webhook can subscribe to (interface 6). */
const WEBHOOK_EVENTS = [
    'run.completed',
    'run.failed',
    'evaluation.completed',
    'optimization.completed',
];
const webhookEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(WEBHOOK_EVENTS);
/** `data` of each webhook event (contract 10). `run.failed` holds exactly the four strings of interface 6. */
const runCompletedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    conclusion: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusion */ .q$,
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM.nullable(),
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .counts */ .tQ,
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const runFailedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    test_case_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    failure_summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const evaluationCompletedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    evaluation_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    overall_pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    batch_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const optimizationCompletedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    optimization_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    predicted_improvement: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .freeObject */ .oR,
    validation_run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Body of a webhook delivery: exactly `event`, `timestamp`, `data`. The signature covers its raw bytes. */
const webhookPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('event', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.completed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: runCompletedData }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.failed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: runFailedData }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('evaluation.completed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: evaluationCompletedData }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('optimization.completed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: optimizationCompletedData }),
]);
/** What every progress message carries: `seq` grows by one within a run, so that `?after=SEQ` resumes without a gap. */
const stamp = { seq: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0), at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE };
const play = { test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0) };
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
/** A message of the progress stream of a run (contract 11). Attempts and turns count from 0. */
const progressEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...stamp,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.started'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            test_case_count: count,
            judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']), model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...stamp,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('case.started'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...play, test_case_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...stamp,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('turn.scored'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ...play,
            turn_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            turn_index: count,
            results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerResult */ .sp),
            errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerError */ .Tz).optional(),
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...stamp,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('case.finished'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            test_case_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            status: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeStatus */ .j,
            error: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptError */ .wZ.optional(),
            finished: count,
            test_case_count: count,
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...stamp,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.finished'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            status: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runStatus */ .em,
            conclusion: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusion */ .q$,
            reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .counts */ .tQ,
            pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM.nullable(),
            duration_ms: count,
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...stamp, type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('heartbeat'), data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({}) }),
]);


/***/ }),

/***/ 64652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ failureAnalysis),
/* harmony export */   zr: () => (/* binding */ failureAnalysisQuery)
/* harmony export */ });
/* unused harmony export failureCategory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
/** Query of GET /v1/analytics/failure-analysis (interface 4.13). */
const failureAnalysisQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    period: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timeWindow */ .M7.default('30d'),
});
/**
 * One kind of failure (interface 2.10). `count` is in failed attempts, `percentage` their share of all, 0 to 100; the shares sum to
 * 100.0. `category` is an id of the taxonomy, or `new:<hash>` for a cluster outside of it; ids stay the same between periods.
 * Extensions: `name` for readers, `owner` (who can mend it: prompt, tool, data, model, infra, evaluator, test), `cases` (distinct ones),
 * `interval` [low, high] of the percentage, `expected_gain` (share of all failures that the fix could mend at most, 0 to 1),
 * `trend` (new, rising, falling, stable) against the period before, `evaluator_doubts` {count, reasons} where the scorer rather than
 * the agent may be at fault.
 */
const failureCategory = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    percentage: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100),
    example_run_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    common_patterns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    suggested_fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cases: count.optional(),
    interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    trend: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['new', 'rising', 'falling', 'stable', 'resolved']).optional(),
    expected_gain: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    example_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    evaluator_doubts: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ count, reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }).optional(),
});
/**
 * Response of GET /v1/analytics/failure-analysis. Errored attempts are no failures. Extensions: `excluded` (errored attempts: total,
 * infra, evaluator, test, by_category), `saturation` {unseen_mass, expected_categories, note}, `notes` (sentences for the reader),
 * `resolved` (kinds of the period before that did not come again), `judge_agreement` {model, classified, undecided,
 * compared_with_structure, kappa} where a model classified.
 */
const failureAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    period: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    total_failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    failure_categories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(failureCategory),
    excluded: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total: count,
        infra: count,
        evaluator: count,
        test: count,
        by_category: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    })
        .optional(),
    saturation: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ unseen_mass: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), expected_categories: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    resolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), previous_count: count, trend: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
        .optional(),
});


/***/ }),

/***/ 18045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   Xv: () => (/* binding */ generationConfig),
/* harmony export */   vC: () => (/* binding */ generateRequest),
/* harmony export */   x0: () => (/* binding */ generateResponse)
/* harmony export */ });
/* unused harmony exports SOURCE_TYPES, difficultyDistribution, sourceDocument, conversationLog, generatedTestCase, mutationAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65528);



const SOURCE_TYPES = ['documents', 'conversation_logs', 'failure_analysis'];
const DIFFICULTIES = ['easy', 'medium', 'hard'];
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional();
/** Proportions; they are scaled to sum 1, and one that is left out is 0. */
const difficultyDistribution = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ easy: share, medium: share, hard: share })
    .refine((value) => (value.easy ?? 0) + (value.medium ?? 0) + (value.hard ?? 0) > 0, 'needs at least one proportion above 0');
/** Interface 4.7. */
const generationConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    num_test_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).default(10),
    difficulty_distribution: difficultyDistribution.optional(),
    include_edge_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    focus_areas: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).optional(),
    /** Extension: play the agent with broken rules in its prompt, to see whether the cases notice. */
    mutation: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
const sourceDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ content: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .presentText */ .TU, name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });
const conversationLog = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    feedback: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['good', 'bad', 'neutral']).optional(),
});
/** Request body of POST /v1/test-cases/generate. */
const generateRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    source_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SOURCE_TYPES),
    documents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(sourceDocument).optional(),
    conversation_logs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(conversationLog).optional(),
    generation_config: generationConfig.prefault({}),
})
    .superRefine((value, context) => {
    for (const source of ['documents', 'conversation_logs'])
        if (value.source_type === source && (value[source]?.length ?? 0) === 0)
            context.addIssue({
                code: 'custom',
                path: [source],
                message: `source_type ${source} needs at least one entry in ${source}`,
            });
}, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** A case to review. Extensions beside the four fields: `id`, `tags`, `operator`, `source_refs`, `hints`. */
const generatedTestCase = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .turn */ .w).min(1),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DIFFICULTIES),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Extension: how many rules broken on purpose in the prompt the cases noticed; `unit` is a rule as it stands, `mutant` as nobody noticed it. */
const mutationAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mutants: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
    killed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    survivors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ unit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), mutant: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
/** Response of POST /v1/test-cases/generate. The cases are answered, not stored. Extensions may stand beside the coverage. */
const generateResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    generated_test_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(generatedTestCase),
    coverage_analysis: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        policy_topics_covered: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        gaps_identified: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        mutation: mutationAnalysis.optional(),
    }),
});


/***/ }),

/***/ 52477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ DEEPEST),
/* harmony export */   Q: () => (/* binding */ isDeeper)
/* harmony export */ });
/** Deepest nesting of a value that is taken from outside (security.md S40, S41): beyond it recursive code would end the process. */
const DEEPEST = 100;
/** Whether a JSON value is nested more than `levels` deep; a value that holds itself always is. Looks no deeper than that. */
function isDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}


/***/ }),

/***/ 80023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ outcomeStatus)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/** How a play, or a case, ended. Errored and skipped ones say nothing about the answers. */
const outcomeStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'errored', 'skipped']);


/***/ }),

/***/ 22626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ runResults),
/* harmony export */   RD: () => (/* binding */ RECORDED_OUTCOMES),
/* harmony export */   ZN: () => (/* binding */ RUN_SCHEMA_VERSION),
/* harmony export */   em: () => (/* binding */ runStatus),
/* harmony export */   hK: () => (/* binding */ createRunResponse),
/* harmony export */   hc: () => (/* binding */ agentUsage),
/* harmony export */   jy: () => (/* binding */ runHeader),
/* harmony export */   lZ: () => (/* binding */ createRunRequest),
/* harmony export */   mM: () => (/* binding */ caseResult),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   wZ: () => (/* binding */ attemptError)
/* harmony export */ });
/* unused harmony exports turnResult, attemptResult, repeatsSummary */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86462);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76902);
/* harmony import */ var _failure_analysis_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64652);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80023);
/* harmony import */ var _scorer_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60133);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65086);







/** Version of results.json and of the stored run documents. */
const RUN_SCHEMA_VERSION = 1;
/** Model that an imported run names as its judge: nobody judged, its outcomes are those of its file. */
const RECORDED_OUTCOMES = 'recorded';
/** Request body of POST /v1/runs (interface 4.12, names of contract 9). At least one selector; selectors are a union. */
const createRunRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    override_agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        parallel: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
        max_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).default(2),
        timeout_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(60_000),
    })
        .prefault({}),
})
    .refine((value) => value.test_case_id !== undefined || value.test_case_ids !== undefined || value.tags !== undefined, 'needs at least one of test_case_id, test_case_ids, tags');
const runStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['queued', 'running', 'completed', 'failed']);
/** Response of POST /v1/runs (interface 2.8). `webhook_url` is a stream address, `wss`; `stream_url` the same at the plain address. */
const createRunResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: runStatus,
    test_case_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    estimated_duration_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    webhook_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stream_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});

/** Why an attempt could not be judged, or was left out. */
const attemptError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });
/** Tokens and money of one agent answer; null where nobody said. */
const agentUsage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullish(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullish(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullish(),
});
/** One played and judged turn. `tool_calls` is null when they were not captured; `errors` names the scorers that could not judge. */
const turnResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    turn_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_tool_call_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCall */ .LW).nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerResult */ .sp),
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerError */ .Tz).optional(),
});
/** One play of a case. */
const attemptResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeStatus */ .j,
    error: attemptError.optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(turnResult),
});
/**
 * A case with its attempts. `gating: false` is shown only where the case does not gate; `reason` where it was skipped. `hash`
 * covers everything in the case that can change its result; with `min_passes` it tells whether two runs asked the same.
 */
const caseResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }),
    status: _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeStatus */ .j,
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false).optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    min_passes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** It went both ways in earlier runs, without a change of the case. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** It does not gate for that reason, until it is stable again. */
    quarantined: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** Of a quarantined case, what became of it in earlier runs, oldest first: "PFP|PF", `|` where the agent was changed. */
    outcomes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[PF|]{1,100}$/)
        .optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(attemptResult),
});
const conclusion = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'neutral']);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const counts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total: count,
    passed: count,
    failed: count,
    errored: count,
    skipped: count,
});
/** Everything of results.json but its cases (contract 6). Rates are null when nothing was judged. */
const runHeader = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(RUN_SCHEMA_VERSION),
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: runStatus,
    conclusion,
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    started_at: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .timestamp */ .vE,
    finished_at: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .timestamp */ .vE,
    duration_ms: count,
    judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']), model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** What it did without because secrets were not given to it, as on a fork: what needs them is shown and does not gate. */
    secrets_withheld: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    counts,
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM.nullable(),
    pass_rate_interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM]).nullable(),
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM),
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        mean: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        p50: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        p95: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
    usage: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            calls: count,
            input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
            output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
            cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        }),
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            calls: count,
            cached_calls: count,
            input_tokens: count,
            output_tokens: count,
            cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        }),
    }),
});
/**
 * What cases that were played several times say: pass@k and pass^k averaged over the cases with at least k judged attempts,
 * and how many gave the same verdict every time. Noise is the mean absolute difference of a judged score between two attempts
 * of a case: where the answers are the same it is the judge's alone, where they differ the agent's and the judge's together.
 * Null where there were no such pairs.
 */
const repeatsSummary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    k: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(2),
    /** Cases that the two averages are over. */
    cases: count,
    pass_at_k: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM,
    pass_hat_k: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM,
    stable: count,
    unstable: count,
    agent_noise: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM.nullable(),
    judge_noise: _common_js__WEBPACK_IMPORTED_MODULE_4__/* .unitInterval */ .oM.nullable(),
});
/** results.json (contract 6). */
const runResults = runHeader.extend({
    /** Against the baseline, where there was one. */
    comparison: _comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .comparison */ .my.optional(),
    /** Where some case was played several times. */
    repeats: repeatsSummary.optional(),
    /** Why cases fail, where some do. */
    failure_analysis: _failure_analysis_js__WEBPACK_IMPORTED_MODULE_6__/* .failureAnalysis */ .bQ.optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseResult),
});


/***/ }),

/***/ 47655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ SCORER_ALIASES),
/* harmony export */   W7: () => (/* binding */ scorerName),
/* harmony export */   Zo: () => (/* binding */ BUILT_IN_SCORERS),
/* harmony export */   iL: () => (/* binding */ AVAILABLE_SCORERS)
/* harmony export */ });
/* unused harmony export SCORER_CATEGORIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/** The 29 built-in metrics of interface 4.2, by category. The order is the order of every list shown. */
const SCORER_CATEGORIES = {
    custom: ['playval'],
    rag: [
        'answer_relevancy',
        'faithfulness',
        'contextual_precision',
        'contextual_recall',
        'contextual_relevancy',
    ],
    safety: ['bias', 'toxicity', 'non_advice', 'misuse', 'pii_leakage', 'role_violation'],
    agentic: [
        'task_completion',
        'tool_correctness',
        'argument_correctness',
        'step_efficiency',
        'plan_adherence',
        'plan_quality',
    ],
    multi_turn: [
        'turn_relevancy',
        'role_adherence',
        'knowledge_retention',
        'conversation_completeness',
        'goal_accuracy',
        'tool_use',
        'topic_adherence',
        'turn_faithfulness',
        'turn_contextual_precision',
        'turn_contextual_recall',
        'turn_contextual_relevancy',
    ],
};
const BUILT_IN_SCORERS = Object.values(SCORER_CATEGORIES).flat();
/** Names that stand for another scorer or a measured value (metrics.md 8). */
const SCORER_ALIASES = ['relevance', 'safety', 'hallucination_score', 'latency_ms'];
/** Names that can be scored by without a custom scorer; the scorers themselves are heavy and come in when they are asked. */
const AVAILABLE_SCORERS = [...BUILT_IN_SCORERS, ...SCORER_ALIASES];
/** Name of a built-in scorer, an alias or the id of a custom scorer. Whether it exists is checked where the registry is known. */
const scorerName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(200);


/***/ }),

/***/ 60133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tz: () => (/* binding */ scorerError),
/* harmony export */   sp: () => (/* binding */ scorerResult)
/* harmony export */ });
/* unused harmony exports confidence, judgeStamp */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);


/** How sure a judge is by its kind: deterministic truth, useful ranking, or screen only (metrics.md 10.7). */
const confidence = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
/** Which judge spoke, in the metadata of every result (metrics.md 0.7). `none`: computed, nobody was asked. */
const judgeStamp = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline', 'none']),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    cached_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    agreement: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    confidence,
    fallback: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** Result of one scorer (interface 2.2, contract 4). `gating: false` in runs: shown, but outside the turn's pass. */
const scorerResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    score: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    metadata: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR,
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false).optional(),
});
/** A scorer that could not judge: stands beside the results, never among them. */
const scorerError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    subcode: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    field: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** What the reader can do about it. */
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});


/***/ }),

/***/ 87835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ createScorerRequest),
/* harmony export */   QN: () => (/* binding */ scorerFields),
/* harmony export */   TC: () => (/* binding */ scorerConfig),
/* harmony export */   ax: () => (/* binding */ completeScorer),
/* harmony export */   gk: () => (/* binding */ createScorerResponse),
/* harmony export */   lM: () => (/* binding */ scorer)
/* harmony export */ });
/* unused harmony exports scorerType, regexField */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52477);



/** Kinds of custom scorers (interface 2.1). */
const scorerType = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm_judge', 'code', 'regex']);
/** Fields a `regex` scorer can look at. */
const regexField = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'output',
    'input',
    'context',
    'ground_truth',
    'expected_behavior',
    'agent_plan',
]);
/** Configuration of a custom scorer (interface 2.1 with the extensions of contract 4 and metrics.md 7). */
const scorerConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    rubric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    output_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    scale: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['checklist', 'scale', 'binary']).optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    anchors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(5), description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).optional(),
    samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(25).optional(),
    threshold: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.optional(),
    flags: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[imsu]*$/, 'takes i, m, s, u')
        .optional(),
    match: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['search', 'full']).optional(),
    negate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    field: regexField.optional(),
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(300_000).optional(),
    require_isolation: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
/** Variables by any name: a record type would drop `__proto__` without a word. */
const variables = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
    .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
})
    .refine((value) => !(0,_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeper */ .Q)(value, _nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST */ .F), `holds values nested more than ${_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST */ .F} deep`)
    .meta({ type: 'object', additionalProperties: {} }); // The check above says so.
const scorerFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    type: scorerType,
    config: scorerConfig,
    variables: variables.optional(),
});
/** What each kind of scorer cannot do without (interface 2.1). Tolerant of half-read input. */
function completeScorer(value, context) {
    const { type, config } = value;
    const needed = type === 'regex' ? 'pattern' : type === 'llm_judge' || type === 'code' ? 'rubric' : undefined;
    if (needed === undefined || typeof config !== 'object' || config === null)
        return;
    if (config[needed] === undefined)
        context.addIssue({
            code: 'custom',
            path: ['config', needed],
            message: `type ${type} needs config.${needed}`,
        });
}
/** Request body of POST /v1/scorers. */
const createScorerRequest = scorerFields.superRefine(completeScorer, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** Response of POST /v1/scorers. */
const createScorerResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ scorer_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** A stored custom scorer. */
const scorer = scorerFields.extend({ scorer_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 1114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   dJ: () => (/* binding */ gateSettings),
/* harmony export */   tl: () => (/* binding */ generateSettings)
/* harmony export */ });
/* unused harmony exports judgeProvider, price, judgeSettings, runSettings, optimizeSettings */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46819);
/* harmony import */ var _generation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18045);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47655);





/** Who judges: a provider by name, the offline heuristics, or the first whose key is present. */
const judgeProvider = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'offline', 'openai', 'azure_openai', 'anthropic']);
/** US dollars per million tokens. */
const price = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0), output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0) });
const judgeSettings = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    provider: judgeProvider.default('auto'),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).nullish(),
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).nullish(),
    samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(25).default(1),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).default(8),
    max_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).nullish(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullish(),
    prices: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), price).default({}),
});
const gateSettings = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    min_pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.default(1),
    fail_on: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['failure', 'regression', 'never']).default('failure'),
    max_error_rate: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.default(0),
    min_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM).default({}),
    min_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).default(1),
    offline_low_confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    /** Whether a case that flips in its history is shown and does not gate; where it is left out, only in a workflow. */
    quarantine: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Whether flipped cases are played on the base commit before they are called a regression. */
    baseline_ref_check: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
});
const runSettings = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    parallel: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).default(8),
    max_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).max(20).default(2),
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(60_000),
});
/** What the Action does about failures, where its inputs do not say (contract 7). */
const optimizeSettings = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['never', 'on-failure']).default('never'),
    propose_by: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['comment', 'pull-request']).default('comment'),
    /** Ceiling of an optimization, in US dollars; `max-cost-usd` holds beside it. */
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullish(),
});
const paths = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1);
/** What the Action generates test cases from: documents, a file of conversation logs, else stored failures. Paths start at `assay.yaml`. */
const generateSettings = _generation_js__WEBPACK_IMPORTED_MODULE_2__/* .generationConfig */ .Xv
    .extend({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    documents: paths.optional(),
    logs: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
})
    .refine(({ documents, logs }) => documents === undefined || logs === undefined, {
    path: ['logs'],
    error: 'stands beside documents: one source at a time',
});
/** `evals/assay.yaml` (contract 2). Everything is optional. */
const settings = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    judge: judgeSettings.prefault({}),
    defaults: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerName */ .W7).min(1).default(['playval']),
        threshold: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.default(0.7),
        repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).default(1),
    })
        .prefault({}),
    run: runSettings.prefault({}),
    gate: gateSettings.prefault({}),
    optimize: optimizeSettings.optional(),
    generate: generateSettings.optional(),
    webhooks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https$/, error: 'must be an https URL' }),
        events: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_event_js__WEBPACK_IMPORTED_MODULE_4__/* .webhookEvent */ .y1).min(1),
        secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    }))
        .default([]),
});


/***/ }),

/***/ 35728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ testCase),
/* harmony export */   IK: () => (/* binding */ createTestCaseRequest),
/* harmony export */   MB: () => (/* binding */ testCaseFields),
/* harmony export */   jO: () => (/* binding */ coherentTestCase)
/* harmony export */ });
/* unused harmony export caseMarks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65528);



/** Marks of a case: extensions of interface 4.6 (contract 2). */
const caseMarks = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    skip: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    only: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).optional(),
    min_passes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).optional(),
    threshold: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.optional(),
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    affects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const testCaseFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['single', 'multi']).default('single'),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .turn */ .w).min(1),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    ...caseMarks.shape,
});
/** A `single` case has one turn; more than `repeat` passes can never be reached. Tolerant of half-read input. */
function coherentTestCase(value, context) {
    const single = value.type === 'single' || value.type === undefined;
    if (single && Array.isArray(value.turns) && value.turns.length > 1)
        context.addIssue({
            code: 'custom',
            path: ['turns'],
            message: `a single case has one turn, this has ${value.turns.length}; say type: multi`,
        });
    if (typeof value.min_passes === 'number' &&
        typeof value.repeat === 'number' &&
        value.min_passes > value.repeat)
        context.addIssue({
            code: 'custom',
            path: ['min_passes'],
            message: `min_passes ${value.min_passes} is above repeat ${value.repeat}`,
        });
}
/** Request body of POST /v1/test-cases. */
const createTestCaseRequest = testCaseFields.superRefine(coherentTestCase, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** A stored test case (interface 2.6). */
const testCase = testCaseFields
    .extend({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE })
    .superRefine(coherentTestCase, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);


/***/ }),

/***/ 65086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ toolDescription),
/* harmony export */   LW: () => (/* binding */ toolCall),
/* harmony export */   vc: () => (/* binding */ expectedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/** Arguments by name, any JSON values. A record type would drop a key `__proto__` without a word; it is refused instead. */
const toolArguments = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
    .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
})
    .refine((value) => !Object.hasOwn(value, '__proto__'), 'cannot hold the key "__proto__"')
    .meta({ type: 'object', additionalProperties: {} }); // The first check says so.
/** One call of a tool by the agent, with what came back. A missing `result` means unknown, not failed. */
const toolCall = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    arguments: toolArguments.default({}),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    turn: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
});
/** A tool that the agent could have called; `parameters` is JSON Schema, or the parameters by name with `required` beside them. */
const toolDescription = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    parameters: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
/** A tool that a case expects to be called, by name or with arguments. */
const expectedTool = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), arguments: toolArguments.optional() }),
]);


/***/ }),

/***/ 85070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ SPAN_KINDS),
/* harmony export */   G7: () => (/* binding */ traceEntry),
/* harmony export */   H: () => (/* binding */ addSpanResponse),
/* harmony export */   Nh: () => (/* binding */ updateSpanResponse),
/* harmony export */   hK: () => (/* binding */ addSpanRequest),
/* harmony export */   jr: () => (/* binding */ updateSpanRequest),
/* harmony export */   r3: () => (/* binding */ createTraceResponse),
/* harmony export */   rG: () => (/* binding */ createTraceRequest),
/* harmony export */   uP: () => (/* binding */ trace)
/* harmony export */ });
/* unused harmony exports instant, spanKind, spanStatus, span */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);


/** A moment that a client states: ISO 8601 with `Z`, an offset, or neither (then it is read as UTC). */
const instant = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true, local: true });
const SPAN_KINDS = ['llm', 'tool', 'retrieval', 'agent', 'chain'];
const spanKind = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(SPAN_KINDS);
const spanStatus = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['completed', 'error']);
/** Request body of POST /v1/traces (interface 4.9). `metadata.test_case_id` and `metadata.turn_index` link it to a turn (contract 12). */
const createTraceRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
    input: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .freeObject */ .oR.optional(),
    metadata: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .freeObject */ .oR.optional(),
});
const createTraceResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ trace_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), root_span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** Request body of POST /v1/traces/{trace_id}/spans (interface 4.10). Without a parent it hangs below the root span. */
const addSpanRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    parent_span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    kind: spanKind,
    input: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .freeObject */ .oR,
    start_time: instant,
});
const addSpanResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const tokens = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0);
/** Request body of PATCH /v1/spans/{span_id} (interface 4.11). */
const updateSpanRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    output: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .freeObject */ .oR,
    end_time: instant,
    tokens_input: tokens.optional(),
    tokens_output: tokens.optional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).optional(),
    status: spanStatus,
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
const updateSpanResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0) });
/** A stored span. The fields of the update are there once it has ended; the root span has no parent. */
const span = addSpanRequest.omit({ parent_span_id: true }).extend({
    span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    trace_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    parent_span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    ...updateSpanRequest.partial().shape,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0).optional(),
});
/** A stored trace with its spans in order of arrival, root first. */
const trace = createTraceRequest.extend({
    trace_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    root_span_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$(),
    spans: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(span),
});
/** A trace in a list: how many spans it has instead of the spans. */
const traceEntry = trace.omit({ spans: true }).extend({ span_count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1) });


/***/ }),

/***/ 65528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ turn)
/* harmony export */ });
/* unused harmony export turnInput */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _attachment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41866);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47655);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65086);




/** What the user says in a turn. */
const turnInput = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    attachments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_attachment_js__WEBPACK_IMPORTED_MODULE_1__/* .attachment */ .o).optional(),
});
/** One turn of a test case (interface 4.6) with the turn marks of contract 2. */
const turn = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: turnInput,
    expected_behavior: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerName */ .W7).optional(),
    ground_truth: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    context: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    expected_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_tool_call_js__WEBPACK_IMPORTED_MODULE_3__/* .expectedTool */ .vc).optional(),
    available_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_tool_call_js__WEBPACK_IMPORTED_MODULE_3__/* .toolDescription */ .HG).optional(),
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    allowed_topics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    advice_types: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ pathText),
/* harmony export */   c: () => (/* binding */ valueProblems)
/* harmony export */ });
/** The issues of a failed parse as sentences without the path; the caller says where. Unknown keys are left to `unknownKeys`. */
function valueProblems(error, value) {
    return error.issues.flatMap((issue) => translate(issue, value, []));
}
/** `turns[0].input.text`; empty for the value itself. */
function pathText(path) {
    return path.reduce((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`), '');
}
function translate(issue, root, base) {
    // Symbols never come from JSON or YAML.
    const path = [...base, ...issue.path];
    const actual = valueAt(root, path);
    switch (issue.code) {
        case 'unrecognized_keys':
            return [];
        case 'invalid_union':
            return best(issue.errors, actual).flatMap((inner) => translate(inner, root, path));
        case 'invalid_type':
            if (actual === undefined)
                return [{ path, message: 'is required' }];
            return [{ path, message: `must be ${TYPES[issue.expected] ?? issue.expected}, not ${kindOf(actual)}` }];
        case 'invalid_value':
            if (actual === undefined)
                return [{ path, message: `is required: ${choices(issue.values)}` }];
            return [
                {
                    path,
                    message: `must be ${choices(issue.values)}, not ${kindOf(actual)}`,
                    ...(typeof actual === 'string' ? { word: actual, known: issue.values.map(String) } : {}),
                },
            ];
        case 'too_small':
            return [{ path, message: tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false) }];
        case 'too_big':
            return [{ path, message: tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false) }];
        case 'invalid_format':
            return [{ path, message: FORMATS[issue.format] ?? issue.message }];
        case 'invalid_key':
            return [{ path, message: `has the key ${kindOf(path.at(-1))}, which is not allowed` }];
        default:
            return [{ path, message: issue.message }];
    }
}
/** The branch that fits what was written: not the one that already refuses its type, unless all do. */
function best(branches, actual) {
    const fitting = branches.filter((issues) => !issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0));
    if (fitting.length > 0)
        return fitting.reduce((one, other) => (other.length < one.length ? other : one));
    const wanted = branches
        .flat()
        .flatMap((issue) => (issue.code === 'invalid_type' ? [TYPES[issue.expected] ?? issue.expected] : []));
    const message = actual === undefined
        ? 'is required'
        : `must be ${[...new Set(wanted)].join(' or ')}, not ${kindOf(actual)}`;
    return [{ code: 'custom', path: [], message, input: actual }];
}
function valueAt(root, path) {
    let value = root;
    for (const part of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
            return undefined;
        value = value[part];
    }
    return value;
}
const TYPES = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
};
const FORMATS = {
    datetime: 'must be an ISO 8601 time, for example 2026-01-31T12:00:00Z',
    base64: 'must be base64',
    starts_with: 'does not start as it must',
};
/** What a person sees in the file. */
function kindOf(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}`;
}
function choices(values) {
    return values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`;
}
function tooSmall(origin, minimum, inclusive) {
    if (origin === 'string')
        return minimum <= 1 ? 'must not be empty' : `must have at least ${minimum} characters`;
    if (origin === 'array')
        return minimum <= 1 ? 'must not be empty' : `needs at least ${minimum} entries`;
    return `must be ${inclusive ? 'at least' : 'above'} ${minimum}`;
}
function tooBig(origin, maximum, inclusive) {
    if (origin === 'string')
        return `must have at most ${maximum} characters`;
    if (origin === 'array')
        return `must have at most ${maximum} entries`;
    return `must be ${inclusive ? 'at most' : 'below'} ${maximum}`;
}


/***/ }),

/***/ 75414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ webhook),
/* harmony export */   px: () => (/* binding */ createWebhookRequest),
/* harmony export */   vO: () => (/* binding */ webhookUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46819);


/** An address that webhooks may be sent to: HTTPS only (interface 8). Where it leads is checked at delivery. */
const webhookUrl = zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https$/, error: 'must be an https URL' });
/** Request body of POST /v1/webhooks (interface 4.14). */
const createWebhookRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: webhookUrl,
    events: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .webhookEvent */ .y1).min(1),
    secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
});
/** A webhook as it is answered and read back; its secret never is (interface 2.9). */
const webhook = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    webhook_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    events: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .webhookEvent */ .y1),
    active: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});


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

/***/ 42113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ journalLine),
/* harmony export */   L: () => (/* binding */ parseJournalLine)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** `{"crc":"8 hex","record":…}` and a line feed: the checksum covers the bytes of the record's JSON. */
const BEFORE_CRC = '{"crc":"';
const BEFORE_RECORD = '","record":';
const HEAD_BYTES = BEFORE_CRC.length + 8 + BEFORE_RECORD.length;
/** A record as one line with its checksum. */
function journalLine(record) {
    let text;
    try {
        text = JSON.stringify(record);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('too_large', 'A record cannot be stored: it nests too deeply or is too large.', {
            cause: error,
            hint: 'Limit depth and size of what the agent or the judge answers.',
        });
    }
    if (text === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', 'A record must be a JSON value.');
    return `${BEFORE_CRC}${hex((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(text))}${BEFORE_RECORD}${text}}\n`;
}
/** The record of a line (without its line feed), or undefined when the line is damaged. */
function parseJournalLine(line) {
    const end = line.length - 1;
    if (end <= HEAD_BYTES || line[end] !== 0x7d)
        return undefined;
    const head = line.toString('latin1', 0, HEAD_BYTES);
    if (!head.startsWith(BEFORE_CRC) || !head.endsWith(BEFORE_RECORD))
        return undefined;
    const crc = head.slice(BEFORE_CRC.length, BEFORE_CRC.length + 8);
    if (hex((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(line.subarray(HEAD_BYTES, end))) !== crc)
        return undefined;
    try {
        return { record: JSON.parse(line.toString('utf8', HEAD_BYTES, end)) };
    }
    catch {
        // A checksum that fits by chance over something else: damaged all the same.
        return undefined;
    }
}
function hex(crc) {
    return crc.toString(16).padStart(8, '0');
}


/***/ }),

/***/ 5474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   aE: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _journal_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42113);


/** Flushed to disk at the latest after so many records or so much time (security.md R12). */
const FLUSH_RECORDS = 64;
const FLUSH_MS = 1_000;
const PIECE_BYTES = 1024 * 1024;
/** A longer line is passed over instead of being held in memory; texts that large belong into blobs. */
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
const LINE_FEED = 0x0a;
/** Opens a journal for appending; a torn last line of a killed writer is cut off first. */
function openJournal(path, { clock, files }) {
    cutTornTail(path, files);
    const log = files.appendLog(path);
    let unflushed = 0;
    let flushing;
    let cancelTimer;
    let failure;
    /** One flush at a time, beside the appends; its failure comes out of the next call. */
    function flushSoon() {
        cancelTimer?.();
        cancelTimer = undefined;
        if (flushing !== undefined)
            return flushing;
        unflushed = 0;
        flushing = log
            .sync()
            .catch((error) => {
            failure = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
        })
            .finally(() => {
            flushing = undefined;
            if (unflushed > 0)
                cancelTimer ??= clock.after(FLUSH_MS, () => void flushSoon());
        });
        return flushing;
    }
    async function flush() {
        // What is under way may have begun before the last append.
        await flushing;
        if (unflushed > 0)
            await flushSoon();
        if (failure !== undefined)
            throw failure;
    }
    let held = [];
    let heldBytes = 0;
    function written(records) {
        unflushed += records;
        if (unflushed >= FLUSH_RECORDS && flushing === undefined)
            void flushSoon();
        else
            cancelTimer ??= clock.after(FLUSH_MS, () => void flushSoon());
    }
    function settle() {
        if (held.length === 0)
            return;
        const lines = held;
        held = [];
        heldBytes = 0;
        log.append(lines.join(''));
        written(lines.length);
    }
    return {
        append(record) {
            if (failure !== undefined)
                throw failure;
            settle();
            const offset = log.append((0,_journal_line_js__WEBPACK_IMPORTED_MODULE_1__/* .journalLine */ .E)(record));
            written(1);
            return { offset, length: log.size() - offset - 1 };
        },
        appendSoon(record) {
            if (failure !== undefined)
                throw failure;
            const line = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_1__/* .journalLine */ .E)(record);
            const bytes = Buffer.byteLength(line);
            const offset = log.size() + heldBytes;
            if (held.length === 0)
                setImmediate(() => {
                    try {
                        settle();
                    }
                    catch (error) {
                        failure = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error); // Comes out of the next call, as a failed flush does.
                    }
                });
            held.push(line);
            heldBytes += bytes;
            return { offset, length: bytes - 1 };
        },
        settle,
        flush,
        async close() {
            try {
                settle();
                await flush();
            }
            finally {
                cancelTimer?.();
                log.close();
            }
        },
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
        let lineStart = 0;
        let held = [];
        let heldBytes = 0;
        const finishLine = (rest, offset, length) => {
            const line = held.length === 0 ? rest : Buffer.concat([...held, rest]);
            const parsed = length > LONGEST_LINE_BYTES ? undefined : (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJournalLine */ .L)(line);
            if (parsed === undefined)
                reading.bad += 1;
            else {
                reading.records += 1;
                onRecord(parsed.record, { offset, length });
            }
        };
        for (let offset = 0;;) {
            const piece = asBuffer(reader.readAt(offset, PIECE_BYTES));
            if (piece.length === 0) {
                reading.tornBytes = offset - lineStart;
                return reading;
            }
            let begin = 0;
            for (let feed = piece.indexOf(LINE_FEED); feed >= 0; feed = piece.indexOf(LINE_FEED, begin)) {
                finishLine(piece.subarray(begin, feed), lineStart, offset + feed - lineStart);
                held = [];
                heldBytes = 0;
                begin = feed + 1;
                lineStart = offset + begin;
            }
            heldBytes += piece.length - begin;
            if (heldBytes <= LONGEST_LINE_BYTES)
                held.push(piece.subarray(begin));
            else
                held = [];
            offset += piece.length;
        }
    }
    finally {
        reader.close();
    }
}
/** One record by its location; Fault `storage` when the bytes there are not the ones that were written. */
function readRecord(reader, location) {
    const parsed = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJournalLine */ .L)(asBuffer(reader.readAt(location.offset, location.length)));
    if (parsed === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('storage', `The journal is damaged at byte ${location.offset}.`, {
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

/***/ 56906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ acquireLock)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** The holder says that it lives every 5 s; silent for three times as long, it counts as dead (security.md R17). */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 15_000;
/** Between two looks at a lock that somebody holds; random, so that waiters do not march in step. */
const POLL_MS = 5;
const Holder = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pid: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), host: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), started: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * Keeps two processes apart that work on one folder. Waits up to `waitMs` (default 20 s, longer than a dead holder can block); Fault
 * `locked` names the holder. A holder is dead when its process is gone on this machine or its heartbeat has stopped.
 */
async function acquireLock(folder, ports, options = {}) {
    const { clock, files, random, processes } = ports;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'lock');
    const holder = {
        pid: processes.pid,
        host: processes.host,
        started: new Date(clock.now()).toISOString(),
        token: random.hex(8),
    };
    const deadline = clock.monotonic() + (options.waitMs ?? 20_000);
    for (;;) {
        if (files.createExclusive(path, JSON.stringify(holder)))
            return hold(path, holder, ports);
        if (isStale(path, ports) && takeAway(path, ports))
            continue;
        if (clock.monotonic() >= deadline)
            throw locked(path, ports);
        await clock.sleep(POLL_MS * (0.5 + random.next()));
    }
}
function hold(path, holder, { clock, files }) {
    let released = false;
    let cancel = clock.after(HEARTBEAT_MS, beat);
    const held = () => !released && readHolder(files.readTextIfThere(path))?.token === holder.token;
    function beat() {
        try {
            if (!held())
                return;
            files.touch(path);
        }
        catch {
            // Taken over at this moment, or a disk that stutters: `held` tells before anything is written.
        }
        cancel = clock.after(HEARTBEAT_MS, beat);
    }
    return {
        held,
        release() {
            cancel();
            if (held())
                files.remove(path);
            released = true;
        },
    };
}
function readHolder(text) {
    try {
        return Holder.safeParse(JSON.parse(text ?? 'null')).data;
    }
    catch {
        // Being written at this moment, or cut off: its age decides.
        return undefined;
    }
}
function isStale(path, { clock, files, processes }) {
    const stat = files.stat(path);
    if (stat === null)
        return false;
    if (clock.now() - stat.modifiedMs > STALE_MS)
        return true;
    const holder = readHolder(files.readTextIfThere(path));
    return holder !== undefined && holder.host === processes.host && !processes.isAlive(holder.pid);
}
/**
 * Removes a dead holder's lock. Two waiters may find it at the same time, and the slower one must not remove the new lock
 * of the faster: only who holds the file beside it may remove, and looks again before doing so. Says
 * whether it was this waiter's turn.
 */
function takeAway(path, ports) {
    const { clock, files } = ports;
    const turn = `${path}.takeover`;
    if (!files.createExclusive(turn, '')) {
        const stat = files.stat(turn);
        // Its owner died between two system calls.
        if (stat !== null && clock.now() - stat.modifiedMs > STALE_MS)
            files.remove(turn);
        return false;
    }
    try {
        if (isStale(path, ports))
            files.remove(path);
        return true;
    }
    finally {
        files.remove(turn);
    }
}
function locked(path, { files }) {
    const holder = readHolder(files.readTextIfThere(path));
    const who = holder === undefined
        ? 'another process'
        : `process ${holder.pid} on ${holder.host} (since ${holder.started})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('locked', `The state folder is in use by ${who}.`, {
        where: path,
        hint: 'Wait for it to end, end it, or work on another folder with --state.',
    });
}


/***/ }),

/***/ 49841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileNameOf),
/* harmony export */   m: () => (/* binding */ statePaths)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The paths under a state folder (absolute); `state` is what it holds where that was moved elsewhere alone. */
function statePaths(root, state = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'state')) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'runs');
    const experimentFolder = (experimentId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'experiments', fileNameOf(experimentId));
    const optimizationFolder = (optimizationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'optimizations', fileNameOf(optimizationId));
    const mutationFolder = (mutationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'mutations', fileNameOf(mutationId));
    const runFolder = (runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runs, fileNameOf(runId));
    return {
        root,
        state,
        index: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'index.json'),
        masterKey: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'keys', 'master.key'),
        blobs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'blobs'),
        cache: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'cache'),
        runs,
        traces: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'traces'),
        collection: (kind) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, `${kind}.json`),
        collectionFolder: (kind) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, kind),
        runFolder,
        runDocument: (runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(runId), 'summary.json'),
        runEvents: (runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(runId), 'events.jsonl'),
        experimentFolder,
        experimentJournal: (experimentId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(experimentFolder(experimentId), 'journal-0.jsonl'),
        optimizationFolder,
        optimizationJournal: (optimizationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(optimizationFolder(optimizationId), 'journal-0.jsonl'),
        optimizationProposals: (optimizationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(optimizationFolder(optimizationId), 'proposals.jsonl'),
        mutationFolder,
        mutationJournal: (mutationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mutationFolder(mutationId), 'journal-0.jsonl'),
        journal: (runId, shard = 0) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(runId), `journal-${shard}.jsonl`),
    };
}
/** Fine on every file system, also one that ignores case; a name of Windows' devices is none of these. */
const PLAIN = /^[a-z0-9_][a-z0-9_.-]{0,79}$/;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|\.$/;
/** A file name for an id: the id itself where that is safe everywhere, else its readable part and a hash. */
function fileNameOf(id) {
    if (PLAIN.test(id) && !RESERVED.test(id))
        return id;
    const readable = id
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40);
    return `${readable}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, 24)}`;
}


/***/ }),

/***/ 92839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ openVault),
  n: () => (/* binding */ sealedSecretsSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/state/sealed-bytes.js


const CIPHER = 'aes-256-gcm';
/** Lengths in bytes. A nonce of 96 bits, as NIST SP 800-38D wants it; the whole tag, for a shorter one is easier to guess. */
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Seals bytes with AES-256-GCM; `bound` must be given again to open them. A nonce must never come twice under one key. */
function sealBytes(key, nonce, bound, plain) {
    if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES)
        throw new errors/* Fault */.vC('internal', `Only a key of ${KEY_BYTES} bytes and a nonce of ${NONCE_BYTES} can seal.`);
    const cipher = (0,external_node_crypto_.createCipheriv)(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(bound);
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
    return { ciphertext, tag: cipher.getAuthTag() };
}
/** The bytes again; undefined when anything of it was changed or has another length than `sealBytes` gives. */
function openBytes(key, nonce, bound, { ciphertext, tag }) {
    // Node takes nonces of other lengths too, and under them the proofs of security do not hold.
    if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES || tag.length !== TAG_BYTES)
        return undefined;
    const decipher = (0,external_node_crypto_.createDecipheriv)(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(bound);
    decipher.setAuthTag(tag);
    try {
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    }
    catch {
        // The tag does not fit; the caller knows what it belongs to.
        return undefined;
    }
}
/** A key of `length` bytes made from another: HKDF-SHA-256 (RFC 5869). `info` names the purpose. */
function derivedKey(key, salt, info, length) {
    return new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', key, salt, info, length));
}

;// CONCATENATED MODULE: ./lib/state/envelope.js



const SCHEMA = 'assay-credential-v1';
const SALT_BYTES = 32;
const hex = (bytes) => schemas/* string */.YjP().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
/** A sealed secret as it stands on disk; all texts are hex. */
const envelopeSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(1),
    kid: hex(8),
    salt: hex(SALT_BYTES),
    nonce: hex(NONCE_BYTES),
    ct: schemas/* string */.YjP().regex(/^([0-9a-f]{2})*$/),
    tag: hex(TAG_BYTES),
});
/** A master key from any text: its SHA-256. The name is a hash of that under another label, so it tells nothing. */
function masterKey(text) {
    const bytes = (0,external_node_crypto_.createHash)('sha256').update(text).digest();
    return { kid: (0,external_node_crypto_.createHash)('sha256').update('assay-key-id').update(bytes).digest('hex').slice(0, 16), bytes };
}
/** Seals a secret for one field of one record: AES-256-GCM under an HKDF-SHA-256 key of its own (security.md S48). */
function sealEnvelope(secret, record, field, key, random) {
    const salt = random.hex(SALT_BYTES);
    // Random is safe: every envelope has a key of its own.
    const nonce = random.hex(NONCE_BYTES);
    const { ciphertext, tag } = sealBytes(keyOf(key, salt), bytesOf(nonce), boundTo(record, field, key.kid), Buffer.from(secret));
    return { v: 1, kid: key.kid, salt, nonce, ct: hexOf(ciphertext), tag: hexOf(tag) };
}
/** Opens an envelope; undefined when a byte of it was changed, or when it belongs to another record, field or key. */
function openEnvelope(envelope, record, field, key) {
    const sealed = { ciphertext: bytesOf(envelope.ct), tag: bytesOf(envelope.tag) };
    return openBytes(keyOf(key, envelope.salt), bytesOf(envelope.nonce), boundTo(record, field, envelope.kid), sealed)?.toString('utf8');
}
const bytesOf = (text) => Buffer.from(text, 'hex');
const hexOf = (bytes) => Buffer.from(bytes).toString('hex');
function keyOf(key, salt) {
    return derivedKey(key.bytes, bytesOf(salt), SCHEMA, KEY_BYTES);
}
/** What an envelope is bound to; as JSON, so that no two different triples give the same bytes. */
function boundTo(record, field, kid) {
    return Buffer.from(JSON.stringify([SCHEMA, record, field, kid]));
}

// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock = __webpack_require__(56906);
;// CONCATENATED MODULE: ./lib/state/vault.js




/** What stands in a record in place of its secrets: an envelope each, or that they are held in memory only. */
const sealedSecretsSchema = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ held: schemas/* literal */.euz('memory') }),
    schemas/* strictObject */.rej({ sealed: schemas/* array */.YOg(schemas/* object */.Ikc({ field: schemas/* string */.YjP(), envelope: envelopeSchema })) }),
]);
/** Shorter keys can be guessed. */
const SHORTEST_KEY = 16;
/**
 * The vault of a state folder. The key comes from `ASSAY_ENCRYPTION_KEY`; `ASSAY_ENCRYPTION_KEY_PREVIOUS` still opens what
 * was sealed before a change of keys (security.md S49). Without it, and outside CI, a key file is made at the first sealing.
 */
function openVault(paths, ports, onWarning = () => undefined) {
    const given = keyFrom('ASSAY_ENCRYPTION_KEY', ports.env);
    const previous = keyFrom('ASSAY_ENCRYPTION_KEY_PREVIOUS', ports.env);
    const sealed = given !== undefined || !inCi(ports.env);
    const inMemory = new Map();
    let made;
    const fileKey = () => {
        if (made !== undefined || !sealed)
            return made;
        const text = ports.files.readTextIfThere(paths.masterKey)?.trim();
        if (text === undefined)
            return undefined;
        if (text.length < SHORTEST_KEY)
            throw badKey(paths.masterKey);
        made = masterKey(text);
        return made;
    };
    const current = () => given ?? fileKey();
    /** Under the lock: two processes must not make two keys. */
    const makeKey = async () => {
        const lock = await (0,state_lock/* acquireLock */.I)(paths.state, ports);
        try {
            const there = fileKey();
            if (there !== undefined)
                return there;
            const text = ports.random.hex(32);
            ports.files.writeAtomic(paths.masterKey, `${text}\n`, { mode: 0o600 });
            onWarning(`Credentials are sealed with a new key in ${paths.masterKey}. Keep it: without it they cannot be read. Set ASSAY_ENCRYPTION_KEY to use a key of your own.`);
            made = masterKey(text);
            return made;
        }
        finally {
            lock.release();
        }
    };
    return {
        sealed,
        async seal(recordId, secrets) {
            if (!sealed) {
                inMemory.set(recordId, { ...secrets });
                return { held: 'memory' };
            }
            const key = current() ?? (await makeKey());
            return {
                sealed: Object.entries(secrets).map(([field, secret]) => ({
                    field,
                    envelope: sealEnvelope(secret, recordId, field, key, ports.random),
                })),
            };
        },
        async open(recordId, stored) {
            const parsed = sealedSecretsSchema.safeParse(stored);
            if (!parsed.success)
                throw damaged(recordId);
            if ('held' in parsed.data)
                return { ...(inMemory.get(recordId) ?? gone(recordId)) };
            const entries = parsed.data.sealed.map(({ field, envelope }) => {
                const fits = (one) => one?.kid === envelope.kid;
                // The file is looked at last: a damaged one must not hide what a given key opens.
                const key = [given, previous].find(fits) ?? [fileKey()].find(fits);
                if (key === undefined)
                    throw unknownKey(recordId);
                const secret = openEnvelope(envelope, recordId, field, key);
                if (secret === undefined)
                    throw damaged(recordId);
                return [field, secret];
            });
            return Object.fromEntries(entries);
        },
        isCurrent(stored) {
            const parsed = sealedSecretsSchema.safeParse(stored);
            if (!parsed.success || 'held' in parsed.data)
                return false;
            const kid = current()?.kid;
            return parsed.data.sealed.every(({ envelope }) => envelope.kid === kid);
        },
    };
}
function keyFrom(name, env) {
    const text = env.get(name);
    if (text === undefined || text === '')
        return undefined;
    if (text.length < SHORTEST_KEY)
        throw badKey(name);
    return masterKey(text);
}
/** Every CI system sets `CI`; some people switch it off by value. */
function inCi(env) {
    return !['', '0', 'false'].includes((env.get('CI') ?? '').toLowerCase());
}
function badKey(where) {
    return new errors/* Fault */.vC('validation_failed', `The encryption key in ${where} is too short.`, {
        where,
        hint: `Use at least ${SHORTEST_KEY} characters, for example the output of: openssl rand -hex 32`,
    });
}
function damaged(recordId) {
    return new errors/* Fault */.vC('storage', `The credentials of ${recordId} were changed after they were sealed.`, {
        where: recordId,
        hint: 'Set them again.',
    });
}
function unknownKey(recordId) {
    return new errors/* Fault */.vC('storage', `The credentials of ${recordId} were sealed with another key.`, {
        where: recordId,
        hint: 'Set ASSAY_ENCRYPTION_KEY (or ASSAY_ENCRYPTION_KEY_PREVIOUS) to that key, or set the credentials again.',
    });
}
function gone(recordId) {
    throw new errors/* Fault */.vC('not_found', `The credentials of ${recordId} were held in memory only and are gone.`, {
        where: recordId,
        hint: 'Set ASSAY_ENCRYPTION_KEY so that they can be stored, and set them again.',
    });
}


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / ROOT_TWO_PI;
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
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


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46172);

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
const QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
};
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md B.5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = QUANTILES[confidence] ?? (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ }),

/***/ 24519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ caseHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55280);


/**
 * SHA-256 (hex) over everything in a case that can change its result. Name, tags, place and the marks that only choose
 * (`skip`, `only`, `gating`, `affects`) are left out, so that a moved or renamed case is still the same. `attachments` are
 * the digests of attached files, in order.
 */
function caseHash(testCase, attachments = []) {
    const { type, agent_id, turns, repeat, min_passes, threshold } = testCase;
    const content = { type, agent_id, turns, repeat, min_passes, threshold, attachments };
    return sha256((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(content));
}
function sha256(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
}


/***/ }),

/***/ 73835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ resolveVariables),
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Q7: () => (/* binding */ resolveWebhook),
/* harmony export */   uM: () => (/* binding */ missingVariables)
/* harmony export */ });
/** `${NAME}`. Anything else between the braces is a mistake worth naming. */
const USE = /\$\{([^}]*)\}/g;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Names that a text uses, and what stands in braces but is no name. */
function variablesIn(text) {
    const inside = [...text.matchAll(USE)].map((match) => match[1] ?? '');
    return {
        names: inside.filter((name) => NAME.test(name)),
        malformed: inside.filter((name) => !NAME.test(name)),
    };
}
/** Says for every use of an unset or empty variable where it stands (contract 2). */
function missingVariables(uses, env) {
    return uses
        .filter(({ name }) => (env.get(name) ?? '') === '')
        .map(({ name, ...location }) => ({
        ...location,
        severity: 'error',
        message: `the environment variable ${name} is ${env.get(name) === undefined ? 'not set' : 'empty'}`,
    }));
}
/** An agent with its variables filled in, ready to be called; problems instead when one is unset. */
function resolveVariables(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { agent: null, problems };
    const { invocation } = loaded.agent;
    const fill = (record) => fillRecord(record, env);
    return {
        agent: {
            agent: invocation === undefined
                ? loaded.agent
                : {
                    ...loaded.agent,
                    invocation: {
                        ...invocation,
                        ...(invocation.headers === undefined ? {} : { headers: fill(invocation.headers) }),
                        ...(invocation.env === undefined ? {} : { env: fill(invocation.env) }),
                    },
                },
            credentials: fill(loaded.rawCredentials),
            home: loaded.home,
        },
        problems: [],
    };
}
/** A webhook with its secret filled in; problems instead when a variable is unset. */
function resolveWebhook(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { webhook: null, problems };
    return { webhook: { ...loaded.webhook, secret: fillText(loaded.webhook.secret, env) }, problems: [] };
}
/** A value that a variable brings is never looked into again. */
function fillText(text, env) {
    return text.replace(USE, (whole, name) => (NAME.test(name) ? (env.get(name) ?? '') : whole));
}
function fillRecord(record, env) {
    const filled = Object.entries(record).map(([key, text]) => [
        key,
        text === undefined ? text : fillText(text, env),
    ]);
    // The keys are those of `record`, which the type of fromEntries cannot say.
    return Object.fromEntries(filled);
}


/***/ }),

/***/ 19957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ storedAgents),
/* harmony export */   fM: () => (/* binding */ storedCases),
/* harmony export */   tf: () => (/* binding */ storedScorers)
/* harmony export */ });
/* harmony import */ var _schema_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79622);
/* harmony import */ var _schema_scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87835);
/* harmony import */ var _schema_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35728);
/* harmony import */ var _case_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24519);




/** Agents that were created through an operation. A program of theirs starts in `home`. */
async function storedAgents(store, home) {
    return (await store.list('agents')).map(({ id, value }) => ({
        agent: _schema_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .agent */ .MA.parse(value),
        rawCredentials: {},
        home,
        location: placeOf('agents', id),
        variables: [],
        sealedCredentials: value.credentials,
    }));
}
/** Test cases that were created through an operation. */
async function storedCases(store, home) {
    return (await store.list('test_cases')).map(({ id, value }) => {
        const parsed = _schema_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testCase */ .DH.parse(value);
        return {
            case: parsed,
            location: { ...placeOf('test_cases', id), turnLines: parsed.turns.map(() => 1) },
            hash: (0,_case_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .caseHash */ .T)(parsed),
            baseFolder: home,
        };
    });
}
/** Custom scorers that were created through an operation. */
async function storedScorers(store) {
    return (await store.list('scorers')).map(({ value }) => _schema_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .scorer */ .lM.parse(value));
}
const placeOf = (kind, id) => ({ file: `${kind}/${id}`, line: 1, column: 1 });


/***/ }),

/***/ 55280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with sorted keys and no blanks, so that equal values are equal texts (the idea of RFC 8785, without its number
 * formats). `undefined` is left out of objects and null in arrays, as JSON.stringify does. Deep nesting is no danger to
 * the stack below 10,000 levels.
 */
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    let text = '';
    for (const name of Object.keys(value).sort()) {
        const each = value[name]; // An own key of a plain object.
        if (each !== undefined)
            text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(each)}`;
    }
    return `{${text}}`;
}


/***/ }),

/***/ 23808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   su: () => (/* binding */ formatPercentAgainst),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   zJ: () => (/* binding */ ratesThatAddUp)
/* harmony export */ });
const round = (value, digits) => value.toFixed(digits);
/** The fewest digits (up to `most`) at which both numbers, once rounded, still compare as they truly do. */
function tellingDigits(a, b, least, most) {
    for (let digits = least; digits < most; digits += 1) {
        const order = Math.sign(Number(round(a, digits)) - Number(round(b, digits)));
        if (order === Math.sign(a - b))
            return digits;
    }
    return most;
}
/** A number of percent without trailing zeros; never 0 or 100 unless it is exactly that. */
function percentNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    const digits = Math.max(tellingDigits(percent, 100, 0, 2), tellingDigits(percent, 0, 0, 2));
    return String(Number(round(percent, digits)));
}
/** A share as percent, `92 %`. Almost all is never shown as 100 %, almost none never as 0 %. */
function formatPercent(share) {
    return `${percentNumber(share)} %`;
}
/** How many digits a rate in percent has: none where it is whole, else one, or as many as tell it from all and none. */
function rateDigits(percent) {
    if (Math.abs(percent - Math.round(percent)) < 1e-9)
        return 0;
    return Math.max(tellingDigits(percent, 100, 1, 2), tellingDigits(percent, 0, 1, 2));
}
/** A rate as percent with a digit where it is not whole, as the reason of a run says it: `92 %`, `87.5 %`. */
function formatRate(share) {
    return `${rateNumber(share)} %`;
}
function rateNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    return round(percent, rateDigits(percent));
}
/** Both rates as `formatRate` shows them, and the difference as a reader who subtracts them finds it, with its digits. */
function ratesThatAddUp(a, b) {
    const digits = Math.max(rateDigits(a * 100), rateDigits(b * 100));
    const shown = (share) => Number(round(share * 100, rateDigits(share * 100)));
    return { a: formatRate(a), b: formatRate(b), delta: (shown(b) - shown(a)) / 100, digits };
}
/** A share beside its bound, with as many digits as show on which side of it the share lies: `89.6 %` and `90 %`. */
function formatPercentAgainst(share, bound) {
    const against = Number(round(bound * 100, 4));
    const side = Math.sign(share - bound);
    const least = tellingDigits(share * 100, bound * 100, 0, 4);
    const digits = [1, 2, 3, 4].filter((count) => count >= least);
    const told = [
        ...(least === 0 || rateDigits(share * 100) >= least ? [rateNumber(share)] : []),
        ...digits.map((count) => round(share * 100, count)),
    ];
    // The same on paper as in truth: below, equal or above.
    const shown = told.find((text) => Math.sign(Number(text.replace(/[<>]/, '')) - against) === side);
    return [`${shown ?? round(share * 100, 4)} %`, `${against} %`];
}
/** A confidence interval of a share in percent, `[75, 98]`. */
function formatInterval(interval) {
    return `[${percentNumber(interval[0])}, ${percentNumber(interval[1])}]`;
}
/** A score with two digits, `0.50`. */
function formatScore(score) {
    return round(score, 2);
}
/** A score beside its threshold, `0.50 < 0.70`; more digits where two would hide the difference, `0.6996 < 0.70`. */
function formatAgainst(score, threshold) {
    const digits = tellingDigits(score, threshold, 2, 4);
    return `${round(score, digits)} ${score < threshold ? '<' : '≥'} ${String(threshold).length > 4 ? threshold : formatScore(threshold)}`;
}
/** A duration: `420 ms`, `1.3 s`, `2 min 5 s`, `1 h 4 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${round(ms / 1000, 1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
/** US dollars: two digits from one dollar up, two telling digits below, `$0.042`. */
function formatMoney(usd) {
    if (usd === 0)
        return '$0';
    if (usd < 0.0001)
        return '<$0.0001';
    if (usd >= 0.995) {
        const [whole, cents] = round(usd, 2).split('.');
        return `$${formatCount(Number(whole))}.${cents}`;
    }
    const shown = Number(usd.toPrecision(2));
    return `$${shown.toFixed(Math.max(2, 1 - Math.floor(Math.log10(shown))))}`;
}
/** A whole number with thousands separators, `12,345`; the same in every locale. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A count with its noun, `1 case`, `2 cases`; for nouns that take an s, or with the plural given. */
function formatCounted(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 69784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   U8: () => (/* binding */ foldForMatch),
/* harmony export */   Wo: () => (/* binding */ isPresent),
/* harmony export */   sk: () => (/* binding */ foldCharacters)
/* harmony export */ });
/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
function foldCharacters(text) {
    if (!NEEDS_FOLDING.test(text))
        return text;
    return text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(SINGLE_QUOTES, "'")
        .replace(DOUBLE_QUOTES, '"')
        .replace(DASHES, '-')
        .normalize('NFKC');
}
/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
function normalize(text) {
    return foldCharacters(text).replace(SPACES, ' ').trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    return normalize(normalize(text).toLowerCase().replaceAll('ς', 'σ'));
}
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text);
}


/***/ }),

/***/ 44765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ truncateText)
/* harmony export */ });
const isLow = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
const isHigh = (unit) => unit >= 0xd800 && unit <= 0xdbff;
/** UTF-16 index behind the first `count` code points, or the length when there are fewer. */
function indexAfter(text, count) {
    let index = 0;
    for (let seen = 0; seen < count && index < text.length; seen += 1)
        index += isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1)) ? 2 : 1;
    return index;
}
/** At most `max` code points, the last one an ellipsis when something was cut; a surrogate pair is never split. */
function truncateText(text, max) {
    if (text.length <= max || indexAfter(text, max) === text.length)
        return text;
    return max < 1 ? '' : `${text.slice(0, indexAfter(text, max - 1))}…`;
}


/***/ }),

/***/ 51916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ instantMs)
/* harmony export */ });
/**
 * Milliseconds since 1970 of an ISO 8601 moment, undefined where it is none. A time without a zone is UTC (schema/trace.ts), and
 * fractions finer than a millisecond count: `Date.parse` alone would cut them off.
 */
function instantMs(text) {
    const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
    const fraction = /[.,](\d+)/.exec(zoned);
    const whole = Date.parse(fraction === null ? zoned : zoned.replace(fraction[0], ''));
    if (Number.isNaN(whole))
        return undefined;
    return fraction === null ? whole : whole + Number(`0.${fraction[1]}`) * 1_000;
}


/***/ }),

/***/ 54258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52477);

/** A JSON object, or undefined for anything else. */
function recordOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value // Any JSON object.
        : undefined;
}
/** An own field of an object, undefined where there is none. */
function fieldOf(value, name) {
    const record = recordOf(value);
    return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
/** The first of these fields that is text with something in it. */
function textField(value, ...names) {
    for (const name of names) {
        const field = fieldOf(value, name);
        if (typeof field === 'string' && field.trim() !== '')
            return field;
        if (typeof field === 'number')
            return String(field);
    }
    return undefined;
}
function listField(value, ...names) {
    for (const name of names) {
        const field = fieldOf(value, name);
        if (Array.isArray(field))
            return field;
    }
    return undefined;
}
/** Keys under which a text stands in an object, most telling first. */
const TEXT_KEYS = [
    'text',
    'output',
    'content',
    'message',
    'answer',
    'response',
    'input',
    'query',
    'question',
    'prompt',
];
/** What a value says: text itself, the text of its parts or of its telling key, else its JSON; empty for nothing. */
function textOf(value) {
    if (value === undefined || value === null)
        return '';
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value))
        return value
            .map((part) => (typeof part === 'string' ? part : (textField(part, 'text', 'content') ?? '')))
            .filter((part) => part !== '')
            .join('\n');
    for (const name of TEXT_KEYS) {
        const field = fieldOf(value, name);
        if (typeof field === 'string')
            return field;
    }
    return JSON.stringify(value);
}
/** JSON in a text where it is JSON, else the value as it came. Text that nests too deep for whoever takes it apart stays text. */
function decoded(value) {
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value))
        return value;
    try {
        const inner = JSON.parse(value);
        return (0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeper */ .Q)(inner, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST */ .F) ? value : inner;
    }
    catch {
        return value; // Text that only looks like it.
    }
}


/***/ }),

/***/ 68852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ otlpSpans),
  x: () => (/* binding */ otlpTrace)
});

// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/own-trace.js
var own_trace = __webpack_require__(970);
;// CONCATENATED MODULE: ./lib/traces/spoken-attributes.js


/** Kinds by `openinference.span.kind`; of its others none is a step that scorers ask for. */
const OPEN_INFERENCE = {
    TOOL: 'tool',
    LLM: 'llm',
    AGENT: 'agent',
    RETRIEVER: 'retrieval',
};
const OPERATIONS = {
    execute_tool: 'tool',
    invoke_agent: 'agent',
    create_agent: 'agent',
    invoke_workflow: 'chain',
    retrieval: 'retrieval',
};
/** Messages and documents that stand as one attribute for each field: `gen_ai.prompt.0.role`. More than these are left out. */
const LISTED = /^(?<list>[a-z_.]+)\.(?<place>\d{1,4})\.(?:message\.|document\.)?(?<field>role|content)$/;
/** Events that are one message each, before messages became an attribute (semantic conventions 1.28 to 1.36). */
const MESSAGE_EVENT = /^gen_ai\.(system|user|assistant|tool)\.message$/;
/**
 * Reads the semantic conventions for generative AI from 1.27 on (attributes, events, messages one by one), OpenInference, and the
 * attributes of OpenLLMetry (`traceloop.*`) and of the AI SDK (`ai.toolCall.*`). Where several say it, the newest of OpenTelemetry wins.
 */
function spokenAttributes(own, events) {
    // Content moved from events to attributes and back: what an event says of the whole call counts like an attribute.
    const told = Object.create(null);
    for (const { attributes } of events)
        for (const [key, value] of Object.entries(attributes))
            if (key.startsWith('gen_ai.'))
                told[key] = value;
    const attributes = Object.assign(told, own);
    const first = (...keys) => (0,json_fields/* decoded */.DH)(keys.map((key) => attributes[key]).find((one) => one !== undefined));
    const kind = kindOf(attributes);
    const lists = listsIn(attributes);
    const said = messagesIn(events);
    return {
        kind,
        tool: kind === 'tool' ? textIn(attributes, ...TOOL_NAMES) : undefined,
        input: kind === 'tool'
            ? argumentsIn(first('gen_ai.tool.call.arguments', 'gen_ai.tool.arguments', 'ai.toolCall.args', 'input.value', 'traceloop.entity.input'))
            : (first('gen_ai.input.messages', 'gen_ai.prompt') ??
                lists.get('gen_ai.prompt') ??
                said.input ??
                lists.get('llm.input_messages') ??
                first('input.value', 'traceloop.entity.input')),
        output: kind === 'tool'
            ? first('gen_ai.tool.call.result', 'gen_ai.tool.result', 'ai.toolCall.result', 'output.value', 'traceloop.entity.output')
            : (first('gen_ai.output.messages', 'gen_ai.retrieval.documents', 'gen_ai.completion') ??
                lists.get('gen_ai.completion') ??
                said.output ??
                lists.get('llm.output_messages') ??
                lists.get('retrieval.documents') ??
                first('output.value', 'traceloop.entity.output')),
        tokens_input: (0,own_trace/* numberOf */.r)(first('gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens', 'llm.token_count.prompt')),
        tokens_output: (0,own_trace/* numberOf */.r)(first('gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens', 'llm.token_count.completion')),
        cost_usd: (0,own_trace/* numberOf */.r)(first('gen_ai.usage.cost', 'llm.cost.total')),
    };
}
const TOOL_NAMES = ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'traceloop.entity.name'];
function kindOf(attributes) {
    const operation = textIn(attributes, 'gen_ai.operation.name') ?? '';
    if (operation === 'execute_tool' || attributes['gen_ai.tool.name'] !== undefined)
        return 'tool';
    if (Object.hasOwn(OPERATIONS, operation))
        return OPERATIONS[operation] ?? 'chain';
    const inference = textIn(attributes, 'openinference.span.kind')?.toUpperCase();
    if (inference !== undefined && Object.hasOwn(OPEN_INFERENCE, inference))
        return OPEN_INFERENCE[inference] ?? 'chain';
    const loop = textIn(attributes, 'traceloop.span.kind');
    if (loop === 'tool' || attributes['ai.toolCall.name'] !== undefined)
        return 'tool';
    if (loop !== undefined)
        return loop === 'agent' ? 'agent' : 'chain';
    if (inference !== undefined)
        return 'chain';
    const model = attributes['gen_ai.request.model'] ?? attributes['gen_ai.input.messages'];
    return operation !== '' || model !== undefined ? 'llm' : 'chain';
}
/** Arguments by name, also where a decorator wrote down how a function was called. */
function argumentsIn(value) {
    const record = (0,json_fields/* recordOf */.zv)(value);
    const places = (0,json_fields/* fieldOf */._F)(record, 'args');
    const named = (0,json_fields/* recordOf */.zv)((0,json_fields/* fieldOf */._F)(record, 'kwargs'));
    const bare = Array.isArray(places) && places.length === 0;
    if (named !== undefined && bare)
        return named;
    return (0,json_fields/* fieldOf */._F)(record, 'input_str') === undefined ? value : ((0,json_fields/* recordOf */.zv)((0,json_fields/* fieldOf */._F)(record, 'inputs')) ?? value);
}
/** Lists whose entries stand in attributes of their own, in the order of their numbers. */
function listsIn(attributes) {
    const lists = new Map();
    for (const [key, value] of Object.entries(attributes)) {
        const { list, place, field } = LISTED.exec(key)?.groups ?? {};
        if (list === undefined || place === undefined || field === undefined)
            continue;
        const entries = lists.get(list) ?? new Map();
        lists.set(list, entries);
        entries.set(Number(place), { ...entries.get(Number(place)), [field]: (0,json_fields/* decoded */.DH)(value) });
    }
    return new Map([...lists].map(([name, entries]) => [
        name,
        [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry),
    ]));
}
/** Messages that are events of their own: what went in, and the choices that came out. */
function messagesIn(events) {
    const [input, output] = [[], []];
    for (const { name, attributes } of events) {
        const role = MESSAGE_EVENT.exec(name)?.[1];
        const content = (0,json_fields/* decoded */.DH)(attributes['content'] ?? attributes['gen_ai.event.content']);
        if (role !== undefined)
            input?.push((0,json_fields/* recordOf */.zv)(content) ? { role, ...(0,json_fields/* recordOf */.zv)(content) } : { role, content });
        if (name !== 'gen_ai.choice')
            continue;
        const message = (0,json_fields/* decoded */.DH)(attributes['message']) ?? (0,json_fields/* fieldOf */._F)(content, 'message') ?? content;
        output?.push({ role: 'assistant', ...((0,json_fields/* recordOf */.zv)(message) ?? { content: message }) });
    }
    return { input: input?.length ? input : undefined, output: output?.length ? output : undefined };
}
function textIn(attributes, ...keys) {
    for (const key of keys) {
        const value = attributes[key];
        if (typeof value === 'string' && value.trim() !== '')
            return value;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/traces/otlp.js


const NANOSECONDS_IN_MS = 1000000n;
/** Status code of a span that failed, as number and as name (OpenTelemetry protocol, `Status.StatusCode`). */
const FAILED = new Set([2, 'STATUS_CODE_ERROR']);
/**
 * The spans of an OTLP/JSON export (`resourceSpans`), read by the semantic conventions for generative AI. What is no span, or names no
 * trace, is there with an empty trace id.
 */
function otlpSpans(record) {
    return ((0,json_fields/* listField */.FZ)(record, 'resourceSpans', 'resource_spans') ?? []).flatMap((group) => {
        const resource = attributesOf((0,json_fields/* fieldOf */._F)(group, 'resource'));
        const scopes = (0,json_fields/* listField */.FZ)(group, 'scopeSpans', 'scope_spans', 'instrumentationLibrarySpans') ?? [];
        return scopes.flatMap((scope) => ((0,json_fields/* listField */.FZ)(scope, 'spans') ?? []).map((entry) => spanOf(entry, resource)));
    });
}
/** Spans of a trace as one record, whatever order and whatever exports they came in; one that was exported twice is one. */
function otlpTrace(traceId, spans) {
    const each = new Map(spans.map((one, index) => [one.span.id === '' ? index : one.span.id, one]));
    const sorted = [...each.values()].sort((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0));
    const ids = new Set(sorted.map(({ span }) => span.id));
    const all = sorted.map(({ span }) => ({
        ...span,
        // A parent in another service is none here.
        parent: span.parent !== undefined && ids.has(span.parent) ? span.parent : undefined,
    }));
    const root = sorted.find(({ span }) => span.parent === undefined || !ids.has(span.parent)) ?? sorted[0];
    const attributes = Object.create(null);
    for (const one of [...sorted].reverse())
        Object.assign(attributes, one.attributes);
    Object.assign(attributes, root?.attributes);
    const named = sorted.map((one) => (0,json_fields/* textField */.M8)(one.attributes, 'gen_ai.agent.name', 'gen_ai.agent.id'));
    return {
        id: (0,json_fields/* textField */.M8)(attributes, 'gen_ai.conversation.id') ?? traceId,
        agent: named.find((name) => name !== undefined) ?? (0,json_fields/* textField */.M8)(root?.resource, 'service.name'),
        input: undefined,
        facts: factsOf(attributes),
        spans: all,
    };
}
function spanOf(entry, resource) {
    const attributes = attributesOf(entry);
    const events = ((0,json_fields/* listField */.FZ)(entry, 'events') ?? []).map((event) => ({
        name: (0,json_fields/* textField */.M8)(event, 'name') ?? '',
        attributes: attributesOf(event),
    }));
    const { tool, ...spoken } = spokenAttributes(attributes, events);
    const status = (0,json_fields/* fieldOf */._F)(entry, 'status');
    const thrown = events.find(({ name }) => name === 'exception')?.attributes;
    const start = millisecondsOf((0,json_fields/* fieldOf */._F)(entry, 'startTimeUnixNano'));
    const end = millisecondsOf((0,json_fields/* fieldOf */._F)(entry, 'endTimeUnixNano'));
    return {
        traceId: (0,json_fields/* textField */.M8)(entry, 'traceId', 'trace_id') ?? '',
        attributes,
        resource,
        span: {
            ...spoken,
            id: (0,json_fields/* textField */.M8)(entry, 'spanId', 'span_id') ?? '',
            parent: (0,json_fields/* textField */.M8)(entry, 'parentSpanId', 'parent_span_id'),
            name: tool ?? (0,json_fields/* textField */.M8)(entry, 'name') ?? '',
            error: FAILED.has((0,json_fields/* fieldOf */._F)(status, 'code'))
                ? ((0,json_fields/* textField */.M8)(status, 'message') ??
                    (0,json_fields/* textField */.M8)(thrown, 'exception.message', 'exception.type') ??
                    (0,json_fields/* textField */.M8)(attributes, 'error.type') ??
                    'ended with an error')
                : undefined,
            start,
            // 0 is a time that was left out, and a clock that was set back in between measures nothing.
            end: end === 0 || (start !== undefined && end !== undefined && end < start) ? start : end,
        },
    };
}
/** `[{key, value: {stringValue}}]` as plain values. */
function attributesOf(entry) {
    const plain = Object.create(null);
    for (const one of (0,json_fields/* listField */.FZ)(entry, 'attributes') ?? []) {
        const key = (0,json_fields/* textField */.M8)(one, 'key');
        if (key !== undefined)
            plain[key] = plainValue((0,json_fields/* fieldOf */._F)(one, 'value'));
    }
    return plain;
}
function plainValue(value) {
    for (const key of ['stringValue', 'boolValue', 'doubleValue'])
        if ((0,json_fields/* fieldOf */._F)(value, key) !== undefined)
            return (0,json_fields/* fieldOf */._F)(value, key);
    const whole = (0,json_fields/* fieldOf */._F)(value, 'intValue');
    if (whole !== undefined)
        return wholeNumber(whole);
    // The list of an empty one is left out (protocol buffers, JSON mapping).
    const list = (0,json_fields/* fieldOf */._F)(value, 'arrayValue');
    if ((0,json_fields/* recordOf */.zv)(list) !== undefined)
        return ((0,json_fields/* listField */.FZ)(list, 'values') ?? []).map(plainValue);
    const pairs = (0,json_fields/* fieldOf */._F)(value, 'kvlistValue');
    if ((0,json_fields/* recordOf */.zv)(pairs) !== undefined)
        return attributesOf({ attributes: (0,json_fields/* listField */.FZ)(pairs, 'values') ?? [] });
    // Bytes stay in the base 64 that they came in.
    return (0,json_fields/* recordOf */.zv)(value) === undefined ? value : (0,json_fields/* fieldOf */._F)(value, 'bytesValue');
}
/** 64 bits as a text of digits; what a number cannot hold exactly, an id perhaps, stays text. */
function wholeNumber(value) {
    const number = typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number')
        return undefined;
    return Number.isSafeInteger(number) ? number : value;
}
/** Attributes by the last part of their name, `assay.reward` as `reward`, where outcome and expectations are looked for. */
function factsOf(attributes) {
    const facts = {};
    for (const [key, value] of Object.entries(attributes)) {
        const name = /^(?:assay\.|eval(?:uation)?\.)?([a-z_]+)$/.exec(key)?.[1];
        if (name !== undefined)
            facts[name] = (0,json_fields/* decoded */.DH)(value);
    }
    const score = attributes['gen_ai.evaluation.score.value'];
    if (score !== undefined)
        facts['score'] ??= Number(score);
    const why = attributes['gen_ai.evaluation.explanation'];
    if (why !== undefined)
        facts['explanation'] ??= why;
    return facts;
}
/** Nanoseconds since 1970, as a text of digits or a number, in milliseconds. */
function millisecondsOf(value) {
    if (typeof value === 'number')
        return value / 1e6;
    return typeof value === 'string' && /^\d{1,20}$/.test(value)
        ? Number(BigInt(value) / NANOSECONDS_IN_MS)
        : undefined;
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ ownTrace),
/* harmony export */   r: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85070);
/* harmony import */ var _instant_ms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51916);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);



/** A trace in the form of interface 2.7a, as `GET /v1/traces/{id}` gives it; what it lacks is left open. */
function ownTrace(record, list) {
    return {
        id: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, 'trace_id', 'id'),
        agent: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, 'agent_id', 'agent'),
        input: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'input'),
        facts: { ...(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(record), ...(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'metadata')) },
        spans: list.map(spanOf),
    };
}
function spanOf(entry, index) {
    const kind = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'kind');
    const failed = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'status') === 'error';
    return {
        id: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'span_id', 'id') ?? String(index),
        parent: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'parent_span_id', 'parent_id'),
        kind: _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .SPAN_KINDS */ .DN.find((one) => one === kind) ?? 'chain',
        name: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'name') ?? '',
        input: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'input'),
        output: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'output'),
        error: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'error') ?? (failed ? 'ended with an error' : undefined),
        start: instantOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'start_time')),
        end: instantOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'end_time')),
        tokens_input: numberOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'tokens_input')),
        tokens_output: numberOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'tokens_output')),
        cost_usd: numberOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'cost_usd')),
    };
}
function instantOf(value) {
    return typeof value === 'string' ? (0,_instant_ms_js__WEBPACK_IMPORTED_MODULE_2__/* .instantMs */ .O)(value) : undefined;
}
/** A number that can be added up: tokens, money. */
function numberOf(value) {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : undefined;
}


/***/ }),

/***/ 45824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ALLOW_VARIABLE),
/* harmony export */   q: () => (/* binding */ allowedPrivate)
/* harmony export */ });
/** Variable with the hosts that webhooks may reach although they are not public (contract 10). */
const ALLOW_VARIABLE = 'ASSAY_ALLOW_PRIVATE_HOSTS';
/** Its names, addresses and ranges, separated by commas or spaces. */
function allowedPrivate(env) {
    return (env.get(ALLOW_VARIABLE) ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}


/***/ }),

/***/ 32147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/product.js
var product = __webpack_require__(31608);
// EXTERNAL MODULE: ./lib/text/clean-text.js
var clean_text = __webpack_require__(18624);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/webhooks/sign.js

/** Header that carries the signature (interface 6). */
const SIGNATURE_HEADER = 'X-Service-Signature';
/**
 * Value of `X-Service-Signature`: `sha256=` and the lower-case hexadecimal HMAC-SHA256 (RFC 2104) of exactly these bytes; a
 * text counts as its UTF-8 bytes.
 */
function signature(body, secret) {
    return `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`;
}

;// CONCATENATED MODULE: ./lib/webhooks/deliver.js





/** What is read of an answer, and what is kept of it (security.md R24). */
const MOST_ANSWER_BYTES = 20 * 1024;
const MOST_KEPT = 200;
/**
 * One try: a signed POST to a public address (or one of `allow`), over TLS that is always verified. 2xx is success; a
 * redirect is a failure and never followed. Rejects for nothing but a cancellation.
 */
async function deliver({ delivery_id, event, body }, { url, secret }, { http, allow, timeoutMs, signal, }) {
    try {
        if (!/^https:/i.test(url))
            throw new errors/* Fault */.vC('validation_failed', 'A webhook goes to an https address only.', {
                hint: 'Write https://host/path.',
            });
        const bytes = new TextEncoder().encode(body);
        const { status, text } = await http({
            method: 'POST',
            url,
            body: bytes,
            headers: {
                'content-type': 'application/json',
                'user-agent': `${product/* PRODUCT */.A.name}/${product/* PRODUCT */.A.version}`,
                [SIGNATURE_HEADER]: signature(bytes, secret),
                'X-Service-Event': event,
                'X-Service-Delivery': delivery_id,
            },
            reach: 'public',
            allow,
            connectMs: timeoutMs,
            firstByteMs: timeoutMs,
            idleMs: timeoutMs,
            totalMs: timeoutMs,
            maxBytes: MOST_ANSWER_BYTES,
            ...(signal === undefined ? {} : { signal }),
        });
        return answered(status, text);
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.code === 'cancelled')
            throw fault;
        // Its status had come, and what follows of the answer says nothing.
        if (fault.code === 'too_large' && fault.status !== undefined)
            return answered(fault.status, '');
        return { delivered: false, ended: false, error: line(`${fault.code}: ${fault.message}`) };
    }
}
function answered(status, text) {
    if (status >= 200 && status < 300)
        return { delivered: true, ended: false, status };
    const kind = status >= 300 && status < 400 ? 'a redirect, which is not followed' : line(text);
    return {
        delivered: false,
        ended: status === 410,
        status,
        error: `answered ${status}${kind === '' ? '' : `: ${kind}`}`,
    };
}
const line = (text) => (0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.T)(text), MOST_KEPT);


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j8: () => (/* binding */ withTexts),
/* harmony export */   jX: () => (/* binding */ payloadBody)
/* harmony export */ });
/* unused harmony export LARGEST_BODY */
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);

/** Bytes of the largest body (security.md R24): receivers with small limits take it, and the outbox stays small. */
const LARGEST_BODY = 20 * 1024;
/** Ids and names up to this length are never cut while something else can be. */
const SHORTEST_CUT = 64;
/** Part of `data` that is small by its schema, and of which every field is required. */
const WHOLE = 'counts';
/**
 * The body of a delivery, `{event, timestamp, data}` as JSON. What would be too large is cut: first the longest texts, each
 * with an ellipsis, then entries of tables and lists from their end. Always valid JSON.
 */
function payloadBody({ event, data }, timestamp) {
    const write = (part) => JSON.stringify({ event, timestamp, data: part });
    const fits = (body) => Buffer.byteLength(body) <= LARGEST_BODY;
    const whole = write(data);
    if (fits(whole))
        return whole;
    const texts = most(SHORTEST_CUT, LARGEST_BODY, (length) => fits(write(cut(data, length, whole.length))));
    if (texts !== undefined)
        return write(cut(data, texts, whole.length));
    const entries = most(0, whole.length, (count) => fits(write(cut(data, SHORTEST_CUT, count)))) ?? 0;
    return write(cut(data, SHORTEST_CUT, entries));
}
/** A copy of `data` with every text changed, e.g. freed of secrets; names of fields stay. */
function withTexts(data, change) {
    const copy = (value) => {
        if (typeof value === 'string')
            return change(value);
        if (Array.isArray(value))
            return value.map(copy);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
    };
    return copy(data); // Texts stay texts, so the shape is the same.
}
/** `data` with texts of at most `length` characters, and of the tables and lists below it the first `count` entries. */
function cut(data, length, count) {
    const copy = (value) => {
        if (typeof value === 'string')
            return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(value, length);
        if (Array.isArray(value))
            return value.slice(0, count).map(copy);
        if (typeof value !== 'object' || value === null)
            return value;
        const entries = Object.entries(value).slice(0, count);
        return Object.fromEntries(entries.map(([name, part]) => [name, copy(part)]));
    };
    return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, name === WHOLE ? part : copy(part)]));
}
/** The largest whole number from `least` to `highest` for which it holds; undefined when not even for the least. */
function most(least, highest, holds) {
    if (!holds(least))
        return undefined;
    let [low, high] = [least, highest];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (holds(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 93237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ ONE_SHOT),
/* harmony export */   Cu: () => (/* binding */ waitMs),
/* harmony export */   Jv: () => (/* binding */ TRY_MS),
/* harmony export */   Ye: () => (/* binding */ tryMs),
/* harmony export */   yJ: () => (/* binding */ LONG_LIVED)
/* harmony export */ });
/** While a service lives (contract 10): after about 5 s, 30 s, 2 min, 10 min and 1 h. */
const LONG_LIVED = { delaysMs: [5_000, 30_000, 120_000, 600_000, 3_600_000] };
/** A command or a step of a workflow, which somebody waits for: up to three tries within a minute (contract 10). */
const ONE_SHOT = { delaysMs: [5_000, 30_000], withinMs: 60_000 };
/** Longest time of one try (contract 10). */
const TRY_MS = 10_000;
/** With less than this a try is not worth beginning. */
const LEAST_TRY_MS = 5_000;
/** Receivers that were down together are not all asked at the same moment (security.md R24). */
const JITTER = 0.2;
/** How long the next try may take, in milliseconds; null when the round is over. */
function tryMs({ schedule, begunAt }, now) {
    const left = schedule.withinMs === undefined ? TRY_MS : begunAt + schedule.withinMs - now;
    return left <= 0 ? null : Math.min(TRY_MS, left);
}
/** How long to wait after that many failed tries of this round; null when there is none after it. */
function waitMs({ schedule, begunAt }, tries, now, random) {
    const delay = schedule.delaysMs[tries - 1];
    if (delay === undefined)
        return null;
    const wait = delay * (1 - JITTER + 2 * JITTER * random.next());
    if (schedule.withinMs === undefined)
        return wait;
    // Tries that all ran into their limit would leave no room for the last one: it comes a little earlier then.
    const room = begunAt + schedule.withinMs - LEAST_TRY_MS - now;
    return room <= 0 ? null : Math.min(wait, room);
}


/***/ }),

/***/ 69957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ap: () => (/* binding */ SECRET_FIELD),
/* harmony export */   bI: () => (/* binding */ subscribersIn)
/* harmony export */ });
/* unused harmony export storedWebhookSchema */
/* harmony import */ var _schema_webhook_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75414);
/* harmony import */ var _state_vault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92839);
/* harmony import */ var _test_cases_interpolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73835);



/** A webhook of the state: as it is read back, and its secret sealed under the record's own id. */
const storedWebhookSchema = _schema_webhook_js__WEBPACK_IMPORTED_MODULE_0__/* .webhook */ .C5.extend({ secret: _state_vault_js__WEBPACK_IMPORTED_MODULE_1__/* .sealedSecretsSchema */ .n });
/** Name of the field under which the secret of a webhook is sealed. */
const SECRET_FIELD = 'secret';
/** Finds the webhooks of the state, of `assay.yaml` and of the door, each with its secret. */
function subscribersIn(sources) {
    let known;
    /** Addresses that answered 410 and stand in no record of ours. */
    const ended = new Set();
    const told = new Set();
    function stored() {
        const mark = sources.stateMark();
        if (known?.mark === mark)
            return known.webhooks;
        const webhooks = readStored(sources);
        known = { mark, webhooks };
        // What could not be read for once is read again.
        webhooks.catch(() => {
            known = undefined;
        });
        return webhooks;
    }
    /** Of `assay.yaml`, those whose secret can be filled in; what is missing for the others is said once. */
    async function written() {
        return (await sources.written()).flatMap((loaded) => {
            const { webhook: resolved, problems } = (0,_test_cases_interpolate_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveWebhook */ .Q7)(loaded, sources.env);
            if (resolved !== null)
                return [{ place: placeOf(loaded), ...resolved }];
            for (const { file, line, message } of problems) {
                const sentence = `${file}:${line}: ${message}, so nothing is sent to the webhook that it belongs to`;
                if (!told.has(sentence))
                    sources.warn(sentence);
                told.add(sentence);
            }
            return [];
        });
    }
    return {
        async of(event) {
            const [registered, fromFile] = [await stored(), await written()];
            const { door } = sources;
            return [
                ...registered
                    .filter((one) => one.active && one.events.includes(event))
                    .map(({ url, webhook_id }) => ({ from: 'state', url, webhook_id })),
                ...fromFile
                    .filter(({ url, events }) => events.includes(event) && !ended.has(url))
                    .map(({ url, place }) => ({ from: 'settings', url, place })),
                ...(door === undefined || ended.has(door.url) ? [] : [{ from: 'door', url: door.url }]),
            ];
        },
        async find(address, event) {
            if (address.from === 'state')
                return findStored(address.webhook_id, await stored(), sources.vault());
            if (ended.has(address.url))
                return { gone: 'its receiver answered 410' };
            if (address.from === 'door')
                return sources.door?.url === address.url
                    ? { receiver: sources.door }
                    : { unknown: 'its secret was given to another command and is not known here' };
            const fitting = (await written()).filter(({ url, events }) => url === address.url && events.includes(event));
            const one = fitting.find(({ place }) => place === address.place) ?? fitting[0];
            if (one !== undefined)
                return { receiver: { url: one.url, secret: one.secret } };
            return { unknown: `assay.yaml has no such webhook with its secret set (it stood at ${address.place})` };
        },
        async deactivate(address) {
            if (address.from !== 'state') {
                ended.add(address.url);
                return;
            }
            const store = await sources.store();
            await store.update('webhooks', address.webhook_id, (value) => {
                const { success, data } = storedWebhookSchema.safeParse(value);
                return success ? { ...data, active: false } : value;
            });
        },
    };
}
async function readStored({ store, warn }) {
    return (await (await store()).list('webhooks')).flatMap(({ id, value }) => {
        const { success, data } = storedWebhookSchema.safeParse(value);
        if (!success)
            warn(`the webhook ${id} of the state is damaged; nothing is sent to it`);
        return success ? [data] : [];
    });
}
async function findStored(id, webhooks, vault) {
    const one = webhooks.find(({ webhook_id }) => webhook_id === id);
    if (one === undefined)
        return { gone: 'it was deleted' };
    if (!one.active)
        return { gone: 'it is not active any more' };
    try {
        const secret = (await vault.open(id, one.secret))[SECRET_FIELD];
        return secret === undefined ? { unknown: 'it has no secret' } : { receiver: { url: one.url, secret } };
    }
    catch (error) {
        return { unknown: error instanceof Error ? error.message : 'its secret cannot be read' };
    }
}
/** The line of its secret's variable; a secret without one has no place of its own. */
function placeOf({ variables }) {
    const [first] = variables;
    return first === undefined ? 'assay.yaml' : `${first.file}:${first.line}`;
}


/***/ })

};
