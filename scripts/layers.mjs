/**
 * The layers of src/, the highest first: the one list behind the drawing in src/README.md and behind the architecture test.
 * A file imports from its own folder or from a lower row; never sideways, never up; type imports count.
 */
export const LAYERS = [
  {
    name: 'PAGES',
    what: 'what a browser shows; runs in no Node, and nothing of Node imports it',
    rows: [
      [
        {
          unit: 'pages',
          what: 'report.html and the pages of the service, built to one script and one style sheet',
        },
      ],
    ],
  },
  {
    name: 'ENTRY POINTS',
    what: 'somebody asks',
    rows: [
      [{ unit: 'main.ts', what: 'the one bundle: Action, command or library' }],
      [
        { unit: 'cli', what: 'the command' },
        { unit: 'github', what: 'the Action' },
        { unit: 'index.ts', what: 'the library' },
      ],
      [{ unit: 'http', what: 'the service; `assay serve` opens it' }],
    ],
  },
  {
    name: 'APPLICATION',
    what: 'what can be asked for',
    rows: [
      [{ unit: 'operations', what: 'the operations of the interface and their like, and what can be read' }],
      [{ unit: 'jobs', what: 'long work: started, in the background, its progress, who is notified' }],
      [{ unit: 'reports', what: 'text of results; sees only words, statistics and text' }],
    ],
  },
  {
    name: 'ENGINE',
    what: 'what an operation may use',
    rows: [[{ unit: 'engine', what: 'evals, state, judge and scorers, made at first use; live state' }]],
  },
  {
    name: 'FEATURES',
    what: 'what the product does, in the words of the interface',
    rows: [
      [
        { unit: 'optimizations', what: 'a better prompt, proven on cases it was not made from' },
        { unit: 'generation', what: 'new test cases' },
        { unit: 'importing', what: 'stored conversations as runs' },
      ],
      [
        { unit: 'experiments', what: 'variants compared' },
        { unit: 'failure-analysis', what: 'why cases fail' },
        { unit: 'webhooks', what: 'signed deliveries' },
      ],
      [{ unit: 'runs', what: 'planning, execution, gating, comparing, sharding' }],
      [{ unit: 'test-cases', what: 'the evals folder, read and checked' }],
      [{ unit: 'calibrations', what: 'agreement with labels' }],
      [{ unit: 'evaluations', what: 'one output judged, or a batch' }],
    ],
  },
  {
    name: 'CRAFTS',
    what: 'how it is done',
    rows: [
      [{ unit: 'worlds', what: 'states that agents act on: forked, served, recorded, judged' }],
      [{ unit: 'workspaces', what: 'folders that agents work in: copied, kept apart, looked at afterwards' }],
      [{ unit: 'checks', what: 'verdicts that need no judge, one kind a file' }],
      [{ unit: 'scorers', what: 'built-in, custom, offline evidence, formulas' }],
      [
        { unit: 'cassettes', what: 'what models were asked and answered: recorded, and answered again' },
        { unit: 'simulated-users', what: 'users that talk to an agent, each message checked first' },
      ],
      [
        { unit: 'judges', what: 'models and rules that fill in a form' },
        { unit: 'agents', what: 'how agents are reached' },
        { unit: 'state', what: 'what is kept' },
        { unit: 'traces', what: 'spans, recorded and read' },
        { unit: 'git', what: 'what git is asked' },
        { unit: 'sandbox', what: 'own code, in Python and JavaScript, kept from the machine' },
      ],
    ],
  },
  {
    name: 'TOOLS',
    what: 'pure helpers, and the one way to the outside',
    rows: [
      [{ unit: 'flow', what: 'pools, retries, limits, streams' }],
      [
        { unit: 'ports', what: 'clock, ids, random, files, network, processes, environment' },
        { unit: 'statistics', what: 'one explained function a file' },
        { unit: 'text', what: 'language, escaping, formatting' },
      ],
    ],
  },
  {
    name: 'WORDS',
    what: 'what things are called',
    rows: [
      [
        { unit: 'schema', what: 'shapes of files, requests and results' },
        { unit: 'errors.ts', what: 'faults and their exit codes' },
      ],
      [
        { unit: 'models', what: 'what models cost, how long they live, what follows them' },
        { unit: 'tracing', what: 'runs in the process of an agent; imports nothing of ours' },
      ],
    ],
  },
];

/** The list as src/README.md shows it. */
export function drawing() {
  const shown = (unit) => (unit.endsWith('.ts') ? unit : `${unit}/`);
  const widest = Math.max(...LAYERS.flatMap(({ rows }) => rows.flat()).map(({ unit }) => shown(unit).length));
  const lines = LAYERS.flatMap(({ name, what, rows }, index) => [
    ...(index === 0 ? [] : ['']),
    `${LAYERS.length - 1 - index}  ${name.padEnd(13)} ${what}`,
    ...rows.flatMap((row, place) => [
      ...(place === 0 ? [] : ['   ·']),
      ...row.map((one) => `   ${shown(one.unit).padEnd(widest)}  ${one.what}`),
    ]),
  ]);
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}
