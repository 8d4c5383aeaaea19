export const id = 582;
export const ids = [582];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61363);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31045);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);




/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 26210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reportsFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


function reportsFolder({ ports }, out, otherwise) {
    if (out === undefined)
        return otherwise;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.env.cwd(), out);
    const kind = ports.files.stat(path)?.kind;
    if (kind !== undefined && kind !== 'directory')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `--out ${out} is not a folder`, {
            where: path,
            hint: 'Name a folder; it is made when it is missing.',
        });
    return path;
}


/***/ }),

/***/ 40582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  conclude: () => (/* binding */ conclude),
  runCommand: () => (/* binding */ runCommand),
  showProgress: () => (/* binding */ showProgress)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/operations/affected-cases.js + 4 modules
var affected_cases = __webpack_require__(18300);
// EXTERNAL MODULE: ./lib/operations/start-run.js + 7 modules
var start_run = __webpack_require__(14922);
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(71209);
// EXTERNAL MODULE: ./lib/reports/progress.js
var reports_progress = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon = __webpack_require__(39155);
// EXTERNAL MODULE: ./lib/text/display-width.js
var display_width = __webpack_require__(37832);
// EXTERNAL MODULE: ./lib/text/escape-terminal.js
var escape_terminal = __webpack_require__(31045);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference = __webpack_require__(54826);
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind = __webpack_require__(37447);
// EXTERNAL MODULE: ./lib/reports/parts/comparison-lines.js
var comparison_lines = __webpack_require__(95859);
// EXTERNAL MODULE: ./lib/reports/parts/comparison-words.js
var comparison_words = __webpack_require__(23533);
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort = __webpack_require__(41014);
// EXTERNAL MODULE: ./lib/reports/parts/failure-words.js
var failure_words = __webpack_require__(98356);
// EXTERNAL MODULE: ./lib/reports/parts/keeper.js
var keeper = __webpack_require__(78966);
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines = __webpack_require__(82881);
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/reports/parts/repeats-line.js
var repeats_line = __webpack_require__(35093);
// EXTERNAL MODULE: ./lib/reports/parts/case-problem.js
var case_problem = __webpack_require__(84262);
;// CONCATENATED MODULE: ./lib/reports/parts/same-errors.js

/** An empty collection of at most `most` groups. */
function sameErrors(most) {
    const found = new Map();
    const groups = [];
    let more = 0;
    return {
        add(one) {
            const { code, message } = (0,case_problem/* caseProblem */.w)(one);
            const key = JSON.stringify([code, message]);
            const same = found.get(key);
            if (same !== undefined)
                same.others += 1;
            else if (groups.length >= most)
                more += 1;
            else {
                const group = { one, others: 0 };
                found.set(key, group);
                groups.push(group);
            }
        },
        groups,
        get more() {
            return more;
        },
    };
}

// EXTERNAL MODULE: ./lib/reports/parts/scorer-note.js
var scorer_note = __webpack_require__(87685);
// EXTERNAL MODULE: ./lib/reports/parts/skip-reasons.js
var skip_reasons = __webpack_require__(99727);
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style = __webpack_require__(10883);
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers = __webpack_require__(99574);
;// CONCATENATED MODULE: ./lib/reports/parts/terminal-case.js





/** Columns of the mark, of the id and before what is said about a case, as in faces.md. */
const MARK = 6;
const ID = 22;
const INDENT = '        ';
/** Lines of a reason and of the answer, and scorers of a case, that are shown. */
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const WEAK_REASON_LINES = 2;
const MOST_SCORERS = 3;
/** A failing case: mark, id, scorer with its numbers; the reason and the answer quoted; the place. */
function failingBlock(one, width, style) {
    const failing = (0,failing_scorers/* failingScorers */._4)(one);
    const [first, ...others] = failing;
    if (first === undefined)
        return [...head('FAIL', 'bad', one, 'did not pass', width, style), place(one, style)];
    const told = (each) => {
        const notes = (0,failing_scorers/* failingNotes */.Ut)(each, one);
        return `${(0,escape_terminal/* terminalLine */.tL)(each.scorer)} ${(0,failing_scorers/* failingNumbers */.ZP)(each)}${notes.length === 0 ? '' : ` · ${notes.join(' · ')}`}`;
    };
    const lines = [
        ...head('FAIL', 'bad', one, told(first), width, style),
        ...quoted(first.reasoning, width, REASON_LINES, style),
    ];
    for (const other of others.slice(0, MOST_SCORERS - 1))
        lines.push((0,display_width/* cutToWidth */.G1)(`${INDENT}${told(other)}`, width), ...quoted(other.reasoning, width, REASON_LINES - 1, style));
    if (failing.length > MOST_SCORERS)
        lines.push(`${INDENT}and ${(0,format/* formatCounted */.So)(failing.length - MOST_SCORERS, 'more scorer')}`);
    const answer = one.attempts[first.attempt]?.turns[first.turn]?.output ?? '';
    const answered = quoted(answer, width, ANSWER_LINES, style);
    return [...lines, ...(answered.length === 0 ? [] : [`${INDENT}answer`, ...answered]), place(one, style)];
}
/** A case that could not be judged, standing for `others` with the same error: code and message, what to do, the place. */
function erroredBlock(one, others, width, style) {
    const { code, message, remedy, attempts } = (0,case_problem/* caseProblem */.w)(one);
    const tries = attempts > 1 ? ` · ${(0,format/* formatCounted */.So)(attempts, 'attempt')}` : '';
    const same = others > 0 ? ` · and ${(0,format/* formatCounted */.So)(others, 'more case')}` : '';
    return [
        ...head('ERR', 'odd', one, `${(0,escape_terminal/* terminalLine */.tL)(code)}${tries}${same}`, width, style),
        ...quoted(message, width, REASON_LINES, style),
        ...quoted(remedy === '' ? '' : `→ ${remedy}`, width, REASON_LINES, (_, text) => text),
        place(one, style),
    ];
}
/** A failure that does not gate: shorter than one that does, with the reason and the place. */
function weakBlock(one, width, style) {
    const first = (0,failing_scorers/* failingScorers */._4)(one)[0];
    const what = one.status === 'errored'
        ? (0,escape_terminal/* terminalLine */.tL)((0,case_problem/* caseProblem */.w)(one).code)
        : first === undefined
            ? 'did not pass'
            : `${(0,escape_terminal/* terminalLine */.tL)(first.scorer)} ${(0,failing_scorers/* failingNumbers */.ZP)(first)}`;
    const why = one.status === 'errored' ? (0,case_problem/* caseProblem */.w)(one).message : (first?.reasoning ?? '');
    return [
        ...head('WEAK', 'dim', one, [what, ...(0,failing_scorers/* flakyNote */.Ag)(one)].join(' · '), width, style),
        ...quoted(why, width, WEAK_REASON_LINES, style),
        place(one, style),
    ];
}
/** Mark and id, then what is to be said: beside a short id, below a long one. */
function head(mark, emphasis, one, what, width, style) {
    const id = (0,escape_terminal/* terminalLine */.tL)(one.id);
    const start = `  ${style(emphasis, (0,display_width/* padToWidth */.Fg)(mark, MARK))}`;
    const room = width - INDENT.length;
    if ((0,display_width/* displayWidth */.F1)(id) <= ID && ID + 2 + (0,display_width/* displayWidth */.F1)(what) <= room)
        return [`${start}${(0,display_width/* padToWidth */.Fg)(id, ID)}  ${what}`];
    return [`${start}${(0,display_width/* cutToWidth */.G1)(id, room)}`, `${INDENT}${(0,display_width/* cutToWidth */.G1)(what, room)}`];
}
const quoted = (text, width, most, style) => (0,escape_terminal/* terminalQuote */.H4)(text, width - INDENT.length, most).map((line) => `${INDENT}${style('dim', line)}`);
/** Paths are never cut: they are there to be copied. */
const place = (one, style) => `${INDENT}${style('dim', `at ${(0,escape_terminal/* terminalLine */.tL)(one.location.file)}:${one.location.line}`)}`;

// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/terminal.js




















/** Blocks that are shown of each kind; a screen of them is read, a thousand are searched for in the report. */
const MOST_BLOCKS = 25;
const NO_LIMIT = Number.POSITIVE_INFINITY;
const LABEL = 8;
/** Columns of a scorer's name where its change stands beside it. */
const WITH_DELTA = 22;
const EMPHASIS = { passed: 'good', failed: 'bad', neutral: 'odd' };
/**
 * What `assay run` says at its end: the cases that need a look, the scorers, then the verdict with its reason and what to
 * do, last because that is where eyes are. Comes line by line, each with its newline. Texts of others are quoted.
 */
function* terminal(report, options = {}) {
    const width = Math.max(labelled_lines/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? parts_style/* colourStyle */.e : parts_style/* plainStyle */.s;
    const failing = (0,keeper/* keeper */.t)(NO_LIMIT, MOST_BLOCKS);
    const errored = sameErrors(MOST_BLOCKS);
    const weak = (0,keeper/* keeper */.t)(NO_LIMIT, MOST_BLOCKS);
    const skipped = (0,skip_reasons/* skipReasons */.d)();
    let weakFailures = 0;
    for (const one of report.cases) {
        const kind = (0,case_kind/* caseKind */.H)(one);
        if (kind === 'failing')
            failing.add(() => joined(failingBlock(one, width, style)));
        else if (kind === 'errored')
            errored.add(one);
        else if (kind === 'skipped')
            skipped.add(one.reason);
        else if (kind === 'weak') {
            weak.add(() => joined(weakBlock(one, width, style)));
            if (one.status === 'failed')
                weakFailures += 1;
        }
    }
    const { comparison } = report;
    if (comparison !== undefined)
        yield* (0,comparison_lines/* barMovedLines */.sn)(comparison, width, style);
    yield* failing.kept;
    if (failing.more > 0)
        yield `        and ${(0,format/* formatCounted */.So)(failing.more, 'more failing case')}; the report lists them\n`;
    for (const { one, others } of errored.groups)
        yield joined(erroredBlock(one, others, width, style));
    if (errored.more > 0)
        yield `        and ${(0,format/* formatCounted */.So)(errored.more, 'more errored case')}; the report lists them\n`;
    const listed = failing.kept.length + errored.groups.length;
    if (weak.kept.length > 0) {
        yield `${listed > 0 ? '\n' : ''}  not gating, shown only:\n`;
        yield* weak.kept;
        if (weak.more > 0)
            yield `        and ${(0,format/* formatCount */.B4)(weak.more)} more\n`;
    }
    if (listed + weak.kept.length > 0)
        yield '\n';
    if (comparison !== undefined)
        yield* (0,comparison_lines/* flipLines */.rr)(comparison, width, style, true);
    if (report.scorers.length > 0)
        yield* scorerTable(report.scorers, comparison?.scorers ?? {}, width, style);
    yield* terminal_verdict(report, weakFailures, skipped.list(), width, style);
    if (options.reportPath !== undefined)
        yield `${(0,labelled_lines/* lineLabel */.bQ)('report')}${(0,escape_terminal/* terminalLine */.tL)(options.reportPath)}\n`;
    for (const [index, command] of (options.next ?? []).entries())
        yield `${(0,labelled_lines/* lineLabel */.bQ)(index === 0 ? 'next' : '')}${(0,escape_terminal/* terminalLine */.tL)(command)}\n`;
}
const joined = (lines) => `${lines.join('\n')}\n`;
function* scorerTable(rows, deltas, width, style) {
    const shown = rows.map((row) => ({
        name: (0,escape_terminal/* terminalLine */.tL)(row.name),
        mean: row.mean === null ? '–' : (0,format/* formatScore */.y)(row.mean),
        pass: `${(0,format/* formatCount */.B4)(row.passed)}/${(0,format/* formatCount */.B4)(row.judged)}`,
        note: [...moved(Object.hasOwn(deltas, row.name) ? deltas[row.name] : undefined), (0,scorer_note/* scorerNote */.P)(row)]
            .filter((part) => part !== '')
            .join(', '),
    }));
    const passWidth = Math.max(7, ...shown.map((row) => row.pass.length));
    const longest = Math.max(18, ...shown.map((row) => row.name.length));
    const compared = rows.some((row) => Object.hasOwn(deltas, row.name));
    const nameWidth = Math.min(longest, compared ? WITH_DELTA : 32, width - passWidth - 12);
    const numbers = (mean, pass) => `${mean.padStart(6)}${pass.padStart(passWidth + 2)}`;
    yield `${style('dim', `  ${(0,display_width/* padToWidth */.Fg)('scorer', nameWidth)}${numbers('mean', 'pass')}`)}\n`;
    for (const { name, mean, pass, note } of shown) {
        const line = `  ${(0,display_width/* padToWidth */.Fg)((0,display_width/* cutToWidth */.G1)(name, nameWidth), nameWidth)}${numbers(mean, pass)}`;
        yield `${note === '' ? line : (0,display_width/* cutToWidth */.G1)(`${line}   ${note}`, width)}\n`;
    }
    yield '\n';
}
/** Of a scorer that the baseline has, too: `Δ −0.09 [−0.16, −0.02] worse`. */
function moved(one) {
    if (one === undefined || one.delta === null)
        return [];
    if (one.verdict === 'unchanged')
        return ['unchanged'];
    return [`Δ ${(0,format_difference/* formatDifferenceWithin */.WJ)(one.delta, one.interval, 'score')} ${(0,comparison_words/* scorerVerdict */.K1)(one)}`];
}
function* terminal_verdict(report, weakFailures, skipped, width, style) {
    const { header } = report;
    const { count, rate, required } = (0,verdict/* rateParts */.LQ)(report);
    const beside = (0,verdict/* besideRate */.H7)(header, weakFailures)
        .map((part) => ` ${part}.`)
        .join('');
    const sentence = `${count}${rate === '' ? '' : ` = ${rate}`}; ${required}${beside === '' ? '' : `.${beside}`}`;
    const word = verdict/* VERDICT_WORDS */._G[header.conclusion];
    const [first = '', ...rest] = (0,display_width/* wrapToWidth */.KI)(sentence, width - LABEL);
    yield `${style(EMPHASIS[header.conclusion], style('strong', (0,display_width/* padToWidth */.Fg)(word, LABEL)))}${first}\n`;
    for (const line of rest)
        yield `${' '.repeat(LABEL)}${line}\n`;
    yield* (0,labelled_lines/* labelledLines */.tu)('reason', header.reason, width);
    if (report.failure_analysis !== undefined)
        yield* (0,labelled_lines/* labelledLines */.tu)('why', (0,parts_phrase/* phraseText */.tN)((0,failure_words/* failuresPhrase */.D6)(report.failure_analysis)), width);
    if (report.comparison !== undefined)
        yield* againstBaseline(report.comparison, header.reason, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('judge', (0,verdict/* judgeName */.Bt)(header), width);
    if (report.repeats !== undefined)
        yield* (0,labelled_lines/* labelledLines */.tu)('repeats', (0,repeats_line/* repeatsLine */.p)(report.repeats), width);
    yield* (0,labelled_lines/* labelledLines */.tu)('effort', (0,effort/* effortParts */.v)(header).join(' · '), width);
    for (const [index, { count: cases, reason }] of skipped.entries())
        yield* (0,labelled_lines/* labelledLines */.tu)(index === 0 ? 'skipped' : '', `${(0,format/* formatCount */.B4)(cases)} × ${reason ?? 'other reasons'}`, width);
    for (const note of report.notes ?? [])
        yield* (0,labelled_lines/* labelledLines */.tu)('note', note, width);
    for (const warning of report.warnings)
        yield* (0,labelled_lines/* labelledLines */.tu)('warning', warning, width);
}
/** The verdict on the run before and this one, how the rate moved, and what else did. What the reason of the run (`told`) says is not said twice. */
function* againstBaseline(comparison, told, width) {
    const { verdict: found, reason, comparable, criteria_changed: criteria } = comparison;
    const bar = comparable
        ? ''
        : `The bar moved (${(0,format/* formatCounted */.So)(criteria.length, 'change')}, listed at the top). `;
    const facts = new Map((0,comparison_words/* comparisonFacts */.tj)(comparison).map(({ label: name, phrase }) => [name, (0,parts_phrase/* phraseText */.tN)(phrase)]));
    yield* (0,labelled_lines/* labelledLines */.tu)('against', facts.get('before') ?? comparison.run_a, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('', `${bar}${comparison_words/* COMPARISON_WORDS */.QC[found].heading}${told.includes((0,after_colon/* afterColon */.e)(reason)) ? '.' : `: ${reason}`}`, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('rate', (0,comparison_words/* rateChange */.FF)(comparison) ?? '', width);
    for (const name of ['latency', 'cost'])
        yield* (0,labelled_lines/* labelledLines */.tu)(name, facts.get(name) ?? '', width);
    if (comparison.judge_noise !== undefined)
        yield* (0,labelled_lines/* labelledLines */.tu)('', facts.get('judge') ?? '', width);
    for (const warning of comparison.warnings.slice(0, MOST_BLOCKS))
        yield* (0,labelled_lines/* labelledLines */.tu)('warning', warning, width);
}

// EXTERNAL MODULE: ./lib/reports/write-reports.js + 3 modules
var write_reports = __webpack_require__(86516);
// EXTERNAL MODULE: ./lib/cli/common-flags.js
var common_flags = __webpack_require__(7807);
;// CONCATENATED MODULE: ./lib/cli/print-plan.js



/** What a run would play, for `--dry-run`. No agent is called and no judge is asked. */
function printPlan({ planned, affected }, json) {
    const whyOf = (id) => {
        const why = affected?.why?.get(id)?.reason;
        return why === undefined ? {} : { why };
    };
    const rows = planned.map((one) => ({
        id: one.description.id,
        agent_id: one.description.agent_id,
        turns: one.loaded.case.turns.length,
        repeat: one.description.repeat,
        min_passes: one.description.min_passes,
        gating: one.description.gating,
        ...(one.description.skip === undefined ? {} : { skip: one.description.skip }),
        scorers: one.scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
        location: one.description.location,
        ...whyOf(one.description.id),
    }));
    const played = planned.filter((one) => one.description.skip === undefined);
    const agentCalls = played.reduce((sum, one) => sum + one.description.repeat * one.loaded.case.turns.length, 0);
    const judgements = played.reduce((sum, one) => sum + one.description.repeat * one.scorers.flat().filter(({ scorer }) => !scorer.deterministic).length, 0);
    if (json) {
        const { why: _, unaffected: __, ...part } = affected ?? {};
        const about = affected === undefined ? {} : { affected: part };
        return `${JSON.stringify({ dry_run: true, ...about, cases: rows, agent_calls: agentCalls, judged_results: judgements }, null, 2)}\n`;
    }
    const lines = rows.map((row) => {
        const marks = [
            ...(row.skip === undefined ? [] : [`skipped: ${row.skip}`]),
            ...(row.repeat > 1 ? [`${row.min_passes} of ${row.repeat} must pass`] : []),
            ...(row.gating ? [] : ['not gating']),
        ];
        const scorers = [...new Set(row.scorers.flat())].join(', ');
        const remarks = marks.length === 0 ? '' : `  (${(0,escape_terminal/* terminalLine */.tL)(marks.join('; '))})`;
        const why = 'why' in row && row.why !== undefined ? `\n    ${(0,escape_terminal/* terminalLine */.tL)(row.why)}` : '';
        return `  ${(0,escape_terminal/* terminalLine */.tL)(row.id)}  [${(0,escape_terminal/* terminalLine */.tL)(scorers)}]${remarks}${why}`;
    });
    const head = affected === undefined ? '' : `${(0,escape_terminal/* terminalLine */.tL)((0,affected_cases/* affectedLine */.RT)(affected))}\n\n`;
    return `${head}${lines.join('\n')}${lines.length === 0 ? '' : '\n\n'}${(0,format/* formatCount */.B4)(played.length)} of ${(0,format/* formatCounted */.So)(planned.length, 'case')} would be played: ${(0,format/* formatCounted */.So)(agentCalls, 'agent call')}, ${(0,format/* formatCounted */.So)(judgements, 'judged result')}.\n`;
}

// EXTERNAL MODULE: ./lib/cli/reports-folder.js
var reports_folder = __webpack_require__(26210);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var cli_terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/run.js












/** `assay run`: the main job, from the evals folder to the exit code. */
async function runCommand(_, flags) {
    const engine = (0,common_flags/* engineOf */.k)(flags, {
        ...(flags.maxCostUsd === undefined ? {} : { maxCostUsd: flags.maxCostUsd }),
        ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
    });
    const options = runOptions(flags, engine);
    if (flags.dryRun === true) {
        (0,cli_terminal/* terminal */.F)().out(printPlan(await (0,start_run/* planRun */.n)(engine, options), flags.json === true));
        return 0;
    }
    (0,reports_folder/* reportsFolder */.U)(engine, flags.out);
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const started = await (0,start_run/* startRun */.A)(engine, { ...options, signal: interrupted.signal });
        showProgress(started, flags, engine.ports.clock);
        if (started.affected !== undefined && flags.quiet !== true)
            (0,cli_terminal/* terminal */.F)().err(`${(0,escape_terminal/* terminalLine */.tL)((0,affected_cases/* affectedLine */.RT)(started.affected))}\n`);
        return await started.finish((outcome) => conclude(engine, outcome, flags));
    }
    finally {
        interrupted.end();
    }
}
function runOptions(flags, { ports }) {
    return {
        selection: {
            ...(flags.case === undefined ? {} : { cases: flags.case }),
            ...(flags.tag === undefined ? {} : { tags: flags.tag }),
            ...(flags.agent === undefined ? {} : { agent: flags.agent }),
            ...(flags.repeat === undefined ? {} : { repeat: flags.repeat }),
        },
        ...(flags.minPassRate === undefined ? {} : { minPassRate: flags.minPassRate }),
        ...(flags.failOn === undefined ? {} : { failOn: flags.failOn }),
        ...(flags.baseline === undefined ? {} : { baseline: flags.baseline }),
        ...(flags.affected === undefined
            ? {}
            : { affected: affectedBy(flags.affected, flags.out, ports.env.cwd()) }),
        ...(flags.shard === undefined ? {} : { shard: flags.shard }),
        ...(flags.resume === undefined ? {} : { resume: flags.resume }),
        ...(flags.retryErrors === undefined ? {} : { retryErrors: flags.retryErrors }),
    };
}
/** What we wrote ourselves is no change. */
const affectedBy = (base, out, cwd) => ({
    base,
    leaveOut: out === undefined ? [] : [(0,external_node_path_.resolve)(cwd, out)],
});
/** Reports first, exit code after: a failing gate never hides why. */
function conclude(engine, { report, verdict, cancelled }, flags, 
/** Whether the run can go on in this state folder. */
resumable = true) {
    const { out, gathered, err, width, colour } = (0,cli_terminal/* terminal */.F)();
    const folder = (0,reports_folder/* reportsFolder */.U)(engine, flags.out, `${engine.stateDir}/reports/${report.header.run_id}`);
    const printed = flags.json === true ? gathered() : undefined;
    const written = (0,write_reports/* writeReports */.L)(folder, report, engine.ports.files, 'all', printed?.add);
    if (printed !== undefined)
        printed.end();
    else {
        const text = [
            ...terminal(report, {
                width,
                colour,
                reportPath: shown(engine, written.markdown ?? folder),
                next: nextSteps(report, verdict.exitCode, cancelled, resumable),
            }),
        ];
        out(text.join(''));
    }
    if (report.header.conclusion === 'neutral')
        err(`warning: ${(0,escape_terminal/* terminalLine */.tL)(report.header.reason)}\n`);
    return verdict.exitCode;
}
/** Ids that need no quoting in any shell. */
const PLAIN_ID = /^[\w./#-]+$/;
/** What to type now: go on, try errors again, or look at the first failing case alone. */
function nextSteps({ header, cases }, exitCode, cancelled, resumable) {
    if (cancelled)
        return [`assay run --resume ${header.run_id}`];
    if (exitCode === 0)
        return [];
    if (header.counts.errored > 0 && resumable)
        return [`assay run --retry-errors ${header.run_id}`];
    for (const one of cases)
        if (one.status === 'failed' && one.gating !== false && PLAIN_ID.test(one.id))
            return [`assay run --case ${one.id}`];
    return [];
}
/** Relative to where the person stands, when it is below. */
function shown(engine, path) {
    const here = `${engine.ports.env.cwd()}/`;
    return path.startsWith(here) ? path.slice(here.length) : path;
}
/** A bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showProgress(started, flags, clock) {
    if (flags.quiet === true)
        return;
    const { err, width, interactive } = (0,cli_terminal/* terminal */.F)();
    const agents = new Set(started.planned.map((one) => one.agent.agent.id));
    const agent_id = agents.size === 1 ? [...agents][0] : null;
    const total = started.planned.filter((one) => one.description.skip === undefined).length;
    const begun = clock.monotonic();
    let failed = 0;
    let errored = 0;
    let shownAt = begun;
    err(`${(0,reports_progress/* titleLine */.Nl)({ agent_id, judge: started.judge }, started.planned.length)}\n`);
    started.events.subscribe((event) => {
        if (event.type === 'run.finished' && interactive)
            err('\r\u001b[K');
        if (event.type !== 'case.finished')
            return;
        if (event.data.status === 'failed')
            failed++;
        if (event.data.status === 'errored')
            errored++;
        const now = clock.monotonic();
        const every = interactive ? 80 : 5_000;
        if (now - shownAt < every)
            return;
        shownAt = now;
        const progress = { done: event.data.finished, total, failed, errored, elapsedMs: now - begun };
        err(interactive ? `\r\u001b[K${(0,reports_progress/* progressLine */.oz)(progress, width)}` : `${(0,reports_progress/* progressText */.l_)(progress)}\n`);
    });
}


/***/ }),

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return {
        signal: controller.signal,
        end() {
            process.off('SIGINT', onSignal);
            process.off('SIGTERM', onSignal);
        },
    };
}


/***/ }),

/***/ 95859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pd: () => (/* binding */ scorerDeltaTable),
/* harmony export */   rr: () => (/* binding */ flipLines),
/* harmony export */   sn: () => (/* binding */ barMovedLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54826);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44765);
/* harmony import */ var _answer_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91124);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23533);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(313);
/* harmony import */ var _terminal_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92125);









/** Columns of the mark, of the id and before what is said about a case, as in faces.md. */
const MARK = 6;
const ID = 22;
const INDENT = '        ';
/** Lines of a reason and of an answer; flips with answers and without, changes of criteria that a screen shows. */
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const MOST_BLOCKS = 8;
const MOST_ROWS = 15;
const MOST_CHANGES = 10;
/** Names of scorers in a line. */
const MOST_NAMES = 12;
/** Code points of a sentence of ours, which may quote names. */
const MESSAGE = 600;
/** What moved the bar, to be said before any number; nothing where it stayed. */
function* barMovedLines({ comparable, criteria_changed: changes }, width, style) {
    if (comparable && changes.length === 0)
        return;
    const words = 'These runs were not measured alike; what differs may come from the criteria:';
    yield `${style('odd', style('strong', 'BAR MOVED'))}\n`;
    for (const line of (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(words, width - INDENT.length))
        yield `${INDENT}${line}\n`;
    for (const { message } of changes.slice(0, MOST_CHANGES))
        for (const [index, line] of (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .E)(message, MESSAGE), width - INDENT.length - 2).entries())
            yield `${INDENT}${index === 0 ? '- ' : '  '}${line}\n`;
    if (changes.length > MOST_CHANGES)
        yield `${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(`${INDENT}  and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(changes.length - MOST_CHANGES, 'more change')}; the report lists them`, width)}\n`;
    yield '\n';
}
/** Flipped cases: those that fail now with both answers, the others a line each. `brief` leaves out what a run's own blocks say. */
function* flipLines(comparison, width, style, brief = false) {
    const worse = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .flipsOf */ .ou)(comparison, 'pass_to_fail');
    if (worse.length > 0)
        yield '  passed before, fail now:\n';
    for (const flip of worse.slice(0, MOST_BLOCKS))
        yield* flipBlock(flip, width, style, brief);
    for (const flip of worse.slice(MOST_BLOCKS, MOST_BLOCKS + MOST_ROWS))
        yield* flipHead(flip, width, style);
    const rest = worse.length - MOST_BLOCKS - MOST_ROWS;
    if (rest > 0)
        yield `${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(`${INDENT}and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(rest, 'more case')}; the report lists them`, width)}\n`;
    if (worse.length > 0)
        yield '\n';
    for (const [kind, title] of OTHERS) {
        const flips = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .flipsOf */ .ou)(comparison, kind);
        if (flips.length === 0)
            continue;
        yield `  ${title}:\n`;
        for (const flip of flips.slice(0, MOST_ROWS)) {
            const id = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(flip.id);
            const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
            const room = width - INDENT.length - 2 - (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(status);
            yield `${INDENT}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(id, room), Math.min(ID, room))}  ${style('dim', status)}\n`;
        }
        if (flips.length > MOST_ROWS)
            yield `${INDENT}and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(flips.length - MOST_ROWS)} more\n`;
        yield '\n';
    }
}
const OTHERS = [
    ['fail_to_pass', 'failed before, pass now'],
    ['changed_criteria', 'under other criteria, not compared'],
    ['new', 'not in the baseline'],
    ['removed', 'only in the baseline'],
];
/** Mark and id with what repeats and history say: beside a short id, below a long one. */
function* flipHead(flip, width, style) {
    const id = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(flip.id);
    const note = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .flipNote */ .Um)(flip);
    const room = width - INDENT.length;
    const emphasis = flip.verdict === 'regression' ? 'bad' : flip.verdict === 'suspected' ? 'odd' : 'dim';
    const start = `  ${style(emphasis, (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)('FLIP', MARK))}`;
    if ((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(id) <= ID && ID + 2 + (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(note) <= room)
        yield `${start}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(id, ID)}  ${note}\n`;
    else
        yield `${start}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(id, room)}\n${INDENT}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(note, room)}\n`;
}
function* flipBlock(flip, width, style, brief) {
    yield* flipHead(flip, width, style);
    const quoted = (text, most) => (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalQuote */ .H4)(text, width - INDENT.length, most).map((line) => `${INDENT}${style('dim', line)}\n`);
    if (!brief)
        yield* quoted(flip.reason, REASON_LINES);
    for (const [title, answer] of answersOf(flip, brief)) {
        const lines = quoted(answer, ANSWER_LINES);
        if (lines.length > 0)
            yield `${INDENT}${title}\n`;
        yield* lines;
    }
    if (!brief)
        yield `${INDENT}${style('dim', `at ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(flip.location.file)}:${flip.location.line}`)}\n`;
}
/** Both answers from where they part; one where they are the same. `brief`: only the old one. */
function answersOf({ before, after }, brief) {
    if (before !== null && before === after)
        return [['the same answer, before and now', before]];
    const [old, recent] = before !== null && after !== null ? (0,_answer_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .fromFirstDifference */ .c)(before, after) : [before, after];
    return [
        ...(old === null ? [] : [['before', old]]),
        ...(recent === null || brief ? [] : [['now', recent]]),
    ];
}
/** The scorers that moved: means over the cases that both runs judged, and what became of them; the others by name. */
function* scorerDeltaTable(comparison, width, style) {
    const { moved, still, uncompared } = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .movedScorers */ .TT)(comparison);
    if (moved.length > 0)
        yield* (0,_terminal_table_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalTable */ .R)(COLUMNS, moved.map(deltaRow), width, style);
    const rest = [
        ['unchanged', still],
        ['not compared', uncompared],
    ];
    for (const [word, names] of rest) {
        if (names.length === 0)
            continue;
        const told = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(names.length, 'scorer')} ${word}: ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .phraseText */ .tN)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .namedList */ .wO)(names, MOST_NAMES))}`;
        for (const line of (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(told, width - 2))
            yield `${style('dim', `  ${line}`)}\n`;
    }
    if (still.length + uncompared.length > 0)
        yield '\n';
}
const COLUMNS = [
    { title: 'scorer', left: true },
    { title: 'before' },
    { title: 'now' },
    { title: 'Δ' },
    { title: '95 % interval' },
    { title: 'p adj.' },
    { title: '', left: true },
];
const deltaRow = ([name, one]) => {
    const interval = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .claimedInterval */ .vc)(one);
    return [
        (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(name),
        one.mean_a === null ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(one.mean_a),
        one.mean_b === null ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(one.mean_b),
        one.delta === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDifference */ .jR)(one.delta, 'score'),
        interval === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDifferenceInterval */ .ET)(interval, 'score'),
        one.delta === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatP */ .MA)(one.p_adjusted).replace(' ', ''),
        (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .scorerVerdict */ .K1)(one),
    ];
};


/***/ }),

/***/ 82881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   mt: () => (/* binding */ NARROWEST),
/* harmony export */   rz: () => (/* binding */ verdictLines),
/* harmony export */   tu: () => (/* binding */ labelledLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31045);


/** Narrower than this nothing can be laid out; lines are made for this width then. */
const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;
/** The label of a line, with its margin. */
const lineLabel = (label) => `${' '.repeat(LABEL)}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(label, LABEL)}`;
/** Lines of running text behind a label, wrapped to the width; none for no text. */
function* labelledLines(label, text, width) {
    const lines = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(text, width - 2 * LABEL);
    for (const [index, line] of lines.entries())
        yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}
/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
function* verdictLines(word, emphasis, text, width, style) {
    const start = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(word, Math.max(LABEL, word.length + 2));
    const sentence = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(text);
    const [first = ''] = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(sentence, width - start.length, 1);
    yield `${style(emphasis, style('strong', start))}${first}\n`;
    for (const line of (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(sentence.slice(first.length), width - LABEL))
        yield `${' '.repeat(LABEL)}${line}\n`;
}


/***/ }),

/***/ 10883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ colourStyle),
/* harmony export */   s: () => (/* binding */ plainStyle)
/* harmony export */ });
/** No colour: logs, pipes, NO_COLOR. */
const plainStyle = (_, text) => text;
const SGR = {
    good: [32, 39],
    bad: [31, 39],
    odd: [33, 39],
    dim: [2, 22],
    strong: [1, 22],
};
/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
const colourStyle = (emphasis, text) => `\u001b[${SGR[emphasis][0]}m${text}\u001b[${SGR[emphasis][1]}m`;


/***/ }),

/***/ 92125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);

/** The first column keeps this much of its names. */
const LEAST_FIRST = 12;
const GAP = 2;
/** A table for a terminal: as wide as it must be, names in the first column cut where the width asks for it, and a blank line behind. Cells are escaped already. */
function* terminalTable(columns, rows, width, style) {
    const widths = columns.map(({ title }, index) => Math.max(...[title, ...(index === 0 ? [] : rows.map((cells) => cells[index] ?? ''))].map(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)));
    const rest = widths.slice(1).reduce((sum, each) => sum + GAP + each, GAP);
    const longest = Math.max(...[columns[0]?.title ?? '', ...rows.map((cells) => cells[0] ?? '')].map(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1));
    widths[0] = Math.min(longest, Math.max(LEAST_FIRST, width - rest));
    const line = (cells) => {
        const shown = cells.map((cell, index) => {
            const room = widths[index] ?? 0;
            if (columns[index]?.left === true)
                return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(cell, room), room);
            return `${' '.repeat(Math.max(0, room - (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(cell)))}${cell}`;
        });
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(`${' '.repeat(GAP)}${shown.join(' '.repeat(GAP))}`.trimEnd(), width);
    };
    yield `${style('dim', line(columns.map(({ title }) => title)))}\n`;
    for (const cells of rows)
        yield `${line(cells)}\n`;
    yield '\n';
}


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ titleLine),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38987);




/** The longest bar, in columns, as in faces.md. */
const LONGEST_BAR = 32;
/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
function titleLine(header, cases) {
    const agent = header.agent_id === null ? [] : [`agent ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(header.agent_id)}`];
    return ['assay', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case'), ...agent, `judge ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)((0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeName */ .Bt)(header))}`].join(' · ');
}
/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
function progressLine(progress, width) {
    const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
    const columns = Math.min(LONGEST_BAR, width - words.length - 1);
    if (columns < 5)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_3__/* .cutToWidth */ .G1)(words, width);
    const full = progress.total === 0
        ? columns
        : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
    return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}
/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
function progressText(progress) {
    return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}
const count = ({ done, total }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(done)}/${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}`;
const outcomes = ({ failed, errored }) => [
    ...(failed > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(failed)} failed`] : []),
    ...(errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(errored)} errored`] : []),
];
/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }) {
    if (done === 0 || elapsedMs <= 0)
        return [];
    const rate = (done * 1000) / elapsedMs;
    const shown = rate >= 10 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
    const perSecond = shown === undefined ? [] : [`${shown}/s`];
    if (done >= total)
        return [...perSecond, `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(elapsedMs)}`];
    return [...perSecond, `eta ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)((elapsedMs / done) * (total - done))}`];
}


/***/ })

};
