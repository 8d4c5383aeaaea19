/** A list of numbers in one piece of memory: an object for each of a hundred thousand would take many times as much. */
export interface NumberColumn {
  readonly length: number;
  at(place: number): number;
  set(place: number, value: number): void;
  /** Says where it is. */
  push(value: number): number;
}

const FIRST_ROOM = 256;

/** An empty list, of numbers that fit into the kind of array. */
export function numberColumn(
  Kind: typeof Float64Array | typeof Int32Array | typeof Uint8Array,
): NumberColumn {
  let numbers = new Kind(FIRST_ROOM);
  let length = 0;
  return {
    get length() {
      return length;
    },
    at: (place) => numbers[place]!, // Of a place that was pushed.
    set(place, value) {
      numbers[place] = value;
    },
    push(value) {
      if (length === numbers.length) {
        const larger = new Kind(2 * length);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      return length++;
    },
  };
}
