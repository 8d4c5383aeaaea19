export const id = 6206;
export const ids = [6206];
export const modules = {

/***/ 97854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ configFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** What is wrong with one key of a custom scorer's configuration, as a Fault that names scorer and key, and as a problem with a path. */
function configFault(scorer, path, what, parts) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', what, {
        ...parts,
        where: `scorers/${scorer}: ${path}`,
        problems: [{ path, message: what, hint: parts.hint }],
    });
}


/***/ }),

/***/ 66206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   regexScorer: () => (/* binding */ regexScorer)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69498);
/* harmony import */ var _text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57307);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44765);
/* harmony import */ var _define_scorer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76732);
/* harmony import */ var _config_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97854);





/** Matches kept in metadata (contract 4), and characters kept of each text. */
const MOST_MATCHES = 10;
const LONGEST_MATCH = 1000;
/**
 * A custom scorer of type `regex`: full score when the pattern is found in the field (or covers it, `match: full`), the
 * other way round with `negate` (interface 4.1, contract 4). The engine works in linear time, so no pattern can stall a
 * run; constructs that such an engine cannot do are a Fault `validation_failed` that names them.
 */
async function regexScorer(resource) {
    const { config, scorer_id: id } = resource;
    const refused = (what, hint, cause) => (0,_config_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .configFault */ .f)(id, 'config.pattern', what, { hint, cause });
    const { pattern, flags = '', match = 'search', negate = false, field = 'output' } = config;
    if (pattern === undefined)
        throw refused('A scorer of type "regex" needs config.pattern.', 'Write the expression that the output must match.');
    const compiled = await (0,_text_compile_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePattern */ .E)(pattern, flags, refused);
    return (0,_define_scorer_js__WEBPACK_IMPORTED_MODULE_2__/* .defineScorer */ .I)({
        name: id,
        category: 'user',
        description: resource.description ??
            `${resource.name}: the ${field} ${negate ? 'must not' : 'must'} match a pattern.`,
        formulaInWords: `1 if the pattern ${negate ? 'is not' : 'is'} ${match === 'full' ? `the whole of ${field}` : `found in ${field}`}, else 0`,
        needs: [field],
        uses: [],
        version: JSON.stringify([pattern, flags, match, negate, field]),
        deterministic: true,
        offlineConfidence: 'high',
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ threshold: config.threshold }),
        emptyMetadata: () => ({ matches: [], match_count: 0 }),
        answers: async (subject) => ({ matches: matchesIn(compiled, textOfField(subject, field), match) }),
        formula({ matches }) {
            const found = matches.length > 0;
            const more = matches.length > MOST_MATCHES;
            const counts = found
                ? `the pattern ${match === 'full' ? `covers the ${field}` : `occurs in the ${field} (${more ? `more than ${MOST_MATCHES}` : matches.length} time${matches.length === 1 ? '' : 's'})`}`
                : `the pattern does not ${match === 'full' ? `cover the whole ${field}` : `occur in the ${field}`}`;
            return {
                status: 'scored',
                value: found !== negate ? 1 : 0,
                reasoning: `${counts}${negate ? ', and it must not' : ''}.`,
                metadata: {
                    matches: matches.slice(0, MOST_MATCHES),
                    match_count: Math.min(matches.length, MOST_MATCHES),
                    more_matches: more,
                    matched: found,
                    field,
                    negate,
                },
            };
        },
    });
}
/** Up to one more match than is shown, so that the result can say that there are more. */
function matchesIn(compiled, text, mode) {
    const matcher = compiled.matcher(text);
    const matches = [];
    const clip = (value) => (value === null ? null : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncateText */ .E)(value, LONGEST_MATCH));
    const add = () => {
        const groups = [];
        for (let group = 1; group <= matcher.groupCount(); group++)
            groups.push(clip(matcher.group(group)));
        const named = Object.entries(matcher.getNamedGroups() ?? {}).map(([name, value]) => [name, clip(value)]);
        matches.push({
            match: clip(matcher.group(0)) ?? '',
            start: matcher.start(0),
            end: matcher.end(0),
            groups,
            named_groups: Object.fromEntries(named),
        });
    };
    if (mode === 'full') {
        if (matcher.matches())
            add();
    }
    else
        while (matches.length <= MOST_MATCHES && matcher.find())
            add();
    return matches;
}
function textOfField(subject, field) {
    return field === 'context' ? subject.chunks.map((chunk) => chunk.text).join('\n') : (subject[field] ?? '');
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
var GROUPS;
function GROUPS$made() { return GROUPS = [
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
]; }
/** `\p{Greek}`, `\x{1F600}`. */
var ESCAPE_WITH_BRACES;
function ESCAPE_WITH_BRACES$made() { return ESCAPE_WITH_BRACES = /^\\[pPxu]\{[^{}\\]*\}/; }
const LONGEST_ESCAPE = 80;
/** `{2}`, `{2,}`, `{2,5}`. */
var COUNTED;
function COUNTED$made() { return COUNTED = /^\{\d+(?:,\d*)?\}/; }
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
            at += ((ESCAPE_WITH_BRACES ?? ESCAPE_WITH_BRACES$made()).exec(pattern.slice(at, at + LONGEST_ESCAPE))?.[0].length ?? 2) - 1;
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
            const group = (GROUPS ?? GROUPS$made()).find(([start]) => rest.startsWith(start));
            if (group)
                return { name: group[1], text: group[0], at };
            // Other braces are literal.
            const counted = rest[0] === '{' ? (COUNTED ?? COUNTED$made()).exec(pattern.slice(at, at + LONGEST_COUNT))?.[0] : undefined;
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


/***/ })

};
