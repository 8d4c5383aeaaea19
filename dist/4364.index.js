export const id = 4364;
export const ids = [4364];
export const modules = {

/***/ 90838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ jsonPlaces)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96593);

/**
 * Finds places in a JSON text that was read before. What an object or list holds is looked up once, at the first question about
 * it, so that ten thousand problems of one object cost little more than one.
 */
function jsonPlaces(text) {
    const known = new Map();
    const childrenOf = (offset) => {
        const found = known.get(offset) ?? new _json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonReader */ .O(text).children(offset);
        known.set(offset, found);
        return found;
    };
    return (start, path, what) => {
        let found = start;
        for (const [index, step] of path.entries()) {
            const next = childrenOf(found).get(step);
            if (next === undefined)
                break;
            found = what === 'key' && index === path.length - 1 ? next.key : next.value;
        }
        return found;
    };
}


/***/ }),

/***/ 96593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   O: () => (/* binding */ JsonReader)
/* harmony export */ });
/* harmony import */ var _piece_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23061);

/** Where and why a JSON text cannot be read. */
class JsonError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANKS = /[ \t\n\r]*/y;
const LITERALS = new Map([
    ['t', ['true', true]],
    ['f', ['false', false]],
    ['n', ['null', null]],
]);
/**
 * Strict JSON (RFC 8259) in one linear pass. `JSON.parse` is not enough here: it takes any depth (security.md F10), keeps the
 * last of two equal keys in silence, and cannot say where a value stands.
 */
class JsonReader {
    /** Keys that were given twice: the text can be read all the same, and the first value stands. */
    duplicates = [];
    #text;
    #offset = 0;
    #depth = 0;
    constructor(text) {
        this.#text = text;
    }
    /** The one value of the text. Throws JsonError. */
    document() {
        const value = this.#value();
        this.#end();
        return value;
    }
    /** The value with the offset of each entry when it is a list, else of the value itself. Throws JsonError. */
    entries() {
        this.#blanks();
        const start = this.#offset;
        if (this.#text[start] !== '[')
            return { list: false, entries: [{ value: this.document(), offset: start }] };
        const entries = [];
        this.#list((offset, value) => entries.push({ value, offset }));
        this.#end();
        return { list: true, entries };
    }
    /** Where the entries of the object or list at `offset` stand, by key or index; nothing for other values. The text was read before. */
    children(offset) {
        const found = new Map();
        this.#offset = offset;
        this.#depth = 0;
        if (this.#text[offset] === '[')
            this.#list((value) => found.set(found.size, { key: value, value }));
        else if (this.#text[offset] === '{')
            this.#object((key, keyOffset, value) => {
                if (!found.has(key))
                    found.set(key, { key: keyOffset, value });
            });
        return found;
    }
    #value() {
        this.#blanks();
        const first = this.#text[this.#offset];
        if (first === '"')
            return this.#string();
        if (first === '{') {
            const result = {};
            this.#object((key, keyOffset, _offset, value) => {
                if (!Object.hasOwn(result, key))
                    result[key] = value;
                else
                    this.duplicates.push(new JsonError(`the key ${JSON.stringify(key)} is given twice`, keyOffset));
            });
            return result;
        }
        if (first === '[') {
            const result = [];
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
    #number() {
        NUMBER.lastIndex = this.#offset;
        const match = NUMBER.exec(this.#text);
        if (match === null)
            throw this.#unexpected('a value');
        const value = Number(match[0]);
        if (!Number.isFinite(value))
            throw new JsonError('the number is too large', this.#offset);
        this.#offset += match[0].length;
        return value;
    }
    #string() {
        const text = this.#text;
        const start = this.#offset;
        let plain = true;
        for (let index = start + 1; index < text.length; index++) {
            const code = text.charCodeAt(index);
            if (code === 0x22) {
                this.#offset = index + 1;
                if (plain)
                    return text.slice(start + 1, index);
                try {
                    return JSON.parse(text.slice(start, index + 1));
                }
                catch {
                    throw new JsonError('the text has an escape that JSON does not know', start);
                }
            }
            if (code === 0x5c) {
                plain = false;
                index++;
            }
            else if (code < 0x20)
                throw new JsonError('a line break or control character in a text must be escaped', index);
        }
        throw new JsonError('the text is not closed', start);
    }
    #list(each) {
        this.#enter();
        this.#blanks();
        const empty = this.#text[this.#offset] === ']';
        if (empty)
            this.#leave();
        while (!empty) {
            this.#blanks();
            const offset = this.#offset;
            each(offset, this.#value());
            if (this.#after(']'))
                return;
        }
    }
    #object(each) {
        this.#enter();
        this.#blanks();
        const empty = this.#text[this.#offset] === '}';
        if (empty)
            this.#leave();
        while (!empty) {
            this.#blanks();
            const keyOffset = this.#offset;
            if (this.#text[keyOffset] !== '"')
                throw this.#unexpected('a key in double quotes');
            const key = this.#string();
            if (key === _piece_js__WEBPACK_IMPORTED_MODULE_0__/* .SWALLOWED_KEY */ .t8)
                throw new JsonError(`the key ${_piece_js__WEBPACK_IMPORTED_MODULE_0__/* .SWALLOWED_KEY */ .t8} is not allowed`, keyOffset);
            this.#blanks();
            if (this.#text[this.#offset] !== ':')
                throw this.#unexpected('":"');
            this.#offset++;
            this.#blanks();
            const offset = this.#offset;
            each(key, keyOffset, offset, this.#value());
            if (this.#after('}'))
                return;
        }
    }
    #enter() {
        if (++this.#depth > _piece_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            throw new JsonError(`nested deeper than ${_piece_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} levels`, this.#offset);
        this.#offset++;
    }
    #leave() {
        this.#depth--;
        this.#offset++;
    }
    /** After an entry: true at the end, false when another entry follows. */
    #after(close) {
        this.#blanks();
        if (this.#text[this.#offset] === close) {
            this.#leave();
            return true;
        }
        if (this.#text[this.#offset] !== ',')
            throw this.#unexpected(`"," or "${close}"`);
        this.#offset++;
        return false;
    }
    #blanks() {
        // Most tokens follow each other at once or after one space.
        if (this.#text.charCodeAt(this.#offset) > 0x20)
            return;
        BLANKS.lastIndex = this.#offset;
        BLANKS.exec(this.#text);
        this.#offset = BLANKS.lastIndex;
    }
    #end() {
        this.#blanks();
        if (this.#offset < this.#text.length)
            throw this.#unexpected('the end of the file');
    }
    #unexpected(wanted) {
        const found = this.#text[this.#offset];
        const what = found === undefined ? 'the text ends' : `found ${JSON.stringify(found)}`;
        return new JsonError(`not JSON: ${what} where ${wanted} should be`, this.#offset);
    }
}


/***/ }),

/***/ 14364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJsonl: () => (/* binding */ readJsonl)
/* harmony export */ });
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52477);
/* harmony import */ var _json_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90838);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96593);
/* harmony import */ var _piece_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23061);




/** Characters of lines that are handed on together. */
const AT_ONCE = 64 * 1024;
/** A JSONL file, some lines at a time: one resource a line; empty lines are passed over. A bad line does not hide the others. */
function* readJsonl(lines) {
    let pieces = [];
    let problems = [];
    let characters = 0;
    for (const one of lines) {
        if ('problem' in one)
            problems.push(one.problem);
        else if (one.text.trim() !== '') {
            const { line, text } = one;
            try {
                const { value, duplicates } = readLine(text);
                pieces.push(pieceOf(text, value, line));
                for (const { offset, message } of duplicates)
                    problems.push({ line, column: offset + 1, message });
            }
            catch (error) {
                if (!(error instanceof _json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonError */ .N))
                    throw error;
                problems.push({ line, column: error.offset + 1, message: error.message });
            }
            characters += text.length;
        }
        if (characters < AT_ONCE && problems.length < AT_ONCE)
            continue;
        yield { pieces, problems };
        [pieces, problems, characters] = [[], [], 0];
    }
    if (pieces.length > 0 || problems.length > 0)
        yield { pieces, problems };
}
/**
 * The value of a line. It is made by the engine, whose texts do not hold on to the line they come from; our own reader is the judge of what
 * the engine would let pass. A line that reads the same when it is written again holds nothing of that kind. Throws JsonError.
 */
function readLine(text) {
    const plain = plainValue(text);
    if (plain.same === true)
        return { value: plain.value, duplicates: [] };
    const reader = new _json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonReader */ .O(text);
    const value = reader.document();
    return { value: reader.duplicates.length === 0 ? plain.value : value, duplicates: reader.duplicates };
}
function plainValue(text) {
    try {
        const value = JSON.parse(text);
        const suspect = text.includes(_piece_js__WEBPACK_IMPORTED_MODULE_1__/* .SWALLOWED_KEY */ .t8) || (0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeper */ .Q)(value, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST */ .F);
        return { value, same: !suspect && JSON.stringify(value) === text.trim() };
    }
    catch {
        return {}; // Our own reader says why.
    }
}
/** Where the id is the first key, which is usual, its place is known without reading the line again. */
const ID_FIRST = /^\s*\{\s*"id"\s*:\s*/;
function pieceOf(content, value, line) {
    let place;
    return {
        value,
        oneLine: true,
        at(path, what = 'value') {
            const start = content.length - content.trimStart().length;
            if (path.length === 0)
                return { line, column: start + 1 };
            const first = path.length === 1 && path[0] === 'id' && what === 'value' ? ID_FIRST.exec(content) : null;
            if (first !== null)
                return { line, column: first[0].length + 1 };
            place ??= (0,_json_places_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonPlaces */ .R)(content);
            return { line, column: place(start, path, what) + 1 };
        },
    };
}


/***/ })

};
