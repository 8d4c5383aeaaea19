export const id = 9708;
export const ids = [9708];
export const modules = {

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

/***/ 89708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCsv: () => (/* binding */ readCsv)
});

// UNUSED EXPORTS: CSV_COLUMNS

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync;
;// CONCATENATED MODULE: ./lib/test-cases/reading/csv-places.js
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The lines of places that are asked for in order; `first` is that of the beginning. */
function lineCounter(input, first) {
    const lineBreak = input.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
    let line = first;
    let at = 0;
    return (offset) => {
        for (; at < offset; at++)
            if (input[at] === lineBreak)
                line++;
        return line;
    };
}
/** The first place from `offset` on where no line break stands. */
function behindLineBreaks(input, offset) {
    let at = offset;
    while (input[at] === LINE_FEED || input[at] === CARRIAGE_RETURN)
        at++;
    return at;
}
/** Where each cell of a row begins: rows are walked only for problems of cells, and then once. */
function cellPositions(raw, separator, line) {
    let places;
    return (index) => {
        if (index < 0)
            return { line, column: 1 };
        places ??= placesIn(raw(), separator, line);
        return places[index] ?? places.at(-1) ?? { line, column: 1 };
    };
}
function placesIn(raw, separator, first) {
    let line = first;
    let lineStart = 0;
    let quoted = false;
    const places = [{ line, column: 1 }];
    for (let offset = 0; offset < raw.length; offset++) {
        const character = raw[offset];
        if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted)
            places.push({ line, column: offset - lineStart + 2 });
        else if (character === '\n') {
            line++;
            lineStart = offset + 1;
        }
    }
    return places;
}

// EXTERNAL MODULE: ./lib/test-cases/reading/json-reader.js
var json_reader;
;// CONCATENATED MODULE: ./lib/test-cases/reading/read-csv.js



var TURN_COLUMNS;
function TURN_COLUMNS$made() { return TURN_COLUMNS = ['input', 'expected_behavior', 'ground_truth', 'context', 'scorers', 'checks']; }
/** Columns of contract 2; `id` and `agent_id` are the two keys of a case that nothing else in the row can give. */
var CSV_COLUMNS;
function CSV_COLUMNS$made() { return CSV_COLUMNS = ['name', ...(TURN_COLUMNS ?? TURN_COLUMNS$made()), 'tags', 'id', 'agent_id']; }
var LIST_COLUMNS;
function LIST_COLUMNS$made() { return LIST_COLUMNS = ['context', 'scorers', 'tags']; }
/** Columns whose cells are JSON: a list of objects has no shorter form. */
var JSON_COLUMNS;
function JSON_COLUMNS$made() { return JSON_COLUMNS = ['checks']; }
/** What may stand between cells: the comma of RFC 4180, and what spreadsheets write where the comma is the decimal sign. */
var SEPARATORS;
function SEPARATORS$made() { return SEPARATORS = [',', ';', '\t']; }
/** Characters of rows that are taken apart together. */
const AT_ONCE = 256 * 1024;
/** Longest row, in bytes. */
const LONGEST_ROW = 1024 * 1024;
/**
 * A CSV file (RFC 4180, or with semicolons or tabs), some rows at a time: a header row, then one single-turn case a row. `suggest` adds
 * a did-you-mean to an unknown column.
 */
function* readCsv(lines, suggest) {
    let table;
    for (const part of wholeRows(lines)) {
        if ('problem' in part) {
            yield { pieces: [], problems: [part.problem] };
            return;
        }
        const separator = table?.separator ?? separatorOf(part.text);
        const read = rows(part, separator);
        if ('problem' in read) {
            yield { pieces: [], problems: [read.problem] };
            return;
        }
        if (table === undefined) {
            const header = read.rows.shift();
            if (header === undefined)
                continue;
            const named = namesIn(header, suggest);
            if ('problems' in named) {
                yield { pieces: [], problems: named.problems };
                return;
            }
            table = { separator, names: named.names };
        }
        yield piecesOf(table.names, read.rows);
    }
}
/** A line break inside quotes belongs to its cell: a part ends where as many quotes were closed as opened. */
function* wholeRows(lines) {
    let held = [];
    let before = 0;
    let characters = 0;
    let isQuoted = false;
    for (const one of lines) {
        if ('problem' in one) {
            yield one;
            return;
        }
        held.push(one.text);
        characters += one.text.length + 1;
        if (hasOddQuotes(one.text))
            isQuoted = !isQuoted;
        // A quote that stays open this long is one that nobody closed.
        if (characters < AT_ONCE || (isQuoted && characters < AT_ONCE + LONGEST_ROW))
            continue;
        yield { text: `${held.join('\n')}\n`, before };
        before = one.line;
        [held, characters] = [[], 0];
    }
    yield { text: held.join('\n'), before };
}
function hasOddQuotes(text) {
    let odd = false;
    for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1))
        odd = !odd;
    return odd;
}
/** The columns of a header, or everything that is wrong with it. */
function namesIn(header, suggest) {
    const problems = [];
    const names = header.cells.map((cell) => cell.trim());
    // Spreadsheets write the columns beside the table too, empty.
    while (names.at(-1) === '')
        names.pop();
    const other = names.length === 1 ? otherSeparator(names[0]) : undefined;
    if (other !== undefined) {
        const message = `the columns are separated by "${other}"; separate them by a comma, a semicolon or a tab`;
        return { problems: [{ line: header.line, column: 1, message }] };
    }
    const given = new Set();
    names.forEach((name, index) => {
        const say = (message) => problems.push({ ...header.at(index), message });
        if (name === '')
            say(`column ${index + 1} has no name`);
        else if (!isColumn(name))
            say(`unknown column "${name}"${suggest(name, (CSV_COLUMNS ?? CSV_COLUMNS$made()))}; columns are ${(CSV_COLUMNS ?? CSV_COLUMNS$made()).join(', ')}`);
        else if (given.has(name))
            say(`the column "${name}" is given twice`);
        given.add(name);
    });
    // Rows judged otherwise need no expected behavior; which of them is said row by row.
    const judgedOtherwise = given.has('checks') || given.has('scorers');
    for (const column of ['name', 'input', ...(judgedOtherwise ? [] : ['expected_behavior'])])
        if (!given.has(column))
            problems.push({ line: header.line, column: 1, message: `the column "${column}" is missing` });
    return problems.length > 0 ? { problems } : { names: names };
}
function piecesOf(names, body) {
    const read = { pieces: [], problems: [] };
    for (const row of body) {
        const isEmptyBeside = row.cells.slice(names.length).every((cell) => cell.trim() === '');
        if (row.cells.length >= names.length && isEmptyBeside)
            read.pieces.push(pieceOf(names, row, read.problems));
        else
            read.problems.push({
                line: row.line,
                column: 1,
                message: `has ${row.cells.length} cells, but the header has ${names.length}`,
            });
    }
    return read;
}
/** What separates two known columns of a header that no separator of ours takes apart. */
function otherSeparator(header) {
    const [first, ...found] = [...header.matchAll(/\b[a-z_]+\b/g)].filter(([name]) => isColumn(name));
    const next = found[0];
    if (first === undefined || next === undefined)
        return undefined;
    return header.slice(first.index + first[0].length, next.index).slice(0, 10);
}
const isColumn = (name) => (CSV_COLUMNS ?? CSV_COLUMNS$made()).includes(name);
/** The line by which spreadsheets are told the separator. */
var SEPARATOR_LINE;
function SEPARATOR_LINE$made() { return SEPARATOR_LINE = /^sep=([,;\t])[ \t]*(?=\r?\n)/i; }
/** The separator that takes the header apart into the most columns that we know; the comma where there is no such. */
function separatorOf(text) {
    const told = (SEPARATOR_LINE ?? SEPARATOR_LINE$made()).exec(text)?.[1];
    if (told !== undefined)
        return told; // The pattern has no other.
    const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
    const known = (separator) => header.split(separator).filter((cell) => isColumn(cell.replaceAll('"', '').trim())).length;
    return (SEPARATORS ?? SEPARATORS$made()).reduce((best, separator) => (known(separator) > known(best) ? separator : best));
}
/** What to do about a quote where none is expected. */
const QUOTES = '; a cell that holds quotes stands in quotes itself, with each of its own doubled: "say ""hi"" to me"';
function rows({ text, before }, separator) {
    // Its line stays, empty, so that the lines behind it keep their numbers.
    const input = Buffer.from(before === 0 ? text.replace((SEPARATOR_LINE ?? SEPARATOR_LINE$made()), '') : text);
    const lineOf = lineCounter(input, before + 1);
    let end = 0;
    try {
        const records = (0,(sync ??= __webpack_require__(25175))/* parse */.qg)(input, {
            delimiter: separator,
            info: true,
            relax_column_count: true,
            skip_empty_lines: true,
            max_record_size: LONGEST_ROW,
        });
        return {
            rows: records.map(({ record, info }) => {
                const start = behindLineBreaks(input, end);
                const line = lineOf(start);
                end = info.bytes;
                const own = () => input.toString('utf8', start, info.bytes);
                return { cells: record, line, at: cellPositions(own, separator, line) };
            }),
        };
    }
    catch (error) {
        const details = error;
        // The parser has got as far as the cell that it cannot read; it counts line breaks of Windows in cells twice.
        const line = lineOf(behindLineBreaks(input, details.bytes ?? 0));
        const message = details.message.replace(/(?<=\bat line )\d+/, String(line));
        return {
            problem: {
                line,
                column: 1,
                message: `not CSV: ${message}${separator === ',' ? '' : ` (read with ${separator === ';' ? 'semicolons' : 'tabs'} between the columns)`}${/QUOTE/.test(details.code ?? '') ? QUOTES : ''}`,
            },
        };
    }
}
function pieceOf(names, row, problems) {
    const value = {};
    const turn = {};
    names.forEach((name, index) => {
        const cell = row.cells[index] ?? '';
        if (cell.trim() === '')
            return;
        const target = (TURN_COLUMNS ?? TURN_COLUMNS$made()).includes(name) ? turn : value;
        try {
            target[name] = cellValue(name, cell);
        }
        catch (error) {
            if (!(error instanceof (json_reader ??= __webpack_require__(96593))/* JsonError */.N))
                throw error;
            problems.push({ ...row.at(index), message: `column "${name}": ${error.message}` });
        }
    });
    value['turns'] = [turn];
    const columnOf = (path) => {
        const step = path[0] === 'turns' ? path[2] : path[0];
        return names.indexOf(step);
    };
    return {
        value,
        isJson: true,
        at: (path) => row.at(columnOf(path)),
        nameOf: (path) => {
            const index = columnOf(path);
            return index < 0 ? undefined : `column "${names[index]}"`;
        },
    };
}
function cellValue(column, cell) {
    if ((JSON_COLUMNS ?? JSON_COLUMNS$made()).includes(column))
        return new (json_reader ??= __webpack_require__(96593))/* JsonReader */.O(cell.trim()).document();
    return (LIST_COLUMNS ?? LIST_COLUMNS$made()).includes(column) ? listOf(cell) : cell;
}
/** A JSON array, else a list split at `|`. */
function listOf(cell) {
    const text = cell.trim();
    if (text.startsWith('['))
        return new (json_reader ??= __webpack_require__(96593))/* JsonReader */.O(text).document();
    return text
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}


/***/ })

};
