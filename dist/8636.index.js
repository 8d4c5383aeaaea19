export const id = 8636;
export const ids = [8636,6058];
export const modules = {

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js
var known_secrets;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: external "node:util"
var external_node_util_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
var VARIABLE;
function VARIABLE$made() { return VARIABLE = /^[A-Za-z_]\w*$/; }
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,(node_environment ??= __webpack_require__(41834))/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(here, evals)), NAME), (0,(external_node_path_ ??= __webpack_require__(76760)).join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => (VARIABLE ?? VARIABLE$made()).test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
}
/** The same environment with these variables beside those that are set. */
function withAdded(env, added) {
    return {
        get: (name) => env.get(name) ?? added.get(name),
        names: () => [...new Set([...env.names(), ...added.keys()])].sort(),
        cwd: () => env.cwd(),
    };
}
function variablesIn(path, files) {
    const hint = 'Write one NAME=value a line, or leave the file alone with --no-env-file.';
    if ((files.stat(path)?.size ?? 0) > LARGEST)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,(external_node_util_ ??= __webpack_require__(57975)).parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,(redaction ??= __webpack_require__(76739)).outputSecrets)()?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const judge = {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,(redaction ??= __webpack_require__(76739)).outputSecrets)();
    const engine = (0,(engine_engine ??= __webpack_require__(89908))/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    (background_ended ??= __webpack_require__(2505))/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 86175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand),
  findings: () => (/* binding */ findings)
});

// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
;// CONCATENATED MODULE: ./lib/cli/doctor/finding.js
const ok = (area, found) => ({ area, status: 'ok', found });
const note = (area, found, remedy) => ({
    area,
    status: 'note',
    found,
    remedy,
});
const problem = (area, found, remedy) => ({
    area,
    status: 'problem',
    found,
    remedy,
});

;// CONCATENATED MODULE: ./lib/cli/doctor/agent-findings.js



const AREA = 'agents';
/** How long an endpoint may take to say anything; whether it answers well is for a run to find. */
const MOST_MS = 5_000;
/** Endpoints that are asked; a suite has few, and each is one line. */
const MOST_AGENTS = 20;
/** Whether each agent of the evals folder can be reached: a program is there, an endpoint says something. No agent is asked a question. */
async function agentFindings(engine) {
    if (engine.ports.files.stat(engine.evalsDir) === null)
        return [];
    try {
        const { agents } = await engine.evals();
        return await Promise.all(agents.slice(0, MOST_AGENTS).map((one) => agentFinding(one, engine.ports)));
    }
    catch (error) {
        return [
            problem(AREA, `The evals folder cannot be read: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`, 'Correct it; assay validate lists every problem.'),
        ];
    }
}
async function agentFinding({ agent, home }, ports) {
    const { id, invocation } = agent;
    const url = invocation?.url ?? undefined;
    const [program] = invocation?.command ?? [];
    if (program !== undefined) {
        const cwd = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(home, invocation?.cwd ?? '');
        return isThere(program, cwd, ports)
            ? ok(AREA, `${id}: the program ${program} is there.`)
            : problem(AREA, `${id}: there is no program ${program}.`, 'Install it, or correct invocation.command.');
    }
    if (url === undefined)
        return ok(AREA, `${id} is asked at ${agent.provider}. It was not: a call costs money.`);
    if (url.includes('{{'))
        return ok(AREA, `${id}: where it is asked depends on the case.`);
    if (!URL.canParse(url))
        return problem(AREA, `${id}: invocation.url is no whole address.`, 'Correct it: it begins with https:// or http://.');
    return endpointFinding(id, url, ports);
}
/** Asks which methods it takes: an agent that is asked this does nothing. */
async function endpointFinding(id, url, { http }) {
    const { origin } = new URL(url);
    try {
        await http({ method: 'OPTIONS', url, totalMs: MOST_MS, connectMs: MOST_MS });
        return ok(AREA, `${id}: ${origin} can be reached.`);
    }
    catch (error) {
        const { code, message, hint = 'Start it, or correct invocation.url.' } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return code === 'timeout'
            ? note(AREA, `${id}: ${origin} did not say anything within ${MOST_MS / 1000} s.`, 'A run waits longer (run.timeout_ms).')
            : problem(AREA, `${id}: ${message}`, hint);
    }
}
/** Whether a program would be found: as a path from where it starts, else on the PATH. */
function isThere(program, cwd, { env, files }) {
    if (/[\\/]/.test(program))
        return files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).isAbsolute)(program) ? program : (0,(external_node_path_ ??= __webpack_require__(76760)).join)(cwd, program)) !== null;
    const names = [program, ...(env.get('PATHEXT') ?? '').split(';').map((end) => `${program}${end}`)];
    return (env.get('PATH') ?? '')
        .split((external_node_path_ ??= __webpack_require__(76760)).delimiter)
        .some((folder) => folder !== '' && names.some((name) => files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name)) !== null));
}

// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cli/doctor/commit-findings.js




/** Whether the state was committed: answers and contexts, which grow with each run, and a key where the service made one. */
async function commitFindings(stateDir, ports) {
    const folder = ports.env.cwd();
    if (ports.files.stat(stateDir) === null)
        return [];
    const answer = await (0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(folder, ports)('ls-files', '-z', '--', stateDir).catch(() => undefined);
    const committed = answer?.code === 0 ? answer.out.split('\0').length - 1 : 0;
    if (committed === 0)
        return [];
    const shown = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, stateDir);
    return [
        note('state', `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(committed, 'file')} of ${shown} ${committed === 1 ? 'is' : 'are'} under git.`, `Take them out: git rm -r --cached ${shown}, and have git ignore the folder; rotate keys that were among them.`),
    ];
}

// EXTERNAL MODULE: ./lib/judges/choose-judge.js + 9 modules
var choose_judge;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/judges/local/find-server.js
var find_server;
// EXTERNAL MODULE: ./lib/judges/local/model-list.js
var model_list;
// EXTERNAL MODULE: ./lib/judges/model-traits.js
var model_traits;
;// CONCATENATED MODULE: ./lib/cli/doctor/judge-findings.js








const JUDGE = 'judge';
const SERVERS = 'model servers';
const KEYS = 'keys';
/** Variables that hold the key of a judge. */
var KEY_NAMES;
function KEY_NAMES$made() { return KEY_NAMES = ['OPENAI_API_KEY', 'AZURE_OPENAI_API_KEY', 'ANTHROPIC_API_KEY']; }
/** Which keys are there. Values are not looked at, but for whether there is one. */
function keyFindings({ env }) {
    return (KEY_NAMES ?? KEY_NAMES$made()).map((name) => {
        const value = env.get(name);
        if (value === undefined)
            return ok(KEYS, `${name} is not set.`);
        return value.trim() === ''
            ? note(KEYS, `${name} is set and empty.`, 'Give it a value, or unset it: a secret that a workflow does not have looks like this.')
            : ok(KEYS, `${name} is set.`);
    });
}
/** Who would judge, and whether it answers; a judge that costs nothing is asked one small question. */
async function judgeFindings(engine) {
    const { ports } = engine;
    let settings;
    try {
        settings = (await engine.settings()).judge;
    }
    catch (error) {
        const { message } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return [
            problem(JUDGE, `The settings cannot be read: ${message}`, 'Correct them; assay validate lists every problem.'),
        ];
    }
    try {
        // Without a cache: an answer of yesterday says nothing of today.
        const chosen = await (0,(choose_judge ??= __webpack_require__(75790)).chooseJudge)(settings, ports, { maxRetries: 0 });
        const notes = (chosen.judge.notes ?? []).map((text) => ok(JUDGE, text));
        return [await chosenFinding(chosen, settings, ports), ...notes, ...(await serverFindings(ports))];
    }
    catch (error) {
        const { message, hint = 'See docs/judge-and-trust.md.' } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return [problem(JUDGE, message, hint), ...(await serverFindings(ports))];
    }
}
async function chosenFinding({ judge, settings: { provider, model } }, settings, { http, clock }) {
    if (provider === 'offline') {
        return settings.provider === 'offline'
            ? ok(JUDGE, 'Answers are judged offline, as the settings ask: many verdicts will be unsure.')
            : note(JUDGE, 'No key is there, so answers are judged offline: many verdicts will be unsure.', 'Set OPENAI_API_KEY, AZURE_OPENAI_API_KEY or ANTHROPIC_API_KEY, or judge by a model of this machine: judge.provider: local.');
    }
    if (provider === 'onnx')
        return ok(JUDGE, `${model} judges beside the offline rules; its models are loaded when they are first asked.`);
    const address = settings.base_url ?? undefined;
    if (provider === 'local') {
        const server = await (0,(find_server ??= __webpack_require__(15865))/* findLocalServer */.E_)(settings, http);
        return askedFinding(judge, `${model} of ${server.name} at ${server.baseUrl}`, server.baseUrl, clock);
    }
    if (address !== undefined && isHere(address))
        return askedFinding(judge, `${model} at ${address}`, address, clock);
    return ok(JUDGE, `${model} (${provider}) would be asked. It was not: a call costs money.`);
}
/** Whether an address is of this machine, so that nobody is paid for an answer. */
function isHere(address) {
    try {
        return /^(?:localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
    }
    catch {
        return false; // No address: choosing the judge, or the first call, says so.
    }
}
/** Yes or no, with its reason first: the shape of every form in small. */
var FORM;
function FORM$made() { return FORM = {
    name: 'doctor_form',
    schema: {
        type: 'object',
        additionalProperties: false,
        required: ['reason', 'verdict'],
        properties: { reason: { type: 'string' }, verdict: { type: 'string', enum: ['yes', 'no'] } },
    },
    read(json) {
        const verdict = typeof json === 'object' && json !== null && 'verdict' in json ? json.verdict : undefined;
        if (verdict === 'yes' || verdict === 'no')
            return { verdict };
        throw new judge/* FormError */.jQ('The property "verdict" must be "yes" or "no".');
    },
}; }
var RUNGS;
function RUNGS$made() { return RUNGS = {
    json_schema: 'held to the schema',
    json_object: 'in JSON mode, as it takes no schema',
    text: 'as text, as it takes neither a schema nor JSON mode',
}; }
/** Asks one small question, and says whether the answer was in the form and right. */
async function askedFinding(judge, who, baseUrl, clock) {
    const begun = clock.monotonic();
    try {
        const { answer } = await judge.fill({
            key: 'doctor/sum@1',
            instructions: 'Decide whether the statement is true. verdict: yes or no. Example: for "One and one is three" it is no.',
            promptInputs: { statement: 'Two and three is five.' },
            form: (FORM ?? FORM$made()),
            offline: () => ({ reason: '', verdict: 'yes' }),
        });
        const took = `${((clock.monotonic() - begun) / 1000).toFixed(1)} s`;
        const how = (RUNGS ?? RUNGS$made())[(0,(model_traits ??= __webpack_require__(89611))/* traitsOf */.JC)(baseUrl, judge.model).rung];
        if (answer.verdict === 'yes')
            return ok(JUDGE, `${who} answers in the form, ${how} (${took}).`);
        return note(JUDGE, `${who} answers in the form, ${how} (${took}), but denies that two and three is five.`, 'A larger model judges better; assay calibrate measures it on your labels.');
    }
    catch (error) {
        const { message, hint = 'Try another model.' } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return problem(JUDGE, `${who} does not answer in the form: ${message}`, hint);
    }
}
/** Which of the usual model servers run on this machine. */
async function serverFindings({ http }) {
    const lists = await Promise.all((find_server ??= __webpack_require__(15865))/* USUAL_SERVERS */.ES.map(async ({ name, baseUrl }) => ({ name, list: await (0,(model_list ??= __webpack_require__(16574))/* listModels */.D)(baseUrl, http) })));
    const running = lists.flatMap(({ name, list }) => 'models' in list
        ? [
            ok(SERVERS, `${name} at ${list.baseUrl} has ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(list.models.length, 'model')}; judge.provider: local asks it.`),
        ]
        : []);
    return running.length > 0
        ? running
        : [
            ok(SERVERS, `None of ${(find_server ??= __webpack_require__(15865))/* USUAL_SERVERS */.ES.map(({ name }) => name).join(', ')} answers at its usual port; only judge.provider: local needs one.`),
        ];
}

// EXTERNAL MODULE: ./lib/sandbox/isolation.js
var isolation = __webpack_require__(76535);
// EXTERNAL MODULE: ./lib/sandbox/javascript/javascript.js + 1 modules
var javascript;
// EXTERNAL MODULE: ./lib/sandbox/python/interpreter.js
var interpreter;
;// CONCATENATED MODULE: ./lib/cli/doctor/machine-findings.js






/** Versions that `engines` of package.json asks for. */
var OLDEST_NODE;
function OLDEST_NODE$made() { return OLDEST_NODE = [20, 19]; }
/** Node, and what its permission model holds own JavaScript back from. */
function nodeFindings({ runtime: { version } }) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const area = 'node';
    if (major < (OLDEST_NODE ?? OLDEST_NODE$made())[0] || (major === (OLDEST_NODE ?? OLDEST_NODE$made())[0] && minor < (OLDEST_NODE ?? OLDEST_NODE$made())[1]))
        return [problem(area, `Node ${version} is too old.`, `Use Node ${(OLDEST_NODE ?? OLDEST_NODE$made()).join('.')} or newer.`)];
    const holds = 'its permission model keeps own JavaScript from files, processes and workers';
    return [
        ok(area, `Node ${version}; ${holds}${major >= 25 ? ' and the network' : ', not from the network'}.`),
    ];
}
/** Whether own code can be run in each language, and what stands between it and this machine. */
async function codeFindings(ports) {
    const languages = [
        ['javascript', 'scorers and checks in JavaScript', () => (0,(javascript ??= __webpack_require__(95133)).javaScriptOf)(ports).isolation()],
        ['python', 'scorers and checks in Python', async () => (0,isolation/* isolationOf */._)(await (0,(interpreter ??= __webpack_require__(59288))/* interpreterOf */.O)(ports).hello())],
    ];
    return Promise.all(languages.map(async ([area, what, isolation]) => {
        try {
            return isolationFinding(area, await isolation());
        }
        catch (error) {
            const { message, hint = 'Install python3.' } = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
            return note(area, `Nothing can run ${what}: ${message}`, `Only they need it. ${hint}`);
        }
    }));
}
function isolationFinding(area, { level, layers, missing }) {
    const held = layers.length === 0 ? 'nothing' : layers.join(', ');
    if (level === 'full')
        return ok(area, `Own code is kept in by ${held}.`);
    return note(area, `Own code is kept in by ${held}; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`, level === 'none'
        ? 'Run code of others only where the whole machine may be lost: a container, or a runner that is thrown away.'
        : 'On Linux with Landlock and seccomp both layers of the kernel hold; elsewhere run code of others in a container.');
}
/** Whether the evals folder is there, and the state can be written. */
function folderFindings({ evalsDir, stateDir }, { files, random }) {
    const evals = files.stat(evalsDir)?.kind === 'directory'
        ? ok('evals', `${evalsDir} is there; assay validate checks it.`)
        : note('evals', `There is no folder ${evalsDir}.`, 'assay init writes one; --evals names another.');
    return [evals, stateFinding(stateDir, { files, random })];
}
function stateFinding(stateDir, { files, random }) {
    if (files.stat(stateDir) === null)
        return ok('state', `${stateDir} is not there yet; the first run makes it.`);
    const probe = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(stateDir, `doctor-${random.hex(8)}`);
    try {
        files.createExclusive(probe, '');
        files.remove(probe);
        return ok('state', `${stateDir} can be written.`);
    }
    catch (error) {
        return problem('state', `${stateDir} cannot be written: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`, 'Give yourself the right to write there, or name another folder: --state.');
    }
}

;// CONCATENATED MODULE: ./lib/cli/doctor/workflow-findings.js


const workflow_findings_AREA = 'workflows';
/** A step that uses the Action, or runs the command. */
var USES_US;
function USES_US$made() { return USES_US = /uses:\s*['"]?[^\s'"#]*\bassay\b|\bassay\s+run\b|dist\/cli\.js\s+run\b/; }
var COMMENTS;
function COMMENTS$made() { return COMMENTS = /pull-requests:\s*write|permissions:\s*write-all/; }
/** As starters and recipes have it. */
var PLACEHOLDER;
function PLACEHOLDER$made() { return PLACEHOLDER = /uses:\s*['"]?OWNER\/assay@|assay@COMMIT_SHA/; }
var UNSAFE;
function UNSAFE$made() { return UNSAFE = /^\s*pull_request_target\s*:|\bon:.*\bpull_request_target\b/m; }
/** Which workflows run the suite, and what they miss. */
async function workflowFindings({ files, env }) {
    const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(env.cwd(), '.github/workflows');
    const names = files.list(folder).filter((name) => /\.ya?ml$/.test(name));
    const texts = await Promise.all(names.map(async (name) => ({ name, text: await files.readText((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name)) })));
    const ours = texts.filter(({ text }) => (USES_US ?? USES_US$made()).test(text));
    if (ours.length === 0)
        return [
            note(workflow_findings_AREA, `No workflow in ${folder} runs the suite.`, 'assay init writes one; docs/action.md has its settings.'),
        ];
    return ours.flatMap(({ name, text }) => {
        const found = [];
        if ((PLACEHOLDER ?? PLACEHOLDER$made()).test(text))
            found.push(note(workflow_findings_AREA, `${name} names no action yet.`, 'Replace OWNER by the account that publishes it, and COMMIT_SHA by the full SHA of the commit that you reviewed.'));
        if ((UNSAFE ?? UNSAFE$made()).test(text))
            found.push(note(workflow_findings_AREA, `${name} runs on pull_request_target.`, 'With the head of a fork it is refused: use pull_request, and a second workflow for comments (docs/action.md).'));
        if (!(COMMENTS ?? COMMENTS$made()).test(text))
            found.push(note(workflow_findings_AREA, `${name} may not write comments.`, 'Add permissions: { contents: read, pull-requests: write }, or comment: off.'));
        return found.length > 0 ? found : [ok(workflow_findings_AREA, `${name} runs the suite.`)];
    });
}

;// CONCATENATED MODULE: ./lib/cli/doctor/doctor.js








/** Exit code where something that is asked for cannot work. */
const WORLD_FAILED = 3;
/** Columns before what was found. */
const INDENT = 9;
var SIGNS;
function SIGNS$made() { return SIGNS = { ok: 'ok', note: 'note', problem: 'PROBLEM' }; }
/** Everything that is looked at, in the order in which it is shown. */
async function findings(engine) {
    const { ports } = engine;
    const [judge, agents, code, committed, workflows] = await Promise.all([
        judgeFindings(engine),
        agentFindings(engine),
        codeFindings(ports),
        commitFindings(engine.stateDir, ports),
        workflowFindings(ports),
    ]);
    return [
        ...judge,
        ...keyFindings(ports),
        ...agents,
        ...nodeFindings(ports),
        ...code,
        ...folderFindings(engine, ports),
        ...committed,
        ...workflows,
    ];
}
/** `assay doctor`: what works here, and what to do about the rest; exit 3 where what is asked for cannot work. */
async function doctorCommand(_, flags) {
    const found = await findings((0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags));
    const isWell = found.every(({ status }) => status !== 'problem');
    const { out } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    if (flags.json === true)
        out(`${JSON.stringify({ ok: isWell, findings: found }, null, 2)}\n`);
    else
        out(found.map(lineOf).join(''));
    return isWell ? 0 : WORLD_FAILED;
}
function lineOf({ area, status, found, remedy }) {
    const line = `${(SIGNS ?? SIGNS$made())[status].padEnd(INDENT)}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${area}: ${found}`)}\n`;
    return remedy === undefined ? line : `${line}${' '.repeat(INDENT)}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(remedy)}\n`;
}


/***/ }),

/***/ 56816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** Settings of the person that git works by, owners that it trusts among them; nothing else of our environment. */
var INHERITED;
function INHERITED$made() { return INHERITED = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'GIT_CONFIG_GLOBAL', 'SystemRoot', 'USERPROFILE']; }
/** Only asked: nothing is written, fetched, or read from a terminal, and messages are in English. */
var READ_ONLY;
function READ_ONLY$made() { return READ_ONLY = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }; }
/** The longest question, a comparison of a whole repository with a cold disk, takes seconds. */
const MOST_MS = 120_000;
/** Git in a folder, for questions only, unless `more` variables say otherwise. */
function gitIn(folder, ports, more = {}) {
    const env = { ...(READ_ONLY ?? READ_ONLY$made()) };
    for (const name of (INHERITED ?? INHERITED$made())) {
        const value = ports.env.get(name);
        if (value !== undefined)
            env[name] = value;
    }
    Object.assign(env, more);
    return async (...words) => {
        const child = ports.spawn(['git', ...words], { cwd: folder, env });
        const [out, errors] = [[], []];
        child.onOutput((text) => out.push(text));
        child.onErrors((text) => errors.push(text));
        child.closeInput();
        let late = false;
        const cancel = ports.clock.after(MOST_MS, () => {
            late = true;
            child.kill();
        });
        const { code, startError } = await child.ended;
        cancel();
        if (late)
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('timeout', `git did not answer within ${MOST_MS / 1000} s`, {
                where: `git ${words.join(' ')}`,
                hint: 'Try it by hand in the same folder.',
            });
        if (startError !== undefined)
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', 'git could not be started', {
                where: folder,
                hint: 'Install git; what changed is asked of it.',
                cause: startError,
            });
        return { code: code ?? 128, out: out.join(''), errors: errors.join('') };
    };
}


/***/ }),

/***/ 3087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ callSlots)
/* harmony export */ });
/** Calls at once; further ones wait in the order in which they came. */
function callSlots() {
    let running = 0;
    const queue = [];
    return {
        async take(most) {
            if (running >= most)
                await new Promise((resolve) => queue.push(resolve));
            else
                running += 1;
        },
        /** Goes on to the one that has waited longest. */
        giveBack() {
            const next = queue.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        },
    };
}


/***/ }),

/***/ 95133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  javaScriptOf: () => (/* binding */ javaScriptOf)
});

// UNUSED EXPORTS: JAVASCRIPT_WALL_MS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/javascript/read-answer.js
var read_answer;
// EXTERNAL MODULE: ./lib/sandbox/call-slots.js
var call_slots;
// EXTERNAL MODULE: ./lib/sandbox/javascript/worker-starter.js + 2 modules
var worker_starter;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/worker-pool.js


/** A process without work ends after so long. */
const IDLE_MS = 30_000;
/** Calls of one process, and its processor time, after which the next call gets a new one. */
const MOST_CALLS = 500;
const MOST_CPU_MS = 1200;
/** Makes the pool of a world. */
function makeWorkerPool(ports) {
    const { cores } = ports.runtime;
    const starter = (0,(worker_starter ??= __webpack_require__(25506))/* workerStarter */.m)(ports);
    const slots = (0,(call_slots ??= __webpack_require__(3087))/* callSlots */.c)();
    const idle = idleWorkers(cores, ports.clock);
    async function answered({ code, folder, message, wallMs, signal }) {
        const used = idle.take(code) ?? { worker: await starter.start(folder), code, calls: 0 };
        const { worker } = used;
        try {
            const answer = await worker.ask(message, wallMs, signal);
            const calls = used.calls + 1;
            if (isReusable(answer, calls))
                idle.keep({ worker, code, calls });
            else
                worker.end();
            return answer;
        }
        catch (error) {
            worker.end();
            throw error;
        }
    }
    return {
        isolation: starter.isolation,
        async run(call) {
            await slots.take(cores);
            try {
                call.signal?.throwIfAborted();
                const answer = await answered(call);
                return { answer, isolation: await starter.isolation() };
            }
            finally {
                slots.giveBack();
            }
        },
    };
}
function isReusable(answer, calls) {
    return ('reply' in answer && answer.reply.reusable && calls < MOST_CALLS && answer.reply.cpu_ms < MOST_CPU_MS);
}
/** Processes that wait for the next call of their code: at most `most`, the oldest go first. */
function idleWorkers(most, clock) {
    const waiting = [];
    const remove = (one) => {
        const index = waiting.findIndex(({ worker }) => worker === one.worker);
        const [removed] = index < 0 ? [] : waiting.splice(index, 1);
        removed?.cancel();
        return removed;
    };
    const end = (one) => void remove(one)?.worker.end();
    return {
        take(code) {
            const found = waiting.find((one) => one.code === code);
            if (found === undefined)
                return undefined;
            found.worker.hold();
            return remove(found);
        },
        keep(used) {
            waiting.push({ ...used, cancel: clock.after(IDLE_MS, () => end(used)) });
            void used.worker.ended.then(() => remove(used));
            used.worker.release();
            const [oldest] = waiting;
            if (waiting.length > most && oldest !== undefined)
                end(oldest);
        },
    };
}

;// CONCATENATED MODULE: ./lib/sandbox/javascript/javascript.js





/** Longest time of one call (security.md S38). */
const JAVASCRIPT_WALL_MS = 30_000;
const CHECK_MS = 10_000;
/** What inline code is called in stacks. */
const INLINE = 'code';
var shared;
function shared$made() { return shared = new WeakMap(); }
/** The one runner of a world: all its code shares it. */
function javaScriptOf(ports) {
    const known = (shared ?? shared$made()).get(ports.standby);
    if (known !== undefined)
        return known;
    const made = makeJavaScript(ports);
    (shared ?? shared$made()).set(ports.standby, made);
    return made;
}
function makeJavaScript(ports) {
    const pool = makeWorkerPool(ports);
    async function asked(code, key, more, wallMs, signal) {
        const placed = placedIn(code, ports);
        const { answer, isolation } = await pool.run({
            ...{ code: key, folder: placed.folder, wallMs, signal },
            message: { ...placed, name: INLINE, ...more },
        });
        return { answer, isolation, outcome: (0,(read_answer ??= __webpack_require__(78370))/* readAnswer */.J)(answer, wallMs) };
    }
    return {
        isolation: () => pool.isolation(),
        async run(code, { globals = [], subject, wallMs = JAVASCRIPT_WALL_MS, signal }) {
            const more = { globals: JSON.stringify(globals), subject: JSON.stringify(subject ?? null) };
            const { answer, isolation, outcome } = await asked(code, keyOf(code), more, wallMs, signal);
            return { outcome, printed: printedOf(answer), isolation };
        },
        async check(code) {
            // Nothing of it is run, so one process can look at all code of a folder.
            const key = `checks of ${code.folder ?? ''}`;
            const { answer, outcome } = await asked(code, key, { check: true }, CHECK_MS);
            if (outcome.status === 'failed')
                return { problem: outcome.message };
            const files = ('reply' in answer ? answer.reply.files : undefined) ?? [];
            return { fingerprint: await fingerprintOf(code, files, ports) };
        },
    };
}
/** The same code with links resolved, as its process is told of it. Throws Fault `validation_failed` for a file outside the folder. */
function placedIn({ source, file, folder, base }, { files }) {
    const root = folder === undefined ? undefined : (files.realPath(folder) ?? undefined);
    if (file === undefined) {
        const place = base === undefined ? undefined : (files.realPath(base) ?? base);
        return { source, folder: root, base: place };
    }
    const real = files.realPath(file);
    if (real === null || root === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `There is no file ${file} to run.`, { where: file });
    const way = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(root, real);
    if (way.startsWith('..') || (0,(external_node_path_ ??= __webpack_require__(76760)).join)(root, way) !== real)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${file} lies outside the evals folder.`, {
            where: file,
            hint: `JavaScript may stand in ${root} only.`,
        });
    return { file: real, folder: root };
}
function keyOf({ source, file, folder, base }) {
    return (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256')
        .update(JSON.stringify([source, file, folder, base]))
        .digest('hex');
}
async function fingerprintOf({ source }, files, ports) {
    const hash = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(source ?? null));
    const folder = files[0] === undefined ? '' : (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(files[0]);
    // By their places among each other, so that the same code elsewhere is the same.
    for (const path of [...files].sort())
        hash.update(JSON.stringify([(0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, path), await ports.files.readText(path)]));
    return hash.digest('hex');
}
function printedOf(answer) {
    return 'reply' in answer ? answer.reply.printed.toWellFormed() : '';
}


/***/ }),

/***/ 59288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ interpreterOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _call_slots_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _zygote_js__WEBPACK_IMPORTED_MODULE_1__;



/** An interpreter without work ends after so long; the next call starts another in about 0.2 s. */
const IDLE_MS = 60_000;
/** Deaths in a row, without one answer between them, after which no new one is started. */
const MOST_DEATHS = 3;
var shared;
function shared$made() { return shared = new WeakMap(); }
/** The one interpreter of a world: all its code scorers share it. */
function interpreterOf(ports) {
    const known = (shared ?? shared$made()).get(ports.standby);
    if (known !== undefined)
        return known;
    const made = makeInterpreter(ports);
    (shared ?? shared$made()).set(ports.standby, made);
    return made;
}
function makeInterpreter(ports) {
    const keeper = zygoteKeeper(ports);
    const slots = (0,(_call_slots_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(3087))/* .callSlots */ .c)();
    return {
        hello: () => keeper.held(() => keeper.current().ready),
        run: (call) => keeper.held(async () => {
            const { cores } = await keeper.current().ready;
            await slots.take(cores);
            try {
                // The one that was asked for its cores may have ended while we waited.
                const alive = keeper.current();
                const hello = await alive.ready;
                const reply = await alive.ask(call);
                keeper.answered();
                return { reply, hello };
            }
            finally {
                slots.giveBack();
            }
        }),
    };
}
/** Keeps one process: replaces it when it dies, ends it when nobody works with it any more. */
function zygoteKeeper(ports) {
    let zygote;
    let deaths = 0;
    let users = 0;
    let cancelIdle = () => undefined;
    function start() {
        const started = (0,(_zygote_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(24928))/* .startZygote */ .R)(ports);
        started.ready.then(() => void started.ended.then(() => {
            deaths += 1;
            if (zygote === started)
                zygote = undefined;
        }), () => undefined);
        if (users > 0)
            started.hold();
        return started;
    }
    function enter() {
        cancelIdle();
        users += 1;
        if (users === 1)
            zygote?.hold();
    }
    function leave() {
        users -= 1;
        if (users > 0)
            return;
        zygote?.release();
        cancelIdle = ports.clock.after(IDLE_MS, () => {
            const idle = zygote;
            if (idle === undefined)
                return;
            zygote = undefined;
            deaths -= 1; // It was ended by us.
            idle.end();
        });
    }
    return {
        /** The living one, or a new one. One that cannot start at all is kept: its fault is the answer for everybody. */
        current() {
            if (zygote === undefined && deaths >= MOST_DEATHS)
                throw tooManyDeaths(deaths);
            zygote ??= start();
            return zygote;
        },
        /** An answer ends a row of deaths. */
        answered() {
            deaths = 0;
        },
        /** Keeps this process alive for as long as somebody works with the interpreter. */
        async held(work) {
            enter();
            try {
                return await work();
            }
            finally {
                leave();
            }
        },
    };
}
function tooManyDeaths(deaths) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('scorer_failed', `The Python process ended ${deaths} times without an answer.`, {
        hint: 'Run "assay validate" and look at the code of the scorers; no further process is started.',
        subcode: 'sandbox',
    });
}


/***/ }),

/***/ 62932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ (helloLine ?? helloLine$made())),
/* harmony export */   De: () => (/* binding */ (childAnswer ?? childAnswer$made())),
/* harmony export */   ZY: () => (/* binding */ (replyLine ?? replyLine$made())),
/* harmony export */   vN: () => (/* binding */ (sessionLine ?? sessionLine$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/** First line of the interpreter: what this machine can do, or why it can do nothing. */
var helloLine;
function helloLine$made() { return helloLine = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .union */ .KCZ([
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        python: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
        /** Calls that run well side by side. */
        cores: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1),
        layers: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
        missing: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ unusable: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP() }),
]); }
/** Ways in which a call ends without an answer (child_call.py). */
var callFailure;
function callFailure$made() { return callFailure = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n([
    'wall',
    'cpu',
    'signal',
    'printed',
    'large_answer',
    'forged',
    'silent',
    'not_locked',
    'fork',
    'stopped',
]); }
/** Line of a call: its answer as the text that the child wrote, or how it ended; and the beginning of what was printed. */
var replyLine;
function replyLine$made() { return replyLine = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    nonce: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    printed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    answer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    failed: (callFailure ?? callFailure$made()).optional(),
    detail: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    /** Of a child that stays: that it is no more. */
    ended: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional(),
}); }
/** Line of a session, which says which one: an answer, or its end. */
var sessionLine;
function sessionLine$made() { return sessionLine = (replyLine ?? replyLine$made()).extend({ session: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP() }); }
/** What a child writes as its answer. It ran the scorer's code, so nothing in it is believed before it is read here. */
var childAnswer;
function childAnswer$made() { return childAnswer = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .union */ .KCZ([
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ checked: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true) }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        error: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['syntax', 'raised', 'result']),
            type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
            message: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
            line: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
        }),
    }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        value: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            score: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).max(1),
            reasoning: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable(),
            // A record type would drop the key `__proto__` without a word.
            extra: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
        }),
    }),
]); }


/***/ }),

/***/ 14572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ startInterpreter)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _flow_line_reader_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _line_json_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _source_folder_js__WEBPACK_IMPORTED_MODULE_2__;







/** Start of an interpreter on a slow disk; far above the 0.1 to 0.5 s it takes. */
const START_MS = 30_000;
const LONGEST_COMPLAINT = 500;
/**
 * Starts an interpreter that tells `onLine` every line but its first; none may be longer than `longestLine` characters. Not isolated by
 * `-I`, which would ignore PYTHONHASHSEED and let the order of sets change between starts: its environment and its path are ours anyway.
 */
function startInterpreter(ports, options) {
    const state = spawned(ports, options);
    const { child, greeting } = state;
    const reader = (0,(_flow_line_reader_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77874))/* .lineReader */ .g)({
        most: options.longestLine,
        lengthOf: (text) => text.length,
        onLine: (line) => receive(state, line),
        onTooLong: () => breakOff(state, 'wrote a line without an end'),
    });
    child.onErrors((text) => {
        state.complaint = (state.complaint + text).slice(-LONGEST_COMPLAINT);
    });
    child.onOutput(reader.read);
    return {
        ready: greeting.promise,
        ended: child.ended.then((ending) => conclude(state, ending)),
        write: (text) => child.write(text),
        breakOff: (why) => breakOff(state, why),
        hold: () => child.hold(),
        release: () => child.release(),
        end: () => child.kill(),
    };
}
function spawned(ports, { args, onLine }) {
    const folder = (0,(_source_folder_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(95294))/* .sourceFolder */ .I)();
    const state = {
        child: ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, (_source_folder_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(95294))/* .ZYGOTE */ .T), ...args], {
            cwd: folder,
            env: { PATH: ports.env.get('PATH') ?? '', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
        }),
        greeting: awaitedGreeting(),
        onLine,
        greeted: false,
        broken: undefined,
        complaint: '',
        cancelStart: ports.clock.after(START_MS, () => breakOff(state, 'did not start in time')),
    };
    return state;
}
function awaitedGreeting() {
    let settle;
    const promise = new Promise((resolve, reject) => {
        settle = { resolve, reject };
    });
    // Whoever asks gets the fault; that nobody has asked yet is no crash.
    promise.catch(() => undefined);
    return { promise, ...settle };
}
function breakOff(state, why) {
    state.broken ??= why;
    state.child.kill();
}
/** A line of an interpreter that is being ended says nothing any more. */
function receive(state, line) {
    if (state.broken !== undefined)
        return;
    if (state.greeted)
        state.onLine(line);
    else
        receiveHello(state, line);
}
function receiveHello(state, line) {
    const hello = (_messages_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(62932))/* .helloLine */ .D5.safeParse((0,(_line_json_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(42616))/* .lineJson */ .l)(line));
    state.cancelStart();
    if (!hello.success) {
        breakOff(state, 'did not answer as expected');
        return;
    }
    state.greeted = true;
    if ('unusable' in hello.data)
        state.greeting.reject(noPython(hello.data.unusable));
    else
        state.greeting.resolve(hello.data);
}
/** Why it has ended; whoever waits for its greeting is told. */
function conclude(state, { code, signal, startError }) {
    const { greeting, complaint } = state;
    state.cancelStart();
    if (startError !== undefined)
        greeting.reject(noPython(`python3 cannot be started (${startError.message})`));
    const why = state.broken ?? (signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
    const last = complaint.trim().split('\n').at(-1) ?? '';
    if (!state.greeted)
        greeting.reject(noPython(`python3 ${why}${last === '' ? '' : `: ${last}`}`));
    return why;
}
function noPython(why) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .Fault */ .vC('scorer_failed', `No Python to run the code: ${(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(44765))/* .truncateText */ .E)(why, LONGEST_COMPLAINT)}.`, {
        hint: 'Own code in Python, scorers of type "code" and tools of worlds, needs python3, version 3.8 or later, in PATH on Linux or macOS.',
        subcode: 'no_python',
    });
}


/***/ }),

/***/ 24928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ startZygote),
/* harmony export */   g: () => (/* binding */ GRACE_MS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _line_json_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_0__;




/** Beyond a call's own time, until the interpreter itself is taken to hang. */
const GRACE_MS = 10_000;
/** Longest line: an answer of 1 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 8 * 1024 * 1024;
/** Starts a warm interpreter (toolchain.md 8). */
function startZygote(ports) {
    const waiting = new Map();
    const standing = (0,(_standing_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14572))/* .startInterpreter */ .f)(ports, {
        args: [],
        longestLine: LONGEST_LINE,
        onLine: (line) => receiveReply(standing, waiting, line),
    });
    const { ready, hold, release, end } = standing;
    return {
        ...{ ready, hold, release, end },
        ended: standing.ended.then((why) => failAll(waiting, why)),
        ask: (call) => ask(standing, waiting, ports, call),
    };
}
function receiveReply(standing, waiting, line) {
    const reply = (_messages_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62932))/* .replyLine */ .ZY.safeParse((0,(_line_json_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(42616))/* .lineJson */ .l)(line));
    const caller = reply.success ? waiting.get(reply.data.nonce) : undefined;
    if (!reply.success || caller === undefined) {
        standing.breakOff('said what nobody asked for');
        return;
    }
    waiting.delete(reply.data.nonce);
    caller.resolve(reply.data);
}
/** Tells everybody who waits that it has ended, and why. */
function failAll(waiting, why) {
    const fault = new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
        hint: 'Nothing is wrong with the scored answer. The next call starts a new process.',
        subcode: 'sandbox',
    });
    for (const { reject } of waiting.values())
        reject(fault);
    waiting.clear();
}
async function ask(standing, waiting, { random, clock }, { payload, wallMs, signal }) {
    signal?.throwIfAborted();
    const nonce = random.hex(16);
    const reply = new Promise((resolve, reject) => waiting.set(nonce, { resolve, reject }));
    const header = { do: 'call', nonce, wall_ms: wallMs, size: Buffer.byteLength(payload) };
    standing.write(`${JSON.stringify(header)}\n${payload}\n`);
    const cancelWatch = clock.after(wallMs + GRACE_MS, () => standing.breakOff('did not end a call in time'));
    const stop = () => standing.write(`${JSON.stringify({ do: 'stop', nonce })}\n`);
    signal?.addEventListener('abort', stop);
    try {
        const answered = await reply;
        signal?.throwIfAborted();
        return answered;
    }
    finally {
        cancelWatch();
        signal?.removeEventListener('abort', stop);
    }
}


/***/ }),

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   s: () => (/* binding */ NEVER_READ)
/* harmony export */ });
/** Folders and files of history and secrets: git, variables, keys of machines, what tools log in with. */
var FORBIDDEN;
function FORBIDDEN$made() { return FORBIDDEN = [
    /^\.git$|^git~\d+$|^\.env/,
    /^\.(?:ssh|gnupg|aws|azure|kube|docker|password-store)$/,
    /^\.(?:npmrc|yarnrc(?:\.yml)?|pypirc|netrc|pgpass|htpasswd|dockercfg|git-credentials|vault-token|boto|s3cfg|my\.cnf)$|^_netrc$/,
    /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|asc|gpg)$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
]; }
/** What the state folder holds of keys, wherever it lies. */
var STATE_KEYS;
function STATE_KEYS$made() { return STATE_KEYS = /(?:^|\/)\.assay\/(?:keys|tls)(?:\/|$)/; }
/** What such a file is called in a refusal. */
const NEVER_READ = '.git, .env, keys and logins';
/** What holds secrets or history is never read, whatever names it (security.md S43). */
function isForbidden(pathInside) {
    // Windows drops trailing dots and blanks and knows short names and streams.
    const names = pathInside.split(/[\\/]/).map((part) => part
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, ''));
    return (names.some((name) => (FORBIDDEN ?? FORBIDDEN$made()).some((pattern) => pattern.test(name))) || (STATE_KEYS ?? STATE_KEYS$made()).test(names.join('/')));
}


/***/ })

};
