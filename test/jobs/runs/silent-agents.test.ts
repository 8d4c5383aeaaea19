import { describe, expect, it } from 'vitest';
import {
  caseOf,
  modelOfTests,
  OPENAI_AGENT,
  PROGRAM_AGENT,
  tapedProject,
} from '../../support/taped-suite.ts';

const AGENT = 'evals/agents/desk.yaml';
const CASE = 'evals/test-cases/hello.yaml';
/** A program that answers by rules, or by a model that it does not ask through the recorder. */
const RULES = `console.log(JSON.stringify({ output: 'You said something.' }));`;
const SILENT = (many: string) =>
  `Agent desk asked nothing through the recorder in ${many}; what it reaches by other addresses is not recorded (docs/replay.md).`;
const silentOf = (warnings: readonly string[]) => warnings.filter((one) => one.includes('recorder'));

describe('an agent that asks nothing through the recorder', () => {
  it('is named once when it is recorded and when it is replayed, and passes', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      [AGENT]: PROGRAM_AGENT,
      'agent.mjs': RULES,
      [CASE]: caseOf('hello', 'repeat: 2\n'),
    });
    for (const options of [{ record: true }, { replay: 'all' }] as const) {
      const { report } = await project.run(options, { model });
      expect(report.header.conclusion).toBe('passed');
      expect(silentOf(report.warnings)).toEqual([SILENT('2 of 2 attempts')]);
    }
  });

  it('is not named where it asks', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: PROGRAM_AGENT, [CASE]: caseOf('hello') });
    const recorded = await project.run({ record: true }, { model });
    const replayed = await project.run({ replay: 'all' }, { model });
    expect([...silentOf(recorded.report.warnings), ...silentOf(replayed.report.warnings)]).toEqual([]);
  });

  it('errors the attempt where it asked when it was recorded', async () => {
    const model = await modelOfTests();
    const project = tapedProject({ [AGENT]: PROGRAM_AGENT, [CASE]: caseOf('parallel hello') });
    await project.run({ record: true }, { model });
    project.write('agent.mjs', RULES);
    const { report } = await project.run({ replay: 'all' }, { model });
    expect(report.cases[0]?.attempts[0]?.error).toMatchObject({
      code: 'cassette_miss',
      message: expect.stringContaining('was recorded with 4 requests and made none'),
    });
    const again = await project.run({ replay: 'changed', record: true }, { model });
    expect(again.report.header.conclusion).toBe('passed');
    expect((await project.run({ replay: 'all' })).report.header.conclusion).toBe('passed');
  });
});

describe('an attempt that errors while it is recorded', () => {
  it('keeps what it had, and the run says of when', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      [AGENT]: OPENAI_AGENT,
      [CASE]: caseOf('hello'),
      'evals/assay.yaml': 'run: { max_retries: 0 }\n',
    });
    const about = ({ report }: { report: { warnings: string[] } }) =>
      report.warnings.filter((one) => one.includes('still those of'));
    expect(about(await project.run({ record: true }, { model }))).toEqual([]);
    const before = project.cassettes();
    const [, day] = /"at":"(\d{4}-\d\d-\d\d)/.exec(before['desk/hello.jsonl'] ?? '') ?? [];
    model.next.push(400);
    expect(about(await project.run({ record: true }, { model }))).toEqual([
      `The recordings of 1 attempt are still those of ${day}: it errored while being recorded.`,
    ]);
    expect(project.cassettes()).toEqual(before);
  });
});
