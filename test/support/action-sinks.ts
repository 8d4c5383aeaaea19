import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/engine.ts';
import { Fault } from '../../src/errors.ts';
import type { CheckRunInput, GitHubClient, Issue } from '../../src/github/api/client.ts';
import type { WorkflowContext } from '../../src/github/api/context.ts';
import { faultMarkdown } from '../../src/github/comments/fault-words.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { OUTPUTS } from '../../src/github/outputs.ts';
import { type Core, harmless } from '../../src/github/runner.ts';
import { concludeRun } from '../../src/github/steps/conclude-run.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { logLine } from '../../src/text/escape/workflow-command.ts';
import { headingsOf, type LiveKind, liveInMarkdown, liveInPlain } from './live-in-sinks.ts';
import { PUSH } from './played-state.ts';
import { liveCommands } from './runner-commands.ts';
import { hostileComparison } from './sample-comparison.ts';
import { hostileReport } from './sample-report.ts';
import { seededPorts } from './seeded-ports.ts';

/** Everything that a step writes where somebody else reads it. */
export const SINKS = [
  'log and annotations',
  'outputs',
  'job summary',
  'comment',
  'check title',
  'check summary',
  'check annotations',
  'issue title',
  'issue body',
  'fault',
] as const;
export type Sink = (typeof SINKS)[number];

/** What a step wrote, by sink; several texts where there are several. */
export interface Written {
  texts: Record<Sink, string[]>;
  /** Commands that the step meant to give. */
  commands: string[];
}

const PULL: WorkflowContext = {
  ...PUSH,
  event: 'pull_request',
  headSha: 'b'.repeat(40),
  pullRequest: { number: 3, fromFork: false },
};
const NIGHT: WorkflowContext = { ...PUSH, event: 'schedule' };

/**
 * What two steps write of a run in which every text is this one: one on a pull request, with a baseline, one at night. The real
 * way through the step (concludeRun) with the real toolkit; only GitHub and the disk are in memory. Then what steps say beside
 * a run: problems of a merge, warnings, faults.
 */
export async function writtenOf(text: string, core: Core): Promise<Written> {
  const texts = Object.fromEntries(SINKS.map((sink) => [sink, [] as string[]])) as Written['texts'];
  const commands: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'assay-sinks-'));
  const files = { output: join(folder, 'output'), summary: join(folder, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const before = { output: process.env['GITHUB_OUTPUT'], summary: process.env['GITHUB_STEP_SUMMARY'] };
  process.env['GITHUB_OUTPUT'] = files.output;
  process.env['GITHUB_STEP_SUMMARY'] = files.summary;
  // The toolkit keeps the path of the first summary that it wrote.
  Object.assign(core.summary, { _filePath: undefined });
  const spoken = speaking(core, commands);
  const write = process.stdout.write;
  let log = '';
  process.stdout.write = (piece: string | Uint8Array) => {
    log += String(piece);
    return true;
  };
  try {
    for (const context of [PULL, NIGHT]) {
      const compared = context === PULL ? { comparison: hostileComparison(text) } : {};
      const { cases, ...rest } = hostileReport(text);
      const report = { ...rest, ...compared, cases: [...cases] };
      await conclude(
        { ...report, header: { ...report.header, run_id: 'run_1' } },
        text,
        context,
        spoken,
        texts,
      );
    }
    // What the steps say beside a run: notices of shards and states, reasons, names.
    spoken.warning(harmless(text));
    spoken.notice(harmless(text), { title: 'Shard of an earlier attempt' });
    spoken.error(harmless(text), { title: 'Assay could not run' });
    spoken.info(logLine(text));
  } finally {
    process.stdout.write = write;
    restore('GITHUB_OUTPUT', before.output);
    restore('GITHUB_STEP_SUMMARY', before.summary);
  }
  for (const count of [0, 3]) texts.fault.push(faultMarkdown(faultOf(text, count), FAULT_WORDS));
  texts['log and annotations'].push(log);
  texts.outputs.push(readFileSync(files.output, 'utf8'));
  texts['job summary'].push(readFileSync(files.summary, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return { texts, commands };
}

const FAULT_WORDS = {
  budget: 60_000,
  marker: '<!-- assay:evals run=1.1 sha=x -->',
  run: 'https://github.com/octo/shop/actions/runs/1/attempts/1',
};
/** A fault that quotes it everywhere: an evals folder with names and keys of others. */
function faultOf(text: string, count: number): Fault {
  const problem = { path: text, message: text, hint: text };
  return new Fault('validation_failed', text, {
    where: text,
    hint: text,
    problems: Array.from({ length: count }, () => problem),
  });
}

/** What is live in what was written; `benign` is what the same steps write when nobody means harm. */
export function liveOf({ texts, commands }: Written, benign: Written): Record<Sink, LiveKind[]> {
  const of = <T extends Sink>(sink: T, look: (text: string) => LiveKind[]) => texts[sink].flatMap(look);
  const markdown = (sink: Sink) => {
    const headings = new Set(benign.texts[sink].flatMap(headingsOf));
    return of(sink, (text) => liveInMarkdown(text, headings));
  };
  return {
    'log and annotations': of('log and annotations', (log) => liveInLog(log, commands)),
    outputs: of('outputs', liveInOutputs),
    'job summary': markdown('job summary'),
    comment: markdown('comment'),
    'check title': of('check title', (text) => liveInPlain(text, 'one line')),
    'check summary': markdown('check summary'),
    'check annotations': of('check annotations', (text) => liveInPlain(text, 'lines')),
    'issue title': of('issue title', (text) => [
      ...liveInPlain(text, 'one line'),
      ...(benign.texts['issue title'].includes(text) ? [] : (['markup'] as const)),
    ]),
    'issue body': markdown('issue body'),
    fault: markdown('fault'),
  };
}

/** Commands beside those that were meant, and controls in the lines. */
function liveInLog(log: string, meant: readonly string[]): LiveKind[] {
  const found = liveCommands(log);
  const same = found.length === meant.length && found.every((name, at) => name === meant[at]);
  return [...(same ? [] : (['command'] as const)), ...liveInPlain(log, 'lines')];
}

/** A port of how the runner reads `GITHUB_OUTPUT`: names beside ours, or one twice in a step. */
function liveInOutputs(text: string): LiveKind[] {
  const lines = text.split('\n');
  const names: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, delimiter] = /^([^=]*?)<<(.*)$/.exec(lines[at] ?? '') ?? [];
    if (name === undefined) {
      if (lines[at] !== '') return ['output'];
      continue;
    }
    names.push(name);
    at = lines.indexOf(delimiter ?? '', at + 1);
    if (at < 0) return ['output'];
  }
  const ours = Object.keys(OUTPUTS);
  return names.join() === [...ours, ...ours].join() ? [] : ['output'];
}

async function conclude(
  report: RunReport,
  text: string,
  context: WorkflowContext,
  core: Core,
  texts: Written['texts'],
): Promise<void> {
  const ports = seededPorts();
  const variables: Record<string, string> = {
    INPUT_CHECK: 'true',
    INPUT_ISSUE: 'true',
    'INPUT_GITHUB-TOKEN': 'x',
  };
  const inputs = readInputs({ get: (name) => variables[name], names: () => Object.keys(variables) });
  const client = recording(texts);
  const verdict = { conclusion: 'failed', reason: text, exitCode: 1 } as const;
  const problems = context === NIGHT ? { problems: [text] } : {};
  const cases = { cancelled: false, outcomes: [], unanimous: [], durations: [], fromRecordings: [] };
  const world = {
    inputs,
    engine: createEngine({ ports }),
    core,
    context,
    client,
    redact: (same: string) => same,
  };
  await concludeRun({ report, verdict, ...cases, ...problems }, world);
}

/** The toolkit, writing down which commands it is asked for. */
function speaking(core: Core, commands: string[]): Core {
  const names = new Set(['error', 'warning', 'notice']);
  return new Proxy(core, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string' || !names.has(name) || typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        commands.push(name);
        return Reflect.apply(value, target, values) as unknown;
      };
    },
  });
}

/** GitHub as far as a step writes to it: every text is kept. */
function recording(texts: Written['texts']): GitHubClient {
  const check = (input: Partial<CheckRunInput>) => {
    if (input.title !== undefined) texts['check title'].push(input.title);
    if (input.summary !== undefined) texts['check summary'].push(input.summary);
    for (const { title, message } of input.annotations ?? []) texts['check annotations'].push(title, message);
  };
  const comments: { id: number; body: string; author: string; url: string }[] = [];
  const issues: Issue[] = [];
  const author = 'github-actions[bot]';
  const absent = async () => {
    throw new Fault('not_found', 'Not Found', { subcode: 'not_found' });
  };
  return {
    viewer: async () => author,
    comments: async () => comments,
    async createComment(_, body) {
      texts.comment.push(body);
      const comment = { id: 1, body, author, url: 'https://github.com/octo/shop/pull/3#issuecomment-1' };
      comments.push(comment);
      return comment;
    },
    updateComment: absent,
    deleteComment: absent,
    async createCheck(input) {
      check(input);
      return { id: 2, url: 'https://github.com/octo/shop/runs/2' };
    },
    updateCheck: async (_, input) => check(input),
    artifacts: async () => [],
    runArtifacts: async () => [],
    artifactArchive: absent,
    workflowRun: absent,
    pullRequestsOf: async () => [],
    issues: async () => issues,
    async createIssue({ title, body }) {
      texts['issue title'].push(title);
      texts['issue body'].push(body);
      const issue: Issue = {
        number: 9,
        title,
        body,
        state: 'open',
        author,
        url: 'https://github.com/octo/shop/issues/9',
      };
      issues.push(issue);
      return issue;
    },
    updateIssue: absent,
  };
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
