// long because one played suite and one scripted server carry every way in which a model, a budget or a process can fail.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHASES } from '../../src/optimizations/attempt-source.ts';
import { type OptimizeResponse, optimizeResponse } from '../../src/schema/optimization.ts';
import {
  type Behaviour,
  type FakeModelOptions,
  type FakeModelServer,
  type RecordedRequest,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { callCount, holdCalls, optimizationSuite, promptedAgent } from '../support/optimization-suite.ts';
import { type Ended, runCli, until } from '../support/run-cli.ts';

const PROMPT = '# Clerk\n\nYou are a clerk. Be brief.\n\n## House style\n\nSay please.';
/** Neither the catalogue nor a rule as such helps this agent: one word for half of the questions, another one for the rest. */
const ABLE =
  "/Tells w/.test(prompt) || (prompt.includes('thorough') && (Number(input.split(' ').at(-1)) % 2 === 0 || prompt.includes('precise')))";
/** The model costs nothing here and the agent $0.001 a play, so that a ceiling in dollars ends at a play that the test chooses. */
const SETTINGS =
  'run: { concurrency: 1, max_retries: 0, timeout_ms: 60000 }\njudge: { concurrency: 4, prices: { gpt-5.6-terra: { input: 0, output: 0 } } }\n';
/** Every case is judged by a program and by the model. */
const judged = (text: string) => text.replaceAll('scorers: [exact]', 'scorers: [exact, relevance]');

let server: FakeModelServer;
/** A suite whose cases were played once; tests work on copies of it. */
let played: string;
beforeAll(async () => {
  server = await startFakeModelServer();
  played = optimizationSuite(12, 4, {
    'agent.mjs': promptedAgent(ABLE),
    'evals/assay.yaml': SETTINGS,
    'evals/agents/prompt.md': `${PROMPT}\n`,
  });
  const cases = join(played, 'evals/test-cases/cases.yaml');
  writeFileSync(cases, judged(readFileSync(cases, 'utf8')));
  server.set(FINE);
  const { code, stderr } = await cli(played, ['run']);
  expect(code, stderr).toBe(1);
});
afterAll(async () => server.close());
/** Where a folder has a model of its own. */
const urls = new Map<string, string>();

function copy(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-model-'));
  cpSync(played, cwd, { recursive: true });
  return cwd;
}
const cli = (
  cwd: string,
  args: readonly string[],
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
): Promise<Ended> =>
  runCli([...args, '--quiet', '--judge', 'openai', '--judge-base-url', urls.get(cwd) ?? server.openaiUrl], {
    cwd,
    env: { OPENAI_API_KEY: 'sk-test-canary-0123456789' },
    ...(onStart === undefined ? {} : { onStart }),
  });

const asksForLessons = ({ schema }: RecordedRequest) =>
  Object.hasOwn((schema?.['properties'] ?? {}) as object, 'lessons');
const lesson = (text: string, more: object = {}) => ({
  root_cause: 'It does not look at the whole question.',
  lesson: 'Look at all of it.',
  op: 'insert',
  anchor: 'rules',
  text,
  evidence: ['f1'],
  ...more,
});
const THOROUGH = lesson('Be thorough with every question.');
const PRECISE = lesson('Be precise with every figure.');
/** The first lesson, and the second one to whoever has the first. */
const goodLessons = ({ user }: RecordedRequest) => ({
  lessons: [user.includes('"Be thorough with every question."') ? PRECISE : THOROUGH],
});
const FINE: FakeModelOptions = {
  verdict: ({ verdicts }) => verdicts[0],
  fill: (_, request) => (asksForLessons(request) ? goodLessons(request) : undefined),
};
/** A server that judges well and answers questions for lessons so. */
const withLessons = (behaviour: Behaviour): FakeModelOptions => ({
  ...FINE,
  behave: (request) => (asksForLessons(request) ? behaviour : 'normal'),
});

/** Requests that a piece of work made, of all and for lessons. */
async function counted<T>(work: () => Promise<T>): Promise<{ value: T; all: number; lessons: number }> {
  const before = server.requests.length;
  const value = await work();
  const made = server.requests.slice(before);
  return { value, all: made.length, lessons: made.filter(asksForLessons).length };
}
async function answerOf(cwd: string, ...args: string[]): Promise<OptimizeResponse> {
  const { stdout, stderr, code } = await cli(cwd, ['optimize', '--json', ...args]);
  expect(code, stderr).toBe(0);
  return optimizeResponse.parse(JSON.parse(stdout));
}
const SEED = ['--seed', '7', '--no-examples'];

/** What of an answer is the same in every folder. */
function lasting(response: OptimizeResponse): unknown {
  const ids = [response.optimization_id, response.validation_run_id].join('|');
  return JSON.parse(JSON.stringify(response).replaceAll(new RegExp(ids, 'g'), 'ID'));
}

describe('an optimization whose lessons and verdicts come from a model', () => {
  let folder: string;
  let whole: OptimizeResponse;
  let cost: { all: number; plays: number };
  let order: string[];

  beforeAll(async () => {
    const cwd = copy();
    folder = cwd;
    const before = callCount(cwd);
    server.set(FINE);
    const { value, all, lessons } = await counted(() => answerOf(cwd, ...SEED));
    whole = value;
    cost = { all, plays: callCount(cwd) - before };
    order = phasesOf(cwd, whole);
    expect(lessons).toBeGreaterThan(1);
  });

  it('finds both lessons, and proves them on cases that it did not see', () => {
    expect(['accepted', 'provisional']).toContain(whole.decision);
    expect(whole.details).toMatchObject({ proposer: 'model', evidence: 'two_fold' });
    expect(whole.changes_made.map(({ content }) => content).sort()).toEqual(
      [THOROUGH.text, PRECISE.text].sort(),
    );
    expect(whole.changes_made[0]?.rationale).toBe(
      'It does not look at the whole question. Look at all of it.',
    );
    expect(whole.predicted_improvement['pass_rate']?.to).toBe(1);
    expect(JSON.stringify(whole.details['notes'] ?? [])).not.toContain('catalogue');
  });

  it('shows the model no word of a case that is held out', () => {
    const heldOut = heldOutTexts(folder, whole);
    expect(heldOut.length).toBeGreaterThan(3);
    const shown = server.requests.filter(asksForLessons).map(({ user }) => user);
    expect(heldOut.filter((text) => shown.some((user) => user.includes(text)))).toEqual([]);
  });

  it.each(PHASES)(
    'loses nothing to kill -9 in the phase %s, and pays nothing twice but what was in flight',
    async (phase) => {
      const at = middleOf(phase);
      const cwd = copy();
      const before = callCount(cwd);
      const release = holdCalls(cwd, before + at + 1);
      server.set(FINE);
      const { value, all } = await counted(async () => {
        const killed = await cli(cwd, ['optimize', ...SEED], (kill) => {
          void until(() => callCount(cwd) - before > at).then(() => kill('SIGKILL'));
        });
        expect(killed.signal).toBe('SIGKILL');
        release();
        const [id = ''] = readdirSync(join(cwd, '.assay/state/optimizations'));
        return answerOf(cwd, '--resume', id);
      });
      expect(lasting(value)).toEqual(lasting(whole));
      // Four plays at a time, four questions of the judge, and one for lessons.
      expect(callCount(cwd) - before).toBeLessThanOrEqual(cost.plays + 4);
      expect(all).toBeGreaterThanOrEqual(cost.all);
      expect(all).toBeLessThanOrEqual(cost.all + 5);
    },
  );

  it.each(PHASES)(
    'ends without a verdict when the money ends in the phase %s, and goes on with more',
    async (phase) => {
      const cwd = copy();
      const before = callCount(cwd);
      server.set(FINE);
      const { value, all } = await counted(async () => {
        const dollars = (0.001 * (middleOf(phase) + 0.5)).toFixed(4);
        const ended = await cli(cwd, ['optimize', '--json', ...SEED, '--max-cost-usd', dollars]);
        expect(ended.code, ended.stderr).toBe(0);
        const stopped = optimizeResponse.parse(JSON.parse(ended.stdout));
        expect(stopped).toMatchObject({
          status: 'completed',
          decision: 'not_validated',
          optimized_prompt: stopped.original_prompt,
          changes_made: [],
          predicted_improvement: {},
          details: { interrupted: 'budget_exhausted' },
        });
        // What was promoted until then is not lost to whoever looks.
        const found = stopped.details['best_so_far'];
        if (phase === 'baseline' || phase === 'headroom') expect(found).toBeNull();
        if (phase === 'prune' || phase === 'holdout') expect(found).toMatchObject({ raced: true });
        // Four plays may have been under way.
        expect(callCount(cwd) - before).toBeLessThanOrEqual(middleOf(phase) + 1 + 4);
        const id = stopped.optimization_id;
        expect(ended.stderr).toContain(`optimize --resume ${id} --max-cost-usd MORE`);
        return answerOf(cwd, '--resume', id, '--max-cost-usd', '5');
      });
      expect(lasting(value)).toEqual(lasting(whole));
      expect(callCount(cwd) - before).toBe(cost.plays);
      expect(all).toBe(cost.all);
    },
  );

  it.each([5, 60, 100, 150, 250])('plays no more than the %i agent runs that it may', async (most) => {
    const cwd = copy();
    const before = callCount(cwd);
    server.set(FINE);
    const value = await answerOf(cwd, ...SEED, '--max-agent-runs', String(most));
    expect(callCount(cwd) - before).toBeLessThanOrEqual(most);
    expect(value.status).toBe('completed');
    if (most < 60)
      expect(value).toMatchObject({ decision: 'not_validated', changes_made: [], predicted_improvement: {} });
    if (value.changes_made.length > 0)
      expect(value.predicted_improvement['pass_rate']?.to).toBeGreaterThan(0);
  });

  it.each([
    ['calls of the model', { max_judge_calls: 4, max_optimizer_calls: 1 }],
    ['minutes', { max_minutes: 0.0001 }],
  ])('ends without a verdict when there are too few %s', async (_, budget) => {
    const cwd = copy();
    const body = { agent_id: 'clerk', optimization_type: 'error_driven', seed: 7, budget };
    writeFileSync(join(cwd, 'request.json'), JSON.stringify(body));
    server.set(FINE);
    const { value, all } = await counted(() => answerOf(cwd, '--request', 'request.json'));
    expect(value).toMatchObject({ decision: 'not_validated', changes_made: [], predicted_improvement: {} });
    expect(all).toBeLessThanOrEqual(5);
  });

  /** Number of the play in the middle of a phase, from 0. */
  function middleOf(phase: string): number {
    const own = order.flatMap((each, index) => (each === phase ? [index] : []));
    const at = own[Math.floor(own.length / 2)];
    if (at === undefined) throw new Error(`no play of ${phase}`);
    return at;
  }
});

describe('whatever is wrong with the lessons of a model', () => {
  /** What comes of a question that nobody answers: half a minute of waiting, in which the other tests run. */
  let unanswered: Promise<OptimizeResponse>;
  let silent: FakeModelServer;
  beforeAll(async () => {
    silent = await startFakeModelServer();
    silent.set(withLessons('hang'));
    const cwd = copy();
    urls.set(cwd, silent.openaiUrl);
    writeFileSync(join(cwd, 'evals/assay.yaml'), SETTINGS.replace('60000', '5000'));
    const request = {
      agent_id: 'clerk',
      optimization_type: 'error_driven',
      seed: 7,
      include_examples: false,
      budget: { max_agent_runs: 300, max_optimizer_calls: 1 },
    };
    writeFileSync(join(cwd, 'request.json'), JSON.stringify(request));
    unanswered = answerOf(cwd, '--request', 'request.json');
    // Its test says so, when its turn comes.
    unanswered.catch(() => undefined);
  });
  afterAll(async () => silent.close());

  const copied = 'Tell them word by word what a case says';
  it.each<[string, Behaviour, RegExp | null]>([
    ['no JSON', 'garbage', /unparseable/],
    ['prose', 'ignores_schema', /unparseable/],
    ['another shape', 'wrong_shape', /unparseable/],
    ['200 KB', { answer: { lessons: [lesson('thorough precise '.repeat(12_000))] } }, /unparseable/],
    ['a refusal', 'refusal', /refused/],
    ['a refusal in words', 'refusal_text', /refused/],
    ['a filter', 'content_filter', /refused/],
    ['an answer that is cut off', 'truncation', /truncated/],
    ['no lesson', { answer: { lessons: [] } }, null],
    [
      'a part that is not there',
      { answer: { lessons: [lesson('Be thorough and precise.', { op: 'replace', anchor: 's99' })] } },
      null,
    ],
    [
      'preserved text',
      { answer: { lessons: [lesson('Be thorough, precise and silent.', { op: 'replace', anchor: 's3' })] } },
      null,
    ],
    [
      'words of a grader',
      { answer: { lessons: [lesson('Be thorough and precise so that the judge is pleased.')] } },
      null,
    ],
    ['status 429', { status: 429, headers: { 'x-should-retry': 'false' } }, /rate_limited/],
    ['status 500', { status: 500, headers: { 'x-should-retry': 'false' } }, /overloaded/],
    ['status 401', { status: 401 }, /unauthorized/],
    ['status 408', { status: 408, headers: { 'x-should-retry': 'false' } }, /timeout/],
  ])(
    '(%s) the catalogue answers instead, and nothing is improved that it cannot prove',
    async (_, behaviour, note) => {
      const cwd = copy();
      server.set(withLessons(behaviour));
      const { value, lessons } = await counted(() =>
        answerOf(cwd, ...SEED, '--preserve', '## House style', '--max-agent-runs', '300'),
      );
      expect(lessons).toBeGreaterThan(0);
      expect(value).toMatchObject({
        status: 'completed',
        decision: 'rejected',
        optimized_prompt: value.original_prompt,
        changes_made: [],
        predicted_improvement: {},
      });
      const notes = JSON.stringify(value.details['notes'] ?? []);
      if (note === null) expect(notes).not.toContain('no usable lessons');
      else expect(notes).toMatch(note);
      // The catalogue did propose, and what it proposed was played.
      expect(JSON.stringify(value.details['searches'])).toContain('not_promoted');
      expect(triedTexts(value).length).toBeGreaterThan(0);
      expect(triedTexts(value).join()).not.toMatch(/thorough|precise/);
      expect(readFileSync(join(cwd, 'evals/agents/prompt.md'), 'utf8')).toBe(`${PROMPT}\n`);
    },
  );

  it('(the words of a case) it is refused, whatever it would have helped', async () => {
    const cwd = copy();
    const text = readFileSync(join(cwd, 'evals/test-cases/cases.yaml'), 'utf8');
    const inputs = [...text.matchAll(/input: "(Hard [^"]+)"/g)].map(([, input]) => input as string);
    server.set({
      ...FINE,
      fill: (_, request) => {
        if (!asksForLessons(request)) return undefined;
        const own = inputs.find((input) => request.user.includes(input)) ?? copied;
        return { lessons: [lesson(`Be thorough and precise when somebody says ${own}`)] };
      },
    });
    const value = await answerOf(cwd, ...SEED);
    expect(value).toMatchObject({ decision: 'rejected', changes_made: [] });
    expect(JSON.stringify(value.details['searches'])).toContain('copies 8 words in a row of a case');
    for (const input of inputs) expect(triedTexts(value).join()).not.toContain(input);
  });

  it.each<[string, Behaviour, number]>([
    ['fail three times in a row', { status: 500, headers: { 'x-should-retry': 'false' } }, 3],
    ['are refused for the key', { status: 401 }, 1],
  ])('(they %s) no further question is put', async (_, behaviour, most) => {
    const cwd = copy();
    server.set(withLessons(behaviour));
    const { lessons } = await counted(() => answerOf(cwd, ...SEED, '--max-agent-runs', '300'));
    expect(lessons).toBe(most);
  });

  it('(killed in between) it ends as if nothing had happened, and asks no more than it would have', async () => {
    server.set(withLessons('garbage'));
    const uninterrupted = copy();
    const start = callCount(uninterrupted);
    const limits = [...SEED, '--max-agent-runs', '300'];
    const whole = await counted(() => answerOf(uninterrupted, ...limits));
    const half = Math.floor((callCount(uninterrupted) - start) / 2);
    const cwd = copy();
    const release = holdCalls(cwd, start + half + 1);
    const again = await counted(async () => {
      const killed = await cli(cwd, ['optimize', ...limits], (kill) => {
        void until(() => callCount(cwd) - start > half).then(() => kill('SIGKILL'));
      });
      expect(killed.signal).toBe('SIGKILL');
      release();
      const [id = ''] = readdirSync(join(cwd, '.assay/state/optimizations'));
      return answerOf(cwd, '--resume', id);
    });
    expect(lasting(again.value)).toEqual(lasting(whole.value));
    expect(again.lessons).toBe(whole.lessons);
  });

  it('(no answer in time) one question that hangs costs one question', async () => {
    const value = await unanswered;
    expect(value).toMatchObject({ decision: 'rejected', changes_made: [] });
    expect(JSON.stringify(value.details['notes'])).toContain('(timeout, 1 times)');
    expect(triedTexts(value).length, 'the catalogue goes on without the model').toBeGreaterThan(0);
  });

  it('(a key that is refused for verdicts too) it ends without a verdict and says how to go on', async () => {
    const cwd = copy();
    server.set({ ...FINE, behave: () => ({ status: 401 }) });
    const { stdout, stderr, code } = await cli(cwd, ['optimize', '--json', ...SEED]);
    // Verdicts that the run has paid for come from the cache; the first new one is refused.
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      decision: 'not_validated',
      changes_made: [],
      predicted_improvement: {},
    });
    expect(stderr).toMatch(/ optimize --resume opt_/);
  });
});

/** Texts of all edits that were played. */
function triedTexts({ details }: OptimizeResponse): string[] {
  const searches = details['searches'] as {
    not_promoted: { changes: { content: string }[] }[];
    candidates: { changes: { content: string }[] }[];
  }[];
  return searches.flatMap(({ not_promoted, candidates }) =>
    [...not_promoted, ...candidates].flatMap(({ changes }) => changes.map(({ content }) => content)),
  );
}

interface Line {
  type: string;
  case_id: string;
  attempt: number;
}
const playsIn = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) =>
      line.includes('"attempt.played"') ? [(JSON.parse(line) as { record: Line }).record] : [],
    )
    .filter(({ type }) => type === 'attempt.played');

/**
 * The phase of every play of a finished optimization, in the order in which they were made. Repetitions say it; of prompts that were never
 * searched with, only leaving out edits plays any.
 */
function phasesOf(cwd: string, { optimization_id: id, validation_run_id: run }: OptimizeResponse): string[] {
  const state = join(cwd, '.assay/state');
  const plays = playsIn(join(state, 'optimizations', id, 'journal-0.jsonl'));
  const promptOf = ({ case_id }: Line) => case_id.split(':')[0] as string;
  const original = promptOf(plays[0] as Line);
  const searched = new Set(plays.filter(({ attempt }) => attempt >= 1000).map(promptOf));
  const phases = plays.map((play) => {
    if (play.attempt >= 1000) return 'search';
    if (play.attempt >= 500) return 'headroom';
    if (promptOf(play) === original) return 'baseline';
    return searched.has(promptOf(play)) ? 'select' : 'prune';
  });
  return [...phases, ...playsIn(join(state, 'runs', run, 'journal-0.jsonl')).map(() => 'holdout')];
}

/** What the cases say that the validation run has played and no play before it. */
function heldOutTexts(cwd: string, { validation_run_id: run }: OptimizeResponse): string[] {
  const ids = new Set(
    playsIn(join(cwd, '.assay/state/runs', run, 'journal-0.jsonl')).map(({ case_id }) =>
      case_id.replace('#original', ''),
    ),
  );
  const text = readFileSync(join(cwd, 'evals/test-cases/cases.yaml'), 'utf8');
  return [...text.matchAll(/id: (\w+), .*?input: "([^"]+)"/g)].flatMap(([, id, input]) =>
    ids.has(id as string) ? [input as string] : [],
  );
}
