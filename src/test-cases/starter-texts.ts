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

/** A file that `assay init` writes; `example` ones make no sense beside an agent that is there already. */
interface StarterFile {
  path: string;
  text: string;
  example: boolean;
  /** Which JSON Schema it is written by; absent for what is none of ours. */
  kind?: 'assay' | 'agent' | 'scorer' | 'test-case';
}

/** What a starter is made for. */
export interface StarterPlace {
  /** The folder of the JSON Schemas, from the project folder with forward slashes, where everybody who has the project has it. */
  schemas?: string | undefined;
  /** The branch that pull requests are compared with; default `main`. */
  branch?: string | undefined;
  /** Lines of a comment in the file of the example agent: the agent that the project has. */
  ownAgent?: readonly string[];
}

/** The files of a project that starts with Assay. They load without a problem and pass with the offline judge. */
export function starterFiles({ schemas, branch = 'main', ownAgent = [] }: StarterPlace = {}): StarterFile[] {
  const commented = ownAgent.map((line) => (line === '' ? '#\n' : `# ${line}\n`)).join('');
  const workflow = WORKFLOW.replace('branches: [main]', `branches: [${branch}]`).replace(
    'on main,',
    `on ${branch},`,
  );
  const files: StarterFile[] = [
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
function schemaLine({ path, kind }: StarterFile, schemas: string | undefined): string {
  if (kind === undefined || schemas === undefined) return '';
  return `# yaml-language-server: $schema=${'../'.repeat(path.split('/').length - 1)}${schemas}/${kind}.json\n`;
}
