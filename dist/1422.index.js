export const id = 1422;
export const ids = [1422];
export const modules = {

/***/ 81422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/test-cases/reading/line-index.js
var line_index = __webpack_require__(64136);
// EXTERNAL MODULE: ./lib/test-cases/reading/piece.js
var piece = __webpack_require__(23061);
;// CONCATENATED MODULE: ./lib/test-cases/reading/yaml-position.js

/** Finds places in documents that were parsed. The keys of a map are looked up once, at the first question about it. */
function yamlPlaces() {
    const known = new WeakMap();
    const pairOf = (map, name) => {
        const pairs = known.get(map) ?? pairsOf(map);
        known.set(map, pairs);
        return pairs.get(name);
    };
    return (root, path, what) => {
        let node = root;
        let offset = start(root);
        for (const [index, step] of path.entries()) {
            let next;
            if ((0,dist/* isSeq */.oP)(node) && typeof step === 'number') {
                const item = node.items[step];
                next = item === undefined ? undefined : { key: item, value: item };
            }
            else if ((0,dist/* isMap */.jh)(node))
                next = pairOf(node, String(step));
            if (next === undefined)
                return offset;
            const empty = next.value === null || ((0,dist/* isScalar */.jn)(next.value) && next.value.range?.[0] === next.value.range?.[1]);
            const wanted = (what === 'key' && index === path.length - 1) || empty ? (next.key ?? next.value) : next.value;
            offset = wanted === null ? offset : start(wanted);
            if (next.value === null)
                return offset;
            node = next.value;
        }
        return offset;
    };
}
/** Of keys that are given twice the first counts. */
function pairsOf(map) {
    const pairs = new Map();
    for (const pair of map.items) {
        const name = nameOf(pair.key);
        if (name !== undefined && !pairs.has(name))
            pairs.set(name, pair);
    }
    return pairs;
}
function start(node) {
    return node.range?.[0] ?? 0;
}
function nameOf(key) {
    if (!(0,dist/* isScalar */.jn)(key))
        return undefined;
    return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

;// CONCATENATED MODULE: ./lib/test-cases/reading/yaml-value.js


/** Uses of anchors in one document, and nodes that they may stand for together (security.md S40). */
const MAX_ALIASES = 20;
const MAX_EXPANDED_NODES = 100_000;
/**
 * Plain values of a parsed document. Aliases share the value of their anchor, so an expansion costs nothing here; it is
 * counted all the same, because whoever copies the value pays for it.
 */
function yamlValue(root, text) {
    const walk = new Walk(text);
    if (!(0,dist/* isSeq */.oP)(root)) {
        const { value } = walk.node(root, 0);
        return {
            entries: value === null ? [] : [{ value, node: root }],
            problems: walk.problems,
            usable: walk.usable,
        };
    }
    // Same walk as for any list, kept apart only to remember the node of each entry.
    const entries = root.items.map((item) => {
        const node = item;
        return { value: walk.node(node, 1).value, node };
    });
    return { entries, problems: walk.problems, usable: walk.usable };
}
class Walk {
    problems = [];
    usable = true;
    #text;
    #anchors = new Map();
    #aliases = 0;
    #expanded = 0;
    constructor(text) {
        this.#text = text;
    }
    node(node, depth) {
        if (node === null)
            return { value: null, nodes: 1 };
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(node);
        if (depth >= piece/* MAX_DEPTH */.lr && ((0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node))) {
            this.usable = false;
            this.#say(node, `nested deeper than ${piece/* MAX_DEPTH */.lr} levels`);
            return { value: null, nodes: 1 };
        }
        const result = (0,dist/* isMap */.jh)(node)
            ? this.#map(node, depth)
            : (0,dist/* isSeq */.oP)(node)
                ? this.#list(node.items, depth)
                : this.#scalar(node);
        // Set after the walk: an alias inside its own anchor is not defined yet.
        const anchor = node.anchor;
        if (anchor !== undefined)
            this.#anchors.set(anchor, result);
        return result;
    }
    #list(items, depth) {
        let nodes = 1;
        const value = items.map((item) => {
            const entry = this.node(item, depth + 1);
            nodes += entry.nodes;
            return entry.value;
        });
        return { value, nodes };
    }
    #map(map, depth) {
        const value = {};
        let nodes = 1;
        for (const pair of map.items) {
            const key = this.#key(pair.key, map);
            const entry = this.node(pair.value, depth + 1);
            nodes += entry.nodes + 1;
            if (key === undefined)
                continue;
            if (Object.hasOwn(value, key))
                this.#say(pair.key ?? map, `the key "${key}" is given twice`);
            else
                value[key] = entry.value;
        }
        return { value, nodes };
    }
    /** Keys are texts, as in JSON: `on`, `1` and `true` stay as they are written. */
    #key(node, map) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const { value } = this.#alias(node);
            if (typeof value === 'string')
                return this.#allowed(value, node);
            this.#say(node, 'a key must be plain text');
            return undefined;
        }
        if (!(0,dist/* isScalar */.jn)(node)) {
            this.#say(node ?? map, 'a key must be plain text');
            return undefined;
        }
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, { value: node.value, nodes: 1 });
        if (node.value === null && (node.source ?? '') === '') {
            this.#say(node, 'a key is missing before ":"');
            return undefined;
        }
        if (node.value === '<<' && node.type === 'PLAIN') {
            this.#say(node, 'merge keys (<<) are not supported; write the keys out');
            return undefined;
        }
        return this.#allowed(typeof node.value === 'string' ? node.value : (node.source ?? String(node.value)), node);
    }
    #allowed(key, node) {
        if (key !== piece/* SWALLOWED_KEY */.t8)
            return key;
        this.#say(node, `the key ${piece/* SWALLOWED_KEY */.t8} is not allowed`);
        return undefined;
    }
    #scalar(node) {
        if (typeof node.value === 'number' && !Number.isFinite(node.value))
            this.#say(node, `${this.#source(node)} is not a number that can be used`);
        return { value: node.value, nodes: 1 };
    }
    #alias(node) {
        const anchor = this.#anchors.get(node.source);
        if (anchor === undefined) {
            this.#say(node, `*${node.source} stands for an anchor that is not defined before it`);
            return { value: null, nodes: 1 };
        }
        this.#aliases++;
        this.#expanded += anchor.nodes;
        if (this.#aliases > MAX_ALIASES || this.#expanded > MAX_EXPANDED_NODES)
            this.usable = false;
        // Said once: the rest of the document would repeat it.
        if (this.#aliases === MAX_ALIASES + 1)
            this.#say(node, `more than ${MAX_ALIASES} aliases in a document; put shared text in a file of its own`);
        else if (this.#expanded > MAX_EXPANDED_NODES && this.#expanded - anchor.nodes <= MAX_EXPANDED_NODES)
            this.#say(node, `aliases stand for more than ${MAX_EXPANDED_NODES} values`);
        return anchor;
    }
    #source(node) {
        return node.source ?? this.#text.slice(node.range?.[0], node.range?.[1]);
    }
    #say(node, message) {
        this.problems.push({ offset: node.range?.[0] ?? 0, message });
    }
}

;// CONCATENATED MODULE: ./lib/test-cases/reading/read-yaml.js






/** More syntax errors than these are echoes of the first. */
const MAX_SYNTAX_ERRORS = 5;
/** The library quotes what it cannot read, however long it is. */
const LONGEST_MESSAGE = 200;
/** About twenty thousand cases. The library takes up to 20 µs for each (measured), so a larger file would hold up the run. */
const MAX_LEXEMES = 1_000_000;
const OPTIONS = {
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    keepSourceTokens: false,
    strict: true,
    logLevel: 'silent',
};
/**
 * A YAML file: one resource, a list of them, or several documents. Core schema only; what the library would take but a
 * reader would misread (duplicate keys, merge keys, custom tags, alias bombs) is a problem with a place (security.md S40).
 */
function readYaml(text) {
    const lines = (0,line_index/* lineIndex */.D)(text);
    const place = yamlPlaces();
    const pieces = [];
    const problems = [];
    const add = ({ offset, message }) => problems.push({ ...lines(offset), message });
    const { documents, stopped } = parse(text);
    if (stopped !== undefined)
        add(stopped);
    for (const document of documents) {
        const faults = [...document.errors, ...document.warnings];
        for (const { pos, message } of faults.slice(0, MAX_SYNTAX_ERRORS))
            add({ offset: pos[0], message: firstLine(message) });
        if (faults.length > 0 || document.contents === null)
            continue;
        const result = yamlValue(document.contents, text);
        result.problems.forEach(add);
        if (!result.usable)
            continue;
        for (const { value, node } of result.entries)
            pieces.push({ value, at: (path, what = 'value') => lines(place(node, path, what)) });
    }
    return { pieces, problems };
}
/**
 * The library's parser, stopped as soon as it is too deep: its composer calls itself for every level and would run out of
 * stack. `uniqueKeys` is quadratic (security.md F9); `yamlValue` looks for duplicates instead.
 */
function parse(text) {
    const parser = new dist/* Parser */.iX();
    const composer = new dist/* Composer */.Dk(OPTIONS);
    const documents = [];
    let lexemes = 0;
    let versions = 0;
    const stop = (message, lexeme) => ({
        documents: [],
        stopped: { offset: parser.offset - lexeme.length, message },
    });
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme))
            for (const document of composer.next(token))
                documents.push(document);
        // The first two entries of the stack are the document and its root.
        if (parser.stack.length > piece/* MAX_DEPTH */.lr + 2)
            return stop(`nested deeper than ${piece/* MAX_DEPTH */.lr} levels`, lexeme);
        if (++lexemes > MAX_LEXEMES)
            return stop('is too large for YAML; split it, or write one case a line in a .jsonl file', lexeme);
        if (lexeme.startsWith('---'))
            versions = 0;
        if (lexeme.startsWith('%YAML') && ++versions > 1)
            return stop('the YAML version is given twice', lexeme);
    }
    for (const token of parser.end())
        for (const document of composer.next(token))
            documents.push(document);
    // Forced, so that directives without a document are noticed.
    for (const document of composer.end(true, text.length))
        documents.push(document);
    return { documents };
}
/** The library's sentences may go on with an excerpt of the source. */
function firstLine(message) {
    const line = message.split('\n', 1)[0]?.replace(/[:.]$/, '') ?? '';
    return (0,truncate/* truncateText */.E)(line, LONGEST_MESSAGE);
}


/***/ })

};
