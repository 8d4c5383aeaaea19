export const id = 3318;
export const ids = [3318];
export const modules = {

/***/ 33046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ proposedPrompt),
/* harmony export */   V: () => (/* binding */ optimizationMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41014);
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78966);
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46429);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38987);







const MARKS = {
    accepted: '✅',
    provisional: '🔶',
    rejected: '⚪',
    no_headroom: '⚪',
    not_validated: '⚪',
    insufficient_failures: '⚪',
};
/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const LIMITS = { diff: 200 * KIB, changes: 100 * KIB, facts: 60 * KIB, measured: 30 * KIB };
const NAME = 120;
const RATIONALE = 600;
const code = (text) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, NAME));
const prose = (text) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, RATIONALE));
/** The result of an optimization as Markdown, for files and job summaries: decision with its numbers, diff, evidence for each change, how to apply it. */
function* optimizationMarkdown(report) {
    const { response } = report;
    yield `## ${MARKS[response.decision]} Prompt optimization: ${response.decision.replaceAll('_', ' ')}\n\n`;
    yield `${prose((0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionSentence */ .II)(response))}\n\n`;
    yield `agent ${code(report.agent_id)} · judge: ${(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeMarkdown */ .vB)(report, NAME)}\n\n`;
    if ((0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isImproved */ .T3)(response))
        yield* proposalBlocks(report, LIMITS);
    yield* measuredTable(response);
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_4__/* .keeper */ .t)(LIMITS.facts);
    for (const { label, text } of (0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .optimizationFacts */ .p$)(report))
        kept.add(() => `- **${label}**: ${prose(text)}\n`);
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(kept.more)} more\n` : ''}\n`;
    const ids = [code(response.optimization_id), `validation ${code(response.validation_run_id)}`];
    yield `<sub>${[...(0,_parts_effort_js__WEBPACK_IMPORTED_MODULE_6__/* .spendingParts */ .O)(report, 'agent turn'), ...ids].join(' · ')}</sub>\n`;
}
/**
 * The same folded away, for a comment or the summary of the run whose failures it learned from; empty when no new prompt came of it and
 * nothing was measured. At most `bytes` of UTF-8 in its diff and list of changes, each.
 */
function proposedPrompt(report, bytes = 12 * KIB) {
    const { response } = report;
    if (!(0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isImproved */ .T3)(response)) {
        if (response.decision === 'insufficient_failures')
            return '';
        return `**Prompt optimization**: ${response.decision.replaceAll('_', ' ')}: ${prose((0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionSentence */ .II)(response))}\n\n`;
    }
    const blocks = [...proposalBlocks(report, { diff: bytes, changes: bytes })].join('');
    return `<details><summary>${(0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposalTitle */ .R3)(response).replaceAll('<', '&lt;')}</summary>\n\n${blocks}\n</details>\n\n`;
}
function* proposalBlocks(report, limits) {
    const diff = (0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .promptDiff */ .eM)(report);
    yield Buffer.byteLength(diff) <= limits.diff
        ? `${(0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownFence */ .p0)(diff, 'diff')}\n\n`
        : 'The diff is too long to be shown here; it stands in `prompt.diff` beside this report.\n\n';
    const { changes_made: changes } = report.response;
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_4__/* .keeper */ .t)(limits.changes);
    for (const change of changes)
        kept.add(() => {
            const runs = change.evidence_run_ids ?? [];
            const seen = runs.length === 0 ? '' : `; seen in ${runs.slice(0, 3).map(code).join(', ')}`;
            const effect = (0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .effectWords */ .zT)(change.measured_effect, report.response);
            const what = change.category === undefined ? '' : ` for ${code(change.category)}`;
            return `- ${code(change.type)}${what}: ${prose(change.rationale)}${effect === '' ? '' : ` (${effect})`}${seen}\n`;
        });
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(kept.more)} more\n` : ''}\n`;
    if (report.written !== true)
        yield `To use it: ${report.pull_request === undefined ? '' : `merge #${report.pull_request}, or `}${report.prompt_file === undefined ? 'put the proposed prompt in place of the agent’s' : `apply the diff to ${code(report.prompt_file)}, or run ${code(`assay optimize --resume ${report.response.optimization_id} --write`)}`}.\n\n`;
}
function* measuredTable(response) {
    const rows = Object.entries((0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__/* .heldOutOf */ .LM)(response));
    if (rows.length === 0)
        return;
    const kept = (0,_parts_keeper_js__WEBPACK_IMPORTED_MODULE_4__/* .keeper */ .t)(LIMITS.measured);
    for (const [metric, { from, to }] of rows)
        kept.add(() => `| ${code(metric)} | ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatScore */ .y)(from)} | ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatScore */ .y)(to)} |\n`);
    yield '| measured on the cases held out | before | after |\n|---|--:|--:|\n';
    yield `${kept.kept.join('')}\n`;
}


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

/***/ 78966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keeper)
/* harmony export */ });
/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
function keeper(bytes, pieces = Number.POSITIVE_INFINITY) {
    const kept = [];
    let used = 0;
    let more = 0;
    return {
        add(render) {
            if (more > 0 || kept.length >= pieces) {
                more += 1;
                return;
            }
            const piece = render();
            used += Buffer.byteLength(piece);
            if (used > bytes)
                more += 1;
            else
                kept.push(piece);
        },
        kept,
        get more() {
            return more;
        },
    };
}


/***/ }),

/***/ 46429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ decisionSentence),
/* harmony export */   LM: () => (/* binding */ heldOutOf),
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   T3: () => (/* binding */ isImproved),
/* harmony export */   b5: () => (/* binding */ promptTexts),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   eM: () => (/* binding */ promptDiff),
/* harmony export */   p$: () => (/* binding */ optimizationFacts),
/* harmony export */   zT: () => (/* binding */ effectWords)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16458);
/* harmony import */ var _text_closed_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83546);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54826);
/* harmony import */ var _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81093);





/** What a decision means, in our own words. */
const MEANING = {
    accepted: 'proven on cases that it was not made from',
    provisional: 'better on cases that it was not made from, but not statistically proven',
    rejected: 'no candidate stood the test; the prompt stays as it is',
    no_headroom: 'another prompt has nothing to gain here; it stays as it is',
    not_validated: 'nothing was proven; the prompt stays as it is',
    insufficient_failures: 'too few failures to learn from; the prompt stays as it is',
};
/** Whether there is a new prompt to use. */
const isImproved = ({ decision }) => decision === 'accepted' || decision === 'provisional';
const detailsOf = ({ details }) => _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__/* .shownDetails */ .IR.parse(details);
/** `hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004)`; undefined where nothing was held out. */
function holdoutWords(response) {
    const { validation, gate } = detailsOf(response);
    if (validation === undefined)
        return undefined;
    const { from, to, cases } = validation;
    const p = gate === undefined ? '' : ` (${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(gate.p_value)})`;
    return `hold-out ${from.passed}/${from.plays} → ${to.passed}/${to.plays} plays of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(cases, 'case')}${p}`;
}
/** The decision in one sentence, numbers first. */
function decisionSentence(response) {
    const { reason } = detailsOf(response);
    const measured = holdoutWords(response);
    const meaning = MEANING[response.decision];
    const sentence = `${measured === undefined ? '' : `${measured}: `}${meaning}`;
    return isImproved(response) || reason === undefined ? sentence : `${sentence} (${reason})`;
}
/** `Proposed system prompt: hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004), accepted`. */
function proposalTitle(response) {
    const measured = holdoutWords(response);
    return `Proposed system prompt: ${measured === undefined ? '' : `${measured}, `}${response.decision}`;
}
const signed = (difference) => `${difference < 0 ? '−' : '+'}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y)(Math.abs(difference))}`;
/** Units of what is measured and may be a target; scores have none. */
const UNITS = {
    latency_ms: (value) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(Math.round(value))} ms`,
    cost_usd: _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMoney */ .up,
    pass_rate: _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9,
};
/** What was measured on the cases held out; the prediction where a stored answer holds nothing else. */
function heldOutOf(response) {
    return detailsOf(response).held_out ?? response.predicted_improvement;
}
/** Each target as measured on the cases held out, with the difference in its own unit: `tone 0.55 → 0.80 (+0.25), target 0.90`. */
function aimsOf(response) {
    return (detailsOf(response).targets ?? []).map(({ metric, current, target }) => {
        const show = Object.hasOwn(UNITS, metric) ? (UNITS[metric] ?? _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y) : _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y;
        const aim = `target ${show(Math.abs(target))}`;
        const held = heldOutOf(response);
        const measured = Object.hasOwn(held, metric) ? held[metric] : undefined;
        if (measured === undefined)
            return `${metric} ${show(Math.abs(current))} with the prompt as it is, ${aim}`;
        const { from, to } = measured;
        const difference = `${to < from ? '−' : '+'}${show(Math.abs(to - from))}`;
        return `${metric} ${show(from)} → ${show(to)} (${difference}), ${aim}`;
    });
}
const CROSS_FITTED = 'two halves, each tested what came of the other; the estimate belongs to the procedure';
/** Facts about how sure that is, each with a label. */
function optimizationFacts({ response }) {
    const details = detailsOf(response);
    const { gate, evidence, owners, excluded, flaky = [], notes = [] } = details;
    const aims = aimsOf(response);
    const recovered = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flaky.length, 'case')} that failed before`;
    const facts = [
        { label: 'target', texts: aims },
        { label: 'tested', texts: gate === undefined ? [] : [gateWords(gate, aims.length > 0)] },
        { label: 'how', texts: evidence === 'cross_fitted' ? [CROSS_FITTED] : [] },
        { label: 'passing', texts: flaky.length === 0 ? [] : [`${recovered} passed every time now`] },
        { label: 'owners', texts: counted('who can mend the failures: ', owners) },
        { label: 'omitted', texts: counted('failures that are not the prompt’s: ', excluded) },
        { label: 'note', texts: notes },
        { label: 'search', texts: [searchWords(details)] },
    ];
    return facts.flatMap(({ label, texts }) => texts.map((text) => ({ label, text })));
}
/** What the test on the cases held out found. With targets the difference is one of utility, which is no share of anything. */
function gateWords({ difference, interval, p_value, alpha, minimum_detectable: least }, aimed) {
    const percent = (share) => `${share < 0 ? '−' : '+'}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(Math.abs(share))}`;
    const show = aimed ? signed : percent;
    return [
        ...(difference === null ? [] : [`${aimed ? 'utility' : 'difference'} ${show(difference)}`]),
        ...(interval === null ? [] : [`95 % interval ${show(interval[0])} to ${show(interval[1])}`]),
        `${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(p_value)} one-sided, needed ${alpha.toPrecision(2)}`,
        ...(typeof least === 'number' && least > 0
            ? [
                `a difference of ${aimed ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y)(least) : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(least)} would have been found in 4 of 5 tries`,
            ]
            : []),
    ].join('; ');
}
/** Names with their counts; none where nothing was counted. */
function counted(introduction, counts = {}) {
    const listed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    return listed.length === 0 ? [] : [`${introduction}${listed.join(', ')}`];
}
function searchWords({ proposer, plays, seed }) {
    return [
        `lessons by the ${proposer === 'model' ? 'model' : 'catalogue'}`,
        ...(plays === undefined ? [] : [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(plays, 'agent run')]),
        ...(seed === undefined ? [] : [`seed ${seed}`]),
    ].join(' · ');
}
/** The change as a unified diff; empty when there is none. Of a prompt in a file it is the diff of that file, to its last line feed. */
function promptDiff(report) {
    const [before, after] = promptTexts(report);
    return (0,_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .unifiedDiff */ .WH)(before, after, report.prompt_file ?? 'system_prompt.md');
}
/** Both prompts as files: as they stand in their own, or with a line feed at their end. */
function promptTexts({ response, prompt_file, file_end = '\n', }) {
    const { original_prompt: before, optimized_prompt: after } = response;
    if (prompt_file !== undefined)
        return (0,_text_closed_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .closedTexts */ .x)(before, after, file_end);
    const closed = (text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
    return [closed(before), closed(after)];
}
/** What one change does on the selection cases: `+20 % on the cases that it was chosen on`, with targets `utility +0.20 on …`. */
function effectWords(effect, response) {
    if (typeof effect !== 'number')
        return '';
    if (aimsOf(response).length > 0)
        return `utility ${signed(effect)} on the cases that it was chosen on`;
    return `${effect < 0 ? '−' : '+'}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(Math.abs(effect))} on the cases that it was chosen on`;
}


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

/***/ 16458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ shownDetails),
/* harmony export */   J5: () => (/* binding */ optimizeRequest),
/* harmony export */   p2: () => (/* binding */ optimizeResponse),
/* harmony export */   u8: () => (/* binding */ optimization)
/* harmony export */ });
/* unused harmony exports OPTIMIZATION_TYPES, promptChange, optimizationDecision, validationDetails */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22626);



const OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full'];
/** Where a metric should get to. `current` may be left out: it is measured then. */
const target = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('Where the metric should get to.'),
    current: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().describe('Where it stands. Left out: it is measured.'),
});
/** Request body of POST /v1/optimize/prompt (interface 4.4). */
const optimizeRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent whose prompt is optimized.'),
    optimization_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(OPTIMIZATION_TYPES)
        .describe('What is optimized: `error_driven` the pass rate, `metric_driven` the metrics of `target_metrics`, `full` both.'),
    failure_window: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timeWindow */ .M7
        .default('30d')
        .describe('How far back failures are looked for: a number plus d, h, m or w.'),
    min_failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .default(5)
        .describe('Fewest failed attempts to learn from; with fewer nothing is tried.'),
    target_metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), target)
        .optional()
        .describe('Metrics by name with where each should get to; `metric_driven` needs at least one.'),
    include_examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe('Whether examples may be added to the prompt.'),
    max_examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).default(5).describe('Most examples in the prompt.'),
    constraints: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        max_prompt_length: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional().describe('Longest prompt, in characters.'),
        preserve_sections: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
            .optional()
            .describe('Headings or texts of the prompt that stay byte for byte.'),
    })
        .optional()
        .describe('What the new prompt must keep to.'),
    /** Extension: draws and search; default is made of the optimization's id. */
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(0)
        .max(0xffffffff)
        .optional()
        .describe('Seed of everything that is drawn. Left out: made of the id of the optimization.'),
    /** Extension: hard limits of the whole (improvement.md 2.2 step 14). */
    budget: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        max_agent_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(600).describe('Most calls of the agent.'),
        /** Together with `max_optimizer_calls` one ceiling of the calls of the model: what one leaves the other may use. */
        max_judge_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
            .int()
            .min(1)
            .default(1200)
            .describe('Most calls of the judge; what it leaves, the proposer may use.'),
        /** Questions to whoever proposes, at most; a ceiling of its own. */
        max_optimizer_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
            .int()
            .min(0)
            .default(40)
            .describe('Most calls of the model that proposes changes.'),
        max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
            .positive()
            .optional()
            .describe('Budget of agent, judge and proposer together, in US dollars.'),
        max_minutes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().default(60).describe('Longest duration, in minutes.'),
    })
        .prefault({})
        .describe('Limits of the whole optimization; it ends with what there is when one is reached.'),
})
    .superRefine((value, context) => {
    if (value.optimization_type === 'metric_driven' && Object.keys(value.target_metrics ?? {}).length === 0)
        context.addIssue({
            code: 'custom',
            path: ['target_metrics'],
            message: 'a metric_driven optimization needs target_metrics',
        });
}, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
const promptChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    op: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    anchor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    evidence_run_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    measured_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
});
/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
const optimizationDecision = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'accepted',
    'provisional',
    'rejected',
    'no_headroom',
    'not_validated',
    'insufficient_failures',
]);
/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
const optimizeResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    optimization_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    original_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    optimized_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    changes_made: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(promptChange),
    predicted_improvement: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), to: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() })),
    validation_run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    decision: optimizationDecision,
    details: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR,
});
/** Who judged and what it took, as its report says it. */
const optimizationEffort = _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runHeader */ .jy.pick({ judge: true, usage: true, duration_ms: true });
/** A stored optimization, with what it needs to go on in another process. */
const optimization = optimizeResponse.extend({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    request: optimizeRequest,
    /** What is drawn with; the split has its own, the same for all optimizations of an agent. */
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    /** How often cases were held out for this agent, this time included. */
    holdout_uses: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    /** Set before the first play of a case held out: that use counts, also where it was interrupted. */
    holdout_played: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Cases that the split was made of: where too many are new it is drawn anew. */
    split_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** What its report says besides the answer, once it has come to its end. */
    report: optimizationEffort.optional(),
    /** What kind each failure is, in the order in which they are collected: a later analysis may name clusters in another way. */
    kinds: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** Digest of prompt, attempts and cases that it began with: a continuation must have the same. */
    material: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const plays = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), plays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
const validationDetails = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), from: plays, to: plays });
/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
const shownDetails = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    proposer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    interrupted: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    enough_agent_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    plays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    excluded: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional().catch(undefined),
    owners: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional().catch(undefined),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().catch(undefined),
    held_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), to: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional().catch(undefined),
    /** Of a `metric_driven` or `full` optimization; what is measured and better the lower it is has a minus. */
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), current: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), target: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().catch(undefined),
    validation: validationDetails.optional().catch(undefined),
    gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        p_value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        alpha: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).nullable(),
        cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        plays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        minimum_detectable: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    })
        .optional()
        .catch(undefined),
});


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / ROOT_TWO_PI;
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46172);

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
const QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
};
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = QUANTILES[confidence] ?? (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ }),

/***/ 83546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ closedTexts)
/* harmony export */ });
/**
 * A text and what became of it, as they stand in a file: `end` is what closes the file behind the text (`\n` or nothing). A changed text that
 * ends in a line feed which the first had not is closed by that one, so that no empty line comes at the end of the file.
 */
function closedTexts(before, after, end) {
    const closed = after.endsWith('\n') && !before.endsWith('\n');
    return [before + end, closed ? after : after + end];
}


/***/ }),

/***/ 36671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
const LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu;
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
const UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Most JSON is plain ASCII, which needs neither search by Unicode property. */
const BEYOND_ASCII = /[^\n\x20-\x7e]/;
const escapeUnits = (text) => {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1)
        escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
    return escaped;
};
/**
 * JSON text that says the same and can be printed anywhere: characters outside ASCII that act without being seen, and
 * `##[`, become `\u` escapes. Works on finished JSON, because such characters occur only inside its strings
 * (security.md F1: plain JSON on a runner's log still executes commands).
 */
function escapeJson(json) {
    const unbroken = json.includes('##') || BEYOND_ASCII.test(json) ? json.replace(LEGACY_COMMAND, '\\u0023') : json;
    return BEYOND_ASCII.test(unbroken) ? unbroken.replace(UNSEEN, escapeUnits) : unbroken;
}


/***/ }),

/***/ 54826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatDifferenceInterval),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   WJ: () => (/* binding */ formatDifferenceWithin),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
const UNITS = {
    share: { scale: 100, least: 0, most: 2, sign: ' pp' },
    score: { scale: 1, least: 2, most: 4, sign: '' },
    ratio: { scale: 100, least: 0, most: 2, sign: ' %' },
};
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;
/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
function formatDifference(value, unit) {
    const { scale, sign } = UNITS[unit];
    return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}
/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero. `least`: digits that it has at least.
 */
function formatDifferenceWithin(value, interval, unit, least = 0) {
    const { scale, sign } = UNITS[unit];
    const digits = Math.max(least, digitsFor([value, ...(interval ?? [])], unit));
    if (interval === null)
        return `${signed(value * scale, digits)}${sign}`;
    return `${signed(value * scale, digits)}${sign} ${bounds(interval, scale, digits)}`;
}
/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
function formatDifferenceInterval(interval, unit) {
    const { scale, sign } = UNITS[unit];
    return `${bounds(interval, scale, digitsFor([0, ...interval], unit))}${sign}`;
}
function bounds(interval, scale, digits) {
    const positive = interval.every((bound) => bound > -NOTHING);
    const shown = interval.map((bound) => {
        const text = signed(bound * scale, digits);
        return positive ? text.replace('+', '') : text;
    });
    return `[${shown.join(', ')}]`;
}
/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values, unit) {
    const { scale, least, most } = UNITS[unit];
    const first = Math.abs(values[0] ?? 0) * scale;
    let digits = least === 0 && first > NOTHING && first < FEW ? 1 : least;
    const hidden = (value) => Math.abs(value) > NOTHING && Number((value * scale).toFixed(digits)) === 0;
    const interval = values.slice(1);
    const across = interval.some((bound) => bound > NOTHING) && interval.some((bound) => bound < -NOTHING);
    const telling = interval.length === 0 ? values : across ? [] : interval;
    while (digits < most && telling.some(hidden))
        digits += 1;
    return digits;
}
function signed(value, digits) {
    const size = Math.abs(value).toFixed(digits);
    return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}
/** The level that a p-value is read against: enough digits are shown to see on which side it lies. */
const LEVEL = 0.05;
/**
 * A p-value, `p = 0.034`: two digits, more where they would hide the side of 0.05 or make it look certain; `p < 0.001`
 * below that. Never zero.
 */
function formatPValue(p) {
    const text = formatP(p);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}
/** The same without its letter, for columns headed p: `0.034`, `< 0.001`. */
function formatP(p) {
    if (p < 0.001)
        return '< 0.001';
    if (p >= 1)
        return '1';
    if (p > 0.999)
        return '> 0.999';
    for (let digits = 2; digits < 6; digits += 1) {
        const shown = Number(p.toPrecision(digits));
        if (shown < 1 && Math.sign(shown - LEVEL) === Math.sign(p - LEVEL))
            return String(shown);
    }
    return String(p);
}


/***/ }),

/***/ 81093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Fo: () => (/* binding */ diffSteps),
/* harmony export */   WH: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88965);
// The one part of the library that is used: its entry brings all of them.

/** Lines around a change that are shown with it, as `diff -u` does. */
const CONTEXT = 3;
/** Differing lines beyond which the shortest script is no longer looked for: its cost grows with their square. */
const MOST_EDITS = 1_000;
/** What stands behind a last line without a line feed, as `diff` and `git` write it. */
const NO_NEWLINE = '\\ No newline at end of file';
/**
 * Both texts as a unified diff that `git apply` and `patch` take; empty for equal texts. The name stands in the header with `a/` and `b/`
 * before it. Lines are compared with their line ends, so a change of those is a change. The script is the shortest one (`diff`),
 * removals before additions.
 */
function unifiedDiff(before, after, name) {
    if (before === after)
        return '';
    const header = `--- a/${name}\n+++ b/${name}\n`;
    return header + [...hunksOf(diffSteps(before, after))].join('');
}
/** How one text becomes the other, line by line: removals of a change before its additions. */
function diffSteps(before, after) {
    return inBlocks(stepsOf(linesOf(before), linesOf(after)));
}
/** Lines with their ends. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** What both begin and end with is taken off first: the search costs by what is left. */
function stepsOf(a, b) {
    let head = 0;
    while (head < a.length && head < b.length && a[head] === b[head])
        head += 1;
    let tail = 0;
    while (tail < a.length - head &&
        tail < b.length - head &&
        a[a.length - 1 - tail] === b[b.length - 1 - tail])
        tail += 1;
    return [
        ...stepsWith(' ', a.slice(0, head)),
        ...shortest(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
        ...stepsWith(' ', a.slice(a.length - tail)),
    ];
}
/** The shortest way from one list of lines to the other; all out and all in where that would take too long. */
function shortest(a, b) {
    const changes = (0,diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_0__/* .diffArrays */ .E)(a, b, { maxEditLength: MOST_EDITS });
    if (changes === undefined)
        return [...stepsWith('-', a), ...stepsWith('+', b)];
    return changes.flatMap(({ added, removed, value }) => stepsWith(added ? '+' : removed ? '-' : ' ', value));
}
const stepsWith = (kind, lines) => lines.map((line) => ({ kind, line }));
/** Each change as removals, then additions. */
function inBlocks(steps) {
    const ordered = [];
    let added = [];
    for (const step of steps) {
        if (step.kind === '+')
            added.push(step);
        else {
            if (step.kind === ' ') {
                ordered.push(...added);
                added = [];
            }
            ordered.push(step);
        }
    }
    return [...ordered, ...added];
}
function* hunksOf(steps) {
    const changes = steps.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]));
    // Lines of both texts before each step.
    let [a, b, at] = [0, 0, 0];
    for (let first = 0; first < changes.length;) {
        let last = first;
        while (last + 1 < changes.length &&
            changes[last + 1] - changes[last] <= 2 * CONTEXT + 1)
            last += 1;
        const start = Math.max(0, changes[first] - CONTEXT);
        const end = Math.min(steps.length, changes[last] + CONTEXT + 1);
        for (; at < start; at += 1) {
            // Between hunks nothing differs.
            a += 1;
            b += 1;
        }
        const shown = steps.slice(start, end);
        const [lengthA, lengthB] = [count(shown, '+'), count(shown, '-')];
        yield `@@ -${rangeOf(a, lengthA)} +${rangeOf(b, lengthB)} @@\n`;
        for (const { kind, line } of shown)
            yield line.endsWith('\n') ? `${kind}${line}` : `${kind}${line}\n${NO_NEWLINE}\n`;
        a += lengthA;
        b += lengthB;
        at = end;
        first = last + 1;
    }
}
/** Steps that are not of this kind. */
const count = (steps, without) => steps.filter(({ kind }) => kind !== without).length;
/** First line and length; of nothing the line before it, and a length of one is left out. */
function rangeOf(before, length) {
    if (length === 0)
        return `${before},0`;
    return length === 1 ? `${before + 1}` : `${before + 1},${length}`;
}


/***/ })

};
