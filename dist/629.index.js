export const id = 629;
export const ids = [629];
export const modules = {

/***/ 10629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApiText: () => (/* binding */ openApiText)
});

// UNUSED EXPORTS: openApi

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors;
// EXTERNAL MODULE: ./lib/schema/check.js
var check;
// EXTERNAL MODULE: ./lib/checks/read-check.js + 4 modules
var read_check;
// EXTERNAL MODULE: ./lib/checks/registry.js + 46 modules
var registry;
;// CONCATENATED MODULE: ./lib/checks/check-schema.js




/** The kind that may stand beside another one. */
const AT = 'at';
/** Puts a reference in the place of every check; for `z.toJSONSchema`. */
const referringToChecks = (ref) => ({ zodSchema, jsonSchema }) => {
    if (zodSchema !== (check ??= __webpack_require__(51283))/* check */.z6)
        return;
    for (const key of Object.keys(jsonSchema))
        delete jsonSchema[key];
    jsonSchema.$ref = ref;
};
/** The JSON Schema of a check: every kind and every mark as a key, so that editors complete and explain them. */
function checkSchema(dialect) {
    const properties = {};
    for (const kind of (registry ??= __webpack_require__(90693)).checkKinds) {
        const form = valueSchema(kind.value, dialect);
        const plain = { ...form, description: `${kind.description} ${String(form['description'])}` };
        const value = dialect.inFiles && kind.file !== undefined ? orPath(plain) : plain;
        properties[kind.name] = kind.name === AT ? orPath(value) : value;
        if (!kind.negatable)
            continue;
        const negated = { ...value, description: `The complement of \`${kind.name}\`: passes where that fails.` };
        properties[`not_${kind.name}`] = kind.noneOf === true ? orList(negated) : negated;
    }
    const { properties: beside } = valueSchema((read_check ??= __webpack_require__(38010))/* marks */.Z8, dialect);
    Object.assign(properties, beside, {
        when: {
            allOf: [{ $ref: dialect.ref }],
            description: 'A check that has to pass for this one to apply; else this one is not applicable.',
        },
    });
    return {
        description: (check ??= __webpack_require__(51283))/* check */.z6.description,
        anyOf: [
            { type: 'string', enum: (registry ??= __webpack_require__(90693)).checkKinds.flatMap(bareNames) },
            { type: 'object', minProperties: 1, additionalProperties: false, properties },
        ],
    };
}
/** Kinds that need no value may be written as their name. */
const bareNames = (kind) => (0,(registry ??= __webpack_require__(90693))/* needsNoValue */.y)(kind) ? [kind.name, ...(kind.negatable ? [`not_${kind.name}`] : [])] : [];
function valueSchema(form, { target, ref }) {
    const refer = referringToChecks(ref);
    const { $schema: _, ...schema } = (json_schema_processors ??= __webpack_require__(98439))/* toJSONSchema */.bl(form, {
        io: 'input',
        target,
        override: (context) => {
            const { zodSchema, jsonSchema } = context;
            if (zodSchema instanceof schemas/* ZodObject */.bvH)
                jsonSchema.additionalProperties = false;
            refer(context);
        },
    });
    return schema;
}
const orPath = ({ description, ...schema }) => ({
    description,
    anyOf: [{ type: 'string' }, schema],
});
const orList = ({ description, ...schema }) => ({
    description: `${String(description)} A list: none of them holds.`,
    anyOf: [schema, { type: 'array', minItems: 1, items: schema }],
});

// EXTERNAL MODULE: ./lib/operations/registry.js + 9 modules
var operations_registry;
// EXTERNAL MODULE: ./lib/operations/resources.js + 10 modules
var resources;
;// CONCATENATED MODULE: ./lib/schema/problem.js

/** Body of every error answer, `application/problem+json` (RFC 9457) with the extensions of contract 9. */
var problemBody;
function problemBody$made() { return problemBody = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    status: schemas/* number */.aig().int().min(400).max(599),
    detail: schemas/* string */.YjP(),
    code: schemas/* string */.YjP(),
    errors: schemas/* array */.YOg(schemas/* looseObject */._H3({ path: schemas/* string */.YjP(), message: schemas/* string */.YjP() })).optional(),
}); }

// EXTERNAL MODULE: ./lib/schema/product.js
var product;
// EXTERNAL MODULE: ./lib/http/operation-forms.js + 2 modules
var operation_forms;
;// CONCATENATED MODULE: ./lib/http/open-api/open-api-examples.js
/** One request of each operation that takes a body, by its name. Ids stand for those that a service answered before. */
var REQUEST_EXAMPLES;
function REQUEST_EXAMPLES$made() { return REQUEST_EXAMPLES = {
    'create-scorer': {
        name: 'Says a number of days',
        type: 'regex',
        config: { pattern: '[0-9]+ days' },
    },
    evaluate: {
        input: 'Can I return tea?',
        output: 'Within 30 days.',
        context: ['Tea can be returned within 30 days.'],
        scorers: ['faithfulness', 'toxicity'],
        threshold: 0.7,
    },
    'evaluate-batch': {
        items: [{ input: 'Can I return tea?', output: 'Within 30 days.' }],
        scorers: ['answer_relevancy'],
        config: { parallel: true, fail_fast: false },
    },
    'create-agent': {
        name: 'Shop',
        provider: 'custom',
        system_prompt: 'Answer customers of a tea shop.',
        invocation: { url: 'https://agent.example.com/chat', body_template: '{"q": "{{ input }}"}' },
    },
    'create-test-case': {
        name: 'Returns',
        agent_id: 'agent_1',
        tags: ['returns'],
        turns: [{ input: { text: 'Can I return tea?' }, expected_behavior: 'Says "30 days".' }],
    },
    'generate-test-cases': {
        agent_id: 'agent_1',
        source_type: 'documents',
        documents: [{ name: 'Returns', content: 'Unopened tea can be returned within 30 days.' }],
        generation_config: { num_test_cases: 5 },
    },
    'create-run': {
        tags: ['returns'],
        config: { parallel: true, max_retries: 2, timeout_ms: 60000 },
    },
    'create-experiment': {
        name: 'Shorter prompt',
        agent_id: 'agent_1',
        test_case_ids: ['case_1'],
        metrics: ['relevance', 'latency_ms'],
        variants: [
            { name: 'as it is', config: {} },
            { name: 'brief', config: { system_prompt: 'Be brief.' } },
        ],
    },
    'optimize-prompt': { agent_id: 'agent_1', optimization_type: 'error_driven', failure_window: '30d' },
    'create-trace': {
        agent_id: 'agent_1',
        input: { messages: [{ role: 'user', content: 'Where is TK-7?' }] },
        metadata: { session_id: 'session 1' },
    },
    'add-span': {
        name: 'get_order',
        kind: 'tool',
        input: { order: 'TK-7' },
        start_time: '2026-01-05T09:00:00.000Z',
    },
    'update-span': {
        output: { content: 'on its way' },
        end_time: '2026-01-05T09:00:00.250Z',
        status: 'completed',
    },
    'create-webhook': {
        url: 'https://hooks.example.com/assay',
        events: ['run.failed'],
        secret: 'at least sixteen characters',
    },
}; }

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
;// CONCATENATED MODULE: ./lib/http/open-api/open-api-parts.js


/** What an error status means on every route that may answer it (contract 9). */
var PROBLEMS;
function PROBLEMS$made() { return PROBLEMS = {
    400: 'Malformed JSON, or an address or header that is not valid',
    401: 'No valid key',
    403: 'The key does not open this, or the request comes from a page of another origin',
    404: 'Not found',
    405: 'Not possible here; see the header allow',
    409: 'Conflicts with what is stored',
    413: 'The body is too large',
    415: 'The body is not JSON',
    421: 'Not a host name of this service',
    422: 'The request is not valid; errors names every field',
    429: 'Too many requests; see the header retry-after',
    500: 'Internal error',
    502: 'A scorer, judge or agent failed',
}; }
/** The client may be gone, or the service end, before there is an answer. */
const CANCELLED = 499;
/** Every error status that a request with a body may be answered. */
var EVERY;
function EVERY$made() { return EVERY = [...Object.keys((PROBLEMS ?? PROBLEMS$made())).map(Number), CANCELLED].filter((status) => status !== 405); }
/** The error answers as components that operations refer to. */
const problemResponses = (problem) => Object.fromEntries([...Object.entries((PROBLEMS ?? PROBLEMS$made())), [String(CANCELLED), 'The client or the service ended first']].map(([status, description]) => [
    `Problem${status}`,
    { description, content: { 'application/problem+json': { schema: problem } } },
]));
/** References to error answers. */
const problems = (statuses) => Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]));
/** An answer of this schema. */
const json = (description, schema) => ({
    description,
    content: { 'application/json': { schema } },
});
/** An id in an address; one that an author chose may hold a slash. */
const pathParameter = (name) => ({
    name,
    in: 'path',
    required: true,
    description: `The ${name} as the service answered it; percent-encoded.`,
    schema: { type: 'string' },
});
/** What the parameters of a query are for. */
var QUERY;
function QUERY$made() { return QUERY = {
    limit: 'How many at most.',
    cursor: 'The next_cursor of the page before, unchanged; left out for the first page.',
    agent_id: 'Only this agent; all when left out.',
    period: 'How far back: a number plus d (h, m and w too).',
}; }
/** The fields of a schema as parameters of a query. */
function queryParameters(input) {
    const schema = (json_schema_processors ??= __webpack_require__(98439))/* toJSONSchema */.bl(input, { io: 'input', unrepresentable: 'any' });
    return Object.entries(schema.properties ?? {}).map(([name, one]) => ({
        name,
        in: 'query',
        required: schema.required?.includes(name) === true,
        ...(0,defined/* defined */.s)({ description: (QUERY ?? QUERY$made())[name] }),
        schema: one,
    }));
}

// EXTERNAL MODULE: ./lib/operations/resources/page-request.js
var page_request;
// EXTERNAL MODULE: ./lib/operations/run-events-path.js
var run_events_path;
;// CONCATENATED MODULE: ./lib/http/open-api/open-api-schemas.js


/** Where a check is described: requests and groups hold checks. */
const CHECK = '#/components/schemas/Check';
/** `create-test-case` as `CreateTestCase`. */
function componentName(name) {
    return name
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('');
}
/** A schema as components of an OpenAPI document: itself under its name, and what it defines inside under names of their own. */
function jsonSchemaOf(name, schema, io) {
    const { $schema: _, $defs, ...own } = (json_schema_processors ??= __webpack_require__(98439))/* toJSONSchema */.bl(schema, {
        io,
        target: 'draft-2020-12',
        unrepresentable: 'any',
        override: referringToChecks(CHECK),
    });
    // A definition keeps its name out of those of others: two schemas may both have a `__schema0`.
    const inner = (defined) => `${name}.${defined.replace(/[^\w.-]/g, '_')}`;
    const moved = (value) => {
        if (Array.isArray(value))
            return value.map(moved);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === '$ref' ? reference(one) : moved(one)]));
    };
    const reference = (to) => {
        if (to === '#')
            return `#/components/schemas/${name}`;
        const defined = typeof to === 'string' ? /^#\/\$defs\/(.*)$/.exec(to)?.[1] : undefined;
        return defined === undefined ? to : `#/components/schemas/${inner(defined)}`;
    };
    return [
        [name, moved(own)], // `moved` makes an object of an object.
        ...Object.entries($defs ?? {}).map(([defined, one]) => [
            inner(defined),
            moved(one),
        ]),
    ];
}

;// CONCATENATED MODULE: ./lib/http/open-api/open-api-resources.js




/** Lists, reads and deletes of a resource. */
function addResource(resource, add, refer) {
    const { name } = resource;
    const component = componentName(name);
    const path = `/v1/${name}`;
    const id = pathParameter(resource.key);
    const reading = [400, 401, 403, 421, 422, 429, 500];
    add(path, 'GET', {
        tags: [name],
        operationId: `list-${name}`,
        summary: resource.summary,
        parameters: queryParameters((page_request ??= __webpack_require__(10989))/* pageQuery */.S),
        responses: {
            200: json('A page', {
                type: 'object',
                required: ['data', 'next_cursor'],
                properties: {
                    data: { type: 'array', items: refer(`${component}Item`, resource.item, 'output') },
                    next_cursor: { type: ['string', 'null'] },
                },
            }),
            ...problems(reading),
        },
    });
    const fields = {
        name: 'fields',
        in: 'query',
        description: '`summary`: without cases.',
        schema: { enum: ['summary'] },
    };
    add(`${path}/{${resource.key}}`, 'GET', {
        tags: [name],
        operationId: `get-${name}`,
        summary: `Read one of the ${name}.`,
        parameters: name === 'runs' ? [id, fields] : [id],
        responses: {
            200: json('Found', refer(`${component}One`, resource.whole, 'output')),
            ...problems([...reading, 404]),
        },
    });
    if (resource.remove === undefined)
        return;
    add(`${path}/{${resource.key}}`, 'DELETE', {
        tags: [name],
        operationId: `delete-${name}`,
        summary: `Delete one of the ${name}.`,
        parameters: [id],
        responses: { 204: { description: 'Deleted' }, ...problems([...reading, 404, 409]) },
    });
}
/** What is neither an operation nor a resource. */
function addOthers(add) {
    const free = { type: 'object' };
    add((run_events_path ??= __webpack_require__(26253))/* RUN_EVENTS_PATH */.e_, 'GET', {
        tags: ['runs'],
        operationId: 'run-events',
        summary: 'The progress of a run as a WebSocket.',
        parameters: [
            pathParameter('run_id'),
            {
                name: 'after',
                in: 'query',
                schema: { type: 'integer', minimum: 0 },
                description: 'Go on behind this seq.',
            },
            { name: 'token', in: 'query', schema: { type: 'string' }, description: 'In place of the header.' },
        ],
        responses: {
            101: { description: 'Messages of {seq, type, at, data}' },
            ...problems([400, 401, 403, 404, 421, 429, 500]),
        },
    });
    add('/openapi.json', 'GET', {
        tags: ['service'],
        operationId: 'open-api',
        summary: 'This description.',
        responses: { 200: json('OpenAPI 3.1', free), ...problems([401, 403, 421, 429, 500]) },
    });
    add('/healthz', 'GET', {
        tags: ['service'],
        operationId: 'health',
        summary: 'Whether the service answers.',
        security: [],
        responses: {
            200: json('It does', {
                type: 'object',
                required: ['status', 'version'],
                properties: { status: { const: 'ok' }, version: { type: 'string' } },
            }),
            ...problems([403, 421]),
        },
    });
}

;// CONCATENATED MODULE: ./lib/http/open-api/open-api.js











let open_api_text;
/** The OpenAPI 3.1 description of the service as JSON text, from the schemas that check requests and answers; made once. */
function openApiText() {
    open_api_text ??= JSON.stringify(openApi());
    return open_api_text;
}
/** The description as a value. */
function openApi() {
    const schemas = new Map();
    const refer = (name, schema, io) => {
        if (!schemas.has(name))
            for (const [key, value] of jsonSchemaOf(name, schema, io))
                schemas.set(key, value);
        return { $ref: `#/components/schemas/${name}` };
    };
    schemas.set('Check', checkSchema({ target: 'draft-2020-12', ref: CHECK, inFiles: false }));
    const problem = refer('Problem', (problemBody ?? problemBody$made()).loose(), 'output');
    const paths = {};
    const add = (path, method, value) => {
        paths[path] = { ...paths[path], [method.toLowerCase()]: value };
    };
    for (const operation of Object.values((operations_registry ??= __webpack_require__(4095))/* operations */.z))
        add(operation.path, operation.method, operationEntry(operation, refer)); // Only its schemas are looked at.
    for (const resource of (resources ??= __webpack_require__(70425))/* resources */.ES)
        addResource(resource, add, refer);
    addOthers(add);
    return {
        openapi: '3.1.0',
        jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
        info: {
            title: `${(product ??= __webpack_require__(31608))/* PRODUCT */.A.name} service`,
            version: (product ??= __webpack_require__(31608))/* PRODUCT */.A.version,
            description: 'Evaluation and regression tests of AI agents.',
        },
        servers: [{ url: '/' }],
        security: [{ key: [] }],
        paths,
        components: {
            securitySchemes: {
                key: {
                    type: 'http',
                    scheme: 'bearer',
                    description: 'The account key; for the tracing operations also the key of an agent.',
                },
            },
            responses: problemResponses(problem),
            schemas: Object.fromEntries(schemas),
        },
    };
}
function operationEntry(operation, refer) {
    const { name, method, path, tag, status, summary, input, output } = operation;
    const component = componentName(name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const request = input instanceof schemas/* ZodObject */.bvH && inPath.length > 0 ? withoutFields(input, inPath) : input;
    const { otherBody } = (0,(operation_forms ??= __webpack_require__(43731))/* operationForm */.K)(operation);
    const answer = answered({
        description: 'Done',
        schema: refer(`${component}Response`, output, 'output'),
    });
    const own = () => refer(`${component}Request`, request, 'input');
    const reads = method === 'GET';
    const parameters = [
        ...inPath.map(pathParameter),
        ...(reads ? queryParameters(input) : []),
        ...(method === 'POST' ? [(IDEMPOTENCY ?? IDEMPOTENCY$made())] : []),
        ...(operation.begin === undefined ? [] : [(PREFER ?? PREFER$made())]),
    ];
    return {
        tags: [tag],
        operationId: name,
        summary,
        ...(parameters.length === 0 ? {} : { parameters }),
        ...(reads
            ? {}
            : {
                requestBody: {
                    required: true,
                    content: {
                        'application/json': {
                            schema: otherBody === undefined ? own() : { anyOf: [own(), otherBody.request] },
                            example: (REQUEST_EXAMPLES ?? REQUEST_EXAMPLES$made())[name],
                        },
                        ...(otherBody === undefined ? {} : { [otherBody.binary]: { schema: {} } }),
                    },
                },
            }),
        responses: {
            [status]: answer,
            ...(otherBody === undefined ? {} : { 200: answered(otherBody.response) }),
            ...(operation.begin === undefined || status === 202
                ? {}
                : { 202: { ...answer, description: 'Begun' } }),
            ...problems(reads ? [401, 403, 421, 422, 429, 500] : (EVERY ?? EVERY$made())),
        },
    };
}
var IDEMPOTENCY;
function IDEMPOTENCY$made() { return IDEMPOTENCY = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same body has the same answer for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}; }
var PREFER;
function PREFER$made() { return PREFER = {
    name: 'Prefer',
    in: 'header',
    description: '`respond-async`: answer as soon as the work is checked and written down.',
    schema: { type: 'string' },
}; }
const answered = ({ description, schema }) => ({
    description,
    content: { 'application/json': { schema } },
});
/** A request without the fields that stand in the path. */
function withoutFields(input, fields) {
    const shape = Object.fromEntries(Object.entries(input.shape).filter(([name]) => !fields.includes(name)));
    return schemas/* object */.Ikc(shape);
}


/***/ })

};
