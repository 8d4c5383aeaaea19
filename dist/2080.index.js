export const id = 2080;
export const ids = [2080,6739];
export const modules = {

/***/ 2505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ OPENED),
/* harmony export */   X: () => (/* binding */ backgroundEnded)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56025);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);


/** The engines of this command. Apart from what makes them, which `--help` does not load. */
const OPENED = [];
/** Deliveries that are taken are so within this time, mostly: nobody has to be notified that they are waited for. */
const NOTICED_MS = 2_000;
/**
 * Waits for what still goes on when a command has printed everything: deliveries to webhooks, a minute at most (contract 10). Says
 * on stderr what it waits for when that takes long.
 */
async function backgroundEnded(quiet) {
    for (const engine of OPENED) {
        const forget = engine.ports.clock.after(NOTICED_MS, () => {
            const hosts = engine.webhooks().waitingFor();
            if (hosts.length > 0 && !quiet)
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)().err(`waiting for webhooks: ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(hosts.join(', '))} (up to a minute)\n`);
        });
        await engine.settled();
        forget();
    }
}


/***/ }),

/***/ 12080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProgram: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/heap/bounded-heap.js
var bounded_heap = __webpack_require__(51349);
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: ./lib/schema/product.js
var product = __webpack_require__(31608);
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended = __webpack_require__(2505);
;// CONCATENATED MODULE: ./lib/cli/file-forms.js
/** The form of a labelled row, for `calibrate --help`. */
const LABEL_NOTES = `
A file holds one labelled row a line, as JSON:
  {"metric": "faithfulness", "input": "…", "output": "…", "context": ["…"], "label": 1}
label: 1 = should pass, 0 = should fail. metric: the scorer to judge by.
Texts: input, output, context, ground_truth, expected_behavior, conversation_history, tool_calls, agent_plan.
params: role, domain, topics, advice_types, expected_tools, available_tools, secret.
Optional: id, dataset, human_score (0 to 1), meta.group (rows that belong together), meta.label_kind.`;
/** The forms of traces, for `import-traces --help`. */
const IMPORT_NOTES = `
A file is JSON, a JSON array, or JSONL with one record a line:
  chat log      {"messages": [{"role": "user", "content": "…"}, …], "reward": 1}  with tool_calls and tool messages
  attribution   {"question": "…", "history": [{"role": "…", "content": "…"}], "mistake_step": 3, "mistake_reason": "…"}
  trace         {"trace_id": "…", "spans": [{"kind": "tool", "name": "…", "input": {}, "output": {}}]}
  OTLP          {"resourceSpans": […]} with the gen_ai attributes
Outcome, where there is one: pass, passed, success (true or false), reward, score, label (a number; see --pass-at).
What was asked: expected_tool_calls, expected_tools, expected_outputs, ground_truth, expected_behavior.
An imported run gates nothing and is never a baseline.`;

;// CONCATENATED MODULE: ./lib/cli/commands.js

/** Every command with its flags. */
const COMMANDS = [
    {
        name: 'run',
        summary: 'load the evals folder, play its cases against the agent, score, gate, record, report',
        flags: [
            ['--agent <id>', 'play every selected case against this agent'],
            ['--tag <tag>', 'cases with this tag (repeatable)', 'list'],
            ['--case <id>', 'this case; "folder/" or "folder/*" for all below (repeatable)', 'list'],
            ['--repeat <n>', 'play every case so often', 'count'],
            ['--concurrency <n>', 'attempts in flight', 'count'],
            ['--min-pass-rate <rate>', 'required share of passing cases, such as 0.95 or 95%', 'rate'],
            ['--fail-on <what>', 'what fails the gate', ['failure', 'regression', 'never']],
            [
                '--baseline <file|run-id|none>',
                'compare with this run (default under --fail-on regression: the newest run that left no doubt)',
            ],
            ['--affected <base-ref>', 'only cases that hang on a file changed since this branch, tag or commit'],
            ['--failing', 'of the selected cases those that failed or errored in the last run'],
            ['--sample <n>', 'of those so many, drawn by --seed: the same seed draws the same cases', 'cases'],
            ['--limit <n>', 'of those the first so many', 'cases'],
            ['--allow-only', 'let cases marked only narrow the run in CI, which refuses them otherwise'],
            ['--shard <i/n>', 'only this part of the suite, such as 3/8; gated after `merge`', 'shard'],
            ['--resume <run-id>', 'go on with a run that was interrupted'],
            ['--retry-errors <run-id>', 'go on with a run and play its errored attempts again'],
            ['--dry-run', 'print what would be played and what it would cost, and stop'],
            ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
            ['--time-limit <time>', 'longest time of the whole run, such as 90s, 10m or 1h', 'time'],
            ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(8433), __webpack_require__.e(3701), __webpack_require__.e(4836), __webpack_require__.e(3455), __webpack_require__.e(3163), __webpack_require__.e(6433), __webpack_require__.e(5984), __webpack_require__.e(2512), __webpack_require__.e(3930), __webpack_require__.e(2328), __webpack_require__.e(5663), __webpack_require__.e(2281), __webpack_require__.e(9912), __webpack_require__.e(13), __webpack_require__.e(6481)]).then(__webpack_require__.bind(__webpack_require__, 45160))).runCommand,
    },
    {
        name: 'merge',
        summary: 'join the shards of a suite into one run, gate it once, record, report',
        args: '<dir...>',
        flags: [
            ['--min-pass-rate <rate>', 'required share of passing cases (default: that of the shards)', 'rate'],
            [
                '--fail-on <what>',
                'what fails the gate (default: that of the shards)',
                ['failure', 'regression', 'never'],
            ],
            ['--baseline <file|run-id|none>', 'compare the whole with this run'],
            ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
        ],
        notes: '\nA folder is the state folder of a shard, or holds such folders, as downloaded artifacts do. Their order makes no difference.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(8433), __webpack_require__.e(3701), __webpack_require__.e(4836), __webpack_require__.e(3455), __webpack_require__.e(3163), __webpack_require__.e(6433), __webpack_require__.e(5984), __webpack_require__.e(2512), __webpack_require__.e(3930), __webpack_require__.e(659), __webpack_require__.e(2328), __webpack_require__.e(5663), __webpack_require__.e(2281), __webpack_require__.e(9912), __webpack_require__.e(13), __webpack_require__.e(8972), __webpack_require__.e(6481), __webpack_require__.e(7222), __webpack_require__.e(2190)]).then(__webpack_require__.bind(__webpack_require__, 82190))).mergeCommand,
    },
    {
        name: 'evaluate',
        summary: 'judge one output',
        flags: [
            ['--request <file>', 'request as JSON, "-" for standard input'],
            ['--input <text>', 'what the user said'],
            ['--output <text>', 'what the agent answered'],
            ['--context <text>', 'context document (repeatable)', 'list'],
            ['--expected-behavior <text>', 'what the agent should do'],
            ['--ground-truth <text>', 'the right answer'],
            ['--scorers <names>', 'scorers, separated by commas'],
            ['--threshold <score>', 'minimum passing score (default 0.7)', 'number'],
            ['--gate', 'exit 1 when a scorer did not pass'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(3701), __webpack_require__.e(7954), __webpack_require__.e(1233), __webpack_require__.e(1807)]).then(__webpack_require__.bind(__webpack_require__, 31807))).evaluateCommand,
    },
    {
        name: 'batch',
        summary: 'judge many outputs with the same scorers',
        flags: [
            ['--items <file>', 'items as JSONL or JSON, "-" for standard input'],
            ['--scorers <names>', 'scorers, separated by commas'],
            ['--threshold <score>', 'minimum passing score (default 0.7)', 'number'],
            ['--fail-fast', 'stop taking items after the first that does not pass'],
            ['--no-parallel', 'one item after the other'],
            ['--gate', 'exit 1 when an item did not pass'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(9255), __webpack_require__.e(3701), __webpack_require__.e(7954), __webpack_require__.e(1233), __webpack_require__.e(4134)]).then(__webpack_require__.bind(__webpack_require__, 35514))).batchCommand,
    },
    {
        name: 'experiment',
        summary: 'compare configurations of an agent on the same cases, with statistics',
        args: '[file]',
        flags: [
            ['--resume <experiment-id>', 'go on with an experiment that was interrupted'],
            ['--retry-errors <experiment-id>', 'go on with an experiment and make its errored plays again'],
            ['--concurrency <n>', 'plays in flight', 'count'],
            ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
            ['--dry-run', 'print what would be played, and stop'],
            ['--out <dir>', 'folder for the reports (default: <state>/reports/<experiment id>)'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(8433), __webpack_require__.e(3701), __webpack_require__.e(4836), __webpack_require__.e(3455), __webpack_require__.e(3163), __webpack_require__.e(6433), __webpack_require__.e(5984), __webpack_require__.e(2512), __webpack_require__.e(659), __webpack_require__.e(13), __webpack_require__.e(7331), __webpack_require__.e(2702), __webpack_require__.e(2739)]).then(__webpack_require__.bind(__webpack_require__, 36233))).experimentCommand,
    },
    {
        name: 'optimize',
        summary: 'improve the system prompt of an agent by its stored failures, and prove it on cases held out',
        flags: [
            ['--request <file>', 'request as JSON, "-" for standard input'],
            ['--agent <id>', 'the agent (default: the only one)'],
            [
                '--type <type>',
                'what is aimed at (default: error_driven)',
                ['error_driven', 'metric_driven', 'full'],
            ],
            ['--target <metric=value>', 'where a metric should get to (repeatable)', 'list'],
            ['--failure-window <window>', 'failures of runs this long ago at most, such as 30d'],
            ['--min-failures <n>', 'fewer failures are too few to learn from (default 5)', 'count'],
            ['--max-prompt-length <n>', 'characters that the prompt may have', 'count'],
            ['--preserve <text>', 'text, or heading of a section, that stays byte for byte (repeatable)', 'list'],
            ['--max-examples <n>', 'examples that may be added to the prompt (default 5)', 'number'],
            ['--no-examples', 'add no examples'],
            ['--max-agent-runs <n>', 'plays of cases at most (default 600)', 'count'],
            ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
            ['--concurrency <n>', 'plays in flight', 'count'],
            ['--resume <optimization-id>', 'go on with an optimization that was interrupted'],
            ['--write', 'replace the prompt file where the new prompt is accepted or provisional'],
            ['--out <dir>', 'folder for the reports (default: <state>/reports/<optimization id>)'],
        ],
        notes: '\nWithout failures that happened in stored runs there is nothing to learn from: see `assay run`, `assay import-traces`.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(659), __webpack_require__.e(13), __webpack_require__.e(5658), __webpack_require__.e(3046), __webpack_require__.e(7188)]).then(__webpack_require__.bind(__webpack_require__, 24037))).optimizeCommand,
    },
    {
        name: 'rescore',
        summary: 'judge the stored outputs of a run again, without calling the agent',
        args: '<run-id>',
        flags: [
            ['--scorers <names>', 'scorers, separated by commas (default: those of the cases)'],
            [
                '--fresh',
                'ask the judge anew where its cache knows the answer: shows how far the judge alone varies',
            ],
            ['--out <dir>', 'folder for the reports (default: <state>/reports/<new run id>)'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(8433), __webpack_require__.e(3701), __webpack_require__.e(4836), __webpack_require__.e(3455), __webpack_require__.e(3163), __webpack_require__.e(6433), __webpack_require__.e(5984), __webpack_require__.e(2512), __webpack_require__.e(3930), __webpack_require__.e(2328), __webpack_require__.e(5663), __webpack_require__.e(2281), __webpack_require__.e(9912), __webpack_require__.e(13), __webpack_require__.e(6481), __webpack_require__.e(6328)]).then(__webpack_require__.bind(__webpack_require__, 83947))).rescoreCommand,
    },
    {
        name: 'report',
        summary: 'write the reports of a stored run again',
        args: '<run-id>',
        flags: [['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)']],
        loadFlags: async () => {
            const { REPORTS } = await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(3930), __webpack_require__.e(9912)]).then(__webpack_require__.bind(__webpack_require__, 79912));
            return [['--format <format>', 'which report', ['all', ...REPORTS.map(({ format }) => format)]]];
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(7675), __webpack_require__.e(8871), __webpack_require__.e(8556), __webpack_require__.e(895), __webpack_require__.e(3930), __webpack_require__.e(5663), __webpack_require__.e(9912), __webpack_require__.e(6765)]).then(__webpack_require__.bind(__webpack_require__, 10706))).reportCommand,
    },
    {
        name: 'compare',
        summary: 'what moved from one run to another: flips, scores, statistics, one verdict',
        args: '<run-a> <run-b>',
        flags: [
            ['--gate', 'exit 1 on a regression'],
            ['--out <dir>', 'folder for comparison.json and comparison.md'],
        ],
        notes: '\nA run is the id of a stored one, or a results.json file or its folder. Run a is the baseline.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(7675), __webpack_require__.e(3930), __webpack_require__.e(659), __webpack_require__.e(8972), __webpack_require__.e(9572)]).then(__webpack_require__.bind(__webpack_require__, 98424))).compareCommand,
    },
    {
        name: 'calibrate',
        summary: 'agreement of scorers with human labels (default files: labels/*.jsonl of the evals folder)',
        args: '[labels...]',
        flags: [
            ['--scorers <names>', 'judge every row by these, separated by commas (default: the metric of the row)'],
            [
                '--suggest-threshold',
                'say which threshold of each scorer fits its labels best, and where to write it',
            ],
            ['--wrong <n>', 'list the rows that each scorer is most wrong about', 'count'],
            ['--write', 'keep the figures (no texts) in calibration/ of the evals folder, for reports to quote'],
        ],
        notes: LABEL_NOTES,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(344), __webpack_require__.e(5692)]).then(__webpack_require__.bind(__webpack_require__, 41013))).calibrateCommand,
    },
    {
        name: 'analyze',
        summary: 'why cases failed in the stored runs of a period: kinds, trends, what sets them apart, what to do',
        flags: [
            ['--agent <id>', 'only attempts of this agent'],
            ['--period <window>', 'how far back, such as 30d, 12h or 2w (default: 30d)'],
            ['--run <run-id|file>', 'one run instead: a stored one, or a results.json file'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(7675), __webpack_require__.e(8871), __webpack_require__.e(8556), __webpack_require__.e(895), __webpack_require__.e(9218)]).then(__webpack_require__.bind(__webpack_require__, 15747))).analyzeCommand,
    },
    {
        name: 'import-traces',
        summary: 'store traces and chat logs as a run that analyze, report and rescore can use',
        args: '<file...>',
        flags: [
            ['--agent <id>', 'whose they are (default: what the file says)'],
            ['--pass-at <score>', 'a recorded reward or score passes from here on (default 1)', 'number'],
        ],
        notes: IMPORT_NOTES,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(2366)]).then(__webpack_require__.bind(__webpack_require__, 32366))).importTracesCommand,
    },
    {
        name: 'generate',
        summary: 'make test cases from documents, conversation logs or stored failures',
        flags: [
            ['--agent <id>', 'whose cases they are (default: the only agent)'],
            ['--documents <glob...>', 'documents to read rules from, such as docs/**/*.md', 'list'],
            ['--logs <file>', 'conversation logs: JSON lines of {input, output, feedback}, "-" for standard input'],
            ['--failures', 'failures of the stored runs of the last 30 days'],
            ['--num <n>', 'how many (default 10)', 'count'],
            ['--focus <area...>', 'areas that at least 60 % of the cases are about', 'list'],
            ['--no-edge-cases', 'no adversarial and broken inputs'],
            ['--mutation', 'play the agent with broken rules in its prompt: would the cases notice?'],
            ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
            ['--write <dir>', 'write each case into a file of its own there; never overwrites'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(9255), __webpack_require__.e(5186)]).then(__webpack_require__.bind(__webpack_require__, 95186))).generateCommand,
    },
    {
        name: 'promote',
        summary: 'write a failed attempt as a regression case of the evals folder',
        args: '<run-id> <case-id>',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(8871), __webpack_require__.e(8556), __webpack_require__.e(895), __webpack_require__.e(2761), __webpack_require__.e(2495)]).then(__webpack_require__.bind(__webpack_require__, 88046))).promoteCommand,
    },
    {
        name: 'serve',
        summary: 'the service over HTTP: every operation, progress streams, traces, webhooks',
        flags: [
            ['--host <address>', 'address to listen on (default: 127.0.0.1)'],
            ['--port <port>', 'port to listen on, 0 for any free one (default: 8787)'],
            ['--tls-cert <file>', 'certificate chain (PEM): the service itself speaks https then'],
            ['--tls-key <file>', 'its private key (PEM)'],
            ['--tls-port <port>', 'port of the TLS listener for progress streams (default: port + 1)'],
            ['--public-url <url>', 'address under which clients reach it, behind a proxy for one'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3992), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(3701), __webpack_require__.e(5984), __webpack_require__.e(659), __webpack_require__.e(7954), __webpack_require__.e(5658), __webpack_require__.e(2112), __webpack_require__.e(1172)]).then(__webpack_require__.bind(__webpack_require__, 76912))).serveCommand,
    },
    {
        name: 'webhooks',
        summary: 'deliver dead letters again (replay), or send a signed test event (test URL)',
        args: '<what> [url]',
        flags: [
            [
                '--secret <secret>',
                'signs the test event (default: one is made and printed), or in a replay what an input of the Action signed',
            ],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(7898)]).then(__webpack_require__.bind(__webpack_require__, 67898))).webhooksCommand,
    },
    {
        name: 'validate',
        summary: 'check the evals folder and report every problem at once',
        flags: [['--allow-only', 'let cases be marked only in CI, which refuses them otherwise']],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8284), __webpack_require__.e(9255), __webpack_require__.e(7675), __webpack_require__.e(3701), __webpack_require__.e(4836), __webpack_require__.e(3163), __webpack_require__.e(6433), __webpack_require__.e(2328), __webpack_require__.e(8456), __webpack_require__.e(2223)]).then(__webpack_require__.bind(__webpack_require__, 17826))).validateCommand,
    },
    {
        name: 'doctor',
        summary: 'what works here (judge, keys, own code, folders, workflows), and what to do about the rest',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8433), __webpack_require__.e(5103), __webpack_require__.e(5790), __webpack_require__.e(4702)]).then(__webpack_require__.bind(__webpack_require__, 94702))).doctorCommand,
    },
    {
        name: 'list',
        summary: 'list scorers, checks, agents, cases, experiments, runs or optimizations',
        args: '<what>',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(2548)]).then(__webpack_require__.bind(__webpack_require__, 32548))).listCommand,
    },
    {
        name: 'init',
        summary: 'write a starter evals folder and workflow; never overwrites',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9474), __webpack_require__.e(2659), __webpack_require__.e(8464)]).then(__webpack_require__.bind(__webpack_require__, 18464))).initCommand,
    },
];

// EXTERNAL MODULE: ./lib/runs/sharding/shard.js
var sharding_shard = __webpack_require__(77351);
// EXTERNAL MODULE: ./lib/schema/common.js
var common = __webpack_require__(86462);
;// CONCATENATED MODULE: ./lib/cli/flag-values.js



/** Of repeats, and of attempts in flight, as in the settings of the evals folder. */
const MOST_COUNT = 1_000;
/** A flag whose value is read and refused as its kind asks. */
function optionOf(flags, description, kind) {
    const option = new commander/* Option */.c$(flags, description);
    if (kind === 'number')
        return option.argParser(numberOf);
    if (kind === 'seed')
        return option.argParser(wholeNumber(0));
    if (kind === 'count')
        return option.argParser(wholeNumber(1, MOST_COUNT));
    if (kind === 'time')
        return option.argParser(timeOf);
    if (kind === 'cases')
        return option.argParser(wholeNumber(1));
    if (kind === 'rate')
        return option.argParser(rateOf);
    if (kind === 'shard')
        return option.argParser(shardFlag);
    if (kind === 'list')
        return option.argParser((value, before) => [...(before ?? []), value]);
    return kind === undefined ? option : option.choices(kind);
}
function numberOf(text) {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value) || value < 0)
        throw new commander/* InvalidArgumentError */.Di('It must be a number of 0 or more.');
    return value;
}
/** Reads whole numbers from `least` on, up to `most` where there is one. */
function wholeNumber(least, most = Number.MAX_SAFE_INTEGER) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
    return (text) => {
        const value = Number(text);
        if (text.trim() === '' || !Number.isSafeInteger(value) || value < least || value > most)
            throw new commander/* InvalidArgumentError */.Di(`It must be a whole number ${range}.`);
        return value;
    };
}
function timeOf(text) {
    if (common/* timeLimit */.zc.safeParse(text).success)
        return text;
    throw new commander/* InvalidArgumentError */.Di('It must be a number plus s, m or h, such as 10m.');
}
function shardFlag(text) {
    const shard = (0,sharding_shard/* shardOf */.IS)(text);
    if (shard === undefined)
        throw new commander/* InvalidArgumentError */.Di('It must be one part of several, such as 3/8: from 1/8 to 8/8.');
    return shard;
}
/** `0.95` or `95%`. A bare number above 1 is refused, because 95 could mean either. */
function rateOf(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(text.trim());
    // Other ways to write a number, such as 0x0 or -0, are slips that would open the gate.
    const isPlain = percent !== null || /^(?:\d+\.?\d*|\.\d+)$/.test(text.trim());
    const value = percent === null ? Number(text) : Number(percent[1]) / 100;
    if (!isPlain || !(value >= 0 && value <= 1))
        throw new commander/* InvalidArgumentError */.Di('It must be a share such as 0.95 or 95%.');
    return value;
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction = __webpack_require__(76739);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/program.js










/** Parses the command line and runs the command. Wrong usage is a Fault `usage` with a suggestion. */
async function runProgram(argv) {
    // Before the flags are read: what is wrong with them is printed too.
    (0,redaction.redactOutput)(argv.includes('--no-redact') ? undefined : (0,node_environment/* nodeEnvironment */.uB)());
    const { out, err } = (0,terminal/* terminal */.F)();
    let exitCode = 0;
    const program = new commander/* Command */.uB(product/* PRODUCT */.A.name)
        .description('Regression tests for AI agents that run inside the workflow.')
        .version(product/* PRODUCT */.A.version, '-V, --version')
        .helpCommand(true)
        .showSuggestionAfterError(true)
        .exitOverride()
        .configureOutput({ writeOut: out, writeErr: () => undefined });
    // Flags take long to describe. Where the first word is a command nothing is asked of the others but their names.
    const chosen = COMMANDS.find(({ name }) => name === argv[0]);
    for (const spec of COMMANDS) {
        const command = program
            .command(spec.name)
            .description(spec.summary)
            .exitOverride()
            .allowExcessArguments(false);
        command.configureOutput({ writeOut: out, writeErr: () => undefined });
        for (const argument of spec.args?.split(' ') ?? [])
            command.argument(argument);
        if (chosen !== undefined && spec !== chosen)
            continue;
        const more = argv.includes(spec.name) ? await spec.loadFlags?.() : undefined;
        for (const [flags, description, kind] of [...(more ?? []), ...(spec.flags ?? [])])
            command.addOption(optionOf(flags, description, kind));
        for (const option of commonOptions())
            command.addOption(option);
        if (spec.notes !== undefined)
            command.addHelpText('after', spec.notes);
        command.action(async (...parsed) => {
            const flags = command.opts();
            const given = parsed.slice(0, command.registeredArguments.length).flat();
            const args = given.filter((one) => one !== undefined).map(String);
            try {
                const run = await spec.load();
                (0,bounded_heap/* boundHeap */.Vu)();
                exitCode = await run(args, flags);
            }
            finally {
                await (0,background_ended/* backgroundEnded */.X)(flags.quiet === true);
            }
        });
    }
    if (argv.length === 0) {
        err(program.helpInformation());
        return 2;
    }
    try {
        await program.parseAsync([...argv], { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof commander/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return 0;
        throw new errors/* Fault */.vC('usage', error.message.replace(/^error: /, ''), {
            hint: `See: ${product/* PRODUCT */.A.name} ${program.commands.some((one) => one.name() === argv[0]) ? `${argv[0]} ` : ''}--help`,
        });
    }
    return exitCode;
}
/** Values of `--judge`, said again here because the schema that knows them takes long to load. */
const JUDGES = ['auto', 'offline', 'openai', 'azure_openai', 'anthropic', 'local', 'onnx'];
function commonOptions() {
    return [
        optionOf('--evals <dir>', 'the evals folder (default: evals)'),
        optionOf('--state <dir>', 'the state folder (default: .assay)'),
        optionOf('--judge <provider>', 'who judges', JUDGES),
        optionOf('--judge-model <model>', 'model of the judge'),
        optionOf('--judge-base-url <url>', 'any OpenAI-compatible endpoint'),
        optionOf('--seed <n>', 'seed of everything that may vary', 'seed'),
        optionOf('--no-env-file', 'leave the .env file beside the evals folder alone (in CI none is read)'),
        optionOf('--json', 'print the machine form on stdout, and nothing else there'),
        optionOf('--quiet', 'no progress'),
        optionOf('--no-redact', 'show the values of secrets: on your own terminal'),
    ];
}


/***/ }),

/***/ 76739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   outputSecrets: () => (/* binding */ outputSecrets),
/* harmony export */   redactOutput: () => (/* binding */ redactOutput),
/* harmony export */   shownReport: () => (/* binding */ shownReport),
/* harmony export */   shownText: () => (/* binding */ shownText),
/* harmony export */   shownValue: () => (/* binding */ shownValue)
/* harmony export */ });
/* harmony import */ var _engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77069);
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32815);


/** The secrets of this command; undefined under `--no-redact`. Whatever is printed or written asks here. */
let secrets;
/** Takes secrets out of everything that this command prints and writes from now on, or no longer. */
function redactOutput(env) {
    secrets = env === undefined ? undefined : (0,_engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .knownSecrets */ .xU)((0,_engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretVariables */ .c8)(env));
    return secrets;
}
/** The secrets that are taken out; undefined where none are. */
const outputSecrets = () => secrets;
/** A text as it may be printed. */
const shownText = (text) => secrets?.redact(text) ?? text;
/** Plain data as it may be printed and written: before it is cut and spelled, because half a secret is found by nobody. */
const shownValue = (value) => secrets === undefined || secrets.isEmpty() ? value : (0,_reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(value, secrets.redact);
/** The report of a run as it may be printed and written. */
const shownReport = (report) => secrets === undefined || secrets.isEmpty() ? report : (0,_reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .redactedReport */ .d)(report, secrets.redact);


/***/ }),

/***/ 32832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ terminal)
/* harmony export */ });
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76739);

function terminal() {
    return {
        out: (text) => void process.stdout.write((0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__.shownText)(text)),
        // Copied: a pipe may take it later, when its place holds another one.
        bytes: (piece) => void process.stdout.write(Buffer.from(piece)),
        err: (text) => void process.stderr.write((0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__.shownText)(text)),
        width: Math.min(Math.max(process.stdout.columns ?? 80, 60), 120),
        screen: process.stdout.isTTY === true,
        interactive: process.stderr.isTTY === true && process.env['CI'] === undefined,
        colour: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
    };
}


/***/ }),

/***/ 41834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   uB: () => (/* binding */ nodeEnvironment)
/* harmony export */ });
/* unused harmony export recordEnvironment */
/** The environment this process was started in. */
function nodeEnvironment() {
    return {
        get: (name) => process.env[name],
        names: () => Object.keys(process.env).sort(),
        cwd: () => process.cwd(),
    };
}
/** Most CI systems set `CI`; the others are known by a variable of their own: Azure Pipelines, Jenkins, TeamCity, AWS CodeBuild. */
const CI_VARIABLES = [
    'CI',
    'GITHUB_ACTIONS',
    'TF_BUILD',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'CODEBUILD_BUILD_ID',
];
/** Whether nobody sits before this process; some people switch it off by value. */
function isCi(env) {
    const isSet = (name) => !['', '0', 'false'].includes((env.get(name) ?? '').toLowerCase());
    return CI_VARIABLES.some(isSet);
}
/** An environment from a plain record, for tests and for callers of the library that have their own settings. */
function recordEnvironment(variables, cwd = '/work') {
    const table = new Map(Object.entries(variables));
    return { get: (name) => table.get(name), names: () => [...table.keys()].sort(), cwd: () => cwd };
}


/***/ }),

/***/ 77351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Vq: () => (/* binding */ cutSuite),
/* harmony export */   ze: () => (/* binding */ isShard)
/* harmony export */ });
/** A matrix has at most 256 jobs; a script may start more. */
const MOST_SHARDS = 1_000;
/** Reads "3/8"; undefined for anything that names no shard. */
function shardOf(text) {
    const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
    if (match === null)
        return undefined;
    const shard = { index: Number(match[1]), count: Number(match[2]) };
    return isShard(shard) ? shard : undefined;
}
/** Whether there can be such a shard. */
const isShard = ({ index, count }) => Number.isSafeInteger(index) &&
    Number.isSafeInteger(count) &&
    index >= 1 &&
    index <= count &&
    count <= MOST_SHARDS;
/** "shard 3 of 8". */
const shardName = ({ index, count }) => `shard ${index} of ${count}`;
/**
 * Which shard (from 1) plays each case: the longest case first, always onto the shard with the least to do (Graham 1969:
 * the longest shard takes at most 4/3 of the shortest time possible). What is not known counts as the median of what is. Ties
 * go by number of cases, then by place, so that the answer is the same on every machine.
 */
function cutSuite(weights, count) {
    const known = weights.flatMap(({ ms }) => (typeof ms === 'number' ? [ms] : [])).sort((a, b) => a - b);
    // The lower of two middle ones: no arithmetic that could round.
    const usual = known[Math.floor((known.length - 1) / 2)] ?? 1;
    // A case costs something even where its agent answers at once.
    const loads = weights.map(({ ms }) => (ms === null ? 0 : 1 + Math.round(ms ?? usual)));
    const order = loads.map((_, place) => place).sort((a, b) => loads[b] - loads[a] || a - b);
    const queue = lightestFirst(count);
    const shards = new Array(weights.length).fill(1);
    for (const place of order)
        shards[place] = queue.give(loads[place]);
    return shards;
}
/** Shards in a binary heap: the one with the least to do is found without looking at all of them. */
function lightestFirst(count) {
    const heap = Array.from({ length: count }, (_, at) => ({ index: at + 1, ms: 0, cases: 0 }));
    const before = (a, b) => a.ms - b.ms || a.cases - b.cases || a.index - b.index;
    return {
        give(ms) {
            const taken = heap[0];
            taken.ms += ms;
            taken.cases += 1;
            for (let at = 0;;) {
                let least = at;
                for (const child of [2 * at + 1, 2 * at + 2])
                    if (child < heap.length && before(heap[child], heap[least]) < 0)
                        least = child;
                if (least === at)
                    return taken.index;
                [heap[at], heap[least]] = [heap[least], heap[at]];
                at = least;
            }
        },
    };
}


/***/ }),

/***/ 86462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ timeWindow),
/* harmony export */   TU: () => (/* binding */ presentText),
/* harmony export */   Uu: () => (/* binding */ evenIfIncomplete),
/* harmony export */   oM: () => (/* binding */ unitInterval),
/* harmony export */   oR: () => (/* binding */ freeObject),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zc: () => (/* binding */ timeLimit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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
/** Longest time of a whole run: a number plus `s`, `m` or `h`. */
const timeLimit = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[1-9]\d{0,5}[smh]$/, 'must be a number plus s, m or h, for example 10m');
/** For cross-field rules that must report even when single fields are wrong, so that all problems come at once; they see raw values. */
const evenIfIncomplete = {
    when: (payload) => typeof payload.value === 'object' && payload.value !== null,
};


/***/ }),

/***/ 37832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   KI: () => (/* binding */ wrapToWidth)
/* harmony export */ });
/** Combining marks and what shows as nothing. */
const ZERO = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u;
/** Two columns: East Asian wide and full-width blocks (Unicode UAX 11) and pictographs that show as emoji. */
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;
const widthOf = (character) => {
    if (character <= '\u02ff')
        return 1;
    return ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
};
/** Columns that a line of cleaned text takes in a terminal. */
function displayWidth(text) {
    let width = 0;
    for (const character of text)
        width += widthOf(character);
    return width;
}
/** The line filled up with spaces to `width` columns; longer lines stay. */
function padToWidth(text, width) {
    return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
/** The line cut to at most `width` columns, with an ellipsis as the last one when something was cut. */
function cutToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let kept = '';
    let used = 0;
    for (const character of text) {
        used += widthOf(character);
        if (used > width - 1)
            break;
        kept += character;
    }
    return width < 1 ? '' : `${kept.trimEnd()}…`;
}
/** One line broken at spaces into lines of at most `width` columns; a longer word is broken where it must. At most `most` lines are made. */
function wrapToWidth(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = Math.max(2, width);
    const lines = [];
    let line = '';
    let used = 0;
    const flush = () => {
        if (line !== '')
            lines.push(line);
        line = '';
        used = 0;
    };
    for (const word of text.split(' ')) {
        if (lines.length >= most)
            return lines.slice(0, most);
        const wordWidth = displayWidth(word);
        if (used > 0 && used + 1 + wordWidth > columns)
            flush();
        if (wordWidth <= columns) {
            line = used > 0 ? `${line} ${word}` : word;
            used += used > 0 ? 1 + wordWidth : wordWidth;
            continue;
        }
        for (const character of word) {
            const step = widthOf(character);
            if (used + step > columns) {
                flush();
                if (lines.length >= most)
                    return lines;
            }
            line += character;
            used += step;
        }
    }
    flush();
    return lines.slice(0, most);
}


/***/ }),

/***/ 56025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ terminalQuote),
/* harmony export */   MJ: () => (/* binding */ terminalLines),
/* harmony export */   tL: () => (/* binding */ terminalLine)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37832);
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7460);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40182);



/** Text of anyone on one terminal line: no escape, no control, no line break; on a runner's log it is no command (security.md S14, S20). */
function terminalLine(text) {
    return (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLegacy */ .vW)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text)).replace(/^:(?=:)/, ': ');
}
/**
 * Text of anyone as running text, broken into lines of at most `width` columns: none of them, also behind an indent of white
 * space, is a command, wherever the breaks fall. At most `most` lines are made.
 */
function terminalLines(text, width, most = Number.POSITIVE_INFINITY) {
    const line = terminalLine(text);
    if (!line.includes('::'))
        return (0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line, width, most);
    // One column is kept for the space that breaks a command.
    return (0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line, width - 1, most).map((each) => each.replace(/^:(?=:)/, ': '));
}
/**
 * Text of anyone as a quotation: lines that begin with `│ `, of at most `width` columns together with it, so that no line
 * can pass for ours or for a command. At most `most` lines; an ellipsis ends the last one when there was more.
 */
function terminalQuote(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = width - BAR.length;
    const lines = [];
    for (const line of (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLegacy */ .vW)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(text)).split('\n')) {
        if (line.trim() === '')
            continue;
        lines.push(...(0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line.replace(/\s+/g, ' ').trim(), columns, most + 1 - lines.length));
        if (lines.length > most)
            break;
    }
    if (lines.length > most) {
        lines.length = most;
        lines[most - 1] = `${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(lines[most - 1], columns - 2, 1)[0] ?? ''} …`;
    }
    return lines.map((line) => `${BAR}${line}`);
}
const BAR = '│ ';


/***/ }),

/***/ 40182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   vW: () => (/* binding */ breakLegacy)
/* harmony export */ });
/* unused harmony export workflowCommand */
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7460);

/** `##[` also where ignorable characters hide in it; the runner compares by culture and looks through them (security.md F1). */
const LEGACY_START = /#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[/gu;
/** Text in which the older command form `##[` stands no more; the rest is as it was. */
const breakLegacy = (text) => text.replace(LEGACY_START, '# #[');
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/**
 * One command line for the Actions runner, escaped as its own toolkit does. The message and the values may be anyone's
 * text: they cannot end the line, add a property or start another command. Empty and undefined properties are left out.
 * A mask is passed on byte by byte, because a cleaned secret would mask something else.
 */
function workflowCommand(name, properties = {}, message = '') {
    const safe = (text) => (name === 'add-mask' ? text : breakLegacy(cleanText(text)));
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(safe(String(value)))}`)
        .join(',');
    return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(safe(message))}`;
}
/**
 * Anyone's text for a runner's log: every line begins with `│ `, no line is a command in either form, nothing moves the
 * cursor or hides. The result may hold several lines; no line break at the end.
 */
function logLine(text) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text)
        .split('\n')
        .map((line) => `│ ${breakLegacy(line).replace(/^(\s*):(?=:)/, '$1: ')}`)
        .join('\n');
}


/***/ })

};
