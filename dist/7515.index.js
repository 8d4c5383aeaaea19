export const id = 7515;
export const ids = [7515,1374];
export const modules = {

/***/ 41374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileSchema: () => (/* binding */ compileSchema)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _flow_once_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_5__;






/** Meta-schemas of earlier drafts; what those drafts do otherwise is refused word by word, so the name alone does no harm. */
var EARLIER;
function EARLIER$made() { return EARLIER = /^https?:\/\/json-schema\.org\/(?:draft-0[467]|draft\/2019-09)\/schema#?$/; }
/**
 * A JSON Schema (draft 2020-12) as a function that finds the first problem of a value. Patterns run in linear time, as does `uniqueItems`;
 * nothing is fetched. Fault `validation_failed` for what is no schema.
 */
async function compileSchema(schema) {
    if ((0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(schema, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52477))/* .DEEPEST */ .F))
        throw noSchema(`it is nested more than ${(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52477))/* .DEEPEST */ .F} deep`);
    const { $schema, ...rest } = schema;
    const named = typeof $schema === 'string' && !(EARLIER ?? EARLIER$made()).test($schema) ? schema : rest;
    const { metaSchema, compiler } = await (tools ?? tools$made())();
    if (metaSchema.validateSchema(named) !== true) {
        const [error] = metaSchema.errors ?? [];
        throw noSchema(error === undefined ? 'it is none' : whyNoSchema(problemOf(error)));
    }
    try {
        const validate = compiler().compile(named);
        return (value) => {
            if (validate(value) === true)
                return undefined;
            const [error] = validate.errors ?? [];
            return error === undefined
                ? { path: '', expected: 'must be as the schema says', actual: value, rule: '#' }
                : problemOf(error);
        };
    }
    catch (error) {
        if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC)
            throw error;
        throw noSchema(error instanceof Error ? plainly(error.message) : String(error), error);
    }
}
/** Loaded at first use. The meta-schema is compiled once; a schema gets a compiler of its own, so that nothing of it stays. */
var tools;
function tools$made() { return tools = (0,(_flow_once_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(85211))/* .once */ .O)(async () => {
    // In the bundle a module that is a function has no exports by name; as its default it has them everywhere.
    const [{ default: { Ajv2020 }, }, formats, compilePattern,] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)), Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2815)]).then(__webpack_require__.t.bind(__webpack_require__, 82815, 19)), (0,(_text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(57307))/* .patternCompiler */ .y)()]);
    // The types of the package say that its default export is the function; as an ES module it is one level deeper.
    const addFormats = formats.default.default ??
        formats.default;
    const regExp = Object.assign((pattern) => {
        const compiled = compilePattern(pattern, '', (what, hint, cause) => new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', what, { where: 'json_schema', hint, cause }));
        // The text is the key under which the validator keeps it.
        return { test: (text) => compiled.matcher(text).find(), toString: () => `/${pattern}/` };
    }, { code: 'compilePattern' });
    const compiler = () => {
        const ajv = new Ajv2020({
            ...{ meta: false, validateSchema: false, addUsedSchema: false, logger: false },
            ...{ strict: true, strictTypes: false, strictTuples: false, strictRequired: false },
            // What an object inherits is not in its JSON.
            ...{ ownProperties: true, verbose: true, code: { regExp } },
        });
        addFormats(ajv, { keywords: true });
        ajv.removeKeyword('uniqueItems');
        ajv.addKeyword((UNIQUE_ITEMS ?? UNIQUE_ITEMS$made()));
        return ajv;
    };
    const metaSchema = new Ajv2020({ strict: false, logger: false, validateFormats: false, verbose: true });
    return { metaSchema, compiler };
}); }
/** The validator's own compares each with each. */
var UNIQUE_ITEMS;
function UNIQUE_ITEMS$made() { return UNIQUE_ITEMS = {
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must NOT have duplicate items' },
    validate: (unique, items) => !unique || new Set(items.map((_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)).size === items.length,
}; }
function problemOf({ instancePath, schemaPath, message, data, params }) {
    const steps = instancePath
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const path = steps
        .map((step) => /^\d+$/.test(step) ? `[${step}]` : /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)
        .join('');
    const named = Object.values(params).filter((value) => typeof value === 'string' || Array.isArray(value));
    const said = message ?? 'must be as the schema says';
    const more = named
        .map((value) => (0,(_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .shown */ .SP)(value))
        .filter((value) => !said.includes(value.replaceAll('"', '')));
    return {
        path,
        expected: more.length === 0 ? said : `${said} (${more.join(', ')})`,
        actual: data,
        rule: schemaPath.replace(/^#\//, ''),
    };
}
/** What is wrong with a schema as the meta-schema says it: `properties.total.type must be … , not "numbr"`. */
const whyNoSchema = ({ path, expected, actual }) => `${path === '' ? 'it' : path.replace(/^\./, '')} ${expected}, not ${(0,(_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .shown */ .SP)(actual)}`;
/** A message of the validator without what only its own makers read. */
const plainly = (message) => message.replace(/^strict mode: /, '').replace(/ ignored in schema at path "#?([^"]*)"$/, ' at "$1"');
function noSchema(why, cause) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The JSON Schema cannot be used: ${why}.`, {
        where: 'json_schema',
        hint: 'Write a JSON Schema of draft 2020-12; it may refer to its own parts only.',
        cause,
    });
}


/***/ }),

/***/ 71389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  problemsOfTools: () => (/* binding */ problemsOfTools)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/checks/compile-schema.js
var compile_schema;
// EXTERNAL MODULE: ./lib/checks/texts.js
var texts;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/worlds/run-worlds.js + 10 modules
var run_worlds;
// EXTERNAL MODULE: ./lib/worlds/shows-state.js
var shows_state;
// EXTERNAL MODULE: ./lib/worlds/state/apply-changes.js
var apply_changes;
// EXTERNAL MODULE: ./lib/worlds/verdict/expected-state-problems.js
var expected_state_problems;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path;
// EXTERNAL MODULE: ./lib/worlds/state/state-pattern.js
var state_pattern;
;// CONCATENATED MODULE: ./lib/worlds/verdict/unmet-places.js



/** Keys that are looked through for one that was meant. */
const MOST_KEYS = 1000;
/**
 * Why a pattern of `unchanged` or `forbidden` would never meet anything of these states, as the rest of a sentence: what it names on the way
 * is nowhere, or its last key has a neighbour that was meant. Undefined where it does, and where only a key or an entry that does not stand
 * there yet is missing, since a call may add it. Linear in the states.
 */
function unmetPattern(text, states) {
    const pattern = (0,(state_pattern ??= __webpack_require__(78713))/* statePattern */.gr)(text);
    if ('problem' in pattern)
        return undefined; // Said before.
    const reach = (0,(state_pattern ??= __webpack_require__(78713))/* reachOf */.xw)([pattern]);
    return states.some((state) => (0,(state_pattern ??= __webpack_require__(78713))/* reaches */.O6)(reach, state)) ? undefined : missing(pattern.segments, states);
}
/** The same of a path of `at`. */
function unmetPath(text, states) {
    const { steps } = (0,(json_path ??= __webpack_require__(85545))/* compilePath */.H9)(text, 'at');
    const segments = steps.map((step) => ({ kind: 'name', name: String(step) }));
    return missing(segments, states);
}
function missing(segments, states) {
    let here = states;
    const way = [];
    for (const [index, segment] of segments.entries()) {
        if (segment.kind !== 'name')
            return unmetBelow(segments.slice(index), here, way);
        const next = here.flatMap((one) => childOf(one, segment.name));
        if (next.length === 0)
            return noSuch(segment.name, here, way, index === segments.length - 1);
        way.push(segment.name);
        here = next;
    }
    return undefined;
}
/** A name that is not there: said where more was to stand below it, at the top, and where a neighbour is spelled nearly so. */
function noSuch(name, here, way, isLast) {
    const place = way.length === 0 ? '' : ` in ${way.join('.')}`;
    const meant = neighbour(name, here.flatMap((one) => keysOf(one)));
    if (meant !== null)
        return `there is no "${name}"${place} (did you mean "${meant}"?)`;
    // A list has its places, and an end counts from the back.
    const mayCome = isLast && way.length > 0;
    return mayCome || here.some(Array.isArray) ? undefined : `there is no "${name}"${place}`;
}
/** What stands behind a wildcard: nothing is said while there is nothing that it could stand for. */
function unmetBelow(rest, here, way) {
    const inside = here.flatMap((one) => keysOf(one).flatMap((key) => childOf(one, key)));
    const last = rest.at(-1);
    if (rest.length < 2 || inside.length === 0 || last?.kind !== 'name')
        return undefined;
    const meant = rest.length === 2
        ? neighbour(last.name, [...new Set(inside.slice(0, MOST_KEYS).flatMap((one) => keysOf(one)))])
        : null;
    const place = way.length === 0 ? '' : ` in ${way.join('.')}`;
    return `nothing${place} has a "${last.name}"${meant === null ? '' : ` (did you mean "${meant}"?)`}`;
}
function childOf(value, name) {
    if (typeof value !== 'object' || value === null)
        return [];
    const key = Array.isArray(value) && name.startsWith('-') ? String(value.length + Number(name)) : name;
    return Object.hasOwn(value, key) ? [Reflect.get(value, key)] : [];
}
const keysOf = (value) => typeof value === 'object' && value !== null ? Object.keys(value).slice(0, MOST_KEYS) : [];
/** The key that was meant; an id with another number is another thing, and no slip. */
function neighbour(name, keys) {
    const form = (key) => key.replace(/\d+/g, '0');
    return (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(name, keys.filter((key) => form(key) !== form(name)));
}

// EXTERNAL MODULE: ./lib/test-cases/check.js
var check;
// EXTERNAL MODULE: ./lib/test-cases/reading/read-pieces.js + 1 modules
var read_pieces;
;// CONCATENATED MODULE: ./lib/test-cases/worlds/problems-of-tools.js











/**
 * What only shows once the tools of the worlds are there, for `validate`: each world is loaded once, in its sandbox, and the expected
 * actions of its cases are played on a fork. Errors: tools that cannot be loaded, calls of tools that there are not, arguments that do not
 * fit, actions that fail. Advice: paths that meet nothing. A run finds the first kind when it opens the world, and the rest never.
 */
async function problemsOfTools({ worlds, cases, root }, ports) {
    const opened = (0,(run_worlds ??= __webpack_require__(46103)).runWorlds)(ports);
    const found = [];
    try {
        for (const world of worlds) {
            const known = await knownWorld(world, opened);
            if ('message' in known)
                found.push({ ...world.location, severity: 'error', message: known.message });
            else
                for (const one of cases)
                    if (one.world?.id === world.id && one.case.expected_state !== undefined)
                        found.push(...(await problemsOfCase(one, one.case.expected_state, known, { root, ports })));
        }
        return found;
    }
    finally {
        await opened.close();
    }
}
async function knownWorld(world, opened) {
    try {
        const tools = await opened.tools(world);
        return {
            ...{ world, opened, names: tools.map(({ name }) => name), problem: await schemasOf(tools) },
            ...((0,(shows_state ??= __webpack_require__(40055))/* shownState */.B)(world.world) ? { initial: await opened.initial(world) } : {}),
        };
    }
    catch (error) {
        return { message: messageOf(error) };
    }
}
/** What a program of ours got wrong, or the machine, is no mistake of the folder. */
function messageOf(error) {
    const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
    if (fault.code !== 'validation_failed' && fault.code !== 'agent_failed')
        throw fault;
    return fault.hint === undefined ? fault.message : `${fault.message} ${fault.hint}`;
}
async function schemasOf(tools) {
    return new Map(await Promise.all(tools.map(async ({ name, parameters }) => [name, await (0,(compile_schema ??= __webpack_require__(41374)).compileSchema)(parameters)])));
}
async function problemsOfCase({ location }, expected, known, { root, ports }) {
    const { found, advice } = await problemsOfState(expected, known);
    if (found.length + advice.length === 0)
        return [];
    // Places are looked up again instead of being kept: most cases have no problem.
    const { pieces } = await (0,(read_pieces ??= __webpack_require__(33159))/* readPieces */.u)((0,(external_node_path_ ??= __webpack_require__(76760)).join)(root, '..', location.file), ports.files);
    const piece = pieces.find((one) => one.at([]).line === location.line);
    const placed = ({ path, message }, severity) => {
        const whole = ['expected_state', ...path];
        if (piece === undefined)
            return {
                file: location.file,
                line: location.line,
                column: 1,
                severity,
                message: `${whole.join('.')} ${message}`,
            };
        return { ...(0,(check ??= __webpack_require__(1136))/* problemAt */.l4)({ piece, file: location.file }, whole, message), severity };
    };
    return [...found.map((one) => placed(one, 'error')), ...advice.map((one) => placed(one, 'advice'))];
}
async function problemsOfState(expected, known) {
    const { world, opened, initial } = known;
    // What stands in the file of a world with canned answers was said when it was read.
    const unknown = world.world.tools.mock === undefined
        ? (await (0,(expected_state_problems ??= __webpack_require__(43044))/* expectedStateProblems */.I)(expected, known.names)).filter(({ path }) => path.at(-1) === 'name')
        : [];
    const misfits = (expected.actions ?? []).flatMap((action, index) => misfit(action, index, known));
    const found = [...unknown, ...misfits];
    if (initial === undefined)
        return { found, advice: [] };
    const states = [initial];
    // A server would be started for each case.
    if (found.length === 0 && expected.actions !== undefined && world.world.tools.mcp === undefined)
        try {
            const { problem, changes } = await opened.gold(world, expected);
            if (problem !== undefined)
                found.push({ path: ['actions'], message: `: ${problem}` });
            else
                states.push((0,(apply_changes ??= __webpack_require__(74127)).applyChanges)(initial, changes));
        }
        catch (error) {
            found.push({ path: ['actions'], message: `: ${messageOf(error)}` });
        }
    return { found, advice: unmetPlaces(expected, states) };
}
function misfit({ name, arguments: args }, index, { problem }) {
    const found = problem.get(name)?.(args);
    if (found === undefined)
        return [];
    const what = found.path === '' ? 'they' : found.path.replace(/^\./, '');
    return [
        {
            path: ['actions', index, 'arguments'],
            message: `must fit ${name}: ${what} ${found.expected}, not ${(0,(texts ??= __webpack_require__(34545))/* shown */.SP)(found.actual)}`,
        },
    ];
}
/** Places that an expected state names and no state holds. They may be meant so, which is why it is said as advice. */
function unmetPlaces({ at, unchanged, forbidden }, states) {
    const named = [
        ...Object.keys(at ?? {}).map((text) => [
            ['at', text],
            unmetPath(text, states),
        ]),
        ...(unchanged ?? []).map((text, index) => [
            ['unchanged', index],
            unmetPattern(text, states),
        ]),
        ...(forbidden ?? []).map(({ writes }, index) => [
            ['forbidden', index, 'writes'],
            writes === undefined ? undefined : unmetPattern(writes, states),
        ]),
    ];
    return named.flatMap(([path, why]) => why === undefined
        ? []
        : [{ path, message: `matches nothing in the state that attempts begin with: ${why}` }]);
}


/***/ }),

/***/ 16151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workspaceFolders),
/* harmony export */   v: () => (/* binding */ ownFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;

/** With the id of the process that it belongs to. */
var NAME;
function NAME$made() { return NAME = /^assay-workspaces-(\d+)-[0-9a-f]{16}$/; }
/** Makes it, and takes away those whose processes have ended without doing so. */
function ownFolder({ files, folders, processes, random, }) {
    const temporary = folders.temporary();
    for (const name of files.list(temporary)) {
        const pid = (NAME ?? NAME$made()).exec(name)?.[1];
        if (pid === undefined || processes.isAlive(Number(pid)))
            continue;
        try {
            files.remove((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(temporary, name));
        }
        catch {
            // Somebody else's: they will.
        }
    }
    const path = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(temporary, `assay-workspaces-${processes.pid}-${random.hex(8)}`);
    folders.makePrivate(path);
    return { path, remove: () => files.remove(path) };
}
/** Such folders that are there now, of this process and of others: what attempts of theirs work in is nobody else's business. */
function workspaceFolders({ files, folders }) {
    const temporary = folders.temporary();
    return files
        .list(temporary)
        .filter((name) => (NAME ?? NAME$made()).test(name))
        .map((name) => (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(temporary, name));
}


/***/ })

};
