import { simulatedUser } from '../../src/schema/users/user.ts';
import { checkMove } from '../../src/simulated-users/check-move.ts';
import { HELD_OUT, MADE } from './sets.mjs';
import { cleanTalks, faultyMoves, KINDS } from './talks.mjs';

const PER_KIND = 100;
const CLEAN = 300;
/** Another seed than that of the tests. */
const SEED = 20_011;

/**
 * Simulated users: how many of 600 moves with a planted fault the rules flag, 100 of each kind, and how many of 300 talks without one, by set of
 * material. Rules were made better by each set once they had met it; what they flagged at first sight stands in `bench/README.md`.
 */
export const faultRows = async () => [
  ...Object.entries(MADE).flatMap(([name, material]) => rowsOf(name, material).slice(-2)),
  ...rowsOf('held out', HELD_OUT),
];

function rowsOf(title, { TRADES, STOPS }) {
  const flagged = Object.fromEntries(KINDS.map((kind) => [kind, { any: 0, right: 0 }]));
  for (const { user, kind, talk, move } of faultyMoves(TRADES, STOPS, PER_KIND, SEED)) {
    const found = checkMove(simulatedUser.parse(user), talk, move);
    if (found !== undefined) flagged[kind].any += 1;
    if (found?.kind === kind) flagged[kind].right += 1;
  }
  const clean = cleanTalks(TRADES, CLEAN, SEED).filter(({ user, steps }) => {
    const parsed = simulatedUser.parse(user);
    return steps.some(({ talk, move }) => checkMove(parsed, talk, move) !== undefined);
  }).length;
  const all = KINDS.reduce((sum, kind) => sum + flagged[kind].any, 0) / (PER_KIND * KINDS.length);
  return [
    ...KINDS.map((kind) => ({
      figure: `${title}: ${kind} flagged`,
      value: flagged[kind].any / PER_KIND,
      note: `${flagged[kind].right} of ${PER_KIND} by this name`,
    })),
    {
      figure: `${title}: faults flagged`,
      value: all,
      bound: { least: 0.95 },
      note: `of ${PER_KIND * KINDS.length}`,
    },
    {
      figure: `${title}: clean talks flagged`,
      value: clean / CLEAN,
      bound: { most: 0.02 },
      note: `${clean} of ${CLEAN}`,
    },
  ];
}
