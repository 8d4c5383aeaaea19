import { bareName } from '../fact-names.ts';

/** Words that say nothing of what a name is about: "payment id", "reservation number". */
const GENERIC = new Set(
  'id ids number numbers no code codes reference ref details detail info information data value current exact full my the of'.split(
    ' ',
  ),
);

/**
 * How agents ask for the same thing in other words: each line one thing, the names of facts before the bar, further words of questions
 * behind it. English, from service talks of many trades.
 */
const THINGS: readonly string[] = [
  'name, full name, customer name | first and last name, surname, last name, first name, who am i speaking, who i am speaking, who am i talking, whom am i, how should i address you, what should i call you, name on the account',
  'birthday, date of birth, birth date, birthdate, dob, born, year of birth, birth year | when were you born, born, year of birth, day you were born',
  'email, e mail, email address, mail | e-mail, e-mail address, mail address, inbox',
  'phone, telephone, mobile, cell, phone number, telephone number | mobile number, contact number, cell phone, number can we reach, number to reach, call you back, callback number, reach you',
  'address, home address, delivery address, shipping address | street, where do you live, where should we send, where should we deliver, postal address',
  'zip, zip code, postcode, postal code | postal code, zip, postcode',
  'reservation, booking, reservation number, booking code, booking reference, pnr, confirmation number | reservation, booking, confirmation code, confirmation number, booking number, record locator, pnr, reservation id, locator',
  'order, order number, order id | purchase number, order no, order reference',
  'account, account number, iban, account id | account no, iban, which account',
  'user id, username, user name, login, member id, customer id, customer number, client number, membership number | login name, account id, user id, username, membership id, customer no, profile id',
  'card, credit card, card number, debit card | last four digits, last 4 digits, card ending, which card',
  'payment method, payment, method of payment | how would you like to pay, how do you want to pay, form of payment, means of payment, pay with',
  'reason, cause, motive | why, reason, what made you, purpose',
  'amount, sum, budget | how much, what amount',
  'date, day, appointment date, travel date | when, what day, which day, what date, which date',
  'time, time slot, hour | what time, which time, time of day, time slot',
  'insurance, insurance number, policy number, insurance company | insurer, policy number, coverage, health plan',
  'error, error message, error code | what does it say, message do you see, error do you get, what happens',
  'version, release | which version, what version, version are you running',
  'destination | where to, where are you going, where would you like to go, where do you want to go, flying to, travelling to, traveling to',
  'origin, departure, departure city | where from, leaving from, flying from, departing from, departure airport',
  'passengers, travellers, travelers, guests, party size | how many people, how many passengers, how many guests, how many of you',
  'student id, student number, matriculation number | student number, student no, matriculation',
  'server, host, hostname, machine, node | which machine, which host, which server',
  'service, deployment, application, app | which service, which deployment, which application',
  'cluster, environment, region | which environment, which region, which cluster, stage',
  'symptom, symptoms, complaint, problem, issue | what seems to be the problem, what is wrong, what are you experiencing, describe the problem',
  'doctor, physician, specialist | which doctor, who is your doctor, which physician',
];

interface Thing {
  readonly names: ReadonlySet<string>;
  readonly words: readonly string[];
}
let things: readonly Thing[] | undefined;
const allThings = (): readonly Thing[] => {
  things ??= THINGS.map((line) => {
    const [names = '', words = ''] = line.split(' | ');
    const each = (list: string) => list.split(', ').map(bareName);
    return { names: new Set(each(names)), words: [...each(names), ...each(words)] };
  });
  return things;
};

/** A name without words that say nothing: `payment id` is about a payment. */
export const coreName = (name: string): string => {
  const all = bareName(name).split(' ');
  const telling = all.filter((word) => !GENERIC.has(word));
  return (telling.length === 0 ? all : telling).join(' ');
};

/** "number of the agreement": neither a number nor the agreement is meant. */
const isPartOf = (name: string): boolean => {
  const [first = '', second] = bareName(name).split(' ');
  return second === 'of' && GENERIC.has(first);
};
/** "agreement number" for "number of the agreement". */
const turned = (name: string): string =>
  bareName(name).replace(/^(\S+) of (?:the |a |an |my )?(.+)$/, '$2 $1');

/**
 * The words by which each name of a fact may be asked for, bare and the longest first: the name itself, its core, its last word where no other
 * name ends so, what is usual for such a thing, and `given` of the script.
 */
export function wordsOfNames(
  names: readonly string[],
  given: Readonly<Record<string, string | readonly string[]>> = {},
): ReadonlyMap<string, readonly string[]> {
  const heads = names.map((name) => coreName(name).split(' ').at(-1) ?? '');
  const ofScript = new Map(Object.entries(given).map(([name, words]) => [bareName(name), [words].flat()]));
  return new Map(
    names.map((name, index) => {
      const core = coreName(name);
      const head = heads[index] ?? '';
      const isOnly = heads.filter((one) => one === head).length === 1;
      const isPart = isPartOf(name);
      const own = isPart
        ? [bareName(name), turned(name)]
        : [bareName(name), core, ...(isOnly && head.length > 2 ? [head] : [])];
      const thing =
        allThings().find(({ names: of }) => of.has(bareName(name))) ??
        allThings().find(({ names: of }) => of.has(core)) ??
        (isOnly ? allThings().find(({ names: of }) => of.has(head)) : undefined);
      const all = [
        ...own,
        ...(isPart ? [] : (thing?.words ?? [])),
        ...(ofScript.get(bareName(name)) ?? []).map(bareName),
      ];
      return [name, [...new Set(all)].filter((word) => word !== '').sort((a, b) => b.length - a.length)];
    }),
  );
}
