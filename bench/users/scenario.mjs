/**
 * A scenario that was written for a model that plays a customer, as a `user:` that a script plays. What is asked for most at a service desk becomes facts, each
 * the sentences of the scenario about it, in the customer's own person; nothing here knows any scenario.
 */

/** What desks ask for: the name of the fact, other words for it, and how a sentence is known that is about it. */
const TOPICS = [
  {
    name: 'payment method',
    about:
      /\b(?:pay(?:ments?|ing)?|gift cards?|certificates?|credit card|master ?card|refund\w* to|GC|CC|card ending|\d{4} card)\b/i,
  },
  {
    name: 'checked bags',
    words: ['bags', 'baggage', 'suitcases'],
    about: /\b(?:bags?|baggages?|suitcases?)\b/i,
  },
  { name: 'travel insurance', words: ['insurance'], about: /\binsurance\b/i },
  { name: 'cabin class', words: ['cabin', 'class'], about: /\b(?:economy|business|class)\b/i },
  {
    name: 'passengers',
    words: ['passenger', 'who travels'],
    about: /\b(?:passengers?|DOB|friends?|companion|yourself|name(?=s? (?:from|on|is|to))|just him)\b/i,
  },
  { name: 'date of birth', about: /\b(?:birthday|DOB|date of birth)\b/i },
  {
    name: 'preferred flights',
    words: ['flights', 'flight'],
    about:
      /\b(?:flights?|direct|nonstop|stop\w*|cheapest|fastest|dates?|day|trip|before|departing|arrive)\b/i,
  },
];
/** How to behave, not what is wanted. */
const MANNER =
  /\b(?:impatient|calm|polite|emotional|angry|terse|reactive|upset|persistent|insist\w*|distraught|absent minded|French|busy|stressed)\b/i;
const CONDITIONAL = /^(?:\W*(?:if|only|when|before|unless|until|in the middle|once)\b)/i;
const USER_ID = /\b[a-z]+_[a-z]+_\d+\b/;
const RESERVATION = /\b(?!HAT\d)(?!(?:CANNOT|ALWAYS|UNLESS|SHOULD|BEFORE)\b)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}\b/g;
const TIMES = /\b(\d+|two|three|four|five|six) times\b/i;
const NUMBERS = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const MOST_TURNS = 40;

/** The `user:` of a scenario. */
export function userOf({ reason_for_call, known_info, unknown_info, task_instructions }) {
  const known = sentencesOf(known_info);
  const told = [...sentencesOf(reason_for_call), ...known, ...sentencesOf(task_instructions)];
  const whole = told.join(' ');
  const facts = {};
  const give = (name, value) => {
    if (value !== '') facts[name] = value.slice(0, 1500);
  };
  give('user id', USER_ID.exec(whole)?.[0] ?? '');
  give('name', /\b(?:you are|name is) (?!a\b|an\b|not\b)([A-Z]\w+ [A-Z]\w+)/i.exec(known_info)?.[1] ?? '');
  const reservations = [...new Set(whole.match(RESERVATION) ?? [])];
  give('reservation id', reservations.join(' and '));
  const plain = told.filter((sentence) => !CONDITIONAL.test(sentence) && !USER_ID.test(sentence));
  for (const { name, about } of TOPICS)
    give(name, firstPerson(plain.filter((sentence) => about.test(sentence)).join(' ')));
  const conditions = told.filter((sentence) => CONDITIONAL.test(sentence));
  give(
    'alternative',
    firstPerson(conditions.map((sentence) => sentence.replace(/^[^,]*,\s*/, '')).join(' ')),
  );
  const unknown = [
    ...(reservations.length === 0 ? ['reservation id'] : []),
    ...TOPICS.filter(({ name, about }) => facts[name] === undefined && about.test(unknown_info ?? '')).map(
      ({ name }) => name,
    ),
  ];
  const manner = told.filter((sentence) => MANNER.test(sentence)).join(' ');
  return {
    goal: firstPerson(oneLine(reason_for_call)),
    facts,
    unknown,
    ...(manner === '' ? {} : { persona: firstPerson(manner).slice(0, 2000) }),
    stop: { max_turns: MOST_TURNS },
    player: 'scripted',
    script: {
      opening: firstPerson(oneLine(reason_for_call)),
      steps: [],
      words: wordsFor([...Object.keys(facts), ...unknown]),
      insists: { times: timesOf(whole) },
    },
  };
}

function wordsFor(names) {
  const words = {
    alternative: ['instead'],
    ...Object.fromEntries(TOPICS.map(({ name, words: of }) => [name, of])),
  };
  return Object.fromEntries(
    names.filter((name) => words[name] !== undefined).map((name) => [name, words[name]]),
  );
}

function timesOf(text) {
  const found = TIMES.exec(text)?.[1].toLowerCase();
  if (found === undefined) return /\b(?:insist|persist)/i.test(text) ? 3 : 1;
  return NUMBERS[found] ?? Number(found);
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Sentences of a text, and its lines where they end without a stop. */
const sentencesOf = (text) =>
  (text ?? '')
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** What is said to somebody, as that person would say it. */
function firstPerson(text) {
  return text
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/g, 'my')
    .replace(/\bYour\b/g, 'My')
    .replace(/\byou(?:'re| are)\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\byou(?:'ve)\b/gi, 'I have')
    .replace(/\byou(?:'ll)\b/gi, 'I will')
    .replace(/\byou(?:'d)\b/gi, 'I would')
    .replace(/\b(to|for|with|of|by|upgrade|tells?|gives?|asks?|let|lets|costs?) you\b/gi, '$1 me')
    .replace(/\byou\b/gi, 'I');
}
