export const id = 1840;
export const ids = [1840];
export const modules = {

/***/ 91840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ mergeShards)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources;
// EXTERNAL MODULE: ./lib/git/workflow-commit.js
var workflow_commit;
// EXTERNAL MODULE: ./lib/runs/comparing/choose-baseline.js
var choose_baseline;
// EXTERNAL MODULE: ./lib/runs/gating/quarantined-cases.js
var quarantined_cases;
// EXTERNAL MODULE: ./lib/runs/record-run.js
var record_run;
// EXTERNAL MODULE: ./lib/runs/run-journal.js + 6 modules
var run_journal;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/runs/sharding/shard.js
var sharding_shard;
;// CONCATENATED MODULE: ./lib/runs/sharding/check-shards.js



/** Shards that are named when many are missing. */
const MOST_NAMED = 10;
/**
 * Holds shards against each other: all parts of one suite, one cut, one judge and the same settings, each once and finished.
 * Which folder came first makes no difference. `found` may hold copies of one run; the most complete one counts.
 */
function checkShards(found) {
    const runs = withoutCopies(found);
    const [reference] = runs;
    if (reference === undefined)
        return { usable: [], problems: [] };
    const problems = [];
    const fitting = runs.filter((one) => {
        const difference = differenceOf(reference, one);
        if (difference !== undefined)
            problems.push(`${upper(nameOf(one))} cannot be merged with ${nameOf(reference)}: ${difference}.`);
        return difference === undefined;
    });
    const usable = [];
    const missing = [];
    const { count } = reference.start.config.shard;
    for (let index = 1; index <= count; index++) {
        const all = fitting.filter(({ start }) => start.config.shard.index === index);
        const finished = all.filter(isFinished);
        // One that was broken off is no second answer beside one that went to its end.
        const [chosen, ...others] = finished.length > 0 ? finished : all;
        if (chosen === undefined) {
            // One that does not fit is there, and named already.
            if (!runs.some(({ start }) => start.config.shard.index === index && start.config.shard.count === count))
                missing.push(index);
            continue;
        }
        usable.push(chosen);
        if (others.length > 0) {
            const ids = [chosen, ...others].map(({ start }) => start.run_id).join(', ');
            problems.push(`${upper((0,(sharding_shard ??= __webpack_require__(77351))/* shardName */.Az)({ index, count }))} is there ${others.length + 1} times (${ids}): nobody can say which one counts.`);
        }
        else if (finished.length === 0)
            problems.push(unfinished(chosen));
    }
    if (missing.length > 0)
        problems.unshift(missingSentence(missing, count));
    return { usable, problems };
}
/** What a shard is called in a sentence: "shard 3 of 8 (run_x)". */
const nameOf = ({ start: { run_id, config } }) => `${(0,(sharding_shard ??= __webpack_require__(77351))/* shardName */.Az)(config.shard)} (${run_id})`;
const isFinished = ({ header }) => header?.status === 'completed';
function unfinished(one) {
    const why = one.header === undefined ? '' : `: ${one.header.reason.replace(/\.$/, '')}`;
    return `${upper(nameOf(one))} did not finish${why}.`;
}
function missingSentence(missing, count) {
    if (missing.length === 1)
        return `Shard ${missing[0]} of ${count} is missing.`;
    const named = missing.slice(0, MOST_NAMED).join(', ');
    const more = missing.length > MOST_NAMED ? ` and ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(missing.length - MOST_NAMED, 'other')}` : '';
    return `Shards ${named}${more} of ${count} are missing.`;
}
/** One journal a run, ordered by shard, then by run id. A copy that was taken earlier holds less. */
function withoutCopies(found) {
    const byRun = new Map();
    for (const one of found) {
        const known = byRun.get(one.start.run_id);
        if (known === undefined || one.bytes > known.bytes)
            byRun.set(one.start.run_id, one);
    }
    return [...byRun.values()].sort((a, b) => a.start.config.shard.index - b.start.config.shard.index ||
        (a.start.run_id < b.start.run_id ? -1 : a.start.run_id > b.start.run_id ? 1 : 0));
}
/** What has to be the same, in the order in which it explains most. */
var SAME;
function SAME$made() { return SAME = [
    [
        ({ start }) => start.config.shard.count,
        (a, b) => `the suite was cut into ${a.start.config.shard.count} and into ${b.start.config.shard.count}`,
    ],
    [
        // An agent's code is in no case: only the commit shows that another agent answered.
        ({ start: { config } }) => config.shard.commit ?? null,
        (a, b) => `it was made of ${commitOf(b)}, not of ${commitOf(a)}`,
    ],
    [
        ({ start: { config } }) => config.judge.id,
        ({ start: a }, { start: b }) => `it was judged by ${b.config.judge.model}, not ${a.config.judge.model}`,
    ],
    [({ start: { config } }) => config.judge.samples, () => 'judge.samples differs'],
    [({ start: { config } }) => config.selection, () => 'other cases, tags, agent or repeats were asked for'],
    [({ start: { config } }) => config.faults ?? null, () => 'it was played with other faults'],
    [({ start: { config } }) => config.affected ?? null, () => 'other changes chose its cases'],
    [({ start: { config } }) => config.shard.suite, () => 'its suite is another one (the cases differ)'],
    [
        ({ start: { config } }) => config.shard.settings,
        (a, b) => `other settings were in force (${changedSettings(a, b)})`,
    ],
    [({ start: { config } }) => config.seed, () => 'the seed differs'],
    [
        ({ start: { config } }) => config.shard.cut,
        () => 'the suite was cut along other durations, so cases may be played twice or not at all; run all shards again, so that they start from the same state',
    ],
]; }
function differenceOf(reference, one) {
    for (const [what, sentence] of (SAME ?? SAME$made()))
        if ((0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(what(reference)) !== (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(what(one)))
            return sentence(reference, one);
    return undefined;
}
function changedSettings(a, b) {
    const [before, after] = [flat(a), flat(b)];
    return Object.keys({ ...before, ...after })
        .filter((name) => before[name] !== after[name])
        .join(', ');
}
function flat({ start }) {
    const { gate, threshold, thresholds, max_retries, timeout_ms } = start.config.shard.settings;
    const named = {
        'defaults.threshold': threshold ?? null,
        'defaults.thresholds': thresholds ?? {},
        'run.max_retries': max_retries,
        'run.timeout_ms': timeout_ms,
        ...Object.fromEntries(Object.entries(gate).map(([name, value]) => [`gate.${name}`, value])),
    };
    return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)(value)]));
}
const commitOf = ({ start }) => start.config.shard.commit === undefined
    ? 'no known commit'
    : `commit ${start.config.shard.commit.slice(0, 10)}`;
const upper = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/state/blobs.js
var state_blobs;
// EXTERNAL MODULE: ./lib/state/journal.js
var journal = __webpack_require__(5474);
// EXTERNAL MODULE: ./lib/state/journal-line.js
var journal_line;
// EXTERNAL MODULE: ./lib/runs/faults/fault-attempts.js
var fault_attempts;
// EXTERNAL MODULE: ./lib/runs/record-schema.js
var record_schema;
;// CONCATENATED MODULE: ./lib/runs/sharding/shard-journal.js








/** The first line holds the places of all cases: up to a million of them. */
const LONGEST_FIRST_LINE = 16 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;
/** Reads what a shard is; undefined where the run is no shard, or its journal says impossible things. */
function readShardJournal(runFolder, paths, ports) {
    const { files } = ports;
    const path = paths.journal(runFolder);
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        return undefined;
    const start = startOf(path, files);
    if (start === undefined)
        return undefined;
    const planned = new Map();
    let header;
    const each = (use) => (0,journal/* readJournal */.a0)(path, { files }, (value) => {
        const record = (0,(record_schema ??= __webpack_require__(8653))/* shardRecordOf */.D)(value);
        if (record !== undefined)
            use(record);
    });
    each((record) => {
        if (record.type === 'case.planned')
            planned.set(record.case.id, record.case);
        else if (record.type === 'run.resumed')
            header = undefined;
        else if (record.type === 'run.finished' && record.header.run_id === start.run_id)
            header = record.header;
    });
    const { faults: kinds = [] } = start.config;
    const { places } = start.config.shard;
    // Cases are written down before the first is played: with fewer of them nothing was.
    if (planned.size > places.length)
        return undefined;
    return {
        start,
        planned: [...planned.values()],
        header: planned.size === places.length ? header : undefined,
        path,
        bytes: stat.size,
        plays(use) {
            const blobs = (0,(state_blobs ??= __webpack_require__(72693))/* openBlobs */.d)(paths.blobs, ports);
            each((record) => {
                if (!('case_id' in record))
                    return;
                const plan = planned.get(record.case_id);
                // Nobody asked for anything else.
                if (plan === undefined)
                    return;
                if (record.attempt >= plan.repeat && !(0,(fault_attempts ??= __webpack_require__(30513))/* isFaultAttempt */.oX)(record.attempt, plan, kinds))
                    return;
                try {
                    use(withOutputs(record, blobs));
                }
                catch (error) {
                    // A long answer that did not come along: this attempt is missing, and is reported as missing.
                    if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code !== 'storage')
                        throw error;
                }
            });
        },
    };
}
function withOutputs(record, blobs) {
    return record.type === 'attempt.played' || record.type === 'attempt.errored'
        ? (0,(run_journal ??= __webpack_require__(50890))/* unpacked */.K)(record, blobs)
        : record;
}
/** The first record, without reading the rest: a state folder may hold the journals of many other runs. */
function startOf(path, files) {
    const reader = files.reader(path);
    const pieces = [];
    try {
        for (let offset = 0; offset < LONGEST_FIRST_LINE;) {
            const piece = reader.readAt(offset, PIECE_BYTES);
            const end = piece.indexOf(LINE_FEED);
            pieces.push(end < 0 ? piece : piece.subarray(0, end));
            offset += piece.length;
            if (end >= 0 || piece.length === 0)
                break;
        }
    }
    finally {
        reader.close();
    }
    const record = (0,(record_schema ??= __webpack_require__(8653))/* shardRecordOf */.D)((0,(journal_line ??= __webpack_require__(42113))/* parseJournalLine */.Ln)(Buffer.concat(pieces))?.record);
    if (record?.type !== 'run.started')
        return undefined;
    const { shard } = record.config;
    const places = new Set(shard.places);
    const possible = (0,(sharding_shard ??= __webpack_require__(77351))/* isShard */.ze)(shard) &&
        places.size === shard.places.length &&
        shard.places.every((place) => place < shard.cases);
    return possible ? record : undefined;
}

;// CONCATENATED MODULE: ./lib/runs/sharding/find-shards.js



/** Downloaded artifacts lie in a folder each, in which the state folder may lie. */
const DEEPEST = 2;
/** A folder that holds more is none of downloaded artifacts. */
const MOST_FOLDERS = 2_000;
/**
 * The shards below these folders: each may be a state folder (`.assay`), its `state` part alone, or hold such folders, as
 * downloaded artifacts do. A folder that is missing or holds no shard is reported as a warning: which shard is missing shows later.
 */
function findShards({ ports, warn }, folders) {
    const found = [];
    const seen = new Set();
    for (const named of folders) {
        const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(ports.env.cwd(), named);
        const kind = ports.files.stat(folder)?.kind;
        if (kind !== 'directory') {
            warn(`${named} ${kind === undefined ? 'is not there' : 'is not a folder'}`);
            continue;
        }
        let again = false;
        const shards = [...statesBelow(folder, ports.files, DEEPEST)].flatMap((paths) => {
            // One folder may be named twice, or stand below another one.
            const real = ports.files.realPath(paths.runs) ?? paths.runs;
            if (seen.has(real)) {
                again = true;
                return [];
            }
            seen.add(real);
            return shardsOf(paths, ports);
        });
        if (shards.length === 0)
            warn(`${named} holds no shard${again ? ' that was not found before' : ''}`);
        found.push(...shards);
    }
    return found;
}
function shardsOf(paths, ports) {
    return ports.files.list(paths.runs).flatMap((name) => {
        const shard = readShardJournal(name, paths, ports);
        return shard === undefined ? [] : [shard];
    });
}
/** State folders from here down; one that was found is not looked into. */
function* statesBelow(folder, files, depth) {
    const isFolder = (path) => files.stat(path)?.kind === 'directory';
    if (isFolder((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, 'state', 'runs')))
        yield (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(folder);
    else if (isFolder((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, 'runs')))
        yield (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(folder, folder);
    else if (depth > 0)
        for (const name of files.list(folder).slice(0, MOST_FOLDERS))
            if (name !== 'node_modules' && isFolder((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name)))
                yield* statesBelow((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name), files, depth - 1);
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/runs/attempt.js + 1 modules
var attempt;
// EXTERNAL MODULE: ./lib/runs/comparing/compare-runs.js + 14 modules
var compare_runs;
// EXTERNAL MODULE: ./lib/runs/execution/play-job.js + 8 modules
var play_job;
// EXTERNAL MODULE: ./lib/runs/faults/fault-plays.js + 1 modules
var fault_plays;
// EXTERNAL MODULE: ./lib/runs/gating/gate-missing-secrets.js
var gate_missing_secrets;
// EXTERNAL MODULE: ./lib/runs/gating/newer-failure.js
var newer_failure;
// EXTERNAL MODULE: ./lib/runs/gating/settled-alike.js
var settled_alike;
// EXTERNAL MODULE: ./lib/runs/planning/affected-part.js
var affected_part;
// EXTERNAL MODULE: ./lib/runs/planning/missing-secrets.js
var missing_secrets;
// EXTERNAL MODULE: ./lib/runs/run.js + 2 modules
var run = __webpack_require__(58599);
// EXTERNAL MODULE: ./lib/runs/run-header.js
var run_header;
// EXTERNAL MODULE: ./lib/runs/run-notes.js
var run_notes;
// EXTERNAL MODULE: ./lib/runs/suite-key.js
var suite_key;
// EXTERNAL MODULE: ./lib/runs/summarize.js + 4 modules
var summarize;
// EXTERNAL MODULE: ./lib/runs/faults/obeyed-verdict.js
var obeyed_verdict;
// EXTERNAL MODULE: ./lib/runs/gating/gate.js + 2 modules
var gate = __webpack_require__(35938);
// EXTERNAL MODULE: ./lib/runs/gating/quarantine.js
var quarantine = __webpack_require__(90539);
// EXTERNAL MODULE: ./lib/runs/planning/narrowed-part.js
var narrowed_part;
;// CONCATENATED MODULE: ./lib/runs/sharding/merged-verdict.js






/** Problems that a reason names; the report's warnings hold all of them. */
const MOST_PROBLEMS = 5;
/** The gate, asked once for everything; what is wrong with the shards comes first. */
function mergedVerdict({ baseline, noBaseline, config, gate: settings }, { facts, problems, descriptions, comparison, faults }) {
    if (problems.length > 0) {
        const { passed, failed } = facts.counts;
        const more = problems.length - MOST_PROBLEMS;
        const named = problems.slice(0, MOST_PROBLEMS).join(' ');
        const rest = more > 0 ? ` (and ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(more, 'more problem')})` : '';
        return {
            conclusion: 'failed',
            reason: `${named}${rest} Of what is there ${passed} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(passed + failed, 'case')} passed.`,
            exitCode: 1,
        };
    }
    const verdict = (0,gate/* gate */.G)({
        ...facts.gateFacts,
        baseline: baseline === undefined || comparison === undefined
            ? (noBaseline ?? { missing: 'No baseline to compare with yet' })
            : factsOf(baseline, comparison, (0,quarantine/* gatingIds */.T9)(descriptions, config.quarantine)),
        ...(0,(gate_missing_secrets ??= __webpack_require__(12437))/* missingSecretsFacts */.Rv)(config.secrets_withheld, facts, descriptions),
    }, settings);
    return (0,(obeyed_verdict ??= __webpack_require__(95394))/* obeyedVerdict */.u)((0,(narrowed_part ??= __webpack_require__(1734))/* partVerdict */.Fq)(verdict, config), faults, settings.fail_on);
}
/** Nothing can be played here, so no flip is confirmed or excused by repeats: reported where there is one. */
function factsOf({ name }, comparison, gating) {
    const flipped = comparison.flips.some(({ id, kind }) => kind === 'pass_to_fail' && gating.has(id));
    return {
        comparison,
        name,
        gating,
        note: flipped ? 'none, because a merge plays nothing; the comparison decides alone' : undefined,
    };
}

;// CONCATENATED MODULE: ./lib/runs/sharding/merge-runs.js


















/** Records that are held in memory at once. */
const SETTLE_AFTER = 256;
/**
 * One run from the journals of shards (contract 6, `merge`): cases in the order of the whole suite, what was paid added up,
 * and the gate asked once for everything. The same shards in any order give the same run.
 */
function mergeRuns(world) {
    const { ports, runId, journal, shards } = world;
    const began = ports.clock.monotonic();
    const startedAt = shards.map(({ start }) => start.at).sort()[0];
    const { planned, holes } = wholeOf(shards);
    const quarantine = world.quarantine?.(planned.map(({ description }) => description));
    const config = { ...world.config, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ quarantine }) };
    journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
    for (const { description } of planned)
        journal.append({ type: 'case.planned', case: description });
    const warnings = takeOver(world, planned);
    const whole = { ...world, config };
    const unplayed = new Map();
    const descriptions = planned.map(({ description }) => description);
    const casesBy = (of) => (0,(attempt ??= __webpack_require__(9671))/* casesFrom */.om)(descriptions, of, undefined, config.quarantine);
    const facts = (0,(summarize ??= __webpack_require__(30468))/* tally */.N)(noticing(casesBy(journal.counted), planned, unplayed));
    const problems = [...world.problems, ...problemsOf(world, planned, holes, unplayed)];
    const shown = { runId, ports, planned, judge: config.judge, config };
    const headerAs = (state) => (0,(run_header ??= __webpack_require__(41713))/* runHeaderOf */.s)(shown, facts, { startedAt, began, usage: journal.usage, ...state });
    // Without the cases of a shard the comparison would be one of other cases.
    const comparison = problems.length > 0
        ? undefined
        : comparisonOf(whole, descriptions, { header: headerAs((UNDER_WAY ?? UNDER_WAY$made())), cases: casesBy(journal.attempt) });
    const faults = (0,(fault_plays ??= __webpack_require__(8522))/* faultLines */.w0)(descriptions, config.faults, journal);
    const verdict = mergedVerdict(whole, { facts, problems, descriptions, comparison, faults });
    const header = {
        ...headerAs({ ...verdict, status: 'completed', ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ faults }) }),
        // Shards run beside each other: the whole took as long as the slowest of them.
        duration_ms: Math.max(0, ...shards.map((one) => one.header?.duration_ms ?? 0)),
    };
    const flaky = (0,run/* flakyIds */.M)(descriptions, world.history);
    journal.append({
        type: 'run.finished',
        at: header.finished_at,
        header,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ comparison }),
        ...(flaky.length === 0 ? {} : { flaky }),
    });
    const cases = (0,(attempt ??= __webpack_require__(9671))/* casesFrom */.om)(descriptions, journal.attempt, new Set(flaky), config.quarantine);
    return {
        ...{ verdict, cancelled: false, planned, config, problems },
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ affected: config.affected }),
        outcomes: facts.outcomes,
        unanimous: facts.unanimous,
        durations: facts.durations,
        fromRecordings: facts.fromRecordings,
        report: {
            ...{ header, cases },
            scorers: facts.scorers,
            ...{ required_pass_rate: world.gate.min_pass_rate, fail_on: world.gate.fail_on },
            warnings: [...problems, ...warningsOf(header, config), ...warnings],
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ comparison, repeats: facts.repeats, gated: facts.gated }),
            ...(0,(run_notes ??= __webpack_require__(27291))/* notesOf */.h)(config.quarantine, facts),
            ...(0,(gate_missing_secrets ??= __webpack_require__(12437))/* unjudgedOf */.Gd)(config.secrets_withheld, facts, descriptions),
        },
    };
}
var UNDER_WAY;
function UNDER_WAY$made() { return UNDER_WAY = { status: 'running', conclusion: 'neutral', reason: '' }; }
/** What anybody should know of any run with this header. */
const warningsOf = (header, { empty_keys, model_notes, quarantine }) => [
    ...(0,(missing_secrets ??= __webpack_require__(71874))/* missingSecretsWarnings */.lm)(header),
    ...[...(0,(missing_secrets ??= __webpack_require__(71874))/* emptyKeyWarnings */.sF)(empty_keys), ...(0,(run_notes ??= __webpack_require__(27291))/* talkWarnings */.o)(header)],
    ...(model_notes ?? []),
    ...(quarantine?.warnings ?? []),
];
/** The cases of all shards in the order of the whole suite, and how many places of it nobody holds although every shard is there. */
function wholeOf(shards) {
    const places = new Map();
    const ids = new Set();
    for (const shard of shards)
        shard.planned.forEach((description, at) => {
            const place = shard.start.config.shard.places[at];
            // By an honest cut no case stands twice; a case that does is left out here and counted as a hole.
            if (places.has(place) || ids.has(description.id))
                return;
            ids.add(description.id);
            places.set(place, { description, shard });
        });
    const { count, cases } = shards[0].start.config.shard;
    const planned = [...places].sort(([a], [b]) => a - b).map(([, one]) => one);
    return { planned, holes: shards.length === count ? cases - planned.length : 0 };
}
/** Copies what the shards recorded of the plays of their cases, under the ids of the new run. Answers with their warnings. */
function takeOver({ shards, journal, runId }, planned) {
    const warnings = new Set();
    const indexes = new Map(planned.map(({ description, shard }, index) => [description.id, { index, shard }]));
    let held = 0;
    for (const shard of shards)
        shard.plays((record) => {
            const place = indexes.get(record.case_id);
            if (place?.shard !== shard)
                return;
            journal.append(renamed(record, place.index, runId));
            if (record.type === 'turn.scored' && record.left_out !== undefined)
                warnings.add(record.left_out);
            if (++held % SETTLE_AFTER === 0)
                journal.settle();
        });
    journal.settle();
    return [...warnings].sort();
}
/** A stored turn is found by its id in the run that holds it. */
function renamed(record, index, runId) {
    if (record.type !== 'attempt.played' && record.type !== 'attempt.errored')
        return record;
    const job = { planned: { index }, attempt: record.attempt };
    return {
        ...record,
        turns: record.turns.map((turn, at) => ({ ...turn, turn_id: (0,(play_job ??= __webpack_require__(27842))/* turnIdOf */.md)(runId, job, at) })),
    };
}
/** Passes cases on and counts those that were not played to the end, by shard. */
function* noticing(cases, planned, unplayed) {
    let at = 0;
    for (const one of cases) {
        const { description, shard } = planned[at++];
        const { min_passes: needed, repeat, skip } = description;
        // Fewer may decide a case that need not pass every time.
        const isDecided = needed < repeat && one.repeat !== undefined;
        if (skip === undefined && one.attempts.length < repeat && !isDecided)
            unplayed.set(shard, (unplayed.get(shard) ?? 0) + 1);
        yield one;
    }
}
/** What only reading shows. A shard that did not finish is named already. */
function problemsOf({ shards }, planned, holes, unplayed) {
    const stopped = shards.flatMap((shard) => {
        const count = unplayed.get(shard) ?? 0;
        if (count === 0 || shard.header?.status !== 'completed')
            return [];
        const left = `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, 'case')} of it ${count === 1 ? 'was' : 'were'} not played to the end`;
        const why = shard.header.conclusion === 'failed' ? `: ${bare(shard.header.reason)}` : '';
        return [`${merge_runs_upper(nameOf(shard))} is incomplete, ${left}${why}.`];
    });
    if (holes !== 0)
        return [
            ...stopped,
            `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(holes, 'case')} of the suite ${holes === 1 ? 'is' : 'are'} in no shard.`,
        ];
    const { count, suite } = shards[0].start.config.shard;
    // Cut before it was known that an agent's secret is missing.
    const asCut = planned.map(({ description: { skip, unreachable, ...one } }) => unreachable === true || skip === undefined ? one : { ...one, skip });
    const whole = shards.length === count && shards.every(({ header }) => header !== undefined);
    return whole && (0,(suite_key ??= __webpack_require__(20712))/* suiteKey */.a)(asCut) !== suite
        ? [...stopped, 'The cases of the shards are not those of the suite that was cut.']
        : stopped;
}
function comparisonOf({ baseline, config, history, ports }, descriptions, run) {
    if (baseline === undefined)
        return undefined;
    const outcomesBy = (key) => {
        const known = new Map(descriptions.map((one) => [one[key], one]));
        return (value) => (known.has(value) ? history.of(known.get(value)) : undefined);
    };
    const compared = (0,(compare_runs ??= __webpack_require__(66059))/* compareRuns */.q)(...(0,(settled_alike ??= __webpack_require__(17295))/* comparedSides */.Qf)(config.secrets_withheld, baseline.run, run), {
        now: ports.clock.now(),
        history: outcomesBy('hash'),
        ...(0,(affected_part ??= __webpack_require__(82944))/* unplayedOf */.mI)(config, baseline.sameSelection),
    });
    return (0,(newer_failure ??= __webpack_require__(22845))/* withNewerFailure */.S)(compared, baseline, outcomesBy('id'));
}
const bare = (text) => text.replace(/\.$/, '');
const merge_runs_upper = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock;
// EXTERNAL MODULE: ./lib/jobs/runs/announce-run.js + 1 modules
var announce_run;
// EXTERNAL MODULE: ./lib/jobs/runs/report-of-run.js
var report_of_run;
;// CONCATENATED MODULE: ./lib/jobs/runs/merge-runs.js

















/** Hexadecimal digits of the id of a merged run: 80 bits of what it was made of. */
const ID_DIGITS = 20;
/**
 * Joins the shards below these folders into one run of this state folder, and gates it. Shards that are missing, there twice,
 * unfinished or of different suites make an outcome that is `failed` and names them; only where no shard at all is found this rejects,
 * with `not_found`. The same shards are the same run: merged again, in any order, it takes the place of the one before.
 */
async function mergeShards(engine, folders, options) {
    const found = checkShards(shardsIn(engine, folders));
    const [first] = found.usable;
    if (first === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no shard was found in ${folders.join(', ')}`, {
            where: folders.join(', '),
            hint: 'Name the state folders of all shards (assay run --shard 1/2 --state DIR), or the folder that their artifacts were downloaded to.',
        });
    const runId = mergedId(found.usable);
    return (0,(resources ??= __webpack_require__(5349))/* owning */.jd)(async (open) => {
        const { journal, before } = await openAnew(engine, runId, open);
        const gate = gateOf(first, options);
        const config = configOf(found.usable, gate);
        const against = await (0,(choose_baseline ??= __webpack_require__(31174))/* chooseBaseline */.h)(engine, soughtFor(runId, config, options));
        const { baseline } = against;
        if (baseline !== undefined)
            open.atClose(() => baseline.run.close());
        if (against.recorded !== undefined)
            config.baseline = against.recorded;
        const outcome = mergeRuns({
            ...{ runId, ports: engine.ports, config, gate, journal, baseline },
            ...{ shards: found.usable, problems: found.problems },
            history: await (0,(record_run ??= __webpack_require__(72409))/* historyOf */.om)(engine, config.judge.id),
            ...(await quarantineIn(engine, config, gate, before, options.historyOf)),
            noBaseline: against.missing,
        });
        await journal.flush();
        const report = await concluded(engine, { outcome, journal, baseline, before });
        const close = () => open.close();
        return { ...outcome, report, close, [Symbol.asyncDispose]: close };
    });
}
function shardsIn(engine, folders) {
    if (folders.length > 0)
        return findShards(engine, folders);
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'no folder of shards is named', {
        hint: 'Name the state folders of all shards, or the folder that their artifacts were downloaded to.',
    });
}
/** An empty journal in place of the one that an earlier merge of the same shards left; `before` is what that one was, where it ended. */
async function openAnew(engine, runId, open) {
    const { ports } = engine;
    const paths = (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir);
    const lock = await (0,(state_lock ??= __webpack_require__(56906))/* acquireLock */.I)(paths.runFolder(runId), ports);
    open.atClose(() => lock.release());
    const opened = () => (0,(run_journal ??= __webpack_require__(50890))/* openRunJournal */.f)(paths.journal(runId), ports, (0,(state_blobs ??= __webpack_require__(72693))/* openBlobs */.d)(paths.blobs, ports));
    const earlier = opened();
    // What it was decided by then holds its own outcomes now.
    const before = earlier.header === undefined ? undefined : earlier.config;
    await earlier.close();
    ports.files.remove(paths.journal(runId));
    const journal = opened();
    open.atClose(() => journal.close());
    return { journal, before };
}
function soughtFor(runId, config, { baseline, seekBaseline, unread }) {
    return {
        runId,
        named: baseline,
        wanted: config.gate.fail_on === 'regression' || seekBaseline === true,
        rescored: undefined,
        unread,
        selection: config.selection,
        judge: config.secrets_withheld?.judge === true ? undefined : config.judge,
    };
}
/** Records and announces it; answers with the report, with the trend over the runs before it. */
async function concluded(engine, { outcome, journal, baseline, before }) {
    const { config, planned, problems } = outcome;
    // What became of the cases counts once, when the suite is whole.
    const counted = before !== undefined || problems.length > 0;
    const recorded = { config, judge: config.judge, planned, commit: (0,(workflow_commit ??= __webpack_require__(76393))/* workflowCommit */.v)(engine.ports) };
    await (0,(record_run ??= __webpack_require__(72409))/* recordRun */.vj)(await engine.store(), recorded, outcome, counted);
    const whole = problems.length === 0;
    const report = await (0,(report_of_run ??= __webpack_require__(85219))/* reportOfRun */.Z)(engine, outcome.report, {
        config,
        journal,
        baseline: baseline?.run,
        whole,
    });
    await (0,(announce_run ??= __webpack_require__(89085))/* announceRun */.N)(engine, outcome.report, config);
    return report;
}
async function quarantineIn(engine, { judge }, gate, decided, history) {
    if (decided !== undefined)
        return { quarantine: () => decided.quarantine };
    return (0,(quarantined_cases ??= __webpack_require__(97271))/* wantsQuarantine */.U)(gate, history) ? { quarantine: await (0,(quarantined_cases ??= __webpack_require__(97271))/* quarantineBy */.m)(engine, judge.id) } : {};
}
/** Made of what it holds, so that the order of the folders and a second merge make no difference. */
function mergedId(shards) {
    const ids = shards.map(({ start }) => start.run_id).sort();
    return `run_${(0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(ids.join('\n')).digest('hex').slice(0, ID_DIGITS)}`;
}
/** The gate that the shards were started with, unless the merge is asked for another one. */
function gateOf({ start }, { minPassRate, failOn, requireBaseline }) {
    return {
        ...start.config.shard.settings.gate,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ min_pass_rate: minPassRate, fail_on: failOn, require_baseline: requireBaseline }),
    };
}
function configOf(shards, gate) {
    const { shard, selection, judge, seed, affected, narrowed, faults, cassettes, changed_cassettes } = shards[0].start.config;
    // A shard writes it down only where something was missing for it.
    const missing = shards.flatMap(({ start }) => start.config.secrets_withheld ?? []);
    const notes = new Set(shards.flatMap(({ start }) => start.config.model_notes ?? []));
    const emptyKeys = new Set(shards.flatMap(({ start }) => start.config.empty_keys ?? []));
    return {
        selection: selection, // Absent keys, which the schema calls optional.
        judge,
        gate: { min_pass_rate: gate.min_pass_rate, fail_on: gate.fail_on },
        seed,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ affected, faults }),
        // Absent keys, as above.
        ...(cassettes === undefined ? {} : { cassettes: cassettes }),
        ...(changed_cassettes === undefined ? {} : { changed_cassettes: changed_cassettes }),
        ...(narrowed === undefined ? {} : { narrowed: narrowed }),
        ...(missing[0] === undefined
            ? {}
            : { secrets_withheld: { reason: missing[0].reason, judge: missing.some(({ judge: one }) => one) } }),
        ...(notes.size === 0 ? {} : { model_notes: [...notes] }),
        ...(emptyKeys.size === 0 ? {} : { empty_keys: [...emptyKeys] }),
        merged: { suite: shard.suite, shards: shards.map(({ start }) => start.run_id) },
    };
}


/***/ }),

/***/ 22845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withNewerFailure)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

/** Ids that the sentence names. */
const MOST_NAMED = 5;
/**
 * The comparison with a warning where the newest run of the base branch failed and an older one is the baseline: what the branch
 * itself broke since is not to be blamed on the change. `outcomes` gives the results of a case there, oldest first ("PPF").
 */
function withNewerFailure(comparison, { newerFailed }, outcomes) {
    if (newerFailed === undefined)
        return comparison;
    const head = `The newest run of the base branch (${newerFailed}) failed, so that the baseline is an older one.`;
    const there = comparison.flips.filter(({ id, kind }) => kind === 'pass_to_fail' && outcomes(id)?.endsWith('F') === true);
    return { ...comparison, warnings: [[head, ...tailOf(there)].join(' '), ...comparison.warnings] };
}
function tailOf(there) {
    if (there.length === 0)
        return [];
    const named = there.slice(0, MOST_NAMED).map(({ id }) => id);
    const more = there.length > MOST_NAMED ? ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(there.length - MOST_NAMED)} more` : '';
    const [cases, were] = there.length === 1 ? ['Case', 'it was'] : ['Cases', 'they were'];
    return [
        `${cases} ${named.join(', ')}${more} failed there, too, when ${were} last played, and may fail for that reason.`,
    ];
}


/***/ }),

/***/ 17295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ comparedSides)
/* harmony export */ });
/* unused harmony exports settledOnly, settledAlike */
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_2__;



/**
 * A run and its baseline as they are compared: as they are, or where the judge's key is missing in what needs no judge alone.
 */
function comparedSides(missing, before, after) {
    if (missing?.judge !== true)
        return [before, after];
    return [
        { header: before.header, cases: settledAlike(before.cases, after.cases) },
        { header: after.header, cases: settledOnly(after.cases) },
    ];
}
/** The cases of a run whose judge's key is missing, without the results that do not gate: nothing is read from them. */
function settledOnly(cases) {
    return mapped(cases, () => (one) => ({
        ...one,
        attempts: one.attempts.map((attempt) => ({
            ...attempt,
            turns: attempt.turns.map((turn) => ({
                ...turn,
                results: keptOf(turn.results, (_, result) => result.gating !== false),
            })),
        })),
    }));
}
/**
 * The cases of a baseline as such a run can be held against them: of every turn what that run settled without its judge, and
 * passed or failed by that alone. Whoever judged it in the baseline: where the run found an answer empty, the judge's opinion
 * of the answer before is what it is compared with. Gone through anew each time, with one look at `current` before.
 */
function settledAlike(cases, current) {
    return mapped(cases, () => {
        const settled = settledBy(current);
        return (one) => {
            const known = settled.get(`id ${one.id}`) ?? settled.get(`hash ${one.hash}`);
            return narrowed(one, known === undefined ? undefined : (turn, scorer) => known.has(`${turn} ${scorer}`));
        };
    });
}
/** `turn scorer` of everything that counts, by id and by content of the case: it may have been renamed. */
function settledBy(cases) {
    const settled = new Map();
    for (const one of cases) {
        const known = new Set();
        for (const { turns } of one.attempts)
            for (const [turn, { results }] of turns.entries())
                for (const [scorer, result] of Object.entries(results))
                    if ((0,(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(79721))/* .counts */ .t)(result))
                        known.add(`${turn} ${scorer}`);
        settled.set(`id ${one.id}`, known);
        if (one.hash !== undefined)
            settled.set(`hash ${one.hash}`, known);
    }
    return settled;
}
/** A case with these results alone; without a rule with those that nobody was asked about. */
function narrowed(one, compared) {
    if (one.attempts.length === 0)
        return one;
    const attempts = one.attempts.map((attempt) => {
        const turns = attempt.turns.map((turn, index) => narrowedTurn(turn, index, compared));
        const { error: _, unsure: __, ...rest } = attempt;
        // An attempt that a scorer could not judge was played all the same.
        const unplayed = attempt.status === 'errored' && attempt.turns.every(({ errors }) => errors === undefined);
        if (unplayed || turns.some(({ errors }) => errors !== undefined))
            return { ...attempt, turns };
        return { ...rest, turns, ...(0,(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(72277))/* .attemptOutcome */ .St)(turns) };
    });
    const plan = { repeat: attempts.length, min_passes: one.min_passes ?? attempts.length };
    const { unsure: _, ...rest } = one;
    return { ...rest, attempts, ...(0,(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(72277))/* .caseOutcome */ .X_)(attempts, plan) };
}
function narrowedTurn(turn, index, compared) {
    const { errors = {}, ...rest } = turn;
    const left = keptOf(errors, (scorer) => compared?.(index, scorer) ?? false);
    return {
        ...rest,
        results: keptOf(turn.results, (scorer, result) => compared?.(index, scorer) ?? (0,(_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(71874))/* .isSettled */ .Is)(result)),
        ...(Object.keys(left).length === 0 ? {} : { errors: left }),
    };
}
function keptOf(record, keep) {
    const kept = Object.create(null);
    for (const [name, value] of Object.entries(record))
        if (keep(name, value))
            kept[name] = value;
    return kept;
}
/** An iterable that may be gone through several times; `begin` is asked each time. */
function mapped(all, begin) {
    return {
        *[Symbol.iterator]() {
            const each = begin();
            for (const one of all)
                yield each(one);
        },
    };
}


/***/ }),

/***/ 8653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ shardRecordOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_cassettes_changed_cassettes_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_13__;
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _schema_outcome_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_14__;
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_tool_call_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _schema_trace_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _schema_users_talk_js__WEBPACK_IMPORTED_MODULE_11__;
/* harmony import */ var _schema_workspaces_workspace_js__WEBPACK_IMPORTED_MODULE_12__;
/* harmony import */ var _schema_worlds_world_js__WEBPACK_IMPORTED_MODULE_4__;













/**
 * Records of a journal that came from another machine: data to be checked, whoever wrote them. Only what a merge takes over
 * is described; a record that does not fit counts as lost.
 */
var count;
function count$made() { return count = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0); }
var sha256;
function sha256$made() { return sha256 = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[0-9a-f]{64}$/); }
var usage;
function usage$made() { return usage = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    calls: (count ?? count$made()),
    cached_calls: (count ?? count$made()),
    input_tokens: (count ?? count$made()),
    output_tokens: (count ?? count$made()),
    cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullable(),
}); }
var shardPart;
function shardPart$made() { return shardPart = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    index: (count ?? count$made()),
    count: (count ?? count$made()),
    suite: (sha256 ?? sha256$made()),
    cut: (sha256 ?? sha256$made()),
    cases: (count ?? count$made()),
    commit: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .regex(/^[0-9a-f]{40,64}$/)
        .optional(),
    places: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((count ?? count$made())),
    settings: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        gate: (_schema_settings_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(45188))/* .gateSettings */ .dJ,
        threshold: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional(),
        thresholds: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional(),
        max_retries: (count ?? count$made()),
        timeout_ms: (count ?? count$made()),
    }),
}); }
var started;
function started$made() { return started = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('run.started'),
    run_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^run_[a-z0-9]{1,64}$/),
    at: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64377))/* .datetime */ .w$(),
    config: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        selection: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
            cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
            tags: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
            agent: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
            repeat: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).optional(),
        }),
        judge: (_schema_run_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(48277))/* .judgeIdentity */ .Ec.extend({
            id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
            samples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1),
        }),
        gate: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            min_pass_rate: (_schema_settings_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(45188))/* .gateSettings */ .dJ.shape.min_pass_rate.unwrap(),
            fail_on: (_schema_settings_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(45188))/* .gateSettings */ .dJ.shape.fail_on.unwrap(),
        }),
        seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        faults: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((_schema_worlds_world_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(78033))/* .FAULT_KINDS */ .ln)).min(1).optional(),
        secrets_withheld: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ reason: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), judge: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY() }).optional(),
        model_notes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().max(1000)).max(100).optional(),
        empty_keys: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[A-Z_]{1,40}$/)).optional(),
        affected: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            ...{ base: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), changed: (count ?? count$made()), of: (count ?? count$made()), chosen: (count ?? count$made()), gating: (count ?? count$made()) },
            unaffected: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
        })
            .optional(),
        narrowed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            ...{ of: (count ?? count$made()), chosen: (count ?? count$made()) },
            failing: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
            sample: (count ?? count$made()).optional(),
            seed: (count ?? count$made()).optional(),
            limit: (count ?? count$made()).optional(),
            only: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
        })
            .optional(),
        cassettes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            record: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
            replay: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['all', 'changed', 'recorded']).optional(),
        })
            .optional(),
        changed_cassettes: (_schema_cassettes_changed_cassettes_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(91973))/* .changedCassettes */ .y.optional(),
        shard: (shardPart ?? shardPart$made()),
    }),
}); }
var caseDescription;
function caseDescription$made() { return caseDescription = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1),
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    tags: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    location: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ file: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), line: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int() }),
    hash: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    gating: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY(),
    severity: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((_schema_outcome_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(80023))/* .SEVERITIES */ .oC).optional(),
    repeat: (count ?? count$made()).max(10_000),
    min_passes: (count ?? count$made()),
    scorers: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP())),
    talk: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ openings: (count ?? count$made()), afterwards: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()) }).optional(),
    agent_version: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .regex(/^[0-9a-f]{8}$/)
        .optional(),
    skip: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    world: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    unreachable: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
    unrecorded: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
}); }
var playedTurn;
function playedTurn$made() { return playedTurn = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    turn_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    simulated: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
    input: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    output: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    output_missing: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
    output_blob: (sha256 ?? sha256$made()).optional(),
    latency_ms: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0),
    tool_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((_schema_tool_call_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(65086))/* .toolCall */ .LW).nullable(),
    reported_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((_schema_tool_call_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(65086))/* .toolCall */ .LW).optional(),
    context: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).nullable(),
    agent_plan: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable(),
    usage: (_schema_run_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(40268))/* .agentUsage */ .h.nullable(),
    spans: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((_schema_trace_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(85070))/* .seenSpan */ .oy).max((_schema_trace_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(85070))/* .MOST_SPANS */ .Ud).optional(),
    criteria: (_schema_evaluation_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(10008))/* .subject */ .bc,
}); }
var playedTalk;
function playedTalk$made() { return playedTalk = (_schema_users_talk_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(77216))/* .talkFigures */ .WI.extend({
    lost: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((_schema_users_talk_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(77216))/* .lostTalk */ .bV.extend({ usage: (_schema_run_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(40268))/* .agentUsage */ .h }))
        .max(10)
        .optional(),
    usage: (usage ?? usage$made()),
}); }
var play;
function play$made() { return play = {
    case_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    attempt: (count ?? count$made()),
    order: (count ?? count$made()).optional(),
    calls: (count ?? count$made()),
    world: (_schema_worlds_world_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(78033))/* .worldEvidence */ .mT.optional(),
    workspace: (_schema_workspaces_workspace_js__WEBPACK_IMPORTED_MODULE_12__ ??= __webpack_require__(56023))/* .workspaceEvidence */ .$W.optional(),
    talk: (playedTalk ?? playedTalk$made()).optional(),
    stored: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true).optional(),
    replayed: (_schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(92523))/* .replayed */ .lD.optional(),
}; }
var records;
function records$made() { return records = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .discriminatedUnion */ .gMt('type', [
    (started ?? started$made()),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('case.planned'), case: (caseDescription ?? caseDescription$made()) }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('run.resumed') }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('attempt.played'), ...(play ?? play$made()), turns: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((playedTurn ?? playedTurn$made())) }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('attempt.errored'),
        ...(play ?? play$made()),
        turns: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((playedTurn ?? playedTurn$made())),
        usage: (_schema_run_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(40268))/* .agentUsage */ .h.optional(),
        error: (_schema_outcome_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(80023))/* .attemptError */ .wZ,
    }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('turn.scored'),
        case_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
        attempt: (count ?? count$made()),
        turn: (count ?? count$made()),
        scorer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
        result: (_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(60133))/* .scorerResult */ .sp.optional(),
        error: (_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(60133))/* .scorerError */ .Tz.optional(),
        left_out: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
        usage: (usage ?? usage$made()),
        replayed: (_schema_cassettes_replayed_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(92523))/* .replayed */ .lD.optional(),
    }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('turn.unscored'), case_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), attempt: (count ?? count$made()), usage: (usage ?? usage$made()) }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('attempt.retried'), case_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), attempt: (count ?? count$made()) }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz('run.finished'), header: (_schema_run_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(48277))/* .runHeader */ .jy }),
]); }
/** Undefined for what is no record of a shard. */
function shardRecordOf(value) {
    const read = (records ?? records$made()).safeParse(value);
    return read.success ? read.data : undefined;
}


/***/ }),

/***/ 40268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ (agentUsage ?? agentUsage$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/** Tokens and money of one agent answer; null where it is unknown. */
var agentUsage;
function agentUsage$made() { return agentUsage = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    input_tokens: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('Tokens that the agent read.'),
    output_tokens: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('Tokens that the agent wrote.'),
    cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('What it cost, in US dollars.'),
}); }


/***/ }),

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ (evaluateRequest ?? evaluateRequest$made())),
  LB: () => (/* binding */ (evaluateResponse ?? evaluateResponse$made())),
  bc: () => (/* binding */ (subject ?? subject$made()))
});

// UNUSED EXPORTS: judgedBySomething

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/agent-usage.js
var agent_usage;
// EXTERNAL MODULE: ./lib/schema/check.js
var check;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
var message;
function message$made() { return message = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    role: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['user', 'assistant', 'system', 'tool']).describe('Who speaks.'),
    content: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What is said.'),
    context: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional().describe('Passages that belong to this turn alone.'),
}); }

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result;
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call;
// EXTERNAL MODULE: ./lib/schema/trace.js
var trace;
// EXTERNAL MODULE: ./lib/schema/workspaces/workspace.js
var workspace;
;// CONCATENATED MODULE: ./lib/schema/evaluation.js










/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
var subject;
function subject$made() { return subject = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    input: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the user asked.'),
    output: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the agent answered.'),
    expected_behavior: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What a good answer does, in plain sentences.'),
    context: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional().describe('Passages that the answer is to be based on.'),
    ground_truth: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Reference answer or facts that the answer is compared with.'),
    conversation_history: (schemas ??= __webpack_require__(88343))/* array */.YOg((message ?? message$made())).optional().describe('The conversation, oldest entry first.'),
    agent_plan: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('The plan that the agent made.'),
    tool_calls: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolCall */.LW)
        .optional()
        .describe('Tools that the agent called. An empty list: none. Left out: unknown.'),
    role: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Role of the agent in a sentence.'),
    system_prompt: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('System prompt of the agent, as its instructions.'),
    domain: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the agent is there for, for `misuse`.'),
    allowed_topics: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP())
        .optional()
        .describe('Topics that the agent may speak about, for `topic_adherence`.'),
    advice_types: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP())
        .optional()
        .describe('Kinds of advice that the agent must not give. Left out: `non_advice` looks for medical, financial and legal advice.'),
    expected_tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* expectedTool */.vc).optional().describe('Tools that the agent should have called.'),
    available_tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolDescription */.HG).optional().describe('Tools that the agent could have called.'),
    latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('How long the answer took, in milliseconds, for `latency_ms`.'),
    usage: (agent_usage ??= __webpack_require__(40268))/* agentUsage */.h
        .optional()
        .describe('What the answer took, in tokens and US dollars, for checks of them.'),
    workspace: (workspace ??= __webpack_require__(56023))/* workspaceEvidence */.$W
        .optional()
        .describe('What the answer left behind in its workspace, for checks of files, commands and changes.'),
    spans: (schemas ??= __webpack_require__(88343))/* array */.YOg((trace ??= __webpack_require__(85070))/* seenSpan */.oy)
        .max((trace ??= __webpack_require__(85070))/* MOST_SPANS */.Ud)
        .optional()
        .describe('Spans that were traced for the answer, in the order in which they began, for `spans`. Left out: unknown.'),
    state: (common ??= __webpack_require__(86462))/* freeObject */.oR.optional().describe('What the answer left behind, for checks of `state…`.'),
}); }
/** Without scorers there have to be checks. */
function judgedBySomething(value, context) {
    const { scorers, checks } = value; // Half-read: only whether they are there.
    if (scorers === undefined && checks === undefined)
        context.addIssue({ code: 'custom', path: ['scorers'], message: 'is required (or checks)' });
}
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
var evaluateRequest;
function evaluateRequest$made() { return evaluateRequest = (subject ?? subject$made())
    .extend({
    turn_id: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .optional()
        .describe('Id of a turn of a stored run to judge again; fields that are given beside it win over those of the turn.'),
    scorers: (schemas ??= __webpack_require__(88343))/* array */.YOg((scorer_name ??= __webpack_require__(47655))/* scorerName */.W7)
        .min(1)
        .optional()
        .describe('Built-in names, aliases or ids of custom scorers; one result each. May be left out where there are `checks`.'),
    checks: (check ??= __webpack_require__(51283))/* checks */.AV.optional(),
    threshold: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('Lowest score that passes; above 1 it is the budget of `latency_ms` in milliseconds. Left out: that of the scorer, else 0.7.'),
})
    .superRefine(judgedBySomething, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu)
    .meta({ anyOf: [{ required: ['scorers'] }, { required: ['checks'] }] }); }
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
var evaluateResponse;
function evaluateResponse$made() { return evaluateResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    evaluation_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    overall_pass: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    results: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (scorer_result ??= __webpack_require__(60133))/* scorerResult */.sp),
    errors: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (scorer_result ??= __webpack_require__(60133))/* scorerError */.Tz).optional(),
}); }


/***/ })

};
