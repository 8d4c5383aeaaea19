export const id = 4646;
export const ids = [4646];
export const modules = {

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
    /** Offset of what `path` names below the value at `start`, or of the nearest thing around it. The text was read before. */
    locate(start, path, what) {
        let found = start;
        for (const [index, step] of path.entries()) {
            this.#offset = found;
            this.#depth = 0;
            const next = this.#child(step);
            if (next === undefined)
                break;
            found = what === 'key' && index === path.length - 1 ? next.key : next.value;
        }
        return found;
    }
    #child(step) {
        let found;
        let index = 0;
        if (this.#text[this.#offset] === '[')
            this.#list((offset) => {
                if (index++ === step)
                    found = { key: offset, value: offset };
            });
        else if (this.#text[this.#offset] === '{')
            this.#object((key, keyOffset, offset) => {
                if (key === step)
                    found = { key: keyOffset, value: offset };
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

/***/ 64646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CSV_COLUMNS: () => (/* binding */ CSV_COLUMNS),
/* harmony export */   readCsv: () => (/* binding */ readCsv)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96593);


const TURN_COLUMNS = ['input', 'expected_behavior', 'ground_truth', 'context', 'scorers', 'checks'];
/** Columns of contract 2; `id` and `agent_id` are the two keys of a case that nothing else in the row can give. */
const CSV_COLUMNS = ['name', ...TURN_COLUMNS, 'tags', 'id', 'agent_id'];
const LIST_COLUMNS = ['context', 'scorers', 'tags'];
/** Columns whose cells are JSON: a list of objects has no shorter form. */
const JSON_COLUMNS = ['checks'];
/** What may stand between cells: the comma of RFC 4180, and what spreadsheets write where the comma is the decimal sign. */
const SEPARATORS = [',', ';', '\t'];
/**
 * A CSV file (RFC 4180, or with semicolons or tabs): a header row, then one single-turn case a row. `suggest` adds a did-you-mean to
 * an unknown column.
 */
function readCsv(text, suggest) {
    const problems = [];
    const pieces = [];
    const read = rows(text);
    if ('problem' in read)
        return { pieces, problems: [read.problem] };
    const [header, ...body] = read.rows;
    if (header === undefined)
        return { pieces, problems };
    const names = header.cells.map((cell) => cell.trim());
    // Spreadsheets write the columns beside the table too, empty.
    while (names.at(-1) === '')
        names.pop();
    const other = names.length === 1 ? otherSeparator(names[0]) : undefined;
    if (other !== undefined)
        return {
            pieces,
            problems: [
                {
                    line: header.line,
                    column: 1,
                    message: `the columns are separated by "${other}"; separate them by a comma, a semicolon or a tab`,
                },
            ],
        };
    names.forEach((name, index) => {
        const at = cellPosition(header, index);
        if (name === '')
            problems.push({ ...at, message: `column ${index + 1} has no name` });
        else if (!isColumn(name))
            problems.push({
                ...at,
                message: `unknown column "${name}"${suggest(name, CSV_COLUMNS)}; columns are ${CSV_COLUMNS.join(', ')}`,
            });
        else if (names.indexOf(name) < index)
            problems.push({ ...at, message: `the column "${name}" is given twice` });
    });
    // Rows judged otherwise need no expected behavior; which of them is said row by row.
    const judgedOtherwise = names.includes('checks') || names.includes('scorers');
    for (const column of ['name', 'input', ...(judgedOtherwise ? [] : ['expected_behavior'])])
        if (!names.includes(column))
            problems.push({ line: header.line, column: 1, message: `the column "${column}" is missing` });
    if (problems.length > 0)
        return { pieces, problems };
    for (const row of body) {
        const isEmptyBeside = row.cells.slice(names.length).every((cell) => cell.trim() === '');
        if (row.cells.length >= names.length && isEmptyBeside)
            pieces.push(pieceOf(names, row, problems));
        else
            problems.push({
                line: row.line,
                column: 1,
                message: `has ${row.cells.length} cells, but the header has ${names.length}`,
            });
    }
    return { pieces, problems };
}
/** What separates two known columns of a header that no separator of ours takes apart. */
function otherSeparator(header) {
    const [first, ...found] = [...header.matchAll(/\b[a-z_]+\b/g)].filter(([name]) => isColumn(name));
    const next = found[0];
    if (first === undefined || next === undefined)
        return undefined;
    return header.slice(first.index + first[0].length, next.index).slice(0, 10);
}
const isColumn = (name) => CSV_COLUMNS.includes(name);
/** The line by which spreadsheets are told the separator. */
const SEPARATOR_LINE = /^sep=([,;\t])[ \t]*(?=\r?\n)/i;
/** The separator that takes the header apart into the most columns that we know; the comma where there is no such. */
function separatorOf(text) {
    const told = SEPARATOR_LINE.exec(text)?.[1];
    if (told !== undefined)
        return told; // The pattern has no other.
    const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
    const known = (separator) => header.split(separator).filter((cell) => isColumn(cell.replaceAll('"', '').trim())).length;
    return SEPARATORS.reduce((best, separator) => (known(separator) > known(best) ? separator : best));
}
/** What to do about a quote where none is expected. */
const QUOTES = '; a cell that holds quotes stands in quotes itself, with each of its own doubled: "say ""hi"" to me"';
function rows(given) {
    const separator = separatorOf(given);
    // Its line stays, empty, so that the lines behind it keep their numbers.
    const text = given.replace(SEPARATOR_LINE, '');
    try {
        const records = (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
            delimiter: separator,
            info: true,
            raw: true,
            relax_column_count: true,
            skip_empty_lines: true,
            max_record_size: 1024 * 1024,
        });
        return {
            rows: records.map(({ record, raw, info }) => {
                // `lines` counts up to the end of the row; the lines of the row itself are in its raw text.
                const own = raw.replace(/^(?:\r?\n)+/, '').replace(/\r?\n$/, '');
                return { separator, cells: record, raw: own, line: info.lines - own.split('\n').length + 1 };
            }),
        };
    }
    catch (error) {
        const details = error;
        return {
            problem: {
                line: details.lines ?? 1,
                column: 1,
                message: `not CSV: ${details.message}${separator === ',' ? '' : ` (read with ${separator === ';' ? 'semicolons' : 'tabs'} between the columns)`}${/QUOTE/.test(details.code ?? '') ? QUOTES : ''}`,
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
        const target = TURN_COLUMNS.includes(name) ? turn : value;
        try {
            target[name] = cellValue(name, cell);
        }
        catch (error) {
            if (!(error instanceof _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N))
                throw error;
            problems.push({ ...cellPosition(row, index), message: `column "${name}": ${error.message}` });
        }
    });
    value['turns'] = [turn];
    const columnOf = (path) => {
        const step = path[0] === 'turns' ? path[2] : path[0];
        return names.indexOf(step);
    };
    return {
        value,
        at: (path) => cellPosition(row, columnOf(path)),
        nameOf: (path) => {
            const index = columnOf(path);
            return index < 0 ? undefined : `column "${names[index]}"`;
        },
    };
}
function cellValue(column, cell) {
    if (JSON_COLUMNS.includes(column))
        return new _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonReader */ .O(cell.trim()).document();
    return LIST_COLUMNS.includes(column) ? listOf(cell) : cell;
}
/** A JSON array, else a list split at `|`. */
function listOf(cell) {
    const text = cell.trim();
    if (text.startsWith('['))
        return new _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonReader */ .O(text).document();
    return text
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** Where a cell begins: rows are walked only for problems. */
function cellPosition(row, index) {
    let line = row.line;
    let lineStart = 0;
    let cell = 0;
    let quoted = false;
    let offset = 0;
    for (; offset < row.raw.length && cell < index; offset++) {
        const character = row.raw[offset];
        if (character === '"')
            quoted = !quoted;
        else if (character === row.separator && !quoted)
            cell++;
        else if (character === '\n') {
            line++;
            lineStart = offset + 1;
        }
    }
    return { line, column: index < 0 ? 1 : offset - lineStart + 1 };
}


/***/ })

};
