export const id = 2761;
export const ids = [2761];
export const modules = {

/***/ 18064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fU: () => (/* binding */ expectedBehavior),
/* harmony export */   iw: () => (/* binding */ hintsOf),
/* harmony export */   lE: () => (/* binding */ mention),
/* harmony export */   qZ: () => (/* binding */ statement),
/* harmony export */   r: () => (/* binding */ expectedAnswer)
/* harmony export */ });
/* harmony import */ var _quantity_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12602);
/* harmony import */ var _table_questions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65166);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52218);



/** What the agent has to do or say because of a rule, as instructions to it (the style of `expected_behavior`). */
function expectedBehavior(unit) {
    const { actor, force, condition, row } = unit;
    if (row !== undefined)
        return (0,_table_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .cellExpectation */ .HD)(row);
    if (actor === 'agent') {
        // An expectation speaks to the agent: "you" stays.
        const lead = condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
            ? `${condition}, `
            : '';
        const act = unit.predicate.replace(/[.!]+$/, '');
        if (force === 'must')
            return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`${lead}${lead === '' ? act : (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerFirst */ .oZ)(act)}`);
        if (force === 'must-not')
            return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`${lead}${lead === '' ? 'Do' : 'do'} not ${act}`);
    }
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`Say that ${statement(unit)}`);
}
/** What an answer to a question on the rule has to say: what the agent must do is said too, and not only done. */
function expectedAnswer(unit) {
    const { actor, force, subject, predicate, condition, row, text } = unit;
    if (row !== undefined || actor !== 'agent' || force !== 'must')
        return expectedBehavior(unit);
    if (subject !== '')
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`Say that ${statement(unit)}`);
    const leads = condition !== undefined && text.toLowerCase().startsWith(condition.toLowerCase());
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`Say that ${leads ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerFirst */ .oZ)(condition)}, ` : ''}you must ${predicate.replace(/[.!]+$/, '')}`);
}
/** The rule as a clause behind "that". */
function statement(unit) {
    const { toCustomer, force, subject, predicate, condition } = unit;
    const text = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .aboutCustomer */ .uL)(unit.text, toCustomer).replace(/[.!]+$/, '');
    if (!toCustomer || subject !== '' || (force !== 'must' && force !== 'must-not'))
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerFirst */ .oZ)(text);
    // An instruction to customers: "Bring two towels" is said of them.
    const lead = condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
        ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .aboutCustomer */ .uL)((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerFirst */ .oZ)(condition), true)}, `
        : '';
    const act = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .aboutCustomer */ .uL)(predicate.replace(/[.!]+$/, ''), true);
    return `${lead}the customer must ${force === 'must' ? '' : 'not '}${act}`;
}
/** "Mention “five” or “5”." for the number that the question asks for; nothing where the rule has none. */
function mention(written) {
    return `Mention ${(0,_quantity_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .spellings */ .cl)(written)
        .map((one) => `"${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .noQuotes */ .Le)(one)}"`)
        .join(' or ')}.`;
}
/** What an answer to the direct question has to hold: the first number of the rule. */
function hintsOf(unit) {
    const { row, quantities } = unit;
    const value = row === undefined ? quantities[0]?.written : (0,_table_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .cellValue */ .Or)(row);
    return { must_include: value === undefined ? [] : [value], must_not_include: [], verdict: 'inform' };
}


/***/ }),

/***/ 29742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ regressionOf),
/* harmony export */   m: () => (/* binding */ fromFailures)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69498);
/* harmony import */ var _text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34808);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55280);
/* harmony import */ var _text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92697);
/* harmony import */ var _operators_operator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42806);
/* harmony import */ var _operators_wordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97455);
/* harmony import */ var _redacted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19100);
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93138);








const AGAIN = [
    (text) => `I am coming back to something that did not work out last time. ${text}`,
    (text) => `Let me put it differently, because I was not understood before: ${text}`,
    (text) => `Somebody in my family asked the same thing, and I said that I would find out. ${text}`,
    (text) => `Before we get to anything else today, this one first. ${text}`,
];
/** For a neighbour: nothing of it went wrong, and the less is said around it, the surer it passes as it does in its own words. */
const ALSO = [
    (text) => `Before we get to anything else today, this one first. ${text}`,
    (text) => `One more thing while I am here, and then I am done. ${text}`,
];
/** Paraphrases of a failure, and attempts of one case that are looked at. */
const PARAPHRASES = 2;
/** Candidates from failures: the exact case, two paraphrases, a passing neighbour that guards against over-correction (improvement.md 6.2 step 4). */
async function fromFailures(source, random) {
    const drafts = [];
    const texts = new Map();
    const seen = new Set();
    // What fails at times is no guard: it would pass or fail by chance.
    const failing = new Set(source.failures.map(({ attempt }) => attempt.case_hash));
    const passed = (source.passed ?? []).filter(({ case_hash }) => !failing.has(case_hash));
    // Each passing case guards once, so that there are as many guards as there can be.
    const guards = new Set();
    const { vectors, vectorOf } = (0,_text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__/* .tfIdf */ .Qh)(passed.map(saidIn));
    for (const { attempt, category } of source.failures) {
        // One case of each kind of failure: repeats of it say the same.
        const key = `${attempt.case_hash} ${category}`;
        if (attempt.status !== 'failed' || attempt.turns.length === 0 || seen.has(key))
            continue;
        seen.add(key);
        const exact = await regressionOf(attempt, category, texts, source.suite);
        if (exact === undefined)
            continue;
        drafts.push(exact);
        const next = random(`failure ${key}`);
        for (let count = 0; count < PARAPHRASES; count += 1)
            drafts.push(paraphrased(exact, AGAIN[(Math.floor(next() * 2) * 2 + count) % AGAIN.length] ?? (0,_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(AGAIN, next), source.suite));
        const near = nearestPlace(vectorOf(saidIn(attempt)), vectors, guards);
        if (near !== undefined)
            guards.add(near.at);
        const neighbour = near === undefined ? undefined : passed[near.at];
        const guard = neighbour === undefined ? undefined : await regressionOf(neighbour, category, texts, source.suite);
        if (guard !== undefined && near !== undefined)
            drafts.push({
                ...paraphrased(guard, (0,_operators_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(ALSO, next), source.suite),
                operator: 'failure-neighbour',
                // The closest ones are chosen first: a change that mends the failure reaches them first.
                quality: 0.7 * near.likeness,
                name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(`Still passes: ${guard.name}`),
                rationale: `Passed in its own words and is close to a failure of kind "${category}": a change that mends the one must not break the other.`,
                tags: ['guard'],
            });
    }
    return { drafts, texts };
}
const saidIn = (attempt) => attempt.turns.map(({ input }) => input).join('\n');
/** The attempt as a case: what was asked and expected, without personal data. Undefined where nothing was expected. */
async function regressionOf(attempt, category, texts, suite = {}) {
    const known = suite.caseOf?.(attempt.case_id);
    const same = known?.hash === attempt.case_hash ? known.case : undefined;
    const threshold = same === undefined ? commonThreshold(attempt, suite.usualThreshold) : same.threshold;
    const turns = [];
    for (const [at, played] of attempt.turns.entries())
        turns.push(await expectedTurn(played, same?.turns[at], category, suite));
    const inputText = turns.map((turn) => turn.input.text).join('\n');
    if (inputText.trim() === '')
        return undefined;
    const document = `${attempt.run_id}/${attempt.case_id}`;
    texts.set(document, inputText);
    return {
        operator: 'regression',
        name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(attempt.case_name || inputText),
        turns,
        rationale: `${attempt.status === 'failed' ? 'Failed' : 'Passed'} in ${attempt.run_id} (${category.replace(/_/g, ' ')}).`,
        topic: category,
        built_on: [`failure-${attempt.case_hash}`],
        source_refs: [{ document, start: 0, end: inputText.length, quote: inputText }],
        hints: {
            must_include: [],
            must_not_include: [],
            ...(toolNames(turns).length === 0 ? {} : { expected_tools: toolNames(turns) }),
        },
        demands: { ..._operators_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DEMANDS */ .Zc, constraints: 2 },
        edge: false,
        quality: 1,
        tags: ['regression'],
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ threshold }),
        ...(known?.case.gating === false ? { gating: false } : {}),
    };
}
/** A played turn as a case asks for it again. */
async function expectedTurn({ input, criteria, results }, same, category, { knowsScorer, agentTools }) {
    const { expected_behavior, ground_truth, context, available_tools } = criteria;
    const scorers = knowsScorer === undefined ? [] : Object.keys(results).filter(knowsScorer);
    const offered = agentTools === undefined ? undefined : (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(agentTools);
    const hasOwnTools = available_tools !== undefined && (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(available_tools) !== offered;
    const expected = expected_behavior === undefined ? '' : await (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)(expected_behavior);
    const behavior = expected === '' || (0,_text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .findAttack */ .I)(expected) !== null
        ? `Do not repeat the failure that was found here (${category.replace(/_/g, ' ')}).`
        : expected;
    // What a check expects stands in its case alone.
    const checks = same?.checks;
    return {
        input: { text: await (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)(input), ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ attachments: same?.input.attachments }) },
        ...(expected === '' && checks !== undefined ? {} : { expected_behavior: behavior }),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ checks }),
        ...(ground_truth === undefined ? {} : { ground_truth: await (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)(ground_truth) }),
        ...(context === undefined ? {} : { context: await Promise.all(context.map(_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .p)) }),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ expected_tools: criteria.expected_tools }),
        ...(hasOwnTools ? { available_tools } : {}),
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
            role: criteria.role,
            allowed_topics: criteria.allowed_topics,
            advice_types: criteria.advice_types,
        }),
        ...(scorers.length === 0 ? {} : { scorers }),
    };
}
/** The threshold that all scores of an attempt had in common, as a case sets it; without it a strict case would pass at once. */
function commonThreshold({ turns }, usualOf) {
    // A check that names no threshold was not judged by one.
    const all = turns.flatMap(({ results }) => Object.entries(results).flatMap(([scorer, { metadata }]) => {
        const { kind, threshold } = metadata;
        if (kind !== undefined && threshold === undefined)
            return [];
        return [{ threshold, usual: threshold === usualOf?.(scorer) }];
    }));
    const common = all[0]?.threshold;
    const isSet = typeof common === 'number' && common <= 1 && all.some(({ usual }) => !usual);
    return isSet && all.every((one) => one.threshold === common) ? common : undefined;
}
const toolNames = (turns) => [
    ...new Set(turns.flatMap(({ expected_tools = [] }) => expected_tools.map((tool) => (typeof tool === 'string' ? tool : tool.name)))),
];
/** The same in other words. In them the agent may find no texts at all, and what judges by those would then be an error and no answer. */
function paraphrased(exact, frame, { readsContext } = {}) {
    const turns = exact.turns.map((turn, at) => ({
        ...withScorers(turn, turn.context === undefined ? (name) => readsContext?.(name) !== true : () => true),
        input: {
            ...turn.input,
            text: at === 0 ? frame((0,_operators_wordings_js__WEBPACK_IMPORTED_MODULE_7__/* .everyday */ .se)(turn.input.text)) : (0,_operators_wordings_js__WEBPACK_IMPORTED_MODULE_7__/* .everyday */ .se)(turn.input.text),
        },
    }));
    return {
        ...exact,
        operator: 'failure-paraphrase',
        name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .E)(`In other words: ${exact.name}`),
        turns,
        rationale: `${exact.rationale} Asked in other words.`,
        quality: 0.7,
    };
}
function withScorers({ scorers, ...turn }, keeps) {
    const kept = scorers?.filter(keeps) ?? [];
    return kept.length === 0 ? turn : { ...turn, scorers: kept };
}
function nearestPlace(own, vectors, taken) {
    let best;
    let most = 0;
    for (const [at, vector] of vectors.entries()) {
        if (taken.has(at))
            continue;
        const likeness = (0,_text_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__/* .cosine */ .sw)(own, vector);
        if (likeness > most + 1e-9)
            [best, most] = [at, likeness];
    }
    return best === undefined ? undefined : { at: best, likeness: most };
}


/***/ }),

/***/ 77315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ turnOf),
/* harmony export */   o: () => (/* binding */ direct)
/* harmony export */ });
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18064);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91612);
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93138);
/* harmony import */ var _operator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42806);




/** Asks for one rule, plainly. */
const direct = (unit) => {
    const question = (0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .directQuestion */ .y0)(unit);
    if (question === '')
        return [];
    const hints = (0,_expectation_js__WEBPACK_IMPORTED_MODULE_1__/* .hintsOf */ .iw)(unit);
    // The number is asked for only where the question does not name it.
    const number = /^(?:About [^:]+: h|How|By when|Until when|For how long|What is|What are|When does)/.test(question)
        ? hints.must_include.slice(0, 1)
        : [];
    return [
        (0,_operator_js__WEBPACK_IMPORTED_MODULE_2__/* .draftOn */ .b9)(unit, {
            operator: 'direct',
            name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_3__/* .shortName */ .E)(question),
            turns: [
                turnOf(question, [(0,_expectation_js__WEBPACK_IMPORTED_MODULE_1__/* .expectedAnswer */ .r)(unit), ...(unit.row === undefined ? number.map(_expectation_js__WEBPACK_IMPORTED_MODULE_1__/* .mention */ .lE) : [])], unit.text),
            ],
            rationale: `Asks directly for one rule of "${unit.topic}".`,
            hints: { ...hints, must_include: number },
            quality: (0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .isHardToAsk */ .aP)(unit) ? 0.5 : 1,
        }),
    ];
};
/** A turn with the expectation as sentences; `truth` is the rule it is judged by. */
function turnOf(text, expected, truth) {
    return {
        input: { text },
        expected_behavior: expected.join(' '),
        ...(truth === undefined || truth === '' ? {} : { ground_truth: truth }),
    };
}


/***/ }),

/***/ 42806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Zc: () => (/* binding */ NO_DEMANDS),
/* harmony export */   b9: () => (/* binding */ draftOn)
/* harmony export */ });
const NO_DEMANDS = {
    units: 1,
    constraints: 0,
    ambiguous: false,
    adversarial: false,
};
function pick(options, next) {
    const option = options[Math.floor(next() * options.length)];
    if (option === undefined)
        throw new RangeError('pick: nothing to choose from');
    return option;
}
/** A draft on one unit with the fields that operators mostly share. */
function draftOn(unit, fields) {
    return {
        topic: unit.topic,
        built_on: [unit.id],
        source_refs: [unit.source],
        demands: NO_DEMANDS,
        edge: false,
        quality: 0.8,
        tags: [],
        ...fields,
    };
}


/***/ }),

/***/ 97455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ persona),
/* harmony export */   oE: () => (/* binding */ paraphrase),
/* harmony export */   se: () => (/* binding */ everyday)
/* harmony export */ });
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18064);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91612);
/* harmony import */ var _short_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93138);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52218);
/* harmony import */ var _direct_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77315);
/* harmony import */ var _operator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42806);






/** A word that is a verb or a noun, where it is a verb. */
const asVerb = (verb) => new RegExp(`(?<=\\b(?:to|I|we|you|they|can|could|may|might|must|should|shall|will|would|cannot|not|please|me|customers|users|members) )${verb}\\b`, 'gi');
/** Words of policies and what people say instead. */
const SAID = [
    [/\bcancelled\b/gi, 'called off'],
    [/\bcancel\b/gi, 'call off'],
    [/\bmodified\b/gi, 'changed'],
    [/\bmodify\b/gi, 'change'],
    [/\bexchanged\b/gi, 'swapped'],
    [asVerb('exchange'), 'swap'],
    [/\breturned\b/gi, 'sent back'],
    [asVerb('return (it|them|this|these)'), 'send $1 back'],
    [asVerb('return'), 'send back'],
    [
        /\b(?:a|any|my) refunds?\b(?=[.,;:?!]|$| (?:for|if|when|within|after|before|and|or)\b)/gi,
        'my money back',
    ],
    [/\bpurchased\b/gi, 'bought'],
    [asVerb('purchase'), 'buy'],
    [/\bobtain\b/gi, 'have'],
    [/\bprovide\b/gi, 'give'],
    [/\breceive\b/gi, 'get'],
    [/\brequire\b/gi, 'need'],
    // People are handed on, money is sent.
    [/\btransfer(?= (?:me|us|them)\b)/gi, 'hand'],
    [asVerb('transfer'), 'send'],
    [/\bauthenticate\b/gi, 'check'],
    [/\bcollect(?= (?:\w+ ){0,3}(?:data|details|numbers?|names?|reasons?|information)\b)/gi, 'write down'],
    [/\bprior to\b/gi, 'before'],
];
const FRAMES = [
    (question) => `I could not find this on your pages, so let me ask in my own words: ${question}`,
    (question) => `There is one point that I would like to understand before I decide. ${question}`,
    (question) => `A friend and I disagree about this one. ${question}`,
    (question) => `Could you clear something up for me? ${question}`,
];
/** A text in everyday words, where it has words of policies. */
function everyday(text) {
    return SAID.reduce((said, [policy, plain]) => said.replace(policy, plain), text);
}
/** The same question in everyday words. */
const paraphrase = (unit, { next }) => {
    const question = (0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .directQuestion */ .y0)(unit);
    if ((0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .isHardToAsk */ .aP)(unit))
        return [];
    const said = everyday(question);
    // Without another word it would be the same question behind a longer opening.
    if (said === question)
        return [];
    return [dressed(unit, 'paraphrase', (0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(FRAMES, next)(said), `Asks for the rule in everyday words.`, 2)];
};
const PERSONAS = [
    {
        who: 'a new customer',
        say: (question, about) => `Hi there! This is my first time here and I have no idea how things work when it comes to ${about}. ${question} Thanks for being patient with me.`,
        constraints: 2,
    },
    {
        who: 'somebody in a hurry',
        say: (question) => `I have to leave in ten minutes and only have time for one message. ${question} Short answer please.`,
        constraints: 2,
    },
    {
        who: 'an angry customer',
        say: (question, about) => `This is the third time I am writing about ${about} and nobody gives me a straight answer! ${question} And do not send me another link.`,
        constraints: 2,
    },
    {
        who: 'an expert',
        say: (question) => `I worked in customer service for eleven years, so please skip the basics and quote the exact rule. ${question}`,
        constraints: 2,
    },
    {
        who: 'somebody who learns English',
        say: (question, about) => `Hello, sorry for my English, I am learning since one year only. My question is for ${about}. ${question} Please to use easy words.`,
        constraints: 2,
    },
    {
        who: 'a parent asking for somebody else',
        say: (question) => `My mother does not use computers, so I am writing for her. Here is what she asks. ${question} I will read her your answer out loud.`,
        constraints: 2,
    },
];
/** The same question as different people ask it. */
const persona = (unit, { next }) => {
    if ((0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .isHardToAsk */ .aP)(unit))
        return [];
    const { who, say, constraints } = (0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(PERSONAS, next);
    const request = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .requestOf */ .fo)(unit.topic);
    const about = request === undefined ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .topicPhrase */ .jJ)(unit.topic) : `how to ${request}`;
    return [
        dressed(unit, 'persona', say((0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .directQuestion */ .y0)(unit), about), `Asks for the rule as ${who}.`, constraints),
    ];
};
function dressed(unit, operator, text, rationale, constraints) {
    const hints = (0,_expectation_js__WEBPACK_IMPORTED_MODULE_3__/* .hintsOf */ .iw)(unit);
    return (0,_operator_js__WEBPACK_IMPORTED_MODULE_1__/* .draftOn */ .b9)(unit, {
        operator,
        name: (0,_short_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .E)(`${(0,_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .directQuestion */ .y0)(unit)} (${rationale.replace(/^Asks for the rule |\.$/g, '')})`),
        turns: [(0,_direct_js__WEBPACK_IMPORTED_MODULE_5__/* .turnOf */ .L)(text, [(0,_expectation_js__WEBPACK_IMPORTED_MODULE_3__/* .expectedAnswer */ .r)(unit)], unit.text)],
        rationale,
        hints: { ...hints, must_include: [] },
        demands: { ..._operator_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DEMANDS */ .Zc, constraints },
        quality: 0.7,
    });
}


/***/ }),

/***/ 12602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   F: () => (/* binding */ COMPARISONS),
/* harmony export */   Io: () => (/* binding */ wordValue),
/* harmony export */   W5: () => (/* binding */ COMPARISONS_BEHIND),
/* harmony export */   cl: () => (/* binding */ spellings)
/* harmony export */ });
/** Words in front of a number that compare, longest first. "within" and "until" include their end. */
const COMPARISONS = [
    // A comparison with "not" before it is the other one, with its end.
    [
        /(?:not|no|never) (?:be |is |are )?(?:older|later|higher|larger|bigger|heavier|greater|above|over|beyond|after) (?:than)?$|not (?:be )?(?:above|over|beyond|after)$/i,
        '<=',
    ],
    [
        /(?:not|no|never) (?:be |is |are )?(?:younger|earlier|lower|smaller|shorter|lighter) than$|not (?:be )?(?:below|under|before)$/i,
        '>=',
    ],
    [
        /(?:at most|up to|no more than|not more than|not exceed(?:ing)?|(?:a )?maximum of|maximum is|max\.?|within|no later than|not later than|by|until|no longer than)$/i,
        '<=',
    ],
    [/(?:at least|no fewer than|no less than|not less than|(?:a )?minimum of|minimum is|min\.?|from)$/i, '>='],
    [/(?:more than|greater than|over|above|exceed(?:s|ing)?|longer than|later than|older than)$/i, '>'],
    [/(?:less than|fewer than|lower than|under|below|before|younger than)$/i, '<'],
];
/** Words behind a number and its unit that compare. */
const COMPARISONS_BEHIND = [
    [/^\s*(?:or (?:less|fewer|under|below|earlier)|at most|maximum|max)\b/i, '<='],
    [/^\s*(?:or (?:more|above|over|older|longer|later)|at least|minimum|min)\b/i, '>='],
];
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** The value of a number word from one to twelve, or undefined. */
function wordValue(word) {
    const at = WORDS.indexOf(word.toLowerCase());
    return at < 0 ? undefined : at + 1;
}
/** Both spellings of a number, the written one first: "five" and "5". */
function spellings(written) {
    const value = wordValue(written);
    if (value !== undefined)
        return [written.toLowerCase(), String(value)];
    return [written];
}
/** A number as people write it: thousands separated, at most four decimals. */
function numberText(value) {
    return value.toLocaleString('en', { maximumFractionDigits: 4 });
}


/***/ }),

/***/ 91612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NZ: () => (/* binding */ asked),
  $B: () => (/* binding */ bare),
  y0: () => (/* binding */ directQuestion),
  aP: () => (/* binding */ isHardToAsk),
  Le: () => (/* binding */ isPlural),
  fy: () => (/* binding */ isSelf)
});

// EXTERNAL MODULE: ./lib/text/lexicons/imperative-verbs.js
var imperative_verbs = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/generation/wording.js
var wording = __webpack_require__(52218);
;// CONCATENATED MODULE: ./lib/generation/stated-questions.js

/** Verbs of states, in the forms that rules use: what follows them is asked for. */
const STATES = 'runs?|lasts?|waits?|takes?|pays?|holds?|keeps?|stays?|needs?|gets?|includes?|contains?|receives?|earns?|counts?|remains?|weighs?';
const DENIED = /^(.{2,60}?) (do|does) not (.+)$/i;
const ALLOWED = /^(.{2,60}?) (is|are) (?:not )?(allowed|permitted|forbidden|prohibited|free of charge|possible|valid)\b(.*)$/i;
/** A time in front of the subject: "During a pause your card does not open the door". */
const IN_FRONT = /^((?:During|Within|After|Before|Until|On|At) [^,]{2,40}?),? ((?:your|the|our|my) .+)$/i;
const PLURAL_WORD = /(?:[^s]s|ren|people)$/;
/**
 * The question for a rule that states something ("Reserved items wait for 10 days"), so that this rule answers it. Undefined where the
 * statement has no form for it.
 */
function statedQuestion(unit) {
    const { force, row } = unit;
    if (force !== 'state' || row !== undefined || unit.condition !== undefined)
        return undefined;
    const clause = unit.text.replace(/[.;!](?:\s.*)?$/, '');
    for (const quantity of unit.quantities.slice(0, 1)) {
        const question = howMuch(unit, quantity);
        if (question !== undefined)
            return question;
    }
    const front = IN_FRONT.exec(clause);
    const denied = DENIED.exec(front?.[2] ?? clause);
    if (denied !== null && !/,/.test(denied[1] ?? '')) {
        const [, subject = '', verb = '', rest = ''] = denied;
        const what = (0,wording/* firstPerson */.e8)(withoutException(rest), unit.toCustomer);
        const when = front === null ? '' : ` ${(0,wording/* lowerFirst */.oZ)((0,wording/* firstPerson */.e8)(front[1] ?? '', unit.toCustomer))}`;
        const who = said(subject, unit);
        return `${who === 'I' || verb === 'do' ? 'Do' : 'Does'} ${who} ${what}${when}?`;
    }
    const allowed = ALLOWED.exec(clause);
    if (allowed !== null) {
        const [, subject = '', is = '', word = '', rest = ''] = allowed;
        if (/,/.test(subject))
            return undefined;
        const what = /^(?:forbidden|prohibited)$/i.test(word) ? 'allowed' : word.toLowerCase();
        const place = (0,wording/* firstPerson */.e8)(withoutException(rest).replace(/[,:].*$/, ''), unit.toCustomer);
        if (what === 'possible' || what === 'valid') {
            const asks = what === 'valid' && /^ (?:for|from|until)\b/.test(rest) ? 'For how long' : 'When';
            return `${asks} ${is} ${said(subject, unit)} ${what}?`;
        }
        return `${is === 'are' ? 'Are' : 'Is'} ${said(subject, unit)} ${what}${place}?`;
    }
    return undefined;
}
function howMuch(unit, { kind, start, end, unit: counted, op }) {
    const before = unit.text.slice(0, start).replace(/\s+$/, '');
    const behind = unit.text.slice(end);
    const valid = /^(.{2,50}?) (is|are) valid for$/i.exec(before);
    if (kind === 'time' && valid !== null)
        return `For how long ${valid[2]} ${said(valid[1] ?? '', unit)} valid?`;
    const open = /^(.{2,50}?) (is|are) open$/i.exec(before.replace(/ from$/i, ''));
    if (kind === 'clock' && op === 'between' && open !== null)
        return `When ${open[2]} ${said(open[1] ?? '', unit)} open?`;
    const match = new RegExp(`^([\\w'’ -]{2,50}?) (${STATES})( for)?$`, 'i').exec(before) ??
        new RegExp(`^(we|they) (${STATES})( .{2,40}? for)$`, 'i').exec(before);
    if (match === null || /,/.test(match[1] ?? ''))
        return undefined;
    const [, subject = '', verb = '', middle = ''] = match;
    const many = /^(?:we|they|you)$/i.test(subject) || PLURAL_WORD.test(subject.split(' of ')[0] ?? '');
    const does = `${many ? 'do' : 'does'} ${said(subject, unit)}`;
    const base = many ? verb : verb.replace(/s$/i, '');
    const object = (0,wording/* firstPerson */.e8)(middle.replace(/ ?for$/i, ''), unit.toCustomer).replace(/\bwe\b/gi, 'you');
    if (kind === 'time' && / for$/.test(middle))
        return `How long ${does} ${base}${object}?`;
    if (kind === 'count' && counted !== '')
        return `How many ${counted} ${does} ${base}?`;
    const about = `${/^ per [a-z]+/i.exec(behind)?.[0] ?? ''}`;
    if (kind === 'money')
        return `How much ${does} ${base}${about}?`;
    if (kind === 'percent' && /^ less\b/i.test(behind))
        return `How much less ${does} ${base}?`;
    return undefined;
}
/** The subject inside a question; the house calls itself "we" and is called "you". */
function said(subject, { toCustomer }) {
    if (/^we$/i.test(subject))
        return 'you';
    return (0,wording/* askedSubject */.lK)(subject, toCustomer);
}
const withoutException = (text) => text.replace(/[,;]?\s+(?:unless|except|with the exception|even if|otherwise|but|so)\b.*$/i, '');

// EXTERNAL MODULE: ./lib/generation/table-questions.js
var table_questions = __webpack_require__(65166);
;// CONCATENATED MODULE: ./lib/generation/questions.js




/** Where a condition begins behind a predicate: what is asked is in front of it. */
const CONDITION_BEHIND = /[,;]?\s+(?:only\s+)?(?:(?:even )?if|when|(?<!\bat )once(?! (?:a|an|per|every|and|or|more)\b)|within|after|before|until|unless|except|provided|as long as|in case|with the exception|other than|but|otherwise)\b.*$/i;
/** A further clause behind a comma; the "and" of a list is none. */
const FURTHER = /(?:;|[,;]\s+(?:which|so|but|because|since|and (?:you|it|they|if|this|we)\b|and [\w ]{2,30} (?:will|must|can|should|is|are)\b)).*$/i;
/** "if" in the sense of "whether" opens no condition. */
const WHETHER = /\b(?:ask|asks|check|checks|know|see|confirm|verify)\s+(?:if|when)\b/i;
/** Talks of what the reader has not seen. */
const POINTS_BACK = /\b(?:these|those|this|such|it|them|which of)\b|\binstead$/i;
/** A condition that speaks of what stands before it. */
const OF_BEFORE = /\b(?:these|those|such|the two|the former|the latter|(?:^|if |when )(?:it|this|that|they))\b/i;
const ONLY_WHEN = /\bonly (?:if|when)\b/i;
/** Manners of the agent: nobody asks for them. */
const MANNERS = /^(?:apologi[sz]e|argue|thank|greet|stay|remain|be (?:polite|kind|friendly|honest|helpful|concise|empathetic))\b/i;
/** About the inside of the agent: no customer asks for it. */
const INTERNAL = /\b(?:tool calls?|tools?|API|functions?|database)\b/;
/** The direct question on a rule, without its answer (improvement.md 6.2 step 4, easy). Empty where nobody would ask for it. */
function directQuestion(unit) {
    const { row, condition, force, actor, toCustomer } = unit;
    if (row !== undefined)
        return (0,table_questions/* cellQuestion */.ZY)(row);
    if (isHardToAsk(unit))
        return aboutRule(unit);
    const amount = unit.quantities[0] === undefined ? undefined : amountQuestion(unit, unit.quantities[0]);
    if (amount !== undefined)
        return amount;
    if (condition !== undefined &&
        /^(?:if|when|whenever|in case|once)\b/i.test(condition) &&
        leads(unit) &&
        force !== 'only')
        return whatHappens(unit, condition);
    if (condition !== undefined && /^after\b/i.test(condition) && leads(unit))
        return whatHappens(unit, condition);
    if (condition !== undefined && /^to \w/i.test(condition) && force === 'must' && actor !== 'agent')
        return `What is needed ${(0,wording/* lowerFirst */.oZ)((0,wording/* firstPerson */.e8)(condition, toCustomer))}?`;
    const predicate = asked(unit);
    if (force === 'state')
        return aboutRule(unit);
    const subject = (0,wording/* askedSubject */.lK)(unit.subject, toCustomer);
    const own = isSelf(unit) ? 'I' : subject;
    // What follows "unless" belongs to the answer.
    const plain = predicate.replace(EXCEPTED, '');
    if (actor === 'agent') {
        if (force === 'must' && /^only\s/.test(predicate))
            return `Is it true that you ${predicate}?`;
        if (force === 'must' && ONLY_WHEN.test(predicate))
            return `When do you ${bare(predicate)}?`;
        if (force === 'must')
            return bare(predicate) !== predicate
                ? `When do you have to ${bare(predicate)}?`
                : `Do you have to ${predicate}?`;
        if (force === 'must-not' || force === 'may-not')
            return `Could you ${bare(predicate)}, please?`;
        if (force === 'only' && !/^(?:help|take|have|make|be|do)$/.test(unit.action))
            return `What can you ${unit.action} for me, and what not?`;
        return force === 'will' ? `Will you ${plain}?` : `Can you ${plain}?`;
    }
    const who = actor === 'user' ? own : subject;
    if (force === 'only' && bare(predicate) !== predicate)
        return `When can ${who} ${bare(predicate)}?`;
    if (force === 'must')
        return actor === 'user'
            ? `Do ${own} have to ${plain}?`.replace(/^Do (?=a |an |the |my )/, 'Does ')
            : `${isPlural(who) ? 'Do' : 'Does'} ${who} have to ${plain}?`;
    if (force === 'will')
        return `Will ${who} ${plain}?`;
    return `Can ${who} ${plain}?`;
}
/** Whether a direct question on the rule would sound strange: it points back, speaks of the agent's inside, or is no clear sentence. */
function isHardToAsk(unit) {
    const { force, subject, predicate, row, quantities } = unit;
    if (row !== undefined)
        return false;
    if (INTERNAL.test(unit.text) || /^(?:if|when|once|after) (?:you|the agent)\b/i.test(unit.condition ?? ''))
        return true;
    if (MANNERS.test(predicate) || (OF_BEFORE.test(unit.condition ?? '') && !ONLY_WHEN.test(predicate)))
        return true;
    if (force === 'state')
        return quantities.length === 0 && unit.condition === undefined && statedQuestion(unit) === undefined;
    return (predicate === '' ||
        pointsBack(unit) ||
        /^(?:this|that|these|it|there|which|what)\b/i.test(subject) ||
        subject.split(' ').length > 7 ||
        INTERNAL.test(`${subject} ${predicate}`));
}
/** "A pause must be requested before it begins" points to its own subject. */
function pointsBack({ predicate, actor }) {
    const plain = predicate.replace(EXCEPTED, '').replace(/\bonly (?:if|when)\b.*$/i, '');
    return POINTS_BACK.test(actor === 'thing' && /^be /.test(plain) ? plain.replace(/\bit\b/gi, '') : plain);
}
/** Whether the condition stands in front in the source. */
const leads = ({ text, condition }) => condition !== undefined && text.toLowerCase().startsWith(condition.toLowerCase());
function whatHappens({ topic, toCustomer }, condition) {
    const request = (0,wording/* requestOf */.fo)(topic);
    const said = (0,wording/* lowerFirst */.oZ)((0,wording/* firstPerson */.e8)(condition, toCustomer).trim())
        .replace(/^when(?:ever)? /, 'when ')
        .replace(/^after (?:the )?(?:user|my) confirmation/, 'after I confirm');
    return `${request === undefined ? '' : `I want to ${request}. `}What happens ${said}?`;
}
/** The predicate as the customer says it, without what follows a comma. */
function asked(unit) {
    const own = (0,wording/* firstPerson */.e8)(unit.predicate.replace(/\s*\([^)]*\)/g, ''), unit.toCustomer, unit.actor === 'user' && isSelf(unit))
        .replace(/^(?:first|already|be already)\s+/i, (word) => (/be/i.test(word) ? 'be ' : ''))
        .replace(FURTHER, '')
        .replace(/[.;:,]+$/, '')
        .trim();
    // "add but not remove checked bags": what is forbidden is the better question.
    const forbidden = /^(.+?),? but (?:not|cannot|can not) (.+)$/i.exec(own);
    if (forbidden === null)
        return own;
    const [first = '', rest = ''] = [forbidden[1], forbidden[2]];
    const verb = /^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? '';
    return imperative_verbs/* IMPERATIVE_VERBS */.c.has(verb) ? rest : `${first.split(' ')[0]} ${rest}`;
}
/** Without its condition. */
function bare(predicate) {
    return WHETHER.test(predicate) ? predicate : predicate.replace(CONDITION_BEHIND, '').trim() || predicate;
}
/** What stands behind the noun that the verb goes with: "bags larger than 30 cm", "transfers above 10 euros". */
const BEHIND_NOUN = / (?:\w+er than|more than|less than|above|below|over|under|of|with|without|for|from|in|on|at|to|by|that|which|who)\b.*$/i;
function isPlural(subject) {
    const noun = subject.replace(BEHIND_NOUN, '');
    return /s$/.test(noun) && !/(?:ss|us)$/.test(noun) && !/^an? /.test(noun);
}
/**
 * For a rule that fits no form: a statement is asked back, so that the question can be answered from this rule alone; the rest is asked
 * by what it is about.
 */
function aboutRule(unit) {
    const stated = statedQuestion(unit);
    if (stated !== undefined)
        return stated;
    const { text, toCustomer } = unit;
    const own = (0,wording/* lowerFirst */.oZ)((0,wording/* firstPerson */.e8)(text, toCustomer).replace(/[.!]+$/, '')).replace(/[.;] .*$/, '');
    // An instruction is no statement, and nobody asks for the inside of the agent.
    const isOrder = unit.subject === '' && unit.force !== 'state';
    if (isOrder || INTERNAL.test(text) || NO_STATEMENT.test(own) || own.split(' ').length > LONGEST)
        return '';
    return `Is it true that ${own}?`;
}
/** Words that somebody repeats in a question. */
const LONGEST = 30;
/** Points back, is a note with a label, or breaks off. */
const NO_STATEMENT = /^(?:this|that|these|those|it|they|there|which|what|\[)\b|^\[|\s[-–]\s|\b(?:must|can|may|will|should|to)$/i;
const EXCEPTED = /[,;]?\s+(?:unless|except|with the exception|even if|otherwise)\b.*$/i;
/** "I" is the one whom a rule on users means; a guest or a child in a text for customers is somebody else. */
const isSelf = ({ subject, toCustomer }) => !toCustomer || /^(?:you|)$/i.test(subject) || !/\b(?:guests?|children|child)\b/i.test(subject);
/** "The fee" alone could be any fee. */
function priceOf(item, { topic, toCustomer }) {
    const asked = `ow much ${/s$/.test(item) ? 'are' : 'is'} ${(0,wording/* askedSubject */.lK)(item, toCustomer)}?`;
    return /^(?:the|a|an) \w+$/i.test(item.trim()) &&
        /\b(?:fee|price|cost|charge|rate|deposit)$/i.test(item.trim())
        ? `About ${(0,wording/* topicPhrase */.jJ)(topic)}: h${asked}`
        : `H${asked}`;
}
/** "How many …", "How long …", "How much …": asks for the number itself. Undefined where the rule has no form for it. */
function amountQuestion(unit, quantity) {
    const { kind, op } = quantity;
    const subject = (0,wording/* askedSubject */.lK)(unit.subject, unit.toCustomer);
    if (kind === 'money' && op === '=') {
        const item = /^((?:each|every|the|an?)?\s*[\w -]{3,60}?)\s+(?:is|are|costs?)\s*$/i.exec(unit.text.slice(0, quantity.start))?.[1];
        return item === undefined ? undefined : priceOf(item, unit);
    }
    const at = unit.predicate === '' ? -1 : unit.predicate.indexOf(quantity.phrase);
    if (at < 0 || (unit.condition !== undefined && leads(unit)))
        return undefined;
    const { force, actor } = unit;
    const isFor = /\bfor\s*$/i.test(unit.predicate.slice(0, at)) || /^for\b/i.test(quantity.phrase);
    const before = (0,wording/* firstPerson */.e8)(unit.predicate.slice(0, at), unit.toCustomer, actor === 'user')
        .replace(/\b(?:in|for|after|within|a|of|the)\s*$/i, '')
        .trim();
    const behind = (0,wording/* firstPerson */.e8)(unit.predicate.slice(at + quantity.phrase.length), unit.toCustomer)
        .replace(/[,;.].*$/, '')
        .replace(/\s(?:and|or|unless|except|if)\s.*$/i, '')
        .trim();
    const who = actor === 'user' && isSelf(unit) ? 'I' : actor === 'agent' ? 'you' : subject;
    const does = /^(?:I|you)$/.test(who) || isPlural(who) ? 'do' : 'does';
    if (kind === 'time' && /^be$/i.test(before) && /^(?:old|of age)\b/i.test(behind))
        return `How old ${does} ${who} have to be?`;
    if (before === '' || before.split(' ').length > 9 || /[,;]/.test(before))
        return undefined;
    if (kind === 'count' && op !== '=' && quantity.unit !== '')
        return force === 'must'
            ? `How many ${quantity.unit} ${does} ${who} need to ${before}${behind === '' ? '' : ` ${behind}`}?`
            : `How many ${quantity.unit} can ${who} ${before}?`;
    if (kind !== 'time')
        return undefined;
    const ahead = /^(?:in advance|before)\b/i.test(behind);
    const verb = force === 'must' ? `${does} ${who} have to` : `can ${who}`;
    if (ahead && (force === 'may' || force === 'only' || force === 'must'))
        return /^in advance/i.test(behind)
            ? `How far in advance ${verb} ${before}?`
            : `How long ${behind} ${verb} ${before}?`;
    if (isFor && (force === 'may' || force === 'only'))
        return `For how long ${verb} ${before}?`;
    if (force === 'will' || (op === 'between' && force !== 'must'))
        return who === 'I'
            ? `How long does it take until I can ${before}?`
            : `How long does it take for ${who} to ${before}?`;
    if (force === 'must')
        return op === '>=' || op === '>' ? undefined : `By when ${verb} ${before}?`;
    return op === '<=' || op === '<' ? `Until when can ${who} ${before}?` : undefined;
}


/***/ }),

/***/ 19100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/* harmony import */ var _scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84026);
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7460);


/** Digits of the shortest number of a document that a state gives out. */
const SHORTEST_DOCUMENT = 6;
/** "The tin with TK-1043": no tax number is that short, and without its order number the case could not be played. */
const isOrderNumber = (type, text) => /^(?:national_id|passport|drivers_licence)$/.test(type) &&
    text.replace(/\D/g, '').length < SHORTEST_DOCUMENT;
/** A text without personal data and without what a reader cannot see: "[email]" where an e-mail stood. */
async function redacted(text) {
    const clean = (0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text);
    const spans = await (0,_scorers_pii_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .detectPii */ .C)(clean);
    let out = '';
    let from = 0;
    for (const { start, end, type } of spans) {
        if (isOrderNumber(type, clean.slice(start, end)))
            continue;
        out += `${clean.slice(from, start)}[${type.replace(/_/g, ' ')}]`;
        from = end;
    }
    return out + clean.slice(from);
}


/***/ }),

/***/ 93138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ shortName)
/* harmony export */ });
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7460);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);


/** Names stand in tables and comments: one line, no longer than this. */
const LONGEST = 80;
/** A text as the name of a case. */
function shortName(text) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text).replace(/[.\s]+$/, ''), LONGEST) || 'unnamed';
}


/***/ }),

/***/ 65166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ cellExpectation),
/* harmony export */   Or: () => (/* binding */ cellValue),
/* harmony export */   ZY: () => (/* binding */ cellQuestion)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52218);

/** Columns that say what something does: "Opens" is asked as "When does … open?". */
const DOES = {
    opens: 'When does # open?',
    closes: 'When does # close?',
    starts: 'When does # start?',
    begins: 'When does # begin?',
    ends: 'When does # end?',
    costs: 'How much does # cost?',
};
const NOTHING_THERE = /^(?:none|no|nothing|n\/a|-|–|—)$/i;
const COUNT = /^\d+$/;
/** Heads that cannot stand behind "the". */
const NO_NOUN = /^(?:at |in |on |for |per |most |max |min |up |yes|no\b|can |may |must |is |are |has )/i;
/** The question for one cell of a table: 'What is the loan period for "Film"?'. */
function cellQuestion({ key, cells }) {
    const { column, value } = named(cells);
    const known = DOES[column];
    if (known !== undefined)
        return known.replace('#', key);
    if (NO_NOUN.test(column))
        return `What is listed under "${column}" for "${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)}"?`;
    const what = `${column} for "${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)}"`;
    if (!isPlural(column))
        return `What is the ${what}?`;
    return COUNT.test(value) || NOTHING_THERE.test(value)
        ? `How many ${column} are there for "${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)}"?`
        : `What are the ${what}?`;
}
/** What the answer has to say of the cell; an empty one is said in words of its own. */
function cellExpectation({ key, cells }) {
    const { column, value } = named(cells);
    if (NO_NOUN.test(column))
        return `Say that it is "${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(value)}" for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)}.`;
    if (NOTHING_THERE.test(value))
        return isPlural(column)
            ? `Say that there are no ${column} for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)}.`
            : `Say that there is no ${column} for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)}.`;
    if (DOES[column] !== undefined)
        return `Say that ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .thirdPerson */ .L2)(column.replace(/s$/, ''))} ${column === 'costs' ? '' : 'at '}"${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(value)}".`.replace(/ {2}/g, ' ');
    if (isPlural(column) && COUNT.test(value))
        return `Say that the number of ${column} for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)} is "${value}".`;
    return `Say that the ${column} for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(key)} ${isPlural(column) ? 'are' : 'is'} "${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(value)}".`;
}
/** The value as an answer has to hold it; undefined for a cell that says "none". */
function cellValue({ cells }) {
    const { value } = named(cells);
    return value === '' || NOTHING_THERE.test(value) ? undefined : value;
}
/** Column heads stand in sentences: lower-case unless they are names or signs. */
function named(cells) {
    const { column = '', value = '' } = cells[0] ?? {};
    const shown = /^[A-Z][a-z]/.test(column) ? `${column.charAt(0).toLowerCase()}${column.slice(1)}` : column;
    return { column: (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noQuotes */ .Le)(shown), value };
}
/** Looks at the word that the head begins with or ends in: "Guest passes a month" are many. */
const isPlural = (column) => {
    const noun = column.split(/ (?:a|an|per|at|for|of|in|each)\b/)[0] ?? column;
    return /(?:[^s]s|ren)$/.test(noun) && !/(?:us|is)$/.test(noun);
};


/***/ }),

/***/ 52218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ thirdPerson),
/* harmony export */   Le: () => (/* binding */ noQuotes),
/* harmony export */   Zb: () => (/* binding */ upperFirst),
/* harmony export */   e8: () => (/* binding */ firstPerson),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   jJ: () => (/* binding */ topicPhrase),
/* harmony export */   lK: () => (/* binding */ askedSubject),
/* harmony export */   oZ: () => (/* binding */ lowerFirst),
/* harmony export */   uL: () => (/* binding */ aboutCustomer)
/* harmony export */ });
/* harmony import */ var _text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);

/** Verbs of which a customer makes one: "book a flight"; others act on what they have: "cancel my order". */
const MAKES = new Set('add apply book buy create get make open order place purchase register rent request reserve send submit'.split(' '));
const PERSON = 'user|customer|client|guest|buyer|caller|shopper|member|passenger|patient|patron|student|subscriber';
/** Verbs in the third person behind "and" or "or" of a person. */
const JOINED = /\b(and|or)((?: explicitly| also| still)?) (has|is|wants|needs|complains|flies|asks|provides|requests|prefers|uses|pays|lives|owns|holds|agrees|confirms|buys|chooses|accepts)\b/gi;
const THIRD = {
    is: 'am',
    are: 'am',
    was: 'was',
    were: 'was',
    has: 'have',
    does: 'do',
};
/** Lower-case first letter, unless the word is a name or an acronym. */
function lowerFirst(text) {
    return /^(?:[A-Z][A-Z0-9]|I\b|[A-Z]\w*[A-Z])/.test(text)
        ? text
        : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
function upperFirst(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
/**
 * A part of a rule as the person it is about says it: "the user wants" becomes "I want", "the user id" "my user id". `isTheirs`: "they"
 * is that person, as in the predicate of a rule on users.
 */
function firstPerson(text, toCustomer, isTheirs = hasPerson(text)) {
    const swapped = toCustomer ? swapVoice(text) : text;
    // In a text that calls the customer "you", guests and members may be others.
    const own = toCustomer ? swapped : fromPerson(swapped);
    return isTheirs ? ownTheirs(own) : own;
}
function fromPerson(text) {
    return text
        .replace(new RegExp(`\\bthe (\\w+) of (?:the|a) (?:${PERSON})\\b`, 'gi'), 'my $1')
        .replace(new RegExp(`\\b(?:the|a) (?:${PERSON})'s\\b`, 'gi'), 'my')
        .replace(new RegExp(`\\bthe (${PERSON}) (?=(?:id|identity|profile|account|number|name|address|confirmation|status)\\b)`, 'gi'), 'my $1 ')
        .replace(/\b(?:explicit |an explicit )?(?:user|customer) confirmation\b/gi, 'my confirmation')
        .replace(/(?<!\b(?:my|the|a|your|their|his|her) )\buser (?=(?:profile|id|account)\b)/gi, 'my user ')
        .replace(new RegExp(`(^|, (?=[^,]* (?:will|can|may|must|should|cannot) )|\\b(?:if|when|once|that|unless|until|after|before|while|because|and|or|whether) )(?:the|a) (?:booking |current |authenticated )?(?:${PERSON}) (\\w+)`, 'gi'), (_, before, verb) => `${before}I ${verbForI(verb)}`)
        .replace(new RegExp(`\\bthe (?:${PERSON}) (\\w+ed|gave|chose|wants|has)\\b`, 'gi'), (_, verb) => `I ${verbForI(verb)}`)
        .replace(JOINED, (whole, joint, adverb, verb) => /\bI \w+/.test(text) || PERSON_AS_SUBJECT.test(text) ? `${joint}${adverb} ${verbForI(verb)}` : whole)
        .replace(new RegExp(`\\b(?:the|a) (?:${PERSON})\\b|(?<!other )\\b(?:users|customers|clients)\\b(?! who)`, 'gi'), 'me')
        .replace(/\byou(?:r agent)? (?:is|are)\b/gi, 'you are')
        .replace(/\bthe agent\b/gi, 'you');
}
const hasPerson = (text) => new RegExp(`\\b(?:${PERSON})s?\\b`, 'i').test(text);
function ownTheirs(text) {
    return text
        .replace(/\btheir own\b/gi, 'my own')
        .replace(/\b(?:their|his or her|his|her)\b/gi, 'my')
        .replace(/\b(?:they|he or she) (\w+)/gi, (_, verb) => `I ${verbForI(verb)}`)
        .replace(/\bthem\b/gi, 'me')
        .replace(/\bthemselves\b/gi, 'myself');
}
const PERSON_AS_SUBJECT = new RegExp(`\\b(?:if|when|once|unless) (?:the|a) (?:\\w+ )?(?:${PERSON})\\b`, 'i');
function verbForI(verb) {
    const known = THIRD[verb.toLowerCase()];
    if (known !== undefined)
        return known;
    if (/(?:ss|sh|ch|x|o)es$/.test(verb))
        return verb.slice(0, -2);
    if (/[^aeiou]ies$/.test(verb))
        return `${verb.slice(0, -3)}y`;
    return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
/** A customer's text turned round: "you" is the one who asks, "we" the one who is asked. */
function swapVoice(text) {
    const swaps = {
        you: 'I',
        your: 'my',
        yours: 'mine',
        yourself: 'myself',
        we: 'you',
        our: 'your',
        ours: 'yours',
        us: 'you',
    };
    return text
        .replace(/\b(to|for|with|from|give|send|tell|contact|refund|charge|offer|inform|show|email|notify|let) you\b/gi, '$1 me')
        .replace(/\b(?:you are|you're)\b/gi, 'I am')
        .replace(/\b(?:you|your|yours|yourself|we|our|ours|us)\b/gi, (word) => swaps[word.toLowerCase()] ?? word);
}
/** "You" as the subject of a verb in the present: "if you move". */
const YOU_DO = /(^|[,;:] |\b(?:if|when|once|that|unless|until|after|before|while|because|and|or|whether|as|what|where|than) )you((?: already| also| still| never| only)?) ([a-z]+)\b/gi;
/** No present of a verb that takes an s. */
const TAKES_NO_S = /^(?:can|cannot|may|must|will|would|should|could|shall|might|both|all|already|also|still|never|only|\w+ed)$/i;
const WITH_S = {
    are: 'is',
    have: 'has',
    do: 'does',
    go: 'goes',
    were: 'was',
};
/**
 * A rule as a statement about customers, for expectations: "you" in a customer's text becomes "the customer". In a text for the agent
 * "you" stays: an expectation speaks to the agent as well.
 */
function aboutCustomer(text, toCustomer) {
    if (!toCustomer)
        return text;
    return text
        .replace(YOU_DO, (_, before, adverb, verb) => `${before}the customer${adverb} ${TAKES_NO_S.test(verb) ? verb : thirdPerson(verb)}`)
        .replace(/\byour\b/gi, 'the')
        .replace(/\byours(?:elf)?\b/gi, 'the customer')
        .replace(/\byou\b/gi, 'the customer');
}
/** "move" → "moves". */
function thirdPerson(verb) {
    const known = WITH_S[verb.toLowerCase()];
    if (known !== undefined)
        return known;
    if (/(?:s|x|ch|sh)$/.test(verb))
        return `${verb}es`;
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
/** The subject of a rule inside a question: "Each reservation" becomes "a reservation", "All orders" "orders". */
function askedSubject(subject, toCustomer) {
    const own = firstPerson(subject, toCustomer);
    const first = lowerFirst(own)
        .replace(/^(?:each|every|any) (?=[aeiou])/i, 'an ')
        .replace(/^(?:each|every|any) /i, 'a ')
        .replace(/^all (?:of )?(?:the )?/i, '');
    return /^me$/i.test(first) ? 'I' : first;
}
/** "Cancel pending order" as a request: "cancel my pending order". Undefined for a heading that is no request. */
function requestOf(heading) {
    const last = heading.split(' / ').at(-1) ?? heading;
    const [verb = '', ...rest] = lowerFirst(last.replace(/\(.*?\)|[:.!?]/g, '').trim()).split(/\s+/);
    const base = verb.toLowerCase().replace(/^(cancel)l?ing$/, '$1');
    const known = _text_lexicons_imperative_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPERATIVE_VERBS */ .c.has(base) ? base : undefined;
    if (known === undefined || rest.length === 0 || rest.length > 5)
        return undefined;
    const object = rest.join(' ').toLowerCase();
    if (/^(?:a|an|the|my|your|for|to|with|by|on|up|and|or|of)\b/.test(object))
        return `${known} ${object.replace(/^your\b/, 'my')}`;
    const plural = /s$/.test(object) && !/ss$/.test(object);
    if (!MAKES.has(known))
        return `${known} my ${object}`;
    return `${known} ${plural ? 'some ' : /^[aeiou]/.test(object) ? 'an ' : 'a '}${object}`;
}
/** How a topic is spoken of: "cancelling a pending order" is not worth the risk, "the topic “Cancel pending order”" is safe. */
function topicPhrase(topic) {
    const last = (topic.split(' / ').at(-1) ?? topic)
        .replace(/\.(?:md|txt|html?|rst)$/i, '')
        .replace(/[_-]+/g, ' ')
        .trim();
    const shown = last.replace(/[:.!?"“”]+/g, '').trim();
    return requestOf(topic) ?? shown.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
/** Ends a sentence once. */
function sentence(text) {
    const trimmed = upperFirst(text.trim().replace(/[\s,;:]+$/, ''));
    return /[.!?…]["”')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
/** Quotes inside quotes would end them. */
const noQuotes = (text) => text.replace(/["“”]/g, "'");


/***/ }),

/***/ 49916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
function seededRandom(seed = 1) {
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = seed | 0;
    let counter = 1;
    function word() {
        const sum = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    for (let round = 0; round < 12; round += 1)
        word();
    return {
        next: () => word() / 2 ** 32,
        hex(bytes) {
            let text = '';
            for (let index = 0; index < bytes; index += 1)
                text += (word() & 255).toString(16).padStart(2, '0');
            return text;
        },
    };
}


/***/ }),

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ IMPERATIVE_VERBS)
/* harmony export */ });
/** Base forms with which users open a request, or with which an instruction opens (metrics.md 10.2). */
const IMPERATIVE_VERBS = new Set(('add adjust advise analyze analyse answer apply approve arrange ask assess assign assist attach avoid block book build ' +
    'buy calculate call cancel categorize change check choose cite clarify classify clean close combine compare compile ' +
    'complete compose compute confirm connect consider contact continue contrast convert copy correct count create ' +
    'debug decide define delete deliver demonstrate deploy describe design determine develop disable discuss display ' +
    'distinguish download draft draw edit elaborate email enable enter estimate evaluate examine exchange execute expand ' +
    'explain explore export extract fetch file fill filter find finish fix follow forward format forget generate get give ' +
    'go grant guess guide help highlight identify ignore illustrate imagine implement import improve include increase ' +
    'indicate inform insert install investigate invite issue keep label learn leave let limit list locate log look lower ' +
    'mail make map mark match measure mention merge modify monitor move name narrate note notify offer open order ' +
    'organize outline paraphrase pay perform pick place plan play post predict prepare present print prioritize process ' +
    'produce proofread propose prove provide publish purchase put quote raise rank rate read rebook recall recommend ' +
    'record redact reduce refactor refund register reject remember remind remove rename renew rent reorder rephrase replace ' +
    'reply report request reschedule reserve reset resolve respond restart retrieve return reverse review rewrite run save ' +
    'say scan schedule score search select send set share ship show sign simplify sketch solve sort specify split start ' +
    'state stop submit subscribe subtract suggest sum summarize summarise support switch take talk teach tell test ' +
    'think track train transfer translate transform troubleshoot try turn understand unlock unsubscribe update upgrade upload ' +
    'use validate verify visit wait walk watch withdraw write act pretend roleplay always never ensure disregard reveal').split(' '));


/***/ })

};
