import { describe, expect, it } from 'vitest';
import { MADE } from '../../bench/users/sets.mjs';
import { cleanTalks, faultyMoves, KINDS } from '../../bench/users/talks.mjs';
import type { Message } from '../../src/schema/message.ts';
import { type SimulatedUser, simulatedUser } from '../../src/schema/users/user.ts';
import { checkMove } from '../../src/simulated-users/check-move.ts';
import type { SimulatorFault, UserMove } from '../../src/simulated-users/user-player.ts';

const ANA = simulatedUser.parse({
  goal: 'Change reservation 4WQ150 to the evening flight; accept a fare difference of up to 50 EUR.',
  facts: { name: 'Ana Ruiz', reservation: '4WQ150', birthday: '1988-02-11', passengers: 'Ana and Leo' },
  unknown: ['payment id'],
  never: ['reveals the limit of 50 EUR unprompted', 'mentions the wedding'],
});
const talk = (...lines: string[]): Message[] =>
  lines.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
const AFTER = (agent: string) => talk("Hi, I'd like to change my flight.", agent);
const kindOf = (heard: string, said: string, user: SimulatedUser = ANA) =>
  checkMove(user, AFTER(heard), { say: said })?.kind;

describe('a message of a user as the case describes it', () => {
  it.each([
    ['tells a fact', 'What is your booking code?', "It's 4WQ150."],
    ['spells it in another way', 'What is your booking code?', '4WQ-150'],
    ['spells a date in another way', 'When were you born?', 'I was born on February 11, 1988.'],
    ['gives a part of a date', 'In which month were you born?', 'In February.'],
    ['names the weekday of its date', 'And the day of your birth?', 'That was a Thursday.'],
    ['counts what its list names', 'How many of you will fly?', 'We are 2 passengers.'],
    ['says that it does not know', 'What is the payment id?', "I don't know the payment id, sorry."],
    ['asks back', 'What is the payment id?', 'Where would I find the payment id?'],
    [
      'takes what the agent offers',
      'The flight UX77 at 19:40 costs 35 EUR more. OK?',
      'Yes, UX77 at 19:40 for 35 EUR.',
    ],
    ['tells its limit where the agent asks', 'What is the maximum that you would pay?', 'At most 50 EUR.'],
    ['repeats an amount of the agent', 'The difference is 50 EUR. Shall I go ahead?', '50 EUR is fine.'],
    ['speaks of the website of the agent', 'I see.', 'Your website was closed this morning.'],
    ['insists', 'I am sorry, this is not possible.', 'Is there really no way to do it?'],
    ['is sure', 'Are you certain?', 'Yes, 100% sure.'],
    ['tells a time in words', 'I have 9:15 or 10:45.', 'Quarter past nine would be good.'],
    ['tells an hour of the evening in words', 'I could come at 19:00.', 'Seven in the evening it is.'],
    ['speaks at large', 'When was that?', 'Half a year ago, or so.'],
    ['is angry', 'What is it about?', 'Your bill is plain wrong. What else do you want to hear?'],
    ['names an id with figures of its limit', 'The number?', 'The reservation 4WQ150.'],
    ['offers a picture', 'What does it look like?', 'I can send you a picture if that helps.'],
    ['declines', 'Shall I go ahead?', "No, that's not what I want."],
    ['answers and closes as in a letter', 'May I have your name?', 'Ana Ruiz. Kind regards'],
  ])('%s', (_, heard, said) => {
    expect(checkMove(ANA, AFTER(heard), { say: said })).toBeUndefined();
  });
});

describe('a message that must not reach the agent', () => {
  it.each<[SimulatorFault, string, string]>([
    ['invented_fact', 'And a phone number?', "It's +49 171 5551234."],
    ['invented_fact', 'And an address for the receipt?', 'ana.ruiz@example.org'],
    ['invented_fact', 'Why do you change it?', 'My boss Kemal Aydin asked me to.'],
    ['invented_fact', 'Which day?', 'On March 3.'],
    ['invented_fact', 'Why?', 'I paid 180 EUR for this.'],
    ['unknown_told', 'What is the payment id?', "It's card_77."],
    ['unknown_told', 'May I have your name?', 'Ana Ruiz. My payment id is card_77.'],
    ['never_revealed', 'May I have your name?', 'Ana Ruiz. I can pay 50 EUR at most.'],
    ['never_revealed', 'Why do you change it?', "Because of my friend's wedding."],
    ['swapped_role', 'May I have your name?', 'Of course! How can I help you today?'],
    ['swapped_role', 'May I have your name?', 'Your reservation has been changed.'],
    ['swapped_role', 'May I have your name?', 'User: my name is Ana Ruiz'],
    [
      'swapped_role',
      'May I have your full name, please, as it stands there?',
      'May I have your full name, please, as it stands there?',
    ],
    ['swapped_role', 'May I have your name?', 'Unfortunately we cannot refund the fare.'],
    [
      'swapped_role',
      'May I have your name?',
      'Should you have any further queries, do not hesitate to write to us.',
    ],
    ['swapped_role', 'May I have your name?', 'What are your seat preferences?'],
    ['early_stop', 'May I have your name?', "That's all, thanks, bye!"],
    ['early_stop', 'I have 9:15 or 10:45.', 'Nothing further from my side. Kind regards'],
    ['early_stop', 'May I have your name?', '[END OF CONVERSATION]'],
    ['early_stop', 'May I have your name?', '  '],
    ['loop', 'Which seat do you prefer?', "Hi, I'd like to change my flight."],
    ['loop', 'Hm.', 'Please do it now. Please do it now. Please do it now.'],
  ])('%s: asked "%s" it says "%s"', (kind, heard, said) => {
    expect(kindOf(heard, said)).toBe(kind);
  });

  it('says in a sentence what is wrong', () => {
    expect(checkMove(ANA, AFTER('And a phone number?'), { say: "It's 5551234." })).toEqual({
      kind: 'invented_fact',
      message: 'The simulated user states "5551234", which is neither in the case nor was it said before.',
    });
  });

  it('is read in time however long it is', () => {
    const long = `${'Well, you know, I was thinking about it for a while. '.repeat(20_000)}`;
    expect(checkMove(ANA, AFTER('Your name?'), { say: long })?.kind).toBe('loop');
  });
});

describe('the end of a talk', () => {
  it.each<[string, Message[], UserMove, boolean]>([
    ['before anything was said', [], { end: 'goal_reached' }, true],
    ['while the agent asks', AFTER('May I have your name?'), { end: 'goal_reached' }, true],
    ['after a promise', AFTER('Let me check that.'), { end: 'goal_reached' }, true],
    ['after the deed', AFTER('Your reservation has been changed.'), { end: 'goal_reached' }, false],
    [
      'after the deed, asked for more',
      AFTER('It was changed. Anything left to do?'),
      { end: 'goal_reached' },
      false,
    ],
    ['after a last word', AFTER('Pickup on June 19 is at 18:30 now.'), { end: 'goal_reached' }, false],
    [
      'after what is to be brought',
      AFTER('You are booked in. Please bring an ID.'),
      { end: 'goal_reached' },
      false,
    ],
    ['after a choice', AFTER('I have Monday at ten or Friday at four.'), { end: 'goal_reached' }, true],
    ['after a request', AFTER('Please state your name.'), { end: 'goal_reached' }, true],
    ['giving up unrefused', AFTER('May I have your name?'), { end: 'user_gives_up' }, true],
    ['giving up refused', AFTER('I am sorry, I cannot change it.'), { end: 'user_gives_up' }, false],
    ['handed over', AFTER('I am transferring you to a human agent.'), { end: 'agent_hands_over' }, false],
    ['not handed over', AFTER('One moment.'), { end: 'agent_hands_over' }, true],
    ['as long as it may be', AFTER('May I have your name?'), { end: 'max_turns' }, false],
  ])('%s', (_, before, move, isEarly) => {
    expect(checkMove(ANA, before, move)?.kind).toBe(isEarly ? 'early_stop' : undefined);
  });

  it('is the one that stop.when knows', () => {
    const user = { ...ANA, stop: { max_turns: 5, when: [] } };
    const after = AFTER('Your reservation has been changed.');
    expect(checkMove(user, after, { end: 'goal_reached' })?.kind).toBe('early_stop');
  });
});

describe.each(Object.entries(MADE))('of the talks that rules were made with (%s)', (_, { TRADES, STOPS }) => {
  it.each(KINDS)('%s is flagged in at least 18 of 20', (kind) => {
    const moves = faultyMoves(TRADES, STOPS, 20, 3).filter((one) => one.kind === kind);
    const missed = moves.filter(
      ({ user, talk: before, move }) => checkMove(simulatedUser.parse(user), before, move) === undefined,
    );
    expect(moves).toHaveLength(20);
    expect(missed.length, JSON.stringify(missed.map(({ move }) => move))).toBeLessThanOrEqual(2);
  });

  it('none without a fault is flagged', () => {
    const found = cleanTalks(TRADES, 20, 3).flatMap(({ user, steps }) =>
      steps.map(({ talk: before, move }) => checkMove(simulatedUser.parse(user), before, move)),
    );
    expect(found.filter((one) => one !== undefined)).toEqual([]);
  });
});
