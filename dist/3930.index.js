export const id = 3930;
export const ids = [3930,9155];
export const modules = {

/***/ 91124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ answerDiff),
/* harmony export */   c: () => (/* binding */ fromFirstDifference)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7460);


/** Behind the end of a sentence; in scripts without spaces too. */
const SENTENCE_END = /(?<=[.!?…]["'”’)\]]*)\s+(?=[\p{Lu}\p{N}"'“‘([*_`-])|(?<=[。！？])/u;
/** Sentences of an answer that are compared; the table of the comparison is at most this squared. */
const MOST_SENTENCES = 300;
/** Sentences that stay as they were, shown on each side of a change. */
const CONTEXT = 1;
/** Columns of a line within a fence before it is broken. */
const COLUMNS = 100;
/**
 * Two answers, sentence by sentence: what was taken away, what was added, and one unchanged sentence around each change.
 * Answers are single long lines more often than not, so lines alone would show nothing. White space does not count.
 */
function answerDiff(before, after, most = 40) {
    const left = sentencesOf(before);
    const right = sentencesOf(after);
    const lines = withContext(changes(left, right)).flatMap(({ mark, text }) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(text, COLUMNS).map((line) => `${mark} ${line}`));
    if (lines.length === 0 && flat(before) !== flat(after))
        return { lines: [`  … they differ behind the first ${MOST_SENTENCES} sentences`], more: 0 };
    return { lines: lines.slice(0, most), more: Math.max(0, lines.length - most) };
}
const flat = (text) => (0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(text).replace(/\s+/g, '');
/** Both answers from the first sentence on that is not the same, for a few lines of each; whole where one has no such sentence. */
function fromFirstDifference(before, after) {
    const left = sentencesOf(before);
    const right = sentencesOf(after);
    const same = sharedStart(left, right);
    if (same === 0 || same === left.length || same === right.length)
        return [before, after];
    return [`… ${left.slice(same).join('\n')}`, `… ${right.slice(same).join('\n')}`];
}
function sentencesOf(text) {
    const found = [];
    for (const line of (0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(text).split('\n'))
        for (const sentence of line.split(SENTENCE_END)) {
            const shown = sentence.replace(/\s+/g, ' ').trim();
            if (shown === '')
                continue;
            if (found.length === MOST_SENTENCES)
                return found;
            found.push(shown);
        }
    return found;
}
const sharedStart = (left, right) => {
    let count = 0;
    while (count < left.length && count < right.length && left[count] === right[count])
        count += 1;
    return count;
};
/** The shortest way from one list to the other by a longest common subsequence, between what they share at both ends. */
function changes(left, right) {
    const start = sharedStart(left, right);
    let end = 0;
    while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end))
        end += 1;
    const a = left.slice(start, left.length - end);
    const b = right.slice(start, right.length - end);
    const width = b.length + 1;
    const common = new Uint16Array((a.length + 1) * width);
    const at = (i, j) => common[i * width + j] ?? 0;
    for (let i = a.length - 1; i >= 0; i -= 1)
        for (let j = b.length - 1; j >= 0; j -= 1)
            common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const lines = left.slice(0, start).map((text) => ({ mark: ' ', text }));
    let i = 0;
    let j = 0;
    while (i < a.length || j < b.length) {
        if (i < a.length && j < b.length && a[i] === b[j]) {
            lines.push({ mark: ' ', text: a[i] });
            i += 1;
            j += 1;
        }
        else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
            lines.push({ mark: '-', text: a[i] });
            i += 1;
        }
        else {
            lines.push({ mark: '+', text: b[j] });
            j += 1;
        }
    }
    return [...lines, ...left.slice(left.length - end).map((text) => ({ mark: ' ', text }))];
}
/** Without the unchanged sentences that stand away from every change; nothing where there is no change. */
function withContext(lines) {
    const changed = lines.flatMap(({ mark }, index) => (mark === ' ' ? [] : [index]));
    if (changed.length === 0)
        return [];
    const kept = new Set(changed.flatMap((index) => Array.from({ length: 2 * CONTEXT + 1 }, (_, step) => index - CONTEXT + step)));
    const shown = [];
    let cut = false;
    for (const [index, line] of lines.entries()) {
        if (kept.has(index))
            shown.push(line);
        else if (!cut)
            shown.push({ mark: ' ', text: '…' });
        cut = !kept.has(index);
    }
    return shown;
}


/***/ }),

/***/ 86016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ placeMarkdown),
/* harmony export */   Hm: () => (/* binding */ nameMarkdown),
/* harmony export */   PJ: () => (/* binding */ failingRow),
/* harmony export */   Q$: () => (/* binding */ erroredRow),
/* harmony export */   fM: () => (/* binding */ failingDetails),
/* harmony export */   x9: () => (/* binding */ weakRow)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _case_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84262);
/* harmony import */ var _failing_scorers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99574);





/** Code points of a reason in a table cell, of a question and of an answer in a block. */
const REASON_LENGTH = 300;
const INPUT_LENGTH = 1_000;
const OUTPUT_LENGTH = 2_000;
/** Scorers of one case in a table cell. */
const MOST_SCORERS = 4;
const code = (text, length = REASON_LENGTH) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, length));
/**
 * A link to the line of a file below an https address, or the place as code where there is no such address. The path may
 * be anyone's: every character that means something to Markdown is percent-encoded.
 */
function placeMarkdown(one, linkBase) {
    const { file, line } = one.location;
    const text = (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(`${file}:${line}`);
    if (linkBase === undefined || !/^https:\/\/[\w.:/@%+~-]+$/.test(linkBase))
        return text;
    const path = file
        .toWellFormed()
        .split(/[\\/]/)
        .map((part) => encodeURIComponent(part).replace(/[!'()*~_]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`))
        .join('/');
    return `[${text}](${linkBase.replace(/\/$/, '')}/${path}#L${line})`;
}
/** The id, and the name below it where it says more. */
function nameMarkdown(one) {
    return one.name === '' || one.name === one.id ? code(one.id) : `${code(one.id)}<br>${code(one.name, 120)}`;
}
/** Table row of a failing case: id and name, failing scorers with numbers and reasons, place. */
function failingRow(one, linkBase) {
    const failing = (0,_failing_scorers_js__WEBPACK_IMPORTED_MODULE_2__/* .failingScorers */ ._4)(one);
    const lines = failing.slice(0, MOST_SCORERS).map((each) => {
        const notes = (0,_failing_scorers_js__WEBPACK_IMPORTED_MODULE_2__/* .failingNotes */ .Ut)(each, one);
        const numbers = `${code(each.scorer, 80)} **${(0,_failing_scorers_js__WEBPACK_IMPORTED_MODULE_2__/* .failingNumbers */ .ZP)(each).replace('<', '&lt;')}**`;
        const reason = each.reasoning === '' ? '' : `: ${code(each.reasoning)}`;
        return `${numbers}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${reason}`;
    });
    if (failing.length > MOST_SCORERS)
        lines.push(`and ${failing.length - MOST_SCORERS} more`);
    return `| ${nameMarkdown(one)} | ${lines.join('<br>') || 'did not pass'} | ${placeMarkdown(one, linkBase)} |\n`;
}
/** Table row of a case that could not be judged: id and name, code and message, remedy, place. */
function erroredRow(one, linkBase) {
    const { code: kind, message, remedy } = (0,_case_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .caseProblem */ .w)(one);
    return `| ${nameMarkdown(one)} | ${code(kind, 80)}: ${code(message)} | ${remedy === '' ? '–' : code(remedy)} | ${placeMarkdown(one, linkBase)} |\n`;
}
/** Table row of a failure that does not gate. */
function weakRow(one, linkBase) {
    if (one.status === 'failed')
        return failingRow(one, linkBase);
    const { code: kind, message } = (0,_case_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .caseProblem */ .w)(one);
    const note = (0,_failing_scorers_js__WEBPACK_IMPORTED_MODULE_2__/* .flakyNote */ .Ag)(one).map((text) => ` (${text})`);
    return `| ${nameMarkdown(one)} | ${code(kind, 80)}: ${code(message)}${note.join('')} | ${placeMarkdown(one, linkBase)} |\n`;
}
/** Question, answer and all scores of the failing turn, folded. */
function failingDetails(one) {
    const first = (0,_failing_scorers_js__WEBPACK_IMPORTED_MODULE_2__/* .failingScorers */ ._4)(one)[0];
    const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
    if (first === undefined || turn === undefined)
        return '';
    const attempt = one.attempts.length > 1 ? `, attempt ${first.attempt + 1}` : '';
    const turns = (one.attempts[first.attempt]?.turns.length ?? 1) > 1 ? `, turn ${first.turn + 1}` : '';
    const scores = Object.entries(turn.results).map(([scorer, result]) => {
        const shown = result.metadata['not_applicable'] === true
            ? 'n/a'
            : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatScore */ .y)(result.score)}${result.pass ? '' : ' ✗'}`;
        return `${code(scorer, 80)} ${shown}`;
    });
    const tools = turn.tool_calls === null
        ? []
        : [
            `Tools called: ${turn.tool_calls
                .slice(0, 20)
                .map((call) => code(call.name, 80))
                .join(', ') || 'none'}`,
            '',
        ];
    return [
        `<details><summary>${code(one.id)}${attempt}${turns}: question and answer</summary>`,
        '',
        '**Input**',
        '',
        (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownFence */ .p0)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(turn.input, INPUT_LENGTH), 'text'),
        '',
        '**Answer**',
        '',
        (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownFence */ .p0)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(turn.output, OUTPUT_LENGTH), 'text'),
        '',
        ...tools,
        `Scores: ${scores.slice(0, 40).join(' · ')}`,
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}


/***/ }),

/***/ 84262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mayPassOnRetry),
/* harmony export */   w: () => (/* binding */ caseProblem)
/* harmony export */ });
/** What to do about an error that brings no hint of its own, by its code (src/errors.ts and metrics.md 0.3). */
const REMEDIES = new Map(Object.entries({
    timeout: 'Raise run.timeout_ms, or find out why the answer takes so long.',
    connection: 'Check that the address is right and that the service is running and reachable from here.',
    overloaded: 'Try again later, or lower run.concurrency.',
    rate_limited: 'Lower run.concurrency or judge.concurrency, or ask the provider for a higher limit.',
    provider_error: 'Check the key, the model name and the account at the provider.',
    address_denied: 'Use a public address, or name the host in ASSAY_ALLOW_PRIVATE_HOSTS.',
    agent_failed: 'Run the agent by hand with the input of this case.',
    judge_error: 'Play it again with --retry-errors; if it stays, try another judge model.',
    scorer_failed: 'Play it again with --retry-errors; if it stays, check the configuration of the scorer.',
    budget_exhausted: 'Raise judge.max_cost_usd or judge.max_calls, or select fewer cases.',
    missing_field: 'Let the agent return the field (invocation mapping), or take the scorer out of the turn.',
    invalid_field: 'Correct the field in the test case or in the answer of the agent.',
    no_assistant_turn: 'Give the conversation at least one answer of the assistant.',
    cancelled: 'Continue with --resume.',
}));
/** What an answer that is recorded lacks: it lacks it again when it is judged again. */
const LASTING = new Set(['missing_field', 'invalid_field', 'no_assistant_turn']);
/** Whether an errored case may come out otherwise when what errored is played again as it is. */
function mayPassOnRetry({ status, attempts }) {
    if (status !== 'errored')
        return false;
    const codes = attempts.flatMap(({ error, turns }) => [
        ...(error === undefined ? [] : [error.code]),
        ...turns.flatMap((turn) => Object.values(turn.errors ?? {}).map(({ code }) => code)),
    ]);
    return codes.length === 0 || codes.some((code) => !LASTING.has(code));
}
/** The first error of a case: of its attempts, else of a scorer. */
function caseProblem(one) {
    const errored = one.attempts.filter((attempt) => attempt.status === 'errored');
    for (const attempt of errored) {
        const { error } = attempt;
        if (error !== undefined)
            return {
                code: error.code,
                message: error.message,
                remedy: error.hint ?? REMEDIES.get(error.code) ?? '',
                attempts: errored.length,
            };
        for (const turn of attempt.turns)
            for (const [scorer, failed] of Object.entries(turn.errors ?? {}))
                return {
                    code: failed.subcode === undefined ? failed.code : `${failed.code} (${failed.subcode})`,
                    message: failed.message.startsWith(scorer) ? failed.message : `${scorer}: ${failed.message}`,
                    remedy: failed.hint ?? REMEDIES.get(failed.code) ?? '',
                    attempts: errored.length,
                };
    }
    return {
        code: 'unknown',
        message: one.reason ?? 'The case was not judged, and nothing says why.',
        remedy: 'Play it again with --retry-errors.',
        attempts: errored.length,
    };
}


/***/ }),

/***/ 31112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ warningsMarkdown),
/* harmony export */   Iw: () => (/* binding */ flipsMarkdown),
/* harmony export */   No: () => (/* binding */ criteriaChangedMarkdown),
/* harmony export */   gM: () => (/* binding */ deltaCells),
/* harmony export */   t5: () => (/* binding */ scorerDeltasMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14576);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54826);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);
/* harmony import */ var _answer_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91124);
/* harmony import */ var _case_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86016);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23533);
/* harmony import */ var _keeper_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78966);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(313);









/** Bytes of each part, 250 KiB together: a run's summary has as much to spare (security.md S19). */
const KIB = 1024;
const LIMITS = {
    criteria: 20 * KIB,
    regressions: 70 * KIB,
    others: 12 * KIB,
    details: 90 * KIB,
    scorers: 30 * KIB,
};
/** Code points of a reason, of a sentence of ours that may quote names, and of an answer shown alone. */
const REASON = 300;
const SENTENCE = 600;
const ANSWER = 2_000;
/** Names of scorers in a line. */
const MOST_NAMES = 40;
const code = (text, length = REASON) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, length));
const prose = (text) => (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownProse */ .h$)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(text, SENTENCE));
const more = (list, noun) => list.more === 0 ? '' : `\n${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(list.more, `more ${noun}`)}: see the JSON.\n`;
/** How the criteria changed, to be said before any number; nothing where they did not. */
function* criteriaChangedMarkdown({ comparable, criteria_changed: changes, }) {
    if (comparable && changes.length === 0)
        return;
    yield '### ⚠️ The bar moved\n\n';
    yield 'These runs were not measured alike, so that a difference may come from the criteria and not from the agent:\n\n';
    const kept = (0,_keeper_js__WEBPACK_IMPORTED_MODULE_3__/* .keeper */ .t)(LIMITS.criteria);
    for (const { message } of changes)
        kept.add(() => `- ${prose(message)}\n`);
    yield `${kept.kept.join('')}${more(kept, 'change')}\n`;
}
/** Cases that went from pass to fail, with what repeats say, their answers before and now; then all other flips. */
function* flipsMarkdown(comparison, linkBase) {
    const worse = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .flipsOf */ .ou)(comparison, 'pass_to_fail');
    if (worse.length > 0) {
        const rows = (0,_keeper_js__WEBPACK_IMPORTED_MODULE_3__/* .keeper */ .t)(LIMITS.regressions);
        const details = (0,_keeper_js__WEBPACK_IMPORTED_MODULE_3__/* .keeper */ .t)(LIMITS.details);
        for (const flip of worse) {
            rows.add(() => `| ${(0,_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkdown */ .Hm)(flip)} | ${(0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .flipNote */ .Um)(flip) || '–'} | ${flip.reason === '' ? '–' : code(flip.reason)} | ${(0,_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .placeMarkdown */ .Bo)(flip, linkBase)} |\n`);
            if (flip.before !== null || flip.after !== null)
                details.add(() => beforeAndNow(flip));
        }
        yield '### Passed before, fails now\n\n| case | verdict | why it fails | where |\n|---|---|---|---|\n';
        yield `${rows.kept.join('')}${more(rows, 'case')}\n`;
        yield* details.kept;
        if (details.more > 0)
            yield `Answers of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(details.more, 'more case')}: see the JSON.\n\n`;
    }
    for (const [kind, title, why] of OTHERS)
        yield* folded((0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .flipsOf */ .ou)(comparison, kind), title, why);
}
const OTHERS = [
    ['fail_to_pass', 'Failed before, pass now', 'why it failed'],
    ['changed_criteria', 'Under other criteria, not compared', 'reason'],
    ['new', 'Not in the baseline', 'reason'],
    ['removed', 'Only in the baseline', 'reason'],
];
function* folded(flips, title, why) {
    if (flips.length === 0)
        return;
    const rows = (0,_keeper_js__WEBPACK_IMPORTED_MODULE_3__/* .keeper */ .t)(LIMITS.others);
    for (const flip of flips)
        rows.add(() => `| ${(0,_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkdown */ .Hm)(flip)} | ${flip.from ?? '–'} → ${flip.to ?? '–'} | ${flip.reason === '' ? '–' : code(flip.reason)} |\n`);
    yield `<details><summary>${title}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flips.length, 'case')}</summary>\n\n| case | status | ${why} |\n|---|---|---|\n`;
    yield `${rows.kept.join('')}${more(rows, 'case')}\n</details>\n\n`;
}
/** The two answers of a flipped case, folded: the difference where there are both. */
function beforeAndNow({ id, before, after }) {
    return [
        `<details><summary>${code(id)}: before and now</summary>`,
        '',
        ...(before !== null && after !== null ? bothAnswers(before, after) : oneAnswer(before, after)),
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
function bothAnswers(before, after) {
    const { lines, more: left } = (0,_answer_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .answerDiff */ ._)(before, after);
    if (lines.length === 0)
        return ['The answer is the same in both runs:', '', (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownFence */ .p0)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(after, ANSWER), 'text')];
    return [
        (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownFence */ .p0)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(lines.join('\n'), 2 * ANSWER), 'diff'),
        ...(left > 0 ? ['', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(left, 'more line')}.`] : []),
    ];
}
function oneAnswer(before, after) {
    return [
        before === null ? '**Now** (no answer before)' : '**Before** (no answer now)',
        '',
        (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownFence */ .p0)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(before ?? after ?? '', ANSWER), 'text'),
    ];
}
/** The scorers that moved: means over the cases that both runs judged, and what became of them; the others by name. */
function* scorerDeltasMarkdown(comparison) {
    const { moved, still, uncompared } = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .movedScorers */ .TT)(comparison);
    if (moved.length + still.length + uncompared.length > 0)
        yield '### Scorers\n\n';
    if (moved.length > 0) {
        const rows = (0,_keeper_js__WEBPACK_IMPORTED_MODULE_3__/* .keeper */ .t)(LIMITS.scorers);
        for (const [name, one] of moved)
            rows.add(() => {
                const cells = [
                    code(name, 100),
                    one.mean_a === null ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y)(one.mean_a),
                    one.mean_b === null ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y)(one.mean_b),
                    ...deltaCells(one),
                    String(one.cases),
                ];
                return `| ${cells.join(' | ')} |\n`;
            });
        yield '| scorer | before | now | Δ | 95 % interval | p, adjusted | verdict | cases |\n|---|--:|--:|--:|--:|--:|---|--:|\n';
        yield `${rows.kept.join('')}${more(rows, 'scorer')}\n`;
    }
    if (still.length > 0)
        yield `Unchanged: ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .phraseMarkdown */ .fP)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .namedList */ .wO)(still, MOST_NAMES))}.\n\n`;
    if (uncompared.length > 0)
        yield `Not compared: ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .phraseMarkdown */ .fP)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .namedList */ .wO)(uncompared, MOST_NAMES))}.\n\n`;
}
/** Difference, interval, p over all scorers (Holm), verdict. */
function deltaCells(one) {
    if (one === undefined)
        return ['–', '–', '–', 'not in the baseline'];
    const { delta, p_adjusted: p } = one;
    const interval = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .claimedInterval */ .vc)(one);
    return [
        delta === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDifference */ .jR)(delta, 'score'),
        interval === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDifferenceInterval */ .ET)(interval, 'score'),
        delta === null ? '–' : (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__/* .formatP */ .MA)(p).replace('<', '&lt;').replace('>', '&gt;'),
        (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .scorerVerdict */ .K1)(one),
    ];
}
/** Sentences of ours that a reader must not miss. */
function* warningsMarkdown(warnings) {
    const kept = (0,_keeper_js__WEBPACK_IMPORTED_MODULE_3__/* .keeper */ .t)(LIMITS.criteria);
    for (const warning of warnings)
        kept.add(() => `- ⚠️ ${prose(warning)}\n`);
    if (warnings.length > 0)
        yield `${kept.kept.join('')}${more(kept, 'warning')}\n`;
}


/***/ }),

/***/ 23533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ rateChange),
/* harmony export */   IT: () => (/* binding */ comparisonAdvice),
/* harmony export */   K1: () => (/* binding */ scorerVerdict),
/* harmony export */   QC: () => (/* binding */ COMPARISON_WORDS),
/* harmony export */   TT: () => (/* binding */ movedScorers),
/* harmony export */   Um: () => (/* binding */ flipNote),
/* harmony export */   ii: () => (/* binding */ rateDifference),
/* harmony export */   ou: () => (/* binding */ flipsOf),
/* harmony export */   tj: () => (/* binding */ comparisonFacts),
/* harmony export */   vc: () => (/* binding */ claimedInterval)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54826);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(313);



/** How people call a verdict, in a heading and in a table. */
const COMPARISON_WORDS = {
    regression: { heading: 'Regression', cell: 'worse', mark: '❌' },
    suspected: { heading: 'Regression suspected', cell: 'suspected', mark: '⚠️' },
    noise: { heading: 'Within chance', cell: 'within chance', mark: '⚪' },
    improvement: { heading: 'Improvement', cell: 'better', mark: '✅' },
    unchanged: { heading: 'Unchanged', cell: 'unchanged', mark: '⚪' },
    insufficient_data: { heading: 'No verdict', cell: 'too few cases', mark: '⚪' },
};
/** The verdict on a scorer, in a cell of a table. */
const scorerVerdict = ({ verdict, cases }) => cases === 0 ? 'not compared' : COMPARISON_WORDS[verdict].cell;
/** The scorers that moved, and the names of those that stayed as they were or of which nothing could be compared. */
function movedScorers({ scorers }) {
    const entries = Object.entries(scorers);
    const namesOf = (is) => entries.flatMap(([name, one]) => (is(one) ? [name] : []));
    return {
        moved: entries.filter(([, { verdict, cases }]) => verdict !== 'unchanged' && cases > 0),
        still: namesOf(({ verdict }) => verdict === 'unchanged'),
        uncompared: namesOf(({ verdict, cases }) => verdict !== 'unchanged' && cases === 0),
    };
}
/** Interval of a scorer's difference; none where there are too few cases for any claim, however often each was played. */
const claimedInterval = ({ verdict, interval }) => verdict === 'insufficient_data' ? null : interval;
const RANK = { regression: 0, suspected: 1, noise: 2 };
const rank = ({ verdict }) => (verdict === undefined ? 3 : RANK[verdict]);
/** The flips of a kind; where they have verdicts the gravest first. */
function flipsOf(comparison, kind) {
    return comparison.flips.filter((flip) => flip.kind === kind).sort((a, b) => rank(a) - rank(b));
}
/** What repeats and history say of a flip: `regression: failed 3 of 3 repeats`, `suspected, not repeated`. */
function flipNote({ verdict, repeats, flaky, on_base: onBase }) {
    const played = repeats === undefined || repeats.played === 0 ? undefined : repeats;
    const excused = verdict === 'noise' ? (onBase === undefined ? 'chance' : excuseOf(onBase)) : undefined;
    const words = excused ?? verdict ?? 'does not gate';
    const failed = played === undefined
        ? verdict === 'suspected'
            ? 'not repeated'
            : ''
        : `failed ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(played.failed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(played.played, 'repeat')}`;
    const there = onBase === undefined
        ? ''
        : `failed ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(onBase.failed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(onBase.played, 'play')} on the base`;
    const before = flaky === true ? 'flaky' : '';
    return [words, failed, there, before].filter((part) => part !== '').join(', ');
}
/** Why a flip is no regression: the base commit fails alike, or the repeats passed. */
const excuseOf = ({ played, failed }) => failed === played && failed > 0 ? 'not this change' : 'chance';
/** Δ of the pass rate with its interval; beside both rates as they are shown it adds up. */
function rateDifference({ a, b, delta, interval }) {
    if (delta === null)
        return '–';
    if (a === null || b === null)
        return (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDifferenceWithin */ .WJ)(delta, interval, 'share');
    const shown = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ratesThatAddUp */ .zJ)(a, b);
    return (0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDifferenceWithin */ .WJ)(shown.delta, interval, 'share', shown.digits);
}
/** Δ of the pass rate with what it is over: `96 % → 88 %, Δ −8 pp [−20, +4], p = 0.5, over 25 cases in both runs; 3 left out`. */
function rateChange({ pass_rate: rate, p_value, cases }) {
    if (rate.delta === null || cases.compared === 0)
        return undefined;
    const both = rate.a === null || rate.b === null ? '' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(rate.a)} → ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(rate.b)}, `;
    const out = cases.left_out > 0 ? `; ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cases.left_out)} left out` : '';
    return `${both}Δ ${rateDifference(rate)}, ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(p_value)}, over ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(cases.compared, 'case')} in both runs${out}`;
}
/** Other things that moved, each with a label; what was not measured is left out. */
function comparisonFacts(comparison) {
    const { run_a, run_b, baseline, latency, cost, judge_noise: noise } = comparison;
    const day = baseline.finished_at.slice(0, 10);
    const age = `${formatAge(baseline.age_days)} old${baseline.stale ? ', stale' : ''}`;
    const money = [
        ...(cost.a_usd === null || cost.b_usd === null || (cost.a_usd === 0 && cost.b_usd === 0)
            ? []
            : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(cost.a_usd)} → ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(cost.b_usd)}`]),
        ...(cost.delta_usd === null || cost.delta_usd === 0 ? [] : [`(${signedMoney(cost.delta_usd)})`]),
    ].join(' ');
    return [
        { label: 'before', phrase: [(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(run_a), ` of ${day}, ${age}`] },
        { label: 'now', phrase: [(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(run_b)] },
        ...(latency.a_ms === null || latency.b_ms === null
            ? []
            : [
                {
                    label: 'latency',
                    phrase: [
                        `mean ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.a_ms)} → ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.b_ms)}`,
                        ...(latency.change === null
                            ? []
                            : [
                                `; a typical case ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDifferenceWithin */ .WJ)(latency.change, latency.interval, 'ratio')}, ${(0,_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(latency.p_value)}`,
                            ]),
                    ],
                },
            ]),
        ...(money === '' ? [] : [{ label: 'cost', phrase: [money] }]),
        ...(noise === undefined
            ? []
            : [
                {
                    label: 'judge',
                    phrase: [judgeMoved(noise)],
                },
            ]),
    ];
}
const judgeMoved = ({ results, mean_absolute: mean, verdicts_flipped: turned }) => mean === 0 && turned === 0
    ? `both runs hold the same answers, and the judge said the same of all ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(results, 'result')}`
    : `both runs hold the same answers: the judge alone moved ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(results, 'result')} by ${mean.toFixed(3)} on average and turned ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(turned, 'verdict')}`;
const formatAge = (days) => (days < 1 ? 'less than a day' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(Math.floor(days), 'day'));
const signedMoney = (usd) => usd === 0 ? '±$0' : `${usd < 0 ? '−' : '+'}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(Math.abs(usd))}`;
/** Ids that need no quoting in any shell. */
const PLAIN_ID = /^[\w./#-]+$/;
/** What to do about it; nothing where nothing is to be done. */
function comparisonAdvice(comparison) {
    const { verdict, comparable } = comparison;
    const standing = flipsOf(comparison, 'pass_to_fail').find((flip) => flip.verdict === 'regression' || flip.verdict === 'suspected');
    const [repaired] = flipsOf(comparison, 'pass_to_fail').length > 0 ? [] : flipsOf(comparison, 'fail_to_pass');
    const alone = (flip, flags) => flip !== undefined && PLAIN_ID.test(flip.id) ? { command: `assay run --case ${flip.id}${flags}` } : {};
    return [
        ...(comparable
            ? []
            : [{ text: 'Play the old state again under the criteria of today, and compare with that run.' }]),
        ...(verdict === 'regression'
            ? [
                {
                    text: 'Mend what fails now, or change what the cases expect where the new answer is right.',
                    ...alone(standing, ''),
                },
            ]
            : []),
        ...(verdict === 'suspected' && standing !== undefined
            ? [{ text: 'More plays tell whether it is real.', ...alone(standing, ' --repeat 5') }]
            : []),
        ...(verdict === 'noise' && repaired !== undefined
            ? [{ text: 'More plays tell whether what passes now will last.', ...alone(repaired, ' --repeat 5') }]
            : []),
    ];
}


/***/ }),

/***/ 99574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ flakyNote),
/* harmony export */   Ut: () => (/* binding */ failingNotes),
/* harmony export */   ZP: () => (/* binding */ failingNumbers),
/* harmony export */   _4: () => (/* binding */ failingScorers)
/* harmony export */ });
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60133);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);


/** The scorers that a case did not pass, those that gate first, each in the order of its first failure. */
function failingScorers(one) {
    const found = new Map();
    one.attempts.forEach((attempt, attemptIndex) => {
        attempt.turns.forEach((turn, turnIndex) => {
            for (const [scorer, result] of Object.entries(turn.results)) {
                if (result.pass || result.metadata['not_applicable'] === true)
                    continue;
                const gating = result.gating !== false;
                const key = `${gating}:${scorer}`;
                const before = found.get(key);
                const threshold = result.metadata['threshold'];
                const failedAttempts = (before?.failedAttempts ?? 0) + (before?.lastAttempt === attemptIndex ? 0 : 1);
                if (before !== undefined && before.score <= result.score) {
                    found.set(key, { ...before, failedAttempts, lastAttempt: attemptIndex });
                    continue;
                }
                found.set(key, {
                    scorer,
                    score: result.score,
                    threshold: typeof threshold === 'number' ? threshold : null,
                    reasoning: result.reasoning,
                    gating,
                    unsure: (0,_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnsure */ .hD)(result),
                    attempt: attemptIndex,
                    turn: turnIndex,
                    failedAttempts,
                    lastAttempt: attemptIndex,
                });
            }
        });
    });
    const all = [...found.values()].map(({ lastAttempt: _, ...failing }) => failing);
    return [...all.filter((failing) => failing.gating), ...all.filter((failing) => !failing.gating)];
}
/** The numbers of a failing scorer without its name: `0.50 < 0.70`. */
function failingNumbers({ score, threshold }) {
    return threshold === null || score >= threshold
        ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(score)} (not passed)`
        : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAgainst */ .L$)(score, threshold);
}
/** What else to know about a failing scorer: the turn of a longer case, how many attempts failed, whether it gates. Empty for the plain case. */
function failingNotes(failing, one) {
    const turns = one.attempts[failing.attempt]?.turns.length ?? 0;
    return [
        ...(turns > 1 ? [`turn ${failing.turn + 1}`] : []),
        ...(one.attempts.length > 1 ? [`${failing.failedAttempts} of ${one.attempts.length} attempts`] : []),
        ...(failing.gating ? [] : [failing.unsure ? 'unsure' : 'not gating']),
        ...flakyNote(one),
    ];
}
/** That a case went both ways in earlier runs; with its outcomes where it does not gate for that reason. Empty for others. */
function flakyNote({ flaky, quarantined, outcomes }) {
    if (quarantined === true)
        return [`quarantined, flaky before: ${outcomesText(outcomes)}`];
    return flaky === true ? ['flaky before'] : [];
}
/** `PFP then PF` where the agent was changed in between: fit for a table, and nothing else may stand there. */
const outcomesText = (outcomes = '') => outcomes.replace(/[^PF|]/g, '').replaceAll('|', ' then ');


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

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   fP: () => (/* binding */ phraseMarkdown),
/* harmony export */   tN: () => (/* binding */ phraseText),
/* harmony export */   wO: () => (/* binding */ namedList)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14576);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);


/** Code points of a name within a sentence. */
const NAME = 120;
/** A name of somebody else. */
const named = (name) => ({ name });
/** The sentence in Markdown: names as code, our own words as they are. */
function phraseMarkdown(phrase) {
    return phrase
        .map((piece) => typeof piece === 'string'
        ? piece.replaceAll('<', '&lt;')
        : (0,_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(piece.name, NAME)))
        .join('');
}
/** The sentence as plain text; not yet escaped for its sink. */
function phraseText(phrase) {
    return phrase.map((piece) => (typeof piece === 'string' ? piece : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(piece.name, NAME))).join('');
}
/** Names with commas between them. */
function namedList(names, most = 10) {
    const shown = names.slice(0, most);
    const pieces = shown.flatMap((name, index) => (index === 0 ? [named(name)] : [', ', named(name)]));
    return names.length > most ? [...pieces, ` and ${names.length - most} more`] : pieces;
}


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

/***/ 39155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ afterColon)
/* harmony export */ });
/** How sentences of ours begin; anything else at the beginning is a name, whose letters stay as they are. */
const OPENING = /^(?:All|Another|Case|No|Nothing|Of|The)(?= )/;
/** A sentence of ours behind a colon, where it goes on in small letters. */
const afterColon = (sentence) => sentence.replace(OPENING, (word) => word.toLowerCase());


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
/** Most JSON is plain ASCII, which needs neither search by Unicode property: as many bytes as characters, and no DEL. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
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
    if (isPlain(json))
        return json.includes('##') ? json.replace(LEGACY_COMMAND, '\\u0023') : json;
    return json.replace(LEGACY_COMMAND, '\\u0023').replace(UNSEEN, escapeUnits);
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


/***/ })

};
