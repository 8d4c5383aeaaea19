import { describe, expect, it } from 'vitest';
import {
  caseOf,
  LINES_AGENT,
  modelOfTests,
  OPENAI_AGENT,
  PROGRAM_AGENT,
  type TapedOutcome,
  tapedProject,
} from '../../support/taped-suite.ts';

const AGENT = 'evals/agents/desk.yaml';
const CASE = 'evals/test-cases/hello.yaml';

/** What a replay has to say again, byte by byte. */
const said = ({ report: { cases } }: TapedOutcome) =>
  cases.map(({ id, status, attempts }) => ({
    ...{ id, status },
    attempts: attempts.map(({ turns }) =>
      turns.map(({ output, results, tool_calls }) => ({ output, results, tool_calls })),
    ),
  }));

const FRONTS = [
  ['a model', OPENAI_AGENT, 'hello'],
  ['a program', PROGRAM_AGENT, 'hello'],
  ['a program that streams', PROGRAM_AGENT, 'stream hello'],
  ['a program that asks in parallel', PROGRAM_AGENT, 'parallel hello'],
  ['a program that stays', LINES_AGENT, 'hello'],
] as const;

describe('a run that was recorded', () => {
  it.each(FRONTS)('is replayed without server and key: %s', async (_, agent, input) => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: agent, [CASE]: caseOf(input, 'repeat: 3\n') });
    const recorded = await project.run({ record: true }, { model });
    expect(recorded.verdict.conclusion).toBe('passed');
    expect(recorded.report.header.replayed).toBeUndefined();
    const asked = model.asked.length;
    expect(Object.keys(project.cassettes())).toEqual(['desk/hello.jsonl']);
    await model.close();
    const replayed = await project.run({ replay: 'all' });
    expect(said(replayed)).toEqual(said(recorded));
    expect(replayed.report.header).toMatchObject({
      conclusion: 'passed',
      replayed: { attempts: 3, exchanges: asked, judge_answers: 0, models: ['gpt-taped'] },
    });
    expect(model.asked.length).toBe(asked);
  });

  it.each(FRONTS)('names what is asked otherwise, and asks nobody: %s', async (_, agent, input) => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: agent, [CASE]: caseOf(input) });
    await project.run({ record: true }, { model });
    const asked = model.asked.length;
    project.write(CASE, caseOf(`${input} there`));
    const { report } = await project.run({ replay: 'all' }, { model });
    const [error] = report.cases.flatMap(({ attempts }) => attempts.map((one) => one.error));
    expect(error).toMatchObject({ code: 'cassette_miss', message: expect.stringContaining('there') });
    expect([report.cases[0]?.status, model.asked.length]).toEqual(['errored', asked]);
  });
});

describe('a replay that plays what changed', () => {
  it('makes exactly the calls of the changed cases, and records them where that is asked for', async () => {
    const model = await modelOfTests();
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const path = (index: number) => `evals/test-cases/c${index}.yaml`;
    const project = tapedProject({
      [AGENT]: OPENAI_AGENT,
      ...Object.fromEntries(numbers.map((index) => [path(index), caseOf(`number ${index}`)])),
    });
    await project.run({ record: true }, { model });
    expect(model.asked.length).toBe(50);
    for (const index of [7, 21, 40]) project.write(path(index), caseOf(`other number ${index}`));
    const changed = await project.run({ replay: 'changed' }, { model });
    const users = (from: number) => model.asked.slice(from).map(({ user }) => user);
    const others = ['other number 21', 'other number 40', 'other number 7'];
    expect(users(50).sort()).toEqual(others);
    expect(changed.report.header).toMatchObject({ conclusion: 'passed', replayed: { attempts: 47 } });
    // Nothing was written down, so they are asked again.
    await project.run({ replay: 'changed', record: true }, { model });
    expect(users(53).sort()).toEqual(others);
    const again = await project.run({ replay: 'all' });
    expect(again.report.header).toMatchObject({ conclusion: 'passed', replayed: { attempts: 50 } });
    expect(model.asked.length).toBe(56);
  });

  it('says what is missing where nobody can be asked', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: OPENAI_AGENT, [CASE]: caseOf('hello') });
    await project.run({ record: true }, { model });
    project.write(CASE, caseOf('goodbye'));
    const { report } = await project.run({ replay: 'changed' });
    expect(report.cases[0]?.attempts[0]?.error).toMatchObject({
      code: 'cassette_miss',
      hint: expect.stringContaining('OPENAI_API_KEY'),
    });
  });
});

describe('a judge that was recorded', () => {
  const JUDGED =
    'name: Case\nturns:\n  - input: hello\n    scorers: [relevance]\n    expected_behavior: Says hello.\n';

  it('judges again without its key, under its name and as it did', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: PROGRAM_AGENT, [CASE]: JUDGED });
    const recorded = await project.run({ record: true }, { model });
    const { judged } = model;
    expect([recorded.report.header.judge.mode, judged > 0]).toEqual(['llm', true]);
    await model.close();
    const replayed = await project.run({ replay: 'all' });
    expect(said(replayed)).toEqual(said(recorded));
    const { mode, model: name } = recorded.report.header.judge;
    expect(replayed.report.header.judge).toEqual({ mode, model: name });
    expect(replayed.report.header.replayed).toMatchObject({ attempts: 1, exchanges: 1 });
    expect(replayed.report.header.replayed?.judge_answers).toBeGreaterThan(0);
    expect(replayed.report.header.usage).toEqual(recorded.report.header.usage);
  });

  it('is asked live what changed of its questions, and nothing of the play is asked again', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: OPENAI_AGENT, [CASE]: JUDGED });
    await project.run({ record: true }, { model });
    const { judged } = model;
    project.write(CASE, JUDGED.replace('relevance', 'task_completion').replace('Says hello.', 'Is polite.'));
    const missed = await project.run({ replay: 'all' }, { model });
    expect(missed.report.cases[0]?.attempts[0]?.error?.code).toBe('cassette_miss');
    expect(model.judged).toBe(judged);
    const changed = await project.run({ replay: 'changed', record: true }, { model });
    expect(changed.report.cases[0]?.attempts[0]?.error).toBeUndefined();
    expect([model.asked.length, model.judged > judged]).toEqual([1, true]);
    await model.close();
    expect(said(await project.run({ replay: 'all' }))).toEqual(said(changed));
  });
});

describe('a judge that is not the recorded one', () => {
  const JUDGED =
    'name: Case\nturns:\n  - input: hello\n    scorers: [relevance]\n    expected_behavior: Says hello.\n';
  const SETTINGS = 'evals/assay.yaml';
  const CASSETTE = 'evals/cassettes/desk/hello.jsonl';
  const errorOf = ({ report }: TapedOutcome) =>
    Object.values(report.cases[0]?.attempts[0]?.turns[0]?.results ?? {}).length === 0
      ? report.cases[0]?.attempts[0]?.error
      : undefined;

  it.each<[string, (lines: string[]) => string[]]>([
    ['its name alone', (lines) => lines],
    ['its answers too', (lines) => lines.filter((line) => !line.includes('"kind":"judge"'))],
  ])(
    'misses where a branch took it out of the recordings, and rules do not stand in: %s',
    async (_, rest) => {
      const model = await modelOfTests();
      const project = tapedProject({ [AGENT]: OPENAI_AGENT, [CASE]: JUDGED });
      await project.run({ record: true }, { model });
      const text = project.cassettes()['desk/hello.jsonl'] ?? '';
      const [first = '', ...lines] = text.replace(/"judge":\{[^}]*\},/, '').split('\n');
      project.write(CASSETTE, [first, ...rest(lines)].join('\n'));
      const replayed = await project.run({ replay: 'all' });
      expect(replayed.report.header.conclusion).not.toBe('passed');
      expect(errorOf(replayed)?.code).toBe('cassette_miss');
      project.write(SETTINGS, 'judge: { provider: offline }\n');
      project.write(
        CASSETTE,
        [first, ...lines.filter((line) => !line.includes('"kind":"judge"'))].join('\n'),
      );
      const named = await project.run({ replay: 'all' });
      expect([errorOf(named), named.report.header.judge.mode]).toEqual([undefined, 'offline']);
    },
  );

  it('is the rules where the settings name them, whatever was recorded', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: OPENAI_AGENT, [CASE]: JUDGED });
    await project.run({ record: true }, { model });
    project.write(SETTINGS, 'judge: { provider: offline }\n');
    const { report } = await project.run({ replay: 'all' });
    expect(report.header).toMatchObject({ judge: { mode: 'offline' }, replayed: { judge_answers: 0 } });
  });

  it('is asked where what changed is played, and else only said to be another', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      ...{ [AGENT]: OPENAI_AGENT, [CASE]: `${JUDGED}repeat: 2\n` },
      [SETTINGS]: 'judge: { provider: openai, model: judge-a }\n',
    });
    await project.run({ record: true }, { model });
    const { judged } = model;
    project.write(SETTINGS, 'judge: { provider: openai, model: judge-b }\n');
    const all = await project.run({ replay: 'all' }, { model });
    expect(all.report.header.judge.model).toBe('judge-a');
    expect(all.report.warnings).toEqual([
      'Judged by the recorded judge-a although assay.yaml or --judge-model names judge-b: record again.',
    ]);
    expect(model.judged).toBe(judged);
    const changed = await project.run({ replay: 'changed', record: true }, { model });
    expect(changed.report.header).toMatchObject({ judge: { model: 'judge-b' }, conclusion: 'passed' });
    expect([model.judged, model.asked.length]).toEqual([2 * judged, 2]);
    const again = await project.run({ replay: 'changed' }, { model });
    expect([again.report.header.judge.model, model.judged]).toEqual(['judge-b', 2 * judged]);
  });
});

describe('an agent that makes nothing of a miss', () => {
  it.each([
    ['asks again and again', 'retry '],
    ['answers all the same', ''],
  ])('errors its attempt when it %s', async (_, how) => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: PROGRAM_AGENT, [CASE]: caseOf(`${how}hello`) });
    await project.run({ record: true }, { model });
    const asked = model.asked.length;
    project.write(CASE, caseOf(`${how}goodbye`).replace('You said', 'e'));
    const { report, verdict } = await project.run({ replay: 'all' }, { model });
    expect(report.cases[0]?.attempts[0]?.error?.code).toBe('cassette_miss');
    expect([verdict.exitCode, model.asked.length]).toEqual([3, asked]);
  });
});

describe('a recording of errors', () => {
  it('keeps what was answered in the end, and not what was tried again', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: PROGRAM_AGENT, [CASE]: caseOf('retry hello') });
    model.next.push(503, 429);
    await project.run({ record: true }, { model });
    expect(model.asked.length).toBe(3);
    const replayed = await project.run({ replay: 'all' });
    expect(replayed.report.header).toMatchObject({ conclusion: 'passed', replayed: { exchanges: 1 } });
  });

  it('keeps nothing of an attempt that errored', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      [AGENT]: OPENAI_AGENT,
      [CASE]: caseOf('hello'),
      'evals/test-cases/other.yaml': caseOf('other'),
      'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\n',
    });
    model.next.push(400);
    await project.run({ record: true }, { model });
    expect(Object.keys(project.cassettes())).toEqual(['desk/other.jsonl']);
  });
});

describe('programs that stay', () => {
  it('are recorded each for the attempt that they play, side by side and one after the other', async () => {
    const model = await modelOfTests();
    const inputs = ['one', 'two', 'three', 'four', 'five', 'six'];
    const project = tapedProject({
      [AGENT]: LINES_AGENT,
      'evals/assay.yaml': 'run: { concurrency: 3 }\n',
      ...Object.fromEntries(
        inputs.map((input) => [`evals/test-cases/${input}.yaml`, caseOf(`parallel ${input}`)]),
      ),
    });
    const recorded = await project.run({ record: true }, { model });
    for (const [name, text] of Object.entries(project.cassettes())) {
      const others = inputs.filter((input) => name !== `desk/${input}.jsonl`);
      expect([name, others.filter((input) => text.includes(`parallel ${input} `))]).toEqual([name, []]);
    }
    await model.close();
    expect(said(await project.run({ replay: 'all' }))).toEqual(said(recorded));
  });
});

describe('a run that goes on', () => {
  it('goes on as it began, with what it recorded', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      [AGENT]: OPENAI_AGENT,
      [CASE]: caseOf('hello'),
      'evals/test-cases/other.yaml': caseOf('other'),
      'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\n',
    });
    model.next.push(400);
    const id = 'run_0123456789';
    const state = '.assay-resumed';
    const first = await project.run({ record: true, id }, { model, state });
    expect(first.report.header.counts).toMatchObject({ passed: 1, errored: 1 });
    const second = await project.run({ retryErrors: id }, { model, state });
    expect(second.report.header.counts).toMatchObject({ passed: 2 });
    expect(Object.keys(project.cassettes())).toEqual(['desk/hello.jsonl', 'desk/other.jsonl']);
    expect(said(await project.run({ replay: 'all' }))).toEqual(said(second));
    await expect(project.run({ retryErrors: id, replay: 'all' }, { model, state })).rejects.toMatchObject({
      code: 'usage',
    });
  });
});

describe('a gate on regressions', () => {
  it('plays no flip again where recordings answer, and says why', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      [AGENT]: OPENAI_AGENT,
      [CASE]: caseOf('hello'),
      'evals/assay.yaml': 'judge: { provider: offline }\n',
    });
    const state = '.assay-gated';
    await project.run({ record: true }, { model, state });
    project.write(CASE, caseOf('hello').replace('You said', 'You did not say'));
    const { verdict, report } = await project.run({ replay: 'all', failOn: 'regression' }, { state });
    expect(report.cases[0]?.status).toBe('failed');
    expect(report.cases[0]?.attempts).toHaveLength(1);
    expect(verdict.reason).toContain('recordings answer');
    expect(model.asked.length).toBe(1);
  });
});

describe('a world beside recordings', () => {
  it('is acted on for real, so that its tools are tested, with the words that were recorded', async () => {
    const model = await modelOfTests();
    const files = {
      [AGENT]: PROGRAM_AGENT.replace('agent.mjs', 'acting.mjs'),
      'acting.mjs': `
const { ASSAY_TOOLS_URL, ASSAY_TOOLS_KEY, OPENAI_BASE_URL } = process.env;
const said = await fetch(OPENAI_BASE_URL + '/chat/completions', { method: 'POST', body: JSON.stringify({ messages: [{ role: 'user', content: 'Which one? ' + ASSAY_TOOLS_URL }] }) });
const { choices } = await said.json();
await fetch(ASSAY_TOOLS_URL + '/cancel', { method: 'POST', headers: { authorization: 'Bearer ' + ASSAY_TOOLS_KEY }, body: '{}' });
console.log(JSON.stringify({ output: choices[0].message.content.replace(/http[^ ]+/, 'there') }));
`,
      'evals/worlds/shop.yaml': 'state: { data: { status: paid } }\ntools: { file: tools.mjs }\n',
      'evals/worlds/tools.mjs': `export const tools = [{ name: 'cancel', parameters: {}, run(state) { state.status = 'cancelled'; return {}; } }];`,
      [CASE]: `name: Case\nworld: shop\nturns: [{ input: Cancel it. }]\nexpected_state: { at: { status: cancelled } }\n`,
    };
    const project = tapedProject(files);
    const recorded = await project.run({ record: true }, { model });
    expect(recorded.report.cases[0]?.status).toBe('passed');
    await model.close();
    expect(said(await project.run({ replay: 'all' }))).toEqual(said(recorded));
    // Another port, and tools that are broken now.
    project.write('evals/worlds/tools.mjs', files['evals/worlds/tools.mjs'].replace("'cancelled'", "'lost'"));
    const broken = await project.run({ replay: 'all' });
    expect(broken.report.cases[0]).toMatchObject({
      status: 'failed',
      attempts: [{ replayed: { exchanges: 1 } }],
    });
  });
});
