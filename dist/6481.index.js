export const id = 6481;
export const ids = [6481];
export const modules = {

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

/***/ 45160:
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
// EXTERNAL MODULE: ./lib/jobs/runs/start-run.js + 6 modules
var start_run = __webpack_require__(52281);
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(71209);
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: ./lib/reports/progress.js
var reports_progress = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon = __webpack_require__(39155);
// EXTERNAL MODULE: ./lib/text/display-width.js
var display_width = __webpack_require__(37832);
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal = __webpack_require__(56025);
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
// EXTERNAL MODULE: ./lib/text/headline.js
var headline = __webpack_require__(80911);
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers = __webpack_require__(99574);
;// CONCATENATED MODULE: ./lib/reports/parts/terminal-case.js






/** Columns of the mark, of the id and before what is said about a case. */
const MARK = 6;
const ID = 22;
const INDENT = '        ';
/** Lines of a reason and of the answer, and scorers of a case, that are shown. */
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const WEAK_REASON_LINES = 2;
const MOST_SCORERS = 3;
/** Lines to copy, and the columns by which one is indented. */
const MOST_LAID_OUT = 6;
const MOST_INDENT = 8;
/** A failing case: mark, id, scorer with its numbers; the reason and the answer quoted; the place. */
function failingBlock(one, width, style) {
    const failing = (0,failing_scorers/* failingScorers */._4)(one);
    const [first, ...others] = failing;
    if (first === undefined)
        return [...head('FAIL', 'bad', one, 'did not pass', width, style), place(one, style)];
    const reasonOf = (each) => {
        const notes = (0,failing_scorers/* failingNotes */.Ut)(each, one);
        return `${(0,escape_terminal/* terminalLine */.tL)(each.scorer)} ${(0,failing_scorers/* failingNumbers */.ZP)(each)}${notes.length === 0 ? '' : ` · ${notes.join(' · ')}`}`;
    };
    const lines = [
        ...head('FAIL', 'bad', one, reasonOf(first), width, style),
        ...quoted(first.reasoning, width, REASON_LINES, style),
    ];
    for (const other of others.slice(0, MOST_SCORERS - 1))
        lines.push((0,display_width/* cutToWidth */.G1)(`${INDENT}${reasonOf(other)}`, width), ...quoted(other.reasoning, width, REASON_LINES - 1, style));
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
        ...quoted((0,headline/* headline */.P)(message), width, REASON_LINES, style),
        ...remedyLines(remedy, width),
        place(one, style),
    ];
}
/** What to do: words in running text, and below them the lines to copy, which are indented, as they are laid out. */
function remedyLines(remedy, width) {
    if (remedy === '')
        return [];
    const isLaidOut = (line) => /^ {2}\s*\S/.test(line);
    const lines = remedy.split('\n');
    const words = lines.filter((line) => !isLaidOut(line)).join('\n');
    const laidOut = lines.filter(isLaidOut).slice(0, MOST_LAID_OUT);
    const most = laidOut.length === 0 ? REASON_LINES : 2 * REASON_LINES;
    return [
        ...quoted(`→ ${words}`, width, most, (_, text) => text),
        ...laidOut.map((line) => (0,display_width/* cutToWidth */.G1)(`${INDENT}│ ${/^ */.exec(line.slice(0, MOST_INDENT))?.[0]}${(0,escape_terminal/* terminalLine */.tL)(line)}`, width)),
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

// EXTERNAL MODULE: ./lib/reports/parts/unsure/unsure-groups.js
var unsure_groups = __webpack_require__(51136);
// EXTERNAL MODULE: ./lib/reports/parts/unsure/ways-out.js
var ways_out = __webpack_require__(56600);
;// CONCATENATED MODULE: ./lib/reports/parts/unsure/unsure-terminal.js




/** Cases that are shown of a group; what could not be told is the same for all of them. */
const SHOWN_IN_TERMINAL = 3;
/** Groups that are shown, and lines of a reason and of an answer. */
const MOST_GROUPS = 4;
const unsure_terminal_REASON_LINES = 3;
const unsure_terminal_ANSWER_LINES = 2;
const unsure_terminal_MARK = 10;
const unsure_terminal_INDENT = ' '.repeat(unsure_terminal_MARK);
const INNER = `${unsure_terminal_INDENT}  `;
/**
 * The unsure cases of a run: by what could not be told, with the answers of a few and the check that was proposed for each, then once
 * what makes them sure. As long as three groups of three cases, however many there are.
 */
function* unsureTerminal(unsure, width, style) {
    const { groups, others, count } = unsure.list();
    if (count === 0)
        return;
    for (const group of groups.slice(0, MOST_GROUPS))
        yield* groupLines(group, width, style);
    const rest = groups.slice(MOST_GROUPS).reduce((sum, group) => sum + group.count, others);
    if (rest > 0)
        yield `${unsure_terminal_INDENT}and ${(0,format/* formatCounted */.So)(rest, 'more unsure case')} for other reasons; the report lists them\n`;
    const ways = `→ To be sure: ${ways_out/* WAY_BY_CHECK */.hb}, or ${ways_out/* WAY_BY_MODEL */.QI}.`.replaceAll('`', '');
    for (const line of (0,escape_terminal/* terminalLines */.MJ)(ways, width - unsure_terminal_MARK))
        yield `${unsure_terminal_INDENT}${line}\n`;
}
function* groupLines(group, width, style) {
    const { scorer, reason, cases, count } = group;
    const head = `${(0,format/* formatCounted */.So)(count, 'case')} by ${(0,escape_terminal/* terminalLine */.tL)(scorer)}: ${(0,escape_terminal/* terminalLine */.tL)(reason)}`;
    for (const [at, line] of (0,escape_terminal/* terminalLines */.MJ)(head, width - unsure_terminal_MARK, unsure_terminal_REASON_LINES).entries())
        yield `${at === 0 ? `  ${style('odd', (0,display_width/* padToWidth */.Fg)('UNSURE', unsure_terminal_MARK - 2))}` : unsure_terminal_INDENT}${line}\n`;
    for (const { one, result } of cases) {
        const { file, line } = one.location;
        const turns = one.attempts[result.attempt]?.turns ?? [];
        const turn = turns.length > 1 ? `, turn ${result.turn + 1}` : '';
        yield `${(0,display_width/* cutToWidth */.G1)(`${unsure_terminal_INDENT}${(0,escape_terminal/* terminalLine */.tL)(one.id)}${turn}`, width)}\n`;
        const answer = turns[result.turn]?.output ?? '';
        for (const text of (0,escape_terminal/* terminalQuote */.H4)(answer, width - INNER.length, unsure_terminal_ANSWER_LINES))
            yield `${INNER}${style('dim', text)}\n`;
        // YAML takes a broken line as one, as long as it is indented.
        for (const [at, text] of (0,escape_terminal/* terminalLines */.MJ)(result.check, width - INNER.length - 2).entries())
            yield `${INNER}${at === 0 ? '' : '  '}${text}\n`;
        yield `${INNER}${style('dim', `at ${(0,escape_terminal/* terminalLine */.tL)(file)}:${line}`)}\n`;
    }
    const more = count - cases.length;
    if (more > 0)
        yield `${unsure_terminal_INDENT}and ${(0,format/* formatCount */.B4)(more)} more; the report lists them\n`;
}

// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/terminal.js






















/** Blocks that are shown of each kind; a screen of them is read, a thousand are searched for in the report. */
const MOST_BLOCKS = 25;
const NO_LIMIT = Number.POSITIVE_INFINITY;
const LABEL = 8;
/** Columns of a scorer's name where its change stands beside it. */
const WITH_DELTA = 22;
/** Stands where a verdict would, of a run that somebody stopped. */
const CANCELLED = 'CANCELLED';
const EMPHASIS = { passed: 'good', failed: 'bad', neutral: 'odd' };
/**
 * What `assay run` says at its end: the cases that need a look, the scorers, then the verdict with its reason and what to
 * do, last because that is where eyes are. Comes line by line, each with its newline. Texts of others are quoted.
 */
function* terminal(report, options = {}) {
    const said = terminalReport(report, options);
    for (const one of report.cases)
        said.add(one);
    yield* said.lines(options);
}
/** The same for whoever goes through the cases anyway: told of each, then asked for the lines. */
function terminalReport(report, { width = 80, colour = false } = {}) {
    const columns = Math.max(labelled_lines/* NARROWEST */.mt, width);
    const style = colour ? parts_style/* colourStyle */.e : parts_style/* plainStyle */.s;
    const found = terminalCases(columns, style);
    return {
        add: found.add,
        lines: (pointers) => allLines(report, found, { ...pointers, width: columns, style }),
    };
}
/** The cases that need a look, as many as a screen takes, and how many more there are. */
function terminalCases(width, style) {
    const failing = (0,keeper/* keeper */.t)(NO_LIMIT, MOST_BLOCKS);
    const errored = sameErrors(MOST_BLOCKS);
    const weak = (0,keeper/* keeper */.t)(NO_LIMIT, MOST_BLOCKS);
    const skipped = (0,skip_reasons/* skipReasons */.d)();
    const unsure = (0,unsure_groups/* unsureGroups */.R)(SHOWN_IN_TERMINAL);
    let weakFailures = 0;
    return {
        ...{ failing, errored, weak, skipped, unsure },
        add(one) {
            const kind = (0,case_kind/* caseKind */.H)(one);
            if (kind === 'failing')
                failing.add(() => joined(failingBlock(one, width, style)));
            else if (kind === 'errored')
                errored.add(one);
            else if (kind === 'unsure')
                unsure.add(one);
            else if (kind === 'skipped')
                skipped.add(one.reason);
            else if (kind === 'weak') {
                weak.add(() => joined(weakBlock(one, width, style)));
                if (one.status === 'failed')
                    weakFailures += 1;
            }
        },
        /** Failed, but not gating. */
        get weakFailures() {
            return weakFailures;
        },
    };
}
function* allLines(report, found, { width, style, ...options }) {
    const { comparison } = report;
    const { failing, errored, weak, skipped, unsure } = found;
    if (comparison !== undefined)
        yield* (0,comparison_lines/* criteriaChangedLines */.nk)(comparison, width, style);
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
    const unsureLines = [...unsureTerminal(unsure, width, style)];
    if (listed + weak.kept.length > 0 && unsureLines.length > 0)
        yield '\n';
    yield* unsureLines;
    if (listed + weak.kept.length + unsureLines.length > 0)
        yield '\n';
    if (comparison !== undefined)
        yield* (0,comparison_lines/* flipLines */.rr)(comparison, width, style, true);
    if (report.scorers.length > 0)
        yield* scorerTable(report.scorers, comparison?.scorers ?? {}, width, style);
    const { cancelled, conclusion } = report.header;
    const word = cancelled === true ? CANCELLED : verdict/* VERDICT_WORDS */._G[conclusion];
    yield* terminal_verdict(report, { word, weakFailures: found.weakFailures, skipped: skipped.list() }, width, style);
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
function* terminal_verdict(report, { word, weakFailures, skipped }, width, style) {
    const { header } = report;
    const { count, rate, required, unsure } = (0,verdict/* rateParts */.LQ)(report);
    const beside = [...(0,verdict/* narrowedParts */.Z3)(header).map(escape_terminal/* terminalLine */.tL), ...(0,verdict/* besideRate */.H7)(header, weakFailures)]
        .map((part) => ` ${part}.`)
        .join('');
    // Behind the unsure ones an equals sign would be read as their share.
    const share = rate === '' ? '' : unsure > 0 ? `. ${rate}` : ` = ${rate}`;
    const sentence = `${count}${share}; ${required}${beside === '' ? '' : `.${beside}`}`;
    const head = (0,display_width/* padToWidth */.Fg)(word, Math.max(LABEL, word.length + 1));
    const [first = '', ...rest] = (0,display_width/* wrapToWidth */.KI)(sentence, width - head.length);
    const emphasis = word === CANCELLED ? 'odd' : EMPHASIS[header.conclusion];
    yield `${style(emphasis, style('strong', head))}${first}\n`;
    for (const line of rest)
        yield `${' '.repeat(LABEL)}${line}\n`;
    yield* (0,labelled_lines/* labelledLines */.tu)('reason', header.reason, width);
    if (report.failure_analysis !== undefined)
        yield* (0,labelled_lines/* labelledLines */.tu)('why', (0,parts_phrase/* phraseText */.tN)((0,failure_words/* failuresPhrase */.D6)(report.failure_analysis)), width);
    if (report.comparison !== undefined)
        yield* againstBaseline(report.comparison, header.reason, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('judge', `${(0,verdict/* judgeName */.Bt)(header)}${(0,verdict/* judgeOrigin */.eX)(header)}`, width);
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
/** The verdict on the run before and this one, how the rate moved, and what else did. What the reason of the run (`runReason`) says is not repeated. */
function* againstBaseline(comparison, runReason, width) {
    const { verdict: found, reason, comparable, criteria_changed: criteria } = comparison;
    const bar = comparable
        ? ''
        : `The bar moved (${(0,format/* formatCounted */.So)(criteria.length, 'change')}, listed at the top). `;
    const facts = new Map((0,comparison_words/* comparisonFacts */.tj)(comparison).map(({ label: name, phrase }) => [name, (0,parts_phrase/* phraseText */.tN)(phrase)]));
    yield* (0,labelled_lines/* labelledLines */.tu)('against', facts.get('before') ?? comparison.run_a, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('', `${bar}${comparison_words/* COMPARISON_WORDS */.QC[found].heading}${runReason.includes((0,after_colon/* afterColon */.e)(reason)) ? '.' : `: ${reason}`}`, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('rate', (0,comparison_words/* rateChange */.FF)(comparison) ?? '', width);
    for (const name of ['latency', 'cost'])
        yield* (0,labelled_lines/* labelledLines */.tu)(name, facts.get(name) ?? '', width);
    if (comparison.judge_noise !== undefined)
        yield* (0,labelled_lines/* labelledLines */.tu)('', facts.get('judge') ?? '', width);
    for (const warning of comparison.warnings.slice(0, MOST_BLOCKS))
        yield* (0,labelled_lines/* labelledLines */.tu)('warning', warning, width);
}

// EXTERNAL MODULE: ./lib/reports/write-reports.js + 3 modules
var write_reports = __webpack_require__(79912);
// EXTERNAL MODULE: ./lib/runs/planning/affected-cases.js + 4 modules
var affected_cases = __webpack_require__(76433);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/judges/cache-key.js
var cache_key = __webpack_require__(97640);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/judges/model-traits.js
var model_traits = __webpack_require__(89611);
// EXTERNAL MODULE: ./lib/models/prices.js
var prices = __webpack_require__(26562);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
// EXTERNAL MODULE: ./lib/runs/execution/score-attempt.js + 1 modules
var score_attempt = __webpack_require__(45553);
// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var subject = __webpack_require__(57266);
;// CONCATENATED MODULE: ./lib/runs/planning/estimate-judging.js








/** Cases whose questions are made; of more the others count as these do. */
const MOST_MADE = 200;
/** Prose in any script; code has fewer, and so costs more than is said here. */
const BYTES_PER_TOKEN = 4;
/** Rules and frames that a provider's message has around a question. */
const FRAME_TOKENS = 500;
/** An answer: its own words, those of each item, and what a model thinks first. */
const ANSWER_TOKENS = { base: 60, item: 70, thoughts: 700 };
/**
 * How many questions the judge of a run would be asked, and what they would cost. The scorers make their real questions, about the
 * expected answer in the place of the agent's; no model is called. Answers that the judge's cache knows would cost nothing, and cases
 * that are decided early ask less: this is what is paid at most, give or take the length of the answers.
 */
async function estimateJudging(engine, { planned }) {
    const judged = planned.filter(({ description, scorers }) => description.skip === undefined && scorers.flat().some(({ scorer }) => !scorer.deterministic));
    if (judged.length === 0)
        return { mode: 'none' };
    const scoring = await engine.scoring().catch((error) => (0,errors/* asFault */.Ps)(error));
    if (scoring instanceof errors/* Fault */.vC) {
        if (scoring.code === 'internal')
            throw scoring;
        return { mode: 'unknown', problem: [scoring.message, scoring.hint ?? ''].join(' ').trim() };
    }
    const { judge, settings } = scoring;
    if (judge.mode === 'offline')
        return { mode: 'offline', model: judge.model };
    const asked = new Map();
    const made = spread(judged, MOST_MADE);
    for (const one of made)
        await ask(one, judge, settings, asked);
    return summed(asked, judged.length / made.length, judge.model);
}
/** So many of them, evenly over all: files hold alike cases beside each other. */
function spread(cases, most) {
    if (cases.length <= most)
        return cases;
    return Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)]);
}
/** Adds the questions of all attempts at a case; the second attempt stands for those after it. */
async function ask(one, judge, settings, asked) {
    const { case: testCase } = one.loaded;
    const scorers = one.scorers.map((turn) => turn.filter(({ scorer }) => !scorer.deterministic));
    const turns = testCase.turns.map((turn) => {
        const expected = turn.ground_truth ?? turn.expected_behavior ?? '';
        return {
            turn_id: '',
            input: turn.input.text,
            output: expected.trim() === '' ? turn.input.text : expected,
            latency_ms: 0,
            tool_calls: (turn.expected_tools ?? []).map((tool) => typeof tool === 'string' ? { name: tool, arguments: {} } : { arguments: {}, ...tool }),
            context: turn.context ?? null,
            agent_plan: expected,
            usage: null,
            criteria: (0,subject/* criteriaOf */.pC)(turn, one.agent.agent),
        };
    });
    const known = new Set();
    const { repeat } = one.description;
    for (let attempt = 0; attempt < Math.min(2, repeat); attempt++)
        await (0,score_attempt/* scoreAttempt */.i)({
            job: { planned: { ...one, scorers }, attempt },
            ...{ turns, done: [], settings },
            judge: counting(judge, settings, { known, asked, times: attempt === 0 ? 1 : repeat - 1 }),
            missingSecrets: undefined,
            onScored: () => undefined,
            onUnscored: () => undefined,
            signal: undefined,
        });
}
/** A judge that answers by the rules of the questions and counts what each would take, so many times; equal ones once. */
function counting(judge, settings, { known, asked, times }) {
    return {
        ...judge,
        async fill(question) {
            const key = (0,cache_key/* cacheKey */.k)(judge.id, question);
            const model = question.model ?? judge.model;
            if (!known.has(key)) {
                known.add(key);
                const price = (0,prices/* priceOf */.xx)(model, settings.judge.prices);
                const before = asked.get(model) ?? { calls: 0, input: 0, output: 0, thoughts: 0, usd: price && 0 };
                const thoughts = (0,model_traits/* thinksFirst */.ku)(model) ? ANSWER_TOKENS.thoughts : 0;
                const [input, output] = [inputTokens(question), answerTokens(question) + thoughts];
                asked.set(model, {
                    calls: before.calls + times,
                    input: before.input + times * input,
                    output: before.output + times * output,
                    thoughts: before.thoughts + times * thoughts,
                    usd: price && (before.usd ?? 0) + times * (0,prices/* costOf */.ho)(price, input, output),
                });
            }
            const json = await question.offline();
            const answer = question.form.read(json);
            return { answer, json, usage: judges_judge/* NO_USAGE */.yJ, model, temperature: null, seed: null };
        },
    };
}
function inputTokens({ instructions, promptInputs, form, correction = '' }) {
    const texts = [instructions, (0,canonical_json/* canonicalJson */.d)(promptInputs), JSON.stringify(form.schema), correction];
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    return Math.ceil(bytes / BYTES_PER_TOKEN) + FRAME_TOKENS;
}
const answerTokens = ({ items = 1 }) => ANSWER_TOKENS.base + ANSWER_TOKENS.item * items;
function summed(asked, scale, model) {
    const all = [...asked.values()];
    const total = (of) => Math.round(scale * all.reduce((sum, one) => sum + one[of], 0));
    const unpriced = [...asked].filter(([, { usd }]) => usd === null).map(([name]) => name);
    return {
        ...{ mode: 'llm', model, unpriced },
        ...{ calls: total('calls'), input_tokens: total('input'), output_tokens: total('output') },
        thinking_tokens: total('thoughts'),
        cost_usd: unpriced.length > 0 ? null : scale * all.reduce((sum, { usd }) => sum + (usd ?? 0), 0),
    };
}

// EXTERNAL MODULE: ./lib/runs/planning/narrowed-part.js
var narrowed_part = __webpack_require__(1734);
// EXTERNAL MODULE: ./lib/runs/planning/plan-run.js + 2 modules
var plan_run = __webpack_require__(32092);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags = __webpack_require__(64979);
;// CONCATENATED MODULE: ./lib/cli/next-steps.js

/** Values that need no quoting in any shell. */
const PLAIN = /^[\w./:@%+=,#-]+$/;
/** What to type now: go on, try errors again, or look at the first failing case alone, with the agent and the judge of the run. */
function nextSteps({ header }, cases, { exitCode, cancelled, resumable, isStopped }, flags) {
    const { agent, ...others } = flags;
    if (cancelled || isStopped)
        return [`assay run --resume ${header.run_id}${typed(others)}`];
    if (exitCode === 0)
        return [];
    const { retried, failed, errored } = cases;
    if (resumable && retried)
        return [`assay run --retry-errors ${header.run_id}${typed(others)}`];
    const alone = failed ?? errored;
    return alone === undefined ? [] : [`assay run --case ${alone}${typed(flags)}`];
}
/** Told of each case, in order. */
function nextCases() {
    const found = { retried: false };
    return {
        found,
        add(one) {
            found.retried ||= (0,case_problem/* mayPassOnRetry */.Q)(one);
            const { status, gating, id } = one;
            if ((status !== 'failed' && status !== 'errored') || gating === false || !PLAIN.test(id))
                return;
            found[status] ??= id;
        },
    };
}
/** The flags as they were typed; without them another agent or another judge would be asked. */
function typed({ agent, judge, judgeModel, judgeBaseUrl, evals, state }) {
    const all = [
        ['--agent', agent],
        ['--judge', judge],
        ['--judge-model', judgeModel],
        ['--judge-base-url', judgeBaseUrl],
        ['--evals', evals],
        ['--state', state],
    ];
    return all.flatMap(([name, value]) => (value === undefined ? [] : [` ${name} ${next_steps_quoted(value)}`])).join('');
}
const next_steps_quoted = (value) => (PLAIN.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`);

;// CONCATENATED MODULE: ./lib/cli/print-plan.js





/** What a run would play, for `--dry-run`. No agent is called and no judge is asked. */
function printPlan({ planned, affected, narrowed }, judging, json) {
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
        ...(0,defined/* defined */.s)({ skip: one.description.skip }),
        scorers: one.scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
        location: one.description.location,
        ...whyOf(one.description.id),
    }));
    const played = planned.filter((one) => one.description.skip === undefined);
    const agentCalls = played.reduce((sum, one) => sum + one.description.repeat * one.loaded.case.turns.length, 0);
    const judgements = played.reduce((sum, one) => sum + one.description.repeat * one.scorers.flat().filter(({ scorer }) => !scorer.deterministic).length, 0);
    if (json) {
        const { why: _, unaffected: __, ...part } = affected ?? {};
        const { ids: _ids, ...fewer } = narrowed ?? {};
        const about = {
            ...(affected === undefined ? {} : { affected: part }),
            ...(narrowed === undefined ? {} : { narrowed: fewer }),
        };
        return `${JSON.stringify({ dry_run: true, ...about, cases: rows, agent_calls: agentCalls, judged_results: judgements, judge: judging }, null, 2)}\n`;
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
    const about = [
        ...(affected === undefined ? [] : [(0,affected_cases/* affectedLine */.RT)(affected)]),
        ...(narrowed === undefined ? [] : [(0,narrowed_part/* narrowedLine */.DP)(narrowed)]),
    ];
    const head = about.length === 0 ? '' : `${about.map(escape_terminal/* terminalLine */.tL).join('\n')}\n\n`;
    return `${head}${lines.join('\n')}${lines.length === 0 ? '' : '\n\n'}${(0,format/* formatCount */.B4)(played.length)} of ${(0,format/* formatCounted */.So)(planned.length, 'case')} would be played: ${(0,format/* formatCounted */.So)(agentCalls, 'agent call')}, ${(0,format/* formatCounted */.So)(judgements, 'judged result')}.\n${judgingLine(judging)}`;
}
/** What the judge would be asked and paid: `Judge gpt-x: about 232 calls, 410,000 tokens in and 38,000 out, about $4.10 …`. */
function judgingLine(judging) {
    if (judging.mode === 'none' || judging.mode === 'offline')
        return '';
    if (judging.mode === 'unknown')
        return `Judge: ${(0,escape_terminal/* terminalLine */.tL)(judging.problem)}\n`;
    const { model, calls, input_tokens: input, output_tokens: output, thinking_tokens: thinking } = judging;
    const { cost_usd: cost, unpriced } = judging;
    const price = cost === null
        ? `at a price that is not known: name ${unpriced.map((one) => `"${one}"`).join(' and ')} in judge.prices`
        : `about ${(0,format/* formatMoney */.up)(cost)}`;
    const thoughts = thinking === 0 ? '' : ` (${(0,format/* formatCount */.B4)(thinking)} of them a guess at what it thinks first)`;
    const tokens = `${(0,format/* formatCount */.B4)(input)} tokens in and ${(0,format/* formatCount */.B4)(output)} out${thoughts}`;
    return (0,escape_terminal/* terminalLine */.tL)(`Judge ${model}: about ${(0,format/* formatCounted */.So)(calls, 'call')}, ${tokens}, ${price}. Reckoned with expected answers; what its cache knows costs nothing.`).concat('\n');
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction = __webpack_require__(76739);
// EXTERNAL MODULE: ./lib/cli/reports-folder.js
var reports_folder = __webpack_require__(26210);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var cli_terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















/** `assay run`: the main job, from the evals folder to the exit code. */
async function runCommand(_, flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const engine = (0,common_flags/* engineOf */.k)(flags, {
            ...(0,defined/* defined */.s)({ maxCostUsd: flags.maxCostUsd, concurrency: flags.concurrency }),
        });
        const options = runOptions(flags, engine);
        if (flags.dryRun === true) {
            const plan = await (0,plan_run/* planRun */.n)(engine, options);
            (0,cli_terminal/* terminal */.F)().out(printPlan(plan, await estimateJudging(engine, plan), flags.json === true));
            return 0;
        }
        (0,reports_folder/* reportsFolder */.U)(engine, flags.out);
        const interrupted = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
        const started = __addDisposableResource(env_1, await (0,start_run.startRun)(engine, { ...options, signal: interrupted.signal }), true);
        showProgress(started, flags, engine.ports.clock);
        if (started.affected !== undefined && flags.quiet !== true)
            (0,cli_terminal/* terminal */.F)().err(`${(0,escape_terminal/* terminalLine */.tL)((0,affected_cases/* affectedLine */.RT)(started.affected))}\n`);
        if (started.narrowed !== undefined && flags.quiet !== true)
            (0,cli_terminal/* terminal */.F)().err(`${(0,escape_terminal/* terminalLine */.tL)((0,narrowed_part/* narrowedLine */.DP)(started.narrowed))}\n`);
        return conclude(engine, await started.finish(), flags);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function runOptions(flags, { ports }) {
    return {
        selection: {
            ...(0,defined/* defined */.s)({ cases: flags.case, tags: flags.tag, agent: flags.agent, repeat: flags.repeat }),
        },
        ...(0,defined/* defined */.s)({ minPassRate: flags.minPassRate, failOn: flags.failOn, baseline: flags.baseline }),
        ...(0,defined/* defined */.s)({ timeLimit: flags.timeLimit }),
        narrowing: { ...(0,defined/* defined */.s)({ failing: flags.failing, sample: flags.sample, limit: flags.limit }) },
        // Nobody looks at what a workflow plays.
        refusesOnly: (0,node_environment/* isCi */.Xt)(ports.env) && flags.allowOnly !== true,
        ...(flags.affected === undefined
            ? {}
            : { affected: affectedBy(flags.affected, flags.out, ports.env.cwd()) }),
        ...(0,defined/* defined */.s)({ shard: flags.shard, resume: flags.resume, retryErrors: flags.retryErrors }),
    };
}
/** What we wrote ourselves is no change. */
const affectedBy = (base, out, cwd) => ({
    base,
    leaveOut: out === undefined ? [] : [(0,external_node_path_.resolve)(cwd, out)],
});
/** Reports first, exit code after: a failing gate never hides why. */
function conclude(engine, { report: recorded, verdict, cancelled, overtime }, flags, 
/** Whether the run can go on in this state folder. */
resumable = true) {
    const { out, bytes, err, width, colour } = (0,cli_terminal/* terminal */.F)();
    const report = (0,redaction.shownReport)(recorded);
    const folder = (0,reports_folder/* reportsFolder */.U)(engine, flags.out, `${engine.stateDir}/reports/${report.header.run_id}`);
    const said = terminalReport(report, { width, colour });
    const cases = nextCases();
    const listeners = flags.json === true
        ? { onJson: bytes }
        : {
            onCase(one) {
                said.add(one);
                cases.add(one);
            },
        };
    const written = (0,write_reports/* writeReports */.L)(folder, report, engine.ports.files, 'all', listeners);
    if (flags.json !== true) {
        const ended = {
            exitCode: verdict.exitCode,
            cancelled,
            resumable,
            isStopped: overtime === true && resumable,
        };
        const next = nextSteps(report, cases.found, ended, flags);
        out([...said.lines({ reportPath: shown(engine, written.markdown ?? folder), next })].join(''));
    }
    if (report.header.conclusion === 'neutral')
        err(`warning: ${(0,escape_terminal/* terminalLine */.tL)(report.header.reason)}\n`);
    return verdict.exitCode;
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

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runThreshold)
/* harmony export */ });
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85351);

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
function runThreshold({ name, threshold }, { thresholds, threshold: forAll }) {
    const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
    return named ?? threshold ?? forAll ?? (0,_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__/* .labelledThreshold */ .RQ)(name);
}


/***/ }),

/***/ 57301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73880);


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be notified is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error))}`);
    }
}


/***/ }),

/***/ 97640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ cacheKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55280);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);



/**
 * The identity of a question to a judge: SHA-256 (hex) over everything that could change the answer, and nothing else. The
 * prompt's nonce is no part of it, nor is the order of keys.
 */
function cacheKey(judgeId, question) {
    const { key, model, instructions, promptInputs, form, temperature, correction, repeat, logprobs } = question;
    const identity = {
        correction,
        exhibits: promptInputs,
        instructions,
        judgeId,
        key,
        logprobs,
        model,
        prompts: _prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .PROMPT_VERSION */ .y0,
        repeat,
        temperature,
    };
    // Property order is part of a schema: it is the order in which the judge thinks.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(identity)).update((0,_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaText */ .tk)(form.schema)).digest('hex');
}


/***/ }),

/***/ 85103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noJudge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22626);


/** Stands where nothing asks a judge: no key is looked for, and a question to it is a bug. */
const noJudge = {
    id: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    mode: 'offline',
    model: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    async fill({ key }) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', 'a judge was asked where none was needed', {
            where: key,
            hint: 'This is a bug in Assay. Please report it with the command you ran.',
        });
    },
};


/***/ }),

/***/ 95859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nk: () => (/* binding */ criteriaChangedLines),
/* harmony export */   pd: () => (/* binding */ scorerDeltaTable),
/* harmony export */   rr: () => (/* binding */ flipLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56025);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54826);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44765);
/* harmony import */ var _answer_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91124);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23533);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(313);
/* harmony import */ var _terminal_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92125);









/** Columns of the mark, of the id and before what is said about a case. */
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
/** How the criteria changed, to be said before any number; nothing where they did not. */
function* criteriaChangedLines({ comparable, criteria_changed: changes }, width, style) {
    if (comparable && changes.length === 0)
        return;
    const words = 'These runs were not measured alike; what differs may come from the criteria:';
    yield `${style('odd', style('strong', 'BAR MOVED'))}\n`;
    for (const line of (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(words, width - INDENT.length))
        yield `${INDENT}${line}\n`;
    for (const { message } of changes.slice(0, MOST_CHANGES))
        for (const [index, line] of (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .E)(message, MESSAGE), width - INDENT.length - 2).entries())
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
            const id = (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(flip.id);
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
    const id = (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(flip.id);
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
    const quoted = (text, most) => (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalQuote */ .H4)(text, width - INDENT.length, most).map((line) => `${INDENT}${style('dim', line)}\n`);
    if (!brief)
        yield* quoted(flip.reason, REASON_LINES);
    for (const [title, answer] of answersOf(flip, brief)) {
        const lines = quoted(answer, ANSWER_LINES);
        if (lines.length > 0)
            yield `${INDENT}${title}\n`;
        yield* lines;
    }
    if (!brief)
        yield `${INDENT}${style('dim', `at ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(flip.location.file)}:${flip.location.line}`)}\n`;
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
        const listed = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(names.length, 'scorer')} ${word}: ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .phraseText */ .tN)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .namedList */ .wO)(names, MOST_NAMES))}`;
        for (const line of (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(listed, width - 2))
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
        (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(name),
        one.mean_a === null ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(one.mean_a),
        one.mean_b === null ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(one.mean_b),
        one.delta === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDifference */ .jR)(one.delta, 'score'),
        interval === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDifferenceInterval */ .ET)(interval, 'score'),
        one.delta === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatP */ .MA)(one.p_adjusted).replace(' ', ''),
        (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .scorerVerdict */ .K1)(one),
    ];
};


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

/***/ 96540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ experimentFields),
/* harmony export */   JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
/* harmony export */   Ox: () => (/* binding */ variant),
/* harmony export */   bZ: () => (/* binding */ storedExperiment),
/* harmony export */   jz: () => (/* binding */ experimentResponse),
/* harmony export */   r2: () => (/* binding */ createExperimentRequest),
/* harmony export */   u2: () => (/* binding */ coherentExperiment)
/* harmony export */ });
/* unused harmony exports experimentConfig, variantResult, scope, experimentContrast, experimentLook, statisticalAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47655);



/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
const variant = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('System prompt of this variant.'),
        model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('Model of this variant.'),
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
});
/** Interface 4.5 with the extensions of contract 9. */
const experimentConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs_per_variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
});
const experimentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variant).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerName */ .W7)
        .min(1)
        .describe('What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here and the checks of its turns pass; where none is named, the scorers of the case judge.'),
    config: experimentConfig.prefault({}).describe('How it is run and what decides.'),
});
/** What an experiment must not contradict; tolerant of half-read input, so that it can report beside other problems. */
function coherentExperiment(value, context) {
    const seen = new Set();
    const variants = Array.isArray(value.variants) ? value.variants : [];
    variants.forEach((entry, index) => {
        if (entry?.name !== undefined && seen.has(entry.name))
            context.addIssue({
                code: 'custom',
                path: ['variants', index, 'name'],
                message: `two variants are named "${entry.name}"`,
            });
        seen.add(entry?.name);
    });
    const { baseline, primary_metric: primary } = value.config ?? {};
    if (baseline !== undefined && !seen.has(baseline))
        context.addIssue({
            code: 'custom',
            path: ['config', 'baseline'],
            message: `no variant is named "${baseline}"`,
        });
    if (primary !== undefined &&
        primary !== 'pass_rate' &&
        !(Array.isArray(value.metrics) && value.metrics.includes(primary)))
        context.addIssue({
            code: 'custom',
            path: ['config', 'primary_metric'],
            message: `"${primary}" is neither pass_rate nor one of the metrics`,
        });
}
/** Request body of POST /v1/experiments. */
const createExperimentRequest = experimentFields.superRefine(coherentExperiment, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
const variantResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    avg_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    errored: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Plays of which nothing that was judged is sure. */
    unsure: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM]).optional(),
    p50_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    p95_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional(),
});
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
const scope = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['population', 'these_test_cases']);
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
const experimentContrast = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    against: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Cases with valid plays on both sides. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: interval.nullable(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
});
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
const experimentLook = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    leader: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    nominal_alpha: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
const statisticalAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    winner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    confidence: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    effect_size: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    conclusive: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conclusive_for_these_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    scope,
    p_population: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_these_cases: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    interval: interval.nullable(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        p_value_without: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
        leader_without: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ within_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), between_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).nullable(),
    contrasts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentContrast),
    looks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentLook),
    /** Plays that were planned and not needed. */
    runs_saved: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: interval.nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
const experimentResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    experiment_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'running', 'completed']),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), variantResult).optional(),
    statistical_analysis: statisticalAnalysis.optional(),
    recommendation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
const storedExperiment = experimentResponse.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE,
    request: experimentFields,
});


/***/ }),

/***/ 85351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ labelledThreshold),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD)
/* harmony export */ });
/* unused harmony export ANY_FAULT_THRESHOLDS */
/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
const ANY_FAULT_THRESHOLDS = {
    argument_correctness: 1,
    pii_leakage: 1,
    tool_correctness: 1,
};
/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
function labelledThreshold(scorer) {
    return ((Object.hasOwn(ANY_FAULT_THRESHOLDS, scorer) ? ANY_FAULT_THRESHOLDS[scorer] : undefined) ??
        DEFAULT_THRESHOLD);
}


/***/ }),

/***/ 23061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY),
/* harmony export */   yL: () => (/* binding */ MAX_DATA_BYTES)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read whole, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Largest data file (JSONL, CSV), in bytes: 1 GiB. It is read piece by piece. */
const MAX_DATA_BYTES = 1024 ** 3;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * UNITS[read[2]]; // One of the five letters.
}


/***/ })

};
