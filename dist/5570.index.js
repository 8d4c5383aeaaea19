export const id = 5570;
export const ids = [5570,7783];
export const modules = {

/***/ 5570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyseFailures: () => (/* binding */ analyseFailures),
  mm: () => (/* binding */ analyseLooked),
  yR: () => (/* binding */ analysed),
  Kv: () => (/* binding */ offlineOptions)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/failure-analysis/assign.js + 16 modules
var failure_analysis_assign;
// EXTERNAL MODULE: ./lib/flow/once.js
var once = __webpack_require__(85211);
// EXTERNAL MODULE: ./lib/statistics/largest-remainder.js
var largest_remainder;
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded;
// EXTERNAL MODULE: ./lib/statistics/wilson.js
var wilson;
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
// EXTERNAL MODULE: ./lib/text/tf-idf.js
var tf_idf;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/statistics/benjamini-hochberg.js
var benjamini_hochberg;
// EXTERNAL MODULE: ./lib/statistics/fisher-greater.js
var fisher_greater;
// EXTERNAL MODULE: ./lib/text/language/language.js
var language;
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words;
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
    const all = (0,(words ??= __webpack_require__(4345))/* words */.aL)(input);
    for (const stem of new Set((0,(words ??= __webpack_require__(4345))/* stems */.Vw)(input).slice(0, MOST_WORDS)))
        if (!/^\d/.test(stem))
            features.add(`speak of "${shown(stem)}"`);
    features.add(`have ${lengthBucket(all.length)} in the input`);
    if (!(0,(language ??= __webpack_require__(57394))/* isEnglish */.L6)(input))
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
                for (const word of (0,(words ??= __webpack_require__(4345))/* words */.aL)(input).slice(0, MOST_WORDS))
                    if ((0,(words ??= __webpack_require__(4345))/* stemOf */.Vc)(word) === stem)
                        forms.set(word, (forms.get(word) ?? 0) + 1);
        const [first] = [...forms].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
        return first === undefined ? stem : shown(first[0]);
    });
}
const shown = (text) => (0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(text).slice(0, LONGEST_NAME);
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
/** Counts the cases of these attempts by feature, each case once: what its attempts have, together. */
function countFeatures(attempts) {
    const byCase = new Map();
    for (const attempt of attempts) {
        const known = byCase.get(attempt.case_id);
        if (known === undefined)
            byCase.set(attempt.case_id, [attempt]);
        else
            known.push(attempt);
    }
    const features = new Map();
    for (const ofCase of byCase.values())
        for (const feature of new Set(ofCase.flatMap((attempt) => [...featuresOf(attempt)])))
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
            p: (0,(fisher_greater ??= __webpack_require__(25893))/* fisherGreater */.o)([
                [a, b],
                [c, d],
            ]),
        };
    });
    const { adjusted } = (0,(benjamini_hochberg ??= __webpack_require__(58937))/* benjaminiHochberg */.U)(tested.map(({ p }) => p));
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
 * `vectorsOf` gives those of all `attempts` in their order, and is asked where there is a choice; ties go to the earlier one.
 */
function exampleRunIds(attempts, vectorsOf) {
    const ids = new Set(attempts.map(({ run_id }) => run_id));
    if (ids.size <= 1)
        return [...ids];
    const vectors = vectorsOf();
    const centre = (0,(tf_idf ??= __webpack_require__(92697))/* centroid */.vh)(vectors);
    const central = vectors.map((vector) => (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(vector, centre));
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
            closest[at] = Math.max(closest[at], (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(vector, vectors[best]));
    }
    return runs;
}

// EXTERNAL MODULE: ./lib/failure-analysis/categories.js
var categories;
;// CONCATENATED MODULE: ./lib/failure-analysis/exclusions.js

var RULES;
function RULES$made() { return RULES = [
    [/budget/, 'budget_exceeded'],
    [/rate_?limit|quota|429/, 'rate_limit'],
    [/time_?d?_?out|deadline/, 'timeout'],
    [/scorer|judge|evaluator|incomplete_verdicts|unparseable/, 'evaluator_error'],
    [/validation|usage|not_found|attachment|malformed|missing_field|test_case/, 'test_case_error'],
    [/tool/, 'tool_backend_error'],
]; }
/** The category of an error code; what is unknown is the provider's or the agent's program. */
function errorCategory(code) {
    const folded = code.toLowerCase();
    return (RULES ?? RULES$made()).find(([pattern]) => pattern.test(folded))?.[1] ?? 'provider_error';
}
/** Counts errored attempts by category. An attempt without an error of its own was not judged: its scorers failed. */
function excludedOf(errored) {
    const owners = {};
    const by_category = {};
    for (const { error } of errored) {
        const category = error === undefined ? 'evaluator_error' : errorCategory(error.code);
        by_category[category] = (by_category[category] ?? 0) + 1;
        const owner = (categories ??= __webpack_require__(47783))/* CATEGORIES */.R6[category];
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
    return { unseen_mass: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(unseen), expected_categories: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(expected, 1), note };
}

// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks;
;// CONCATENATED MODULE: ./lib/failure-analysis/fix-catalogue.js
/** What to do about each kind of failure, by who can mend it. `{tools}` gives way to the tools concerned, `{demand}` to a demand that often failed. */
var FIXES;
function FIXES$made() { return FIXES = {
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
    evaluator_error: 'Evaluator: its verdict contradicts the trace, or a judge left verdicts out; correct the check, or judge again with another model.',
    test_case_error: 'Test case: it expects what the agent cannot do{tools}, or its user leaves the script; correct the case.',
    budget_exceeded: 'Infrastructure: raise the budget or lower the cost of a run; a prompt cannot mend it.',
    other: 'Read these cases one by one: what is recorded of them says nothing that they have in common.',
}; }
/** What to do where somebody else than of most of a kind can mend it. */
var FIXES_OF_OWNERS;
function FIXES_OF_OWNERS$made() { return FIXES_OF_OWNERS = {
    bad_tool_arguments: {
        prompt: 'Prompt: say where each value of a call comes from{tools}, and require that it is checked against the request before the call.',
        model: 'Model: it had all values in view and took a wrong one; let a tool choose or compare, or take a stronger model.',
    },
    wrong_fact: {
        prompt: 'Prompt: require that a fact is checked against its source before it is stated.',
        model: 'Model: it had the facts in view and reckoned or copied wrong; let a tool reckon, or take a stronger model.',
    },
}; }
/** For a cluster outside of the taxonomy; `{name}` gives way to its name. */
const CLUSTER_FIX = 'Read the example runs about {name}; if one rule would have prevented them, add it to the prompt with a condition that can be checked.';

;// CONCATENATED MODULE: ./lib/failure-analysis/suggested-fix.js





/** A value is named only when it is no single case's (improvement.md 2.3 step 2). */
const LEAST_CASES = 2;
const suggested_fix_LEAST_SHARE = 0.2;
const MOST_NAMED = 3;
const LONGEST = 80;
/** The entry of the catalogue for a category, its slots filled from the facets (improvement.md 5.2 step 11). `share` is that of the category. */
function suggestedFix(category, { name, owner }, facets, share) {
    const known = (0,(categories ??= __webpack_require__(47783))/* isTaxonomy */.YG)(category) ? category : undefined;
    const template = known === undefined
        ? CLUSTER_FIX.replace('{name}', () => name)
        : ((FIXES_OF_OWNERS ?? FIXES_OF_OWNERS$made())[known]?.[owner] ?? (FIXES ?? FIXES$made())[known]);
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
    // Of what has no kind, nobody knows what would mend it.
    const mendable = category !== 'other' && (owner === 'prompt' || owner === 'tool' || owner === 'data') && facets.length > 0;
    return { text, expected_gain: mendable ? (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(share * recall) : 0 };
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
    return [...new Set(names.map((name) => (0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(name).slice(0, LONGEST)))];
}
function demandsIn({ failed }) {
    return failed.flatMap(({ scorer, metadata }) => {
        // A pattern has no criteria: its name says what it is about.
        if (metadata['matched'] !== undefined && metadata['field'] === 'output')
            return [(0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(scorer).slice(0, LONGEST)];
        const criteria = metadata['criteria'];
        if (!Array.isArray(criteria))
            return [];
        return criteria.flatMap((entry) => {
            const text = (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(entry, 'text');
            return (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(entry, 'verdict') === 'not_met' && typeof text === 'string'
                ? [(0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(text).slice(0, LONGEST)]
                : [];
        });
    });
}

// EXTERNAL MODULE: ./lib/statistics/newcombe.js
var newcombe;
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
    const [low, high] = (0,(newcombe ??= __webpack_require__(86453))/* newcombeInterval */.Q)(before.failed, before.judged, now.failed, now.judged);
    if (low > 0)
        return 'rising';
    return high < 0 ? 'falling' : 'stable';
}

;// CONCATENATED MODULE: ./lib/failure-analysis/report-failures.js
















/** More are not read; the smallest are shown as `other` (improvement.md 5.2 step 6). */
const MOST_SHOWN = 12;
/** Below this the report says so (step 1). */
const SMALL_SAMPLE = 5;
/** A reason is a clause; what it quotes may be longer. */
const LONGEST_WHY = 300;
/** The answer of interface 2.10 with its extensions, from failures that have their kinds. */
function reportFailures({ assignments: attempts, clusters, finest }, evidence) {
    const assignments = onePerCase(attempts);
    const names = new Map(clusters.map(({ id, name }) => [id, name]));
    const groups = shownGroups(assignments);
    const period = periodOf(assignments, groups, evidence);
    const percentages = (0,(largest_remainder ??= __webpack_require__(89113))/* largestRemainder */.S)(groups.map(({ members }) => members.length));
    const resolved = resolvedKinds(assignments, evidence, names, period.judged);
    return {
        period: evidence.period,
        total_failures: assignments.length,
        failed_attempts: attempts.length,
        failure_categories: groups.map((group, at) => {
            const name = names.get(group.kind) ?? group.kind.replaceAll('_', ' ');
            return categoryOf(group, name, percentages[at], period);
        }),
        excluded: excludedOf(evidence.errored),
        saturation: saturation(finest),
        notes: notesOf(assignments, evidence),
        cases: assignments.map(({ facet: { attempt }, category, owner, why }) => ({
            case_id: attempt.case_id,
            agent_id: attempt.agent_id,
            kind: category,
            owner,
            why: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(why), LONGEST_WHY),
        })),
        ...(resolved.length === 0 ? {} : { resolved }),
    };
}
/**
 * One failure for each case, whoever played it and how often: that of the kind most of its attempts have, the earliest first. Attempts of a case
 * say the same again, and the case is what a reader can look at.
 */
function onePerCase(assignments) {
    const cases = new Map();
    for (const assignment of assignments) {
        const { case_id: id } = assignment.facet.attempt;
        const kinds = cases.get(id) ?? new Map();
        const members = kinds.get(assignment.category) ?? [];
        members.push(assignment);
        cases.set(id, kinds.set(assignment.category, members));
    }
    return [...cases.values()].map((kinds) => {
        const [most] = [...kinds.values()].sort((a, b) => b.length - a.length);
        return most[0]; // A case is there because of an attempt.
    });
}
/** Who can mend most of these. */
function mostOwners(members) {
    const counts = new Map();
    for (const { owner } of members)
        counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const [first] = [...counts].sort(([, a], [, b]) => b - a);
    return first?.[0] ?? 'prompt';
}
function periodOf(assignments, groups, evidence) {
    const failed = assignments.map(({ facet }) => facet.attempt);
    const kindsShown = new Set(groups.map(({ kind }) => kind));
    const collection = (0,once/* once */.O)(() => (0,(tf_idf ??= __webpack_require__(92697))/* tfIdfCollection */.uQ)(assignments.map(({ facet }) => (0,(failure_analysis_assign ??= __webpack_require__(18747))/* textOf */.b6)(facet))));
    const placeOf = (0,once/* once */.O)(() => new Map(assignments.map((assignment, place) => [assignment, place])));
    return {
        evidence,
        failures: assignments.length,
        failedCases: distinctCases(failed),
        judged: distinctCases([...failed, ...evidence.passed]),
        vectorsOf: (members) => members.map((member) => collection().vectorAt(placeOf().get(member))),
        passes: countFeatures(evidence.passed),
        shownAs: (kind) => (kindsShown.has(kind) ? kind : 'other'),
    };
}
function categoryOf({ kind, members }, name, percentage, period) {
    const { evidence, failedCases, passes, vectorsOf } = period;
    const facets = members.map(({ facet }) => facet);
    const attempts = facets.map(({ attempt }) => attempt);
    const share = members.length / period.failures;
    const owner = mostOwners(members);
    const fix = suggestedFix(kind, { name, owner }, facets, share);
    const [low, high] = (0,(wilson ??= __webpack_require__(52215))/* wilsonInterval */.Y)(share * failedCases, failedCases);
    const doubts = facets.flatMap((facet) => doubtOf(facet, evidence.labels) ?? []);
    const cases = distinctCases(attempts);
    const patterns = contrast(countFeatures(attempts), passes);
    return {
        category: kind,
        count: members.length,
        percentage,
        example_run_ids: exampleRunIds(attempts, () => vectorsOf(members)),
        common_patterns: patterns.map((pattern) => inWords(pattern, attempts)),
        suggested_fix: fix.text,
        name,
        owner,
        cases,
        interval: [(0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(low * 100, 1), (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(high * 100, 1)],
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
function distinctCases(attempts) {
    return new Set(attempts.map(({ case_id }) => case_id)).size;
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
        notes.push(`small sample: ${count} failing case${count === 1 ? '' : 's'}; shares and patterns may be chance`);
    if (count > 0 && passed.length === 0)
        notes.push('no passed attempts in the period: patterns are frequent ones, not contrasted with passes');
    const infra = assignments.filter(({ owner }) => owner === 'infra').length;
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
    return analysed((0,(failure_analysis_assign ??= __webpack_require__(18747))/* assignOffline */.Rr)((0,(failure_analysis_assign ??= __webpack_require__(18747))/* inOrder */.al)(evidence.failed), offlineOptions(options)), evidence, options);
}
/** The same of failures that were looked at already. */
function analyseLooked({ failed, ...rest }, options) {
    return concluded((0,(failure_analysis_assign ??= __webpack_require__(18747))/* assignLooked */.aZ)(lookedInOrder(failed), offlineOptions(options)), rest, options);
}
const lookedInOrder = (looked) => (0,(failure_analysis_assign ??= __webpack_require__(18747))/* inOrderOf */.Fb)(looked, ({ facet }) => facet.attempt);
function offlineOptions({ seed, known = [] }) {
    return { seed, known };
}
/** The answer for failures that have their kinds, whoever gave them. */
function analysed(assigned, { previous, ...rest }, options) {
    return concluded(assigned, { ...rest, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ previous: previous?.map((failure_analysis_assign ??= __webpack_require__(18747))/* lookedAt */.O1) }) }, options);
}
function concluded(assigned, { passed, errored, previous, previousPassed = [] }, { period, labels = [], known = [] }) {
    const before = previous === undefined ? undefined : lookedInOrder(previous);
    const ids = new Set(assigned.clusters.map(({ id }) => id));
    const clusters = [...assigned.clusters, ...known.filter(({ id }) => !ids.has(id))];
    const analysis = reportFailures({ ...assigned, clusters }, {
        passed: (0,(failure_analysis_assign ??= __webpack_require__(18747))/* inOrder */.al)(passed),
        errored,
        previous: before === undefined
            ? undefined
            : {
                failed: before.map(({ facet }) => facet.attempt),
                kinds: (0,(failure_analysis_assign ??= __webpack_require__(18747))/* assignEarlier */.GO)(before, clusters),
                passed: previousPassed,
            },
        labels,
        period,
    });
    return {
        analysis,
        assignments: assigned.assignments.map(({ facet, category, owner, ownerShown, tier, why }) => ({
            attempt: facet.attempt,
            category,
            owner,
            ...(ownerShown === true ? { ownerShown } : {}),
            tier,
            why,
        })),
        clusters,
    };
}


/***/ }),

/***/ 18747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GO: () => (/* binding */ assignEarlier),
  aZ: () => (/* binding */ assignLooked),
  Rr: () => (/* binding */ assignOffline),
  al: () => (/* binding */ inOrder),
  Fb: () => (/* binding */ inOrderOf),
  O1: () => (/* binding */ lookedAt),
  b6: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./lib/text/tf-idf.js
var tf_idf;
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var language_words;
;// CONCATENATED MODULE: ./lib/failure-analysis/calls/spoken.js
/** Messages that are looked at, and characters of each. */
const MOST = 400;
const LONGEST = 8_000;
/** The conversation of an attempt: as its case holds it, else its turns up to the one that failed. */
function spokenIn({ attempt, turn, step }) {
    const held = turn?.criteria.conversation_history;
    const all = held !== undefined && held.length > 0
        ? held
        : attempt.turns.slice(0, step + 1).flatMap(({ input, output }) => [
            { role: 'user', content: input },
            { role: 'assistant', content: output },
        ]);
    const messages = all
        .map(({ role, content }, at) => ({ role, content: plain(content.slice(0, LONGEST)), at }))
        .slice(-MOST)
        .filter(({ content }) => content.trim() !== '');
    const of = (role) => messages.filter((one) => one.role === role).map(({ content }) => content);
    return { messages, user: of('user'), agent: of('assistant') };
}
/** Apostrophes as they are typed. */
const plain = (text) => text.replaceAll('\u2019', "'");
/** Sentences and lines of a text. */
const sentencesOf = (text) => text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '');
var DECLINES;
function DECLINES$made() { return DECLINES = /\b(?:cannot|can't|can not|could not|couldn't|(?:is|are|am|was|were|be)(?:n't| not)? (?:unable|not able)|unable to|not able to|not (?:currently )?(?:possible|allowed|permitted|eligible|applicable|supported|authorized|qualified)|(?:do|does|did)(?:n't| not) (?:allow|permit|meet|qualify|satisfy|fulfil)|ineligible|(?:only|just) (?:be )?\w+ once|(?:can|may|could) only be|only (?:for|available|possible|allowed|permitted|applies)|(?:outside|beyond) (?:of )?(?:my|our|the) \w+|no longer (?:be )?(?:possible|eligible|available|changed|cancell?ed|modified)|against (?:our|the|company) polic\w+|(?:must|have to) (?:decline|deny|refuse)|(?:been|is|are) (?:denied|declined|rejected)|not (?:less|more|greater) than|exceeds?)\b/i; }
/** Something was not found or is not known yet: nothing is declined by that. */
var NOT_FOUND;
function NOT_FOUND$made() { return NOT_FOUND = /\b(?:cannot|can't|can not|could(?: not|n't)|unable to|able to)\s+(?:\w+\s+){0,2}(?:find|locate|search|see|retrieve|look up|verify|authenticate|access|log you in)\b|\b(?:until|without|unless|before)\b[^.]{0,60}\b(?:ids?|numbers?|details|information|e-?mail|confirm\w*|password|code|verif\w*|provid\w*|authenticat\w*)\b|\bbefore i\b|\bonce you\b/i; }
/** What would be so is not declined yet. */
var SUPPOSES;
function SUPPOSES$made() { return SUPPOSES = /^\W*if\b/i; }
var OF_ANY_REQUEST;
function OF_ANY_REQUEST$made() { return OF_ANY_REQUEST = /\b(?:request|assist|help|process|proceed|complete|perform|fulfil|this|that|it|schedule)\b/i; }
/** Whether a text has a word, in whatever form of it. Short words are in too many. */
const isAbout = (text, word) => word.length > 3 && text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2)));
/** A sentence of the agent that declines what these words are about or speaks of the request as such; `of` these words alone, or of anything. */
function declinedSentence(agent, about, { of = 'request' } = {}) {
    for (const text of agent)
        for (const sentence of sentencesOf(text)) {
            if (!(DECLINES ?? DECLINES$made()).test(sentence) || (NOT_FOUND ?? NOT_FOUND$made()).test(sentence) || (SUPPOSES ?? SUPPOSES$made()).test(sentence))
                continue;
            if (of === 'anything' ||
                (of === 'request' && (OF_ANY_REQUEST ?? OF_ANY_REQUEST$made()).test(sentence)) ||
                about.some((word) => isAbout(sentence, word)))
                return sentence;
        }
    return undefined;
}
var PROPOSES;
function PROPOSES$made() { return PROPOSES = /\b(?:would you like|shall i|should i|do you want|please confirm|let me know (?:if|how|whether) you(?:'d| would) like|i (?:can|could|will|'ll) (?:now )?proceed|confirm (?:if|that|with)|is that (?:ok|okay|correct|right))\b/i; }
/** The agent would do something itself. */
var OFFERS;
function OFFERS$made() { return OFFERS = /\b(?:would you like me to|do you want me to|shall i|should i|may i)\b/i; }
var CONSENTS;
function CONSENTS$made() { return CONSENTS = /\b(?:yes|yep|yeah|(?<!\bnot )sure|go ahead|please (?:do|proceed)|proceed|confirm(?:ed)?|sounds good|looks? (?:good|correct|perfect)|is perfect|do it)\b/i; }
/** A yes that asks for the act itself, however politely the conversation ends after it. */
var ORDERS;
function ORDERS$made() { return ORDERS = /\b(?:go ahead|proceed|do it|do that|please (?!let|tell|confirm)\w+)\b/i; }
var ENDS;
function ENDS$made() { return ENDS = /\b(?:that'?s (?:all|it|everything)|nothing (?:else|further)|for your help|bye)\b/i; }
/** The user says yes to a plan in the last message of all, so that nobody could act on it any more. */
function consentsAtTheEnd({ messages }) {
    const [plan, last] = messages.slice(-2);
    return (last?.role === 'user' &&
        plan?.role === 'assistant' &&
        (PROPOSES ?? PROPOSES$made()).test(plan.content) &&
        (CONSENTS ?? CONSENTS$made()).test(last.content) &&
        ((ORDERS ?? ORDERS$made()).test(last.content) || !(ENDS ?? ENDS$made()).test(last.content)));
}
var LACKS;
function LACKS$made() { return LACKS = /\b(?:don'?t|do not|didn'?t) (?:actually |really |quite )?(?:have|remember|recall|know)\b|\b(?:can'?t|cannot|couldn'?t) (?:seem to )?(?:find|recall|remember)\b|\b(?:forgot|not (?:entirely |quite |exactly )?sure)\b/i; }
var ASKS_FOR;
function ASKS_FOR$made() { return ASKS_FOR = /\b(?:provide|need|share|tell me|give me|let me know|what is|confirm)\b/i; }
var PROMISES;
function PROMISES$made() { return PROMISES = /\b(?:i will|i'll|i am going to|let me|we will|we'll)\b/i; }
/** Whether the agent promised later what it had declined in this sentence, by one of these verbs. */
function promisedAfter({ agent }, sentence, verbs) {
    const at = agent.findIndex((text) => text.includes(sentence));
    return agent
        .slice(at + 1)
        .flatMap(sentencesOf)
        .some((text) => (PROMISES ?? PROMISES$made()).test(text) &&
        !(DECLINES ?? DECLINES$made()).test(text) &&
        !(SUPPOSES ?? SUPPOSES$made()).test(text) &&
        verbs.some((verb) => new RegExp(`\\b${verb}`, 'i').test(text)));
}
var PICKS;
function PICKS$made() { return PICKS = /\b(?:option|choice|number)\s*(?:#?\d|one|two|three|four|five)\b|\bthe (?:first|second|third|fourth|last|former|latter) (?:one|option|flight|item|choice)?\b|\b(?:i'?ll|i would|i'?d|let'?s|can i|i want to|i'?d like to) (?:like to )?(?:go with|take|choose|pick|select)\b/i; }
/** Whether the user said yes to what `names` finds: in that message itself, or in the one that it answers. */
const userConsentsTo = ({ messages }, names) => messages.some(({ role, content }, at) => {
    const before = messages[at - 1];
    const asked = before?.role === 'assistant' ? before.content : '';
    return at > 0 && role === 'user' && (CONSENTS ?? CONSENTS$made()).test(content) && names(`${asked}\n${content}`);
});
/** Whether the user chose among what was offered, so that the choice is not the agent's. */
const userPicked = ({ user }) => user.slice(1).some((text) => (PICKS ?? PICKS$made()).test(text));
/** How often the agent asked for an id or number after the user had said that it is not at hand. */
function askedInVain({ messages }) {
    let lacking = false;
    let asked = 0;
    for (const { role, content } of messages)
        if (role === 'user')
            lacking ||= (LACKS ?? LACKS$made()).test(content);
        else if (lacking && (ASKS_FOR ?? ASKS_FOR$made()).test(content) && /\b(?:ids?|number|code|details)\b/i.test(content))
            asked += 1;
    return asked;
}
/** What was just asked for, without saying what of it. */
var ALL_OF_IT;
function ALL_OF_IT$made() { return ALL_OF_IT = /\b(?:those|them|these|either|any of|that information|the details|that right now)\b/i; }
/** Whether the user says that something of these names is not at hand: by name, or as an answer to whoever asked for it. */
function userLacks({ messages }, nouns) {
    const names = (text) => nouns.some((noun) => new RegExp(`\\b${noun}\\b`, 'i').test(text));
    return messages.some(({ role, content }, at) => role === 'user' &&
        sentencesOf(content).some((text) => (LACKS ?? LACKS$made()).test(text) &&
            (names(text) || ((ALL_OF_IT ?? ALL_OF_IT$made()).test(text) && names(messages[at - 1]?.content ?? '')))));
}
/** Whether the agent proposed what these words are about, and the user answered something else than yes every time. */
function offeredInVain({ messages }, about) {
    const answers = messages.flatMap(({ role, content }, at) => {
        const offers = role === 'assistant' &&
            sentencesOf(content).some((text) => (OFFERS ?? OFFERS$made()).test(text) && about.some((word) => isAbout(text, word)));
        const answer = messages[at + 1];
        return offers && answer?.role === 'user' ? [answer.content] : [];
    });
    return answers.length > 0 && !answers.some((text) => (CONSENTS ?? CONSENTS$made()).test(text));
}
const NUMBER = '\\(?[$€£]?\\s*(\\d[\\d,]*(?:\\.\\d+)?)%?\\)?';
var COMPARED;
function COMPARED$made() { return COMPARED = [
    [
        new RegExp(`${NUMBER}\\)?,?\\s*(?:which )?(?:is|are|was)(?: not|n't) (?:less than|below|under|lower than|at most)\\s*${NUMBER}`, 'gi'),
        (a, b) => a >= b,
    ],
    [
        new RegExp(`${NUMBER}\\)?,?\\s*(?:which )?(?:is|are|was)(?: not|n't) (?:more than|above|over|greater than|at least|higher than)\\s*${NUMBER}`, 'gi'),
        (a, b) => a <= b,
    ],
    [
        new RegExp(`${NUMBER}\\)?,?\\s*(?:which )?(?:is|are|was) (?:less than|below|under|lower than)\\s*${NUMBER}`, 'gi'),
        (a, b) => a < b,
    ],
]; }
/** A comparison of two numbers that does not hold: "200 is not below 500". */
function falseComparison(agent) {
    for (const text of agent)
        for (const [pattern, holds] of (COMPARED ?? COMPARED$made()))
            for (const [whole, a, b] of text.matchAll(pattern)) {
                const [left, right] = [Number(a?.replaceAll(',', '')), Number(b?.replaceAll(',', ''))];
                if (Number.isFinite(left) && Number.isFinite(right) && !holds(left, right))
                    return whole;
            }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/failure-analysis/calls/team-log.js


/** From so many equal instructions on a log goes round in circles: the fourth time is no retry. */
const LOOP = 4;
const ALIKE = 0.8;
/** So often a log has to say of itself that it is in a loop. */
const SAID = 3;
/** Messages that are compared, and characters of each. */
const team_log_MOST = 120;
const team_log_LONGEST = 600;
/** Share of the words of a question below which its log is about something else, where the log states a task at some length. */
const ABOUT = 0.5;
const LEAST_WORDS = 5;
const STATED_WORDS = 40;
/** The share where it states none: agents that begin at once need not say the question again. */
const ABOUT_SHORT = 0.2;
var SAYS_LOOP;
function SAYS_LOOP$made() { return SAYS_LOOP = /in_loop"?\s*:\s*(?:\{\s*"reason"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*"answer"\s*:\s*)?true/gi; }
var REASON_LOOP;
function REASON_LOOP$made() { return REASON_LOOP = /\brepeated(?:ly)?\b|\bagain and again\b|\b(?:in|stuck in) a loop\b|\bover and over\b/i; }
var SHUT_OUT;
function SHUT_OUT$made() { return SHUT_OUT = /\bcaptcha\b|\bjust a moment\b|\bchecking your browser\b|\baccess denied\b|\b(?:403 forbidden|forbidden|service unavailable|are you (?:a )?(?:human|robot))\b|\bverify (?:that )?you are (?:a )?human\b/i; }
/** What a page, a file or the runner says when it gave nothing. */
var NOTHING_THERE;
function NOTHING_THERE$made() { return NOTHING_THERE = /\b404\b|\b(?:file|page) not found\b|\bno such file\b|\berror processing\b|\btimed? ?out\b/i; }
var NOT_OPENED;
function NOT_OPENED$made() { return NOT_OPENED = /\b(?:fail\w*|unable|inability|difficult\w*|could(?: not|n't)|can(?:not|'t))\b.{0,60}\b(?:access|open|load|fetch|download)\w*/i; }
var NOT_REACHED;
function NOT_REACHED$made() { return NOT_REACHED = /\b(?:retriev|access|reach|open|load|fetch|download|locat)\w*/i; }
var ASSUMED;
function ASSUMED$made() { return ASSUMED = /\bassum(?:e|es|ed|ing|ptions?)\b|\bguess(?:es|ed)?\b/i; }
var EXHAUSTED;
function EXHAUSTED$made() { return EXHAUSTED = /\bexhaust(?:s|ed|ing|ion)?\b[^.]{0,40}\b(?:budget|(?:step|turn|round|interaction)s?|limits?)\b|\b(?:budget|(?:step|turn|round|interaction)s?|limits?)\b[^.]{0,20}\bexhausted\b/i; }
var USED_UP;
function USED_UP$made() { return USED_UP = /\b(?:interaction|step|turn|round|time)s? limits?\b|\bran out of\b|\bmax(?:imum)? (?:time|rounds?|turns?|steps?)\b[^.]{0,20}\breached\b/i; }
/** The same as an agent says it of itself, or its runner: an answer may speak of limits too. */
var SAYS_USED_UP;
function SAYS_USED_UP$made() { return SAYS_USED_UP = /\b(?:i|we)(?:'ve| have)? r[au]n out of (?:\w+ ){0,2}(?:budget|time|(?:step|turn|round|interaction|token|attempt)s?)\b|\bmax(?:imum)? (?:number of )?(?:time|rounds?|turns?|steps?)\b[^.]{0,20}\breached\b/i; }
var UNFOUNDED;
function UNFOUNDED$made() { return UNFOUNDED = /\bfabricat|\bhallucinat|\bmade[- ]up\b|\binvent(?:s|ed)\b|\bplaceholders?\b|\bapproximat\w*|\bwithout (?:actually |further |first |taking )?(?:the necessary |necessary )?(?:verif|check|search|retriev|look|confirm|perform|action)\w*|\b(?:does|did|do) not (?:actually )?(?:verify|check|confirm)\b|\bnecessary (?:steps|actions)\b|\bdirectly (?:reach|gave|give|provid|conclud|answer|draw)\w*/i; }
var NOT_SEEN;
function NOT_SEEN$made() { return NOT_SEEN = /\b(?:did|does) not (?:provide|obtain|extract|see|get|read|open)\w*\b.*\b(?:text|page|image|document|lyrics|transcript|content|audio|video|file)\b/i; }
/**
 * What a log of agents shows beside the words of whoever found the mistake: going in circles, a task that is not the question, a page that
 * let nobody in, claims without a source. Only for logs that name a mistake.
 */
function teamLog(facet, outcome) {
    if (!outcome.mistake)
        return null;
    const { messages } = spokenIn(facet);
    const reason = facet.reasons.join(' ');
    const texts = messages.map(({ content }) => content);
    if ((NOT_OPENED ?? NOT_OPENED$made()).test(reason) && texts.some((text) => (SHUT_OUT ?? SHUT_OUT$made()).test(text) || (NOTHING_THERE ?? NOTHING_THERE$made()).test(text)))
        return { category: 'tool_backend_error', why: 'what it needed could not be opened' };
    const circles = (REASON_LOOP ?? REASON_LOOP$made()).test(reason) ? LOOP : mostAlike(texts);
    const said = messages.reduce((sum, { content }) => sum + (content.match((SAYS_LOOP ?? SAYS_LOOP$made()))?.length ?? 0), 0);
    if (circles >= LOOP || said >= SAID)
        return {
            category: 'loop_or_repetition',
            why: said >= SAID ? 'the log itself says that it is in a loop' : 'the same step was taken again and again',
        };
    const question = [...new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(facet.turn?.input ?? ''))];
    const first = new Set((0,(language_words ??= __webpack_require__(4345))/* stems */.Vw)(messages
        .slice(0, 2)
        .map(({ content }) => content)
        .join('\n')));
    const known = question.filter((stem) => first.has(stem)).length;
    const about = first.size >= STATED_WORDS ? ABOUT : ABOUT_SHORT;
    if (question.length >= LEAST_WORDS && messages.length > 0 && known < about * question.length)
        return { category: 'context_lost', why: 'the log is about something else than the question' };
    if ((NOT_REACHED ?? NOT_REACHED$made()).test(reason) && texts.some((text) => (SHUT_OUT ?? SHUT_OUT$made()).test(text)))
        return { category: 'tool_backend_error', why: 'a page let nobody in, and the work ended there' };
    const claim = unsourcedClaim(messages, callsBefore(facet, outcome));
    if (claim !== undefined)
        return { category: 'hallucination', why: `says "${claim}" before anything had been looked up` };
    const assumed = (ASSUMED ?? ASSUMED$made()).test(reason) && !(RECKONED ?? RECKONED$made()).test(reason);
    if (assumed || (UNFOUNDED ?? UNFOUNDED$made()).test(reason) || (NOT_SEEN ?? NOT_SEEN$made()).test(reason))
        return { category: 'hallucination', why: 'claims what it had not looked up' };
    if ((EXHAUSTED ?? EXHAUSTED$made()).test(reason) || (USED_UP ?? USED_UP$made()).test(reason) || endsUsedUp(texts))
        return { category: 'budget_exceeded', why: 'its steps were used up before it had answered' };
    return null;
}
/** The last of all says that there was no more time, or nobody got to answer. */
function endsUsedUp(texts) {
    const last = texts.at(-1) ?? '';
    const says = (SAYS_USED_UP ?? SAYS_USED_UP$made()).test(last) || (EXHAUSTED ?? EXHAUSTED$made()).test(last);
    return (says ||
        endsUnanswered(last, texts.some((text) => (HEADING ?? HEADING$made()).test(text))));
}
/** A program that nobody ran any more. */
var TO_BE_RUN;
function TO_BE_RUN$made() { return TO_BE_RUN = /\b(?:let's|please) (?:run|execute)\b[^.]{0,80}[.:]?\s*$/i; }
var PROGRAM;
function PROGRAM$made() { return PROGRAM = /^(?:python\d?|py|bash|sh|shell|javascript|js|typescript|ts)\s|^\s*(?:import|from|def|print|#!)\b/im; }
/** Whether a text ends in a block that holds a program. */
const endsInProgram = (text) => text.trimEnd().endsWith('```') && (PROGRAM ?? PROGRAM$made()).test(text.split('```').at(-2) ?? '');
/**
 * The last of all is a program that nobody ran, in a log where programs are run, or what one gave back when it failed, or nothing at all:
 * nobody got to answer.
 */
function endsUnanswered(text, runs) {
    if (runs && ((TO_BE_RUN ?? TO_BE_RUN$made()).test(text) || endsInProgram(text)))
        return true;
    if (!(HEADING ?? HEADING$made()).test(text) && !/^\s*traceback\b/i.test(text))
        return false;
    const told = text.replace((HEADING ?? HEADING$made()), '').trim();
    return (FAILED_OUTPUT ?? FAILED_OUTPUT$made()).test(text.slice(0, BEGINNING)) || /^\W*$/.test(told);
}
/** Whether a log holds a call or anything that a program or a page gave back; without, an answer is what the agents knew or reckoned. */
const lookedUpAnything = (facet) => (facet.turn?.tool_calls ?? []).length > 0 ||
    spokenIn(facet).messages.some(({ content }) => (OUTPUT ?? OUTPUT$made()).test(content.slice(0, BEGINNING)));
/** How what a program or a page gave back begins among the messages of a log. */
var OUTPUT;
function OUTPUT$made() { return OUTPUT = /^\s*(?:exit ?code|traceback|address:|status(?: code)?:|(?:code )?output:|stdout|results?:|search results?\b)|\b(?:viewport|screenshot)\b/i; }
/** What a runner answers to a message without a program, in the same words each time. */
var NOTHING_TO_RUN;
function NOTHING_TO_RUN$made() { return NOTHING_TO_RUN = /\bno code\b[^.]{0,40}\b(?:execute|run|detected)\b/i; }
var HEADING;
function HEADING$made() { return HEADING = /^\s*exit ?code\b[^\n]*\n(?:\s*code output:)?/i; }
var FAILED_OUTPUT;
function FAILED_OUTPUT$made() { return FAILED_OUTPUT = /\b(?:execution failed|traceback|error|exception)\b/i; }
const LEAST_OUTPUT = 20;
const BEGINNING = 400;
/** Somebody says that it has looked, checked or found; not that it has found a fault. */
var LOOKED;
function LOOKED$made() { return LOOKED = /\b(?:after (?:having )?(?:reviewing|visiting|checking|contacting|calling|searching|consulting)|upon (?:visiting|checking|reviewing)|(?:i|we)(?:'ve| have)? (?:(?:manually|carefully|now|also|successfully|already|thoroughly) )*(?:visited|reviewed|double-checked|checked|verified|confirmed|found|looked up|contacted|called|searched|accessed|identified|gathered|collected|consulted|cross-checked))\b(?! (?:an?|the|some|that) (?:issue|error|mistake|problem|bug|discrepancy))/i; }
/** How many messages had been said before the first call that did not fail; 0 where nobody knows its place. */
function callsBefore({ turn }, { callsAfter }) {
    const places = (turn?.tool_calls ?? []).flatMap(({ error }, at) => error === undefined ? [callsAfter?.[at] ?? 0] : []);
    return places.length > 0 ? Math.min(...places) : undefined;
}
/**
 * Words by which a log claims to have looked something up before any tool or page in it had told anything, or a call was made (`called`:
 * the messages before it). The first message states the task.
 */
function unsourcedClaim(messages, called = Number.POSITIVE_INFINITY) {
    for (const { content: text, at } of messages.slice(1)) {
        if (at >= called)
            return undefined;
        const beginning = text.slice(0, BEGINNING);
        if ((OUTPUT ?? OUTPUT$made()).test(beginning)) {
            const told = text.replace((HEADING ?? HEADING$made()), '').trim().length > LEAST_OUTPUT;
            if (told && !(FAILED_OUTPUT ?? FAILED_OUTPUT$made()).test(beginning))
                return undefined;
        }
        else if (!isState(text)) {
            const claim = (LOOKED ?? LOOKED$made()).exec(text)?.[0];
            if (claim !== undefined)
                return claim;
        }
    }
    return undefined;
}
/** A state that is written down anew each time is alike by its form, and no claim. */
const isState = (text) => /[{[]\s*"/.test(text.slice(0, team_log_LONGEST));
/** How often the message that comes most often comes, word for word or nearly. */
function mostAlike(texts) {
    const sets = texts
        .filter((text) => !isState(text) && !(OUTPUT ?? OUTPUT$made()).test(text.slice(0, BEGINNING)) && !(NOTHING_TO_RUN ?? NOTHING_TO_RUN$made()).test(text))
        .slice(-team_log_MOST)
        .map((text) => new Set(text
        .slice(0, team_log_LONGEST)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []))
        .filter(({ size }) => size >= LEAST_WORDS);
    let most = 0;
    for (const one of sets) {
        const alike = sets.filter((other) => {
            if (Math.min(one.size, other.size) < ALIKE * Math.max(one.size, other.size))
                return false;
            let common = 0;
            for (const word of one)
                if (other.has(word))
                    common += 1;
            return common >= ALIKE * (one.size + other.size - common);
        }).length;
        most = Math.max(most, alike);
    }
    return most;
}
var SEARCHED;
function SEARCHED$made() { return SEARCHED = /\b(?:useful|useless|relevant|irrelevant|unrelated|unreliable)\b|\bsearch(?:ing|ed|es)?\b|\bretriev|\bsources?\b|\bweb ?(?:page|site)s?\b|\bdatabase\b/i; }
var RECKONED;
function RECKONED$made() { return RECKONED = /\b(?:calculat|count|comput|reckon|compar|sum|convert|misread|copied|arithmetic|logical|reasoning)\w*/i; }
/**
 * Who can mend a wrong fact that somebody described: the data where a search brought it, the model where it was reckoned wrong or said
 * without anything looked up, else the prompt.
 */
function ownerOfWrongFact(facet) {
    const reason = facet.reasons.join(' ');
    if (!lookedUpAnything(facet))
        return 'model';
    if ((SEARCHED ?? SEARCHED$made()).test(reason))
        return 'data';
    return (RECKONED ?? RECKONED$made()).test(reason) ? 'model' : 'prompt';
}

// EXTERNAL MODULE: ./lib/failure-analysis/categories.js
var categories;
;// CONCATENATED MODULE: ./lib/failure-analysis/cluster-names.js

/** Words of a phrase, at most: more are no name. */
const cluster_names_LONGEST = 5;
/** Content words that a phrase needs at least (one alone, "step" or "checks", says nothing to act on), and has at most. */
var WORDS;
function WORDS$made() { return WORDS = { least: 2, most: 3 }; }
/** Share of a group's texts that speak of it, at least. */
const SHARE = 0.5;
/** So many times more often than in the other groups; what stands everywhere is the frame of such texts. */
const TELLING = 2;
/** Texts of a group, characters of a text and phrases of a group that are looked at. */
const MOST_TEXTS = 200;
const LOOK = 2_000;
const MOST_PHRASES = 200;
/**
 * A name for each group of texts that a reader can act on: a phrase of some text, with two or three telling words that most texts of the group
 * hold together and those of other groups do not. Null where there is none: then the group has nothing in common that could be said.
 * Compared by stem, shown as it is written most often; of equal ones the shortest.
 */
function clusterNames(groups) {
    const read = groups.map((texts) => groupOf(texts.slice(0, MOST_TEXTS)));
    return read.map((group) => {
        const others = read.filter((other) => other !== group);
        const elsewhere = others.reduce((sum, { size }) => sum + size, 0);
        const ranked = group.phrases.flatMap((phrase) => {
            const count = together(group, phrase);
            if (count < 2 || count < SHARE * group.size)
                return [];
            const outside = others.reduce((sum, other) => sum + together(other, phrase), 0);
            if (count * elsewhere < TELLING * outside * group.size)
                return [];
            const own = phrase.stems.filter((stem) => holding(others, stem) < SHARE * elsewhere || elsewhere === 0);
            return [{ name: mostFrequent(phrase.spellings), value: count * own.length }];
        });
        ranked.sort((a, b) => b.value - a.value || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
        return ranked[0]?.name ?? null;
    });
}
function groupOf(texts) {
    const phrases = new Map();
    const places = new Map();
    for (const [at, text] of texts.entries())
        for (const part of text
            .slice(0, LOOK)
            .toLowerCase()
            .split(/[.!?;:,()"“”\n|]+/)) {
            const words = part.match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
            for (const word of words.filter(isTelling))
                places.set((0,(language_words ??= __webpack_require__(4345))/* stemOf */.Vc)(word), (places.get((0,(language_words ??= __webpack_require__(4345))/* stemOf */.Vc)(word)) ?? new Set()).add(at));
            for (const phrase of phrasesIn(words)) {
                const stems = [...new Set(phrase.filter(isTelling).map((language_words ??= __webpack_require__(4345))/* stemOf */.Vc))].sort();
                if (stems.length < (WORDS ?? WORDS$made()).least || stems.length > (WORDS ?? WORDS$made()).most)
                    continue;
                const known = phrases.get(stems.join(' ')) ?? { stems, spellings: new Map(), times: 0 };
                known.times += 1;
                const spelt = phrase.join(' ');
                known.spellings.set(spelt, (known.spellings.get(spelt) ?? 0) + 1);
                phrases.set(stems.join(' '), known);
            }
        }
    const most = [...phrases.values()].sort((a, b) => b.times - a.times).slice(0, MOST_PHRASES);
    return { phrases: most, places, size: texts.length };
}
/** Words side by side that begin and end with a telling one. */
function* phrasesIn(words) {
    for (const from of words.keys()) {
        if (!isTelling(words[from] ?? ''))
            continue;
        for (let to = from + 2; to <= Math.min(words.length, from + cluster_names_LONGEST); to += 1)
            if (isTelling(words[to - 1] ?? ''))
                yield words.slice(from, to);
    }
}
/** Texts of a group that hold all words of a phrase. */
function together({ places }, { stems }) {
    const [first, ...others] = stems.map((stem) => places.get(stem));
    if (first === undefined || others.includes(undefined))
        return 0;
    return [...first].filter((at) => others.every((one) => one?.has(at))).length;
}
/** Texts of groups that hold a word. */
const holding = (groups, stem) => groups.reduce((sum, { places }) => sum + (places.get(stem)?.size ?? 0), 0);
const isTelling = (word) => (0,(language_words ??= __webpack_require__(4345))/* isContentWord */.gA)(word) && !/\d/.test(word);
function mostFrequent(spellings) {
    const sorted = [...spellings].sort(([a, left], [b, right]) => right - left || a.length - b.length || (a < b ? -1 : 1));
    return (sorted[0]?.[0] ?? '').slice(0, 80);
}

// EXTERNAL MODULE: ./lib/failure-analysis/facet.js + 2 modules
var failure_analysis_facet;
// EXTERNAL MODULE: ./lib/text/lexicons/negations.js
var negations;
;// CONCATENATED MODULE: ./lib/failure-analysis/failure-lexicon.js
/** Written for this purpose; every entry is a word whose stem is looked up. Order decides between equal scores. */
var FAILURE_LEXICON;
function FAILURE_LEXICON$made() { return FAILURE_LEXICON = [
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
]; }

;// CONCATENATED MODULE: ./lib/failure-analysis/lexicon-tier.js



/** How many words before a cue are searched for a negation (improvement.md 5.2 step 4). */
const WINDOW = 3;
var CUES;
function CUES$made() { return CUES = cues(); }
/**
 * The category that the words of the reasons speak of. Each different cue counts once over all reasons; a cue that is denied
 * within three words counts for what is lacking, one that is not for what happened. The highest score wins when it is 2 or more or
 * ahead by 1 (improvement.md 5.2 step 4); a tie below that is nobody's. Reasons are data: an order in them is only words.
 */
function lexiconTier(reasons) {
    const hits = new Map();
    for (const reason of reasons) {
        const tokens = (0,(language_words ??= __webpack_require__(4345))/* words */.aL)(reason);
        for (const [at, token] of tokens.entries()) {
            const stem = (0,(language_words ??= __webpack_require__(4345))/* stemOf */.Vc)(token);
            const denied = tokens.slice(Math.max(0, at - WINDOW), at).some(isNegation);
            for (const cue of (CUES ?? CUES$made()).get(stem) ?? [])
                if (cue.denied === denied) {
                    const seen = hits.get(cue.category) ?? new Set();
                    hits.set(cue.category, seen.add(`${denied ? 'not ' : ''}${token}`));
                }
        }
    }
    const ranked = (FAILURE_LEXICON ?? FAILURE_LEXICON$made()).map(({ category }) => ({
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
const isNegation = (word) => (negations ??= __webpack_require__(19453))/* NEGATIONS */.l.has(word) || word.endsWith("n't") || (negations ??= __webpack_require__(19453))/* DENYING_VERBS */.M.has(word);
function cues() {
    const map = new Map();
    const add = (text, cue) => {
        for (const stem of new Set(text.split(' ').filter(Boolean).map((language_words ??= __webpack_require__(4345))/* stemOf */.Vc)))
            map.set(stem, [...(map.get(stem) ?? []), cue]);
    };
    for (const { category, says, lacks } of (FAILURE_LEXICON ?? FAILURE_LEXICON$made())) {
        add(says, { category, denied: false });
        add(lacks, { category, denied: true });
    }
    return map;
}

// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks;
;// CONCATENATED MODULE: ./lib/failure-analysis/recorded-outcome.js

/** The recorded outcome of an imported attempt that failed; null for plays of our own. */
function recordedOutcome({ failed }) {
    const metadata = failed.find((one) => (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(one.metadata, 'recorded') !== undefined)?.metadata;
    if (metadata === undefined)
        return null;
    const [checks, task] = [(0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'checks'), (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'task')];
    const [scenario, goal, should] = ['scenario', 'goal', 'should_succeed'].map((name) => (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(task, name));
    const [missing, after] = [(0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'missing_texts'), (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'calls_after')];
    return {
        checks: Object.fromEntries(Object.entries(typeof checks === 'object' && checks !== null ? checks : {}).filter(([, value]) => typeof value === 'boolean')),
        missingTexts: Array.isArray(missing) ? missing.filter((one) => typeof one === 'string') : [],
        endedWithCall: (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'ended_with_call') === true,
        endedByLimit: (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'ended_by_limit') === true,
        callsAfter: Array.isArray(after) && after.every((one) => typeof one === 'number') ? after : undefined,
        scenario: typeof scenario === 'string' ? scenario : undefined,
        goal: typeof goal === 'string' ? goal : undefined,
        shouldSucceed: typeof should === 'boolean' ? should : undefined,
        mistake: (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)((0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(metadata, 'recorded'), 'mistake') !== undefined,
    };
}

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/statistics/average-link.js
var average_link;
;// CONCATENATED MODULE: ./lib/text/masked.js
/** What stands in a masked text for what was there: letters only, so that each is read as one word. */
var MASKS;
function MASKS$made() { return MASKS = {
    quoted: 'maskquoted',
    id: 'maskid',
    number: 'masknumber',
    address: 'maskaddress',
    flag: 'maskflag',
    list: 'masklist',
    table: 'masktable',
}; }
/** A quoted string of one line; an apostrophe within a word opens none. The length is bounded, so that a lone quote stays cheap. */
var QUOTED;
function QUOTED$made() { return QUOTED = /"[^"\n]{0,200}"|`[^`\n]{0,200}`|“[^”\n]{0,200}”|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?![\p{L}\p{N}])/gu; }
var ADDRESS;
function ADDRESS$made() { return ADDRESS = /\b(?:https?:\/\/[^\s"'<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g; }
/** Letters and digits mixed (order A1-77, hash, uuid), or a word with an underscore in it, as names of fields have. */
var ID;
function ID$made() { return ID = /#?\b(?=[\w-]{0,63}\d)(?=[\w-]{0,63}[A-Za-z])[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+){0,12}\b|\b[A-Za-z]+(?:_[A-Za-z0-9]+){1,8}\b/g; }
var masked_NUMBER;
function masked_NUMBER$made() { return masked_NUMBER = /[#$€£]?\d[\d.,:/-]*\d%?|[#$€£]?\d%?/g; }
/** Truth values and nothing, as programs write them: in lower case `true` and `none` are words. */
var FLAG;
function FLAG$made() { return FLAG = /\b(?:True|False|TRUE|FALSE|None|NULL|NaN|undefined|null)\b/g; }
/** A list of values, which are masked by then; a list of sentences is none. */
var LIST;
function LIST$made() { return LIST = /\[(?:\s*mask(?:quoted|id|number|address|flag)\s*,?){0,100}\s*\]/g; }
/** A list of such lists. */
var TABLE;
function TABLE$made() { return TABLE = /\[(?:\s*mask(?:list|quoted|id|number|address|flag)\s*,?){1,100}\s*\]/g; }
/**
 * The signature of a text: quoted strings, addresses, identifiers, numbers and lists of them give way to a word for their kind, so that two
 * failures that differ only in the order number look alike (improvement.md 5.2 step 5). For comparing, not for showing and not
 * for keeping secrets.
 */
function masked(text) {
    return text
        .replace((QUOTED ?? QUOTED$made()), ` ${(MASKS ?? MASKS$made()).quoted} `)
        .replace((ADDRESS ?? ADDRESS$made()), ` ${(MASKS ?? MASKS$made()).address} `)
        .replace((ID ?? ID$made()), ` ${(MASKS ?? MASKS$made()).id} `)
        .replace((masked_NUMBER ?? masked_NUMBER$made()), ` ${(MASKS ?? MASKS$made()).number} `)
        .replace((FLAG ?? FLAG$made()), ` ${(MASKS ?? MASKS$made()).flag} `)
        .replace((LIST ?? LIST$made()), ` ${(MASKS ?? MASKS$made()).list} `)
        .replace((TABLE ?? TABLE$made()), ` ${(MASKS ?? MASKS$made()).table} `);
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
    const sample = sampled(texts.length, seed);
    const shapes = signatures(texts, sample);
    const raw = (0,(tf_idf ??= __webpack_require__(92697))/* tfIdfCollection */.uQ)(texts);
    const raws = sample.map(raw.vectorAt);
    const vectors = new Map(sample.map((place, at) => [place, raws[at]]));
    const vector = (place) => vectors.get(place) ?? raw.vectorAt(place);
    const similar = (a, b) => RAW * (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(raws[a], raws[b]) +
        MASKED * (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(shapes[a], shapes[b]);
    const mean = (meanSimilarity(raws, shapes) * sample.length) / (sample.length + FEW);
    const labels = (0,(average_link ??= __webpack_require__(8405))/* averageLink */.E)(sample.length, similar, (1 - CLOSE) * (1 - mean));
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
    const medoids = clusters.map(({ medoid }) => vector(medoid));
    for (const [place] of texts.entries()) {
        if (vectors.has(place))
            continue;
        const nearest = nearestCluster(vector(place), medoids);
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
        terms: raw.terms(),
    };
}
/** The masked texts at some places, as vectors of the collection of all: only those few are compared, so the others are let go of. */
function signatures(texts, places) {
    return places.map((0,(tf_idf ??= __webpack_require__(92697))/* tfIdfCollection */.uQ)(texts, (text) => (0,(tf_idf ??= __webpack_require__(92697))/* wordsAndPairs */.Ml)(masked(text))).vectorAt);
}
/** The vector of these that is nearest to a text, by its place among them, or -1 when none is near. */
function nearestCluster(text, medoids) {
    let best = -1;
    let most = NEAR - 1e-12;
    for (const [at, medoid] of medoids.entries()) {
        const value = (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(text, medoid);
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
    if (count <= (average_link ??= __webpack_require__(8405))/* MOST_LINKED */.i)
        return places;
    const { next } = (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed);
    for (let at = 0; at < (average_link ??= __webpack_require__(8405))/* MOST_LINKED */.i; at += 1) {
        const other = at + Math.floor(next() * (count - at));
        [places[at], places[other]] = [places[other], places[at]];
    }
    return places.slice(0, (average_link ??= __webpack_require__(8405))/* MOST_LINKED */.i).sort((a, b) => a - b);
}
/** Mean over all pairs, by sums: the dot product of all with all, less each with itself. */
function meanSimilarity(raws, shapes) {
    const pairs = (raws.length * (raws.length - 1)) / 2;
    if (pairs === 0)
        return 0;
    const mean = (vectors) => {
        const sums = new Map();
        let own = 0;
        for (const { terms, weights } of vectors) {
            for (const [at, term] of terms.entries())
                sums.set(term, (sums.get(term) ?? 0) + weights[at]);
            own += terms.length > 0 ? 1 : 0;
        }
        let all = 0;
        for (const sum of sums.values())
            all += sum * sum;
        return (all - own) / 2 / pairs;
    };
    return Math.max(0, RAW * mean(raws) + MASKED * mean(shapes));
}
/** Joins the two groups with the closest centroids until none are close enough. Each pair is compared once, and anew when one changed. */
function merged(groups, vector) {
    const open = groups.map((members) => ({
        members,
        centre: (0,(tf_idf ??= __webpack_require__(92697))/* centroid */.vh)(members.map(vector)),
        near: [],
    }));
    const compare = (group, from) => {
        group.near = open.map((other, at) => (at > from ? (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(group.centre, other.centre) : 0));
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
        left.centre = (0,(tf_idf ??= __webpack_require__(92697))/* centroid */.vh)(left.members.map(vector));
        open.splice(best.b, 1);
        for (const group of open)
            group.near.splice(best.b, 1);
        compare(left, best.a);
        for (const [at, group] of open.slice(0, best.a).entries())
            group.near[best.a] = at < best.a ? (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(group.centre, left.centre) : 0;
    }
}
function clusterOf(members, vector) {
    const centre = (0,(tf_idf ??= __webpack_require__(92697))/* centroid */.vh)(members.map(vector));
    let medoid = members[0];
    let most = -1;
    for (const place of members) {
        const value = (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(vector(place), centre);
        if (value > most + 1e-12) {
            medoid = place;
            most = value;
        }
    }
    return { members, medoid, centre };
}

// EXTERNAL MODULE: ./lib/failure-analysis/stable-ids.js
var stable_ids;
// EXTERNAL MODULE: ./lib/text/attack-patterns.js + 1 modules
var attack_patterns;
// EXTERNAL MODULE: ./lib/text/language/refusal.js
var refusal;
// EXTERNAL MODULE: ./lib/scorers/formulas/expected-tools.js
var expected_tools;
// EXTERNAL MODULE: ./lib/scorers/formulas/tool-name.js
var tool_name;
// EXTERNAL MODULE: ./lib/failure-analysis/calls/call-arguments.js
var call_arguments;
// EXTERNAL MODULE: ./lib/failure-analysis/calls/tool-effect.js
var tool_effect;
;// CONCATENATED MODULE: ./lib/failure-analysis/calls/call-diff.js



/** Writing twice has twice the effect; a record that is changed or cancelled again is as it was. */
var ADDING;
function ADDING$made() { return ADDING = /^(?:create|book|pay|send)/; }
/**
 * What was done against what should have been done, by name, arguments and effect. Only writes count: looking things up and noting thoughts
 * is no fault, and what was refused did not happen. A tool whose name tells nothing is a write where the case expects it.
 */
function diffOfCalls(expectations, calls) {
    const isNeeded = ({ name }) => ['write', 'unknown'].includes((0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(name));
    const expected = expectations.filter(isNeeded);
    const isWrite = (call) => {
        const effect = (0,(tool_effect ??= __webpack_require__(21317))/* callEffect */.Co)(call);
        return (effect === 'write' || (effect === 'unknown' && expected.some(({ name }) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(name, call.name))));
    };
    const writes = calls.filter(isWrite);
    const made = writes.filter((tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO);
    const open = [];
    const left = new Set(made);
    for (const one of expected) {
        const equal = made.find((call) => left.has(call) && isSame(one, call));
        if (equal === undefined)
            open.push(one);
        else
            left.delete(equal);
    }
    // Made again, it changed nothing more.
    for (const call of left)
        if (!(ADDING ?? ADDING$made()).test((0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(call.name)?.[0] ?? '') && expected.some((one) => isSame(one, call)))
            left.delete(call);
    const { changed, missing } = paired(open, left);
    return {
        ...{ expected, made, missing, changed, surplus: made.filter((call) => left.has(call)) },
        refused: writes.filter((call) => !(0,(tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO)(call)),
        handover: calls.find((call) => (0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(call.name) === 'handover' && (0,(tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO)(call)),
        handoverExpected: expectations.some(({ name }) => (0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(name) === 'handover'),
    };
}
const isSame = (expected, call) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(expected.name, call.name) && (0,(call_arguments ??= __webpack_require__(62236))/* differingArguments */.p6)(expected.arguments, call.arguments).length === 0;
/** Pairs what is open with calls of the same tool, those about the same record first. What is paired is taken out of `left`. */
function paired(open, left) {
    const found = new Map();
    for (const sameRecord of [true, false])
        for (const one of open) {
            if (found.has(one))
                continue;
            const call = [...left].find((each) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(one.name, each.name) &&
                (!sameRecord || (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(one.arguments) === (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(each.arguments)));
            if (call === undefined)
                continue;
            found.set(one, call);
            left.delete(call);
        }
    const changed = [...found].map(([expected, actual]) => ({
        expected,
        actual,
        fields: (0,(call_arguments ??= __webpack_require__(62236))/* differingArguments */.p6)(expected.arguments, actual.arguments),
    }));
    return { changed, missing: open.filter((one) => !found.has(one)) };
}

;// CONCATENATED MODULE: ./lib/failure-analysis/calls/off-script.js




const TEST = 'test_case_error';
/** A write that the script of the simulated user does not speak of, and that the user asked for all the same. */
function offScript(scenario, tool, { user }) {
    const verbs = (0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(tool);
    if (scenario === undefined || verbs === undefined)
        return null;
    const speaksOf = (text) => verbs.some((verb) => new RegExp(`\\b${verb}`, 'i').test(text));
    return !speaksOf(scenario) && user.slice(1).some(speaksOf)
        ? { category: TEST, why: `the user asks for ${tool}, which the script does not hold` }
        : null;
}
/** Reasons in what the user said for which an agent could not do what is missing. */
function notPossible(evidence) {
    const { diff, outcome, spoken, facet } = evidence;
    const calls = facet.turn?.tool_calls ?? [];
    const said = spoken.user.join('\n');
    const held = outcome?.scenario?.match(/[\w@.#-]+/g)?.map((word) => word.replace(/[.]+$/, '')) ?? [];
    const kept = held.find((word) => (0,(call_arguments ??= __webpack_require__(62236))/* isIdentifier */._5)(word) &&
        !said.includes(word) &&
        !calls.some((call) => (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(call.arguments).includes(word)));
    if (kept !== undefined && diff.made.length === 0 && userLacks(spoken, nounsOf(kept, evidence)))
        return { category: TEST, why: `the script holds ${kept}, and the user never says it` };
    if (consentsAtTheEnd(spoken) && outcome?.endedWithCall !== true && diff.handover === undefined)
        return {
            category: TEST,
            why: 'the user says yes and ends in the same message, so nothing could be done',
        };
    const read = new Set(calls.filter(({ name }) => (0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(name) === undefined).flatMap(({ name }) => objectsOf(name)));
    // What the tool is about stands at the end of its name.
    const objects = diff.missing
        .map(({ name }) => objectsOf(name).at(-1) ?? '')
        .filter((word) => !read.has(word) && !(ANYTHING ?? ANYTHING$made()).test(word));
    if (outcome?.scenario !== undefined && diff.made.length === 0 && offeredInVain(spoken, objects))
        return { category: TEST, why: `${diff.missing[0]?.name} was offered, and the user did not take it` };
    const taken = diff.made.flatMap(({ arguments: given }) => (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(given) ?? []);
    const left = diff.missing.flatMap(({ arguments: given }) => (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(given) ?? []);
    const offered = spoken.messages.findIndex(({ role, content }, at) => role === 'assistant' &&
        left.length > 0 &&
        left.every((id) => content.includes(id)) &&
        taken.some((id) => content.includes(id) && spoken.messages[at + 1]?.content.includes(id) === true));
    if (offered !== -1 && !left.some((id) => said.includes(id)))
        return { category: TEST, why: `${left[0]} was offered too, and the user took another` };
    return null;
}
/** Words of the name of a tool beside its verb. */
const objectsOf = (name) => (0,(tool_name ??= __webpack_require__(5315))/* toolWords */.yy)(name)
    .split(' ')
    .filter((word) => (0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(word) === undefined);
/** Words of names that say nothing of what they are about. */
var ANYTHING;
function ANYTHING$made() { return ANYTHING = /^(?:items?|records?|data|details|entr(?:y|ies)|objects?|info|information)$/; }
/** Words by which one asks for an id: those of the arguments that it is expected in, else what a person is to a service. */
function nounsOf(id, { facet }) {
    const keys = (facet.turn?.criteria.expected_tools ?? []).flatMap((one) => typeof one === 'string'
        ? []
        : Object.entries(one.arguments ?? {}).flatMap(([key, value]) => (value === id ? [key] : [])));
    const words = keys
        .flatMap((key) => key.split(/[_\W]+/))
        .filter((word) => !/^(?:ids?|number|code)$/.test(word));
    return words.length > 0 ? words : ['user', 'account', 'customer', 'member', 'username'];
}
/** Another record than expected, which the user asked for by its id and by what the tool does: the agent did as it was told. */
function askedByName({ outcome, spoken }, { expected, actual }) {
    const [wanted, given] = [(0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(expected.arguments), (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(actual.arguments)];
    const verbs = (0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(actual.name);
    if (outcome?.scenario === undefined || verbs === undefined)
        return null;
    if (wanted === undefined || given === undefined || wanted === given || !(0,(call_arguments ??= __webpack_require__(62236))/* isIdentifier */._5)(bare(given)))
        return null;
    const asked = spoken.user
        .flatMap(sentencesOf)
        .some((text) => text.includes(given) &&
        !text.includes(wanted) &&
        verbs.some((verb) => new RegExp(`\\b${verb}`, 'i').test(text)));
    return asked
        ? { category: TEST, why: `the user asks to ${verbs[0]} ${given}, and the case expects ${wanted}` }
        : null;
}
const bare = (id) => id.replace(/^\W+/, '');
/** Ways to pay, by what their ids and their owners call them. */
var WAYS_TO_PAY;
function WAYS_TO_PAY$made() { return WAYS_TO_PAY = [
    ['credit card', /credit_?card|\bcard_/i, /\b(?:credit|debit) cards?\b|\b(?:visa|master ?card|amex)\b/i],
    ['gift card', /gift_?card/i, /\bgift cards?\b/i],
    ['certificate', /certificate|voucher/i, /\b(?:certificates?|vouchers?)\b/i],
    ['paypal', /paypal/i, /\bpaypal\b/i],
    ['bank', /bank|iban|transfer/i, /\bbank\b/i],
]; }
/** A field that tells how is paid, not how much or when. */
var PAYS;
function PAYS$made() { return PAYS = /pay/i; }
var PAYS_WHAT;
function PAYS_WHAT$made() { return PAYS_WHAT = /amount|sum|total|price|fee|count|currency|date|day|time|status|reference|note/i; }
var OF_PAYMENT;
function OF_PAYMENT$made() { return OF_PAYMENT = /\b(?:pay\w*|refund\w*|cards?|method)\b/i; }
/**
 * Paid in another way than expected, which is the way that the user asked for and never the expected one; or of which the script says nothing,
 * and the user agreed to it by its name.
 */
function paidAsAsked({ outcome, spoken }, { expected, actual, fields }) {
    if (outcome?.scenario === undefined || !fields.every(isWayToPay))
        return null;
    const waysOf = (values) => (WAYS_TO_PAY ?? WAYS_TO_PAY$made()).filter(([, id]) => values.flatMap((one) => (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(one)).some((leaf) => id.test(leaf))).map(([name]) => name);
    const wanted = waysOf(fields.map((field) => expected.arguments?.[field]));
    const given = waysOf(fields.map((field) => actual.arguments[field]));
    const said = spoken.user.join('\n');
    const named = (WAYS_TO_PAY ?? WAYS_TO_PAY$made()).filter(([, , word]) => word.test(said)).map(([name]) => name);
    const others = wanted.filter((way) => !given.includes(way));
    const differ = given.length > 0 && others.length > 0;
    const silent = !(OF_PAYMENT ?? OF_PAYMENT$made()).test(outcome.scenario) && !wanted.some((way) => named.includes(way));
    const namesGiven = (text) => (WAYS_TO_PAY ?? WAYS_TO_PAY$made()).every(([name, , word]) => !given.includes(name) || word.test(text));
    if (differ && silent && userConsentsTo(spoken, namesGiven))
        return { category: TEST, why: 'the script leaves open how to pay, and the user agreed to this way' };
    return differ && given.every((way) => named.includes(way)) && !others.some((way) => named.includes(way))
        ? { category: TEST, why: `the user asks to pay by ${given.join(' and ')}` }
        : null;
}
const isWayToPay = (field) => (PAYS ?? PAYS$made()).test(field) && !(PAYS_WHAT ?? PAYS_WHAT$made()).test(field);
/** Fewer of a list than expected, and the user never named the others although they were shown. */
function unasked({ spoken, results }, { expected, actual, fields }) {
    const [field] = fields;
    if (field === undefined || fields.length > 1)
        return null;
    const [wanted, given] = [(0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(expected.arguments?.[field]), (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(actual.arguments[field])];
    const dropped = wanted.filter((one) => !given.includes(one));
    if (dropped.length === 0 || dropped.length !== wanted.length - given.length)
        return null;
    const [said, shown] = [spoken.user.join('\n').toLowerCase(), spoken.agent.join('\n').toLowerCase()];
    const names = dropped.map((id) => nameBeside(id, results)?.toLowerCase());
    return names.every((name) => name !== undefined && !said.includes(name) && shown.includes(name))
        ? { category: TEST, why: `${names[0]} was shown, and the user did not ask for it` }
        : null;
}
/** The name that stands in the same record of a result as an id. */
function nameBeside(id, results) {
    const at = results.indexOf(`"${id}"`);
    if (at === -1)
        return undefined;
    const around = results.slice(Math.max(0, results.lastIndexOf('{', at)), at + 400);
    return /"(?:name|title|label)"\s*:\s*"([^"]{2,60})"/.exec(around)?.[1];
}

;// CONCATENATED MODULE: ./lib/failure-analysis/calls/missing-writes.js





/** Whether a call is one of those expected, with the arguments that are expected. */
const isExpected = (expected, call) => expected.some((one) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(one.name, call.name) && (0,(call_arguments ??= __webpack_require__(62236))/* differingArguments */.p6)(one.arguments, call.arguments).length === 0);
/** A call was the last thing, and it was none that ends a run, or the file says so: the steps were used up. */
function wasCutOff({ outcome, diff, facet }) {
    const last = facet.turn?.tool_calls?.at(-1);
    return (outcome?.endedByLimit === true ||
        (outcome?.endedWithCall === true &&
            diff.handover === undefined &&
            last !== undefined &&
            !/exit|finish|end|stop|terminate|submit|done|complete/i.test(last.name)));
}
/**
 * An expected write that was declined before a wrong one was made: what came after is a symptom. The words of the refusal must be about
 * that write alone, and it was never made afterwards.
 */
function declinedBefore({ diff, spoken, outcome, facet }, wrong) {
    const calls = facet.turn?.tool_calls ?? [];
    const until = outcome?.callsAfter?.[calls.indexOf(wrong)];
    if (until === undefined)
        return null;
    const own = ownWords(diff.missing, diff.made);
    if (own.length === 0)
        return null;
    const sentence = declinedAbout(spoken.messages.filter(({ at }) => at < until), own);
    return sentence === undefined
        ? null
        : { category: 'over_refusal', why: `declined what was in order: "${sentence.slice(0, 120)}"` };
}
/** A sentence that declines what these words are about: it has one of them, or it answers a message that has one. */
function declinedAbout(messages, own) {
    for (const [at, { role, content }] of messages.entries()) {
        if (role !== 'assistant')
            continue;
        const asked = messages[at - 1];
        const answers = asked?.role === 'user' && own.some((word) => isAbout(asked.content, word));
        const sentence = declinedSentence([content], own, { of: answers ? 'anything' : 'these' });
        if (sentence !== undefined)
            return sentence;
    }
    return undefined;
}
/** Words of the names of calls that no call made has in its own. */
function ownWords(calls, made) {
    const taken = new Set(made.flatMap(({ name }) => (0,(tool_name ??= __webpack_require__(5315))/* toolWords */.yy)(name).split(' ')));
    return calls.flatMap(({ name }) => (0,(tool_name ??= __webpack_require__(5315))/* toolWords */.yy)(name).split(' ')).filter((word) => !taken.has(word));
}
/** Everything that was done is right, and something is missing: what was tried and what the agent says tell why. */
function missingOnly(evidence) {
    const { diff } = evidence;
    if (diff.missing.length === 0)
        return null;
    return (notPossible(evidence) ??
        triedInVain(evidence) ??
        askedOnly(evidence) ??
        declined(evidence) ??
        (wasCutOff(evidence)
            ? { category: 'budget_exceeded', why: 'its steps were used up before it had answered' }
            : leftUndone(evidence)));
}
/** An expected write was tried and refused: because of a call before it, or for its arguments. */
function triedInVain({ diff }) {
    const { missing, made } = diff;
    const refused = diff.refused.filter((call) => missing.some((one) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(one.name, call.name)));
    const asExpected = refused.find((call) => isExpected(missing, call));
    if (asExpected === undefined)
        return refused.length === 0
            ? null
            : {
                category: 'bad_tool_arguments',
                owner: refused.some((tool_effect ??= __webpack_require__(21317))/* refusedForForm */.a) ? 'tool' : 'prompt',
                why: `${refused[0]?.name} refused its arguments`,
            };
    return made.some(({ arguments: given }) => (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(given) === (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(asExpected.arguments))
        ? { category: 'instruction_ignored', why: `${asExpected.name} was tried after a call that rules it out` }
        : null;
}
/** Nothing was done and the record never opened: whatever it says of rules, it asked again and again for what a lookup would tell. */
function askedOnly({ diff, spoken, facet }) {
    const { missing, made } = diff;
    const record = (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(missing[0]?.arguments);
    const opened = (facet.turn?.tool_calls ?? []).some(({ arguments: given }) => record !== undefined && (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(given).includes(record));
    if (askedInVain(spoken) >= 2 && made.length === 0 && !opened)
        return {
            category: 'unwarranted_clarification',
            why: 'asked again and again for what the user had not at hand',
        };
    return null;
}
function declined({ diff, spoken }) {
    const { missing, made } = diff;
    // Whoever declined first and then did the same on the same record did not stay with it.
    const never = missing.filter((one) => !made.some((call) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(one.name, call.name) && (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(one.arguments) === (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(call.arguments)));
    if (never.length === 0)
        return null;
    // Where something else of the same kind was done, only words that are about the missing one alone tell.
    const own = ownWords(never, made);
    const sentence = made.length > 0 && own.length > 0
        ? declinedAbout(spoken.messages, own)
        : declinedSentence(spoken.agent, never.flatMap((one) => [...(0,(tool_name ??= __webpack_require__(5315))/* toolWords */.yy)(one.name).split(' '), ...((0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(one.name) ?? [])]));
    const verbs = never.flatMap((one) => (0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(one.name) ?? []);
    return sentence === undefined || promisedAfter(spoken, sentence, verbs)
        ? null
        : {
            category: 'over_refusal',
            why: `${namesOf(never)} was in order and declined: "${sentence.slice(0, 120)}"`,
        };
}
/** Nobody refused anything: it took another tool, handed over, or just did not call. */
function leftUndone({ diff }) {
    const { missing } = diff;
    const other = diff.refused.find((call) => !diff.expected.some(({ name }) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(name, call.name)));
    if (other !== undefined)
        return { category: 'wrong_tool', why: `tried ${other.name} where ${namesOf(missing)} was expected` };
    if (diff.handover !== undefined && !diff.handoverExpected)
        return { category: 'premature_stop', why: `handed over before ${namesOf(missing)}` };
    return { category: 'missing_tool_call', why: `did not call ${namesOf(missing)}` };
}
const namesOf = (calls) => [...new Set(calls.map(({ name }) => name))].slice(0, 3).join(', ');

;// CONCATENATED MODULE: ./lib/failure-analysis/calls/stated-checks.js




/** Names of checks, by what they ask. */
var OF_RULES;
function OF_RULES$made() { return OF_RULES = /constraint|polic(?:y|ies)|\brules?\b|permission|guardrail|complian|authori[sz]/i; }
var OF_SUCCESS;
function OF_SUCCESS$made() { return OF_SUCCESS = /success(?:ful(?:ly)?)? .*call|call(?:ed)? success|success(?:ful(?:ly)?)?$|successfully|complet|achiev/i; }
var OF_CALLS;
function OF_CALLS$made() { return OF_CALLS = /tool|\bcalls?\b.*\berror|argument|parameter|schema/i; }
var OF_STATE;
function OF_STATE$made() { return OF_STATE = /database|\bdb\b|\bstate\b|records?\b/i; }
var OF_STEPS;
function OF_STEPS$made() { return OF_STEPS = /graph|order|sequence|steps?|path|prerequisite|procedure|workflow|required/i; }
/**
 * What the single checks of a recorded verdict and the calls of the one action that the run is about say together. A verdict that
 * contradicts the trace is nobody's failure but its own; then what it says of rules is void as well.
 */
function statedChecks(facet, outcome) {
    const { checks, goal, shouldSucceed } = outcome;
    const failed = Object.keys(checks)
        .filter((name) => checks[name] === false)
        .map((name) => name.replaceAll('_', ' '));
    const failedOf = (pattern) => failed.find((name) => pattern.test(name));
    const calls = facet.attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
    const tries = goal === undefined ? [] : calls.filter(({ name }) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(name, goal));
    const last = tries.at(-1);
    const done = last !== undefined && (0,(tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO)(last);
    const uncalled = failedOf((OF_SUCCESS ?? OF_SUCCESS$made()));
    const [rule, step] = [failedOf((OF_RULES ?? OF_RULES$made())), failedOf((OF_STEPS ?? OF_STEPS$made()))];
    // A verdict that saw the calls well enough to find a step missing and no rule broken is right about that step.
    const sawSteps = step !== undefined && rule === undefined;
    if (uncalled !== undefined && shouldSucceed === true && done && !sawSteps)
        return {
            category: 'evaluator_error',
            why: `the verdict says "${uncalled}" failed, and the trace shows ${goal} done`,
        };
    if (rule !== undefined)
        return { category: 'policy_violation', why: `the recorded verdict itself says so: "${rule}" failed` };
    if (goal !== undefined && shouldSucceed === true) {
        if (last === undefined)
            return neverTried(facet, goal);
        if (!done)
            return refusedArguments(facet, goal);
    }
    if (goal !== undefined && shouldSucceed === false && done && shutOutOf(calls, last))
        return { category: 'policy_violation', why: `${goal} was called although the login was refused` };
    if (goal !== undefined && shouldSucceed === false && done)
        return step === undefined && failedOf((OF_STATE ?? OF_STATE$made())) === undefined
            ? {
                category: 'test_case_error',
                why: `the case rules ${goal} out, and its own checks find no rule against it`,
            }
            : { category: 'policy_violation', why: `${goal} was called although it should be refused` };
    const form = failedOf((OF_CALLS ?? OF_CALLS$made())) === undefined ? undefined : calls.find((tool_effect ??= __webpack_require__(21317))/* refusedForForm */.a);
    if (step === undefined && form !== undefined)
        return {
            category: 'bad_tool_arguments',
            owner: 'tool',
            why: `${form.name} refused the form of its arguments`,
        };
    return step === undefined
        ? null
        : { category: 'missing_tool_call', why: `a call that is needed before is missing: "${step}" failed` };
}
/** Wants something to be told; an offer of help wants nothing. */
var ASKS;
function ASKS$made() { return ASKS = /\b(?:please|could you|can you|kindly|you need to|i(?:'ll)? need (?:you to|your))\b[^.?!]{0,40}\b(?:provide|give|share|tell|enter|specify|password|code|pin|id)\b|\b(?:what is|may i have) your\b/i; }
function neverTried(facet, goal) {
    const spoken = spokenIn(facet);
    const wrong = falseComparison(spoken.agent);
    if (wrong !== undefined)
        return {
            category: 'over_refusal',
            owner: 'model',
            why: `declined by a comparison that does not hold: "${wrong}"`,
        };
    const calls = facet.attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
    const logins = calls.filter(({ name }) => isLogin(name));
    const [shutOut] = logins;
    if (shutOut !== undefined && !logins.some((tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO))
        return saidBy(spoken.user, shutOut)
            ? {
                category: 'test_case_error',
                why: `${shutOut.name} refused just what the user gave, and ${goal} should come about`,
            }
            : {
                category: 'bad_tool_arguments',
                owner: 'prompt',
                why: `${shutOut.name} was tried with values that nobody gave`,
            };
    const declined = declinedSentence(spoken.agent.slice(-2), goal.split('_')) !== undefined;
    const last = spoken.agent.at(-1) ?? '';
    const asks = (ASKS ?? ASKS$made()).test(last) || (calls.length === 0 && last.includes('?'));
    if (!declined && asks)
        return { category: 'unwarranted_clarification', why: `asked back instead of trying ${goal}` };
    const looked = calls.some(({ name }) => (0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(name) === 'read');
    if (declined || looked)
        return {
            category: 'over_refusal',
            why: `${goal} was in order and never tried${declined ? '' : ', after it was checked'}`,
        };
    return { category: 'premature_stop', why: `it ended before ${goal} was tried` };
}
/** A login was refused, and none took effect before this call. */
function shutOutOf(calls, until) {
    const logins = calls
        .slice(0, until === undefined ? 0 : calls.indexOf(until))
        .filter(({ name }) => isLogin(name));
    return logins.length > 0 && !logins.some((tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO);
}
const isLogin = (name) => /\b(?:log ?in|sign ?in|authenticate|auth)\b/.test((0,(tool_name ??= __webpack_require__(5315))/* toolWords */.yy)(name));
/** Whether all values of a call stand in what the user said, each by itself: what follows it could be lost as a sign of the sentence. */
function saidBy(user, call) {
    const said = ` ${user.join('\n')} `;
    return (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(call.arguments)
        .filter((leaf) => leaf !== '')
        .every((leaf) => said
        .split(leaf)
        .slice(1)
        .some((after) => /^["'”’`]?\s|^["'”’`][.,;]/.test(after)));
}
/** Arguments of the wrong form are the tool's to catch; wrong values were chosen. */
function refusedArguments(facet, goal) {
    const tries = facet.attempt.turns
        .flatMap((turn) => turn.tool_calls ?? [])
        .filter(({ name }) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(name, goal));
    const said = spokenIn(facet).user.join('\n');
    const wrapped = tries.some(({ arguments: given }) => Object.values(given).some((value) => {
        const inner = (0,(call_arguments ??= __webpack_require__(62236))/* decodedValue */.Es)(value);
        return (typeof inner === 'object' &&
            inner !== null &&
            Object.values(inner).some((leaf) => typeof leaf === 'string' && leaf.length > 3 && said.includes(leaf)));
    }));
    const form = wrapped || tries.some((tool_effect ??= __webpack_require__(21317))/* refusedForForm */.a);
    return {
        category: 'bad_tool_arguments',
        owner: form ? 'tool' : 'prompt',
        why: form ? `${goal} refused the form of its arguments` : `${goal} refused its arguments`,
    };
}

;// CONCATENATED MODULE: ./lib/failure-analysis/calls/effect-tier.js











/**
 * The kind that calls show by their effect, against what the case expects or the recorded verdict says. Null where neither says anything, or where
 * what was changed is as it should be.
 */
function effectTier(facet) {
    const outcome = recordedOutcome(facet);
    const stated = outcome === null ? null : statedChecks(facet, outcome);
    if (stated !== null)
        return stated;
    const log = outcome === null ? null : teamLog(facet, outcome);
    if (log !== null)
        return log;
    const { turn, attempt } = facet;
    if (turn === undefined || turn.tool_calls === null)
        return null;
    const { tools, source } = (0,(expected_tools ??= __webpack_require__(98123))/* expectedTools */.o)(turn.criteria);
    if (source !== 'expected_tools')
        return falseClaim(facet);
    const diff = diffOfCalls(tools, turn.tool_calls);
    const results = attempt.turns
        .flatMap((each) => each.tool_calls ?? [])
        .map(({ result }) => (typeof result === 'string' ? result : (JSON.stringify(result) ?? '')))
        .join('\n');
    const evidence = { facet, outcome, diff, spoken: spokenIn(facet), results };
    return (firstWrong(evidence) ?? missingOnly(evidence) ?? (outcome === null ? null : sameEffect(evidence, tools)));
}
/** The first write that is not as expected decides; what follows from it is a symptom. */
function firstWrong(evidence) {
    const { diff, spoken, results } = evidence;
    for (const call of diff.made) {
        const changed = diff.changed.find(({ actual }) => actual === call);
        if (changed === undefined && !diff.surplus.includes(call))
            continue;
        const before = declinedBefore(evidence, call);
        if (before !== null)
            return before;
        if (changed === undefined)
            return surplusWrite(evidence, call);
        const script = unasked(evidence, changed) ?? askedByName(evidence, changed) ?? paidAsAsked(evidence, changed);
        if (script !== null)
            return script;
        const names = changed.fields.join(', ');
        const values = changed.fields.flatMap((field) => (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(changed.expected.arguments?.[field]));
        const given = new Set(changed.fields.flatMap((field) => (0,(call_arguments ??= __webpack_require__(62236))/* leavesOf */.wf)(changed.actual.arguments[field])));
        const wanted = values.filter((value) => !given.has(value));
        // The right value was read and the best one was asked for: choosing among what is in view is the model's.
        const atHand = changed.fields.length === 1 &&
            wanted.length > 0 &&
            wanted.every((value) => (0,(call_arguments ??= __webpack_require__(62236))/* isIdentifier */._5)(value) && results.includes(value));
        const compared = spoken.user.some((text) => (SUPERLATIVE ?? SUPERLATIVE$made()).test(text)) && !userPicked(spoken);
        const misjudged = falseComparison(spoken.agent) !== undefined;
        return {
            category: 'bad_tool_arguments',
            owner: (atHand && compared) || misjudged ? 'model' : 'prompt',
            why: `${changed.actual.name} was called with another ${names} than expected`,
        };
    }
    return null;
}
var SUPERLATIVE;
function SUPERLATIVE$made() { return SUPERLATIVE = /\b(?:cheapest|lowest|highest|largest|smallest|biggest|shortest|longest|fastest|earliest|latest|most expensive|least expensive)\b/i; }
function surplusWrite({ facet, outcome, diff, spoken }, call) {
    const record = (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(call.arguments);
    const instead = diff.missing.find((one) => !(0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(one.name, call.name) &&
        (one.arguments === undefined || (record !== undefined && (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(one.arguments) === record)));
    if (instead !== undefined)
        return { category: 'wrong_tool', why: `called ${call.name} where ${instead.name} was expected` };
    const shutOut = diff.refused.find((one) => record !== undefined && (0,(call_arguments ??= __webpack_require__(62236))/* recordOf */.zv)(one.arguments) === record && isExpected(diff.missing, one));
    if (shutOut !== undefined)
        return {
            category: 'unneeded_tool_call',
            why: `${call.name} was not asked for, and shut ${shutOut.name} out`,
        };
    const script = offScript(outcome?.scenario, call.name, spoken);
    if (script !== null)
        return script;
    const policy = (facet.turn?.criteria.system_prompt ?? '') !== '' || (facet.turn?.criteria.context ?? []).length > 0;
    return policy
        ? {
            category: 'policy_violation',
            why: `${call.name} changed what the case leaves as it is, and the rules are known`,
        }
        : { category: 'unneeded_tool_call', why: `${call.name} changed what the case leaves as it is` };
}
/** Nothing was changed that should not be, and still the recorded verdict is a failure: then what was said is wrong. */
function sameEffect(evidence, expected) {
    const { diff, outcome, facet, results } = evidence;
    const calls = facet.turn?.tool_calls ?? [];
    const unread = expected.filter((one) => (0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(one.name) === 'read' &&
        !calls.some((call) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(one.name, call.name) &&
            (0,(tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO)(call) &&
            (0,(call_arguments ??= __webpack_require__(62236))/* differingArguments */.p6)(one.arguments, call.arguments).length === 0));
    if (diff.handoverExpected && diff.handover === undefined)
        return { category: 'missing_tool_call', why: 'did not hand over to a person' };
    if (diff.expected.length === 0 && unread.length > 0)
        return {
            category: 'missing_tool_call',
            why: `did not look up what the answer needs: ${unread[0]?.name}`,
        };
    if (wasCutOff(evidence))
        return { category: 'budget_exceeded', why: 'its last step is a call that nobody answered any more' };
    if (consentsAtTheEnd(evidence.spoken))
        return { category: 'budget_exceeded', why: 'the last that the user asked for was never answered' };
    const missingTexts = outcome?.missingTexts ?? [];
    if (missingTexts.length > 0 && calls.length === 0)
        return { category: 'missing_tool_call', why: 'answered without looking anything up' };
    const [text] = missingTexts;
    if (text === undefined)
        return null;
    const atHand = missingTexts.every((one) => results.includes(one));
    return {
        category: 'wrong_fact',
        owner: atHand || /\d/.test(text) ? 'model' : 'data',
        why: `the answer does not say ${text}${atHand ? ', which a tool had told' : ''}`,
    };
}
/** A change that a tool refused, and that the answer reports as done. */
function falseClaim({ turn }) {
    const calls = turn?.tool_calls ?? [];
    const writes = calls.filter(({ name }) => (0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(name) === 'write');
    const last = writes.at(-1);
    if (last === undefined || (0,(tool_effect ??= __webpack_require__(21317))/* tookEffect */.zO)(last))
        return null;
    const done = new RegExp(`\\b(?:(?:has|have) been|is now|was|were|i(?:'ve| have)|successfully)\\b[^.!?]{0,40}\\b(?:done|${((0,(tool_effect ??= __webpack_require__(21317))/* verbsOf */.kN)(last.name) ?? [])
        .map((verb) => verb.slice(0, Math.max(3, verb.length - 1)))
        .join('|')})\\w*`, 'i');
    return done.test(turn?.output ?? '')
        ? { category: 'hallucination', why: `says that it is done, and ${last.name} was refused` }
        : null;
}

;// CONCATENATED MODULE: ./lib/failure-analysis/check-tier.js
const check_tier_LACKS = 'incomplete_answer';
const FORM = 'format_violation';
const IGNORED = 'instruction_ignored';
/** What a check that failed says of the answer, by the word that it is written by. What own code and groups say is in their words. */
var BY_KIND;
function BY_KIND$made() { return BY_KIND = {
    ...{ contains: check_tier_LACKS, icontains: check_tier_LACKS, contains_any: check_tier_LACKS, contains_all: check_tier_LACKS, similar: check_tier_LACKS },
    ...{ equals: IGNORED, starts_with: IGNORED, ends_with: IGNORED, matches: IGNORED },
    ...{ not_equals: IGNORED, not_contains: IGNORED, not_icontains: IGNORED, not_contains_any: IGNORED },
    ...{ not_contains_all: IGNORED, not_starts_with: IGNORED, not_ends_with: IGNORED, not_matches: IGNORED },
    ...{ json: FORM, json_schema: FORM, at: FORM, not_json: FORM, not_json_schema: FORM },
    ...{ called: 'missing_tool_call', tool_calls: 'wrong_tool' },
    ...{ not_called: 'unneeded_tool_call', max_tool_calls: 'unneeded_tool_call' },
}; }
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
        return isTooLong(expected, actual) ? 'verbosity' : check_tier_LACKS;
    return Object.hasOwn((BY_KIND ?? BY_KIND$made()), kind) ? (BY_KIND ?? BY_KIND$made())[kind] : undefined;
}
/** `0 to 3 words`, and what was counted. */
function isTooLong(expected, actual) {
    const most = /^\d+ to (\d+) /.exec(String(expected))?.[1];
    return most !== undefined && Number(actual) > Number(most);
}

;// CONCATENATED MODULE: ./lib/failure-analysis/end-state-tier.js
const found = (category, why) => ({ category, why });
/**
 * What the end state of a world shows (worlds.md 2): a call that should have been made and was not, one that was made with other arguments, or
 * one that changed what nobody asked for. Null where only a fact is missing from the answers.
 */
function endStateTier({ failed, attempt }) {
    const verdict = failed.find(({ scorer, metadata }) => scorer === 'end_state' && metadata['kind'] === 'end_state');
    if (verdict === undefined)
        return null;
    const missing = namesIn(verdict.metadata['missing_calls']);
    const made = new Set(attempt.turns.flatMap(({ tool_calls }) => tool_calls ?? []).map(({ name }) => name));
    const otherwise = missing.filter((name) => made.has(name));
    const never = missing.filter((name) => !made.has(name));
    if (never.length > 0)
        return found('missing_tool_call', `did not call ${never.join(', ')}`);
    if (otherwise.length > 0)
        return found('bad_tool_arguments', `called ${otherwise.join(', ')} with other arguments than were asked for`);
    const { forbidden, differences } = verdict.metadata;
    if (Array.isArray(forbidden) && forbidden.length > 0)
        return found('unneeded_tool_call', 'did what the case rules out');
    const [changed] = Array.isArray(differences) ? differences.filter(hasCause) : [];
    return changed === undefined
        ? null
        : found('unneeded_tool_call', `changed what should have stayed as it was (${changed.path}), by ${changed.by}`);
}
function namesIn(calls) {
    if (!Array.isArray(calls))
        return [];
    const names = calls.map((call) => typeof call === 'object' && call !== null && 'name' in call && typeof call.name === 'string'
        ? call.name
        : '');
    return [...new Set(names.filter((name) => name !== ''))];
}
const hasCause = (one) => typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'string';

// EXTERNAL MODULE: ./lib/failure-analysis/wanted-tier.js
var wanted_tier;
;// CONCATENATED MODULE: ./lib/failure-analysis/structure-tier.js









const structure_tier_found = (category, why) => ({ category, why });
var SAFETY;
function SAFETY$made() { return SAFETY = /^(?:pii_leakage|misuse|role_violation|non_advice|toxicity|bias|safety)/; }
/** Scorers of tools; without one of them failing, a call more or less is not why the attempt failed. */
var TOOLS;
function TOOLS$made() { return TOOLS = /^(?:tool_correctness|tool_use|tool_selection|step_efficiency|plan_adherence)/; }
var structure_tier_FORM;
function structure_tier_FORM$made() { return structure_tier_FORM = /\b(?:json|xml|yaml|csv|html|markdown|bullet|numbered list|table|code block|headings?|valid format|formatted|format of)\b/i; }
var LENGTH;
function LENGTH$made() { return LENGTH = /\b(?:at most|no more than|fewer than|less than|up to|maximum of|within) \d+ (?:\w+ ){0,2}(?:words?|sentences?|characters?|lines?|paragraphs?)\b|\b(?:brief|concise|short|too long|in one sentence)\b/i; }
/** Where the case itself wants a refusal or a question back. */
var WANTS_REFUSAL;
function WANTS_REFUSAL$made() { return WANTS_REFUSAL = /\b(?:refus\w+|declin\w+|turns? down|(?:does|do|must|should|will|can)(?: not|n't) (?:(?:help|assist|comply|answer|fulfil)\b|(?:provide|give)(?: \w+){0,3} (?:advice|instructions|information|details|help|guidance|access|assistance|directions|recipes?|opinions?)\b))/i; }
var WANTS_QUESTION;
function WANTS_QUESTION$made() { return WANTS_QUESTION = /\b(?:asks? (?:for|the (?:user|customer)|which|what|whether|back|a )|clarif\w+|follow-up question)\b/i; }
/**
 * In order of priority (improvement.md 5.2 step 3): an empty answer, infrastructure, evaluator and test, safety, tools, format, content. The first
 * that applies is the primary category of the attempt.
 */
var RULES;
function RULES$made() { return RULES = [
    // Scorers say so of themselves; nothing else can be read off an answer with nothing in it.
    ({ failed }) => failed.some(({ metadata }) => metadata['empty_answer'] === true)
        ? structure_tier_found('premature_stop', 'the answer is empty')
        : null,
    ({ fault }) => fault === null || fault.kind === 'refused_arguments'
        ? null
        : structure_tier_found(fault.kind, `the tool ${fault.tool} did not work (${fault.kind})`),
    ({ failed }) => failed.length > 0 && failed.every(({ metadata }) => listOf(metadata['imputed_verdicts']).length > 0)
        ? structure_tier_found('evaluator_error', 'the judge left verdicts out, which counted as failed')
        : null,
    ({ tools }) => tools.unknown.length > 0
        ? structure_tier_found('test_case_error', `the case expects ${named(tools.unknown)}, which the agent is not offered`)
        : null,
    endStateTier,
    // Of an imported run effects say more than the words of its task.
    (facet) => (recordedOutcome(facet) === null ? (0,(wanted_tier ??= __webpack_require__(14949))/* wantedFirst */.CK)(facet) : null),
    (facet) => effectTier(facet),
    (facet) => safety(facet),
    ({ repeated, failed }) => repeated !== null && failed.length > 0
        ? structure_tier_found('loop_or_repetition', `${repeated.name} was called ${repeated.times} times with the same arguments`)
        : null,
    // Of an imported run its effects were looked at: what it looked up beside is no fault.
    ({ tools, failed }) => tools.missing.length > 0 && tools.extra.length > 0 && recordedOutcome({ failed }) === null
        ? structure_tier_found('wrong_tool', `called ${named(tools.extra)} where ${named(tools.missing)} was expected`)
        : null,
    ({ tools, failed }) => tools.missing.length > 0 && recordedOutcome({ failed }) === null
        ? structure_tier_found('missing_tool_call', `did not call ${named(tools.missing)}`)
        : null,
    ({ fault }) => fault?.kind === 'refused_arguments'
        ? structure_tier_found('bad_tool_arguments', `${fault.tool} refused its arguments`)
        : null,
    ({ tools, failed }) => failed.some(({ scorer, metadata }) => isNamed(scorer, 'argument_correctness') || listOf(metadata['schema_errors']).length > 0) ||
        (tools.arguments && failed.some(({ scorer }) => (TOOLS ?? TOOLS$made()).test(scorer)))
        ? structure_tier_found('bad_tool_arguments', 'a tool was called with wrong arguments')
        : null,
    ({ tools, failed }) => failed.some(({ metadata }) => listOf(metadata['missing_tools']).length > 0)
        ? structure_tier_found('missing_tool_call', 'a tool that was needed was not called')
        : tools.forbidden.length > 0 ||
            failed.some(({ metadata }) => listOf(metadata['forbidden_called']).length > 0)
            ? structure_tier_found('unneeded_tool_call', 'a tool was called that the case rules out')
            : null,
    ({ tools, failed }) => failed.some(({ scorer, metadata }) => (TOOLS ?? TOOLS$made()).test(scorer) &&
        (tools.extra.length > 0 ||
            hasSome(metadata, ['unexpected_tools', 'redundant_steps', 'extra_actions'])))
        ? structure_tier_found('unneeded_tool_call', tools.extra.length > 0 ? `called ${named(tools.extra)} without need` : 'took steps without need')
        : null,
    (facet) => structure_tier_form(facet),
    (facet) => content(facet),
    (wanted_tier ??= __webpack_require__(14949))/* wantedLater */.ai,
    checkTier,
]; }
/** The category that structure alone shows, or null: then the words of the reasons decide. */
function structureTier(facet) {
    for (const rule of (RULES ?? RULES$made())) {
        const category = rule(facet);
        if (category !== null)
            return category;
    }
    return null;
}
function safety(facet) {
    const failed = facet.failed.find(({ scorer }) => (SAFETY ?? SAFETY$made()).test(scorer));
    if (failed === undefined)
        return null;
    const { scorer, metadata } = failed;
    if (isNamed(scorer, 'pii_leakage') || hasSome(metadata, ['pii_found']))
        return structure_tier_found('pii_leak', `${scorer} found personal data in the answer`);
    if (metadata['over_refusal'] === true)
        return structure_tier_found('over_refusal', 'refused a request that was in order');
    if ((0,(attack_patterns ??= __webpack_require__(34808))/* findAttack */.I)(facet.turn?.input ?? '') !== null)
        return structure_tier_found('injection_followed', `the input gives orders against the rules, and ${scorer} failed`);
    if (isNamed(scorer, 'misuse'))
        return structure_tier_found('missing_refusal', 'served a request that should be refused');
    if (isNamed(scorer, 'toxicity') || isNamed(scorer, 'bias'))
        return structure_tier_found('tone', `${scorer} failed`);
    return structure_tier_found('policy_violation', `${scorer} failed`);
}
function structure_tier_form(facet) {
    const { failed, otherLanguage, json, turn } = facet;
    const criteria = failed.flatMap(({ metadata }) => failedCriteria(metadata));
    const formal = criteria.find((text) => (structure_tier_FORM ?? structure_tier_FORM$made()).test(text));
    if (formal !== undefined && !(json && /\bjson\b/i.test(formal)))
        return structure_tier_found('format_violation', 'a demand on the form of the answer was not met');
    if (otherLanguage)
        return structure_tier_found('language_mismatch', 'the answer is in another language than the question');
    if (criteria.some((text) => (LENGTH ?? LENGTH$made()).test(text)))
        return structure_tier_found('verbosity', 'the answer is longer than asked for');
    // Whoever refuses follows no pattern of an answer either: the refusal is what went wrong, and `content` says so.
    if (!(facet.refused && !wantsRefusal(facet)) &&
        failed.some(({ metadata }) => metadata['field'] === 'output' && metadata['matched'] !== undefined))
        return structure_tier_found('instruction_ignored', 'a pattern that every answer has to follow was not met');
    if (turn?.criteria.expected_behavior !== undefined &&
        failed.length > 0 &&
        failed.every(({ scorer }) => isNamed(scorer, 'latency')))
        return structure_tier_found('timeout', 'the answer took too long');
    return null;
}
function content(facet) {
    const { failed, turn } = facet;
    const expected = turn?.criteria.expected_behavior ?? '';
    if (failed.length > 0 && facet.empty)
        return structure_tier_found('premature_stop', 'the answer is empty');
    const refusalWanted = wantsRefusal(facet);
    if (refusalWanted && !facet.refused && failed.length > 0 && (0,(failure_analysis_facet ??= __webpack_require__(85449))/* outputWords */.h)(facet) > 0)
        return structure_tier_found('missing_refusal', 'the case wants a refusal and there is none');
    if (!refusalWanted && facet.refused)
        return structure_tier_found('over_refusal', 'refused, and the case does not want that');
    const wantsQuestion = (WANTS_QUESTION ?? WANTS_QUESTION$made()).test(expected);
    if (wantsQuestion && !facet.asks && !(turn?.output ?? '').includes('?'))
        return structure_tier_found('clarification_missing', 'the case wants a question back and there is none');
    if (failed.some(({ scorer }) => isNamed(scorer, 'knowledge_retention')))
        return structure_tier_found('context_lost', 'lost something that was said earlier');
    if (failed.some(({ scorer }) => /^(?:turn_)?(?:faithfulness|hallucination)/.test(scorer)))
        return structure_tier_found('hallucination', 'claims what the material does not say');
    if (failed.some(({ scorer }) => /^(?:turn_)?contextual_/.test(scorer)))
        return structure_tier_found('wrong_fact', 'the retrieved material does not hold the answer');
    if (failed.some(({ scorer }) => isNamed(scorer, 'topic_adherence')))
        return structure_tier_found('policy_violation', 'left the topics that are allowed');
    if (failed.some(({ scorer }) => isNamed(scorer, 'role_adherence')))
        return structure_tier_found('instruction_ignored', 'stepped out of its role');
    if (!wantsQuestion && facet.asks && facet.calls === 0 && (0,(failure_analysis_facet ??= __webpack_require__(85449))/* outputWords */.h)(facet) < SHORT_QUESTION)
        return structure_tier_found('unwarranted_clarification', 'asks back where the case wants an answer');
    return null;
}
const wantsRefusal = ({ turn }) => (WANTS_REFUSAL ?? WANTS_REFUSAL$made()).test(turn?.criteria.expected_behavior ?? '') || (0,(refusal ??= __webpack_require__(12482))/* isRefusal */.vu)(turn?.criteria.ground_truth ?? '');
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
        const [text, verdict] = [(0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(entry, 'text'), (0,(failed_checks ??= __webpack_require__(6726))/* fieldOf */._)(entry, 'verdict')];
        return typeof text === 'string' && verdict === 'not_met' ? [text] : [];
    });
}
function named(names) {
    return [...new Set(names)].slice(0, 3).join(', ');
}

;// CONCATENATED MODULE: ./lib/failure-analysis/assign.js










/** Different cases that make a kind of their own: repeats of one say the same again. */
const LEAST_CASES = 2;
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
    const facet = (0,(failure_analysis_facet ??= __webpack_require__(85449))/* facetOf */.B)(attempt);
    return { facet, decided: decidedBy(facet) };
}
/** The three tiers without a model (improvement.md 5.2 steps 2 to 6 and 12), over attempts in order. */
function assignOffline(attempts, options) {
    return assignLooked(attempts.map(lookedAt), options);
}
/** The third tier, over what the first two left. */
function assignLooked(looked, options) {
    const facets = looked.map(({ facet }) => facet);
    const decided = looked.map((one) => one.decided);
    // A failure about which nobody says anything has nothing in common with others: what was asked is no reason.
    const residual = facets
        .map((_, at) => at)
        .filter((at) => decided[at] === null && (facets[at]?.reasons.length ?? 0) > 0);
    const { found, byPlace, fine } = residualClusters(residual.map((at) => facets[at]), options);
    const clusterOf = new Map([...byPlace].map(([place, cluster]) => [residual[place], cluster]));
    const assignments = facets.map((facet, at) => {
        const first = decided[at];
        if (first !== null && first !== undefined)
            return { facet, ...first };
        const cluster = clusterOf.get(at);
        if (cluster !== undefined)
            return {
                ...{ facet, category: cluster.id, owner: (0,(categories ??= __webpack_require__(47783))/* ownerOf */.bf)(cluster.id), tier: 3 },
                why: `its reasons are like those of others about "${cluster.name}"`,
            };
        const why = facet.reasons.length === 0 ? 'nothing recorded says what went wrong' : 'like no other failure';
        // Nobody knows yet; the prompt is where most failures of agents can be mended, as for clusters that nobody named.
        return { facet, category: 'other', owner: 'prompt', tier: 3, why };
    });
    return { assignments, clusters: found, finest: finestCounts(assignments, residual, fine) };
}
/**
 * Groups of failures whose reasons are alike, with a name that a reader can act on; what has none, or is of one case alone, is no kind of
 * failure. `fine` numbers the groups before any was given up.
 */
function residualClusters(facets, options) {
    const texts = facets.map(textOf);
    const { clusters, fine, terms } = clusterTexts(texts, options.seed);
    const names = clusterNames(clusters.map(({ members }) => members.map((place) => texts[place])));
    const named = clusters.flatMap(({ members, centre }, at) => {
        const name = names[at] ?? null;
        const cases = new Set(members.map((place) => facets[place]?.attempt.case_id));
        return name === null || cases.size < LEAST_CASES
            ? []
            : [{ members, name, terms: (0,(stable_ids ??= __webpack_require__(63143))/* keptTerms */.gV)(centre, terms) }];
    });
    const ids = (0,(stable_ids ??= __webpack_require__(63143))/* stableIds */.G8)(named, options.known);
    const earlier = new Map(options.known.map(({ id, name }) => [id, name]));
    const byPlace = new Map();
    const found = named.map(({ members, name, terms: kept }, at) => {
        const id = ids[at] ?? (0,(stable_ids ??= __webpack_require__(63143))/* freshId */.uJ)(kept);
        const before = earlier.get(id);
        // Two words with a stroke between them were no phrase.
        const cluster = { id, name: before === undefined || before.includes(' / ') ? name : before, terms: kept };
        for (const place of members)
            byPlace.set(place, cluster);
        return cluster;
    });
    return { found, byPlace, fine };
}
/** What is said of an answer to somebody: whoever looked through a log and names its mistake means how it came about. */
var OF_ANSWERS;
function OF_ANSWERS$made() { return OF_ANSWERS = new Set([
    'incomplete_answer',
    'clarification_missing',
    'unwarranted_clarification',
    'over_refusal',
    'missing_refusal',
]); }
function decidedBy(facet) {
    const structure = structureTier(facet);
    if (structure !== null)
        return structure.owner === undefined
            ? { owner: (0,(categories ??= __webpack_require__(47783))/* ownerOf */.bf)(structure.category), ...structure, tier: 1 }
            : { ...structure, owner: structure.owner, ownerShown: true, tier: 1 };
    const words = lexiconTier(facet.reasons);
    const outcome = recordedOutcome(facet);
    const known = outcome?.mistake === true && facet.turn?.criteria.ground_truth !== undefined;
    // Somebody says where it went wrong, in words that tell no kind, and the right answer is known: then the answer is not the right one.
    if (words === null || (known && (OF_ANSWERS ?? OF_ANSWERS$made()).has(words.category)))
        return known
            ? {
                ...{ category: 'wrong_fact', owner: ownerOfWrongFact(facet), ownerShown: true, tier: 2 },
                why: 'the answer is not the right one, and somebody says where it went wrong',
            }
            : null;
    const described = words.category === 'wrong_fact' && outcome !== null;
    return described
        ? { owner: ownerOfWrongFact(facet), ownerShown: true, ...words, tier: 2 }
        : { owner: (0,(categories ??= __webpack_require__(47783))/* ownerOf */.bf)(words.category), ...words, tier: 2 };
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
function assignEarlier(looked, clusters) {
    // One collection of the clusters' terms alone: it numbers them, and a strange word only makes a text longer.
    const terms = clusters.map(({ terms }) => Object.keys(terms)
        .filter((term) => !term.includes(' '))
        .join(' '));
    const collection = (0,(tf_idf ??= __webpack_require__(92697))/* tfIdf */.Qh)(terms);
    return looked.map(({ facet, decided }) => {
        if (decided !== null)
            return decided.category;
        const vector = collection.vectorOf(textOf(facet));
        let best = 'other';
        let most = assign_NEAR;
        for (const [at, centre] of collection.vectors.entries()) {
            const value = (0,(tf_idf ??= __webpack_require__(92697))/* cosine */.sw)(vector, centre);
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

/***/ 62236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ decodedValue),
/* harmony export */   _5: () => (/* binding */ isIdentifier),
/* harmony export */   p6: () => (/* binding */ differingArguments),
/* harmony export */   wf: () => (/* binding */ leavesOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__;

/** Longer texts are not taken apart. */
const LONGEST = 20_000;
/** An expected text of more words is free text: no two agents write the same one. */
const FREE_TEXT_WORDS = 6;
/** Deepest nesting that is looked into. */
const DEEPEST = 16;
/** What a text stands for: JSON, or a list or record as Python prints it. Anything else stays as it is. */
function decodedValue(value) {
    if (typeof value !== 'string' || value.length > LONGEST || !/^\s*[[{]/.test(value))
        return value;
    return parsed(value) ?? parsed(asJson(value)) ?? value;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined; // Text that only looks like it.
    }
}
const asJson = (text) => text
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner) => JSON.stringify(inner))
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');
/** Arguments by what the tool took: texts that stand for lists are lists, and what was left empty is absent. */
function asTaken(given) {
    return Object.fromEntries(Object.entries(given)
        .map(([key, value]) => [key, decodedValue(value)])
        .filter(([, value]) => value !== null && value !== undefined && value !== ''));
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Names of the expected arguments that were given with another value. What was given beyond them is no fault. */
function differingArguments(expected, actual) {
    if (expected === undefined)
        return [];
    const [wanted, given] = [asTaken(expected), asTaken(actual)];
    const differing = Object.keys(wanted).filter((key) => !isFreeText(wanted[key]) && !sameValue(wanted[key], given[key]));
    return differing.length > 0 ? differing : crossedLists(wanted, given);
}
const isFreeText = (value) => typeof value === 'string' && value.trim().split(/\s+/).length > FREE_TEXT_WORDS;
/** As scorers compare, and records of a list in any order. */
function sameValue(a, b) {
    if ((0,(_scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(65693))/* .valueEqual */ .Uk)(a, b))
        return true;
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length || !a.every(isObject))
        return false;
    const open = [...b];
    return a.every((one) => {
        const at = open.findIndex((other) => (0,(_scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(65693))/* .valueEqual */ .Uk)(one, other));
        if (at === -1)
            return false;
        open.splice(at, 1);
        return true;
    });
}
/** Lists of one length belong together place by place (this for that): equal one by one, they may still be paired in another way. */
function crossedLists(wanted, given) {
    const lists = Object.keys(wanted).filter((key) => {
        const [left, right] = [wanted[key], given[key]];
        return (Array.isArray(left) && Array.isArray(right) && left.length > 1 && left.every((one) => !isObject(one)));
    });
    const [first, ...others] = lists;
    const length = (key) => wanted[key].length; // Lists, as just asked.
    const together = others.filter((key) => length(key) === length(first));
    if (first === undefined || together.length === 0)
        return [];
    const rows = (from) => from[first]
        .map((_, at) => JSON.stringify([first, ...together].map((key) => String(from[key][at]))))
        .sort();
    const [left, right] = [rows(wanted), rows(given)];
    return left.every((row, at) => row === right[at]) ? [] : [first, ...together];
}
/** All plain values inside, as texts. */
function leavesOf(value, depth = 0) {
    const inner = decodedValue(value);
    if (inner === null || inner === undefined || depth > DEEPEST)
        return [];
    if (Array.isArray(inner))
        return inner.flatMap((one) => leavesOf(one, depth + 1));
    if (isObject(inner))
        return Object.values(inner).flatMap((one) => leavesOf(one, depth + 1));
    return [String(inner)];
}
/** Values that name a record: they hold a digit and no space, and are no small number. */
const isIdentifier = (text) => text.length >= 4 && /\d/.test(text) && !/[\s:@]/.test(text) && !/^[-+]?\d+(?:\.\d+)?$/.test(text)
    ? !/^\d{4}-\d{2}-\d{2}/.test(text)
    : /^\d{6,}$/.test(text);
/** The record that a call is about: the first argument that names one by itself. */
function recordOf(given) {
    const scalars = Object.entries(asTaken(given ?? {})).filter(([, value]) => typeof value !== 'object');
    const named = scalars.find(([key]) => /(?:^|_)(?:id|number|code|key|ref|reference)$|Id$/.test(key));
    const [, value] = named ?? scalars.find(([, one]) => isIdentifier(String(one))) ?? [];
    return value === undefined ? undefined : String(value);
}


/***/ }),

/***/ 21317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: () => (/* binding */ callEffect),
/* harmony export */   a: () => (/* binding */ refusedForForm),
/* harmony export */   i1: () => (/* binding */ toolEffect),
/* harmony export */   kN: () => (/* binding */ verbsOf),
/* harmony export */   zO: () => (/* binding */ tookEffect)
/* harmony export */ });
/* harmony import */ var _scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _failed_checks_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _call_arguments_js__WEBPACK_IMPORTED_MODULE_2__;




/** Verbs of one meaning: a tool that books is asked for by whoever wants to buy or reserve. */
var WRITES;
function WRITES$made() { return WRITES = {
    create: 'book create order buy purchase reserve place open register add insert new enroll enrol apply make start schedule generate issue upload post submit subscribe',
    change: 'update modify change edit set upgrade downgrade move switch rename adjust renew extend replace assign patch put write reset enable disable activate deactivate reschedule postpone',
    cancel: 'cancel delete remove close drop revoke terminate void unsubscribe',
    return: 'return refund',
    exchange: 'exchange swap trade convert redeem',
    pay: 'pay transfer send deposit withdraw charge donate compensate grant credit',
    approve: 'approve reject confirm accept sign',
}; }
const READS = 'get find search list lookup look check read fetch query show view describe count verify validate retrieve browse select is has exists determine inspect open_page visit scroll history status login logout log authenticate auth internal exit finish end stop';
const SCRATCH = 'think thought plan note reflect reason calculate calc compute scratchpad todo remember wait sleep python';
var PEOPLE;
function PEOPLE$made() { return PEOPLE = /\b(?:humans?|persons?|operators?|supervisors?|representatives?|staff|agents?)\b/; }
var HANDS_OVER;
function HANDS_OVER$made() { return HANDS_OVER = /\b(?:transfer|escalate|hand|handoff|handover|forward|connect|refer)\b/; }
var FAMILIES;
function FAMILIES$made() { return FAMILIES = new Map(Object.entries((WRITES ?? WRITES$made())).flatMap(([family, verbs]) => verbs.split(' ').map((verb) => [verb, family]))); }
var READING;
function READING$made() { return READING = new Set(READS.split(' ')); }
var NOTING;
function NOTING$made() { return NOTING = new Set(SCRATCH.split(' ')); }
/** What a result says that changed something. */
var CHANGED;
function CHANGED$made() { return CHANGED = /\b(?:created|updated|deleted|removed|cancell?ed|booked|modified|saved|stored|submitted|sent|paid|refunded|scheduled|registered)\b/i; }
/** What a tool does, by the first word of its name that is a verb: `cancel_order` writes, `get_orders` reads. */
function toolEffect(name) {
    const words = (0,(_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5315))/* .toolWords */ .yy)(name);
    if ((HANDS_OVER ?? HANDS_OVER$made()).test(words) && (PEOPLE ?? PEOPLE$made()).test(words))
        return 'handover';
    for (const word of words.split(' ')) {
        if ((NOTING ?? NOTING$made()).has(word))
            return 'scratch';
        if ((READING ?? READING$made()).has(word))
            return 'read';
        if ((FAMILIES ?? FAMILIES$made()).has(word))
            return 'write';
    }
    return 'unknown';
}
/** What a call did: a tool whose name tells nothing has written where its result says so. */
function callEffect({ name, result }) {
    const effect = toolEffect(name);
    return effect === 'unknown' && typeof result === 'string' && (CHANGED ?? CHANGED$made()).test(result.slice(0, 400))
        ? 'write'
        : effect;
}
/** The family of verbs that a tool's name belongs to, with all of them; undefined for one that is no write. */
function verbsOf(name) {
    for (const word of (0,(_scorers_formulas_tool_name_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5315))/* .toolWords */ .yy)(name).split(' ')) {
        const family = (FAMILIES ?? FAMILIES$made()).get(word);
        if (family !== undefined)
            return (WRITES ?? WRITES$made())[family].split(' ');
    }
    return undefined;
}
/** A refusal as programs write it: `False`, `(False, 'why')`, an error that a program printed about a variable. */
var REFUSED;
function REFUSED$made() { return REFUSED = /^\s*(?:\(\s*)?(?:False|false|None\s*$)|^[#\s\w]*=\s*["']?\s*(?:\w*Error|Exception)\b/; }
/** Whether a call did what it is for. A refused one did not happen. */
function tookEffect(call) {
    if ((0,(_scorers_formulas_call_helpers_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(65693))/* .callFailed */ .Qn)(call))
        return false;
    const result = (0,(_call_arguments_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(62236))/* .decodedValue */ .Es)(call.result);
    if (result === false || (0,(_failed_checks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(6726))/* .fieldOf */ ._)(result, 'ok') === false)
        return false;
    return !(typeof result === 'string' && (REFUSED ?? REFUSED$made()).test(result.slice(0, 200)));
}
/** What a call is refused with when its arguments have the wrong form, not the wrong values. */
var FORM;
function FORM$made() { return FORM = /\bTypeError\b|unexpected (?:keyword )?argument|missing (?:\d+ )?required|(?:invalid|missing|unknown|unexpected) (?:argument|parameter|type)|must be an? (?:string|number|integer|object|list|array|bool)|not (?:a )?valid (?:json|type)|schema/i; }
/** Whether a call was refused because of the form of its arguments. */
function refusedForForm(call) {
    if (tookEffect(call))
        return false;
    const text = [call.error, call.result]
        .map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))
        .join(' ');
    return (FORM ?? FORM$made()).test(text.slice(0, 600));
}


/***/ }),

/***/ 47783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ (OWNERS ?? OWNERS$made())),
/* harmony export */   R6: () => (/* binding */ (CATEGORIES ?? CATEGORIES$made())),
/* harmony export */   YG: () => (/* binding */ isTaxonomy),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   isOfAgent: () => (/* binding */ isOfAgent)
/* harmony export */ });
/** Who can mend a failure; only `prompt` ones are worth an instruction (improvement.md 3). */
var OWNERS;
function OWNERS$made() { return OWNERS = ['prompt', 'tool', 'data', 'model', 'infra', 'evaluator', 'test']; }
/** Kinds of failure with stable ids (improvement.md 3), compatible with the modes of MAST (arXiv 2503.13657). */
var CATEGORIES;
function CATEGORIES$made() { return CATEGORIES = {
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
}; }
/** Whether a kind of failure is one of the taxonomy, not a cluster outside of it. */
function isTaxonomy(kind) {
    return Object.hasOwn((CATEGORIES ?? CATEGORIES$made()), kind);
}
/** Who can mend a kind of failure; a cluster that nobody named yet is taken for the prompt's. */
function ownerOf(kind) {
    return isTaxonomy(kind) ? (CATEGORIES ?? CATEGORIES$made())[kind] : 'prompt';
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
var expected_tools;
// EXTERNAL MODULE: ./lib/scorers/formulas/tool-matching.js
var tool_matching;
// EXTERNAL MODULE: ./lib/text/language/language.js
var language;
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
// EXTERNAL MODULE: ./lib/text/language/refusal.js
var refusal;
// EXTERNAL MODULE: ./lib/text/language/words.js + 1 modules
var words;
// EXTERNAL MODULE: ./lib/failure-analysis/calls/tool-effect.js
var tool_effect;
// EXTERNAL MODULE: ./lib/failure-analysis/failed-checks.js
var failed_checks;
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json;
;// CONCATENATED MODULE: ./lib/failure-analysis/repeated-call.js

/** One repetition may be a retry; from the third equal call on it is a loop. */
const LOOP = 3;
/** The call that was made most often with the same arguments, if it was made three times or more. */
function repeatedCall(calls) {
    const times = new Map();
    for (const call of calls) {
        const key = (0,(canonical_json ??= __webpack_require__(55280))/* canonicalJson */.d)([call.name, call.arguments]);
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
var call_helpers;
// EXTERNAL MODULE: ./lib/scorers/formulas/tool-name.js
var tool_name;
;// CONCATENATED MODULE: ./lib/failure-analysis/tool-fault.js


const LOOK = 400;
var PATTERNS;
function PATTERNS$made() { return PATTERNS = [
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
]; }
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
            .some((later) => (0,(tool_name ??= __webpack_require__(5315))/* sameTool */.Hn)(later.name, call.name) && kindOf(later) === null);
        if (!mended)
            return { kind, tool: call.name };
    }
    return null;
}
function kindOf(call) {
    const text = [call.error, call.result].map(textOf).join(' ');
    const status = /^\W*(?:http\W*|status\W*|error\W*)?(?:408|429|50[0-4])\b/i.test(text);
    if (!(0,(call_helpers ??= __webpack_require__(65693))/* callFailed */.Qn)(call) && !status)
        return null;
    return (PATTERNS ?? PATTERNS$made()).find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
function textOf(value) {
    if (value === undefined || value === null)
        return '';
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text.slice(0, LOOK);
}

;// CONCATENATED MODULE: ./lib/failure-analysis/facet.js










/** Words of an answer, as far as it is looked at. */
const outputWords = ({ turn }) => (0,(words ??= __webpack_require__(4345))/* words */.aL)((turn?.output ?? '').slice(0, facet_LOOK)).length;
/** Longer answers are looked at in their beginning only; refusals, languages and questions show there or at the end. */
const facet_LOOK = 4000;
/** Reads the facets off an attempt. Asks nobody. */
function facetOf(attempt) {
    const failed = attempt.turns.flatMap((turn, index) => (0,(failed_checks ??= __webpack_require__(6726))/* failedChecks */.H)(turn, index));
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
        empty: !(0,(normalize ??= __webpack_require__(31093))/* isPresent */.Wo)(output),
        refused: (0,(refusal ??= __webpack_require__(12482))/* isRefusal */.vu)(output),
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
    const { tools, forbidden, source } = (0,(expected_tools ??= __webpack_require__(98123))/* expectedTools */.o)(turn.criteria);
    // Names found in a plan or in a text are guesses; what is missing follows from what the case lists itself.
    if (source !== 'expected_tools')
        return { ...none, arguments: false };
    const byName = (0,(tool_matching ??= __webpack_require__(49495))/* matchTools */.V)(called, tools.map(({ name }) => ({ name })), false);
    const whole = (0,(tool_matching ??= __webpack_require__(49495))/* matchTools */.V)(called, tools, false);
    const pairedTools = new Set(byName.pairs.map(([, tool]) => tool));
    const pairedCalls = new Set(byName.pairs.map(([call]) => call));
    const offered = turn.criteria.available_tools?.map(({ name }) => name);
    const missing = tools.filter((_, index) => !pairedTools.has(index)).map(({ name }) => name);
    return {
        called: none.called,
        missing,
        // Whoever notes a thought or reckons uses no wrong tool.
        extra: none.called.filter((name, index) => !pairedCalls.has(index) && (0,(tool_effect ??= __webpack_require__(21317))/* toolEffect */.i1)(name) !== 'scratch'),
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
    return (0,(language ??= __webpack_require__(57394))/* isEnglish */.L6)(english) && (answered || (0,(words ??= __webpack_require__(4345))/* words */.aL)(english).length > TELLING_WORDS);
}
function isForeign(text) {
    // Most texts have none of these letters, and their words need not be looked at.
    if (!/[^\P{L}a-zA-Z]/u.test(text) || (0,(language ??= __webpack_require__(57394))/* isEnglish */.L6)(text))
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
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;

/** Lists in which scorers name what failed; each entry is a text, or an object that holds one (metrics.md 0.7). */
var LISTS;
function LISTS$made() { return LISTS = [
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
]; }
var TEXTS;
function TEXTS$made() { return TEXTS = ['text', 'statement', 'claim', 'requirement', 'intention', 'goal', 'step', 'issue']; }
const MOST_REASONS = 12;
const LONGEST = 300;
/** How sentences of an import begin. */
var OF_IMPORT;
function OF_IMPORT$made() { return OF_IMPORT = /^(?:checks that failed|does not say): /; }
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
    const listed = (LISTS ?? LISTS$made()).filter((name) => criteria.length === 0 || name !== 'failed_criteria').flatMap((name) => entriesOf(metadata[name]).map((entry) => {
        const text = textIn(entry);
        const reason = fieldOf(entry, 'reason');
        return typeof reason === 'string' && reason !== text ? `${text}: ${reason}` : text;
    }));
    const reasons = [...criteria, ...listed].map((text) => (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text.trim(), LONGEST));
    const unique = [...new Set(reasons.filter((text) => text !== ''))].slice(0, MOST_REASONS);
    // The reasoning of a recorded outcome is what an import says of fields; imports of before listed it among the words of the file.
    if (metadata['recorded'] !== undefined)
        return unique.filter((text) => !(OF_IMPORT ?? OF_IMPORT$made()).test(text));
    if (unique.length > 0)
        return unique;
    const plain = reasoning.replace(/^Score [\d.]+ (?:is below|meets) the threshold [\d.]+: /, '').trim();
    return plain === '' ? [] : [(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(plain, LONGEST * 2)];
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
    for (const name of (TEXTS ?? TEXTS$made())) {
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
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;

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
    return `new:${(0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(strongest.join('\n')).digest('hex').slice(0, 10)}`;
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

/***/ 14949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ wantedFirst),
/* harmony export */   NH: () => (/* binding */ isGap),
/* harmony export */   ai: () => (/* binding */ wantedLater)
/* harmony export */ });
/* harmony import */ var _text_language_language_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_language_refusal_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_language_words_js__WEBPACK_IMPORTED_MODULE_2__;



const found = (category, why) => ({ category, why });
const TONGUES = 'German|French|Spanish|Italian|Portuguese|Dutch|Polish|Irish|Swedish|Danish|Norwegian|Finnish|Czech|Greek|Turkish|Russian|Ukrainian|Arabic|Hebrew|Hindi|Chinese|Japanese|Korean';
var WANTS_LANGUAGE;
function WANTS_LANGUAGE$made() { return WANTS_LANGUAGE = new RegExp(`\\b(?:answer|repl|respond|writ|speak|say|explain|tell|apologi)\\w*\\b[^.;]{0,40}\\bin (?:${TONGUES})\\b|\\b(?:in|uses?|keeps? to) (?:the|their|his|her) (?:same |own )?language\\b|\\blanguage of the (?:question|user|customer|message|request)\\b`, 'i'); }
var NAMES_LANGUAGE;
function NAMES_LANGUAGE$made() { return NAMES_LANGUAGE = new RegExp(`\\bin (?:${TONGUES})\\b`, 'i'); }
var WANTS_ENGLISH;
function WANTS_ENGLISH$made() { return WANTS_ENGLISH = /\b(?:answer|repl|respond|writ|speak|say|explain|tell|apologi)\w*\b[^.;]{0,40}\bin English\b/i; }
var WANTS_KINDNESS;
function WANTS_KINDNESS$made() { return WANTS_KINDNESS = /\b(?:apologi[sz]\w*|apology|sorry|empath\w+|sympath\w+|compassion\w*|(?:kind|friendly|polite|courteous|calm|warm)(?:ly|ness)?)\b/i; }
var KIND_WORDS;
function KIND_WORDS$made() { return KIND_WORDS = /\b(?:sorry|apolog\w+|regret\w*|thank\w*|understand\w*|sympath\w+|unfortunate\w*|appreciate\w*|please|gladly|happy to)\b/i; }
var WANTS_PLAIN_IGNORANCE;
function WANTS_PLAIN_IGNORANCE$made() { return WANTS_PLAIN_IGNORANCE = /\b(?:say\w*|admit\w*|tell\w*|state\w*|explain\w*|acknowledge\w*)\b[^.;]{0,60}\b(?:(?:does|do|is|are) not|cannot|don't|doesn't|isn't|no)\b[^.;]{0,40}\b(?:know\w*|hold|contain|cover|find|found|say|mention\w*|information|available|documented|listed|answer)\b|\b(?:instead of|rather than|without|(?:do|does|must|should) not|never) (?:guess|invent|mak(?:e|ing) (?:\w+ )?up|speculat|fabricat|assum)\w*/i; }
var WANTS_NO_PROMISE;
function WANTS_NO_PROMISE$made() { return WANTS_NO_PROMISE = /\b(?:without|(?:do|does|must|should|may) not|never|no|instead of|rather than)\b[^.;]{0,30}\b(?:promis\w+|guarantee\w*|commit\w*)\b/i; }
const SECRETS = '(?:(?:card|account|phone|passport|iban|security)(?: number)?s?|personal (?:data|details|information)|e-?mails?|addresses|address|passwords?|secrets?|tokens?|credentials?|keys?|pins?)';
const OTHERS = '(?:other|another) (?:members?|people|persons?|customers?|users?|patients?|guests?|clients?|tenants?|employees?)';
const TELL = '(?:say|show|reveal|shar|giv|tell|disclos)\\w*';
/** What other people must not do keeps nothing back. */
const NOT_THEIRS = `(?<!\\b${OTHERS} (?:must|may|should|can)(?: \\w+)? (?=not (?!be\\b)))`;
var WANTS_PRIVACY;
function WANTS_PRIVACY$made() { return WANTS_PRIVACY = new RegExp(`${NOT_THEIRS}\\b(?:not|without|never|no)\\b[^.;]{0,30}\\b(?:show|reveal|repeat|disclos|print|shar|expos|quot|spell|leak|echo|giv|writ|includ|tell|nam|read|send)\\w*\\b[^.;]{0,40}\\b${SECRETS}\\b|\\b(?:mask|redact|withhold|hid|omit)\\w*\\b[^.;]{0,30}\\b${SECRETS}\\b|\\bonly the last \\w+ digits\\b`, 'i'); }
/** Nothing is to be told about somebody else: about them or of what is theirs, not to them. */
var WANTS_DISCRETION;
function WANTS_DISCRETION$made() { return WANTS_DISCRETION = new RegExp(`\\b(?:(?:not|never|without|no|declin\\w*|refus\\w*)\\b[^.;]{0,30}\\b${TELL}|${TELL} (?:no|nothing))\\b[^.;]{0,40}\\b(?:(?:about|of|data|details|whether)\\b[^.;]{0,40}\\b${OTHERS}\\b|${OTHERS}['\u2019])|\\b${OTHERS}\\b[^.;]{0,40}\\b(?:private|confidential|not be (?:shown|revealed|told|shared|disclosed|given))\\b`, 'i'); }
var WANTS_REFUSAL;
function WANTS_REFUSAL$made() { return WANTS_REFUSAL = /\b(?:declin|refus)(?:e|es|ing)\b/i; }
var WANTS_NO_ACT;
function WANTS_NO_ACT$made() { return WANTS_NO_ACT = /\b(?:without|(?:do|does|must|should|may) not|never|instead of|rather than) [a-z]+/i; }
var WANTS_QUESTION;
function WANTS_QUESTION$made() { return WANTS_QUESTION = /\b(?:asks? (?:back |the (?:user|customer|caller|person|client|patient) )?(?:for|which|what|whether|who|when|where)\b|clarif\w+)/i; }
/**
 * What the case wants, in its own words, names the kind of some failures better than the check that failed: a check for a word
 * says "Answer in German" as well as "Name the fee". In order: the first that applies.
 */
var RULES;
function RULES$made() { return RULES = [
    (facet, expected) => ((WANTS_LANGUAGE ?? WANTS_LANGUAGE$made()).test(expected) && isInAnother(facet)) ||
        ((WANTS_ENGLISH ?? WANTS_ENGLISH$made()).test(expected) && isForeign(facet))
        ? found('language_mismatch', 'the case wants another language than the answer is in')
        : null,
    ({ calls, refused }, expected) => (WANTS_REFUSAL ?? WANTS_REFUSAL$made()).test(expected) && calls > 0 && !refused
        ? found('policy_violation', 'acted where the case wants a refusal')
        : null,
    ({ failed }, expected) => (WANTS_NO_ACT ?? WANTS_NO_ACT$made()).test(expected) &&
        !(WANTS_QUESTION ?? WANTS_QUESTION$made()).test(expected) &&
        failed.some(({ metadata }) => metadata['kind'] === 'not_called')
        ? found('unneeded_tool_call', 'called what the case wants left alone')
        : null,
    ({ calls, turn }, expected) => (WANTS_QUESTION ?? WANTS_QUESTION$made()).test(expected) && calls > 0 && !(turn?.output ?? '').includes('?')
        ? found('clarification_missing', 'went ahead where the case wants a question back')
        : null,
    (_, expected) => (WANTS_PRIVACY ?? WANTS_PRIVACY$made()).test(expected) || (WANTS_DISCRETION ?? WANTS_DISCRETION$made()).test(expected)
        ? found('pii_leak', 'the case wants something kept back that the answer shows')
        : null,
]; }
/** As the rules above, where structure says nothing: before a kind is taken from the word of a check. */
var LATER;
function LATER$made() { return LATER = [
    ({ turn }, expected) => (WANTS_PLAIN_IGNORANCE ?? WANTS_PLAIN_IGNORANCE$made()).test(expected) && !(0,(_text_language_refusal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(12482))/* .isNoncommittal */ .Qw)(turn?.output ?? '')
        ? found('hallucination', 'the case wants it said that nothing is known, and the answer claims something')
        : null,
    ({ turn }, expected) => (WANTS_KINDNESS ?? WANTS_KINDNESS$made()).test(expected) && !(KIND_WORDS ?? KIND_WORDS$made()).test(turn?.output ?? '')
        ? found('tone', 'the case wants a kind word, and the answer has none')
        : null,
    (_, expected) => (WANTS_NO_PROMISE ?? WANTS_NO_PROMISE$made()).test(expected)
        ? found('policy_violation', 'the case wants nothing promised that is not sure')
        : null,
    (facet) => isGap(facet)
        ? found('wrong_fact', 'what is expected stands in none of the passages that the agent was given')
        : null,
]; }
/** The kind by what the case says it wants, where that goes before what tools and form show; null where it names none. */
const wantedFirst = (facet) => firstOf((RULES ?? RULES$made()), facet);
/** The same for what tools and form leave open. */
const wantedLater = (facet) => firstOf((LATER ?? LATER$made()), facet);
function firstOf(rules, facet) {
    const expected = facet.turn?.criteria.expected_behavior ?? '';
    if (facet.failed.length === 0 || facet.empty)
        return null;
    for (const rule of rules) {
        const kind = rule(facet, expected);
        if (kind !== null)
            return kind;
    }
    return null;
}
/** Plainly in another language, or not plainly in the one that is wanted: a short answer shows little. */
function isInAnother({ turn, otherLanguage }) {
    const expected = turn?.criteria.expected_behavior ?? '';
    const wanted = (NAMES_LANGUAGE ?? NAMES_LANGUAGE$made()).test(expected) || (0,(_text_language_language_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(57394))/* .isPlainlyForeign */ .Qr)((0,(_text_language_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4345))/* .words */ .aL)(turn?.input ?? ''));
    return otherLanguage || (wanted && !(0,(_text_language_language_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(57394))/* .isPlainlyForeign */ .Qr)((0,(_text_language_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4345))/* .words */ .aL)(turn?.output ?? '')));
}
/** The question is not plainly in English and the answer is in another language: plainly, by its script, or long enough to tell. */
function isForeign({ turn }) {
    const output = turn?.output ?? '';
    if ((0,(_text_language_language_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(57394))/* .isPlainlyEnglish */ .MB)((0,(_text_language_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4345))/* .words */ .aL)(turn?.input ?? '')) || (0,(_text_language_language_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(57394))/* .isPlainlyEnglish */ .MB)((0,(_text_language_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4345))/* .words */ .aL)(output)))
        return false;
    return (0,(_text_language_language_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(57394))/* .isPlainlyForeign */ .Qr)((0,(_text_language_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(4345))/* .words */ .aL)(output)) || (OTHER_SCRIPT ?? OTHER_SCRIPT$made()).test(output) || !(0,(_text_language_language_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(57394))/* .isEnglish */ .L6)(output);
}
var OTHER_SCRIPT;
function OTHER_SCRIPT$made() { return OTHER_SCRIPT = /(?:(?!\p{Script=Latin})\p{L}){2}/u; }
/**
 * Whether the documents have a gap, which no prompt mends: passages were given, what a check looks for is in none of them, and what the answer says
 * instead is; or none was found, and the answer says that it does not know.
 */
function isGap({ turn, failed, refused }) {
    // Words of another language than the passages have stand in none of them.
    if ((WANTS_LANGUAGE ?? WANTS_LANGUAGE$made()).test(turn?.criteria.expected_behavior ?? ''))
        return false;
    const passages = turn?.criteria.context;
    if (passages === undefined)
        return false;
    const given = passages.join('\n');
    const missing = failed.flatMap(({ metadata }) => /^i?contains(?:_all)?$/.test(String(metadata['kind'])) ? textsOf(metadata['expected']) : []);
    if (missing.length === 0 || !missing.every((text) => /\d/.test(text) && !given.includes(text)))
        return false;
    if (passages.length === 0)
        return !refused && isAtALoss(turn?.output ?? '');
    const figures = (turn?.output ?? '').match(/\d[\d.,:]*\d|\d/g) ?? [];
    return figures.length > 0 && figures.every((figure) => given.includes(figure));
}
/** Says that it knows or has found nothing. */
const isAtALoss = (output) => (0,(_text_language_refusal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(12482))/* .isNoncommittal */ .Qw)(output) ||
    /\b(?:found|find|have|know|see) (?:nothing|no \w+)\b|\bnothing (?:about|on)\b/i.test(output);
const textsOf = (value) => typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : [];


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ averageLink),
/* harmony export */   i: () => (/* binding */ MOST_LINKED)
/* harmony export */ });
/** Its matrix grows with the square: 2,000 things need 16 MB (improvement.md 5.2 step 5). */
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
        table: filled(count, similarity),
        sizes: new Array(count).fill(1),
        groupOf: Array.from({ length: count }, (_, place) => place),
        alive: Array.from({ length: count }, (_, place) => place),
        nearest: new Int32Array(count).fill(-1),
        closest: new Float64Array(count).fill(-1),
    };
}
/** Looks for the closest later group of a row. */
function look({ table, alive, nearest, closest }, row) {
    let [best, place] = [-1, -1];
    for (let at = alive.length - 1; at >= 0 && alive[at] > row; at -= 1) {
        const other = alive[at];
        const found = table.of(row, other);
        // Backwards, so of equally close ones the last that is met has the smallest place.
        if (found >= best)
            [best, place] = [found, other];
    }
    nearest[row] = place;
    closest[row] = best;
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
    const { table, sizes, groupOf, alive, nearest, closest } = state;
    alive.splice(alive.indexOf(gone), 1);
    const [kept, added] = [sizes[keep], sizes[gone]];
    for (const other of alive) {
        if (other === keep)
            continue;
        const mean = (kept * table.of(keep, other) + added * table.of(gone, other)) / (kept + added);
        table.set(keep, other, mean);
    }
    sizes[keep] = kept + added;
    for (const [place, group] of groupOf.entries())
        if (group === gone)
            groupOf[place] = keep;
    look(state, keep);
    for (const row of alive)
        if (row < gone && row !== keep) {
            const now = table.of(row, keep);
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
    const values = new Float64Array((count * (count - 1)) / 2);
    // A row holds the pairs with all later things, so that who looks to the right reads what lies side by side.
    const rows = Float64Array.from({ length: count }, (_, a) => (a * (2 * count - a - 1)) / 2 - a - 1);
    const placeOf = (a, b) => (a < b ? rows[a] + b : rows[b] + a);
    for (let a = 0; a < count; a += 1)
        for (let b = a + 1; b < count; b += 1)
            values[placeOf(a, b)] = similarity(a, b);
    return {
        of: (a, b) => values[placeOf(a, b)],
        set(a, b, value) {
            values[placeOf(a, b)] = value;
        },
    };
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

/***/ 92697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ wordsAndPairs),
/* harmony export */   Qh: () => (/* binding */ tfIdf),
/* harmony export */   sw: () => (/* binding */ cosine),
/* harmony export */   uQ: () => (/* binding */ tfIdfCollection),
/* harmony export */   vh: () => (/* binding */ centroid)
/* harmony export */ });
/* harmony import */ var _language_words_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Stems of the content words and pairs of neighbours among them. A text of stop words only ("Can you do it?") is compared by
 * those, or it would be like nothing.
 */
function wordsAndPairs(text) {
    const all = (0,(_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .words */ .aL)(text);
    const content = all.filter((_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .isContentWord */ .gA);
    const single = (content.length > 0 ? content : all).map((_language_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(4345))/* .stemOf */ .Vc);
    const pairs = single.slice(1).map((word, at) => `${single[at]} ${word}`);
    return [...single, ...pairs];
}
/**
 * TF-IDF of a collection: (1 + ln tf) x (ln((1 + n) / (1 + df)) + 1), scaled to length 1 (sublinear tf, smoothed idf; Manning,
 * Raghavan and Schütze 2008, 6.4). Linear in the length of the texts; the numbers of the terms follow their first occurrence.
 */
function tfIdf(texts, terms = wordsAndPairs) {
    const collection = tfIdfCollection(texts, terms);
    return {
        vectors: texts.map((_, place) => collection.vectorAt(place)),
        terms: collection.terms(),
        vectorOf: collection.vectorOf,
    };
}
/** As `tfIdf`. Of a text it holds the numbers of its terms and how often each occurs, in eight bytes a term. */
function tfIdfCollection(texts, terms = wordsAndPairs) {
    const numbers = new Map();
    const documents = [];
    const counted = countColumn();
    for (const text of texts) {
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
        counted.add(counts);
    }
    const rarity = documents.map((count) => rarityOf(count, texts.length));
    const weigh = (counts, unknown = 0) => unitVector(Array.from(counts, ([number, count]) => [number, (1 + Math.log(count)) * rarity[number]]), unknown);
    return {
        vectorAt: (place) => weigh(counted.at(place)),
        terms: () => [...numbers.keys()],
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
const FIRST_ROOM = 1024;
/** Numbers with their counts, text by text, in one piece of memory: a map for each of many texts would take many times as much. */
function countColumn() {
    let pairs = new Int32Array(FIRST_ROOM);
    /** Where each text begins in it, and the end of the last one. */
    const begins = [0];
    return {
        add(counts) {
            let end = begins.at(-1);
            while (end + 2 * counts.size > pairs.length) {
                const larger = new Int32Array(2 * pairs.length);
                larger.set(pairs);
                pairs = larger;
            }
            for (const [number, count] of counts) {
                pairs[end++] = number;
                pairs[end++] = count;
            }
            begins.push(end);
        },
        *at(place) {
            for (let from = begins[place]; from < begins[place + 1]; from += 2)
                yield [pairs[from], pairs[from + 1]];
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
