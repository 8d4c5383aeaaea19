import type { TestCase } from '../schema/test-case.ts';
import type { Turn } from '../schema/turn.ts';

/** Room for texts that is taken at once; one that is longer has a room of its own. */
const ROOM_BYTES = 256 * 1024;
/** Stands behind each text: JSON that is written on one line has none. */
const LINE_FEED = 0x0a;

/** A test case without marks, as most are. */
type UnmarkedCase = Pick<TestCase, 'name' | 'type' | 'tags' | 'id' | 'agent_id' | 'turns' | 'created_at'>;

/** Keeps the turns of many cases as bytes: as objects they take three times as much, all of which is walked whenever garbage is collected. */
export interface HeldTurns {
  /** The same case, whose turns are read whenever they are asked for. JSON can say all of them. */
  hold(testCase: UnmarkedCase): TestCase;
}

/** For the cases of one evals folder. */
export function heldTurns(): HeldTurns {
  const texts = lineStore();
  return { hold: (testCase) => new HeldCase(testCase, texts) };
}

type Lines = ReturnType<typeof lineStore>;

/** Lines of JSON by place. */
function lineStore() {
  const rooms: Buffer[] = [];
  let used = ROOM_BYTES;
  /** What was read last: whoever looks at a case does so more than once. */
  let last: { place: number; turns: Turn[] } | undefined;
  return {
    put(turns: readonly Turn[]): number {
      const line = `${JSON.stringify(turns)}\n`;
      const length = Buffer.byteLength(line);
      if (used + length > ROOM_BYTES) {
        rooms.push(Buffer.allocUnsafeSlow(Math.max(ROOM_BYTES, length)));
        used = 0;
      }
      const place = (rooms.length - 1) * ROOM_BYTES + used;
      rooms.at(-1)!.write(line, used);
      used += length;
      return place;
    },
    at(place: number): Turn[] {
      if (last?.place !== place) {
        const room = rooms[Math.floor(place / ROOM_BYTES)]!; // Of a place that was given out.
        const start = place % ROOM_BYTES;
        last = { place, turns: JSON.parse(room.toString('utf8', start, room.indexOf(LINE_FEED, start))) };
      }
      return last.turns;
    },
  };
}

/** Looks like any other case: `turns` is its own, and stands where it stands in those; what is declared has no place before it is given. */
class HeldCase implements TestCase {
  static readonly #turns: PropertyDescriptor = {
    enumerable: true,
    get(this: HeldCase) {
      return this.#texts.at(this.#place);
    },
  };
  declare readonly name: string;
  declare readonly type: TestCase['type'];
  declare readonly tags: string[];
  declare readonly id: string;
  declare readonly agent_id: string;
  declare readonly turns: Turn[];
  declare readonly created_at: string;
  readonly #texts: Lines;
  readonly #place: number;

  constructor({ name, type, tags, id, agent_id, turns, created_at }: UnmarkedCase, texts: Lines) {
    this.#texts = texts;
    this.#place = texts.put(turns);
    this.name = name;
    this.type = type;
    this.tags = tags;
    this.id = id;
    this.agent_id = agent_id;
    Object.defineProperty(this, 'turns', HeldCase.#turns);
    this.created_at = created_at;
  }
}
