export const id = 9000;
export const ids = [9000];
export const modules = {

/***/ 67475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf),
/* harmony export */   q: () => (/* binding */ experimentReport)
/* harmony export */ });
/** What reports of an experiment are made of. */
function experimentReport(plan, outcome, judge, durationMs) {
    return {
        response: outcome.response,
        name: plan.definition.name,
        agent_id: plan.definition.agent_id,
        judge,
        variants: plan.definition.variants.map(({ name, config }) => ({ name, changes: changesOf(config) })),
        metrics: plan.metrics,
        usage: outcome.usage,
        duration_ms: Math.round(durationMs),
        cases: outcome.cases,
    };
}
/** What a variant replaces, in a few words; empty when it is the agent as it is. */
function changesOf({ system_prompt, model, temperature, tool_descriptions = {}, files = {}, }) {
    return [
        ...(system_prompt === undefined ? [] : ['system_prompt']),
        ...(model === undefined ? [] : [`model ${model}`]),
        ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
        ...Object.keys(tool_descriptions).map((name) => `description of tool ${name}`),
        ...Object.entries(files).map(([path, file]) => (file === null ? `without ${path}` : `file ${path}`)),
    ];
}


/***/ }),

/***/ 39370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ experimentHead)
/* harmony export */ });
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _bounded_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _page_data_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _run_data_js__WEBPACK_IMPORTED_MODULE_4__;











/** Cases of which a page shows each. */
const MOST_CASES = 500;
var TONES;
function TONES$made() { return TONES = {
    better: 'good',
    here: 'warn',
    leads: 'plain',
    level: 'plain',
    nothing: 'warn',
    unfinished: 'warn',
}; }
/** The page of an experiment. */
function experimentHead(report) {
    const { response, name } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,(_parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33343))/* .headline */ .P)(report);
    const recommendation = (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(response.recommendation ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason);
    return {
        version: (_page_data_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(7270))/* .PAGE_VERSION */ .d,
        kind: 'experiment',
        id: response.experiment_id,
        title: `${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .phraseText */ .tN)(phrase)} · ${name}`,
        verdict: {
            tone: (TONES ?? TONES$made())[kind],
            title: (0,(_run_data_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(70562))/* .shortened */ .v)(phrase),
            sentences: (found?.not_conclusive_because ?? []).map((why) => [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .quoting */ .yu)((0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(why, (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason))]),
            advice: recommendation === '' ? [] : [{ phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .quoting */ .yu)(recommendation)] }],
        },
        facts: [
            { label: 'experiment', phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .named */ .KT)(name)] },
            { label: 'agent', phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .named */ .KT)(report.agent_id)] },
            { label: 'judge', phrase: [(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(38987))/* .judgeName */ .Bt)(report)] },
            { label: 'effort', phrase: [(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report).join(' · ')] },
            ...(0,(_parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(85329))/* .experimentFacts */ .z)(report).map(({ label, phrase }) => ({ label, phrase: (0,(_run_data_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(70562))/* .shortened */ .v)(phrase) })),
        ],
        warnings: (found?.warnings ?? []).map((one) => (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(one, (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason)),
        notes: [],
        experiment: experimentPart(report, found),
    };
}
function experimentPart(report, found) {
    const { results = {} } = report.response;
    return {
        name: report.name,
        variants: (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(43133))/* .variantRows */ .LQ)(report).map(({ scores: _, ...row }) => {
            const result = Object.hasOwn(results, row.name) ? results[row.name] : undefined;
            const isMeasured = result !== undefined && result.runs > 0;
            return {
                ...row,
                pass_rate: isMeasured ? result.pass_rate : null,
                interval: isMeasured ? (result.pass_rate_interval ?? null) : null,
            };
        }),
        contrasts: found === undefined ? [] : contrastsPart(found),
        looks: (found?.looks ?? []).map((look) => ({
            ...{ rounds: look.rounds, leader: look.leader, p: look.p_value, alpha: look.nominal_alpha },
            ...{ decision: look.decision.replaceAll('_', ' '), dropped: look.dropped },
        })),
        cases: report.cases?.slice(0, MOST_CASES) ?? [],
        primary: found === undefined ? '' : (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .phraseText */ .tN)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric)]),
        recommendation: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(report.response.recommendation ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason),
    };
}
const contrastsPart = (found) => [...(0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(43133))/* .contrastsOf */ .l0)(found).values()].flat().flatMap((one) => one.difference === null
    ? []
    : [
        {
            ...{ variant: one.variant, against: one.against, metric: (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .phraseText */ .tN)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(one.metric)]) },
            ...{ unit: (0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricUnit */ .n2)(one.metric), difference: one.difference, interval: one.interval },
            shown: (0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(one.metric, one.difference, one.interval),
            p: (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(one.p_adjusted),
            ...{ reading: (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(43133))/* .contrastReading */ .Tz)(one), primary: one.label === 'primary', cases: one.cases },
        },
    ]);


/***/ }),

/***/ 85329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ experimentFacts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_talk_text_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__;





/** Cases that are named in the line on influence. */
const MOST_CASES = 5;
/** What stands beside a verdict, each with a short label: what was tested, when it ended, what it could have found. */
function experimentFacts({ response }) {
    const found = response.statistical_analysis;
    if (found === undefined)
        return [];
    return [
        ...tested(found),
        ...found.looks.flatMap((look) => dropped(look)),
        ...ending(found),
        ...influence(found),
        ...power(found),
        ...talkNoise(found),
    ];
}
function tested(found) {
    if (found.difference === null || found.cases === 0)
        return [];
    const { scope, p_population, p_these_cases } = found;
    const wide = `for other cases like these ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_population)}`;
    const near = `for exactly these ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_these_cases)}`;
    return [
        {
            label: 'tested',
            phrase: [
                (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
                ' against ',
                (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
                ' on ',
                (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric),
                `, case by case: ${scope === 'population' ? `${wide}, ${near}` : near}. `,
                found.conclusive
                    ? 'Holds for other cases like these.'
                    : found.conclusive_for_these_cases === true
                        ? `Holds for exactly these cases; ${fewCases(found)}.`
                        : scope === 'population'
                            ? 'Not conclusive.'
                            : `Speaks for exactly these cases only; ${fewCases(found)}.`,
            ],
        },
    ];
}
const fewCases = ({ cases }) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')} ${cases === 1 ? 'is' : 'are'} too few to speak for others (at least 6)`;
/** Of talks with simulated users: what of the scatter is theirs. */
function talkNoise({ talk_noise: noise, primary_metric: metric, }) {
    return noise === undefined ? [] : [{ label: 'users', phrase: [(0,(_text_talk_text_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(2717))/* .talkNoiseText */ .K4)(noise, metric)] }];
}
function dropped({ rounds, dropped: names }) {
    if (names.length === 0)
        return [];
    return [
        {
            label: 'dropped',
            phrase: [...(0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .namedList */ .wO)(names), ` after round ${rounds}: clearly behind, not played any more`],
        },
    ];
}
function ending({ looks, runs_saved: saved, repeated_interval: repeated, primary_metric: primary, }) {
    const last = looks.at(-1);
    if (last === undefined)
        return [];
    const spared = saved > 0
        ? ` ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(saved, 'play')} of the plan ${saved === 1 ? 'was' : 'were'} not needed.`
        : '';
    const all = repeated === null
        ? ''
        : ` Allowing for ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(looks.length, 'look')}, the 95 % interval is ${(0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricInterval */ .gf)(primary, repeated)}.`;
    const at = `after round ${last.rounds}`;
    const words = {
        winner: `Ended early ${at}: the difference was clear.${spared} Stopping early makes it look slightly too large.${all}`,
        futile: `Ended early ${at}: going on would hardly have shown a difference${last.conditional_power === null ? '' : ` (chance ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(last.conditional_power)})`}.${spared}`,
        last: `All ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(last.rounds, 'round')} were played, with ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(looks.length, 'look')} on the way; to pay for them the last one asks for p ≤ ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatP */ .MA)(last.nominal_alpha)}.${spared}${all}`,
        go_on: `Ended ${at}, before the plan was done.`,
    };
    return [{ label: 'looks', phrase: [words[last.decision]] }];
}
function influence({ influence: cases, conclusive, }) {
    if (cases.length === 0)
        return [];
    const shown = cases.slice(0, MOST_CASES);
    const rest = cases.length - shown.length;
    return [
        {
            label: 'fragile',
            phrase: [
                conclusive ? 'the verdict would not hold without ' : 'the verdict would turn without ',
                ...shown.flatMap(({ case_id: id, p_value_without: p }, index) => [
                    index === 0 ? '' : ' or without ',
                    (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(id),
                    ` (${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p)})`,
                ]),
                rest > 0 ? ` or one of ${rest} more` : '',
            ],
        },
    ];
}
function power(found) {
    const { minimum_detectable_effect: smallest, primary_metric: primary } = found;
    if (smallest === null)
        return [];
    const size = (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatDifference */ .jR)(smallest, (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricUnit */ .n2)(primary)).replace('+', '');
    return [
        { label: 'finds', phrase: [`this design finds a difference of ${size} or more four times in five`] },
    ];
}


/***/ }),

/***/ 43133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ variantRows),
/* harmony export */   SW: () => (/* binding */ contrastCells),
/* harmony export */   Tz: () => (/* binding */ contrastReading),
/* harmony export */   VV: () => (/* binding */ typicalNote),
/* harmony export */   l0: () => (/* binding */ contrastsOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_1__;


/** The variants in the order of the request; those without a result are left out. */
function variantRows({ response, variants }) {
    const { results = {}, statistical_analysis: found } = response;
    return variants.flatMap(({ name, changes }) => {
        const result = Object.hasOwn(results, name) ? results[name] : undefined;
        return result === undefined ? [] : [variantRow(name, changes, result, found)];
    });
}
function variantRow(name, changes, result, found) {
    const { runs, pass_rate_interval: interval, cost_usd: cost, errored = 0, skipped = 0 } = result;
    const chances = found?.probability_best ?? {};
    const best = Object.hasOwn(chances, name) ? chances[name] : undefined;
    const rate = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(result.pass_rate)}${interval === undefined ? '' : ` ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatInterval */ .vy)(interval)}`}`;
    return {
        name,
        changes,
        plays: (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(runs),
        rate: runs === 0 ? '–' : rate,
        latency: runs === 0 ? '–' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(result.avg_latency_ms),
        cost: runs === 0 || cost === undefined ? '' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatMoney */ .up)(cost / runs),
        lost: [
            ...(errored > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(errored)} errored`] : []),
            ...(skipped > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(skipped)} skipped`] : []),
        ].join(', '),
        best: best === undefined ? '' : chance(best),
        scores: result.avg_scores,
    };
}
/** Of some thousand draws: never all of them, never none. */
const chance = (share) => share < 0.001 ? '<0.1 %' : share > 0.999 ? '>99.9 %' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.round(share * 1000) / 1000);
/** A mean of a metric as the results hold it: pass rate and latency stand beside the averages. */
function meanOf(metric, variant, results) {
    const result = Object.hasOwn(results, variant) ? results[variant] : undefined;
    if (result === undefined || result.runs === 0)
        return null;
    if (metric === 'pass_rate')
        return result.pass_rate;
    if (metric === 'latency_ms')
        return result.avg_latency_ms;
    return (Object.hasOwn(result.avg_scores, metric) ? result.avg_scores[metric] : undefined) ?? null;
}
/**
 * Metric (`typical` is said behind its name where no mean is shown), baseline, variant and difference of a contrast, all on the scale of the difference. What is compared by ratios, case by case,
 * has no means here: the mean of all plays may go up while a typical case gets faster.
 */
function contrastCells({ metric, against, difference, interval }, variant, results, { name, typical }) {
    const changed = (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(metric, difference, interval);
    if ((0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricUnit */ .n2)(metric) === 'ratio')
        return [
            `${name}${typical}`,
            '× 1',
            difference === null ? '–' : `× ${(1 + difference).toPrecision(2)}`,
            changed,
        ];
    return [
        name,
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricValue */ .a3)(metric, meanOf(metric, against, results)),
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricValue */ .a3)(metric, meanOf(metric, variant, results)),
        changed,
    ];
}
/** What a contrast may be called: `holds: better`, `not proven`; where exploratory `lead: worse`, `no practical difference`, or nothing. */
function contrastReading({ label, holds, equivalent, metric, difference, }) {
    const better = (difference ?? 0) > 0 !== (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .lessIsBetter */ .Qc)(metric);
    const side = difference === null || difference === 0 ? '' : better ? ': better' : ': worse';
    if (holds && equivalent !== true)
        return `${label === 'primary' ? 'holds' : 'lead'}${side}`;
    if (equivalent === true)
        return 'no practical difference';
    return label === 'primary' ? 'not proven' : '';
}
/** What a typical case is where ratios are compared; empty where none is. */
const typicalNote = ({ contrasts }) => contrasts.some(({ metric }) => (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .lessIsBetter */ .Qc)(metric))
    ? ' Latency and cost are compared as ratios, case by case: single slow or dear plays hardly move a typical case, and do move a mean.'
    : '';
/** Contrasts by variant, the primary metric first, then the measures, then scorers as they came; a variant without any measured difference is left out. */
function contrastsOf(found) {
    const rank = ({ metric, label }) => label === 'primary' ? 0 : (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .isMeasure */ .tx)(metric) ? 1 : 2;
    const groups = new Map();
    for (const one of found.contrasts) {
        if (one.difference === null)
            continue;
        const group = groups.get(one.variant);
        if (group === undefined)
            groups.set(one.variant, [one]);
        else
            group.push(one);
    }
    for (const group of groups.values())
        group.sort((a, b) => rank(a) - rank(b));
    return groups;
}


/***/ }),

/***/ 33343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__;




/** A leader that is ahead by less is level (statistics.md 4.3 step 7). */
const TIE = 1e-12;
/** One line for the heading: who is better, or leads and is no winner yet, by how much, and how sure that is. */
function headline({ response }) {
    const { statistical_analysis: found, results, status } = response;
    if (status !== 'completed' || found === undefined || results === undefined)
        return {
            kind: 'unfinished',
            phrase: [status === 'pending' ? 'The experiment has not begun' : 'The experiment is not finished'],
        };
    const measured = Object.entries(results).flatMap(([name, { runs }]) => (runs > 0 ? [name] : []));
    const nothing = uncompared(measured, found);
    if (nothing !== undefined)
        return { kind: 'nothing', phrase: nothing };
    if (found.conclusive)
        return { kind: 'better', phrase: better(found, measured.length - 1) };
    if (found.difference !== null && Math.abs(found.difference) <= TIE)
        return { kind: 'level', phrase: level(found) };
    if (found.conclusive_for_these_cases === true)
        return { kind: 'here', phrase: here(found) };
    return { kind: 'leads', phrase: leads(found) };
}
/** Why nothing was compared; undefined where something was. */
function uncompared(measured, found) {
    const [only] = measured;
    if (only === undefined)
        return ['Nothing was measured: no play gave evidence'];
    if (measured.length === 1)
        return ['No comparison: only ', (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(only), ' could be measured'];
    if (found.difference !== null && found.cases !== 0)
        return undefined;
    return [
        'No comparison: no case was measured with both ',
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' and ',
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
    ];
}
function better(found, others) {
    const beaten = others === 2 ? 'both' : `all ${others}`;
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' is better than ',
        ...(others > 1 ? [`${beaten} others; the closest is `] : []),
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
        ': ',
        ...figures(found),
        overCases(found),
    ];
}
function level(found) {
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' and ',
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
        ' are level: ',
        ...figures(found),
        overCases(found),
    ];
}
function here(found) {
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ` is ahead on exactly ${theseCases(found.cases)}, not proven for others: `,
        ...against(found),
    ];
}
function leads(found) {
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' leads, not conclusive: ',
        ...against(found),
        found.scope === 'population' ? overCases(found) : ` on exactly ${theseCases(found.cases)}`,
    ];
}
const overCases = ({ cases }) => ` over ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}`;
const theseCases = (cases) => (cases === 1 ? 'this case' : `these ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}`);
function figures(found) {
    return [
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)}, ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(found.p_value)}`,
    ];
}
/** The figures with whom they are against. */
function against(found) {
    return [
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)} against `,
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
        `, ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(found.p_value)}`,
    ];
}


/***/ }),

/***/ 70958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Qc: () => (/* binding */ lessIsBetter),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   cG: () => (/* binding */ metricDifference),
/* harmony export */   gf: () => (/* binding */ metricInterval),
/* harmony export */   n2: () => (/* binding */ metricUnit),
/* harmony export */   tx: () => (/* binding */ isMeasure)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__;



/** Metrics that are no scorers, by the names of contract 9: how people call them, and how values and differences are written. */
var MEASURES;
function MEASURES$made() { return MEASURES = new Map([
    ['pass_rate', { label: 'pass rate', unit: 'share', show: (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9 }],
    ['latency_ms', { label: 'latency', unit: 'ratio', show: (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3 }],
    ['cost_usd', { label: 'cost', unit: 'ratio', show: (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatMoney */ .up }],
]); }
/** The metric as people call it: `pass rate`, `latency`, `cost`, or the scorer's own name. */
function metricName(metric) {
    return (MEASURES ?? MEASURES$made()).get(metric)?.label ?? (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(metric);
}
/** Whether the metric is measured without a scorer: pass rate, latency or cost. */
const isMeasure = (metric) => (MEASURES ?? MEASURES$made()).has(metric);
/** A mean of the metric, `79 %`, `1.3 s`, `$0.0021`, `0.84`; a dash where it was not measured. */
function metricValue(metric, value) {
    return value === null || value === undefined ? '–' : ((MEASURES ?? MEASURES$made()).get(metric)?.show ?? (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatScore */ .y)(value);
}
/** How a difference of the metric is written. */
const metricUnit = (metric) => (MEASURES ?? MEASURES$made()).get(metric)?.unit ?? 'score';
/** A difference of the metric with its interval, `+18 pp [6, 30]`; a dash where it was not measured. */
function metricDifference(metric, value, interval) {
    return value === null ? '–' : (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(54826))/* .formatDifferenceWithin */ .WJ)(value, interval, metricUnit(metric));
}
/** Only the interval of a difference of the metric. */
const metricInterval = (metric, interval) => (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(54826))/* .formatDifferenceInterval */ .ET)(interval, metricUnit(metric));
/** Whether less of the metric is better. */
const lessIsBetter = (metric) => metric === 'latency_ms' || metric === 'cost_usd';


/***/ })

};
