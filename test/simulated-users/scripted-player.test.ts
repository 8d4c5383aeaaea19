import { describe, expect, it } from 'vitest';
import { type SimulatedUser, simulatedUser } from '../../src/schema/users/user.ts';
import { playTalk } from '../../src/simulated-users/play-talk.ts';
import { scriptedPlayer } from '../../src/simulated-users/scripted/scripted-player.ts';

const user = (written: object) => simulatedUser.parse({ goal: 'Get help.', ...written });
const ANA = user({
  goal: 'Change reservation 4WQ150 to the evening flight; accept a fare difference of up to 50 EUR.',
  facts: { name: 'Ana Ruiz', reservation: '4WQ150', birthday: '1988-02-11' },
  unknown: ['payment id'],
  never: ['reveals the limit of 50 EUR unprompted'],
});

/** A talk with an agent that says these things in turn, then nothing of use. */
async function talkWith(played: SimulatedUser, lines: readonly string[], seed = 1) {
  let at = 0;
  const { messages, ended, turns } = await playTalk(
    { user: played, player: scriptedPlayer(played, { seed }) },
    () => lines[at++] ?? 'One moment, please.',
  );
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { said, ended, turns };
}
/** What is answered to one message, after the opening. */
const answerTo = async (played: SimulatedUser, heard: string, seed = 1) =>
  (await talkWith(played, [heard], seed)).said[1];

const BANK = user({
  goal: 'You want to block your card ending in 4421.',
  facts: { 'full name': 'Lena Berg', 'account number': '77120034', 'card number': '4421', abroad: false },
  unknown: ['PIN'],
});
const CLINIC = user({
  goal: 'Move the appointment on March 14 to the week after.',
  facts: { 'patient number': 'P-2207', 'date of birth': '1970-05-02', insurance: 'Helvia' },
  unknown: ['diagnosis'],
});
const DEVOPS = user({
  goal: 'Roll back the service checkout-api to v4.12.',
  facts: { service: 'checkout-api', cluster: 'eu-west-3', 'error message': 'pool exhausted' },
  unknown: ['change ticket'],
  script: { words: { cluster: ['stage', 'kube context'], 'change ticket': 'CHG number' } },
});
const TRAVEL = user({
  goal: 'Find a hotel with a pool in Porto, at most 90 EUR a night, and book it.',
  facts: { city: 'Porto', guests: 3, 'check-in': 'June 12' },
});
const SCHOOL = user({
  goal: 'Enrol Mia in Marine Biology.',
  facts: { student: 'Mia Tran', 'year of birth': 2009, 'student number': '40077' },
  unknown: ['final grade'],
});

describe('what an agent asks for is told', () => {
  it.each<[SimulatedUser, string, string[]]>([
    [ANA, 'May I have your booking code, please?', ['4WQ150']],
    [ANA, 'Who am I speaking with?', ['Ana Ruiz']],
    [ANA, "I'll need your last name and your date of birth.", ['Ana Ruiz', '1988-02-11']],
    [ANA, 'Please provide:\n- your full name\n- the record locator', ['Ana Ruiz', '4WQ150']],
    [ANA, 'Please tell me when you were born, i.e. your DOB.', ['1988-02-11']],
    [BANK, 'Could you give me the last four digits?', ['4421']],
    [BANK, 'Kindly state your account number and name.', ['77120034', 'Lena Berg']],
    [CLINIC, 'And your insurer?', ['Helvia']],
    [CLINIC, 'What is your patient number?', ['P-2207']],
    [DEVOPS, 'Which kube context is it?', ['eu-west-3']],
    [DEVOPS, 'What error do you get, and on which service?', ['pool exhausted', 'checkout-api']],
    [TRAVEL, 'How many people will stay?', ['3']],
    [TRAVEL, 'To which city would you like to go?', ['Porto']],
    [SCHOOL, 'In which year was the student born?', ['2009']],
    [SCHOOL, 'What is the number of the student, and the final grade?', ['40077', 'grade']],
  ])('%#: "%s"', async (played, heard, told) => {
    const said = await answerTo(played, heard);
    for (const value of told) expect(said).toContain(value);
  });

  it('and nothing else', async () => {
    const said = await answerTo(ANA, 'May I have your full name?');
    expect(said).not.toMatch(/4WQ150|1988/);
  });

  it.each([
    [ANA, 'And the payment id of the booking?'],
    [BANK, 'Please enter your PIN.'],
    [DEVOPS, 'I need the CHG number first.'],
    [CLINIC, 'What is your blood type?'],
  ])('%#: what the user does not know it says so', async (played, heard) => {
    for (const seed of [1, 2, 3])
      expect(await answerTo(played, heard, seed)).toMatch(/know|have|idea|sure|tell/i);
  });

  it.each([
    [ANA, 'The evening flight is 35 EUR more. Shall I go ahead?', /^(?:yes|yep)/i],
    [ANA, 'The evening flight is 95 EUR more. Shall I go ahead?', /^no/i],
    [ANA, 'Is your date of birth February 11, 1988?', /^(?:yes|yep)/i],
    [ANA, 'Is your date of birth May 3, 1990?', /1988-02-11/],
    [BANK, 'Are you abroad at the moment?', /^(?:no|yes)/i],
    [user({ goal: 'Stop.', script: { agrees: false } }), 'Shall I go ahead?', /^no/i],
  ])('%#: yes and no', async (played, heard, fitting) => {
    expect(await answerTo(played, heard)).toMatch(fitting);
  });

  it('chooses what goal and facts speak of, and has no preference otherwise', async () => {
    expect(await answerTo(TRAVEL, 'Would you like a room with a pool or with a balcony?')).toMatch(/pool/i);
    expect(await answerTo(TRAVEL, 'Would you like the first floor or the second floor?')).toMatch(
      /either|mind|suggest/i,
    );
  });
});

describe('the course of a talk', () => {
  it('opens with the goal, without its rules of conduct and what must never be said', async () => {
    const { said } = await talkWith(ANA, []);
    expect(said[0]).toMatch(/like to change reservation 4WQ150 to the evening flight/i);
    expect(said.join(' ')).not.toMatch(/\b50\b/);
  });

  it('says "I" of a goal that says "you" and states further sentences as steps', async () => {
    const played = user({
      goal: 'You want to cancel your order W1. You also want to know your balance. If it is refused, insist.',
    });
    const { said } = await talkWith(played, ['All right.', 'All right.']);
    expect(said[0]).toMatch(/I'd like to cancel my order W1/);
    expect(said[1]).toMatch(/balance/);
    expect(said.join(' ')).not.toMatch(/refused/);
  });

  it.each([
    ['goal_reached', ['May I have your name?', 'Done, your reservation has been changed. Anything else?'], 2],
    ['agent_hands_over', ['I am transferring you to a human agent.'], 1],
    ['user_gives_up', ['I am sorry, I cannot do that.', 'No, unfortunately that is not possible.'], 2],
  ])('ends: %s', async (end, lines, turns) => {
    expect(await talkWith(ANA, lines)).toMatchObject({ ended: end, turns });
  });

  it('insists as often as the script says', async () => {
    const played = user({
      goal: 'Get a refund.',
      script: { insists: { times: 3, say: ['Please.', 'I insist.', 'Once more.'] } },
    });
    const { said, ended } = await talkWith(played, Array(9).fill('Sorry, that is not possible.'));
    expect(said.slice(1).toSorted()).toEqual(['I insist.', 'Once more.', 'Please.']);
    expect(ended).toBe('user_gives_up');
  });

  it('never passes max_turns', async () => {
    const played = { ...ANA, stop: { max_turns: 2, when: [] } };
    expect(await talkWith(played, Array(9).fill('May I have your name?'))).toMatchObject({
      ended: 'max_turns',
      turns: 2,
    });
  });

  it('is the same for the same seed, and another for some other one', async () => {
    const lines = [
      'Hello! How can I help you?',
      'May I have your name?',
      'And the payment id?',
      'Shall I go ahead?',
    ];
    const talks = await Promise.all([1, 1, 2, 3, 4].map((seed) => talkWith(ANA, lines, seed)));
    expect(talks[0]).toEqual(talks[1]);
    expect(new Set(talks.map(({ said }) => said.join('|'))).size).toBeGreaterThan(1);
  });

  it('goes on from fixed turns', async () => {
    const openings = [
      { role: 'user' as const, content: 'Hi!' },
      { role: 'assistant' as const, content: 'Hello! How can I help you?' },
    ];
    const player = scriptedPlayer(ANA, { seed: 1, openings: 1 });
    expect(await player.next(openings)).toMatchObject({ say: expect.stringMatching(/evening flight/) });
  });
});

describe('a script', () => {
  const SCRIPT = {
    opening: ['My card {card number} is gone.'],
    answers: [
      { asked: 'card number', say: 'The one with {card number}.' },
      { asked: ['where it was lost'], say: 'On the bus.', times: 1 },
      { when: ['costs a fee'], say: 'Then forget it.', ends: 'user_gives_up' },
      { when: 'have a nice day', ends: 'goal_reached' },
    ],
    done: 'is blocked',
    otherwise: 'Hm.',
  };
  const played = { ...BANK, script: simulatedUser.shape.script.parse(SCRIPT) };

  it.each([
    ['May I have your card number?', 'The one with 4421.'],
    ['Do you remember where it was lost?', 'On the bus.'],
    ['I see.', 'Hm.'],
  ])('answers %s', async (heard, said) => {
    expect(await answerTo(played, heard)).toBe(said);
  });

  it('opens, and passes over what was said often enough', async () => {
    const { said } = await talkWith(played, Array(2).fill('Tell me where it was lost.'));
    expect(said.slice(0, 2)).toEqual(['My card 4421 is gone.', 'On the bus.']);
    expect(said[2]).not.toBe('On the bus.');
  });

  it('ends a talk once its last words were answered, or at once', async () => {
    expect(await talkWith(played, ['That costs a fee.', 'As you like.'])).toMatchObject({
      ended: 'user_gives_up',
      turns: 2,
    });
    expect(await talkWith(played, ['Bye, have a nice day!'])).toMatchObject({
      ended: 'goal_reached',
      turns: 1,
    });
    expect(await talkWith(played, ['The card is blocked.'])).toMatchObject({
      ended: 'goal_reached',
      turns: 1,
    });
  });
});
