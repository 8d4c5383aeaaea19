import { Fault } from '../../errors.ts';
import type { Change } from '../../schema/worlds/world.ts';
import { pointerNames, setKey } from './pointer.ts';

type State = Record<string, unknown>;
type Holder = Record<string, unknown> | unknown[];

/**
 * A state after changes (RFC 6902: `add`, `remove`, `replace`). The state that is given stays as it is, and what no change lies in is
 * shared with it: a change of one key copies what is on the way to that key, once. Rejects by Fault `validation_failed` what does not
 * apply, with the number of the change, from 1.
 */
export function applyChanges(state: Readonly<State>, changes: readonly Change[]): State {
  /** Objects and lists that were copied here and may be written to. */
  const own = new WeakSet<object>();
  const owned = (value: Holder): Holder => {
    if (own.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    own.add(copy);
    return copy;
  };
  let root: Holder = state;
  for (const [index, one] of changes.entries()) {
    const refused = (why: string) =>
      new Fault('validation_failed', `Change ${index + 1} (${one.op} ${one.path}) does not apply: ${why}.`, {
        where: one.path,
        hint: 'Changes are operations of JSON Patch (RFC 6902) on the state before them.',
      });
    const names = pointerNames(one.path);
    if (names === undefined) throw refused('its path is no JSON Pointer');
    const last = names.pop();
    if (last === undefined) {
      if (one.op === 'remove' || !isRecord(one.value)) throw refused('a state is one object');
      root = one.value;
      continue;
    }
    root = owned(root);
    let holder = root;
    for (const name of names) {
      const inner = entryOf(holder, name);
      if (typeof inner !== 'object' || inner === null) throw refused(`there is nothing in "${name}"`);
      const copy = owned(inner as Holder); // An object or a list: checked on the line above.
      setEntry(holder, name, copy);
      holder = copy;
    }
    const problem = Array.isArray(holder) ? changeList(holder, last, one) : changeRecord(holder, last, one);
    if (problem !== undefined) throw refused(problem);
  }
  return root as State; // Only an object can have replaced it.
}

function changeRecord(record: Record<string, unknown>, key: string, { op, value }: Change) {
  if (op !== 'add' && !Object.hasOwn(record, key)) return `there is no "${key}"`;
  if (op === 'remove') delete record[key];
  else setKey(record, key, value);
  return undefined;
}

function changeList(list: unknown[], name: string, { op, value }: Change): string | undefined {
  const index = op === 'add' && name === '-' ? list.length : indexOf(name);
  const end = op === 'add' ? list.length : list.length - 1;
  if (index === undefined || index > end) return `a list of ${list.length} has no place "${name}"`;
  if (op === 'replace') list[index] = value;
  else if (op === 'remove') list.splice(index, 1);
  else if (index === list.length) list.push(value);
  else list.splice(index, 0, value);
  return undefined;
}

function entryOf(holder: Holder, name: string): unknown {
  if (!Array.isArray(holder)) return Object.hasOwn(holder, name) ? holder[name] : undefined;
  const index = indexOf(name);
  return index === undefined ? undefined : holder[index];
}

function setEntry(holder: Holder, name: string, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(name)] = value;
  else setKey(holder, name, value);
}

/** A place in a list as a pointer writes it: without a zero in front. */
const indexOf = (name: string): number | undefined =>
  /^(?:0|[1-9]\d{0,8})$/.test(name) ? Number(name) : undefined;

const isRecord = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
