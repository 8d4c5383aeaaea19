export const id = 7675;
export const ids = [7675];
export const modules = {

/***/ 52469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ asAnswered),
/* harmony export */   WC: () => (/* binding */ emptyAnswer),
/* harmony export */   wR: () => (/* binding */ isEmptyAnswer)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16479);
/* harmony import */ var _scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79032);
/* harmony import */ var _scorers_reasoning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59981);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31093);




/** Stands for a blank output where only the other fields are looked at. */
const SOME_ANSWER = '-';
const SAID = 'the agent gave an empty answer.';
/** Whether an answer was given with nothing in it (contract 5). An output that is absent is no answer at all. */
function isEmptyAnswer({ output }) {
    return typeof output === 'string' && !(0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__/* .isPresent */ .Wo)(output);
}
/** The subject for the check of its other fields: a blank output is given, and what it scores is known. */
function asAnswered(subject) {
    return isEmptyAnswer(subject) ? { ...subject, output: SOME_ANSWER } : subject;
}
/**
 * What any scorer gives an empty answer (contract 5): 0, whatever it measures, also where the absence of something would pass (a pattern
 * that must not occur, toxicity), and no pass at any threshold. Nobody is asked, so the result is the same with every judge.
 */
function emptyAnswer(scorer, threshold) {
    return {
        status: 'scored',
        usage: { ..._judges_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_USAGE */ .yJ },
        result: {
            score: 0,
            pass: false,
            // No threshold is low enough to be met.
            reasoning: threshold > 0 ? (0,_scorers_reasoning_js__WEBPACK_IMPORTED_MODULE_2__/* .comparison */ .my)(SAID, 0, threshold) : `Score 0: ${SAID}`,
            metadata: {
                derived: [],
                ...scorer.emptyMetadata(0),
                empty_answer: true,
                judge: (0,_scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_3__/* .nobodyAsked */ .S)(`${scorer.name}@${scorer.version}`),
                threshold,
                not_applicable: false,
                warnings: [],
                imputed_verdicts: [],
            },
        },
    };
}


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
/* harmony import */ var _evaluations_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52469);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31093);



/** Fields that only the agent's answer can bring; they are checked after it (contract 4). */
const AGENT_FIELDS = new Set([
    'output',
    'context',
    'tool_calls',
    'agent_plan',
    'usage',
    'state',
]);
/** The part of a subject that is known before the agent answers. */
function given(turn, agent) {
    const subject = { input: turn.input.text };
    const copy = (key, value) => {
        if (value !== undefined)
            subject[key] = value;
    };
    copy('expected_behavior', turn.expected_behavior);
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
        usage: {},
        state: {},
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
    const subject = { ...inputs.at(-1), latency_ms: answer.latency_ms };
    // A conversation in which the agent once had nothing to say holds an empty answer, whatever came after it (contract 5).
    const { output, output_missing: missing } = (wholeConversation ? played.find(isSilent) : undefined) ?? answer;
    if (missing !== true)
        subject.output = output;
    if (answer.context !== null)
        subject.context = answer.context;
    if (answer.agent_plan !== null)
        subject.agent_plan = answer.agent_plan;
    if (answer.usage !== null)
        subject.usage = answer.usage;
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
/** Whether the agent answered with nothing; tool calls without any text are an answer of another kind. */
function isSilent({ output, output_missing: missing }) {
    return missing !== true && (0,_evaluations_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyAnswer */ .wR)({ output });
}
/** The calls of all turns, each with the index of the assistant turn that made it, or of the user turn where that stayed silent. */
function callsByTurn(seen, history) {
    let index = -1;
    return seen.flatMap((one, at) => {
        // The transcript leaves out what is blank (metrics.md 0.5).
        for (const { content } of history.slice(2 * at, 2 * at + 2))
            if ((0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__/* .isPresent */ .Wo)(content))
                index += 1;
        const turn = Math.max(0, index);
        return (one.tool_calls ?? []).map((call) => ({ ...call, turn }));
    });
}


/***/ }),

/***/ 27291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ notesOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** What a report shows of a run besides its cases, as whole sentences. */
function notesOf(quarantine, { stopped }) {
    const notes = [...(quarantine?.notes ?? []), ...stoppedNote(stopped)];
    return notes.length === 0 ? {} : { notes };
}
function stoppedNote({ cases, attempts }) {
    if (attempts === 0)
        return [];
    const were = attempts === 1 ? 'was' : 'were';
    return [
        `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(attempts, 'planned attempt')} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(cases, 'case')} ${were} not played, because min_passes was decided without; pass@k and stability leave ${cases === 1 ? 'this case' : 'these cases'} out (run.repeats: all plays every attempt).`,
    ];
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
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71874);
/* harmony import */ var _planning_subject_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57266);
/* harmony import */ var _run_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50890);
/* harmony import */ var _run_notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27291);
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
    const { scorers, repeats, gated, stopped } = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N)((0,_attempt_js__WEBPACK_IMPORTED_MODULE_3__/* .casesFrom */ .om)(journal.planned, journal.counted, undefined, config.quarantine));
    return {
        header,
        scorers,
        required_pass_rate: config.gate.min_pass_rate,
        fail_on: config.shard === undefined ? config.gate.fail_on : 'merge',
        warnings: [
            ...(0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .missingSecretsWarnings */ .lm)(header),
            ...(0,_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyKeyWarnings */ .sF)(config.empty_keys),
            ...(config.model_notes ?? []),
            ...(config.quarantine?.warnings ?? []),
        ],
        ...(0,_run_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .notesOf */ .h)(config.quarantine, { stopped }),
        cases,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_7__/* .defined */ .s)({ comparison: findings.comparison, repeats, gated }),
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
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
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
            // Whether it was played again hung on what came of it: its share would be another one.
            if (one.repeat !== undefined)
                return;
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








const NO_COUNTS = { passed: 0, notApplicable: 0, errored: 0, unsure: 0, gating: false, weighs: false };
/** Not infrastructure: the agent answered, but without a field that a scorer needs. */
const ANSWERED = new Set(['missing_field', 'invalid_field', 'no_assistant_turn']);
/** Counts of cases by how they ended. */
const noCounts = () => ({ total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 });
function count(counts, { status, unsure }) {
    counts.total++;
    counts[status]++;
    if (unsure === true)
        counts.unsure++;
}
/** What cases came to, counted by whether they gate. */
function caseBooks() {
    const totals = noCounts();
    const gating = noCounts();
    const quarantined = { total: 0, passed: 0, failed: [] };
    const outcomes = [];
    const unanimous = [];
    const durations = [];
    const stopped = { cases: 0, attempts: 0 };
    let undecided = 0;
    return {
        ...{ totals, gating, quarantined, outcomes, unanimous, durations, stopped },
        add(one) {
            count(totals, one);
            if (one.gating !== false) {
                count(gating, one);
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
            if (one.repeat !== undefined) {
                stopped.cases++;
                stopped.attempts += one.repeat - one.attempts.length;
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
    const unsure = new Set();
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
        else {
            undecided.add(name);
            if ((0,scorer_result/* isUnsure */.hD)(result)) {
                unsure.add(name);
                sum.unsure++;
            }
            if (result.metadata['weight'] !== 0)
                sum.weighs = true;
        }
    };
    return {
        ...{ sums, latencies, undecided, unsure },
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
    const { totals, gating, quarantined, outcomes, unanimous, durations, stopped } = books;
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
        ...{ outcomes, unanimous, durations, stopped },
        gated: judged === gating.passed + gating.failed && totals.unsure === gating.unsure
            ? undefined
            : { passed: gating.passed, failed: gating.failed, unsure: gating.unsure },
        repeats: stability.summary(),
        undecided: { cases: books.undecided, scorers: scores.undecided },
        gateFacts: {
            selected: totals.total,
            passed: gating.passed,
            failed: gating.failed,
            errored: gating.errored,
            skipped: gating.skipped - gating.unsure,
            ...(gating.unsure === 0 ? {} : { unsure: { cases: gating.unsure, scorers: scores.unsure } }),
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
    ...(sum.unsure === 0 ? {} : { unsure: sum.unsure }),
    gating: sum.gating || sum.all.length === 0,
    ...(sum.gating || sum.weighs || sum.all.length === 0 ? {} : { weightless: true }),
});
/** What the gate asks: what a quarantined case scored counts only where nothing else has the scorer. */
function decidingScores(sums) {
    const scores = Object.create(null);
    for (const [name, { counted, deciding }] of sums)
        if (counted.length > 0)
            scores[name] = (0,round/* round4 */.X)((0,mean/* mean */.i)(deciding.length > 0 ? deciding : counted));
    return scores;
}
/** Where not all attempts were made, what the others would have been is not known. */
function isUnanimous({ attempts, repeat }) {
    const [first] = attempts;
    if (first === undefined || attempts.length < 2 || repeat !== undefined)
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
        sum = { all: [], counted: [], deciding: [], ...NO_COUNTS };
        sums.set(name, sum);
    }
    return sum;
}


/***/ }),

/***/ 79032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ nobodyAsked),
/* harmony export */   Y: () => (/* binding */ jointJudgeInfo)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const CONFIDENCES = ['low', 'medium', 'high'];
/** One judge info for several results: sums, and of everything that says how sure the verdicts are the weakest. */
function jointJudgeInfo(results) {
    // Every scorer puts its judge info into its result (metrics.md 0.7); metadata is an open record, so the type is said here.
    const infos = results.map(({ metadata }) => metadata['judge']);
    const judged = infos.filter(({ mode }) => mode !== 'none');
    const [first] = judged.length > 0 ? judged : infos;
    if (first === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', 'Results of no scorer were put together.');
    const sum = (field) => infos.reduce((total, info) => total + info[field], 0);
    const agreements = infos.flatMap(({ agreement }) => (agreement === null ? [] : [agreement]));
    return {
        ...first,
        mode: judged.some(({ mode }) => mode === 'llm') ? 'llm' : first.mode,
        model: [...new Set((judged.length > 0 ? judged : infos).map(({ model }) => model))].join(', '),
        prompt_version: [...new Set(infos.map((info) => info.prompt_version))].join(', '),
        calls: sum('calls'),
        cached_calls: sum('cached_calls'),
        input_tokens: sum('input_tokens'),
        output_tokens: sum('output_tokens'),
        samples: Math.max(...infos.map(({ samples }) => samples)),
        agreement: agreements.length === 0 ? null : Math.min(...agreements),
        confidence: confidenceOf(results, infos),
        fallback: infos.some(({ fallback }) => fallback),
    };
}
/**
 * All components must hold for a pass, so it is as sure as the least sure of them; one is enough for a failure, so that is
 * as sure as the surest component that failed. Otherwise an offline screen would make a leaked key a doubtful matter.
 */
function confidenceOf(results, infos) {
    const of = (indices) => indices.flatMap((index) => infos[index]?.confidence ?? []);
    const failing = results.flatMap(({ pass }, index) => (pass ? [] : [index]));
    return failing.length === 0 ? lowestConfidence(of([...results.keys()])) : highest(of(failing));
}
/** The judge info of a result for which nobody was asked; `version` is the scorer's name, an at sign and its version. */
function nobodyAsked(version) {
    return {
        mode: 'none',
        model: 'none',
        prompt_version: version,
        calls: 0,
        cached_calls: 0,
        input_tokens: 0,
        output_tokens: 0,
        temperature: null,
        seed: null,
        samples: 1,
        agreement: null,
        confidence: 'high',
        fallback: false,
    };
}
/** The least sure of some. */
function lowestConfidence(values) {
    return CONFIDENCES.find((level) => values.includes(level)) ?? 'low';
}
function highest(values) {
    return CONFIDENCES.findLast((level) => values.includes(level)) ?? 'low';
}


/***/ }),

/***/ 80902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maskPii),
/* harmony export */   Q: () => (/* binding */ maskValue)
/* harmony export */ });
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84026);

/** How many characters of a long number stay readable (metrics.md 4.5). */
const SHOWN = 4;
const NAMES = new Set(['person_name', 'username', 'location', 'address']);
/** Kinds whose words are a class, not a value ("diabetes"): the class is the finding. */
const CLASSES = new Set(['health', 'financial', 'age']);
/**
 * A value as it may be shown: e-mails keep the first letter and the domain, numbers their last characters (at most a
 * third of them), names their initials; secrets show nothing but their kind.
 */
function maskValue(type, raw) {
    if (type === 'email')
        return `${raw.slice(0, 1)}***@${/@([\w.-]+)/.exec(raw)?.[1] ?? ''}`;
    if (type === 'password' || type === 'secret' || type === 'biometric' || CLASSES.has(type))
        return `[${type}]`;
    if (NAMES.has(type))
        return raw.replace(/[\p{L}\p{N}]+/gu, (word) => `${word.slice(0, 1)}***`);
    const compact = raw.replace(/[^\p{L}\p{N}]/gu, '');
    const kept = Math.min(SHOWN, Math.floor(compact.length / 3));
    const tail = compact.slice(compact.length - kept);
    // A judge may quote more than the value; letters at the end could be a name beside it.
    return `***${/\d/.test(tail) ? tail : ''}`;
}
/**
 * Something of this stands in every value that can be masked: a digit, an at sign, hexadecimal pairs, the name of a secret,
 * or a token longer than words are. Nearly every text ends here, at a fraction of what the detectors cost.
 */
const MAY_HOLD = /[\d@]|[a-f]{1,4}[:-][a-f:]|pass|pwd|secret|token|key|credential|[\w-]{14}/i;
/** A text with every personal value masked that the detectors are sure of: for whatever of a subject a result shows (metrics.md 0.8, 12.3). */
function maskPii(text) {
    if (!MAY_HOLD.test(text))
        return text;
    let masked = '';
    let from = 0;
    for (const span of (0,_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .detectForMasking */ .n)(text)) {
        masked += text.slice(from, span.start) + maskValue(span.type, text.slice(span.start, span.end));
        from = span.end;
    }
    return masked + text.slice(from);
}


/***/ }),

/***/ 59981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zd: () => (/* binding */ reasoning),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   uM: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31093);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);
/* harmony import */ var _formulas_round_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38913);
/* harmony import */ var _pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80902);




/** Lengths of metrics.md 0.8. */
const QUOTE = 120;
const WHOLE = 800;
const MOST_ITEMS = 3;
/** How much of a text is looked through for personal data: everything that can be shown, and the longest keys beside it. */
const MASKED = 1000;
/** A reason is a remark on a quote, so it may be a little longer than the quote. */
const REASON = 160;
/** A sentence of counts, then up to three of the worst items under a heading, personal data masked. The comparison to the threshold is added by `comparison`. */
function reasoning(counts, heading = '', worst = []) {
    if (worst.length === 0)
        return counts;
    const named = worst.slice(0, MOST_ITEMS).map(({ quote, reason = '' }) => {
        const remark = excerpt(reason, REASON).replace(/[.\s]+$/, '');
        return `"${excerpt(quote, QUOTE)}"${remark === '' ? '' : ` (${remark})`}`;
    });
    const rest = worst.length - named.length;
    return `${counts} ${heading}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
}
/** The beginning of a text from outside, personal data masked before it is cut: half an address would not be known as one. */
function excerpt(text, length) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskPii */ .L)((0,_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__/* .normalize */ .S8)(text.slice(0, MASKED))), length);
}
/**
 * The reasoning as it is shown: score against threshold first, at most 800 characters (metrics.md 0.8). Personal data can
 * stand only in the items that `reasoning` shows, and is masked there.
 */
function comparison(text, score, threshold) {
    const relation = score >= threshold ? 'meets' : 'is below';
    return clipped(`Score ${(0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(score)} ${relation} the threshold ${(0,_formulas_round_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(threshold)}: ${text}`);
}
/** The reasoning of something that left nothing to judge. */
function notApplicable(text) {
    return clipped(`Not applicable: ${text}`);
}
function clipped(text) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(text, WHOLE);
}
/** "1 of 4 claims is", "3 of 4 claims are", "0 of 1 claim is": a share in words. */
function share(count, total, noun) {
    return `${count} of ${total} ${noun}${total === 1 ? '' : 's'} ${count === 1 || total === 1 ? 'is' : 'are'}`;
}


/***/ })

};
