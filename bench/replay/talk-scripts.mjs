/** How many talks there are; their shapes repeat with other orders and words. */
export const TALKS = 20;
/** Stands in what the user says, so that a model which remembers nothing knows where it is. */
const PLACE = /ticket (\d+)-(\d+)/g;

const call = (name, args) => ({ name, arguments: args });
const get = (id) => call('get_order', { id });
const cancel = (id) => call('cancel_order', { id });
const note = (id, text) => call('add_note', { id, note: text });
const move = (id, address) => call('set_address', { id, address });

/** Turns by what is said and asked for: `rounds` of calls, those of a round at once, then the answer. */
const SHAPES = [
  (a, b, c) => [
    [
      'What is the state of my orders?',
      [[get(a), get(b), get(c)]],
      `All three (${a}, ${b}, ${c}) are active.`,
    ],
    [`Then cancel ${b}, please.`, [[get(b)], [cancel(b)]], `Order ${b} is cancelled.`],
    ['Note on the others that I called.', [[note(a, 'called'), note(c, 'called')]], 'Both carry a note now.'],
  ],
  (a, b) => [
    [
      `Send ${a} to Straße des 17. Juni 135, Berlin.`,
      [[get(a)], [move(a, 'Straße des 17. Juni 135, Berlin')], [get(a)]],
      `Order ${a} goes to Straße des 17. Juni 135 – naïvement, at 7 °C. 🚲`,
    ],
    [`And is ${b} on its way?`, [[get(b)]], `Order ${b} is active; nothing was sent yet.`],
    ['Thank you, that is all.', [], 'You are welcome.'],
  ],
  (a, b, c) => [
    ['Hello, can you help me?', [], 'Of course. Which orders is it about?'],
    [`About ${a} and ${b}.`, [[get(a), get(b)]], `I see ${a} and ${b}, both active.`],
    [
      `Cancel both, and note it on ${c}.`,
      [[cancel(a), cancel(b), note(c, 'others cancelled')]],
      'Done, all three.',
    ],
    ['Are you sure?', [[get(a), get(b), get(c)]], `Yes: ${a} and ${b} are cancelled, ${c} has its note.`],
  ],
  (a) => [
    // The first number is of no order: what the tool answers is an error, which the model reads.
    [`Cancel order ${a}-X.`, [[get(`${a}-X`)]], 'I cannot find that order. Is the number right?'],
    [`I meant ${a}.`, [[get(a)], [cancel(a)]], `Order ${a} is cancelled.`],
  ],
  (a, b, c) => [
    [
      'Tell me everything that you know about my orders, at length.',
      [[get(a)], [get(b), get(c)]],
      `${`Of ${a}, ${b} and ${c} I know that they are active, and that nothing was changed so far. `.repeat(12)}That is all.`,
    ],
    [
      `Write "Grüße, 本" on ${c} and cancel ${a}.`,
      [[note(c, 'Grüße, 本'), cancel(a)]],
      `Note on ${c}, ${a} cancelled.`,
    ],
    ['Anything left to do?', [[get(b)]], `Order ${b} is as it was.`],
  ],
];

/** Talk `number`, from 1: its `orders`, its `turns` as `{says, rounds, answer}`, and the calls that `writes`. */
export function talk(number) {
  const orders = [1, 2, 3].map((digit) => `TK-${number}0${digit}`);
  const turns = SHAPES[(number - 1) % SHAPES.length](...orders).map(([says, rounds, answer], at) => ({
    says: `${says} (ticket ${number}-${at + 1})`,
    rounds,
    answer,
  }));
  const writes = turns.flatMap(({ rounds }) => rounds.flat()).filter(({ name }) => name !== 'get_order');
  return { number, orders, turns, writes };
}

/**
 * What the model of the talks does next; every answer bears a reference that nobody could guess, so that whoever has the same words has them from
 * the recording.
 */
export function decideTalks(reference) {
  const talks = Array.from({ length: TALKS }, (_, at) => talk(at + 1));
  return (items) => {
    const at = items.findLastIndex(({ text }) => text?.search(PLACE) >= 0);
    if (at < 0) return { text: 'Which ticket is it?' };
    const [, number, turn] = [...items[at].text.matchAll(PLACE)].at(-1);
    const { rounds, answer } = talks[number - 1].turns[turn - 1];
    let results = items.slice(at + 1).filter(({ result }) => result).length;
    for (const round of rounds) {
      if (results < round.length) return { calls: round };
      results -= round.length;
    }
    return { text: `${answer} Reference ${reference()}.` };
  };
}
