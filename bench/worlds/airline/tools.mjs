/**
 * The tools of an airline's service desk for worlds with the state `{flights, reservations, users}` of `--data DIR`, written from the
 * description that comes with that data. `tools.py` beside it is the same in Python. A refused call throws before it has changed anything.
 */
import { calculated } from './calculated.mjs';

export const AIRPORTS = {
  SFO: 'San Francisco',
  JFK: 'New York',
  LAX: 'Los Angeles',
  ORD: 'Chicago',
  DFW: 'Dallas',
  DEN: 'Denver',
  SEA: 'Seattle',
  ATL: 'Atlanta',
  MIA: 'Miami',
  BOS: 'Boston',
  PHX: 'Phoenix',
  IAH: 'Houston',
  LAS: 'Las Vegas',
  MCO: 'Orlando',
  EWR: 'Newark',
  CLT: 'Charlotte',
  MSP: 'Minneapolis',
  DTW: 'Detroit',
  PHL: 'Philadelphia',
  LGA: 'LaGuardia',
};
/** Ids are handed out in this order; bookings after the third overwrite it, certificates after the third are not given. */
const RESERVATIONS = ['HATHAT', 'HATHAU', 'HATHAV'];
const CERTIFICATES = [3221322, 3221323, 3221324].map((number) => `certificate_${number}`);
const NOW = '2024-05-15T15:00:00';
const PRICE = { insurance: 30, baggage: 50 };

const text = { type: 'string' };
const integer = { type: 'integer' };
const one = (...values) => ({ type: 'string', enum: values });
const object = (properties) => ({ type: 'object', properties, required: Object.keys(properties) });
const list = (properties) => ({ type: 'array', items: object(properties) });
const CABIN = one('basic_economy', 'economy', 'business');
const FLIGHTS = list({ flight_number: text, date: text });
const PASSENGERS = list({ first_name: text, last_name: text, dob: text });
const ROUTE = { origin: text, destination: text, date: text };

/** What stands under `key`, or the refusal of the call. */
function found(records, key, what) {
  if (!Object.hasOwn(records, key)) throw new Error(`${what} not found`);
  return records[key];
}

/** The flight with its day, where the cabin has a place for each passenger. */
function bookable({ flights }, { flight_number: number, date }, cabin, places) {
  const flight = found(flights, number, `flight ${number}`);
  const day = Object.hasOwn(flight.dates, date) ? flight.dates[date] : undefined;
  if (day?.status !== 'available') throw new Error(`flight ${number} not available on date ${date}`);
  if (day.available_seats[cabin] < places) throw new Error(`not enough seats on flight ${number}`);
  return { origin: flight.origin, destination: flight.destination, price: day.prices[cabin] };
}

const total = (entries, key) => entries.reduce((sum, entry) => sum + entry[key], 0);

function book(state, args) {
  const { user_id, origin, destination, flight_type, cabin, passengers, payment_methods: payments } = args;
  const user = found(state.users, user_id, 'user');
  const flights = args.flights.map((flight) => ({
    ...flight,
    ...bookable(state, flight, cabin, passengers.length),
  }));
  const insured = args.insurance === 'yes' ? PRICE.insurance : 0;
  const price =
    (total(flights, 'price') + insured) * passengers.length + PRICE.baggage * args.nonfree_baggages;
  for (const { payment_id: id, amount } of payments) {
    const method = found(user.payment_methods, id, `payment method ${id}`);
    if (method.source !== 'credit_card' && method.amount < amount)
      throw new Error(`not enough balance in payment method ${id}`);
  }
  const paid = total(payments, 'amount');
  if (paid !== price)
    throw new Error(`payment amount does not add up, total price is ${price}, but paid ${paid}`);
  for (const { payment_id: id, amount } of payments) {
    const method = user.payment_methods[id];
    if (method?.source === 'gift_card') method.amount -= amount;
    else if (method?.source === 'certificate') delete user.payment_methods[id];
  }
  const id = RESERVATIONS.find((free) => !Object.hasOwn(state.reservations, free)) ?? RESERVATIONS.at(-1);
  state.reservations[id] = {
    reservation_id: id,
    user_id,
    origin,
    destination,
    flight_type,
    cabin,
    flights,
    passengers,
    payment_history: payments,
    created_at: NOW,
    total_baggages: args.total_baggages,
    nonfree_baggages: args.nonfree_baggages,
    insurance: args.insurance,
  };
  user.reservations.push(id);
  return state.reservations[id];
}

/** Takes `amount` (less than nothing: gives it back) for a change of a reservation, and writes it into its history. */
function charge(state, reservation, id, amount) {
  const { payment_methods: methods } = state.users[reservation.user_id];
  const method = found(methods, id, 'payment method');
  if (method.source === 'certificate') throw new Error('certificate cannot be used to update reservation');
  if (method.source === 'gift_card') {
    if (method.amount < amount) throw new Error('gift card balance is not enough');
    method.amount -= amount;
  }
  if (amount !== 0) reservation.payment_history.push({ payment_id: id, amount });
}

const reservationOf = (state, { reservation_id: id }) => found(state.reservations, id, 'reservation');

/** Prices the cabin that is asked for and never stores it, as the recorded desk did. */
function updateFlights(state, args) {
  const reservation = reservationOf(state, args);
  const places = reservation.passengers.length;
  const flights = args.flights.map((flight) => {
    const kept = reservation.flights.find(
      ({ flight_number, date }) => flight_number === flight.flight_number && date === flight.date,
    );
    if (kept !== undefined && args.cabin === reservation.cabin) {
      const { price, origin, destination } = kept;
      return { ...flight, price, origin, destination };
    }
    return { ...flight, ...bookable(state, flight, args.cabin, places) };
  });
  const difference = (total(flights, 'price') - total(reservation.flights, 'price')) * places;
  charge(state, reservation, args.payment_id, difference);
  reservation.flights = flights;
  return reservation;
}

function updateBaggages(state, args) {
  const reservation = reservationOf(state, args);
  const more = Math.max(0, args.nonfree_baggages - reservation.nonfree_baggages);
  charge(state, reservation, args.payment_id, PRICE.baggage * more);
  reservation.total_baggages = args.total_baggages;
  reservation.nonfree_baggages = args.nonfree_baggages;
  return reservation;
}

function updatePassengers(state, args) {
  const reservation = reservationOf(state, args);
  if (args.passengers.length !== reservation.passengers.length)
    throw new Error('number of passengers does not match');
  reservation.passengers = args.passengers;
  return reservation;
}

function cancel(state, args) {
  const reservation = reservationOf(state, args);
  const refunds = reservation.payment_history.map((entry) => ({ ...entry, amount: -entry.amount }));
  reservation.payment_history.push(...refunds);
  reservation.status = 'cancelled';
  return reservation;
}

function sendCertificate({ users }, { user_id, amount }) {
  const { payment_methods: methods } = found(users, user_id, 'user');
  const id = CERTIFICATES.find((free) => !Object.hasOwn(methods, free));
  if (id === undefined) return null;
  methods[id] = { source: 'certificate', amount, id };
  return `Certificate ${id} added to user ${user_id} with amount ${amount}.`;
}

/** The fields of a flight with those of a day. */
const onDay = ({ dates, ...flight }, date) => ({ ...flight, ...dates[date] });
const flies = ({ dates }, date) => dates[date]?.status === 'available';

function searchDirect({ flights }, { origin, destination, date }) {
  return Object.values(flights)
    .filter((flight) => flight.origin === origin && flight.destination === destination && flies(flight, date))
    .map((flight) => onDay(flight, date));
}

function searchOneStop({ flights }, { origin, destination, date }) {
  const all = Object.values(flights);
  return all
    .filter((first) => first.origin === origin && flies(first, date))
    .flatMap((first) => {
      const arrival = first.scheduled_arrival_time_est;
      const then = arrival.includes('+1') ? dayAfter(date) : date;
      return all
        .filter(
          (second) =>
            second.origin === first.destination &&
            second.destination === destination &&
            second.scheduled_departure_time_est >= arrival &&
            flies(second, then),
        )
        .map((second) => [
          { ...onDay(first, date), date },
          { ...onDay(second, date), date: then },
        ]);
    });
}

function dayAfter(date) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const tool = (name, description, properties, run, marks = {}) => ({
  name,
  description,
  parameters: object(properties),
  ...marks,
  run,
});
const READS = { reads: true };

export const tools = [
  tool(
    'book_reservation',
    'Books flights for a user.',
    {
      user_id: text,
      origin: text,
      destination: text,
      flight_type: one('one_way', 'round_trip'),
      cabin: CABIN,
      flights: FLIGHTS,
      passengers: PASSENGERS,
      payment_methods: list({ payment_id: text, amount: { type: 'number' } }),
      total_baggages: integer,
      nonfree_baggages: integer,
      insurance: one('yes', 'no'),
    },
    book,
  ),
  tool(
    'update_reservation_flights',
    'Replaces all flights of a reservation.',
    { reservation_id: text, cabin: CABIN, flights: FLIGHTS, payment_id: text },
    updateFlights,
  ),
  tool(
    'update_reservation_baggages',
    'Sets the number of bags of a reservation.',
    { reservation_id: text, total_baggages: integer, nonfree_baggages: integer, payment_id: text },
    updateBaggages,
  ),
  tool(
    'update_reservation_passengers',
    'Replaces the passengers of a reservation.',
    { reservation_id: text, passengers: PASSENGERS },
    updatePassengers,
  ),
  tool('cancel_reservation', 'Cancels a reservation.', { reservation_id: text }, cancel),
  tool(
    'send_certificate',
    'Gives a user a certificate.',
    { user_id: text, amount: { type: 'number' } },
    sendCertificate,
  ),
  tool('get_reservation_details', 'A reservation.', { reservation_id: text }, reservationOf, READS),
  tool(
    'get_user_details',
    'A user.',
    { user_id: text },
    ({ users }, { user_id: id }) => found(users, id, 'user'),
    READS,
  ),
  tool('search_direct_flight', 'Flights of a day without a stop.', ROUTE, searchDirect, READS),
  tool('search_onestop_flight', 'Flights of a day with one stop.', ROUTE, searchOneStop, READS),
  tool('list_all_airports', 'Airports and their cities.', {}, () => AIRPORTS, READS),
  tool('calculate', 'Does sums.', { expression: text }, (_, { expression }) => calculated(expression), READS),
  tool('think', 'Notes a thought.', { thought: text }, () => '', READS),
  tool(
    'transfer_to_human_agents',
    'Hands the user over, which ends everything.',
    { summary: text },
    () => 'Transfer successful',
    { ...READS, ends: true },
  ),
];
