export const id = 3627;
export const ids = [3627];
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

/***/ 3627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
;// CONCATENATED MODULE: ./lib/test-cases/starter-texts.js
const SETTINGS = `# Everything here is optional. Keys come from the environment: OPENAI_API_KEY, ANTHROPIC_API_KEY, AZURE_OPENAI_API_KEY.
judge:
  provider: auto # the first key that is set; without one, checks decide, and what takes a model to tell is unsure
gate:
  min_pass_rate: 1 # 0..1: share of the cases that must pass
`;
const AGENT = `# A local program: one JSON object on stdin for each turn, one on stdout. Put your own agent in its place.
name: Shop assistant
provider: custom
invocation:
  command: [node, evals/agents/shop.mjs] # starts in the folder that holds evals/
`;
const PROGRAM = `// A tiny agent with two answers. A real one would call a model here.
let request = '';
for await (const piece of process.stdin) request += piece;
const { input } = JSON.parse(request);

const order = /order (\\d+)/i.exec(input)?.[1];
const answer =
  order === undefined
    ? { output: 'You can return any item within 30 days.', tool_calls: [] }
    : {
        output: \`Order \${order} is on its way.\`,
        tool_calls: [{ name: 'find_order', arguments: { order }, result: { status: 'shipped' } }],
      };
console.log(JSON.stringify(answer));
`;
const SCORER = `# A scorer of your own; test cases name it by its file name.
name: States the return window
type: regex
config:
  pattern: '\\b30 days\\b'
`;
const ORDER_CASE = `name: Looks an order up
turns:
  - input: Where is order 1042?
    checks: # need no model, and are always sure
      - contains: "1042"
      - not_contains: [I think, maybe]
    # For people, and for a model as judge. Without a model, playval cannot tell right from wrong in most answers: it is unsure
    # then, which is shown and neither passes nor fails the case. What has to be sure belongs into checks.
    expected_behavior: Looks the order up and says where it is.
    scorers: [playval, tool_correctness]
    expected_tools:
      - name: find_order
        arguments: { order: "1042" }
tags: [orders]
`;
const RETURN_CASE = `name: States the return window
turns:
  - input: How long can I return an item?
    expected_behavior: Says that items can be returned within 30 days.
    scorers: [return-window]
tags: [returns]
`;
const WORKFLOW = `# Plays the test cases in evals/ on every pull request, and on main, whose runs pull requests are compared with. Replace OWNER
# by the account that publishes the action, and COMMIT_SHA by the full SHA of the release you want: a tag can be moved later, a
# commit cannot.
name: evals
on:
  pull_request:
  merge_group: # a required check has to report in a merge queue too
  push:
    branches: [main]
permissions: {}
jobs:
  evals:
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      pull-requests: write # the comment
      actions: read # runs of the main branch
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: OWNER/assay@COMMIT_SHA
        env:
          OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }} # empty: judged offline
`;
/** The files of a project that starts with Assay. They load without a problem and pass with the offline judge. */
function starterFiles({ schemas, branch = 'main', ownAgent = [] } = {}) {
    const commented = ownAgent.map((line) => (line === '' ? '#\n' : `# ${line}\n`)).join('');
    const workflow = WORKFLOW.replace('branches: [main]', `branches: [${branch}]`).replace('on main,', `on ${branch},`);
    const files = [
        { path: 'evals/assay.yaml', text: SETTINGS, example: false, kind: 'assay' },
        { path: 'evals/agents/shop.yaml', text: `${AGENT}${commented}`, example: true, kind: 'agent' },
        { path: 'evals/agents/shop.mjs', text: PROGRAM, example: true },
        { path: 'evals/scorers/return-window.yaml', text: SCORER, example: true, kind: 'scorer' },
        { path: 'evals/test-cases/order-status.yaml', text: ORDER_CASE, example: true, kind: 'test-case' },
        { path: 'evals/test-cases/return-window.yaml', text: RETURN_CASE, example: true, kind: 'test-case' },
        { path: '.github/workflows/evals.yml', text: workflow, example: false },
    ];
    return files.map((file) => ({ ...file, text: `${schemaLine(file, schemas)}${file.text}` }));
}
/** First line of a YAML file, by which editors check and complete it; none where its schemas are not there. */
function schemaLine({ path, kind }, schemas) {
    if (kind === undefined || schemas === undefined)
        return '';
    return `# yaml-language-server: $schema=${'../'.repeat(path.split('/').length - 1)}${schemas}/${kind}.json\n`;
}

;// CONCATENATED MODULE: ./lib/test-cases/starter.js


/**
 * Writes a starter evals folder and workflow below `folder`. Nothing is overwritten, and a project that has an agent of its
 * own gets no example agent and cases beside it: they would join its next run.
 */
function writeStarter(folder, ports, place = {}) {
    const starter = starterFiles(place);
    const own = starter.map(({ path }) => path);
    const started = ports.files
        .list((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, 'evals/agents'))
        .some((name) => !name.startsWith('.') && !own.includes(`evals/agents/${name}`));
    const result = { written: [], kept: [] };
    for (const { path, text, example } of starter) {
        if (example && started && ports.files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, path)) === null)
            continue;
        const created = ports.files.createExclusive((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, path), text);
        (created ? result.written : result.kept).push(path);
    }
    return result;
}

// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/next/own-name.js
var own_name;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/init/open-api-chat.js
/** Paths that talk to an agent, and the properties that hold what is said. */
var TALK;
function TALK$made() { return TALK = /(?:^|[/_-])(?:chat|ask|agent|message|messages|query|converse|conversation|complete|completions?|invoke|answer|assistant)(?:$|[/_-])/i; }
var FIELDS;
function FIELDS$made() { return FIELDS = ['message', 'input', 'question', 'query', 'prompt', 'text', 'content']; }
/** The request of an OpenAPI description that takes a message, with where it goes; undefined where none looks like it. */
async function openApiChat(text) {
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    let description;
    try {
        // Of keys of the same name the last counts: to compare each with all before it takes quadratic time.
        description = parse(text, { maxAliasCount: 0, uniqueKeys: false });
    }
    catch {
        return undefined; // A hint less; whoever owns the file has other ways to learn of its mistake.
    }
    const paths = Object.entries(record(record(description)['paths']));
    const found = paths.find(([path, methods]) => (TALK ?? TALK$made()).test(path) && 'post' in record(methods));
    if (found === undefined)
        return undefined;
    const [path, methods] = found;
    const servers = record(description)['servers'];
    const base = Array.isArray(servers) ? record(servers[0])['url'] : undefined;
    const isAddress = typeof base === 'string' && /^https?:\/\/[\w.:/-]+$/.test(base);
    const fields = Object.keys(propertiesOf(record(record(methods)['post']), description));
    return {
        what: `POST ${path}`,
        url: `${isAddress ? base.replace(/\/$/, '') : 'http://localhost:8000'}${path}`,
        field: (FIELDS ?? FIELDS$made()).find((name) => fields.includes(name)) ?? 'message',
    };
}
/** Properties of the JSON body of an operation; a reference is followed once. */
function propertiesOf(operation, description) {
    const content = record(record(operation['requestBody'])['content']);
    const schema = record(record(content['application/json'])['schema']);
    const reference = schema['$ref'];
    if (typeof reference !== 'string')
        return record(schema['properties']);
    const schemas = record(record(record(description)['components'])['schemas']);
    return record(record(schemas[reference.slice(reference.lastIndexOf('/') + 1)])['properties']);
}
const record = (value) => typeof value === 'object' && value !== null ? { ...value } : {};

;// CONCATENATED MODULE: ./lib/cli/init/walk-project.js

/** Folders of tools, builds and tests, and ours: nobody's agent lies there. */
var PASSED_OVER;
function PASSED_OVER$made() { return PASSED_OVER = /^(?:\..*|node_modules|venv|env|site-packages|__pycache__|dist|build|out|target|coverage|vendor|tests?|__tests__|evals|docs?|examples?)$/i; }
const DEEPEST = 4;
/** So many names are looked at: a hint is not worth a walk through all of a large repository. */
const MOST = 3_000;
/** A name that does not stay on the line on which it is written, be it of a file or of a terminal. */
var OFF_THE_LINE;
function OFF_THE_LINE$made() { return OFF_THE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u; }
/** Files of a project, from its folder with forward slashes, those at the top first; folders of tools and names with control characters are left out. */
function walkProject(folder, files) {
    const found = [];
    let seen = 0;
    let level = [''];
    for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
        const below = [];
        for (const parent of level)
            for (const name of files.list((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, parent))) {
                seen += 1;
                if (seen > MOST)
                    return found;
                if ((OFF_THE_LINE ?? OFF_THE_LINE$made()).test(name))
                    continue;
                const path = parent === '' ? name : `${parent}/${name}`;
                const kind = files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, path))?.kind;
                if (kind === 'file')
                    found.push(path);
                else if (kind === 'directory' && !(PASSED_OVER ?? PASSED_OVER$made()).test(name))
                    below.push(path);
            }
        level = below;
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/cli/init/detect-project.js



var LOCKS;
function LOCKS$made() { return LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
]; }
/** Packages by what they are for, as they are called on npm and on PyPI. */
var FRAMEWORKS;
function FRAMEWORKS$made() { return FRAMEWORKS = /^(?:openai|@openai\/agents|openai-agents|anthropic|@anthropic-ai\/(?:sdk|claude-agent-sdk)|claude-agent-sdk|ai|@ai-sdk\/[\w-]+|langchain|@langchain\/[\w-]+|langgraph|llama-?index|crewai|pydantic-ai|autogen(?:-agentchat)?|dspy|smolagents|haystack-ai|google-genai|@google\/genai|@mastra\/core|mastra|semantic-kernel|litellm|cohere|mistralai|@mistralai\/mistralai|ollama)$/i; }
var SERVERS;
function SERVERS$made() { return SERVERS = /^(?:fastify|express|hono|koa|@nestjs\/core|next|fastapi|flask|django|starlette|litestar|aiohttp|langserve)$/i; }
var PYTHON_LISTS;
function PYTHON_LISTS$made() { return PYTHON_LISTS = /^(?:pyproject\.toml|requirements[\w.-]*\.txt|Pipfile)$/; }
/** Names of files that hold a prompt; a folder of that name holds prompts. */
var PROMPT_FILE;
function PROMPT_FILE$made() { return PROMPT_FILE = /(?:prompt|instructions?|system)[\w.-]*\.(?:md|txt|prompt|jinja2?|j2|mustache|hbs)$|\.prompt$/i; }
var IN_PROMPT_FOLDER;
function IN_PROMPT_FOLDER$made() { return IN_PROMPT_FOLDER = /(?:^|\/)(?:system[_-]?)?prompts?\/[^/]+\.(?:md|txt|prompt|jinja2?|j2|mustache|hbs)$/i; }
var NO_PROMPT;
function NO_PROMPT$made() { return NO_PROMPT = /^(?:readme|changelog|contributing|license)/i; }
var detect_project_PROGRAM;
function detect_project_PROGRAM$made() { return detect_project_PROGRAM = /(?:^|\/)(?:agent|bot|assistant|chat(?:bot)?)\.(?:py|mjs|js|ts)$/i; }
var ENTRY;
function ENTRY$made() { return ENTRY = /^(?:(?:src|app)\/)?(?:main|app|server|index)\.(?:py|mjs|js|ts)$/i; }
var PROMPTFOO;
function PROMPTFOO$made() { return PROMPTFOO = /(?:^|\/)promptfooconfig\.(?:ya?ml|json|[cm]?js|ts)$/; }
var OPEN_API;
function OPEN_API$made() { return OPEN_API = /(?:^|\/)(?:openapi|swagger)\.(?:ya?ml|json)$/i; }
const MOST_PROMPTS = 3;
/** A manifest or description of more bytes is not read: a hint is not worth the time. */
const MOST_BYTES = 1024 * 1024;
/** Reads what a project says of itself: its manifests, the names of its files, its OpenAPI description. Nothing of it is run. */
async function detectProject(folder, files) {
    const paths = walkProject(folder, files);
    const read = (path) => {
        const { kind, size = 0 } = files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, path)) ?? {};
        return kind === 'file' && size <= MOST_BYTES ? (files.readTextIfThere((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, path)) ?? '') : '';
    };
    const packages = [
        ...packagesOfNode(read('package.json')).map((what) => ({ what, where: 'package.json' })),
        ...paths
            .filter((path) => (PYTHON_LISTS ?? PYTHON_LISTS$made()).test(path))
            .flatMap((where) => packagesOfPython(read(where)).map((what) => ({ what, where }))),
    ];
    const openApi = paths.find((path) => (OPEN_API ?? OPEN_API$made()).test(path));
    const request = openApi === undefined ? undefined : await openApiChat(read(openApi));
    const lock = (LOCKS ?? LOCKS$made()).find(([name]) => paths.includes(name));
    const declared = /^(npm|pnpm|yarn|bun)@/.exec(textAt(read('package.json'), 'packageManager'))?.[1];
    const promptfoo = paths.find((path) => (PROMPTFOO ?? PROMPTFOO$made()).test(path));
    const server = packages.find(({ what }) => (SERVERS ?? SERVERS$made()).test(what));
    const program = programOf(paths, packages);
    const manager = declared !== undefined
        ? { what: declared, where: 'package.json' }
        : lock !== undefined
            ? { what: lock[1], where: lock[0] }
            : undefined;
    return {
        frameworks: packages.filter(({ what }) => (FRAMEWORKS ?? FRAMEWORKS$made()).test(what)),
        prompts: promptsOf(paths),
        ...(manager === undefined ? {} : { packageManager: manager }),
        ...(program === undefined ? {} : { program }),
        ...(server === undefined ? {} : { server }),
        ...(request === undefined || openApi === undefined ? {} : { request: { ...request, where: openApi } }),
        ...(promptfoo === undefined ? {} : { promptfoo }),
    };
}
function promptsOf(paths) {
    const named = (path) => path.slice(path.lastIndexOf('/') + 1);
    const prompts = paths.filter((path) => !(NO_PROMPT ?? NO_PROMPT$made()).test(named(path)) && ((PROMPT_FILE ?? PROMPT_FILE$made()).test(named(path)) || (IN_PROMPT_FOLDER ?? IN_PROMPT_FOLDER$made()).test(path)));
    const rank = (path) => (/system/i.test(path) ? 0 : 1);
    return prompts.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_PROMPTS);
}
/** A file that is called like an agent; else what starts the project, where a package says that it has to do with models. */
function programOf(paths, packages) {
    const runnable = paths.filter((path) => /\.(?:py|mjs|js)$/.test(path));
    const agent = runnable.find((path) => (detect_project_PROGRAM ?? detect_project_PROGRAM$made()).test(path));
    const hasModels = packages.some(({ what }) => (FRAMEWORKS ?? FRAMEWORKS$made()).test(what));
    const where = agent ?? (hasModels ? runnable.find((path) => (ENTRY ?? ENTRY$made()).test(path)) : undefined);
    if (where === undefined)
        return undefined;
    const command = [where.endsWith('.py') ? 'python3' : 'node', where];
    return { what: command.join(' '), where, command };
}
/** Names of the dependencies of a package.json; none of what is no JSON. */
function packagesOfNode(text) {
    const manifest = parsed(text);
    return ['dependencies', 'devDependencies'].flatMap((name) => {
        const listed = manifest[name];
        return typeof listed === 'object' && listed !== null ? Object.keys(listed) : [];
    });
}
/** Names at the start of a requirement, in a list of strings or a line each; other words of such files are no package that is looked for. */
const packagesOfPython = (text) => [
    ...new Set([...text.matchAll(/^[\s"']*([A-Za-z][\w.-]*)/gm), ...text.matchAll(/["']([A-Za-z][\w.-]*)/g)].map(([, name = '']) => name.toLowerCase())),
];
function textAt(json, name) {
    const value = parsed(json)[name];
    return typeof value === 'string' ? value : '';
}
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? { ...value } : {};
    }
    catch {
        return {}; // Nothing is found in a file that says nothing.
    }
}

;// CONCATENATED MODULE: ./lib/cli/init/ignore-state.js

/** Ways to write it that mean the state folder. */
var IGNORES_STATE;
function IGNORES_STATE$made() { return IGNORES_STATE = /^(?:\*\*\/|\/)?\.assay(?:\/|\/\*{1,2})?$/; }
/**
 * Has git ignore the state folder of a project: adds one line to its `.gitignore`, in the line ends of that file, or makes the file. What
 * stands there stays, byte for byte. Says what was done.
 */
function ignoreState(folder, files) {
    const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, '.gitignore');
    if (files.createExclusive(path, '.assay/\n'))
        return 'written';
    const text = files.readTextIfThere(path) ?? '';
    const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
    if (lines.some((line) => (IGNORES_STATE ?? IGNORES_STATE$made()).test(line.trim())))
        return 'kept';
    const end = text.includes('\r\n') ? '\r\n' : '\n';
    const gap = text === '' || text.endsWith('\n') ? '' : end;
    // Appended, so that bytes that are no UTF-8 stay, and a link stays a link.
    const log = files.appendLog(path);
    try {
        log.append(`${gap}.assay/${end}`);
    }
    finally {
        log.close();
    }
    return 'changed';
}

;// CONCATENATED MODULE: ./lib/cli/init/own-agent.js
/** A value as YAML in double quotes. */
const quoted = (text) => JSON.stringify(text);
/** Lines of an agent file for the agent that a project seems to have, to stand in a comment; none where there is none to be seen. */
function ownAgentLines({ program, request, prompts, server }) {
    const [prompt] = prompts;
    const promptLine = prompt === undefined ? [] : [`system_prompt_file: ${quoted(`../../${prompt}`)}`];
    const invocation = request !== undefined
        ? [
            'invocation:',
            `  url: ${quoted(request.url)}`,
            `  body_template: '{${JSON.stringify(request.field)}:"{{ input }}"}'`,
        ]
        : program !== undefined && server === undefined
            ? ['invocation:', `  command: [${program.command.map(quoted).join(', ')}]`]
            : server !== undefined
                ? [
                    'invocation:',
                    '  url: http://localhost:8000/chat',
                    `  body_template: '{"message":"{{ input }}"}'`,
                ]
                : undefined;
    if (invocation === undefined && prompt === undefined)
        return [];
    const from = [request?.where, program?.where, server?.where, prompt].find((path) => path !== undefined);
    return [
        '',
        `Your own agent, as far as ${from} tells: these lines in place of all above.`,
        'name: My agent',
        'provider: custom',
        ...(invocation ?? ['invocation:', '  command: [node, my-agent.mjs]']),
        ...promptLine,
    ];
}
/** What was found, one line each, for people. */
function foundLines(project, canImport) {
    const { packageManager, frameworks, program, prompts, server, request, promptfoo } = project;
    const at = ({ what, where }) => `${what} (${where})`;
    const lines = [
        ...(packageManager === undefined ? [] : [`package manager ${at(packageManager)}`]),
        ...(frameworks.length === 0 ? [] : [`made with ${frameworks.map(at).join(', ')}`]),
        ...(program === undefined ? [] : [`program ${program.where}`]),
        ...(server === undefined ? [] : [`server ${at(server)}`]),
        ...(request === undefined ? [] : [`request ${at(request)}`]),
        ...prompts.map((path) => `prompt ${path}`),
        ...(promptfoo === undefined
            ? []
            : [
                `evals of promptfoo ${promptfoo}${canImport ? '' : '; docs/checks.md says what its assertions are called here'}`,
            ]),
    ];
    return lines;
}

;// CONCATENATED MODULE: ./lib/cli/init/starter-place.js

/** Branches that pull requests go to by their names. */
var TRUNKS;
function TRUNKS$made() { return TRUNKS = /^(?:main|master|trunk|develop)$/; }
const INSTALLED = 'node_modules/agent-assay/dist/schemas';
/**
 * The folder of the JSON Schemas from the project folder, with forward slashes: of the package that is installed there, or of a copy of it
 * in the project (`script` is the one that runs). Undefined where others who have the project would not have it.
 */
function schemasFor(folder, script, files) {
    if (files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, INSTALLED, 'agent.json')) !== null)
        return INSTALLED;
    if (script === undefined)
        return undefined;
    const beside = (0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(script), 'schemas');
    const below = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, beside).split((external_node_path_ ??= __webpack_require__(76760)).sep).join('/');
    const isOutside = below.startsWith('../') || /^(?:[A-Za-z]:|\/)/.test(below) || below.includes('node_modules/');
    return isOutside || files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(beside, 'agent.json')) === null ? undefined : below;
}
/** The branch that pull requests of a clone go to: the one that its origin names, else the present one where it is called so; else `main`. */
function trunkOf(folder, files) {
    if (files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, '.git'))?.kind !== 'directory')
        return 'main';
    const read = (path) => files.readTextIfThere((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, '.git', path)) ?? '';
    const origin = /^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(read('refs/remotes/origin/HEAD'))?.[1];
    const here = /^ref: refs\/heads\/([\w./-]+)\s*$/.exec(read('HEAD'))?.[1] ?? '';
    return origin ?? ((TRUNKS ?? TRUNKS$made()).test(here) ? here : 'main');
}

;// CONCATENATED MODULE: ./lib/cli/init/init.js










const IGNORE = '.gitignore';
/**
 * `assay init`: a starter evals folder and workflow in the working directory, and a line in `.gitignore`; a file that exists is kept as
 * it is. What the project seems to be made of is said, and stands as a comment in the file of the example agent. `canImport`: whether there is a
 * command that takes evals of others.
 */
async function initCommand(flags, canImport) {
    const { ports } = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags);
    const { files } = ports;
    const folder = ports.env.cwd();
    const project = await detectProject(folder, files);
    const { written, kept } = writeStarter(folder, ports, {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ schemas: schemasFor(folder, (0,(own_name ??= __webpack_require__(84304))/* ownScript */.k9)(), files) }),
        branch: trunkOf(folder, files),
        ownAgent: ownAgentLines(project),
    });
    const ignored = ignoreState(folder, files);
    if (ignored !== 'changed')
        (ignored === 'written' ? written : kept).push(IGNORE);
    const changed = ignored === 'changed' ? [IGNORE] : [];
    const { out } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    if (flags.json === true) {
        const answer = { written, kept, ...(changed.length === 0 ? {} : { changed }) };
        out(`${JSON.stringify(answer, null, 2)}\n`);
        return 0;
    }
    for (const line of foundLines(project, canImport))
        out(`found ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(line)}\n`);
    for (const file of written)
        out(`wrote ${file}\n`);
    for (const file of changed)
        out(`added .assay/ to ${file}\n`);
    for (const file of kept)
        out(`kept  ${file}\n`);
    out(`\nnext: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)((0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)('assay run --judge offline'))}\n`);
    if (canImport && project.promptfoo !== undefined)
        out(`      ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)((0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)(`assay import promptfoo ${project.promptfoo} --write evals`))}\n`);
    return 0;
}


/***/ }),

/***/ 84304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j4: () => (/* binding */ asTyped),
/* harmony export */   k9: () => (/* binding */ ownScript)
/* harmony export */ });
/* unused harmony export ownName */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__;


/** The package managers that name themselves in the environment of what they start, and how each starts a program of a project. */
var MANAGERS;
function MANAGERS$made() { return MANAGERS = [
    ['pnpm/', 'pnpm exec assay'],
    ['yarn/', 'yarn assay'],
    ['bun/', 'bunx assay'],
]; }
/**
 * What to type for `assay` on this machine: `assay` where that is on the PATH, `npx assay` where it is a program of the project (or as
 * its package manager says it), else `node path/to/dist/cli.js`.
 */
function ownName({ script, cwd, env }) {
    if (script === undefined)
        return 'assay';
    const folder = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).dirname)(script);
    const root = installedBelow(script);
    if (root !== undefined && isBelow(cwd, root)) {
        const agent = env['npm_config_user_agent'] ?? '';
        return (MANAGERS ?? MANAGERS$made()).find(([name]) => agent.startsWith(name))?.[1] ?? 'npx assay';
    }
    const name = script.slice(folder.length + 1);
    const isOnPath = (env['PATH'] ?? '').split((node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).delimiter).includes(folder);
    if (isOnPath && /^assay(?:\.cmd)?$/.test(name))
        return 'assay';
    const below = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).relative)(cwd, script);
    return `node ${(0,(_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69741))/* .shellWord */ .r)(below.startsWith('..') ? script : below)}`;
}
/** A command that begins with `assay`, in the form that works here. */
const asTyped = (command) => command.replace(/^assay(?= )/, ownNameHere);
/** The script that this process was started with. */
const ownScript = () => process.argv[1];
const ownNameHere = () => ownName({ script: ownScript(), cwd: process.cwd(), env: process.env });
/** The project that a script is installed in; undefined for a checkout, and for what a package runner keeps in a cache of its own. */
function installedBelow(script) {
    const at = script.search(/[\\/]node_modules[\\/](?:\.bin[\\/]|agent-assay[\\/])/);
    if (at < 0 || /[\\/]_npx[\\/]/.test(script))
        return undefined;
    return script.slice(0, at);
}
const isBelow = (folder, root) => folder === root || folder.startsWith(`${root}${(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).sep}`);


/***/ }),

/***/ 69741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ (PLAIN_WORD ?? PLAIN_WORD$made())),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** Values that need no quoting in any shell. */
var PLAIN_WORD;
function PLAIN_WORD$made() { return PLAIN_WORD = /^[\w./:@%+=,#-]+$/; }
/** A value as one word of a command that is typed into a shell. */
const shellWord = (value) => (PLAIN_WORD ?? PLAIN_WORD$made()).test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;


/***/ })

};
