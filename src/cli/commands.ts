import type { Action, CommandSpec } from './command-spec.ts';
import { IMPORT_NOTES, LABEL_NOTES } from './file-forms.ts';
import { cassettes } from './specs/cassettes.ts';
import { optimize } from './specs/optimize.ts';

/** Every command with its flags. */
export const COMMANDS: CommandSpec[] = [
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
      [
        '--faults <kinds>',
        'play cases of worlds again while tools go wrong: timeout, error, truncated, stale, injection (with commas) or all',
        'faults',
      ],
      ['--record', 'record what models are asked and answer, in evals/cassettes'],
      [
        '--replay [which]',
        'answer from those recordings, without keys; --replay=changed plays live what they do not answer',
        ['all', 'changed'],
      ],
      ['--shard <i/n>', 'only this part of the suite, such as 3/8; gated after `merge`', 'shard'],
      ['--resume <run-id>', 'go on with a run that was interrupted'],
      ['--retry-errors <run-id>', 'go on with a run and play its errored attempts again'],
      ['--dry-run', 'print what would be played and what it would cost, and stop'],
      ['--watch', 'play again what each change of a file concerns; Enter: all, f: failing, q: quit'],
      ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
      ['--time-limit <time>', 'longest time of the whole run, such as 90s, 10m or 1h', 'time'],
      ['--verbose', 'list every scorer, also where nothing failed or moved'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
    ],
    load: async () => (await import('./run-command.ts')).runCommand as Action<Record<string, unknown>>,
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
      ['--verbose', 'list every scorer, also where nothing failed or moved'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
    ],
    notes:
      '\nA folder is the state folder of a shard, or holds such folders, as downloaded artifacts do. Their order makes no difference.',
    load: async () => (await import('./merge.ts')).mergeCommand as Action<Record<string, unknown>>,
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
    load: async () => (await import('./evaluate.ts')).evaluateCommand as Action<Record<string, unknown>>,
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
    load: async () => (await import('./batch.ts')).batchCommand as Action<Record<string, unknown>>,
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
      ['--dry-run', 'print what would be played and what that could find, and stop'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<experiment id>)'],
    ],
    load: async () => (await import('./experiment.ts')).experimentCommand as Action<Record<string, unknown>>,
  },
  optimize,
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
      ['--verbose', 'list every scorer, also where nothing failed or moved'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<new run id>)'],
    ],
    load: async () => (await import('./rescore.ts')).rescoreCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'report',
    summary: 'write the reports of a stored run again',
    args: '<run-id>',
    flags: [['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)']],
    loadFlags: async () => {
      const { REPORTS } = await import('../reports/write-reports.ts');
      return [['--format <format>', 'which report', ['all', ...REPORTS.map(({ format }) => format)]]];
    },
    load: async () => (await import('./report.ts')).reportCommand as Action<Record<string, unknown>>,
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
    load: async () => (await import('./compare.ts')).compareCommand as Action<Record<string, unknown>>,
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
    load: async () => (await import('./calibrate.ts')).calibrateCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'analyze',
    summary:
      'why cases failed in the stored runs of a period: kinds, trends, what sets them apart, what to do',
    flags: [
      ['--agent <id>', 'only attempts of this agent'],
      ['--period <window>', 'how far back, such as 30d, 12h or 2w (default: 30d)'],
      ['--run <run-id|file>', 'one run instead: a stored one, or a results.json file'],
      ['--kind <kind>', 'only failures of this kind, such as missing_tool_call, with all their cases'],
    ],
    load: async () => (await import('./analyze.ts')).analyzeCommand as Action<Record<string, unknown>>,
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
    load: async () =>
      (await import('./import-traces.ts')).importTracesCommand as Action<Record<string, unknown>>,
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
    load: async () => (await import('./generate.ts')).generateCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'promote',
    summary: 'write a failed attempt as a regression case of the evals folder',
    args: '<run-id> <case-id>',
    load: async () => (await import('./promote.ts')).promoteCommand as Action<Record<string, unknown>>,
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
    load: async () => (await import('./serve.ts')).serveCommand as Action<Record<string, unknown>>,
  },
  cassettes,
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
    load: async () => (await import('./webhooks.ts')).webhooksCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'validate',
    summary: 'check the evals folder and report every problem at once',
    flags: [['--allow-only', 'let cases be marked only in CI, which refuses them otherwise']],
    load: async () => (await import('./validate.ts')).validateCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'doctor',
    summary: 'what works here (judge, keys, own code, folders, workflows), and what to do about the rest',
    load: async () => (await import('./doctor/doctor.ts')).doctorCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'list',
    summary: 'list scorers, checks, agents, cases, experiments, runs or optimizations',
    args: '[what]',
    load: async () => (await import('./list.ts')).listCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'mcp-bridge',
    summary: 'the world of an attempt on standard input and output, for agents that speak MCP there only',
    hidden: true,
    load: async () => {
      const { mcpBridgeCommand } = await import('./mcp-bridge.ts');
      return (args, flags) => mcpBridgeCommand(args, flags);
    },
  },
  {
    name: 'init',
    summary: 'write a starter evals folder and workflow; never overwrites',
    load: async () => {
      const { initCommand } = await import('./init/init.ts');
      return (_, flags) =>
        initCommand(
          flags,
          COMMANDS.some(({ name }) => name === 'import'),
        );
    },
  },
];
