export const id = 1374;
export const ids = [1374];
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


/***/ })

};
