export const id = 7675;
export const ids = [7675];
export const modules = {

/***/ 90539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ quarantineOf),
/* harmony export */   T9: () => (/* binding */ gatingIds),
/* harmony export */   h$: () => (/* binding */ notesOf)
/* harmony export */ });
/* unused harmony export isQuarantined */
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** Outcomes that are looked at (users.md 4.1, idea 8); older ones may be those of another code. */
const RECENT = 10;
/** A regression is one change of side, its repair the second; the third is a habit. */
const CHANGES = 3;
/** So many equal outcomes end it: a case that goes either way half of the time shows them in one of sixteen. */
const SETTLED = 5;
/** Share of the gating cases that may be quarantined at once, and at least one: beyond it the gate would be a shell. */
const MOST_SHARE = 0.2;
/** Ids that a sentence names. */
const NAMED = 5;
/** What a report shows of a quarantine besides its cases. */
const notesOf = (quarantine) => quarantine === undefined || quarantine.notes.length === 0 ? {} : { notes: quarantine.notes };
/** Ids of the cases that gate. */
function gatingIds(cases, quarantine) {
    const gating = new Set(cases.filter((one) => one.gating).map(({ id }) => id));
    for (const { id } of quarantine?.cases ?? [])
        gating.delete(id);
    return gating;
}
/**
 * Which of these cases are reported and do not gate, because they went both ways in earlier runs while nothing changed; undefined
 * where there is nothing to say. `historyOf` gives the outcomes of a case, oldest first, such as "PFP|PF"; `|` stands where its
 * agent was changed, so that a change of side there counts as an effect of that and not as flakiness. More flaky cases than a
 * fifth of those that gate are an unstable suite: then all of them gate, and a warning says so.
 */
function quarantineOf(cases, historyOf) {
    const gating = cases.filter((one) => one.gating && one.skip === undefined);
    const known = gating.flatMap((one) => {
        const outcomes = historyOf(one);
        return outcomes === undefined ? [] : [{ id: one.id, outcomes }];
    });
    const held = known.filter(({ outcomes }) => isQuarantined(outcomes));
    const most = Math.max(1, Math.floor(gating.length * MOST_SHARE));
    if (held.length > most)
        return {
            cases: [],
            notes: [],
            warnings: [
                `The suite or its agent is unstable: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(held.length)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(gating.length, 'gating case')} went both ways in earlier runs, and at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)} may be quarantined at once, so all of them gate (${named(held)}).`,
            ],
        };
    const wasHeld = ({ outcomes }) => isQuarantined(withoutLast(outcomes));
    const begun = held.filter((one) => !wasHeld(one));
    const released = known.filter((one) => !isQuarantined(one.outcomes) && wasHeld(one));
    const of = (last) => released.filter(({ outcomes }) => outcomes.endsWith(last));
    const notes = [
        ...caseList('Newly quarantined, went both ways in earlier runs', begun),
        ...caseList(`Released from quarantine, passed ${SETTLED} times in a row and gates again`, of('P')),
        ...caseList(`Released from quarantine, failed ${SETTLED} times in a row: broken, not flaky, and gates again`, of('F')),
    ];
    return held.length === 0 && notes.length === 0 ? undefined : { cases: held, notes, warnings: [] };
}
/**
 * Whether a case with these outcomes is quarantined: from three changes of side among ten outcomes on, until five outcomes in a
 * row are equal. Gone through from the oldest outcome, so that it does not depend on what was decided before.
 */
function isQuarantined(history) {
    const outcomes = [];
    const flips = [];
    let isEdited = false;
    let isHeld = false;
    for (const mark of history) {
        if (mark !== 'P' && mark !== 'F') {
            isEdited ||= mark === '|';
            continue;
        }
        flips.push(outcomes.length > 0 && outcomes.at(-1) !== mark && !isEdited);
        outcomes.push(mark);
        isEdited = false;
        const last = outcomes.slice(-SETTLED);
        // Of ten outcomes the first has nothing before it.
        if (last.length === SETTLED && last.every((one) => one === mark))
            isHeld = false;
        else if (flips.slice(-(RECENT - 1)).filter(Boolean).length >= CHANGES)
            isHeld = true;
    }
    return isHeld;
}
/** As it was before the last run. */
const withoutLast = (history) => history.replace(/\|?[PF]$/, '');
function caseList(head, cases) {
    if (cases.length === 0)
        return [];
    const shown = cases.slice(0, NAMED).map(({ id, outcomes }) => `${id} (${outcomes})`);
    return [`${head}: ${shown.join(', ')}${more(cases.length)}.`];
}
const named = (cases) => `${cases
    .slice(0, NAMED)
    .map(({ id }) => id)
    .join(', ')}${more(cases.length)}`;
const more = (count) => (count > NAMED ? ` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count - NAMED)} more` : '');


/***/ }),

/***/ 57266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ AGENT_FIELDS),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   ms: () => (/* binding */ subjectBefore),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   td: () => (/* binding */ subjectAfter)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31093);


/** Fields that only the agent's answer can bring; they are checked after it (contract 4). */
const AGENT_FIELDS = new Set(['output', 'context', 'tool_calls', 'agent_plan']);
/** The part of a subject that is known before the agent answers. */
function given(turn, agent) {
    const subject = { input: turn.input.text, expected_behavior: turn.expected_behavior };
    const copy = (key, value) => {
        if (value !== undefined)
            subject[key] = value;
    };
    copy('ground_truth', turn.ground_truth);
    copy('context', turn.context);
    copy('expected_tools', turn.expected_tools);
    copy('available_tools', turn.available_tools ?? agent.available_tools);
    copy('role', turn.role ?? agent.role);
    copy('system_prompt', agent.system_prompt);
    copy('allowed_topics', turn.allowed_topics);
    copy('advice_types', turn.advice_types);
    return subject;
}
/** What a stored turn keeps of its case; the system prompt, the same for all, stays with the agent. */
function criteriaOf(turn, agent) {
    const { input: _, system_prompt: __, ...criteria } = given(turn, agent);
    return criteria;
}
/** A subject with stand-ins for what the agent will bring, to check everything else before the run starts. */
function subjectBefore(turns, index, agent) {
    const turn = turns[index];
    return {
        context: ['-'],
        ...given(turn, agent),
        output: '-',
        tool_calls: [],
        agent_plan: '1. -',
        latency_ms: 0,
        conversation_history: [
            { role: 'user', content: turn.input.text || '-' },
            { role: 'assistant', content: '-' },
        ],
    };
}
/** What a scorer sees of a played turn; a multi-turn scorer sees the whole transcript and all calls. */
function subjectAfter(turns, played, index, agent, scorer) {
    const inputs = turns.slice(0, index + 1).map((turn) => given(turn, agent));
    return subjectOf(played.slice(0, index + 1), inputs, scorer.multiTurn);
}
/**
 * The last of the turns that were played, as a subject: `asked` is what the case gave for each of them, the agent's own answers
 * win. For a scorer of whole conversations the transcript ends with the turn itself, the calls of all turns say which turn of
 * the transcript made them, and tools count as expected where every turn names its own.
 */
function subjectOf(played, inputs, wholeConversation) {
    const answer = played.at(-1);
    const subject = { ...inputs.at(-1), output: answer.output, latency_ms: answer.latency_ms };
    if (answer.context !== null)
        subject.context = answer.context;
    if (answer.agent_plan !== null)
        subject.agent_plan = answer.agent_plan;
    const seen = wholeConversation ? played : played.slice(0, -1);
    const history = seen.flatMap((one, at) => {
        const context = one.context ?? inputs[at]?.context;
        return [
            { role: 'user', content: inputs[at]?.input ?? one.input },
            { role: 'assistant', content: one.output, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ context }) },
        ];
    });
    if (history.length > 0)
        subject.conversation_history = history;
    if (!wholeConversation) {
        if (answer.tool_calls !== null)
            subject.tool_calls = answer.tool_calls;
        return subject;
    }
    if (seen.some((one) => one.tool_calls !== null))
        subject.tool_calls = callsByTurn(seen, history);
    const expected = inputs.slice(0, seen.length).map((one) => one.expected_tools);
    if (expected.every((tools) => tools !== undefined))
        subject.expected_tools = expected.flat();
    else
        delete subject.expected_tools;
    return subject;
}
/** The calls of all turns, each with the index of the assistant turn that made it, or of the user turn where that stayed silent. */
function callsByTurn(seen, history) {
    let index = -1;
    return seen.flatMap((one, at) => {
        // The transcript leaves out what is blank (metrics.md 0.5).
        for (const { content } of history.slice(2 * at, 2 * at + 2))
            if ((0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_1__/* .isPresent */ .Wo)(content))
                index += 1;
        const turn = Math.max(0, index);
        return (one.tool_calls ?? []).map((call) => ({ ...call, turn }));
    });
}


/***/ }),

/***/ 17675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ storedReport),
/* harmony export */   openStoredRun: () => (/* binding */ openStoredRun),
/* harmony export */   q: () => (/* binding */ findStoredTurn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69498);
/* harmony import */ var _state_blobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72693);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45971);
/* harmony import */ var _gating_quarantine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90539);
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71874);
/* harmony import */ var _planning_subject_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57266);
/* harmony import */ var _run_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98708);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66191);









/** Opens the journal of a stored run to read from; close it after use. Fault `not_found` when there is none. */
function openStoredRun(runId, paths, ports) {
    if (ports.files.stat(paths.journal(runId)) === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('not_found', `no run "${runId}" in this state folder`, {
            where: paths.runs,
            hint: 'See: assay list runs',
        });
    return (0,_run_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunJournal */ .f)(paths.journal(runId), ports, (0,_state_blobs_js__WEBPACK_IMPORTED_MODULE_2__/* .openBlobs */ .d)(paths.blobs, ports));
}
/** The report of a finished run, from its journal alone: evals may have changed since. */
function storedReport(runId, journal) {
    const { header, config, findings } = journal;
    if (header === undefined || config === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
            where: runId,
            hint: `Finish it first: assay run --resume ${runId}`,
        });
    const cases = (0,_attempt_js__WEBPACK_IMPORTED_MODULE_3__/* .casesFrom */ .om)(journal.planned, journal.attempt, new Set(findings.flaky), config.quarantine);
    const { scorers, repeats } = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N)(cases);
    return {
        header,
        scorers,
        required_pass_rate: config.gate.min_pass_rate,
        fail_on: config.shard === undefined ? config.gate.fail_on : 'merge',
        warnings: [
            ...(0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .missingSecretsWarnings */ .lm)(header),
            ...(0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyKeyWarnings */ .sF)(config.empty_keys),
            ...(config.quarantine?.warnings ?? []),
        ],
        ...(0,_gating_quarantine_js__WEBPACK_IMPORTED_MODULE_6__/* .notesOf */ .h$)(config.quarantine),
        cases,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_7__/* .defined */ .s)({ comparison: findings.comparison, repeats }),
    };
}
/** `turn_<run>_<case>_<attempt>_<turn>`: the run, the place of the case in it, the attempt and the turn. */
const TURN_ID = /^turn_([a-z0-9]+)_(\d+)_(\d+)_(\d+)$/;
/** The stored turn of this id. Fault `not_found` when there is none. */
async function findStoredTurn(turnId, paths, ports) {
    const match = TURN_ID.exec(turnId);
    const missing = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('not_found', `no turn "${turnId}"`, {
        where: 'turn_id',
        hint: 'Turn ids stand in results.json of a stored run.',
    });
    if (match === null)
        throw missing();
    const runId = `run_${match[1]}`;
    if (ports.files.stat(paths.journal(runId)) === null)
        throw missing();
    const journal = openStoredRun(runId, paths, ports);
    try {
        const described = journal.planned[Number(match[2])];
        const played = described === undefined ? undefined : journal.played(described.id, Number(match[3]));
        const index = Number(match[4]);
        if (described === undefined || played?.turns[index] === undefined)
            throw missing();
        const turns = played.turns.slice(0, index + 1);
        return {
            agentId: described.agent_id,
            subject: ({ multiTurn }, systemPrompt) => {
                const prompt = systemPrompt === undefined ? {} : { system_prompt: systemPrompt };
                const given = turns.map(({ input, criteria }) => ({ input, ...prompt, ...criteria }));
                return (0,_planning_subject_js__WEBPACK_IMPORTED_MODULE_8__/* .subjectOf */ .et)(turns, given, multiTurn);
            },
        };
    }
    finally {
        await journal.close();
    }
}


/***/ }),

/***/ 66191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ tally)
});

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/scorers/counts.js
var counts = __webpack_require__(79721);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round = __webpack_require__(38913);
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean = __webpack_require__(71134);
// EXTERNAL MODULE: ./lib/statistics/quantile.js
var quantile = __webpack_require__(71750);
// EXTERNAL MODULE: ./lib/statistics/wilson.js
var wilson = __webpack_require__(52215);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/statistics/pass-at-k.js
/**
 * pass@k and pass^k from `n` attempts of one case of which `c` passed: the unbiased estimates over all ways to draw k of the n
 * without putting back, 1 - C(n-c,k)/C(n,k) (Chen et al. 2021, 2107.03374) and C(c,k)/C(n,k) (Yao et al. 2024,
 * 2406.12045). Assumes attempts that are independent and alike; average over cases afterwards. RangeError unless all three are
 * whole, 0 <= c <= n and 1 <= k <= n: more attempts than were made cannot be estimated without bias.
 */
function passAtK(n, c, k) {
    if (![n, c, k].every(Number.isInteger) || c < 0 || c > n || k < 1 || k > n)
        throw new RangeError(`passAtK: ${c} of ${n} passed, k ${k}; whole numbers with c <= n and 1 <= k <= n`);
    let all = 1;
    let noneLog = 0;
    for (let drawn = 0; drawn < k; drawn += 1) {
        all *= Math.max(0, c - drawn) / (n - drawn);
        // Draw by draw instead of binomials, which overflow; in logarithms, so that a small pass@k keeps its digits.
        noneLog += Math.log1p(-Math.min(1, c / (n - drawn)));
    }
    return { pass_at_k: c === 0 ? 0 : -Math.expm1(noneLog), pass_hat_k: all };
}

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/runs/stability.js






/** Empty books. Every case weighs the same, however often it was played; cost grows with the attempts, not with their pairs. */
function stabilityBooks() {
    const played = [];
    const sameAnswers = [];
    const otherAnswers = [];
    return {
        add(one) {
            const judged = one.attempts.filter(({ status }) => status === 'passed' || status === 'failed');
            if (judged.length < 2)
                return;
            played.push({
                judged: judged.length,
                passed: judged.filter(({ status }) => status === 'passed').length,
            });
            const { same, other } = scatterOf(judged);
            if (same.length > 0)
                sameAnswers.push((0,mean/* mean */.i)(same));
            if (other.length > 0)
                otherAnswers.push((0,mean/* mean */.i)(other));
        },
        summary() {
            if (played.length === 0)
                return undefined;
            const k = usualCount(played.map(({ judged }) => judged));
            const enough = played.filter(({ judged }) => judged >= k);
            const chances = enough.map(({ judged, passed }) => passAtK(judged, passed, k));
            const stable = played.filter(({ judged, passed }) => passed === 0 || passed === judged).length;
            return {
                k,
                cases: enough.length,
                pass_at_k: (0,round/* round4 */.X)((0,mean/* mean */.i)(chances.map(({ pass_at_k }) => pass_at_k))),
                pass_hat_k: (0,round/* round4 */.X)((0,mean/* mean */.i)(chances.map(({ pass_hat_k }) => pass_hat_k))),
                stable,
                unstable: played.length - stable,
                agent_noise: otherAnswers.length === 0 ? null : (0,round/* round4 */.X)((0,mean/* mean */.i)(otherAnswers)),
                judge_noise: sameAnswers.length === 0 ? null : (0,round/* round4 */.X)((0,mean/* mean */.i)(sameAnswers)),
            };
        },
    };
}
/** The number of judged attempts that most cases have; of two that are as frequent the larger, which asks more. */
function usualCount(judged) {
    const cases = new Map();
    for (const one of judged)
        cases.set(one, (cases.get(one) ?? 0) + 1);
    return [...cases].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0][0];
}
/** Mean absolute differences between attempts, one for each judged score of the case: of equal answers and of different ones. */
function scatterOf(attempts) {
    /** By turn and scorer: scores by what was answered up to that turn. */
    const series = new Map();
    for (const { turns } of attempts) {
        let answered = '';
        for (const [at, turn] of turns.entries()) {
            answered = (0,external_node_crypto_.createHash)('sha256')
                .update(answered)
                .update((0,canonical_json/* canonicalJson */.d)(answerOf(turn)))
                .digest('hex');
            for (const [scorer, result] of Object.entries(turn.results)) {
                if (!(0,counts/* counts */.t)(result) || !isJudged(result.metadata))
                    continue;
                const name = `${at}:${scorer}`;
                const byAnswer = series.get(name) ?? new Map();
                series.set(name, byAnswer);
                const scores = byAnswer.get(answered) ?? [];
                byAnswer.set(answered, scores);
                scores.push(result.score);
            }
        }
    }
    const same = [];
    const other = [];
    for (const byAnswer of series.values()) {
        const groups = [...byAnswer.values()];
        const within = sumOfGaps(groups);
        const all = sumOfGaps([groups.flat()]);
        if (within.pairs > 0)
            same.push(within.gaps / within.pairs);
        // Rounding of two large sums must not make a difference of a negative one.
        if (all.pairs > within.pairs)
            other.push(Math.max(0, all.gaps - within.gaps) / (all.pairs - within.pairs));
    }
    return { same, other };
}
/** What the judge was shown of an answer, as far as the run keeps it. */
const answerOf = ({ output, tool_calls }) => [output, tool_calls];
function isJudged(metadata) {
    const judgeInfo = metadata['judge'];
    if (typeof judgeInfo !== 'object' || judgeInfo === null)
        return false;
    const { mode } = judgeInfo; // Border: our own judge info, read back from a journal.
    return mode === 'llm' || mode === 'offline';
}
/** Sum of |x - y| over all pairs inside each group; sorted, so that a thousand attempts are no half a million subtractions. */
function sumOfGaps(groups) {
    let gaps = 0;
    let pairs = 0;
    for (const group of groups) {
        const sorted = [...group].sort((a, b) => a - b);
        // The i-th smallest is the larger one of i pairs and the smaller one of the others.
        for (const [at, value] of sorted.entries())
            gaps += value * (2 * at - (sorted.length - 1));
        pairs += (sorted.length * (sorted.length - 1)) / 2;
    }
    return { gaps, pairs };
}

;// CONCATENATED MODULE: ./lib/runs/summarize.js







/** Not infrastructure: the agent answered, but without a field that a scorer needs. */
const ANSWERED = new Set(['missing_field', 'invalid_field', 'no_assistant_turn']);
/** Counts of cases by how they ended. */
const noCounts = () => ({ total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 });
function count(counts, status) {
    counts.total++;
    counts[status]++;
}
/** What cases came to, counted by whether they gate. */
function caseBooks() {
    const totals = noCounts();
    const gating = noCounts();
    const quarantined = { total: 0, passed: 0, failed: [] };
    const outcomes = [];
    const unanimous = [];
    const durations = [];
    let undecided = 0;
    return {
        ...{ totals, gating, quarantined, outcomes, unanimous, durations },
        add(one) {
            count(totals, one.status);
            if (one.gating !== false) {
                count(gating, one.status);
                if (one.status === 'skipped' && one.attempts.length > 0)
                    undecided++;
            }
            if (one.quarantined === true) {
                quarantined.total++;
                if (one.status === 'passed')
                    quarantined.passed++;
                if (one.status === 'failed')
                    quarantined.failed.push(one.id);
            }
            outcomes.push(one.status);
            unanimous.push(isUnanimous(one));
            durations.push(durationOf(one));
        },
        get undecided() {
            return undecided;
        },
    };
}
/** What went wrong in attempts: the first error of a gating case, and whether all of them were of the infrastructure. */
function errorBooks() {
    let first;
    let onlyInfrastructure = true;
    return {
        add({ attempts, gating }) {
            for (const { error, status } of attempts) {
                if (error === undefined || status !== 'errored')
                    continue;
                if (gating !== false)
                    first ??= error;
                if (ANSWERED.has(error.code))
                    onlyInfrastructure = false;
            }
        },
        facts: () => ({ ...(0,defined/* defined */.s)({ firstError: first }), onlyInfrastructure }),
    };
}
/** What every turn took and scored. */
function scoreBooks() {
    const sums = new Map();
    const latencies = [];
    const undecided = new Set();
    const addResult = (name, result, isQuarantined) => {
        const sum = sumOf(sums, name);
        if (result.metadata['not_applicable'] === true) {
            sum.notApplicable++;
            return;
        }
        sum.all.push(result.score);
        if (result.pass)
            sum.passed++;
        if ((0,counts/* counts */.t)(result)) {
            sum.counted.push(result.score);
            if (!isQuarantined)
                sum.deciding.push(result.score);
            sum.gating = true;
        }
        else
            undecided.add(name);
    };
    return {
        ...{ sums, latencies, undecided },
        add({ attempts, quarantined }) {
            for (const turn of attempts.flatMap(({ turns }) => turns)) {
                latencies.push(turn.latency_ms);
                for (const [name, result] of Object.entries(turn.results))
                    addResult(name, result, quarantined === true);
                for (const name of Object.keys(turn.errors ?? {}))
                    sumOf(sums, name).errored++;
            }
        },
    };
}
/** One pass over the cases. Averages leave out not-applicable and non-gating results; rates leave out errored cases (contract 5). */
function tally(cases) {
    const [books, errors, scores, stability] = [caseBooks(), errorBooks(), scoreBooks(), stabilityBooks()];
    for (const one of cases)
        for (const each of [books, errors, scores, stability])
            each.add(one);
    const { totals, gating, quarantined, outcomes, unanimous, durations } = books;
    const judged = totals.passed + totals.failed;
    const interval = judged === 0 ? null : (0,wilson/* wilsonInterval */.Y)(totals.passed, judged);
    const avgScores = Object.create(null);
    for (const [name, { counted }] of scores.sums)
        if (counted.length > 0)
            avgScores[name] = (0,round/* round4 */.X)((0,mean/* mean */.i)(counted));
    return {
        counts: totals,
        passRate: judged === 0 ? null : (0,round/* round4 */.X)(totals.passed / judged),
        passRateInterval: interval === null ? null : [(0,round/* round4 */.X)(interval[0]), (0,round/* round4 */.X)(interval[1])],
        avgScores,
        latency: latencyOf(scores.latencies),
        scorers: [...scores.sums].map(rowOf),
        ...{ outcomes, unanimous, durations },
        repeats: stability.summary(),
        undecided: { cases: books.undecided, scorers: scores.undecided },
        gateFacts: {
            selected: totals.total,
            passed: gating.passed,
            failed: gating.failed,
            errored: gating.errored,
            skipped: gating.skipped,
            avgScores: quarantined.total === 0 ? avgScores : decidingScores(scores.sums),
            nonGating: {
                total: totals.total - gating.total - quarantined.total,
                failed: totals.failed - gating.failed - quarantined.failed.length,
            },
            ...(quarantined.total === 0 ? {} : { quarantined }),
            ...errors.facts(),
        },
    };
}
function latencyOf(latencies) {
    if (latencies.length === 0)
        return { mean: null, p50: null, p95: null };
    const sorted = [...latencies].sort((a, b) => a - b);
    return {
        mean: Math.round((0,mean/* mean */.i)(sorted)),
        p50: Math.round((0,quantile/* quantile */.Y)(sorted, 0.5)),
        p95: Math.round((0,quantile/* quantile */.Y)(sorted, 0.95)),
    };
}
const rowOf = ([name, sum]) => ({
    name,
    mean: sum.all.length === 0 ? null : (0,round/* round4 */.X)((0,mean/* mean */.i)(sum.all)),
    passed: sum.passed,
    judged: sum.all.length,
    not_applicable: sum.notApplicable,
    errored: sum.errored,
    gating: sum.gating || sum.all.length === 0,
});
/** What the gate asks: what a quarantined case scored counts only where nothing else has the scorer. */
function decidingScores(sums) {
    const scores = Object.create(null);
    for (const [name, { counted, deciding }] of sums)
        if (counted.length > 0)
            scores[name] = (0,round/* round4 */.X)((0,mean/* mean */.i)(deciding.length > 0 ? deciding : counted));
    return scores;
}
function isUnanimous({ attempts }) {
    const [first] = attempts;
    if (first === undefined || attempts.length < 2)
        return false;
    const isJudged = first.status === 'passed' || first.status === 'failed';
    return isJudged && attempts.every(({ status }) => status === first.status);
}
/** A play that errored ended before its time, or after a wait that says nothing of the case. */
function durationOf({ attempts }) {
    const played = attempts.filter(({ status, turns }) => status !== 'errored' && turns.length > 0);
    if (played.length === 0)
        return null;
    return (0,mean/* mean */.i)(played.map(({ turns }) => turns.reduce((sum, { latency_ms: ms }) => sum + ms, 0)));
}
function sumOf(sums, name) {
    let sum = sums.get(name);
    if (sum === undefined) {
        sum = { all: [], counted: [], deciding: [], passed: 0, notApplicable: 0, errored: 0, gating: false };
        sums.set(name, sum);
    }
    return sum;
}


/***/ }),

/***/ 38913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   X: () => (/* binding */ round4)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A score as it is shown and decided on: clamped to [0,1], four decimals (metrics.md 0.1). A value that is no number is a bug and throws. */
function round4(value) {
    if (!Number.isFinite(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `A formula gave ${value} instead of a number.`, {
            hint: 'This is a bug in Assay. Please report it with the input you evaluated.',
        });
    }
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round((clamped + Number.EPSILON) * 1e4) / 1e4;
}
/** A score for a sentence: up to four decimals, no trailing zeros. */
function shown(value) {
    return String(round4(value));
}


/***/ }),

/***/ 31093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   U8: () => (/* binding */ foldForMatch),
/* harmony export */   Wo: () => (/* binding */ isPresent),
/* harmony export */   sk: () => (/* binding */ foldCharacters)
/* harmony export */ });
/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
function foldCharacters(text) {
    if (!NEEDS_FOLDING.test(text))
        return text;
    return text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(SINGLE_QUOTES, "'")
        .replace(DOUBLE_QUOTES, '"')
        .replace(DASHES, '-')
        .normalize('NFKC');
}
/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
function normalize(text) {
    return foldCharacters(text).replace(SPACES, ' ').trim();
}
/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
function foldForMatch(text) {
    return normalize(normalize(text).toLowerCase().replaceAll('ς', 'σ'));
}
/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
function isPresent(text) {
    return typeof text === 'string' && /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text);
}


/***/ })

};
