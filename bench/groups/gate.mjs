import { seededRandom } from '../../src/ports/seeded-random.ts';
import { chanceServer, simulatedGate } from '../support/simulated-gate.mjs';

const CASES = 24;
const of = (chance, count = CASES) => Array(count).fill(chance);
const between = (count, next) => Array.from({ length: count }, () => 0.3 + 0.3 * next());

const SOLID = () => of(0.99);
const FIFTH = (next) => [...of(0.99, 19), ...between(5, next)];
const MIXTURE = () => [...of(0.99, 14), ...of(0.9, 5), ...of(0.6, 3), ...of(0.3, 2)];

/** What did not change, and what did: the first case, which is solid, broke, or every case got 25 points worse. */
const broken = (chances) => [0, ...chances.slice(1)];
const worse = (chances) => chances.map((chance) => chance - 0.25);

const FALSE = { most: 0.05 };
const FOUND = { least: 0.85 };
const FALL = { least: 0.95 };

/** Suites without evidence beside one baseline run; then those whose cases have a history, and those whose base can be played. */
const ROWS = [
  { name: 'unchanged, all 30 to 60 %', before: (next) => between(CASES, next), bound: FALSE },
  { name: 'unchanged, a fifth 30 to 60 %', before: FIFTH, bound: FALSE },
  { name: 'unchanged, 99 %', before: SOLID, bound: FALSE },
  { name: 'unchanged, 95 %', before: () => of(0.95), bound: FALSE },
  { name: 'unchanged, 80 %', before: () => of(0.8), bound: FALSE },
  { name: 'unchanged, 20 %', before: () => of(0.2), bound: FALSE },
  { name: 'unchanged, mixture', before: MIXTURE, bound: FALSE },
  { name: 'one broken, others solid', before: SOLID, change: broken, bound: FOUND },
  { name: 'one broken, a fifth 30 to 60 %', before: FIFTH, change: broken, bound: FOUND },
  { name: 'all 25 points worse, from 99 %', before: SOLID, change: worse, bound: FALL },
  { name: 'all 25 points worse, from 95 %', before: () => of(0.95), change: worse, bound: FALL },
];
const WITH_HISTORY = [0, 1, 6, 7, 8, 9, 10];
const WITH_BASE = [0, 1, 6, 7, 8, 9, 10];
/** Runs before, where there is a history. */
const EARLIER = 6;

/** How often the gate is red where nothing changed, and how often where something did, through runs as anybody makes them. */
export async function gate({ repetitions }) {
  const suites = Math.min(repetitions, 400);
  const server = await chanceServer();
  try {
    const rows = [
      ...ROWS,
      ...WITH_HISTORY.map((at) => ({
        ...ROWS[at],
        name: `${ROWS[at].name}; with history`,
        earlier: EARLIER,
      })),
      ...WITH_BASE.map((at) => ({ ...ROWS[at], name: `${ROWS[at].name}; base played`, onBase: true })),
    ];
    const figures = [];
    for (const [row, design] of rows.entries()) figures.push(await measured(server, row, design, suites));
    return figures;
  } finally {
    server.close();
  }
}

async function measured(server, row, { name, before, change = (chances) => chances, bound, ...how }, suites) {
  let red = 0;
  let suspected = 0;
  let plays = 0;
  for (let suite = 1; suite <= suites; suite += 1) {
    const seed = 10_000 * (row + 1) + suite;
    // Of another stream than the plays: with one, the cases that passed in the baseline would be those that pass seldom.
    const chances = before(seededRandom(-seed).next);
    const came = await simulatedGate(server, seed, { before: chances, now: change(chances), ...how });
    if (came.red) red += 1;
    else if (came.verdict === 'suspected') suspected += 1;
    plays += came.plays;
  }
  const played = how.onBase === true ? '' : `, ${(plays / suites).toFixed(1)} plays`;
  return {
    figure: name,
    value: red / suites,
    bound,
    note: `${red} of ${suites} red, ${suspected} suspected${played}`,
  };
}
