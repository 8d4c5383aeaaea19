import { sameEnd, WRITES } from './oracle.mjs';

/** Values of one kind each, so that a change is never refused for its form. */
const KINDS = [
  ['yes', 'no'],
  ['economy', 'business', 'basic_economy'],
  ['one_way', 'round_trip'],
];

/** Calls that leave nothing behind: one that is refused, and look-ups. */
const REFUSED = { name: 'cancel_reservation', arguments: { reservation_id: 'NONE00' } };
const LOOKED = [
  { name: 'list_all_airports', arguments: {} },
  { name: 'calculate', arguments: { expression: '1 + 1' } },
];

/**
 * Lists of calls that are nearly the gold of a task: one argument changed, one write dropped, one write added, in
 * another order, with calls besides that do nothing. Each with whether its end
 * state is still the gold's, by the oracle: then it has to pass, else to fail.
 */
export function mutantsOf({ state, tasks }) {
  return tasks.flatMap((task, number) =>
    [
      ['changed', changed(task.actions, number)],
      ['dropped', dropped(task.actions, number)],
      ['added', added(task, state, number)],
      ['reversed', task.actions.length < 2 ? undefined : task.actions.toReversed()],
      ['tried', [...task.actions, REFUSED, ...LOOKED]],
    ]
      .filter(([, calls]) => calls !== undefined)
      .map(([kind, calls]) => ({
        id: `${kind}-${task.id}`,
        kind,
        calls,
        output: 'Done.',
        expected: { actions: task.actions },
        same: sameEnd(state, calls, task.actions),
      })),
  );
}

const writesAt = (calls) => calls.flatMap(({ name }, at) => (WRITES.has(name) ? [at] : []));
const pick = (list, number) => list[number % list.length];

function dropped(calls, number) {
  const at = pick(writesAt(calls), number);
  return at === undefined ? undefined : calls.toSpliced(at, 1);
}

function changed(calls, number) {
  const at = pick(writesAt(calls), number);
  if (at === undefined) return undefined;
  const { name, arguments: args } = calls[at];
  const key = pick(Object.keys(args), number);
  return calls.with(at, { name, arguments: { ...args, [key]: other(args[key]) } });
}

/** Another value of the same form; of a list the first entry, of an object the last field. */
function other(value) {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') {
    const kind = KINDS.find((values) => values.includes(value));
    return kind === undefined ? `${value}X` : kind[(kind.indexOf(value) + 1) % kind.length];
  }
  if (Array.isArray(value)) return value.length === 0 ? value : value.with(0, other(value[0]));
  const last = Object.keys(value).at(-1);
  return { ...value, [last]: other(value[last]) };
}

function added({ actions, user_id: user }, { users }, number) {
  const [reservation] = users[user]?.reservations ?? [];
  const write =
    number % 2 === 0 && reservation !== undefined
      ? { name: 'cancel_reservation', arguments: { reservation_id: reservation } }
      : { name: 'send_certificate', arguments: { user_id: user, amount: 50 } };
  return [...actions, write];
}
