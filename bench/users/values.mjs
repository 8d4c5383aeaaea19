/** Values for talks, drawn by `next`, which gives numbers in [0, 1). Each call gives others. */
const FIRST = [
  'Ana',
  'Jonas',
  'Priya',
  'Mateo',
  'Hanna',
  'Kwame',
  'Linh',
  'Oskar',
  'Zofia',
  'Tariq',
  'Elena',
  'Bram',
];
const LAST = [
  'Ruiz',
  'Berger',
  'Nair',
  'Ferrari',
  'Lindqvist',
  'Mensah',
  'Tran',
  'Novak',
  'Kowalska',
  'Haddad',
  'Petrova',
  'Visser',
];
const STREETS = [
  'Linden Street',
  'Harbour Road',
  'Mill Lane',
  'Castle Square',
  'Rosewood Avenue',
  'Station Road',
];
const CITIES = ['Lucerne', 'Porto', 'Bergen', 'Ghent', 'Trieste', 'Tartu'];
const COURSES = ['Advanced Calculus', 'Marine Biology', 'Latin Poetry', 'Organic Chemistry'];
const SERVICES = ['checkout-api', 'auth-gateway', 'search-indexer', 'mail-worker'];
const MONTHS = ['January', 'February', 'March', 'April', 'June', 'July', 'September', 'October', 'November'];

/** One set of values; `suffix` is put behind each key. */
export function valuesFor(next, suffix = '') {
  const pick = (list) => list[Math.floor(next() * list.length)];
  const int = (from, to) => from + Math.floor(next() * (to - from + 1));
  const letters = (count) =>
    Array.from({ length: count }, () => pick([...'ABCDEFGHJKMNPQRSTUVWXYZ'])).join('');
  const digits = (count) => String(int(10 ** (count - 1), 10 ** count - 1));
  const [first, last] = [pick(FIRST), pick(LAST)];
  const month = pick(MONTHS);
  const values = {
    name: `${first} ${last}`,
    last,
    code: `${letters(3)}${digits(3)}`,
    order: `#W${digits(7)}`,
    id: `${pick(['card', 'pay', 'ref'])}_${digits(6)}`,
    account: digits(8),
    four: digits(4),
    pin: digits(4),
    phone: `+49 171 ${digits(7)}`,
    email: `${first}.${last}${int(10, 99)}@example.org`.toLowerCase(),
    street: `${int(11, 98)} ${pick(STREETS)}`,
    city: pick(CITIES),
    course: pick(COURSES),
    service: pick(SERVICES),
    cluster: `${pick(['eu', 'us', 'ap'])}-${pick(['west', 'east', 'north'])}-${int(1, 9)}`,
    version: `v${int(2, 8)}.${int(11, 29)}.${int(11, 29)}`,
    hash: `${pick([...'abcdef'])}${digits(3)}${pick([...'abcdef'])}${digits(2)}`,
    iban: `DE${digits(10)}${digits(10)}`,
    date: `${month} ${int(11, 28)}`,
    newdate: `${pick(MONTHS)} ${int(11, 28)}`,
    birth: `${int(1960, 1999)}-0${int(1, 9)}-${int(11, 28)}`,
    birthyear: String(int(2004, 2009)),
    year: String(int(1991, 2003)),
    amount: String(int(61, 99)),
    fee: String(int(31, 39)),
    fee3: String(int(41, 49)),
    reading: digits(5),
    grade: String(int(511, 899)),
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${key}${suffix}`, value]));
}

/** Two sets of values that share none. */
export function valuesOfTalk(next) {
  const own = valuesFor(next);
  for (;;) {
    const other = valuesFor(next, '2');
    const shared =
      Object.values(other).some((value) => Object.values(own).includes(value)) ||
      other.date2.split(' ')[0] === own.date.split(' ')[0] ||
      other.date2.split(' ')[0] === own.newdate.split(' ')[0];
    const names = other.name2.split(' ').some((word) => own.name.includes(word)) || other.last2 === own.last;
    if (!shared && !names) return { ...own, ...other };
  }
}

/** A text, or all texts of a value, with the values in the place of `{x}`. */
export function filled(value, values) {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, values)]));
  return value;
}
