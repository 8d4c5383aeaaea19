export const id = 9912;
export const ids = [9912];
export const modules = {

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ NOTHING),
/* harmony export */   X: () => (/* binding */ piecesOf)
/* harmony export */ });
/** Nothing to say yet. */
const NOTHING = [];
/** One report for itself, piece by piece, in a pass of its own. */
function* piecesOf(report, { cases }) {
    yield* report.begin();
    for (const one of cases)
        yield* report.add(one);
    yield* report.end();
}


/***/ }),

/***/ 70272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failuresMarkdown),
/* harmony export */   m: () => (/* binding */ foldedFailures)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98356);
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(313);





const ALL_KINDS = { kinds: 12, details: true };
const PATTERNS = 3;
const PATTERN = 200;
const FIX = 600;
const NOTE = 300;
const EXAMPLES = 5;
const ID = 120;
const prose = (text, most) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, most));
/**
 * Why cases fail, as tables and lists of Markdown without a heading: the kinds with their share, who can mend them, what sets them
 * apart from passes, what to do. Texts of others stand only inside `<code>` or escaped prose (security.md S17).
 */
function failuresMarkdown(analysis, { kinds, details } = ALL_KINDS) {
    const { failure_categories: all, total_failures: total, period } = analysis;
    if (all.length === 0)
        return 'No failed attempts.\n\n';
    const shown = all.slice(0, kinds);
    const isRun = period === 'run';
    const trends = shown.some(({ trend }) => (0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .trendWords */ .nv)(trend, isRun) !== '');
    const rows = shown.map((kind) => {
        const cells = [
            (0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)((0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .kindPhrase */ .W$)(kind)),
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(kind.count)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(total)}`,
            (0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shareWords */ .hs)(kind),
            ...(trends ? [(0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .trendWords */ .nv)(kind.trend, isRun) || '–'] : []),
            (0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerWords */ .$J)(kind.owner),
        ];
        return `| ${cells.join(' | ')} |\n`;
    });
    const head = `| what went wrong | failures | share, 95 % interval |${trends ? ' trend |' : ''} to be mended in |\n|---|--:|--:|${trends ? '---|' : ''}---|\n`;
    const more = all.length - shown.length;
    return [
        `${head}${rows.join('')}\n`,
        more > 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(more, 'more kind')}: see results.json.\n\n` : '',
        details ? `${shown.map((kind) => item(kind, isRun)).join('')}\n` : '',
        ...(0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .failureNotes */ .KH)(analysis).map((note) => `<sub>${prose(note, NOTE)}</sub>\n\n`),
    ].join('');
}
/** The same folded, with its largest kinds in the line that is seen: for a comment. */
function foldedFailures(analysis, detail) {
    const line = (0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)((0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresPhrase */ .D6)(analysis, 'new on this branch'));
    return `<details><summary>Why cases fail: ${line}</summary>\n\n${failuresMarkdown(analysis, detail)}</details>\n\n`;
}
function item(kind, isRun) {
    const examples = (isRun ? kind.example_case_ids : kind.example_run_ids) ?? [];
    const doubts = kind.evaluator_doubts;
    return [
        `- **${(0,_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .phraseMarkdown */ .fP)((0,_parts_failure_words_js__WEBPACK_IMPORTED_MODULE_2__/* .kindPhrase */ .W$)(kind))}** ${prose(kind.suggested_fix, FIX)}\n`,
        ...kind.common_patterns
            .slice(0, PATTERNS)
            .map((pattern) => `  - ${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(pattern, PATTERN))}\n`),
        doubts === undefined
            ? ''
            : `  - the scorer may be wrong in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(doubts.count)}: ${prose(doubts.reasons.join('; '), NOTE)}\n`,
        examples.length === 0
            ? ''
            : `  - ${isRun ? 'cases' : 'runs'} ${examples
                .slice(0, EXAMPLES)
                .map((id) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(id, ID)))
                .join(', ')}\n`,
    ].join('');
}


/***/ }),

/***/ 9309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ calibrationLine)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22626);
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44765);
/* harmony import */ var _interval_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96529);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38987);






/**
 * The compact line of a Markdown report, below its table of scorers: who judged, and how far each scorer agreed with labels
 * when that was last measured. Empty when nothing was measured.
 */
function calibrationLine(quotes, header) {
    if (quotes.length === 0)
        return '';
    const { judge } = header;
    const name = judge.mode === 'offline' && !(0,_schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .hasClassifiers */ .Rh)(judge)
        ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeName */ .Bt)(header)
        : (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(judge.model, 200));
    const parts = quotes.map((quote) => `${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(quote.scorer, 100))} ${figures(quote)}${quote.by_people ? '' : '\\*'}`);
    const note = quotes.every((quote) => quote.by_people)
        ? ''
        : '. \\* Not every label is a person’s judgement of its row';
    return `<sub>Agreement of judge ${name} with labels, 0.5 = chance, 1 = always: ${parts.join(' · ')}${note}.</sub>\n\n`;
}
const figures = ({ auroc, auroc_interval, n }) => `AUROC ${(0,_interval_text_js__WEBPACK_IMPORTED_MODULE_4__/* .intervalText */ .B)(auroc, auroc_interval)}, n = ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(n)}`;


/***/ }),

/***/ 37447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ caseKind)
/* harmony export */ });
/** The group of a case in every report. */
function caseKind(one) {
    if (one.status === 'passed')
        return 'passing';
    if (one.status === 'skipped')
        return one.unsure === true ? 'unsure' : 'skipped';
    if (one.gating === false)
        return 'weak';
    return one.status === 'failed' ? 'failing' : 'errored';
}


/***/ }),

/***/ 58621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ trendMarkdown)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** Points of the chart. */
const MOST_RUNS = 30;
/** Two points are a difference; three show a direction. */
const FEWEST_RUNS = 3;
/**
 * The pass rates of the last runs, oldest first, as a chart and in a line. Only numbers come out of the runs: a chart is
 * drawn by GitHub from its text, so no name may stand in it (toolchain.md 4). Nothing where there are fewer than three.
 */
function trendMarkdown(trend) {
    const rates = trend
        .flatMap(({ pass_rate: rate }) => (rate !== null && rate >= 0 && rate <= 1 ? [rate] : []))
        .slice(-MOST_RUNS);
    if (rates.length < FEWEST_RUNS)
        return '';
    const points = rates.map((rate) => String(Math.round(rate * 1_000) / 10));
    return [
        `<details><summary>Pass rate of the last ${rates.length} judged runs</summary>`,
        '',
        '```mermaid',
        'xychart-beta',
        `    x-axis "run" 1 --> ${rates.length}`,
        '    y-axis "%" 0 --> 100',
        `    line [${points.join(', ')}]`,
        '```',
        '',
        `Oldest first: ${rates.map((rate) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(rate).replace(/[<>]/, entityOf)).join(', ')}`,
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
const entityOf = (sign) => (sign === '<' ? '&lt;' : '&gt;');


/***/ }),

/***/ 41014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ spendingParts),
/* harmony export */   v: () => (/* binding */ effortParts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** What the run took: `agent p50 1.2 s, p95 3.4 s`, `cost $0.042 (agent $0.03, judge $0.012)`, `took 4.1 s`. What nobody measured is left out. */
function effortParts(header) {
    const { latency_ms: latency } = header;
    return [
        ...(latency.p50 === null
            ? []
            : [
                `agent p50 ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.p50)}${latency.p95 === null ? '' : `, p95 ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.p95)}`}`,
            ]),
        ...spendingParts(header),
    ];
}
/** The same without latency, with `call` for what the agent was asked: `28 agent calls`, `44 judge calls (8 cached)`, `cost agent $0.030`, `took 4.1 s`. */
function spendingParts({ usage, duration_ms, judge }, call = 'agent call') {
    const { agent, judge: judging } = usage;
    const costs = [
        ...(agent.cost_usd === null ? [] : [`agent ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(agent.cost_usd)}`]),
        ...(judging.cost_usd === null || judge.mode === 'offline'
            ? []
            : [`judge ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(judging.cost_usd)}`]),
    ];
    const cached = judging.cached_calls > 0 ? ` (${judging.cached_calls} cached)` : '';
    return [
        ...(agent.calls > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(agent.calls, call)] : []),
        ...(judging.calls + judging.cached_calls > 0
            ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judging.calls, 'judge call')}${cached}`]
            : []),
        ...(costs.length > 0 ? [`cost ${costs.join(', ')}`] : []),
        `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(duration_ms)}`,
    ];
}


/***/ }),

/***/ 98356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ ownerWords),
/* harmony export */   D6: () => (/* binding */ failuresPhrase),
/* harmony export */   KH: () => (/* binding */ failureNotes),
/* harmony export */   W$: () => (/* binding */ kindPhrase),
/* harmony export */   hs: () => (/* binding */ shareWords),
/* harmony export */   nv: () => (/* binding */ trendWords)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(313);


/** Who can mend a kind of failure, in words. */
const OWNERS = {
    prompt: 'the prompt',
    tool: 'a tool',
    data: 'the data it answers from',
    model: 'the model',
    infra: 'the infrastructure',
    evaluator: 'the evaluator',
    test: 'the test case',
};
/** What a trend is called where the period before was another run. */
const AGAINST_BASELINE = {
    new: 'new against the baseline',
    rising: 'more than in the baseline',
    falling: 'less than in the baseline',
    stable: '',
    resolved: 'gone',
};
const AGAINST_PERIOD = {
    new: 'new',
    rising: 'rising',
    falling: 'falling',
    stable: 'stable',
    resolved: 'resolved',
};
/** A name that can only be one of ours; that of a cluster is made of words of the texts. */
const OURS = /^[a-z]+(?: [a-z]+){0,3}$/;
/** The kind as readers see it. What was made of words of answers and reasons is a name of somebody else. */
function kindPhrase({ category, name }) {
    const shown = name ?? category.replaceAll('_', ' ');
    return [category.startsWith('new:') || !OURS.test(shown) ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(shown) : shown];
}
/** Who can mend it; a dash where nobody said. */
const ownerWords = (owner) => (owner === undefined ? '–' : (OWNERS[owner] ?? '–'));
/** The trend in words, empty where there is nothing to say. */
function trendWords(trend, isRun) {
    if (trend === undefined)
        return '';
    return (isRun ? AGAINST_BASELINE : AGAINST_PERIOD)[trend] ?? '';
}
/** `66.7 %`, with the interval of the share over cases: `66.7 % [43, 85]`. */
function shareWords({ percentage, interval }) {
    const share = `${percentage} %`;
    return interval === undefined ? share : `${share} [${Math.round(interval[0])}, ${Math.round(interval[1])}]`;
}
/** Kinds that are named in one line; the rest is counted. */
const IN_LINE = 3;
/** `wrong fact 2 of 3 (new on this branch), missing tool call 1`: the largest kinds in a line. `brand` is what a new one is called. */
function failuresPhrase({ total_failures: total, failure_categories: kinds, period }, brand = AGAINST_BASELINE['new']) {
    const shown = kinds.slice(0, IN_LINE);
    const pieces = shown.flatMap((kind, index) => {
        const trend = kind.trend === 'new' ? brand : trendWords(kind.trend, period === 'run');
        return [
            ...(index === 0 ? [] : [', ']),
            ...kindPhrase(kind),
            ` ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(kind.count)}${index === 0 ? ` of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}` : ''}${kind.trend === 'stable' || trend === '' ? '' : ` (${trend})`}`,
        ];
    });
    const more = kinds.length - shown.length;
    return more > 0 ? [...pieces, ` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(more)} more`] : pieces;
}
/** What else a reader must know, in sentences: small samples, what was left out, what more data would show, what is gone. */
function failureNotes(analysis) {
    const { excluded, saturation, notes = [], resolved = [], total_failures: total } = analysis;
    const left = excluded?.total ?? 0;
    return [
        ...notes,
        ...(left === 0
            ? []
            : [
                `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(left)} errored ${left === 1 ? 'attempt is' : 'attempts are'} no failure of the agent and left out`,
            ]),
        ...(total === 0 || saturation === undefined ? [] : [saturation.note]),
        ...(resolved.length === 0
            ? []
            : [
                `not seen again: ${resolved
                    .slice(0, IN_LINE)
                    .map(({ name }) => name)
                    .join(', ')}${resolved.length > IN_LINE ? ` and ${resolved.length - IN_LINE} more` : ''}`,
            ]),
    ];
}


/***/ }),

/***/ 96529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ intervalText)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** A figure with its interval, `0.64 [0.58, 0.70]`; a dash where there is none. */
function intervalText(value, interval) {
    if (value === null)
        return '–';
    if (interval === null)
        return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(value);
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(value)} [${interval.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y).join(', ')}]`;
}


/***/ }),

/***/ 35093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repeatsLine)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/**
 * What repeated attempts show: `one of 3 plays passes 92 % (pass@3), all 3 71 % (pass^3), over 12 cases; 9 gave the same verdict
 * every time, 3 did not. Scores of the same answer, judged again, differ by 0.03 on average, of different answers by 0.12.`
 * Only what was measured is shown.
 */
function repeatsLine({ k, cases, pass_at_k, pass_hat_k, stable, unstable, agent_noise, judge_noise, }) {
    const chances = `one of ${k} plays passes ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(pass_at_k)} (pass@${k}), all ${k} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(pass_hat_k)} (pass^${k}), over ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(cases, 'case')}`;
    const verdicts = unstable === 0
        ? `${stable === 1 ? 'it' : `all ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(stable)}`} gave the same verdict every time`
        : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(stable)} gave the same verdict every time, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(unstable)} did not`;
    return [`${chances}; ${verdicts}.`, noiseSentence(judge_noise, agent_noise)]
        .filter((one) => one !== '')
        .join(' ');
}
/** Where the answers are the same, what moved is the judge; where they differ, the two cannot be told apart. */
function noiseSentence(judge, both) {
    if (judge === null)
        return both === null
            ? ''
            : `Scores of different answers to the same question differ by ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(both)} on average.`;
    const other = both === null ? '' : `, of different answers by ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(both)}`;
    return `Scores of the same answer, judged again, differ by ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(judge)} on average${other}.`;
}


/***/ }),

/***/ 87685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ scorerNote)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** What the numbers of a scorer do not say; empty for the plain case. */
function scorerNote(row) {
    return [
        ...(row.gating || row.unsure === row.judged ? [] : ['not gating']),
        ...(row.unsure === undefined ? [] : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(row.unsure)} unsure`]),
        ...(row.errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(row.errored)} errored`] : []),
        ...(row.not_applicable > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(row.not_applicable)} not applicable`] : []),
    ].join(', ');
}


/***/ }),

/***/ 22119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isShownOnly),
/* harmony export */   C: () => (/* binding */ shownHeading)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** Whether a skipped case has results, all of which are only shown. One whose results would gate just was not played to the end. */
function isShownOnly({ status, attempts }) {
    if (status !== 'skipped')
        return false;
    const results = attempts
        .flatMap(({ turns }) => turns.flatMap((turn) => Object.values(turn.results)))
        .filter(({ metadata }) => metadata['not_applicable'] !== true);
    return results.length > 0 && results.every(({ gating }) => gating === false);
}
/** `5 cases judged offline, for you to read: 2 below the bar` */
const shownHeading = ({ count, below }, { judge }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, 'case')} ${judge.mode === 'offline' ? 'judged offline' : 'shown without gating'}, for you to read: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(below)} below the bar`;


/***/ }),

/***/ 99727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ skipReasons)
/* harmony export */ });
/** Distinct reasons that are kept apart; a suite with more has reasons that say something about each case. */
const MOST_REASONS = 12;
/** An empty count. */
function skipReasons() {
    const counts = new Map();
    let others = 0;
    return {
        add(reason = 'no reason given') {
            if (counts.has(reason) || counts.size < MOST_REASONS)
                counts.set(reason, (counts.get(reason) ?? 0) + 1);
            else
                others += 1;
        },
        list() {
            const reasons = [...counts].map(([reason, count]) => ({ reason, count }));
            reasons.sort((a, b) => b.count - a.count);
            return others === 0 ? reasons : [...reasons, { count: others, reason: null }];
        },
    };
}


/***/ }),

/***/ 51136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ unsureGroups)
/* harmony export */ });
/* harmony import */ var _unsure_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44304);

/** Reasons that are kept apart; a reader looks at no more, and each may stand for thousands of cases. */
const MOST_GROUPS = 8;
/** An empty gathering that keeps so many cases of each group. A case stands where its first scorer puts it. */
function unsureGroups(mostCases) {
    const groups = new Map();
    let [others, count] = [0, 0];
    return {
        add(one) {
            count += 1;
            const [result] = (0,_unsure_results_js__WEBPACK_IMPORTED_MODULE_0__/* .unsureResults */ .h)(one);
            const { scorer, reason } = result ?? { scorer: '', reason: one.reason ?? '' };
            const key = JSON.stringify([scorer, reason]);
            let group = groups.get(key);
            if (group === undefined) {
                if (groups.size >= MOST_GROUPS || result === undefined) {
                    others += 1;
                    return;
                }
                group = { scorer, reason, cases: [], count: 0 };
                groups.set(key, group);
            }
            group.count += 1;
            if (result !== undefined && group.cases.length < mostCases)
                group.cases.push({ one, result });
        },
        list: () => ({ groups: [...groups.values()].sort((a, b) => b.count - a.count), others, count }),
    };
}


/***/ }),

/***/ 96873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ unsureHeading),
/* harmony export */   w: () => (/* binding */ unsureMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44765);
/* harmony import */ var _case_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86016);
/* harmony import */ var _ways_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56600);





/** Code points of a reason and of the name of a scorer. */
const REASON = 400;
const NAME = 80;
/** `12 unsure cases`, as a heading or a summary. */
const unsureHeading = (count) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, 'unsure case');
/**
 * What the unsure cases of a run are and what makes them sure, then a table for each thing that could not be told: the case, its
 * answer, and the check that was proposed. Empty without any.
 */
function unsureMarkdown(unsure, linkBase, { rows, groups: most, answer }) {
    const { groups, others, count } = unsure.list();
    if (count === 0)
        return '';
    const shown = groups.slice(0, most);
    const rest = groups.slice(most).reduce((sum, group) => sum + group.count, others);
    return [
        `${_ways_out_js__WEBPACK_IMPORTED_MODULE_1__/* .WHAT_UNSURE_IS */ .VT} To be sure: ${_ways_out_js__WEBPACK_IMPORTED_MODULE_1__/* .WAY_BY_CHECK */ .hb}, or ${_ways_out_js__WEBPACK_IMPORTED_MODULE_1__/* .WAY_BY_MODEL */ .QI}.\n\n`,
        ...shown.map((group) => groupMarkdown(group, linkBase, rows, answer)),
        rest === 0 ? '' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(rest, 'more unsure case')} for other reasons: see results.json.\n\n`,
    ].join('');
}
function groupMarkdown(group, linkBase, rows, answer) {
    const { scorer, reason, cases, count } = group;
    const head = `**${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, 'case')}** by ${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(scorer, NAME))}: ${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(reason, REASON))}\n\n`;
    const kept = cases.slice(0, rows);
    if (kept.length === 0)
        return head;
    const lines = kept.map(({ one, result }) => {
        const said = one.attempts[result.attempt]?.turns[result.turn]?.output ?? '';
        const cells = [
            (0,_case_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMarkdown */ .Hm)(one),
            ...(answer === 0 ? [] : [said === '' ? '–' : (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(said, answer))]),
            result.check === '' ? '–' : (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(result.check),
            (0,_case_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .placeMarkdown */ .Bo)(one, linkBase),
        ];
        return `| ${cells.join(' | ')} |\n`;
    });
    const more = count - kept.length;
    return [
        head,
        `| case | ${answer === 0 ? '' : 'answer | '}a check that would decide it | where |\n`,
        `|---|${answer === 0 ? '' : '---|'}---|---|\n`,
        ...lines,
        more === 0 ? '\n' : `\n${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(more)} more: see results.json.\n\n`,
    ].join('');
}


/***/ }),

/***/ 44304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unsureResults)
/* harmony export */ });
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60133);

/** Longest proposal, in characters; one that would have to be cut is not shown: half a check is none. */
const LONGEST = 300;
/**
 * What could not be told of an unsure case: each scorer once, at its first unsure result, of the turns that left the case without a
 * verdict. Texts are as they were written.
 */
function unsureResults(one) {
    const found = new Map();
    one.attempts.forEach(({ unsure, turns }, attempt) => {
        if (unsure !== true)
            return;
        turns.forEach(({ results }, turn) => {
            // A turn that is sure by something else needs no more.
            if (Object.values(results).some(isSure))
                return;
            for (const [scorer, result] of Object.entries(results))
                if ((0,_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnsure */ .hD)(result) && !found.has(scorer))
                    found.set(scorer, { scorer, ...saidOf(result), attempt, turn });
        });
    });
    return [...found.values()];
}
const isSure = ({ gating, metadata }) => gating !== false && metadata['not_applicable'] !== true;
function saidOf({ metadata }) {
    const { unsure_reason: reason, suggested_check: check } = metadata;
    return {
        reason: typeof reason === 'string' && reason.trim() !== '' ? reason : 'it does not say why',
        check: checkLine(check),
    };
}
/** A check as it is written below `checks:` in a case: an item of a list, its values in JSON, which YAML takes as it is. */
function checkLine(check) {
    if (typeof check !== 'string' && (typeof check !== 'object' || check === null || Array.isArray(check)))
        return '';
    const keys = Object.keys(check);
    const isPlain = typeof check === 'object' && keys.length === 1;
    const line = `- ${isPlain ? flow(check).slice(2, -2) : flow(check)}`;
    return keys.length === 0 || line.length > LONGEST ? '' : line;
}
/** JSON with a space behind each comma and colon, as a person writes it. */
function flow(value) {
    if (Array.isArray(value))
        return `[${value.map(flow).join(', ')}]`;
    if (typeof value === 'object' && value !== null)
        return `{ ${Object.entries(value)
            .map(([key, one]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${flow(one)}`)
            .join(', ')} }`;
    return JSON.stringify(value) ?? 'null';
}


/***/ }),

/***/ 56600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ WAY_BY_MODEL),
/* harmony export */   VT: () => (/* binding */ WHAT_UNSURE_IS),
/* harmony export */   hb: () => (/* binding */ WAY_BY_CHECK)
/* harmony export */ });
/** The ways to a sure verdict, as every report says them: what is counted or compared, and who reads the rest, with and without a key. */
const WAY_BY_CHECK = 'a check under `checks:` of the turn, which is always sure';
const WAY_BY_MODEL = "a model as judge: with a provider's key, such as `OPENAI_API_KEY`, or with none from a model server on the same machine (`provider: local` under `judge:` of assay.yaml)";
/** What an unsure case is, in a sentence for whoever meets one for the first time. */
const WHAT_UNSURE_IS = 'Right or wrong: the rules of the offline judge cannot tell, so these neither pass nor fail.';


/***/ }),

/***/ 38987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ judgeName),
/* harmony export */   H7: () => (/* binding */ besideRate),
/* harmony export */   LQ: () => (/* binding */ rateParts),
/* harmony export */   Oj: () => (/* binding */ rateMarkdown),
/* harmony export */   Z3: () => (/* binding */ narrowedParts),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS),
/* harmony export */   eX: () => (/* binding */ judgeOrigin),
/* harmony export */   jh: () => (/* binding */ CANCELLED_HEADING),
/* harmony export */   vB: () => (/* binding */ judgeMarkdown)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22626);
/* harmony import */ var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52215);
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44765);





/** The verdict in one word. */
const VERDICT_WORDS = {
    passed: 'PASSED',
    failed: 'FAILED',
    neutral: 'NEUTRAL',
};
/** Stands in Markdown where a verdict would, of a run that somebody stopped. */
const CANCELLED_HEADING = '⏹️ Evals cancelled';
/**
 * The parts of the rate sentence, written so that rate and bound never look equal when they are not. The rate is the one that is
 * gated: where cases that do not gate were judged beside the others, that of the gating cases.
 */
function rateParts(report) {
    const { required_pass_rate, fail_on } = report;
    const { passed, judged, unsure, share, interval, noun } = ratedOf(report);
    const [rate, bound] = share === null
        ? ['', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(required_pass_rate)]
        : fail_on === 'unknown' || fail_on === 'merge'
            ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(share), '']
            : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercentAgainst */ .su)(share, required_pass_rate);
    return {
        judged,
        passed,
        unsure,
        count: unsure > 0
            ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(judged)} sure${noun}; ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(unsure)} unsure`
            : judged === 0
                ? `no ${noun === '' ? '' : 'gating '}case was judged`
                : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(judged)}${noun} passed`,
        rate: rate === '' || interval === null ? rate : `${rate} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterval */ .vy)(interval)}`,
        required: fail_on === 'failure'
            ? `required ${bound}`
            : fail_on === 'never'
                ? 'nothing gates'
                : fail_on === 'merge'
                    ? 'gated after the merge'
                    : fail_on === 'unknown'
                        ? 'gate: as the run was set'
                        : 'gate: regressions only',
    };
}
/** The cases that a rate is over, and the rate. */
function ratedOf({ header, gated }) {
    if (gated === undefined) {
        const { passed, failed, unsure = 0 } = header.counts;
        const interval = header.pass_rate_interval;
        return { passed, judged: passed + failed, unsure, share: header.pass_rate, interval, noun: '' };
    }
    const { passed, failed, unsure } = gated;
    const judged = passed + failed;
    const noun = judged === 1 ? ' gating case' : ' gating cases';
    if (judged === 0)
        return { passed, judged, unsure, share: null, interval: null, noun };
    return { passed, judged, unsure, share: passed / judged, interval: (0,_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__/* .wilsonInterval */ .Y)(passed, judged), noun };
}
/** The rate in Markdown, `**Pass rate 92 % [75, 98]** (23 of 25 passed)`; without the count where the reason has just given it. */
function rateMarkdown(report) {
    const { count, rate, judged, passed, unsure } = rateParts(report);
    if (judged === 0)
        return `**${count}**`;
    if (unsure > 0)
        return `**${count}** (pass rate ${rate})`;
    const { reason } = report.header;
    const isStated = new RegExp(`\\b${passed} of ${judged} (?:gating )?cases? passed`).test(reason);
    return isStated ? `**Pass rate ${rate}**` : `**Pass rate ${rate}** (${count})`;
}
/** What the rate leaves unsaid: errored and skipped cases, failures that do not gate. */
function besideRate({ counts }, weakFailures) {
    // Unsure ones stand in the count itself.
    const skipped = counts.skipped - (counts.unsure ?? 0);
    return [
        ...(counts.errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.errored, 'case')} errored`] : []),
        ...(skipped > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(skipped, 'case')} skipped`] : []),
        ...(weakFailures > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(weakFailures, 'failure does', 'failures do')} not gate`] : []),
    ];
}
/** Why a judge is the one that it is, where nobody named it: ` (default; gpt-4-turbo was retired on 2026-10-23)`; else nothing. */
function judgeOrigin({ judge }) {
    const { default: byDefault } = judge;
    return byDefault === undefined
        ? ''
        : ` (default; ${byDefault.model} was retired on ${byDefault.retired_on})`;
}
/** Who judged as Markdown, the name of a model cut to so many characters, and why it is this one where nobody named it. */
function judgeMarkdown({ judge }, longest) {
    const code = (name) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(name, longest));
    const { default: byDefault } = judge;
    const isOwnName = judge.mode === 'offline' && !(0,_schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .hasClassifiers */ .Rh)(judge);
    const name = isOwnName ? judgeName({ judge }) : code(judgeName({ judge }));
    if (byDefault === undefined)
        return name;
    return `${name} (default; ${code(byDefault.model)} was retired on ${byDefault.retired_on})`;
}
/** Of a run of some of its cases what it is of the whole, `8 of 120 cases (sample 8, seed 1)`; places may be named, so it is to be escaped. */
function narrowedParts({ narrowed }) {
    if (narrowed === undefined)
        return [];
    return [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(narrowed.cases)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(narrowed.of, 'case')} (${narrowed.by})`];
}
/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
function judgeName({ judge }) {
    if (judge.mode === 'offline' && judge.model === _schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .RECORDED_OUTCOMES */ .RD)
        return 'nobody (outcomes as recorded)';
    if (judge.mode === 'offline' && judge.model === _schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_JUDGE */ .Qo)
        return 'none (nothing asks one)';
    return judge.mode === 'offline' && !(0,_schema_run_js__WEBPACK_IMPORTED_MODULE_4__/* .hasClassifiers */ .Rh)(judge) ? 'offline (heuristic)' : judge.model;
}


/***/ }),

/***/ 58227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ resultsJson),
  h: () => (/* binding */ resultsJsonReport)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json = __webpack_require__(36671);
// EXTERNAL MODULE: ./lib/reports/case-report.js
var case_report = __webpack_require__(3882);
;// CONCATENATED MODULE: ./lib/reports/parts/ordered-comparison.js

const change = ({ what, id, scorer, from, to, message }) => ({
    what,
    ...(0,defined/* defined */.s)({ id, scorer, from, to }),
    message,
});
const delta = (one) => ({
    verdict: one.verdict,
    delta: one.delta,
    interval: one.interval,
    p_value: one.p_value,
    p_adjusted: one.p_adjusted,
    q_value: one.q_value,
    mean_a: one.mean_a,
    mean_b: one.mean_b,
    cases: one.cases,
});
const flip = (one) => ({
    id: one.id,
    name: one.name,
    kind: one.kind,
    from: one.from,
    to: one.to,
    before: one.before,
    after: one.after,
    reason: one.reason,
    location: { file: one.location.file, line: one.location.line },
    ...(0,defined/* defined */.s)({ verdict: one.verdict }),
    ...(one.repeats === undefined
        ? {}
        : { repeats: { played: one.repeats.played, failed: one.repeats.failed } }),
    ...(one.on_base === undefined
        ? {}
        : { on_base: { played: one.on_base.played, failed: one.on_base.failed } }),
    ...(0,defined/* defined */.s)({ flaky: one.flaky }),
});
/** A comparison with its keys in the order of contract 6, whatever the order of the object that came. */
function orderedComparison(one) {
    const { pass_rate: rate, latency, cost, baseline, judge_noise: noise } = one;
    return {
        run_a: one.run_a,
        run_b: one.run_b,
        comparable: one.comparable,
        criteria_changed: one.criteria_changed.map(change),
        verdict: one.verdict,
        reason: one.reason,
        p_value: one.p_value,
        pass_rate: { a: rate.a, b: rate.b, delta: rate.delta, interval: rate.interval },
        cases: {
            compared: one.cases.compared,
            left_out: one.cases.left_out,
            ...(0,defined/* defined */.s)({ lost: one.cases.lost }),
        },
        scorers: Object.fromEntries(Object.entries(one.scorers).map(([name, each]) => [name, delta(each)])),
        flips: one.flips.map(flip),
        latency: {
            a_ms: latency.a_ms,
            b_ms: latency.b_ms,
            change: latency.change,
            interval: latency.interval,
            p_value: latency.p_value,
        },
        cost: { a_usd: cost.a_usd, b_usd: cost.b_usd, delta_usd: cost.delta_usd },
        baseline: {
            finished_at: baseline.finished_at,
            age_days: baseline.age_days,
            stale: baseline.stale,
        },
        ...(noise === undefined
            ? {}
            : {
                judge_noise: {
                    results: noise.results,
                    mean_absolute: noise.mean_absolute,
                    verdicts_flipped: noise.verdicts_flipped,
                },
            }),
        warnings: one.warnings,
    };
}

;// CONCATENATED MODULE: ./lib/reports/results-json.js




const turn = ({ turn_id, input, output, latency_ms, tool_calls, results, errors, }) => ({
    turn_id,
    input,
    output,
    latency_ms,
    tool_calls,
    results,
    ...(0,defined/* defined */.s)({ errors }),
});
const attempt = ({ status, unsure, error, turns }) => ({
    status,
    ...(0,defined/* defined */.s)({ unsure, error }),
    turns: turns.map(turn),
});
/** A case with its keys in the order of contract 6, whatever the order of the object that came. */
function orderedCase(one) {
    return {
        id: one.id,
        name: one.name,
        agent_id: one.agent_id,
        tags: one.tags,
        location: { file: one.location.file, line: one.location.line },
        status: one.status,
        ...(0,defined/* defined */.s)({
            unsure: one.unsure,
            gating: one.gating,
            reason: one.reason,
            unreachable: one.unreachable,
            hash: one.hash,
            min_passes: one.min_passes,
            repeat: one.repeat,
            flaky: one.flaky,
            quarantined: one.quarantined,
            outcomes: one.outcomes,
        }),
        attempts: one.attempts.map(attempt),
    };
}
function orderedHeader({ counts, latency_ms: latency, usage, ...header }) {
    const { agent, judge } = usage;
    return {
        schema_version: header.schema_version,
        run_id: header.run_id,
        status: header.status,
        conclusion: header.conclusion,
        reason: header.reason,
        started_at: header.started_at,
        finished_at: header.finished_at,
        duration_ms: header.duration_ms,
        judge: header.judge,
        ...(0,defined/* defined */.s)({
            secrets_withheld: header.secrets_withheld,
            narrowed: header.narrowed,
            cancelled: header.cancelled,
        }),
        agent_id: header.agent_id,
        counts: {
            total: counts.total,
            passed: counts.passed,
            failed: counts.failed,
            errored: counts.errored,
            skipped: counts.skipped,
            ...(0,defined/* defined */.s)({ unsure: counts.unsure }),
        },
        pass_rate: header.pass_rate,
        pass_rate_interval: header.pass_rate_interval,
        avg_scores: header.avg_scores,
        latency_ms: { mean: latency.mean, p50: latency.p50, p95: latency.p95 },
        usage: {
            agent: {
                calls: agent.calls,
                input_tokens: agent.input_tokens,
                output_tokens: agent.output_tokens,
                cost_usd: agent.cost_usd,
            },
            judge: {
                calls: judge.calls,
                cached_calls: judge.cached_calls,
                input_tokens: judge.input_tokens,
                output_tokens: judge.output_tokens,
                cost_usd: judge.cost_usd,
            },
        },
    };
}
const pretty = (value) => (0,escape_json/* escapeJson */.G)(JSON.stringify(value, null, 2));
/** As it stands in a list of lists, which is where its lines are indented by four: cut out, what stands around it is gone. */
const INDENTED_BY_4 = { before: '[\n  [\n    '.length, behind: '\n  ]\n]'.length };
const prettyBy4 = (value) => (0,escape_json/* escapeJson */.G)(JSON.stringify([[value]], null, 2).slice(INDENTED_BY_4.before, -INDENTED_BY_4.behind));
/** As it stands in an object, of which the name comes along. */
const prettyMember = (name, value) => (0,escape_json/* escapeJson */.G)(JSON.stringify({ [name]: value }, null, 2).slice(1, -'\n}'.length));
/**
 * results.json (contract 6): every number and every text of the run, its keys always in the same order, two spaces of
 * indent, so that two runs can be compared by `diff`. Comes case by case. Safe to print: see `escapeJson`.
 */
function resultsJsonReport(report) {
    let first = true;
    return {
        *begin() {
            const { header, repeats, comparison, failure_analysis: failures } = report;
            const head = { ...orderedHeader(header), ...(0,defined/* defined */.s)({ repeats }) };
            yield `${pretty(head).slice(0, -2)},`;
            if (comparison !== undefined)
                yield `${prettyMember('comparison', orderedComparison(comparison))},`;
            if (failures !== undefined)
                yield `${prettyMember('failure_analysis', failures)},`;
            yield '\n  "cases": [';
        },
        add(one) {
            const before = first ? '\n    ' : ',\n    ';
            first = false;
            return [before, prettyBy4(orderedCase(one))];
        },
        end: () => [`${first ? '' : '\n  '}]\n}\n`],
    };
}
/** results.json alone, piece by piece. */
const resultsJson = (report) => (0,case_report/* piecesOf */.X)(resultsJsonReport(report), report);


/***/ }),

/***/ 83862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ summaryMarkdown),
  b: () => (/* binding */ summaryReport)
});

// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon = __webpack_require__(39155);
// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown = __webpack_require__(14576);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/case-report.js
var case_report = __webpack_require__(3882);
// EXTERNAL MODULE: ./lib/reports/failure-analysis-markdown.js
var failure_analysis_markdown = __webpack_require__(70272);
// EXTERNAL MODULE: ./lib/reports/parts/calibration-line.js
var calibration_line = __webpack_require__(9309);
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind = __webpack_require__(37447);
// EXTERNAL MODULE: ./lib/reports/parts/case-markdown.js
var case_markdown = __webpack_require__(86016);
// EXTERNAL MODULE: ./lib/reports/parts/comment-trend.js
var comment_trend = __webpack_require__(58621);
// EXTERNAL MODULE: ./lib/reports/parts/comparison-blocks.js
var comparison_blocks = __webpack_require__(31112);
// EXTERNAL MODULE: ./lib/reports/parts/comparison-words.js
var comparison_words = __webpack_require__(23533);
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort = __webpack_require__(41014);
// EXTERNAL MODULE: ./lib/reports/parts/keeper.js
var keeper = __webpack_require__(78966);
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/reports/parts/repeats-line.js
var repeats_line = __webpack_require__(35093);
// EXTERNAL MODULE: ./lib/reports/parts/scorer-note.js
var scorer_note = __webpack_require__(87685);
// EXTERNAL MODULE: ./lib/reports/parts/shown-cases.js
var shown_cases = __webpack_require__(22119);
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers = __webpack_require__(99574);
;// CONCATENATED MODULE: ./lib/reports/parts/shown-keeper.js







/** Ids of cases with no result below its threshold, and code points of each. */
const MOST_IDS = 20;
const ID = 100;
/** Collects cases that are only shown, for a job summary: those below the threshold like failing ones, the others by id. `limits` are in bytes. */
function shownKeeper(limits, linkBase) {
    const rows = (0,keeper/* keeper */.t)(limits.rows);
    const details = (0,keeper/* keeper */.t)(limits.details);
    const others = [];
    let [count, below] = [0, 0];
    return {
        add(one) {
            count += 1;
            if ((0,failing_scorers/* failingScorers */._4)(one).length > 0) {
                below += 1;
                rows.add(() => (0,case_markdown/* failingRow */.PJ)(one, linkBase));
                details.add(() => (0,case_markdown/* failingDetails */.fM)(one));
            }
            else if (others.length < MOST_IDS)
                others.push(one.id);
        },
        /** The folded block; nothing where there is no such case. */
        *block(header) {
            if (count === 0)
                return;
            yield `<details><summary>${(0,shown_cases/* shownHeading */.C)({ count, below }, header)}</summary>\n\n`;
            if (below > 0) {
                yield '| case | why | where |\n|---|---|---|\n';
                yield* rows.kept;
                yield rows.more === 0 ? '\n' : `\n${(0,format/* formatCounted */.So)(rows.more, 'more case')}: see results.json.\n\n`;
                yield* details.kept;
            }
            const left = count - below - others.length;
            const ids = others.map((id) => (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(id, ID)));
            if (ids.length > 0)
                yield `Not below it: ${ids.join(' · ')}${left > 0 ? ` and ${(0,format/* formatCount */.B4)(left)} more` : ''}\n\n`;
            yield '</details>\n\n';
        },
    };
}

// EXTERNAL MODULE: ./lib/reports/parts/skip-reasons.js
var skip_reasons = __webpack_require__(99727);
// EXTERNAL MODULE: ./lib/reports/parts/unsure/unsure-groups.js
var unsure_groups = __webpack_require__(51136);
// EXTERNAL MODULE: ./lib/reports/parts/unsure/unsure-markdown.js
var unsure_markdown = __webpack_require__(96873);
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/summary-markdown.js























/** GitHub drops a job summary over 1 MiB whole; ours stays below 900 KiB (security.md S19). Bytes of each part: together 840 KiB. */
const KIB = 1024;
const LIMITS = {
    scorers: 60 * KIB,
    failing: 250 * KIB,
    details: 290 * KIB,
    errored: 120 * KIB,
    weak: 40 * KIB,
    shown: { rows: 20 * KIB, details: 30 * KIB },
    warnings: 30 * KIB,
};
/** Beside a comparison, which takes 250 KiB. */
const COMPARED = { failing: 170 * KIB, details: 120 * KIB };
/** Unsure cases: 8 groups of 25 rows with short texts are below 200 KiB. */
const UNSURE = { rows: 25, groups: 8, answer: 200 };
const MARKS = { passed: '✅', failed: '❌', neutral: '⚪' };
const WORDS = {
    passed: 'Evals passed',
    failed: 'Evals failed',
    neutral: 'Evals neutral',
};
/** Code points of a sentence of ours, which may quote an error. */
const SENTENCE = 600;
/** Verdict and mark; of a run that somebody stopped that it was. */
const headingOf = ({ cancelled, conclusion }) => cancelled === true ? verdict/* CANCELLED_HEADING */.jh : `${MARKS[conclusion]} ${WORDS[conclusion]}`;
const prose = (text) => (0,escape_markdown/* markdownProse */.h$)((0,truncate/* truncateText */.E)(text, SENTENCE));
/**
 * summary.md and the job summary: verdict and reason, the rate against what is required, who judged, the scorers, then
 * every case that needs a look. Cut between cases, never inside a block, with the number of those left out. Texts of
 * others stand only inside `<code>` or a fence (security.md S17).
 */
function summaryReport(report, options = {}) {
    const found = summaryCases(report, options.linkBase);
    return { begin: () => case_report/* NOTHING */.K, add: found.add, end: () => summary(report, found, options) };
}
/** The summary alone, piece by piece. */
const summaryMarkdown = (report, options = {}) => (0,case_report/* piecesOf */.X)(summaryReport(report, options), report);
/** The cases that a summary shows, as far as it has room for them, and how many more there are. */
function summaryCases({ comparison }, linkBase) {
    const failing = (0,keeper/* keeper */.t)(comparison === undefined ? LIMITS.failing : COMPARED.failing);
    const details = (0,keeper/* keeper */.t)(comparison === undefined ? LIMITS.details : COMPARED.details);
    const errored = (0,keeper/* keeper */.t)(LIMITS.errored);
    const weak = (0,keeper/* keeper */.t)(LIMITS.weak);
    const shown = shownKeeper(LIMITS.shown, linkBase);
    const skipped = (0,skip_reasons/* skipReasons */.d)();
    const unsure = (0,unsure_groups/* unsureGroups */.R)(UNSURE.rows);
    let weakFailures = 0;
    return {
        ...{ failing, details, errored, weak, shown, skipped, unsure },
        add(one) {
            const kind = (0,case_kind/* caseKind */.H)(one);
            if (kind === 'failing') {
                failing.add(() => (0,case_markdown/* failingRow */.PJ)(one, linkBase));
                details.add(() => (0,case_markdown/* failingDetails */.fM)(one));
            }
            else if (kind === 'errored')
                errored.add(() => (0,case_markdown/* erroredRow */.Q$)(one, linkBase));
            else if (kind === 'unsure')
                unsure.add(one);
            else if (kind === 'skipped') {
                skipped.add(one.reason);
                if ((0,shown_cases/* isShownOnly */.A)(one))
                    shown.add(one);
            }
            else if (kind === 'weak') {
                weak.add(() => (0,case_markdown/* weakRow */.x9)(one, linkBase));
                if (one.status === 'failed')
                    weakFailures += 1;
            }
            return case_report/* NOTHING */.K;
        },
        /** Failed, but not gating. */
        get weakFailures() {
            return weakFailures;
        },
    };
}
function* summary(report, found, { linkBase, heading }) {
    const { comparison } = report;
    const { failing, details, errored, weak, shown, skipped, unsure } = found;
    yield* summary_markdown_verdict(report, found.weakFailures, heading);
    // A merge names what is wrong with its shards in the reason already.
    yield* warnings(report.warnings.filter((warning) => !report.header.reason.includes(warning)));
    for (const note of report.notes ?? [])
        yield `${prose(note)}\n\n`;
    if (comparison !== undefined)
        yield* againstBaseline(comparison, report.header.reason, linkBase);
    if (failing.kept.length > 0) {
        yield '### Failing cases\n\n| case | why | where |\n|---|---|---|\n';
        yield* failing.kept;
        yield `${more(failing, 'failing case')}\n`;
        yield* details.kept;
        if (details.more > 0)
            yield `Answers of ${(0,format/* formatCounted */.So)(details.more, 'more failing case')}: see results.json.\n\n`;
    }
    if (report.failure_analysis !== undefined)
        yield `### Why cases fail\n\n${(0,failure_analysis_markdown/* failuresMarkdown */.H)(report.failure_analysis)}`;
    if (errored.kept.length > 0) {
        yield '### Could not be judged\n\nThese say nothing about the answers and are left out of the pass rate.\n\n| case | error | what to do | where |\n|---|---|---|---|\n';
        yield* errored.kept;
        yield `${more(errored, 'errored case')}\n`;
    }
    yield unsureSection(unsure, linkBase);
    yield* scorerTable(report.scorers, isOfflineByChoice(report.header), comparison?.scorers ?? {});
    if (report.repeats !== undefined)
        yield `Repeats: ${(0,repeats_line/* repeatsLine */.p)(report.repeats)}\n\n`;
    yield (0,calibration_line/* calibrationLine */.L)(report.calibration ?? [], report.header);
    if (weak.kept.length > 0) {
        yield `<details><summary>${(0,format/* formatCounted */.So)(weak.kept.length + weak.more, 'case')} below the bar, not gating</summary>\n\n| case | why | where |\n|---|---|---|\n`;
        yield* weak.kept;
        yield `${more(weak, 'case')}\n</details>\n\n`;
    }
    yield* shown.block(report.header);
    yield (0,comment_trend/* trendMarkdown */.P)(report.trend ?? []);
    yield* footer(report, skipped.list());
}
function unsureSection(unsure, linkBase) {
    const { count } = unsure.list();
    return count === 0 ? '' : `### Unsure\n\n${(0,unsure_markdown/* unsureMarkdown */.w)(unsure, linkBase, UNSURE)}`;
}
function* summary_markdown_verdict(report, weakFailures, heading) {
    const { header } = report;
    const { required } = (0,verdict/* rateParts */.LQ)(report);
    yield `## ${heading ?? headingOf(header)}\n\n`;
    if (report.comparison !== undefined)
        yield* (0,comparison_blocks/* criteriaChangedMarkdown */.No)(report.comparison);
    yield `${prose(header.reason)}\n\n`;
    const agent = header.agent_id === null ? [] : [`agent ${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(header.agent_id, 200))}`];
    const parts = [
        (0,verdict/* rateMarkdown */.Oj)(report),
        required,
        ...(0,verdict/* narrowedParts */.Z3)(header).map(prose),
        ...(0,verdict/* besideRate */.H7)(header, weakFailures),
        `judge: ${(0,verdict/* judgeMarkdown */.vB)(header, 200)}`,
        ...agent,
    ];
    yield `${parts.join(' · ')}\n\n`;
}
/** What became of the cases that the baseline holds, too; criteria that changed are named above. What the reason of the run (`runReason`) says is not repeated. */
function* againstBaseline(comparison, runReason, linkBase) {
    const { mark, heading } = comparison_words/* COMPARISON_WORDS */.QC[comparison.verdict];
    yield `### ${mark} Against the baseline: ${heading.toLowerCase()}\n\n`;
    if (!runReason.includes((0,after_colon/* afterColon */.e)(comparison.reason)))
        yield `${prose(comparison.reason)}\n\n`;
    const rate = (0,comparison_words/* rateChange */.FF)(comparison);
    const facts = (0,comparison_words/* comparisonFacts */.tj)(comparison).filter(({ label }) => label !== 'now');
    const parts = [
        ...(rate === undefined ? [] : [`**pass rate** ${rate.replaceAll('<', '&lt;')}`]),
        ...facts.map(({ label, phrase }) => `${label} ${(0,parts_phrase/* phraseMarkdown */.fP)(phrase)}`),
    ];
    yield `${parts.join(' · ')}\n\n`;
    yield* warnings(comparison.warnings);
    yield* (0,comparison_blocks/* flipsMarkdown */.Iw)(comparison, linkBase);
}
function* warnings(list) {
    const kept = (0,keeper/* keeper */.t)(LIMITS.warnings);
    for (const warning of list)
        kept.add(() => `- ⚠️ ${prose(warning)}\n`);
    if (list.length > 0)
        yield `${kept.kept.join('')}${kept.more > 0 ? `- ⚠️ and ${(0,format/* formatCount */.B4)(kept.more)} more\n` : ''}\n`;
}
function* scorerTable(rows, offline, deltas) {
    if (rows.length === 0)
        return;
    const noted = rows.some((row) => (0,scorer_note/* scorerNote */.P)(row) !== '');
    const compared = rows.some((row) => Object.hasOwn(deltas, row.name));
    const kept = (0,keeper/* keeper */.t)(LIMITS.scorers);
    for (const row of rows)
        kept.add(() => {
            const cells = [
                (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(row.name, 100)),
                row.mean === null ? '–' : (0,format/* formatScore */.y)(row.mean),
                `${(0,format/* formatCount */.B4)(row.passed)}/${(0,format/* formatCount */.B4)(row.judged)}`,
                ...(compared ? (0,comparison_blocks/* deltaCells */.gM)(Object.hasOwn(deltas, row.name) ? deltas[row.name] : undefined) : []),
                ...(noted ? [(0,scorer_note/* scorerNote */.P)(row)] : []),
            ];
            return `| ${cells.join(' | ')} |\n`;
        });
    const head = `| scorer | mean | passed |${compared ? ' Δ baseline | 95 % interval | p, adjusted | verdict |' : ''}${noted ? ' note |' : ''}`;
    yield `### Scorers\n\n${head}\n|---|--:|--:|${compared ? '--:|--:|--:|---|' : ''}${noted ? '---|' : ''}\n`;
    yield `${kept.kept.join('')}${more(kept, 'scorer')}\n`;
    if (offline && rows.some(({ unsure = 0 }) => unsure > 0))
        yield 'Unsure results do not gate; `gate.offline_low_confidence: true` lets them, and is wrong as often as they are.\n\n';
    else if (offline && rows.some(({ gating, weightless }) => !gating && weightless !== true))
        yield 'Not gating: without a model these verdicts are of low confidence; `gate.offline_low_confidence: true` lets them gate.\n\n';
}
/** Where the judge's key is missing, the warning beside the verdict says why results do not gate. */
const isOfflineByChoice = ({ judge, secrets_withheld: missingSecrets }) => judge.mode === 'offline' && missingSecrets === undefined;
function* footer({ header }, skipped) {
    const { passed } = header.counts;
    if (passed > 0)
        yield `${(0,format/* formatCounted */.So)(passed, 'case')} passed.\n\n`;
    if (skipped.length > 0) {
        const reasons = skipped.map(({ count, reason }) => `${(0,format/* formatCount */.B4)(count)} × ${reason === null ? 'other reasons' : (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(reason, 200))}`);
        yield `Skipped: ${reasons.join('; ')}.\n\n`;
    }
    yield `<sub>${(0,effort/* effortParts */.v)(header).join(' · ')} · run ${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(header.run_id, 100))}</sub>\n`;
}
const more = (list, noun) => list.more === 0 ? '' : `\n${(0,format/* formatCounted */.So)(list.more, `more ${noun}`)}: see results.json.\n`;


/***/ }),

/***/ 79912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REPORTS: () => (/* binding */ REPORTS),
  L: () => (/* binding */ writeReports)
});

// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text = __webpack_require__(7460);
;// CONCATENATED MODULE: ./lib/text/escape/escape-csv.js

/** What a spreadsheet takes for the beginning of a formula, also behind white space and in full-width form (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\n]/;
/** One cell by RFC 4180. Text that a spreadsheet would run gets an apostrophe in front; numbers and booleans stay bare; null is empty. */
function csvCell(value) {
    if (value === null)
        return '';
    if (typeof value !== 'string')
        return String(value);
    const clean = (0,clean_text/* cleanText */.X5)(value);
    const text = FORMULA.test(clean) ? `'${clean}` : clean;
    return /[",\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
/** One record with its line break (CRLF, RFC 4180 2.1). */
function csvRow(cells) {
    return `${cells.map(csvCell).join(',')}\r\n`;
}

// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/case-report.js
var case_report = __webpack_require__(3882);
// EXTERNAL MODULE: ./lib/reports/parts/case-problem.js
var case_problem = __webpack_require__(84262);
;// CONCATENATED MODULE: ./lib/reports/cases-csv.js





/** The header of cases.csv, in order. */
const CASES_CSV_COLUMNS = [
    'case_id',
    'name',
    'status',
    'attempt',
    'attempt_status',
    'turn',
    'scorer',
    'score',
    'pass',
    'threshold',
    'gating',
    'latency_ms',
    'reasoning',
    'error',
    'input',
    'output',
    'unsure',
];
/** Characters of a question or an answer in a cell; results.json has them whole. */
const LONGEST_TEXT = 1000;
/**
 * cases.csv: one row for each scorer of each turn of each attempt, numbered from 1; a skipped case, an attempt without an
 * answer and a turn without scorers have one row each. Score and pass are empty where nothing was judged (errored, not
 * applicable), so a column average is an average; `unsure` is of the result, else of the attempt or case. Text is cleaned, and no cell is a
 * formula (security.md S22).
 */
const casesCsvReport = () => ({
    begin: () => [csvRow(CASES_CSV_COLUMNS)],
    add: (one) => [caseRows(one).map(csvRow).join('')],
    end: () => case_report/* NOTHING */.K,
});
/** cases.csv alone, piece by piece. */
const casesCsv = (report) => piecesOf(casesCsvReport(), report);
function caseRows(one) {
    const start = [one.id, one.name, one.status];
    const gating = one.gating !== false;
    if (one.attempts.length === 0) {
        const error = one.status === 'errored' ? problem(one) : null;
        const none = [null, null, null, null, null, null, null];
        return [[...start, ...none, gating, null, one.reason ?? null, error, null, null, one.unsure === true]];
    }
    return one.attempts.flatMap((attempt, index) => attemptRows(attempt, gating).map((cells) => [...start, index + 1, attempt.status, ...cells]));
}
const problem = (one) => {
    const { code, message } = (0,case_problem/* caseProblem */.w)(one);
    return `${code}: ${message}`;
};
/** The cells from `turn` on. An error of the attempt itself has its own row behind the turns that were played. */
function attemptRows(attempt, gating) {
    const rows = attempt.turns.flatMap((turn, index) => turnRows(turn, gating).map((cells) => [index + 1, ...cells]));
    const hasTurnErrors = attempt.turns.some((turn) => Object.keys(turn.errors ?? {}).length > 0);
    if (rows.length > 0 && (attempt.error === undefined || hasTurnErrors))
        return rows;
    const error = attempt.error === undefined ? null : `${attempt.error.code}: ${attempt.error.message}`;
    return [
        ...rows,
        [null, null, null, null, null, gating, null, null, error, null, null, attempt.unsure === true],
    ];
}
function turnRows(turn, gating) {
    const texts = [turn.input, turn.output].map((text) => (0,truncate/* truncateText */.E)(text, LONGEST_TEXT));
    const rows = Object.entries(turn.results).map(([scorer, result]) => {
        const judged = result.metadata['not_applicable'] !== true;
        const threshold = result.metadata['threshold'];
        return [
            scorer,
            judged ? result.score : null,
            judged ? result.pass : null,
            typeof threshold === 'number' ? threshold : null,
            gating && judged && result.gating !== false,
            turn.latency_ms,
            result.reasoning,
            null,
            ...texts,
            (0,scorer_result/* isUnsure */.hD)(result),
        ];
    });
    const unjudged = (scorer, error) => [
        ...[scorer, null, null, null, gating, turn.latency_ms, null, error],
        ...texts,
        false,
    ];
    for (const [scorer, { code, message }] of Object.entries(turn.errors ?? {}))
        rows.push(unjudged(scorer, `${code}: ${message}`));
    return rows.length > 0 ? rows : [unjudged(null, null)];
}

// EXTERNAL MODULE: ./lib/text/escape/escape-html.js
var escape_html = __webpack_require__(79160);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind = __webpack_require__(37447);
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers = __webpack_require__(99574);
// EXTERNAL MODULE: ./lib/reports/parts/unsure/unsure-results.js
var unsure_results = __webpack_require__(44304);
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/junit.js









/** A suite is held back until its counts are known; longer ones are split, so memory stays bounded. */
const MOST_IN_SUITE = 5_000;
/** Code points of a message attribute and of each quoted text, as test reporters show them on one page. */
const MESSAGE_LENGTH = 500;
const QUOTE_LENGTH = 2_000;
/**
 * junit.xml, for every tool that reads test results: one suite for each top-level folder of the case ids, classname = the
 * file of the case, time in seconds. A failure that does not gate is reported as skipped with its reason, because readers
 * of this format take every failure for a red build. Valid XML 1.0 whatever the texts are.
 */
function junitReport({ header }) {
    let suite;
    return {
        begin: () => [
            '<?xml version="1.0" encoding="UTF-8"?>\n',
            `<testsuites name="${(0,escape_html/* xmlAttribute */.IE)(`assay ${header.run_id}, judge ${(0,verdict/* judgeName */.Bt)(header)}`)}" time="${seconds(header.duration_ms)}">\n`,
        ],
        add(one) {
            const name = one.id.includes('/') ? one.id.slice(0, one.id.indexOf('/')) : 'assay';
            const whole = suite !== undefined && (suite.name !== name || suite.cases.length >= MOST_IN_SUITE)
                ? suite
                : undefined;
            if (whole !== undefined)
                suite = undefined;
            suite ??= { name, cases: [], failures: 0, errors: 0, skipped: 0, ms: 0 };
            addCase(suite, one);
            return whole === undefined ? case_report/* NOTHING */.K : suiteXml(whole);
        },
        *end() {
            if (suite !== undefined)
                yield* suiteXml(suite);
            yield '</testsuites>\n';
        },
    };
}
/** junit.xml alone, piece by piece. */
const junit = (report) => piecesOf(junitReport(report), report);
const seconds = (ms) => (ms / 1000).toFixed(3);
function* suiteXml(suite) {
    const { name, cases, failures, errors, skipped, ms } = suite;
    yield `  <testsuite name="${(0,escape_html/* xmlAttribute */.IE)(name)}" tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${seconds(ms)}">\n`;
    yield* cases;
    yield '  </testsuite>\n';
}
function addCase(suite, one) {
    let ms = 0;
    for (const attempt of one.attempts)
        for (const turn of attempt.turns)
            ms += turn.latency_ms;
    suite.ms += ms;
    const start = `    <testcase name="${(0,escape_html/* xmlAttribute */.IE)(one.id)}" classname="${(0,escape_html/* xmlAttribute */.IE)(one.location.file)}" file="${(0,escape_html/* xmlAttribute */.IE)(one.location.file)}" line="${one.location.line}" time="${seconds(ms)}"`;
    const inner = outcome(suite, one);
    suite.cases.push(inner === '' ? `${start}/>\n` : copied(`${start}>\n${inner}    </testcase>\n`));
}
/** The same text for itself: one that was cut out of a long answer would hold all of it for as long as its suite is not whole. */
const copied = (text) => Buffer.from(text).toString();
/** What stands inside a test case; counts it in the suite. */
function outcome(suite, one) {
    switch ((0,case_kind/* caseKind */.H)(one)) {
        case 'passing':
            return '';
        case 'unsure':
            suite.skipped += 1;
            return `      <skipped message="${message(unsureLine(one))}"/>\n`;
        case 'skipped':
            suite.skipped += 1;
            return `      <skipped message="${message(one.reason ?? 'no reason given')}"/>\n`;
        case 'weak':
            suite.skipped += 1;
            return `      <skipped message="${message(`does not gate${(0,failing_scorers/* flakyNote */.Ag)(one)
                .map((note) => ` (${note})`)
                .join('')}: ${one.status === 'failed' ? failureLine(one) : errorLine(one)}`)}"/>\n`;
        case 'failing':
            suite.failures += 1;
            return `      <failure type="${(0,escape_html/* xmlAttribute */.IE)((0,failing_scorers/* failingScorers */._4)(one)[0]?.scorer ?? 'failed')}" message="${message(failureLine(one))}">${(0,escape_html/* xmlText */.xK)(failureBody(one))}</failure>\n`;
        case 'errored': {
            suite.errors += 1;
            const problem = (0,case_problem/* caseProblem */.w)(one);
            const body = `${place(one)}\n${problem.message}${problem.remedy === '' ? '' : `\n${problem.remedy}`}`;
            return `      <error type="${(0,escape_html/* xmlAttribute */.IE)(problem.code)}" message="${message(errorLine(one))}">${(0,escape_html/* xmlText */.xK)(quote(body))}</error>\n`;
        }
    }
}
const message = (text) => (0,escape_html/* xmlAttribute */.IE)((0,truncate/* truncateText */.E)(text, MESSAGE_LENGTH));
const quote = (text) => (0,truncate/* truncateText */.E)(text, QUOTE_LENGTH);
const indented = (text) => text.replace(/^/gm, '  ');
const place = (one) => `${one.name}\n${one.location.file}:${one.location.line}`;
const errorLine = (one) => {
    const { code, message: what } = (0,case_problem/* caseProblem */.w)(one);
    return `${code}: ${what}`;
};
/** What could not be told, and the check that would settle it. */
const unsureLine = (one) => {
    const check = (0,unsure_results/* unsureResults */.h)(one)[0]?.check ?? '';
    return `${one.reason ?? 'unsure'}${check === '' ? '' : `; a check that would decide it: ${check}`}`;
};
const failureLine = (one) => (0,failing_scorers/* failingScorers */._4)(one)
    .filter((failing, _, all) => failing.gating || all.every((other) => !other.gating))
    .map((failing) => `${failing.scorer} ${(0,failing_scorers/* failingNumbers */.ZP)(failing)}`)
    .join(', ') || 'failed';
/** Name and place, each failing scorer with its reason, then the question and answer of the failing turn. */
function failureBody(one) {
    const failing = (0,failing_scorers/* failingScorers */._4)(one);
    const reasons = failing.map((each) => {
        const notes = (0,failing_scorers/* failingNotes */.Ut)(each, one);
        const head = `${each.scorer} ${(0,failing_scorers/* failingNumbers */.ZP)(each)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
        return each.reasoning === '' ? head : `${head}\n${indented(quote(each.reasoning))}`;
    });
    const statuses = one.attempts.length > 1 ? [`attempts: ${one.attempts.map((attempt) => attempt.status).join(', ')}`] : [];
    const first = failing[0];
    const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
    const texts = turn === undefined
        ? []
        : ['', 'input:', quote(turn.input), '', 'answer:', quote(turn.output), '', scoresLine(turn.results)];
    return [place(one), ...statuses, '', ...reasons, ...texts].join('\n');
}
const scoresLine = (results) => `scores: ${Object.entries(results)
    .map(([scorer, result]) => `${scorer} ${result.metadata['not_applicable'] === true ? 'n/a' : (0,format/* formatScore */.y)(result.score)}`)
    .join(', ')}`;

// EXTERNAL MODULE: ./lib/reports/results-json.js + 1 modules
var results_json = __webpack_require__(58227);
// EXTERNAL MODULE: ./lib/reports/summary-markdown.js + 1 modules
var summary_markdown = __webpack_require__(83862);
;// CONCATENATED MODULE: ./lib/reports/write-reports.js




/** The reports that a run writes, one line each. */
const REPORTS = [
    { file: 'results.json', format: 'json', syntax: 'json', make: results_json/* resultsJsonReport */.h },
    { file: 'summary.md', format: 'markdown', syntax: 'markdown', make: summary_markdown/* summaryReport */.b },
    { file: 'junit.xml', format: 'junit', syntax: 'xml', make: junitReport },
    { file: 'cases.csv', format: 'csv', syntax: 'csv', make: casesCsvReport },
];
/**
 * Writes the reports of a run into a folder, all of them in one pass over its cases: texts are read once, and of one case at a time.
 * Returns the files by format. Each file is there as a whole or not at all; one that cannot be written is thrown after the others are.
 */
function writeReports(folder, report, files, format = 'all', { onJson, onCase } = {}) {
    const written = {};
    const open = [];
    try {
        for (const one of REPORTS) {
            if (format !== 'all' && format !== one.format)
                continue;
            const path = `${folder}/${one.file}`;
            const file = files.replacement(path, one.format === 'json' ? onJson : undefined);
            open.push({ report: one.make(report), file });
            written[one.format] = path;
        }
        for (const each of open)
            write(each, each.report.begin());
        for (const one of report.cases) {
            for (const each of open)
                write(each, each.report.add(one));
            onCase?.(one);
        }
        for (const each of open)
            write(each, each.report.end(), () => each.file.commit());
    }
    finally {
        for (const { file } of open)
            file.discard();
    }
    for (const { problem } of open)
        if (problem !== undefined)
            throw problem;
    return written;
}
function write(each, pieces, then) {
    if (each.problem !== undefined)
        return;
    try {
        for (const piece of pieces)
            each.file.write(piece);
        then?.();
    }
    catch (error) {
        each.problem = error;
    }
}


/***/ })

};
