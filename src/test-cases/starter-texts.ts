/** The package in the reader's project, as the editor finds the schemas. */
const SCHEMAS = 'node_modules/agent-assay/dist/schemas';

/** First line of a YAML file `depth` folders below the project: editors check and complete it then. */
const schemaLine = (kind: string, depth: number) =>
  `# yaml-language-server: $schema=${'../'.repeat(depth)}${SCHEMAS}/${kind}.json\n`;

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

/** A file that `assay init` writes; `example` ones make no sense beside an agent that is there already. */
interface StarterFile {
  path: string;
  text: string;
  example: boolean;
}

/** The files of a project that starts with Assay. They load without a problem and pass with the offline judge. */
export const STARTER_FILES: readonly StarterFile[] = [
  { path: 'evals/assay.yaml', text: SETTINGS, example: false },
  { path: 'evals/agents/shop.yaml', text: AGENT, example: true },
  { path: 'evals/agents/shop.mjs', text: PROGRAM, example: true },
  { path: 'evals/scorers/return-window.yaml', text: SCORER, example: true },
  { path: 'evals/test-cases/order-status.yaml', text: ORDER_CASE, example: true },
  { path: 'evals/test-cases/return-window.yaml', text: RETURN_CASE, example: true },
  { path: '.github/workflows/evals.yml', text: WORKFLOW, example: false },
];
