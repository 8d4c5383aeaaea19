import { describe, expect, it } from 'vitest';
import { AGENT, load, type Tree } from '../support/evals-folder.ts';

const AT = 'evals/test-cases/refund.yaml';
const caseOf = (user: string, rest = '') => `name: Refund\n${rest}user:\n${user.replace(/^/gm, '  ')}\n`;
const GOAL = 'goal: Get a refund.';
const JUDGED = `${GOAL}\nafterwards: { expected_behavior: refunds it }`;
const folder = (text: string, more: Tree = {}): Tree => ({
  'evals/agents/desk.yaml': AGENT,
  [AT]: text,
  ...more,
});
const problemsOf = async (text: string) => (await load(folder(text))).problems;

describe('a case with a simulated user', () => {
  it('needs no turns, is a conversation, and has what was left out', async () => {
    const { evals, problems } = await load(folder(caseOf(JUDGED)));
    expect(problems).toEqual([]);
    expect(evals.cases[0]?.case).toMatchObject({
      type: 'multi',
      turns: [],
      user: {
        goal: 'Get a refund.',
        facts: {},
        unknown: [],
        never: [],
        stop: { max_turns: 10, when: ['goal_reached', 'agent_hands_over', 'user_gives_up'] },
        afterwards: { expected_behavior: 'refunds it' },
      },
    });
  });

  it('may have fixed turns before, which need no criteria of their own', async () => {
    expect(await problemsOf(caseOf(JUDGED, 'turns: [{ input: Hi }, { input: Anybody? }]\n'))).toEqual([]);
  });

  it('reads the files that its criteria name, and is another case when they change', async () => {
    const text = caseOf(`${GOAL}\neach: { ground_truth_file: a.txt, expected_behavior: fits }`);
    const of = async (truth: string) =>
      (await load(folder(text, { 'evals/test-cases/a.txt': truth }))).evals.cases[0];
    const [one, other] = [await of('30 days'), await of('45 days')];
    expect(one?.case.user?.each?.ground_truth).toBe('30 days');
    expect(one?.hash).not.toBe(other?.hash);
    expect(one?.reads).toEqual(['/repo/evals/test-cases/a.txt']);
  });

  it.each([
    ['no goal', 'afterwards: { checks: [{ contains: x }] }', ':3:3: user.goal is required'],
    ['nothing to be judged by', GOAL, 'user.afterwards is required, with expected_behavior'],
    ['a mistyped key', `${JUDGED}\nfact: { a: b }`, 'unknown key "fact" in user (did you mean "facts"?)'],
    ['too many turns', `${JUDGED}\nstop: { max_turns: 101 }`, 'user.stop.max_turns must be at most 100'],
    ['no turn', `${JUDGED}\nstop: { max_turns: 0 }`, 'user.stop.max_turns must be at least 1'],
    ['an unknown end', `${JUDGED}\nstop: { when: [goal_reachd] }`, '(did you mean "goal_reached"?)'],
    [
      'a fact that is unknown',
      `${JUDGED}\nfacts: { payment_id: 7 }\nunknown: [payment id]`,
      '"payment id" stands in facts too',
    ],
    [
      'braces without a fact',
      `${JUDGED}\nfacts: { order: W1 }\nscript: { opening: "About {ordr}." }`,
      '{ordr} names no fact (did you mean "order"?)',
    ],
    [
      'words for nothing',
      `${JUDGED}\nfacts: { order: W1 }\nscript: { words: { ordre: no } }`,
      '"ordre" stands neither in facts nor in unknown (did you mean "order"?)',
    ],
    [
      'an answer to nothing',
      `${JUDGED}\nscript: { answers: [{ say: hi }] }`,
      'user.script.answers[0] needs asked, when or both',
    ],
    [
      'an end that does not count',
      `${JUDGED}\nstop: { when: [goal_reached] }\nscript: { answers: [{ when: a, ends: user_gives_up }] }`,
      'user_gives_up is none of stop.when',
    ],
    [
      'a script for a model',
      `${JUDGED}\nplayer: model\nscript: { agrees: false }`,
      'user.script is for player: scripted',
    ],
    ['a scorer that there is not', `${GOAL}\neach: { scorers: [relevancee] }`, 'unknown scorer "relevancee"'],
    [
      'a check that there is not',
      `${GOAL}\nafterwards: { checks: [{ containz: a }] }`,
      'user.afterwards.checks[0]',
    ],
  ])('is refused with its place: %s', async (_, user, message) => {
    const problems = await problemsOf(caseOf(user));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(/^evals\/test-cases\/refund\.yaml:\d+:\d+: /);
  });

  it('is missed where neither user nor turns are', async () => {
    expect(await problemsOf('name: Refund\n')).toEqual([`${AT}:1:1: turns is required`]);
    expect(await problemsOf('name: Refund\nturns: []\n')).toEqual([`${AT}:2:8: turns must not be empty`]);
    expect((await problemsOf('name: Refund\ngoal: Get it\n')).join(' ')).toContain('user: { goal: … }');
  });
});
