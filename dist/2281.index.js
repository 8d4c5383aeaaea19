export const id = 2281;
export const ids = [2281,3376];
export const modules = {

/***/ 89085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ announceRun)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text = __webpack_require__(7460);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
;// CONCATENATED MODULE: ./lib/webhooks/failure-summary.js


/** A receiver shows it as one line of a chat message. */
const LONGEST = 1_000;
const LONGEST_REASONING = 200;
/** More scorers than these are counted. */
const MOST_SCORERS = 3;
/**
 * The case that a failed run is reported by: the first that failed and gates, in file order; else the first that could not be
 * judged; else the first selected one, and empty texts where there is none (contract 10).
 */
function runFailure({ header, cases }) {
    let first;
    let errored;
    for (const one of cases) {
        first ??= one;
        if (one.gating === false)
            continue;
        if (one.status === 'failed')
            return failureOf(one, header.reason);
        if (one.status === 'errored')
            errored ??= one;
    }
    if (errored !== undefined)
        return failureOf(errored, header.reason);
    return {
        test_case_id: first?.id ?? '',
        test_case_name: first?.name ?? '',
        failure_summary: shown(header.reason),
    };
}
function failureOf(one, reason) {
    return { test_case_id: one.id, test_case_name: one.name, failure_summary: shown(why(one) ?? reason) };
}
/** Which scorers failed and why, else the error; undefined when the case says neither. */
function why({ attempts, status }) {
    const attempt = attempts.find((one) => one.status === status) ?? attempts.at(-1);
    if (attempt === undefined)
        return undefined;
    const turns = attempt.turns;
    if (status === 'failed') {
        const failed = turns.flatMap(({ results }) => Object.entries(results).filter(([, result]) => !result.pass && result.gating !== false));
        const named = failed
            .slice(0, MOST_SCORERS)
            .map(([name, { score, reasoning }]) => scored(name, score, reasoning));
        const more = failed.length - named.length;
        if (named.length > 0)
            return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
    }
    if (attempt.error !== undefined)
        return `${attempt.error.code}: ${attempt.error.message}`;
    const [error] = turns.flatMap(({ errors }) => Object.entries(errors ?? {}));
    return error === undefined ? undefined : `${error[0]}: ${error[1].message}`;
}
const scored = (name, score, reasoning) => `${name} ${score.toFixed(2)}${reasoning === '' ? '' : `: ${(0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.TN)(reasoning), LONGEST_REASONING)}`}`;
/** Line breaks and controls would be read as more than one line. */
const shown = (text) => (0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.TN)(text), LONGEST);

// EXTERNAL MODULE: ./lib/jobs/announce.js
var announce = __webpack_require__(57301);
// EXTERNAL MODULE: ./lib/jobs/scorer-names.js
var scorer_names = __webpack_require__(78671);
;// CONCATENATED MODULE: ./lib/jobs/runs/announce-run.js




/**
 * Tells webhooks of a run that ended (contract 10): `run.failed` where its gate or the run itself failed, else
 * `run.completed`. Nobody is notified of a shard, whose merge is announced instead, of a run that validates a prompt, which is part of
 * an optimization, and of one that was played elsewhere and imported.
 */
async function announceRun(engine, report, config) {
    if (config.shard !== undefined || config.validates !== undefined || config.imported !== undefined)
        return;
    const { run_id, agent_id, conclusion, reason, pass_rate, counts, avg_scores, duration_ms, status } = report.header;
    if (conclusion === 'failed' || status === 'failed') {
        const failure = runFailure(report);
        const failure_summary = (await (0,scorer_names/* scorerNames */.n)(engine))(failure.failure_summary);
        await (0,announce/* announce */.i)(engine, { event: 'run.failed', data: { run_id, ...failure, failure_summary } });
        return;
    }
    const url = workflowUrl(engine.ports);
    await (0,announce/* announce */.i)(engine, {
        event: 'run.completed',
        data: {
            ...{ run_id, agent_id, conclusion, reason, pass_rate, counts, avg_scores, duration_ms },
            ...(0,defined/* defined */.s)({ url }),
        },
    });
}
/** Page of the workflow run that this is a part of; undefined elsewhere. */
function workflowUrl({ env }) {
    const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(env.get);
    const known = /^https?:\/\//.test(server ?? '') && (repository ?? '') !== '' && /^\d+$/.test(run ?? '');
    return known ? `${server}/${repository}/actions/runs/${run}` : undefined;
}


/***/ }),

/***/ 68120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ reportOfRun)
});

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/runs/comparing/run-trend.js

/** Points that are shown, and fewer than which show no direction. */
const MOST_RUNS = 30;
const FEWEST_RUNS = 3;
/**
 * The pass rates of the last runs that can be laid beside this one, oldest first, with this one as the last: whole runs that
 * ended, were asked to play the same, and were judged by the same judge. `rows` are those of the index, newest first. Nothing
 * where there are fewer than three, or where this run itself is a part, judged stored answers, or did not end.
 */
function runTrend(rows, { header, config }) {
    const { run_id, started_at, pass_rate, judge, status } = header;
    if (pass_rate === null || status !== 'completed')
        return {};
    const { rescored, shard, secrets_withheld: missing, narrowed } = config;
    if ((rescored ?? shard ?? missing ?? narrowed) !== undefined)
        return {};
    const kind = kindOf(config.selection, judge);
    const earlier = rows
        .filter((row) => row.run_id !== run_id && row.started_at <= started_at && isWhole(row))
        .filter((row) => kindOf(row['selection'], row['judge']) === kind)
        .slice(0, MOST_RUNS - 1)
        // Checked by `isWhole`.
        .map((row) => ({ run: row.run_id, pass_rate: row['pass_rate'] }))
        .reverse();
    const trend = [...earlier, { run: run_id, pass_rate }];
    return trend.length < FEWEST_RUNS ? {} : { trend };
}
/** What is in the index may be of any age, and from another machine. */
function isWhole(row) {
    const { status, pass_rate: rate, rescored, shard, secrets_withheld: missing, imported, narrowed } = row;
    return (status === 'completed' &&
        typeof rate === 'number' &&
        rate >= 0 &&
        rate <= 1 &&
        rescored !== true &&
        shard === undefined &&
        missing === undefined &&
        imported === undefined &&
        narrowed !== true);
}
/** Equal where two runs were asked to play the same, and judged by the same judge. */
function kindOf(selection, judge) {
    const [selected, judged] = [fieldsOf(selection), fieldsOf(judge)];
    return (0,canonical_json/* canonicalJson */.d)([
        [selected['cases'], selected['tags'], selected['agent'], selected['repeat']],
        [judged['mode'], judged['model']],
    ]);
}
const fieldsOf = (value) => typeof value === 'object' && value !== null ? value : {}; // Read back from disk: every field is unknown.

// EXTERNAL MODULE: ./lib/jobs/runs/calibration-quotes.js
var calibration_quotes = __webpack_require__(70777);
;// CONCATENATED MODULE: ./lib/jobs/runs/report-of-run.js


/** What every entry point shows of a run beside its numbers: how it goes over time, how far the judge is to be believed, and why cases fail. */
async function reportOfRun(engine, report, { config, journal, baseline, whole }) {
    const rows = whole ? await (await engine.store()).runSummaries() : [];
    const trend = whole ? runTrend(rows, { header: report.header, config }) : {};
    const completed = await (0,calibration_quotes/* withCalibration */.Z)(engine, { ...report, ...trend });
    if (completed.header.counts.failed === 0)
        return completed;
    const { withFailureAnalysis } = await Promise.all(/* import() */[__webpack_require__.e(8871), __webpack_require__.e(8556), __webpack_require__.e(895), __webpack_require__.e(3278)]).then(__webpack_require__.bind(__webpack_require__, 87583));
    return withFailureAnalysis(engine, completed, journal, baseline);
}


/***/ }),

/***/ 52281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRun: () => (/* binding */ startRun)
});

// UNUSED EXPORTS: openOwnJournal

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/runs/sharding/cut-shard.js
var cut_shard = __webpack_require__(33154);
// EXTERNAL MODULE: ./lib/runs/comparing/choose-baseline.js
var choose_baseline = __webpack_require__(31174);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/connect.js + 18 modules
var connect = __webpack_require__(19628);
// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url = __webpack_require__(71961);
// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git = __webpack_require__(56816);
// EXTERNAL MODULE: ./lib/schema/file-kinds.js
var file_kinds = __webpack_require__(11415);
// EXTERNAL MODULE: ./lib/test-cases/load-agents.js
var load_agents = __webpack_require__(2929);
// EXTERNAL MODULE: ./lib/test-cases/problem-list.js
var problem_list = __webpack_require__(69036);
// EXTERNAL MODULE: ./lib/test-cases/read-resources.js
var read_resources = __webpack_require__(48746);
// EXTERNAL MODULE: ./lib/test-cases/shared-lists.js
var shared_lists = __webpack_require__(9195);
;// CONCATENATED MODULE: ./lib/test-cases/agents-in.js






/**
 * The agents alone of the evals folder of another checkout, as `loadEvals` reads them. `root` and `boundary` are absolute with
 * links resolved; nothing outside of `boundary` is read, whatever holds it. An agent may be there although its file has a
 * problem: a prompt that could not be read for one.
 */
async function agentsIn(root, boundary, files) {
    const loading = {
        root,
        boundary,
        home: (0,external_node_path_.dirname)(root),
        files,
        mode: 'run',
        problems: new problem_list/* ProblemList */.K(),
        shared: (0,shared_lists/* sharedLists */.D)(),
    };
    const { all } = await (0,read_resources/* readResources */.M)('agent', file_kinds/* agentFile */.Om, loading);
    const agents = [];
    for (const resource of all) {
        const variables = (0,load_agents/* noteVariables */.Y)(resource, loading);
        const { value } = resource;
        if (value === undefined)
            continue;
        const whole = { ...resource, value };
        agents.push(await (0,load_agents/* loadAgent */.e)(whole, variables, loading));
    }
    return { agents, problems: loading.problems.sorted() };
}

// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var boundary = __webpack_require__(57488);
;// CONCATENATED MODULE: ./lib/runs/gating/base-ref.js







/** SHA-1, or SHA-256 in repositories that use it: a name could lead elsewhere tomorrow, and nothing else begins with a dash. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** How git reaches the origin where that is not in its settings. */
const REACH = [
    ...['SSH_AUTH_SOCK', 'GIT_SSH_COMMAND', 'GIT_SSL_CAINFO', 'SSL_CERT_FILE'],
    ...[
        'HTTPS_PROXY',
        'https_proxy',
        'HTTP_PROXY',
        'http_proxy',
        'NO_PROXY',
        'no_proxy',
        'ALL_PROXY',
        'all_proxy',
    ],
];
/** Programs that run the file they are given; any other brings its own code, whatever files it is given. */
const INTERPRETER = /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|ruby|perl|php|lua|Rscript|java|bash|sh|zsh)$/;
/** What is run is written in the command, or chosen by it. */
const INLINE = /^(?:-c|-e|-p|--eval|--print)$/;
/** Nothing that a repository asks for is run because files of it are written elsewhere. */
const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null'];
/** The base of a run that asks for it; a run that goes on keeps the one it began with. Where the check can do nothing that is reported. */
function baseOf(engine, run) {
    const { began, gate, isPart, runId } = run;
    if (!gate.baseline_ref_check && began === undefined)
        return undefined;
    const idle = isPart
        ? 'flips are known when the shards are merged, and a merge plays nothing'
        : gate.fail_on === 'regression'
            ? undefined
            : `it belongs to fail_on: regression, and fail_on is ${gate.fail_on}`;
    if (idle !== undefined) {
        engine.warn(`baseline_ref_check has no effect here: ${idle}`);
        return undefined;
    }
    const commit = began ?? run.commit;
    if (commit === undefined) {
        const missing = 'it is not known of which commit this is a change';
        return { agentOf: async () => ({ missing }), close: () => undefined };
    }
    const { env } = engine.ports;
    // Outside of the workspace where there is a place for it: a search upwards, as for packages, must not find what is checked out now.
    return baseRef(engine, commit, (0,external_node_path_.join)(env.get('RUNNER_TEMP') ?? engine.stateDir, `base-${runId}`));
}
/**
 * The repository as it was at `commit`, written once below `folder` when the first agent is asked for, and only read from then
 * on. Git's own records are left alone (an index of its own, no worktree): a process that is killed leaves a folder behind and
 * nothing else, and the next one takes it away. A commit that is not in the clone is fetched, that one alone.
 */
function baseRef(engine, commit, folder) {
    const { ports } = engine;
    const known = new Map();
    let laidOut;
    return {
        commit,
        agentOf(current) {
            let found = known.get(current);
            if (found === undefined) {
                laidOut ??= layOut(engine, commit, folder);
                found = laidOut
                    .then((tree) => onBase(current, tree, engine))
                    .catch((error) => ({ missing: (0,errors/* asFault */.Ps)(error).message.replace(/\.$/, '') }));
                known.set(current, found);
            }
            return found;
        },
        close() {
            ports.files.remove(folder);
        },
    };
}
async function layOut({ evalsDir, ports }, commit, folder) {
    const { files } = ports;
    const evals = files.realPath(evalsDir);
    const repository = evals === null ? null : (0,boundary/* findBoundary */.Wi)(evals, files);
    if (evals === null || repository === null || files.stat((0,external_node_path_.join)(repository, '.git')) === null)
        return 'the evals folder is in no git repository';
    if (!COMMIT.test(commit))
        return `"${commit}" is not the full name of a commit`;
    files.remove(folder);
    const tree = (0,external_node_path_.join)(folder, 'files');
    files.makeFolder(tree);
    const git = (0,ask_git/* gitIn */.u)(repository, ports, {
        ...reachOf(ports),
        GIT_NO_LAZY_FETCH: '0',
        GIT_INDEX_FILE: (0,external_node_path_.join)(folder, 'index'),
    });
    if (!(await isThere(git, commit))) {
        const fetched = await git(...NO_HOOKS, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
        if (fetched.code !== 0 || !(await isThere(git, commit)))
            return `commit ${commit.slice(0, 12)} is not in this clone and could not be fetched; check out with "fetch-depth: 0"`;
    }
    const read = await git(...NO_HOOKS, 'read-tree', commit);
    const written = read.code === 0
        ? await git(...NO_HOOKS, `--work-tree=${tree}`, 'checkout-index', '--all', '--force', '--quiet')
        : read;
    if (written.code !== 0)
        return `the files of ${commit.slice(0, 12)} could not be written: ${written.errors.trim().split('\n')[0] ?? ''}`;
    const top = files.realPath(tree) ?? tree;
    const root = files.realPath((0,external_node_path_.join)(top, (0,external_node_path_.relative)(repository, evals)));
    if (root === null || !(0,boundary/* isInside */.FK)(top, root))
        return `commit ${commit.slice(0, 12)} has no evals folder`;
    const { agents, problems } = await agentsIn(root, top, files);
    const broken = new Map(problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => [file, message]));
    return { root, top, agents, broken };
}
const isThere = async (git, commit) => (await git('cat-file', '-e', `${commit}^{commit}`)).code === 0;
function reachOf({ env }) {
    return Object.fromEntries(REACH.flatMap((name) => {
        const value = env.get(name);
        return value === undefined ? [] : [[name, value]];
    }));
}
/** The agent of the base commit under the id of a present one, if what would answer is known to be of that commit. */
async function onBase(current, tree, engine) {
    if (typeof tree === 'string')
        return { missing: tree };
    const { id } = current.agent;
    const agent = tree.agents.find((one) => one.agent.id === id);
    if (agent === undefined)
        return { missing: `the base has no agent "${id}"` };
    const problem = tree.broken.get(agent.location.file);
    if (problem !== undefined)
        return { missing: `agent "${id}" of the base cannot be read: ${problem}` };
    const doubt = doubtOf(agent, tree.top, engine.ports);
    if (doubt !== undefined)
        return { missing: `agent "${id}" ${doubt}` };
    // What can be seen without a call, such as a variable that is not set, is no reason to end the run.
    await (0,connect/* connectAgent */.K)(await engine.reach(agent), engine.ports).close();
    return { agent };
}
/**
 * Why an answer might come from this change although the base was asked: its failing would then excuse what it caused. Programs
 * are of the base when they are files of it; a server at a local address was started from what is checked out now.
 */
function doubtOf({ agent, home }, top, { files }) {
    const { command, cwd = '.', url, base_url: baseUrl } = agent.invocation ?? {};
    const address = url ?? baseUrl;
    if (address !== undefined && (0,local_url/* isPrivateUrl */.Dd)(address))
        return 'is a server at a local address, which is not of the base commit';
    if (command === undefined)
        return undefined;
    const folder = files.realPath((0,external_node_path_.resolve)(home, cwd));
    if (folder === null || !(0,boundary/* isInside */.FK)(top, folder))
        return 'works in a folder that the base commit does not have';
    const isFile = (path) => {
        const real = (0,external_node_path_.isAbsolute)(path) ? null : files.realPath((0,external_node_path_.resolve)(folder, path));
        return real !== null && (0,boundary/* isInside */.FK)(top, real) && files.stat(real)?.kind === 'file';
    };
    // A module of Python by its name, found from the folder that it works in.
    const isModule = (name) => {
        const path = name.replaceAll('.', external_node_path_.sep);
        return isFile(`${path}.py`) || isFile((0,external_node_path_.join)(path, '__main__.py'));
    };
    const isOfBase = isRunFrom(command, isFile, isModule);
    return isOfBase
        ? undefined
        : 'is a program that is no file of the base commit, so it may be that of this change';
}
/** Whether the program itself, not merely a file that it is given, is one of these files. */
function isRunFrom([program = '', ...rest], isFile, isModule) {
    if (isFile(program))
        return true;
    const at = [program, ...rest].findIndex((word) => INTERPRETER.test((0,external_node_path_.basename)(word)));
    if (at === -1)
        return false;
    const words = rest.slice(at);
    const script = words.findIndex(isFile);
    const before = script === -1 ? words : words.slice(0, script);
    if (before.some((word) => INLINE.test(word)))
        return false;
    const module = before.indexOf('-m');
    return module === -1 ? script !== -1 : isModule(words[module + 1] ?? '');
}

;// CONCATENATED MODULE: ./lib/runs/planning/open-comparison.js


/** Opens the baseline of a run, and its base commit where flipped cases are to be played on it. */
async function openComparison(engine, run, open) {
    const { runId, plan, options, began } = run;
    // Where nothing is played there is nothing to compare.
    const { baseline, recorded, missing } = plan.affected?.chosen === 0 ? {} : await (0,choose_baseline/* chooseBaseline */.h)(engine, soughtFor(run));
    if (baseline !== undefined)
        open.atClose(() => baseline.run.close());
    const base = baseOf(engine, {
        ...{ runId, began, gate: plan.settings.gate, isPart: plan.part !== undefined },
        commit: options.baseRef,
    });
    if (base !== undefined)
        open.atClose(() => base.close());
    return {
        ...{ baseline, noBaseline: missing, base },
        recorded: {
            ...(recorded === undefined ? {} : { baseline: recorded }),
            ...(base?.commit === undefined ? {} : { base_ref: base.commit }),
        },
    };
}
function soughtFor({ runId, plan, config, options }) {
    const { settings, part } = plan;
    const isRequested = settings.gate.fail_on === 'regression' || options.seekBaseline === true;
    return {
        runId,
        named: options.baseline,
        // The whole is compared, once it is merged.
        wanted: isRequested && part === undefined,
        rescored: config.rescored,
        unread: options.unread,
        selection: config.selection,
        judge: config.secrets_withheld?.judge === true ? undefined : config.judge,
    };
}

// EXTERNAL MODULE: ./lib/runs/planning/plan-run.js + 2 modules
var plan_run = __webpack_require__(32092);
// EXTERNAL MODULE: ./lib/runs/planning/run-config.js + 2 modules
var run_config = __webpack_require__(1016);
// EXTERNAL MODULE: ./lib/runs/planning/same-run.js
var same_run = __webpack_require__(66822);
// EXTERNAL MODULE: ./lib/runs/planning/without-secrets.js
var without_secrets = __webpack_require__(81030);
;// CONCATENATED MODULE: ./lib/runs/planning/continued-run.js







/** A run that goes on: with the cases, the judge, the quarantine and the baseline that it began with. */
async function continuedRun({ engine, runId, options: requested, open }, journal, before) {
    const shard = (0,cut_shard/* shardToContinue */.Jh)(before, requested.shard, runId);
    (0,cut_shard/* refuseBaselineOfPart */.gE)(shard, requested.baseline);
    const options = {
        ...requested,
        selection: before.selection,
        // It was refused or allowed when the run began.
        refusesOnly: false,
        minPassRate: requested.minPassRate ?? before.gate.min_pass_rate,
        failOn: requested.failOn ?? before.gate.fail_on,
        ...(0,defined/* defined */.s)({ shard, baseline: requested.baseline ?? before.baseline }),
    };
    const drafted = await (0,plan_run/* planRun */.n)(engine, options, before);
    const planned = await (0,without_secrets/* reachableCases */.Ll)(engine, drafted.planned);
    const plan = { ...drafted, planned };
    const { settings, affected } = plan;
    const { rescored, selection, quarantine } = before;
    const { judge, budget, emptyKeys } = await (0,run_config/* chooseRunJudge */.S)(engine, runId, plan, rescored);
    const missing = (0,without_secrets/* stillMissing */.f2)(engine.options, before, planned);
    const { seed } = engine.options;
    const nowMs = engine.ports.clock.now();
    const config = (0,run_config/* configOf */.W1)(plan, { selection, judge, emptyKeys, seed, rescored, missing, nowMs });
    (0,same_run/* checkSameCases */.yn)(journal, planned, runId);
    (0,same_run/* checkSameJudge */.eo)(before, config, runId);
    const began = before.base_ref;
    const { recorded, ...compared } = await openComparison(engine, { runId, plan, config, options, ...(0,defined/* defined */.s)({ began }) }, open);
    return {
        ...{ runId, planned, settings, affected, judge, budget },
        config: { ...config, ...(0,defined/* defined */.s)({ quarantine }), ...recorded },
        ...compared,
        adopted: [],
        retriesErrors: requested.retryErrors !== undefined,
    };
}

// EXTERNAL MODULE: ./lib/runs/gating/quarantined-cases.js
var quarantined_cases = __webpack_require__(97271);
;// CONCATENATED MODULE: ./lib/runs/planning/fresh-run.js







/** A run that begins: what it plays, by whom it is judged, what it is compared with and which cases gate is chosen now. */
async function freshRun({ engine, runId, options, open }) {
    const { selection = {}, rescored } = options;
    (0,cut_shard/* refuseBaselineOfPart */.gE)(options.shard, options.baseline);
    const drafted = await (0,plan_run/* planRun */.n)(engine, options);
    const adopted = options.adopt?.(drafted.planned);
    // What is not called needs no keys: stored answers, skipped cases.
    const planned = adopted?.cases ?? (await (0,without_secrets/* reachableCases */.Ll)(engine, drafted.planned));
    const plan = { ...drafted, planned };
    const { settings, part, affected } = plan;
    const chosen = await (0,run_config/* chooseRunJudge */.S)(engine, runId, plan, rescored);
    const { judge, budget, emptyKeys } = chosen;
    const missing = (0,without_secrets/* missingSecrets */.mO)(engine.options, chosen.isJudgeKeyMissing, planned);
    const { seed } = engine.options;
    const nowMs = engine.ports.clock.now();
    const config = (0,run_config/* configOf */.W1)(plan, { selection, judge, emptyKeys, seed, rescored, missing, nowMs });
    // The whole is gated, once it is merged.
    const quarantines = part === undefined && (0,quarantined_cases/* wantsQuarantine */.U)(settings.gate, options.historyOf);
    const decide = quarantines ? await (0,quarantined_cases/* quarantineBy */.m)(engine, judge.id) : undefined;
    const quarantine = decide?.(planned.map(({ description }) => description));
    const { recorded, ...compared } = await openComparison(engine, { runId, plan, config, options }, open);
    return {
        ...{ runId, planned, settings, affected, judge, budget },
        config: { ...config, ...(0,defined/* defined */.s)({ quarantine }), ...recorded },
        ...compared,
        adopted: adopted?.plays ?? [],
        retriesErrors: false,
    };
}

// EXTERNAL MODULE: ./lib/runs/run-journal.js + 6 modules
var run_journal = __webpack_require__(50890);
// EXTERNAL MODULE: ./lib/state/blobs.js
var blobs = __webpack_require__(72693);
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock = __webpack_require__(56906);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/flow/event-stream.js
var event_stream = __webpack_require__(47217);
// EXTERNAL MODULE: ./lib/git/workflow-commit.js
var workflow_commit = __webpack_require__(76393);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/runs/execution/case-attachments.js + 1 modules
var case_attachments = __webpack_require__(64947);
// EXTERNAL MODULE: ./lib/runs/execution/traced-agents.js + 1 modules
var traced_agents = __webpack_require__(20007);
// EXTERNAL MODULE: ./lib/runs/planning/estimated-seconds.js
var estimated_seconds = __webpack_require__(33376);
// EXTERNAL MODULE: ./lib/runs/planning/missing-secrets.js
var missing_secrets = __webpack_require__(71874);
// EXTERNAL MODULE: ./lib/runs/record-run.js
var record_run = __webpack_require__(72409);
// EXTERNAL MODULE: ./lib/runs/run.js + 1 modules
var run = __webpack_require__(78835);
// EXTERNAL MODULE: ./lib/jobs/runs/announce-run.js + 1 modules
var announce_run = __webpack_require__(89085);
// EXTERNAL MODULE: ./lib/jobs/runs/report-of-run.js + 1 modules
var report_of_run = __webpack_require__(68120);
;// CONCATENATED MODULE: ./lib/jobs/runs/started-run.js
/// <reference lib="esnext.disposable" preserve="true" />













/** A run whose journal is open, as whoever asked for it sees it. */
function startedRun(engine, run) {
    const { spec, journal, open } = run;
    const { runId, planned, settings, judge, affected } = spec;
    if (journal.damage.lines > 0)
        engine.warn(`the journal of ${runId} has ${journal.damage.lines} damaged lines; what they held is done again`);
    const events = (0,event_stream/* eventStream */.V)();
    const close = () => open.close();
    return {
        ...{ runId, planned, settings, events, close },
        judge: (0,judges_judge/* identityOf */.cu)(judge),
        warnings: (0,missing_secrets/* emptyKeyWarnings */.sF)(spec.config.empty_keys),
        modelNotes: spec.config.model_notes ?? [],
        ...(0,defined/* defined */.s)({ affected, narrowed: spec.config.narrowed }),
        estimatedSeconds: (0,estimated_seconds.estimatedSeconds)(spec),
        finish: () => finished(engine, run, events),
        [Symbol.asyncDispose]: close,
    };
}
/** Plays it, records it for later runs, adds to the report the trend over those before it, and announces it. */
async function finished(engine, { spec, journal, signal, open }, events) {
    const { ports } = engine;
    const { runId, config, judge, planned, baseline } = spec;
    const traces = (0,traced_agents/* tracedAgents */.y)(engine.traces(), ports);
    open.atClose(() => traces.close());
    // A row from the beginning, written while the first calls are under way: a killed run is found in the list.
    const store = await engine.store();
    const listed = store.putRunSummary({
        run_id: runId,
        status: 'running',
        conclusion: null,
        reason: 'Not finished: under way, or interrupted.',
        started_at: journal.startedAt ?? new Date(ports.clock.now()).toISOString(),
        pass_rate: null,
    });
    listed.catch(() => undefined); // Heard below, after the run: nothing that is paid for is left behind.
    const finishedBefore = journal.header !== undefined;
    const outcome = await (0,run/* run */.e)(spec, {
        ...{ ports, journal, traces, events, signal },
        history: (0,record_run/* historyOf */.om)(engine, judge.id),
        connect: async (loaded) => (0,connect/* connectAgent */.K)(await engine.reach(loaded), ports),
        attachments: (0,case_attachments/* caseAttachments */.v)(engine),
    });
    await listed;
    // What is told from here on stands on the disk: a report of results that a power cut takes back would be of nothing.
    await journal.flush();
    const recorded = { config, judge, planned, commit: (0,workflow_commit/* workflowCommit */.v)(ports) };
    await (0,record_run/* recordRun */.vj)(store, recorded, outcome, finishedBefore);
    const ended = { config, journal, baseline: baseline?.run, whole: true };
    const report = await (0,report_of_run/* reportOfRun */.Z)(engine, outcome.report, ended);
    if (!outcome.cancelled)
        await (0,announce_run/* announceRun */.N)(engine, outcome.report, config);
    return { ...outcome, report };
}

;// CONCATENATED MODULE: ./lib/jobs/runs/start-run.js










/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal, all of it until the run is closed. */
async function startRun(engine, options = {}) {
    const continued = options.resume ?? options.retryErrors;
    const runId = continued ?? options.id ?? engine.ports.ids.next('run_');
    if (continued !== undefined)
        requireRun(engine, runId);
    return (0,resources/* owning */.jd)(async (open) => {
        const journal = await openOwnJournal(engine, runId, open);
        const { config } = journal;
        if (continued !== undefined)
            (0,same_run/* checkContinuable */.fc)(config, options, runId);
        const requested = { engine, runId, options, open };
        const spec = await (config === undefined
            ? freshRun(requested)
            : continuedRun(requested, journal, config));
        return startedRun(engine, { spec, journal, signal: options.signal, open });
    });
}
function requireRun({ ports, stateDir }, runId) {
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    if (ports.files.stat(paths.journal(runId)) !== null)
        return;
    throw new errors/* Fault */.vC('not_found', `no run "${runId}" in this state folder`, {
        where: paths.runs,
        hint: 'See: assay list runs',
    });
}
/** The journal of a run that nobody else works on. */
async function openOwnJournal({ ports, stateDir }, runId, open) {
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    // The lock stands in the run's own folder: other runs on the same state go on beside it.
    const lock = await (0,state_lock/* acquireLock */.I)(paths.runFolder(runId), ports);
    open.atClose(() => lock.release());
    const journal = (0,run_journal/* openRunJournal */.f)(paths.journal(runId), ports, (0,blobs/* openBlobs */.d)(paths.blobs, ports));
    open.atClose(() => journal.close());
    return journal;
}


/***/ }),

/***/ 41645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Nl: () => (/* binding */ readCaseHistory),
/* harmony export */   Ox: () => (/* binding */ historyKey),
/* harmony export */   jE: () => (/* binding */ rememberOutcomes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72277);




/** Outcomes that are kept of a case; a mark reads the last ten, so twenty let it change again. */
const KEPT_OUTCOMES = 20;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes'];
const historyDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: outcomes, oldest first, such as "PPFP", and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[PF]*$/), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
async function readCaseHistory(store, judgeId) {
    const { runs, cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            if (runs === 0)
                return undefined;
            const name = historyKey(described, judgeId);
            return Object.hasOwn(cases, name) ? cases[name]?.[0] : undefined;
        },
    };
}
/** Adds what became of the cases of a finished run, in their order: one step, so that runs that end at the same time both count. */
async function rememberOutcomes(store, judgeId, described, outcomes) {
    if (!outcomes.some(_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        for (const [at, one] of described.entries()) {
            const outcome = outcomes[at];
            if (!(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f)(outcome))
                continue;
            const name = historyKey(one, judgeId);
            kept[name] = [`${kept[name]?.[0] ?? ''}${markOf(outcome)}`.slice(-KEPT_OUTCOMES), runs];
        }
        return { runs, cases: kept };
    });
}
/** A remembered outcome as it is written down. */
const markOf = (outcome) => (outcome === 'passed' ? 'P' : 'F');
/** What is not ours is as good as nothing: marks only inform, so they may begin anew. */
function documentOf(value) {
    const read = historyDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The same case asked in the same way: another agent, other criteria or another judge are another history. */
function historyKey({ hash, agent_id, repeat, min_passes }, judgeId) {
    const key = JSON.stringify([hash, agent_id, repeat, min_passes, judgeId]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', key).slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 31174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ chooseBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55280);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23808);
/* harmony import */ var _load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79031);





const HOW_TO_NAME = 'name one as baseline: a results.json file or a run id';
/** Runs that are tried when the newest ones cannot be opened. */
const MOST_TRIED = 5;
/**
 * The run to compare with. A named one is opened or refused before anything is paid. Without a name, and only where the gate
 * asks for regressions, it is the newest run of this state folder that can serve: finished, not failed (a regression would be
 * its own baseline the second time), not one that left doubts (a case flipped to failed, if only by chance, or lost its
 * verdict, or a fall was suspected: step by step that would lead anywhere), by the same judge, of the same cases or of all
 * of them. `fail_on: never` decided nothing about its answers, so such a run serves only where there is no other.
 */
async function chooseBaseline(engine, sought) {
    const { named, runId } = sought;
    if (sought.rescored !== undefined)
        return ofRescored(engine, sought.rescored);
    if (named === 'none')
        return { recorded: 'none', missing: { missing: 'No baseline was wanted' } };
    if (named !== undefined) {
        const run = await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, named);
        if (run.header.run_id === runId) {
            await run.close();
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('usage', `${runId} cannot be its own baseline`, {
                where: 'baseline',
                hint: 'Name an earlier run.',
            });
        }
        return found(run, nameOf(named, run), recordedAs(engine, named, run), sought);
    }
    if (!sought.wanted)
        return {};
    const all = await (await engine.store()).runSummaries();
    const rows = all.filter((row) => serves(row, sought));
    const byJudge = rows.filter((row) => sought.judge === undefined || sameJudge(row, sought.judge));
    for (const { row, how } of ranked(byJudge, sought.selection).slice(0, MOST_TRIED))
        try {
            const passedOver = all
                .slice(0, all.indexOf(row))
                .some((newer) => isUnfailed(newer) && isDoubtful(newer));
            const name = `${row.run_id} (${how}${passedOver ? ', with nothing in doubt' : ''})`;
            const newest = all.slice(0, all.indexOf(row)).find(isOfBranch);
            const chosen = found(await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, row.run_id), name, row.run_id, sought);
            return newest?.['conclusion'] === 'failed' ? besideFailure(chosen, newest) : chosen;
        }
        catch (error) {
            engine.warn(`${row.run_id} cannot be the baseline: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error))}`);
        }
    const other = rows[0];
    return { missing: noneOf(byJudge.length, other, sought.unread) };
}
/** Why none was found; a fault that can be mended names how. */
function noneOf(unopened, other, unread) {
    if (other === undefined && unread !== undefined)
        return { missing: `No baseline to compare with: ${unread.why}`, remedy: unread.remedy };
    if (unopened > 0)
        return {
            missing: `No baseline to compare with: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(unopened, 'run')} could be it and cannot be opened`,
            remedy: 'Play the suite once more where the baseline is made, or name another one (baseline).',
        };
    if (other === undefined)
        return { missing: `No baseline to compare with yet (${HOW_TO_NAME})` };
    const judge = judgeOf(other)?.model ?? 'another judge';
    return {
        missing: `No baseline to compare with: the runs before this one were judged by ${judge} (${HOW_TO_NAME})`,
    };
}
/** The run whose answers are judged anew is there to be looked at: what differs is the judge, and no gate asks that. */
async function ofRescored(engine, { from, fresh }) {
    const missing = { missing: 'Stored answers were judged again, which shows no regression' };
    if (!fresh)
        return { missing };
    return { baseline: { run: await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, from), name: from, gates: false }, missing };
}
function found(run, name, recorded, { selection }) {
    const same = (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .sameSelection */ .V)(run.selection, selection);
    return { baseline: { run, name, gates: true, sameSelection: same }, recorded };
}
const besideFailure = ({ baseline, ...rest }, { run_id: newerFailed }) => ({
    ...rest,
    ...(baseline === undefined ? {} : { baseline: { ...baseline, newerFailed } }),
});
/** A file is named beside the run it holds: the path is what a person knows it by. */
const isStored = (named, { header, selected }) => selected !== undefined && named === header.run_id;
const nameOf = (named, run) => isStored(named, run) ? run.header.run_id : `${run.header.run_id} (${named})`;
const recordedAs = ({ ports }, named, run) => isStored(named, run) ? run.header.run_id : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.env.cwd(), named);
/** A row of the index as far as it is looked at; what is in the index may be of any age. */
const field = (value, name) => typeof value === 'object' && value !== null ? value[name] : undefined; // Border: read back from disk.
/** Whether a run finished in a way that a later one can be held against, and played at least what is played now. */
function serves(row, { runId, selection }) {
    if (row.run_id === runId || row['status'] !== 'completed' || typeof row['pass_rate'] !== 'number')
        return false;
    if (!isUnfailed(row))
        return false;
    // A part, or other answers than the agent's of that day.
    if (row['rescored'] === true || row['shard'] !== undefined || row['imported'] !== undefined)
        return false;
    // Some of its cases, which nobody named.
    if (row['narrowed'] === true)
        return false;
    // Plays of a prompt that is not the agent's.
    if (row['optimization'] !== undefined)
        return false;
    // Most of what its cases ask was not decided.
    if (row['secrets_withheld'] !== undefined)
        return false;
    if (isDoubtful(row))
        return false;
    // Its row came from another machine without its answers.
    if (row['journal'] === false)
        return false;
    const before = row['selection'];
    if (typeof before !== 'object' || before === null)
        return false;
    if (field(before, 'agent') !== selection.agent || field(before, 'repeat') !== selection.repeat)
        return false;
    return playedAll(before) || sameCases(before, selection);
}
/** Whether a row came with the state of the base branch, of a whole run that ended: only the journal of a baseline comes along. */
const isOfBranch = (row) => row['journal'] === false &&
    row['status'] === 'completed' &&
    row['rescored'] !== true &&
    row['shard'] === undefined;
const isUnfailed = (row) => row['conclusion'] === 'passed' || row['conclusion'] === 'neutral';
/** What failed in it, if only by chance, or got no verdict, could fail for good in the next run and look as before. */
const isDoubtful = (row) => Number(row['doubts'] ?? 0) > 0;
const playedAll = (selection) => field(selection, 'cases') === undefined && field(selection, 'tags') === undefined;
const sameCases = (a, b) => (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)([field(a, 'cases'), field(a, 'tags')]) ===
    (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)([field(b, 'cases'), field(b, 'tags')]);
const judgeOf = (row) => {
    const [mode, model] = [field(row['judge'], 'mode'), field(row['judge'], 'model')];
    return typeof mode === 'string' && typeof model === 'string' ? { mode, model } : undefined;
};
const sameJudge = (row, judge) => judgeOf(row)?.mode === judge.mode && judgeOf(row)?.model === judge.model;
/** Best first: what decided about its answers before what did not, the same cases before more of them, then the newest. */
function ranked(rows, selection) {
    const decided = (row) => row['conclusion'] === 'passed' || row['fail_on'] === 'regression';
    const wordsOf = (row) => [
        row['conclusion'] === 'passed' ? 'the newest run that passed' : 'the newest run that did not fail',
        ...(sameCases(row['selection'], selection) ? [] : ['of all cases']),
    ].join(', ');
    return rows
        .map((row, age) => ({
        row,
        how: wordsOf(row),
        rank: (decided(row) ? 0 : 2) + (sameCases(row['selection'], selection) ? 0 : 1),
        age,
    }))
        .sort((a, b) => a.rank - b.rank || a.age - b.age);
}


/***/ }),

/***/ 12437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rv: () => (/* binding */ missingSecretsFacts),
/* harmony export */   i_: () => (/* binding */ isFelt),
/* harmony export */   zb: () => (/* binding */ missingSecretsVerdict)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71874);


/** The missing secrets of a run and its cases, for the gate; nothing where everything was there. */
function missingSecretsFacts(missing, { undecided }, descriptions) {
    if (missing === undefined)
        return {};
    const unplayed = descriptions.filter(({ gating, unreachable }) => gating && unreachable === true).length;
    return {
        missing: {
            ...missing,
            undecided: unplayed + (missing.judge ? undecided.cases : 0),
            scorers: missing.judge ? undecided.scorers : new Set(),
        },
    };
}
/** Whether it took anything away from this run. */
const isFelt = (missing) => missing !== undefined && (missing.undecided > 0 || missing.scorers.size > 0);
/**
 * The verdict of a run that was given no secrets (contract 5): what needs none of them decides alone. `decided` is the verdict
 * on that, undefined where there is none of it. Neutral without such evidence; also with less of it than `gate.min_cases` asks
 * for, unless what there is failed.
 */
function missingSecretsVerdict(decided, judged, missing, { min_cases: least }) {
    const note = isFelt(missing) ? ` ${noteOf(missing)}` : '';
    if (decided === undefined)
        return { conclusion: 'neutral', reason: `Nothing could be decided without secrets.${note}`, exitCode: 0 };
    if (decided.conclusion === 'passed' && judged < least)
        return {
            conclusion: 'neutral',
            reason: `Only ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judged, 'case')} could be decided without secrets; ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(least)} are required (gate.min_cases). ${decided.reason}${note}`,
            exitCode: 0,
        };
    return { ...decided, reason: `${decided.reason}${note}` };
}
/** The sentence that belongs to every reason of such a run. */
function noteOf({ undecided, ...missing }) {
    const rest = undecided === 0
        ? 'what needs a judge does not gate'
        : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(undecided, 'case')} without a verdict`;
    return `${(0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)((0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .missingSecretsSentence */ .jh)(missing))}; ${rest}.`;
}


/***/ }),

/***/ 35938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./lib/text/headline.js
var headline = __webpack_require__(80911);
// EXTERNAL MODULE: ./lib/runs/gating/gate-missing-secrets.js
var gate_missing_secrets = __webpack_require__(12437);
// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon = __webpack_require__(39155);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
;// CONCATENATED MODULE: ./lib/runs/gating/gate-regression.js


/** Ids that a reason names of each kind; the report holds the others. */
const MOST_NAMED = 5;
/**
 * The decision of contract 5 under `fail_on: regression`, once the evidence itself is sound: failed only when the comparison
 * calls it a regression; what is only suspected passes and is named. Where nothing could be compared the run is neutral, unless
 * a baseline is required and could not be read: neutral run after run, the gate would be none. `passed` is the sentence about
 * this run alone.
 */
function regressionVerdict(baseline, passed, requiresBaseline) {
    if (baseline === undefined || 'missing' in baseline) {
        const { missing, remedy } = baseline ?? { missing: 'No baseline to compare with yet' };
        if (remedy === undefined || !requiresBaseline)
            return { conclusion: 'neutral', reason: `${missing}: ${passed}`, exitCode: 0 };
        return { conclusion: 'failed', reason: `${missing}. ${remedy} ${OR_NEUTRAL} ${passed}`, exitCode: 1 };
    }
    const { comparison, name, note } = baseline;
    const { verdict, flips, cases } = comparison;
    const failing = (kind) => flips.filter((flip) => flip.kind === kind && flip.to === 'failed' && baseline.gating.has(flip.id));
    const reason = [
        ...(verdict === 'insufficient_data' ? [] : criteriaSentence(comparison)),
        `${HEADS[verdict]} against ${name}${ageOf(comparison)}: ${sentence((0,after_colon/* afterColon */.e)(comparison.reason))}`,
        ...namedSentence('New and failing', failing('new')),
        ...namedSentence('Changed and failing', failing('changed_criteria')),
        ...(note === undefined ? [] : [`Repeats: ${sentence(note)}`]),
        passed,
    ].join(' ');
    if (verdict === 'regression')
        return { conclusion: 'failed', reason, exitCode: 1 };
    // Without a case that can be compared nothing was shown, whatever its scorers did; that all of them fail on the base too was.
    const nothingShown = cases.compared === 0 && verdict !== 'noise';
    return { conclusion: nothingShown ? 'neutral' : 'passed', reason, exitCode: 0 };
}
/** For whoever would rather have no gate than a red one. */
const OR_NEUTRAL = 'With require_baseline: false such a run is neutral.';
/** What stands before the name of the baseline; nothing but `regression` claims one. */
const HEADS = {
    regression: 'Regression',
    suspected: 'Regression suspected, not proven,',
    noise: 'No regression',
    improvement: 'Improvement',
    unchanged: 'No regression',
    insufficient_data: 'Nothing to decide from',
};
/** Changed criteria are named before any number: what came before it and after it are two measurements. */
function criteriaSentence({ criteria_changed: changes }) {
    const [first, ...others] = changes;
    if (first === undefined)
        return [];
    const more = others.length === 0 ? '' : ` (and ${(0,format/* formatCounted */.So)(others.length, 'more change')})`;
    return [`Criteria changed: ${sentence(`${bare((0,after_colon/* afterColon */.e)(first.message))}${more}`)}`];
}
function namedSentence(head, flips) {
    if (flips.length === 0)
        return [];
    const named = flips.slice(0, MOST_NAMED).map(({ id }) => id);
    const more = flips.length > MOST_NAMED ? ` and ${(0,format/* formatCount */.B4)(flips.length - MOST_NAMED)} more` : '';
    return [`${head}: ${named.join(', ')}${more}.`];
}
/** Said where it weakens the comparison. */
const ageOf = ({ baseline: { age_days: days, stale } }) => stale ? ` of ${(0,format/* formatCounted */.So)(Math.floor(days), 'day')} ago` : '';
const bare = (text) => text.replace(/\.$/, '');
const sentence = (text) => `${bare(text)}.`;

;// CONCATENATED MODULE: ./lib/runs/gating/gate-unsure.js

/** Less than half of the gating cases that were judged are sure: what passed says too little of the suite to pass it. */
const isMostlyUnsure = ({ passed, failed, unsure }) => passed + failed < (unsure?.cases ?? 0);
/** What they would add to a reason: ` 12 cases are unsure.`; empty where there are none. */
function unsureSentence({ unsure }) {
    if (unsure === undefined)
        return '';
    return ` ${(0,format/* formatCounted */.So)(unsure.cases, 'case is', 'cases are')} unsure.`;
}
/**
 * The verdict on a run of which less than half of the gating cases are sure (contract 5): what would have passed is neutral, and
 * so is a rate that the unsure cases could still lift to what is required. What fails whatever they are has failed.
 */
function mostlyUnsureVerdict(facts, decided, minPassRate) {
    const { passed, failed, unsure } = facts;
    const judged = passed + failed;
    const cases = judged + (unsure?.cases ?? 0);
    const failsAnyway = judged > 0 && (cases - failed) / cases < minPassRate;
    if (decided.conclusion === 'neutral' || (decided.conclusion === 'failed' && failsAnyway))
        return decided;
    const found = judged === 0
        ? `No gating case of ${cases} is sure, so nothing is decided.`
        : `Only ${judged} of ${cases} gating cases ${judged === 1 ? 'is' : 'are'} sure (${passed} passed, ${failed} failed), fewer than half, so nothing is decided.`;
    const open = cases - judged;
    return {
        conclusion: 'neutral',
        reason: `${found} The ${open === 1 ? 'unsure one needs' : `${open} unsure ones need`} a check or a model; the report says what could not be told.`,
        exitCode: 0,
    };
}

;// CONCATENATED MODULE: ./lib/runs/gating/gate.js




/** Ids that a reason names. */
const gate_MOST_NAMED = 5;
const percent = (share) => `${Math.round(share * 1000) / 10} %`;
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** The decision of contract 5. No evidence is never a pass; infrastructure failure is never a failed answer. */
function gate(facts, settings) {
    const { missing } = facts;
    if (missing === undefined || facts.cancelled)
        return decide(facts, settings);
    const judged = facts.passed + facts.failed;
    const undecided = judged === 0 && findProblem(facts, settings) === undefined;
    return (0,gate_missing_secrets/* missingSecretsVerdict */.zb)(undecided ? undefined : decide(facts, settings), judged, missing, settings);
}
function decide(facts, settings) {
    const problem = findProblem(facts, settings);
    const judged = facts.passed + facts.failed;
    if (facts.cancelled)
        return {
            conclusion: 'failed',
            reason: `Cancelled: ${judged} of ${plural(facts.selected, 'case')} judged.`,
            exitCode: 130,
        };
    if (isAllQuarantined(facts))
        return {
            conclusion: 'neutral',
            reason: `Nothing decides: every gating case that was judged is quarantined.${quarantineSentence(facts)}`,
            exitCode: 0,
        };
    if (settings.fail_on === 'never' && problem?.exitCode !== 3)
        return {
            conclusion: 'neutral',
            reason: problem === undefined
                ? `Nothing is gated (fail_on: never): ${passedSentence(facts)}`
                : `Nothing is gated (fail_on: never). ${problem.reason}`,
            exitCode: 0,
        };
    if (problem !== undefined)
        return { conclusion: 'failed', ...problem };
    if (isUnscored(facts, settings))
        return unscoredVerdict(facts, settings);
    if (settings.fail_on === 'regression') {
        const verdict = regressionVerdict(facts.baseline, passedSentence(facts), settings.require_baseline);
        const isShown = verdict.conclusion !== 'passed' || !isMostlyUnsure(facts);
        return isShown ? verdict : mostlyUnsureVerdict(facts, verdict, 0);
    }
    const verdict = rateVerdict(facts, settings);
    return isMostlyUnsure(facts) ? mostlyUnsureVerdict(facts, verdict, settings.min_pass_rate) : verdict;
}
function rateVerdict(facts, { min_pass_rate: least }) {
    const reason = passedSentence(facts);
    if (facts.passed / (facts.passed + facts.failed) < least)
        return { conclusion: 'failed', reason: `${reason} Required: ${percent(least)}.`, exitCode: 1 };
    return { conclusion: 'passed', reason, exitCode: 0 };
}
/** Scorers that `gate.min_scores` asks for and of which every result is unsure. */
const unscored = ({ unsure, avgScores }, { min_scores: least }) => Object.keys(least).filter((scorer) => avgScores[scorer] === undefined && unsure?.scorers.has(scorer));
const isUnscored = (facts, settings) => unscored(facts, settings).length > 0 && rateVerdict(facts, settings).conclusion !== 'failed';
/** A mean that is required and of which nothing is sure is neither reached nor missed. */
const unscoredVerdict = (facts, settings) => ({
    conclusion: 'neutral',
    reason: `No result of ${unscored(facts, settings).join(', ')} is sure, and gate.min_scores requires a mean: nothing is decided. ${passedSentence(facts)}`,
    exitCode: 0,
});
function passedSentence(facts) {
    const judged = facts.passed + facts.failed;
    const weak = facts.nonGating;
    const rest = weak.failed === 0 ? '' : ` ${weak.failed} of ${plural(weak.total, 'non-gating case')} failed.`;
    const apart = weak.total + (facts.quarantined?.total ?? 0) > 0;
    const noun = `${facts.unsure === undefined ? '' : 'sure '}${apart ? 'gating case' : 'case'}`;
    return `${facts.passed} of ${plural(judged, noun)} passed (${percent(judged === 0 ? 0 : facts.passed / judged)}).${unsureSentence(facts)}${rest}${quarantineSentence(facts)}`;
}
/** What failed and does not count, so that nobody takes it for passed. */
function quarantineSentence({ quarantined }) {
    const failed = quarantined?.failed ?? [];
    if (failed.length === 0)
        return '';
    const more = failed.length > gate_MOST_NAMED ? ` and ${failed.length - gate_MOST_NAMED} more` : '';
    return ` ${plural(failed.length, 'quarantined case')} (flaky in history) failed and ${failed.length === 1 ? 'does' : 'do'} not gate: ${failed.slice(0, gate_MOST_NAMED).join(', ')}${more}.`;
}
/** Why nobody could be asked any more, and how far the run came. */
function refusedSentence({ modelGone, passed, failed, selected }, refused) {
    const course = `${passed + failed} of ${plural(selected, 'case')} judged.`;
    if (modelGone === true)
        return `${refused} ${course}`;
    return `The judge takes no questions (${refused.replace(/\.$/, '')}): ${course}`;
}
/** Nothing that gates was there to be judged by rule, because it is quarantined: neither passed nor failed. */
const isAllQuarantined = ({ passed, failed, errored, missing, unsure, quarantined, ...facts }) => passed + failed + errored + (missing?.undecided ?? 0) + (unsure?.cases ?? 0) === 0 &&
    (facts.budget ?? facts.overtime ?? facts.refused) === undefined &&
    (quarantined?.passed ?? 0) + (quarantined?.failed.length ?? 0) > 0;
/** What makes the evidence itself too thin or too broken to read, before any pass rate. */
function findProblem(facts, settings) {
    const judged = facts.passed + facts.failed;
    // What only a judge can decide is neither an error nor too little evidence where the judge's key is missing.
    const decidable = judged + (facts.missing?.undecided ?? 0) + (facts.unsure?.cases ?? 0);
    const error = facts.firstError === undefined ? '' : ` First error: ${(0,headline/* headline */.P)(facts.firstError.message)}`;
    if (facts.selected === 0)
        return { reason: 'No test case was selected, so there is no evidence.', exitCode: 1 };
    const stopped = stopProblem(facts, judged);
    if (stopped !== undefined)
        return stopped;
    if (facts.errored > 0 && decidable === 0)
        return {
            reason: `No case could be judged: ${facts.errored} of ${plural(facts.selected, 'case')} errored.${error}`,
            exitCode: facts.onlyInfrastructure ? 3 : 1,
        };
    const errorRate = facts.errored / Math.max(1, decidable + facts.errored);
    if (errorRate > settings.max_error_rate)
        return {
            reason: `${plural(facts.errored, 'case')} could not be judged (${percent(errorRate)}, allowed ${percent(settings.max_error_rate)}).${error}`,
            exitCode: 1,
        };
    if (decidable === 0)
        return {
            reason: facts.skipped > 0
                ? `Every selected case was skipped (${facts.skipped}), so there is no evidence.`
                : 'No gating case was judged, so there is no evidence.',
            exitCode: 1,
        };
    // Quarantined cases are there and were judged: it is not they that are missing.
    const quarantined = (facts.quarantined?.passed ?? 0) + (facts.quarantined?.failed.length ?? 0);
    // Of too few sure cases nothing is decided; that is said by its own rule.
    const counted = isMostlyUnsure(facts) ? decidable : decidable - (facts.unsure?.cases ?? 0);
    if (counted + quarantined < settings.min_cases)
        return {
            reason: `Only ${plural(judged, 'case')} judged; ${settings.min_cases} are required (gate.min_cases).${unsureSentence(facts)}`,
            exitCode: 1,
        };
    for (const [scorer, minimum] of Object.entries(settings.min_scores)) {
        const mean = facts.avgScores[scorer];
        // An average over the few results that needed no judge is another average.
        if (facts.missing !== undefined && (mean === undefined || facts.missing.scorers.has(scorer)))
            continue;
        if (mean === undefined && facts.unsure?.scorers.has(scorer))
            continue;
        if (mean === undefined)
            return { reason: `No result of ${scorer}, which gate.min_scores requires.`, exitCode: 1 };
        if (mean < minimum)
            return {
                reason: `Average ${scorer} ${mean.toFixed(2)} is below the required ${minimum.toFixed(2)}.`,
                exitCode: 1,
            };
    }
    return undefined;
}
/** What left cases unplayed. */
function stopProblem(facts, judged) {
    if (facts.refused !== undefined)
        return { reason: refusedSentence(facts, facts.refused), exitCode: 3 };
    if (facts.budget !== undefined)
        return {
            reason: `The budget ran out (${facts.budget}): ${judged} of ${plural(facts.selected, 'case')} judged.`,
            exitCode: 1,
        };
    if (facts.overtime !== undefined)
        return {
            reason: `The time limit of ${facts.overtime} was reached: ${judged} of ${plural(facts.selected, 'case')} judged. The run can go on (--resume).`,
            exitCode: 1,
        };
    return undefined;
}


/***/ }),

/***/ 90539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ quarantineOf),
/* harmony export */   T9: () => (/* binding */ gatingIds)
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
        ...caseList('Newly quarantined, went both ways in earlier runs', begun),
        ...caseList(`Released from quarantine, passed ${SETTLED} times in a row and gates again`, of('P')),
        ...caseList(`Released from quarantine, failed ${SETTLED} times in a row: broken, not flaky, and gates again`, of('F')),
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
function caseList(head, cases) {
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

/***/ 97271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ wantsQuarantine),
/* harmony export */   m: () => (/* binding */ quarantineBy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _outcome_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90539);



/**
 * Whether cases that are flaky in the history are kept from gating. Where the settings do not say, only where the history is that
 * of the base branch: on a person's machine it reflects edits, and a gate does not change behind anyone's back.
 */
const wantsQuarantine = (gate, historyOf) => gate.quarantine ?? historyOf === 'base';
/**
 * Decides which of the cases of a run are quarantined by what the state remembers of them under this judge. A history that
 * cannot be read quarantines nothing.
 */
async function quarantineBy(engine, judgeId) {
    try {
        const history = await (0,_outcome_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .readOutcomeSpans */ .q)(await engine.store(), judgeId);
        return (cases) => (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_1__/* .quarantineOf */ .KS)(cases, history.of);
    }
    catch (error) {
        engine.warn(`no case is quarantined: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error))}`);
        return () => undefined;
    }
}


/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readOutcomeSpans),
/* harmony export */   r: () => (/* binding */ rememberSpans)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _case_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41645);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72277);




/** Outcomes that are kept of a case: the rule of quarantine.ts looks at ten, and begins by what came before them. */
const KEPT_OUTCOMES = 20;
/** Of the name of a commit: 32 bits, as of a version (agent-version.ts). */
const COMMIT_DIGITS = 8;
/** Stands for an agent whose version is unknown. */
const UNKNOWN_VERSION = 0;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes_by_agent'];
const spansDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /**
     * By key, with the run that wrote the last of them: the version of the agent that played last, then one number for each span
     * of runs that one version of the agent played, oldest first. A span is its outcomes in binary behind a one, passed as 1:
     * "PFP" is 0b1101. At the end the commit of the last outcome, where several plays agreed on it.
     */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional()])),
});
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
async function readOutcomeSpans(store, judgeId) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = (0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyKey */ .Ox)(described, judgeId);
            return Object.hasOwn(cases, name) ? cases[name][0].slice(1).map(outcomesOf).join('|') : undefined;
        },
    };
}
/** Adds what became of the cases of a finished run, in their order. */
async function rememberSpans(store, judgeId, described, outcomes, { commit, unanimous } = { commit: undefined, unanimous: [] }) {
    const here = commit === undefined ? undefined : Number.parseInt(commit.slice(0, COMMIT_DIGITS), 16);
    if (!outcomes.some(_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        for (const [at, one] of described.entries()) {
            const outcome = outcomes[at];
            if (!(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerdict */ ._f)(outcome))
                continue;
            const [name, version, mark] = [(0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyKey */ .Ox)(one, judgeId), versionOf(one), (0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(outcome)];
            const agreed = unanimous[at] === true ? here : undefined;
            const [[last, ...spans] = [version], , agreedBefore] = kept[name] ?? [];
            const history = spans.map(outcomesOf);
            const newest = history.at(-1);
            const isOtherCode = newest?.endsWith(mark) === false &&
                agreed !== undefined &&
                agreedBefore !== undefined &&
                agreed !== agreedBefore;
            if (newest !== undefined && last === version && !isOtherCode)
                history.push(`${history.pop()}${mark}`);
            else
                history.push(mark);
            const numbers = [version, ...newestOf(history).map(numberOf)];
            kept[name] = agreed === undefined ? [numbers, runs] : [numbers, runs, agreed];
        }
        return { runs, cases: kept };
    });
}
const versionOf = ({ agent_version: version }) => version === undefined ? UNKNOWN_VERSION : Number.parseInt(version, 16);
/** What is not ours is as good as nothing: without a history every case gates. */
function documentOf(value) {
    const read = spansDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The spans with the newest outcomes alone. */
function newestOf(spans) {
    let left = KEPT_OUTCOMES;
    const kept = [];
    for (const span of [...spans].reverse()) {
        if (left <= 0)
            break;
        kept.unshift(span.slice(-left));
        left -= span.length;
    }
    return kept;
}
const numberOf = (span) => Number.parseInt(`1${span.replaceAll('P', '1').replaceAll('F', '0')}`, 2);
const outcomesOf = (number) => number.toString(2).slice(1).replaceAll('1', 'P').replaceAll('0', 'F');


/***/ }),

/***/ 33376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   estimatedSeconds: () => (/* binding */ estimatedSeconds)
/* harmony export */ });
/** What a turn takes of which nothing is known yet (contract 9). */
const TURN_MS = 2_000;
/**
 * How long a run will take, in whole seconds and at least 1: what its cases took in earlier runs (medians), else 2 s a turn, over the
 * concurrency (contract 9).
 */
function estimatedSeconds({ planned, settings }, durations) {
    let sum = 0;
    for (const { description, loaded } of planned)
        if (description.skip === undefined)
            sum += description.repeat * (durations?.of(description) ?? loaded.case.turns.length * TURN_MS);
    return Math.max(1, Math.ceil(sum / 1000 / (settings.run.parallel ? settings.run.concurrency : 1)));
}


/***/ }),

/***/ 1734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ narrowedLine),
/* harmony export */   Fq: () => (/* binding */ partVerdict),
/* harmony export */   eV: () => (/* binding */ narrowedHeader)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _affected_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82944);


/** Places of marks that are named. */
const MOST_PLACES = 3;
/** By what a run was narrowed, in the order in which it was: `failing in run_x, sample 8, seed 1`. */
function causesOf({ failing, sample, seed, limit, only = [] }) {
    const more = only.length > MOST_PLACES ? ` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(only.length - MOST_PLACES)} more` : '';
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
const narrowedLine = (part) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(part.chosen)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(part.of, 'case')} (${causesOf(part)})`;
/** The verdict of a run that plays a part of its cases, because of a change or by choice, says so. */
function partVerdict(verdict, { affected, narrowed }) {
    const decided = (0,_affected_part_js__WEBPACK_IMPORTED_MODULE_1__/* .affectedVerdict */ .oC)(verdict, affected);
    if (narrowed === undefined || verdict.exitCode === 130)
        return decided;
    const head = affected !== undefined && affected.chosen < affected.of ? 'Of these only' : 'Played:';
    return { ...decided, reason: `${decided.reason} ${head} ${narrowedLine(narrowed)}.` };
}


/***/ }),

/***/ 72409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lW: () => (/* binding */ summaryRow),
/* harmony export */   om: () => (/* binding */ historyOf),
/* harmony export */   vj: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69498);
/* harmony import */ var _case_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10260);
/* harmony import */ var _case_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41645);
/* harmony import */ var _outcome_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10530);





/** What later runs need to know of one that ended: its row in the index, and what became of its cases. */
async function recordRun(store, { config, judge, planned, commit }, outcome, finishedBefore) {
    // Once a run, and only answers that were played for it.
    // And once a suite: what shards saw is remembered when they are merged.
    const remembered = !outcome.cancelled && !finishedBefore && config.rescored === undefined && config.shard === undefined;
    const descriptions = planned.map(({ description }) => description);
    await Promise.all([
        store.putRunSummary(summaryRow(outcome, config)),
        ...(remembered
            ? [
                // Decided by some of the scorers alone, it says nothing of how the case goes.
                ...(config.secrets_withheld === undefined
                    ? [
                        (0,_case_history_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberOutcomes */ .jE)(store, judge.id, descriptions, outcome.outcomes),
                        (0,_outcome_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberSpans */ .r)(store, judge.id, descriptions, outcome.outcomes, {
                            commit,
                            unanimous: outcome.unanimous,
                        }),
                    ]
                    : []),
                (0,_case_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberDurations */ .B)(store, descriptions, outcome.durations),
            ]
            : []),
    ]);
}
/** What became of the cases before. Marks only inform, so a history that cannot be read is a warning. */
async function historyOf(engine, judgeId) {
    try {
        return await (0,_case_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readCaseHistory */ .Nl)(await engine.store(), judgeId);
    }
    catch (error) {
        engine.warn(`no case is marked as flaky: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error))}`);
        return { of: () => undefined };
    }
}
/** One small row a run in the index (contract 8), with what a later run looks for a baseline by; the cases stay in the journal. */
function summaryRow({ report: { header, comparison } }, { selection, gate, rescored, shard, quarantine, narrowed }) {
    const { run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge } = header;
    return {
        ...{ run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge },
        selection,
        fail_on: gate.fail_on,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({ secrets_withheld: header.secrets_withheld }),
        ...(rescored === undefined ? {} : { rescored: true, rescored_from: rescored.from }),
        ...(narrowed === undefined ? {} : { narrowed: true }),
        ...(shard === undefined ? {} : { shard: { index: shard.index, count: shard.count } }),
        ...(comparison === undefined
            ? {}
            : {
                doubts: comparison.flips.filter(({ verdict }) => verdict !== undefined).length +
                    lostInQuarantine(comparison, quarantine) +
                    (comparison.cases.lost ?? 0) +
                    (comparison.verdict === 'suspected' ? 1 : 0),
            }),
    };
}
/** Flipped cases that did not gate: a run where they fail must not become what later ones are measured by, once they gate again. */
function lostInQuarantine({ flips }, quarantine) {
    const held = new Set(quarantine?.cases.map(({ id }) => id));
    return flips.filter(({ id, kind }) => kind === 'pass_to_fail' && held.has(id)).length;
}


/***/ }),

/***/ 41713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ runHeaderOf)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16479);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69498);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22626);
/* harmony import */ var _gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12437);
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71874);
/* harmony import */ var _planning_narrowed_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1734);






/** The header of results.json as of now. */
function runHeaderOf({ runId, ports, planned, judge, config }, facts, course) {
    return {
        schema_version: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: runId,
        status: course.status,
        conclusion: course.conclusion,
        reason: course.reason,
        started_at: course.startedAt,
        finished_at: new Date(ports.clock.now()).toISOString(),
        duration_ms: Math.round(ports.clock.monotonic() - course.began),
        judge: (0,_judges_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(judge),
        ...secretsOf(config.secrets_withheld, facts, planned),
        ...(0,_planning_narrowed_part_js__WEBPACK_IMPORTED_MODULE_2__/* .narrowedHeader */ .eV)(config.narrowed),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ cancelled: course.cancelled }),
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
    if (missing === undefined || !(0,_gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isFelt */ .i_)((0,_gating_gate_missing_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .missingSecretsFacts */ .Rv)(missing, facts, descriptions).missing))
        return {};
    return { secrets_withheld: (0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .missingSecretsSentence */ .jh)(missing) };
}
function onlyAgent(planned) {
    const ids = new Set(planned.map((one) => one.description.agent_id));
    return ids.size === 1 ? [...ids][0] : null;
}


/***/ }),

/***/ 78835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ flakyIds),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/judges/budgeted.js
var budgeted = __webpack_require__(33558);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/runs/attempt.js
var attempt = __webpack_require__(45971);
// EXTERNAL MODULE: ./lib/runs/comparing/flaky.js
var flaky = __webpack_require__(32664);
// EXTERNAL MODULE: ./lib/runs/execution/execute.js + 8 modules
var execute = __webpack_require__(8857);
// EXTERNAL MODULE: ./lib/runs/execution/planned-steps.js
var planned_steps = __webpack_require__(58047);
// EXTERNAL MODULE: ./lib/runs/gating/forget-errors.js
var forget_errors = __webpack_require__(28524);
// EXTERNAL MODULE: ./lib/runs/gating/gate.js + 2 modules
var gate = __webpack_require__(35938);
// EXTERNAL MODULE: ./lib/runs/gating/gate-missing-secrets.js
var gate_missing_secrets = __webpack_require__(12437);
// EXTERNAL MODULE: ./lib/runs/planning/missing-secrets.js
var missing_secrets = __webpack_require__(71874);
// EXTERNAL MODULE: ./lib/runs/planning/narrowed-part.js
var narrowed_part = __webpack_require__(1734);
// EXTERNAL MODULE: ./lib/runs/run-header.js
var run_header = __webpack_require__(41713);
// EXTERNAL MODULE: ./lib/runs/run-notes.js
var run_notes = __webpack_require__(27291);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/runs/sharding/shard.js
var sharding_shard = __webpack_require__(77351);
;// CONCATENATED MODULE: ./lib/runs/sharding/shard-verdict.js



/** Asks nothing of a part: rates, minimum counts and comparisons are a matter of the whole. */
const NOTHING_ASKED = {
    min_pass_rate: 0,
    max_error_rate: 1,
    min_scores: {},
    min_cases: 0,
    offline_low_confidence: false,
    baseline_ref_check: false,
    require_baseline: false,
};
/**
 * The verdict on a shard by itself: neutral, because the gate is asked once for the whole suite. Failed only where the shard
 * has no evidence to hand on although it should: cancelled, refused, out of budget, or nothing but errors. `never` is kept.
 */
function shardVerdict(facts, shard, failOn) {
    const judged = facts.passed + facts.failed;
    const onlyErrors = judged === 0 && facts.errored > 0;
    const stopped = facts.refused ?? facts.budget ?? facts.overtime;
    if (facts.cancelled || stopped !== undefined || onlyErrors) {
        const { baseline: _, ...alone } = facts;
        const { conclusion, reason, exitCode } = (0,gate/* gate */.G)(alone, {
            ...NOTHING_ASKED,
            fail_on: failOn === 'never' ? 'never' : 'failure',
        });
        return { conclusion, reason: `${upper((0,sharding_shard/* shardName */.Az)(shard))}: ${lower(reason)}`, exitCode };
    }
    const rest = [
        ...(facts.errored > 0 ? [`${facts.errored} errored`] : []),
        ...(facts.skipped > 0 ? [`${facts.skipped} skipped`] : []),
        ...(facts.unsure === undefined ? [] : [`${facts.unsure.cases} unsure`]),
    ];
    const counts = facts.selected === 0
        ? 'no case of the suite falls to it'
        : `${facts.passed} of ${(0,format/* formatCounted */.So)(judged, 'case')} passed${rest.length === 0 ? '' : `, ${rest.join(', ')}`}`;
    return {
        conclusion: 'neutral',
        reason: `${upper((0,sharding_shard/* shardName */.Az)(shard))}: ${counts}; gated after the merge.`,
        exitCode: 0,
    };
}
const upper = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const lower = (text) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

// EXTERNAL MODULE: ./lib/runs/summarize.js + 2 modules
var summarize = __webpack_require__(66191);
;// CONCATENATED MODULE: ./lib/runs/run.js















/**
 * Plays, scores, compares with a baseline and gates what was decided. Journalled step by step: the same call after a crash goes on
 * where it stopped. The cases of the report are read from the journal, so it is looked at while that is open.
 */
async function run(spec, world) {
    const course = begin(spec, world);
    const plays = (0,planned_steps/* plannedSteps */.i)(spec.planned, world.journal, spec.settings.run);
    const compared = await besideBaseline(spec, world, { course, plays });
    const timeLimit = spec.settings.run.time_limit ?? undefined;
    const steps = compared?.steps ?? plays;
    const executed = await (0,execute/* execute */.g)({ ...spec, steps, ...(0,defined/* defined */.s)({ timeLimit }) }, world);
    const facts = (0,summarize/* tally */.N)(countedOf(spec, world));
    const comparison = executed.cancelled ? undefined : compared?.comparison();
    const ended = { executed, facts, compared, comparison };
    const verdict = verdictOf(ended, spec);
    const header = headerOf(ended, { spec, world, course, verdict });
    const flaky = flakyIds(descriptionsOf(spec), await world.history);
    const gated = { ...ended, verdict, header, flaky };
    record(gated, world);
    return outcomeOf(gated, spec, world);
}
/** Writes down what the run begins with, as far as its journal does not hold it. */
function begin(spec, { ports, journal, events }) {
    const { runId, planned, config, judge } = spec;
    const now = () => new Date(ports.clock.now()).toISOString();
    const course = { began: ports.clock.monotonic(), startedAt: journal.startedAt ?? now() };
    if (spec.retriesErrors)
        (0,forget_errors/* forgetErrors */.j)(journal, planned);
    // What the run cost before counts against its ceilings, whoever paid it.
    const { agent, judge: judged } = journal.usage;
    spec.budget.charge(judged.calls, (agent.cost_usd ?? 0) + (0,budgeted/* paidFor */.U)(judged, judge.priceBound));
    for (const play of spec.adopted)
        journal.append(play);
    if (journal.config === undefined)
        journal.append({ type: 'run.started', run_id: runId, at: course.startedAt, config });
    else
        journal.append({ type: 'run.resumed', at: now() });
    // All of them at first; later only what a kill in the middle of this very list left out.
    const known = new Set(journal.planned.map((one) => one.id));
    for (const { description } of planned)
        if (!known.has(description.id))
            journal.append({ type: 'case.planned', case: description });
    events.emit({
        type: 'run.started',
        data: {
            run_id: runId,
            test_case_count: planned.length,
            judge: { mode: judge.mode, model: judge.model },
        },
    });
    return course;
}
const UNDER_WAY = { status: 'running', conclusion: 'neutral', reason: '' };
/** The comparison with its baseline, where it has one; that code is loaded for nobody else. */
async function besideBaseline(spec, world, { course, plays }) {
    const { baseline } = spec;
    if (baseline === undefined)
        return undefined;
    const { againstBaseline } = await Promise.all(/* import() */[__webpack_require__.e(659), __webpack_require__.e(8972), __webpack_require__.e(2501)]).then(__webpack_require__.bind(__webpack_require__, 70890));
    const { journal, ports } = world;
    const cases = casesOf(spec, world);
    const header = () => (0,run_header/* runHeaderOf */.s)({ ...spec, ports }, (0,summarize/* tally */.N)(countedOf(spec, world)), {
        ...course,
        ...UNDER_WAY,
        usage: journal.usage,
    });
    return againstBaseline({
        spec: { ...spec, baseline },
        plays,
        world,
        cases,
        header,
        history: await world.history,
    });
}
/** The gate; a shard is not asked for the whole. */
function verdictOf({ executed, facts, compared, comparison }, spec) {
    const { config, settings, baseline, noBaseline } = spec;
    const gateFacts = {
        ...facts.gateFacts,
        ...(0,gate_missing_secrets/* missingSecretsFacts */.Rv)(config.secrets_withheld, facts, descriptionsOf(spec)),
        ...stopsOf(executed, compared),
        ...(comparison === undefined || compared === undefined || baseline?.gates === false
            ? { baseline: noBaseline ?? { missing: 'No baseline to compare with yet' } }
            : { baseline: compared.factsOf(comparison, executed) }),
    };
    return config.shard === undefined
        ? (0,narrowed_part/* partVerdict */.Fq)((0,gate/* gate */.G)(gateFacts, settings.gate), config)
        : shardVerdict(gateFacts, config.shard, settings.gate.fail_on);
}
function headerOf({ executed, facts }, { spec, world, course, verdict }) {
    return (0,run_header/* runHeaderOf */.s)({ ...spec, ports: world.ports }, facts, {
        ...UNDER_WAY,
        ...course,
        ...verdict,
        status: executed.cancelled || executed.refused !== undefined ? 'failed' : 'completed',
        ...(executed.cancelled ? { cancelled: true } : {}),
        usage: executed.usage,
    });
}
/** The end of the run in its journal, unless it was cancelled and can go on; and its last event. */
function record({ header, comparison, flaky, executed }, { journal, events }) {
    if (!executed.cancelled)
        journal.append({
            type: 'run.finished',
            at: header.finished_at,
            header,
            ...(0,defined/* defined */.s)({ comparison }),
            ...(flaky.length === 0 ? {} : { flaky }),
        });
    const { run_id, status, conclusion, reason, counts, pass_rate, duration_ms } = header;
    events.emit({
        type: 'run.finished',
        data: { run_id, status, conclusion, reason, counts, pass_rate, duration_ms },
    });
}
function outcomeOf(gated, spec, world) {
    const { executed, facts, compared, comparison, verdict, header, flaky } = gated;
    const { config, settings } = spec;
    const baseNotices = executed.cancelled ? [] : (compared?.notices() ?? []);
    return {
        verdict,
        cancelled: executed.cancelled,
        ...(stopsOf(executed, compared).overtime === undefined ? {} : { overtime: true }),
        ...(0,defined/* defined */.s)({ affected: config.affected }),
        ...(baseNotices.length === 0 ? {} : { baseNotices }),
        outcomes: facts.outcomes,
        unanimous: facts.unanimous,
        durations: facts.durations,
        report: {
            header,
            scorers: facts.scorers,
            required_pass_rate: settings.gate.min_pass_rate,
            fail_on: config.shard === undefined ? settings.gate.fail_on : 'merge',
            warnings: [
                ...(0,missing_secrets/* missingSecretsWarnings */.lm)(header),
                ...(0,missing_secrets/* emptyKeyWarnings */.sF)(config.empty_keys),
                ...(config.model_notes ?? []),
                ...(config.quarantine?.warnings ?? []),
                ...executed.warnings,
                ...baseNotices,
            ],
            ...(0,run_notes/* notesOf */.h)(config.quarantine, facts),
            cases: casesOf(spec, world, new Set(flaky)),
            ...(0,defined/* defined */.s)({ comparison, repeats: facts.repeats, gated: facts.gated }),
        },
    };
}
const descriptionsOf = ({ planned }) => planned.map((one) => one.description);
/** Every case with what the journal holds of it by the time it is read. */
const casesOf = (spec, { journal }, flaky) => (0,attempt/* casesFrom */.om)(descriptionsOf(spec), journal.attempt, flaky, spec.config.quarantine);
/** The same as far as it is counted. */
const countedOf = (spec, { journal }) => (0,attempt/* casesFrom */.om)(descriptionsOf(spec), journal.counted, undefined, spec.config.quarantine);
/** What ended the run before its time. A ceiling that took only repeats of flipped cases takes no evidence away. */
function stopsOf({ budget, overtime, refused, modelGone, cancelled }, compared) {
    return {
        cancelled,
        ...(compared?.planPlayed === true ? {} : (0,defined/* defined */.s)({ budget, overtime })),
        ...(0,defined/* defined */.s)({ refused }),
        ...(modelGone ? { modelGone } : {}),
    };
}
/** Cases that went both ways in earlier runs, without a change of the case. */
function flakyIds(descriptions, history) {
    return descriptions.filter((one) => (0,flaky/* isFlaky */.s)(history?.of(one) ?? '')).map(({ id }) => id);
}


/***/ }),

/***/ 80911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline)
/* harmony export */ });
/** The sentence of an error without the end of standard error that it quotes below: reports that are read whole hold all of it. */
const headline = (message) => message.replace(/ Its stderr ended with:\n.*$/s, '');


/***/ })

};
