export const id = 895;
export const ids = [895,7783];
export const modules = {

/***/ 80895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyseFailures: () => (/* binding */ analyseFailures),
  mm: () => (/* binding */ analyseLooked),
  yR: () => (/* binding */ analysed),
  Kv: () => (/* binding */ offlineOptions)
});

// EXTERNAL MODULE: ./lib/failure-analysis/assign.js + 7 modules
var failure_analysis_assign = __webpack_require__(73305);
// EXTERNAL MODULE: ./lib/statistics/largest-remainder.js
var largest_remainder = __webpack_require__(89113);
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded = __webpack_require__(89926);
// EXTERNAL MODULE: ./lib/statistics/wilson.js
var wilson = __webpack_require__(52215);
// EXTERNAL MODULE: ./lib/text/tf-idf.js
var tf_idf = __webpack_require__(92697);
// EXTERNAL MODULE: ./lib/failure-analysis/categories.js
var categories = __webpack_require__(47783);
// EXTERNAL MODULE: ./lib/statistics/benjamini-hochberg.js
var benjamini_hochberg = __webpack_require__(58937);
// EXTERNAL MODULE: ./lib/statistics/log-choose.js
var log_choose = __webpack_require__(411);
;// CONCATENATED MODULE: ./lib/statistics/fisher-greater.js

/**
 * Fisher's exact test, one-sided: the chance that the first row has at least so many of the first column when both rows have the
 * same rate (Fisher 1935). For looking for what is more frequent in one group than in another; the observations must be
 * independent. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
function fisherGreater([[a, b], [c, d]]) {
    if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
        throw new RangeError(`fisherGreater: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
    const row = a + b;
    const column = a + c;
    const total = row + c + d;
    const all = (0,log_choose/* logChoose */.O)(total, column);
    let sum = 0;
    for (let count = a; count <= Math.min(row, column); count += 1)
        sum += Math.exp((0,log_choose/* logChoose */.O)(row, count) + (0,log_choose/* logChoose */.O)(total - row, column - count) - all);
    return Math.min(1, sum);
}

// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text = __webpack_require__(7460);
// EXTERNAL MODULE: ./lib/text/language/language.js
var language = __webpack_require__(57394);
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words = __webpack_require__(4345);
;// CONCATENATED MODULE: ./lib/failure-analysis/features.js



/** Words of an input that are looked at; longer ones are mostly pasted material. */
const MOST_WORDS = 200;
const LONGEST_NAME = 60;
/**
 * What can be said of any attempt, failed or passed, as yes or no (improvement.md 5.2 step 8): tools used, words of the input,
 * its length and language, number of calls and turns, tags of the case. Each as the rest of a sentence that begins with the
 * number of attempts. Nothing of the answer: that would only say again how it failed.
 */
function featuresOf(attempt) {
    const input = attempt.turns.map((turn) => turn.input).join('\n');
    const calls = attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
    const features = new Set();
    for (const { name } of calls)
        features.add(`use the tool ${shown(name)}`);
    for (const tag of attempt.tags)
        features.add(`have the tag ${shown(tag)}`);
    const all = (0,words/* words */.aL)(input);
    for (const stem of new Set((0,words/* stems */.Vw)(input).slice(0, MOST_WORDS)))
        if (!/^\d/.test(stem))
            features.add(`speak of "${shown(stem)}"`);
    features.add(`have ${lengthBucket(all.length)} in the input`);
    if (!(0,language/* isEnglish */.L)(input))
        features.add('are not in English');
    if (attempt.turns.some((turn) => turn.tool_calls !== null))
        features.add(`make ${callBucket(calls.length)}`);
    if (attempt.turns.length > 1)
        features.add('have several turns');
    return features;
}
/** Attempts that are looked at for the word behind a stem. */
const MOST_ASKED = 200;
/** A pattern with words as these attempts have them: "status" where the feature has the stem "statu". */
function inWords(pattern, attempts) {
    return pattern.replace(/(?<= speak of ")[^"]+(?=")/, (stem) => {
        const forms = new Map();
        for (const { turns } of attempts.slice(0, MOST_ASKED))
            for (const { input } of turns)
                for (const word of (0,words/* words */.aL)(input).slice(0, MOST_WORDS))
                    if ((0,words/* stemOf */.Vc)(word) === stem)
                        forms.set(word, (forms.get(word) ?? 0) + 1);
        const [first] = [...forms].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
        return first === undefined ? stem : shown(first[0]);
    });
}
const shown = (text) => (0,clean_text/* oneLine */.TN)(text).slice(0, LONGEST_NAME);
function lengthBucket(count) {
    if (count <= 10)
        return 'at most 10 words';
    if (count <= 40)
        return '11 to 40 words';
    return count <= 150 ? '41 to 150 words' : 'more than 150 words';
}
function callBucket(count) {
    if (count === 0)
        return 'no tool call';
    if (count <= 2)
        return '1 or 2 tool calls';
    return count <= 5 ? '3 to 5 tool calls' : 'more than 5 tool calls';
}

;// CONCATENATED MODULE: ./lib/failure-analysis/contrast.js



/** False discovery rate of what is shown (improvement.md 5.2 step 8). */
const RATE = 0.05;
const LEAST = 3;
const LEAST_SHARE = 0.2;
/** A reader takes in a handful. */
const SHOWN = 5;
/** Without passes a feature says something only if most failures have it. */
const FREQUENT = 0.5;
const Z = 1.959963984540054;
/** Counts the cases of these attempts by feature; an attempt of a case that was counted adds what is new. */
function countFeatures(attempts, featuresOfAttempt = featuresOf) {
    const byCase = new Map();
    for (const attempt of attempts) {
        const key = JSON.stringify([attempt.agent_id, attempt.case_id]);
        const known = byCase.get(key) ?? new Set();
        for (const feature of featuresOfAttempt(attempt))
            known.add(feature);
        byCase.set(key, known);
    }
    const features = new Map();
    for (const set of byCase.values())
        for (const feature of set)
            features.set(feature, (features.get(feature) ?? 0) + 1);
    return { cases: byCase.size, features };
}
/**
 * What sets these failures apart from the passes of the same period (improvement.md 5.2 step 8): one-sided Fisher,
 * Benjamini-Hochberg over all features with enough support, odds ratio with Haldane's 0.5 and Woolf's 95 % interval. The unit is the
 * case, since attempts of one case say the same again. Without passes only what most failures have, marked as not contrasted.
 */
function contrast(failures, passes) {
    const support = Math.max(LEAST, LEAST_SHARE * failures.cases);
    const candidates = [...failures.features]
        .filter(([, count]) => count >= support - 1e-9)
        .sort(([a], [b]) => (a < b ? -1 : 1));
    if (passes.cases === 0)
        return candidates
            .filter(([, count]) => count >= FREQUENT * failures.cases)
            .sort(([, a], [, b]) => b - a)
            .slice(0, SHOWN)
            .map(([feature, count]) => `${count} of ${failures.cases} failing cases ${feature} (frequent, not contrasted)`);
    const tested = candidates.map(([feature, a]) => {
        const c = passes.features.get(feature) ?? 0;
        const b = failures.cases - a;
        const d = passes.cases - c;
        return {
            feature,
            a,
            b,
            c,
            d,
            p: fisherGreater([
                [a, b],
                [c, d],
            ]),
        };
    });
    const { adjusted } = (0,benjamini_hochberg/* benjaminiHochberg */.U)(tested.map(({ p }) => p));
    return tested
        .filter((_, at) => adjusted[at] <= RATE)
        .sort((one, other) => one.p - other.p || (one.feature < other.feature ? -1 : 1))
        .slice(0, SHOWN)
        .map(({ feature, a, b, c, d }) => {
        const odds = ((a + 0.5) * (d + 0.5)) / ((b + 0.5) * (c + 0.5));
        const spread = Z * Math.sqrt(1 / (a + 0.5) + 1 / (b + 0.5) + 1 / (c + 0.5) + 1 / (d + 0.5));
        const [low, high] = [odds * Math.exp(-spread), odds * Math.exp(spread)];
        return `${a} of ${a + b} failing cases vs ${c} of ${c + d} passing cases ${feature}, odds x${shownNumber(odds)} [${shownNumber(low)}, ${shownNumber(high)}]`;
    });
}
/** Two telling digits. */
const shownNumber = (value) => value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));

;// CONCATENATED MODULE: ./lib/failure-analysis/doubts.js
/** From so many scorers on the other side a single judged failure is doubted (improvement.md 5.2 step 11). */
const AGAINST = 2;
/**
 * Why the scorer, not the agent, may be at fault, or null: a person passed the attempt, or a single judged scorer fails it against
 * two or more others of the turn. Computed results are no matter of opinion and are not doubted.
 */
function doubtOf({ attempt, failed }, labels) {
    const passed = labels.some((label) => label.passed &&
        label.run_id === attempt.run_id &&
        label.case_id === attempt.case_id &&
        (label.attempt === undefined || label.attempt === attempt.attempt));
    if (passed)
        return 'a person passed it';
    const [only] = failed;
    if (failed.length !== 1 || only === undefined || !only.judged || only.against < AGAINST)
        return null;
    return `only ${only.scorer} failed it, against ${only.against} others`;
}

;// CONCATENATED MODULE: ./lib/failure-analysis/examples.js

/** As many as a reader opens (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;
const CENTRALITY = 0.7;
const NOVELTY = 0.3;
/**
 * Run ids that show a kind of failure: first that of the attempt most like all others, then by maximal marginal relevance
 * (Carbonell and Goldstein 1998; improvement.md 5.2 step 7), at most five, distinct; other cases are preferred to more of the same.
 * `vectors` are in the order of `attempts`; ties go to the earlier one.
 */
function exampleRunIds(attempts, vectors) {
    const centre = (0,tf_idf/* centroid */.vh)(vectors);
    const central = vectors.map((vector) => (0,tf_idf/* cosine */.sw)(vector, centre));
    const closest = attempts.map(() => 0);
    const runs = [];
    const cases = new Set();
    while (runs.length < MOST_EXAMPLES) {
        const open = attempts.map((_, at) => at).filter((at) => !runs.includes(attempts[at]?.run_id ?? ''));
        const fresh = open.filter((at) => !cases.has(attempts[at]?.case_id ?? ''));
        let best = -1;
        let most = Number.NEGATIVE_INFINITY;
        for (const at of fresh.length > 0 ? fresh : open) {
            const value = runs.length === 0
                ? central[at]
                : CENTRALITY * central[at] + NOVELTY * (1 - closest[at]);
            if (value > most + 1e-12) {
                best = at;
                most = value;
            }
        }
        const chosen = attempts[best];
        if (chosen === undefined)
            break;
        runs.push(chosen.run_id);
        cases.add(chosen.case_id);
        for (const [at, vector] of vectors.entries())
            closest[at] = Math.max(closest[at], (0,tf_idf/* cosine */.sw)(vector, vectors[best]));
    }
    return runs;
}

;// CONCATENATED MODULE: ./lib/failure-analysis/exclusions.js

const RULES = [
    [/budget/, 'budget_exceeded'],
    [/rate_?limit|quota|429/, 'rate_limit'],
    [/time_?d?_?out|deadline/, 'timeout'],
    [/scorer|judge|evaluator|incomplete_verdicts|unparseable/, 'evaluator_error'],
    [/validation|usage|not_found|attachment|malformed|missing_field|test_case/, 'test_case_error'],
    [/tool/, 'tool_backend_error'],
];
/** The category of an error code; what is unknown is the provider's or the agent's program. */
function errorCategory(code) {
    const folded = code.toLowerCase();
    return RULES.find(([pattern]) => pattern.test(folded))?.[1] ?? 'provider_error';
}
/** Counts errored attempts by category. An attempt without an error of its own was not judged: its scorers failed. */
function excludedOf(errored) {
    const owners = {};
    const by_category = {};
    for (const { error } of errored) {
        const category = error === undefined ? 'evaluator_error' : errorCategory(error.code);
        by_category[category] = (by_category[category] ?? 0) + 1;
        const owner = categories/* CATEGORIES */.R6[category];
        owners[owner] = (owners[owner] ?? 0) + 1;
    }
    return {
        total: errored.length,
        infra: owners.infra ?? 0,
        evaluator: owners.evaluator ?? 0,
        test: owners.test ?? 0,
        by_category,
    };
}

;// CONCATENATED MODULE: ./lib/failure-analysis/saturation.js

/** From this chance on more data is worth the wait. */
const MUCH = 0.1;
/** Saturation from the number of failures of each kind. */
function saturation(counts) {
    const seen = counts.filter((count) => count > 0);
    const total = seen.reduce((sum, count) => sum + count, 0);
    const once = seen.filter((count) => count === 1).length;
    const twice = seen.filter((count) => count === 2).length;
    const unseen = total === 0 ? 0 : once / total;
    const expected = seen.length + (once * (once - 1)) / (2 * (twice + 1));
    const kinds = `${seen.length} kind${seen.length === 1 ? '' : 's'} of failure seen`;
    const note = total === 0
        ? 'no failures'
        : unseen >= MUCH
            ? `${kinds}, about ${Math.round(expected)} to be expected: more data would likely show new ones`
            : `${kinds}: more data would likely show few new ones`;
    return { unseen_mass: (0,rounded/* rounded */.W)(unseen), expected_categories: (0,rounded/* rounded */.W)(expected, 1), note };
}

// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks = __webpack_require__(6726);
;// CONCATENATED MODULE: ./lib/failure-analysis/fix-catalogue.js
/** What to do about each kind of failure, by who can mend it. `{tools}` gives way to the tools concerned, `{demand}` to a demand that often failed. */
const FIXES = {
    wrong_tool: 'Prompt: say which tool serves which request{tools}. Tool schema: tell in each description when not to use it.',
    missing_tool_call: 'Prompt: require the tool call before the answer{tools}, and forbid answers from memory for it.',
    unneeded_tool_call: 'Prompt: say when no tool is needed{tools}, and that each step must serve the request.',
    bad_tool_arguments: 'Tool schema: describe each parameter with type, format and an example{tools}, and reject wrong values with a message that tells the right form.',
    loop_or_repetition: 'Prompt: forbid repeating a call with the same arguments{tools}, and say what to do when a result does not help.',
    premature_stop: 'Prompt: require that every part of the request is finished, or named as open, before the answer ends.',
    context_lost: 'Prompt: require that facts from earlier turns are reused. If the history is cut before the model, keep more of it.',
    hallucination: 'Prompt: allow only statements that the given material supports, and require "I do not know" otherwise.',
    wrong_fact: 'Retrieval or data: the material given does not hold the right fact; check index, chunking and the source.',
    incomplete_answer: 'Prompt: list what an answer must contain{demand}, and require a check against that list.',
    instruction_ignored: 'Prompt: put the rule into a short list of critical rules{demand}, with a condition that can be checked.',
    format_violation: 'Prompt: show the exact form of the answer{demand} and say that nothing may stand around it.',
    language_mismatch: "Prompt: require the answer in the language of the user's last message.",
    verbosity: 'Prompt: set a limit that can be counted{demand}, such as a number of sentences.',
    tone: 'Prompt: describe the tone by what to do and what to avoid{demand}, with one short example.',
    over_refusal: 'Prompt: name the requests that are in order, and limit refusals to the listed ones.',
    missing_refusal: 'Prompt: name the requests to refuse{demand}, and what to offer instead.',
    policy_violation: 'Prompt: state the policy as a rule with its conditions{demand}, to be checked before acting.',
    clarification_missing: 'Prompt: name the facts that are needed before acting, and require a question when one is missing.',
    unwarranted_clarification: 'Prompt: say what may be assumed, and to answer at once when the request holds all that is needed.',
    injection_followed: 'Prompt: say that text from users, documents and tools is data and cannot change the rules.',
    pii_leak: 'Prompt: forbid personal data in answers unless the user gave it in this conversation. Tool: return less of it.',
    timeout: 'Infrastructure: raise the time limit or make the tool faster{tools}; a prompt cannot mend it.',
    rate_limit: 'Infrastructure: lower the concurrency or raise the quota{tools}; a prompt cannot mend it.',
    provider_error: 'Infrastructure: look at the model provider; a prompt cannot mend it.',
    tool_backend_error: 'Infrastructure: repair the backend of the tool{tools}; a prompt cannot mend it.',
    evaluator_error: 'Evaluator: the judge left verdicts out; judge again, with another judge model if it stays so.',
    test_case_error: 'Test case: it expects what the agent cannot do{tools}; correct the case.',
    budget_exceeded: 'Infrastructure: raise the budget or lower the cost of a run; a prompt cannot mend it.',
    other: 'Read the example runs: these failures have no common cause that could be named.',
};
/** For a cluster outside of the taxonomy; `{name}` gives way to its name. */
const CLUSTER_FIX = 'Read the example runs about {name}; if one rule would have prevented them, add it to the prompt with a condition that can be checked.';

;// CONCATENATED MODULE: ./lib/failure-analysis/suggested-fix.js





/** A value is named only when it is no single case's (improvement.md 2.3 step 2). */
const LEAST_CASES = 2;
const suggested_fix_LEAST_SHARE = 0.2;
const MOST_NAMED = 3;
const LONGEST = 80;
/** The entry of the catalogue for a category, its slots filled from the facets (improvement.md 5.2 step 11). `share` is that of the category. */
function suggestedFix(category, name, facets, share) {
    const known = (0,categories/* isTaxonomy */.YG)(category) ? category : undefined;
    const template = known === undefined ? CLUSTER_FIX.replace('{name}', () => name) : FIXES[known];
    const slots = [
        { mark: '{tools}', values: toolsIn, shown: (list) => ` (${list.join(', ')})` },
        {
            mark: '{demand}',
            values: demandsIn,
            shown: (list) => ` (often missed: ${list.map((text) => `"${text}"`).join(', ')})`,
        },
    ];
    let text = template;
    let recall = 1;
    for (const { mark, values, shown } of slots) {
        if (!template.includes(mark))
            continue;
        const common = commonValues(facets, values);
        text = text.replace(mark, () => (common.length === 0 ? '' : shown(common)));
        if (common.length > 0)
            recall =
                facets.filter((facet) => values(facet).some((value) => common.includes(value))).length /
                    facets.length;
    }
    const owner = (0,categories/* ownerOf */.bf)(category);
    const mendable = (owner === 'prompt' || owner === 'tool' || owner === 'data') && facets.length > 0;
    return { text, expected_gain: mendable ? (0,rounded/* rounded */.W)(share * recall) : 0 };
}
function commonValues(facets, values) {
    const cases = new Map();
    for (const facet of facets)
        for (const value of values(facet)) {
            const known = cases.get(value) ?? new Set();
            cases.set(value, known.add(facet.attempt.case_id));
        }
    const all = new Set(facets.map(({ attempt }) => attempt.case_id)).size;
    return [...cases]
        .filter(([, { size }]) => size >= LEAST_CASES && size >= suggested_fix_LEAST_SHARE * all)
        .sort(([a, left], [b, right]) => right.size - left.size || (a < b ? -1 : 1))
        .slice(0, MOST_NAMED)
        .map(([value]) => value);
}
function toolsIn({ tools, fault, repeated, failed }) {
    const names = [...tools.missing, ...tools.forbidden, ...tools.unknown];
    for (const { metadata } of failed)
        for (const list of [metadata['missing_tools'], metadata['forbidden_called']])
            if (Array.isArray(list))
                names.push(...list.filter((name) => typeof name === 'string'));
    if (fault !== null)
        names.push(fault.tool);
    if (repeated !== null)
        names.push(repeated.name);
    if (names.length === 0)
        names.push(...tools.extra);
    return [...new Set(names.map((name) => (0,clean_text/* oneLine */.TN)(name).slice(0, LONGEST)))];
}
function demandsIn({ failed }) {
    return failed.flatMap(({ scorer, metadata }) => {
        // A pattern has no criteria: its name says what it is about.
        if (metadata['matched'] !== undefined && metadata['field'] === 'output')
            return [(0,clean_text/* oneLine */.TN)(scorer).slice(0, LONGEST)];
        const criteria = metadata['criteria'];
        if (!Array.isArray(criteria))
            return [];
        return criteria.flatMap((entry) => {
            const text = (0,failed_checks/* fieldOf */._)(entry, 'text');
            return (0,failed_checks/* fieldOf */._)(entry, 'verdict') === 'not_met' && typeof text === 'string'
                ? [(0,clean_text/* oneLine */.TN)(text).slice(0, LONGEST)]
                : [];
        });
    });
}

// EXTERNAL MODULE: ./lib/statistics/newcombe.js
var newcombe = __webpack_require__(86453);
;// CONCATENATED MODULE: ./lib/failure-analysis/trend.js

/**
 * The trend of a category, or null where one of the periods has nothing to compare with. `new` and `resolved` only say that
 * it was not seen on one side; `rising` and `falling` are proven (the Newcombe interval of the difference of the shares excludes 0).
 */
function trendOf(before, now) {
    if (before.judged === 0 || now.judged === 0 || before.failed + now.failed === 0)
        return null;
    if (before.failed === 0)
        return 'new';
    if (now.failed === 0)
        return 'resolved';
    const [low, high] = (0,newcombe/* newcombeInterval */.Q)(before.failed, before.judged, now.failed, now.judged);
    if (low > 0)
        return 'rising';
    return high < 0 ? 'falling' : 'stable';
}

;// CONCATENATED MODULE: ./lib/failure-analysis/report-failures.js














/** More are not read; the smallest are shown as `other` (improvement.md 5.2 step 6). */
const MOST_SHOWN = 12;
/** Below this the report says so (step 1). */
const SMALL_SAMPLE = 5;
/** The answer of interface 2.10 with its extensions, from failures that have their kinds. */
function reportFailures({ assignments, clusters, finest }, evidence) {
    const names = new Map(clusters.map(({ id, name }) => [id, name]));
    const groups = shownGroups(assignments);
    const period = periodOf(assignments, groups, evidence);
    const percentages = (0,largest_remainder/* largestRemainder */.S)(groups.map(({ members }) => members.length));
    const resolved = resolvedKinds(assignments, evidence, names, period.judged);
    return {
        period: evidence.period,
        total_failures: assignments.length,
        failure_categories: groups.map((group, at) => {
            const name = names.get(group.kind) ?? group.kind.replaceAll('_', ' ');
            return categoryOf(group, name, percentages[at], period);
        }),
        excluded: excludedOf(evidence.errored),
        saturation: saturation(finest),
        notes: notesOf(assignments, evidence),
        ...(resolved.length === 0 ? {} : { resolved }),
    };
}
function periodOf(assignments, groups, evidence) {
    const { vectors } = (0,tf_idf/* tfIdf */.Qh)(assignments.map(({ facet }) => (0,failure_analysis_assign/* textOf */.b6)(facet)));
    const memory = new Map();
    const features = (attempt) => {
        const known = memory.get(attempt) ?? featuresOf(attempt);
        memory.set(attempt, known);
        return known;
    };
    const failed = assignments.map(({ facet }) => facet.attempt);
    const kindsShown = new Set(groups.map(({ kind }) => kind));
    return {
        evidence,
        failures: assignments.length,
        failedCases: distinctCases(failed),
        judged: distinctCases([...failed, ...evidence.passed]),
        vectorOf: new Map(assignments.map((assignment, at) => [assignment, vectors[at]])),
        features,
        passes: countFeatures(evidence.passed, features),
        shownAs: (kind) => (kindsShown.has(kind) ? kind : 'other'),
    };
}
function categoryOf({ kind, members }, name, percentage, period) {
    const { evidence, failedCases, features, passes, vectorOf } = period;
    const facets = members.map(({ facet }) => facet);
    const attempts = facets.map(({ attempt }) => attempt);
    const share = members.length / period.failures;
    const fix = suggestedFix(kind, name, facets, share);
    const [low, high] = (0,wilson/* wilsonInterval */.Y)(share * failedCases, failedCases);
    const doubts = facets.flatMap((facet) => doubtOf(facet, evidence.labels) ?? []);
    const cases = distinctCases(attempts);
    const vectors = members.map((member) => vectorOf.get(member));
    const patterns = contrast(countFeatures(attempts, features), passes);
    return {
        category: kind,
        count: members.length,
        percentage,
        example_run_ids: exampleRunIds(attempts, vectors),
        common_patterns: patterns.map((pattern) => inWords(pattern, attempts)),
        suggested_fix: fix.text,
        name,
        owner: (0,categories/* ownerOf */.bf)(kind),
        cases,
        interval: [(0,rounded/* rounded */.W)(low * 100, 1), (0,rounded/* rounded */.W)(high * 100, 1)],
        expected_gain: fix.expected_gain,
        ...trendIn(kind, cases, period),
        ...(doubts.length === 0
            ? {}
            : { evaluator_doubts: { count: doubts.length, reasons: [...new Set(doubts)].slice(0, 3) } }),
    };
}
/** How a category moved since the period before, where one was asked for and there is enough to tell. */
function trendIn(kind, failed, { evidence, judged, shownAs }) {
    if (evidence.previous === undefined)
        return {};
    const before = earlierShare(evidence.previous, (earlier) => shownAs(earlier) === kind);
    const trend = trendOf(before, { failed, judged });
    return trend === null ? {} : { trend };
}
/** At most twelve groups, the largest first, `other` last; the smallest go to it. */
function shownGroups(assignments) {
    const groups = new Map();
    for (const assignment of assignments) {
        const members = groups.get(assignment.category);
        if (members === undefined)
            groups.set(assignment.category, [assignment]);
        else
            members.push(assignment);
    }
    const other = groups.get('other') ?? [];
    const sorted = [...groups]
        .filter(([kind]) => kind !== 'other')
        .map(([kind, members]) => ({ kind, members }))
        .sort((a, b) => b.members.length - a.members.length || (a.kind < b.kind ? -1 : 1));
    const free = other.length > 0 || sorted.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN;
    const rest = [...other, ...sorted.slice(free).flatMap(({ members }) => members)];
    const order = new Map(assignments.map((assignment, at) => [assignment, at]));
    rest.sort((a, b) => order.get(a) - order.get(b));
    return [
        ...sorted.slice(0, free),
        ...(rest.length === 0 ? [] : [{ kind: 'other', members: rest }]),
    ];
}
const caseKey = ({ agent_id, case_id }) => JSON.stringify([agent_id, case_id]);
function distinctCases(attempts) {
    return new Set(attempts.map(caseKey)).size;
}
function earlierShare({ failed, kinds, passed }, matches) {
    return {
        failed: distinctCases(failed.filter((_, at) => matches(kinds[at]))),
        judged: distinctCases([...failed, ...passed]),
    };
}
/** Kinds of the period before that did not come again. */
function resolvedKinds(assignments, { previous }, names, judged) {
    if (previous === undefined || judged === 0)
        return [];
    const now = new Set(assignments.map(({ category }) => category));
    return [...new Set(previous.kinds)]
        .filter((kind) => !now.has(kind) && kind !== 'other')
        .sort()
        .map((kind) => ({
        category: kind,
        name: names.get(kind) ?? kind.replaceAll('_', ' '),
        previous_count: previous.kinds.filter((each) => each === kind).length,
        trend: 'resolved',
    }));
}
function notesOf(assignments, { passed }) {
    const notes = [];
    const count = assignments.length;
    if (count > 0 && count < SMALL_SAMPLE)
        notes.push(`small sample: ${count} failure${count === 1 ? '' : 's'}; shares and patterns may be chance`);
    if (count > 0 && passed.length === 0)
        notes.push('no passed attempts in the period: patterns are frequent ones, not contrasted with passes');
    const infra = assignments.filter(({ category }) => (0,categories/* ownerOf */.bf)(category) === 'infra').length;
    if (infra > 0)
        notes.push(`${infra} of the failures ${infra === 1 ? 'was' : 'were'} judged after a tool broke down: no change of the prompt is proposed for them`);
    return notes;
}

;// CONCATENATED MODULE: ./lib/failure-analysis/analyse-failures.js


/**
 * Sorts failed attempts by what went wrong (improvement.md 5.2), without a model. The order of the input does not matter; the same
 * input gives the same answer.
 */
function analyseFailures(evidence, options) {
    return analysed((0,failure_analysis_assign/* assignOffline */.Rr)((0,failure_analysis_assign/* inOrder */.al)(evidence.failed), offlineOptions(options)), evidence, options);
}
/** The same of failures that were looked at one by one as they were read, and whose answers nobody holds (`withoutAnswers`). */
function analyseLooked(looked, evidence, options) {
    const ordered = (0,failure_analysis_assign/* inOrderOf */.Fb)(looked, ({ facet }) => facet.attempt);
    return analysed((0,failure_analysis_assign/* assignLooked */.aZ)(ordered, offlineOptions(options)), evidence, options);
}
function offlineOptions({ seed, known = [] }) {
    return { seed, known };
}
/** The answer for failures that have their kinds, whoever gave them. */
function analysed(assigned, { passed, errored, previous, previousPassed = [] }, { period, labels = [], known = [] }) {
    const before = previous === undefined ? undefined : (0,failure_analysis_assign/* inOrder */.al)(previous);
    const ids = new Set(assigned.clusters.map(({ id }) => id));
    const clusters = [...assigned.clusters, ...known.filter(({ id }) => !ids.has(id))];
    const analysis = reportFailures({ ...assigned, clusters }, {
        passed: (0,failure_analysis_assign/* inOrder */.al)(passed),
        errored,
        previous: before === undefined
            ? undefined
            : { failed: before, kinds: (0,failure_analysis_assign/* assignEarlier */.GO)(before, clusters), passed: previousPassed },
        labels,
        period,
    });
    return {
        analysis,
        assignments: assigned.assignments.map(({ facet, category, tier, why }) => ({
            attempt: facet.attempt,
            category,
            tier,
            why,
        })),
        clusters,
    };
}


/***/ }),

/***/ 73305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GO: () => (/* binding */ assignEarlier),
  aZ: () => (/* binding */ assignLooked),
  Rr: () => (/* binding */ assignOffline),
  al: () => (/* binding */ inOrder),
  Fb: () => (/* binding */ inOrderOf),
  O1: () => (/* binding */ lookedAt),
  b6: () => (/* binding */ textOf),
  m$: () => (/* binding */ withoutAnswers)
});

// EXTERNAL MODULE: ./lib/text/tf-idf.js
var tf_idf = __webpack_require__(92697);
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words = __webpack_require__(4345);
;// CONCATENATED MODULE: ./lib/failure-analysis/cluster-names.js

/**
 * A name for each group of texts: its two words with the highest class-based TF-IDF, tf(t,c) ln(1 + A / f(t)), where A is the mean
 * number of words of a group and f(t) how often the term occurs in all (improvement.md 5.2 step 6; Grootendorst 2022,
 * arXiv 2203.05794). Counted by stem, shown as the word that stands there most often; ties by alphabet.
 */
function clusterNames(groups) {
    const counted = groups.map((texts) => countsOf(texts));
    const overall = new Map();
    let all = 0;
    for (const { counts } of counted)
        for (const [stem, count] of counts) {
            overall.set(stem, (overall.get(stem) ?? 0) + count);
            all += count;
        }
    const mean = all / Math.max(1, groups.length);
    return counted.map(({ counts, spellings }) => {
        const ranked = [...counts]
            .map(([stem, count]) => ({ stem, value: count * Math.log(1 + mean / overall.get(stem)) }))
            .sort((a, b) => b.value - a.value || (a.stem < b.stem ? -1 : 1));
        const top = ranked.slice(0, 2).map(({ stem }) => mostFrequent(spellings.get(stem)));
        return top.length === 0 ? 'without words' : top.join(' / ');
    });
}
function countsOf(texts) {
    const counts = new Map();
    const spellings = new Map();
    for (const text of texts)
        for (const word of (0,words/* words */.aL)(text)) {
            if (!(0,words/* isContentWord */.gA)(word) || /\d/.test(word))
                continue;
            const stem = (0,words/* stemOf */.Vc)(word);
            counts.set(stem, (counts.get(stem) ?? 0) + 1);
            const known = spellings.get(stem) ?? new Map();
            spellings.set(stem, known.set(word, (known.get(word) ?? 0) + 1));
        }
    return { counts, spellings };
}
function mostFrequent(spellings) {
    const sorted = [...(spellings ?? [])].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
    return (sorted[0]?.[0] ?? '').slice(0, 40);
}

// EXTERNAL MODULE: ./lib/failure-analysis/facet.js + 2 modules
var failure_analysis_facet = __webpack_require__(85449);
// EXTERNAL MODULE: ./lib/text/lexicons/negations.js
var negations = __webpack_require__(19453);
;// CONCATENATED MODULE: ./lib/failure-analysis/failure-lexicon.js
/** Written for this purpose; every entry is a word whose stem is looked up. Order decides between equal scores. */
const FAILURE_LEXICON = [
    {
        category: 'hallucination',
        says: 'hallucinated hallucination fabricated fabrication invented invents invent unsupported ungrounded unfounded unverified baseless nonexistent made-up',
        lacks: 'supported grounded substantiated backed',
    },
    {
        category: 'wrong_fact',
        says: 'incorrect inaccurate wrong erroneous false mistaken outdated miscalculated contradicts contradiction misstates misquotes',
        lacks: 'correct accurate true factual',
    },
    {
        category: 'incomplete_answer',
        says: 'incomplete omits omitted omission partial missing misses skipped unanswered unaddressed overlooks',
        lacks: 'mention mentions state states say includes include explain cover address tell give names list answered complete provide',
    },
    {
        category: 'instruction_ignored',
        says: 'ignores ignored disregards disregarded disobeyed disobeys neglects contrary',
        lacks: 'follow follows followed obey adhere comply sign greet',
    },
    {
        category: 'format_violation',
        says: 'malformed unparseable misformatted formatting syntax invalid-json json yaml markdown bullet',
        lacks: 'formatted parseable json yaml markdown bullet table',
    },
    {
        category: 'verbosity',
        says: 'verbose lengthy long-winded rambling wordy padded repetitive bloated overlong',
        lacks: 'concise brief short succinct',
    },
    {
        category: 'tone',
        says: 'rude impolite curt unfriendly condescending sarcastic dismissive aggressive harsh unprofessional cold blunt',
        lacks: 'polite friendly empathetic empathy courteous apologize apologise professional warm kind thank',
    },
    {
        category: 'over_refusal',
        says: 'refused refuses refusal declined declines unhelpful overcautious',
        lacks: 'help assist',
    },
    {
        category: 'missing_refusal',
        says: 'complied complies harmful unsafe dangerous',
        lacks: 'refuse decline reject',
    },
    {
        category: 'policy_violation',
        says: 'violates violated violation breaches breached unauthorized unauthorised forbidden prohibited disallowed ineligible policy',
        lacks: 'allowed permitted eligible authorized authorised entitled',
    },
    {
        category: 'clarification_missing',
        says: 'assumed assumes assumption guessed guesses guess presumed',
        lacks: 'clarify clarification ask asks asked confirm confirmation verify',
    },
    {
        category: 'unwarranted_clarification',
        says: 'redundant-question needlessly unnecessarily re-asks reasks',
        lacks: '',
    },
    {
        category: 'context_lost',
        says: 'forgot forgets forgotten forgetting earlier previously lost',
        lacks: 'remember remembered recall retain retained',
    },
    {
        category: 'premature_stop',
        says: 'stopped stops abandoned abandons unfinished truncated gave-up quit prematurely ended',
        lacks: 'finish finished continue proceed',
    },
    {
        category: 'loop_or_repetition',
        says: 'loop loops looping repeats repeated repeatedly endless',
        lacks: '',
    },
    {
        category: 'missing_tool_call',
        says: '',
        lacks: 'call called invoke invoked lookup search query',
    },
    {
        category: 'injection_followed',
        says: 'injection injected jailbreak jailbroken hijacked',
        lacks: '',
    },
    {
        category: 'pii_leak',
        says: 'leaks leaked leak disclosed discloses exposes exposed',
        lacks: 'redacted masked',
    },
    {
        category: 'language_mismatch',
        says: 'language spanish german french english untranslated',
        lacks: 'translate',
    },
];

;// CONCATENATED MODULE: ./lib/failure-analysis/lexicon-tier.js



/** How many words before a cue are searched for a negation (improvement.md 5.2 step 4). */
const WINDOW = 3;
const CUES = cues();
/**
 * The category that the words of the reasons speak of. Each different cue counts once over all reasons; a cue that is denied
 * within three words counts for what is lacking, one that is not for what happened. The highest score wins when it is 2 or more or
 * ahead by 1 (improvement.md 5.2 step 4); a tie below that is nobody's. Reasons are data: an order in them is only words.
 */
function lexiconTier(reasons) {
    const hits = new Map();
    for (const reason of reasons) {
        const tokens = (0,words/* words */.aL)(reason);
        for (const [at, token] of tokens.entries()) {
            const stem = (0,words/* stemOf */.Vc)(token);
            const denied = tokens.slice(Math.max(0, at - WINDOW), at).some(isNegation);
            for (const cue of CUES.get(stem) ?? [])
                if (cue.denied === denied) {
                    const seen = hits.get(cue.category) ?? new Set();
                    hits.set(cue.category, seen.add(`${denied ? 'not ' : ''}${token}`));
                }
        }
    }
    const ranked = FAILURE_LEXICON.map(({ category }) => ({
        category,
        score: hits.get(category)?.size ?? 0,
    })).sort((a, b) => b.score - a.score);
    const [first, second] = ranked;
    if (first === undefined || first.score === 0)
        return null;
    if (first.score < 2 && first.score === second?.score)
        return null;
    const cues = [...(hits.get(first.category) ?? [])].slice(0, 3).map((word) => `"${word}"`);
    return { category: first.category, why: `the reasons say ${cues.join(', ')}` };
}
/** Whether a word in lower case denies what follows it. */
const isNegation = (word) => negations/* NEGATIONS */.l.has(word) || word.endsWith("n't") || negations/* DENYING_VERBS */.M.has(word);
function cues() {
    const map = new Map();
    const add = (text, cue) => {
        for (const stem of new Set(text.split(' ').filter(Boolean).map(words/* stemOf */.Vc)))
            map.set(stem, [...(map.get(stem) ?? []), cue]);
    };
    for (const { category, says, lacks } of FAILURE_LEXICON) {
        add(says, { category, denied: false });
        add(lacks, { category, denied: true });
    }
    return map;
}

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random = __webpack_require__(49916);
// EXTERNAL MODULE: ./lib/statistics/average-link.js
var average_link = __webpack_require__(8405);
;// CONCATENATED MODULE: ./lib/text/masked.js
/** What stands in a masked text for what was there: letters only, so that each is read as one word. */
const MASKS = {
    quoted: 'maskquoted',
    id: 'maskid',
    number: 'masknumber',
    address: 'maskaddress',
    flag: 'maskflag',
    list: 'masklist',
    table: 'masktable',
};
/** A quoted string of one line; an apostrophe within a word opens none. The length is bounded, so that a lone quote stays cheap. */
const QUOTED = /"[^"\n]{0,200}"|`[^`\n]{0,200}`|“[^”\n]{0,200}”|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?![\p{L}\p{N}])/gu;
const ADDRESS = /\b(?:https?:\/\/[^\s"'<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g;
/** Letters and digits mixed (order A1-77, hash, uuid), or a word with an underscore in it, as names of fields have. */
const ID = /#?\b(?=[\w-]{0,63}\d)(?=[\w-]{0,63}[A-Za-z])[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+){0,12}\b|\b[A-Za-z]+(?:_[A-Za-z0-9]+){1,8}\b/g;
const NUMBER = /[#$€£]?\d[\d.,:/-]*\d%?|[#$€£]?\d%?/g;
/** Truth values and nothing, as programs write them: in lower case `true` and `none` are words. */
const FLAG = /\b(?:True|False|TRUE|FALSE|None|NULL|NaN|undefined|null)\b/g;
/** A list of values, which are masked by then; a list of sentences is none. */
const LIST = /\[(?:\s*mask(?:quoted|id|number|address|flag)\s*,?){0,100}\s*\]/g;
/** A list of such lists. */
const TABLE = /\[(?:\s*mask(?:list|quoted|id|number|address|flag)\s*,?){1,100}\s*\]/g;
/**
 * The signature of a text: quoted strings, addresses, identifiers, numbers and lists of them give way to a word for their kind, so that two
 * failures that differ only in the order number look alike (improvement.md 5.2 step 5). For comparing, not for showing and not
 * for keeping secrets.
 */
function masked(text) {
    return text
        .replace(QUOTED, ` ${MASKS.quoted} `)
        .replace(ADDRESS, ` ${MASKS.address} `)
        .replace(ID, ` ${MASKS.id} `)
        .replace(NUMBER, ` ${MASKS.number} `)
        .replace(FLAG, ` ${MASKS.flag} `)
        .replace(LIST, ` ${MASKS.list} `)
        .replace(TABLE, ` ${MASKS.table} `);
}

;// CONCATENATED MODULE: ./lib/failure-analysis/residual-clusters.js




/** Weights of the two views (improvement.md 5.2 step 5). */
const RAW = 0.7;
const MASKED = 0.3;
/**
 * Groups closer than this are joined: similarity 1 - 0.93 (improvement.md 5.2 step 5), of what lies above the mean similarity of
 * the collection. Where people write freely that mean is about 0.02 and changes nothing; where a program writes, all messages
 * share their frame, and what that frame gives says nothing (as kappa leaves out what chance gives). Measured on labelled sets: between
 * 0.05 and 0.1 the figures barely move.
 */
const CLOSE = 0.07;
/** The mean of a few texts tells of these texts, not of how such texts are written: it is taken for 0 as if so many strange ones stood beside. */
const FEW = 50;
/** Groups smaller than this are no kind of failure, by how many texts there are (step 5). */
const leastOf = (count) => (count < 50 ? 2 : 3);
/** Groups whose centroids are closer are one (step 6). */
const SAME = 0.55;
/** What was not clustered goes to the nearest group from this cosine with its medoid on (step 5). */
const NEAR = 0.2;
/** Nobody knows what such a text is about: it takes part in no group. */
const isEmpty = (vector) => vector.terms.length === 0;
/**
 * Clusters texts by what they say and by their masked signature (improvement.md 5.2 steps 5 and 6). Above 2,000 texts a seeded
 * sample is clustered and the rest goes to the nearest group. Deterministic for the same order; sort the texts where the order is
 * chance.
 */
function clusterTexts(texts, seed) {
    const raw = (0,tf_idf/* tfIdf */.Qh)(texts);
    const signature = (0,tf_idf/* tfIdf */.Qh)(texts.map(masked));
    const vector = (place) => raw.vectors[place];
    const shape = (place) => signature.vectors[place];
    const sample = sampled(texts.length, seed);
    const similar = (a, b) => RAW * (0,tf_idf/* cosine */.sw)(vector(sample[a]), vector(sample[b])) +
        MASKED * (0,tf_idf/* cosine */.sw)(shape(sample[a]), shape(sample[b]));
    const mean = (meanSimilarity(sample, vector, shape) * sample.length) / (sample.length + FEW);
    const labels = (0,average_link/* averageLink */.E)(sample.length, similar, (1 - CLOSE) * (1 - mean));
    const fine = texts.map(() => -1);
    const groups = [];
    for (const [at, label] of labels.entries()) {
        const place = sample[at];
        fine[place] = label;
        (groups[label] ??= []).push(place);
    }
    const least = leastOf(sample.length);
    const kept = groups.filter((group) => group.length >= least && !group.every((place) => isEmpty(vector(place))));
    const clusters = merged(kept, vector).map((members) => clusterOf(members, vector));
    const held = new Set(clusters.flatMap(({ members }) => members));
    const inSample = new Set(sample);
    for (const [place] of texts.entries()) {
        if (inSample.has(place))
            continue;
        const nearest = nearestCluster(vector(place), clusters.map(({ medoid }) => vector(medoid)));
        if (nearest === -1)
            continue;
        clusters[nearest]?.members.push(place);
        held.add(place);
    }
    for (const cluster of clusters)
        cluster.members.sort((a, b) => a - b);
    clusters.sort((a, b) => b.members.length - a.members.length || a.members[0] - b.members[0]);
    return {
        clusters,
        other: texts.map((_, place) => place).filter((place) => !held.has(place)),
        fine,
        terms: raw.terms,
    };
}
/** The vector of these that is nearest to a text, by its place among them, or -1 when none is near. */
function nearestCluster(text, medoids) {
    let best = -1;
    let most = NEAR - 1e-12;
    for (const [at, medoid] of medoids.entries()) {
        const value = (0,tf_idf/* cosine */.sw)(text, medoid);
        if (value > most) {
            best = at;
            most = value;
        }
    }
    return best;
}
/** All places, or 2,000 of them drawn by seed, ascending. */
function sampled(count, seed) {
    const places = Array.from({ length: count }, (_, place) => place);
    if (count <= average_link/* MOST_LINKED */.i)
        return places;
    const { next } = (0,seeded_random/* seededRandom */.I)(seed);
    for (let at = 0; at < average_link/* MOST_LINKED */.i; at += 1) {
        const other = at + Math.floor(next() * (count - at));
        [places[at], places[other]] = [places[other], places[at]];
    }
    return places.slice(0, average_link/* MOST_LINKED */.i).sort((a, b) => a - b);
}
/** Mean over all pairs, by sums: the dot product of all with all, less each with itself. */
function meanSimilarity(places, vector, shape) {
    const pairs = (places.length * (places.length - 1)) / 2;
    if (pairs === 0)
        return 0;
    const mean = (of) => {
        const sums = new Map();
        let own = 0;
        for (const place of places) {
            const { terms, weights } = of(place);
            for (const [at, term] of terms.entries())
                sums.set(term, (sums.get(term) ?? 0) + weights[at]);
            own += terms.length > 0 ? 1 : 0;
        }
        let all = 0;
        for (const sum of sums.values())
            all += sum * sum;
        return (all - own) / 2 / pairs;
    };
    return Math.max(0, RAW * mean(vector) + MASKED * mean(shape));
}
/** Joins the two groups with the closest centroids until none are close enough. Each pair is compared once, and anew when one changed. */
function merged(groups, vector) {
    const open = groups.map((members) => ({
        members,
        centre: (0,tf_idf/* centroid */.vh)(members.map(vector)),
        near: [],
    }));
    const compare = (group, from) => {
        group.near = open.map((other, at) => (at > from ? (0,tf_idf/* cosine */.sw)(group.centre, other.centre) : 0));
    };
    for (const [at, group] of open.entries())
        compare(group, at);
    for (;;) {
        let best = { value: SAME - 1e-12, a: -1, b: -1 };
        for (const [a, { near }] of open.entries())
            for (const [b, value] of near.entries())
                if (value > best.value)
                    best = { value, a, b };
        const [left, right] = [open[best.a], open[best.b]];
        if (left === undefined || right === undefined)
            return open.map(({ members }) => members);
        left.members = [...left.members, ...right.members].sort((a, b) => a - b);
        left.centre = (0,tf_idf/* centroid */.vh)(left.members.map(vector));
        open.splice(best.b, 1);
        for (const group of open)
            group.near.splice(best.b, 1);
        compare(left, best.a);
        for (const [at, group] of open.slice(0, best.a).entries())
            group.near[best.a] = at < best.a ? (0,tf_idf/* cosine */.sw)(group.centre, left.centre) : 0;
    }
}
function clusterOf(members, vector) {
    const centre = (0,tf_idf/* centroid */.vh)(members.map(vector));
    let medoid = members[0];
    let most = -1;
    for (const place of members) {
        const value = (0,tf_idf/* cosine */.sw)(vector(place), centre);
        if (value > most + 1e-12) {
            medoid = place;
            most = value;
        }
    }
    return { members, medoid, centre };
}

// EXTERNAL MODULE: ./lib/failure-analysis/stable-ids.js
var stable_ids = __webpack_require__(63143);
// EXTERNAL MODULE: ./lib/text/attack-patterns.js + 1 modules
var attack_patterns = __webpack_require__(34808);
// EXTERNAL MODULE: ./lib/text/language/refusal.js
var refusal = __webpack_require__(12482);
;// CONCATENATED MODULE: ./lib/failure-analysis/check-tier.js
const LACKS = 'incomplete_answer';
const FORM = 'format_violation';
const IGNORED = 'instruction_ignored';
/** What a check that failed says of the answer, by the word that it is written by. What own code and groups say is in their words. */
const BY_KIND = {
    ...{ contains: LACKS, icontains: LACKS, contains_any: LACKS, contains_all: LACKS, similar: LACKS },
    ...{ equals: IGNORED, starts_with: IGNORED, ends_with: IGNORED, matches: IGNORED },
    ...{ not_equals: IGNORED, not_contains: IGNORED, not_icontains: IGNORED, not_contains_any: IGNORED },
    ...{ not_contains_all: IGNORED, not_starts_with: IGNORED, not_ends_with: IGNORED, not_matches: IGNORED },
    ...{ json: FORM, json_schema: FORM, at: FORM, not_json: FORM, not_json_schema: FORM },
    ...{ called: 'missing_tool_call', tool_calls: 'wrong_tool' },
    ...{ not_called: 'unneeded_tool_call', max_tool_calls: 'unneeded_tool_call' },
};
/** The category of the first failed check that has one: its sentence quotes the answer, whose words say nothing of what went wrong. */
function checkTier({ failed }) {
    for (const one of failed) {
        const category = categoryOf(one);
        if (category !== undefined)
            return { category, why: `the check ${one.scorer} failed` };
    }
    return null;
}
function categoryOf({ metadata }) {
    const { kind, expected, actual } = metadata;
    // Scorers of one's own may write any of these; all of them together a check writes.
    if (typeof kind !== 'string' || expected === undefined || actual === undefined)
        return undefined;
    if (kind === 'length')
        return isTooLong(expected, actual) ? 'verbosity' : LACKS;
    return Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind] : undefined;
}
/** `0 to 3 words`, and what was counted. */
function isTooLong(expected, actual) {
    const most = /^\d+ to (\d+) /.exec(String(expected))?.[1];
    return most !== undefined && Number(actual) > Number(most);
}

// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks = __webpack_require__(6726);
;// CONCATENATED MODULE: ./lib/failure-analysis/structure-tier.js





const found = (category, why) => ({ category, why });
const SAFETY = /^(?:pii_leakage|misuse|role_violation|non_advice|toxicity|bias|safety)/;
/** Scorers of tools; without one of them failing, a call more or less is not why the attempt failed. */
const TOOLS = /^(?:tool_correctness|tool_use|tool_selection|step_efficiency|plan_adherence)/;
const structure_tier_FORM = /\b(?:json|xml|yaml|csv|html|markdown|bullet|numbered list|table|code block|headings?|valid format|formatted|format of)\b/i;
const LENGTH = /\b(?:at most|no more than|fewer than|less than|up to|maximum of|within) \d+ (?:\w+ ){0,2}(?:words?|sentences?|characters?|lines?|paragraphs?)\b|\b(?:brief|concise|short|too long|in one sentence)\b/i;
/** Where the case itself wants a refusal or a question back. */
const WANTS_REFUSAL = /\b(?:refus\w+|declin\w+|turns? down|(?:does|do|must|should|will|can)(?: not|n't) (?:(?:help|assist|comply|answer|fulfil)\b|(?:provide|give)(?: \w+){0,3} (?:advice|instructions|information|details|help|guidance|access|assistance|directions|recipes?|opinions?)\b))/i;
const WANTS_QUESTION = /\b(?:asks? (?:for|the (?:user|customer)|which|what|whether|back|a )|clarif\w+|follow-up question)\b/i;
/**
 * In order of priority (improvement.md 5.2 step 3): an empty answer, infrastructure, evaluator and test, safety, tools, format, content. The first
 * that applies is the primary category of the attempt.
 */
const RULES = [
    // Scorers say so of themselves; nothing else can be read off an answer with nothing in it.
    ({ failed }) => failed.some(({ metadata }) => metadata['empty_answer'] === true)
        ? found('premature_stop', 'the answer is empty')
        : null,
    ({ fault }) => fault === null || fault.kind === 'refused_arguments'
        ? null
        : found(fault.kind, `the tool ${fault.tool} did not work (${fault.kind})`),
    ({ failed }) => failed.length > 0 && failed.every(({ metadata }) => listOf(metadata['imputed_verdicts']).length > 0)
        ? found('evaluator_error', 'the judge left verdicts out, which counted as failed')
        : null,
    ({ tools }) => tools.unknown.length > 0
        ? found('test_case_error', `the case expects ${named(tools.unknown)}, which the agent is not offered`)
        : null,
    (facet) => safety(facet),
    ({ repeated, failed }) => repeated !== null && failed.length > 0
        ? found('loop_or_repetition', `${repeated.name} was called ${repeated.times} times with the same arguments`)
        : null,
    ({ tools }) => tools.missing.length > 0 && tools.extra.length > 0
        ? found('wrong_tool', `called ${named(tools.extra)} where ${named(tools.missing)} was expected`)
        : null,
    ({ tools }) => tools.missing.length > 0 ? found('missing_tool_call', `did not call ${named(tools.missing)}`) : null,
    ({ fault }) => fault?.kind === 'refused_arguments'
        ? found('bad_tool_arguments', `${fault.tool} refused its arguments`)
        : null,
    ({ tools, failed }) => failed.some(({ scorer, metadata }) => isNamed(scorer, 'argument_correctness') || listOf(metadata['schema_errors']).length > 0) ||
        (tools.arguments && failed.some(({ scorer }) => TOOLS.test(scorer)))
        ? found('bad_tool_arguments', 'a tool was called with wrong arguments')
        : null,
    ({ tools, failed }) => failed.some(({ metadata }) => listOf(metadata['missing_tools']).length > 0)
        ? found('missing_tool_call', 'a tool that was needed was not called')
        : tools.forbidden.length > 0 ||
            failed.some(({ metadata }) => listOf(metadata['forbidden_called']).length > 0)
            ? found('unneeded_tool_call', 'a tool was called that the case rules out')
            : null,
    ({ tools, failed }) => failed.some(({ scorer, metadata }) => TOOLS.test(scorer) &&
        (tools.extra.length > 0 ||
            hasSome(metadata, ['unexpected_tools', 'redundant_steps', 'extra_actions'])))
        ? found('unneeded_tool_call', tools.extra.length > 0 ? `called ${named(tools.extra)} without need` : 'took steps without need')
        : null,
    (facet) => structure_tier_form(facet),
    (facet) => content(facet),
    checkTier,
];
/** The category that structure alone shows, or null: then the words of the reasons decide. */
function structureTier(facet) {
    for (const rule of RULES) {
        const category = rule(facet);
        if (category !== null)
            return category;
    }
    return null;
}
function safety(facet) {
    const failed = facet.failed.find(({ scorer }) => SAFETY.test(scorer));
    if (failed === undefined)
        return null;
    const { scorer, metadata } = failed;
    if (isNamed(scorer, 'pii_leakage') || hasSome(metadata, ['pii_found']))
        return found('pii_leak', `${scorer} found personal data in the answer`);
    if (metadata['over_refusal'] === true)
        return found('over_refusal', 'refused a request that was in order');
    if ((0,attack_patterns/* findAttack */.I)(facet.turn?.input ?? '') !== null)
        return found('injection_followed', `the input gives orders against the rules, and ${scorer} failed`);
    if (isNamed(scorer, 'misuse'))
        return found('missing_refusal', 'served a request that should be refused');
    if (isNamed(scorer, 'toxicity') || isNamed(scorer, 'bias'))
        return found('tone', `${scorer} failed`);
    return found('policy_violation', `${scorer} failed`);
}
function structure_tier_form(facet) {
    const { failed, otherLanguage, json, turn } = facet;
    const criteria = failed.flatMap(({ metadata }) => failedCriteria(metadata));
    const formal = criteria.find((text) => structure_tier_FORM.test(text));
    if (formal !== undefined && !(json && /\bjson\b/i.test(formal)))
        return found('format_violation', 'a demand on the form of the answer was not met');
    if (otherLanguage)
        return found('language_mismatch', 'the answer is in another language than the question');
    if (criteria.some((text) => LENGTH.test(text)))
        return found('verbosity', 'the answer is longer than asked for');
    // Whoever refuses follows no pattern of an answer either: the refusal is what went wrong, and `content` says so.
    if (!(facet.refused && !wantsRefusal(facet)) &&
        failed.some(({ metadata }) => metadata['field'] === 'output' && metadata['matched'] !== undefined))
        return found('instruction_ignored', 'a pattern that every answer has to follow was not met');
    if (turn?.criteria.expected_behavior !== undefined &&
        failed.length > 0 &&
        failed.every(({ scorer }) => isNamed(scorer, 'latency')))
        return found('timeout', 'the answer took too long');
    return null;
}
function content(facet) {
    const { failed, turn } = facet;
    const expected = turn?.criteria.expected_behavior ?? '';
    if (failed.length > 0 && facet.empty)
        return found('premature_stop', 'the answer is empty');
    const refusalWanted = wantsRefusal(facet);
    if (refusalWanted && !facet.refused && failed.length > 0 && (0,failure_analysis_facet/* outputWords */.h)(facet) > 0)
        return found('missing_refusal', 'the case wants a refusal and there is none');
    if (!refusalWanted && facet.refused)
        return found('over_refusal', 'refused, and the case does not want that');
    const wantsQuestion = WANTS_QUESTION.test(expected);
    if (wantsQuestion && !facet.asks && !(turn?.output ?? '').includes('?'))
        return found('clarification_missing', 'the case wants a question back and there is none');
    if (failed.some(({ scorer }) => isNamed(scorer, 'knowledge_retention')))
        return found('context_lost', 'lost something that was said earlier');
    if (failed.some(({ scorer }) => /^(?:turn_)?(?:faithfulness|hallucination)/.test(scorer)))
        return found('hallucination', 'claims what the material does not say');
    if (failed.some(({ scorer }) => /^(?:turn_)?contextual_/.test(scorer)))
        return found('wrong_fact', 'the retrieved material does not hold the answer');
    if (failed.some(({ scorer }) => isNamed(scorer, 'topic_adherence')))
        return found('policy_violation', 'left the topics that are allowed');
    if (failed.some(({ scorer }) => isNamed(scorer, 'role_adherence')))
        return found('instruction_ignored', 'stepped out of its role');
    if (!wantsQuestion && facet.asks && facet.calls === 0 && (0,failure_analysis_facet/* outputWords */.h)(facet) < SHORT_QUESTION)
        return found('unwarranted_clarification', 'asks back where the case wants an answer');
    return null;
}
const wantsRefusal = ({ turn }) => WANTS_REFUSAL.test(turn?.criteria.expected_behavior ?? '') || (0,refusal/* isRefusal */.vu)(turn?.criteria.ground_truth ?? '');
/** An answer with a polite question at its end is longer than one that only asks. */
const SHORT_QUESTION = 40;
/** Aliases and the conversation forms of a scorer carry its name. */
function isNamed(scorer, name) {
    return scorer === name || scorer.startsWith(`${name}_`) || scorer.endsWith(`_${name}`);
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function hasSome(metadata, names) {
    return names.some((name) => listOf(metadata[name]).length > 0);
}
/** Demands only: a ban on a table that was broken is about its subject as often as about form. */
function failedCriteria(metadata) {
    return listOf(metadata['criteria']).flatMap((entry) => {
        const [text, verdict] = [(0,failed_checks/* fieldOf */._)(entry, 'text'), (0,failed_checks/* fieldOf */._)(entry, 'verdict')];
        return typeof text === 'string' && verdict === 'not_met' ? [text] : [];
    });
}
function named(names) {
    return [...new Set(names)].slice(0, 3).join(', ');
}

;// CONCATENATED MODULE: ./lib/failure-analysis/assign.js







/** What is clustered of an attempt: what was wrong, or, where nobody said, what was asked. */
function textOf({ reasons, turn }) {
    return reasons.length > 0 ? reasons.join(' ') : (turn?.input ?? '');
}
/** Attempts in an order that does not depend on how they were read, so that ties fall the same way. */
function inOrder(attempts) {
    return inOrderOf(attempts, (attempt) => attempt);
}
/** The same of whatever is known of them. */
function inOrderOf(all, attemptOf) {
    const key = ({ run_id, case_id, attempt }) => `${run_id}\n${case_id}\n${String(attempt).padStart(9, '0')}`;
    return all
        .map((one) => ({ one, at: attemptOf(one).finished_at, key: key(attemptOf(one)) }))
        .sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ one }) => one);
}
/** What the first two tiers make of an attempt. */
function lookedAt(attempt) {
    const facet = (0,failure_analysis_facet/* facetOf */.B)(attempt);
    return { facet, decided: decidedBy(facet) };
}
/** The same without the answers, which nobody reads any more: of many long ones that is all that memory has to hold. */
function withoutAnswers({ facet, decided }) {
    const turns = facet.attempt.turns.map((turn) => ({ ...turn, output: '' }));
    const attempt = { ...facet.attempt, turns };
    return { facet: { ...facet, attempt, turn: facet.turn && turns[facet.step] }, decided };
}
/** The three tiers without a model (improvement.md 5.2 steps 2 to 6 and 12), over attempts in order. */
function assignOffline(attempts, options) {
    return assignLooked(attempts.map(lookedAt), options);
}
/** The third tier, over what the first two left. */
function assignLooked(looked, options) {
    const facets = looked.map(({ facet }) => facet);
    const decided = looked.map((one) => one.decided);
    const residual = facets.map((_, at) => at).filter((at) => decided[at] === null);
    const texts = residual.map((at) => textOf(facets[at]));
    const { clusters, fine, terms } = clusterTexts(texts, options.seed);
    const kept = clusters.map(({ centre }) => ({ terms: (0,stable_ids/* keptTerms */.gV)(centre, terms) }));
    const ids = (0,stable_ids/* stableIds */.G8)(kept, options.known);
    const earlier = new Map(options.known.map(({ id, name }) => [id, name]));
    const names = clusterNames(clusters.map(({ members }) => members.map((place) => texts[place])));
    const found = kept.map(({ terms }, at) => {
        const id = ids[at] ?? (0,stable_ids/* freshId */.uJ)(terms);
        return { id, name: earlier.get(id) ?? names[at] ?? '', terms };
    });
    const byPlace = new Map();
    for (const [at, { members }] of clusters.entries())
        for (const place of members)
            byPlace.set(residual[place], found[at]);
    const assignments = facets.map((facet, at) => {
        const first = decided[at];
        if (first !== null && first !== undefined)
            return { facet, ...first };
        const cluster = byPlace.get(at);
        return cluster === undefined
            ? { facet, category: 'other', tier: 3, why: 'like no other failure' }
            : {
                facet,
                category: cluster.id,
                tier: 3,
                why: `its reasons are like those of others about ${cluster.name}`,
            };
    });
    return { assignments, clusters: found, finest: finestCounts(assignments, residual, fine) };
}
function decidedBy(facet) {
    const structure = structureTier(facet);
    if (structure !== null)
        return { ...structure, tier: 1 };
    const words = lexiconTier(facet.reasons);
    return words === null ? null : { ...words, tier: 2 };
}
/** Counts by kind; what became `other` counts by the small group it was in. */
function finestCounts(assignments, residual, fine) {
    const groups = new Map(residual.map((at, place) => [at, fine[place]]));
    const counts = new Map();
    for (const [at, { category, tier }] of assignments.entries()) {
        const group = groups.get(at);
        const key = category === 'other' && tier === 3 && group !== undefined ? `group ${group}` : category;
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts.values()];
}
/**
 * The kinds of attempts of an earlier period by the clusters of now: tiers 1 and 2 as ever, and what they leave goes to the
 * cluster that its text is near to, or to `other`.
 */
function assignEarlier(attempts, clusters) {
    const facets = attempts.map(failure_analysis_facet/* facetOf */.B);
    // One collection of the clusters' terms alone: it numbers them, and a strange word only makes a text longer.
    const terms = clusters.map(({ terms }) => Object.keys(terms)
        .filter((term) => !term.includes(' '))
        .join(' '));
    const collection = (0,tf_idf/* tfIdf */.Qh)(terms);
    return facets.map((facet) => {
        const category = decidedBy(facet)?.category;
        if (category !== undefined)
            return category;
        const vector = collection.vectorOf(textOf(facet));
        let best = 'other';
        let most = assign_NEAR;
        for (const [at, centre] of collection.vectors.entries()) {
            const value = (0,tf_idf/* cosine */.sw)(vector, centre);
            if (value > most) {
                best = clusters[at].id;
                most = value;
            }
        }
        return best;
    });
}
/** As for what was not clustered (improvement.md 5.2 step 5). */
const assign_NEAR = 0.2;


/***/ }),

/***/ 47783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   YG: () => (/* binding */ isTaxonomy),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   isOfAgent: () => (/* binding */ isOfAgent)
/* harmony export */ });
/** Kinds of failure with stable ids (improvement.md 3), compatible with the modes of MAST (arXiv 2503.13657). */
const CATEGORIES = {
    wrong_tool: 'prompt',
    missing_tool_call: 'prompt',
    unneeded_tool_call: 'prompt',
    bad_tool_arguments: 'tool',
    loop_or_repetition: 'prompt',
    premature_stop: 'prompt',
    context_lost: 'prompt',
    hallucination: 'prompt',
    wrong_fact: 'data',
    incomplete_answer: 'prompt',
    instruction_ignored: 'prompt',
    format_violation: 'prompt',
    language_mismatch: 'prompt',
    verbosity: 'prompt',
    tone: 'prompt',
    over_refusal: 'prompt',
    missing_refusal: 'prompt',
    policy_violation: 'prompt',
    clarification_missing: 'prompt',
    unwarranted_clarification: 'prompt',
    injection_followed: 'prompt',
    pii_leak: 'prompt',
    timeout: 'infra',
    rate_limit: 'infra',
    provider_error: 'infra',
    tool_backend_error: 'infra',
    evaluator_error: 'evaluator',
    test_case_error: 'test',
    budget_exceeded: 'infra',
    other: 'model',
};
/** Whether a kind of failure is one of the taxonomy, not a cluster outside of it. */
function isTaxonomy(kind) {
    return Object.hasOwn(CATEGORIES, kind);
}
/** Who can mend a kind of failure; a cluster that nobody named yet is taken for the prompt's. */
function ownerOf(kind) {
    return isTaxonomy(kind) ? CATEGORIES[kind] : 'prompt';
}
/** Whether the agent, its tools or its data can have caused a kind of failure; the others are recognised by structure (improvement.md 2.2 step 1). */
function isOfAgent(kind) {
    const owner = ownerOf(kind);
    return owner !== 'infra' && owner !== 'evaluator' && owner !== 'test';
}


/***/ }),

/***/ 85449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ facetOf),
  h: () => (/* binding */ outputWords)
});

// EXTERNAL MODULE: ./lib/scorers/formulas/expected-tools.js
var expected_tools = __webpack_require__(98123);
// EXTERNAL MODULE: ./lib/scorers/formulas/tool-matching.js
var tool_matching = __webpack_require__(49495);
// EXTERNAL MODULE: ./lib/text/language/language.js
var language = __webpack_require__(57394);
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize = __webpack_require__(31093);
// EXTERNAL MODULE: ./lib/text/language/refusal.js
var refusal = __webpack_require__(12482);
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words = __webpack_require__(4345);
// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks = __webpack_require__(6726);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/failure-analysis/repeated-call.js

/** One repetition may be a retry; from the third equal call on it is a loop. */
const LOOP = 3;
/** The call that was made most often with the same arguments, if it was made three times or more. */
function repeatedCall(calls) {
    const times = new Map();
    for (const call of calls) {
        const key = (0,canonical_json/* canonicalJson */.d)([call.name, call.arguments]);
        const known = times.get(key);
        if (known === undefined)
            times.set(key, { name: call.name, times: 1 });
        else
            known.times += 1;
    }
    const most = [...times.values()].reduce((best, each) => (each.times > best.times ? each : best), {
        name: '',
        times: 0,
    });
    return most.times >= LOOP ? most : null;
}

// EXTERNAL MODULE: ./lib/scorers/formulas/call-helpers.js
var call_helpers = __webpack_require__(65693);
// EXTERNAL MODULE: ./lib/scorers/formulas/tool-name.js
var tool_name = __webpack_require__(5315);
;// CONCATENATED MODULE: ./lib/failure-analysis/tool-fault.js


const LOOK = 400;
const PATTERNS = [
    ['rate_limit', /\b429\b|rate[ _-]?limit|too many requests|quota (?:exceeded|exhausted)|throttl/i],
    ['timeout', /time[ds]?[ _-]?out|deadline exceeded|ETIMEDOUT|\b(?:408|504)\b/i],
    [
        'tool_backend_error',
        /\b50[0-3]\b|unavailable|connection (?:refused|reset|closed|error)|ECONN\w+|ENOTFOUND|internal server error|bad gateway|network error|backend (?:is )?(?:down|error)|out of service|database (?:is )?(?:down|locked|error)/i,
    ],
    [
        'refused_arguments',
        /\b(?:400|422)\b|(?:missing|invalid|unknown|unexpected|wrong|required) (?:required )?(?:argument|parameter|field|value|type|key)|validation|must be an? |schema/i,
    ],
];
/**
 * The first fault that a tool reported and no later call of the tool made good (improvement.md 5.2 step 3). Such an attempt
 * stays a failure of the run, since the answer was judged, but its owner is not the prompt. A result that only speaks of
 * timeouts is no fault: the call must have failed, or its result must begin with the status.
 */
function toolFaultOf(calls) {
    for (const [index, call] of calls.entries()) {
        const kind = kindOf(call);
        if (kind === null)
            continue;
        const mended = calls
            .slice(index + 1)
            .some((later) => (0,tool_name/* sameTool */.Hn)(later.name, call.name) && kindOf(later) === null);
        if (!mended)
            return { kind, tool: call.name };
    }
    return null;
}
function kindOf(call) {
    const text = [call.error, call.result].map(textOf).join(' ');
    const status = /^\W*(?:http\W*|status\W*|error\W*)?(?:408|429|50[0-4])\b/i.test(text);
    if (!(0,call_helpers/* callFailed */.Qn)(call) && !status)
        return null;
    return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
function textOf(value) {
    if (value === undefined || value === null)
        return '';
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text.slice(0, LOOK);
}

;// CONCATENATED MODULE: ./lib/failure-analysis/facet.js









/** Words of an answer, as far as it is looked at. */
const outputWords = ({ turn }) => (0,words/* words */.aL)((turn?.output ?? '').slice(0, facet_LOOK)).length;
/** Longer answers are looked at in their beginning only; refusals, languages and questions show there or at the end. */
const facet_LOOK = 4000;
/** Reads the facets off an attempt. Asks nobody. */
function facetOf(attempt) {
    const failed = attempt.turns.flatMap((turn, index) => (0,failed_checks/* failedChecks */.H)(turn, index));
    const step = failed[0]?.turn ?? Math.max(0, attempt.turns.length - 1);
    const turn = attempt.turns[step];
    const output = turn?.output ?? '';
    const calls = attempt.turns.flatMap((each) => each.tool_calls ?? []);
    const json = isJson(output);
    return {
        attempt,
        turn,
        step,
        failed,
        tools: toolsOf(turn),
        fault: toolFaultOf(calls),
        repeated: repeatedCall(calls),
        calls: calls.length,
        latency_ms: attempt.turns.reduce((sum, each) => sum + each.latency_ms, 0),
        empty: !(0,normalize/* isPresent */.Wo)(output),
        refused: (0,refusal/* isRefusal */.vu)(output),
        asks: /\?\W*$/.test(output.slice(-facet_LOOK)),
        json,
        otherLanguage: !json && !output.includes('```') && turn !== undefined && languagesDiffer(turn),
        reasons: failed.flatMap(({ reasons }) => reasons),
    };
}
function toolsOf(turn) {
    const called = turn?.tool_calls ?? [];
    const none = { called: called.map(({ name }) => name), missing: [], extra: [], forbidden: [], unknown: [] };
    if (turn === undefined || turn.tool_calls === null)
        return { ...none, arguments: false };
    const { tools, forbidden, source } = (0,expected_tools/* expectedTools */.o)(turn.criteria);
    // Names found in a plan or in a text are guesses; what is missing follows from what the case lists itself.
    if (source !== 'expected_tools')
        return { ...none, arguments: false };
    const byName = (0,tool_matching/* matchTools */.V)(called, tools.map(({ name }) => ({ name })), false);
    const whole = (0,tool_matching/* matchTools */.V)(called, tools, false);
    const pairedTools = new Set(byName.pairs.map(([, tool]) => tool));
    const pairedCalls = new Set(byName.pairs.map(([call]) => call));
    const offered = turn.criteria.available_tools?.map(({ name }) => name);
    const missing = tools.filter((_, index) => !pairedTools.has(index)).map(({ name }) => name);
    return {
        called: none.called,
        missing,
        extra: none.called.filter((_, index) => !pairedCalls.has(index)),
        forbidden: none.called.filter((name) => forbidden.includes(name)),
        unknown: offered === undefined ? [] : missing.filter((name) => !offered.includes(name)),
        arguments: whole.matched < byName.matched,
    };
}
/** Fewer words are no language. */
const TELLING_WORDS = 20;
/** Share of letters beyond a to z from which a text that is no English is in another language, not code, names or figures. */
const FOREIGN_LETTERS = 0.01;
/** Only what is surely another language counts: a table or a list of names has no English words either. */
function languagesDiffer({ input, output }) {
    const [asked, answered] = [isForeign(input.slice(0, facet_LOOK)), isForeign(output.slice(0, facet_LOOK))];
    if (asked === answered)
        return false;
    const english = (asked ? output : input).slice(0, facet_LOOK);
    return (0,language/* isEnglish */.L)(english) && (answered || (0,words/* words */.aL)(english).length > TELLING_WORDS);
}
function isForeign(text) {
    // Most texts have none of these letters, and their words need not be looked at.
    if (!/[^\P{L}a-zA-Z]/u.test(text) || (0,language/* isEnglish */.L)(text))
        return false;
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const foreign = text.match(/[^\P{L}a-zA-Z]/gu)?.length ?? 0;
    return foreign >= FOREIGN_LETTERS * letters;
}
function isJson(text) {
    if (!/^\s*[[{]/.test(text))
        return false;
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false; // prose, or JSON that is cut off
    }
}


/***/ }),

/***/ 6726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failedChecks),
/* harmony export */   _: () => (/* binding */ fieldOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);

/** Lists in which scorers name what failed; each entry is a text, or an object that holds one (metrics.md 0.7). */
const LISTS = [
    'failed_criteria',
    'unmet_requirements',
    'missing_requirements',
    'missing_statements',
    'missing_steps',
    'unsupported_claims',
    'contradicted_claims',
    'irrelevant_statements',
    'incorrect_arguments',
    'schema_errors',
    'unsatisfied',
    'violations',
    'flags',
    'issues',
];
const TEXTS = ['text', 'statement', 'claim', 'requirement', 'intention', 'goal', 'step', 'issue'];
const MOST_REASONS = 12;
const LONGEST = 300;
/** The failed scorers of a turn. Results that do not gate are no reason why the attempt failed. */
function failedChecks(turn, index) {
    const results = Object.entries(turn.results).filter(([, result]) => result.gating !== false && result.metadata['not_applicable'] !== true);
    const passed = results.filter(([, result]) => result.pass).length;
    return results
        .filter(([, result]) => !result.pass)
        .map(([scorer, { score, reasoning, metadata }]) => ({
        scorer,
        turn: index,
        score,
        judged: fieldOf(metadata['judge'], 'mode') !== 'none',
        metadata,
        reasons: reasonsOf(reasoning, metadata),
        against: passed,
    }));
}
/** What the lists of the metadata say, or, where they say nothing, the reasoning without its preface. */
function reasonsOf(reasoning, metadata) {
    const criteria = criteriaReasons(metadata['criteria']);
    const listed = LISTS.filter((name) => criteria.length === 0 || name !== 'failed_criteria').flatMap((name) => entriesOf(metadata[name]).map((entry) => {
        const text = textIn(entry);
        const reason = fieldOf(entry, 'reason');
        return typeof reason === 'string' && reason !== text ? `${text}: ${reason}` : text;
    }));
    const reasons = [...criteria, ...listed].map((text) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(text.trim(), LONGEST));
    const unique = [...new Set(reasons.filter((text) => text !== ''))].slice(0, MOST_REASONS);
    if (unique.length > 0)
        return unique;
    const plain = reasoning.replace(/^Score [\d.]+ (?:is below|meets) the threshold [\d.]+: /, '').trim();
    return plain === '' ? [] : [(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(plain, LONGEST * 2)];
}
/**
 * Failed criteria as what happened: a demand that was not met is denied ("does not mention Visa"), a ban that was broken is
 * stated ("invent a date"), so that a negation in the sentence means that something is lacking.
 */
function criteriaReasons(criteria) {
    return entriesOf(criteria).flatMap((entry) => {
        const [text, verdict] = [textIn(entry), fieldOf(entry, 'verdict')];
        if (text === '' || (verdict !== 'not_met' && verdict !== 'partial'))
            return [];
        const reason = fieldOf(entry, 'reason');
        const why = typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
        if (fieldOf(entry, 'kind') === 'must_not')
            return [
                `${text.replace(/\b(?:(?:must|should|may|do|does) not|never|don't|doesn't|cannot)\b/gi, 'does')}${why}`,
            ];
        return [`does not ${text.replace(/^(?:it )?(?:must|should|has to)\s+/i, '')}${why}`];
    });
}
function entriesOf(value) {
    return Array.isArray(value) ? value : [];
}
function textIn(entry) {
    if (typeof entry === 'string')
        return entry;
    for (const name of TEXTS) {
        const value = fieldOf(entry, name);
        if (typeof value === 'string')
            return value;
    }
    return '';
}
/** A field of what may be anything. */
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name] // An object that has the key: TypeScript keeps no track of hasOwn.
        : undefined;
}


/***/ }),

/***/ 63143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ stableIds),
/* harmony export */   gV: () => (/* binding */ keptTerms),
/* harmony export */   uJ: () => (/* binding */ freshId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Clusters from this cosine on are the same one at another time (improvement.md 5.2 step 12). */
const SAME_CLUSTER = 0.6;
/** Weights of a centroid fall off quickly; the rest would only make the record long. */
const KEPT_TERMS = 40;
/** Words of a name are hashed with a few more, so that two clusters about refunds stay two. */
const NAMED_BY = 6;
/** What is kept of a cluster: its strongest terms. `terms` tells the number of each. */
function keptTerms(centre, terms) {
    const strongest = Array.from(centre.terms, (term, at) => ({
        term: terms[term],
        weight: centre.weights[at],
    }))
        .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
        .slice(0, KEPT_TERMS);
    const length = Math.hypot(...strongest.map(({ weight }) => weight));
    // A null prototype: a term may be called __proto__.
    const kept = Object.create(null);
    for (const { term, weight } of strongest)
        kept[term] = Math.round((weight / length) * 1e6) / 1e6;
    return kept;
}
/** The id of a cluster that nobody knows: the hash of its strongest terms, whatever their order. */
function freshId(terms) {
    const strongest = Object.entries(terms)
        .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
        .slice(0, NAMED_BY)
        .map(([term]) => term)
        .sort();
    return `new:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(strongest.join('\n')).digest('hex').slice(0, 10)}`;
}
/** Cosine of two kept clusters. */
function clusterCosine(a, b) {
    let sum = 0;
    for (const [term, weight] of Object.entries(a))
        if (Object.hasOwn(b, term))
            sum += weight * b[term];
    return sum;
}
/**
 * Ids for the clusters of now, in their order: that of an earlier cluster with a cosine of 0.6 or more, the closest pair first and
 * each id once, else a new one.
 */
function stableIds(clusters, known) {
    const pairs = clusters
        .flatMap(({ terms }, at) => known.map((earlier, place) => ({
        at,
        place,
        id: earlier.id,
        cosine: clusterCosine(terms, earlier.terms),
    })))
        .filter(({ cosine }) => cosine >= SAME_CLUSTER)
        .sort((a, b) => b.cosine - a.cosine || a.at - b.at || a.place - b.place);
    const given = new Map();
    const taken = new Set();
    for (const { at, id } of pairs)
        if (!given.has(at) && !taken.has(id)) {
            given.set(at, id);
            taken.add(id);
        }
    return clusters.map(({ terms }, at) => {
        const known = given.get(at);
        if (known !== undefined)
            return known;
        let id = freshId(terms);
        for (let more = 2; taken.has(id); more += 1)
            id = `${freshId(terms)}-${more}`;
        taken.add(id);
        return id;
    });
}


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ averageLink),
/* harmony export */   i: () => (/* binding */ MOST_LINKED)
/* harmony export */ });
/** Its matrix grows with the square: 2,000 things need 32 MB (improvement.md 5.2 step 5). */
const MOST_LINKED = 2000;
/**
 * Average-link agglomerative clustering (UPGMA; Sokal and Michener 1958), stopped where the two closest groups are further
 * apart than `cut`. The distance of two groups is 1 minus the mean similarity of their members. Answers the group of each
 * thing, numbered from 0 by first occurrence; the number of groups is not given. Deterministic: of equally close pairs the
 * one with the smallest places is joined first. `similarity` is symmetric, 0 to 1. RangeError above 2,000 things or for a
 * cut outside 0..1.
 */
function averageLink(count, similarity, cut) {
    if (!(cut >= 0 && cut <= 1))
        throw new RangeError(`averageLink: the cut must lie in 0..1, got ${cut}`);
    if (count > MOST_LINKED)
        throw new RangeError(`averageLink: at most ${MOST_LINKED} things at once, got ${count}`);
    const groups = startGroups(count, similarity);
    for (const row of groups.alive)
        look(groups, row);
    for (;;) {
        const best = closestRow(groups);
        // 1 - 0.93 is a hair above 0.07: a pair exactly at the cut is joined.
        if (best === -1 || 1 - groups.closest[best] > cut + 1e-12)
            break;
        join(groups, best, groups.nearest[best]);
    }
    return numbered(groups.groupOf);
}
function startGroups(count, similarity) {
    return {
        count,
        table: filled(count, similarity),
        sizes: new Array(count).fill(1),
        groupOf: Array.from({ length: count }, (_, place) => place),
        alive: Array.from({ length: count }, (_, place) => place),
        nearest: new Int32Array(count).fill(-1),
        closest: new Float64Array(count).fill(-1),
    };
}
/** Looks for the closest later group of a row. */
function look({ count, table, alive, nearest, closest }, row) {
    nearest[row] = -1;
    closest[row] = -1;
    for (const other of alive)
        if (other > row && table[row * count + other] > closest[row]) {
            closest[row] = table[row * count + other];
            nearest[row] = other;
        }
}
/** The row of the closest pair; -1 when one group is left. */
function closestRow({ alive, nearest, closest }) {
    let best = -1;
    for (const row of alive)
        if (nearest[row] !== -1 && (best === -1 || closest[row] > closest[best]))
            best = row;
    return best;
}
function join(state, keep, gone) {
    const { count, table, sizes, groupOf, alive, nearest, closest } = state;
    alive.splice(alive.indexOf(gone), 1);
    const [kept, added] = [sizes[keep], sizes[gone]];
    for (const other of alive) {
        if (other === keep)
            continue;
        const mean = (kept * table[keep * count + other] + added * table[gone * count + other]) /
            (kept + added);
        table[keep * count + other] = mean;
        table[other * count + keep] = mean;
    }
    sizes[keep] = kept + added;
    for (const [place, group] of groupOf.entries())
        if (group === gone)
            groupOf[place] = keep;
    look(state, keep);
    for (const row of alive)
        if (row < gone && row !== keep) {
            const now = table[row * count + keep];
            if (nearest[row] === keep || nearest[row] === gone)
                look(state, row);
            else if (row < keep &&
                (now > closest[row] || (now === closest[row] && keep < nearest[row]))) {
                closest[row] = now;
                nearest[row] = keep;
            }
        }
}
function filled(count, similarity) {
    const table = new Float64Array(count * count);
    for (let a = 0; a < count; a += 1)
        for (let b = a + 1; b < count; b += 1) {
            const value = similarity(a, b);
            table[a * count + b] = value;
            table[b * count + a] = value;
        }
    return table;
}
/** Groups as 0, 1, 2 … in the order in which they first occur. */
function numbered(groups) {
    const numbers = new Map();
    return groups.map((group) => {
        const known = numbers.get(group) ?? numbers.size;
        numbers.set(group, known);
        return known;
    });
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 89113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ largestRemainder),
/* harmony export */   f: () => (/* binding */ apportion)
/* harmony export */ });
/**
 * Shares in percent with `digits` decimals that sum to exactly 100 (Hare and Hamilton's method of largest remainders). Counts are
 * >= 0; all 0 gives all 0.
 */
function largestRemainder(counts, digits = 1) {
    return apportion(100 * 10 ** digits, counts).map((part) => part / 10 ** digits);
}
/**
 * `total` whole things by shares (Hare and Hamilton's method): each share is rounded down, and what is missing goes to the largest
 * remainders, ties to the earlier. Shares are >= 0 and need not sum to 1; all 0 gives all 0.
 */
function apportion(total, shares) {
    const sum = shares.reduce((all, share) => all + share, 0);
    if (!(sum > 0))
        return shares.map(() => 0);
    const exact = shares.map((share) => (total * share) / sum);
    const parts = exact.map(Math.floor);
    const missing = total - parts.reduce((all, part) => all + part, 0);
    // Rounding keeps 0.30000000000000004 from winning a tie.
    const order = exact
        .map((value, at) => ({ at, rest: Number((value - Math.floor(value)).toFixed(9)) }))
        .sort((a, b) => b.rest - a.rest || a.at - b.at);
    for (const { at } of order.slice(0, missing))
        parts[at] = (parts[at] ?? 0) + 1;
    return parts;
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13620);

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 92697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ tfIdf),
/* harmony export */   sw: () => (/* binding */ cosine),
/* harmony export */   vh: () => (/* binding */ centroid)
/* harmony export */ });
/* unused harmony export wordsAndPairs */
/* harmony import */ var _language_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4345);

/**
 * Stems of the content words and pairs of neighbours among them. A text of stop words only ("Can you do it?") is compared by
 * those, or it would be like nothing.
 */
function wordsAndPairs(text) {
    const all = (0,_language_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(text);
    const content = all.filter(_language_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isContentWord */ .gA);
    const single = (content.length > 0 ? content : all).map(_language_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stemOf */ .Vc);
    const pairs = single.slice(1).map((word, at) => `${single[at]} ${word}`);
    return [...single, ...pairs];
}
/**
 * TF-IDF of a collection: (1 + ln tf) x (ln((1 + n) / (1 + df)) + 1), scaled to length 1 (sublinear tf, smoothed idf; Manning,
 * Raghavan and Schütze 2008, 6.4). Linear in the length of the texts; the numbers of the terms follow their first occurrence.
 */
function tfIdf(texts, terms = wordsAndPairs) {
    const numbers = new Map();
    const documents = [];
    const counted = texts.map((text) => {
        const counts = new Map();
        for (const term of terms(text)) {
            let number = numbers.get(term);
            if (number === undefined) {
                number = numbers.size;
                numbers.set(term, number);
                documents.push(0);
            }
            counts.set(number, (counts.get(number) ?? 0) + 1);
        }
        for (const number of counts.keys())
            documents[number] = documents[number] + 1;
        return counts;
    });
    const rarity = documents.map((count) => rarityOf(count, texts.length));
    const weigh = (counts, unknown = 0) => unitVector([...counts].map(([number, count]) => [number, (1 + Math.log(count)) * rarity[number]]), unknown);
    return {
        vectors: counted.map((counts) => weigh(counts)),
        terms: [...numbers.keys()],
        vectorOf(text) {
            const counts = new Map();
            const strange = new Map();
            for (const term of terms(text)) {
                const number = numbers.get(term);
                if (number === undefined)
                    strange.set(term, (strange.get(term) ?? 0) + 1);
                else
                    counts.set(number, (counts.get(number) ?? 0) + 1);
            }
            const never = rarityOf(0, texts.length);
            let unknown = 0;
            for (const count of strange.values())
                unknown += ((1 + Math.log(count)) * never) ** 2;
            return weigh(counts, unknown);
        },
    };
}
const rarityOf = (documents, total) => Math.log((1 + total) / (1 + documents)) + 1;
/** A vector of length 1 from its entries; `rest` is the square of what else it has, in terms that have no number. */
function unitVector(entries, rest = 0) {
    const sorted = [...entries].sort(([a], [b]) => a - b);
    const length = Math.sqrt(sorted.reduce((sum, [, weight]) => sum + weight * weight, rest));
    return {
        terms: Int32Array.from(sorted, ([term]) => term),
        weights: Float64Array.from(sorted, ([, weight]) => (length === 0 ? 0 : weight / length)),
    };
}
/** Cosine of two vectors of one collection, 0 to 1; 0 when one of them is empty. */
function cosine(a, b) {
    let sum = 0;
    let left = 0;
    let right = 0;
    while (left < a.terms.length && right < b.terms.length) {
        const apart = a.terms[left] - b.terms[right];
        if (apart === 0)
            sum += a.weights[left] * b.weights[right];
        if (apart <= 0)
            left += 1;
        if (apart >= 0)
            right += 1;
    }
    return Math.min(1, sum);
}
/** The direction in which the mean of the vectors lies, of length 1. */
function centroid(vectors) {
    const sums = new Map();
    for (const { terms, weights } of vectors)
        for (const [at, term] of terms.entries())
            sums.set(term, (sums.get(term) ?? 0) + weights[at]);
    return unitVector([...sums]);
}


/***/ })

};
