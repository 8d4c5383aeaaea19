import { describe, expect, it } from 'vitest';
import { asksOf } from '../../src/generation/asks/asks-of.ts';
import { standsAlone } from '../../src/generation/asks/stands-alone.ts';
import { passes } from '../../src/generation/echo.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';

const TO_CUSTOMERS = 'We rent boats, and we look after our boats.';
function asked(form: string, text: string, more = '') {
  const { units } = readPolicy([{ name: 'd', content: `# Rules\n\n${more}\n\n- ${text}\n` }]);
  return units
    .filter((one) => one.text.startsWith(text.slice(0, 12)))
    .flatMap((unit) => asksOf(unit).filter((ask) => ask.form === form));
}
const questions = (form: string, text: string, more = '') =>
  asked(form, text, more).map(({ question }) => question);

describe('the value of a rule', () => {
  it.each([
    [
      'Groups have to book at least three weeks before the first day.',
      'How many weeks before the first day do groups have to book at the latest?',
    ],
    ['A session ends after 8 hours.', 'After how many hours does a session end?'],
    ['Log files are kept for 90 days.', 'For how many days are log files kept?'],
    [
      'Expenses are paid back within 30 days after the claim.',
      'Within how many days after the claim are expenses paid back?',
    ],
    [
      'Passwords of service accounts rotate every 45 days.',
      'How often do passwords of service accounts rotate?',
    ],
    ['An adult can take at most two infants.', 'How many infants can an adult take at most?'],
    ['Each additional kilogram costs EUR 12.', 'How much does an additional kilogram cost?'],
    ['Only the on-call lead may lower a severity.', 'Who may lower a severity?'],
  ])('%s', (text, question) => {
    expect(questions('value', text)).toEqual([question]);
  });

  it.each([
    [
      'You can move a booking up to 72 hours before the first day.',
      'How many hours before the first day can I move a booking at the latest?',
    ],
    ['We answer messages within two working days.', 'Within how many working days do you answer messages?'],
  ])('of a page for customers is asked by one of them: %s', (text, question) => {
    expect(questions('value', text, TO_CUSTOMERS)).toEqual([question]);
  });

  it.each([
    'Accounts are presented to the board by 31 March and to the members at least two weeks before the meeting.',
    'Minutes have to be published no later than 7 days after it.',
    'The board has five members who are elected for three years.',
    'The board has to answer its questions within two weeks.',
    'Renewals are possible from 5 days before the due date.',
  ])('is not asked where the question would be no English: %s', (text) => {
    expect(questions('value', text)).toEqual([]);
  });
});

describe('a rule in its own words', () => {
  it.each([
    ['The response time is 20 minutes by telephone.', 'What is the response time by telephone?'],
    [
      'Groups receive a reduction of 25 percent on day tickets.',
      'What reduction do groups receive on day tickets?',
    ],
    [
      'Taxi costs are reimbursed up to 50 euros per night.',
      'Up to what amount are taxi costs reimbursed per night?',
    ],
    [
      'No more than four children may be taken along by one person.',
      'How many children may be taken along by one person at most?',
    ],
    [
      'Teams must rehearse a restore at least once every quarter.',
      'How often do teams have to rehearse a restore?',
    ],
    ['A manual snapshot must carry a reason label.', 'What does a manual snapshot have to carry?'],
    [
      'Donations of more than EUR 900 need the consent of the board.',
      'Whose consent do donations of more than EUR 900 need?',
    ],
    ['Chairs are appointed by the committee.', 'By whom are chairs appointed?'],
    ['The emergency brake may only be used in case of danger.', 'When may the emergency brake be used?'],
    [
      'Manual snapshots are kept for 90 days unless the label is set.',
      'For how many days are manual snapshots kept?',
    ],
    ['Passes are personal and expire after 2 years.', 'After how many years do passes expire?'],
    ['Voting stays open for 10 days.', 'For how many days does voting stay open?'],
  ])('%s', (text, question) => {
    expect(questions('value', text)).toContain(question);
  });

  it.each([
    [
      'If a key is lost, the locker is opened by staff.',
      'What happens if a key is lost?',
      'Staff open the locker.',
      'You can get a coffee then.',
    ],
    [
      'A booking that was not paid within 5 days is cancelled.',
      'What happens to a booking that was not paid within 5 days?',
      'It gets cancelled.',
      'It stays as it is.',
    ],
    [
      'A guest who arrives after midnight must pay a fee of 30 euros.',
      'What does a guest who arrives after midnight have to pay?',
      'A fee of 30 euros.',
      'A fee of 20 euros.',
    ],
  ])('what follows from a condition: %s', (text, question, right, wrong) => {
    const [ask] = asked('value', text).filter((one) => one.question === question);
    expect(ask?.expected).toContain(text);
    expect(ask?.checks.every((check) => passes(check, right))).toBe(true);
    expect(ask?.checks.every((check) => passes(check, wrong))).toBe(false);
  });

  it.each([
    [
      'Cancel at least two days before you come and your deposit comes back.',
      'What happens if I cancel at least two days before I come?',
    ],
    ['If you are late, call the desk.', 'What should I do if I am late?'],
  ])('of a page for customers: %s', (text, question) => {
    expect(questions('value', text, TO_CUSTOMERS)).toContain(question);
  });

  it.each([
    ['Tickets that are torn are void, and none of them is replaced.', 'refusal'],
    ['Once a year, the board may ask for more.', 'value'],
    ['Whoever is late leaves the room and is not counted.', 'refusal'],
    ['If it is late, they close it.', 'value'],
  ])('is not asked where the question would lean on something else: %s', (text, form) => {
    expect(questions(form, text)).toEqual([]);
  });
});

describe('a rule that is quoted', () => {
  it('keeps what its condition says, to its end', () => {
    const text =
      'Groups register early; we give no refunds unless you move more than 50 miles away and can show a bill.';
    for (const ask of asked('quoted', text, TO_CUSTOMERS))
      expect(ask.question).toContain('and can show a bill');
  });

  it.each([
    'Pets are not, with the exception of the cat.',
    'Validators must warn about them, and must not reject files.',
  ])('is a sentence that says something without what stands around it: %s', (text) => {
    expect(questions('quoted', text)).toEqual([]);
  });

  it('is asked for a unit that has no plural as it stands', () => {
    const [gap] = questions('quoted', 'Vehicles may drive on the main track at no more than 5 mph.');
    expect(gap).toMatch(/How many mph does it say\?$/);
  });

  it('is not claimed to hold for all', () => {
    const [, claim] = questions(
      'quoted',
      'Companies of which more than 50 percent belong to one owner count as one member.',
    );
    expect(claim).toMatch(/\b25 percent/);
  });
});

describe('the question of a page of questions and answers', () => {
  const page = (question: string, answer: string) => `# Rules\n\nQ: ${question}\nA: ${answer}\n`;
  const own = (question: string, answer: string) =>
    readPolicy([{ name: 'd', content: page(question, answer) }]).units.flatMap((unit) => asksOf(unit));

  it('is asked as it stands, and answered by the value behind it', () => {
    const [ask] = own('How long can my pet stay?', 'Up to 60 nights in a row.');
    expect(ask?.question).toBe('How long can my pet stay?');
    expect(ask?.checks.every((check) => passes(check, 'Sixty nights.'))).toBe(true);
    expect(ask?.checks.every((check) => passes(check, 'As long as you like.'))).toBe(false);
  });

  it.each([
    ['What about it?', 'It must not stay longer than 60 nights.'],
    ['Can my pet stay?', 'Your pet can stay whenever you are away.'],
  ])('is not asked where it points elsewhere or where a yes would do: %s', (question, answer) => {
    expect(own(question, answer).map((ask) => ask.question)).not.toContain(question);
  });

  it('says what a question of the middle of an answer is about', () => {
    const asks = own(
      'Can others pick up my pet?',
      'Others must show a card when they come. You can add up to three people in the app.',
    );
    expect(asks.map(({ question }) => question)).toContain(
      'I have read your answer to "Can others pick up my pet?". How many people can you add in the app at most?'.replace(
        'can you',
        'can I',
      ),
    );
  });
});

describe('a value beside a limit', () => {
  it.each([
    [
      'Light tickets can be changed up to 24 hours before departure.',
      ['23 hours: refused', '24 hours: allowed', '25 hours: allowed'],
    ],
    [
      'Groups must register at least three weeks before the event.',
      ['2 weeks: refused', '3 weeks: allowed', '4 weeks: allowed'],
    ],
    [
      'Claims can be made within 30 days of delivery.',
      ['29 days: allowed', '30 days: allowed', '31 days: refused'],
    ],
    [
      'Claims cannot be made within 3 days of delivery.',
      ['2 days: refused', '3 days: refused', '4 days: allowed'],
    ],
  ])('%s', (text, verdicts) => {
    const made = asked('limit', text).map(
      ({ question, verdict }) => `${/\d+ \w+/.exec(question)?.[0]}: ${verdict}`,
    );
    for (const one of made) expect(verdicts).toContain(one);
    expect(made.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'Loans can be renewed up to two times, unless another patron waits.',
    'Motions have to reach the secretary at least 28 days before it.',
    'Requests must be made at least 8 weeks before the start or the end of a term.',
    'Members may take leave of up to 5 days, provided that a manager agrees.',
    'Passengers can claim EUR 250 for distances up to 1,500 km.',
  ])('is not asked where more than the number decides: %s', (text) => {
    expect(asked('limit', text)).toEqual([]);
  });
});

describe('what a rule forbids', () => {
  it.each([
    [
      'Helmets cannot be returned once the seal is broken.',
      'Can helmets be returned once the seal is broken?',
    ],
    [
      'A rollback is not possible across a schema change, since new columns hold data.',
      'Is a rollback possible across a schema change?',
    ],
    ['Proxy votes are not allowed.', 'Are proxy votes allowed?'],
    ["Discounts can't be combined with vouchers.", 'Can discounts be combined with vouchers?'],
    ['Passes are personal and may not be transferred.', 'Can passes be transferred?'],
    ['A dog that bites a person cannot come back.', 'Can a dog that bites a person come back?'],
    ['No tickets are sold on board.', 'Are tickets sold on board?'],
    ['Sale items can neither be changed nor refunded.', 'Can sale items be changed or refunded?'],
    ['Nobody older than 72 can be elected.', 'Can somebody older than 72 be elected?'],
    ['Rolling back needs no approval.', 'Does rolling back need approval?'],
    ['Persons under 16 do not travel alone.', 'Can persons under 16 travel alone?'],
    ['Amounts below 40 NOK are not paid out.', 'Are amounts below 40 NOK paid out?'],
    ['A restore into staging does not need approval.', 'Does a restore into staging need approval?'],
    ['Smoking, including cigars, is forbidden in all boats.', 'Is smoking allowed in boats?'],
    ['Sprinklers are prohibited at all times.', 'Are sprinklers allowed?'],
    [
      'Paper tickets must be validated before boarding.',
      'Is it optional for paper tickets to be validated before boarding?',
    ],
    [
      'Members may bring their own tools to the workshop.',
      'Is it against the rules for members to bring their own tools to the workshop?',
    ],
  ])('%s', (text, question) => {
    expect(questions('refusal', text)).toEqual([question]);
  });

  it.each([
    'Helmets cannot be returned unless the seal is whole.',
    'Abstentions are not votes cast.',
    'Employees may not act for anyone.',
    'The company is not liable for lost keys.',
    'Names cannot be reused for 7 days after deletion.',
    'We do not bite.',
  ])('is not asked where "no" would not do: %s', (text) => {
    expect(questions('refusal', text)).toEqual([]);
  });

  it('is asked of the assistant where it is the one who must not', () => {
    const agent = 'You are the assistant of a shop.';
    expect(questions('refusal', 'You should not give medical advice.', agent)).toEqual([
      'Could you give medical advice, please?',
    ]);
    expect(questions('refusal', 'The user cannot add insurance after the booking.', agent)).toEqual([
      'Can I add insurance after the booking?',
    ]);
    // A rule about employees is none for the assistant, and nobody asks in their place.
    expect(questions('refusal', 'Employees must not work abroad without consent.', agent)).toEqual([]);
  });
});

describe('a quoted rule', () => {
  const text =
    'Gear that is not back 4 days after the agreed time counts as lost, unless the store was closed.';
  it('stays whole but for its number', () => {
    const quoted = questions('quoted', text).join('\n');
    expect(quoted).toContain(
      '"Gear that is not back … days after the agreed time counts as lost, unless the store was closed."',
    );
    expect(quoted).toContain(
      '"Gear that is not back 8 days after the agreed time counts as lost, unless the store was closed."',
    );
  });

  it('takes no number that the rule has somewhere else', () => {
    expect(
      questions(
        'quoted',
        'Reports are due within 5 working days for one and 10 working days for all others.',
      ).join('\n'),
    ).toContain('within 15 working days for one and 10');
  });

  it('without its "not" is a sentence still, and denies nothing inside of a condition', () => {
    expect(questions('quoted', 'Vouchers are kept and cannot be extended.').join(' ')).toContain(
      'are kept and can be extended.',
    );
    for (const one of [
      'Dogs may enter the hall, all other pets may not.',
      'If you are not content with an answer, ask the manager.',
    ])
      expect(questions('quoted', one)).toEqual([]);
  });
});

it.each([
  ['It does not apply to second-hand boats.', false],
  ['Groups cannot use item 4 for single persons.', false],
  ['For more than 3 days at least four weeks of notice are needed.', false],
  ['Once a year by a certified partner, after 14 months at most.', false],
  ['We used to offer a price guarantee for 30 days.', false],
  ['The company may postpone it once, by no more than 6 months.', false],
  ['Close the tap, wait at least 2 minutes, open it slowly.', false],
  ['Fires 30 days before a certificate ends, and pages at 7 days.', false],
  ['A copy that belongs to an open case is kept until it is closed.', true],
  ['Wait for at least 60 seconds before you connect the controller.', true],
])('%s stands alone: %s', (text, alone) => {
  expect(standsAlone(text)).toBe(alone);
});

describe('the checks of a value', () => {
  const table = '| Class | Requests per second |\n|---|---|\n| B | 2 000 |\n';
  it.each([
    [
      'Members can borrow a boat for up to three weeks.',
      ['3 weeks', 'Three weeks.', '21 days', 'for a maximum of 3 weeks'],
      ['30 weeks', '13 weeks', '3.5 weeks', 'Yes.'],
    ],
    [
      'Gear is kept for 48 hours.',
      ['48 hours', 'two days', '2 days'],
      ['480 hours', '48.5 hours', 'a few hours'],
    ],
    [
      'A taxi costs EUR 1,250.',
      ['1250 euros', 'EUR 1,250', '1.250 €', '1 250'],
      ['EUR 1,2500', '125', '11,250'],
    ],
  ])('%s', (text, right, wrong) => {
    const checks = asked('value', text)[0]?.checks ?? asked('quoted', text)[0]?.checks ?? [];
    expect(checks.length).toBeGreaterThan(0);
    expect(right.filter((answer) => !checks.every((check) => passes(check, answer)))).toEqual([]);
    expect(wrong.filter((answer) => checks.every((check) => passes(check, answer)))).toEqual([]);
  });

  it('of a table are those of its cell, asked by the heads of row and column', () => {
    const { units } = readPolicy([{ name: 'd', content: `# Limits\n\n${table}` }]);
    const [ask] = units.flatMap(asksOf);
    expect(ask?.question).toBe('How many requests per second are there for class "B"?');
    expect(
      ['2,000', '2000', '200'].map((answer) => ask?.checks.every((check) => passes(check, answer))),
    ).toEqual([true, true, false]);
  });
});
