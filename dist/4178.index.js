export const id = 4178;
export const ids = [4178];
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
/* harmony import */ var _piece_js__WEBPACK_IMPORTED_MODULE_0__;

/** Where and why a JSON text cannot be read. */
class JsonError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
var NUMBER;
function NUMBER$made() { return NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y; }
var BLANKS;
function BLANKS$made() { return BLANKS = /[ \t\n\r]*/y; }
var LITERALS;
function LITERALS$made() { return LITERALS = new Map([
    ['t', ['true', true]],
    ['f', ['false', false]],
    ['n', ['null', null]],
]); }
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
        const literal = (LITERALS ?? LITERALS$made()).get(first ?? '');
        if (literal !== undefined && this.#text.startsWith(literal[0], this.#offset)) {
            this.#offset += literal[0].length;
            return literal[1];
        }
        return this.#number();
    }
    #number() {
        (NUMBER ?? NUMBER$made()).lastIndex = this.#offset;
        const match = (NUMBER ?? NUMBER$made()).exec(this.#text);
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
            if (key === (_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .SWALLOWED_KEY */ .t8)
                throw new JsonError(`the key ${(_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .SWALLOWED_KEY */ .t8} is not allowed`, keyOffset);
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
        if (++this.#depth > (_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .MAX_DEPTH */ .lr)
            throw new JsonError(`nested deeper than ${(_piece_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23061))/* .MAX_DEPTH */ .lr} levels`, this.#offset);
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
        (BLANKS ?? BLANKS$made()).lastIndex = this.#offset;
        (BLANKS ?? BLANKS$made()).exec(this.#text);
        this.#offset = (BLANKS ?? BLANKS$made()).lastIndex;
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

/***/ 94178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJson: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _json_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90838);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96593);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64136);



/** A JSON file: one resource, or a list of them. */
function readJson(text) {
    const lines = (0,_line_index_js__WEBPACK_IMPORTED_MODULE_0__/* .lineIndex */ .D)(text);
    const place = (0,_json_places_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonPlaces */ .R)(text);
    const reader = new _json_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonReader */ .O(text);
    try {
        const { entries } = reader.entries();
        const pieces = entries.map(({ value, offset }) => ({
            value,
            at: (path, what = 'value') => lines(place(offset, path, what)),
        }));
        const problems = reader.duplicates.map(({ offset, message }) => ({ ...lines(offset), message }));
        return { pieces, problems };
    }
    catch (error) {
        if (error instanceof _json_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonError */ .N)
            return { pieces: [], problems: [{ ...lines(error.offset), message: error.message }] };
        throw error;
    }
}


/***/ })

};
