export const id = 8141;
export const ids = [8141];
export const modules = {

/***/ 67475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
    };
}
/** What a variant replaces, in a few words; empty when it is the agent as it is. */
function changesOf({ system_prompt, model, temperature }) {
    return [
        ...(system_prompt === undefined ? [] : ['system_prompt']),
        ...(model === undefined ? [] : [`model ${model}`]),
        ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
    ];
}


/***/ }),

/***/ 69426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findExperiment),
/* harmony export */   x: () => (/* binding */ experimentPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20536);



/** The real path of a file that was named, or undefined when the name is no file: then it is an id. */
function experimentPath(named, { env, files }) {
    const real = files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(env.cwd(), named));
    return real !== null && files.stat(real)?.kind === 'file' ? real : undefined;
}
/** The experiment that a path or an id names; the engine must have been given a file outside the evals folder. */
async function findExperiment(engine, named) {
    const { experiments } = await engine.evals();
    const path = experimentPath(named, engine.ports);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..');
    const found = path === undefined
        ? experiments.filter(({ experiment }) => experiment.id === named)
        : experiments.filter(({ location }) => engine.ports.files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(home, location.file)) === path);
    const [first, ...more] = found;
    if (first === undefined)
        throw path === undefined ? unknownExperiment(named, experiments) : emptyFile(named);
    if (more.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${named} holds ${found.length} experiments`, {
            where: named,
            hint: `Name one by its id: ${found.map(({ experiment }) => experiment.id).join(', ')}`,
        });
    const { id: _, ...definition } = first.experiment;
    return definition;
}
function emptyFile(named) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `${named} holds no experiment`, {
        where: named,
        hint: 'Give a YAML file with name, variants, test_case_ids and metrics.',
    });
}
function unknownExperiment(named, experiments) {
    const ids = experiments.map(({ experiment }) => experiment.id);
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(named, ids);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no file and no experiment "${named}"`, {
        where: named,
        hint: close === null ? 'See: assay list experiments' : `Did you mean "${close}"?`,
    });
}


/***/ }),

/***/ 59856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ experimentMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54826);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41014);
/* harmony import */ var _parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85329);
/* harmony import */ var _parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43133);
/* harmony import */ var _parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33343);
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78966);
/* harmony import */ var _parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70958);
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(313);
/* harmony import */ var _parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30455);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38987);













/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const LIMITS = {
    remarks: 60 * KIB,
    variants: 100 * KIB,
    contrasts: 300 * KIB,
    looks: 60 * KIB,
    facts: 60 * KIB,
};
const NAME = 120;
const MARKS = {
    better: '✅',
    here: '🔶',
    leads: '⚪',
    level: '⚪',
    nothing: '⚠️',
    unfinished: '⏳',
};
/** Means of scorers beside the figures of a variant. */
const MOST_SCORERS = 4;
const entity = (character) => (character === '<' ? '&lt;' : '&gt;');
const code = (text) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, NAME));
/**
 * The result of an experiment as Markdown, for files and job summaries: the verdict in one line, what to do, the variants,
 * what was compared with what and how sure that is, cost. Names of others stand only inside `<code>`.
 */
function* experimentMarkdown(report) {
    const { response } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,_parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .P)(report);
    yield `## ${MARKS[kind]} ${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)(phrase)}\n\n`;
    const { recommendation } = response;
    if (recommendation !== undefined && recommendation !== '')
        yield `${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(recommendation, _parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__/* .RECOMMENDATION */ .Q4))}\n\n`;
    const parts = [
        `experiment ${code(report.name)}`,
        `agent ${code(report.agent_id)}`,
        `judge: ${(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeMarkdown */ .vB)(report, NAME)}`,
    ];
    yield `${parts.join(' · ')}\n\n`;
    if (found !== undefined)
        yield* remarkList(found, recommendation ?? '');
    yield* variantTable(report);
    if (found !== undefined) {
        yield* contrastTable(report, found);
        const facts = (0,_parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .experimentFacts */ .z)(report);
        const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(LIMITS.facts);
        for (const { label, phrase: fact } of facts)
            kept.add(() => `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)(fact)}\n`);
        yield kept.kept.join('');
        if (kept.more > 0)
            yield `- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(kept.more)} more\n`;
        if (facts.length > 0)
            yield '\n';
        yield* lookTable(found);
    }
    const seed = found === undefined ? [] : [`seed ${found.seed}`];
    yield `<sub>${[...(0,_parts_effort_js__WEBPACK_IMPORTED_MODULE_9__/* .spendingParts */ .O)(report), ...seed, code(response.experiment_id)].join(' · ')}</sub>\n`;
}
function* remarkList(found, recommendation) {
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(LIMITS.remarks);
    for (const { kind, text } of (0,_parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__/* .remarks */ .IW)(found, recommendation))
        kept.add(() => `- ${kind === 'warning' ? '⚠️ ' : 'Not proven: '}${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, _parts_remarks_js__WEBPACK_IMPORTED_MODULE_4__/* .SENTENCE */ .gz))}\n`);
    if (kept.kept.length > 0)
        yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(kept.more, 'more remark')}\n` : ''}\n`;
}
function* variantTable(report) {
    const rows = (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .variantRows */ .LQ)(report);
    if (rows.length === 0)
        return;
    const lost = rows.some((row) => row.lost !== '');
    const cost = rows.some((row) => row.cost !== '');
    const best = rows.some((row) => row.best !== '');
    const base = report.response.statistical_analysis?.baseline;
    // With two variants the table below has them all.
    const scorers = rows.length > 2 ? report.metrics.filter((metric) => !(0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .isMeasure */ .tx)(metric)).slice(0, MOST_SCORERS) : [];
    const table = [
        ['variant', '---'],
        ['changes', '---'],
        ['plays', '--:'],
        ...(lost ? [['lost', '---']] : []),
        ['pass rate', '--:'],
        ['latency', '--:'],
        ...(cost ? [['cost of a play', '--:']] : []),
        ...scorers.map((metric) => [code(metric), '--:']),
        ...(best ? [['chance to be best', '--:']] : []),
    ];
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(LIMITS.variants);
    for (const row of rows)
        kept.add(() => {
            const cells = [
                `${code(row.name)}${row.name === base ? ' (baseline)' : ''}`,
                row.changes.length === 0 ? 'nothing' : row.changes.slice(0, 6).map(code).join(', '),
                row.plays,
                ...(lost ? [row.lost] : []),
                row.rate,
                row.latency,
                ...(cost ? [row.cost === '' ? '–' : row.cost] : []),
                ...scorers.map((metric) => (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricValue */ .a3)(metric, Object.hasOwn(row.scores, metric) ? row.scores[metric] : null)),
                ...(best ? [(row.best === '' ? '–' : row.best).replace(/[<>]/, entity)] : []),
            ];
            return `| ${cells.join(' | ')} |\n`;
        });
    yield `| ${table.map(([title]) => title).join(' | ')} |\n|${table.map(([, line]) => line).join('|')}|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(kept.more, 'more variant')}: see the JSON.\n` : ''}\n`;
}
function* contrastTable({ response }, found) {
    const { results = {} } = response;
    const groups = (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .contrastsOf */ .l0)(found);
    if (groups.size === 0)
        return;
    const several = groups.size > 1;
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(LIMITS.contrasts);
    for (const [variant, contrasts] of groups)
        for (const one of contrasts)
            kept.add(() => {
                const cells = [
                    ...(several ? [code(variant)] : []),
                    (0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)([(0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricName */ .Kh)(one.metric)]),
                    (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricValue */ .a3)(one.metric, (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(one.metric, one.against, results)),
                    (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricValue */ .a3)(one.metric, (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(one.metric, variant, results)),
                    (0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricDifference */ .cG)(one.metric, one.difference, one.interval),
                    (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__/* .formatP */ .MA)(one.p_adjusted).replace('<', '&lt;'),
                    (0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .contrastReading */ .Tz)(one),
                ];
                return `| ${cells.join(' | ')} |\n`;
            });
    const [only] = groups.keys();
    const title = several ? 'Every variant' : (0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)([{ name: only ?? '' }]);
    yield `### ${title} against ${code(found.baseline)}\n\n`;
    yield `|${several ? ' variant |' : ''} metric | ${code(found.baseline)} | ${several ? 'variant' : title} | difference, 95 % interval | p, adjusted | reading |\n`;
    yield `|${several ? '---|' : ''}---|--:|--:|--:|--:|---|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(kept.more, 'more comparison')}: see the JSON.\n` : ''}\n`;
    if (found.contrasts.some(({ label }) => label === 'exploratory'))
        yield `Put to the test: ${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)([(0,_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_11__/* .metricName */ .Kh)(found.primary_metric)])}. The other metrics are exploratory, their p-values adjusted for their number: a lead is something to follow, not a finding.${(0,_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .typicalNote */ .VV)(found)}\n\n`;
}
const DECISIONS = {
    go_on: 'go on',
    winner: 'stop: clear',
    futile: 'stop: no prospect',
    last: 'the last one',
};
function* lookTable({ looks }) {
    if (looks.length === 0)
        return;
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_7__/* .keeper */ .t)(LIMITS.looks);
    for (const one of looks)
        kept.add(() => {
            const chance = one.conditional_power === null ? '–' : `${Math.round(one.conditional_power * 100)} %`;
            const p = (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__/* .formatP */ .MA)(one.p_value).replace('<', '&lt;');
            return `| ${one.rounds} | ${code(one.leader)} | ${p} | ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_12__/* .formatP */ .MA)(one.nominal_alpha).replace('<', '&lt;')} | ${chance} | ${DECISIONS[one.decision]} |\n`;
        });
    yield `<details><summary>${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(looks.length, 'look')} on the way</summary>\n\n`;
    yield '| after round | leads | p | needed | chance to get there | then |\n|--:|---|--:|--:|--:|---|\n';
    yield `${kept.kept.join('')}\n</details>\n\n`;
}


/***/ }),

/***/ 85329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ experimentFacts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54826);
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70958);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(313);




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
    ];
}
function tested(found) {
    if (found.difference === null || found.cases === 0)
        return [];
    const { scope, p_population, p_these_cases } = found;
    const wide = `for other cases like these ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(p_population)}`;
    const near = `for exactly these ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(p_these_cases)}`;
    return [
        {
            label: 'tested',
            phrase: [
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(found.winner),
                ' against ',
                (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(found.compared_with),
                ' on ',
                (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh)(found.primary_metric),
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
const fewCases = ({ cases }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(cases, 'case')} ${cases === 1 ? 'is' : 'are'} too few to speak for others (at least 6)`;
function dropped({ rounds, dropped: names }) {
    if (names.length === 0)
        return [];
    return [
        {
            label: 'dropped',
            phrase: [...(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .namedList */ .wO)(names), ` after round ${rounds}: clearly behind, not played any more`],
        },
    ];
}
function ending({ looks, runs_saved: saved, repeated_interval: repeated, primary_metric: primary, }) {
    const last = looks.at(-1);
    if (last === undefined)
        return [];
    const spared = saved > 0
        ? ` ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(saved, 'play')} of the plan ${saved === 1 ? 'was' : 'were'} not needed.`
        : '';
    const all = repeated === null
        ? ''
        : ` Allowing for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(looks.length, 'look')}, the 95 % interval is ${(0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricInterval */ .gf)(primary, repeated)}.`;
    const at = `after round ${last.rounds}`;
    const words = {
        winner: `Ended early ${at}: the difference was clear.${spared} Stopping early makes it look slightly too large.${all}`,
        futile: `Ended early ${at}: going on would hardly have shown a difference${last.conditional_power === null ? '' : ` (chance ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(last.conditional_power)})`}.${spared}`,
        last: `All ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(last.rounds, 'round')} were played, with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(looks.length, 'look')} on the way; to pay for them the last one asks for p ≤ ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatP */ .MA)(last.nominal_alpha)}.${spared}${all}`,
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
                    (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(id),
                    ` (${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(p)})`,
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
    const size = (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDifference */ .jR)(smallest, (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricUnit */ .n2)(primary)).replace('+', '');
    return [
        { label: 'finds', phrase: [`this design finds a difference of ${size} or more four times in five`] },
    ];
}


/***/ }),

/***/ 43133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ variantRows),
/* harmony export */   Tz: () => (/* binding */ contrastReading),
/* harmony export */   VV: () => (/* binding */ typicalNote),
/* harmony export */   hm: () => (/* binding */ meanOf),
/* harmony export */   l0: () => (/* binding */ contrastsOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70958);


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
    const rate = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(result.pass_rate)}${interval === undefined ? '' : ` ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterval */ .vy)(interval)}`}`;
    return {
        name,
        changes,
        plays: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(runs),
        rate: runs === 0 ? '–' : rate,
        latency: runs === 0 ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(result.avg_latency_ms),
        cost: runs === 0 || cost === undefined ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(cost / runs),
        lost: [
            ...(errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(errored)} errored`] : []),
            ...(skipped > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(skipped)} skipped`] : []),
        ].join(', '),
        best: best === undefined ? '' : chance(best),
        scores: result.avg_scores,
    };
}
/** Of some thousand draws: never all of them, never none. */
const chance = (share) => share < 0.001 ? '<0.1 %' : share > 0.999 ? '>99.9 %' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(Math.round(share * 1000) / 1000);
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
/** What a contrast may be called: `holds: better`, `not proven`; where exploratory `lead: worse`, `no practical difference`, or nothing. */
function contrastReading({ label, holds, equivalent, metric, difference, }) {
    const better = (difference ?? 0) > 0 !== (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lessIsBetter */ .Qc)(metric);
    const side = difference === null || difference === 0 ? '' : better ? ': better' : ': worse';
    if (holds && equivalent !== true)
        return `${label === 'primary' ? 'holds' : 'lead'}${side}`;
    if (equivalent === true)
        return 'no practical difference';
    return label === 'primary' ? 'not proven' : '';
}
/** Why means and change need not agree where ratios are compared; empty where none is. */
const typicalNote = ({ contrasts }) => contrasts.some(({ metric }) => (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lessIsBetter */ .Qc)(metric))
    ? ' Latency and cost: means of all plays, and the change of a typical case, which single slow or dear plays hardly move.'
    : '';
/** Contrasts by variant, the primary metric first, then the measures, then scorers as they came; a variant without any measured difference is left out. */
function contrastsOf(found) {
    const rank = ({ metric, label }) => label === 'primary' ? 0 : (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMeasure */ .tx)(metric) ? 1 : 2;
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54826);
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70958);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(313);




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
        return ['No comparison: only ', (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(only), ' could be measured'];
    if (found.difference !== null && found.cases !== 0)
        return undefined;
    return [
        'No comparison: no case was measured with both ',
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
        ' and ',
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
    ];
}
function better(found, others) {
    const beaten = others === 2 ? 'both' : `all ${others}`;
    return [
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
        ' is better than ',
        ...(others > 1 ? [`${beaten} others; the closest is `] : []),
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
        ': ',
        ...figures(found),
        overCases(found),
    ];
}
function level(found) {
    return [
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
        ' and ',
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
        ' are level: ',
        ...figures(found),
        overCases(found),
    ];
}
function here(found) {
    return [
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
        ` is ahead on exactly ${theseCases(found.cases)}, not proven for others: `,
        ...against(found),
    ];
}
function leads(found) {
    return [
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.winner),
        ' leads, not conclusive: ',
        ...against(found),
        found.scope === 'population' ? overCases(found) : ` on exactly ${theseCases(found.cases)}`,
    ];
}
const overCases = ({ cases }) => ` over ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case')}`;
const theseCases = (cases) => (cases === 1 ? 'this case' : `these ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case')}`);
function figures(found) {
    return [
        (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)}, ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPValue */ .td)(found.p_value)}`,
    ];
}
/** The figures with whom they are against. */
function against(found) {
    return [
        (0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,_metric_text_js__WEBPACK_IMPORTED_MODULE_2__/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)} against `,
        (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(found.compared_with),
        `, ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPValue */ .td)(found.p_value)}`,
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54826);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(313);



/** Metrics that are no scorers, by the names of contract 9: how people call them, and how values and differences are written. */
const MEASURES = new Map([
    ['pass_rate', { label: 'pass rate', unit: 'share', show: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9 }],
    ['latency_ms', { label: 'latency', unit: 'ratio', show: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3 }],
    ['cost_usd', { label: 'cost', unit: 'ratio', show: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up }],
]);
/** The metric as people call it: `pass rate`, `latency`, `cost`, or the scorer's own name. */
function metricName(metric) {
    return MEASURES.get(metric)?.label ?? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(metric);
}
/** Whether the metric is measured without a scorer: pass rate, latency or cost. */
const isMeasure = (metric) => MEASURES.has(metric);
/** A mean of the metric, `79 %`, `1.3 s`, `$0.0021`, `0.84`; a dash where it was not measured. */
function metricValue(metric, value) {
    return value === null || value === undefined ? '–' : (MEASURES.get(metric)?.show ?? _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(value);
}
/** How a difference of the metric is written. */
const metricUnit = (metric) => MEASURES.get(metric)?.unit ?? 'score';
/** A difference of the metric with its interval, `+18 pp [6, 30]`; a dash where it was not measured. */
function metricDifference(metric, value, interval) {
    return value === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDifferenceWithin */ .WJ)(value, interval, metricUnit(metric));
}
/** Only the interval of a difference of the metric. */
const metricInterval = (metric, interval) => (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDifferenceInterval */ .ET)(interval, metricUnit(metric));
/** Whether less of the metric is better. */
const lessIsBetter = (metric) => metric === 'latency_ms' || metric === 'cost_usd';


/***/ }),

/***/ 30455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   Q4: () => (/* binding */ RECOMMENDATION),
/* harmony export */   gz: () => (/* binding */ SENTENCE)
/* harmony export */ });
/** Code points of a recommendation, which is made of sentences of ours, and of a single such sentence. */
const RECOMMENDATION = 6_000;
const SENTENCE = 600;
/** Reasons and warnings that the recommendation does not say already, in its own words. */
function remarks(found, recommendation) {
    const isRepeated = (text) => recommendation.includes(text);
    return [
        ...found.not_conclusive_because
            .filter((text) => !isRepeated(text))
            .map((text) => ({ kind: 'reason', text })),
        ...found.warnings.filter((text) => !isRepeated(text)).map((text) => ({ kind: 'warning', text })),
    ];
}


/***/ }),

/***/ 82320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeExperimentReports)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36671);
/* harmony import */ var _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59856);


/** Writes `experiment.json`, the response of the interface, and `experiment.md` into a folder. Returns their paths. */
function writeExperimentReports(folder, report, files) {
    const paths = { json: `${folder}/experiment.json`, markdown: `${folder}/experiment.md` };
    files.writeStream(paths.json, [`${(0,_text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeJson */ .G)(JSON.stringify(report.response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,_experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .experimentMarkdown */ .f)(report));
    return paths;
}


/***/ })

};
