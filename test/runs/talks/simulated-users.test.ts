import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startExperiment } from '../../../src/jobs/experiments/start-experiment.ts';
import { promoteAttempt } from '../../../src/operations/promote-attempt.ts';
import { testCaseFile } from '../../../src/schema/file-kinds.ts';
import type { CaseResult } from '../../../src/schema/run.ts';
import { type AskedTurn, talkingSuite } from '../../support/talking-suite.ts';

const USER = `
user:
  goal: Change reservation 77310 to the evening flight.
  facts: { reservation: 77310 }
  stop: { max_turns: 5 }
  script:
    opening: Please change my flight to the evening one.
    done: Booked
`;
const CRITERIA = `  each: { checks: [{ not_contains: sorry }] }
  afterwards: { checks: [{ contains: evening flight }, { max_turns: 4 }] }
`;
const CASE = `id: c\nname: C\nturns: [{ input: Hello there, checks: [{ contains: Hi }] }]${USER}${CRITERIA}`;

/** An agent that asks for the reservation and books. */
const clerk = ({ input }: AskedTurn): string =>
  input.startsWith('Hello')
    ? 'Hi, how can I help?'
    : input.includes('77310')
      ? 'Booked. You are on it now.'
      : 'The evening flight, sure. Which reservation?';

const resultsOf = ([one]: readonly CaseResult[], attempt = 0) =>
  one!.attempts[attempt]!.turns.map(({ results }) => Object.keys(results));

describe('a case with a simulated user', () => {
  it('is played until the user ends it, and judged at the right turns', async () => {
    const { cases, header } = await talkingSuite(CASE, clerk).play();
    const [attempt] = cases[0]!.attempts;
    expect(attempt?.turns.map(({ input, simulated }) => [input, simulated])).toEqual([
      ['Hello there', undefined],
      ['Please change my flight to the evening one.', true],
      [expect.stringContaining('77310'), true],
    ]);
    // What judges the whole sees all answers: the evening flight was spoken of before the last one.
    expect(resultsOf(cases)).toEqual([
      ['contains'],
      ['not_contains'],
      ['not_contains', 'contains#2', 'max_turns'],
    ]);
    expect(attempt).toMatchObject({ status: 'passed', talk: { ended: 'goal_reached' } });
    expect(header.simulated_users).toEqual({ talks: 1, lost: 0, errored: 0 });
  });

  it('gives the agent the talk so far, and never more turns than it may have', async () => {
    const { asked, play } = talkingSuite(CASE, () => 'Hi. Which reservation was it?');
    const { cases } = await play();
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked.at(-1)?.messages).toHaveLength(2 * asked.length - 1);
    expect(cases[0]!.attempts[0]!.talk?.ended).toBeDefined();
  });

  it('ends after so many turns where the goal is never reached, and is judged at the last of them', async () => {
    const short = CASE.replace('max_turns: 5', 'max_turns: 1');
    const { cases } = await talkingSuite(short, clerk).play();
    expect(cases[0]!.attempts[0]!.talk).toMatchObject({ ended: 'max_turns' });
    expect(resultsOf(cases)).toEqual([['contains'], ['not_contains', 'contains#2', 'max_turns']]);
  });

  it('judges each simulated turn, and fails by one of them', async () => {
    const { cases } = await talkingSuite(CASE, (asked) => `${clerk(asked)} So sorry.`).play();
    expect(cases[0]!.attempts[0]).toMatchObject({
      status: 'failed',
      turns: [
        {},
        { results: { not_contains: { pass: false } } },
        { results: { not_contains: { pass: false } } },
      ],
    });
  });

  it('needs no fixed turns', async () => {
    const { cases } = await talkingSuite(`id: c\nname: C${USER}${CRITERIA}`, clerk).play();
    expect(resultsOf(cases)).toEqual([['not_contains'], ['not_contains', 'contains', 'max_turns']]);
  });

  it.each([
    ['afterwards', '  afterwards: { scorers: [answer_relevancy, tool_use] }\n', 'user.afterwards'],
    ['each', '  each: { scorers: [playval] }\n', 'user.each'],
  ])('says before anything is played what %s lacks, once', async (_, criteria, place) => {
    const { play, asked } = talkingSuite(`id: c\nname: C${USER}${criteria}`, clerk);
    const fault = await play().catch((error: Error) => error);
    expect(fault).toMatchObject({ code: 'validation_failed' });
    expect(String((fault as Error).message).split(place)).toHaveLength(2);
    expect(asked).toEqual([]);
  });
});

describe('the users of attempts', () => {
  const seedsOf = (cases: readonly CaseResult[]) => cases[0]!.attempts.map(({ talk }) => talk!.seed);

  it('differ from attempt to attempt and are the same in the next run', async () => {
    const { play } = talkingSuite(CASE, clerk);
    const [first, second] = [
      await play({ selection: { repeat: 3 } }),
      await play({ selection: { repeat: 3 } }),
    ];
    expect(new Set(seedsOf(first.cases)).size).toBe(3);
    expect(seedsOf(second.cases)).toEqual(seedsOf(first.cases));
  });

  it('take turns where the case says over how many seeds', async () => {
    const { play } = talkingSuite(CASE.replace('  script:', '  seeds: 2\n  script:'), clerk);
    const [a, b, c, d] = seedsOf((await play({ selection: { repeat: 4 } })).cases);
    expect([c, d]).toEqual([a, b]);
    expect(a).not.toBe(b);
  });
});

describe('a simulated user that says what it must not say', () => {
  const swapped = CASE.replace('Please change my flight to the evening one.', 'How can I help you today?');
  const varied = CASE.replace(
    'opening: Please change my flight to the evening one.',
    'opening: ["How can I help you today?", Please change my flight to the evening one.]',
  );

  it('never reaches the agent, and is nobody’s failure after its last try', async () => {
    const { play, asked } = talkingSuite(swapped, clerk);
    const { cases, header, report } = await play();
    expect(cases[0]).toMatchObject({
      status: 'errored',
      attempts: [{ error: { code: 'user_simulator', message: expect.stringMatching(/how can i help/i) } }],
    });
    expect(cases[0]!.attempts[0]!.talk?.lost).toHaveLength(3);
    expect(asked.map(({ input }) => input)).toEqual(['Hello there', 'Hello there', 'Hello there']);
    expect(header.simulated_users).toEqual({ talks: 3, lost: 3, errored: 1 });
    expect(header.usage.agent.calls).toBe(3);
    expect(report.warnings.join(' ')).toContain('3 of 3 talks');
  });

  it('is played again as somebody else', async () => {
    const { cases, header } = await talkingSuite(varied, clerk).play({ selection: { repeat: 6 } });
    expect(new Set(cases[0]!.attempts.map(({ status }) => status))).toContain('passed');
    const { talks, lost, errored } = header.simulated_users!;
    expect(talks).toBe(6 - errored + lost);
    expect(lost).toBeGreaterThan(0);
    const again = cases[0]!.attempts.find(
      ({ talk, status }) => talk?.lost !== undefined && status === 'passed',
    );
    expect(again?.talk?.lost?.[0]).toMatchObject({ kind: 'swapped_role' });
  });
});

describe('a stored talk', () => {
  it('is judged again by other criteria without its agent and its user', async () => {
    const { play, rescore, write, asked } = talkingSuite(CASE, clerk);
    const { header } = await play();
    const before = asked.length;
    write('test-cases/c.yaml', CASE.replace('contains: evening flight', 'contains: morning flight'));
    const { cases, header: again } = await rescore(header.run_id);
    expect(asked).toHaveLength(before);
    expect(cases[0]!.attempts[0]).toMatchObject({ status: 'failed', talk: { ended: 'goal_reached' } });
    expect(resultsOf(cases)[2]).toEqual(['not_contains', 'contains#2', 'max_turns']);
    expect(again.usage.agent.calls).toBe(0);
  });

  it('is judged by named scorers alone, those of conversations at its last turn', async () => {
    const { play, rescore } = talkingSuite(CASE, clerk);
    const { header } = await play();
    const { cases } = await rescore(header.run_id, { scorers: ['toxicity', 'conversation_completeness'] });
    expect(resultsOf(cases)).toEqual([['toxicity'], ['toxicity'], ['toxicity', 'conversation_completeness']]);
  });

  it('is refused where its fixed turns changed, or where it may not be so long any more', async () => {
    const { play, rescore, write } = talkingSuite(CASE, clerk);
    const { header } = await play();
    for (const changed of [
      CASE.replace('Hello there', 'Hello you'),
      CASE.replace('max_turns: 5', 'max_turns: 1'),
    ]) {
      write('test-cases/c.yaml', changed);
      await expect(rescore(header.run_id)).rejects.toMatchObject({ code: 'conflict' });
    }
  });
});

describe('an experiment with simulated users', () => {
  it('lets both variants meet the same users, and splits the noise', async () => {
    const { engineWith } = talkingSuite(CASE.replace('  script:', '  seeds: 2\n  script:'), clerk);
    await using started = await startExperiment(engineWith(), {
      name: 'The same twice',
      agent_id: 'a',
      test_case_ids: ['c'],
      variants: [
        { name: 'one', config: { system_prompt: 'Help.' } },
        { name: 'two', config: { system_prompt: 'Help!' } },
      ],
      metrics: ['pass_rate', 'toxicity'],
      config: { runs_per_variant: 4, randomize: true, sequential: false },
    });
    const { response } = await started.finish();
    expect(response.results['one']).toMatchObject({ runs: 4, pass_rate: 1 });
    expect(response.statistical_analysis.talk_noise).toMatchObject({
      user: 0,
      agent: 0,
      values: 8,
      users: 4,
    });
  });
});

describe('a talk in a world', () => {
  const WORLD = 'state: {data: {n: 1}}\ntools: {mock: {book: [{returns: ok}]}}\n';
  const IN_WORLD = `${CASE}world: w\nexpected_state: { forbidden: [{ name: book }] }\nforbidden_tools: [book]\n`;

  it('is judged by the state once, at the turn that was its last', async () => {
    const { cases } = await talkingSuite(IN_WORLD, clerk, { 'worlds/w.yaml': WORLD }).play();
    expect(resultsOf(cases).map((names) => names.includes('end_state'))).toEqual([false, false, true]);
    expect(resultsOf(cases)[2]).toEqual(expect.arrayContaining(['forbidden_tools', 'contains#2']));
    expect(cases[0]).toMatchObject({ status: 'passed' });
  });
});

describe('a failed talk that is promoted', () => {
  it('keeps its user, so that it is a talk again', async () => {
    const { play, engineWith } = talkingSuite(CASE, () => 'Hi. Sorry, booked nothing: Booked.');
    const { header } = await play();
    const { text } = await promoteAttempt(engineWith(), header.run_id, 'c');
    const made = testCaseFile.parse(parse(text));
    expect(made.turns).toHaveLength(1);
    expect(made.user).toMatchObject({ goal: expect.stringContaining('77310'), each: { checks: [{}] } });
  });
});

describe('a user that a model is to play', () => {
  const modelled = CASE.replace(/ {2}script:[\s\S]*?(?= {2}each)/, '  player: model\n');

  it('is refused before anything is played where no judge is a model', async () => {
    const { play, asked } = talkingSuite(modelled, clerk);
    await expect(play()).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('case c: its user is to be played by a model'),
    });
    expect(asked).toEqual([]);
  });
});
