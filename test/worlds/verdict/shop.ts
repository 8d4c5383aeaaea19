import { type ExpectedState, expectedState } from '../../../src/schema/worlds/expected-state.ts';
import {
  type RecordedCall,
  type StateComparison,
  stateComparison,
} from '../../../src/schema/worlds/world.ts';
import { applyChanges } from '../../../src/worlds/state/apply-changes.ts';
import { changesBetween } from '../../../src/worlds/state/differences.ts';
import { endState } from '../../../src/worlds/verdict/end-state.ts';
import type { EndStateFinding } from '../../../src/worlds/verdict/end-state-input.ts';

export type Shop = {
  orders: Record<string, { status: string; total: number; note?: string }>;
  payments: Record<string, number>;
  log: string[];
};
export type Act = Pick<RecordedCall, 'name' | 'arguments'> & Partial<Pick<RecordedCall, 'refused' | 'error'>>;

/** The state that attempts begin with. */
export const SHOP: Shop = {
  orders: {
    'TK-1': { status: 'active', total: 20 },
    'TK-2': { status: 'active', total: 30 },
  },
  payments: { anna: 100, ben: 50 },
  log: [],
};

export const act = (name: string, args: Record<string, unknown> = {}): Act => ({ name, arguments: args });
export const cancel = (id: string) => act('cancel', { id });
export const refund = (to: string, amount: number) => act('refund', { to, amount });
export const look = (id: string) => act('look', { id });

const TOOLS: Readonly<Record<string, (shop: Shop, args: Record<string, unknown>) => void>> = {
  look: () => undefined,
  cancel(shop, { id }) {
    const order = shop.orders[String(id)];
    if (order === undefined) throw new Error(`no order ${String(id)}`);
    order.status = 'cancelled';
  },
  refund(shop, { to, amount }) {
    const name = String(to);
    if (!Object.hasOwn(shop.payments, name)) throw new Error(`no customer ${name}`);
    shop.payments[name] = (shop.payments[name] ?? 0) + Number(amount);
  },
  note(shop, { id, text }) {
    Object.assign(shop.orders[String(id)] as object, { note: text });
  },
  order(shop, { id, total }) {
    shop.orders[String(id)] = { status: 'active', total: Number(total) };
  },
};

/** Calls, made on a state of their own as a world makes them. */
export function played(acts: readonly Act[]) {
  let state: Record<string, unknown> = SHOP;
  const calls = acts.map((one, index): RecordedCall => {
    const call = { ...one, turn: 0, at_ms: index, duration_ms: 1 };
    if (one.refused !== undefined) return call;
    const after = structuredClone(state) as Shop; // The shop that it began as.
    try {
      TOOLS[one.name]?.(after, one.arguments);
    } catch (error) {
      return { ...call, error: String(error) };
    }
    const changes = changesBetween(state, after);
    state = applyChanges(state, changes);
    return changes.length === 0 ? call : { ...call, changes };
  });
  return { calls, changes: changesBetween(SHOP, state), state };
}

/** The verdict on calls by what is expected. */
export async function judged(
  expected: Partial<ExpectedState>,
  acts: readonly Act[],
  more: { answers?: string[]; comparison?: Partial<StateComparison>; equals?: object } = {},
): Promise<Extract<EndStateFinding, { status: 'judged' }>> {
  const found = await finding(expected, acts, more);
  if (found.status !== 'judged') throw new Error(found.error.message);
  return found;
}

export async function finding(
  expected: Partial<ExpectedState>,
  acts: readonly Act[],
  { answers = [], comparison = {}, equals }: Parameters<typeof judged>[2] & object = {},
): Promise<EndStateFinding> {
  const parsed = expectedState.parse(expected);
  const { calls, changes } = played(acts);
  const gold = parsed.actions === undefined ? undefined : played(parsed.actions);
  return endState({
    expected: parsed,
    comparison: stateComparison.parse(comparison),
    initial: SHOP,
    evidence: { world: 'shop', calls, changes },
    answers,
    ...(gold === undefined ? {} : { gold }),
    ...(equals === undefined ? {} : { equals }),
  });
}
