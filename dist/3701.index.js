export const id = 3701;
export const ids = [3701];
export const modules = {

/***/ 43701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z8: () => (/* binding */ marks),
  W_: () => (/* binding */ problemsWhenMade),
  jc: () => (/* binding */ readCheck)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/check.js
var check = __webpack_require__(51283);
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys = __webpack_require__(5354);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
// EXTERNAL MODULE: ./lib/checks/place.js + 1 modules
var place = __webpack_require__(90117);
// EXTERNAL MODULE: ./lib/checks/registry.js + 44 modules
var registry = __webpack_require__(29255);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/checks/promptfoo/list-of-texts.js
/**
 * The texts of a list that promptfoo takes as one text: parted by commas, blanks around them dropped, nothing between two commas. A text in
 * quotes keeps commas and blanks; a quote in it is doubled or stands behind a backslash. Null where a quote stays open or something follows it.
 */
function listOfTexts(value) {
    const list = [];
    let at = 0;
    while (at < value.length) {
        if (/[\s,]/.test(value[at])) {
            at += 1;
            continue;
        }
        if (value[at] !== '"') {
            const comma = value.indexOf(',', at);
            const end = comma < 0 ? value.length : comma;
            list.push(value.slice(at, end).trim());
            at = end;
            continue;
        }
        const quoted = quotedText(value, at + 1);
        if (quoted === null)
            return null;
        list.push(quoted.text);
        at = quoted.end;
        while (at < value.length && value[at] !== ',')
            if (!/\s/.test(value[at++]))
                return null;
    }
    return list;
}
/** A text up to its closing quote, and where what follows begins. */
function quotedText(value, from) {
    let text = '';
    for (let at = from; at < value.length; at += 1) {
        const next = value[at + 1];
        if (value[at] === '\\' && (next === '"' || next === '\\'))
            text += value[++at];
        else if (value[at] === '"' && next === '"')
            text += value[++at];
        else if (value[at] === '"')
            return { text, end: at + 1 };
        else
            text += value[at];
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/checks/promptfoo/script-code.js
const DECLARATION = /^(?:const|let|var)\s/;
/**
 * The inline JavaScript of an assertion as a module for a check: one line is an expression, several are the body of a function of `output`
 * and `context`. A number passes above 0, or from `threshold` on; what is neither boolean, number nor a whole verdict is an error, where it
 * fails there, negated or not.
 */
function scriptModule(code, { vars = {}, structured = false }, threshold) {
    const least = threshold === undefined ? 'result > 0' : `result >= ${threshold}`;
    return `const assertion = (output, context, process) => {
${bodyOf(code.trimEnd())}
};
const within = (score) => Math.min(1, Math.max(0, Number(score) || 0));
export default async ({ output }) => {
  const result = await assertion(${structured ? 'JSON.parse(output)' : 'output'}, { vars: ${asSource(vars)} });
  if (typeof result === 'boolean') return result;
  if (typeof result === 'number') return { pass: ${least}, score: within(result) };
  const { pass, score, reason } = Object(result);
  if (typeof pass === 'boolean' && typeof score === 'number' && typeof reason === 'string')
    return { pass, score: within(score), reason };
  throw new Error('the code gave neither a boolean, a number nor {pass, score, reason}');
};
`;
}
/**
 * The same for inline Python, whose result is the variable `result`. Indenting it changes texts of several lines in it, which is what happens
 * to it there too.
 */
function scriptInPython(code, { vars = {}, structured = false }, threshold) {
    const bare = code.trimEnd();
    const body = bare.includes('\n') ? bare : `return ${bare}`;
    const least = threshold === undefined ? 'found > 0' : `found >= ${threshold}`;
    const below = threshold === undefined ? 'False' : `found["score"] < ${threshold}`;
    return `import json
def assertion(output, context):
${body.replace(/^(?=.*\S)/gm, '    ')}

def within(score):
    return min(1, max(0, score))

found = assertion(${structured ? 'json.loads(output)' : 'output'}, {"vars": json.loads(${asText(vars)})})
if isinstance(found, str):
    found = json.loads(found.lower() if found.lower() in ("true", "false") else found)
if isinstance(found, bool):
    result = found
elif isinstance(found, (int, float)):
    result = {"pass": ${least}, "score": within(found), "reasoning": "the code gave " + str(found)}
else:
    if "pass_" in found:
        found["pass"] = found["pass_"]
    passed = found["pass"] and not (${below})
    result = {"pass": bool(passed), "score": within(found["score"]), "reasoning": found["reason"]}
`;
}
function bodyOf(code) {
    if (code.includes('\n'))
        return code;
    if (!DECLARATION.test(code.trimStart()))
        return `return ${code}`;
    const bare = code.replace(/;\s*$/, '');
    const last = bare.lastIndexOf(';');
    return last < 0 ? code : `${bare.slice(0, last + 1)} return ${bare.slice(last + 1)}`;
}
/** JSON that is JavaScript too: an object literal would take a key `__proto__` for something else. */
function asSource(value) {
    return `JSON.parse(${asText(value)})`;
}
/** JSON in a text that both languages read. */
const asText = (value) => JSON.stringify(JSON.stringify(value));

;// CONCATENATED MODULE: ./lib/checks/promptfoo/check-of-assertion.js



const NOT = 'not-';
/** What promptfoo takes where an assertion names no threshold. */
const MOST_EDITS = 5;
const LEAST_BLEU = 0.5;
/** A check for an assertion that is decided by text, by figures of the call or by inline code, which sees `context`. */
function checkOfAssertion(assertion, context = {}) {
    const negated = assertion.type.startsWith(NOT);
    const type = negated ? assertion.type.slice(NOT.length) : assertion.type;
    const translate = Object.hasOwn(TRANSLATIONS, type) ? TRANSLATIONS[type] : undefined;
    if (translate === undefined)
        return { none: `no kind for ${type}` };
    const translated = translate(assertion, negated ? 'not_' : '', context);
    if ('none' in translated || assertion.weight === undefined)
        return translated;
    return { check: { ...translated.check, weight: assertion.weight } }; // Each translation writes an object.
}
const check_of_assertion_check = (written) => ({ check: written });
const missing = (what) => ({ none: `needs ${what}` });
/** A kind that takes one text. */
const check_of_assertion_text = (kind) => ({ value }, not) => (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? check_of_assertion_check({ [`${not}${kind}`]: String(value) })
    : missing('a text');
/** A kind that takes several texts, `one` of which is written for each where there is no kind for all. */
const texts = (write) => ({ value }, not) => {
    const all = typeof value === 'string' ? listOfTexts(value) : Array.isArray(value) ? value.map(String) : null;
    return all === null || all.length === 0 || all.includes('') ? missing('texts') : check_of_assertion_check(write(all, not));
};
/** A ceiling of a figure of the call. */
const ceiling = (kind) => ({ threshold }, not) => threshold === undefined ? missing('a threshold') : check_of_assertion_check({ [`${not}${kind}`]: threshold });
/** A measure of likeness. */
const likeness = (bound) => ({ value, threshold }, not) => {
    const to = Array.isArray(value) ? value.map(String) : value;
    const isText = typeof to === 'string' ? to !== '' : Array.isArray(to) && to.length > 0 && !to.includes('');
    return isText ? check_of_assertion_check({ [`${not}similar`]: { to, ...bound(threshold) } }) : missing('a text');
};
/** A schema may be written as a text in YAML; undefined where there is none. */
function schemaOf(value) {
    const schema = typeof value === 'string' ? (0,dist/* parse */.qg)(value) : value;
    return schema === null || schema === '' ? undefined : schema;
}
/** An object, or a list that holds one: what is found in a text there. A text that is a number as a whole is JSON, and nothing is found in it. */
const FOUND = { anyOf: [{ type: 'object' }, { type: 'array', contains: { type: 'object' } }] };
/** Inline code. */
const code = (kind, script) => ({ value, threshold }, not, context) => typeof value === 'string' && value.trim() !== ''
    ? check_of_assertion_check({ [`${not}${kind}`]: { code: script(value, context, threshold) } })
    : missing('inline code');
const TRANSLATIONS = {
    equals({ value }, not) {
        if (value === undefined || value === null)
            return missing('a value');
        return check_of_assertion_check({ [`${not}equals`]: typeof value === 'object' ? value : String(value) });
    },
    contains: check_of_assertion_text('contains'),
    icontains: check_of_assertion_text('icontains'),
    'starts-with': check_of_assertion_text('starts_with'),
    regex: check_of_assertion_text('matches'),
    'contains-any': texts((all, not) => ({ [`${not}contains_any`]: all })),
    'contains-all': texts((all, not) => ({ [`${not}contains_all`]: all })),
    'icontains-any': texts((all, not) => ({ [`${not}any_of`]: all.map((icontains) => ({ icontains })) })),
    'icontains-all': texts((all, not) => ({ [`${not}all_of`]: all.map((icontains) => ({ icontains })) })),
    'is-json'({ value }, not) {
        const schema = schemaOf(value);
        if (schema === undefined)
            return check_of_assertion_check({ [`${not}json`]: true });
        return typeof schema === 'object' ? check_of_assertion_check({ [`${not}json_schema`]: schema }) : missing('a schema');
    },
    'contains-json'({ value }, not) {
        const schema = schemaOf(value);
        const found = { json_schema: FOUND, extract: true };
        // What looks like an object is taken for one there, in YAML or cut off, so nothing may look like one.
        if (not !== '')
            return schema === undefined
                ? check_of_assertion_check({ not_contains: '{' })
                : missing('what no check says: which object in a text counts');
        if (schema === undefined)
            return check_of_assertion_check(found);
        if (typeof schema !== 'object')
            return missing('a schema');
        return check_of_assertion_check({ all_of: [found, { json_schema: schema, extract: true }] });
    },
    latency: ceiling('latency_ms'),
    cost: ceiling('cost_usd'),
    levenshtein: likeness((threshold = MOST_EDITS) => ({
        by: 'levenshtein',
        max_distance: Math.max(0, Math.floor(threshold)),
    })),
    bleu: likeness((min = LEAST_BLEU) => ({ by: 'bleu', min })),
    'word-count'({ value }, not) {
        const words = (bounds) => check_of_assertion_check({ [`${not}length`]: { ...bounds, unit: 'words' } });
        if (typeof value !== 'object' || value === null) {
            const count = Number(value);
            return Number.isInteger(count) && count >= 0
                ? words({ min: count, max: count })
                : missing('a number of words');
        }
        const { min, max } = value; // Looked at where the check is read.
        return words({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
    },
    javascript: code('javascript', scriptModule),
    python: code('python', scriptInPython),
    'assert-set'({ assert = [], threshold }, not, context) {
        if (threshold !== undefined && threshold <= 0)
            return { none: 'passes whatever the answer' };
        const members = assert.map((one) => checkOfAssertion(one, context));
        const none = members.find((one) => 'none' in one);
        if (none !== undefined)
            return none;
        const group = members.flatMap((one) => ('check' in one ? [one.check] : []));
        // Every member has to pass, or with a threshold the weighted mean has to reach it.
        return check_of_assertion_check({ [`${not}all_of`]: group, ...(threshold === undefined ? {} : { threshold }) });
    },
};

;// CONCATENATED MODULE: ./lib/checks/written-check.js

/** Longest check that is shown as a whole. */
const LONGEST = 300;
/** A check as somebody would write it in a file, in one line; undefined for one that is too long for a message. */
function writtenCheck(check) {
    const text = (0,dist.stringify)(check, {
        collectionStyle: 'flow',
        lineWidth: 0,
        flowCollectionPadding: false,
    }).trimEnd();
    if (text.length > LONGEST || text.includes('\n'))
        return undefined;
    // A check without anything beside it needs no braces.
    return Object.keys(check).length === 1 ? text.slice(1, -1) : text;
}

;// CONCATENATED MODULE: ./lib/checks/unknown-words.js






/** Words that people try for a kind, or for what stands beside one. */
const SYNONYMS = {
    any: 'any_of',
    all: 'all_of',
    calls: 'tool_calls',
    eq: 'equals',
    exact: 'equals',
    exact_match: 'equals',
    include: 'contains',
    includes: 'contains',
    is: 'equals',
    js: 'javascript',
    jsonpath: 'at',
    jsonschema: 'json_schema',
    max_latency_ms: 'latency_ms',
    metric: 'name',
    max_cost_usd: 'cost_usd',
    max_length: 'length',
    max_tokens: 'tokens',
    min_length: 'length',
    path: 'of',
    pattern: 'matches',
    py: 'python',
    regexp: 'matches',
    schema: 'json_schema',
    tool_called: 'called',
    tool_not_called: 'not_called',
    tool_used: 'called',
    tools: 'called',
    tools_called: 'called',
    valid_json: 'json',
};
/** Assertions of promptfoo that no kind is equal to, and what says the same or nearly so. */
const NEAREST = {
    rouge_n: 'similar with by: rouge_l, which counts words in their order',
    similar: 'similar: {to: TEXT, min: 0.75, by: embedding}',
    tool_call_f1: 'called or tool_calls',
    ruby: 'javascript or python',
    skill_used: 'called',
    'trajectory:tool_used': 'called: TOOL',
    'trajectory:tool_sequence': 'tool_calls: {mode: in_order, calls: [TOOL, TOOL]}',
    'trajectory:tool_args_match': 'tool_calls: {mode: superset, calls: [{name: TOOL, arguments: {…}}]}',
    'trajectory:step_count': 'max_tool_calls: NUMBER',
    is_valid_openai_tools_call: 'tool_calls',
    is_valid_openai_function_call: 'tool_calls',
    is_valid_function_call: 'tool_calls',
};
/** Those that a model decides. */
const JUDGED = /^(?:llm_rubric|agent_rubric|search_rubric|g_eval|model_graded_.+|factuality|answer_relevance|context_.+|conversation_relevance|classifier|moderation|pi|select_best|trajectory:goal_success)$/;
/** Those that own code can decide. */
const BY_CODE = /^(?:is_refusal|(?:is|contains)_(?:xml|html|sql)|gleu|meteor|perplexity(?:_score)?|finish_reason|guardrails|webhook|max_score|trace_.+)$/;
/**
 * What to say of words that name no check: one problem for an assertion of promptfoo (`type: contains` with `value: …`), else one each.
 * `record` is the check as it was written.
 */
function unknownKinds(record, words, path) {
    if (typeof record['type'] === 'string')
        return [assertion(record, path)];
    return words.map((word) => ({ path: [...path, word], message: unknownWord(record, word) }));
}
/** A text that names no kind: most likely a check in quotes, or without its colon. */
function notNamed(text) {
    const [, word = '', value = ''] = /^([\w-]+)(?:\s*:\s*|\s+)(\S.*)$/s.exec(text) ?? [];
    const known = (0,registry.findKind)(word.toLowerCase().replaceAll('-', '_'));
    if (known === undefined)
        return undefined;
    const name = `${known.negated ? 'not_' : ''}${known.kind.name}`;
    return `is one text; write the kind and its value apart, as ${name}: ${value}`;
}
function assertion(record, path) {
    const type = String(record['type']);
    const problem = (message) => ({ path: [...path, 'type'], message });
    const found = formOf(type, record['value'], record);
    return problem(found === undefined
        ? 'is no check: a check is its kind with its value, such as contains: "36"'
        : `is no check: ${found}`);
}
function unknownWord(record, word) {
    if (scorer_name/* AVAILABLE_SCORERS */.iL.includes(word))
        return 'is a scorer, not a check; name it under scorers';
    if (word === 'not')
        return 'is no check; a negation is a kind of its own, such as not_contains: maybe';
    const found = formOf(word, record[word], record);
    if (found !== undefined)
        return `is no check: ${found}`;
    const plain = plainWord(word);
    const meant = ownEntry(SYNONYMS, plain) ?? (0,distance/* didYouMean */.a)(plain, [...(0,registry/* checkNames */.L)(), ...check/* CHECK_MARKS */.Gh]);
    if (meant !== null)
        return `is no check (did you mean "${meant}"?)`;
    return `is no check; checks are ${registry.checkKinds.map(({ name }) => name).join(', ')}, most of them also with not_ in front`;
}
const plainWord = (word) => word
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[-\s]/g, '_');
/** What to write for an assertion of promptfoo; undefined for a word that it does not know. */
function formOf(word, value, record) {
    const plain = plainWord(word);
    const bare = plain.replace(/^not_/, '');
    if (JUDGED.test(bare))
        return 'it is a model that decides it, so say it as expected_behavior of the turn, or by a scorer (docs/scorers.md)';
    const nearest = ownEntry(NEAREST, bare);
    if (nearest !== undefined)
        return `the nearest is ${nearest}`;
    if (BY_CODE.test(bare))
        return 'there is none for it; say it in code, as javascript: EXPRESSION';
    const written = translated(plain.replaceAll('_', '-'), value, record);
    if (written !== undefined)
        return `write ${written}`;
    const kind = (0,registry.findKind)(plain) === undefined ? ownEntry(SAME, bare) : plain;
    if (kind === undefined)
        return undefined;
    const { kind: known, negated } = (0,registry.findKind)(kind) ?? {};
    const example = known === undefined ? undefined : writtenCheck(known.example.check);
    return example === undefined ? undefined : `write ${negated === true ? 'not_' : ''}${example}`;
}
/** Kinds that are called otherwise in promptfoo, for an assertion that holds too little to be written out. */
const SAME = {
    regex: 'matches',
    is_json: 'json',
    contains_json: 'json',
    levenshtein: 'similar',
    bleu: 'similar',
    latency: 'latency_ms',
    cost: 'cost_usd',
    word_count: 'length',
    icontains_any: 'any_of',
    icontains_all: 'all_of',
    assert_set: 'all_of',
};
function translated(type, value, record) {
    const bare = type.replace(/^not-/, '');
    if (type === 'contains-json' && (value === undefined || value === true))
        return writtenCheck({ json_schema: { type: 'object' }, extract: true });
    if (bare === 'javascript' || bare === 'python')
        // Code stays as it is: what the two tools hand to it is told by the page on checks.
        return typeof value === 'string' ? writtenCheck({ [type.replace('not-', 'not_')]: value }) : undefined;
    const numbers = (of) => (typeof of === 'number' ? of : undefined);
    // Where the word itself is the key, its value may stand for the threshold, and `true` for nothing.
    const threshold = numbers(record['threshold']) ?? (/^(?:latency|cost)$/.test(bare) ? numbers(value) : undefined);
    const weight = numbers(record['weight']);
    const inner = bare === 'assert-set' ? (record['assert'] ?? value?.['assert']) : undefined;
    const given = {
        type,
        ...(value === true ? {} : { value }),
        ...(threshold === undefined ? {} : { threshold }),
        ...(weight === undefined ? {} : { weight }),
        ...(Array.isArray(inner) && inner.every(isAssertion) ? { assert: inner } : {}),
    };
    if (bare === 'assert-set' && given.assert === undefined)
        return undefined;
    try {
        const made = checkOfAssertion(given);
        return 'check' in made && typeof made.check === 'object' ? writtenCheck(made.check) : undefined;
    }
    catch {
        return undefined; // A schema that is no YAML: there is nothing to write out.
    }
}
/** Words of others may be those that every object has. */
const ownEntry = (table, word) => Object.hasOwn(table, word) ? table[word] : undefined;
const isAssertion = (one) => typeof one === 'object' && one !== null && typeof one.type === 'string';

;// CONCATENATED MODULE: ./lib/checks/read-check.js










/** Groups in groups, deeper than anybody means it. */
const DEEPEST_GROUP = 10;
/** What may stand beside a kind. */
const marks = schemas/* object */.Ikc({
    name: schemas/* string */.YjP()
        .min(1)
        .max(100)
        .regex(/^[^\s\p{Cc}#](?:[^\p{Cc}#]*[^\s\p{Cc}#])?$/u, 'must be one line without # and without blanks around it')
        .refine((name) => name !== '__proto__', 'cannot be a name')
        .optional()
        .describe('Name of its result. Left out: the kind, from the second on numbered: `contains`, `contains#2`.'),
    of: schemas/* string */.YjP()
        .min(1)
        .max(1000)
        .optional()
        .describe('What it looks at, as a path of the attempt: `output.json.total`, `tool_calls[0].arguments.id`, `context`, `state.order`. Left out: `output`.'),
    extract: schemas/* boolean */.zMY()
        .optional()
        .describe('`true`: the first fenced or bare JSON value in the text counts, not the whole text.'),
    weight: schemas/* number */.aig()
        .min(0)
        .max(1e6)
        .optional()
        .describe('What it counts in the score of its group. 0: shown only, and not counted. Left out: 1.'),
    threshold: schemas/* number */.aig()
        .gt(0)
        .max(1)
        .optional()
        .describe('Lowest score that passes, for what gives a number: own code, groups. Left out: what the kind says.'),
});
const MARKS = new Set(check/* CHECK_MARKS */.Gh);
/** A check as it is written, read; or everything that is wrong with it. Paths of the problems begin at the check. */
function readCheck(written, path = [], depth = 0) {
    const unnamed = typeof written === 'string' ? notNamed(written) : undefined;
    if (unnamed !== undefined)
        return wrong(path, unnamed);
    const raw = typeof written === 'string' ? named(written) : written;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return wrong(path, `must be a check, such as contains: "36", not ${kindOf(raw)}`);
    if (depth > DEEPEST_GROUP)
        return wrong(path, `must not be nested more than ${DEEPEST_GROUP} deep`);
    // Border: an object that is no list; its values are looked at below.
    const record = raw;
    const kindKeys = Object.keys(record).filter((key) => !MARKS.has(key));
    const folded = atWithSibling(record, kindKeys);
    if (folded !== undefined)
        return readCheck(folded, path, depth);
    const [key, other] = kindKeys;
    if (key === undefined)
        return wrong(path, `names no check; checks are ${registry.checkKinds.map(({ name }) => name).join(', ')}`);
    const kind = (0,registry.findKind)(key);
    if (kind === undefined)
        return { problems: unknownKinds(record, kindKeys, path) };
    if (other !== undefined)
        return (0,registry.findKind)(other) === undefined
            ? { problems: unknownKinds(record, [other], path) }
            : wrong([...path, other], `stands beside ${key}: each check is an entry of its own`);
    return readKind(kind, key, record, path, depth);
}
/** `at: total` with another check beside it is the short form of `at: { path: total, check: … }`. */
function atWithSibling(record, kindKeys) {
    const { at, ...rest } = record;
    const beside = kindKeys.filter((key) => key !== 'at');
    if (typeof at !== 'string' || beside.length !== 1)
        return undefined;
    const key = beside[0]; // One is there.
    const { [key]: value, ...others } = rest;
    return { ...others, at: { path: at, check: { [key]: value } } };
}
/** A kind that needs no value may be written as its name alone. */
function named(word) {
    const kind = (0,registry.findKind)(word);
    return kind === undefined || (0,registry/* needsNoValue */.y)(kind.kind) ? { [word]: true } : word;
}
function readKind({ kind, negated }, key, record, path, depth) {
    const problems = [];
    const place = [...path, key];
    const given = record[key];
    if (negated && !kind.negatable)
        problems.push({ path: place, message: `cannot be negated; there is only ${kind.name}` });
    const values = negated && kind.noneOf === true && Array.isArray(given) ? given : [given];
    if (kind.noneOf === true && !negated && Array.isArray(given))
        return wrong(place, `takes one text; a list belongs to contains_any (at least one), contains_all (every one), any_of and all_of, or to not_${kind.name} (none)`);
    if (values.length === 0)
        problems.push({ path: place, message: 'must not be empty' });
    const ready = [];
    const members = [];
    for (const [index, value] of values.entries()) {
        const at = values === given ? [...place, index] : place;
        for (const { step, check } of kind.members?.(value) ?? []) {
            const inner = readCheck(check, [...at, ...step], depth + 1);
            problems.push(...inner.problems);
            if (inner.check !== undefined)
                members.push(inner.check);
        }
        const parsed = kind.value.safeParse(value);
        // Of a text it would only ask whether it is the word.
        if (value === null && parsed.success && depth === 0 && record['of'] === undefined)
            problems.push({ path: at, message: `is empty; for the word write ${key}: "null"` });
        else if (parsed.success)
            ready.push(kind.ready(parsed.data));
        else
            problems.push(...problemsOfValue(parsed.error, value, at, suchAs(kind, key)));
        problems.push(...unknownWords(kind.value, value, at));
    }
    const beside = readMarks(kind, record, path, depth);
    problems.push(...beside.problems);
    if (problems.length > 0)
        return { problems };
    const { marks: read, of, when } = beside;
    return {
        problems,
        check: {
            ...{ kind, negated, value: given, ready, members },
            extract: read.extract ?? false,
            weight: read.weight ?? 1,
            ...(read.name === undefined ? {} : { name: read.name }),
            ...(read.threshold === undefined ? {} : { threshold: read.threshold }),
            ...(of === undefined ? {} : { of }),
            ...(when === undefined ? {} : { when }),
        },
    };
}
/** What is wrong with a value that stands at `path`; whoever wrote another form is shown the right one. */
function problemsOfValue(error, value, path, suchAs) {
    return (0,value_problems/* valueProblems */.ce)(error, value).map(({ path: inside, message, ...more }) => ({
        ...more,
        path: [...path, ...inside],
        message: inside.length === 0 && /^(?:must be|needs) /.test(message) ? `${message}${suchAs}` : message,
    }));
}
/** How a value of a kind is written, for the end of a sentence. */
function suchAs({ example, name }, key) {
    const text = writtenCheck({ [key]: example.check[name] });
    return text === undefined ? '' : `, such as ${text}`;
}
function readMarks(kind, record, path, depth) {
    const problems = [];
    const given = Object.fromEntries(Object.entries(record).filter(([key]) => Object.hasOwn(marks.shape, key)));
    const parsed = marks.safeParse(given);
    if (!parsed.success)
        problems.push(...(0,value_problems/* valueProblems */.ce)(parsed.error, given).map((one) => ({ ...one, path: [...path, ...one.path] })));
    const read = parsed.data ?? {};
    let of;
    if (read.of !== undefined) {
        const found = (0,place/* attemptPath */.X9)(read.of);
        if (!kind.of)
            problems.push({
                path: [...path, 'of'],
                message: `does not belong to ${kind.name}, which looks at ${kind.reads?.length === 0 ? 'the whole attempt' : (kind.reads ?? ['output']).join(', ')}`,
            });
        else if ('problem' in found)
            problems.push({ ...found, path: [...path, 'of'], message: found.problem });
        else
            of = found;
    }
    if (read.threshold !== undefined && kind.ownThreshold === true)
        problems.push({
            path: [...path, 'threshold'],
            message: `does not belong to ${kind.name}, whose value says from where on it passes`,
        });
    if (read.extract !== undefined && kind.extracts !== true && of?.json !== true)
        problems.push({
            path: [...path, 'extract'],
            message: `belongs to ${registry.checkKinds
                .filter(({ extracts }) => extracts)
                .map(({ name }) => name)
                .join(', ')} and to paths into JSON, not to ${kind.name}`,
        });
    let when;
    if (record['when'] !== undefined) {
        const condition = readCheck(record['when'], [...path, 'when'], depth + 1);
        problems.push(...condition.problems);
        when = condition.check;
    }
    return { marks: read, of, when, problems };
}
/** What is wrong with the values of a check that only shows when they are made: expressions, schemas, code that do not compile. */
async function problemsWhenMade(check) {
    const own = await Promise.all(check.ready.map(async (one) => {
        try {
            await one.compiled();
            return [];
        }
        catch (error) {
            if (!(error instanceof errors/* Fault */.vC) || error.code !== 'validation_failed')
                throw error;
            return [`${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}`];
        }
    }));
    const nested = await Promise.all([...check.members, ...(check.when === undefined ? [] : [check.when])].map(problemsWhenMade));
    return [...own, ...nested].flat();
}
function unknownWords(form, value, path) {
    return (0,unknown_keys/* unknownKeys */.v)(form, value).map(({ path: inside, key, known }) => {
        const meant = (0,distance/* didYouMean */.a)(key, known);
        const hint = meant === null ? `; known: ${known.join(', ')}` : ` (did you mean "${meant}"?)`;
        return { path: [...path, ...inside, key], message: `is not known here${hint}` };
    });
}
function wrong(path, message) {
    return { problems: [{ path: [...path], message }] };
}
const kindOf = (value) => value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `${JSON.stringify(value)?.slice(0, 60)}`;


/***/ })

};
