export const id = 9255;
export const ids = [9255];
export const modules = {

/***/ 90117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aQ: () => (/* binding */ OUTPUT),
  X9: () => (/* binding */ attemptPath),
  o_: () => (/* binding */ jsonOf),
  TE: () => (/* binding */ lookUp)
});

// UNUSED EXPORTS: ROOTS

// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path = __webpack_require__(85545);
;// CONCATENATED MODULE: ./lib/checks/extract-json.js
/** A fenced block: its opening line, by the label that JSON goes under. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*(?:json[c5l]?|)[ \t]*$/i;
/**
 * The first JSON value in a text that is more than one: what a fenced block holds (labelled `json` or not at all), else the first object or
 * list that stands in the prose. Undefined when there is none. Linear in the text.
 */
function extractJson(text) {
    return fenced(text) ?? bareJson(text);
}
/** What the first character of a JSON value can be; whatever else a block begins with is not worth an exception. */
const MAY_BE_JSON = /^\s*[[{"\-\dtfn]/;
/** Blocks that are looked into. */
const MOST_FENCES = 1000;
/** Deepest nesting of a JSON value that is read: far beyond what anybody means, far below what costs seconds. */
const DEEPEST = 5000;
function fenced(text) {
    let open;
    let tried = 0;
    for (let from = 0; from < text.length;) {
        const next = text.indexOf('\n', from);
        const end = next < 0 ? text.length : next;
        // A fence is a short line; the others are not looked at one by one.
        const line = end - from > 200 ? '' : text.slice(from, end).replace(/\r$/, '');
        if (open === undefined) {
            const mark = FENCE.exec(line)?.[1];
            if (mark !== undefined)
                open = { mark, from: end + 1 };
            else if (/^[ \t]*(?:`{3}|~{3})/.test(line))
                open = { mark: /[`~]{3,}/.exec(line)?.[0] ?? '```', from: -1 };
        }
        else if (line.trim().startsWith(open.mark)) {
            const inside = open.from < 0 ? '' : text.slice(open.from, from);
            const parsed = MAY_BE_JSON.test(inside) ? parse(inside) : undefined;
            if (parsed !== undefined)
                return parsed;
            tried += 1;
            if (tried === MOST_FENCES)
                return undefined;
            open = undefined;
        }
        from = end + 1;
    }
    return undefined;
}
/** Whether a text nests brackets deeper than any JSON value that is read; strings are left out. */
function nestsTooDeep(text) {
    if (text.length <= DEEPEST)
        return false;
    let depth = 0;
    let quoted = false;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (quoted) {
            if (unit === 0x5c)
                at += 1;
            else if (unit === 0x22)
                quoted = false;
        }
        else if (unit === 0x22)
            quoted = true;
        else if (unit === 0x5b || unit === 0x7b) {
            depth += 1;
            if (depth > DEEPEST)
                return true;
        }
        else if (unit === 0x5d || unit === 0x7d)
            depth -= 1;
    }
    return false;
}
function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
/**
 * One pass with a stack of what is open. What breaks the grammar closes everything open, since all of it holds the break; what was complete
 * inside by then is the value.
 */
function bareJson(text) {
    const stack = [];
    let complete;
    let at = nextOpening(text, 0);
    while (at < text.length) {
        const top = stack.at(-1);
        if (top === undefined) {
            if (complete !== undefined)
                break;
            at = nextOpening(text, at);
            if (at >= text.length)
                break;
            stack.push(opening(text, at));
            at += 1;
            continue;
        }
        const step = token(text, at, top);
        if (step === 'open' && stack.length < DEEPEST) {
            top.expecting = 'comma or end';
            stack.push(opening(text, at));
            at += 1;
        }
        else if (step === 'close') {
            stack.pop();
            at += 1;
            // What is larger holds what is smaller; what began first is kept.
            if (complete === undefined || top.from < complete.from)
                complete = { from: top.from, to: at };
        }
        else if (typeof step === 'number')
            at = step;
        else {
            if (complete !== undefined)
                break;
            stack.length = 0;
            // What was taken for a text may hold the value.
            if (text[at] === '"')
                at += 1;
        }
    }
    return complete === undefined ? undefined : parse(text.slice(complete.from, complete.to));
}
function nextOpening(text, from) {
    for (let at = from; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === 0x7b || unit === 0x5b)
            return at;
    }
    return text.length;
}
function opening(text, at) {
    return text[at] === '{'
        ? { from: at, close: '}', expecting: 'key or end' }
        : { from: at, close: ']', expecting: 'value or end' };
}
/** What stands at a place inside a container: the place behind it, the beginning or the end of a container, or a break of the grammar. */
function token(text, at, top) {
    const sign = text[at];
    if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t')
        return at + 1;
    const { expecting } = top;
    if (sign === top.close)
        return expecting.endsWith('or end') ? 'close' : 'break';
    if (expecting === 'comma or end') {
        if (sign !== ',')
            return 'break';
        top.expecting = top.close === '}' ? 'key' : 'value';
        return at + 1;
    }
    if (expecting === 'colon') {
        if (sign !== ':')
            return 'break';
        top.expecting = 'value';
        return at + 1;
    }
    const wantsKey = expecting === 'key or end' || expecting === 'key';
    if (!wantsKey && (sign === '{' || sign === '['))
        return 'open';
    const end = sign === '"' ? endOfString(text, at) : wantsKey ? undefined : endOf(SCALAR, text, at);
    if (end === undefined)
        return 'break';
    top.expecting = wantsKey ? 'colon' : 'comma or end';
    return end;
}
function endOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
/** Behind the closing quote; a loop, since a regular expression would keep one step back for each character of a long text. */
function endOfString(text, from) {
    for (let at = from + 1; at < text.length;) {
        const unit = text.charCodeAt(at);
        if (unit === 0x22)
            return at + 1;
        if (unit < 0x20)
            return undefined;
        const next = unit === 0x5c ? endOf(ESCAPE, text, at) : at + 1;
        if (next === undefined)
            return undefined;
        at = next;
    }
    return undefined;
}
/** Where a text breaks the grammar of JSON: the index of what does not belong there; its length where something is missing at the end. */
function brokenJson(text) {
    const start = afterBlanks(text, 0);
    let at = start;
    if (text[start] === '{' || text[start] === '[') {
        const stack = [opening(text, start)];
        at += 1;
        for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
            const step = token(text, at, top);
            if (step === 'break')
                return at;
            if (step === 'open') {
                top.expecting = 'comma or end';
                stack.push(opening(text, at));
            }
            else if (step === 'close')
                stack.pop();
            at = typeof step === 'number' ? step : at + 1;
        }
    }
    else {
        const end = text[start] === '"' ? endOfString(text, start) : endOf(SCALAR, text, start);
        if (end === undefined)
            return start;
        at = end;
    }
    return afterBlanks(text, at);
}
function afterBlanks(text, from) {
    let at = from;
    while (' \n\r\t'.includes(text.charAt(at)) && at < text.length)
        at += 1;
    return at;
}

// EXTERNAL MODULE: ./lib/checks/texts.js
var texts = __webpack_require__(34545);
;// CONCATENATED MODULE: ./lib/checks/place.js



/** Fields of an attempt that a path may begin with. */
const ROOTS = [
    'output',
    'input',
    'context',
    'tool_calls',
    'conversation_history',
    'agent_plan',
    'ground_truth',
    'expected_behavior',
    'latency_ms',
    'usage',
    'state',
];
/** Fields that are texts: below them only `json` leads on. */
const TEXTS = new Set([
    'output',
    'input',
    'agent_plan',
    'ground_truth',
    'expected_behavior',
]);
/** Takes a path of an attempt apart, or says what is wrong with it. */
function attemptPath(text) {
    let steps;
    try {
        ({ steps } = (0,json_path/* compilePath */.H)(text, 'of'));
    }
    catch {
        return {
            problem: 'is no path; write names with dots and list positions in brackets, such as tool_calls[0].name',
        };
    }
    const [first, second] = steps;
    const root = ROOTS.find((one) => one === first);
    if (root === undefined)
        return {
            problem: `begins with "${String(first)}", which no attempt has; a path begins with ${ROOTS.join(', ')}`,
            word: String(first),
            known: [...ROOTS],
        };
    if (!TEXTS.has(root))
        return { text, root, json: false, rest: { text, steps: steps.slice(1) } };
    if (steps.length === 1)
        return { text, root, json: false, rest: { text, steps: [] } };
    if (second !== 'json')
        return {
            problem: `leads into a text; what it holds as JSON is ${root}.json${text.slice(text.indexOf(root) + root.length)}`,
        };
    return { text, root, json: true, rest: { text, steps: steps.slice(2) } };
}
/** The path of the output itself, where a check names none. */
const OUTPUT = {
    text: 'output',
    root: 'output',
    json: false,
    rest: { text: 'output', steps: [] },
};
/** What stands at a path of an attempt. Only own properties are followed; the field itself is known to be there. */
function lookUp(path, subject, extract) {
    const field = subject[path.root];
    if (!path.json)
        return at(field, path);
    const parsed = jsonOf(String(field), extract);
    return 'fault' in parsed ? { fault: `${path.root} ${parsed.fault}` } : at(parsed.value, path);
}
/** A text as a JSON value: the whole of it, or with `extract` the first fenced or bare value in it. */
function jsonOf(text, extract) {
    if (nestsTooDeep(text))
        return { fault: 'is nested too deep to be read as JSON' };
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        if (!extract) {
            const at = brokenJson(text);
            return { fault: `is no JSON from character ${at + 1} on: ${(0,texts/* marked */.xI)(text, at)}` };
        }
    }
    const extracted = extractJson(text);
    return extracted ?? { fault: 'holds no JSON value' };
}
function at(root, { text, rest }) {
    const value = rest.steps.length === 0 ? root : (0,json_path/* valueAt */.f)(root, rest);
    return value === undefined ? { fault: `there is no ${text}` } : { value };
}


/***/ }),

/***/ 29255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkKinds: () => (/* binding */ checkKinds),
  L: () => (/* binding */ checkNames),
  findKind: () => (/* binding */ findKind),
  y: () => (/* binding */ needsNoValue)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./lib/schema/check.js
var check = __webpack_require__(51283);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/flow/once.js
var once = __webpack_require__(85211);
;// CONCATENATED MODULE: ./lib/checks/define-check.js

/** Values that are kept as they were compiled: cases repeat them, and each is checked before it is asked. */
const MOST_KNOWN = 1000;
/** Where nothing runs code. */
const NOWHERE = {};
/** A kind of check for the list, from its specification. What a value is compiled to is made once. */
function defineCheck(spec) {
    const { compile, evaluate, verify, takesBlank, deterministic, ...shown } = spec;
    const known = new Map();
    // Border: where there is no `compile`, C is V.
    const made = async (value) => {
        if (compile === undefined)
            return value;
        const key = JSON.stringify(value);
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const making = (async () => compile(value))();
        known.set(key, making);
        for (const oldest of known.keys()) {
            if (known.size <= MOST_KNOWN)
                break;
            known.delete(oldest);
        }
        return making;
    };
    const verified = new WeakMap();
    const verifiedOnce = async (value, services) => {
        const world = services.code?.ports.standby ?? NOWHERE;
        const ofWorld = verified.get(world) ?? new Map();
        verified.set(world, ofWorld);
        const key = JSON.stringify(value);
        const asked = ofWorld.get(key) ?? Promise.resolve(verify?.(value, services));
        ofWorld.set(key, asked);
        const problem = await asked;
        // A file that it names may be mended while the process goes on.
        if (problem !== undefined)
            ofWorld.delete(key);
        return problem;
    };
    return {
        ...shown,
        ready(given) {
            // Border: it has passed `spec.value`, whose output is V.
            const value = given;
            const compiled = (0,once/* once */.O)(() => made(value));
            return {
                takesBlank: takesBlank?.(value) ?? false,
                deterministic: deterministic?.(value) ?? true,
                compiled,
                verify: async (services) => (verify === undefined ? undefined : verifiedOnce(value, services)),
                evaluate: async (place) => evaluate(await compiled(), place),
            };
        },
    };
}

;// CONCATENATED MODULE: ./lib/checks/define-group.js




/** Longest reason of one of its checks, in characters. */
const LONGEST_REASON = 200;
/**
 * A group of checks: all are judged, in the order written, and what does not apply or has no weight does not count. Its score is the
 * weighted mean, which does not depend on the order.
 */
function defineGroup({ passes, ...shownOf }) {
    return defineCheck({
        ...shownOf,
        value: schemas/* array */.YOg(check/* check */.z6).min(1).max(1000).describe('Checks of the group, each with any `weight`.'),
        label: () => undefined,
        negatable: true,
        of: true,
        members: (value) => Array.isArray(value) ? value.map((one, index) => ({ step: [index], check: one })) : [],
        async evaluate(_, { judge, weights, value, at }) {
            const outcomes = await Promise.all(weights.map((_weight, member) => judge(member, { value, at })));
            const errored = outcomes.find((one) => one.status === 'nothing' && one.code !== undefined);
            if (errored?.status === 'nothing')
                return errored;
            const counted = outcomes.flatMap((one, member) => {
                const weight = weights[member] ?? 0;
                return one.status === 'not_applicable' || weight === 0 ? [] : [{ ...verdictOf(one), weight }];
            });
            if (counted.length === 0)
                return { notApplicable: 'none of its checks applies' };
            const faultBelow = faultIn(outcomes);
            const total = counted.reduce((sum, { weight }) => sum + weight, 0);
            const score = counted.reduce((sum, one) => sum + one.score * one.weight, 0) / total;
            const failed = counted.filter(({ pass }) => !pass);
            return {
                pass: passes(counted),
                score: Math.min(1, Math.max(0, score)),
                expected: `${shownOf.name}: ${outcomes.map(({ label }) => label).join('; ')}`,
                actual: value,
                reason: failed.length === 0
                    ? `all ${counted.length} pass`
                    : `${counted.length - failed.length} of ${counted.length} pass; ${failed
                        .slice(0, 3)
                        .map(({ label, why }) => `${label} does not: ${why}`)
                        .join('; ')}`,
                ...(faultBelow === undefined ? {} : { faultBelow }),
                metadata: { checks: outcomes.slice(0, 20).map(factsOf) },
            };
        },
    });
}
function faultIn(outcomes) {
    for (const one of outcomes) {
        const fault = one.status === 'nothing' ? one.fault : one.status === 'judged' ? one.faultBelow : undefined;
        if (fault !== undefined)
            return `${one.label}: ${fault}`;
    }
    return undefined;
}
function verdictOf(outcome) {
    const { label } = outcome;
    return outcome.status === 'judged'
        ? { label, pass: outcome.pass, score: outcome.score, why: outcome.reason }
        : { label, pass: false, score: 0, why: outcome.fault };
}
function factsOf(outcome) {
    if (outcome.status === 'not_applicable')
        return { check: outcome.label, not_applicable: true };
    const { label, pass, score, why } = verdictOf(outcome);
    return { check: label, pass, score, reason: (0,truncate/* truncateText */.E)(why, LONGEST_REASON) };
}

;// CONCATENATED MODULE: ./lib/checks/kinds/all-of.js

/** A group of which every check has to pass. */
const allOf = defineGroup({
    name: 'all_of',
    description: 'Every check of the group passes. Its score is the weighted mean of theirs; with `threshold` it passes from that score on.',
    example: {
        check: { all_of: [{ contains: 'refund' }, { contains: '30 days' }] },
        passes: { output: 'A refund takes up to 30 days.' },
        fails: { output: 'A refund takes a week.' },
    },
    passes: (judged) => judged.every(({ pass }) => pass),
});

;// CONCATENATED MODULE: ./lib/checks/kinds/any-of.js

/** A group of which one check has to pass. */
const anyOf = defineGroup({
    name: 'any_of',
    description: 'At least one check of the group passes. Its score is the weighted mean of theirs; with `threshold` it passes from that score on.',
    example: {
        check: { any_of: [{ contains: 'refund' }, { contains: 'money back' }] },
        passes: { output: 'You get your money back.' },
        fails: { output: 'You can exchange it.' },
    },
    passes: (judged) => judged.some(({ pass }) => pass),
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path = __webpack_require__(85545);
// EXTERNAL MODULE: ./lib/checks/place.js + 1 modules
var place = __webpack_require__(90117);
;// CONCATENATED MODULE: ./lib/checks/kinds/at.js






/** `{path, check}`, `{path, contains: …}`, or paths as keys with a check or a list of checks each. */
function entriesOf(value) {
    const { path, ...rest } = value;
    if (typeof path === 'string') {
        if (Object.hasOwn(rest, 'check'))
            return [{ path, step: ['check'], check: rest['check'] }];
        return [{ path, step: [], check: rest }];
    }
    return Object.entries(value).flatMap(([key, under]) => Array.isArray(under)
        ? under.map((one, index) => ({ path: key, step: [key, index], check: one }))
        : [{ path: key, step: [key], check: under }]);
}
const entries = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) ? entriesOf(value) : [];
/** A path in the JSON output, with another check under it. */
const at = defineCheck({
    name: 'at',
    description: 'A value inside of the JSON output, with another check for it: `at: total` beside the check, or `at: { path, check }`. An output that is no JSON fails it, and so does one that has nothing there.',
    value: schemas/* union */.KCZ([
        schemas/* record */.g1P(schemas/* string */.YjP().min(1).max(1000), schemas/* unknown */.L5J())
            .refine((value) => Object.keys(value).length > 0, 'must not be empty'),
        schemas/* object */.Ikc({
            path: schemas/* string */.YjP().min(1).max(1000).describe('Path from the top of the JSON value: `items[0].price`.'),
            check: check/* check */.z6.describe('The check for what stands there.'),
        }),
    ])
        .describe('A path in the JSON output and the check for what stands there; or paths as keys, each with its checks.'),
    example: {
        check: { at: { path: 'total', check: { equals: 36 } } },
        passes: { output: '{"total": 36}' },
        fails: { output: '{"total": 35}' },
    },
    label: (value) => [...new Set(entries(value).map(({ path }) => path))].join(', '),
    negatable: false,
    of: true,
    extracts: true,
    members: entries,
    compile(value) {
        return entries(value).map(({ path }) => (0,json_path/* compilePath */.H)(path, 'at'));
    },
    async evaluate(paths, { value, at: base, extract, judge }) {
        const root = typeof value === 'string' ? (0,place/* jsonOf */.o_)(value, extract) : { value };
        if ('fault' in root)
            return { fault: `${base} ${root.fault}` };
        const prefix = typeof value === 'string' ? `${base}.json` : base;
        let last;
        for (const [member, path] of paths.entries()) {
            const place = `${prefix}.${path.text.replace(/^\$\.?/, '')}`;
            const found = (0,json_path/* valueAt */.f)(root.value, path);
            if (found === undefined)
                return { fault: `there is no ${place}` };
            const outcome = await judge(member, { value: found, at: place });
            if (outcome.status === 'nothing')
                return outcome;
            if (outcome.status === 'not_applicable')
                continue;
            last = outcome;
            if (!outcome.pass)
                break;
        }
        if (last === undefined)
            return { notApplicable: 'nothing under it applies' };
        const { pass, score, expected, actual, at: where, reason, label, metadata, faultBelow } = last;
        return {
            ...{ pass, score, expected, actual, reason: paths.length === 1 ? reason : `${label}: ${reason}` },
            ...(0,defined/* defined */.s)({ at: where, faultBelow }),
            metadata: { ...metadata, check: label },
        };
    },
});

// EXTERNAL MODULE: ./lib/scorers/formulas/tool-name.js
var tool_name = __webpack_require__(5315);
// EXTERNAL MODULE: ./lib/checks/texts.js
var texts = __webpack_require__(34545);
;// CONCATENATED MODULE: ./lib/checks/kinds/called.js




const tool = schemas/* string */.YjP().min(1).max(1000);
/** The form of `called` and `not_called`. */
const toolNames = (what) => schemas/* union */.KCZ([tool.describe('Name of one tool.'), schemas/* array */.YOg(tool).min(1).max(200).describe('Names of tools.')])
    .describe(what);
/** Of the named tools, the first call of each that was called at all. */
function callsOf(names, { tool_calls: calls = [] }) {
    return (typeof names === 'string' ? [names] : names).map((name) => ({
        name,
        call: calls.findIndex((one) => (0,tool_name/* sameTool */.Hn)(one.name, name)),
    }));
}
/** What was called, for a result. */
const calledNames = ({ tool_calls: calls = [] }) => calls.slice(0, 50).map(({ name }) => name);
/** A tool was called. */
const called = defineCheck({
    name: 'called',
    description: 'The tool was called, whatever its arguments and whatever came of it; of a list, each of them. Case, separators and a namespace of one of the names do not count.',
    value: toolNames('Tool or tools that have to be called.'),
    example: {
        check: { called: 'get_order' },
        passes: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: { id: 7 } }] },
        fails: { output: 'Done.', tool_calls: [] },
    },
    negatable: false,
    of: false,
    reads: ['tool_calls'],
    evaluate(value, { subject }) {
        const found = callsOf(value, subject);
        const missing = found.find(({ call }) => call < 0);
        return {
            pass: missing === undefined,
            expected: value,
            actual: calledNames(subject),
            reason: missing === undefined
                ? found
                    .slice(0, 5)
                    .map(({ name, call }) => `${(0,texts/* shown */.SP)(name)} is call ${call + 1}`)
                    .join(', ')
                : `${(0,texts/* shown */.SP)(missing.name)} was not called`,
        };
    },
});

;// CONCATENATED MODULE: ./lib/checks/whole-numbers.js
/** From here on JavaScript writes a number with an exponent, and so do people. */
const BEYOND_DIGITS = 1e21;
/** Whether a number is the one that was written: of a whole one above 2^53 digits may be lost, and it equals its neighbours. */
const keepsItsDigits = (value) => !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) >= BEYOND_DIGITS;
/** Whether the text of a number in JavaScript is the one that was written, give or take zeros at its ends. */
const isTextOfItself = (value) => keepsItsDigits(value) && !String(value).includes('e');
/** The same of every number in a JSON value. */
function everyNumberKeepsItsDigits(value) {
    const open = [value];
    while (open.length > 0) {
        const one = open.pop();
        if (typeof one === 'number' && !keepsItsDigits(one))
            return false;
        if (typeof one === 'object' && one !== null)
            for (const inner of Object.values(one))
                open.push(inner);
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/checks/needle.js


/**
 * A text that is looked for. A number stands for its digits. Nothing at all is refused, since it is everywhere; so is a truth value, which
 * is most likely a word without its quotes.
 */
function needle(what) {
    return schemas/* union */.KCZ([
        schemas/* string */.YjP().min(1).max(100_000),
        schemas/* number */.aig()
            .refine(isTextOfItself, 'takes such a number in quotes only: without them it would be looked for in another form'),
    ])
        .transform(String)
        .describe(what); // A union of both, turned into a text.
}
/** Texts that are looked for, at least one. */
function needles(what) {
    return schemas/* array */.YOg(needle('One of the texts.')).min(1).max(1000).describe(what);
}

;// CONCATENATED MODULE: ./lib/checks/find-text.js
/**
 * The first occurrence of a text in another, in linear time whatever both are (Knuth, Morris, Pratt 1977): what an engine has built in
 * takes text times needle on repetitive ones. The nearest miss comes for free.
 */
function findText(text, needle) {
    const border = borders(needle);
    let matched = 0;
    let longest = 0;
    let longestAt = 0;
    const first = needle.charAt(0);
    for (let at = 0; at < text.length; at += 1) {
        if (matched === 0 && needle !== '') {
            // What the engine has built in finds one letter faster than any loop.
            at = text.indexOf(first, at);
            if (at < 0)
                break;
        }
        const unit = text.charCodeAt(at);
        while (matched > 0 && needle.charCodeAt(matched) !== unit)
            matched = border[matched - 1] ?? 0;
        if (needle.charCodeAt(matched) === unit)
            matched += 1;
        if (matched > longest) {
            longest = matched;
            longestAt = at + 1 - matched;
            if (matched === needle.length)
                return { index: longestAt, longest, longestAt };
        }
    }
    return { index: needle === '' ? 0 : -1, longest, longestAt };
}
/** For each beginning of the needle, the length of its longest proper beginning that is also its end. */
function borders(needle) {
    const border = new Int32Array(needle.length);
    let length = 0;
    for (let at = 1; at < needle.length; at += 1) {
        const unit = needle.charCodeAt(at);
        while (length > 0 && needle.charCodeAt(length) !== unit)
            length = border[length - 1] ?? 0;
        if (needle.charCodeAt(length) === unit)
            length += 1;
        border[at] = length;
    }
    return border;
}
/** UTF-16 index of the first difference; the length of both where there is none. */
function firstDifference(one, other) {
    const end = Math.min(one.length, other.length);
    let at = 0;
    while (at < end && one.charCodeAt(at) === other.charCodeAt(at))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./lib/checks/text-facts.js

/** Where a text was found, as a fact. */
function foundAt(text, wanted, index) {
    return `${(0,texts/* shown */.SP)(wanted)} stands at character ${index + 1}: ${(0,texts/* marked */.xI)(text, index, wanted.length)}`;
}
/** That a text was not found, and where its longest beginning ends: the first difference of the nearest miss. */
function nearestMiss(text, wanted, { longest, longestAt }) {
    const missing = `${(0,texts/* shown */.SP)(wanted)} does not occur`;
    // One letter of many is everywhere.
    if (longest === 0 || (longest < 2 && longest * 2 < wanted.length))
        return missing;
    return `${missing}; the nearest is ${(0,texts/* marked */.xI)(text, longestAt + longest)}, where ${(0,texts/* shown */.SP)(wanted.slice(longest, longest + 20))} is expected`;
}

;// CONCATENATED MODULE: ./lib/checks/occurrence.js



/** Whether a text stands in a value, both in the form in which they are compared. */
function occurrence(wanted, { value: actual, text: textIn }, form) {
    const [text, needle] = [textIn(form), form(wanted)];
    const search = findText(text, needle);
    const pass = search.index >= 0;
    const given = (0,texts/* textOf */.b6)(actual);
    // As it was given, where its characters stand at the same places.
    const seen = given.length === text.length ? given : text;
    const reason = pass ? foundAt(seen, needle, search.index) : nearestMiss(seen, needle, search);
    return { pass, expected: wanted, actual, reason };
}

;// CONCATENATED MODULE: ./lib/checks/kinds/contains.js




/** The text stands somewhere in the value. */
const contains = defineCheck({
    name: 'contains',
    description: 'The text stands somewhere in the output, in exactly these letters.',
    value: needle('Text that has to be there.'),
    example: {
        check: { contains: '36' },
        passes: { output: 'The answer is 36.' },
        fails: { output: 'The answer is 35.' },
    },
    negatable: true,
    noneOf: true,
    of: true,
    evaluate: (value, place) => occurrence(value, place, texts/* comparable */.Zm),
});

;// CONCATENATED MODULE: ./lib/checks/kinds/contains-all.js




/** Every one of the texts stands somewhere in the value. */
const containsAll = defineCheck({
    name: 'contains_all',
    description: 'Every one of the texts stands somewhere in the output, in any order.',
    value: needles('Texts that all have to be there.'),
    example: {
        check: { contains_all: ['order 1042', 'shipped'] },
        passes: { output: 'We shipped order 1042.' },
        fails: { output: 'We shipped it.' },
    },
    negatable: true,
    of: true,
    evaluate(values, place) {
        for (const value of values) {
            const one = occurrence(value, place, texts/* comparable */.Zm);
            if (!one.pass)
                return { ...one, expected: values };
        }
        return { pass: true, expected: values, actual: place.value, reason: `all ${values.length} occur` };
    },
});

;// CONCATENATED MODULE: ./lib/checks/kinds/contains-any.js




/** At least one of the texts stands somewhere in the value. */
const containsAny = defineCheck({
    name: 'contains_any',
    description: 'At least one of the texts stands somewhere in the output.',
    value: needles('Texts of which one has to be there.'),
    example: {
        check: { contains_any: ['refund', 'money back'] },
        passes: { output: 'You get your money back.' },
        fails: { output: 'You can exchange it.' },
    },
    negatable: true,
    of: true,
    evaluate(values, place) {
        for (const value of values) {
            const one = occurrence(value, place, texts/* comparable */.Zm);
            if (one.pass)
                return { ...one, expected: values };
        }
        return { pass: false, expected: values, actual: place.value, reason: `none of ${(0,texts/* shown */.SP)(values)} occurs` };
    },
});

;// CONCATENATED MODULE: ./lib/checks/define-budget.js


/** A check of what one answer took: it may be as much as the value and not more. What was not reported is an error and never a pass. */
function defineBudget({ reads, most, whole, words, spent, ...shown }) {
    const number = schemas/* number */.aig().min(0);
    return defineCheck({
        ...shown,
        value: (whole ? number.int() : number).describe(most),
        of: false,
        reads,
        evaluate(value, { subject }) {
            const found = spent(subject);
            return 'fault' in found ? found : within(value, found, words);
        },
    });
}
/** Whether an amount is within its ceiling. A part that is beyond it decides; a part that is not decides nothing. */
function within(most, { amount, unknown }, words) {
    if (unknown !== undefined && amount <= most)
        return notReported(unknown);
    const more = unknown === undefined ? '' : ' at least';
    return {
        pass: amount <= most,
        expected: most,
        actual: amount,
        reason: `it took${more} ${words(amount)}, ${words(most)} at most`,
    };
}
/** That a figure of the agent is missing: an error, and how it is supplied. */
function notReported(what) {
    return { fault: `${what} is not known; the agent has to report it`, code: 'missing_field' };
}

;// CONCATENATED MODULE: ./lib/checks/kinds/cost-usd.js

/** The answer cost no more than this. */
const costUsd = defineBudget({
    name: 'cost_usd',
    description: 'The answer cost at most so many US dollars, as its agent or its trace reports. A cost that is not reported is an error.',
    most: 'US dollars that the answer may cost at most.',
    example: {
        check: { cost_usd: 0.01 },
        passes: { output: 'Done.', usage: { cost_usd: 0.004 } },
        fails: { output: 'Done.', usage: { cost_usd: 0.02 } },
    },
    negatable: true,
    reads: ['usage'],
    whole: false,
    words: (amount) => `${amount} USD`,
    spent: ({ usage }) => usage?.cost_usd == null ? notReported('usage.cost_usd') : { amount: usage.cost_usd },
});

;// CONCATENATED MODULE: ./lib/checks/kinds/ends-with.js



/** The value ends with the text. */
const endsWith = defineCheck({
    name: 'ends_with',
    description: 'The output ends with the text, blanks and line ends included.',
    value: needle('Text that it has to end with.'),
    example: {
        check: { ends_with: 'Thank you.' },
        passes: { output: 'It is shipped. Thank you.' },
        fails: { output: 'Thank you. It is shipped.' },
    },
    negatable: true,
    noneOf: true,
    of: true,
    evaluate(value, { value: actual, text: textIn }) {
        const [text, wanted] = [textIn(texts/* comparable */.Zm), (0,texts/* comparable */.Zm)(value)];
        const pass = text.endsWith(wanted);
        const reason = pass
            ? `it ends with ${(0,texts/* shown */.SP)(wanted)}`
            : `it ends ${(0,texts/* marked */.xI)(text, differenceFromEnd(text, wanted))}`;
        return { pass, expected: value, actual, reason };
    },
});
/** Index in the text of the last character that is not as it is in the other, read from the end. */
function differenceFromEnd(text, wanted) {
    let back = 1;
    while (back <= Math.min(text.length, wanted.length) && text.at(-back) === wanted.at(-back))
        back += 1;
    return Math.max(0, text.length - back);
}

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize = __webpack_require__(31093);
;// CONCATENATED MODULE: ./lib/checks/deep-difference.js
/**
 * The first difference of two JSON values; undefined where they are equal. Types are strict, the order of keys does not matter. It goes as
 * deep as the less deep of both, which is the one that was written.
 */
function deepDifference(expected, actual, path = '') {
    if (expected === actual)
        return undefined;
    const here = { path, expected, actual };
    if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null)
        return here;
    if (Array.isArray(expected) !== Array.isArray(actual))
        return here;
    if (Array.isArray(expected) && Array.isArray(actual)) {
        const length = Math.max(expected.length, actual.length);
        for (let index = 0; index < length; index += 1) {
            const inside = `${path}[${index}]`;
            if (index >= expected.length || index >= actual.length)
                return { path: inside, expected: expected[index], actual: actual[index] };
            const difference = deepDifference(expected[index], actual[index], inside);
            if (difference !== undefined)
                return difference;
        }
        return undefined;
    }
    // Border: objects that are no lists; only own keys are read.
    const [one, other] = [expected, actual];
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        const inside = /^[\w-]+$/.test(key)
            ? `${path === '' ? '' : `${path}.`}${key}`
            : `${path}[${JSON.stringify(key)}]`;
        if (!Object.hasOwn(one, key))
            return { path: inside, expected: undefined, actual: other[key] };
        if (!Object.hasOwn(other, key))
            return { path: inside, expected: one[key], actual: undefined };
        const difference = deepDifference(one[key], other[key], inside);
        if (difference !== undefined)
            return difference;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/checks/kinds/equals.js








/** The value is this one and nothing else. */
const equals = defineCheck({
    name: 'equals',
    description: 'The output is this and nothing else. A text is compared letter by letter, a number with the digits of a text, an object or a list with the JSON that the output holds. Values inside of JSON are of one type: 36 is not "36".',
    value: schemas/* unknown */.L5J()
        .refine(everyNumberKeepsItsDigits, 'holds a whole number above 2^53, of which digits are lost; compare it as a text')
        .describe('What the output has to be: a text, a number, or any JSON value.'),
    example: { check: { equals: '36' }, passes: { output: '36' }, fails: { output: 'The answer is 36.' } },
    negatable: true,
    of: true,
    takesBlank: (value) => typeof value === 'string' && !(0,normalize/* isPresent */.Wo)(value),
    evaluate(value, { value: actual, at, subject }) {
        if (typeof actual !== 'string' || typeof value === 'string')
            return compared(value, actual, at);
        // A text that is JSON inside is typed, a text of the attempt is not.
        if (typeof value !== 'object' || value === null)
            return Object.hasOwn(subject, at) ? compared(String(value), actual, at) : compared(value, actual, at);
        const parsed = (0,place/* jsonOf */.o_)(actual, false);
        if ('fault' in parsed)
            return { pass: false, expected: value, actual, reason: `${at} ${parsed.fault}` };
        return compared(value, parsed.value, `${at}.json`);
    },
});
function compared(expected, actual, at) {
    if (typeof expected === 'string' && typeof actual === 'string')
        return sameText(expected, actual);
    const difference = deepDifference(expected, actual);
    if (difference === undefined)
        return { pass: true, expected, actual, reason: 'they are equal' };
    const { path, expected: wanted, actual: there } = difference;
    const where = path === '' ? at : `${at}${path.startsWith('[') ? '' : '.'}${path}`;
    const found = there === undefined ? 'nothing stands' : `${(0,texts/* shown */.SP)(there)} stands`;
    const reason = `${found} at ${where}, where ${wanted === undefined ? 'nothing' : (0,texts/* shown */.SP)(wanted)} is expected`;
    return { pass: false, expected, actual, at: where, reason };
}
function sameText(expected, actual) {
    const [wanted, text] = [(0,texts/* comparable */.Zm)(expected), (0,texts/* comparable */.Zm)(actual)];
    if (wanted === text)
        return { pass: true, expected, actual, reason: 'they are equal' };
    const at = firstDifference(wanted, text);
    const reason = `they differ from character ${at + 1} on: expected ${(0,texts/* marked */.xI)(wanted, at)}, actual ${(0,texts/* marked */.xI)(text, at)}`;
    return { pass: false, expected, actual, reason };
}

;// CONCATENATED MODULE: ./lib/checks/kinds/icontains.js




/** The text stands somewhere in the value, in any case. */
const icontains = defineCheck({
    name: 'icontains',
    description: 'The text stands somewhere in the output; capital and small letters are the same.',
    value: needle('Text that has to be there, in capital or small letters.'),
    example: {
        check: { icontains: 'refund' },
        passes: { output: 'REFUND issued.' },
        fails: { output: 'Exchange issued.' },
    },
    negatable: true,
    noneOf: true,
    of: true,
    evaluate: (value, place) => occurrence(value, place, texts/* caseless */.cF),
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/checks/own-code.js


/** Score from which on a bare number passes, where no `threshold` stands beside the code: the default of every threshold (interface 4.2). */
const PASSES_FROM = 0.7;
/** Longest time of one call. */
const WALL_MS = 30_000;
/** Own code as it is written: the code, or an object with a limit of time. In files also the path of a file. */
const ownCode = (language) => schemas/* union */.KCZ([
    schemas/* string */.YjP().min(1).max(100_000),
    schemas/* object */.Ikc({
        code: schemas/* string */.YjP().min(1).max(100_000).optional().describe(`The code, in ${language}.`),
        file: schemas/* string */.YjP().min(1).optional().describe('Path of a file of code, from the evals folder.'),
        timeout_ms: schemas/* number */.aig()
            .int()
            .min(1)
            .max(300_000)
            .default(WALL_MS)
            .describe('Longest time of one call, in milliseconds.'),
    })
        .refine(({ code, file }) => (code === undefined) !== (file === undefined), 'needs code or file, and not both'),
])
    .describe(`Code in ${language}; in files also the path of a file with it, relative to the file.`);
/** What the kinds of own code have in common; `shortAnswer` is the check of their cards, which wants less than 20 characters. */
const ofOwnCode = (language, shortAnswer) => ({
    value: ownCode(language),
    example: {
        check: shortAnswer,
        passes: { output: 'Shipped.' },
        fails: { output: 'It left our warehouse on Monday.' },
    },
    label: codeLabel,
    negatable: true,
    of: false,
    reads: [],
});
/** Both ways to write it as one. */
function codeOf(value) {
    if (typeof value === 'string')
        return { code: value, wallMs: WALL_MS };
    const { code, file, timeout_ms: wallMs } = value;
    return { ...(code === undefined ? {} : { code }), ...(file === undefined ? {} : { file }), wallMs };
}
/** The path that a value names in a file: a text that ends as a file of code does, or `file`. */
function namedFile(value, endings) {
    if (typeof value === 'string')
        return /^[^\n()=;"'`]+$/.test(value) && endings.test(value) ? value : undefined;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'file'))
        return undefined;
    const { file } = value; // An own key, looked at on the next line.
    return typeof file === 'string' ? file : undefined;
}
/** Own code in sentences: its file, else the code itself, in one line and cut. */
function codeLabel(value) {
    const { file, code } = typeof value === 'string' ? { code: value } : value; // It has passed `ownCode`.
    return file ?? (0,texts/* shown */.SP)(code);
}
/** What code sees of an attempt, by name; what is not known is null. */
function attemptFields(subject) {
    const { input, output, context, ground_truth, conversation_history, expected_behavior } = subject;
    const { tool_calls, agent_plan, latency_ms, usage, state } = subject;
    const known = {
        ...{ input, output, context, ground_truth, conversation_history, expected_behavior },
        ...{ tool_calls, agent_plan, latency_ms, usage, state },
    };
    return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? null]));
}
/** What own code said as a finding. Code that fails says nothing about the answer: the check is errored, and its negation too. */
function findingOf(said, output) {
    if (said.status === 'failed')
        return { fault: `the code failed: ${said.message}`, code: 'scorer_failed' };
    const { pass, score, reason, printed, isolation } = said;
    return {
        pass: pass ?? score >= PASSES_FROM,
        score,
        ...(pass === null ? {} : { isDecided: true }),
        expected: pass === null ? `a score from ${PASSES_FROM} on` : 'true',
        actual: output ?? null,
        reason: reason === null || reason.trim() === '' ? `the code gave ${pass === null ? score : pass}` : reason,
        metadata: {
            ...(printed === '' ? {} : { printed }),
            isolation,
            ...(isolation.level === 'full' ? {} : { warnings: [`isolation_${isolation.level}`] }),
        },
    };
}

;// CONCATENATED MODULE: ./lib/checks/kinds/javascript.js



const MODULE = /\.(?:mjs|js|mts|ts)$/;
/** Own JavaScript says whether the attempt is right. */
const javascript = defineCheck({
    name: 'javascript',
    description: 'Own code decides: the default export of a module takes the attempt and gives a boolean, a number in [0, 1] or `{ pass, score, reason }`; inline code its fields by name. It has its own process, no network and no files outside the evals folder.',
    ...ofOwnCode('JavaScript', { javascript: 'output.length < 20' }),
    file: {
        of: (value) => namedFile(value, MODULE),
        read(_, { path, value }) {
            if (path.startsWith('../'))
                return { problem: 'lies outside the evals folder, where code is not run' };
            const written = typeof value === 'object' && value !== null ? value : {};
            return { value: { ...written, file: path }, isRunInPlace: true };
        },
    },
    async verify(value, services) {
        const { javaScriptOf } = await __webpack_require__.e(/* import() */ 5103).then(__webpack_require__.bind(__webpack_require__, 55103));
        const code = placed(value, services);
        if (code === undefined)
            return undefined;
        const checked = await javaScriptOf(code.ports).check(code.code);
        return 'problem' in checked ? `the code does not compile: ${checked.problem}` : undefined;
    },
    async evaluate(value, { subject, services, signal }) {
        const code = placed(value, services);
        if (code === undefined)
            return { fault: 'code cannot be run here', code: 'scorer_failed' };
        const { javaScriptCheck } = await Promise.all(/* import() */[__webpack_require__.e(5103), __webpack_require__.e(865)]).then(__webpack_require__.bind(__webpack_require__, 70865));
        const { wallMs } = codeOf(value);
        const said = await javaScriptCheck(code.ports, code.code, attemptFields(subject), { wallMs, signal });
        return findingOf(said, subject.output);
    },
});
/** The code where it stands. Inline code reads no file: it may come with a request. */
function placed(value, { code: services }) {
    if (services === undefined)
        return undefined;
    const { code, file } = codeOf(value);
    const { ports, folder } = services;
    const placedCode = file === undefined ? { source: code } : { file: (0,external_node_path_.join)(folder, file), folder };
    return { ports, code: placedCode };
}

;// CONCATENATED MODULE: ./lib/checks/kinds/json.js



/** The value is JSON. */
const json = defineCheck({
    name: 'json',
    description: 'The output is one JSON value and nothing else, blanks around it aside; with `extract: true` the first fenced or bare JSON value in it counts.',
    value: schemas/* union */.KCZ([
        schemas/* literal */.euz(true),
        schemas/* object */.Ikc({
            extract: schemas/* boolean */.zMY()
                .optional()
                .describe('`true`: the first fenced or bare JSON value in the text is enough.'),
        }),
    ])
        .describe('`true`, or an object with `extract`.'),
    example: {
        check: { json: true },
        passes: { output: '{"total": 36}' },
        fails: { output: 'The total: {"total": 36}' },
    },
    negatable: true,
    of: true,
    extracts: true,
    evaluate(value, { value: actual, extract }) {
        const extracts = extract || (value !== true && value.extract === true);
        const expected = extracts ? 'a text with a JSON value' : 'one JSON value';
        // What stands inside of JSON and is no text is JSON.
        if (typeof actual !== 'string')
            return { pass: true, expected, actual, reason: 'it is a JSON value' };
        const parsed = (0,place/* jsonOf */.o_)(actual, extracts);
        if (!('fault' in parsed))
            return { pass: true, expected, actual, reason: 'it is JSON' };
        const reason = extracts ? 'it holds no JSON value' : `it ${parsed.fault}`;
        return { pass: false, expected, actual, reason };
    },
});

// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting = __webpack_require__(52477);
;// CONCATENATED MODULE: ./lib/checks/kinds/json-schema.js




/** Levels of a value that is checked; recursive schemas go as deep as their value. */
const DEEPEST_VALUE = 500;
/** The value is JSON that a JSON Schema describes. */
const jsonSchema = defineCheck({
    name: 'json_schema',
    description: 'The output is JSON that this JSON Schema (draft 2020-12) describes; with `extract: true` the first fenced or bare JSON value in it. What is no schema is refused before anything runs.',
    value: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
        .describe('A JSON Schema, draft 2020-12; in files also the path of one, relative to the file.'),
    example: {
        check: {
            json_schema: { type: 'object', required: ['total'], properties: { total: { type: 'number' } } },
        },
        passes: { output: '{"total": 36}' },
        fails: { output: '{"total": "36"}' },
    },
    // The rule that is broken says more than the beginning of a schema.
    label: () => undefined,
    negatable: true,
    of: true,
    extracts: true,
    file: {
        of: (value) => (typeof value === 'string' ? value : undefined),
        read(text) {
            try {
                return { value: JSON.parse(text) };
            }
            catch {
                return { problem: 'holds no JSON' };
            }
        },
    },
    async compile(schema) {
        const { compileSchema } = await __webpack_require__.e(/* import() */ 1374).then(__webpack_require__.bind(__webpack_require__, 41374));
        return { schema, problem: await compileSchema(schema) };
    },
    evaluate({ schema, problem }, { value, at, extract, subject }) {
        // A text inside of JSON is a value of JSON; one that holds JSON again may be meant by that.
        const isText = typeof value === 'string' && (Object.hasOwn(subject, at) || problem(value) !== undefined);
        const inner = isText ? (0,place/* jsonOf */.o_)(value, extract) : { value };
        if ('fault' in inner && Object.hasOwn(subject, at))
            return { pass: false, expected: schema, actual: value, reason: `${at} ${inner.fault}` };
        const parsed = 'fault' in inner ? { value } : inner;
        const base = isText && !('fault' in inner) ? `${at}.json` : at;
        if ((0,nesting/* isDeeper */.Q)(parsed.value, DEEPEST_VALUE))
            return { fault: `${base} is nested more than ${DEEPEST_VALUE} deep` };
        const found = problem(parsed.value);
        if (found === undefined)
            return { pass: true, expected: schema, actual: parsed.value, reason: 'it is as the schema says' };
        const where = `${base}${found.path}`;
        return {
            pass: false,
            expected: found.expected,
            actual: found.actual,
            at: where,
            reason: `${where} ${found.expected} (${found.rule})`,
        };
    },
});

;// CONCATENATED MODULE: ./lib/checks/kinds/latency-ms.js

/** The answer came in time. */
const latencyMs = defineBudget({
    name: 'latency_ms',
    description: 'The answer took at most so many milliseconds, from the call to the last byte, with what was tried again.',
    most: 'Milliseconds that the answer may take at most.',
    example: {
        check: { latency_ms: 2000 },
        passes: { output: 'Done.', latency_ms: 1200 },
        fails: { output: 'Done.', latency_ms: 2400 },
    },
    negatable: true,
    reads: ['latency_ms'],
    whole: false,
    words: (amount) => `${amount} ms`,
    // The field is there: `reads` names it.
    spent: ({ latency_ms }) => ({ amount: latency_ms ?? Number.POSITIVE_INFINITY }),
});

// EXTERNAL MODULE: ./lib/text/language/sentences.js + 1 modules
var sentences = __webpack_require__(2834);
;// CONCATENATED MODULE: ./lib/text/text-length.js

/** What the length of a text is counted in. */
const LENGTH_UNITS = ['chars', 'words', 'sentences'];
/**
 * The length of a text: Unicode characters (an emoji of one code point is one), pieces between white space, or sentences as
 * scorers find them.
 */
function textLength(text, unit) {
    if (unit === 'sentences')
        return (0,sentences/* sentences */.h)(text).length;
    if (unit === 'words')
        return wordCount(text);
    let count = text.length;
    for (let at = 0; at + 1 < text.length; at++) {
        if (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))) {
            count--;
            at++;
        }
    }
    return count;
}
const isHigh = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/** Counted in place: a list of two million words would only be thrown away. */
function wordCount(text) {
    let count = 0;
    for (const _ of text.matchAll(/\S+/g))
        count++;
    return count;
}

;// CONCATENATED MODULE: ./lib/checks/kinds/length.js




const count = schemas/* number */.aig().int().min(0);
/** The text is as long as it should be. */
const length_length = defineCheck({
    name: 'length',
    description: 'The output has at least `min` and at most `max` characters, words (pieces between white space) or sentences. An empty output passes only where `min: 0` or `max: 0` is said.',
    value: schemas/* object */.Ikc({
        min: count.optional().describe('Least length. Left out: none.'),
        max: count.optional().describe('Greatest length. Left out: none.'),
        unit: schemas/* enum */.k5n(LENGTH_UNITS)
            .optional()
            .describe('What is counted: Unicode characters, words or sentences. Left out: `chars`.'),
    })
        .refine(({ min, max }) => min !== undefined || max !== undefined, { error: 'needs min or max' })
        .refine(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max, {
        error: 'has a min above its max',
    })
        .describe('Bounds of the length, both included.'),
    example: {
        check: { length: { max: 3, unit: 'words' } },
        passes: { output: 'Yes, of course.' },
        fails: { output: 'Yes, of course you can.' },
    },
    negatable: true,
    of: true,
    takesBlank: ({ min, max }) => min === 0 || max === 0,
    evaluate({ min = 0, max, unit = 'chars' }, { value: actual, at }) {
        // A list of texts is a text, line by line; of another list nobody means the letters of its JSON.
        if (Array.isArray(actual) && actual.some((entry) => typeof entry !== 'string'))
            return { fault: `${at} is a list; how many entries it has is for json_schema: {minItems, maxItems}` };
        const found = textLength((0,texts/* textOf */.b6)(actual), unit);
        return {
            pass: found >= min && (max === undefined || found <= max),
            expected: max === undefined ? `at least ${min} ${unit}` : `${min} to ${max} ${unit}`,
            actual: found,
            reason: `it has ${found} ${unit}`,
        };
    },
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/text/compile-pattern.js + 1 modules
var compile_pattern = __webpack_require__(57307);
;// CONCATENATED MODULE: ./lib/checks/kinds/matches.js





const pattern = schemas/* string */.YjP().min(1).max(10_000);
/** `/…/i`: the slashes and the letters would be looked for. */
const LITERAL = /^\/.+\/[dgimsuvy]+$/s;
const flags = schemas/* string */.YjP()
    .regex(/^[imsu]*$/, 'takes i, m, s, u')
    .optional()
    .describe('`i` ignores case, `m` lets `^` and `$` match at every line, `s` lets `.` match line breaks, `u` changes nothing.');
/** A regular expression matches somewhere in the value. */
const matches = defineCheck({
    name: 'matches',
    description: 'The expression matches somewhere in the output (`^` and `$` hold it to the ends). RE2 syntax: linear time, no look-around, no backreferences; one that does not compile is refused before anything runs.',
    value: schemas/* union */.KCZ([
        pattern.refine((text) => !LITERAL.test(text), {
            error: 'takes the expression without slashes; flags stand beside it, as {pattern: total, flags: i}',
        }),
        schemas/* object */.Ikc({ pattern: pattern.describe('Expression in RE2 syntax.'), flags }),
    ])
        .describe('Expression in RE2 syntax, or an object with `pattern` and `flags`.'),
    example: {
        check: { matches: '\\bTK-\\d{4}\\b' },
        passes: { output: 'Your ticket is TK-1042.' },
        fails: { output: 'Your ticket is 1042.' },
    },
    negatable: true,
    noneOf: true,
    of: true,
    async compile(value) {
        const written = typeof value === 'string' ? { pattern: value, flags: '' } : value;
        const expression = await (0,compile_pattern/* compilePattern */.E)(written.pattern, written.flags ?? '', (what, hint, cause) => new errors/* Fault */.vC('validation_failed', what, { where: 'matches', hint, cause }));
        return { value, expression };
    },
    evaluate({ value, expression }, { value: actual, text: textIn }) {
        // An expression that names what ends a line elsewhere sees line ends as they are.
        const text = textIn(/\\r|\r/.test(expression.pattern()) ? texts/* oneForm */.vF : texts/* comparable */.Zm);
        const matcher = expression.matcher(text);
        const pass = matcher.find();
        const reason = pass
            ? `it matches at character ${matcher.start(0) + 1}: ${(0,texts/* marked */.xI)(text, matcher.start(0), matcher.end(0) - matcher.start(0))}`
            : `nothing in it matches ${(0,texts/* shown */.SP)(typeof value === 'string' ? value : value.pattern)}`;
        return { pass, expected: value, actual, reason };
    },
});

;// CONCATENATED MODULE: ./lib/checks/kinds/max-tool-calls.js

/** The answer called no more tools than this. */
const maxToolCalls = defineBudget({
    name: 'max_tool_calls',
    description: 'At most so many calls of tools were made for the answer, failed ones and repetitions included.',
    most: 'Calls of tools at most; 0: none may be called.',
    example: {
        check: { max_tool_calls: 1 },
        passes: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: {} }] },
        fails: {
            output: 'Done.',
            tool_calls: [
                { name: 'get_order', arguments: {} },
                { name: 'get_order', arguments: {} },
            ],
        },
    },
    negatable: false,
    reads: ['tool_calls'],
    whole: true,
    words: (amount) => `${amount} call${amount === 1 ? '' : 's'} of tools`,
    spent: ({ tool_calls = [] }) => ({ amount: tool_calls.length }),
});

;// CONCATENATED MODULE: ./lib/checks/kinds/max-turns.js

/** The conversation took no more turns than this. */
const maxTurns = defineBudget({
    name: 'max_turns',
    description: 'The conversation took at most so many turns up to this answer; a turn is what the user says and what the agent answers.',
    most: 'Turns of the user at most, the one of this answer included.',
    example: {
        check: { max_turns: 1 },
        passes: { output: 'Done.' },
        fails: {
            output: 'Done.',
            conversation_history: [
                { role: 'user', content: 'Refund my order.' },
                { role: 'assistant', content: 'Which one?' },
            ],
        },
    },
    negatable: false,
    // A first turn has no history.
    reads: [],
    whole: true,
    words: (amount) => `${amount} turn${amount === 1 ? '' : 's'}`,
    spent: (subject) => subject.output === undefined && subject.conversation_history === undefined
        ? notReported('conversation_history')
        : { amount: turnsOf(subject) },
});
/** What the user said before, and this time, unless the conversation as it is given ends with it. */
function turnsOf({ conversation_history: history = [], input, output }) {
    const said = history.filter(({ role }) => role === 'user').length;
    const last = history.findLast(({ role }) => role === 'user' || role === 'assistant');
    const isThisTurn = last !== undefined && last.content === (last.role === 'user' ? input : output);
    return isThisTurn || output === undefined ? said : said + 1;
}

;// CONCATENATED MODULE: ./lib/checks/kinds/not-called.js



/** A tool was not called. */
const notCalled = defineCheck({
    name: 'not_called',
    description: 'The tool was not called, whatever its arguments; of a list, none of them. Calls that were not captured are an error, not a pass.',
    value: toolNames('Tool or tools that must not be called.'),
    example: {
        check: { not_called: ['refund', 'delete_account'] },
        passes: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: {} }] },
        fails: { output: 'Done.', tool_calls: [{ name: 'refund', arguments: {} }] },
    },
    negatable: false,
    of: false,
    reads: ['tool_calls'],
    evaluate(value, { subject }) {
        const found = callsOf(value, subject).find(({ call }) => call >= 0);
        return {
            pass: found === undefined,
            expected: value,
            actual: calledNames(subject),
            reason: found === undefined ? 'none of them was called' : `${(0,texts/* shown */.SP)(found.name)} is call ${found.call + 1}`,
        };
    },
});

;// CONCATENATED MODULE: ./lib/checks/kinds/python.js


/** Own Python says whether the attempt is right. */
const python = defineCheck({
    name: 'python',
    description: 'Own code decides, as in a `code` scorer: Python 3 that sees the fields of the attempt by name and gives a boolean, a number from 0 to 1, or a dict with `pass`, `score` and `reason`, at least one of the first two.',
    ...ofOwnCode('Python', { python: 'len(output) < 20' }),
    file: {
        of: (value) => namedFile(value, /\.py$/),
        // Python runs from its text and imports no neighbour.
        read: (text, { value }) => {
            const { file: _, ...written } = typeof value === 'object' && value !== null ? value : {};
            return { value: { ...written, code: text } };
        },
    },
    async verify(value, services) {
        const checked = await (await runnerOf(value, services))?.check();
        return checked !== undefined && 'problem' in checked
            ? `the code does not compile: ${checked.problem}`
            : undefined;
    },
    async evaluate(value, { subject, services, signal }) {
        const runner = await runnerOf(value, services);
        if (runner === undefined)
            return { fault: 'code cannot be run here', code: 'scorer_failed' };
        const { outcome, ...rest } = await runner.score(Object.entries(attemptFields(subject)), signal);
        if (outcome.status === 'failed')
            return findingOf({ ...outcome, ...rest }, subject.output);
        const { score, reasoning: reason, extra } = outcome;
        const given = Object.hasOwn(extra, 'pass') ? extra['pass'] : undefined;
        if (given !== undefined && typeof given !== 'boolean')
            return { fault: 'the code failed: `pass` is no boolean', code: 'scorer_failed' };
        // A boolean arrives as 0 or 1, which says the same.
        const pass = given ?? (score === 0 || score === 1 ? score === 1 : null);
        return findingOf({ status: 'value', pass, score, reason, ...rest }, subject.output);
    },
});
async function runnerOf(value, { code: services }) {
    const { code, wallMs } = codeOf(value);
    if (services === undefined || code === undefined)
        return undefined;
    const { codeInPython } = await __webpack_require__.e(/* import() */ 4534).then(__webpack_require__.bind(__webpack_require__, 24534));
    return codeInPython(code, {}, wallMs, services.ports);
}

;// CONCATENATED MODULE: ./lib/statistics/vector-cosine.js
/**
 * The cosine of the angle between two vectors of equal length, -1 to 1; null where there is none: lengths that differ, a
 * vector of zeros or of nothing, numbers that are not finite.
 */
function vectorCosine(a, b) {
    if (a.length !== b.length)
        return null;
    const [largestA, largestB] = [largest(a), largest(b)];
    let [dot, squaresA, squaresB] = [0, 0, 0];
    for (const [at, value] of a.entries()) {
        // Divided by the largest, no square can overflow or vanish.
        const [x, y] = [value / largestA, b[at] / largestB];
        dot += x * y;
        squaresA += x * x;
        squaresB += y * y;
    }
    const cosine = dot / Math.sqrt(squaresA * squaresB);
    return Number.isFinite(cosine) ? Math.max(-1, Math.min(1, cosine)) : null;
}
function largest(vector) {
    return vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

;// CONCATENATED MODULE: ./lib/text/similarity/word-units.js
/** A run longer than this is several units; the expressions need stack for each character of a run. */
const LONGEST = 1000;
const LETTERS = String.raw `[\p{L}\p{M}\p{N}]`;
/** Scripts that put no space between words: each of their characters is a unit. */
const UNSPACED = String.raw `[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]`;
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');
const SPACED_UNIT = new RegExp(`${LETTERS}{1,${LONGEST}}`, 'gu');
const ANY_UNIT = new RegExp(`${UNSPACED}|(?:(?!${UNSPACED})${LETTERS}){1,${LONGEST}}`, 'gu');
/** The units that ROUGE counts: words and numbers in lower case, without punctuation. */
function wordUnits(text) {
    return text.toLowerCase().match(HAS_UNSPACED.test(text) ? ANY_UNIT : SPACED_UNIT) ?? [];
}
/** The units that BLEU counts: the pieces between white space, in lower case. */
function spacedUnits(text) {
    const bare = text.toLowerCase().trim();
    return bare === '' ? [] : bare.split(/\s+/);
}

;// CONCATENATED MODULE: ./lib/text/similarity/bleu.js

const ORDERS = 4;
/** Stands for a precision of 0, so that one order without a match leaves a very small product and not none. */
const NOTHING = 1e-7;
/**
 * Sentence-level BLEU-4 (Papineni 2002) against the references: the geometric mean of the clipped precisions of 1 to 4 units in a row, times
 * the brevity penalty for a text shorter than the closest reference. Orders that the text is too short for are left out; each order counts
 * the one reference it fits best. 0 without units. Linear in the texts.
 */
function bleu(text, references) {
    const units = spacedUnits(text);
    if (units.length === 0)
        return 0;
    const wanted = references.map(spacedUnits);
    const closest = closestLength(units.length, wanted);
    if (closest === 0)
        return 0;
    const clipped = wanted.map((reference) => clippedMatches(units, reference));
    let logs = 0;
    const orders = Math.min(ORDERS, units.length);
    for (let order = 0; order < orders; order++) {
        const matches = Math.max(...clipped.map((counts) => counts[order] ?? 0));
        logs += Math.log(matches / (units.length - order) || NOTHING);
    }
    const brevity = units.length > closest ? 1 : Math.exp(1 - closest / units.length);
    return brevity * Math.exp(logs / orders);
}
/** The length of the reference nearest to that of the text; of two, the shorter. */
function closestLength(length, references) {
    let closest;
    for (const reference of references) {
        const nearer = closest === undefined ? -1 : Math.abs(reference.length - length) - Math.abs(closest - length);
        if (closest === undefined || nearer < 0 || (nearer === 0 && reference.length < closest))
            closest = reference.length;
    }
    return closest ?? 0;
}
/** By order, how many runs of units the reference holds too, each at most as often as the reference. */
function clippedMatches(units, reference) {
    const ids = new Map();
    for (const unit of reference)
        if (!ids.has(unit))
            ids.set(unit, ids.size);
    const width = ids.size + 1;
    // A run is numbered by the run before its last unit and that unit, so no run is ever written out.
    const runs = new Map();
    const left = [];
    const numbers = (list) => Int32Array.from(list, (unit) => ids.get(unit) ?? -1);
    const ofReference = numbers(reference);
    for (const start of ofReference.keys())
        for (let order = 0, run = 0; order < ORDERS && start + order < ofReference.length; order++) {
            const key = run * width + ofReference[start + order];
            run = runs.get(key) ?? runs.size + 1;
            runs.set(key, run);
            left[run] = (left[run] ?? 0) + 1;
        }
    const matches = new Array(ORDERS).fill(0);
    const ofText = numbers(units);
    for (const start of ofText.keys())
        for (let order = 0, run = 0; order < ORDERS && start + order < ofText.length; order++) {
            const unit = ofText[start + order];
            const known = unit < 0 ? undefined : runs.get(run * width + unit);
            if (known === undefined)
                break;
            run = known;
            const count = left[run];
            if (count === 0)
                continue;
            left[run] = count - 1;
            matches[order] = matches[order] + 1;
        }
    return matches;
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./lib/text/similarity/edit-distance.js

/** Most cells of the table that are computed 32 at a time: half a second. */
const MOST_CELLS = 2 ** 31;
/** Most steps of the computation along diagonals: half a second. */
const MOST_STEPS = 2e7;
/** So few cells cost nothing, and the exact distance says more than a bound. */
const FEW_CELLS = 2 ** 24;
const CODE_UNITS = 0x1_0000;
/**
 * The Levenshtein distance in UTF-16 units, with unit costs, as far as it matters: `beyond` where it is known to exceed `limit`
 * and to say by how much would cost more. What the texts share at both ends, their lengths and their letters are looked at first, which takes linear time and
 * settles most; then texts of up to 46,000 units each (or a short one and a long one) are compared by bit vectors (Myers 1999), and longer
 * ones along diagonals (Ukkonen 1985), as long as that stays within a fixed number of steps. `steps` is for tests.
 */
function editDistance(a, b, limit = Number.POSITIVE_INFINITY, steps = MOST_STEPS) {
    const [long, short] = a.length >= b.length ? trimmed(a, b) : trimmed(b, a);
    const { length } = short;
    if (length === 0)
        return { status: 'exact', distance: long.length };
    const cells = steps === MOST_STEPS ? long.length * length : Number.POSITIVE_INFINITY;
    if (cells > FEW_CELLS && long.length - length > limit)
        return { status: 'beyond', atLeast: long.length - length };
    if (cells <= MOST_CELLS)
        return { status: 'exact', distance: (0,mod/* distance */.Io)(long, short) };
    const atLeast = lettersApart(long, short);
    if (atLeast > limit)
        return { status: 'beyond', atLeast };
    return alongDiagonals(long, short, Math.min(limit, long.length), atLeast, steps);
}
/** Both texts without what they share at their ends, which changes no distance. */
function trimmed(long, short) {
    let start = 0;
    while (start < short.length && long.charCodeAt(start) === short.charCodeAt(start))
        start++;
    let end = 0;
    while (end < short.length - start &&
        long.charCodeAt(long.length - 1 - end) === short.charCodeAt(short.length - 1 - end))
        end++;
    return [long.slice(start, long.length - end), short.slice(start, short.length - end)];
}
/** A lower bound: what one text has more of than the other must be put in, taken out or replaced. */
function lettersApart(long, short) {
    const counts = new Int32Array(CODE_UNITS);
    for (let at = 0; at < long.length; at++)
        counts[long.charCodeAt(at)] = (counts[long.charCodeAt(at)] ?? 0) + 1;
    for (let at = 0; at < short.length; at++)
        counts[short.charCodeAt(at)] = (counts[short.charCodeAt(at)] ?? 0) - 1;
    let more = 0;
    for (const count of counts)
        if (count > 0)
            more += count;
    return more; // The longer text has at least as much left over as the shorter one.
}
/**
 * For 0, 1, 2 … edits, how far along `long` each diagonal of the table can be reached: time and memory grow with the distance, and
 * with the texts only where they agree.
 */
function alongDiagonals(long, short, limit, atLeast, steps) {
    const goal = long.length - short.length;
    let left = steps;
    let reached = new Int32Array(1);
    for (let edits = 0; edits <= limit; edits++) {
        // Diagonal d (place in `long` minus place in `short`) stands at index d + edits.
        const next = new Int32Array(2 * edits + 1).fill(-1);
        // A diagonal further from that of the end than edits are left leads nowhere.
        const from = Math.max(-edits, goal - Math.floor(limit - edits));
        const to = Math.min(edits, goal + Math.floor(limit - edits));
        for (let diagonal = from; diagonal <= to; diagonal++) {
            const start = edits === 0 ? 0 : furthest(reached, diagonal + edits - 1);
            left -= 1;
            if (start < 0 || start > long.length || start < diagonal || start - diagonal > short.length)
                continue;
            const at = agreed(long, short, start, diagonal);
            next[diagonal + edits] = at;
            left -= at - start;
            if (diagonal === goal && at === long.length)
                return { status: 'exact', distance: edits };
        }
        if (left < 0)
            return { status: 'undecided', atLeast: Math.max(atLeast, edits + 1) };
        reached = next;
    }
    return { status: 'beyond', atLeast: Math.max(atLeast, Math.floor(limit) + 1) };
}
/** Where the texts cease to agree along a diagonal. */
function agreed(long, short, from, diagonal) {
    const end = Math.min(long.length, short.length + diagonal);
    let at = from;
    while (at < end && long.charCodeAt(at) === short.charCodeAt(at - diagonal))
        at++;
    return at;
}
/** One edit more: a letter replaced on the same diagonal, one of `long` taken out, or one of `short` put in. `middle` is the index of the same diagonal. */
function furthest(reached, middle) {
    const same = reached[middle] ?? -1;
    const below = reached[middle - 1] ?? -1;
    const above = reached[middle + 1] ?? -1;
    return Math.max(same < 0 ? -1 : same + 1, below < 0 ? -1 : below + 1, above);
}

;// CONCATENATED MODULE: ./lib/text/similarity/common-subsequence.js
/** Most pairs of places that are compared, 32 at a time: half a second. */
const MOST_PAIRS = 2 ** 32;
const WORD = 32;
/**
 * The length of the longest common subsequence of two lists of units; null where the product of their lengths is beyond 2³², the
 * 32 pairs of a machine word at a time (Hyyrö 2004). Time is linear in the longer list where the other one is short.
 */
function commonSubsequence(a, b, most = MOST_PAIRS) {
    const shared = sharedEnds(a, b);
    const one = a.slice(shared.start, a.length - shared.end);
    const other = b.slice(shared.start, b.length - shared.end);
    const ends = shared.start + shared.end;
    const [long, short] = one.length >= other.length ? [one, other] : [other, one];
    if (short.length === 0)
        return ends;
    if (long.length * short.length > most)
        return null;
    const { ids, count } = numbered(short);
    const sequence = Int32Array.from(long, (unit) => ids.get(unit) ?? count);
    const places = Int32Array.from(short, (unit) => ids.get(unit)); // Every unit of it was numbered.
    const carries = new Uint8Array(long.length);
    const masks = new Uint32Array(count + 1);
    let length = 0;
    for (let from = 0; from < places.length; from += WORD)
        length += inBlock(places.subarray(from, from + WORD), sequence, masks, carries);
    return ends + length;
}
/** How many of a block of up to 32 units belong to the subsequence; `carries` goes from block to block, `masks` is left clean. */
function inBlock(block, sequence, masks, carries) {
    for (const [at, id] of block.entries())
        masks[id] = (masks[id] | (1 << at)) >>> 0;
    let row = 0xffff_ffff; // A bit that became 0 is a unit of the subsequence.
    for (let at = 0; at < sequence.length; at++) {
        const mask = masks[sequence[at]];
        const sum = row + ((row & mask) >>> 0) + carries[at];
        carries[at] = sum > 0xffff_ffff ? 1 : 0;
        row = (sum | (row & ~mask)) >>> 0;
    }
    for (const id of block)
        masks[id] = 0;
    let found = 0;
    for (let at = 0; at < block.length; at++)
        if (((row >>> at) & 1) === 0)
            found++;
    return found;
}
function numbered(units) {
    const ids = new Map();
    for (const unit of units)
        if (!ids.has(unit))
            ids.set(unit, ids.size);
    return { ids, count: ids.size };
}
function sharedEnds(a, b) {
    const shorter = Math.min(a.length, b.length);
    let start = 0;
    while (start < shorter && a[start] === b[start])
        start++;
    let end = 0;
    while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end])
        end++;
    return { start, end };
}

;// CONCATENATED MODULE: ./lib/text/similarity/rouge-l.js


/**
 * ROUGE-L (Lin 2004): the F1 of the longest sequence of words that both texts hold in the same order, gaps allowed. Without words in
 * either it is 0. Undecided where both are so long that their words make more than 2³² pairs; `atMost` is then the share of words in common.
 */
function rougeL(text, reference, most) {
    const [words, wanted] = [wordUnits(text), wordUnits(reference)];
    if (words.length === 0 || wanted.length === 0)
        return { status: 'exact', value: 0 };
    const common = commonSubsequence(words, wanted, most);
    const f1 = (shared) => (2 * shared) / (words.length + wanted.length);
    return common === null
        ? { status: 'undecided', atMost: f1(wordsInCommon(words, wanted)) }
        : { status: 'exact', value: f1(common) };
}
function wordsInCommon(words, wanted) {
    const left = new Map();
    for (const word of wanted)
        left.set(word, (left.get(word) ?? 0) + 1);
    let common = 0;
    for (const word of words) {
        const count = left.get(word) ?? 0;
        if (count === 0)
            continue;
        left.set(word, count - 1);
        common++;
    }
    return common;
}

;// CONCATENATED MODULE: ./lib/checks/kinds/similar.js







const MEASURES = ['levenshtein', 'rouge_l', 'bleu', 'embedding'];
const similar_text = schemas/* string */.YjP().min(1).max(1_000_000);
const similar_form = schemas/* object */.Ikc({
    to: schemas/* union */.KCZ([
        similar_text.describe('One text.'),
        schemas/* array */.YOg(similar_text).min(1).max(100).describe('Several; the one most like it counts.'),
    ])
        .describe('What the output should be like.'),
    min: schemas/* number */.aig().min(0).max(1).optional().describe('Least likeness that passes, 0 to 1.'),
    by: schemas/* enum */.k5n(MEASURES)
        .optional()
        .describe('How likeness is measured: `levenshtein` by letters, `rouge_l` by words in order, `bleu` by runs of up to four words, `embedding` by meaning, through the endpoint of the judge. Left out: `levenshtein`.'),
    max_distance: schemas/* number */.aig()
        .int()
        .min(0)
        .optional()
        .describe('With `levenshtein`, instead of `min`: most edits that pass.'),
    model: schemas/* string */.YjP()
        .min(1)
        .max(200)
        .optional()
        .describe('With `embedding`: its model. Left out: `text-embedding-3-small`.'),
})
    .refine(({ min, max_distance }) => (min === undefined) !== (max_distance === undefined), {
    error: 'needs min, or max_distance in its place',
})
    .refine(({ max_distance, by = 'levenshtein' }) => max_distance === undefined || by === 'levenshtein', {
    error: 'belongs to levenshtein',
    path: ['max_distance'],
})
    .refine(({ model, by }) => model === undefined || by === 'embedding', {
    error: 'belongs to embedding',
    path: ['model'],
});
/** The text is like another one. */
const similar = defineCheck({
    name: 'similar',
    description: 'The output is like another text, at least by `min` from 0 to 1: letters that need no edit (`levenshtein`), F1 of the words in common in their order (`rouge_l`), BLEU-4 (`bleu`), or the cosine of embeddings (`embedding`). Texts too long to compare are an error.',
    value: similar_form.describe('A text, how alike they should be, and by which measure.'),
    example: {
        check: { similar: { to: 'A refund takes 30 days.', min: 0.8, by: 'rouge_l' } },
        passes: { output: 'The refund takes 30 days.' },
        fails: { output: 'No refunds.' },
    },
    negatable: true,
    of: true,
    ownThreshold: true,
    deterministic: ({ by }) => by !== 'embedding',
    evaluate(value, place) {
        const actual = (0,texts/* comparable */.Zm)((0,texts/* textOf */.b6)(place.value));
        const wanted = (typeof value.to === 'string' ? [value.to] : value.to).map(texts/* comparable */.Zm);
        const { by = 'levenshtein' } = value;
        if (by === 'embedding')
            return byEmbedding(value, actual, wanted, place);
        if (by === 'bleu')
            return judged(value, actual, wanted, [{ value: bleu(actual, wanted) }]);
        const all = wanted.map((one) => by === 'rouge_l' ? byWords(actual, one) : byLetters(value, actual, one));
        return judged(value, actual, wanted, all);
    },
});
function byWords(actual, wanted) {
    const found = rougeL(actual, wanted);
    return found.status === 'exact' ? { value: found.value } : { value: found.atMost, bound: true };
}
function byLetters({ min = 0, max_distance: most }, actual, wanted) {
    const longest = Math.max(actual.length, wanted.length);
    // A little more than may pass, so that no rounding decides.
    const limit = most ?? Math.ceil((1 - min) * longest) + 1;
    const found = editDistance(actual, wanted, limit);
    const edits = found.status === 'exact' ? found.distance : found.atLeast;
    const value = longest === 0 ? 1 : (longest - edits) / longest;
    return found.status === 'exact' ? { value, edits } : { value, edits, bound: true };
}
/** One that passes for sure passes; else one that only its bound lets pass decides nothing; else the greatest is too small. */
function judged({ by = 'levenshtein', min, max_distance: most }, actual, wanted, all) {
    const passes = ({ value, edits }) => most === undefined ? value >= (min ?? 1) : (edits ?? Number.POSITIVE_INFINITY) <= most;
    const passing = all.filter(passes);
    if (passing.length > 0 && passing.every(({ bound }) => bound === true))
        return {
            fault: `texts of ${actual.length} and ${Math.max(...wanted.map((one) => one.length))} characters are too long to be compared by ${by}`,
            code: 'too_large',
        };
    const exact = passing.filter(({ bound }) => bound !== true);
    const nearest = (exact.length > 0 ? exact : all).reduce((a, b) => (b.value > a.value ? b : a));
    const { value, bound, edits } = nearest;
    const amount = most === undefined ? rounded(value) : `${edits} edits away`;
    const measured = most === undefined ? `its likeness by ${by} is` : 'it is';
    const least = bound === true ? (most === undefined ? ' at most' : ' at least') : '';
    return {
        pass: exact.length > 0,
        score: Math.max(0, value),
        expected: wanted.length === 1 ? wanted[0] : wanted,
        actual,
        reason: `${measured}${least} ${amount}, ${most === undefined ? `${min} at least` : `${most} at most`}`,
        metadata: { by, similarity: value, ...(edits === undefined ? {} : { distance: edits }) },
    };
}
async function byEmbedding(value, actual, wanted, { services, signal }) {
    const { embed } = services;
    if (embed === undefined)
        return noEmbeddings();
    const [own, ...others] = await embed([actual, ...wanted], {
        ...(value.model === undefined ? {} : { model: value.model }),
        ...(signal === undefined ? {} : { signal }),
    });
    const cosines = others.map((other) => vectorCosine(own ?? [], other));
    if (own === undefined || cosines.length !== wanted.length || cosines.includes(null))
        return { fault: 'the endpoint sent vectors that cannot be compared', code: 'judge_error' };
    // Sums of products leave dust, which must not decide about a text and itself.
    const most = Math.max(...cosines.map((cosine) => Math.round((cosine ?? 0) * 1e9) / 1e9));
    return judged(value, actual, wanted, [{ value: most }]);
}
function noEmbeddings() {
    return {
        fault: 'similar by embedding needs a judge with an embeddings endpoint; set judge.provider to openai or azure_openai, or judge.base_url to a server that has one',
        code: 'judge_error',
    };
}
const rounded = (value) => String(Math.round(value * 1e4) / 1e4);

;// CONCATENATED MODULE: ./lib/checks/kinds/starts-with.js




/** The value begins with the text. */
const startsWith = defineCheck({
    name: 'starts_with',
    description: 'The output begins with the text, blanks included.',
    value: needle('Text that it has to begin with.'),
    example: {
        check: { starts_with: 'Dear' },
        passes: { output: 'Dear customer, …' },
        fails: { output: 'Hi, dear customer!' },
    },
    negatable: true,
    noneOf: true,
    of: true,
    evaluate(value, { value: actual, text: textIn }) {
        const [text, wanted] = [textIn(texts/* comparable */.Zm), (0,texts/* comparable */.Zm)(value)];
        const at = firstDifference(text, wanted);
        const pass = at === wanted.length;
        const reason = pass ? `it begins with ${(0,texts/* shown */.SP)(wanted)}` : `it begins ${(0,texts/* marked */.xI)(text, at)}`;
        return { pass, expected: value, actual, reason };
    },
});

;// CONCATENATED MODULE: ./lib/checks/kinds/tokens.js



const most = schemas/* number */.aig().int().min(0);
const KINDS = ['input', 'output', 'total'];
/** The answer took no more tokens than this. */
const tokens = defineCheck({
    name: 'tokens',
    description: 'The answer took at most so many tokens, read and written together, or of each kind, as its agent or its trace reports. Tokens that are not reported are an error, unless the others are too many already.',
    value: schemas/* union */.KCZ([
        most.describe('Tokens at most, read and written together.'),
        schemas/* object */.Ikc({
            input: most.optional().describe('Tokens that the agent may read at most.'),
            output: most.optional().describe('Tokens that the agent may write at most.'),
            total: most.optional().describe('Tokens at most, read and written together.'),
        })
            .refine((value) => KINDS.some((kind) => value[kind] !== undefined), {
            error: 'needs input, output or total',
        })
            .describe('Tokens at most, of each kind.'),
    ])
        .describe('Tokens that the answer may take at most.'),
    example: {
        check: { tokens: 1000 },
        passes: { output: 'Done.', usage: { input_tokens: 700, output_tokens: 200 } },
        fails: { output: 'Done.', usage: { input_tokens: 900, output_tokens: 200 } },
    },
    negatable: true,
    of: false,
    reads: ['usage'],
    evaluate(value, { subject }) {
        const wanted = typeof value === 'number' ? { total: value } : value;
        const found = KINDS.flatMap((kind) => {
            const ceiling = wanted[kind];
            if (ceiling === undefined)
                return [];
            return [within(ceiling, spentOf(kind, subject.usage ?? {}), (amount) => `${amount} ${WORDS[kind]}`)];
        });
        // One that is beyond its ceiling decides; else one that is not known.
        const worst = found.find((one) => 'pass' in one && !one.pass) ?? found.find((one) => 'fault' in one) ?? found[0];
        return worst; // The schema wants one at least.
    },
});
const WORDS = {
    input: 'tokens read',
    output: 'tokens written',
    total: 'tokens',
};
function spentOf(kind, { input_tokens, output_tokens }) {
    const parts = {
        ...(kind === 'output' ? {} : { 'usage.input_tokens': input_tokens }),
        ...(kind === 'input' ? {} : { 'usage.output_tokens': output_tokens }),
    };
    const missing = Object.entries(parts).find(([, amount]) => amount == null);
    const amount = Object.values(parts).reduce((sum, part) => sum + (part ?? 0), 0);
    return missing === undefined ? { amount } : { amount, unknown: missing[0] };
}

// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call = __webpack_require__(65086);
;// CONCATENATED MODULE: ./lib/checks/tools/expected-arguments.js



/** Words that make an object a matcher, each with the words that may stand beside it. */
const MATCHERS = {
    any: [],
    matches: [],
    one_of: [],
    approx: ['within'],
    literal: [],
};
/** Deepest nesting of expected values; deeper ones are a mistake. */
const DEEPEST = 32;
/** How far a number may be from an approximate one where nothing is said: a millionth of it, as rounding leaves. */
const ROUNDING = 1e-6;
/**
 * Expected arguments, ready to be compared: every named argument has to be there and to match, and no others unless `others`. A value is
 * literal (equal as JSON: the same types, objects with the same keys in any order, lists in order) or a matcher, inside of objects and lists too.
 */
async function expectedArguments(expected, others, compile) {
    return objectOf(expected, others, compile, 0, 'arguments');
}
async function expectation(value, compile, depth, path) {
    if (depth > DEEPEST)
        throw refused(path, `is nested more than ${DEEPEST} deep`);
    if (Array.isArray(value))
        return listOf(value, compile, depth, path);
    if (typeof value === 'number' && !keepsItsDigits(value))
        throw refused(path, 'is a whole number above 2^53, of which digits are lost');
    if (typeof value !== 'object' || value === null)
        return literal(value);
    const record = value; // Neither list nor null.
    const word = matcherIn(record, path);
    if (word === undefined)
        return objectOf(record, false, compile, depth, path);
    const given = record[word];
    switch (word) {
        case 'any':
            if (given !== true)
                throw refused(path, 'takes any: true');
            return { text: 'anything', difference: () => null };
        case 'literal':
            return literal(given);
        case 'matches':
            return matching(given, compile, path);
        case 'one_of':
            return oneOf(given, compile, depth, path);
        default:
            return approximate(given, record['within'], path);
    }
}
/** The matcher that an object is; an object that is nearly one is refused, since it would silently be taken as a literal. */
function matcherIn(record, path) {
    const keys = Object.keys(record);
    const word = keys.find((key) => Object.hasOwn(MATCHERS, key));
    if (word === undefined)
        return undefined;
    const beside = keys.filter((key) => key !== word && !MATCHERS[word]?.includes(key));
    if (beside.length === 0)
        return word;
    throw refused(path, `has ${beside.map((key) => (0,texts/* shown */.SP)(key)).join(', ')} beside ${word}`);
}
function literal(expected) {
    const text = (0,texts/* shown */.SP)(expected);
    return {
        text,
        difference: (actual, path) => (sameJson(expected, actual, 0) ? null : isNot(path, actual, text)),
    };
}
/** Equal as JSON values. What is nested deeper than any expected value is not equal. */
function sameJson(expected, actual, depth) {
    if (expected === actual)
        return true;
    if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null)
        return false;
    if (Array.isArray(expected) !== Array.isArray(actual) || depth > 2 * DEEPEST)
        return false;
    const [keys, others] = [Object.keys(expected), Object.keys(actual)];
    if (keys.length !== others.length)
        return false;
    // Two objects of JSON: their own keys are all there is.
    const [left, right] = [expected, actual];
    return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key], depth + 1));
}
async function matching(given, compile, path) {
    if (typeof given !== 'string')
        throw refused(path, 'takes an expression as a text in matches');
    const compiled = await compile(given);
    const text = `a text that matches ${(0,texts/* shown */.SP)(given)}`;
    return {
        text,
        difference: (actual, at) => typeof actual === 'string' && compiled.matcher(actual).find() ? null : isNot(at, actual, text),
    };
}
async function oneOf(given, compile, depth, path) {
    if (!Array.isArray(given) || given.length === 0)
        throw refused(path, 'takes a list of values in one_of');
    const choices = await Promise.all(given.map((one) => expectation(one, compile, depth + 1, path)));
    const text = `one of ${choices
        .slice(0, 10)
        .map((one) => one.text)
        .join(', ')}${choices.length > 10 ? ' …' : ''}`;
    return {
        text,
        difference: (actual, at) => choices.some((one) => one.difference(actual, at) === null) ? null : isNot(at, actual, text),
    };
}
function approximate(given, within, path) {
    if (typeof given !== 'number' || !Number.isFinite(given))
        throw refused(path, 'takes a number in approx');
    if (within !== undefined && !(typeof within === 'number' && within >= 0 && Number.isFinite(within)))
        throw refused(path, 'takes a number from 0 on in within');
    const tolerance = within ?? Math.abs(given) * ROUNDING;
    const text = within === undefined ? `about ${given}` : `${given} ± ${tolerance}`;
    return {
        text,
        difference: (actual, at) => typeof actual === 'number' && Math.abs(actual - given) <= tolerance ? null : isNot(at, actual, text),
    };
}
async function listOf(expected, compile, depth, path) {
    const entries = await Promise.all(expected.map((one, index) => expectation(one, compile, depth + 1, `${path}[${index}]`)));
    const text = `a list of ${entries.length}`;
    return {
        text: `[${entries.map((entry) => entry.text).join(', ')}]`.slice(0, 200),
        difference(actual, at) {
            if (!Array.isArray(actual))
                return isNot(at, actual, text);
            if (actual.length !== entries.length)
                return `${at} has ${actual.length} entries, not ${entries.length}`;
            return first(entries, (entry, index) => entry.difference(actual[index], `${at}[${index}]`));
        },
    };
}
async function objectOf(expected, others, compile, depth, path) {
    const entries = await Promise.all(Object.entries(expected).map(async ([key, value]) => ({
        key,
        of: await expectation(value, compile, depth + 1, depth === 0 ? key : `${path}.${key}`),
    })));
    return {
        text: `{${entries.map(({ key, of }) => `${key}: ${of.text}`).join(', ')}}`.slice(0, 200),
        difference(actual, at) {
            if (typeof actual !== 'object' || actual === null || Array.isArray(actual))
                return isNot(at, actual, 'an object');
            const record = actual; // Neither list nor null.
            const inside = (key) => (at === '' ? key : `${at}.${key}`);
            const wrong = first(entries, ({ key, of }) => Object.hasOwn(record, key)
                ? of.difference(record[key], inside(key))
                : `${inside(key)} is missing, expected ${of.text}`);
            if (wrong !== null || others)
                return wrong;
            const more = Object.keys(record).find((key) => !Object.hasOwn(expected, key));
            return more === undefined ? null : `${inside(more)} is not expected`;
        },
    };
}
function first(entries, difference) {
    for (const [index, entry] of entries.entries()) {
        const found = difference(entry, index);
        if (found !== null)
            return found;
    }
    return null;
}
const isNot = (path, actual, expected) => `${path === '' ? 'the value' : path} is ${(0,texts/* shown */.SP)(actual)}, not ${expected}`;
function refused(path, what) {
    return new errors/* Fault */.vC('validation_failed', `${path} ${what}.`, {
        hint: 'Matchers are {any: true}, {matches: EXPRESSION}, {one_of: [VALUES]}, {approx: NUMBER, within: NUMBER}; {literal: VALUE} takes a value as it is.',
    });
}

;// CONCATENATED MODULE: ./lib/checks/tools/match-calls.js

/** How the calls of an attempt are compared with the expected ones. */
const CALL_MODES = ['exact', 'in_order', 'any_order', 'subset', 'superset'];
/**
 * Compares calls with the expected ones. `exact`: these calls in this order and no others; `in_order`: these in this order, others may stand
 * between; `any_order`: these and no others, in any order; `subset`: no others than these, each at most as often; `superset`: at least these.
 * Where arguments overlap, calls are paired so that as many as possible fit.
 */
function matchCalls(expected, calls, mode) {
    const sameName = nameMatcher(expected, calls);
    const fits = (want, call) => sameName(want, call) && argumentsOf(expected, calls, want, call) === null;
    if (mode === 'exact')
        return exactly(expected, calls, sameName);
    if (mode === 'in_order')
        return inOrder(expected, calls, fits, sameName);
    const paired = pairs(expected.length, calls.length, fits);
    const wanted = paired.indexOf(-1);
    const taken = new Set(paired);
    const extra = calls.findIndex((_, call) => !taken.has(call));
    if (mode !== 'subset' && wanted >= 0)
        return { pass: false, reason: missing(expected, calls, wanted, paired, sameName) };
    if (mode !== 'superset' && extra >= 0)
        return {
            pass: false,
            reason: `call ${extra + 1}, ${shownCall(calls, extra)}, is not among the expected`,
        };
    return { pass: true, reason: `${inNumber(calls.length, 'call')}, ${expected.length} expected` };
}
function exactly(expected, calls, sameName) {
    for (const at of expected.keys()) {
        const want = expected[at];
        if (at >= calls.length)
            return {
                pass: false,
                reason: `${inNumber(calls.length, 'call')}; call ${at + 1} should be ${named(want)}`,
            };
        if (!sameName(at, at))
            return { pass: false, reason: `call ${at + 1} is ${shownCall(calls, at)}, not ${named(want)}` };
        const difference = argumentsOf(expected, calls, at, at);
        if (difference !== null)
            return { pass: false, reason: `call ${at + 1}, ${shownCall(calls, at)}: ${difference}` };
    }
    if (calls.length > expected.length)
        return {
            pass: false,
            reason: `call ${expected.length + 1}, ${shownCall(calls, expected.length)}, is not among the expected`,
        };
    return {
        pass: true,
        reason: calls.length === 0 ? 'no call' : `${inNumber(calls.length, 'call')}, as expected`,
    };
}
/** The earliest call that fits is taken for each expected one, which leaves the most for those after it. */
function inOrder(expected, calls, fits, sameName) {
    let at = 0;
    for (const want of expected.keys()) {
        const from = at;
        while (at < calls.length && !fits(want, at))
            at++;
        if (at >= calls.length) {
            const taken = [...calls.keys()].slice(0, from);
            const after = from === 0 ? '' : ` after call ${from}`;
            return { pass: false, reason: `${missing(expected, calls, want, taken, sameName)}${after}` };
        }
        at++;
    }
    return { pass: true, reason: `${inNumber(expected.length, 'expected call')} in this order` };
}
/** That an expected call is missing, with the nearest that there is: one of the same tool which nothing else took. */
function missing(expected, calls, want, taken, sameName) {
    const what = `${named(expected[want])} was not called`;
    const used = new Set(taken);
    const nearest = calls.findIndex((_, call) => !used.has(call) && sameName(want, call));
    const difference = nearest < 0 ? null : argumentsOf(expected, calls, want, nearest);
    return difference === null ? what : `${what} so (call ${nearest + 1}: ${difference})`;
}
/** Of every expected call the call that it is paired with, or -1: a largest pairing, by augmenting paths (Kuhn 1955). */
function pairs(wants, calls, fits) {
    const callOf = new Array(wants).fill(-1);
    const wantOf = new Int32Array(calls).fill(-1);
    const fitting = Array.from({ length: wants }, (_, want) => {
        const list = [];
        // With as many as there are expected calls, one is always left for this one.
        for (let call = 0; call < calls && list.length < wants; call++)
            if (fits(want, call))
                list.push(call);
        return list;
    });
    for (let want = 0; want < wants; want++) {
        const seen = new Uint8Array(calls);
        const found = (from) => {
            for (const call of fitting[from]) {
                if (seen[call] === 1)
                    continue;
                seen[call] = 1;
                const other = wantOf[call];
                if (other >= 0 && !found(other))
                    continue;
                wantOf[call] = from;
                callOf[from] = call;
                return true;
            }
            return false;
        };
        found(want);
    }
    return callOf;
}
/** Whether a call is of the expected tool, by the one rule of tool names (scorers/formulas/tool-name.ts); the forms of the names are made once. */
function nameMatcher(expected, calls) {
    const forms = (name) => ({ folded: (0,tool_name/* foldToolName */.Bt)(name), bare: (0,tool_name/* bareToolName */.Ub)(name) });
    const wants = expected.map(({ name }) => forms(name));
    const called = calls.map(({ name }) => forms(name));
    return (want, call) => {
        const [a, b] = [wants[want], called[call]];
        if (a === undefined || b === undefined)
            return false;
        return (a.folded === b.folded ||
            (a.bare === null && b.bare === a.folded) ||
            (b.bare === null && a.bare === b.folded));
    };
}
function argumentsOf(expected, calls, want, call) {
    return expected[want]?.arguments?.difference(calls[call]?.arguments ?? {}, '') ?? null;
}
const named = ({ name, arguments: given }) => `${name}${given === undefined ? '' : given.text}`;
const shownCall = (calls, at) => String(calls[at]?.name).slice(0, 100);
const inNumber = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

;// CONCATENATED MODULE: ./lib/checks/kinds/tool-calls.js







const tool_calls_name = schemas/* string */.YjP().min(1).max(1000);
const calls = schemas/* array */.YOg(schemas/* union */.KCZ([
    tool_calls_name.describe('Name of the tool, whatever its arguments.'),
    schemas/* object */.Ikc({
        name: tool_calls_name.describe('Name of the tool.'),
        arguments: tool_call/* toolArguments */.PX
            .optional()
            .describe('Arguments of the call, by name: literal values, or the matchers {any: true}, {matches: EXPRESSION}, {one_of: [VALUES]}, {approx: NUMBER, within: NUMBER}. Left out: any arguments.'),
        extra_arguments: schemas/* boolean */.zMY()
            .optional()
            .describe('`true`: the call may have other arguments beside those named here.'),
    })
        .describe('A call with its arguments.'),
]))
    .max(200)
    .describe('The expected calls, in their order where it matters.');
/** The calls of tools are the expected ones. */
const toolCalls = defineCheck({
    name: 'tool_calls',
    description: 'The calls of tools are the expected ones. `exact`: these, in this order, and no others; `in_order`: these in this order, others may stand between; `any_order`: these and no others, in any order; `subset`: no others than these, each at most as often as here; `superset`: at least these. A list alone is `exact`.',
    value: schemas/* union */.KCZ([
        calls,
        schemas/* object */.Ikc({
            mode: schemas/* enum */.k5n(CALL_MODES).optional().describe('How they are compared. Left out: `exact`.'),
            calls,
        })
            .refine(({ mode, calls: list }) => list.length > 0 || !(mode === 'in_order' || mode === 'superset'), {
            error: 'must not be empty in this mode, which any calls would pass',
            path: ['calls'],
        })
            .describe('Calls and how they are compared.'),
    ])
        .describe('The expected calls.'),
    example: {
        check: {
            tool_calls: {
                mode: 'in_order',
                calls: [{ name: 'get_order', arguments: { id: 'TK-1042' } }, 'refund'],
            },
        },
        passes: {
            output: 'Done.',
            tool_calls: [
                { name: 'get_order', arguments: { id: 'TK-1042' } },
                { name: 'refund', arguments: { amount: 20 } },
            ],
        },
        fails: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: { id: 'TK-1043' } }] },
    },
    // The first call that is not as expected is what there is to say.
    label: (value) => (Array.isArray(value) ? undefined : (value.mode ?? undefined)), // It has this form.
    negatable: true,
    of: false,
    reads: ['tool_calls'],
    async compile(value) {
        const [list, mode] = Array.isArray(value) ? [value, undefined] : [value.calls, value.mode];
        const expected = await Promise.all(list.map(async (one) => {
            if (typeof one === 'string')
                return { name: one };
            const { name: tool, arguments: given, extra_arguments: others = false } = one;
            if (given === undefined)
                return { name: tool };
            return { name: tool, arguments: await expectedArguments(given, others, expression) };
        }));
        return { expected, mode: mode ?? 'exact' };
    },
    evaluate({ expected, mode }, { subject: { tool_calls: made = [] } }) {
        const { pass, reason } = matchCalls(expected, made, mode);
        return {
            pass,
            expected: expected.map(({ name: tool, arguments: given }) => `${tool}${given?.text ?? ''}`),
            actual: made.slice(0, 50).map((call) => ({ name: call.name, arguments: call.arguments })),
            reason,
            metadata: { mode },
        };
    },
});
const expression = (pattern) => (0,compile_pattern/* compilePattern */.E)(pattern, '', (what, hint, cause) => new errors/* Fault */.vC('validation_failed', what, { where: 'matches', hint, cause }));

;// CONCATENATED MODULE: ./lib/checks/registry.js

























/** Every kind of check, one line each, in the order of every list shown. */
const checkKinds = [
    equals,
    contains,
    icontains,
    containsAny,
    containsAll,
    startsWith,
    endsWith,
    matches,
    json,
    jsonSchema,
    at,
    similar,
    length_length,
    toolCalls,
    called,
    notCalled,
    maxToolCalls,
    maxTurns,
    latencyMs,
    costUsd,
    tokens,
    javascript,
    python,
    anyOf,
    allOf,
];
const byName = new Map(checkKinds.map((kind) => [kind.name, kind]));
const NOT = 'not_';
/** The kind that a word names, and whether the word is its negation. */
function findKind(word) {
    const plain = byName.get(word);
    if (plain !== undefined)
        return { kind: plain, negated: false };
    const kind = word.startsWith(NOT) ? byName.get(word.slice(NOT.length)) : undefined;
    return kind === undefined ? undefined : { kind, negated: true };
}
/** Whether the name of a kind is a check by itself: there is nothing else to say than that it should hold. */
const needsNoValue = ({ name, example }) => example.check[name] === true;
/** All words that name a check, negations behind their kinds. */
function checkNames() {
    return checkKinds.flatMap(({ name, negatable }) => (negatable ? [name, `${NOT}${name}`] : [name]));
}


/***/ }),

/***/ 34545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Zm: () => (/* binding */ comparable),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cF: () => (/* binding */ caseless),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   vF: () => (/* binding */ oneForm),
/* harmony export */   xI: () => (/* binding */ marked)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);

/** Longest text that is shown of a value, in characters. */
const LONGEST = 200;
/** Characters shown before and after a place. */
const AROUND = 40;
/** What stands around the first difference. */
const MARK = { open: '⟦', close: '⟧' };
/**
 * A text as it is compared: line ends are `\n` and equal characters have one form (Unicode NFC), so that what looks the same is the same
 * on every system.
 */
function comparable(text) {
    return oneForm(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
}
/** A text with each character in one form, and its line ends as they are. Most are ASCII, which has one only; normalising a large one is not free. */
function oneForm(text) {
    return /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
}
/** The same without regard to case. Both forms of the small sigma count as one. */
function caseless(text) {
    return comparable(comparable(text).toLowerCase()).replaceAll('ς', 'σ');
}
/** A value as the text that text checks look at: texts as they are, a list of texts line by line, everything else as JSON. */
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
        return value.join('\n');
    return jsonText(value) ?? '';
}
/** Stands for a value that is nested too deep to be written. */
const TOO_DEEP = '"nested too deep to be shown"';
/** A value as JSON; undefined for what has no JSON. `TOO_DEEP` for what is nested deeper than can be written. */
function jsonText(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return TOO_DEEP;
        throw error;
    }
}
/** A value for a sentence: JSON, cut. Only the beginning of a large text is looked at. */
function shown(value, longest = LONGEST) {
    if (typeof value === 'string')
        return JSON.stringify((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(value.slice(0, 2 * longest), longest));
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(jsonText(value) ?? 'nothing', longest);
}
/** A text around a place that is marked: `"… costs 1⟦5⟧ EUR …"`. The mark is empty where the text ends. */
function marked(text, at, length = 1) {
    const from = wholeCharacter(text, Math.max(0, at - AROUND));
    const start = wholeCharacter(text, at);
    const end = wholeCharacter(text, Math.min(text.length, Math.max(at, start + Math.min(length, AROUND))));
    const to = wholeCharacter(text, Math.min(text.length, end + AROUND));
    const inside = `${text.slice(from, start)}${MARK.open}${text.slice(start, end)}${MARK.close}${text.slice(end, to)}`;
    return `${from > 0 ? '…' : ''}${JSON.stringify(inside)}${to < text.length ? '…' : ''}`;
}
/** An index that does not split a surrogate pair. */
function wholeCharacter(text, index) {
    const low = text.charCodeAt(index);
    const high = text.charCodeAt(index - 1);
    return low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff ? index + 1 : index;
}


/***/ }),

/***/ 5315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ foldToolName),
/* harmony export */   Hn: () => (/* binding */ sameTool),
/* harmony export */   Ub: () => (/* binding */ bareToolName),
/* harmony export */   yy: () => (/* binding */ toolWords)
/* harmony export */ });
const SEPARATORS = /[_\-. ]/g;
/** A namespace is the text up to the last of these (metrics.md 1.3). */
const NAMESPACE = /^.*(?:[./:]|__)/;
/** A tool name as it is compared: lower case, without separators (metrics.md 1.3). */
function foldToolName(name) {
    return name.toLowerCase().replace(SEPARATORS, '');
}
/** The name without its namespace (`calendar.create_event` → `create_event`), folded; null when it has none. */
function bareToolName(name) {
    const bare = name.replace(NAMESPACE, '');
    return bare === name || bare === '' ? null : foldToolName(bare);
}
/**
 * Whether two names mean the same tool: equal when folded, or equal once the namespace of one of them is stripped. Two
 * different namespaces are two different tools (`web.search`, `mail.search`).
 */
function sameTool(a, b) {
    const [foldedA, foldedB] = [foldToolName(a), foldToolName(b)];
    if (foldedA === foldedB)
        return true;
    const [bareA, bareB] = [bareToolName(a), bareToolName(b)];
    return (bareA === null && bareB === foldedA) || (bareB === null && bareA === foldedB);
}
/** The words of an identifier: `searchFlights_v2` → `search flights v2`. */
function toolWords(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 57307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ compilePattern),
  y: () => (/* binding */ patternCompiler)
});

;// CONCATENATED MODULE: ./lib/text/unsupported-construct.js
/** What a linear-time engine cannot do, by the text it begins with. */
const GROUPS = [
    ['(?=', 'look-ahead'],
    ['(?!', 'negative look-ahead'],
    ['(?<=', 'look-behind'],
    ['(?<!', 'negative look-behind'],
    ['(?>', 'atomic group'],
    ['(?(', 'conditional group'],
    ['(?#', 'comment group'],
    ['(?R)', 'recursion'],
    ['(?&', 'recursion'],
    ['(?P>', 'recursion'],
    ['(?P=', 'backreference'],
];
/** `\p{Greek}`, `\x{1F600}`. */
const ESCAPE_WITH_BRACES = /^\\[pPxu]\{[^{}\\]*\}/;
const LONGEST_ESCAPE = 80;
/** `{2}`, `{2,}`, `{2,5}`. */
const COUNTED = /^\{\d+(?:,\d*)?\}/;
const LONGEST_COUNT = 16;
/** A construct of a pattern that the linear-time engine refuses: its name, its text and where it stands. Null when there is none. */
function unsupportedConstruct(pattern) {
    let inClass = false;
    for (let at = 0; at < pattern.length; at++) {
        const rest = pattern.slice(at, at + 4);
        if (rest.startsWith('\\Q')) {
            const end = pattern.indexOf('\\E', at);
            if (end < 0)
                return null;
            at = end + 1;
        }
        else if (rest[0] === '\\') {
            const backreference = inClass ? null : /^\\(?:[1-9]|k[<{'])/.exec(rest);
            if (backreference)
                return { name: 'backreference', text: backreference[0], at };
            // Braces that belong to an escape: `\p{L}`, `\x{41}`.
            at += (ESCAPE_WITH_BRACES.exec(pattern.slice(at, at + LONGEST_ESCAPE))?.[0].length ?? 2) - 1;
        }
        else if (inClass)
            inClass = rest[0] !== ']';
        else if (rest[0] === '[') {
            inClass = true;
            // A bracket right behind the opening is a literal member of the class.
            if (/^\[\^?\]/.test(pattern.slice(at, at + 3)))
                at += pattern[at + 1] === '^' ? 2 : 1;
        }
        else {
            const group = GROUPS.find(([start]) => rest.startsWith(start));
            if (group)
                return { name: group[1], text: group[0], at };
            // Other braces are literal.
            const counted = rest[0] === '{' ? COUNTED.exec(pattern.slice(at, at + LONGEST_COUNT))?.[0] : undefined;
            const quantifier = counted ?? (/[*+?]/.test(rest[0] ?? '') ? rest[0] : undefined);
            if (quantifier === undefined)
                continue;
            at += quantifier.length - 1;
            if (pattern[at + 1] === '+' && at >= quantifier.length)
                return { name: 'possessive quantifier', text: pattern.slice(at, at + 2), at };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/text/compile-pattern.js

/** The engine is linear in text times pattern; this keeps the second factor small. */
const LONGEST_PATTERN = 10_000;
/**
 * Compiles an expression for the engine that works in linear time (RE2), so that no pattern can stall a run. `refused` makes the Fault for
 * one that such an engine cannot do, that is too long, or that does not compile.
 */
async function compilePattern(pattern, flags, refused) {
    return (await patternCompiler())(pattern, flags, refused);
}
/** The same for whoever cannot wait for each expression: the engine is loaded here. */
async function patternCompiler() {
    const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    return (pattern, flags, refused) => {
        const construct = unsupportedConstruct(pattern);
        if (construct)
            throw refused(`The pattern uses a ${construct.name} ("${construct.text}" at ${construct.at}).`, 'The engine works in linear time and has no look-around, backreferences or possessive quantifiers. Rewrite the pattern, or split it into two, of which one must not match (not_matches of a check, negate: true of a scorer).');
        if (pattern.length > LONGEST_PATTERN)
            throw refused(`The pattern has ${pattern.length} characters, more than ${LONGEST_PATTERN}.`, 'Split it into several.');
        let bits = 0;
        if (flags.includes('i'))
            bits |= RE2JS.CASE_INSENSITIVE;
        if (flags.includes('m'))
            bits |= RE2JS.MULTILINE;
        if (flags.includes('s'))
            bits |= RE2JS.DOTALL;
        // `u` changes nothing: the engine reads code points always.
        try {
            return RE2JS.compile(pattern, bits);
        }
        catch (error) {
            const what = error instanceof Error ? error.message : String(error);
            throw refused(`The pattern does not compile: ${what}`, 'Use the RE2 syntax (most of Perl syntax without look-around and backreferences).', error);
        }
    };
}


/***/ }),

/***/ 85545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ compilePath),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** One step: a name, `[3]`, `[-1]` (the last), or `["a.b"]` for names with dots. */
const STEP = /(?:^|\.)([^.[\]"]+)|\[(-?\d{1,9})\]|\["((?:[^"\\]|\\.)*)"\]/y;
/** Takes a mapping path apart; Fault `validation_failed` names the setting when it cannot be read. */
function compilePath(text, setting) {
    const path = text.trim().replace(/^\$\.?/, '');
    const steps = [];
    let at = 0;
    while (at < path.length) {
        STEP.lastIndex = at;
        const match = STEP.exec(path);
        if (match === null)
            break;
        const [whole, name, index, quoted] = match;
        if (index !== undefined)
            steps.push(Number(index));
        else
            steps.push(name ?? quoted.replace(/\\(.)/g, '$1'));
        at += whole.length;
    }
    if (steps.length > 0 && at === path.length)
        return { text, steps };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('validation_failed', `${setting} is no path: ${JSON.stringify(text.slice(0, 200))}.`, {
        where: setting,
        hint: 'Write names with dots and list positions in brackets, for example choices[0].message.content.',
        problems: [{ path: setting, message: 'is no dot path with [n]' }],
    });
}
/** What stands at a path, or undefined when the way ends before. Only own properties are followed. */
function valueAt(root, path) {
    let value = root;
    for (const step of path.steps) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        if (Array.isArray(value)) {
            const index = typeof step === 'number' ? step : /^\d{1,9}$/.test(step) ? Number(step) : undefined;
            if (index === undefined)
                return undefined;
            value = value.at(index);
        }
        else {
            if (!Object.hasOwn(value, step))
                return undefined;
            // Own property of an object: checked on the line above.
            value = value[step];
        }
    }
    return value;
}


/***/ }),

/***/ 31093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   U8: () => (/* binding */ foldForMatch),
/* harmony export */   Wo: () => (/* binding */ isPresent),
/* harmony export */   cZ: () => (/* binding */ isSameText),
/* harmony export */   sk: () => (/* binding */ foldCharacters)
/* harmony export */ });
/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
const UNEVEN_SPACES = /[^\S ]| {2}/;
/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
function foldCharacters(text) {
    if (!NEEDS_FOLDING.test(text))
        return text;
    return text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(SINGLE_QUOTES, "'")
        .replace(DOUBLE_QUOTES, '"')
        .replace(DASHES, '-')
        .normalize('NFKC');
}
/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
function normalize(text) {
    const folded = foldCharacters(text);
    return (UNEVEN_SPACES.test(folded) ? folded.replace(SPACES, ' ') : folded).trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    const lower = normalize(text).toLowerCase();
    return NEEDS_FOLDING.test(lower) ? normalize(lower.replaceAll('ς', 'σ')) : lower;
}
/** Characters of two texts that are folded first, and folded characters that do not depend on what follows them. */
const OPENING = { folded: 400, compared: 200 };
/** Whether two texts are the same once folded (`foldForMatch`). Long ones that begin differently are told apart by their beginnings. */
function isSameText(one, other) {
    if (one === other)
        return true;
    const [first, second] = [openingOf(one), openingOf(other)];
    if (first !== undefined && second !== undefined && first !== second)
        return false;
    return foldForMatch(one) === foldForMatch(other);
}
/** How a text begins once it is folded; undefined where that takes more of it. */
function openingOf(text) {
    const folded = foldForMatch(text.slice(0, OPENING.folded));
    if (text.length > OPENING.folded && folded.length < OPENING.compared)
        return undefined;
    return folded.slice(0, OPENING.compared);
}
/** Anything but white space, control characters, what is drawn as nothing, and the blank patterns of Hangul and Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && VISIBLE.test(text);
}


/***/ }),

/***/ 2834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ sentences)
});

;// CONCATENATED MODULE: ./lib/text/lexicons/abbreviations.js
/** Lower-case words (without the final dot) after which a dot does not end a sentence (metrics.md 10.2). */
const ABBREVIATIONS = new Set(('mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie inc ltd co corp no nos fig figs approx ca cf al est dept vol pp ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n e.u a.m p.m gen gov sen rep lt col sgt capt rev hon ' +
    'mt ft ave blvd rd min max ed eds op ph.d b.a m.a d.c').split(' '));
/** Abbreviations that often do end a sentence: a break follows them when the next word starts with a capital letter. */
const MAY_END_SENTENCE = new Set('etc inc ltd co corp u.s u.k u.n e.u a.m p.m jr sr al d.c'.split(' '));

;// CONCATENATED MODULE: ./lib/text/language/sentences.js

const LIST_MARKER = /^(?:[-*•‣◦–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+|\(?[A-Z]\)\s+|#{1,6}\s+|>\s?)/;
const FENCE = /^(?:```|~~~)/;
const TABLE_ROW = /^\|.*\|$/;
const TABLE_RULE = /^[\s:|-]*$/;
const RULE = /^(?:[-*_=]\s?){3,}$/;
const CLOSERS = new Set(['"', "'", ')', ']', '}', '”', '’', '»', '*', '_']);
/**
 * The sentences of a text as they stand there, trimmed (metrics.md 10.2). List markers are stripped; a table row and a
 * fenced code block are one unit each. Rules for English; linear in the length.
 */
function sentences(text) {
    const out = [];
    let fence = null;
    for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
        const trimmed = line.trim();
        if (fence) {
            fence.push(line);
            if (FENCE.test(trimmed)) {
                out.push(fence.join('\n').trim());
                fence = null;
            }
        }
        else if (FENCE.test(trimmed))
            fence = [line];
        else if (trimmed === '' || RULE.test(trimmed))
            continue;
        else if (TABLE_ROW.test(trimmed)) {
            if (!TABLE_RULE.test(trimmed))
                out.push(trimmed);
        }
        else
            splitLine(stripMarkers(trimmed), out);
    }
    if (fence)
        out.push(fence.join('\n').trim());
    return out;
}
function stripMarkers(line) {
    const once = line.replace(LIST_MARKER, '');
    return once === line ? line : once.trimStart().replace(LIST_MARKER, '').trim();
}
function splitLine(line, out) {
    let start = 0;
    for (let at = 0; at < line.length; at += 1) {
        if (!isEnder(line.charCodeAt(at)))
            continue;
        let end = at + 1;
        while (end < line.length && (isEnder(line.charCodeAt(end)) || CLOSERS.has(line[end])))
            end += 1;
        const wide = line[at] > '\u3000';
        if (wide ||
            end >= line.length ||
            (isSpace(line[end]) && isBreak(line, start, at, end)) ||
            isGlued(line, at, end)) {
            push(line.slice(start, end), out);
            start = end;
        }
        at = end - 1;
    }
    push(line.slice(start), out);
}
/** `.`, `!`, `?` and their wide forms: of every character of every text, so by its code. */
function isEnder(unit) {
    if (unit < 0x80)
        return unit === 0x2e || unit === 0x21 || unit === 0x3f;
    return unit === 0x2026 || unit === 0x3002 || unit === 0xff01 || unit === 0xff1f;
}
/** Whether the stop at `at` with white space at `end` really ends a sentence. */
function isBreak(line, start, at, end) {
    let next = end;
    while (next < line.length && isSpace(line[next]))
        next += 1;
    const following = line[next] ?? '';
    if (line[at] !== '.' || end - at > 1)
        return true;
    let from = at;
    while (from > start && !isSpace(line[from - 1]) && at - from < 12)
        from -= 1;
    const word = line.slice(from, at).replace(/^["'([{*_]+/, '');
    if (/^\d+$/.test(word) && /\d/.test(following))
        return false;
    if (/^[A-Z]$/.test(word) && word !== 'I')
        return false;
    const lower = word.toLowerCase();
    if (!ABBREVIATIONS.has(lower))
        return true;
    if (lower === 'no' || lower === 'op' || lower === 'nos')
        return !/\d/.test(following);
    return (MAY_END_SENTENCE.has(lower) &&
        /^["'([*]?\p{Lu}/u.test(line.slice(next, next + 2)) &&
        !/^(?:Co|Inc|Ltd)/.test(word));
}
/** Text taken from web pages often loses the space: `... not soggy.Water deeply`. A dotted name has no space after its next part. */
function isGlued(line, at, end) {
    return (/[a-z]{2}$/.test(line.slice(Math.max(0, at - 2), at)) &&
        /^[A-Z][a-z]{0,20}[ ,]/.test(line.slice(end, end + 22)));
}
function isSpace(character) {
    return character !== undefined && /\s/.test(character);
}
function push(piece, out) {
    const trimmed = piece.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed))
        out.push(trimmed);
}


/***/ })

};
