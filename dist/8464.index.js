export const id = 8464;
export const ids = [8464];
export const modules = {

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 34 modules
var engine_engine = __webpack_require__(92659);
// EXTERNAL MODULE: ./lib/engine/known-secrets.js + 5 modules
var known_secrets = __webpack_require__(77069);
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 15 modules
var node_ports = __webpack_require__(24931);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal = __webpack_require__(56025);
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended = __webpack_require__(2505);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
const VARIABLE = /^[A-Za-z_]\w*$/;
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,node_environment/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(here, evals)), NAME), (0,external_node_path_.join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => VARIABLE.test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,format/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
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
        throw new errors/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,external_node_util_.parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction = __webpack_require__(76739);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(87873);
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,node_ports/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,terminal/* terminal */.F)().err(`${(0,escape_terminal/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,node_ports/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,redaction.outputSecrets)()?.add((0,known_secrets/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,terminal/* terminal */.F)();
    const judge = {
        ...(0,defined/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,redaction.outputSecrets)();
    const engine = (0,engine_engine/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,defined/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,escape_terminal/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,known_secrets/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    background_ended/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 18464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/test-cases/starter-texts.js
/** The package in the reader's project, as the editor finds the schemas. */
const SCHEMAS = 'node_modules/agent-assay/dist/schemas';
/** First line of a YAML file `depth` folders below the project: editors check and complete it then. */
const schemaLine = (kind, depth) => `# yaml-language-server: $schema=${'../'.repeat(depth)}${SCHEMAS}/${kind}.json\n`;
const SETTINGS = `${schemaLine('assay', 1)}# Everything here is optional. Keys come from the environment: OPENAI_API_KEY, ANTHROPIC_API_KEY, AZURE_OPENAI_API_KEY.
judge:
  provider: auto # the first key that is set; without one, checks decide, and what takes a model to tell is unsure
gate:
  min_pass_rate: 1 # 0..1: share of the cases that must pass
`;
const AGENT = `${schemaLine('agent', 2)}# A local program: one JSON object on stdin for each turn, one on stdout. Put your own agent in its place.
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
const SCORER = `${schemaLine('scorer', 2)}# A scorer of your own; test cases name it by its file name.
name: States the return window
type: regex
config:
  pattern: '\\b30 days\\b'
`;
const ORDER_CASE = `${schemaLine('test-case', 2)}name: Looks an order up
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
const RETURN_CASE = `${schemaLine('test-case', 2)}name: States the return window
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
const STARTER_FILES = [
    { path: 'evals/assay.yaml', text: SETTINGS, example: false },
    { path: 'evals/agents/shop.yaml', text: AGENT, example: true },
    { path: 'evals/agents/shop.mjs', text: PROGRAM, example: true },
    { path: 'evals/scorers/return-window.yaml', text: SCORER, example: true },
    { path: 'evals/test-cases/order-status.yaml', text: ORDER_CASE, example: true },
    { path: 'evals/test-cases/return-window.yaml', text: RETURN_CASE, example: true },
    { path: '.github/workflows/evals.yml', text: WORKFLOW, example: false },
];

;// CONCATENATED MODULE: ./lib/test-cases/starter.js


/**
 * Writes a starter evals folder and workflow below `folder`. Nothing is overwritten, and a project that has an agent of its
 * own gets no example agent and cases beside it: they would join its next run.
 */
function writeStarter(folder, ports) {
    const own = STARTER_FILES.map(({ path }) => path);
    const started = ports.files
        .list((0,external_node_path_.join)(folder, 'evals/agents'))
        .some((name) => !name.startsWith('.') && !own.includes(`evals/agents/${name}`));
    const result = { written: [], kept: [] };
    for (const { path, text, example } of STARTER_FILES) {
        if (example && started && ports.files.stat((0,external_node_path_.join)(folder, path)) === null)
            continue;
        const created = ports.files.createExclusive((0,external_node_path_.join)(folder, path), text);
        (created ? result.written : result.kept).push(path);
    }
    return result;
}

// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags = __webpack_require__(64979);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(87873);
;// CONCATENATED MODULE: ./lib/cli/init.js



/** `assay init`: a starter evals folder and workflow in the working directory; a file that exists is kept as it is. */
async function initCommand(_, flags) {
    const engine = (0,common_flags/* engineOf */.k)(flags);
    const { written, kept } = await writeStarter(engine.ports.env.cwd(), engine.ports);
    const { out } = (0,terminal/* terminal */.F)();
    if (flags.json === true)
        out(`${JSON.stringify({ written, kept }, null, 2)}\n`);
    else {
        for (const file of written)
            out(`wrote ${file}\n`);
        for (const file of kept)
            out(`kept  ${file}\n`);
        out('\nnext: assay run --judge offline\n');
    }
    return 0;
}


/***/ })

};
