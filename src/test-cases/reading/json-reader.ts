import { MAX_DEPTH, SWALLOWED_KEY } from './piece.ts';

/** Where and why a JSON text cannot be read. */
export class JsonError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Offsets of an entry; those of a list have no key, and both are the same. */
export interface ChildPlace {
  key: number;
  value: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANKS = /[ \t\n\r]*/y;
const LITERALS = new Map<string, [string, boolean | null]>([
  ['t', ['true', true]],
  ['f', ['false', false]],
  ['n', ['null', null]],
]);

/**
 * Strict JSON (RFC 8259) in one linear pass. `JSON.parse` is not enough here: it takes any depth (security.md F10), keeps the
 * last of two equal keys in silence, and cannot say where a value stands.
 */
export class JsonReader {
  /** Keys that were given twice: the text can be read all the same, and the first value stands. */
  readonly duplicates: JsonError[] = [];
  readonly #text: string;
  #offset = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The one value of the text. Throws JsonError. */
  document(): unknown {
    const value = this.#value();
    this.#end();
    return value;
  }

  /** The value with the offset of each entry when it is a list, else of the value itself. Throws JsonError. */
  entries(): { list: boolean; entries: { value: unknown; offset: number }[] } {
    this.#blanks();
    const start = this.#offset;
    if (this.#text[start] !== '[')
      return { list: false, entries: [{ value: this.document(), offset: start }] };
    const entries: { value: unknown; offset: number }[] = [];
    this.#list((offset, value) => entries.push({ value, offset }));
    this.#end();
    return { list: true, entries };
  }

  /** Where the entries of the object or list at `offset` stand, by key or index; nothing for other values. The text was read before. */
  children(offset: number): Map<string | number, ChildPlace> {
    const found = new Map<string | number, ChildPlace>();
    this.#offset = offset;
    this.#depth = 0;
    if (this.#text[offset] === '[') this.#list((value) => found.set(found.size, { key: value, value }));
    else if (this.#text[offset] === '{')
      this.#object((key, keyOffset, value) => {
        if (!found.has(key)) found.set(key, { key: keyOffset, value });
      });
    return found;
  }

  #value(): unknown {
    this.#blanks();
    const first = this.#text[this.#offset];
    if (first === '"') return this.#string();
    if (first === '{') {
      const result: Record<string, unknown> = {};
      this.#object((key, keyOffset, _offset, value) => {
        if (!Object.hasOwn(result, key)) result[key] = value;
        else this.duplicates.push(new JsonError(`the key ${JSON.stringify(key)} is given twice`, keyOffset));
      });
      return result;
    }
    if (first === '[') {
      const result: unknown[] = [];
      this.#list((_offset, value) => result.push(value));
      return result;
    }
    const literal = LITERALS.get(first ?? '');
    if (literal !== undefined && this.#text.startsWith(literal[0], this.#offset)) {
      this.#offset += literal[0].length;
      return literal[1];
    }
    return this.#number();
  }

  #number(): number {
    NUMBER.lastIndex = this.#offset;
    const match = NUMBER.exec(this.#text);
    if (match === null) throw this.#unexpected('a value');
    const value = Number(match[0]);
    if (!Number.isFinite(value)) throw new JsonError('the number is too large', this.#offset);
    this.#offset += match[0].length;
    return value;
  }

  #string(): string {
    const text = this.#text;
    const start = this.#offset;
    let plain = true;
    for (let index = start + 1; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === 0x22) {
        this.#offset = index + 1;
        if (plain) return text.slice(start + 1, index);
        try {
          return JSON.parse(text.slice(start, index + 1)) as string;
        } catch {
          throw new JsonError('the text has an escape that JSON does not know', start);
        }
      }
      if (code === 0x5c) {
        plain = false;
        index++;
      } else if (code < 0x20)
        throw new JsonError('a line break or control character in a text must be escaped', index);
    }
    throw new JsonError('the text is not closed', start);
  }

  #list(each: (offset: number, value: unknown) => void): void {
    this.#enter();
    this.#blanks();
    const empty = this.#text[this.#offset] === ']';
    if (empty) this.#leave();
    while (!empty) {
      this.#blanks();
      const offset = this.#offset;
      each(offset, this.#value());
      if (this.#after(']')) return;
    }
  }

  #object(each: (key: string, keyOffset: number, offset: number, value: unknown) => void): void {
    this.#enter();
    this.#blanks();
    const empty = this.#text[this.#offset] === '}';
    if (empty) this.#leave();
    while (!empty) {
      this.#blanks();
      const keyOffset = this.#offset;
      if (this.#text[keyOffset] !== '"') throw this.#unexpected('a key in double quotes');
      const key = this.#string();
      if (key === SWALLOWED_KEY) throw new JsonError(`the key ${SWALLOWED_KEY} is not allowed`, keyOffset);
      this.#blanks();
      if (this.#text[this.#offset] !== ':') throw this.#unexpected('":"');
      this.#offset++;
      this.#blanks();
      const offset = this.#offset;
      each(key, keyOffset, offset, this.#value());
      if (this.#after('}')) return;
    }
  }

  #enter(): void {
    if (++this.#depth > MAX_DEPTH)
      throw new JsonError(`nested deeper than ${MAX_DEPTH} levels`, this.#offset);
    this.#offset++;
  }

  #leave(): void {
    this.#depth--;
    this.#offset++;
  }

  /** After an entry: true at the end, false when another entry follows. */
  #after(close: string): boolean {
    this.#blanks();
    if (this.#text[this.#offset] === close) {
      this.#leave();
      return true;
    }
    if (this.#text[this.#offset] !== ',') throw this.#unexpected(`"," or "${close}"`);
    this.#offset++;
    return false;
  }

  #blanks(): void {
    // Most tokens follow each other at once or after one space.
    if (this.#text.charCodeAt(this.#offset) > 0x20) return;
    BLANKS.lastIndex = this.#offset;
    BLANKS.exec(this.#text);
    this.#offset = BLANKS.lastIndex;
  }

  #end(): void {
    this.#blanks();
    if (this.#offset < this.#text.length) throw this.#unexpected('the end of the file');
  }

  #unexpected(wanted: string): JsonError {
    const found = this.#text[this.#offset];
    const what = found === undefined ? 'the text ends' : `found ${JSON.stringify(found)}`;
    return new JsonError(`not JSON: ${what} where ${wanted} should be`, this.#offset);
  }
}
