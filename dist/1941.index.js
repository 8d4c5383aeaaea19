export const id = 1941;
export const ids = [1941];
export const modules = {

/***/ 21103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ describedTools),
/* harmony export */   mg: () => (/* binding */ describedProviderTools),
/* harmony export */   zb: () => (/* binding */ providerToolName)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__;

/** Tools of a world with the descriptions that a variant has in place of theirs; a name that no tool has changes nothing. */
function describedTools(tools, descriptions) {
    if (descriptions === undefined)
        return tools;
    return tools.map((tool) => Object.hasOwn(descriptions, tool.name) ? { ...tool, description: descriptions[tool.name] } : tool);
}
/** The same for tools in the form of a provider: its own keys beside `name` (Anthropic), or inside of `function` (chat completions). */
function describedProviderTools(tools, descriptions) {
    if (descriptions === undefined)
        return tools;
    return tools.map((tool) => {
        const name = providerToolName(tool);
        if (name === undefined || !Object.hasOwn(descriptions, name))
            return tool;
        const description = descriptions[name];
        const inner = (0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .asRecord */ .qY)((0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)(tool, 'function'));
        return inner === undefined ? { ...tool, description } : { ...tool, function: { ...inner, description } };
    });
}
/** What a tool in the form of a provider is called; undefined where it says none. */
function providerToolName(tool) {
    const name = (0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)(tool, 'name') ?? (0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)((0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .asRecord */ .qY)((0,(_record_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20125))/* .own */ .ZV)(tool, 'function')), 'name');
    return typeof name === 'string' ? name : undefined;
}


/***/ }),

/***/ 62693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ caseValues),
/* harmony export */   f: () => (/* binding */ pairsOf)
/* harmony export */ });
/** Sorts the plays of an experiment into test cases, the unit of analysis (statistics.md 1.1). */
function caseValues(evidence, metric) {
    const values = new Map(evidence.variants.map((variant) => [
        variant,
        new Map(evidence.cases.map((caseId) => [caseId, []])),
    ]));
    for (const play of evidence.plays) {
        const value = metric.valueOf(play);
        if (value !== undefined)
            values.get(play.variant)?.get(play.caseId)?.push(value);
    }
    for (const byCase of values.values())
        for (const [caseId, scores] of byCase) {
            if (scores.length === 0)
                byCase.delete(caseId);
            else
                scores.sort((one, other) => one - other);
        }
    return values;
}
/** The cases with valid plays of both variants, each with the values of both; the others leave the contrast (statistics.md 4.3 step 4). */
function pairsOf(values, a, b) {
    const caseIds = [];
    const cases = [];
    for (const [caseId, before] of values.get(a) ?? []) {
        const after = values.get(b)?.get(caseId);
        if (after === undefined)
            continue;
        caseIds.push(caseId);
        cases.push({ a: before, b: after });
    }
    return { caseIds, cases };
}


/***/ }),

/***/ 77355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/statistics/paired-contrast.js
var paired_contrast;
// EXTERNAL MODULE: ./lib/statistics/paired-interval.js + 1 modules
var paired_interval;
// EXTERNAL MODULE: ./lib/experiments/case-values.js
var case_values;
// EXTERNAL MODULE: ./lib/experiments/guards.js
var experiments_guards;
// EXTERNAL MODULE: ./lib/experiments/leader.js
var experiments_leader;
// EXTERNAL MODULE: ./lib/experiments/lost-plays.js + 1 modules
var lost_plays;
// EXTERNAL MODULE: ./lib/experiments/metrics.js
var metrics;
;// CONCATENATED MODULE: ./lib/experiments/distinct-text.js
/** Significant digits after which two numbers are shown alike. */
const MOST_DIGITS = 6;
/**
 * A number beside its bound for a sentence: two significant digits, or as many more as show on which side of the bound it
 * lies (0.0502 and 0.05, never 0.05 and 0.05).
 */
function distinctText(value, bound) {
    const side = Math.sign(value - bound);
    for (let digits = 2; digits < MOST_DIGITS; digits += 1)
        for (const digitsOfBound of [2, digits]) {
            const [shown, against] = [shortened(value, digits), shortened(bound, digitsOfBound)];
            if (Math.sign(shown - against) === side)
                return [String(shown), String(against)];
        }
    return [String(shortened(value, MOST_DIGITS)), String(shortened(bound, MOST_DIGITS))];
}
const shortened = (value, digits) => Number(value.toPrecision(digits));

// EXTERNAL MODULE: ./lib/experiments/sentences/words.js
var words;
;// CONCATENATED MODULE: ./lib/experiments/why-not-conclusive.js




/** Why the leader is not proven the winner, one sentence each for people; none when it is. Too few cases are the caller's to say. */
function whyNotConclusive(doubts) {
    if (doubts.rivals.length === 0 && doubts.unmeasured.length === 0)
        return ['There is no other variant to compare with.'];
    return [
        ...missingVariants(doubts),
        ...doubts.rivals.flatMap(({ variant, contrast }) => notAhead(doubts, variant, contrast)),
        ...doubts.guards.filter(({ held }) => !held).flatMap((guard) => notGuarded(doubts, guard)),
        ...doubts.lost.flatMap((loss) => lostLead(doubts, loss)),
    ];
}
function missingVariants({ metric, played, unmeasured }) {
    if (played.size === 0)
        return ['No variant has a valid play.'];
    return unmeasured.map((variant) => played.has(variant)
        ? `No play of ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} has a value of ${metric.name}, so ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} could not be compared.`
        : `${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} has no valid play, so it could not be compared.`);
}
function notAhead({ metric, leader, alpha, minEffect }, variant, contrast) {
    const { difference, p_value: p } = contrast;
    if (difference === null)
        return [`${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} and ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} have no test case in common.`];
    if (Math.abs(difference) <= (experiments_leader ??= __webpack_require__(12859))/* TIE */.XR)
        return [`${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} and ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} are equal on ${metric.name}.`];
    if (difference < 0)
        return [
            `${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} is best on the test cases that all variants share, but not on all those that it shares with ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)}.`,
        ];
    const sentences = [];
    if (p > alpha) {
        const [shown, bound] = distinctText(p, alpha);
        sentences.push(`The lead of ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} over ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} on ${metric.name} may be chance: p = ${shown}, where at most ${bound} is needed.`);
    }
    const size = metric.scale === 'log' ? Math.abs(Math.expm1(metric.direction * difference)) : difference;
    if (size < minEffect - (experiments_leader ??= __webpack_require__(12859))/* TIE */.XR) {
        const [shown, bound] = distinctText(size, minEffect);
        sentences.push(`${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} differs from ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)} by ${shown} on ${metric.name}, less than the smallest difference worth having (${bound}).`);
    }
    return sentences;
}
function notGuarded({ leader, baseline, unmeasured }, guard) {
    const { metric, difference, pHarm } = guard;
    const isKnown = difference !== null && pHarm !== null;
    // A baseline without plays has its own sentence.
    if (!isKnown && unmeasured.includes(baseline))
        return [];
    if (!isKnown)
        return [
            `Whether ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} is worse than ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(baseline)} on ${metric} is unknown: there are too few values to compare.`,
        ];
    return [
        `${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)} is worse than ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(baseline)} on ${metric}, by ${(0,(words ??= __webpack_require__(9256))/* sizeText */.lP)(difference, (0,(metrics ??= __webpack_require__(67361))/* metricOf */.a)(metric))} on average; without harm such a loss is seen in at most one experiment of ten (${(0,(words ??= __webpack_require__(9256))/* pText */.C6)(pHarm)}).`,
    ];
}
/** A lead that is proven only without the plays that were lost, or whose sign they could turn. */
function lostLead({ leader, metric, alpha, rivals }, { variant, plays, atWorst }) {
    const p = rivals.find((rival) => rival.variant === variant)?.contrast.p_value ?? 1;
    const unproven = atWorst !== null && atWorst > alpha && p <= alpha;
    if (!plays.weighs || !(plays.turns || unproven))
        return [];
    const [ofLeader, ofOther] = [0, 1].map((side) => `${plays.lost[side]} of ${plays.plays[side]}`);
    const on = metric.scale === 'linear' ? metric.name : 'pass_rate';
    const [worst] = plays.bounds ?? [0];
    const would = plays.turns || atWorst === null
        ? `it would be behind on ${on}`
        : worst <= (experiments_leader ??= __webpack_require__(12859))/* TIE */.XR
            ? `it would not be ahead on ${on}`
            : `its lead on ${on} might be chance (${(0,(words ??= __webpack_require__(9256))/* pText */.C6)(atWorst)})`;
    const how = plays.withUnsure ? 'lost or unsure' : 'lost';
    const head = plays.differs ? `Unequal shares of plays were ${how}` : `Plays were ${how}`;
    return [
        `${head} (${ofLeader} of ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)}, ${ofOther} of ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(variant)}); had they all gone against ${(0,(words ??= __webpack_require__(9256))/* named */.KT)(leader)}, ${would}.`,
    ];
}

;// CONCATENATED MODULE: ./lib/experiments/decide.js









/** Error level of the decision where nothing else is said. */
const ALPHA = 0.05;
/**
 * The decision of an experiment (statistics.md 4.3 step 7). The leader wins when it beats every other variant: the largest of its
 * p-values counts, which needs no further correction (intersection-union test, Berger 1982). Beyond that a winner must speak
 * for other cases than these, not be shown to harm the other quality metrics against the baseline, be ahead by `minEffect`, and be
 * proven also if all plays that were lost had gone against it. A pure function of the evidence; the order of plays plays no part.
 */
function decide(evidence, settings, { alpha = ALPHA, theseCases = true } = {}) {
    const metric = (0,(metrics ??= __webpack_require__(67361))/* metricOf */.a)((0,(experiments_leader ??= __webpack_require__(12859))/* primaryOf */.Os)(evidence, settings));
    const baseline = (0,(experiments_leader ??= __webpack_require__(12859))/* baselineOf */.Bv)(evidence.variants, settings);
    const { measured, leader, brokenBy, pairs, fewest, scope } = pairings(evidence, settings, metric);
    const contrastOf = (cases) => (0,(paired_contrast ??= __webpack_require__(15489))/* pairedContrast */.Y)(metric.direction === 1 ? cases : cases.map(negated), {
        binary: metric.binary,
        next: (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(settings.seed).next,
        theseCases,
        scope,
    });
    const rivals = pairs.map(({ variant, cases }) => ({ variant, contrast: contrastOf(cases) }));
    const hardest = hardestOf(rivals);
    const pPopulation = largestP(rivals, ({ p_population }) => p_population);
    const pTheseCases = largestP(rivals, ({ p_these_cases }) => p_these_cases);
    const pValue = scope === 'population' ? pPopulation : pTheseCases;
    const guards = leader === baseline ? [] : (0,(experiments_guards ??= __webpack_require__(71628))/* guardsOf */.g)(evidence, { leader, baseline, except: metric.name });
    const reasons = whyNotConclusive({
        metric,
        baseline,
        leader,
        rivals,
        alpha,
        guards,
        minEffect: settings.minEffect,
        played: new Set(evidence.plays.map(({ variant }) => variant)),
        unmeasured: evidence.variants.filter((variant) => !measured.includes(variant)),
        lost: lossesOf(evidence, leader, rivals, metric).map(({ variant, plays }) => ({
            variant,
            plays,
            // Times and money have no worst case, so nothing can be proven of it.
            atWorst: metric.scale === 'linear' ? proven(contrastOf(plays.worst)) : null,
        })),
    });
    const narrow = scope === 'these_test_cases' && rivals.length > 0;
    const notBecause = narrow ? [tooFew(fewest), ...reasons] : reasons;
    return {
        primary: metric.name,
        baseline,
        leader,
        tieBrokenBy: brokenBy,
        comparedWith: hardest?.variant ?? otherVariant(evidence.variants, leader, baseline),
        contrast: hardest?.contrast ?? contrastOf([]),
        rivals,
        scope,
        pValue,
        pPopulation,
        pTheseCases,
        conclusive: notBecause.length === 0,
        conclusiveForTheseCases: scope === 'these_test_cases' ? reasons.length === 0 : undefined,
        notBecause,
        guards,
    };
}
/** Who leads, each other variant with values on the cases that it shares with the leader, and how far these let a claim reach. */
function pairings(evidence, settings, metric) {
    const values = (0,(case_values ??= __webpack_require__(62693))/* caseValues */.N)(evidence, metric);
    const measured = evidence.variants.filter((variant) => (values.get(variant)?.size ?? 0) > 0);
    const { variant: leader, brokenBy } = (0,(experiments_leader ??= __webpack_require__(12859))/* leaderOf */.tY)(evidence, settings, measured, metric);
    const pairs = measured
        .filter((variant) => variant !== leader)
        .map((variant) => ({ variant, ...(0,(case_values ??= __webpack_require__(62693))/* pairsOf */.f)(values, variant, leader) }));
    // A claim about all rivals reaches as far as the narrowest of its parts.
    const fewest = Math.min(...pairs.map(({ cases }) => cases.length));
    const scope = pairs.length > 0 && fewest >= (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I ? 'population' : 'these_test_cases';
    return { measured, leader, brokenBy, pairs, fewest, scope };
}
const negated = ({ a, b }) => ({
    a: a.map((value) => -value),
    b: b.map((value) => -value),
});
/** A two-sided p proves the leader better only where it is ahead; on the cases shared with one rival it may not be. */
function proof({ difference }, p) {
    return difference !== null && difference > (experiments_leader ??= __webpack_require__(12859))/* TIE */.XR ? (p ?? 1) : 1;
}
/** The p at which a contrast proves the leader better. */
const proven = (contrast) => proof(contrast, contrast.p_value);
/** The largest p of the leader against any rival; 1 without one. */
const largestP = (rivals, pick) => rivals.length === 0 ? 1 : Math.max(...rivals.map(({ contrast }) => proof(contrast, pick(contrast))));
/** The rival with the largest p; among equals the one least behind. */
function hardestOf(rivals) {
    const p = ({ contrast }) => proven(contrast);
    const gap = ({ contrast }) => contrast.difference ?? 0;
    return [...rivals].sort((one, other) => p(other) - p(one) || gap(one) - gap(other))[0];
}
/** Whom to name beside a leader without rivals. */
function otherVariant(variants, leader, baseline) {
    return leader === baseline ? (variants.find((variant) => variant !== leader) ?? leader) : baseline;
}
/** Scores and passes have a worst case; for times and money the passes must do. */
function lossesOf(evidence, leader, rivals, metric) {
    if (evidence.lost.length === 0)
        return [];
    const linear = metric.scale === 'linear' ? metric : undefined;
    return rivals.map(({ variant }) => ({ variant, plays: (0,(lost_plays ??= __webpack_require__(33340))/* lostPlays */.i)(evidence, leader, variant, linear) }));
}
function tooFew(cases) {
    return `The comparison rests on ${cases === 1 ? '1 test case' : `${cases} test cases`}; to say something about other cases than these, at least ${(paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I} are needed.`;
}


/***/ }),

/***/ 71628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ guardedMetrics),
/* harmony export */   g: () => (/* binding */ guardsOf)
/* harmony export */ });
/* harmony import */ var _statistics_harm_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _case_values_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__;




/** The metrics that guard a decision on `primary`: every other quality metric (scores and pass rate, not latency and cost). */
function guardedMetrics(metrics, primary) {
    return [...new Set(['pass_rate', ...metrics])]
        .filter((name) => name !== primary)
        .map((_metrics_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(67361))/* .metricOf */ .a)
        .filter(({ scale }) => scale === 'linear');
}
/**
 * Guards every other quality metric against a winner that buys its lead with them. All of them together are asked one question, whether there
 * is evidence of harm against the baseline, with one error rate (`shownHarms`): a proof that no metric suffered would refuse most true winners, the more the
 * more metrics are measured. A metric without values on both sides holds nobody's lead: no evidence is never a pass.
 */
function guardsOf(evidence, { leader, baseline, except }) {
    const found = guardedMetrics(evidence.metrics, except).map((metric) => {
        const { cases } = (0,(_case_values_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62693))/* .pairsOf */ .f)((0,(_case_values_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62693))/* .caseValues */ .N)(evidence, metric), baseline, leader);
        const lowerBound = cases.length === 0 ? null : boundOf(metric, cases);
        // A single case that was played once does not even speak for itself.
        return { metric: metric.name, cases, lowerBound, isKnown: cases.length > 1 || lowerBound !== null };
    });
    const harms = (0,(_statistics_harm_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(10969))/* .shownHarms */ .rb)(found.filter(({ isKnown }) => isKnown).map(({ cases }) => cases));
    return found.map(({ metric, cases, lowerBound, isKnown }) => {
        const harm = isKnown ? harms.shift() : undefined;
        if (harm === undefined)
            return { metric, difference: null, lowerBound, pHarm: null, held: false, settled: false };
        const change = (0,(_statistics_harm_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(10969))/* .changeOf */ .C2)(cases);
        const held = !harm.shown;
        return {
            ...{ metric, difference: change.difference, lowerBound, pHarm: harm.p_value },
            ...{ held, settled: held && (0,(_statistics_harm_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(10969))/* .isUnharmed */ .nf)(change) },
        };
    });
}
/** Where all cases differ by the same amount, that amount is the bound. */
function boundOf({ binary }, cases) {
    // The lower end of the two-sided 90 % interval is the one-sided 95 % bound.
    const { difference, sd, interval } = (0,(_statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46161))/* .pairedInterval */ .$)(cases, { binary, alpha: 0.1 });
    if (sd === 0 || isConstant(cases.flatMap(({ a, b }) => [...a, ...b])))
        return difference;
    return interval?.[0] ?? null;
}
const isConstant = (values) => values.every((value) => value === values[0]);


/***/ }),

/***/ 12859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   Os: () => (/* binding */ primaryOf),
/* harmony export */   XR: () => (/* binding */ TIE),
/* harmony export */   tY: () => (/* binding */ leaderOf)
/* harmony export */ });
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _case_values_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _shown_ratio_js__WEBPACK_IMPORTED_MODULE_0__;




/** Means this close are equal, and the baseline leads (statistics.md 4.3 step 7). */
const TIE = 1e-12;
/** Names that say "this is the one to beat" (statistics.md 4.3 step 1). */
var BASELINE_NAMES;
function BASELINE_NAMES$made() { return BASELINE_NAMES = new Set(['baseline', 'control', 'original', 'a']); }
/** The metric that decides: as requested, else the pass rate, else (nothing was played) the first that was asked for. */
function primaryOf({ plays, metrics }, { primaryMetric }) {
    return primaryMetric ?? (plays.length > 0 ? 'pass_rate' : (metrics[0] ?? 'pass_rate'));
}
/** The variant to beat: as requested, else the one so named, else the first. */
function baselineOf(variants, { baseline }) {
    const named = variants.find((variant) => (BASELINE_NAMES ?? BASELINE_NAMES$made()).has(variant.toLowerCase()));
    return baseline ?? named ?? variants[0] ?? '';
}
/** Costs that differ by less break no tie. */
var RATIO;
function RATIO$made() { return RATIO = Math.log1p((_shown_ratio_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5903))/* .WORTH */ .z); }
/**
 * The variant of `measured` (those with values of the primary metric) that stands best: mean over the cases that all of them have, each
 * the mean of its plays. Equals are told apart by the other requested metrics, scores and passes before time and money, each in the order of
 * the request; where these are equal too the baseline leads, else the first of the request. Without any values it is the baseline.
 * Scores and costs are what the answers were and what they are billed at; durations are the machine's and the network's too, and no two
 * plays take the same. So these only count where chance does not explain them: else the leader of a tie would be drawn by lot.
 */
function leaderOf(evidence, settings, measured, primary) {
    const baseline = baselineOf(evidence.variants, settings);
    let tied = bestOf((0,(_case_values_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62693))/* .caseValues */ .N)(evidence, primary), measured, primary, TIE);
    let brokenBy;
    for (const metric of breakers(evidence, primary)) {
        if (tied.length < 2)
            break;
        const values = (0,(_case_values_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62693))/* .caseValues */ .N)(evidence, metric);
        if (tied.some((variant) => (values.get(variant)?.size ?? 0) === 0))
            continue;
        const better = metric.name === 'latency_ms'
            ? notShownSlower(evidence, settings, metric, tied)
            : bestOf(values, tied, metric, metric.scale === 'log' ? (RATIO ?? RATIO$made()) : TIE);
        if (better.length < tied.length)
            brokenBy = metric.name;
        tied = better;
    }
    const variant = tied.includes(baseline) ? baseline : (tied[0] ?? baseline);
    return { variant, ...(brokenBy === undefined ? {} : { brokenBy }) };
}
function breakers({ metrics }, primary) {
    const others = [...new Set(metrics)].filter((name) => name !== primary.name).map((_metrics_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(67361))/* .metricOf */ .a);
    return [
        ...others.filter(({ scale }) => scale === 'linear'),
        ...others.filter(({ scale }) => scale === 'log'),
    ];
}
/** Those of the variants that are not shown to take longer than the one that took least. */
function notShownSlower(evidence, { seed }, metric, variants) {
    const [fastest = ''] = bestOf((0,(_case_values_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62693))/* .caseValues */ .N)(evidence, metric), variants, metric, TIE);
    return variants.filter((variant) => ((0,(_shown_ratio_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5903))/* .shownRatio */ .$)(evidence, { metric, variant, against: fastest, seed })?.ratio ?? 0) <= 0);
}
/** Those of the variants whose mean is the best, or so close to it that it is the same. */
function bestOf(values, variants, metric, close) {
    const shared = [...(values.get(variants[0] ?? '')?.keys() ?? [])].filter((caseId) => variants.every((variant) => values.get(variant)?.has(caseId)));
    const standings = variants.map((variant) => {
        const byCase = values.get(variant) ?? new Map();
        // Without a case that all share there is no fair order; the contrasts then say nothing either.
        const caseIds = shared.length > 0 ? shared : [...byCase.keys()];
        return metric.direction * (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(71134))/* .mean */ .i)(caseIds.map((caseId) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(71134))/* .mean */ .i)(byCase.get(caseId) ?? [])));
    });
    const best = Math.max(...standings);
    return variants.filter((_, index) => standings[index] >= best - close);
}


/***/ }),

/***/ 21501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ lookAt),
  E: () => (/* binding */ planLooks)
});

// EXTERNAL MODULE: ./lib/statistics/normal.js
var normal;
;// CONCATENATED MODULE: ./lib/statistics/group-sequential.js

/** No boundary lies beyond: the chance of |z| >= 37 is the smallest a double holds. Stands for "never at this look". */
const FARTHEST = 37;
/** The density is cut off here, in standard deviations; 1e-15 lies outside. */
const CUT = 8;
/** Steps of integration per standard deviation of the finest increment; Simpson's rule is then good to about 1e-8. */
const STEPS_PER_DEVIATION = 16;
/** Fewest steps over the range, and most: looks a ten-thousandth apart would ask for more memory than they are worth. */
var STEPS;
function STEPS$made() { return STEPS = { least: 200, most: 4000 }; }
/**
 * Boundaries for looking at the results several times without raising the chance of a false winner: two-sided, symmetric, for
 * efficacy only. `info` is the share of the planned information at each look, ascending in (0, 1]; `alpha` the total error.
 * Assumes that the statistic behaves like a Brownian motion seen at those times, as means of many independent runs do. The
 * density of the sum among those not yet stopped is carried from look to look by numerical integration (Armitage, McPherson
 * and Rowe 1969), and each boundary is set so that exactly the error due at that look is spent. RangeError for other input.
 */
function groupSequential(info, alpha, spending) {
    if (!(alpha > 0 && alpha < 1))
        throw new RangeError(`groupSequential: alpha ${alpha} must lie between 0 and 1`);
    if (!info.every((time, look) => time > (info[look - 1] ?? 0) && time <= 1))
        throw new RangeError(`groupSequential: looks at ${info.join(', ')} must ascend in (0, 1]`);
    const cumulative_alpha = info.map((time) => spent(time, alpha, spending));
    const z = [];
    let density = { points: Float64Array.of(0), masses: Float64Array.of(1) };
    for (const [look, time] of info.entries()) {
        const deviation = Math.sqrt(time - (info[look - 1] ?? 0));
        const due = cumulative_alpha[look] - (cumulative_alpha[look - 1] ?? 0);
        const scale = Math.sqrt(time);
        const boundary = solve((bound) => crossing(density, deviation, bound * scale) - due);
        z.push(boundary);
        const next = info[look + 1];
        if (next === undefined)
            break;
        const finest = Math.min(deviation, Math.sqrt(next - time));
        density = carry(density, deviation, Math.min(boundary, CUT) * scale, finest);
    }
    return { z, nominal_p: z.map((bound) => 2 * (0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)(bound)), cumulative_alpha };
}
/** Error spent until information time `time`. */
function spent(time, alpha, spending) {
    if (spending === 'ld_obf')
        return Math.min(alpha, 4 * (0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)(-(0,(normal ??= __webpack_require__(46172))/* normalQuantile */.Zl)(alpha / 4) / Math.sqrt(time)));
    if (spending === 'pocock')
        return alpha * Math.log1p((Math.E - 1) * time);
    const gamma = spending.hsd;
    // At gamma 0 the ratio is 0/0 and its limit the straight line.
    return gamma === 0 ? alpha * time : (alpha * Math.expm1(-gamma * time)) / Math.expm1(-gamma);
}
/** Chance to be at or beyond ±`bound` after one more increment. Both sides, each as its own tail. */
function crossing({ points, masses }, deviation, bound) {
    return masses.reduce((sum, mass, index) => {
        const point = points[index];
        return sum + mass * ((0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)((bound - point) / deviation) + (0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)((bound + point) / deviation));
    }, 0);
}
/** The density after one more increment, between ±`bound`, at the points of Simpson's rule. */
function carry({ points, masses }, deviation, bound, finest) {
    const wanted = Math.ceil((bound * STEPS_PER_DEVIATION) / finest) * 2;
    const steps = Math.min((STEPS ?? STEPS$made()).most, Math.max((STEPS ?? STEPS$made()).least, wanted));
    const width = (2 * bound) / steps;
    const reached = Float64Array.from({ length: steps + 1 }, (_, step) => -bound + step * width);
    const factor = width / 3 / (deviation * Math.sqrt(2 * Math.PI));
    return {
        points: reached,
        masses: reached.map((to, step) => {
            const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
            const sum = masses.reduce((before, mass, index) => {
                const distance = (to - points[index]) / deviation;
                return before + mass * Math.exp(-0.5 * distance * distance);
            }, 0);
            return sum * weight * factor;
        }),
    };
}
/** Zero of a falling function between 0 and FARTHEST by bisection, to the last digits (37 / 2^52). */
function solve(falling) {
    let low = 0;
    let high = FARTHEST;
    for (let halving = 0; halving < 52; halving += 1) {
        const middle = (low + high) / 2;
        if (falling(middle) > 0)
            low = middle;
        else
            high = middle;
    }
    return high;
}

// EXTERNAL MODULE: ./lib/experiments/decide.js + 2 modules
var decide;
;// CONCATENATED MODULE: ./lib/experiments/looks.js



/** Looks are planned at these fifths of the rounds (statistics.md 4.3 step 11). */
const LOOKS = 5;
/** Before this many rounds no look: one play a case is no evidence about its scatter. */
const LEAST_ROUNDS = 2;
/** Total error level, and how it is spent: Hwang-Shih-DeCani, gamma -2. */
const ALPHA = 0.05;
var SPENDING;
function SPENDING$made() { return SPENDING = { hsd: -2 }; }
/** Futility: from this share of the rounds on, stop when the chance of still reaching a winner falls below this. */
var FUTILE;
function FUTILE$made() { return FUTILE = { from: 0.4, below: 0.1 }; }
/**
 * When to look at an experiment of this many rounds, and what a winner then needs, so that looking often does not make false
 * winners more likely (statistics.md 4.3 step 11). The last look is after the last round. Its level replaces 0.05 in the final
 * decision. RangeError for less than one round.
 */
function planLooks(rounds) {
    if (!(Number.isInteger(rounds) && rounds >= 1))
        throw new RangeError(`planLooks: ${rounds} rounds`);
    const fifths = Array.from({ length: LOOKS }, (_, fifth) => Math.ceil(((fifth + 1) * rounds) / LOOKS));
    const after = [...new Set(fifths)].filter((done) => done >= Math.min(LEAST_ROUNDS, rounds));
    const { z, nominal_p } = groupSequential(after.map((done) => done / rounds), ALPHA, (SPENDING ?? SPENDING$made()));
    return after.map((done, look) => ({
        rounds: done,
        // All of it at once needs no integration, which would leave a trace of rounding.
        alpha: after.length === 1 ? ALPHA : nominal_p[look],
        z: z[look],
    }));
}
/**
 * The planned look number `lookIndex` at what was measured until then: go on, stop with a winner, or stop because none will be
 * found with this budget. The last look decides nothing: the analysis does. A winner is one only for the population;
 * with fewer than six cases all rounds are played, unless it is futile. `dropped` names the variants that need no more plays, not
 * those dropped before.
 */
function lookAt(evidence, settings, plan, lookIndex) {
    const planned = plan[lookIndex];
    const last = plan.at(-1);
    if (planned === undefined || last === undefined)
        throw new RangeError(`lookAt: look ${lookIndex} of ${plan.length}`);
    const decision = (0,(decide ??= __webpack_require__(77355))/* decide */.L)(evidence, settings, { alpha: planned.alpha, theseCases: false });
    const time = planned.rounds / last.rounds;
    const isLast = planned === last;
    const power = isLast || time < (FUTILE ?? FUTILE$made()).from ? null : conditionalPower(decision.pValue, time, last.z);
    // A metric that stands lower for now may be harmed: a few more plays tell, which an early winner would never make.
    const mayStop = decision.conclusive && decision.guards.every(({ settled }) => settled);
    const verdict = isLast ? 'last' : verdictOf(mayStop, power);
    return {
        rounds: planned.rounds,
        leader: decision.leader,
        p_value: decision.pValue,
        nominal_alpha: planned.alpha,
        conditional_power: power,
        decision: verdict,
        dropped: verdict === 'go_on'
            ? droppedOf(decision, stillPlayed(evidence, plan[lookIndex - 1]?.rounds ?? 0), planned.alpha)
            : [],
    };
}
function verdictOf(mayStop, power) {
    if (mayStop)
        return 'winner';
    return power !== null && power < (FUTILE ?? FUTILE$made()).below ? 'futile' : 'go_on';
}
/**
 * Chance that the last look has a winner if things go on as they went: the path of a Brownian motion at B = Z √t, with the drift
 * seen so far (Lan and Wittes 1988).
 */
function conditionalPower(pValue, time, lastZ) {
    if (pValue <= 0)
        return 1;
    const path = -(0,(normal ??= __webpack_require__(46172))/* normalQuantile */.Zl)(pValue / 2) * Math.sqrt(time);
    return (0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)((lastZ - path - (path / time) * (1 - time)) / Math.sqrt(1 - time));
}
/** Variants with a play, valid or lost, in the rounds since the look before. */
function stillPlayed({ plays, lost, variants }, since) {
    const seen = new Set();
    for (const { variant, round } of plays)
        if (round >= since)
            seen.add(variant);
    for (const { variant, round } of lost)
        if (round >= since)
            seen.add(variant);
    return variants.filter((variant) => seen.has(variant));
}
/**
 * Of three or more variants those that the leader beats already, at the level divided among its rivals (Bonferroni). Two stay
 * in play in any case, and so does the baseline while a guard against it is open: its plays still count.
 */
function droppedOf({ leader, baseline, rivals, guards }, playing, alpha) {
    if (rivals.length < 2)
        return [];
    const open = guards.some(({ settled }) => !settled);
    const beaten = rivals
        .filter(({ contrast }) => (contrast.difference ?? 0) > 0 && contrast.p_value <= alpha / rivals.length)
        .map(({ variant }) => variant)
        .filter((variant) => playing.includes(variant) && !(open && variant === baseline));
    const left = playing.filter((variant) => !beaten.includes(variant));
    return left.some((variant) => variant !== leader) ? beaten : [];
}


/***/ }),

/***/ 33340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ lostPlays)
});

// EXTERNAL MODULE: ./lib/statistics/log-choose.js
var log_choose;
;// CONCATENATED MODULE: ./lib/statistics/fisher-exact.js

/** Tables this close in probability count as equally likely, since the logarithms round (as in R's fisher.test). */
const EQUALLY_LIKELY = 1 + 1e-7;
/**
 * Fisher's exact test: could two groups with these counts of yes and no have the same rate? Two-sided: the total chance of
 * all tables with the same margins that are no more likely than the observed one (Fisher 1935; Freeman and Halton 1951). For
 * independent observations, such as the share of excluded runs in two variants (statistics.md 4.3 step 4); not for several
 * runs of one test case. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
function fisherExact(table) {
    const [[a, b], [c, d]] = table;
    if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
        throw new RangeError(`fisherExact: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
    const row = a + b;
    const column = a + c;
    const total = row + c + d;
    const all = (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(total, column);
    const chance = (count) => Math.exp((0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(row, count) + (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(total - row, column - count) - all);
    const limit = chance(a) * EQUALLY_LIKELY;
    let sum = 0;
    for (let count = Math.max(0, column - (total - row)); count <= Math.min(row, column); count += 1) {
        const probability = chance(count);
        if (probability <= limit)
            sum += probability;
    }
    return { p_value: Math.min(1, sum) };
}

// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/experiments/metrics.js
var metrics;
;// CONCATENATED MODULE: ./lib/experiments/lost-plays.js



/** Shares that differ by more than this are worth a warning, however few the plays (statistics.md 4.3 step 4). */
const POINTS = 0.05;
/**
 * Unsure plays are no evidence, and no loss that counts against anybody as long as both variants have their share of them: what is
 * sure is then compared with what is sure. Where the shares differ, one variant may look better by what could not be told of it, and
 * its unsure plays are counted among the lost ones.
 *
 * Could the plays that were lost have turned the comparison of two variants? (statistics.md 4.3 step 4.) On `pass_rate`, or
 * another metric of the scale 0..1; times and money have no worst case.
 */
function lostPlays(evidence, a, b, metric = (0,(metrics ??= __webpack_require__(67361))/* metricOf */.a)('pass_rate')) {
    const withUnsure = unsureDiffers(evidence, a, b);
    const considered = withUnsure
        ? evidence
        : { ...evidence, lost: evidence.lost.filter(({ status }) => status !== 'unsure') };
    const first = tallyOf(considered, a, metric);
    const second = tallyOf(considered, b, metric);
    const lost = [first.lost, second.lost];
    const plays = [first.valid + first.lost, second.valid + second.lost];
    const rates = [lost[0] / Math.max(1, plays[0]), lost[1] / Math.max(1, plays[1])];
    const difference = differenceOf(pairsOf(evidence, first, second));
    const worstPairs = pairsOf(evidence, first, second, [0, 1]);
    const worst = differenceOf(worstPairs);
    const best = differenceOf(pairsOf(evidence, first, second, [1, 0]));
    const differs = sharesDiffer([first.lost, first.valid], [second.lost, second.valid]);
    return {
        lost,
        withUnsure,
        plays,
        rates,
        differs,
        difference,
        bounds: worst === null || best === null ? null : [worst, best],
        worst: worstPairs,
        turns: difference !== null && worst !== null && difference > -1e-12 && worst < -1e-12,
        weighs: lost[0] + lost[1] > 0 && (differs || Math.max(...rates) <= POINTS + 1e-12),
    };
}
/** By more than 5 points, or more than chance explains. */
function sharesDiffer(a, b) {
    const rate = ([part, rest]) => part / Math.max(1, part + rest);
    return Math.abs(rate(a) - rate(b)) > POINTS + 1e-12 || fisherExact([[...a], [...b]]).p_value < 0.05;
}
/** Whether two variants differ in the share of their judged plays that are unsure. */
function unsureDiffers({ plays, lost }, a, b) {
    const of = (wanted) => [
        lost.filter(({ variant, status }) => variant === wanted && status === 'unsure').length,
        plays.filter(({ variant }) => variant === wanted).length,
    ];
    return sharesDiffer(of(a), of(b));
}
function tallyOf(evidence, variant, metric) {
    const tally = { valid: 0, lost: 0, byCase: new Map() };
    const caseOf = (id) => {
        const known = tally.byCase.get(id) ?? { values: [], lost: 0 };
        tally.byCase.set(id, known);
        return known;
    };
    for (const play of evidence.plays) {
        if (play.variant !== variant)
            continue;
        tally.valid += 1;
        const value = metric.valueOf(play);
        if (value !== undefined)
            caseOf(play.caseId).values.push(value);
    }
    for (const play of evidence.lost) {
        if (play.variant !== variant)
            continue;
        tally.lost += 1;
        caseOf(play.caseId).lost += 1;
    }
    return tally;
}
/** The cases with scores of both, those of the second as `a`; lost plays count as given for the first and the second, or not at all. */
function pairsOf(evidence, first, second, lostAs = []) {
    return evidence.cases.flatMap((caseId) => {
        const [b, a] = [first, second].map(({ byCase }, side) => scoresOf(byCase.get(caseId), lostAs[side]));
        return a === undefined || b === undefined || a.length === 0 || b.length === 0 ? [] : [{ a, b }];
    });
}
/** In ascending order, so that the order in which plays ended changes nothing. */
function scoresOf(tally, lostAs) {
    if (tally === undefined)
        return [];
    const { values, lost } = tally;
    const all = lostAs === undefined ? values : [...values, ...Array(lost).fill(lostAs)];
    return [...all].sort((one, other) => one - other);
}
/** Mean over cases of the first minus the second. */
function differenceOf(pairs) {
    return pairs.length === 0 ? null : (0,(mean ??= __webpack_require__(71134))/* mean */.i)(pairs.map(({ a, b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)));
}


/***/ }),

/***/ 79586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ (MEASURED ?? MEASURED$made()))
/* harmony export */ });
/** Metrics of an experiment that are measured, not scored (contract 9). */
var MEASURED;
function MEASURED$made() { return MEASURED = new Set(['latency_ms', 'cost_usd', 'pass_rate']); }


/***/ }),

/***/ 67361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ metricOf)
/* harmony export */ });
/** Below the clock's resolution durations do not differ, and 0 has no logarithm. Milliseconds. */
const LEAST_LATENCY = 1;
/** A millionth of a dollar: costs below are rounding, and 0 has no logarithm. */
const LEAST_COST = 1e-6;
const MARGIN = 0.05;
var passRate;
function passRate$made() { return passRate = linear('pass_rate', true, (play) => (play.passed ? 1 : 0)); }
var latency;
function latency$made() { return latency = logarithmic('latency_ms', LEAST_LATENCY, (play) => play.latencyMs); }
var cost;
function cost$made() { return cost = logarithmic('cost_usd', LEAST_COST, (play) => play.costUsd ?? undefined); }
var MEASURED;
function MEASURED$made() { return MEASURED = new Map([(passRate ?? passRate$made()), (latency ?? latency$made()), (cost ?? cost$made())].map((metric) => [metric.name, metric])); }
/**
 * The metric of this name: `pass_rate`, `latency_ms`, `cost_usd`, or else a scorer, whose scores are 0..1 and better the
 * higher they are (metrics.md 0.1). Values that are no finite number count as missing.
 */
function metricOf(name) {
    const measured = (MEASURED ?? MEASURED$made()).get(name);
    if (measured !== undefined)
        return measured;
    return linear(name, false, ({ scores }) => (Object.hasOwn(scores, name) ? scores[name] : undefined));
}
function linear(name, binary, read) {
    const rawOf = finite(read);
    return {
        name,
        direction: 1,
        scale: 'linear',
        binary,
        equivalenceMargin: MARGIN,
        rawOf,
        valueOf: rawOf,
    };
}
function logarithmic(name, least, read) {
    const rawOf = finite(read);
    return {
        name,
        direction: -1,
        scale: 'log',
        binary: false,
        equivalenceMargin: null,
        rawOf,
        valueOf(play) {
            const raw = rawOf(play);
            return raw === undefined ? undefined : Math.log(Math.max(least, raw));
        },
    };
}
function finite(read) {
    return (play) => {
        const value = read(play);
        return value !== undefined && Number.isFinite(value) ? value : undefined;
    };
}


/***/ }),

/***/ 59828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ randomFor),
/* harmony export */   V: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_shuffled_js__WEBPACK_IMPORTED_MODULE_2__;



/** Random numbers for one purpose of one seed, so that what one part draws does not move what another draws. */
function randomFor(seed, purpose) {
    return (0,(_ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49916))/* .seededRandom */ .I)((0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(`${seed}:${purpose}`).digest().readInt32LE(0));
}
/**
 * One round as a randomised complete block (statistics.md 4.3 step 3): one play of every case with every variant, cases
 * shuffled, variants shuffled within a case and side by side, so that a provider that drifts hits all of them alike. The
 * same seed and round give the same order. Without `randomize` cases and variants stay in the order of the request.
 */
function blockOf(round, design) {
    const random = randomFor(design.seed, `order ${round}`);
    const places = (count) => {
        const list = Array.from({ length: count }, (_, place) => place);
        return design.randomize ? (0,(_statistics_shuffled_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(81768))/* .shuffled */ .A)(list, random.next) : list;
    };
    const start = round * design.cases * design.variants;
    return places(design.cases)
        .flatMap((caseIndex) => places(design.variants).map((variantIndex) => ({ caseIndex, variantIndex, round })))
        .map((place, index) => ({ ...place, order: start + index }));
}


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ playOfAttempt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;




/**
 * A recorded attempt as evidence: valid when it passed or failed, lost otherwise (contract 5: what errored is not a failed
 * answer). A scorer's value is the mean over the turns where it counts; latency the mean over the answers, in milliseconds.
 */
function playOfAttempt(key, attempt, record) {
    if (attempt.status === 'errored' || attempt.status === 'skipped')
        return {
            lost: {
                ...key,
                status: attempt.unsure === true ? 'unsure' : attempt.status,
                message: attempt.error?.message ?? (whyUnsure(attempt) || 'no scorer had anything to judge'),
            },
        };
    const costs = record.turns.map((turn) => turn.usage?.cost_usd);
    return {
        play: {
            ...key,
            order: record.order ?? 0,
            passed: attempt.status === 'passed',
            scores: scoresOf(attempt),
            latencyMs: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(record.turns.map((turn) => turn.latency_ms)),
            costUsd: costs.every((cost) => typeof cost === 'number')
                ? costs.reduce((sum, cost) => sum + cost, 0)
                : null,
            digest: digestOf(record),
            ...(record.talk === undefined ? {} : { user: record.talk.seed }),
        },
    };
}
/** What could not be told, by the first scorer that says so; empty for an attempt that is not unsure. */
function whyUnsure({ unsure, turns }) {
    if (unsure !== true)
        return '';
    for (const { results } of turns)
        for (const [scorer, result] of Object.entries(results))
            if ((0,(_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(60133))/* .isUnsure */ .hD)(result))
                return `${scorer} is unsure: ${String(result.metadata['unsure_reason'])}`;
    return '';
}
function scoresOf(attempt) {
    const values = new Map();
    for (const turn of attempt.turns)
        for (const [name, result] of Object.entries(turn.results))
            if ((0,(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79721))/* .counts */ .t)(result))
                values.set(name, [...(values.get(name) ?? []), result.score]);
    const scores = Object.create(null);
    for (const [name, list] of values)
        scores[name] = (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(list);
    return scores;
}
/** Of what was answered and called, without the time it took. */
function digestOf({ turns }) {
    const answers = turns.map(({ output, tool_calls }) => [output, tool_calls]);
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 9256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ timesText),
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   C6: () => (/* binding */ pText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   kF: () => (/* binding */ valuesText),
/* harmony export */   lP: () => (/* binding */ sizeText)
/* harmony export */ });
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;



/** A name given by the user as it stands in a sentence: quoted, on one line, not longer than a line bears. */
function named(name) {
    return `"${(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(name), 60)}"`;
}
/** A list in a sentence: `"a", "b" and "c"`; of a long one the first few and how many more. */
function listed(items, most = 5) {
    const shown = items.length <= most + 1 ? items : [...items.slice(0, most), `${items.length - most} more`];
    return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
/** The message of somebody else, as a sentence of its own. */
function quoted(text) {
    const shown = (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(text), 300);
    return /[.!?…]$/.test(shown) ? shown : `${shown}.`;
}
/** `p < 0.001`, else two telling digits: `p = 0.034`. Never 0. */
function pText(p) {
    if (p < 0.001)
        return 'p < 0.001';
    // Rounding must not carry a p across its bound: 0.0503 is not 0.050.
    const digits = p < 0.06 && p > 0.04 ? 3 : 2;
    return `p = ${Number(p.toPrecision(digits))}`;
}
/** A number with its sign, a true minus, and no trailing zeros. */
function signed(value, digits) {
    const size = String(Number(Math.abs(value).toFixed(digits)));
    return size === '0' ? '0' : `${value < 0 ? '−' : '+'}${size}`;
}
/** Digits that show a number of this size: fractions of a unit only where they matter. */
const digitsOf = (size, unit) => (size >= 10 * unit ? 0 : 1);
/** A difference in the units of its metric, as shown (ratios minus 1 on the scale of logarithms): `+18 points`, `+0.11`, `−21 %`. */
function differenceText(difference, metric) {
    return `${bareText(difference, metric)}${unitOf(metric)}`;
}
/** An interval of such a difference, which stands beside it: `+6 to +30`, `−12 % to −6.5 %`. */
function intervalText([low, high], metric) {
    const unit = metric.scale === 'log' ? unitOf(metric) : '';
    return `${bareText(low, metric)}${unit} to ${bareText(high, metric)}${unit}`;
}
/** The size of a difference without a sign: `18 points`. */
function sizeText(size, metric) {
    return differenceText(Math.abs(size), metric).replace(/^\+/, '');
}
const unitOf = ({ binary, scale }) => (binary ? ' points' : scale === 'log' ? ' %' : '');
function bareText(difference, { binary, scale }) {
    if (binary || scale === 'log') {
        const percent = difference * 100;
        // A bound on one side of zero must not be shown as zero; below a millionth of a point it is rounding.
        const least = Math.abs(percent);
        const digits = [digitsOf(least, 1), 2, 3, 4].find((count) => Number(least.toFixed(count)) !== 0) ?? 1;
        return signed(percent, digits);
    }
    const size = Math.abs(difference);
    return signed(difference, size < 0.001 ? 5 : size < 0.1 ? 3 : 2);
}
/** A value of the metric: `92 %`, `0.82`. */
function valueText(value, { binary }) {
    return binary ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(value) : String(Number(value.toFixed(3)));
}
/** Two values side by side, with as many digits as show which is larger. */
function valuesText(one, other, metric) {
    const digits = [3, 4, 5].find((count) => one.toFixed(count) !== other.toFixed(count)) ?? 6;
    // Beyond the usual ones all digits are kept: 0.7200 against 0.7196.
    return metric.binary || digits === 3
        ? [valueText(one, metric), valueText(other, metric)]
        : [one.toFixed(digits), other.toFixed(digits)];
}
/** One run or several. */
function timesText([least, most]) {
    const counted = (count) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
    if (least === most)
        return counted(least);
    return `${least} to ${most} times`;
}


/***/ }),

/***/ 5903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ shownRatio),
/* harmony export */   z: () => (/* binding */ WORTH)
/* harmony export */ });
/* harmony import */ var _ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _case_values_js__WEBPACK_IMPORTED_MODULE_0__;



/** Durations and costs that differ by less than this are the same to whoever waits and pays: a twentieth. */
const WORTH = 0.05;
const ALPHA = 0.05;
/**
 * By how much one variant takes more (above 0) or less of time or money than another, as a ratio - 1, with its p; undefined where chance
 * explains it, or where it is less than a twentieth. Over the cases of both, paired; below six cases the plays of each case are
 * relabelled, so one case played twice shows nothing.
 */
function shownRatio(evidence, { metric, variant, against, seed }) {
    const { cases } = (0,(_case_values_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(62693))/* .pairsOf */ .f)((0,(_case_values_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(62693))/* .caseValues */ .N)(evidence, metric), against, variant);
    const { difference, p_value } = (0,(_statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(15489))/* .pairedContrast */ .Y)(cases, {
        binary: false,
        theseCases: false,
        next: (0,(_ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49916))/* .seededRandom */ .I)(seed).next,
    });
    if (difference === null || p_value > ALPHA)
        return undefined;
    const ratio = Math.expm1(difference);
    return Math.abs(ratio) < WORTH ? undefined : { ratio, p: p_value };
}


/***/ }),

/***/ 93595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unreachedOverrides)
/* harmony export */ });
/** Settings that a body template can hand over, as it writes them. */
var HANDED;
function HANDED$made() { return HANDED = ['system_prompt', 'model', 'temperature']; }
/**
 * Overrides that a custom HTTP agent would never receive, because its body template does not hand them over: the variants would
 * be the same agent, and the experiment would find, at full price, that nothing differs.
 */
function unreachedOverrides(agent, variants) {
    const { invocation } = agent;
    if (agent.provider !== 'custom' || invocation?.url === undefined)
        return [];
    const body = invocation.method.toUpperCase() === 'GET' ? '' : invocation.body_template;
    // Without a template the body carries everything.
    if (body === undefined)
        return [];
    const written = `${invocation.url} ${body}`;
    return variants.flatMap(({ config }, index) => (HANDED ?? HANDED$made()).filter((name) => config[name] !== undefined && !handsOver(written, name)).map((name) => ({
        path: `variants[${index}].config.${name}`,
        message: `never reaches agent ${agent.id}: its body_template has no {{ ${name} }}`,
        hint: `Add {{ ${name} }} to invocation.body_template, or take the override out.`,
    })));
}
const handsOver = (template, name) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);


/***/ }),

/***/ 31941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ planOf),
  startExperiment: () => (/* binding */ startExperiment),
  $: () => (/* binding */ storedDefinition)
});

// EXTERNAL MODULE: ./lib/agents/connect.js + 13 modules
var connect;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/runs/planning/check-plan.js + 1 modules
var check_plan;
// EXTERNAL MODULE: ./lib/runs/planning/plan.js + 1 modules
var plan = __webpack_require__(36312);
// EXTERNAL MODULE: ./lib/runs/planning/planned-scorers.js
var planned_scorers;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/schema/experiment.js + 1 modules
var experiment = __webpack_require__(93361);
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/experiments/looks.js + 1 modules
var experiments_looks;
// EXTERNAL MODULE: ./lib/experiments/measured.js
var measured = __webpack_require__(79586);
// EXTERNAL MODULE: ./lib/checks/make-checks.js + 2 modules
var make_checks;
// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var subject;
// EXTERNAL MODULE: ./lib/schema/users/talk-turns.js
var talk_turns;
;// CONCATENATED MODULE: ./lib/experiments/scorers-of-experiment.js




/**
 * The scorers of an experiment on every turn, those of conversations on the last one. A check says what has to hold of the answer whatever
 * else is measured, so it stays beside them.
 */
function scorersOfExperiment(one, scorers, { services }) {
    const { turns, user } = one.loaded.case;
    const explicit = (scorer) => ({ scorer, explicit: true });
    if (user !== undefined)
        return ofTalk(one, scorers);
    return turns.map(({ checks = [] }, turn) => {
        const named = scorers.filter((scorer) => !scorer.multiTurn || turn === turns.length - 1);
        const taken = named.map(({ name }) => name);
        return [...named, ...(0,(make_checks ??= __webpack_require__(86463))/* makeChecks */.K)(checks, services, taken)].map(explicit);
    });
}
/**
 * Of a talk its checks stay, and what judges the state at its end. A scorer judges every turn where that gives it what it needs, and else
 * the whole talk, once; so does one that the case itself has for the whole.
 */
function ofTalk({ loaded, agent, scorers: planned }, scorers) {
    const { case: testCase } = loaded;
    const turns = (0,(talk_turns ??= __webpack_require__(75697))/* plannedTurns */.f6)(testCase);
    const closing = [...turns.slice(0, -1), (0,(talk_turns ??= __webpack_require__(75697))/* closingTurn */.vA)(testCase, turns.at(-1))];
    const completeAt = (scorer, list, index) => (0,(planned_scorers ??= __webpack_require__(16816))/* isComplete */.As)(scorer, (0,(subject ??= __webpack_require__(57266))/* subjectBefore */.ms)(list, index, agent.agent));
    const last = turns.length - 1;
    const ofWhole = new Set((planned.at(-1) ?? []).flatMap((one) => (one.afterwards ? [one.scorer.name] : [])));
    const isWhole = (scorer) => scorer.multiTurn ||
        ofWhole.has(scorer.name) ||
        (!completeAt(scorer, turns, last) && completeAt(scorer, closing, last));
    const whole = scorers
        .filter(isWhole)
        .map((scorer) => ({ scorer, explicit: true, afterwards: true }));
    const single = scorers.filter((scorer) => !isWhole(scorer));
    return planned.map((turn, index) => [
        ...single
            .filter((scorer) => index >= testCase.turns.length || completeAt(scorer, turns, index))
            .map((scorer) => ({ scorer, explicit: true })),
        ...(index === last ? whole : []),
        ...turn.filter(({ isCheck }) => isCheck === true),
    ]);
}

// EXTERNAL MODULE: ./lib/experiments/sentences/words.js
var sentences_words;
;// CONCATENATED MODULE: ./lib/experiments/unknown-tools.js

/** Descriptions of tools that the agent is never offered: what such a variant changes, nobody would read. */
function unknownTools(variants, offered) {
    return variants.flatMap(({ config: { tool_descriptions = {} } }, index) => Object.keys(tool_descriptions)
        .filter((name) => !offered.has(name))
        .map((name) => {
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(name, [...offered]);
        return {
            path: `variants[${index}].config.tool_descriptions.${name}`,
            message: `unknown tool "${name}"`,
            ...(close !== null && { hint: `Did you mean "${close}"?` }),
        };
    }));
}

// EXTERNAL MODULE: ./lib/experiments/unreached-overrides.js
var unreached_overrides;
;// CONCATENATED MODULE: ./lib/experiments/variant-workspace.js
/** The workspace of a case as attempts with one variant find it. */
function laidInto(workspace, files) {
    if (workspace === undefined || files === undefined)
        return workspace;
    const laid = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file?.text ?? null]));
    return { ...workspace, laid };
}
/** Files of variants have to lie somewhere: a case without a workspace would play all variants alike. */
function withoutWorkspace({ variants }, planned) {
    const without = planned.find(({ workspace }) => workspace === undefined);
    if (without === undefined)
        return [];
    return variants.flatMap(({ config }, index) => config.files === undefined
        ? []
        : [
            {
                path: `variants[${index}].config.files`,
                message: `case ${without.loaded.case.id} has no workspace that files could be laid into`,
                hint: 'Give the case, its agent or defaults a workspace: { from: FOLDER }.',
            },
        ]);
}

;// CONCATENATED MODULE: ./lib/experiments/plan-experiment.js















/**
 * Checks an experiment and multiplies it out. Scorers among the metrics judge every turn (those of conversations the last one), beside
 * the checks of the turn; without any the turns' own scorers do (contract 9). One Fault `validation_failed` with every problem, before anything is played.
 */
function planExperiment(input) {
    const { definition, registry } = input;
    const metrics = [...new Set(definition.metrics)];
    const { scorers, problems } = scorersOf(definition.metrics, registry);
    const agent = input.agents.find((one) => one.agent.id === definition.agent_id);
    const known = input.agents.map((one) => one.agent.id);
    if (agent === undefined)
        problems.push(unknown('agent', definition.agent_id, 'agent_id', known));
    const unreached = agent === undefined ? [] : (0,(unreached_overrides ??= __webpack_require__(93595))/* unreachedOverrides */.p)(agent.agent, definition.variants);
    if (input.tellUnreached !== true)
        problems.push(...unreached);
    if (input.offered !== undefined)
        problems.push(...unknownTools(definition.variants, input.offered));
    const { chosen, unknownCases } = casesOf(definition.test_case_ids, input.cases);
    problems.push(...unknownCases);
    throwIfAny(problems);
    const skipped = chosen.filter(({ case: one }) => one.skip !== undefined);
    const played = chosen.filter(({ case: one }) => one.skip === undefined);
    if (played.length === 0)
        throwIfAny([{ path: 'test_case_ids', message: 'every named test case is marked skip' }]);
    const drafted = (0,plan/* plan */.e)({
        ...input,
        // Marks that choose among cases are for runs; here the request has chosen.
        cases: played.map((one) => ({ ...one, case: without(one.case) })),
        selection: { agent: definition.agent_id, repeat: 1 },
    });
    const rounds = definition.config.runs_per_variant ?? experiment/* DEFAULT_RUNS_PER_VARIANT */.JR;
    const planned = definition.variants.flatMap((variant, v) => drafted.map((one, c) => withVariant(one, { index: v * drafted.length + c, prefix: v, variant, scorers, rounds, registry })));
    throwIfAny([
        ...withoutWorkspace(definition, drafted),
        ...(0,(check_plan ??= __webpack_require__(7256))/* unreachedWorlds */.bb)(drafted),
        ...(0,(check_plan ??= __webpack_require__(7256))/* checkPlan */.Gy)(planned.slice(0, drafted.length)),
    ]);
    return {
        definition,
        rounds,
        sequential: looksOnTheWay(definition, rounds),
        seed: definition.config.seed ?? input.seed,
        variants: definition.variants.map(({ name }) => name),
        cases: played.map(({ case: one }) => one.id),
        metrics,
        planned,
        warnings: [
            ...alike(definition),
            ...unreached.map(({ path, message }) => `${path} ${message}.`),
            ...skipped.map(({ case: one }) => `Case ${one.id} is marked skip (${one.skip}) and was not played.`),
        ],
    };
}
/** A single look is the end: there is nothing on the way. */
function looksOnTheWay({ config }, rounds) {
    return (config.sequential ?? config.runs_per_variant === undefined) && (0,(experiments_looks ??= __webpack_require__(21501))/* planLooks */.E)(rounds).length > 1;
}
/** A case as it is played with one variant. Without scorers of the experiment its own stay. */
function withVariant(one, given) {
    const { index, prefix, variant, rounds } = given;
    const scorers = given.scorers.length === 0 ? one.scorers : scorersOfExperiment(one, given.scorers, given.registry);
    const described = (0,(planned_scorers ??= __webpack_require__(16816))/* describedScorers */.vN)(one.loaded.case, scorers);
    return {
        ...one,
        index,
        scorers,
        overrides: variant.config,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ workspace: laidInto(one.workspace, variant.config.files) }),
        description: {
            ...one.description,
            id: `${prefix}:${one.description.id}`,
            repeat: rounds,
            min_passes: 0,
            scorers: described.names,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ talk: described.talk }),
        },
    };
}
function throwIfAny(problems) {
    const [first] = problems;
    if (first === undefined)
        return;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        where: first.path,
        hint: first.hint ?? 'Correct the experiment; nothing was played.',
        problems,
    });
}
function scorersOf(metrics, registry) {
    const problems = [];
    const scorers = new Map();
    for (const [index, name] of metrics.entries()) {
        if (measured/* MEASURED */.l.has(name))
            continue;
        const resolved = (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([name], registry);
        for (const problem of resolved.problems)
            problems.push({ ...problem, path: `metrics[${index}]` });
        for (const scorer of resolved.scorers)
            scorers.set(name, scorer);
    }
    return { scorers: [...scorers.values()], problems };
}
function casesOf(ids, cases) {
    const byId = new Map(cases.map((one) => [one.case.id, one]));
    const unknownCases = ids.flatMap((id, index) => byId.has(id) ? [] : [unknown('test case', id, `test_case_ids[${index}]`, [...byId.keys()])]);
    const chosen = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    return { chosen, unknownCases };
}
function unknown(noun, id, path, known) {
    const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(id, known);
    const message = `unknown ${noun} "${id}"`;
    return close === null ? { path, message } : { path, message, hint: `Did you mean "${close}"?` };
}
function without(testCase) {
    const { only: _, repeat: __, min_passes: ___, ...rest } = testCase;
    return rest;
}
/** Two variants with the same settings are an A/A test: allowed, and said. */
function alike({ variants }) {
    const seen = new Map();
    return variants.flatMap(({ name, config }) => {
        const key = JSON.stringify([
            config.system_prompt,
            config.model,
            config.temperature,
            worded(config.tool_descriptions),
            worded(config.files),
        ]);
        const twin = seen.get(key);
        seen.set(key, twin ?? name);
        return twin === undefined
            ? []
            : [
                `Variants ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(twin)} and ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(name)} have the same settings: an A/A test, any difference is chance.`,
            ];
    });
}
/** Descriptions of tools and files in one order, however they were written. */
const worded = (named = {}) => Object.keys(named)
    .sort()
    .map((name) => [name, named[name]]);

// EXTERNAL MODULE: ./lib/runs/execution/execute.js + 19 modules
var execute;
// EXTERNAL MODULE: ./lib/runs/planning/without-secrets.js
var without_secrets;
// EXTERNAL MODULE: ./lib/statistics/paired-interval.js + 1 modules
var paired_interval;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/experiments/lost-plays.js + 1 modules
var lost_plays;
// EXTERNAL MODULE: ./lib/experiments/metrics.js
var metrics = __webpack_require__(67361);
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/statistics/spearman.js
var spearman;
// EXTERNAL MODULE: ./lib/statistics/student-t.js + 1 modules
var student_t;
;// CONCATENATED MODULE: ./lib/statistics/spearman-p.js

/**
 * Two-sided p-value of a rank correlation `rho` over `count` pairs: could two unrelated lists agree this far? By the t
 * approximation with count − 2 degrees of freedom (Kendall and Stuart 1973, 31.19), good from about 10 pairs on. 1 for fewer than three pairs;
 * 0 for perfect agreement. RangeError for a rho outside -1..1.
 */
function spearmanP(rho, count) {
    if (!(rho >= -1 && rho <= 1))
        throw new RangeError(`spearmanP: rho must lie in -1..1, got ${rho}`);
    if (count < 3)
        return 1;
    return (0,(student_t ??= __webpack_require__(87870))/* tTwoSided */.uy)(rho * Math.sqrt((count - 2) / (1 - rho * rho)), count - 2);
}

;// CONCATENATED MODULE: ./lib/experiments/grouped-by.js
/** Items by a key, groups and items in the order in which they came. (`Map.groupBy` is newer than the oldest Node supported.) */
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}

;// CONCATENATED MODULE: ./lib/experiments/order-drift.js




/** Bounds of statistics.md 4.3 step 3. */
const STRONG = 0.3;
const RARE = 0.01;
/**
 * Did the metric rise or fall while the experiment went on? A variant's setting stays the same, so a drift is the provider, a limit,
 * a cache or an agent with a memory. The variants were played side by side and share it, but the averages are of no
 * steady thing. Plays are measured from the mean of their case where cases were played more than once: otherwise cases in a fixed
 * order, easy ones first, would look like a drift. Only drifts beyond chance are returned (|rho| > 0.3 and p < 0.01).
 */
function orderDrift({ variants, plays }, metric) {
    return variants.flatMap((variant) => {
        const measured = plays.flatMap((play) => {
            const value = play.variant === variant ? metric.rawOf(play) : undefined;
            return value === undefined ? [] : [{ order: play.order, caseId: play.caseId, value }];
        });
        const groups = [...groupedBy(measured, ({ caseId }) => caseId).values()];
        const repeated = groups.filter((group) => group.length > 1);
        const points = repeated.length === 0
            ? measured
            : repeated.flatMap((group) => {
                const centre = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(group.map(({ value }) => value));
                return group.map(({ order, value }) => ({ order, value: steady(value - centre) }));
            });
        const rho = (0,(spearman ??= __webpack_require__(75348))/* spearman */.C)(points.map(({ order }) => order), points.map(({ value }) => value));
        if (rho === null || Math.abs(rho) <= STRONG)
            return [];
        // Deviations of a case add up to nothing, so each case costs one of its plays.
        const p_value = spearmanP(rho, points.length - repeated.length);
        return p_value < RARE ? [{ variant, rho, p_value }] : [];
    });
}
/** Without the rounding of a mean, which would rank equal values. */
const steady = (deviation) => Number(deviation.toFixed(9));

;// CONCATENATED MODULE: ./lib/experiments/sentences/most-often.js

/** The commonest message of lost plays, as a sentence; of equally common ones the first in the alphabet. */
function mostOften(lostOnes) {
    const counts = new Map();
    for (const { message } of lostOnes)
        counts.set(message, (counts.get(message) ?? 0) + 1);
    const [first] = [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
    if (first === undefined)
        return '';
    return `${counts.size > 1 ? 'Most often' : 'The reason'}: ${(0,(sentences_words ??= __webpack_require__(9256))/* quoted */.TL)(first[0])}`;
}

;// CONCATENATED MODULE: ./lib/experiments/analysis-warnings.js






/** What may mislead a reader of the figures, one sentence each: lost plays, missing values, answers that repeat, drift (statistics.md 4.3 steps 3, 4 and 10). */
function analysisWarnings(suspicions) {
    return [
        ...lost(suspicions),
        ...unequallyLost(suspicions),
        ...leftOut(suspicions),
        ...unmeasured(suspicions),
        ...saturated(suspicions),
        ...repeating(suspicions),
        ...drifting(suspicions),
    ];
}
function lost({ evidence }) {
    return evidence.variants.flatMap((variant) => {
        const all = evidence.lost.filter((play) => play.variant === variant);
        const made = all.length + evidence.plays.filter((play) => play.variant === variant).length;
        const said = (gone, what) => gone.length === 0
            ? []
            : [
                `${gone.length} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(made, 'play')} of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(variant)} ${what} and count in no figure. ${mostOften(gone)}`,
            ];
        const unsure = all.filter(({ status }) => status === 'unsure');
        return [
            ...said(all.filter(({ status }) => status !== 'unsure'), 'ended without a verdict'),
            ...said(unsure, `${unsure.length === 1 ? 'is' : 'are'} unsure`),
        ];
    });
}
function unequallyLost({ evidence, decision, metric }) {
    const scored = metric.scale === 'linear' ? metric : (0,metrics/* metricOf */.a)('pass_rate');
    return decision.rivals.flatMap(({ variant }) => {
        const { differs, rates, bounds, withUnsure } = (0,(lost_plays ??= __webpack_require__(33340))/* lostPlays */.i)(evidence, decision.leader, variant, scored);
        if (!differs || (rates[0] === 0 && rates[1] === 0))
            return [];
        const between = bounds === null
            ? ''
            : ` Had they all counted against ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)}, its difference in ${scored.name} would be ${(0,(sentences_words ??= __webpack_require__(9256))/* differenceText */.Lr)(bounds[0], scored)}; all for it, ${(0,(sentences_words ??= __webpack_require__(9256))/* differenceText */.Lr)(bounds[1], scored)}.`;
        return [
            `The shares of ${withUnsure ? 'lost or unsure' : 'lost'} plays differ: ${(0,(format ??= __webpack_require__(23808))/* formatPercent */.l9)(rates[0])} of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)}, ${(0,(format ??= __webpack_require__(23808))/* formatPercent */.l9)(rates[1])} of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(variant)}.${between}`,
        ];
    });
}
function leftOut({ evidence, decision, compared }) {
    if (decision.rivals.length === 0)
        return [];
    const kept = new Set(compared);
    const out = evidence.cases.filter((caseId) => !kept.has(caseId));
    if (out.length === 0)
        return [];
    return [
        `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(out.length, 'case')} ${out.length === 1 ? 'is' : 'are'} not in the comparison, for want of a valid play of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)} or of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.comparedWith)}: ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(out.map((sentences_words ??= __webpack_require__(9256))/* named */.KT))}.`,
    ];
}
function unmeasured({ evidence }) {
    const { plays } = evidence;
    return evidence.metrics.flatMap((name) => {
        const { rawOf } = (0,metrics/* metricOf */.a)(name);
        const missing = plays.filter((play) => rawOf(play) === undefined).length;
        if (missing === 0)
            return [];
        return missing === plays.length
            ? [`${name} has no value in any play; nothing can be said about it.`]
            : [
                `${name} has no value in ${missing} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(plays.length, 'valid play')}; its figures leave them out.`,
            ];
    });
}
function saturated({ saturation, metric, evidence }) {
    if (saturation === undefined || evidence.plays.length < 2)
        return [];
    if (saturation === 'constant')
        return [`${metric.name} has no variation: all plays have the same value.`];
    return [
        `Every play ${saturation === 'all_pass' ? 'passed' : 'failed'}: these cases tell no variants apart.`,
    ];
}
function repeating({ duplicates }) {
    const { repeated, same, variantsAlike } = duplicates;
    if (variantsAlike === true)
        return ['All variants gave the same answers in every case. Do the overrides reach the agent?'];
    // Below one half, repeats are what short answers do.
    if (repeated === 0 || same < repeated / 2)
        return [];
    return [
        `In ${same} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(repeated, 'pair')} of case and variant all answers are the same, so further runs told nothing there: K is effectively 1.`,
    ];
}
function drifting({ evidence, metric }) {
    return orderDrift(evidence, metric).map(({ variant, rho, p_value }) => `${metric.name} of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(variant)} ${rho > 0 ? 'rose' : 'fell'} while the experiment went on (rank correlation ${rho.toFixed(2).replace('-', '−')}, ${(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(p_value)}): the agent or its provider changed on the way. Variants were played side by side, so their comparison suffers less than their averages.`);
}

// EXTERNAL MODULE: ./lib/experiments/case-values.js
var case_values;
// EXTERNAL MODULE: ./lib/statistics/benjamini-hochberg.js
var benjamini_hochberg;
// EXTERNAL MODULE: ./lib/statistics/holm.js
var holm;
// EXTERNAL MODULE: ./lib/statistics/paired-contrast.js
var paired_contrast;
;// CONCATENATED MODULE: ./lib/experiments/contrasts.js






/** Level of a claim, and of the two one-sided tests of equivalence; share of false leads that is borne (statistics.md 4.3 step 9). */
const ALPHA = 0.05;
const Q = 0.1;
/** What every metric is asked: the requested ones in their order, the pass rate, and the primary metric in any case. */
function contrastedMetrics(evidence, primary) {
    return [...new Set([...evidence.metrics, 'pass_rate', primary])];
}
/**
 * Every variant against the baseline on every metric. Claims on the primary metric are adjusted by Holm over the variants; all others together by
 * Benjamini and Hochberg, and are only leads to follow (statistics.md 4.3 step 9). Without common cases p is 1.
 */
function contrasts(evidence, options) {
    const { primary, baseline } = options;
    const rows = contrastedMetrics(evidence, primary).flatMap((name) => {
        const metric = (0,metrics/* metricOf */.a)(name);
        const values = (0,(case_values ??= __webpack_require__(62693))/* caseValues */.N)(evidence, metric);
        return evidence.variants
            .filter((variant) => variant !== baseline)
            .map((variant) => rowOf(metric, variant, (0,(case_values ??= __webpack_require__(62693))/* pairsOf */.f)(values, baseline, variant).cases, options));
    });
    const first = rows.filter(({ metric }) => metric === primary);
    const second = rows.filter(({ metric }) => metric !== primary);
    const adjusted = new Map([
        ...zip(first, (0,(holm ??= __webpack_require__(22249))/* holm */.f)(first.map(({ p_value }) => p_value)).adjusted),
        ...zip(second, (0,(benjamini_hochberg ??= __webpack_require__(58937))/* benjaminiHochberg */.U)(second.map(({ p_value }) => p_value)).adjusted),
    ]);
    return rows.map((row) => {
        const p_adjusted = adjusted.get(row) ?? 1;
        const label = row.metric === primary ? 'primary' : 'exploratory';
        return { ...row, p_adjusted, label, holds: p_adjusted <= (label === 'primary' ? ALPHA : Q) };
    });
}
function rowOf(metric, variant, cases, { baseline, next }) {
    const contrast = (0,(paired_contrast ??= __webpack_require__(15489))/* pairedContrast */.Y)(cases, { binary: metric.binary, next, theseCases: false });
    return {
        metric: metric.name,
        variant,
        against: baseline,
        cases: contrast.cases,
        difference: contrast.difference === null ? null : asShown(contrast.difference, metric),
        interval: contrast.interval === null ? null : intervalShown(contrast.interval, metric),
        p_value: contrast.p_value,
        /** How far p and interval reach: a metric may have values in fewer cases than the primary one. */
        scope: contrast.scope,
        equivalent: equivalent(cases, metric),
        hedges_g: hedges(contrast),
    };
}
/** A difference as it is shown: latency and cost as a ratio - 1. */
function asShown(difference, metric) {
    return metric.scale === 'log' ? Math.expm1(difference) : difference;
}
/** Both ends of an interval as they are shown. */
function intervalShown([low, high], metric) {
    return [asShown(low, metric), asShown(high, metric)];
}
/** Two one-sided tests (Schuirmann 1987): the 90 % interval lies within the margin. Says something of other cases only, so not below six. */
function equivalent(cases, metric) {
    if (metric.equivalenceMargin === null || cases.length === 0)
        return null;
    if (cases.length < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I)
        return false;
    const { interval } = (0,(paired_interval ??= __webpack_require__(46161))/* pairedInterval */.$)(cases, {
        binary: metric.binary,
        alpha: 2 * ALPHA,
        scope: 'population',
    });
    if (interval === null)
        return false;
    return interval[0] > -metric.equivalenceMargin && interval[1] < metric.equivalenceMargin;
}
/** Difference in standard deviations of the case differences, with Hedges' correction for few cases (Hedges 1981). */
function hedges({ cases, difference, sd }) {
    // Below three cases the correction leaves nothing.
    if (difference === null || !sd || cases < 3)
        return null;
    return (difference / sd) * (1 - 3 / (4 * (cases - 1) - 1));
}
const zip = (keys, values) => keys.map((key, index) => [key, values[index]]);

// EXTERNAL MODULE: ./lib/experiments/decide.js + 2 modules
var decide;
;// CONCATENATED MODULE: ./lib/experiments/duplicate-answers.js

/** Looks for answers that repeat: ten equal answers are one witness, and equal variants are no experiment (statistics.md 4.3 step 10). */
function duplicateAnswers({ plays }) {
    let repeated = 0;
    let same = 0;
    let compared = 0;
    let alike = 0;
    for (const ofCase of groupedBy(plays, ({ caseId }) => caseId).values()) {
        const byVariant = groupedBy(ofCase, ({ variant }) => variant);
        for (const runs of byVariant.values()) {
            if (runs.length < 2)
                continue;
            repeated += 1;
            if (runs.every(({ digest }) => digest === runs[0]?.digest))
                same += 1;
        }
        if (byVariant.size < 2)
            continue;
        compared += 1;
        if (ofCase.every(({ digest }) => digest === ofCase[0]?.digest))
            alike += 1;
    }
    return { repeated, same, variantsAlike: compared === 0 ? null : alike === compared };
}

;// CONCATENATED MODULE: ./lib/experiments/effect-size.js

/** A mean below this is no base for a percentage (statistics.md 4.3 step 9). */
const NOTHING = 1e-9;
/**
 * How far a variant (`b`) lies from the reference (`a`) on one metric, as the interface shows it: a signed percentage of the reference,
 * "+12.5%". Raw direction: "-20.0%" of `latency_ms` is faster. Means are over the cases that both have; for latency and
 * cost the ratio of geometric means. Where the reference is 0 there is no percentage: "+0.42 abs". "n/a" without values of both.
 */
function effectSize(cases, metric) {
    if (cases.length === 0)
        return 'n/a';
    const reference = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)));
    const own = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b)));
    if (metric.scale === 'log')
        return `${signed(100 * Math.expm1(own - reference), 1)}%`;
    if (Math.abs(reference) < NOTHING)
        return `${signed(own - reference, 2)} abs`;
    return `${signed((100 * (own - reference)) / Math.abs(reference), 1)}%`;
}
/** With its sign, as the API writes it; what rounds to nothing is +0. */
function signed(value, digits) {
    const size = Math.abs(value).toFixed(digits);
    return `${value < 0 && Number(size) !== 0 ? '-' : '+'}${size}`;
}

// EXTERNAL MODULE: ./lib/statistics/paired-differences.js
var paired_differences;
// EXTERNAL MODULE: ./lib/statistics/paired-t.js
var paired_t;
// EXTERNAL MODULE: ./lib/statistics/permutation-stratified.js + 2 modules
var permutation_stratified;
// EXTERNAL MODULE: ./lib/statistics/sign-flip.js
var sign_flip;
// EXTERNAL MODULE: ./lib/experiments/leader.js
var experiments_leader;
;// CONCATENATED MODULE: ./lib/experiments/influence.js







/** Above this many cases only the most extreme ones are left out in turn: no other can turn what so many say. */
const MOST_TRIED = 200;
/** A verdict that hangs on more cases than this hangs on all of them; a longer list says nothing more. */
const MOST_LISTED = 20;
/** Up to here both tests are run for every case left out; beyond, the slow one only while the quick one says that it may matter. */
const FEW = 20;
/** Random relabellings where they cannot be listed: a p of 0.05 then has a standard error of 0.002. */
const DRAWS = 9_999;
/**
 * Would the p-values prove something else if one case had not been there? A single odd case among few can make a verdict,
 * and skewed differences mislead every test (statistics.md 4.2), so the report names which ones to look at. `rivals` is the leader against every other
 * variant; proven means that whoever leads is ahead of every other one and the largest p is at most `alpha`. `direction` is -1 where less
 * is better. The scope stays that of the whole experiment. The most influential come first.
 */
function influence(rivals, options) {
    const { alpha, direction = 1 } = options;
    const whole = rivals.map((rival) => influence_without(rival, undefined));
    const slow = (pairs) => Math.max(...pairs.map((rival) => slowP(rival.cases, options)));
    const quick = (pairs) => Math.max(...pairs.map((rival) => quickP(rival.cases, options.scope)));
    const proven = (p) => p <= alpha;
    if (rivals.length === 0 || whole.some(({ cases }) => cases.length < 2))
        return [];
    const before = proven(Math.max(quick(whole), slow(whole)));
    const tried = candidates(rivals).map((caseId) => {
        const { leader, pairs } = ledAnew(rivals.map((rival) => influence_without(rival, caseId)), direction);
        const ahead = pairs.every((pair) => leadOf(pair, direction) > (experiments_leader ??= __webpack_require__(12859))/* TIE */.XR);
        return { caseId, leader, pairs, quick: ahead ? quick(pairs) : 1 };
    });
    // Those that turn it most surely first: the largest p where something was proven, else the smallest.
    tried.sort((one, other) => (before ? other.quick - one.quick : one.quick - other.quick));
    const found = [];
    for (const one of tried) {
        if (found.length === MOST_LISTED)
            break;
        const few = one.pairs.every(({ cases }) => cases.length < FEW);
        // The quick p is a lower bound of p; where many cases are proven by half the bound, the two tests agree.
        const settled = before ? !few && one.quick <= alpha / 2 : one.quick > alpha;
        if (settled)
            break;
        const p = Math.max(one.quick, slow(one.pairs));
        if (proven(p) !== before)
            found.push({
                case_id: one.caseId,
                p_value_without: p,
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ leader_without: one.leader }),
            });
        else if (!few)
            break;
    }
    return found;
}
const influence_without = ({ variant, caseIds, cases }, left) => ({
    variant,
    caseIds: caseIds.filter((caseId) => caseId !== left),
    cases: cases.filter((_, index) => caseIds[index] !== left),
});
/** How far the leader is ahead of a rival. */
const leadOf = ({ cases }, direction) => direction * (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a, b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)));
/**
 * Where a rival is ahead of the leader, that rival against all others, on the cases that they share; `leader` is its name. A p-value
 * speaks of a difference in either direction, so it must not be read as one for the leader that was.
 */
function ledAnew(rivals, direction) {
    const leads = rivals.map((rival) => leadOf(rival, direction));
    const least = Math.min(...leads);
    const best = rivals[leads.indexOf(least)];
    if (best === undefined || least >= -(experiments_leader ??= __webpack_require__(12859))/* TIE */.XR)
        return { pairs: rivals };
    const own = new Map(best.caseIds.map((caseId, index) => [caseId, best.cases[index]?.a ?? []]));
    const pairs = rivals.map((rival) => {
        if (rival === best)
            return { ...rival, cases: rival.cases.map(({ a, b }) => ({ a: b, b: a })) };
        const shared = rival.caseIds.map((caseId) => own.has(caseId));
        return {
            variant: rival.variant,
            caseIds: rival.caseIds.filter((_, index) => shared[index]),
            cases: rival.cases
                .map(({ a }, index) => ({ a, b: own.get(rival.caseIds[index] ?? '') ?? [] }))
                .filter((_, index) => shared[index]),
        };
    });
    // Without a case in common nothing is said of the two.
    return pairs.some(({ cases }) => cases.length === 0) ? { pairs: rivals } : { leader: best.variant, pairs };
}
/** All cases, or those that lie farthest from no difference. */
function candidates(rivals) {
    const sizes = new Map();
    for (const { caseIds, cases } of rivals)
        for (const [index, { a, b }] of cases.entries()) {
            const caseId = caseIds[index];
            sizes.set(caseId, Math.max(sizes.get(caseId) ?? 0, Math.abs((0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a))));
        }
    return [...sizes]
        .sort((one, other) => other[1] - one[1])
        .slice(0, MOST_TRIED)
        .map(([caseId]) => caseId);
}
/** The t-test for other cases; nothing is quick for exactly these. */
function quickP(cases, scope) {
    if (scope !== 'population')
        return 0;
    if (cases.length < 2)
        return 1;
    return (0,(paired_t ??= __webpack_require__(5279))/* pairedT */.u)(cases.map(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)), cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b))).p_value;
}
function slowP(cases, { scope, next }) {
    if (scope !== 'population')
        return (0,(permutation_stratified ??= __webpack_require__(89876))/* permutationStratified */.Q)(cases, { next, draws: DRAWS }).p_value;
    return (0,(sign_flip ??= __webpack_require__(53072))/* signFlip */.R)((0,(paired_differences ??= __webpack_require__(93355))/* pairedDifferences */.y)(cases.map(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)), cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b)))).mid_p;
}

// EXTERNAL MODULE: ./lib/experiments/order.js
var experiments_order;
;// CONCATENATED MODULE: ./lib/statistics/normal-draw.js
/**
 * One draw from the standard normal distribution, by the trigonometric transform of two uniform numbers (Box and Muller
 * 1958). `next` is uniform in [0, 1) and seeded; each call takes two numbers from it and keeps nothing in between.
 */
function normalDraw(next) {
    // 1 - u lies in (0, 1], so the logarithm is finite.
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    return radius * Math.cos(2 * Math.PI * next());
}

;// CONCATENATED MODULE: ./lib/statistics/gamma-draw.js

/**
 * One draw from the gamma distribution with this shape and scale 1: what shares (`betaDraw`) and the scatter of a t
 * (`tDraw`) are made of. Squeezed rejection from a cubed normal (Marsaglia and Tsang 2000, ACM TOMS 26:3), with their boost for
 * shapes below 1. `next` is uniform in [0, 1) and seeded. RangeError for a shape that is not above 0.
 */
function gammaDraw(shape, next) {
    if (!(shape > 0 && shape < Infinity))
        throw new RangeError(`gammaDraw: shape must be above 0, got ${shape}`);
    // The exponential distribution needs one logarithm.
    if (shape === 1)
        return -Math.log(1 - next());
    if (shape < 1) {
        const boosted = gammaDraw(shape + 1, next);
        const u = 1 - next();
        // Products where powers are small and whole: `**` takes longer than the rest of the draw.
        return boosted * (shape === 0.5 ? u * u : u ** (1 / shape));
    }
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
        const x = normalDraw(next);
        const root = 1 + c * x;
        if (root <= 0)
            continue;
        const v = root * root * root;
        const square = x * x;
        const u = 1 - next();
        // 0.0331 is the constant of their squeeze: it accepts nearly all without a logarithm.
        if (u < 1 - 0.0331 * square * square)
            return d * v;
        if (Math.log(u) < 0.5 * square + d * (1 - v + Math.log(v)))
            return d * v;
    }
}

;// CONCATENATED MODULE: ./lib/statistics/beta-draw.js

/** Up to this many passes and failures together the shortcut for whole counts is the faster one. */
const beta_draw_FEW = 12;
/**
 * One draw from Beta(a, b): a share that would fit a − 1 passes and b − 1 failures. Made of two gamma draws (Devroye 1986,
 * IX.4); in [0, 1], the ends nearly never. `next` is uniform in [0, 1) and seeded. RangeError unless a and b are above 0.
 */
function betaDraw(a, b, next) {
    const passes = a - 0.5;
    const failures = b - 0.5;
    if (passes >= 0 && failures >= 0 && passes + failures <= beta_draw_FEW)
        if (Number.isInteger(passes) && Number.isInteger(failures))
            return fewDraw(passes, failures, next);
    const gamma = gammaDraw(a, next);
    return gamma / (gamma + gammaDraw(b, next));
}
/**
 * The same for a few passes and failures with half of one added to each, as posteriors of a case have it. A gamma of shape n + 1/2 is the
 * sum of half a squared normal and n exponentials, and the squares of two normals are the parts of one more exponential, by an angle
 * (Devroye 1986, IX.3): three logarithms and a cosine for both.
 */
function fewDraw(passes, failures, next) {
    const cosine = Math.cos(2 * Math.PI * next());
    const share = cosine * cosine;
    if (passes + failures === 0)
        return share;
    const both = -Math.log(1 - next());
    const gamma = both * share + exponentials(passes, next);
    return gamma / (gamma + both * (1 - share) + exponentials(failures, next));
}
/** The sum of that many exponential draws, by one logarithm of a product. */
function exponentials(count, next) {
    if (count === 0)
        return 0;
    let product = 1;
    for (let drawn = 0; drawn < count; drawn += 1)
        product *= 1 - next();
    return -Math.log(product);
}

// EXTERNAL MODULE: ./lib/statistics/sample-variance.js
var sample_variance;
;// CONCATENATED MODULE: ./lib/statistics/t-draw.js


/**
 * One draw from Student's t with `df` degrees of freedom: how far a mean may lie from the true one, in standard errors that
 * were themselves estimated. A normal over the root of a scaled gamma (Student 1908). `next` is uniform in [0, 1) and
 * seeded. RangeError unless df is above 0.
 */
function tDraw(df, next) {
    return normalDraw(next) / Math.sqrt(gammaDraw(df / 2, next) / (df / 2));
}

;// CONCATENATED MODULE: ./lib/experiments/probability-best.js






/** Another seed then moves a share of one half by about 0.008 (statistics.md 4.3 step 8). */
const probability_best_DRAWS = 4000;
/** Equal scores in a few runs are no proof that a case never scatters; least standard deviation of graded scores (step 8). */
const LEAST_DEVIATION = 0.02;
/**
 * How likely each variant is the best one on other cases like these: the share of draws in which its mean is. A draw weighs the
 * cases anew (Bayesian bootstrap, Rubin 1981) and takes each case's mean from its posterior: Beta(x + 1/2, K − x + 1/2)
 * for yes/no, else the mean plus a t with K − 1 degrees of freedom (statistics.md 4.3 step 8). For display; never the confidence and
 * never the decision, since it is too sure of itself with few cases. Only variants with plays take part, over the cases
 * that all of them played; no such case, nothing to say: empty. The order of cases and variants does not matter.
 */
function probabilityBest(values, metric, next) {
    const variants = [...values.keys()].filter((variant) => (values.get(variant)?.size ?? 0) > 0).sort();
    // The best of one says nothing.
    if (variants.length < 2)
        return {};
    const [first] = variants;
    const caseIds = [...(first === undefined ? [] : (values.get(first)?.keys() ?? []))]
        .filter((caseId) => variants.every((variant) => values.get(variant)?.has(caseId)))
        .sort();
    if (caseIds.length === 0)
        return {};
    const samplers = variants.map((variant) => caseIds.map((caseId) => samplerOf(values.get(variant)?.get(caseId) ?? [], metric, next)));
    const wins = variants.map(() => 0);
    const weights = new Float64Array(caseIds.length);
    for (let draw = 0; draw < probability_best_DRAWS; draw += 1) {
        // Not divided by their sum: that changes no order.
        for (let index = 0; index < weights.length; index += 1)
            weights[index] = gammaDraw(1, next);
        let best = 0;
        let highest = -Infinity;
        for (const [place, cases] of samplers.entries()) {
            let total = 0;
            for (const [index, sample] of cases.entries())
                total += weights[index] * sample();
            if (total * metric.direction > highest) {
                highest = total * metric.direction;
                best = place;
            }
        }
        wins[best] = (wins[best] ?? 0) + 1;
    }
    return Object.fromEntries(variants.map((variant, place) => [variant, (wins[place] ?? 0) / probability_best_DRAWS]));
}
/** Draws what the true mean of one case with one variant may be. */
function samplerOf(scores, metric, next) {
    const runs = scores.length;
    if (metric.binary) {
        const passes = scores.filter((score) => score === 1).length;
        return () => betaDraw(passes + 0.5, runs - passes + 0.5, next);
    }
    // Sorted, so that the order of plays does not reach the last digit.
    const sorted = [...scores].sort((one, other) => one - other);
    const centre = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(sorted);
    // One run says nothing of its scatter: the least one stands in.
    if (runs === 1)
        return () => centre + LEAST_DEVIATION * normalDraw(next);
    const deviation = Math.max(LEAST_DEVIATION, Math.sqrt((0,(sample_variance ??= __webpack_require__(18597))/* sampleVariance */.y)(sorted)));
    const error = deviation / Math.sqrt(runs);
    return () => centre + error * tDraw(runs - 1, next);
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/broken-off.js


/** Ended by something else than its plan and its results. */
function isBrokenOff({ ended }) {
    return ended === 'budget' || ended === 'cancelled' || ended === 'refused';
}
/** Why the experiment ended before everything was played, when nobody requested it: shown first. */
function brokenOff({ course, evidence }) {
    const words = {
        budget: 'The budget ended this experiment early',
        cancelled: 'This experiment was cancelled early',
        refused: 'This experiment was broken off, because every further request would have been refused',
    };
    if (course.ended !== 'budget' && course.ended !== 'cancelled' && course.ended !== 'refused')
        return [];
    const made = evidence.plays.length + evidence.lost.length;
    return [
        `${words[course.ended]}, after ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(made)} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(course.playsPlanned, 'play')}.`,
        ...(course.endReason === undefined ? [] : [(0,(sentences_words ??= __webpack_require__(9256))/* quoted */.TL)(course.endReason)]),
        ...(made === 0 ? [] : ['What follows rests on the plays that were made.']),
    ];
}

// EXTERNAL MODULE: ./lib/statistics/harm.js
var harm;
// EXTERNAL MODULE: ./lib/experiments/shown-ratio.js
var shown_ratio;
;// CONCATENATED MODULE: ./lib/experiments/sentences/facts.js
/** The p-value alone would do, for other cases than these. */
function isProven({ decision, alpha }) {
    return decision.scope === 'population' && decision.pValue <= alpha;
}
/** Fewest and most runs of a case in the comparison. */
function runsOf({ cases }) {
    const counts = cases.flatMap(({ a, b }) => [a.length, b.length]);
    return counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
}
/** Every variant was shown to be equivalent to the baseline on the primary metric. */
function noPracticalDifference({ analysis }) {
    const primary = analysis.contrasts.filter(({ label }) => label === 'primary');
    return primary.length > 0 && primary.every(({ equivalent }) => equivalent === true);
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/choice.js







const choice_ALPHA = 0.05;
/** What the primary metric does not measure: what an answer costs, and how long it takes. */
var SPENT;
function SPENT$made() { return SPENT = [
    { name: 'cost_usd', less: 'cheaper', more: 'dearer' },
    { name: 'latency_ms', less: 'faster', more: 'slower' },
]; }
/** What to do with the result: which variant to use, and what that means for the bill and the wait. */
function choice(facts) {
    const { decision, evidence, duplicates } = facts;
    if (evidence.plays.length === 0 || decision.rivals.length === 0)
        return [];
    // The same answers from all: whatever seems to set them apart is not the variants.
    if (duplicates.variantsAlike === true)
        return ['All variants gave the same answers in every case: check that their overrides reach the agent.'];
    return decision.conclusive ? conclusiveChoice(facts) : openChoice(facts);
}
function conclusiveChoice(facts) {
    const { decision } = facts;
    const { leader, comparedWith, baseline } = decision;
    const effects = (SPENT ?? SPENT$made()).flatMap(({ name, less, more }) => {
        if (name === decision.primary)
            return [];
        const spent = spentBy(facts, name, leader, comparedWith);
        return spent === undefined
            ? []
            : [`${(0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(spent.ratio, (0,metrics/* metricOf */.a)(name))} ${spent.ratio < 0 ? less : more}`];
    });
    const side = effects.length === 0 ? '' : ` It is ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(effects)} than ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(comparedWith)}.`;
    const act = leader === baseline ? `Keep ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)}.` : `Use ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)}.`;
    // Proven and worth nothing: many plays find what nobody would notice.
    const small = noPracticalDifference(facts)
        ? ` The difference is proven, but of no practical size: less than ${(0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(facts.metric.equivalenceMargin ?? 0, facts.metric)}.`
        : '';
    return [`${act}${small}${guardedText(decision)}${side}`];
}
/** What is known of the metrics that the decision was not about: that they suffered by less than matters, or only that no harm was seen. */
function guardedText({ guards, baseline }) {
    const isRuledOut = ({ lowerBound }) => lowerBound !== null && lowerBound > -(harm ??= __webpack_require__(10969))/* HARM_MARGIN */.eT;
    const ruledOut = guards.filter(isRuledOut);
    const unseen = guards.filter((guard) => !isRuledOut(guard));
    const upTo = unseen.flatMap(({ metric, lowerBound }) => lowerBound === null ? [] : [(0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(lowerBound, (0,metrics/* metricOf */.a)(metric))]);
    const names = (some) => (0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(some.map(({ metric }) => metric));
    return [
        ruledOut.length === 0
            ? ''
            : ` On ${names(ruledOut)} it is not worse than ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(baseline)} by more than ${(harm ??= __webpack_require__(10969))/* HARM_MARGIN */.eT}.`,
        unseen.length === 0 ? '' : ` On ${names(unseen)} no harm was seen against ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(baseline)}`,
        upTo.length === 0
            ? ''
            : `, but these plays do not rule out ${upTo.length === 1 ? 'a loss' : 'losses'} of up to ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(upTo)}`,
        unseen.length === 0 ? '' : '.',
    ].join('');
}
function openChoice(facts) {
    const { decision, analysis, evidence } = facts;
    const equal = noPracticalDifference(facts);
    const margin = (0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(facts.metric.equivalenceMargin ?? 0, facts.metric);
    const sentences = equal ? [`The difference is of no practical size: less than ${margin} either way.`] : [];
    // Among those that were not beaten: whoever is clearly behind is no bargain.
    const contenders = [
        decision.leader,
        ...decision.rivals.filter(({ contrast }) => contrast.p_value > choice_ALPHA).map(({ variant }) => variant),
    ];
    const leading = decision.tieBrokenBy === undefined
        ? []
        : [
            `If you have to choose now, take ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)}: it stands better on ${decision.tieBrokenBy}.`,
        ];
    for (const { name, less } of (SPENT ?? SPENT$made())) {
        if (name === decision.primary)
            continue;
        const [first, ...rest] = byMean((0,(case_values ??= __webpack_require__(62693))/* caseValues */.N)(evidence, (0,metrics/* metricOf */.a)(name)), contenders);
        const last = rest.at(-1);
        if (first === undefined || last === undefined)
            continue;
        const spent = spentBy(facts, name, first, last);
        if (spent === undefined || spent.ratio > 0)
            continue;
        const saving = `${(0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(spent.ratio, (0,metrics/* metricOf */.a)(name))} ${less} than ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(last)} (${(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(spent.p)})`;
        // What is advised is who leads; that another one saves something is a fact beside it.
        if (first !== decision.leader)
            return [...sentences, ...leading, `${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first)} is ${saving}.`];
        return [
            ...sentences,
            `${equal || facts.saturation !== undefined ? 'Take' : 'If you have to choose now, take'} ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first)}: it is ${saving}.`,
        ];
    }
    if (leading.length > 0)
        return [...sentences, ...leading];
    if (decision.conclusiveForTheseCases === true)
        return [`For these cases use ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)}.`];
    const keep = evidence.plays.some(({ variant }) => variant === decision.baseline);
    if (!keep)
        return sentences;
    return [
        ...sentences,
        `Keep ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.baseline)} ${analysis.difference === 0 || equal ? 'unless something else speaks for a change' : 'until more is known'}.`,
    ];
}
/** A saving or a surplus that is there beyond chance and worth a word. */
const spentBy = ({ evidence, settings: { seed } }, name, variant, against) => (0,(shown_ratio ??= __webpack_require__(5903))/* shownRatio */.$)(evidence, { metric: (0,metrics/* metricOf */.a)(name), variant, against, seed });
/** Variants by their mean over the cases that all of them share, least first; empty unless every one has values. */
function byMean(values, variants) {
    const [first] = variants;
    const shared = [...(values.get(first ?? '')?.keys() ?? [])].filter((caseId) => variants.every((variant) => values.get(variant)?.has(caseId)));
    if (shared.length === 0)
        return [];
    const means = new Map(variants.map((variant) => [
        variant,
        (0,(mean ??= __webpack_require__(71134))/* mean */.i)(shared.map((caseId) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(values.get(variant)?.get(caseId) ?? []))),
    ]));
    return [...variants].sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0));
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/ended-by-look.js


/** What an end that the looks decided on means: what it saved, and what it does to the figures. */
function endedByLook({ course, analysis, metric, decision }) {
    const look = course.looks.at(-1);
    const rounds = look === undefined ? '' : `after ${look.rounds} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(course.plannedRounds, 'round')}`;
    const saved = analysis.runs_saved > 0 ? ` That saved ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(analysis.runs_saved, 'play')}.` : '';
    const dropped = course.looks.flatMap((one) => one.dropped.length === 0
        ? []
        : [
            `${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(one.dropped.map((sentences_words ??= __webpack_require__(9256))/* named */.KT))} ${one.dropped.length === 1 ? 'was' : 'were'} clearly behind and not played any more after round ${one.rounds}.`,
        ]);
    if (course.ended === 'winner') {
        const held = analysis.repeated_interval;
        const over = held === null
            ? ''
            : `; the interval that allows for all looks is ${(0,(sentences_words ??= __webpack_require__(9256))/* intervalText */.Bt)(held, metric)}${metric.binary ? ' points' : ''}`;
        return [
            ...dropped,
            `It ended ${rounds}, because the result was clear by then.${saved} A difference at an early end tends to be a little too large${over}.`,
        ];
    }
    if (course.ended === 'futile')
        return [
            ...dropped,
            `It ended ${rounds}, because the rest had less than a 10 % chance of proving a difference.${saved}`,
        ];
    return decision.conclusive || analysis.runs_saved === 0 ? dropped : dropped.map((one) => `${one}${saved}`);
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/hangs-on.js

/** Single cases that made the verdict, or stand in its way. */
function hangsOn({ analysis, decision, alpha }) {
    const [first, ...others] = analysis.influence;
    if (first === undefined || decision.rivals.length === 0)
        return [];
    const proven = decision.pValue <= alpha;
    // What is not proven may hang on a case, too; but only a claim needs the warning.
    if (!proven && first.leader_without !== undefined)
        return [
            `Without the case ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first.case_id)} it would be the other way round: ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first.leader_without)} would lead, and that would be proven (${(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(first.p_value_without)}). Look at that case.`,
        ];
    if (!proven && others.length > 0)
        return [
            `Without any one of the cases ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)([first, ...others].map(({ case_id }) => (0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(case_id)), 3)} it would be proven (${(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(first.p_value_without)} without ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first.case_id)}): look at them.`,
        ];
    if (!proven)
        return [
            `Without the case ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first.case_id)} it would be proven (${(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(first.p_value_without)}): look at that case.`,
        ];
    return others.length === 0
        ? [
            `This hangs on the case ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(first.case_id)}: without it nothing would be proven (${(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(first.p_value_without)}). Look at it before you rely on the result.`,
        ]
        : [
            `This hangs on single cases: without any one of ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)([first, ...others].map(({ case_id }) => (0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(case_id)), 3)} nothing would be proven. Look at them before you rely on the result.`,
        ];
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/judged-offline.js

/** Heuristics are a screen, not a judge: named wherever they had a part in the figures. */
function judgedOffline({ course, evidence, metric }) {
    if (course.judgeMode !== 'offline' || evidence.plays.length === 0)
        return [];
    const measured = metric.scale === 'log' && evidence.metrics.every((name) => (0,metrics/* metricOf */.a)(name).scale === 'log');
    return measured ? [] : ['Judged offline (heuristic).'];
}

;// CONCATENATED MODULE: ./lib/experiments/variance-parts.js



/** (1.960 + 0.842)²: 5 % two-sided error, found four times in five (statistics.md 4.3 step 10). */
const NORMAL_MULTIPLIER = (1.959963984540054 + 0.8416212335729143) ** 2;
/** Splits the scatter of the paired differences into what more cases would cure and what more runs would. */
function varianceParts(cases, binary) {
    const sides = cases.flatMap(({ a, b }) => [a, b]);
    const repeated = sides.filter((runs) => runs.length > 1);
    const freedom = repeated.reduce((sum, runs) => sum + runs.length - 1, 0);
    // Pooled by degrees of freedom; with equal K this is the mean over cases. Times two, for both sides.
    const pooled = freedom === 0
        ? null
        : repeated.reduce((sum, runs) => sum + scatterOf(runs) * (runs.length - 1), 0) / freedom;
    const noise = sides.map((runs) => errorOf(runs, binary, pooled));
    const known = noise.every((value) => value !== null);
    const perCaseNoise = known && noise.length > 0 ? 2 * (0,(mean ??= __webpack_require__(71134))/* mean */.i)(noise) : null;
    const scatter = cases.length < 2 ? null : (0,(sample_variance ??= __webpack_require__(18597))/* sampleVariance */.y)(cases.map(({ a, b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)));
    const isKnown = pooled !== null && perCaseNoise !== null;
    return {
        withinRuns: pooled === null ? null : 2 * pooled,
        betweenCases: scatter === null || !isKnown ? null : Math.max(0, scatter - perCaseNoise),
        perCase: scatter === null ? null : Math.max(scatter, perCaseNoise ?? 0),
        ofTheseCases: isKnown ? perCaseNoise / cases.length : null,
        freedom,
        runs: sides.length === 0 ? 0 : 1 / (0,(mean ??= __webpack_require__(71134))/* mean */.i)(sides.map((runs) => 1 / runs.length)),
    };
}
/** Variance of the runs of one case; equal runs have none, where the rounding of their mean would leave a trace. */
function scatterOf(runs) {
    return runs.every((value) => value === runs[0]) ? 0 : (0,(sample_variance ??= __webpack_require__(18597))/* sampleVariance */.y)(runs);
}
/** Squared standard error of one side's mean; yes/no with a little doubt added, since three passes are no certainty (step 6). */
function errorOf(runs, binary, pooled) {
    if (binary) {
        const share = (runs.reduce((sum, value) => sum + value, 0) + 1) / (runs.length + 2);
        return (share * (1 - share)) / (runs.length + 2);
    }
    return pooled === null ? null : pooled / runs.length;
}
/**
 * Smallest difference that as many cases and runs find with 80 % power at 5 %: for other cases, or for exactly these.
 * Null where nothing scattered or nothing could: then the data do not say.
 */
function minimumDetectableEffect(parts, cases, scope) {
    const [variance, freedom] = scope === 'population'
        ? [parts.perCase === null ? null : parts.perCase / cases, cases - 1]
        : [parts.ofTheseCases, parts.freedom];
    if (variance === null || variance === 0 || freedom < 1)
        return null;
    return ((0,(student_t ??= __webpack_require__(87870))/* tQuantile */.YW)(0.975, freedom) + (0,(student_t ??= __webpack_require__(87870))/* tQuantile */.YW)(0.8, freedom)) * Math.sqrt(variance);
}
/** Cases that would show a difference of `delta` with 80 % power, at as many runs each as now; null without scatter or a delta. */
function casesNeeded(parts, delta) {
    if (parts.perCase === null || parts.perCase === 0 || delta === 0)
        return null;
    return Math.ceil((NORMAL_MULTIPLIER * parts.perCase) / delta ** 2);
}
/** Runs per case and variant that would show `delta` on as many cases as now; null when no number of runs would: only cases help. */
function runsNeeded(parts, cases, delta) {
    // Runs that never differ teach nothing, however many.
    if (!parts.withinRuns || parts.betweenCases === null || delta === 0)
        return null;
    const left = (cases * delta ** 2) / NORMAL_MULTIPLIER - parts.betweenCases;
    return left <= 0 ? null : Math.ceil(parts.withinRuns / left);
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/next-step.js






/** Beyond this nobody adds cases to tell two prompts apart: the difference is too small to be worth it. */
const MANY_CASES = 1000;
/** Most runs that the interface takes. */
const MOST_RUNS = 1000;
/** A loss this far beyond chance is there: more plays would only confirm it. */
const SEEN = 0.05;
/** A ratio worth finding where the user did not say: a tenth. */
var RATIO;
function RATIO$made() { return RATIO = Math.log(1.1); }
/** What the design could have found, and what to add so that the next one finds more. Nothing when it is proven. */
function nextStep(facts) {
    const { decision, analysis, evidence, saturation, duplicates } = facts;
    if (decision.conclusive || evidence.plays.length === 0 || analysis.difference === null)
        return [];
    if (duplicates.variantsAlike === true)
        return couldFind(facts);
    if (saturation !== undefined)
        return [...couldFind(facts), ...moreEvidence(facts)];
    // Something else than chance stands in the way, and the reasons have said what.
    if (isProven(facts))
        return [...couldFind(facts), ...ruleOut(facts)];
    if (isBrokenOff(facts.course))
        return [
            ...couldFind(facts),
            'Next: play the rest of the plan, before any cases or runs are added to it.',
        ];
    if (analysis.cases < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I)
        return [...couldFind(facts), addCases(facts)];
    return noPracticalDifference(facts) ? couldFind(facts) : [...couldFind(facts), buy(facts)];
}
/** The smallest difference that would have been found. */
function couldFind(facts) {
    const { analysis, metric, decision } = facts;
    const least = analysis.minimum_detectable_effect;
    const design = `With ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(analysis.cases, 'case')} played ${(0,(sentences_words ??= __webpack_require__(9256))/* timesText */.Aq)(runsOf(facts))}`;
    // Shares cannot differ by more than all.
    if (least === null || (metric.binary && least >= 1))
        return analysis.cases < (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I
            ? [`${design}, no difference would be found reliably, however large.`]
            : [];
    const these = analysis.cases === 1 ? ' on this case' : ' on these cases';
    const where = decision.scope === 'population' ? '' : these;
    return [
        `${design}, a difference of ${isOptimistic(facts) ? 'at least' : 'about'} ${(0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(least, metric)}${where} would be found four times in five; smaller ones are easily missed.`,
    ];
}
/** Cases from which on single yes/no plays find what the formula promises; at 8 they find 3 % where it says 15 % (BFCL). */
const FEW_CASES = 40;
/** The formula goes by the t-test; where each case says only yes or no, the sign flip wants more than that. */
function isOptimistic(facts) {
    return facts.metric.binary && runsOf(facts)[1] === 1 && facts.analysis.cases < FEW_CASES;
}
/** What keeps a proven lead from being a win: a loss elsewhere that the plays neither show nor rule out. */
function ruleOut({ decision, analysis }) {
    const seen = analysis.contrasts.filter(({ variant, difference, p_value }) => variant === decision.leader && (difference ?? 0) < 0 && p_value <= SEEN);
    const open = decision.guards.filter(({ metric, held, lowerBound }) => !held && lowerBound !== null && !seen.some((contrast) => contrast.metric === metric));
    if (open.length === 0)
        return [];
    return [
        `Next: more cases, until a loss on ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(open.map(({ metric }) => metric))} is either seen or ruled out.`,
    ];
}
/** Where nothing varies, more of the same is no evidence. */
function moreEvidence({ saturation, metric }) {
    if (saturation === 'all_pass')
        return ['More runs of these cases would show the same: add harder cases, or compare by a scorer.'];
    if (saturation === 'all_fail')
        return [
            'Look at the failures and the thresholds first: cases that nobody passes tell no variants apart.',
        ];
    return [`More plays of these cases would show the same: compare by another metric than ${metric.name}.`];
}
/** Below six cases more runs never support a claim about other cases. */
function addCases(facts) {
    const have = facts.analysis.cases;
    const wanted = casesNeeded(facts.parts, deltaOf(facts).delta) ?? 0;
    const about = wanted <= (paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I || wanted > MANY_CASES ? `at least ${(paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I}` : `about ${wanted}`;
    return `Next: add cases, ${about} in all (now ${have}); more runs of ${have === 1 ? 'this one' : `these ${have}`} say nothing about others.`;
}
/** Cases or runs, whichever the scatter comes from, and how many (statistics.md 4.3 step 10). */
function buy(facts) {
    const { parts, duplicates, metric, analysis } = facts;
    const { delta, shown, seen } = deltaOf(facts);
    const have = analysis.cases;
    const runs = runsOf(facts);
    const size = (0,(sentences_words ??= __webpack_require__(9256))/* sizeText */.lP)(shown, metric);
    const goal = seen ? `a difference like the one seen (${size})` : `a difference of ${size}`;
    const least = analysis.minimum_detectable_effect;
    if (!seen && least !== null && least <= shown)
        return `More plays are hardly worth it: ${goal} would have shown.`;
    const cases = casesNeeded(parts, delta);
    if (cases === null)
        return 'Next: add cases; nothing in these plays says how many.';
    // The formula is for many cases; a few more than there are is the least that can change anything.
    const wanted = Math.max(cases, have + 2);
    if (wanted > MANY_CASES)
        return `To prove ${goal} would take more than ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(MANY_CASES)} cases: if no larger one matters to you, treat the variants as equal.`;
    const moreCases = `about ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(wanted, 'case')} (now ${have}), played as often, would prove ${goal} four times in five`;
    const repeats = duplicates.repeated > 0 && duplicates.same === duplicates.repeated;
    if (repeats)
        return `Next: more cases, not more runs, since the answers repeat; ${moreCases}.`;
    if (parts.betweenCases === null || parts.withinRuns === null)
        return `Next: more cases; ${moreCases}. A single run of each case does not show how much of the scatter is chance; several would.`;
    if (parts.betweenCases > parts.withinRuns / parts.runs)
        return `Next: more cases rather than more runs, since the difference varies from case to case more than from run to run; ${moreCases}.`;
    const more = runsNeeded(parts, have, delta);
    if (more === null || more > MOST_RUNS || more <= runs[1])
        return `Next: more cases; ${moreCases}.`;
    const now = runs[0] === runs[1] ? `${runs[0]}` : `${runs[0]} to ${runs[1]}`;
    return `Next: more runs rather than more cases, since the runs of a case vary most; about ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(more, 'run')} (now ${now}) of each case with each variant would prove ${goal} four times in five, as would about ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(wanted, 'case')} played as often as now.`;
}
/**
 * The difference to plan for, on the analysis scale and as shown: the one seen, unless it is smaller than what is worth having; where the
 * user did not say what that is, the least that matters in practice.
 */
function deltaOf({ decision, settings, metric }) {
    const observed = Math.abs(decision.contrast.difference ?? 0);
    const worthHaving = metric.scale === 'log' ? Math.log1p(settings.minEffect) : settings.minEffect;
    const worth = worthHaving > 0 ? worthHaving : (metric.equivalenceMargin ?? (RATIO ?? RATIO$made()));
    const delta = Math.max(worth, observed);
    return { delta, shown: metric.scale === 'log' ? Math.expm1(delta) : delta, seen: delta === observed };
}

;// CONCATENATED MODULE: ./lib/experiments/sentences/verdict.js







/** Who leads, by how much, and how sure that is; only a conclusive leader is called the winner (contract 9). */
function verdict(facts) {
    const { decision, analysis, evidence } = facts;
    const { leader, rivals, notBecause } = decision;
    if (evidence.plays.length === 0)
        return [nothingPlayed(facts)];
    if (rivals.length === 0)
        return [alone(facts)];
    if (analysis.difference === null)
        return [
            `The variants cannot be compared: no case has valid plays of both ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)} and ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.comparedWith)}.`,
            ...explained(facts),
        ];
    if (Math.abs(analysis.difference) <= (experiments_leader ??= __webpack_require__(12859))/* TIE */.XR)
        return [tie(facts), ...explained(facts)];
    const hardest = rivals.length > 1 ? `hardest to tell from it is ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.comparedWith)}. It ` : 'it ';
    const comparisonText = `${hardest}${comparison(facts)}`;
    const others = rivals.length > 2 ? `all ${rivals.length} others` : 'both others';
    if (decision.conclusive)
        return [
            `${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)} is the winner${rivals.length > 1 ? `, ahead of ${others}; ` : ': '}${comparisonText}.`,
            `This should hold for other cases like these ${analysis.cases}, each played ${times(facts)}.`,
            ...noScatter(facts),
        ];
    if (decision.conclusiveForTheseCases === true) {
        const these = analysis.cases === 1 ? 'this one case,' : `exactly these ${analysis.cases} cases, each`;
        return [
            `On ${these} played ${times(facts)}, ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)} is better${rivals.length > 1 ? ` than ${others}; ` : ': '}${comparisonText}.`,
            `Whether that holds for other cases cannot be told from fewer than ${(paired_interval ??= __webpack_require__(46161))/* POPULATION_CASES */.I}.`,
        ];
    }
    // The lead itself may be proven; then it is something else that stands against it.
    const doubt = facts.analysis.p_value <= facts.alpha ? 'but the result is not conclusive' : 'but that is not proven';
    return [
        `${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)} leads, ${doubt}: ${comparisonText}, over ${over(facts)}.`,
        ...notBecause,
        ...explained(facts),
        ...noScatter(facts),
    ];
}
/** An interval that holds 0 beside a p that excludes it needs a word. */
function noScatter({ decision, metric, analysis }) {
    const holdsZero = analysis.interval !== null && analysis.interval[0] <= 0 && analysis.interval[1] >= 0;
    const substituted = decision.contrast.sd === 0 && decision.scope === 'population' && metric.binary;
    return substituted && holdsZero
        ? [
            'All cases differ by exactly the same amount; that leaves no scatter to build an interval from, and the one given is a cautious stand-in.',
        ]
        : [];
}
/** Why a variant has no part in the comparison: what became of its plays. */
function explained({ evidence }) {
    return evidence.variants.flatMap((variant) => {
        if (evidence.plays.some((play) => play.variant === variant))
            return [];
        const gone = evidence.lost.filter((play) => play.variant === variant);
        if (gone.length === 0)
            return [`${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(variant)} was never played.`];
        return [
            `Of ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(variant)} ${gone.length === 1 ? 'the one play was' : `all ${gone.length} plays were`} lost. ${mostOften(gone)}`,
        ];
    });
}
/** `it`-clause about the leader and the variant that it is hardest to tell from. */
function comparison(facts) {
    const { decision, metric, cases, analysis } = facts;
    const other = (0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.comparedWith);
    const difference = analysis.difference ?? 0;
    const shown = (0,(sentences_words ??= __webpack_require__(9256))/* differenceText */.Lr)(difference, metric);
    const within = analysis.interval === null ? [] : [`95 % interval ${(0,(sentences_words ??= __webpack_require__(9256))/* intervalText */.Bt)(analysis.interval, metric)}`];
    // Where the lead is not proven, the reason behind says its p beside the bound.
    const chance = decision.conclusive || facts.analysis.p_value <= facts.alpha ? [(0,(sentences_words ??= __webpack_require__(9256))/* pText */.C6)(analysis.p_value)] : [];
    const sure = [...within, ...chance];
    const bracketed = (parts) => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);
    if (metric.scale === 'log') {
        const size = shown.replace(/^[+−]/, '');
        const word = difference < 0 ? 'less' : 'more';
        return metric.name === 'cost_usd'
            ? `costs ${size} ${word} than ${other}${bracketed(sure)}`
            : `takes ${size} ${word} time than ${other}${bracketed(sure)}`;
    }
    const [own, theirs] = (0,(sentences_words ??= __webpack_require__(9256))/* valuesText */.kF)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b))), (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a))), metric);
    return metric.binary
        ? `passes ${own} of its plays against ${theirs} for ${other}${bracketed([shown, ...sure])}`
        : `has a mean ${metric.name} of ${own} against ${theirs} for ${other}${bracketed([shown, ...sure])}`;
}
function tie(facts) {
    const { decision, metric, cases, saturation } = facts;
    const equal = [
        decision.leader,
        ...decision.rivals.flatMap(({ variant, contrast }) => contrast.difference !== null && Math.abs(contrast.difference) <= 1e-12 ? [variant] : []),
    ].map((sentences_words ??= __webpack_require__(9256))/* named */.KT);
    const every = (0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(facts.evidence.plays.length, 'play');
    const { leader, tieBrokenBy } = decision;
    const head = tieBrokenBy === undefined ? 'No variant leads' : `${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(leader)} leads by ${tieBrokenBy} alone`;
    if (saturation === 'all_pass')
        return `${head}: every one of the ${every} passed.`;
    if (saturation === 'all_fail')
        return `${head}: every one of the ${every} failed.`;
    if (saturation === 'constant')
        return `${head}: ${metric.name} is the same in all ${every}.`;
    const value = metric.scale === 'log' ? '' : ` (${(0,(sentences_words ??= __webpack_require__(9256))/* valueText */.Ru)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b))), metric)})`;
    return `${head}: ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(equal)} have the same ${metric.binary ? 'pass rate' : `mean ${metric.name}`}${value} over ${over(facts)}.`;
}
function alone(facts) {
    const { decision, evidence, metric } = facts;
    const others = evidence.variants.filter((variant) => variant !== decision.leader);
    const hasValue = evidence.plays.some((play) => metric.rawOf(play) !== undefined);
    if (!hasValue)
        return `No play has a value of ${metric.name}, so the variants cannot be compared by it.`;
    const played = others.filter((variant) => evidence.plays.some((play) => play.variant === variant));
    if (played.length > 0)
        return `The variants cannot be compared: of ${metric.name} only ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)} has a value.`;
    const gone = evidence.lost.filter(({ variant }) => variant !== decision.leader);
    return `Only ${(0,(sentences_words ??= __webpack_require__(9256))/* named */.KT)(decision.leader)} has valid plays, so there is nothing to compare it with: ${(0,(sentences_words ??= __webpack_require__(9256))/* listed */.KE)(others.map((sentences_words ??= __webpack_require__(9256))/* named */.KT))} ${gone.length === 0 ? `${others.length === 1 ? 'was' : 'were'} never played.` : `lost every play. ${mostOften(gone)} Once that is mended, play the experiment again.`}`;
}
function nothingPlayed({ evidence }) {
    const lost = evidence.lost.length;
    if (lost === 0)
        return 'Nothing was played, so there is nothing to compare.';
    const every = (wanted) => evidence.lost.every(({ status }) => status === wanted);
    const why = every('skipped')
        ? 'no scorer had anything to judge'
        : every('unsure')
            ? 'nothing about them is sure'
            : 'all ended without a verdict';
    const mend = every('unsure')
        ? 'Give the cases checks, or a model as judge, and play the experiment again.'
        : 'Once that is mended, play the experiment again.';
    return `None of the ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(lost, 'play')} is valid, so there is nothing to compare: ${why}. ${mostOften(evidence.lost)} ${mend}`;
}
/** `20 cases, each played 10 times`. */
function over(facts) {
    return `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(facts.analysis.cases, 'case')} played ${times(facts)}`;
}
/** `10 times with each variant`; those that were dropped on the way have fewer plays. */
function times(facts) {
    const dropped = facts.course.looks.some((look) => look.dropped.length > 0);
    return `${(0,(sentences_words ??= __webpack_require__(9256))/* timesText */.Aq)(runsOf(facts))} with ${dropped ? 'either of these two variants' : 'each variant'}`;
}

;// CONCATENATED MODULE: ./lib/experiments/recommend.js







/**
 * The recommendation of an experiment, in plain sentences made of its facts: why it ended early when something broke it off, who
 * leads and how sure that is, what follows for the reader, what the result hangs on, and what to buy next (statistics.md
 * 4.3 step 13). No variant is called the winner unless that is proven (contract 9).
 */
function recommend(facts) {
    return [
        ...brokenOff(facts),
        ...verdict(facts),
        ...choice(facts),
        ...hangsOn(facts),
        ...endedByLook(facts),
        ...nextStep(facts),
        ...judgedOffline(facts),
    ].join(' ');
}

;// CONCATENATED MODULE: ./lib/experiments/saturation.js
/**
 * A metric without any variation cannot tell variants apart, however many plays are added: the cases are too easy, too hard, or the
 * metric looks at something else (statistics.md 4.4). Undefined as soon as two plays differ, and without plays.
 */
function saturation({ plays }, metric) {
    const values = plays.map(metric.rawOf).filter((value) => value !== undefined);
    const [first] = values;
    if (first === undefined || values.some((value) => value !== first))
        return undefined;
    if (!metric.binary)
        return 'constant';
    return first === 1 ? 'all_pass' : 'all_fail';
}

// EXTERNAL MODULE: ./lib/runs/talk-books.js
var talk_books;
// EXTERNAL MODULE: ./lib/statistics/noise-parts.js
var noise_parts;
;// CONCATENATED MODULE: ./lib/experiments/talk-noise.js


/**
 * Where the scatter of the primary metric comes from in talks with simulated users: users, agent and judge, case by case and variant by
 * variant, since a user may be hard for one variant alone. Undefined where no case has several such talks with one variant.
 */
function talkNoiseOf({ plays }, metric) {
    const cases = new Map();
    for (const play of plays) {
        const value = metric.valueOf(play);
        if (play.user === undefined || value === undefined)
            continue;
        const key = JSON.stringify([play.variant, play.caseId]);
        const known = cases.get(key) ?? [];
        cases.set(key, known);
        known.push({ user: play.user, answers: play.digest, value });
    }
    const found = (0,(noise_parts ??= __webpack_require__(8978))/* noiseParts */.Z)([...cases.values()]);
    return found === undefined ? undefined : (0,(talk_books ??= __webpack_require__(48237))/* roundedNoise */.Cq)(found);
}

;// CONCATENATED MODULE: ./lib/statistics/intraclass-correlation.js

/**
 * Intraclass correlation ICC(1) by one-way analysis of variance (Shrout and Fleiss 1979): how alike the values of one group
 * are (the runs of a case), and the design effect 1 + (K-1) max(0, ICC) by which they count for less than independent ones
 * (Kish 1965; statistics.md 4.3 step 5). Unequal groups: K of the analysis is (N - sum n^2/N)/(G-1) (Donner 1986), K of the
 * design effect sum n^2/N; both are the group size when all are equal. Assumes independent groups with equal scatter
 * inside. `icc` is null without a second group, a repetition or any variation; the design effect then takes it as 1, since
 * a hundred runs that all pass are no proof that they were a hundred independent observations. Empty groups do not
 * count. RangeError for no values.
 */
function intraclassCorrelation(groups) {
    const filled = groups.filter((group) => group.length > 0);
    const centre = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(filled.flat());
    if (!Number.isFinite(centre))
        throw new RangeError('intraclassCorrelation: a value is not finite; leave out missing values');
    let count = 0;
    let sizeSquares = 0;
    let between = 0;
    let within = 0;
    for (const group of filled) {
        const middle = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(group);
        count += group.length;
        sizeSquares += group.length ** 2;
        between += group.length * (middle - centre) ** 2;
        for (const value of group)
            within += (value - middle) ** 2;
    }
    const weightedSize = sizeSquares / count;
    const withinFreedom = count - filled.length;
    const betweenFreedom = filled.length - 1;
    const var_within = withinFreedom > 0 ? within / withinFreedom : null;
    if (var_within === null || betweenFreedom === 0)
        return { icc: null, design_effect: weightedSize, var_between: null, var_within };
    const first = filled[0]?.[0];
    if (filled.every((group) => group.every((value) => value === first)))
        return { icc: null, design_effect: weightedSize, var_between: 0, var_within: 0 };
    const size = (count - weightedSize) / betweenFreedom;
    const above = between / betweenFreedom - var_within;
    const icc = above / (above + size * var_within);
    return {
        icc,
        design_effect: 1 + (weightedSize - 1) * Math.max(0, icc),
        var_between: Math.max(0, above / size),
        var_within,
    };
}

// EXTERNAL MODULE: ./lib/statistics/quantile.js
var quantile;
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded;
// EXTERNAL MODULE: ./lib/statistics/wilson.js
var wilson;
;// CONCATENATED MODULE: ./lib/experiments/variant-results.js







/**
 * The figures of each variant as interface 2.5 names them, over its valid plays: `avg_scores` are raw means of the
 * requested metrics, one that was never measured is left out (contract 9). Beside them a Wilson interval of the pass
 * rate at its effective size (runs of one case are not independent: statistics.md 4.3 step 5), the median and 95th
 * percentile of latency, what the agent said it cost in total (US dollars), and the plays that were lost.
 */
function variantResults(evidence) {
    return Object.fromEntries(evidence.variants.map((variant) => [variant, resultOf(evidence, variant)]));
}
function resultOf(evidence, variant) {
    const plays = evidence.plays.filter((play) => play.variant === variant);
    const lost = evidence.lost.filter((play) => play.variant === variant);
    const lostAs = (wanted) => lost.filter(({ status }) => status === wanted).length;
    const [errored, skipped, unsure] = [lostAs('errored'), lostAs('skipped'), lostAs('unsure')];
    const averages = evidence.metrics.flatMap((name) => {
        const values = plays.map((0,metrics/* metricOf */.a)(name).rawOf).filter((value) => value !== undefined);
        return values.length === 0 ? [] : [[name, (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(values), name === 'cost_usd' ? 6 : 4)]];
    });
    const latencies = plays.map(({ latencyMs }) => latencyMs);
    const passes = plays.filter(({ passed }) => passed).length;
    const costs = plays.map(({ costUsd }) => costUsd).filter((cost) => cost !== null);
    return {
        runs: plays.length,
        pass_rate: plays.length === 0 ? 0 : (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(passes / plays.length),
        avg_scores: Object.fromEntries(averages),
        avg_latency_ms: plays.length === 0 ? 0 : Math.round((0,(mean ??= __webpack_require__(71134))/* mean */.i)(latencies)),
        ...(plays.length === 0
            ? {}
            : {
                pass_rate_interval: intervalOf(plays, passes),
                p50_latency_ms: Math.round((0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(latencies, 0.5)),
                p95_latency_ms: Math.round((0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(latencies, 0.95)),
            }),
        // A total that leaves plays out would look cheap.
        ...(costs.length > 0 && costs.length === plays.length
            ? { cost_usd: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(costs) * costs.length, 6) }
            : {}),
        ...(errored > 0 ? { errored } : {}),
        ...(skipped > 0 ? { skipped } : {}),
        ...(unsure > 0 ? { unsure } : {}),
    };
}
function intervalOf(plays, passes) {
    const groups = groupedBy(plays, ({ caseId }) => caseId);
    const { design_effect } = intraclassCorrelation([...groups.values()].map((group) => group.map(({ passed }) => (passed ? 1 : 0))));
    const effective = plays.length / design_effect;
    // The share first, so that all passes stay all of the effective size.
    const [low, high] = (0,(wilson ??= __webpack_require__(52215))/* wilsonInterval */.Y)((passes / plays.length) * effective, effective);
    return [(0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(low), (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(high)];
}

;// CONCATENATED MODULE: ./lib/experiments/analyse.js

















/** Error level without looks. */
const analyse_ALPHA = 0.05;
/**
 * The completed part of an experiment's response (interface 2.5 with the extensions of contract 9): the figures of the variants, the
 * decision with everything that belongs beside it, and what to make of it in words. A pure function of evidence,
 * settings and course; the order of plays does not matter. Statistics are not rounded, so that they can be recomputed.
 */
function analyse(given, settings, course) {
    // Sums round by the order of their terms; here it is that of the experiment, whatever the journal's.
    const evidence = { ...given, plays: [...given.plays].sort((one, other) => one.order - other.order) };
    const alpha = levelOf(course);
    const decision = (0,(decide ??= __webpack_require__(77355))/* decide */.L)(evidence, settings, { alpha });
    const metric = (0,metrics/* metricOf */.a)(decision.primary);
    const values = (0,(case_values ??= __webpack_require__(62693))/* caseValues */.N)(evidence, metric);
    const pairs = (0,(case_values ??= __webpack_require__(62693))/* pairsOf */.f)(values, decision.comparedWith, decision.leader);
    // Without a rival the leader is compared with nobody, not with itself.
    const cases = decision.rivals.length === 0 ? [] : pairs.cases;
    const parts = varianceParts(cases, metric.binary);
    const least = minimumDetectableEffect(parts, cases.length, decision.scope);
    const suspicions = {
        evidence,
        decision,
        metric,
        compared: pairs.caseIds,
        saturation: saturation(evidence, metric),
        duplicates: duplicateAnswers(evidence),
    };
    const randomOf = (purpose) => (0,(experiments_order ??= __webpack_require__(59828))/* randomFor */.F)(settings.seed, purpose).next;
    const results = variantResults(evidence);
    const analysis = {
        ...decided(evidence, decision, metric),
        probability_best: probabilityBest(values, metric, randomOf('probability best')),
        minimum_detectable_effect: least === null ? null : asShown(least, metric),
        influence: influence(decision.rivals.map(({ variant }) => ({ variant, ...(0,(case_values ??= __webpack_require__(62693))/* pairsOf */.f)(values, variant, decision.leader) })), { scope: decision.scope, alpha, next: randomOf('influence'), direction: metric.direction }),
        variance: shownVariance(parts),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ talk_noise: talkNoiseOf(evidence, metric) }),
        contrasts: contrasts(evidence, {
            primary: decision.primary,
            baseline: decision.baseline,
            next: randomOf('contrasts'),
        }),
        looks: course.looks,
        runs_saved: savedBy(evidence, course),
        repeated_interval: repeatedInterval(values, decision, course, alpha),
        seed: settings.seed,
        warnings: [...course.warnings, ...analysisWarnings(suspicions)],
    };
    const facts = { ...suspicions, settings, course, alpha, cases, parts, analysis, results };
    return { results, statistical_analysis: analysis, recommendation: recommend(facts) };
}
/** The decision as it is shown, with the figures that it was made by. */
function decided(evidence, decision, metric) {
    const { difference, interval, cases } = decision.contrast;
    return {
        winner: decision.leader,
        confidence: 1 - decision.pValue,
        p_value: decision.pValue,
        effect_size: effectSizes(evidence, decision),
        conclusive: decision.conclusive,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ conclusive_for_these_cases: decision.conclusiveForTheseCases }),
        not_conclusive_because: decision.notBecause,
        primary_metric: decision.primary,
        baseline: decision.baseline,
        compared_with: decision.comparedWith,
        scope: decision.scope,
        p_population: decision.pPopulation,
        p_these_cases: decision.pTheseCases,
        difference: difference === null ? null : asShown(metric.direction * difference, metric),
        interval: interval === null ? null : raw(interval, metric),
        cases,
    };
}
function shownVariance({ withinRuns, betweenCases }) {
    if (withinRuns === null || betweenCases === null)
        return null;
    return { within_runs: withinRuns, between_cases: betweenCases };
}
/**
 * The level of the final decision. Where a look ended the experiment it is that look's. Otherwise it is that of the last planned look: an end that
 * the results had no part in (budget, cancellation) leaves out looks, and so spends no more of the error than all of them.
 */
function levelOf({ lookPlan, looks, ended }) {
    const deciding = ended === 'winner' || ended === 'futile' ? looks.at(-1)?.nominal_alpha : undefined;
    return deciding ?? lookPlan.at(-1)?.alpha ?? analyse_ALPHA;
}
/** An interval of leader minus the other, back in raw direction. */
function raw([low, high], metric) {
    return intervalShown(metric.direction === 1 ? [low, high] : [-high, -low], metric);
}
/** The leader on every metric against the baseline, or against the runner-up where the baseline leads (statistics.md 4.3 step 9). */
function effectSizes(evidence, { leader, baseline, rivals, primary, comparedWith }) {
    const behind = ({ contrast }) => contrast.difference ?? Infinity;
    const second = [...rivals].sort((one, other) => behind(one) - behind(other))[0]?.variant;
    const reference = leader === baseline ? (second ?? comparedWith) : baseline;
    return Object.fromEntries(contrastedMetrics(evidence, primary).map((name) => {
        const metric = (0,metrics/* metricOf */.a)(name);
        const { cases } = (0,(case_values ??= __webpack_require__(62693))/* pairsOf */.f)((0,(case_values ??= __webpack_require__(62693))/* caseValues */.N)(evidence, metric), reference, leader);
        return [name, reference === leader ? 'n/a' : effectSize(cases, metric)];
    }));
}
/** Plays that the looks made unnecessary; what a budget or a cancellation cut off was needed. */
function savedBy({ plays, lost }, { ended, playsPlanned }) {
    const needed = ended === 'budget' || ended === 'cancelled' || ended === 'refused';
    return needed ? 0 : Math.max(0, playsPlanned - plays.length - lost.length);
}
/** At the level of the look that ended it, so that it holds over all looks (Jennison and Turnbull 1989). */
function repeatedInterval(values, { leader, comparedWith, primary, scope, rivals }, { looks }, alpha) {
    if (looks.length === 0 || rivals.length === 0)
        return null;
    const metric = (0,metrics/* metricOf */.a)(primary);
    const { cases } = (0,(case_values ??= __webpack_require__(62693))/* pairsOf */.f)(values, comparedWith, leader);
    if (scope !== 'population')
        return null;
    const { interval } = (0,(paired_interval ??= __webpack_require__(46161))/* pairedInterval */.$)(cases, { binary: metric.binary, alpha, scope });
    if (interval === null)
        return null;
    return intervalShown(interval, metric);
}

;// CONCATENATED MODULE: ./lib/experiments/case-means.js



/** Means of a metric, case by case in the order of the evidence, by variant: only where there are valid plays. Of ratios the geometric ones. */
function caseMeans(evidence, metric) {
    const measured = (0,metrics/* metricOf */.a)(metric);
    const values = [...(0,(case_values ??= __webpack_require__(62693))/* caseValues */.N)(evidence, measured)];
    const back = (value) => (measured.scale === 'log' ? Math.exp(value) : value);
    return evidence.cases.map((id) => ({
        id,
        values: Object.fromEntries(values.flatMap(([variant, byCase]) => {
            const plays = byCase.get(id);
            return plays === undefined ? [] : [[variant, back((0,(mean ??= __webpack_require__(71134))/* mean */.i)(plays))]];
        })),
    }));
}

// EXTERNAL MODULE: ./lib/experiments/play-of-attempt.js
var play_of_attempt;
;// CONCATENATED MODULE: ./lib/experiments/gather-evidence.js

function evidenceGatherer(plan, journal) {
    const plays = [];
    const lost = [];
    let gathered = 0;
    const gather = (round) => {
        for (const [index, { description }] of plan.planned.entries()) {
            const attempt = journal.attempt(description, round);
            const record = journal.played(description.id, round);
            // Not played: dropped, or the experiment ended first.
            if (attempt === undefined || record === undefined)
                continue;
            const variant = plan.variants[Math.floor(index / plan.cases.length)];
            const caseId = plan.cases[index % plan.cases.length];
            if (variant === undefined || caseId === undefined)
                continue;
            const taken = (0,(play_of_attempt ??= __webpack_require__(7124))/* playOfAttempt */.f)({ variant, caseId, round }, attempt, record);
            if ('play' in taken)
                plays.push(taken.play);
            else
                lost.push(taken.lost);
        }
    };
    return {
        until(rounds) {
            for (; gathered < rounds; gathered += 1)
                gather(gathered);
            return {
                variants: plan.variants,
                cases: plan.cases,
                metrics: plan.metrics,
                plays: [...plays],
                lost: [...lost],
            };
        },
    };
}

;// CONCATENATED MODULE: ./lib/experiments/run-experiment.js








/**
 * Plays an experiment to its end: round after round as randomised complete blocks, with a look after every step where looks
 * were planned (statistics.md 4.3 steps 3 and 11), then the analysis of what the journal holds. The same call after a crash
 * takes the recorded plays, comes to the same decisions, and goes on where it stopped.
 */
async function runExperiment(plan, work, world) {
    begin(work, world);
    const course = conduct(plan, world);
    const executed = await (0,(execute ??= __webpack_require__(16137))/* execute */.g)({ ...work, steps: course.steps }, world);
    // A ceiling that was reached by the last play of a step must not cost its look.
    if (!executed.cancelled)
        course.settle();
    const { gatherer, looks, lookPlan } = course;
    const evidence = gatherer.until(plan.rounds);
    const ended = course.done() ? endOf(looks) : stopOf(executed);
    const { results, statistical_analysis, recommendation } = analyse(evidence, settingsOf(plan), {
        plannedRounds: plan.rounds,
        looks,
        lookPlan,
        ended,
        ...(executed.budget === undefined ? {} : { endReason: executed.budget }),
        ...(executed.refused === undefined ? {} : { endReason: executed.refused }),
        playsPlanned: plan.planned.length * plan.rounds,
        judgeMode: (0,(without_secrets ??= __webpack_require__(81030))/* asksJudge */.Uw)(plan.planned) ? work.judge.mode : 'none',
        warnings: [...plan.warnings, ...executed.warnings],
    });
    return {
        response: {
            ...{ experiment_id: work.runId, status: 'completed' },
            ...{ results, statistical_analysis, recommendation },
        },
        usage: executed.usage,
        ended,
        cancelled: executed.cancelled,
        plays: { valid: evidence.plays.length, lost: evidence.lost.length },
        cases: caseMeans(evidence, statistical_analysis.primary_metric),
    };
}
/** Writes down what the experiment begins with, as far as its journal does not hold it. */
function begin({ runId, config, planned }, { ports, journal }) {
    const at = new Date(ports.clock.now()).toISOString();
    if (journal.config === undefined)
        journal.append({ type: 'run.started', run_id: runId, at, config });
    else
        journal.append({ type: 'run.resumed', at });
    const known = new Set(journal.planned.map((one) => one.id));
    for (const { description } of planned)
        if (!known.has(description.id))
            journal.append({ type: 'case.planned', case: description });
}
function settingsOf({ definition, seed }) {
    const { primary_metric, baseline, min_effect } = definition.config;
    return {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ primaryMetric: primary_metric, baseline }),
        minEffect: min_effect ?? 0,
        seed,
    };
}
/** The steps of an experiment: rounds up to the next look, the look, and so on until one of them ends it. */
function conduct(plan, { journal }) {
    const gatherer = evidenceGatherer(plan, journal);
    const lookPlan = plan.sequential ? (0,(experiments_looks ??= __webpack_require__(21501))/* planLooks */.E)(plan.rounds) : [];
    const ends = lookPlan.length === 0 ? [plan.rounds] : lookPlan.map(({ rounds }) => rounds);
    const looks = [];
    const dropped = new Set();
    let step = 0;
    let done = false;
    const steps = () => {
        if (step > 0 && lookPlan.length > 0) {
            const look = (0,(experiments_looks ??= __webpack_require__(21501))/* lookAt */.t)(gatherer.until(ends[step - 1] ?? 0), settingsOf(plan), lookPlan, step - 1);
            looks.push(look);
            for (const variant of look.dropped)
                dropped.add(variant);
            if (look.decision !== 'go_on')
                done = true;
        }
        const until = ends[step];
        if (until === undefined)
            done = true;
        if (until === undefined || done)
            return undefined;
        const from = ends[step - 1] ?? 0;
        step += 1;
        return jobsOf(plan, from, until, dropped);
    };
    const allRecorded = (from, until) => {
        for (const { planned, attempt } of jobsOf(plan, from, until, dropped))
            if (journal.attempt(planned.description, attempt) === undefined)
                return false;
        return true;
    };
    return {
        steps,
        looks,
        lookPlan,
        gatherer,
        done: () => done,
        settle() {
            if (!done && step > 0 && allRecorded(ends[step - 2] ?? 0, ends[step - 1] ?? 0))
                steps();
        },
    };
}
/** The plays of some rounds in their order, without the variants that were dropped. */
function* jobsOf(plan, from, until, dropped) {
    const design = {
        cases: plan.cases.length,
        variants: plan.variants.length,
        seed: plan.seed,
        randomize: plan.definition.config.randomize,
    };
    for (let round = from; round < until; round += 1)
        for (const { caseIndex, variantIndex, order } of (0,(experiments_order ??= __webpack_require__(59828))/* blockOf */.V)(round, design)) {
            const planned = plan.planned[variantIndex * plan.cases.length + caseIndex];
            if (planned === undefined || dropped.has(plan.variants[variantIndex] ?? ''))
                continue;
            yield { planned, attempt: round, order };
        }
}
/** How an experiment ended whose plan was played out. */
function endOf(looks) {
    const last = looks.at(-1)?.decision;
    return last === 'winner' || last === 'futile' ? last : 'complete';
}
/** Why an experiment ended before its plan was played out. */
function stopOf({ cancelled, refused }) {
    if (cancelled)
        return 'cancelled';
    return refused === undefined ? 'budget' : 'refused';
}

// EXTERNAL MODULE: ./lib/flow/event-stream.js
var event_stream;
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources;
// EXTERNAL MODULE: ./lib/judges/budgeted.js
var budgeted;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/runs/execution/case-attachments.js + 1 modules
var case_attachments;
// EXTERNAL MODULE: ./lib/runs/execution/traced-agents.js + 1 modules
var traced_agents;
// EXTERNAL MODULE: ./lib/runs/gating/forget-errors.js
var forget_errors;
// EXTERNAL MODULE: ./lib/runs/planning/run-judge.js
var run_judge;
// EXTERNAL MODULE: ./lib/runs/planning/same-run.js
var same_run;
// EXTERNAL MODULE: ./lib/runs/run-journal.js + 6 modules
var run_journal;
// EXTERNAL MODULE: ./lib/state/blobs.js
var blobs;
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/test-cases/requested-settings.js
var requested_settings;
// EXTERNAL MODULE: ./lib/jobs/scorer-names.js
var scorer_names;
// EXTERNAL MODULE: ./lib/agents/tool-loop/described-tools.js
var described_tools;
;// CONCATENATED MODULE: ./lib/jobs/experiments/offered-tools.js

/** Providers whose agent is a model: it has no tools but those that it is offered. */
var MODELS;
function MODELS$made() { return MODELS = new Set(['openai', 'azure_openai', 'anthropic']); }
/**
 * Names of all tools that the agent of an experiment is offered in its cases, its own and those of their worlds; undefined where no
 * variant describes a tool, or where the agent may have tools that nobody knows. Rejects with the Fault of a world whose tools cannot be loaded.
 */
async function offeredTools({ agent_id, test_case_ids: ids, variants }, suite, ports) {
    const agent = suite.agents.find((one) => one.agent.id === agent_id)?.agent;
    if (agent === undefined || !(MODELS ?? MODELS$made()).has(agent.provider))
        return undefined;
    if (variants.every(({ config }) => config.tool_descriptions === undefined))
        return undefined;
    const offered = new Set((agent.invocation?.tools ?? []).flatMap((tool) => (0,(described_tools ??= __webpack_require__(21103))/* providerToolName */.zb)(tool) ?? []));
    const wanted = new Set(ids);
    const worlds = new Map(suite.cases.flatMap(({ case: one, world }) => world !== undefined && one.skip === undefined && wanted.has(one.id)
        ? [[world.hash, world]]
        : []));
    if (worlds.size === 0)
        return offered;
    const { runWorlds } = await Promise.all(/* import() */[__webpack_require__.e(6103), __webpack_require__.e(4521)]).then(__webpack_require__.bind(__webpack_require__, 46103));
    const opened = runWorlds(ports);
    try {
        for (const world of worlds.values())
            for (const name of await opened.toolNames(world))
                offered.add(name);
    }
    finally {
        await opened.close();
    }
    return offered;
}

;// CONCATENATED MODULE: ./lib/jobs/experiments/start-experiment.js






















/** Checks an experiment against the cases, agents and scorers there are, without playing anything. */
async function planOf(engine, definition) {
    const suite = { cases: await engine.cases(), agents: await engine.agents() };
    return planExperiment({
        definition,
        ...suite,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ offered: await offeredTools(definition, suite, engine.ports) }),
        settings: await engine.settings(),
        registry: await engine.registry(),
        seed: engine.options.seed ?? 1,
        tellUnreached: engine.streams() !== undefined,
    });
}
/** What a stored experiment was asked to do. Fault `not_found` when there is none. */
async function storedDefinition(engine, id) {
    const value = await (await engine.store()).get('experiments', id);
    if (value === null)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no experiment "${id}" in this state folder`, {
            where: (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir).state,
            hint: 'See: assay list experiments',
        });
    return experiment/* storedExperiment */.bZ.parse(value);
}
/** Checks everything that can be checked before money is spent, writes the experiment down as pending, and opens its journal. */
async function startExperiment(engine, definition, options = {}) {
    const drafted = await planOf(engine, definition);
    const agent = drafted.planned[0]?.agent;
    if (agent !== undefined)
        await engine.reach(agent);
    const ceiling = ceilingOf(definition, options);
    const settings = (0,(requested_settings ??= __webpack_require__(74552))/* withCeilings */.b)(await engine.settings(), ceiling);
    const judging = await (0,(run_judge ??= __webpack_require__(14785))/* choosePlanJudge */.S)(engine, { planned: drafted.planned, settings }, ceiling);
    const plan = {
        ...drafted,
        warnings: [...drafted.warnings, ...unsureCounts(drafted, judging.judge, settings)],
    };
    const experimentId = options.resume ?? options.id ?? engine.ports.ids.next('exp_');
    return (0,(resources ??= __webpack_require__(5349))/* owning */.jd)(async (open) => {
        const journal = await openJournal(engine, experimentId, open);
        const work = workloadOf(experimentId, plan, settings, judging);
        if (journal.config !== undefined) {
            (0,(same_run ??= __webpack_require__(66822))/* checkSameCases */.yn)(journal, plan.planned, experimentId);
            (0,(same_run ??= __webpack_require__(66822))/* checkSameJudge */.eo)(journal.config, work.config, experimentId);
        }
        if (options.retryErrors === true)
            (0,(forget_errors ??= __webpack_require__(28524))/* forgetErrors */.j)(journal, plan.planned);
        // What it cost before counts against its ceilings.
        const { agent: agentUsage, judge: judgeUsage } = journal.usage;
        work.budget.charge(judgeUsage.calls, (agentUsage.cost_usd ?? 0) + (0,(budgeted ??= __webpack_require__(33558))/* paidFor */.U)(judgeUsage, work.judge.priceBound));
        const created = options.resume === undefined ? undefined : await storedDefinition(engine, experimentId);
        const record = {
            experiment_id: experimentId,
            status: 'pending',
            name: definition.name,
            agent_id: definition.agent_id,
            created_at: created?.created_at ?? new Date(engine.ports.clock.now()).toISOString(),
            request: { ...definition, config: { ...definition.config, seed: plan.seed } },
        };
        await (await engine.store()).put('experiments', experimentId, record);
        return startedExperiment(engine, { plan, work, record, journal, signal: options.signal, open });
    });
}
/** The lower ceiling of those asked for. Who goes on with another one takes it instead of the experiment's own. */
function ceilingOf({ config }, { resume, maxCostUsd }) {
    const own = resume !== undefined && maxCostUsd !== undefined ? undefined : config.max_cost_usd;
    const ceilings = [own, maxCostUsd].filter((one) => one !== undefined);
    return ceilings.length === 0 ? undefined : Math.min(...ceilings);
}
async function openJournal({ ports, stateDir }, experimentId, open) {
    const paths = (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(stateDir);
    const lock = await (0,(state_lock ??= __webpack_require__(56906))/* acquireLock */.I)(paths.experimentFolder(experimentId), ports);
    open.atClose(() => lock.release());
    const journal = (0,(run_journal ??= __webpack_require__(50890))/* openRunJournal */.f)(paths.experimentJournal(experimentId), ports, (0,(blobs ??= __webpack_require__(72693))/* openBlobs */.d)(paths.blobs, ports));
    open.atClose(() => journal.close());
    return journal;
}
function workloadOf(experimentId, plan, settings, { judge, budget }) {
    return {
        ...{ runId: experimentId, planned: plan.planned, settings, judge, budget },
        config: {
            selection: { cases: plan.cases, agent: plan.definition.agent_id },
            judge: { ...(0,(judges_judge ??= __webpack_require__(16479))/* identityOf */.cu)(judge), id: judge.id, samples: settings.judge.samples },
            gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
            seed: plan.seed,
        },
    };
}
function startedExperiment(engine, experiment) {
    const { plan, work, record, journal, signal, open } = experiment;
    const { ports } = engine;
    const { experiment_id: experimentId } = record;
    const events = (0,(event_stream ??= __webpack_require__(47217))/* eventStream */.V)();
    const traces = (0,(traced_agents ??= __webpack_require__(20007))/* tracedAgents */.y)(engine.traces(), ports);
    open.atClose(() => traces.close());
    const close = () => open.close();
    return {
        experimentId,
        plan,
        judge: (0,(judges_judge ??= __webpack_require__(16479))/* identityOf */.cu)(work.judge),
        events,
        close,
        finish: () => (0,(resources ??= __webpack_require__(5349))/* withResources */.Y0)(async (held) => {
            held.atClose(close);
            const store = await engine.store();
            await store.put('experiments', experimentId, { ...record, status: 'running' });
            const played = await runExperiment(plan, work, {
                ...{ ports, journal, events, signal, traces },
                connect: async (loaded) => (0,(connect ??= __webpack_require__(83346))/* connectAgent */.K)(await engine.reach(loaded), ports),
                attachments: (0,(case_attachments ??= __webpack_require__(64947))/* caseAttachments */.v)(engine),
                hidden: [engine.stateDir],
            });
            const recommendation = (await (0,(scorer_names ??= __webpack_require__(78671))/* scorerNames */.n)(engine))(played.response.recommendation);
            const response = { ...played.response, recommendation };
            // What it came to is kept once a power cut cannot take back what that rests on.
            await journal.flush();
            await store.put('experiments', experimentId, { ...record, ...response });
            return { ...played, response };
        }),
        [Symbol.asyncDispose]: close,
    };
}
/** Where unsure verdicts count, whoever reads the numbers has to know; else plays and metrics without a sure one are counted apart. */
function unsureCounts({ planned }, judge, { gate }) {
    const isJudged = planned.some(({ scorers }) => scorers.flat().some(({ scorer }) => !scorer.deterministic));
    if (judge.mode !== 'offline' || !gate.offline_low_confidence || !isJudged)
        return [];
    return [
        'Verdicts count of which the rules are unsure (gate.offline_low_confidence): a screen, not a measurement.',
    ];
}


/***/ }),

/***/ 22249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down adjustment (Holm 1979): of several claims made together ("this variant beats the baseline"), the chance that
 * even one is false stays below alpha when only those with `adjusted <= alpha` are made. Holds under any dependence and is never weaker
 * than Bonferroni. `adjusted` keeps the order of the input. RangeError for a p outside 0..1.
 */
function holm(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`holm: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[a] - p[b]);
    const adjusted = new Array(p.length);
    let highest = 0;
    for (const [rank, row] of order.entries()) {
        // A claim cannot be better supported than one with a smaller p: the running maximum keeps the order.
        highest = Math.max(highest, Math.min(1, (p.length - rank) * p[row]));
        adjusted[row] = highest;
    }
    return { adjusted };
}


/***/ }),

/***/ 81768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled)
/* harmony export */ });
/** A copy in random order (Fisher and Yates, in Durstenfeld's form); `next` is uniform in [0, 1). */
function shuffled(values, next) {
    const out = [...values];
    for (let last = out.length - 1; last > 0; last -= 1) {
        const at = Math.floor(next() * (last + 1));
        [out[last], out[at]] = [out[at], out[last]];
    }
    return out;
}


/***/ }),

/***/ 75348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spearman)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Spearman's rank correlation: how far two lists put the same things in the same order (Spearman 1904), ties sharing their mean
 * rank. 1 is the same order, 0 none, -1 the reverse. Null for fewer than two pairs, or when one side never changes.
 */
function spearman(first, second) {
    if (first.length !== second.length)
        throw new RangeError(`spearman: ${first.length} values beside ${second.length}`);
    if (first.length < 2)
        return null;
    const [a, b] = [centred(ranks(first)), centred(ranks(second))];
    let both = 0;
    let ownA = 0;
    let ownB = 0;
    for (const [row, value] of a.entries()) {
        const other = b[row];
        both += value * other;
        ownA += value * value;
        ownB += other * other;
    }
    return ownA === 0 || ownB === 0 ? null : Math.max(-1, Math.min(1, both / Math.sqrt(ownA * ownB)));
}
function centred(values) {
    const middle = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values);
    return values.map((value) => value - middle);
}
function ranks(values) {
    const order = values.map((_, row) => row).sort((a, b) => values[a] - values[b]);
    const result = new Array(values.length);
    for (let start = 0; start < order.length;) {
        let end = start + 1;
        while (end < order.length && values[order[end]] === values[order[start]])
            end += 1;
        for (let place = start; place < end; place += 1)
            result[order[place]] = (start + 1 + end) / 2;
        start = end;
    }
    return result;
}


/***/ })

};
