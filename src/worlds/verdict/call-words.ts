import { shown } from '../../checks/texts.ts';
import type { RecordedCall } from '../../schema/worlds/world.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { pointerNames, type Step } from '../state/pointer.ts';

/** Characters of the arguments of a call in a sentence. */
const SHORT = 160;

export type NamedCall = Pick<RecordedCall, 'name' | 'arguments'>;

/** A call as it would be written: `cancel_reservation({"id":"4WQ150"})`. */
export const callWords = ({ name, arguments: given }: NamedCall): string => `${name}(${shown(given, SHORT)})`;

/** The same for calls that are the same: name and arguments, whatever the order of keys. */
export const callKey = ({ name, arguments: given }: NamedCall): string => canonicalJson([name, given]);

/** Whether a call did what it was made for. */
export const wasDone = ({ refused, error }: RecordedCall): boolean =>
  refused === undefined && error === undefined;

/** Whether one of the changes of a call concerns a path: it, something around it, or something inside of it. */
export function concerns({ changes }: RecordedCall, path: readonly Step[]): boolean {
  return (changes ?? []).some((one) => {
    const names = pointerNames(one.path) ?? [];
    const common = Math.min(names.length, path.length);
    for (let at = 0; at < common; at += 1) if (names[at] !== String(path[at])) return false;
    return true;
  });
}
