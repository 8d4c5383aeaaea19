/**
 * Whether the arguments of a change follow from a customer's words and from what the tools answer to them. `facts` are `{userId, profile, reservations,
 * words}`, the reservations by their ids, the words all that the customer said.
 */
import { AIRPORTS } from '../worlds/airline/tools.mjs';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const RELATIVE_DAY =
  /\b(?:same|exact(?:ly)?|day after|next day|one day|(?:\d|two|three) days|keep|later|earlier|upcoming|recent|without changing|not fly|cheapest|fastest|nonstop|direct)\b/i;

/** What is not grounded yet: slots to ask for, each with the reason. */
export function missing(write, facts) {
  const { name, arguments: args } = write;
  const found = [];
  const need = (slot, holds, why) => {
    if (!holds) found.push({ slot, why });
  };
  if (args.user_id !== undefined)
    need('reservation', args.user_id === facts.userId, 'it is of somebody else');
  const current = facts.reservations[args.reservation_id];
  if (args.reservation_id !== undefined)
    need('reservation', isTheirs(args, facts), 'the reservation is unclear');
  if (args.cabin !== undefined) need('cabin', cabinHeard(args, current, facts), 'the cabin is unclear');
  if (args.flights !== undefined)
    need('flights', flightsHeard(args, current, facts), 'the flights are unclear');
  if (args.passengers !== undefined)
    need(
      'passengers',
      args.passengers.every((one) => isKnown(one, current, facts)),
      'the passengers are unclear',
    );
  if (args.total_baggages !== undefined)
    need('bags', bagsHeard(args, current, facts), 'the bags are unclear');
  if (args.insurance !== undefined)
    need('insurance', insuranceHeard(args, facts), 'the insurance is unclear');
  for (const id of [args.payment_id, ...(args.payment_methods ?? []).map((one) => one.payment_id)])
    if (id !== undefined) need('payment', paymentHeard(id, current, facts), 'the payment is unclear');
  need('instead', intended(name, facts), `nobody asked for ${name}`);
  return found;
}

const INTENTS = {
  cancel_reservation: /\bcancel/i,
  book_reservation: /\b(?:book|fly|make a reservation|new (?:one|flight|reservation)|rebook)/i,
  update_reservation_flights: /\b(?:change|move|push|upgrade|downgrade|economy|business|nonstop|direct)\b/i,
  update_reservation_baggages: /\b(?:bags?|baggages?)\b/i,
  update_reservation_passengers: /\b(?:change|passenger|name)\b/i,
  send_certificate: /\b(?:compensat|voucher|certificate)/i,
};
const intended = (name, { words }) => INTENTS[name]?.test(words) ?? false;

/** By its id, or found among theirs by places and dates, once they say that they do not know the id or that it is about all of them. */
function isTheirs({ reservation_id: id }, { words, reservations }) {
  if (words.includes(id)) return true;
  const one = reservations[id];
  if (one === undefined) return false;
  const names = [
    one.origin,
    one.destination,
    ...one.flights.flatMap((each) => [each.origin, each.destination]),
  ];
  const places = names.flatMap((code) => [code, AIRPORTS[code]]).filter(Boolean);
  const isNamed = places.some((place) => words.toLowerCase().includes(place.toLowerCase()));
  const isOfAll = /\b(?:all|any|every|both|two|multiple|recent|last|current)\b/i.test(words);
  const days = one.flights.map(({ date }) => Number(date.slice(8)));
  const isDated = days.some((day) => new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`).test(words));
  return isNamed || isOfAll || isDated;
}

const cabinHeard = ({ cabin }, current, { words }) =>
  cabin === current?.cabin ||
  new RegExp(cabin.replace('_', '[ _]'), 'i').test(words) ||
  /\bsame\b/i.test(words);

/** Flights that stay need no word; others are chosen by the desk within what was said of days, and agreed to with the change. */
function flightsHeard({ flights }, current, { words }) {
  const stays = ({ flight_number: number, date }) =>
    current?.flights.some((one) => one.flight_number === number && one.date === date);
  return flights.every((flight) => {
    if (stays(flight) || words.includes(flight.flight_number)) return true;
    const day = Number(flight.date.slice(8));
    return new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`).test(words) || RELATIVE_DAY.test(words);
  });
}

/** By name from the customer's words, from the profile or the reservation; the date of birth with it. */
function isKnown({ first_name: first, last_name: last, dob }, current, { words, profile, reservations }) {
  const own = { ...profile.name, dob: profile.dob };
  const listed = [
    own,
    ...profile.saved_passengers,
    ...Object.values(reservations).flatMap((one) => one.passengers),
  ];
  const says = (text) => words.includes(text);
  if (listed.some((one) => one.first_name === first && one.last_name === last && one.dob === dob))
    return true;
  const isRenamed = (current?.passengers ?? []).some((one) => one.dob === dob);
  return says(first) && says(last) && (isRenamed || says(dob));
}

function bagsHeard({ total_baggages: total }, current, { words }) {
  const had = current?.total_baggages ?? 0;
  const counts = [total, ...(current === undefined ? [] : [total - had])];
  const bags = /\b(?:bags?|baggages?|suitcases?)\b/i;
  return words
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => bags.test(sentence))
    .some(
      (sentence) =>
        counts.some((count) => new RegExp(`\\b(?:${count}|${NUMBER_WORDS[count]})\\b`, 'i').test(sentence)) ||
        (total === 0 && /\b(?:no|not|don't|without)\b/i.test(sentence)) ||
        /\b(?:free baggage allowance)\b/i.test(sentence),
    );
}

const insuranceHeard = ({ insurance }, { words }) =>
  words
    .split(/(?<=[.!?\n])/)
    .some(
      (sentence) =>
        /\binsurance\b/i.test(sentence) &&
        /\b(?:no|not|don't|without)\b/i.test(sentence) === (insurance === 'no'),
    );

/** By its id, its last digits, its kind, or as what was paid with before. */
function paymentHeard(id, current, { words, profile }) {
  const method = profile.payment_methods[id];
  if (method === undefined) return false;
  if (words.includes(id) || (method.last_four !== undefined && words.includes(method.last_four))) return true;
  const kind = {
    gift_card: /\b(?:gift cards?|GC)\b/i,
    credit_card: /\b(?:credit card|master ?card|visa|CC)\b/i,
    certificate: /\b(?:certificates?|vouchers?)\b/i,
  }[method.source];
  if (kind.test(words)) return true;
  const isOriginal = current?.payment_history.some((one) => one.payment_id === id) ?? false;
  return isOriginal && /\b(?:original|same|refund\w*)\b|\bpayment method\b/i.test(words);
}

/** What a change is called, before and after; `profile` tells what is paid with. */
export function whatOf({ name, arguments: args }, { payment_methods: methods }) {
  const flights = args.flights
    ?.map(({ flight_number: number, date }) => `${number} on ${date}`)
    .join(' and ');
  const cabin = args.cabin?.replace('_', ' ');
  const people = args.passengers?.map((one) => `${one.first_name} ${one.last_name}`).join(' and ');
  const paid = [args.payment_id, ...(args.payment_methods ?? []).map((one) => one.payment_id)]
    .filter((id) => id !== undefined)
    .map((id) => `the ${methods[id]?.source.replace('_', ' ')} ${methods[id]?.last_four ?? id}`)
    .join(' and ');
  const withIt = paid === '' ? '' : ` with ${paid}`;
  const of = ` reservation ${args.reservation_id}`;
  const changed = (to) => [
    `change${of} to ${to}${withIt}`,
    `reservation ${args.reservation_id} was changed to ${to}`,
  ];
  const [present, past] = {
    cancel_reservation: () => [`cancel${of}`, `reservation ${args.reservation_id} was cancelled`],
    book_reservation: () => [
      `book ${flights} in ${cabin} for ${people}${withIt}`,
      `${flights} in ${cabin} was booked for ${people}`,
    ],
    update_reservation_flights: () => changed(`${flights} in ${cabin}`),
    update_reservation_baggages: () => changed(`${args.total_baggages} checked bags`),
    update_reservation_passengers: () => changed(`the passengers ${people}`),
    send_certificate: () => ['send you a certificate', 'a certificate was sent'],
  }[name]();
  return { present, past };
}
